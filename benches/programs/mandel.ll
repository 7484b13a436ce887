source_filename = "mandel.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i64 0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %31, %0
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 700
  br i1 %7, label %8, label %34

8:                                                ; preds = %5
  store i32 0, ptr %4, align 4
  br label %9

9:                                                ; preds = %27, %8
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %10, 700
  br i1 %11, label %12, label %30

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4
  %14 = sitofp i32 %13 to double
  %15 = fmul double 3.000000e+00, %14
  %16 = fdiv double %15, 7.000000e+02
  %17 = fadd double -2.000000e+00, %16
  %18 = load i32, ptr %3, align 4
  %19 = sitofp i32 %18 to double
  %20 = fmul double 3.000000e+00, %19
  %21 = fdiv double %20, 7.000000e+02
  %22 = fadd double -1.500000e+00, %21
  %23 = call i32 @mand(double noundef %17, double noundef %22)
  %24 = sext i32 %23 to i64
  %25 = load i64, ptr %2, align 8
  %26 = add nsw i64 %25, %24
  store i64 %26, ptr %2, align 8
  br label %27

27:                                               ; preds = %12
  %28 = load i32, ptr %4, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %4, align 4
  br label %9, !llvm.loop !6

30:                                               ; preds = %9
  br label %31

31:                                               ; preds = %30
  %32 = load i32, ptr %3, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %3, align 4
  br label %5, !llvm.loop !8

34:                                               ; preds = %5
  %35 = load i64, ptr %2, align 8
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %35)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @mand(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  store double 0.000000e+00, ptr %5, align 8
  store double 0.000000e+00, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %9

9:                                                ; preds = %37, %2
  %10 = load i32, ptr %7, align 4
  %11 = icmp slt i32 %10, 256
  br i1 %11, label %12, label %40

12:                                               ; preds = %9
  %13 = load double, ptr %5, align 8
  %14 = load double, ptr %5, align 8
  %15 = load double, ptr %6, align 8
  %16 = load double, ptr %6, align 8
  %17 = fmul double %15, %16
  %18 = fneg double %17
  %19 = call double @llvm.fmuladd.f64(double %13, double %14, double %18)
  %20 = load double, ptr %3, align 8
  %21 = fadd double %19, %20
  store double %21, ptr %8, align 8
  %22 = load double, ptr %5, align 8
  %23 = fmul double 2.000000e+00, %22
  %24 = load double, ptr %6, align 8
  %25 = load double, ptr %4, align 8
  %26 = call double @llvm.fmuladd.f64(double %23, double %24, double %25)
  store double %26, ptr %6, align 8
  %27 = load double, ptr %8, align 8
  store double %27, ptr %5, align 8
  %28 = load double, ptr %5, align 8
  %29 = load double, ptr %5, align 8
  %30 = load double, ptr %6, align 8
  %31 = load double, ptr %6, align 8
  %32 = fmul double %30, %31
  %33 = call double @llvm.fmuladd.f64(double %28, double %29, double %32)
  %34 = fcmp ogt double %33, 4.000000e+00
  br i1 %34, label %35, label %36

35:                                               ; preds = %12
  br label %40

36:                                               ; preds = %12
  br label %37

37:                                               ; preds = %36
  %38 = load i32, ptr %7, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %7, align 4
  br label %9, !llvm.loop !9

40:                                               ; preds = %35, %9
  %41 = load i32, ptr %7, align 4
  ret i32 %41
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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
