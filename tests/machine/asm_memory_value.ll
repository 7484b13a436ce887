; A value, not an address, for a constraint that only memory meets: the assembly sees memory that holds the value.
@format = private constant [13 x i8] c"%ld %d %.1f\0A\00"

declare i32 @printf(ptr, ...)

define i32 @main() {
  %a = call i64 asm "imulq $2, $0", "=r,0,m,~{flags}"(i64 6, i64 9223372036854775807)
  %n = add i64 %a, 1
  %b = call i32 asm "addl $2, $0\0Aaddl $3, $0", "=r,0,m,m,~{flags}"(i32 1, i32 300, i32 20)
  %d = call double asm "addsd $2, $0", "=x,0,m"(double 1.0, double 2.5)
  %e = call i32 (ptr, ...) @printf(ptr @format, i64 %n, i32 %b, double %d)
  ret i32 0
}
