; ModuleID = 'null_call.c'
source_filename = "null_call.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.operations = type { ptr, ptr }

@operations = internal global %struct.operations zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @run(ptr noundef @operations), !dbg !24
  ret i32 %2, !dbg !25
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @run(ptr noundef %0) #0 !dbg !26 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !31, !DIExpression(), !32)
  %3 = load ptr, ptr %2, align 8, !dbg !33
  %4 = getelementptr inbounds %struct.operations, ptr %3, i32 0, i32 1, !dbg !34
  %5 = load ptr, ptr %4, align 8, !dbg !34
  %6 = call i32 %5(i32 noundef 3), !dbg !33
  %7 = add nsw i32 %6, 1, !dbg !35
  ret i32 %7, !dbg !36
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "operations", scope: !2, file: !3, line: 2, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "null_call.c", directory: ".", checksumkind: CSK_MD5, checksum: "62fade6b002ab664c1cb80ae6a33daf0")
!4 = !{!0}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "operations", file: !3, line: 1, size: 128, elements: !6)
!6 = !{!7, !12}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "open", scope: !5, file: !3, line: 1, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DISubroutineType(types: !10)
!10 = !{!11, !11}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "close", scope: !5, file: !3, line: 1, baseType: !8, size: 64, offset: 64)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !22, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!22 = !DISubroutineType(types: !23)
!23 = !{!11}
!24 = !DILocation(line: 6, column: 25, scope: !21)
!25 = !DILocation(line: 6, column: 18, scope: !21)
!26 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 3, type: !27, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!27 = !DISubroutineType(types: !28)
!28 = !{!11, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!30 = !{}
!31 = !DILocalVariable(name: "all", arg: 1, scope: !26, file: !3, line: 3, type: !29)
!32 = !DILocation(line: 3, column: 61, scope: !26)
!33 = !DILocation(line: 4, column: 10, scope: !26)
!34 = !DILocation(line: 4, column: 15, scope: !26)
!35 = !DILocation(line: 4, column: 24, scope: !26)
!36 = !DILocation(line: 4, column: 3, scope: !26)
