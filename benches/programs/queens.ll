source_filename = "queens.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@b = internal global [17 x i32] zeroinitializer, align 16
@c = internal global [15 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@a = internal global [9 x i32] zeroinitializer, align 16
@x = internal global [9 x i32] zeroinitializer, align 16
@n = internal global i32 13, align 4
@pos = internal global [16 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %12, %0
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 17
  br i1 %7, label %8, label %15

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [17 x i32], ptr @b, i64 0, i64 %10
  store i32 1, ptr %11, align 4
  br label %12

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %3, align 4
  br label %5, !llvm.loop !6

15:                                               ; preds = %5
  store i32 0, ptr %4, align 4
  br label %16

16:                                               ; preds = %23, %15
  %17 = load i32, ptr %4, align 4
  %18 = icmp slt i32 %17, 15
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [15 x i32], ptr @c, i64 0, i64 %21
  store i32 1, ptr %22, align 4
  br label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %4, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %4, align 4
  br label %16, !llvm.loop !8

26:                                               ; preds = %16
  call void @try(i32 noundef 1, ptr noundef %2)
  %27 = load i32, ptr %2, align 4
  %28 = call i32 @solve(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef 0)
  %29 = call i32 @place(i32 noundef 0, i32 noundef 11)
  %30 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %27, i32 noundef %28, i32 noundef %29)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @try(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  %6 = load ptr, ptr %4, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %92, %2
  %8 = load ptr, ptr %4, align 8
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %7
  %12 = load i32, ptr %5, align 4
  %13 = icmp ne i32 %12, 8
  br label %14

14:                                               ; preds = %11, %7
  %15 = phi i1 [ false, %7 ], [ %13, %11 ]
  br i1 %15, label %16, label %93

16:                                               ; preds = %14
  %17 = load i32, ptr %5, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %5, align 4
  %19 = load ptr, ptr %4, align 8
  store i32 0, ptr %19, align 4
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [17 x i32], ptr @b, i64 0, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %92

25:                                               ; preds = %16
  %26 = load i32, ptr %3, align 4
  %27 = load i32, ptr %5, align 4
  %28 = add nsw i32 %26, %27
  %29 = sub nsw i32 %28, 1
  %30 = icmp sgt i32 %29, 8
  br i1 %30, label %31, label %32

31:                                               ; preds = %25
  br label %34

32:                                               ; preds = %25
  %33 = load i32, ptr %3, align 4
  br label %34

34:                                               ; preds = %32, %31
  %35 = phi i32 [ 8, %31 ], [ %33, %32 ]
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [9 x i32], ptr @a, i64 0, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = icmp sge i32 %38, 0
  br i1 %39, label %40, label %92

40:                                               ; preds = %34
  %41 = load i32, ptr %3, align 4
  %42 = load i32, ptr %5, align 4
  %43 = sub nsw i32 %41, %42
  %44 = add nsw i32 %43, 7
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [15 x i32], ptr @c, i64 0, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %92

49:                                               ; preds = %40
  %50 = load i32, ptr %5, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [17 x i32], ptr @b, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %92

55:                                               ; preds = %49
  %56 = load i32, ptr %5, align 4
  %57 = load i32, ptr %3, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [9 x i32], ptr @x, i64 0, i64 %58
  store i32 %56, ptr %59, align 4
  %60 = load i32, ptr %5, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [17 x i32], ptr @b, i64 0, i64 %61
  store i32 0, ptr %62, align 4
  %63 = load i32, ptr %3, align 4
  %64 = load i32, ptr %5, align 4
  %65 = sub nsw i32 %63, %64
  %66 = add nsw i32 %65, 7
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [15 x i32], ptr @c, i64 0, i64 %67
  store i32 0, ptr %68, align 4
  %69 = load i32, ptr %3, align 4
  %70 = icmp slt i32 %69, 8
  br i1 %70, label %71, label %89

71:                                               ; preds = %55
  %72 = load i32, ptr %3, align 4
  %73 = add nsw i32 %72, 1
  %74 = load ptr, ptr %4, align 8
  call void @try(i32 noundef %73, ptr noundef %74)
  %75 = load ptr, ptr %4, align 8
  %76 = load i32, ptr %75, align 4
  %77 = icmp ne i32 %76, 0
  br i1 %77, label %88, label %78

78:                                               ; preds = %71
  %79 = load i32, ptr %5, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [17 x i32], ptr @b, i64 0, i64 %80
  store i32 1, ptr %81, align 4
  %82 = load i32, ptr %3, align 4
  %83 = load i32, ptr %5, align 4
  %84 = sub nsw i32 %82, %83
  %85 = add nsw i32 %84, 7
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [15 x i32], ptr @c, i64 0, i64 %86
  store i32 1, ptr %87, align 4
  br label %88

88:                                               ; preds = %78, %71
  br label %91

89:                                               ; preds = %55
  %90 = load ptr, ptr %4, align 8
  store i32 1, ptr %90, align 4
  br label %91

91:                                               ; preds = %89, %88
  br label %92

92:                                               ; preds = %91, %49, %40, %34, %16
  br label %7, !llvm.loop !9

93:                                               ; preds = %14
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @solve(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr @n, align 4
  %15 = icmp eq i32 %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %4
  store i32 1, ptr %5, align 4
  br label %57

17:                                               ; preds = %4
  store i32 0, ptr %10, align 4
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %8, align 4
  %20 = or i32 %18, %19
  %21 = load i32, ptr %9, align 4
  %22 = or i32 %20, %21
  %23 = xor i32 %22, -1
  %24 = load i32, ptr @n, align 4
  %25 = shl i32 1, %24
  %26 = sub i32 %25, 1
  %27 = and i32 %23, %26
  store i32 %27, ptr %11, align 4
  br label %28

28:                                               ; preds = %31, %17
  %29 = load i32, ptr %11, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %55

31:                                               ; preds = %28
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %11, align 4
  %34 = sub i32 0, %33
  %35 = and i32 %32, %34
  store i32 %35, ptr %12, align 4
  %36 = load i32, ptr %12, align 4
  %37 = load i32, ptr %11, align 4
  %38 = xor i32 %37, %36
  store i32 %38, ptr %11, align 4
  %39 = load i32, ptr %6, align 4
  %40 = add nsw i32 %39, 1
  %41 = load i32, ptr %7, align 4
  %42 = load i32, ptr %12, align 4
  %43 = or i32 %41, %42
  %44 = load i32, ptr %8, align 4
  %45 = load i32, ptr %12, align 4
  %46 = or i32 %44, %45
  %47 = shl i32 %46, 1
  %48 = load i32, ptr %9, align 4
  %49 = load i32, ptr %12, align 4
  %50 = or i32 %48, %49
  %51 = lshr i32 %50, 1
  %52 = call i32 @solve(i32 noundef %40, i32 noundef %43, i32 noundef %47, i32 noundef %51)
  %53 = load i32, ptr %10, align 4
  %54 = add nsw i32 %53, %52
  store i32 %54, ptr %10, align 4
  br label %28, !llvm.loop !10

55:                                               ; preds = %28
  %56 = load i32, ptr %10, align 4
  store i32 %56, ptr %5, align 4
  br label %57

57:                                               ; preds = %55, %16
  %58 = load i32, ptr %5, align 4
  ret i32 %58
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @place(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = load i32, ptr %5, align 4
  %10 = icmp eq i32 %8, %9
  br i1 %10, label %11, label %12

11:                                               ; preds = %2
  store i32 1, ptr %3, align 4
  br label %39

12:                                               ; preds = %2
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %13

13:                                               ; preds = %34, %12
  %14 = load i32, ptr %7, align 4
  %15 = load i32, ptr %5, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %37

17:                                               ; preds = %13
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %7, align 4
  %20 = call i32 @ok(i32 noundef %18, i32 noundef %19)
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %33

22:                                               ; preds = %17
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %4, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [16 x i32], ptr @pos, i64 0, i64 %25
  store i32 %23, ptr %26, align 4
  %27 = load i32, ptr %4, align 4
  %28 = add nsw i32 %27, 1
  %29 = load i32, ptr %5, align 4
  %30 = call i32 @place(i32 noundef %28, i32 noundef %29)
  %31 = load i32, ptr %6, align 4
  %32 = add nsw i32 %31, %30
  store i32 %32, ptr %6, align 4
  br label %33

33:                                               ; preds = %22, %17
  br label %34

34:                                               ; preds = %33
  %35 = load i32, ptr %7, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %7, align 4
  br label %13, !llvm.loop !11

37:                                               ; preds = %13
  %38 = load i32, ptr %6, align 4
  store i32 %38, ptr %3, align 4
  br label %39

39:                                               ; preds = %37, %11
  %40 = load i32, ptr %3, align 4
  ret i32 %40
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @ok(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %42, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %45

11:                                               ; preds = %7
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [16 x i32], ptr @pos, i64 0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = load i32, ptr %5, align 4
  %17 = icmp eq i32 %15, %16
  br i1 %17, label %40, label %18

18:                                               ; preds = %11
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [16 x i32], ptr @pos, i64 0, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load i32, ptr %5, align 4
  %24 = sub nsw i32 %22, %23
  %25 = load i32, ptr %4, align 4
  %26 = load i32, ptr %6, align 4
  %27 = sub nsw i32 %25, %26
  %28 = icmp eq i32 %24, %27
  br i1 %28, label %40, label %29

29:                                               ; preds = %18
  %30 = load i32, ptr %5, align 4
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [16 x i32], ptr @pos, i64 0, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = sub nsw i32 %30, %34
  %36 = load i32, ptr %4, align 4
  %37 = load i32, ptr %6, align 4
  %38 = sub nsw i32 %36, %37
  %39 = icmp eq i32 %35, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %29, %18, %11
  store i32 0, ptr %3, align 4
  br label %46

41:                                               ; preds = %29
  br label %42

42:                                               ; preds = %41
  %43 = load i32, ptr %6, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %6, align 4
  br label %7, !llvm.loop !12

45:                                               ; preds = %7
  store i32 1, ptr %3, align 4
  br label %46

46:                                               ; preds = %45, %40
  %47 = load i32, ptr %3, align 4
  ret i32 %47
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
