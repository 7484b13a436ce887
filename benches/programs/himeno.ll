source_filename = "himeno.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = internal global [4 x [33 x [33 x [65 x float]]]] zeroinitializer, align 16
@b = internal global [3 x [33 x [33 x [65 x float]]]] zeroinitializer, align 16
@c = internal global [3 x [33 x [33 x [65 x float]]]] zeroinitializer, align 16
@p = internal global [33 x [33 x [65 x float]]] zeroinitializer, align 16
@bnd = internal global [33 x [33 x [65 x float]]] zeroinitializer, align 16
@.str = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@wrk1 = internal global [33 x [33 x [65 x float]]] zeroinitializer, align 16
@wrk2 = internal global [33 x [33 x [65 x float]]] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %5

5:                                                ; preds = %138, %0
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 33
  br i1 %7, label %8, label %141

8:                                                ; preds = %5
  store i32 0, ptr %3, align 4
  br label %9

9:                                                ; preds = %134, %8
  %10 = load i32, ptr %3, align 4
  %11 = icmp slt i32 %10, 33
  br i1 %11, label %12, label %137

12:                                               ; preds = %9
  store i32 0, ptr %4, align 4
  br label %13

13:                                               ; preds = %130, %12
  %14 = load i32, ptr %4, align 4
  %15 = icmp slt i32 %14, 65
  br i1 %15, label %16, label %133

16:                                               ; preds = %13
  %17 = load i32, ptr %2, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([4 x [33 x [33 x [65 x float]]]], ptr @a, i64 0, i64 2), i64 0, i64 %18
  %20 = load i32, ptr %3, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [33 x [65 x float]], ptr %19, i64 0, i64 %21
  %23 = load i32, ptr %4, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [65 x float], ptr %22, i64 0, i64 %24
  store float 1.000000e+00, ptr %25, align 4
  %26 = load i32, ptr %2, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([4 x [33 x [33 x [65 x float]]]], ptr @a, i64 0, i64 1), i64 0, i64 %27
  %29 = load i32, ptr %3, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [33 x [65 x float]], ptr %28, i64 0, i64 %30
  %32 = load i32, ptr %4, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [65 x float], ptr %31, i64 0, i64 %33
  store float 1.000000e+00, ptr %34, align 4
  %35 = load i32, ptr %2, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @a, i64 0, i64 %36
  %38 = load i32, ptr %3, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [33 x [65 x float]], ptr %37, i64 0, i64 %39
  %41 = load i32, ptr %4, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [65 x float], ptr %40, i64 0, i64 %42
  store float 1.000000e+00, ptr %43, align 4
  %44 = load i32, ptr %2, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([4 x [33 x [33 x [65 x float]]]], ptr @a, i64 0, i64 3), i64 0, i64 %45
  %47 = load i32, ptr %3, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [33 x [65 x float]], ptr %46, i64 0, i64 %48
  %50 = load i32, ptr %4, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [65 x float], ptr %49, i64 0, i64 %51
  store float 0x3FC5555560000000, ptr %52, align 4
  %53 = load i32, ptr %2, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([3 x [33 x [33 x [65 x float]]]], ptr @b, i64 0, i64 2), i64 0, i64 %54
  %56 = load i32, ptr %3, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [33 x [65 x float]], ptr %55, i64 0, i64 %57
  %59 = load i32, ptr %4, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [65 x float], ptr %58, i64 0, i64 %60
  store float 0.000000e+00, ptr %61, align 4
  %62 = load i32, ptr %2, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([3 x [33 x [33 x [65 x float]]]], ptr @b, i64 0, i64 1), i64 0, i64 %63
  %65 = load i32, ptr %3, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [33 x [65 x float]], ptr %64, i64 0, i64 %66
  %68 = load i32, ptr %4, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [65 x float], ptr %67, i64 0, i64 %69
  store float 0.000000e+00, ptr %70, align 4
  %71 = load i32, ptr %2, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @b, i64 0, i64 %72
  %74 = load i32, ptr %3, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [33 x [65 x float]], ptr %73, i64 0, i64 %75
  %77 = load i32, ptr %4, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [65 x float], ptr %76, i64 0, i64 %78
  store float 0.000000e+00, ptr %79, align 4
  %80 = load i32, ptr %2, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([3 x [33 x [33 x [65 x float]]]], ptr @c, i64 0, i64 2), i64 0, i64 %81
  %83 = load i32, ptr %3, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [33 x [65 x float]], ptr %82, i64 0, i64 %84
  %86 = load i32, ptr %4, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [65 x float], ptr %85, i64 0, i64 %87
  store float 1.000000e+00, ptr %88, align 4
  %89 = load i32, ptr %2, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([3 x [33 x [33 x [65 x float]]]], ptr @c, i64 0, i64 1), i64 0, i64 %90
  %92 = load i32, ptr %3, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [33 x [65 x float]], ptr %91, i64 0, i64 %93
  %95 = load i32, ptr %4, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [65 x float], ptr %94, i64 0, i64 %96
  store float 1.000000e+00, ptr %97, align 4
  %98 = load i32, ptr %2, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @c, i64 0, i64 %99
  %101 = load i32, ptr %3, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [33 x [65 x float]], ptr %100, i64 0, i64 %102
  %104 = load i32, ptr %4, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [65 x float], ptr %103, i64 0, i64 %105
  store float 1.000000e+00, ptr %106, align 4
  %107 = load i32, ptr %2, align 4
  %108 = load i32, ptr %2, align 4
  %109 = mul nsw i32 %107, %108
  %110 = sitofp i32 %109 to float
  %111 = fdiv float %110, 1.024000e+03
  %112 = load i32, ptr %2, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %113
  %115 = load i32, ptr %3, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [33 x [65 x float]], ptr %114, i64 0, i64 %116
  %118 = load i32, ptr %4, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [65 x float], ptr %117, i64 0, i64 %119
  store float %111, ptr %120, align 4
  %121 = load i32, ptr %2, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @bnd, i64 0, i64 %122
  %124 = load i32, ptr %3, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [33 x [65 x float]], ptr %123, i64 0, i64 %125
  %127 = load i32, ptr %4, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [65 x float], ptr %126, i64 0, i64 %128
  store float 1.000000e+00, ptr %129, align 4
  br label %130

130:                                              ; preds = %16
  %131 = load i32, ptr %4, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %4, align 4
  br label %13, !llvm.loop !6

133:                                              ; preds = %13
  br label %134

134:                                              ; preds = %133
  %135 = load i32, ptr %3, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %3, align 4
  br label %9, !llvm.loop !8

137:                                              ; preds = %9
  br label %138

138:                                              ; preds = %137
  %139 = load i32, ptr %2, align 4
  %140 = add nsw i32 %139, 1
  store i32 %140, ptr %2, align 4
  br label %5, !llvm.loop !9

141:                                              ; preds = %5
  %142 = call float @jacobi(i32 noundef 400)
  %143 = fpext float %142 to double
  %144 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %143)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal float @jacobi(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store float 0.000000e+00, ptr %3, align 4
  store float 0x3FE99999A0000000, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %475, %1
  %15 = load i32, ptr %7, align 4
  %16 = load i32, ptr %2, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %478

18:                                               ; preds = %14
  store float 0.000000e+00, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %19

19:                                               ; preds = %428, %18
  %20 = load i32, ptr %8, align 4
  %21 = icmp slt i32 %20, 32
  br i1 %21, label %22, label %431

22:                                               ; preds = %19
  store i32 1, ptr %9, align 4
  br label %23

23:                                               ; preds = %424, %22
  %24 = load i32, ptr %9, align 4
  %25 = icmp slt i32 %24, 32
  br i1 %25, label %26, label %427

26:                                               ; preds = %23
  store i32 1, ptr %10, align 4
  br label %27

27:                                               ; preds = %420, %26
  %28 = load i32, ptr %10, align 4
  %29 = icmp slt i32 %28, 64
  br i1 %29, label %30, label %423

30:                                               ; preds = %27
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @a, i64 0, i64 %32
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [33 x [65 x float]], ptr %33, i64 0, i64 %35
  %37 = load i32, ptr %10, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [65 x float], ptr %36, i64 0, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = load i32, ptr %8, align 4
  %42 = add nsw i32 %41, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %43
  %45 = load i32, ptr %9, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [33 x [65 x float]], ptr %44, i64 0, i64 %46
  %48 = load i32, ptr %10, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [65 x float], ptr %47, i64 0, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = load i32, ptr %8, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([4 x [33 x [33 x [65 x float]]]], ptr @a, i64 0, i64 1), i64 0, i64 %53
  %55 = load i32, ptr %9, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [33 x [65 x float]], ptr %54, i64 0, i64 %56
  %58 = load i32, ptr %10, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [65 x float], ptr %57, i64 0, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = load i32, ptr %8, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %63
  %65 = load i32, ptr %9, align 4
  %66 = add nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [33 x [65 x float]], ptr %64, i64 0, i64 %67
  %69 = load i32, ptr %10, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [65 x float], ptr %68, i64 0, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = fmul float %61, %72
  %74 = call float @llvm.fmuladd.f32(float %40, float %51, float %73)
  %75 = load i32, ptr %8, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([4 x [33 x [33 x [65 x float]]]], ptr @a, i64 0, i64 2), i64 0, i64 %76
  %78 = load i32, ptr %9, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [33 x [65 x float]], ptr %77, i64 0, i64 %79
  %81 = load i32, ptr %10, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [65 x float], ptr %80, i64 0, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = load i32, ptr %8, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %86
  %88 = load i32, ptr %9, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [33 x [65 x float]], ptr %87, i64 0, i64 %89
  %91 = load i32, ptr %10, align 4
  %92 = add nsw i32 %91, 1
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [65 x float], ptr %90, i64 0, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = call float @llvm.fmuladd.f32(float %84, float %95, float %74)
  %97 = load i32, ptr %8, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @b, i64 0, i64 %98
  %100 = load i32, ptr %9, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [33 x [65 x float]], ptr %99, i64 0, i64 %101
  %103 = load i32, ptr %10, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [65 x float], ptr %102, i64 0, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = load i32, ptr %8, align 4
  %108 = add nsw i32 %107, 1
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %109
  %111 = load i32, ptr %9, align 4
  %112 = add nsw i32 %111, 1
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [33 x [65 x float]], ptr %110, i64 0, i64 %113
  %115 = load i32, ptr %10, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [65 x float], ptr %114, i64 0, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = load i32, ptr %8, align 4
  %120 = add nsw i32 %119, 1
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %121
  %123 = load i32, ptr %9, align 4
  %124 = sub nsw i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [33 x [65 x float]], ptr %122, i64 0, i64 %125
  %127 = load i32, ptr %10, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [65 x float], ptr %126, i64 0, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = fsub float %118, %130
  %132 = load i32, ptr %8, align 4
  %133 = sub nsw i32 %132, 1
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %134
  %136 = load i32, ptr %9, align 4
  %137 = add nsw i32 %136, 1
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [33 x [65 x float]], ptr %135, i64 0, i64 %138
  %140 = load i32, ptr %10, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [65 x float], ptr %139, i64 0, i64 %141
  %143 = load float, ptr %142, align 4
  %144 = fsub float %131, %143
  %145 = load i32, ptr %8, align 4
  %146 = sub nsw i32 %145, 1
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %147
  %149 = load i32, ptr %9, align 4
  %150 = sub nsw i32 %149, 1
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [33 x [65 x float]], ptr %148, i64 0, i64 %151
  %153 = load i32, ptr %10, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [65 x float], ptr %152, i64 0, i64 %154
  %156 = load float, ptr %155, align 4
  %157 = fadd float %144, %156
  %158 = call float @llvm.fmuladd.f32(float %106, float %157, float %96)
  %159 = load i32, ptr %8, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([3 x [33 x [33 x [65 x float]]]], ptr @b, i64 0, i64 1), i64 0, i64 %160
  %162 = load i32, ptr %9, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [33 x [65 x float]], ptr %161, i64 0, i64 %163
  %165 = load i32, ptr %10, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [65 x float], ptr %164, i64 0, i64 %166
  %168 = load float, ptr %167, align 4
  %169 = load i32, ptr %8, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %170
  %172 = load i32, ptr %9, align 4
  %173 = add nsw i32 %172, 1
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [33 x [65 x float]], ptr %171, i64 0, i64 %174
  %176 = load i32, ptr %10, align 4
  %177 = add nsw i32 %176, 1
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [65 x float], ptr %175, i64 0, i64 %178
  %180 = load float, ptr %179, align 4
  %181 = load i32, ptr %8, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %182
  %184 = load i32, ptr %9, align 4
  %185 = sub nsw i32 %184, 1
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [33 x [65 x float]], ptr %183, i64 0, i64 %186
  %188 = load i32, ptr %10, align 4
  %189 = add nsw i32 %188, 1
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [65 x float], ptr %187, i64 0, i64 %190
  %192 = load float, ptr %191, align 4
  %193 = fsub float %180, %192
  %194 = load i32, ptr %8, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %195
  %197 = load i32, ptr %9, align 4
  %198 = add nsw i32 %197, 1
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [33 x [65 x float]], ptr %196, i64 0, i64 %199
  %201 = load i32, ptr %10, align 4
  %202 = sub nsw i32 %201, 1
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [65 x float], ptr %200, i64 0, i64 %203
  %205 = load float, ptr %204, align 4
  %206 = fsub float %193, %205
  %207 = load i32, ptr %8, align 4
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %208
  %210 = load i32, ptr %9, align 4
  %211 = sub nsw i32 %210, 1
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [33 x [65 x float]], ptr %209, i64 0, i64 %212
  %214 = load i32, ptr %10, align 4
  %215 = sub nsw i32 %214, 1
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [65 x float], ptr %213, i64 0, i64 %216
  %218 = load float, ptr %217, align 4
  %219 = fadd float %206, %218
  %220 = call float @llvm.fmuladd.f32(float %168, float %219, float %158)
  %221 = load i32, ptr %8, align 4
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([3 x [33 x [33 x [65 x float]]]], ptr @b, i64 0, i64 2), i64 0, i64 %222
  %224 = load i32, ptr %9, align 4
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [33 x [65 x float]], ptr %223, i64 0, i64 %225
  %227 = load i32, ptr %10, align 4
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [65 x float], ptr %226, i64 0, i64 %228
  %230 = load float, ptr %229, align 4
  %231 = load i32, ptr %8, align 4
  %232 = add nsw i32 %231, 1
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %233
  %235 = load i32, ptr %9, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [33 x [65 x float]], ptr %234, i64 0, i64 %236
  %238 = load i32, ptr %10, align 4
  %239 = add nsw i32 %238, 1
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds [65 x float], ptr %237, i64 0, i64 %240
  %242 = load float, ptr %241, align 4
  %243 = load i32, ptr %8, align 4
  %244 = sub nsw i32 %243, 1
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %245
  %247 = load i32, ptr %9, align 4
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [33 x [65 x float]], ptr %246, i64 0, i64 %248
  %250 = load i32, ptr %10, align 4
  %251 = add nsw i32 %250, 1
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds [65 x float], ptr %249, i64 0, i64 %252
  %254 = load float, ptr %253, align 4
  %255 = fsub float %242, %254
  %256 = load i32, ptr %8, align 4
  %257 = add nsw i32 %256, 1
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %258
  %260 = load i32, ptr %9, align 4
  %261 = sext i32 %260 to i64
  %262 = getelementptr inbounds [33 x [65 x float]], ptr %259, i64 0, i64 %261
  %263 = load i32, ptr %10, align 4
  %264 = sub nsw i32 %263, 1
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds [65 x float], ptr %262, i64 0, i64 %265
  %267 = load float, ptr %266, align 4
  %268 = fsub float %255, %267
  %269 = load i32, ptr %8, align 4
  %270 = sub nsw i32 %269, 1
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %271
  %273 = load i32, ptr %9, align 4
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds [33 x [65 x float]], ptr %272, i64 0, i64 %274
  %276 = load i32, ptr %10, align 4
  %277 = sub nsw i32 %276, 1
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds [65 x float], ptr %275, i64 0, i64 %278
  %280 = load float, ptr %279, align 4
  %281 = fadd float %268, %280
  %282 = call float @llvm.fmuladd.f32(float %230, float %281, float %220)
  %283 = load i32, ptr %8, align 4
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @c, i64 0, i64 %284
  %286 = load i32, ptr %9, align 4
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds [33 x [65 x float]], ptr %285, i64 0, i64 %287
  %289 = load i32, ptr %10, align 4
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [65 x float], ptr %288, i64 0, i64 %290
  %292 = load float, ptr %291, align 4
  %293 = load i32, ptr %8, align 4
  %294 = sub nsw i32 %293, 1
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %295
  %297 = load i32, ptr %9, align 4
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [33 x [65 x float]], ptr %296, i64 0, i64 %298
  %300 = load i32, ptr %10, align 4
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds [65 x float], ptr %299, i64 0, i64 %301
  %303 = load float, ptr %302, align 4
  %304 = call float @llvm.fmuladd.f32(float %292, float %303, float %282)
  %305 = load i32, ptr %8, align 4
  %306 = sext i32 %305 to i64
  %307 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([3 x [33 x [33 x [65 x float]]]], ptr @c, i64 0, i64 1), i64 0, i64 %306
  %308 = load i32, ptr %9, align 4
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [33 x [65 x float]], ptr %307, i64 0, i64 %309
  %311 = load i32, ptr %10, align 4
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds [65 x float], ptr %310, i64 0, i64 %312
  %314 = load float, ptr %313, align 4
  %315 = load i32, ptr %8, align 4
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %316
  %318 = load i32, ptr %9, align 4
  %319 = sub nsw i32 %318, 1
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds [33 x [65 x float]], ptr %317, i64 0, i64 %320
  %322 = load i32, ptr %10, align 4
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds [65 x float], ptr %321, i64 0, i64 %323
  %325 = load float, ptr %324, align 4
  %326 = call float @llvm.fmuladd.f32(float %314, float %325, float %304)
  %327 = load i32, ptr %8, align 4
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([3 x [33 x [33 x [65 x float]]]], ptr @c, i64 0, i64 2), i64 0, i64 %328
  %330 = load i32, ptr %9, align 4
  %331 = sext i32 %330 to i64
  %332 = getelementptr inbounds [33 x [65 x float]], ptr %329, i64 0, i64 %331
  %333 = load i32, ptr %10, align 4
  %334 = sext i32 %333 to i64
  %335 = getelementptr inbounds [65 x float], ptr %332, i64 0, i64 %334
  %336 = load float, ptr %335, align 4
  %337 = load i32, ptr %8, align 4
  %338 = sext i32 %337 to i64
  %339 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %338
  %340 = load i32, ptr %9, align 4
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds [33 x [65 x float]], ptr %339, i64 0, i64 %341
  %343 = load i32, ptr %10, align 4
  %344 = sub nsw i32 %343, 1
  %345 = sext i32 %344 to i64
  %346 = getelementptr inbounds [65 x float], ptr %342, i64 0, i64 %345
  %347 = load float, ptr %346, align 4
  %348 = call float @llvm.fmuladd.f32(float %336, float %347, float %326)
  %349 = load i32, ptr %8, align 4
  %350 = sext i32 %349 to i64
  %351 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @wrk1, i64 0, i64 %350
  %352 = load i32, ptr %9, align 4
  %353 = sext i32 %352 to i64
  %354 = getelementptr inbounds [33 x [65 x float]], ptr %351, i64 0, i64 %353
  %355 = load i32, ptr %10, align 4
  %356 = sext i32 %355 to i64
  %357 = getelementptr inbounds [65 x float], ptr %354, i64 0, i64 %356
  %358 = load float, ptr %357, align 4
  %359 = fadd float %348, %358
  store float %359, ptr %4, align 4
  %360 = load float, ptr %4, align 4
  %361 = load i32, ptr %8, align 4
  %362 = sext i32 %361 to i64
  %363 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr getelementptr inbounds ([4 x [33 x [33 x [65 x float]]]], ptr @a, i64 0, i64 3), i64 0, i64 %362
  %364 = load i32, ptr %9, align 4
  %365 = sext i32 %364 to i64
  %366 = getelementptr inbounds [33 x [65 x float]], ptr %363, i64 0, i64 %365
  %367 = load i32, ptr %10, align 4
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds [65 x float], ptr %366, i64 0, i64 %368
  %370 = load float, ptr %369, align 4
  %371 = load i32, ptr %8, align 4
  %372 = sext i32 %371 to i64
  %373 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %372
  %374 = load i32, ptr %9, align 4
  %375 = sext i32 %374 to i64
  %376 = getelementptr inbounds [33 x [65 x float]], ptr %373, i64 0, i64 %375
  %377 = load i32, ptr %10, align 4
  %378 = sext i32 %377 to i64
  %379 = getelementptr inbounds [65 x float], ptr %376, i64 0, i64 %378
  %380 = load float, ptr %379, align 4
  %381 = fneg float %380
  %382 = call float @llvm.fmuladd.f32(float %360, float %370, float %381)
  %383 = load i32, ptr %8, align 4
  %384 = sext i32 %383 to i64
  %385 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @bnd, i64 0, i64 %384
  %386 = load i32, ptr %9, align 4
  %387 = sext i32 %386 to i64
  %388 = getelementptr inbounds [33 x [65 x float]], ptr %385, i64 0, i64 %387
  %389 = load i32, ptr %10, align 4
  %390 = sext i32 %389 to i64
  %391 = getelementptr inbounds [65 x float], ptr %388, i64 0, i64 %390
  %392 = load float, ptr %391, align 4
  %393 = fmul float %382, %392
  store float %393, ptr %5, align 4
  %394 = load float, ptr %5, align 4
  %395 = load float, ptr %5, align 4
  %396 = load float, ptr %3, align 4
  %397 = call float @llvm.fmuladd.f32(float %394, float %395, float %396)
  store float %397, ptr %3, align 4
  %398 = load i32, ptr %8, align 4
  %399 = sext i32 %398 to i64
  %400 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %399
  %401 = load i32, ptr %9, align 4
  %402 = sext i32 %401 to i64
  %403 = getelementptr inbounds [33 x [65 x float]], ptr %400, i64 0, i64 %402
  %404 = load i32, ptr %10, align 4
  %405 = sext i32 %404 to i64
  %406 = getelementptr inbounds [65 x float], ptr %403, i64 0, i64 %405
  %407 = load float, ptr %406, align 4
  %408 = load float, ptr %6, align 4
  %409 = load float, ptr %5, align 4
  %410 = call float @llvm.fmuladd.f32(float %408, float %409, float %407)
  %411 = load i32, ptr %8, align 4
  %412 = sext i32 %411 to i64
  %413 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @wrk2, i64 0, i64 %412
  %414 = load i32, ptr %9, align 4
  %415 = sext i32 %414 to i64
  %416 = getelementptr inbounds [33 x [65 x float]], ptr %413, i64 0, i64 %415
  %417 = load i32, ptr %10, align 4
  %418 = sext i32 %417 to i64
  %419 = getelementptr inbounds [65 x float], ptr %416, i64 0, i64 %418
  store float %410, ptr %419, align 4
  br label %420

420:                                              ; preds = %30
  %421 = load i32, ptr %10, align 4
  %422 = add nsw i32 %421, 1
  store i32 %422, ptr %10, align 4
  br label %27, !llvm.loop !10

423:                                              ; preds = %27
  br label %424

424:                                              ; preds = %423
  %425 = load i32, ptr %9, align 4
  %426 = add nsw i32 %425, 1
  store i32 %426, ptr %9, align 4
  br label %23, !llvm.loop !11

427:                                              ; preds = %23
  br label %428

428:                                              ; preds = %427
  %429 = load i32, ptr %8, align 4
  %430 = add nsw i32 %429, 1
  store i32 %430, ptr %8, align 4
  br label %19, !llvm.loop !12

431:                                              ; preds = %19
  store i32 1, ptr %11, align 4
  br label %432

432:                                              ; preds = %471, %431
  %433 = load i32, ptr %11, align 4
  %434 = icmp slt i32 %433, 32
  br i1 %434, label %435, label %474

435:                                              ; preds = %432
  store i32 1, ptr %12, align 4
  br label %436

436:                                              ; preds = %467, %435
  %437 = load i32, ptr %12, align 4
  %438 = icmp slt i32 %437, 32
  br i1 %438, label %439, label %470

439:                                              ; preds = %436
  store i32 1, ptr %13, align 4
  br label %440

440:                                              ; preds = %463, %439
  %441 = load i32, ptr %13, align 4
  %442 = icmp slt i32 %441, 64
  br i1 %442, label %443, label %466

443:                                              ; preds = %440
  %444 = load i32, ptr %11, align 4
  %445 = sext i32 %444 to i64
  %446 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @wrk2, i64 0, i64 %445
  %447 = load i32, ptr %12, align 4
  %448 = sext i32 %447 to i64
  %449 = getelementptr inbounds [33 x [65 x float]], ptr %446, i64 0, i64 %448
  %450 = load i32, ptr %13, align 4
  %451 = sext i32 %450 to i64
  %452 = getelementptr inbounds [65 x float], ptr %449, i64 0, i64 %451
  %453 = load float, ptr %452, align 4
  %454 = load i32, ptr %11, align 4
  %455 = sext i32 %454 to i64
  %456 = getelementptr inbounds [33 x [33 x [65 x float]]], ptr @p, i64 0, i64 %455
  %457 = load i32, ptr %12, align 4
  %458 = sext i32 %457 to i64
  %459 = getelementptr inbounds [33 x [65 x float]], ptr %456, i64 0, i64 %458
  %460 = load i32, ptr %13, align 4
  %461 = sext i32 %460 to i64
  %462 = getelementptr inbounds [65 x float], ptr %459, i64 0, i64 %461
  store float %453, ptr %462, align 4
  br label %463

463:                                              ; preds = %443
  %464 = load i32, ptr %13, align 4
  %465 = add nsw i32 %464, 1
  store i32 %465, ptr %13, align 4
  br label %440, !llvm.loop !13

466:                                              ; preds = %440
  br label %467

467:                                              ; preds = %466
  %468 = load i32, ptr %12, align 4
  %469 = add nsw i32 %468, 1
  store i32 %469, ptr %12, align 4
  br label %436, !llvm.loop !14

470:                                              ; preds = %436
  br label %471

471:                                              ; preds = %470
  %472 = load i32, ptr %11, align 4
  %473 = add nsw i32 %472, 1
  store i32 %473, ptr %11, align 4
  br label %432, !llvm.loop !15

474:                                              ; preds = %432
  br label %475

475:                                              ; preds = %474
  %476 = load i32, ptr %7, align 4
  %477 = add nsw i32 %476, 1
  store i32 %477, ptr %7, align 4
  br label %14, !llvm.loop !16

478:                                              ; preds = %14
  %479 = load float, ptr %3, align 4
  ret float %479
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
