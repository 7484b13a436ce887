; References are counted down by an atomic difference with a condition, as numba does. The expected output
; is that of clang 19.
target triple = "x86_64-unknown-linux-gnu"

@format = constant [19 x i8] c"%d %d %d %d (%lld)\00"

declare i32 @printf(ptr, ...)
declare i8 @llvm.x86.atomic.sub.cc.i64(ptr, i64, i32 immarg)

define i32 @main() {
  %count = alloca i64
  store i64 5, ptr %count
  %a = call i8 @llvm.x86.atomic.sub.cc.i64(ptr %count, i64 3, i32 4)
  %b = call i8 @llvm.x86.atomic.sub.cc.i64(ptr %count, i64 2, i32 4)
  %c = call i8 @llvm.x86.atomic.sub.cc.i64(ptr %count, i64 0, i32 5)
  %d = call i8 @llvm.x86.atomic.sub.cc.i64(ptr %count, i64 7, i32 5)
  %left = load i64, ptr %count
  %a32 = zext i8 %a to i32
  %b32 = zext i8 %b to i32
  %c32 = zext i8 %c to i32
  %d32 = zext i8 %d to i32
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %a32, i32 %b32, i32 %c32, i32 %d32, i64 %left)
  ret i32 0
}
