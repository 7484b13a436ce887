; ModuleID = 'above_the_stack.c'
source_filename = "above_the_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@next = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i32], align 16
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !20, !DIExpression(), !24)
  %3 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !25
  store ptr %3, ptr @next, align 8, !dbg !27
  br label %4, !dbg !28

4:                                                ; preds = %6, %0
  %5 = load ptr, ptr @next, align 8, !dbg !29
  store volatile i32 1, ptr %5, align 4, !dbg !31
  br label %6, !dbg !32

6:                                                ; preds = %4
  %7 = load ptr, ptr @next, align 8, !dbg !33
  %8 = getelementptr inbounds i32, ptr %7, i32 1, !dbg !33
  store ptr %8, ptr @next, align 8, !dbg !33
  br label %4, !dbg !34, !llvm.loop !35
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "next", scope: !2, file: !3, line: 2, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "above_the_stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "81e9b2738909c3a6f4080375218b3450")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 4, type: !17, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !{}
!20 = !DILocalVariable(name: "numbers", scope: !16, file: !3, line: 6, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !DILocation(line: 6, column: 9, scope: !16)
!25 = !DILocation(line: 7, column: 17, scope: !26)
!26 = distinct !DILexicalBlock(scope: !16, file: !3, line: 7, column: 5)
!27 = !DILocation(line: 7, column: 15, scope: !26)
!28 = !DILocation(line: 7, column: 10, scope: !26)
!29 = !DILocation(line: 8, column: 10, scope: !30)
!30 = distinct !DILexicalBlock(scope: !26, file: !3, line: 7, column: 5)
!31 = !DILocation(line: 8, column: 15, scope: !30)
!32 = !DILocation(line: 8, column: 9, scope: !30)
!33 = !DILocation(line: 7, column: 31, scope: !30)
!34 = !DILocation(line: 7, column: 5, scope: !30)
!35 = distinct !{!35, !36, !37}
!36 = !DILocation(line: 7, column: 5, scope: !26)
!37 = !DILocation(line: 8, column: 17, scope: !26)
