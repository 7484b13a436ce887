; ModuleID = 'long_double_to_integer.c'
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@v = dso_local global [13 x x86_fp80] [x86_fp80 0xK4062C9F2C9CD04674EDF, x86_fp80 0xKC062C9F2C9CD04674EDF, x86_fp80 0xK400E9C40000000000000, x86_fp80 0xKC00E9C40000000000000, x86_fp80 0xK4007965999999999999A, x86_fp80 0xKC0068133333333333333, x86_fp80 0xK401EB2D05E0000000000, x86_fp80 0xKC01EB2D05E0000000000, x86_fp80 0xK401F9502F90000000000, x86_fp80 0xK400F88B8400000000000, x86_fp80 0xK403ADE0B6B3A76400000, x86_fp80 0xK403E8AC7230489E80000, x86_fp80 0xKBFFF8000000000000000], align 16
@.str = private unnamed_addr constant [27 x i8] c"%d %d %d %ld %d %d %u %lu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %3

3:                                                ; preds = %53, %0
  %4 = load i32, ptr %2, align 4
  %5 = zext i32 %4 to i64
  %6 = icmp ult i64 %5, 13
  br i1 %6, label %7, label %56

7:                                                ; preds = %3
  %8 = load i32, ptr %2, align 4
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds [13 x x86_fp80], ptr @v, i64 0, i64 %9
  %11 = load volatile x86_fp80, ptr %10, align 16
  %12 = fptosi x86_fp80 %11 to i8
  %13 = sext i8 %12 to i32
  %14 = load i32, ptr %2, align 4
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds [13 x x86_fp80], ptr @v, i64 0, i64 %15
  %17 = load volatile x86_fp80, ptr %16, align 16
  %18 = fptosi x86_fp80 %17 to i16
  %19 = sext i16 %18 to i32
  %20 = load i32, ptr %2, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds [13 x x86_fp80], ptr @v, i64 0, i64 %21
  %23 = load volatile x86_fp80, ptr %22, align 16
  %24 = fptosi x86_fp80 %23 to i32
  %25 = load i32, ptr %2, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds [13 x x86_fp80], ptr @v, i64 0, i64 %26
  %28 = load volatile x86_fp80, ptr %27, align 16
  %29 = fptosi x86_fp80 %28 to i64
  %30 = load i32, ptr %2, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds [13 x x86_fp80], ptr @v, i64 0, i64 %31
  %33 = load volatile x86_fp80, ptr %32, align 16
  %34 = fptoui x86_fp80 %33 to i8
  %35 = zext i8 %34 to i32
  %36 = load i32, ptr %2, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds [13 x x86_fp80], ptr @v, i64 0, i64 %37
  %39 = load volatile x86_fp80, ptr %38, align 16
  %40 = fptoui x86_fp80 %39 to i16
  %41 = zext i16 %40 to i32
  %42 = load i32, ptr %2, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds [13 x x86_fp80], ptr @v, i64 0, i64 %43
  %45 = load volatile x86_fp80, ptr %44, align 16
  %46 = fptoui x86_fp80 %45 to i32
  %47 = load i32, ptr %2, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [13 x x86_fp80], ptr @v, i64 0, i64 %48
  %50 = load volatile x86_fp80, ptr %49, align 16
  %51 = fptoui x86_fp80 %50 to i64
  %52 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %13, i32 noundef %19, i32 noundef %24, i64 noundef %29, i32 noundef %35, i32 noundef %41, i32 noundef %46, i64 noundef %51)
  br label %53

53:                                               ; preds = %7
  %54 = load i32, ptr %2, align 4
  %55 = add i32 %54, 1
  store i32 %55, ptr %2, align 4
  br label %3, !llvm.loop !6

56:                                               ; preds = %3
  %57 = load i32, ptr %1, align 4
  ret i32 %57
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
