; ModuleID = 'permutations.c'
source_filename = "permutations.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @swapping(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %9

9:                                                ; preds = %17, %3
  %10 = load i32, ptr %7, align 4
  %11 = load i32, ptr %4, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %20

13:                                               ; preds = %9
  %14 = load i32, ptr %5, align 4
  store i32 %14, ptr %8, align 4
  %15 = load i32, ptr %6, align 4
  store i32 %15, ptr %5, align 4
  %16 = load i32, ptr %8, align 4
  store i32 %16, ptr %6, align 4
  br label %17

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %7, align 4
  br label %9, !llvm.loop !6

20:                                               ; preds = %9
  %21 = load i32, ptr %5, align 4
  %22 = mul nsw i32 %21, 100
  %23 = load i32, ptr %6, align 4
  %24 = add nsw i32 %22, %23
  ret i32 %24
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @rotating(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %20, %4
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %23

15:                                               ; preds = %11
  %16 = load i32, ptr %6, align 4
  store i32 %16, ptr %10, align 4
  %17 = load i32, ptr %7, align 4
  store i32 %17, ptr %6, align 4
  %18 = load i32, ptr %8, align 4
  store i32 %18, ptr %7, align 4
  %19 = load i32, ptr %10, align 4
  store i32 %19, ptr %8, align 4
  br label %20

20:                                               ; preds = %15
  %21 = load i32, ptr %9, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %9, align 4
  br label %11, !llvm.loop !8

23:                                               ; preds = %11
  %24 = load i32, ptr %6, align 4
  %25 = mul nsw i32 %24, 10000
  %26 = load i32, ptr %7, align 4
  %27 = mul nsw i32 %26, 100
  %28 = add nsw i32 %25, %27
  %29 = load i32, ptr %8, align 4
  %30 = add nsw i32 %28, %29
  ret i32 %30
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @mixed(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %22, %4
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %25

15:                                               ; preds = %11
  %16 = load i32, ptr %6, align 4
  store i32 %16, ptr %10, align 4
  %17 = load i32, ptr %6, align 4
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %17, %18
  store i32 %19, ptr %8, align 4
  %20 = load i32, ptr %7, align 4
  store i32 %20, ptr %6, align 4
  %21 = load i32, ptr %10, align 4
  store i32 %21, ptr %7, align 4
  br label %22

22:                                               ; preds = %15
  %23 = load i32, ptr %9, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %9, align 4
  br label %11, !llvm.loop !9

25:                                               ; preds = %11
  %26 = load i32, ptr %6, align 4
  %27 = mul nsw i32 %26, 10000
  %28 = load i32, ptr %7, align 4
  %29 = mul nsw i32 %28, 100
  %30 = add nsw i32 %27, %29
  %31 = load i32, ptr %8, align 4
  %32 = add nsw i32 %30, %31
  ret i32 %32
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @constants(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 1, ptr %3, align 4
  store i32 2, ptr %4, align 4
  store i32 3, ptr %5, align 4
  br label %6

6:                                                ; preds = %10, %1
  %7 = load i32, ptr %2, align 4
  %8 = add nsw i32 %7, -1
  store i32 %8, ptr %2, align 4
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %6
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %3, align 4
  store i32 %12, ptr %4, align 4
  store i32 9, ptr %3, align 4
  br label %6, !llvm.loop !10

13:                                               ; preds = %6
  %14 = load i32, ptr %3, align 4
  %15 = mul nsw i32 %14, 100
  %16 = load i32, ptr %4, align 4
  %17 = mul nsw i32 %16, 10
  %18 = add nsw i32 %15, %17
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %18, %19
  ret i32 %20
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @lost_copy(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 1, ptr %4, align 4
  br label %5

5:                                                ; preds = %9, %1
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %4, align 4
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %4, align 4
  br label %9

9:                                                ; preds = %5
  %10 = load i32, ptr %4, align 4
  %11 = load i32, ptr %2, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %5, label %13, !llvm.loop !11

13:                                               ; preds = %9
  %14 = load i32, ptr %3, align 4
  ret i32 %14
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %3

3:                                                ; preds = %16, %0
  %4 = load i32, ptr %2, align 4
  %5 = icmp slt i32 %4, 5
  br i1 %5, label %6, label %19

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4
  %8 = call i32 @swapping(i32 noundef %7, i32 noundef 3, i32 noundef 4)
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @rotating(i32 noundef %9, i32 noundef 1, i32 noundef 2, i32 noundef 3)
  %11 = load i32, ptr %2, align 4
  %12 = call i32 @mixed(i32 noundef %11, i32 noundef 5, i32 noundef 6, i32 noundef 7)
  %13 = load i32, ptr %2, align 4
  %14 = call i32 @constants(i32 noundef %13)
  %15 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %8, i32 noundef %10, i32 noundef %12, i32 noundef %14)
  br label %16

16:                                               ; preds = %6
  %17 = load i32, ptr %2, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %2, align 4
  br label %3, !llvm.loop !12

19:                                               ; preds = %3
  %20 = call i32 @lost_copy(i32 noundef 2)
  %21 = call i32 @lost_copy(i32 noundef 9)
  %22 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %20, i32 noundef %21)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
