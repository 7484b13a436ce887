source_filename = "dp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.a = internal global [2000 x i8] zeroinitializer, align 16
@main.b = internal global [2000 x i8] zeroinitializer, align 16
@main.p = internal global [100000 x double] zeroinitializer, align 16
@main.d = internal global [22500 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@lcs.t = internal global [2001 x [2001 x i32]] zeroinitializer, align 16
@knap.best = internal global [20001 x i64] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca [100 x i32], align 16
  %7 = alloca [100 x i32], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 1, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %13

13:                                               ; preds = %39, %0
  %14 = load i32, ptr %3, align 4
  %15 = icmp slt i32 %14, 2000
  br i1 %15, label %16, label %42

16:                                               ; preds = %13
  %17 = load i32, ptr %2, align 4
  %18 = mul i32 %17, 1103515245
  %19 = add i32 %18, 12345
  store i32 %19, ptr %2, align 4
  %20 = load i32, ptr %2, align 4
  %21 = lshr i32 %20, 16
  %22 = urem i32 %21, 4
  %23 = add i32 97, %22
  %24 = trunc i32 %23 to i8
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [2000 x i8], ptr @main.a, i64 0, i64 %26
  store i8 %24, ptr %27, align 1
  %28 = load i32, ptr %2, align 4
  %29 = mul i32 %28, 1103515245
  %30 = add i32 %29, 12345
  store i32 %30, ptr %2, align 4
  %31 = load i32, ptr %2, align 4
  %32 = lshr i32 %31, 16
  %33 = urem i32 %32, 4
  %34 = add i32 97, %33
  %35 = trunc i32 %34 to i8
  %36 = load i32, ptr %3, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [2000 x i8], ptr @main.b, i64 0, i64 %37
  store i8 %35, ptr %38, align 1
  br label %39

39:                                               ; preds = %16
  %40 = load i32, ptr %3, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %3, align 4
  br label %13, !llvm.loop !6

42:                                               ; preds = %13
  store i64 0, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %43

43:                                               ; preds = %53, %42
  %44 = load i32, ptr %5, align 4
  %45 = icmp slt i32 %44, 6
  br i1 %45, label %46, label %56

46:                                               ; preds = %43
  %47 = load i32, ptr %5, align 4
  %48 = sub nsw i32 2000, %47
  %49 = call i32 @lcs(ptr noundef @main.a, i32 noundef %48, ptr noundef @main.b, i32 noundef 2000)
  %50 = sext i32 %49 to i64
  %51 = load i64, ptr %4, align 8
  %52 = add nsw i64 %51, %50
  store i64 %52, ptr %4, align 8
  br label %53

53:                                               ; preds = %46
  %54 = load i32, ptr %5, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %5, align 4
  br label %43, !llvm.loop !8

56:                                               ; preds = %43
  store i32 0, ptr %8, align 4
  br label %57

57:                                               ; preds = %78, %56
  %58 = load i32, ptr %8, align 4
  %59 = icmp slt i32 %58, 100
  br i1 %59, label %60, label %81

60:                                               ; preds = %57
  %61 = load i32, ptr %2, align 4
  %62 = mul i32 %61, 1103515245
  %63 = add i32 %62, 12345
  store i32 %63, ptr %2, align 4
  %64 = load i32, ptr %2, align 4
  %65 = lshr i32 %64, 16
  %66 = urem i32 %65, 100
  %67 = add i32 10, %66
  %68 = load i32, ptr %8, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [100 x i32], ptr %6, i64 0, i64 %69
  store i32 %67, ptr %70, align 4
  %71 = load i32, ptr %2, align 4
  %72 = lshr i32 %71, 20
  %73 = urem i32 %72, 100
  %74 = add i32 1, %73
  %75 = load i32, ptr %8, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [100 x i32], ptr %7, i64 0, i64 %76
  store i32 %74, ptr %77, align 4
  br label %78

78:                                               ; preds = %60
  %79 = load i32, ptr %8, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %8, align 4
  br label %57, !llvm.loop !9

81:                                               ; preds = %57
  %82 = getelementptr inbounds [100 x i32], ptr %6, i64 0, i64 0
  %83 = getelementptr inbounds [100 x i32], ptr %7, i64 0, i64 0
  %84 = call i64 @knap(ptr noundef %82, ptr noundef %83, i32 noundef 100, i32 noundef 20000)
  %85 = load i64, ptr %4, align 8
  %86 = add nsw i64 %85, %84
  store i64 %86, ptr %4, align 8
  store i32 0, ptr %9, align 4
  br label %87

87:                                               ; preds = %97, %81
  %88 = load i32, ptr %9, align 4
  %89 = icmp slt i32 %88, 100000
  br i1 %89, label %90, label %100

90:                                               ; preds = %87
  %91 = load i32, ptr %9, align 4
  %92 = srem i32 %91, 7
  %93 = sitofp i32 %92 to double
  %94 = load i32, ptr %9, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [100000 x double], ptr @main.p, i64 0, i64 %95
  store double %93, ptr %96, align 8
  br label %97

97:                                               ; preds = %90
  %98 = load i32, ptr %9, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %9, align 4
  br label %87, !llvm.loop !10

100:                                              ; preds = %87
  store i32 0, ptr %10, align 4
  br label %101

101:                                              ; preds = %105, %100
  %102 = load i32, ptr %10, align 4
  %103 = icmp slt i32 %102, 200
  br i1 %103, label %104, label %108

104:                                              ; preds = %101
  call void @prefix(ptr noundef @main.p, i32 noundef 100000)
  br label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %10, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %10, align 4
  br label %101, !llvm.loop !11

108:                                              ; preds = %101
  %109 = load double, ptr getelementptr inbounds ([100000 x double], ptr @main.p, i64 0, i64 99999), align 8
  %110 = fptosi double %109 to i64
  %111 = load i64, ptr %4, align 8
  %112 = add nsw i64 %111, %110
  store i64 %112, ptr %4, align 8
  store i32 0, ptr %11, align 4
  br label %113

113:                                              ; preds = %127, %108
  %114 = load i32, ptr %11, align 4
  %115 = icmp slt i32 %114, 22500
  br i1 %115, label %116, label %130

116:                                              ; preds = %113
  %117 = load i32, ptr %2, align 4
  %118 = mul i32 %117, 1103515245
  %119 = add i32 %118, 12345
  store i32 %119, ptr %2, align 4
  %120 = load i32, ptr %2, align 4
  %121 = lshr i32 %120, 16
  %122 = urem i32 %121, 1000
  %123 = add i32 1, %122
  %124 = load i32, ptr %11, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [22500 x i32], ptr @main.d, i64 0, i64 %125
  store i32 %123, ptr %126, align 4
  br label %127

127:                                              ; preds = %116
  %128 = load i32, ptr %11, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %11, align 4
  br label %113, !llvm.loop !12

130:                                              ; preds = %113
  store i32 0, ptr %12, align 4
  br label %131

131:                                              ; preds = %135, %130
  %132 = load i32, ptr %12, align 4
  %133 = icmp slt i32 %132, 8
  br i1 %133, label %134, label %138

134:                                              ; preds = %131
  call void @floyd(ptr noundef @main.d, i32 noundef 150)
  br label %135

135:                                              ; preds = %134
  %136 = load i32, ptr %12, align 4
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr %12, align 4
  br label %131, !llvm.loop !13

138:                                              ; preds = %131
  %139 = load i32, ptr getelementptr inbounds ([22500 x i32], ptr @main.d, i64 0, i64 77), align 4
  %140 = sext i32 %139 to i64
  %141 = load i64, ptr %4, align 8
  %142 = add nsw i64 %141, %140
  store i64 %142, ptr %4, align 8
  %143 = load i64, ptr %4, align 8
  %144 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %143)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @lcs(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i32 1, ptr %9, align 4
  br label %11

11:                                               ; preds = %77, %4
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp sle i32 %12, %13
  br i1 %14, label %15, label %80

15:                                               ; preds = %11
  store i32 1, ptr %10, align 4
  br label %16

16:                                               ; preds = %73, %15
  %17 = load i32, ptr %10, align 4
  %18 = load i32, ptr %8, align 4
  %19 = icmp sle i32 %17, %18
  br i1 %19, label %20, label %76

20:                                               ; preds = %16
  %21 = load ptr, ptr %5, align 8
  %22 = load i32, ptr %9, align 4
  %23 = sub nsw i32 %22, 1
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %21, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = sext i8 %26 to i32
  %28 = load ptr, ptr %7, align 8
  %29 = load i32, ptr %10, align 4
  %30 = sub nsw i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr %28, i64 %31
  %33 = load i8, ptr %32, align 1
  %34 = sext i8 %33 to i32
  %35 = icmp eq i32 %27, %34
  br i1 %35, label %36, label %47

36:                                               ; preds = %20
  %37 = load i32, ptr %9, align 4
  %38 = sub nsw i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [2001 x [2001 x i32]], ptr @lcs.t, i64 0, i64 %39
  %41 = load i32, ptr %10, align 4
  %42 = sub nsw i32 %41, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [2001 x i32], ptr %40, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = add nsw i32 %45, 1
  br label %65

47:                                               ; preds = %20
  %48 = load i32, ptr %9, align 4
  %49 = sub nsw i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [2001 x [2001 x i32]], ptr @lcs.t, i64 0, i64 %50
  %52 = load i32, ptr %10, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [2001 x i32], ptr %51, i64 0, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = load i32, ptr %9, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [2001 x [2001 x i32]], ptr @lcs.t, i64 0, i64 %57
  %59 = load i32, ptr %10, align 4
  %60 = sub nsw i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [2001 x i32], ptr %58, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = call i32 @max(i32 noundef %55, i32 noundef %63)
  br label %65

65:                                               ; preds = %47, %36
  %66 = phi i32 [ %46, %36 ], [ %64, %47 ]
  %67 = load i32, ptr %9, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [2001 x [2001 x i32]], ptr @lcs.t, i64 0, i64 %68
  %70 = load i32, ptr %10, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [2001 x i32], ptr %69, i64 0, i64 %71
  store i32 %66, ptr %72, align 4
  br label %73

73:                                               ; preds = %65
  %74 = load i32, ptr %10, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %10, align 4
  br label %16, !llvm.loop !14

76:                                               ; preds = %16
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %9, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %9, align 4
  br label %11, !llvm.loop !15

80:                                               ; preds = %11
  %81 = load i32, ptr %6, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [2001 x [2001 x i32]], ptr @lcs.t, i64 0, i64 %82
  %84 = load i32, ptr %8, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [2001 x i32], ptr %83, i64 0, i64 %85
  %87 = load i32, ptr %86, align 4
  ret i32 %87
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @knap(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
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
  call void @llvm.memset.p0.i64(ptr align 16 @knap.best, i8 0, i64 160008, i1 false)
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %74, %4
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %7, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %77

15:                                               ; preds = %11
  %16 = load i32, ptr %8, align 4
  store i32 %16, ptr %10, align 4
  br label %17

17:                                               ; preds = %70, %15
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %5, align 8
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %19, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = icmp sge i32 %18, %23
  br i1 %24, label %25, label %73

25:                                               ; preds = %17
  %26 = load i32, ptr %10, align 4
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = sub nsw i32 %26, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [20001 x i64], ptr @knap.best, i64 0, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = load ptr, ptr %6, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = add nsw i64 %35, %41
  %43 = load i32, ptr %10, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [20001 x i64], ptr @knap.best, i64 0, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp sgt i64 %42, %46
  br i1 %47, label %48, label %69

48:                                               ; preds = %25
  %49 = load i32, ptr %10, align 4
  %50 = load ptr, ptr %5, align 8
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = sub nsw i32 %49, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [20001 x i64], ptr @knap.best, i64 0, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = load ptr, ptr %6, align 8
  %60 = load i32, ptr %9, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  %65 = add nsw i64 %58, %64
  %66 = load i32, ptr %10, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [20001 x i64], ptr @knap.best, i64 0, i64 %67
  store i64 %65, ptr %68, align 8
  br label %69

69:                                               ; preds = %48, %25
  br label %70

70:                                               ; preds = %69
  %71 = load i32, ptr %10, align 4
  %72 = add nsw i32 %71, -1
  store i32 %72, ptr %10, align 4
  br label %17, !llvm.loop !16

73:                                               ; preds = %17
  br label %74

74:                                               ; preds = %73
  %75 = load i32, ptr %9, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %9, align 4
  br label %11, !llvm.loop !17

77:                                               ; preds = %11
  %78 = load i32, ptr %8, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [20001 x i64], ptr @knap.best, i64 0, i64 %79
  %81 = load i64, ptr %80, align 8
  ret i64 %81
}

; Function Attrs: noinline nounwind uwtable
define internal void @prefix(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 1, ptr %5, align 4
  br label %6

6:                                                ; preds = %23, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %26

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sub nsw i32 %12, 1
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %11, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = call double @llvm.fmuladd.f64(double %16, double 5.000000e-01, double %21)
  store double %22, ptr %20, align 8
  br label %23

23:                                               ; preds = %10
  %24 = load i32, ptr %5, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %5, align 4
  br label %6, !llvm.loop !18

26:                                               ; preds = %6
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @floyd(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %8

8:                                                ; preds = %89, %2
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %92

12:                                               ; preds = %8
  store i32 0, ptr %6, align 4
  br label %13

13:                                               ; preds = %85, %12
  %14 = load i32, ptr %6, align 4
  %15 = load i32, ptr %4, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %88

17:                                               ; preds = %13
  store i32 0, ptr %7, align 4
  br label %18

18:                                               ; preds = %81, %17
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %84

22:                                               ; preds = %18
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %6, align 4
  %25 = load i32, ptr %4, align 4
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %5, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %23, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = load ptr, ptr %3, align 8
  %33 = load i32, ptr %5, align 4
  %34 = load i32, ptr %4, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %7, align 4
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %32, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = add nsw i32 %31, %40
  %42 = load ptr, ptr %3, align 8
  %43 = load i32, ptr %6, align 4
  %44 = load i32, ptr %4, align 4
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %7, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %42, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = icmp slt i32 %41, %50
  br i1 %51, label %52, label %80

52:                                               ; preds = %22
  %53 = load ptr, ptr %3, align 8
  %54 = load i32, ptr %6, align 4
  %55 = load i32, ptr %4, align 4
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %5, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %53, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = load ptr, ptr %3, align 8
  %63 = load i32, ptr %5, align 4
  %64 = load i32, ptr %4, align 4
  %65 = mul nsw i32 %63, %64
  %66 = load i32, ptr %7, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %62, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = add nsw i32 %61, %70
  %72 = load ptr, ptr %3, align 8
  %73 = load i32, ptr %6, align 4
  %74 = load i32, ptr %4, align 4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %7, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %72, i64 %78
  store i32 %71, ptr %79, align 4
  br label %80

80:                                               ; preds = %52, %22
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %7, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %7, align 4
  br label %18, !llvm.loop !19

84:                                               ; preds = %18
  br label %85

85:                                               ; preds = %84
  %86 = load i32, ptr %6, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %6, align 4
  br label %13, !llvm.loop !20

88:                                               ; preds = %13
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr %5, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %5, align 4
  br label %8, !llvm.loop !21

92:                                               ; preds = %8
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @max(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp sgt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
