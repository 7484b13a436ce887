; ModuleID = 'caller_frames.c'
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@frame = internal global ptr null, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @outer()
  %3 = call i32 @outermost()
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %2, i32 noundef %3)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @outer() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = call ptr @llvm.returnaddress(i32 0)
  store ptr %5, ptr %1, align 8
  %6 = call ptr @middle(i32 noundef 1)
  store ptr %6, ptr %2, align 8
  %7 = call ptr @middle(i32 noundef 0)
  store ptr %7, ptr %3, align 8
  %8 = call ptr @own()
  store ptr %8, ptr %4, align 8
  %9 = load ptr, ptr %1, align 8
  %10 = load ptr, ptr %2, align 8
  %11 = icmp eq ptr %9, %10
  %12 = zext i1 %11 to i32
  %13 = load ptr, ptr %3, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = icmp ne ptr %13, %14
  %16 = zext i1 %15 to i32
  %17 = mul nsw i32 2, %16
  %18 = add nsw i32 %12, %17
  %19 = load ptr, ptr @frame, align 8
  %20 = call ptr @llvm.frameaddress.p0(i32 0)
  %21 = icmp eq ptr %19, %20
  %22 = zext i1 %21 to i32
  %23 = mul nsw i32 4, %22
  %24 = add nsw i32 %18, %23
  %25 = load ptr, ptr %4, align 8
  %26 = load ptr, ptr %1, align 8
  %27 = icmp ne ptr %25, %26
  %28 = zext i1 %27 to i32
  %29 = mul nsw i32 8, %28
  %30 = add nsw i32 %24, %29
  ret i32 %30
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @outermost() #0 {
  %1 = call i32 @between()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.returnaddress(i32 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @middle(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [4 x ptr], align 16
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  store volatile ptr @frame, ptr %3, align 8
  %5 = getelementptr inbounds ptr, ptr %3, i64 1
  store volatile ptr %3, ptr %5, align 8
  %6 = getelementptr inbounds ptr, ptr %3, i64 2
  store volatile ptr null, ptr %6, align 8
  %7 = getelementptr inbounds ptr, ptr %3, i64 3
  store volatile ptr null, ptr %7, align 8
  %8 = call ptr @llvm.frameaddress.p0(i32 1)
  store ptr %8, ptr @frame, align 8
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @grandparent(i32 noundef %9)
  store ptr %10, ptr %4, align 8
  %11 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 0
  %12 = load volatile ptr, ptr %11, align 16
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %16

14:                                               ; preds = %1
  %15 = load ptr, ptr %4, align 8
  br label %17

16:                                               ; preds = %1
  br label %17

17:                                               ; preds = %16, %14
  %18 = phi ptr [ %15, %14 ], [ null, %16 ]
  ret ptr %18
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @own() #0 {
  %1 = call ptr @llvm.returnaddress(i32 0)
  ret ptr %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.frameaddress.p0(i32 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @grandparent(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = call ptr @llvm.returnaddress(i32 1)
  br label %9

7:                                                ; preds = %1
  %8 = call ptr @llvm.returnaddress(i32 0)
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi ptr [ %6, %5 ], [ %8, %7 ]
  ret ptr %10
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @between() #0 {
  %1 = call i32 @innermost()
  ret i32 %1
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @innermost() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = call ptr @llvm.returnaddress(i32 0)
  store ptr %4, ptr %1, align 8
  %5 = call ptr @llvm.returnaddress(i32 1)
  store ptr %5, ptr %2, align 8
  %6 = call ptr @llvm.returnaddress(i32 2)
  store ptr %6, ptr %3, align 8
  %7 = load ptr, ptr %1, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = icmp ne ptr %7, %8
  %10 = zext i1 %9 to i32
  %11 = load ptr, ptr %2, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = icmp ne ptr %11, %12
  %14 = zext i1 %13 to i32
  %15 = add nsw i32 %10, %14
  %16 = load ptr, ptr %1, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = icmp ne ptr %16, %17
  %19 = zext i1 %18 to i32
  %20 = add nsw i32 %15, %19
  ret i32 %20
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
