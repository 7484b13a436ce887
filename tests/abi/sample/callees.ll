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

@r0 = global <1 x float> <float 0x4023FB62C0000000>
define swifttailcc <1 x float> @abi_f0(ptr byval({ <9 x i32>, i64, i64, i128 }) align 8 %p0, i41 %p1, <2 x ptr> %p2) {
  %t1 = load { <9 x i32>, i64, i64, i128 }, ptr %p0, align 1
  %t2 = extractvalue { <9 x i32>, i64, i64, i128 } %t1, 0
  %t3 = extractelement <9 x i32> %t2, i32 0
  %t4 = zext i32 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractelement <9 x i32> %t2, i32 1
  %t6 = zext i32 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <9 x i32> %t2, i32 2
  %t8 = zext i32 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <9 x i32> %t2, i32 3
  %t10 = zext i32 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <9 x i32> %t2, i32 4
  %t12 = zext i32 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <9 x i32> %t2, i32 5
  %t14 = zext i32 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <9 x i32> %t2, i32 6
  %t16 = zext i32 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <9 x i32> %t2, i32 7
  %t18 = zext i32 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <9 x i32> %t2, i32 8
  %t20 = zext i32 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractvalue { <9 x i32>, i64, i64, i128 } %t1, 1
  call void @abi_rec(i64 %t21)
  %t22 = extractvalue { <9 x i32>, i64, i64, i128 } %t1, 2
  call void @abi_rec(i64 %t22)
  %t23 = extractvalue { <9 x i32>, i64, i64, i128 } %t1, 3
  %t24 = trunc i128 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = lshr i128 %t23, 64
  %t26 = trunc i128 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = zext i41 %p1 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <2 x ptr> %p2, i32 0
  %t29 = ptrtoint ptr %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractelement <2 x ptr> %p2, i32 1
  %t31 = ptrtoint ptr %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = load <1 x float>, ptr @r0
  ret <1 x float> %t32
}
define { <8 x float>, ptr } @abi_f1([1 x i64] %p0, double %p1, <2 x i64> %p2, i64 %p3, <3 x ptr> %p4, i16 signext %p5, { half } %p6, { <2 x i32>, <4 x i32>, double } %p7, ptr byval({ i32, half, i8 }) align 8 %p8, ptr byval({ i64, i32 }) align 8 %p9, i64 %p10, ptr %p11, ...) {
  %t1 = extractvalue [1 x i64] %p0, 0
  call void @abi_rec(i64 %t1)
  %t2 = bitcast double %p1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractelement <2 x i64> %p2, i32 0
  call void @abi_rec(i64 %t3)
  %t4 = extractelement <2 x i64> %p2, i32 1
  call void @abi_rec(i64 %t4)
  call void @abi_rec(i64 %p3)
  %t5 = extractelement <3 x ptr> %p4, i32 0
  %t6 = ptrtoint ptr %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <3 x ptr> %p4, i32 1
  %t8 = ptrtoint ptr %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <3 x ptr> %p4, i32 2
  %t10 = ptrtoint ptr %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = zext i16 %p5 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractvalue { half } %p6, 0
  %t13 = bitcast half %t12 to i16
  %t14 = zext i16 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractvalue { <2 x i32>, <4 x i32>, double } %p7, 0
  %t16 = extractelement <2 x i32> %t15, i32 0
  %t17 = zext i32 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <2 x i32> %t15, i32 1
  %t19 = zext i32 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractvalue { <2 x i32>, <4 x i32>, double } %p7, 1
  %t21 = extractelement <4 x i32> %t20, i32 0
  %t22 = zext i32 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <4 x i32> %t20, i32 1
  %t24 = zext i32 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <4 x i32> %t20, i32 2
  %t26 = zext i32 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <4 x i32> %t20, i32 3
  %t28 = zext i32 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractvalue { <2 x i32>, <4 x i32>, double } %p7, 2
  %t30 = bitcast double %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = load { i32, half, i8 }, ptr %p8, align 1
  %t32 = extractvalue { i32, half, i8 } %t31, 0
  %t33 = zext i32 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = extractvalue { i32, half, i8 } %t31, 1
  %t35 = bitcast half %t34 to i16
  %t36 = zext i16 %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = extractvalue { i32, half, i8 } %t31, 2
  %t38 = zext i8 %t37 to i64
  call void @abi_rec(i64 %t38)
  %t39 = load { i64, i32 }, ptr %p9, align 1
  %t40 = extractvalue { i64, i32 } %t39, 0
  call void @abi_rec(i64 %t40)
  %t41 = extractvalue { i64, i32 } %t39, 1
  %t42 = zext i32 %t41 to i64
  call void @abi_rec(i64 %t42)
  call void @abi_rec(i64 %p10)
  %t43 = ptrtoint ptr %p11 to i64
  call void @abi_rec(i64 %t43)
  %ap = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %ap)
  %t44 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t45 = load <16 x i8>, ptr %t44, align 1
  %t46 = extractelement <16 x i8> %t45, i32 0
  %t47 = zext i8 %t46 to i64
  call void @abi_rec(i64 %t47)
  %t48 = extractelement <16 x i8> %t45, i32 1
  %t49 = zext i8 %t48 to i64
  call void @abi_rec(i64 %t49)
  %t50 = extractelement <16 x i8> %t45, i32 2
  %t51 = zext i8 %t50 to i64
  call void @abi_rec(i64 %t51)
  %t52 = extractelement <16 x i8> %t45, i32 3
  %t53 = zext i8 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = extractelement <16 x i8> %t45, i32 4
  %t55 = zext i8 %t54 to i64
  call void @abi_rec(i64 %t55)
  %t56 = extractelement <16 x i8> %t45, i32 5
  %t57 = zext i8 %t56 to i64
  call void @abi_rec(i64 %t57)
  %t58 = extractelement <16 x i8> %t45, i32 6
  %t59 = zext i8 %t58 to i64
  call void @abi_rec(i64 %t59)
  %t60 = extractelement <16 x i8> %t45, i32 7
  %t61 = zext i8 %t60 to i64
  call void @abi_rec(i64 %t61)
  %t62 = extractelement <16 x i8> %t45, i32 8
  %t63 = zext i8 %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = extractelement <16 x i8> %t45, i32 9
  %t65 = zext i8 %t64 to i64
  call void @abi_rec(i64 %t65)
  %t66 = extractelement <16 x i8> %t45, i32 10
  %t67 = zext i8 %t66 to i64
  call void @abi_rec(i64 %t67)
  %t68 = extractelement <16 x i8> %t45, i32 11
  %t69 = zext i8 %t68 to i64
  call void @abi_rec(i64 %t69)
  %t70 = extractelement <16 x i8> %t45, i32 12
  %t71 = zext i8 %t70 to i64
  call void @abi_rec(i64 %t71)
  %t72 = extractelement <16 x i8> %t45, i32 13
  %t73 = zext i8 %t72 to i64
  call void @abi_rec(i64 %t73)
  %t74 = extractelement <16 x i8> %t45, i32 14
  %t75 = zext i8 %t74 to i64
  call void @abi_rec(i64 %t75)
  %t76 = extractelement <16 x i8> %t45, i32 15
  %t77 = zext i8 %t76 to i64
  call void @abi_rec(i64 %t77)
  %t78 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t79 = load <2 x i64>, ptr %t78, align 1
  %t80 = extractelement <2 x i64> %t79, i32 0
  call void @abi_rec(i64 %t80)
  %t81 = extractelement <2 x i64> %t79, i32 1
  call void @abi_rec(i64 %t81)
  %t82 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t83 = load <16 x i8>, ptr %t82, align 1
  %t84 = extractelement <16 x i8> %t83, i32 0
  %t85 = zext i8 %t84 to i64
  call void @abi_rec(i64 %t85)
  %t86 = extractelement <16 x i8> %t83, i32 1
  %t87 = zext i8 %t86 to i64
  call void @abi_rec(i64 %t87)
  %t88 = extractelement <16 x i8> %t83, i32 2
  %t89 = zext i8 %t88 to i64
  call void @abi_rec(i64 %t89)
  %t90 = extractelement <16 x i8> %t83, i32 3
  %t91 = zext i8 %t90 to i64
  call void @abi_rec(i64 %t91)
  %t92 = extractelement <16 x i8> %t83, i32 4
  %t93 = zext i8 %t92 to i64
  call void @abi_rec(i64 %t93)
  %t94 = extractelement <16 x i8> %t83, i32 5
  %t95 = zext i8 %t94 to i64
  call void @abi_rec(i64 %t95)
  %t96 = extractelement <16 x i8> %t83, i32 6
  %t97 = zext i8 %t96 to i64
  call void @abi_rec(i64 %t97)
  %t98 = extractelement <16 x i8> %t83, i32 7
  %t99 = zext i8 %t98 to i64
  call void @abi_rec(i64 %t99)
  %t100 = extractelement <16 x i8> %t83, i32 8
  %t101 = zext i8 %t100 to i64
  call void @abi_rec(i64 %t101)
  %t102 = extractelement <16 x i8> %t83, i32 9
  %t103 = zext i8 %t102 to i64
  call void @abi_rec(i64 %t103)
  %t104 = extractelement <16 x i8> %t83, i32 10
  %t105 = zext i8 %t104 to i64
  call void @abi_rec(i64 %t105)
  %t106 = extractelement <16 x i8> %t83, i32 11
  %t107 = zext i8 %t106 to i64
  call void @abi_rec(i64 %t107)
  %t108 = extractelement <16 x i8> %t83, i32 12
  %t109 = zext i8 %t108 to i64
  call void @abi_rec(i64 %t109)
  %t110 = extractelement <16 x i8> %t83, i32 13
  %t111 = zext i8 %t110 to i64
  call void @abi_rec(i64 %t111)
  %t112 = extractelement <16 x i8> %t83, i32 14
  %t113 = zext i8 %t112 to i64
  call void @abi_rec(i64 %t113)
  %t114 = extractelement <16 x i8> %t83, i32 15
  %t115 = zext i8 %t114 to i64
  call void @abi_rec(i64 %t115)
  %t116 = call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)
  %t117 = load i32, ptr %t116, align 1
  %t118 = zext i32 %t117 to i64
  call void @abi_rec(i64 %t118)
  %t119 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 8)
  %t120 = load double, ptr %t119, align 1
  %t121 = bitcast double %t120 to i64
  call void @abi_rec(i64 %t121)
  %t122 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 8)
  %t123 = load double, ptr %t122, align 1
  %t124 = bitcast double %t123 to i64
  call void @abi_rec(i64 %t124)
  call void @llvm.va_end(ptr %ap)
  ret { <8 x float>, ptr } { <8 x float> <float 0x3C32446900000000, float 0x3D40D20460000000, float 0x465ED93940000000, float 0x3D190BA640000000, float 0x39EFD960A0000000, float 0x4126728840000000, float 0x477E6A4CC0000000, float 0x428A76ACE0000000>, ptr inttoptr (i64 111303522987438 to ptr) }
}
define swifttailcc <2 x ptr> @abi_f2(ptr %p0, ptr %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10) noinline {
  %r = musttail call swifttailcc <2 x ptr> %p0(i16 56064)
  ret <2 x ptr> %r
}
define swifttailcc { <1 x float>, i1 } @abi_f3(<16 x i8> %p0, <2 x double> %p1, double %p2, i1 %p3, ptr byval({ x86_fp80, double, <6 x i128>, <8 x i16> }) align 8 %p4, <4 x i16> %p5, <2 x double> %p6, ptr byval({ i1, i16, i32 }) align 8 %p7, <2 x half> %p8, i32 %p9, i64 %p10, { i64, i64 } %p11) {
  %t1 = extractelement <16 x i8> %p0, i32 0
  %t2 = zext i8 %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractelement <16 x i8> %p0, i32 1
  %t4 = zext i8 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractelement <16 x i8> %p0, i32 2
  %t6 = zext i8 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <16 x i8> %p0, i32 3
  %t8 = zext i8 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <16 x i8> %p0, i32 4
  %t10 = zext i8 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <16 x i8> %p0, i32 5
  %t12 = zext i8 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <16 x i8> %p0, i32 6
  %t14 = zext i8 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <16 x i8> %p0, i32 7
  %t16 = zext i8 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <16 x i8> %p0, i32 8
  %t18 = zext i8 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <16 x i8> %p0, i32 9
  %t20 = zext i8 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <16 x i8> %p0, i32 10
  %t22 = zext i8 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <16 x i8> %p0, i32 11
  %t24 = zext i8 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <16 x i8> %p0, i32 12
  %t26 = zext i8 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <16 x i8> %p0, i32 13
  %t28 = zext i8 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <16 x i8> %p0, i32 14
  %t30 = zext i8 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractelement <16 x i8> %p0, i32 15
  %t32 = zext i8 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <2 x double> %p1, i32 0
  %t34 = bitcast double %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <2 x double> %p1, i32 1
  %t36 = bitcast double %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = bitcast double %p2 to i64
  call void @abi_rec(i64 %t37)
  %t38 = zext i1 %p3 to i64
  call void @abi_rec(i64 %t38)
  %t39 = load { x86_fp80, double, <6 x i128>, <8 x i16> }, ptr %p4, align 1
  %t40 = extractvalue { x86_fp80, double, <6 x i128>, <8 x i16> } %t39, 0
  %t41 = alloca i128
  store i128 0, ptr %t41
  store x86_fp80 %t40, ptr %t41
  %t42 = load i128, ptr %t41
  %t43 = and i128 %t42, 1208925819614629174706175
  %t44 = trunc i128 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = lshr i128 %t43, 64
  %t46 = trunc i128 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = extractvalue { x86_fp80, double, <6 x i128>, <8 x i16> } %t39, 1
  %t48 = bitcast double %t47 to i64
  call void @abi_rec(i64 %t48)
  %t49 = extractvalue { x86_fp80, double, <6 x i128>, <8 x i16> } %t39, 2
  %t50 = extractelement <6 x i128> %t49, i32 0
  %t51 = trunc i128 %t50 to i64
  call void @abi_rec(i64 %t51)
  %t52 = lshr i128 %t50, 64
  %t53 = trunc i128 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = extractelement <6 x i128> %t49, i32 1
  %t55 = trunc i128 %t54 to i64
  call void @abi_rec(i64 %t55)
  %t56 = lshr i128 %t54, 64
  %t57 = trunc i128 %t56 to i64
  call void @abi_rec(i64 %t57)
  %t58 = extractelement <6 x i128> %t49, i32 2
  %t59 = trunc i128 %t58 to i64
  call void @abi_rec(i64 %t59)
  %t60 = lshr i128 %t58, 64
  %t61 = trunc i128 %t60 to i64
  call void @abi_rec(i64 %t61)
  %t62 = extractelement <6 x i128> %t49, i32 3
  %t63 = trunc i128 %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = lshr i128 %t62, 64
  %t65 = trunc i128 %t64 to i64
  call void @abi_rec(i64 %t65)
  %t66 = extractelement <6 x i128> %t49, i32 4
  %t67 = trunc i128 %t66 to i64
  call void @abi_rec(i64 %t67)
  %t68 = lshr i128 %t66, 64
  %t69 = trunc i128 %t68 to i64
  call void @abi_rec(i64 %t69)
  %t70 = extractelement <6 x i128> %t49, i32 5
  %t71 = trunc i128 %t70 to i64
  call void @abi_rec(i64 %t71)
  %t72 = lshr i128 %t70, 64
  %t73 = trunc i128 %t72 to i64
  call void @abi_rec(i64 %t73)
  %t74 = extractvalue { x86_fp80, double, <6 x i128>, <8 x i16> } %t39, 3
  %t75 = extractelement <8 x i16> %t74, i32 0
  %t76 = zext i16 %t75 to i64
  call void @abi_rec(i64 %t76)
  %t77 = extractelement <8 x i16> %t74, i32 1
  %t78 = zext i16 %t77 to i64
  call void @abi_rec(i64 %t78)
  %t79 = extractelement <8 x i16> %t74, i32 2
  %t80 = zext i16 %t79 to i64
  call void @abi_rec(i64 %t80)
  %t81 = extractelement <8 x i16> %t74, i32 3
  %t82 = zext i16 %t81 to i64
  call void @abi_rec(i64 %t82)
  %t83 = extractelement <8 x i16> %t74, i32 4
  %t84 = zext i16 %t83 to i64
  call void @abi_rec(i64 %t84)
  %t85 = extractelement <8 x i16> %t74, i32 5
  %t86 = zext i16 %t85 to i64
  call void @abi_rec(i64 %t86)
  %t87 = extractelement <8 x i16> %t74, i32 6
  %t88 = zext i16 %t87 to i64
  call void @abi_rec(i64 %t88)
  %t89 = extractelement <8 x i16> %t74, i32 7
  %t90 = zext i16 %t89 to i64
  call void @abi_rec(i64 %t90)
  %t91 = extractelement <4 x i16> %p5, i32 0
  %t92 = zext i16 %t91 to i64
  call void @abi_rec(i64 %t92)
  %t93 = extractelement <4 x i16> %p5, i32 1
  %t94 = zext i16 %t93 to i64
  call void @abi_rec(i64 %t94)
  %t95 = extractelement <4 x i16> %p5, i32 2
  %t96 = zext i16 %t95 to i64
  call void @abi_rec(i64 %t96)
  %t97 = extractelement <4 x i16> %p5, i32 3
  %t98 = zext i16 %t97 to i64
  call void @abi_rec(i64 %t98)
  %t99 = extractelement <2 x double> %p6, i32 0
  %t100 = bitcast double %t99 to i64
  call void @abi_rec(i64 %t100)
  %t101 = extractelement <2 x double> %p6, i32 1
  %t102 = bitcast double %t101 to i64
  call void @abi_rec(i64 %t102)
  %t103 = load { i1, i16, i32 }, ptr %p7, align 1
  %t104 = extractvalue { i1, i16, i32 } %t103, 0
  %t105 = zext i1 %t104 to i64
  call void @abi_rec(i64 %t105)
  %t106 = extractvalue { i1, i16, i32 } %t103, 1
  %t107 = zext i16 %t106 to i64
  call void @abi_rec(i64 %t107)
  %t108 = extractvalue { i1, i16, i32 } %t103, 2
  %t109 = zext i32 %t108 to i64
  call void @abi_rec(i64 %t109)
  %t110 = extractelement <2 x half> %p8, i32 0
  %t111 = bitcast half %t110 to i16
  %t112 = zext i16 %t111 to i64
  call void @abi_rec(i64 %t112)
  %t113 = extractelement <2 x half> %p8, i32 1
  %t114 = bitcast half %t113 to i16
  %t115 = zext i16 %t114 to i64
  call void @abi_rec(i64 %t115)
  %t116 = zext i32 %p9 to i64
  call void @abi_rec(i64 %t116)
  call void @abi_rec(i64 %p10)
  %t117 = extractvalue { i64, i64 } %p11, 0
  call void @abi_rec(i64 %t117)
  %t118 = extractvalue { i64, i64 } %p11, 1
  call void @abi_rec(i64 %t118)
  ret { <1 x float>, i1 } { <1 x float> <float 0x40AA075C00000000>, i1 false }
}
@r4 = global { i32, i64 } { i32 996510674, i64 10210739702998558184 }
define { i32, i64 } @abi_f4(i64 %p0, i52 %p1, i8 signext %p2, i1 signext %p3, i32 %p4) {
  call void @abi_rec(i64 %p0)
  %t1 = zext i52 %p1 to i64
  call void @abi_rec(i64 %t1)
  %t2 = zext i8 %p2 to i64
  call void @abi_rec(i64 %t2)
  %t3 = zext i1 %p3 to i64
  call void @abi_rec(i64 %t3)
  %t4 = zext i32 %p4 to i64
  call void @abi_rec(i64 %t4)
  %t5 = load { i32, i64 }, ptr @r4
  ret { i32, i64 } %t5
}
define swifttailcc { half, i64 } @abi_f5(ptr %p0, ptr %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10) noinline {
  %r = musttail call swifttailcc { half, i64 } %p0({ float, i64, i32 } { float 0x43EBF969A0000000, i64 15051012711860111247, i32 4220072155 }, <2 x ptr> <ptr inttoptr (i64 120737106100600 to ptr), ptr inttoptr (i64 88971915960164 to ptr)>, [1 x ptr] [ptr inttoptr (i64 56666101158655 to ptr)], { <8 x i16>, i1, <8 x float> } { <8 x i16> <i16 2230, i16 11328, i16 27020, i16 32354, i16 63890, i16 4189, i16 49416, i16 33464>, i1 false, <8 x float> <float 0x410B0D3D80000000, float 0x3C9C9F11A0000000, float 0x3B6B45E500000000, float 0x4356FF9940000000, float 0x3D32CC43A0000000, float 0x3B70498100000000, float 0x3FBE312DE0000000, float 0x3F0EE8C9A0000000> }, i8 zeroext 84)
  ret { half, i64 } %r
}
define void @abi_f6(float %p0, <3 x ptr> %p1, i8 zeroext %p2) {
  %t1 = bitcast float %p0 to i32
  %t2 = zext i32 %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractelement <3 x ptr> %p1, i32 0
  %t4 = ptrtoint ptr %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractelement <3 x ptr> %p1, i32 1
  %t6 = ptrtoint ptr %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <3 x ptr> %p1, i32 2
  %t8 = ptrtoint ptr %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = zext i8 %p2 to i64
  call void @abi_rec(i64 %t9)
  ret void
}
@r7 = global { double, i8, <8 x i32>, <2 x i64> } { double 0x51440DE78A7BDBA8, i8 95, <8 x i32> <i32 730570412, i32 3135128819, i32 1484046710, i32 3987053745, i32 2902322702, i32 3593878025, i32 2337941852, i32 2831931867>, <2 x i64> <i64 10560394179101196316, i64 6361961113410251089> }
define { double, i8, <8 x i32>, <2 x i64> } @abi_f7(i32 %p0, i64 %p1, i32 %p2, { i8, double, <6 x float> } %p3, x86_fp80 %p4, ptr byval([2 x i8]) align 16 %p5, i8 zeroext %p6, i1 %p7, i32 %p8, i79 %p9) {
  %t1 = zext i32 %p0 to i64
  call void @abi_rec(i64 %t1)
  call void @abi_rec(i64 %p1)
  %t2 = zext i32 %p2 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractvalue { i8, double, <6 x float> } %p3, 0
  %t4 = zext i8 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue { i8, double, <6 x float> } %p3, 1
  %t6 = bitcast double %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractvalue { i8, double, <6 x float> } %p3, 2
  %t8 = extractelement <6 x float> %t7, i32 0
  %t9 = bitcast float %t8 to i32
  %t10 = zext i32 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <6 x float> %t7, i32 1
  %t12 = bitcast float %t11 to i32
  %t13 = zext i32 %t12 to i64
  call void @abi_rec(i64 %t13)
  %t14 = extractelement <6 x float> %t7, i32 2
  %t15 = bitcast float %t14 to i32
  %t16 = zext i32 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <6 x float> %t7, i32 3
  %t18 = bitcast float %t17 to i32
  %t19 = zext i32 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractelement <6 x float> %t7, i32 4
  %t21 = bitcast float %t20 to i32
  %t22 = zext i32 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <6 x float> %t7, i32 5
  %t24 = bitcast float %t23 to i32
  %t25 = zext i32 %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = alloca i128
  store i128 0, ptr %t26
  store x86_fp80 %p4, ptr %t26
  %t27 = load i128, ptr %t26
  %t28 = and i128 %t27, 1208925819614629174706175
  %t29 = trunc i128 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = lshr i128 %t28, 64
  %t31 = trunc i128 %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = load [2 x i8], ptr %p5, align 1
  %t33 = extractvalue [2 x i8] %t32, 0
  %t34 = zext i8 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractvalue [2 x i8] %t32, 1
  %t36 = zext i8 %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = zext i8 %p6 to i64
  call void @abi_rec(i64 %t37)
  %t38 = zext i1 %p7 to i64
  call void @abi_rec(i64 %t38)
  %t39 = zext i32 %p8 to i64
  call void @abi_rec(i64 %t39)
  %t40 = trunc i79 %p9 to i64
  call void @abi_rec(i64 %t40)
  %t41 = lshr i79 %p9, 64
  %t42 = trunc i79 %t41 to i64
  call void @abi_rec(i64 %t42)
  %t43 = load { double, i8, <8 x i32>, <2 x i64> }, ptr @r7
  ret { double, i8, <8 x i32>, <2 x i64> } %t43
}
define i99 @abi_f8({ double } %p0, [2 x i16] %p1, <2 x i64> %p2, { i16 } %p3, i2 %p4, <2 x ptr> %p5, <2 x ptr> %p6, i16 zeroext %p7, float %p8) {
  %t1 = extractvalue { double } %p0, 0
  %t2 = bitcast double %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractvalue [2 x i16] %p1, 0
  %t4 = zext i16 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue [2 x i16] %p1, 1
  %t6 = zext i16 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <2 x i64> %p2, i32 0
  call void @abi_rec(i64 %t7)
  %t8 = extractelement <2 x i64> %p2, i32 1
  call void @abi_rec(i64 %t8)
  %t9 = extractvalue { i16 } %p3, 0
  %t10 = zext i16 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = zext i2 %p4 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <2 x ptr> %p5, i32 0
  %t13 = ptrtoint ptr %t12 to i64
  call void @abi_rec(i64 %t13)
  %t14 = extractelement <2 x ptr> %p5, i32 1
  %t15 = ptrtoint ptr %t14 to i64
  call void @abi_rec(i64 %t15)
  %t16 = extractelement <2 x ptr> %p6, i32 0
  %t17 = ptrtoint ptr %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <2 x ptr> %p6, i32 1
  %t19 = ptrtoint ptr %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = zext i16 %p7 to i64
  call void @abi_rec(i64 %t20)
  %t21 = bitcast float %p8 to i32
  %t22 = zext i32 %t21 to i64
  call void @abi_rec(i64 %t22)
  ret i99 46376163401772920699789845897
}
@r9 = global { <8 x i32>, i64, i81, <2 x ptr> } { <8 x i32> <i32 2433002, i32 1487844022, i32 1561666424, i32 415057539, i32 3261228404, i32 1625844017, i32 2460207396, i32 921046618>, i64 6491177792458969535, i81 1046383693362047793556606, <2 x ptr> <ptr inttoptr (i64 102862545871401 to ptr), ptr inttoptr (i64 55225081573635 to ptr)> }
define tailcc { <8 x i32>, i64, i81, <2 x ptr> } @abi_f9(i64 %p0, i8 %p1, ptr byval({ <1 x i16>, i64 }) align 8 %p2, <4 x i16> %p3) {
  call void @abi_rec(i64 %p0)
  %t1 = zext i8 %p1 to i64
  call void @abi_rec(i64 %t1)
  %t2 = load { <1 x i16>, i64 }, ptr %p2, align 1
  %t3 = extractvalue { <1 x i16>, i64 } %t2, 0
  %t4 = extractelement <1 x i16> %t3, i32 0
  %t5 = zext i16 %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractvalue { <1 x i16>, i64 } %t2, 1
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <4 x i16> %p3, i32 0
  %t8 = zext i16 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <4 x i16> %p3, i32 1
  %t10 = zext i16 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <4 x i16> %p3, i32 2
  %t12 = zext i16 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <4 x i16> %p3, i32 3
  %t14 = zext i16 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = load { <8 x i32>, i64, i81, <2 x ptr> }, ptr @r9
  ret { <8 x i32>, i64, i81, <2 x ptr> } %t15
}
@r10 = global { i32, double, i16 } { i32 3666355085, double 0x41C4EB2F318F462A, i16 52152 }
define { i32, double, i16 } @abi_f10({ i64, i32 } %p0, i64 %p1, <2 x ptr> %p2, i32 %p3, { i128, <8 x i16>, <2 x half> } %p4, { ptr, ptr } %p5, <7 x i1> %p6, <8 x half> %p7, i124 %p8, float %p9, { <2 x double>, <1 x i64> } %p10, <4 x i32> %p11, ...) {
  %t1 = extractvalue { i64, i32 } %p0, 0
  call void @abi_rec(i64 %t1)
  %t2 = extractvalue { i64, i32 } %p0, 1
  %t3 = zext i32 %t2 to i64
  call void @abi_rec(i64 %t3)
  call void @abi_rec(i64 %p1)
  %t4 = extractelement <2 x ptr> %p2, i32 0
  %t5 = ptrtoint ptr %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractelement <2 x ptr> %p2, i32 1
  %t7 = ptrtoint ptr %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = zext i32 %p3 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractvalue { i128, <8 x i16>, <2 x half> } %p4, 0
  %t10 = trunc i128 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = lshr i128 %t9, 64
  %t12 = trunc i128 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractvalue { i128, <8 x i16>, <2 x half> } %p4, 1
  %t14 = extractelement <8 x i16> %t13, i32 0
  %t15 = zext i16 %t14 to i64
  call void @abi_rec(i64 %t15)
  %t16 = extractelement <8 x i16> %t13, i32 1
  %t17 = zext i16 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <8 x i16> %t13, i32 2
  %t19 = zext i16 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractelement <8 x i16> %t13, i32 3
  %t21 = zext i16 %t20 to i64
  call void @abi_rec(i64 %t21)
  %t22 = extractelement <8 x i16> %t13, i32 4
  %t23 = zext i16 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = extractelement <8 x i16> %t13, i32 5
  %t25 = zext i16 %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractelement <8 x i16> %t13, i32 6
  %t27 = zext i16 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <8 x i16> %t13, i32 7
  %t29 = zext i16 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractvalue { i128, <8 x i16>, <2 x half> } %p4, 2
  %t31 = extractelement <2 x half> %t30, i32 0
  %t32 = bitcast half %t31 to i16
  %t33 = zext i16 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = extractelement <2 x half> %t30, i32 1
  %t35 = bitcast half %t34 to i16
  %t36 = zext i16 %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = extractvalue { ptr, ptr } %p5, 0
  %t38 = ptrtoint ptr %t37 to i64
  call void @abi_rec(i64 %t38)
  %t39 = extractvalue { ptr, ptr } %p5, 1
  %t40 = ptrtoint ptr %t39 to i64
  call void @abi_rec(i64 %t40)
  %t41 = extractelement <7 x i1> %p6, i32 0
  %t42 = zext i1 %t41 to i64
  call void @abi_rec(i64 %t42)
  %t43 = extractelement <7 x i1> %p6, i32 1
  %t44 = zext i1 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <7 x i1> %p6, i32 2
  %t46 = zext i1 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = extractelement <7 x i1> %p6, i32 3
  %t48 = zext i1 %t47 to i64
  call void @abi_rec(i64 %t48)
  %t49 = extractelement <7 x i1> %p6, i32 4
  %t50 = zext i1 %t49 to i64
  call void @abi_rec(i64 %t50)
  %t51 = extractelement <7 x i1> %p6, i32 5
  %t52 = zext i1 %t51 to i64
  call void @abi_rec(i64 %t52)
  %t53 = extractelement <7 x i1> %p6, i32 6
  %t54 = zext i1 %t53 to i64
  call void @abi_rec(i64 %t54)
  %t55 = extractelement <8 x half> %p7, i32 0
  %t56 = bitcast half %t55 to i16
  %t57 = zext i16 %t56 to i64
  call void @abi_rec(i64 %t57)
  %t58 = extractelement <8 x half> %p7, i32 1
  %t59 = bitcast half %t58 to i16
  %t60 = zext i16 %t59 to i64
  call void @abi_rec(i64 %t60)
  %t61 = extractelement <8 x half> %p7, i32 2
  %t62 = bitcast half %t61 to i16
  %t63 = zext i16 %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = extractelement <8 x half> %p7, i32 3
  %t65 = bitcast half %t64 to i16
  %t66 = zext i16 %t65 to i64
  call void @abi_rec(i64 %t66)
  %t67 = extractelement <8 x half> %p7, i32 4
  %t68 = bitcast half %t67 to i16
  %t69 = zext i16 %t68 to i64
  call void @abi_rec(i64 %t69)
  %t70 = extractelement <8 x half> %p7, i32 5
  %t71 = bitcast half %t70 to i16
  %t72 = zext i16 %t71 to i64
  call void @abi_rec(i64 %t72)
  %t73 = extractelement <8 x half> %p7, i32 6
  %t74 = bitcast half %t73 to i16
  %t75 = zext i16 %t74 to i64
  call void @abi_rec(i64 %t75)
  %t76 = extractelement <8 x half> %p7, i32 7
  %t77 = bitcast half %t76 to i16
  %t78 = zext i16 %t77 to i64
  call void @abi_rec(i64 %t78)
  %t79 = trunc i124 %p8 to i64
  call void @abi_rec(i64 %t79)
  %t80 = lshr i124 %p8, 64
  %t81 = trunc i124 %t80 to i64
  call void @abi_rec(i64 %t81)
  %t82 = bitcast float %p9 to i32
  %t83 = zext i32 %t82 to i64
  call void @abi_rec(i64 %t83)
  %t84 = extractvalue { <2 x double>, <1 x i64> } %p10, 0
  %t85 = extractelement <2 x double> %t84, i32 0
  %t86 = bitcast double %t85 to i64
  call void @abi_rec(i64 %t86)
  %t87 = extractelement <2 x double> %t84, i32 1
  %t88 = bitcast double %t87 to i64
  call void @abi_rec(i64 %t88)
  %t89 = extractvalue { <2 x double>, <1 x i64> } %p10, 1
  %t90 = extractelement <1 x i64> %t89, i32 0
  call void @abi_rec(i64 %t90)
  %t91 = extractelement <4 x i32> %p11, i32 0
  %t92 = zext i32 %t91 to i64
  call void @abi_rec(i64 %t92)
  %t93 = extractelement <4 x i32> %p11, i32 1
  %t94 = zext i32 %t93 to i64
  call void @abi_rec(i64 %t94)
  %t95 = extractelement <4 x i32> %p11, i32 2
  %t96 = zext i32 %t95 to i64
  call void @abi_rec(i64 %t96)
  %t97 = extractelement <4 x i32> %p11, i32 3
  %t98 = zext i32 %t97 to i64
  call void @abi_rec(i64 %t98)
  %ap = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %ap)
  call void @llvm.va_end(ptr %ap)
  %t99 = load { i32, double, i16 }, ptr @r10
  ret { i32, double, i16 } %t99
}
@r11 = global <7 x i16> <i16 30722, i16 46853, i16 43905, i16 30042, i16 19743, i16 25406, i16 17824>
define <7 x i16> @abi_f11(<2 x i64> %p0, i16 signext %p1, ptr byval({ i128, <2 x i64>, <8 x i8>, <7 x i8> }) align 32 %p2, { i64, i64, <4 x i1> } %p3, <16 x i16> %p4, half %p5, i16 signext %p6, i128 %p7, { x86_fp80, <8 x half>, <4 x float> } %p8, <8 x i8> %p9, i64 %p10) {
  %t1 = extractelement <2 x i64> %p0, i32 0
  call void @abi_rec(i64 %t1)
  %t2 = extractelement <2 x i64> %p0, i32 1
  call void @abi_rec(i64 %t2)
  %t3 = zext i16 %p1 to i64
  call void @abi_rec(i64 %t3)
  %t4 = load { i128, <2 x i64>, <8 x i8>, <7 x i8> }, ptr %p2, align 1
  %t5 = extractvalue { i128, <2 x i64>, <8 x i8>, <7 x i8> } %t4, 0
  %t6 = trunc i128 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = lshr i128 %t5, 64
  %t8 = trunc i128 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractvalue { i128, <2 x i64>, <8 x i8>, <7 x i8> } %t4, 1
  %t10 = extractelement <2 x i64> %t9, i32 0
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <2 x i64> %t9, i32 1
  call void @abi_rec(i64 %t11)
  %t12 = extractvalue { i128, <2 x i64>, <8 x i8>, <7 x i8> } %t4, 2
  %t13 = extractelement <8 x i8> %t12, i32 0
  %t14 = zext i8 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <8 x i8> %t12, i32 1
  %t16 = zext i8 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <8 x i8> %t12, i32 2
  %t18 = zext i8 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <8 x i8> %t12, i32 3
  %t20 = zext i8 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <8 x i8> %t12, i32 4
  %t22 = zext i8 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <8 x i8> %t12, i32 5
  %t24 = zext i8 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <8 x i8> %t12, i32 6
  %t26 = zext i8 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <8 x i8> %t12, i32 7
  %t28 = zext i8 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractvalue { i128, <2 x i64>, <8 x i8>, <7 x i8> } %t4, 3
  %t30 = extractelement <7 x i8> %t29, i32 0
  %t31 = zext i8 %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = extractelement <7 x i8> %t29, i32 1
  %t33 = zext i8 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = extractelement <7 x i8> %t29, i32 2
  %t35 = zext i8 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <7 x i8> %t29, i32 3
  %t37 = zext i8 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractelement <7 x i8> %t29, i32 4
  %t39 = zext i8 %t38 to i64
  call void @abi_rec(i64 %t39)
  %t40 = extractelement <7 x i8> %t29, i32 5
  %t41 = zext i8 %t40 to i64
  call void @abi_rec(i64 %t41)
  %t42 = extractelement <7 x i8> %t29, i32 6
  %t43 = zext i8 %t42 to i64
  call void @abi_rec(i64 %t43)
  %t44 = extractvalue { i64, i64, <4 x i1> } %p3, 0
  call void @abi_rec(i64 %t44)
  %t45 = extractvalue { i64, i64, <4 x i1> } %p3, 1
  call void @abi_rec(i64 %t45)
  %t46 = extractvalue { i64, i64, <4 x i1> } %p3, 2
  %t47 = extractelement <4 x i1> %t46, i32 0
  %t48 = zext i1 %t47 to i64
  call void @abi_rec(i64 %t48)
  %t49 = extractelement <4 x i1> %t46, i32 1
  %t50 = zext i1 %t49 to i64
  call void @abi_rec(i64 %t50)
  %t51 = extractelement <4 x i1> %t46, i32 2
  %t52 = zext i1 %t51 to i64
  call void @abi_rec(i64 %t52)
  %t53 = extractelement <4 x i1> %t46, i32 3
  %t54 = zext i1 %t53 to i64
  call void @abi_rec(i64 %t54)
  %t55 = extractelement <16 x i16> %p4, i32 0
  %t56 = zext i16 %t55 to i64
  call void @abi_rec(i64 %t56)
  %t57 = extractelement <16 x i16> %p4, i32 1
  %t58 = zext i16 %t57 to i64
  call void @abi_rec(i64 %t58)
  %t59 = extractelement <16 x i16> %p4, i32 2
  %t60 = zext i16 %t59 to i64
  call void @abi_rec(i64 %t60)
  %t61 = extractelement <16 x i16> %p4, i32 3
  %t62 = zext i16 %t61 to i64
  call void @abi_rec(i64 %t62)
  %t63 = extractelement <16 x i16> %p4, i32 4
  %t64 = zext i16 %t63 to i64
  call void @abi_rec(i64 %t64)
  %t65 = extractelement <16 x i16> %p4, i32 5
  %t66 = zext i16 %t65 to i64
  call void @abi_rec(i64 %t66)
  %t67 = extractelement <16 x i16> %p4, i32 6
  %t68 = zext i16 %t67 to i64
  call void @abi_rec(i64 %t68)
  %t69 = extractelement <16 x i16> %p4, i32 7
  %t70 = zext i16 %t69 to i64
  call void @abi_rec(i64 %t70)
  %t71 = extractelement <16 x i16> %p4, i32 8
  %t72 = zext i16 %t71 to i64
  call void @abi_rec(i64 %t72)
  %t73 = extractelement <16 x i16> %p4, i32 9
  %t74 = zext i16 %t73 to i64
  call void @abi_rec(i64 %t74)
  %t75 = extractelement <16 x i16> %p4, i32 10
  %t76 = zext i16 %t75 to i64
  call void @abi_rec(i64 %t76)
  %t77 = extractelement <16 x i16> %p4, i32 11
  %t78 = zext i16 %t77 to i64
  call void @abi_rec(i64 %t78)
  %t79 = extractelement <16 x i16> %p4, i32 12
  %t80 = zext i16 %t79 to i64
  call void @abi_rec(i64 %t80)
  %t81 = extractelement <16 x i16> %p4, i32 13
  %t82 = zext i16 %t81 to i64
  call void @abi_rec(i64 %t82)
  %t83 = extractelement <16 x i16> %p4, i32 14
  %t84 = zext i16 %t83 to i64
  call void @abi_rec(i64 %t84)
  %t85 = extractelement <16 x i16> %p4, i32 15
  %t86 = zext i16 %t85 to i64
  call void @abi_rec(i64 %t86)
  %t87 = bitcast half %p5 to i16
  %t88 = zext i16 %t87 to i64
  call void @abi_rec(i64 %t88)
  %t89 = zext i16 %p6 to i64
  call void @abi_rec(i64 %t89)
  %t90 = trunc i128 %p7 to i64
  call void @abi_rec(i64 %t90)
  %t91 = lshr i128 %p7, 64
  %t92 = trunc i128 %t91 to i64
  call void @abi_rec(i64 %t92)
  %t93 = extractvalue { x86_fp80, <8 x half>, <4 x float> } %p8, 0
  %t94 = alloca i128
  store i128 0, ptr %t94
  store x86_fp80 %t93, ptr %t94
  %t95 = load i128, ptr %t94
  %t96 = and i128 %t95, 1208925819614629174706175
  %t97 = trunc i128 %t96 to i64
  call void @abi_rec(i64 %t97)
  %t98 = lshr i128 %t96, 64
  %t99 = trunc i128 %t98 to i64
  call void @abi_rec(i64 %t99)
  %t100 = extractvalue { x86_fp80, <8 x half>, <4 x float> } %p8, 1
  %t101 = extractelement <8 x half> %t100, i32 0
  %t102 = bitcast half %t101 to i16
  %t103 = zext i16 %t102 to i64
  call void @abi_rec(i64 %t103)
  %t104 = extractelement <8 x half> %t100, i32 1
  %t105 = bitcast half %t104 to i16
  %t106 = zext i16 %t105 to i64
  call void @abi_rec(i64 %t106)
  %t107 = extractelement <8 x half> %t100, i32 2
  %t108 = bitcast half %t107 to i16
  %t109 = zext i16 %t108 to i64
  call void @abi_rec(i64 %t109)
  %t110 = extractelement <8 x half> %t100, i32 3
  %t111 = bitcast half %t110 to i16
  %t112 = zext i16 %t111 to i64
  call void @abi_rec(i64 %t112)
  %t113 = extractelement <8 x half> %t100, i32 4
  %t114 = bitcast half %t113 to i16
  %t115 = zext i16 %t114 to i64
  call void @abi_rec(i64 %t115)
  %t116 = extractelement <8 x half> %t100, i32 5
  %t117 = bitcast half %t116 to i16
  %t118 = zext i16 %t117 to i64
  call void @abi_rec(i64 %t118)
  %t119 = extractelement <8 x half> %t100, i32 6
  %t120 = bitcast half %t119 to i16
  %t121 = zext i16 %t120 to i64
  call void @abi_rec(i64 %t121)
  %t122 = extractelement <8 x half> %t100, i32 7
  %t123 = bitcast half %t122 to i16
  %t124 = zext i16 %t123 to i64
  call void @abi_rec(i64 %t124)
  %t125 = extractvalue { x86_fp80, <8 x half>, <4 x float> } %p8, 2
  %t126 = extractelement <4 x float> %t125, i32 0
  %t127 = bitcast float %t126 to i32
  %t128 = zext i32 %t127 to i64
  call void @abi_rec(i64 %t128)
  %t129 = extractelement <4 x float> %t125, i32 1
  %t130 = bitcast float %t129 to i32
  %t131 = zext i32 %t130 to i64
  call void @abi_rec(i64 %t131)
  %t132 = extractelement <4 x float> %t125, i32 2
  %t133 = bitcast float %t132 to i32
  %t134 = zext i32 %t133 to i64
  call void @abi_rec(i64 %t134)
  %t135 = extractelement <4 x float> %t125, i32 3
  %t136 = bitcast float %t135 to i32
  %t137 = zext i32 %t136 to i64
  call void @abi_rec(i64 %t137)
  %t138 = extractelement <8 x i8> %p9, i32 0
  %t139 = zext i8 %t138 to i64
  call void @abi_rec(i64 %t139)
  %t140 = extractelement <8 x i8> %p9, i32 1
  %t141 = zext i8 %t140 to i64
  call void @abi_rec(i64 %t141)
  %t142 = extractelement <8 x i8> %p9, i32 2
  %t143 = zext i8 %t142 to i64
  call void @abi_rec(i64 %t143)
  %t144 = extractelement <8 x i8> %p9, i32 3
  %t145 = zext i8 %t144 to i64
  call void @abi_rec(i64 %t145)
  %t146 = extractelement <8 x i8> %p9, i32 4
  %t147 = zext i8 %t146 to i64
  call void @abi_rec(i64 %t147)
  %t148 = extractelement <8 x i8> %p9, i32 5
  %t149 = zext i8 %t148 to i64
  call void @abi_rec(i64 %t149)
  %t150 = extractelement <8 x i8> %p9, i32 6
  %t151 = zext i8 %t150 to i64
  call void @abi_rec(i64 %t151)
  %t152 = extractelement <8 x i8> %p9, i32 7
  %t153 = zext i8 %t152 to i64
  call void @abi_rec(i64 %t153)
  call void @abi_rec(i64 %p10)
  %t154 = load <7 x i16>, ptr @r11
  ret <7 x i16> %t154
}
define { i16, x86_fp80, <4 x double>, <4 x double> } @abi_f12(i128 %p0) {
  %t1 = trunc i128 %p0 to i64
  call void @abi_rec(i64 %t1)
  %t2 = lshr i128 %p0, 64
  %t3 = trunc i128 %t2 to i64
  call void @abi_rec(i64 %t3)
  ret { i16, x86_fp80, <4 x double>, <4 x double> } { i16 6770, x86_fp80 0xK0CB9DC4558657ED9CB67, <4 x double> <double 0x2381E73499D845D3, double 0x73007E1B68C305E4, double 0x0FEBEF47BA915A4A, double 0x31ED2EFAF8F3B616>, <4 x double> <double 0x63B268506FFB80D3, double 0x42D14BB577C024CD, double 0x396104EDA15C875B, double 0x70D452B8939B4877> }
}
define i64 @abi_f13(<8 x i8> %p0, float %p1, ptr byval({ i32, <2 x double>, half, half }) align 32 %p2, <8 x i8> %p3, <8 x float> %p4) {
  %t1 = extractelement <8 x i8> %p0, i32 0
  %t2 = zext i8 %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractelement <8 x i8> %p0, i32 1
  %t4 = zext i8 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractelement <8 x i8> %p0, i32 2
  %t6 = zext i8 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <8 x i8> %p0, i32 3
  %t8 = zext i8 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <8 x i8> %p0, i32 4
  %t10 = zext i8 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <8 x i8> %p0, i32 5
  %t12 = zext i8 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <8 x i8> %p0, i32 6
  %t14 = zext i8 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <8 x i8> %p0, i32 7
  %t16 = zext i8 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = bitcast float %p1 to i32
  %t18 = zext i32 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = load { i32, <2 x double>, half, half }, ptr %p2, align 1
  %t20 = extractvalue { i32, <2 x double>, half, half } %t19, 0
  %t21 = zext i32 %t20 to i64
  call void @abi_rec(i64 %t21)
  %t22 = extractvalue { i32, <2 x double>, half, half } %t19, 1
  %t23 = extractelement <2 x double> %t22, i32 0
  %t24 = bitcast double %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <2 x double> %t22, i32 1
  %t26 = bitcast double %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractvalue { i32, <2 x double>, half, half } %t19, 2
  %t28 = bitcast half %t27 to i16
  %t29 = zext i16 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractvalue { i32, <2 x double>, half, half } %t19, 3
  %t31 = bitcast half %t30 to i16
  %t32 = zext i16 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <8 x i8> %p3, i32 0
  %t34 = zext i8 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <8 x i8> %p3, i32 1
  %t36 = zext i8 %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = extractelement <8 x i8> %p3, i32 2
  %t38 = zext i8 %t37 to i64
  call void @abi_rec(i64 %t38)
  %t39 = extractelement <8 x i8> %p3, i32 3
  %t40 = zext i8 %t39 to i64
  call void @abi_rec(i64 %t40)
  %t41 = extractelement <8 x i8> %p3, i32 4
  %t42 = zext i8 %t41 to i64
  call void @abi_rec(i64 %t42)
  %t43 = extractelement <8 x i8> %p3, i32 5
  %t44 = zext i8 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <8 x i8> %p3, i32 6
  %t46 = zext i8 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = extractelement <8 x i8> %p3, i32 7
  %t48 = zext i8 %t47 to i64
  call void @abi_rec(i64 %t48)
  %t49 = extractelement <8 x float> %p4, i32 0
  %t50 = bitcast float %t49 to i32
  %t51 = zext i32 %t50 to i64
  call void @abi_rec(i64 %t51)
  %t52 = extractelement <8 x float> %p4, i32 1
  %t53 = bitcast float %t52 to i32
  %t54 = zext i32 %t53 to i64
  call void @abi_rec(i64 %t54)
  %t55 = extractelement <8 x float> %p4, i32 2
  %t56 = bitcast float %t55 to i32
  %t57 = zext i32 %t56 to i64
  call void @abi_rec(i64 %t57)
  %t58 = extractelement <8 x float> %p4, i32 3
  %t59 = bitcast float %t58 to i32
  %t60 = zext i32 %t59 to i64
  call void @abi_rec(i64 %t60)
  %t61 = extractelement <8 x float> %p4, i32 4
  %t62 = bitcast float %t61 to i32
  %t63 = zext i32 %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = extractelement <8 x float> %p4, i32 5
  %t65 = bitcast float %t64 to i32
  %t66 = zext i32 %t65 to i64
  call void @abi_rec(i64 %t66)
  %t67 = extractelement <8 x float> %p4, i32 6
  %t68 = bitcast float %t67 to i32
  %t69 = zext i32 %t68 to i64
  call void @abi_rec(i64 %t69)
  %t70 = extractelement <8 x float> %p4, i32 7
  %t71 = bitcast float %t70 to i32
  %t72 = zext i32 %t71 to i64
  call void @abi_rec(i64 %t72)
  ret i64 1866946801578107763
}
define { i64, x86_fp80 } @abi_f14(i5 %p0, <4 x double> %p1, <2 x i46> %p2, ptr byval([3 x i14]) align 32 %p3) {
  %t1 = zext i5 %p0 to i64
  call void @abi_rec(i64 %t1)
  %t2 = extractelement <4 x double> %p1, i32 0
  %t3 = bitcast double %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractelement <4 x double> %p1, i32 1
  %t5 = bitcast double %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractelement <4 x double> %p1, i32 2
  %t7 = bitcast double %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractelement <4 x double> %p1, i32 3
  %t9 = bitcast double %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractelement <2 x i46> %p2, i32 0
  %t11 = zext i46 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <2 x i46> %p2, i32 1
  %t13 = zext i46 %t12 to i64
  call void @abi_rec(i64 %t13)
  %t14 = load [3 x i14], ptr %p3, align 1
  %t15 = extractvalue [3 x i14] %t14, 0
  %t16 = zext i14 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractvalue [3 x i14] %t14, 1
  %t18 = zext i14 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractvalue [3 x i14] %t14, 2
  %t20 = zext i14 %t19 to i64
  call void @abi_rec(i64 %t20)
  ret { i64, x86_fp80 } { i64 11243363657331217279, x86_fp80 0xK08F5BD57EABF87F8D94E }
}
define [4 x i32] @abi_f15(i34 %p0, ptr byval({ double, <2 x float>, x86_fp80, ptr }) align 8 %p1, <1 x float> %p2, i64 %p3, double %p4, half %p5, i32 %p6, <1 x i64> %p7, <16 x i8> %p8) {
  %t1 = zext i34 %p0 to i64
  call void @abi_rec(i64 %t1)
  %t2 = load { double, <2 x float>, x86_fp80, ptr }, ptr %p1, align 1
  %t3 = extractvalue { double, <2 x float>, x86_fp80, ptr } %t2, 0
  %t4 = bitcast double %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue { double, <2 x float>, x86_fp80, ptr } %t2, 1
  %t6 = extractelement <2 x float> %t5, i32 0
  %t7 = bitcast float %t6 to i32
  %t8 = zext i32 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <2 x float> %t5, i32 1
  %t10 = bitcast float %t9 to i32
  %t11 = zext i32 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractvalue { double, <2 x float>, x86_fp80, ptr } %t2, 2
  %t13 = alloca i128
  store i128 0, ptr %t13
  store x86_fp80 %t12, ptr %t13
  %t14 = load i128, ptr %t13
  %t15 = and i128 %t14, 1208925819614629174706175
  %t16 = trunc i128 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = lshr i128 %t15, 64
  %t18 = trunc i128 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractvalue { double, <2 x float>, x86_fp80, ptr } %t2, 3
  %t20 = ptrtoint ptr %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <1 x float> %p2, i32 0
  %t22 = bitcast float %t21 to i32
  %t23 = zext i32 %t22 to i64
  call void @abi_rec(i64 %t23)
  call void @abi_rec(i64 %p3)
  %t24 = bitcast double %p4 to i64
  call void @abi_rec(i64 %t24)
  %t25 = bitcast half %p5 to i16
  %t26 = zext i16 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = zext i32 %p6 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <1 x i64> %p7, i32 0
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <16 x i8> %p8, i32 0
  %t30 = zext i8 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractelement <16 x i8> %p8, i32 1
  %t32 = zext i8 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <16 x i8> %p8, i32 2
  %t34 = zext i8 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <16 x i8> %p8, i32 3
  %t36 = zext i8 %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = extractelement <16 x i8> %p8, i32 4
  %t38 = zext i8 %t37 to i64
  call void @abi_rec(i64 %t38)
  %t39 = extractelement <16 x i8> %p8, i32 5
  %t40 = zext i8 %t39 to i64
  call void @abi_rec(i64 %t40)
  %t41 = extractelement <16 x i8> %p8, i32 6
  %t42 = zext i8 %t41 to i64
  call void @abi_rec(i64 %t42)
  %t43 = extractelement <16 x i8> %p8, i32 7
  %t44 = zext i8 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <16 x i8> %p8, i32 8
  %t46 = zext i8 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = extractelement <16 x i8> %p8, i32 9
  %t48 = zext i8 %t47 to i64
  call void @abi_rec(i64 %t48)
  %t49 = extractelement <16 x i8> %p8, i32 10
  %t50 = zext i8 %t49 to i64
  call void @abi_rec(i64 %t50)
  %t51 = extractelement <16 x i8> %p8, i32 11
  %t52 = zext i8 %t51 to i64
  call void @abi_rec(i64 %t52)
  %t53 = extractelement <16 x i8> %p8, i32 12
  %t54 = zext i8 %t53 to i64
  call void @abi_rec(i64 %t54)
  %t55 = extractelement <16 x i8> %p8, i32 13
  %t56 = zext i8 %t55 to i64
  call void @abi_rec(i64 %t56)
  %t57 = extractelement <16 x i8> %p8, i32 14
  %t58 = zext i8 %t57 to i64
  call void @abi_rec(i64 %t58)
  %t59 = extractelement <16 x i8> %p8, i32 15
  %t60 = zext i8 %t59 to i64
  call void @abi_rec(i64 %t60)
  ret [4 x i32] [i32 2892184010, i32 3462889005, i32 3104937016, i32 330387478]
}
@abi_functions = global [16 x ptr] [ptr @abi_f0, ptr @abi_f1, ptr @abi_f2, ptr @abi_f3, ptr @abi_f4, ptr @abi_f5, ptr @abi_f6, ptr @abi_f7, ptr @abi_f8, ptr @abi_f9, ptr @abi_f10, ptr @abi_f11, ptr @abi_f12, ptr @abi_f13, ptr @abi_f14, ptr @abi_f15]
