; ModuleID = 'read_only.c'
source_filename = "read_only.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"jam\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !22, !DIExpression(), !24)
  store ptr @.str, ptr %2, align 8, !dbg !24
  %3 = load ptr, ptr %2, align 8, !dbg !25
  call void @capitalise(ptr noundef %3), !dbg !26
  %4 = load ptr, ptr %2, align 8, !dbg !27
  %5 = getelementptr inbounds i8, ptr %4, i64 0, !dbg !27
  %6 = load i8, ptr %5, align 1, !dbg !27
  %7 = sext i8 %6 to i32, !dbg !27
  ret i32 %7, !dbg !28
}

; Function Attrs: noinline nounwind uwtable
define internal void @capitalise(ptr noundef %0) #0 !dbg !29 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !32, !DIExpression(), !33)
  %3 = load ptr, ptr %2, align 8, !dbg !34
  %4 = getelementptr inbounds i8, ptr %3, i64 0, !dbg !34
  store i8 74, ptr %4, align 1, !dbg !35
  ret void, !dbg !36
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "read_only.c", directory: ".", checksumkind: CSK_MD5, checksum: "0929135517b3eeda7754bc6da401e4c5")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 7, type: !18, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "word", scope: !17, file: !2, line: 9, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!24 = !DILocation(line: 9, column: 11, scope: !17)
!25 = !DILocation(line: 10, column: 16, scope: !17)
!26 = !DILocation(line: 10, column: 5, scope: !17)
!27 = !DILocation(line: 11, column: 12, scope: !17)
!28 = !DILocation(line: 11, column: 5, scope: !17)
!29 = distinct !DISubprogram(name: "capitalise", scope: !2, file: !2, line: 2, type: !30, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !21)
!30 = !DISubroutineType(types: !31)
!31 = !{null, !23}
!32 = !DILocalVariable(name: "text", arg: 1, scope: !29, file: !2, line: 2, type: !23)
!33 = !DILocation(line: 2, column: 30, scope: !29)
!34 = !DILocation(line: 4, column: 5, scope: !29)
!35 = !DILocation(line: 4, column: 13, scope: !29)
!36 = !DILocation(line: 5, column: 1, scope: !29)
