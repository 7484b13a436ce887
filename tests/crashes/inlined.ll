; ModuleID = 'inlined.c'
source_filename = "inlined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store i32 0, ptr %7, align 4
  store i32 %0, ptr %8, align 4
    #dbg_declare(ptr %8, !18, !DIExpression(), !19)
  store ptr %1, ptr %9, align 8
    #dbg_declare(ptr %9, !20, !DIExpression(), !21)
    #dbg_declare(ptr %10, !22, !DIExpression(), !24)
  %11 = load i32, ptr %8, align 4, !dbg !25
  %12 = icmp sgt i32 %11, 5, !dbg !26
  br i1 %12, label %13, label %14, !dbg !25

13:                                               ; preds = %2
  br label %15, !dbg !25

14:                                               ; preds = %2
  br label %15, !dbg !25

15:                                               ; preds = %14, %13
  %16 = phi ptr [ %8, %13 ], [ null, %14 ], !dbg !25
  store ptr %16, ptr %10, align 8, !dbg !24
  %17 = load ptr, ptr %10, align 8, !dbg !27
  store ptr %17, ptr %5, align 8
    #dbg_declare(ptr %5, !28, !DIExpression(), !32)
    #dbg_declare(ptr %6, !34, !DIExpression(), !35)
  %18 = load ptr, ptr %5, align 8, !dbg !36
  %19 = getelementptr inbounds i32, ptr %18, i64 1, !dbg !37
  store ptr %19, ptr %3, align 8
    #dbg_declare(ptr %3, !38, !DIExpression(), !40)
  %20 = load ptr, ptr %3, align 8, !dbg !42
  %21 = load i32, ptr %20, align 4, !dbg !42
  store i32 %21, ptr %6, align 4, !dbg !35
  %22 = load i32, ptr %6, align 4, !dbg !43
  %23 = load ptr, ptr %5, align 8, !dbg !44
  %24 = getelementptr inbounds i32, ptr %23, i64 2, !dbg !45
  store ptr %24, ptr %4, align 8
    #dbg_declare(ptr %4, !38, !DIExpression(), !46)
  %25 = load ptr, ptr %4, align 8, !dbg !48
  %26 = load i32, ptr %25, align 4, !dbg !48
  %27 = add nsw i32 %22, %26, !dbg !49
  ret i32 %27, !dbg !50
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inlined.c", directory: ".", checksumkind: CSK_MD5, checksum: "e0ae78698d6f9f5d95e67dfbe2902285")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{}
!18 = !DILocalVariable(name: "argc", arg: 1, scope: !10, file: !1, line: 8, type: !13)
!19 = !DILocation(line: 8, column: 14, scope: !10)
!20 = !DILocalVariable(name: "argv", arg: 2, scope: !10, file: !1, line: 8, type: !14)
!21 = !DILocation(line: 8, column: 27, scope: !10)
!22 = !DILocalVariable(name: "none", scope: !10, file: !1, line: 9, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!24 = !DILocation(line: 9, column: 8, scope: !10)
!25 = !DILocation(line: 9, column: 15, scope: !10)
!26 = !DILocation(line: 9, column: 20, scope: !10)
!27 = !DILocation(line: 10, column: 14, scope: !10)
!28 = !DILocalVariable(name: "numbers", arg: 1, scope: !29, file: !1, line: 4, type: !23)
!29 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 4, type: !30, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!30 = !DISubroutineType(types: !31)
!31 = !{!13, !23}
!32 = !DILocation(line: 4, column: 59, scope: !29, inlinedAt: !33)
!33 = distinct !DILocation(line: 10, column: 10, scope: !10)
!34 = !DILocalVariable(name: "all", scope: !29, file: !1, line: 5, type: !13)
!35 = !DILocation(line: 5, column: 7, scope: !29, inlinedAt: !33)
!36 = !DILocation(line: 5, column: 19, scope: !29, inlinedAt: !33)
!37 = !DILocation(line: 5, column: 27, scope: !29, inlinedAt: !33)
!38 = !DILocalVariable(name: "numbers", arg: 1, scope: !39, file: !1, line: 1, type: !23)
!39 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 1, type: !30, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!40 = !DILocation(line: 1, column: 61, scope: !39, inlinedAt: !41)
!41 = distinct !DILocation(line: 5, column: 13, scope: !29, inlinedAt: !33)
!42 = !DILocation(line: 2, column: 10, scope: !39, inlinedAt: !41)
!43 = !DILocation(line: 6, column: 10, scope: !29, inlinedAt: !33)
!44 = !DILocation(line: 6, column: 22, scope: !29, inlinedAt: !33)
!45 = !DILocation(line: 6, column: 30, scope: !29, inlinedAt: !33)
!46 = !DILocation(line: 1, column: 61, scope: !39, inlinedAt: !47)
!47 = distinct !DILocation(line: 6, column: 16, scope: !29, inlinedAt: !33)
!48 = !DILocation(line: 2, column: 10, scope: !39, inlinedAt: !47)
!49 = !DILocation(line: 6, column: 14, scope: !29, inlinedAt: !33)
!50 = !DILocation(line: 10, column: 3, scope: !10)
