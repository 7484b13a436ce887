//! The types of a random module's values, and constants of them.

use std::fmt;

use crate::Rng;

/// A first-class type, printed as LLVM writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ty {
    /// An integer of so many bits.
    Int(u32),
    /// A floating-point type.
    Float(Float),
    /// A vector: so many lanes of integers or floats.
    Vec(u32, Box<Ty>),
    /// A pointer to [`REGION`] initialised bytes, aligned to 16.
    Ptr,
    /// A literal struct.
    Struct(Vec<Ty>),
    /// An array.
    Array(u32, Box<Ty>),
}

/// Bytes that every pointer value points to.
pub(super) const REGION: u32 = 64;

/// The floating-point types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Float {
    Half,
    Bfloat,
    Single,
    Double,
    X87,
}

impl Float {
    pub(super) const ALL: [Float; 5] = [Float::Half, Float::Bfloat, Float::Single, Float::Double, Float::X87];

    /// Bits of the format.
    pub(super) fn bits(self) -> u32 {
        match self {
            Float::Half | Float::Bfloat => 16,
            Float::Single => 32,
            Float::Double => 64,
            Float::X87 => 80,
        }
    }

    /// The suffix of intrinsics' names.
    fn suffix(self) -> &'static str {
        match self {
            Float::Half => "f16",
            Float::Bfloat => "bf16",
            Float::Single => "f32",
            Float::Double => "f64",
            Float::X87 => "f80",
        }
    }

    /// The one NaN that leaves the program.
    pub(super) fn nan(self) -> &'static str {
        match self {
            Float::Half => "0xH7E00",
            Float::Bfloat => "0xR7FC0",
            Float::Single | Float::Double => "0x7FF8000000000000",
            Float::X87 => "0xK7FFFC000000000000000",
        }
    }
}

impl fmt::Display for Float {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Float::Half => "half",
            Float::Bfloat => "bfloat",
            Float::Single => "float",
            Float::Double => "double",
            Float::X87 => "x86_fp80",
        })
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ty::Int(bits) => write!(f, "i{bits}"),
            Ty::Float(float) => write!(f, "{float}"),
            Ty::Vec(n, lane) => write!(f, "<{n} x {lane}>"),
            Ty::Ptr => f.write_str("ptr"),
            Ty::Struct(fields) => {
                f.write_str("{ ")?;
                for (i, field) in fields.iter().enumerate() {
                    write!(f, "{}{field}", if i == 0 { "" } else { ", " })?;
                }
                f.write_str(" }")
            }
            Ty::Array(n, element) => write!(f, "[{n} x {element}]"),
        }
    }
}

impl Ty {
    /// The type of the lanes, or the type itself.
    pub(super) fn lane(&self) -> &Ty {
        if let Ty::Vec(_, lane) = self { lane } else { self }
    }

    /// The same number of lanes of another type.
    pub(super) fn with_lane(&self, lane: Ty) -> Ty {
        if let Ty::Vec(n, _) = self { Ty::Vec(*n, Box::new(lane)) } else { lane }
    }

    /// Bits of an integer or of an integer vector's lanes.
    pub(super) fn int_bits(&self) -> Option<u32> {
        if let Ty::Int(bits) = self.lane() { Some(*bits) } else { None }
    }

    /// The format of a float or of a float vector's lanes.
    pub(super) fn float(&self) -> Option<Float> {
        if let Ty::Float(float) = self.lane() { Some(*float) } else { None }
    }

    /// Whether it holds vectors whose lanes are broken bytes.
    pub(super) fn has_bits(&self) -> bool {
        match self {
            Ty::Vec(_, lane) => lane.int_bits().is_some_and(|bits| !matches!(bits, 8 | 16 | 32 | 64 | 128)),
            Ty::Array(_, element) => element.has_bits(),
            Ty::Struct(fields) => fields.iter().any(Ty::has_bits),
            _ => false,
        }
    }

    /// How names of intrinsics spell the type.
    pub(super) fn suffix(&self) -> String {
        match self {
            Ty::Int(bits) => format!("i{bits}"),
            Ty::Float(float) => float.suffix().to_owned(),
            Ty::Vec(n, lane) => format!("v{n}{}", lane.suffix()),
            _ => "p0".to_owned(),
        }
    }

    /// `text`, a constant of the lanes, in every lane.
    pub(super) fn splat(&self, text: &str) -> String {
        match self {
            Ty::Vec(n, lane) => {
                let lanes: Vec<String> = (0..*n).map(|_| format!("{lane} {text}")).collect();
                format!("<{}>", lanes.join(", "))
            }
            _ => text.to_owned(),
        }
    }

    /// The integer `value` in every lane, cut to the lane's width.
    pub(super) fn int(&self, value: i128) -> String {
        self.splat(&integer(self.int_bits().unwrap_or(64), value))
    }

    /// A constant of a type without pointers.
    pub(super) fn constant(&self, rng: &mut Rng) -> String {
        match self {
            Ty::Int(bits) => {
                let low = i128::from(rng.integer());
                integer(
                    *bits,
                    if *bits > 64 && rng.chance(50) { low << 57 ^ i128::from(rng.integer()) } else { low },
                )
            }
            Ty::Float(float) => float_constant(*float, rng),
            Ty::Vec(..) | Ty::Array(..) | Ty::Struct(_) if rng.chance(15) => "zeroinitializer".to_owned(),
            Ty::Vec(n, lane) => {
                let lanes: Vec<String> = (0..*n).map(|_| format!("{lane} {}", lane.constant(rng))).collect();
                format!("<{}>", lanes.join(", "))
            }
            Ty::Ptr => "null".to_owned(),
            Ty::Struct(fields) => {
                let fields: Vec<String> =
                    fields.iter().map(|ty| format!("{ty} {}", ty.constant(rng))).collect();
                format!("{{ {} }}", fields.join(", "))
            }
            Ty::Array(n, element) => {
                let elements: Vec<String> =
                    (0..*n).map(|_| format!("{element} {}", element.constant(rng))).collect();
                format!("[{}]", elements.join(", "))
            }
        }
    }

    /// A random integer type: mostly those of C, often of other widths.
    pub(super) fn random_int(rng: &mut Rng) -> Ty {
        Ty::Int(match rng.below(10) {
            0..=4 => rng.pick(&[8, 16, 32, 32, 64, 64, 64]),
            5 => 1,
            6 => rng.pick(&[2, 3, 5, 7, 9, 13, 17, 24, 31, 33]),
            7 => rng.pick(&[40, 47, 48, 56, 63, 65, 72, 96, 100, 127]),
            8 => 128,
            _ => rng.pick(&[129, 160, 192, 200, 255, 256]),
        })
    }

    /// A random float type: mostly float and double.
    pub(super) fn random_float(rng: &mut Rng) -> Ty {
        Ty::Float(if rng.chance(60) {
            rng.pick(&[Float::Single, Float::Double])
        } else {
            rng.pick(&Float::ALL)
        })
    }

    /// A random vector type.
    pub(super) fn random_vector(rng: &mut Rng) -> Ty {
        let lane = if rng.chance(30) {
            Ty::Float(rng.pick(&[Float::Single, Float::Double, Float::Half, Float::Single]))
        } else if rng.chance(60) {
            Ty::Int(rng.pick(&[8, 16, 32, 64]))
        } else {
            Ty::Int(rng.pick(&[1, 1, 3, 7, 12, 17, 24, 33, 48, 63, 65, 70, 72, 96, 100, 128]))
        };
        let most = if lane.int_bits().is_some_and(|bits| bits > 64) { 3 } else { 8 };
        Ty::Vec(rng.pick(&[1, 2, 2, 3, 4, 4, 4, 5, 8, 8]).min(most), Box::new(lane))
    }

    /// A random struct or array, nested at most `depth` times.
    pub(super) fn random_aggregate(rng: &mut Rng, depth: u32) -> Ty {
        let element = |rng: &mut Rng| {
            if depth > 0 && rng.chance(30) {
                Ty::random_aggregate(rng, depth - 1)
            } else if rng.chance(30) {
                Ty::random_float(rng)
            } else if rng.chance(15) {
                Ty::random_vector(rng)
            } else {
                Ty::random_int(rng)
            }
        };
        if rng.chance(35) {
            let element = element(rng);
            Ty::Array(rng.below(4) as u32 + 1, Box::new(element))
        } else {
            let n = rng.below(4) + 1;
            Ty::Struct((0..n).map(|_| element(rng)).collect())
        }
    }

    /// A random type of values; pointers too.
    pub(super) fn random(rng: &mut Rng) -> Ty {
        match rng.below(20) {
            0..=10 => Ty::random_int(rng),
            11..=13 => Ty::random_float(rng),
            14..=16 => Ty::random_vector(rng),
            17 => Ty::Ptr,
            _ => Ty::random_aggregate(rng, 1),
        }
    }
}

/// `value` cut to `bits` bits, signed.
fn integer(bits: u32, value: i128) -> String {
    if bits == 1 {
        return if value & 1 != 0 { "true".to_owned() } else { "false".to_owned() };
    }
    let shift = 128_u32.saturating_sub(bits);
    (value << shift >> shift).to_string()
}

fn float_constant(float: Float, rng: &mut Rng) -> String {
    if rng.chance(4) {
        return float.nan().to_owned();
    }
    let small = rng.below(64) as f64 - 16.0;
    let value = match rng.below(5) {
        0 => rng.pick(&[0.0, -0.0, 1.0, -1.0, 0.5, f64::INFINITY, f64::NEG_INFINITY]),
        1 | 2 => small * 0.25,
        _ => rng.pick(&[0.1, 1e10, -1e-5, 1e38, 5e-39, -3.999, 65519.0, 1e300, 2147483648.0, 9.3e18]),
    };
    match float {
        Float::Half => {
            let bits = if rng.chance(30) { 0x3C00 } else { (rng.bits() & 0xFFFF) as u16 };
            // No NaN but the one above.
            format!("0xH{:04X}", if bits & 0x7C00 == 0x7C00 { bits & 0xFC00 } else { bits })
        }
        Float::Bfloat => {
            let bits = (value as f32).to_bits() >> 16;
            format!("0xR{bits:04X}")
        }
        Float::Single => format!("0x{:016X}", f64::from(value as f32).to_bits()),
        Float::Double => format!("0x{:016X}", value.to_bits()),
        Float::X87 => {
            let bits = value.to_bits();
            let (sign, exponent, fraction) = (bits >> 63, bits >> 52 & 0x7FF, bits << 12 >> 12);
            let (exponent, mantissa) = match exponent {
                // The list has no subnormal double.
                0 => (0, 0),
                0x7FF => (0x7FFF, 1 << 63),
                _ => (exponent + 16383 - 1023, 1 << 63 | fraction << 11),
            };
            format!("0xK{:04X}{mantissa:016X}", sign << 15 | exponent)
        }
    }
}
