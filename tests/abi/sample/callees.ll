declare void @abi_rec(i64)

define internal ptr @va_register(ptr %ap, i32 %field, i32 %size, i32 %limit, i64 %slot) noinline {
  %at = getelementptr i8, ptr %ap, i32 %field
  %used = load i32, ptr %at
  %left = icmp ule i32 %used, %limit
  br i1 %left, label %register, label %memory
register:
  %area_at = getelementptr i8, ptr %ap, i64 16
  %area = load ptr, ptr %area_at
  %p = getelementptr i8, ptr %area, i32 %used
  %next = add i32 %used, %size
  store i32 %next, ptr %at
  ret ptr %p
memory:
  %q = call ptr @va_memory(ptr %ap, i64 %slot, i64 %slot)
  ret ptr %q
}
define internal ptr @va_memory(ptr %ap, i64 %size, i64 %align) noinline {
  %at = getelementptr i8, ptr %ap, i64 8
  %p = load ptr, ptr %at
  %i = ptrtoint ptr %p to i64
  %mask = sub i64 %align, 1
  %up = add i64 %i, %mask
  %inverse = xor i64 %mask, -1
  %aligned = and i64 %up, %inverse
  %q = inttoptr i64 %aligned to ptr
  %more = add i64 %size, 7
  %whole = and i64 %more, -8
  %end = getelementptr i8, ptr %q, i64 %whole
  store ptr %end, ptr %at
  ret ptr %q
}
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)

define swifttailcc { double, float, float } @abi_f0(ptr %p0, double %p3, ptr %p1, double %p2) noinline {
  %r = musttail call swifttailcc { double, float, float } %p0(double %p2, double %p3)
  ret { double, float, float } %r
}
@r1 = global { float, float, float } { float 0x3F403BA320000000, float 0x442C16E220000000, float 0x3C83FE31C0000000 }
define fastcc { float, float, float } @abi_f1(<3 x float> %p0, { ptr } %p1, <2 x float> %p2, <4 x i32> %p3, { <16 x i8>, double, i1 } %p4, double %p5, i1 zeroext %p6, { double } %p7, i1 signext %p8, { <1 x i15>, i64, ptr } %p9, float %p10, i64 %p11) {
  %t1 = extractelement <3 x float> %p0, i32 0
  %t2 = bitcast float %t1 to i32
  %t3 = zext i32 %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractelement <3 x float> %p0, i32 1
  %t5 = bitcast float %t4 to i32
  %t6 = zext i32 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <3 x float> %p0, i32 2
  %t8 = bitcast float %t7 to i32
  %t9 = zext i32 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractvalue { ptr } %p1, 0
  %t11 = ptrtoint ptr %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <2 x float> %p2, i32 0
  %t13 = bitcast float %t12 to i32
  %t14 = zext i32 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <2 x float> %p2, i32 1
  %t16 = bitcast float %t15 to i32
  %t17 = zext i32 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <4 x i32> %p3, i32 0
  %t19 = zext i32 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractelement <4 x i32> %p3, i32 1
  %t21 = zext i32 %t20 to i64
  call void @abi_rec(i64 %t21)
  %t22 = extractelement <4 x i32> %p3, i32 2
  %t23 = zext i32 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = extractelement <4 x i32> %p3, i32 3
  %t25 = zext i32 %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractvalue { <16 x i8>, double, i1 } %p4, 0
  %t27 = extractelement <16 x i8> %t26, i32 0
  %t28 = zext i8 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <16 x i8> %t26, i32 1
  %t30 = zext i8 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractelement <16 x i8> %t26, i32 2
  %t32 = zext i8 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <16 x i8> %t26, i32 3
  %t34 = zext i8 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <16 x i8> %t26, i32 4
  %t36 = zext i8 %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = extractelement <16 x i8> %t26, i32 5
  %t38 = zext i8 %t37 to i64
  call void @abi_rec(i64 %t38)
  %t39 = extractelement <16 x i8> %t26, i32 6
  %t40 = zext i8 %t39 to i64
  call void @abi_rec(i64 %t40)
  %t41 = extractelement <16 x i8> %t26, i32 7
  %t42 = zext i8 %t41 to i64
  call void @abi_rec(i64 %t42)
  %t43 = extractelement <16 x i8> %t26, i32 8
  %t44 = zext i8 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <16 x i8> %t26, i32 9
  %t46 = zext i8 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = extractelement <16 x i8> %t26, i32 10
  %t48 = zext i8 %t47 to i64
  call void @abi_rec(i64 %t48)
  %t49 = extractelement <16 x i8> %t26, i32 11
  %t50 = zext i8 %t49 to i64
  call void @abi_rec(i64 %t50)
  %t51 = extractelement <16 x i8> %t26, i32 12
  %t52 = zext i8 %t51 to i64
  call void @abi_rec(i64 %t52)
  %t53 = extractelement <16 x i8> %t26, i32 13
  %t54 = zext i8 %t53 to i64
  call void @abi_rec(i64 %t54)
  %t55 = extractelement <16 x i8> %t26, i32 14
  %t56 = zext i8 %t55 to i64
  call void @abi_rec(i64 %t56)
  %t57 = extractelement <16 x i8> %t26, i32 15
  %t58 = zext i8 %t57 to i64
  call void @abi_rec(i64 %t58)
  %t59 = extractvalue { <16 x i8>, double, i1 } %p4, 1
  %t60 = bitcast double %t59 to i64
  call void @abi_rec(i64 %t60)
  %t61 = extractvalue { <16 x i8>, double, i1 } %p4, 2
  %t62 = zext i1 %t61 to i64
  call void @abi_rec(i64 %t62)
  %t63 = bitcast double %p5 to i64
  call void @abi_rec(i64 %t63)
  %t64 = zext i1 %p6 to i64
  call void @abi_rec(i64 %t64)
  %t65 = extractvalue { double } %p7, 0
  %t66 = bitcast double %t65 to i64
  call void @abi_rec(i64 %t66)
  %t67 = zext i1 %p8 to i64
  call void @abi_rec(i64 %t67)
  %t68 = extractvalue { <1 x i15>, i64, ptr } %p9, 0
  %t69 = extractelement <1 x i15> %t68, i32 0
  %t70 = zext i15 %t69 to i64
  call void @abi_rec(i64 %t70)
  %t71 = extractvalue { <1 x i15>, i64, ptr } %p9, 1
  call void @abi_rec(i64 %t71)
  %t72 = extractvalue { <1 x i15>, i64, ptr } %p9, 2
  %t73 = ptrtoint ptr %t72 to i64
  call void @abi_rec(i64 %t73)
  %t74 = bitcast float %p10 to i32
  %t75 = zext i32 %t74 to i64
  call void @abi_rec(i64 %t75)
  call void @abi_rec(i64 %p11)
  %t76 = load { float, float, float }, ptr @r1
  ret { float, float, float } %t76
}
define void @abi_f2([2 x i11] %p0, half %p1, i8 %p2) {
  %t1 = extractvalue [2 x i11] %p0, 0
  %t2 = zext i11 %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractvalue [2 x i11] %p0, 1
  %t4 = zext i11 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = bitcast half %p1 to i16
  %t6 = zext i16 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = zext i8 %p2 to i64
  call void @abi_rec(i64 %t7)
  ret void
}
define { double, <4 x double>, i53 } @abi_f3({ i128, double, ptr } %p0) {
  %t1 = extractvalue { i128, double, ptr } %p0, 0
  %t2 = trunc i128 %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = lshr i128 %t1, 64
  %t4 = trunc i128 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue { i128, double, ptr } %p0, 1
  %t6 = bitcast double %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractvalue { i128, double, ptr } %p0, 2
  %t8 = ptrtoint ptr %t7 to i64
  call void @abi_rec(i64 %t8)
  ret { double, <4 x double>, i53 } { double 0x0AE6CD4E0A57AF35, <4 x double> <double 0x15C889A1220D672B, double 0x74AB3F6C2AA3300B, double 0x1B528AB589C80C4D, double 0x613AB81A449C4CA2>, i53 5406201316458717 }
}
@r4 = global [4 x i32] [i32 1319934166, i32 855625789, i32 1058199182, i32 1548179323]
define [4 x i32] @abi_f4(ptr byval({ i32, double, <2 x half>, <8 x i32> }) align 8 %p0, { <8 x i32>, <2 x double> } %p1, [1 x half] %p2, i64 %p3, { i126, ptr } %p4, i8 zeroext %p5, ...) {
  %t1 = load { i32, double, <2 x half>, <8 x i32> }, ptr %p0, align 1
  %t2 = extractvalue { i32, double, <2 x half>, <8 x i32> } %t1, 0
  %t3 = zext i32 %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractvalue { i32, double, <2 x half>, <8 x i32> } %t1, 1
  %t5 = bitcast double %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractvalue { i32, double, <2 x half>, <8 x i32> } %t1, 2
  %t7 = extractelement <2 x half> %t6, i32 0
  %t8 = bitcast half %t7 to i16
  %t9 = zext i16 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractelement <2 x half> %t6, i32 1
  %t11 = bitcast half %t10 to i16
  %t12 = zext i16 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractvalue { i32, double, <2 x half>, <8 x i32> } %t1, 3
  %t14 = extractelement <8 x i32> %t13, i32 0
  %t15 = zext i32 %t14 to i64
  call void @abi_rec(i64 %t15)
  %t16 = extractelement <8 x i32> %t13, i32 1
  %t17 = zext i32 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <8 x i32> %t13, i32 2
  %t19 = zext i32 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractelement <8 x i32> %t13, i32 3
  %t21 = zext i32 %t20 to i64
  call void @abi_rec(i64 %t21)
  %t22 = extractelement <8 x i32> %t13, i32 4
  %t23 = zext i32 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = extractelement <8 x i32> %t13, i32 5
  %t25 = zext i32 %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractelement <8 x i32> %t13, i32 6
  %t27 = zext i32 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <8 x i32> %t13, i32 7
  %t29 = zext i32 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractvalue { <8 x i32>, <2 x double> } %p1, 0
  %t31 = extractelement <8 x i32> %t30, i32 0
  %t32 = zext i32 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <8 x i32> %t30, i32 1
  %t34 = zext i32 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <8 x i32> %t30, i32 2
  %t36 = zext i32 %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = extractelement <8 x i32> %t30, i32 3
  %t38 = zext i32 %t37 to i64
  call void @abi_rec(i64 %t38)
  %t39 = extractelement <8 x i32> %t30, i32 4
  %t40 = zext i32 %t39 to i64
  call void @abi_rec(i64 %t40)
  %t41 = extractelement <8 x i32> %t30, i32 5
  %t42 = zext i32 %t41 to i64
  call void @abi_rec(i64 %t42)
  %t43 = extractelement <8 x i32> %t30, i32 6
  %t44 = zext i32 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <8 x i32> %t30, i32 7
  %t46 = zext i32 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = extractvalue { <8 x i32>, <2 x double> } %p1, 1
  %t48 = extractelement <2 x double> %t47, i32 0
  %t49 = bitcast double %t48 to i64
  call void @abi_rec(i64 %t49)
  %t50 = extractelement <2 x double> %t47, i32 1
  %t51 = bitcast double %t50 to i64
  call void @abi_rec(i64 %t51)
  %t52 = extractvalue [1 x half] %p2, 0
  %t53 = bitcast half %t52 to i16
  %t54 = zext i16 %t53 to i64
  call void @abi_rec(i64 %t54)
  call void @abi_rec(i64 %p3)
  %t55 = extractvalue { i126, ptr } %p4, 0
  %t56 = trunc i126 %t55 to i64
  call void @abi_rec(i64 %t56)
  %t57 = lshr i126 %t55, 64
  %t58 = trunc i126 %t57 to i64
  call void @abi_rec(i64 %t58)
  %t59 = extractvalue { i126, ptr } %p4, 1
  %t60 = ptrtoint ptr %t59 to i64
  call void @abi_rec(i64 %t60)
  %t61 = zext i8 %p5 to i64
  call void @abi_rec(i64 %t61)
  %ap = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %ap)
  %t62 = call ptr @va_register(ptr %ap, i32 0, i32 16, i32 32, i64 16)
  %t63 = load i128, ptr %t62, align 1
  %t64 = trunc i128 %t63 to i64
  call void @abi_rec(i64 %t64)
  %t65 = lshr i128 %t63, 64
  %t66 = trunc i128 %t65 to i64
  call void @abi_rec(i64 %t66)
  %t67 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t68 = load <2 x i64>, ptr %t67, align 1
  %t69 = extractelement <2 x i64> %t68, i32 0
  call void @abi_rec(i64 %t69)
  %t70 = extractelement <2 x i64> %t68, i32 1
  call void @abi_rec(i64 %t70)
  %t71 = ptrtoint ptr getelementptr ({ i128, <8 x half>, double }, ptr null, i32 1) to i64
  %t72 = call ptr @va_memory(ptr %ap, i64 %t71, i64 8)
  %t73 = load { i128, <8 x half>, double }, ptr %t72, align 1
  %t74 = extractvalue { i128, <8 x half>, double } %t73, 0
  %t75 = trunc i128 %t74 to i64
  call void @abi_rec(i64 %t75)
  %t76 = lshr i128 %t74, 64
  %t77 = trunc i128 %t76 to i64
  call void @abi_rec(i64 %t77)
  %t78 = extractvalue { i128, <8 x half>, double } %t73, 1
  %t79 = extractelement <8 x half> %t78, i32 0
  %t80 = bitcast half %t79 to i16
  %t81 = zext i16 %t80 to i64
  call void @abi_rec(i64 %t81)
  %t82 = extractelement <8 x half> %t78, i32 1
  %t83 = bitcast half %t82 to i16
  %t84 = zext i16 %t83 to i64
  call void @abi_rec(i64 %t84)
  %t85 = extractelement <8 x half> %t78, i32 2
  %t86 = bitcast half %t85 to i16
  %t87 = zext i16 %t86 to i64
  call void @abi_rec(i64 %t87)
  %t88 = extractelement <8 x half> %t78, i32 3
  %t89 = bitcast half %t88 to i16
  %t90 = zext i16 %t89 to i64
  call void @abi_rec(i64 %t90)
  %t91 = extractelement <8 x half> %t78, i32 4
  %t92 = bitcast half %t91 to i16
  %t93 = zext i16 %t92 to i64
  call void @abi_rec(i64 %t93)
  %t94 = extractelement <8 x half> %t78, i32 5
  %t95 = bitcast half %t94 to i16
  %t96 = zext i16 %t95 to i64
  call void @abi_rec(i64 %t96)
  %t97 = extractelement <8 x half> %t78, i32 6
  %t98 = bitcast half %t97 to i16
  %t99 = zext i16 %t98 to i64
  call void @abi_rec(i64 %t99)
  %t100 = extractelement <8 x half> %t78, i32 7
  %t101 = bitcast half %t100 to i16
  %t102 = zext i16 %t101 to i64
  call void @abi_rec(i64 %t102)
  %t103 = extractvalue { i128, <8 x half>, double } %t73, 2
  %t104 = bitcast double %t103 to i64
  call void @abi_rec(i64 %t104)
  %t105 = call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)
  %t106 = load ptr, ptr %t105, align 1
  %t107 = ptrtoint ptr %t106 to i64
  call void @abi_rec(i64 %t107)
  call void @llvm.va_end(ptr %ap)
  %t108 = load [4 x i32], ptr @r4
  ret [4 x i32] %t108
}
define [2 x i32] @abi_f5(i64 %p0, i8 %p1, i16 %p2, { x86_fp80, <8 x i64>, <3 x float> } %p3, double %p4, <8 x float> %p5, i16 zeroext %p6, x86_fp80 %p7, <4 x double> %p8) {
  call void @abi_rec(i64 %p0)
  %t1 = zext i8 %p1 to i64
  call void @abi_rec(i64 %t1)
  %t2 = zext i16 %p2 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractvalue { x86_fp80, <8 x i64>, <3 x float> } %p3, 0
  %t4 = alloca i128
  store i128 0, ptr %t4
  store x86_fp80 %t3, ptr %t4
  %t5 = load i128, ptr %t4
  %t6 = and i128 %t5, 1208925819614629174706175
  %t7 = trunc i128 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = lshr i128 %t6, 64
  %t9 = trunc i128 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractvalue { x86_fp80, <8 x i64>, <3 x float> } %p3, 1
  %t11 = extractelement <8 x i64> %t10, i32 0
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <8 x i64> %t10, i32 1
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <8 x i64> %t10, i32 2
  call void @abi_rec(i64 %t13)
  %t14 = extractelement <8 x i64> %t10, i32 3
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <8 x i64> %t10, i32 4
  call void @abi_rec(i64 %t15)
  %t16 = extractelement <8 x i64> %t10, i32 5
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <8 x i64> %t10, i32 6
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <8 x i64> %t10, i32 7
  call void @abi_rec(i64 %t18)
  %t19 = extractvalue { x86_fp80, <8 x i64>, <3 x float> } %p3, 2
  %t20 = extractelement <3 x float> %t19, i32 0
  %t21 = bitcast float %t20 to i32
  %t22 = zext i32 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <3 x float> %t19, i32 1
  %t24 = bitcast float %t23 to i32
  %t25 = zext i32 %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractelement <3 x float> %t19, i32 2
  %t27 = bitcast float %t26 to i32
  %t28 = zext i32 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = bitcast double %p4 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractelement <8 x float> %p5, i32 0
  %t31 = bitcast float %t30 to i32
  %t32 = zext i32 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <8 x float> %p5, i32 1
  %t34 = bitcast float %t33 to i32
  %t35 = zext i32 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <8 x float> %p5, i32 2
  %t37 = bitcast float %t36 to i32
  %t38 = zext i32 %t37 to i64
  call void @abi_rec(i64 %t38)
  %t39 = extractelement <8 x float> %p5, i32 3
  %t40 = bitcast float %t39 to i32
  %t41 = zext i32 %t40 to i64
  call void @abi_rec(i64 %t41)
  %t42 = extractelement <8 x float> %p5, i32 4
  %t43 = bitcast float %t42 to i32
  %t44 = zext i32 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <8 x float> %p5, i32 5
  %t46 = bitcast float %t45 to i32
  %t47 = zext i32 %t46 to i64
  call void @abi_rec(i64 %t47)
  %t48 = extractelement <8 x float> %p5, i32 6
  %t49 = bitcast float %t48 to i32
  %t50 = zext i32 %t49 to i64
  call void @abi_rec(i64 %t50)
  %t51 = extractelement <8 x float> %p5, i32 7
  %t52 = bitcast float %t51 to i32
  %t53 = zext i32 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = zext i16 %p6 to i64
  call void @abi_rec(i64 %t54)
  %t55 = alloca i128
  store i128 0, ptr %t55
  store x86_fp80 %p7, ptr %t55
  %t56 = load i128, ptr %t55
  %t57 = and i128 %t56, 1208925819614629174706175
  %t58 = trunc i128 %t57 to i64
  call void @abi_rec(i64 %t58)
  %t59 = lshr i128 %t57, 64
  %t60 = trunc i128 %t59 to i64
  call void @abi_rec(i64 %t60)
  %t61 = extractelement <4 x double> %p8, i32 0
  %t62 = bitcast double %t61 to i64
  call void @abi_rec(i64 %t62)
  %t63 = extractelement <4 x double> %p8, i32 1
  %t64 = bitcast double %t63 to i64
  call void @abi_rec(i64 %t64)
  %t65 = extractelement <4 x double> %p8, i32 2
  %t66 = bitcast double %t65 to i64
  call void @abi_rec(i64 %t66)
  %t67 = extractelement <4 x double> %p8, i32 3
  %t68 = bitcast double %t67 to i64
  call void @abi_rec(i64 %t68)
  ret [2 x i32] [i32 1770583656, i32 1447195651]
}
@r6 = global { double, double, double } { double 0x2483B95D2C400B95, double 0x457B60E225FE3A18, double 0x23090F4A335082DC }
define fastcc { double, double, double } @abi_f6(half %p0, [2 x ptr] %p1, half %p2, <8 x i8> %p3) {
  %t1 = bitcast half %p0 to i16
  %t2 = zext i16 %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractvalue [2 x ptr] %p1, 0
  %t4 = ptrtoint ptr %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue [2 x ptr] %p1, 1
  %t6 = ptrtoint ptr %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = bitcast half %p2 to i16
  %t8 = zext i16 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <8 x i8> %p3, i32 0
  %t10 = zext i8 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <8 x i8> %p3, i32 1
  %t12 = zext i8 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <8 x i8> %p3, i32 2
  %t14 = zext i8 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <8 x i8> %p3, i32 3
  %t16 = zext i8 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <8 x i8> %p3, i32 4
  %t18 = zext i8 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <8 x i8> %p3, i32 5
  %t20 = zext i8 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <8 x i8> %p3, i32 6
  %t22 = zext i8 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <8 x i8> %p3, i32 7
  %t24 = zext i8 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = load { double, double, double }, ptr @r6
  ret { double, double, double } %t25
}
define tailcc void @abi_f7(ptr %p0, ptr %p1) noinline {
  musttail call tailcc void %p0(ptr sret({ i32 }) %p1, <2 x ptr> <ptr inttoptr (i64 102897894844666 to ptr), ptr inttoptr (i64 80421902886300 to ptr)>, <16 x i8> <i8 126, i8 28, i8 165, i8 234, i8 96, i8 97, i8 52, i8 142, i8 0, i8 254, i8 71, i8 162, i8 153, i8 184, i8 225, i8 189>)
  ret void
}
define i64 @abi_f8(half %p0, double %p1, { i128 } %p2, i89 %p3, [2 x i8] %p4, half %p5, ptr byval([4 x i64]) align 8 %p6, i128 %p7, i64 %p8, double %p9, <8 x i32> %p10) {
  %t1 = bitcast half %p0 to i16
  %t2 = zext i16 %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = bitcast double %p1 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractvalue { i128 } %p2, 0
  %t5 = trunc i128 %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = lshr i128 %t4, 64
  %t7 = trunc i128 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = trunc i89 %p3 to i64
  call void @abi_rec(i64 %t8)
  %t9 = lshr i89 %p3, 64
  %t10 = trunc i89 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractvalue [2 x i8] %p4, 0
  %t12 = zext i8 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractvalue [2 x i8] %p4, 1
  %t14 = zext i8 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = bitcast half %p5 to i16
  %t16 = zext i16 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = load [4 x i64], ptr %p6, align 1
  %t18 = extractvalue [4 x i64] %t17, 0
  call void @abi_rec(i64 %t18)
  %t19 = extractvalue [4 x i64] %t17, 1
  call void @abi_rec(i64 %t19)
  %t20 = extractvalue [4 x i64] %t17, 2
  call void @abi_rec(i64 %t20)
  %t21 = extractvalue [4 x i64] %t17, 3
  call void @abi_rec(i64 %t21)
  %t22 = trunc i128 %p7 to i64
  call void @abi_rec(i64 %t22)
  %t23 = lshr i128 %p7, 64
  %t24 = trunc i128 %t23 to i64
  call void @abi_rec(i64 %t24)
  call void @abi_rec(i64 %p8)
  %t25 = bitcast double %p9 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractelement <8 x i32> %p10, i32 0
  %t27 = zext i32 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <8 x i32> %p10, i32 1
  %t29 = zext i32 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractelement <8 x i32> %p10, i32 2
  %t31 = zext i32 %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = extractelement <8 x i32> %p10, i32 3
  %t33 = zext i32 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = extractelement <8 x i32> %p10, i32 4
  %t35 = zext i32 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <8 x i32> %p10, i32 5
  %t37 = zext i32 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractelement <8 x i32> %p10, i32 6
  %t39 = zext i32 %t38 to i64
  call void @abi_rec(i64 %t39)
  %t40 = extractelement <8 x i32> %p10, i32 7
  %t41 = zext i32 %t40 to i64
  call void @abi_rec(i64 %t41)
  ret i64 6564303002751928420
}
@r9 = global { double, double, float, i8, double, float } { double 0x44CBC7DB091489CD, double 0x43400CA60F93FB05, float 0x45821013E0000000, i8 10, double 0x23150176EEF20845, float 0x4481E10540000000 }
define fastcc { double, double, float, i8, double, float } @abi_f9([1 x i1] %p0, ptr %p1, { i32, i32, <2 x i32> } %p2, i64 %p3, double %p4, <2 x half> %p5, i8 zeroext %p6, { i64, i32 } %p7) {
  %t1 = extractvalue [1 x i1] %p0, 0
  %t2 = zext i1 %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = ptrtoint ptr %p1 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractvalue { i32, i32, <2 x i32> } %p2, 0
  %t5 = zext i32 %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractvalue { i32, i32, <2 x i32> } %p2, 1
  %t7 = zext i32 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractvalue { i32, i32, <2 x i32> } %p2, 2
  %t9 = extractelement <2 x i32> %t8, i32 0
  %t10 = zext i32 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <2 x i32> %t8, i32 1
  %t12 = zext i32 %t11 to i64
  call void @abi_rec(i64 %t12)
  call void @abi_rec(i64 %p3)
  %t13 = bitcast double %p4 to i64
  call void @abi_rec(i64 %t13)
  %t14 = extractelement <2 x half> %p5, i32 0
  %t15 = bitcast half %t14 to i16
  %t16 = zext i16 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <2 x half> %p5, i32 1
  %t18 = bitcast half %t17 to i16
  %t19 = zext i16 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = zext i8 %p6 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractvalue { i64, i32 } %p7, 0
  call void @abi_rec(i64 %t21)
  %t22 = extractvalue { i64, i32 } %p7, 1
  %t23 = zext i32 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = load { double, double, float, i8, double, float }, ptr @r9
  ret { double, double, float, i8, double, float } %t24
}
define void @abi_f10(half %p0, i16 signext %p1, i64 %p2, { ptr } %p3, i8 zeroext %p4, double %p5, [2 x i128] %p6, ptr byval({ i128 }) align 8 %p7, double %p8) {
  %t1 = bitcast half %p0 to i16
  %t2 = zext i16 %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = zext i16 %p1 to i64
  call void @abi_rec(i64 %t3)
  call void @abi_rec(i64 %p2)
  %t4 = extractvalue { ptr } %p3, 0
  %t5 = ptrtoint ptr %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = zext i8 %p4 to i64
  call void @abi_rec(i64 %t6)
  %t7 = bitcast double %p5 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractvalue [2 x i128] %p6, 0
  %t9 = trunc i128 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = lshr i128 %t8, 64
  %t11 = trunc i128 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractvalue [2 x i128] %p6, 1
  %t13 = trunc i128 %t12 to i64
  call void @abi_rec(i64 %t13)
  %t14 = lshr i128 %t12, 64
  %t15 = trunc i128 %t14 to i64
  call void @abi_rec(i64 %t15)
  %t16 = load { i128 }, ptr %p7, align 1
  %t17 = extractvalue { i128 } %t16, 0
  %t18 = trunc i128 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = lshr i128 %t17, 64
  %t20 = trunc i128 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = bitcast double %p8 to i64
  call void @abi_rec(i64 %t21)
  ret void
}
@r11 = global [2 x i32] [i32 3865527260, i32 3640542008]
define [2 x i32] @abi_f11(ptr byval({ float, i1, float }) align 8 %p0, i16 signext %p1, double %p2, { i8 } %p3, <16 x i32> %p4, double %p5, float %p6, i128 %p7, <16 x i13> %p8, ptr byval({ <2 x half>, i16, i64 }) align 8 %p9) {
  %t1 = load { float, i1, float }, ptr %p0, align 1
  %t2 = extractvalue { float, i1, float } %t1, 0
  %t3 = bitcast float %t2 to i32
  %t4 = zext i32 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue { float, i1, float } %t1, 1
  %t6 = zext i1 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractvalue { float, i1, float } %t1, 2
  %t8 = bitcast float %t7 to i32
  %t9 = zext i32 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = zext i16 %p1 to i64
  call void @abi_rec(i64 %t10)
  %t11 = bitcast double %p2 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractvalue { i8 } %p3, 0
  %t13 = zext i8 %t12 to i64
  call void @abi_rec(i64 %t13)
  %t14 = extractelement <16 x i32> %p4, i32 0
  %t15 = zext i32 %t14 to i64
  call void @abi_rec(i64 %t15)
  %t16 = extractelement <16 x i32> %p4, i32 1
  %t17 = zext i32 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <16 x i32> %p4, i32 2
  %t19 = zext i32 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractelement <16 x i32> %p4, i32 3
  %t21 = zext i32 %t20 to i64
  call void @abi_rec(i64 %t21)
  %t22 = extractelement <16 x i32> %p4, i32 4
  %t23 = zext i32 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = extractelement <16 x i32> %p4, i32 5
  %t25 = zext i32 %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractelement <16 x i32> %p4, i32 6
  %t27 = zext i32 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <16 x i32> %p4, i32 7
  %t29 = zext i32 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractelement <16 x i32> %p4, i32 8
  %t31 = zext i32 %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = extractelement <16 x i32> %p4, i32 9
  %t33 = zext i32 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = extractelement <16 x i32> %p4, i32 10
  %t35 = zext i32 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <16 x i32> %p4, i32 11
  %t37 = zext i32 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractelement <16 x i32> %p4, i32 12
  %t39 = zext i32 %t38 to i64
  call void @abi_rec(i64 %t39)
  %t40 = extractelement <16 x i32> %p4, i32 13
  %t41 = zext i32 %t40 to i64
  call void @abi_rec(i64 %t41)
  %t42 = extractelement <16 x i32> %p4, i32 14
  %t43 = zext i32 %t42 to i64
  call void @abi_rec(i64 %t43)
  %t44 = extractelement <16 x i32> %p4, i32 15
  %t45 = zext i32 %t44 to i64
  call void @abi_rec(i64 %t45)
  %t46 = bitcast double %p5 to i64
  call void @abi_rec(i64 %t46)
  %t47 = bitcast float %p6 to i32
  %t48 = zext i32 %t47 to i64
  call void @abi_rec(i64 %t48)
  %t49 = trunc i128 %p7 to i64
  call void @abi_rec(i64 %t49)
  %t50 = lshr i128 %p7, 64
  %t51 = trunc i128 %t50 to i64
  call void @abi_rec(i64 %t51)
  %t52 = extractelement <16 x i13> %p8, i32 0
  %t53 = zext i13 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = extractelement <16 x i13> %p8, i32 1
  %t55 = zext i13 %t54 to i64
  call void @abi_rec(i64 %t55)
  %t56 = extractelement <16 x i13> %p8, i32 2
  %t57 = zext i13 %t56 to i64
  call void @abi_rec(i64 %t57)
  %t58 = extractelement <16 x i13> %p8, i32 3
  %t59 = zext i13 %t58 to i64
  call void @abi_rec(i64 %t59)
  %t60 = extractelement <16 x i13> %p8, i32 4
  %t61 = zext i13 %t60 to i64
  call void @abi_rec(i64 %t61)
  %t62 = extractelement <16 x i13> %p8, i32 5
  %t63 = zext i13 %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = extractelement <16 x i13> %p8, i32 6
  %t65 = zext i13 %t64 to i64
  call void @abi_rec(i64 %t65)
  %t66 = extractelement <16 x i13> %p8, i32 7
  %t67 = zext i13 %t66 to i64
  call void @abi_rec(i64 %t67)
  %t68 = extractelement <16 x i13> %p8, i32 8
  %t69 = zext i13 %t68 to i64
  call void @abi_rec(i64 %t69)
  %t70 = extractelement <16 x i13> %p8, i32 9
  %t71 = zext i13 %t70 to i64
  call void @abi_rec(i64 %t71)
  %t72 = extractelement <16 x i13> %p8, i32 10
  %t73 = zext i13 %t72 to i64
  call void @abi_rec(i64 %t73)
  %t74 = extractelement <16 x i13> %p8, i32 11
  %t75 = zext i13 %t74 to i64
  call void @abi_rec(i64 %t75)
  %t76 = extractelement <16 x i13> %p8, i32 12
  %t77 = zext i13 %t76 to i64
  call void @abi_rec(i64 %t77)
  %t78 = extractelement <16 x i13> %p8, i32 13
  %t79 = zext i13 %t78 to i64
  call void @abi_rec(i64 %t79)
  %t80 = extractelement <16 x i13> %p8, i32 14
  %t81 = zext i13 %t80 to i64
  call void @abi_rec(i64 %t81)
  %t82 = extractelement <16 x i13> %p8, i32 15
  %t83 = zext i13 %t82 to i64
  call void @abi_rec(i64 %t83)
  %t84 = load { <2 x half>, i16, i64 }, ptr %p9, align 1
  %t85 = extractvalue { <2 x half>, i16, i64 } %t84, 0
  %t86 = extractelement <2 x half> %t85, i32 0
  %t87 = bitcast half %t86 to i16
  %t88 = zext i16 %t87 to i64
  call void @abi_rec(i64 %t88)
  %t89 = extractelement <2 x half> %t85, i32 1
  %t90 = bitcast half %t89 to i16
  %t91 = zext i16 %t90 to i64
  call void @abi_rec(i64 %t91)
  %t92 = extractvalue { <2 x half>, i16, i64 } %t84, 1
  %t93 = zext i16 %t92 to i64
  call void @abi_rec(i64 %t93)
  %t94 = extractvalue { <2 x half>, i16, i64 } %t84, 2
  call void @abi_rec(i64 %t94)
  %t95 = load [2 x i32], ptr @r11
  ret [2 x i32] %t95
}
define { float, i64 } @abi_f12({ <8 x i16>, <8 x float> } %p0, <4 x i32> %p1, i8 %p2, i32 %p3, <5 x i8> %p4, i8 zeroext %p5, i32 %p6, ptr %p7, ptr %p8, i64 %p9, i97 %p10, <16 x i32> %p11) {
  %t1 = extractvalue { <8 x i16>, <8 x float> } %p0, 0
  %t2 = extractelement <8 x i16> %t1, i32 0
  %t3 = zext i16 %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractelement <8 x i16> %t1, i32 1
  %t5 = zext i16 %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractelement <8 x i16> %t1, i32 2
  %t7 = zext i16 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractelement <8 x i16> %t1, i32 3
  %t9 = zext i16 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractelement <8 x i16> %t1, i32 4
  %t11 = zext i16 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <8 x i16> %t1, i32 5
  %t13 = zext i16 %t12 to i64
  call void @abi_rec(i64 %t13)
  %t14 = extractelement <8 x i16> %t1, i32 6
  %t15 = zext i16 %t14 to i64
  call void @abi_rec(i64 %t15)
  %t16 = extractelement <8 x i16> %t1, i32 7
  %t17 = zext i16 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractvalue { <8 x i16>, <8 x float> } %p0, 1
  %t19 = extractelement <8 x float> %t18, i32 0
  %t20 = bitcast float %t19 to i32
  %t21 = zext i32 %t20 to i64
  call void @abi_rec(i64 %t21)
  %t22 = extractelement <8 x float> %t18, i32 1
  %t23 = bitcast float %t22 to i32
  %t24 = zext i32 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <8 x float> %t18, i32 2
  %t26 = bitcast float %t25 to i32
  %t27 = zext i32 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <8 x float> %t18, i32 3
  %t29 = bitcast float %t28 to i32
  %t30 = zext i32 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractelement <8 x float> %t18, i32 4
  %t32 = bitcast float %t31 to i32
  %t33 = zext i32 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = extractelement <8 x float> %t18, i32 5
  %t35 = bitcast float %t34 to i32
  %t36 = zext i32 %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = extractelement <8 x float> %t18, i32 6
  %t38 = bitcast float %t37 to i32
  %t39 = zext i32 %t38 to i64
  call void @abi_rec(i64 %t39)
  %t40 = extractelement <8 x float> %t18, i32 7
  %t41 = bitcast float %t40 to i32
  %t42 = zext i32 %t41 to i64
  call void @abi_rec(i64 %t42)
  %t43 = extractelement <4 x i32> %p1, i32 0
  %t44 = zext i32 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <4 x i32> %p1, i32 1
  %t46 = zext i32 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = extractelement <4 x i32> %p1, i32 2
  %t48 = zext i32 %t47 to i64
  call void @abi_rec(i64 %t48)
  %t49 = extractelement <4 x i32> %p1, i32 3
  %t50 = zext i32 %t49 to i64
  call void @abi_rec(i64 %t50)
  %t51 = zext i8 %p2 to i64
  call void @abi_rec(i64 %t51)
  %t52 = zext i32 %p3 to i64
  call void @abi_rec(i64 %t52)
  %t53 = extractelement <5 x i8> %p4, i32 0
  %t54 = zext i8 %t53 to i64
  call void @abi_rec(i64 %t54)
  %t55 = extractelement <5 x i8> %p4, i32 1
  %t56 = zext i8 %t55 to i64
  call void @abi_rec(i64 %t56)
  %t57 = extractelement <5 x i8> %p4, i32 2
  %t58 = zext i8 %t57 to i64
  call void @abi_rec(i64 %t58)
  %t59 = extractelement <5 x i8> %p4, i32 3
  %t60 = zext i8 %t59 to i64
  call void @abi_rec(i64 %t60)
  %t61 = extractelement <5 x i8> %p4, i32 4
  %t62 = zext i8 %t61 to i64
  call void @abi_rec(i64 %t62)
  %t63 = zext i8 %p5 to i64
  call void @abi_rec(i64 %t63)
  %t64 = zext i32 %p6 to i64
  call void @abi_rec(i64 %t64)
  %t65 = ptrtoint ptr %p7 to i64
  call void @abi_rec(i64 %t65)
  %t66 = ptrtoint ptr %p8 to i64
  call void @abi_rec(i64 %t66)
  call void @abi_rec(i64 %p9)
  %t67 = trunc i97 %p10 to i64
  call void @abi_rec(i64 %t67)
  %t68 = lshr i97 %p10, 64
  %t69 = trunc i97 %t68 to i64
  call void @abi_rec(i64 %t69)
  %t70 = extractelement <16 x i32> %p11, i32 0
  %t71 = zext i32 %t70 to i64
  call void @abi_rec(i64 %t71)
  %t72 = extractelement <16 x i32> %p11, i32 1
  %t73 = zext i32 %t72 to i64
  call void @abi_rec(i64 %t73)
  %t74 = extractelement <16 x i32> %p11, i32 2
  %t75 = zext i32 %t74 to i64
  call void @abi_rec(i64 %t75)
  %t76 = extractelement <16 x i32> %p11, i32 3
  %t77 = zext i32 %t76 to i64
  call void @abi_rec(i64 %t77)
  %t78 = extractelement <16 x i32> %p11, i32 4
  %t79 = zext i32 %t78 to i64
  call void @abi_rec(i64 %t79)
  %t80 = extractelement <16 x i32> %p11, i32 5
  %t81 = zext i32 %t80 to i64
  call void @abi_rec(i64 %t81)
  %t82 = extractelement <16 x i32> %p11, i32 6
  %t83 = zext i32 %t82 to i64
  call void @abi_rec(i64 %t83)
  %t84 = extractelement <16 x i32> %p11, i32 7
  %t85 = zext i32 %t84 to i64
  call void @abi_rec(i64 %t85)
  %t86 = extractelement <16 x i32> %p11, i32 8
  %t87 = zext i32 %t86 to i64
  call void @abi_rec(i64 %t87)
  %t88 = extractelement <16 x i32> %p11, i32 9
  %t89 = zext i32 %t88 to i64
  call void @abi_rec(i64 %t89)
  %t90 = extractelement <16 x i32> %p11, i32 10
  %t91 = zext i32 %t90 to i64
  call void @abi_rec(i64 %t91)
  %t92 = extractelement <16 x i32> %p11, i32 11
  %t93 = zext i32 %t92 to i64
  call void @abi_rec(i64 %t93)
  %t94 = extractelement <16 x i32> %p11, i32 12
  %t95 = zext i32 %t94 to i64
  call void @abi_rec(i64 %t95)
  %t96 = extractelement <16 x i32> %p11, i32 13
  %t97 = zext i32 %t96 to i64
  call void @abi_rec(i64 %t97)
  %t98 = extractelement <16 x i32> %p11, i32 14
  %t99 = zext i32 %t98 to i64
  call void @abi_rec(i64 %t99)
  %t100 = extractelement <16 x i32> %p11, i32 15
  %t101 = zext i32 %t100 to i64
  call void @abi_rec(i64 %t101)
  ret { float, i64 } { float 0x43BA843A80000000, i64 17078232654195525915 }
}
@r13 = global <16 x i8> <i8 172, i8 29, i8 228, i8 131, i8 44, i8 139, i8 164, i8 160, i8 124, i8 228, i8 87, i8 193, i8 181, i8 31, i8 249, i8 149>
define <16 x i8> @abi_f13(ptr byval({ x86_fp80, <2 x float>, i1, i32 }) align 16 %p0, <16 x i64> %p1, <16 x i32> %p2, <4 x i32> %p3, float %p4, <2 x float> %p5, i47 %p6, i64 %p7) {
  %t1 = load { x86_fp80, <2 x float>, i1, i32 }, ptr %p0, align 1
  %t2 = extractvalue { x86_fp80, <2 x float>, i1, i32 } %t1, 0
  %t3 = alloca i128
  store i128 0, ptr %t3
  store x86_fp80 %t2, ptr %t3
  %t4 = load i128, ptr %t3
  %t5 = and i128 %t4, 1208925819614629174706175
  %t6 = trunc i128 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = lshr i128 %t5, 64
  %t8 = trunc i128 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractvalue { x86_fp80, <2 x float>, i1, i32 } %t1, 1
  %t10 = extractelement <2 x float> %t9, i32 0
  %t11 = bitcast float %t10 to i32
  %t12 = zext i32 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <2 x float> %t9, i32 1
  %t14 = bitcast float %t13 to i32
  %t15 = zext i32 %t14 to i64
  call void @abi_rec(i64 %t15)
  %t16 = extractvalue { x86_fp80, <2 x float>, i1, i32 } %t1, 2
  %t17 = zext i1 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractvalue { x86_fp80, <2 x float>, i1, i32 } %t1, 3
  %t19 = zext i32 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractelement <16 x i64> %p1, i32 0
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <16 x i64> %p1, i32 1
  call void @abi_rec(i64 %t21)
  %t22 = extractelement <16 x i64> %p1, i32 2
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <16 x i64> %p1, i32 3
  call void @abi_rec(i64 %t23)
  %t24 = extractelement <16 x i64> %p1, i32 4
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <16 x i64> %p1, i32 5
  call void @abi_rec(i64 %t25)
  %t26 = extractelement <16 x i64> %p1, i32 6
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <16 x i64> %p1, i32 7
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <16 x i64> %p1, i32 8
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <16 x i64> %p1, i32 9
  call void @abi_rec(i64 %t29)
  %t30 = extractelement <16 x i64> %p1, i32 10
  call void @abi_rec(i64 %t30)
  %t31 = extractelement <16 x i64> %p1, i32 11
  call void @abi_rec(i64 %t31)
  %t32 = extractelement <16 x i64> %p1, i32 12
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <16 x i64> %p1, i32 13
  call void @abi_rec(i64 %t33)
  %t34 = extractelement <16 x i64> %p1, i32 14
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <16 x i64> %p1, i32 15
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <16 x i32> %p2, i32 0
  %t37 = zext i32 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractelement <16 x i32> %p2, i32 1
  %t39 = zext i32 %t38 to i64
  call void @abi_rec(i64 %t39)
  %t40 = extractelement <16 x i32> %p2, i32 2
  %t41 = zext i32 %t40 to i64
  call void @abi_rec(i64 %t41)
  %t42 = extractelement <16 x i32> %p2, i32 3
  %t43 = zext i32 %t42 to i64
  call void @abi_rec(i64 %t43)
  %t44 = extractelement <16 x i32> %p2, i32 4
  %t45 = zext i32 %t44 to i64
  call void @abi_rec(i64 %t45)
  %t46 = extractelement <16 x i32> %p2, i32 5
  %t47 = zext i32 %t46 to i64
  call void @abi_rec(i64 %t47)
  %t48 = extractelement <16 x i32> %p2, i32 6
  %t49 = zext i32 %t48 to i64
  call void @abi_rec(i64 %t49)
  %t50 = extractelement <16 x i32> %p2, i32 7
  %t51 = zext i32 %t50 to i64
  call void @abi_rec(i64 %t51)
  %t52 = extractelement <16 x i32> %p2, i32 8
  %t53 = zext i32 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = extractelement <16 x i32> %p2, i32 9
  %t55 = zext i32 %t54 to i64
  call void @abi_rec(i64 %t55)
  %t56 = extractelement <16 x i32> %p2, i32 10
  %t57 = zext i32 %t56 to i64
  call void @abi_rec(i64 %t57)
  %t58 = extractelement <16 x i32> %p2, i32 11
  %t59 = zext i32 %t58 to i64
  call void @abi_rec(i64 %t59)
  %t60 = extractelement <16 x i32> %p2, i32 12
  %t61 = zext i32 %t60 to i64
  call void @abi_rec(i64 %t61)
  %t62 = extractelement <16 x i32> %p2, i32 13
  %t63 = zext i32 %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = extractelement <16 x i32> %p2, i32 14
  %t65 = zext i32 %t64 to i64
  call void @abi_rec(i64 %t65)
  %t66 = extractelement <16 x i32> %p2, i32 15
  %t67 = zext i32 %t66 to i64
  call void @abi_rec(i64 %t67)
  %t68 = extractelement <4 x i32> %p3, i32 0
  %t69 = zext i32 %t68 to i64
  call void @abi_rec(i64 %t69)
  %t70 = extractelement <4 x i32> %p3, i32 1
  %t71 = zext i32 %t70 to i64
  call void @abi_rec(i64 %t71)
  %t72 = extractelement <4 x i32> %p3, i32 2
  %t73 = zext i32 %t72 to i64
  call void @abi_rec(i64 %t73)
  %t74 = extractelement <4 x i32> %p3, i32 3
  %t75 = zext i32 %t74 to i64
  call void @abi_rec(i64 %t75)
  %t76 = bitcast float %p4 to i32
  %t77 = zext i32 %t76 to i64
  call void @abi_rec(i64 %t77)
  %t78 = extractelement <2 x float> %p5, i32 0
  %t79 = bitcast float %t78 to i32
  %t80 = zext i32 %t79 to i64
  call void @abi_rec(i64 %t80)
  %t81 = extractelement <2 x float> %p5, i32 1
  %t82 = bitcast float %t81 to i32
  %t83 = zext i32 %t82 to i64
  call void @abi_rec(i64 %t83)
  %t84 = zext i47 %p6 to i64
  call void @abi_rec(i64 %t84)
  call void @abi_rec(i64 %p7)
  %t85 = load <16 x i8>, ptr @r13
  ret <16 x i8> %t85
}
@r14 = global i64 10819005939691575418
define i64 @abi_f14([3 x double] %p0, i16 zeroext %p1, double %p2, <8 x i16> %p3, <3 x i56> %p4, <4 x i16> %p5, i64 %p6, ptr byval({ <2 x half>, x86_fp80 }) align 8 %p7, float %p8, ...) {
  %t1 = extractvalue [3 x double] %p0, 0
  %t2 = bitcast double %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractvalue [3 x double] %p0, 1
  %t4 = bitcast double %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue [3 x double] %p0, 2
  %t6 = bitcast double %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = zext i16 %p1 to i64
  call void @abi_rec(i64 %t7)
  %t8 = bitcast double %p2 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <8 x i16> %p3, i32 0
  %t10 = zext i16 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <8 x i16> %p3, i32 1
  %t12 = zext i16 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <8 x i16> %p3, i32 2
  %t14 = zext i16 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <8 x i16> %p3, i32 3
  %t16 = zext i16 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <8 x i16> %p3, i32 4
  %t18 = zext i16 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <8 x i16> %p3, i32 5
  %t20 = zext i16 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <8 x i16> %p3, i32 6
  %t22 = zext i16 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <8 x i16> %p3, i32 7
  %t24 = zext i16 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <3 x i56> %p4, i32 0
  %t26 = zext i56 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <3 x i56> %p4, i32 1
  %t28 = zext i56 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <3 x i56> %p4, i32 2
  %t30 = zext i56 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractelement <4 x i16> %p5, i32 0
  %t32 = zext i16 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <4 x i16> %p5, i32 1
  %t34 = zext i16 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <4 x i16> %p5, i32 2
  %t36 = zext i16 %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = extractelement <4 x i16> %p5, i32 3
  %t38 = zext i16 %t37 to i64
  call void @abi_rec(i64 %t38)
  call void @abi_rec(i64 %p6)
  %t39 = load { <2 x half>, x86_fp80 }, ptr %p7, align 1
  %t40 = extractvalue { <2 x half>, x86_fp80 } %t39, 0
  %t41 = extractelement <2 x half> %t40, i32 0
  %t42 = bitcast half %t41 to i16
  %t43 = zext i16 %t42 to i64
  call void @abi_rec(i64 %t43)
  %t44 = extractelement <2 x half> %t40, i32 1
  %t45 = bitcast half %t44 to i16
  %t46 = zext i16 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = extractvalue { <2 x half>, x86_fp80 } %t39, 1
  %t48 = alloca i128
  store i128 0, ptr %t48
  store x86_fp80 %t47, ptr %t48
  %t49 = load i128, ptr %t48
  %t50 = and i128 %t49, 1208925819614629174706175
  %t51 = trunc i128 %t50 to i64
  call void @abi_rec(i64 %t51)
  %t52 = lshr i128 %t50, 64
  %t53 = trunc i128 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = bitcast float %p8 to i32
  %t55 = zext i32 %t54 to i64
  call void @abi_rec(i64 %t55)
  %ap = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %ap)
  %t56 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t57 = load <2 x float>, ptr %t56, align 1
  %t58 = extractelement <2 x float> %t57, i32 0
  %t59 = bitcast float %t58 to i32
  %t60 = zext i32 %t59 to i64
  call void @abi_rec(i64 %t60)
  %t61 = extractelement <2 x float> %t57, i32 1
  %t62 = bitcast float %t61 to i32
  %t63 = zext i32 %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)
  %t65 = load i64, ptr %t64, align 1
  call void @abi_rec(i64 %t65)
  call void @llvm.va_end(ptr %ap)
  %t66 = load i64, ptr @r14
  ret i64 %t66
}
define { float, i16, half, i64 } @abi_f15({ <2 x half>, i16 } %p0, i64 %p1, { double, <2 x ptr> } %p2, <4 x i16> %p3, { half, float, i128 } %p4, ptr byval({ i1, i8, i32 }) align 32 %p5, i8 %p6, i16 %p7, <6 x i16> %p8, i32 %p9) {
  %t1 = extractvalue { <2 x half>, i16 } %p0, 0
  %t2 = extractelement <2 x half> %t1, i32 0
  %t3 = bitcast half %t2 to i16
  %t4 = zext i16 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractelement <2 x half> %t1, i32 1
  %t6 = bitcast half %t5 to i16
  %t7 = zext i16 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractvalue { <2 x half>, i16 } %p0, 1
  %t9 = zext i16 %t8 to i64
  call void @abi_rec(i64 %t9)
  call void @abi_rec(i64 %p1)
  %t10 = extractvalue { double, <2 x ptr> } %p2, 0
  %t11 = bitcast double %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractvalue { double, <2 x ptr> } %p2, 1
  %t13 = extractelement <2 x ptr> %t12, i32 0
  %t14 = ptrtoint ptr %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <2 x ptr> %t12, i32 1
  %t16 = ptrtoint ptr %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <4 x i16> %p3, i32 0
  %t18 = zext i16 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <4 x i16> %p3, i32 1
  %t20 = zext i16 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <4 x i16> %p3, i32 2
  %t22 = zext i16 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <4 x i16> %p3, i32 3
  %t24 = zext i16 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractvalue { half, float, i128 } %p4, 0
  %t26 = bitcast half %t25 to i16
  %t27 = zext i16 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractvalue { half, float, i128 } %p4, 1
  %t29 = bitcast float %t28 to i32
  %t30 = zext i32 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractvalue { half, float, i128 } %p4, 2
  %t32 = trunc i128 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = lshr i128 %t31, 64
  %t34 = trunc i128 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = load { i1, i8, i32 }, ptr %p5, align 1
  %t36 = extractvalue { i1, i8, i32 } %t35, 0
  %t37 = zext i1 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractvalue { i1, i8, i32 } %t35, 1
  %t39 = zext i8 %t38 to i64
  call void @abi_rec(i64 %t39)
  %t40 = extractvalue { i1, i8, i32 } %t35, 2
  %t41 = zext i32 %t40 to i64
  call void @abi_rec(i64 %t41)
  %t42 = zext i8 %p6 to i64
  call void @abi_rec(i64 %t42)
  %t43 = zext i16 %p7 to i64
  call void @abi_rec(i64 %t43)
  %t44 = extractelement <6 x i16> %p8, i32 0
  %t45 = zext i16 %t44 to i64
  call void @abi_rec(i64 %t45)
  %t46 = extractelement <6 x i16> %p8, i32 1
  %t47 = zext i16 %t46 to i64
  call void @abi_rec(i64 %t47)
  %t48 = extractelement <6 x i16> %p8, i32 2
  %t49 = zext i16 %t48 to i64
  call void @abi_rec(i64 %t49)
  %t50 = extractelement <6 x i16> %p8, i32 3
  %t51 = zext i16 %t50 to i64
  call void @abi_rec(i64 %t51)
  %t52 = extractelement <6 x i16> %p8, i32 4
  %t53 = zext i16 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = extractelement <6 x i16> %p8, i32 5
  %t55 = zext i16 %t54 to i64
  call void @abi_rec(i64 %t55)
  %t56 = zext i32 %p9 to i64
  call void @abi_rec(i64 %t56)
  ret { float, i16, half, i64 } { float 0x3ECD24C900000000, i16 23595, half 0xH2FB3, i64 4791979854294950323 }
}
@abi_functions = global [16 x ptr] [ptr @abi_f0, ptr @abi_f1, ptr @abi_f2, ptr @abi_f3, ptr @abi_f4, ptr @abi_f5, ptr @abi_f6, ptr @abi_f7, ptr @abi_f8, ptr @abi_f9, ptr @abi_f10, ptr @abi_f11, ptr @abi_f12, ptr @abi_f13, ptr @abi_f14, ptr @abi_f15]
