source_filename = "dhry.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.R = type { ptr, i32, i32, i32, [31 x i8] }

@nextg = internal global ptr null, align 8
@glob = internal global ptr null, align 8
@.str = private unnamed_addr constant [31 x i8] c"DHRYSTONE PROGRAM, SOME STRING\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"DHRYSTONE PROGRAM, 1'ST STRING\00", align 1
@G2 = internal global [50 x [50 x i32]] zeroinitializer, align 16
@.str.2 = private unnamed_addr constant [31 x i8] c"DHRYSTONE PROGRAM, 2'ND STRING\00", align 1
@BG = internal global i32 0, align 4
@G1 = internal global [50 x i32] zeroinitializer, align 16
@C2 = internal global i8 0, align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"DHRYSTONE PROGRAM, 3'RD STRING\00", align 1
@IG = internal global i32 0, align 4
@.str.4 = private unnamed_addr constant [22 x i8] c"%d %d %d %d %d %s %s\0A\00", align 1
@C1 = internal global i8 0, align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca [31 x i8], align 16
  %8 = alloca [31 x i8], align 16
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  store i32 8000000, ptr %2, align 4
  store i32 0, ptr %5, align 4
  %11 = call noalias ptr @malloc(i64 noundef 56) #6
  store ptr %11, ptr @nextg, align 8
  %12 = call noalias ptr @malloc(i64 noundef 56) #6
  store ptr %12, ptr @glob, align 8
  %13 = load ptr, ptr @nextg, align 8
  %14 = load ptr, ptr @glob, align 8
  %15 = getelementptr inbounds %struct.R, ptr %14, i32 0, i32 0
  store ptr %13, ptr %15, align 8
  %16 = load ptr, ptr @glob, align 8
  %17 = getelementptr inbounds %struct.R, ptr %16, i32 0, i32 1
  store i32 0, ptr %17, align 8
  %18 = load ptr, ptr @glob, align 8
  %19 = getelementptr inbounds %struct.R, ptr %18, i32 0, i32 2
  store i32 2, ptr %19, align 4
  %20 = load ptr, ptr @glob, align 8
  %21 = getelementptr inbounds %struct.R, ptr %20, i32 0, i32 3
  store i32 40, ptr %21, align 8
  %22 = load ptr, ptr @glob, align 8
  %23 = getelementptr inbounds %struct.R, ptr %22, i32 0, i32 4
  %24 = getelementptr inbounds [31 x i8], ptr %23, i64 0, i64 0
  %25 = call ptr @strcpy(ptr noundef %24, ptr noundef @.str) #7
  %26 = getelementptr inbounds [31 x i8], ptr %7, i64 0, i64 0
  %27 = call ptr @strcpy(ptr noundef %26, ptr noundef @.str.1) #7
  store i32 10, ptr getelementptr inbounds ([50 x i32], ptr getelementptr inbounds ([50 x [50 x i32]], ptr @G2, i64 0, i64 8), i64 0, i64 7), align 4
  store i32 1, ptr %9, align 4
  br label %28

28:                                               ; preds = %91, %0
  %29 = load i32, ptr %9, align 4
  %30 = load i32, ptr %2, align 4
  %31 = icmp sle i32 %29, %30
  br i1 %31, label %32, label %94

32:                                               ; preds = %28
  call void @p5()
  call void @p4()
  store i32 2, ptr %3, align 4
  store i32 3, ptr %4, align 4
  %33 = getelementptr inbounds [31 x i8], ptr %8, i64 0, i64 0
  %34 = call ptr @strcpy(ptr noundef %33, ptr noundef @.str.2) #7
  store i32 1, ptr %6, align 4
  %35 = getelementptr inbounds [31 x i8], ptr %7, i64 0, i64 0
  %36 = getelementptr inbounds [31 x i8], ptr %8, i64 0, i64 0
  %37 = call i32 @f2(ptr noundef %35, ptr noundef %36)
  %38 = icmp ne i32 %37, 0
  %39 = xor i1 %38, true
  %40 = zext i1 %39 to i32
  store i32 %40, ptr @BG, align 4
  br label %41

41:                                               ; preds = %45, %32
  %42 = load i32, ptr %3, align 4
  %43 = load i32, ptr %4, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %54

45:                                               ; preds = %41
  %46 = load i32, ptr %3, align 4
  %47 = mul nsw i32 5, %46
  %48 = load i32, ptr %4, align 4
  %49 = sub nsw i32 %47, %48
  store i32 %49, ptr %5, align 4
  %50 = load i32, ptr %3, align 4
  %51 = load i32, ptr %4, align 4
  call void @p7(i32 noundef %50, i32 noundef %51, ptr noundef %5)
  %52 = load i32, ptr %3, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %3, align 4
  br label %41, !llvm.loop !6

54:                                               ; preds = %41
  %55 = load i32, ptr %3, align 4
  %56 = load i32, ptr %5, align 4
  call void @p8(ptr noundef @G1, ptr noundef @G2, i32 noundef %55, i32 noundef %56)
  %57 = load ptr, ptr @glob, align 8
  call void @p1(ptr noundef %57)
  store i8 65, ptr %10, align 1
  br label %58

58:                                               ; preds = %75, %54
  %59 = load i8, ptr %10, align 1
  %60 = sext i8 %59 to i32
  %61 = load i8, ptr @C2, align 1
  %62 = sext i8 %61 to i32
  %63 = icmp sle i32 %60, %62
  br i1 %63, label %64, label %78

64:                                               ; preds = %58
  %65 = load i32, ptr %6, align 4
  %66 = load i8, ptr %10, align 1
  %67 = call i32 @f1(i8 noundef signext %66, i8 noundef signext 67)
  %68 = icmp eq i32 %65, %67
  br i1 %68, label %69, label %74

69:                                               ; preds = %64
  call void @p6(i32 noundef 0, ptr noundef %6)
  %70 = getelementptr inbounds [31 x i8], ptr %8, i64 0, i64 0
  %71 = call ptr @strcpy(ptr noundef %70, ptr noundef @.str.3) #7
  %72 = load i32, ptr %9, align 4
  store i32 %72, ptr %4, align 4
  %73 = load i32, ptr %9, align 4
  store i32 %73, ptr @IG, align 4
  br label %74

74:                                               ; preds = %69, %64
  br label %75

75:                                               ; preds = %74
  %76 = load i8, ptr %10, align 1
  %77 = add i8 %76, 1
  store i8 %77, ptr %10, align 1
  br label %58, !llvm.loop !8

78:                                               ; preds = %58
  %79 = load i32, ptr %4, align 4
  %80 = load i32, ptr %3, align 4
  %81 = mul nsw i32 %79, %80
  store i32 %81, ptr %4, align 4
  %82 = load i32, ptr %4, align 4
  %83 = load i32, ptr %5, align 4
  %84 = sdiv i32 %82, %83
  store i32 %84, ptr %3, align 4
  %85 = load i32, ptr %4, align 4
  %86 = load i32, ptr %5, align 4
  %87 = sub nsw i32 %85, %86
  %88 = mul nsw i32 7, %87
  %89 = load i32, ptr %3, align 4
  %90 = sub nsw i32 %88, %89
  store i32 %90, ptr %4, align 4
  call void @p2(ptr noundef %3)
  br label %91

91:                                               ; preds = %78
  %92 = load i32, ptr %9, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %9, align 4
  br label %28, !llvm.loop !9

94:                                               ; preds = %28
  %95 = load i32, ptr @IG, align 4
  %96 = load i32, ptr @BG, align 4
  %97 = load i32, ptr %3, align 4
  %98 = load i32, ptr %4, align 4
  %99 = load i32, ptr %5, align 4
  %100 = getelementptr inbounds [31 x i8], ptr %7, i64 0, i64 0
  %101 = getelementptr inbounds [31 x i8], ptr %8, i64 0, i64 0
  %102 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %95, i32 noundef %96, i32 noundef %97, i32 noundef %98, i32 noundef %99, ptr noundef %100, ptr noundef %101)
  ret i32 0
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @p5() #0 {
  store i8 65, ptr @C1, align 1
  store i32 0, ptr @BG, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @p4() #0 {
  %1 = alloca i32, align 4
  %2 = load i8, ptr @C1, align 1
  %3 = sext i8 %2 to i32
  %4 = icmp eq i32 %3, 65
  %5 = zext i1 %4 to i32
  store i32 %5, ptr %1, align 4
  %6 = load i32, ptr %1, align 4
  %7 = load i32, ptr @BG, align 4
  %8 = or i32 %6, %7
  store i32 %8, ptr @BG, align 4
  store i8 66, ptr @C2, align 1
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @f2(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 2, ptr %6, align 4
  store i8 65, ptr %7, align 1
  br label %8

8:                                                ; preds = %28, %2
  %9 = load i32, ptr %6, align 4
  %10 = icmp sle i32 %9, 2
  br i1 %10, label %11, label %29

11:                                               ; preds = %8
  %12 = load ptr, ptr %4, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = load ptr, ptr %5, align 8
  %18 = load i32, ptr %6, align 4
  %19 = add nsw i32 %18, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %17, i64 %20
  %22 = load i8, ptr %21, align 1
  %23 = call i32 @f1(i8 noundef signext %16, i8 noundef signext %22)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %11
  store i8 65, ptr %7, align 1
  %26 = load i32, ptr %6, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %6, align 4
  br label %28

28:                                               ; preds = %25, %11
  br label %8, !llvm.loop !10

29:                                               ; preds = %8
  %30 = load i8, ptr %7, align 1
  %31 = sext i8 %30 to i32
  %32 = icmp sge i32 %31, 87
  br i1 %32, label %33, label %38

33:                                               ; preds = %29
  %34 = load i8, ptr %7, align 1
  %35 = sext i8 %34 to i32
  %36 = icmp slt i32 %35, 90
  br i1 %36, label %37, label %38

37:                                               ; preds = %33
  store i32 7, ptr %6, align 4
  br label %38

38:                                               ; preds = %37, %33, %29
  %39 = load i8, ptr %7, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp eq i32 %40, 82
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store i32 1, ptr %3, align 4
  br label %53

43:                                               ; preds = %38
  %44 = load ptr, ptr %4, align 8
  %45 = load ptr, ptr %5, align 8
  %46 = call i32 @strcmp(ptr noundef %44, ptr noundef %45) #8
  %47 = icmp sgt i32 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %43
  %49 = load i32, ptr %6, align 4
  %50 = add nsw i32 %49, 7
  store i32 %50, ptr %6, align 4
  %51 = load i32, ptr %6, align 4
  store i32 %51, ptr @IG, align 4
  store i32 1, ptr %3, align 4
  br label %53

52:                                               ; preds = %43
  store i32 0, ptr %3, align 4
  br label %53

53:                                               ; preds = %52, %48, %42
  %54 = load i32, ptr %3, align 4
  ret i32 %54
}

; Function Attrs: noinline nounwind uwtable
define internal void @p7(i32 noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = add nsw i32 %8, 2
  store i32 %9, ptr %7, align 4
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr %7, align 4
  %12 = add nsw i32 %10, %11
  %13 = load ptr, ptr %6, align 8
  store i32 %12, ptr %13, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @p8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %11 = load i32, ptr %7, align 4
  %12 = add nsw i32 %11, 5
  store i32 %12, ptr %9, align 4
  %13 = load i32, ptr %8, align 4
  %14 = load ptr, ptr %5, align 8
  %15 = load i32, ptr %9, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  store i32 %13, ptr %17, align 4
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %9, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %9, align 4
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %23, i64 %26
  store i32 %22, ptr %27, align 4
  %28 = load i32, ptr %9, align 4
  %29 = load ptr, ptr %5, align 8
  %30 = load i32, ptr %9, align 4
  %31 = add nsw i32 %30, 30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %29, i64 %32
  store i32 %28, ptr %33, align 4
  %34 = load i32, ptr %9, align 4
  store i32 %34, ptr %10, align 4
  br label %35

35:                                               ; preds = %49, %4
  %36 = load i32, ptr %10, align 4
  %37 = load i32, ptr %9, align 4
  %38 = add nsw i32 %37, 1
  %39 = icmp sle i32 %36, %38
  br i1 %39, label %40, label %52

40:                                               ; preds = %35
  %41 = load i32, ptr %9, align 4
  %42 = load ptr, ptr %6, align 8
  %43 = load i32, ptr %9, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [50 x i32], ptr %42, i64 %44
  %46 = load i32, ptr %10, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [50 x i32], ptr %45, i64 0, i64 %47
  store i32 %41, ptr %48, align 4
  br label %49

49:                                               ; preds = %40
  %50 = load i32, ptr %10, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %10, align 4
  br label %35, !llvm.loop !11

52:                                               ; preds = %35
  %53 = load ptr, ptr %6, align 8
  %54 = load i32, ptr %9, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [50 x i32], ptr %53, i64 %55
  %57 = load i32, ptr %9, align 4
  %58 = sub nsw i32 %57, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [50 x i32], ptr %56, i64 0, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %60, align 4
  %63 = load ptr, ptr %5, align 8
  %64 = load i32, ptr %9, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %63, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = load ptr, ptr %6, align 8
  %69 = load i32, ptr %9, align 4
  %70 = add nsw i32 %69, 20
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [50 x i32], ptr %68, i64 %71
  %73 = load i32, ptr %9, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [50 x i32], ptr %72, i64 0, i64 %74
  store i32 %67, ptr %75, align 4
  store i32 5, ptr @IG, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @p1(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds %struct.R, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.R, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr @glob, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %10, i64 56, i1 false)
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.R, ptr %11, i32 0, i32 3
  store i32 5, ptr %12, align 8
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.R, ptr %13, i32 0, i32 3
  %15 = load i32, ptr %14, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.R, ptr %16, i32 0, i32 3
  store i32 %15, ptr %17, align 8
  %18 = load ptr, ptr %2, align 8
  %19 = getelementptr inbounds %struct.R, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds %struct.R, ptr %21, i32 0, i32 0
  store ptr %20, ptr %22, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds %struct.R, ptr %23, i32 0, i32 0
  call void @p3(ptr noundef %24)
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds %struct.R, ptr %25, i32 0, i32 1
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %47

29:                                               ; preds = %1
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds %struct.R, ptr %30, i32 0, i32 3
  store i32 6, ptr %31, align 8
  %32 = load ptr, ptr %2, align 8
  %33 = getelementptr inbounds %struct.R, ptr %32, i32 0, i32 2
  %34 = load i32, ptr %33, align 4
  %35 = load ptr, ptr %3, align 8
  %36 = getelementptr inbounds %struct.R, ptr %35, i32 0, i32 2
  call void @p6(i32 noundef %34, ptr noundef %36)
  %37 = load ptr, ptr @glob, align 8
  %38 = getelementptr inbounds %struct.R, ptr %37, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %3, align 8
  %41 = getelementptr inbounds %struct.R, ptr %40, i32 0, i32 0
  store ptr %39, ptr %41, align 8
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds %struct.R, ptr %42, i32 0, i32 3
  %44 = load i32, ptr %43, align 8
  %45 = load ptr, ptr %3, align 8
  %46 = getelementptr inbounds %struct.R, ptr %45, i32 0, i32 3
  call void @p7(i32 noundef %44, i32 noundef 10, ptr noundef %46)
  br label %52

47:                                               ; preds = %1
  %48 = load ptr, ptr %2, align 8
  %49 = load ptr, ptr %2, align 8
  %50 = getelementptr inbounds %struct.R, ptr %49, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %51, i64 56, i1 false)
  br label %52

52:                                               ; preds = %47, %29
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @f1(i8 noundef signext %0, i8 noundef signext %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  store i8 %0, ptr %4, align 1
  store i8 %1, ptr %5, align 1
  %8 = load i8, ptr %4, align 1
  store i8 %8, ptr %6, align 1
  %9 = load i8, ptr %6, align 1
  store i8 %9, ptr %7, align 1
  %10 = load i8, ptr %7, align 1
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %5, align 1
  %13 = sext i8 %12 to i32
  %14 = icmp ne i32 %11, %13
  br i1 %14, label %15, label %16

15:                                               ; preds = %2
  store i32 0, ptr %3, align 4
  br label %18

16:                                               ; preds = %2
  %17 = load i8, ptr %7, align 1
  store i8 %17, ptr @C1, align 1
  store i32 1, ptr %3, align 4
  br label %18

18:                                               ; preds = %16, %15
  %19 = load i32, ptr %3, align 4
  ret i32 %19
}

; Function Attrs: noinline nounwind uwtable
define internal void @p6(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = load ptr, ptr %4, align 8
  store i32 %5, ptr %6, align 4
  %7 = load i32, ptr %3, align 4
  %8 = call i32 @f3(i32 noundef %7)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %2
  %11 = load ptr, ptr %4, align 8
  store i32 3, ptr %11, align 4
  br label %12

12:                                               ; preds = %10, %2
  %13 = load i32, ptr %3, align 4
  switch i32 %13, label %29 [
    i32 0, label %14
    i32 1, label %16
    i32 2, label %24
    i32 3, label %26
    i32 4, label %27
  ]

14:                                               ; preds = %12
  %15 = load ptr, ptr %4, align 8
  store i32 0, ptr %15, align 4
  br label %29

16:                                               ; preds = %12
  %17 = load i32, ptr @IG, align 4
  %18 = icmp sgt i32 %17, 100
  br i1 %18, label %19, label %21

19:                                               ; preds = %16
  %20 = load ptr, ptr %4, align 8
  store i32 0, ptr %20, align 4
  br label %23

21:                                               ; preds = %16
  %22 = load ptr, ptr %4, align 8
  store i32 3, ptr %22, align 4
  br label %23

23:                                               ; preds = %21, %19
  br label %29

24:                                               ; preds = %12
  %25 = load ptr, ptr %4, align 8
  store i32 1, ptr %25, align 4
  br label %29

26:                                               ; preds = %12
  br label %29

27:                                               ; preds = %12
  %28 = load ptr, ptr %4, align 8
  store i32 2, ptr %28, align 4
  br label %29

29:                                               ; preds = %12, %27, %26, %24, %23, %14
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @p2(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = load i32, ptr %5, align 4
  %7 = add nsw i32 %6, 10
  store i32 %7, ptr %3, align 4
  store i32 1, ptr %4, align 4
  br label %8

8:                                                ; preds = %20, %1
  %9 = load i8, ptr @C1, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %10, 65
  br i1 %11, label %12, label %19

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4
  %14 = sub nsw i32 %13, 1
  store i32 %14, ptr %3, align 4
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr @IG, align 4
  %17 = sub nsw i32 %15, %16
  %18 = load ptr, ptr %2, align 8
  store i32 %17, ptr %18, align 4
  store i32 0, ptr %4, align 4
  br label %19

19:                                               ; preds = %12, %8
  br label %20

20:                                               ; preds = %19
  %21 = load i32, ptr %4, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %8, label %23, !llvm.loop !12

23:                                               ; preds = %20
  ret void
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noinline nounwind uwtable
define internal void @p3(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr @glob, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = load ptr, ptr @glob, align 8
  %7 = getelementptr inbounds %struct.R, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr %2, align 8
  store ptr %8, ptr %9, align 8
  br label %10

10:                                               ; preds = %5, %1
  %11 = load i32, ptr @IG, align 4
  %12 = load ptr, ptr @glob, align 8
  %13 = getelementptr inbounds %struct.R, ptr %12, i32 0, i32 3
  call void @p7(i32 noundef 10, i32 noundef %11, ptr noundef %13)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @f3(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  store i32 %4, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 2
  %7 = zext i1 %6 to i32
  ret i32 %7
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { nounwind willreturn memory(read) }

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
