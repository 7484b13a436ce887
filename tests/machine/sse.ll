; ModuleID = 'sse.c'
source_filename = "sse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%-20s %x %x\0A\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"movemask\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"_mm_packs_epi16\00", align 1
@.str.4 = private unnamed_addr constant [16 x i8] c"_mm_packs_epi32\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c"_mm_packus_epi16\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"_mm_madd_epi16\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"_mm_sad_epu8\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"_mm_mulhi_epi16\00", align 1
@.str.9 = private unnamed_addr constant [16 x i8] c"_mm_mulhi_epu16\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"_mm_mul_epu32\00", align 1
@.str.11 = private unnamed_addr constant [16 x i8] c"_mm_mullo_epi16\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"_mm_avg_epu8\00", align 1
@.str.13 = private unnamed_addr constant [14 x i8] c"_mm_avg_epu16\00", align 1
@.str.14 = private unnamed_addr constant [14 x i8] c"_mm_max_epi16\00", align 1
@.str.15 = private unnamed_addr constant [14 x i8] c"_mm_min_epi16\00", align 1
@.str.16 = private unnamed_addr constant [13 x i8] c"_mm_max_epu8\00", align 1
@.str.17 = private unnamed_addr constant [13 x i8] c"_mm_min_epu8\00", align 1
@.str.18 = private unnamed_addr constant [14 x i8] c"_mm_adds_epi8\00", align 1
@.str.19 = private unnamed_addr constant [15 x i8] c"_mm_adds_epi16\00", align 1
@.str.20 = private unnamed_addr constant [14 x i8] c"_mm_adds_epu8\00", align 1
@.str.21 = private unnamed_addr constant [15 x i8] c"_mm_adds_epu16\00", align 1
@.str.22 = private unnamed_addr constant [14 x i8] c"_mm_subs_epi8\00", align 1
@.str.23 = private unnamed_addr constant [15 x i8] c"_mm_subs_epi16\00", align 1
@.str.24 = private unnamed_addr constant [14 x i8] c"_mm_subs_epu8\00", align 1
@.str.25 = private unnamed_addr constant [15 x i8] c"_mm_subs_epu16\00", align 1
@.str.26 = private unnamed_addr constant [15 x i8] c"_mm_cmpeq_epi8\00", align 1
@.str.27 = private unnamed_addr constant [16 x i8] c"_mm_cmpgt_epi16\00", align 1
@.str.28 = private unnamed_addr constant [16 x i8] c"_mm_cmplt_epi32\00", align 1
@.str.29 = private unnamed_addr constant [18 x i8] c"_mm_unpackhi_epi8\00", align 1
@.str.30 = private unnamed_addr constant [19 x i8] c"_mm_unpacklo_epi32\00", align 1
@.str.31 = private unnamed_addr constant [14 x i8] c"_mm_add_epi64\00", align 1
@.str.32 = private unnamed_addr constant [13 x i8] c"_mm_sub_epi8\00", align 1
@.str.33 = private unnamed_addr constant [17 x i8] c"_mm_andnot_si128\00", align 1
@.str.34 = private unnamed_addr constant [10 x i8] c"sll_epi16\00", align 1
@.str.35 = private unnamed_addr constant [10 x i8] c"sll_epi32\00", align 1
@.str.36 = private unnamed_addr constant [10 x i8] c"sll_epi64\00", align 1
@.str.37 = private unnamed_addr constant [10 x i8] c"srl_epi16\00", align 1
@.str.38 = private unnamed_addr constant [10 x i8] c"srl_epi32\00", align 1
@.str.39 = private unnamed_addr constant [10 x i8] c"srl_epi64\00", align 1
@.str.40 = private unnamed_addr constant [10 x i8] c"sra_epi16\00", align 1
@.str.41 = private unnamed_addr constant [10 x i8] c"sra_epi32\00", align 1
@.str.42 = private unnamed_addr constant [11 x i8] c"slli_epi16\00", align 1
@.str.43 = private unnamed_addr constant [11 x i8] c"slli_epi32\00", align 1
@.str.44 = private unnamed_addr constant [11 x i8] c"slli_epi64\00", align 1
@.str.45 = private unnamed_addr constant [11 x i8] c"srli_epi16\00", align 1
@.str.46 = private unnamed_addr constant [11 x i8] c"srli_epi32\00", align 1
@.str.47 = private unnamed_addr constant [11 x i8] c"srli_epi64\00", align 1
@.str.48 = private unnamed_addr constant [11 x i8] c"srai_epi16\00", align 1
@.str.49 = private unnamed_addr constant [11 x i8] c"srai_epi32\00", align 1
@.str.50 = private unnamed_addr constant [11 x i8] c"slli_si128\00", align 1
@.str.51 = private unnamed_addr constant [11 x i8] c"srli_si128\00", align 1
@.str.52 = private unnamed_addr constant [14 x i8] c"shuffle_epi32\00", align 1
@.str.53 = private unnamed_addr constant [10 x i8] c"shufflelo\00", align 1
@.str.54 = private unnamed_addr constant [10 x i8] c"shufflehi\00", align 1
@.str.55 = private unnamed_addr constant [10 x i8] c"%-20s %x\0A\00", align 1
@.str.56 = private unnamed_addr constant [8 x i8] c"extract\00", align 1
@.str.57 = private unnamed_addr constant [7 x i8] c"insert\00", align 1
@__const.integers.out = private unnamed_addr constant [16 x i8] c"................", align 16
@.str.58 = private unnamed_addr constant [5 x i8] c"%02x\00", align 1
@.str.59 = private unnamed_addr constant [11 x i8] c" maskmove\0A\00", align 1
@.str.60 = private unnamed_addr constant [9 x i8] c"%d %lld\0A\00", align 1
@.str.61 = private unnamed_addr constant [7 x i8] c"stream\00", align 1
@.str.62 = private unnamed_addr constant [23 x i8] c"%-20s %016llx %016llx\0A\00", align 1
@.str.63 = private unnamed_addr constant [11 x i8] c"_mm_min_ps\00", align 1
@.str.64 = private unnamed_addr constant [11 x i8] c"_mm_max_ps\00", align 1
@.str.65 = private unnamed_addr constant [11 x i8] c"_mm_min_ss\00", align 1
@.str.66 = private unnamed_addr constant [11 x i8] c"_mm_max_ss\00", align 1
@.str.67 = private unnamed_addr constant [11 x i8] c"_mm_add_ss\00", align 1
@.str.68 = private unnamed_addr constant [11 x i8] c"_mm_div_ps\00", align 1
@.str.69 = private unnamed_addr constant [13 x i8] c"_mm_cmpeq_ps\00", align 1
@.str.70 = private unnamed_addr constant [13 x i8] c"_mm_cmplt_ps\00", align 1
@.str.71 = private unnamed_addr constant [13 x i8] c"_mm_cmple_ps\00", align 1
@.str.72 = private unnamed_addr constant [16 x i8] c"_mm_cmpunord_ps\00", align 1
@.str.73 = private unnamed_addr constant [14 x i8] c"_mm_cmpneq_ps\00", align 1
@.str.74 = private unnamed_addr constant [14 x i8] c"_mm_cmpnlt_ps\00", align 1
@.str.75 = private unnamed_addr constant [14 x i8] c"_mm_cmpnle_ps\00", align 1
@.str.76 = private unnamed_addr constant [14 x i8] c"_mm_cmpord_ps\00", align 1
@.str.77 = private unnamed_addr constant [13 x i8] c"_mm_cmpgt_ps\00", align 1
@.str.78 = private unnamed_addr constant [13 x i8] c"_mm_cmpge_ps\00", align 1
@.str.79 = private unnamed_addr constant [14 x i8] c"_mm_cmpngt_ps\00", align 1
@.str.80 = private unnamed_addr constant [14 x i8] c"_mm_cmpnge_ps\00", align 1
@.str.81 = private unnamed_addr constant [13 x i8] c"_mm_cmpeq_ss\00", align 1
@.str.82 = private unnamed_addr constant [13 x i8] c"_mm_cmplt_ss\00", align 1
@.str.83 = private unnamed_addr constant [13 x i8] c"_mm_cmple_ss\00", align 1
@.str.84 = private unnamed_addr constant [16 x i8] c"_mm_cmpunord_ss\00", align 1
@.str.85 = private unnamed_addr constant [14 x i8] c"_mm_cmpneq_ss\00", align 1
@.str.86 = private unnamed_addr constant [14 x i8] c"_mm_cmpnlt_ss\00", align 1
@.str.87 = private unnamed_addr constant [14 x i8] c"_mm_cmpnle_ss\00", align 1
@.str.88 = private unnamed_addr constant [14 x i8] c"_mm_cmpord_ss\00", align 1
@.str.89 = private unnamed_addr constant [13 x i8] c"_mm_cmpgt_ss\00", align 1
@.str.90 = private unnamed_addr constant [16 x i8] c"%-20s %d %d %d\0A\00", align 1
@.str.91 = private unnamed_addr constant [14 x i8] c"_mm_comieq_ss\00", align 1
@.str.92 = private unnamed_addr constant [14 x i8] c"_mm_comilt_ss\00", align 1
@.str.93 = private unnamed_addr constant [14 x i8] c"_mm_comile_ss\00", align 1
@.str.94 = private unnamed_addr constant [14 x i8] c"_mm_comigt_ss\00", align 1
@.str.95 = private unnamed_addr constant [14 x i8] c"_mm_comige_ss\00", align 1
@.str.96 = private unnamed_addr constant [15 x i8] c"_mm_comineq_ss\00", align 1
@.str.97 = private unnamed_addr constant [15 x i8] c"_mm_ucomieq_ss\00", align 1
@.str.98 = private unnamed_addr constant [15 x i8] c"_mm_ucomilt_ss\00", align 1
@.str.99 = private unnamed_addr constant [15 x i8] c"_mm_ucomile_ss\00", align 1
@.str.100 = private unnamed_addr constant [15 x i8] c"_mm_ucomigt_ss\00", align 1
@.str.101 = private unnamed_addr constant [15 x i8] c"_mm_ucomige_ss\00", align 1
@.str.102 = private unnamed_addr constant [16 x i8] c"_mm_ucomineq_ss\00", align 1
@.str.103 = private unnamed_addr constant [26 x i8] c"%-20s %x %d %lld %d %lld\0A\00", align 1
@.str.104 = private unnamed_addr constant [7 x i8] c"to int\00", align 1
@.str.105 = private unnamed_addr constant [12 x i8] c"cvtps_epi32\00", align 1
@.str.106 = private unnamed_addr constant [13 x i8] c"cvttps_epi32\00", align 1
@.str.107 = private unnamed_addr constant [9 x i8] c"cvtps_pd\00", align 1
@.str.108 = private unnamed_addr constant [8 x i8] c"sqrt_ps\00", align 1
@.str.109 = private unnamed_addr constant [8 x i8] c"sqrt_ss\00", align 1
@.str.110 = private unnamed_addr constant [11 x i8] c"shuffle_ps\00", align 1
@.str.111 = private unnamed_addr constant [7 x i8] c"movehl\00", align 1
@.str.112 = private unnamed_addr constant [9 x i8] c"unpackhi\00", align 1
@.str.113 = private unnamed_addr constant [19 x i8] c"%-20s %x %x %x %x\0A\00", align 1
@.str.114 = private unnamed_addr constant [10 x i8] c"estimates\00", align 1
@.str.115 = private unnamed_addr constant [7 x i8] c"rcp_ss\00", align 1
@.str.116 = private unnamed_addr constant [9 x i8] c"rsqrt_ss\00", align 1
@.str.117 = private unnamed_addr constant [11 x i8] c"_mm_min_pd\00", align 1
@.str.118 = private unnamed_addr constant [11 x i8] c"_mm_max_pd\00", align 1
@.str.119 = private unnamed_addr constant [11 x i8] c"_mm_min_sd\00", align 1
@.str.120 = private unnamed_addr constant [11 x i8] c"_mm_max_sd\00", align 1
@.str.121 = private unnamed_addr constant [11 x i8] c"_mm_mul_sd\00", align 1
@.str.122 = private unnamed_addr constant [13 x i8] c"_mm_cmpeq_pd\00", align 1
@.str.123 = private unnamed_addr constant [13 x i8] c"_mm_cmplt_pd\00", align 1
@.str.124 = private unnamed_addr constant [13 x i8] c"_mm_cmple_pd\00", align 1
@.str.125 = private unnamed_addr constant [16 x i8] c"_mm_cmpunord_pd\00", align 1
@.str.126 = private unnamed_addr constant [14 x i8] c"_mm_cmpneq_pd\00", align 1
@.str.127 = private unnamed_addr constant [14 x i8] c"_mm_cmpnlt_pd\00", align 1
@.str.128 = private unnamed_addr constant [14 x i8] c"_mm_cmpnle_pd\00", align 1
@.str.129 = private unnamed_addr constant [14 x i8] c"_mm_cmpord_pd\00", align 1
@.str.130 = private unnamed_addr constant [13 x i8] c"_mm_cmpeq_sd\00", align 1
@.str.131 = private unnamed_addr constant [13 x i8] c"_mm_cmplt_sd\00", align 1
@.str.132 = private unnamed_addr constant [13 x i8] c"_mm_cmple_sd\00", align 1
@.str.133 = private unnamed_addr constant [16 x i8] c"_mm_cmpunord_sd\00", align 1
@.str.134 = private unnamed_addr constant [14 x i8] c"_mm_cmpneq_sd\00", align 1
@.str.135 = private unnamed_addr constant [14 x i8] c"_mm_cmpnlt_sd\00", align 1
@.str.136 = private unnamed_addr constant [14 x i8] c"_mm_cmpnle_sd\00", align 1
@.str.137 = private unnamed_addr constant [14 x i8] c"_mm_cmpord_sd\00", align 1
@.str.138 = private unnamed_addr constant [14 x i8] c"_mm_comieq_sd\00", align 1
@.str.139 = private unnamed_addr constant [14 x i8] c"_mm_comilt_sd\00", align 1
@.str.140 = private unnamed_addr constant [14 x i8] c"_mm_comile_sd\00", align 1
@.str.141 = private unnamed_addr constant [14 x i8] c"_mm_comigt_sd\00", align 1
@.str.142 = private unnamed_addr constant [14 x i8] c"_mm_comige_sd\00", align 1
@.str.143 = private unnamed_addr constant [15 x i8] c"_mm_comineq_sd\00", align 1
@.str.144 = private unnamed_addr constant [15 x i8] c"_mm_ucomieq_sd\00", align 1
@.str.145 = private unnamed_addr constant [15 x i8] c"_mm_ucomilt_sd\00", align 1
@.str.146 = private unnamed_addr constant [15 x i8] c"_mm_ucomile_sd\00", align 1
@.str.147 = private unnamed_addr constant [15 x i8] c"_mm_ucomigt_sd\00", align 1
@.str.148 = private unnamed_addr constant [15 x i8] c"_mm_ucomige_sd\00", align 1
@.str.149 = private unnamed_addr constant [16 x i8] c"_mm_ucomineq_sd\00", align 1
@.str.150 = private unnamed_addr constant [12 x i8] c"cvtpd_epi32\00", align 1
@.str.151 = private unnamed_addr constant [13 x i8] c"cvttpd_epi32\00", align 1
@.str.152 = private unnamed_addr constant [9 x i8] c"cvtpd_ps\00", align 1
@.str.153 = private unnamed_addr constant [9 x i8] c"cvtsd_ss\00", align 1
@.str.154 = private unnamed_addr constant [8 x i8] c"sqrt_pd\00", align 1
@.str.155 = private unnamed_addr constant [8 x i8] c"sqrt_sd\00", align 1
@.str.156 = private unnamed_addr constant [11 x i8] c"shuffle_pd\00", align 1
@.str.157 = private unnamed_addr constant [12 x i8] c"cvtepi32_pd\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca float, align 4
  %2 = alloca <4 x float>, align 16
  %3 = alloca <4 x float>, align 16
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca <2 x double>, align 16
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca <2 x double>, align 16
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca <2 x double>, align 16
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca <2 x double>, align 16
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca <2 x double>, align 16
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca <2 x double>, align 16
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca <4 x float>, align 16
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca <4 x float>, align 16
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  %36 = alloca <4 x float>, align 16
  %37 = alloca float, align 4
  %38 = alloca float, align 4
  %39 = alloca float, align 4
  %40 = alloca float, align 4
  %41 = alloca <4 x float>, align 16
  %42 = alloca float, align 4
  %43 = alloca float, align 4
  %44 = alloca float, align 4
  %45 = alloca float, align 4
  %46 = alloca <4 x float>, align 16
  %47 = alloca float, align 4
  %48 = alloca float, align 4
  %49 = alloca float, align 4
  %50 = alloca float, align 4
  %51 = alloca <4 x float>, align 16
  %52 = alloca i32, align 4
  %53 = alloca i32, align 4
  %54 = alloca i32, align 4
  %55 = alloca i32, align 4
  %56 = alloca <4 x i32>, align 16
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca i32, align 4
  %60 = alloca i32, align 4
  %61 = alloca <4 x i32>, align 16
  %62 = alloca i32, align 4
  %63 = alloca <2 x i64>, align 16
  %64 = alloca <2 x i64>, align 16
  %65 = alloca float, align 4
  %66 = alloca i32, align 4
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca double, align 8
  %70 = alloca double, align 8
  %71 = alloca double, align 8
  %72 = alloca i32, align 4
  %73 = alloca double, align 8
  store i32 0, ptr %62, align 4
  store i32 2147450880, ptr %52, align 4
  store i32 -2130771585, ptr %53, align 4
  store i32 -16712191, ptr %54, align 4
  store i32 305419896, ptr %55, align 4
  %74 = load i32, ptr %55, align 4
  %75 = insertelement <4 x i32> poison, i32 %74, i32 0
  %76 = load i32, ptr %54, align 4
  %77 = insertelement <4 x i32> %75, i32 %76, i32 1
  %78 = load i32, ptr %53, align 4
  %79 = insertelement <4 x i32> %77, i32 %78, i32 2
  %80 = load i32, ptr %52, align 4
  %81 = insertelement <4 x i32> %79, i32 %80, i32 3
  store <4 x i32> %81, ptr %56, align 16
  %82 = load <4 x i32>, ptr %56, align 16
  %83 = bitcast <4 x i32> %82 to <2 x i64>
  store <2 x i64> %83, ptr %63, align 16
  store i32 2147450879, ptr %57, align 4
  store i32 -2139062144, ptr %58, align 4
  store i32 16711935, ptr %59, align 4
  store i32 -66052, ptr %60, align 4
  %84 = load i32, ptr %60, align 4
  %85 = insertelement <4 x i32> poison, i32 %84, i32 0
  %86 = load i32, ptr %59, align 4
  %87 = insertelement <4 x i32> %85, i32 %86, i32 1
  %88 = load i32, ptr %58, align 4
  %89 = insertelement <4 x i32> %87, i32 %88, i32 2
  %90 = load i32, ptr %57, align 4
  %91 = insertelement <4 x i32> %89, i32 %90, i32 3
  store <4 x i32> %91, ptr %61, align 16
  %92 = load <4 x i32>, ptr %61, align 16
  %93 = bitcast <4 x i32> %92 to <2 x i64>
  store <2 x i64> %93, ptr %64, align 16
  %94 = load <2 x i64>, ptr %63, align 16
  %95 = load <2 x i64>, ptr %64, align 16
  call void @integers(<2 x i64> noundef %94, <2 x i64> noundef %95, i32 noundef 3)
  %96 = load <2 x i64>, ptr %64, align 16
  %97 = load <2 x i64>, ptr %63, align 16
  call void @integers(<2 x i64> noundef %96, <2 x i64> noundef %97, i32 noundef 16)
  %98 = load <2 x i64>, ptr %63, align 16
  %99 = load <2 x i64>, ptr %63, align 16
  call void @integers(<2 x i64> noundef %98, <2 x i64> noundef %99, i32 noundef 40)
  %100 = load <2 x i64>, ptr %64, align 16
  %101 = load <2 x i64>, ptr %64, align 16
  call void @integers(<2 x i64> noundef %100, <2 x i64> noundef %101, i32 noundef 200)
  store float 0x7FF8000000000000, ptr %65, align 4
  store float 1.500000e+00, ptr %22, align 4
  store float -2.500000e+00, ptr %23, align 4
  store float 0x421BF08EC0000000, ptr %24, align 4
  store float 2.500000e+00, ptr %25, align 4
  %102 = load float, ptr %25, align 4
  %103 = insertelement <4 x float> poison, float %102, i32 0
  %104 = load float, ptr %24, align 4
  %105 = insertelement <4 x float> %103, float %104, i32 1
  %106 = load float, ptr %23, align 4
  %107 = insertelement <4 x float> %105, float %106, i32 2
  %108 = load float, ptr %22, align 4
  %109 = insertelement <4 x float> %107, float %108, i32 3
  store <4 x float> %109, ptr %26, align 16
  %110 = load <4 x float>, ptr %26, align 16
  store float 1.500000e+00, ptr %27, align 4
  store float 2.500000e+00, ptr %28, align 4
  store float 0xC21BF08EC0000000, ptr %29, align 4
  store float 3.500000e+00, ptr %30, align 4
  %111 = load float, ptr %30, align 4
  %112 = insertelement <4 x float> poison, float %111, i32 0
  %113 = load float, ptr %29, align 4
  %114 = insertelement <4 x float> %112, float %113, i32 1
  %115 = load float, ptr %28, align 4
  %116 = insertelement <4 x float> %114, float %115, i32 2
  %117 = load float, ptr %27, align 4
  %118 = insertelement <4 x float> %116, float %117, i32 3
  store <4 x float> %118, ptr %31, align 16
  %119 = load <4 x float>, ptr %31, align 16
  call void @floats(<4 x float> noundef %110, <4 x float> noundef %119)
  %120 = load float, ptr %65, align 4
  %121 = load float, ptr %65, align 4
  store float 0.000000e+00, ptr %32, align 4
  store float %120, ptr %33, align 4
  store float 1.000000e+00, ptr %34, align 4
  store float %121, ptr %35, align 4
  %122 = load float, ptr %35, align 4
  %123 = insertelement <4 x float> poison, float %122, i32 0
  %124 = load float, ptr %34, align 4
  %125 = insertelement <4 x float> %123, float %124, i32 1
  %126 = load float, ptr %33, align 4
  %127 = insertelement <4 x float> %125, float %126, i32 2
  %128 = load float, ptr %32, align 4
  %129 = insertelement <4 x float> %127, float %128, i32 3
  store <4 x float> %129, ptr %36, align 16
  %130 = load <4 x float>, ptr %36, align 16
  %131 = load float, ptr %65, align 4
  store float -0.000000e+00, ptr %37, align 4
  store float 1.000000e+00, ptr %38, align 4
  store float %131, ptr %39, align 4
  store float 1.000000e+00, ptr %40, align 4
  %132 = load float, ptr %40, align 4
  %133 = insertelement <4 x float> poison, float %132, i32 0
  %134 = load float, ptr %39, align 4
  %135 = insertelement <4 x float> %133, float %134, i32 1
  %136 = load float, ptr %38, align 4
  %137 = insertelement <4 x float> %135, float %136, i32 2
  %138 = load float, ptr %37, align 4
  %139 = insertelement <4 x float> %137, float %138, i32 3
  store <4 x float> %139, ptr %41, align 16
  %140 = load <4 x float>, ptr %41, align 16
  call void @floats(<4 x float> noundef %130, <4 x float> noundef %140)
  %141 = load float, ptr %65, align 4
  store float -5.000000e-01, ptr %42, align 4
  store float 7.000000e+00, ptr %43, align 4
  store float %141, ptr %44, align 4
  store float 0xC7EC363CC0000000, ptr %45, align 4
  %142 = load float, ptr %45, align 4
  %143 = insertelement <4 x float> poison, float %142, i32 0
  %144 = load float, ptr %44, align 4
  %145 = insertelement <4 x float> %143, float %144, i32 1
  %146 = load float, ptr %43, align 4
  %147 = insertelement <4 x float> %145, float %146, i32 2
  %148 = load float, ptr %42, align 4
  %149 = insertelement <4 x float> %147, float %148, i32 3
  store <4 x float> %149, ptr %46, align 16
  %150 = load <4 x float>, ptr %46, align 16
  %151 = load float, ptr %65, align 4
  %152 = load float, ptr %65, align 4
  store float -5.000000e-01, ptr %47, align 4
  store float -7.000000e+00, ptr %48, align 4
  store float %151, ptr %49, align 4
  store float %152, ptr %50, align 4
  %153 = load float, ptr %50, align 4
  %154 = insertelement <4 x float> poison, float %153, i32 0
  %155 = load float, ptr %49, align 4
  %156 = insertelement <4 x float> %154, float %155, i32 1
  %157 = load float, ptr %48, align 4
  %158 = insertelement <4 x float> %156, float %157, i32 2
  %159 = load float, ptr %47, align 4
  %160 = insertelement <4 x float> %158, float %159, i32 3
  store <4 x float> %160, ptr %51, align 16
  %161 = load <4 x float>, ptr %51, align 16
  call void @floats(<4 x float> noundef %150, <4 x float> noundef %161)
  store double 1.500000e+00, ptr %4, align 8
  store double -2.500000e+00, ptr %5, align 8
  %162 = load double, ptr %5, align 8
  %163 = insertelement <2 x double> poison, double %162, i32 0
  %164 = load double, ptr %4, align 8
  %165 = insertelement <2 x double> %163, double %164, i32 1
  store <2 x double> %165, ptr %6, align 16
  %166 = load <2 x double>, ptr %6, align 16
  store double 1.500000e+00, ptr %7, align 8
  store double 3.500000e+00, ptr %8, align 8
  %167 = load double, ptr %8, align 8
  %168 = insertelement <2 x double> poison, double %167, i32 0
  %169 = load double, ptr %7, align 8
  %170 = insertelement <2 x double> %168, double %169, i32 1
  store <2 x double> %170, ptr %9, align 16
  %171 = load <2 x double>, ptr %9, align 16
  call void @doubles(<2 x double> noundef %166, <2 x double> noundef %171)
  store double 0.000000e+00, ptr %10, align 8
  store double 0x7FF8000000000000, ptr %11, align 8
  %172 = load double, ptr %11, align 8
  %173 = insertelement <2 x double> poison, double %172, i32 0
  %174 = load double, ptr %10, align 8
  %175 = insertelement <2 x double> %173, double %174, i32 1
  store <2 x double> %175, ptr %12, align 16
  %176 = load <2 x double>, ptr %12, align 16
  store double -0.000000e+00, ptr %13, align 8
  store double 1.000000e+00, ptr %14, align 8
  %177 = load double, ptr %14, align 8
  %178 = insertelement <2 x double> poison, double %177, i32 0
  %179 = load double, ptr %13, align 8
  %180 = insertelement <2 x double> %178, double %179, i32 1
  store <2 x double> %180, ptr %15, align 16
  %181 = load <2 x double>, ptr %15, align 16
  call void @doubles(<2 x double> noundef %176, <2 x double> noundef %181)
  store double 3.000000e+09, ptr %16, align 8
  store double 1.000000e+00, ptr %17, align 8
  %182 = load double, ptr %17, align 8
  %183 = insertelement <2 x double> poison, double %182, i32 0
  %184 = load double, ptr %16, align 8
  %185 = insertelement <2 x double> %183, double %184, i32 1
  store <2 x double> %185, ptr %18, align 16
  %186 = load <2 x double>, ptr %18, align 16
  store double -1.000000e+300, ptr %19, align 8
  store double 0x7FF8000000000000, ptr %20, align 8
  %187 = load double, ptr %20, align 8
  %188 = insertelement <2 x double> poison, double %187, i32 0
  %189 = load double, ptr %19, align 8
  %190 = insertelement <2 x double> %188, double %189, i32 1
  store <2 x double> %190, ptr %21, align 16
  %191 = load <2 x double>, ptr %21, align 16
  call void @doubles(<2 x double> noundef %186, <2 x double> noundef %191)
  call void @llvm.x86.sse.stmxcsr(ptr %67)
  %192 = load i32, ptr %67, align 4
  store i32 %192, ptr %66, align 4
  %193 = load i32, ptr %66, align 4
  %194 = or i32 %193, 16384
  store i32 %194, ptr %68, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %68)
  store volatile double 1.000000e+00, ptr %69, align 8
  store volatile double 3.000000e+00, ptr %70, align 8
  %195 = load volatile double, ptr %69, align 8
  %196 = load volatile double, ptr %70, align 8
  %197 = fdiv double %195, %196
  store volatile double %197, ptr %71, align 8
  %198 = load i32, ptr %66, align 4
  store i32 %198, ptr %72, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %72)
  %199 = load volatile double, ptr %69, align 8
  %200 = load volatile double, ptr %70, align 8
  %201 = fdiv double %199, %200
  store volatile double %201, ptr %73, align 8
  %202 = load volatile double, ptr %71, align 8
  %203 = load volatile double, ptr %73, align 8
  %204 = fcmp ogt double %202, %203
  %205 = zext i1 %204 to i32
  store float -1.250000e+00, ptr %1, align 4
  %206 = load float, ptr %1, align 4
  %207 = insertelement <4 x float> poison, float %206, i32 0
  %208 = insertelement <4 x float> %207, float 0.000000e+00, i32 1
  %209 = insertelement <4 x float> %208, float 0.000000e+00, i32 2
  %210 = insertelement <4 x float> %209, float 0.000000e+00, i32 3
  store <4 x float> %210, ptr %2, align 16
  %211 = load <4 x float>, ptr %2, align 16
  store <4 x float> %211, ptr %3, align 16
  %212 = load <4 x float>, ptr %3, align 16
  %213 = call i32 @llvm.x86.sse.cvtss2si(<4 x float> %212)
  %214 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %205, i32 noundef %213)
  call void @llvm.x86.sse.sfence()
  call void @llvm.x86.sse2.lfence()
  call void @llvm.x86.sse2.mfence()
  call void @llvm.x86.sse2.pause()
  call void @llvm.x86.sse2.clflush(ptr %63)
  call void @llvm.prefetch.p0(ptr %63, i32 0, i32 3, i32 1)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @integers(<2 x i64> noundef %0, <2 x i64> noundef %1, i32 noundef %2) #0 {
  %4 = alloca <2 x i64>, align 16
  %5 = alloca <2 x i64>, align 16
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca <2 x i64>, align 16
  %12 = alloca <2 x i64>, align 16
  %13 = alloca <2 x i64>, align 16
  %14 = alloca ptr, align 8
  %15 = alloca <2 x i64>, align 16
  %16 = alloca i32, align 4
  %17 = alloca <2 x i64>, align 16
  %18 = alloca i32, align 4
  %19 = alloca <2 x i64>, align 16
  %20 = alloca i32, align 4
  %21 = alloca <2 x i64>, align 16
  %22 = alloca i32, align 4
  %23 = alloca <2 x i64>, align 16
  %24 = alloca i32, align 4
  %25 = alloca <2 x i64>, align 16
  %26 = alloca i32, align 4
  %27 = alloca <2 x i64>, align 16
  %28 = alloca i32, align 4
  %29 = alloca <2 x i64>, align 16
  %30 = alloca i32, align 4
  %31 = alloca <2 x i64>, align 16
  %32 = alloca <2 x i64>, align 16
  %33 = alloca <2 x i64>, align 16
  %34 = alloca <2 x i64>, align 16
  %35 = alloca <2 x i64>, align 16
  %36 = alloca <2 x i64>, align 16
  %37 = alloca <2 x i64>, align 16
  %38 = alloca <2 x i64>, align 16
  %39 = alloca <2 x i64>, align 16
  %40 = alloca <2 x i64>, align 16
  %41 = alloca <2 x i64>, align 16
  %42 = alloca <2 x i64>, align 16
  %43 = alloca <2 x i64>, align 16
  %44 = alloca <2 x i64>, align 16
  %45 = alloca <2 x i64>, align 16
  %46 = alloca <2 x i64>, align 16
  %47 = alloca <2 x i64>, align 16
  %48 = alloca <2 x i64>, align 16
  %49 = alloca <2 x i64>, align 16
  %50 = alloca <2 x i64>, align 16
  %51 = alloca <2 x i64>, align 16
  %52 = alloca <2 x i64>, align 16
  %53 = alloca <2 x i64>, align 16
  %54 = alloca <2 x i64>, align 16
  %55 = alloca <2 x i64>, align 16
  %56 = alloca <2 x i64>, align 16
  %57 = alloca <2 x i64>, align 16
  %58 = alloca <2 x i64>, align 16
  %59 = alloca <2 x i64>, align 16
  %60 = alloca <2 x i64>, align 16
  %61 = alloca <2 x i64>, align 16
  %62 = alloca <2 x i64>, align 16
  %63 = alloca <2 x i64>, align 16
  %64 = alloca <2 x i64>, align 16
  %65 = alloca <2 x i64>, align 16
  %66 = alloca <2 x i64>, align 16
  %67 = alloca <2 x i64>, align 16
  %68 = alloca <2 x i64>, align 16
  %69 = alloca <2 x i64>, align 16
  %70 = alloca <2 x i64>, align 16
  %71 = alloca <2 x i64>, align 16
  %72 = alloca <2 x i64>, align 16
  %73 = alloca <2 x i64>, align 16
  %74 = alloca <2 x i64>, align 16
  %75 = alloca <2 x i64>, align 16
  %76 = alloca <2 x i64>, align 16
  %77 = alloca <2 x i64>, align 16
  %78 = alloca <2 x i64>, align 16
  %79 = alloca <2 x i64>, align 16
  %80 = alloca <2 x i64>, align 16
  %81 = alloca <2 x i64>, align 16
  %82 = alloca <2 x i64>, align 16
  %83 = alloca <2 x i64>, align 16
  %84 = alloca <2 x i64>, align 16
  %85 = alloca <2 x i64>, align 16
  %86 = alloca <2 x i64>, align 16
  %87 = alloca <2 x i64>, align 16
  %88 = alloca <2 x i64>, align 16
  %89 = alloca <2 x i64>, align 16
  %90 = alloca <2 x i64>, align 16
  %91 = alloca <2 x i64>, align 16
  %92 = alloca <2 x i64>, align 16
  %93 = alloca <2 x i64>, align 16
  %94 = alloca <2 x i64>, align 16
  %95 = alloca <2 x i64>, align 16
  %96 = alloca <2 x i64>, align 16
  %97 = alloca <2 x i64>, align 16
  %98 = alloca <2 x i64>, align 16
  %99 = alloca <2 x i64>, align 16
  %100 = alloca <2 x i64>, align 16
  %101 = alloca <2 x i64>, align 16
  %102 = alloca <2 x i64>, align 16
  %103 = alloca <2 x i64>, align 16
  %104 = alloca <2 x i64>, align 16
  %105 = alloca <2 x i64>, align 16
  %106 = alloca <2 x i64>, align 16
  %107 = alloca <2 x i64>, align 16
  %108 = alloca <2 x i64>, align 16
  %109 = alloca <2 x i64>, align 16
  %110 = alloca <2 x i64>, align 16
  %111 = alloca i32, align 4
  %112 = alloca <4 x i32>, align 16
  %113 = alloca <2 x i64>, align 16
  %114 = alloca <2 x i64>, align 16
  %115 = alloca i32, align 4
  %116 = alloca <2 x i64>, align 16
  %117 = alloca [16 x i8], align 16
  %118 = alloca i32, align 4
  %119 = alloca i32, align 4
  %120 = alloca i64, align 8
  store <2 x i64> %0, ptr %113, align 16
  store <2 x i64> %1, ptr %114, align 16
  store i32 %2, ptr %115, align 4
  %121 = load i32, ptr %115, align 4
  store i32 %121, ptr %111, align 4
  %122 = load i32, ptr %111, align 4
  %123 = insertelement <4 x i32> poison, i32 %122, i32 0
  %124 = insertelement <4 x i32> %123, i32 0, i32 1
  %125 = insertelement <4 x i32> %124, i32 0, i32 2
  %126 = insertelement <4 x i32> %125, i32 0, i32 3
  store <4 x i32> %126, ptr %112, align 16
  %127 = load <4 x i32>, ptr %112, align 16
  %128 = bitcast <4 x i32> %127 to <2 x i64>
  store <2 x i64> %128, ptr %116, align 16
  %129 = load <2 x i64>, ptr %113, align 16
  store <2 x i64> %129, ptr %109, align 16
  %130 = load <2 x i64>, ptr %109, align 16
  %131 = bitcast <2 x i64> %130 to <16 x i8>
  %132 = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %131)
  %133 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %133, ptr %110, align 16
  %134 = load <2 x i64>, ptr %110, align 16
  %135 = bitcast <2 x i64> %134 to <16 x i8>
  %136 = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %135)
  %137 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef %132, i32 noundef %136)
  %138 = load <2 x i64>, ptr %113, align 16
  %139 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %138, ptr %107, align 16
  store <2 x i64> %139, ptr %108, align 16
  %140 = load <2 x i64>, ptr %107, align 16
  %141 = bitcast <2 x i64> %140 to <8 x i16>
  %142 = load <2 x i64>, ptr %108, align 16
  %143 = bitcast <2 x i64> %142 to <8 x i16>
  %144 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %141, <8 x i16> %143)
  %145 = bitcast <16 x i8> %144 to <2 x i64>
  call void @show_int(ptr noundef @.str.3, <2 x i64> noundef %145)
  %146 = load <2 x i64>, ptr %113, align 16
  %147 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %146, ptr %105, align 16
  store <2 x i64> %147, ptr %106, align 16
  %148 = load <2 x i64>, ptr %105, align 16
  %149 = bitcast <2 x i64> %148 to <4 x i32>
  %150 = load <2 x i64>, ptr %106, align 16
  %151 = bitcast <2 x i64> %150 to <4 x i32>
  %152 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %149, <4 x i32> %151)
  %153 = bitcast <8 x i16> %152 to <2 x i64>
  call void @show_int(ptr noundef @.str.4, <2 x i64> noundef %153)
  %154 = load <2 x i64>, ptr %113, align 16
  %155 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %154, ptr %103, align 16
  store <2 x i64> %155, ptr %104, align 16
  %156 = load <2 x i64>, ptr %103, align 16
  %157 = bitcast <2 x i64> %156 to <8 x i16>
  %158 = load <2 x i64>, ptr %104, align 16
  %159 = bitcast <2 x i64> %158 to <8 x i16>
  %160 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %157, <8 x i16> %159)
  %161 = bitcast <16 x i8> %160 to <2 x i64>
  call void @show_int(ptr noundef @.str.5, <2 x i64> noundef %161)
  %162 = load <2 x i64>, ptr %113, align 16
  %163 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %162, ptr %101, align 16
  store <2 x i64> %163, ptr %102, align 16
  %164 = load <2 x i64>, ptr %101, align 16
  %165 = bitcast <2 x i64> %164 to <8 x i16>
  %166 = load <2 x i64>, ptr %102, align 16
  %167 = bitcast <2 x i64> %166 to <8 x i16>
  %168 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %165, <8 x i16> %167)
  %169 = bitcast <4 x i32> %168 to <2 x i64>
  call void @show_int(ptr noundef @.str.6, <2 x i64> noundef %169)
  %170 = load <2 x i64>, ptr %113, align 16
  %171 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %170, ptr %99, align 16
  store <2 x i64> %171, ptr %100, align 16
  %172 = load <2 x i64>, ptr %99, align 16
  %173 = bitcast <2 x i64> %172 to <16 x i8>
  %174 = load <2 x i64>, ptr %100, align 16
  %175 = bitcast <2 x i64> %174 to <16 x i8>
  %176 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %173, <16 x i8> %175)
  call void @show_int(ptr noundef @.str.7, <2 x i64> noundef %176)
  %177 = load <2 x i64>, ptr %113, align 16
  %178 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %177, ptr %97, align 16
  store <2 x i64> %178, ptr %98, align 16
  %179 = load <2 x i64>, ptr %97, align 16
  %180 = bitcast <2 x i64> %179 to <8 x i16>
  %181 = load <2 x i64>, ptr %98, align 16
  %182 = bitcast <2 x i64> %181 to <8 x i16>
  %183 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %180, <8 x i16> %182)
  %184 = bitcast <8 x i16> %183 to <2 x i64>
  call void @show_int(ptr noundef @.str.8, <2 x i64> noundef %184)
  %185 = load <2 x i64>, ptr %113, align 16
  %186 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %185, ptr %95, align 16
  store <2 x i64> %186, ptr %96, align 16
  %187 = load <2 x i64>, ptr %95, align 16
  %188 = bitcast <2 x i64> %187 to <8 x i16>
  %189 = load <2 x i64>, ptr %96, align 16
  %190 = bitcast <2 x i64> %189 to <8 x i16>
  %191 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %188, <8 x i16> %190)
  %192 = bitcast <8 x i16> %191 to <2 x i64>
  call void @show_int(ptr noundef @.str.9, <2 x i64> noundef %192)
  %193 = load <2 x i64>, ptr %113, align 16
  %194 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %193, ptr %93, align 16
  store <2 x i64> %194, ptr %94, align 16
  %195 = load <2 x i64>, ptr %93, align 16
  %196 = bitcast <2 x i64> %195 to <4 x i32>
  %197 = load <2 x i64>, ptr %94, align 16
  %198 = bitcast <2 x i64> %197 to <4 x i32>
  %199 = and <2 x i64> %195, <i64 4294967295, i64 4294967295>
  %200 = and <2 x i64> %197, <i64 4294967295, i64 4294967295>
  %201 = mul <2 x i64> %199, %200
  call void @show_int(ptr noundef @.str.10, <2 x i64> noundef %201)
  %202 = load <2 x i64>, ptr %113, align 16
  %203 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %202, ptr %91, align 16
  store <2 x i64> %203, ptr %92, align 16
  %204 = load <2 x i64>, ptr %91, align 16
  %205 = bitcast <2 x i64> %204 to <8 x i16>
  %206 = load <2 x i64>, ptr %92, align 16
  %207 = bitcast <2 x i64> %206 to <8 x i16>
  %208 = mul <8 x i16> %205, %207
  %209 = bitcast <8 x i16> %208 to <2 x i64>
  call void @show_int(ptr noundef @.str.11, <2 x i64> noundef %209)
  %210 = load <2 x i64>, ptr %113, align 16
  %211 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %210, ptr %89, align 16
  store <2 x i64> %211, ptr %90, align 16
  %212 = load <2 x i64>, ptr %89, align 16
  %213 = bitcast <2 x i64> %212 to <16 x i8>
  %214 = load <2 x i64>, ptr %90, align 16
  %215 = bitcast <2 x i64> %214 to <16 x i8>
  %216 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %213, <16 x i8> %215)
  %217 = bitcast <16 x i8> %216 to <2 x i64>
  call void @show_int(ptr noundef @.str.12, <2 x i64> noundef %217)
  %218 = load <2 x i64>, ptr %113, align 16
  %219 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %218, ptr %87, align 16
  store <2 x i64> %219, ptr %88, align 16
  %220 = load <2 x i64>, ptr %87, align 16
  %221 = bitcast <2 x i64> %220 to <8 x i16>
  %222 = load <2 x i64>, ptr %88, align 16
  %223 = bitcast <2 x i64> %222 to <8 x i16>
  %224 = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %221, <8 x i16> %223)
  %225 = bitcast <8 x i16> %224 to <2 x i64>
  call void @show_int(ptr noundef @.str.13, <2 x i64> noundef %225)
  %226 = load <2 x i64>, ptr %113, align 16
  %227 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %226, ptr %85, align 16
  store <2 x i64> %227, ptr %86, align 16
  %228 = load <2 x i64>, ptr %85, align 16
  %229 = bitcast <2 x i64> %228 to <8 x i16>
  %230 = load <2 x i64>, ptr %86, align 16
  %231 = bitcast <2 x i64> %230 to <8 x i16>
  %232 = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %229, <8 x i16> %231)
  %233 = bitcast <8 x i16> %232 to <2 x i64>
  call void @show_int(ptr noundef @.str.14, <2 x i64> noundef %233)
  %234 = load <2 x i64>, ptr %113, align 16
  %235 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %234, ptr %83, align 16
  store <2 x i64> %235, ptr %84, align 16
  %236 = load <2 x i64>, ptr %83, align 16
  %237 = bitcast <2 x i64> %236 to <8 x i16>
  %238 = load <2 x i64>, ptr %84, align 16
  %239 = bitcast <2 x i64> %238 to <8 x i16>
  %240 = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %237, <8 x i16> %239)
  %241 = bitcast <8 x i16> %240 to <2 x i64>
  call void @show_int(ptr noundef @.str.15, <2 x i64> noundef %241)
  %242 = load <2 x i64>, ptr %113, align 16
  %243 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %242, ptr %81, align 16
  store <2 x i64> %243, ptr %82, align 16
  %244 = load <2 x i64>, ptr %81, align 16
  %245 = bitcast <2 x i64> %244 to <16 x i8>
  %246 = load <2 x i64>, ptr %82, align 16
  %247 = bitcast <2 x i64> %246 to <16 x i8>
  %248 = call <16 x i8> @llvm.umax.v16i8(<16 x i8> %245, <16 x i8> %247)
  %249 = bitcast <16 x i8> %248 to <2 x i64>
  call void @show_int(ptr noundef @.str.16, <2 x i64> noundef %249)
  %250 = load <2 x i64>, ptr %113, align 16
  %251 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %250, ptr %79, align 16
  store <2 x i64> %251, ptr %80, align 16
  %252 = load <2 x i64>, ptr %79, align 16
  %253 = bitcast <2 x i64> %252 to <16 x i8>
  %254 = load <2 x i64>, ptr %80, align 16
  %255 = bitcast <2 x i64> %254 to <16 x i8>
  %256 = call <16 x i8> @llvm.umin.v16i8(<16 x i8> %253, <16 x i8> %255)
  %257 = bitcast <16 x i8> %256 to <2 x i64>
  call void @show_int(ptr noundef @.str.17, <2 x i64> noundef %257)
  %258 = load <2 x i64>, ptr %113, align 16
  %259 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %258, ptr %77, align 16
  store <2 x i64> %259, ptr %78, align 16
  %260 = load <2 x i64>, ptr %77, align 16
  %261 = bitcast <2 x i64> %260 to <16 x i8>
  %262 = load <2 x i64>, ptr %78, align 16
  %263 = bitcast <2 x i64> %262 to <16 x i8>
  %264 = call <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8> %261, <16 x i8> %263)
  %265 = bitcast <16 x i8> %264 to <2 x i64>
  call void @show_int(ptr noundef @.str.18, <2 x i64> noundef %265)
  %266 = load <2 x i64>, ptr %113, align 16
  %267 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %266, ptr %75, align 16
  store <2 x i64> %267, ptr %76, align 16
  %268 = load <2 x i64>, ptr %75, align 16
  %269 = bitcast <2 x i64> %268 to <8 x i16>
  %270 = load <2 x i64>, ptr %76, align 16
  %271 = bitcast <2 x i64> %270 to <8 x i16>
  %272 = call <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> %269, <8 x i16> %271)
  %273 = bitcast <8 x i16> %272 to <2 x i64>
  call void @show_int(ptr noundef @.str.19, <2 x i64> noundef %273)
  %274 = load <2 x i64>, ptr %113, align 16
  %275 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %274, ptr %73, align 16
  store <2 x i64> %275, ptr %74, align 16
  %276 = load <2 x i64>, ptr %73, align 16
  %277 = bitcast <2 x i64> %276 to <16 x i8>
  %278 = load <2 x i64>, ptr %74, align 16
  %279 = bitcast <2 x i64> %278 to <16 x i8>
  %280 = call <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8> %277, <16 x i8> %279)
  %281 = bitcast <16 x i8> %280 to <2 x i64>
  call void @show_int(ptr noundef @.str.20, <2 x i64> noundef %281)
  %282 = load <2 x i64>, ptr %113, align 16
  %283 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %282, ptr %71, align 16
  store <2 x i64> %283, ptr %72, align 16
  %284 = load <2 x i64>, ptr %71, align 16
  %285 = bitcast <2 x i64> %284 to <8 x i16>
  %286 = load <2 x i64>, ptr %72, align 16
  %287 = bitcast <2 x i64> %286 to <8 x i16>
  %288 = call <8 x i16> @llvm.uadd.sat.v8i16(<8 x i16> %285, <8 x i16> %287)
  %289 = bitcast <8 x i16> %288 to <2 x i64>
  call void @show_int(ptr noundef @.str.21, <2 x i64> noundef %289)
  %290 = load <2 x i64>, ptr %113, align 16
  %291 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %290, ptr %69, align 16
  store <2 x i64> %291, ptr %70, align 16
  %292 = load <2 x i64>, ptr %69, align 16
  %293 = bitcast <2 x i64> %292 to <16 x i8>
  %294 = load <2 x i64>, ptr %70, align 16
  %295 = bitcast <2 x i64> %294 to <16 x i8>
  %296 = call <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8> %293, <16 x i8> %295)
  %297 = bitcast <16 x i8> %296 to <2 x i64>
  call void @show_int(ptr noundef @.str.22, <2 x i64> noundef %297)
  %298 = load <2 x i64>, ptr %113, align 16
  %299 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %298, ptr %67, align 16
  store <2 x i64> %299, ptr %68, align 16
  %300 = load <2 x i64>, ptr %67, align 16
  %301 = bitcast <2 x i64> %300 to <8 x i16>
  %302 = load <2 x i64>, ptr %68, align 16
  %303 = bitcast <2 x i64> %302 to <8 x i16>
  %304 = call <8 x i16> @llvm.ssub.sat.v8i16(<8 x i16> %301, <8 x i16> %303)
  %305 = bitcast <8 x i16> %304 to <2 x i64>
  call void @show_int(ptr noundef @.str.23, <2 x i64> noundef %305)
  %306 = load <2 x i64>, ptr %113, align 16
  %307 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %306, ptr %65, align 16
  store <2 x i64> %307, ptr %66, align 16
  %308 = load <2 x i64>, ptr %65, align 16
  %309 = bitcast <2 x i64> %308 to <16 x i8>
  %310 = load <2 x i64>, ptr %66, align 16
  %311 = bitcast <2 x i64> %310 to <16 x i8>
  %312 = call <16 x i8> @llvm.usub.sat.v16i8(<16 x i8> %309, <16 x i8> %311)
  %313 = bitcast <16 x i8> %312 to <2 x i64>
  call void @show_int(ptr noundef @.str.24, <2 x i64> noundef %313)
  %314 = load <2 x i64>, ptr %113, align 16
  %315 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %314, ptr %63, align 16
  store <2 x i64> %315, ptr %64, align 16
  %316 = load <2 x i64>, ptr %63, align 16
  %317 = bitcast <2 x i64> %316 to <8 x i16>
  %318 = load <2 x i64>, ptr %64, align 16
  %319 = bitcast <2 x i64> %318 to <8 x i16>
  %320 = call <8 x i16> @llvm.usub.sat.v8i16(<8 x i16> %317, <8 x i16> %319)
  %321 = bitcast <8 x i16> %320 to <2 x i64>
  call void @show_int(ptr noundef @.str.25, <2 x i64> noundef %321)
  %322 = load <2 x i64>, ptr %113, align 16
  %323 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %322, ptr %61, align 16
  store <2 x i64> %323, ptr %62, align 16
  %324 = load <2 x i64>, ptr %61, align 16
  %325 = bitcast <2 x i64> %324 to <16 x i8>
  %326 = load <2 x i64>, ptr %62, align 16
  %327 = bitcast <2 x i64> %326 to <16 x i8>
  %328 = icmp eq <16 x i8> %325, %327
  %329 = sext <16 x i1> %328 to <16 x i8>
  %330 = bitcast <16 x i8> %329 to <2 x i64>
  call void @show_int(ptr noundef @.str.26, <2 x i64> noundef %330)
  %331 = load <2 x i64>, ptr %113, align 16
  %332 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %331, ptr %59, align 16
  store <2 x i64> %332, ptr %60, align 16
  %333 = load <2 x i64>, ptr %59, align 16
  %334 = bitcast <2 x i64> %333 to <8 x i16>
  %335 = load <2 x i64>, ptr %60, align 16
  %336 = bitcast <2 x i64> %335 to <8 x i16>
  %337 = icmp sgt <8 x i16> %334, %336
  %338 = sext <8 x i1> %337 to <8 x i16>
  %339 = bitcast <8 x i16> %338 to <2 x i64>
  call void @show_int(ptr noundef @.str.27, <2 x i64> noundef %339)
  %340 = load <2 x i64>, ptr %113, align 16
  %341 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %340, ptr %57, align 16
  store <2 x i64> %341, ptr %58, align 16
  %342 = load <2 x i64>, ptr %58, align 16
  %343 = load <2 x i64>, ptr %57, align 16
  store <2 x i64> %342, ptr %4, align 16
  store <2 x i64> %343, ptr %5, align 16
  %344 = load <2 x i64>, ptr %4, align 16
  %345 = bitcast <2 x i64> %344 to <4 x i32>
  %346 = load <2 x i64>, ptr %5, align 16
  %347 = bitcast <2 x i64> %346 to <4 x i32>
  %348 = icmp sgt <4 x i32> %345, %347
  %349 = sext <4 x i1> %348 to <4 x i32>
  %350 = bitcast <4 x i32> %349 to <2 x i64>
  call void @show_int(ptr noundef @.str.28, <2 x i64> noundef %350)
  %351 = load <2 x i64>, ptr %113, align 16
  %352 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %351, ptr %55, align 16
  store <2 x i64> %352, ptr %56, align 16
  %353 = load <2 x i64>, ptr %55, align 16
  %354 = bitcast <2 x i64> %353 to <16 x i8>
  %355 = load <2 x i64>, ptr %56, align 16
  %356 = bitcast <2 x i64> %355 to <16 x i8>
  %357 = shufflevector <16 x i8> %354, <16 x i8> %356, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %358 = bitcast <16 x i8> %357 to <2 x i64>
  call void @show_int(ptr noundef @.str.29, <2 x i64> noundef %358)
  %359 = load <2 x i64>, ptr %113, align 16
  %360 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %359, ptr %53, align 16
  store <2 x i64> %360, ptr %54, align 16
  %361 = load <2 x i64>, ptr %53, align 16
  %362 = bitcast <2 x i64> %361 to <4 x i32>
  %363 = load <2 x i64>, ptr %54, align 16
  %364 = bitcast <2 x i64> %363 to <4 x i32>
  %365 = shufflevector <4 x i32> %362, <4 x i32> %364, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %366 = bitcast <4 x i32> %365 to <2 x i64>
  call void @show_int(ptr noundef @.str.30, <2 x i64> noundef %366)
  %367 = load <2 x i64>, ptr %113, align 16
  %368 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %367, ptr %51, align 16
  store <2 x i64> %368, ptr %52, align 16
  %369 = load <2 x i64>, ptr %51, align 16
  %370 = load <2 x i64>, ptr %52, align 16
  %371 = add <2 x i64> %369, %370
  call void @show_int(ptr noundef @.str.31, <2 x i64> noundef %371)
  %372 = load <2 x i64>, ptr %113, align 16
  %373 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %372, ptr %49, align 16
  store <2 x i64> %373, ptr %50, align 16
  %374 = load <2 x i64>, ptr %49, align 16
  %375 = bitcast <2 x i64> %374 to <16 x i8>
  %376 = load <2 x i64>, ptr %50, align 16
  %377 = bitcast <2 x i64> %376 to <16 x i8>
  %378 = sub <16 x i8> %375, %377
  %379 = bitcast <16 x i8> %378 to <2 x i64>
  call void @show_int(ptr noundef @.str.32, <2 x i64> noundef %379)
  %380 = load <2 x i64>, ptr %113, align 16
  %381 = load <2 x i64>, ptr %114, align 16
  store <2 x i64> %380, ptr %47, align 16
  store <2 x i64> %381, ptr %48, align 16
  %382 = load <2 x i64>, ptr %47, align 16
  %383 = xor <2 x i64> %382, <i64 -1, i64 -1>
  %384 = load <2 x i64>, ptr %48, align 16
  %385 = and <2 x i64> %383, %384
  call void @show_int(ptr noundef @.str.33, <2 x i64> noundef %385)
  %386 = load <2 x i64>, ptr %113, align 16
  %387 = load <2 x i64>, ptr %116, align 16
  store <2 x i64> %386, ptr %45, align 16
  store <2 x i64> %387, ptr %46, align 16
  %388 = load <2 x i64>, ptr %45, align 16
  %389 = bitcast <2 x i64> %388 to <8 x i16>
  %390 = load <2 x i64>, ptr %46, align 16
  %391 = bitcast <2 x i64> %390 to <8 x i16>
  %392 = call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> %389, <8 x i16> %391)
  %393 = bitcast <8 x i16> %392 to <2 x i64>
  call void @show_int(ptr noundef @.str.34, <2 x i64> noundef %393)
  %394 = load <2 x i64>, ptr %113, align 16
  %395 = load <2 x i64>, ptr %116, align 16
  store <2 x i64> %394, ptr %43, align 16
  store <2 x i64> %395, ptr %44, align 16
  %396 = load <2 x i64>, ptr %43, align 16
  %397 = bitcast <2 x i64> %396 to <4 x i32>
  %398 = load <2 x i64>, ptr %44, align 16
  %399 = bitcast <2 x i64> %398 to <4 x i32>
  %400 = call <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32> %397, <4 x i32> %399)
  %401 = bitcast <4 x i32> %400 to <2 x i64>
  call void @show_int(ptr noundef @.str.35, <2 x i64> noundef %401)
  %402 = load <2 x i64>, ptr %113, align 16
  %403 = load <2 x i64>, ptr %116, align 16
  store <2 x i64> %402, ptr %41, align 16
  store <2 x i64> %403, ptr %42, align 16
  %404 = load <2 x i64>, ptr %41, align 16
  %405 = load <2 x i64>, ptr %42, align 16
  %406 = call <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64> %404, <2 x i64> %405)
  call void @show_int(ptr noundef @.str.36, <2 x i64> noundef %406)
  %407 = load <2 x i64>, ptr %113, align 16
  %408 = load <2 x i64>, ptr %116, align 16
  store <2 x i64> %407, ptr %39, align 16
  store <2 x i64> %408, ptr %40, align 16
  %409 = load <2 x i64>, ptr %39, align 16
  %410 = bitcast <2 x i64> %409 to <8 x i16>
  %411 = load <2 x i64>, ptr %40, align 16
  %412 = bitcast <2 x i64> %411 to <8 x i16>
  %413 = call <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16> %410, <8 x i16> %412)
  %414 = bitcast <8 x i16> %413 to <2 x i64>
  call void @show_int(ptr noundef @.str.37, <2 x i64> noundef %414)
  %415 = load <2 x i64>, ptr %113, align 16
  %416 = load <2 x i64>, ptr %116, align 16
  store <2 x i64> %415, ptr %37, align 16
  store <2 x i64> %416, ptr %38, align 16
  %417 = load <2 x i64>, ptr %37, align 16
  %418 = bitcast <2 x i64> %417 to <4 x i32>
  %419 = load <2 x i64>, ptr %38, align 16
  %420 = bitcast <2 x i64> %419 to <4 x i32>
  %421 = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %418, <4 x i32> %420)
  %422 = bitcast <4 x i32> %421 to <2 x i64>
  call void @show_int(ptr noundef @.str.38, <2 x i64> noundef %422)
  %423 = load <2 x i64>, ptr %113, align 16
  %424 = load <2 x i64>, ptr %116, align 16
  store <2 x i64> %423, ptr %35, align 16
  store <2 x i64> %424, ptr %36, align 16
  %425 = load <2 x i64>, ptr %35, align 16
  %426 = load <2 x i64>, ptr %36, align 16
  %427 = call <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64> %425, <2 x i64> %426)
  call void @show_int(ptr noundef @.str.39, <2 x i64> noundef %427)
  %428 = load <2 x i64>, ptr %113, align 16
  %429 = load <2 x i64>, ptr %116, align 16
  store <2 x i64> %428, ptr %33, align 16
  store <2 x i64> %429, ptr %34, align 16
  %430 = load <2 x i64>, ptr %33, align 16
  %431 = bitcast <2 x i64> %430 to <8 x i16>
  %432 = load <2 x i64>, ptr %34, align 16
  %433 = bitcast <2 x i64> %432 to <8 x i16>
  %434 = call <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16> %431, <8 x i16> %433)
  %435 = bitcast <8 x i16> %434 to <2 x i64>
  call void @show_int(ptr noundef @.str.40, <2 x i64> noundef %435)
  %436 = load <2 x i64>, ptr %113, align 16
  %437 = load <2 x i64>, ptr %116, align 16
  store <2 x i64> %436, ptr %31, align 16
  store <2 x i64> %437, ptr %32, align 16
  %438 = load <2 x i64>, ptr %31, align 16
  %439 = bitcast <2 x i64> %438 to <4 x i32>
  %440 = load <2 x i64>, ptr %32, align 16
  %441 = bitcast <2 x i64> %440 to <4 x i32>
  %442 = call <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32> %439, <4 x i32> %441)
  %443 = bitcast <4 x i32> %442 to <2 x i64>
  call void @show_int(ptr noundef @.str.41, <2 x i64> noundef %443)
  %444 = load <2 x i64>, ptr %113, align 16
  %445 = load i32, ptr %115, align 4
  store <2 x i64> %444, ptr %29, align 16
  store i32 %445, ptr %30, align 4
  %446 = load <2 x i64>, ptr %29, align 16
  %447 = bitcast <2 x i64> %446 to <8 x i16>
  %448 = load i32, ptr %30, align 4
  %449 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %447, i32 %448)
  %450 = bitcast <8 x i16> %449 to <2 x i64>
  call void @show_int(ptr noundef @.str.42, <2 x i64> noundef %450)
  %451 = load <2 x i64>, ptr %113, align 16
  %452 = load i32, ptr %115, align 4
  store <2 x i64> %451, ptr %27, align 16
  store i32 %452, ptr %28, align 4
  %453 = load <2 x i64>, ptr %27, align 16
  %454 = bitcast <2 x i64> %453 to <4 x i32>
  %455 = load i32, ptr %28, align 4
  %456 = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %454, i32 %455)
  %457 = bitcast <4 x i32> %456 to <2 x i64>
  call void @show_int(ptr noundef @.str.43, <2 x i64> noundef %457)
  %458 = load <2 x i64>, ptr %113, align 16
  %459 = load i32, ptr %115, align 4
  store <2 x i64> %458, ptr %25, align 16
  store i32 %459, ptr %26, align 4
  %460 = load <2 x i64>, ptr %25, align 16
  %461 = load i32, ptr %26, align 4
  %462 = call <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64> %460, i32 %461)
  call void @show_int(ptr noundef @.str.44, <2 x i64> noundef %462)
  %463 = load <2 x i64>, ptr %113, align 16
  %464 = load i32, ptr %115, align 4
  store <2 x i64> %463, ptr %23, align 16
  store i32 %464, ptr %24, align 4
  %465 = load <2 x i64>, ptr %23, align 16
  %466 = bitcast <2 x i64> %465 to <8 x i16>
  %467 = load i32, ptr %24, align 4
  %468 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %466, i32 %467)
  %469 = bitcast <8 x i16> %468 to <2 x i64>
  call void @show_int(ptr noundef @.str.45, <2 x i64> noundef %469)
  %470 = load <2 x i64>, ptr %113, align 16
  %471 = load i32, ptr %115, align 4
  store <2 x i64> %470, ptr %21, align 16
  store i32 %471, ptr %22, align 4
  %472 = load <2 x i64>, ptr %21, align 16
  %473 = bitcast <2 x i64> %472 to <4 x i32>
  %474 = load i32, ptr %22, align 4
  %475 = call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> %473, i32 %474)
  %476 = bitcast <4 x i32> %475 to <2 x i64>
  call void @show_int(ptr noundef @.str.46, <2 x i64> noundef %476)
  %477 = load <2 x i64>, ptr %113, align 16
  %478 = load i32, ptr %115, align 4
  store <2 x i64> %477, ptr %19, align 16
  store i32 %478, ptr %20, align 4
  %479 = load <2 x i64>, ptr %19, align 16
  %480 = load i32, ptr %20, align 4
  %481 = call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> %479, i32 %480)
  call void @show_int(ptr noundef @.str.47, <2 x i64> noundef %481)
  %482 = load <2 x i64>, ptr %113, align 16
  %483 = load i32, ptr %115, align 4
  store <2 x i64> %482, ptr %17, align 16
  store i32 %483, ptr %18, align 4
  %484 = load <2 x i64>, ptr %17, align 16
  %485 = bitcast <2 x i64> %484 to <8 x i16>
  %486 = load i32, ptr %18, align 4
  %487 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %485, i32 %486)
  %488 = bitcast <8 x i16> %487 to <2 x i64>
  call void @show_int(ptr noundef @.str.48, <2 x i64> noundef %488)
  %489 = load <2 x i64>, ptr %113, align 16
  %490 = load i32, ptr %115, align 4
  store <2 x i64> %489, ptr %15, align 16
  store i32 %490, ptr %16, align 4
  %491 = load <2 x i64>, ptr %15, align 16
  %492 = bitcast <2 x i64> %491 to <4 x i32>
  %493 = load i32, ptr %16, align 4
  %494 = call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %492, i32 %493)
  %495 = bitcast <4 x i32> %494 to <2 x i64>
  call void @show_int(ptr noundef @.str.49, <2 x i64> noundef %495)
  %496 = load <2 x i64>, ptr %113, align 16
  %497 = bitcast <2 x i64> %496 to <16 x i8>
  %498 = shufflevector <16 x i8> zeroinitializer, <16 x i8> %497, <16 x i32> <i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26>
  %499 = bitcast <16 x i8> %498 to <2 x i64>
  call void @show_int(ptr noundef @.str.50, <2 x i64> noundef %499)
  %500 = load <2 x i64>, ptr %113, align 16
  %501 = bitcast <2 x i64> %500 to <16 x i8>
  %502 = shufflevector <16 x i8> %501, <16 x i8> zeroinitializer, <16 x i32> <i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18>
  %503 = bitcast <16 x i8> %502 to <2 x i64>
  call void @show_int(ptr noundef @.str.51, <2 x i64> noundef %503)
  %504 = load <2 x i64>, ptr %113, align 16
  %505 = bitcast <2 x i64> %504 to <4 x i32>
  %506 = shufflevector <4 x i32> %505, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %507 = bitcast <4 x i32> %506 to <2 x i64>
  call void @show_int(ptr noundef @.str.52, <2 x i64> noundef %507)
  %508 = load <2 x i64>, ptr %113, align 16
  %509 = bitcast <2 x i64> %508 to <8 x i16>
  %510 = shufflevector <8 x i16> %509, <8 x i16> poison, <8 x i32> <i32 1, i32 2, i32 3, i32 0, i32 4, i32 5, i32 6, i32 7>
  %511 = bitcast <8 x i16> %510 to <2 x i64>
  call void @show_int(ptr noundef @.str.53, <2 x i64> noundef %511)
  %512 = load <2 x i64>, ptr %113, align 16
  %513 = bitcast <2 x i64> %512 to <8 x i16>
  %514 = shufflevector <8 x i16> %513, <8 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 6, i32 7, i32 4, i32 5>
  %515 = bitcast <8 x i16> %514 to <2 x i64>
  call void @show_int(ptr noundef @.str.54, <2 x i64> noundef %515)
  %516 = load <2 x i64>, ptr %113, align 16
  %517 = bitcast <2 x i64> %516 to <8 x i16>
  %518 = extractelement <8 x i16> %517, i64 3
  %519 = zext i16 %518 to i32
  %520 = call i32 (ptr, ...) @printf(ptr noundef @.str.55, ptr noundef @.str.56, i32 noundef %519)
  %521 = load <2 x i64>, ptr %113, align 16
  %522 = bitcast <2 x i64> %521 to <8 x i16>
  %523 = insertelement <8 x i16> %522, i16 4660, i64 6
  %524 = bitcast <8 x i16> %523 to <2 x i64>
  call void @show_int(ptr noundef @.str.57, <2 x i64> noundef %524)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %117, ptr align 16 @__const.integers.out, i64 16, i1 false)
  %525 = load <2 x i64>, ptr %113, align 16
  %526 = load <2 x i64>, ptr %114, align 16
  %527 = getelementptr inbounds [16 x i8], ptr %117, i64 0, i64 0
  store <2 x i64> %525, ptr %12, align 16
  store <2 x i64> %526, ptr %13, align 16
  store ptr %527, ptr %14, align 8
  %528 = load <2 x i64>, ptr %12, align 16
  %529 = bitcast <2 x i64> %528 to <16 x i8>
  %530 = load <2 x i64>, ptr %13, align 16
  %531 = bitcast <2 x i64> %530 to <16 x i8>
  %532 = load ptr, ptr %14, align 8
  call void @llvm.x86.sse2.maskmov.dqu(<16 x i8> %529, <16 x i8> %531, ptr %532)
  store i32 0, ptr %118, align 4
  br label %533

533:                                              ; preds = %543, %3
  %534 = load i32, ptr %118, align 4
  %535 = icmp slt i32 %534, 16
  br i1 %535, label %536, label %546

536:                                              ; preds = %533
  %537 = load i32, ptr %118, align 4
  %538 = sext i32 %537 to i64
  %539 = getelementptr inbounds [16 x i8], ptr %117, i64 0, i64 %538
  %540 = load i8, ptr %539, align 1
  %541 = zext i8 %540 to i32
  %542 = call i32 (ptr, ...) @printf(ptr noundef @.str.58, i32 noundef %541)
  br label %543

543:                                              ; preds = %536
  %544 = load i32, ptr %118, align 4
  %545 = add nsw i32 %544, 1
  store i32 %545, ptr %118, align 4
  br label %533, !llvm.loop !6

546:                                              ; preds = %533
  %547 = call i32 (ptr, ...) @printf(ptr noundef @.str.59)
  call void @llvm.assume(i1 true) [ "align"(ptr %113, i64 16) ]
  %548 = load <2 x i64>, ptr %114, align 16
  store ptr %113, ptr %10, align 8
  store <2 x i64> %548, ptr %11, align 16
  %549 = load <2 x i64>, ptr %11, align 16
  %550 = load ptr, ptr %10, align 8
  store <2 x i64> %549, ptr %550, align 16, !nontemporal !8
  store ptr %119, ptr %8, align 8
  store i32 77, ptr %9, align 4
  %551 = load ptr, ptr %8, align 8
  %552 = load i32, ptr %9, align 4
  store i32 %552, ptr %551, align 1, !nontemporal !8
  store ptr %120, ptr %6, align 8
  store i64 78, ptr %7, align 8
  %553 = load ptr, ptr %6, align 8
  %554 = load i64, ptr %7, align 8
  store i64 %554, ptr %553, align 1, !nontemporal !8
  %555 = load i32, ptr %119, align 4
  %556 = load i64, ptr %120, align 8
  %557 = call i32 (ptr, ...) @printf(ptr noundef @.str.60, i32 noundef %555, i64 noundef %556)
  %558 = load <2 x i64>, ptr %113, align 16
  call void @show_int(ptr noundef @.str.61, <2 x i64> noundef %558)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @floats(<4 x float> noundef %0, <4 x float> noundef %1) #0 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  %7 = alloca <4 x float>, align 16
  %8 = alloca <4 x float>, align 16
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca float, align 4
  %13 = alloca <4 x float>, align 16
  %14 = alloca float, align 4
  %15 = alloca <4 x float>, align 16
  %16 = alloca float, align 4
  %17 = alloca <4 x float>, align 16
  %18 = alloca float, align 4
  %19 = alloca <4 x float>, align 16
  %20 = alloca <4 x float>, align 16
  %21 = alloca <4 x float>, align 16
  %22 = alloca <4 x float>, align 16
  %23 = alloca <4 x float>, align 16
  %24 = alloca <4 x float>, align 16
  %25 = alloca <4 x float>, align 16
  %26 = alloca <4 x float>, align 16
  %27 = alloca <4 x float>, align 16
  %28 = alloca <4 x float>, align 16
  %29 = alloca <4 x float>, align 16
  %30 = alloca <4 x float>, align 16
  %31 = alloca <4 x float>, align 16
  %32 = alloca <4 x float>, align 16
  %33 = alloca <4 x float>, align 16
  %34 = alloca <4 x float>, align 16
  %35 = alloca <4 x float>, align 16
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca <4 x i32>, align 16
  %41 = alloca i32, align 4
  %42 = alloca <2 x i64>, align 16
  %43 = alloca <4 x float>, align 16
  %44 = alloca <4 x float>, align 16
  %45 = alloca <4 x float>, align 16
  %46 = alloca <4 x float>, align 16
  %47 = alloca <4 x float>, align 16
  %48 = alloca <4 x float>, align 16
  %49 = alloca <4 x float>, align 16
  %50 = alloca <4 x float>, align 16
  %51 = alloca <4 x float>, align 16
  %52 = alloca <4 x float>, align 16
  %53 = alloca <4 x float>, align 16
  %54 = alloca <4 x float>, align 16
  %55 = alloca <4 x float>, align 16
  %56 = alloca <4 x float>, align 16
  %57 = alloca <4 x float>, align 16
  %58 = alloca <4 x float>, align 16
  %59 = alloca <4 x float>, align 16
  %60 = alloca <4 x float>, align 16
  %61 = alloca <4 x float>, align 16
  %62 = alloca <4 x float>, align 16
  %63 = alloca <4 x float>, align 16
  %64 = alloca <4 x float>, align 16
  %65 = alloca <4 x float>, align 16
  %66 = alloca <4 x float>, align 16
  %67 = alloca <4 x float>, align 16
  %68 = alloca <4 x float>, align 16
  %69 = alloca <4 x float>, align 16
  %70 = alloca <4 x float>, align 16
  %71 = alloca <4 x float>, align 16
  %72 = alloca <4 x float>, align 16
  %73 = alloca <4 x float>, align 16
  %74 = alloca <4 x float>, align 16
  %75 = alloca <4 x float>, align 16
  %76 = alloca <4 x float>, align 16
  %77 = alloca <4 x float>, align 16
  %78 = alloca <4 x float>, align 16
  %79 = alloca <4 x float>, align 16
  %80 = alloca <4 x float>, align 16
  %81 = alloca <4 x float>, align 16
  %82 = alloca <4 x float>, align 16
  %83 = alloca <4 x float>, align 16
  %84 = alloca <4 x float>, align 16
  %85 = alloca <4 x float>, align 16
  %86 = alloca <4 x float>, align 16
  %87 = alloca <4 x float>, align 16
  %88 = alloca <4 x float>, align 16
  %89 = alloca <4 x float>, align 16
  %90 = alloca <4 x float>, align 16
  %91 = alloca <4 x float>, align 16
  %92 = alloca <4 x float>, align 16
  %93 = alloca <4 x float>, align 16
  %94 = alloca <4 x float>, align 16
  %95 = alloca <4 x float>, align 16
  %96 = alloca <4 x float>, align 16
  %97 = alloca <4 x float>, align 16
  %98 = alloca <4 x float>, align 16
  %99 = alloca <4 x float>, align 16
  %100 = alloca <4 x float>, align 16
  %101 = alloca <4 x float>, align 16
  %102 = alloca <4 x float>, align 16
  %103 = alloca <4 x float>, align 16
  %104 = alloca <4 x float>, align 16
  %105 = alloca <4 x float>, align 16
  %106 = alloca <4 x float>, align 16
  %107 = alloca <4 x float>, align 16
  %108 = alloca <4 x float>, align 16
  %109 = alloca <4 x float>, align 16
  %110 = alloca <4 x float>, align 16
  %111 = alloca <4 x float>, align 16
  %112 = alloca <4 x float>, align 16
  %113 = alloca <4 x float>, align 16
  %114 = alloca <4 x float>, align 16
  %115 = alloca <4 x float>, align 16
  %116 = alloca <4 x float>, align 16
  %117 = alloca <4 x float>, align 16
  %118 = alloca <4 x float>, align 16
  %119 = alloca <4 x float>, align 16
  %120 = alloca <4 x float>, align 16
  %121 = alloca <4 x float>, align 16
  %122 = alloca <4 x float>, align 16
  %123 = alloca <4 x float>, align 16
  %124 = alloca <4 x float>, align 16
  %125 = alloca <4 x float>, align 16
  %126 = alloca <4 x float>, align 16
  %127 = alloca <4 x float>, align 16
  %128 = alloca <4 x float>, align 16
  %129 = alloca <4 x float>, align 16
  %130 = alloca <4 x float>, align 16
  %131 = alloca <4 x float>, align 16
  %132 = alloca <4 x float>, align 16
  %133 = alloca <4 x float>, align 16
  %134 = alloca <4 x float>, align 16
  %135 = alloca <4 x float>, align 16
  %136 = alloca <4 x float>, align 16
  %137 = alloca <4 x float>, align 16
  %138 = alloca <4 x float>, align 16
  %139 = alloca <4 x float>, align 16
  %140 = alloca <4 x float>, align 16
  %141 = alloca <4 x float>, align 16
  %142 = alloca <4 x float>, align 16
  %143 = alloca <4 x float>, align 16
  %144 = alloca <4 x float>, align 16
  %145 = alloca <4 x float>, align 16
  %146 = alloca <4 x float>, align 16
  %147 = alloca <4 x float>, align 16
  %148 = alloca <4 x float>, align 16
  %149 = alloca <4 x float>, align 16
  %150 = alloca <4 x float>, align 16
  %151 = alloca <4 x float>, align 16
  %152 = alloca <4 x float>, align 16
  %153 = alloca <4 x float>, align 16
  %154 = alloca <4 x float>, align 16
  %155 = alloca <4 x float>, align 16
  %156 = alloca <4 x float>, align 16
  %157 = alloca <4 x float>, align 16
  %158 = alloca <4 x float>, align 16
  %159 = alloca <4 x float>, align 16
  %160 = alloca <4 x float>, align 16
  %161 = alloca <4 x float>, align 16
  %162 = alloca <4 x float>, align 16
  %163 = alloca <4 x float>, align 16
  %164 = alloca <4 x float>, align 16
  %165 = alloca <4 x float>, align 16
  %166 = alloca <4 x float>, align 16
  %167 = alloca <4 x float>, align 16
  %168 = alloca <4 x float>, align 16
  %169 = alloca <4 x float>, align 16
  %170 = alloca <4 x float>, align 16
  %171 = alloca <4 x float>, align 16
  %172 = alloca <4 x float>, align 16
  %173 = alloca <4 x float>, align 16
  %174 = alloca <4 x float>, align 16
  %175 = alloca <4 x float>, align 16
  %176 = alloca <4 x float>, align 16
  %177 = alloca <4 x float>, align 16
  %178 = alloca <4 x float>, align 16
  %179 = alloca <4 x float>, align 16
  %180 = alloca <4 x float>, align 16
  %181 = alloca <4 x float>, align 16
  %182 = alloca <4 x float>, align 16
  %183 = alloca <4 x float>, align 16
  %184 = alloca <4 x float>, align 16
  %185 = alloca <4 x float>, align 16
  %186 = alloca <4 x float>, align 16
  %187 = alloca <4 x float>, align 16
  %188 = alloca <4 x float>, align 16
  %189 = alloca <4 x float>, align 16
  %190 = alloca <4 x float>, align 16
  %191 = alloca <4 x float>, align 16
  %192 = alloca <4 x float>, align 16
  %193 = alloca <4 x float>, align 16
  %194 = alloca <4 x float>, align 16
  %195 = alloca <4 x float>, align 16
  %196 = alloca float, align 4
  %197 = alloca float, align 4
  %198 = alloca float, align 4
  %199 = alloca float, align 4
  %200 = alloca <4 x float>, align 16
  %201 = alloca float, align 4
  %202 = alloca float, align 4
  %203 = alloca float, align 4
  %204 = alloca float, align 4
  %205 = alloca <4 x float>, align 16
  %206 = alloca float, align 4
  %207 = alloca float, align 4
  %208 = alloca float, align 4
  %209 = alloca float, align 4
  %210 = alloca <4 x float>, align 16
  %211 = alloca float, align 4
  %212 = alloca float, align 4
  %213 = alloca float, align 4
  %214 = alloca float, align 4
  %215 = alloca <4 x float>, align 16
  %216 = alloca float, align 4
  %217 = alloca float, align 4
  %218 = alloca float, align 4
  %219 = alloca float, align 4
  %220 = alloca <4 x float>, align 16
  %221 = alloca float, align 4
  %222 = alloca float, align 4
  %223 = alloca float, align 4
  %224 = alloca float, align 4
  %225 = alloca <4 x float>, align 16
  %226 = alloca <4 x float>, align 16
  %227 = alloca <4 x float>, align 16
  %228 = alloca <4 x float>, align 16
  %229 = alloca <4 x float>, align 16
  %230 = alloca <4 x float>, align 16
  %231 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %226, align 16
  store <4 x float> %1, ptr %227, align 16
  %232 = load <4 x float>, ptr %226, align 16
  %233 = load <4 x float>, ptr %227, align 16
  store <4 x float> %232, ptr %193, align 16
  store <4 x float> %233, ptr %194, align 16
  %234 = load <4 x float>, ptr %193, align 16
  %235 = load <4 x float>, ptr %194, align 16
  %236 = call <4 x float> @llvm.x86.sse.min.ps(<4 x float> %234, <4 x float> %235)
  call void @show_float(ptr noundef @.str.63, <4 x float> noundef %236)
  %237 = load <4 x float>, ptr %226, align 16
  %238 = load <4 x float>, ptr %227, align 16
  store <4 x float> %237, ptr %191, align 16
  store <4 x float> %238, ptr %192, align 16
  %239 = load <4 x float>, ptr %191, align 16
  %240 = load <4 x float>, ptr %192, align 16
  %241 = call <4 x float> @llvm.x86.sse.max.ps(<4 x float> %239, <4 x float> %240)
  call void @show_float(ptr noundef @.str.64, <4 x float> noundef %241)
  %242 = load <4 x float>, ptr %226, align 16
  %243 = load <4 x float>, ptr %227, align 16
  store <4 x float> %242, ptr %189, align 16
  store <4 x float> %243, ptr %190, align 16
  %244 = load <4 x float>, ptr %189, align 16
  %245 = load <4 x float>, ptr %190, align 16
  %246 = call <4 x float> @llvm.x86.sse.min.ss(<4 x float> %244, <4 x float> %245)
  call void @show_float(ptr noundef @.str.65, <4 x float> noundef %246)
  %247 = load <4 x float>, ptr %226, align 16
  %248 = load <4 x float>, ptr %227, align 16
  store <4 x float> %247, ptr %187, align 16
  store <4 x float> %248, ptr %188, align 16
  %249 = load <4 x float>, ptr %187, align 16
  %250 = load <4 x float>, ptr %188, align 16
  %251 = call <4 x float> @llvm.x86.sse.max.ss(<4 x float> %249, <4 x float> %250)
  call void @show_float(ptr noundef @.str.66, <4 x float> noundef %251)
  %252 = load <4 x float>, ptr %226, align 16
  %253 = load <4 x float>, ptr %227, align 16
  store <4 x float> %252, ptr %185, align 16
  store <4 x float> %253, ptr %186, align 16
  %254 = load <4 x float>, ptr %186, align 16
  %255 = extractelement <4 x float> %254, i32 0
  %256 = load <4 x float>, ptr %185, align 16
  %257 = extractelement <4 x float> %256, i32 0
  %258 = fadd float %257, %255
  %259 = load <4 x float>, ptr %185, align 16
  %260 = insertelement <4 x float> %259, float %258, i32 0
  store <4 x float> %260, ptr %185, align 16
  %261 = load <4 x float>, ptr %185, align 16
  call void @show_float(ptr noundef @.str.67, <4 x float> noundef %261)
  %262 = load <4 x float>, ptr %226, align 16
  %263 = load <4 x float>, ptr %227, align 16
  store <4 x float> %262, ptr %183, align 16
  store <4 x float> %263, ptr %184, align 16
  %264 = load <4 x float>, ptr %183, align 16
  %265 = load <4 x float>, ptr %184, align 16
  %266 = fdiv <4 x float> %264, %265
  call void @show_float(ptr noundef @.str.68, <4 x float> noundef %266)
  %267 = load <4 x float>, ptr %226, align 16
  %268 = load <4 x float>, ptr %227, align 16
  store <4 x float> %267, ptr %181, align 16
  store <4 x float> %268, ptr %182, align 16
  %269 = load <4 x float>, ptr %181, align 16
  %270 = load <4 x float>, ptr %182, align 16
  %271 = fcmp oeq <4 x float> %269, %270
  %272 = sext <4 x i1> %271 to <4 x i32>
  %273 = bitcast <4 x i32> %272 to <4 x float>
  call void @show_float(ptr noundef @.str.69, <4 x float> noundef %273)
  %274 = load <4 x float>, ptr %226, align 16
  %275 = load <4 x float>, ptr %227, align 16
  store <4 x float> %274, ptr %175, align 16
  store <4 x float> %275, ptr %176, align 16
  %276 = load <4 x float>, ptr %175, align 16
  %277 = load <4 x float>, ptr %176, align 16
  %278 = fcmp olt <4 x float> %276, %277
  %279 = sext <4 x i1> %278 to <4 x i32>
  %280 = bitcast <4 x i32> %279 to <4 x float>
  call void @show_float(ptr noundef @.str.70, <4 x float> noundef %280)
  %281 = load <4 x float>, ptr %226, align 16
  %282 = load <4 x float>, ptr %227, align 16
  store <4 x float> %281, ptr %173, align 16
  store <4 x float> %282, ptr %174, align 16
  %283 = load <4 x float>, ptr %173, align 16
  %284 = load <4 x float>, ptr %174, align 16
  %285 = fcmp ole <4 x float> %283, %284
  %286 = sext <4 x i1> %285 to <4 x i32>
  %287 = bitcast <4 x i32> %286 to <4 x float>
  call void @show_float(ptr noundef @.str.71, <4 x float> noundef %287)
  %288 = load <4 x float>, ptr %226, align 16
  %289 = load <4 x float>, ptr %227, align 16
  store <4 x float> %288, ptr %171, align 16
  store <4 x float> %289, ptr %172, align 16
  %290 = load <4 x float>, ptr %171, align 16
  %291 = load <4 x float>, ptr %172, align 16
  %292 = fcmp uno <4 x float> %290, %291
  %293 = sext <4 x i1> %292 to <4 x i32>
  %294 = bitcast <4 x i32> %293 to <4 x float>
  call void @show_float(ptr noundef @.str.72, <4 x float> noundef %294)
  %295 = load <4 x float>, ptr %226, align 16
  %296 = load <4 x float>, ptr %227, align 16
  store <4 x float> %295, ptr %169, align 16
  store <4 x float> %296, ptr %170, align 16
  %297 = load <4 x float>, ptr %169, align 16
  %298 = load <4 x float>, ptr %170, align 16
  %299 = fcmp une <4 x float> %297, %298
  %300 = sext <4 x i1> %299 to <4 x i32>
  %301 = bitcast <4 x i32> %300 to <4 x float>
  call void @show_float(ptr noundef @.str.73, <4 x float> noundef %301)
  %302 = load <4 x float>, ptr %226, align 16
  %303 = load <4 x float>, ptr %227, align 16
  store <4 x float> %302, ptr %167, align 16
  store <4 x float> %303, ptr %168, align 16
  %304 = load <4 x float>, ptr %167, align 16
  %305 = load <4 x float>, ptr %168, align 16
  %306 = fcmp uge <4 x float> %304, %305
  %307 = sext <4 x i1> %306 to <4 x i32>
  %308 = bitcast <4 x i32> %307 to <4 x float>
  call void @show_float(ptr noundef @.str.74, <4 x float> noundef %308)
  %309 = load <4 x float>, ptr %226, align 16
  %310 = load <4 x float>, ptr %227, align 16
  store <4 x float> %309, ptr %165, align 16
  store <4 x float> %310, ptr %166, align 16
  %311 = load <4 x float>, ptr %165, align 16
  %312 = load <4 x float>, ptr %166, align 16
  %313 = fcmp ugt <4 x float> %311, %312
  %314 = sext <4 x i1> %313 to <4 x i32>
  %315 = bitcast <4 x i32> %314 to <4 x float>
  call void @show_float(ptr noundef @.str.75, <4 x float> noundef %315)
  %316 = load <4 x float>, ptr %226, align 16
  %317 = load <4 x float>, ptr %227, align 16
  store <4 x float> %316, ptr %163, align 16
  store <4 x float> %317, ptr %164, align 16
  %318 = load <4 x float>, ptr %163, align 16
  %319 = load <4 x float>, ptr %164, align 16
  %320 = fcmp ord <4 x float> %318, %319
  %321 = sext <4 x i1> %320 to <4 x i32>
  %322 = bitcast <4 x i32> %321 to <4 x float>
  call void @show_float(ptr noundef @.str.76, <4 x float> noundef %322)
  %323 = load <4 x float>, ptr %226, align 16
  %324 = load <4 x float>, ptr %227, align 16
  store <4 x float> %323, ptr %157, align 16
  store <4 x float> %324, ptr %158, align 16
  %325 = load <4 x float>, ptr %158, align 16
  %326 = load <4 x float>, ptr %157, align 16
  %327 = fcmp olt <4 x float> %325, %326
  %328 = sext <4 x i1> %327 to <4 x i32>
  %329 = bitcast <4 x i32> %328 to <4 x float>
  call void @show_float(ptr noundef @.str.77, <4 x float> noundef %329)
  %330 = load <4 x float>, ptr %226, align 16
  %331 = load <4 x float>, ptr %227, align 16
  store <4 x float> %330, ptr %155, align 16
  store <4 x float> %331, ptr %156, align 16
  %332 = load <4 x float>, ptr %156, align 16
  %333 = load <4 x float>, ptr %155, align 16
  %334 = fcmp ole <4 x float> %332, %333
  %335 = sext <4 x i1> %334 to <4 x i32>
  %336 = bitcast <4 x i32> %335 to <4 x float>
  call void @show_float(ptr noundef @.str.78, <4 x float> noundef %336)
  %337 = load <4 x float>, ptr %226, align 16
  %338 = load <4 x float>, ptr %227, align 16
  store <4 x float> %337, ptr %153, align 16
  store <4 x float> %338, ptr %154, align 16
  %339 = load <4 x float>, ptr %154, align 16
  %340 = load <4 x float>, ptr %153, align 16
  %341 = fcmp uge <4 x float> %339, %340
  %342 = sext <4 x i1> %341 to <4 x i32>
  %343 = bitcast <4 x i32> %342 to <4 x float>
  call void @show_float(ptr noundef @.str.79, <4 x float> noundef %343)
  %344 = load <4 x float>, ptr %226, align 16
  %345 = load <4 x float>, ptr %227, align 16
  store <4 x float> %344, ptr %151, align 16
  store <4 x float> %345, ptr %152, align 16
  %346 = load <4 x float>, ptr %152, align 16
  %347 = load <4 x float>, ptr %151, align 16
  %348 = fcmp ugt <4 x float> %346, %347
  %349 = sext <4 x i1> %348 to <4 x i32>
  %350 = bitcast <4 x i32> %349 to <4 x float>
  call void @show_float(ptr noundef @.str.80, <4 x float> noundef %350)
  %351 = load <4 x float>, ptr %226, align 16
  %352 = load <4 x float>, ptr %227, align 16
  store <4 x float> %351, ptr %149, align 16
  store <4 x float> %352, ptr %150, align 16
  %353 = load <4 x float>, ptr %149, align 16
  %354 = load <4 x float>, ptr %150, align 16
  %355 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %353, <4 x float> %354, i8 0)
  call void @show_float(ptr noundef @.str.81, <4 x float> noundef %355)
  %356 = load <4 x float>, ptr %226, align 16
  %357 = load <4 x float>, ptr %227, align 16
  store <4 x float> %356, ptr %147, align 16
  store <4 x float> %357, ptr %148, align 16
  %358 = load <4 x float>, ptr %147, align 16
  %359 = load <4 x float>, ptr %148, align 16
  %360 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %358, <4 x float> %359, i8 1)
  call void @show_float(ptr noundef @.str.82, <4 x float> noundef %360)
  %361 = load <4 x float>, ptr %226, align 16
  %362 = load <4 x float>, ptr %227, align 16
  store <4 x float> %361, ptr %145, align 16
  store <4 x float> %362, ptr %146, align 16
  %363 = load <4 x float>, ptr %145, align 16
  %364 = load <4 x float>, ptr %146, align 16
  %365 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %363, <4 x float> %364, i8 2)
  call void @show_float(ptr noundef @.str.83, <4 x float> noundef %365)
  %366 = load <4 x float>, ptr %226, align 16
  %367 = load <4 x float>, ptr %227, align 16
  store <4 x float> %366, ptr %143, align 16
  store <4 x float> %367, ptr %144, align 16
  %368 = load <4 x float>, ptr %143, align 16
  %369 = load <4 x float>, ptr %144, align 16
  %370 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %368, <4 x float> %369, i8 3)
  call void @show_float(ptr noundef @.str.84, <4 x float> noundef %370)
  %371 = load <4 x float>, ptr %226, align 16
  %372 = load <4 x float>, ptr %227, align 16
  store <4 x float> %371, ptr %141, align 16
  store <4 x float> %372, ptr %142, align 16
  %373 = load <4 x float>, ptr %141, align 16
  %374 = load <4 x float>, ptr %142, align 16
  %375 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %373, <4 x float> %374, i8 4)
  call void @show_float(ptr noundef @.str.85, <4 x float> noundef %375)
  %376 = load <4 x float>, ptr %226, align 16
  %377 = load <4 x float>, ptr %227, align 16
  store <4 x float> %376, ptr %139, align 16
  store <4 x float> %377, ptr %140, align 16
  %378 = load <4 x float>, ptr %139, align 16
  %379 = load <4 x float>, ptr %140, align 16
  %380 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %378, <4 x float> %379, i8 5)
  call void @show_float(ptr noundef @.str.86, <4 x float> noundef %380)
  %381 = load <4 x float>, ptr %226, align 16
  %382 = load <4 x float>, ptr %227, align 16
  store <4 x float> %381, ptr %137, align 16
  store <4 x float> %382, ptr %138, align 16
  %383 = load <4 x float>, ptr %137, align 16
  %384 = load <4 x float>, ptr %138, align 16
  %385 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %383, <4 x float> %384, i8 6)
  call void @show_float(ptr noundef @.str.87, <4 x float> noundef %385)
  %386 = load <4 x float>, ptr %226, align 16
  %387 = load <4 x float>, ptr %227, align 16
  store <4 x float> %386, ptr %135, align 16
  store <4 x float> %387, ptr %136, align 16
  %388 = load <4 x float>, ptr %135, align 16
  %389 = load <4 x float>, ptr %136, align 16
  %390 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %388, <4 x float> %389, i8 7)
  call void @show_float(ptr noundef @.str.88, <4 x float> noundef %390)
  %391 = load <4 x float>, ptr %226, align 16
  %392 = load <4 x float>, ptr %227, align 16
  store <4 x float> %391, ptr %133, align 16
  store <4 x float> %392, ptr %134, align 16
  %393 = load <4 x float>, ptr %133, align 16
  %394 = load <4 x float>, ptr %134, align 16
  %395 = load <4 x float>, ptr %133, align 16
  %396 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %394, <4 x float> %395, i8 1)
  %397 = shufflevector <4 x float> %393, <4 x float> %396, <4 x i32> <i32 4, i32 1, i32 2, i32 3>
  call void @show_float(ptr noundef @.str.89, <4 x float> noundef %397)
  %398 = load <4 x float>, ptr %226, align 16
  %399 = load <4 x float>, ptr %226, align 16
  store <4 x float> %398, ptr %123, align 16
  store <4 x float> %399, ptr %124, align 16
  %400 = load <4 x float>, ptr %123, align 16
  %401 = load <4 x float>, ptr %124, align 16
  %402 = call i32 @llvm.x86.sse.ucomieq.ss(<4 x float> %400, <4 x float> %401)
  %403 = icmp ne i32 %402, 0
  br i1 %403, label %404, label %508

404:                                              ; preds = %2
  %405 = load <4 x float>, ptr %227, align 16
  %406 = load <4 x float>, ptr %227, align 16
  store <4 x float> %405, ptr %125, align 16
  store <4 x float> %406, ptr %126, align 16
  %407 = load <4 x float>, ptr %125, align 16
  %408 = load <4 x float>, ptr %126, align 16
  %409 = call i32 @llvm.x86.sse.ucomieq.ss(<4 x float> %407, <4 x float> %408)
  %410 = icmp ne i32 %409, 0
  br i1 %410, label %411, label %508

411:                                              ; preds = %404
  %412 = load <4 x float>, ptr %226, align 16
  %413 = load <4 x float>, ptr %227, align 16
  store <4 x float> %412, ptr %117, align 16
  store <4 x float> %413, ptr %118, align 16
  %414 = load <4 x float>, ptr %117, align 16
  %415 = load <4 x float>, ptr %118, align 16
  %416 = call i32 @llvm.x86.sse.comieq.ss(<4 x float> %414, <4 x float> %415)
  %417 = load <4 x float>, ptr %227, align 16
  %418 = load <4 x float>, ptr %226, align 16
  store <4 x float> %417, ptr %119, align 16
  store <4 x float> %418, ptr %120, align 16
  %419 = load <4 x float>, ptr %119, align 16
  %420 = load <4 x float>, ptr %120, align 16
  %421 = call i32 @llvm.x86.sse.comieq.ss(<4 x float> %419, <4 x float> %420)
  %422 = load <4 x float>, ptr %226, align 16
  %423 = load <4 x float>, ptr %226, align 16
  store <4 x float> %422, ptr %121, align 16
  store <4 x float> %423, ptr %122, align 16
  %424 = load <4 x float>, ptr %121, align 16
  %425 = load <4 x float>, ptr %122, align 16
  %426 = call i32 @llvm.x86.sse.comieq.ss(<4 x float> %424, <4 x float> %425)
  %427 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.91, i32 noundef %416, i32 noundef %421, i32 noundef %426)
  %428 = load <4 x float>, ptr %226, align 16
  %429 = load <4 x float>, ptr %227, align 16
  store <4 x float> %428, ptr %111, align 16
  store <4 x float> %429, ptr %112, align 16
  %430 = load <4 x float>, ptr %111, align 16
  %431 = load <4 x float>, ptr %112, align 16
  %432 = call i32 @llvm.x86.sse.comilt.ss(<4 x float> %430, <4 x float> %431)
  %433 = load <4 x float>, ptr %227, align 16
  %434 = load <4 x float>, ptr %226, align 16
  store <4 x float> %433, ptr %113, align 16
  store <4 x float> %434, ptr %114, align 16
  %435 = load <4 x float>, ptr %113, align 16
  %436 = load <4 x float>, ptr %114, align 16
  %437 = call i32 @llvm.x86.sse.comilt.ss(<4 x float> %435, <4 x float> %436)
  %438 = load <4 x float>, ptr %226, align 16
  %439 = load <4 x float>, ptr %226, align 16
  store <4 x float> %438, ptr %115, align 16
  store <4 x float> %439, ptr %116, align 16
  %440 = load <4 x float>, ptr %115, align 16
  %441 = load <4 x float>, ptr %116, align 16
  %442 = call i32 @llvm.x86.sse.comilt.ss(<4 x float> %440, <4 x float> %441)
  %443 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.92, i32 noundef %432, i32 noundef %437, i32 noundef %442)
  %444 = load <4 x float>, ptr %226, align 16
  %445 = load <4 x float>, ptr %227, align 16
  store <4 x float> %444, ptr %105, align 16
  store <4 x float> %445, ptr %106, align 16
  %446 = load <4 x float>, ptr %105, align 16
  %447 = load <4 x float>, ptr %106, align 16
  %448 = call i32 @llvm.x86.sse.comile.ss(<4 x float> %446, <4 x float> %447)
  %449 = load <4 x float>, ptr %227, align 16
  %450 = load <4 x float>, ptr %226, align 16
  store <4 x float> %449, ptr %107, align 16
  store <4 x float> %450, ptr %108, align 16
  %451 = load <4 x float>, ptr %107, align 16
  %452 = load <4 x float>, ptr %108, align 16
  %453 = call i32 @llvm.x86.sse.comile.ss(<4 x float> %451, <4 x float> %452)
  %454 = load <4 x float>, ptr %226, align 16
  %455 = load <4 x float>, ptr %226, align 16
  store <4 x float> %454, ptr %109, align 16
  store <4 x float> %455, ptr %110, align 16
  %456 = load <4 x float>, ptr %109, align 16
  %457 = load <4 x float>, ptr %110, align 16
  %458 = call i32 @llvm.x86.sse.comile.ss(<4 x float> %456, <4 x float> %457)
  %459 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.93, i32 noundef %448, i32 noundef %453, i32 noundef %458)
  %460 = load <4 x float>, ptr %226, align 16
  %461 = load <4 x float>, ptr %227, align 16
  store <4 x float> %460, ptr %99, align 16
  store <4 x float> %461, ptr %100, align 16
  %462 = load <4 x float>, ptr %99, align 16
  %463 = load <4 x float>, ptr %100, align 16
  %464 = call i32 @llvm.x86.sse.comigt.ss(<4 x float> %462, <4 x float> %463)
  %465 = load <4 x float>, ptr %227, align 16
  %466 = load <4 x float>, ptr %226, align 16
  store <4 x float> %465, ptr %101, align 16
  store <4 x float> %466, ptr %102, align 16
  %467 = load <4 x float>, ptr %101, align 16
  %468 = load <4 x float>, ptr %102, align 16
  %469 = call i32 @llvm.x86.sse.comigt.ss(<4 x float> %467, <4 x float> %468)
  %470 = load <4 x float>, ptr %226, align 16
  %471 = load <4 x float>, ptr %226, align 16
  store <4 x float> %470, ptr %103, align 16
  store <4 x float> %471, ptr %104, align 16
  %472 = load <4 x float>, ptr %103, align 16
  %473 = load <4 x float>, ptr %104, align 16
  %474 = call i32 @llvm.x86.sse.comigt.ss(<4 x float> %472, <4 x float> %473)
  %475 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.94, i32 noundef %464, i32 noundef %469, i32 noundef %474)
  %476 = load <4 x float>, ptr %226, align 16
  %477 = load <4 x float>, ptr %227, align 16
  store <4 x float> %476, ptr %93, align 16
  store <4 x float> %477, ptr %94, align 16
  %478 = load <4 x float>, ptr %93, align 16
  %479 = load <4 x float>, ptr %94, align 16
  %480 = call i32 @llvm.x86.sse.comige.ss(<4 x float> %478, <4 x float> %479)
  %481 = load <4 x float>, ptr %227, align 16
  %482 = load <4 x float>, ptr %226, align 16
  store <4 x float> %481, ptr %95, align 16
  store <4 x float> %482, ptr %96, align 16
  %483 = load <4 x float>, ptr %95, align 16
  %484 = load <4 x float>, ptr %96, align 16
  %485 = call i32 @llvm.x86.sse.comige.ss(<4 x float> %483, <4 x float> %484)
  %486 = load <4 x float>, ptr %226, align 16
  %487 = load <4 x float>, ptr %226, align 16
  store <4 x float> %486, ptr %97, align 16
  store <4 x float> %487, ptr %98, align 16
  %488 = load <4 x float>, ptr %97, align 16
  %489 = load <4 x float>, ptr %98, align 16
  %490 = call i32 @llvm.x86.sse.comige.ss(<4 x float> %488, <4 x float> %489)
  %491 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.95, i32 noundef %480, i32 noundef %485, i32 noundef %490)
  %492 = load <4 x float>, ptr %226, align 16
  %493 = load <4 x float>, ptr %227, align 16
  store <4 x float> %492, ptr %87, align 16
  store <4 x float> %493, ptr %88, align 16
  %494 = load <4 x float>, ptr %87, align 16
  %495 = load <4 x float>, ptr %88, align 16
  %496 = call i32 @llvm.x86.sse.comineq.ss(<4 x float> %494, <4 x float> %495)
  %497 = load <4 x float>, ptr %227, align 16
  %498 = load <4 x float>, ptr %226, align 16
  store <4 x float> %497, ptr %89, align 16
  store <4 x float> %498, ptr %90, align 16
  %499 = load <4 x float>, ptr %89, align 16
  %500 = load <4 x float>, ptr %90, align 16
  %501 = call i32 @llvm.x86.sse.comineq.ss(<4 x float> %499, <4 x float> %500)
  %502 = load <4 x float>, ptr %226, align 16
  %503 = load <4 x float>, ptr %226, align 16
  store <4 x float> %502, ptr %91, align 16
  store <4 x float> %503, ptr %92, align 16
  %504 = load <4 x float>, ptr %91, align 16
  %505 = load <4 x float>, ptr %92, align 16
  %506 = call i32 @llvm.x86.sse.comineq.ss(<4 x float> %504, <4 x float> %505)
  %507 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.96, i32 noundef %496, i32 noundef %501, i32 noundef %506)
  br label %508

508:                                              ; preds = %411, %404, %2
  %509 = load <4 x float>, ptr %226, align 16
  %510 = load <4 x float>, ptr %227, align 16
  store <4 x float> %509, ptr %127, align 16
  store <4 x float> %510, ptr %128, align 16
  %511 = load <4 x float>, ptr %127, align 16
  %512 = load <4 x float>, ptr %128, align 16
  %513 = call i32 @llvm.x86.sse.ucomieq.ss(<4 x float> %511, <4 x float> %512)
  %514 = load <4 x float>, ptr %227, align 16
  %515 = load <4 x float>, ptr %226, align 16
  store <4 x float> %514, ptr %129, align 16
  store <4 x float> %515, ptr %130, align 16
  %516 = load <4 x float>, ptr %129, align 16
  %517 = load <4 x float>, ptr %130, align 16
  %518 = call i32 @llvm.x86.sse.ucomieq.ss(<4 x float> %516, <4 x float> %517)
  %519 = load <4 x float>, ptr %226, align 16
  %520 = load <4 x float>, ptr %226, align 16
  store <4 x float> %519, ptr %131, align 16
  store <4 x float> %520, ptr %132, align 16
  %521 = load <4 x float>, ptr %131, align 16
  %522 = load <4 x float>, ptr %132, align 16
  %523 = call i32 @llvm.x86.sse.ucomieq.ss(<4 x float> %521, <4 x float> %522)
  %524 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.97, i32 noundef %513, i32 noundef %518, i32 noundef %523)
  %525 = load <4 x float>, ptr %226, align 16
  %526 = load <4 x float>, ptr %227, align 16
  store <4 x float> %525, ptr %81, align 16
  store <4 x float> %526, ptr %82, align 16
  %527 = load <4 x float>, ptr %81, align 16
  %528 = load <4 x float>, ptr %82, align 16
  %529 = call i32 @llvm.x86.sse.ucomilt.ss(<4 x float> %527, <4 x float> %528)
  %530 = load <4 x float>, ptr %227, align 16
  %531 = load <4 x float>, ptr %226, align 16
  store <4 x float> %530, ptr %83, align 16
  store <4 x float> %531, ptr %84, align 16
  %532 = load <4 x float>, ptr %83, align 16
  %533 = load <4 x float>, ptr %84, align 16
  %534 = call i32 @llvm.x86.sse.ucomilt.ss(<4 x float> %532, <4 x float> %533)
  %535 = load <4 x float>, ptr %226, align 16
  %536 = load <4 x float>, ptr %226, align 16
  store <4 x float> %535, ptr %85, align 16
  store <4 x float> %536, ptr %86, align 16
  %537 = load <4 x float>, ptr %85, align 16
  %538 = load <4 x float>, ptr %86, align 16
  %539 = call i32 @llvm.x86.sse.ucomilt.ss(<4 x float> %537, <4 x float> %538)
  %540 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.98, i32 noundef %529, i32 noundef %534, i32 noundef %539)
  %541 = load <4 x float>, ptr %226, align 16
  %542 = load <4 x float>, ptr %227, align 16
  store <4 x float> %541, ptr %75, align 16
  store <4 x float> %542, ptr %76, align 16
  %543 = load <4 x float>, ptr %75, align 16
  %544 = load <4 x float>, ptr %76, align 16
  %545 = call i32 @llvm.x86.sse.ucomile.ss(<4 x float> %543, <4 x float> %544)
  %546 = load <4 x float>, ptr %227, align 16
  %547 = load <4 x float>, ptr %226, align 16
  store <4 x float> %546, ptr %77, align 16
  store <4 x float> %547, ptr %78, align 16
  %548 = load <4 x float>, ptr %77, align 16
  %549 = load <4 x float>, ptr %78, align 16
  %550 = call i32 @llvm.x86.sse.ucomile.ss(<4 x float> %548, <4 x float> %549)
  %551 = load <4 x float>, ptr %226, align 16
  %552 = load <4 x float>, ptr %226, align 16
  store <4 x float> %551, ptr %79, align 16
  store <4 x float> %552, ptr %80, align 16
  %553 = load <4 x float>, ptr %79, align 16
  %554 = load <4 x float>, ptr %80, align 16
  %555 = call i32 @llvm.x86.sse.ucomile.ss(<4 x float> %553, <4 x float> %554)
  %556 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.99, i32 noundef %545, i32 noundef %550, i32 noundef %555)
  %557 = load <4 x float>, ptr %226, align 16
  %558 = load <4 x float>, ptr %227, align 16
  store <4 x float> %557, ptr %69, align 16
  store <4 x float> %558, ptr %70, align 16
  %559 = load <4 x float>, ptr %69, align 16
  %560 = load <4 x float>, ptr %70, align 16
  %561 = call i32 @llvm.x86.sse.ucomigt.ss(<4 x float> %559, <4 x float> %560)
  %562 = load <4 x float>, ptr %227, align 16
  %563 = load <4 x float>, ptr %226, align 16
  store <4 x float> %562, ptr %71, align 16
  store <4 x float> %563, ptr %72, align 16
  %564 = load <4 x float>, ptr %71, align 16
  %565 = load <4 x float>, ptr %72, align 16
  %566 = call i32 @llvm.x86.sse.ucomigt.ss(<4 x float> %564, <4 x float> %565)
  %567 = load <4 x float>, ptr %226, align 16
  %568 = load <4 x float>, ptr %226, align 16
  store <4 x float> %567, ptr %73, align 16
  store <4 x float> %568, ptr %74, align 16
  %569 = load <4 x float>, ptr %73, align 16
  %570 = load <4 x float>, ptr %74, align 16
  %571 = call i32 @llvm.x86.sse.ucomigt.ss(<4 x float> %569, <4 x float> %570)
  %572 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.100, i32 noundef %561, i32 noundef %566, i32 noundef %571)
  %573 = load <4 x float>, ptr %226, align 16
  %574 = load <4 x float>, ptr %227, align 16
  store <4 x float> %573, ptr %63, align 16
  store <4 x float> %574, ptr %64, align 16
  %575 = load <4 x float>, ptr %63, align 16
  %576 = load <4 x float>, ptr %64, align 16
  %577 = call i32 @llvm.x86.sse.ucomige.ss(<4 x float> %575, <4 x float> %576)
  %578 = load <4 x float>, ptr %227, align 16
  %579 = load <4 x float>, ptr %226, align 16
  store <4 x float> %578, ptr %65, align 16
  store <4 x float> %579, ptr %66, align 16
  %580 = load <4 x float>, ptr %65, align 16
  %581 = load <4 x float>, ptr %66, align 16
  %582 = call i32 @llvm.x86.sse.ucomige.ss(<4 x float> %580, <4 x float> %581)
  %583 = load <4 x float>, ptr %226, align 16
  %584 = load <4 x float>, ptr %226, align 16
  store <4 x float> %583, ptr %67, align 16
  store <4 x float> %584, ptr %68, align 16
  %585 = load <4 x float>, ptr %67, align 16
  %586 = load <4 x float>, ptr %68, align 16
  %587 = call i32 @llvm.x86.sse.ucomige.ss(<4 x float> %585, <4 x float> %586)
  %588 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.101, i32 noundef %577, i32 noundef %582, i32 noundef %587)
  %589 = load <4 x float>, ptr %226, align 16
  %590 = load <4 x float>, ptr %227, align 16
  store <4 x float> %589, ptr %57, align 16
  store <4 x float> %590, ptr %58, align 16
  %591 = load <4 x float>, ptr %57, align 16
  %592 = load <4 x float>, ptr %58, align 16
  %593 = call i32 @llvm.x86.sse.ucomineq.ss(<4 x float> %591, <4 x float> %592)
  %594 = load <4 x float>, ptr %227, align 16
  %595 = load <4 x float>, ptr %226, align 16
  store <4 x float> %594, ptr %59, align 16
  store <4 x float> %595, ptr %60, align 16
  %596 = load <4 x float>, ptr %59, align 16
  %597 = load <4 x float>, ptr %60, align 16
  %598 = call i32 @llvm.x86.sse.ucomineq.ss(<4 x float> %596, <4 x float> %597)
  %599 = load <4 x float>, ptr %226, align 16
  %600 = load <4 x float>, ptr %226, align 16
  store <4 x float> %599, ptr %61, align 16
  store <4 x float> %600, ptr %62, align 16
  %601 = load <4 x float>, ptr %61, align 16
  %602 = load <4 x float>, ptr %62, align 16
  %603 = call i32 @llvm.x86.sse.ucomineq.ss(<4 x float> %601, <4 x float> %602)
  %604 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.102, i32 noundef %593, i32 noundef %598, i32 noundef %603)
  %605 = load <4 x float>, ptr %226, align 16
  store <4 x float> %605, ptr %52, align 16
  %606 = load <4 x float>, ptr %52, align 16
  %607 = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %606)
  %608 = load <4 x float>, ptr %226, align 16
  store <4 x float> %608, ptr %195, align 16
  %609 = load <4 x float>, ptr %195, align 16
  %610 = call i32 @llvm.x86.sse.cvtss2si(<4 x float> %609)
  %611 = load <4 x float>, ptr %227, align 16
  store <4 x float> %611, ptr %51, align 16
  %612 = load <4 x float>, ptr %51, align 16
  %613 = call i64 @llvm.x86.sse.cvtss2si64(<4 x float> %612)
  %614 = load <4 x float>, ptr %226, align 16
  store <4 x float> %614, ptr %50, align 16
  %615 = load <4 x float>, ptr %50, align 16
  %616 = call i32 @llvm.x86.sse.cvttss2si(<4 x float> %615)
  %617 = load <4 x float>, ptr %227, align 16
  store <4 x float> %617, ptr %49, align 16
  %618 = load <4 x float>, ptr %49, align 16
  %619 = call i64 @llvm.x86.sse.cvttss2si64(<4 x float> %618)
  %620 = call i32 (ptr, ...) @printf(ptr noundef @.str.103, ptr noundef @.str.104, i32 noundef %607, i32 noundef %610, i64 noundef %613, i32 noundef %616, i64 noundef %619)
  %621 = load <4 x float>, ptr %226, align 16
  store <4 x float> %621, ptr %48, align 16
  %622 = load <4 x float>, ptr %48, align 16
  %623 = call <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float> %622)
  %624 = bitcast <4 x i32> %623 to <2 x i64>
  call void @show_int(ptr noundef @.str.105, <2 x i64> noundef %624)
  %625 = load <4 x float>, ptr %226, align 16
  store <4 x float> %625, ptr %47, align 16
  %626 = load <4 x float>, ptr %47, align 16
  %627 = call <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float> %626)
  %628 = bitcast <4 x i32> %627 to <2 x i64>
  call void @show_int(ptr noundef @.str.106, <2 x i64> noundef %628)
  %629 = load <4 x float>, ptr %226, align 16
  store <4 x float> %629, ptr %46, align 16
  %630 = load <4 x float>, ptr %46, align 16
  %631 = load <4 x float>, ptr %46, align 16
  %632 = shufflevector <4 x float> %630, <4 x float> %631, <2 x i32> <i32 0, i32 1>
  %633 = fpext <2 x float> %632 to <2 x double>
  call void @show_double(ptr noundef @.str.107, <2 x double> noundef %633)
  %634 = load <4 x float>, ptr %226, align 16
  store i32 2147483647, ptr %41, align 4
  %635 = load i32, ptr %41, align 4
  %636 = load i32, ptr %41, align 4
  %637 = load i32, ptr %41, align 4
  %638 = load i32, ptr %41, align 4
  store i32 %635, ptr %36, align 4
  store i32 %636, ptr %37, align 4
  store i32 %637, ptr %38, align 4
  store i32 %638, ptr %39, align 4
  %639 = load i32, ptr %39, align 4
  %640 = insertelement <4 x i32> poison, i32 %639, i32 0
  %641 = load i32, ptr %38, align 4
  %642 = insertelement <4 x i32> %640, i32 %641, i32 1
  %643 = load i32, ptr %37, align 4
  %644 = insertelement <4 x i32> %642, i32 %643, i32 2
  %645 = load i32, ptr %36, align 4
  %646 = insertelement <4 x i32> %644, i32 %645, i32 3
  store <4 x i32> %646, ptr %40, align 16
  %647 = load <4 x i32>, ptr %40, align 16
  %648 = bitcast <4 x i32> %647 to <2 x i64>
  store <2 x i64> %648, ptr %42, align 16
  %649 = load <2 x i64>, ptr %42, align 16
  %650 = bitcast <2 x i64> %649 to <4 x float>
  store <4 x float> %634, ptr %43, align 16
  store <4 x float> %650, ptr %44, align 16
  %651 = load <4 x float>, ptr %43, align 16
  %652 = bitcast <4 x float> %651 to <4 x i32>
  %653 = load <4 x float>, ptr %44, align 16
  %654 = bitcast <4 x float> %653 to <4 x i32>
  %655 = and <4 x i32> %652, %654
  %656 = bitcast <4 x i32> %655 to <4 x float>
  store <4 x float> %656, ptr %45, align 16
  %657 = load <4 x float>, ptr %45, align 16
  %658 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %657)
  call void @show_float(ptr noundef @.str.108, <4 x float> noundef %658)
  %659 = load <4 x float>, ptr %227, align 16
  store <4 x float> %659, ptr %35, align 16
  %660 = load <4 x float>, ptr %35, align 16
  %661 = extractelement <4 x float> %660, i64 0
  %662 = call float @llvm.sqrt.f32(float %661)
  %663 = insertelement <4 x float> %660, float %662, i64 0
  call void @show_float(ptr noundef @.str.109, <4 x float> noundef %663)
  %664 = load <4 x float>, ptr %226, align 16
  %665 = load <4 x float>, ptr %227, align 16
  %666 = shufflevector <4 x float> %664, <4 x float> %665, <4 x i32> <i32 2, i32 0, i32 7, i32 5>
  call void @show_float(ptr noundef @.str.110, <4 x float> noundef %666)
  %667 = load <4 x float>, ptr %226, align 16
  %668 = load <4 x float>, ptr %227, align 16
  store <4 x float> %667, ptr %33, align 16
  store <4 x float> %668, ptr %34, align 16
  %669 = load <4 x float>, ptr %33, align 16
  %670 = load <4 x float>, ptr %34, align 16
  %671 = shufflevector <4 x float> %669, <4 x float> %670, <4 x i32> <i32 6, i32 7, i32 2, i32 3>
  call void @show_float(ptr noundef @.str.111, <4 x float> noundef %671)
  %672 = load <4 x float>, ptr %226, align 16
  %673 = load <4 x float>, ptr %227, align 16
  store <4 x float> %672, ptr %31, align 16
  store <4 x float> %673, ptr %32, align 16
  %674 = load <4 x float>, ptr %31, align 16
  %675 = load <4 x float>, ptr %32, align 16
  %676 = shufflevector <4 x float> %674, <4 x float> %675, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  call void @show_float(ptr noundef @.str.112, <4 x float> noundef %676)
  store float 3.000000e+00, ptr %196, align 4
  store float 7.000000e+00, ptr %197, align 4
  store float 5.000000e-01, ptr %198, align 4
  store float 1.000000e+02, ptr %199, align 4
  %677 = load float, ptr %199, align 4
  %678 = insertelement <4 x float> poison, float %677, i32 0
  %679 = load float, ptr %198, align 4
  %680 = insertelement <4 x float> %678, float %679, i32 1
  %681 = load float, ptr %197, align 4
  %682 = insertelement <4 x float> %680, float %681, i32 2
  %683 = load float, ptr %196, align 4
  %684 = insertelement <4 x float> %682, float %683, i32 3
  store <4 x float> %684, ptr %200, align 16
  %685 = load <4 x float>, ptr %200, align 16
  store <4 x float> %685, ptr %20, align 16
  %686 = load <4 x float>, ptr %20, align 16
  %687 = call <4 x float> @llvm.x86.sse.rcp.ps(<4 x float> %686)
  store float 3.000000e+00, ptr %201, align 4
  store float 7.000000e+00, ptr %202, align 4
  store float 5.000000e-01, ptr %203, align 4
  store float 1.000000e+02, ptr %204, align 4
  %688 = load float, ptr %204, align 4
  %689 = insertelement <4 x float> poison, float %688, i32 0
  %690 = load float, ptr %203, align 4
  %691 = insertelement <4 x float> %689, float %690, i32 1
  %692 = load float, ptr %202, align 4
  %693 = insertelement <4 x float> %691, float %692, i32 2
  %694 = load float, ptr %201, align 4
  %695 = insertelement <4 x float> %693, float %694, i32 3
  store <4 x float> %695, ptr %205, align 16
  %696 = load <4 x float>, ptr %205, align 16
  store <4 x float> %687, ptr %21, align 16
  store <4 x float> %696, ptr %22, align 16
  %697 = load <4 x float>, ptr %21, align 16
  %698 = load <4 x float>, ptr %22, align 16
  %699 = fmul <4 x float> %697, %698
  store float 1.000000e+00, ptr %12, align 4
  %700 = load float, ptr %12, align 4
  %701 = insertelement <4 x float> poison, float %700, i32 0
  %702 = load float, ptr %12, align 4
  %703 = insertelement <4 x float> %701, float %702, i32 1
  %704 = load float, ptr %12, align 4
  %705 = insertelement <4 x float> %703, float %704, i32 2
  %706 = load float, ptr %12, align 4
  %707 = insertelement <4 x float> %705, float %706, i32 3
  store <4 x float> %707, ptr %13, align 16
  %708 = load <4 x float>, ptr %13, align 16
  store <4 x float> %699, ptr %27, align 16
  store <4 x float> %708, ptr %28, align 16
  %709 = load <4 x float>, ptr %27, align 16
  %710 = load <4 x float>, ptr %28, align 16
  %711 = fsub <4 x float> %709, %710
  store <4 x float> %711, ptr %228, align 16
  store float 4.000000e+00, ptr %206, align 4
  store float 1.600000e+01, ptr %207, align 4
  store float 2.500000e-01, ptr %208, align 4
  store float 1.000000e+02, ptr %209, align 4
  %712 = load float, ptr %209, align 4
  %713 = insertelement <4 x float> poison, float %712, i32 0
  %714 = load float, ptr %208, align 4
  %715 = insertelement <4 x float> %713, float %714, i32 1
  %716 = load float, ptr %207, align 4
  %717 = insertelement <4 x float> %715, float %716, i32 2
  %718 = load float, ptr %206, align 4
  %719 = insertelement <4 x float> %717, float %718, i32 3
  store <4 x float> %719, ptr %210, align 16
  %720 = load <4 x float>, ptr %210, align 16
  store <4 x float> %720, ptr %11, align 16
  %721 = load <4 x float>, ptr %11, align 16
  %722 = call <4 x float> @llvm.x86.sse.rsqrt.ps(<4 x float> %721)
  store <4 x float> %722, ptr %229, align 16
  %723 = load <4 x float>, ptr %229, align 16
  %724 = load <4 x float>, ptr %229, align 16
  store <4 x float> %723, ptr %23, align 16
  store <4 x float> %724, ptr %24, align 16
  %725 = load <4 x float>, ptr %23, align 16
  %726 = load <4 x float>, ptr %24, align 16
  %727 = fmul <4 x float> %725, %726
  store float 4.000000e+00, ptr %211, align 4
  store float 1.600000e+01, ptr %212, align 4
  store float 2.500000e-01, ptr %213, align 4
  store float 1.000000e+02, ptr %214, align 4
  %728 = load float, ptr %214, align 4
  %729 = insertelement <4 x float> poison, float %728, i32 0
  %730 = load float, ptr %213, align 4
  %731 = insertelement <4 x float> %729, float %730, i32 1
  %732 = load float, ptr %212, align 4
  %733 = insertelement <4 x float> %731, float %732, i32 2
  %734 = load float, ptr %211, align 4
  %735 = insertelement <4 x float> %733, float %734, i32 3
  store <4 x float> %735, ptr %215, align 16
  %736 = load <4 x float>, ptr %215, align 16
  store <4 x float> %727, ptr %25, align 16
  store <4 x float> %736, ptr %26, align 16
  %737 = load <4 x float>, ptr %25, align 16
  %738 = load <4 x float>, ptr %26, align 16
  %739 = fmul <4 x float> %737, %738
  store float 1.000000e+00, ptr %14, align 4
  %740 = load float, ptr %14, align 4
  %741 = insertelement <4 x float> poison, float %740, i32 0
  %742 = load float, ptr %14, align 4
  %743 = insertelement <4 x float> %741, float %742, i32 1
  %744 = load float, ptr %14, align 4
  %745 = insertelement <4 x float> %743, float %744, i32 2
  %746 = load float, ptr %14, align 4
  %747 = insertelement <4 x float> %745, float %746, i32 3
  store <4 x float> %747, ptr %15, align 16
  %748 = load <4 x float>, ptr %15, align 16
  store <4 x float> %739, ptr %29, align 16
  store <4 x float> %748, ptr %30, align 16
  %749 = load <4 x float>, ptr %29, align 16
  %750 = load <4 x float>, ptr %30, align 16
  %751 = fsub <4 x float> %749, %750
  store <4 x float> %751, ptr %229, align 16
  store float 0x3F60624DE0000000, ptr %16, align 4
  %752 = load float, ptr %16, align 4
  %753 = insertelement <4 x float> poison, float %752, i32 0
  %754 = load float, ptr %16, align 4
  %755 = insertelement <4 x float> %753, float %754, i32 1
  %756 = load float, ptr %16, align 4
  %757 = insertelement <4 x float> %755, float %756, i32 2
  %758 = load float, ptr %16, align 4
  %759 = insertelement <4 x float> %757, float %758, i32 3
  store <4 x float> %759, ptr %17, align 16
  %760 = load <4 x float>, ptr %17, align 16
  store <4 x float> %760, ptr %230, align 16
  store float 0xBF60624DE0000000, ptr %18, align 4
  %761 = load float, ptr %18, align 4
  %762 = insertelement <4 x float> poison, float %761, i32 0
  %763 = load float, ptr %18, align 4
  %764 = insertelement <4 x float> %762, float %763, i32 1
  %765 = load float, ptr %18, align 4
  %766 = insertelement <4 x float> %764, float %765, i32 2
  %767 = load float, ptr %18, align 4
  %768 = insertelement <4 x float> %766, float %767, i32 3
  store <4 x float> %768, ptr %19, align 16
  %769 = load <4 x float>, ptr %19, align 16
  store <4 x float> %769, ptr %231, align 16
  %770 = load <4 x float>, ptr %228, align 16
  %771 = load <4 x float>, ptr %230, align 16
  store <4 x float> %770, ptr %177, align 16
  store <4 x float> %771, ptr %178, align 16
  %772 = load <4 x float>, ptr %177, align 16
  %773 = load <4 x float>, ptr %178, align 16
  %774 = fcmp olt <4 x float> %772, %773
  %775 = sext <4 x i1> %774 to <4 x i32>
  %776 = bitcast <4 x i32> %775 to <4 x float>
  store <4 x float> %776, ptr %53, align 16
  %777 = load <4 x float>, ptr %53, align 16
  %778 = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %777)
  %779 = load <4 x float>, ptr %228, align 16
  %780 = load <4 x float>, ptr %231, align 16
  store <4 x float> %779, ptr %159, align 16
  store <4 x float> %780, ptr %160, align 16
  %781 = load <4 x float>, ptr %160, align 16
  %782 = load <4 x float>, ptr %159, align 16
  %783 = fcmp olt <4 x float> %781, %782
  %784 = sext <4 x i1> %783 to <4 x i32>
  %785 = bitcast <4 x i32> %784 to <4 x float>
  store <4 x float> %785, ptr %54, align 16
  %786 = load <4 x float>, ptr %54, align 16
  %787 = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %786)
  %788 = load <4 x float>, ptr %229, align 16
  %789 = load <4 x float>, ptr %230, align 16
  store <4 x float> %788, ptr %179, align 16
  store <4 x float> %789, ptr %180, align 16
  %790 = load <4 x float>, ptr %179, align 16
  %791 = load <4 x float>, ptr %180, align 16
  %792 = fcmp olt <4 x float> %790, %791
  %793 = sext <4 x i1> %792 to <4 x i32>
  %794 = bitcast <4 x i32> %793 to <4 x float>
  store <4 x float> %794, ptr %55, align 16
  %795 = load <4 x float>, ptr %55, align 16
  %796 = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %795)
  %797 = load <4 x float>, ptr %229, align 16
  %798 = load <4 x float>, ptr %231, align 16
  store <4 x float> %797, ptr %161, align 16
  store <4 x float> %798, ptr %162, align 16
  %799 = load <4 x float>, ptr %162, align 16
  %800 = load <4 x float>, ptr %161, align 16
  %801 = fcmp olt <4 x float> %799, %800
  %802 = sext <4 x i1> %801 to <4 x i32>
  %803 = bitcast <4 x i32> %802 to <4 x float>
  store <4 x float> %803, ptr %56, align 16
  %804 = load <4 x float>, ptr %56, align 16
  %805 = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %804)
  %806 = call i32 (ptr, ...) @printf(ptr noundef @.str.113, ptr noundef @.str.114, i32 noundef %778, i32 noundef %787, i32 noundef %796, i32 noundef %805)
  store float 1.000000e+00, ptr %216, align 4
  store float 2.000000e+00, ptr %217, align 4
  store float 3.000000e+00, ptr %218, align 4
  store float 4.000000e+00, ptr %219, align 4
  %807 = load float, ptr %219, align 4
  %808 = insertelement <4 x float> poison, float %807, i32 0
  %809 = load float, ptr %218, align 4
  %810 = insertelement <4 x float> %808, float %809, i32 1
  %811 = load float, ptr %217, align 4
  %812 = insertelement <4 x float> %810, float %811, i32 2
  %813 = load float, ptr %216, align 4
  %814 = insertelement <4 x float> %812, float %813, i32 3
  store <4 x float> %814, ptr %220, align 16
  %815 = load <4 x float>, ptr %220, align 16
  store <4 x float> %815, ptr %6, align 16
  %816 = load <4 x float>, ptr %6, align 16
  %817 = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> %816)
  store <4 x float> zeroinitializer, ptr %4, align 16
  %818 = load <4 x float>, ptr %4, align 16
  store <4 x float> %817, ptr %7, align 16
  store <4 x float> %818, ptr %8, align 16
  %819 = load <4 x float>, ptr %8, align 16
  %820 = extractelement <4 x float> %819, i32 0
  %821 = load <4 x float>, ptr %7, align 16
  %822 = insertelement <4 x float> %821, float %820, i32 0
  store <4 x float> %822, ptr %7, align 16
  %823 = load <4 x float>, ptr %7, align 16
  call void @show_float(ptr noundef @.str.115, <4 x float> noundef %823)
  store float 1.000000e+00, ptr %221, align 4
  store float 2.000000e+00, ptr %222, align 4
  store float 3.000000e+00, ptr %223, align 4
  store float 4.000000e+00, ptr %224, align 4
  %824 = load float, ptr %224, align 4
  %825 = insertelement <4 x float> poison, float %824, i32 0
  %826 = load float, ptr %223, align 4
  %827 = insertelement <4 x float> %825, float %826, i32 1
  %828 = load float, ptr %222, align 4
  %829 = insertelement <4 x float> %827, float %828, i32 2
  %830 = load float, ptr %221, align 4
  %831 = insertelement <4 x float> %829, float %830, i32 3
  store <4 x float> %831, ptr %225, align 16
  %832 = load <4 x float>, ptr %225, align 16
  store <4 x float> %832, ptr %3, align 16
  %833 = load <4 x float>, ptr %3, align 16
  %834 = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> %833)
  store <4 x float> zeroinitializer, ptr %5, align 16
  %835 = load <4 x float>, ptr %5, align 16
  store <4 x float> %834, ptr %9, align 16
  store <4 x float> %835, ptr %10, align 16
  %836 = load <4 x float>, ptr %10, align 16
  %837 = extractelement <4 x float> %836, i32 0
  %838 = load <4 x float>, ptr %9, align 16
  %839 = insertelement <4 x float> %838, float %837, i32 0
  store <4 x float> %839, ptr %9, align 16
  %840 = load <4 x float>, ptr %9, align 16
  call void @show_float(ptr noundef @.str.116, <4 x float> noundef %840)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @doubles(<2 x double> noundef %0, <2 x double> noundef %1) #0 {
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <2 x double>, align 16
  %5 = alloca <2 x double>, align 16
  %6 = alloca <2 x double>, align 16
  %7 = alloca <2 x double>, align 16
  %8 = alloca <2 x double>, align 16
  %9 = alloca <4 x float>, align 16
  %10 = alloca <2 x double>, align 16
  %11 = alloca <2 x double>, align 16
  %12 = alloca <2 x double>, align 16
  %13 = alloca <2 x double>, align 16
  %14 = alloca <2 x double>, align 16
  %15 = alloca <2 x double>, align 16
  %16 = alloca <2 x double>, align 16
  %17 = alloca <2 x double>, align 16
  %18 = alloca <2 x double>, align 16
  %19 = alloca <2 x double>, align 16
  %20 = alloca <2 x double>, align 16
  %21 = alloca <2 x double>, align 16
  %22 = alloca <2 x double>, align 16
  %23 = alloca <2 x double>, align 16
  %24 = alloca <2 x double>, align 16
  %25 = alloca <2 x double>, align 16
  %26 = alloca <2 x double>, align 16
  %27 = alloca <2 x double>, align 16
  %28 = alloca <2 x double>, align 16
  %29 = alloca <2 x double>, align 16
  %30 = alloca <2 x double>, align 16
  %31 = alloca <2 x double>, align 16
  %32 = alloca <2 x double>, align 16
  %33 = alloca <2 x double>, align 16
  %34 = alloca <2 x double>, align 16
  %35 = alloca <2 x double>, align 16
  %36 = alloca <2 x double>, align 16
  %37 = alloca <2 x double>, align 16
  %38 = alloca <2 x double>, align 16
  %39 = alloca <2 x double>, align 16
  %40 = alloca <2 x double>, align 16
  %41 = alloca <2 x double>, align 16
  %42 = alloca <2 x double>, align 16
  %43 = alloca <2 x double>, align 16
  %44 = alloca <2 x double>, align 16
  %45 = alloca <2 x double>, align 16
  %46 = alloca <2 x double>, align 16
  %47 = alloca <2 x double>, align 16
  %48 = alloca <2 x double>, align 16
  %49 = alloca <2 x double>, align 16
  %50 = alloca <2 x double>, align 16
  %51 = alloca <2 x double>, align 16
  %52 = alloca <2 x double>, align 16
  %53 = alloca <2 x double>, align 16
  %54 = alloca <2 x double>, align 16
  %55 = alloca <2 x double>, align 16
  %56 = alloca <2 x double>, align 16
  %57 = alloca <2 x double>, align 16
  %58 = alloca <2 x double>, align 16
  %59 = alloca <2 x double>, align 16
  %60 = alloca <2 x double>, align 16
  %61 = alloca <2 x double>, align 16
  %62 = alloca <2 x double>, align 16
  %63 = alloca <2 x double>, align 16
  %64 = alloca <2 x double>, align 16
  %65 = alloca <2 x double>, align 16
  %66 = alloca <2 x double>, align 16
  %67 = alloca <2 x double>, align 16
  %68 = alloca <2 x double>, align 16
  %69 = alloca <2 x double>, align 16
  %70 = alloca <2 x double>, align 16
  %71 = alloca <2 x double>, align 16
  %72 = alloca <2 x double>, align 16
  %73 = alloca <2 x double>, align 16
  %74 = alloca <2 x double>, align 16
  %75 = alloca <2 x double>, align 16
  %76 = alloca <2 x double>, align 16
  %77 = alloca <2 x double>, align 16
  %78 = alloca <2 x double>, align 16
  %79 = alloca <2 x double>, align 16
  %80 = alloca <2 x double>, align 16
  %81 = alloca <2 x double>, align 16
  %82 = alloca <2 x double>, align 16
  %83 = alloca <2 x double>, align 16
  %84 = alloca <2 x double>, align 16
  %85 = alloca <2 x double>, align 16
  %86 = alloca <2 x double>, align 16
  %87 = alloca <2 x double>, align 16
  %88 = alloca <2 x double>, align 16
  %89 = alloca <2 x double>, align 16
  %90 = alloca <2 x double>, align 16
  %91 = alloca <2 x double>, align 16
  %92 = alloca <2 x double>, align 16
  %93 = alloca <2 x double>, align 16
  %94 = alloca <2 x double>, align 16
  %95 = alloca <2 x double>, align 16
  %96 = alloca <2 x double>, align 16
  %97 = alloca <2 x double>, align 16
  %98 = alloca <2 x double>, align 16
  %99 = alloca <2 x double>, align 16
  %100 = alloca <2 x double>, align 16
  %101 = alloca <2 x double>, align 16
  %102 = alloca <2 x double>, align 16
  %103 = alloca <2 x double>, align 16
  %104 = alloca <2 x double>, align 16
  %105 = alloca <2 x double>, align 16
  %106 = alloca <2 x double>, align 16
  %107 = alloca <2 x double>, align 16
  %108 = alloca <2 x double>, align 16
  %109 = alloca <2 x double>, align 16
  %110 = alloca <2 x double>, align 16
  %111 = alloca <2 x double>, align 16
  %112 = alloca <2 x double>, align 16
  %113 = alloca <2 x double>, align 16
  %114 = alloca <2 x double>, align 16
  %115 = alloca <2 x double>, align 16
  %116 = alloca <2 x double>, align 16
  %117 = alloca <2 x double>, align 16
  %118 = alloca <2 x double>, align 16
  %119 = alloca <2 x double>, align 16
  %120 = alloca <2 x double>, align 16
  %121 = alloca <2 x double>, align 16
  %122 = alloca <2 x double>, align 16
  %123 = alloca <2 x double>, align 16
  %124 = alloca <2 x double>, align 16
  %125 = alloca <2 x double>, align 16
  %126 = alloca <2 x double>, align 16
  %127 = alloca <2 x double>, align 16
  %128 = alloca <2 x double>, align 16
  %129 = alloca <2 x double>, align 16
  %130 = alloca <2 x double>, align 16
  %131 = alloca <2 x double>, align 16
  %132 = alloca <2 x double>, align 16
  %133 = alloca <2 x double>, align 16
  %134 = alloca <2 x double>, align 16
  %135 = alloca <2 x double>, align 16
  %136 = alloca <2 x double>, align 16
  %137 = alloca float, align 4
  %138 = alloca <4 x float>, align 16
  %139 = alloca double, align 8
  %140 = alloca double, align 8
  %141 = alloca <2 x double>, align 16
  %142 = alloca double, align 8
  %143 = alloca double, align 8
  %144 = alloca <2 x double>, align 16
  %145 = alloca i32, align 4
  %146 = alloca i32, align 4
  %147 = alloca i32, align 4
  %148 = alloca i32, align 4
  %149 = alloca <4 x i32>, align 16
  %150 = alloca <2 x double>, align 16
  %151 = alloca <2 x double>, align 16
  store <2 x double> %0, ptr %150, align 16
  store <2 x double> %1, ptr %151, align 16
  %152 = load <2 x double>, ptr %150, align 16
  %153 = load <2 x double>, ptr %151, align 16
  store <2 x double> %152, ptr %135, align 16
  store <2 x double> %153, ptr %136, align 16
  %154 = load <2 x double>, ptr %135, align 16
  %155 = load <2 x double>, ptr %136, align 16
  %156 = call <2 x double> @llvm.x86.sse2.min.pd(<2 x double> %154, <2 x double> %155)
  call void @show_double(ptr noundef @.str.117, <2 x double> noundef %156)
  %157 = load <2 x double>, ptr %150, align 16
  %158 = load <2 x double>, ptr %151, align 16
  store <2 x double> %157, ptr %133, align 16
  store <2 x double> %158, ptr %134, align 16
  %159 = load <2 x double>, ptr %133, align 16
  %160 = load <2 x double>, ptr %134, align 16
  %161 = call <2 x double> @llvm.x86.sse2.max.pd(<2 x double> %159, <2 x double> %160)
  call void @show_double(ptr noundef @.str.118, <2 x double> noundef %161)
  %162 = load <2 x double>, ptr %150, align 16
  %163 = load <2 x double>, ptr %151, align 16
  store <2 x double> %162, ptr %131, align 16
  store <2 x double> %163, ptr %132, align 16
  %164 = load <2 x double>, ptr %131, align 16
  %165 = load <2 x double>, ptr %132, align 16
  %166 = call <2 x double> @llvm.x86.sse2.min.sd(<2 x double> %164, <2 x double> %165)
  call void @show_double(ptr noundef @.str.119, <2 x double> noundef %166)
  %167 = load <2 x double>, ptr %150, align 16
  %168 = load <2 x double>, ptr %151, align 16
  store <2 x double> %167, ptr %129, align 16
  store <2 x double> %168, ptr %130, align 16
  %169 = load <2 x double>, ptr %129, align 16
  %170 = load <2 x double>, ptr %130, align 16
  %171 = call <2 x double> @llvm.x86.sse2.max.sd(<2 x double> %169, <2 x double> %170)
  call void @show_double(ptr noundef @.str.120, <2 x double> noundef %171)
  %172 = load <2 x double>, ptr %150, align 16
  %173 = load <2 x double>, ptr %151, align 16
  store <2 x double> %172, ptr %127, align 16
  store <2 x double> %173, ptr %128, align 16
  %174 = load <2 x double>, ptr %128, align 16
  %175 = extractelement <2 x double> %174, i32 0
  %176 = load <2 x double>, ptr %127, align 16
  %177 = extractelement <2 x double> %176, i32 0
  %178 = fmul double %177, %175
  %179 = load <2 x double>, ptr %127, align 16
  %180 = insertelement <2 x double> %179, double %178, i32 0
  store <2 x double> %180, ptr %127, align 16
  %181 = load <2 x double>, ptr %127, align 16
  call void @show_double(ptr noundef @.str.121, <2 x double> noundef %181)
  %182 = load <2 x double>, ptr %150, align 16
  %183 = load <2 x double>, ptr %151, align 16
  store <2 x double> %182, ptr %125, align 16
  store <2 x double> %183, ptr %126, align 16
  %184 = load <2 x double>, ptr %125, align 16
  %185 = load <2 x double>, ptr %126, align 16
  %186 = fcmp oeq <2 x double> %184, %185
  %187 = sext <2 x i1> %186 to <2 x i64>
  %188 = bitcast <2 x i64> %187 to <2 x double>
  call void @show_double(ptr noundef @.str.122, <2 x double> noundef %188)
  %189 = load <2 x double>, ptr %150, align 16
  %190 = load <2 x double>, ptr %151, align 16
  store <2 x double> %189, ptr %123, align 16
  store <2 x double> %190, ptr %124, align 16
  %191 = load <2 x double>, ptr %123, align 16
  %192 = load <2 x double>, ptr %124, align 16
  %193 = fcmp olt <2 x double> %191, %192
  %194 = sext <2 x i1> %193 to <2 x i64>
  %195 = bitcast <2 x i64> %194 to <2 x double>
  call void @show_double(ptr noundef @.str.123, <2 x double> noundef %195)
  %196 = load <2 x double>, ptr %150, align 16
  %197 = load <2 x double>, ptr %151, align 16
  store <2 x double> %196, ptr %121, align 16
  store <2 x double> %197, ptr %122, align 16
  %198 = load <2 x double>, ptr %121, align 16
  %199 = load <2 x double>, ptr %122, align 16
  %200 = fcmp ole <2 x double> %198, %199
  %201 = sext <2 x i1> %200 to <2 x i64>
  %202 = bitcast <2 x i64> %201 to <2 x double>
  call void @show_double(ptr noundef @.str.124, <2 x double> noundef %202)
  %203 = load <2 x double>, ptr %150, align 16
  %204 = load <2 x double>, ptr %151, align 16
  store <2 x double> %203, ptr %119, align 16
  store <2 x double> %204, ptr %120, align 16
  %205 = load <2 x double>, ptr %119, align 16
  %206 = load <2 x double>, ptr %120, align 16
  %207 = fcmp uno <2 x double> %205, %206
  %208 = sext <2 x i1> %207 to <2 x i64>
  %209 = bitcast <2 x i64> %208 to <2 x double>
  call void @show_double(ptr noundef @.str.125, <2 x double> noundef %209)
  %210 = load <2 x double>, ptr %150, align 16
  %211 = load <2 x double>, ptr %151, align 16
  store <2 x double> %210, ptr %117, align 16
  store <2 x double> %211, ptr %118, align 16
  %212 = load <2 x double>, ptr %117, align 16
  %213 = load <2 x double>, ptr %118, align 16
  %214 = fcmp une <2 x double> %212, %213
  %215 = sext <2 x i1> %214 to <2 x i64>
  %216 = bitcast <2 x i64> %215 to <2 x double>
  call void @show_double(ptr noundef @.str.126, <2 x double> noundef %216)
  %217 = load <2 x double>, ptr %150, align 16
  %218 = load <2 x double>, ptr %151, align 16
  store <2 x double> %217, ptr %115, align 16
  store <2 x double> %218, ptr %116, align 16
  %219 = load <2 x double>, ptr %115, align 16
  %220 = load <2 x double>, ptr %116, align 16
  %221 = fcmp uge <2 x double> %219, %220
  %222 = sext <2 x i1> %221 to <2 x i64>
  %223 = bitcast <2 x i64> %222 to <2 x double>
  call void @show_double(ptr noundef @.str.127, <2 x double> noundef %223)
  %224 = load <2 x double>, ptr %150, align 16
  %225 = load <2 x double>, ptr %151, align 16
  store <2 x double> %224, ptr %113, align 16
  store <2 x double> %225, ptr %114, align 16
  %226 = load <2 x double>, ptr %113, align 16
  %227 = load <2 x double>, ptr %114, align 16
  %228 = fcmp ugt <2 x double> %226, %227
  %229 = sext <2 x i1> %228 to <2 x i64>
  %230 = bitcast <2 x i64> %229 to <2 x double>
  call void @show_double(ptr noundef @.str.128, <2 x double> noundef %230)
  %231 = load <2 x double>, ptr %150, align 16
  %232 = load <2 x double>, ptr %151, align 16
  store <2 x double> %231, ptr %111, align 16
  store <2 x double> %232, ptr %112, align 16
  %233 = load <2 x double>, ptr %111, align 16
  %234 = load <2 x double>, ptr %112, align 16
  %235 = fcmp ord <2 x double> %233, %234
  %236 = sext <2 x i1> %235 to <2 x i64>
  %237 = bitcast <2 x i64> %236 to <2 x double>
  call void @show_double(ptr noundef @.str.129, <2 x double> noundef %237)
  %238 = load <2 x double>, ptr %150, align 16
  %239 = load <2 x double>, ptr %151, align 16
  store <2 x double> %238, ptr %109, align 16
  store <2 x double> %239, ptr %110, align 16
  %240 = load <2 x double>, ptr %109, align 16
  %241 = load <2 x double>, ptr %110, align 16
  %242 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %240, <2 x double> %241, i8 0)
  call void @show_double(ptr noundef @.str.130, <2 x double> noundef %242)
  %243 = load <2 x double>, ptr %150, align 16
  %244 = load <2 x double>, ptr %151, align 16
  store <2 x double> %243, ptr %107, align 16
  store <2 x double> %244, ptr %108, align 16
  %245 = load <2 x double>, ptr %107, align 16
  %246 = load <2 x double>, ptr %108, align 16
  %247 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %245, <2 x double> %246, i8 1)
  call void @show_double(ptr noundef @.str.131, <2 x double> noundef %247)
  %248 = load <2 x double>, ptr %150, align 16
  %249 = load <2 x double>, ptr %151, align 16
  store <2 x double> %248, ptr %105, align 16
  store <2 x double> %249, ptr %106, align 16
  %250 = load <2 x double>, ptr %105, align 16
  %251 = load <2 x double>, ptr %106, align 16
  %252 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %250, <2 x double> %251, i8 2)
  call void @show_double(ptr noundef @.str.132, <2 x double> noundef %252)
  %253 = load <2 x double>, ptr %150, align 16
  %254 = load <2 x double>, ptr %151, align 16
  store <2 x double> %253, ptr %103, align 16
  store <2 x double> %254, ptr %104, align 16
  %255 = load <2 x double>, ptr %103, align 16
  %256 = load <2 x double>, ptr %104, align 16
  %257 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %255, <2 x double> %256, i8 3)
  call void @show_double(ptr noundef @.str.133, <2 x double> noundef %257)
  %258 = load <2 x double>, ptr %150, align 16
  %259 = load <2 x double>, ptr %151, align 16
  store <2 x double> %258, ptr %101, align 16
  store <2 x double> %259, ptr %102, align 16
  %260 = load <2 x double>, ptr %101, align 16
  %261 = load <2 x double>, ptr %102, align 16
  %262 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %260, <2 x double> %261, i8 4)
  call void @show_double(ptr noundef @.str.134, <2 x double> noundef %262)
  %263 = load <2 x double>, ptr %150, align 16
  %264 = load <2 x double>, ptr %151, align 16
  store <2 x double> %263, ptr %99, align 16
  store <2 x double> %264, ptr %100, align 16
  %265 = load <2 x double>, ptr %99, align 16
  %266 = load <2 x double>, ptr %100, align 16
  %267 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %265, <2 x double> %266, i8 5)
  call void @show_double(ptr noundef @.str.135, <2 x double> noundef %267)
  %268 = load <2 x double>, ptr %150, align 16
  %269 = load <2 x double>, ptr %151, align 16
  store <2 x double> %268, ptr %97, align 16
  store <2 x double> %269, ptr %98, align 16
  %270 = load <2 x double>, ptr %97, align 16
  %271 = load <2 x double>, ptr %98, align 16
  %272 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %270, <2 x double> %271, i8 6)
  call void @show_double(ptr noundef @.str.136, <2 x double> noundef %272)
  %273 = load <2 x double>, ptr %150, align 16
  %274 = load <2 x double>, ptr %151, align 16
  store <2 x double> %273, ptr %95, align 16
  store <2 x double> %274, ptr %96, align 16
  %275 = load <2 x double>, ptr %95, align 16
  %276 = load <2 x double>, ptr %96, align 16
  %277 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %275, <2 x double> %276, i8 7)
  call void @show_double(ptr noundef @.str.137, <2 x double> noundef %277)
  %278 = load <2 x double>, ptr %150, align 16
  %279 = load <2 x double>, ptr %150, align 16
  store <2 x double> %278, ptr %85, align 16
  store <2 x double> %279, ptr %86, align 16
  %280 = load <2 x double>, ptr %85, align 16
  %281 = load <2 x double>, ptr %86, align 16
  %282 = call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %280, <2 x double> %281)
  %283 = icmp ne i32 %282, 0
  br i1 %283, label %284, label %388

284:                                              ; preds = %2
  %285 = load <2 x double>, ptr %151, align 16
  %286 = load <2 x double>, ptr %151, align 16
  store <2 x double> %285, ptr %87, align 16
  store <2 x double> %286, ptr %88, align 16
  %287 = load <2 x double>, ptr %87, align 16
  %288 = load <2 x double>, ptr %88, align 16
  %289 = call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %287, <2 x double> %288)
  %290 = icmp ne i32 %289, 0
  br i1 %290, label %291, label %388

291:                                              ; preds = %284
  %292 = load <2 x double>, ptr %150, align 16
  %293 = load <2 x double>, ptr %151, align 16
  store <2 x double> %292, ptr %79, align 16
  store <2 x double> %293, ptr %80, align 16
  %294 = load <2 x double>, ptr %79, align 16
  %295 = load <2 x double>, ptr %80, align 16
  %296 = call i32 @llvm.x86.sse2.comieq.sd(<2 x double> %294, <2 x double> %295)
  %297 = load <2 x double>, ptr %151, align 16
  %298 = load <2 x double>, ptr %150, align 16
  store <2 x double> %297, ptr %81, align 16
  store <2 x double> %298, ptr %82, align 16
  %299 = load <2 x double>, ptr %81, align 16
  %300 = load <2 x double>, ptr %82, align 16
  %301 = call i32 @llvm.x86.sse2.comieq.sd(<2 x double> %299, <2 x double> %300)
  %302 = load <2 x double>, ptr %150, align 16
  %303 = load <2 x double>, ptr %150, align 16
  store <2 x double> %302, ptr %83, align 16
  store <2 x double> %303, ptr %84, align 16
  %304 = load <2 x double>, ptr %83, align 16
  %305 = load <2 x double>, ptr %84, align 16
  %306 = call i32 @llvm.x86.sse2.comieq.sd(<2 x double> %304, <2 x double> %305)
  %307 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.138, i32 noundef %296, i32 noundef %301, i32 noundef %306)
  %308 = load <2 x double>, ptr %150, align 16
  %309 = load <2 x double>, ptr %151, align 16
  store <2 x double> %308, ptr %73, align 16
  store <2 x double> %309, ptr %74, align 16
  %310 = load <2 x double>, ptr %73, align 16
  %311 = load <2 x double>, ptr %74, align 16
  %312 = call i32 @llvm.x86.sse2.comilt.sd(<2 x double> %310, <2 x double> %311)
  %313 = load <2 x double>, ptr %151, align 16
  %314 = load <2 x double>, ptr %150, align 16
  store <2 x double> %313, ptr %75, align 16
  store <2 x double> %314, ptr %76, align 16
  %315 = load <2 x double>, ptr %75, align 16
  %316 = load <2 x double>, ptr %76, align 16
  %317 = call i32 @llvm.x86.sse2.comilt.sd(<2 x double> %315, <2 x double> %316)
  %318 = load <2 x double>, ptr %150, align 16
  %319 = load <2 x double>, ptr %150, align 16
  store <2 x double> %318, ptr %77, align 16
  store <2 x double> %319, ptr %78, align 16
  %320 = load <2 x double>, ptr %77, align 16
  %321 = load <2 x double>, ptr %78, align 16
  %322 = call i32 @llvm.x86.sse2.comilt.sd(<2 x double> %320, <2 x double> %321)
  %323 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.139, i32 noundef %312, i32 noundef %317, i32 noundef %322)
  %324 = load <2 x double>, ptr %150, align 16
  %325 = load <2 x double>, ptr %151, align 16
  store <2 x double> %324, ptr %67, align 16
  store <2 x double> %325, ptr %68, align 16
  %326 = load <2 x double>, ptr %67, align 16
  %327 = load <2 x double>, ptr %68, align 16
  %328 = call i32 @llvm.x86.sse2.comile.sd(<2 x double> %326, <2 x double> %327)
  %329 = load <2 x double>, ptr %151, align 16
  %330 = load <2 x double>, ptr %150, align 16
  store <2 x double> %329, ptr %69, align 16
  store <2 x double> %330, ptr %70, align 16
  %331 = load <2 x double>, ptr %69, align 16
  %332 = load <2 x double>, ptr %70, align 16
  %333 = call i32 @llvm.x86.sse2.comile.sd(<2 x double> %331, <2 x double> %332)
  %334 = load <2 x double>, ptr %150, align 16
  %335 = load <2 x double>, ptr %150, align 16
  store <2 x double> %334, ptr %71, align 16
  store <2 x double> %335, ptr %72, align 16
  %336 = load <2 x double>, ptr %71, align 16
  %337 = load <2 x double>, ptr %72, align 16
  %338 = call i32 @llvm.x86.sse2.comile.sd(<2 x double> %336, <2 x double> %337)
  %339 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.140, i32 noundef %328, i32 noundef %333, i32 noundef %338)
  %340 = load <2 x double>, ptr %150, align 16
  %341 = load <2 x double>, ptr %151, align 16
  store <2 x double> %340, ptr %61, align 16
  store <2 x double> %341, ptr %62, align 16
  %342 = load <2 x double>, ptr %61, align 16
  %343 = load <2 x double>, ptr %62, align 16
  %344 = call i32 @llvm.x86.sse2.comigt.sd(<2 x double> %342, <2 x double> %343)
  %345 = load <2 x double>, ptr %151, align 16
  %346 = load <2 x double>, ptr %150, align 16
  store <2 x double> %345, ptr %63, align 16
  store <2 x double> %346, ptr %64, align 16
  %347 = load <2 x double>, ptr %63, align 16
  %348 = load <2 x double>, ptr %64, align 16
  %349 = call i32 @llvm.x86.sse2.comigt.sd(<2 x double> %347, <2 x double> %348)
  %350 = load <2 x double>, ptr %150, align 16
  %351 = load <2 x double>, ptr %150, align 16
  store <2 x double> %350, ptr %65, align 16
  store <2 x double> %351, ptr %66, align 16
  %352 = load <2 x double>, ptr %65, align 16
  %353 = load <2 x double>, ptr %66, align 16
  %354 = call i32 @llvm.x86.sse2.comigt.sd(<2 x double> %352, <2 x double> %353)
  %355 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.141, i32 noundef %344, i32 noundef %349, i32 noundef %354)
  %356 = load <2 x double>, ptr %150, align 16
  %357 = load <2 x double>, ptr %151, align 16
  store <2 x double> %356, ptr %55, align 16
  store <2 x double> %357, ptr %56, align 16
  %358 = load <2 x double>, ptr %55, align 16
  %359 = load <2 x double>, ptr %56, align 16
  %360 = call i32 @llvm.x86.sse2.comige.sd(<2 x double> %358, <2 x double> %359)
  %361 = load <2 x double>, ptr %151, align 16
  %362 = load <2 x double>, ptr %150, align 16
  store <2 x double> %361, ptr %57, align 16
  store <2 x double> %362, ptr %58, align 16
  %363 = load <2 x double>, ptr %57, align 16
  %364 = load <2 x double>, ptr %58, align 16
  %365 = call i32 @llvm.x86.sse2.comige.sd(<2 x double> %363, <2 x double> %364)
  %366 = load <2 x double>, ptr %150, align 16
  %367 = load <2 x double>, ptr %150, align 16
  store <2 x double> %366, ptr %59, align 16
  store <2 x double> %367, ptr %60, align 16
  %368 = load <2 x double>, ptr %59, align 16
  %369 = load <2 x double>, ptr %60, align 16
  %370 = call i32 @llvm.x86.sse2.comige.sd(<2 x double> %368, <2 x double> %369)
  %371 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.142, i32 noundef %360, i32 noundef %365, i32 noundef %370)
  %372 = load <2 x double>, ptr %150, align 16
  %373 = load <2 x double>, ptr %151, align 16
  store <2 x double> %372, ptr %49, align 16
  store <2 x double> %373, ptr %50, align 16
  %374 = load <2 x double>, ptr %49, align 16
  %375 = load <2 x double>, ptr %50, align 16
  %376 = call i32 @llvm.x86.sse2.comineq.sd(<2 x double> %374, <2 x double> %375)
  %377 = load <2 x double>, ptr %151, align 16
  %378 = load <2 x double>, ptr %150, align 16
  store <2 x double> %377, ptr %51, align 16
  store <2 x double> %378, ptr %52, align 16
  %379 = load <2 x double>, ptr %51, align 16
  %380 = load <2 x double>, ptr %52, align 16
  %381 = call i32 @llvm.x86.sse2.comineq.sd(<2 x double> %379, <2 x double> %380)
  %382 = load <2 x double>, ptr %150, align 16
  %383 = load <2 x double>, ptr %150, align 16
  store <2 x double> %382, ptr %53, align 16
  store <2 x double> %383, ptr %54, align 16
  %384 = load <2 x double>, ptr %53, align 16
  %385 = load <2 x double>, ptr %54, align 16
  %386 = call i32 @llvm.x86.sse2.comineq.sd(<2 x double> %384, <2 x double> %385)
  %387 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.143, i32 noundef %376, i32 noundef %381, i32 noundef %386)
  br label %388

388:                                              ; preds = %291, %284, %2
  %389 = load <2 x double>, ptr %150, align 16
  %390 = load <2 x double>, ptr %151, align 16
  store <2 x double> %389, ptr %89, align 16
  store <2 x double> %390, ptr %90, align 16
  %391 = load <2 x double>, ptr %89, align 16
  %392 = load <2 x double>, ptr %90, align 16
  %393 = call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %391, <2 x double> %392)
  %394 = load <2 x double>, ptr %151, align 16
  %395 = load <2 x double>, ptr %150, align 16
  store <2 x double> %394, ptr %91, align 16
  store <2 x double> %395, ptr %92, align 16
  %396 = load <2 x double>, ptr %91, align 16
  %397 = load <2 x double>, ptr %92, align 16
  %398 = call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %396, <2 x double> %397)
  %399 = load <2 x double>, ptr %150, align 16
  %400 = load <2 x double>, ptr %150, align 16
  store <2 x double> %399, ptr %93, align 16
  store <2 x double> %400, ptr %94, align 16
  %401 = load <2 x double>, ptr %93, align 16
  %402 = load <2 x double>, ptr %94, align 16
  %403 = call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %401, <2 x double> %402)
  %404 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.144, i32 noundef %393, i32 noundef %398, i32 noundef %403)
  %405 = load <2 x double>, ptr %150, align 16
  %406 = load <2 x double>, ptr %151, align 16
  store <2 x double> %405, ptr %43, align 16
  store <2 x double> %406, ptr %44, align 16
  %407 = load <2 x double>, ptr %43, align 16
  %408 = load <2 x double>, ptr %44, align 16
  %409 = call i32 @llvm.x86.sse2.ucomilt.sd(<2 x double> %407, <2 x double> %408)
  %410 = load <2 x double>, ptr %151, align 16
  %411 = load <2 x double>, ptr %150, align 16
  store <2 x double> %410, ptr %45, align 16
  store <2 x double> %411, ptr %46, align 16
  %412 = load <2 x double>, ptr %45, align 16
  %413 = load <2 x double>, ptr %46, align 16
  %414 = call i32 @llvm.x86.sse2.ucomilt.sd(<2 x double> %412, <2 x double> %413)
  %415 = load <2 x double>, ptr %150, align 16
  %416 = load <2 x double>, ptr %150, align 16
  store <2 x double> %415, ptr %47, align 16
  store <2 x double> %416, ptr %48, align 16
  %417 = load <2 x double>, ptr %47, align 16
  %418 = load <2 x double>, ptr %48, align 16
  %419 = call i32 @llvm.x86.sse2.ucomilt.sd(<2 x double> %417, <2 x double> %418)
  %420 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.145, i32 noundef %409, i32 noundef %414, i32 noundef %419)
  %421 = load <2 x double>, ptr %150, align 16
  %422 = load <2 x double>, ptr %151, align 16
  store <2 x double> %421, ptr %37, align 16
  store <2 x double> %422, ptr %38, align 16
  %423 = load <2 x double>, ptr %37, align 16
  %424 = load <2 x double>, ptr %38, align 16
  %425 = call i32 @llvm.x86.sse2.ucomile.sd(<2 x double> %423, <2 x double> %424)
  %426 = load <2 x double>, ptr %151, align 16
  %427 = load <2 x double>, ptr %150, align 16
  store <2 x double> %426, ptr %39, align 16
  store <2 x double> %427, ptr %40, align 16
  %428 = load <2 x double>, ptr %39, align 16
  %429 = load <2 x double>, ptr %40, align 16
  %430 = call i32 @llvm.x86.sse2.ucomile.sd(<2 x double> %428, <2 x double> %429)
  %431 = load <2 x double>, ptr %150, align 16
  %432 = load <2 x double>, ptr %150, align 16
  store <2 x double> %431, ptr %41, align 16
  store <2 x double> %432, ptr %42, align 16
  %433 = load <2 x double>, ptr %41, align 16
  %434 = load <2 x double>, ptr %42, align 16
  %435 = call i32 @llvm.x86.sse2.ucomile.sd(<2 x double> %433, <2 x double> %434)
  %436 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.146, i32 noundef %425, i32 noundef %430, i32 noundef %435)
  %437 = load <2 x double>, ptr %150, align 16
  %438 = load <2 x double>, ptr %151, align 16
  store <2 x double> %437, ptr %31, align 16
  store <2 x double> %438, ptr %32, align 16
  %439 = load <2 x double>, ptr %31, align 16
  %440 = load <2 x double>, ptr %32, align 16
  %441 = call i32 @llvm.x86.sse2.ucomigt.sd(<2 x double> %439, <2 x double> %440)
  %442 = load <2 x double>, ptr %151, align 16
  %443 = load <2 x double>, ptr %150, align 16
  store <2 x double> %442, ptr %33, align 16
  store <2 x double> %443, ptr %34, align 16
  %444 = load <2 x double>, ptr %33, align 16
  %445 = load <2 x double>, ptr %34, align 16
  %446 = call i32 @llvm.x86.sse2.ucomigt.sd(<2 x double> %444, <2 x double> %445)
  %447 = load <2 x double>, ptr %150, align 16
  %448 = load <2 x double>, ptr %150, align 16
  store <2 x double> %447, ptr %35, align 16
  store <2 x double> %448, ptr %36, align 16
  %449 = load <2 x double>, ptr %35, align 16
  %450 = load <2 x double>, ptr %36, align 16
  %451 = call i32 @llvm.x86.sse2.ucomigt.sd(<2 x double> %449, <2 x double> %450)
  %452 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.147, i32 noundef %441, i32 noundef %446, i32 noundef %451)
  %453 = load <2 x double>, ptr %150, align 16
  %454 = load <2 x double>, ptr %151, align 16
  store <2 x double> %453, ptr %25, align 16
  store <2 x double> %454, ptr %26, align 16
  %455 = load <2 x double>, ptr %25, align 16
  %456 = load <2 x double>, ptr %26, align 16
  %457 = call i32 @llvm.x86.sse2.ucomige.sd(<2 x double> %455, <2 x double> %456)
  %458 = load <2 x double>, ptr %151, align 16
  %459 = load <2 x double>, ptr %150, align 16
  store <2 x double> %458, ptr %27, align 16
  store <2 x double> %459, ptr %28, align 16
  %460 = load <2 x double>, ptr %27, align 16
  %461 = load <2 x double>, ptr %28, align 16
  %462 = call i32 @llvm.x86.sse2.ucomige.sd(<2 x double> %460, <2 x double> %461)
  %463 = load <2 x double>, ptr %150, align 16
  %464 = load <2 x double>, ptr %150, align 16
  store <2 x double> %463, ptr %29, align 16
  store <2 x double> %464, ptr %30, align 16
  %465 = load <2 x double>, ptr %29, align 16
  %466 = load <2 x double>, ptr %30, align 16
  %467 = call i32 @llvm.x86.sse2.ucomige.sd(<2 x double> %465, <2 x double> %466)
  %468 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.148, i32 noundef %457, i32 noundef %462, i32 noundef %467)
  %469 = load <2 x double>, ptr %150, align 16
  %470 = load <2 x double>, ptr %151, align 16
  store <2 x double> %469, ptr %19, align 16
  store <2 x double> %470, ptr %20, align 16
  %471 = load <2 x double>, ptr %19, align 16
  %472 = load <2 x double>, ptr %20, align 16
  %473 = call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> %471, <2 x double> %472)
  %474 = load <2 x double>, ptr %151, align 16
  %475 = load <2 x double>, ptr %150, align 16
  store <2 x double> %474, ptr %21, align 16
  store <2 x double> %475, ptr %22, align 16
  %476 = load <2 x double>, ptr %21, align 16
  %477 = load <2 x double>, ptr %22, align 16
  %478 = call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> %476, <2 x double> %477)
  %479 = load <2 x double>, ptr %150, align 16
  %480 = load <2 x double>, ptr %150, align 16
  store <2 x double> %479, ptr %23, align 16
  store <2 x double> %480, ptr %24, align 16
  %481 = load <2 x double>, ptr %23, align 16
  %482 = load <2 x double>, ptr %24, align 16
  %483 = call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> %481, <2 x double> %482)
  %484 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef @.str.149, i32 noundef %473, i32 noundef %478, i32 noundef %483)
  %485 = load <2 x double>, ptr %150, align 16
  store <2 x double> %485, ptr %18, align 16
  %486 = load <2 x double>, ptr %18, align 16
  %487 = call i32 @llvm.x86.sse2.movmsk.pd(<2 x double> %486)
  %488 = load <2 x double>, ptr %150, align 16
  store <2 x double> %488, ptr %17, align 16
  %489 = load <2 x double>, ptr %17, align 16
  %490 = call i32 @llvm.x86.sse2.cvtsd2si(<2 x double> %489)
  %491 = load <2 x double>, ptr %151, align 16
  store <2 x double> %491, ptr %16, align 16
  %492 = load <2 x double>, ptr %16, align 16
  %493 = call i64 @llvm.x86.sse2.cvtsd2si64(<2 x double> %492)
  %494 = load <2 x double>, ptr %150, align 16
  store <2 x double> %494, ptr %15, align 16
  %495 = load <2 x double>, ptr %15, align 16
  %496 = call i32 @llvm.x86.sse2.cvttsd2si(<2 x double> %495)
  %497 = load <2 x double>, ptr %151, align 16
  store <2 x double> %497, ptr %14, align 16
  %498 = load <2 x double>, ptr %14, align 16
  %499 = call i64 @llvm.x86.sse2.cvttsd2si64(<2 x double> %498)
  %500 = call i32 (ptr, ...) @printf(ptr noundef @.str.103, ptr noundef @.str.104, i32 noundef %487, i32 noundef %490, i64 noundef %493, i32 noundef %496, i64 noundef %499)
  %501 = load <2 x double>, ptr %150, align 16
  store <2 x double> %501, ptr %13, align 16
  %502 = load <2 x double>, ptr %13, align 16
  %503 = call <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double> %502)
  %504 = bitcast <4 x i32> %503 to <2 x i64>
  call void @show_int(ptr noundef @.str.150, <2 x i64> noundef %504)
  %505 = load <2 x double>, ptr %150, align 16
  store <2 x double> %505, ptr %12, align 16
  %506 = load <2 x double>, ptr %12, align 16
  %507 = call <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double> %506)
  %508 = bitcast <4 x i32> %507 to <2 x i64>
  call void @show_int(ptr noundef @.str.151, <2 x i64> noundef %508)
  %509 = load <2 x double>, ptr %150, align 16
  store <2 x double> %509, ptr %11, align 16
  %510 = load <2 x double>, ptr %11, align 16
  %511 = call <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double> %510)
  call void @show_float(ptr noundef @.str.152, <4 x float> noundef %511)
  store float 9.000000e+00, ptr %137, align 4
  %512 = load float, ptr %137, align 4
  %513 = insertelement <4 x float> poison, float %512, i32 0
  %514 = load float, ptr %137, align 4
  %515 = insertelement <4 x float> %513, float %514, i32 1
  %516 = load float, ptr %137, align 4
  %517 = insertelement <4 x float> %515, float %516, i32 2
  %518 = load float, ptr %137, align 4
  %519 = insertelement <4 x float> %517, float %518, i32 3
  store <4 x float> %519, ptr %138, align 16
  %520 = load <4 x float>, ptr %138, align 16
  %521 = load <2 x double>, ptr %150, align 16
  store <4 x float> %520, ptr %9, align 16
  store <2 x double> %521, ptr %10, align 16
  %522 = load <4 x float>, ptr %9, align 16
  %523 = load <2 x double>, ptr %10, align 16
  %524 = call <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float> %522, <2 x double> %523)
  call void @show_float(ptr noundef @.str.153, <4 x float> noundef %524)
  store double 2.000000e+00, ptr %139, align 8
  store double 9.000000e+00, ptr %140, align 8
  %525 = load double, ptr %140, align 8
  %526 = insertelement <2 x double> poison, double %525, i32 0
  %527 = load double, ptr %139, align 8
  %528 = insertelement <2 x double> %526, double %527, i32 1
  store <2 x double> %528, ptr %141, align 16
  %529 = load <2 x double>, ptr %141, align 16
  store <2 x double> %529, ptr %8, align 16
  %530 = load <2 x double>, ptr %8, align 16
  %531 = call <2 x double> @llvm.sqrt.v2f64(<2 x double> %530)
  call void @show_double(ptr noundef @.str.154, <2 x double> noundef %531)
  %532 = load <2 x double>, ptr %150, align 16
  store double 1.000000e+00, ptr %142, align 8
  store double 6.250000e+00, ptr %143, align 8
  %533 = load double, ptr %143, align 8
  %534 = insertelement <2 x double> poison, double %533, i32 0
  %535 = load double, ptr %142, align 8
  %536 = insertelement <2 x double> %534, double %535, i32 1
  store <2 x double> %536, ptr %144, align 16
  %537 = load <2 x double>, ptr %144, align 16
  store <2 x double> %532, ptr %4, align 16
  store <2 x double> %537, ptr %5, align 16
  %538 = load <2 x double>, ptr %5, align 16
  %539 = extractelement <2 x double> %538, i64 0
  %540 = call double @llvm.sqrt.f64(double %539)
  %541 = insertelement <2 x double> %538, double %540, i64 0
  store <2 x double> %541, ptr %6, align 16
  %542 = load <2 x double>, ptr %6, align 16
  %543 = extractelement <2 x double> %542, i32 0
  %544 = insertelement <2 x double> poison, double %543, i32 0
  %545 = load <2 x double>, ptr %4, align 16
  %546 = extractelement <2 x double> %545, i32 1
  %547 = insertelement <2 x double> %544, double %546, i32 1
  store <2 x double> %547, ptr %7, align 16
  %548 = load <2 x double>, ptr %7, align 16
  call void @show_double(ptr noundef @.str.155, <2 x double> noundef %548)
  %549 = load <2 x double>, ptr %150, align 16
  %550 = load <2 x double>, ptr %151, align 16
  %551 = shufflevector <2 x double> %549, <2 x double> %550, <2 x i32> <i32 0, i32 3>
  call void @show_double(ptr noundef @.str.156, <2 x double> noundef %551)
  store i32 1, ptr %145, align 4
  store i32 2, ptr %146, align 4
  store i32 -3, ptr %147, align 4
  store i32 4, ptr %148, align 4
  %552 = load i32, ptr %148, align 4
  %553 = insertelement <4 x i32> poison, i32 %552, i32 0
  %554 = load i32, ptr %147, align 4
  %555 = insertelement <4 x i32> %553, i32 %554, i32 1
  %556 = load i32, ptr %146, align 4
  %557 = insertelement <4 x i32> %555, i32 %556, i32 2
  %558 = load i32, ptr %145, align 4
  %559 = insertelement <4 x i32> %557, i32 %558, i32 3
  store <4 x i32> %559, ptr %149, align 16
  %560 = load <4 x i32>, ptr %149, align 16
  %561 = bitcast <4 x i32> %560 to <2 x i64>
  store <2 x i64> %561, ptr %3, align 16
  %562 = load <2 x i64>, ptr %3, align 16
  %563 = bitcast <2 x i64> %562 to <4 x i32>
  %564 = load <2 x i64>, ptr %3, align 16
  %565 = bitcast <2 x i64> %564 to <4 x i32>
  %566 = shufflevector <4 x i32> %563, <4 x i32> %565, <2 x i32> <i32 0, i32 1>
  %567 = sitofp <2 x i32> %566 to <2 x double>
  call void @show_double(ptr noundef @.str.157, <2 x double> noundef %567)
  ret void
}

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #1

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind
declare void @llvm.x86.sse.sfence() #2

; Function Attrs: nounwind
declare void @llvm.x86.sse2.lfence() #2

; Function Attrs: nounwind
declare void @llvm.x86.sse2.mfence() #2

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #2

; Function Attrs: nounwind
declare void @llvm.x86.sse2.clflush(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal void @show_int(ptr noundef %0, <2 x i64> noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca <2 x i64>, align 16
  %5 = alloca [2 x i64], align 16
  store ptr %0, ptr %3, align 8
  store <2 x i64> %1, ptr %4, align 16
  %6 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 %4, i64 16, i1 false)
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0
  %9 = load i64, ptr %8, align 16
  %10 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1
  %11 = load i64, ptr %10, align 8
  %12 = call i32 (ptr, ...) @printf(ptr noundef @.str.62, ptr noundef %7, i64 noundef %9, i64 noundef %11)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16>, <8 x i16>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.smax.v8i16(<8 x i16>, <8 x i16>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.smin.v8i16(<8 x i16>, <8 x i16>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i8> @llvm.umax.v16i8(<16 x i8>, <16 x i8>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i8> @llvm.umin.v16i8(<16 x i8>, <16 x i8>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8>, <16 x i8>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16>, <8 x i16>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8>, <16 x i8>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.uadd.sat.v8i16(<8 x i16>, <8 x i16>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8>, <16 x i8>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.ssub.sat.v8i16(<8 x i16>, <8 x i16>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i8> @llvm.usub.sat.v16i8(<16 x i8>, <16 x i8>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.usub.sat.v8i16(<8 x i16>, <8 x i16>) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16>, <8 x i16>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32>, <4 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64>, <2 x i64>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16>, <8 x i16>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32>, <4 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64>, <2 x i64>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16>, <8 x i16>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32>, <4 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32>, i32) #7

; Function Attrs: nounwind
declare void @llvm.x86.sse2.maskmov.dqu(<16 x i8>, <16 x i8>, ptr) #2

; Function Attrs: noinline nounwind uwtable
define internal void @show_float(ptr noundef %0, <4 x float> noundef %1) #0 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca ptr, align 8
  %5 = alloca <4 x float>, align 16
  store ptr %0, ptr %4, align 8
  store <4 x float> %1, ptr %5, align 16
  %6 = load ptr, ptr %4, align 8
  %7 = load <4 x float>, ptr %5, align 16
  store <4 x float> %7, ptr %3, align 16
  %8 = load <4 x float>, ptr %3, align 16
  %9 = bitcast <4 x float> %8 to <2 x i64>
  call void @show_int(ptr noundef %6, <2 x i64> noundef %9)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @show_double(ptr noundef %0, <2 x double> noundef %1) #0 {
  %3 = alloca <2 x double>, align 16
  %4 = alloca ptr, align 8
  %5 = alloca <2 x double>, align 16
  store ptr %0, ptr %4, align 8
  store <2 x double> %1, ptr %5, align 16
  %6 = load ptr, ptr %4, align 8
  %7 = load <2 x double>, ptr %5, align 16
  store <2 x double> %7, ptr %3, align 16
  %8 = load <2 x double>, ptr %3, align 16
  %9 = bitcast <2 x double> %8 to <2 x i64>
  call void @show_int(ptr noundef %6, <2 x i64> noundef %9)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.min.ps(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.max.ps(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.min.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.max.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.cmp.ss(<4 x float>, <4 x float>, i8 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.ucomieq.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comieq.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comilt.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comile.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comigt.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comige.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comineq.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.ucomilt.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.ucomile.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.ucomigt.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.ucomige.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.ucomineq.ss(<4 x float>, <4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.movmsk.ps(<4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse.cvtss2si64(<4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.cvttss2si(<4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse.cvttss2si64(<4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.rcp.ps(<4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.rsqrt.ps(<4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.rcp.ss(<4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.min.pd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.max.pd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.min.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.max.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double>, <2 x double>, i8 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomieq.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.comieq.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.comilt.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.comile.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.comigt.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.comige.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.comineq.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomilt.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomile.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomigt.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomige.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomineq.sd(<2 x double>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.movmsk.pd(<2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.cvtsd2si(<2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse2.cvtsd2si64(<2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.cvttsd2si(<2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse2.cvttsd2si64(<2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float>, <2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.cvtss2si(<4 x float>) #7

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind memory(argmem: write) }
attributes #2 = { nounwind }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{i32 1}
