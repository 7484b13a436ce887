@t = constant <4 x i24> <i24 1, i24 -2, i24 3, i24 poison>
define <3 x i7> @f(<3 x i7> %v, <2 x ptr> %q, i64 %i, ptr %p) {
  %a = add <3 x i7> %v, <i7 1, i7 2, i7 undef>
  %c = icmp ult <3 x i7> %a, splat (i7 5)
  %s = select <3 x i1> %c, <3 x i7> %a, <3 x i7> %v
  %e = extractelement <3 x i7> %s, i64 %i
  %n = insertelement <3 x i7> %s, i7 %e, i32 2
  %h = shufflevector <3 x i7> %n, <3 x i7> poison, <5 x i32> <i32 0, i32 2, i32 1, i32 undef, i32 0>
  store <5 x i7> %h, ptr %p, align 1
  %g = getelementptr { i8, [4 x i32] }, <2 x ptr> %q, i64 1, i32 1, <2 x i64> <i64 1, i64 -1>
  %l = load <4 x i24>, ptr @t, align 1
  %x = sext <4 x i24> %l to <4 x i64>
  %r = call i64 @llvm.vector.reduce.add.v4i64(<4 x i64> %x)
  ret <3 x i7> %n
}
declare i64 @llvm.vector.reduce.add.v4i64(<4 x i64>)
