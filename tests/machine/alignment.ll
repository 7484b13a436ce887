; ModuleID = 'alignment.c'
source_filename = "alignment.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@before = global i8 1, align 1
@page_pair = global [3 x i8] c"\01\02\03", align 8192
@constant = constant i32 77, align 65536
@own_before = thread_local global i8 2, align 1
@own_line = thread_local global i32 9, align 256
@own_page = thread_local global [3 x i64] [i64 4, i64 5, i64 6], align 4096
@zeros = global [5 x i32] zeroinitializer, align 16384
@.str = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"%d %d %d %ld %d\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  %4 = call ptr @check(ptr noundef null)
  store i32 0, ptr %2, align 4
  br label %5

5:                                                ; preds = %12, %0
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 3
  br i1 %7, label %8, label %15

8:                                                ; preds = %5
  %9 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @check, ptr noundef null) #4
  %10 = load i64, ptr %3, align 8
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null)
  br label %12

12:                                               ; preds = %8
  %13 = load i32, ptr %2, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %2, align 4
  br label %5, !llvm.loop !5

15:                                               ; preds = %5
  %16 = load i8, ptr @before, align 1
  %17 = sext i8 %16 to i32
  %18 = sub nsw i32 %17, 1
  ret i32 %18
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @check(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = urem i64 ptrtoint (ptr @page_pair to i64), 8192
  %4 = trunc i64 %3 to i32
  %5 = urem i64 ptrtoint (ptr @constant to i64), 65536
  %6 = trunc i64 %5 to i32
  %7 = urem i64 ptrtoint (ptr @zeros to i64), 16384
  %8 = trunc i64 %7 to i32
  %9 = call align 256 ptr @llvm.threadlocal.address.p0(ptr align 256 @own_line)
  %10 = ptrtoint ptr %9 to i64
  %11 = urem i64 %10, 256
  %12 = trunc i64 %11 to i32
  %13 = call align 4096 ptr @llvm.threadlocal.address.p0(ptr align 4096 @own_page)
  %14 = getelementptr inbounds [3 x i64], ptr %13, i64 0, i64 0
  %15 = ptrtoint ptr %14 to i64
  %16 = urem i64 %15, 4096
  %17 = trunc i64 %16 to i32
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %4, i32 noundef %6, i32 noundef %8, i32 noundef %12, i32 noundef %17)
  %19 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @own_before)
  %20 = load i8, ptr %19, align 1
  %21 = add i8 %20, 1
  store i8 %21, ptr %19, align 1
  %22 = sext i8 %20 to i32
  %23 = call align 256 ptr @llvm.threadlocal.address.p0(ptr align 256 @own_line)
  %24 = load i32, ptr %23, align 256
  %25 = add nsw i32 %24, %22
  store i32 %25, ptr %23, align 256
  %26 = load i8, ptr getelementptr inbounds ([3 x i8], ptr @page_pair, i64 0, i64 2), align 2
  %27 = sext i8 %26 to i32
  %28 = load i32, ptr getelementptr inbounds ([5 x i32], ptr @zeros, i64 0, i64 4), align 16
  %29 = call align 4096 ptr @llvm.threadlocal.address.p0(ptr align 4096 @own_page)
  %30 = getelementptr inbounds [3 x i64], ptr %29, i64 0, i64 2
  %31 = load i64, ptr %30, align 16
  %32 = call align 256 ptr @llvm.threadlocal.address.p0(ptr align 256 @own_line)
  %33 = load i32, ptr %32, align 256
  %34 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %27, i32 noundef 77, i32 noundef %28, i64 noundef %31, i32 noundef %33)
  %35 = load ptr, ptr %2, align 8
  ret ptr %35
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"uwtable", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
