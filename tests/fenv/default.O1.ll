; ModuleID = 'environment.c'
source_filename = "environment.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.bits = type { i64, i64 }
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
@.str.162 = private unnamed_addr constant [5 x i8] c"_to_\00", align 1
@.str.163 = private unnamed_addr constant [6 x i8] c"_fmin\00", align 1
@.str.164 = private unnamed_addr constant [6 x i8] c"_fmax\00", align 1
@.str.165 = private unnamed_addr constant [70 x i8] c"%s mode %d: %04llx%016llx %04llx%016llx -> %016llx%016llx flags %02x\0A\00", align 1
@.str.166 = private unnamed_addr constant [20 x i8] c"%s %d %016llx %02x\0A\00", align 1
@singles = internal unnamed_addr constant [42 x i64] [i64 0, i64 2147483648, i64 1, i64 2147483649, i64 8388607, i64 8388608, i64 864026624, i64 1056964607, i64 1056964608, i64 1056964609, i64 1065353216, i64 3212836864, i64 1065353217, i64 1069547520, i64 1075838976, i64 3223322624, i64 1124007936, i64 1124073472, i64 1132396544, i64 3271589888, i64 1199562752, i64 1199566848, i64 1199570943, i64 1258291201, i64 1325400064, i64 1325400063, i64 3472883712, i64 1333788672, i64 1593835520, i64 1593835519, i64 3741319168, i64 1602224128, i64 1602224127, i64 2130706432, i64 2139095039, i64 4286578687, i64 2139095040, i64 4286578688, i64 2143289344, i64 4290772993, i64 2141192192, i64 1078530011], align 16
@doubles = internal unnamed_addr constant [52 x i64] [i64 0, i64 -9223372036854775808, i64 1, i64 -9223372036854775807, i64 4503599627370495, i64 4503599627370496, i64 3936146074321813504, i64 3931642474694443009, i64 4039728865751334911, i64 4494592428115755008, i64 4544132024016830465, i64 4602678819172646911, i64 4602678819172646912, i64 4602678819172646913, i64 4607182418800017408, i64 -4616189618054758400, i64 4607182418800017409, i64 4607182419068452864, i64 4607182419068452865, i64 4607184617823272960, i64 4609434218613702656, i64 4612811918334230528, i64 -4610560118520545280, i64 4638637247447433216, i64 4643176031446892544, i64 -4584646828477120512, i64 4679235614791434240, i64 4679237813814689792, i64 4746794007244308480, i64 4746794007248502784, i64 -4476578029606273024, i64 -4476578029604175872, i64 4751297606873776128, i64 4751297606875873280, i64 4841369599423283201, i64 4845873199050653695, i64 4890909195324358655, i64 4890909195324358656, i64 -4332462841530417152, i64 4895412794951729151, i64 4895412794951729152, i64 5183643170566569984, i64 5183643170835005440, i64 9214364837600034816, i64 9218868437227405311, i64 -4503599627370497, i64 9218868437227405312, i64 -4503599627370496, i64 9221120237041090560, i64 -2251799813685247, i64 9219994337134247936, i64 4614256656552045848], align 16
@longs = internal unnamed_addr constant [46 x %struct.bits] [%struct.bits zeroinitializer, %struct.bits { i64 0, i64 32768 }, %struct.bits { i64 1, i64 0 }, %struct.bits { i64 1, i64 32768 }, %struct.bits { i64 9223372036854775807, i64 0 }, %struct.bits { i64 -9223372036854775808, i64 1 }, %struct.bits { i64 -9223372036854775808, i64 15360 }, %struct.bits { i64 -9223372036854775807, i64 15360 }, %struct.bits { i64 -9223372036854775808, i64 16359 }, %struct.bits { i64 -1, i64 16381 }, %struct.bits { i64 -9223372036854775808, i64 16382 }, %struct.bits { i64 -9223372036854775807, i64 16382 }, %struct.bits { i64 -9223372036854775808, i64 16383 }, %struct.bits { i64 -9223372036854775808, i64 49151 }, %struct.bits { i64 -9223372036854775807, i64 16383 }, %struct.bits { i64 -9223371487098961919, i64 16383 }, %struct.bits { i64 -9218868437227405311, i64 16383 }, %struct.bits { i64 -9223372036854774784, i64 16383 }, %struct.bits { i64 -4611686018427387904, i64 16383 }, %struct.bits { i64 -6917529027641081856, i64 16384 }, %struct.bits { i64 -6917529027641081856, i64 49152 }, %struct.bits { i64 -144115188075855872, i64 16389 }, %struct.bits { i64 -72057594037927936, i64 16390 }, %struct.bits { i64 -9187343239835811840, i64 49158 }, %struct.bits { i64 -9007199254740992, i64 16398 }, %struct.bits { i64 -4503599627370496, i64 16398 }, %struct.bits { i64 -4294967296, i64 16413 }, %struct.bits { i64 -9223372036854775808, i64 16414 }, %struct.bits { i64 -9223372036854775808, i64 49182 }, %struct.bits { i64 -4294967296, i64 16414 }, %struct.bits { i64 -9223372036854775808, i64 16415 }, %struct.bits { i64 -2, i64 16445 }, %struct.bits { i64 -9223372036854775808, i64 16446 }, %struct.bits { i64 -9223372036854775808, i64 49214 }, %struct.bits { i64 -1, i64 16446 }, %struct.bits { i64 -9223372036854775808, i64 16447 }, %struct.bits { i64 -1, i64 17406 }, %struct.bits { i64 -9223372036854775808, i64 32766 }, %struct.bits { i64 -1, i64 32766 }, %struct.bits { i64 -1, i64 65534 }, %struct.bits { i64 -9223372036854775808, i64 32767 }, %struct.bits { i64 -9223372036854775808, i64 65535 }, %struct.bits { i64 -4611686018427387904, i64 32767 }, %struct.bits { i64 -4611686018427387903, i64 65535 }, %struct.bits { i64 -6917529027641081856, i64 32767 }, %struct.bits { i64 -3958705157555305931, i64 16384 }], align 16
@halves = internal unnamed_addr constant [19 x i64] [i64 0, i64 32768, i64 1, i64 32769, i64 1023, i64 1024, i64 14336, i64 15360, i64 48128, i64 15361, i64 15872, i64 16968, i64 31743, i64 64511, i64 31744, i64 64512, i64 32256, i64 65025, i64 32000], align 16
@ints = internal unnamed_addr constant [30 x i64] [i64 0, i64 1, i64 -1, i64 2, i64 127, i64 128, i64 255, i64 32767, i64 65504, i64 65519, i64 65520, i64 2147483647, i64 2147483648, i64 4294967295, i64 16777217, i64 16777219, i64 9007199254740993, i64 9007199254740995, i64 9223372036854775807, i64 -9223372036854775808, i64 -9223372036854775807, i64 -9223372036854774784, i64 -9223372036854774783, i64 -1025, i64 -1024, i64 -549755813889, i64 -549755813888, i64 -549755813887, i64 -9223371487098961919, i64 -2401053089206453570], align 16
@.str.167 = private unnamed_addr constant [7 x i8] c"lround\00", align 1
@.str.168 = private unnamed_addr constant [6 x i8] c"_fmod\00", align 1
@.str.169 = private unnamed_addr constant [7 x i8] c"_exact\00", align 1
@switch.table.run.171 = private unnamed_addr constant [11 x i64] [i64 52, i64 42, i64 19, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 42, i64 46], align 8

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call i32 @fetestexcept(i32 noundef 61) #11
  %4 = tail call i32 @fegetround() #12
  %5 = icmp eq i32 %4, 0
  %6 = zext i1 %5 to i32
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %3, i32 noundef %6)
  %8 = icmp sgt i32 %0, 1
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !5
  br label %12

12:                                               ; preds = %2, %9
  %13 = phi ptr [ %11, %9 ], [ null, %2 ]
  store ptr %13, ptr @wanted, align 8, !tbaa !5
  tail call fastcc void @run(ptr noundef nonnull @.str.1, ptr noundef nonnull @f_add, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.2, ptr noundef nonnull @f_sub, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.3, ptr noundef nonnull @f_mul, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.4, ptr noundef nonnull @f_div, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.5, ptr noundef nonnull @f_eq, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.6, ptr noundef nonnull @f_ne, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.7, ptr noundef nonnull @f_unless_eq, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.8, ptr noundef nonnull @f_isless, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.9, ptr noundef nonnull @f_islessgreater, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.10, ptr noundef nonnull @f_isunordered, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.11, ptr noundef nonnull @f_isgreaterequal, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.12, ptr noundef nonnull @f_neg, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.13, ptr noundef nonnull @d_add, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.14, ptr noundef nonnull @d_sub, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.15, ptr noundef nonnull @d_mul, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.16, ptr noundef nonnull @d_div, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.17, ptr noundef nonnull @d_eq, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.18, ptr noundef nonnull @d_ne, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.19, ptr noundef nonnull @d_unless_eq, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.20, ptr noundef nonnull @d_isless, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.21, ptr noundef nonnull @d_islessgreater, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.22, ptr noundef nonnull @d_isunordered, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.23, ptr noundef nonnull @d_isgreaterequal, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.24, ptr noundef nonnull @d_neg, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.25, ptr noundef nonnull @x_add, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.26, ptr noundef nonnull @x_sub, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.27, ptr noundef nonnull @x_mul, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.28, ptr noundef nonnull @x_div, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.29, ptr noundef nonnull @x_eq, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.30, ptr noundef nonnull @x_ne, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.31, ptr noundef nonnull @x_unless_eq, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.32, ptr noundef nonnull @x_isless, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.33, ptr noundef nonnull @x_islessgreater, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.34, ptr noundef nonnull @x_isunordered, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.35, ptr noundef nonnull @x_isgreaterequal, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.36, ptr noundef nonnull @x_neg, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.37, ptr noundef nonnull @f_sqrt, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.38, ptr noundef nonnull @f_fma, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.39, ptr noundef nonnull @f_floor, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.40, ptr noundef nonnull @f_ceil, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.41, ptr noundef nonnull @f_trunc, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.42, ptr noundef nonnull @f_round, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.43, ptr noundef nonnull @f_rint, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.44, ptr noundef nonnull @f_roundeven, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.45, ptr noundef nonnull @f_nearbyint, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.46, ptr noundef nonnull @f_fmin, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.47, ptr noundef nonnull @f_fmax, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.48, ptr noundef nonnull @f_fabs, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.49, ptr noundef nonnull @f_copysign, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.50, ptr noundef nonnull @f_fmod, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.51, ptr noundef nonnull @f_lrint, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.52, ptr noundef nonnull @f_llrint, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.53, ptr noundef nonnull @f_lround, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.54, ptr noundef nonnull @f_llround, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.55, ptr noundef nonnull @f_pow_exact, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.56, ptr noundef nonnull @f_exp_exact, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.57, ptr noundef nonnull @f_sin_exact, i8 noundef signext 102, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.58, ptr noundef nonnull @d_sqrt, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.59, ptr noundef nonnull @d_fma, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.60, ptr noundef nonnull @d_floor, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.61, ptr noundef nonnull @d_ceil, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.62, ptr noundef nonnull @d_trunc, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.63, ptr noundef nonnull @d_round, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.64, ptr noundef nonnull @d_rint, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.65, ptr noundef nonnull @d_roundeven, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.66, ptr noundef nonnull @d_nearbyint, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.67, ptr noundef nonnull @d_fmin, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.68, ptr noundef nonnull @d_fmax, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.69, ptr noundef nonnull @d_fabs, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.70, ptr noundef nonnull @d_copysign, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.71, ptr noundef nonnull @d_fmod, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.72, ptr noundef nonnull @d_lrint, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.73, ptr noundef nonnull @d_llrint, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.74, ptr noundef nonnull @d_lround, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.75, ptr noundef nonnull @d_llround, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.76, ptr noundef nonnull @d_pow_exact, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.77, ptr noundef nonnull @d_exp_exact, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.78, ptr noundef nonnull @d_sin_exact, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.79, ptr noundef nonnull @x_sqrt, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.80, ptr noundef nonnull @x_fma, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.81, ptr noundef nonnull @x_floor, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.82, ptr noundef nonnull @x_ceil, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.83, ptr noundef nonnull @x_trunc, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.84, ptr noundef nonnull @x_round, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.85, ptr noundef nonnull @x_rint, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.86, ptr noundef nonnull @x_roundeven, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.87, ptr noundef nonnull @x_nearbyint, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.88, ptr noundef nonnull @x_fmin, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.89, ptr noundef nonnull @x_fmax, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.90, ptr noundef nonnull @x_fabs, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.91, ptr noundef nonnull @x_copysign, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.92, ptr noundef nonnull @x_fmod, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.93, ptr noundef nonnull @x_lrint, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.94, ptr noundef nonnull @x_llrint, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.95, ptr noundef nonnull @x_lround, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.96, ptr noundef nonnull @x_llround, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.97, ptr noundef nonnull @x_pow_exact, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.98, ptr noundef nonnull @x_exp_exact, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.99, ptr noundef nonnull @x_sin_exact, i8 noundef signext 120, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.100, ptr noundef nonnull @f_to_i8, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.101, ptr noundef nonnull @f_to_i16, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.102, ptr noundef nonnull @f_to_i32, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.103, ptr noundef nonnull @f_to_i64, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.104, ptr noundef nonnull @f_to_u8, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.105, ptr noundef nonnull @f_to_u16, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.106, ptr noundef nonnull @f_to_u32, i8 noundef signext 102, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.107, ptr noundef nonnull @d_to_i8, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.108, ptr noundef nonnull @d_to_i16, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.109, ptr noundef nonnull @d_to_i32, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.110, ptr noundef nonnull @d_to_i64, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.111, ptr noundef nonnull @d_to_u8, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.112, ptr noundef nonnull @d_to_u16, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.113, ptr noundef nonnull @d_to_u32, i8 noundef signext 100, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.114, ptr noundef nonnull @x_to_i8, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.115, ptr noundef nonnull @x_to_i16, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.116, ptr noundef nonnull @x_to_i32, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.117, ptr noundef nonnull @x_to_i64, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.118, ptr noundef nonnull @x_to_u8, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.119, ptr noundef nonnull @x_to_u16, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.120, ptr noundef nonnull @x_to_u32, i8 noundef signext 120, i8 noundef signext 105, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.121, ptr noundef nonnull @f_of_i8, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.122, ptr noundef nonnull @f_of_i32, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.123, ptr noundef nonnull @f_of_i64, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.124, ptr noundef nonnull @f_of_u8, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.125, ptr noundef nonnull @f_of_u32, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.126, ptr noundef nonnull @f_of_u64, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.127, ptr noundef nonnull @f_of_i128, i8 noundef signext 105, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.128, ptr noundef nonnull @d_of_i8, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.129, ptr noundef nonnull @d_of_i32, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.130, ptr noundef nonnull @d_of_i64, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.131, ptr noundef nonnull @d_of_u8, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.132, ptr noundef nonnull @d_of_u32, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.133, ptr noundef nonnull @d_of_u64, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.134, ptr noundef nonnull @d_of_i128, i8 noundef signext 105, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.135, ptr noundef nonnull @x_of_i8, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.136, ptr noundef nonnull @x_of_i32, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.137, ptr noundef nonnull @x_of_i64, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.138, ptr noundef nonnull @x_of_u8, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.139, ptr noundef nonnull @x_of_u32, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.140, ptr noundef nonnull @x_of_u64, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.141, ptr noundef nonnull @x_of_i128, i8 noundef signext 105, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.142, ptr noundef nonnull @f_to_d, i8 noundef signext 102, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.143, ptr noundef nonnull @f_to_x, i8 noundef signext 102, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.144, ptr noundef nonnull @d_to_f, i8 noundef signext 100, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.145, ptr noundef nonnull @d_to_x, i8 noundef signext 100, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.146, ptr noundef nonnull @x_to_f, i8 noundef signext 120, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.147, ptr noundef nonnull @x_to_d, i8 noundef signext 120, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.148, ptr noundef nonnull @v_add, i8 noundef signext 118, i8 noundef signext 118, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.149, ptr noundef nonnull @v_mul, i8 noundef signext 118, i8 noundef signext 118, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.150, ptr noundef nonnull @v_div, i8 noundef signext 118, i8 noundef signext 118, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.151, ptr noundef nonnull @mul_add, i8 noundef signext 100, i8 noundef signext 100, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.152, ptr noundef nonnull @f_to_h, i8 noundef signext 102, i8 noundef signext 104, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.153, ptr noundef nonnull @d_to_h, i8 noundef signext 100, i8 noundef signext 104, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.154, ptr noundef nonnull @h_to_f, i8 noundef signext 104, i8 noundef signext 102, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.155, ptr noundef nonnull @h_to_d, i8 noundef signext 104, i8 noundef signext 100, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.156, ptr noundef nonnull @h_to_x, i8 noundef signext 104, i8 noundef signext 120, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.157, ptr noundef nonnull @h_add, i8 noundef signext 104, i8 noundef signext 104, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.158, ptr noundef nonnull @h_mul, i8 noundef signext 104, i8 noundef signext 104, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.159, ptr noundef nonnull @h_div, i8 noundef signext 104, i8 noundef signext 104, i32 noundef 2)
  tail call fastcc void @run(ptr noundef nonnull @.str.160, ptr noundef nonnull @h_of_i32, i8 noundef signext 105, i8 noundef signext 104, i32 noundef 1)
  tail call fastcc void @run(ptr noundef nonnull @.str.161, ptr noundef nonnull @h_eq, i8 noundef signext 104, i8 noundef signext 105, i32 noundef 2)
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

; Function Attrs: nounwind uwtable
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
  br i1 %13, label %14, label %23

14:                                               ; preds = %5
  %15 = zext nneg i8 %2 to i32
  %16 = add nsw i32 %15, -100
  %17 = tail call i32 @llvm.fshl.i32(i32 %16, i32 %16, i32 31)
  %18 = icmp ult i32 %17, 11
  br i1 %18, label %19, label %23

19:                                               ; preds = %14
  %20 = zext nneg i32 %17 to i64
  %21 = getelementptr inbounds [11 x i64], ptr @switch.table.run.171, i64 0, i64 %20
  %22 = load i64, ptr %21, align 8
  br label %23

23:                                               ; preds = %14, %19, %5
  %24 = phi i64 [ 1, %5 ], [ %22, %19 ], [ 30, %14 ]
  %25 = zext nneg i8 %2 to i32
  %26 = add nsw i32 %25, -100
  %27 = tail call i32 @llvm.fshl.i32(i32 %26, i32 %26, i32 31)
  %28 = getelementptr inbounds i8, ptr %11, i64 8
  %29 = icmp eq i8 %3, 102
  %30 = icmp eq i8 %3, 104
  %31 = icmp eq i8 %3, 100
  %32 = icmp eq i8 %3, 118
  %33 = getelementptr inbounds i8, ptr %6, i64 8
  %34 = icmp ne i8 %3, 105
  %35 = icmp eq i8 %2, 102
  %36 = icmp eq i8 %2, 100
  %37 = zext i1 %36 to i64
  %38 = select i1 %35, i64 33, i64 %37
  %39 = getelementptr inbounds i8, ptr %12, i64 8
  %40 = getelementptr inbounds i8, ptr %12, i64 16
  %41 = getelementptr inbounds i8, ptr %8, i64 8
  %42 = getelementptr inbounds i8, ptr %9, i64 8
  %43 = icmp ult i32 %27, 11
  %44 = zext nneg i32 %27 to i64
  %45 = getelementptr inbounds [11 x i64], ptr @switch.table.run.171, i64 0, i64 %44
  %46 = icmp ult i32 %27, 11
  %47 = zext nneg i32 %27 to i64
  %48 = getelementptr inbounds [11 x i64], ptr @switch.table.run.171, i64 0, i64 %47
  br label %49

49:                                               ; preds = %63, %23
  %50 = phi i64 [ -3750763034362895579, %23 ], [ %174, %63 ]
  %51 = phi i32 [ 0, %23 ], [ %161, %63 ]
  %52 = phi i64 [ 0, %23 ], [ %64, %63 ]
  br i1 %43, label %53, label %55

53:                                               ; preds = %49
  %54 = load i64, ptr %45, align 8
  br label %55

55:                                               ; preds = %49, %53
  %56 = phi i64 [ %54, %53 ], [ 30, %49 ]
  %57 = icmp ult i64 %52, %56
  br i1 %57, label %58, label %61

58:                                               ; preds = %55
  %59 = mul nuw nsw i64 %52, 3
  %60 = add nuw nsw i64 %59, 2
  br label %65

61:                                               ; preds = %55
  %62 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.166, ptr noundef %0, i32 noundef 0, i64 noundef %50, i32 noundef %51)
  ret void

63:                                               ; preds = %188
  %64 = add nuw nsw i64 %52, 1
  br label %49, !llvm.loop !9

65:                                               ; preds = %58, %188
  %66 = phi i64 [ 0, %58 ], [ %189, %188 ]
  %67 = phi i32 [ %51, %58 ], [ %161, %188 ]
  %68 = phi i64 [ %50, %58 ], [ %174, %188 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #11
  call fastcc void @value(ptr dead_on_unwind nonnull writable sret(%union.any) align 16 %8, i8 noundef signext %2, i64 noundef %52)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #11
  call fastcc void @value(ptr dead_on_unwind nonnull writable sret(%union.any) align 16 %9, i8 noundef signext %2, i64 noundef %66)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #11
  %69 = mul nuw nsw i64 %66, 5
  %70 = add nuw nsw i64 %60, %69
  br i1 %46, label %71, label %73

71:                                               ; preds = %65
  %72 = load i64, ptr %48, align 8
  br label %73

73:                                               ; preds = %65, %71
  %74 = phi i64 [ %72, %71 ], [ 30, %65 ]
  %75 = urem i64 %70, %74
  call fastcc void @value(ptr dead_on_unwind nonnull writable sret(%union.any) align 16 %10, i8 noundef signext %2, i64 noundef %75)
  %76 = call i32 @feclearexcept(i32 noundef 61) #11
  %77 = call i32 @fesetround(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #11
  %78 = load volatile ptr, ptr %7, align 8, !tbaa !5
  call void %78(ptr dead_on_unwind nonnull writable sret(%union.any) align 16 %11, ptr noundef nonnull byval(%union.any) align 16 %8, ptr noundef nonnull byval(%union.any) align 16 %9, ptr noundef nonnull byval(%union.any) align 16 %10) #11
  %79 = call i32 @fetestexcept(i32 noundef 61) #11
  %80 = call ptr @strstr(ptr noundef nonnull readonly dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) @.str.167) #12
  %81 = icmp eq ptr %80, null
  br i1 %81, label %82, label %89

82:                                               ; preds = %73
  %83 = call ptr @strstr(ptr noundef nonnull readonly dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) @.str.168) #12
  %84 = icmp eq ptr %83, null
  br i1 %84, label %85, label %89

85:                                               ; preds = %82
  %86 = call ptr @strstr(ptr noundef nonnull readonly dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) @.str.169) #12
  %87 = icmp eq ptr %86, null
  %88 = select i1 %87, i32 61, i32 13
  br label %89

89:                                               ; preds = %73, %82, %85
  %90 = phi i32 [ 13, %82 ], [ 13, %73 ], [ %88, %85 ]
  %91 = and i32 %90, %79
  %92 = call i32 @fesetround(i32 noundef 0) #11
  %93 = load i64, ptr %11, align 16
  %94 = load i64, ptr %28, align 8
  %95 = and i64 %93, 9223372036854775807
  %96 = and i64 %93, 2147483647
  %97 = icmp ugt i64 %96, 2139095040
  %98 = select i1 %29, i1 %97, i1 false
  br i1 %98, label %129, label %99

99:                                               ; preds = %89
  %100 = and i64 %93, 32767
  %101 = icmp ugt i64 %100, 31744
  %102 = select i1 %30, i1 %101, i1 false
  br i1 %102, label %129, label %103

103:                                              ; preds = %99
  %104 = icmp ugt i64 %95, 9218868437227405312
  %105 = select i1 %31, i1 %104, i1 false
  br i1 %105, label %129, label %106

106:                                              ; preds = %103
  switch i8 %3, label %129 [
    i8 120, label %107
    i8 118, label %114
  ]

107:                                              ; preds = %106
  %108 = and i64 %94, 32767
  %109 = icmp eq i64 %108, 32767
  %110 = icmp ne i64 %95, 0
  %111 = select i1 %109, i1 %110, i1 false
  br i1 %111, label %129, label %112

112:                                              ; preds = %107
  %113 = and i64 %94, 65535
  br i1 %32, label %114, label %129

114:                                              ; preds = %112, %106
  %115 = phi i64 [ %113, %112 ], [ %94, %106 ]
  br label %116

116:                                              ; preds = %114, %116
  %117 = phi i64 [ %126, %116 ], [ %115, %114 ]
  %118 = phi i64 [ %125, %116 ], [ %93, %114 ]
  %119 = phi i64 [ %127, %116 ], [ 0, %114 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #11, !noalias !12
  store i64 %118, ptr %6, align 16, !noalias !12
  store i64 %117, ptr %33, align 8, !noalias !12
  %120 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !15, !noalias !12
  %122 = and i32 %121, 2147483647
  %123 = icmp ugt i32 %122, 2139095040
  %124 = select i1 %123, i32 2143289344, i32 %121
  store i32 %124, ptr %120, align 4, !noalias !12
  %125 = load i64, ptr %6, align 16, !noalias !12
  %126 = load i64, ptr %33, align 8, !noalias !12
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #11, !noalias !12
  %127 = add nuw nsw i64 %119, 1
  %128 = icmp eq i64 %127, 4
  br i1 %128, label %129, label %116, !llvm.loop !17

129:                                              ; preds = %116, %106, %112, %107, %103, %99, %89
  %130 = phi i64 [ 2143289344, %89 ], [ 32256, %99 ], [ 9221120237041090560, %103 ], [ -4611686018427387904, %107 ], [ %93, %106 ], [ %93, %112 ], [ %125, %116 ]
  %131 = phi i64 [ 0, %89 ], [ 0, %99 ], [ 0, %103 ], [ 32767, %107 ], [ %94, %106 ], [ %113, %112 ], [ %126, %116 ]
  store i64 %130, ptr %11, align 16
  store i64 %131, ptr %28, align 8, !tbaa !18
  %132 = call ptr @strstr(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) @.str.162) #12
  %133 = icmp eq ptr %132, null
  %134 = or i1 %34, %133
  %135 = and i32 %79, 1
  %136 = icmp eq i32 %135, 0
  %137 = select i1 %134, i1 true, i1 %136
  br i1 %137, label %139, label %138

138:                                              ; preds = %129
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  br label %139

139:                                              ; preds = %138, %129
  %140 = call ptr @strstr(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) @.str.163) #12
  %141 = icmp eq ptr %140, null
  br i1 %141, label %142, label %145

142:                                              ; preds = %139
  %143 = call ptr @strstr(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) @.str.164) #12
  %144 = icmp eq ptr %143, null
  br i1 %144, label %151, label %145

145:                                              ; preds = %142, %139
  br i1 %136, label %146, label %150

146:                                              ; preds = %145
  %147 = load i64, ptr %11, align 16, !tbaa !18
  %148 = shl i64 %147, %38
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %150, label %151

150:                                              ; preds = %146, %145
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  br label %151

151:                                              ; preds = %146, %150, %142
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #11
  %152 = load i64, ptr %11, align 16, !tbaa !18
  store i64 %152, ptr %12, align 16, !tbaa !19
  %153 = load i64, ptr %28, align 8, !tbaa !18
  store i64 %153, ptr %39, align 8, !tbaa !19
  %154 = zext nneg i32 %91 to i64
  store i64 %154, ptr %40, align 16, !tbaa !19
  br label %155

155:                                              ; preds = %151, %164
  %156 = phi i64 [ 0, %151 ], [ %165, %164 ]
  %157 = phi i64 [ %68, %151 ], [ %174, %164 ]
  %158 = getelementptr inbounds [3 x i64], ptr %12, i64 0, i64 %156
  %159 = load i64, ptr %158, align 8, !tbaa !19
  br label %167

160:                                              ; preds = %164
  %161 = or i32 %91, %67
  %162 = load ptr, ptr @wanted, align 8, !tbaa !5
  %163 = icmp eq ptr %162, null
  br i1 %163, label %188, label %177

164:                                              ; preds = %167
  %165 = add nuw nsw i64 %156, 1
  %166 = icmp eq i64 %165, 3
  br i1 %166, label %160, label %155, !llvm.loop !21

167:                                              ; preds = %155, %167
  %168 = phi i64 [ 0, %155 ], [ %175, %167 ]
  %169 = phi i64 [ %157, %155 ], [ %174, %167 ]
  %170 = shl nuw nsw i64 %168, 3
  %171 = lshr i64 %159, %170
  %172 = and i64 %171, 255
  %173 = xor i64 %172, %169
  %174 = mul i64 %173, 1099511628211
  %175 = add nuw nsw i64 %168, 1
  %176 = icmp eq i64 %175, 8
  br i1 %176, label %164, label %167, !llvm.loop !22

177:                                              ; preds = %160
  %178 = call ptr @strstr(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) %162) #12
  %179 = icmp eq ptr %178, null
  br i1 %179, label %188, label %180

180:                                              ; preds = %177
  %181 = load i64, ptr %41, align 8, !tbaa !18
  %182 = and i64 %181, 65535
  %183 = load i64, ptr %8, align 16, !tbaa !18
  %184 = load i64, ptr %42, align 8, !tbaa !18
  %185 = and i64 %184, 65535
  %186 = load i64, ptr %9, align 16, !tbaa !18
  %187 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.165, ptr noundef %0, i32 noundef 0, i64 noundef %182, i64 noundef %183, i64 noundef %185, i64 noundef %186, i64 noundef %153, i64 noundef %152, i32 noundef %91)
  br label %188

188:                                              ; preds = %180, %177, %160
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #11
  %189 = add nuw nsw i64 %66, 1
  %190 = icmp eq i64 %189, %24
  br i1 %190, label %63, label %65, !llvm.loop !23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_add(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = fadd float %5, %6
  store float %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_sub(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = fsub float %5, %6
  store float %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_mul(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = fmul float %5, %6
  store float %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_div(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = fdiv float %5, %6
  store float %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = fcmp oeq float %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_ne(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = fcmp une float %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_unless_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = fcmp oeq float %5, %6
  %8 = select i1 %7, i64 9, i64 7
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_isless(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = fcmp olt float %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_islessgreater(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = fcmp one float %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_isunordered(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = fcmp uno float %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_isgreaterequal(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = fcmp oge float %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_neg(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = fneg float %5
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_add(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = fadd double %5, %6
  store double %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_sub(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = fsub double %5, %6
  store double %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_mul(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = fmul double %5, %6
  store double %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_div(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = fdiv double %5, %6
  store double %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = fcmp oeq double %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_ne(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = fcmp une double %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_unless_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = fcmp oeq double %5, %6
  %8 = select i1 %7, i64 9, i64 7
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_isless(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = fcmp olt double %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_islessgreater(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = fcmp one double %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_isunordered(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = fcmp uno double %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_isgreaterequal(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = fcmp oge double %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_neg(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = fneg double %5
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_add(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = fadd x86_fp80 %5, %6
  store x86_fp80 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_sub(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = fsub x86_fp80 %5, %6
  store x86_fp80 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_mul(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = fmul x86_fp80 %5, %6
  store x86_fp80 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_div(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = fdiv x86_fp80 %5, %6
  store x86_fp80 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = fcmp oeq x86_fp80 %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_ne(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = fcmp une x86_fp80 %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_unless_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = fcmp oeq x86_fp80 %5, %6
  %8 = select i1 %7, i64 9, i64 7
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_isless(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = fcmp olt x86_fp80 %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_islessgreater(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = fcmp one x86_fp80 %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_isunordered(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = fcmp uno x86_fp80 %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_isgreaterequal(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = fcmp oge x86_fp80 %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_neg(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = fneg x86_fp80 %5
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_sqrt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call float @llvm.sqrt.f32(float %5)
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_fma(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readonly byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = load float, ptr %3, align 16, !tbaa !18
  %8 = tail call float @llvm.fma.f32(float %5, float %6, float %7)
  store float %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_floor(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call float @llvm.floor.f32(float %5)
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_ceil(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call float @llvm.ceil.f32(float %5)
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_trunc(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call float @llvm.trunc.f32(float %5)
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_round(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call float @llvm.round.f32(float %5)
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_rint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call float @llvm.rint.f32(float %5)
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_roundeven(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call float @llvm.roundeven.f32(float %5)
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_nearbyint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call float @llvm.nearbyint.f32(float %5)
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_fmin(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = tail call float @llvm.minnum.f32(float %5, float %6)
  store float %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_fmax(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = tail call float @llvm.maxnum.f32(float %5, float %6)
  store float %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_fabs(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call float @llvm.fabs.f32(float %5)
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_copysign(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = tail call float @llvm.copysign.f32(float %5, float %6)
  store float %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_fmod(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = load float, ptr %2, align 16, !tbaa !18
  %7 = frem float %5, %6
  store float %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_lrint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call i64 @llvm.lrint.i64.f32(float %5)
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_llrint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call i64 @llvm.llrint.i64.f32(float %5)
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_lround(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call i64 @llvm.lround.i64.f32(float %5)
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_llround(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = tail call i64 @llvm.llround.i64.f32(float %5)
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal void @f_pow_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store float 1.024000e+03, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal void @f_exp_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal void @f_sin_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_sqrt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call double @llvm.sqrt.f64(double %5)
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_fma(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readonly byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = load double, ptr %3, align 16, !tbaa !18
  %8 = tail call double @llvm.fma.f64(double %5, double %6, double %7)
  store double %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_floor(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call double @llvm.floor.f64(double %5)
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_ceil(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call double @llvm.ceil.f64(double %5)
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_trunc(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call double @llvm.trunc.f64(double %5)
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_round(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call double @llvm.round.f64(double %5)
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_rint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call double @llvm.rint.f64(double %5)
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_roundeven(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call double @llvm.roundeven.f64(double %5)
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_nearbyint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call double @llvm.nearbyint.f64(double %5)
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_fmin(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = tail call double @llvm.minnum.f64(double %5, double %6)
  store double %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_fmax(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = tail call double @llvm.maxnum.f64(double %5, double %6)
  store double %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_fabs(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call double @llvm.fabs.f64(double %5)
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_copysign(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = tail call double @llvm.copysign.f64(double %5, double %6)
  store double %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_fmod(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = frem double %5, %6
  store double %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_lrint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call i64 @llvm.lrint.i64.f64(double %5)
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_llrint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call i64 @llvm.llrint.i64.f64(double %5)
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_lround(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call i64 @llvm.lround.i64.f64(double %5)
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_llround(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = tail call i64 @llvm.llround.i64.f64(double %5)
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal void @d_pow_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store double 1.024000e+03, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal void @d_exp_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store double 1.000000e+00, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal void @d_sin_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_sqrt(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call x86_fp80 @llvm.sqrt.f80(x86_fp80 %5)
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_fma(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readonly byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = load x86_fp80, ptr %3, align 16, !tbaa !18
  %8 = tail call x86_fp80 @llvm.fma.f80(x86_fp80 %5, x86_fp80 %6, x86_fp80 %7)
  store x86_fp80 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_floor(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call x86_fp80 @llvm.floor.f80(x86_fp80 %5)
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_ceil(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call x86_fp80 @llvm.ceil.f80(x86_fp80 %5)
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_trunc(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call x86_fp80 @llvm.trunc.f80(x86_fp80 %5)
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_round(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call x86_fp80 @llvm.round.f80(x86_fp80 %5)
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_rint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call x86_fp80 @llvm.rint.f80(x86_fp80 %5)
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_roundeven(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call x86_fp80 @llvm.roundeven.f80(x86_fp80 %5)
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_nearbyint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call x86_fp80 @llvm.nearbyint.f80(x86_fp80 %5)
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_fmin(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = tail call x86_fp80 @llvm.minnum.f80(x86_fp80 %5, x86_fp80 %6)
  store x86_fp80 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_fmax(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = tail call x86_fp80 @llvm.maxnum.f80(x86_fp80 %5, x86_fp80 %6)
  store x86_fp80 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_fabs(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %5)
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_copysign(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = tail call x86_fp80 @llvm.copysign.f80(x86_fp80 %5, x86_fp80 %6)
  store x86_fp80 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_fmod(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = load x86_fp80, ptr %2, align 16, !tbaa !18
  %7 = frem x86_fp80 %5, %6
  store x86_fp80 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_lrint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call i64 @llvm.lrint.i64.f80(x86_fp80 %5)
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_llrint(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call i64 @llvm.llrint.i64.f80(x86_fp80 %5)
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_lround(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call i64 @llvm.lround.i64.f80(x86_fp80 %5)
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_llround(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = tail call i64 @llvm.llround.i64.f80(x86_fp80 %5)
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal void @x_pow_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  %5 = tail call x86_fp80 @llvm.exp2.f80(x86_fp80 0xK4002A000000000000000)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store x86_fp80 %5, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal void @x_exp_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  %5 = tail call x86_fp80 @llvm.exp.f80(x86_fp80 0xK00000000000000000000)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store x86_fp80 %5, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal void @x_sin_exact(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readnone byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #6 {
  %5 = tail call x86_fp80 @llvm.sin.f80(x86_fp80 0xK00000000000000000000)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store x86_fp80 %5, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_to_i8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = fptosi float %5 to i8
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_to_i16(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = fptosi float %5 to i16
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_to_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = fptosi float %5 to i32
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_to_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = fptosi float %5 to i64
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_to_u8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = fptoui float %5 to i8
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_to_u16(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = fptoui float %5 to i16
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_to_u32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = fptoui float %5 to i32
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_to_i8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = fptosi double %5 to i8
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_to_i16(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = fptosi double %5 to i16
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_to_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = fptosi double %5 to i32
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_to_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = fptosi double %5 to i64
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_to_u8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = fptoui double %5 to i8
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_to_u16(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = fptoui double %5 to i16
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_to_u32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = fptoui double %5 to i32
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_to_i8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = fptosi x86_fp80 %5 to i8
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_to_i16(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = fptosi x86_fp80 %5 to i16
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_to_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = fptosi x86_fp80 %5 to i32
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_to_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = fptosi x86_fp80 %5 to i64
  store i64 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_to_u8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = fptoui x86_fp80 %5 to i8
  %7 = zext i8 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_to_u16(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = fptoui x86_fp80 %5 to i16
  %7 = zext i16 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_to_u32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = fptoui x86_fp80 %5 to i32
  %7 = zext i32 %6 to i64
  store i64 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_of_i8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i8
  %7 = sitofp i8 %6 to float
  store float %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_of_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i32
  %7 = sitofp i32 %6 to float
  store float %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_of_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = sitofp i64 %5 to float
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_of_u8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i8
  %7 = uitofp i8 %6 to float
  store float %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_of_u32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i32
  %7 = uitofp i32 %6 to float
  store float %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_of_u64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = uitofp i64 %5 to float
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_of_i128(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i128, ptr %1, align 16, !tbaa !18
  %6 = sitofp i128 %5 to float
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_of_i8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i8
  %7 = sitofp i8 %6 to double
  store double %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_of_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i32
  %7 = sitofp i32 %6 to double
  store double %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_of_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = sitofp i64 %5 to double
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_of_u8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i8
  %7 = uitofp i8 %6 to double
  store double %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_of_u32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i32
  %7 = uitofp i32 %6 to double
  store double %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_of_u64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = uitofp i64 %5 to double
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_of_i128(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i128, ptr %1, align 16, !tbaa !18
  %6 = sitofp i128 %5 to double
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_of_i8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i8
  %7 = sitofp i8 %6 to x86_fp80
  store x86_fp80 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_of_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i32
  %7 = sitofp i32 %6 to x86_fp80
  store x86_fp80 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_of_i64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = sitofp i64 %5 to x86_fp80
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_of_u8(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i8
  %7 = uitofp i8 %6 to x86_fp80
  store x86_fp80 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_of_u32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i32
  %7 = uitofp i32 %6 to x86_fp80
  store x86_fp80 %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_of_u64(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = uitofp i64 %5 to x86_fp80
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_of_i128(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i128, ptr %1, align 16, !tbaa !18
  %6 = sitofp i128 %5 to x86_fp80
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_to_d(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = fpext float %5 to double
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_to_x(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = fpext float %5 to x86_fp80
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_to_f(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = fptrunc double %5 to float
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_to_x(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = fpext double %5 to x86_fp80
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_to_f(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = fptrunc x86_fp80 %5 to float
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @x_to_d(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load x86_fp80, ptr %1, align 16, !tbaa !18
  %6 = fptrunc x86_fp80 %5 to double
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @v_add(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load <4 x float>, ptr %1, align 16, !tbaa !18
  %6 = load <4 x float>, ptr %2, align 16, !tbaa !18
  %7 = fadd <4 x float> %5, %6
  store <4 x float> %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @v_mul(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load <4 x float>, ptr %1, align 16, !tbaa !18
  %6 = load <4 x float>, ptr %2, align 16, !tbaa !18
  %7 = fmul <4 x float> %5, %6
  store <4 x float> %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @v_div(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load <4 x float>, ptr %1, align 16, !tbaa !18
  %6 = load <4 x float>, ptr %2, align 16, !tbaa !18
  %7 = fdiv <4 x float> %5, %6
  store <4 x float> %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @mul_add(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readonly byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = load double, ptr %2, align 16, !tbaa !18
  %7 = load double, ptr %3, align 16, !tbaa !18
  %8 = tail call double @llvm.fmuladd.f64(double %5, double %6, double %7)
  store double %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @f_to_h(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load float, ptr %1, align 16, !tbaa !18
  %6 = fptrunc float %5 to half
  store half %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @d_to_h(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load double, ptr %1, align 16, !tbaa !18
  %6 = fptrunc double %5 to half
  store half %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @h_to_f(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !18
  %6 = fpext half %5 to float
  store float %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @h_to_d(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !18
  %6 = fpext half %5 to double
  store double %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @h_to_x(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !18
  %6 = fpext half %5 to x86_fp80
  store x86_fp80 %6, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @h_add(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !18
  %6 = load half, ptr %2, align 16, !tbaa !18
  %7 = fadd half %5, %6
  store half %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @h_mul(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !18
  %6 = load half, ptr %2, align 16, !tbaa !18
  %7 = fmul half %5, %6
  store half %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @h_div(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !18
  %6 = load half, ptr %2, align 16, !tbaa !18
  %7 = fdiv half %5, %6
  store half %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @h_of_i32(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readnone byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load i64, ptr %1, align 16, !tbaa !18
  %6 = trunc i64 %5 to i32
  %7 = sitofp i32 %6 to half
  store half %7, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @h_eq(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, ptr nocapture noundef readonly byval(%union.any) align 16 %1, ptr nocapture noundef readonly byval(%union.any) align 16 %2, ptr nocapture noundef readnone byval(%union.any) align 16 %3) #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %5 = load half, ptr %1, align 16, !tbaa !18
  %6 = load half, ptr %2, align 16, !tbaa !18
  %7 = fcmp oeq half %5, %6
  %8 = zext i1 %7 to i64
  store i64 %8, ptr %0, align 16, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal fastcc void @value(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.any) align 16 %0, i8 noundef signext %1, i64 noundef %2) unnamed_addr #6 {
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
  %9 = load i64, ptr %8, align 8, !tbaa !19
  br label %48

10:                                               ; preds = %3
  %11 = getelementptr inbounds [52 x i64], ptr @doubles, i64 0, i64 %2
  %12 = load i64, ptr %11, align 8, !tbaa !19
  br label %48

13:                                               ; preds = %3
  %14 = getelementptr inbounds [46 x %struct.bits], ptr @longs, i64 0, i64 %2
  %15 = load i64, ptr %14, align 16, !tbaa !24
  %16 = getelementptr inbounds i8, ptr %14, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !26
  br label %48

18:                                               ; preds = %3
  %19 = getelementptr inbounds [19 x i64], ptr @halves, i64 0, i64 %2
  %20 = load i64, ptr %19, align 8, !tbaa !19
  br label %48

21:                                               ; preds = %3
  %22 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %2
  %23 = load i64, ptr %22, align 8, !tbaa !19
  %24 = add nuw nsw i64 %2, 5
  %25 = urem i64 %24, 42
  %26 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !19
  %28 = shl i64 %27, 32
  %29 = or i64 %28, %23
  %30 = add nuw nsw i64 %2, 11
  %31 = urem i64 %30, 42
  %32 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %31
  %33 = load i64, ptr %32, align 8, !tbaa !19
  %34 = add nuw nsw i64 %2, 17
  %35 = urem i64 %34, 42
  %36 = getelementptr inbounds [42 x i64], ptr @singles, i64 0, i64 %35
  %37 = load i64, ptr %36, align 8, !tbaa !19
  %38 = shl i64 %37, 32
  %39 = or i64 %38, %33
  br label %48

40:                                               ; preds = %3
  %41 = getelementptr inbounds [30 x i64], ptr @ints, i64 0, i64 %2
  %42 = load i64, ptr %41, align 8, !tbaa !19
  %43 = mul nuw nsw i64 %2, 7
  %44 = add nuw nsw i64 %43, 3
  %45 = urem i64 %44, 30
  %46 = getelementptr inbounds [30 x i64], ptr @ints, i64 0, i64 %45
  %47 = load i64, ptr %46, align 8, !tbaa !19
  br label %48

48:                                               ; preds = %40, %21, %18, %13, %10, %7
  %49 = phi i64 [ %42, %40 ], [ %29, %21 ], [ %20, %18 ], [ %15, %13 ], [ %12, %10 ], [ %9, %7 ]
  %50 = phi i64 [ %47, %40 ], [ %39, %21 ], [ 0, %18 ], [ %17, %13 ], [ 0, %10 ], [ 0, %7 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store i64 %49, ptr %0, align 16, !tbaa !18
  %51 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %50, ptr %51, align 8, !tbaa !18
  ret void
}

; Function Attrs: nounwind
declare i32 @feclearexcept(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @fesetround(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare ptr @strstr(ptr noundef, ptr nocapture noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.roundeven.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nearbyint.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lrint.i64.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llrint.i64.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lround.i64.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llround.i64.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.roundeven.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nearbyint.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lrint.i64.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llrint.i64.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lround.i64.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llround.i64.f64(double) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.sqrt.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fma.f80(x86_fp80, x86_fp80, x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.floor.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.ceil.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.trunc.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.round.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.rint.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.roundeven.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.nearbyint.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.maxnum.f80(x86_fp80, x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lrint.i64.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llrint.i64.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lround.i64.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llround.i64.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.exp.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.sin.f80(x86_fp80) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.exp2.f80(x86_fp80) #10

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }
attributes #12 = { nounwind willreturn memory(read) }

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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"plain: argument 0"}
!14 = distinct !{!14, !"plain"}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !7, i64 0}
!17 = distinct !{!17, !10, !11}
!18 = !{!7, !7, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"long", !7, i64 0}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !10, !11}
!23 = distinct !{!23, !10, !11}
!24 = !{!25, !20, i64 0}
!25 = !{!"", !20, i64 0, !20, i64 8}
!26 = !{!25, !20, i64 8}
