//! The table of the functions that the process's C library performs: names by signature.

use super::native::{Gives, Kind, Native};
use super::symbol::symbol;

/// The kinds of a row's arguments.
macro_rules! kinds {
    (($($kind:expr),*)) => { &[$($kind),*] };
}

/// Rows: their heading in the documentation, a signature, the names of all functions that have it.
macro_rules! functions {
    ($($group:literal { $($args:tt -> $gives:ident: $($name:ident)*;)* })*) => {
        &[$($($(Native {
            group: $group,
            name: stringify!($name),
            function: symbol!($name),
            args: kinds!($args),
            gives: Gives::$gives,
        },)*)*)*]
    };
}

use Kind::{Append, Bounded, Char, Copy, End, Float, Int, LongDouble, Out, Read, Text, Write};

pub(super) static FUNCTIONS: &[Native] = functions! {
    "`<ctype.h>`" {
        (Char) -> Int: isalpha isdigit isalnum isspace isblank isupper islower ispunct isprint isgraph iscntrl
            isxdigit toupper tolower;
        (Int) -> Int: isascii toascii;
    }
    "`<string.h>`" {
        (Write(2), Int, Int) -> Pointer: memset;
        (Write(1), Int) -> Int: bzero;
        (Read(2), Read(2), Int) -> Int: memcmp bcmp;
        (Read(2), Int, Int) -> Pointer: memrchr;
        (Read(1), Int, Read(3), Int) -> Pointer: memmem;
        (Text) -> Int: strlen;
        (Bounded(1), Int) -> Int: strnlen;
        (Copy(1), Text) -> Pointer: strcpy stpcpy;
        (Write(2), Bounded(2), Int) -> Pointer: strncpy;
        (Append(1), Text) -> Pointer: strcat;
        (Append(1), Bounded(2), Int) -> Pointer: strncat;
        (Text, Text) -> Int: strcmp strcoll strcasecmp strspn strcspn;
        (Bounded(2), Bounded(2), Int) -> Int: strncmp strncasecmp;
        (Text, Int) -> Pointer: strchr index strchrnul strrchr rindex;
        (Text, Text) -> Pointer: strstr strcasestr strpbrk;
        (Write(2), Text, Int) -> Int: strxfrm;
        (Int) -> Int: ffs ffsl ffsll;
    }
    "`<stdlib.h>`" {
        (Int) -> Int: abs labs llabs imaxabs;
        (Text) -> Int: atoi atol atoll;
        (Text) -> Float: atof;
        (Text, End, Int) -> Int: strtol strtoll strtoimax strtoul strtoull strtoumax;
        (Text, End) -> Float: strtod strtof;
        (Text, End) -> LongDouble: strtold;
        (Out(4)) -> Int: rand_r;
    }
    "`<time.h>`" {
        (Int, Int) -> Float: difftime;
    }
    "`<math.h>`" {
        (Float) -> Float: sqrt sqrtf fabs fabsf floor floorf ceil ceilf trunc truncf round roundf rint rintf
            nearbyint nearbyintf roundeven roundevenf sin sinf cos cosf tan tanf asin asinf acos acosf atan
            atanf sinh sinhf cosh coshf tanh tanhf asinh asinhf acosh acoshf atanh atanhf exp expf exp2 exp2f
            exp10 exp10f expm1 expm1f log logf log2 log2f log10 log10f log1p log1pf cbrt cbrtf logb logbf erf
            erff erfc erfcf tgamma tgammaf lgamma lgammaf;
        (Float, Float) -> Float: pow powf atan2 atan2f hypot hypotf fmod fmodf fmin fminf fmax fmaxf copysign
            copysignf fdim fdimf nextafter nextafterf remainder remainderf cabs carg;
        (Float, Float, Float) -> Float: fma fmaf;
        (Float, Int) -> Float: ldexp ldexpf scalbn scalbnf scalbln scalblnf;
        (Float) -> Int: lround lroundf llround llroundf lrint lrintf llrint llrintf ilogb ilogbf isnan __isnan
            isnanf __isnanf isinf __isinf isinff __isinff finite __finite finitef __finitef __signbit
            __signbitf __fpclassify __fpclassifyf;
        (Float, Out(4)) -> Float: frexp frexpf modff;
        (Float, Out(8)) -> Float: modf;
        (Float, Out(8), Out(8)) -> Int: sincos;
        (Float, Out(4), Out(4)) -> Int: sincosf;
        (Text) -> Float: nan nanf;
        () -> Int: fegetround;
    }
    "`<math.h>` on `long double`" {
        (LongDouble) -> LongDouble: fabsl sqrtl truncl rintl nearbyintl roundevenl floorl ceill roundl sinl
            cosl tanl asinl acosl atanl sinhl coshl tanhl expl exp2l expm1l logl log2l log10l log1pl cbrtl;
        (LongDouble, LongDouble) -> LongDouble: fmodl copysignl fmaxl fminl fdiml powl atan2l hypotl;
        (LongDouble, Int) -> LongDouble: ldexpl scalbnl;
        (LongDouble, Out(4)) -> LongDouble: frexpl;
        (LongDouble, Out(10)) -> LongDouble: modfl;
        (LongDouble) -> Int: lroundl llroundl lrintl llrintl isnanl __isnanl isinfl __isinfl finitel __finitel
            __signbitl;
    }
    "libgcc" {
        (Int, Int, Int, Int) -> Int: __multi3;
        (Int, Int, Int) -> Int: __ashlti3 __lshrti3 __ashrti3;
        (Int, Int) -> Float: __floattidf __floatuntidf __floattisf __floatuntisf;
        (Float) -> Int: __fixdfti __fixunsdfti __fixsfti __fixunssfti;
        (Float, Float, Float, Float) -> Float: __muldc3 __divdc3 __mulsc3 __divsc3;
        (Float, Int) -> Float: __powidf2 __powisf2;
        (Float) -> Float: __extendhfsf2 __truncsfhf2 __truncdfhf2;
        (Int) -> Int: __popcountdi2 __clzdi2 __ctzdi2 __bswapdi2 __bswapsi2;
        (LongDouble) -> Float: __truncxfhf2;
        (LongDouble) -> Int: __fixxfti __fixunsxfti;
        (Int, Int) -> LongDouble: __floattixf __floatuntixf;
        (LongDouble, Int) -> LongDouble: __powixf2;
        (LongDouble, LongDouble, LongDouble, LongDouble) -> LongDoubles: __mulxc3 __divxc3;
    }
};
