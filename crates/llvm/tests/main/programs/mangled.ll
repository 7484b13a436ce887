target datalayout = "e-m:e-p270:32:32-i64:64-i128:128-f80:128"
target triple = "x86_64-pc-linux-gnu"
%pair = type { i32, [2 x i64] }
@g = internal global %pair { i32 1, [2 x i64] [i64 2, i64 ptrtoint (ptr @f to i64)] }, align 8
@s = private constant [4 x i8] c"a\0Ab\00"
@t = constant [1 x ptr] [ptr blockaddress(@f, %body)]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @printf(ptr, ...)
define i32 @f(i32 noundef %n, ptr byval(%pair) align 8 %q) #0 {
entry:
  %x = alloca i32, align 4
  store i32 %n, ptr %x, align 4
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ], [ %j, %body ]
  %c = icmp slt i32 %i, 3
  br i1 %c, label %body, label %done
body:
  %0 = load i32, ptr %x, align 4
  %1 = getelementptr inbounds %pair, ptr %q, i32 0, i32 1, i64 1
  %2 = load i64, ptr %1, align 8
  %w = zext i32 %0 to i128
  %v = mul i128 %w, 18446744073709551617
  %3 = trunc i128 %v to i24
  store i24 %3, ptr getelementptr (i8, ptr @g, i64 4), align 1
  %call = call i32 (ptr, ...) @printf(ptr @s, i64 %2)
  %j = add nsw i32 %i, 1
  switch i32 %j, label %head [ i32 7, label %head ]
done:
  %a = insertvalue { i32, double } undef, i32 %i, 0
  %b = extractvalue { i32, double } %a, 0
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr @g, i64 8, i1 false)
  ret i32 %b
}
attributes #0 = { noinline "a"="b" }
!0 = !{i32 1}
