; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.ld = type { x86_fp80, i32 }
%union.u = type { double }

@.str = private unnamed_addr constant [25 x i8] c"%.17g %.17g %.17g %.17g\0A\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"%.20Lg\0A\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"%.18Lg %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"%.18Lg %.18Lg\0A\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"%.15g %.15g\0A\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"%.8g %.8g\0A\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"%.17g\0A\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [17 x i8] c"%d %lld %u %llu\0A\00", align 1
@.str.9 = private unnamed_addr constant [22 x i8] c"%.18Lg %.18Lg %.18Lg\0A\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@.str.11 = private unnamed_addr constant [14 x i8] c"%d%d%d%d%d%d\0A\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"%d%d%d%d\0A\00", align 1
@.str.13 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [16 x i8] c"%g %g %g %g %g\0A\00", align 1
@.str.16 = private unnamed_addr constant [13 x i8] c"%g %g %g %g\0A\00", align 1
@.str.17 = private unnamed_addr constant [17 x i8] c"%d %u %lld %llu\0A\00", align 1
@.str.18 = private unnamed_addr constant [19 x i8] c"%.17g %.17g %.17g\0A\00", align 1
@.str.19 = private unnamed_addr constant [11 x i8] c"%.9g %.9g\0A\00", align 1
@.str.20 = private unnamed_addr constant [6 x i8] c"%llx\0A\00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c"%x\0A\00", align 1
@.str.22 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"%g %d\0A\00", align 1
@.str.24 = private unnamed_addr constant [3 x i8] c"12\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_fp80 @ldadd(x86_fp80 noundef %0, x86_fp80 noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %3, align 16
  store x86_fp80 %1, ptr %4, align 16
  %5 = load x86_fp80, ptr %3, align 16
  %6 = load x86_fp80, ptr %4, align 16
  %7 = load x86_fp80, ptr %3, align 16
  %8 = load x86_fp80, ptr %4, align 16
  %9 = fdiv x86_fp80 %7, %8
  %10 = fneg x86_fp80 %9
  %11 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %5, x86_fp80 %6, x86_fp80 %10)
  %12 = fadd x86_fp80 %11, 0xK4000D000000000000000
  ret x86_fp80 %12
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_fp80 @ldsum(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca x86_fp80, align 16
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %6)
  store x86_fp80 0xK00000000000000000000, ptr %4, align 16
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %59, %1
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %2, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %62

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 2
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %14, i32 15
  %16 = call ptr @llvm.ptrmask.p0.i64(ptr %15, i64 -16)
  %17 = getelementptr i8, ptr %16, i32 16
  store ptr %17, ptr %13, align 8
  %18 = load x86_fp80, ptr %16, align 16
  %19 = load x86_fp80, ptr %4, align 16
  %20 = fadd x86_fp80 %19, %18
  store x86_fp80 %20, ptr %4, align 16
  %21 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %21, i32 0, i32 0
  %23 = load i32, ptr %22, align 16
  %24 = icmp ule i32 %23, 40
  br i1 %24, label %25, label %30

25:                                               ; preds = %11
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %21, i32 0, i32 3
  %27 = load ptr, ptr %26, align 16
  %28 = getelementptr i8, ptr %27, i32 %23
  %29 = add i32 %23, 8
  store i32 %29, ptr %22, align 16
  br label %34

30:                                               ; preds = %11
  %31 = getelementptr inbounds %struct.__va_list_tag, ptr %21, i32 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr i8, ptr %32, i32 8
  store ptr %33, ptr %31, align 8
  br label %34

34:                                               ; preds = %30, %25
  %35 = phi ptr [ %28, %25 ], [ %32, %30 ]
  %36 = load i32, ptr %35, align 4
  %37 = sitofp i32 %36 to x86_fp80
  %38 = load x86_fp80, ptr %4, align 16
  %39 = fadd x86_fp80 %38, %37
  store x86_fp80 %39, ptr %4, align 16
  %40 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %41 = getelementptr inbounds %struct.__va_list_tag, ptr %40, i32 0, i32 1
  %42 = load i32, ptr %41, align 4
  %43 = icmp ule i32 %42, 160
  br i1 %43, label %44, label %49

44:                                               ; preds = %34
  %45 = getelementptr inbounds %struct.__va_list_tag, ptr %40, i32 0, i32 3
  %46 = load ptr, ptr %45, align 16
  %47 = getelementptr i8, ptr %46, i32 %42
  %48 = add i32 %42, 16
  store i32 %48, ptr %41, align 4
  br label %53

49:                                               ; preds = %34
  %50 = getelementptr inbounds %struct.__va_list_tag, ptr %40, i32 0, i32 2
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr i8, ptr %51, i32 8
  store ptr %52, ptr %50, align 8
  br label %53

53:                                               ; preds = %49, %44
  %54 = phi ptr [ %47, %44 ], [ %51, %49 ]
  %55 = load double, ptr %54, align 8
  %56 = fpext double %55 to x86_fp80
  %57 = load x86_fp80, ptr %4, align 16
  %58 = fadd x86_fp80 %57, %56
  store x86_fp80 %58, ptr %4, align 16
  br label %59

59:                                               ; preds = %53
  %60 = load i32, ptr %5, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %5, align 4
  br label %7, !llvm.loop !6

62:                                               ; preds = %7
  %63 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %63)
  %64 = load x86_fp80, ptr %4, align 16
  ret x86_fp80 %64
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @mkld(ptr dead_on_unwind noalias writable sret(%struct.ld) align 16 %0, x86_fp80 noundef %1, i32 noundef %2) #0 {
  %4 = alloca x86_fp80, align 16
  %5 = alloca i32, align 4
  store x86_fp80 %1, ptr %4, align 16
  store i32 %2, ptr %5, align 4
  %6 = getelementptr inbounds %struct.ld, ptr %0, i32 0, i32 0
  %7 = load x86_fp80, ptr %4, align 16
  store x86_fp80 %7, ptr %6, align 16
  %8 = getelementptr inbounds %struct.ld, ptr %0, i32 0, i32 1
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %8, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { x86_fp80, x86_fp80 } @cl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) #0 {
  %2 = alloca { x86_fp80, x86_fp80 }, align 16
  %3 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %4 = load x86_fp80, ptr %3, align 16
  %5 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %6 = load x86_fp80, ptr %5, align 16
  %7 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %8 = load x86_fp80, ptr %7, align 16
  %9 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %10 = load x86_fp80, ptr %9, align 16
  %11 = fmul x86_fp80 %4, %8
  %12 = fmul x86_fp80 %6, %10
  %13 = fmul x86_fp80 %4, %10
  %14 = fmul x86_fp80 %6, %8
  %15 = fsub x86_fp80 %11, %12
  %16 = fadd x86_fp80 %13, %14
  %17 = fcmp uno x86_fp80 %15, %15
  br i1 %17, label %18, label %24, !prof !8

18:                                               ; preds = %1
  %19 = fcmp uno x86_fp80 %16, %16
  br i1 %19, label %20, label %24, !prof !8

20:                                               ; preds = %18
  %21 = call { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80 noundef %4, x86_fp80 noundef %6, x86_fp80 noundef %8, x86_fp80 noundef %10) #6
  %22 = extractvalue { x86_fp80, x86_fp80 } %21, 0
  %23 = extractvalue { x86_fp80, x86_fp80 } %21, 1
  br label %24

24:                                               ; preds = %20, %18, %1
  %25 = phi x86_fp80 [ %15, %1 ], [ %15, %18 ], [ %22, %20 ]
  %26 = phi x86_fp80 [ %16, %1 ], [ %16, %18 ], [ %23, %20 ]
  %27 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 0
  %28 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 1
  store x86_fp80 %25, ptr %27, align 16
  store x86_fp80 %26, ptr %28, align 16
  %29 = load { x86_fp80, x86_fp80 }, ptr %2, align 16
  ret { x86_fp80, x86_fp80 } %29
}

declare { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80, x86_fp80, x86_fp80, x86_fp80)

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { double, double } @cd(double noundef %0, double noundef %1, double noundef %2, double noundef %3) #0 {
  %5 = alloca { double, double }, align 8
  %6 = alloca { double, double }, align 8
  %7 = alloca { double, double }, align 8
  %8 = getelementptr inbounds { double, double }, ptr %6, i32 0, i32 0
  store double %0, ptr %8, align 8
  %9 = getelementptr inbounds { double, double }, ptr %6, i32 0, i32 1
  store double %1, ptr %9, align 8
  %10 = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 0
  store double %2, ptr %10, align 8
  %11 = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 1
  store double %3, ptr %11, align 8
  %12 = getelementptr inbounds { double, double }, ptr %6, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds { double, double }, ptr %6, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 0
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 1
  %19 = load double, ptr %18, align 8
  %20 = fmul double %13, %17
  %21 = fmul double %15, %19
  %22 = fmul double %13, %19
  %23 = fmul double %15, %17
  %24 = fsub double %20, %21
  %25 = fadd double %22, %23
  %26 = fcmp uno double %24, %24
  br i1 %26, label %27, label %33, !prof !8

27:                                               ; preds = %4
  %28 = fcmp uno double %25, %25
  br i1 %28, label %29, label %33, !prof !8

29:                                               ; preds = %27
  %30 = call { double, double } @__muldc3(double noundef %13, double noundef %15, double noundef %17, double noundef %19) #6
  %31 = extractvalue { double, double } %30, 0
  %32 = extractvalue { double, double } %30, 1
  br label %33

33:                                               ; preds = %29, %27, %4
  %34 = phi double [ %24, %4 ], [ %24, %27 ], [ %31, %29 ]
  %35 = phi double [ %25, %4 ], [ %25, %27 ], [ %32, %29 ]
  %36 = getelementptr inbounds { double, double }, ptr %6, i32 0, i32 0
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds { double, double }, ptr %6, i32 0, i32 1
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 0
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 1
  %43 = load double, ptr %42, align 8
  %44 = call { double, double } @__divdc3(double noundef %37, double noundef %39, double noundef %41, double noundef %43) #6
  %45 = extractvalue { double, double } %44, 0
  %46 = extractvalue { double, double } %44, 1
  %47 = fadd double %34, %45
  %48 = fadd double %35, %46
  %49 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 0
  %50 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 1
  store double %47, ptr %49, align 8
  store double %48, ptr %50, align 8
  %51 = load { double, double }, ptr %5, align 8
  ret { double, double } %51
}

declare { double, double } @__muldc3(double, double, double, double)

declare { double, double } @__divdc3(double, double, double, double)

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <2 x float> @cf(<2 x float> noundef %0, <2 x float> noundef %1) #3 {
  %3 = alloca { float, float }, align 4
  %4 = alloca { float, float }, align 4
  %5 = alloca { float, float }, align 4
  %6 = alloca { float, float }, align 4
  store <2 x float> %0, ptr %4, align 4
  store <2 x float> %1, ptr %5, align 4
  %7 = getelementptr inbounds { float, float }, ptr %4, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds { float, float }, ptr %4, i32 0, i32 1
  %10 = load float, ptr %9, align 4
  %11 = getelementptr inbounds { float, float }, ptr %5, i32 0, i32 0
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds { float, float }, ptr %5, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = fmul float %8, %12
  %16 = fmul float %10, %14
  %17 = fmul float %8, %14
  %18 = fmul float %10, %12
  %19 = fsub float %15, %16
  %20 = fadd float %17, %18
  %21 = fcmp uno float %19, %19
  br i1 %21, label %22, label %30, !prof !8

22:                                               ; preds = %2
  %23 = fcmp uno float %20, %20
  br i1 %23, label %24, label %30, !prof !8

24:                                               ; preds = %22
  %25 = call <2 x float> @__mulsc3(float noundef %8, float noundef %10, float noundef %12, float noundef %14) #6
  store <2 x float> %25, ptr %6, align 4
  %26 = getelementptr inbounds { float, float }, ptr %6, i32 0, i32 0
  %27 = load float, ptr %26, align 4
  %28 = getelementptr inbounds { float, float }, ptr %6, i32 0, i32 1
  %29 = load float, ptr %28, align 4
  br label %30

30:                                               ; preds = %24, %22, %2
  %31 = phi float [ %19, %2 ], [ %19, %22 ], [ %27, %24 ]
  %32 = phi float [ %20, %2 ], [ %20, %22 ], [ %29, %24 ]
  %33 = getelementptr inbounds { float, float }, ptr %4, i32 0, i32 0
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds { float, float }, ptr %4, i32 0, i32 1
  %36 = load float, ptr %35, align 4
  %37 = fsub float %31, %34
  %38 = fsub float %32, %36
  %39 = getelementptr inbounds { float, float }, ptr %3, i32 0, i32 0
  %40 = getelementptr inbounds { float, float }, ptr %3, i32 0, i32 1
  store float %37, ptr %39, align 4
  store float %38, ptr %40, align 4
  %41 = load <2 x float>, ptr %3, align 4
  ret <2 x float> %41
}

declare <2 x float> @__mulsc3(float, float, float, float)

; Function Attrs: noinline nounwind optnone uwtable
define dso_local float @addf(float noundef %0, double noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca double, align 8
  store float %0, ptr %3, align 4
  store double %1, ptr %4, align 8
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load double, ptr %4, align 8
  %8 = fadd double %6, %7
  %9 = fptrunc double %8 to float
  ret float %9
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #3 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca float, align 4
  %4 = alloca x86_fp80, align 16
  %5 = alloca i32, align 4
  %6 = alloca %struct.ld, align 16
  %7 = alloca { x86_fp80, x86_fp80 }, align 16
  %8 = alloca { x86_fp80, x86_fp80 }, align 16
  %9 = alloca { double, double }, align 8
  %10 = alloca { double, double }, align 8
  %11 = alloca { double, double }, align 8
  %12 = alloca { float, float }, align 4
  %13 = alloca { float, float }, align 4
  %14 = alloca { float, float }, align 4
  %15 = alloca { float, float }, align 4
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca %union.u, align 8
  %19 = alloca half, align 2
  %20 = alloca half, align 2
  %21 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store volatile double 2.500000e+00, ptr %2, align 8
  store volatile float 1.250000e+00, ptr %3, align 4
  store volatile x86_fp80 0xK3FFF8CCCCCCCCCCCCCCD, ptr %4, align 16
  %22 = load volatile double, ptr %2, align 8
  %23 = load volatile float, ptr %3, align 4
  %24 = fpext float %23 to double
  %25 = fadd double %22, %24
  %26 = load volatile double, ptr %2, align 8
  %27 = load volatile float, ptr %3, align 4
  %28 = fpext float %27 to double
  %29 = fsub double %26, %28
  %30 = load volatile double, ptr %2, align 8
  %31 = load volatile float, ptr %3, align 4
  %32 = fpext float %31 to double
  %33 = fmul double %30, %32
  %34 = load volatile double, ptr %2, align 8
  %35 = load volatile float, ptr %3, align 4
  %36 = fpext float %35 to double
  %37 = fdiv double %34, %36
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %25, double noundef %29, double noundef %33, double noundef %37)
  %39 = load volatile x86_fp80, ptr %4, align 16
  %40 = load volatile double, ptr %2, align 8
  %41 = fpext double %40 to x86_fp80
  %42 = call x86_fp80 @ldadd(x86_fp80 noundef %39, x86_fp80 noundef %41)
  %43 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, x86_fp80 noundef %42)
  %44 = call x86_fp80 (i32, ...) @ldsum(i32 noundef 3, x86_fp80 noundef 0xK3FFFC000000000000000, i32 noundef 2, double noundef 3.500000e+00, x86_fp80 noundef 0xK40019000000000000000, i32 noundef 5, double noundef 6.500000e+00, x86_fp80 noundef 0xK4001F000000000000000, i32 noundef 8, double noundef 9.500000e+00)
  %45 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, x86_fp80 noundef %44)
  %46 = load volatile x86_fp80, ptr %4, align 16
  %47 = fmul x86_fp80 %46, 0xK40008000000000000000
  call void @mkld(ptr dead_on_unwind writable sret(%struct.ld) align 16 %6, x86_fp80 noundef %47, i32 noundef 7)
  %48 = getelementptr inbounds %struct.ld, ptr %6, i32 0, i32 0
  %49 = load x86_fp80, ptr %48, align 16
  %50 = getelementptr inbounds %struct.ld, ptr %6, i32 0, i32 1
  %51 = load i32, ptr %50, align 16
  %52 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, x86_fp80 noundef %49, i32 noundef %51)
  %53 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %8, i32 0, i32 0
  %54 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %8, i32 0, i32 1
  store x86_fp80 0xK3FFFC000000000000000, ptr %53, align 16
  store x86_fp80 0xK40008000000000000000, ptr %54, align 16
  %55 = call { x86_fp80, x86_fp80 } @cl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %8)
  %56 = extractvalue { x86_fp80, x86_fp80 } %55, 0
  %57 = extractvalue { x86_fp80, x86_fp80 } %55, 1
  %58 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %7, i32 0, i32 0
  %59 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %7, i32 0, i32 1
  store x86_fp80 %56, ptr %58, align 16
  store x86_fp80 %57, ptr %59, align 16
  %60 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %7, i32 0, i32 0
  %61 = load x86_fp80, ptr %60, align 16
  %62 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %7, i32 0, i32 1
  %63 = load x86_fp80, ptr %62, align 16
  %64 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %7, i32 0, i32 0
  %65 = load x86_fp80, ptr %64, align 16
  %66 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %7, i32 0, i32 1
  %67 = load x86_fp80, ptr %66, align 16
  %68 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, x86_fp80 noundef %61, x86_fp80 noundef %67)
  %69 = getelementptr inbounds { double, double }, ptr %10, i32 0, i32 0
  %70 = getelementptr inbounds { double, double }, ptr %10, i32 0, i32 1
  store double 1.500000e+00, ptr %69, align 8
  store double 2.000000e+00, ptr %70, align 8
  %71 = getelementptr inbounds { double, double }, ptr %10, i32 0, i32 0
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds { double, double }, ptr %10, i32 0, i32 1
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds { double, double }, ptr %11, i32 0, i32 0
  %76 = getelementptr inbounds { double, double }, ptr %11, i32 0, i32 1
  store double 5.000000e-01, ptr %75, align 8
  store double -1.000000e+00, ptr %76, align 8
  %77 = getelementptr inbounds { double, double }, ptr %11, i32 0, i32 0
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds { double, double }, ptr %11, i32 0, i32 1
  %80 = load double, ptr %79, align 8
  %81 = call { double, double } @cd(double noundef %72, double noundef %74, double noundef %78, double noundef %80)
  %82 = extractvalue { double, double } %81, 0
  %83 = extractvalue { double, double } %81, 1
  %84 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 0
  %85 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 1
  store double %82, ptr %84, align 8
  store double %83, ptr %85, align 8
  %86 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 0
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 1
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 0
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 1
  %93 = load double, ptr %92, align 8
  %94 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %87, double noundef %93)
  %95 = getelementptr inbounds { float, float }, ptr %13, i32 0, i32 0
  %96 = getelementptr inbounds { float, float }, ptr %13, i32 0, i32 1
  store float 1.500000e+00, ptr %95, align 4
  store float 2.000000e+00, ptr %96, align 4
  %97 = load <2 x float>, ptr %13, align 4
  %98 = getelementptr inbounds { float, float }, ptr %14, i32 0, i32 0
  %99 = getelementptr inbounds { float, float }, ptr %14, i32 0, i32 1
  store float 5.000000e-01, ptr %98, align 4
  store float -1.000000e+00, ptr %99, align 4
  %100 = load <2 x float>, ptr %14, align 4
  %101 = call <2 x float> @cf(<2 x float> noundef %97, <2 x float> noundef %100)
  store <2 x float> %101, ptr %15, align 4
  %102 = getelementptr inbounds { float, float }, ptr %15, i32 0, i32 0
  %103 = load float, ptr %102, align 4
  %104 = getelementptr inbounds { float, float }, ptr %15, i32 0, i32 1
  %105 = load float, ptr %104, align 4
  %106 = getelementptr inbounds { float, float }, ptr %12, i32 0, i32 0
  %107 = getelementptr inbounds { float, float }, ptr %12, i32 0, i32 1
  store float %103, ptr %106, align 4
  store float %105, ptr %107, align 4
  %108 = getelementptr inbounds { float, float }, ptr %12, i32 0, i32 0
  %109 = load float, ptr %108, align 4
  %110 = getelementptr inbounds { float, float }, ptr %12, i32 0, i32 1
  %111 = load float, ptr %110, align 4
  %112 = fpext float %109 to double
  %113 = getelementptr inbounds { float, float }, ptr %12, i32 0, i32 0
  %114 = load float, ptr %113, align 4
  %115 = getelementptr inbounds { float, float }, ptr %12, i32 0, i32 1
  %116 = load float, ptr %115, align 4
  %117 = fpext float %116 to double
  %118 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %112, double noundef %117)
  %119 = load volatile x86_fp80, ptr %4, align 16
  %120 = fmul x86_fp80 %119, 0xK4004C800000000000000
  %121 = call double @loop(x86_fp80 noundef %120)
  %122 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, double noundef %121)
  %123 = load volatile x86_fp80, ptr %4, align 16
  %124 = load volatile double, ptr %2, align 8
  %125 = fpext double %124 to x86_fp80
  %126 = fcmp olt x86_fp80 %123, %125
  %127 = zext i1 %126 to i32
  %128 = load volatile x86_fp80, ptr %4, align 16
  %129 = load volatile double, ptr %2, align 8
  %130 = fpext double %129 to x86_fp80
  %131 = fcmp ogt x86_fp80 %128, %130
  %132 = zext i1 %131 to i32
  %133 = load volatile x86_fp80, ptr %4, align 16
  %134 = fcmp oeq x86_fp80 %133, 0xK3FFF8CCCCCCCCCCCCCCD
  %135 = zext i1 %134 to i32
  %136 = load volatile x86_fp80, ptr %4, align 16
  %137 = load volatile x86_fp80, ptr %4, align 16
  %138 = fcmp une x86_fp80 %136, %137
  %139 = zext i1 %138 to i32
  %140 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %127, i32 noundef %132, i32 noundef %135, i32 noundef %139)
  %141 = load volatile x86_fp80, ptr %4, align 16
  %142 = fmul x86_fp80 %141, 0xKC005C800000000000000
  %143 = fptosi x86_fp80 %142 to i32
  %144 = load volatile x86_fp80, ptr %4, align 16
  %145 = fmul x86_fp80 %144, 0xK4030E35FA931A0000000
  %146 = fptosi x86_fp80 %145 to i64
  %147 = load volatile x86_fp80, ptr %4, align 16
  %148 = fmul x86_fp80 %147, 0xK401EEE6B280000000000
  %149 = fdiv x86_fp80 %148, 0xK40008000000000000000
  %150 = fptoui x86_fp80 %149 to i32
  %151 = load volatile x86_fp80, ptr %4, align 16
  %152 = fmul x86_fp80 %151, 0xK403EDE0B6B3A76400000
  %153 = fptoui x86_fp80 %152 to i64
  %154 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %143, i64 noundef %146, i32 noundef %150, i64 noundef %153)
  %155 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, x86_fp80 noundef 0xKC001E000000000000000, x86_fp80 noundef 0xK403EFFFFFFFFFFFFFFFF, x86_fp80 noundef 0xK401EFFFFFFFF00000000)
  %156 = load volatile x86_fp80, ptr %4, align 16
  %157 = fptrunc x86_fp80 %156 to double
  %158 = load volatile x86_fp80, ptr %4, align 16
  %159 = fptrunc x86_fp80 %158 to float
  %160 = fpext float %159 to double
  %161 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, double noundef %157, double noundef %160)
  %162 = load volatile x86_fp80, ptr %4, align 16
  %163 = fneg x86_fp80 %162
  %164 = load volatile x86_fp80, ptr %4, align 16
  %165 = fneg x86_fp80 %164
  %166 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %165)
  %167 = load volatile x86_fp80, ptr %4, align 16
  %168 = call x86_fp80 @sqrtl(x86_fp80 noundef %167) #6
  %169 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, x86_fp80 noundef %163, x86_fp80 noundef %166, x86_fp80 noundef %168)
  %170 = load volatile x86_fp80, ptr %4, align 16
  %171 = fmul x86_fp80 %170, 0xKC000C000000000000000
  %172 = call x86_fp80 @llvm.floor.f80(x86_fp80 %171)
  %173 = load volatile x86_fp80, ptr %4, align 16
  %174 = fmul x86_fp80 %173, 0xK4002A000000000000000
  %175 = call x86_fp80 @fmodl(x86_fp80 noundef %174, x86_fp80 noundef 0xK4000C000000000000000) #6
  %176 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, x86_fp80 noundef %172, x86_fp80 noundef %175)
  %177 = load volatile double, ptr %2, align 8
  %178 = fmul double 0x7FF8000000000000, %177
  store volatile double %178, ptr %16, align 8
  %179 = load volatile double, ptr %2, align 8
  %180 = fmul double 0x7FF0000000000000, %179
  store volatile double %180, ptr %17, align 8
  %181 = load volatile double, ptr %16, align 8
  %182 = load volatile double, ptr %2, align 8
  %183 = fcmp olt double %181, %182
  %184 = zext i1 %183 to i32
  %185 = load volatile double, ptr %16, align 8
  %186 = load volatile double, ptr %2, align 8
  %187 = fcmp ogt double %185, %186
  %188 = zext i1 %187 to i32
  %189 = load volatile double, ptr %16, align 8
  %190 = load volatile double, ptr %16, align 8
  %191 = fcmp oeq double %189, %190
  %192 = zext i1 %191 to i32
  %193 = load volatile double, ptr %16, align 8
  %194 = load volatile double, ptr %16, align 8
  %195 = fcmp une double %193, %194
  %196 = zext i1 %195 to i32
  %197 = load volatile double, ptr %16, align 8
  %198 = load volatile double, ptr %2, align 8
  %199 = fcmp ole double %197, %198
  %200 = zext i1 %199 to i32
  %201 = load volatile double, ptr %16, align 8
  %202 = load volatile double, ptr %2, align 8
  %203 = fcmp oge double %201, %202
  %204 = zext i1 %203 to i32
  %205 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %184, i32 noundef %188, i32 noundef %192, i32 noundef %196, i32 noundef %200, i32 noundef %204)
  %206 = load volatile double, ptr %16, align 8
  %207 = load volatile double, ptr %2, align 8
  %208 = fcmp olt double %206, %207
  %209 = xor i1 %208, true
  %210 = zext i1 %209 to i32
  %211 = load volatile double, ptr %16, align 8
  %212 = load volatile double, ptr %2, align 8
  %213 = fcmp oge double %211, %212
  %214 = xor i1 %213, true
  %215 = zext i1 %214 to i32
  %216 = load volatile double, ptr %16, align 8
  %217 = call i1 @llvm.is.fpclass.f64(double %216, i32 3)
  %218 = zext i1 %217 to i32
  %219 = load volatile double, ptr %17, align 8
  %220 = call double @llvm.fabs.f64(double %219) #7
  %221 = fcmp oeq double %220, 0x7FF0000000000000
  %222 = bitcast double %219 to i64
  %223 = icmp slt i64 %222, 0
  %224 = select i1 %223, i32 -1, i32 1
  %225 = select i1 %221, i32 %224, i32 0
  %226 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %210, i32 noundef %215, i32 noundef %218, i32 noundef %225)
  %227 = load volatile double, ptr %2, align 8
  %228 = call i1 @llvm.is.fpclass.f64(double %227, i32 504)
  %229 = zext i1 %228 to i32
  %230 = load volatile double, ptr %2, align 8
  %231 = call i1 @llvm.is.fpclass.f64(double %230, i32 264)
  %232 = zext i1 %231 to i32
  %233 = load volatile double, ptr %2, align 8
  %234 = fneg double %233
  %235 = bitcast double %234 to i64
  %236 = icmp slt i64 %235, 0
  %237 = zext i1 %236 to i32
  %238 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %229, i32 noundef %232, i32 noundef %237)
  %239 = load volatile double, ptr %2, align 8
  %240 = fmul double 0.000000e+00, %239
  %241 = fcmp oeq double %240, 0.000000e+00
  br i1 %241, label %242, label %246

242:                                              ; preds = %251, %248, %246, %0
  %243 = phi i32 [ 2, %0 ], [ 0, %246 ], [ 1, %248 ], [ %253, %251 ]
  %244 = load volatile double, ptr %16, align 8
  %245 = fcmp oeq double %244, 0.000000e+00
  br i1 %245, label %254, label %259

246:                                              ; preds = %0
  %247 = fcmp uno double %240, %240
  br i1 %247, label %242, label %248

248:                                              ; preds = %246
  %249 = call double @llvm.fabs.f64(double %240) #7
  %250 = fcmp oeq double %249, 0x7FF0000000000000
  br i1 %250, label %242, label %251

251:                                              ; preds = %248
  %252 = fcmp uge double %249, 0x10000000000000
  %253 = select i1 %252, i32 4, i32 3
  br label %242

254:                                              ; preds = %264, %261, %259, %242
  %255 = phi i32 [ 2, %242 ], [ 0, %259 ], [ 1, %261 ], [ %266, %264 ]
  %256 = load volatile double, ptr %2, align 8
  %257 = fmul double 1.000000e-310, %256
  %258 = fcmp oeq double %257, 0.000000e+00
  br i1 %258, label %267, label %394

259:                                              ; preds = %242
  %260 = fcmp uno double %244, %244
  br i1 %260, label %254, label %261

261:                                              ; preds = %259
  %262 = call double @llvm.fabs.f64(double %244) #7
  %263 = fcmp oeq double %262, 0x7FF0000000000000
  br i1 %263, label %254, label %264

264:                                              ; preds = %261
  %265 = fcmp uge double %262, 0x10000000000000
  %266 = select i1 %265, i32 4, i32 3
  br label %254

267:                                              ; preds = %399, %396, %394, %254
  %268 = phi i32 [ 2, %254 ], [ 0, %394 ], [ 1, %396 ], [ %401, %399 ]
  %269 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %243, i32 noundef %255, i32 noundef %268)
  %270 = load volatile double, ptr %2, align 8
  %271 = load volatile double, ptr %16, align 8
  %272 = fcmp olt double %270, %271
  %273 = zext i1 %272 to i32
  %274 = load volatile double, ptr %2, align 8
  %275 = load volatile double, ptr %16, align 8
  %276 = fcmp uno double %274, %275
  %277 = zext i1 %276 to i32
  %278 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %273, i32 noundef %277)
  %279 = load volatile double, ptr %2, align 8
  %280 = fneg double %279
  %281 = call double @llvm.floor.f64(double %280)
  %282 = load volatile double, ptr %2, align 8
  %283 = fneg double %282
  %284 = call double @llvm.ceil.f64(double %283)
  %285 = load volatile double, ptr %2, align 8
  %286 = fneg double %285
  %287 = call double @llvm.trunc.f64(double %286)
  %288 = load volatile double, ptr %2, align 8
  %289 = call double @llvm.rint.f64(double %288)
  %290 = load volatile double, ptr %2, align 8
  %291 = call double @llvm.round.f64(double %290)
  %292 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, double noundef %281, double noundef %284, double noundef %287, double noundef %289, double noundef %291)
  %293 = load volatile double, ptr %2, align 8
  %294 = fneg double %293
  %295 = call double @llvm.fabs.f64(double %294)
  %296 = load volatile double, ptr %2, align 8
  %297 = call double @llvm.copysign.f64(double %296, double -1.000000e+00)
  %298 = load volatile double, ptr %2, align 8
  %299 = load volatile double, ptr %16, align 8
  %300 = call double @llvm.maxnum.f64(double %298, double %299)
  %301 = load volatile double, ptr %16, align 8
  %302 = load volatile double, ptr %2, align 8
  %303 = call double @llvm.minnum.f64(double %301, double %302)
  %304 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, double noundef %295, double noundef %297, double noundef %300, double noundef %303)
  %305 = load volatile double, ptr %2, align 8
  %306 = call double @sqrt(double noundef %305) #6
  %307 = load volatile double, ptr %2, align 8
  %308 = call double @pow(double noundef %307, double noundef 3.000000e+00) #6
  %309 = load volatile double, ptr %2, align 8
  %310 = call double @exp(double noundef %309) #6
  %311 = load volatile double, ptr %2, align 8
  %312 = call double @log(double noundef %311) #6
  %313 = load volatile double, ptr %2, align 8
  %314 = call double @sin(double noundef %313) #6
  %315 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, double noundef %306, double noundef %308, double noundef %310, double noundef %312, double noundef %314)
  %316 = load volatile double, ptr %2, align 8
  %317 = load volatile double, ptr %2, align 8
  %318 = load volatile float, ptr %3, align 4
  %319 = fpext float %318 to double
  %320 = call double @llvm.fma.f64(double %316, double %317, double %319)
  %321 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, double noundef %320)
  %322 = load volatile double, ptr %2, align 8
  %323 = call double @fmod(double noundef 1.050000e+01, double noundef %322) #6
  %324 = load volatile float, ptr %3, align 4
  %325 = call float @fmodf(float noundef 1.050000e+01, float noundef %324) #6
  %326 = fpext float %325 to double
  %327 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, double noundef %323, double noundef %326)
  %328 = load volatile double, ptr %2, align 8
  %329 = fneg double %328
  %330 = fptosi double %329 to i32
  %331 = load volatile double, ptr %2, align 8
  %332 = fmul double %331, 1.000000e+09
  %333 = fptoui double %332 to i32
  %334 = load volatile double, ptr %2, align 8
  %335 = fmul double %334, 1.000000e+18
  %336 = fptosi double %335 to i64
  %337 = load volatile double, ptr %2, align 8
  %338 = fmul double %337, 7.000000e+18
  %339 = fptoui double %338 to i64
  %340 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %330, i32 noundef %333, i64 noundef %336, i64 noundef %339)
  %341 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, double noundef 0x43F0000000000000, double noundef -5.000000e+00, double noundef 0x4170000000000000)
  %342 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, double noundef 0x43F0000000000000, double noundef 0x4340000020000000)
  %343 = load volatile double, ptr %2, align 8
  %344 = fptosi double %343 to i8
  %345 = sext i8 %344 to i32
  %346 = load volatile double, ptr %2, align 8
  %347 = fmul double %346, 1.000000e+03
  %348 = fptoui double %347 to i16
  %349 = zext i16 %348 to i32
  %350 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %345, i32 noundef %349)
  %351 = load volatile double, ptr %2, align 8
  store double %351, ptr %18, align 8
  %352 = load i64, ptr %18, align 8
  %353 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i64 noundef %352)
  %354 = load volatile float, ptr %3, align 4
  store float %354, ptr %18, align 8
  %355 = load i32, ptr %18, align 8
  %356 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, i32 noundef %355)
  %357 = load volatile float, ptr %3, align 4
  %358 = load volatile double, ptr %2, align 8
  %359 = call float @addf(float noundef %357, double noundef %358)
  %360 = fpext float %359 to double
  %361 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, double noundef %360)
  %362 = load volatile double, ptr %2, align 8
  %363 = fptrunc double %362 to half
  store half %363, ptr %19, align 2
  %364 = load half, ptr %19, align 2
  %365 = fpext half %364 to float
  %366 = load half, ptr %19, align 2
  %367 = fpext half %366 to float
  %368 = call float @llvm.fmuladd.f32(float %365, float %367, float 1.500000e+00)
  %369 = fptrunc float %368 to half
  store half %369, ptr %19, align 2
  %370 = load half, ptr %19, align 2
  %371 = fpext half %370 to double
  %372 = load half, ptr %19, align 2
  %373 = fcmp ogt half %372, 0xH4200
  %374 = zext i1 %373 to i32
  %375 = call i32 (ptr, ...) @printf(ptr noundef @.str.23, double noundef %371, i32 noundef %374)
  %376 = load volatile float, ptr %3, align 4
  %377 = fptrunc float %376 to half
  store half %377, ptr %20, align 2
  %378 = load half, ptr %20, align 2
  %379 = fpext half %378 to float
  %380 = fmul float %379, 2.000000e+00
  %381 = fpext float %380 to double
  %382 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, double noundef %381)
  store ptr @.str.24, ptr %21, align 8
  store i32 0, ptr %5, align 4
  br label %383

383:                                              ; preds = %391, %267
  %384 = load i32, ptr %5, align 4
  %385 = icmp slt i32 %384, 3
  br i1 %385, label %386, label %402

386:                                              ; preds = %383
  %387 = load i32, ptr %5, align 4
  %388 = sitofp i32 %387 to double
  %389 = load volatile double, ptr %2, align 8
  %390 = call double @llvm.fmuladd.f64(double %388, double 1.000000e-01, double %389)
  store volatile double %390, ptr %2, align 8
  br label %391

391:                                              ; preds = %386
  %392 = load i32, ptr %5, align 4
  %393 = add nsw i32 %392, 1
  store i32 %393, ptr %5, align 4
  br label %383, !llvm.loop !9

394:                                              ; preds = %254
  %395 = fcmp uno double %257, %257
  br i1 %395, label %267, label %396

396:                                              ; preds = %394
  %397 = call double @llvm.fabs.f64(double %257) #7
  %398 = fcmp oeq double %397, 0x7FF0000000000000
  br i1 %398, label %267, label %399

399:                                              ; preds = %396
  %400 = fcmp uge double %397, 0x10000000000000
  %401 = select i1 %400, i32 4, i32 3
  br label %267

402:                                              ; preds = %383
  %403 = load volatile double, ptr %2, align 8
  %404 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, double noundef %403)
  %405 = load volatile double, ptr %2, align 8
  %406 = fptosi double %405 to i32
  ret i32 %406
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal double @loop(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  %5 = alloca i32, align 4
  %6 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  store x86_fp80 0xK00000000000000000000, ptr %3, align 16
  store x86_fp80 0xK3FFF8000000000000000, ptr %4, align 16
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %18, %1
  %8 = load i32, ptr %5, align 4
  %9 = sitofp i32 %8 to x86_fp80
  %10 = load x86_fp80, ptr %2, align 16
  %11 = fcmp olt x86_fp80 %9, %10
  br i1 %11, label %12, label %21

12:                                               ; preds = %7
  %13 = load x86_fp80, ptr %3, align 16
  %14 = load x86_fp80, ptr %4, align 16
  %15 = fadd x86_fp80 %13, %14
  store x86_fp80 %15, ptr %6, align 16
  %16 = load x86_fp80, ptr %4, align 16
  store x86_fp80 %16, ptr %3, align 16
  %17 = load x86_fp80, ptr %6, align 16
  store x86_fp80 %17, ptr %4, align 16
  br label %18

18:                                               ; preds = %12
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %5, align 4
  br label %7, !llvm.loop !10

21:                                               ; preds = %7
  %22 = load x86_fp80, ptr %3, align 16
  %23 = fptrunc x86_fp80 %22 to double
  ret double %23
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1

; Function Attrs: nounwind
declare x86_fp80 @sqrtl(x86_fp80 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.floor.f80(x86_fp80) #1

; Function Attrs: nounwind
declare x86_fp80 @fmodl(x86_fp80 noundef, x86_fp80 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #5

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #5

; Function Attrs: nounwind
declare double @exp(double noundef) #5

; Function Attrs: nounwind
declare double @log(double noundef) #5

; Function Attrs: nounwind
declare double @sin(double noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: nounwind
declare double @fmod(double noundef, double noundef) #5

; Function Attrs: nounwind
declare float @fmodf(float noundef, float noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { memory(none) }

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
!8 = !{!"branch_weights", i32 1, i32 1048575}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
