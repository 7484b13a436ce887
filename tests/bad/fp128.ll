define fp128 @f(fp128 %a) {
  %b = fadd fp128 %a, %a
  ret fp128 %b
}
