; ModuleID = 'null_write.c'
source_filename = "null_write.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !18, !DIExpression(), !19)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !20, !DIExpression(), !21)
    #dbg_declare(ptr %5, !22, !DIExpression(), !25)
  store ptr null, ptr %5, align 8, !dbg !25
  %6 = load ptr, ptr %5, align 8, !dbg !26
  %7 = load i32, ptr %3, align 4, !dbg !27
  %8 = mul nsw i32 2, %7, !dbg !28
  %9 = sext i32 %8 to i64, !dbg !29
  %10 = getelementptr inbounds double, ptr %6, i64 %9, !dbg !29
  call void @fill(ptr noundef %10, i32 noundef 3), !dbg !30
  ret i32 0, !dbg !31
}

; Function Attrs: noinline nounwind uwtable
define internal void @fill(ptr noundef %0, i32 noundef %1) #0 !dbg !32 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !35, !DIExpression(), !36)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !37, !DIExpression(), !38)
    #dbg_declare(ptr %5, !39, !DIExpression(), !41)
  store i32 0, ptr %5, align 4, !dbg !41
  br label %6, !dbg !42

6:                                                ; preds = %15, %2
  %7 = load i32, ptr %5, align 4, !dbg !43
  %8 = load i32, ptr %4, align 4, !dbg !45
  %9 = icmp slt i32 %7, %8, !dbg !46
  br i1 %9, label %10, label %18, !dbg !47

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8, !dbg !48
  %12 = load i32, ptr %5, align 4, !dbg !49
  %13 = sext i32 %12 to i64, !dbg !48
  %14 = getelementptr inbounds double, ptr %11, i64 %13, !dbg !48
  store double 1.500000e+00, ptr %14, align 8, !dbg !50
  br label %15, !dbg !48

15:                                               ; preds = %10
  %16 = load i32, ptr %5, align 4, !dbg !51
  %17 = add nsw i32 %16, 1, !dbg !51
  store i32 %17, ptr %5, align 4, !dbg !51
  br label %6, !dbg !52, !llvm.loop !53

18:                                               ; preds = %6
  ret void, !dbg !56
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "null_write.c", directory: ".", checksumkind: CSK_MD5, checksum: "fcfef4cef6e33699185742a3396b3969")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{}
!18 = !DILocalVariable(name: "argc", arg: 1, scope: !10, file: !1, line: 5, type: !13)
!19 = !DILocation(line: 5, column: 14, scope: !10)
!20 = !DILocalVariable(name: "argv", arg: 2, scope: !10, file: !1, line: 5, type: !14)
!21 = !DILocation(line: 5, column: 27, scope: !10)
!22 = !DILocalVariable(name: "none", scope: !10, file: !1, line: 6, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!25 = !DILocation(line: 6, column: 11, scope: !10)
!26 = !DILocation(line: 7, column: 8, scope: !10)
!27 = !DILocation(line: 7, column: 19, scope: !10)
!28 = !DILocation(line: 7, column: 17, scope: !10)
!29 = !DILocation(line: 7, column: 13, scope: !10)
!30 = !DILocation(line: 7, column: 3, scope: !10)
!31 = !DILocation(line: 8, column: 1, scope: !10)
!32 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 1, type: !33, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!33 = !DISubroutineType(types: !34)
!34 = !{null, !23, !13}
!35 = !DILocalVariable(name: "to", arg: 1, scope: !32, file: !1, line: 1, type: !23)
!36 = !DILocation(line: 1, column: 52, scope: !32)
!37 = !DILocalVariable(name: "n", arg: 2, scope: !32, file: !1, line: 1, type: !13)
!38 = !DILocation(line: 1, column: 60, scope: !32)
!39 = !DILocalVariable(name: "i", scope: !40, file: !1, line: 2, type: !13)
!40 = distinct !DILexicalBlock(scope: !32, file: !1, line: 2, column: 3)
!41 = !DILocation(line: 2, column: 12, scope: !40)
!42 = !DILocation(line: 2, column: 8, scope: !40)
!43 = !DILocation(line: 2, column: 19, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !1, line: 2, column: 3)
!45 = !DILocation(line: 2, column: 23, scope: !44)
!46 = !DILocation(line: 2, column: 21, scope: !44)
!47 = !DILocation(line: 2, column: 3, scope: !40)
!48 = !DILocation(line: 3, column: 5, scope: !44)
!49 = !DILocation(line: 3, column: 8, scope: !44)
!50 = !DILocation(line: 3, column: 11, scope: !44)
!51 = !DILocation(line: 2, column: 27, scope: !44)
!52 = !DILocation(line: 2, column: 3, scope: !44)
!53 = distinct !{!53, !47, !54, !55}
!54 = !DILocation(line: 3, column: 13, scope: !40)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocation(line: 4, column: 1, scope: !32)
