; ModuleID = 'threads_end.c'
source_filename = "threads_end.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stack_t = type { ptr, i32, i64 }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@stderr = external global ptr, align 8
@.str = private unnamed_addr constant [18 x i8] c"%ld, mappings %s\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"remain\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [9 x i8] c"are gone\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [17 x i8] c"%ld, signal %ld\0A\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !22
@own_stack.stack = internal global [65536 x i8] zeroinitializer, align 16, !dbg !27
@__const.own_stack.own = private unnamed_addr constant %struct.stack_t { ptr @own_stack.stack, i32 0, i64 65536 }, align 8
@.str.5 = private unnamed_addr constant [16 x i8] c"/proc/self/maps\00", align 1, !dbg !58
@.str.6 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !63
@__const.in_handler.action = private unnamed_addr constant %struct.sigaction { %union.anon { ptr @handler }, %struct.__sigset_t zeroinitializer, i32 134217728, ptr null }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !80 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [50 x i64], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %union.pthread_attr_t, align 8
  %13 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !83, !DIExpression(), !84)
  store i64 0, ptr %2, align 8, !dbg !84
    #dbg_declare(ptr %3, !85, !DIExpression(), !86)
  store i32 0, ptr %3, align 4, !dbg !86
    #dbg_declare(ptr %4, !87, !DIExpression(), !89)
  store i32 0, ptr %4, align 4, !dbg !89
  br label %14, !dbg !90

14:                                               ; preds = %32, %0
  %15 = load i32, ptr %4, align 4, !dbg !91
  %16 = icmp slt i32 %15, 400, !dbg !93
  br i1 %16, label %17, label %35, !dbg !94

17:                                               ; preds = %14
  %18 = call i64 @result(ptr noundef @returns, i32 noundef 0), !dbg !95
  %19 = call i64 @result(ptr noundef @leaves, i32 noundef 0), !dbg !97
  %20 = add nsw i64 %18, %19, !dbg !98
  %21 = call i64 @result(ptr noundef @waits, i32 noundef 1), !dbg !99
  %22 = add nsw i64 %20, %21, !dbg !100
  %23 = call i64 @result(ptr noundef @own_stack, i32 noundef 0), !dbg !101
  %24 = add nsw i64 %22, %23, !dbg !102
  %25 = load i64, ptr %2, align 8, !dbg !103
  %26 = add nsw i64 %25, %24, !dbg !103
  store i64 %26, ptr %2, align 8, !dbg !103
  %27 = load i32, ptr %4, align 4, !dbg !104
  %28 = icmp eq i32 %27, 10, !dbg !106
  br i1 %28, label %29, label %31, !dbg !107

29:                                               ; preds = %17
  %30 = call i32 @mappings(), !dbg !108
  store i32 %30, ptr %3, align 4, !dbg !109
  br label %31, !dbg !110

31:                                               ; preds = %29, %17
  br label %32, !dbg !111

32:                                               ; preds = %31
  %33 = load i32, ptr %4, align 4, !dbg !112
  %34 = add nsw i32 %33, 1, !dbg !112
  store i32 %34, ptr %4, align 4, !dbg !112
  br label %14, !dbg !113, !llvm.loop !114

35:                                               ; preds = %14
  %36 = load ptr, ptr @stderr, align 8, !dbg !117
  %37 = load i64, ptr %2, align 8, !dbg !118
  %38 = call i32 @mappings(), !dbg !119
  %39 = load i32, ptr %3, align 4, !dbg !120
  %40 = add nsw i32 %39, 20, !dbg !121
  %41 = icmp sgt i32 %38, %40, !dbg !122
  %42 = zext i1 %41 to i64, !dbg !119
  %43 = select i1 %41, ptr @.str.1, ptr @.str.2, !dbg !119
  %44 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %36, ptr noundef @.str, i64 noundef %37, ptr noundef %43) #6, !dbg !123
    #dbg_declare(ptr %5, !124, !DIExpression(), !130)
    #dbg_declare(ptr %6, !131, !DIExpression(), !133)
  store i32 0, ptr %6, align 4, !dbg !133
  br label %45, !dbg !134

45:                                               ; preds = %56, %35
  %46 = load i32, ptr %6, align 4, !dbg !135
  %47 = icmp slt i32 %46, 50, !dbg !137
  br i1 %47, label %48, label %59, !dbg !138

48:                                               ; preds = %45
  %49 = load i32, ptr %6, align 4, !dbg !139
  %50 = sext i32 %49 to i64, !dbg !140
  %51 = getelementptr inbounds [50 x i64], ptr %5, i64 0, i64 %50, !dbg !140
  %52 = load i32, ptr %6, align 4, !dbg !141
  %53 = sext i32 %52 to i64, !dbg !142
  %54 = inttoptr i64 %53 to ptr, !dbg !143
  %55 = call i32 @pthread_create(ptr noundef %51, ptr noundef null, ptr noundef @returns, ptr noundef %54) #6, !dbg !144
  br label %56, !dbg !144

56:                                               ; preds = %48
  %57 = load i32, ptr %6, align 4, !dbg !145
  %58 = add nsw i32 %57, 1, !dbg !145
  store i32 %58, ptr %6, align 4, !dbg !145
  br label %45, !dbg !146, !llvm.loop !147

59:                                               ; preds = %45
    #dbg_declare(ptr %7, !149, !DIExpression(), !151)
  store i32 0, ptr %7, align 4, !dbg !151
  br label %60, !dbg !152

60:                                               ; preds = %73, %59
  %61 = load i32, ptr %7, align 4, !dbg !153
  %62 = icmp slt i32 %61, 50, !dbg !155
  br i1 %62, label %63, label %76, !dbg !156

63:                                               ; preds = %60
    #dbg_declare(ptr %8, !157, !DIExpression(), !159)
  %64 = load i32, ptr %7, align 4, !dbg !160
  %65 = sext i32 %64 to i64, !dbg !161
  %66 = getelementptr inbounds [50 x i64], ptr %5, i64 0, i64 %65, !dbg !161
  %67 = load i64, ptr %66, align 8, !dbg !161
  %68 = call i32 @pthread_join(i64 noundef %67, ptr noundef %8), !dbg !162
  %69 = load ptr, ptr %8, align 8, !dbg !163
  %70 = ptrtoint ptr %69 to i64, !dbg !164
  %71 = load i64, ptr %2, align 8, !dbg !165
  %72 = add nsw i64 %71, %70, !dbg !165
  store i64 %72, ptr %2, align 8, !dbg !165
  br label %73, !dbg !166

73:                                               ; preds = %63
  %74 = load i32, ptr %7, align 4, !dbg !167
  %75 = add nsw i32 %74, 1, !dbg !167
  store i32 %75, ptr %7, align 4, !dbg !167
  br label %60, !dbg !168, !llvm.loop !169

76:                                               ; preds = %60
    #dbg_declare(ptr %9, !171, !DIExpression(), !175)
    #dbg_declare(ptr %10, !176, !DIExpression(), !178)
  store i32 0, ptr %10, align 4, !dbg !178
  br label %77, !dbg !179

77:                                               ; preds = %91, %76
  %78 = load i32, ptr %10, align 4, !dbg !180
  %79 = icmp slt i32 %78, 10, !dbg !182
  br i1 %79, label %80, label %94, !dbg !183

80:                                               ; preds = %77
    #dbg_declare(ptr %11, !184, !DIExpression(), !186)
  %81 = call i32 @thrd_create(ptr noundef %9, ptr noundef @c_thread, ptr noundef %10), !dbg !187
  %82 = icmp ne i32 %81, 0, !dbg !189
  br i1 %82, label %83, label %84, !dbg !190

83:                                               ; preds = %80
  call void @abort() #7, !dbg !191
  unreachable, !dbg !191

84:                                               ; preds = %80
  %85 = load i64, ptr %9, align 8, !dbg !192
  %86 = call i32 @thrd_join(i64 noundef %85, ptr noundef %11), !dbg !193
  %87 = load i32, ptr %11, align 4, !dbg !194
  %88 = sext i32 %87 to i64, !dbg !194
  %89 = load i64, ptr %2, align 8, !dbg !195
  %90 = add nsw i64 %89, %88, !dbg !195
  store i64 %90, ptr %2, align 8, !dbg !195
  br label %91, !dbg !196

91:                                               ; preds = %84
  %92 = load i32, ptr %10, align 4, !dbg !197
  %93 = add nsw i32 %92, 1, !dbg !197
  store i32 %93, ptr %10, align 4, !dbg !197
  br label %77, !dbg !198, !llvm.loop !199

94:                                               ; preds = %77
  %95 = load ptr, ptr @stderr, align 8, !dbg !201
  %96 = load i64, ptr %2, align 8, !dbg !202
  %97 = call i64 @result(ptr noundef @in_handler, i32 noundef 0), !dbg !203
  %98 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %95, ptr noundef @.str.3, i64 noundef %96, i64 noundef %97) #6, !dbg !204
    #dbg_declare(ptr %12, !205, !DIExpression(), !214)
    #dbg_declare(ptr %13, !215, !DIExpression(), !216)
  %99 = call i32 @pthread_attr_init(ptr noundef %12) #6, !dbg !217
  %100 = call i32 @pthread_attr_setstacksize(ptr noundef %12, i64 noundef 70368744177664) #6, !dbg !218
  %101 = load ptr, ptr @stderr, align 8, !dbg !219
  %102 = call i32 @pthread_create(ptr noundef %13, ptr noundef %12, ptr noundef @returns, ptr noundef null) #6, !dbg !220
  %103 = call ptr @strerror(i32 noundef %102) #6, !dbg !221
  %104 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %101, ptr noundef @.str.4, ptr noundef %103) #6, !dbg !222
  %105 = load i32, ptr %1, align 4, !dbg !223
  ret i32 %105, !dbg !223
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @result(ptr noundef %0, i32 noundef %1) #0 !dbg !224 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !228, !DIExpression(), !229)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !230, !DIExpression(), !231)
    #dbg_declare(ptr %5, !232, !DIExpression(), !233)
    #dbg_declare(ptr %6, !234, !DIExpression(), !235)
  %7 = load ptr, ptr %3, align 8, !dbg !236
  %8 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef %7, ptr noundef inttoptr (i64 10 to ptr)) #6, !dbg !238
  %9 = icmp ne i32 %8, 0, !dbg !238
  br i1 %9, label %10, label %11, !dbg !239

10:                                               ; preds = %2
  call void @abort() #7, !dbg !240
  unreachable, !dbg !240

11:                                               ; preds = %2
  %12 = load i32, ptr %4, align 4, !dbg !241
  %13 = icmp ne i32 %12, 0, !dbg !241
  br i1 %13, label %14, label %17, !dbg !243

14:                                               ; preds = %11
  %15 = load i64, ptr %5, align 8, !dbg !244
  %16 = call i32 @pthread_cancel(i64 noundef %15), !dbg !245
  br label %17, !dbg !245

17:                                               ; preds = %14, %11
  %18 = load i64, ptr %5, align 8, !dbg !246
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef %6), !dbg !247
  %20 = load ptr, ptr %6, align 8, !dbg !248
  %21 = icmp eq ptr %20, inttoptr (i64 -1 to ptr), !dbg !249
  br i1 %21, label %22, label %23, !dbg !248

22:                                               ; preds = %17
  br label %26, !dbg !248

23:                                               ; preds = %17
  %24 = load ptr, ptr %6, align 8, !dbg !250
  %25 = ptrtoint ptr %24 to i64, !dbg !251
  br label %26, !dbg !248

26:                                               ; preds = %23, %22
  %27 = phi i64 [ -1, %22 ], [ %25, %23 ], !dbg !248
  ret i64 %27, !dbg !252
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @returns(ptr noundef %0) #0 !dbg !253 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !254, !DIExpression(), !255)
  %3 = load ptr, ptr %2, align 8, !dbg !256
  %4 = getelementptr inbounds i8, ptr %3, i64 1, !dbg !257
  ret ptr %4, !dbg !258
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @leaves(ptr noundef %0) #0 !dbg !259 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !260, !DIExpression(), !261)
  %3 = load ptr, ptr %2, align 8, !dbg !262
  %4 = getelementptr inbounds i8, ptr %3, i64 2, !dbg !263
  call void @pthread_exit(ptr noundef %4) #8, !dbg !264
  unreachable, !dbg !264
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @waits(ptr noundef %0) #0 !dbg !265 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !266, !DIExpression(), !267)
  br label %3, !dbg !268

3:                                                ; preds = %3, %1
  %4 = call i32 @pause(), !dbg !269
  br label %3, !dbg !272, !llvm.loop !273
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @own_stack(ptr noundef %0) #0 !dbg !29 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.stack_t, align 8
  %4 = alloca %struct.stack_t, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !276, !DIExpression(), !277)
    #dbg_declare(ptr %3, !278, !DIExpression(), !286)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.own_stack.own, i64 24, i1 false), !dbg !286
    #dbg_declare(ptr %4, !287, !DIExpression(), !288)
  %5 = call i32 @sigaltstack(ptr noundef %3, ptr noundef %4) #6, !dbg !289
  %6 = load ptr, ptr %2, align 8, !dbg !290
  %7 = getelementptr inbounds %struct.stack_t, ptr %4, i32 0, i32 2, !dbg !291
  %8 = load i64, ptr %7, align 8, !dbg !291
  %9 = icmp ugt i64 %8, 0, !dbg !292
  br i1 %9, label %10, label %16, !dbg !293

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.stack_t, ptr %4, i32 0, i32 1, !dbg !294
  %12 = load i32, ptr %11, align 8, !dbg !294
  %13 = and i32 %12, 2, !dbg !295
  %14 = icmp ne i32 %13, 0, !dbg !296
  %15 = xor i1 %14, true, !dbg !296
  br label %16

16:                                               ; preds = %10, %1
  %17 = phi i1 [ false, %1 ], [ %15, %10 ], !dbg !297
  %18 = zext i1 %17 to i32, !dbg !293
  %19 = sext i32 %18 to i64, !dbg !298
  %20 = getelementptr inbounds i8, ptr %6, i64 %19, !dbg !298
  ret ptr %20, !dbg !299
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @mappings() #0 !dbg !300 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !301, !DIExpression(), !357)
  %4 = call noalias ptr @fopen(ptr noundef @.str.5, ptr noundef @.str.6), !dbg !358
  store ptr %4, ptr %1, align 8, !dbg !357
    #dbg_declare(ptr %2, !359, !DIExpression(), !360)
  store i32 0, ptr %2, align 4, !dbg !360
    #dbg_declare(ptr %3, !361, !DIExpression(), !362)
  br label %5, !dbg !363

5:                                                ; preds = %9, %0
  %6 = load ptr, ptr %1, align 8, !dbg !364
  %7 = call i32 @getc(ptr noundef %6), !dbg !365
  store i32 %7, ptr %3, align 4, !dbg !366
  %8 = icmp ne i32 %7, -1, !dbg !367
  br i1 %8, label %9, label %15, !dbg !363

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !dbg !368
  %11 = icmp eq i32 %10, 10, !dbg !369
  %12 = zext i1 %11 to i32, !dbg !369
  %13 = load i32, ptr %2, align 4, !dbg !370
  %14 = add nsw i32 %13, %12, !dbg !370
  store i32 %14, ptr %2, align 4, !dbg !370
  br label %5, !dbg !363, !llvm.loop !371

15:                                               ; preds = %5
  %16 = load ptr, ptr %1, align 8, !dbg !373
  %17 = call i32 @fclose(ptr noundef %16), !dbg !374
  %18 = load i32, ptr %2, align 4, !dbg !375
  ret i32 %18, !dbg !376
}

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @c_thread(ptr noundef %0) #0 !dbg !377 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !380, !DIExpression(), !381)
  %3 = load ptr, ptr %2, align 8, !dbg !382
  %4 = load i32, ptr %3, align 4, !dbg !384
  %5 = icmp eq i32 %4, 7, !dbg !385
  br i1 %5, label %6, label %7, !dbg !386

6:                                                ; preds = %1
  call void @thrd_exit(i32 noundef 3) #8, !dbg !387
  unreachable, !dbg !387

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8, !dbg !388
  %9 = load i32, ptr %8, align 4, !dbg !389
  ret i32 %9, !dbg !390
}

; Function Attrs: noreturn nounwind
declare void @abort() #3

declare i32 @thrd_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @in_handler(ptr noundef %0) #0 !dbg !391 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.sigaction, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !392, !DIExpression(), !393)
    #dbg_declare(ptr %3, !394, !DIExpression(), !500)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.in_handler.action, i64 152, i1 false), !dbg !500
  %4 = call i32 @sigaction(i32 noundef 10, ptr noundef %3, ptr noundef null) #6, !dbg !501
  %5 = call i32 @raise(i32 noundef 10) #6, !dbg !502
  %6 = load ptr, ptr %2, align 8, !dbg !503
  ret ptr %6, !dbg !504
}

; Function Attrs: nounwind
declare i32 @pthread_attr_init(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) #1

; Function Attrs: nounwind
declare ptr @strerror(i32 noundef) #1

declare i32 @pthread_cancel(i64 noundef) #2

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #4

declare i32 @pause() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
declare i32 @sigaltstack(ptr noundef, ptr noundef) #1

declare noalias ptr @fopen(ptr noundef, ptr noundef) #2

declare i32 @getc(ptr noundef) #2

declare i32 @fclose(ptr noundef) #2

; Function Attrs: noreturn
declare void @thrd_exit(i32 noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @handler(i32 noundef %0) #0 !dbg !505 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !506, !DIExpression(), !507)
  %3 = load i32, ptr %2, align 4, !dbg !508
  %4 = sext i32 %3 to i64, !dbg !509
  %5 = inttoptr i64 %4 to ptr, !dbg !510
  call void @pthread_exit(ptr noundef %5) #8, !dbg !511
  unreachable, !dbg !511
}

; Function Attrs: nounwind
declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @raise(i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { noreturn }

!llvm.dbg.cu = !{!33}
!llvm.module.flags = !{!72, !73, !74, !75, !76, !77, !78}
!llvm.ident = !{!79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "threads_end.c", directory: ".", checksumkind: CSK_MD5, checksum: "7c362bd1a5de40a8eeabe8be09286cbd")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 18)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 9)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 78, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 17)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 84, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 4)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "stack", scope: !29, file: !2, line: 26, type: !69, isLocal: true, isDefinition: true)
!29 = distinct !DISubprogram(name: "own_stack", scope: !2, file: !2, line: 25, type: !30, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !33, retainedNodes: !68)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!33 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !34, retainedTypes: !49, globals: !57, splitDebugInlining: false, nameTableKind: None)
!34 = !{!35, !44}
!35 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !36, line: 42, baseType: !37, size: 32, elements: !38)
!36 = !DIFile(filename: "/usr/include/threads.h", directory: "", checksumkind: CSK_MD5, checksum: "6974d482e09577a4fa59cb79dc9d72e5")
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !{!39, !40, !41, !42, !43}
!39 = !DIEnumerator(name: "thrd_success", value: 0)
!40 = !DIEnumerator(name: "thrd_busy", value: 1)
!41 = !DIEnumerator(name: "thrd_error", value: 2)
!42 = !DIEnumerator(name: "thrd_nomem", value: 3)
!43 = !DIEnumerator(name: "thrd_timedout", value: 4)
!44 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !45, line: 27, baseType: !37, size: 32, elements: !46)
!45 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/ss_flags.h", directory: "", checksumkind: CSK_MD5, checksum: "706e320f44ab9049a2cdaf154cdeecc4")
!46 = !{!47, !48}
!47 = !DIEnumerator(name: "SS_ONSTACK", value: 1)
!48 = !DIEnumerator(name: "SS_DISABLE", value: 2)
!49 = !{!32, !50, !51, !54, !55}
!50 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !52, line: 18, baseType: !53)
!52 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!56 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!57 = !{!0, !7, !12, !17, !22, !27, !58, !63}
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 16)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 2)
!68 = !{}
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 524288, elements: !70)
!70 = !{!71}
!71 = !DISubrange(count: 65536)
!72 = !{i32 7, !"Dwarf Version", i32 5}
!73 = !{i32 2, !"Debug Info Version", i32 3}
!74 = !{i32 1, !"wchar_size", i32 4}
!75 = !{i32 8, !"PIC Level", i32 2}
!76 = !{i32 7, !"PIE Level", i32 2}
!77 = !{i32 7, !"uwtable", i32 2}
!78 = !{i32 7, !"frame-pointer", i32 2}
!79 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!80 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 53, type: !81, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !68)
!81 = !DISubroutineType(types: !82)
!82 = !{!56}
!83 = !DILocalVariable(name: "sum", scope: !80, file: !2, line: 54, type: !50)
!84 = !DILocation(line: 54, column: 8, scope: !80)
!85 = !DILocalVariable(name: "before", scope: !80, file: !2, line: 55, type: !56)
!86 = !DILocation(line: 55, column: 7, scope: !80)
!87 = !DILocalVariable(name: "n", scope: !88, file: !2, line: 56, type: !56)
!88 = distinct !DILexicalBlock(scope: !80, file: !2, line: 56, column: 3)
!89 = !DILocation(line: 56, column: 12, scope: !88)
!90 = !DILocation(line: 56, column: 8, scope: !88)
!91 = !DILocation(line: 56, column: 19, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !2, line: 56, column: 3)
!93 = !DILocation(line: 56, column: 21, scope: !92)
!94 = !DILocation(line: 56, column: 3, scope: !88)
!95 = !DILocation(line: 57, column: 12, scope: !96)
!96 = distinct !DILexicalBlock(scope: !92, file: !2, line: 56, column: 33)
!97 = !DILocation(line: 57, column: 33, scope: !96)
!98 = !DILocation(line: 57, column: 31, scope: !96)
!99 = !DILocation(line: 57, column: 53, scope: !96)
!100 = !DILocation(line: 57, column: 51, scope: !96)
!101 = !DILocation(line: 57, column: 72, scope: !96)
!102 = !DILocation(line: 57, column: 70, scope: !96)
!103 = !DILocation(line: 57, column: 9, scope: !96)
!104 = !DILocation(line: 58, column: 9, scope: !105)
!105 = distinct !DILexicalBlock(scope: !96, file: !2, line: 58, column: 9)
!106 = !DILocation(line: 58, column: 11, scope: !105)
!107 = !DILocation(line: 58, column: 9, scope: !96)
!108 = !DILocation(line: 59, column: 16, scope: !105)
!109 = !DILocation(line: 59, column: 14, scope: !105)
!110 = !DILocation(line: 59, column: 7, scope: !105)
!111 = !DILocation(line: 60, column: 3, scope: !96)
!112 = !DILocation(line: 56, column: 29, scope: !92)
!113 = !DILocation(line: 56, column: 3, scope: !92)
!114 = distinct !{!114, !94, !115, !116}
!115 = !DILocation(line: 60, column: 3, scope: !88)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !DILocation(line: 61, column: 11, scope: !80)
!118 = !DILocation(line: 61, column: 41, scope: !80)
!119 = !DILocation(line: 61, column: 46, scope: !80)
!120 = !DILocation(line: 61, column: 59, scope: !80)
!121 = !DILocation(line: 61, column: 66, scope: !80)
!122 = !DILocation(line: 61, column: 57, scope: !80)
!123 = !DILocation(line: 61, column: 3, scope: !80)
!124 = !DILocalVariable(name: "many", scope: !80, file: !2, line: 62, type: !125)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !126, size: 3200, elements: !128)
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !127, line: 27, baseType: !53)
!127 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!128 = !{!129}
!129 = !DISubrange(count: 50)
!130 = !DILocation(line: 62, column: 13, scope: !80)
!131 = !DILocalVariable(name: "n", scope: !132, file: !2, line: 63, type: !56)
!132 = distinct !DILexicalBlock(scope: !80, file: !2, line: 63, column: 3)
!133 = !DILocation(line: 63, column: 12, scope: !132)
!134 = !DILocation(line: 63, column: 8, scope: !132)
!135 = !DILocation(line: 63, column: 19, scope: !136)
!136 = distinct !DILexicalBlock(scope: !132, file: !2, line: 63, column: 3)
!137 = !DILocation(line: 63, column: 21, scope: !136)
!138 = !DILocation(line: 63, column: 3, scope: !132)
!139 = !DILocation(line: 64, column: 26, scope: !136)
!140 = !DILocation(line: 64, column: 21, scope: !136)
!141 = !DILocation(line: 64, column: 56, scope: !136)
!142 = !DILocation(line: 64, column: 50, scope: !136)
!143 = !DILocation(line: 64, column: 42, scope: !136)
!144 = !DILocation(line: 64, column: 5, scope: !136)
!145 = !DILocation(line: 63, column: 28, scope: !136)
!146 = !DILocation(line: 63, column: 3, scope: !136)
!147 = distinct !{!147, !138, !148, !116}
!148 = !DILocation(line: 64, column: 57, scope: !132)
!149 = !DILocalVariable(name: "n", scope: !150, file: !2, line: 65, type: !56)
!150 = distinct !DILexicalBlock(scope: !80, file: !2, line: 65, column: 3)
!151 = !DILocation(line: 65, column: 12, scope: !150)
!152 = !DILocation(line: 65, column: 8, scope: !150)
!153 = !DILocation(line: 65, column: 19, scope: !154)
!154 = distinct !DILexicalBlock(scope: !150, file: !2, line: 65, column: 3)
!155 = !DILocation(line: 65, column: 21, scope: !154)
!156 = !DILocation(line: 65, column: 3, scope: !150)
!157 = !DILocalVariable(name: "value", scope: !158, file: !2, line: 66, type: !32)
!158 = distinct !DILexicalBlock(scope: !154, file: !2, line: 65, column: 32)
!159 = !DILocation(line: 66, column: 11, scope: !158)
!160 = !DILocation(line: 67, column: 23, scope: !158)
!161 = !DILocation(line: 67, column: 18, scope: !158)
!162 = !DILocation(line: 67, column: 5, scope: !158)
!163 = !DILocation(line: 68, column: 18, scope: !158)
!164 = !DILocation(line: 68, column: 12, scope: !158)
!165 = !DILocation(line: 68, column: 9, scope: !158)
!166 = !DILocation(line: 69, column: 3, scope: !158)
!167 = !DILocation(line: 65, column: 28, scope: !154)
!168 = !DILocation(line: 65, column: 3, scope: !154)
!169 = distinct !{!169, !156, !170, !116}
!170 = !DILocation(line: 69, column: 3, scope: !150)
!171 = !DILocalVariable(name: "thread", scope: !80, file: !2, line: 70, type: !172)
!172 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !36, line: 38, baseType: !173)
!173 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !174, line: 106, baseType: !53)
!174 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!175 = !DILocation(line: 70, column: 10, scope: !80)
!176 = !DILocalVariable(name: "n", scope: !177, file: !2, line: 71, type: !56)
!177 = distinct !DILexicalBlock(scope: !80, file: !2, line: 71, column: 3)
!178 = !DILocation(line: 71, column: 12, scope: !177)
!179 = !DILocation(line: 71, column: 8, scope: !177)
!180 = !DILocation(line: 71, column: 19, scope: !181)
!181 = distinct !DILexicalBlock(scope: !177, file: !2, line: 71, column: 3)
!182 = !DILocation(line: 71, column: 21, scope: !181)
!183 = !DILocation(line: 71, column: 3, scope: !177)
!184 = !DILocalVariable(name: "value", scope: !185, file: !2, line: 72, type: !56)
!185 = distinct !DILexicalBlock(scope: !181, file: !2, line: 71, column: 32)
!186 = !DILocation(line: 72, column: 9, scope: !185)
!187 = !DILocation(line: 73, column: 9, scope: !188)
!188 = distinct !DILexicalBlock(scope: !185, file: !2, line: 73, column: 9)
!189 = !DILocation(line: 73, column: 44, scope: !188)
!190 = !DILocation(line: 73, column: 9, scope: !185)
!191 = !DILocation(line: 74, column: 7, scope: !188)
!192 = !DILocation(line: 75, column: 15, scope: !185)
!193 = !DILocation(line: 75, column: 5, scope: !185)
!194 = !DILocation(line: 76, column: 12, scope: !185)
!195 = !DILocation(line: 76, column: 9, scope: !185)
!196 = !DILocation(line: 77, column: 3, scope: !185)
!197 = !DILocation(line: 71, column: 28, scope: !181)
!198 = !DILocation(line: 71, column: 3, scope: !181)
!199 = distinct !{!199, !183, !200, !116}
!200 = !DILocation(line: 77, column: 3, scope: !177)
!201 = !DILocation(line: 78, column: 11, scope: !80)
!202 = !DILocation(line: 78, column: 40, scope: !80)
!203 = !DILocation(line: 78, column: 45, scope: !80)
!204 = !DILocation(line: 78, column: 3, scope: !80)
!205 = !DILocalVariable(name: "attributes", scope: !80, file: !2, line: 80, type: !206)
!206 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !127, line: 62, baseType: !207)
!207 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !127, line: 56, size: 448, elements: !208)
!208 = !{!209, !213}
!209 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !207, file: !127, line: 58, baseType: !210, size: 448)
!210 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !211)
!211 = !{!212}
!212 = !DISubrange(count: 56)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !207, file: !127, line: 59, baseType: !50, size: 64)
!214 = !DILocation(line: 80, column: 18, scope: !80)
!215 = !DILocalVariable(name: "none", scope: !80, file: !2, line: 81, type: !126)
!216 = !DILocation(line: 81, column: 13, scope: !80)
!217 = !DILocation(line: 82, column: 3, scope: !80)
!218 = !DILocation(line: 83, column: 3, scope: !80)
!219 = !DILocation(line: 84, column: 11, scope: !80)
!220 = !DILocation(line: 84, column: 36, scope: !80)
!221 = !DILocation(line: 84, column: 27, scope: !80)
!222 = !DILocation(line: 84, column: 3, scope: !80)
!223 = !DILocation(line: 85, column: 1, scope: !80)
!224 = distinct !DISubprogram(name: "result", scope: !2, file: !2, line: 43, type: !225, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !33, retainedNodes: !68)
!225 = !DISubroutineType(types: !226)
!226 = !{!50, !227, !56}
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!228 = !DILocalVariable(name: "work", arg: 1, scope: !224, file: !2, line: 43, type: !227)
!229 = !DILocation(line: 43, column: 28, scope: !224)
!230 = !DILocalVariable(name: "cancel", arg: 2, scope: !224, file: !2, line: 43, type: !56)
!231 = !DILocation(line: 43, column: 47, scope: !224)
!232 = !DILocalVariable(name: "thread", scope: !224, file: !2, line: 44, type: !126)
!233 = !DILocation(line: 44, column: 13, scope: !224)
!234 = !DILocalVariable(name: "value", scope: !224, file: !2, line: 45, type: !32)
!235 = !DILocation(line: 45, column: 9, scope: !224)
!236 = !DILocation(line: 46, column: 34, scope: !237)
!237 = distinct !DILexicalBlock(scope: !224, file: !2, line: 46, column: 7)
!238 = !DILocation(line: 46, column: 7, scope: !237)
!239 = !DILocation(line: 46, column: 7, scope: !224)
!240 = !DILocation(line: 47, column: 5, scope: !237)
!241 = !DILocation(line: 48, column: 7, scope: !242)
!242 = distinct !DILexicalBlock(scope: !224, file: !2, line: 48, column: 7)
!243 = !DILocation(line: 48, column: 7, scope: !224)
!244 = !DILocation(line: 49, column: 20, scope: !242)
!245 = !DILocation(line: 49, column: 5, scope: !242)
!246 = !DILocation(line: 50, column: 16, scope: !224)
!247 = !DILocation(line: 50, column: 3, scope: !224)
!248 = !DILocation(line: 51, column: 10, scope: !224)
!249 = !DILocation(line: 51, column: 16, scope: !224)
!250 = !DILocation(line: 51, column: 49, scope: !224)
!251 = !DILocation(line: 51, column: 43, scope: !224)
!252 = !DILocation(line: 51, column: 3, scope: !224)
!253 = distinct !DISubprogram(name: "returns", scope: !2, file: !2, line: 18, type: !30, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !33, retainedNodes: !68)
!254 = !DILocalVariable(name: "n", arg: 1, scope: !253, file: !2, line: 18, type: !32)
!255 = !DILocation(line: 18, column: 28, scope: !253)
!256 = !DILocation(line: 18, column: 48, scope: !253)
!257 = !DILocation(line: 18, column: 50, scope: !253)
!258 = !DILocation(line: 18, column: 33, scope: !253)
!259 = distinct !DISubprogram(name: "leaves", scope: !2, file: !2, line: 19, type: !30, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !33, retainedNodes: !68)
!260 = !DILocalVariable(name: "n", arg: 1, scope: !259, file: !2, line: 19, type: !32)
!261 = !DILocation(line: 19, column: 27, scope: !259)
!262 = !DILocation(line: 19, column: 53, scope: !259)
!263 = !DILocation(line: 19, column: 55, scope: !259)
!264 = !DILocation(line: 19, column: 32, scope: !259)
!265 = distinct !DISubprogram(name: "waits", scope: !2, file: !2, line: 20, type: !30, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !33, retainedNodes: !68)
!266 = !DILocalVariable(name: "n", arg: 1, scope: !265, file: !2, line: 20, type: !32)
!267 = !DILocation(line: 20, column: 26, scope: !265)
!268 = !DILocation(line: 21, column: 3, scope: !265)
!269 = !DILocation(line: 22, column: 5, scope: !270)
!270 = distinct !DILexicalBlock(scope: !271, file: !2, line: 21, column: 3)
!271 = distinct !DILexicalBlock(scope: !265, file: !2, line: 21, column: 3)
!272 = !DILocation(line: 21, column: 3, scope: !270)
!273 = distinct !{!273, !274, !275}
!274 = !DILocation(line: 21, column: 3, scope: !271)
!275 = !DILocation(line: 22, column: 11, scope: !271)
!276 = !DILocalVariable(name: "n", arg: 1, scope: !29, file: !2, line: 25, type: !32)
!277 = !DILocation(line: 25, column: 30, scope: !29)
!278 = !DILocalVariable(name: "own", scope: !29, file: !2, line: 27, type: !279)
!279 = !DIDerivedType(tag: DW_TAG_typedef, name: "stack_t", file: !280, line: 31, baseType: !281)
!280 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/stack_t.h", directory: "", checksumkind: CSK_MD5, checksum: "eeff930a73856e9b6c572a8c9acd2761")
!281 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !280, line: 26, size: 192, elements: !282)
!282 = !{!283, !284, !285}
!283 = !DIDerivedType(tag: DW_TAG_member, name: "ss_sp", scope: !281, file: !280, line: 28, baseType: !32, size: 64)
!284 = !DIDerivedType(tag: DW_TAG_member, name: "ss_flags", scope: !281, file: !280, line: 29, baseType: !56, size: 32, offset: 64)
!285 = !DIDerivedType(tag: DW_TAG_member, name: "ss_size", scope: !281, file: !280, line: 30, baseType: !51, size: 64, offset: 128)
!286 = !DILocation(line: 27, column: 11, scope: !29)
!287 = !DILocalVariable(name: "old", scope: !29, file: !2, line: 27, type: !279)
!288 = !DILocation(line: 27, column: 60, scope: !29)
!289 = !DILocation(line: 28, column: 3, scope: !29)
!290 = !DILocation(line: 29, column: 18, scope: !29)
!291 = !DILocation(line: 29, column: 27, scope: !29)
!292 = !DILocation(line: 29, column: 35, scope: !29)
!293 = !DILocation(line: 29, column: 39, scope: !29)
!294 = !DILocation(line: 29, column: 48, scope: !29)
!295 = !DILocation(line: 29, column: 57, scope: !29)
!296 = !DILocation(line: 29, column: 42, scope: !29)
!297 = !DILocation(line: 0, scope: !29)
!298 = !DILocation(line: 29, column: 20, scope: !29)
!299 = !DILocation(line: 29, column: 3, scope: !29)
!300 = distinct !DISubprogram(name: "mappings", scope: !2, file: !2, line: 10, type: !81, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !33, retainedNodes: !68)
!301 = !DILocalVariable(name: "file", scope: !300, file: !2, line: 11, type: !302)
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !303, size: 64)
!303 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !304, line: 7, baseType: !305)
!304 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!305 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !306, line: 49, size: 1728, elements: !307)
!306 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!307 = !{!308, !309, !310, !311, !312, !313, !314, !315, !316, !317, !318, !319, !320, !323, !325, !326, !327, !330, !332, !334, !338, !341, !343, !346, !349, !350, !351, !352, !353}
!308 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !305, file: !306, line: 51, baseType: !56, size: 32)
!309 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !305, file: !306, line: 54, baseType: !54, size: 64, offset: 64)
!310 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !305, file: !306, line: 55, baseType: !54, size: 64, offset: 128)
!311 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !305, file: !306, line: 56, baseType: !54, size: 64, offset: 192)
!312 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !305, file: !306, line: 57, baseType: !54, size: 64, offset: 256)
!313 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !305, file: !306, line: 58, baseType: !54, size: 64, offset: 320)
!314 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !305, file: !306, line: 59, baseType: !54, size: 64, offset: 384)
!315 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !305, file: !306, line: 60, baseType: !54, size: 64, offset: 448)
!316 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !305, file: !306, line: 61, baseType: !54, size: 64, offset: 512)
!317 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !305, file: !306, line: 64, baseType: !54, size: 64, offset: 576)
!318 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !305, file: !306, line: 65, baseType: !54, size: 64, offset: 640)
!319 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !305, file: !306, line: 66, baseType: !54, size: 64, offset: 704)
!320 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !305, file: !306, line: 68, baseType: !321, size: 64, offset: 768)
!321 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !322, size: 64)
!322 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !306, line: 36, flags: DIFlagFwdDecl)
!323 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !305, file: !306, line: 70, baseType: !324, size: 64, offset: 832)
!324 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !305, size: 64)
!325 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !305, file: !306, line: 72, baseType: !56, size: 32, offset: 896)
!326 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !305, file: !306, line: 73, baseType: !56, size: 32, offset: 928)
!327 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !305, file: !306, line: 74, baseType: !328, size: 64, offset: 960)
!328 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !329, line: 152, baseType: !50)
!329 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!330 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !305, file: !306, line: 77, baseType: !331, size: 16, offset: 1024)
!331 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!332 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !305, file: !306, line: 78, baseType: !333, size: 8, offset: 1040)
!333 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!334 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !305, file: !306, line: 79, baseType: !335, size: 8, offset: 1048)
!335 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !336)
!336 = !{!337}
!337 = !DISubrange(count: 1)
!338 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !305, file: !306, line: 81, baseType: !339, size: 64, offset: 1088)
!339 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !340, size: 64)
!340 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !306, line: 43, baseType: null)
!341 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !305, file: !306, line: 89, baseType: !342, size: 64, offset: 1152)
!342 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !329, line: 153, baseType: !50)
!343 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !305, file: !306, line: 91, baseType: !344, size: 64, offset: 1216)
!344 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !345, size: 64)
!345 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !306, line: 37, flags: DIFlagFwdDecl)
!346 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !305, file: !306, line: 92, baseType: !347, size: 64, offset: 1280)
!347 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !348, size: 64)
!348 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !306, line: 38, flags: DIFlagFwdDecl)
!349 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !305, file: !306, line: 93, baseType: !324, size: 64, offset: 1344)
!350 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !305, file: !306, line: 94, baseType: !32, size: 64, offset: 1408)
!351 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !305, file: !306, line: 95, baseType: !51, size: 64, offset: 1472)
!352 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !305, file: !306, line: 96, baseType: !56, size: 32, offset: 1536)
!353 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !305, file: !306, line: 98, baseType: !354, size: 160, offset: 1568)
!354 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !355)
!355 = !{!356}
!356 = !DISubrange(count: 20)
!357 = !DILocation(line: 11, column: 9, scope: !300)
!358 = !DILocation(line: 11, column: 16, scope: !300)
!359 = !DILocalVariable(name: "n", scope: !300, file: !2, line: 12, type: !56)
!360 = !DILocation(line: 12, column: 7, scope: !300)
!361 = !DILocalVariable(name: "c", scope: !300, file: !2, line: 12, type: !56)
!362 = !DILocation(line: 12, column: 14, scope: !300)
!363 = !DILocation(line: 13, column: 3, scope: !300)
!364 = !DILocation(line: 13, column: 20, scope: !300)
!365 = !DILocation(line: 13, column: 15, scope: !300)
!366 = !DILocation(line: 13, column: 13, scope: !300)
!367 = !DILocation(line: 13, column: 27, scope: !300)
!368 = !DILocation(line: 14, column: 10, scope: !300)
!369 = !DILocation(line: 14, column: 12, scope: !300)
!370 = !DILocation(line: 14, column: 7, scope: !300)
!371 = distinct !{!371, !363, !372, !116}
!372 = !DILocation(line: 14, column: 15, scope: !300)
!373 = !DILocation(line: 15, column: 10, scope: !300)
!374 = !DILocation(line: 15, column: 3, scope: !300)
!375 = !DILocation(line: 16, column: 10, scope: !300)
!376 = !DILocation(line: 16, column: 3, scope: !300)
!377 = distinct !DISubprogram(name: "c_thread", scope: !2, file: !2, line: 38, type: !378, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !33, retainedNodes: !68)
!378 = !DISubroutineType(types: !379)
!379 = !{!56, !32}
!380 = !DILocalVariable(name: "n", arg: 1, scope: !377, file: !2, line: 38, type: !32)
!381 = !DILocation(line: 38, column: 27, scope: !377)
!382 = !DILocation(line: 39, column: 15, scope: !383)
!383 = distinct !DILexicalBlock(scope: !377, file: !2, line: 39, column: 7)
!384 = !DILocation(line: 39, column: 7, scope: !383)
!385 = !DILocation(line: 39, column: 17, scope: !383)
!386 = !DILocation(line: 39, column: 7, scope: !377)
!387 = !DILocation(line: 40, column: 5, scope: !383)
!388 = !DILocation(line: 41, column: 18, scope: !377)
!389 = !DILocation(line: 41, column: 10, scope: !377)
!390 = !DILocation(line: 41, column: 3, scope: !377)
!391 = distinct !DISubprogram(name: "in_handler", scope: !2, file: !2, line: 32, type: !30, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !33, retainedNodes: !68)
!392 = !DILocalVariable(name: "n", arg: 1, scope: !391, file: !2, line: 32, type: !32)
!393 = !DILocation(line: 32, column: 31, scope: !391)
!394 = !DILocalVariable(name: "action", scope: !391, file: !2, line: 33, type: !395)
!395 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !396, line: 27, size: 1216, elements: !397)
!396 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/sigaction.h", directory: "", checksumkind: CSK_MD5, checksum: "95401d18e887df415f59d7a2cb411c28")
!397 = !{!398, !488, !495, !496}
!398 = !DIDerivedType(tag: DW_TAG_member, name: "__sigaction_handler", scope: !395, file: !396, line: 38, baseType: !399, size: 64)
!399 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !395, file: !396, line: 31, size: 64, elements: !400)
!400 = !{!401, !407}
!401 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !399, file: !396, line: 34, baseType: !402, size: 64)
!402 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !403, line: 72, baseType: !404)
!403 = !DIFile(filename: "/usr/include/signal.h", directory: "", checksumkind: CSK_MD5, checksum: "331e107bf774bb600ec675d0db0b92ce")
!404 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !405, size: 64)
!405 = !DISubroutineType(types: !406)
!406 = !{null, !56}
!407 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !399, file: !396, line: 36, baseType: !408, size: 64)
!408 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !409, size: 64)
!409 = !DISubroutineType(types: !410)
!410 = !{null, !56, !411, !32}
!411 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !412, size: 64)
!412 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !413, line: 124, baseType: !414)
!413 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/siginfo_t.h", directory: "", checksumkind: CSK_MD5, checksum: "023cf7b0ef843da262cf07900eda0ac5")
!414 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !413, line: 36, size: 1024, elements: !415)
!415 = !{!416, !417, !418, !419, !420}
!416 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !414, file: !413, line: 38, baseType: !56, size: 32)
!417 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !414, file: !413, line: 40, baseType: !56, size: 32, offset: 32)
!418 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !414, file: !413, line: 42, baseType: !56, size: 32, offset: 64)
!419 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !414, file: !413, line: 48, baseType: !56, size: 32, offset: 96)
!420 = !DIDerivedType(tag: DW_TAG_member, name: "_sifields", scope: !414, file: !413, line: 123, baseType: !421, size: 896, offset: 128)
!421 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !414, file: !413, line: 51, size: 896, elements: !422)
!422 = !{!423, !427, !434, !446, !452, !461, !477, !482}
!423 = !DIDerivedType(tag: DW_TAG_member, name: "_pad", scope: !421, file: !413, line: 53, baseType: !424, size: 896)
!424 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 896, elements: !425)
!425 = !{!426}
!426 = !DISubrange(count: 28)
!427 = !DIDerivedType(tag: DW_TAG_member, name: "_kill", scope: !421, file: !413, line: 60, baseType: !428, size: 64)
!428 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !421, file: !413, line: 56, size: 64, elements: !429)
!429 = !{!430, !432}
!430 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !428, file: !413, line: 58, baseType: !431, size: 32)
!431 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !329, line: 154, baseType: !56)
!432 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !428, file: !413, line: 59, baseType: !433, size: 32, offset: 32)
!433 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !329, line: 146, baseType: !37)
!434 = !DIDerivedType(tag: DW_TAG_member, name: "_timer", scope: !421, file: !413, line: 68, baseType: !435, size: 128)
!435 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !421, file: !413, line: 63, size: 128, elements: !436)
!436 = !{!437, !438, !439}
!437 = !DIDerivedType(tag: DW_TAG_member, name: "si_tid", scope: !435, file: !413, line: 65, baseType: !56, size: 32)
!438 = !DIDerivedType(tag: DW_TAG_member, name: "si_overrun", scope: !435, file: !413, line: 66, baseType: !56, size: 32, offset: 32)
!439 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !435, file: !413, line: 67, baseType: !440, size: 64, offset: 64)
!440 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigval_t", file: !441, line: 30, baseType: !442)
!441 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigval_t.h", directory: "", checksumkind: CSK_MD5, checksum: "bc7605d16e396c16f725f8da13f6eb20")
!442 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !441, line: 24, size: 64, elements: !443)
!443 = !{!444, !445}
!444 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !442, file: !441, line: 26, baseType: !56, size: 32)
!445 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !442, file: !441, line: 27, baseType: !32, size: 64)
!446 = !DIDerivedType(tag: DW_TAG_member, name: "_rt", scope: !421, file: !413, line: 76, baseType: !447, size: 128)
!447 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !421, file: !413, line: 71, size: 128, elements: !448)
!448 = !{!449, !450, !451}
!449 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !447, file: !413, line: 73, baseType: !431, size: 32)
!450 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !447, file: !413, line: 74, baseType: !433, size: 32, offset: 32)
!451 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !447, file: !413, line: 75, baseType: !440, size: 64, offset: 64)
!452 = !DIDerivedType(tag: DW_TAG_member, name: "_sigchld", scope: !421, file: !413, line: 86, baseType: !453, size: 256)
!453 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !421, file: !413, line: 79, size: 256, elements: !454)
!454 = !{!455, !456, !457, !458, !460}
!455 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !453, file: !413, line: 81, baseType: !431, size: 32)
!456 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !453, file: !413, line: 82, baseType: !433, size: 32, offset: 32)
!457 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !453, file: !413, line: 83, baseType: !56, size: 32, offset: 64)
!458 = !DIDerivedType(tag: DW_TAG_member, name: "si_utime", scope: !453, file: !413, line: 84, baseType: !459, size: 64, offset: 128)
!459 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !329, line: 156, baseType: !50)
!460 = !DIDerivedType(tag: DW_TAG_member, name: "si_stime", scope: !453, file: !413, line: 85, baseType: !459, size: 64, offset: 192)
!461 = !DIDerivedType(tag: DW_TAG_member, name: "_sigfault", scope: !421, file: !413, line: 105, baseType: !462, size: 256)
!462 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !421, file: !413, line: 89, size: 256, elements: !463)
!463 = !{!464, !465, !467}
!464 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !462, file: !413, line: 91, baseType: !32, size: 64)
!465 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr_lsb", scope: !462, file: !413, line: 93, baseType: !466, size: 16, offset: 64)
!466 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!467 = !DIDerivedType(tag: DW_TAG_member, name: "_bounds", scope: !462, file: !413, line: 104, baseType: !468, size: 128, offset: 128)
!468 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !462, file: !413, line: 94, size: 128, elements: !469)
!469 = !{!470, !475}
!470 = !DIDerivedType(tag: DW_TAG_member, name: "_addr_bnd", scope: !468, file: !413, line: 101, baseType: !471, size: 128)
!471 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !468, file: !413, line: 97, size: 128, elements: !472)
!472 = !{!473, !474}
!473 = !DIDerivedType(tag: DW_TAG_member, name: "_lower", scope: !471, file: !413, line: 99, baseType: !32, size: 64)
!474 = !DIDerivedType(tag: DW_TAG_member, name: "_upper", scope: !471, file: !413, line: 100, baseType: !32, size: 64, offset: 64)
!475 = !DIDerivedType(tag: DW_TAG_member, name: "_pkey", scope: !468, file: !413, line: 103, baseType: !476, size: 32)
!476 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !329, line: 42, baseType: !37)
!477 = !DIDerivedType(tag: DW_TAG_member, name: "_sigpoll", scope: !421, file: !413, line: 112, baseType: !478, size: 128)
!478 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !421, file: !413, line: 108, size: 128, elements: !479)
!479 = !{!480, !481}
!480 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !478, file: !413, line: 110, baseType: !50, size: 64)
!481 = !DIDerivedType(tag: DW_TAG_member, name: "si_fd", scope: !478, file: !413, line: 111, baseType: !56, size: 32, offset: 64)
!482 = !DIDerivedType(tag: DW_TAG_member, name: "_sigsys", scope: !421, file: !413, line: 121, baseType: !483, size: 128)
!483 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !421, file: !413, line: 116, size: 128, elements: !484)
!484 = !{!485, !486, !487}
!485 = !DIDerivedType(tag: DW_TAG_member, name: "_call_addr", scope: !483, file: !413, line: 118, baseType: !32, size: 64)
!486 = !DIDerivedType(tag: DW_TAG_member, name: "_syscall", scope: !483, file: !413, line: 119, baseType: !56, size: 32, offset: 64)
!487 = !DIDerivedType(tag: DW_TAG_member, name: "_arch", scope: !483, file: !413, line: 120, baseType: !37, size: 32, offset: 96)
!488 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !395, file: !396, line: 46, baseType: !489, size: 1024, offset: 64)
!489 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !490, line: 8, baseType: !491)
!490 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!491 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !490, line: 5, size: 1024, elements: !492)
!492 = !{!493}
!493 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !491, file: !490, line: 7, baseType: !494, size: 1024)
!494 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 1024, elements: !61)
!495 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !395, file: !396, line: 49, baseType: !56, size: 32, offset: 1088)
!496 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !395, file: !396, line: 52, baseType: !497, size: 64, offset: 1152)
!497 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !498, size: 64)
!498 = !DISubroutineType(types: !499)
!499 = !{null}
!500 = !DILocation(line: 33, column: 20, scope: !391)
!501 = !DILocation(line: 34, column: 3, scope: !391)
!502 = !DILocation(line: 35, column: 3, scope: !391)
!503 = !DILocation(line: 36, column: 10, scope: !391)
!504 = !DILocation(line: 36, column: 3, scope: !391)
!505 = distinct !DISubprogram(name: "handler", scope: !2, file: !2, line: 31, type: !405, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !33, retainedNodes: !68)
!506 = !DILocalVariable(name: "signal", arg: 1, scope: !505, file: !2, line: 31, type: !56)
!507 = !DILocation(line: 31, column: 25, scope: !505)
!508 = !DILocation(line: 31, column: 62, scope: !505)
!509 = !DILocation(line: 31, column: 56, scope: !505)
!510 = !DILocation(line: 31, column: 48, scope: !505)
!511 = !DILocation(line: 31, column: 35, scope: !505)
