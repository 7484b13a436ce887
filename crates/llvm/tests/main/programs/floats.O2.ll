; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.ld = type { x86_fp80, i32 }

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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef x86_fp80 @ldadd(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fneg x86_fp80 %0
  %4 = fdiv x86_fp80 %3, %1
  %5 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %0, x86_fp80 %1, x86_fp80 %4)
  %6 = fadd x86_fp80 %5, 0xK4000D000000000000000
  ret x86_fp80 %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #1

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local x86_fp80 @ldsum(i32 noundef %0, ...) local_unnamed_addr #2 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #10
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %12

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = getelementptr inbounds i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = getelementptr inbounds i8, ptr %2, i64 4
  %10 = load ptr, ptr %6, align 8
  %11 = load i32, ptr %9, align 4
  br label %14

12:                                               ; preds = %46, %1
  %13 = phi x86_fp80 [ 0xK00000000000000000000, %1 ], [ %52, %46 ]
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #10
  ret x86_fp80 %13

14:                                               ; preds = %4, %46
  %15 = phi i32 [ %11, %4 ], [ %47, %46 ]
  %16 = phi ptr [ %10, %4 ], [ %48, %46 ]
  %17 = phi i32 [ 0, %4 ], [ %53, %46 ]
  %18 = phi x86_fp80 [ 0xK00000000000000000000, %4 ], [ %52, %46 ]
  %19 = phi i32 [ %5, %4 ], [ %34, %46 ]
  %20 = getelementptr inbounds i8, ptr %16, i64 15
  %21 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %20, i64 -16)
  %22 = getelementptr i8, ptr %21, i64 16
  store ptr %22, ptr %6, align 8
  %23 = load x86_fp80, ptr %21, align 16, !tbaa !5
  %24 = fadd x86_fp80 %18, %23
  %25 = icmp ult i32 %19, 41
  br i1 %25, label %26, label %30

26:                                               ; preds = %14
  %27 = zext nneg i32 %19 to i64
  %28 = getelementptr i8, ptr %8, i64 %27
  %29 = add nuw nsw i32 %19, 8
  store i32 %29, ptr %2, align 16
  br label %32

30:                                               ; preds = %14
  %31 = getelementptr i8, ptr %21, i64 24
  store ptr %31, ptr %6, align 8
  br label %32

32:                                               ; preds = %30, %26
  %33 = phi ptr [ %22, %26 ], [ %31, %30 ]
  %34 = phi i32 [ %29, %26 ], [ %19, %30 ]
  %35 = phi ptr [ %28, %26 ], [ %22, %30 ]
  %36 = load i32, ptr %35, align 4, !tbaa !9
  %37 = sitofp i32 %36 to x86_fp80
  %38 = fadd x86_fp80 %24, %37
  %39 = icmp ult i32 %15, 161
  br i1 %39, label %40, label %44

40:                                               ; preds = %32
  %41 = zext nneg i32 %15 to i64
  %42 = getelementptr i8, ptr %8, i64 %41
  %43 = add nuw nsw i32 %15, 16
  store i32 %43, ptr %9, align 4
  br label %46

44:                                               ; preds = %32
  %45 = getelementptr i8, ptr %33, i64 8
  store ptr %45, ptr %6, align 8
  br label %46

46:                                               ; preds = %44, %40
  %47 = phi i32 [ %43, %40 ], [ %15, %44 ]
  %48 = phi ptr [ %33, %40 ], [ %45, %44 ]
  %49 = phi ptr [ %42, %40 ], [ %33, %44 ]
  %50 = load double, ptr %49, align 8, !tbaa !11
  %51 = fpext double %50 to x86_fp80
  %52 = fadd x86_fp80 %38, %51
  %53 = add nuw nsw i32 %17, 1
  %54 = icmp eq i32 %53, %0
  br i1 %54, label %12, label %14, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local void @mkld(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.ld) align 16 %0, x86_fp80 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  store x86_fp80 %1, ptr %0, align 16, !tbaa !15
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %2, ptr %4, align 16, !tbaa !17
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local { x86_fp80, x86_fp80 } @cl(ptr nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #6 {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = fmul x86_fp80 %2, %2
  %6 = fmul x86_fp80 %4, %4
  %7 = fmul x86_fp80 %2, %4
  %8 = fsub x86_fp80 %5, %6
  %9 = fadd x86_fp80 %7, %7
  %10 = fcmp uno x86_fp80 %8, 0xK00000000000000000000
  br i1 %10, label %11, label %17, !prof !18

11:                                               ; preds = %1
  %12 = fcmp uno x86_fp80 %9, 0xK00000000000000000000
  br i1 %12, label %13, label %17, !prof !18

13:                                               ; preds = %11
  %14 = tail call { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80 noundef %2, x86_fp80 noundef %4, x86_fp80 noundef %2, x86_fp80 noundef %4) #10
  %15 = extractvalue { x86_fp80, x86_fp80 } %14, 0
  %16 = extractvalue { x86_fp80, x86_fp80 } %14, 1
  br label %17

17:                                               ; preds = %13, %11, %1
  %18 = phi x86_fp80 [ %8, %1 ], [ %8, %11 ], [ %15, %13 ]
  %19 = phi x86_fp80 [ %9, %1 ], [ %9, %11 ], [ %16, %13 ]
  %20 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %18, 0
  %21 = insertvalue { x86_fp80, x86_fp80 } %20, x86_fp80 %19, 1
  ret { x86_fp80, x86_fp80 } %21
}

declare { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80, x86_fp80, x86_fp80, x86_fp80) local_unnamed_addr

; Function Attrs: nounwind uwtable
define dso_local { double, double } @cd(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #6 {
  %5 = fmul double %0, %2
  %6 = fmul double %1, %3
  %7 = fmul double %0, %3
  %8 = fmul double %1, %2
  %9 = fsub double %5, %6
  %10 = fadd double %8, %7
  %11 = fcmp uno double %9, 0.000000e+00
  br i1 %11, label %12, label %18, !prof !18

12:                                               ; preds = %4
  %13 = fcmp uno double %10, 0.000000e+00
  br i1 %13, label %14, label %18, !prof !18

14:                                               ; preds = %12
  %15 = tail call { double, double } @__muldc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) #10
  %16 = extractvalue { double, double } %15, 0
  %17 = extractvalue { double, double } %15, 1
  br label %18

18:                                               ; preds = %14, %12, %4
  %19 = phi double [ %9, %4 ], [ %9, %12 ], [ %16, %14 ]
  %20 = phi double [ %10, %4 ], [ %10, %12 ], [ %17, %14 ]
  %21 = tail call { double, double } @__divdc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) #10
  %22 = extractvalue { double, double } %21, 0
  %23 = extractvalue { double, double } %21, 1
  %24 = fadd double %19, %22
  %25 = fadd double %20, %23
  %26 = insertvalue { double, double } poison, double %24, 0
  %27 = insertvalue { double, double } %26, double %25, 1
  ret { double, double } %27
}

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

declare { double, double } @__divdc3(double, double, double, double) local_unnamed_addr

; Function Attrs: nounwind uwtable
define dso_local <2 x float> @cf(<2 x float> noundef %0, <2 x float> noundef %1) local_unnamed_addr #7 {
  %3 = extractelement <2 x float> %0, i64 1
  %4 = extractelement <2 x float> %0, i64 0
  %5 = extractelement <2 x float> %1, i64 1
  %6 = extractelement <2 x float> %1, i64 0
  %7 = fmul <2 x float> %0, %1
  %8 = fmul float %4, %5
  %9 = fmul float %3, %6
  %10 = shufflevector <2 x float> %7, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %11 = fsub <2 x float> %7, %10
  %12 = extractelement <2 x float> %11, i64 0
  %13 = fadd float %8, %9
  %14 = fcmp uno float %12, 0.000000e+00
  %15 = insertelement <2 x float> %11, float %13, i64 1
  br i1 %14, label %16, label %20, !prof !18

16:                                               ; preds = %2
  %17 = fcmp uno float %13, 0.000000e+00
  br i1 %17, label %18, label %20, !prof !18

18:                                               ; preds = %16
  %19 = tail call <2 x float> @__mulsc3(float noundef %4, float noundef %3, float noundef %6, float noundef %5) #10
  br label %20

20:                                               ; preds = %18, %16, %2
  %21 = phi <2 x float> [ %15, %2 ], [ %15, %16 ], [ %19, %18 ]
  %22 = fsub <2 x float> %21, %0
  ret <2 x float> %22
}

declare <2 x float> @__mulsc3(float, float, float, float) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @addf(float noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fpext float %0 to double
  %4 = fadd double %3, %1
  %5 = fptrunc double %4 to float
  ret float %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #7 {
  %1 = alloca double, align 8
  %2 = alloca float, align 4
  %3 = alloca x86_fp80, align 16
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1)
  store volatile double 2.500000e+00, ptr %1, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store volatile float 1.250000e+00, ptr %2, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 10, ptr nonnull %3)
  store volatile x86_fp80 0xK3FFF8CCCCCCCCCCCCCCD, ptr %3, align 16, !tbaa !5
  %6 = load volatile double, ptr %1, align 8, !tbaa !11
  %7 = load volatile float, ptr %2, align 4, !tbaa !19
  %8 = fpext float %7 to double
  %9 = fadd double %6, %8
  %10 = load volatile double, ptr %1, align 8, !tbaa !11
  %11 = load volatile float, ptr %2, align 4, !tbaa !19
  %12 = fpext float %11 to double
  %13 = fsub double %10, %12
  %14 = load volatile double, ptr %1, align 8, !tbaa !11
  %15 = load volatile float, ptr %2, align 4, !tbaa !19
  %16 = fpext float %15 to double
  %17 = fmul double %14, %16
  %18 = load volatile double, ptr %1, align 8, !tbaa !11
  %19 = load volatile float, ptr %2, align 4, !tbaa !19
  %20 = fpext float %19 to double
  %21 = fdiv double %18, %20
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %9, double noundef %13, double noundef %17, double noundef %21)
  %23 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %24 = load volatile double, ptr %1, align 8, !tbaa !11
  %25 = fpext double %24 to x86_fp80
  %26 = fneg x86_fp80 %23
  %27 = fdiv x86_fp80 %26, %25
  %28 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %23, x86_fp80 %25, x86_fp80 %27)
  %29 = fadd x86_fp80 %28, 0xK4000D000000000000000
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, x86_fp80 noundef %29)
  %31 = tail call x86_fp80 (i32, ...) @ldsum(i32 noundef 3, x86_fp80 noundef 0xK3FFFC000000000000000, i32 noundef 2, double noundef 3.500000e+00, x86_fp80 noundef 0xK40019000000000000000, i32 noundef 5, double noundef 6.500000e+00, x86_fp80 noundef 0xK4001F000000000000000, i32 noundef 8, double noundef 9.500000e+00)
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, x86_fp80 noundef %31)
  %33 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %34 = fmul x86_fp80 %33, 0xK40008000000000000000
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, x86_fp80 noundef %34, i32 noundef 7)
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, x86_fp80 noundef 0xKBFFFE000000000000000, x86_fp80 noundef 0xK4001C000000000000000)
  %37 = tail call { double, double } @__divdc3(double noundef 1.500000e+00, double noundef 2.000000e+00, double noundef 5.000000e-01, double noundef -1.000000e+00) #10
  %38 = extractvalue { double, double } %37, 0
  %39 = extractvalue { double, double } %37, 1
  %40 = fadd double %38, 2.750000e+00
  %41 = fadd double %39, -5.000000e-01
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %40, double noundef %41)
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef 1.250000e+00, double noundef -2.500000e+00)
  %44 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %45 = fmul x86_fp80 %44, 0xK4004C800000000000000
  %46 = fcmp ogt x86_fp80 %45, 0xK00000000000000000000
  br i1 %46, label %47, label %57

47:                                               ; preds = %0, %47
  %48 = phi x86_fp80 [ %49, %47 ], [ 0xK00000000000000000000, %0 ]
  %49 = phi x86_fp80 [ %51, %47 ], [ 0xK3FFF8000000000000000, %0 ]
  %50 = phi i32 [ %52, %47 ], [ 0, %0 ]
  %51 = fadd x86_fp80 %48, %49
  %52 = add nuw nsw i32 %50, 1
  %53 = uitofp nneg i32 %52 to x86_fp80
  %54 = fcmp ogt x86_fp80 %45, %53
  br i1 %54, label %47, label %55, !llvm.loop !21

55:                                               ; preds = %47
  %56 = fptrunc x86_fp80 %49 to double
  br label %57

57:                                               ; preds = %0, %55
  %58 = phi double [ 0.000000e+00, %0 ], [ %56, %55 ]
  %59 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef %58)
  %60 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %61 = load volatile double, ptr %1, align 8, !tbaa !11
  %62 = fpext double %61 to x86_fp80
  %63 = fcmp olt x86_fp80 %60, %62
  %64 = zext i1 %63 to i32
  %65 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %66 = load volatile double, ptr %1, align 8, !tbaa !11
  %67 = fpext double %66 to x86_fp80
  %68 = fcmp ogt x86_fp80 %65, %67
  %69 = zext i1 %68 to i32
  %70 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %71 = fcmp oeq x86_fp80 %70, 0xK3FFF8CCCCCCCCCCCCCCD
  %72 = zext i1 %71 to i32
  %73 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %74 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %75 = fcmp une x86_fp80 %73, %74
  %76 = zext i1 %75 to i32
  %77 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %64, i32 noundef %69, i32 noundef %72, i32 noundef %76)
  %78 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %79 = fmul x86_fp80 %78, 0xKC005C800000000000000
  %80 = fptosi x86_fp80 %79 to i32
  %81 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %82 = fmul x86_fp80 %81, 0xK4030E35FA931A0000000
  %83 = fptosi x86_fp80 %82 to i64
  %84 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %85 = fmul x86_fp80 %84, 0xK401EEE6B280000000000
  %86 = fmul x86_fp80 %85, 0xK3FFE8000000000000000
  %87 = fptoui x86_fp80 %86 to i32
  %88 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %89 = fmul x86_fp80 %88, 0xK403EDE0B6B3A76400000
  %90 = fptoui x86_fp80 %89 to i64
  %91 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %80, i64 noundef %83, i32 noundef %87, i64 noundef %90)
  %92 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, x86_fp80 noundef 0xKC001E000000000000000, x86_fp80 noundef 0xK403EFFFFFFFFFFFFFFFF, x86_fp80 noundef 0xK401EFFFFFFFF00000000)
  %93 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %94 = fptrunc x86_fp80 %93 to double
  %95 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %96 = fptrunc x86_fp80 %95 to float
  %97 = fpext float %96 to double
  %98 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, double noundef %94, double noundef %97)
  %99 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %100 = fneg x86_fp80 %99
  %101 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %102 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %101)
  %103 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %104 = tail call x86_fp80 @sqrtl(x86_fp80 noundef %103) #10
  %105 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, x86_fp80 noundef %100, x86_fp80 noundef %102, x86_fp80 noundef %104)
  %106 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %107 = fmul x86_fp80 %106, 0xKC000C000000000000000
  %108 = tail call x86_fp80 @llvm.floor.f80(x86_fp80 %107)
  %109 = load volatile x86_fp80, ptr %3, align 16, !tbaa !5
  %110 = fmul x86_fp80 %109, 0xK4002A000000000000000
  %111 = tail call x86_fp80 @fmodl(x86_fp80 noundef %110, x86_fp80 noundef 0xK4000C000000000000000) #10
  %112 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, x86_fp80 noundef %108, x86_fp80 noundef %111)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %113 = load volatile double, ptr %1, align 8, !tbaa !11
  store volatile double 0x7FF8000000000000, ptr %4, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %114 = load volatile double, ptr %1, align 8, !tbaa !11
  %115 = fmul double %114, 0x7FF0000000000000
  store volatile double %115, ptr %5, align 8, !tbaa !11
  %116 = load volatile double, ptr %4, align 8, !tbaa !11
  %117 = load volatile double, ptr %1, align 8, !tbaa !11
  %118 = fcmp olt double %116, %117
  %119 = zext i1 %118 to i32
  %120 = load volatile double, ptr %4, align 8, !tbaa !11
  %121 = load volatile double, ptr %1, align 8, !tbaa !11
  %122 = fcmp ogt double %120, %121
  %123 = zext i1 %122 to i32
  %124 = load volatile double, ptr %4, align 8, !tbaa !11
  %125 = load volatile double, ptr %4, align 8, !tbaa !11
  %126 = fcmp oeq double %124, %125
  %127 = zext i1 %126 to i32
  %128 = load volatile double, ptr %4, align 8, !tbaa !11
  %129 = load volatile double, ptr %4, align 8, !tbaa !11
  %130 = fcmp une double %128, %129
  %131 = zext i1 %130 to i32
  %132 = load volatile double, ptr %4, align 8, !tbaa !11
  %133 = load volatile double, ptr %1, align 8, !tbaa !11
  %134 = fcmp ole double %132, %133
  %135 = zext i1 %134 to i32
  %136 = load volatile double, ptr %4, align 8, !tbaa !11
  %137 = load volatile double, ptr %1, align 8, !tbaa !11
  %138 = fcmp oge double %136, %137
  %139 = zext i1 %138 to i32
  %140 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %119, i32 noundef %123, i32 noundef %127, i32 noundef %131, i32 noundef %135, i32 noundef %139)
  %141 = load volatile double, ptr %4, align 8, !tbaa !11
  %142 = load volatile double, ptr %1, align 8, !tbaa !11
  %143 = fcmp uge double %141, %142
  %144 = zext i1 %143 to i32
  %145 = load volatile double, ptr %4, align 8, !tbaa !11
  %146 = load volatile double, ptr %1, align 8, !tbaa !11
  %147 = fcmp ult double %145, %146
  %148 = zext i1 %147 to i32
  %149 = load volatile double, ptr %4, align 8, !tbaa !11
  %150 = fcmp uno double %149, 0.000000e+00
  %151 = zext i1 %150 to i32
  %152 = load volatile double, ptr %5, align 8, !tbaa !11
  %153 = tail call double @llvm.fabs.f64(double %152) #11
  %154 = fcmp oeq double %153, 0x7FF0000000000000
  %155 = bitcast double %152 to i64
  %156 = icmp slt i64 %155, 0
  %157 = select i1 %156, i32 -1, i32 1
  %158 = select i1 %154, i32 %157, i32 0
  %159 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef %144, i32 noundef %148, i32 noundef %151, i32 noundef %158)
  %160 = load volatile double, ptr %1, align 8, !tbaa !11
  %161 = tail call double @llvm.fabs.f64(double %160)
  %162 = fcmp one double %161, 0x7FF0000000000000
  %163 = zext i1 %162 to i32
  %164 = load volatile double, ptr %1, align 8, !tbaa !11
  %165 = tail call i1 @llvm.is.fpclass.f64(double %164, i32 264)
  %166 = zext i1 %165 to i32
  %167 = load volatile double, ptr %1, align 8, !tbaa !11
  %168 = fneg double %167
  %169 = bitcast double %168 to i64
  %170 = lshr i64 %169, 63
  %171 = trunc nuw nsw i64 %170 to i32
  %172 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %163, i32 noundef %166, i32 noundef %171)
  %173 = load volatile double, ptr %1, align 8, !tbaa !11
  %174 = fmul double %173, 0.000000e+00
  %175 = fcmp oeq double %174, 0.000000e+00
  br i1 %175, label %176, label %180

176:                                              ; preds = %185, %182, %180, %57
  %177 = phi i32 [ 2, %57 ], [ 0, %180 ], [ 1, %182 ], [ %187, %185 ]
  %178 = load volatile double, ptr %4, align 8, !tbaa !11
  %179 = fcmp oeq double %178, 0.000000e+00
  br i1 %179, label %188, label %193

180:                                              ; preds = %57
  %181 = fcmp uno double %174, 0.000000e+00
  br i1 %181, label %176, label %182

182:                                              ; preds = %180
  %183 = tail call double @llvm.fabs.f64(double %174) #11
  %184 = fcmp oeq double %183, 0x7FF0000000000000
  br i1 %184, label %176, label %185

185:                                              ; preds = %182
  %186 = fcmp uge double %183, 0x10000000000000
  %187 = select i1 %186, i32 4, i32 3
  br label %176

188:                                              ; preds = %198, %195, %193, %176
  %189 = phi i32 [ 2, %176 ], [ 0, %193 ], [ 1, %195 ], [ %200, %198 ]
  %190 = load volatile double, ptr %1, align 8, !tbaa !11
  %191 = fmul double %190, 1.000000e-310
  %192 = fcmp oeq double %191, 0.000000e+00
  br i1 %192, label %201, label %323

193:                                              ; preds = %176
  %194 = fcmp uno double %178, 0.000000e+00
  br i1 %194, label %188, label %195

195:                                              ; preds = %193
  %196 = tail call double @llvm.fabs.f64(double %178) #11
  %197 = fcmp oeq double %196, 0x7FF0000000000000
  br i1 %197, label %188, label %198

198:                                              ; preds = %195
  %199 = fcmp uge double %196, 0x10000000000000
  %200 = select i1 %199, i32 4, i32 3
  br label %188

201:                                              ; preds = %328, %325, %323, %188
  %202 = phi i32 [ 2, %188 ], [ 0, %323 ], [ 1, %325 ], [ %330, %328 ]
  %203 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %177, i32 noundef %189, i32 noundef %202)
  %204 = load volatile double, ptr %1, align 8, !tbaa !11
  %205 = load volatile double, ptr %4, align 8, !tbaa !11
  %206 = fcmp olt double %204, %205
  %207 = zext i1 %206 to i32
  %208 = load volatile double, ptr %1, align 8, !tbaa !11
  %209 = load volatile double, ptr %4, align 8, !tbaa !11
  %210 = fcmp uno double %208, %209
  %211 = zext i1 %210 to i32
  %212 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %207, i32 noundef %211)
  %213 = load volatile double, ptr %1, align 8, !tbaa !11
  %214 = fneg double %213
  %215 = tail call double @llvm.floor.f64(double %214)
  %216 = load volatile double, ptr %1, align 8, !tbaa !11
  %217 = fneg double %216
  %218 = tail call double @llvm.ceil.f64(double %217)
  %219 = load volatile double, ptr %1, align 8, !tbaa !11
  %220 = fneg double %219
  %221 = tail call double @llvm.trunc.f64(double %220)
  %222 = load volatile double, ptr %1, align 8, !tbaa !11
  %223 = tail call double @llvm.rint.f64(double %222)
  %224 = load volatile double, ptr %1, align 8, !tbaa !11
  %225 = tail call double @llvm.round.f64(double %224)
  %226 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, double noundef %215, double noundef %218, double noundef %221, double noundef %223, double noundef %225)
  %227 = load volatile double, ptr %1, align 8, !tbaa !11
  %228 = tail call double @llvm.fabs.f64(double %227)
  %229 = load volatile double, ptr %1, align 8, !tbaa !11
  %230 = tail call double @llvm.fabs.f64(double %229)
  %231 = fneg double %230
  %232 = load volatile double, ptr %1, align 8, !tbaa !11
  %233 = load volatile double, ptr %4, align 8, !tbaa !11
  %234 = tail call double @llvm.maxnum.f64(double %232, double %233)
  %235 = load volatile double, ptr %4, align 8, !tbaa !11
  %236 = load volatile double, ptr %1, align 8, !tbaa !11
  %237 = tail call double @llvm.minnum.f64(double %235, double %236)
  %238 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, double noundef %228, double noundef %231, double noundef %234, double noundef %237)
  %239 = load volatile double, ptr %1, align 8, !tbaa !11
  %240 = tail call double @sqrt(double noundef %239) #10
  %241 = load volatile double, ptr %1, align 8, !tbaa !11
  %242 = tail call double @pow(double noundef %241, double noundef 3.000000e+00) #10
  %243 = load volatile double, ptr %1, align 8, !tbaa !11
  %244 = tail call double @exp(double noundef %243) #10
  %245 = load volatile double, ptr %1, align 8, !tbaa !11
  %246 = tail call double @log(double noundef %245) #10
  %247 = load volatile double, ptr %1, align 8, !tbaa !11
  %248 = tail call double @sin(double noundef %247) #10
  %249 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, double noundef %240, double noundef %242, double noundef %244, double noundef %246, double noundef %248)
  %250 = load volatile double, ptr %1, align 8, !tbaa !11
  %251 = load volatile double, ptr %1, align 8, !tbaa !11
  %252 = load volatile float, ptr %2, align 4, !tbaa !19
  %253 = fpext float %252 to double
  %254 = tail call double @llvm.fma.f64(double %250, double %251, double %253)
  %255 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef %254)
  %256 = load volatile double, ptr %1, align 8, !tbaa !11
  %257 = tail call double @fmod(double noundef 1.050000e+01, double noundef %256) #10
  %258 = load volatile float, ptr %2, align 4, !tbaa !19
  %259 = tail call float @fmodf(float noundef 1.050000e+01, float noundef %258) #10
  %260 = fpext float %259 to double
  %261 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, double noundef %257, double noundef %260)
  %262 = load volatile double, ptr %1, align 8, !tbaa !11
  %263 = fneg double %262
  %264 = fptosi double %263 to i32
  %265 = load volatile double, ptr %1, align 8, !tbaa !11
  %266 = fmul double %265, 1.000000e+09
  %267 = fptoui double %266 to i32
  %268 = load volatile double, ptr %1, align 8, !tbaa !11
  %269 = fmul double %268, 1.000000e+18
  %270 = fptosi double %269 to i64
  %271 = load volatile double, ptr %1, align 8, !tbaa !11
  %272 = fmul double %271, 7.000000e+18
  %273 = fptoui double %272 to i64
  %274 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %264, i32 noundef %267, i64 noundef %270, i64 noundef %273)
  %275 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, double noundef 0x43F0000000000000, double noundef -5.000000e+00, double noundef 0x4170000000000000)
  %276 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.19, double noundef 0x43F0000000000000, double noundef 0x4340000020000000)
  %277 = load volatile double, ptr %1, align 8, !tbaa !11
  %278 = fptosi double %277 to i8
  %279 = sext i8 %278 to i32
  %280 = load volatile double, ptr %1, align 8, !tbaa !11
  %281 = fmul double %280, 1.000000e+03
  %282 = fptoui double %281 to i16
  %283 = zext i16 %282 to i32
  %284 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %279, i32 noundef %283)
  %285 = load volatile double, ptr %1, align 8, !tbaa !11
  %286 = bitcast double %285 to i64
  %287 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, i64 noundef %286)
  %288 = load volatile float, ptr %2, align 4, !tbaa !19
  %289 = bitcast float %288 to i32
  %290 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %289)
  %291 = load volatile float, ptr %2, align 4, !tbaa !19
  %292 = load volatile double, ptr %1, align 8, !tbaa !11
  %293 = fpext float %291 to double
  %294 = fadd double %292, %293
  %295 = fptrunc double %294 to float
  %296 = fpext float %295 to double
  %297 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, double noundef %296)
  %298 = load volatile double, ptr %1, align 8, !tbaa !11
  %299 = fptrunc double %298 to half
  %300 = fpext half %299 to float
  %301 = tail call float @llvm.fmuladd.f32(float %300, float %300, float 1.500000e+00)
  %302 = fptrunc float %301 to half
  %303 = fpext half %302 to double
  %304 = fcmp ogt half %302, 0xH4200
  %305 = zext i1 %304 to i32
  %306 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.23, double noundef %303, i32 noundef %305)
  %307 = load volatile float, ptr %2, align 4, !tbaa !19
  %308 = fptrunc float %307 to half
  %309 = fpext half %308 to float
  %310 = fmul float %309, 2.000000e+00
  %311 = fpext float %310 to double
  %312 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, double noundef %311)
  %313 = load volatile double, ptr %1, align 8, !tbaa !11
  %314 = fadd double %313, 0.000000e+00
  store volatile double %314, ptr %1, align 8, !tbaa !11
  %315 = load volatile double, ptr %1, align 8, !tbaa !11
  %316 = fadd double %315, 1.000000e-01
  store volatile double %316, ptr %1, align 8, !tbaa !11
  %317 = load volatile double, ptr %1, align 8, !tbaa !11
  %318 = fadd double %317, 2.000000e-01
  store volatile double %318, ptr %1, align 8, !tbaa !11
  %319 = load volatile double, ptr %1, align 8, !tbaa !11
  %320 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef %319)
  %321 = load volatile double, ptr %1, align 8, !tbaa !11
  %322 = fptosi double %321 to i32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 10, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1)
  ret i32 %322

323:                                              ; preds = %188
  %324 = fcmp uno double %191, 0.000000e+00
  br i1 %324, label %201, label %325

325:                                              ; preds = %323
  %326 = tail call double @llvm.fabs.f64(double %191) #11
  %327 = fcmp oeq double %326, 0x7FF0000000000000
  br i1 %327, label %201, label %328

328:                                              ; preds = %325
  %329 = fcmp uge double %326, 0x10000000000000
  %330 = select i1 %329, i32 4, i32 3
  br label %201
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare x86_fp80 @sqrtl(x86_fp80 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.floor.f80(x86_fp80) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare x86_fp80 @fmodl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @sqrt(double noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @pow(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @exp(double noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @log(double noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @sin(double noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @fmod(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare float @fmodf(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"long double", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !6, i64 0}
!16 = !{!"ld", !6, i64 0, !10, i64 16}
!17 = !{!16, !10, i64 16}
!18 = !{!"branch_weights", i32 1, i32 1048575}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !7, i64 0}
!21 = distinct !{!21, !14}
