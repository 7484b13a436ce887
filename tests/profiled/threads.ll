; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !26, !DIExpression(), !27)
  store i64 150000000, ptr %2, align 8, !dbg !27
    #dbg_declare(ptr %3, !28, !DIExpression(), !34)
  %5 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0, !dbg !35
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @count, ptr noundef %2) #3, !dbg !36
  %7 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 1, !dbg !37
  %8 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @multiply, ptr noundef %2) #3, !dbg !38
    #dbg_declare(ptr %4, !39, !DIExpression(), !41)
  store i32 0, ptr %4, align 4, !dbg !41
  br label %9, !dbg !42

9:                                                ; preds = %18, %0
  %10 = load i32, ptr %4, align 4, !dbg !43
  %11 = icmp slt i32 %10, 2, !dbg !45
  br i1 %11, label %12, label %21, !dbg !46

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !47
  %14 = sext i32 %13 to i64, !dbg !48
  %15 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %14, !dbg !48
  %16 = load i64, ptr %15, align 8, !dbg !48
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !49
  br label %18, !dbg !49

18:                                               ; preds = %12
  %19 = load i32, ptr %4, align 4, !dbg !50
  %20 = add nsw i32 %19, 1, !dbg !50
  store i32 %20, ptr %4, align 4, !dbg !50
  br label %9, !dbg !51, !llvm.loop !52

21:                                               ; preds = %9
  %22 = call i32 @puts(ptr noundef @.str), !dbg !55
  %23 = load i32, ptr %1, align 4, !dbg !56
  ret i32 %23, !dbg !56
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @count(ptr noundef %0) #0 !dbg !57 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !60, !DIExpression(), !61)
    #dbg_declare(ptr %3, !62, !DIExpression(), !64)
  store volatile i64 0, ptr %3, align 8, !dbg !64
    #dbg_declare(ptr %4, !65, !DIExpression(), !67)
  store i64 0, ptr %4, align 8, !dbg !67
  br label %5, !dbg !68

5:                                                ; preds = %14, %1
  %6 = load i64, ptr %4, align 8, !dbg !69
  %7 = load ptr, ptr %2, align 8, !dbg !71
  %8 = load i64, ptr %7, align 8, !dbg !72
  %9 = icmp ult i64 %6, %8, !dbg !73
  br i1 %9, label %10, label %17, !dbg !74

10:                                               ; preds = %5
  %11 = load i64, ptr %4, align 8, !dbg !75
  %12 = load volatile i64, ptr %3, align 8, !dbg !76
  %13 = add i64 %12, %11, !dbg !76
  store volatile i64 %13, ptr %3, align 8, !dbg !76
  br label %14, !dbg !77

14:                                               ; preds = %10
  %15 = load i64, ptr %4, align 8, !dbg !78
  %16 = add i64 %15, 1, !dbg !78
  store i64 %16, ptr %4, align 8, !dbg !78
  br label %5, !dbg !79, !llvm.loop !80

17:                                               ; preds = %5
  %18 = load volatile i64, ptr %3, align 8, !dbg !82
  %19 = inttoptr i64 %18 to ptr, !dbg !83
  ret ptr %19, !dbg !84
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @multiply(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !86, !DIExpression(), !87)
    #dbg_declare(ptr %3, !88, !DIExpression(), !89)
  store volatile i64 1, ptr %3, align 8, !dbg !89
    #dbg_declare(ptr %4, !90, !DIExpression(), !92)
  store i64 1, ptr %4, align 8, !dbg !92
  br label %5, !dbg !93

5:                                                ; preds = %14, %1
  %6 = load i64, ptr %4, align 8, !dbg !94
  %7 = load ptr, ptr %2, align 8, !dbg !96
  %8 = load i64, ptr %7, align 8, !dbg !97
  %9 = icmp ult i64 %6, %8, !dbg !98
  br i1 %9, label %10, label %17, !dbg !99

10:                                               ; preds = %5
  %11 = load i64, ptr %4, align 8, !dbg !100
  %12 = load volatile i64, ptr %3, align 8, !dbg !101
  %13 = mul i64 %12, %11, !dbg !101
  store volatile i64 %13, ptr %3, align 8, !dbg !101
  br label %14, !dbg !102

14:                                               ; preds = %10
  %15 = load i64, ptr %4, align 8, !dbg !103
  %16 = add i64 %15, 1, !dbg !103
  store i64 %16, ptr %4, align 8, !dbg !103
  br label %5, !dbg !104, !llvm.loop !105

17:                                               ; preds = %5
  %18 = load volatile i64, ptr %3, align 8, !dbg !107
  %19 = inttoptr i64 %18 to ptr, !dbg !108
  ret ptr %19, !dbg !109
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @puts(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "47c0f020bb38e49666050c20a79dc8b6")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !12, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !11}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0}
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!21 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 18, type: !22, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !25)
!22 = !DISubroutineType(types: !23)
!23 = !{!24}
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{}
!26 = !DILocalVariable(name: "limit", scope: !21, file: !2, line: 19, type: !10)
!27 = !DILocation(line: 19, column: 19, scope: !21)
!28 = !DILocalVariable(name: "threads", scope: !21, file: !2, line: 20, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 128, elements: !32)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !10)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = !{!33}
!33 = !DISubrange(count: 2)
!34 = !DILocation(line: 20, column: 15, scope: !21)
!35 = !DILocation(line: 21, column: 21, scope: !21)
!36 = !DILocation(line: 21, column: 5, scope: !21)
!37 = !DILocation(line: 22, column: 21, scope: !21)
!38 = !DILocation(line: 22, column: 5, scope: !21)
!39 = !DILocalVariable(name: "i", scope: !40, file: !2, line: 23, type: !24)
!40 = distinct !DILexicalBlock(scope: !21, file: !2, line: 23, column: 5)
!41 = !DILocation(line: 23, column: 14, scope: !40)
!42 = !DILocation(line: 23, column: 10, scope: !40)
!43 = !DILocation(line: 23, column: 21, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !2, line: 23, column: 5)
!45 = !DILocation(line: 23, column: 23, scope: !44)
!46 = !DILocation(line: 23, column: 5, scope: !40)
!47 = !DILocation(line: 24, column: 30, scope: !44)
!48 = !DILocation(line: 24, column: 22, scope: !44)
!49 = !DILocation(line: 24, column: 9, scope: !44)
!50 = !DILocation(line: 23, column: 29, scope: !44)
!51 = !DILocation(line: 23, column: 5, scope: !44)
!52 = distinct !{!52, !46, !53, !54}
!53 = !DILocation(line: 24, column: 35, scope: !40)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 25, column: 5, scope: !21)
!56 = !DILocation(line: 26, column: 1, scope: !21)
!57 = distinct !DISubprogram(name: "count", scope: !2, file: !2, line: 4, type: !58, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !25)
!58 = !DISubroutineType(types: !59)
!59 = !{!11, !11}
!60 = !DILocalVariable(name: "limit", arg: 1, scope: !57, file: !2, line: 4, type: !11)
!61 = !DILocation(line: 4, column: 26, scope: !57)
!62 = !DILocalVariable(name: "total", scope: !57, file: !2, line: 5, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!64 = !DILocation(line: 5, column: 28, scope: !57)
!65 = !DILocalVariable(name: "i", scope: !66, file: !2, line: 6, type: !10)
!66 = distinct !DILexicalBlock(scope: !57, file: !2, line: 6, column: 5)
!67 = !DILocation(line: 6, column: 24, scope: !66)
!68 = !DILocation(line: 6, column: 10, scope: !66)
!69 = !DILocation(line: 6, column: 31, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !2, line: 6, column: 5)
!71 = !DILocation(line: 6, column: 53, scope: !70)
!72 = !DILocation(line: 6, column: 35, scope: !70)
!73 = !DILocation(line: 6, column: 33, scope: !70)
!74 = !DILocation(line: 6, column: 5, scope: !66)
!75 = !DILocation(line: 7, column: 18, scope: !70)
!76 = !DILocation(line: 7, column: 15, scope: !70)
!77 = !DILocation(line: 7, column: 9, scope: !70)
!78 = !DILocation(line: 6, column: 61, scope: !70)
!79 = !DILocation(line: 6, column: 5, scope: !70)
!80 = distinct !{!80, !74, !81, !54}
!81 = !DILocation(line: 7, column: 18, scope: !66)
!82 = !DILocation(line: 8, column: 20, scope: !57)
!83 = !DILocation(line: 8, column: 12, scope: !57)
!84 = !DILocation(line: 8, column: 5, scope: !57)
!85 = distinct !DISubprogram(name: "multiply", scope: !2, file: !2, line: 11, type: !58, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !25)
!86 = !DILocalVariable(name: "limit", arg: 1, scope: !85, file: !2, line: 11, type: !11)
!87 = !DILocation(line: 11, column: 29, scope: !85)
!88 = !DILocalVariable(name: "product", scope: !85, file: !2, line: 12, type: !63)
!89 = !DILocation(line: 12, column: 28, scope: !85)
!90 = !DILocalVariable(name: "i", scope: !91, file: !2, line: 13, type: !10)
!91 = distinct !DILexicalBlock(scope: !85, file: !2, line: 13, column: 5)
!92 = !DILocation(line: 13, column: 24, scope: !91)
!93 = !DILocation(line: 13, column: 10, scope: !91)
!94 = !DILocation(line: 13, column: 31, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !2, line: 13, column: 5)
!96 = !DILocation(line: 13, column: 53, scope: !95)
!97 = !DILocation(line: 13, column: 35, scope: !95)
!98 = !DILocation(line: 13, column: 33, scope: !95)
!99 = !DILocation(line: 13, column: 5, scope: !91)
!100 = !DILocation(line: 14, column: 20, scope: !95)
!101 = !DILocation(line: 14, column: 17, scope: !95)
!102 = !DILocation(line: 14, column: 9, scope: !95)
!103 = !DILocation(line: 13, column: 61, scope: !95)
!104 = !DILocation(line: 13, column: 5, scope: !95)
!105 = distinct !{!105, !99, !106, !54}
!106 = !DILocation(line: 14, column: 20, scope: !91)
!107 = !DILocation(line: 15, column: 20, scope: !85)
!108 = !DILocation(line: 15, column: 12, scope: !85)
!109 = !DILocation(line: 15, column: 5, scope: !85)
