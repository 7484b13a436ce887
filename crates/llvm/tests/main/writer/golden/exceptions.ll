source_filename = "exceptions.sheave"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare void @personality()
@a = external global i8
@b = external global i8
declare { i64, double } @pair(i64)
declare x86_fp80 @long_double(ptr byval([16 x i8]) align 16)

define i64 @f(i64 %v0, ptr %v1) personality ptr @personality {
block0:
  %call0 = invoke { i64, double } @pair(i64 %v0) to label %block1 unwind label %block2

block1:
  %v2 = extractvalue { i64, double } %call0, 0
  %v3 = extractvalue { i64, double } %call0, 1
  %v4 = invoke i64 %v1(i64 %v2) to label %block3 unwind label %block4

block2:
  %pad2 = landingpad { ptr, i32 } cleanup catch ptr @a filter [3 x ptr] [ptr @a, ptr null, ptr @b]
  %v5 = extractvalue { ptr, i32 } %pad2, 0
  %v6 = extractvalue { ptr, i32 } %pad2, 1
  %v7 = call i32 @llvm.eh.typeid.for.p0(ptr @a)
  %v8.b = icmp eq i32 %v6, %v7
  %v8 = zext i1 %v8.b to i8
  br i1 %v8.b, label %block5, label %block6

block3:
  %call6 = invoke x86_fp80 @long_double(ptr byval([16 x i8]) align 16 %v1) to label %block8 unwind label %block7

block4:
  %pad7 = landingpad { ptr, i32 } catch ptr null filter [0 x ptr] zeroinitializer
  %v9 = extractvalue { ptr, i32 } %pad7, 0
  %v10 = extractvalue { ptr, i32 } %pad7, 1
  br label %block6

block5:
  %v11 = phi i64 [ %v0, %block2 ], [ %v4, %block8 ]
  ret i64 %v11

block6:
  %v12 = phi ptr [ %v5, %block2 ], [ %v9, %block4 ]
  %v13 = phi i32 [ %v6, %block2 ], [ %v10, %block4 ]
  %t0 = insertvalue { ptr, i32 } poison, ptr %v12, 0
  %t1 = insertvalue { ptr, i32 } %t0, i32 %v13, 1
  resume { ptr, i32 } %t1

block7:
  %pad11 = landingpad { ptr, i32 } cleanup
  %v14 = extractvalue { ptr, i32 } %pad11, 0
  %v15 = extractvalue { ptr, i32 } %pad11, 1
  %t2 = insertvalue { ptr, i32 } poison, ptr %v14, 0
  %t3 = insertvalue { ptr, i32 } %t2, i32 %v15, 1
  resume { ptr, i32 } %t3

block8:
  store x86_fp80 %call6, ptr %v1, align 1
  br label %block5
}

declare i32 @llvm.eh.typeid.for.p0(ptr)
