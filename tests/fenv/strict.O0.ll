; ModuleID = 'environment.c'
source_filename = "environment.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.bits = type { i64, i64 }
%struct.fenv_t = type { i16, i16, i16, i16, i16, i16, i32, i16, i16, i32, i16, i16, i32 }
%union.any = type { x86_fp80 }

@.str = private unnamed_addr constant [15 x i8] c"start %02x %d\0A\00", align 1
@wanted = internal global ptr null, align 8
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
@modes = internal global [4 x i32] [i32 0, i32 2048, i32 1024, i32 3072], align 16
@.str.192 = private unnamed_addr constant [34 x i8] c"order %d %d %d %d %d %d %d %d %d\0A\00", align 1
@.str.193 = private unnamed_addr constant [19 x i8] c"order %d %d %d %d\0A\00", align 1
@.str.194 = private unnamed_addr constant [15 x i8] c"order mode %d\0A\00", align 1
@.str.195 = private unnamed_addr constant [5 x i8] c"_to_\00", align 1
@.str.196 = private unnamed_addr constant [6 x i8] c"_fmin\00", align 1
@.str.197 = private unnamed_addr constant [6 x i8] c"_fmax\00", align 1
@.str.198 = private unnamed_addr constant [70 x i8] c"%s mode %d: %04llx%016llx %04llx%016llx -> %016llx%016llx flags %02x\0A\00", align 1
@.str.199 = private unnamed_addr constant [20 x i8] c"%s %d %016llx %02x\0A\00", align 1
@singles = internal constant [42 x i64] [i64 0, i64 2147483648, i64 1, i64 2147483649, i64 8388607, i64 8388608, i64 864026624, i64 1056964607, i64 1056964608, i64 1056964609, i64 1065353216, i64 3212836864, i64 1065353217, i64 1069547520, i64 1075838976, i64 3223322624, i64 1124007936, i64 1124073472, i64 1132396544, i64 3271589888, i64 1199562752, i64 1199566848, i64 1199570943, i64 1258291201, i64 1325400064, i64 1325400063, i64 3472883712, i64 1333788672, i64 1593835520, i64 1593835519, i64 3741319168, i64 1602224128, i64 1602224127, i64 2130706432, i64 2139095039, i64 4286578687, i64 2139095040, i64 4286578688, i64 2143289344, i64 4290772993, i64 2141192192, i64 1078530011], align 16
@doubles = internal constant [52 x i64] [i64 0, i64 -9223372036854775808, i64 1, i64 -9223372036854775807, i64 4503599627370495, i64 4503599627370496, i64 3936146074321813504, i64 3931642474694443009, i64 4039728865751334911, i64 4494592428115755008, i64 4544132024016830465, i64 4602678819172646911, i64 4602678819172646912, i64 4602678819172646913, i64 4607182418800017408, i64 -4616189618054758400, i64 4607182418800017409, i64 4607182419068452864, i64 4607182419068452865, i64 4607184617823272960, i64 4609434218613702656, i64 4612811918334230528, i64 -4610560118520545280, i64 4638637247447433216, i64 4643176031446892544, i64 -4584646828477120512, i64 4679235614791434240, i64 4679237813814689792, i64 4746794007244308480, i64 4746794007248502784, i64 -4476578029606273024, i64 -4476578029604175872, i64 4751297606873776128, i64 4751297606875873280, i64 4841369599423283201, i64 4845873199050653695, i64 4890909195324358655, i64 4890909195324358656, i64 -4332462841530417152, i64 4895412794951729151, i64 4895412794951729152, i64 5183643170566569984, i64 5183643170835005440, i64 9214364837600034816, i64 9218868437227405311, i64 -4503599627370497, i64 9218868437227405312, i64 -4503599627370496, i64 9221120237041090560, i64 -2251799813685247, i64 9219994337134247936, i64 4614256656552045848], align 16
@longs = internal constant [46 x %struct.bits] [%struct.bits zeroinitializer, %struct.bits { i64 0, i64 32768 }, %struct.bits { i64 1, i64 0 }, %struct.bits { i64 1, i64 32768 }, %struct.bits { i64 9223372036854775807, i64 0 }, %struct.bits { i64 -9223372036854775808, i64 1 }, %struct.bits { i64 -9223372036854775808, i64 15360 }, %struct.bits { i64 -9223372036854775807, i64 15360 }, %struct.bits { i64 -9223372036854775808, i64 16359 }, %struct.bits { i64 -1, i64 16381 }, %struct.bits { i64 -9223372036854775808, i64 16382 }, %struct.bits { i64 -9223372036854775807, i64 16382 }, %struct.bits { i64 -9223372036854775808, i64 16383 }, %struct.bits { i64 -9223372036854775808, i64 49151 }, %struct.bits { i64 -9223372036854775807, i64 16383 }, %struct.bits { i64 -9223371487098961919, i64 16383 }, %struct.bits { i64 -9218868437227405311, i64 16383 }, %struct.bits { i64 -9223372036854774784, i64 16383 }, %struct.bits { i64 -4611686018427387904, i64 16383 }, %struct.bits { i64 -6917529027641081856, i64 16384 }, %struct.bits { i64 -6917529027641081856, i64 49152 }, %struct.bits { i64 -144115188075855872, i64 16389 }, %struct.bits { i64 -72057594037927936, i64 16390 }, %struct.bits { i64 -9187343239835811840, i64 49158 }, %struct.bits { i64 -9007199254740992, i64 16398 }, %struct.bits { i64 -4503599627370496, i64 16398 }, %struct.bits { i64 -4294967296, i64 16413 }, %struct.bits { i64 -9223372036854775808, i64 16414 }, %struct.bits { i64 -9223372036854775808, i64 49182 }, %struct.bits { i64 -4294967296, i64 16414 }, %struct.bits { i64 -9223372036854775808, i64 16415 }, %struct.bits { i64 -2, i64 16445 }, %struct.bits { i64 -9223372036854775808, i64 16446 }, %struct.bits { i64 -9223372036854775808, i64 49214 }, %struct.bits { i64 -1, i64 16446 }, %struct.bits { i64 -9223372036854775808, i64 16447 }, %struct.bits { i64 -1, i64 17406 }, %struct.bits { i64 -9223372036854775808, i64 32766 }, %struct.bits { i64 -1, i64 32766 }, %struct.bits { i64 -1, i64 65534 }, %struct.bits { i64 -9223372036854775808, i64 32767 }, %struct.bits { i64 -9223372036854775808, i64 65535 }, %struct.bits { i64 -4611686018427387904, i64 32767 }, %struct.bits { i64 -4611686018427387903, i64 65535 }, %struct.bits { i64 -6917529027641081856, i64 32767 }, %struct.bits { i64 -3958705157555305931, i64 16384 }], align 16
@halves = internal constant [19 x i64] [i64 0, i64 32768, i64 1, i64 32769, i64 1023, i64 1024, i64 14336, i64 15360, i64 48128, i64 15361, i64 15872, i64 16968, i64 31743, i64 64511, i64 31744, i64 64512, i64 32256, i64 65025, i64 32000], align 16
@ints = internal constant [30 x i64] [i64 0, i64 1, i64 -1, i64 2, i64 127, i64 128, i64 255, i64 32767, i64 65504, i64 65519, i64 65520, i64 2147483647, i64 2147483648, i64 4294967295, i64 16777217, i64 16777219, i64 9007199254740993, i64 9007199254740995, i64 9223372036854775807, i64 -9223372036854775808, i64 -9223372036854775807, i64 -9223372036854774784, i64 -9223372036854774783, i64 -1025, i64 -1024, i64 -549755813889, i64 -549755813888, i64 -549755813887, i64 -9223371487098961919, i64 -2401053089206453570], align 16
@.str.200 = private unnamed_addr constant [7 x i8] c"lround\00", align 1
@.str.201 = private unnamed_addr constant [6 x i8] c"_fmod\00", align 1
@.str.202 = private unnamed_addr constant [7 x i8] c"_exact\00", align 1

; Function Attrs: noinline nounwind optnone strictfp uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = call i32 @fetestexcept(i32 noundef 61) #9
  store i32 %7, ptr %6, align 4
  %8 = load i32, ptr %6, align 4
  %9 = call i32 @fegetround() #10
  %10 = icmp eq i32 %9, 0
  %11 = zext i1 %10 to i32
  %12 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %8, i32 noundef %11) #11
  %13 = load i32, ptr %4, align 4
  %14 = icmp sgt i32 %13, 1
  br i1 %14, label %15, label %19

15:                                               ; preds = %2
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds ptr, ptr %16, i64 1
  %18 = load ptr, ptr %17, align 8
  br label %20

19:                                               ; preds = %2
  br label %20

20:                                               ; preds = %19, %15
  %21 = phi ptr [ %18, %15 ], [ null, %19 ]
  store ptr %21, ptr @wanted, align 8
  call void @order() #11
  call void @run(ptr noundef @.str.1, ptr noundef @f_add, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #11
  call void @run(ptr noundef @.str.2, ptr noundef @f_sub, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #11
  call void @run(ptr noundef @.str.3, ptr noundef @f_mul, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #11
  call void @run(ptr noundef @.str.4, ptr noundef @f_div, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #11
  call void @run(ptr noundef @.str.5, ptr noundef @f_eq, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.6, ptr noundef @f_ne, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.7, ptr noundef @f_unless_eq, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.8, ptr noundef @f_isless, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.9, ptr noundef @f_islessgreater, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.10, ptr noundef @f_isunordered, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.11, ptr noundef @f_isgreaterequal, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.12, ptr noundef @f_neg, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.13, ptr noundef @d_add, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #11
  call void @run(ptr noundef @.str.14, ptr noundef @d_sub, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #11
  call void @run(ptr noundef @.str.15, ptr noundef @d_mul, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #11
  call void @run(ptr noundef @.str.16, ptr noundef @d_div, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #11
  call void @run(ptr noundef @.str.17, ptr noundef @d_eq, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.18, ptr noundef @d_ne, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.19, ptr noundef @d_unless_eq, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.20, ptr noundef @d_isless, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.21, ptr noundef @d_islessgreater, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.22, ptr noundef @d_isunordered, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.23, ptr noundef @d_isgreaterequal, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.24, ptr noundef @d_neg, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.25, ptr noundef @x_add, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #11
  call void @run(ptr noundef @.str.26, ptr noundef @x_sub, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #11
  call void @run(ptr noundef @.str.27, ptr noundef @x_mul, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #11
  call void @run(ptr noundef @.str.28, ptr noundef @x_div, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #11
  call void @run(ptr noundef @.str.29, ptr noundef @x_eq, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.30, ptr noundef @x_ne, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.31, ptr noundef @x_unless_eq, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.32, ptr noundef @x_isless, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.33, ptr noundef @x_islessgreater, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.34, ptr noundef @x_isunordered, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.35, ptr noundef @x_isgreaterequal, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.36, ptr noundef @x_neg, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.37, ptr noundef @f_sqrt, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.38, ptr noundef @f_fma, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #11
  call void @run(ptr noundef @.str.39, ptr noundef @f_floor, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.40, ptr noundef @f_ceil, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.41, ptr noundef @f_trunc, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.42, ptr noundef @f_round, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.43, ptr noundef @f_rint, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.44, ptr noundef @f_roundeven, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.45, ptr noundef @f_nearbyint, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.46, ptr noundef @f_fmin, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #11
  call void @run(ptr noundef @.str.47, ptr noundef @f_fmax, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #11
  call void @run(ptr noundef @.str.48, ptr noundef @f_fabs, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.49, ptr noundef @f_copysign, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #11
  call void @run(ptr noundef @.str.50, ptr noundef @f_fmod, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2) #11
  call void @run(ptr noundef @.str.51, ptr noundef @f_lrint, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.52, ptr noundef @f_llrint, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.53, ptr noundef @f_lround, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.54, ptr noundef @f_llround, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.55, ptr noundef @f_pow_exact, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.56, ptr noundef @f_exp_exact, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.57, ptr noundef @f_sin_exact, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.58, ptr noundef @d_sqrt, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.59, ptr noundef @d_fma, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #11
  call void @run(ptr noundef @.str.60, ptr noundef @d_floor, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.61, ptr noundef @d_ceil, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.62, ptr noundef @d_trunc, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.63, ptr noundef @d_round, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.64, ptr noundef @d_rint, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.65, ptr noundef @d_roundeven, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.66, ptr noundef @d_nearbyint, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.67, ptr noundef @d_fmin, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #11
  call void @run(ptr noundef @.str.68, ptr noundef @d_fmax, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #11
  call void @run(ptr noundef @.str.69, ptr noundef @d_fabs, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.70, ptr noundef @d_copysign, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #11
  call void @run(ptr noundef @.str.71, ptr noundef @d_fmod, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #11
  call void @run(ptr noundef @.str.72, ptr noundef @d_lrint, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.73, ptr noundef @d_llrint, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.74, ptr noundef @d_lround, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.75, ptr noundef @d_llround, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.76, ptr noundef @d_pow_exact, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.77, ptr noundef @d_exp_exact, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.78, ptr noundef @d_sin_exact, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.79, ptr noundef @x_sqrt, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.80, ptr noundef @x_fma, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #11
  call void @run(ptr noundef @.str.81, ptr noundef @x_floor, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.82, ptr noundef @x_ceil, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.83, ptr noundef @x_trunc, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.84, ptr noundef @x_round, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.85, ptr noundef @x_rint, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.86, ptr noundef @x_roundeven, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.87, ptr noundef @x_nearbyint, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.88, ptr noundef @x_fmin, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #11
  call void @run(ptr noundef @.str.89, ptr noundef @x_fmax, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #11
  call void @run(ptr noundef @.str.90, ptr noundef @x_fabs, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.91, ptr noundef @x_copysign, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #11
  call void @run(ptr noundef @.str.92, ptr noundef @x_fmod, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2) #11
  call void @run(ptr noundef @.str.93, ptr noundef @x_lrint, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.94, ptr noundef @x_llrint, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.95, ptr noundef @x_lround, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.96, ptr noundef @x_llround, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.97, ptr noundef @x_pow_exact, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.98, ptr noundef @x_exp_exact, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.99, ptr noundef @x_sin_exact, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.100, ptr noundef @f_to_i8, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.101, ptr noundef @f_to_i16, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.102, ptr noundef @f_to_i32, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.103, ptr noundef @f_to_i64, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.104, ptr noundef @f_to_u8, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.105, ptr noundef @f_to_u16, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.106, ptr noundef @f_to_u32, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.107, ptr noundef @d_to_i8, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.108, ptr noundef @d_to_i16, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.109, ptr noundef @d_to_i32, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.110, ptr noundef @d_to_i64, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.111, ptr noundef @d_to_u8, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.112, ptr noundef @d_to_u16, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.113, ptr noundef @d_to_u32, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.114, ptr noundef @x_to_i8, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.115, ptr noundef @x_to_i16, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.116, ptr noundef @x_to_i32, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.117, ptr noundef @x_to_i64, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.118, ptr noundef @x_to_u8, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.119, ptr noundef @x_to_u16, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.120, ptr noundef @x_to_u32, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.121, ptr noundef @f_of_i8, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.122, ptr noundef @f_of_i32, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.123, ptr noundef @f_of_i64, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.124, ptr noundef @f_of_u8, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.125, ptr noundef @f_of_u32, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.126, ptr noundef @f_of_u64, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.127, ptr noundef @f_of_i128, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.128, ptr noundef @d_of_i8, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.129, ptr noundef @d_of_i32, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.130, ptr noundef @d_of_i64, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.131, ptr noundef @d_of_u8, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.132, ptr noundef @d_of_u32, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.133, ptr noundef @d_of_u64, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.134, ptr noundef @d_of_i128, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.135, ptr noundef @x_of_i8, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.136, ptr noundef @x_of_i32, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.137, ptr noundef @x_of_i64, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.138, ptr noundef @x_of_u8, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.139, ptr noundef @x_of_u32, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.140, ptr noundef @x_of_u64, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.141, ptr noundef @x_of_i128, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.142, ptr noundef @f_to_d, i8 noundef signext 102, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.143, ptr noundef @f_to_x, i8 noundef signext 102, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.144, ptr noundef @d_to_f, i8 noundef signext 100, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.145, ptr noundef @d_to_x, i8 noundef signext 100, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.146, ptr noundef @x_to_f, i8 noundef signext 120, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.147, ptr noundef @x_to_d, i8 noundef signext 120, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.148, ptr noundef @v_add, i8 noundef signext 118, i8 noundef signext 118, i32 noundef 2) #11
  call void @run(ptr noundef @.str.149, ptr noundef @v_mul, i8 noundef signext 118, i8 noundef signext 118, i32 noundef 2) #11
  call void @run(ptr noundef @.str.150, ptr noundef @v_div, i8 noundef signext 118, i8 noundef signext 118, i32 noundef 2) #11
  call void @run(ptr noundef @.str.151, ptr noundef @mul_add, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2) #11
  call void @run(ptr noundef @.str.152, ptr noundef @f_to_h, i8 noundef signext 102, i8 noundef signext 104, i32 noundef 1) #11
  call void @run(ptr noundef @.str.153, ptr noundef @d_to_h, i8 noundef signext 100, i8 noundef signext 104, i32 noundef 1) #11
  call void @run(ptr noundef @.str.154, ptr noundef @h_to_f, i8 noundef signext 104, i8 noundef signext 102, i32 noundef 1) #11
  call void @run(ptr noundef @.str.155, ptr noundef @h_to_d, i8 noundef signext 104, i8 noundef signext 100, i32 noundef 1) #11
  call void @run(ptr noundef @.str.156, ptr noundef @h_to_x, i8 noundef signext 104, i8 noundef signext 120, i32 noundef 1) #11
  call void @run(ptr noundef @.str.157, ptr noundef @h_add, i8 noundef signext 104, i8 noundef signext 104, i32 noundef 2) #11
  call void @run(ptr noundef @.str.158, ptr noundef @h_mul, i8 noundef signext 104, i8 noundef signext 104, i32 noundef 2) #11
  call void @run(ptr noundef @.str.159, ptr noundef @h_div, i8 noundef signext 104, i8 noundef signext 104, i32 noundef 2) #11
  call void @run(ptr noundef @.str.160, ptr noundef @h_of_i32, i8 noundef signext 105, i8 noundef signext 104, i32 noundef 1) #11
  call void @run(ptr noundef @.str.161, ptr noundef @h_eq, i8 noundef signext 104, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.162, ptr noundef @f_isnan, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.163, ptr noundef @d_isnan, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.164, ptr noundef @x_isnan, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.165, ptr noundef @f_isinf, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.166, ptr noundef @d_isinf, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.167, ptr noundef @x_isinf, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.168, ptr noundef @f_lt, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.169, ptr noundef @f_le, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.170, ptr noundef @f_gt, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.171, ptr noundef @f_ge, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.172, ptr noundef @f_unless_lt, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.173, ptr noundef @d_lt, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.174, ptr noundef @d_le, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.175, ptr noundef @d_gt, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.176, ptr noundef @d_ge, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.177, ptr noundef @d_unless_lt, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.178, ptr noundef @x_lt, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.179, ptr noundef @x_le, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.180, ptr noundef @x_gt, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.181, ptr noundef @x_ge, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.182, ptr noundef @x_unless_lt, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.183, ptr noundef @f_to_u64, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.184, ptr noundef @d_to_u64, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.185, ptr noundef @x_to_u64, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.186, ptr noundef @x_to_h, i8 noundef signext 120, i8 noundef signext 104, i32 noundef 1) #11
  call void @run(ptr noundef @.str.187, ptr noundef @h_lt, i8 noundef signext 104, i8 noundef signext 105, i32 noundef 2) #11
  call void @run(ptr noundef @.str.188, ptr noundef @h_of_i64, i8 noundef signext 105, i8 noundef signext 104, i32 noundef 1) #11
  call void @run(ptr noundef @.str.189, ptr noundef @f_to_i128, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1) #11
  call void @run(ptr noundef @.str.190, ptr noundef @d_to_i128, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1) #11
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @fetestexcept(i32 noundef) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @fegetround() #3

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @order() #0 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca %struct.fenv_t, align 4
  %20 = alloca double, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %24, ptr %1, align 8
  %25 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 3, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %25, ptr %2, align 8
  %26 = call i32 @fesetround(i32 noundef 2048) #9
  %27 = load double, ptr %1, align 8
  %28 = load double, ptr %2, align 8
  %29 = call double @llvm.experimental.constrained.fdiv.f64(double %27, double %28, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %29, ptr %3, align 8
  %30 = call i32 @fesetround(i32 noundef 1024) #9
  %31 = load double, ptr %1, align 8
  %32 = load double, ptr %2, align 8
  %33 = call double @llvm.experimental.constrained.fdiv.f64(double %31, double %32, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %33, ptr %4, align 8
  %34 = call i32 @fesetround(i32 noundef 0) #9
  %35 = load double, ptr %3, align 8
  %36 = load double, ptr %4, align 8
  %37 = call i1 @llvm.experimental.constrained.fcmps.f64(double %35, double %36, metadata !"ogt", metadata !"fpexcept.strict") #11
  %38 = zext i1 %37 to i32
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str.191, i32 noundef %38) #11
  %40 = call i32 @feclearexcept(i32 noundef 61) #9
  %41 = load double, ptr %1, align 8
  %42 = load double, ptr %2, align 8
  %43 = call double @llvm.experimental.constrained.fdiv.f64(double %41, double %42, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %44 = call i32 @fetestexcept(i32 noundef 32) #9
  %45 = icmp ne i32 %44, 0
  %46 = zext i1 %45 to i32
  store i32 %46, ptr %5, align 4
  %47 = call i32 @feclearexcept(i32 noundef 61) #9
  %48 = call i32 @fetestexcept(i32 noundef 61) #9
  store i32 %48, ptr %6, align 4
  %49 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %49, ptr %7, align 8
  %50 = load double, ptr %1, align 8
  %51 = load double, ptr %7, align 8
  %52 = call double @llvm.experimental.constrained.fdiv.f64(double %50, double %51, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %52, ptr %8, align 8
  %53 = call i32 @fetestexcept(i32 noundef 61) #9
  %54 = icmp eq i32 %53, 4
  %55 = zext i1 %54 to i32
  store i32 %55, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %56

56:                                               ; preds = %80, %0
  %57 = load i32, ptr %11, align 4
  %58 = icmp slt i32 %57, 4
  br i1 %58, label %59, label %83

59:                                               ; preds = %56
  %60 = load i32, ptr %11, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [4 x i32], ptr @modes, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = call i32 @fesetround(i32 noundef %63) #9
  %65 = call i32 @feclearexcept(i32 noundef 61) #9
  %66 = load double, ptr %1, align 8
  %67 = load double, ptr %2, align 8
  %68 = call double @llvm.experimental.constrained.fdiv.f64(double %66, double %67, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %68, ptr %12, align 8
  %69 = call i32 @fetestexcept(i32 noundef 32) #9
  %70 = icmp ne i32 %69, 0
  %71 = zext i1 %70 to i32
  %72 = load double, ptr %12, align 8
  %73 = load double, ptr %4, align 8
  %74 = call i1 @llvm.experimental.constrained.fcmp.f64(double %72, double %73, metadata !"oeq", metadata !"fpexcept.strict") #11
  %75 = zext i1 %74 to i32
  %76 = mul nsw i32 %75, 10
  %77 = add nsw i32 %71, %76
  %78 = load i32, ptr %10, align 4
  %79 = add nsw i32 %78, %77
  store i32 %79, ptr %10, align 4
  br label %80

80:                                               ; preds = %59
  %81 = load i32, ptr %11, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %11, align 4
  br label %56, !llvm.loop !6

83:                                               ; preds = %56
  %84 = call i32 @fesetround(i32 noundef 0) #9
  %85 = call i32 @feclearexcept(i32 noundef 61) #9
  store double 0x7FF8000000000000, ptr %13, align 8
  %86 = load double, ptr %13, align 8
  %87 = load double, ptr %1, align 8
  %88 = call i1 @llvm.experimental.constrained.fcmp.f64(double %86, double %87, metadata !"oeq", metadata !"fpexcept.strict") #11
  %89 = zext i1 %88 to i32
  %90 = load double, ptr %13, align 8
  %91 = load double, ptr %1, align 8
  %92 = call i1 @llvm.experimental.constrained.fcmp.f64(double %90, double %91, metadata !"une", metadata !"fpexcept.strict") #11
  %93 = zext i1 %92 to i32
  %94 = mul nsw i32 %93, 2
  %95 = add nsw i32 %89, %94
  store i32 %95, ptr %14, align 4
  %96 = call i32 @fetestexcept(i32 noundef 1) #9
  %97 = icmp ne i32 %96, 0
  %98 = zext i1 %97 to i32
  store i32 %98, ptr %15, align 4
  %99 = load double, ptr %13, align 8
  %100 = load double, ptr %1, align 8
  %101 = call i1 @llvm.experimental.constrained.fcmps.f64(double %99, double %100, metadata !"olt", metadata !"fpexcept.strict") #11
  %102 = zext i1 %101 to i32
  store i32 %102, ptr %16, align 4
  %103 = call i32 @fetestexcept(i32 noundef 1) #9
  %104 = icmp ne i32 %103, 0
  %105 = zext i1 %104 to i32
  store i32 %105, ptr %17, align 4
  %106 = load i32, ptr %5, align 4
  %107 = load i32, ptr %6, align 4
  %108 = load i32, ptr %9, align 4
  %109 = load double, ptr %8, align 8
  %110 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %111 = call i1 @llvm.experimental.constrained.fcmps.f64(double %109, double %110, metadata !"ogt", metadata !"fpexcept.strict") #11
  %112 = zext i1 %111 to i32
  %113 = load i32, ptr %10, align 4
  %114 = load i32, ptr %14, align 4
  %115 = load i32, ptr %15, align 4
  %116 = load i32, ptr %16, align 4
  %117 = load i32, ptr %17, align 4
  %118 = call i32 (ptr, ...) @printf(ptr noundef @.str.192, i32 noundef %106, i32 noundef %107, i32 noundef %108, i32 noundef %112, i32 noundef %113, i32 noundef %114, i32 noundef %115, i32 noundef %116, i32 noundef %117) #11
  %119 = call i32 @feclearexcept(i32 noundef 61) #9
  %120 = call i32 @feraiseexcept(i32 noundef 8) #9
  %121 = load double, ptr %1, align 8
  %122 = load double, ptr %2, align 8
  %123 = call double @llvm.experimental.constrained.fadd.f64(double %121, double %122, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %123, ptr %18, align 8
  %124 = call i32 @feholdexcept(ptr noundef %19) #9
  %125 = load double, ptr %18, align 8
  %126 = load double, ptr %2, align 8
  %127 = call double @llvm.experimental.constrained.fdiv.f64(double %125, double %126, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %127, ptr %20, align 8
  %128 = call i32 @fetestexcept(i32 noundef 61) #9
  store i32 %128, ptr %21, align 4
  %129 = call i32 @feupdateenv(ptr noundef %19) #9
  %130 = call i32 @fetestexcept(i32 noundef 61) #9
  store i32 %130, ptr %22, align 4
  %131 = load i32, ptr %21, align 4
  %132 = icmp eq i32 %131, 32
  %133 = zext i1 %132 to i32
  %134 = load i32, ptr %22, align 4
  %135 = icmp eq i32 %134, 40
  %136 = zext i1 %135 to i32
  %137 = load double, ptr %20, align 8
  %138 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %139 = call i1 @llvm.experimental.constrained.fcmps.f64(double %137, double %138, metadata !"ogt", metadata !"fpexcept.strict") #11
  %140 = zext i1 %139 to i32
  %141 = call i32 @fegetround() #10
  %142 = icmp eq i32 %141, 0
  %143 = zext i1 %142 to i32
  %144 = call i32 (ptr, ...) @printf(ptr noundef @.str.193, i32 noundef %133, i32 noundef %136, i32 noundef %140, i32 noundef %143) #11
  store i32 0, ptr %23, align 4
  br label %145

145:                                              ; preds = %156, %83
  %146 = load i32, ptr %23, align 4
  %147 = icmp slt i32 %146, 4
  br i1 %147, label %148, label %159

148:                                              ; preds = %145
  %149 = load i32, ptr %23, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [4 x i32], ptr @modes, i64 0, i64 %150
  %152 = load i32, ptr %151, align 4
  %153 = call i32 @fesetround(i32 noundef %152) #9
  %154 = call i32 @llvm.get.rounding() #11
  %155 = call i32 (ptr, ...) @printf(ptr noundef @.str.194, i32 noundef %154) #11
  br label %156

156:                                              ; preds = %148
  %157 = load i32, ptr %23, align 4
  %158 = add nsw i32 %157, 1
  store i32 %158, ptr %23, align 4
  br label %145, !llvm.loop !8

159:                                              ; preds = %145
  %160 = call i32 @fesetround(i32 noundef 0) #9
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @run(ptr noundef %0, ptr noundef %1, i8 noundef signext %2, i8 noundef signext %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca %union.any, align 16
  %19 = alloca %union.any, align 16
  %20 = alloca %union.any, align 16
  %21 = alloca %union.any, align 16
  %22 = alloca i32, align 4
  %23 = alloca %union.any, align 16
  %24 = alloca %union.any, align 16
  %25 = alloca %union.any, align 16
  %26 = alloca [3 x i64], align 16
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store volatile ptr %1, ptr %7, align 8
  store i8 %2, ptr %8, align 1
  store i8 %3, ptr %9, align 1
  store i32 %4, ptr %10, align 4
  store i32 4, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %29

29:                                               ; preds = %203, %5
  %30 = load i32, ptr %12, align 4
  %31 = load i32, ptr %11, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %206

33:                                               ; preds = %29
  store i64 -3750763034362895579, ptr %13, align 8
  %34 = load i32, ptr %10, align 4
  %35 = icmp sgt i32 %34, 1
  br i1 %35, label %36, label %39

36:                                               ; preds = %33
  %37 = load i8, ptr %8, align 1
  %38 = call i64 @count(i8 noundef signext %37) #11
  br label %40

39:                                               ; preds = %33
  br label %40

40:                                               ; preds = %39, %36
  %41 = phi i64 [ %38, %36 ], [ 1, %39 ]
  store i64 %41, ptr %14, align 8
  store i32 0, ptr %15, align 4
  store i64 0, ptr %16, align 8
  br label %42

42:                                               ; preds = %194, %40
  %43 = load i64, ptr %16, align 8
  %44 = load i8, ptr %8, align 1
  %45 = call i64 @count(i8 noundef signext %44) #11
  %46 = icmp ult i64 %43, %45
  br i1 %46, label %47, label %197

47:                                               ; preds = %42
  store i64 0, ptr %17, align 8
  br label %48

48:                                               ; preds = %190, %47
  %49 = load i64, ptr %17, align 8
  %50 = load i64, ptr %14, align 8
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %52, label %193

52:                                               ; preds = %48
  %53 = load i8, ptr %8, align 1
  %54 = load i64, ptr %16, align 8
  call void @value(ptr dead_on_unwind writable sret(%union.any) align 16 %18, i8 noundef signext %53, i64 noundef %54) #11
  %55 = load i8, ptr %8, align 1
  %56 = load i64, ptr %17, align 8
  call void @value(ptr dead_on_unwind writable sret(%union.any) align 16 %19, i8 noundef signext %55, i64 noundef %56) #11
  %57 = load i8, ptr %8, align 1
  %58 = load i64, ptr %16, align 8
  %59 = mul i64 %58, 3
  %60 = load i64, ptr %17, align 8
  %61 = mul i64 %60, 5
  %62 = add i64 %59, %61
  %63 = add i64 %62, 2
  %64 = load i8, ptr %8, align 1
  %65 = call i64 @count(i8 noundef signext %64) #11
  %66 = urem i64 %63, %65
  call void @value(ptr dead_on_unwind writable sret(%union.any) align 16 %20, i8 noundef signext %57, i64 noundef %66) #11
  %67 = call i32 @feclearexcept(i32 noundef 61) #9
  %68 = load i32, ptr %12, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x i32], ptr @modes, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = call i32 @fesetround(i32 noundef %71) #9
  %73 = load volatile ptr, ptr %7, align 8
  call void %73(ptr dead_on_unwind writable sret(%union.any) align 16 %21, ptr noundef byval(%union.any) align 16 %18, ptr noundef byval(%union.any) align 16 %19, ptr noundef byval(%union.any) align 16 %20) #11
  %74 = call i32 @fetestexcept(i32 noundef 61) #9
  %75 = load ptr, ptr %6, align 8
  %76 = call i32 @promised(ptr noundef %75) #11
  %77 = and i32 %74, %76
  store i32 %77, ptr %22, align 4
  %78 = call i32 @fesetround(i32 noundef 0) #9
  %79 = load i8, ptr %9, align 1
  call void @plain(ptr dead_on_unwind writable sret(%union.any) align 16 %23, i8 noundef signext %79, ptr noundef byval(%union.any) align 16 %21) #11
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %21, ptr align 16 %23, i64 16, i1 false) #11
  %80 = load ptr, ptr %6, align 8
  %81 = call ptr @strstr(ptr noundef %80, ptr noundef @.str.195) #10
  %82 = icmp ne ptr %81, null
  br i1 %82, label %83, label %92

83:                                               ; preds = %52
  %84 = load i8, ptr %9, align 1
  %85 = sext i8 %84 to i32
  %86 = icmp eq i32 %85, 105
  br i1 %86, label %87, label %92

87:                                               ; preds = %83
  %88 = load i32, ptr %22, align 4
  %89 = and i32 %88, 1
  %90 = icmp ne i32 %89, 0
  br i1 %90, label %91, label %92

91:                                               ; preds = %87
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %24, i64 noundef 0, i64 noundef 0) #11
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %21, ptr align 16 %24, i64 16, i1 false) #11
  br label %92

92:                                               ; preds = %91, %87, %83, %52
  %93 = load ptr, ptr %6, align 8
  %94 = call ptr @strstr(ptr noundef %93, ptr noundef @.str.196) #10
  %95 = icmp ne ptr %94, null
  br i1 %95, label %100, label %96

96:                                               ; preds = %92
  %97 = load ptr, ptr %6, align 8
  %98 = call ptr @strstr(ptr noundef %97, ptr noundef @.str.197) #10
  %99 = icmp ne ptr %98, null
  br i1 %99, label %100, label %123

100:                                              ; preds = %96, %92
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %25, i64 noundef 0, i64 noundef 0) #11
  %101 = load i32, ptr %22, align 4
  %102 = and i32 %101, 1
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %121, label %104

104:                                              ; preds = %100
  %105 = getelementptr inbounds %struct.bits, ptr %21, i32 0, i32 0
  %106 = load i64, ptr %105, align 16
  %107 = load i8, ptr %8, align 1
  %108 = sext i8 %107 to i32
  %109 = icmp eq i32 %108, 102
  br i1 %109, label %110, label %111

110:                                              ; preds = %104
  br label %116

111:                                              ; preds = %104
  %112 = load i8, ptr %8, align 1
  %113 = sext i8 %112 to i32
  %114 = icmp eq i32 %113, 100
  %115 = zext i1 %114 to i32
  br label %116

116:                                              ; preds = %111, %110
  %117 = phi i32 [ 33, %110 ], [ %115, %111 ]
  %118 = zext i32 %117 to i64
  %119 = shl i64 %106, %118
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %121, label %122

121:                                              ; preds = %116, %100
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %21, ptr align 16 %25, i64 16, i1 false) #11
  br label %122

122:                                              ; preds = %121, %116
  br label %123

123:                                              ; preds = %122, %96
  %124 = load i32, ptr %22, align 4
  %125 = load i32, ptr %15, align 4
  %126 = or i32 %125, %124
  store i32 %126, ptr %15, align 4
  %127 = getelementptr inbounds %struct.bits, ptr %21, i32 0, i32 0
  %128 = load i64, ptr %127, align 16
  store i64 %128, ptr %26, align 8
  %129 = getelementptr inbounds i64, ptr %26, i64 1
  %130 = getelementptr inbounds %struct.bits, ptr %21, i32 0, i32 1
  %131 = load i64, ptr %130, align 8
  store i64 %131, ptr %129, align 8
  %132 = getelementptr inbounds i64, ptr %26, i64 2
  %133 = load i32, ptr %22, align 4
  %134 = sext i32 %133 to i64
  store i64 %134, ptr %132, align 8
  store i32 0, ptr %27, align 4
  br label %135

135:                                              ; preds = %159, %123
  %136 = load i32, ptr %27, align 4
  %137 = icmp slt i32 %136, 3
  br i1 %137, label %138, label %162

138:                                              ; preds = %135
  store i32 0, ptr %28, align 4
  br label %139

139:                                              ; preds = %155, %138
  %140 = load i32, ptr %28, align 4
  %141 = icmp slt i32 %140, 8
  br i1 %141, label %142, label %158

142:                                              ; preds = %139
  %143 = load i64, ptr %13, align 8
  %144 = load i32, ptr %27, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [3 x i64], ptr %26, i64 0, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = load i32, ptr %28, align 4
  %149 = mul nsw i32 8, %148
  %150 = zext i32 %149 to i64
  %151 = lshr i64 %147, %150
  %152 = and i64 %151, 255
  %153 = xor i64 %143, %152
  %154 = mul i64 %153, 1099511628211
  store i64 %154, ptr %13, align 8
  br label %155

155:                                              ; preds = %142
  %156 = load i32, ptr %28, align 4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %28, align 4
  br label %139, !llvm.loop !9

158:                                              ; preds = %139
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %27, align 4
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %27, align 4
  br label %135, !llvm.loop !10

162:                                              ; preds = %135
  %163 = load ptr, ptr @wanted, align 8
  %164 = icmp ne ptr %163, null
  br i1 %164, label %165, label %189

165:                                              ; preds = %162
  %166 = load ptr, ptr %6, align 8
  %167 = load ptr, ptr @wanted, align 8
  %168 = call ptr @strstr(ptr noundef %166, ptr noundef %167) #10
  %169 = icmp ne ptr %168, null
  br i1 %169, label %170, label %189

170:                                              ; preds = %165
  %171 = load ptr, ptr %6, align 8
  %172 = load i32, ptr %12, align 4
  %173 = getelementptr inbounds %struct.bits, ptr %18, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  %175 = and i64 %174, 65535
  %176 = getelementptr inbounds %struct.bits, ptr %18, i32 0, i32 0
  %177 = load i64, ptr %176, align 16
  %178 = getelementptr inbounds %struct.bits, ptr %19, i32 0, i32 1
  %179 = load i64, ptr %178, align 8
  %180 = and i64 %179, 65535
  %181 = getelementptr inbounds %struct.bits, ptr %19, i32 0, i32 0
  %182 = load i64, ptr %181, align 16
  %183 = getelementptr inbounds %struct.bits, ptr %21, i32 0, i32 1
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds %struct.bits, ptr %21, i32 0, i32 0
  %186 = load i64, ptr %185, align 16
  %187 = load i32, ptr %22, align 4
  %188 = call i32 (ptr, ...) @printf(ptr noundef @.str.198, ptr noundef %171, i32 noundef %172, i64 noundef %175, i64 noundef %177, i64 noundef %180, i64 noundef %182, i64 noundef %184, i64 noundef %186, i32 noundef %187) #11
  br label %189

189:                                              ; preds = %170, %165, %162
  br label %190

190:                                              ; preds = %189
  %191 = load i64, ptr %17, align 8
  %192 = add i64 %191, 1
  store i64 %192, ptr %17, align 8
  br label %48, !llvm.loop !11

193:                                              ; preds = %48
  br label %194

194:                                              ; preds = %193
  %195 = load i64, ptr %16, align 8
  %196 = add i64 %195, 1
  store i64 %196, ptr %16, align 8
  br label %42, !llvm.loop !12

197:                                              ; preds = %42
  %198 = load ptr, ptr %6, align 8
  %199 = load i32, ptr %12, align 4
  %200 = load i64, ptr %13, align 8
  %201 = load i32, ptr %15, align 4
  %202 = call i32 (ptr, ...) @printf(ptr noundef @.str.199, ptr noundef %198, i32 noundef %199, i64 noundef %200, i32 noundef %201) #11
  br label %203

203:                                              ; preds = %197
  %204 = load i32, ptr %12, align 4
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %12, align 4
  br label %29, !llvm.loop !13

206:                                              ; preds = %29
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_add(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call float @llvm.experimental.constrained.fadd.f32(float %5, float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_sub(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call float @llvm.experimental.constrained.fsub.f32(float %5, float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_mul(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call float @llvm.experimental.constrained.fmul.f32(float %5, float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_div(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call float @llvm.experimental.constrained.fdiv.f32(float %5, float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_eq(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"oeq", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_ne(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"une", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_unless_eq(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"oeq", metadata !"fpexcept.strict") #11
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  store i64 7, ptr %0, align 16
  br label %10

9:                                                ; preds = %4
  store i64 9, ptr %0, align 16
  br label %10

10:                                               ; preds = %9, %8
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_isless(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"olt", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_islessgreater(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"one", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_isunordered(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"uno", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_isgreaterequal(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f32(float %5, float %6, metadata !"oge", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_neg(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = fneg float %5
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_add(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call double @llvm.experimental.constrained.fadd.f64(double %5, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_sub(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call double @llvm.experimental.constrained.fsub.f64(double %5, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_mul(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call double @llvm.experimental.constrained.fmul.f64(double %5, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_div(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call double @llvm.experimental.constrained.fdiv.f64(double %5, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_eq(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"oeq", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_ne(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"une", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_unless_eq(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"oeq", metadata !"fpexcept.strict") #11
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  store i64 7, ptr %0, align 16
  br label %10

9:                                                ; preds = %4
  store i64 9, ptr %0, align 16
  br label %10

10:                                               ; preds = %9, %8
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_isless(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"olt", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_islessgreater(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"one", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_isunordered(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"uno", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_isgreaterequal(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f64(double %5, double %6, metadata !"oge", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_neg(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = fneg double %5
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_add(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call x86_fp80 @llvm.experimental.constrained.fadd.f80(x86_fp80 %5, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_sub(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call x86_fp80 @llvm.experimental.constrained.fsub.f80(x86_fp80 %5, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_mul(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call x86_fp80 @llvm.experimental.constrained.fmul.f80(x86_fp80 %5, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_div(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %5, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_eq(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"oeq", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_ne(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"une", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_unless_eq(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"oeq", metadata !"fpexcept.strict") #11
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  store i64 7, ptr %0, align 16
  br label %10

9:                                                ; preds = %4
  store i64 9, ptr %0, align 16
  br label %10

10:                                               ; preds = %9, %8
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_isless(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"olt", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_islessgreater(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"one", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_isunordered(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"uno", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_isgreaterequal(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %5, x86_fp80 %6, metadata !"oge", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_neg(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = fneg x86_fp80 %5
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_sqrt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.sqrt.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_fma(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = load float, ptr %3, align 16
  %8 = call float @llvm.experimental.constrained.fma.f32(float %5, float %6, float %7, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %8, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_floor(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.floor.f32(float %5, metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_ceil(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.ceil.f32(float %5, metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_trunc(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.trunc.f32(float %5, metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_round(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.round.f32(float %5, metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_rint(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.rint.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_roundeven(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.roundeven.f32(float %5, metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_nearbyint(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.nearbyint.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_fmin(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call float @llvm.experimental.constrained.minnum.f32(float %5, float %6, metadata !"fpexcept.strict") #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_fmax(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call float @llvm.experimental.constrained.maxnum.f32(float %5, float %6, metadata !"fpexcept.strict") #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_fabs(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call float @llvm.fabs.f32(float %5) #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_copysign(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call float @llvm.copysign.f32(float %5, float %6) #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_fmod(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call float @llvm.experimental.constrained.frem.f32(float %5, float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_lrint(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.lrint.i64.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_llrint(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.llrint.i64.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_lround(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.lround.i64.f32(float %5, metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_llround(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.llround.i64.f32(float %5, metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_pow_exact(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %6 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 10, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %7 = call float @llvm.experimental.constrained.pow.f32(float %5, float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_exp_exact(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %6 = call float @llvm.experimental.constrained.exp.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_sin_exact(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %6 = call float @llvm.experimental.constrained.sin.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_sqrt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.sqrt.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_fma(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = load double, ptr %3, align 16
  %8 = call double @llvm.experimental.constrained.fma.f64(double %5, double %6, double %7, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %8, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_floor(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.floor.f64(double %5, metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_ceil(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.ceil.f64(double %5, metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_trunc(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.trunc.f64(double %5, metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_round(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.round.f64(double %5, metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_rint(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.rint.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_roundeven(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.roundeven.f64(double %5, metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_nearbyint(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.nearbyint.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_fmin(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call double @llvm.experimental.constrained.minnum.f64(double %5, double %6, metadata !"fpexcept.strict") #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_fmax(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call double @llvm.experimental.constrained.maxnum.f64(double %5, double %6, metadata !"fpexcept.strict") #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_fabs(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call double @llvm.fabs.f64(double %5) #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_copysign(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call double @llvm.copysign.f64(double %5, double %6) #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_fmod(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call double @llvm.experimental.constrained.frem.f64(double %5, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_lrint(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.lrint.i64.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_llrint(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.llrint.i64.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_lround(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.lround.i64.f64(double %5, metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_llround(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.llround.i64.f64(double %5, metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_pow_exact(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %6 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 10, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %7 = call double @llvm.experimental.constrained.pow.f64(double %5, double %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_exp_exact(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %6 = call double @llvm.experimental.constrained.exp.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_sin_exact(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %6 = call double @llvm.experimental.constrained.sin.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_sqrt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.sqrt.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_fma(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = load x86_fp80, ptr %3, align 16
  %8 = call x86_fp80 @llvm.experimental.constrained.fma.f80(x86_fp80 %5, x86_fp80 %6, x86_fp80 %7, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %8, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_floor(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.floor.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_ceil(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.ceil.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_trunc(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.trunc.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_round(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.round.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_rint(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.rint.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_roundeven(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.roundeven.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_nearbyint(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.nearbyint.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_fmin(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call x86_fp80 @llvm.experimental.constrained.minnum.f80(x86_fp80 %5, x86_fp80 %6, metadata !"fpexcept.strict") #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_fmax(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call x86_fp80 @llvm.experimental.constrained.maxnum.f80(x86_fp80 %5, x86_fp80 %6, metadata !"fpexcept.strict") #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_fabs(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %5) #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_copysign(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %5, x86_fp80 %6) #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_fmod(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call x86_fp80 @llvm.experimental.constrained.frem.f80(x86_fp80 %5, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_lrint(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.lrint.i64.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_llrint(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.llrint.i64.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_lround(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.lround.i64.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_llround(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.llround.i64.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_pow_exact(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %6 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 10, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %7 = call x86_fp80 @llvm.experimental.constrained.pow.f80(x86_fp80 %5, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_exp_exact(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %6 = call x86_fp80 @llvm.experimental.constrained.exp.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_sin_exact(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %6 = call x86_fp80 @llvm.experimental.constrained.sin.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_to_i8(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i8 @llvm.experimental.constrained.fptosi.i8.f32(float %5, metadata !"fpexcept.strict") #11
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_to_i16(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i16 @llvm.experimental.constrained.fptosi.i16.f32(float %5, metadata !"fpexcept.strict") #11
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_to_i32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %5, metadata !"fpexcept.strict") #11
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_to_i64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.fptosi.i64.f32(float %5, metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_to_u8(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i8 @llvm.experimental.constrained.fptoui.i8.f32(float %5, metadata !"fpexcept.strict") #11
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_to_u16(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i16 @llvm.experimental.constrained.fptoui.i16.f32(float %5, metadata !"fpexcept.strict") #11
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_to_u32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i32 @llvm.experimental.constrained.fptoui.i32.f32(float %5, metadata !"fpexcept.strict") #11
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_to_i8(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i8 @llvm.experimental.constrained.fptosi.i8.f64(double %5, metadata !"fpexcept.strict") #11
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_to_i16(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i16 @llvm.experimental.constrained.fptosi.i16.f64(double %5, metadata !"fpexcept.strict") #11
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_to_i32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %5, metadata !"fpexcept.strict") #11
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_to_i64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.fptosi.i64.f64(double %5, metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_to_u8(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i8 @llvm.experimental.constrained.fptoui.i8.f64(double %5, metadata !"fpexcept.strict") #11
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_to_u16(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i16 @llvm.experimental.constrained.fptoui.i16.f64(double %5, metadata !"fpexcept.strict") #11
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_to_u32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i32 @llvm.experimental.constrained.fptoui.i32.f64(double %5, metadata !"fpexcept.strict") #11
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_to_i8(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i8 @llvm.experimental.constrained.fptosi.i8.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_to_i16(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i16 @llvm.experimental.constrained.fptosi.i16.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_to_i32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_to_i64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.fptosi.i64.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_to_u8(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i8 @llvm.experimental.constrained.fptoui.i8.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_to_u16(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i16 @llvm.experimental.constrained.fptoui.i16.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_to_u32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i32 @llvm.experimental.constrained.fptoui.i32.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_of_i8(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i8
  %7 = call float @llvm.experimental.constrained.sitofp.f32.i8(i8 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_of_i32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i32
  %7 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_of_i64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_of_u8(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i8
  %7 = call float @llvm.experimental.constrained.uitofp.f32.i8(i8 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_of_u32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i32
  %7 = call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_of_u64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_of_i128(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i128, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.sitofp.f32.i128(i128 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_of_i8(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i8
  %7 = call double @llvm.experimental.constrained.sitofp.f64.i8(i8 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_of_i32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i32
  %7 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_of_i64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_of_u8(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i8
  %7 = call double @llvm.experimental.constrained.uitofp.f64.i8(i8 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_of_u32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i32
  %7 = call double @llvm.experimental.constrained.uitofp.f64.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_of_u64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_of_i128(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i128, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.sitofp.f64.i128(i128 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_of_i8(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i8
  %7 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i8(i8 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_of_i32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i32
  %7 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_of_i64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_of_u8(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i8
  %7 = call x86_fp80 @llvm.experimental.constrained.uitofp.f80.i8(i8 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_of_u32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i32
  %7 = call x86_fp80 @llvm.experimental.constrained.uitofp.f80.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_of_u64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.uitofp.f80.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_of_i128(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i128, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i128(i128 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_to_d(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.fpext.f64.f32(float %5, metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_to_x(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.fpext.f80.f32(float %5, metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_to_f(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_to_x(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.fpext.f80.f64(double %5, metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_to_f(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.fptrunc.f32.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_to_d(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @v_add(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load <4 x float>, ptr %1, align 16
  %6 = load <4 x float>, ptr %2, align 16
  %7 = call <4 x float> @llvm.experimental.constrained.fadd.v4f32(<4 x float> %5, <4 x float> %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store <4 x float> %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @v_mul(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load <4 x float>, ptr %1, align 16
  %6 = load <4 x float>, ptr %2, align 16
  %7 = call <4 x float> @llvm.experimental.constrained.fmul.v4f32(<4 x float> %5, <4 x float> %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store <4 x float> %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @v_div(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load <4 x float>, ptr %1, align 16
  %6 = load <4 x float>, ptr %2, align 16
  %7 = call <4 x float> @llvm.experimental.constrained.fdiv.v4f32(<4 x float> %5, <4 x float> %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store <4 x float> %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @mul_add(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = load double, ptr %3, align 16
  %8 = call double @llvm.experimental.constrained.fmuladd.f64(double %5, double %6, double %7, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store double %8, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_to_h(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call half @llvm.experimental.constrained.fptrunc.f16.f32(float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store half %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_to_h(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call half @llvm.experimental.constrained.fptrunc.f16.f64(double %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store half %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @h_to_f(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load half, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.fpext.f32.f16(half %5, metadata !"fpexcept.strict") #11
  store float %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @h_to_d(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load half, ptr %1, align 16
  %6 = call double @llvm.experimental.constrained.fpext.f64.f16(half %5, metadata !"fpexcept.strict") #11
  store double %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @h_to_x(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load half, ptr %1, align 16
  %6 = call x86_fp80 @llvm.experimental.constrained.fpext.f80.f16(half %5, metadata !"fpexcept.strict") #11
  store x86_fp80 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @h_add(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load half, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.fpext.f32.f16(half %5, metadata !"fpexcept.ignore") #11
  %7 = load half, ptr %2, align 16
  %8 = call float @llvm.experimental.constrained.fpext.f32.f16(half %7, metadata !"fpexcept.ignore") #11
  %9 = call float @llvm.experimental.constrained.fadd.f32(float %6, float %8, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %10 = call half @llvm.experimental.constrained.fptrunc.f16.f32(float %9, metadata !"round.tonearest", metadata !"fpexcept.ignore") #11
  store half %10, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @h_mul(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load half, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.fpext.f32.f16(half %5, metadata !"fpexcept.ignore") #11
  %7 = load half, ptr %2, align 16
  %8 = call float @llvm.experimental.constrained.fpext.f32.f16(half %7, metadata !"fpexcept.ignore") #11
  %9 = call float @llvm.experimental.constrained.fmul.f32(float %6, float %8, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %10 = call half @llvm.experimental.constrained.fptrunc.f16.f32(float %9, metadata !"round.tonearest", metadata !"fpexcept.ignore") #11
  store half %10, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @h_div(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load half, ptr %1, align 16
  %6 = call float @llvm.experimental.constrained.fpext.f32.f16(half %5, metadata !"fpexcept.ignore") #11
  %7 = load half, ptr %2, align 16
  %8 = call float @llvm.experimental.constrained.fpext.f32.f16(half %7, metadata !"fpexcept.ignore") #11
  %9 = call float @llvm.experimental.constrained.fdiv.f32(float %6, float %8, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  %10 = call half @llvm.experimental.constrained.fptrunc.f16.f32(float %9, metadata !"round.tonearest", metadata !"fpexcept.ignore") #11
  store half %10, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @h_of_i32(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = trunc i64 %5 to i32
  %7 = call half @llvm.experimental.constrained.sitofp.f16.i32(i32 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store half %7, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @h_eq(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load half, ptr %1, align 16
  %6 = load half, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmp.f16(half %5, half %6, metadata !"oeq", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_isnan(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i1 @llvm.is.fpclass.f32(float %5, i32 3) #11
  %7 = zext i1 %6 to i32
  %8 = sext i32 %7 to i64
  store i64 %8, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_isnan(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i1 @llvm.is.fpclass.f64(double %5, i32 3) #11
  %7 = zext i1 %6 to i32
  %8 = sext i32 %7 to i64
  store i64 %8, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_isnan(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i1 @llvm.is.fpclass.f80(x86_fp80 %5, i32 3) #11
  %7 = zext i1 %6 to i32
  %8 = sext i32 %7 to i64
  store i64 %8, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_isinf(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i1 @llvm.is.fpclass.f32(float %5, i32 516) #11
  %7 = zext i1 %6 to i32
  %8 = sext i32 %7 to i64
  store i64 %8, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_isinf(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i1 @llvm.is.fpclass.f64(double %5, i32 516) #11
  %7 = zext i1 %6 to i32
  %8 = sext i32 %7 to i64
  store i64 %8, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_isinf(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i1 @llvm.is.fpclass.f80(x86_fp80 %5, i32 516) #11
  %7 = zext i1 %6 to i32
  %8 = sext i32 %7 to i64
  store i64 %8, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_lt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f32(float %5, float %6, metadata !"olt", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_le(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f32(float %5, float %6, metadata !"ole", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_gt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f32(float %5, float %6, metadata !"ogt", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_ge(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f32(float %5, float %6, metadata !"oge", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_unless_lt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = load float, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f32(float %5, float %6, metadata !"olt", metadata !"fpexcept.strict") #11
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  store i64 7, ptr %0, align 16
  br label %10

9:                                                ; preds = %4
  store i64 9, ptr %0, align 16
  br label %10

10:                                               ; preds = %9, %8
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_lt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f64(double %5, double %6, metadata !"olt", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_le(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f64(double %5, double %6, metadata !"ole", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_gt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f64(double %5, double %6, metadata !"ogt", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_ge(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f64(double %5, double %6, metadata !"oge", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_unless_lt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = load double, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f64(double %5, double %6, metadata !"olt", metadata !"fpexcept.strict") #11
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  store i64 7, ptr %0, align 16
  br label %10

9:                                                ; preds = %4
  store i64 9, ptr %0, align 16
  br label %10

10:                                               ; preds = %9, %8
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_lt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %5, x86_fp80 %6, metadata !"olt", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_le(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %5, x86_fp80 %6, metadata !"ole", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_gt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %5, x86_fp80 %6, metadata !"ogt", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_ge(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %5, x86_fp80 %6, metadata !"oge", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_unless_lt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %5, x86_fp80 %6, metadata !"olt", metadata !"fpexcept.strict") #11
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  store i64 7, ptr %0, align 16
  br label %10

9:                                                ; preds = %4
  store i64 9, ptr %0, align 16
  br label %10

10:                                               ; preds = %9, %8
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_to_u64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.fptoui.i64.f32(float %5, metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_to_u64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.fptoui.i64.f64(double %5, metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_to_u64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call i64 @llvm.experimental.constrained.fptoui.i64.f80(x86_fp80 %5, metadata !"fpexcept.strict") #11
  store i64 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @x_to_h(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load x86_fp80, ptr %1, align 16
  %6 = call half @llvm.experimental.constrained.fptrunc.f16.f80(x86_fp80 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store half %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @h_lt(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load half, ptr %1, align 16
  %6 = load half, ptr %2, align 16
  %7 = call i1 @llvm.experimental.constrained.fcmps.f16(half %5, half %6, metadata !"olt", metadata !"fpexcept.strict") #11
  %8 = zext i1 %7 to i32
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @h_of_i64(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load i64, ptr %1, align 16
  %6 = call half @llvm.experimental.constrained.sitofp.f16.i64(i64 %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #11
  store half %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @f_to_i128(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load float, ptr %1, align 16
  %6 = call i128 @llvm.experimental.constrained.fptosi.i128.f32(float %5, metadata !"fpexcept.strict") #11
  store i128 %6, ptr %0, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @d_to_i128(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, ptr noundef byval(%union.any) align 16 %1, ptr noundef byval(%union.any) align 16 %2, ptr noundef byval(%union.any) align 16 %3) #0 {
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 0, i64 noundef 0) #11
  %5 = load double, ptr %1, align 16
  %6 = call i128 @llvm.experimental.constrained.fptosi.i128.f64(double %5, metadata !"fpexcept.strict") #11
  store i128 %6, ptr %0, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i32(i32, metadata, metadata) #4

; Function Attrs: nounwind
declare i32 @fesetround(i32 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata) #4

; Function Attrs: nounwind
declare i32 @feclearexcept(i32 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata) #4

; Function Attrs: nounwind
declare i32 @feraiseexcept(i32 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata) #4

; Function Attrs: nounwind
declare i32 @feholdexcept(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @feupdateenv(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.get.rounding() #5

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal i64 @count(i8 noundef signext %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i8, align 1
  store i8 %0, ptr %3, align 1
  %4 = load i8, ptr %3, align 1
  %5 = sext i8 %4 to i32
  switch i32 %5, label %10 [
    i32 102, label %6
    i32 118, label %6
    i32 100, label %7
    i32 120, label %8
    i32 104, label %9
  ]

6:                                                ; preds = %1, %1
  store i64 42, ptr %2, align 8
  br label %11

7:                                                ; preds = %1
  store i64 52, ptr %2, align 8
  br label %11

8:                                                ; preds = %1
  store i64 46, ptr %2, align 8
  br label %11

9:                                                ; preds = %1
  store i64 19, ptr %2, align 8
  br label %11

10:                                               ; preds = %1
  store i64 30, ptr %2, align 8
  br label %11

11:                                               ; preds = %10, %9, %8, %7, %6
  %12 = load i64, ptr %2, align 8
  ret i64 %12
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @value(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, i8 noundef signext %1, i64 noundef %2) #0 {
  %4 = alloca i8, align 1
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i8 %1, ptr %4, align 1
  store i64 %2, ptr %5, align 8
  %7 = load i8, ptr %4, align 1
  %8 = sext i8 %7 to i32
  switch i32 %8, label %56 [
    i32 102, label %9
    i32 100, label %13
    i32 120, label %17
    i32 104, label %26
    i32 118, label %30
  ]

9:                                                ; preds = %3
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %10
  %12 = load i64, ptr %11, align 8
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef %12, i64 noundef 0) #11
  br label %66

13:                                               ; preds = %3
  %14 = load i64, ptr %5, align 8
  %15 = getelementptr inbounds [52 x i64], ptr @doubles, i64 0, i64 %14
  %16 = load i64, ptr %15, align 8
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef %16, i64 noundef 0) #11
  br label %66

17:                                               ; preds = %3
  %18 = load i64, ptr %5, align 8
  %19 = getelementptr inbounds [46 x %struct.bits], ptr @longs, i64 0, i64 %18
  %20 = getelementptr inbounds %struct.bits, ptr %19, i32 0, i32 0
  %21 = load i64, ptr %20, align 16
  %22 = load i64, ptr %5, align 8
  %23 = getelementptr inbounds [46 x %struct.bits], ptr @longs, i64 0, i64 %22
  %24 = getelementptr inbounds %struct.bits, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef %21, i64 noundef %25) #11
  br label %66

26:                                               ; preds = %3
  %27 = load i64, ptr %5, align 8
  %28 = getelementptr inbounds [19 x i64], ptr @halves, i64 0, i64 %27
  %29 = load i64, ptr %28, align 8
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef %29, i64 noundef 0) #11
  br label %66

30:                                               ; preds = %3
  store i64 42, ptr %6, align 8
  %31 = load i64, ptr %5, align 8
  %32 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = load i64, ptr %5, align 8
  %35 = add i64 %34, 5
  %36 = load i64, ptr %6, align 8
  %37 = urem i64 %35, %36
  %38 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = shl i64 %39, 32
  %41 = or i64 %33, %40
  %42 = load i64, ptr %5, align 8
  %43 = add i64 %42, 11
  %44 = load i64, ptr %6, align 8
  %45 = urem i64 %43, %44
  %46 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = load i64, ptr %5, align 8
  %49 = add i64 %48, 17
  %50 = load i64, ptr %6, align 8
  %51 = urem i64 %49, %50
  %52 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = shl i64 %53, 32
  %55 = or i64 %47, %54
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef %41, i64 noundef %55) #11
  br label %66

56:                                               ; preds = %3
  %57 = load i64, ptr %5, align 8
  %58 = getelementptr inbounds [30 x i64], ptr @ints, i64 0, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = load i64, ptr %5, align 8
  %61 = mul i64 %60, 7
  %62 = add i64 %61, 3
  %63 = urem i64 %62, 30
  %64 = getelementptr inbounds [30 x i64], ptr @ints, i64 0, i64 %63
  %65 = load i64, ptr %64, align 8
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef %59, i64 noundef %65) #11
  br label %66

66:                                               ; preds = %56, %30, %26, %17, %13, %9
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal i32 @promised(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @strstr(ptr noundef %3, ptr noundef @.str.200) #10
  %5 = icmp ne ptr %4, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8
  %8 = call ptr @strstr(ptr noundef %7, ptr noundef @.str.201) #10
  %9 = icmp ne ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 8
  %12 = call ptr @strstr(ptr noundef %11, ptr noundef @.str.202) #10
  %13 = icmp ne ptr %12, null
  br label %14

14:                                               ; preds = %10, %6, %1
  %15 = phi i1 [ true, %6 ], [ true, %1 ], [ %13, %10 ]
  %16 = zext i1 %15 to i64
  %17 = select i1 %15, i32 13, i32 61
  ret i32 %17
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @plain(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, i8 noundef signext %1, ptr noundef byval(%union.any) align 16 %2) #0 {
  %4 = alloca i8, align 1
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x i32], align 16
  store i8 %1, ptr %4, align 1
  %8 = getelementptr inbounds %struct.bits, ptr %2, i32 0, i32 0
  %9 = load i64, ptr %8, align 16
  %10 = and i64 %9, 9223372036854775807
  store i64 %10, ptr %5, align 8
  %11 = load i8, ptr %4, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %12, 102
  br i1 %13, label %14, label %20

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.bits, ptr %2, i32 0, i32 0
  %16 = load i64, ptr %15, align 16
  %17 = and i64 %16, 2147483647
  %18 = icmp ugt i64 %17, 2139095040
  br i1 %18, label %19, label %20

19:                                               ; preds = %14
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 2143289344, i64 noundef 0) #11
  br label %82

20:                                               ; preds = %14, %3
  %21 = load i8, ptr %4, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp eq i32 %22, 104
  br i1 %23, label %24, label %30

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.bits, ptr %2, i32 0, i32 0
  %26 = load i64, ptr %25, align 16
  %27 = and i64 %26, 32767
  %28 = icmp ugt i64 %27, 31744
  br i1 %28, label %29, label %30

29:                                               ; preds = %24
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 32256, i64 noundef 0) #11
  br label %82

30:                                               ; preds = %24, %20
  %31 = load i8, ptr %4, align 1
  %32 = sext i8 %31 to i32
  %33 = icmp eq i32 %32, 100
  br i1 %33, label %34, label %38

34:                                               ; preds = %30
  %35 = load i64, ptr %5, align 8
  %36 = icmp ugt i64 %35, 9218868437227405312
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef 9221120237041090560, i64 noundef 0) #11
  br label %82

38:                                               ; preds = %34, %30
  %39 = load i8, ptr %4, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp eq i32 %40, 120
  br i1 %41, label %42, label %55

42:                                               ; preds = %38
  %43 = getelementptr inbounds %struct.bits, ptr %2, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = and i64 %44, 65535
  store i64 %45, ptr %43, align 8
  %46 = getelementptr inbounds %struct.bits, ptr %2, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = and i64 %47, 32767
  %49 = icmp eq i64 %48, 32767
  br i1 %49, label %50, label %54

50:                                               ; preds = %42
  %51 = load i64, ptr %5, align 8
  %52 = icmp ne i64 %51, 0
  br i1 %52, label %53, label %54

53:                                               ; preds = %50
  call void @of_bits(ptr dead_on_unwind writable sret(%union.any) align 16 %0, i64 noundef -4611686018427387904, i64 noundef 32767) #11
  br label %82

54:                                               ; preds = %50, %42
  br label %55

55:                                               ; preds = %54, %38
  %56 = load i8, ptr %4, align 1
  %57 = sext i8 %56 to i32
  %58 = icmp eq i32 %57, 118
  br i1 %58, label %59, label %81

59:                                               ; preds = %55
  store i32 0, ptr %6, align 4
  br label %60

60:                                               ; preds = %77, %59
  %61 = load i32, ptr %6, align 4
  %62 = icmp slt i32 %61, 4
  br i1 %62, label %63, label %80

63:                                               ; preds = %60
  %64 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %64, ptr align 16 %2, i64 16, i1 false) #11
  %65 = load i32, ptr %6, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = and i32 %68, 2147483647
  %70 = icmp ugt i32 %69, 2139095040
  br i1 %70, label %71, label %75

71:                                               ; preds = %63
  %72 = load i32, ptr %6, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 %73
  store i32 2143289344, ptr %74, align 4
  br label %75

75:                                               ; preds = %71, %63
  %76 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 %76, i64 16, i1 false) #11
  br label %77

77:                                               ; preds = %75
  %78 = load i32, ptr %6, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %6, align 4
  br label %60, !llvm.loop !14

80:                                               ; preds = %60
  br label %81

81:                                               ; preds = %80, %55
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %0, ptr align 16 %2, i64 16, i1 false) #11
  br label %82

82:                                               ; preds = %81, %53, %37, %29, %19
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strstr(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @of_bits(ptr dead_on_unwind noalias writable sret(%union.any) align 16 %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %1, ptr %4, align 8
  store i64 %2, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %0, i8 0, i64 16, i1 false) #11
  %6 = load i64, ptr %4, align 8
  %7 = getelementptr inbounds %struct.bits, ptr %0, i32 0, i32 0
  store i64 %6, ptr %7, align 16
  %8 = load i64, ptr %5, align 8
  %9 = getelementptr inbounds %struct.bits, ptr %0, i32 0, i32 1
  store i64 %8, ptr %9, align 8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fsub.f32(float, float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fmul.f32(float, float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fadd.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fsub.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fmul.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fma.f32(float, float, float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.floor.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.ceil.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.trunc.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.round.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.rint.f32(float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.roundeven.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.nearbyint.f32(float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.minnum.f32(float, float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.maxnum.f32(float, float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #8

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.frem.f32(float, float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lrint.i64.f32(float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llrint.i64.f32(float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lround.i64.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llround.i64.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.pow.f32(float, float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.exp.f32(float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sin.f32(float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fma.f64(double, double, double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.floor.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.ceil.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.trunc.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.round.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.rint.f64(double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.roundeven.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.nearbyint.f64(double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.minnum.f64(double, double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.maxnum.f64(double, double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #8

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.frem.f64(double, double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lrint.i64.f64(double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llrint.i64.f64(double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lround.i64.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llround.i64.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.pow.f64(double, double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.exp.f64(double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sin.f64(double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sqrt.f80(x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fma.f80(x86_fp80, x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.floor.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.ceil.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.trunc.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.round.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.rint.f80(x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.roundeven.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.nearbyint.f80(x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.minnum.f80(x86_fp80, x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.maxnum.f80(x86_fp80, x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #8

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.frem.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lrint.i64.f80(x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llrint.i64.f80(x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lround.i64.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llround.i64.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.pow.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.exp.f80(x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sin.f80(x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i8 @llvm.experimental.constrained.fptosi.i8.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptosi.i16.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptosi.i64.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i8 @llvm.experimental.constrained.fptoui.i8.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptoui.i16.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptoui.i32.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i8 @llvm.experimental.constrained.fptosi.i8.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptosi.i16.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptosi.i64.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i8 @llvm.experimental.constrained.fptoui.i8.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptoui.i16.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptoui.i32.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i8 @llvm.experimental.constrained.fptosi.i8.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptosi.i16.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptosi.i64.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i8 @llvm.experimental.constrained.fptoui.i8.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptoui.i16.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptoui.i32.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i8(i8, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i64(i64, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.uitofp.f32.i8(i8, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.uitofp.f32.i32(i32, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.uitofp.f32.i64(i64, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i128(i128, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i8(i8, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i64(i64, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.uitofp.f64.i8(i8, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.uitofp.f64.i32(i32, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.uitofp.f64.i64(i64, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i128(i128, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sitofp.f80.i8(i8, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sitofp.f80.i64(i64, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.uitofp.f80.i8(i8, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.uitofp.f80.i32(i32, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.uitofp.f80.i64(i64, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sitofp.f80.i128(i128, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fpext.f80.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fpext.f80.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f80(x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare <4 x float> @llvm.experimental.constrained.fadd.v4f32(<4 x float>, <4 x float>, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare <4 x float> @llvm.experimental.constrained.fmul.v4f32(<4 x float>, <4 x float>, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare <4 x float> @llvm.experimental.constrained.fdiv.v4f32(<4 x float>, <4 x float>, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fmuladd.f64(double, double, double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.fptrunc.f16.f32(float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.fptrunc.f16.f64(double, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fpext.f32.f16(half, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fpext.f64.f16(half, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fpext.f80.f16(half, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.sitofp.f16.i32(i32, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f16(half, half, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg) #8

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f32(float, float, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptoui.i64.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptoui.i64.f64(double, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptoui.i64.f80(x86_fp80, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.fptrunc.f16.f80(x86_fp80, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f16(half, half, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.sitofp.f16.i64(i64, metadata, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i128 @llvm.experimental.constrained.fptosi.i128.f32(float, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i128 @llvm.experimental.constrained.fptosi.i128.f64(double, metadata) #4

attributes #0 = { noinline nounwind optnone strictfp uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind strictfp }
attributes #10 = { nounwind strictfp willreturn memory(read) }
attributes #11 = { strictfp }

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
