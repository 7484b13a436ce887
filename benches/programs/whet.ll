source_filename = "whet.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@e1 = internal global [4 x double] zeroinitializer, align 16
@j = internal global i32 0, align 4
@k = internal global i32 0, align 4
@l = internal global i32 0, align 4
@t1 = internal global double 5.002500e-01, align 8
@.str = private unnamed_addr constant [22 x i8] c"%g %g %g %g %g %g %g\0A\00", align 1
@t = internal global double 4.999750e-01, align 8
@t2 = internal global double 2.000000e+00, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store double 1.000000e+00, ptr %2, align 8
  store double 1.000000e+00, ptr %3, align 8
  store double 1.000000e+00, ptr %4, align 8
  store i32 3000000, ptr %5, align 4
  store double 1.000000e+00, ptr @e1, align 16
  store double -1.000000e+00, ptr getelementptr inbounds ([4 x double], ptr @e1, i64 0, i64 1), align 8
  store double -1.000000e+00, ptr getelementptr inbounds ([4 x double], ptr @e1, i64 0, i64 2), align 16
  store double -1.000000e+00, ptr getelementptr inbounds ([4 x double], ptr @e1, i64 0, i64 3), align 8
  store i32 0, ptr %6, align 4
  br label %11

11:                                               ; preds = %16, %0
  %12 = load i32, ptr %6, align 4
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  call void @pa(ptr noundef @e1)
  br label %16

16:                                               ; preds = %15
  %17 = load i32, ptr %6, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %6, align 4
  br label %11, !llvm.loop !6

19:                                               ; preds = %11
  store i32 1, ptr @j, align 4
  store i32 2, ptr @k, align 4
  store i32 3, ptr @l, align 4
  store i32 0, ptr %7, align 4
  br label %20

20:                                               ; preds = %72, %19
  %21 = load i32, ptr %7, align 4
  %22 = load i32, ptr %5, align 4
  %23 = mul nsw i32 %22, 8
  %24 = icmp slt i32 %21, %23
  br i1 %24, label %25, label %75

25:                                               ; preds = %20
  %26 = load i32, ptr @j, align 4
  %27 = load i32, ptr @k, align 4
  %28 = load i32, ptr @j, align 4
  %29 = sub nsw i32 %27, %28
  %30 = mul nsw i32 %26, %29
  %31 = load i32, ptr @l, align 4
  %32 = load i32, ptr @k, align 4
  %33 = sub nsw i32 %31, %32
  %34 = mul nsw i32 %30, %33
  store i32 %34, ptr @j, align 4
  %35 = load i32, ptr @l, align 4
  %36 = load i32, ptr @k, align 4
  %37 = mul nsw i32 %35, %36
  %38 = load i32, ptr @l, align 4
  %39 = load i32, ptr @j, align 4
  %40 = sub nsw i32 %38, %39
  %41 = load i32, ptr @k, align 4
  %42 = mul nsw i32 %40, %41
  %43 = sub nsw i32 %37, %42
  store i32 %43, ptr @k, align 4
  %44 = load i32, ptr @l, align 4
  %45 = load i32, ptr @k, align 4
  %46 = sub nsw i32 %44, %45
  %47 = load i32, ptr @k, align 4
  %48 = load i32, ptr @j, align 4
  %49 = add nsw i32 %47, %48
  %50 = mul nsw i32 %46, %49
  store i32 %50, ptr @l, align 4
  %51 = load i32, ptr @j, align 4
  %52 = load i32, ptr @k, align 4
  %53 = add nsw i32 %51, %52
  %54 = load i32, ptr @l, align 4
  %55 = add nsw i32 %53, %54
  %56 = sitofp i32 %55 to double
  %57 = load i32, ptr @l, align 4
  %58 = sub nsw i32 %57, 2
  %59 = icmp sge i32 %58, 0
  br i1 %59, label %60, label %67

60:                                               ; preds = %25
  %61 = load i32, ptr @l, align 4
  %62 = sub nsw i32 %61, 2
  %63 = icmp slt i32 %62, 4
  br i1 %63, label %64, label %67

64:                                               ; preds = %60
  %65 = load i32, ptr @l, align 4
  %66 = sub nsw i32 %65, 2
  br label %68

67:                                               ; preds = %60, %25
  br label %68

68:                                               ; preds = %67, %64
  %69 = phi i32 [ %66, %64 ], [ 0, %67 ]
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [4 x double], ptr @e1, i64 0, i64 %70
  store double %56, ptr %71, align 8
  store i32 1, ptr @j, align 4
  store i32 2, ptr @k, align 4
  store i32 3, ptr @l, align 4
  br label %72

72:                                               ; preds = %68
  %73 = load i32, ptr %7, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %7, align 4
  br label %20, !llvm.loop !8

75:                                               ; preds = %20
  store i32 0, ptr %8, align 4
  br label %76

76:                                               ; preds = %84, %75
  %77 = load i32, ptr %8, align 4
  %78 = load i32, ptr %5, align 4
  %79 = mul nsw i32 %78, 8
  %80 = icmp slt i32 %77, %79
  br i1 %80, label %81, label %87

81:                                               ; preds = %76
  %82 = load double, ptr %2, align 8
  %83 = load double, ptr %3, align 8
  call void @p3(double noundef %82, double noundef %83, ptr noundef %4)
  br label %84

84:                                               ; preds = %81
  %85 = load i32, ptr %8, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %8, align 4
  br label %76, !llvm.loop !9

87:                                               ; preds = %76
  store i32 0, ptr @j, align 4
  store i32 1, ptr @k, align 4
  store i32 2, ptr @l, align 4
  store i32 0, ptr %9, align 4
  br label %88

88:                                               ; preds = %94, %87
  %89 = load i32, ptr %9, align 4
  %90 = load i32, ptr %5, align 4
  %91 = mul nsw i32 %90, 8
  %92 = icmp slt i32 %89, %91
  br i1 %92, label %93, label %97

93:                                               ; preds = %88
  call void @p0()
  br label %94

94:                                               ; preds = %93
  %95 = load i32, ptr %9, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %9, align 4
  br label %88, !llvm.loop !10

97:                                               ; preds = %88
  store i32 0, ptr %10, align 4
  br label %98

98:                                               ; preds = %110, %97
  %99 = load i32, ptr %10, align 4
  %100 = load i32, ptr %5, align 4
  %101 = icmp slt i32 %99, %100
  br i1 %101, label %102, label %113

102:                                              ; preds = %98
  %103 = load double, ptr %2, align 8
  %104 = fadd double %103, 5.000000e-01
  %105 = call double @log(double noundef %104) #3
  %106 = load double, ptr @t1, align 8
  %107 = fdiv double %105, %106
  %108 = call double @exp(double noundef %107) #3
  %109 = call double @sqrt(double noundef %108) #3
  store double %109, ptr %2, align 8
  br label %110

110:                                              ; preds = %102
  %111 = load i32, ptr %10, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %10, align 4
  br label %98, !llvm.loop !11

113:                                              ; preds = %98
  %114 = load double, ptr @e1, align 16
  %115 = load double, ptr getelementptr inbounds ([4 x double], ptr @e1, i64 0, i64 1), align 8
  %116 = load double, ptr getelementptr inbounds ([4 x double], ptr @e1, i64 0, i64 2), align 16
  %117 = load double, ptr getelementptr inbounds ([4 x double], ptr @e1, i64 0, i64 3), align 8
  %118 = load double, ptr %2, align 8
  %119 = load double, ptr %3, align 8
  %120 = load double, ptr %4, align 8
  %121 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %114, double noundef %115, double noundef %116, double noundef %117, double noundef %118, double noundef %119, double noundef %120)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @pa(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %85, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 6
  br i1 %6, label %7, label %88

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds double, ptr %8, i64 0
  %10 = load double, ptr %9, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds double, ptr %11, i64 1
  %13 = load double, ptr %12, align 8
  %14 = fadd double %10, %13
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds double, ptr %15, i64 2
  %17 = load double, ptr %16, align 8
  %18 = fadd double %14, %17
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds double, ptr %19, i64 3
  %21 = load double, ptr %20, align 8
  %22 = fsub double %18, %21
  %23 = load double, ptr @t, align 8
  %24 = fmul double %22, %23
  %25 = load ptr, ptr %2, align 8
  %26 = getelementptr inbounds double, ptr %25, i64 0
  store double %24, ptr %26, align 8
  %27 = load ptr, ptr %2, align 8
  %28 = getelementptr inbounds double, ptr %27, i64 0
  %29 = load double, ptr %28, align 8
  %30 = load ptr, ptr %2, align 8
  %31 = getelementptr inbounds double, ptr %30, i64 1
  %32 = load double, ptr %31, align 8
  %33 = fadd double %29, %32
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds double, ptr %34, i64 2
  %36 = load double, ptr %35, align 8
  %37 = fsub double %33, %36
  %38 = load ptr, ptr %2, align 8
  %39 = getelementptr inbounds double, ptr %38, i64 3
  %40 = load double, ptr %39, align 8
  %41 = fadd double %37, %40
  %42 = load double, ptr @t, align 8
  %43 = fmul double %41, %42
  %44 = load ptr, ptr %2, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 1
  store double %43, ptr %45, align 8
  %46 = load ptr, ptr %2, align 8
  %47 = getelementptr inbounds double, ptr %46, i64 0
  %48 = load double, ptr %47, align 8
  %49 = load ptr, ptr %2, align 8
  %50 = getelementptr inbounds double, ptr %49, i64 1
  %51 = load double, ptr %50, align 8
  %52 = fsub double %48, %51
  %53 = load ptr, ptr %2, align 8
  %54 = getelementptr inbounds double, ptr %53, i64 2
  %55 = load double, ptr %54, align 8
  %56 = fadd double %52, %55
  %57 = load ptr, ptr %2, align 8
  %58 = getelementptr inbounds double, ptr %57, i64 3
  %59 = load double, ptr %58, align 8
  %60 = fadd double %56, %59
  %61 = load double, ptr @t, align 8
  %62 = fmul double %60, %61
  %63 = load ptr, ptr %2, align 8
  %64 = getelementptr inbounds double, ptr %63, i64 2
  store double %62, ptr %64, align 8
  %65 = load ptr, ptr %2, align 8
  %66 = getelementptr inbounds double, ptr %65, i64 0
  %67 = load double, ptr %66, align 8
  %68 = fneg double %67
  %69 = load ptr, ptr %2, align 8
  %70 = getelementptr inbounds double, ptr %69, i64 1
  %71 = load double, ptr %70, align 8
  %72 = fadd double %68, %71
  %73 = load ptr, ptr %2, align 8
  %74 = getelementptr inbounds double, ptr %73, i64 2
  %75 = load double, ptr %74, align 8
  %76 = fadd double %72, %75
  %77 = load ptr, ptr %2, align 8
  %78 = getelementptr inbounds double, ptr %77, i64 3
  %79 = load double, ptr %78, align 8
  %80 = fadd double %76, %79
  %81 = load double, ptr @t2, align 8
  %82 = fdiv double %80, %81
  %83 = load ptr, ptr %2, align 8
  %84 = getelementptr inbounds double, ptr %83, i64 3
  store double %82, ptr %84, align 8
  br label %85

85:                                               ; preds = %7
  %86 = load i32, ptr %3, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %3, align 4
  br label %4, !llvm.loop !12

88:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @p3(double noundef %0, double noundef %1, ptr noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = load double, ptr %4, align 8
  store double %9, ptr %7, align 8
  %10 = load double, ptr %5, align 8
  store double %10, ptr %8, align 8
  %11 = load double, ptr @t, align 8
  %12 = load double, ptr %7, align 8
  %13 = load double, ptr %8, align 8
  %14 = fadd double %12, %13
  %15 = fmul double %11, %14
  store double %15, ptr %7, align 8
  %16 = load double, ptr @t, align 8
  %17 = load double, ptr %7, align 8
  %18 = load double, ptr %8, align 8
  %19 = fadd double %17, %18
  %20 = fmul double %16, %19
  store double %20, ptr %8, align 8
  %21 = load double, ptr %7, align 8
  %22 = load double, ptr %8, align 8
  %23 = fadd double %21, %22
  %24 = load double, ptr @t2, align 8
  %25 = fdiv double %23, %24
  %26 = load ptr, ptr %6, align 8
  store double %25, ptr %26, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @p0() #0 {
  %1 = load i32, ptr @k, align 4
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [4 x double], ptr @e1, i64 0, i64 %2
  %4 = load double, ptr %3, align 8
  %5 = load i32, ptr @j, align 4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds [4 x double], ptr @e1, i64 0, i64 %6
  store double %4, ptr %7, align 8
  %8 = load i32, ptr @l, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [4 x double], ptr @e1, i64 0, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = load i32, ptr @k, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x double], ptr @e1, i64 0, i64 %13
  store double %11, ptr %14, align 8
  %15 = load i32, ptr @j, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x double], ptr @e1, i64 0, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = load i32, ptr @l, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [4 x double], ptr @e1, i64 0, i64 %20
  store double %18, ptr %21, align 8
  ret void
}

; Function Attrs: nounwind
declare double @sqrt(double noundef) #1

; Function Attrs: nounwind
declare double @exp(double noundef) #1

; Function Attrs: nounwind
declare double @log(double noundef) #1

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

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
