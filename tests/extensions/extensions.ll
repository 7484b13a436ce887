; ModuleID = 'extensions.c'
source_filename = "extensions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.block.key = private unnamed_addr constant [16 x i8] c"+~\15\16(\AE\D2\A6\AB\F7\15\88\09\CFO<", align 16
@__const.block.plain = private unnamed_addr constant [16 x i8] c"2C\F6\A8\88Z0\8D11\98\A2\E07\074", align 16
@.str = private unnamed_addr constant [10 x i8] c"encrypted\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"decrypted\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"%-18s %016llx %016llx\0A\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"_mm_aesenc_si128\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"_mm_aesenclast_si128\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c"_mm_aesdec_si128\00", align 1
@.str.6 = private unnamed_addr constant [21 x i8] c"_mm_aesdeclast_si128\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"aesimc\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"aeskeygenassist\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"twice\00", align 1
@.str.10 = private unnamed_addr constant [13 x i8] c"pclmulqdq 00\00", align 1
@.str.11 = private unnamed_addr constant [13 x i8] c"pclmulqdq 01\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"pclmulqdq 10\00", align 1
@.str.13 = private unnamed_addr constant [13 x i8] c"pclmulqdq 11\00", align 1
@.str.14 = private unnamed_addr constant [14 x i8] c"of one vector\00", align 1
@state = internal global i64 88172645463325252, align 8
@sha256.k = internal constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 16
@.str.15 = private unnamed_addr constant [12 x i8] c"sha256 abef\00", align 1
@.str.16 = private unnamed_addr constant [12 x i8] c"sha256 cdgh\00", align 1
@.str.17 = private unnamed_addr constant [12 x i8] c"sha1rnds4 0\00", align 1
@.str.18 = private unnamed_addr constant [12 x i8] c"sha1rnds4 1\00", align 1
@.str.19 = private unnamed_addr constant [12 x i8] c"sha1rnds4 2\00", align 1
@.str.20 = private unnamed_addr constant [12 x i8] c"sha1rnds4 3\00", align 1
@.str.21 = private unnamed_addr constant [20 x i8] c"_mm_sha1nexte_epu32\00", align 1
@.str.22 = private unnamed_addr constant [19 x i8] c"_mm_sha1msg1_epu32\00", align 1
@.str.23 = private unnamed_addr constant [19 x i8] c"_mm_sha1msg2_epu32\00", align 1
@.str.24 = private unnamed_addr constant [21 x i8] c"_mm_sha256msg1_epu32\00", align 1
@.str.25 = private unnamed_addr constant [21 x i8] c"_mm_sha256msg2_epu32\00", align 1
@.str.26 = private unnamed_addr constant [12 x i8] c"sha256rnds2\00", align 1
@.str.27 = private unnamed_addr constant [10 x i8] c"123456789\00", align 1
@.str.28 = private unnamed_addr constant [25 x i8] c"crc32c             %08x\0A\00", align 1
@.str.29 = private unnamed_addr constant [25 x i8] c"crc32c 16          %08x\0A\00", align 1
@.str.30 = private unnamed_addr constant [25 x i8] c"crc32c 32          %08x\0A\00", align 1
@.str.31 = private unnamed_addr constant [28 x i8] c"crc32c 64          %016llx\0A\00", align 1
@halves.bits = internal constant [16 x i32] [i32 1065353216, i32 -1082125772, i32 1065357312, i32 -1082118144, i32 855638016, i32 855638017, i32 -1291845633, i32 947904512, i32 1199566847, i32 1199566848, i32 -947912704, i32 2139095040, i32 -8388608, i32 2143363909, i32 1, i32 -2147483648], align 16
@.str.32 = private unnamed_addr constant [8 x i8] c"nearest\00", align 1
@.str.33 = private unnamed_addr constant [5 x i8] c"down\00", align 1
@.str.34 = private unnamed_addr constant [3 x i8] c"up\00", align 1
@.str.35 = private unnamed_addr constant [12 x i8] c"toward zero\00", align 1
@.str.36 = private unnamed_addr constant [8 x i8] c"current\00", align 1
@.str.37 = private unnamed_addr constant [5 x i8] c"back\00", align 1
@.str.38 = private unnamed_addr constant [18 x i8] c"eight lanes, down\00", align 1
@.str.39 = private unnamed_addr constant [28 x i8] c"random numbers     %u %llx\0A\00", align 1
@.str.40 = private unnamed_addr constant [22 x i8] c"a number that is none\00", align 1
@.str.41 = private unnamed_addr constant [25 x i8] c"of all widths      %llx\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  call void @block()
  call void @steps()
  call void @sha256()
  call void @sha_steps()
  call void @sums()
  call void @halves()
  call void @random_numbers()
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @block() #1 {
  %1 = alloca <2 x i64>, align 16
  %2 = alloca <2 x i64>, align 16
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <2 x i64>, align 16
  %5 = alloca <2 x i64>, align 16
  %6 = alloca <2 x i64>, align 16
  %7 = alloca <2 x i64>, align 16
  %8 = alloca <2 x i64>, align 16
  %9 = alloca <2 x i64>, align 16
  %10 = alloca <2 x i64>, align 16
  %11 = alloca <2 x i64>, align 16
  %12 = alloca <2 x i64>, align 16
  %13 = alloca <2 x i64>, align 16
  %14 = alloca [16 x i8], align 16
  %15 = alloca [16 x i8], align 16
  %16 = alloca [11 x <2 x i64>], align 16
  %17 = alloca <2 x i64>, align 16
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %14, ptr align 16 @__const.block.key, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %15, ptr align 16 @__const.block.plain, i64 16, i1 false)
  %20 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 0
  %21 = getelementptr inbounds [16 x i8], ptr %14, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %20, ptr align 16 %21, i64 16, i1 false)
  %22 = getelementptr inbounds [16 x i8], ptr %15, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %17, ptr align 16 %22, i64 16, i1 false)
  %23 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 0
  %24 = load <2 x i64>, ptr %23, align 16
  %25 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 0
  %26 = load <2 x i64>, ptr %25, align 16
  %27 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %26, i8 1)
  %28 = call <2 x i64> @expand(<2 x i64> noundef %24, <2 x i64> noundef %27)
  %29 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 1
  store <2 x i64> %28, ptr %29, align 16
  %30 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 1
  %31 = load <2 x i64>, ptr %30, align 16
  %32 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 1
  %33 = load <2 x i64>, ptr %32, align 16
  %34 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %33, i8 2)
  %35 = call <2 x i64> @expand(<2 x i64> noundef %31, <2 x i64> noundef %34)
  %36 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 2
  store <2 x i64> %35, ptr %36, align 16
  %37 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 2
  %38 = load <2 x i64>, ptr %37, align 16
  %39 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 2
  %40 = load <2 x i64>, ptr %39, align 16
  %41 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %40, i8 4)
  %42 = call <2 x i64> @expand(<2 x i64> noundef %38, <2 x i64> noundef %41)
  %43 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 3
  store <2 x i64> %42, ptr %43, align 16
  %44 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 3
  %45 = load <2 x i64>, ptr %44, align 16
  %46 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 3
  %47 = load <2 x i64>, ptr %46, align 16
  %48 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %47, i8 8)
  %49 = call <2 x i64> @expand(<2 x i64> noundef %45, <2 x i64> noundef %48)
  %50 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 4
  store <2 x i64> %49, ptr %50, align 16
  %51 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 4
  %52 = load <2 x i64>, ptr %51, align 16
  %53 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 4
  %54 = load <2 x i64>, ptr %53, align 16
  %55 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %54, i8 16)
  %56 = call <2 x i64> @expand(<2 x i64> noundef %52, <2 x i64> noundef %55)
  %57 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 5
  store <2 x i64> %56, ptr %57, align 16
  %58 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 5
  %59 = load <2 x i64>, ptr %58, align 16
  %60 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 5
  %61 = load <2 x i64>, ptr %60, align 16
  %62 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %61, i8 32)
  %63 = call <2 x i64> @expand(<2 x i64> noundef %59, <2 x i64> noundef %62)
  %64 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 6
  store <2 x i64> %63, ptr %64, align 16
  %65 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 6
  %66 = load <2 x i64>, ptr %65, align 16
  %67 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 6
  %68 = load <2 x i64>, ptr %67, align 16
  %69 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %68, i8 64)
  %70 = call <2 x i64> @expand(<2 x i64> noundef %66, <2 x i64> noundef %69)
  %71 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 7
  store <2 x i64> %70, ptr %71, align 16
  %72 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 7
  %73 = load <2 x i64>, ptr %72, align 16
  %74 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 7
  %75 = load <2 x i64>, ptr %74, align 16
  %76 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %75, i8 -128)
  %77 = call <2 x i64> @expand(<2 x i64> noundef %73, <2 x i64> noundef %76)
  %78 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 8
  store <2 x i64> %77, ptr %78, align 16
  %79 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 8
  %80 = load <2 x i64>, ptr %79, align 16
  %81 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 8
  %82 = load <2 x i64>, ptr %81, align 16
  %83 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %82, i8 27)
  %84 = call <2 x i64> @expand(<2 x i64> noundef %80, <2 x i64> noundef %83)
  %85 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 9
  store <2 x i64> %84, ptr %85, align 16
  %86 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 9
  %87 = load <2 x i64>, ptr %86, align 16
  %88 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 9
  %89 = load <2 x i64>, ptr %88, align 16
  %90 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %89, i8 54)
  %91 = call <2 x i64> @expand(<2 x i64> noundef %87, <2 x i64> noundef %90)
  %92 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 10
  store <2 x i64> %91, ptr %92, align 16
  %93 = load <2 x i64>, ptr %17, align 16
  %94 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 0
  %95 = load <2 x i64>, ptr %94, align 16
  store <2 x i64> %93, ptr %10, align 16
  store <2 x i64> %95, ptr %11, align 16
  %96 = load <2 x i64>, ptr %10, align 16
  %97 = load <2 x i64>, ptr %11, align 16
  %98 = xor <2 x i64> %96, %97
  store <2 x i64> %98, ptr %17, align 16
  store i32 1, ptr %18, align 4
  br label %99

99:                                               ; preds = %111, %0
  %100 = load i32, ptr %18, align 4
  %101 = icmp slt i32 %100, 10
  br i1 %101, label %102, label %114

102:                                              ; preds = %99
  %103 = load <2 x i64>, ptr %17, align 16
  %104 = load i32, ptr %18, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 %105
  %107 = load <2 x i64>, ptr %106, align 16
  store <2 x i64> %103, ptr %8, align 16
  store <2 x i64> %107, ptr %9, align 16
  %108 = load <2 x i64>, ptr %8, align 16
  %109 = load <2 x i64>, ptr %9, align 16
  %110 = call <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64> %108, <2 x i64> %109)
  store <2 x i64> %110, ptr %17, align 16
  br label %111

111:                                              ; preds = %102
  %112 = load i32, ptr %18, align 4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %18, align 4
  br label %99, !llvm.loop !6

114:                                              ; preds = %99
  %115 = load <2 x i64>, ptr %17, align 16
  %116 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 10
  %117 = load <2 x i64>, ptr %116, align 16
  store <2 x i64> %115, ptr %6, align 16
  store <2 x i64> %117, ptr %7, align 16
  %118 = load <2 x i64>, ptr %6, align 16
  %119 = load <2 x i64>, ptr %7, align 16
  %120 = call <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64> %118, <2 x i64> %119)
  store <2 x i64> %120, ptr %17, align 16
  call void @show(ptr noundef @.str, ptr noundef %17)
  %121 = load <2 x i64>, ptr %17, align 16
  %122 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 10
  %123 = load <2 x i64>, ptr %122, align 16
  store <2 x i64> %121, ptr %12, align 16
  store <2 x i64> %123, ptr %13, align 16
  %124 = load <2 x i64>, ptr %12, align 16
  %125 = load <2 x i64>, ptr %13, align 16
  %126 = xor <2 x i64> %124, %125
  store <2 x i64> %126, ptr %17, align 16
  store i32 9, ptr %19, align 4
  br label %127

127:                                              ; preds = %141, %114
  %128 = load i32, ptr %19, align 4
  %129 = icmp sgt i32 %128, 0
  br i1 %129, label %130, label %144

130:                                              ; preds = %127
  %131 = load <2 x i64>, ptr %17, align 16
  %132 = load i32, ptr %19, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 %133
  %135 = load <2 x i64>, ptr %134, align 16
  store <2 x i64> %135, ptr %3, align 16
  %136 = load <2 x i64>, ptr %3, align 16
  %137 = call <2 x i64> @llvm.x86.aesni.aesimc(<2 x i64> %136)
  store <2 x i64> %131, ptr %4, align 16
  store <2 x i64> %137, ptr %5, align 16
  %138 = load <2 x i64>, ptr %4, align 16
  %139 = load <2 x i64>, ptr %5, align 16
  %140 = call <2 x i64> @llvm.x86.aesni.aesdec(<2 x i64> %138, <2 x i64> %139)
  store <2 x i64> %140, ptr %17, align 16
  br label %141

141:                                              ; preds = %130
  %142 = load i32, ptr %19, align 4
  %143 = add nsw i32 %142, -1
  store i32 %143, ptr %19, align 4
  br label %127, !llvm.loop !8

144:                                              ; preds = %127
  %145 = load <2 x i64>, ptr %17, align 16
  %146 = getelementptr inbounds [11 x <2 x i64>], ptr %16, i64 0, i64 0
  %147 = load <2 x i64>, ptr %146, align 16
  store <2 x i64> %145, ptr %1, align 16
  store <2 x i64> %147, ptr %2, align 16
  %148 = load <2 x i64>, ptr %1, align 16
  %149 = load <2 x i64>, ptr %2, align 16
  %150 = call <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64> %148, <2 x i64> %149)
  store <2 x i64> %150, ptr %17, align 16
  call void @show(ptr noundef @.str.1, ptr noundef %17)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @steps() #2 {
  %1 = alloca <2 x i64>, align 16
  %2 = alloca <2 x i64>, align 16
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <2 x i64>, align 16
  %5 = alloca <2 x i64>, align 16
  %6 = alloca <2 x i64>, align 16
  %7 = alloca <2 x i64>, align 16
  %8 = alloca <2 x i64>, align 16
  %9 = alloca <2 x i64>, align 16
  %10 = alloca <2 x i64>, align 16
  %11 = alloca <2 x i64>, align 16
  %12 = alloca <2 x i64>, align 16
  %13 = alloca <2 x i64>, align 16
  %14 = alloca <2 x i64>, align 16
  %15 = call <2 x i64> @vector()
  store <2 x i64> %15, ptr %12, align 16
  %16 = call <2 x i64> @vector()
  store <2 x i64> %16, ptr %13, align 16
  %17 = load <2 x i64>, ptr %12, align 16
  %18 = load <2 x i64>, ptr %13, align 16
  store <2 x i64> %17, ptr %8, align 16
  store <2 x i64> %18, ptr %9, align 16
  %19 = load <2 x i64>, ptr %8, align 16
  %20 = load <2 x i64>, ptr %9, align 16
  %21 = call <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64> %19, <2 x i64> %20)
  store <2 x i64> %21, ptr %14, align 16
  call void @show(ptr noundef @.str.3, ptr noundef %14)
  %22 = load <2 x i64>, ptr %12, align 16
  %23 = load <2 x i64>, ptr %13, align 16
  store <2 x i64> %22, ptr %6, align 16
  store <2 x i64> %23, ptr %7, align 16
  %24 = load <2 x i64>, ptr %6, align 16
  %25 = load <2 x i64>, ptr %7, align 16
  %26 = call <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64> %24, <2 x i64> %25)
  store <2 x i64> %26, ptr %14, align 16
  call void @show(ptr noundef @.str.4, ptr noundef %14)
  %27 = load <2 x i64>, ptr %12, align 16
  %28 = load <2 x i64>, ptr %13, align 16
  store <2 x i64> %27, ptr %4, align 16
  store <2 x i64> %28, ptr %5, align 16
  %29 = load <2 x i64>, ptr %4, align 16
  %30 = load <2 x i64>, ptr %5, align 16
  %31 = call <2 x i64> @llvm.x86.aesni.aesdec(<2 x i64> %29, <2 x i64> %30)
  store <2 x i64> %31, ptr %14, align 16
  call void @show(ptr noundef @.str.5, ptr noundef %14)
  %32 = load <2 x i64>, ptr %12, align 16
  %33 = load <2 x i64>, ptr %13, align 16
  store <2 x i64> %32, ptr %1, align 16
  store <2 x i64> %33, ptr %2, align 16
  %34 = load <2 x i64>, ptr %1, align 16
  %35 = load <2 x i64>, ptr %2, align 16
  %36 = call <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64> %34, <2 x i64> %35)
  store <2 x i64> %36, ptr %14, align 16
  call void @show(ptr noundef @.str.6, ptr noundef %14)
  %37 = load <2 x i64>, ptr %12, align 16
  store <2 x i64> %37, ptr %3, align 16
  %38 = load <2 x i64>, ptr %3, align 16
  %39 = call <2 x i64> @llvm.x86.aesni.aesimc(<2 x i64> %38)
  store <2 x i64> %39, ptr %14, align 16
  call void @show(ptr noundef @.str.7, ptr noundef %14)
  %40 = load <2 x i64>, ptr %12, align 16
  %41 = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %40, i8 -1)
  store <2 x i64> %41, ptr %14, align 16
  call void @show(ptr noundef @.str.8, ptr noundef %14)
  %42 = load <2 x i64>, ptr %12, align 16
  %43 = load <2 x i64>, ptr %12, align 16
  store <2 x i64> %42, ptr %10, align 16
  store <2 x i64> %43, ptr %11, align 16
  %44 = load <2 x i64>, ptr %10, align 16
  %45 = load <2 x i64>, ptr %11, align 16
  %46 = call <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64> %44, <2 x i64> %45)
  store <2 x i64> %46, ptr %14, align 16
  call void @show(ptr noundef @.str.9, ptr noundef %14)
  %47 = load <2 x i64>, ptr %12, align 16
  %48 = load <2 x i64>, ptr %13, align 16
  %49 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %47, <2 x i64> %48, i8 0)
  store <2 x i64> %49, ptr %14, align 16
  call void @show(ptr noundef @.str.10, ptr noundef %14)
  %50 = load <2 x i64>, ptr %12, align 16
  %51 = load <2 x i64>, ptr %13, align 16
  %52 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %50, <2 x i64> %51, i8 1)
  store <2 x i64> %52, ptr %14, align 16
  call void @show(ptr noundef @.str.11, ptr noundef %14)
  %53 = load <2 x i64>, ptr %12, align 16
  %54 = load <2 x i64>, ptr %13, align 16
  %55 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %53, <2 x i64> %54, i8 16)
  store <2 x i64> %55, ptr %14, align 16
  call void @show(ptr noundef @.str.12, ptr noundef %14)
  %56 = load <2 x i64>, ptr %12, align 16
  %57 = load <2 x i64>, ptr %13, align 16
  %58 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %56, <2 x i64> %57, i8 17)
  store <2 x i64> %58, ptr %14, align 16
  call void @show(ptr noundef @.str.13, ptr noundef %14)
  %59 = load <2 x i64>, ptr %12, align 16
  %60 = load <2 x i64>, ptr %12, align 16
  %61 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %59, <2 x i64> %60, i8 16)
  store <2 x i64> %61, ptr %14, align 16
  call void @show(ptr noundef @.str.14, ptr noundef %14)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sha256() #3 {
  %1 = alloca <2 x i64>, align 16
  %2 = alloca <2 x i64>, align 16
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <2 x i64>, align 16
  %5 = alloca <2 x i64>, align 16
  %6 = alloca <2 x i64>, align 16
  %7 = alloca ptr, align 8
  %8 = alloca <2 x i64>, align 16
  %9 = alloca <2 x i64>, align 16
  %10 = alloca <2 x i64>, align 16
  %11 = alloca <2 x i64>, align 16
  %12 = alloca <2 x i64>, align 16
  %13 = alloca <2 x i64>, align 16
  %14 = alloca <2 x i64>, align 16
  %15 = alloca <2 x i64>, align 16
  %16 = alloca <2 x i64>, align 16
  %17 = alloca <2 x i64>, align 16
  %18 = alloca <2 x i64>, align 16
  %19 = alloca <2 x i64>, align 16
  %20 = alloca <2 x i64>, align 16
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca <4 x i32>, align 16
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca <4 x i32>, align 16
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca <4 x i32>, align 16
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca <4 x i32>, align 16
  %41 = alloca [16 x <2 x i64>], align 16
  %42 = alloca <2 x i64>, align 16
  %43 = alloca <2 x i64>, align 16
  %44 = alloca <2 x i64>, align 16
  %45 = alloca <2 x i64>, align 16
  %46 = alloca i32, align 4
  %47 = alloca <2 x i64>, align 16
  %48 = alloca <2 x i64>, align 16
  store i32 1779033703, ptr %21, align 4
  store i32 -1150833019, ptr %22, align 4
  store i32 1359893119, ptr %23, align 4
  store i32 -1694144372, ptr %24, align 4
  %49 = load i32, ptr %24, align 4
  %50 = insertelement <4 x i32> poison, i32 %49, i32 0
  %51 = load i32, ptr %23, align 4
  %52 = insertelement <4 x i32> %50, i32 %51, i32 1
  %53 = load i32, ptr %22, align 4
  %54 = insertelement <4 x i32> %52, i32 %53, i32 2
  %55 = load i32, ptr %21, align 4
  %56 = insertelement <4 x i32> %54, i32 %55, i32 3
  store <4 x i32> %56, ptr %25, align 16
  %57 = load <4 x i32>, ptr %25, align 16
  %58 = bitcast <4 x i32> %57 to <2 x i64>
  store <2 x i64> %58, ptr %42, align 16
  store i32 1013904242, ptr %26, align 4
  store i32 -1521486534, ptr %27, align 4
  store i32 528734635, ptr %28, align 4
  store i32 1541459225, ptr %29, align 4
  %59 = load i32, ptr %29, align 4
  %60 = insertelement <4 x i32> poison, i32 %59, i32 0
  %61 = load i32, ptr %28, align 4
  %62 = insertelement <4 x i32> %60, i32 %61, i32 1
  %63 = load i32, ptr %27, align 4
  %64 = insertelement <4 x i32> %62, i32 %63, i32 2
  %65 = load i32, ptr %26, align 4
  %66 = insertelement <4 x i32> %64, i32 %65, i32 3
  store <4 x i32> %66, ptr %30, align 16
  %67 = load <4 x i32>, ptr %30, align 16
  %68 = bitcast <4 x i32> %67 to <2 x i64>
  store <2 x i64> %68, ptr %43, align 16
  %69 = load <2 x i64>, ptr %42, align 16
  store <2 x i64> %69, ptr %44, align 16
  %70 = load <2 x i64>, ptr %43, align 16
  store <2 x i64> %70, ptr %45, align 16
  store i32 0, ptr %31, align 4
  store i32 0, ptr %32, align 4
  store i32 0, ptr %33, align 4
  store i32 1633837952, ptr %34, align 4
  %71 = load i32, ptr %34, align 4
  %72 = insertelement <4 x i32> poison, i32 %71, i32 0
  %73 = load i32, ptr %33, align 4
  %74 = insertelement <4 x i32> %72, i32 %73, i32 1
  %75 = load i32, ptr %32, align 4
  %76 = insertelement <4 x i32> %74, i32 %75, i32 2
  %77 = load i32, ptr %31, align 4
  %78 = insertelement <4 x i32> %76, i32 %77, i32 3
  store <4 x i32> %78, ptr %35, align 16
  %79 = load <4 x i32>, ptr %35, align 16
  %80 = bitcast <4 x i32> %79 to <2 x i64>
  %81 = getelementptr inbounds [16 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %80, ptr %81, align 16
  store <2 x i64> zeroinitializer, ptr %20, align 16
  %82 = load <2 x i64>, ptr %20, align 16
  %83 = getelementptr inbounds [16 x <2 x i64>], ptr %41, i64 0, i64 2
  store <2 x i64> %82, ptr %83, align 16
  %84 = getelementptr inbounds [16 x <2 x i64>], ptr %41, i64 0, i64 1
  store <2 x i64> %82, ptr %84, align 16
  store i32 24, ptr %36, align 4
  store i32 0, ptr %37, align 4
  store i32 0, ptr %38, align 4
  store i32 0, ptr %39, align 4
  %85 = load i32, ptr %39, align 4
  %86 = insertelement <4 x i32> poison, i32 %85, i32 0
  %87 = load i32, ptr %38, align 4
  %88 = insertelement <4 x i32> %86, i32 %87, i32 1
  %89 = load i32, ptr %37, align 4
  %90 = insertelement <4 x i32> %88, i32 %89, i32 2
  %91 = load i32, ptr %36, align 4
  %92 = insertelement <4 x i32> %90, i32 %91, i32 3
  store <4 x i32> %92, ptr %40, align 16
  %93 = load <4 x i32>, ptr %40, align 16
  %94 = bitcast <4 x i32> %93 to <2 x i64>
  %95 = getelementptr inbounds [16 x <2 x i64>], ptr %41, i64 0, i64 3
  store <2 x i64> %94, ptr %95, align 16
  store i32 0, ptr %46, align 4
  br label %96

96:                                               ; preds = %197, %0
  %97 = load i32, ptr %46, align 4
  %98 = icmp slt i32 %97, 16
  br i1 %98, label %99, label %200

99:                                               ; preds = %96
  %100 = load i32, ptr %46, align 4
  %101 = icmp sge i32 %100, 4
  br i1 %101, label %102, label %155

102:                                              ; preds = %99
  %103 = load i32, ptr %46, align 4
  %104 = sub nsw i32 %103, 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [16 x <2 x i64>], ptr %41, i64 0, i64 %105
  %107 = load <2 x i64>, ptr %106, align 16
  %108 = load i32, ptr %46, align 4
  %109 = sub nsw i32 %108, 3
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [16 x <2 x i64>], ptr %41, i64 0, i64 %110
  %112 = load <2 x i64>, ptr %111, align 16
  store <2 x i64> %107, ptr %18, align 16
  store <2 x i64> %112, ptr %19, align 16
  %113 = load <2 x i64>, ptr %18, align 16
  %114 = bitcast <2 x i64> %113 to <4 x i32>
  %115 = load <2 x i64>, ptr %19, align 16
  %116 = bitcast <2 x i64> %115 to <4 x i32>
  %117 = call <4 x i32> @llvm.x86.sha256msg1(<4 x i32> %114, <4 x i32> %116)
  %118 = bitcast <4 x i32> %117 to <2 x i64>
  store <2 x i64> %118, ptr %47, align 16
  %119 = load <2 x i64>, ptr %47, align 16
  %120 = load i32, ptr %46, align 4
  %121 = sub nsw i32 %120, 1
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [16 x <2 x i64>], ptr %41, i64 0, i64 %122
  %124 = load <2 x i64>, ptr %123, align 16
  %125 = bitcast <2 x i64> %124 to <16 x i8>
  %126 = load i32, ptr %46, align 4
  %127 = sub nsw i32 %126, 2
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [16 x <2 x i64>], ptr %41, i64 0, i64 %128
  %130 = load <2 x i64>, ptr %129, align 16
  %131 = bitcast <2 x i64> %130 to <16 x i8>
  %132 = shufflevector <16 x i8> %131, <16 x i8> %125, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19>
  %133 = bitcast <16 x i8> %132 to <2 x i64>
  store <2 x i64> %119, ptr %10, align 16
  store <2 x i64> %133, ptr %11, align 16
  %134 = load <2 x i64>, ptr %10, align 16
  %135 = bitcast <2 x i64> %134 to <4 x i32>
  %136 = load <2 x i64>, ptr %11, align 16
  %137 = bitcast <2 x i64> %136 to <4 x i32>
  %138 = add <4 x i32> %135, %137
  %139 = bitcast <4 x i32> %138 to <2 x i64>
  store <2 x i64> %139, ptr %47, align 16
  %140 = load <2 x i64>, ptr %47, align 16
  %141 = load i32, ptr %46, align 4
  %142 = sub nsw i32 %141, 1
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [16 x <2 x i64>], ptr %41, i64 0, i64 %143
  %145 = load <2 x i64>, ptr %144, align 16
  store <2 x i64> %140, ptr %8, align 16
  store <2 x i64> %145, ptr %9, align 16
  %146 = load <2 x i64>, ptr %8, align 16
  %147 = bitcast <2 x i64> %146 to <4 x i32>
  %148 = load <2 x i64>, ptr %9, align 16
  %149 = bitcast <2 x i64> %148 to <4 x i32>
  %150 = call <4 x i32> @llvm.x86.sha256msg2(<4 x i32> %147, <4 x i32> %149)
  %151 = bitcast <4 x i32> %150 to <2 x i64>
  %152 = load i32, ptr %46, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [16 x <2 x i64>], ptr %41, i64 0, i64 %153
  store <2 x i64> %151, ptr %154, align 16
  br label %155

155:                                              ; preds = %102, %99
  %156 = load i32, ptr %46, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [16 x <2 x i64>], ptr %41, i64 0, i64 %157
  %159 = load <2 x i64>, ptr %158, align 16
  %160 = load i32, ptr %46, align 4
  %161 = mul nsw i32 4, %160
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [64 x i32], ptr @sha256.k, i64 0, i64 %162
  store ptr %163, ptr %7, align 8
  %164 = load ptr, ptr %7, align 8
  %165 = load <2 x i64>, ptr %164, align 1
  store <2 x i64> %159, ptr %12, align 16
  store <2 x i64> %165, ptr %13, align 16
  %166 = load <2 x i64>, ptr %12, align 16
  %167 = bitcast <2 x i64> %166 to <4 x i32>
  %168 = load <2 x i64>, ptr %13, align 16
  %169 = bitcast <2 x i64> %168 to <4 x i32>
  %170 = add <4 x i32> %167, %169
  %171 = bitcast <4 x i32> %170 to <2 x i64>
  store <2 x i64> %171, ptr %48, align 16
  %172 = load <2 x i64>, ptr %43, align 16
  %173 = load <2 x i64>, ptr %42, align 16
  %174 = load <2 x i64>, ptr %48, align 16
  store <2 x i64> %172, ptr %1, align 16
  store <2 x i64> %173, ptr %2, align 16
  store <2 x i64> %174, ptr %3, align 16
  %175 = load <2 x i64>, ptr %1, align 16
  %176 = bitcast <2 x i64> %175 to <4 x i32>
  %177 = load <2 x i64>, ptr %2, align 16
  %178 = bitcast <2 x i64> %177 to <4 x i32>
  %179 = load <2 x i64>, ptr %3, align 16
  %180 = bitcast <2 x i64> %179 to <4 x i32>
  %181 = call <4 x i32> @llvm.x86.sha256rnds2(<4 x i32> %176, <4 x i32> %178, <4 x i32> %180)
  %182 = bitcast <4 x i32> %181 to <2 x i64>
  store <2 x i64> %182, ptr %43, align 16
  %183 = load <2 x i64>, ptr %42, align 16
  %184 = load <2 x i64>, ptr %43, align 16
  %185 = load <2 x i64>, ptr %48, align 16
  %186 = bitcast <2 x i64> %185 to <4 x i32>
  %187 = shufflevector <4 x i32> %186, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 0>
  %188 = bitcast <4 x i32> %187 to <2 x i64>
  store <2 x i64> %183, ptr %4, align 16
  store <2 x i64> %184, ptr %5, align 16
  store <2 x i64> %188, ptr %6, align 16
  %189 = load <2 x i64>, ptr %4, align 16
  %190 = bitcast <2 x i64> %189 to <4 x i32>
  %191 = load <2 x i64>, ptr %5, align 16
  %192 = bitcast <2 x i64> %191 to <4 x i32>
  %193 = load <2 x i64>, ptr %6, align 16
  %194 = bitcast <2 x i64> %193 to <4 x i32>
  %195 = call <4 x i32> @llvm.x86.sha256rnds2(<4 x i32> %190, <4 x i32> %192, <4 x i32> %194)
  %196 = bitcast <4 x i32> %195 to <2 x i64>
  store <2 x i64> %196, ptr %42, align 16
  br label %197

197:                                              ; preds = %155
  %198 = load i32, ptr %46, align 4
  %199 = add nsw i32 %198, 1
  store i32 %199, ptr %46, align 4
  br label %96, !llvm.loop !9

200:                                              ; preds = %96
  %201 = load <2 x i64>, ptr %42, align 16
  %202 = load <2 x i64>, ptr %44, align 16
  store <2 x i64> %201, ptr %14, align 16
  store <2 x i64> %202, ptr %15, align 16
  %203 = load <2 x i64>, ptr %14, align 16
  %204 = bitcast <2 x i64> %203 to <4 x i32>
  %205 = load <2 x i64>, ptr %15, align 16
  %206 = bitcast <2 x i64> %205 to <4 x i32>
  %207 = add <4 x i32> %204, %206
  %208 = bitcast <4 x i32> %207 to <2 x i64>
  store <2 x i64> %208, ptr %42, align 16
  %209 = load <2 x i64>, ptr %43, align 16
  %210 = load <2 x i64>, ptr %45, align 16
  store <2 x i64> %209, ptr %16, align 16
  store <2 x i64> %210, ptr %17, align 16
  %211 = load <2 x i64>, ptr %16, align 16
  %212 = bitcast <2 x i64> %211 to <4 x i32>
  %213 = load <2 x i64>, ptr %17, align 16
  %214 = bitcast <2 x i64> %213 to <4 x i32>
  %215 = add <4 x i32> %212, %214
  %216 = bitcast <4 x i32> %215 to <2 x i64>
  store <2 x i64> %216, ptr %43, align 16
  call void @show(ptr noundef @.str.15, ptr noundef %42)
  call void @show(ptr noundef @.str.16, ptr noundef %43)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sha_steps() #4 {
  %1 = alloca <2 x i64>, align 16
  %2 = alloca <2 x i64>, align 16
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <2 x i64>, align 16
  %5 = alloca <2 x i64>, align 16
  %6 = alloca <2 x i64>, align 16
  %7 = alloca <2 x i64>, align 16
  %8 = alloca <2 x i64>, align 16
  %9 = alloca <2 x i64>, align 16
  %10 = alloca <2 x i64>, align 16
  %11 = alloca <2 x i64>, align 16
  %12 = alloca <2 x i64>, align 16
  %13 = alloca <2 x i64>, align 16
  %14 = alloca <2 x i64>, align 16
  %15 = alloca <2 x i64>, align 16
  %16 = alloca <2 x i64>, align 16
  %17 = alloca <2 x i64>, align 16
  %18 = alloca <2 x i64>, align 16
  %19 = alloca <2 x i64>, align 16
  %20 = alloca <2 x i64>, align 16
  %21 = call <2 x i64> @vector()
  store <2 x i64> %21, ptr %17, align 16
  %22 = call <2 x i64> @vector()
  store <2 x i64> %22, ptr %18, align 16
  %23 = call <2 x i64> @vector()
  store <2 x i64> %23, ptr %19, align 16
  %24 = load <2 x i64>, ptr %17, align 16
  %25 = bitcast <2 x i64> %24 to <4 x i32>
  %26 = load <2 x i64>, ptr %18, align 16
  %27 = bitcast <2 x i64> %26 to <4 x i32>
  %28 = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> %25, <4 x i32> %27, i8 0)
  %29 = bitcast <4 x i32> %28 to <2 x i64>
  store <2 x i64> %29, ptr %20, align 16
  call void @show(ptr noundef @.str.17, ptr noundef %20)
  %30 = load <2 x i64>, ptr %17, align 16
  %31 = bitcast <2 x i64> %30 to <4 x i32>
  %32 = load <2 x i64>, ptr %18, align 16
  %33 = bitcast <2 x i64> %32 to <4 x i32>
  %34 = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> %31, <4 x i32> %33, i8 1)
  %35 = bitcast <4 x i32> %34 to <2 x i64>
  store <2 x i64> %35, ptr %20, align 16
  call void @show(ptr noundef @.str.18, ptr noundef %20)
  %36 = load <2 x i64>, ptr %17, align 16
  %37 = bitcast <2 x i64> %36 to <4 x i32>
  %38 = load <2 x i64>, ptr %18, align 16
  %39 = bitcast <2 x i64> %38 to <4 x i32>
  %40 = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> %37, <4 x i32> %39, i8 2)
  %41 = bitcast <4 x i32> %40 to <2 x i64>
  store <2 x i64> %41, ptr %20, align 16
  call void @show(ptr noundef @.str.19, ptr noundef %20)
  %42 = load <2 x i64>, ptr %17, align 16
  %43 = bitcast <2 x i64> %42 to <4 x i32>
  %44 = load <2 x i64>, ptr %18, align 16
  %45 = bitcast <2 x i64> %44 to <4 x i32>
  %46 = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> %43, <4 x i32> %45, i8 3)
  %47 = bitcast <4 x i32> %46 to <2 x i64>
  store <2 x i64> %47, ptr %20, align 16
  call void @show(ptr noundef @.str.20, ptr noundef %20)
  %48 = load <2 x i64>, ptr %17, align 16
  %49 = load <2 x i64>, ptr %18, align 16
  store <2 x i64> %48, ptr %5, align 16
  store <2 x i64> %49, ptr %6, align 16
  %50 = load <2 x i64>, ptr %5, align 16
  %51 = bitcast <2 x i64> %50 to <4 x i32>
  %52 = load <2 x i64>, ptr %6, align 16
  %53 = bitcast <2 x i64> %52 to <4 x i32>
  %54 = call <4 x i32> @llvm.x86.sha1nexte(<4 x i32> %51, <4 x i32> %53)
  %55 = bitcast <4 x i32> %54 to <2 x i64>
  store <2 x i64> %55, ptr %20, align 16
  call void @show(ptr noundef @.str.21, ptr noundef %20)
  %56 = load <2 x i64>, ptr %17, align 16
  %57 = load <2 x i64>, ptr %18, align 16
  store <2 x i64> %56, ptr %3, align 16
  store <2 x i64> %57, ptr %4, align 16
  %58 = load <2 x i64>, ptr %3, align 16
  %59 = bitcast <2 x i64> %58 to <4 x i32>
  %60 = load <2 x i64>, ptr %4, align 16
  %61 = bitcast <2 x i64> %60 to <4 x i32>
  %62 = call <4 x i32> @llvm.x86.sha1msg1(<4 x i32> %59, <4 x i32> %61)
  %63 = bitcast <4 x i32> %62 to <2 x i64>
  store <2 x i64> %63, ptr %20, align 16
  call void @show(ptr noundef @.str.22, ptr noundef %20)
  %64 = load <2 x i64>, ptr %17, align 16
  %65 = load <2 x i64>, ptr %18, align 16
  store <2 x i64> %64, ptr %1, align 16
  store <2 x i64> %65, ptr %2, align 16
  %66 = load <2 x i64>, ptr %1, align 16
  %67 = bitcast <2 x i64> %66 to <4 x i32>
  %68 = load <2 x i64>, ptr %2, align 16
  %69 = bitcast <2 x i64> %68 to <4 x i32>
  %70 = call <4 x i32> @llvm.x86.sha1msg2(<4 x i32> %67, <4 x i32> %69)
  %71 = bitcast <4 x i32> %70 to <2 x i64>
  store <2 x i64> %71, ptr %20, align 16
  call void @show(ptr noundef @.str.23, ptr noundef %20)
  %72 = load <2 x i64>, ptr %17, align 16
  %73 = load <2 x i64>, ptr %18, align 16
  store <2 x i64> %72, ptr %15, align 16
  store <2 x i64> %73, ptr %16, align 16
  %74 = load <2 x i64>, ptr %15, align 16
  %75 = bitcast <2 x i64> %74 to <4 x i32>
  %76 = load <2 x i64>, ptr %16, align 16
  %77 = bitcast <2 x i64> %76 to <4 x i32>
  %78 = call <4 x i32> @llvm.x86.sha256msg1(<4 x i32> %75, <4 x i32> %77)
  %79 = bitcast <4 x i32> %78 to <2 x i64>
  store <2 x i64> %79, ptr %20, align 16
  call void @show(ptr noundef @.str.24, ptr noundef %20)
  %80 = load <2 x i64>, ptr %17, align 16
  %81 = load <2 x i64>, ptr %18, align 16
  store <2 x i64> %80, ptr %13, align 16
  store <2 x i64> %81, ptr %14, align 16
  %82 = load <2 x i64>, ptr %13, align 16
  %83 = bitcast <2 x i64> %82 to <4 x i32>
  %84 = load <2 x i64>, ptr %14, align 16
  %85 = bitcast <2 x i64> %84 to <4 x i32>
  %86 = call <4 x i32> @llvm.x86.sha256msg2(<4 x i32> %83, <4 x i32> %85)
  %87 = bitcast <4 x i32> %86 to <2 x i64>
  store <2 x i64> %87, ptr %20, align 16
  call void @show(ptr noundef @.str.25, ptr noundef %20)
  %88 = load <2 x i64>, ptr %17, align 16
  %89 = load <2 x i64>, ptr %18, align 16
  %90 = load <2 x i64>, ptr %19, align 16
  store <2 x i64> %88, ptr %7, align 16
  store <2 x i64> %89, ptr %8, align 16
  store <2 x i64> %90, ptr %9, align 16
  %91 = load <2 x i64>, ptr %7, align 16
  %92 = bitcast <2 x i64> %91 to <4 x i32>
  %93 = load <2 x i64>, ptr %8, align 16
  %94 = bitcast <2 x i64> %93 to <4 x i32>
  %95 = load <2 x i64>, ptr %9, align 16
  %96 = bitcast <2 x i64> %95 to <4 x i32>
  %97 = call <4 x i32> @llvm.x86.sha256rnds2(<4 x i32> %92, <4 x i32> %94, <4 x i32> %96)
  %98 = bitcast <4 x i32> %97 to <2 x i64>
  store <2 x i64> %98, ptr %20, align 16
  call void @show(ptr noundef @.str.26, ptr noundef %20)
  %99 = load <2 x i64>, ptr %17, align 16
  %100 = load <2 x i64>, ptr %17, align 16
  %101 = load <2 x i64>, ptr %17, align 16
  store <2 x i64> %99, ptr %10, align 16
  store <2 x i64> %100, ptr %11, align 16
  store <2 x i64> %101, ptr %12, align 16
  %102 = load <2 x i64>, ptr %10, align 16
  %103 = bitcast <2 x i64> %102 to <4 x i32>
  %104 = load <2 x i64>, ptr %11, align 16
  %105 = bitcast <2 x i64> %104 to <4 x i32>
  %106 = load <2 x i64>, ptr %12, align 16
  %107 = bitcast <2 x i64> %106 to <4 x i32>
  %108 = call <4 x i32> @llvm.x86.sha256rnds2(<4 x i32> %103, <4 x i32> %105, <4 x i32> %107)
  %109 = bitcast <4 x i32> %108 to <2 x i64>
  store <2 x i64> %109, ptr %20, align 16
  call void @show(ptr noundef @.str.14, ptr noundef %20)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sums() #5 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i16, align 2
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store i32 -1, ptr %9, align 4
  store ptr @.str.27, ptr %10, align 8
  br label %11

11:                                               ; preds = %22, %0
  %12 = load ptr, ptr %10, align 8
  %13 = load i8, ptr %12, align 1
  %14 = icmp ne i8 %13, 0
  br i1 %14, label %15, label %25

15:                                               ; preds = %11
  %16 = load i32, ptr %9, align 4
  %17 = load ptr, ptr %10, align 8
  %18 = load i8, ptr %17, align 1
  store i32 %16, ptr %7, align 4
  store i8 %18, ptr %8, align 1
  %19 = load i32, ptr %7, align 4
  %20 = load i8, ptr %8, align 1
  %21 = call i32 @llvm.x86.sse42.crc32.32.8(i32 %19, i8 %20)
  store i32 %21, ptr %9, align 4
  br label %22

22:                                               ; preds = %15
  %23 = load ptr, ptr %10, align 8
  %24 = getelementptr inbounds i8, ptr %23, i32 1
  store ptr %24, ptr %10, align 8
  br label %11, !llvm.loop !10

25:                                               ; preds = %11
  %26 = load i32, ptr %9, align 4
  %27 = xor i32 %26, -1
  %28 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, i32 noundef %27)
  %29 = call i64 @next()
  %30 = trunc i64 %29 to i32
  %31 = call i64 @next()
  %32 = trunc i64 %31 to i16
  store i32 %30, ptr %5, align 4
  store i16 %32, ptr %6, align 2
  %33 = load i32, ptr %5, align 4
  %34 = load i16, ptr %6, align 2
  %35 = call i32 @llvm.x86.sse42.crc32.32.16(i32 %33, i16 %34)
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str.29, i32 noundef %35)
  %37 = call i64 @next()
  %38 = trunc i64 %37 to i32
  %39 = call i64 @next()
  %40 = trunc i64 %39 to i32
  store i32 %38, ptr %3, align 4
  store i32 %40, ptr %4, align 4
  %41 = load i32, ptr %3, align 4
  %42 = load i32, ptr %4, align 4
  %43 = call i32 @llvm.x86.sse42.crc32.32.32(i32 %41, i32 %42)
  %44 = call i32 (ptr, ...) @printf(ptr noundef @.str.30, i32 noundef %43)
  %45 = call i64 @next()
  %46 = call i64 @next()
  store i64 %45, ptr %1, align 8
  store i64 %46, ptr %2, align 8
  %47 = load i64, ptr %1, align 8
  %48 = load i64, ptr %2, align 8
  %49 = call i64 @llvm.x86.sse42.crc32.64.64(i64 %47, i64 %48)
  %50 = call i32 (ptr, ...) @printf(ptr noundef @.str.31, i64 noundef %49)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @halves() #6 {
  %1 = alloca <2 x i64>, align 16
  %2 = alloca i32, align 4
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <4 x float>, align 16
  %5 = alloca <8 x float>, align 32
  %6 = alloca <2 x i64>, align 16
  store i32 0, ptr %2, align 4
  br label %7

7:                                                ; preds = %35, %0
  %8 = load i32, ptr %2, align 4
  %9 = icmp slt i32 %8, 16
  br i1 %9, label %10, label %38

10:                                               ; preds = %7
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr @halves.bits, i64 %12
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 4 %13, i64 16, i1 false)
  %14 = load <4 x float>, ptr %4, align 16
  %15 = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %14, i32 0)
  %16 = bitcast <8 x i16> %15 to <2 x i64>
  store <2 x i64> %16, ptr %3, align 16
  call void @show(ptr noundef @.str.32, ptr noundef %3)
  %17 = load <4 x float>, ptr %4, align 16
  %18 = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %17, i32 1)
  %19 = bitcast <8 x i16> %18 to <2 x i64>
  store <2 x i64> %19, ptr %3, align 16
  call void @show(ptr noundef @.str.33, ptr noundef %3)
  %20 = load <4 x float>, ptr %4, align 16
  %21 = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %20, i32 2)
  %22 = bitcast <8 x i16> %21 to <2 x i64>
  store <2 x i64> %22, ptr %3, align 16
  call void @show(ptr noundef @.str.34, ptr noundef %3)
  %23 = load <4 x float>, ptr %4, align 16
  %24 = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %23, i32 3)
  %25 = bitcast <8 x i16> %24 to <2 x i64>
  store <2 x i64> %25, ptr %3, align 16
  call void @show(ptr noundef @.str.35, ptr noundef %3)
  %26 = load <4 x float>, ptr %4, align 16
  %27 = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %26, i32 4)
  %28 = bitcast <8 x i16> %27 to <2 x i64>
  store <2 x i64> %28, ptr %3, align 16
  call void @show(ptr noundef @.str.36, ptr noundef %3)
  %29 = load <2 x i64>, ptr %3, align 16
  store <2 x i64> %29, ptr %1, align 16
  %30 = load <2 x i64>, ptr %1, align 16
  %31 = bitcast <2 x i64> %30 to <8 x i16>
  %32 = shufflevector <8 x i16> %31, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %33 = bitcast <4 x i16> %32 to <4 x half>
  %34 = fpext <4 x half> %33 to <4 x float>
  store <4 x float> %34, ptr %4, align 16
  call void @show(ptr noundef @.str.37, ptr noundef %4)
  br label %35

35:                                               ; preds = %10
  %36 = load i32, ptr %2, align 4
  %37 = add nsw i32 %36, 4
  store i32 %37, ptr %2, align 4
  br label %7, !llvm.loop !11

38:                                               ; preds = %7
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %5, ptr align 4 getelementptr inbounds (i32, ptr @halves.bits, i64 5), i64 32, i1 false)
  %39 = load <8 x float>, ptr %5, align 32
  %40 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %39, i32 1)
  %41 = bitcast <8 x i16> %40 to <2 x i64>
  store <2 x i64> %41, ptr %6, align 16
  call void @show(ptr noundef @.str.38, ptr noundef %6)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @random_numbers() #7 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i16, align 2
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store i32 0, ptr %9, align 4
  store i64 0, ptr %11, align 8
  store i32 0, ptr %13, align 4
  br label %17

17:                                               ; preds = %42, %0
  %18 = load i32, ptr %13, align 4
  %19 = icmp slt i32 %18, 64
  br i1 %19, label %20, label %45

20:                                               ; preds = %17
  store i32 100, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %21

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %15, align 4
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = load i32, ptr %14, align 4
  %26 = add nsw i32 %25, -1
  store i32 %26, ptr %14, align 4
  %27 = icmp ne i32 %25, 0
  br label %28

28:                                               ; preds = %24, %21
  %29 = phi i1 [ false, %21 ], [ %27, %24 ]
  br i1 %29, label %30, label %35

30:                                               ; preds = %28
  store ptr %10, ptr %6, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = call { i64, i32 } @llvm.x86.rdrand.64()
  %33 = extractvalue { i64, i32 } %32, 0
  store i64 %33, ptr %31, align 8
  %34 = extractvalue { i64, i32 } %32, 1
  store i32 %34, ptr %15, align 4
  br label %21, !llvm.loop !12

35:                                               ; preds = %28
  %36 = load i32, ptr %15, align 4
  %37 = load i32, ptr %9, align 4
  %38 = add i32 %37, %36
  store i32 %38, ptr %9, align 4
  %39 = load i64, ptr %10, align 8
  %40 = load i64, ptr %11, align 8
  %41 = or i64 %40, %39
  store i64 %41, ptr %11, align 8
  br label %42

42:                                               ; preds = %35
  %43 = load i32, ptr %13, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %13, align 4
  br label %17, !llvm.loop !13

45:                                               ; preds = %17
  %46 = load i32, ptr %9, align 4
  %47 = load i64, ptr %11, align 8
  %48 = call i32 (ptr, ...) @printf(ptr noundef @.str.39, i32 noundef %46, i64 noundef %47)
  store i64 0, ptr %11, align 8
  store i32 0, ptr %16, align 4
  br label %49

49:                                               ; preds = %109, %45
  %50 = load i32, ptr %16, align 4
  %51 = icmp slt i32 %50, 256
  br i1 %51, label %52, label %112

52:                                               ; preds = %49
  store ptr %7, ptr %5, align 8
  %53 = load ptr, ptr %5, align 8
  %54 = call { i16, i32 } @llvm.x86.rdrand.16()
  %55 = extractvalue { i16, i32 } %54, 0
  store i16 %55, ptr %53, align 2
  %56 = extractvalue { i16, i32 } %54, 1
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %52
  %59 = load i16, ptr %7, align 2
  %60 = zext i16 %59 to i64
  %61 = load i64, ptr %11, align 8
  %62 = or i64 %61, %60
  store i64 %62, ptr %11, align 8
  br label %63

63:                                               ; preds = %58, %52
  store ptr %8, ptr %4, align 8
  %64 = load ptr, ptr %4, align 8
  %65 = call { i32, i32 } @llvm.x86.rdrand.32()
  %66 = extractvalue { i32, i32 } %65, 0
  store i32 %66, ptr %64, align 4
  %67 = extractvalue { i32, i32 } %65, 1
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %75

69:                                               ; preds = %63
  %70 = load i32, ptr %8, align 4
  %71 = zext i32 %70 to i64
  %72 = shl i64 %71, 16
  %73 = load i64, ptr %11, align 8
  %74 = or i64 %73, %72
  store i64 %74, ptr %11, align 8
  br label %75

75:                                               ; preds = %69, %63
  store ptr %7, ptr %3, align 8
  %76 = load ptr, ptr %3, align 8
  %77 = call { i16, i32 } @llvm.x86.rdseed.16()
  %78 = extractvalue { i16, i32 } %77, 0
  store i16 %78, ptr %76, align 2
  %79 = extractvalue { i16, i32 } %77, 1
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %86

81:                                               ; preds = %75
  %82 = load i16, ptr %7, align 2
  %83 = zext i16 %82 to i64
  %84 = load i64, ptr %11, align 8
  %85 = or i64 %84, %83
  store i64 %85, ptr %11, align 8
  br label %86

86:                                               ; preds = %81, %75
  store ptr %8, ptr %2, align 8
  %87 = load ptr, ptr %2, align 8
  %88 = call { i32, i32 } @llvm.x86.rdseed.32()
  %89 = extractvalue { i32, i32 } %88, 0
  store i32 %89, ptr %87, align 4
  %90 = extractvalue { i32, i32 } %88, 1
  %91 = icmp ne i32 %90, 0
  br i1 %91, label %92, label %97

92:                                               ; preds = %86
  %93 = load i32, ptr %8, align 4
  %94 = zext i32 %93 to i64
  %95 = load i64, ptr %11, align 8
  %96 = or i64 %95, %94
  store i64 %96, ptr %11, align 8
  br label %97

97:                                               ; preds = %92, %86
  store ptr %12, ptr %1, align 8
  %98 = load ptr, ptr %1, align 8
  %99 = call { i64, i32 } @llvm.x86.rdseed.64()
  %100 = extractvalue { i64, i32 } %99, 0
  store i64 %100, ptr %98, align 8
  %101 = extractvalue { i64, i32 } %99, 1
  %102 = icmp ne i32 %101, 0
  br i1 %102, label %108, label %103

103:                                              ; preds = %97
  %104 = load i64, ptr %12, align 8
  %105 = icmp ne i64 %104, 0
  br i1 %105, label %106, label %108

106:                                              ; preds = %103
  %107 = call i32 @puts(ptr noundef @.str.40)
  br label %108

108:                                              ; preds = %106, %103, %97
  br label %109

109:                                              ; preds = %108
  %110 = load i32, ptr %16, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %16, align 4
  br label %49, !llvm.loop !14

112:                                              ; preds = %49
  %113 = load i64, ptr %11, align 8
  %114 = call i32 (ptr, ...) @printf(ptr noundef @.str.41, i64 noundef %113)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal <2 x i64> @expand(<2 x i64> noundef %0, <2 x i64> noundef %1) #1 {
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <2 x i64>, align 16
  %5 = alloca <2 x i64>, align 16
  %6 = alloca <2 x i64>, align 16
  %7 = alloca <2 x i64>, align 16
  %8 = alloca <2 x i64>, align 16
  %9 = alloca i32, align 4
  store <2 x i64> %0, ptr %7, align 16
  store <2 x i64> %1, ptr %8, align 16
  %10 = load <2 x i64>, ptr %8, align 16
  %11 = bitcast <2 x i64> %10 to <4 x i32>
  %12 = shufflevector <4 x i32> %11, <4 x i32> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %13 = bitcast <4 x i32> %12 to <2 x i64>
  store <2 x i64> %13, ptr %8, align 16
  store i32 0, ptr %9, align 4
  br label %14

14:                                               ; preds = %26, %2
  %15 = load i32, ptr %9, align 4
  %16 = icmp slt i32 %15, 3
  br i1 %16, label %17, label %29

17:                                               ; preds = %14
  %18 = load <2 x i64>, ptr %7, align 16
  %19 = load <2 x i64>, ptr %7, align 16
  %20 = bitcast <2 x i64> %19 to <16 x i8>
  %21 = shufflevector <16 x i8> zeroinitializer, <16 x i8> %20, <16 x i32> <i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27>
  %22 = bitcast <16 x i8> %21 to <2 x i64>
  store <2 x i64> %18, ptr %3, align 16
  store <2 x i64> %22, ptr %4, align 16
  %23 = load <2 x i64>, ptr %3, align 16
  %24 = load <2 x i64>, ptr %4, align 16
  %25 = xor <2 x i64> %23, %24
  store <2 x i64> %25, ptr %7, align 16
  br label %26

26:                                               ; preds = %17
  %27 = load i32, ptr %9, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %9, align 4
  br label %14, !llvm.loop !15

29:                                               ; preds = %14
  %30 = load <2 x i64>, ptr %7, align 16
  %31 = load <2 x i64>, ptr %8, align 16
  store <2 x i64> %30, ptr %5, align 16
  store <2 x i64> %31, ptr %6, align 16
  %32 = load <2 x i64>, ptr %5, align 16
  %33 = load <2 x i64>, ptr %6, align 16
  %34 = xor <2 x i64> %32, %33
  ret <2 x i64> %34
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64>, i8 immarg) #9

; Function Attrs: noinline nounwind optnone uwtable
define internal void @show(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [2 x i64], align 16
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0
  %7 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 1 %7, i64 16, i1 false)
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0
  %10 = load i64, ptr %9, align 16
  %11 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1
  %12 = load i64, ptr %11, align 8
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %8, i64 noundef %10, i64 noundef %12)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64>, <2 x i64>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64>, <2 x i64>) #9

declare i32 @printf(ptr noundef, ...) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.aesni.aesdec(<2 x i64>, <2 x i64>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.aesni.aesimc(<2 x i64>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64>, <2 x i64>) #9

; Function Attrs: noinline nounwind optnone uwtable
define internal <2 x i64> @vector() #11 {
  %1 = alloca [2 x i64], align 16
  %2 = alloca <2 x i64>, align 16
  %3 = call i64 @next()
  store i64 %3, ptr %1, align 8
  %4 = getelementptr inbounds i64, ptr %1, i64 1
  %5 = call i64 @next()
  store i64 %5, ptr %4, align 8
  %6 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 %6, i64 16, i1 false)
  %7 = load <2 x i64>, ptr %2, align 16
  ret <2 x i64> %7
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8 immarg) #9

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @next() #0 {
  %1 = load i64, ptr @state, align 8
  %2 = shl i64 %1, 13
  %3 = load i64, ptr @state, align 8
  %4 = xor i64 %3, %2
  store i64 %4, ptr @state, align 8
  %5 = load i64, ptr @state, align 8
  %6 = lshr i64 %5, 7
  %7 = load i64, ptr @state, align 8
  %8 = xor i64 %7, %6
  store i64 %8, ptr @state, align 8
  %9 = load i64, ptr @state, align 8
  %10 = shl i64 %9, 17
  %11 = load i64, ptr @state, align 8
  %12 = xor i64 %11, %10
  store i64 %12, ptr @state, align 8
  %13 = load i64, ptr @state, align 8
  ret i64 %13
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sha256msg1(<4 x i32>, <4 x i32>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sha256msg2(<4 x i32>, <4 x i32>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sha256rnds2(<4 x i32>, <4 x i32>, <4 x i32>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sha1rnds4(<4 x i32>, <4 x i32>, i8 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sha1nexte(<4 x i32>, <4 x i32>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sha1msg1(<4 x i32>, <4 x i32>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sha1msg2(<4 x i32>, <4 x i32>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse42.crc32.32.16(i32, i16) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float>, i32 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float>, i32 immarg) #9

declare i32 @puts(ptr noundef) #10

; Function Attrs: nounwind
declare { i64, i32 } @llvm.x86.rdrand.64() #12

; Function Attrs: nounwind
declare { i16, i32 } @llvm.x86.rdrand.16() #12

; Function Attrs: nounwind
declare { i32, i32 } @llvm.x86.rdrand.32() #12

; Function Attrs: nounwind
declare { i16, i32 } @llvm.x86.rdseed.16() #12

; Function Attrs: nounwind
declare { i32, i32 } @llvm.x86.rdseed.32() #12

; Function Attrs: nounwind
declare { i64, i32 } @llvm.x86.rdseed.64() #12

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+aes,+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+aes,+cmov,+cx8,+fxsr,+mmx,+pclmul,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sha,+sse,+sse2,+sse3,+sse4.1,+ssse3,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sha,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+cmov,+crc32,+cx8,+f16c,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #7 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+rdrnd,+rdseed,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }

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
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
