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
  %asm3 = callbr { i32, i32 } asm "test $2, $2; jz ${3:l}", "=r,=r,r,!i"(i32 %v2)
    to label %block0.e0 [label %block2]

block0.e0:
  %v4.block0.e0 = extractvalue { i32, i32 } %asm3, 1
  br label %block1

block1:
  %v5 = phi i32 [ %v4.block0.e0, %block0.e0 ]
  %v3.block1 = extractvalue { i32, i32 } %asm3, 0
  %v6 = add i32 %v5, %v3.block1
  ret i32 %v6

block2:
  %v4.block2 = extractvalue { i32, i32 } %asm3, 1
  ret i32 %v4.block2
}
