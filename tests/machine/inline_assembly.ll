; ModuleID = 'inline_assembly.c'
source_filename = "inline_assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@global = dso_local global i32 7, align 4
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"%llx\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"%llx %llx\0A\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"%d %d %x %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"%s %d %d\0A\00", align 1
@table = internal global [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca [8 x i8], align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  call void @llvm.memset.p0.i64(ptr align 1 %9, i8 0, i64 8, i1 false)
  call void @cpuid(i32 noundef 0, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #4
  %14 = load i32, ptr %2, align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %23

16:                                               ; preds = %0
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = or i32 %17, %18
  %20 = load i32, ptr %5, align 4
  %21 = or i32 %19, %20
  %22 = icmp ne i32 %21, 0
  br label %23

23:                                               ; preds = %16, %0
  %24 = phi i1 [ false, %0 ], [ %22, %16 ]
  %25 = zext i1 %24 to i32
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %25) #4
  %27 = call i64 @rotate(i64 noundef -9223372036854775807, i8 noundef zeroext 4) #4
  %28 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %27) #4
  store i32 5, ptr %10, align 4
  %29 = call i32 @add_mem(ptr noundef %10, i32 noundef 3) #4
  store i32 %29, ptr %11, align 4
  %30 = load i32, ptr %11, align 4
  %31 = load i32, ptr %10, align 4
  %32 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %30, i32 noundef %31) #4
  %33 = call i64 @wide_mul(i64 noundef -1, i64 noundef 10, ptr noundef %6) #4
  store i64 %33, ptr %12, align 8
  %34 = load i64, ptr %12, align 8
  %35 = load i64, ptr %6, align 8
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %34, i64 noundef %35) #4
  %37 = call i32 @early(i32 noundef 1, i32 noundef 2) #4
  %38 = call i32 @clobbers(i32 noundef 41) #4
  %39 = call i32 @byte_swap(i32 noundef 4660) #4
  %40 = call i32 @imm(i32 noundef 1) #4
  %41 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40) #4
  %42 = call i32 @syms() #4
  %43 = call i32 @calls(i32 noundef 5) #4
  %44 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %42, i32 noundef %43) #4
  %45 = call double @sse(double noundef 7.000000e+00, double noundef 9.000000e+00) #4
  %46 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, double noundef %45) #4
  %47 = call i32 @flag(i32 noundef -1, i32 noundef 1) #4
  %48 = call i32 @flag(i32 noundef 1, i32 noundef 2) #4
  %49 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %47, i32 noundef %48) #4
  %50 = call i32 @jumps(i32 noundef 5) #4
  %51 = call i32 @jumps(i32 noundef 0) #4
  %52 = call i32 @jumps(i32 noundef -3) #4
  %53 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %50, i32 noundef %51, i32 noundef %52) #4
  %54 = call i32 @loops(ptr noundef @.str.10) #4
  %55 = call i64 @push() #4
  %56 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %54, i64 noundef %55) #4
  %57 = getelementptr inbounds [8 x i8], ptr %9, i64 0, i64 0
  call void @copy(ptr noundef %57, ptr noundef @.str.11, i64 noundef 7) #4
  %58 = getelementptr inbounds [8 x i8], ptr %9, i64 0, i64 0
  %59 = call i32 @five_times(i32 noundef 9) #4
  %60 = call i32 @named(i32 noundef 3) #4
  %61 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef %58, i32 noundef %59, i32 noundef %60) #4
  %62 = call i64 @bits_of(double noundef 1.500000e+00) #4
  %63 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %62) #4
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cpuid(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load ptr, ptr %8, align 8
  %13 = load ptr, ptr %9, align 8
  %14 = load ptr, ptr %10, align 8
  %15 = load i32, ptr %6, align 4
  %16 = call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 %15, i32 0) #5, !srcloc !7
  %17 = extractvalue { i32, i32, i32, i32 } %16, 0
  %18 = extractvalue { i32, i32, i32, i32 } %16, 1
  %19 = extractvalue { i32, i32, i32, i32 } %16, 2
  %20 = extractvalue { i32, i32, i32, i32 } %16, 3
  store i32 %17, ptr %11, align 4
  store i32 %18, ptr %12, align 4
  store i32 %19, ptr %13, align 4
  store i32 %20, ptr %14, align 4
  ret void
}

; Function Attrs: nounwind
declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @rotate(i64 noundef %0, i8 noundef zeroext %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i8, align 1
  store i64 %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  %5 = load i64, ptr %3, align 8
  %6 = load i8, ptr %4, align 1
  %7 = call i64 asm "rolq %cl, $0", "=r,{cx},0,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %6, i64 %5) #6, !srcloc !8
  store i64 %7, ptr %3, align 8
  %8 = load i64, ptr %3, align 8
  ret i64 %8
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @add_mem(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr %5, align 4
  %7 = load i32, ptr %5, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = call i32 asm sideeffect "lock; xaddl $0, $1", "=r,=*m,0,*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %8, i32 %7, ptr elementtype(i32) %8) #5, !srcloc !9
  store i32 %9, ptr %5, align 4
  %10 = load i32, ptr %5, align 4
  ret i32 %10
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @wide_mul(i64 noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = load ptr, ptr %6, align 8
  %9 = load i64, ptr %4, align 8
  %10 = load i64, ptr %5, align 8
  %11 = call { i64, i64 } asm "mulq $3", "={ax},={dx},0,rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %9, i64 %10) #7, !srcloc !10
  %12 = extractvalue { i64, i64 } %11, 0
  %13 = extractvalue { i64, i64 } %11, 1
  store i64 %12, ptr %7, align 8
  store i64 %13, ptr %8, align 8
  %14 = load i64, ptr %7, align 8
  ret i64 %14
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @early(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %3, align 4
  %7 = load i32, ptr %4, align 4
  %8 = call i32 asm "movl $$100, $0\0A\09addl $1, $0\0A\09addl $2, $0", "=&r,r,r,~{dirflag},~{fpsr},~{flags}"(i32 %6, i32 %7) #6, !srcloc !11
  store i32 %8, ptr %5, align 4
  %9 = load i32, ptr %5, align 4
  ret i32 %9
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @clobbers(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = call i32 asm "movl $1, %ebx\0A\09movl %ebx, %r12d\0A\09xorl %eax, %eax\0A\09leal 1(%r12), $0", "=r,r,~{rbx},~{r12},~{rax},~{xmm0},~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %4) #5, !srcloc !12
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  ret i32 %6
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @byte_swap(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 asm "xchgb ${0:b}, ${0:h}", "=Q,0,~{dirflag},~{fpsr},~{flags}"(i32 %3) #6, !srcloc !13
  store i32 %4, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @imm(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 asm "addl $1, $0", "=r,i,0,~{dirflag},~{fpsr},~{flags}"(i32 1000, i32 %3) #6, !srcloc !14
  store i32 %4, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = call i32 asm "addl $1, $0", "=r,imr,0,~{dirflag},~{fpsr},~{flags}"(i32 5, i32 %5) #7, !srcloc !15
  store i32 %6, ptr %2, align 4
  %7 = load i32, ptr %2, align 4
  ret i32 %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @syms() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = call i32 asm "movl $1, $0", "=r,*m,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) getelementptr inbounds ([4 x i32], ptr @table, i64 0, i64 2)) #7, !srcloc !16
  store i32 %3, ptr %1, align 4
  %4 = call ptr asm "leaq ${1:a}, $0", "=r,i,~{dirflag},~{fpsr},~{flags}"(ptr @table) #6, !srcloc !17
  store ptr %4, ptr %2, align 8
  call void asm sideeffect "addl $$2, global(%rip)", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !srcloc !18
  call void asm sideeffect "addl $$1, $0", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) @global, ptr elementtype(i32) @global) #5, !srcloc !19
  %5 = load i32, ptr %1, align 4
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds i32, ptr %6, i64 1
  %8 = load i32, ptr %7, align 4
  %9 = add nsw i32 %5, %8
  %10 = load i32, ptr @global, align 4
  %11 = add nsw i32 %9, %10
  ret i32 %11
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @calls(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = call i32 asm sideeffect "call *$1", "={ax},r,{di},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr @helper, i32 %5) #5, !srcloc !20
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %2, align 4
  %8 = add nsw i32 %7, 1
  %9 = call i32 asm sideeffect "call ${1:P}", "={ax},i,{di},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr @helper, i32 %8) #5, !srcloc !21
  store i32 %9, ptr %4, align 4
  %10 = load i32, ptr %3, align 4
  %11 = load i32, ptr %4, align 4
  %12 = add nsw i32 %10, %11
  ret i32 %12
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @sse(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = call double asm "addsd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(double %6, double %5) #6, !srcloc !27
  store double %7, ptr %3, align 8
  %8 = load double, ptr %3, align 8
  %9 = call double asm "sqrtsd $1, $0", "=x,xm,~{dirflag},~{fpsr},~{flags}"(double %8) #7, !srcloc !28
  store double %9, ptr %3, align 8
  %10 = load double, ptr %3, align 8
  ret double %10
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @flag(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %3, align 4
  %7 = load i32, ptr %4, align 4
  %8 = call { i32, i32 } asm "addl $2, $1", "={@ccc},=r,r,1,~{dirflag},~{fpsr},~{flags}"(i32 %7, i32 %6) #6, !srcloc !29
  %9 = extractvalue { i32, i32 } %8, 0
  %10 = extractvalue { i32, i32 } %8, 1
  %11 = icmp ult i32 %9, 2
  call void @llvm.assume(i1 %11)
  store i32 %9, ptr %5, align 4
  store i32 %10, ptr %3, align 4
  %12 = load i32, ptr %5, align 4
  ret i32 %12
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @jumps(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  callbr void asm sideeffect "testl $0, $0\0A\09js ${1:l}\0A\09je ${2:l}", "r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4) #5
          to label %5 [label %7, label %6], !srcloc !30

5:                                                ; preds = %1
  store i32 1, ptr %2, align 4
  br label %8

6:                                                ; preds = %1
  store i32 0, ptr %2, align 4
  br label %8

7:                                                ; preds = %1
  store i32 -1, ptr %2, align 4
  br label %8

8:                                                ; preds = %7, %6, %5
  %9 = load i32, ptr %2, align 4
  ret i32 %9
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @loops(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 asm sideeffect "xorl $0, $0\0A1:\09cmpb $$0, ($1,${0:q})\0A\09je 2f\0A\09incl $0\0A\09jmp 1b\0A2:", "=&r,r,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(ptr %4) #5, !srcloc !31
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  ret i32 %6
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @push() #0 {
  %1 = alloca i64, align 8
  call void asm sideeffect "stc; pushfq; popq $0", "=*rm,~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) %1) #5, !srcloc !32
  %2 = load i64, ptr %1, align 8
  %3 = and i64 %2, 1
  ret i64 %3
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @copy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  %10 = call { ptr, ptr, i64 } asm sideeffect "rep movsb", "={di},={si},={cx},0,1,2,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr %7, ptr %8, i64 %9) #5, !srcloc !33
  %11 = extractvalue { ptr, ptr, i64 } %10, 0
  %12 = extractvalue { ptr, ptr, i64 } %10, 1
  %13 = extractvalue { ptr, ptr, i64 } %10, 2
  store ptr %11, ptr %4, align 8
  store ptr %12, ptr %5, align 8
  store i64 %13, ptr %6, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @five_times(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = call i32 asm "leal (%ecx,%ecx,4), %eax", "={ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 %4) #6, !srcloc !34
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  ret i32 %6
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @named(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  %7 = call i32 asm "leal 4($1), $0", "=r,{r10},~{dirflag},~{fpsr},~{flags}"(i32 %6) #6, !srcloc !35
  store i32 %7, ptr %4, align 4
  %8 = load i32, ptr %4, align 4
  ret i32 %8
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @bits_of(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  store double %0, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = call i64 asm "movq $1, $0", "=r,x,~{dirflag},~{fpsr},~{flags}"(double %4) #6, !srcloc !36
  store i64 %5, ptr %3, align 8
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @helper(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = mul nsw i32 %3, 3
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { nounwind }
attributes #5 = { nounwind }
attributes #6 = { nounwind memory(none) }
attributes #7 = { nounwind memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{i64 394}
!8 = !{i64 226}
!9 = !{i64 541}
!10 = !{i64 730}
!11 = !{i64 866, i64 882, i64 897}
!12 = !{i64 1010, i64 1027, i64 1049, i64 1070}
!13 = !{i64 1222}
!14 = !{i64 1303}
!15 = !{i64 1353}
!16 = !{i64 1455}
!17 = !{i64 1509}
!18 = !{i64 1570}
!19 = !{i64 1631}
!20 = !{i64 1752}
!21 = !{i64 1901}
!22 = !{i64 2099}
!23 = !{i64 2214}
!24 = !{i64 2351}
!25 = !{i64 2464}
!26 = !{i64 2575}
!27 = !{i64 2693}
!28 = !{i64 2741}
!29 = !{i64 2864}
!30 = !{i64 2978, i64 2993, i64 3003}
!31 = !{i64 3182, i64 3196, i64 3219, i64 3228, i64 3239, i64 3249}
!32 = !{i64 3370}
!33 = !{i64 3519}
!34 = !{i64 3629, i64 3654, i64 3680}
!35 = !{i64 3829}
!36 = !{i64 3959}
