source_filename = "flops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@A6 = internal global double 0x3DE68DF75229C1A6, align 8
@A5 = internal global double 0x3E5AEB5A8CF8A426, align 8
@A4 = internal global double 0x3EC71DF284AA3566, align 8
@A3 = internal global double 0x3F2A01A03FB1CA71, align 8
@A2 = internal global double 0x3F811111113AE9A3, align 8
@A1 = internal global double 0xBFC5555555559705, align 8
@A0 = internal global double 1.000000e+00, align 8
@.str = private unnamed_addr constant [6 x i8] c"%.8f\0A\00", align 1
@B6 = internal global double 0x3E2157B275DF182A, align 8
@B5 = internal global double 0xBE927BB3D47DDB8E, align 8
@B4 = internal global double 0x3EFA019528242DB7, align 8
@B3 = internal global double 0xBF56C16BFFE76516, align 8
@B2 = internal global double 0x3FA5555555290224, align 8
@B1 = internal global double 0xBFDFFFFFFFFF8156, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  store i32 0, ptr %1, align 4
  store double 0.000000e+00, ptr %2, align 8
  store i32 15000000, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = sitofp i32 %13 to double
  %15 = fdiv double 0x400921FB54442D11, %14
  store double %15, ptr %6, align 8
  store double 0.000000e+00, ptr %2, align 8
  store i32 1, ptr %8, align 4
  br label %16

16:                                               ; preds = %54, %0
  %17 = load i32, ptr %8, align 4
  %18 = load i32, ptr %7, align 4
  %19 = sub nsw i32 %18, 1
  %20 = icmp sle i32 %17, %19
  br i1 %20, label %21, label %57

21:                                               ; preds = %16
  %22 = load i32, ptr %8, align 4
  %23 = sitofp i32 %22 to double
  %24 = load double, ptr %6, align 8
  %25 = fmul double %23, %24
  store double %25, ptr %4, align 8
  %26 = load double, ptr %4, align 8
  %27 = load double, ptr %4, align 8
  %28 = fmul double %26, %27
  store double %28, ptr %3, align 8
  %29 = load double, ptr %3, align 8
  %30 = load double, ptr %3, align 8
  %31 = load double, ptr %3, align 8
  %32 = load double, ptr %3, align 8
  %33 = load double, ptr %3, align 8
  %34 = load double, ptr @A6, align 8
  %35 = load double, ptr %3, align 8
  %36 = load double, ptr @A5, align 8
  %37 = fneg double %36
  %38 = call double @llvm.fmuladd.f64(double %34, double %35, double %37)
  %39 = load double, ptr @A4, align 8
  %40 = call double @llvm.fmuladd.f64(double %33, double %38, double %39)
  %41 = load double, ptr @A3, align 8
  %42 = fneg double %41
  %43 = call double @llvm.fmuladd.f64(double %32, double %40, double %42)
  %44 = load double, ptr @A2, align 8
  %45 = call double @llvm.fmuladd.f64(double %31, double %43, double %44)
  %46 = load double, ptr @A1, align 8
  %47 = call double @llvm.fmuladd.f64(double %30, double %45, double %46)
  %48 = load double, ptr @A0, align 8
  %49 = call double @llvm.fmuladd.f64(double %29, double %47, double %48)
  store double %49, ptr %5, align 8
  %50 = load double, ptr %4, align 8
  %51 = load double, ptr %5, align 8
  %52 = load double, ptr %2, align 8
  %53 = call double @llvm.fmuladd.f64(double %50, double %51, double %52)
  store double %53, ptr %2, align 8
  br label %54

54:                                               ; preds = %21
  %55 = load i32, ptr %8, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %8, align 4
  br label %16, !llvm.loop !6

57:                                               ; preds = %16
  %58 = load double, ptr %2, align 8
  %59 = load double, ptr %6, align 8
  %60 = fmul double %58, %59
  %61 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %60)
  store double 0.000000e+00, ptr %2, align 8
  store i32 1, ptr %9, align 4
  br label %62

62:                                               ; preds = %95, %57
  %63 = load i32, ptr %9, align 4
  %64 = load i32, ptr %7, align 4
  %65 = sub nsw i32 %64, 1
  %66 = icmp sle i32 %63, %65
  br i1 %66, label %67, label %98

67:                                               ; preds = %62
  %68 = load i32, ptr %9, align 4
  %69 = sitofp i32 %68 to double
  %70 = load double, ptr %6, align 8
  %71 = fmul double %69, %70
  store double %71, ptr %3, align 8
  %72 = load double, ptr %3, align 8
  %73 = load double, ptr %3, align 8
  %74 = fmul double %72, %73
  store double %74, ptr %5, align 8
  %75 = load double, ptr %5, align 8
  %76 = load double, ptr %5, align 8
  %77 = load double, ptr %5, align 8
  %78 = load double, ptr %5, align 8
  %79 = load double, ptr %5, align 8
  %80 = load double, ptr @B6, align 8
  %81 = load double, ptr %5, align 8
  %82 = load double, ptr @B5, align 8
  %83 = call double @llvm.fmuladd.f64(double %80, double %81, double %82)
  %84 = load double, ptr @B4, align 8
  %85 = call double @llvm.fmuladd.f64(double %79, double %83, double %84)
  %86 = load double, ptr @B3, align 8
  %87 = call double @llvm.fmuladd.f64(double %78, double %85, double %86)
  %88 = load double, ptr @B2, align 8
  %89 = call double @llvm.fmuladd.f64(double %77, double %87, double %88)
  %90 = load double, ptr @B1, align 8
  %91 = call double @llvm.fmuladd.f64(double %76, double %89, double %90)
  %92 = call double @llvm.fmuladd.f64(double %75, double %91, double 1.000000e+00)
  %93 = load double, ptr %2, align 8
  %94 = fadd double %93, %92
  store double %94, ptr %2, align 8
  br label %95

95:                                               ; preds = %67
  %96 = load i32, ptr %9, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %9, align 4
  br label %62, !llvm.loop !8

98:                                               ; preds = %62
  %99 = load double, ptr %2, align 8
  %100 = load double, ptr %6, align 8
  %101 = fmul double %99, %100
  %102 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %101)
  store double 0.000000e+00, ptr %10, align 8
  store i32 1, ptr %11, align 4
  br label %103

103:                                              ; preds = %127, %98
  %104 = load i32, ptr %11, align 4
  %105 = load i32, ptr %7, align 4
  %106 = icmp sle i32 %104, %105
  br i1 %106, label %107, label %130

107:                                              ; preds = %103
  %108 = load i32, ptr %11, align 4
  %109 = sitofp i32 %108 to double
  %110 = load i32, ptr %7, align 4
  %111 = sitofp i32 %110 to double
  %112 = fdiv double %109, %111
  store double %112, ptr %12, align 8
  %113 = load double, ptr %12, align 8
  %114 = load double, ptr %12, align 8
  %115 = load double, ptr %12, align 8
  %116 = fadd double 0x3FE6666666666666, %115
  %117 = fneg double %114
  %118 = call double @llvm.fmuladd.f64(double %117, double %116, double 3.000000e-01)
  %119 = fneg double %113
  %120 = call double @llvm.fmuladd.f64(double %119, double %118, double 1.000000e+00)
  %121 = load double, ptr %12, align 8
  %122 = load double, ptr %12, align 8
  %123 = call double @llvm.fmuladd.f64(double %121, double %122, double 1.000000e+00)
  %124 = fdiv double %120, %123
  %125 = load double, ptr %10, align 8
  %126 = fadd double %125, %124
  store double %126, ptr %10, align 8
  br label %127

127:                                              ; preds = %107
  %128 = load i32, ptr %11, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %11, align 4
  br label %103, !llvm.loop !9

130:                                              ; preds = %103
  %131 = load double, ptr %10, align 8
  %132 = load i32, ptr %7, align 4
  %133 = sitofp i32 %132 to double
  %134 = fdiv double %131, %133
  %135 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %134)
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
