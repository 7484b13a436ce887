declare void @abi_rec(i64)
declare void @abi_done(i32)
declare i32 @__gxx_personality_v0(...)
@a0.0 = global { <9 x i32>, i64, i64, i128 } { <9 x i32> <i32 2034044485, i32 1202580518, i32 383739014, i32 4056930706, i32 4014026454, i32 3512780240, i32 3717226191, i32 4046749196, i32 2352091017>, i64 5538556345519214582, i64 16765697718081853954, i128 300237000007245589150907884173908553834 }, align 32
@a0.2 = global <2 x ptr> <ptr inttoptr (i64 58257774459171 to ptr), ptr inttoptr (i64 84290553095134 to ptr)>, align 32
define void @abi_t0(ptr %table) {
  %t1 = load <2 x ptr>, ptr @a0.2
  %callee.at = getelementptr ptr, ptr %table, i64 0
  %callee = load ptr, ptr %callee.at
  %t2 = call swifttailcc <1 x float> %callee(ptr byval({ <9 x i32>, i64, i64, i128 }) align 8 @a0.0, i41 1865354814851, <2 x ptr> %t1)
  %t3 = extractelement <1 x float> %t2, i32 0
  %t4 = bitcast float %t3 to i32
  %t5 = zext i32 %t4 to i64
  call void @abi_rec(i64 %t5)
  call void @abi_done(i32 0)
  ret void
}
@a1.0 = global [1 x i64] [i64 9118004656622955498], align 32
@a1.2 = global <2 x i64> <i64 16597676551189991904, i64 17055442241733203717>, align 32
@a1.4 = global <3 x ptr> <ptr inttoptr (i64 90425814949087 to ptr), ptr inttoptr (i64 114676979877458 to ptr), ptr inttoptr (i64 74313327995080 to ptr)>, align 32
@a1.6 = global { half } { half 0xH2657 }, align 32
@a1.8 = global { i32, half, i8 } { i32 821445006, half 0xH09B3, i8 101 }, align 32
@a1.9 = global { i64, i32 } { i64 11428602730896351531, i32 548178648 }, align 32
@a1.10 = global i64 17866316660408735040, align 32
@a1.16 = global double 0x0A2C510C06C1B8D1, align 32
define void @abi_t1(ptr %table) {
  %t1 = load [1 x i64], ptr @a1.0
  %t2 = load <2 x i64>, ptr @a1.2
  %t3 = load <3 x ptr>, ptr @a1.4
  %t4 = load { half }, ptr @a1.6
  %t5 = load i64, ptr @a1.10
  %t6 = load double, ptr @a1.16
  %callee.at = getelementptr ptr, ptr %table, i64 1
  %callee = load ptr, ptr %callee.at
  %t7 = call { <8 x float>, ptr } ([1 x i64], double, <2 x i64>, i64, <3 x ptr>, i16, { half }, { <2 x i32>, <4 x i32>, double }, ptr, ptr, i64, ptr, ...) %callee([1 x i64] %t1, double 0x1B0F78066E1B8793, <2 x i64> %t2, i64 12117832202064237030, <3 x ptr> %t3, i16 signext 52520, { half } %t4, { <2 x i32>, <4 x i32>, double } { <2 x i32> <i32 1684408228, i32 4107187295>, <4 x i32> <i32 2131980713, i32 319462107, i32 3687699799, i32 4170792414>, double 0x7B2B678047B3626C }, ptr byval({ i32, half, i8 }) align 8 @a1.8, ptr byval({ i64, i32 }) align 8 @a1.9, i64 %t5, ptr inttoptr (i64 8512008049503 to ptr), <16 x i8> <i8 176, i8 162, i8 118, i8 145, i8 120, i8 191, i8 103, i8 237, i8 99, i8 55, i8 204, i8 0, i8 54, i8 236, i8 40, i8 3>, <2 x i64> <i64 2137792562207979762, i64 14939507750392171407>, <16 x i8> <i8 97, i8 224, i8 56, i8 140, i8 13, i8 224, i8 243, i8 51, i8 41, i8 171, i8 155, i8 84, i8 209, i8 228, i8 143, i8 198>, i32 3930903740, double %t6, double 0x0E840C0498304A24)
  %t8 = extractvalue { <8 x float>, ptr } %t7, 0
  %t9 = extractelement <8 x float> %t8, i32 0
  %t10 = bitcast float %t9 to i32
  %t11 = zext i32 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <8 x float> %t8, i32 1
  %t13 = bitcast float %t12 to i32
  %t14 = zext i32 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <8 x float> %t8, i32 2
  %t16 = bitcast float %t15 to i32
  %t17 = zext i32 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <8 x float> %t8, i32 3
  %t19 = bitcast float %t18 to i32
  %t20 = zext i32 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <8 x float> %t8, i32 4
  %t22 = bitcast float %t21 to i32
  %t23 = zext i32 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = extractelement <8 x float> %t8, i32 5
  %t25 = bitcast float %t24 to i32
  %t26 = zext i32 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <8 x float> %t8, i32 6
  %t28 = bitcast float %t27 to i32
  %t29 = zext i32 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractelement <8 x float> %t8, i32 7
  %t31 = bitcast float %t30 to i32
  %t32 = zext i32 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractvalue { <8 x float>, ptr } %t7, 1
  %t34 = ptrtoint ptr %t33 to i64
  call void @abi_rec(i64 %t34)
  call void @abi_done(i32 1)
  ret void
}
@r2 = global <2 x ptr> <ptr inttoptr (i64 132396152160964 to ptr), ptr inttoptr (i64 89641103615616 to ptr)>
define swifttailcc <2 x ptr> @g2(i16 %p0) {
  %t1 = zext i16 %p0 to i64
  call void @abi_rec(i64 %t1)
  %t2 = load <2 x ptr>, ptr @r2
  ret <2 x ptr> %t2
}
define void @abi_t2(ptr %table) {
  %callee.at = getelementptr ptr, ptr %table, i64 2
  %callee = load ptr, ptr %callee.at
  %t1 = call swifttailcc <2 x ptr> %callee(ptr @g2, ptr null, i64 1423982633437217628, i64 16892705446287944487, i64 14727024165764159758, i64 6749339744219813119, i64 18439099966131636683, i64 7671868115819925367, i64 13119960834704648523, i64 8194770004643568389, i64 11595484540602255258)
  %t2 = extractelement <2 x ptr> %t1, i32 0
  %t3 = ptrtoint ptr %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractelement <2 x ptr> %t1, i32 1
  %t5 = ptrtoint ptr %t4 to i64
  call void @abi_rec(i64 %t5)
  call void @abi_done(i32 2)
  ret void
}
@a3.2 = global double 0x03A2FD859F8BF404, align 32
@a3.4 = global { x86_fp80, double, <6 x i128>, <8 x i16> } { x86_fp80 0xK7B88A16D65C4FCE1B259, double 0x2C87BC50EB82C4F1, <6 x i128> <i128 309743424144663183988751213286313353129, i128 164510847659841964708712473952514081667, i128 162261995854837618471747708458838758424, i128 22556451959214142369748002539376152646, i128 23506320179096297553192768748051954101, i128 15953978437072506059686126342173704958>, <8 x i16> <i16 10703, i16 26077, i16 51802, i16 38128, i16 44610, i16 40676, i16 35857, i16 46729> }, align 32
@a3.6 = global <2 x double> <double 0x603ADDDF28533065, double 0x1A5D71D118C56EFA>, align 32
@a3.7 = global { i1, i16, i32 } { i1 false, i16 5370, i32 523003612 }, align 32
@a3.9 = global i32 2763115609, align 32
define void @abi_t3(ptr %table) {
  %t1 = load double, ptr @a3.2
  %t2 = load <2 x double>, ptr @a3.6
  %t3 = load i32, ptr @a3.9
  %callee.at = getelementptr ptr, ptr %table, i64 3
  %callee = load ptr, ptr %callee.at
  %t4 = call swifttailcc { <1 x float>, i1 } %callee(<16 x i8> <i8 102, i8 129, i8 102, i8 248, i8 209, i8 80, i8 72, i8 112, i8 105, i8 150, i8 3, i8 64, i8 47, i8 229, i8 138, i8 117>, <2 x double> <double 0x69CA6A259D60E7AA, double 0x33CCB35D5D42E08F>, double %t1, i1 true, ptr byval({ x86_fp80, double, <6 x i128>, <8 x i16> }) align 8 @a3.4, <4 x i16> <i16 62868, i16 35290, i16 17192, i16 1214>, <2 x double> %t2, ptr byval({ i1, i16, i32 }) align 8 @a3.7, <2 x half> <half 0xH26A3, half 0xH0BD7>, i32 %t3, i64 11649127160952011489, { i64, i64 } { i64 2752200228780651785, i64 7654657418310833579 })
  %t5 = extractvalue { <1 x float>, i1 } %t4, 0
  %t6 = extractelement <1 x float> %t5, i32 0
  %t7 = bitcast float %t6 to i32
  %t8 = zext i32 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractvalue { <1 x float>, i1 } %t4, 1
  %t10 = zext i1 %t9 to i64
  call void @abi_rec(i64 %t10)
  call void @abi_done(i32 3)
  ret void
}
@a4.3 = global i1 false, align 32
define void @abi_t4(ptr %table) {
  %t1 = load i1, ptr @a4.3
  %callee.at = getelementptr ptr, ptr %table, i64 4
  %callee = load ptr, ptr %callee.at
  %t2 = call { i32, i64 } %callee(i64 13254777122460307055, i52 3717680249841093, i8 signext 187, i1 signext %t1, i32 741201259)
  %t3 = extractvalue { i32, i64 } %t2, 0
  %t4 = zext i32 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue { i32, i64 } %t2, 1
  call void @abi_rec(i64 %t5)
  call void @abi_done(i32 4)
  ret void
}
@r5 = global { half, i64 } { half 0xH5A7D, i64 11833741640170531450 }
define swifttailcc { half, i64 } @g5({ float, i64, i32 } %p0, <2 x ptr> %p1, [1 x ptr] %p2, { <8 x i16>, i1, <8 x float> } %p3, i8 zeroext %p4) {
  %t1 = extractvalue { float, i64, i32 } %p0, 0
  %t2 = bitcast float %t1 to i32
  %t3 = zext i32 %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractvalue { float, i64, i32 } %p0, 1
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue { float, i64, i32 } %p0, 2
  %t6 = zext i32 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <2 x ptr> %p1, i32 0
  %t8 = ptrtoint ptr %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <2 x ptr> %p1, i32 1
  %t10 = ptrtoint ptr %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractvalue [1 x ptr] %p2, 0
  %t12 = ptrtoint ptr %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractvalue { <8 x i16>, i1, <8 x float> } %p3, 0
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
  %t30 = extractvalue { <8 x i16>, i1, <8 x float> } %p3, 1
  %t31 = zext i1 %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = extractvalue { <8 x i16>, i1, <8 x float> } %p3, 2
  %t33 = extractelement <8 x float> %t32, i32 0
  %t34 = bitcast float %t33 to i32
  %t35 = zext i32 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <8 x float> %t32, i32 1
  %t37 = bitcast float %t36 to i32
  %t38 = zext i32 %t37 to i64
  call void @abi_rec(i64 %t38)
  %t39 = extractelement <8 x float> %t32, i32 2
  %t40 = bitcast float %t39 to i32
  %t41 = zext i32 %t40 to i64
  call void @abi_rec(i64 %t41)
  %t42 = extractelement <8 x float> %t32, i32 3
  %t43 = bitcast float %t42 to i32
  %t44 = zext i32 %t43 to i64
  call void @abi_rec(i64 %t44)
  %t45 = extractelement <8 x float> %t32, i32 4
  %t46 = bitcast float %t45 to i32
  %t47 = zext i32 %t46 to i64
  call void @abi_rec(i64 %t47)
  %t48 = extractelement <8 x float> %t32, i32 5
  %t49 = bitcast float %t48 to i32
  %t50 = zext i32 %t49 to i64
  call void @abi_rec(i64 %t50)
  %t51 = extractelement <8 x float> %t32, i32 6
  %t52 = bitcast float %t51 to i32
  %t53 = zext i32 %t52 to i64
  call void @abi_rec(i64 %t53)
  %t54 = extractelement <8 x float> %t32, i32 7
  %t55 = bitcast float %t54 to i32
  %t56 = zext i32 %t55 to i64
  call void @abi_rec(i64 %t56)
  %t57 = zext i8 %p4 to i64
  call void @abi_rec(i64 %t57)
  %t58 = load { half, i64 }, ptr @r5
  ret { half, i64 } %t58
}
@a5.2 = global [1 x ptr] [ptr inttoptr (i64 94116707562981 to ptr)], align 32
define void @abi_t5(ptr %table) {
  %t1 = load [1 x ptr], ptr @a5.2
  %callee.at = getelementptr ptr, ptr %table, i64 5
  %callee = load ptr, ptr %callee.at
  %t2 = call swifttailcc { half, i64 } %callee(ptr @g5, ptr null, i64 11575705893579057212, i64 15530456645145267020, i64 5925237128410237601, i64 11439125052240595126, i64 4722148858741482829, i64 9428498653910573809, i64 554926946294462106, i64 4862023269952096155, i64 5296923777964244309)
  %t3 = extractvalue { half, i64 } %t2, 0
  %t4 = bitcast half %t3 to i16
  %t5 = zext i16 %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractvalue { half, i64 } %t2, 1
  call void @abi_rec(i64 %t6)
  call void @abi_done(i32 5)
  ret void
}
@a6.1 = global <3 x ptr> <ptr inttoptr (i64 129638022926284 to ptr), ptr inttoptr (i64 94350415965119 to ptr), ptr inttoptr (i64 69504781973174 to ptr)>, align 32
define void @abi_t6(ptr %table) {
  %t1 = load <3 x ptr>, ptr @a6.1
  %callee.at = getelementptr ptr, ptr %table, i64 6
  %callee = load ptr, ptr %callee.at
  call void %callee(float 0x38FAC57260000000, <3 x ptr> %t1, i8 zeroext 51)
  call void @abi_done(i32 6)
  ret void
}
@a7.1 = global i64 10036524206435980615, align 32
@a7.3 = global { i8, double, <6 x float> } { i8 50, double 0x3C5F92DA7E8B4965, <6 x float> <float 0x4551E92820000000, float 0x393E2122A0000000, float 0x421987E460000000, float 0x3B3FCDD460000000, float 0x3A924ACCA0000000, float 0x40EB60B120000000> }, align 32
@a7.5 = global [2 x i8] [i8 223, i8 240], align 32
@a7.8 = global i32 2596542301, align 32
@a7.9 = global i79 377738832629724884218364, align 32
define void @abi_t7(ptr %table) {
  %t1 = load i64, ptr @a7.1
  %t2 = load { i8, double, <6 x float> }, ptr @a7.3
  %t3 = load i32, ptr @a7.8
  %t4 = load i79, ptr @a7.9
  %callee.at = getelementptr ptr, ptr %table, i64 7
  %callee = load ptr, ptr %callee.at
  %t5 = call { double, i8, <8 x i32>, <2 x i64> } %callee(i32 1439147873, i64 %t1, i32 2450669057, { i8, double, <6 x float> } %t2, x86_fp80 0xK6B4689E7C67B0D2AE32F, ptr byval([2 x i8]) align 16 @a7.5, i8 zeroext 20, i1 true, i32 %t3, i79 %t4)
  %t6 = extractvalue { double, i8, <8 x i32>, <2 x i64> } %t5, 0
  %t7 = bitcast double %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractvalue { double, i8, <8 x i32>, <2 x i64> } %t5, 1
  %t9 = zext i8 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractvalue { double, i8, <8 x i32>, <2 x i64> } %t5, 2
  %t11 = extractelement <8 x i32> %t10, i32 0
  %t12 = zext i32 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <8 x i32> %t10, i32 1
  %t14 = zext i32 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <8 x i32> %t10, i32 2
  %t16 = zext i32 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <8 x i32> %t10, i32 3
  %t18 = zext i32 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <8 x i32> %t10, i32 4
  %t20 = zext i32 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <8 x i32> %t10, i32 5
  %t22 = zext i32 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <8 x i32> %t10, i32 6
  %t24 = zext i32 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <8 x i32> %t10, i32 7
  %t26 = zext i32 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractvalue { double, i8, <8 x i32>, <2 x i64> } %t5, 3
  %t28 = extractelement <2 x i64> %t27, i32 0
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <2 x i64> %t27, i32 1
  call void @abi_rec(i64 %t29)
  call void @abi_done(i32 7)
  ret void
}
@a8.1 = global [2 x i16] [i16 336, i16 10292], align 32
@a8.3 = global { i16 } { i16 38853 }, align 32
@a8.4 = global i2 3, align 32
define void @abi_t8(ptr %table) {
  %t1 = load [2 x i16], ptr @a8.1
  %t2 = load { i16 }, ptr @a8.3
  %t3 = load i2, ptr @a8.4
  %callee.at = getelementptr ptr, ptr %table, i64 8
  %callee = load ptr, ptr %callee.at
  %t4 = call i99 %callee({ double } { double 0x0912EB2A9F8A6F61 }, [2 x i16] %t1, <2 x i64> <i64 10058100950636622981, i64 7838491707976780115>, { i16 } %t2, i2 %t3, <2 x ptr> <ptr inttoptr (i64 75489902120923 to ptr), ptr inttoptr (i64 34842737525739 to ptr)>, <2 x ptr> <ptr inttoptr (i64 24006515450399 to ptr), ptr inttoptr (i64 67903349751298 to ptr)>, i16 zeroext 38021, float 0x4158ED6B60000000)
  %t5 = trunc i99 %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = lshr i99 %t4, 64
  %t7 = trunc i99 %t6 to i64
  call void @abi_rec(i64 %t7)
  call void @abi_done(i32 8)
  ret void
}
@a9.1 = global i8 192, align 32
@a9.2 = global { <1 x i16>, i64 } { <1 x i16> <i16 18741>, i64 2327963637407736051 }, align 32
@a9.3 = global <4 x i16> <i16 8323, i16 29921, i16 28692, i16 48348>, align 32
define void @abi_t9(ptr %table) {
  %t1 = load i8, ptr @a9.1
  %t2 = load <4 x i16>, ptr @a9.3
  %callee.at = getelementptr ptr, ptr %table, i64 9
  %callee = load ptr, ptr %callee.at
  %t3 = call tailcc { <8 x i32>, i64, i81, <2 x ptr> } %callee(i64 7149575250599587391, i8 %t1, ptr byval({ <1 x i16>, i64 }) align 8 @a9.2, <4 x i16> %t2)
  %t4 = extractvalue { <8 x i32>, i64, i81, <2 x ptr> } %t3, 0
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
  %t21 = extractvalue { <8 x i32>, i64, i81, <2 x ptr> } %t3, 1
  call void @abi_rec(i64 %t21)
  %t22 = extractvalue { <8 x i32>, i64, i81, <2 x ptr> } %t3, 2
  %t23 = trunc i81 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = lshr i81 %t22, 64
  %t25 = trunc i81 %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractvalue { <8 x i32>, i64, i81, <2 x ptr> } %t3, 3
  %t27 = extractelement <2 x ptr> %t26, i32 0
  %t28 = ptrtoint ptr %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <2 x ptr> %t26, i32 1
  %t30 = ptrtoint ptr %t29 to i64
  call void @abi_rec(i64 %t30)
  call void @abi_done(i32 9)
  ret void
}
@a10.5 = global { ptr, ptr } { ptr inttoptr (i64 29111584040071 to ptr), ptr inttoptr (i64 34912551924726 to ptr) }, align 32
@a10.7 = global <8 x half> <half 0xH45A5, half 0xH6CCC, half 0xH3403, half 0xH797D, half 0xH5D54, half 0xH11C3, half 0xH19DD, half 0xH1678>, align 32
@a10.10 = global { <2 x double>, <1 x i64> } { <2 x double> <double 0x48743F7BF240DDA0, double 0x1FADEF876EC3190A>, <1 x i64> <i64 11807904869010230471> }, align 32
define void @abi_t10(ptr %table) {
  %t1 = load { ptr, ptr }, ptr @a10.5
  %t2 = load <8 x half>, ptr @a10.7
  %t3 = load { <2 x double>, <1 x i64> }, ptr @a10.10
  %callee.at = getelementptr ptr, ptr %table, i64 10
  %callee = load ptr, ptr %callee.at
  %t4 = call { i32, double, i16 } ({ i64, i32 }, i64, <2 x ptr>, i32, { i128, <8 x i16>, <2 x half> }, { ptr, ptr }, <7 x i1>, <8 x half>, i124, float, { <2 x double>, <1 x i64> }, <4 x i32>, ...) %callee({ i64, i32 } { i64 259183018215024242, i32 2152274460 }, i64 4893145088078182443, <2 x ptr> <ptr inttoptr (i64 18539558259151 to ptr), ptr inttoptr (i64 106123092026322 to ptr)>, i32 1453224976, { i128, <8 x i16>, <2 x half> } { i128 85492896266225514782476960369454921926, <8 x i16> <i16 17297, i16 6298, i16 3771, i16 56499, i16 64117, i16 22128, i16 59057, i16 46567>, <2 x half> <half 0xH0B3F, half 0xH744A> }, { ptr, ptr } %t1, <7 x i1> <i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x half> %t2, i124 18382650223672230659130025751859450530, float 0x3F9DAF0540000000, { <2 x double>, <1 x i64> } %t3, <4 x i32> <i32 2451363385, i32 31896508, i32 1148086969, i32 1710574512>)
  %t5 = extractvalue { i32, double, i16 } %t4, 0
  %t6 = zext i32 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractvalue { i32, double, i16 } %t4, 1
  %t8 = bitcast double %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractvalue { i32, double, i16 } %t4, 2
  %t10 = zext i16 %t9 to i64
  call void @abi_rec(i64 %t10)
  call void @abi_done(i32 10)
  ret void
}
@a11.1 = global i16 37518, align 32
@a11.2 = global { i128, <2 x i64>, <8 x i8>, <7 x i8> } { i128 253904180380611648749973443471307922304, <2 x i64> <i64 15443421451730311155, i64 9793394964039788073>, <8 x i8> <i8 126, i8 85, i8 65, i8 194, i8 198, i8 252, i8 197, i8 14>, <7 x i8> <i8 32, i8 95, i8 13, i8 180, i8 186, i8 102, i8 107> }, align 32
@a11.4 = global <16 x i16> <i16 25442, i16 48369, i16 8445, i16 9054, i16 30897, i16 26675, i16 64781, i16 16452, i16 50245, i16 11075, i16 47076, i16 48059, i16 60792, i16 62054, i16 29139, i16 34708>, align 32
@a11.9 = global <8 x i8> <i8 69, i8 127, i8 42, i8 251, i8 212, i8 236, i8 241, i8 7>, align 32
define void @abi_t11(ptr %table) {
  %t1 = load i16, ptr @a11.1
  %t2 = load <16 x i16>, ptr @a11.4
  %t3 = load <8 x i8>, ptr @a11.9
  %callee.at = getelementptr ptr, ptr %table, i64 11
  %callee = load ptr, ptr %callee.at
  %t4 = call <7 x i16> %callee(<2 x i64> <i64 12832562524066949145, i64 671180443408448823>, i16 signext %t1, ptr byval({ i128, <2 x i64>, <8 x i8>, <7 x i8> }) align 32 @a11.2, { i64, i64, <4 x i1> } { i64 6876243258515973475, i64 6427388151165005846, <4 x i1> <i1 false, i1 false, i1 false, i1 true> }, <16 x i16> %t2, half 0xH697B, i16 signext 52108, i128 311732448377652144082535457458024474221, { x86_fp80, <8 x half>, <4 x float> } { x86_fp80 0xK62CD9017463F272F226A, <8 x half> <half 0xH431F, half 0xH59F5, half 0xH5E9B, half 0xH6DDC, half 0xH4BB0, half 0xH08F7, half 0xH77C6, half 0xH5B80>, <4 x float> <float 0x43747AC7E0000000, float 0x420BE8C520000000, float 0x3B4FA8AB20000000, float 0x44500B26C0000000> }, <8 x i8> %t3, i64 7519723445530743234)
  %t5 = extractelement <7 x i16> %t4, i32 0
  %t6 = zext i16 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <7 x i16> %t4, i32 1
  %t8 = zext i16 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <7 x i16> %t4, i32 2
  %t10 = zext i16 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <7 x i16> %t4, i32 3
  %t12 = zext i16 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <7 x i16> %t4, i32 4
  %t14 = zext i16 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <7 x i16> %t4, i32 5
  %t16 = zext i16 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <7 x i16> %t4, i32 6
  %t18 = zext i16 %t17 to i64
  call void @abi_rec(i64 %t18)
  call void @abi_done(i32 11)
  ret void
}
@a12.0 = global i128 175152256947722837196540572324894166865, align 32
define void @abi_t12(ptr %table) {
  %t1 = load i128, ptr @a12.0
  %callee.at = getelementptr ptr, ptr %table, i64 12
  %callee = load ptr, ptr %callee.at
  %t2 = call { i16, x86_fp80, <4 x double>, <4 x double> } %callee(i128 %t1)
  %t3 = extractvalue { i16, x86_fp80, <4 x double>, <4 x double> } %t2, 0
  %t4 = zext i16 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue { i16, x86_fp80, <4 x double>, <4 x double> } %t2, 1
  %t6 = alloca i128
  store i128 0, ptr %t6
  store x86_fp80 %t5, ptr %t6
  %t7 = load i128, ptr %t6
  %t8 = and i128 %t7, 1208925819614629174706175
  %t9 = trunc i128 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = lshr i128 %t8, 64
  %t11 = trunc i128 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractvalue { i16, x86_fp80, <4 x double>, <4 x double> } %t2, 2
  %t13 = extractelement <4 x double> %t12, i32 0
  %t14 = bitcast double %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <4 x double> %t12, i32 1
  %t16 = bitcast double %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <4 x double> %t12, i32 2
  %t18 = bitcast double %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <4 x double> %t12, i32 3
  %t20 = bitcast double %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractvalue { i16, x86_fp80, <4 x double>, <4 x double> } %t2, 3
  %t22 = extractelement <4 x double> %t21, i32 0
  %t23 = bitcast double %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = extractelement <4 x double> %t21, i32 1
  %t25 = bitcast double %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractelement <4 x double> %t21, i32 2
  %t27 = bitcast double %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <4 x double> %t21, i32 3
  %t29 = bitcast double %t28 to i64
  call void @abi_rec(i64 %t29)
  call void @abi_done(i32 12)
  ret void
}
@a13.0 = global <8 x i8> <i8 151, i8 40, i8 16, i8 65, i8 246, i8 155, i8 4, i8 38>, align 32
@a13.2 = global { i32, <2 x double>, half, half } { i32 600979263, <2 x double> <double 0x4C34822B1418D0CB, double 0x07E5B84782844A6D>, half 0xH3FEA, half 0xH336B }, align 32
define void @abi_t13(ptr %table) {
  %t1 = load <8 x i8>, ptr @a13.0
  %callee.at = getelementptr ptr, ptr %table, i64 13
  %callee = load ptr, ptr %callee.at
  %t2 = call i64 %callee(<8 x i8> %t1, float 0x3D55DD9500000000, ptr byval({ i32, <2 x double>, half, half }) align 32 @a13.2, <8 x i8> <i8 41, i8 184, i8 88, i8 191, i8 93, i8 22, i8 91, i8 130>, <8 x float> <float 0x40FEBAD980000000, float 0x3F8AB81820000000, float 0x3F18013640000000, float 0x41CB1C7680000000, float 0x3FD2F89100000000, float 0x3A1BF2D5A0000000, float 0x42851AC0C0000000, float 0x3E9DDFA0A0000000>)
  call void @abi_rec(i64 %t2)
  call void @abi_done(i32 13)
  ret void
}
@a14.0 = global i5 10, align 32
@a14.3 = global [3 x i14] [i14 11189, i14 14285, i14 5559], align 32
define void @abi_t14(ptr %table) {
  %t1 = load i5, ptr @a14.0
  %callee.at = getelementptr ptr, ptr %table, i64 14
  %callee = load ptr, ptr %callee.at
  %t2 = call { i64, x86_fp80 } %callee(i5 %t1, <4 x double> <double 0x77D250D422F86284, double 0x4EFCE1552342894D, double 0x6D9A4C23FD8012FE, double 0x16B60DAC12449CB3>, <2 x i46> <i46 62267904575577, i46 3367986906395>, ptr byval([3 x i14]) align 32 @a14.3)
  %t3 = extractvalue { i64, x86_fp80 } %t2, 0
  call void @abi_rec(i64 %t3)
  %t4 = extractvalue { i64, x86_fp80 } %t2, 1
  %t5 = alloca i128
  store i128 0, ptr %t5
  store x86_fp80 %t4, ptr %t5
  %t6 = load i128, ptr %t5
  %t7 = and i128 %t6, 1208925819614629174706175
  %t8 = trunc i128 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = lshr i128 %t7, 64
  %t10 = trunc i128 %t9 to i64
  call void @abi_rec(i64 %t10)
  call void @abi_done(i32 14)
  ret void
}
@a15.1 = global { double, <2 x float>, x86_fp80, ptr } { double 0x1D7389F019654453, <2 x float> <float 0x4773AE3900000000, float 0x4118F98520000000>, x86_fp80 0xK7EC8BFA6F1DB2A0588F2, ptr inttoptr (i64 23840479940853 to ptr) }, align 32
@a15.2 = global <1 x float> <float 0x3AB110B840000000>, align 32
@a15.3 = global i64 13012992582107046100, align 32
@a15.7 = global <1 x i64> <i64 15834005365907897715>, align 32
define void @abi_t15(ptr %table) {
  %t1 = load <1 x float>, ptr @a15.2
  %t2 = load i64, ptr @a15.3
  %t3 = load <1 x i64>, ptr @a15.7
  %callee.at = getelementptr ptr, ptr %table, i64 15
  %callee = load ptr, ptr %callee.at
  %t4 = call [4 x i32] %callee(i34 3808336777, ptr byval({ double, <2 x float>, x86_fp80, ptr }) align 8 @a15.1, <1 x float> %t1, i64 %t2, double 0x0A5C63DD4C6AF7E6, half 0xH4C0F, i32 3485546136, <1 x i64> %t3, <16 x i8> <i8 100, i8 252, i8 116, i8 219, i8 73, i8 133, i8 222, i8 233, i8 100, i8 249, i8 237, i8 54, i8 18, i8 98, i8 113, i8 116>)
  %t5 = extractvalue [4 x i32] %t4, 0
  %t6 = zext i32 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractvalue [4 x i32] %t4, 1
  %t8 = zext i32 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractvalue [4 x i32] %t4, 2
  %t10 = zext i32 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractvalue [4 x i32] %t4, 3
  %t12 = zext i32 %t11 to i64
  call void @abi_rec(i64 %t12)
  call void @abi_done(i32 15)
  ret void
}
define void @abi_run(ptr %table) {
  call void @abi_t0(ptr %table)
  call void @abi_t1(ptr %table)
  call void @abi_t2(ptr %table)
  call void @abi_t3(ptr %table)
  call void @abi_t4(ptr %table)
  call void @abi_t5(ptr %table)
  call void @abi_t6(ptr %table)
  call void @abi_t7(ptr %table)
  call void @abi_t8(ptr %table)
  call void @abi_t9(ptr %table)
  call void @abi_t10(ptr %table)
  call void @abi_t11(ptr %table)
  call void @abi_t12(ptr %table)
  call void @abi_t13(ptr %table)
  call void @abi_t14(ptr %table)
  call void @abi_t15(ptr %table)
  ret void
}

