target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @both(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  %6 = callbr i32 asm "lea 7($1), $0; test $1, $1; js ${2:l}", "=&r,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %5) #2
          to label %7 [label %9], !srcloc !6

7:                                                ; preds = %1
  store i32 %6, ptr %4, align 4
  %8 = load i32, ptr %4, align 4
  store i32 %8, ptr %2, align 4
  br label %13

9:                                                ; preds = %1
  store i32 %6, ptr %4, align 4
  br label %10

10:                                               ; preds = %9
  %11 = load i32, ptr %4, align 4
  %12 = mul nsw i32 %11, 2
  store i32 %12, ptr %2, align 4
  br label %13

13:                                               ; preds = %10, %7
  %14 = load i32, ptr %2, align 4
  ret i32 %14
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @fixed(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %8 = load i64, ptr %4, align 8
  %9 = load i64, ptr %5, align 8
  %10 = callbr { i64, i64 } asm "mul $3; jo ${4:l}", "=&{ax},=&{dx},0,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %8, i64 %9) #2
          to label %11 [label %17], !srcloc !7

11:                                               ; preds = %2
  %12 = extractvalue { i64, i64 } %10, 0
  %13 = extractvalue { i64, i64 } %10, 1
  store i64 %12, ptr %6, align 8
  store i64 %13, ptr %7, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %7, align 8
  %16 = sub nsw i64 %14, %15
  store i64 %16, ptr %3, align 8
  br label %25

17:                                               ; preds = %2
  %18 = extractvalue { i64, i64 } %10, 0
  %19 = extractvalue { i64, i64 } %10, 1
  store i64 %18, ptr %6, align 8
  store i64 %19, ptr %7, align 8
  br label %20

20:                                               ; preds = %17
  %21 = load i64, ptr %6, align 8
  %22 = load i64, ptr %7, align 8
  %23 = mul nsw i64 3, %22
  %24 = add nsw i64 %21, %23
  store i64 %24, ptr %3, align 8
  br label %25

25:                                               ; preds = %20, %11
  %26 = load i64, ptr %3, align 8
  ret i64 %26
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local zeroext i8 @flag(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %5, align 4
  %9 = callbr i8 asm "cmp $2, $1; je ${3:l}", "={@ccb},r,r,!i,~{dirflag},~{fpsr},~{flags}"(i32 %7, i32 %8) #2
          to label %10 [label %13], !srcloc !8

10:                                               ; preds = %2
  %11 = icmp ult i8 %9, 2
  call void @llvm.assume(i1 %11)
  store i8 %9, ptr %6, align 1
  %12 = load i8, ptr %6, align 1
  store i8 %12, ptr %3, align 1
  br label %20

13:                                               ; preds = %2
  %14 = icmp ult i8 %9, 2
  call void @llvm.assume(i1 %14)
  store i8 %9, ptr %6, align 1
  br label %15

15:                                               ; preds = %13
  %16 = load i8, ptr %6, align 1
  %17 = zext i8 %16 to i32
  %18 = add nsw i32 %17, 100
  %19 = trunc i32 %18 to i8
  store i8 %19, ptr %3, align 1
  br label %20

20:                                               ; preds = %15, %10
  %21 = load i8, ptr %3, align 1
  ret i8 %21
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @loop(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %17, %1
  %8 = load i32, ptr %4, align 4
  %9 = callbr i32 asm "lea -3($1), $0; cmp $$5, $0; jg ${2:l}; cmp $$0, $0; jl ${3:l}", "=&r,r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %8) #2
          to label %10 [label %15, label %16], !srcloc !9

10:                                               ; preds = %7
  store i32 %9, ptr %4, align 4
  %11 = load i32, ptr %5, align 4
  %12 = mul nsw i32 1000, %11
  %13 = load i32, ptr %4, align 4
  %14 = add nsw i32 %12, %13
  store i32 %14, ptr %2, align 4
  br label %25

15:                                               ; preds = %7
  store i32 %9, ptr %4, align 4
  br label %17

16:                                               ; preds = %7
  store i32 %9, ptr %4, align 4
  br label %20

17:                                               ; preds = %15
  %18 = load i32, ptr %5, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %5, align 4
  br label %7

20:                                               ; preds = %16
  %21 = load i32, ptr %5, align 4
  %22 = mul nsw i32 -1000, %21
  %23 = load i32, ptr %4, align 4
  %24 = add nsw i32 %22, %23
  store i32 %24, ptr %2, align 4
  br label %25

25:                                               ; preds = %20, %10
  %26 = load i32, ptr %2, align 4
  ret i32 %26
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @same(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 5, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = callbr i32 asm "mov $1, $0; test $0, $0; jz ${2:l}; js ${3:l}", "=&r,r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %5) #2
          to label %7 [label %12, label %13], !srcloc !10

7:                                                ; preds = %1
  store i32 %6, ptr %4, align 4
  %8 = load i32, ptr %4, align 4
  %9 = add nsw i32 %8, 10
  store i32 %9, ptr %4, align 4
  br label %10

10:                                               ; preds = %7, %12
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %2, align 4
  br label %17

12:                                               ; preds = %1
  store i32 %6, ptr %4, align 4
  br label %10

13:                                               ; preds = %1
  store i32 %6, ptr %4, align 4
  br label %14

14:                                               ; preds = %13
  %15 = load i32, ptr %4, align 4
  %16 = sub nsw i32 %15, 1
  store i32 %16, ptr %2, align 4
  br label %17

17:                                               ; preds = %14, %10
  %18 = load i32, ptr %2, align 4
  ret i32 %18
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{i64 108}
!7 = !{i64 297}
!8 = !{i64 506}
!9 = !{i64 688}
!10 = !{i64 939}
