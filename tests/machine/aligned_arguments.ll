; ModuleID = 'aligned_arguments.c'
source_filename = "aligned_arguments.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.V = type { double, double, double, double }
%struct.W = type { i8, [63 x i8] }
%struct.T = type { i64, i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__const.main.v = private unnamed_addr constant %struct.V { double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double 4.000000e+00 }, align 32
@.str = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.V, align 32
  %3 = alloca %struct.W, align 64
  %4 = alloca %struct.T, align 16
  %5 = alloca i32, align 4
  %6 = alloca %struct.T, align 16
  %7 = alloca %struct.T, align 16
  %8 = alloca %struct.T, align 16
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %2, ptr align 32 @__const.main.v, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %3, i8 0, i64 64, i1 false)
  %9 = getelementptr inbounds %struct.W, ptr %3, i32 0, i32 0
  store i8 5, ptr %9, align 64
  %10 = getelementptr inbounds %struct.T, ptr %4, i32 0, i32 0
  store i64 6, ptr %10, align 16
  %11 = getelementptr inbounds %struct.T, ptr %4, i32 0, i32 1
  store i64 7, ptr %11, align 8
  %12 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0
  %13 = load i64, ptr %12, align 16
  %14 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = call double @take(i32 noundef 1, ptr noundef byval(%struct.V) align 32 %2, ptr noundef byval(%struct.W) align 64 %3, i64 %13, i64 %15)
  %17 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %16)
  store i32 0, ptr %5, align 4
  br label %18

18:                                               ; preds = %50, %0
  %19 = load i32, ptr %5, align 4
  %20 = icmp slt i32 %19, 9
  br i1 %20, label %21, label %53

21:                                               ; preds = %18
  %22 = load i32, ptr %5, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %33

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.T, ptr %6, i32 0, i32 0
  store i64 1, ptr %25, align 16
  %26 = getelementptr inbounds %struct.T, ptr %6, i32 0, i32 1
  store i64 2, ptr %26, align 8
  %27 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 0
  %28 = load i64, ptr %27, align 16
  %29 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = call double (i32, ...) @variadic(i32 noundef 0, ptr noundef byval(%struct.V) align 32 %2, i64 %28, i64 %30)
  %32 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %31)
  br label %33

33:                                               ; preds = %24, %21
  %34 = load i32, ptr %5, align 4
  %35 = icmp eq i32 %34, 5
  br i1 %35, label %36, label %41

36:                                               ; preds = %33
  %37 = getelementptr inbounds %struct.T, ptr %7, i32 0, i32 0
  store i64 1, ptr %37, align 16
  %38 = getelementptr inbounds %struct.T, ptr %7, i32 0, i32 1
  store i64 2, ptr %38, align 8
  %39 = call double (i32, ...) @variadic(i32 noundef 5, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, ptr noundef byval(%struct.V) align 32 %2, ptr noundef byval(%struct.T) align 16 %7)
  %40 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %39)
  br label %41

41:                                               ; preds = %36, %33
  %42 = load i32, ptr %5, align 4
  %43 = icmp eq i32 %42, 8
  br i1 %43, label %44, label %49

44:                                               ; preds = %41
  %45 = getelementptr inbounds %struct.T, ptr %8, i32 0, i32 0
  store i64 1, ptr %45, align 16
  %46 = getelementptr inbounds %struct.T, ptr %8, i32 0, i32 1
  store i64 2, ptr %46, align 8
  %47 = call double (i32, ...) @variadic(i32 noundef 8, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, ptr noundef byval(%struct.V) align 32 %2, ptr noundef byval(%struct.T) align 16 %8)
  %48 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %47)
  br label %49

49:                                               ; preds = %44, %41
  br label %50

50:                                               ; preds = %49
  %51 = load i32, ptr %5, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %5, align 4
  br label %18, !llvm.loop !5

53:                                               ; preds = %18
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal double @take(i32 noundef %0, ptr noundef byval(%struct.V) align 32 %1, ptr noundef byval(%struct.W) align 64 %2, i64 %3, i64 %4) #0 {
  %6 = alloca %struct.T, align 16
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 0
  store i64 %3, ptr %8, align 16
  %9 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 1
  store i64 %4, ptr %9, align 8
  store i32 %0, ptr %7, align 4
  %10 = call i32 @off(ptr noundef %1, i32 noundef 32)
  %11 = call i32 @off(ptr noundef %2, i32 noundef 64)
  %12 = call i32 @off(ptr noundef %6, i32 noundef 16)
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %10, i32 noundef %11, i32 noundef %12)
  %14 = getelementptr inbounds %struct.V, ptr %1, i32 0, i32 0
  %15 = load double, ptr %14, align 32
  %16 = getelementptr inbounds %struct.V, ptr %1, i32 0, i32 3
  %17 = load double, ptr %16, align 8
  %18 = fadd double %15, %17
  %19 = getelementptr inbounds %struct.W, ptr %2, i32 0, i32 0
  %20 = load i8, ptr %19, align 64
  %21 = sext i8 %20 to i32
  %22 = sitofp i32 %21 to double
  %23 = fadd double %18, %22
  %24 = getelementptr inbounds %struct.T, ptr %6, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = sitofp i64 %25 to double
  %27 = fadd double %23, %26
  %28 = load i32, ptr %7, align 4
  %29 = sitofp i32 %28 to double
  %30 = fadd double %27, %29
  ret double %30
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal double @variadic(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca double, align 8
  %5 = alloca %struct.V, align 32
  %6 = alloca %struct.T, align 16
  %7 = alloca %struct.T, align 16
  store i32 %0, ptr %2, align 4
  store double 0.000000e+00, ptr %4, align 8
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %8)
  br label %9

9:                                                ; preds = %27, %1
  %10 = load i32, ptr %2, align 4
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr %2, align 4
  %12 = icmp ne i32 %10, 0
  br i1 %12, label %13, label %33

13:                                               ; preds = %9
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %15 = getelementptr inbounds %struct.__va_list_tag, ptr %14, i32 0, i32 0
  %16 = load i32, ptr %15, align 16
  %17 = icmp ule i32 %16, 40
  br i1 %17, label %18, label %23

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.__va_list_tag, ptr %14, i32 0, i32 3
  %20 = load ptr, ptr %19, align 16
  %21 = getelementptr i8, ptr %20, i32 %16
  %22 = add i32 %16, 8
  store i32 %22, ptr %15, align 16
  br label %27

23:                                               ; preds = %13
  %24 = getelementptr inbounds %struct.__va_list_tag, ptr %14, i32 0, i32 2
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr i8, ptr %25, i32 8
  store ptr %26, ptr %24, align 8
  br label %27

27:                                               ; preds = %23, %18
  %28 = phi ptr [ %21, %18 ], [ %25, %23 ]
  %29 = load i32, ptr %28, align 4
  %30 = sitofp i32 %29 to double
  %31 = load double, ptr %4, align 8
  %32 = fadd double %31, %30
  store double %32, ptr %4, align 8
  br label %9, !llvm.loop !7

33:                                               ; preds = %9
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %35 = getelementptr inbounds %struct.__va_list_tag, ptr %34, i32 0, i32 2
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %36, i32 31
  %38 = call ptr @llvm.ptrmask.p0.i64(ptr %37, i64 -32)
  %39 = getelementptr i8, ptr %38, i32 32
  store ptr %39, ptr %35, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %5, ptr align 32 %38, i64 32, i1 false)
  %40 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %41 = getelementptr inbounds %struct.__va_list_tag, ptr %40, i32 0, i32 0
  %42 = load i32, ptr %41, align 16
  %43 = icmp ule i32 %42, 32
  br i1 %43, label %44, label %49

44:                                               ; preds = %33
  %45 = getelementptr inbounds %struct.__va_list_tag, ptr %40, i32 0, i32 3
  %46 = load ptr, ptr %45, align 16
  %47 = getelementptr i8, ptr %46, i32 %42
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 8 %47, i64 16, i1 false)
  %48 = add i32 %42, 16
  store i32 %48, ptr %41, align 16
  br label %55

49:                                               ; preds = %33
  %50 = getelementptr inbounds %struct.__va_list_tag, ptr %40, i32 0, i32 2
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds i8, ptr %51, i32 15
  %53 = call ptr @llvm.ptrmask.p0.i64(ptr %52, i64 -16)
  %54 = getelementptr i8, ptr %53, i32 16
  store ptr %54, ptr %50, align 8
  br label %55

55:                                               ; preds = %49, %44
  %56 = phi ptr [ %7, %44 ], [ %53, %49 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 %56, i64 16, i1 false)
  %57 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %57)
  %58 = load double, ptr %4, align 8
  %59 = getelementptr inbounds %struct.V, ptr %5, i32 0, i32 0
  %60 = load double, ptr %59, align 32
  %61 = fadd double %58, %60
  %62 = getelementptr inbounds %struct.V, ptr %5, i32 0, i32 1
  %63 = load double, ptr %62, align 8
  %64 = fadd double %61, %63
  %65 = getelementptr inbounds %struct.V, ptr %5, i32 0, i32 2
  %66 = load double, ptr %65, align 16
  %67 = fadd double %64, %66
  %68 = getelementptr inbounds %struct.V, ptr %5, i32 0, i32 3
  %69 = load double, ptr %68, align 8
  %70 = fadd double %67, %69
  %71 = getelementptr inbounds %struct.T, ptr %6, i32 0, i32 0
  %72 = load i64, ptr %71, align 16
  %73 = sitofp i64 %72 to double
  %74 = fadd double %70, %73
  %75 = getelementptr inbounds %struct.T, ptr %6, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = sitofp i64 %76 to double
  %78 = fadd double %74, %77
  ret double %78
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @off(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = ptrtoint ptr %5 to i64
  %7 = load i32, ptr %4, align 4
  %8 = zext i32 %7 to i64
  %9 = urem i64 %6, %8
  %10 = trunc i64 %9 to i32
  ret i32 %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
