; ModuleID = 'wide.c'
source_filename = "wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"aesenc\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"aesenclast\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"aesdec\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"aesdeclast\00", align 1
@state = internal global i64 88172645463325252, align 8
@.str.4 = private unnamed_addr constant [6 x i8] c"%-12s\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c" %016llx\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"product 00\00", align 1
@.str.8 = private unnamed_addr constant [11 x i8] c"product 01\00", align 1
@.str.9 = private unnamed_addr constant [11 x i8] c"product 10\00", align 1
@.str.10 = private unnamed_addr constant [11 x i8] c"product 11\00", align 1
@__const.halves.floats = private unnamed_addr constant [8 x float] [float 0x3FF000D1C0000000, float 0xBFF000D1C0000000, float 6.551900e+04, float -6.551900e+04, float 0x3E601B2B20000000, float 0xBE601B2B20000000, float 0x3FB99999A0000000, float -1.000000e+09], align 16
@.str.11 = private unnamed_addr constant [8 x i8] c"nearest\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"down\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"up\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"to zero\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @rounds()
  call void @products()
  call void @halves()
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @rounds() #1 {
entry:
  %__A.addr.i38 = alloca <4 x i64>, align 32
  %__B.addr.i39 = alloca <4 x i64>, align 32
  %byval-temp1937 = alloca <4 x i64>, align 32
  %byval-temp1836 = alloca <4 x i64>, align 32
  %__A.addr.i32 = alloca <4 x i64>, align 32
  %__B.addr.i33 = alloca <4 x i64>, align 32
  %byval-temp1331 = alloca <4 x i64>, align 32
  %byval-temp1230 = alloca <4 x i64>, align 32
  %__A.addr.i26 = alloca <4 x i64>, align 32
  %__B.addr.i27 = alloca <4 x i64>, align 32
  %byval-temp725 = alloca <4 x i64>, align 32
  %byval-temp624 = alloca <4 x i64>, align 32
  %__A.addr.i = alloca <4 x i64>, align 32
  %__B.addr.i = alloca <4 x i64>, align 32
  %byval-temp223 = alloca <4 x i64>, align 32
  %byval-temp22 = alloca <4 x i64>, align 32
  %a = alloca <4 x i64>, align 32
  %key = alloca <4 x i64>, align 32
  %r = alloca <4 x i64>, align 32
  %byval-temp = alloca <4 x i64>, align 32
  %byval-temp2 = alloca <4 x i64>, align 32
  %r5 = alloca <4 x i64>, align 32
  %byval-temp6 = alloca <4 x i64>, align 32
  %byval-temp7 = alloca <4 x i64>, align 32
  %r11 = alloca <4 x i64>, align 32
  %byval-temp12 = alloca <4 x i64>, align 32
  %byval-temp13 = alloca <4 x i64>, align 32
  %r17 = alloca <4 x i64>, align 32
  %byval-temp18 = alloca <4 x i64>, align 32
  %byval-temp19 = alloca <4 x i64>, align 32
  %call = call <4 x i64> @vector()
  store <4 x i64> %call, ptr %a, align 32
  %call1 = call <4 x i64> @vector()
  store <4 x i64> %call1, ptr %key, align 32
  br label %do.body

do.body:                                          ; preds = %entry
  %0 = load <4 x i64>, ptr %a, align 32
  %1 = load <4 x i64>, ptr %key, align 32
  store <4 x i64> %0, ptr %byval-temp, align 32
  store <4 x i64> %1, ptr %byval-temp2, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %byval-temp223, ptr align 1 %byval-temp2, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %byval-temp22, ptr align 1 %byval-temp, i64 32, i1 false)
  %__A.i = load <4 x i64>, ptr %byval-temp22, align 32
  %__B.i = load <4 x i64>, ptr %byval-temp223, align 32
  store <4 x i64> %__A.i, ptr %__A.addr.i, align 32
  store <4 x i64> %__B.i, ptr %__B.addr.i, align 32
  %2 = load <4 x i64>, ptr %__A.addr.i, align 32
  %3 = load <4 x i64>, ptr %__B.addr.i, align 32
  %4 = call <4 x i64> @llvm.x86.aesni.aesenc.256(<4 x i64> %2, <4 x i64> %3)
  store <4 x i64> %4, ptr %r, align 32
  call void @show(ptr noundef @.str, ptr noundef %r, i32 noundef 4)
  br label %do.end

do.end:                                           ; preds = %do.body
  br label %do.body4

do.body4:                                         ; preds = %do.end
  %5 = load <4 x i64>, ptr %a, align 32
  %6 = load <4 x i64>, ptr %key, align 32
  store <4 x i64> %5, ptr %byval-temp6, align 32
  store <4 x i64> %6, ptr %byval-temp7, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %byval-temp725, ptr align 1 %byval-temp7, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %byval-temp624, ptr align 1 %byval-temp6, i64 32, i1 false)
  %__A.i28 = load <4 x i64>, ptr %byval-temp624, align 32
  %__B.i29 = load <4 x i64>, ptr %byval-temp725, align 32
  store <4 x i64> %__A.i28, ptr %__A.addr.i26, align 32
  store <4 x i64> %__B.i29, ptr %__B.addr.i27, align 32
  %7 = load <4 x i64>, ptr %__A.addr.i26, align 32
  %8 = load <4 x i64>, ptr %__B.addr.i27, align 32
  %9 = call <4 x i64> @llvm.x86.aesni.aesenclast.256(<4 x i64> %7, <4 x i64> %8)
  store <4 x i64> %9, ptr %r5, align 32
  call void @show(ptr noundef @.str.1, ptr noundef %r5, i32 noundef 4)
  br label %do.end9

do.end9:                                          ; preds = %do.body4
  br label %do.body10

do.body10:                                        ; preds = %do.end9
  %10 = load <4 x i64>, ptr %a, align 32
  %11 = load <4 x i64>, ptr %key, align 32
  store <4 x i64> %10, ptr %byval-temp12, align 32
  store <4 x i64> %11, ptr %byval-temp13, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %byval-temp1331, ptr align 1 %byval-temp13, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %byval-temp1230, ptr align 1 %byval-temp12, i64 32, i1 false)
  %__A.i34 = load <4 x i64>, ptr %byval-temp1230, align 32
  %__B.i35 = load <4 x i64>, ptr %byval-temp1331, align 32
  store <4 x i64> %__A.i34, ptr %__A.addr.i32, align 32
  store <4 x i64> %__B.i35, ptr %__B.addr.i33, align 32
  %12 = load <4 x i64>, ptr %__A.addr.i32, align 32
  %13 = load <4 x i64>, ptr %__B.addr.i33, align 32
  %14 = call <4 x i64> @llvm.x86.aesni.aesdec.256(<4 x i64> %12, <4 x i64> %13)
  store <4 x i64> %14, ptr %r11, align 32
  call void @show(ptr noundef @.str.2, ptr noundef %r11, i32 noundef 4)
  br label %do.end15

do.end15:                                         ; preds = %do.body10
  br label %do.body16

do.body16:                                        ; preds = %do.end15
  %15 = load <4 x i64>, ptr %a, align 32
  %16 = load <4 x i64>, ptr %key, align 32
  store <4 x i64> %15, ptr %byval-temp18, align 32
  store <4 x i64> %16, ptr %byval-temp19, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %byval-temp1937, ptr align 1 %byval-temp19, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %byval-temp1836, ptr align 1 %byval-temp18, i64 32, i1 false)
  %__A.i40 = load <4 x i64>, ptr %byval-temp1836, align 32
  %__B.i41 = load <4 x i64>, ptr %byval-temp1937, align 32
  store <4 x i64> %__A.i40, ptr %__A.addr.i38, align 32
  store <4 x i64> %__B.i41, ptr %__B.addr.i39, align 32
  %17 = load <4 x i64>, ptr %__A.addr.i38, align 32
  %18 = load <4 x i64>, ptr %__B.addr.i39, align 32
  %19 = call <4 x i64> @llvm.x86.aesni.aesdeclast.256(<4 x i64> %17, <4 x i64> %18)
  store <4 x i64> %19, ptr %r17, align 32
  call void @show(ptr noundef @.str.3, ptr noundef %r17, i32 noundef 4)
  br label %do.end21

do.end21:                                         ; preds = %do.body16
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @products() #2 {
entry:
  %a = alloca <4 x i64>, align 32
  %b = alloca <4 x i64>, align 32
  %r = alloca <4 x i64>, align 32
  %r3 = alloca <4 x i64>, align 32
  %r6 = alloca <4 x i64>, align 32
  %r9 = alloca <4 x i64>, align 32
  %call = call <4 x i64> @vector()
  store <4 x i64> %call, ptr %a, align 32
  %call1 = call <4 x i64> @vector()
  store <4 x i64> %call1, ptr %b, align 32
  br label %do.body

do.body:                                          ; preds = %entry
  %0 = load <4 x i64>, ptr %a, align 32
  %1 = load <4 x i64>, ptr %b, align 32
  %2 = call <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64> %0, <4 x i64> %1, i8 0)
  store <4 x i64> %2, ptr %r, align 32
  call void @show(ptr noundef @.str.7, ptr noundef %r, i32 noundef 4)
  br label %do.end

do.end:                                           ; preds = %do.body
  br label %do.body2

do.body2:                                         ; preds = %do.end
  %3 = load <4 x i64>, ptr %a, align 32
  %4 = load <4 x i64>, ptr %b, align 32
  %5 = call <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64> %3, <4 x i64> %4, i8 1)
  store <4 x i64> %5, ptr %r3, align 32
  call void @show(ptr noundef @.str.8, ptr noundef %r3, i32 noundef 4)
  br label %do.end4

do.end4:                                          ; preds = %do.body2
  br label %do.body5

do.body5:                                         ; preds = %do.end4
  %6 = load <4 x i64>, ptr %a, align 32
  %7 = load <4 x i64>, ptr %b, align 32
  %8 = call <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64> %6, <4 x i64> %7, i8 16)
  store <4 x i64> %8, ptr %r6, align 32
  call void @show(ptr noundef @.str.9, ptr noundef %r6, i32 noundef 4)
  br label %do.end7

do.end7:                                          ; preds = %do.body5
  br label %do.body8

do.body8:                                         ; preds = %do.end7
  %9 = load <4 x i64>, ptr %a, align 32
  %10 = load <4 x i64>, ptr %b, align 32
  %11 = call <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64> %9, <4 x i64> %10, i8 17)
  store <4 x i64> %11, ptr %r9, align 32
  call void @show(ptr noundef @.str.10, ptr noundef %r9, i32 noundef 4)
  br label %do.end10

do.end10:                                         ; preds = %do.body8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @halves() #3 {
entry:
  %floats = alloca [8 x float], align 16
  %v = alloca <8 x float>, align 32
  %r = alloca <2 x i64>, align 16
  %r2 = alloca <2 x i64>, align 16
  %r5 = alloca <2 x i64>, align 16
  %r8 = alloca <2 x i64>, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %floats, ptr align 16 @__const.halves.floats, i64 32, i1 false)
  %arraydecay = getelementptr inbounds [8 x float], ptr %floats, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %v, ptr align 16 %arraydecay, i64 32, i1 false)
  br label %do.body

do.body:                                          ; preds = %entry
  %0 = load <8 x float>, ptr %v, align 32
  %1 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %0, i32 0)
  %2 = bitcast <8 x i16> %1 to <2 x i64>
  store <2 x i64> %2, ptr %r, align 16
  call void @show(ptr noundef @.str.11, ptr noundef %r, i32 noundef 2)
  br label %do.end

do.end:                                           ; preds = %do.body
  br label %do.body1

do.body1:                                         ; preds = %do.end
  %3 = load <8 x float>, ptr %v, align 32
  %4 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %3, i32 1)
  %5 = bitcast <8 x i16> %4 to <2 x i64>
  store <2 x i64> %5, ptr %r2, align 16
  call void @show(ptr noundef @.str.12, ptr noundef %r2, i32 noundef 2)
  br label %do.end3

do.end3:                                          ; preds = %do.body1
  br label %do.body4

do.body4:                                         ; preds = %do.end3
  %6 = load <8 x float>, ptr %v, align 32
  %7 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %6, i32 2)
  %8 = bitcast <8 x i16> %7 to <2 x i64>
  store <2 x i64> %8, ptr %r5, align 16
  call void @show(ptr noundef @.str.13, ptr noundef %r5, i32 noundef 2)
  br label %do.end6

do.end6:                                          ; preds = %do.body4
  br label %do.body7

do.body7:                                         ; preds = %do.end6
  %9 = load <8 x float>, ptr %v, align 32
  %10 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %9, i32 3)
  %11 = bitcast <8 x i16> %10 to <2 x i64>
  store <2 x i64> %11, ptr %r8, align 16
  call void @show(ptr noundef @.str.14, ptr noundef %r8, i32 noundef 2)
  br label %do.end9

do.end9:                                          ; preds = %do.body7
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal <4 x i64> @vector() #4 {
entry:
  %words = alloca [4 x i64], align 16
  %i = alloca i32, align 4
  %v = alloca <4 x i64>, align 32
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr @state, align 8
  %shl = shl i64 %1, 13
  %2 = load i64, ptr @state, align 8
  %xor = xor i64 %2, %shl
  store i64 %xor, ptr @state, align 8
  %3 = load i64, ptr @state, align 8
  %shr = lshr i64 %3, 7
  %4 = load i64, ptr @state, align 8
  %xor1 = xor i64 %4, %shr
  store i64 %xor1, ptr @state, align 8
  %5 = load i64, ptr @state, align 8
  %shl2 = shl i64 %5, 17
  %6 = load i64, ptr @state, align 8
  %xor3 = xor i64 %6, %shl2
  store i64 %xor3, ptr @state, align 8
  %7 = load i64, ptr @state, align 8
  %8 = load i32, ptr %i, align 4
  %idxprom = sext i32 %8 to i64
  %arrayidx = getelementptr inbounds [4 x i64], ptr %words, i64 0, i64 %idxprom
  store i64 %7, ptr %arrayidx, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4
  %inc = add nsw i32 %9, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !6

for.end:                                          ; preds = %for.cond
  %arraydecay = getelementptr inbounds [4 x i64], ptr %words, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %v, ptr align 16 %arraydecay, i64 32, i1 false)
  %10 = load <4 x i64>, ptr %v, align 32
  ret <4 x i64> %10
}

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %name, ptr noundef %p, i32 noundef %n) #0 {
entry:
  %name.addr = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %words = alloca [4 x i64], align 16
  %i = alloca i32, align 4
  store ptr %name, ptr %name.addr, align 8
  store ptr %p, ptr %p.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %arraydecay = getelementptr inbounds [4 x i64], ptr %words, i64 0, i64 0
  %0 = load ptr, ptr %p.addr, align 8
  %1 = load i32, ptr %n.addr, align 4
  %mul = mul nsw i32 8, %1
  %conv = sext i32 %mul to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay, ptr align 1 %0, i64 %conv, i1 false)
  %2 = load ptr, ptr %name.addr, align 8
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.4, ptr noundef %2)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4
  %4 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %3, %4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %i, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [4 x i64], ptr %words, i64 0, i64 %idxprom
  %6 = load i64, ptr %arrayidx, align 8
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %6)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.6)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i64> @llvm.x86.aesni.aesenc.256(<4 x i64>, <4 x i64>) #6

declare i32 @printf(ptr noundef, ...) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i64> @llvm.x86.aesni.aesenclast.256(<4 x i64>, <4 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i64> @llvm.x86.aesni.aesdec.256(<4 x i64>, <4 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i64> @llvm.x86.aesni.aesdeclast.256(<4 x i64>, <4 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64>, <4 x i64>, i8 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float>, i32 immarg) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+aes,+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vaes,+x87,+xsave" "tune-cpu"="generic" }
attributes #2 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+pclmul,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vpclmulqdq,+x87,+xsave" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+f16c,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
