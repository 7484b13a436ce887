//! Operations on floats and vectors of floats.

use super::function::Function;
use super::types::{Float, Ty};

impl Function<'_> {
    pub(super) fn float_operation(&mut self) {
        let mut ty = self.some_type();
        if ty.float().is_none() {
            ty = Ty::random_float(&mut self.shared.rng);
        }
        self.float(&ty);
    }

    /// An operation on floats of type `ty`.
    pub(super) fn float(&mut self, ty: &Ty) {
        let (a, b) = (self.operand(ty), self.operand(ty));
        let float = ty.float().unwrap_or(Float::Double);
        let common = matches!(float, Float::Single | Float::Double);
        let suffix = ty.suffix();
        match self.shared.rng.below(13) {
            0..=4 => {
                let op = self.shared.rng.pick(&["fadd", "fsub", "fmul", "fdiv"]);
                self.push(ty, &format!("{op} {ty} {a}, {b}"));
            }
            5 => {
                self.push(ty, &format!("fneg {ty} {a}"));
            }
            6 => {
                self.compare(ty);
            }
            7 => {
                let b = self.canonical(ty, &b);
                let args = format!("{ty} {a}, {ty} {b}");
                match self.shared.rng.below(3) {
                    0 => self.intrinsic(ty, "copysign", &suffix, &args, &format!("{ty}, {ty}")),
                    1 if common => {
                        let name = self.shared.rng.pick(&["minimum", "maximum"]);
                        self.intrinsic(ty, name, &suffix, &args, &format!("{ty}, {ty}"))
                    }
                    _ => self.intrinsic(ty, "fabs", &suffix, &format!("{ty} {a}"), &ty.to_string()),
                };
            }
            8 if common || matches!(ty, Ty::Float(_)) => {
                let name = self.shared.rng.pick(&[
                    "sqrt",
                    "floor",
                    "ceil",
                    "trunc",
                    "rint",
                    "nearbyint",
                    "round",
                    "roundeven",
                ]);
                self.intrinsic(ty, name, &suffix, &format!("{ty} {a}"), &ty.to_string());
            }
            9 if common => {
                let c = self.operand(ty);
                let args = format!("{ty} {a}, {ty} {b}, {ty} {c}");
                self.intrinsic(ty, "fma", &suffix, &args, &format!("{ty}, {ty}, {ty}"));
            }
            10 if matches!(ty, Ty::Float(_)) => {
                self.push(ty, &format!("frem {ty} {a}, {b}"));
            }
            11 if matches!(ty, Ty::Float(_)) => self.class(float, &a),
            _ => self.float_cast(ty, &a),
        }
    }

    /// `text` with every NaN made the same.
    pub(super) fn canonical(&mut self, ty: &Ty, text: &str) -> String {
        let float = ty.float().unwrap_or(Float::Double);
        let truth = ty.with_lane(Ty::Int(1));
        let nan = self.define(&truth, &format!("fcmp uno {ty} {text}, {text}"));
        self.define(ty, &format!("select {truth} {nan}, {ty} {}, {ty} {text}", ty.splat(float.nan())))
    }

    /// A test of the class; quiet and signalling NaNs are not distinguished.
    fn class(&mut self, float: Float, text: &str) {
        if matches!(float, Float::X87 | Float::Half | Float::Bfloat) {
            return;
        }
        let mut mask = self.shared.rng.below(1024) & !3;
        if self.shared.rng.chance(40) {
            mask |= 3;
        }
        let ty = Ty::Float(float);
        let suffix = ty.suffix();
        let args = format!("{ty} {text}, i32 {mask}");
        self.intrinsic(&Ty::Int(1), "is.fpclass", &suffix, &args, &format!("{ty}, i32"));
    }

    /// Another format, an integer, or the bits.
    fn float_cast(&mut self, ty: &Ty, a: &str) {
        let float = ty.float().unwrap_or(Float::Double);
        let vector = matches!(ty, Ty::Vec(..));
        match self.shared.rng.below(4) {
            0 => {
                let to = self.shared.rng.pick(&Float::ALL);
                if to.bits() == float.bits() || vector && to == Float::X87 {
                    return;
                }
                let op = if to.bits() > float.bits() { "fpext" } else { "fptrunc" };
                let to = ty.with_lane(Ty::Float(to));
                self.push(&to, &format!("{op} {ty} {a} to {to}"));
            }
            1 => {
                let int = ty.with_lane(Ty::Int(float.bits()));
                let text = self.bits_of(ty, a);
                self.keep(&int, &text);
            }
            2 => {
                // In range, then it is defined.
                let truth = ty.with_lane(Ty::Int(1));
                let (low, high) = match float {
                    Float::Half => ("0xH0000", "0xH5640"),
                    Float::Bfloat => ("0xR0000", "0xR42C8"),
                    Float::Single | Float::Double => ("0x0000000000000000", "0x4059000000000000"),
                    Float::X87 => ("0xK00000000000000000000", "0xK4005C800000000000000"),
                };
                let (low, high) = (ty.splat(low), ty.splat(high));
                let above = self.define(&truth, &format!("fcmp oge {ty} {a}, {low}"));
                let below = self.define(&truth, &format!("fcmp ole {ty} {a}, {high}"));
                let fits = self.define(&truth, &format!("and {truth} {above}, {below}"));
                let safe = self.define(ty, &format!("select {truth} {fits}, {ty} {a}, {ty} {high}"));
                let bits = self.shared.rng.pick(&[8, 16, 32, 33, 64, 100, 128]);
                let int = ty.with_lane(Ty::Int(if vector || float.bits() == 16 { 32 } else { bits }));
                let op = self.shared.rng.pick(&["fptosi", "fptoui"]);
                self.push(&int, &format!("{op} {ty} {safe} to {int}"));
            }
            // Of `x86_fp80` it is refused.
            _ if float != Float::X87 => {
                let bits = if vector || float.bits() == 16 {
                    32
                } else {
                    self.shared.rng.pick(&[8, 13, 16, 32, 64])
                };
                let int = ty.with_lane(Ty::Int(bits));
                let op = self.shared.rng.pick(&["fptosi.sat", "fptoui.sat"]);
                let suffix = format!("{}.{}", int.suffix(), ty.suffix());
                self.intrinsic(&int, op, &suffix, &format!("{ty} {a}"), &ty.to_string());
            }
            _ => {
                self.push(ty, &format!("fneg {ty} {a}"));
            }
        }
    }
}
