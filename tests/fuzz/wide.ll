define i100 @f(i100 %a, i65 %b, i256 %c, ptr %p) {
  %1 = zext i65 %b to i100
  %2 = mul i100 %a, %1
  %3 = udiv i100 %2, 12345678901234567890123
  %4 = trunc i256 %c to i100
  %5 = ashr i100 %4, %3
  %6 = icmp slt i100 %5, -1
  %7 = select i1 %6, i100 %5, i100 undef
  store i100 %7, ptr %p, align 1
  %8 = load i65, ptr %p
  %9 = sext i65 %8 to i100
  ret i100 %9
}
