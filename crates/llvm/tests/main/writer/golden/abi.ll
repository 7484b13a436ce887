source_filename = "abi.sheave"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare void @take(ptr sret(i8), i128, i8 zeroext, ptr byval([24 x i8]) align 8)
declare x86_fp80 @long_double(ptr byval([16 x i8]) align 16)
declare i32 @printf(ptr, ...)
declare extern_weak void @hook()
declare zeroext i1 @bits(i1 zeroext, i1, i8, ...)
declare { i1, i64 } @two(i1)

define internal { i64, double } @give(i128 %v0.pair, i16 signext %v2) {
block0:
  %v0 = trunc i128 %v0.pair to i64
  %t0 = lshr i128 %v0.pair, 64
  %v1 = trunc i128 %t0 to i64
  %v3 = alloca [24 x i8], align 8
  %v4 = alloca [16 x i8], align 16
  %t1 = zext i64 %v1 to i128
  %t2 = zext i64 %v0 to i128
  %t3 = shl i128 %t2, 64
  %t4 = or i128 %t3, %t1
  call void @take(ptr sret(i8) %v4, i128 %t4, i8 zeroext -1, ptr byval([24 x i8]) align 8 %v3)
  %call3 = call x86_fp80 @long_double(ptr byval([16 x i8]) align 16 %v4)
  store x86_fp80 %call3, ptr %v4, align 1
  %v5 = call i32 (ptr, ...) @printf(ptr %v3, double 0x3FF8000000000000) noreturn
  %t5 = insertvalue { i64, double } poison, i64 %v0, 0
  %t6 = insertvalue { i64, double } %t5, double 0x8000000000000000, 1
  ret { i64, double } %t6
}

define { i1, i64 } @pass(i1 zeroext %v0.b, i1 %v1.b) {
block0:
  %v0 = zext i1 %v0.b to i8
  %v1 = zext i1 %v1.b to i8
  %v2.b = call i1 (i1, i1, i8, ...) @bits(i1 zeroext %v0.b, i1 %v1.b, i8 1, i1 true)
  %v2 = zext i1 %v2.b to i8
  %t0 = trunc i8 %v2 to i1
  %call1 = call { i1, i64 } @two(i1 %t0)
  %v3.b = extractvalue { i1, i64 } %call1, 0
  %v3 = zext i1 %v3.b to i8
  %v4 = extractvalue { i1, i64 } %call1, 1
  %v5.b = icmp eq i64 %v4, 7
  %v5 = zext i1 %v5.b to i8
  %v6.b = call i1 (i1, i1, i8, ...) @bits(i1 zeroext true, i1 %v5.b, i8 %v3)
  %v6 = zext i1 %v6.b to i8
  br i1 %v0.b, label %block1, label %block2

block1:
  %t1 = trunc i8 %v6 to i1
  %t2 = insertvalue { i1, i64 } poison, i1 %t1, 0
  %t3 = insertvalue { i1, i64 } %t2, i64 %v4, 1
  ret { i1, i64 } %t3

block2:
  %t4 = insertvalue { i1, i64 } poison, i1 false, 0
  %t5 = insertvalue { i1, i64 } %t4, i64 1, 1
  ret { i1, i64 } %t5
}

define { i1, i64 } @tail(i1 %v0.b) {
block0:
  %v0 = zext i1 %v0.b to i8
  %call0 = musttail call { i1, i64 } @two(i1 %v0.b)
  ret { i1, i64 } %call0
}
