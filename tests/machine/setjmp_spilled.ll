; Values that live across `setjmp` in the frame, and operations after it whose results could take their slots.
@format = private constant [36 x i8] c"%ld %ld %ld %ld %ld %ld %ld %ld %d\0A\00"
@buffer = global [256 x i8] zeroinitializer, align 16

declare i32 @printf(ptr, ...)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn

define void @use(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) noinline {
  %n = call i32 (ptr, ...) @printf(ptr @format, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i32 0)
  ret void
}

define void @jump(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) noinline {
  %r = call i32 @_setjmp(ptr @buffer) returns_twice
  %first = icmp eq i32 %r, 0
  br i1 %first, label %again, label %done
again:
  %a1 = mul i64 %a, %b
  %b1 = mul i64 %b, %c
  %c1 = mul i64 %c, %d
  %d1 = mul i64 %d, %e
  %e1 = mul i64 %e, %f
  %f1 = mul i64 %f, %g
  %g1 = mul i64 %g, %h
  %h1 = sub i64 %h, %a1
  call void @use(i64 %a1, i64 %b1, i64 %c1, i64 %d1, i64 %e1, i64 %f1, i64 %g1, i64 %h1)
  call void @use(i64 %h1, i64 %g1, i64 %f1, i64 %e1, i64 %d1, i64 %c1, i64 %b1, i64 %a1)
  call void @longjmp(ptr @buffer, i32 1) noreturn
  unreachable
done:
  call void @use(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h)
  ret void
}

define i32 @main() {
  call void @jump(i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  ret i32 0
}
