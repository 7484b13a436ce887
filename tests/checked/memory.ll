; ModuleID = 'memory.c'
source_filename = "memory.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local global [10 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [42 x i8] c"a string that is longer than twenty bytes\00", align 1, !dbg !13
@.str.2 = private unnamed_addr constant [9 x i8] c"constant\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !35 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [4 x i32], align 16
  %7 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !40, !DIExpression(), !41)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !42, !DIExpression(), !43)
    #dbg_declare(ptr %6, !44, !DIExpression(), !46)
    #dbg_declare(ptr %7, !47, !DIExpression(), !49)
  %8 = call noalias ptr @malloc(i64 noundef 20) #4, !dbg !50
  store ptr %8, ptr %7, align 8, !dbg !49
  %9 = load ptr, ptr %5, align 8, !dbg !51
  %10 = getelementptr inbounds ptr, ptr %9, i64 1, !dbg !51
  %11 = load ptr, ptr %10, align 8, !dbg !51
  %12 = getelementptr inbounds i8, ptr %11, i64 0, !dbg !51
  %13 = load i8, ptr %12, align 1, !dbg !51
  %14 = sext i8 %13 to i32, !dbg !51
  switch i32 %14, label %45 [
    i32 104, label %15
    i32 103, label %17
    i32 108, label %18
    i32 102, label %20
    i32 100, label %26
    i32 110, label %29
    i32 115, label %34
    i32 98, label %37
    i32 111, label %40
    i32 114, label %42
    i32 119, label %44
  ], !dbg !52

15:                                               ; preds = %2
  %16 = load ptr, ptr %7, align 8, !dbg !53
  call void @fill(ptr noundef %16, i32 noundef 5), !dbg !55
  br label %45, !dbg !56

17:                                               ; preds = %2
  call void @fill(ptr noundef @table, i32 noundef 10), !dbg !57
  br label %45, !dbg !58

18:                                               ; preds = %2
  %19 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 0, !dbg !59
  call void @fill(ptr noundef %19, i32 noundef 4), !dbg !60
  br label %45, !dbg !61

20:                                               ; preds = %2
  %21 = load ptr, ptr %7, align 8, !dbg !62
  call void @free(ptr noundef %21) #5, !dbg !63
  %22 = load ptr, ptr %7, align 8, !dbg !64
  %23 = getelementptr inbounds i32, ptr %22, i64 2, !dbg !64
  %24 = load i32, ptr %23, align 4, !dbg !64
  %25 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %24), !dbg !65
  br label %45, !dbg !66

26:                                               ; preds = %2
  %27 = load ptr, ptr %7, align 8, !dbg !67
  call void @free(ptr noundef %27) #5, !dbg !68
  %28 = load ptr, ptr %7, align 8, !dbg !69
  call void @free(ptr noundef %28) #5, !dbg !70
  br label %45, !dbg !71

29:                                               ; preds = %2
  store ptr null, ptr %7, align 8, !dbg !72
  %30 = load ptr, ptr %7, align 8, !dbg !73
  %31 = getelementptr inbounds i32, ptr %30, i64 1, !dbg !73
  %32 = load i32, ptr %31, align 4, !dbg !73
  %33 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %32), !dbg !74
  br label %45, !dbg !75

34:                                               ; preds = %2
  %35 = load ptr, ptr %7, align 8, !dbg !76
  %36 = call ptr @strcpy(ptr noundef %35, ptr noundef @.str.1) #5, !dbg !77
  br label %45, !dbg !78

37:                                               ; preds = %2
  %38 = load ptr, ptr %7, align 8, !dbg !79
  %39 = getelementptr inbounds i32, ptr %38, i64 1, !dbg !80
  call void @free(ptr noundef %39) #5, !dbg !81
  br label %45, !dbg !82

40:                                               ; preds = %2
  %41 = call i32 @fork() #5, !dbg !83
  br label %45, !dbg !84

42:                                               ; preds = %2
  %43 = call i32 @recurse(i32 noundef 1), !dbg !85
  br label %45, !dbg !86

44:                                               ; preds = %2
  store i8 0, ptr @.str.2, align 1, !dbg !87
  br label %45, !dbg !88

45:                                               ; preds = %2, %44, %42, %40, %37, %34, %29, %26, %20, %18, %17, %15
  ret i32 0, !dbg !89
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @fill(ptr noundef %0, i32 noundef %1) #0 !dbg !90 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !93, !DIExpression(), !94)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !95, !DIExpression(), !96)
    #dbg_declare(ptr %5, !97, !DIExpression(), !99)
  store i32 0, ptr %5, align 4, !dbg !99
  br label %6, !dbg !100

6:                                                ; preds = %16, %2
  %7 = load i32, ptr %5, align 4, !dbg !101
  %8 = load i32, ptr %4, align 4, !dbg !103
  %9 = icmp sle i32 %7, %8, !dbg !104
  br i1 %9, label %10, label %19, !dbg !105

10:                                               ; preds = %6
  %11 = load i32, ptr %5, align 4, !dbg !106
  %12 = load ptr, ptr %3, align 8, !dbg !107
  %13 = load i32, ptr %5, align 4, !dbg !108
  %14 = sext i32 %13 to i64, !dbg !107
  %15 = getelementptr inbounds i32, ptr %12, i64 %14, !dbg !107
  store i32 %11, ptr %15, align 4, !dbg !109
  br label %16, !dbg !107

16:                                               ; preds = %10
  %17 = load i32, ptr %5, align 4, !dbg !110
  %18 = add nsw i32 %17, 1, !dbg !110
  store i32 %18, ptr %5, align 4, !dbg !110
  br label %6, !dbg !111, !llvm.loop !112

19:                                               ; preds = %6
  ret void, !dbg !115
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @fork() #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @recurse(i32 noundef %0) #0 !dbg !116 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !119, !DIExpression(), !120)
  %3 = load i32, ptr %2, align 4, !dbg !121
  %4 = icmp ne i32 %3, 0, !dbg !121
  br i1 %4, label %5, label %11, !dbg !121

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !122
  %7 = add nsw i32 %6, 1, !dbg !123
  %8 = call i32 @recurse(i32 noundef %7), !dbg !124
  %9 = load i32, ptr %2, align 4, !dbg !125
  %10 = add nsw i32 %8, %9, !dbg !126
  br label %12, !dbg !121

11:                                               ; preds = %1
  br label %12, !dbg !121

12:                                               ; preds = %11, %5
  %13 = phi i32 [ %10, %5 ], [ 0, %11 ], !dbg !121
  ret i32 %13, !dbg !127
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 5, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory.c", directory: ".", checksumkind: CSK_MD5, checksum: "5ceb9fb43d1652d212ef9e510cebfb8a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{!8, !13, !18, !0}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 32, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 4)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 336, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 42)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 72, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 9)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 320, elements: !25)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!26}
!26 = !DISubrange(count: 10)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !36, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!36 = !DISubroutineType(types: !37)
!37 = !{!24, !24, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!39 = !{}
!40 = !DILocalVariable(name: "argc", arg: 1, scope: !35, file: !3, line: 11, type: !24)
!41 = !DILocation(line: 11, column: 14, scope: !35)
!42 = !DILocalVariable(name: "argv", arg: 2, scope: !35, file: !3, line: 11, type: !38)
!43 = !DILocation(line: 11, column: 27, scope: !35)
!44 = !DILocalVariable(name: "local", scope: !35, file: !3, line: 12, type: !45)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !11)
!46 = !DILocation(line: 12, column: 9, scope: !35)
!47 = !DILocalVariable(name: "p", scope: !35, file: !3, line: 13, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!49 = !DILocation(line: 13, column: 10, scope: !35)
!50 = !DILocation(line: 13, column: 14, scope: !35)
!51 = !DILocation(line: 14, column: 13, scope: !35)
!52 = !DILocation(line: 14, column: 5, scope: !35)
!53 = !DILocation(line: 15, column: 20, scope: !54)
!54 = distinct !DILexicalBlock(scope: !35, file: !3, line: 14, column: 25)
!55 = !DILocation(line: 15, column: 15, scope: !54)
!56 = !DILocation(line: 15, column: 27, scope: !54)
!57 = !DILocation(line: 16, column: 15, scope: !54)
!58 = !DILocation(line: 16, column: 32, scope: !54)
!59 = !DILocation(line: 17, column: 20, scope: !54)
!60 = !DILocation(line: 17, column: 15, scope: !54)
!61 = !DILocation(line: 17, column: 31, scope: !54)
!62 = !DILocation(line: 18, column: 20, scope: !54)
!63 = !DILocation(line: 18, column: 15, scope: !54)
!64 = !DILocation(line: 18, column: 39, scope: !54)
!65 = !DILocation(line: 18, column: 24, scope: !54)
!66 = !DILocation(line: 18, column: 46, scope: !54)
!67 = !DILocation(line: 19, column: 20, scope: !54)
!68 = !DILocation(line: 19, column: 15, scope: !54)
!69 = !DILocation(line: 19, column: 29, scope: !54)
!70 = !DILocation(line: 19, column: 24, scope: !54)
!71 = !DILocation(line: 19, column: 33, scope: !54)
!72 = !DILocation(line: 20, column: 17, scope: !54)
!73 = !DILocation(line: 20, column: 37, scope: !54)
!74 = !DILocation(line: 20, column: 22, scope: !54)
!75 = !DILocation(line: 20, column: 44, scope: !54)
!76 = !DILocation(line: 21, column: 30, scope: !54)
!77 = !DILocation(line: 21, column: 15, scope: !54)
!78 = !DILocation(line: 21, column: 79, scope: !54)
!79 = !DILocation(line: 22, column: 20, scope: !54)
!80 = !DILocation(line: 22, column: 22, scope: !54)
!81 = !DILocation(line: 22, column: 15, scope: !54)
!82 = !DILocation(line: 22, column: 28, scope: !54)
!83 = !DILocation(line: 23, column: 15, scope: !54)
!84 = !DILocation(line: 23, column: 23, scope: !54)
!85 = !DILocation(line: 24, column: 15, scope: !54)
!86 = !DILocation(line: 24, column: 27, scope: !54)
!87 = !DILocation(line: 25, column: 35, scope: !54)
!88 = !DILocation(line: 25, column: 40, scope: !54)
!89 = !DILocation(line: 27, column: 5, scope: !35)
!90 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 6, type: !91, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!91 = !DISubroutineType(types: !92)
!92 = !{null, !48, !24}
!93 = !DILocalVariable(name: "p", arg: 1, scope: !90, file: !3, line: 6, type: !48)
!94 = !DILocation(line: 6, column: 23, scope: !90)
!95 = !DILocalVariable(name: "n", arg: 2, scope: !90, file: !3, line: 6, type: !24)
!96 = !DILocation(line: 6, column: 30, scope: !90)
!97 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 7, type: !24)
!98 = distinct !DILexicalBlock(scope: !90, file: !3, line: 7, column: 5)
!99 = !DILocation(line: 7, column: 14, scope: !98)
!100 = !DILocation(line: 7, column: 10, scope: !98)
!101 = !DILocation(line: 7, column: 21, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 7, column: 5)
!103 = !DILocation(line: 7, column: 26, scope: !102)
!104 = !DILocation(line: 7, column: 23, scope: !102)
!105 = !DILocation(line: 7, column: 5, scope: !98)
!106 = !DILocation(line: 8, column: 16, scope: !102)
!107 = !DILocation(line: 8, column: 9, scope: !102)
!108 = !DILocation(line: 8, column: 11, scope: !102)
!109 = !DILocation(line: 8, column: 14, scope: !102)
!110 = !DILocation(line: 7, column: 30, scope: !102)
!111 = !DILocation(line: 7, column: 5, scope: !102)
!112 = distinct !{!112, !105, !113, !114}
!113 = !DILocation(line: 8, column: 16, scope: !98)
!114 = !{!"llvm.loop.mustprogress"}
!115 = !DILocation(line: 9, column: 1, scope: !90)
!116 = distinct !DISubprogram(name: "recurse", scope: !3, file: !3, line: 10, type: !117, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!117 = !DISubroutineType(types: !118)
!118 = !{!24, !24}
!119 = !DILocalVariable(name: "n", arg: 1, scope: !116, file: !3, line: 10, type: !24)
!120 = !DILocation(line: 10, column: 24, scope: !116)
!121 = !DILocation(line: 10, column: 36, scope: !116)
!122 = !DILocation(line: 10, column: 48, scope: !116)
!123 = !DILocation(line: 10, column: 50, scope: !116)
!124 = !DILocation(line: 10, column: 40, scope: !116)
!125 = !DILocation(line: 10, column: 57, scope: !116)
!126 = !DILocation(line: 10, column: 55, scope: !116)
!127 = !DILocation(line: 10, column: 29, scope: !116)
