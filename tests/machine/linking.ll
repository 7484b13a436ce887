; ModuleID = 'linking.c'
source_filename = "linking.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, ptr }

@shared = dso_local global i32 5, align 4
@constants = dso_local constant [3 x i32] [i32 1, i32 2, i32 3], align 4
@counter = dso_local thread_local global i32 40, align 4
@log_text = internal global [100 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"end\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"very end\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@buffer = internal thread_local global [100 x i8] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [10 x i8] c"%s %d %p\0A\00", align 1
@missing = extern_weak global i32, align 4
@.str.7 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@first = internal global %struct.node { i32 1, ptr @second, ptr @shared }, align 8
@zeros = internal global [1000 x i32] zeroinitializer, align 16
@.str.8 = private unnamed_addr constant [10 x i8] c"%d %s %d\0A\00", align 1
@second = internal global %struct.node { i32 2, ptr null, ptr getelementptr (i8, ptr @zeros, i64 12) }, align 8
@words = internal constant [3 x ptr] [ptr @.str.11, ptr @.str.12, ptr @.str.13], align 16
@.str.9 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"done\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@table.labels = internal constant [3 x ptr] [ptr blockaddress(@table, %23), ptr blockaddress(@table, %24), ptr blockaddress(@table, %25)], align 16
@table.offsets = internal constant [3 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@table, %23) to i64), i64 ptrtoint (ptr blockaddress(@table, %23) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@table, %24) to i64), i64 ptrtoint (ptr blockaddress(@table, %23) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@table, %25) to i64), i64 ptrtoint (ptr blockaddress(@table, %23) to i64)) to i32)], align 4
@.str.14 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"four\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"five\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"many\00", align 1
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @early, ptr null }, { i32, ptr, ptr } { i32 300, ptr @later, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @last, ptr null }]
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @end, ptr null }, { i32, ptr, ptr } { i32 200, ptr @very_end, ptr null }]

@renamed = dso_local alias i32 (i32), ptr @original
@shared_alias = dso_local alias i32, ptr @shared

; Function Attrs: noinline nounwind optnone uwtable
define weak dso_local i32 @overridable() #0 {
  ret i32 7
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @original(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, 1
  ret i32 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @early() #0 {
  %1 = call ptr @strcat(ptr noundef @log_text, ptr noundef @.str) #4
  ret void
}

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @later() #0 {
  %1 = call ptr @strcat(ptr noundef @log_text, ptr noundef @.str.1) #4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @last() #0 {
  %1 = call ptr @strcat(ptr noundef @log_text, ptr noundef @.str.2) #4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @end() #0 {
  %1 = call i32 @puts(ptr noundef @.str.3)
  ret void
}

declare i32 @puts(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @very_end() #0 {
  %1 = call i32 @puts(ptr noundef @.str.4)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr null, ptr %7, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @thread, ptr noundef null) #4
  %12 = load i64, ptr %6, align 8
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef %7)
  %14 = load ptr, ptr %7, align 8
  %15 = ptrtoint ptr %14 to i64
  %16 = trunc i64 %15 to i32
  %17 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %18 = load i32, ptr %17, align 4
  %19 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @buffer)
  %20 = getelementptr inbounds [100 x i8], ptr %19, i64 0, i64 0
  %21 = load i8, ptr %20, align 16
  %22 = sext i8 %21 to i32
  %23 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %16, i32 noundef %18, i32 noundef %22)
  %24 = icmp eq ptr @missing, null
  %25 = zext i1 %24 to i32
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef @log_text, i32 noundef %25, ptr noundef @missing_function)
  %27 = call i32 @overridable()
  %28 = call i32 @renamed(i32 noundef 4)
  %29 = load i32, ptr @shared_alias, align 4
  %30 = load ptr, ptr getelementptr inbounds (%struct.node, ptr @first, i32 0, i32 1), align 8
  %31 = getelementptr inbounds %struct.node, ptr %30, i32 0, i32 0
  %32 = load i32, ptr %31, align 8
  %33 = load ptr, ptr getelementptr inbounds (%struct.node, ptr @first, i32 0, i32 2), align 8
  %34 = load i32, ptr %33, align 4
  %35 = add nsw i32 %32, %34
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %35)
  store i32 9, ptr getelementptr inbounds ([1000 x i32], ptr @zeros, i64 0, i64 3), align 4
  %37 = load ptr, ptr getelementptr inbounds (%struct.node, ptr @second, i32 0, i32 2), align 8
  %38 = load i32, ptr %37, align 4
  %39 = load i32, ptr %4, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [3 x ptr], ptr @words, i64 0, i64 %40
  %42 = load ptr, ptr %41, align 8
  %43 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @constants, i64 0, i64 2), align 4
  %44 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %38, ptr noundef %42, i32 noundef %43)
  store i32 0, ptr %8, align 4
  br label %45

45:                                               ; preds = %54, %2
  %46 = load i32, ptr %8, align 4
  %47 = icmp slt i32 %46, 7
  br i1 %47, label %48, label %57

48:                                               ; preds = %45
  %49 = load i32, ptr %8, align 4
  %50 = call i32 @table(i32 noundef %49)
  %51 = load i32, ptr %8, align 4
  %52 = call ptr @jump(i32 noundef %51)
  %53 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %50, ptr noundef %52)
  br label %54

54:                                               ; preds = %48
  %55 = load i32, ptr %8, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %8, align 4
  br label %45, !llvm.loop !5

57:                                               ; preds = %45
  store ptr @puts, ptr %9, align 8
  %58 = load ptr, ptr %9, align 8
  %59 = call i32 %58(ptr noundef @.str.10)
  %60 = icmp slt i32 %59, 0
  %61 = zext i1 %60 to i32
  ret i32 %61
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @thread(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %5 = load i32, ptr %4, align 4
  %6 = add nsw i32 %5, 2
  store i32 %6, ptr %4, align 4
  %7 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @buffer)
  %8 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  store i8 120, ptr %8, align 16
  %9 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %10 = load i32, ptr %9, align 4
  %11 = sext i32 %10 to i64
  %12 = inttoptr i64 %11 to ptr
  ret ptr %12
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

declare extern_weak void @missing_function() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @table(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = and i32 %4, 1
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4
  %9 = srem i32 %8, 3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [3 x ptr], ptr @table.labels, i64 0, i64 %10
  %12 = load ptr, ptr %11, align 8
  br label %21

13:                                               ; preds = %1
  %14 = load i32, ptr %3, align 4
  %15 = srem i32 %14, 3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [3 x i32], ptr @table.offsets, i64 0, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr blockaddress(@table, %23), i64 %19
  br label %21

21:                                               ; preds = %13, %7
  %22 = phi ptr [ %12, %7 ], [ %20, %13 ]
  br label %28

23:                                               ; preds = %28, %28, %28, %28, %28, %28
  store i32 10, ptr %2, align 4
  br label %26

24:                                               ; preds = %28, %28
  store i32 20, ptr %2, align 4
  br label %26

25:                                               ; preds = %28, %28
  store i32 30, ptr %2, align 4
  br label %26

26:                                               ; preds = %25, %24, %23
  %27 = load i32, ptr %2, align 4
  ret i32 %27

28:                                               ; preds = %21
  %29 = phi ptr [ %22, %21 ]
  indirectbr ptr %29, [label %23, label %24, label %25, label %23, label %23, label %24, label %23, label %25, label %23, label %23]
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @jump(i32 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %11 [
    i32 0, label %5
    i32 1, label %6
    i32 2, label %7
    i32 3, label %8
    i32 4, label %9
    i32 5, label %10
  ]

5:                                                ; preds = %1
  store ptr @.str.14, ptr %2, align 8
  br label %12

6:                                                ; preds = %1
  store ptr @.str.11, ptr %2, align 8
  br label %12

7:                                                ; preds = %1
  store ptr @.str.12, ptr %2, align 8
  br label %12

8:                                                ; preds = %1
  store ptr @.str.13, ptr %2, align 8
  br label %12

9:                                                ; preds = %1
  store ptr @.str.15, ptr %2, align 8
  br label %12

10:                                               ; preds = %1
  store ptr @.str.16, ptr %2, align 8
  br label %12

11:                                               ; preds = %1
  store ptr @.str.17, ptr %2, align 8
  br label %12

12:                                               ; preds = %11, %10, %9, %8, %7, %6, %5
  %13 = load ptr, ptr %2, align 8
  ret ptr %13
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
