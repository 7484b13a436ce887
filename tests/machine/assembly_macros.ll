; ModuleID = 'assembly_macros.c'
source_filename = "assembly_macros.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".set STEP, 3"
module asm "limit = 4 * STEP - 2"
module asm ".macro function name"
module asm ".globl \\name"
module asm ".type \\name, @function"
module asm "\\name:"
module asm ".endm"
module asm ".macro addition to:req, what=$1, scale=2"
module asm "  .if \\scale == 2"
module asm "    addl \\what, \\to"
module asm "    addl \\what, \\to"
module asm "  .elseif \\scale == 1; addl \\what, \\to"
module asm "  .else"
module asm "    .error \22no such scale\22"
module asm "  .endif"
module asm ".endm"
module asm "function macros"
module asm "  xorl %eax, %eax"
module asm "  addition %eax            # 2"
module asm "  addition %eax, $10       # 22"
module asm "  addition %eax $100 1     # 122"
module asm "  addition scale=1, to=%eax, what=$limit + STEP * 1000  # 3132"
module asm "  ret"
module asm ".macro times n"
module asm "  .ifeq \\n"
module asm "    .exitm"
module asm "  .endif"
module asm "  testl %edi, %edi"
module asm "  jz .Lskip\\@"
module asm "  addl $\\n, %eax"
module asm ".Lskip\\@:"
module asm "  decl %edi"
module asm "  times (\\n - 1)"
module asm ".endm"
module asm "function countdown"
module asm "  xorl %eax, %eax"
module asm "  .rept 2"
module asm "    incl %eax"
module asm "  .endr"
module asm "  times 5"
module asm "  ret"
module asm ".purgem times"
module asm ".macro adder number, suffix, instructions:vararg"
module asm "function add_\\number\\()_\\suffix"
module asm "  leal \\number(%rdi), %eax"
module asm "  \\instructions"
module asm "  ret"
module asm ".endm"
module asm "adder 5, plain"
module asm "adder 7, more, addl $1, %eax"
module asm ".irp n, 1, 2, 3"
module asm "  adder \\n, each, leal (%rax,%rax), %eax"
module asm ".endr"
module asm ".section .rodata"
module asm ".globl table, table_size, odd, floats, strings"
module asm ".balign 8"
module asm "table:"
module asm ".rept STEP"
module asm "  .irpc digit, 123"
module asm "    .long \\digit\\digit, limit"
module asm "  .endr"
module asm "  .set STEP, STEP + 10"
module asm ".endr"
module asm "table_end:"
module asm "entries = (table_end - table) / 8"
module asm "table_size: .long entries, . - table_end, STEP"
module asm ".ifdef STEP"
module asm "  .ifndef nobody"
module asm "odd:  .byte 'A', '\\n', 1 << 4 | 1, -(7 % 4)"
module asm "  .else"
module asm "    .error \22not reached\22"
module asm "  .endif"
module asm ".endif"
module asm ".ifc a b, a b; .byte 1; .else; .byte 2; .endif"
module asm ".ifb  ; .byte 3; .endif"
module asm ".ifnb x; .byte 4; .endif"
module asm ".if 0; .macro broken; .if 1; .endif; nonsense here; .endif"
module asm ".fill 2, 3, 0x01020304"
module asm ".skip 16 - (. - odd), 0xee"
module asm ".macro text string; .asciz \22<\\string>\22; .endm"
module asm "strings: text \22a, b\22; text ; text (1, 2)"
module asm "floats: .float 1.5, -2; .double 0.1"
module asm ".text"

%struct.anon = type { float, float, double }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"\0A%d %d %d %d %d\0A\00", align 1
@table_size = external constant [0 x i32], align 4
@table = external constant [0 x i32], align 4
@.str.3 = private unnamed_addr constant [11 x i8] c"\0A%d %d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"%02x \00", align 1
@odd = external constant [16 x i8], align 16
@.str.5 = private unnamed_addr constant [11 x i8] c"\0A%g %g %g\0A\00", align 1
@floats = external constant %struct.anon, align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"%s %s %s\0A\00", align 1
@strings = external constant [0 x i8], align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %5 = call i32 @macros()
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %5)
  store i32 0, ptr %2, align 4
  br label %7

7:                                                ; preds = %14, %0
  %8 = load i32, ptr %2, align 4
  %9 = icmp slt i32 %8, 7
  br i1 %9, label %10, label %17

10:                                               ; preds = %7
  %11 = load i32, ptr %2, align 4
  %12 = call i32 @countdown(i32 noundef %11)
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %12)
  br label %14

14:                                               ; preds = %10
  %15 = load i32, ptr %2, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %2, align 4
  br label %7, !llvm.loop !6

17:                                               ; preds = %7
  %18 = call i32 @add_5_plain(i32 noundef 1)
  %19 = call i32 @add_7_more(i32 noundef 1)
  %20 = call i32 @add_1_each(i32 noundef 1)
  %21 = call i32 @add_2_each(i32 noundef 1)
  %22 = call i32 @add_3_each(i32 noundef 1)
  %23 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22)
  store i32 0, ptr %3, align 4
  br label %24

24:                                               ; preds = %35, %17
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr @table_size, align 4
  %27 = mul nsw i32 %26, 2
  %28 = icmp slt i32 %25, %27
  br i1 %28, label %29, label %38

29:                                               ; preds = %24
  %30 = load i32, ptr %3, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [0 x i32], ptr @table, i64 0, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %33)
  br label %35

35:                                               ; preds = %29
  %36 = load i32, ptr %3, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %3, align 4
  br label %24, !llvm.loop !8

38:                                               ; preds = %24
  %39 = load i32, ptr @table_size, align 4
  %40 = load i32, ptr getelementptr inbounds ([0 x i32], ptr @table_size, i64 0, i64 1), align 4
  %41 = load i32, ptr getelementptr inbounds ([0 x i32], ptr @table_size, i64 0, i64 2), align 4
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %39, i32 noundef %40, i32 noundef %41)
  store i32 0, ptr %4, align 4
  br label %43

43:                                               ; preds = %53, %38
  %44 = load i32, ptr %4, align 4
  %45 = icmp slt i32 %44, 16
  br i1 %45, label %46, label %56

46:                                               ; preds = %43
  %47 = load i32, ptr %4, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [16 x i8], ptr @odd, i64 0, i64 %48
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %51)
  br label %53

53:                                               ; preds = %46
  %54 = load i32, ptr %4, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %4, align 4
  br label %43, !llvm.loop !9

56:                                               ; preds = %43
  %57 = load float, ptr @floats, align 1
  %58 = fpext float %57 to double
  %59 = load float, ptr getelementptr inbounds (%struct.anon, ptr @floats, i32 0, i32 1), align 1
  %60 = fpext float %59 to double
  %61 = load double, ptr getelementptr inbounds (%struct.anon, ptr @floats, i32 0, i32 2), align 1
  %62 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %58, double noundef %60, double noundef %61)
  %63 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef @strings, ptr noundef getelementptr inbounds (i8, ptr @strings, i64 7), ptr noundef getelementptr inbounds (i8, ptr @strings, i64 10))
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

declare i32 @macros() #1

declare i32 @countdown(i32 noundef) #1

declare i32 @add_5_plain(i32 noundef) #1

declare i32 @add_7_more(i32 noundef) #1

declare i32 @add_1_each(i32 noundef) #1

declare i32 @add_2_each(i32 noundef) #1

declare i32 @add_3_each(i32 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
