source_filename = "edges.sheave"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"


define i32 @edges(i32 %v0, i8 %v1) {
block0:
  switch i32 %v0, label %block1 [
    i32 1, label %block0.e1
    i32 2, label %block1
    i32 3, label %block0.e1
    i32 -1, label %block2
  ]

block0.e1:
  br label %block1

block1:
  %v2 = phi i32 [ 10, %block0 ], [ 20, %block0.e1 ], [ 10, %block0 ], [ %v0, %block2 ], [ 5, %block3 ], [ 6, %block3.e1 ]
  ret i32 %v2

block2:
  %v3.b = icmp ult i32 %v0, 7
  %v3 = zext i1 %v3.b to i8
  br i1 %v3.b, label %block1, label %block3

block3:
  %t0 = icmp ne i8 %v1, 0
  br i1 %t0, label %block1, label %block3.e1

block3.e1:
  br label %block1
}
