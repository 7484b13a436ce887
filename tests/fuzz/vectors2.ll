define <2 x i100> @f(<2 x i100> %v, ptr %p, <2 x x86_fp80> %l, <8 x i1> %m) {
  store <2 x i100> %v, ptr %p, align 16
  %a = load <2 x i100>, ptr %p
  %b = lshr <2 x i100> %a, splat (i100 3)
  %c = trunc <2 x i100> %b to <2 x i65>
  store <2 x i65> %c, ptr %p
  %d = bitcast <8 x i1> %m to i8
  %e = fadd <2 x x86_fp80> %l, %l
  store <2 x x86_fp80> %e, ptr %p
  %f = bitcast <2 x i100> %b to <8 x i25>
  %g = bitcast <8 x i25> %f to <2 x i100>
  ret <2 x i100> %g
}
