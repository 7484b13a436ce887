declare void @abi_rec(i64)
declare void @abi_done(i32)
declare i32 @__gxx_personality_v0(...)
@r0 = global { double, float, float } { double 0x381CB350C381E88F, float 0x4717EED8C0000000, float 0x40E3BAB6C0000000 }
define swifttailcc { double, float, float } @g0(double %p0, double %p1) {
  %t1 = bitcast double %p0 to i64
  call void @abi_rec(i64 %t1)
  %t2 = bitcast double %p1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = load { double, float, float }, ptr @r0
  ret { double, float, float } %t3
}
define void @abi_t0(ptr %table) {
  %callee.at = getelementptr ptr, ptr %table, i64 0
  %callee = load ptr, ptr %callee.at
  %t1 = call swifttailcc { double, float, float } %callee(ptr @g0, double 0x7C19862137730EDF, ptr null, double 0x70DC456CF06C144A)
  %t2 = extractvalue { double, float, float } %t1, 0
  %t3 = bitcast double %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractvalue { double, float, float } %t1, 1
  %t5 = bitcast float %t4 to i32
  %t6 = zext i32 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractvalue { double, float, float } %t1, 2
  %t8 = bitcast float %t7 to i32
  %t9 = zext i32 %t8 to i64
  call void @abi_rec(i64 %t9)
  call void @abi_done(i32 0)
  ret void
}
@a1.0 = global <3 x float> <float 0x44D9FF3060000000, float 0x3B0582C180000000, float 0x3CB11CBC20000000>, align 32
@a1.2 = global <2 x float> <float 0x42945DDB80000000, float 0x426B62AC00000000>, align 32
@a1.3 = global <4 x i32> <i32 3017753764, i32 1382987043, i32 2132424030, i32 2034831019>, align 32
@a1.4 = global { <16 x i8>, double, i1 } { <16 x i8> <i8 79, i8 98, i8 87, i8 107, i8 203, i8 48, i8 66, i8 27, i8 64, i8 230, i8 186, i8 130, i8 250, i8 53, i8 247, i8 155>, double 0x68A4C1726E80FA48, i1 true }, align 32
@a1.5 = global double 0x12CF422A65B675CD, align 32
define void @abi_t1(ptr %table) {
  %t1 = load <3 x float>, ptr @a1.0
  %t2 = load <2 x float>, ptr @a1.2
  %t3 = load <4 x i32>, ptr @a1.3
  %t4 = load { <16 x i8>, double, i1 }, ptr @a1.4
  %t5 = load double, ptr @a1.5
  %callee.at = getelementptr ptr, ptr %table, i64 1
  %callee = load ptr, ptr %callee.at
  %t6 = call fastcc { float, float, float } %callee(<3 x float> %t1, { ptr } { ptr inttoptr (i64 74222425987055 to ptr) }, <2 x float> %t2, <4 x i32> %t3, { <16 x i8>, double, i1 } %t4, double %t5, i1 zeroext true, { double } { double 0x56DE76EF819D7CA7 }, i1 signext true, { <1 x i15>, i64, ptr } { <1 x i15> <i15 20669>, i64 12821425981348467974, ptr inttoptr (i64 63451770641831 to ptr) }, float 0x3BA861E020000000, i64 12449755143503087933)
  %t7 = extractvalue { float, float, float } %t6, 0
  %t8 = bitcast float %t7 to i32
  %t9 = zext i32 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractvalue { float, float, float } %t6, 1
  %t11 = bitcast float %t10 to i32
  %t12 = zext i32 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractvalue { float, float, float } %t6, 2
  %t14 = bitcast float %t13 to i32
  %t15 = zext i32 %t14 to i64
  call void @abi_rec(i64 %t15)
  call void @abi_done(i32 1)
  ret void
}
@a2.2 = global i8 130, align 32
define void @abi_t2(ptr %table) {
  %t1 = load i8, ptr @a2.2
  %callee.at = getelementptr ptr, ptr %table, i64 2
  %callee = load ptr, ptr %callee.at
  call void %callee([2 x i11] [i11 351, i11 1695], half 0xH67D7, i8 %t1)
  call void @abi_done(i32 2)
  ret void
}
define void @abi_t3(ptr %table) {
  %callee.at = getelementptr ptr, ptr %table, i64 3
  %callee = load ptr, ptr %callee.at
  %t1 = call { double, <4 x double>, i53 } %callee({ i128, double, ptr } { i128 115793066041961592008941293979733509120, double 0x25568AEC1D296588, ptr inttoptr (i64 122076865585454 to ptr) })
  %t2 = extractvalue { double, <4 x double>, i53 } %t1, 0
  %t3 = bitcast double %t2 to i64
  call void @abi_rec(i64 %t3)
  %t4 = extractvalue { double, <4 x double>, i53 } %t1, 1
  %t5 = extractelement <4 x double> %t4, i32 0
  %t6 = bitcast double %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <4 x double> %t4, i32 1
  %t8 = bitcast double %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <4 x double> %t4, i32 2
  %t10 = bitcast double %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <4 x double> %t4, i32 3
  %t12 = bitcast double %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractvalue { double, <4 x double>, i53 } %t1, 2
  %t14 = zext i53 %t13 to i64
  call void @abi_rec(i64 %t14)
  call void @abi_done(i32 3)
  ret void
}
@a4.0 = global { i32, double, <2 x half>, <8 x i32> } { i32 1205969803, double 0x7DEF49C016E3E380, <2 x half> <half 0xH646B, half 0xH3D54>, <8 x i32> <i32 388644882, i32 2800363905, i32 2466841223, i32 2763665761, i32 1455494761, i32 4040424028, i32 976788233, i32 1677092576> }, align 32
@a4.1 = global { <8 x i32>, <2 x double> } { <8 x i32> <i32 4151507178, i32 1317628517, i32 176318101, i32 1405491179, i32 802355090, i32 1360367077, i32 3404757168, i32 3638416111>, <2 x double> <double 0x726E37419439C746, double 0x26D274C8EBDDB098> }, align 32
@a4.4 = global { i126, ptr } { i126 68759442592831657918595676479044894270, ptr inttoptr (i64 56544291390060 to ptr) }, align 32
@a4.6 = global i128 216209324257943568351858889891676608081, align 32
@a4.8 = global { i128, <8 x half>, double } { i128 170627645178585291678082025852358293370, <8 x half> <half 0xH678D, half 0xH69C2, half 0xH2DFE, half 0xH0DDE, half 0xH452F, half 0xH5926, half 0xH1A2C, half 0xH1AFC>, double 0x1334E0D8C6B5A1C6 }, align 32
define void @abi_t4(ptr %table) {
  %t1 = load { <8 x i32>, <2 x double> }, ptr @a4.1
  %t2 = load { i126, ptr }, ptr @a4.4
  %t3 = load i128, ptr @a4.6
  %callee.at = getelementptr ptr, ptr %table, i64 4
  %callee = load ptr, ptr %callee.at
  %t4 = call [4 x i32] (ptr, { <8 x i32>, <2 x double> }, [1 x half], i64, { i126, ptr }, i8, ...) %callee(ptr byval({ i32, double, <2 x half>, <8 x i32> }) align 8 @a4.0, { <8 x i32>, <2 x double> } %t1, [1 x half] [half 0xH10EB], i64 14896994674529559461, { i126, ptr } %t2, i8 zeroext 141, i128 %t3, <2 x i64> <i64 14613229475965420074, i64 9099060261623691085>, ptr byval({ i128, <8 x half>, double }) align 8 @a4.8, ptr inttoptr (i64 19919993447122 to ptr))
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
  call void @abi_done(i32 4)
  ret void
}
@a5.2 = global i16 14383, align 32
@a5.3 = global { x86_fp80, <8 x i64>, <3 x float> } { x86_fp80 0xK092982FE3A4AC360B3B7, <8 x i64> <i64 16185617492204429127, i64 2941660408699845083, i64 14130719865219730810, i64 16288651559244396824, i64 5751732268518286010, i64 12775421162863249323, i64 15661121929982533313, i64 6855074553352467373>, <3 x float> <float 0x3ABB387420000000, float 0x434BC85E40000000, float 0x3F79836400000000> }, align 32
@a5.5 = global <8 x float> <float 0x404923C4E0000000, float 0x3E12D206A0000000, float 0x3A84027040000000, float 0x3EE37B5DA0000000, float 0x47291CBE20000000, float 0x439C1FBE80000000, float 0x4490D589A0000000, float 0x3FFAE7FBA0000000>, align 32
@a5.6 = global i16 41744, align 32
@a5.8 = global <4 x double> <double 0x0545F136FE8B2B79, double 0x7DA8A6D0863043D7, double 0x677AB34F1724925F, double 0x508100224153BBC7>, align 32
define void @abi_t5(ptr %table) {
  %t1 = load i16, ptr @a5.2
  %t2 = load { x86_fp80, <8 x i64>, <3 x float> }, ptr @a5.3
  %t3 = load <8 x float>, ptr @a5.5
  %t4 = load i16, ptr @a5.6
  %t5 = load <4 x double>, ptr @a5.8
  %callee.at = getelementptr ptr, ptr %table, i64 5
  %callee = load ptr, ptr %callee.at
  %t6 = call [2 x i32] %callee(i64 13433301226262179823, i8 70, i16 %t1, { x86_fp80, <8 x i64>, <3 x float> } %t2, double 0x72D3EE901F8CE97A, <8 x float> %t3, i16 zeroext %t4, x86_fp80 0xK41EEAA30363BD87064FC, <4 x double> %t5)
  %t7 = extractvalue [2 x i32] %t6, 0
  %t8 = zext i32 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractvalue [2 x i32] %t6, 1
  %t10 = zext i32 %t9 to i64
  call void @abi_rec(i64 %t10)
  call void @abi_done(i32 5)
  ret void
}
@a6.0 = global half 0xH64F3, align 32
@a6.3 = global <8 x i8> <i8 125, i8 107, i8 219, i8 31, i8 196, i8 53, i8 146, i8 225>, align 32
define void @abi_t6(ptr %table) {
  %t1 = load half, ptr @a6.0
  %t2 = load <8 x i8>, ptr @a6.3
  %callee.at = getelementptr ptr, ptr %table, i64 6
  %callee = load ptr, ptr %callee.at
  %t3 = call fastcc { double, double, double } %callee(half %t1, [2 x ptr] [ptr inttoptr (i64 62825422365358 to ptr), ptr inttoptr (i64 121211669769162 to ptr)], half 0xH1980, <8 x i8> %t2)
  %t4 = extractvalue { double, double, double } %t3, 0
  %t5 = bitcast double %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractvalue { double, double, double } %t3, 1
  %t7 = bitcast double %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractvalue { double, double, double } %t3, 2
  %t9 = bitcast double %t8 to i64
  call void @abi_rec(i64 %t9)
  call void @abi_done(i32 6)
  ret void
}
define tailcc void @g7(ptr sret({ i32 }) %p0, <2 x ptr> %p1, <16 x i8> %p2) {
  store { i32 } { i32 4239210632 }, ptr %p0
  %t1 = extractelement <2 x ptr> %p1, i32 0
  %t2 = ptrtoint ptr %t1 to i64
  call void @abi_rec(i64 %t2)
  %t3 = extractelement <2 x ptr> %p1, i32 1
  %t4 = ptrtoint ptr %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractelement <16 x i8> %p2, i32 0
  %t6 = zext i8 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <16 x i8> %p2, i32 1
  %t8 = zext i8 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <16 x i8> %p2, i32 2
  %t10 = zext i8 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <16 x i8> %p2, i32 3
  %t12 = zext i8 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <16 x i8> %p2, i32 4
  %t14 = zext i8 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <16 x i8> %p2, i32 5
  %t16 = zext i8 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <16 x i8> %p2, i32 6
  %t18 = zext i8 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <16 x i8> %p2, i32 7
  %t20 = zext i8 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <16 x i8> %p2, i32 8
  %t22 = zext i8 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <16 x i8> %p2, i32 9
  %t24 = zext i8 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <16 x i8> %p2, i32 10
  %t26 = zext i8 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <16 x i8> %p2, i32 11
  %t28 = zext i8 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <16 x i8> %p2, i32 12
  %t30 = zext i8 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractelement <16 x i8> %p2, i32 13
  %t32 = zext i8 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <16 x i8> %p2, i32 14
  %t34 = zext i8 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <16 x i8> %p2, i32 15
  %t36 = zext i8 %t35 to i64
  call void @abi_rec(i64 %t36)
  ret void
}
@a7.2 = global <16 x i8> <i8 190, i8 182, i8 252, i8 252, i8 78, i8 179, i8 43, i8 115, i8 158, i8 171, i8 135, i8 50, i8 92, i8 134, i8 0, i8 173>, align 32
define void @abi_t7(ptr %table) {
  %t1 = alloca { i32 }, align 16
  %t2 = load <16 x i8>, ptr @a7.2
  %callee.at = getelementptr ptr, ptr %table, i64 7
  %callee = load ptr, ptr %callee.at
  call tailcc void %callee(ptr @g7, ptr %t1)
  %t3 = load { i32 }, ptr %t1
  %t4 = extractvalue { i32 } %t3, 0
  %t5 = zext i32 %t4 to i64
  call void @abi_rec(i64 %t5)
  call void @abi_done(i32 7)
  ret void
}
@a8.0 = global half 0xH21B5, align 32
@a8.4 = global [2 x i8] [i8 216, i8 169], align 32
@a8.6 = global [4 x i64] [i64 5838932221583470823, i64 7964669889779679424, i64 14048911142452016106, i64 14488293311868625134], align 32
define void @abi_t8(ptr %table) {
  %t1 = load half, ptr @a8.0
  %t2 = load [2 x i8], ptr @a8.4
  %callee.at = getelementptr ptr, ptr %table, i64 8
  %callee = load ptr, ptr %callee.at
  %t3 = call i64 %callee(half %t1, double 0x161FFD666653C3B7, { i128 } { i128 112171890209033475584894348748076877302 }, i89 377540914105889240083502800, [2 x i8] %t2, half 0xH771F, ptr byval([4 x i64]) align 8 @a8.6, i128 212978141273160221661143324963880775101, i64 17949601209211770480, double 0x74F1EF7794D8CD47, <8 x i32> <i32 636428564, i32 2603866439, i32 4060787461, i32 1125212836, i32 1973071598, i32 2261696819, i32 698085933, i32 595367232>)
  call void @abi_rec(i64 %t3)
  call void @abi_done(i32 8)
  ret void
}
@a9.0 = global [1 x i1] [i1 true], align 32
@a9.5 = global <2 x half> <half 0xH231D, half 0xH236A>, align 32
define void @abi_t9(ptr %table) {
  %t1 = load [1 x i1], ptr @a9.0
  %t2 = load <2 x half>, ptr @a9.5
  %callee.at = getelementptr ptr, ptr %table, i64 9
  %callee = load ptr, ptr %callee.at
  %t3 = call fastcc { double, double, float, i8, double, float } %callee([1 x i1] %t1, ptr inttoptr (i64 18342248451478 to ptr), { i32, i32, <2 x i32> } { i32 2949660601, i32 3509580991, <2 x i32> <i32 3631922175, i32 824318160> }, i64 6083828164369547644, double 0x215286D4F8375D93, <2 x half> %t2, i8 zeroext 239, { i64, i32 } { i64 6449253721978104913, i32 1840281277 })
  %t4 = extractvalue { double, double, float, i8, double, float } %t3, 0
  %t5 = bitcast double %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractvalue { double, double, float, i8, double, float } %t3, 1
  %t7 = bitcast double %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractvalue { double, double, float, i8, double, float } %t3, 2
  %t9 = bitcast float %t8 to i32
  %t10 = zext i32 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractvalue { double, double, float, i8, double, float } %t3, 3
  %t12 = zext i8 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractvalue { double, double, float, i8, double, float } %t3, 4
  %t14 = bitcast double %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractvalue { double, double, float, i8, double, float } %t3, 5
  %t16 = bitcast float %t15 to i32
  %t17 = zext i32 %t16 to i64
  call void @abi_rec(i64 %t17)
  call void @abi_done(i32 9)
  ret void
}
@a10.2 = global i64 17027027701833262902, align 32
@a10.7 = global { i128 } { i128 282984620953162339845651699539141176042 }, align 32
define void @abi_t10(ptr %table) {
  %t1 = load i64, ptr @a10.2
  %callee.at = getelementptr ptr, ptr %table, i64 10
  %callee = load ptr, ptr %callee.at
  call void %callee(half 0xH3A60, i16 signext 32947, i64 %t1, { ptr } { ptr inttoptr (i64 55043371526611 to ptr) }, i8 zeroext 149, double 0x5397934721358EE6, [2 x i128] [i128 244792836426357419694878620075825577492, i128 238635348342676452566093227898453410806], ptr byval({ i128 }) align 8 @a10.7, double 0x255A2AAAFDBB37B8)
  call void @abi_done(i32 10)
  ret void
}
@a11.0 = global { float, i1, float } { float 0x44F48A3FE0000000, i1 true, float 0x465334C760000000 }, align 32
@a11.2 = global double 0x72570DA6E61BACEB, align 32
@a11.9 = global { <2 x half>, i16, i64 } { <2 x half> <half 0xH2ABD, half 0xH4599>, i16 58142, i64 13777143423451683422 }, align 32
define void @abi_t11(ptr %table) {
  %t1 = load double, ptr @a11.2
  %callee.at = getelementptr ptr, ptr %table, i64 11
  %callee = load ptr, ptr %callee.at
  %t2 = call [2 x i32] %callee(ptr byval({ float, i1, float }) align 8 @a11.0, i16 signext 39195, double %t1, { i8 } { i8 115 }, <16 x i32> <i32 2338507962, i32 3919684184, i32 4057606953, i32 810999216, i32 3428074291, i32 2070853638, i32 3117366750, i32 312214448, i32 3496242425, i32 3611217251, i32 4287064344, i32 4193188059, i32 1101921895, i32 1749384769, i32 864850215, i32 35561698>, double 0x30CB51E5C53482EC, float 0x3FD138FCC0000000, i128 196778861406212088697556464432942968067, <16 x i13> <i13 328, i13 2882, i13 6972, i13 8092, i13 3755, i13 52, i13 1554, i13 7868, i13 2452, i13 5701, i13 5663, i13 5259, i13 45, i13 4430, i13 983, i13 6732>, ptr byval({ <2 x half>, i16, i64 }) align 8 @a11.9)
  %t3 = extractvalue [2 x i32] %t2, 0
  %t4 = zext i32 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue [2 x i32] %t2, 1
  %t6 = zext i32 %t5 to i64
  call void @abi_rec(i64 %t6)
  call void @abi_done(i32 11)
  ret void
}
@a12.2 = global i8 130, align 32
@a12.3 = global i32 1777265723, align 32
@a12.4 = global <5 x i8> <i8 122, i8 178, i8 78, i8 68, i8 125>, align 32
@a12.6 = global i32 1037932633, align 32
@a12.7 = global ptr inttoptr (i64 106809848316722 to ptr), align 32
@a12.9 = global i64 2756488593867685382, align 32
@a12.11 = global <16 x i32> <i32 3487316609, i32 4247156490, i32 3829000045, i32 915604562, i32 1354488240, i32 2673821876, i32 2120557122, i32 2063332184, i32 1417517936, i32 508554572, i32 549421921, i32 3810729961, i32 601798312, i32 2999385040, i32 1101527903, i32 966487193>, align 32
define void @abi_t12(ptr %table) {
  %t1 = load i8, ptr @a12.2
  %t2 = load i32, ptr @a12.3
  %t3 = load <5 x i8>, ptr @a12.4
  %t4 = load i32, ptr @a12.6
  %t5 = load ptr, ptr @a12.7
  %t6 = load i64, ptr @a12.9
  %t7 = load <16 x i32>, ptr @a12.11
  %callee.at = getelementptr ptr, ptr %table, i64 12
  %callee = load ptr, ptr %callee.at
  %t8 = call { float, i64 } %callee({ <8 x i16>, <8 x float> } { <8 x i16> <i16 46451, i16 17533, i16 3698, i16 35424, i16 40989, i16 28852, i16 19651, i16 49797>, <8 x float> <float 0x468D7A6960000000, float 0x39A3A82EA0000000, float 0x4034649DE0000000, float 0x3C6B4CD8E0000000, float 0x3C06961700000000, float 0x3A62154E20000000, float 0x3C231FFDE0000000, float 0x3E98F93D20000000> }, <4 x i32> <i32 3880484790, i32 4123476019, i32 250954502, i32 2288272465>, i8 %t1, i32 %t2, <5 x i8> %t3, i8 zeroext 94, i32 %t4, ptr %t5, ptr inttoptr (i64 81706942057730 to ptr), i64 %t6, i97 54675939225128409889288563666, <16 x i32> %t7)
  %t9 = extractvalue { float, i64 } %t8, 0
  %t10 = bitcast float %t9 to i32
  %t11 = zext i32 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractvalue { float, i64 } %t8, 1
  call void @abi_rec(i64 %t12)
  call void @abi_done(i32 12)
  ret void
}
@a13.0 = global { x86_fp80, <2 x float>, i1, i32 } { x86_fp80 0xK72DBE21BED79358F0EFB, <2 x float> <float 0x422D577140000000, float 0x4742CB9E20000000>, i1 false, i32 3077737464 }, align 32
@a13.1 = global <16 x i64> <i64 1839075718333555700, i64 6190914755152322293, i64 17891657191687021461, i64 12112418168295425435, i64 14471908943628311631, i64 8509583126962543147, i64 8691496518608508360, i64 9087329898528952806, i64 14262197799822296132, i64 13341603999863145852, i64 3574390535010392161, i64 8127716449752381880, i64 9998576617172733478, i64 10540997995817809104, i64 17095906410866132076, i64 15490601291418599868>, align 32
@a13.4 = global float 0x39CF2604E0000000, align 32
@a13.6 = global i47 128444402630014, align 32
define void @abi_t13(ptr %table) {
  %t1 = load <16 x i64>, ptr @a13.1
  %t2 = load float, ptr @a13.4
  %t3 = load i47, ptr @a13.6
  %callee.at = getelementptr ptr, ptr %table, i64 13
  %callee = load ptr, ptr %callee.at
  %t4 = call <16 x i8> %callee(ptr byval({ x86_fp80, <2 x float>, i1, i32 }) align 16 @a13.0, <16 x i64> %t1, <16 x i32> <i32 51291885, i32 1615426180, i32 1780766594, i32 468033336, i32 3431718147, i32 112630452, i32 2802043631, i32 320344255, i32 4043066183, i32 785830988, i32 1970518892, i32 3290276421, i32 1619277692, i32 2865694200, i32 2156245335, i32 3426829759>, <4 x i32> <i32 3942601227, i32 667914747, i32 662664727, i32 4175138874>, float %t2, <2 x float> <float 0x3F76584220000000, float 0x450A240980000000>, i47 %t3, i64 7208847299287240112)
  %t5 = extractelement <16 x i8> %t4, i32 0
  %t6 = zext i8 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractelement <16 x i8> %t4, i32 1
  %t8 = zext i8 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <16 x i8> %t4, i32 2
  %t10 = zext i8 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <16 x i8> %t4, i32 3
  %t12 = zext i8 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <16 x i8> %t4, i32 4
  %t14 = zext i8 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <16 x i8> %t4, i32 5
  %t16 = zext i8 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <16 x i8> %t4, i32 6
  %t18 = zext i8 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <16 x i8> %t4, i32 7
  %t20 = zext i8 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <16 x i8> %t4, i32 8
  %t22 = zext i8 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <16 x i8> %t4, i32 9
  %t24 = zext i8 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <16 x i8> %t4, i32 10
  %t26 = zext i8 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <16 x i8> %t4, i32 11
  %t28 = zext i8 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <16 x i8> %t4, i32 12
  %t30 = zext i8 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractelement <16 x i8> %t4, i32 13
  %t32 = zext i8 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <16 x i8> %t4, i32 14
  %t34 = zext i8 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <16 x i8> %t4, i32 15
  %t36 = zext i8 %t35 to i64
  call void @abi_rec(i64 %t36)
  call void @abi_done(i32 13)
  ret void
}
@a14.1 = global i16 46390, align 32
@a14.5 = global <4 x i16> <i16 43453, i16 31590, i16 35716, i16 40211>, align 32
@a14.6 = global i64 11777020936789113751, align 32
@a14.7 = global { <2 x half>, x86_fp80 } { <2 x half> <half 0xH59D6, half 0xH79EF>, x86_fp80 0xK46F6BBAD948580BBE14E }, align 32
@a14.9 = global <2 x float> <float 0x445A960B60000000, float 0x3EC66071E0000000>, align 32
define void @abi_t14(ptr %table) {
  %t1 = load i16, ptr @a14.1
  %t2 = load <4 x i16>, ptr @a14.5
  %t3 = load i64, ptr @a14.6
  %t4 = load <2 x float>, ptr @a14.9
  %callee.at = getelementptr ptr, ptr %table, i64 14
  %callee = load ptr, ptr %callee.at
  %t5 = call i64 ([3 x double], i16, double, <8 x i16>, <3 x i56>, <4 x i16>, i64, ptr, float, ...) %callee([3 x double] [double 0x409AC05E353719FD, double 0x32DB12B481FA0627, double 0x74D10A461F1EF074], i16 zeroext %t1, double 0x313107E9F27CFA11, <8 x i16> <i16 33911, i16 8778, i16 53339, i16 46940, i16 37902, i16 16685, i16 47518, i16 238>, <3 x i56> <i56 14522778254417625, i56 55004825761619340, i56 27241369362624909>, <4 x i16> %t2, i64 %t3, ptr byval({ <2 x half>, x86_fp80 }) align 8 @a14.7, float 0x45B6912CC0000000, <2 x float> %t4, i64 12346133361084134605)
  call void @abi_rec(i64 %t5)
  call void @abi_done(i32 14)
  ret void
}
@a15.5 = global { i1, i8, i32 } { i1 true, i8 53, i32 424453757 }, align 32
define void @abi_t15(ptr %table) {
  %callee.at = getelementptr ptr, ptr %table, i64 15
  %callee = load ptr, ptr %callee.at
  %t1 = call { float, i16, half, i64 } %callee({ <2 x half>, i16 } { <2 x half> <half 0xH08D0, half 0xH5F00>, i16 4159 }, i64 15124159139814856653, { double, <2 x ptr> } { double 0x7C1F5E5CC12D512F, <2 x ptr> <ptr inttoptr (i64 77461440495230 to ptr), ptr inttoptr (i64 80750899283894 to ptr)> }, <4 x i16> <i16 5470, i16 4909, i16 46439, i16 11166>, { half, float, i128 } { half 0xH2636, float 0x3EA1552B00000000, i128 247094741600632810905875536283828461393 }, ptr byval({ i1, i8, i32 }) align 32 @a15.5, i8 70, i16 3087, <6 x i16> <i16 19747, i16 51603, i16 57246, i16 53136, i16 63955, i16 13363>, i32 322661291)
  %t2 = extractvalue { float, i16, half, i64 } %t1, 0
  %t3 = bitcast float %t2 to i32
  %t4 = zext i32 %t3 to i64
  call void @abi_rec(i64 %t4)
  %t5 = extractvalue { float, i16, half, i64 } %t1, 1
  %t6 = zext i16 %t5 to i64
  call void @abi_rec(i64 %t6)
  %t7 = extractvalue { float, i16, half, i64 } %t1, 2
  %t8 = bitcast half %t7 to i16
  %t9 = zext i16 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractvalue { float, i16, half, i64 } %t1, 3
  call void @abi_rec(i64 %t10)
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

