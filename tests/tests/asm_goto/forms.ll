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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

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
