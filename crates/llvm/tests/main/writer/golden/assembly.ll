source_filename = "assembly.sheave"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"


define i32 @assembly(i32 %v0, ptr %v1) {
block0:
  %asm0 = call i32 asm sideeffect "mov $1, $0", "=&r,r,~{memory},~{rax}"(i32 %v0)
  %v2 = bitcast i32 %asm0 to i32
  call void asm "movl $$1, $0", "=*m"(ptr elementtype(i32) %v1)
  %asm2 = call i32 asm "# $0 $1 $2", "=r,*m,i"(ptr elementtype([1 x i8]) %v1, i64 5)
  store i32 %asm2, ptr %v1, align 1
  callbr void asm "test $0, $0; jz ${1:l}", "r,!i"(i32 %v2)
    to label %block1 [label %block2]

block1:
  ret i32 1

block2:
  ret i32 %v2
}
