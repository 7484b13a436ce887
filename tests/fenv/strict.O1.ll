; ModuleID = 'environment.c'
source_filename = "environment.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.bits = type { i64, i64 }
%struct.fenv_t = type { i16, i16, i16, i16, i16, i16, i32, i16, i16, i32, i16, i16, i32 }
%union.any = type { x86_fp80 }

@.str = private unnamed_addr constant [15 x i8] c"start %02x %d\0A\00", align 1
@wanted = internal unnamed_addr global ptr null, align 8
@.str.1 = private unnamed_addr constant [6 x i8] c"f_add\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"f_sub\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"f_mul\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"f_div\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"f_eq\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"f_ne\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"f_unless_eq\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"f_isless\00", align 1
@.str.9 = private unnamed_addr constant [16 x i8] c"f_islessgreater\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"f_isunordered\00", align 1
@.str.11 = private unnamed_addr constant [17 x i8] c"f_isgreaterequal\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"f_neg\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"d_add\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"d_sub\00", align 1
@.str.15 = private unnamed_addr constant [6 x i8] c"d_mul\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"d_div\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"d_eq\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"d_ne\00", align 1
@.str.19 = private unnamed_addr constant [12 x i8] c"d_unless_eq\00", align 1
@.str.20 = private unnamed_addr constant [9 x i8] c"d_isless\00", align 1
@.str.21 = private unnamed_addr constant [16 x i8] c"d_islessgreater\00", align 1
@.str.22 = private unnamed_addr constant [14 x i8] c"d_isunordered\00", align 1
@.str.23 = private unnamed_addr constant [17 x i8] c"d_isgreaterequal\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"d_neg\00", align 1
@.str.25 = private unnamed_addr constant [6 x i8] c"x_add\00", align 1
@.str.26 = private unnamed_addr constant [6 x i8] c"x_sub\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"x_mul\00", align 1
@.str.28 = private unnamed_addr constant [6 x i8] c"x_div\00", align 1
@.str.29 = private unnamed_addr constant [5 x i8] c"x_eq\00", align 1
@.str.30 = private unnamed_addr constant [5 x i8] c"x_ne\00", align 1
@.str.31 = private unnamed_addr constant [12 x i8] c"x_unless_eq\00", align 1
@.str.32 = private unnamed_addr constant [9 x i8] c"x_isless\00", align 1
@.str.33 = private unnamed_addr constant [16 x i8] c"x_islessgreater\00", align 1
@.str.34 = private unnamed_addr constant [14 x i8] c"x_isunordered\00", align 1
@.str.35 = private unnamed_addr constant [17 x i8] c"x_isgreaterequal\00", align 1
@.str.36 = private unnamed_addr constant [6 x i8] c"x_neg\00", align 1
@.str.37 = private unnamed_addr constant [7 x i8] c"f_sqrt\00", align 1
@.str.38 = private unnamed_addr constant [6 x i8] c"f_fma\00", align 1
@.str.39 = private unnamed_addr constant [8 x i8] c"f_floor\00", align 1
@.str.40 = private unnamed_addr constant [7 x i8] c"f_ceil\00", align 1
@.str.41 = private unnamed_addr constant [8 x i8] c"f_trunc\00", align 1
@.str.42 = private unnamed_addr constant [8 x i8] c"f_round\00", align 1
@.str.43 = private unnamed_addr constant [7 x i8] c"f_rint\00", align 1
@.str.44 = private unnamed_addr constant [12 x i8] c"f_roundeven\00", align 1
@.str.45 = private unnamed_addr constant [12 x i8] c"f_nearbyint\00", align 1
@.str.46 = private unnamed_addr constant [7 x i8] c"f_fmin\00", align 1
@.str.47 = private unnamed_addr constant [7 x i8] c"f_fmax\00", align 1
@.str.48 = private unnamed_addr constant [7 x i8] c"f_fabs\00", align 1
@.str.49 = private unnamed_addr constant [11 x i8] c"f_copysign\00", align 1
@.str.50 = private unnamed_addr constant [7 x i8] c"f_fmod\00", align 1
@.str.51 = private unnamed_addr constant [8 x i8] c"f_lrint\00", align 1
@.str.52 = private unnamed_addr constant [9 x i8] c"f_llrint\00", align 1
@.str.53 = private unnamed_addr constant [9 x i8] c"f_lround\00", align 1
@.str.54 = private unnamed_addr constant [10 x i8] c"f_llround\00", align 1
@.str.55 = private unnamed_addr constant [12 x i8] c"f_pow_exact\00", align 1
@.str.56 = private unnamed_addr constant [12 x i8] c"f_exp_exact\00", align 1
@.str.57 = private unnamed_addr constant [12 x i8] c"f_sin_exact\00", align 1
@.str.58 = private unnamed_addr constant [7 x i8] c"d_sqrt\00", align 1
@.str.59 = private unnamed_addr constant [6 x i8] c"d_fma\00", align 1
@.str.60 = private unnamed_addr constant [8 x i8] c"d_floor\00", align 1
@.str.61 = private unnamed_addr constant [7 x i8] c"d_ceil\00", align 1
@.str.62 = private unnamed_addr constant [8 x i8] c"d_trunc\00", align 1
@.str.63 = private unnamed_addr constant [8 x i8] c"d_round\00", align 1
@.str.64 = private unnamed_addr constant [7 x i8] c"d_rint\00", align 1
@.str.65 = private unnamed_addr constant [12 x i8] c"d_roundeven\00", align 1
@.str.66 = private unnamed_addr constant [12 x i8] c"d_nearbyint\00", align 1
@.str.67 = private unnamed_addr constant [7 x i8] c"d_fmin\00", align 1
@.str.68 = private unnamed_addr constant [7 x i8] c"d_fmax\00", align 1
@.str.69 = private unnamed_addr constant [7 x i8] c"d_fabs\00", align 1
@.str.70 = private unnamed_addr constant [11 x i8] c"d_copysign\00", align 1
@.str.71 = private unnamed_addr constant [7 x i8] c"d_fmod\00", align 1
@.str.72 = private unnamed_addr constant [8 x i8] c"d_lrint\00", align 1
@.str.73 = private unnamed_addr constant [9 x i8] c"d_llrint\00", align 1
@.str.74 = private unnamed_addr constant [9 x i8] c"d_lround\00", align 1
@.str.75 = private unnamed_addr constant [10 x i8] c"d_llround\00", align 1
@.str.76 = private unnamed_addr constant [12 x i8] c"d_pow_exact\00", align 1
@.str.77 = private unnamed_addr constant [12 x i8] c"d_exp_exact\00", align 1
@.str.78 = private unnamed_addr constant [12 x i8] c"d_sin_exact\00", align 1
@.str.79 = private unnamed_addr constant [7 x i8] c"x_sqrt\00", align 1
@.str.80 = private unnamed_addr constant [6 x i8] c"x_fma\00", align 1
@.str.81 = private unnamed_addr constant [8 x i8] c"x_floor\00", align 1
@.str.82 = private unnamed_addr constant [7 x i8] c"x_ceil\00", align 1
@.str.83 = private unnamed_addr constant [8 x i8] c"x_trunc\00", align 1
@.str.84 = private unnamed_addr constant [8 x i8] c"x_round\00", align 1
@.str.85 = private unnamed_addr constant [7 x i8] c"x_rint\00", align 1
@.str.86 = private unnamed_addr constant [12 x i8] c"x_roundeven\00", align 1
@.str.87 = private unnamed_addr constant [12 x i8] c"x_nearbyint\00", align 1
@.str.88 = private unnamed_addr constant [7 x i8] c"x_fmin\00", align 1
@.str.89 = private unnamed_addr constant [7 x i8] c"x_fmax\00", align 1
@.str.90 = private unnamed_addr constant [7 x i8] c"x_fabs\00", align 1
@.str.91 = private unnamed_addr constant [11 x i8] c"x_copysign\00", align 1
@.str.92 = private unnamed_addr constant [7 x i8] c"x_fmod\00", align 1
@.str.93 = private unnamed_addr constant [8 x i8] c"x_lrint\00", align 1
@.str.94 = private unnamed_addr constant [9 x i8] c"x_llrint\00", align 1
@.str.95 = private unnamed_addr constant [9 x i8] c"x_lround\00", align 1
@.str.96 = private unnamed_addr constant [10 x i8] c"x_llround\00", align 1
@.str.97 = private unnamed_addr constant [12 x i8] c"x_pow_exact\00", align 1
@.str.98 = private unnamed_addr constant [12 x i8] c"x_exp_exact\00", align 1
@.str.99 = private unnamed_addr constant [12 x i8] c"x_sin_exact\00", align 1
@.str.100 = private unnamed_addr constant [8 x i8] c"f_to_i8\00", align 1
@.str.101 = private unnamed_addr constant [9 x i8] c"f_to_i16\00", align 1
@.str.102 = private unnamed_addr constant [9 x i8] c"f_to_i32\00", align 1
@.str.103 = private unnamed_addr constant [9 x i8] c"f_to_i64\00", align 1
@.str.104 = private unnamed_addr constant [8 x i8] c"f_to_u8\00", align 1
@.str.105 = private unnamed_addr constant [9 x i8] c"f_to_u16\00", align 1
@.str.106 = private unnamed_addr constant [9 x i8] c"f_to_u32\00", align 1
@.str.107 = private unnamed_addr constant [8 x i8] c"d_to_i8\00", align 1
@.str.108 = private unnamed_addr constant [9 x i8] c"d_to_i16\00", align 1
@.str.109 = private unnamed_addr constant [9 x i8] c"d_to_i32\00", align 1
@.str.110 = private unnamed_addr constant [9 x i8] c"d_to_i64\00", align 1
@.str.111 = private unnamed_addr constant [8 x i8] c"d_to_u8\00", align 1
@.str.112 = private unnamed_addr constant [9 x i8] c"d_to_u16\00", align 1
@.str.113 = private unnamed_addr constant [9 x i8] c"d_to_u32\00", align 1
@.str.114 = private unnamed_addr constant [8 x i8] c"x_to_i8\00", align 1
@.str.115 = private unnamed_addr constant [9 x i8] c"x_to_i16\00", align 1
@.str.116 = private unnamed_addr constant [9 x i8] c"x_to_i32\00", align 1
@.str.117 = private unnamed_addr constant [9 x i8] c"x_to_i64\00", align 1
@.str.118 = private unnamed_addr constant [8 x i8] c"x_to_u8\00", align 1
@.str.119 = private unnamed_addr constant [9 x i8] c"x_to_u16\00", align 1
@.str.120 = private unnamed_addr constant [9 x i8] c"x_to_u32\00", align 1
@.str.121 = private unnamed_addr constant [8 x i8] c"f_of_i8\00", align 1
@.str.122 = private unnamed_addr constant [9 x i8] c"f_of_i32\00", align 1
@.str.123 = private unnamed_addr constant [9 x i8] c"f_of_i64\00", align 1
@.str.124 = private unnamed_addr constant [8 x i8] c"f_of_u8\00", align 1
@.str.125 = private unnamed_addr constant [9 x i8] c"f_of_u32\00", align 1
@.str.126 = private unnamed_addr constant [9 x i8] c"f_of_u64\00", align 1
@.str.127 = private unnamed_addr constant [10 x i8] c"f_of_i128\00", align 1
@.str.128 = private unnamed_addr constant [8 x i8] c"d_of_i8\00", align 1
@.str.129 = private unnamed_addr constant [9 x i8] c"d_of_i32\00", align 1
@.str.130 = private unnamed_addr constant [9 x i8] c"d_of_i64\00", align 1
@.str.131 = private unnamed_addr constant [8 x i8] c"d_of_u8\00", align 1
@.str.132 = private unnamed_addr constant [9 x i8] c"d_of_u32\00", align 1
@.str.133 = private unnamed_addr constant [9 x i8] c"d_of_u64\00", align 1
@.str.134 = private unnamed_addr constant [10 x i8] c"d_of_i128\00", align 1
@.str.135 = private unnamed_addr constant [8 x i8] c"x_of_i8\00", align 1
@.str.136 = private unnamed_addr constant [9 x i8] c"x_of_i32\00", align 1
@.str.137 = private unnamed_addr constant [9 x i8] c"x_of_i64\00", align 1
@.str.138 = private unnamed_addr constant [8 x i8] c"x_of_u8\00", align 1
@.str.139 = private unnamed_addr constant [9 x i8] c"x_of_u32\00", align 1
@.str.140 = private unnamed_addr constant [9 x i8] c"x_of_u64\00", align 1
@.str.141 = private unnamed_addr constant [10 x i8] c"x_of_i128\00", align 1
@.str.142 = private unnamed_addr constant [7 x i8] c"f_to_d\00", align 1
@.str.143 = private unnamed_addr constant [7 x i8] c"f_to_x\00", align 1
@.str.144 = private unnamed_addr constant [7 x i8] c"d_to_f\00", align 1
@.str.145 = private unnamed_addr constant [7 x i8] c"d_to_x\00", align 1
@.str.146 = private unnamed_addr constant [7 x i8] c"x_to_f\00", align 1
@.str.147 = private unnamed_addr constant [7 x i8] c"x_to_d\00", align 1
@.str.148 = private unnamed_addr constant [6 x i8] c"v_add\00", align 1
@.str.149 = private unnamed_addr constant [6 x i8] c"v_mul\00", align 1
@.str.150 = private unnamed_addr constant [6 x i8] c"v_div\00", align 1
@.str.151 = private unnamed_addr constant [8 x i8] c"mul_add\00", align 1
@.str.152 = private unnamed_addr constant [7 x i8] c"f_to_h\00", align 1
@.str.153 = private unnamed_addr constant [7 x i8] c"d_to_h\00", align 1
@.str.154 = private unnamed_addr constant [7 x i8] c"h_to_f\00", align 1
@.str.155 = private unnamed_addr constant [7 x i8] c"h_to_d\00", align 1
@.str.156 = private unnamed_addr constant [7 x i8] c"h_to_x\00", align 1
@.str.157 = private unnamed_addr constant [6 x i8] c"h_add\00", align 1
@.str.158 = private unnamed_addr constant [6 x i8] c"h_mul\00", align 1
@.str.159 = private unnamed_addr constant [6 x i8] c"h_div\00", align 1
@.str.160 = private unnamed_addr constant [9 x i8] c"h_of_i32\00", align 1
@.str.161 = private unnamed_addr constant [5 x i8] c"h_eq\00", align 1
@.str.162 = private unnamed_addr constant [8 x i8] c"f_isnan\00", align 1
@.str.163 = private unnamed_addr constant [8 x i8] c"d_isnan\00", align 1
@.str.164 = private unnamed_addr constant [8 x i8] c"x_isnan\00", align 1
@.str.165 = private unnamed_addr constant [8 x i8] c"f_isinf\00", align 1
@.str.166 = private unnamed_addr constant [8 x i8] c"d_isinf\00", align 1
@.str.167 = private unnamed_addr constant [8 x i8] c"x_isinf\00", align 1
@.str.168 = private unnamed_addr constant [5 x i8] c"f_lt\00", align 1
@.str.169 = private unnamed_addr constant [5 x i8] c"f_le\00", align 1
@.str.170 = private unnamed_addr constant [5 x i8] c"f_gt\00", align 1
@.str.171 = private unnamed_addr constant [5 x i8] c"f_ge\00", align 1
@.str.172 = private unnamed_addr constant [12 x i8] c"f_unless_lt\00", align 1
@.str.173 = private unnamed_addr constant [5 x i8] c"d_lt\00", align 1
@.str.174 = private unnamed_addr constant [5 x i8] c"d_le\00", align 1
@.str.175 = private unnamed_addr constant [5 x i8] c"d_gt\00", align 1
@.str.176 = private unnamed_addr constant [5 x i8] c"d_ge\00", align 1
@.str.177 = private unnamed_addr constant [12 x i8] c"d_unless_lt\00", align 1
@.str.178 = private unnamed_addr constant [5 x i8] c"x_lt\00", align 1
@.str.179 = private unnamed_addr constant [5 x i8] c"x_le\00", align 1
@.str.180 = private unnamed_addr constant [5 x i8] c"x_gt\00", align 1
@.str.181 = private unnamed_addr constant [5 x i8] c"x_ge\00", align 1
@.str.182 = private unnamed_addr constant [12 x i8] c"x_unless_lt\00", align 1
@.str.183 = private unnamed_addr constant [9 x i8] c"f_to_u64\00", align 1
@.str.184 = private unnamed_addr constant [9 x i8] c"d_to_u64\00", align 1
@.str.185 = private unnamed_addr constant [9 x i8] c"x_to_u64\00", align 1
@.str.186 = private unnamed_addr constant [7 x i8] c"x_to_h\00", align 1
@.str.187 = private unnamed_addr constant [5 x i8] c"h_lt\00", align 1
@.str.188 = private unnamed_addr constant [9 x i8] c"h_of_i64\00", align 1
@.str.189 = private unnamed_addr constant [10 x i8] c"f_to_i128\00", align 1
@.str.190 = private unnamed_addr constant [10 x i8] c"d_to_i128\00", align 1
@.str.191 = private unnamed_addr constant [10 x i8] c"order %d\0A\00", align 1
@modes = internal unnamed_addr constant [4 x i32] [i32 0, i32 2048, i32 1024, i32 3072], align 16
@.str.192 = private unnamed_addr constant [34 x i8] c"order %d %d %d %d %d %d %d %d %d\0A\00", align 1
@.str.193 = private unnamed_addr constant [19 x i8] c"order %d %d %d %d\0A\00", align 1
@.str.194 = private unnamed_addr constant [15 x i8] c"order mode %d\0A\00", align 1
@.str.195 = private unnamed_addr constant [5 x i8] c"_to_\00", align 1
@.str.196 = private unnamed_addr constant [6 x i8] c"_fmin\00", align 1
@.str.197 = private unnamed_addr constant [6 x i8] c"_fmax\00", align 1
@.str.198 = private unnamed_addr constant [70 x i8] c"%s mode %d: %04llx%016llx %04llx%016llx -> %016llx%016llx flags %02x\0A\00", align 1
@.str.199 = private unnamed_addr constant [20 x i8] c"%s %d %016llx %02x\0A\00", align 1
@singles = internal unnamed_addr constant [42 x i64] [i64 0, i64 2147483648, i64 1, i64 2147483649, i64 8388607, i64 8388608, i64 864026624, i64 1056964607, i64 1056964608, i64 1056964609, i64 1065353216, i64 3212836864, i64 1065353217, i64 1069547520, i64 1075838976, i64 3223322624, i64 1124007936, i64 1124073472, i64 1132396544, i64 3271589888, i64 1199562752, i64 1199566848, i64 1199570943, i64 1258291201, i64 1325400064, i64 1325400063, i64 3472883712, i64 1333788672, i64 1593835520, i64 1593835519, i64 3741319168, i64 1602224128, i64 1602224127, i64 2130706432, i64 2139095039, i64 4286578687, i64 2139095040, i64 4286578688, i64 2143289344, i64 4290772993, i64 2141192192, i64 1078530011], align 16
@doubles = internal unnamed_addr constant [52 x i64] [i64 0, i64 -9223372036854775808, i64 1, i64 -9223372036854775807, i64 4503599627370495, i64 4503599627370496, i64 3936146074321813504, i64 3931642474694443009, i64 4039728865751334911, i64 4494592428115755008, i64 4544132024016830465, i64 4602678819172646911, i64 4602678819172646912, i64 4602678819172646913, i64 4607182418800017408, i64 -4616189618054758400, i64 4607182418800017409, i64 4607182419068452864, i64 4607182419068452865, i64 4607184617823272960, i64 4609434218613702656, i64 4612811918334230528, i64 -4610560118520545280, i64 4638637247447433216, i64 4643176031446892544, i64 -4584646828477120512, i64 4679235614791434240, i64 4679237813814689792, i64 4746794007244308480, i64 4746794007248502784, i64 -4476578029606273024, i64 -4476578029604175872, i64 4751297606873776128, i64 4751297606875873280, i64 4841369599423283201, i64 4845873199050653695, i64 4890909195324358655, i64 4890909195324358656, i64 -4332462841530417152, i64 4895412794951729151, i64 4895412794951729152, i64 5183643170566569984, i64 5183643170835005440, i64 9214364837600034816, i64 9218868437227405311, i64 -4503599627370497, i64 9218868437227405312, i64 -4503599627370496, i64 9221120237041090560, i64 -2251799813685247, i64 9219994337134247936, i64 4614256656552045848], align 16
@longs = internal unnamed_addr constant [46 x %struct.bits] [%struct.bits zeroinitializer, %struct.bits { i64 0, i64 32768 }, %struct.bits { i64 1, i64 0 }, %struct.bits { i64 1, i64 32768 }, %struct.bits { i64 9223372036854775807, i64 0 }, %struct.bits { i64 -9223372036854775808, i64 1 }, %struct.bits { i64 -9223372036854775808, i64 15360 }, %struct.bits { i64 -9223372036854775807, i64 15360 }, %struct.bits { i64 -9223372036854775808, i64 16359 }, %struct.bits { i64 -1, i64 16381 }, %struct.bits { i64 -9223372036854775808, i64 16382 }, %struct.bits { i64 -9223372036854775807, i64 16382 }, %struct.bits { i64 -9223372036854775808, i64 16383 }, %struct.bits { i64 -9223372036854775808, i64 49151 }, %struct.bits { i64 -9223372036854775807, i64 16383 }, %struct.bits { i64 -9223371487098961919, i64 16383 }, %struct.bits { i64 -9218868437227405311, i64 16383 }, %struct.bits { i64 -9223372036854774784, i64 16383 }, %struct.bits { i64 -4611686018427387904, i64 16383 }, %struct.bits { i64 -6917529027641081856, i64 16384 }, %struct.bits { i64 -6917529027641081856, i64 49152 }, %struct.bits { i64 -144115188075855872, i64 16389 }, %struct.bits { i64 -72057594037927936, i64 16390 }, %struct.bits { i64 -9187343239835811840, i64 49158 }, %struct.bits { i64 -9007199254740992, i64 16398 }, %struct.bits { i64 -4503599627370496, i64 16398 }, %struct.bits { i64 -4294967296, i64 16413 }, %struct.bits { i64 -9223372036854775808, i64 16414 }, %struct.bits { i64 -9223372036854775808, i64 49182 }, %struct.bits { i64 -4294967296, i64 16414 }, %struct.bits { i64 -9223372036854775808, i64 16415 }, %struct.bits { i64 -2, i64 16445 }, %struct.bits { i64 -9223372036854775808, i64 16446 }, %struct.bits { i64 -9223372036854775808, i64 49214 }, %struct.bits { i64 -1, i64 16446 }, %struct.bits { i64 -9223372036854775808, i64 16447 }, %struct.bits { i64 -1, i64 17406 }, %struct.bits { i64 -9223372036854775808, i64 32766 }, %struct.bits { i64 -1, i64 32766 }, %struct.bits { i64 -1, i64 65534 }, %struct.bits { i64 -9223372036854775808, i64 32767 }, %struct.bits { i64 -9223372036854775808, i64 65535 }, %struct.bits { i64 -4611686018427387904, i64 32767 }, %struct.bits { i64 -4611686018427387903, i64 65535 }, %struct.bits { i64 -6917529027641081856, i64 32767 }, %struct.bits { i64 -3958705157555305931, i64 16384 }], align 16
@halves = internal unnamed_addr constant [19 x i64] [i64 0, i64 32768, i64 1, i64 32769, i64 1023, i64 1024, i64 14336, i64 15360, i64 48128, i64 15361, i64 15872, i64 16968, i64 31743, i64 64511, i64 31744, i64 64512, i64 32256, i64 65025, i64 32000], align 16
@ints = internal unnamed_addr constant [30 x i64] [i64 0, i64 1, i64 -1, i64 2, i64 127, i64 128, i64 255, i64 32767, i64 65504, i64 65519, i64 65520, i64 2147483647, i64 2147483648, i64 4294967295, i64 16777217, i64 16777219, i64 9007199254740993, i64 9007199254740995, i64 9223372036854775807, i64 -9223372036854775808, i64 -9223372036854775807, i64 -9223372036854774784, i64 -9223372036854774783, i64 -1025, i64 -1024, i64 -549755813889, i64 -549755813888, i64 -549755813887, i64 -9223371487098961919, i64 -2401053089206453570], align 16
@.str.200 = private unnamed_addr constant [7 x i8] c"lround\00", align 1
@.str.201 = private unnamed_addr constant [6 x i8] c"_fmod\00", align 1
@.str.202 = private unnamed_addr constant [7 x i8] c"_exact\00", align 1
@switch.table.run.204 = private unnamed_addr constant [11 x i64] [i64 52, i64 42, i64 19, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 42, i64 46], align 8

; Function Attrs: nounwind strictfp uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.fenv_t, align 4
  %4 = tail call i32 @fetestexcept(i32 noundef 61) #15
  %5 = tail call i32 @fegetround() #16
  %6 = icmp eq i32 %5, 0
  %7 = zext i1 %6 to i32
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %4, i32 noundef %7) #17
  %9 = icmp sgt i32 %0, 1
  br i1 %9, label %10, label %13

10:                                               ; preds = %2
  %11 = getelementptr inbounds i8, ptr %1, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !5
  br label %13

13:                                               ; preds = %2, %10
  %14 = phi ptr [ %12, %10 ], [ null, %2 ]
  store ptr %14, ptr @wanted, align 8, !tbaa !5
  %15 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %16 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 3, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %17 = tail call i32 @fesetround(i32 noundef 2048) #15
  %18 = tail call double @llvm.experimental.constrained.fdiv.f64(double %15, double %16, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %19 = tail call i32 @fesetround(i32 noundef 1024) #15
  %20 = tail call double @llvm.experimental.constrained.fdiv.f64(double %15, double %16, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %21 = tail call i32 @fesetround(i32 noundef 0) #15
  %22 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %18, double %20, metadata !"ogt", metadata !"fpexcept.strict") #17
  %23 = zext i1 %22 to i32
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.191, i32 noundef %23) #17
  %25 = tail call i32 @feclearexcept(i32 noundef 61) #15
  %26 = tail call double @llvm.experimental.constrained.fdiv.f64(double %15, double %16, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %27 = tail call i32 @fetestexcept(i32 noundef 32) #15
  %28 = tail call i32 @feclearexcept(i32 noundef 61) #15
  %29 = tail call i32 @fetestexcept(i32 noundef 61) #15
  %30 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %31 = tail call double @llvm.experimental.constrained.fdiv.f64(double %15, double %30, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %32 = tail call i32 @fetestexcept(i32 noundef 61) #15
  br label %76

33:                                               ; preds = %76
  %34 = icmp ne i32 %27, 0
  %35 = icmp eq i32 %32, 4
  %36 = zext i1 %34 to i32
  %37 = zext i1 %35 to i32
  %38 = tail call i32 @fesetround(i32 noundef 0) #15
  %39 = tail call i32 @feclearexcept(i32 noundef 61) #15
  %40 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double 0x7FF8000000000000, double %15, metadata !"oeq", metadata !"fpexcept.strict") #17
  %41 = zext i1 %40 to i32
  %42 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double 0x7FF8000000000000, double %15, metadata !"une", metadata !"fpexcept.strict") #17
  %43 = select i1 %42, i32 2, i32 0
  %44 = or disjoint i32 %43, %41
  %45 = tail call i32 @fetestexcept(i32 noundef 1) #15
  %46 = icmp ne i32 %45, 0
  %47 = zext i1 %46 to i32
  %48 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double 0x7FF8000000000000, double %15, metadata !"olt", metadata !"fpexcept.strict") #17
  %49 = zext i1 %48 to i32
  %50 = tail call i32 @fetestexcept(i32 noundef 1) #15
  %51 = icmp ne i32 %50, 0
  %52 = zext i1 %51 to i32
  %53 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %54 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %31, double %53, metadata !"ogt", metadata !"fpexcept.strict") #17
  %55 = zext i1 %54 to i32
  %56 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.192, i32 noundef %36, i32 noundef %29, i32 noundef %37, i32 noundef %55, i32 noundef %90, i32 noundef %44, i32 noundef %47, i32 noundef %49, i32 noundef %52) #17
  %57 = tail call i32 @feclearexcept(i32 noundef 61) #15
  %58 = tail call i32 @feraiseexcept(i32 noundef 8) #15
  %59 = tail call double @llvm.experimental.constrained.fadd.f64(double %15, double %16, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  %60 = call i32 @feholdexcept(ptr noundef nonnull %3) #15
  %61 = call double @llvm.experimental.constrained.fdiv.f64(double %59, double %16, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %62 = call i32 @fetestexcept(i32 noundef 61) #15
  %63 = call i32 @feupdateenv(ptr noundef nonnull %3) #15
  %64 = call i32 @fetestexcept(i32 noundef 61) #15
  %65 = icmp eq i32 %62, 32
  %66 = zext i1 %65 to i32
  %67 = icmp eq i32 %64, 40
  %68 = zext i1 %67 to i32
  %69 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %70 = call i1 @llvm.experimental.constrained.fcmps.f64(double %61, double %69, metadata !"ogt", metadata !"fpexcept.strict") #17
  %71 = zext i1 %70 to i32
  %72 = call i32 @fegetround() #16
  %73 = icmp eq i32 %72, 0
  %74 = zext i1 %73 to i32
  %75 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.193, i32 noundef %66, i32 noundef %68, i32 noundef %71, i32 noundef %74) #17
  br label %93

76:                                               ; preds = %76, %13
  %77 = phi i64 [ 0, %13 ], [ %91, %76 ]
  %78 = phi i32 [ 0, %13 ], [ %90, %76 ]
  %79 = getelementptr inbounds [4 x i32], ptr @modes, i64 0, i64 %77
  %80 = load i32, ptr %79, align 4, !tbaa !9
  %81 = tail call i32 @fesetround(i32 noundef %80) #15
  %82 = tail call i32 @feclearexcept(i32 noundef 61) #15
  %83 = tail call double @llvm.experimental.constrained.fdiv.f64(double %15, double %16, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %84 = tail call i32 @fetestexcept(i32 noundef 32) #15
  %85 = icmp ne i32 %84, 0
  %86 = zext i1 %85 to i32
  %87 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %83, double %20, metadata !"oeq", metadata !"fpexcept.strict") #17
  %88 = select i1 %87, i32 10, i32 0
  %89 = add nuw nsw i32 %78, %86
  %90 = add nuw nsw i32 %89, %88
  %91 = add nuw nsw i64 %77, 1
  %92 = icmp eq i64 %91, 4
  br i1 %92, label %33, label %76, !llvm.loop !11

93:                                               ; preds = %93, %33
  %94 = phi i64 [ 0, %33 ], [ %100, %93 ]
  %95 = getelementptr inbounds [4 x i32], ptr @modes, i64 0, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !9
  %97 = call i32 @fesetround(i32 noundef %96) #15
  %98 = call i32 @llvm.get.rounding() #17
  %99 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.194, i32 noundef %98) #17
  %100 = add nuw nsw i64 %94, 1
  %101 = icmp eq i64 %100, 4
  br i1 %101, label %102, label %93, !llvm.loop !14

102:                                              ; preds = %93
  %103 = call i32 @fesetround(i32 noundef 0) #15
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call fastcc void @run(ptr noundef nonnull @.str.1, ptr noundef nonnull @f_add, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.2, ptr noundef nonnull @f_sub, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.3, ptr noundef nonnull @f_mul, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.4, ptr noundef nonnull @f_div, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.5, ptr noundef nonnull @f_eq, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.6, ptr noundef nonnull @f_ne, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.7, ptr noundef nonnull @f_unless_eq, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.8, ptr noundef nonnull @f_isless, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.9, ptr noundef nonnull @f_islessgreater, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.10, ptr noundef nonnull @f_isunordered, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.11, ptr noundef nonnull @f_isgreaterequal, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.12, ptr noundef nonnull @f_neg, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.13, ptr noundef nonnull @d_add, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.14, ptr noundef nonnull @d_sub, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.15, ptr noundef nonnull @d_mul, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.16, ptr noundef nonnull @d_div, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.17, ptr noundef nonnull @d_eq, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.18, ptr noundef nonnull @d_ne, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.19, ptr noundef nonnull @d_unless_eq, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.20, ptr noundef nonnull @d_isless, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.21, ptr noundef nonnull @d_islessgreater, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.22, ptr noundef nonnull @d_isunordered, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.23, ptr noundef nonnull @d_isgreaterequal, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.24, ptr noundef nonnull @d_neg, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.25, ptr noundef nonnull @x_add, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.26, ptr noundef nonnull @x_sub, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.27, ptr noundef nonnull @x_mul, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.28, ptr noundef nonnull @x_div, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.29, ptr noundef nonnull @x_eq, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.30, ptr noundef nonnull @x_ne, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.31, ptr noundef nonnull @x_unless_eq, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.32, ptr noundef nonnull @x_isless, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.33, ptr noundef nonnull @x_islessgreater, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.34, ptr noundef nonnull @x_isunordered, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.35, ptr noundef nonnull @x_isgreaterequal, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.36, ptr noundef nonnull @x_neg, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.37, ptr noundef nonnull @f_sqrt, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.38, ptr noundef nonnull @f_fma, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.39, ptr noundef nonnull @f_floor, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.40, ptr noundef nonnull @f_ceil, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.41, ptr noundef nonnull @f_trunc, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.42, ptr noundef nonnull @f_round, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.43, ptr noundef nonnull @f_rint, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.44, ptr noundef nonnull @f_roundeven, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.45, ptr noundef nonnull @f_nearbyint, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.46, ptr noundef nonnull @f_fmin, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.47, ptr noundef nonnull @f_fmax, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.48, ptr noundef nonnull @f_fabs, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.49, ptr noundef nonnull @f_copysign, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.50, ptr noundef nonnull @f_fmod, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.51, ptr noundef nonnull @f_lrint, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.52, ptr noundef nonnull @f_llrint, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.53, ptr noundef nonnull @f_lround, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.54, ptr noundef nonnull @f_llround, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.55, ptr noundef nonnull @f_pow_exact, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.56, ptr noundef nonnull @f_exp_exact, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.57, ptr noundef nonnull @f_sin_exact, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.58, ptr noundef nonnull @d_sqrt, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.59, ptr noundef nonnull @d_fma, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.60, ptr noundef nonnull @d_floor, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.61, ptr noundef nonnull @d_ceil, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.62, ptr noundef nonnull @d_trunc, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.63, ptr noundef nonnull @d_round, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.64, ptr noundef nonnull @d_rint, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.65, ptr noundef nonnull @d_roundeven, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.66, ptr noundef nonnull @d_nearbyint, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.67, ptr noundef nonnull @d_fmin, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.68, ptr noundef nonnull @d_fmax, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.69, ptr noundef nonnull @d_fabs, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.70, ptr noundef nonnull @d_copysign, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.71, ptr noundef nonnull @d_fmod, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.72, ptr noundef nonnull @d_lrint, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.73, ptr noundef nonnull @d_llrint, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.74, ptr noundef nonnull @d_lround, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.75, ptr noundef nonnull @d_llround, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.76, ptr noundef nonnull @d_pow_exact, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.77, ptr noundef nonnull @d_exp_exact, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.78, ptr noundef nonnull @d_sin_exact, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.79, ptr noundef nonnull @x_sqrt, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.80, ptr noundef nonnull @x_fma, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.81, ptr noundef nonnull @x_floor, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.82, ptr noundef nonnull @x_ceil, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.83, ptr noundef nonnull @x_trunc, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.84, ptr noundef nonnull @x_round, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.85, ptr noundef nonnull @x_rint, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.86, ptr noundef nonnull @x_roundeven, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.87, ptr noundef nonnull @x_nearbyint, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.88, ptr noundef nonnull @x_fmin, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.89, ptr noundef nonnull @x_fmax, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.90, ptr noundef nonnull @x_fabs, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.91, ptr noundef nonnull @x_copysign, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.92, ptr noundef nonnull @x_fmod, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.93, ptr noundef nonnull @x_lrint, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.94, ptr noundef nonnull @x_llrint, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.95, ptr noundef nonnull @x_lround, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.96, ptr noundef nonnull @x_llround, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.97, ptr noundef nonnull @x_pow_exact, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.98, ptr noundef nonnull @x_exp_exact, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.99, ptr noundef nonnull @x_sin_exact, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.100, ptr noundef nonnull @f_to_i8, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.101, ptr noundef nonnull @f_to_i16, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.102, ptr noundef nonnull @f_to_i32, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.103, ptr noundef nonnull @f_to_i64, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.104, ptr noundef nonnull @f_to_u8, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.105, ptr noundef nonnull @f_to_u16, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.106, ptr noundef nonnull @f_to_u32, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.107, ptr noundef nonnull @d_to_i8, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.108, ptr noundef nonnull @d_to_i16, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.109, ptr noundef nonnull @d_to_i32, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.110, ptr noundef nonnull @d_to_i64, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.111, ptr noundef nonnull @d_to_u8, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.112, ptr noundef nonnull @d_to_u16, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.113, ptr noundef nonnull @d_to_u32, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.114, ptr noundef nonnull @x_to_i8, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.115, ptr noundef nonnull @x_to_i16, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.116, ptr noundef nonnull @x_to_i32, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.117, ptr noundef nonnull @x_to_i64, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.118, ptr noundef nonnull @x_to_u8, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.119, ptr noundef nonnull @x_to_u16, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.120, ptr noundef nonnull @x_to_u32, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.121, ptr noundef nonnull @f_of_i8, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.122, ptr noundef nonnull @f_of_i32, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.123, ptr noundef nonnull @f_of_i64, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.124, ptr noundef nonnull @f_of_u8, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.125, ptr noundef nonnull @f_of_u32, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.126, ptr noundef nonnull @f_of_u64, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.127, ptr noundef nonnull @f_of_i128, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.128, ptr noundef nonnull @d_of_i8, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.129, ptr noundef nonnull @d_of_i32, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.130, ptr noundef nonnull @d_of_i64, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.131, ptr noundef nonnull @d_of_u8, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.132, ptr noundef nonnull @d_of_u32, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.133, ptr noundef nonnull @d_of_u64, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.134, ptr noundef nonnull @d_of_i128, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.135, ptr noundef nonnull @x_of_i8, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.136, ptr noundef nonnull @x_of_i32, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.137, ptr noundef nonnull @x_of_i64, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.138, ptr noundef nonnull @x_of_u8, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.139, ptr noundef nonnull @x_of_u32, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.140, ptr noundef nonnull @x_of_u64, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.141, ptr noundef nonnull @x_of_i128, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.142, ptr noundef nonnull @f_to_d, i8 noundef signext 102, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.143, ptr noundef nonnull @f_to_x, i8 noundef signext 102, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.144, ptr noundef nonnull @d_to_f, i8 noundef signext 100, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.145, ptr noundef nonnull @d_to_x, i8 noundef signext 100, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.146, ptr noundef nonnull @x_to_f, i8 noundef signext 120, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.147, ptr noundef nonnull @x_to_d, i8 noundef signext 120, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.148, ptr noundef nonnull @v_add, i8 noundef signext 118, i8 noundef signext 118, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.149, ptr noundef nonnull @v_mul, i8 noundef signext 118, i8 noundef signext 118, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.150, ptr noundef nonnull @v_div, i8 noundef signext 118, i8 noundef signext 118, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.151, ptr noundef nonnull @mul_add, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.152, ptr noundef nonnull @f_to_h, i8 noundef signext 102, i8 noundef signext 104, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.153, ptr noundef nonnull @d_to_h, i8 noundef signext 100, i8 noundef signext 104, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.154, ptr noundef nonnull @h_to_f, i8 noundef signext 104, i8 noundef signext 102, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.155, ptr noundef nonnull @h_to_d, i8 noundef signext 104, i8 noundef signext 100, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.156, ptr noundef nonnull @h_to_x, i8 noundef signext 104, i8 noundef signext 120, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.157, ptr noundef nonnull @h_add, i8 noundef signext 104, i8 noundef signext 104, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.158, ptr noundef nonnull @h_mul, i8 noundef signext 104, i8 noundef signext 104, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.159, ptr noundef nonnull @h_div, i8 noundef signext 104, i8 noundef signext 104, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.160, ptr noundef nonnull @h_of_i32, i8 noundef signext 105, i8 noundef signext 104, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.161, ptr noundef nonnull @h_eq, i8 noundef signext 104, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.162, ptr noundef nonnull @f_isnan, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.163, ptr noundef nonnull @d_isnan, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.164, ptr noundef nonnull @x_isnan, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.165, ptr noundef nonnull @f_isinf, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.166, ptr noundef nonnull @d_isinf, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.167, ptr noundef nonnull @x_isinf, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.168, ptr noundef nonnull @f_lt, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.169, ptr noundef nonnull @f_le, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.170, ptr noundef nonnull @f_gt, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.171, ptr noundef nonnull @f_ge, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.172, ptr noundef nonnull @f_unless_lt, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.173, ptr noundef nonnull @d_lt, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.174, ptr noundef nonnull @d_le, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.175, ptr noundef nonnull @d_gt, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.176, ptr noundef nonnull @d_ge, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.177, ptr noundef nonnull @d_unless_lt, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.178, ptr noundef nonnull @x_lt, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.179, ptr noundef nonnull @x_le, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.180, ptr noundef nonnull @x_gt, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.181, ptr noundef nonnull @x_ge, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.182, ptr noundef nonnull @x_unless_lt, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.183, ptr noundef nonnull @f_to_u64, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.184, ptr noundef nonnull @d_to_u64, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.185, ptr noundef nonnull @x_to_u64, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.186, ptr noundef nonnull @x_to_h, i8 noundef signext 120, i8 noundef signext 104, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.187, ptr noundef nonnull @h_lt, i8 noundef signext 104, i8 noundef signext 105, i32 noundef 2) #17
  call fastcc void @run(ptr noundef nonnull @.str.188, ptr noundef nonnull @h_of_i64, i8 noundef signext 105, i8 noundef signext 104, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.189, ptr noundef nonnull @f_to_i128, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #17
  call fastcc void @run(ptr noundef nonnull @.str.190, ptr noundef nonnull @d_to_i128, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #17
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i32 @fetestexcept(i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @fegetround() local_unnamed_addr #4

; Function Attrs: nounwind strictfp uwtable
define internal fastcc void @run(ptr noundef %0, ptr noundef %1, i8 noundef signext %2, i8 noundef signext %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca [4 x i32], align 16
  %7 = alloca ptr, align 8
  %8 = alloca %union.any, align 16
  %9 = alloca %union.any, align 16
  %10 = alloca %union.any, align 16
  %11 = alloca %union.any, align 16
  %12 = alloca [3 x i64], align 16
  store volatile ptr %1, ptr %7, align 8, !tbaa !5
  %13 = icmp sgt i32 %4, 1
  %14 = zext nneg i8 %2 to i32
  %15 = add nsw i32 %14, -100
  %16 = tail call i32 @llvm.fshl.i32(i32 %15, i32 %15, i32 31) #17
  %17 = getelementptr inbounds i8, ptr %11, i64 8
  %18 = icmp eq i8 %3, 102
  %19 = icmp eq i8 %3, 104
  %20 = icmp eq i8 %3, 100
  %21 = icmp eq i8 %3, 118
  %22 = getelementptr inbounds i8, ptr %6, i64 8
  %23 = icmp ne i8 %3, 105
  %24 = icmp eq i8 %2, 102
  %25 = icmp eq i8 %2, 100
  %26 = zext i1 %25 to i64
  %27 = select i1 %24, i64 33, i64 %26
  %28 = getelementptr inbounds i8, ptr %12, i64 8
  %29 = getelementptr inbounds i8, ptr %12, i64 16
  %30 = getelementptr inbounds i8, ptr %8, i64 8
  %31 = getelementptr inbounds i8, ptr %9, i64 8
  %32 = zext nneg i8 %2 to i32
  %33 = add nsw i32 %32, -100
  %34 = tail call i32 @llvm.fshl.i32(i32 %33, i32 %33, i32 31) #17
  %35 = icmp ult i32 %34, 11
  %36 = zext nneg i32 %34 to i64
  %37 = getelementptr inbounds [11 x i64], ptr @switch.table.run.204, i64 0, i64 %36
  %38 = icmp ult i32 %16, 11
  %39 = zext nneg i32 %16 to i64
  %40 = getelementptr inbounds [11 x i64], ptr @switch.table.run.204, i64 0, i64 %39
  %41 = icmp ult i32 %16, 11
  %42 = zext nneg i32 %16 to i64
  %43 = getelementptr inbounds [11 x i64], ptr @switch.table.run.204, i64 0, i64 %42
  br label %45

44:                                               ; preds = %69
  ret void

45:                                               ; preds = %5, %69
  %46 = phi i64 [ 0, %5 ], [ %72, %69 ]
  %47 = xor i1 %13, true
  %48 = xor i1 %35, true
  %49 = select i1 %47, i1 true, i1 %48
  %50 = select i1 %47, i64 1, i64 30
  br i1 %49, label %53, label %51

51:                                               ; preds = %45
  %52 = load i64, ptr %37, align 8
  br label %53

53:                                               ; preds = %45, %51
  %54 = phi i64 [ %50, %45 ], [ %52, %51 ]
  %55 = getelementptr inbounds [4 x i32], ptr @modes, i64 0, i64 %46
  %56 = trunc nuw nsw i64 %46 to i32
  br label %57

57:                                               ; preds = %74, %53
  %58 = phi i64 [ -3750763034362895579, %53 ], [ %186, %74 ]
  %59 = phi i32 [ 0, %53 ], [ %173, %74 ]
  %60 = phi i64 [ 0, %53 ], [ %75, %74 ]
  br i1 %38, label %61, label %63

61:                                               ; preds = %57
  %62 = load i64, ptr %40, align 8
  br label %63

63:                                               ; preds = %57, %61
  %64 = phi i64 [ %62, %61 ], [ 30, %57 ]
  %65 = icmp ult i64 %60, %64
  br i1 %65, label %66, label %69

66:                                               ; preds = %63
  %67 = mul nuw nsw i64 %60, 3
  %68 = add nuw nsw i64 %67, 2
  br label %76

69:                                               ; preds = %63
  %70 = trunc nuw nsw i64 %46 to i32
  %71 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.199, ptr noundef %0, i32 noundef %70, i64 noundef %58, i32 noundef %59) #17
  %72 = add nuw nsw i64 %46, 1
  %73 = icmp eq i64 %72, 4
  br i1 %73, label %44, label %45, !llvm.loop !15

74:                                               ; preds = %200
  %75 = add nuw nsw i64 %60, 1
  br label %57, !llvm.loop !16

76:                                               ; preds = %66, %200
  %77 = phi i64 [ 0, %66 ], [ %201, %200 ]
  %78 = phi i32 [ %59, %66 ], [ %173, %200 ]
  %79 = phi i64 [ %58, %66 ], [ %186, %200 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #15
  call fastcc void @value(ptr dead_on_unwind nonnull writable sret(%union.any) align 16 %8, i8 noundef signext %2, i64 noundef %60) #17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #15
  call fastcc void @value(ptr dead_on_unwind nonnull writable sret(%union.any) align 16 %9, i8 noundef signext %2, i64 noundef %77) #17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #15
  %80 = mul nuw nsw i64 %77, 5
  %81 = add nuw nsw i64 %68, %80
  br i1 %41, label %82, label %84

82:                                               ; preds = %76
  %83 = load i64, ptr %43, align 8
  br label %84

84:                                               ; preds = %76, %82
  %85 = phi i64 [ %83, %82 ], [ 30, %76 ]
  %86 = urem i64 %81, %85
  call fastcc void @value(ptr dead_on_unwind nonnull writable sret(%union.any) align 16 %10, i8 noundef signext %2, i64 noundef %86) #17
  %87 = call i32 @feclearexcept(i32 noundef 61) #15
  %88 = load i32, ptr %55, align 4, !tbaa !9
  %89 = call i32 @fesetround(i32 noundef %88) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #15
  %90 = load volatile ptr, ptr %7, align 8, !tbaa !5
  call void %90(ptr dead_on_unwind nonnull writable sret(%union.any) align 16 %11, ptr noundef nonnull byval(%union.any) align 16 %8, ptr noundef nonnull byval(%union.any) align 16 %9, ptr noundef nonnull byval(%union.any) align 16 %10) #15
  %91 = call i32 @fetestexcept(i32 noundef 61) #15
  %92 = call ptr @strstr(ptr noundef nonnull readonly dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) @.str.200) #16
  %93 = icmp eq ptr %92, null
  br i1 %93, label %94, label %101

94:                                               ; preds = %84
  %95 = call ptr @strstr(ptr noundef nonnull readonly dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) @.str.201) #16
  %96 = icmp eq ptr %95, null
  br i1 %96, label %97, label %101

97:                                               ; preds = %94
  %98 = call ptr @strstr(ptr noundef nonnull readonly dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) @.str.202) #16
  %99 = icmp eq ptr %98, null
  %100 = select i1 %99, i32 61, i32 13
  br label %101

101:                                              ; preds = %84, %94, %97
  %102 = phi i32 [ 13, %94 ], [ 13, %84 ], [ %100, %97 ]
  %103 = and i32 %102, %91
  %104 = call i32 @fesetround(i32 noundef 0) #15
  %105 = load i64, ptr %11, align 16
  %106 = load i64, ptr %17, align 8
  %107 = and i64 %105, 9223372036854775807
  %108 = and i64 %105, 2147483647
  %109 = icmp ugt i64 %108, 2139095040
  %110 = select i1 %18, i1 %109, i1 false
  br i1 %110, label %141, label %111

111:                                              ; preds = %101
  %112 = and i64 %105, 32767
  %113 = icmp ugt i64 %112, 31744
  %114 = select i1 %19, i1 %113, i1 false
  br i1 %114, label %141, label %115

115:                                              ; preds = %111
  %116 = icmp ugt i64 %107, 9218868437227405312
  %117 = select i1 %20, i1 %116, i1 false
  br i1 %117, label %141, label %118

118:                                              ; preds = %115
  switch i8 %3, label %141 [
    i8 120, label %119
    i8 118, label %126
  ]

119:                                              ; preds = %118
  %120 = and i64 %106, 32767
  %121 = icmp eq i64 %120, 32767
  %122 = icmp ne i64 %107, 0
  %123 = select i1 %121, i1 %122, i1 false
  br i1 %123, label %141, label %124

124:                                              ; preds = %119
  %125 = and i64 %106, 65535
  br i1 %21, label %126, label %141

126:                                              ; preds = %124, %118
  %127 = phi i64 [ %125, %124 ], [ %106, %118 ]
  br label %128

128:                                              ; preds = %126, %128
  %129 = phi i64 [ %138, %128 ], [ %127, %126 ]
  %130 = phi i64 [ %137, %128 ], [ %105, %126 ]
  %131 = phi i64 [ %139, %128 ], [ 0, %126 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15, !noalias !17
  store i64 %130, ptr %6, align 16, !noalias !17
  store i64 %129, ptr %22, align 8, !noalias !17
  %132 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 %131
  %133 = load i32, ptr %132, align 4, !tbaa !9, !noalias !17
  %134 = and i32 %133, 2147483647
  %135 = icmp ugt i32 %134, 2139095040
  %136 = select i1 %135, i32 2143289344, i32 %133
  store i32 %136, ptr %132, align 4, !noalias !17
  %137 = load i64, ptr %6, align 16, !noalias !17
  %138 = load i64, ptr %22, align 8, !noalias !17
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15, !noalias !17
  %139 = add nuw nsw i64 %131, 1
  %140 = icmp eq i64 %139, 4
  br i1 %140, label %141, label %128, !llvm.loop !20

141:                                              ; preds = %128, %118, %124, %119, %115, %111, %101
  %142 = phi i64 [ 2143289344, %101 ], [ 32256, %111 ], [ 9221120237041090560, %115 ], [ -4611686018427387904, %119 ], [ %105, %118 ], [ %105, %124 ], [ %137, %128 ]
  %143 = phi i64 [ 0, %101 ], [ 0, %111 ], [ 0, %115 ], [ 32767, %119 ], [ %106, %118 ], [ %125, %124 ], [ %138, %128 ]
  store i64 %142, ptr %11, align 16
  store i64 %143, ptr %17, align 8, !tbaa !21
  %144 = call ptr @strstr(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) @.str.195) #16
  %145 = icmp eq ptr %144, null
  %146 = or i1 %23, %145
  %147 = and i32 %91, 1
  %148 = icmp eq i32 %147, 0
  %149 = select i1 %146, i1 true, i1 %148
  br i1 %149, label %151, label %150

150:                                              ; preds = %141
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  br label %151

151:                                              ; preds = %150, %141
  %152 = call ptr @strstr(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) @.str.196) #16
  %153 = icmp eq ptr %152, null
  br i1 %153, label %154, label %157

154:                                              ; preds = %151
  %155 = call ptr @strstr(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) @.str.197) #16
  %156 = icmp eq ptr %155, null
  br i1 %156, label %163, label %157

157:                                              ; preds = %154, %151
  br i1 %148, label %158, label %162

158:                                              ; preds = %157
  %159 = load i64, ptr %11, align 16, !tbaa !21
  %160 = shl i64 %159, %27
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %162, label %163

162:                                              ; preds = %158, %157
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  br label %163

163:                                              ; preds = %158, %162, %154
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #15
  %164 = load i64, ptr %11, align 16, !tbaa !21
  store i64 %164, ptr %12, align 16, !tbaa !22
  %165 = load i64, ptr %17, align 8, !tbaa !21
  store i64 %165, ptr %28, align 8, !tbaa !22
  %166 = zext nneg i32 %103 to i64
  store i64 %166, ptr %29, align 16, !tbaa !22
  br label %167

167:                                              ; preds = %163, %176
  %168 = phi i64 [ 0, %163 ], [ %177, %176 ]
  %169 = phi i64 [ %79, %163 ], [ %186, %176 ]
  %170 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 %168
  %171 = load i64, ptr %170, align 8, !tbaa !22
  br label %179

172:                                              ; preds = %176
  %173 = or i32 %103, %78
  %174 = load ptr, ptr @wanted, align 8, !tbaa !5
  %175 = icmp eq ptr %174, null
  br i1 %175, label %200, label %189

176:                                              ; preds = %179
  %177 = add nuw nsw i64 %168, 1
  %178 = icmp eq i64 %177, 3
  br i1 %178, label %172, label %167, !llvm.loop !24

179:                                              ; preds = %167, %179
  %180 = phi i64 [ 0, %167 ], [ %187, %179 ]
  %181 = phi i64 [ %169, %167 ], [ %186, %179 ]
  %182 = shl nuw nsw i64 %180, 3
  %183 = lshr i64 %171, %182
  %184 = and i64 %183, 255
  %185 = xor i64 %184, %181
  %186 = mul i64 %185, 1099511628211
  %187 = add nuw nsw i64 %180, 1
  %188 = icmp eq i64 %187, 8
  br i1 %188, label %176, label %179, !llvm.loop !25

189:                                              ; preds = %172
  %190 = call ptr @strstr(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) %174) #16
  %191 = icmp eq ptr %190, null
  br i1 %191, label %200, label %192

192:                                              ; preds = %189
  %193 = load i64, ptr %30, align 8, !tbaa !21
  %194 = and i64 %193, 65535
  %195 = load i64, ptr %8, align 16, !tbaa !21
  %196 = load i64, ptr %31, align 8, !tbaa !21
  %197 = and i64 %196, 65535
  %198 = load i64, ptr %9, align 16, !tbaa !21
  %199 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.198, ptr noundef %0, i32 noundef %56, i64 noundef %194, i64 noundef %195, i64 noundef %197, i64 noundef %198, i64 noundef %165, i64 noundef %164, i32 noundef %103) #17
  br label %200

200:                                              ; preds = %192, %189, %172
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #15
  %201 = add nuw nsw i64 %77, 1
  %202 = icmp eq i64 %201, %54
  br i1 %202, label %74, label %76, !llvm.loop !26
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_add(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call float @llvm.experimental.constrained.fadd.f32(float %5, float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_sub(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call float @llvm.experimental.constrained.fsub.f32(float %5, float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_mul(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call float @llvm.experimental.constrained.fmul.f32(float %5, float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_div(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call float @llvm.experimental.constrained.fdiv.f32(float %5, float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"oeq", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_ne(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"une", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_unless_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"oeq", metadata !"fpexcept.strict") #17
  %8 = select i1 %7, i64 9, i64 7
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_isless(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"olt", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_islessgreater(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"one", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_isunordered(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"uno", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_isgreaterequal(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"oge", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @f_neg(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = fneg float %5
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_add(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call double @llvm.experimental.constrained.fadd.f64(double %5, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_sub(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call double @llvm.experimental.constrained.fsub.f64(double %5, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_mul(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call double @llvm.experimental.constrained.fmul.f64(double %5, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_div(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call double @llvm.experimental.constrained.fdiv.f64(double %5, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"oeq", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_ne(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"une", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_unless_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"oeq", metadata !"fpexcept.strict") #17
  %8 = select i1 %7, i64 9, i64 7
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_isless(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"olt", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_islessgreater(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"one", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_isunordered(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"uno", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_isgreaterequal(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"oge", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @d_neg(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = fneg double %5
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_add(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call x86_fp80 @llvm.experimental.constrained.fadd.f80(x86_fp80 %5, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_sub(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call x86_fp80 @llvm.experimental.constrained.fsub.f80(x86_fp80 %5, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_mul(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call x86_fp80 @llvm.experimental.constrained.fmul.f80(x86_fp80 %5, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_div(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %5, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"oeq", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_ne(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"une", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_unless_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"oeq", metadata !"fpexcept.strict") #17
  %8 = select i1 %7, i64 9, i64 7
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_isless(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"olt", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_islessgreater(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"one", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_isunordered(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"uno", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_isgreaterequal(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"oge", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @x_neg(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = fneg x86_fp80 %5
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_sqrt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.sqrt.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_fma(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readonly byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = load float, ptr %3, align 16, !tbaa !21
  %8 = tail call float @llvm.experimental.constrained.fma.f32(float %5, float %6, float %7, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_floor(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.floor.f32(float %5, metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_ceil(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.ceil.f32(float %5, metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_trunc(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.trunc.f32(float %5, metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_round(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.round.f32(float %5, metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_rint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.rint.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_roundeven(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.roundeven.f32(float %5, metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_nearbyint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.nearbyint.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_fmin(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call float @llvm.experimental.constrained.minnum.f32(float %5, float %6, metadata !"fpexcept.strict") #17
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_fmax(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call float @llvm.experimental.constrained.maxnum.f32(float %5, float %6, metadata !"fpexcept.strict") #17
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @f_fabs(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.fabs.f32(float %5) #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @f_copysign(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call float @llvm.copysign.f32(float %5, float %6) #17
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_fmod(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call float @llvm.experimental.constrained.frem.f32(float %5, float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_lrint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.lrint.i64.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_llrint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.llrint.i64.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_lround(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.lround.i64.f32(float %5, metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_llround(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.llround.i64.f32(float %5, metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: write, inaccessiblemem: readwrite) uwtable
define internal void @f_pow_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #7 {
  %5 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %6 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 10, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %7 = tail call float @llvm.experimental.constrained.pow.f32(float %5, float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: write, inaccessiblemem: readwrite) uwtable
define internal void @f_exp_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #7 {
  %5 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %6 = tail call float @llvm.experimental.constrained.exp.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: write, inaccessiblemem: readwrite) uwtable
define internal void @f_sin_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #7 {
  %5 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %6 = tail call float @llvm.experimental.constrained.sin.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_sqrt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.sqrt.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_fma(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readonly byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = load double, ptr %3, align 16, !tbaa !21
  %8 = tail call double @llvm.experimental.constrained.fma.f64(double %5, double %6, double %7, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_floor(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.floor.f64(double %5, metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_ceil(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.ceil.f64(double %5, metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_trunc(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.trunc.f64(double %5, metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_round(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.round.f64(double %5, metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_rint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.rint.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_roundeven(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.roundeven.f64(double %5, metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_nearbyint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.nearbyint.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_fmin(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call double @llvm.experimental.constrained.minnum.f64(double %5, double %6, metadata !"fpexcept.strict") #17
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_fmax(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call double @llvm.experimental.constrained.maxnum.f64(double %5, double %6, metadata !"fpexcept.strict") #17
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @d_fabs(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.fabs.f64(double %5) #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @d_copysign(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call double @llvm.copysign.f64(double %5, double %6) #17
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_fmod(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call double @llvm.experimental.constrained.frem.f64(double %5, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_lrint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.lrint.i64.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_llrint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.llrint.i64.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_lround(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.lround.i64.f64(double %5, metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_llround(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.llround.i64.f64(double %5, metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: write, inaccessiblemem: readwrite) uwtable
define internal void @d_pow_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #7 {
  %5 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %6 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 10, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %7 = tail call double @llvm.experimental.constrained.pow.f64(double %5, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: write, inaccessiblemem: readwrite) uwtable
define internal void @d_exp_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #7 {
  %5 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %6 = tail call double @llvm.experimental.constrained.exp.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: write, inaccessiblemem: readwrite) uwtable
define internal void @d_sin_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #7 {
  %5 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %6 = tail call double @llvm.experimental.constrained.sin.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_sqrt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.sqrt.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_fma(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readonly byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = load x86_fp80, ptr %3, align 16, !tbaa !21
  %8 = tail call x86_fp80 @llvm.experimental.constrained.fma.f80(x86_fp80 %5, x86_fp80 %6, x86_fp80 %7, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_floor(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.floor.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_ceil(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.ceil.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_trunc(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.trunc.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_round(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.round.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_rint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.rint.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_roundeven(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.roundeven.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_nearbyint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.nearbyint.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_fmin(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call x86_fp80 @llvm.experimental.constrained.minnum.f80(x86_fp80 %5, x86_fp80 %6, metadata !"fpexcept.strict") #17
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_fmax(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call x86_fp80 @llvm.experimental.constrained.maxnum.f80(x86_fp80 %5, x86_fp80 %6, metadata !"fpexcept.strict") #17
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @x_fabs(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %5) #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @x_copysign(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call x86_fp80 @llvm.copysign.f80(x86_fp80 %5, x86_fp80 %6) #17
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_fmod(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call x86_fp80 @llvm.experimental.constrained.frem.f80(x86_fp80 %5, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_lrint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.lrint.i64.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_llrint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.llrint.i64.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_lround(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.lround.i64.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_llround(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.llround.i64.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: write, inaccessiblemem: readwrite) uwtable
define internal void @x_pow_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #7 {
  %5 = tail call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %6 = tail call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 10, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %7 = tail call x86_fp80 @llvm.experimental.constrained.pow.f80(x86_fp80 %5, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: write, inaccessiblemem: readwrite) uwtable
define internal void @x_exp_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #7 {
  %5 = tail call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %6 = tail call x86_fp80 @llvm.experimental.constrained.exp.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: write, inaccessiblemem: readwrite) uwtable
define internal void @x_sin_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #7 {
  %5 = tail call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %6 = tail call x86_fp80 @llvm.experimental.constrained.sin.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_to_i8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i8 @llvm.experimental.constrained.fptosi.i8.f32(float %5, metadata !"fpexcept.strict") #17
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_to_i16(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i16 @llvm.experimental.constrained.fptosi.i16.f32(float %5, metadata !"fpexcept.strict") #17
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_to_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %5, metadata !"fpexcept.strict") #17
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_to_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.fptosi.i64.f32(float %5, metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_to_u8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i8 @llvm.experimental.constrained.fptoui.i8.f32(float %5, metadata !"fpexcept.strict") #17
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_to_u16(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i16 @llvm.experimental.constrained.fptoui.i16.f32(float %5, metadata !"fpexcept.strict") #17
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_to_u32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i32 @llvm.experimental.constrained.fptoui.i32.f32(float %5, metadata !"fpexcept.strict") #17
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_to_i8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i8 @llvm.experimental.constrained.fptosi.i8.f64(double %5, metadata !"fpexcept.strict") #17
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_to_i16(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i16 @llvm.experimental.constrained.fptosi.i16.f64(double %5, metadata !"fpexcept.strict") #17
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_to_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %5, metadata !"fpexcept.strict") #17
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_to_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.fptosi.i64.f64(double %5, metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_to_u8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i8 @llvm.experimental.constrained.fptoui.i8.f64(double %5, metadata !"fpexcept.strict") #17
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_to_u16(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i16 @llvm.experimental.constrained.fptoui.i16.f64(double %5, metadata !"fpexcept.strict") #17
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_to_u32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i32 @llvm.experimental.constrained.fptoui.i32.f64(double %5, metadata !"fpexcept.strict") #17
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_to_i8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i8 @llvm.experimental.constrained.fptosi.i8.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_to_i16(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i16 @llvm.experimental.constrained.fptosi.i16.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_to_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_to_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.fptosi.i64.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_to_u8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i8 @llvm.experimental.constrained.fptoui.i8.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_to_u16(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i16 @llvm.experimental.constrained.fptoui.i16.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_to_u32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i32 @llvm.experimental.constrained.fptoui.i32.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_of_i8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i8
  %7 = tail call float @llvm.experimental.constrained.sitofp.f32.i8(i8 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_of_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i32
  %7 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_of_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_of_u8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i8
  %7 = tail call float @llvm.experimental.constrained.uitofp.f32.i8(i8 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_of_u32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i32
  %7 = tail call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_of_u64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_of_i128(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i128, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.sitofp.f32.i128(i128 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_of_i8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i8
  %7 = tail call double @llvm.experimental.constrained.sitofp.f64.i8(i8 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_of_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i32
  %7 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_of_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_of_u8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i8
  %7 = tail call double @llvm.experimental.constrained.uitofp.f64.i8(i8 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_of_u32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i32
  %7 = tail call double @llvm.experimental.constrained.uitofp.f64.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_of_u64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_of_i128(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i128, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.sitofp.f64.i128(i128 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_of_i8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i8
  %7 = tail call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i8(i8 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_of_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i32
  %7 = tail call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_of_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_of_u8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i8
  %7 = tail call x86_fp80 @llvm.experimental.constrained.uitofp.f80.i8(i8 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_of_u32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i32
  %7 = tail call x86_fp80 @llvm.experimental.constrained.uitofp.f80.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_of_u64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.uitofp.f80.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_of_i128(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i128, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i128(i128 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_to_d(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %5, metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_to_x(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.fpext.f80.f32(float %5, metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_to_f(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.fptrunc.f32.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_to_x(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.fpext.f80.f64(double %5, metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_to_f(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.fptrunc.f32.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_to_d(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @v_add(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load <4 x float>, ptr %1, align 16, !tbaa !21
  %6 = load <4 x float>, ptr %2, align 16, !tbaa !21
  %7 = tail call <4 x float> @llvm.experimental.constrained.fadd.v4f32(<4 x float> %5, <4 x float> %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store <4 x float> %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @v_mul(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load <4 x float>, ptr %1, align 16, !tbaa !21
  %6 = load <4 x float>, ptr %2, align 16, !tbaa !21
  %7 = tail call <4 x float> @llvm.experimental.constrained.fmul.v4f32(<4 x float> %5, <4 x float> %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store <4 x float> %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @v_div(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load <4 x float>, ptr %1, align 16, !tbaa !21
  %6 = load <4 x float>, ptr %2, align 16, !tbaa !21
  %7 = tail call <4 x float> @llvm.experimental.constrained.fdiv.v4f32(<4 x float> %5, <4 x float> %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store <4 x float> %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @mul_add(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readonly byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = load double, ptr %3, align 16, !tbaa !21
  %8 = tail call double @llvm.experimental.constrained.fmuladd.f64(double %5, double %6, double %7, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store double %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_to_h(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call half @llvm.experimental.constrained.fptrunc.f16.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store half %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_to_h(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call half @llvm.experimental.constrained.fptrunc.f16.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store half %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @h_to_f(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %5, metadata !"fpexcept.strict") #17
  store float %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @h_to_d(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !21
  %6 = tail call double @llvm.experimental.constrained.fpext.f64.f16(half %5, metadata !"fpexcept.strict") #17
  store double %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @h_to_x(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !21
  %6 = tail call x86_fp80 @llvm.experimental.constrained.fpext.f80.f16(half %5, metadata !"fpexcept.strict") #17
  store x86_fp80 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @h_add(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %5, metadata !"fpexcept.ignore") #17
  %7 = load half, ptr %2, align 16, !tbaa !21
  %8 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %7, metadata !"fpexcept.ignore") #17
  %9 = tail call float @llvm.experimental.constrained.fadd.f32(float %6, float %8, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %10 = tail call half @llvm.experimental.constrained.fptrunc.f16.f32(float %9, metadata !"round.tonearest", metadata !"fpexcept.ignore") #17
  store half %10, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @h_mul(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %5, metadata !"fpexcept.ignore") #17
  %7 = load half, ptr %2, align 16, !tbaa !21
  %8 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %7, metadata !"fpexcept.ignore") #17
  %9 = tail call float @llvm.experimental.constrained.fmul.f32(float %6, float %8, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %10 = tail call half @llvm.experimental.constrained.fptrunc.f16.f32(float %9, metadata !"round.tonearest", metadata !"fpexcept.ignore") #17
  store half %10, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @h_div(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !21
  %6 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %5, metadata !"fpexcept.ignore") #17
  %7 = load half, ptr %2, align 16, !tbaa !21
  %8 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %7, metadata !"fpexcept.ignore") #17
  %9 = tail call float @llvm.experimental.constrained.fdiv.f32(float %6, float %8, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  %10 = tail call half @llvm.experimental.constrained.fptrunc.f16.f32(float %9, metadata !"round.tonearest", metadata !"fpexcept.ignore") #17
  store half %10, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @h_of_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = trunc i64 %5 to i32
  %7 = tail call half @llvm.experimental.constrained.sitofp.f16.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store half %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @h_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !21
  %6 = load half, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmp.f16(half %5, half %6, metadata !"oeq", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @f_isnan(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i1 @llvm.is.fpclass.f32(float %5, i32 3) #17
  %7 = zext i1 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @d_isnan(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i1 @llvm.is.fpclass.f64(double %5, i32 3) #17
  %7 = zext i1 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @x_isnan(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i1 @llvm.is.fpclass.f80(x86_fp80 %5, i32 3) #17
  %7 = zext i1 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @f_isinf(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i1 @llvm.is.fpclass.f32(float %5, i32 516) #17
  %7 = zext i1 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @d_isinf(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i1 @llvm.is.fpclass.f64(double %5, i32 516) #17
  %7 = zext i1 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable
define internal void @x_isinf(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i1 @llvm.is.fpclass.f80(x86_fp80 %5, i32 516) #17
  %7 = zext i1 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_lt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f32(float %5, float %6, metadata !"olt", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_le(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f32(float %5, float %6, metadata !"ole", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_gt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f32(float %5, float %6, metadata !"ogt", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_ge(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f32(float %5, float %6, metadata !"oge", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_unless_lt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = load float, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f32(float %5, float %6, metadata !"olt", metadata !"fpexcept.strict") #17
  %8 = select i1 %7, i64 9, i64 7
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_lt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %5, double %6, metadata !"olt", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_le(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %5, double %6, metadata !"ole", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_gt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %5, double %6, metadata !"ogt", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_ge(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %5, double %6, metadata !"oge", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_unless_lt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = load double, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %5, double %6, metadata !"olt", metadata !"fpexcept.strict") #17
  %8 = select i1 %7, i64 9, i64 7
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_lt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %5, x86_fp80 %6, metadata !"olt", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_le(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %5, x86_fp80 %6, metadata !"ole", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_gt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %5, x86_fp80 %6, metadata !"ogt", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_ge(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %5, x86_fp80 %6, metadata !"oge", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_unless_lt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %5, x86_fp80 %6, metadata !"olt", metadata !"fpexcept.strict") #17
  %8 = select i1 %7, i64 9, i64 7
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_to_u64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.fptoui.i64.f32(float %5, metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_to_u64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.fptoui.i64.f64(double %5, metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_to_u64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call i64 @llvm.experimental.constrained.fptoui.i64.f80(x86_fp80 %5, metadata !"fpexcept.strict") #17
  store i64 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @x_to_h(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !21
  %6 = tail call half @llvm.experimental.constrained.fptrunc.f16.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store half %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @h_lt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !21
  %6 = load half, ptr %2, align 16, !tbaa !21
  %7 = tail call i1 @llvm.experimental.constrained.fcmps.f16(half %5, half %6, metadata !"olt", metadata !"fpexcept.strict") #17
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @h_of_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !21
  %6 = tail call half @llvm.experimental.constrained.sitofp.f16.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #17
  store half %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @f_to_i128(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !21
  %6 = tail call i128 @llvm.experimental.constrained.fptosi.i128.f32(float %5, metadata !"fpexcept.strict") #17
  store i128 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @d_to_i128(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !21
  %6 = tail call i128 @llvm.experimental.constrained.fptosi.i128.f64(double %5, metadata !"fpexcept.strict") #17
  store i128 %6, ptr %0, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i32(i32, metadata, metadata) #8

; Function Attrs: nounwind
declare i32 @fesetround(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata) #8

; Function Attrs: nounwind
declare i32 @feclearexcept(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata) #8

; Function Attrs: nounwind
declare i32 @feraiseexcept(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata) #8

; Function Attrs: nounwind
declare i32 @feholdexcept(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @feupdateenv(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.get.rounding() #9

; Function Attrs: mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: write) uwtable
define internal fastcc void @value(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, i8 noundef signext %1, i64 noundef %2) unnamed_addr #10 {
  %4 = zext nneg i8 %1 to i32
  %5 = add nsw i32 %4, -100
  %6 = tail call i32 @llvm.fshl.i32(i32 %5, i32 %5, i32 31)
  switch i32 %6, label %40 [
    i32 1, label %7
    i32 0, label %10
    i32 10, label %13
    i32 2, label %18
    i32 9, label %21
  ]

7:                                                ; preds = %3
  %8 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %2
  %9 = load i64, ptr %8, align 8, !tbaa !22
  br label %48

10:                                               ; preds = %3
  %11 = getelementptr inbounds [52 x i64], ptr @doubles, i64 0, i64 %2
  %12 = load i64, ptr %11, align 8, !tbaa !22
  br label %48

13:                                               ; preds = %3
  %14 = getelementptr inbounds [46 x %struct.bits], ptr @longs, i64 0, i64 %2
  %15 = load i64, ptr %14, align 16, !tbaa !27
  %16 = getelementptr inbounds i8, ptr %14, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !29
  br label %48

18:                                               ; preds = %3
  %19 = getelementptr inbounds [19 x i64], ptr @halves, i64 0, i64 %2
  %20 = load i64, ptr %19, align 8, !tbaa !22
  br label %48

21:                                               ; preds = %3
  %22 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %2
  %23 = load i64, ptr %22, align 8, !tbaa !22
  %24 = add nuw nsw i64 %2, 5
  %25 = urem i64 %24, 42
  %26 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !22
  %28 = shl i64 %27, 32
  %29 = or i64 %28, %23
  %30 = add nuw nsw i64 %2, 11
  %31 = urem i64 %30, 42
  %32 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %31
  %33 = load i64, ptr %32, align 8, !tbaa !22
  %34 = add nuw nsw i64 %2, 17
  %35 = urem i64 %34, 42
  %36 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %35
  %37 = load i64, ptr %36, align 8, !tbaa !22
  %38 = shl i64 %37, 32
  %39 = or i64 %38, %33
  br label %48

40:                                               ; preds = %3
  %41 = getelementptr inbounds [30 x i64], ptr @ints, i64 0, i64 %2
  %42 = load i64, ptr %41, align 8, !tbaa !22
  %43 = mul nuw nsw i64 %2, 7
  %44 = add nuw nsw i64 %43, 3
  %45 = urem i64 %44, 30
  %46 = getelementptr inbounds [30 x i64], ptr @ints, i64 0, i64 %45
  %47 = load i64, ptr %46, align 8, !tbaa !22
  br label %48

48:                                               ; preds = %40, %21, %18, %13, %10, %7
  %49 = phi i64 [ %42, %40 ], [ %29, %21 ], [ %20, %18 ], [ %15, %13 ], [ %12, %10 ], [ %9, %7 ]
  %50 = phi i64 [ %47, %40 ], [ %39, %21 ], [ 0, %18 ], [ %17, %13 ], [ 0, %10 ], [ 0, %7 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false) #17
  store i64 %49, ptr %0, align 16, !tbaa !21
  %51 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %50, ptr %51, align 8, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare ptr @strstr(ptr noundef, ptr nocapture noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fsub.f32(float, float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fmul.f32(float, float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fadd.f80(x86_fp80, x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fsub.f80(x86_fp80, x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fmul.f80(x86_fp80, x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80, x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80, x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fma.f32(float, float, float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.floor.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.ceil.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.trunc.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.round.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.rint.f32(float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.roundeven.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.nearbyint.f32(float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.minnum.f32(float, float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.maxnum.f32(float, float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.frem.f32(float, float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lrint.i64.f32(float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llrint.i64.f32(float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lround.i64.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llround.i64.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.pow.f32(float, float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.exp.f32(float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sin.f32(float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fma.f64(double, double, double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.floor.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.ceil.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.trunc.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.round.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.rint.f64(double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.roundeven.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.nearbyint.f64(double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.minnum.f64(double, double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.maxnum.f64(double, double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.frem.f64(double, double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lrint.i64.f64(double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llrint.i64.f64(double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lround.i64.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llround.i64.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.pow.f64(double, double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.exp.f64(double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sin.f64(double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sqrt.f80(x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fma.f80(x86_fp80, x86_fp80, x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.floor.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.ceil.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.trunc.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.round.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.rint.f80(x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.roundeven.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.nearbyint.f80(x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.minnum.f80(x86_fp80, x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.maxnum.f80(x86_fp80, x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.frem.f80(x86_fp80, x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lrint.i64.f80(x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llrint.i64.f80(x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lround.i64.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llround.i64.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.pow.f80(x86_fp80, x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.exp.f80(x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sin.f80(x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i8 @llvm.experimental.constrained.fptosi.i8.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptosi.i16.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptosi.i64.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i8 @llvm.experimental.constrained.fptoui.i8.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptoui.i16.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptoui.i32.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i8 @llvm.experimental.constrained.fptosi.i8.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptosi.i16.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptosi.i64.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i8 @llvm.experimental.constrained.fptoui.i8.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptoui.i16.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptoui.i32.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i8 @llvm.experimental.constrained.fptosi.i8.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptosi.i16.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptosi.i64.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i8 @llvm.experimental.constrained.fptoui.i8.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptoui.i16.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptoui.i32.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i8(i8, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i64(i64, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.uitofp.f32.i8(i8, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.uitofp.f32.i32(i32, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.uitofp.f32.i64(i64, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i128(i128, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i8(i8, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i64(i64, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.uitofp.f64.i8(i8, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.uitofp.f64.i32(i32, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.uitofp.f64.i64(i64, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i128(i128, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sitofp.f80.i8(i8, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sitofp.f80.i64(i64, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.uitofp.f80.i8(i8, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.uitofp.f80.i32(i32, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.uitofp.f80.i64(i64, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sitofp.f80.i128(i128, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fpext.f80.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fpext.f80.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f80(x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare <4 x float> @llvm.experimental.constrained.fadd.v4f32(<4 x float>, <4 x float>, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare <4 x float> @llvm.experimental.constrained.fmul.v4f32(<4 x float>, <4 x float>, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare <4 x float> @llvm.experimental.constrained.fdiv.v4f32(<4 x float>, <4 x float>, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fmuladd.f64(double, double, double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.fptrunc.f16.f32(float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.fptrunc.f16.f64(double, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fpext.f32.f16(half, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fpext.f64.f16(half, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fpext.f80.f16(half, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.sitofp.f16.i32(i32, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f16(half, half, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f32(float, float, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80, x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptoui.i64.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptoui.i64.f64(double, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptoui.i64.f80(x86_fp80, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.fptrunc.f16.f80(x86_fp80, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f16(half, half, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.sitofp.f16.i64(i64, metadata, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i128 @llvm.experimental.constrained.fptosi.i128.f32(float, metadata) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i128 @llvm.experimental.constrained.fptosi.i128.f64(double, metadata) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #14

attributes #0 = { nounwind strictfp uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: write, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #10 = { mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nounwind strictfp }
attributes #16 = { nounwind strictfp willreturn memory(read) }
attributes #17 = { strictfp }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = !{!18}
!18 = distinct !{!18, !19, !"plain: argument 0"}
!19 = distinct !{!19, !"plain"}
!20 = distinct !{!20, !12, !13}
!21 = !{!7, !7, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"long", !7, i64 0}
!24 = distinct !{!24, !12, !13}
!25 = distinct !{!25, !12, !13}
!26 = distinct !{!26, !12, !13}
!27 = !{!28, !23, i64 0}
!28 = !{!"", !23, i64 0, !23, i64 8}
!29 = !{!28, !23, i64 8}
