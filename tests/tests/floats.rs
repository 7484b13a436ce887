//! Conversions that round by themselves, against slow and exact twins: to `half` and `bfloat`, to wide
//! integers with clamping; and the classes of 80-bit floats.

use std::cmp::Ordering;

use sheave::{Jit, Options};
use sheave_tests::everywhere::interpret;
use sheave_tests::{Rng, values};

/// A magnitude: `mantissa * 2^power`.
#[derive(Clone, Copy, Debug)]
struct Exact {
    mantissa: u128,
    power: i32,
}

impl Exact {
    fn compare(self, other: Exact) -> Ordering {
        if self.mantissa == 0 || other.mantissa == 0 {
            return self.mantissa.cmp(&other.mantissa);
        }
        let top = |x: Exact| x.power + 127 - x.mantissa.leading_zeros() as i32;
        // With equal top bits the smaller power is close enough to shift to.
        top(self).cmp(&top(other)).then_with(|| {
            let least = self.power.min(other.power);
            let aligned = |x: Exact| x.mantissa << (x.power - least);
            aligned(self).cmp(&aligned(other))
        })
    }
}

/// A binary format of sixteen bits.
#[derive(Clone, Copy)]
struct Format {
    fraction: u32,
    bias: i32,
}

const HALF: Format = Format { fraction: 10, bias: 15 };
const BFLOAT: Format = Format { fraction: 7, bias: 127 };

impl Format {
    fn infinity(self) -> u16 {
        0x7fff >> self.fraction << self.fraction
    }

    /// The value of finite bits without sign; for infinity the successor of the greatest number.
    fn value(self, bits: u16) -> Exact {
        let exponent = i32::from(bits >> self.fraction);
        let fraction = u128::from(bits) & ((1 << self.fraction) - 1);
        let implicit = u128::from(exponent != 0) << self.fraction;
        Exact { mantissa: fraction | implicit, power: exponent.max(1) - self.bias - self.fraction as i32 }
    }

    /// The number in the middle between those with these bits and the next.
    fn middle(self, bits: u16) -> Exact {
        let (low, high) = (self.value(bits), self.value(bits + 1));
        let power = low.power.min(high.power);
        let aligned = |x: Exact| x.mantissa << (x.power - power);
        Exact { mantissa: aligned(low) + aligned(high), power: power - 1 }
    }

    /// The nearest number, by halving the range of all of them.
    fn nearest(self, value: Exact) -> u16 {
        let (mut low, mut high) = (0, self.infinity());
        if value.compare(self.value(high)) != Ordering::Less {
            return high;
        }
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if value.compare(self.value(middle)) == Ordering::Less { high = middle } else { low = middle }
        }
        match value.compare(self.middle(low)) {
            Ordering::Less => low,
            Ordering::Greater => high,
            Ordering::Equal => low + (low & 1),
        }
    }

    fn is_nan(self, bits: u16) -> bool {
        bits & 0x7fff > self.infinity()
    }
}

/// An 80-bit float by its parts.
#[derive(Clone, Copy, Debug)]
struct Long {
    mantissa: u64,
    head: u16,
}

/// The 80-bit float with the value of at most 63 bits, a few steps of its last place away.
fn long_near(value: Exact, steps: i64) -> Long {
    let shift = value.mantissa.leading_zeros() - 64;
    let (mantissa, power) = ((value.mantissa << shift) as u64, value.power - shift as i32);
    // Below a power of two the steps are halves; the values need not be hit exactly.
    let (moved, carry) = mantissa.overflowing_add_signed(steps);
    let mantissa = if carry || moved >> 63 == 0 { moved | 1 << 63 } else { moved };
    Long { mantissa, head: (power + 63 + 16383) as u16 }
}

fn source() -> String {
    let mut text = String::new();
    for (name, ty) in [("half", "half"), ("bfloat", "bfloat")] {
        text += &format!(
            "define i16 @{name}_of_long(i64 %m, i16 %h) {{
  %slot = alloca x86_fp80, align 16
  %high = getelementptr i8, ptr %slot, i64 8
  store i64 %m, ptr %slot
  store i16 %h, ptr %high
  %x = load x86_fp80, ptr %slot
  %y = fptrunc x86_fp80 %x to {ty}
  %z = bitcast {ty} %y to i16
  ret i16 %z
}}
define i16 @{name}_of_double(double %x) {{
  %y = fptrunc double %x to {ty}
  %z = bitcast {ty} %y to i16
  ret i16 %z
}}
"
        );
    }
    text + "declare i1 @llvm.is.fpclass.f80(x86_fp80, i32)
define i32 @class_of_long(i64 %m, i16 %h) {
  %slot = alloca x86_fp80, align 16
  %high = getelementptr i8, ptr %slot, i64 8
  store i64 %m, ptr %slot
  store i16 %h, ptr %high
  %x = load x86_fp80, ptr %slot
" + &(0..10)
        .map(|bit| {
            let before = if bit == 0 { "0".to_owned() } else { format!("%r{}", bit - 1) };
            format!(
                "  %c{bit} = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 {})
  %w{bit} = zext i1 %c{bit} to i32
  %s{bit} = shl i32 %w{bit}, {bit}
  %r{bit} = or i32 {before}, %s{bit}
",
                1 << bit
            )
        })
        .collect::<String>()
        + "  ret i32 %r9
}
"
}

/// Compares both executions of `name` with `expected` on `args`; the interpreter, which is slow, on one in
/// `stride`.
fn check(
    name: &str,
    cases: impl Iterator<Item = (Vec<u64>, u64)>,
    stride: usize,
    same: impl Fn(u64, u64) -> bool,
) {
    let module =
        sheave::read_bytes("floats.ll", source().as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let id = module.function_id(name).expect("it is there");
    let sig = &module.signatures[module.functions[id].sig];
    let program = Jit::new(Options::default()).compile(&module).expect("everything compiles");
    let code = program.address(name).expect("it has code");
    let mut n = 0;
    for (args, expected) in cases {
        // SAFETY: the functions only compute.
        let given = unsafe { values::call(code, sig, &args) }.expect("two arguments fit")[0];
        assert!(same(given, expected), "{name}({args:x?}) gives {given:#x} instead of {expected:#x}");
        if n % stride == 0 {
            let given = interpret(&module, id, &args, 1000).expect("nothing traps")[0];
            assert!(
                same(given, expected),
                "interpreter: {name}({args:x?}): {given:#x} instead of {expected:#x}"
            );
        }
        n += 1;
    }
    assert!(n > 60, "{name}: {n}");
}

fn rounds_once(name: &str, format: Format) {
    let same = |a: u64, b: u64| a == b || format.is_nan(a as u16) && format.is_nan(b as u16);
    // Every number and every middle between two, with their nearest neighbours.
    let points = move || {
        let numbers = (1..format.infinity()).map(move |bits| format.value(bits));
        numbers.chain((0..format.infinity()).map(move |bits| format.middle(bits)))
    };
    let with_sign = |x: Long| [x, Long { head: x.head | 0x8000, ..x }];
    let special = [
        Long { mantissa: 0, head: 0 },
        Long { mantissa: 1, head: 0 },
        Long { mantissa: u64::MAX, head: 0x7ffe },
        Long { mantissa: 1 << 63, head: 0x407e },
        Long { mantissa: 1 << 63, head: 0x7fff },
        Long { mantissa: 3 << 62, head: 0x7fff },
        Long { mantissa: 5 << 61, head: 0x7fff },
        Long { mantissa: 1 << 63 | 1, head: 0x7fff },
    ];
    let mut rng = Rng::new(7);
    let random: Vec<Long> = (0..20_000)
        .map(|_| Long {
            mantissa: rng.integer() as u64 | 1 << 63,
            head: (16383 - 160 + rng.below(320) as i32) as u16,
        })
        .collect();
    let longs = points()
        .flat_map(|x| [-1, 0, 1].map(|steps| long_near(x, steps)))
        .chain(special)
        .chain(random)
        .flat_map(with_sign)
        .map(|x| {
            let power = i32::from(x.head & 0x7fff).max(1) - 16383 - 63;
            let bits = match x.head & 0x7fff {
                0x7fff if x.mantissa == 1 << 63 => format.infinity(),
                0x7fff => 0x7fff,
                _ => format.nearest(Exact { mantissa: x.mantissa.into(), power }),
            };
            (vec![x.mantissa, x.head.into()], u64::from(bits | x.head & 0x8000))
        });
    check(&format!("{name}_of_long"), longs, 61, same);
    let doubles = points()
        .flat_map(|x| {
            let bits = (x.mantissa as f64 * 2f64.powi(x.power)).to_bits();
            [bits - 1, bits, bits + 1]
        })
        .chain([
            0,
            1,
            f64::MAX.to_bits(),
            f64::INFINITY.to_bits(),
            f64::NAN.to_bits(),
            0x7ff4 << 48,
            0x7ff0 << 48 | 1,
        ])
        .flat_map(|bits| [bits, bits | 1 << 63])
        .map(|bits| {
            let exponent = (bits >> 52 & 0x7ff) as i32;
            let fraction = u128::from(bits & ((1 << 52) - 1));
            let rounded = match exponent {
                0x7ff if fraction == 0 => format.infinity(),
                0x7ff => 0x7fff,
                _ => format.nearest(Exact {
                    mantissa: fraction | u128::from(exponent != 0) << 52,
                    power: exponent.max(1) - 1075,
                }),
            };
            (vec![bits], u64::from(rounded | (bits >> 48) as u16 & 0x8000))
        });
    check(&format!("{name}_of_double"), doubles, 61, same);
}

#[test]
fn half_is_rounded_once() {
    rounds_once("half", HALF);
}

#[test]
fn bfloat_is_rounded_once() {
    rounds_once("bfloat", BFLOAT);
}

#[test]
fn long_doubles_have_one_class() {
    const TOP: u64 = 1 << 63;
    let mantissas = [0, 1, TOP - 1, TOP, TOP + 1, TOP | TOP >> 1, (TOP | TOP >> 1) - 1, u64::MAX];
    let cases = mantissas.into_iter().flat_map(|mantissa| {
        [0u16, 1, 0x3fff, 0x7ffe, 0x7fff].into_iter().flat_map(move |exponent| {
            [false, true].map(|negative| {
                // The bits for a negative and a positive number.
                let (minus, plus) = match (exponent, mantissa) {
                    (0, 0) => (5, 6),
                    (0, _) => (4, 7),
                    (_, ..TOP) => (0, 0),
                    (0x7fff, TOP) => (2, 9),
                    (0x7fff, m) if m & TOP >> 1 == 0 => (0, 0),
                    (0x7fff, _) => (1, 1),
                    _ => (3, 8),
                };
                let head = exponent | u16::from(negative) << 15;
                (vec![mantissa, head.into()], 1 << if negative { minus } else { plus })
            })
        })
    });
    check("class_of_long", cases, 1, |a, b| a == b);
}

/// `fptosi.sat` and `fptoui.sat` to 100 and 128 bits, as Rust's `as` has it.
#[test]
fn wide_conversions_are_clamped() {
    let mut text = String::new();
    for (float, suffix) in [("float", "f32"), ("double", "f64")] {
        for (signed, letter) in [(true, "s"), (false, "u")] {
            for bits in [100, 128] {
                for half in [0, 64] {
                    text += &format!(
                        "declare i{bits} @llvm.fpto{letter}i.sat.i{bits}.{suffix}({float})
define i64 @{letter}{bits}_{suffix}_{half}({float} %x) {{
  %w = call i{bits} @llvm.fpto{letter}i.sat.i{bits}.{suffix}({float} %x)
  %e = {}ext i{bits} %w to i256
  %s = lshr i256 %e, {half}
  %r = trunc i256 %s to i64
  ret i64 %r
}}
",
                        if signed { "s" } else { "z" }
                    )
                    .replacen("declare", if half == 0 { "declare" } else { ";" }, 1);
                }
            }
        }
    }
    let module = sheave::read_bytes("wide.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let program = Jit::new(Options::default()).compile(&module).expect("everything compiles");
    let mut numbers =
        vec![0.0, 0.5, 1.9, 1e10, 1.8446744073709552e19, 1e25, 1e29, 1e38, 1e39, f64::INFINITY, f64::MAX];
    for power in [63, 64, 98, 99, 100, 126, 127, 128] {
        let exact = 2f64.powi(power);
        numbers.extend([exact, f64::from_bits(exact.to_bits() - 1), f64::from_bits(exact.to_bits() + 1)]);
        let single = exact as f32;
        numbers.extend([
            f64::from(f32::from_bits(single.to_bits() - 1)),
            f64::from(f32::from_bits(single.to_bits() + 1)),
        ]);
    }
    numbers.extend(numbers.clone().iter().map(|x| -x));
    numbers.push(f64::NAN);
    for &number in &numbers {
        for single in [false, true] {
            let number = if single { f64::from(number as f32) } else { number };
            let arg = if single { u64::from((number as f32).to_bits()) } else { number.to_bits() };
            let suffix = if single { "f32" } else { "f64" };
            let wanted = [
                ("s100", (number as i128).clamp(-1 << 99, (1 << 99) - 1) as u128),
                ("s128", number as i128 as u128),
                ("u100", (number as u128).min((1 << 100) - 1)),
                ("u128", number as u128),
            ];
            for (name, wanted) in wanted {
                for half in [0, 64] {
                    let name = format!("{name}_{suffix}_{half}");
                    let id = module.function_id(&name).expect("it is there");
                    let sig = &module.signatures[module.functions[id].sig];
                    let code = program.address(&name).expect("it has code");
                    // SAFETY: the functions only compute.
                    let given = unsafe { values::call(code, sig, &[arg]) }.expect("one argument fits");
                    let expected = vec![(wanted >> half) as u64];
                    assert_eq!(given, expected, "{name}({number})");
                    assert_eq!(
                        interpret(&module, id, &[arg], 1000).as_ref(),
                        Ok(&expected),
                        "interpreter: {name}({number})"
                    );
                }
            }
        }
    }
}
