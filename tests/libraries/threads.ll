target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%union.pthread_mutexattr_t = type { i32 }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@__const.main.counts = private unnamed_addr constant [3 x i32] [i32 1, i32 2, i32 3], align 4
@key = internal global i32 0, align 4, !dbg !59
@.str = private unnamed_addr constant [6 x i8] c"%d%d \00", align 1, !dbg !28
@sum = internal global i32 0, align 4, !dbg !63
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !34
@own = internal thread_local global i32 5, align 4, !dbg !107
@destroyed = internal global i32 0, align 4, !dbg !74
@queue = internal global [16 x i32] zeroinitializer, align 16, !dbg !65
@n_queued = internal global i32 0, align 4, !dbg !70
@condition = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !109
@is_done = internal global i32 0, align 4, !dbg !72
@.str.2 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1, !dbg !39
@.str.3 = private unnamed_addr constant [7 x i8] c"%d%d%d\00", align 1, !dbg !44
@.str.4 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !49
@seen = internal global i32 0, align 4, !dbg !76
@out = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !79
@.str.5 = private unnamed_addr constant [5 x i8] c"left\00", align 1, !dbg !54
@once = internal global i32 0, align 4, !dbg !102
@.str.6 = private unnamed_addr constant [5 x i8] c"once\00", align 1, !dbg !105

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !180 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [3 x i64], align 16
  %7 = alloca [3 x i32], align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %union.pthread_mutexattr_t, align 4
  %14 = alloca %union.pthread_mutex_t, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca %struct.sigaction, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !186, !DIExpression(), !187)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !188, !DIExpression(), !189)
    #dbg_declare(ptr %6, !190, !DIExpression(), !195)
  %18 = load i32, ptr %4, align 4, !dbg !196
  %19 = icmp sgt i32 %18, 1, !dbg !198
  br i1 %19, label %20, label %46, !dbg !199

20:                                               ; preds = %2
  %21 = load ptr, ptr %5, align 8, !dbg !200
  %22 = getelementptr inbounds ptr, ptr %21, i64 1, !dbg !200
  %23 = load ptr, ptr %22, align 8, !dbg !200
  %24 = getelementptr inbounds i8, ptr %23, i64 0, !dbg !200
  %25 = load i8, ptr %24, align 1, !dbg !200
  %26 = sext i8 %25 to i32, !dbg !200
  switch i32 %26, label %45 [
    i32 109, label %27
    i32 99, label %34
    i32 108, label %40
    i32 115, label %43
  ], !dbg !202

27:                                               ; preds = %20
  %28 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #10, !dbg !203
  %29 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 0, !dbg !205
  %30 = call i32 @pthread_create(ptr noundef %29, ptr noundef null, ptr noundef @lock, ptr noundef null) #10, !dbg !206
  %31 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 0, !dbg !207
  %32 = load i64, ptr %31, align 16, !dbg !207
  %33 = call i32 @pthread_join(i64 noundef %32, ptr noundef null), !dbg !208
  br label %45, !dbg !209

34:                                               ; preds = %20
  %35 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 0, !dbg !210
  %36 = call i32 @pthread_create(ptr noundef %35, ptr noundef null, ptr noundef @wait, ptr noundef null) #10, !dbg !211
  %37 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 0, !dbg !212
  %38 = load i64, ptr %37, align 16, !dbg !212
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !213
  br label %45, !dbg !214

40:                                               ; preds = %20
  %41 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #10, !dbg !215
  %42 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #10, !dbg !216
  br label %45, !dbg !217

43:                                               ; preds = %20
  %44 = call i32 @raise(i32 noundef 15) #10, !dbg !218
  br label %45, !dbg !219

45:                                               ; preds = %43, %20, %40, %34, %27
  ret i32 0, !dbg !220

46:                                               ; preds = %2
    #dbg_declare(ptr %7, !221, !DIExpression(), !223)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 @__const.main.counts, i64 12, i1 false), !dbg !223
  %47 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy) #10, !dbg !224
    #dbg_declare(ptr %8, !225, !DIExpression(), !227)
  store i32 0, ptr %8, align 4, !dbg !227
  br label %48, !dbg !228

48:                                               ; preds = %59, %46
  %49 = load i32, ptr %8, align 4, !dbg !229
  %50 = icmp slt i32 %49, 3, !dbg !231
  br i1 %50, label %51, label %62, !dbg !232

51:                                               ; preds = %48
  %52 = load i32, ptr %8, align 4, !dbg !233
  %53 = sext i32 %52 to i64, !dbg !234
  %54 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 %53, !dbg !234
  %55 = load i32, ptr %8, align 4, !dbg !235
  %56 = sext i32 %55 to i64, !dbg !236
  %57 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 %56, !dbg !236
  %58 = call i32 @pthread_create(ptr noundef %54, ptr noundef null, ptr noundef @add, ptr noundef %57) #10, !dbg !237
  br label %59, !dbg !237

59:                                               ; preds = %51
  %60 = load i32, ptr %8, align 4, !dbg !238
  %61 = add nsw i32 %60, 1, !dbg !238
  store i32 %61, ptr %8, align 4, !dbg !238
  br label %48, !dbg !239, !llvm.loop !240

62:                                               ; preds = %48
    #dbg_declare(ptr %9, !243, !DIExpression(), !245)
  store i32 0, ptr %9, align 4, !dbg !245
  br label %63, !dbg !246

63:                                               ; preds = %82, %62
  %64 = load i32, ptr %9, align 4, !dbg !247
  %65 = icmp slt i32 %64, 3, !dbg !249
  br i1 %65, label %66, label %85, !dbg !250

66:                                               ; preds = %63
    #dbg_declare(ptr %10, !251, !DIExpression(), !253)
  %67 = load i32, ptr %9, align 4, !dbg !254
  %68 = sext i32 %67 to i64, !dbg !255
  %69 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 %68, !dbg !255
  %70 = load i64, ptr %69, align 8, !dbg !255
  %71 = call i32 @pthread_join(i64 noundef %70, ptr noundef %10), !dbg !256
  %72 = load ptr, ptr %10, align 8, !dbg !257
  %73 = load i32, ptr %9, align 4, !dbg !258
  %74 = sext i32 %73 to i64, !dbg !259
  %75 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 %74, !dbg !259
  %76 = icmp eq ptr %72, %75, !dbg !260
  %77 = zext i1 %76 to i32, !dbg !260
  %78 = load ptr, ptr %10, align 8, !dbg !261
  %79 = icmp eq ptr %78, @sum, !dbg !262
  %80 = zext i1 %79 to i32, !dbg !262
  %81 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %77, i32 noundef %80), !dbg !263
  br label %82, !dbg !264

82:                                               ; preds = %66
  %83 = load i32, ptr %9, align 4, !dbg !265
  %84 = add nsw i32 %83, 1, !dbg !265
  store i32 %84, ptr %9, align 4, !dbg !265
  br label %63, !dbg !266, !llvm.loop !267

85:                                               ; preds = %63
  %86 = load i32, ptr @sum, align 4, !dbg !269
  %87 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !270
  %88 = load i32, ptr %87, align 4, !dbg !270
  %89 = load i32, ptr @destroyed, align 4, !dbg !271
  %90 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %86, i32 noundef %88, i32 noundef %89), !dbg !272
    #dbg_declare(ptr %11, !273, !DIExpression(), !274)
  %91 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 0, !dbg !275
  %92 = call i32 @pthread_create(ptr noundef %91, ptr noundef null, ptr noundef @consume, ptr noundef null) #10, !dbg !276
    #dbg_declare(ptr %12, !277, !DIExpression(), !279)
  store i32 0, ptr %12, align 4, !dbg !279
  br label %93, !dbg !280

93:                                               ; preds = %105, %85
  %94 = load i32, ptr %12, align 4, !dbg !281
  %95 = icmp slt i32 %94, 10, !dbg !283
  br i1 %95, label %96, label %108, !dbg !284

96:                                               ; preds = %93
  %97 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #10, !dbg !285
  %98 = load i32, ptr %12, align 4, !dbg !287
  %99 = load i32, ptr @n_queued, align 4, !dbg !288
  %100 = add nsw i32 %99, 1, !dbg !288
  store i32 %100, ptr @n_queued, align 4, !dbg !288
  %101 = sext i32 %99 to i64, !dbg !289
  %102 = getelementptr inbounds [16 x i32], ptr @queue, i64 0, i64 %101, !dbg !289
  store i32 %98, ptr %102, align 4, !dbg !290
  %103 = call i32 @pthread_cond_signal(ptr noundef @condition) #10, !dbg !291
  %104 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #10, !dbg !292
  br label %105, !dbg !293

105:                                              ; preds = %96
  %106 = load i32, ptr %12, align 4, !dbg !294
  %107 = add nsw i32 %106, 1, !dbg !294
  store i32 %107, ptr %12, align 4, !dbg !294
  br label %93, !dbg !295, !llvm.loop !296

108:                                              ; preds = %93
  %109 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #10, !dbg !298
  store i32 1, ptr @is_done, align 4, !dbg !299
  %110 = call i32 @pthread_cond_broadcast(ptr noundef @condition) #10, !dbg !300
  %111 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #10, !dbg !301
  %112 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 0, !dbg !302
  %113 = load i64, ptr %112, align 16, !dbg !302
  %114 = call i32 @pthread_join(i64 noundef %113, ptr noundef %11), !dbg !303
  %115 = load ptr, ptr %11, align 8, !dbg !304
  %116 = ptrtoint ptr %115 to i64, !dbg !305
  %117 = call i64 @pthread_self() #11, !dbg !306
  %118 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 0, !dbg !307
  %119 = load i64, ptr %118, align 16, !dbg !307
  %120 = call i32 @pthread_equal(i64 noundef %117, i64 noundef %119) #11, !dbg !308
  %121 = icmp ne i32 %120, 0, !dbg !309
  %122 = zext i1 %121 to i32, !dbg !309
  %123 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %116, i32 noundef %122), !dbg !310
    #dbg_declare(ptr %13, !311, !DIExpression(), !317)
    #dbg_declare(ptr %14, !318, !DIExpression(), !319)
  %124 = call i32 @pthread_mutexattr_init(ptr noundef %13) #10, !dbg !320
  %125 = call i32 @pthread_mutexattr_settype(ptr noundef %13, i32 noundef 1) #10, !dbg !321
  %126 = call i32 @pthread_mutex_init(ptr noundef %14, ptr noundef %13) #10, !dbg !322
  %127 = call i32 @pthread_mutex_lock(ptr noundef %14) #10, !dbg !323
  %128 = call i32 @pthread_mutex_lock(ptr noundef %14) #10, !dbg !324
  %129 = call i32 @pthread_mutex_trylock(ptr noundef %14) #10, !dbg !325
  %130 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %127, i32 noundef %128, i32 noundef %129), !dbg !326
    #dbg_declare(ptr %15, !327, !DIExpression(), !329)
  store i32 0, ptr %15, align 4, !dbg !329
  br label %131, !dbg !330

131:                                              ; preds = %136, %108
  %132 = load i32, ptr %15, align 4, !dbg !331
  %133 = icmp slt i32 %132, 3, !dbg !333
  br i1 %133, label %134, label %139, !dbg !334

134:                                              ; preds = %131
  %135 = call i32 @pthread_mutex_unlock(ptr noundef %14) #10, !dbg !335
  br label %136, !dbg !335

136:                                              ; preds = %134
  %137 = load i32, ptr %15, align 4, !dbg !336
  %138 = add nsw i32 %137, 1, !dbg !336
  store i32 %138, ptr %15, align 4, !dbg !336
  br label %131, !dbg !337, !llvm.loop !338

139:                                              ; preds = %131
  %140 = call i32 @pthread_mutex_destroy(ptr noundef %14) #10, !dbg !340
  %141 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %140), !dbg !341
    #dbg_declare(ptr %16, !342, !DIExpression(), !343)
  %142 = call ptr @signal(i32 noundef 10, ptr noundef @note) #10, !dbg !344
  store ptr %142, ptr %16, align 8, !dbg !343
  %143 = call i32 @raise(i32 noundef 10) #10, !dbg !345
  %144 = load ptr, ptr %16, align 8, !dbg !346
  %145 = icmp eq ptr %144, null, !dbg !347
  %146 = zext i1 %145 to i32, !dbg !347
  %147 = load volatile i32, ptr @seen, align 4, !dbg !348
  %148 = icmp eq i32 %147, 10, !dbg !349
  %149 = zext i1 %148 to i32, !dbg !349
  %150 = call ptr @signal(i32 noundef 10, ptr noundef inttoptr (i64 1 to ptr)) #10, !dbg !350
  %151 = icmp eq ptr %150, @note, !dbg !351
  %152 = zext i1 %151 to i32, !dbg !351
  %153 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %146, i32 noundef %149, i32 noundef %152), !dbg !352
  %154 = call i32 @raise(i32 noundef 10) #10, !dbg !353
    #dbg_declare(ptr %17, !354, !DIExpression(), !449)
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 152, i1 false), !dbg !450
  %155 = getelementptr inbounds %struct.sigaction, ptr %17, i32 0, i32 0, !dbg !451
  store ptr @leave, ptr %155, align 8, !dbg !452
  %156 = getelementptr inbounds %struct.sigaction, ptr %17, i32 0, i32 1, !dbg !453
  %157 = call i32 @sigemptyset(ptr noundef %156) #10, !dbg !454
  %158 = call i32 @sigaction(i32 noundef 12, ptr noundef %17, ptr noundef null) #10, !dbg !455
  %159 = call i32 @__sigsetjmp(ptr noundef @out, i32 noundef 1) #12, !dbg !456
  %160 = icmp eq i32 %159, 0, !dbg !458
  br i1 %160, label %161, label %163, !dbg !459

161:                                              ; preds = %139
  %162 = call i32 @raise(i32 noundef 12) #10, !dbg !460
  br label %165, !dbg !460

163:                                              ; preds = %139
  %164 = call i32 @puts(ptr noundef @.str.5), !dbg !461
  br label %165

165:                                              ; preds = %163, %161
  %166 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 0, !dbg !462
  %167 = call i32 @pthread_create(ptr noundef %166, ptr noundef null, ptr noundef @consume, ptr noundef null) #10, !dbg !463
  %168 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 0, !dbg !464
  %169 = load i64, ptr %168, align 16, !dbg !464
  %170 = call i32 @pthread_detach(i64 noundef %169) #10, !dbg !465
  %171 = call i32 @usleep(i32 noundef 1000), !dbg !466
  call void @pthread_exit(ptr noundef null) #13, !dbg !467
  unreachable, !dbg !467
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @lock(ptr noundef %0) #0 !dbg !468 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !471, !DIExpression(), !472)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #10, !dbg !473
  ret ptr null, !dbg !474
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @wait(ptr noundef %0) #0 !dbg !475 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !476, !DIExpression(), !477)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #10, !dbg !478
  %4 = call i32 @pthread_cond_wait(ptr noundef @condition, ptr noundef @mutex), !dbg !479
  ret ptr null, !dbg !480
}

; Function Attrs: nounwind
declare i32 @raise(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @destroy(ptr noundef %0) #0 !dbg !481 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !484, !DIExpression(), !485)
  %3 = load ptr, ptr %2, align 8, !dbg !486
  %4 = load i32, ptr %3, align 4, !dbg !487
  %5 = load i32, ptr @destroyed, align 4, !dbg !488
  %6 = add nsw i32 %5, %4, !dbg !488
  store i32 %6, ptr @destroyed, align 4, !dbg !488
  ret void, !dbg !489
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @add(ptr noundef %0) #0 !dbg !490 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !491, !DIExpression(), !492)
  %5 = call i32 @pthread_once(ptr noundef @once, ptr noundef @first), !dbg !493
    #dbg_declare(ptr %3, !494, !DIExpression(), !495)
  %6 = load ptr, ptr %2, align 8, !dbg !496
  %7 = load i32, ptr %6, align 4, !dbg !497
  store i32 %7, ptr %3, align 4, !dbg !495
  %8 = load i32, ptr @key, align 4, !dbg !498
  %9 = load ptr, ptr %2, align 8, !dbg !499
  %10 = call i32 @pthread_setspecific(i32 noundef %8, ptr noundef %9) #10, !dbg !500
    #dbg_declare(ptr %4, !501, !DIExpression(), !503)
  store i32 0, ptr %4, align 4, !dbg !503
  br label %11, !dbg !504

11:                                               ; preds = %23, %1
  %12 = load i32, ptr %4, align 4, !dbg !505
  %13 = load i32, ptr %3, align 4, !dbg !507
  %14 = icmp slt i32 %12, %13, !dbg !508
  br i1 %14, label %15, label %26, !dbg !509

15:                                               ; preds = %11
  %16 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #10, !dbg !510
  %17 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !512
  %18 = load i32, ptr %17, align 4, !dbg !513
  %19 = add nsw i32 %18, 1, !dbg !513
  store i32 %19, ptr %17, align 4, !dbg !513
  %20 = load i32, ptr @sum, align 4, !dbg !514
  %21 = add nsw i32 %20, %18, !dbg !514
  store i32 %21, ptr @sum, align 4, !dbg !514
  %22 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #10, !dbg !515
  br label %23, !dbg !516

23:                                               ; preds = %15
  %24 = load i32, ptr %4, align 4, !dbg !517
  %25 = add nsw i32 %24, 1, !dbg !517
  store i32 %25, ptr %4, align 4, !dbg !517
  br label %11, !dbg !518, !llvm.loop !519

26:                                               ; preds = %11
  %27 = load i32, ptr %3, align 4, !dbg !521
  %28 = icmp eq i32 %27, 3, !dbg !523
  br i1 %28, label %29, label %30, !dbg !524

29:                                               ; preds = %26
  call void @pthread_exit(ptr noundef @sum) #13, !dbg !525
  unreachable, !dbg !525

30:                                               ; preds = %26
  %31 = load ptr, ptr %2, align 8, !dbg !526
  ret ptr %31, !dbg !527
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @consume(ptr noundef %0) #0 !dbg !528 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !529, !DIExpression(), !530)
    #dbg_declare(ptr %3, !531, !DIExpression(), !532)
  store i64 0, ptr %3, align 8, !dbg !532
  br label %4, !dbg !533

4:                                                ; preds = %21, %1
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #10, !dbg !534
  br label %6, !dbg !538

6:                                                ; preds = %15, %4
  %7 = load i32, ptr @n_queued, align 4, !dbg !539
  %8 = icmp eq i32 %7, 0, !dbg !540
  br i1 %8, label %9, label %13, !dbg !541

9:                                                ; preds = %6
  %10 = load i32, ptr @is_done, align 4, !dbg !542
  %11 = icmp ne i32 %10, 0, !dbg !543
  %12 = xor i1 %11, true, !dbg !543
  br label %13

13:                                               ; preds = %9, %6
  %14 = phi i1 [ false, %6 ], [ %12, %9 ], !dbg !544
  br i1 %14, label %15, label %17, !dbg !538

15:                                               ; preds = %13
  %16 = call i32 @pthread_cond_wait(ptr noundef @condition, ptr noundef @mutex), !dbg !545
  br label %6, !dbg !538, !llvm.loop !546

17:                                               ; preds = %13
  %18 = load i32, ptr @n_queued, align 4, !dbg !548
  %19 = icmp eq i32 %18, 0, !dbg !550
  br i1 %19, label %20, label %21, !dbg !551

20:                                               ; preds = %17
  br label %31, !dbg !552

21:                                               ; preds = %17
  %22 = load i32, ptr @n_queued, align 4, !dbg !553
  %23 = add nsw i32 %22, -1, !dbg !553
  store i32 %23, ptr @n_queued, align 4, !dbg !553
  %24 = sext i32 %23 to i64, !dbg !554
  %25 = getelementptr inbounds [16 x i32], ptr @queue, i64 0, i64 %24, !dbg !554
  %26 = load i32, ptr %25, align 4, !dbg !554
  %27 = sext i32 %26 to i64, !dbg !554
  %28 = load i64, ptr %3, align 8, !dbg !555
  %29 = add nsw i64 %28, %27, !dbg !555
  store i64 %29, ptr %3, align 8, !dbg !555
  %30 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #10, !dbg !556
  br label %4, !dbg !557, !llvm.loop !558

31:                                               ; preds = %20
  %32 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #10, !dbg !561
  %33 = load i64, ptr %3, align 8, !dbg !562
  %34 = inttoptr i64 %33 to ptr, !dbg !563
  ret ptr %34, !dbg !564
}

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_cond_broadcast(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare i32 @pthread_equal(i64 noundef, i64 noundef) #5

; Function Attrs: nounwind willreturn memory(none)
declare i64 @pthread_self() #5

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_init(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(ptr noundef) #1

; Function Attrs: nounwind
declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @note(i32 noundef %0) #0 !dbg !565 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !566, !DIExpression(), !567)
  %3 = load i32, ptr %2, align 4, !dbg !568
  store volatile i32 %3, ptr @seen, align 4, !dbg !569
  ret void, !dbg !570
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leave(i32 noundef %0) #0 !dbg !571 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !572, !DIExpression(), !573)
  %3 = load i32, ptr %2, align 4, !dbg !574
  call void @siglongjmp(ptr noundef @out, i32 noundef %3) #14, !dbg !575
  unreachable, !dbg !575
}

; Function Attrs: nounwind
declare i32 @sigemptyset(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #7

declare i32 @puts(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #1

declare i32 @usleep(i32 noundef) #2

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #8

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

declare i32 @pthread_once(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @first() #0 !dbg !576 {
  %1 = call i32 @puts(ptr noundef @.str.6), !dbg !577
  ret void, !dbg !578
}

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @siglongjmp(ptr noundef, i32 noundef) #9

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { nounwind willreturn memory(none) }
attributes #12 = { nounwind returns_twice }
attributes #13 = { noreturn }
attributes #14 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!172, !173, !174, !175, !176, !177, !178}
!llvm.ident = !{!179}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 10, type: !145, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !17, globals: !27, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "90a0cabdc7134cdae070753aa179a98d")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 47, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16}
!9 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!11 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!12 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!13 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!14 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!15 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!16 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!17 = !{!18, !19, !20, !26}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !21, line: 72, baseType: !22)
!21 = !DIFile(filename: "/usr/include/signal.h", directory: "", checksumkind: CSK_MD5, checksum: "331e107bf774bb600ec675d0db0b92ce")
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DISubroutineType(types: !24)
!24 = !{null, !25}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!27 = !{!28, !34, !39, !44, !49, !54, !59, !63, !65, !70, !72, !74, !76, !79, !0, !102, !105, !107, !109}
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 95, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 48, elements: !32)
!31 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!32 = !{!33}
!33 = !DISubrange(count: 6)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 97, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 80, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 10)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 112, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 8)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 119, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 56, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 7)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 122, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 32, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 4)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 136, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 40, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 5)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 13, type: !61, isLocal: true, isDefinition: true)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !62, line: 49, baseType: !7)
!62 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 15, type: !25, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "queue", scope: !2, file: !3, line: 15, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 512, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 16)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "n_queued", scope: !2, file: !3, line: 15, type: !25, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "is_done", scope: !2, file: !3, line: 15, type: !25, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "destroyed", scope: !2, file: !3, line: 15, type: !25, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 60, type: !78, isLocal: true, isDefinition: true)
!78 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !25)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 61, type: !81, isLocal: true, isDefinition: true)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigjmp_buf", file: !82, line: 70, baseType: !83)
!82 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !84, size: 1600, elements: !100)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !85, line: 26, size: 1600, elements: !86)
!85 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!86 = !{!87, !91, !92}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !84, file: !85, line: 32, baseType: !88, size: 512)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !89, line: 31, baseType: !90)
!89 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 512, elements: !42)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !84, file: !85, line: 33, baseType: !25, size: 32, offset: 512)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !84, file: !85, line: 34, baseType: !93, size: 1024, offset: 576)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !94, line: 8, baseType: !95)
!94 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!95 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !94, line: 5, size: 1024, elements: !96)
!96 = !{!97}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !95, file: !94, line: 7, baseType: !98, size: 1024)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !99, size: 1024, elements: !68)
!99 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!100 = !{!101}
!101 = !DISubrange(count: 1)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 12, type: !104, isLocal: true, isDefinition: true)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !62, line: 53, baseType: !25)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !56, isLocal: true, isDefinition: true)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 14, type: !25, isLocal: true, isDefinition: true)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(name: "condition", scope: !2, file: !3, line: 11, type: !111, isLocal: true, isDefinition: true)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !62, line: 80, baseType: !112)
!112 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !62, line: 75, size: 384, elements: !113)
!113 = !{!114, !139, !143}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !112, file: !62, line: 77, baseType: !115, size: 384)
!115 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !116, line: 94, size: 384, elements: !117)
!116 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!117 = !{!118, !130, !131, !135, !136, !137, !138}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !115, file: !116, line: 96, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !120, line: 33, baseType: !121)
!120 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!121 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !120, line: 25, size: 64, elements: !122)
!122 = !{!123, !125}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !121, file: !120, line: 27, baseType: !124, size: 64)
!124 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !121, file: !120, line: 32, baseType: !126, size: 64)
!126 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !121, file: !120, line: 28, size: 64, elements: !127)
!127 = !{!128, !129}
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !126, file: !120, line: 30, baseType: !7, size: 32)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !126, file: !120, line: 31, baseType: !7, size: 32, offset: 32)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !115, file: !116, line: 97, baseType: !119, size: 64, offset: 64)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !115, file: !116, line: 98, baseType: !132, size: 64, offset: 128)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !133)
!133 = !{!134}
!134 = !DISubrange(count: 2)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !115, file: !116, line: 99, baseType: !132, size: 64, offset: 192)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !115, file: !116, line: 100, baseType: !7, size: 32, offset: 256)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !115, file: !116, line: 101, baseType: !7, size: 32, offset: 288)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !115, file: !116, line: 102, baseType: !132, size: 64, offset: 320)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !112, file: !62, line: 78, baseType: !140, size: 384)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 384, elements: !141)
!141 = !{!142}
!142 = !DISubrange(count: 48)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !112, file: !62, line: 79, baseType: !144, size: 64)
!144 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!145 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !62, line: 72, baseType: !146)
!146 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !62, line: 67, size: 320, elements: !147)
!147 = !{!148, !167, !171}
!148 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !146, file: !62, line: 69, baseType: !149, size: 320)
!149 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !150, line: 22, size: 320, elements: !151)
!150 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!151 = !{!152, !153, !154, !155, !156, !157, !159, !160}
!152 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !149, file: !150, line: 24, baseType: !25, size: 32)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !149, file: !150, line: 25, baseType: !7, size: 32, offset: 32)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !149, file: !150, line: 26, baseType: !25, size: 32, offset: 64)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !149, file: !150, line: 28, baseType: !7, size: 32, offset: 96)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !149, file: !150, line: 32, baseType: !25, size: 32, offset: 128)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !149, file: !150, line: 34, baseType: !158, size: 16, offset: 160)
!158 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !149, file: !150, line: 35, baseType: !158, size: 16, offset: 176)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !149, file: !150, line: 36, baseType: !161, size: 128, offset: 192)
!161 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !116, line: 55, baseType: !162)
!162 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !116, line: 51, size: 128, elements: !163)
!163 = !{!164, !166}
!164 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !162, file: !116, line: 53, baseType: !165, size: 64)
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !162, size: 64)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !162, file: !116, line: 54, baseType: !165, size: 64, offset: 64)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !146, file: !62, line: 70, baseType: !168, size: 320)
!168 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 320, elements: !169)
!169 = !{!170}
!170 = !DISubrange(count: 40)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !146, file: !62, line: 71, baseType: !19, size: 64)
!172 = !{i32 7, !"Dwarf Version", i32 5}
!173 = !{i32 2, !"Debug Info Version", i32 3}
!174 = !{i32 1, !"wchar_size", i32 4}
!175 = !{i32 8, !"PIC Level", i32 2}
!176 = !{i32 7, !"PIE Level", i32 2}
!177 = !{i32 7, !"uwtable", i32 2}
!178 = !{i32 7, !"frame-pointer", i32 2}
!179 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!180 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 65, type: !181, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !185)
!181 = !DISubroutineType(types: !182)
!182 = !{!25, !25, !183}
!183 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !184, size: 64)
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!185 = !{}
!186 = !DILocalVariable(name: "argc", arg: 1, scope: !180, file: !3, line: 65, type: !25)
!187 = !DILocation(line: 65, column: 14, scope: !180)
!188 = !DILocalVariable(name: "argv", arg: 2, scope: !180, file: !3, line: 65, type: !183)
!189 = !DILocation(line: 65, column: 27, scope: !180)
!190 = !DILocalVariable(name: "threads", scope: !180, file: !3, line: 66, type: !191)
!191 = !DICompositeType(tag: DW_TAG_array_type, baseType: !192, size: 192, elements: !193)
!192 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !62, line: 27, baseType: !99)
!193 = !{!194}
!194 = !DISubrange(count: 3)
!195 = !DILocation(line: 66, column: 15, scope: !180)
!196 = !DILocation(line: 67, column: 9, scope: !197)
!197 = distinct !DILexicalBlock(scope: !180, file: !3, line: 67, column: 9)
!198 = !DILocation(line: 67, column: 14, scope: !197)
!199 = !DILocation(line: 67, column: 9, scope: !180)
!200 = !DILocation(line: 69, column: 17, scope: !201)
!201 = distinct !DILexicalBlock(scope: !197, file: !3, line: 67, column: 19)
!202 = !DILocation(line: 69, column: 9, scope: !201)
!203 = !DILocation(line: 71, column: 13, scope: !204)
!204 = distinct !DILexicalBlock(scope: !201, file: !3, line: 69, column: 29)
!205 = !DILocation(line: 72, column: 29, scope: !204)
!206 = !DILocation(line: 72, column: 13, scope: !204)
!207 = !DILocation(line: 73, column: 26, scope: !204)
!208 = !DILocation(line: 73, column: 13, scope: !204)
!209 = !DILocation(line: 74, column: 13, scope: !204)
!210 = !DILocation(line: 76, column: 29, scope: !204)
!211 = !DILocation(line: 76, column: 13, scope: !204)
!212 = !DILocation(line: 77, column: 26, scope: !204)
!213 = !DILocation(line: 77, column: 13, scope: !204)
!214 = !DILocation(line: 78, column: 13, scope: !204)
!215 = !DILocation(line: 80, column: 13, scope: !204)
!216 = !DILocation(line: 81, column: 13, scope: !204)
!217 = !DILocation(line: 82, column: 13, scope: !204)
!218 = !DILocation(line: 84, column: 13, scope: !204)
!219 = !DILocation(line: 85, column: 9, scope: !204)
!220 = !DILocation(line: 86, column: 9, scope: !201)
!221 = !DILocalVariable(name: "counts", scope: !180, file: !3, line: 88, type: !222)
!222 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 96, elements: !193)
!223 = !DILocation(line: 88, column: 9, scope: !180)
!224 = !DILocation(line: 89, column: 5, scope: !180)
!225 = !DILocalVariable(name: "i", scope: !226, file: !3, line: 90, type: !25)
!226 = distinct !DILexicalBlock(scope: !180, file: !3, line: 90, column: 5)
!227 = !DILocation(line: 90, column: 14, scope: !226)
!228 = !DILocation(line: 90, column: 10, scope: !226)
!229 = !DILocation(line: 90, column: 21, scope: !230)
!230 = distinct !DILexicalBlock(scope: !226, file: !3, line: 90, column: 5)
!231 = !DILocation(line: 90, column: 23, scope: !230)
!232 = !DILocation(line: 90, column: 5, scope: !226)
!233 = !DILocation(line: 91, column: 33, scope: !230)
!234 = !DILocation(line: 91, column: 25, scope: !230)
!235 = !DILocation(line: 91, column: 56, scope: !230)
!236 = !DILocation(line: 91, column: 49, scope: !230)
!237 = !DILocation(line: 91, column: 9, scope: !230)
!238 = !DILocation(line: 90, column: 29, scope: !230)
!239 = !DILocation(line: 90, column: 5, scope: !230)
!240 = distinct !{!240, !232, !241, !242}
!241 = !DILocation(line: 91, column: 58, scope: !226)
!242 = !{!"llvm.loop.mustprogress"}
!243 = !DILocalVariable(name: "i", scope: !244, file: !3, line: 92, type: !25)
!244 = distinct !DILexicalBlock(scope: !180, file: !3, line: 92, column: 5)
!245 = !DILocation(line: 92, column: 14, scope: !244)
!246 = !DILocation(line: 92, column: 10, scope: !244)
!247 = !DILocation(line: 92, column: 21, scope: !248)
!248 = distinct !DILexicalBlock(scope: !244, file: !3, line: 92, column: 5)
!249 = !DILocation(line: 92, column: 23, scope: !248)
!250 = !DILocation(line: 92, column: 5, scope: !244)
!251 = !DILocalVariable(name: "result", scope: !252, file: !3, line: 93, type: !18)
!252 = distinct !DILexicalBlock(scope: !248, file: !3, line: 92, column: 33)
!253 = !DILocation(line: 93, column: 15, scope: !252)
!254 = !DILocation(line: 94, column: 30, scope: !252)
!255 = !DILocation(line: 94, column: 22, scope: !252)
!256 = !DILocation(line: 94, column: 9, scope: !252)
!257 = !DILocation(line: 95, column: 25, scope: !252)
!258 = !DILocation(line: 95, column: 43, scope: !252)
!259 = !DILocation(line: 95, column: 36, scope: !252)
!260 = !DILocation(line: 95, column: 32, scope: !252)
!261 = !DILocation(line: 95, column: 47, scope: !252)
!262 = !DILocation(line: 95, column: 54, scope: !252)
!263 = !DILocation(line: 95, column: 9, scope: !252)
!264 = !DILocation(line: 96, column: 5, scope: !252)
!265 = !DILocation(line: 92, column: 29, scope: !248)
!266 = !DILocation(line: 92, column: 5, scope: !248)
!267 = distinct !{!267, !250, !268, !242}
!268 = !DILocation(line: 96, column: 5, scope: !244)
!269 = !DILocation(line: 97, column: 26, scope: !180)
!270 = !DILocation(line: 97, column: 31, scope: !180)
!271 = !DILocation(line: 97, column: 36, scope: !180)
!272 = !DILocation(line: 97, column: 5, scope: !180)
!273 = !DILocalVariable(name: "total", scope: !180, file: !3, line: 99, type: !18)
!274 = !DILocation(line: 99, column: 11, scope: !180)
!275 = !DILocation(line: 100, column: 21, scope: !180)
!276 = !DILocation(line: 100, column: 5, scope: !180)
!277 = !DILocalVariable(name: "i", scope: !278, file: !3, line: 101, type: !25)
!278 = distinct !DILexicalBlock(scope: !180, file: !3, line: 101, column: 5)
!279 = !DILocation(line: 101, column: 14, scope: !278)
!280 = !DILocation(line: 101, column: 10, scope: !278)
!281 = !DILocation(line: 101, column: 21, scope: !282)
!282 = distinct !DILexicalBlock(scope: !278, file: !3, line: 101, column: 5)
!283 = !DILocation(line: 101, column: 23, scope: !282)
!284 = !DILocation(line: 101, column: 5, scope: !278)
!285 = !DILocation(line: 102, column: 9, scope: !286)
!286 = distinct !DILexicalBlock(scope: !282, file: !3, line: 101, column: 34)
!287 = !DILocation(line: 103, column: 29, scope: !286)
!288 = !DILocation(line: 103, column: 23, scope: !286)
!289 = !DILocation(line: 103, column: 9, scope: !286)
!290 = !DILocation(line: 103, column: 27, scope: !286)
!291 = !DILocation(line: 104, column: 9, scope: !286)
!292 = !DILocation(line: 105, column: 9, scope: !286)
!293 = !DILocation(line: 106, column: 5, scope: !286)
!294 = !DILocation(line: 101, column: 30, scope: !282)
!295 = !DILocation(line: 101, column: 5, scope: !282)
!296 = distinct !{!296, !284, !297, !242}
!297 = !DILocation(line: 106, column: 5, scope: !278)
!298 = !DILocation(line: 107, column: 5, scope: !180)
!299 = !DILocation(line: 108, column: 13, scope: !180)
!300 = !DILocation(line: 109, column: 5, scope: !180)
!301 = !DILocation(line: 110, column: 5, scope: !180)
!302 = !DILocation(line: 111, column: 18, scope: !180)
!303 = !DILocation(line: 111, column: 5, scope: !180)
!304 = !DILocation(line: 112, column: 30, scope: !180)
!305 = !DILocation(line: 112, column: 24, scope: !180)
!306 = !DILocation(line: 112, column: 51, scope: !180)
!307 = !DILocation(line: 112, column: 67, scope: !180)
!308 = !DILocation(line: 112, column: 37, scope: !180)
!309 = !DILocation(line: 112, column: 79, scope: !180)
!310 = !DILocation(line: 112, column: 5, scope: !180)
!311 = !DILocalVariable(name: "attributes", scope: !180, file: !3, line: 114, type: !312)
!312 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !62, line: 36, baseType: !313)
!313 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !62, line: 32, size: 32, elements: !314)
!314 = !{!315, !316}
!315 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !313, file: !62, line: 34, baseType: !51, size: 32)
!316 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !313, file: !62, line: 35, baseType: !25, size: 32)
!317 = !DILocation(line: 114, column: 25, scope: !180)
!318 = !DILocalVariable(name: "again", scope: !180, file: !3, line: 115, type: !145)
!319 = !DILocation(line: 115, column: 21, scope: !180)
!320 = !DILocation(line: 116, column: 5, scope: !180)
!321 = !DILocation(line: 117, column: 5, scope: !180)
!322 = !DILocation(line: 118, column: 5, scope: !180)
!323 = !DILocation(line: 119, column: 22, scope: !180)
!324 = !DILocation(line: 119, column: 50, scope: !180)
!325 = !DILocation(line: 119, column: 78, scope: !180)
!326 = !DILocation(line: 119, column: 5, scope: !180)
!327 = !DILocalVariable(name: "i", scope: !328, file: !3, line: 120, type: !25)
!328 = distinct !DILexicalBlock(scope: !180, file: !3, line: 120, column: 5)
!329 = !DILocation(line: 120, column: 14, scope: !328)
!330 = !DILocation(line: 120, column: 10, scope: !328)
!331 = !DILocation(line: 120, column: 21, scope: !332)
!332 = distinct !DILexicalBlock(scope: !328, file: !3, line: 120, column: 5)
!333 = !DILocation(line: 120, column: 23, scope: !332)
!334 = !DILocation(line: 120, column: 5, scope: !328)
!335 = !DILocation(line: 121, column: 9, scope: !332)
!336 = !DILocation(line: 120, column: 29, scope: !332)
!337 = !DILocation(line: 120, column: 5, scope: !332)
!338 = distinct !{!338, !334, !339, !242}
!339 = !DILocation(line: 121, column: 36, scope: !328)
!340 = !DILocation(line: 122, column: 20, scope: !180)
!341 = !DILocation(line: 122, column: 5, scope: !180)
!342 = !DILocalVariable(name: "before", scope: !180, file: !3, line: 124, type: !22)
!343 = !DILocation(line: 124, column: 12, scope: !180)
!344 = !DILocation(line: 124, column: 27, scope: !180)
!345 = !DILocation(line: 125, column: 5, scope: !180)
!346 = !DILocation(line: 126, column: 26, scope: !180)
!347 = !DILocation(line: 126, column: 33, scope: !180)
!348 = !DILocation(line: 126, column: 45, scope: !180)
!349 = !DILocation(line: 126, column: 50, scope: !180)
!350 = !DILocation(line: 126, column: 62, scope: !180)
!351 = !DILocation(line: 126, column: 87, scope: !180)
!352 = !DILocation(line: 126, column: 5, scope: !180)
!353 = !DILocation(line: 127, column: 5, scope: !180)
!354 = !DILocalVariable(name: "action", scope: !180, file: !3, line: 128, type: !355)
!355 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !356, line: 27, size: 1216, elements: !357)
!356 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/sigaction.h", directory: "", checksumkind: CSK_MD5, checksum: "95401d18e887df415f59d7a2cb411c28")
!357 = !{!358, !443, !444, !445}
!358 = !DIDerivedType(tag: DW_TAG_member, name: "__sigaction_handler", scope: !355, file: !356, line: 38, baseType: !359, size: 64)
!359 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !355, file: !356, line: 31, size: 64, elements: !360)
!360 = !{!361, !362}
!361 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !359, file: !356, line: 34, baseType: !20, size: 64)
!362 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !359, file: !356, line: 36, baseType: !363, size: 64)
!363 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !364, size: 64)
!364 = !DISubroutineType(types: !365)
!365 = !{null, !25, !366, !18}
!366 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !367, size: 64)
!367 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !368, line: 124, baseType: !369)
!368 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/siginfo_t.h", directory: "", checksumkind: CSK_MD5, checksum: "023cf7b0ef843da262cf07900eda0ac5")
!369 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !368, line: 36, size: 1024, elements: !370)
!370 = !{!371, !372, !373, !374, !375}
!371 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !369, file: !368, line: 38, baseType: !25, size: 32)
!372 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !369, file: !368, line: 40, baseType: !25, size: 32, offset: 32)
!373 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !369, file: !368, line: 42, baseType: !25, size: 32, offset: 64)
!374 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !369, file: !368, line: 48, baseType: !25, size: 32, offset: 96)
!375 = !DIDerivedType(tag: DW_TAG_member, name: "_sifields", scope: !369, file: !368, line: 123, baseType: !376, size: 896, offset: 128)
!376 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !369, file: !368, line: 51, size: 896, elements: !377)
!377 = !{!378, !382, !390, !402, !408, !417, !432, !437}
!378 = !DIDerivedType(tag: DW_TAG_member, name: "_pad", scope: !376, file: !368, line: 53, baseType: !379, size: 896)
!379 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 896, elements: !380)
!380 = !{!381}
!381 = !DISubrange(count: 28)
!382 = !DIDerivedType(tag: DW_TAG_member, name: "_kill", scope: !376, file: !368, line: 60, baseType: !383, size: 64)
!383 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !376, file: !368, line: 56, size: 64, elements: !384)
!384 = !{!385, !388}
!385 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !383, file: !368, line: 58, baseType: !386, size: 32)
!386 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !387, line: 154, baseType: !25)
!387 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!388 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !383, file: !368, line: 59, baseType: !389, size: 32, offset: 32)
!389 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !387, line: 146, baseType: !7)
!390 = !DIDerivedType(tag: DW_TAG_member, name: "_timer", scope: !376, file: !368, line: 68, baseType: !391, size: 128)
!391 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !376, file: !368, line: 63, size: 128, elements: !392)
!392 = !{!393, !394, !395}
!393 = !DIDerivedType(tag: DW_TAG_member, name: "si_tid", scope: !391, file: !368, line: 65, baseType: !25, size: 32)
!394 = !DIDerivedType(tag: DW_TAG_member, name: "si_overrun", scope: !391, file: !368, line: 66, baseType: !25, size: 32, offset: 32)
!395 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !391, file: !368, line: 67, baseType: !396, size: 64, offset: 64)
!396 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigval_t", file: !397, line: 30, baseType: !398)
!397 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigval_t.h", directory: "", checksumkind: CSK_MD5, checksum: "bc7605d16e396c16f725f8da13f6eb20")
!398 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !397, line: 24, size: 64, elements: !399)
!399 = !{!400, !401}
!400 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !398, file: !397, line: 26, baseType: !25, size: 32)
!401 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !398, file: !397, line: 27, baseType: !18, size: 64)
!402 = !DIDerivedType(tag: DW_TAG_member, name: "_rt", scope: !376, file: !368, line: 76, baseType: !403, size: 128)
!403 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !376, file: !368, line: 71, size: 128, elements: !404)
!404 = !{!405, !406, !407}
!405 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !403, file: !368, line: 73, baseType: !386, size: 32)
!406 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !403, file: !368, line: 74, baseType: !389, size: 32, offset: 32)
!407 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !403, file: !368, line: 75, baseType: !396, size: 64, offset: 64)
!408 = !DIDerivedType(tag: DW_TAG_member, name: "_sigchld", scope: !376, file: !368, line: 86, baseType: !409, size: 256)
!409 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !376, file: !368, line: 79, size: 256, elements: !410)
!410 = !{!411, !412, !413, !414, !416}
!411 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !409, file: !368, line: 81, baseType: !386, size: 32)
!412 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !409, file: !368, line: 82, baseType: !389, size: 32, offset: 32)
!413 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !409, file: !368, line: 83, baseType: !25, size: 32, offset: 64)
!414 = !DIDerivedType(tag: DW_TAG_member, name: "si_utime", scope: !409, file: !368, line: 84, baseType: !415, size: 64, offset: 128)
!415 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !387, line: 156, baseType: !19)
!416 = !DIDerivedType(tag: DW_TAG_member, name: "si_stime", scope: !409, file: !368, line: 85, baseType: !415, size: 64, offset: 192)
!417 = !DIDerivedType(tag: DW_TAG_member, name: "_sigfault", scope: !376, file: !368, line: 105, baseType: !418, size: 256)
!418 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !376, file: !368, line: 89, size: 256, elements: !419)
!419 = !{!420, !421, !422}
!420 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !418, file: !368, line: 91, baseType: !18, size: 64)
!421 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr_lsb", scope: !418, file: !368, line: 93, baseType: !158, size: 16, offset: 64)
!422 = !DIDerivedType(tag: DW_TAG_member, name: "_bounds", scope: !418, file: !368, line: 104, baseType: !423, size: 128, offset: 128)
!423 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !418, file: !368, line: 94, size: 128, elements: !424)
!424 = !{!425, !430}
!425 = !DIDerivedType(tag: DW_TAG_member, name: "_addr_bnd", scope: !423, file: !368, line: 101, baseType: !426, size: 128)
!426 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !423, file: !368, line: 97, size: 128, elements: !427)
!427 = !{!428, !429}
!428 = !DIDerivedType(tag: DW_TAG_member, name: "_lower", scope: !426, file: !368, line: 99, baseType: !18, size: 64)
!429 = !DIDerivedType(tag: DW_TAG_member, name: "_upper", scope: !426, file: !368, line: 100, baseType: !18, size: 64, offset: 64)
!430 = !DIDerivedType(tag: DW_TAG_member, name: "_pkey", scope: !423, file: !368, line: 103, baseType: !431, size: 32)
!431 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !387, line: 42, baseType: !7)
!432 = !DIDerivedType(tag: DW_TAG_member, name: "_sigpoll", scope: !376, file: !368, line: 112, baseType: !433, size: 128)
!433 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !376, file: !368, line: 108, size: 128, elements: !434)
!434 = !{!435, !436}
!435 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !433, file: !368, line: 110, baseType: !19, size: 64)
!436 = !DIDerivedType(tag: DW_TAG_member, name: "si_fd", scope: !433, file: !368, line: 111, baseType: !25, size: 32, offset: 64)
!437 = !DIDerivedType(tag: DW_TAG_member, name: "_sigsys", scope: !376, file: !368, line: 121, baseType: !438, size: 128)
!438 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !376, file: !368, line: 116, size: 128, elements: !439)
!439 = !{!440, !441, !442}
!440 = !DIDerivedType(tag: DW_TAG_member, name: "_call_addr", scope: !438, file: !368, line: 118, baseType: !18, size: 64)
!441 = !DIDerivedType(tag: DW_TAG_member, name: "_syscall", scope: !438, file: !368, line: 119, baseType: !25, size: 32, offset: 64)
!442 = !DIDerivedType(tag: DW_TAG_member, name: "_arch", scope: !438, file: !368, line: 120, baseType: !7, size: 32, offset: 96)
!443 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !355, file: !356, line: 46, baseType: !93, size: 1024, offset: 64)
!444 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !355, file: !356, line: 49, baseType: !25, size: 32, offset: 1088)
!445 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !355, file: !356, line: 52, baseType: !446, size: 64, offset: 1152)
!446 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !447, size: 64)
!447 = !DISubroutineType(types: !448)
!448 = !{null}
!449 = !DILocation(line: 128, column: 22, scope: !180)
!450 = !DILocation(line: 129, column: 5, scope: !180)
!451 = !DILocation(line: 130, column: 12, scope: !180)
!452 = !DILocation(line: 130, column: 23, scope: !180)
!453 = !DILocation(line: 131, column: 25, scope: !180)
!454 = !DILocation(line: 131, column: 5, scope: !180)
!455 = !DILocation(line: 132, column: 5, scope: !180)
!456 = !DILocation(line: 133, column: 9, scope: !457)
!457 = distinct !DILexicalBlock(scope: !180, file: !3, line: 133, column: 9)
!458 = !DILocation(line: 133, column: 27, scope: !457)
!459 = !DILocation(line: 133, column: 9, scope: !180)
!460 = !DILocation(line: 134, column: 9, scope: !457)
!461 = !DILocation(line: 136, column: 9, scope: !457)
!462 = !DILocation(line: 137, column: 21, scope: !180)
!463 = !DILocation(line: 137, column: 5, scope: !180)
!464 = !DILocation(line: 138, column: 20, scope: !180)
!465 = !DILocation(line: 138, column: 5, scope: !180)
!466 = !DILocation(line: 139, column: 5, scope: !180)
!467 = !DILocation(line: 140, column: 5, scope: !180)
!468 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 49, type: !469, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !185)
!469 = !DISubroutineType(types: !470)
!470 = !{!18, !18}
!471 = !DILocalVariable(name: "argument", arg: 1, scope: !468, file: !3, line: 49, type: !18)
!472 = !DILocation(line: 49, column: 25, scope: !468)
!473 = !DILocation(line: 50, column: 5, scope: !468)
!474 = !DILocation(line: 51, column: 5, scope: !468)
!475 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 54, type: !469, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !185)
!476 = !DILocalVariable(name: "argument", arg: 1, scope: !475, file: !3, line: 54, type: !18)
!477 = !DILocation(line: 54, column: 25, scope: !475)
!478 = !DILocation(line: 55, column: 5, scope: !475)
!479 = !DILocation(line: 56, column: 5, scope: !475)
!480 = !DILocation(line: 57, column: 5, scope: !475)
!481 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 18, type: !482, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !185)
!482 = !DISubroutineType(types: !483)
!483 = !{null, !18}
!484 = !DILocalVariable(name: "value", arg: 1, scope: !481, file: !3, line: 18, type: !18)
!485 = !DILocation(line: 18, column: 27, scope: !481)
!486 = !DILocation(line: 18, column: 57, scope: !481)
!487 = !DILocation(line: 18, column: 49, scope: !481)
!488 = !DILocation(line: 18, column: 46, scope: !481)
!489 = !DILocation(line: 18, column: 64, scope: !481)
!490 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 20, type: !469, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !185)
!491 = !DILocalVariable(name: "argument", arg: 1, scope: !490, file: !3, line: 20, type: !18)
!492 = !DILocation(line: 20, column: 24, scope: !490)
!493 = !DILocation(line: 21, column: 5, scope: !490)
!494 = !DILocalVariable(name: "n", scope: !490, file: !3, line: 22, type: !25)
!495 = !DILocation(line: 22, column: 9, scope: !490)
!496 = !DILocation(line: 22, column: 21, scope: !490)
!497 = !DILocation(line: 22, column: 13, scope: !490)
!498 = !DILocation(line: 23, column: 25, scope: !490)
!499 = !DILocation(line: 23, column: 30, scope: !490)
!500 = !DILocation(line: 23, column: 5, scope: !490)
!501 = !DILocalVariable(name: "i", scope: !502, file: !3, line: 24, type: !25)
!502 = distinct !DILexicalBlock(scope: !490, file: !3, line: 24, column: 5)
!503 = !DILocation(line: 24, column: 14, scope: !502)
!504 = !DILocation(line: 24, column: 10, scope: !502)
!505 = !DILocation(line: 24, column: 21, scope: !506)
!506 = distinct !DILexicalBlock(scope: !502, file: !3, line: 24, column: 5)
!507 = !DILocation(line: 24, column: 25, scope: !506)
!508 = !DILocation(line: 24, column: 23, scope: !506)
!509 = !DILocation(line: 24, column: 5, scope: !502)
!510 = !DILocation(line: 25, column: 9, scope: !511)
!511 = distinct !DILexicalBlock(scope: !506, file: !3, line: 24, column: 33)
!512 = !DILocation(line: 26, column: 16, scope: !511)
!513 = !DILocation(line: 26, column: 19, scope: !511)
!514 = !DILocation(line: 26, column: 13, scope: !511)
!515 = !DILocation(line: 27, column: 9, scope: !511)
!516 = !DILocation(line: 28, column: 5, scope: !511)
!517 = !DILocation(line: 24, column: 29, scope: !506)
!518 = !DILocation(line: 24, column: 5, scope: !506)
!519 = distinct !{!519, !509, !520, !242}
!520 = !DILocation(line: 28, column: 5, scope: !502)
!521 = !DILocation(line: 29, column: 9, scope: !522)
!522 = distinct !DILexicalBlock(scope: !490, file: !3, line: 29, column: 9)
!523 = !DILocation(line: 29, column: 11, scope: !522)
!524 = !DILocation(line: 29, column: 9, scope: !490)
!525 = !DILocation(line: 30, column: 9, scope: !522)
!526 = !DILocation(line: 31, column: 12, scope: !490)
!527 = !DILocation(line: 31, column: 5, scope: !490)
!528 = distinct !DISubprogram(name: "consume", scope: !3, file: !3, line: 34, type: !469, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !185)
!529 = !DILocalVariable(name: "argument", arg: 1, scope: !528, file: !3, line: 34, type: !18)
!530 = !DILocation(line: 34, column: 28, scope: !528)
!531 = !DILocalVariable(name: "total", scope: !528, file: !3, line: 35, type: !19)
!532 = !DILocation(line: 35, column: 10, scope: !528)
!533 = !DILocation(line: 36, column: 5, scope: !528)
!534 = !DILocation(line: 37, column: 9, scope: !535)
!535 = distinct !DILexicalBlock(scope: !536, file: !3, line: 36, column: 14)
!536 = distinct !DILexicalBlock(scope: !537, file: !3, line: 36, column: 5)
!537 = distinct !DILexicalBlock(scope: !528, file: !3, line: 36, column: 5)
!538 = !DILocation(line: 38, column: 9, scope: !535)
!539 = !DILocation(line: 38, column: 16, scope: !535)
!540 = !DILocation(line: 38, column: 25, scope: !535)
!541 = !DILocation(line: 38, column: 30, scope: !535)
!542 = !DILocation(line: 38, column: 34, scope: !535)
!543 = !DILocation(line: 38, column: 33, scope: !535)
!544 = !DILocation(line: 0, scope: !535)
!545 = !DILocation(line: 39, column: 13, scope: !535)
!546 = distinct !{!546, !538, !547, !242}
!547 = !DILocation(line: 39, column: 49, scope: !535)
!548 = !DILocation(line: 40, column: 13, scope: !549)
!549 = distinct !DILexicalBlock(scope: !535, file: !3, line: 40, column: 13)
!550 = !DILocation(line: 40, column: 22, scope: !549)
!551 = !DILocation(line: 40, column: 13, scope: !535)
!552 = !DILocation(line: 41, column: 13, scope: !549)
!553 = !DILocation(line: 42, column: 24, scope: !535)
!554 = !DILocation(line: 42, column: 18, scope: !535)
!555 = !DILocation(line: 42, column: 15, scope: !535)
!556 = !DILocation(line: 43, column: 9, scope: !535)
!557 = !DILocation(line: 36, column: 5, scope: !536)
!558 = distinct !{!558, !559, !560}
!559 = !DILocation(line: 36, column: 5, scope: !537)
!560 = !DILocation(line: 44, column: 5, scope: !537)
!561 = !DILocation(line: 45, column: 5, scope: !528)
!562 = !DILocation(line: 46, column: 20, scope: !528)
!563 = !DILocation(line: 46, column: 12, scope: !528)
!564 = !DILocation(line: 46, column: 5, scope: !528)
!565 = distinct !DISubprogram(name: "note", scope: !3, file: !3, line: 62, type: !23, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !185)
!566 = !DILocalVariable(name: "signal", arg: 1, scope: !565, file: !3, line: 62, type: !25)
!567 = !DILocation(line: 62, column: 22, scope: !565)
!568 = !DILocation(line: 62, column: 39, scope: !565)
!569 = !DILocation(line: 62, column: 37, scope: !565)
!570 = !DILocation(line: 62, column: 47, scope: !565)
!571 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 63, type: !23, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !185)
!572 = !DILocalVariable(name: "signal", arg: 1, scope: !571, file: !3, line: 63, type: !25)
!573 = !DILocation(line: 63, column: 23, scope: !571)
!574 = !DILocation(line: 63, column: 49, scope: !571)
!575 = !DILocation(line: 63, column: 33, scope: !571)
!576 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 17, type: !447, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!577 = !DILocation(line: 17, column: 27, scope: !576)
!578 = !DILocation(line: 17, column: 41, scope: !576)
