; ModuleID = 'module_assembly.c'
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".text"
module asm ".globl triple"
module asm ".type triple, @function"
module asm "triple:"
module asm "    leal (%rdi,%rdi,2), %eax  # eax = 3 * edi"
module asm "    ret"
module asm "seven:; also_seven:"
module asm "    movl $3, %ecx"
module asm ".Lagain:"
module asm "    decl %ecx"
module asm "    jnz .Lagain"
module asm "    call helper@PLT"
module asm "run_on:"
module asm "    addl $2, %eax"
module asm "    jmp .Lshared"
module asm "unused: movl $99, %eax"
module asm ".Lshared:"
module asm "    ret"
module asm "shout:"
module asm "    subq $8, %rsp"
module asm "    leaq .Ltext(%rip), %rdi"
module asm "    movq puts@GOTPCREL(%rip), %rax"
module asm "    call *%rax"
module asm "    addq $8, %rsp"
module asm "    ret"
module asm ".section .rodata"
module asm ".Ltext: .asciz \22from \\\22assembly\\\22\\041\22"
module asm ".data"
module asm ".balign 16"
module asm ".globl table, table_end"
module asm "table:  .long 1, 2, -3, 0x10"
module asm "table_end:"
module asm "pointer: .quad table + 8, seven, static_number"
module asm "distance: .long table_end - table"
module asm ".set other_table, table + 4"
module asm ".comm zeros, 64, 32"
module asm ".ident \22nobody reads this\22"
module asm ".section .note.GNU-stack,\22\22,@progbits"

%struct.anon = type { ptr, ptr, ptr }

@static_number = internal global i32 1234, align 4
@.str = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@table = external global [4 x i32], align 16
@pointer = external global %struct.anon, align 8
@table_end = external global [0 x i32], align 4
@distance = external global i32, align 4
@other_table = external global [0 x i32], align 4
@zeros = external global [16 x i32], align 16
@.str.2 = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@llvm.compiler.used = appending global [2 x ptr] [ptr @static_number, ptr @helper], section "llvm.metadata"

; Function Attrs: noinline nounwind uwtable
define internal i32 @helper() #0 {
  ret i32 5
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @triple(i32 noundef 14)
  %3 = call i32 @seven()
  %4 = call i32 @also_seven()
  %5 = call i32 @unused()
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  %7 = load i32, ptr getelementptr inbounds ([4 x i32], ptr @table, i64 0, i64 2), align 8
  %8 = load ptr, ptr @pointer, align 8
  %9 = load i32, ptr %8, align 4
  %10 = sdiv exact i64 sub (i64 ptrtoint (ptr @table_end to i64), i64 ptrtoint (ptr @table to i64)), 4
  %11 = trunc i64 %10 to i32
  %12 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %7, i32 noundef %9, i32 noundef %11)
  %13 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @pointer, i32 0, i32 1), align 8
  %14 = call i32 %13()
  %15 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @pointer, i32 0, i32 2), align 8
  %16 = load i32, ptr %15, align 4
  %17 = load i32, ptr @distance, align 4
  %18 = load i32, ptr @other_table, align 4
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %14, i32 noundef %16, i32 noundef %17, i32 noundef %18)
  store i32 8, ptr getelementptr inbounds ([16 x i32], ptr @zeros, i64 0, i64 15), align 4
  %20 = load i32, ptr getelementptr inbounds ([16 x i32], ptr @zeros, i64 0, i64 15), align 4
  %21 = load i32, ptr @zeros, align 16
  %22 = add nsw i32 %20, %21
  %23 = load i32, ptr @static_number, align 4
  %24 = add nsw i32 %23, %22
  store i32 %24, ptr @static_number, align 4
  %25 = load ptr, ptr getelementptr inbounds (%struct.anon, ptr @pointer, i32 0, i32 2), align 8
  %26 = load i32, ptr %25, align 4
  %27 = call i64 @second(i64 noundef 1, i64 noundef 22)
  %28 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %26, i64 noundef %27)
  %29 = call i32 @shout()
  %30 = icmp sge i32 %29, 0
  %31 = zext i1 %30 to i32
  %32 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %31)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

declare i32 @triple(i32 noundef) #1

declare i32 @seven() #1

declare i32 @also_seven() #1

declare i32 @unused() #1

; Function Attrs: naked noinline nounwind uwtable
define internal i64 @second(i64 noundef %0, i64 noundef %1) #2 {
  call void asm sideeffect "movq %rsi, %rax\0A\09ret", "~{dirflag},~{fpsr},~{flags}"() #3, !srcloc !6
  unreachable
}

declare i32 @shout() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { naked noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{i64 1675, i64 1693}
