; ModuleID = 'held.c'
source_filename = "held.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@__const.main.last = private unnamed_addr constant %struct.node { i32 4, ptr null }, align 8
@zero = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"%f %d\0A\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [4 x i8] c"mix\00", align 1, !dbg !11
@.str.2 = private unnamed_addr constant [23 x i8] c"%f %f %d %d %d %ld %d\0A\00", align 1, !dbg !16
@.str.3 = private unnamed_addr constant [7 x i8] c"square\00", align 1, !dbg !21
@.str.4 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !23
@.str.5 = private unnamed_addr constant [7 x i8] c"before\00", align 1, !dbg !25
@.str.6 = private unnamed_addr constant [6 x i8] c"after\00", align 1, !dbg !27
@.str.7 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !32
@.str.8 = private unnamed_addr constant [8 x i8] c"inlined\00", align 1, !dbg !37

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !52 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.node, align 8
  %7 = alloca %struct.node, align 8
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !58, !DIExpression(), !59)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !60, !DIExpression(), !61)
    #dbg_declare(ptr %6, !62, !DIExpression(), !68)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @__const.main.last, i64 16, i1 false), !dbg !68
    #dbg_declare(ptr %7, !69, !DIExpression(), !70)
  %10 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 0, !dbg !71
  store i32 3, ptr %10, align 8, !dbg !71
  %11 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 1, !dbg !71
  store ptr %6, ptr %11, align 8, !dbg !71
    #dbg_declare(ptr %8, !72, !DIExpression(), !73)
  %12 = load i32, ptr %4, align 4, !dbg !74
  %13 = add nsw i32 %12, 2, !dbg !75
  store i32 %13, ptr %8, align 4, !dbg !73
    #dbg_declare(ptr %9, !76, !DIExpression(), !78)
  %14 = load volatile i32, ptr @zero, align 4, !dbg !79
  %15 = sitofp i32 %14 to double, !dbg !79
  %16 = fadd double 1.500000e+00, %15, !dbg !80
  %17 = call double @mix(double noundef %16, float noundef 2.500000e+00, i8 noundef signext 120, i16 noundef signext -3, i8 noundef zeroext -56, i64 noundef 1234567890123), !dbg !81
  store double %17, ptr %9, align 8, !dbg !78
  %18 = load double, ptr %9, align 8, !dbg !82
  %19 = load i32, ptr %8, align 4, !dbg !83
  %20 = call i32 @squares(i32 noundef %19), !dbg !84
  %21 = load i32, ptr %8, align 4, !dbg !85
  %22 = call i32 @paths(i32 noundef %21, ptr noundef %7), !dbg !86
  %23 = add nsw i32 %20, %22, !dbg !87
  %24 = call i32 @paths(i32 noundef 1, ptr noundef null), !dbg !88
  %25 = add nsw i32 %23, %24, !dbg !89
  %26 = call i32 @inlined(i32 noundef 7), !dbg !90
  %27 = add nsw i32 %25, %26, !dbg !91
  %28 = load i32, ptr %8, align 4, !dbg !92
  %29 = call i32 @inlined(i32 noundef %28), !dbg !93
  %30 = add nsw i32 %27, %29, !dbg !94
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %18, i32 noundef %30), !dbg !95
  ret i32 0, !dbg !96
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal double @mix(double noundef %0, float noundef %1, i8 noundef signext %2, i16 noundef signext %3, i8 noundef zeroext %4, i64 noundef %5) #0 !dbg !97 {
  %7 = alloca double, align 8
  %8 = alloca float, align 4
  %9 = alloca i8, align 1
  %10 = alloca i16, align 2
  %11 = alloca i8, align 1
  %12 = alloca i64, align 8
  %13 = alloca double, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  store double %0, ptr %7, align 8
    #dbg_declare(ptr %7, !104, !DIExpression(), !105)
  store float %1, ptr %8, align 4
    #dbg_declare(ptr %8, !106, !DIExpression(), !107)
  store i8 %2, ptr %9, align 1
    #dbg_declare(ptr %9, !108, !DIExpression(), !109)
  store i16 %3, ptr %10, align 2
    #dbg_declare(ptr %10, !110, !DIExpression(), !111)
  store i8 %4, ptr %11, align 1
    #dbg_declare(ptr %11, !112, !DIExpression(), !113)
  store i64 %5, ptr %12, align 8
    #dbg_declare(ptr %12, !114, !DIExpression(), !115)
    #dbg_declare(ptr %13, !116, !DIExpression(), !117)
  %16 = load double, ptr %7, align 8, !dbg !118
  %17 = load volatile i32, ptr @zero, align 4, !dbg !119
  %18 = sitofp i32 %17 to double, !dbg !119
  %19 = call double @llvm.fmuladd.f64(double %16, double 2.000000e+00, double %18), !dbg !120
  store double %19, ptr %13, align 8, !dbg !117
    #dbg_declare(ptr %14, !121, !DIExpression(), !122)
  %20 = load i64, ptr %12, align 8, !dbg !123
  %21 = load volatile i32, ptr @zero, align 4, !dbg !124
  %22 = sext i32 %21 to i64, !dbg !124
  %23 = add nsw i64 %20, %22, !dbg !125
  store i64 %23, ptr %14, align 8, !dbg !122
  %24 = call i32 @puts(ptr noundef @.str.1), !dbg !126
    #dbg_declare(ptr %15, !127, !DIExpression(), !128)
  store i32 10, ptr %15, align 4, !dbg !128
  %25 = load double, ptr %13, align 8, !dbg !129
  %26 = load float, ptr %8, align 4, !dbg !130
  %27 = fpext float %26 to double, !dbg !130
  %28 = load i8, ptr %9, align 1, !dbg !131
  %29 = sext i8 %28 to i32, !dbg !131
  %30 = load i16, ptr %10, align 2, !dbg !132
  %31 = sext i16 %30 to i32, !dbg !132
  %32 = load i8, ptr %11, align 1, !dbg !133
  %33 = zext i8 %32 to i32, !dbg !133
  %34 = load i64, ptr %14, align 8, !dbg !134
  %35 = load i32, ptr %15, align 4, !dbg !135
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %25, double noundef %27, i32 noundef %29, i32 noundef %31, i32 noundef %33, i64 noundef %34, i32 noundef %35), !dbg !136
  %37 = load double, ptr %13, align 8, !dbg !137
  %38 = load i64, ptr %14, align 8, !dbg !138
  %39 = sitofp i64 %38 to double, !dbg !138
  %40 = fadd double %37, %39, !dbg !139
  ret double %40, !dbg !140
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @squares(i32 noundef %0) #0 !dbg !141 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !144, !DIExpression(), !145)
    #dbg_declare(ptr %3, !146, !DIExpression(), !147)
  store i32 0, ptr %3, align 4, !dbg !147
    #dbg_declare(ptr %4, !148, !DIExpression(), !150)
  %6 = load volatile i32, ptr @zero, align 4, !dbg !151
  store i32 %6, ptr %4, align 4, !dbg !150
  br label %7, !dbg !152

7:                                                ; preds = %23, %1
  %8 = load i32, ptr %4, align 4, !dbg !153
  %9 = load i32, ptr %2, align 4, !dbg !155
  %10 = icmp slt i32 %8, %9, !dbg !156
  br i1 %10, label %11, label %26, !dbg !157

11:                                               ; preds = %7
    #dbg_declare(ptr %5, !158, !DIExpression(), !160)
  %12 = load i32, ptr %4, align 4, !dbg !161
  %13 = load i32, ptr %4, align 4, !dbg !162
  %14 = mul nsw i32 %12, %13, !dbg !163
  %15 = load volatile i32, ptr @zero, align 4, !dbg !164
  %16 = add nsw i32 %14, %15, !dbg !165
  store i32 %16, ptr %5, align 4, !dbg !160
  %17 = call i32 @puts(ptr noundef @.str.3), !dbg !166
  %18 = load i32, ptr %5, align 4, !dbg !167
  %19 = load i32, ptr %3, align 4, !dbg !168
  %20 = add nsw i32 %19, %18, !dbg !168
  store i32 %20, ptr %3, align 4, !dbg !168
  %21 = load i32, ptr %3, align 4, !dbg !169
  %22 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %21), !dbg !170
  br label %23, !dbg !171

23:                                               ; preds = %11
  %24 = load i32, ptr %4, align 4, !dbg !172
  %25 = add nsw i32 %24, 1, !dbg !172
  store i32 %25, ptr %4, align 4, !dbg !172
  br label %7, !dbg !173, !llvm.loop !174

26:                                               ; preds = %7
  %27 = load i32, ptr %3, align 4, !dbg !177
  ret i32 %27, !dbg !178
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @paths(i32 noundef %0, ptr noundef %1) #0 !dbg !179 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !184, !DIExpression(), !185)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !186, !DIExpression(), !187)
    #dbg_declare(ptr %5, !188, !DIExpression(), !189)
  %8 = load i32, ptr %3, align 4, !dbg !190
  store i32 %8, ptr %5, align 4, !dbg !189
    #dbg_declare(ptr %6, !191, !DIExpression(), !192)
  %9 = call i32 @puts(ptr noundef @.str.5), !dbg !193
  %10 = load i32, ptr %3, align 4, !dbg !194
  %11 = mul nsw i32 %10, 3, !dbg !195
  %12 = load volatile i32, ptr @zero, align 4, !dbg !196
  %13 = add nsw i32 %11, %12, !dbg !197
  store i32 %13, ptr %6, align 4, !dbg !198
    #dbg_declare(ptr %7, !199, !DIExpression(), !200)
  %14 = load i32, ptr %6, align 4, !dbg !201
  store i32 %14, ptr %7, align 4, !dbg !200
  %15 = load i32, ptr %3, align 4, !dbg !202
  %16 = icmp sgt i32 %15, 2, !dbg !204
  br i1 %16, label %17, label %21, !dbg !205

17:                                               ; preds = %2
  %18 = load ptr, ptr %4, align 8, !dbg !206
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 0, !dbg !207
  %20 = load i32, ptr %19, align 8, !dbg !207
  store i32 %20, ptr %7, align 4, !dbg !208
  br label %21, !dbg !209

21:                                               ; preds = %17, %2
  %22 = call i32 @puts(ptr noundef @.str.6), !dbg !210
  %23 = load i32, ptr %5, align 4, !dbg !211
  %24 = load i32, ptr %6, align 4, !dbg !212
  %25 = load i32, ptr %7, align 4, !dbg !213
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %23, i32 noundef %24, i32 noundef %25), !dbg !214
  %27 = load i32, ptr %7, align 4, !dbg !215
  %28 = load i32, ptr %5, align 4, !dbg !216
  %29 = add nsw i32 %27, %28, !dbg !217
  ret i32 %29, !dbg !218
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @inlined(i32 noundef %0) #0 !dbg !219 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !220, !DIExpression(), !221)
    #dbg_declare(ptr %3, !222, !DIExpression(), !223)
  %4 = load i32, ptr %2, align 4, !dbg !224
  %5 = load volatile i32, ptr @zero, align 4, !dbg !225
  %6 = add nsw i32 %4, %5, !dbg !226
  store i32 %6, ptr %3, align 4, !dbg !223
  %7 = call i32 @puts(ptr noundef @.str.8), !dbg !227
  %8 = load i32, ptr %3, align 4, !dbg !228
  %9 = load i32, ptr %3, align 4, !dbg !229
  %10 = mul nsw i32 %8, %9, !dbg !230
  ret i32 %10, !dbg !231
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

declare i32 @puts(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "zero", scope: !2, file: !3, line: 3, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "held.c", directory: ".", checksumkind: CSK_MD5, checksum: "3b89eed59391b7a01c96847d678476cb")
!4 = !{!5, !0, !11, !16, !21, !23, !25, !27, !32, !37}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 56, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 7)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 8, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 4)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 184, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 23)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !7, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !13, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !7, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 48, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 6)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 80, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 10)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 8)
!42 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !43)
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !53, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!53 = !DISubroutineType(types: !54)
!54 = !{!43, !43, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!57 = !{}
!58 = !DILocalVariable(name: "argc", arg: 1, scope: !52, file: !3, line: 42, type: !43)
!59 = !DILocation(line: 42, column: 14, scope: !52)
!60 = !DILocalVariable(name: "argv", arg: 2, scope: !52, file: !3, line: 42, type: !55)
!61 = !DILocation(line: 42, column: 27, scope: !52)
!62 = !DILocalVariable(name: "last", scope: !52, file: !3, line: 43, type: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 2, size: 128, elements: !64)
!64 = !{!65, !66}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !63, file: !3, line: 2, baseType: !43, size: 32)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !63, file: !3, line: 2, baseType: !67, size: 64, offset: 64)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!68 = !DILocation(line: 43, column: 17, scope: !52)
!69 = !DILocalVariable(name: "list", scope: !52, file: !3, line: 43, type: !63)
!70 = !DILocation(line: 43, column: 32, scope: !52)
!71 = !DILocation(line: 43, column: 39, scope: !52)
!72 = !DILocalVariable(name: "n", scope: !52, file: !3, line: 44, type: !43)
!73 = !DILocation(line: 44, column: 9, scope: !52)
!74 = !DILocation(line: 44, column: 13, scope: !52)
!75 = !DILocation(line: 44, column: 18, scope: !52)
!76 = !DILocalVariable(name: "d", scope: !52, file: !3, line: 45, type: !77)
!77 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!78 = !DILocation(line: 45, column: 12, scope: !52)
!79 = !DILocation(line: 45, column: 26, scope: !52)
!80 = !DILocation(line: 45, column: 24, scope: !52)
!81 = !DILocation(line: 45, column: 16, scope: !52)
!82 = !DILocation(line: 46, column: 23, scope: !52)
!83 = !DILocation(line: 46, column: 34, scope: !52)
!84 = !DILocation(line: 46, column: 26, scope: !52)
!85 = !DILocation(line: 46, column: 45, scope: !52)
!86 = !DILocation(line: 46, column: 39, scope: !52)
!87 = !DILocation(line: 46, column: 37, scope: !52)
!88 = !DILocation(line: 46, column: 57, scope: !52)
!89 = !DILocation(line: 46, column: 55, scope: !52)
!90 = !DILocation(line: 46, column: 71, scope: !52)
!91 = !DILocation(line: 46, column: 69, scope: !52)
!92 = !DILocation(line: 46, column: 92, scope: !52)
!93 = !DILocation(line: 46, column: 84, scope: !52)
!94 = !DILocation(line: 46, column: 82, scope: !52)
!95 = !DILocation(line: 46, column: 5, scope: !52)
!96 = !DILocation(line: 47, column: 5, scope: !52)
!97 = distinct !DISubprogram(name: "mix", scope: !3, file: !3, line: 5, type: !98, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!98 = !DISubroutineType(types: !99)
!99 = !{!77, !77, !100, !8, !101, !102, !103}
!100 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!101 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!102 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!103 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!104 = !DILocalVariable(name: "a", arg: 1, scope: !97, file: !3, line: 5, type: !77)
!105 = !DILocation(line: 5, column: 52, scope: !97)
!106 = !DILocalVariable(name: "b", arg: 2, scope: !97, file: !3, line: 5, type: !100)
!107 = !DILocation(line: 5, column: 61, scope: !97)
!108 = !DILocalVariable(name: "c", arg: 3, scope: !97, file: !3, line: 5, type: !8)
!109 = !DILocation(line: 5, column: 69, scope: !97)
!110 = !DILocalVariable(name: "s", arg: 4, scope: !97, file: !3, line: 5, type: !101)
!111 = !DILocation(line: 5, column: 78, scope: !97)
!112 = !DILocalVariable(name: "u", arg: 5, scope: !97, file: !3, line: 5, type: !102)
!113 = !DILocation(line: 5, column: 95, scope: !97)
!114 = !DILocalVariable(name: "big", arg: 6, scope: !97, file: !3, line: 5, type: !103)
!115 = !DILocation(line: 5, column: 103, scope: !97)
!116 = !DILocalVariable(name: "twice", scope: !97, file: !3, line: 6, type: !77)
!117 = !DILocation(line: 6, column: 12, scope: !97)
!118 = !DILocation(line: 6, column: 20, scope: !97)
!119 = !DILocation(line: 6, column: 28, scope: !97)
!120 = !DILocation(line: 6, column: 26, scope: !97)
!121 = !DILocalVariable(name: "larger", scope: !97, file: !3, line: 7, type: !103)
!122 = !DILocation(line: 7, column: 10, scope: !97)
!123 = !DILocation(line: 7, column: 19, scope: !97)
!124 = !DILocation(line: 7, column: 25, scope: !97)
!125 = !DILocation(line: 7, column: 23, scope: !97)
!126 = !DILocation(line: 8, column: 5, scope: !97)
!127 = !DILocalVariable(name: "ten", scope: !97, file: !3, line: 9, type: !43)
!128 = !DILocation(line: 9, column: 9, scope: !97)
!129 = !DILocation(line: 10, column: 39, scope: !97)
!130 = !DILocation(line: 10, column: 46, scope: !97)
!131 = !DILocation(line: 10, column: 49, scope: !97)
!132 = !DILocation(line: 10, column: 52, scope: !97)
!133 = !DILocation(line: 10, column: 55, scope: !97)
!134 = !DILocation(line: 10, column: 58, scope: !97)
!135 = !DILocation(line: 10, column: 66, scope: !97)
!136 = !DILocation(line: 10, column: 5, scope: !97)
!137 = !DILocation(line: 11, column: 12, scope: !97)
!138 = !DILocation(line: 11, column: 20, scope: !97)
!139 = !DILocation(line: 11, column: 18, scope: !97)
!140 = !DILocation(line: 11, column: 5, scope: !97)
!141 = distinct !DISubprogram(name: "squares", scope: !3, file: !3, line: 14, type: !142, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!142 = !DISubroutineType(types: !143)
!143 = !{!43, !43}
!144 = !DILocalVariable(name: "n", arg: 1, scope: !141, file: !3, line: 14, type: !43)
!145 = !DILocation(line: 14, column: 50, scope: !141)
!146 = !DILocalVariable(name: "sum", scope: !141, file: !3, line: 15, type: !43)
!147 = !DILocation(line: 15, column: 9, scope: !141)
!148 = !DILocalVariable(name: "i", scope: !149, file: !3, line: 16, type: !43)
!149 = distinct !DILexicalBlock(scope: !141, file: !3, line: 16, column: 5)
!150 = !DILocation(line: 16, column: 14, scope: !149)
!151 = !DILocation(line: 16, column: 18, scope: !149)
!152 = !DILocation(line: 16, column: 10, scope: !149)
!153 = !DILocation(line: 16, column: 24, scope: !154)
!154 = distinct !DILexicalBlock(scope: !149, file: !3, line: 16, column: 5)
!155 = !DILocation(line: 16, column: 28, scope: !154)
!156 = !DILocation(line: 16, column: 26, scope: !154)
!157 = !DILocation(line: 16, column: 5, scope: !149)
!158 = !DILocalVariable(name: "square", scope: !159, file: !3, line: 17, type: !43)
!159 = distinct !DILexicalBlock(scope: !154, file: !3, line: 16, column: 36)
!160 = !DILocation(line: 17, column: 13, scope: !159)
!161 = !DILocation(line: 17, column: 22, scope: !159)
!162 = !DILocation(line: 17, column: 26, scope: !159)
!163 = !DILocation(line: 17, column: 24, scope: !159)
!164 = !DILocation(line: 17, column: 30, scope: !159)
!165 = !DILocation(line: 17, column: 28, scope: !159)
!166 = !DILocation(line: 18, column: 9, scope: !159)
!167 = !DILocation(line: 19, column: 16, scope: !159)
!168 = !DILocation(line: 19, column: 13, scope: !159)
!169 = !DILocation(line: 20, column: 24, scope: !159)
!170 = !DILocation(line: 20, column: 9, scope: !159)
!171 = !DILocation(line: 21, column: 5, scope: !159)
!172 = !DILocation(line: 16, column: 32, scope: !154)
!173 = !DILocation(line: 16, column: 5, scope: !154)
!174 = distinct !{!174, !157, !175, !176}
!175 = !DILocation(line: 21, column: 5, scope: !149)
!176 = !{!"llvm.loop.mustprogress"}
!177 = !DILocation(line: 22, column: 12, scope: !141)
!178 = !DILocation(line: 22, column: 5, scope: !141)
!179 = distinct !DISubprogram(name: "paths", scope: !3, file: !3, line: 25, type: !180, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!180 = !DISubroutineType(types: !181)
!181 = !{!43, !43, !182}
!182 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64)
!183 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !63)
!184 = !DILocalVariable(name: "n", arg: 1, scope: !179, file: !3, line: 25, type: !43)
!185 = !DILocation(line: 25, column: 48, scope: !179)
!186 = !DILocalVariable(name: "list", arg: 2, scope: !179, file: !3, line: 25, type: !182)
!187 = !DILocation(line: 25, column: 70, scope: !179)
!188 = !DILocalVariable(name: "early", scope: !179, file: !3, line: 26, type: !43)
!189 = !DILocation(line: 26, column: 9, scope: !179)
!190 = !DILocation(line: 26, column: 17, scope: !179)
!191 = !DILocalVariable(name: "late", scope: !179, file: !3, line: 27, type: !43)
!192 = !DILocation(line: 27, column: 9, scope: !179)
!193 = !DILocation(line: 28, column: 5, scope: !179)
!194 = !DILocation(line: 29, column: 12, scope: !179)
!195 = !DILocation(line: 29, column: 14, scope: !179)
!196 = !DILocation(line: 29, column: 20, scope: !179)
!197 = !DILocation(line: 29, column: 18, scope: !179)
!198 = !DILocation(line: 29, column: 10, scope: !179)
!199 = !DILocalVariable(name: "either", scope: !179, file: !3, line: 30, type: !43)
!200 = !DILocation(line: 30, column: 9, scope: !179)
!201 = !DILocation(line: 30, column: 18, scope: !179)
!202 = !DILocation(line: 31, column: 9, scope: !203)
!203 = distinct !DILexicalBlock(scope: !179, file: !3, line: 31, column: 9)
!204 = !DILocation(line: 31, column: 11, scope: !203)
!205 = !DILocation(line: 31, column: 9, scope: !179)
!206 = !DILocation(line: 32, column: 18, scope: !203)
!207 = !DILocation(line: 32, column: 24, scope: !203)
!208 = !DILocation(line: 32, column: 16, scope: !203)
!209 = !DILocation(line: 32, column: 9, scope: !203)
!210 = !DILocation(line: 33, column: 5, scope: !179)
!211 = !DILocation(line: 34, column: 26, scope: !179)
!212 = !DILocation(line: 34, column: 33, scope: !179)
!213 = !DILocation(line: 34, column: 39, scope: !179)
!214 = !DILocation(line: 34, column: 5, scope: !179)
!215 = !DILocation(line: 35, column: 12, scope: !179)
!216 = !DILocation(line: 35, column: 21, scope: !179)
!217 = !DILocation(line: 35, column: 19, scope: !179)
!218 = !DILocation(line: 35, column: 5, scope: !179)
!219 = distinct !DISubprogram(name: "inlined", scope: !3, file: !3, line: 37, type: !142, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!220 = !DILocalVariable(name: "x", arg: 1, scope: !219, file: !3, line: 37, type: !43)
!221 = !DILocation(line: 37, column: 24, scope: !219)
!222 = !DILocalVariable(name: "y", scope: !219, file: !3, line: 38, type: !43)
!223 = !DILocation(line: 38, column: 9, scope: !219)
!224 = !DILocation(line: 38, column: 13, scope: !219)
!225 = !DILocation(line: 38, column: 17, scope: !219)
!226 = !DILocation(line: 38, column: 15, scope: !219)
!227 = !DILocation(line: 39, column: 5, scope: !219)
!228 = !DILocation(line: 40, column: 12, scope: !219)
!229 = !DILocation(line: 40, column: 16, scope: !219)
!230 = !DILocation(line: 40, column: 14, scope: !219)
!231 = !DILocation(line: 40, column: 5, scope: !219)
