; ModuleID = 'values.c'
source_filename = "values.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, [8 x i8], i8 }
%union.u = type { i32 }

@ratio = dso_local global double 1.500000e+00, align 8, !dbg !0
@op = dso_local global ptr @sum, align 8, !dbg !12
@__const.main.a = private unnamed_addr constant [3 x i32] [i32 1, i32 2, i32 3], align 4
@__const.main.n1 = private unnamed_addr constant %struct.node { i32 7, ptr null, [8 x i8] c"one\00\00\00\00\00", i8 77 }, align 8
@.str = private unnamed_addr constant [8 x i8] c"two\00\00\00\00\00", align 1, !dbg !32
@__const.main.grid = private unnamed_addr constant [2 x [3 x i32]] [[3 x i32] [i32 1, i32 2, i32 3], [3 x i32] [i32 4, i32 5, i32 6]], align 16
@counter = internal global i32 3, align 4, !dbg !39
@.str.1 = private unnamed_addr constant [22 x i8] c"%d %d %u %d %d %d %d\0A\00", align 1, !dbg !34

; Function Attrs: noinline nounwind uwtable
define internal i32 @sum(ptr noundef %0) #0 !dbg !50 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !52, !DIExpression(), !53)
    #dbg_declare(ptr %3, !54, !DIExpression(), !55)
  store i32 0, ptr %3, align 4, !dbg !55
  br label %5, !dbg !56

5:                                                ; preds = %8, %1
  %6 = load ptr, ptr %2, align 8, !dbg !57
  %7 = icmp ne ptr %6, null, !dbg !56
  br i1 %7, label %8, label %18, !dbg !56

8:                                                ; preds = %5
    #dbg_declare(ptr %4, !58, !DIExpression(), !60)
  %9 = load ptr, ptr %2, align 8, !dbg !61
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 0, !dbg !62
  %11 = load i32, ptr %10, align 8, !dbg !62
  store i32 %11, ptr %4, align 4, !dbg !60
  %12 = load i32, ptr %4, align 4, !dbg !63
  %13 = load i32, ptr %3, align 4, !dbg !64
  %14 = add nsw i32 %13, %12, !dbg !64
  store i32 %14, ptr %3, align 4, !dbg !64
  %15 = load ptr, ptr %2, align 8, !dbg !65
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 1, !dbg !66
  %17 = load ptr, ptr %16, align 8, !dbg !66
  store ptr %17, ptr %2, align 8, !dbg !67
  br label %5, !dbg !56, !llvm.loop !68

18:                                               ; preds = %5
  %19 = load i32, ptr %3, align 4, !dbg !71
  ret i32 %19, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !73 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [3 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.node, align 8
  %9 = alloca %struct.node, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca %union.u, align 4
  %13 = alloca i8, align 1
  %14 = alloca [2 x [3 x i32]], align 16
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.node, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !78, !DIExpression(), !79)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !80, !DIExpression(), !81)
    #dbg_declare(ptr %6, !82, !DIExpression(), !86)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 @__const.main.a, i64 12, i1 false), !dbg !86
    #dbg_declare(ptr %7, !87, !DIExpression(), !89)
  store i32 -294967296, ptr %7, align 4, !dbg !89
    #dbg_declare(ptr %8, !90, !DIExpression(), !91)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 @__const.main.n1, i64 32, i1 false), !dbg !91
    #dbg_declare(ptr %9, !92, !DIExpression(), !93)
  %19 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 0, !dbg !94
  store i32 8, ptr %19, align 8, !dbg !94
  %20 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 1, !dbg !94
  store ptr %8, ptr %20, align 8, !dbg !94
  %21 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 2, !dbg !94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 1 @.str, i64 8, i1 false), !dbg !95
  %22 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 3, !dbg !94
  %23 = load i8, ptr %22, align 8, !dbg !94
  %24 = and i8 %23, -8, !dbg !94
  %25 = or i8 %24, 1, !dbg !94
  store i8 %25, ptr %22, align 8, !dbg !94
  %26 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 3, !dbg !94
  %27 = load i8, ptr %26, align 8, !dbg !94
  %28 = and i8 %27, 7, !dbg !94
  %29 = or i8 %28, 16, !dbg !94
  store i8 %29, ptr %26, align 8, !dbg !94
    #dbg_declare(ptr %10, !96, !DIExpression(), !97)
  store ptr %9, ptr %10, align 8, !dbg !97
    #dbg_declare(ptr %11, !98, !DIExpression(), !99)
  store i32 5, ptr %11, align 4, !dbg !99
    #dbg_declare(ptr %12, !100, !DIExpression(), !106)
  store float 1.000000e+00, ptr %12, align 4, !dbg !107
    #dbg_declare(ptr %13, !108, !DIExpression(), !110)
  store i8 1, ptr %13, align 1, !dbg !110
    #dbg_declare(ptr %14, !111, !DIExpression(), !115)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %14, ptr align 16 @__const.main.grid, i64 24, i1 false), !dbg !115
    #dbg_declare(ptr %15, !116, !DIExpression(), !118)
  store i32 0, ptr %15, align 4, !dbg !118
  br label %30, !dbg !119

30:                                               ; preds = %46, %2
  %31 = load i32, ptr %15, align 4, !dbg !120
  %32 = icmp slt i32 %31, 3, !dbg !122
  br i1 %32, label %33, label %49, !dbg !123

33:                                               ; preds = %30
    #dbg_declare(ptr %16, !124, !DIExpression(), !126)
  %34 = load i32, ptr %15, align 4, !dbg !127
  %35 = sext i32 %34 to i64, !dbg !128
  %36 = getelementptr inbounds [3 x i32], ptr %6, i64 0, i64 %35, !dbg !128
  %37 = load i32, ptr %36, align 4, !dbg !128
  %38 = load i32, ptr %15, align 4, !dbg !129
  %39 = sext i32 %38 to i64, !dbg !130
  %40 = getelementptr inbounds [3 x i32], ptr %6, i64 0, i64 %39, !dbg !130
  %41 = load i32, ptr %40, align 4, !dbg !130
  %42 = mul nsw i32 %37, %41, !dbg !131
  store i32 %42, ptr %16, align 4, !dbg !126
  %43 = load i32, ptr %16, align 4, !dbg !132
  %44 = load i32, ptr @counter, align 4, !dbg !133
  %45 = add nsw i32 %44, %43, !dbg !133
  store i32 %45, ptr @counter, align 4, !dbg !133
  br label %46, !dbg !134

46:                                               ; preds = %33
  %47 = load i32, ptr %15, align 4, !dbg !135
  %48 = add nsw i32 %47, 1, !dbg !135
  store i32 %48, ptr %15, align 4, !dbg !135
  br label %30, !dbg !136, !llvm.loop !137

49:                                               ; preds = %30
    #dbg_declare(ptr %17, !139, !DIExpression(), !140)
  %50 = load ptr, ptr %10, align 8, !dbg !141
  %51 = call i32 @sum(ptr noundef %50), !dbg !142
  store i32 %51, ptr %17, align 4, !dbg !140
  call void @by_value(ptr dead_on_unwind writable sret(%struct.node) align 8 %18, ptr noundef byval(%struct.node) align 8 %8, i32 noundef 4), !dbg !143
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %18, i64 32, i1 false), !dbg !143
  %52 = load i32, ptr %17, align 4, !dbg !144
  %53 = load i32, ptr @counter, align 4, !dbg !145
  %54 = load i32, ptr %7, align 4, !dbg !146
  %55 = load i32, ptr %11, align 4, !dbg !147
  %56 = load i8, ptr %13, align 1, !dbg !148
  %57 = trunc i8 %56 to i1, !dbg !148
  %58 = zext i1 %57 to i32, !dbg !148
  %59 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !149
  %60 = load i32, ptr %59, align 8, !dbg !149
  %61 = getelementptr inbounds [2 x [3 x i32]], ptr %14, i64 0, i64 1, !dbg !150
  %62 = getelementptr inbounds [3 x i32], ptr %61, i64 0, i64 2, !dbg !150
  %63 = load i32, ptr %62, align 4, !dbg !150
  %64 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %52, i32 noundef %53, i32 noundef %54, i32 noundef %55, i32 noundef %58, i32 noundef %60, i32 noundef %63), !dbg !151
  ret i32 0, !dbg !152
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal void @by_value(ptr dead_on_unwind noalias writable sret(%struct.node) align 8 %0, ptr noundef byval(%struct.node) align 8 %1, i32 noundef %2) #0 !dbg !153 {
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !156, !DIExpression(), !157)
  store i32 %2, ptr %4, align 4
    #dbg_declare(ptr %4, !158, !DIExpression(), !159)
  %5 = load i32, ptr %4, align 4, !dbg !160
  %6 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !161
  %7 = load i32, ptr %6, align 8, !dbg !162
  %8 = add nsw i32 %7, %5, !dbg !162
  store i32 %8, ptr %6, align 8, !dbg !162
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 32, i1 false), !dbg !163
  ret void, !dbg !164
}

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ratio", scope: !2, file: !3, line: 9, type: !41, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "values.c", directory: ".", checksumkind: CSK_MD5, checksum: "c94ee1d3bff8aaf5d205cd87e9e5aa44")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !3, line: 5, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "RED", value: 0)
!9 = !DIEnumerator(name: "GREEN", value: 5)
!10 = !DIEnumerator(name: "BLUE", value: -1)
!11 = !{!0, !12, !32, !34, !39}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "op", scope: !2, file: !3, line: 23, type: !14, isLocal: false, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DISubroutineType(types: !16)
!16 = !{!6, !17}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 256, elements: !20)
!20 = !{!21, !22, !24, !29, !31}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !19, file: !3, line: 6, baseType: !6, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !19, file: !3, line: 6, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !19, file: !3, line: 6, baseType: !25, size: 64, offset: 128)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 64, elements: !27)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !{!28}
!28 = !DISubrange(count: 8)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !19, file: !3, line: 6, baseType: !30, size: 3, offset: 192, flags: DIFlagBitField, extraData: i64 192)
!30 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !19, file: !3, line: 6, baseType: !30, size: 5, offset: 195, flags: DIFlagBitField, extraData: i64 192)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !25, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 176, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 22)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 8, type: !6, isLocal: true, isDefinition: true)
!41 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!50 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!51 = !{}
!52 = !DILocalVariable(name: "p", arg: 1, scope: !50, file: !3, line: 10, type: !17)
!53 = !DILocation(line: 10, column: 35, scope: !50)
!54 = !DILocalVariable(name: "total", scope: !50, file: !3, line: 11, type: !6)
!55 = !DILocation(line: 11, column: 9, scope: !50)
!56 = !DILocation(line: 12, column: 5, scope: !50)
!57 = !DILocation(line: 12, column: 12, scope: !50)
!58 = !DILocalVariable(name: "v", scope: !59, file: !3, line: 13, type: !6)
!59 = distinct !DILexicalBlock(scope: !50, file: !3, line: 12, column: 15)
!60 = !DILocation(line: 13, column: 13, scope: !59)
!61 = !DILocation(line: 13, column: 17, scope: !59)
!62 = !DILocation(line: 13, column: 20, scope: !59)
!63 = !DILocation(line: 14, column: 18, scope: !59)
!64 = !DILocation(line: 14, column: 15, scope: !59)
!65 = !DILocation(line: 15, column: 13, scope: !59)
!66 = !DILocation(line: 15, column: 16, scope: !59)
!67 = !DILocation(line: 15, column: 11, scope: !59)
!68 = distinct !{!68, !56, !69, !70}
!69 = !DILocation(line: 16, column: 5, scope: !50)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 17, column: 12, scope: !50)
!72 = !DILocation(line: 17, column: 5, scope: !50)
!73 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !74, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!74 = !DISubroutineType(types: !75)
!75 = !{!6, !6, !76}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!78 = !DILocalVariable(name: "argc", arg: 1, scope: !73, file: !3, line: 24, type: !6)
!79 = !DILocation(line: 24, column: 14, scope: !73)
!80 = !DILocalVariable(name: "argv", arg: 2, scope: !73, file: !3, line: 24, type: !76)
!81 = !DILocation(line: 24, column: 27, scope: !73)
!82 = !DILocalVariable(name: "a", scope: !73, file: !3, line: 25, type: !83)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 3)
!86 = !DILocation(line: 25, column: 9, scope: !73)
!87 = !DILocalVariable(name: "big", scope: !73, file: !3, line: 26, type: !88)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !3, line: 4, baseType: !30)
!89 = !DILocation(line: 26, column: 10, scope: !73)
!90 = !DILocalVariable(name: "n1", scope: !73, file: !3, line: 27, type: !19)
!91 = !DILocation(line: 27, column: 17, scope: !73)
!92 = !DILocalVariable(name: "n2", scope: !73, file: !3, line: 28, type: !19)
!93 = !DILocation(line: 28, column: 17, scope: !73)
!94 = !DILocation(line: 28, column: 22, scope: !73)
!95 = !DILocation(line: 28, column: 31, scope: !73)
!96 = !DILocalVariable(name: "p", scope: !73, file: !3, line: 29, type: !23)
!97 = !DILocation(line: 29, column: 18, scope: !73)
!98 = !DILocalVariable(name: "c", scope: !73, file: !3, line: 30, type: !5)
!99 = !DILocation(line: 30, column: 16, scope: !73)
!100 = !DILocalVariable(name: "un", scope: !73, file: !3, line: 31, type: !101)
!101 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "u", file: !3, line: 7, size: 32, elements: !102)
!102 = !{!103, !104}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !101, file: !3, line: 7, baseType: !6, size: 32)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !101, file: !3, line: 7, baseType: !105, size: 32)
!105 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!106 = !DILocation(line: 31, column: 13, scope: !73)
!107 = !DILocation(line: 31, column: 22, scope: !73)
!108 = !DILocalVariable(name: "yes", scope: !73, file: !3, line: 32, type: !109)
!109 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!110 = !DILocation(line: 32, column: 10, scope: !73)
!111 = !DILocalVariable(name: "grid", scope: !73, file: !3, line: 33, type: !112)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 192, elements: !113)
!113 = !{!114, !85}
!114 = !DISubrange(count: 2)
!115 = !DILocation(line: 33, column: 9, scope: !73)
!116 = !DILocalVariable(name: "i", scope: !117, file: !3, line: 34, type: !6)
!117 = distinct !DILexicalBlock(scope: !73, file: !3, line: 34, column: 5)
!118 = !DILocation(line: 34, column: 14, scope: !117)
!119 = !DILocation(line: 34, column: 10, scope: !117)
!120 = !DILocation(line: 34, column: 21, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 34, column: 5)
!122 = !DILocation(line: 34, column: 23, scope: !121)
!123 = !DILocation(line: 34, column: 5, scope: !117)
!124 = !DILocalVariable(name: "sq", scope: !125, file: !3, line: 35, type: !6)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 34, column: 33)
!126 = !DILocation(line: 35, column: 13, scope: !125)
!127 = !DILocation(line: 35, column: 20, scope: !125)
!128 = !DILocation(line: 35, column: 18, scope: !125)
!129 = !DILocation(line: 35, column: 27, scope: !125)
!130 = !DILocation(line: 35, column: 25, scope: !125)
!131 = !DILocation(line: 35, column: 23, scope: !125)
!132 = !DILocation(line: 36, column: 20, scope: !125)
!133 = !DILocation(line: 36, column: 17, scope: !125)
!134 = !DILocation(line: 37, column: 5, scope: !125)
!135 = !DILocation(line: 34, column: 29, scope: !121)
!136 = !DILocation(line: 34, column: 5, scope: !121)
!137 = distinct !{!137, !123, !138, !70}
!138 = !DILocation(line: 37, column: 5, scope: !117)
!139 = !DILocalVariable(name: "s", scope: !73, file: !3, line: 38, type: !6)
!140 = !DILocation(line: 38, column: 9, scope: !73)
!141 = !DILocation(line: 38, column: 17, scope: !73)
!142 = !DILocation(line: 38, column: 13, scope: !73)
!143 = !DILocation(line: 39, column: 10, scope: !73)
!144 = !DILocation(line: 40, column: 38, scope: !73)
!145 = !DILocation(line: 40, column: 41, scope: !73)
!146 = !DILocation(line: 40, column: 50, scope: !73)
!147 = !DILocation(line: 40, column: 55, scope: !73)
!148 = !DILocation(line: 40, column: 58, scope: !73)
!149 = !DILocation(line: 40, column: 66, scope: !73)
!150 = !DILocation(line: 40, column: 73, scope: !73)
!151 = !DILocation(line: 40, column: 5, scope: !73)
!152 = !DILocation(line: 41, column: 5, scope: !73)
!153 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 19, type: !154, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!154 = !DISubroutineType(types: !155)
!155 = !{!19, !19, !6}
!156 = !DILocalVariable(name: "n", arg: 1, scope: !153, file: !3, line: 19, type: !19)
!157 = !DILocation(line: 19, column: 41, scope: !153)
!158 = !DILocalVariable(name: "k", arg: 2, scope: !153, file: !3, line: 19, type: !6)
!159 = !DILocation(line: 19, column: 48, scope: !153)
!160 = !DILocation(line: 20, column: 16, scope: !153)
!161 = !DILocation(line: 20, column: 7, scope: !153)
!162 = !DILocation(line: 20, column: 13, scope: !153)
!163 = !DILocation(line: 21, column: 12, scope: !153)
!164 = !DILocation(line: 21, column: 5, scope: !153)
