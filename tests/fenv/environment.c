// Every float operation on special values: results and exception flags, in every rounding mode.
//
// Each line is a hash of the results and flags of one operation; `environment WORD` prints every result of the operations
// whose names contain WORD. The functions are called through pointers, so that nothing but what is inside them counts.
// Compiled with -fno-math-errno, so that the C library's functions become intrinsics. -DSTRICT turns the floating-point
// environment on; -DDEFAULT leaves out what only that promises. strict.O0.ll and strict.O1.ll are made with the first,
// default.O0.ll and default.O1.ll with the second; strict.out and default.out are what native programs print, compiled with
// the first and with both.
#include <fenv.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#ifdef STRICT
#pragma STDC FENV_ACCESS ON
#endif

typedef float float4 __attribute__((ext_vector_type(4)));
typedef struct { uint64_t low, high; } bits;
typedef union { float f; double d; long double x; _Float16 h; float4 v; int64_t i; uint64_t u; __int128 w; bits b; } any;

static any of_bits(uint64_t low, uint64_t high) { any r; memset(&r, 0, sizeof r); r.b.low = low; r.b.high = high; return r; }

#define F(name, expr) static any name(any a, any b, any c) { any r = of_bits(0, 0); (void)a; (void)b; (void)c; expr; return r; }
#define ARITH(T, m) F(T##_add, r.m = a.m + b.m) F(T##_sub, r.m = a.m - b.m) F(T##_mul, r.m = a.m * b.m) \
  F(T##_div, r.m = a.m / b.m) F(T##_lt, r.i = a.m < b.m) F(T##_le, r.i = a.m <= b.m) F(T##_gt, r.i = a.m > b.m) \
  F(T##_ge, r.i = a.m >= b.m) F(T##_eq, r.i = a.m == b.m) F(T##_ne, r.i = a.m != b.m) \
  F(T##_unless_lt, if (!(a.m < b.m)) r.i = 7; else r.i = 9) F(T##_unless_eq, if (!(a.m == b.m)) r.i = 7; else r.i = 9) \
  F(T##_isless, r.i = __builtin_isless(a.m, b.m)) F(T##_islessgreater, r.i = __builtin_islessgreater(a.m, b.m)) \
  F(T##_isunordered, r.i = __builtin_isunordered(a.m, b.m)) F(T##_isgreaterequal, r.i = __builtin_isgreaterequal(a.m, b.m)) \
  F(T##_neg, r.m = -a.m)
ARITH(f, f) ARITH(d, d) ARITH(x, x)
F(h_add, r.h = a.h + b.h) F(h_mul, r.h = a.h * b.h) F(h_div, r.h = a.h / b.h) F(h_lt, r.i = a.h < b.h) F(h_eq, r.i = a.h == b.h)
#define MATH(T, m, s) F(T##_sqrt, r.m = __builtin_sqrt##s(a.m)) F(T##_fma, r.m = __builtin_fma##s(a.m, b.m, c.m)) \
  F(T##_floor, r.m = __builtin_floor##s(a.m)) F(T##_ceil, r.m = __builtin_ceil##s(a.m)) F(T##_trunc, r.m = __builtin_trunc##s(a.m)) \
  F(T##_round, r.m = __builtin_round##s(a.m)) F(T##_rint, r.m = __builtin_rint##s(a.m)) \
  F(T##_roundeven, r.m = __builtin_roundeven##s(a.m)) F(T##_nearbyint, r.m = __builtin_nearbyint##s(a.m)) \
  F(T##_fmin, r.m = __builtin_fmin##s(a.m, b.m)) F(T##_fmax, r.m = __builtin_fmax##s(a.m, b.m)) \
  F(T##_fabs, r.m = __builtin_fabs##s(a.m)) F(T##_copysign, r.m = __builtin_copysign##s(a.m, b.m)) \
  F(T##_fmod, r.m = __builtin_fmod##s(a.m, b.m)) F(T##_lrint, r.i = __builtin_lrint##s(a.m)) \
  F(T##_llrint, r.i = __builtin_llrint##s(a.m)) F(T##_lround, r.i = __builtin_lround##s(a.m)) \
  F(T##_llround, r.i = __builtin_llround##s(a.m)) F(T##_isnan, r.i = __builtin_isnan(a.m)) F(T##_isinf, r.i = __builtin_isinf(a.m)) \
  F(T##_pow_exact, r.m = __builtin_pow##s(2, 10)) F(T##_exp_exact, r.m = __builtin_exp##s(0)) F(T##_sin_exact, r.m = __builtin_sin##s(0))
MATH(f, f, f) MATH(d, d, ) MATH(x, x, l)
#define TO_INT(T, m) F(T##_to_i8, r.u = (uint8_t)(int8_t)a.m) F(T##_to_i16, r.u = (uint16_t)(int16_t)a.m) F(T##_to_i32, r.u = (uint32_t)(int32_t)a.m) \
  F(T##_to_i64, r.i = (int64_t)a.m) F(T##_to_u8, r.u = (uint8_t)a.m) F(T##_to_u16, r.u = (uint16_t)a.m) F(T##_to_u32, r.u = (uint32_t)a.m) \
  F(T##_to_u64, r.u = (uint64_t)a.m) F(T##_to_i128, r.w = (__int128)a.m)
TO_INT(f, f) TO_INT(d, d) TO_INT(x, x)
#define OF_INT(T, m) F(T##_of_i8, r.m = (int8_t)a.i) F(T##_of_i32, r.m = (int32_t)a.i) F(T##_of_i64, r.m = a.i) F(T##_of_u8, r.m = (uint8_t)a.u) \
  F(T##_of_u32, r.m = (uint32_t)a.u) F(T##_of_u64, r.m = a.u) F(T##_of_i128, r.m = a.w)
OF_INT(f, f) OF_INT(d, d) OF_INT(x, x) F(h_of_i32, r.h = (int32_t)a.i) F(h_of_i64, r.h = a.i)
F(f_to_d, r.d = a.f) F(f_to_x, r.x = a.f) F(f_to_h, r.h = a.f) F(d_to_f, r.f = a.d) F(d_to_x, r.x = a.d) F(d_to_h, r.h = a.d)
F(x_to_f, r.f = a.x) F(x_to_d, r.d = a.x) F(x_to_h, r.h = a.x) F(h_to_f, r.f = a.h) F(h_to_d, r.d = a.h) F(h_to_x, r.x = a.h)
F(v_add, r.v = a.v + b.v) F(v_mul, r.v = a.v * b.v) F(v_div, r.v = a.v / b.v)
F(mul_add, r.d = a.d * b.d + c.d)

static const uint64_t singles[] = { 0, 0x80000000, 1, 0x80000001, 0x007fffff, 0x00800000, 0x33800000, 0x3effffff, 0x3f000000, 0x3f000001,
  0x3f800000, 0xbf800000, 0x3f800001, 0x3fc00000, 0x40200000, 0xc0200000, 0x42ff0000, 0x43000000, 0x437f0000, 0xc3008000, 0x477fe000, 0x477ff000,
  0x477fffff, 0x4b000001, 0x4f000000, 0x4effffff, 0xcf000000, 0x4f800000, 0x5f000000, 0x5effffff, 0xdf000000, 0x5f800000, 0x5f7fffff,
  0x7f000000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001, 0x7fa00000, 0x40490fdb };
static const uint64_t doubles[] = { 0, 1ull << 63, 1, (1ull << 63) | 1, 0x000fffffffffffff, 0x0010000000000000, 0x36a0000000000000, 0x3690000000000001,
  0x380fffffffffffff, 0x3e60000000000000, 0x3f10000000000001, 0x3fdfffffffffffff, 0x3fe0000000000000, 0x3fe0000000000001, 0x3ff0000000000000,
  0xbff0000000000000, 0x3ff0000000000001, 0x3ff0000010000000, 0x3ff0000010000001, 0x3ff0020000000000, 0x3ff8000000000000, 0x4004000000000000,
  0xc004000000000000, 0x405fc00000000000, 0x406fe00000000000, 0xc060100000000000, 0x40effc0000000000, 0x40effe0000000000, 0x41dfffffffc00000, 0x41e0000000000000,
  0xc1e0000000000000, 0xc1e0000000200000, 0x41efffffffe00000, 0x41f0000000000000, 0x4330000000000001, 0x433fffffffffffff, 0x43dfffffffffffff,
  0x43e0000000000000, 0xc3e0000000000000, 0x43efffffffffffff, 0x43f0000000000000, 0x47efffffe0000000, 0x47effffff0000000, 0x7fe0000000000000,
  0x7fefffffffffffff, 0xffefffffffffffff, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0xfff8000000000001, 0x7ff4000000000000,
  0x400921fb54442d18 };
static const bits longs[] = { {0, 0}, {0, 0x8000}, {1, 0}, {1, 0x8000}, {0x7fffffffffffffff, 0}, {1ull << 63, 1}, {1ull << 63, 0x3c00}, {0x8000000000000001, 0x3c00},
  {1ull << 63, 0x3fe7}, {0xffffffffffffffff, 0x3ffd}, {1ull << 63, 0x3ffe}, {0x8000000000000001, 0x3ffe}, {1ull << 63, 0x3fff}, {1ull << 63, 0xbfff},
  {0x8000000000000001, 0x3fff}, {0x8000008000000001, 0x3fff}, {0x8010000000000001, 0x3fff}, {0x8000000000000400, 0x3fff}, {0xc000000000000000, 0x3fff},
  {0xa000000000000000, 0x4000}, {0xa000000000000000, 0xc000}, {0xfe00000000000000, 0x4005}, {0xff00000000000000, 0x4006}, {0x8080000000000000, 0xc006},
  {0xffe0000000000000, 0x400e}, {0xfff0000000000000, 0x400e}, {0xffffffff00000000, 0x401d}, {1ull << 63, 0x401e}, {1ull << 63, 0xc01e},
  {0xffffffff00000000, 0x401e}, {1ull << 63, 0x401f}, {0xfffffffffffffffe, 0x403d}, {1ull << 63, 0x403e}, {1ull << 63, 0xc03e}, {0xffffffffffffffff, 0x403e},
  {1ull << 63, 0x403f}, {0xffffffffffffffff, 0x43fe}, {1ull << 63, 0x7ffe}, {0xffffffffffffffff, 0x7ffe}, {0xffffffffffffffff, 0xfffe},
  {1ull << 63, 0x7fff}, {1ull << 63, 0xffff}, {0xc000000000000000, 0x7fff}, {0xc000000000000001, 0xffff}, {0xa000000000000000, 0x7fff},
  {0xc90fdaa22168c235, 0x4000} };
static const uint64_t halves[] = { 0, 0x8000, 1, 0x8001, 0x3ff, 0x400, 0x3800, 0x3c00, 0xbc00, 0x3c01, 0x3e00, 0x4248, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0xfe01, 0x7d00 };
static const uint64_t ints[] = { 0, 1, -1ull, 2, 127, 128, 255, 32767, 65504, 65519, 65520, 0x7fffffff, 0x80000000, 0xffffffff, 0x1000001, 0x1000003, 0x20000000000001,
  0x20000000000003, 0x7fffffffffffffff, 0x8000000000000000, 0x8000000000000001, 0x8000000000000400, 0x8000000000000401, 0xfffffffffffffbff, 0xfffffffffffffc00,
  0xffffff7fffffffff, 0xffffff8000000000, 0xffffff8000000001, 0x8000008000000001, 0xdeadbeefcafebabe };

static any value(char kind, size_t i) {
  switch (kind) {
    case 'f': return of_bits(singles[i], 0);
    case 'd': return of_bits(doubles[i], 0);
    case 'x': return of_bits(longs[i].low, longs[i].high);
    case 'h': return of_bits(halves[i], 0);
    case 'v': { size_t n = sizeof singles / 8; return of_bits(singles[i] | singles[(i + 5) % n] << 32, singles[(i + 11) % n] | singles[(i + 17) % n] << 32); }
    default: return of_bits(ints[i], ints[(i * 7 + 3) % (sizeof ints / 8)]);
  }
}
static size_t count(char kind) {
  switch (kind) {
    case 'f': case 'v': return sizeof singles / 8;
    case 'd': return sizeof doubles / 8;
    case 'x': return sizeof longs / sizeof *longs;
    case 'h': return sizeof halves / 8;
    default: return sizeof ints / 8;
  }
}
// NaNs are one: which of two comes out is not promised.
static any plain(char kind, any r) {
  uint64_t top = r.b.low & 0x7fffffffffffffff;
  if (kind == 'f' && (r.b.low & 0x7fffffff) > 0x7f800000) return of_bits(0x7fc00000, 0);
  if (kind == 'h' && (r.b.low & 0x7fff) > 0x7c00) return of_bits(0x7e00, 0);
  if (kind == 'd' && top > 0x7ff0000000000000) return of_bits(0x7ff8000000000000, 0);
  if (kind == 'x') {
    r.b.high &= 0xffff;
    if ((r.b.high & 0x7fff) == 0x7fff && top != 0) return of_bits(0xc000000000000000, 0x7fff);
  }
  if (kind == 'v') {
    for (int i = 0; i < 4; i++) {
      uint32_t lane[4]; memcpy(lane, &r, 16);
      if ((lane[i] & 0x7fffffff) > 0x7f800000) lane[i] = 0x7fc00000;
      memcpy(&r, lane, 16);
    }
  }
  return r;
}

// The flags that count, by name: glibc's versions differ in what these functions raise.
static int promised(const char *name) {
  return strstr(name, "lround") || strstr(name, "_fmod") || strstr(name, "_exact") ? FE_ALL_EXCEPT & ~(FE_INEXACT | FE_UNDERFLOW) : FE_ALL_EXCEPT;
}

static int modes[] = { FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO };
static const char *wanted;

static void run(const char *name, any (*volatile f)(any, any, any), char in, char out, int n) {
#ifdef DEFAULT
  int n_modes = 1;
#else
  int n_modes = 4;
#endif
  for (int mode = 0; mode < n_modes; mode++) {
    uint64_t hash = 14695981039346656037ull;
    size_t second = n > 1 ? count(in) : 1;
    int all = 0;
    for (size_t i = 0; i < count(in); i++)
      for (size_t k = 0; k < second; k++) {
        any a = value(in, i), b = value(in, k), c = value(in, (i * 3 + k * 5 + 2) % count(in));
        feclearexcept(FE_ALL_EXCEPT);
        fesetround(modes[mode]);
        any r = f(a, b, c);
        int flags = fetestexcept(FE_ALL_EXCEPT) & promised(name);
        fesetround(FE_TONEAREST);
        r = plain(out, r);
        // What comes of a number out of range is not promised.
        if (strstr(name, "_to_") && out == 'i' && flags & FE_INVALID) r = of_bits(0, 0);
        // Nor which zero is the smaller, or what comes of a signaling NaN here.
        if (strstr(name, "_fmin") || strstr(name, "_fmax")) {
          any none = of_bits(0, 0);
          if (flags & FE_INVALID || r.b.low << (in == 'f' ? 33 : in == 'd') == 0) r = none;
        }
        all |= flags;
        uint64_t words[] = { r.b.low, r.b.high, flags };
        for (int w = 0; w < 3; w++)
          for (int byte = 0; byte < 8; byte++) hash = (hash ^ (words[w] >> 8 * byte & 255)) * 1099511628211ull;
        if (wanted && strstr(name, wanted))
          printf("%s mode %d: %04llx%016llx %04llx%016llx -> %016llx%016llx flags %02x\n", name, mode, (long long)a.b.high & 0xffff,
            (long long)a.b.low, (long long)b.b.high & 0xffff, (long long)b.b.low, (long long)r.b.high, (long long)r.b.low, flags);
      }
    printf("%s %d %016llx %02x\n", name, mode, (long long)hash, all);
  }
}
#define R(f, in, out, n) run(#f, f, in, out, n);
#define RUN_ARITH(T, k) R(T##_add, k, k, 2) R(T##_sub, k, k, 2) R(T##_mul, k, k, 2) R(T##_div, k, k, 2) R(T##_eq, k, 'i', 2) R(T##_ne, k, 'i', 2) \
  R(T##_unless_eq, k, 'i', 2) R(T##_isless, k, 'i', 2) R(T##_islessgreater, k, 'i', 2) R(T##_isunordered, k, 'i', 2) R(T##_isgreaterequal, k, 'i', 2) R(T##_neg, k, k, 1)
#define RUN_ORDER(T, k) R(T##_lt, k, 'i', 2) R(T##_le, k, 'i', 2) R(T##_gt, k, 'i', 2) R(T##_ge, k, 'i', 2) R(T##_unless_lt, k, 'i', 2)
#define RUN_MATH(T, k) R(T##_sqrt, k, k, 1) R(T##_fma, k, k, 2) R(T##_floor, k, k, 1) R(T##_ceil, k, k, 1) R(T##_trunc, k, k, 1) R(T##_round, k, k, 1) \
  R(T##_rint, k, k, 1) R(T##_roundeven, k, k, 1) R(T##_nearbyint, k, k, 1) R(T##_fmin, k, k, 2) R(T##_fmax, k, k, 2) R(T##_fabs, k, k, 1) \
  R(T##_copysign, k, k, 2) R(T##_fmod, k, k, 2) R(T##_lrint, k, 'i', 1) R(T##_llrint, k, 'i', 1) R(T##_lround, k, 'i', 1) R(T##_llround, k, 'i', 1) \
  R(T##_pow_exact, k, k, 1) R(T##_exp_exact, k, k, 1) R(T##_sin_exact, k, k, 1)
#define RUN_TO_INT(T, k) R(T##_to_i8, k, 'i', 1) R(T##_to_i16, k, 'i', 1) R(T##_to_i32, k, 'i', 1) R(T##_to_i64, k, 'i', 1) R(T##_to_u8, k, 'i', 1) \
  R(T##_to_u16, k, 'i', 1) R(T##_to_u32, k, 'i', 1)
#define RUN_OF_INT(T, k) R(T##_of_i8, 'i', k, 1) R(T##_of_i32, 'i', k, 1) R(T##_of_i64, 'i', k, 1) R(T##_of_u8, 'i', k, 1) R(T##_of_u32, 'i', k, 1) \
  R(T##_of_u64, 'i', k, 1) R(T##_of_i128, 'i', k, 1)

#ifdef STRICT
// Within one function: nothing may be folded, dropped, merged or moved.
static void order(void) {
  double one = 1, three = 3;
  fesetround(FE_UPWARD);
  double up = one / three;
  fesetround(FE_DOWNWARD);
  double down = one / three;
  fesetround(FE_TONEAREST);
  printf("order %d\n", up > down);
  feclearexcept(FE_ALL_EXCEPT);
  (void)(one / three);
  int unused = fetestexcept(FE_INEXACT) != 0;
  feclearexcept(FE_ALL_EXCEPT);
  int early = fetestexcept(FE_ALL_EXCEPT);
  double zero = 0, infinite = one / zero;
  int late = fetestexcept(FE_ALL_EXCEPT) == FE_DIVBYZERO;
  int rounds = 0;
  for (int i = 0; i < 4; i++) {
    fesetround(modes[i]);
    feclearexcept(FE_ALL_EXCEPT);
    double same = one / three;
    rounds += (fetestexcept(FE_INEXACT) != 0) + (same == down) * 10;
  }
  fesetround(FE_TONEAREST);
  feclearexcept(FE_ALL_EXCEPT);
  double nan = __builtin_nan("");
  int quiet = (nan == one) + (nan != one) * 2, before = fetestexcept(FE_INVALID) != 0;
  int signals = nan < one, after = fetestexcept(FE_INVALID) != 0;
  printf("order %d %d %d %d %d %d %d %d %d\n", unused, early, late, infinite > 1, rounds, quiet, before, signals, after);
  feclearexcept(FE_ALL_EXCEPT);
  feraiseexcept(FE_OVERFLOW);
  double sum = one + three;
  fenv_t saved;
  feholdexcept(&saved);
  double quotient = sum / three;
  int held = fetestexcept(FE_ALL_EXCEPT);
  feupdateenv(&saved);
  int merged = fetestexcept(FE_ALL_EXCEPT);
  printf("order %d %d %d %d\n", held == FE_INEXACT, merged == (FE_INEXACT | FE_OVERFLOW), quotient > 1, fegetround() == FE_TONEAREST);
  for (int i = 0; i < 4; i++) {
    fesetround(modes[i]);
    printf("order mode %d\n", __builtin_flt_rounds());
  }
  fesetround(FE_TONEAREST);
}
#endif

int main(int argc, char **argv) {
  int start = fetestexcept(FE_ALL_EXCEPT);
  printf("start %02x %d\n", start, fegetround() == FE_TONEAREST);
  wanted = argc > 1 ? argv[1] : 0;
#ifdef STRICT
#ifndef DEFAULT
  order();
#endif
#endif
  RUN_ARITH(f, 'f') RUN_ARITH(d, 'd') RUN_ARITH(x, 'x')
  RUN_MATH(f, 'f') RUN_MATH(d, 'd') RUN_MATH(x, 'x')
  RUN_TO_INT(f, 'f') RUN_TO_INT(d, 'd') RUN_TO_INT(x, 'x')
  RUN_OF_INT(f, 'f') RUN_OF_INT(d, 'd') RUN_OF_INT(x, 'x')
  R(f_to_d, 'f', 'd', 1) R(f_to_x, 'f', 'x', 1) R(d_to_f, 'd', 'f', 1) R(d_to_x, 'd', 'x', 1)
  R(x_to_f, 'x', 'f', 1) R(x_to_d, 'x', 'd', 1)
  R(v_add, 'v', 'v', 2) R(v_mul, 'v', 'v', 2) R(v_div, 'v', 'v', 2) R(mul_add, 'd', 'd', 2)
  R(f_to_h, 'f', 'h', 1) R(d_to_h, 'd', 'h', 1) R(h_to_f, 'h', 'f', 1) R(h_to_d, 'h', 'd', 1) R(h_to_x, 'h', 'x', 1)
  R(h_add, 'h', 'h', 2) R(h_mul, 'h', 'h', 2) R(h_div, 'h', 'h', 2) R(h_of_i32, 'i', 'h', 1) R(h_eq, 'h', 'i', 2)
#ifndef DEFAULT
  R(f_isnan, 'f', 'i', 1) R(d_isnan, 'd', 'i', 1) R(x_isnan, 'x', 'i', 1)
  R(f_isinf, 'f', 'i', 1) R(d_isinf, 'd', 'i', 1) R(x_isinf, 'x', 'i', 1)
  RUN_ORDER(f, 'f') RUN_ORDER(d, 'd') RUN_ORDER(x, 'x')
  R(f_to_u64, 'f', 'i', 1) R(d_to_u64, 'd', 'i', 1) R(x_to_u64, 'x', 'i', 1) R(x_to_h, 'x', 'h', 1) R(h_lt, 'h', 'i', 2) R(h_of_i64, 'i', 'h', 1)
  R(f_to_i128, 'f', 'i', 1) R(d_to_i128, 'd', 'i', 1)
#endif
  return 0;
}
