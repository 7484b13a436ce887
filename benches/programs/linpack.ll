source_filename = "linpack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = internal global [40000 x float] zeroinitializer, align 16
@ipvt = internal global [200 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [4 x i8] c"%f\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store float 0.000000e+00, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %7

7:                                                ; preds = %43, %0
  %8 = load i32, ptr %3, align 4
  %9 = icmp slt i32 %8, 250
  br i1 %9, label %10, label %46

10:                                               ; preds = %7
  store i32 1325, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %11

11:                                               ; preds = %36, %10
  %12 = load i32, ptr %5, align 4
  %13 = icmp slt i32 %12, 200
  br i1 %13, label %14, label %39

14:                                               ; preds = %11
  store i32 0, ptr %6, align 4
  br label %15

15:                                               ; preds = %32, %14
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %16, 200
  br i1 %17, label %18, label %35

18:                                               ; preds = %15
  %19 = load i32, ptr %4, align 4
  %20 = mul nsw i32 3125, %19
  %21 = srem i32 %20, 65536
  store i32 %21, ptr %4, align 4
  %22 = load i32, ptr %4, align 4
  %23 = sitofp i32 %22 to float
  %24 = fsub float %23, 3.276800e+04
  %25 = fdiv float %24, 1.638400e+04
  %26 = load i32, ptr %5, align 4
  %27 = mul nsw i32 200, %26
  %28 = load i32, ptr %6, align 4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [40000 x float], ptr @a, i64 0, i64 %30
  store float %25, ptr %31, align 4
  br label %32

32:                                               ; preds = %18
  %33 = load i32, ptr %6, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %6, align 4
  br label %15, !llvm.loop !6

35:                                               ; preds = %15
  br label %36

36:                                               ; preds = %35
  %37 = load i32, ptr %5, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %5, align 4
  br label %11, !llvm.loop !8

39:                                               ; preds = %11
  call void @gefa(ptr noundef @a, i32 noundef 200, i32 noundef 200, ptr noundef @ipvt)
  %40 = load float, ptr getelementptr inbounds ([40000 x float], ptr @a, i64 0, i64 1409), align 4
  %41 = load float, ptr %2, align 4
  %42 = fadd float %41, %40
  store float %42, ptr %2, align 4
  br label %43

43:                                               ; preds = %39
  %44 = load i32, ptr %3, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %3, align 4
  br label %7, !llvm.loop !9

46:                                               ; preds = %7
  %47 = load float, ptr %2, align 4
  %48 = fpext float %47 to double
  %49 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %48)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @gefa(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %15

15:                                               ; preds = %191, %4
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %7, align 4
  %18 = sub nsw i32 %17, 1
  %19 = icmp slt i32 %16, %18
  br i1 %19, label %20, label %194

20:                                               ; preds = %15
  %21 = load i32, ptr %9, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %10, align 4
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %9, align 4
  %25 = sub nsw i32 %23, %24
  %26 = load ptr, ptr %5, align 8
  %27 = load i32, ptr %6, align 4
  %28 = load i32, ptr %9, align 4
  %29 = mul nsw i32 %27, %28
  %30 = load i32, ptr %9, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %26, i64 %32
  %34 = call i32 @idamax(i32 noundef %25, ptr noundef %33)
  %35 = load i32, ptr %9, align 4
  %36 = add nsw i32 %34, %35
  store i32 %36, ptr %11, align 4
  %37 = load i32, ptr %11, align 4
  %38 = load ptr, ptr %8, align 8
  %39 = load i32, ptr %9, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  store i32 %37, ptr %41, align 4
  %42 = load ptr, ptr %5, align 8
  %43 = load i32, ptr %6, align 4
  %44 = load i32, ptr %9, align 4
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %11, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %42, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = fcmp une float %50, 0.000000e+00
  br i1 %51, label %52, label %190

52:                                               ; preds = %20
  %53 = load i32, ptr %11, align 4
  %54 = load i32, ptr %9, align 4
  %55 = icmp ne i32 %53, %54
  br i1 %55, label %56, label %92

56:                                               ; preds = %52
  %57 = load ptr, ptr %5, align 8
  %58 = load i32, ptr %6, align 4
  %59 = load i32, ptr %9, align 4
  %60 = mul nsw i32 %58, %59
  %61 = load i32, ptr %11, align 4
  %62 = add nsw i32 %60, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %57, i64 %63
  %65 = load float, ptr %64, align 4
  store float %65, ptr %12, align 4
  %66 = load ptr, ptr %5, align 8
  %67 = load i32, ptr %6, align 4
  %68 = load i32, ptr %9, align 4
  %69 = mul nsw i32 %67, %68
  %70 = load i32, ptr %9, align 4
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %66, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = load ptr, ptr %5, align 8
  %76 = load i32, ptr %6, align 4
  %77 = load i32, ptr %9, align 4
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %11, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %75, i64 %81
  store float %74, ptr %82, align 4
  %83 = load float, ptr %12, align 4
  %84 = load ptr, ptr %5, align 8
  %85 = load i32, ptr %6, align 4
  %86 = load i32, ptr %9, align 4
  %87 = mul nsw i32 %85, %86
  %88 = load i32, ptr %9, align 4
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %84, i64 %90
  store float %83, ptr %91, align 4
  br label %92

92:                                               ; preds = %56, %52
  %93 = load ptr, ptr %5, align 8
  %94 = load i32, ptr %6, align 4
  %95 = load i32, ptr %9, align 4
  %96 = mul nsw i32 %94, %95
  %97 = load i32, ptr %9, align 4
  %98 = add nsw i32 %96, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %93, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = fdiv float -1.000000e+00, %101
  store float %102, ptr %13, align 4
  %103 = load i32, ptr %7, align 4
  %104 = load i32, ptr %9, align 4
  %105 = sub nsw i32 %103, %104
  %106 = sub nsw i32 %105, 1
  %107 = load float, ptr %13, align 4
  %108 = load ptr, ptr %5, align 8
  %109 = load i32, ptr %6, align 4
  %110 = load i32, ptr %9, align 4
  %111 = mul nsw i32 %109, %110
  %112 = load i32, ptr %9, align 4
  %113 = add nsw i32 %111, %112
  %114 = add nsw i32 %113, 1
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %108, i64 %115
  call void @dscal(i32 noundef %106, float noundef %107, ptr noundef %116)
  %117 = load i32, ptr %10, align 4
  store i32 %117, ptr %14, align 4
  br label %118

118:                                              ; preds = %186, %92
  %119 = load i32, ptr %14, align 4
  %120 = load i32, ptr %7, align 4
  %121 = icmp slt i32 %119, %120
  br i1 %121, label %122, label %189

122:                                              ; preds = %118
  %123 = load ptr, ptr %5, align 8
  %124 = load i32, ptr %6, align 4
  %125 = load i32, ptr %14, align 4
  %126 = mul nsw i32 %124, %125
  %127 = load i32, ptr %11, align 4
  %128 = add nsw i32 %126, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr %123, i64 %129
  %131 = load float, ptr %130, align 4
  store float %131, ptr %13, align 4
  %132 = load i32, ptr %11, align 4
  %133 = load i32, ptr %9, align 4
  %134 = icmp ne i32 %132, %133
  br i1 %134, label %135, label %162

135:                                              ; preds = %122
  %136 = load ptr, ptr %5, align 8
  %137 = load i32, ptr %6, align 4
  %138 = load i32, ptr %14, align 4
  %139 = mul nsw i32 %137, %138
  %140 = load i32, ptr %9, align 4
  %141 = add nsw i32 %139, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr %136, i64 %142
  %144 = load float, ptr %143, align 4
  %145 = load ptr, ptr %5, align 8
  %146 = load i32, ptr %6, align 4
  %147 = load i32, ptr %14, align 4
  %148 = mul nsw i32 %146, %147
  %149 = load i32, ptr %11, align 4
  %150 = add nsw i32 %148, %149
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr %145, i64 %151
  store float %144, ptr %152, align 4
  %153 = load float, ptr %13, align 4
  %154 = load ptr, ptr %5, align 8
  %155 = load i32, ptr %6, align 4
  %156 = load i32, ptr %14, align 4
  %157 = mul nsw i32 %155, %156
  %158 = load i32, ptr %9, align 4
  %159 = add nsw i32 %157, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr %154, i64 %160
  store float %153, ptr %161, align 4
  br label %162

162:                                              ; preds = %135, %122
  %163 = load i32, ptr %7, align 4
  %164 = load i32, ptr %9, align 4
  %165 = sub nsw i32 %163, %164
  %166 = sub nsw i32 %165, 1
  %167 = load float, ptr %13, align 4
  %168 = load ptr, ptr %5, align 8
  %169 = load i32, ptr %6, align 4
  %170 = load i32, ptr %9, align 4
  %171 = mul nsw i32 %169, %170
  %172 = load i32, ptr %9, align 4
  %173 = add nsw i32 %171, %172
  %174 = add nsw i32 %173, 1
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr %168, i64 %175
  %177 = load ptr, ptr %5, align 8
  %178 = load i32, ptr %6, align 4
  %179 = load i32, ptr %14, align 4
  %180 = mul nsw i32 %178, %179
  %181 = load i32, ptr %9, align 4
  %182 = add nsw i32 %180, %181
  %183 = add nsw i32 %182, 1
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds float, ptr %177, i64 %184
  call void @daxpy(i32 noundef %166, float noundef %167, ptr noundef %176, i32 noundef 1, ptr noundef %185, i32 noundef 1)
  br label %186

186:                                              ; preds = %162
  %187 = load i32, ptr %14, align 4
  %188 = add nsw i32 %187, 1
  store i32 %188, ptr %14, align 4
  br label %118, !llvm.loop !10

189:                                              ; preds = %118
  br label %190

190:                                              ; preds = %189, %20
  br label %191

191:                                              ; preds = %190
  %192 = load i32, ptr %9, align 4
  %193 = add nsw i32 %192, 1
  store i32 %193, ptr %9, align 4
  br label %15, !llvm.loop !11

194:                                              ; preds = %15
  %195 = load i32, ptr %7, align 4
  %196 = sub nsw i32 %195, 1
  %197 = load ptr, ptr %8, align 8
  %198 = load i32, ptr %7, align 4
  %199 = sub nsw i32 %198, 1
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds i32, ptr %197, i64 %200
  store i32 %196, ptr %201, align 4
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @idamax(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds float, ptr %8, i64 0
  %10 = load float, ptr %9, align 4
  %11 = call float @llvm.fabs.f32(float %10)
  store float %11, ptr %6, align 4
  store i32 1, ptr %7, align 4
  br label %12

12:                                               ; preds = %34, %2
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %3, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %37

16:                                               ; preds = %12
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %17, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = call float @llvm.fabs.f32(float %21)
  %23 = load float, ptr %6, align 4
  %24 = fcmp ogt float %22, %23
  br i1 %24, label %25, label %33

25:                                               ; preds = %16
  %26 = load i32, ptr %7, align 4
  store i32 %26, ptr %5, align 4
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = call float @llvm.fabs.f32(float %31)
  store float %32, ptr %6, align 4
  br label %33

33:                                               ; preds = %25, %16
  br label %34

34:                                               ; preds = %33
  %35 = load i32, ptr %7, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %7, align 4
  br label %12, !llvm.loop !12

37:                                               ; preds = %12
  %38 = load i32, ptr %5, align 4
  ret i32 %38
}

; Function Attrs: noinline nounwind uwtable
define internal void @dscal(i32 noundef %0, float noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %20, %3
  %9 = load i32, ptr %7, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %23

12:                                               ; preds = %8
  %13 = load float, ptr %5, align 4
  %14 = load ptr, ptr %6, align 8
  %15 = load i32, ptr %7, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %14, i64 %16
  %18 = load float, ptr %17, align 4
  %19 = fmul float %18, %13
  store float %19, ptr %17, align 4
  br label %20

20:                                               ; preds = %12
  %21 = load i32, ptr %7, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %7, align 4
  br label %8, !llvm.loop !13

23:                                               ; preds = %8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @daxpy(i32 noundef %0, float noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store float %1, ptr %8, align 4
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %17 = load i32, ptr %7, align 4
  %18 = icmp sle i32 %17, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %6
  %20 = load float, ptr %8, align 4
  %21 = fcmp oeq float %20, 0.000000e+00
  br i1 %21, label %22, label %23

22:                                               ; preds = %19, %6
  br label %82

23:                                               ; preds = %19
  %24 = load i32, ptr %10, align 4
  %25 = icmp ne i32 %24, 1
  br i1 %25, label %29, label %26

26:                                               ; preds = %23
  %27 = load i32, ptr %12, align 4
  %28 = icmp ne i32 %27, 1
  br i1 %28, label %29, label %57

29:                                               ; preds = %26, %23
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %30

30:                                               ; preds = %53, %29
  %31 = load i32, ptr %15, align 4
  %32 = load i32, ptr %7, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %56

34:                                               ; preds = %30
  %35 = load float, ptr %8, align 4
  %36 = load ptr, ptr %9, align 8
  %37 = load i32, ptr %13, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = load ptr, ptr %11, align 8
  %42 = load i32, ptr %14, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = call float @llvm.fmuladd.f32(float %35, float %40, float %45)
  store float %46, ptr %44, align 4
  %47 = load i32, ptr %10, align 4
  %48 = load i32, ptr %13, align 4
  %49 = add nsw i32 %48, %47
  store i32 %49, ptr %13, align 4
  %50 = load i32, ptr %12, align 4
  %51 = load i32, ptr %14, align 4
  %52 = add nsw i32 %51, %50
  store i32 %52, ptr %14, align 4
  br label %53

53:                                               ; preds = %34
  %54 = load i32, ptr %15, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %15, align 4
  br label %30, !llvm.loop !14

56:                                               ; preds = %30
  br label %82

57:                                               ; preds = %26
  store i32 0, ptr %16, align 4
  br label %58

58:                                               ; preds = %79, %57
  %59 = load i32, ptr %16, align 4
  %60 = load i32, ptr %7, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %82

62:                                               ; preds = %58
  %63 = load ptr, ptr %11, align 8
  %64 = load i32, ptr %16, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %63, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = load float, ptr %8, align 4
  %69 = load ptr, ptr %9, align 8
  %70 = load i32, ptr %16, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %69, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = call float @llvm.fmuladd.f32(float %68, float %73, float %67)
  %75 = load ptr, ptr %11, align 8
  %76 = load i32, ptr %16, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  store float %74, ptr %78, align 4
  br label %79

79:                                               ; preds = %62
  %80 = load i32, ptr %16, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %16, align 4
  br label %58, !llvm.loop !15

82:                                               ; preds = %22, %56, %58
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

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
