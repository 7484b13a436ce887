source_filename = "oop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.S = type { %struct.V, double }
%struct.V = type { double, double, double }
%struct.Vec = type { ptr, i64, i64 }

@.str = private unnamed_addr constant [12 x i8] c"%d %.3f %d\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x %struct.S], align 16
  %3 = alloca i32, align 4
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.V, align 8
  %9 = alloca %struct.V, align 8
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca %struct.Vec, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %3, align 4
  br label %19

19:                                               ; preds = %50, %0
  %20 = load i32, ptr %3, align 4
  %21 = icmp slt i32 %20, 8
  br i1 %21, label %22, label %53

22:                                               ; preds = %19
  %23 = load i32, ptr %3, align 4
  %24 = sitofp i32 %23 to double
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [8 x %struct.S], ptr %2, i64 0, i64 %26
  %28 = getelementptr inbounds %struct.S, ptr %27, i32 0, i32 0
  %29 = getelementptr inbounds %struct.V, ptr %28, i32 0, i32 0
  store double %24, ptr %29, align 16
  %30 = load i32, ptr %3, align 4
  %31 = sitofp i32 %30 to double
  %32 = fmul double %31, 5.000000e-01
  %33 = load i32, ptr %3, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [8 x %struct.S], ptr %2, i64 0, i64 %34
  %36 = getelementptr inbounds %struct.S, ptr %35, i32 0, i32 0
  %37 = getelementptr inbounds %struct.V, ptr %36, i32 0, i32 1
  store double %32, ptr %37, align 8
  %38 = load i32, ptr %3, align 4
  %39 = add nsw i32 10, %38
  %40 = sitofp i32 %39 to double
  %41 = load i32, ptr %3, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [8 x %struct.S], ptr %2, i64 0, i64 %42
  %44 = getelementptr inbounds %struct.S, ptr %43, i32 0, i32 0
  %45 = getelementptr inbounds %struct.V, ptr %44, i32 0, i32 2
  store double %40, ptr %45, align 16
  %46 = load i32, ptr %3, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [8 x %struct.S], ptr %2, i64 0, i64 %47
  %49 = getelementptr inbounds %struct.S, ptr %48, i32 0, i32 1
  store double 2.000000e+00, ptr %49, align 8
  br label %50

50:                                               ; preds = %22
  %51 = load i32, ptr %3, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %3, align 4
  br label %19, !llvm.loop !6

53:                                               ; preds = %19
  store double 0.000000e+00, ptr %4, align 8
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %54

54:                                               ; preds = %97, %53
  %55 = load i32, ptr %6, align 4
  %56 = icmp slt i32 %55, 500
  br i1 %56, label %57, label %100

57:                                               ; preds = %54
  store i32 0, ptr %7, align 4
  br label %58

58:                                               ; preds = %93, %57
  %59 = load i32, ptr %7, align 4
  %60 = icmp slt i32 %59, 500
  br i1 %60, label %61, label %96

61:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 24, i1 false)
  %62 = getelementptr inbounds %struct.V, ptr %9, i32 0, i32 0
  %63 = load i32, ptr %7, align 4
  %64 = sitofp i32 %63 to double
  %65 = fdiv double %64, 5.000000e+02
  %66 = fsub double %65, 5.000000e-01
  store double %66, ptr %62, align 8
  %67 = getelementptr inbounds %struct.V, ptr %9, i32 0, i32 1
  %68 = load i32, ptr %6, align 4
  %69 = sitofp i32 %68 to double
  %70 = fdiv double %69, 5.000000e+02
  %71 = fsub double %70, 5.000000e-01
  store double %71, ptr %67, align 8
  %72 = getelementptr inbounds %struct.V, ptr %9, i32 0, i32 2
  store double 1.000000e+00, ptr %72, align 8
  store i32 0, ptr %10, align 4
  br label %73

73:                                               ; preds = %89, %61
  %74 = load i32, ptr %10, align 4
  %75 = icmp slt i32 %74, 8
  br i1 %75, label %76, label %92

76:                                               ; preds = %73
  %77 = load i32, ptr %10, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [8 x %struct.S], ptr %2, i64 0, i64 %78
  %80 = call i32 @hit(ptr noundef %79, ptr noundef byval(%struct.V) align 8 %8, ptr noundef byval(%struct.V) align 8 %9, ptr noundef %11)
  %81 = icmp ne i32 %80, 0
  br i1 %81, label %82, label %88

82:                                               ; preds = %76
  %83 = load i32, ptr %5, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %5, align 4
  %85 = load double, ptr %11, align 8
  %86 = load double, ptr %4, align 8
  %87 = fadd double %86, %85
  store double %87, ptr %4, align 8
  br label %88

88:                                               ; preds = %82, %76
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr %10, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %10, align 4
  br label %73, !llvm.loop !8

92:                                               ; preds = %73
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %7, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %7, align 4
  br label %58, !llvm.loop !9

96:                                               ; preds = %58
  br label %97

97:                                               ; preds = %96
  %98 = load i32, ptr %6, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %6, align 4
  br label %54, !llvm.loop !10

100:                                              ; preds = %54
  call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 24, i1 false)
  store i32 0, ptr %13, align 4
  br label %101

101:                                              ; preds = %136, %100
  %102 = load i32, ptr %13, align 4
  %103 = icmp slt i32 %102, 20
  br i1 %103, label %104, label %139

104:                                              ; preds = %101
  %105 = getelementptr inbounds %struct.Vec, ptr %12, i32 0, i32 1
  store i64 0, ptr %105, align 8
  store i32 0, ptr %14, align 4
  br label %106

106:                                              ; preds = %114, %104
  %107 = load i32, ptr %14, align 4
  %108 = icmp slt i32 %107, 1000000
  br i1 %108, label %109, label %117

109:                                              ; preds = %106
  %110 = load i32, ptr %14, align 4
  %111 = load i32, ptr %13, align 4
  %112 = mul nsw i32 %110, %111
  %113 = trunc i32 %112 to i8
  call void @push(ptr noundef %12, i8 noundef zeroext %113)
  br label %114

114:                                              ; preds = %109
  %115 = load i32, ptr %14, align 4
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %14, align 4
  br label %106, !llvm.loop !11

117:                                              ; preds = %106
  store i64 0, ptr %15, align 8
  br label %118

118:                                              ; preds = %132, %117
  %119 = load i64, ptr %15, align 8
  %120 = getelementptr inbounds %struct.Vec, ptr %12, i32 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = icmp ult i64 %119, %121
  br i1 %122, label %123, label %135

123:                                              ; preds = %118
  %124 = getelementptr inbounds %struct.Vec, ptr %12, i32 0, i32 0
  %125 = load ptr, ptr %124, align 8
  %126 = load i64, ptr %15, align 8
  %127 = getelementptr inbounds i8, ptr %125, i64 %126
  %128 = load i8, ptr %127, align 1
  %129 = zext i8 %128 to i32
  %130 = load i32, ptr %5, align 4
  %131 = add nsw i32 %130, %129
  store i32 %131, ptr %5, align 4
  br label %132

132:                                              ; preds = %123
  %133 = load i64, ptr %15, align 8
  %134 = add i64 %133, 97
  store i64 %134, ptr %15, align 8
  br label %118, !llvm.loop !12

135:                                              ; preds = %118
  br label %136

136:                                              ; preds = %135
  %137 = load i32, ptr %13, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %13, align 4
  br label %101, !llvm.loop !13

139:                                              ; preds = %101
  %140 = call noalias ptr @malloc(i64 noundef 1200000) #6
  store ptr %140, ptr %16, align 8
  store i32 1, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %141

141:                                              ; preds = %154, %139
  %142 = load i32, ptr %18, align 4
  %143 = icmp slt i32 %142, 300000
  br i1 %143, label %144, label %157

144:                                              ; preds = %141
  %145 = load i32, ptr %17, align 4
  %146 = mul i32 %145, 1103515245
  %147 = add i32 %146, 12345
  store i32 %147, ptr %17, align 4
  %148 = load i32, ptr %17, align 4
  %149 = lshr i32 %148, 4
  %150 = load ptr, ptr %16, align 8
  %151 = load i32, ptr %18, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i32, ptr %150, i64 %152
  store i32 %149, ptr %153, align 4
  br label %154

154:                                              ; preds = %144
  %155 = load i32, ptr %18, align 4
  %156 = add nsw i32 %155, 1
  store i32 %156, ptr %18, align 4
  br label %141, !llvm.loop !14

157:                                              ; preds = %141
  %158 = load ptr, ptr %16, align 8
  call void @qsort(ptr noundef %158, i64 noundef 300000, i64 noundef 4, ptr noundef @cmp)
  %159 = load i32, ptr %5, align 4
  %160 = load double, ptr %4, align 8
  %161 = load ptr, ptr %16, align 8
  %162 = getelementptr inbounds i32, ptr %161, i64 1000
  %163 = load i32, ptr %162, align 4
  %164 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %159, double noundef %160, i32 noundef %163)
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @hit(ptr noundef %0, ptr noundef byval(%struct.V) align 8 %1, ptr noundef byval(%struct.V) align 8 %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %struct.V, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store ptr %3, ptr %7, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = getelementptr inbounds %struct.S, ptr %12, i32 0, i32 0
  call void @sub(ptr dead_on_unwind writable sret(%struct.V) align 8 %8, ptr noundef byval(%struct.V) align 8 %1, ptr noundef byval(%struct.V) align 8 %13)
  %14 = call double @dot(ptr noundef byval(%struct.V) align 8 %8, ptr noundef byval(%struct.V) align 8 %2)
  store double %14, ptr %9, align 8
  %15 = call double @dot(ptr noundef byval(%struct.V) align 8 %8, ptr noundef byval(%struct.V) align 8 %8)
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.S, ptr %16, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.S, ptr %19, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  %22 = fneg double %18
  %23 = call double @llvm.fmuladd.f64(double %22, double %21, double %15)
  store double %23, ptr %10, align 8
  %24 = load double, ptr %9, align 8
  %25 = load double, ptr %9, align 8
  %26 = load double, ptr %10, align 8
  %27 = fneg double %26
  %28 = call double @llvm.fmuladd.f64(double %24, double %25, double %27)
  store double %28, ptr %11, align 8
  %29 = load double, ptr %11, align 8
  %30 = fcmp olt double %29, 0.000000e+00
  br i1 %30, label %31, label %32

31:                                               ; preds = %4
  store i32 0, ptr %5, align 4
  br label %38

32:                                               ; preds = %4
  %33 = load double, ptr %9, align 8
  %34 = fneg double %33
  %35 = load double, ptr %11, align 8
  %36 = fsub double %34, %35
  %37 = load ptr, ptr %7, align 8
  store double %36, ptr %37, align 8
  store i32 1, ptr %5, align 4
  br label %38

38:                                               ; preds = %32, %31
  %39 = load i32, ptr %5, align 4
  ret i32 %39
}

; Function Attrs: noinline nounwind uwtable
define internal void @push(ptr noundef %0, i8 noundef zeroext %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.Vec, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.Vec, ptr %8, i32 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %7, %10
  br i1 %11, label %12, label %36

12:                                               ; preds = %2
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.Vec, ptr %13, i32 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %22

17:                                               ; preds = %12
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds %struct.Vec, ptr %18, i32 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = mul i64 2, %20
  br label %23

22:                                               ; preds = %12
  br label %23

23:                                               ; preds = %22, %17
  %24 = phi i64 [ %21, %17 ], [ 16, %22 ]
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds %struct.Vec, ptr %25, i32 0, i32 2
  store i64 %24, ptr %26, align 8
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds %struct.Vec, ptr %27, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds %struct.Vec, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = call ptr @realloc(ptr noundef %29, i64 noundef %32) #7
  %34 = load ptr, ptr %3, align 8
  %35 = getelementptr inbounds %struct.Vec, ptr %34, i32 0, i32 0
  store ptr %33, ptr %35, align 8
  br label %36

36:                                               ; preds = %23, %2
  %37 = load i8, ptr %4, align 1
  %38 = load ptr, ptr %3, align 8
  %39 = getelementptr inbounds %struct.Vec, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = load ptr, ptr %3, align 8
  %42 = getelementptr inbounds %struct.Vec, ptr %41, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %43, 1
  store i64 %44, ptr %42, align 8
  %45 = getelementptr inbounds i8, ptr %40, i64 %43
  store i8 %37, ptr %45, align 1
  ret void
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @cmp(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr %5, align 4
  %9 = load ptr, ptr %4, align 8
  %10 = load i32, ptr %9, align 4
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %15

14:                                               ; preds = %2
  br label %20

15:                                               ; preds = %2
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp sgt i32 %16, %17
  %19 = zext i1 %18 to i32
  br label %20

20:                                               ; preds = %15, %14
  %21 = phi i32 [ -1, %14 ], [ %19, %15 ]
  ret i32 %21
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal void @sub(ptr dead_on_unwind noalias writable sret(%struct.V) align 8 %0, ptr noundef byval(%struct.V) align 8 %1, ptr noundef byval(%struct.V) align 8 %2) #0 {
  %4 = alloca %struct.V, align 8
  call void @mul(ptr dead_on_unwind writable sret(%struct.V) align 8 %4, ptr noundef byval(%struct.V) align 8 %2, double noundef -1.000000e+00)
  call void @add(ptr dead_on_unwind writable sret(%struct.V) align 8 %0, ptr noundef byval(%struct.V) align 8 %1, ptr noundef byval(%struct.V) align 8 %4)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal double @dot(ptr noundef byval(%struct.V) align 8 %0, ptr noundef byval(%struct.V) align 8 %1) #0 {
  %3 = getelementptr inbounds %struct.V, ptr %0, i32 0, i32 0
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds %struct.V, ptr %1, i32 0, i32 0
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds %struct.V, ptr %0, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds %struct.V, ptr %1, i32 0, i32 1
  %10 = load double, ptr %9, align 8
  %11 = fmul double %8, %10
  %12 = call double @llvm.fmuladd.f64(double %4, double %6, double %11)
  %13 = getelementptr inbounds %struct.V, ptr %0, i32 0, i32 2
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds %struct.V, ptr %1, i32 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = call double @llvm.fmuladd.f64(double %14, double %16, double %12)
  ret double %17
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: noinline nounwind uwtable
define internal void @add(ptr dead_on_unwind noalias writable sret(%struct.V) align 8 %0, ptr noundef byval(%struct.V) align 8 %1, ptr noundef byval(%struct.V) align 8 %2) #0 {
  %4 = getelementptr inbounds %struct.V, ptr %0, i32 0, i32 0
  %5 = getelementptr inbounds %struct.V, ptr %1, i32 0, i32 0
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds %struct.V, ptr %2, i32 0, i32 0
  %8 = load double, ptr %7, align 8
  %9 = fadd double %6, %8
  store double %9, ptr %4, align 8
  %10 = getelementptr inbounds %struct.V, ptr %0, i32 0, i32 1
  %11 = getelementptr inbounds %struct.V, ptr %1, i32 0, i32 1
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds %struct.V, ptr %2, i32 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = fadd double %12, %14
  store double %15, ptr %10, align 8
  %16 = getelementptr inbounds %struct.V, ptr %0, i32 0, i32 2
  %17 = getelementptr inbounds %struct.V, ptr %1, i32 0, i32 2
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds %struct.V, ptr %2, i32 0, i32 2
  %20 = load double, ptr %19, align 8
  %21 = fadd double %18, %20
  store double %21, ptr %16, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @mul(ptr dead_on_unwind noalias writable sret(%struct.V) align 8 %0, ptr noundef byval(%struct.V) align 8 %1, double noundef %2) #0 {
  %4 = alloca double, align 8
  store double %2, ptr %4, align 8
  %5 = getelementptr inbounds %struct.V, ptr %0, i32 0, i32 0
  %6 = getelementptr inbounds %struct.V, ptr %1, i32 0, i32 0
  %7 = load double, ptr %6, align 8
  %8 = load double, ptr %4, align 8
  %9 = fmul double %7, %8
  store double %9, ptr %5, align 8
  %10 = getelementptr inbounds %struct.V, ptr %0, i32 0, i32 1
  %11 = getelementptr inbounds %struct.V, ptr %1, i32 0, i32 1
  %12 = load double, ptr %11, align 8
  %13 = load double, ptr %4, align 8
  %14 = fmul double %12, %13
  store double %14, ptr %10, align 8
  %15 = getelementptr inbounds %struct.V, ptr %0, i32 0, i32 2
  %16 = getelementptr inbounds %struct.V, ptr %1, i32 0, i32 2
  %17 = load double, ptr %16, align 8
  %18 = load double, ptr %4, align 8
  %19 = fmul double %17, %18
  store double %19, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind allocsize(1) }

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
