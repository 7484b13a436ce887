//! Casts between scalars, and lane by lane between vectors; bit casts between anything of equal size.

use sheave_ir::{BinaryOp, IntrinsicOp, TernaryOp, Type, UnaryOp, Value, ensure};

use crate::lower::Lower;
use crate::lower::body::Operand;
use crate::lower::reason::{Lowered, Reason, invalid, unsupported};
use crate::lower::types::{Kind, Ty, container};

/// A cast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cast {
    Trunc,
    Zext,
    Sext,
    FpTrunc,
    FpExt,
    FpToInt { signed: bool },
    IntToFp { signed: bool },
    PtrToInt,
    IntToPtr,
    Bitcast,
}

/// Neither the processor nor the C library converts them.
const TOO_WIDE: &str = "a conversion between floats and integers of more than 128 bits";

/// The positions of the pieces of `n` lanes of `bits` bits, the lanes side by side, and the number of bits of
/// each.
fn positions(bits: u32, n: u32) -> impl Iterator<Item = (u32, u32)> {
    (0..n).flat_map(move |lane| {
        (0..bits.div_ceil(64)).map(move |limb| (lane * bits + limb * 64, (bits - limb * 64).min(64)))
    })
}

/// True for the scalar float types that are known here.
fn is_float(kind: Kind) -> bool {
    matches!(kind, Kind::Half | Kind::BFloat | Kind::Float | Kind::Double | Kind::Fp80)
}

/// The mode of a float type in the names of libgcc's functions.
pub(crate) fn libgcc_mode(ty: Ty) -> &'static str {
    match ty {
        Ty::FLOAT => "sf",
        Ty::FP80 => "xf",
        _ => "df",
    }
}

impl Lower {
    #[cold]
    pub(crate) fn bad_cast(&self, cast: Cast, from: Ty, to: Ty) -> Box<Reason> {
        let (from, to) = (self.types.show(from), self.types.show(to));
        invalid(format!("{cast:?} from {from} to {to}").to_lowercase())
    }

    /// A cast of an operand that was read.
    pub(crate) fn cast(&mut self, cast: Cast, from: Ty, v: Operand, to: Ty) -> Lowered<Operand> {
        self.require_value_type(to)?;
        self.require_value_type(from)?;
        if cast == Cast::Bitcast {
            return self.bitcast(from, v, to);
        }
        if let (Kind::Vector(x, n), Kind::Vector(y, m)) = (self.types.kind(from), self.types.kind(to))
            && n == m
        {
            return self.lanes(from, &[v], y, |r, lane| r.cast(cast, x, lane[0], y));
        }
        Ok(match (cast, self.types.kind(from), self.types.kind(to)) {
            (Cast::Trunc, Kind::Int(a), Kind::Int(b)) if a > b => self.int_to_int(from, v, to, false),
            (Cast::Zext | Cast::Sext, Kind::Int(a), Kind::Int(b)) if a < b => {
                self.int_to_int(from, v, to, cast == Cast::Sext)
            }
            (Cast::PtrToInt, Kind::Ptr(_), Kind::Int(_)) => {
                let value = self.body.unary(UnaryOp::Bitcast, Type::I64, v.value());
                self.int_to_int(Ty::I64, Operand::of(value), to, false)
            }
            (Cast::IntToPtr, Kind::Int(_), Kind::Ptr(_)) => {
                let v = self.int_to_int(from, v, Ty::I64, false);
                Operand::of(self.body.bitcast(Type::Ptr, v.value()))
            }
            (Cast::FpTrunc | Cast::FpExt, a, b) if is_float(a) && is_float(b) => {
                Operand::of(self.float_to_float(from, v.value(), to))
            }
            (Cast::FpToInt { signed }, a, Kind::Int(_)) if is_float(a) => {
                self.float_to_int(from, v.value(), to, signed)?
            }
            (Cast::IntToFp { signed }, Kind::Int(_), b) if is_float(b) => {
                self.int_to_float(from, v, to, signed)?
            }
            _ => return Err(self.bad_cast(cast, from, to)),
        })
    }

    /// Between integers of any widths.
    pub(crate) fn int_to_int(&mut self, from: Ty, v: Operand, to: Ty, signed: bool) -> Operand {
        let [a, b] = [from, to].map(|ty| self.types.bits(ty) as u32);
        if a == b {
            return v;
        }
        match (a <= 64, b <= 64) {
            (true, true) if (a, b) == (8, 1) && self.body.loaded_bool == Some(v.value()) => v,
            (true, true) if a < b => {
                let (target, value) = (self.piece(to), v.value());
                if !signed {
                    return Operand::of(self.body.resize(target, value));
                }
                let mut wide;
                if a == 1 {
                    // 0 or 1 becomes 0 or -1.
                    wide = self.body.resize(target, value);
                    wide = self.body.unary(UnaryOp::Neg, target, wide);
                } else {
                    wide = self.sign_in_container(value, a);
                    if self.body.ty(wide) != target {
                        wide = self.body.unary(UnaryOp::Sext, target, wide);
                    }
                }
                Operand::of(self.mask(wide, b))
            }
            (_, true) => {
                let low = self.pieces(from, v)[0];
                let target = self.piece(to);
                let value = self.body.resize(target, low);
                Operand::of(self.mask(value, b))
            }
            (is_one_limb, _) => {
                let limbs = match is_one_limb {
                    true => vec![self.one_limb(v.value(), a, signed)],
                    false => self.pieces(from, v),
                };
                let out = self.wide_resize(&limbs, if is_one_limb { 64 } else { a }, b, signed);
                self.body.keep(&out)
            }
        }
    }

    pub(crate) fn float_to_float(&mut self, from: Ty, value: Value, to: Ty) -> Value {
        match (from, to) {
            (Ty::FLOAT, Ty::DOUBLE) => self.body.unary(UnaryOp::Fpromote, Type::F64, value),
            (Ty::DOUBLE, Ty::FLOAT) => self.body.unary(UnaryOp::Fdemote, Type::F32, value),
            (Ty::FP80, Ty::FLOAT | Ty::DOUBLE) => {
                let piece = self.piece(to);
                self.body.intrinsic_value(IntrinsicOp::X87ToFloat, &[value], piece)
            }
            (Ty::FLOAT | Ty::DOUBLE, Ty::FP80) => self.body.x87(IntrinsicOp::X87FromFloat, &[value]),
            (Ty::HALF | Ty::BFLOAT, Ty::FLOAT) => self.half_to_float(from, value),
            (Ty::HALF | Ty::BFLOAT, _) => {
                let value = self.half_to_float(from, value);
                self.float_to_float(Ty::FLOAT, value, to)
            }
            (Ty::FLOAT, Ty::HALF | Ty::BFLOAT) => self.float_to_half(to, value),
            (Ty::DOUBLE, Ty::HALF | Ty::BFLOAT) => self.double_to_half(to, value),
            (Ty::FP80, Ty::HALF | Ty::BFLOAT) => self.fp80_to_half(to, value),
            _ => value,
        }
    }

    pub(crate) fn float_to_int(&mut self, from: Ty, value: Value, to: Ty, signed: bool) -> Lowered<Operand> {
        let bits = self.types.bits(to) as u32;
        let (from, value) = match from {
            Ty::HALF | Ty::BFLOAT => (Ty::FLOAT, self.half_to_float(from, value)),
            _ => (from, value),
        };
        if bits > 64 {
            ensure(bits <= 128, || unsupported(TOO_WIDE))?;
            let name = format!("__fix{}{}ti", if signed { "" } else { "uns" }, libgcc_mode(from));
            let v = self.call_typed(&name, Ty::I128, &[(from, Operand::of(value))])?;
            let mut out = self.pieces(Ty::I128, v);
            self.mask_limbs(bits, &mut out);
            return Ok(self.body.keep(&out));
        }
        let piece = self.piece(to);
        let result = if from == Ty::FP80 {
            let op = if signed { IntrinsicOp::X87ToSint } else { IntrinsicOp::X87ToUint };
            self.body.intrinsic_value(op, &[value], piece)
        } else {
            let op = if signed { UnaryOp::FloatToSint } else { UnaryOp::FloatToUint };
            self.body.unary(op, piece, value)
        };
        Ok(Operand::of(self.mask(result, bits)))
    }

    pub(crate) fn int_to_float(&mut self, from: Ty, v: Operand, to: Ty, signed: bool) -> Lowered<Operand> {
        let bits = self.types.bits(from) as u32;
        let wanted = to;
        let to = if matches!(to, Ty::HALF | Ty::BFLOAT) { Ty::FLOAT } else { to };
        let value = if bits > 64 {
            ensure(bits <= 128, || unsupported(TOO_WIDE))?;
            let limbs = self.pieces(from, v);
            let limbs = if signed { self.sign_limbs(bits, &limbs) } else { limbs };
            let name = format!("__float{}ti{}", if signed { "" } else { "un" }, libgcc_mode(to));
            let limbs = self.body.keep(&limbs);
            self.call_typed(&name, to, &[(Ty::I128, limbs)])?.value()
        } else {
            let mut value = v.value();
            if signed {
                value = self.sign_in_container(value, bits);
            }
            if to == Ty::FP80 {
                let op = if signed { IntrinsicOp::X87FromSint } else { IntrinsicOp::X87FromUint };
                self.body.x87(op, &[value])
            } else {
                let op = if signed { UnaryOp::SintToFloat } else { UnaryOp::UintToFloat };
                let piece = self.piece(to);
                self.body.unary(op, piece, value)
            }
        };
        Ok(Operand::of(if wanted == to { value } else { self.float_to_half(wanted, value) }))
    }

    fn bitcast(&mut self, from: Ty, v: Operand, to: Ty) -> Lowered<Operand> {
        let (a, b) = (self.types.kind(from), self.types.kind(to));
        if self.types.same(from, to) {
            return Ok(v);
        }
        let pointer = |kind: Kind| match kind {
            Kind::Ptr(_) => true,
            Kind::Vector(element, _) => matches!(self.types.kind(element), Kind::Ptr(_)),
            _ => false,
        };
        if self.types.is_aggregate(from)
            || self.types.is_aggregate(to)
            || self.types.bits(from) != self.types.bits(to)
            || pointer(a) != pointer(b)
        {
            return Err(self.bad_cast(Cast::Bitcast, from, to));
        }
        let (x, y) = (*self.types.info(from), *self.types.info(to));
        if x.single && y.single && a != Kind::Fp80 && b != Kind::Fp80 {
            return Ok(Operand::of(self.body.bitcast(y.piece, v.value())));
        }
        if let (Kind::Vector(x, n), Kind::Vector(y, m)) = (a, b)
            && n == m
        {
            return self.lanes(from, &[v], y, |r, lane| r.bitcast(x, lane[0], y));
        }
        let limbs = self.raw_bits(from, v);
        Ok(self.of_bits(to, &limbs))
    }

    /// The bits of a scalar or vector as 64-bit limbs.
    pub(crate) fn raw_bits(&mut self, ty: Ty, v: Operand) -> Vec<Value> {
        let pieces = self.pieces(ty, v);
        match self.types.kind(ty) {
            Kind::Vector(element, n) => {
                let bits = self.types.bits(element) as u32;
                if element == Ty::FP80 {
                    let lanes = pieces.iter().flat_map(|&slot| self.raw_bits(element, Operand::of(slot)));
                    let lanes: Vec<Value> = lanes.collect();
                    return self.join_bits(&lanes, bits, n);
                }
                self.join_bits(&pieces, bits, n)
            }
            Kind::Fp80 => {
                let low = self.body.load(Type::I64, pieces[0], 0);
                let high = self.body.load(Type::I16, pieces[0], 8);
                let high = self.body.resize(Type::I64, high);
                vec![low, high]
            }
            Kind::Int(bits) if bits > 64 => pieces,
            _ => vec![self.raw_limb(pieces[0])],
        }
    }

    /// A scalar's bits in an `i64`.
    fn raw_limb(&mut self, value: Value) -> Value {
        let raw = self.body.bitcast(container(self.body.ty(value).bits()), value);
        self.body.resize(Type::I64, raw)
    }

    /// The scalar or vector of type `ty` with the bits in `limbs`.
    pub(crate) fn of_bits(&mut self, ty: Ty, limbs: &[Value]) -> Operand {
        match self.types.kind(ty) {
            Kind::Vector(element, n) => {
                let bits = self.types.bits(element) as u32;
                let mut lanes = Vec::new();
                self.cut_bits(limbs, bits, n, &mut lanes);
                if element == Ty::FP80 {
                    lanes = lanes.chunks(2).map(|lane| self.of_bits(element, lane).value()).collect();
                } else if bits <= 64 {
                    let piece = self.piece(element);
                    lanes.iter_mut().for_each(|lane| *lane = self.body.bitcast(piece, *lane));
                }
                self.body.keep(&lanes)
            }
            Kind::Fp80 => {
                let slot = self.body.fp80_slot();
                self.body.store(limbs[0], slot, 0);
                let high = self.body.resize(Type::I16, limbs[1]);
                self.body.store(high, slot, 8);
                Operand::of(slot)
            }
            Kind::Int(bits) if bits > 64 => self.body.keep(limbs),
            _ => {
                let piece = self.piece(ty);
                let value = self.body.resize(container(piece.bits()), limbs[0]);
                Operand::of(self.body.bitcast(piece, value))
            }
        }
    }

    /// `n` lanes of `bits` bits, the first lowest, as limbs of all bits together. A lane of more than 64 bits
    /// is given as a row of limbs.
    pub(crate) fn join_bits(&mut self, pieces: &[Value], bits: u32, n: u32) -> Vec<Value> {
        let zero = self.body.func.zero(Type::I64);
        let mut limbs = vec![zero; (bits * n).div_ceil(64) as usize];
        for ((at, width), &piece) in positions(bits, n).zip(pieces) {
            let piece = self.raw_limb(piece);
            let (limb, shift) = ((at / 64) as usize, at % 64);
            let low =
                if shift == 0 { piece } else { self.body.binary_imm(BinaryOp::Shl, piece, u64::from(shift)) };
            limbs[limb] =
                if limbs[limb] == zero { low } else { self.body.binary(BinaryOp::Or, limbs[limb], low) };
            if shift + width > 64 {
                let high = self.body.binary_imm(BinaryOp::Lshr, piece, u64::from(64 - shift));
                limbs[limb + 1] = high;
            }
        }
        limbs
    }

    /// `n` lanes of `bits` bits, cut from limbs: each in the integer type that holds it, or as a row of
    /// limbs.
    pub(crate) fn cut_bits(&mut self, limbs: &[Value], bits: u32, n: u32, out: &mut Vec<Value>) {
        let limbs: Vec<Value> = limbs.iter().map(|&limb| self.body.resize(Type::I64, limb)).collect();
        let container = if bits > 64 { Type::I64 } else { container(bits) };
        for (at, width) in positions(bits, n) {
            let (limb, shift) = ((at / 64) as usize, at % 64);
            let piece = if shift + width > 64 {
                let amount = self.body.iconst(Type::I64, u64::from(shift));
                self.body.ternary(TernaryOp::Fshr, limbs[limb + 1], limbs[limb], amount)
            } else if shift == 0 {
                limbs[limb]
            } else {
                self.body.binary_imm(BinaryOp::Lshr, limbs[limb], u64::from(shift))
            };
            let piece = self.body.resize(container, piece);
            out.push(self.mask(piece, width));
        }
    }
}
