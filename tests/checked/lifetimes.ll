; ModuleID = 'lifetimes.c'
source_filename = "lifetimes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.text = private unnamed_addr constant [16 x i8] c"overlapping\00\00\00\00\00", align 16
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0
@kept = internal global ptr null, align 8, !dbg !7
@.str.1 = private unnamed_addr constant [9 x i8] c"not zero\00", align 1, !dbg !11
@stdout = external global ptr, align 8
@__const.returned.before = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
@__const.returned.local = private unnamed_addr constant [4 x i32] [i32 3, i32 4, i32 5, i32 6], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !25 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [16 x i8], align 16
  %7 = alloca [4 x i32], align 16
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !31, !DIExpression(), !32)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !33, !DIExpression(), !34)
  call void @llvm.lifetime.start.p0(i64 16, ptr %6) #6, !dbg !35
    #dbg_declare(ptr %6, !36, !DIExpression(), !40)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const.main.text, i64 16, i1 false), !dbg !40
  call void @llvm.lifetime.start.p0(i64 16, ptr %7) #6, !dbg !41
    #dbg_declare(ptr %7, !42, !DIExpression(), !44)
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #6, !dbg !45
    #dbg_declare(ptr %8, !46, !DIExpression(), !48)
  %12 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 0, !dbg !49
  store volatile ptr %12, ptr %8, align 8, !dbg !48
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #6, !dbg !50
    #dbg_declare(ptr %9, !51, !DIExpression(), !53)
  %13 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 0, !dbg !54
  store volatile ptr %13, ptr %9, align 8, !dbg !53
  %14 = load ptr, ptr %5, align 8, !dbg !55
  %15 = getelementptr inbounds ptr, ptr %14, i64 1, !dbg !55
  %16 = load ptr, ptr %15, align 8, !dbg !55
  %17 = getelementptr inbounds i8, ptr %16, i64 0, !dbg !55
  %18 = load i8, ptr %17, align 1, !dbg !55
  %19 = sext i8 %18 to i32, !dbg !55
  switch i32 %19, label %100 [
    i32 114, label %20
    i32 105, label %24
    i32 118, label %26
    i32 97, label %30
    i32 111, label %37
    i32 109, label %41
    i32 115, label %49
    i32 98, label %53
    i32 112, label %61
    i32 116, label %66
    i32 119, label %72
    i32 102, label %78
    i32 101, label %85
    i32 99, label %89
  ], !dbg !56

20:                                               ; preds = %2
  call void @returned(), !dbg !57
  %21 = load ptr, ptr @kept, align 8, !dbg !59
  %22 = load i32, ptr %21, align 4, !dbg !60
  %23 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %22), !dbg !61
  br label %100, !dbg !62

24:                                               ; preds = %2
  call void @deeper(i32 noundef 3), !dbg !63
  %25 = load ptr, ptr @kept, align 8, !dbg !64
  store i32 1, ptr %25, align 4, !dbg !65
  br label %100, !dbg !66

26:                                               ; preds = %2
  %27 = load i32, ptr %4, align 4, !dbg !67
  %28 = add nsw i32 %27, 3, !dbg !68
  %29 = call i32 @vla(i32 noundef %28), !dbg !69
  store i32 %29, ptr %3, align 4, !dbg !70
  store i32 1, ptr %10, align 4
  br label %101, !dbg !70

30:                                               ; preds = %2
  %31 = load i32, ptr %4, align 4, !dbg !71
  %32 = mul nsw i32 8, %31, !dbg !71
  %33 = sext i32 %32 to i64, !dbg !71
  %34 = alloca i8, i64 %33, align 16, !dbg !71
  store volatile ptr %34, ptr %9, align 8, !dbg !72
  %35 = load volatile ptr, ptr %9, align 8, !dbg !73
  %36 = getelementptr inbounds i32, ptr %35, i64 4, !dbg !73
  store i32 1, ptr %36, align 4, !dbg !74
  br label %100, !dbg !75

37:                                               ; preds = %2
  %38 = load volatile ptr, ptr %8, align 8, !dbg !76
  %39 = getelementptr inbounds i8, ptr %38, i64 1, !dbg !77
  %40 = load volatile ptr, ptr %8, align 8, !dbg !78
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %39, ptr align 1 %40, i64 8, i1 false), !dbg !79
  br label %100, !dbg !80

41:                                               ; preds = %2
  %42 = load volatile ptr, ptr %8, align 8, !dbg !81
  %43 = getelementptr inbounds i8, ptr %42, i64 1, !dbg !82
  %44 = load volatile ptr, ptr %8, align 8, !dbg !83
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %43, ptr align 1 %44, i64 8, i1 false), !dbg !84
  %45 = load volatile ptr, ptr %8, align 8, !dbg !85
  %46 = load volatile ptr, ptr %8, align 8, !dbg !86
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %45, ptr align 1 %46, i64 8, i1 false), !dbg !87
  %47 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 0, !dbg !88
  %48 = call i32 @puts(ptr noundef %47), !dbg !89
  br label %100, !dbg !90

49:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #6, !dbg !91
    #dbg_declare(ptr %11, !94, !DIExpression(), !95)
  store i32 5, ptr %11, align 4, !dbg !95
  store volatile ptr %11, ptr %9, align 8, !dbg !96
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #6, !dbg !97
  %50 = load volatile ptr, ptr %9, align 8, !dbg !98
  %51 = load i32, ptr %50, align 4, !dbg !99
  %52 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %51), !dbg !100
  br label %100, !dbg !101

53:                                               ; preds = %2
  %54 = load volatile ptr, ptr %9, align 8, !dbg !102
  %55 = getelementptr inbounds i32, ptr %54, i64 2, !dbg !102
  %56 = load i32, ptr %55, align 4, !dbg !102
  %57 = icmp ne i32 %56, 0, !dbg !102
  br i1 %57, label %58, label %60, !dbg !104

58:                                               ; preds = %53
  %59 = call i32 @puts(ptr noundef @.str.1), !dbg !105
  br label %60, !dbg !105

60:                                               ; preds = %58, %53
  br label %100, !dbg !106

61:                                               ; preds = %2
  %62 = load volatile ptr, ptr %9, align 8, !dbg !107
  %63 = getelementptr inbounds i32, ptr %62, i64 1, !dbg !107
  %64 = load i32, ptr %63, align 4, !dbg !107
  %65 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %64), !dbg !108
  br label %100, !dbg !109

66:                                               ; preds = %2
  %67 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !110
  store volatile ptr %67, ptr %8, align 8, !dbg !111
  %68 = load volatile ptr, ptr %8, align 8, !dbg !112
  %69 = getelementptr inbounds i8, ptr %68, i64 0, !dbg !112
  store i8 120, ptr %69, align 1, !dbg !113
  %70 = load volatile ptr, ptr %8, align 8, !dbg !114
  %71 = call i32 @puts(ptr noundef %70), !dbg !115
  br label %100, !dbg !116

72:                                               ; preds = %2
  %73 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !117
  store volatile ptr %73, ptr %8, align 8, !dbg !118
  %74 = load volatile ptr, ptr %8, align 8, !dbg !119
  %75 = getelementptr inbounds i8, ptr %74, i64 0, !dbg !119
  store i8 120, ptr %75, align 1, !dbg !120
  %76 = load volatile ptr, ptr %8, align 8, !dbg !121
  %77 = call i64 @write(i32 noundef 1, ptr noundef %76, i64 noundef 8), !dbg !122
  br label %100, !dbg !123

78:                                               ; preds = %2
  %79 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !124
  store volatile ptr %79, ptr %8, align 8, !dbg !125
  %80 = load volatile ptr, ptr %8, align 8, !dbg !126
  %81 = getelementptr inbounds i8, ptr %80, i64 0, !dbg !126
  store i8 120, ptr %81, align 1, !dbg !127
  %82 = load volatile ptr, ptr %8, align 8, !dbg !128
  %83 = load ptr, ptr @stdout, align 8, !dbg !129
  %84 = call i64 @fwrite(ptr noundef %82, i64 noundef 2, i64 noundef 4, ptr noundef %83), !dbg !130
  br label %100, !dbg !131

85:                                               ; preds = %2
  %86 = load volatile ptr, ptr %9, align 8, !dbg !132
  %87 = getelementptr inbounds i32, ptr %86, i64 3, !dbg !132
  %88 = load i32, ptr %87, align 4, !dbg !132
  store i32 %88, ptr %3, align 4, !dbg !133
  store i32 1, ptr %10, align 4
  br label %101, !dbg !133

89:                                               ; preds = %2
  %90 = load volatile ptr, ptr %9, align 8, !dbg !134
  %91 = getelementptr inbounds i32, ptr %90, i64 1, !dbg !134
  %92 = load i32, ptr %91, align 4, !dbg !134
  %93 = add nsw i32 %92, 1, !dbg !135
  %94 = load volatile ptr, ptr %9, align 8, !dbg !136
  %95 = getelementptr inbounds i32, ptr %94, i64 0, !dbg !136
  store i32 %93, ptr %95, align 4, !dbg !137
  %96 = load volatile ptr, ptr %9, align 8, !dbg !138
  %97 = getelementptr inbounds i32, ptr %96, i64 3, !dbg !138
  %98 = load i32, ptr %97, align 4, !dbg !138
  %99 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 2, !dbg !139
  store i32 %98, ptr %99, align 8, !dbg !140
  br label %100, !dbg !141

100:                                              ; preds = %2, %89, %78, %72, %66, %61, %60, %49, %41, %37, %30, %24, %20
  store i32 0, ptr %3, align 4, !dbg !142
  store i32 1, ptr %10, align 4
  br label %101, !dbg !142

101:                                              ; preds = %100, %85, %26
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #6, !dbg !143
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #6, !dbg !143
  call void @llvm.lifetime.end.p0(i64 16, ptr %7) #6, !dbg !143
  call void @llvm.lifetime.end.p0(i64 16, ptr %6) #6, !dbg !143
  %102 = load i32, ptr %3, align 4, !dbg !143
  ret i32 %102, !dbg !143
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @returned() #0 !dbg !144 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #6, !dbg !147
    #dbg_declare(ptr %1, !148, !DIExpression(), !152)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.returned.before, i64 8, i1 false), !dbg !152
  call void @llvm.lifetime.start.p0(i64 16, ptr %2) #6, !dbg !153
    #dbg_declare(ptr %2, !154, !DIExpression(), !155)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.returned.local, i64 16, i1 false), !dbg !155
  %3 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !156
  %4 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 0, !dbg !157
  %5 = load i32, ptr %4, align 4, !dbg !157
  %6 = sext i32 %5 to i64, !dbg !158
  %7 = getelementptr inbounds i32, ptr %3, i64 %6, !dbg !158
  call void @keep(ptr noundef %7), !dbg !159
  call void @llvm.lifetime.end.p0(i64 16, ptr %2) #6, !dbg !160
  call void @llvm.lifetime.end.p0(i64 8, ptr %1) #6, !dbg !160
  ret void, !dbg !160
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal void @deeper(i32 noundef %0) #0 !dbg !161 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !164, !DIExpression(), !165)
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #6, !dbg !166
    #dbg_declare(ptr %3, !167, !DIExpression(), !168)
  %4 = load i32, ptr %2, align 4, !dbg !169
  store i32 %4, ptr %3, align 4, !dbg !168
  %5 = load i32, ptr %2, align 4, !dbg !170
  %6 = icmp ne i32 %5, 0, !dbg !170
  br i1 %6, label %7, label %10, !dbg !172

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4, !dbg !173
  %9 = sub nsw i32 %8, 1, !dbg !174
  call void @deeper(i32 noundef %9), !dbg !175
  br label %11, !dbg !175

10:                                               ; preds = %1
  call void @keep(ptr noundef %3), !dbg !176
  br label %11

11:                                               ; preds = %10, %7
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #6, !dbg !177
  ret void, !dbg !177
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @vla(i32 noundef %0) #0 !dbg !178 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !181, !DIExpression(), !182)
  %6 = load i32, ptr %2, align 4, !dbg !183
  %7 = zext i32 %6 to i64, !dbg !184
  %8 = call ptr @llvm.stacksave.p0(), !dbg !184
  store ptr %8, ptr %3, align 8, !dbg !184
  %9 = alloca i32, i64 %7, align 16, !dbg !184
  store i64 %7, ptr %4, align 8, !dbg !184
    #dbg_declare(ptr %4, !185, !DIExpression(), !187)
    #dbg_declare(ptr %9, !188, !DIExpression(), !192)
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #6, !dbg !193
    #dbg_declare(ptr %5, !195, !DIExpression(), !196)
  store i32 0, ptr %5, align 4, !dbg !196
  br label %10, !dbg !193

10:                                               ; preds = %20, %1
  %11 = load i32, ptr %5, align 4, !dbg !197
  %12 = load i32, ptr %2, align 4, !dbg !199
  %13 = icmp sle i32 %11, %12, !dbg !200
  br i1 %13, label %15, label %14, !dbg !201

14:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #6, !dbg !202
  br label %23

15:                                               ; preds = %10
  %16 = load i32, ptr %5, align 4, !dbg !203
  %17 = load i32, ptr %5, align 4, !dbg !204
  %18 = sext i32 %17 to i64, !dbg !205
  %19 = getelementptr inbounds i32, ptr %9, i64 %18, !dbg !205
  store i32 %16, ptr %19, align 4, !dbg !206
  br label %20, !dbg !205

20:                                               ; preds = %15
  %21 = load i32, ptr %5, align 4, !dbg !207
  %22 = add nsw i32 %21, 1, !dbg !207
  store i32 %22, ptr %5, align 4, !dbg !207
  br label %10, !dbg !202, !llvm.loop !208

23:                                               ; preds = %14
  %24 = getelementptr inbounds i32, ptr %9, i64 0, !dbg !211
  %25 = load i32, ptr %24, align 16, !dbg !211
  %26 = load ptr, ptr %3, align 8, !dbg !212
  call void @llvm.stackrestore.p0(ptr %26), !dbg !212
  ret i32 %25, !dbg !212
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #2

declare i32 @puts(ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #3

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @keep(ptr noundef %0) #0 !dbg !213 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !216, !DIExpression(), !217)
  %3 = load ptr, ptr %2, align 8, !dbg !218
  store ptr %3, ptr @kept, align 8, !dbg !219
  ret void, !dbg !220
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "lifetimes.c", directory: ".", checksumkind: CSK_MD5, checksum: "6be7b7dc3d4159e1ad40ca963e63f6c7")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "kept", scope: !9, file: !2, line: 6, type: !16, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11, !7}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 9)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 8, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 2}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 26, type: !26, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !30)
!26 = !DISubroutineType(types: !27)
!27 = !{!17, !17, !28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!30 = !{}
!31 = !DILocalVariable(name: "argc", arg: 1, scope: !25, file: !2, line: 26, type: !17)
!32 = !DILocation(line: 26, column: 14, scope: !25)
!33 = !DILocalVariable(name: "argv", arg: 2, scope: !25, file: !2, line: 26, type: !28)
!34 = !DILocation(line: 26, column: 27, scope: !25)
!35 = !DILocation(line: 27, column: 5, scope: !25)
!36 = !DILocalVariable(name: "text", scope: !25, file: !2, line: 27, type: !37)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 16)
!40 = !DILocation(line: 27, column: 10, scope: !25)
!41 = !DILocation(line: 28, column: 5, scope: !25)
!42 = !DILocalVariable(name: "unwritten", scope: !25, file: !2, line: 28, type: !43)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 128, elements: !5)
!44 = !DILocation(line: 28, column: 9, scope: !25)
!45 = !DILocation(line: 29, column: 5, scope: !25)
!46 = !DILocalVariable(name: "p", scope: !25, file: !2, line: 29, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !29)
!48 = !DILocation(line: 29, column: 20, scope: !25)
!49 = !DILocation(line: 29, column: 24, scope: !25)
!50 = !DILocation(line: 30, column: 5, scope: !25)
!51 = !DILocalVariable(name: "q", scope: !25, file: !2, line: 30, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!53 = !DILocation(line: 30, column: 19, scope: !25)
!54 = !DILocation(line: 30, column: 23, scope: !25)
!55 = !DILocation(line: 31, column: 13, scope: !25)
!56 = !DILocation(line: 31, column: 5, scope: !25)
!57 = !DILocation(line: 32, column: 15, scope: !58)
!58 = distinct !DILexicalBlock(scope: !25, file: !2, line: 31, column: 25)
!59 = !DILocation(line: 32, column: 43, scope: !58)
!60 = !DILocation(line: 32, column: 42, scope: !58)
!61 = !DILocation(line: 32, column: 27, scope: !58)
!62 = !DILocation(line: 32, column: 50, scope: !58)
!63 = !DILocation(line: 33, column: 15, scope: !58)
!64 = !DILocation(line: 33, column: 27, scope: !58)
!65 = !DILocation(line: 33, column: 32, scope: !58)
!66 = !DILocation(line: 33, column: 37, scope: !58)
!67 = !DILocation(line: 34, column: 26, scope: !58)
!68 = !DILocation(line: 34, column: 31, scope: !58)
!69 = !DILocation(line: 34, column: 22, scope: !58)
!70 = !DILocation(line: 34, column: 15, scope: !58)
!71 = !DILocation(line: 35, column: 19, scope: !58)
!72 = !DILocation(line: 35, column: 17, scope: !58)
!73 = !DILocation(line: 35, column: 37, scope: !58)
!74 = !DILocation(line: 35, column: 42, scope: !58)
!75 = !DILocation(line: 35, column: 47, scope: !58)
!76 = !DILocation(line: 36, column: 22, scope: !58)
!77 = !DILocation(line: 36, column: 24, scope: !58)
!78 = !DILocation(line: 36, column: 29, scope: !58)
!79 = !DILocation(line: 36, column: 15, scope: !58)
!80 = !DILocation(line: 36, column: 36, scope: !58)
!81 = !DILocation(line: 37, column: 23, scope: !58)
!82 = !DILocation(line: 37, column: 25, scope: !58)
!83 = !DILocation(line: 37, column: 30, scope: !58)
!84 = !DILocation(line: 37, column: 15, scope: !58)
!85 = !DILocation(line: 37, column: 44, scope: !58)
!86 = !DILocation(line: 37, column: 47, scope: !58)
!87 = !DILocation(line: 37, column: 37, scope: !58)
!88 = !DILocation(line: 37, column: 59, scope: !58)
!89 = !DILocation(line: 37, column: 54, scope: !58)
!90 = !DILocation(line: 37, column: 66, scope: !58)
!91 = !DILocation(line: 38, column: 19, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !2, line: 38, column: 17)
!93 = distinct !DILexicalBlock(scope: !58, file: !2, line: 38, column: 15)
!94 = !DILocalVariable(name: "inner", scope: !92, file: !2, line: 38, type: !17)
!95 = !DILocation(line: 38, column: 23, scope: !92)
!96 = !DILocation(line: 38, column: 36, scope: !92)
!97 = !DILocation(line: 38, column: 46, scope: !93)
!98 = !DILocation(line: 38, column: 64, scope: !93)
!99 = !DILocation(line: 38, column: 63, scope: !93)
!100 = !DILocation(line: 38, column: 48, scope: !93)
!101 = !DILocation(line: 38, column: 68, scope: !93)
!102 = !DILocation(line: 39, column: 19, scope: !103)
!103 = distinct !DILexicalBlock(scope: !58, file: !2, line: 39, column: 19)
!104 = !DILocation(line: 39, column: 19, scope: !58)
!105 = !DILocation(line: 39, column: 25, scope: !103)
!106 = !DILocation(line: 39, column: 43, scope: !58)
!107 = !DILocation(line: 40, column: 30, scope: !58)
!108 = !DILocation(line: 40, column: 15, scope: !58)
!109 = !DILocation(line: 40, column: 37, scope: !58)
!110 = !DILocation(line: 41, column: 19, scope: !58)
!111 = !DILocation(line: 41, column: 17, scope: !58)
!112 = !DILocation(line: 41, column: 30, scope: !58)
!113 = !DILocation(line: 41, column: 35, scope: !58)
!114 = !DILocation(line: 41, column: 47, scope: !58)
!115 = !DILocation(line: 41, column: 42, scope: !58)
!116 = !DILocation(line: 41, column: 51, scope: !58)
!117 = !DILocation(line: 42, column: 19, scope: !58)
!118 = !DILocation(line: 42, column: 17, scope: !58)
!119 = !DILocation(line: 42, column: 30, scope: !58)
!120 = !DILocation(line: 42, column: 35, scope: !58)
!121 = !DILocation(line: 42, column: 51, scope: !58)
!122 = !DILocation(line: 42, column: 42, scope: !58)
!123 = !DILocation(line: 42, column: 58, scope: !58)
!124 = !DILocation(line: 43, column: 19, scope: !58)
!125 = !DILocation(line: 43, column: 17, scope: !58)
!126 = !DILocation(line: 43, column: 30, scope: !58)
!127 = !DILocation(line: 43, column: 35, scope: !58)
!128 = !DILocation(line: 43, column: 49, scope: !58)
!129 = !DILocation(line: 43, column: 58, scope: !58)
!130 = !DILocation(line: 43, column: 42, scope: !58)
!131 = !DILocation(line: 43, column: 67, scope: !58)
!132 = !DILocation(line: 44, column: 22, scope: !58)
!133 = !DILocation(line: 44, column: 15, scope: !58)
!134 = !DILocation(line: 45, column: 22, scope: !58)
!135 = !DILocation(line: 45, column: 27, scope: !58)
!136 = !DILocation(line: 45, column: 15, scope: !58)
!137 = !DILocation(line: 45, column: 20, scope: !58)
!138 = !DILocation(line: 45, column: 47, scope: !58)
!139 = !DILocation(line: 45, column: 32, scope: !58)
!140 = !DILocation(line: 45, column: 45, scope: !58)
!141 = !DILocation(line: 45, column: 53, scope: !58)
!142 = !DILocation(line: 47, column: 5, scope: !25)
!143 = !DILocation(line: 48, column: 1, scope: !25)
!144 = distinct !DISubprogram(name: "returned", scope: !2, file: !2, line: 8, type: !145, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !30)
!145 = !DISubroutineType(types: !146)
!146 = !{null}
!147 = !DILocation(line: 9, column: 5, scope: !144)
!148 = !DILocalVariable(name: "before", scope: !144, file: !2, line: 9, type: !149)
!149 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !150)
!150 = !{!151}
!151 = !DISubrange(count: 2)
!152 = !DILocation(line: 9, column: 9, scope: !144)
!153 = !DILocation(line: 10, column: 5, scope: !144)
!154 = !DILocalVariable(name: "local", scope: !144, file: !2, line: 10, type: !43)
!155 = !DILocation(line: 10, column: 9, scope: !144)
!156 = !DILocation(line: 11, column: 10, scope: !144)
!157 = !DILocation(line: 11, column: 18, scope: !144)
!158 = !DILocation(line: 11, column: 16, scope: !144)
!159 = !DILocation(line: 11, column: 5, scope: !144)
!160 = !DILocation(line: 12, column: 1, scope: !144)
!161 = distinct !DISubprogram(name: "deeper", scope: !2, file: !2, line: 13, type: !162, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !30)
!162 = !DISubroutineType(types: !163)
!163 = !{null, !17}
!164 = !DILocalVariable(name: "n", arg: 1, scope: !161, file: !2, line: 13, type: !17)
!165 = !DILocation(line: 13, column: 24, scope: !161)
!166 = !DILocation(line: 14, column: 5, scope: !161)
!167 = !DILocalVariable(name: "own", scope: !161, file: !2, line: 14, type: !17)
!168 = !DILocation(line: 14, column: 9, scope: !161)
!169 = !DILocation(line: 14, column: 15, scope: !161)
!170 = !DILocation(line: 15, column: 9, scope: !171)
!171 = distinct !DILexicalBlock(scope: !161, file: !2, line: 15, column: 9)
!172 = !DILocation(line: 15, column: 9, scope: !161)
!173 = !DILocation(line: 16, column: 16, scope: !171)
!174 = !DILocation(line: 16, column: 18, scope: !171)
!175 = !DILocation(line: 16, column: 9, scope: !171)
!176 = !DILocation(line: 18, column: 9, scope: !171)
!177 = !DILocation(line: 19, column: 1, scope: !161)
!178 = distinct !DISubprogram(name: "vla", scope: !2, file: !2, line: 20, type: !179, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !30)
!179 = !DISubroutineType(types: !180)
!180 = !{!17, !17}
!181 = !DILocalVariable(name: "n", arg: 1, scope: !178, file: !2, line: 20, type: !17)
!182 = !DILocation(line: 20, column: 20, scope: !178)
!183 = !DILocation(line: 21, column: 15, scope: !178)
!184 = !DILocation(line: 21, column: 5, scope: !178)
!185 = !DILocalVariable(name: "__vla_expr0", scope: !178, type: !186, flags: DIFlagArtificial)
!186 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!187 = !DILocation(line: 0, scope: !178)
!188 = !DILocalVariable(name: "array", scope: !178, file: !2, line: 21, type: !189)
!189 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, elements: !190)
!190 = !{!191}
!191 = !DISubrange(count: !185)
!192 = !DILocation(line: 21, column: 9, scope: !178)
!193 = !DILocation(line: 22, column: 10, scope: !194)
!194 = distinct !DILexicalBlock(scope: !178, file: !2, line: 22, column: 5)
!195 = !DILocalVariable(name: "i", scope: !194, file: !2, line: 22, type: !17)
!196 = !DILocation(line: 22, column: 14, scope: !194)
!197 = !DILocation(line: 22, column: 21, scope: !198)
!198 = distinct !DILexicalBlock(scope: !194, file: !2, line: 22, column: 5)
!199 = !DILocation(line: 22, column: 26, scope: !198)
!200 = !DILocation(line: 22, column: 23, scope: !198)
!201 = !DILocation(line: 22, column: 5, scope: !194)
!202 = !DILocation(line: 22, column: 5, scope: !198)
!203 = !DILocation(line: 23, column: 20, scope: !198)
!204 = !DILocation(line: 23, column: 15, scope: !198)
!205 = !DILocation(line: 23, column: 9, scope: !198)
!206 = !DILocation(line: 23, column: 18, scope: !198)
!207 = !DILocation(line: 22, column: 30, scope: !198)
!208 = distinct !{!208, !201, !209, !210}
!209 = !DILocation(line: 23, column: 20, scope: !194)
!210 = !{!"llvm.loop.mustprogress"}
!211 = !DILocation(line: 24, column: 12, scope: !178)
!212 = !DILocation(line: 25, column: 1, scope: !178)
!213 = distinct !DISubprogram(name: "keep", scope: !2, file: !2, line: 7, type: !214, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !30)
!214 = !DISubroutineType(types: !215)
!215 = !{null, !16}
!216 = !DILocalVariable(name: "p", arg: 1, scope: !213, file: !2, line: 7, type: !16)
!217 = !DILocation(line: 7, column: 23, scope: !213)
!218 = !DILocation(line: 7, column: 35, scope: !213)
!219 = !DILocation(line: 7, column: 33, scope: !213)
!220 = !DILocation(line: 7, column: 38, scope: !213)
