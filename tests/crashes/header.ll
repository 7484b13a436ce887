; ModuleID = 'header.c'
source_filename = "header.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !18)
  store ptr null, ptr %2, align 8, !dbg !18
  %3 = load ptr, ptr %2, align 8, !dbg !19
  %4 = call signext i16 @last(ptr noundef %3, i32 noundef 3), !dbg !20
  %5 = sext i16 %4 to i32, !dbg !20
  ret i32 %5, !dbg !21
}

; Function Attrs: noinline nounwind uwtable
define internal signext i16 @last(ptr noundef %0, i32 noundef %1) #0 !dbg !22 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !26, !DIExpression(), !27)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !28, !DIExpression(), !29)
  %5 = load ptr, ptr %3, align 8, !dbg !30
  %6 = load i32, ptr %4, align 4, !dbg !31
  %7 = sub nsw i32 %6, 1, !dbg !32
  %8 = sext i32 %7 to i64, !dbg !30
  %9 = getelementptr inbounds i16, ptr %5, i64 %8, !dbg !30
  %10 = load i16, ptr %9, align 2, !dbg !30
  ret i16 %10, !dbg !33
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "header.c", directory: ".", checksumkind: CSK_MD5, checksum: "1d0368de1d920be1f27a47f51c6f3095")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "none", scope: !10, file: !1, line: 3, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!18 = !DILocation(line: 3, column: 10, scope: !10)
!19 = !DILocation(line: 4, column: 15, scope: !10)
!20 = !DILocation(line: 4, column: 10, scope: !10)
!21 = !DILocation(line: 4, column: 3, scope: !10)
!22 = distinct !DISubprogram(name: "last", scope: !23, file: !23, line: 1, type: !24, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!23 = !DIFile(filename: "./header.h", directory: ".", checksumkind: CSK_MD5, checksum: "8b921a0a7f84fc391cb9fce016e94634")
!24 = !DISubroutineType(types: !25)
!25 = !{!17, !16, !13}
!26 = !DILocalVariable(name: "numbers", arg: 1, scope: !22, file: !23, line: 1, type: !16)
!27 = !DILocation(line: 1, column: 52, scope: !22)
!28 = !DILocalVariable(name: "n", arg: 2, scope: !22, file: !23, line: 1, type: !13)
!29 = !DILocation(line: 1, column: 65, scope: !22)
!30 = !DILocation(line: 2, column: 9, scope: !22)
!31 = !DILocation(line: 2, column: 17, scope: !22)
!32 = !DILocation(line: 2, column: 19, scope: !22)
!33 = !DILocation(line: 2, column: 2, scope: !22)
