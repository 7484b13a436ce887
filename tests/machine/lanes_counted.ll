; How many lanes are zero before the first that is not, as loops with two exits ask when they are vectorised.
@format = private constant [13 x i8] c"%ld %d %d %d\0A"

define i64 @bits(<4 x i32> %v) {
  %set = icmp sgt <4 x i32> %v, <i32 5, i32 5, i32 5, i32 5>
  %n = call i64 @llvm.experimental.cttz.elts.i64.v4i1(<4 x i1> %set, i1 false)
  ret i64 %n
}

define i32 @integers(<3 x i16> %v) {
  %n = call i32 @llvm.experimental.cttz.elts.i32.v3i16(<3 x i16> %v, i1 false)
  ret i32 %n
}

define i32 @main() {
  %a = call i64 @bits(<4 x i32> <i32 5, i32 -9, i32 6, i32 7>)
  %b = call i32 @integers(<3 x i16> <i16 0, i16 0, i16 256>)
  %c = call i32 @integers(<3 x i16> zeroinitializer)
  %d = call i32 @integers(<3 x i16> <i16 -1, i16 0, i16 1>)
  call i32 (ptr, ...) @printf(ptr @format, i64 %a, i32 %b, i32 %c, i32 %d)
  ret i32 0
}

declare i32 @printf(ptr, ...)
declare i64 @llvm.experimental.cttz.elts.i64.v4i1(<4 x i1>, i1)
declare i32 @llvm.experimental.cttz.elts.i32.v3i16(<3 x i16>, i1)
