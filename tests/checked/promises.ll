; ModuleID = 'promises.c'
source_filename = "promises.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.bits = type { i8, i32 }

@.str = private unnamed_addr constant [4 x i8] c"big\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"fine\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [9 x i8] c"not fine\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [5 x i8] c"gone\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [4 x i8] c"%f\0A\00", align 1, !dbg !21
@.str.6 = private unnamed_addr constant [9 x i8] c"not zero\00", align 1, !dbg !23
@.str.7 = private unnamed_addr constant [6 x i8] c"seven\00", align 1, !dbg !25
@main.list = internal global ptr null, align 8, !dbg !30
@.str.8 = private unnamed_addr constant [3 x i8] c"hi\00", align 1, !dbg !46
@.str.9 = private unnamed_addr constant [8 x i8] c"%s %zu\0A\00", align 1, !dbg !51
@.str.10 = private unnamed_addr constant [3 x i8] c"ok\00", align 1, !dbg !56

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !32 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca %struct.bits, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca [4 x i32], align 16
  %13 = alloca [16 x i8], align 16
  %14 = alloca %struct.bits, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !69, !DIExpression(), !70)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !71, !DIExpression(), !72)
    #dbg_declare(ptr %6, !73, !DIExpression(), !74)
    #dbg_declare(ptr %7, !75, !DIExpression(), !76)
  %15 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !77
  store ptr %15, ptr %7, align 8, !dbg !76
    #dbg_declare(ptr %8, !78, !DIExpression(), !85)
    #dbg_declare(ptr %9, !86, !DIExpression(), !87)
  %16 = load i32, ptr %4, align 4, !dbg !88
  %17 = sub nsw i32 2147483647, %16, !dbg !89
  %18 = add nsw i32 %17, 2, !dbg !90
  store i32 %18, ptr %9, align 4, !dbg !87
  %19 = load ptr, ptr %5, align 8, !dbg !91
  %20 = getelementptr inbounds ptr, ptr %19, i64 1, !dbg !91
  %21 = load ptr, ptr %20, align 8, !dbg !91
  %22 = getelementptr inbounds i8, ptr %21, i64 0, !dbg !91
  %23 = load i8, ptr %22, align 1, !dbg !91
  %24 = sext i8 %23 to i32, !dbg !91
  switch i32 %24, label %139 [
    i32 117, label %25
    i32 109, label %31
    i32 98, label %42
    i32 111, label %67
    i32 112, label %72
    i32 99, label %80
    i32 108, label %84
    i32 97, label %87
    i32 122, label %91
    i32 121, label %109
    i32 114, label %119
    i32 107, label %126
  ], !dbg !92

25:                                               ; preds = %2
  %26 = load i32, ptr %6, align 4, !dbg !93
  %27 = icmp sgt i32 %26, 3, !dbg !96
  br i1 %27, label %28, label %30, !dbg !97

28:                                               ; preds = %25
  %29 = call i32 @puts(ptr noundef @.str), !dbg !98
  br label %30, !dbg !98

30:                                               ; preds = %28, %25
  br label %139, !dbg !99

31:                                               ; preds = %2
  %32 = load ptr, ptr %7, align 8, !dbg !100
  %33 = getelementptr inbounds i32, ptr %32, i64 0, !dbg !100
  store i32 1, ptr %33, align 4, !dbg !101
  %34 = load ptr, ptr %7, align 8, !dbg !102
  %35 = getelementptr inbounds i32, ptr %34, i64 0, !dbg !102
  %36 = load i32, ptr %35, align 4, !dbg !102
  %37 = load ptr, ptr %7, align 8, !dbg !103
  %38 = getelementptr inbounds i32, ptr %37, i64 1, !dbg !103
  %39 = load i32, ptr %38, align 4, !dbg !103
  %40 = add nsw i32 %36, %39, !dbg !104
  %41 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %40), !dbg !105
  br label %139, !dbg !106

42:                                               ; preds = %2
  %43 = load i8, ptr %8, align 4, !dbg !107
  %44 = and i8 %43, -8, !dbg !107
  %45 = or i8 %44, 1, !dbg !107
  store i8 %45, ptr %8, align 4, !dbg !107
  %46 = load i8, ptr %8, align 4, !dbg !108
  %47 = and i8 %46, 7, !dbg !108
  %48 = or i8 %47, 16, !dbg !108
  store i8 %48, ptr %8, align 4, !dbg !108
  %49 = load i8, ptr %8, align 4, !dbg !109
  %50 = and i8 %49, 7, !dbg !109
  %51 = zext i8 %50 to i32, !dbg !109
  %52 = icmp eq i32 %51, 1, !dbg !111
  br i1 %52, label %53, label %60, !dbg !112

53:                                               ; preds = %42
  %54 = load i8, ptr %8, align 4, !dbg !113
  %55 = lshr i8 %54, 3, !dbg !113
  %56 = zext i8 %55 to i32, !dbg !113
  %57 = icmp eq i32 %56, 2, !dbg !114
  br i1 %57, label %58, label %60, !dbg !115

58:                                               ; preds = %53
  %59 = call i32 @puts(ptr noundef @.str.2), !dbg !116
  br label %60, !dbg !116

60:                                               ; preds = %58, %53, %42
  %61 = getelementptr inbounds %struct.bits, ptr %8, i32 0, i32 1, !dbg !117
  %62 = load i32, ptr %61, align 4, !dbg !117
  %63 = icmp ne i32 %62, 0, !dbg !119
  br i1 %63, label %64, label %66, !dbg !120

64:                                               ; preds = %60
  %65 = call i32 @puts(ptr noundef @.str.3), !dbg !121
  br label %66, !dbg !121

66:                                               ; preds = %64, %60
  br label %139, !dbg !122

67:                                               ; preds = %2
  %68 = load i32, ptr %9, align 4, !dbg !123
  %69 = add nsw i32 %68, 1, !dbg !124
  store i32 %69, ptr %9, align 4, !dbg !125
  %70 = load i32, ptr %9, align 4, !dbg !126
  %71 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %70), !dbg !127
  br label %139, !dbg !128

72:                                               ; preds = %2
  %73 = load i32, ptr %9, align 4, !dbg !129
  %74 = add nsw i32 %73, 1, !dbg !130
  store i32 %74, ptr %9, align 4, !dbg !131
  %75 = load i32, ptr %9, align 4, !dbg !132
  %76 = icmp sgt i32 %75, 0, !dbg !134
  br i1 %76, label %77, label %79, !dbg !135

77:                                               ; preds = %72
  %78 = call i32 @puts(ptr noundef @.str.4), !dbg !136
  br label %79, !dbg !136

79:                                               ; preds = %77, %72
  br label %139, !dbg !137

80:                                               ; preds = %2
    #dbg_declare(ptr %10, !138, !DIExpression(), !140)
  store ptr @twice, ptr %10, align 8, !dbg !140
  %81 = load ptr, ptr %10, align 8, !dbg !141
  %82 = call double %81(double noundef 1.000000e+00), !dbg !141
  %83 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %82), !dbg !142
  br label %139, !dbg !143

84:                                               ; preds = %2
  %85 = call noalias ptr @malloc(i64 noundef 100) #8, !dbg !144
  store ptr %85, ptr %7, align 8, !dbg !145
  %86 = call noalias ptr @malloc(i64 noundef 7) #8, !dbg !146
  store ptr %86, ptr %7, align 8, !dbg !147
  br label %139, !dbg !148

87:                                               ; preds = %2
    #dbg_declare(ptr %11, !149, !DIExpression(), !151)
  %88 = load ptr, ptr %7, align 8, !dbg !152
  %89 = getelementptr inbounds i8, ptr %88, i64 1, !dbg !153
  store ptr %89, ptr %11, align 8, !dbg !151
  %90 = load ptr, ptr %11, align 8, !dbg !154
  store i32 1, ptr %90, align 4, !dbg !155
  br label %139, !dbg !156

91:                                               ; preds = %2
  %92 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16) #9, !dbg !157
  store ptr %92, ptr %7, align 8, !dbg !158
  %93 = load ptr, ptr %7, align 8, !dbg !159
  %94 = getelementptr inbounds i32, ptr %93, i64 2, !dbg !159
  %95 = load i32, ptr %94, align 4, !dbg !159
  %96 = icmp ne i32 %95, 0, !dbg !159
  br i1 %96, label %97, label %99, !dbg !161

97:                                               ; preds = %91
  %98 = call i32 @puts(ptr noundef @.str.6), !dbg !162
  br label %99, !dbg !162

99:                                               ; preds = %97, %91
  %100 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !163
  %101 = load ptr, ptr %7, align 8, !dbg !164
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %100, ptr align 4 %101, i64 16, i1 false), !dbg !165
  store ptr %100, ptr %7, align 8, !dbg !166
  %102 = load ptr, ptr %7, align 8, !dbg !167
  %103 = getelementptr inbounds i32, ptr %102, i64 1, !dbg !167
  %104 = load i32, ptr %103, align 4, !dbg !167
  %105 = icmp ne i32 %104, 0, !dbg !167
  br i1 %105, label %106, label %108, !dbg !169

106:                                              ; preds = %99
  %107 = call i32 @puts(ptr noundef @.str.4), !dbg !170
  br label %108, !dbg !170

108:                                              ; preds = %106, %99
  br label %139, !dbg !171

109:                                              ; preds = %2
    #dbg_declare(ptr %12, !172, !DIExpression(), !175)
  %110 = load ptr, ptr %7, align 8, !dbg !176
  %111 = getelementptr inbounds [4 x i32], ptr %12, i64 0, i64 0, !dbg !177
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %110, ptr align 16 %111, i64 16, i1 false), !dbg !177
  %112 = load ptr, ptr %7, align 8, !dbg !178
  %113 = getelementptr inbounds i32, ptr %112, i64 1, !dbg !178
  %114 = load i32, ptr %113, align 4, !dbg !178
  %115 = icmp eq i32 %114, 7, !dbg !180
  br i1 %115, label %116, label %118, !dbg !181

116:                                              ; preds = %109
  %117 = call i32 @puts(ptr noundef @.str.7), !dbg !182
  br label %118, !dbg !182

118:                                              ; preds = %116, %109
  br label %139, !dbg !183

119:                                              ; preds = %2
  %120 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !184
  store ptr %120, ptr @main.list, align 8, !dbg !186
  %121 = call noalias ptr @malloc(i64 noundef 24) #8, !dbg !187
  %122 = load ptr, ptr @main.list, align 8, !dbg !188
  %123 = getelementptr inbounds ptr, ptr %122, i64 0, !dbg !188
  store ptr %121, ptr %123, align 8, !dbg !189
  %124 = load ptr, ptr @main.list, align 8, !dbg !190
  %125 = getelementptr inbounds ptr, ptr %124, i64 1, !dbg !190
  store ptr null, ptr %125, align 8, !dbg !191
  br label %139, !dbg !192

126:                                              ; preds = %2
    #dbg_declare(ptr %13, !193, !DIExpression(), !198)
  %127 = getelementptr inbounds [16 x i8], ptr %13, i64 0, i64 0, !dbg !199
  %128 = call ptr @strcpy(ptr noundef %127, ptr noundef @.str.8) #10, !dbg !200
  %129 = getelementptr inbounds [16 x i8], ptr %13, i64 0, i64 0, !dbg !201
  %130 = getelementptr inbounds [16 x i8], ptr %13, i64 0, i64 0, !dbg !202
  %131 = call i64 @strlen(ptr noundef %130) #11, !dbg !203
  %132 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, ptr noundef %129, i64 noundef %131), !dbg !204
    #dbg_declare(ptr %14, !205, !DIExpression(), !206)
  call void @llvm.memset.p0.i64(ptr align 4 %14, i8 0, i64 8, i1 false), !dbg !207
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %14, i64 8, i1 false), !dbg !208
  %133 = getelementptr inbounds %struct.bits, ptr %8, i32 0, i32 1, !dbg !209
  %134 = load i32, ptr %133, align 4, !dbg !209
  %135 = icmp eq i32 %134, 0, !dbg !211
  br i1 %135, label %136, label %138, !dbg !212

136:                                              ; preds = %126
  %137 = call i32 @puts(ptr noundef @.str.10), !dbg !213
  br label %138, !dbg !213

138:                                              ; preds = %136, %126
  br label %139, !dbg !214

139:                                              ; preds = %2, %138, %119, %118, %108, %87, %84, %80, %79, %67, %66, %31, %30
  %140 = load ptr, ptr %7, align 8, !dbg !215
  call void @free(ptr noundef %140) #10, !dbg !216
  ret i32 0, !dbg !217
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

declare i32 @puts(ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %0) #0 !dbg !218 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !221, !DIExpression(), !222)
  %3 = load i32, ptr %2, align 4, !dbg !223
  %4 = load i32, ptr %2, align 4, !dbg !224
  %5 = add nsw i32 %3, %4, !dbg !225
  ret i32 %5, !dbg !226
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind allocsize(0,1) }
attributes #10 = { nounwind }
attributes #11 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!38}
!llvm.module.flags = !{!61, !62, !63, !64, !65, !66, !67}
!llvm.ident = !{!68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "promises.c", directory: ".", checksumkind: CSK_MD5, checksum: "31bbb96d7976694a5c26fc4e9ac440be")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 5)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 9)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !11, isLocal: true, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !3, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !16, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 6)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "list", scope: !32, file: !2, line: 23, type: !59, isLocal: true, isDefinition: true)
!32 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 7, type: !33, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !58)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!38 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !39, globals: !45, splitDebugInlining: false, nameTableKind: None)
!39 = !{!40, !44, !37}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !43}
!43 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!45 = !{!0, !7, !9, !14, !19, !21, !23, !25, !30, !46, !51, !56}
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 3)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 8)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !48, isLocal: true, isDefinition: true)
!58 = !{}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!61 = !{i32 7, !"Dwarf Version", i32 5}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 8, !"PIC Level", i32 2}
!65 = !{i32 7, !"PIE Level", i32 2}
!66 = !{i32 7, !"uwtable", i32 2}
!67 = !{i32 7, !"frame-pointer", i32 2}
!68 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!69 = !DILocalVariable(name: "argc", arg: 1, scope: !32, file: !2, line: 7, type: !35)
!70 = !DILocation(line: 7, column: 14, scope: !32)
!71 = !DILocalVariable(name: "argv", arg: 2, scope: !32, file: !2, line: 7, type: !36)
!72 = !DILocation(line: 7, column: 27, scope: !32)
!73 = !DILocalVariable(name: "u", scope: !32, file: !2, line: 8, type: !35)
!74 = !DILocation(line: 8, column: 9, scope: !32)
!75 = !DILocalVariable(name: "p", scope: !32, file: !2, line: 9, type: !44)
!76 = !DILocation(line: 9, column: 10, scope: !32)
!77 = !DILocation(line: 9, column: 14, scope: !32)
!78 = !DILocalVariable(name: "s", scope: !32, file: !2, line: 10, type: !79)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !2, line: 5, size: 64, elements: !80)
!80 = !{!81, !83, !84}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !79, file: !2, line: 5, baseType: !82, size: 3, flags: DIFlagBitField, extraData: i64 0)
!82 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !79, file: !2, line: 5, baseType: !82, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !79, file: !2, line: 5, baseType: !35, size: 32, offset: 32)
!85 = !DILocation(line: 10, column: 17, scope: !32)
!86 = !DILocalVariable(name: "x", scope: !32, file: !2, line: 11, type: !35)
!87 = !DILocation(line: 11, column: 9, scope: !32)
!88 = !DILocation(line: 11, column: 23, scope: !32)
!89 = !DILocation(line: 11, column: 21, scope: !32)
!90 = !DILocation(line: 11, column: 28, scope: !32)
!91 = !DILocation(line: 12, column: 13, scope: !32)
!92 = !DILocation(line: 12, column: 5, scope: !32)
!93 = !DILocation(line: 13, column: 19, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !2, line: 13, column: 19)
!95 = distinct !DILexicalBlock(scope: !32, file: !2, line: 12, column: 25)
!96 = !DILocation(line: 13, column: 21, scope: !94)
!97 = !DILocation(line: 13, column: 19, scope: !95)
!98 = !DILocation(line: 13, column: 26, scope: !94)
!99 = !DILocation(line: 13, column: 39, scope: !95)
!100 = !DILocation(line: 14, column: 15, scope: !95)
!101 = !DILocation(line: 14, column: 20, scope: !95)
!102 = !DILocation(line: 14, column: 40, scope: !95)
!103 = !DILocation(line: 14, column: 47, scope: !95)
!104 = !DILocation(line: 14, column: 45, scope: !95)
!105 = !DILocation(line: 14, column: 25, scope: !95)
!106 = !DILocation(line: 14, column: 54, scope: !95)
!107 = !DILocation(line: 15, column: 19, scope: !95)
!108 = !DILocation(line: 15, column: 28, scope: !95)
!109 = !DILocation(line: 15, column: 39, scope: !110)
!110 = distinct !DILexicalBlock(scope: !95, file: !2, line: 15, column: 37)
!111 = !DILocation(line: 15, column: 41, scope: !110)
!112 = !DILocation(line: 15, column: 46, scope: !110)
!113 = !DILocation(line: 15, column: 51, scope: !110)
!114 = !DILocation(line: 15, column: 53, scope: !110)
!115 = !DILocation(line: 15, column: 37, scope: !95)
!116 = !DILocation(line: 15, column: 59, scope: !110)
!117 = !DILocation(line: 15, column: 79, scope: !118)
!118 = distinct !DILexicalBlock(scope: !95, file: !2, line: 15, column: 77)
!119 = !DILocation(line: 15, column: 77, scope: !118)
!120 = !DILocation(line: 15, column: 77, scope: !95)
!121 = !DILocation(line: 15, column: 82, scope: !118)
!122 = !DILocation(line: 15, column: 100, scope: !95)
!123 = !DILocation(line: 16, column: 19, scope: !95)
!124 = !DILocation(line: 16, column: 21, scope: !95)
!125 = !DILocation(line: 16, column: 17, scope: !95)
!126 = !DILocation(line: 16, column: 41, scope: !95)
!127 = !DILocation(line: 16, column: 26, scope: !95)
!128 = !DILocation(line: 16, column: 45, scope: !95)
!129 = !DILocation(line: 17, column: 19, scope: !95)
!130 = !DILocation(line: 17, column: 21, scope: !95)
!131 = !DILocation(line: 17, column: 17, scope: !95)
!132 = !DILocation(line: 17, column: 30, scope: !133)
!133 = distinct !DILexicalBlock(scope: !95, file: !2, line: 17, column: 30)
!134 = !DILocation(line: 17, column: 32, scope: !133)
!135 = !DILocation(line: 17, column: 30, scope: !95)
!136 = !DILocation(line: 17, column: 37, scope: !133)
!137 = !DILocation(line: 17, column: 51, scope: !95)
!138 = !DILocalVariable(name: "f", scope: !139, file: !2, line: 18, type: !40)
!139 = distinct !DILexicalBlock(scope: !95, file: !2, line: 18, column: 15)
!140 = !DILocation(line: 18, column: 26, scope: !139)
!141 = !DILocation(line: 18, column: 81, scope: !139)
!142 = !DILocation(line: 18, column: 66, scope: !139)
!143 = !DILocation(line: 18, column: 90, scope: !139)
!144 = !DILocation(line: 19, column: 19, scope: !95)
!145 = !DILocation(line: 19, column: 17, scope: !95)
!146 = !DILocation(line: 19, column: 36, scope: !95)
!147 = !DILocation(line: 19, column: 34, scope: !95)
!148 = !DILocation(line: 19, column: 47, scope: !95)
!149 = !DILocalVariable(name: "q", scope: !150, file: !2, line: 20, type: !44)
!150 = distinct !DILexicalBlock(scope: !95, file: !2, line: 20, column: 15)
!151 = !DILocation(line: 20, column: 22, scope: !150)
!152 = !DILocation(line: 20, column: 42, scope: !150)
!153 = !DILocation(line: 20, column: 44, scope: !150)
!154 = !DILocation(line: 20, column: 51, scope: !150)
!155 = !DILocation(line: 20, column: 53, scope: !150)
!156 = !DILocation(line: 20, column: 58, scope: !150)
!157 = !DILocation(line: 21, column: 19, scope: !95)
!158 = !DILocation(line: 21, column: 17, scope: !95)
!159 = !DILocation(line: 21, column: 38, scope: !160)
!160 = distinct !DILexicalBlock(scope: !95, file: !2, line: 21, column: 38)
!161 = !DILocation(line: 21, column: 38, scope: !95)
!162 = !DILocation(line: 21, column: 44, scope: !160)
!163 = !DILocation(line: 21, column: 73, scope: !95)
!164 = !DILocation(line: 21, column: 85, scope: !95)
!165 = !DILocation(line: 21, column: 66, scope: !95)
!166 = !DILocation(line: 21, column: 64, scope: !95)
!167 = !DILocation(line: 21, column: 97, scope: !168)
!168 = distinct !DILexicalBlock(scope: !95, file: !2, line: 21, column: 97)
!169 = !DILocation(line: 21, column: 97, scope: !95)
!170 = !DILocation(line: 21, column: 103, scope: !168)
!171 = !DILocation(line: 21, column: 117, scope: !95)
!172 = !DILocalVariable(name: "q", scope: !173, file: !2, line: 22, type: !174)
!173 = distinct !DILexicalBlock(scope: !95, file: !2, line: 22, column: 15)
!174 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !5)
!175 = !DILocation(line: 22, column: 21, scope: !173)
!176 = !DILocation(line: 22, column: 34, scope: !173)
!177 = !DILocation(line: 22, column: 27, scope: !173)
!178 = !DILocation(line: 22, column: 55, scope: !179)
!179 = distinct !DILexicalBlock(scope: !173, file: !2, line: 22, column: 55)
!180 = !DILocation(line: 22, column: 60, scope: !179)
!181 = !DILocation(line: 22, column: 55, scope: !173)
!182 = !DILocation(line: 22, column: 66, scope: !179)
!183 = !DILocation(line: 22, column: 81, scope: !173)
!184 = !DILocation(line: 23, column: 44, scope: !185)
!185 = distinct !DILexicalBlock(scope: !95, file: !2, line: 23, column: 15)
!186 = !DILocation(line: 23, column: 42, scope: !185)
!187 = !DILocation(line: 23, column: 66, scope: !185)
!188 = !DILocation(line: 23, column: 56, scope: !185)
!189 = !DILocation(line: 23, column: 64, scope: !185)
!190 = !DILocation(line: 23, column: 78, scope: !185)
!191 = !DILocation(line: 23, column: 86, scope: !185)
!192 = !DILocation(line: 23, column: 91, scope: !185)
!193 = !DILocalVariable(name: "buf", scope: !194, file: !2, line: 24, type: !195)
!194 = distinct !DILexicalBlock(scope: !95, file: !2, line: 24, column: 15)
!195 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !196)
!196 = !{!197}
!197 = !DISubrange(count: 16)
!198 = !DILocation(line: 24, column: 22, scope: !194)
!199 = !DILocation(line: 24, column: 38, scope: !194)
!200 = !DILocation(line: 24, column: 31, scope: !194)
!201 = !DILocation(line: 24, column: 69, scope: !194)
!202 = !DILocation(line: 24, column: 81, scope: !194)
!203 = !DILocation(line: 24, column: 74, scope: !194)
!204 = !DILocation(line: 24, column: 50, scope: !194)
!205 = !DILocalVariable(name: "t", scope: !194, file: !2, line: 24, type: !79)
!206 = !DILocation(line: 24, column: 100, scope: !194)
!207 = !DILocation(line: 24, column: 103, scope: !194)
!208 = !DILocation(line: 24, column: 132, scope: !194)
!209 = !DILocation(line: 24, column: 141, scope: !210)
!210 = distinct !DILexicalBlock(scope: !194, file: !2, line: 24, column: 139)
!211 = !DILocation(line: 24, column: 143, scope: !210)
!212 = !DILocation(line: 24, column: 139, scope: !194)
!213 = !DILocation(line: 24, column: 149, scope: !210)
!214 = !DILocation(line: 24, column: 161, scope: !194)
!215 = !DILocation(line: 26, column: 10, scope: !32)
!216 = !DILocation(line: 26, column: 5, scope: !32)
!217 = !DILocation(line: 27, column: 5, scope: !32)
!218 = distinct !DISubprogram(name: "twice", scope: !2, file: !2, line: 6, type: !219, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !38, retainedNodes: !58)
!219 = !DISubroutineType(types: !220)
!220 = !{!35, !35}
!221 = !DILocalVariable(name: "x", arg: 1, scope: !218, file: !2, line: 6, type: !35)
!222 = !DILocation(line: 6, column: 22, scope: !218)
!223 = !DILocation(line: 6, column: 34, scope: !218)
!224 = !DILocation(line: 6, column: 38, scope: !218)
!225 = !DILocation(line: 6, column: 36, scope: !218)
!226 = !DILocation(line: 6, column: 27, scope: !218)
