target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i64 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @rm(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %5 = load i64, ptr %3, align 8
  callbr void asm "movq $1, $0; testq $1, $1; js ${2:l}", "=*rm,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) %4, i64 %5) #2
          to label %6 [label %9], !srcloc !6

6:                                                ; preds = %1
  %7 = load i64, ptr %4, align 8
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr %2, align 8
  br label %12

9:                                                ; preds = %1
  %10 = load i64, ptr %4, align 8
  %11 = add nsw i64 %10, 100
  store i64 %11, ptr %2, align 8
  br label %12

12:                                               ; preds = %9, %6
  %13 = load i64, ptr %2, align 8
  ret i64 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @mem(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 3, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  callbr void asm "movq $1, $0; testq $1, $1; js ${2:l}", "=*m,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) %4, i64 %5) #2
          to label %6 [label %9], !srcloc !7

6:                                                ; preds = %1
  %7 = load i64, ptr %4, align 8
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr %2, align 8
  br label %12

9:                                                ; preds = %1
  %10 = load i64, ptr %4, align 8
  %11 = add nsw i64 %10, 100
  store i64 %11, ptr %2, align 8
  br label %12

12:                                               ; preds = %9, %6
  %13 = load i64, ptr %2, align 8
  ret i64 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @both_ways(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 3, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = load i64, ptr %3, align 8
  %7 = callbr i64 asm "addq $1, $0; js ${3:l}", "=r,r,0,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %6, i64 %5) #3
          to label %8 [label %11], !srcloc !8

8:                                                ; preds = %1
  store i64 %7, ptr %4, align 8
  %9 = load i64, ptr %4, align 8
  %10 = add nsw i64 %9, 1
  store i64 %10, ptr %2, align 8
  br label %15

11:                                               ; preds = %1
  store i64 %7, ptr %4, align 8
  br label %12

12:                                               ; preds = %11
  %13 = load i64, ptr %4, align 8
  %14 = add nsw i64 %13, 100
  store i64 %14, ptr %2, align 8
  br label %15

15:                                               ; preds = %12, %8
  %16 = load i64, ptr %2, align 8
  ret i64 %16
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @tied_memory(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 3, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = load i64, ptr %3, align 8
  callbr void asm "addq $1, $0; js ${3:l}", "=*rm,r,0,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) %4, i64 %6, i64 %5) #2
          to label %7 [label %10], !srcloc !9

7:                                                ; preds = %1
  %8 = load i64, ptr %4, align 8
  %9 = add nsw i64 %8, 1
  store i64 %9, ptr %2, align 8
  br label %13

10:                                               ; preds = %1
  %11 = load i64, ptr %4, align 8
  %12 = add nsw i64 %11, 100
  store i64 %12, ptr %2, align 8
  br label %13

13:                                               ; preds = %10, %7
  %14 = load i64, ptr %2, align 8
  ret i64 %14
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @float_in_general(i32 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  store i32 %0, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  %6 = callbr float asm "movl $1, $0; testl $1, $1; js ${2:l}", "=r,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %5) #3
          to label %7 [label %11], !srcloc !10

7:                                                ; preds = %1
  store float %6, ptr %4, align 4
  %8 = load float, ptr %4, align 4
  %9 = fmul float %8, 1.000000e+03
  %10 = fptosi float %9 to i64
  store i64 %10, ptr %2, align 8
  br label %16

11:                                               ; preds = %1
  store float %6, ptr %4, align 4
  br label %12

12:                                               ; preds = %11
  %13 = load float, ptr %4, align 4
  %14 = fmul float %13, -1.000000e+01
  %15 = fptosi float %14 to i64
  store i64 %15, ptr %2, align 8
  br label %16

16:                                               ; preds = %12, %7
  %17 = load i64, ptr %2, align 8
  ret i64 %17
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @double_in_general(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %8 = load i64, ptr %4, align 8
  %9 = load i64, ptr %5, align 8
  %10 = callbr { double, double } asm "movq $2, $0; movq $3, $1; testq $2, $2; js ${4:l}", "=&r,=&r,r,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %8, i64 %9) #3
          to label %11 [label %18], !srcloc !11

11:                                               ; preds = %2
  %12 = extractvalue { double, double } %10, 0
  %13 = extractvalue { double, double } %10, 1
  store double %12, ptr %6, align 8
  store double %13, ptr %7, align 8
  %14 = load double, ptr %6, align 8
  %15 = load double, ptr %7, align 8
  %16 = call double @llvm.fmuladd.f64(double %14, double 1.000000e+03, double %15)
  %17 = fptosi double %16 to i64
  store i64 %17, ptr %3, align 8
  br label %26

18:                                               ; preds = %2
  %19 = extractvalue { double, double } %10, 0
  %20 = extractvalue { double, double } %10, 1
  store double %19, ptr %6, align 8
  store double %20, ptr %7, align 8
  br label %21

21:                                               ; preds = %18
  %22 = load double, ptr %6, align 8
  %23 = load double, ptr %7, align 8
  %24 = call double @llvm.fmuladd.f64(double %22, double -1.000000e+01, double %23)
  %25 = fptosi double %24 to i64
  store i64 %25, ptr %3, align 8
  br label %26

26:                                               ; preds = %21, %11
  %27 = load i64, ptr %3, align 8
  ret i64 %27
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @general_in_vector(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca %union.anon, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %6 = load i64, ptr %3, align 8
  store i64 %6, ptr %4, align 8
  %7 = load double, ptr %4, align 8
  %8 = callbr i64 asm "movsd $1, $0; ucomisd $1, $1; jp ${2:l}", "=x,x,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(double %7) #3
          to label %9 [label %12], !srcloc !12

9:                                                ; preds = %1
  store i64 %8, ptr %5, align 8
  %10 = load i64, ptr %5, align 8
  %11 = add nsw i64 %10, 1
  store i64 %11, ptr %2, align 8
  br label %16

12:                                               ; preds = %1
  store i64 %8, ptr %5, align 8
  br label %13

13:                                               ; preds = %12
  %14 = load i64, ptr %5, align 8
  %15 = add nsw i64 %14, 2
  store i64 %15, ptr %2, align 8
  br label %16

16:                                               ; preds = %13, %9
  %17 = load i64, ptr %2, align 8
  ret i64 %17
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @next(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 %3, 1
  ret i64 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @input_kept(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %5 = load i64, ptr %3, align 8
  %6 = call i64 @next(i64 noundef %5)
  store i64 %6, ptr %4, align 8
  %7 = load i64, ptr %4, align 8
  callbr void asm sideeffect "xorl %eax, %eax; testq $0, $0; js ${1:l}", "r,!i,~{rax},~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %7) #2
          to label %8 [label %10], !srcloc !13

8:                                                ; preds = %1
  %9 = load i64, ptr %4, align 8
  store i64 %9, ptr %2, align 8
  br label %13

10:                                               ; preds = %1
  %11 = load i64, ptr %4, align 8
  %12 = mul nsw i64 %11, 2
  store i64 %12, ptr %2, align 8
  br label %13

13:                                               ; preds = %10, %8
  %14 = load i64, ptr %2, align 8
  ret i64 %14
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @cell(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(ptr %3) #3, !srcloc !14
  store ptr %4, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  ret ptr %5
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @address_kept(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  %5 = call ptr @cell(ptr noundef %3)
  store ptr %5, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  callbr void asm sideeffect "xorl %eax, %eax; cmpq $$0, $0; jl ${1:l}", "*m,!i,~{rax},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) %6) #2
          to label %7 [label %11], !srcloc !15

7:                                                ; preds = %1
  %8 = load ptr, ptr %4, align 8
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, 1
  store i64 %10, ptr %2, align 8
  br label %15

11:                                               ; preds = %1
  %12 = load ptr, ptr %4, align 8
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, 2
  store i64 %14, ptr %2, align 8
  br label %15

15:                                               ; preds = %11, %7
  %16 = load i64, ptr %2, align 8
  ret i64 %16
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @early_fixed(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %6 = load i64, ptr %3, align 8
  %7 = call i64 @next(i64 noundef %6)
  store i64 %7, ptr %4, align 8
  %8 = load i64, ptr %4, align 8
  %9 = callbr i64 asm "movl $$7, %eax; addq $1, $0; js ${2:l}", "=&{ax},r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %8) #3
          to label %10 [label %12], !srcloc !16

10:                                               ; preds = %1
  store i64 %9, ptr %5, align 8
  %11 = load i64, ptr %5, align 8
  store i64 %11, ptr %2, align 8
  br label %16

12:                                               ; preds = %1
  store i64 %9, ptr %5, align 8
  br label %13

13:                                               ; preds = %12
  %14 = load i64, ptr %5, align 8
  %15 = mul nsw i64 %14, 2
  store i64 %15, ptr %2, align 8
  br label %16

16:                                               ; preds = %13, %10
  %17 = load i64, ptr %2, align 8
  ret i64 %17
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @written_address(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca [2 x i64], align 16
  %5 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  %6 = load i64, ptr %3, align 8
  store i64 %6, ptr %4, align 8
  %7 = getelementptr inbounds i64, ptr %4, i64 1
  store i64 5, ptr %7, align 8
  %8 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 0
  %9 = call ptr @cell(ptr noundef %8)
  store ptr %9, ptr %5, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = callbr ptr asm "leaq 8($2), $0; cmpq $$0, $1; jl ${3:l}", "=&r,*m,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) %10, ptr %11) #4
          to label %13 [label %17], !srcloc !17

13:                                               ; preds = %1
  store ptr %12, ptr %5, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %15, 1
  store i64 %16, ptr %2, align 8
  br label %22

17:                                               ; preds = %1
  store ptr %12, ptr %5, align 8
  br label %18

18:                                               ; preds = %17
  %19 = load ptr, ptr %5, align 8
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %20, 2
  store i64 %21, ptr %2, align 8
  br label %22

22:                                               ; preds = %18, %13
  %23 = load i64, ptr %2, align 8
  ret i64 %23
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @four(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  store i64 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %40, %1
  %9 = load i64, ptr %2, align 8
  %10 = callbr { i64, i64, i64, i64 } asm "leaq 1($4), $0; leaq 2($4), $1; leaq 3($4), $2; leaq 4($4), $3; testq $$1, $4; jnz ${5:l}; cmpq $$20, $4; jg ${6:l}", "=&r,=&r,=&r,=&r,r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %9) #3
          to label %11 [label %22, label %27], !srcloc !18

11:                                               ; preds = %8
  %12 = extractvalue { i64, i64, i64, i64 } %10, 0
  %13 = extractvalue { i64, i64, i64, i64 } %10, 1
  %14 = extractvalue { i64, i64, i64, i64 } %10, 2
  %15 = extractvalue { i64, i64, i64, i64 } %10, 3
  store i64 %12, ptr %3, align 8
  store i64 %13, ptr %4, align 8
  store i64 %14, ptr %5, align 8
  store i64 %15, ptr %6, align 8
  %16 = load i64, ptr %4, align 8
  store i64 %16, ptr %2, align 8
  %17 = load i64, ptr %3, align 8
  %18 = load i64, ptr %5, align 8
  %19 = add nsw i64 %17, %18
  %20 = load i64, ptr %7, align 8
  %21 = add nsw i64 %20, %19
  store i64 %21, ptr %7, align 8
  br label %40

22:                                               ; preds = %8
  %23 = extractvalue { i64, i64, i64, i64 } %10, 0
  %24 = extractvalue { i64, i64, i64, i64 } %10, 1
  %25 = extractvalue { i64, i64, i64, i64 } %10, 2
  %26 = extractvalue { i64, i64, i64, i64 } %10, 3
  store i64 %23, ptr %3, align 8
  store i64 %24, ptr %4, align 8
  store i64 %25, ptr %5, align 8
  store i64 %26, ptr %6, align 8
  br label %32

27:                                               ; preds = %8
  %28 = extractvalue { i64, i64, i64, i64 } %10, 0
  %29 = extractvalue { i64, i64, i64, i64 } %10, 1
  %30 = extractvalue { i64, i64, i64, i64 } %10, 2
  %31 = extractvalue { i64, i64, i64, i64 } %10, 3
  store i64 %28, ptr %3, align 8
  store i64 %29, ptr %4, align 8
  store i64 %30, ptr %5, align 8
  store i64 %31, ptr %6, align 8
  br label %44

32:                                               ; preds = %22
  %33 = load i64, ptr %6, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %2, align 8
  %35 = load i64, ptr %3, align 8
  %36 = load i64, ptr %5, align 8
  %37 = mul nsw i64 %35, %36
  %38 = load i64, ptr %7, align 8
  %39 = sub nsw i64 %38, %37
  store i64 %39, ptr %7, align 8
  br label %40

40:                                               ; preds = %32, %11
  %41 = load i64, ptr %7, align 8
  %42 = icmp slt i64 %41, 100000
  br i1 %42, label %8, label %43, !llvm.loop !19

43:                                               ; preds = %40
  br label %44

44:                                               ; preds = %43, %27
  %45 = load i64, ptr %3, align 8
  %46 = load i64, ptr %4, align 8
  %47 = mul nsw i64 2, %46
  %48 = add nsw i64 %45, %47
  %49 = load i64, ptr %5, align 8
  %50 = mul nsw i64 3, %49
  %51 = add nsw i64 %48, %50
  %52 = load i64, ptr %6, align 8
  %53 = mul nsw i64 4, %52
  %54 = add nsw i64 %51, %53
  %55 = load i64, ptr %7, align 8
  %56 = add nsw i64 %54, %55
  ret i64 %56
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }
attributes #3 = { nounwind memory(none) }
attributes #4 = { nounwind memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{i64 52}
!7 = !{i64 201}
!8 = !{i64 355}
!9 = !{i64 497}
!10 = !{i64 643}
!11 = !{i64 817}
!12 = !{i64 1056}
!13 = !{i64 1280}
!14 = !{i64 1440}
!15 = !{i64 1521}
!16 = !{i64 1691}
!17 = !{i64 1872}
!18 = !{i64 2050}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
