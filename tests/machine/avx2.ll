; ModuleID = 'avx2.c'
source_filename = "avx2.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c" %llx %llx %x %x\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"xgetbv\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"shuffle_epi8\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"packs_epi16\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"packs_epi32\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"packus_epi16\00", align 1
@.str.8 = private unnamed_addr constant [13 x i8] c"packus_epi32\00", align 1
@.str.9 = private unnamed_addr constant [11 x i8] c"madd_epi16\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"maddubs_epi16\00", align 1
@.str.11 = private unnamed_addr constant [13 x i8] c"mulhrs_epi16\00", align 1
@.str.12 = private unnamed_addr constant [12 x i8] c"mulhi_epi16\00", align 1
@.str.13 = private unnamed_addr constant [12 x i8] c"mulhi_epu16\00", align 1
@.str.14 = private unnamed_addr constant [9 x i8] c"sad_epu8\00", align 1
@.str.15 = private unnamed_addr constant [9 x i8] c"avg_epu8\00", align 1
@.str.16 = private unnamed_addr constant [10 x i8] c"avg_epu16\00", align 1
@.str.17 = private unnamed_addr constant [11 x i8] c"hadd_epi16\00", align 1
@.str.18 = private unnamed_addr constant [11 x i8] c"hadd_epi32\00", align 1
@.str.19 = private unnamed_addr constant [11 x i8] c"hsub_epi16\00", align 1
@.str.20 = private unnamed_addr constant [11 x i8] c"hsub_epi32\00", align 1
@.str.21 = private unnamed_addr constant [10 x i8] c"sign_epi8\00", align 1
@.str.22 = private unnamed_addr constant [11 x i8] c"sign_epi16\00", align 1
@.str.23 = private unnamed_addr constant [11 x i8] c"sign_epi32\00", align 1
@.str.24 = private unnamed_addr constant [10 x i8] c"sll_epi16\00", align 1
@.str.25 = private unnamed_addr constant [10 x i8] c"sll_epi32\00", align 1
@.str.26 = private unnamed_addr constant [10 x i8] c"sll_epi64\00", align 1
@.str.27 = private unnamed_addr constant [10 x i8] c"srl_epi16\00", align 1
@.str.28 = private unnamed_addr constant [10 x i8] c"srl_epi32\00", align 1
@.str.29 = private unnamed_addr constant [10 x i8] c"srl_epi64\00", align 1
@.str.30 = private unnamed_addr constant [10 x i8] c"sra_epi16\00", align 1
@.str.31 = private unnamed_addr constant [10 x i8] c"sra_epi32\00", align 1
@.str.32 = private unnamed_addr constant [11 x i8] c"slli_epi16\00", align 1
@.str.33 = private unnamed_addr constant [11 x i8] c"slli_epi32\00", align 1
@.str.34 = private unnamed_addr constant [11 x i8] c"slli_epi64\00", align 1
@.str.35 = private unnamed_addr constant [11 x i8] c"srli_epi16\00", align 1
@.str.36 = private unnamed_addr constant [11 x i8] c"srli_epi32\00", align 1
@.str.37 = private unnamed_addr constant [11 x i8] c"srli_epi64\00", align 1
@.str.38 = private unnamed_addr constant [11 x i8] c"srai_epi16\00", align 1
@.str.39 = private unnamed_addr constant [11 x i8] c"srai_epi32\00", align 1
@.str.40 = private unnamed_addr constant [12 x i8] c"blendv_epi8\00", align 1
@.str.41 = private unnamed_addr constant [10 x i8] c"blendv_ps\00", align 1
@.str.42 = private unnamed_addr constant [10 x i8] c"blendv_pd\00", align 1
@.str.43 = private unnamed_addr constant [10 x i8] c"%x %x %x\0A\00", align 1
@state = internal global i64 88172645463325252, align 8
@__const.next.extreme = private unnamed_addr constant [4 x i64] [i64 -9223231297218904064, i64 9223231297218904063, i64 0, i64 71916306827214977], align 16
@.str.44 = private unnamed_addr constant [39 x i8] c"%-20s %016llx %016llx %016llx %016llx\0A\00", align 1
@.str.45 = private unnamed_addr constant [16 x i8] c"mm_shuffle_epi8\00", align 1
@.str.46 = private unnamed_addr constant [17 x i8] c"mm_maddubs_epi16\00", align 1
@.str.47 = private unnamed_addr constant [16 x i8] c"mm_mulhrs_epi16\00", align 1
@.str.48 = private unnamed_addr constant [16 x i8] c"mm_packus_epi32\00", align 1
@.str.49 = private unnamed_addr constant [14 x i8] c"mm_hadd_epi16\00", align 1
@.str.50 = private unnamed_addr constant [14 x i8] c"mm_hadd_epi32\00", align 1
@.str.51 = private unnamed_addr constant [14 x i8] c"mm_hsub_epi16\00", align 1
@.str.52 = private unnamed_addr constant [14 x i8] c"mm_hsub_epi32\00", align 1
@.str.53 = private unnamed_addr constant [13 x i8] c"mm_sign_epi8\00", align 1
@.str.54 = private unnamed_addr constant [14 x i8] c"mm_sign_epi16\00", align 1
@.str.55 = private unnamed_addr constant [14 x i8] c"mm_sign_epi32\00", align 1
@.str.56 = private unnamed_addr constant [15 x i8] c"mm_blendv_epi8\00", align 1
@.str.57 = private unnamed_addr constant [13 x i8] c"mm_blendv_ps\00", align 1
@.str.58 = private unnamed_addr constant [13 x i8] c"mm_blendv_pd\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 48, i1 false)
  %11 = getelementptr inbounds [6 x i64], ptr %2, i32 0, i32 1
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds [6 x i64], ptr %2, i32 0, i32 2
  store i64 2147483647, ptr %12, align 16
  %13 = getelementptr inbounds [6 x i64], ptr %2, i32 0, i32 3
  store i64 4294967295, ptr %13, align 8
  %14 = getelementptr inbounds [6 x i64], ptr %2, i32 0, i32 4
  store i64 -8589934591, ptr %14, align 16
  %15 = getelementptr inbounds [6 x i64], ptr %2, i32 0, i32 5
  store i64 -1, ptr %15, align 8
  store i32 0, ptr %3, align 4
  br label %16

16:                                               ; preds = %49, %0
  %17 = load i32, ptr %3, align 4
  %18 = icmp slt i32 %17, 6
  br i1 %18, label %19, label %52

19:                                               ; preds = %16
  store i32 0, ptr %4, align 4
  br label %20

20:                                               ; preds = %45, %19
  %21 = load i32, ptr %4, align 4
  %22 = icmp slt i32 %21, 6
  br i1 %22, label %23, label %48

23:                                               ; preds = %20
  store i32 0, ptr %5, align 4
  br label %24

24:                                               ; preds = %41, %23
  %25 = load i32, ptr %5, align 4
  %26 = icmp slt i32 %25, 3
  br i1 %26, label %27, label %44

27:                                               ; preds = %24
  %28 = load i32, ptr %5, align 4
  %29 = load i32, ptr %5, align 4
  %30 = mul nsw i32 %28, %29
  %31 = mul nsw i32 %30, 64
  %32 = trunc i32 %31 to i8
  %33 = load i32, ptr %3, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = load i32, ptr %4, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %38
  %40 = load i64, ptr %39, align 8
  call void @carries(i8 noundef zeroext %32, i64 noundef %36, i64 noundef %40)
  br label %41

41:                                               ; preds = %27
  %42 = load i32, ptr %5, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %5, align 4
  br label %24, !llvm.loop !6

44:                                               ; preds = %24
  br label %45

45:                                               ; preds = %44
  %46 = load i32, ptr %4, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %4, align 4
  br label %20, !llvm.loop !8

48:                                               ; preds = %20
  br label %49

49:                                               ; preds = %48
  %50 = load i32, ptr %3, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %3, align 4
  br label %16, !llvm.loop !9

52:                                               ; preds = %16
  %53 = call i32 @__get_cpuid(i32 noundef 1, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  %54 = load i32, ptr %8, align 4
  %55 = and i32 %54, 134217728
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %58

57:                                               ; preds = %52
  call void @control()
  br label %58

58:                                               ; preds = %57, %52
  store i32 0, ptr %10, align 4
  br label %59

59:                                               ; preds = %63, %58
  %60 = load i32, ptr %10, align 4
  %61 = icmp slt i32 %60, 6
  br i1 %61, label %62, label %66

62:                                               ; preds = %59
  call void @wide()
  call void @narrow()
  br label %63

63:                                               ; preds = %62
  %64 = load i32, ptr %10, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %10, align 4
  br label %59, !llvm.loop !10

66:                                               ; preds = %59
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @carries(i8 noundef zeroext %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i8, align 1
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i8, align 1
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store i8 %0, ptr %20, align 1
  store i64 %1, ptr %21, align 8
  store i64 %2, ptr %22, align 8
  %27 = load i8, ptr %20, align 1
  %28 = load i64, ptr %21, align 8
  %29 = load i64, ptr %22, align 8
  store i8 %27, ptr %16, align 1
  store i64 %28, ptr %17, align 8
  store i64 %29, ptr %18, align 8
  store ptr %23, ptr %19, align 8
  %30 = load i8, ptr %16, align 1
  %31 = load i64, ptr %17, align 8
  %32 = load i64, ptr %18, align 8
  %33 = load ptr, ptr %19, align 8
  %34 = call { i8, i64 } @llvm.x86.addcarry.64(i8 %30, i64 %31, i64 %32)
  %35 = extractvalue { i8, i64 } %34, 1
  store i64 %35, ptr %33, align 8
  %36 = extractvalue { i8, i64 } %34, 0
  %37 = zext i8 %36 to i32
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %37)
  %39 = load i8, ptr %20, align 1
  %40 = load i64, ptr %21, align 8
  %41 = load i64, ptr %22, align 8
  store i8 %39, ptr %12, align 1
  store i64 %40, ptr %13, align 8
  store i64 %41, ptr %14, align 8
  store ptr %24, ptr %15, align 8
  %42 = load i8, ptr %12, align 1
  %43 = load i64, ptr %13, align 8
  %44 = load i64, ptr %14, align 8
  %45 = load ptr, ptr %15, align 8
  %46 = call { i8, i64 } @llvm.x86.subborrow.64(i8 %42, i64 %43, i64 %44)
  %47 = extractvalue { i8, i64 } %46, 1
  store i64 %47, ptr %45, align 8
  %48 = extractvalue { i8, i64 } %46, 0
  %49 = zext i8 %48 to i32
  %50 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %49)
  %51 = load i8, ptr %20, align 1
  %52 = load i64, ptr %21, align 8
  %53 = trunc i64 %52 to i32
  %54 = load i64, ptr %22, align 8
  %55 = trunc i64 %54 to i32
  store i8 %51, ptr %8, align 1
  store i32 %53, ptr %9, align 4
  store i32 %55, ptr %10, align 4
  store ptr %25, ptr %11, align 8
  %56 = load i8, ptr %8, align 1
  %57 = load i32, ptr %9, align 4
  %58 = load i32, ptr %10, align 4
  %59 = load ptr, ptr %11, align 8
  %60 = call { i8, i32 } @llvm.x86.addcarry.32(i8 %56, i32 %57, i32 %58)
  %61 = extractvalue { i8, i32 } %60, 1
  store i32 %61, ptr %59, align 4
  %62 = extractvalue { i8, i32 } %60, 0
  %63 = zext i8 %62 to i32
  %64 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %63)
  %65 = load i8, ptr %20, align 1
  %66 = load i64, ptr %21, align 8
  %67 = trunc i64 %66 to i32
  %68 = load i64, ptr %22, align 8
  %69 = trunc i64 %68 to i32
  store i8 %65, ptr %4, align 1
  store i32 %67, ptr %5, align 4
  store i32 %69, ptr %6, align 4
  store ptr %26, ptr %7, align 8
  %70 = load i8, ptr %4, align 1
  %71 = load i32, ptr %5, align 4
  %72 = load i32, ptr %6, align 4
  %73 = load ptr, ptr %7, align 8
  %74 = call { i8, i32 } @llvm.x86.subborrow.32(i8 %70, i32 %71, i32 %72)
  %75 = extractvalue { i8, i32 } %74, 1
  store i32 %75, ptr %73, align 4
  %76 = extractvalue { i8, i32 } %74, 0
  %77 = zext i8 %76 to i32
  %78 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %77)
  %79 = load i64, ptr %23, align 8
  %80 = load i64, ptr %24, align 8
  %81 = load i32, ptr %25, align 4
  %82 = load i32, ptr %26, align 4
  %83 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %79, i64 noundef %80, i32 noundef %81, i32 noundef %82)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @__get_cpuid(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  %13 = load i32, ptr %7, align 4
  %14 = and i32 %13, -2147483648
  %15 = call i32 @__get_cpuid_max(i32 noundef %14, ptr noundef null)
  store i32 %15, ptr %12, align 4
  %16 = load i32, ptr %12, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %5
  %19 = load i32, ptr %12, align 4
  %20 = load i32, ptr %7, align 4
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %18, %5
  store i32 0, ptr %6, align 4
  br label %34

23:                                               ; preds = %18
  %24 = load ptr, ptr %8, align 8
  %25 = load ptr, ptr %9, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load ptr, ptr %11, align 8
  %28 = load i32, ptr %7, align 4
  %29 = call { i32, i32, i32, i32 } asm "  xchgq  %rbx,${1:q}\0A  cpuid\0A  xchgq  %rbx,${1:q}", "={ax},=r,={cx},={dx},0,~{dirflag},~{fpsr},~{flags}"(i32 %28) #9, !srcloc !11
  %30 = extractvalue { i32, i32, i32, i32 } %29, 0
  %31 = extractvalue { i32, i32, i32, i32 } %29, 1
  %32 = extractvalue { i32, i32, i32, i32 } %29, 2
  %33 = extractvalue { i32, i32, i32, i32 } %29, 3
  store i32 %30, ptr %24, align 4
  store i32 %31, ptr %25, align 4
  store i32 %32, ptr %26, align 4
  store i32 %33, ptr %27, align 4
  store i32 1, ptr %6, align 4
  br label %34

34:                                               ; preds = %23, %22
  %35 = load i32, ptr %6, align 4
  ret i32 %35
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control() #2 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0) #7, !srcloc !12
  %4 = extractvalue { i32, i32 } %3, 0
  %5 = extractvalue { i32, i32 } %3, 1
  store i32 %4, ptr %1, align 4
  store i32 %5, ptr %2, align 4
  %6 = call i64 @llvm.x86.xgetbv(i32 0)
  %7 = load i32, ptr %2, align 4
  %8 = zext i32 %7 to i64
  %9 = shl i64 %8, 32
  %10 = load i32, ptr %1, align 4
  %11 = zext i32 %10 to i64
  %12 = or i64 %9, %11
  %13 = icmp ne i64 %6, %12
  br i1 %13, label %14, label %16

14:                                               ; preds = %0
  %15 = call i32 @puts(ptr noundef @.str.3)
  br label %16

16:                                               ; preds = %14, %0
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide() #3 {
  %1 = alloca <4 x double>, align 32
  %2 = alloca <4 x double>, align 32
  %3 = alloca <8 x float>, align 32
  %4 = alloca <8 x float>, align 32
  %5 = alloca <4 x i64>, align 32
  %6 = alloca <4 x i64>, align 32
  %7 = alloca <4 x i64>, align 32
  %8 = alloca <4 x i64>, align 32
  %9 = alloca <4 x i64>, align 32
  %10 = alloca <4 x i64>, align 32
  %11 = alloca <4 x i64>, align 32
  %12 = alloca <4 x i64>, align 32
  %13 = alloca <4 x double>, align 32
  %14 = alloca <4 x double>, align 32
  %15 = alloca <4 x double>, align 32
  %16 = alloca <4 x double>, align 32
  %17 = alloca <4 x double>, align 32
  %18 = alloca <4 x double>, align 32
  %19 = alloca <4 x i64>, align 32
  %20 = alloca <4 x i64>, align 32
  %21 = alloca <4 x i64>, align 32
  %22 = alloca <4 x i64>, align 32
  %23 = alloca <4 x i64>, align 32
  %24 = alloca <4 x i64>, align 32
  %25 = alloca <8 x float>, align 32
  %26 = alloca <8 x float>, align 32
  %27 = alloca <8 x float>, align 32
  %28 = alloca <8 x float>, align 32
  %29 = alloca <8 x float>, align 32
  %30 = alloca <8 x float>, align 32
  %31 = alloca <4 x i64>, align 32
  %32 = alloca <4 x i64>, align 32
  %33 = alloca <4 x i64>, align 32
  %34 = alloca <4 x i64>, align 32
  %35 = alloca <4 x i64>, align 32
  %36 = alloca <4 x i64>, align 32
  %37 = alloca <4 x i64>, align 32
  %38 = alloca i32, align 4
  %39 = alloca <4 x i64>, align 32
  %40 = alloca <4 x i64>, align 32
  %41 = alloca i32, align 4
  %42 = alloca <4 x i64>, align 32
  %43 = alloca <4 x i64>, align 32
  %44 = alloca i32, align 4
  %45 = alloca <4 x i64>, align 32
  %46 = alloca <4 x i64>, align 32
  %47 = alloca i32, align 4
  %48 = alloca <4 x i64>, align 32
  %49 = alloca <4 x i64>, align 32
  %50 = alloca i32, align 4
  %51 = alloca <4 x i64>, align 32
  %52 = alloca <4 x i64>, align 32
  %53 = alloca i32, align 4
  %54 = alloca <4 x i64>, align 32
  %55 = alloca <4 x i64>, align 32
  %56 = alloca i32, align 4
  %57 = alloca <4 x i64>, align 32
  %58 = alloca <4 x i64>, align 32
  %59 = alloca i32, align 4
  %60 = alloca <4 x i64>, align 32
  %61 = alloca <4 x i64>, align 32
  %62 = alloca <2 x i64>, align 16
  %63 = alloca <4 x i64>, align 32
  %64 = alloca <4 x i64>, align 32
  %65 = alloca <2 x i64>, align 16
  %66 = alloca <4 x i64>, align 32
  %67 = alloca <4 x i64>, align 32
  %68 = alloca <2 x i64>, align 16
  %69 = alloca <4 x i64>, align 32
  %70 = alloca <4 x i64>, align 32
  %71 = alloca <2 x i64>, align 16
  %72 = alloca <4 x i64>, align 32
  %73 = alloca <4 x i64>, align 32
  %74 = alloca <2 x i64>, align 16
  %75 = alloca <4 x i64>, align 32
  %76 = alloca <4 x i64>, align 32
  %77 = alloca <2 x i64>, align 16
  %78 = alloca <4 x i64>, align 32
  %79 = alloca <4 x i64>, align 32
  %80 = alloca <2 x i64>, align 16
  %81 = alloca <4 x i64>, align 32
  %82 = alloca <4 x i64>, align 32
  %83 = alloca <2 x i64>, align 16
  %84 = alloca <4 x i64>, align 32
  %85 = alloca <4 x i64>, align 32
  %86 = alloca <4 x i64>, align 32
  %87 = alloca <4 x i64>, align 32
  %88 = alloca <4 x i64>, align 32
  %89 = alloca <4 x i64>, align 32
  %90 = alloca <4 x i64>, align 32
  %91 = alloca <4 x i64>, align 32
  %92 = alloca <4 x i64>, align 32
  %93 = alloca <4 x i64>, align 32
  %94 = alloca <4 x i64>, align 32
  %95 = alloca <4 x i64>, align 32
  %96 = alloca <4 x i64>, align 32
  %97 = alloca <4 x i64>, align 32
  %98 = alloca <4 x i64>, align 32
  %99 = alloca <4 x i64>, align 32
  %100 = alloca <4 x i64>, align 32
  %101 = alloca <4 x i64>, align 32
  %102 = alloca <4 x i64>, align 32
  %103 = alloca <4 x i64>, align 32
  %104 = alloca <4 x i64>, align 32
  %105 = alloca <4 x i64>, align 32
  %106 = alloca <4 x i64>, align 32
  %107 = alloca <4 x i64>, align 32
  %108 = alloca <4 x i64>, align 32
  %109 = alloca <4 x i64>, align 32
  %110 = alloca <4 x i64>, align 32
  %111 = alloca <4 x i64>, align 32
  %112 = alloca <4 x i64>, align 32
  %113 = alloca <4 x i64>, align 32
  %114 = alloca <4 x i64>, align 32
  %115 = alloca <4 x i64>, align 32
  %116 = alloca <4 x i64>, align 32
  %117 = alloca <4 x i64>, align 32
  %118 = alloca <4 x i64>, align 32
  %119 = alloca <4 x i64>, align 32
  %120 = alloca <4 x i64>, align 32
  %121 = alloca <4 x i64>, align 32
  %122 = alloca <4 x i64>, align 32
  %123 = alloca <4 x i64>, align 32
  %124 = alloca <4 x i64>, align 32
  %125 = alloca <4 x i64>, align 32
  %126 = alloca <4 x i64>, align 32
  %127 = alloca <4 x i64>, align 32
  %128 = alloca <4 x i64>, align 32
  %129 = alloca <4 x i64>, align 32
  %130 = alloca <4 x i64>, align 32
  %131 = alloca <4 x i64>, align 32
  %132 = alloca <4 x i64>, align 32
  %133 = alloca <4 x i64>, align 32
  %134 = alloca <4 x i64>, align 32
  %135 = alloca <4 x i64>, align 32
  %136 = alloca <4 x i64>, align 32
  %137 = alloca <4 x i64>, align 32
  %138 = alloca <4 x i64>, align 32
  %139 = alloca <4 x i64>, align 32
  %140 = alloca <4 x i64>, align 32
  %141 = alloca <4 x i64>, align 32
  %142 = alloca <4 x i64>, align 32
  %143 = alloca <4 x i64>, align 32
  %144 = alloca <4 x i64>, align 32
  %145 = alloca <4 x i64>, align 32
  %146 = alloca <4 x i64>, align 32
  %147 = alloca <4 x i64>, align 32
  %148 = alloca <4 x i64>, align 32
  %149 = alloca <4 x i64>, align 32
  %150 = alloca <4 x i64>, align 32
  %151 = alloca <4 x i64>, align 32
  %152 = alloca <4 x i64>, align 32
  %153 = alloca <4 x i64>, align 32
  %154 = alloca <4 x i64>, align 32
  %155 = alloca <4 x i64>, align 32
  %156 = alloca <4 x i64>, align 32
  %157 = alloca <4 x i64>, align 32
  %158 = alloca <4 x i64>, align 32
  %159 = alloca <4 x i64>, align 32
  %160 = alloca <4 x i64>, align 32
  %161 = alloca <4 x i64>, align 32
  %162 = alloca <4 x i64>, align 32
  %163 = alloca <4 x i64>, align 32
  %164 = alloca <4 x i64>, align 32
  %165 = alloca i64, align 8
  %166 = alloca i64, align 8
  %167 = alloca <2 x i64>, align 16
  %168 = alloca <4 x i64>, align 32
  %169 = alloca <4 x i64>, align 32
  %170 = alloca <4 x i64>, align 32
  %171 = alloca <4 x i64>, align 32
  %172 = alloca <2 x i64>, align 16
  %173 = alloca <4 x i64>, align 32
  %174 = alloca <4 x i64>, align 32
  %175 = alloca <4 x i64>, align 32
  %176 = alloca <4 x i64>, align 32
  %177 = alloca <4 x i64>, align 32
  %178 = alloca <4 x i64>, align 32
  %179 = alloca <4 x i64>, align 32
  %180 = alloca <4 x i64>, align 32
  %181 = alloca <4 x i64>, align 32
  %182 = alloca <4 x i64>, align 32
  %183 = alloca <4 x i64>, align 32
  %184 = alloca <4 x i64>, align 32
  %185 = alloca <4 x i64>, align 32
  %186 = alloca <4 x i64>, align 32
  %187 = alloca <4 x i64>, align 32
  %188 = alloca <4 x i64>, align 32
  %189 = alloca <4 x i64>, align 32
  %190 = alloca <4 x i64>, align 32
  %191 = alloca <4 x i64>, align 32
  %192 = alloca <4 x i64>, align 32
  %193 = alloca <4 x i64>, align 32
  %194 = alloca <4 x i64>, align 32
  %195 = alloca <4 x i64>, align 32
  %196 = alloca <4 x i64>, align 32
  %197 = alloca <4 x i64>, align 32
  %198 = alloca <4 x i64>, align 32
  %199 = alloca <4 x i64>, align 32
  %200 = alloca <4 x i64>, align 32
  %201 = alloca <4 x i64>, align 32
  %202 = alloca <4 x i64>, align 32
  %203 = alloca <4 x i64>, align 32
  %204 = alloca <4 x i64>, align 32
  %205 = alloca <4 x i64>, align 32
  %206 = alloca <4 x i64>, align 32
  %207 = alloca <4 x i64>, align 32
  %208 = alloca <4 x i64>, align 32
  %209 = alloca <4 x i64>, align 32
  %210 = alloca <4 x i64>, align 32
  %211 = alloca <4 x i64>, align 32
  %212 = alloca <4 x i64>, align 32
  %213 = alloca <4 x i64>, align 32
  %214 = alloca <4 x i64>, align 32
  %215 = alloca <4 x i64>, align 32
  %216 = alloca <4 x i64>, align 32
  %217 = alloca <4 x i64>, align 32
  %218 = alloca <4 x i64>, align 32
  %219 = alloca <4 x i64>, align 32
  %220 = alloca <4 x i64>, align 32
  %221 = alloca <4 x i64>, align 32
  %222 = alloca <4 x i64>, align 32
  %223 = alloca <4 x i64>, align 32
  %224 = alloca <4 x i64>, align 32
  %225 = alloca <4 x i64>, align 32
  %226 = alloca <4 x i64>, align 32
  %227 = alloca <4 x i64>, align 32
  %228 = alloca <4 x i64>, align 32
  %229 = alloca <4 x i64>, align 32
  %230 = alloca <4 x i64>, align 32
  %231 = alloca <4 x i64>, align 32
  %232 = alloca <8 x float>, align 32
  %233 = alloca <4 x i64>, align 32
  %234 = alloca <4 x i64>, align 32
  %235 = alloca <4 x i64>, align 32
  %236 = alloca <8 x float>, align 32
  %237 = alloca <8 x float>, align 32
  %238 = alloca <8 x float>, align 32
  %239 = alloca <4 x double>, align 32
  %240 = alloca <4 x i64>, align 32
  %241 = alloca <4 x i64>, align 32
  %242 = alloca <4 x i64>, align 32
  %243 = alloca <4 x double>, align 32
  %244 = alloca <4 x double>, align 32
  %245 = alloca <4 x double>, align 32
  %246 = alloca <4 x i64>, align 32
  %247 = alloca <8 x float>, align 32
  %248 = alloca <4 x double>, align 32
  call void @fill(ptr noundef %168)
  call void @fill(ptr noundef %169)
  call void @fill(ptr noundef %170)
  %249 = call i64 @next()
  %250 = and i64 %249, 31
  store i64 5, ptr %165, align 8
  store i64 %250, ptr %166, align 8
  %251 = load i64, ptr %166, align 8
  %252 = insertelement <2 x i64> poison, i64 %251, i32 0
  %253 = load i64, ptr %165, align 8
  %254 = insertelement <2 x i64> %252, i64 %253, i32 1
  store <2 x i64> %254, ptr %167, align 16
  %255 = load <2 x i64>, ptr %167, align 16
  store <2 x i64> %255, ptr %172, align 16
  %256 = load <4 x i64>, ptr %168, align 32
  %257 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %256, ptr %173, align 32
  store <4 x i64> %257, ptr %174, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %163, ptr align 1 %174, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %164, ptr align 1 %173, i64 32, i1 false)
  %258 = load <4 x i64>, ptr %164, align 32
  %259 = load <4 x i64>, ptr %163, align 32
  store <4 x i64> %258, ptr %161, align 32
  store <4 x i64> %259, ptr %162, align 32
  %260 = load <4 x i64>, ptr %161, align 32
  %261 = bitcast <4 x i64> %260 to <32 x i8>
  %262 = load <4 x i64>, ptr %162, align 32
  %263 = bitcast <4 x i64> %262 to <32 x i8>
  %264 = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %261, <32 x i8> %263)
  %265 = bitcast <32 x i8> %264 to <4 x i64>
  store <4 x i64> %265, ptr %171, align 32
  call void @show(ptr noundef @.str.4, ptr noundef %171)
  %266 = load <4 x i64>, ptr %168, align 32
  %267 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %266, ptr %175, align 32
  store <4 x i64> %267, ptr %176, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %159, ptr align 1 %176, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %160, ptr align 1 %175, i64 32, i1 false)
  %268 = load <4 x i64>, ptr %160, align 32
  %269 = load <4 x i64>, ptr %159, align 32
  store <4 x i64> %268, ptr %157, align 32
  store <4 x i64> %269, ptr %158, align 32
  %270 = load <4 x i64>, ptr %157, align 32
  %271 = bitcast <4 x i64> %270 to <16 x i16>
  %272 = load <4 x i64>, ptr %158, align 32
  %273 = bitcast <4 x i64> %272 to <16 x i16>
  %274 = call <32 x i8> @llvm.x86.avx2.packsswb(<16 x i16> %271, <16 x i16> %273)
  %275 = bitcast <32 x i8> %274 to <4 x i64>
  store <4 x i64> %275, ptr %171, align 32
  call void @show(ptr noundef @.str.5, ptr noundef %171)
  %276 = load <4 x i64>, ptr %168, align 32
  %277 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %276, ptr %177, align 32
  store <4 x i64> %277, ptr %178, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %155, ptr align 1 %178, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %156, ptr align 1 %177, i64 32, i1 false)
  %278 = load <4 x i64>, ptr %156, align 32
  %279 = load <4 x i64>, ptr %155, align 32
  store <4 x i64> %278, ptr %153, align 32
  store <4 x i64> %279, ptr %154, align 32
  %280 = load <4 x i64>, ptr %153, align 32
  %281 = bitcast <4 x i64> %280 to <8 x i32>
  %282 = load <4 x i64>, ptr %154, align 32
  %283 = bitcast <4 x i64> %282 to <8 x i32>
  %284 = call <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32> %281, <8 x i32> %283)
  %285 = bitcast <16 x i16> %284 to <4 x i64>
  store <4 x i64> %285, ptr %171, align 32
  call void @show(ptr noundef @.str.6, ptr noundef %171)
  %286 = load <4 x i64>, ptr %168, align 32
  %287 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %286, ptr %179, align 32
  store <4 x i64> %287, ptr %180, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %151, ptr align 1 %180, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %152, ptr align 1 %179, i64 32, i1 false)
  %288 = load <4 x i64>, ptr %152, align 32
  %289 = load <4 x i64>, ptr %151, align 32
  store <4 x i64> %288, ptr %149, align 32
  store <4 x i64> %289, ptr %150, align 32
  %290 = load <4 x i64>, ptr %149, align 32
  %291 = bitcast <4 x i64> %290 to <16 x i16>
  %292 = load <4 x i64>, ptr %150, align 32
  %293 = bitcast <4 x i64> %292 to <16 x i16>
  %294 = call <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16> %291, <16 x i16> %293)
  %295 = bitcast <32 x i8> %294 to <4 x i64>
  store <4 x i64> %295, ptr %171, align 32
  call void @show(ptr noundef @.str.7, ptr noundef %171)
  %296 = load <4 x i64>, ptr %168, align 32
  %297 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %296, ptr %181, align 32
  store <4 x i64> %297, ptr %182, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %147, ptr align 1 %182, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %148, ptr align 1 %181, i64 32, i1 false)
  %298 = load <4 x i64>, ptr %148, align 32
  %299 = load <4 x i64>, ptr %147, align 32
  store <4 x i64> %298, ptr %145, align 32
  store <4 x i64> %299, ptr %146, align 32
  %300 = load <4 x i64>, ptr %145, align 32
  %301 = bitcast <4 x i64> %300 to <8 x i32>
  %302 = load <4 x i64>, ptr %146, align 32
  %303 = bitcast <4 x i64> %302 to <8 x i32>
  %304 = call <16 x i16> @llvm.x86.avx2.packusdw(<8 x i32> %301, <8 x i32> %303)
  %305 = bitcast <16 x i16> %304 to <4 x i64>
  store <4 x i64> %305, ptr %171, align 32
  call void @show(ptr noundef @.str.8, ptr noundef %171)
  %306 = load <4 x i64>, ptr %168, align 32
  %307 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %306, ptr %183, align 32
  store <4 x i64> %307, ptr %184, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %143, ptr align 1 %184, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %144, ptr align 1 %183, i64 32, i1 false)
  %308 = load <4 x i64>, ptr %144, align 32
  %309 = load <4 x i64>, ptr %143, align 32
  store <4 x i64> %308, ptr %141, align 32
  store <4 x i64> %309, ptr %142, align 32
  %310 = load <4 x i64>, ptr %141, align 32
  %311 = bitcast <4 x i64> %310 to <16 x i16>
  %312 = load <4 x i64>, ptr %142, align 32
  %313 = bitcast <4 x i64> %312 to <16 x i16>
  %314 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %311, <16 x i16> %313)
  %315 = bitcast <8 x i32> %314 to <4 x i64>
  store <4 x i64> %315, ptr %171, align 32
  call void @show(ptr noundef @.str.9, ptr noundef %171)
  %316 = load <4 x i64>, ptr %168, align 32
  %317 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %316, ptr %185, align 32
  store <4 x i64> %317, ptr %186, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %139, ptr align 1 %186, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %140, ptr align 1 %185, i64 32, i1 false)
  %318 = load <4 x i64>, ptr %140, align 32
  %319 = load <4 x i64>, ptr %139, align 32
  store <4 x i64> %318, ptr %137, align 32
  store <4 x i64> %319, ptr %138, align 32
  %320 = load <4 x i64>, ptr %137, align 32
  %321 = bitcast <4 x i64> %320 to <32 x i8>
  %322 = load <4 x i64>, ptr %138, align 32
  %323 = bitcast <4 x i64> %322 to <32 x i8>
  %324 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %321, <32 x i8> %323)
  %325 = bitcast <16 x i16> %324 to <4 x i64>
  store <4 x i64> %325, ptr %171, align 32
  call void @show(ptr noundef @.str.10, ptr noundef %171)
  %326 = load <4 x i64>, ptr %168, align 32
  %327 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %326, ptr %187, align 32
  store <4 x i64> %327, ptr %188, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %135, ptr align 1 %188, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %136, ptr align 1 %187, i64 32, i1 false)
  %328 = load <4 x i64>, ptr %136, align 32
  %329 = load <4 x i64>, ptr %135, align 32
  store <4 x i64> %328, ptr %133, align 32
  store <4 x i64> %329, ptr %134, align 32
  %330 = load <4 x i64>, ptr %133, align 32
  %331 = bitcast <4 x i64> %330 to <16 x i16>
  %332 = load <4 x i64>, ptr %134, align 32
  %333 = bitcast <4 x i64> %332 to <16 x i16>
  %334 = call <16 x i16> @llvm.x86.avx2.pmul.hr.sw(<16 x i16> %331, <16 x i16> %333)
  %335 = bitcast <16 x i16> %334 to <4 x i64>
  store <4 x i64> %335, ptr %171, align 32
  call void @show(ptr noundef @.str.11, ptr noundef %171)
  %336 = load <4 x i64>, ptr %168, align 32
  %337 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %336, ptr %189, align 32
  store <4 x i64> %337, ptr %190, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %131, ptr align 1 %190, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %132, ptr align 1 %189, i64 32, i1 false)
  %338 = load <4 x i64>, ptr %132, align 32
  %339 = load <4 x i64>, ptr %131, align 32
  store <4 x i64> %338, ptr %129, align 32
  store <4 x i64> %339, ptr %130, align 32
  %340 = load <4 x i64>, ptr %129, align 32
  %341 = bitcast <4 x i64> %340 to <16 x i16>
  %342 = load <4 x i64>, ptr %130, align 32
  %343 = bitcast <4 x i64> %342 to <16 x i16>
  %344 = call <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16> %341, <16 x i16> %343)
  %345 = bitcast <16 x i16> %344 to <4 x i64>
  store <4 x i64> %345, ptr %171, align 32
  call void @show(ptr noundef @.str.12, ptr noundef %171)
  %346 = load <4 x i64>, ptr %168, align 32
  %347 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %346, ptr %191, align 32
  store <4 x i64> %347, ptr %192, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %127, ptr align 1 %192, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %128, ptr align 1 %191, i64 32, i1 false)
  %348 = load <4 x i64>, ptr %128, align 32
  %349 = load <4 x i64>, ptr %127, align 32
  store <4 x i64> %348, ptr %125, align 32
  store <4 x i64> %349, ptr %126, align 32
  %350 = load <4 x i64>, ptr %125, align 32
  %351 = bitcast <4 x i64> %350 to <16 x i16>
  %352 = load <4 x i64>, ptr %126, align 32
  %353 = bitcast <4 x i64> %352 to <16 x i16>
  %354 = call <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16> %351, <16 x i16> %353)
  %355 = bitcast <16 x i16> %354 to <4 x i64>
  store <4 x i64> %355, ptr %171, align 32
  call void @show(ptr noundef @.str.13, ptr noundef %171)
  %356 = load <4 x i64>, ptr %168, align 32
  %357 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %356, ptr %193, align 32
  store <4 x i64> %357, ptr %194, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %123, ptr align 1 %194, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %124, ptr align 1 %193, i64 32, i1 false)
  %358 = load <4 x i64>, ptr %124, align 32
  %359 = load <4 x i64>, ptr %123, align 32
  store <4 x i64> %358, ptr %121, align 32
  store <4 x i64> %359, ptr %122, align 32
  %360 = load <4 x i64>, ptr %121, align 32
  %361 = bitcast <4 x i64> %360 to <32 x i8>
  %362 = load <4 x i64>, ptr %122, align 32
  %363 = bitcast <4 x i64> %362 to <32 x i8>
  %364 = call <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8> %361, <32 x i8> %363)
  store <4 x i64> %364, ptr %171, align 32
  call void @show(ptr noundef @.str.14, ptr noundef %171)
  %365 = load <4 x i64>, ptr %168, align 32
  %366 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %365, ptr %195, align 32
  store <4 x i64> %366, ptr %196, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %119, ptr align 1 %196, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %120, ptr align 1 %195, i64 32, i1 false)
  %367 = load <4 x i64>, ptr %120, align 32
  %368 = load <4 x i64>, ptr %119, align 32
  store <4 x i64> %367, ptr %117, align 32
  store <4 x i64> %368, ptr %118, align 32
  %369 = load <4 x i64>, ptr %117, align 32
  %370 = bitcast <4 x i64> %369 to <32 x i8>
  %371 = load <4 x i64>, ptr %118, align 32
  %372 = bitcast <4 x i64> %371 to <32 x i8>
  %373 = call <32 x i8> @llvm.x86.avx2.pavg.b(<32 x i8> %370, <32 x i8> %372)
  %374 = bitcast <32 x i8> %373 to <4 x i64>
  store <4 x i64> %374, ptr %171, align 32
  call void @show(ptr noundef @.str.15, ptr noundef %171)
  %375 = load <4 x i64>, ptr %168, align 32
  %376 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %375, ptr %197, align 32
  store <4 x i64> %376, ptr %198, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %115, ptr align 1 %198, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %116, ptr align 1 %197, i64 32, i1 false)
  %377 = load <4 x i64>, ptr %116, align 32
  %378 = load <4 x i64>, ptr %115, align 32
  store <4 x i64> %377, ptr %113, align 32
  store <4 x i64> %378, ptr %114, align 32
  %379 = load <4 x i64>, ptr %113, align 32
  %380 = bitcast <4 x i64> %379 to <16 x i16>
  %381 = load <4 x i64>, ptr %114, align 32
  %382 = bitcast <4 x i64> %381 to <16 x i16>
  %383 = call <16 x i16> @llvm.x86.avx2.pavg.w(<16 x i16> %380, <16 x i16> %382)
  %384 = bitcast <16 x i16> %383 to <4 x i64>
  store <4 x i64> %384, ptr %171, align 32
  call void @show(ptr noundef @.str.16, ptr noundef %171)
  %385 = load <4 x i64>, ptr %168, align 32
  %386 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %385, ptr %199, align 32
  store <4 x i64> %386, ptr %200, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %111, ptr align 1 %200, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %112, ptr align 1 %199, i64 32, i1 false)
  %387 = load <4 x i64>, ptr %112, align 32
  %388 = load <4 x i64>, ptr %111, align 32
  store <4 x i64> %387, ptr %109, align 32
  store <4 x i64> %388, ptr %110, align 32
  %389 = load <4 x i64>, ptr %109, align 32
  %390 = bitcast <4 x i64> %389 to <16 x i16>
  %391 = load <4 x i64>, ptr %110, align 32
  %392 = bitcast <4 x i64> %391 to <16 x i16>
  %393 = call <16 x i16> @llvm.x86.avx2.phadd.w(<16 x i16> %390, <16 x i16> %392)
  %394 = bitcast <16 x i16> %393 to <4 x i64>
  store <4 x i64> %394, ptr %171, align 32
  call void @show(ptr noundef @.str.17, ptr noundef %171)
  %395 = load <4 x i64>, ptr %168, align 32
  %396 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %395, ptr %201, align 32
  store <4 x i64> %396, ptr %202, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %107, ptr align 1 %202, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %108, ptr align 1 %201, i64 32, i1 false)
  %397 = load <4 x i64>, ptr %108, align 32
  %398 = load <4 x i64>, ptr %107, align 32
  store <4 x i64> %397, ptr %105, align 32
  store <4 x i64> %398, ptr %106, align 32
  %399 = load <4 x i64>, ptr %105, align 32
  %400 = bitcast <4 x i64> %399 to <8 x i32>
  %401 = load <4 x i64>, ptr %106, align 32
  %402 = bitcast <4 x i64> %401 to <8 x i32>
  %403 = call <8 x i32> @llvm.x86.avx2.phadd.d(<8 x i32> %400, <8 x i32> %402)
  %404 = bitcast <8 x i32> %403 to <4 x i64>
  store <4 x i64> %404, ptr %171, align 32
  call void @show(ptr noundef @.str.18, ptr noundef %171)
  %405 = load <4 x i64>, ptr %168, align 32
  %406 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %405, ptr %203, align 32
  store <4 x i64> %406, ptr %204, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %103, ptr align 1 %204, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %104, ptr align 1 %203, i64 32, i1 false)
  %407 = load <4 x i64>, ptr %104, align 32
  %408 = load <4 x i64>, ptr %103, align 32
  store <4 x i64> %407, ptr %101, align 32
  store <4 x i64> %408, ptr %102, align 32
  %409 = load <4 x i64>, ptr %101, align 32
  %410 = bitcast <4 x i64> %409 to <16 x i16>
  %411 = load <4 x i64>, ptr %102, align 32
  %412 = bitcast <4 x i64> %411 to <16 x i16>
  %413 = call <16 x i16> @llvm.x86.avx2.phsub.w(<16 x i16> %410, <16 x i16> %412)
  %414 = bitcast <16 x i16> %413 to <4 x i64>
  store <4 x i64> %414, ptr %171, align 32
  call void @show(ptr noundef @.str.19, ptr noundef %171)
  %415 = load <4 x i64>, ptr %168, align 32
  %416 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %415, ptr %205, align 32
  store <4 x i64> %416, ptr %206, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %99, ptr align 1 %206, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %100, ptr align 1 %205, i64 32, i1 false)
  %417 = load <4 x i64>, ptr %100, align 32
  %418 = load <4 x i64>, ptr %99, align 32
  store <4 x i64> %417, ptr %97, align 32
  store <4 x i64> %418, ptr %98, align 32
  %419 = load <4 x i64>, ptr %97, align 32
  %420 = bitcast <4 x i64> %419 to <8 x i32>
  %421 = load <4 x i64>, ptr %98, align 32
  %422 = bitcast <4 x i64> %421 to <8 x i32>
  %423 = call <8 x i32> @llvm.x86.avx2.phsub.d(<8 x i32> %420, <8 x i32> %422)
  %424 = bitcast <8 x i32> %423 to <4 x i64>
  store <4 x i64> %424, ptr %171, align 32
  call void @show(ptr noundef @.str.20, ptr noundef %171)
  %425 = load <4 x i64>, ptr %168, align 32
  %426 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %425, ptr %207, align 32
  store <4 x i64> %426, ptr %208, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %95, ptr align 1 %208, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %96, ptr align 1 %207, i64 32, i1 false)
  %427 = load <4 x i64>, ptr %96, align 32
  %428 = load <4 x i64>, ptr %95, align 32
  store <4 x i64> %427, ptr %93, align 32
  store <4 x i64> %428, ptr %94, align 32
  %429 = load <4 x i64>, ptr %93, align 32
  %430 = bitcast <4 x i64> %429 to <32 x i8>
  %431 = load <4 x i64>, ptr %94, align 32
  %432 = bitcast <4 x i64> %431 to <32 x i8>
  %433 = call <32 x i8> @llvm.x86.avx2.psign.b(<32 x i8> %430, <32 x i8> %432)
  %434 = bitcast <32 x i8> %433 to <4 x i64>
  store <4 x i64> %434, ptr %171, align 32
  call void @show(ptr noundef @.str.21, ptr noundef %171)
  %435 = load <4 x i64>, ptr %168, align 32
  %436 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %435, ptr %209, align 32
  store <4 x i64> %436, ptr %210, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %91, ptr align 1 %210, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %92, ptr align 1 %209, i64 32, i1 false)
  %437 = load <4 x i64>, ptr %92, align 32
  %438 = load <4 x i64>, ptr %91, align 32
  store <4 x i64> %437, ptr %89, align 32
  store <4 x i64> %438, ptr %90, align 32
  %439 = load <4 x i64>, ptr %89, align 32
  %440 = bitcast <4 x i64> %439 to <16 x i16>
  %441 = load <4 x i64>, ptr %90, align 32
  %442 = bitcast <4 x i64> %441 to <16 x i16>
  %443 = call <16 x i16> @llvm.x86.avx2.psign.w(<16 x i16> %440, <16 x i16> %442)
  %444 = bitcast <16 x i16> %443 to <4 x i64>
  store <4 x i64> %444, ptr %171, align 32
  call void @show(ptr noundef @.str.22, ptr noundef %171)
  %445 = load <4 x i64>, ptr %168, align 32
  %446 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %445, ptr %211, align 32
  store <4 x i64> %446, ptr %212, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %87, ptr align 1 %212, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %88, ptr align 1 %211, i64 32, i1 false)
  %447 = load <4 x i64>, ptr %88, align 32
  %448 = load <4 x i64>, ptr %87, align 32
  store <4 x i64> %447, ptr %85, align 32
  store <4 x i64> %448, ptr %86, align 32
  %449 = load <4 x i64>, ptr %85, align 32
  %450 = bitcast <4 x i64> %449 to <8 x i32>
  %451 = load <4 x i64>, ptr %86, align 32
  %452 = bitcast <4 x i64> %451 to <8 x i32>
  %453 = call <8 x i32> @llvm.x86.avx2.psign.d(<8 x i32> %450, <8 x i32> %452)
  %454 = bitcast <8 x i32> %453 to <4 x i64>
  store <4 x i64> %454, ptr %171, align 32
  call void @show(ptr noundef @.str.23, ptr noundef %171)
  %455 = load <4 x i64>, ptr %168, align 32
  %456 = load <2 x i64>, ptr %172, align 16
  store <4 x i64> %455, ptr %213, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %84, ptr align 1 %213, i64 32, i1 false)
  %457 = load <4 x i64>, ptr %84, align 32
  store <4 x i64> %457, ptr %82, align 32
  store <2 x i64> %456, ptr %83, align 16
  %458 = load <4 x i64>, ptr %82, align 32
  %459 = bitcast <4 x i64> %458 to <16 x i16>
  %460 = load <2 x i64>, ptr %83, align 16
  %461 = bitcast <2 x i64> %460 to <8 x i16>
  %462 = call <16 x i16> @llvm.x86.avx2.psll.w(<16 x i16> %459, <8 x i16> %461)
  %463 = bitcast <16 x i16> %462 to <4 x i64>
  store <4 x i64> %463, ptr %171, align 32
  call void @show(ptr noundef @.str.24, ptr noundef %171)
  %464 = load <4 x i64>, ptr %168, align 32
  %465 = load <2 x i64>, ptr %172, align 16
  store <4 x i64> %464, ptr %214, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %81, ptr align 1 %214, i64 32, i1 false)
  %466 = load <4 x i64>, ptr %81, align 32
  store <4 x i64> %466, ptr %79, align 32
  store <2 x i64> %465, ptr %80, align 16
  %467 = load <4 x i64>, ptr %79, align 32
  %468 = bitcast <4 x i64> %467 to <8 x i32>
  %469 = load <2 x i64>, ptr %80, align 16
  %470 = bitcast <2 x i64> %469 to <4 x i32>
  %471 = call <8 x i32> @llvm.x86.avx2.psll.d(<8 x i32> %468, <4 x i32> %470)
  %472 = bitcast <8 x i32> %471 to <4 x i64>
  store <4 x i64> %472, ptr %171, align 32
  call void @show(ptr noundef @.str.25, ptr noundef %171)
  %473 = load <4 x i64>, ptr %168, align 32
  %474 = load <2 x i64>, ptr %172, align 16
  store <4 x i64> %473, ptr %215, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %78, ptr align 1 %215, i64 32, i1 false)
  %475 = load <4 x i64>, ptr %78, align 32
  store <4 x i64> %475, ptr %76, align 32
  store <2 x i64> %474, ptr %77, align 16
  %476 = load <4 x i64>, ptr %76, align 32
  %477 = load <2 x i64>, ptr %77, align 16
  %478 = call <4 x i64> @llvm.x86.avx2.psll.q(<4 x i64> %476, <2 x i64> %477)
  store <4 x i64> %478, ptr %171, align 32
  call void @show(ptr noundef @.str.26, ptr noundef %171)
  %479 = load <4 x i64>, ptr %168, align 32
  %480 = load <2 x i64>, ptr %172, align 16
  store <4 x i64> %479, ptr %216, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %75, ptr align 1 %216, i64 32, i1 false)
  %481 = load <4 x i64>, ptr %75, align 32
  store <4 x i64> %481, ptr %73, align 32
  store <2 x i64> %480, ptr %74, align 16
  %482 = load <4 x i64>, ptr %73, align 32
  %483 = bitcast <4 x i64> %482 to <16 x i16>
  %484 = load <2 x i64>, ptr %74, align 16
  %485 = bitcast <2 x i64> %484 to <8 x i16>
  %486 = call <16 x i16> @llvm.x86.avx2.psrl.w(<16 x i16> %483, <8 x i16> %485)
  %487 = bitcast <16 x i16> %486 to <4 x i64>
  store <4 x i64> %487, ptr %171, align 32
  call void @show(ptr noundef @.str.27, ptr noundef %171)
  %488 = load <4 x i64>, ptr %168, align 32
  %489 = load <2 x i64>, ptr %172, align 16
  store <4 x i64> %488, ptr %217, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %72, ptr align 1 %217, i64 32, i1 false)
  %490 = load <4 x i64>, ptr %72, align 32
  store <4 x i64> %490, ptr %70, align 32
  store <2 x i64> %489, ptr %71, align 16
  %491 = load <4 x i64>, ptr %70, align 32
  %492 = bitcast <4 x i64> %491 to <8 x i32>
  %493 = load <2 x i64>, ptr %71, align 16
  %494 = bitcast <2 x i64> %493 to <4 x i32>
  %495 = call <8 x i32> @llvm.x86.avx2.psrl.d(<8 x i32> %492, <4 x i32> %494)
  %496 = bitcast <8 x i32> %495 to <4 x i64>
  store <4 x i64> %496, ptr %171, align 32
  call void @show(ptr noundef @.str.28, ptr noundef %171)
  %497 = load <4 x i64>, ptr %168, align 32
  %498 = load <2 x i64>, ptr %172, align 16
  store <4 x i64> %497, ptr %218, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %69, ptr align 1 %218, i64 32, i1 false)
  %499 = load <4 x i64>, ptr %69, align 32
  store <4 x i64> %499, ptr %67, align 32
  store <2 x i64> %498, ptr %68, align 16
  %500 = load <4 x i64>, ptr %67, align 32
  %501 = load <2 x i64>, ptr %68, align 16
  %502 = call <4 x i64> @llvm.x86.avx2.psrl.q(<4 x i64> %500, <2 x i64> %501)
  store <4 x i64> %502, ptr %171, align 32
  call void @show(ptr noundef @.str.29, ptr noundef %171)
  %503 = load <4 x i64>, ptr %168, align 32
  %504 = load <2 x i64>, ptr %172, align 16
  store <4 x i64> %503, ptr %219, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %66, ptr align 1 %219, i64 32, i1 false)
  %505 = load <4 x i64>, ptr %66, align 32
  store <4 x i64> %505, ptr %64, align 32
  store <2 x i64> %504, ptr %65, align 16
  %506 = load <4 x i64>, ptr %64, align 32
  %507 = bitcast <4 x i64> %506 to <16 x i16>
  %508 = load <2 x i64>, ptr %65, align 16
  %509 = bitcast <2 x i64> %508 to <8 x i16>
  %510 = call <16 x i16> @llvm.x86.avx2.psra.w(<16 x i16> %507, <8 x i16> %509)
  %511 = bitcast <16 x i16> %510 to <4 x i64>
  store <4 x i64> %511, ptr %171, align 32
  call void @show(ptr noundef @.str.30, ptr noundef %171)
  %512 = load <4 x i64>, ptr %168, align 32
  %513 = load <2 x i64>, ptr %172, align 16
  store <4 x i64> %512, ptr %220, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %63, ptr align 1 %220, i64 32, i1 false)
  %514 = load <4 x i64>, ptr %63, align 32
  store <4 x i64> %514, ptr %61, align 32
  store <2 x i64> %513, ptr %62, align 16
  %515 = load <4 x i64>, ptr %61, align 32
  %516 = bitcast <4 x i64> %515 to <8 x i32>
  %517 = load <2 x i64>, ptr %62, align 16
  %518 = bitcast <2 x i64> %517 to <4 x i32>
  %519 = call <8 x i32> @llvm.x86.avx2.psra.d(<8 x i32> %516, <4 x i32> %518)
  %520 = bitcast <8 x i32> %519 to <4 x i64>
  store <4 x i64> %520, ptr %171, align 32
  call void @show(ptr noundef @.str.31, ptr noundef %171)
  %521 = load <4 x i64>, ptr %168, align 32
  store <4 x i64> %521, ptr %221, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %60, ptr align 1 %221, i64 32, i1 false)
  %522 = load <4 x i64>, ptr %60, align 32
  store <4 x i64> %522, ptr %58, align 32
  store i32 11, ptr %59, align 4
  %523 = load <4 x i64>, ptr %58, align 32
  %524 = bitcast <4 x i64> %523 to <16 x i16>
  %525 = load i32, ptr %59, align 4
  %526 = call <16 x i16> @llvm.x86.avx2.pslli.w(<16 x i16> %524, i32 %525)
  %527 = bitcast <16 x i16> %526 to <4 x i64>
  store <4 x i64> %527, ptr %171, align 32
  call void @show(ptr noundef @.str.32, ptr noundef %171)
  %528 = load <4 x i64>, ptr %168, align 32
  store <4 x i64> %528, ptr %222, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %57, ptr align 1 %222, i64 32, i1 false)
  %529 = load <4 x i64>, ptr %57, align 32
  store <4 x i64> %529, ptr %55, align 32
  store i32 11, ptr %56, align 4
  %530 = load <4 x i64>, ptr %55, align 32
  %531 = bitcast <4 x i64> %530 to <8 x i32>
  %532 = load i32, ptr %56, align 4
  %533 = call <8 x i32> @llvm.x86.avx2.pslli.d(<8 x i32> %531, i32 %532)
  %534 = bitcast <8 x i32> %533 to <4 x i64>
  store <4 x i64> %534, ptr %171, align 32
  call void @show(ptr noundef @.str.33, ptr noundef %171)
  %535 = load <4 x i64>, ptr %168, align 32
  store <4 x i64> %535, ptr %223, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %54, ptr align 1 %223, i64 32, i1 false)
  %536 = load <4 x i64>, ptr %54, align 32
  store <4 x i64> %536, ptr %52, align 32
  store i32 11, ptr %53, align 4
  %537 = load <4 x i64>, ptr %52, align 32
  %538 = load i32, ptr %53, align 4
  %539 = call <4 x i64> @llvm.x86.avx2.pslli.q(<4 x i64> %537, i32 %538)
  store <4 x i64> %539, ptr %171, align 32
  call void @show(ptr noundef @.str.34, ptr noundef %171)
  %540 = load <4 x i64>, ptr %168, align 32
  store <4 x i64> %540, ptr %224, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %51, ptr align 1 %224, i64 32, i1 false)
  %541 = load <4 x i64>, ptr %51, align 32
  store <4 x i64> %541, ptr %49, align 32
  store i32 11, ptr %50, align 4
  %542 = load <4 x i64>, ptr %49, align 32
  %543 = bitcast <4 x i64> %542 to <16 x i16>
  %544 = load i32, ptr %50, align 4
  %545 = call <16 x i16> @llvm.x86.avx2.psrli.w(<16 x i16> %543, i32 %544)
  %546 = bitcast <16 x i16> %545 to <4 x i64>
  store <4 x i64> %546, ptr %171, align 32
  call void @show(ptr noundef @.str.35, ptr noundef %171)
  %547 = load <4 x i64>, ptr %168, align 32
  store <4 x i64> %547, ptr %225, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %48, ptr align 1 %225, i64 32, i1 false)
  %548 = load <4 x i64>, ptr %48, align 32
  store <4 x i64> %548, ptr %46, align 32
  store i32 11, ptr %47, align 4
  %549 = load <4 x i64>, ptr %46, align 32
  %550 = bitcast <4 x i64> %549 to <8 x i32>
  %551 = load i32, ptr %47, align 4
  %552 = call <8 x i32> @llvm.x86.avx2.psrli.d(<8 x i32> %550, i32 %551)
  %553 = bitcast <8 x i32> %552 to <4 x i64>
  store <4 x i64> %553, ptr %171, align 32
  call void @show(ptr noundef @.str.36, ptr noundef %171)
  %554 = load <4 x i64>, ptr %168, align 32
  store <4 x i64> %554, ptr %226, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %45, ptr align 1 %226, i64 32, i1 false)
  %555 = load <4 x i64>, ptr %45, align 32
  store <4 x i64> %555, ptr %43, align 32
  store i32 11, ptr %44, align 4
  %556 = load <4 x i64>, ptr %43, align 32
  %557 = load i32, ptr %44, align 4
  %558 = call <4 x i64> @llvm.x86.avx2.psrli.q(<4 x i64> %556, i32 %557)
  store <4 x i64> %558, ptr %171, align 32
  call void @show(ptr noundef @.str.37, ptr noundef %171)
  %559 = load <4 x i64>, ptr %168, align 32
  store <4 x i64> %559, ptr %227, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %42, ptr align 1 %227, i64 32, i1 false)
  %560 = load <4 x i64>, ptr %42, align 32
  store <4 x i64> %560, ptr %40, align 32
  store i32 11, ptr %41, align 4
  %561 = load <4 x i64>, ptr %40, align 32
  %562 = bitcast <4 x i64> %561 to <16 x i16>
  %563 = load i32, ptr %41, align 4
  %564 = call <16 x i16> @llvm.x86.avx2.psrai.w(<16 x i16> %562, i32 %563)
  %565 = bitcast <16 x i16> %564 to <4 x i64>
  store <4 x i64> %565, ptr %171, align 32
  call void @show(ptr noundef @.str.38, ptr noundef %171)
  %566 = load <4 x i64>, ptr %168, align 32
  store <4 x i64> %566, ptr %228, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %39, ptr align 1 %228, i64 32, i1 false)
  %567 = load <4 x i64>, ptr %39, align 32
  store <4 x i64> %567, ptr %37, align 32
  store i32 11, ptr %38, align 4
  %568 = load <4 x i64>, ptr %37, align 32
  %569 = bitcast <4 x i64> %568 to <8 x i32>
  %570 = load i32, ptr %38, align 4
  %571 = call <8 x i32> @llvm.x86.avx2.psrai.d(<8 x i32> %569, i32 %570)
  %572 = bitcast <8 x i32> %571 to <4 x i64>
  store <4 x i64> %572, ptr %171, align 32
  call void @show(ptr noundef @.str.39, ptr noundef %171)
  %573 = load <4 x i64>, ptr %168, align 32
  %574 = load <4 x i64>, ptr %169, align 32
  %575 = load <4 x i64>, ptr %170, align 32
  store <4 x i64> %573, ptr %229, align 32
  store <4 x i64> %574, ptr %230, align 32
  store <4 x i64> %575, ptr %231, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %34, ptr align 1 %231, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %35, ptr align 1 %230, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %36, ptr align 1 %229, i64 32, i1 false)
  %576 = load <4 x i64>, ptr %36, align 32
  %577 = load <4 x i64>, ptr %35, align 32
  %578 = load <4 x i64>, ptr %34, align 32
  store <4 x i64> %576, ptr %31, align 32
  store <4 x i64> %577, ptr %32, align 32
  store <4 x i64> %578, ptr %33, align 32
  %579 = load <4 x i64>, ptr %31, align 32
  %580 = bitcast <4 x i64> %579 to <32 x i8>
  %581 = load <4 x i64>, ptr %32, align 32
  %582 = bitcast <4 x i64> %581 to <32 x i8>
  %583 = load <4 x i64>, ptr %33, align 32
  %584 = bitcast <4 x i64> %583 to <32 x i8>
  %585 = call <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8> %580, <32 x i8> %582, <32 x i8> %584)
  %586 = bitcast <32 x i8> %585 to <4 x i64>
  store <4 x i64> %586, ptr %171, align 32
  call void @show(ptr noundef @.str.40, ptr noundef %171)
  %587 = load <4 x i64>, ptr %168, align 32
  store <4 x i64> %587, ptr %233, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %20, ptr align 1 %233, i64 32, i1 false)
  %588 = load <4 x i64>, ptr %20, align 32
  store <4 x i64> %588, ptr %19, align 32
  %589 = load <4 x i64>, ptr %19, align 32
  %590 = bitcast <4 x i64> %589 to <8 x float>
  %591 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %591, ptr %234, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %22, ptr align 1 %234, i64 32, i1 false)
  %592 = load <4 x i64>, ptr %22, align 32
  store <4 x i64> %592, ptr %21, align 32
  %593 = load <4 x i64>, ptr %21, align 32
  %594 = bitcast <4 x i64> %593 to <8 x float>
  %595 = load <4 x i64>, ptr %170, align 32
  store <4 x i64> %595, ptr %235, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %24, ptr align 1 %235, i64 32, i1 false)
  %596 = load <4 x i64>, ptr %24, align 32
  store <4 x i64> %596, ptr %23, align 32
  %597 = load <4 x i64>, ptr %23, align 32
  %598 = bitcast <4 x i64> %597 to <8 x float>
  store <8 x float> %590, ptr %236, align 32
  store <8 x float> %594, ptr %237, align 32
  store <8 x float> %598, ptr %238, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %28, ptr align 1 %238, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %29, ptr align 1 %237, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %30, ptr align 1 %236, i64 32, i1 false)
  %599 = load <8 x float>, ptr %30, align 32
  %600 = load <8 x float>, ptr %29, align 32
  %601 = load <8 x float>, ptr %28, align 32
  store <8 x float> %599, ptr %25, align 32
  store <8 x float> %600, ptr %26, align 32
  store <8 x float> %601, ptr %27, align 32
  %602 = load <8 x float>, ptr %25, align 32
  %603 = load <8 x float>, ptr %26, align 32
  %604 = load <8 x float>, ptr %27, align 32
  %605 = call <8 x float> @llvm.x86.avx.blendv.ps.256(<8 x float> %602, <8 x float> %603, <8 x float> %604)
  store <8 x float> %605, ptr %232, align 32
  call void @show(ptr noundef @.str.41, ptr noundef %232)
  %606 = load <4 x i64>, ptr %168, align 32
  store <4 x i64> %606, ptr %240, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 %240, i64 32, i1 false)
  %607 = load <4 x i64>, ptr %8, align 32
  store <4 x i64> %607, ptr %7, align 32
  %608 = load <4 x i64>, ptr %7, align 32
  %609 = bitcast <4 x i64> %608 to <4 x double>
  %610 = load <4 x i64>, ptr %169, align 32
  store <4 x i64> %610, ptr %241, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %241, i64 32, i1 false)
  %611 = load <4 x i64>, ptr %10, align 32
  store <4 x i64> %611, ptr %9, align 32
  %612 = load <4 x i64>, ptr %9, align 32
  %613 = bitcast <4 x i64> %612 to <4 x double>
  %614 = load <4 x i64>, ptr %170, align 32
  store <4 x i64> %614, ptr %242, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr align 1 %242, i64 32, i1 false)
  %615 = load <4 x i64>, ptr %12, align 32
  store <4 x i64> %615, ptr %11, align 32
  %616 = load <4 x i64>, ptr %11, align 32
  %617 = bitcast <4 x i64> %616 to <4 x double>
  store <4 x double> %609, ptr %243, align 32
  store <4 x double> %613, ptr %244, align 32
  store <4 x double> %617, ptr %245, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %16, ptr align 1 %245, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 1 %244, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %243, i64 32, i1 false)
  %618 = load <4 x double>, ptr %18, align 32
  %619 = load <4 x double>, ptr %17, align 32
  %620 = load <4 x double>, ptr %16, align 32
  store <4 x double> %618, ptr %13, align 32
  store <4 x double> %619, ptr %14, align 32
  store <4 x double> %620, ptr %15, align 32
  %621 = load <4 x double>, ptr %13, align 32
  %622 = load <4 x double>, ptr %14, align 32
  %623 = load <4 x double>, ptr %15, align 32
  %624 = call <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double> %621, <4 x double> %622, <4 x double> %623)
  store <4 x double> %624, ptr %239, align 32
  call void @show(ptr noundef @.str.42, ptr noundef %239)
  %625 = load <4 x i64>, ptr %168, align 32
  store <4 x i64> %625, ptr %246, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %246, i64 32, i1 false)
  %626 = load <4 x i64>, ptr %6, align 32
  store <4 x i64> %626, ptr %5, align 32
  %627 = load <4 x i64>, ptr %5, align 32
  %628 = bitcast <4 x i64> %627 to <32 x i8>
  %629 = call i32 @llvm.x86.avx2.pmovmskb(<32 x i8> %628)
  %630 = load <8 x float>, ptr %232, align 32
  store <8 x float> %630, ptr %247, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %247, i64 32, i1 false)
  %631 = load <8 x float>, ptr %4, align 32
  store <8 x float> %631, ptr %3, align 32
  %632 = load <8 x float>, ptr %3, align 32
  %633 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %632)
  %634 = load <4 x double>, ptr %239, align 32
  store <4 x double> %634, ptr %248, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %248, i64 32, i1 false)
  %635 = load <4 x double>, ptr %2, align 32
  store <4 x double> %635, ptr %1, align 32
  %636 = load <4 x double>, ptr %1, align 32
  %637 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %636)
  %638 = call i32 (ptr, ...) @printf(ptr noundef @.str.43, i32 noundef %629, i32 noundef %633, i32 noundef %637)
  call void @llvm.x86.avx.vzeroupper()
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @narrow() #4 {
  %1 = alloca <2 x i64>, align 16
  %2 = alloca <2 x i64>, align 16
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <2 x double>, align 16
  %5 = alloca <2 x double>, align 16
  %6 = alloca <2 x double>, align 16
  %7 = alloca <2 x i64>, align 16
  %8 = alloca <2 x i64>, align 16
  %9 = alloca <2 x i64>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x float>, align 16
  %13 = alloca <2 x i64>, align 16
  %14 = alloca <2 x i64>, align 16
  %15 = alloca <2 x i64>, align 16
  %16 = alloca <2 x i64>, align 16
  %17 = alloca <2 x i64>, align 16
  %18 = alloca <2 x i64>, align 16
  %19 = alloca <2 x i64>, align 16
  %20 = alloca <2 x i64>, align 16
  %21 = alloca <2 x i64>, align 16
  %22 = alloca <2 x i64>, align 16
  %23 = alloca <2 x i64>, align 16
  %24 = alloca <2 x i64>, align 16
  %25 = alloca <2 x i64>, align 16
  %26 = alloca <2 x i64>, align 16
  %27 = alloca <2 x i64>, align 16
  %28 = alloca <2 x i64>, align 16
  %29 = alloca <2 x i64>, align 16
  %30 = alloca <2 x i64>, align 16
  %31 = alloca <2 x i64>, align 16
  %32 = alloca <2 x i64>, align 16
  %33 = alloca <2 x i64>, align 16
  %34 = alloca <2 x i64>, align 16
  %35 = alloca <2 x i64>, align 16
  %36 = alloca <2 x i64>, align 16
  %37 = alloca <2 x i64>, align 16
  %38 = alloca [2 x <2 x i64>], align 16
  %39 = alloca [2 x <2 x i64>], align 16
  %40 = alloca [2 x <2 x i64>], align 16
  %41 = alloca [2 x <2 x i64>], align 16
  %42 = alloca [2 x <4 x float>], align 16
  %43 = alloca <2 x double>, align 16
  call void @llvm.memset.p0.i64(ptr align 16 %41, i8 0, i64 32, i1 false)
  %44 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  call void @fill(ptr noundef %44)
  %45 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  call void @fill(ptr noundef %45)
  %46 = getelementptr inbounds [2 x <2 x i64>], ptr %40, i64 0, i64 0
  call void @fill(ptr noundef %46)
  %47 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %48 = load <2 x i64>, ptr %47, align 16
  %49 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %50 = load <2 x i64>, ptr %49, align 16
  store <2 x i64> %48, ptr %36, align 16
  store <2 x i64> %50, ptr %37, align 16
  %51 = load <2 x i64>, ptr %36, align 16
  %52 = bitcast <2 x i64> %51 to <16 x i8>
  %53 = load <2 x i64>, ptr %37, align 16
  %54 = bitcast <2 x i64> %53 to <16 x i8>
  %55 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %52, <16 x i8> %54)
  %56 = bitcast <16 x i8> %55 to <2 x i64>
  %57 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %56, ptr %57, align 16
  %58 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.45, ptr noundef %58)
  %59 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %60 = load <2 x i64>, ptr %59, align 16
  %61 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %62 = load <2 x i64>, ptr %61, align 16
  store <2 x i64> %60, ptr %34, align 16
  store <2 x i64> %62, ptr %35, align 16
  %63 = load <2 x i64>, ptr %34, align 16
  %64 = bitcast <2 x i64> %63 to <16 x i8>
  %65 = load <2 x i64>, ptr %35, align 16
  %66 = bitcast <2 x i64> %65 to <16 x i8>
  %67 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %64, <16 x i8> %66)
  %68 = bitcast <8 x i16> %67 to <2 x i64>
  %69 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %68, ptr %69, align 16
  %70 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.46, ptr noundef %70)
  %71 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %72 = load <2 x i64>, ptr %71, align 16
  %73 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %74 = load <2 x i64>, ptr %73, align 16
  store <2 x i64> %72, ptr %32, align 16
  store <2 x i64> %74, ptr %33, align 16
  %75 = load <2 x i64>, ptr %32, align 16
  %76 = bitcast <2 x i64> %75 to <8 x i16>
  %77 = load <2 x i64>, ptr %33, align 16
  %78 = bitcast <2 x i64> %77 to <8 x i16>
  %79 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %76, <8 x i16> %78)
  %80 = bitcast <8 x i16> %79 to <2 x i64>
  %81 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %80, ptr %81, align 16
  %82 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.47, ptr noundef %82)
  %83 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %84 = load <2 x i64>, ptr %83, align 16
  %85 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %86 = load <2 x i64>, ptr %85, align 16
  store <2 x i64> %84, ptr %30, align 16
  store <2 x i64> %86, ptr %31, align 16
  %87 = load <2 x i64>, ptr %30, align 16
  %88 = bitcast <2 x i64> %87 to <4 x i32>
  %89 = load <2 x i64>, ptr %31, align 16
  %90 = bitcast <2 x i64> %89 to <4 x i32>
  %91 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %88, <4 x i32> %90)
  %92 = bitcast <8 x i16> %91 to <2 x i64>
  %93 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %92, ptr %93, align 16
  %94 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.48, ptr noundef %94)
  %95 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %96 = load <2 x i64>, ptr %95, align 16
  %97 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %98 = load <2 x i64>, ptr %97, align 16
  store <2 x i64> %96, ptr %28, align 16
  store <2 x i64> %98, ptr %29, align 16
  %99 = load <2 x i64>, ptr %28, align 16
  %100 = bitcast <2 x i64> %99 to <8 x i16>
  %101 = load <2 x i64>, ptr %29, align 16
  %102 = bitcast <2 x i64> %101 to <8 x i16>
  %103 = call <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16> %100, <8 x i16> %102)
  %104 = bitcast <8 x i16> %103 to <2 x i64>
  %105 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %104, ptr %105, align 16
  %106 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.49, ptr noundef %106)
  %107 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %108 = load <2 x i64>, ptr %107, align 16
  %109 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %110 = load <2 x i64>, ptr %109, align 16
  store <2 x i64> %108, ptr %26, align 16
  store <2 x i64> %110, ptr %27, align 16
  %111 = load <2 x i64>, ptr %26, align 16
  %112 = bitcast <2 x i64> %111 to <4 x i32>
  %113 = load <2 x i64>, ptr %27, align 16
  %114 = bitcast <2 x i64> %113 to <4 x i32>
  %115 = call <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32> %112, <4 x i32> %114)
  %116 = bitcast <4 x i32> %115 to <2 x i64>
  %117 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %116, ptr %117, align 16
  %118 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.50, ptr noundef %118)
  %119 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %120 = load <2 x i64>, ptr %119, align 16
  %121 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %122 = load <2 x i64>, ptr %121, align 16
  store <2 x i64> %120, ptr %24, align 16
  store <2 x i64> %122, ptr %25, align 16
  %123 = load <2 x i64>, ptr %24, align 16
  %124 = bitcast <2 x i64> %123 to <8 x i16>
  %125 = load <2 x i64>, ptr %25, align 16
  %126 = bitcast <2 x i64> %125 to <8 x i16>
  %127 = call <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16> %124, <8 x i16> %126)
  %128 = bitcast <8 x i16> %127 to <2 x i64>
  %129 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %128, ptr %129, align 16
  %130 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.51, ptr noundef %130)
  %131 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %132 = load <2 x i64>, ptr %131, align 16
  %133 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %134 = load <2 x i64>, ptr %133, align 16
  store <2 x i64> %132, ptr %22, align 16
  store <2 x i64> %134, ptr %23, align 16
  %135 = load <2 x i64>, ptr %22, align 16
  %136 = bitcast <2 x i64> %135 to <4 x i32>
  %137 = load <2 x i64>, ptr %23, align 16
  %138 = bitcast <2 x i64> %137 to <4 x i32>
  %139 = call <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32> %136, <4 x i32> %138)
  %140 = bitcast <4 x i32> %139 to <2 x i64>
  %141 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %140, ptr %141, align 16
  %142 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.52, ptr noundef %142)
  %143 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %144 = load <2 x i64>, ptr %143, align 16
  %145 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %146 = load <2 x i64>, ptr %145, align 16
  store <2 x i64> %144, ptr %20, align 16
  store <2 x i64> %146, ptr %21, align 16
  %147 = load <2 x i64>, ptr %20, align 16
  %148 = bitcast <2 x i64> %147 to <16 x i8>
  %149 = load <2 x i64>, ptr %21, align 16
  %150 = bitcast <2 x i64> %149 to <16 x i8>
  %151 = call <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8> %148, <16 x i8> %150)
  %152 = bitcast <16 x i8> %151 to <2 x i64>
  %153 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %152, ptr %153, align 16
  %154 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.53, ptr noundef %154)
  %155 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %156 = load <2 x i64>, ptr %155, align 16
  %157 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %158 = load <2 x i64>, ptr %157, align 16
  store <2 x i64> %156, ptr %18, align 16
  store <2 x i64> %158, ptr %19, align 16
  %159 = load <2 x i64>, ptr %18, align 16
  %160 = bitcast <2 x i64> %159 to <8 x i16>
  %161 = load <2 x i64>, ptr %19, align 16
  %162 = bitcast <2 x i64> %161 to <8 x i16>
  %163 = call <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16> %160, <8 x i16> %162)
  %164 = bitcast <8 x i16> %163 to <2 x i64>
  %165 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %164, ptr %165, align 16
  %166 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.54, ptr noundef %166)
  %167 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %168 = load <2 x i64>, ptr %167, align 16
  %169 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %170 = load <2 x i64>, ptr %169, align 16
  store <2 x i64> %168, ptr %16, align 16
  store <2 x i64> %170, ptr %17, align 16
  %171 = load <2 x i64>, ptr %16, align 16
  %172 = bitcast <2 x i64> %171 to <4 x i32>
  %173 = load <2 x i64>, ptr %17, align 16
  %174 = bitcast <2 x i64> %173 to <4 x i32>
  %175 = call <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32> %172, <4 x i32> %174)
  %176 = bitcast <4 x i32> %175 to <2 x i64>
  %177 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %176, ptr %177, align 16
  %178 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.55, ptr noundef %178)
  %179 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %180 = load <2 x i64>, ptr %179, align 16
  %181 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %182 = load <2 x i64>, ptr %181, align 16
  %183 = getelementptr inbounds [2 x <2 x i64>], ptr %40, i64 0, i64 0
  %184 = load <2 x i64>, ptr %183, align 16
  store <2 x i64> %180, ptr %13, align 16
  store <2 x i64> %182, ptr %14, align 16
  store <2 x i64> %184, ptr %15, align 16
  %185 = load <2 x i64>, ptr %13, align 16
  %186 = bitcast <2 x i64> %185 to <16 x i8>
  %187 = load <2 x i64>, ptr %14, align 16
  %188 = bitcast <2 x i64> %187 to <16 x i8>
  %189 = load <2 x i64>, ptr %15, align 16
  %190 = bitcast <2 x i64> %189 to <16 x i8>
  %191 = call <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8> %186, <16 x i8> %188, <16 x i8> %190)
  %192 = bitcast <16 x i8> %191 to <2 x i64>
  %193 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  store <2 x i64> %192, ptr %193, align 16
  %194 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.56, ptr noundef %194)
  %195 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %196 = load <2 x i64>, ptr %195, align 16
  store <2 x i64> %196, ptr %7, align 16
  %197 = load <2 x i64>, ptr %7, align 16
  %198 = bitcast <2 x i64> %197 to <4 x float>
  %199 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %200 = load <2 x i64>, ptr %199, align 16
  store <2 x i64> %200, ptr %8, align 16
  %201 = load <2 x i64>, ptr %8, align 16
  %202 = bitcast <2 x i64> %201 to <4 x float>
  %203 = getelementptr inbounds [2 x <2 x i64>], ptr %40, i64 0, i64 0
  %204 = load <2 x i64>, ptr %203, align 16
  store <2 x i64> %204, ptr %9, align 16
  %205 = load <2 x i64>, ptr %9, align 16
  %206 = bitcast <2 x i64> %205 to <4 x float>
  store <4 x float> %198, ptr %10, align 16
  store <4 x float> %202, ptr %11, align 16
  store <4 x float> %206, ptr %12, align 16
  %207 = load <4 x float>, ptr %10, align 16
  %208 = load <4 x float>, ptr %11, align 16
  %209 = load <4 x float>, ptr %12, align 16
  %210 = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %207, <4 x float> %208, <4 x float> %209)
  store <4 x float> %210, ptr %42, align 16
  %211 = getelementptr inbounds <4 x float>, ptr %42, i64 1
  %212 = getelementptr inbounds <4 x float>, ptr %42, i64 2
  br label %213

213:                                              ; preds = %213, %0
  %214 = phi ptr [ %211, %0 ], [ %215, %213 ]
  store <4 x float> zeroinitializer, ptr %214, align 16
  %215 = getelementptr inbounds <4 x float>, ptr %214, i64 1
  %216 = icmp eq ptr %215, %212
  br i1 %216, label %217, label %213

217:                                              ; preds = %213
  %218 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  %219 = getelementptr inbounds [2 x <4 x float>], ptr %42, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %218, ptr align 16 %219, i64 16, i1 false)
  %220 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.57, ptr noundef %220)
  %221 = getelementptr inbounds [2 x <2 x i64>], ptr %38, i64 0, i64 0
  %222 = load <2 x i64>, ptr %221, align 16
  store <2 x i64> %222, ptr %1, align 16
  %223 = load <2 x i64>, ptr %1, align 16
  %224 = bitcast <2 x i64> %223 to <2 x double>
  %225 = getelementptr inbounds [2 x <2 x i64>], ptr %39, i64 0, i64 0
  %226 = load <2 x i64>, ptr %225, align 16
  store <2 x i64> %226, ptr %2, align 16
  %227 = load <2 x i64>, ptr %2, align 16
  %228 = bitcast <2 x i64> %227 to <2 x double>
  %229 = getelementptr inbounds [2 x <2 x i64>], ptr %40, i64 0, i64 0
  %230 = load <2 x i64>, ptr %229, align 16
  store <2 x i64> %230, ptr %3, align 16
  %231 = load <2 x i64>, ptr %3, align 16
  %232 = bitcast <2 x i64> %231 to <2 x double>
  store <2 x double> %224, ptr %4, align 16
  store <2 x double> %228, ptr %5, align 16
  store <2 x double> %232, ptr %6, align 16
  %233 = load <2 x double>, ptr %4, align 16
  %234 = load <2 x double>, ptr %5, align 16
  %235 = load <2 x double>, ptr %6, align 16
  %236 = call <2 x double> @llvm.x86.sse41.blendvpd(<2 x double> %233, <2 x double> %234, <2 x double> %235)
  store <2 x double> %236, ptr %43, align 16
  %237 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %237, ptr align 16 %43, i64 16, i1 false)
  %238 = getelementptr inbounds [2 x <2 x i64>], ptr %41, i64 0, i64 0
  call void @show(ptr noundef @.str.58, ptr noundef %238)
  ret void
}

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare { i8, i64 } @llvm.x86.addcarry.64(i8, i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare { i8, i64 } @llvm.x86.subborrow.64(i8, i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare { i8, i32 } @llvm.x86.addcarry.32(i8, i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare { i8, i32 } @llvm.x86.subborrow.32(i8, i32, i32) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @__get_cpuid_max(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %9 = load i32, ptr %3, align 4
  %10 = call { i32, i32, i32, i32 } asm "  xchgq  %rbx,${1:q}\0A  cpuid\0A  xchgq  %rbx,${1:q}", "={ax},=r,={cx},={dx},0,~{dirflag},~{fpsr},~{flags}"(i32 %9) #9, !srcloc !13
  %11 = extractvalue { i32, i32, i32, i32 } %10, 0
  %12 = extractvalue { i32, i32, i32, i32 } %10, 1
  %13 = extractvalue { i32, i32, i32, i32 } %10, 2
  %14 = extractvalue { i32, i32, i32, i32 } %10, 3
  store i32 %11, ptr %5, align 4
  store i32 %12, ptr %6, align 4
  store i32 %13, ptr %7, align 4
  store i32 %14, ptr %8, align 4
  %15 = load ptr, ptr %4, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %20

17:                                               ; preds = %2
  %18 = load i32, ptr %6, align 4
  %19 = load ptr, ptr %4, align 8
  store i32 %18, ptr %19, align 4
  br label %20

20:                                               ; preds = %17, %2
  %21 = load i32, ptr %5, align 4
  ret i32 %21
}

; Function Attrs: nounwind
declare i64 @llvm.x86.xgetbv(i32) #7

declare i32 @puts(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fill(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %15, %1
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %8, label %18

8:                                                ; preds = %5
  %9 = call i64 @next()
  store i64 %9, ptr %4, align 8
  %10 = load ptr, ptr %2, align 8
  %11 = load i32, ptr %3, align 4
  %12 = mul nsw i32 8, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr %10, i64 %13
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %14, ptr align 8 %4, i64 8, i1 false)
  br label %15

15:                                               ; preds = %8
  %16 = load i32, ptr %3, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %3, align 4
  br label %5, !llvm.loop !14

18:                                               ; preds = %5
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @next() #0 {
  %1 = alloca [4 x i64], align 16
  %2 = load i64, ptr @state, align 8
  %3 = shl i64 %2, 13
  %4 = load i64, ptr @state, align 8
  %5 = xor i64 %4, %3
  store i64 %5, ptr @state, align 8
  %6 = load i64, ptr @state, align 8
  %7 = lshr i64 %6, 7
  %8 = load i64, ptr @state, align 8
  %9 = xor i64 %8, %7
  store i64 %9, ptr @state, align 8
  %10 = load i64, ptr @state, align 8
  %11 = shl i64 %10, 17
  %12 = load i64, ptr @state, align 8
  %13 = xor i64 %12, %11
  store i64 %13, ptr @state, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.next.extreme, i64 32, i1 false)
  %14 = load i64, ptr @state, align 8
  %15 = and i64 %14, 4
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %0
  %18 = load i64, ptr @state, align 8
  br label %24

19:                                               ; preds = %0
  %20 = load i64, ptr @state, align 8
  %21 = lshr i64 %20, 62
  %22 = getelementptr inbounds [4 x i64], ptr %1, i64 0, i64 %21
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %19, %17
  %25 = phi i64 [ %18, %17 ], [ %23, %19 ]
  ret i64 %25
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @show(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [4 x i64], align 16
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 0
  %7 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 1 %7, i64 32, i1 false)
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 0
  %10 = load i64, ptr %9, align 16
  %11 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 2
  %14 = load i64, ptr %13, align 16
  %15 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 3
  %16 = load i64, ptr %15, align 8
  %17 = call i32 (ptr, ...) @printf(ptr noundef @.str.44, ptr noundef %8, i64 noundef %10, i64 noundef %12, i64 noundef %14, i64 noundef %16)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.packsswb(<16 x i16>, <16 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32>, <8 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16>, <16 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.packusdw(<8 x i32>, <8 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16>, <16 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8>, <32 x i8>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.pmul.hr.sw(<16 x i16>, <16 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16>, <16 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16>, <16 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8>, <32 x i8>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.pavg.b(<32 x i8>, <32 x i8>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.pavg.w(<16 x i16>, <16 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.phadd.w(<16 x i16>, <16 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.phadd.d(<8 x i32>, <8 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.phsub.w(<16 x i16>, <16 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.phsub.d(<8 x i32>, <8 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.psign.b(<32 x i8>, <32 x i8>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.psign.w(<16 x i16>, <16 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psign.d(<8 x i32>, <8 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.psll.w(<16 x i16>, <8 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psll.d(<8 x i32>, <4 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i64> @llvm.x86.avx2.psll.q(<4 x i64>, <2 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.psrl.w(<16 x i16>, <8 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psrl.d(<8 x i32>, <4 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i64> @llvm.x86.avx2.psrl.q(<4 x i64>, <2 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.psra.w(<16 x i16>, <8 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psra.d(<8 x i32>, <4 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.pslli.w(<16 x i16>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.pslli.d(<8 x i32>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i64> @llvm.x86.avx2.pslli.q(<4 x i64>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.psrli.w(<16 x i16>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psrli.d(<8 x i32>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i64> @llvm.x86.avx2.psrli.q(<4 x i64>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.psrai.w(<16 x i16>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psrai.d(<8 x i32>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8>, <32 x i8>, <32 x i8>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.blendv.ps.256(<8 x float>, <8 x float>, <8 x float>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double>, <4 x double>, <4 x double>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx2.pmovmskb(<32 x i8>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.movmsk.ps.256(<8 x float>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.movmsk.pd.256(<4 x double>) #6

; Function Attrs: nounwind
declare void @llvm.x86.avx.vzeroupper() #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32>, <4 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16>, <8 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32>, <4 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16>, <8 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32>, <4 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8>, <16 x i8>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16>, <8 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32>, <4 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8>, <16 x i8>, <16 x i8>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse41.blendvpd(<2 x double>, <2 x double>, <2 x double>) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87,+xsave" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nounwind memory(none) }

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
!11 = !{i64 2147517643, i64 2147517679, i64 2147517703}
!12 = !{i64 3823}
!13 = !{i64 2147517437, i64 2147517473, i64 2147517497}
!14 = distinct !{!14, !7}
