; ModuleID = 'backtrace.c'
source_filename = "backtrace.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"busy %d\0A\00", align 1
@call_busy = internal global ptr @busy, align 8
@.str.2 = private unnamed_addr constant [10 x i8] c"large %d\0A\00", align 1
@call_large = internal global ptr @large, align 8
@.str.3 = private unnamed_addr constant [12 x i8] c"dynamic %d\0A\00", align 1
@call_dynamic = internal global ptr @dynamic, align 8
@.str.4 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@frames = internal global [256 x ptr] zeroinitializer, align 16
@sink = internal global i32 0, align 4
@.str.5 = private unnamed_addr constant [9 x i8] c"a thread\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"cleanup of %s\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %5 = call i32 @depth()
  store i32 %5, ptr %2, align 4
  %6 = load i32, ptr %2, align 4
  %7 = icmp sgt i32 %6, 1
  %8 = zext i1 %7 to i32
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %8)
  %10 = load volatile ptr, ptr @call_busy, align 8
  %11 = call i32 %10(i32 noundef 10, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5)
  %12 = load i32, ptr %2, align 4
  %13 = sub nsw i32 %11, %12
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %13)
  %15 = load volatile ptr, ptr @call_large, align 8
  %16 = call i32 %15(i32 noundef 10)
  %17 = load i32, ptr %2, align 4
  %18 = sub nsw i32 %16, %17
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %18)
  %20 = load volatile ptr, ptr @call_dynamic, align 8
  %21 = call i32 %20(i32 noundef 10)
  %22 = load i32, ptr %2, align 4
  %23 = sub nsw i32 %21, %22
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %23)
  %25 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @thread, ptr noundef inttoptr (i64 1 to ptr)) #7
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %31, label %27

27:                                               ; preds = %0
  %28 = load i64, ptr %3, align 8
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef %4)
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %27, %0
  store i32 1, ptr %1, align 4
  br label %36

32:                                               ; preds = %27
  %33 = load ptr, ptr %4, align 8
  %34 = ptrtoint ptr %33 to i64
  %35 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i64 noundef %34)
  store i32 0, ptr %1, align 4
  br label %36

36:                                               ; preds = %32, %31
  %37 = load i32, ptr %1, align 4
  ret i32 %37
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @depth() #0 {
  %1 = call i32 @backtrace(ptr noundef @frames, i32 noundef 256)
  ret i32 %1
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @thread(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  br label %7

7:                                                ; preds = %1
  store ptr @cleanup, ptr %4, align 8
  store ptr @.str.5, ptr %5, align 8
  %8 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0
  %9 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %8, i64 0, i64 0
  %10 = call i32 @__sigsetjmp(ptr noundef %9, i32 noundef 0) #8
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %6, align 4
  %12 = sext i32 %11 to i64
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %7
  %15 = load ptr, ptr %4, align 8
  %16 = load ptr, ptr %5, align 8
  call void %15(ptr noundef %16)
  call void @__pthread_unwind_next(ptr noundef %3) #9
  unreachable

17:                                               ; preds = %7
  call void @__pthread_register_cancel(ptr noundef %3)
  br label %18

18:                                               ; preds = %17
  %19 = load ptr, ptr %2, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  call void @pthread_exit(ptr noundef inttoptr (i64 42 to ptr)) #9
  unreachable

22:                                               ; preds = %18
  br label %23

23:                                               ; preds = %22
  br label %24

24:                                               ; preds = %23
  br label %25

25:                                               ; preds = %24
  call void @__pthread_unregister_cancel(ptr noundef %3)
  br label %26

26:                                               ; preds = %25
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @backtrace(ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @busy(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %14 = load i32, ptr %7, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %6
  %17 = call i32 @depth()
  br label %32

18:                                               ; preds = %6
  %19 = load i32, ptr %7, align 4
  %20 = sub nsw i32 %19, 1
  %21 = load i32, ptr %8, align 4
  %22 = add nsw i32 %21, 1
  %23 = load i32, ptr %9, align 4
  %24 = add nsw i32 %23, 2
  %25 = load i32, ptr %10, align 4
  %26 = add nsw i32 %25, 3
  %27 = load i32, ptr %11, align 4
  %28 = add nsw i32 %27, 4
  %29 = load i32, ptr %12, align 4
  %30 = add nsw i32 %29, 5
  %31 = call i32 @busy(i32 noundef %20, i32 noundef %22, i32 noundef %24, i32 noundef %26, i32 noundef %28, i32 noundef %30)
  br label %32

32:                                               ; preds = %18, %16
  %33 = phi i32 [ %17, %16 ], [ %31, %18 ]
  store i32 %33, ptr %13, align 4
  %34 = load i32, ptr %8, align 4
  %35 = load i32, ptr %9, align 4
  %36 = add nsw i32 %34, %35
  %37 = load i32, ptr %10, align 4
  %38 = add nsw i32 %36, %37
  %39 = load i32, ptr %11, align 4
  %40 = add nsw i32 %38, %39
  %41 = load i32, ptr %12, align 4
  %42 = add nsw i32 %40, %41
  store volatile i32 %42, ptr @sink, align 4
  %43 = load i32, ptr %13, align 4
  ret i32 %43
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @large(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [20000 x i8], align 16
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = getelementptr inbounds [20000 x i8], ptr %3, i64 0, i64 0
  %6 = load i32, ptr %2, align 4
  %7 = trunc i32 %6 to i8
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 %7, i64 20000, i1 false)
  %8 = load i32, ptr %2, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %1
  %11 = call i32 @depth()
  br label %16

12:                                               ; preds = %1
  %13 = load i32, ptr %2, align 4
  %14 = sub nsw i32 %13, 1
  %15 = call i32 @large(i32 noundef %14)
  br label %16

16:                                               ; preds = %12, %10
  %17 = phi i32 [ %11, %10 ], [ %15, %12 ]
  store i32 %17, ptr %4, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %2, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [20000 x i8], ptr %3, i64 0, i64 %20
  %22 = load i8, ptr %21, align 1
  %23 = sext i8 %22 to i32
  %24 = add nsw i32 %18, %23
  %25 = load i32, ptr %2, align 4
  %26 = sub nsw i32 %24, %25
  ret i32 %26
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @dynamic(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %6 = load i32, ptr %2, align 4
  %7 = mul nsw i32 %6, 100
  %8 = add nsw i32 %7, 1
  %9 = zext i32 %8 to i64
  %10 = call ptr @llvm.stacksave.p0()
  store ptr %10, ptr %3, align 8
  %11 = alloca i8, i64 %9, align 16
  store i64 %9, ptr %4, align 8
  %12 = load i32, ptr %2, align 4
  %13 = trunc i32 %12 to i8
  call void @llvm.memset.p0.i64(ptr align 16 %11, i8 %13, i64 %9, i1 false)
  %14 = load i32, ptr %2, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %1
  %17 = call i32 @depth()
  br label %22

18:                                               ; preds = %1
  %19 = load i32, ptr %2, align 4
  %20 = sub nsw i32 %19, 1
  %21 = call i32 @dynamic(i32 noundef %20)
  br label %22

22:                                               ; preds = %18, %16
  %23 = phi i32 [ %17, %16 ], [ %21, %18 ]
  store i32 %23, ptr %5, align 4
  %24 = load i32, ptr %5, align 4
  %25 = load i32, ptr %2, align 4
  %26 = mul nsw i32 %25, 100
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %11, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = add nsw i32 %24, %30
  %32 = load i32, ptr %2, align 4
  %33 = sub nsw i32 %31, %32
  %34 = load ptr, ptr %3, align 8
  call void @llvm.stackrestore.p0(ptr %34)
  ret i32 %33
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cleanup(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef %3)
  ret void
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #5

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(ptr noundef) #6

declare void @__pthread_register_cancel(ptr noundef) #1

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #6

declare void @__pthread_unregister_cancel(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind returns_twice }
attributes #9 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
