; ModuleID = 'loop.c'
source_filename = "loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !17)
  store i64 5, ptr %2, align 8, !dbg !17
  %3 = call i64 @sum(ptr noundef %2, ptr noundef null), !dbg !18
  %4 = trunc i64 %3 to i32, !dbg !19
  ret i32 %4, !dbg !20
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @sum(ptr noundef %0, ptr noundef %1) #0 !dbg !21 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !26, !DIExpression(), !27)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !28, !DIExpression(), !29)
    #dbg_declare(ptr %5, !30, !DIExpression(), !31)
  store i64 0, ptr %5, align 8, !dbg !31
    #dbg_declare(ptr %6, !32, !DIExpression(), !34)
  store i64 0, ptr %6, align 8, !dbg !34
  br label %7, !dbg !35

7:                                                ; preds = %19, %2
  %8 = load i64, ptr %6, align 8, !dbg !36
  %9 = load ptr, ptr %3, align 8, !dbg !38
  %10 = load i64, ptr %9, align 8, !dbg !39
  %11 = icmp slt i64 %8, %10, !dbg !40
  br i1 %11, label %12, label %22, !dbg !41

12:                                               ; preds = %7
  %13 = load i64, ptr %6, align 8, !dbg !42
  %14 = load ptr, ptr %4, align 8, !dbg !43
  %15 = load i64, ptr %14, align 8, !dbg !44
  %16 = mul nsw i64 %13, %15, !dbg !45
  %17 = load i64, ptr %5, align 8, !dbg !46
  %18 = add nsw i64 %17, %16, !dbg !46
  store i64 %18, ptr %5, align 8, !dbg !46
  br label %19, !dbg !47

19:                                               ; preds = %12
  %20 = load i64, ptr %6, align 8, !dbg !48
  %21 = add nsw i64 %20, 1, !dbg !48
  store i64 %21, ptr %6, align 8, !dbg !48
  br label %7, !dbg !49, !llvm.loop !50

22:                                               ; preds = %7
  %23 = load i64, ptr %5, align 8, !dbg !53
  ret i64 %23, !dbg !54
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop.c", directory: ".", checksumkind: CSK_MD5, checksum: "0ae05f72d680f869a8b6fa342f38a0cb")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !13, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!13 = !DISubroutineType(types: !2)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !12, file: !1, line: 8, type: !16)
!16 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!17 = !DILocation(line: 8, column: 8, scope: !12)
!18 = !DILocation(line: 9, column: 15, scope: !12)
!19 = !DILocation(line: 9, column: 10, scope: !12)
!20 = !DILocation(line: 9, column: 3, scope: !12)
!21 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 1, type: !22, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!22 = !DISubroutineType(types: !23)
!23 = !{!16, !24, !24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!26 = !DILocalVariable(name: "n", arg: 1, scope: !21, file: !1, line: 1, type: !24)
!27 = !DILocation(line: 1, column: 55, scope: !21)
!28 = !DILocalVariable(name: "factor", arg: 2, scope: !21, file: !1, line: 1, type: !24)
!29 = !DILocation(line: 1, column: 70, scope: !21)
!30 = !DILocalVariable(name: "all", scope: !21, file: !1, line: 2, type: !16)
!31 = !DILocation(line: 2, column: 8, scope: !21)
!32 = !DILocalVariable(name: "i", scope: !33, file: !1, line: 3, type: !16)
!33 = distinct !DILexicalBlock(scope: !21, file: !1, line: 3, column: 3)
!34 = !DILocation(line: 3, column: 13, scope: !33)
!35 = !DILocation(line: 3, column: 8, scope: !33)
!36 = !DILocation(line: 3, column: 20, scope: !37)
!37 = distinct !DILexicalBlock(scope: !33, file: !1, line: 3, column: 3)
!38 = !DILocation(line: 3, column: 25, scope: !37)
!39 = !DILocation(line: 3, column: 24, scope: !37)
!40 = !DILocation(line: 3, column: 22, scope: !37)
!41 = !DILocation(line: 3, column: 3, scope: !33)
!42 = !DILocation(line: 4, column: 12, scope: !37)
!43 = !DILocation(line: 4, column: 17, scope: !37)
!44 = !DILocation(line: 4, column: 16, scope: !37)
!45 = !DILocation(line: 4, column: 14, scope: !37)
!46 = !DILocation(line: 4, column: 9, scope: !37)
!47 = !DILocation(line: 4, column: 5, scope: !37)
!48 = !DILocation(line: 3, column: 29, scope: !37)
!49 = !DILocation(line: 3, column: 3, scope: !37)
!50 = distinct !{!50, !41, !51, !52}
!51 = !DILocation(line: 4, column: 17, scope: !33)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 5, column: 10, scope: !21)
!54 = !DILocation(line: 5, column: 3, scope: !21)
