declare void @abi_rec(i64)
declare void @abi_done(i32)
declare i32 @__gxx_personality_v0(...)
@a0.0 = global { i32 } { i32 4062180843 }, align 32
@a0.1 = global half 0xH0FAB, align 32
@a0.2 = global [2 x i16] [i16 33612, i16 40031], align 32
@a0.5 = global i23 5258027, align 32
@a0.9 = global { i10 } { i10 32 }, align 32
@a0.11 = global { i1 } { i1 false }, align 32
@a0.12 = global <2 x i64> <i64 12008211348726380486, i64 2686381356878416148>, align 32
@a0.14 = global { i64, x86_fp80 } { i64 3819580837308091710, x86_fp80 0xK10B7BB4E5C11FB368220 }, align 32
@a0.16 = global x86_fp80 0xK64DE9B4C24C269F0441E, align 32
define void @abi_t0(ptr %table) {
  %t1 = load half, ptr @a0.1
  %t2 = load [2 x i16], ptr @a0.2
  %t3 = load i23, ptr @a0.5
  %t4 = load <2 x i64>, ptr @a0.12
  %t5 = load x86_fp80, ptr @a0.16
  %callee.at = getelementptr ptr, ptr %table, i64 0
  %callee = load ptr, ptr %callee.at
  %t6 = call { i1, i64 } (ptr, half, [2 x i16], <4 x float>, i64, i23, i64, { i1 }, i128, ptr, float, ...) %callee(ptr byval({ i32 }) align 8 @a0.0, half %t1, [2 x i16] %t2, <4 x float> <float 0x3A65707960000000, float 0x3C7EC98360000000, float 0x4348B8E8E0000000, float 0x3984FFCBE0000000>, i64 3273887115303270966, i23 %t3, i64 5705643998751604448, { i1 } { i1 true }, i128 181551103657387658816759493312346959285, ptr byval({ i10 }) align 8 @a0.9, float 0x3BDBD953C0000000, ptr byval({ i1 }) align 16 @a0.11, <2 x i64> %t4, i128 272792270573675804115882267827905987914, ptr byval({ i64, x86_fp80 }) align 8 @a0.14, x86_fp80 0xK4833A1FDAC3AF325FFBE, x86_fp80 %t5, <16 x i8> <i8 95, i8 38, i8 15, i8 216, i8 107, i8 75, i8 36, i8 116, i8 236, i8 255, i8 158, i8 218, i8 43, i8 249, i8 133, i8 116>)
  %t7 = extractvalue { i1, i64 } %t6, 0
  %t8 = zext i1 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractvalue { i1, i64 } %t6, 1
  call void @abi_rec(i64 %t9)
  call void @abi_done(i32 0)
  ret void
}
@a1.1 = global <1 x i64> <i64 7005714329996823950>, align 32
@a1.2 = global double 0x7505ABAADADEF4E7, align 32
@a1.3 = global { i8 } { i8 152 }, align 32
@a1.5 = global i32 1784523332, align 32
@a1.6 = global { double, i64, i16 } { double 0x7E0CC5DCF1F70EFB, i64 9071273416429375429, i16 60918 }, align 32
@a1.7 = global { i32 } { i32 2048423263 }, align 32
define void @abi_t1(ptr %table) {
  %t1 = load <1 x i64>, ptr @a1.1
  %t2 = load double, ptr @a1.2
  %t3 = load { i8 }, ptr @a1.3
  %t4 = load i32, ptr @a1.5
  %t5 = load { double, i64, i16 }, ptr @a1.6
  %t6 = load { i32 }, ptr @a1.7
  %callee.at = getelementptr ptr, ptr %table, i64 1
  %callee = load ptr, ptr %callee.at
  %t7 = call <3 x ptr> %callee(double 0x255FB1CB7E502193, <1 x i64> %t1, double %t2, { i8 } %t3, float 0x47C4D01660000000, i32 %t4, { double, i64, i16 } %t5, { i32 } %t6)
  %t8 = extractelement <3 x ptr> %t7, i32 0
  %t9 = ptrtoint ptr %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractelement <3 x ptr> %t7, i32 1
  %t11 = ptrtoint ptr %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <3 x ptr> %t7, i32 2
  %t13 = ptrtoint ptr %t12 to i64
  call void @abi_rec(i64 %t13)
  call void @abi_done(i32 1)
  ret void
}
@a2.5 = global i32 4178667491, align 32
@a2.6 = global <3 x float> <float 0x3A86CF18C0000000, float 0x4168A99980000000, float 0x4500C6E0A0000000>, align 32
define void @abi_t2(ptr %table) {
  %t1 = load i32, ptr @a2.5
  %t2 = load <3 x float>, ptr @a2.6
  %callee.at = getelementptr ptr, ptr %table, i64 2
  %callee = load ptr, ptr %callee.at
  %t3 = call <1 x i54> %callee(ptr inttoptr (i64 27649795183378 to ptr), i32 1997523422, ptr inttoptr (i64 42735208296179 to ptr), { <8 x i32>, i45, x86_fp80 } { <8 x i32> <i32 2983376558, i32 3345769749, i32 1858948177, i32 2500154616, i32 1229911471, i32 2784833516, i32 3353206182, i32 2029155886>, i45 10943193024911, x86_fp80 0xK1244FA793FBE2A5AE45F }, <1 x i1> <i1 false>, i32 %t1, <3 x float> %t2, <7 x float> <float 0x3BB4467880000000, float 0x45215CF6A0000000, float 0x44B101B5C0000000, float 0x42AF131CC0000000, float 0x3875542DE0000000, float 0x4396DE8F80000000, float 0x47B1196A00000000>)
  %t4 = extractelement <1 x i54> %t3, i32 0
  %t5 = zext i54 %t4 to i64
  call void @abi_rec(i64 %t5)
  call void @abi_done(i32 2)
  ret void
}
@a3.0 = global { <3 x float>, i64, <8 x i8> } { <3 x float> <float 0x43559428C0000000, float 0x44C62C0600000000, float 0x3E122ECC60000000>, i64 15331098551740815317, <8 x i8> <i8 91, i8 165, i8 75, i8 205, i8 161, i8 110, i8 246, i8 218> }, align 32
@a3.3 = global double 0x08299B5965402308, align 32
@a3.4 = global i32 142445120, align 32
@a3.5 = global <8 x half> <half 0xH1D09, half 0xH090C, half 0xH42B9, half 0xH75D3, half 0xH7BF3, half 0xH4191, half 0xH58A3, half 0xH6553>, align 32
@a3.6 = global i64 8673411178766995589, align 32
@a3.7 = global <8 x i16> <i16 61250, i16 40597, i16 60405, i16 28091, i16 21185, i16 30511, i16 30270, i16 6537>, align 32
@a3.8 = global { <4 x double>, <2 x double> } { <4 x double> <double 0x146B74D7A742B744, double 0x3004028C123989BE, double 0x316D3960DE7B301A, double 0x70BF12E9DE714F6D>, <2 x double> <double 0x13887808783BA488, double 0x209545558D540165> }, align 32
@a3.13 = global double 0x1406CE41F2060574, align 32
define void @abi_t3(ptr %table) {
  %t1 = load { <3 x float>, i64, <8 x i8> }, ptr @a3.0
  %t2 = load double, ptr @a3.3
  %t3 = load i32, ptr @a3.4
  %t4 = load <8 x half>, ptr @a3.5
  %t5 = load i64, ptr @a3.6
  %t6 = load <8 x i16>, ptr @a3.7
  %t7 = load { <4 x double>, <2 x double> }, ptr @a3.8
  %t8 = load double, ptr @a3.13
  %callee.at = getelementptr ptr, ptr %table, i64 3
  %callee = load ptr, ptr %callee.at
  %t9 = call <16 x i8> ({ <3 x float>, i64, <8 x i8> }, i32, [1 x float], double, i32, <8 x half>, i64, <8 x i16>, { <4 x double>, <2 x double> }, <8 x i8>, i32, double, ...) %callee({ <3 x float>, i64, <8 x i8> } %t1, i32 156124583, [1 x float] [float 0x41337026E0000000], double %t2, i32 %t3, <8 x half> %t4, i64 %t5, <8 x i16> %t6, { <4 x double>, <2 x double> } %t7, <8 x i8> <i8 209, i8 41, i8 192, i8 73, i8 172, i8 60, i8 8, i8 123>, i32 1478750646, double 0x2884D07E5E74B050, <2 x i64> <i64 401078127956986514, i64 8423858332795604666>, double %t8)
  %t10 = extractelement <16 x i8> %t9, i32 0
  %t11 = zext i8 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <16 x i8> %t9, i32 1
  %t13 = zext i8 %t12 to i64
  call void @abi_rec(i64 %t13)
  %t14 = extractelement <16 x i8> %t9, i32 2
  %t15 = zext i8 %t14 to i64
  call void @abi_rec(i64 %t15)
  %t16 = extractelement <16 x i8> %t9, i32 3
  %t17 = zext i8 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractelement <16 x i8> %t9, i32 4
  %t19 = zext i8 %t18 to i64
  call void @abi_rec(i64 %t19)
  %t20 = extractelement <16 x i8> %t9, i32 5
  %t21 = zext i8 %t20 to i64
  call void @abi_rec(i64 %t21)
  %t22 = extractelement <16 x i8> %t9, i32 6
  %t23 = zext i8 %t22 to i64
  call void @abi_rec(i64 %t23)
  %t24 = extractelement <16 x i8> %t9, i32 7
  %t25 = zext i8 %t24 to i64
  call void @abi_rec(i64 %t25)
  %t26 = extractelement <16 x i8> %t9, i32 8
  %t27 = zext i8 %t26 to i64
  call void @abi_rec(i64 %t27)
  %t28 = extractelement <16 x i8> %t9, i32 9
  %t29 = zext i8 %t28 to i64
  call void @abi_rec(i64 %t29)
  %t30 = extractelement <16 x i8> %t9, i32 10
  %t31 = zext i8 %t30 to i64
  call void @abi_rec(i64 %t31)
  %t32 = extractelement <16 x i8> %t9, i32 11
  %t33 = zext i8 %t32 to i64
  call void @abi_rec(i64 %t33)
  %t34 = extractelement <16 x i8> %t9, i32 12
  %t35 = zext i8 %t34 to i64
  call void @abi_rec(i64 %t35)
  %t36 = extractelement <16 x i8> %t9, i32 13
  %t37 = zext i8 %t36 to i64
  call void @abi_rec(i64 %t37)
  %t38 = extractelement <16 x i8> %t9, i32 14
  %t39 = zext i8 %t38 to i64
  call void @abi_rec(i64 %t39)
  %t40 = extractelement <16 x i8> %t9, i32 15
  %t41 = zext i8 %t40 to i64
  call void @abi_rec(i64 %t41)
  call void @abi_done(i32 3)
  ret void
}
@a4.0 = global { double } { double 0x47FD595B61E55064 }, align 32
@a4.1 = global i48 90431095813291, align 32
@a4.2 = global { <2 x float>, i128 } { <2 x float> <float 0x3AC2328100000000, float 0x3C47F6A800000000>, i128 11581758054400439365151292685076107011 }, align 32
@a4.3 = global { i8, double, i16, <1 x float> } { i8 16, double 0x61D3CC0A8ADA0EBF, i16 48428, <1 x float> <float 0x40F0723FC0000000> }, align 32
@a4.4 = global <2 x float> <float 0x3881F25400000000, float 0x38DF833620000000>, align 32
@a4.5 = global { <2 x i64>, <8 x i8>, <4 x double>, i64 } { <2 x i64> <i64 8041951724965860239, i64 4762359681091615576>, <8 x i8> <i8 243, i8 243, i8 156, i8 4, i8 59, i8 135, i8 109, i8 32>, <4 x double> <double 0x19D06E785CC6FBB2, double 0x2DEAEBD154934328, double 0x14F6DB05032FA7C7, double 0x4F5243CE959C8352>, i64 3009858315165448798 }, align 32
@a4.6 = global { ptr } { ptr inttoptr (i64 138335428394198 to ptr) }, align 32
@a4.8 = global { i32, <8 x float> } { i32 3413535625, <8 x float> <float 0x3EE1E428A0000000, float 0x3D6512BD00000000, float 0x3F3EA3CE20000000, float 0x3BB7603E80000000, float 0x4196F24BE0000000, float 0x3AC7101340000000, float 0x38DC47AF00000000, float 0x42CEFB11C0000000> }, align 32
@a4.10 = global i64 29787980169509112, align 32
@a4.12 = global <4 x float> <float 0x4300D64440000000, float 0x3B6FA5EDC0000000, float 0x381086A340000000, float 0x46993B5AA0000000>, align 32
@a4.13 = global i64 16266139595161115133, align 32
@a4.15 = global { i1, i1, half } { i1 true, i1 false, half 0xH3106 }, align 32
define void @abi_t4(ptr %table) {
  %t1 = load i48, ptr @a4.1
  %t2 = load <2 x float>, ptr @a4.4
  %t3 = load { ptr }, ptr @a4.6
  %t4 = load { i32, <8 x float> }, ptr @a4.8
  %t5 = load i64, ptr @a4.10
  %t6 = load <4 x float>, ptr @a4.12
  %t7 = load i64, ptr @a4.13
  %callee.at = getelementptr ptr, ptr %table, i64 4
  %callee = load ptr, ptr %callee.at
  %t8 = call zeroext i8 (ptr, i48, ptr, ptr, <2 x float>, ptr, { ptr }, <8 x i16>, { i32, <8 x float> }, i16, i64, i8, ...) %callee(ptr byval({ double }) align 8 @a4.0, i48 %t1, ptr byval({ <2 x float>, i128 }) align 16 @a4.2, ptr byval({ i8, double, i16, <1 x float> }) align 8 @a4.3, <2 x float> %t2, ptr byval({ <2 x i64>, <8 x i8>, <4 x double>, i64 }) align 16 @a4.5, { ptr } %t3, <8 x i16> <i16 34754, i16 39709, i16 11219, i16 41324, i16 46493, i16 9439, i16 29243, i16 50114>, { i32, <8 x float> } %t4, i16 signext 31018, i64 %t5, i8 208, <4 x float> %t6, i64 %t7, <4 x float> <float 0x3F73732DA0000000, float 0x3B446EC660000000, float 0x453337EFC0000000, float 0x3CE8FFB940000000>, ptr byval({ i1, i1, half }) align 8 @a4.15)
  %t9 = zext i8 %t8 to i64
  call void @abi_rec(i64 %t9)
  call void @abi_done(i32 4)
  ret void
}
@a5.1 = global i32 2242867258, align 32
@a5.2 = global i64 1434183860191572836, align 32
@a5.5 = global <8 x i8> <i8 247, i8 237, i8 3, i8 70, i8 237, i8 183, i8 60, i8 18>, align 32
@a5.6 = global { double, i8, half } { double 0x55D0A0A9169CDD20, i8 246, half 0xH2A79 }, align 32
define void @abi_t5(ptr %table) {
  %t1 = load i32, ptr @a5.1
  %t2 = load i64, ptr @a5.2
  %t3 = load <8 x i8>, ptr @a5.5
  %callee.at = getelementptr ptr, ptr %table, i64 5
  %callee = load ptr, ptr %callee.at
  call void %callee(ptr inttoptr (i64 2837227718339 to ptr), i32 %t1, i64 %t2, <1 x float> <float 0x4475B1A1A0000000>, <2 x i1> <i1 false, i1 false>, <8 x i8> %t3, ptr byval({ double, i8, half }) align 8 @a5.6)
  call void @abi_done(i32 5)
  ret void
}
@a6.1 = global i64 2132375920788376242, align 32
@a6.4 = global ptr inttoptr (i64 219476249550 to ptr), align 32
@a6.5 = global i64 2058677868318815784, align 32
@a6.6 = global <2 x float> <float 0x3A75E21220000000, float 0x41EC2AAA40000000>, align 32
@a6.7 = global x86_fp80 0xK6109BC78AABE70EEC71F, align 32
@a6.9 = global <16 x i8> <i8 140, i8 244, i8 148, i8 160, i8 222, i8 247, i8 222, i8 26, i8 93, i8 26, i8 208, i8 16, i8 50, i8 52, i8 82, i8 95>, align 32
define void @abi_t6(ptr %table) {
  %t1 = load i64, ptr @a6.1
  %t2 = load ptr, ptr @a6.4
  %t3 = load i64, ptr @a6.5
  %t4 = load <2 x float>, ptr @a6.6
  %t5 = load x86_fp80, ptr @a6.7
  %t6 = load <16 x i8>, ptr @a6.9
  %callee.at = getelementptr ptr, ptr %table, i64 6
  %callee = load ptr, ptr %callee.at
  %t7 = call i32 (<4 x float>, i64, <16 x i8>, { i32, <8 x float>, i64 }, ...) %callee(<4 x float> <float 0x3EC47DF240000000, float 0x3969AF96C0000000, float 0x464F770CC0000000, float 0x3D52FEE920000000>, i64 %t1, <16 x i8> <i8 142, i8 154, i8 144, i8 47, i8 111, i8 48, i8 83, i8 152, i8 26, i8 165, i8 201, i8 176, i8 84, i8 186, i8 19, i8 15>, { i32, <8 x float>, i64 } { i32 591450815, <8 x float> <float 0x45684F3040000000, float 0x47612A2540000000, float 0x3D23079F80000000, float 0x45A77CE160000000, float 0x4266256500000000, float 0x46EE6E2CE0000000, float 0x3BBE4B8E80000000, float 0x4339D836C0000000>, i64 14717196547095355692 }, ptr %t2, i64 %t3, <2 x float> %t4, x86_fp80 %t5, <2 x i64> <i64 14825911918627372391, i64 13154362420335698603>, <16 x i8> %t6)
  %t8 = zext i32 %t7 to i64
  call void @abi_rec(i64 %t8)
  call void @abi_done(i32 6)
  ret void
}
@a7.1 = global i99 57046483084916373349233600795, align 32
@a7.3 = global double 0x779A6EE0DB0108FB, align 32
@a7.4 = global <2 x i64> <i64 6562788129916641388, i64 14956251967012681913>, align 32
define void @abi_t7(ptr %table) {
  %t1 = load i99, ptr @a7.1
  %t2 = load double, ptr @a7.3
  %t3 = load <2 x i64>, ptr @a7.4
  %callee.at = getelementptr ptr, ptr %table, i64 7
  %callee = load ptr, ptr %callee.at
  %t4 = call <1 x i31> ({ float }, i99, ...) %callee({ float } { float 0x3B96BB6E80000000 }, i99 %t1, <4 x float> <float 0x4781894C20000000, float 0x40E7A412E0000000, float 0x3EFFC11760000000, float 0x3AF8A968C0000000>, double %t2, <2 x i64> %t3, <16 x i8> <i8 209, i8 196, i8 36, i8 92, i8 207, i8 4, i8 5, i8 64, i8 143, i8 117, i8 244, i8 98, i8 222, i8 132, i8 20, i8 13>, i64 17972708585622166484, double 0x3C76DD0C031F610E, i64 5149600139140373333)
  %t5 = extractelement <1 x i31> %t4, i32 0
  %t6 = zext i31 %t5 to i64
  call void @abi_rec(i64 %t6)
  call void @abi_done(i32 7)
  ret void
}
@a8.2 = global { i32, i1 } { i32 4187486276, i1 true }, align 32
@a8.3 = global x86_fp80 0xK0D8DE640DFECA4BCF702, align 32
@a8.6 = global i32 3740023459, align 32
define void @abi_t8(ptr %table) {
  %t1 = alloca { i8, <3 x float>, half, i1 }, align 16
  %t2 = load { i32, i1 }, ptr @a8.2
  %t3 = load x86_fp80, ptr @a8.3
  %t4 = load i32, ptr @a8.6
  %callee.at = getelementptr ptr, ptr %table, i64 8
  %callee = load ptr, ptr %callee.at
  call void (ptr, i64, { i32, i1 }, x86_fp80, ...) %callee(ptr sret({ i8, <3 x float>, half, i1 }) %t1, i64 5419365395165877725, { i32, i1 } %t2, x86_fp80 %t3, i32 1583545079, ptr inttoptr (i64 81868723408939 to ptr), i32 %t4, <16 x i8> <i8 145, i8 35, i8 67, i8 4, i8 139, i8 3, i8 187, i8 98, i8 34, i8 60, i8 123, i8 170, i8 180, i8 14, i8 2, i8 3>, i128 243711339995543456722492374513123718568, <16 x i8> <i8 202, i8 78, i8 14, i8 205, i8 128, i8 61, i8 9, i8 177, i8 98, i8 226, i8 88, i8 198, i8 5, i8 142, i8 76, i8 112>)
  %t5 = load { i8, <3 x float>, half, i1 }, ptr %t1
  %t6 = extractvalue { i8, <3 x float>, half, i1 } %t5, 0
  %t7 = zext i8 %t6 to i64
  call void @abi_rec(i64 %t7)
  %t8 = extractvalue { i8, <3 x float>, half, i1 } %t5, 1
  %t9 = extractelement <3 x float> %t8, i32 0
  %t10 = bitcast float %t9 to i32
  %t11 = zext i32 %t10 to i64
  call void @abi_rec(i64 %t11)
  %t12 = extractelement <3 x float> %t8, i32 1
  %t13 = bitcast float %t12 to i32
  %t14 = zext i32 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <3 x float> %t8, i32 2
  %t16 = bitcast float %t15 to i32
  %t17 = zext i32 %t16 to i64
  call void @abi_rec(i64 %t17)
  %t18 = extractvalue { i8, <3 x float>, half, i1 } %t5, 2
  %t19 = bitcast half %t18 to i16
  %t20 = zext i16 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractvalue { i8, <3 x float>, half, i1 } %t5, 3
  %t22 = zext i1 %t21 to i64
  call void @abi_rec(i64 %t22)
  call void @abi_done(i32 8)
  ret void
}
@a9.0 = global i8 147, align 32
@a9.1 = global <2 x ptr> <ptr inttoptr (i64 97976575004310 to ptr), ptr inttoptr (i64 99325890535827 to ptr)>, align 32
@a9.3 = global { <16 x i8>, double } { <16 x i8> <i8 17, i8 244, i8 164, i8 174, i8 215, i8 69, i8 30, i8 103, i8 193, i8 78, i8 66, i8 116, i8 76, i8 76, i8 0, i8 224>, double 0x29615FA6C21A2A98 }, align 32
@a9.6 = global i64 8441565656310812109, align 32
@a9.9 = global ptr inttoptr (i64 2400509312884 to ptr), align 32
define void @abi_t9(ptr %table) {
  %t1 = load i8, ptr @a9.0
  %t2 = load <2 x ptr>, ptr @a9.1
  %t3 = load i64, ptr @a9.6
  %t4 = load ptr, ptr @a9.9
  %callee.at = getelementptr ptr, ptr %table, i64 9
  %callee = load ptr, ptr %callee.at
  %t5 = call { <8 x i8>, i64 } %callee(i8 %t1, <2 x ptr> %t2, <6 x float> <float 0x4309779980000000, float 0x3980AE3920000000, float 0x392B73E2E0000000, float 0x3F64DC8AE0000000, float 0x42786465C0000000, float 0x4658A86240000000>, ptr byval({ <16 x i8>, double }) align 8 @a9.3, ptr inttoptr (i64 92550170436134 to ptr), <4 x float> <float 0x3F8617F440000000, float 0x3A8A7EF020000000, float 0x3B8F182A80000000, float 0x3C4508B640000000>, i64 %t3, <16 x i16> <i16 23116, i16 65131, i16 5185, i16 41936, i16 27866, i16 28688, i16 40738, i16 33958, i16 42639, i16 25866, i16 11456, i16 12889, i16 9096, i16 59972, i16 32191, i16 11127>, double 0x77C9642972789150, ptr %t4)
  %t6 = extractvalue { <8 x i8>, i64 } %t5, 0
  %t7 = extractelement <8 x i8> %t6, i32 0
  %t8 = zext i8 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <8 x i8> %t6, i32 1
  %t10 = zext i8 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <8 x i8> %t6, i32 2
  %t12 = zext i8 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <8 x i8> %t6, i32 3
  %t14 = zext i8 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <8 x i8> %t6, i32 4
  %t16 = zext i8 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <8 x i8> %t6, i32 5
  %t18 = zext i8 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <8 x i8> %t6, i32 6
  %t20 = zext i8 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <8 x i8> %t6, i32 7
  %t22 = zext i8 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractvalue { <8 x i8>, i64 } %t5, 1
  call void @abi_rec(i64 %t23)
  call void @abi_done(i32 9)
  ret void
}
@a10.2 = global <2 x double> <double 0x418B00FDAE7F6633, double 0x77824B7852C37AD5>, align 32
@a10.4 = global i82 3717243430799362264786893, align 32
@a10.7 = global i64 3540440188552606424, align 32
@a10.10 = global [3 x i32] [i32 2001430143, i32 1316021672, i32 1903439080], align 32
define void @abi_t10(ptr %table) {
  %t1 = load <2 x double>, ptr @a10.2
  %t2 = load i82, ptr @a10.4
  %t3 = load i64, ptr @a10.7
  %callee.at = getelementptr ptr, ptr %table, i64 10
  %callee = load ptr, ptr %callee.at
  %t4 = call i64 (i42, double, <2 x double>, i32, i82, <8 x half>, <8 x float>, ...) %callee(i42 117775375877, double 0x252E08F98A887204, <2 x double> %t1, i32 325477439, i82 %t2, <8 x half> <half 0xH52B9, half 0xH48C9, half 0xH102B, half 0xH0EB6, half 0xH57CD, half 0xH58F6, half 0xH4978, half 0xH34B6>, <8 x float> <float 0x3C64E73CC0000000, float 0x40E7432B60000000, float 0x47AD223300000000, float 0x3EE0A06020000000, float 0x3B6E1C6220000000, float 0x404FB3BFA0000000, float 0x46C2238700000000, float 0x3E2A801040000000>, i64 %t3, double 0x5B23659DCF966714, <2 x i64> <i64 5647404166842470876, i64 15790352783283545912>, ptr byval([3 x i32]) align 16 @a10.10, x86_fp80 0xK46C6CC445D7BEAE74C84)
  call void @abi_rec(i64 %t4)
  call void @abi_done(i32 10)
  ret void
}
@a11.0 = global i16 6699, align 32
@a11.1 = global <2 x float> <float 0x426DD09440000000, float 0x3BBA545E20000000>, align 32
@a11.4 = global { <8 x i16>, <2 x float> } { <8 x i16> <i16 9663, i16 27900, i16 3724, i16 30378, i16 948, i16 12421, i16 50206, i16 12442>, <2 x float> <float 0x39C2C14B40000000, float 0x3F6E39F820000000> }, align 32
@a11.5 = global { half, x86_fp80, float } { half 0xH3C1E, x86_fp80 0xK730EF82BFAABCD8B7E76, float 0x3FB4A022E0000000 }, align 32
define void @abi_t11(ptr %table) {
  %t1 = load i16, ptr @a11.0
  %t2 = load <2 x float>, ptr @a11.1
  %callee.at = getelementptr ptr, ptr %table, i64 11
  %callee = load ptr, ptr %callee.at
  %t3 = call { i32, <16 x i8> } %callee(i16 %t1, <2 x float> %t2, { <16 x i8>, <2 x half>, ptr } { <16 x i8> <i8 2, i8 52, i8 168, i8 60, i8 148, i8 17, i8 190, i8 238, i8 128, i8 95, i8 111, i8 149, i8 78, i8 57, i8 188, i8 24>, <2 x half> <half 0xH33B7, half 0xH4B5E>, ptr inttoptr (i64 77548197559726 to ptr) }, <4 x double> <double 0x647D39DF71CCE240, double 0x5D112C0FAFA6FA06, double 0x72370EC90FC1B6DB, double 0x43FBC79342AEBFF6>, ptr byval({ <8 x i16>, <2 x float> }) align 8 @a11.4, ptr byval({ half, x86_fp80, float }) align 8 @a11.5, <8 x half> <half 0xH46C9, half 0xH0D8A, half 0xH072C, half 0xH6677, half 0xH69CB, half 0xH5D7B, half 0xH663A, half 0xH5268>, <2 x i32> <i32 3585498014, i32 2656272783>)
  %t4 = extractvalue { i32, <16 x i8> } %t3, 0
  %t5 = zext i32 %t4 to i64
  call void @abi_rec(i64 %t5)
  %t6 = extractvalue { i32, <16 x i8> } %t3, 1
  %t7 = extractelement <16 x i8> %t6, i32 0
  %t8 = zext i8 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <16 x i8> %t6, i32 1
  %t10 = zext i8 %t9 to i64
  call void @abi_rec(i64 %t10)
  %t11 = extractelement <16 x i8> %t6, i32 2
  %t12 = zext i8 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <16 x i8> %t6, i32 3
  %t14 = zext i8 %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <16 x i8> %t6, i32 4
  %t16 = zext i8 %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <16 x i8> %t6, i32 5
  %t18 = zext i8 %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractelement <16 x i8> %t6, i32 6
  %t20 = zext i8 %t19 to i64
  call void @abi_rec(i64 %t20)
  %t21 = extractelement <16 x i8> %t6, i32 7
  %t22 = zext i8 %t21 to i64
  call void @abi_rec(i64 %t22)
  %t23 = extractelement <16 x i8> %t6, i32 8
  %t24 = zext i8 %t23 to i64
  call void @abi_rec(i64 %t24)
  %t25 = extractelement <16 x i8> %t6, i32 9
  %t26 = zext i8 %t25 to i64
  call void @abi_rec(i64 %t26)
  %t27 = extractelement <16 x i8> %t6, i32 10
  %t28 = zext i8 %t27 to i64
  call void @abi_rec(i64 %t28)
  %t29 = extractelement <16 x i8> %t6, i32 11
  %t30 = zext i8 %t29 to i64
  call void @abi_rec(i64 %t30)
  %t31 = extractelement <16 x i8> %t6, i32 12
  %t32 = zext i8 %t31 to i64
  call void @abi_rec(i64 %t32)
  %t33 = extractelement <16 x i8> %t6, i32 13
  %t34 = zext i8 %t33 to i64
  call void @abi_rec(i64 %t34)
  %t35 = extractelement <16 x i8> %t6, i32 14
  %t36 = zext i8 %t35 to i64
  call void @abi_rec(i64 %t36)
  %t37 = extractelement <16 x i8> %t6, i32 15
  %t38 = zext i8 %t37 to i64
  call void @abi_rec(i64 %t38)
  call void @abi_done(i32 11)
  ret void
}
@a12.1 = global i8 124, align 32
@a12.2 = global [2 x i32] [i32 29178817, i32 4244298696], align 32
@a12.5 = global <8 x float> <float 0x40A6995500000000, float 0x3AC64A9A80000000, float 0x3EE8F0A560000000, float 0x3F1FA63680000000, float 0x4530439B80000000, float 0x3BB7AF9C60000000, float 0x3CC1BF5F80000000, float 0x4528398F60000000>, align 32
@a12.8 = global i32 3344728840, align 32
@a12.11 = global [3 x x86_fp80] [x86_fp80 0xK71F6C3BA7B1C151F0DF3, x86_fp80 0xK5205EA7FA6F6DEF90D0D, x86_fp80 0xK573D95C79508A2E6AA9A], align 32
define void @abi_t12(ptr %table) {
  %t1 = load i8, ptr @a12.1
  %t2 = load [2 x i32], ptr @a12.2
  %t3 = load <8 x float>, ptr @a12.5
  %t4 = load i32, ptr @a12.8
  %t5 = load [3 x x86_fp80], ptr @a12.11
  %callee.at = getelementptr ptr, ptr %table, i64 12
  %callee = load ptr, ptr %callee.at
  %t6 = call <2 x i32> %callee(i16 zeroext 60585, i8 signext %t1, [2 x i32] %t2, <8 x i8> <i8 154, i8 94, i8 193, i8 226, i8 122, i8 67, i8 205, i8 146>, i1 signext false, <8 x float> %t3, { x86_fp80, float } { x86_fp80 0xK44BCB8394EF47BEC0047, float 0x396AA48E80000000 }, <9 x i32> <i32 1348076367, i32 405066940, i32 348038496, i32 3136387628, i32 1397061673, i32 1749323595, i32 747710673, i32 1377335805, i32 1504947985>, i32 %t4, i32 2703605818, i32 530390430, [3 x x86_fp80] %t5)
  %t7 = extractelement <2 x i32> %t6, i32 0
  %t8 = zext i32 %t7 to i64
  call void @abi_rec(i64 %t8)
  %t9 = extractelement <2 x i32> %t6, i32 1
  %t10 = zext i32 %t9 to i64
  call void @abi_rec(i64 %t10)
  call void @abi_done(i32 12)
  ret void
}
@a13.1 = global { <1 x float>, x86_fp80 } { <1 x float> <float 0x43C4E29140000000>, x86_fp80 0xK054E9BD84AEC91586ED8 }, align 32
@a13.2 = global { <2 x ptr>, i16, x86_fp80 } { <2 x ptr> <ptr inttoptr (i64 106315858354869 to ptr), ptr inttoptr (i64 127400325614400 to ptr)>, i16 3131, x86_fp80 0xK08A494D95122EC189BFC }, align 32
define void @abi_t13(ptr %table) {
  %t1 = load { <2 x ptr>, i16, x86_fp80 }, ptr @a13.2
  %callee.at = getelementptr ptr, ptr %table, i64 13
  %callee = load ptr, ptr %callee.at
  %t2 = call { x86_fp80, i64, i16, double } %callee(half 0xH0532, ptr byval({ <1 x float>, x86_fp80 }) align 8 @a13.1, { <2 x ptr>, i16, x86_fp80 } %t1, double 0x247B45854ACBBE13, x86_fp80 0xK1DB1EEF9EEF808C330A6)
  %t3 = extractvalue { x86_fp80, i64, i16, double } %t2, 0
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
  %t10 = extractvalue { x86_fp80, i64, i16, double } %t2, 1
  call void @abi_rec(i64 %t10)
  %t11 = extractvalue { x86_fp80, i64, i16, double } %t2, 2
  %t12 = zext i16 %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractvalue { x86_fp80, i64, i16, double } %t2, 3
  %t14 = bitcast double %t13 to i64
  call void @abi_rec(i64 %t14)
  call void @abi_done(i32 13)
  ret void
}
@a14.0 = global float 0x38CEBD5C80000000, align 32
@a14.1 = global { i32, <6 x float> } { i32 4247918652, <6 x float> <float 0x3D5C9BD840000000, float 0x3D13895460000000, float 0x3DF74BF980000000, float 0x3850850240000000, float 0x4331F3C400000000, float 0x443311C420000000> }, align 32
@a14.2 = global i1 false, align 32
@a14.3 = global i32 3861027241, align 32
@a14.5 = global double 0x2B38E68FC85B93FF, align 32
@a14.7 = global float 0x3CF10BFE60000000, align 32
define void @abi_t14(ptr %table) {
  %t1 = load float, ptr @a14.0
  %t2 = load { i32, <6 x float> }, ptr @a14.1
  %t3 = load i1, ptr @a14.2
  %t4 = load i32, ptr @a14.3
  %t5 = load double, ptr @a14.5
  %t6 = load float, ptr @a14.7
  %callee.at = getelementptr ptr, ptr %table, i64 14
  %callee = load ptr, ptr %callee.at
  %t7 = call { i8, <4 x double>, i32 } %callee(float %t1, { i32, <6 x float> } %t2, i1 %t3, i32 %t4, <8 x i32> <i32 471939039, i32 3316610254, i32 4274953635, i32 3845047594, i32 3179104651, i32 2510309030, i32 3952851153, i32 3959152223>, double %t5, i1 zeroext true, float %t6)
  %t8 = extractvalue { i8, <4 x double>, i32 } %t7, 0
  %t9 = zext i8 %t8 to i64
  call void @abi_rec(i64 %t9)
  %t10 = extractvalue { i8, <4 x double>, i32 } %t7, 1
  %t11 = extractelement <4 x double> %t10, i32 0
  %t12 = bitcast double %t11 to i64
  call void @abi_rec(i64 %t12)
  %t13 = extractelement <4 x double> %t10, i32 1
  %t14 = bitcast double %t13 to i64
  call void @abi_rec(i64 %t14)
  %t15 = extractelement <4 x double> %t10, i32 2
  %t16 = bitcast double %t15 to i64
  call void @abi_rec(i64 %t16)
  %t17 = extractelement <4 x double> %t10, i32 3
  %t18 = bitcast double %t17 to i64
  call void @abi_rec(i64 %t18)
  %t19 = extractvalue { i8, <4 x double>, i32 } %t7, 2
  %t20 = zext i32 %t19 to i64
  call void @abi_rec(i64 %t20)
  call void @abi_done(i32 14)
  ret void
}
@a15.0 = global { i64, i32, <8 x float> } { i64 2557740576519369773, i32 886758352, <8 x float> <float 0x443EBD6740000000, float 0x3AC1E6E240000000, float 0x41C978D5A0000000, float 0x41EB474020000000, float 0x457BB808A0000000, float 0x4197CB7FA0000000, float 0x3B9DF1C940000000, float 0x3F1A10F700000000> }, align 32
@a15.1 = global { double } { double 0x0A2EC77E4107E203 }, align 32
@a15.5 = global <2 x i64> <i64 2944722124398343488, i64 14510617793411916761>, align 32
define void @abi_t15(ptr %table) {
  %t1 = load { i64, i32, <8 x float> }, ptr @a15.0
  %t2 = load <2 x i64>, ptr @a15.5
  %callee.at = getelementptr ptr, ptr %table, i64 15
  %callee = load ptr, ptr %callee.at
  call void %callee({ i64, i32, <8 x float> } %t1, ptr byval({ double }) align 8 @a15.1, <4 x float> <float 0x4192FCC460000000, float 0x417773BF60000000, float 0x44D8B958E0000000, float 0x427185D820000000>, double 0x2C6CC1A3A3CBC2B6, <5 x half> <half 0xH46D0, half 0xH6F5D, half 0xH05D6, half 0xH2AAB, half 0xH05C3>, <2 x i64> %t2, i16 zeroext 18291, i64 11086993199612919780)
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

