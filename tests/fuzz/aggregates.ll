%p = type <{ i8, i32, [2 x %q] }>
%q = type { i1, double }
define { i64, [2 x i8], x86_fp80 } @f(%p %v, { i32, float } %w, ptr byval(%p) align 8 %b) {
  %a = extractvalue %p %v, 2, 1, 1
  %c = insertvalue { i64, [2 x i8], x86_fp80 } undef, i8 7, 1, 0
  %d = fpext double %a to x86_fp80
  %e = insertvalue { i64, [2 x i8], x86_fp80 } %c, x86_fp80 %d, 2
  %g = alloca %p, i32 3, align 64
  store %p %v, ptr %g
  %h = load [2 x %q], ptr %g, align 1
  %i = call { i64, [2 x i8], x86_fp80 } @f(%p %v, { i32, float } %w, ptr byval(%p) %g)
  %k = call i32 (ptr, ...) @v(ptr %g, x86_fp80 %d, { i32, float } %w, i8 signext 3)
  ret { i64, [2 x i8], x86_fp80 } %e
}
declare i32 @v(ptr, ...)
