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

@r0 = global { i1, i64 } { i1 false, i64 5457723940104629591 }
define { i1, i64 } @abi_f0(ptr byval({ i32 }) align 8 %p0, half %p1, [2 x i16] %p2, <4 x float> %p3, i64 %p4, i23 %p5, i64 %p6, { i1 } %p7, i128 %p8, ptr byval({ i10 }) align 8 %p9, float %p10, ...) {
  %t1 = load { i32 }, ptr %p0, align 1
  %t2 = extractvalue { i32 } %t1, 0
  %t3 = zext i32 %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = bitcast half %p1 to i16
  %t5 = zext i16 %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractvalue [2 x i16] %p2, 0
  %t7 = zext i16 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractvalue [2 x i16] %p2, 1
  %t9 = zext i16 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractelement <4 x float> %p3, i32 0
  %t11 = bitcast float %t10 to i32
  %t12 = zext i32 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <4 x float> %p3, i32 1
  %t14 = bitcast float %t13 to i32
  %t15 = zext i32 %t14 to i64
  call void @abi_rec(i64 %t15)
  %t16 = extractelement <4 x float> %p3, i32 2
  %t17 = bitcast float %t16 to i32
  %t18 = zext i32 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <4 x float> %p3, i32 3
  %t20 = bitcast float %t19 to i32
  %t21 = zext i32 %t20 to i64
  call void @abi_rec(i64 %t21)
  call void @abi_rec(i64 %p4)
  %t22 = zext i23 %p5 to i64
  call void @abi_rec(i64 %t22)
  call void @abi_rec(i64 %p6)
  %t23 = extractvalue { i1 } %p7, 0
  %t24 = zext i1 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = trunc i128 %p8 to i64
  call void @abi_rec(i64 %t25)
  %t26 = lshr i128 %p8, 64
  %t27 = trunc i128 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = load { i10 }, ptr %p9, align 1
  %t29 = extractvalue { i10 } %t28, 0
  %t30 = zext i10 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = bitcast float %p10 to i32
  %t32 = zext i32 %t31 to i64
  call void @abi_rec(i64 %t32)
  %ap = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %ap)
  %t33 = ptrtoint ptr getelementptr ({ i1 }, ptr null, i32 1) to i64
  %t34 = call ptr @va_memory(ptr %ap, i64 %t33, i64 16)
  %t35 = load { i1 }, ptr %t34, align 1
  %t36 = extractvalue { i1 } %t35, 0
  %t37 = zext i1 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t39 = load <2 x i64>, ptr %t38, align 1
  %t40 = extractelement <2 x i64> %t39, i32 0
  call void @abi_rec(i64 %t40)
  %t41 = extractelement <2 x i64> %t39, i32 1
  call void @abi_rec(i64 %t41)
  %t42 = call ptr @va_register(ptr %ap, i32 0, i32 16, i32 32, i64 16)
  %t43 = load i128, ptr %t42, align 1
  %t44 = trunc i128 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = lshr i128 %t43, 64
  %t46 = trunc i128 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = ptrtoint ptr getelementptr ({ i64, x86_fp80 }, ptr null, i32 1) to i64
  %t48 = call ptr @va_memory(ptr %ap, i64 %t47, i64 8)
  %t49 = load { i64, x86_fp80 }, ptr %t48, align 1
  %t50 = extractvalue { i64, x86_fp80 } %t49, 0
  call void @abi_rec(i64 %t50)
  %t51 = extractvalue { i64, x86_fp80 } %t49, 1
  %t52 = alloca i128
  store i128 0, ptr %t52
  store x86_fp80 %t51, ptr %t52
  %t53 = load i128, ptr %t52
  %t54 = and i128 %t53, 1208925819614629174706175
  %t55 = trunc i128 %t54 to i64
  call void @abi_rec(i64 %t55)
  %t56 = lshr i128 %t54, 64
  %t57 = trunc i128 %t56 to i64
  call void @abi_rec(i64 %t57)
  %t58 = call ptr @va_memory(ptr %ap, i64 16, i64 16)
  %t59 = load x86_fp80, ptr %t58, align 1
  %t60 = alloca i128
  store i128 0, ptr %t60
  store x86_fp80 %t59, ptr %t60
  %t61 = load i128, ptr %t60
  %t62 = and i128 %t61, 1208925819614629174706175
  %t63 = trunc i128 %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = lshr i128 %t62, 64
  %t65 = trunc i128 %t64 to i64
  call void @abi_rec(i64 %t65)
  %t66 = call ptr @va_memory(ptr %ap, i64 16, i64 16)
  %t67 = load x86_fp80, ptr %t66, align 1
  %t68 = alloca i128
  store i128 0, ptr %t68
  store x86_fp80 %t67, ptr %t68
  %t69 = load i128, ptr %t68
  %t70 = and i128 %t69, 1208925819614629174706175
  %t71 = trunc i128 %t70 to i64
  call void @abi_rec(i64 %t71)
  %t72 = lshr i128 %t70, 64
  %t73 = trunc i128 %t72 to i64
  call void @abi_rec(i64 %t73)
  %t74 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t75 = load <16 x i8>, ptr %t74, align 1
  %t76 = extractelement <16 x i8> %t75, i32 0
  %t77 = zext i8 %t76 to i64
  call void @abi_rec(i64 %t77)
  %t78 = extractelement <16 x i8> %t75, i32 1
  %t79 = zext i8 %t78 to i64
  call void @abi_rec(i64 %t79)
  %t80 = extractelement <16 x i8> %t75, i32 2
  %t81 = zext i8 %t80 to i64
  call void @abi_rec(i64 %t81)
  %t82 = extractelement <16 x i8> %t75, i32 3
  %t83 = zext i8 %t82 to i64
  call void @abi_rec(i64 %t83)
  %t84 = extractelement <16 x i8> %t75, i32 4
  %t85 = zext i8 %t84 to i64
  call void @abi_rec(i64 %t85)
  %t86 = extractelement <16 x i8> %t75, i32 5
  %t87 = zext i8 %t86 to i64
  call void @abi_rec(i64 %t87)
  %t88 = extractelement <16 x i8> %t75, i32 6
  %t89 = zext i8 %t88 to i64
  call void @abi_rec(i64 %t89)
  %t90 = extractelement <16 x i8> %t75, i32 7
  %t91 = zext i8 %t90 to i64
  call void @abi_rec(i64 %t91)
  %t92 = extractelement <16 x i8> %t75, i32 8
  %t93 = zext i8 %t92 to i64
  call void @abi_rec(i64 %t93)
  %t94 = extractelement <16 x i8> %t75, i32 9
  %t95 = zext i8 %t94 to i64
  call void @abi_rec(i64 %t95)
  %t96 = extractelement <16 x i8> %t75, i32 10
  %t97 = zext i8 %t96 to i64
  call void @abi_rec(i64 %t97)
  %t98 = extractelement <16 x i8> %t75, i32 11
  %t99 = zext i8 %t98 to i64
  call void @abi_rec(i64 %t99)
  %t100 = extractelement <16 x i8> %t75, i32 12
  %t101 = zext i8 %t100 to i64
  call void @abi_rec(i64 %t101)
  %t102 = extractelement <16 x i8> %t75, i32 13
  %t103 = zext i8 %t102 to i64
  call void @abi_rec(i64 %t103)
  %t104 = extractelement <16 x i8> %t75, i32 14
  %t105 = zext i8 %t104 to i64
  call void @abi_rec(i64 %t105)
  %t106 = extractelement <16 x i8> %t75, i32 15
  %t107 = zext i8 %t106 to i64
  call void @abi_rec(i64 %t107)
  call void @llvm.va_end(ptr %ap)
  %t108 = load { i1, i64 }, ptr @r0
  ret { i1, i64 } %t108
}
define <3 x ptr> @abi_f1(double %p0, <1 x i64> %p1, double %p2, { i8 } %p3, float %p4, i32 %p5, { double, i64, i16 } %p6, { i32 } %p7) {
  %t1 = bitcast double %p0 to i64
  call void @abi_rec(i64 %t1)
  %t2 = extractelement <1 x i64> %p1, i32 0
  call void @abi_rec(i64 %t2)
  %t3 = bitcast double %p2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractvalue { i8 } %p3, 0
  %t5 = zext i8 %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = bitcast float %p4 to i32
  %t7 = zext i32 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = zext i32 %p5 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractvalue { double, i64, i16 } %p6, 0
  %t10 = bitcast double %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractvalue { double, i64, i16 } %p6, 1
  call void @abi_rec(i64 %t11)
  %t12 = extractvalue { double, i64, i16 } %p6, 2
  %t13 = zext i16 %t12 to i64
  call void @abi_rec(i64 %t13)
  %t14 = extractvalue { i32 } %p7, 0
  %t15 = zext i32 %t14 to i64
  call void @abi_rec(i64 %t15)
  ret <3 x ptr> <ptr inttoptr (i64 125438284417204 to ptr), ptr inttoptr (i64 52894945876424 to ptr), ptr inttoptr (i64 60754155805721 to ptr)>
}
define <1 x i54> @abi_f2(ptr %p0, i32 %p1, ptr %p2, { <8 x i32>, i45, x86_fp80 } %p3, <1 x i1> %p4, i32 %p5, <3 x float> %p6, <7 x float> %p7) {
  %t1 = ptrtoint ptr %p0 to i64
  call void @abi_rec(i64 %t1)
  %t2 = zext i32 %p1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = ptrtoint ptr %p2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractvalue { <8 x i32>, i45, x86_fp80 } %p3, 0
  %t5 = extractelement <8 x i32> %t4, i32 0
  %t6 = zext i32 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <8 x i32> %t4, i32 1
  %t8 = zext i32 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <8 x i32> %t4, i32 2
  %t10 = zext i32 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <8 x i32> %t4, i32 3
  %t12 = zext i32 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <8 x i32> %t4, i32 4
  %t14 = zext i32 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <8 x i32> %t4, i32 5
  %t16 = zext i32 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <8 x i32> %t4, i32 6
  %t18 = zext i32 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <8 x i32> %t4, i32 7
  %t20 = zext i32 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractvalue { <8 x i32>, i45, x86_fp80 } %p3, 1
  %t22 = zext i45 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractvalue { <8 x i32>, i45, x86_fp80 } %p3, 2
  %t24 = alloca i128
  store i128 0, ptr %t24
  store x86_fp80 %t23, ptr %t24
  %t25 = load i128, ptr %t24
  %t26 = and i128 %t25, 1208925819614629174706175
  %t27 = trunc i128 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = lshr i128 %t26, 64
  %t29 = trunc i128 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractelement <1 x i1> %p4, i32 0
  %t31 = zext i1 %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = zext i32 %p5 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <3 x float> %p6, i32 0
  %t34 = bitcast float %t33 to i32
  %t35 = zext i32 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <3 x float> %p6, i32 1
  %t37 = bitcast float %t36 to i32
  %t38 = zext i32 %t37 to i64
  call void @abi_rec(i64 %t38)
  %t39 = extractelement <3 x float> %p6, i32 2
  %t40 = bitcast float %t39 to i32
  %t41 = zext i32 %t40 to i64
  call void @abi_rec(i64 %t41)
  %t42 = extractelement <7 x float> %p7, i32 0
  %t43 = bitcast float %t42 to i32
  %t44 = zext i32 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <7 x float> %p7, i32 1
  %t46 = bitcast float %t45 to i32
  %t47 = zext i32 %t46 to i64
  call void @abi_rec(i64 %t47)
  %t48 = extractelement <7 x float> %p7, i32 2
  %t49 = bitcast float %t48 to i32
  %t50 = zext i32 %t49 to i64
  call void @abi_rec(i64 %t50)
  %t51 = extractelement <7 x float> %p7, i32 3
  %t52 = bitcast float %t51 to i32
  %t53 = zext i32 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = extractelement <7 x float> %p7, i32 4
  %t55 = bitcast float %t54 to i32
  %t56 = zext i32 %t55 to i64
  call void @abi_rec(i64 %t56)
  %t57 = extractelement <7 x float> %p7, i32 5
  %t58 = bitcast float %t57 to i32
  %t59 = zext i32 %t58 to i64
  call void @abi_rec(i64 %t59)
  %t60 = extractelement <7 x float> %p7, i32 6
  %t61 = bitcast float %t60 to i32
  %t62 = zext i32 %t61 to i64
  call void @abi_rec(i64 %t62)
  ret <1 x i54> <i54 15346492309835648>
}
define <16 x i8> @abi_f3({ <3 x float>, i64, <8 x i8> } %p0, i32 %p1, [1 x float] %p2, double %p3, i32 %p4, <8 x half> %p5, i64 %p6, <8 x i16> %p7, { <4 x double>, <2 x double> } %p8, <8 x i8> %p9, i32 %p10, double %p11, ...) {
  %t1 = extractvalue { <3 x float>, i64, <8 x i8> } %p0, 0
  %t2 = extractelement <3 x float> %t1, i32 0
  %t3 = bitcast float %t2 to i32
  %t4 = zext i32 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractelement <3 x float> %t1, i32 1
  %t6 = bitcast float %t5 to i32
  %t7 = zext i32 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractelement <3 x float> %t1, i32 2
  %t9 = bitcast float %t8 to i32
  %t10 = zext i32 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractvalue { <3 x float>, i64, <8 x i8> } %p0, 1
  call void @abi_rec(i64 %t11)
  %t12 = extractvalue { <3 x float>, i64, <8 x i8> } %p0, 2
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
  %t29 = zext i32 %p1 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractvalue [1 x float] %p2, 0
  %t31 = bitcast float %t30 to i32
  %t32 = zext i32 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = bitcast double %p3 to i64
  call void @abi_rec(i64 %t33)
  %t34 = zext i32 %p4 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <8 x half> %p5, i32 0
  %t36 = bitcast half %t35 to i16
  %t37 = zext i16 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractelement <8 x half> %p5, i32 1
  %t39 = bitcast half %t38 to i16
  %t40 = zext i16 %t39 to i64
  call void @abi_rec(i64 %t40)
  %t41 = extractelement <8 x half> %p5, i32 2
  %t42 = bitcast half %t41 to i16
  %t43 = zext i16 %t42 to i64
  call void @abi_rec(i64 %t43)
  %t44 = extractelement <8 x half> %p5, i32 3
  %t45 = bitcast half %t44 to i16
  %t46 = zext i16 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = extractelement <8 x half> %p5, i32 4
  %t48 = bitcast half %t47 to i16
  %t49 = zext i16 %t48 to i64
  call void @abi_rec(i64 %t49)
  %t50 = extractelement <8 x half> %p5, i32 5
  %t51 = bitcast half %t50 to i16
  %t52 = zext i16 %t51 to i64
  call void @abi_rec(i64 %t52)
  %t53 = extractelement <8 x half> %p5, i32 6
  %t54 = bitcast half %t53 to i16
  %t55 = zext i16 %t54 to i64
  call void @abi_rec(i64 %t55)
  %t56 = extractelement <8 x half> %p5, i32 7
  %t57 = bitcast half %t56 to i16
  %t58 = zext i16 %t57 to i64
  call void @abi_rec(i64 %t58)
  call void @abi_rec(i64 %p6)
  %t59 = extractelement <8 x i16> %p7, i32 0
  %t60 = zext i16 %t59 to i64
  call void @abi_rec(i64 %t60)
  %t61 = extractelement <8 x i16> %p7, i32 1
  %t62 = zext i16 %t61 to i64
  call void @abi_rec(i64 %t62)
  %t63 = extractelement <8 x i16> %p7, i32 2
  %t64 = zext i16 %t63 to i64
  call void @abi_rec(i64 %t64)
  %t65 = extractelement <8 x i16> %p7, i32 3
  %t66 = zext i16 %t65 to i64
  call void @abi_rec(i64 %t66)
  %t67 = extractelement <8 x i16> %p7, i32 4
  %t68 = zext i16 %t67 to i64
  call void @abi_rec(i64 %t68)
  %t69 = extractelement <8 x i16> %p7, i32 5
  %t70 = zext i16 %t69 to i64
  call void @abi_rec(i64 %t70)
  %t71 = extractelement <8 x i16> %p7, i32 6
  %t72 = zext i16 %t71 to i64
  call void @abi_rec(i64 %t72)
  %t73 = extractelement <8 x i16> %p7, i32 7
  %t74 = zext i16 %t73 to i64
  call void @abi_rec(i64 %t74)
  %t75 = extractvalue { <4 x double>, <2 x double> } %p8, 0
  %t76 = extractelement <4 x double> %t75, i32 0
  %t77 = bitcast double %t76 to i64
  call void @abi_rec(i64 %t77)
  %t78 = extractelement <4 x double> %t75, i32 1
  %t79 = bitcast double %t78 to i64
  call void @abi_rec(i64 %t79)
  %t80 = extractelement <4 x double> %t75, i32 2
  %t81 = bitcast double %t80 to i64
  call void @abi_rec(i64 %t81)
  %t82 = extractelement <4 x double> %t75, i32 3
  %t83 = bitcast double %t82 to i64
  call void @abi_rec(i64 %t83)
  %t84 = extractvalue { <4 x double>, <2 x double> } %p8, 1
  %t85 = extractelement <2 x double> %t84, i32 0
  %t86 = bitcast double %t85 to i64
  call void @abi_rec(i64 %t86)
  %t87 = extractelement <2 x double> %t84, i32 1
  %t88 = bitcast double %t87 to i64
  call void @abi_rec(i64 %t88)
  %t89 = extractelement <8 x i8> %p9, i32 0
  %t90 = zext i8 %t89 to i64
  call void @abi_rec(i64 %t90)
  %t91 = extractelement <8 x i8> %p9, i32 1
  %t92 = zext i8 %t91 to i64
  call void @abi_rec(i64 %t92)
  %t93 = extractelement <8 x i8> %p9, i32 2
  %t94 = zext i8 %t93 to i64
  call void @abi_rec(i64 %t94)
  %t95 = extractelement <8 x i8> %p9, i32 3
  %t96 = zext i8 %t95 to i64
  call void @abi_rec(i64 %t96)
  %t97 = extractelement <8 x i8> %p9, i32 4
  %t98 = zext i8 %t97 to i64
  call void @abi_rec(i64 %t98)
  %t99 = extractelement <8 x i8> %p9, i32 5
  %t100 = zext i8 %t99 to i64
  call void @abi_rec(i64 %t100)
  %t101 = extractelement <8 x i8> %p9, i32 6
  %t102 = zext i8 %t101 to i64
  call void @abi_rec(i64 %t102)
  %t103 = extractelement <8 x i8> %p9, i32 7
  %t104 = zext i8 %t103 to i64
  call void @abi_rec(i64 %t104)
  %t105 = zext i32 %p10 to i64
  call void @abi_rec(i64 %t105)
  %t106 = bitcast double %p11 to i64
  call void @abi_rec(i64 %t106)
  %ap = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %ap)
  %t107 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t108 = load <2 x i64>, ptr %t107, align 1
  %t109 = extractelement <2 x i64> %t108, i32 0
  call void @abi_rec(i64 %t109)
  %t110 = extractelement <2 x i64> %t108, i32 1
  call void @abi_rec(i64 %t110)
  %t111 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 8)
  %t112 = load double, ptr %t111, align 1
  %t113 = bitcast double %t112 to i64
  call void @abi_rec(i64 %t113)
  call void @llvm.va_end(ptr %ap)
  ret <16 x i8> <i8 21, i8 249, i8 233, i8 170, i8 125, i8 210, i8 54, i8 35, i8 179, i8 159, i8 96, i8 90, i8 213, i8 60, i8 74, i8 85>
}
define zeroext i8 @abi_f4(ptr byval({ double }) align 8 %p0, i48 %p1, ptr byval({ <2 x float>, i128 }) align 16 %p2, ptr byval({ i8, double, i16, <1 x float> }) align 8 %p3, <2 x float> %p4, ptr byval({ <2 x i64>, <8 x i8>, <4 x double>, i64 }) align 16 %p5, { ptr } %p6, <8 x i16> %p7, { i32, <8 x float> } %p8, i16 signext %p9, i64 %p10, i8 %p11, ...) {
  %t1 = load { double }, ptr %p0, align 1
  %t2 = extractvalue { double } %t1, 0
  %t3 = bitcast double %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = zext i48 %p1 to i64
  call void @abi_rec(i64 %t4)
  %t5 = load { <2 x float>, i128 }, ptr %p2, align 1
  %t6 = extractvalue { <2 x float>, i128 } %t5, 0
  %t7 = extractelement <2 x float> %t6, i32 0
  %t8 = bitcast float %t7 to i32
  %t9 = zext i32 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractelement <2 x float> %t6, i32 1
  %t11 = bitcast float %t10 to i32
  %t12 = zext i32 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractvalue { <2 x float>, i128 } %t5, 1
  %t14 = trunc i128 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = lshr i128 %t13, 64
  %t16 = trunc i128 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = load { i8, double, i16, <1 x float> }, ptr %p3, align 1
  %t18 = extractvalue { i8, double, i16, <1 x float> } %t17, 0
  %t19 = zext i8 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractvalue { i8, double, i16, <1 x float> } %t17, 1
  %t21 = bitcast double %t20 to i64
  call void @abi_rec(i64 %t21)
  %t22 = extractvalue { i8, double, i16, <1 x float> } %t17, 2
  %t23 = zext i16 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = extractvalue { i8, double, i16, <1 x float> } %t17, 3
  %t25 = extractelement <1 x float> %t24, i32 0
  %t26 = bitcast float %t25 to i32
  %t27 = zext i32 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <2 x float> %p4, i32 0
  %t29 = bitcast float %t28 to i32
  %t30 = zext i32 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractelement <2 x float> %p4, i32 1
  %t32 = bitcast float %t31 to i32
  %t33 = zext i32 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = load { <2 x i64>, <8 x i8>, <4 x double>, i64 }, ptr %p5, align 1
  %t35 = extractvalue { <2 x i64>, <8 x i8>, <4 x double>, i64 } %t34, 0
  %t36 = extractelement <2 x i64> %t35, i32 0
  call void @abi_rec(i64 %t36)
  %t37 = extractelement <2 x i64> %t35, i32 1
  call void @abi_rec(i64 %t37)
  %t38 = extractvalue { <2 x i64>, <8 x i8>, <4 x double>, i64 } %t34, 1
  %t39 = extractelement <8 x i8> %t38, i32 0
  %t40 = zext i8 %t39 to i64
  call void @abi_rec(i64 %t40)
  %t41 = extractelement <8 x i8> %t38, i32 1
  %t42 = zext i8 %t41 to i64
  call void @abi_rec(i64 %t42)
  %t43 = extractelement <8 x i8> %t38, i32 2
  %t44 = zext i8 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <8 x i8> %t38, i32 3
  %t46 = zext i8 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = extractelement <8 x i8> %t38, i32 4
  %t48 = zext i8 %t47 to i64
  call void @abi_rec(i64 %t48)
  %t49 = extractelement <8 x i8> %t38, i32 5
  %t50 = zext i8 %t49 to i64
  call void @abi_rec(i64 %t50)
  %t51 = extractelement <8 x i8> %t38, i32 6
  %t52 = zext i8 %t51 to i64
  call void @abi_rec(i64 %t52)
  %t53 = extractelement <8 x i8> %t38, i32 7
  %t54 = zext i8 %t53 to i64
  call void @abi_rec(i64 %t54)
  %t55 = extractvalue { <2 x i64>, <8 x i8>, <4 x double>, i64 } %t34, 2
  %t56 = extractelement <4 x double> %t55, i32 0
  %t57 = bitcast double %t56 to i64
  call void @abi_rec(i64 %t57)
  %t58 = extractelement <4 x double> %t55, i32 1
  %t59 = bitcast double %t58 to i64
  call void @abi_rec(i64 %t59)
  %t60 = extractelement <4 x double> %t55, i32 2
  %t61 = bitcast double %t60 to i64
  call void @abi_rec(i64 %t61)
  %t62 = extractelement <4 x double> %t55, i32 3
  %t63 = bitcast double %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = extractvalue { <2 x i64>, <8 x i8>, <4 x double>, i64 } %t34, 3
  call void @abi_rec(i64 %t64)
  %t65 = extractvalue { ptr } %p6, 0
  %t66 = ptrtoint ptr %t65 to i64
  call void @abi_rec(i64 %t66)
  %t67 = extractelement <8 x i16> %p7, i32 0
  %t68 = zext i16 %t67 to i64
  call void @abi_rec(i64 %t68)
  %t69 = extractelement <8 x i16> %p7, i32 1
  %t70 = zext i16 %t69 to i64
  call void @abi_rec(i64 %t70)
  %t71 = extractelement <8 x i16> %p7, i32 2
  %t72 = zext i16 %t71 to i64
  call void @abi_rec(i64 %t72)
  %t73 = extractelement <8 x i16> %p7, i32 3
  %t74 = zext i16 %t73 to i64
  call void @abi_rec(i64 %t74)
  %t75 = extractelement <8 x i16> %p7, i32 4
  %t76 = zext i16 %t75 to i64
  call void @abi_rec(i64 %t76)
  %t77 = extractelement <8 x i16> %p7, i32 5
  %t78 = zext i16 %t77 to i64
  call void @abi_rec(i64 %t78)
  %t79 = extractelement <8 x i16> %p7, i32 6
  %t80 = zext i16 %t79 to i64
  call void @abi_rec(i64 %t80)
  %t81 = extractelement <8 x i16> %p7, i32 7
  %t82 = zext i16 %t81 to i64
  call void @abi_rec(i64 %t82)
  %t83 = extractvalue { i32, <8 x float> } %p8, 0
  %t84 = zext i32 %t83 to i64
  call void @abi_rec(i64 %t84)
  %t85 = extractvalue { i32, <8 x float> } %p8, 1
  %t86 = extractelement <8 x float> %t85, i32 0
  %t87 = bitcast float %t86 to i32
  %t88 = zext i32 %t87 to i64
  call void @abi_rec(i64 %t88)
  %t89 = extractelement <8 x float> %t85, i32 1
  %t90 = bitcast float %t89 to i32
  %t91 = zext i32 %t90 to i64
  call void @abi_rec(i64 %t91)
  %t92 = extractelement <8 x float> %t85, i32 2
  %t93 = bitcast float %t92 to i32
  %t94 = zext i32 %t93 to i64
  call void @abi_rec(i64 %t94)
  %t95 = extractelement <8 x float> %t85, i32 3
  %t96 = bitcast float %t95 to i32
  %t97 = zext i32 %t96 to i64
  call void @abi_rec(i64 %t97)
  %t98 = extractelement <8 x float> %t85, i32 4
  %t99 = bitcast float %t98 to i32
  %t100 = zext i32 %t99 to i64
  call void @abi_rec(i64 %t100)
  %t101 = extractelement <8 x float> %t85, i32 5
  %t102 = bitcast float %t101 to i32
  %t103 = zext i32 %t102 to i64
  call void @abi_rec(i64 %t103)
  %t104 = extractelement <8 x float> %t85, i32 6
  %t105 = bitcast float %t104 to i32
  %t106 = zext i32 %t105 to i64
  call void @abi_rec(i64 %t106)
  %t107 = extractelement <8 x float> %t85, i32 7
  %t108 = bitcast float %t107 to i32
  %t109 = zext i32 %t108 to i64
  call void @abi_rec(i64 %t109)
  %t110 = zext i16 %p9 to i64
  call void @abi_rec(i64 %t110)
  call void @abi_rec(i64 %p10)
  %t111 = zext i8 %p11 to i64
  call void @abi_rec(i64 %t111)
  %ap = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %ap)
  %t112 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t113 = load <4 x float>, ptr %t112, align 1
  %t114 = extractelement <4 x float> %t113, i32 0
  %t115 = bitcast float %t114 to i32
  %t116 = zext i32 %t115 to i64
  call void @abi_rec(i64 %t116)
  %t117 = extractelement <4 x float> %t113, i32 1
  %t118 = bitcast float %t117 to i32
  %t119 = zext i32 %t118 to i64
  call void @abi_rec(i64 %t119)
  %t120 = extractelement <4 x float> %t113, i32 2
  %t121 = bitcast float %t120 to i32
  %t122 = zext i32 %t121 to i64
  call void @abi_rec(i64 %t122)
  %t123 = extractelement <4 x float> %t113, i32 3
  %t124 = bitcast float %t123 to i32
  %t125 = zext i32 %t124 to i64
  call void @abi_rec(i64 %t125)
  %t126 = call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)
  %t127 = load i64, ptr %t126, align 1
  call void @abi_rec(i64 %t127)
  %t128 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t129 = load <4 x float>, ptr %t128, align 1
  %t130 = extractelement <4 x float> %t129, i32 0
  %t131 = bitcast float %t130 to i32
  %t132 = zext i32 %t131 to i64
  call void @abi_rec(i64 %t132)
  %t133 = extractelement <4 x float> %t129, i32 1
  %t134 = bitcast float %t133 to i32
  %t135 = zext i32 %t134 to i64
  call void @abi_rec(i64 %t135)
  %t136 = extractelement <4 x float> %t129, i32 2
  %t137 = bitcast float %t136 to i32
  %t138 = zext i32 %t137 to i64
  call void @abi_rec(i64 %t138)
  %t139 = extractelement <4 x float> %t129, i32 3
  %t140 = bitcast float %t139 to i32
  %t141 = zext i32 %t140 to i64
  call void @abi_rec(i64 %t141)
  %t142 = ptrtoint ptr getelementptr ({ i1, i1, half }, ptr null, i32 1) to i64
  %t143 = call ptr @va_memory(ptr %ap, i64 %t142, i64 8)
  %t144 = load { i1, i1, half }, ptr %t143, align 1
  %t145 = extractvalue { i1, i1, half } %t144, 0
  %t146 = zext i1 %t145 to i64
  call void @abi_rec(i64 %t146)
  %t147 = extractvalue { i1, i1, half } %t144, 1
  %t148 = zext i1 %t147 to i64
  call void @abi_rec(i64 %t148)
  %t149 = extractvalue { i1, i1, half } %t144, 2
  %t150 = bitcast half %t149 to i16
  %t151 = zext i16 %t150 to i64
  call void @abi_rec(i64 %t151)
  call void @llvm.va_end(ptr %ap)
  ret i8 27
}
define void @abi_f5(ptr %p0, i32 %p1, i64 %p2, <1 x float> %p3, <2 x i1> %p4, <8 x i8> %p5, ptr byval({ double, i8, half }) align 8 %p6) {
  %t1 = ptrtoint ptr %p0 to i64
  call void @abi_rec(i64 %t1)
  %t2 = zext i32 %p1 to i64
  call void @abi_rec(i64 %t2)
  call void @abi_rec(i64 %p2)
  %t3 = extractelement <1 x float> %p3, i32 0
  %t4 = bitcast float %t3 to i32
  %t5 = zext i32 %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractelement <2 x i1> %p4, i32 0
  %t7 = zext i1 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractelement <2 x i1> %p4, i32 1
  %t9 = zext i1 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractelement <8 x i8> %p5, i32 0
  %t11 = zext i8 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <8 x i8> %p5, i32 1
  %t13 = zext i8 %t12 to i64
  call void @abi_rec(i64 %t13)
  %t14 = extractelement <8 x i8> %p5, i32 2
  %t15 = zext i8 %t14 to i64
  call void @abi_rec(i64 %t15)
  %t16 = extractelement <8 x i8> %p5, i32 3
  %t17 = zext i8 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <8 x i8> %p5, i32 4
  %t19 = zext i8 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractelement <8 x i8> %p5, i32 5
  %t21 = zext i8 %t20 to i64
  call void @abi_rec(i64 %t21)
  %t22 = extractelement <8 x i8> %p5, i32 6
  %t23 = zext i8 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = extractelement <8 x i8> %p5, i32 7
  %t25 = zext i8 %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = load { double, i8, half }, ptr %p6, align 1
  %t27 = extractvalue { double, i8, half } %t26, 0
  %t28 = bitcast double %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractvalue { double, i8, half } %t26, 1
  %t30 = zext i8 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractvalue { double, i8, half } %t26, 2
  %t32 = bitcast half %t31 to i16
  %t33 = zext i16 %t32 to i64
  call void @abi_rec(i64 %t33)
  ret void
}
@r6 = global i32 3885800095
define i32 @abi_f6(<4 x float> %p0, i64 %p1, <16 x i8> %p2, { i32, <8 x float>, i64 } %p3, ...) {
  %t1 = extractelement <4 x float> %p0, i32 0
  %t2 = bitcast float %t1 to i32
  %t3 = zext i32 %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractelement <4 x float> %p0, i32 1
  %t5 = bitcast float %t4 to i32
  %t6 = zext i32 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <4 x float> %p0, i32 2
  %t8 = bitcast float %t7 to i32
  %t9 = zext i32 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractelement <4 x float> %p0, i32 3
  %t11 = bitcast float %t10 to i32
  %t12 = zext i32 %t11 to i64
  call void @abi_rec(i64 %t12)
  call void @abi_rec(i64 %p1)
  %t13 = extractelement <16 x i8> %p2, i32 0
  %t14 = zext i8 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <16 x i8> %p2, i32 1
  %t16 = zext i8 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <16 x i8> %p2, i32 2
  %t18 = zext i8 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <16 x i8> %p2, i32 3
  %t20 = zext i8 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <16 x i8> %p2, i32 4
  %t22 = zext i8 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <16 x i8> %p2, i32 5
  %t24 = zext i8 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <16 x i8> %p2, i32 6
  %t26 = zext i8 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <16 x i8> %p2, i32 7
  %t28 = zext i8 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <16 x i8> %p2, i32 8
  %t30 = zext i8 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractelement <16 x i8> %p2, i32 9
  %t32 = zext i8 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <16 x i8> %p2, i32 10
  %t34 = zext i8 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <16 x i8> %p2, i32 11
  %t36 = zext i8 %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = extractelement <16 x i8> %p2, i32 12
  %t38 = zext i8 %t37 to i64
  call void @abi_rec(i64 %t38)
  %t39 = extractelement <16 x i8> %p2, i32 13
  %t40 = zext i8 %t39 to i64
  call void @abi_rec(i64 %t40)
  %t41 = extractelement <16 x i8> %p2, i32 14
  %t42 = zext i8 %t41 to i64
  call void @abi_rec(i64 %t42)
  %t43 = extractelement <16 x i8> %p2, i32 15
  %t44 = zext i8 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractvalue { i32, <8 x float>, i64 } %p3, 0
  %t46 = zext i32 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = extractvalue { i32, <8 x float>, i64 } %p3, 1
  %t48 = extractelement <8 x float> %t47, i32 0
  %t49 = bitcast float %t48 to i32
  %t50 = zext i32 %t49 to i64
  call void @abi_rec(i64 %t50)
  %t51 = extractelement <8 x float> %t47, i32 1
  %t52 = bitcast float %t51 to i32
  %t53 = zext i32 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = extractelement <8 x float> %t47, i32 2
  %t55 = bitcast float %t54 to i32
  %t56 = zext i32 %t55 to i64
  call void @abi_rec(i64 %t56)
  %t57 = extractelement <8 x float> %t47, i32 3
  %t58 = bitcast float %t57 to i32
  %t59 = zext i32 %t58 to i64
  call void @abi_rec(i64 %t59)
  %t60 = extractelement <8 x float> %t47, i32 4
  %t61 = bitcast float %t60 to i32
  %t62 = zext i32 %t61 to i64
  call void @abi_rec(i64 %t62)
  %t63 = extractelement <8 x float> %t47, i32 5
  %t64 = bitcast float %t63 to i32
  %t65 = zext i32 %t64 to i64
  call void @abi_rec(i64 %t65)
  %t66 = extractelement <8 x float> %t47, i32 6
  %t67 = bitcast float %t66 to i32
  %t68 = zext i32 %t67 to i64
  call void @abi_rec(i64 %t68)
  %t69 = extractelement <8 x float> %t47, i32 7
  %t70 = bitcast float %t69 to i32
  %t71 = zext i32 %t70 to i64
  call void @abi_rec(i64 %t71)
  %t72 = extractvalue { i32, <8 x float>, i64 } %p3, 2
  call void @abi_rec(i64 %t72)
  %ap = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %ap)
  %t73 = call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)
  %t74 = load ptr, ptr %t73, align 1
  %t75 = ptrtoint ptr %t74 to i64
  call void @abi_rec(i64 %t75)
  %t76 = call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)
  %t77 = load i64, ptr %t76, align 1
  call void @abi_rec(i64 %t77)
  %t78 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t79 = load <2 x float>, ptr %t78, align 1
  %t80 = extractelement <2 x float> %t79, i32 0
  %t81 = bitcast float %t80 to i32
  %t82 = zext i32 %t81 to i64
  call void @abi_rec(i64 %t82)
  %t83 = extractelement <2 x float> %t79, i32 1
  %t84 = bitcast float %t83 to i32
  %t85 = zext i32 %t84 to i64
  call void @abi_rec(i64 %t85)
  %t86 = call ptr @va_memory(ptr %ap, i64 16, i64 16)
  %t87 = load x86_fp80, ptr %t86, align 1
  %t88 = alloca i128
  store i128 0, ptr %t88
  store x86_fp80 %t87, ptr %t88
  %t89 = load i128, ptr %t88
  %t90 = and i128 %t89, 1208925819614629174706175
  %t91 = trunc i128 %t90 to i64
  call void @abi_rec(i64 %t91)
  %t92 = lshr i128 %t90, 64
  %t93 = trunc i128 %t92 to i64
  call void @abi_rec(i64 %t93)
  %t94 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t95 = load <2 x i64>, ptr %t94, align 1
  %t96 = extractelement <2 x i64> %t95, i32 0
  call void @abi_rec(i64 %t96)
  %t97 = extractelement <2 x i64> %t95, i32 1
  call void @abi_rec(i64 %t97)
  %t98 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t99 = load <16 x i8>, ptr %t98, align 1
  %t100 = extractelement <16 x i8> %t99, i32 0
  %t101 = zext i8 %t100 to i64
  call void @abi_rec(i64 %t101)
  %t102 = extractelement <16 x i8> %t99, i32 1
  %t103 = zext i8 %t102 to i64
  call void @abi_rec(i64 %t103)
  %t104 = extractelement <16 x i8> %t99, i32 2
  %t105 = zext i8 %t104 to i64
  call void @abi_rec(i64 %t105)
  %t106 = extractelement <16 x i8> %t99, i32 3
  %t107 = zext i8 %t106 to i64
  call void @abi_rec(i64 %t107)
  %t108 = extractelement <16 x i8> %t99, i32 4
  %t109 = zext i8 %t108 to i64
  call void @abi_rec(i64 %t109)
  %t110 = extractelement <16 x i8> %t99, i32 5
  %t111 = zext i8 %t110 to i64
  call void @abi_rec(i64 %t111)
  %t112 = extractelement <16 x i8> %t99, i32 6
  %t113 = zext i8 %t112 to i64
  call void @abi_rec(i64 %t113)
  %t114 = extractelement <16 x i8> %t99, i32 7
  %t115 = zext i8 %t114 to i64
  call void @abi_rec(i64 %t115)
  %t116 = extractelement <16 x i8> %t99, i32 8
  %t117 = zext i8 %t116 to i64
  call void @abi_rec(i64 %t117)
  %t118 = extractelement <16 x i8> %t99, i32 9
  %t119 = zext i8 %t118 to i64
  call void @abi_rec(i64 %t119)
  %t120 = extractelement <16 x i8> %t99, i32 10
  %t121 = zext i8 %t120 to i64
  call void @abi_rec(i64 %t121)
  %t122 = extractelement <16 x i8> %t99, i32 11
  %t123 = zext i8 %t122 to i64
  call void @abi_rec(i64 %t123)
  %t124 = extractelement <16 x i8> %t99, i32 12
  %t125 = zext i8 %t124 to i64
  call void @abi_rec(i64 %t125)
  %t126 = extractelement <16 x i8> %t99, i32 13
  %t127 = zext i8 %t126 to i64
  call void @abi_rec(i64 %t127)
  %t128 = extractelement <16 x i8> %t99, i32 14
  %t129 = zext i8 %t128 to i64
  call void @abi_rec(i64 %t129)
  %t130 = extractelement <16 x i8> %t99, i32 15
  %t131 = zext i8 %t130 to i64
  call void @abi_rec(i64 %t131)
  call void @llvm.va_end(ptr %ap)
  %t132 = load i32, ptr @r6
  ret i32 %t132
}
define <1 x i31> @abi_f7({ float } %p0, i99 %p1, ...) {
  %t1 = extractvalue { float } %p0, 0
  %t2 = bitcast float %t1 to i32
  %t3 = zext i32 %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = trunc i99 %p1 to i64
  call void @abi_rec(i64 %t4)
  %t5 = lshr i99 %p1, 64
  %t6 = trunc i99 %t5 to i64
  call void @abi_rec(i64 %t6)
  %ap = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %ap)
  %t7 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t8 = load <4 x float>, ptr %t7, align 1
  %t9 = extractelement <4 x float> %t8, i32 0
  %t10 = bitcast float %t9 to i32
  %t11 = zext i32 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <4 x float> %t8, i32 1
  %t13 = bitcast float %t12 to i32
  %t14 = zext i32 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <4 x float> %t8, i32 2
  %t16 = bitcast float %t15 to i32
  %t17 = zext i32 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <4 x float> %t8, i32 3
  %t19 = bitcast float %t18 to i32
  %t20 = zext i32 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 8)
  %t22 = load double, ptr %t21, align 1
  %t23 = bitcast double %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t25 = load <2 x i64>, ptr %t24, align 1
  %t26 = extractelement <2 x i64> %t25, i32 0
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <2 x i64> %t25, i32 1
  call void @abi_rec(i64 %t27)
  %t28 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t29 = load <16 x i8>, ptr %t28, align 1
  %t30 = extractelement <16 x i8> %t29, i32 0
  %t31 = zext i8 %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = extractelement <16 x i8> %t29, i32 1
  %t33 = zext i8 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = extractelement <16 x i8> %t29, i32 2
  %t35 = zext i8 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <16 x i8> %t29, i32 3
  %t37 = zext i8 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractelement <16 x i8> %t29, i32 4
  %t39 = zext i8 %t38 to i64
  call void @abi_rec(i64 %t39)
  %t40 = extractelement <16 x i8> %t29, i32 5
  %t41 = zext i8 %t40 to i64
  call void @abi_rec(i64 %t41)
  %t42 = extractelement <16 x i8> %t29, i32 6
  %t43 = zext i8 %t42 to i64
  call void @abi_rec(i64 %t43)
  %t44 = extractelement <16 x i8> %t29, i32 7
  %t45 = zext i8 %t44 to i64
  call void @abi_rec(i64 %t45)
  %t46 = extractelement <16 x i8> %t29, i32 8
  %t47 = zext i8 %t46 to i64
  call void @abi_rec(i64 %t47)
  %t48 = extractelement <16 x i8> %t29, i32 9
  %t49 = zext i8 %t48 to i64
  call void @abi_rec(i64 %t49)
  %t50 = extractelement <16 x i8> %t29, i32 10
  %t51 = zext i8 %t50 to i64
  call void @abi_rec(i64 %t51)
  %t52 = extractelement <16 x i8> %t29, i32 11
  %t53 = zext i8 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = extractelement <16 x i8> %t29, i32 12
  %t55 = zext i8 %t54 to i64
  call void @abi_rec(i64 %t55)
  %t56 = extractelement <16 x i8> %t29, i32 13
  %t57 = zext i8 %t56 to i64
  call void @abi_rec(i64 %t57)
  %t58 = extractelement <16 x i8> %t29, i32 14
  %t59 = zext i8 %t58 to i64
  call void @abi_rec(i64 %t59)
  %t60 = extractelement <16 x i8> %t29, i32 15
  %t61 = zext i8 %t60 to i64
  call void @abi_rec(i64 %t61)
  %t62 = call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)
  %t63 = load i64, ptr %t62, align 1
  call void @abi_rec(i64 %t63)
  %t64 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 8)
  %t65 = load double, ptr %t64, align 1
  %t66 = bitcast double %t65 to i64
  call void @abi_rec(i64 %t66)
  %t67 = call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)
  %t68 = load i64, ptr %t67, align 1
  call void @abi_rec(i64 %t68)
  call void @llvm.va_end(ptr %ap)
  ret <1 x i31> <i31 108221873>
}
define void @abi_f8(ptr sret({ i8, <3 x float>, half, i1 }) %p0, i64 %p1, { i32, i1 } %p2, x86_fp80 %p3, ...) {
  store { i8, <3 x float>, half, i1 } { i8 235, <3 x float> <float 0x3DEF004440000000, float 0x41F07F62A0000000, float 0x3842F4F3E0000000>, half 0xH6BFC, i1 false }, ptr %p0
  call void @abi_rec(i64 %p1)
  %t1 = extractvalue { i32, i1 } %p2, 0
  %t2 = zext i32 %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractvalue { i32, i1 } %p2, 1
  %t4 = zext i1 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = alloca i128
  store i128 0, ptr %t5
  store x86_fp80 %p3, ptr %t5
  %t6 = load i128, ptr %t5
  %t7 = and i128 %t6, 1208925819614629174706175
  %t8 = trunc i128 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = lshr i128 %t7, 64
  %t10 = trunc i128 %t9 to i64
  call void @abi_rec(i64 %t10)
  %ap = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %ap)
  %t11 = call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)
  %t12 = load i32, ptr %t11, align 1
  %t13 = zext i32 %t12 to i64
  call void @abi_rec(i64 %t13)
  %t14 = call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)
  %t15 = load ptr, ptr %t14, align 1
  %t16 = ptrtoint ptr %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)
  %t18 = load i32, ptr %t17, align 1
  %t19 = zext i32 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t21 = load <16 x i8>, ptr %t20, align 1
  %t22 = extractelement <16 x i8> %t21, i32 0
  %t23 = zext i8 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = extractelement <16 x i8> %t21, i32 1
  %t25 = zext i8 %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractelement <16 x i8> %t21, i32 2
  %t27 = zext i8 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <16 x i8> %t21, i32 3
  %t29 = zext i8 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractelement <16 x i8> %t21, i32 4
  %t31 = zext i8 %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = extractelement <16 x i8> %t21, i32 5
  %t33 = zext i8 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = extractelement <16 x i8> %t21, i32 6
  %t35 = zext i8 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <16 x i8> %t21, i32 7
  %t37 = zext i8 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractelement <16 x i8> %t21, i32 8
  %t39 = zext i8 %t38 to i64
  call void @abi_rec(i64 %t39)
  %t40 = extractelement <16 x i8> %t21, i32 9
  %t41 = zext i8 %t40 to i64
  call void @abi_rec(i64 %t41)
  %t42 = extractelement <16 x i8> %t21, i32 10
  %t43 = zext i8 %t42 to i64
  call void @abi_rec(i64 %t43)
  %t44 = extractelement <16 x i8> %t21, i32 11
  %t45 = zext i8 %t44 to i64
  call void @abi_rec(i64 %t45)
  %t46 = extractelement <16 x i8> %t21, i32 12
  %t47 = zext i8 %t46 to i64
  call void @abi_rec(i64 %t47)
  %t48 = extractelement <16 x i8> %t21, i32 13
  %t49 = zext i8 %t48 to i64
  call void @abi_rec(i64 %t49)
  %t50 = extractelement <16 x i8> %t21, i32 14
  %t51 = zext i8 %t50 to i64
  call void @abi_rec(i64 %t51)
  %t52 = extractelement <16 x i8> %t21, i32 15
  %t53 = zext i8 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = call ptr @va_register(ptr %ap, i32 0, i32 16, i32 32, i64 16)
  %t55 = load i128, ptr %t54, align 1
  %t56 = trunc i128 %t55 to i64
  call void @abi_rec(i64 %t56)
  %t57 = lshr i128 %t55, 64
  %t58 = trunc i128 %t57 to i64
  call void @abi_rec(i64 %t58)
  %t59 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t60 = load <16 x i8>, ptr %t59, align 1
  %t61 = extractelement <16 x i8> %t60, i32 0
  %t62 = zext i8 %t61 to i64
  call void @abi_rec(i64 %t62)
  %t63 = extractelement <16 x i8> %t60, i32 1
  %t64 = zext i8 %t63 to i64
  call void @abi_rec(i64 %t64)
  %t65 = extractelement <16 x i8> %t60, i32 2
  %t66 = zext i8 %t65 to i64
  call void @abi_rec(i64 %t66)
  %t67 = extractelement <16 x i8> %t60, i32 3
  %t68 = zext i8 %t67 to i64
  call void @abi_rec(i64 %t68)
  %t69 = extractelement <16 x i8> %t60, i32 4
  %t70 = zext i8 %t69 to i64
  call void @abi_rec(i64 %t70)
  %t71 = extractelement <16 x i8> %t60, i32 5
  %t72 = zext i8 %t71 to i64
  call void @abi_rec(i64 %t72)
  %t73 = extractelement <16 x i8> %t60, i32 6
  %t74 = zext i8 %t73 to i64
  call void @abi_rec(i64 %t74)
  %t75 = extractelement <16 x i8> %t60, i32 7
  %t76 = zext i8 %t75 to i64
  call void @abi_rec(i64 %t76)
  %t77 = extractelement <16 x i8> %t60, i32 8
  %t78 = zext i8 %t77 to i64
  call void @abi_rec(i64 %t78)
  %t79 = extractelement <16 x i8> %t60, i32 9
  %t80 = zext i8 %t79 to i64
  call void @abi_rec(i64 %t80)
  %t81 = extractelement <16 x i8> %t60, i32 10
  %t82 = zext i8 %t81 to i64
  call void @abi_rec(i64 %t82)
  %t83 = extractelement <16 x i8> %t60, i32 11
  %t84 = zext i8 %t83 to i64
  call void @abi_rec(i64 %t84)
  %t85 = extractelement <16 x i8> %t60, i32 12
  %t86 = zext i8 %t85 to i64
  call void @abi_rec(i64 %t86)
  %t87 = extractelement <16 x i8> %t60, i32 13
  %t88 = zext i8 %t87 to i64
  call void @abi_rec(i64 %t88)
  %t89 = extractelement <16 x i8> %t60, i32 14
  %t90 = zext i8 %t89 to i64
  call void @abi_rec(i64 %t90)
  %t91 = extractelement <16 x i8> %t60, i32 15
  %t92 = zext i8 %t91 to i64
  call void @abi_rec(i64 %t92)
  call void @llvm.va_end(ptr %ap)
  ret void
}
@r9 = global { <8 x i8>, i64 } { <8 x i8> <i8 166, i8 10, i8 6, i8 150, i8 105, i8 30, i8 105, i8 184>, i64 11276930559168673822 }
define { <8 x i8>, i64 } @abi_f9(i8 %p0, <2 x ptr> %p1, <6 x float> %p2, ptr byval({ <16 x i8>, double }) align 8 %p3, ptr %p4, <4 x float> %p5, i64 %p6, <16 x i16> %p7, double %p8, ptr %p9) {
  %t1 = zext i8 %p0 to i64
  call void @abi_rec(i64 %t1)
  %t2 = extractelement <2 x ptr> %p1, i32 0
  %t3 = ptrtoint ptr %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractelement <2 x ptr> %p1, i32 1
  %t5 = ptrtoint ptr %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractelement <6 x float> %p2, i32 0
  %t7 = bitcast float %t6 to i32
  %t8 = zext i32 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <6 x float> %p2, i32 1
  %t10 = bitcast float %t9 to i32
  %t11 = zext i32 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <6 x float> %p2, i32 2
  %t13 = bitcast float %t12 to i32
  %t14 = zext i32 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <6 x float> %p2, i32 3
  %t16 = bitcast float %t15 to i32
  %t17 = zext i32 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <6 x float> %p2, i32 4
  %t19 = bitcast float %t18 to i32
  %t20 = zext i32 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <6 x float> %p2, i32 5
  %t22 = bitcast float %t21 to i32
  %t23 = zext i32 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = load { <16 x i8>, double }, ptr %p3, align 1
  %t25 = extractvalue { <16 x i8>, double } %t24, 0
  %t26 = extractelement <16 x i8> %t25, i32 0
  %t27 = zext i8 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <16 x i8> %t25, i32 1
  %t29 = zext i8 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractelement <16 x i8> %t25, i32 2
  %t31 = zext i8 %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = extractelement <16 x i8> %t25, i32 3
  %t33 = zext i8 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = extractelement <16 x i8> %t25, i32 4
  %t35 = zext i8 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <16 x i8> %t25, i32 5
  %t37 = zext i8 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractelement <16 x i8> %t25, i32 6
  %t39 = zext i8 %t38 to i64
  call void @abi_rec(i64 %t39)
  %t40 = extractelement <16 x i8> %t25, i32 7
  %t41 = zext i8 %t40 to i64
  call void @abi_rec(i64 %t41)
  %t42 = extractelement <16 x i8> %t25, i32 8
  %t43 = zext i8 %t42 to i64
  call void @abi_rec(i64 %t43)
  %t44 = extractelement <16 x i8> %t25, i32 9
  %t45 = zext i8 %t44 to i64
  call void @abi_rec(i64 %t45)
  %t46 = extractelement <16 x i8> %t25, i32 10
  %t47 = zext i8 %t46 to i64
  call void @abi_rec(i64 %t47)
  %t48 = extractelement <16 x i8> %t25, i32 11
  %t49 = zext i8 %t48 to i64
  call void @abi_rec(i64 %t49)
  %t50 = extractelement <16 x i8> %t25, i32 12
  %t51 = zext i8 %t50 to i64
  call void @abi_rec(i64 %t51)
  %t52 = extractelement <16 x i8> %t25, i32 13
  %t53 = zext i8 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = extractelement <16 x i8> %t25, i32 14
  %t55 = zext i8 %t54 to i64
  call void @abi_rec(i64 %t55)
  %t56 = extractelement <16 x i8> %t25, i32 15
  %t57 = zext i8 %t56 to i64
  call void @abi_rec(i64 %t57)
  %t58 = extractvalue { <16 x i8>, double } %t24, 1
  %t59 = bitcast double %t58 to i64
  call void @abi_rec(i64 %t59)
  %t60 = ptrtoint ptr %p4 to i64
  call void @abi_rec(i64 %t60)
  %t61 = extractelement <4 x float> %p5, i32 0
  %t62 = bitcast float %t61 to i32
  %t63 = zext i32 %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = extractelement <4 x float> %p5, i32 1
  %t65 = bitcast float %t64 to i32
  %t66 = zext i32 %t65 to i64
  call void @abi_rec(i64 %t66)
  %t67 = extractelement <4 x float> %p5, i32 2
  %t68 = bitcast float %t67 to i32
  %t69 = zext i32 %t68 to i64
  call void @abi_rec(i64 %t69)
  %t70 = extractelement <4 x float> %p5, i32 3
  %t71 = bitcast float %t70 to i32
  %t72 = zext i32 %t71 to i64
  call void @abi_rec(i64 %t72)
  call void @abi_rec(i64 %p6)
  %t73 = extractelement <16 x i16> %p7, i32 0
  %t74 = zext i16 %t73 to i64
  call void @abi_rec(i64 %t74)
  %t75 = extractelement <16 x i16> %p7, i32 1
  %t76 = zext i16 %t75 to i64
  call void @abi_rec(i64 %t76)
  %t77 = extractelement <16 x i16> %p7, i32 2
  %t78 = zext i16 %t77 to i64
  call void @abi_rec(i64 %t78)
  %t79 = extractelement <16 x i16> %p7, i32 3
  %t80 = zext i16 %t79 to i64
  call void @abi_rec(i64 %t80)
  %t81 = extractelement <16 x i16> %p7, i32 4
  %t82 = zext i16 %t81 to i64
  call void @abi_rec(i64 %t82)
  %t83 = extractelement <16 x i16> %p7, i32 5
  %t84 = zext i16 %t83 to i64
  call void @abi_rec(i64 %t84)
  %t85 = extractelement <16 x i16> %p7, i32 6
  %t86 = zext i16 %t85 to i64
  call void @abi_rec(i64 %t86)
  %t87 = extractelement <16 x i16> %p7, i32 7
  %t88 = zext i16 %t87 to i64
  call void @abi_rec(i64 %t88)
  %t89 = extractelement <16 x i16> %p7, i32 8
  %t90 = zext i16 %t89 to i64
  call void @abi_rec(i64 %t90)
  %t91 = extractelement <16 x i16> %p7, i32 9
  %t92 = zext i16 %t91 to i64
  call void @abi_rec(i64 %t92)
  %t93 = extractelement <16 x i16> %p7, i32 10
  %t94 = zext i16 %t93 to i64
  call void @abi_rec(i64 %t94)
  %t95 = extractelement <16 x i16> %p7, i32 11
  %t96 = zext i16 %t95 to i64
  call void @abi_rec(i64 %t96)
  %t97 = extractelement <16 x i16> %p7, i32 12
  %t98 = zext i16 %t97 to i64
  call void @abi_rec(i64 %t98)
  %t99 = extractelement <16 x i16> %p7, i32 13
  %t100 = zext i16 %t99 to i64
  call void @abi_rec(i64 %t100)
  %t101 = extractelement <16 x i16> %p7, i32 14
  %t102 = zext i16 %t101 to i64
  call void @abi_rec(i64 %t102)
  %t103 = extractelement <16 x i16> %p7, i32 15
  %t104 = zext i16 %t103 to i64
  call void @abi_rec(i64 %t104)
  %t105 = bitcast double %p8 to i64
  call void @abi_rec(i64 %t105)
  %t106 = ptrtoint ptr %p9 to i64
  call void @abi_rec(i64 %t106)
  %t107 = load { <8 x i8>, i64 }, ptr @r9
  ret { <8 x i8>, i64 } %t107
}
@r10 = global i64 7676573089403431680
define i64 @abi_f10(i42 %p0, double %p1, <2 x double> %p2, i32 %p3, i82 %p4, <8 x half> %p5, <8 x float> %p6, ...) {
  %t1 = zext i42 %p0 to i64
  call void @abi_rec(i64 %t1)
  %t2 = bitcast double %p1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractelement <2 x double> %p2, i32 0
  %t4 = bitcast double %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractelement <2 x double> %p2, i32 1
  %t6 = bitcast double %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = zext i32 %p3 to i64
  call void @abi_rec(i64 %t7)
  %t8 = trunc i82 %p4 to i64
  call void @abi_rec(i64 %t8)
  %t9 = lshr i82 %p4, 64
  %t10 = trunc i82 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <8 x half> %p5, i32 0
  %t12 = bitcast half %t11 to i16
  %t13 = zext i16 %t12 to i64
  call void @abi_rec(i64 %t13)
  %t14 = extractelement <8 x half> %p5, i32 1
  %t15 = bitcast half %t14 to i16
  %t16 = zext i16 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <8 x half> %p5, i32 2
  %t18 = bitcast half %t17 to i16
  %t19 = zext i16 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractelement <8 x half> %p5, i32 3
  %t21 = bitcast half %t20 to i16
  %t22 = zext i16 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <8 x half> %p5, i32 4
  %t24 = bitcast half %t23 to i16
  %t25 = zext i16 %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractelement <8 x half> %p5, i32 5
  %t27 = bitcast half %t26 to i16
  %t28 = zext i16 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <8 x half> %p5, i32 6
  %t30 = bitcast half %t29 to i16
  %t31 = zext i16 %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = extractelement <8 x half> %p5, i32 7
  %t33 = bitcast half %t32 to i16
  %t34 = zext i16 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <8 x float> %p6, i32 0
  %t36 = bitcast float %t35 to i32
  %t37 = zext i32 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractelement <8 x float> %p6, i32 1
  %t39 = bitcast float %t38 to i32
  %t40 = zext i32 %t39 to i64
  call void @abi_rec(i64 %t40)
  %t41 = extractelement <8 x float> %p6, i32 2
  %t42 = bitcast float %t41 to i32
  %t43 = zext i32 %t42 to i64
  call void @abi_rec(i64 %t43)
  %t44 = extractelement <8 x float> %p6, i32 3
  %t45 = bitcast float %t44 to i32
  %t46 = zext i32 %t45 to i64
  call void @abi_rec(i64 %t46)
  %t47 = extractelement <8 x float> %p6, i32 4
  %t48 = bitcast float %t47 to i32
  %t49 = zext i32 %t48 to i64
  call void @abi_rec(i64 %t49)
  %t50 = extractelement <8 x float> %p6, i32 5
  %t51 = bitcast float %t50 to i32
  %t52 = zext i32 %t51 to i64
  call void @abi_rec(i64 %t52)
  %t53 = extractelement <8 x float> %p6, i32 6
  %t54 = bitcast float %t53 to i32
  %t55 = zext i32 %t54 to i64
  call void @abi_rec(i64 %t55)
  %t56 = extractelement <8 x float> %p6, i32 7
  %t57 = bitcast float %t56 to i32
  %t58 = zext i32 %t57 to i64
  call void @abi_rec(i64 %t58)
  %ap = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %ap)
  %t59 = call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)
  %t60 = load i64, ptr %t59, align 1
  call void @abi_rec(i64 %t60)
  %t61 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 8)
  %t62 = load double, ptr %t61, align 1
  %t63 = bitcast double %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)
  %t65 = load <2 x i64>, ptr %t64, align 1
  %t66 = extractelement <2 x i64> %t65, i32 0
  call void @abi_rec(i64 %t66)
  %t67 = extractelement <2 x i64> %t65, i32 1
  call void @abi_rec(i64 %t67)
  %t68 = ptrtoint ptr getelementptr ([3 x i32], ptr null, i32 1) to i64
  %t69 = call ptr @va_memory(ptr %ap, i64 %t68, i64 16)
  %t70 = load [3 x i32], ptr %t69, align 1
  %t71 = extractvalue [3 x i32] %t70, 0
  %t72 = zext i32 %t71 to i64
  call void @abi_rec(i64 %t72)
  %t73 = extractvalue [3 x i32] %t70, 1
  %t74 = zext i32 %t73 to i64
  call void @abi_rec(i64 %t74)
  %t75 = extractvalue [3 x i32] %t70, 2
  %t76 = zext i32 %t75 to i64
  call void @abi_rec(i64 %t76)
  %t77 = call ptr @va_memory(ptr %ap, i64 16, i64 16)
  %t78 = load x86_fp80, ptr %t77, align 1
  %t79 = alloca i128
  store i128 0, ptr %t79
  store x86_fp80 %t78, ptr %t79
  %t80 = load i128, ptr %t79
  %t81 = and i128 %t80, 1208925819614629174706175
  %t82 = trunc i128 %t81 to i64
  call void @abi_rec(i64 %t82)
  %t83 = lshr i128 %t81, 64
  %t84 = trunc i128 %t83 to i64
  call void @abi_rec(i64 %t84)
  call void @llvm.va_end(ptr %ap)
  %t85 = load i64, ptr @r10
  ret i64 %t85
}
@r11 = global { i32, <16 x i8> } { i32 185424399, <16 x i8> <i8 58, i8 137, i8 0, i8 122, i8 248, i8 30, i8 188, i8 51, i8 43, i8 249, i8 43, i8 218, i8 129, i8 60, i8 170, i8 212> }
define { i32, <16 x i8> } @abi_f11(i16 %p0, <2 x float> %p1, { <16 x i8>, <2 x half>, ptr } %p2, <4 x double> %p3, ptr byval({ <8 x i16>, <2 x float> }) align 8 %p4, ptr byval({ half, x86_fp80, float }) align 8 %p5, <8 x half> %p6, <2 x i32> %p7) {
  %t1 = zext i16 %p0 to i64
  call void @abi_rec(i64 %t1)
  %t2 = extractelement <2 x float> %p1, i32 0
  %t3 = bitcast float %t2 to i32
  %t4 = zext i32 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractelement <2 x float> %p1, i32 1
  %t6 = bitcast float %t5 to i32
  %t7 = zext i32 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractvalue { <16 x i8>, <2 x half>, ptr } %p2, 0
  %t9 = extractelement <16 x i8> %t8, i32 0
  %t10 = zext i8 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <16 x i8> %t8, i32 1
  %t12 = zext i8 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <16 x i8> %t8, i32 2
  %t14 = zext i8 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <16 x i8> %t8, i32 3
  %t16 = zext i8 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <16 x i8> %t8, i32 4
  %t18 = zext i8 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <16 x i8> %t8, i32 5
  %t20 = zext i8 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <16 x i8> %t8, i32 6
  %t22 = zext i8 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <16 x i8> %t8, i32 7
  %t24 = zext i8 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <16 x i8> %t8, i32 8
  %t26 = zext i8 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <16 x i8> %t8, i32 9
  %t28 = zext i8 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <16 x i8> %t8, i32 10
  %t30 = zext i8 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractelement <16 x i8> %t8, i32 11
  %t32 = zext i8 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <16 x i8> %t8, i32 12
  %t34 = zext i8 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <16 x i8> %t8, i32 13
  %t36 = zext i8 %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = extractelement <16 x i8> %t8, i32 14
  %t38 = zext i8 %t37 to i64
  call void @abi_rec(i64 %t38)
  %t39 = extractelement <16 x i8> %t8, i32 15
  %t40 = zext i8 %t39 to i64
  call void @abi_rec(i64 %t40)
  %t41 = extractvalue { <16 x i8>, <2 x half>, ptr } %p2, 1
  %t42 = extractelement <2 x half> %t41, i32 0
  %t43 = bitcast half %t42 to i16
  %t44 = zext i16 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <2 x half> %t41, i32 1
  %t46 = bitcast half %t45 to i16
  %t47 = zext i16 %t46 to i64
  call void @abi_rec(i64 %t47)
  %t48 = extractvalue { <16 x i8>, <2 x half>, ptr } %p2, 2
  %t49 = ptrtoint ptr %t48 to i64
  call void @abi_rec(i64 %t49)
  %t50 = extractelement <4 x double> %p3, i32 0
  %t51 = bitcast double %t50 to i64
  call void @abi_rec(i64 %t51)
  %t52 = extractelement <4 x double> %p3, i32 1
  %t53 = bitcast double %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = extractelement <4 x double> %p3, i32 2
  %t55 = bitcast double %t54 to i64
  call void @abi_rec(i64 %t55)
  %t56 = extractelement <4 x double> %p3, i32 3
  %t57 = bitcast double %t56 to i64
  call void @abi_rec(i64 %t57)
  %t58 = load { <8 x i16>, <2 x float> }, ptr %p4, align 1
  %t59 = extractvalue { <8 x i16>, <2 x float> } %t58, 0
  %t60 = extractelement <8 x i16> %t59, i32 0
  %t61 = zext i16 %t60 to i64
  call void @abi_rec(i64 %t61)
  %t62 = extractelement <8 x i16> %t59, i32 1
  %t63 = zext i16 %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = extractelement <8 x i16> %t59, i32 2
  %t65 = zext i16 %t64 to i64
  call void @abi_rec(i64 %t65)
  %t66 = extractelement <8 x i16> %t59, i32 3
  %t67 = zext i16 %t66 to i64
  call void @abi_rec(i64 %t67)
  %t68 = extractelement <8 x i16> %t59, i32 4
  %t69 = zext i16 %t68 to i64
  call void @abi_rec(i64 %t69)
  %t70 = extractelement <8 x i16> %t59, i32 5
  %t71 = zext i16 %t70 to i64
  call void @abi_rec(i64 %t71)
  %t72 = extractelement <8 x i16> %t59, i32 6
  %t73 = zext i16 %t72 to i64
  call void @abi_rec(i64 %t73)
  %t74 = extractelement <8 x i16> %t59, i32 7
  %t75 = zext i16 %t74 to i64
  call void @abi_rec(i64 %t75)
  %t76 = extractvalue { <8 x i16>, <2 x float> } %t58, 1
  %t77 = extractelement <2 x float> %t76, i32 0
  %t78 = bitcast float %t77 to i32
  %t79 = zext i32 %t78 to i64
  call void @abi_rec(i64 %t79)
  %t80 = extractelement <2 x float> %t76, i32 1
  %t81 = bitcast float %t80 to i32
  %t82 = zext i32 %t81 to i64
  call void @abi_rec(i64 %t82)
  %t83 = load { half, x86_fp80, float }, ptr %p5, align 1
  %t84 = extractvalue { half, x86_fp80, float } %t83, 0
  %t85 = bitcast half %t84 to i16
  %t86 = zext i16 %t85 to i64
  call void @abi_rec(i64 %t86)
  %t87 = extractvalue { half, x86_fp80, float } %t83, 1
  %t88 = alloca i128
  store i128 0, ptr %t88
  store x86_fp80 %t87, ptr %t88
  %t89 = load i128, ptr %t88
  %t90 = and i128 %t89, 1208925819614629174706175
  %t91 = trunc i128 %t90 to i64
  call void @abi_rec(i64 %t91)
  %t92 = lshr i128 %t90, 64
  %t93 = trunc i128 %t92 to i64
  call void @abi_rec(i64 %t93)
  %t94 = extractvalue { half, x86_fp80, float } %t83, 2
  %t95 = bitcast float %t94 to i32
  %t96 = zext i32 %t95 to i64
  call void @abi_rec(i64 %t96)
  %t97 = extractelement <8 x half> %p6, i32 0
  %t98 = bitcast half %t97 to i16
  %t99 = zext i16 %t98 to i64
  call void @abi_rec(i64 %t99)
  %t100 = extractelement <8 x half> %p6, i32 1
  %t101 = bitcast half %t100 to i16
  %t102 = zext i16 %t101 to i64
  call void @abi_rec(i64 %t102)
  %t103 = extractelement <8 x half> %p6, i32 2
  %t104 = bitcast half %t103 to i16
  %t105 = zext i16 %t104 to i64
  call void @abi_rec(i64 %t105)
  %t106 = extractelement <8 x half> %p6, i32 3
  %t107 = bitcast half %t106 to i16
  %t108 = zext i16 %t107 to i64
  call void @abi_rec(i64 %t108)
  %t109 = extractelement <8 x half> %p6, i32 4
  %t110 = bitcast half %t109 to i16
  %t111 = zext i16 %t110 to i64
  call void @abi_rec(i64 %t111)
  %t112 = extractelement <8 x half> %p6, i32 5
  %t113 = bitcast half %t112 to i16
  %t114 = zext i16 %t113 to i64
  call void @abi_rec(i64 %t114)
  %t115 = extractelement <8 x half> %p6, i32 6
  %t116 = bitcast half %t115 to i16
  %t117 = zext i16 %t116 to i64
  call void @abi_rec(i64 %t117)
  %t118 = extractelement <8 x half> %p6, i32 7
  %t119 = bitcast half %t118 to i16
  %t120 = zext i16 %t119 to i64
  call void @abi_rec(i64 %t120)
  %t121 = extractelement <2 x i32> %p7, i32 0
  %t122 = zext i32 %t121 to i64
  call void @abi_rec(i64 %t122)
  %t123 = extractelement <2 x i32> %p7, i32 1
  %t124 = zext i32 %t123 to i64
  call void @abi_rec(i64 %t124)
  %t125 = load { i32, <16 x i8> }, ptr @r11
  ret { i32, <16 x i8> } %t125
}
@r12 = global <2 x i32> <i32 3582043931, i32 3858337336>
define <2 x i32> @abi_f12(i16 zeroext %p0, i8 signext %p1, [2 x i32] %p2, <8 x i8> %p3, i1 signext %p4, <8 x float> %p5, { x86_fp80, float } %p6, <9 x i32> %p7, i32 %p8, i32 %p9, i32 %p10, [3 x x86_fp80] %p11) {
  %t1 = zext i16 %p0 to i64
  call void @abi_rec(i64 %t1)
  %t2 = zext i8 %p1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractvalue [2 x i32] %p2, 0
  %t4 = zext i32 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue [2 x i32] %p2, 1
  %t6 = zext i32 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <8 x i8> %p3, i32 0
  %t8 = zext i8 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <8 x i8> %p3, i32 1
  %t10 = zext i8 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <8 x i8> %p3, i32 2
  %t12 = zext i8 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <8 x i8> %p3, i32 3
  %t14 = zext i8 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <8 x i8> %p3, i32 4
  %t16 = zext i8 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <8 x i8> %p3, i32 5
  %t18 = zext i8 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <8 x i8> %p3, i32 6
  %t20 = zext i8 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <8 x i8> %p3, i32 7
  %t22 = zext i8 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = zext i1 %p4 to i64
  call void @abi_rec(i64 %t23)
  %t24 = extractelement <8 x float> %p5, i32 0
  %t25 = bitcast float %t24 to i32
  %t26 = zext i32 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <8 x float> %p5, i32 1
  %t28 = bitcast float %t27 to i32
  %t29 = zext i32 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractelement <8 x float> %p5, i32 2
  %t31 = bitcast float %t30 to i32
  %t32 = zext i32 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <8 x float> %p5, i32 3
  %t34 = bitcast float %t33 to i32
  %t35 = zext i32 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <8 x float> %p5, i32 4
  %t37 = bitcast float %t36 to i32
  %t38 = zext i32 %t37 to i64
  call void @abi_rec(i64 %t38)
  %t39 = extractelement <8 x float> %p5, i32 5
  %t40 = bitcast float %t39 to i32
  %t41 = zext i32 %t40 to i64
  call void @abi_rec(i64 %t41)
  %t42 = extractelement <8 x float> %p5, i32 6
  %t43 = bitcast float %t42 to i32
  %t44 = zext i32 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <8 x float> %p5, i32 7
  %t46 = bitcast float %t45 to i32
  %t47 = zext i32 %t46 to i64
  call void @abi_rec(i64 %t47)
  %t48 = extractvalue { x86_fp80, float } %p6, 0
  %t49 = alloca i128
  store i128 0, ptr %t49
  store x86_fp80 %t48, ptr %t49
  %t50 = load i128, ptr %t49
  %t51 = and i128 %t50, 1208925819614629174706175
  %t52 = trunc i128 %t51 to i64
  call void @abi_rec(i64 %t52)
  %t53 = lshr i128 %t51, 64
  %t54 = trunc i128 %t53 to i64
  call void @abi_rec(i64 %t54)
  %t55 = extractvalue { x86_fp80, float } %p6, 1
  %t56 = bitcast float %t55 to i32
  %t57 = zext i32 %t56 to i64
  call void @abi_rec(i64 %t57)
  %t58 = extractelement <9 x i32> %p7, i32 0
  %t59 = zext i32 %t58 to i64
  call void @abi_rec(i64 %t59)
  %t60 = extractelement <9 x i32> %p7, i32 1
  %t61 = zext i32 %t60 to i64
  call void @abi_rec(i64 %t61)
  %t62 = extractelement <9 x i32> %p7, i32 2
  %t63 = zext i32 %t62 to i64
  call void @abi_rec(i64 %t63)
  %t64 = extractelement <9 x i32> %p7, i32 3
  %t65 = zext i32 %t64 to i64
  call void @abi_rec(i64 %t65)
  %t66 = extractelement <9 x i32> %p7, i32 4
  %t67 = zext i32 %t66 to i64
  call void @abi_rec(i64 %t67)
  %t68 = extractelement <9 x i32> %p7, i32 5
  %t69 = zext i32 %t68 to i64
  call void @abi_rec(i64 %t69)
  %t70 = extractelement <9 x i32> %p7, i32 6
  %t71 = zext i32 %t70 to i64
  call void @abi_rec(i64 %t71)
  %t72 = extractelement <9 x i32> %p7, i32 7
  %t73 = zext i32 %t72 to i64
  call void @abi_rec(i64 %t73)
  %t74 = extractelement <9 x i32> %p7, i32 8
  %t75 = zext i32 %t74 to i64
  call void @abi_rec(i64 %t75)
  %t76 = zext i32 %p8 to i64
  call void @abi_rec(i64 %t76)
  %t77 = zext i32 %p9 to i64
  call void @abi_rec(i64 %t77)
  %t78 = zext i32 %p10 to i64
  call void @abi_rec(i64 %t78)
  %t79 = extractvalue [3 x x86_fp80] %p11, 0
  %t80 = alloca i128
  store i128 0, ptr %t80
  store x86_fp80 %t79, ptr %t80
  %t81 = load i128, ptr %t80
  %t82 = and i128 %t81, 1208925819614629174706175
  %t83 = trunc i128 %t82 to i64
  call void @abi_rec(i64 %t83)
  %t84 = lshr i128 %t82, 64
  %t85 = trunc i128 %t84 to i64
  call void @abi_rec(i64 %t85)
  %t86 = extractvalue [3 x x86_fp80] %p11, 1
  %t87 = alloca i128
  store i128 0, ptr %t87
  store x86_fp80 %t86, ptr %t87
  %t88 = load i128, ptr %t87
  %t89 = and i128 %t88, 1208925819614629174706175
  %t90 = trunc i128 %t89 to i64
  call void @abi_rec(i64 %t90)
  %t91 = lshr i128 %t89, 64
  %t92 = trunc i128 %t91 to i64
  call void @abi_rec(i64 %t92)
  %t93 = extractvalue [3 x x86_fp80] %p11, 2
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
  %t100 = load <2 x i32>, ptr @r12
  ret <2 x i32> %t100
}
@r13 = global { x86_fp80, i64, i16, double } { x86_fp80 0xK04DCC9462C564E56D381, i64 7766829979878189428, i16 39537, double 0x4BA42C2FF0910B92 }
define { x86_fp80, i64, i16, double } @abi_f13(half %p0, ptr byval({ <1 x float>, x86_fp80 }) align 8 %p1, { <2 x ptr>, i16, x86_fp80 } %p2, double %p3, x86_fp80 %p4) {
  %t1 = bitcast half %p0 to i16
  %t2 = zext i16 %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = load { <1 x float>, x86_fp80 }, ptr %p1, align 1
  %t4 = extractvalue { <1 x float>, x86_fp80 } %t3, 0
  %t5 = extractelement <1 x float> %t4, i32 0
  %t6 = bitcast float %t5 to i32
  %t7 = zext i32 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractvalue { <1 x float>, x86_fp80 } %t3, 1
  %t9 = alloca i128
  store i128 0, ptr %t9
  store x86_fp80 %t8, ptr %t9
  %t10 = load i128, ptr %t9
  %t11 = and i128 %t10, 1208925819614629174706175
  %t12 = trunc i128 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = lshr i128 %t11, 64
  %t14 = trunc i128 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractvalue { <2 x ptr>, i16, x86_fp80 } %p2, 0
  %t16 = extractelement <2 x ptr> %t15, i32 0
  %t17 = ptrtoint ptr %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <2 x ptr> %t15, i32 1
  %t19 = ptrtoint ptr %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractvalue { <2 x ptr>, i16, x86_fp80 } %p2, 1
  %t21 = zext i16 %t20 to i64
  call void @abi_rec(i64 %t21)
  %t22 = extractvalue { <2 x ptr>, i16, x86_fp80 } %p2, 2
  %t23 = alloca i128
  store i128 0, ptr %t23
  store x86_fp80 %t22, ptr %t23
  %t24 = load i128, ptr %t23
  %t25 = and i128 %t24, 1208925819614629174706175
  %t26 = trunc i128 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = lshr i128 %t25, 64
  %t28 = trunc i128 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = bitcast double %p3 to i64
  call void @abi_rec(i64 %t29)
  %t30 = alloca i128
  store i128 0, ptr %t30
  store x86_fp80 %p4, ptr %t30
  %t31 = load i128, ptr %t30
  %t32 = and i128 %t31, 1208925819614629174706175
  %t33 = trunc i128 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = lshr i128 %t32, 64
  %t35 = trunc i128 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = load { x86_fp80, i64, i16, double }, ptr @r13
  ret { x86_fp80, i64, i16, double } %t36
}
define { i8, <4 x double>, i32 } @abi_f14(float %p0, { i32, <6 x float> } %p1, i1 %p2, i32 %p3, <8 x i32> %p4, double %p5, i1 zeroext %p6, float %p7) {
  %t1 = bitcast float %p0 to i32
  %t2 = zext i32 %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractvalue { i32, <6 x float> } %p1, 0
  %t4 = zext i32 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue { i32, <6 x float> } %p1, 1
  %t6 = extractelement <6 x float> %t5, i32 0
  %t7 = bitcast float %t6 to i32
  %t8 = zext i32 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <6 x float> %t5, i32 1
  %t10 = bitcast float %t9 to i32
  %t11 = zext i32 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <6 x float> %t5, i32 2
  %t13 = bitcast float %t12 to i32
  %t14 = zext i32 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <6 x float> %t5, i32 3
  %t16 = bitcast float %t15 to i32
  %t17 = zext i32 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <6 x float> %t5, i32 4
  %t19 = bitcast float %t18 to i32
  %t20 = zext i32 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <6 x float> %t5, i32 5
  %t22 = bitcast float %t21 to i32
  %t23 = zext i32 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = zext i1 %p2 to i64
  call void @abi_rec(i64 %t24)
  %t25 = zext i32 %p3 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractelement <8 x i32> %p4, i32 0
  %t27 = zext i32 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <8 x i32> %p4, i32 1
  %t29 = zext i32 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractelement <8 x i32> %p4, i32 2
  %t31 = zext i32 %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = extractelement <8 x i32> %p4, i32 3
  %t33 = zext i32 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = extractelement <8 x i32> %p4, i32 4
  %t35 = zext i32 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <8 x i32> %p4, i32 5
  %t37 = zext i32 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractelement <8 x i32> %p4, i32 6
  %t39 = zext i32 %t38 to i64
  call void @abi_rec(i64 %t39)
  %t40 = extractelement <8 x i32> %p4, i32 7
  %t41 = zext i32 %t40 to i64
  call void @abi_rec(i64 %t41)
  %t42 = bitcast double %p5 to i64
  call void @abi_rec(i64 %t42)
  %t43 = zext i1 %p6 to i64
  call void @abi_rec(i64 %t43)
  %t44 = bitcast float %p7 to i32
  %t45 = zext i32 %t44 to i64
  call void @abi_rec(i64 %t45)
  ret { i8, <4 x double>, i32 } { i8 41, <4 x double> <double 0x77A2780DD8D5B7EC, double 0x05E0956D033BED1D, double 0x400059B73238BB37, double 0x230D3F8F0876F218>, i32 2041873095 }
}
define void @abi_f15({ i64, i32, <8 x float> } %p0, ptr byval({ double }) align 8 %p1, <4 x float> %p2, double %p3, <5 x half> %p4, <2 x i64> %p5, i16 zeroext %p6, i64 %p7) {
  %t1 = extractvalue { i64, i32, <8 x float> } %p0, 0
  call void @abi_rec(i64 %t1)
  %t2 = extractvalue { i64, i32, <8 x float> } %p0, 1
  %t3 = zext i32 %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractvalue { i64, i32, <8 x float> } %p0, 2
  %t5 = extractelement <8 x float> %t4, i32 0
  %t6 = bitcast float %t5 to i32
  %t7 = zext i32 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractelement <8 x float> %t4, i32 1
  %t9 = bitcast float %t8 to i32
  %t10 = zext i32 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <8 x float> %t4, i32 2
  %t12 = bitcast float %t11 to i32
  %t13 = zext i32 %t12 to i64
  call void @abi_rec(i64 %t13)
  %t14 = extractelement <8 x float> %t4, i32 3
  %t15 = bitcast float %t14 to i32
  %t16 = zext i32 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <8 x float> %t4, i32 4
  %t18 = bitcast float %t17 to i32
  %t19 = zext i32 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractelement <8 x float> %t4, i32 5
  %t21 = bitcast float %t20 to i32
  %t22 = zext i32 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <8 x float> %t4, i32 6
  %t24 = bitcast float %t23 to i32
  %t25 = zext i32 %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractelement <8 x float> %t4, i32 7
  %t27 = bitcast float %t26 to i32
  %t28 = zext i32 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = load { double }, ptr %p1, align 1
  %t30 = extractvalue { double } %t29, 0
  %t31 = bitcast double %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = extractelement <4 x float> %p2, i32 0
  %t33 = bitcast float %t32 to i32
  %t34 = zext i32 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <4 x float> %p2, i32 1
  %t36 = bitcast float %t35 to i32
  %t37 = zext i32 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractelement <4 x float> %p2, i32 2
  %t39 = bitcast float %t38 to i32
  %t40 = zext i32 %t39 to i64
  call void @abi_rec(i64 %t40)
  %t41 = extractelement <4 x float> %p2, i32 3
  %t42 = bitcast float %t41 to i32
  %t43 = zext i32 %t42 to i64
  call void @abi_rec(i64 %t43)
  %t44 = bitcast double %p3 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <5 x half> %p4, i32 0
  %t46 = bitcast half %t45 to i16
  %t47 = zext i16 %t46 to i64
  call void @abi_rec(i64 %t47)
  %t48 = extractelement <5 x half> %p4, i32 1
  %t49 = bitcast half %t48 to i16
  %t50 = zext i16 %t49 to i64
  call void @abi_rec(i64 %t50)
  %t51 = extractelement <5 x half> %p4, i32 2
  %t52 = bitcast half %t51 to i16
  %t53 = zext i16 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = extractelement <5 x half> %p4, i32 3
  %t55 = bitcast half %t54 to i16
  %t56 = zext i16 %t55 to i64
  call void @abi_rec(i64 %t56)
  %t57 = extractelement <5 x half> %p4, i32 4
  %t58 = bitcast half %t57 to i16
  %t59 = zext i16 %t58 to i64
  call void @abi_rec(i64 %t59)
  %t60 = extractelement <2 x i64> %p5, i32 0
  call void @abi_rec(i64 %t60)
  %t61 = extractelement <2 x i64> %p5, i32 1
  call void @abi_rec(i64 %t61)
  %t62 = zext i16 %p6 to i64
  call void @abi_rec(i64 %t62)
  call void @abi_rec(i64 %p7)
  ret void
}
@abi_functions = global [16 x ptr] [ptr @abi_f0, ptr @abi_f1, ptr @abi_f2, ptr @abi_f3, ptr @abi_f4, ptr @abi_f5, ptr @abi_f6, ptr @abi_f7, ptr @abi_f8, ptr @abi_f9, ptr @abi_f10, ptr @abi_f11, ptr @abi_f12, ptr @abi_f13, ptr @abi_f14, ptr @abi_f15]
