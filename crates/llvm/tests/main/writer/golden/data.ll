source_filename = "data.sheave"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@"odd \22name\22" = external hidden thread_local global i8
declare hidden void @helper()
declare extern_weak hidden i32 @hook()
@text = internal constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] c"a\5Cb\22", [4 x i8] zeroinitializer }>, align 1
@zeros = hidden global [16 x i8] zeroinitializer, align 16
@table = global <{ [2 x i8], [6 x i8], ptr, ptr, i32, [4 x i8], i64, [8 x i8] }> <{ [2 x i8] c"\01\02", [6 x i8] zeroinitializer, ptr getelementptr (i8, ptr @text, i64 1), ptr blockaddress(@start, %block1), i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr blockaddress(@start, %block1), i64 4) to i64), i64 ptrtoint (ptr @table to i64)) to i32), [4 x i8] zeroinitializer, i64 sub (i64 ptrtoint (ptr @table to i64), i64 ptrtoint (ptr @text to i64)), [8 x i8] zeroinitializer }>, align 8
@counter = weak hidden thread_local global [4 x i8] zeroinitializer, align 4
@begin = protected alias void (), ptr @start
@inside = alias i8, ptr getelementptr (i8, ptr @table, i64 8)
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 100, ptr @start, ptr null }]

define protected void @start() {
block0:
  %v0 = load volatile i32, ptr @counter, align 1
  %v1 = load ptr, ptr getelementptr (i8, ptr @table, i64 8), align 8
  indirectbr ptr %v1, [label %block1, label %block2]

block1:
  call void @llvm.trap()
  unreachable

block2:
  ret void
}

declare void @llvm.trap()
