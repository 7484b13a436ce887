source_filename = "promises.sheave"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"


define i32 @promises(i32 %v0, i32 %v1, ptr %v2, i64 %v3) {
block0:
  %v4 = add nsw i32 %v0, %v1
  %v5 = sub nsw nuw i32 %v4, 1
  %v6 = mul nuw i32 %v5, %v1
  %t0 = and i32 %v1, 31
  %v7 = shl nsw i32 %v6, %t0
  %v8 = sdiv exact i32 %v7, 4
  %v9 = lshr exact i32 %v8, 1
  %v10 = getelementptr inbounds i8, ptr %v2, i64 8
  %v11 = getelementptr inbounds [4 x i8], ptr %v10, i64 %v3
  %t1 = getelementptr [4 x i8], ptr %v11, i64 %v3
  %v12 = getelementptr i8, ptr %t1, i64 4
  %v13 = load i32, ptr %v12, align 1
  %v14 = freeze i32 %v13
  %v15 = add i32 %v9, %v14
  ret i32 %v15
}
