//! Integer intrinsics of at most 64 bits: counting and reversing bits, saturation, overflow.

use sheave_ir::{BinaryOp, IntCC, OpFlags, TernaryOp, Type, UnaryOp, Value, WideOp};

use crate::lower::Lower;
use crate::lower::arithmetic::Comparison;
use crate::lower::body::{CallArg, Operand};
use crate::lower::constants::low_bits;
use crate::lower::intrinsics::Op;
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::Ty;

impl Lower {
    /// Arithmetic that tells whether it overflowed.
    pub(super) fn overflow_intrinsic(&mut self, wide: WideOp, args: &[CallArg]) -> Lowered<Operand> {
        let (a, b, bits) = (args[0], args[1], self.types.bits(args[0].ty) as u32);
        let (op, signed) = match wide {
            WideOp::SaddOverflow => (BinaryOp::Add, true),
            WideOp::UaddOverflow => (BinaryOp::Add, false),
            WideOp::SsubOverflow => (BinaryOp::Sub, true),
            WideOp::UsubOverflow => (BinaryOp::Sub, false),
            WideOp::SmulOverflow => (BinaryOp::Mul, true),
            _ => (BinaryOp::Mul, false),
        };
        if matches!(bits, 8 | 16 | 32 | 64) {
            let (value, overflow) = self.body.wide(wide, a.v.value(), b.v.value());
            return Ok(self.body.keep(&[value, overflow]));
        }
        // In twice the width (or the next limb) nothing overflows; the result is exact if cutting loses
        // nothing.
        let room = if op == BinaryOp::Mul { 2 * bits } else { bits + 1 };
        let room_ty = self.types.int(room.next_multiple_of(8));
        self.lay_out(room_ty)?;
        let x = self.int_to_int(a.ty, a.v, room_ty, signed);
        let y = self.int_to_int(b.ty, b.v, room_ty, signed);
        let exact = self.int_binary(op, OpFlags::NONE, room_ty, x, y)?;
        let cut = self.int_to_int(room_ty, exact, a.ty, false);
        let back = self.int_to_int(a.ty, cut, room_ty, signed);
        let overflow = self.compare(Comparison::Int(IntCC::Ne), room_ty, back, exact)?;
        let mut pieces = self.pieces(a.ty, cut);
        pieces.push(overflow.v.value());
        Ok(self.body.keep(&pieces))
    }

    /// Bit operations, minima, saturating arithmetic.
    pub(crate) fn integer_intrinsic(&mut self, op: Op, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let CallArg { ty, v, .. } = args[0];
        let bits = self.types.bits(ty) as u32;
        match op {
            Op::ThreeWay(less) => return self.three_way(less, ret, args),
            Op::Saturate(op) => return self.saturating(op, bits, args),
            Op::Bits(_) => return self.wide_integer_intrinsic(op, bits, args),
            _ if bits > 64 => return self.wide_integer_intrinsic(op, bits, args),
            _ => {}
        }
        let a = v.value();
        let piece = self.piece(ty);
        let plain = bits == piece.bits();
        let out = match op {
            Op::Abs => {
                let extended = self.sign_in_container(a, bits);
                let v = self.body.unary(UnaryOp::Iabs, piece, extended);
                self.mask(v, bits)
            }
            Op::Funnel(op) if !plain => return self.funnel_shift(op, bits, args),
            Op::Funnel(op) => {
                let (b, amount) = (self.arg(args, 1)?, self.arg(args, 2)?);
                if a == b {
                    let op = if op == TernaryOp::Fshl { BinaryOp::Rotl } else { BinaryOp::Rotr };
                    self.body.binary(op, a, amount)
                } else {
                    self.body.ternary(op, a, b, amount)
                }
            }
            Op::MinMax(op) => {
                let b = self.arg(args, 1)?;
                let (x, y) = if matches!(op, BinaryOp::Smin | BinaryOp::Smax) {
                    (self.sign_in_container(a, bits), self.sign_in_container(b, bits))
                } else {
                    (a, b)
                };
                let v = self.body.binary(op, x, y);
                self.mask(v, bits)
            }
            Op::SaturatingShift(back) => {
                // A shift that saturates if shifting back does not give the operand.
                let b = self.arg(args, 1)?;
                let signed = back == BinaryOp::Ashr;
                let a = if signed { self.sign_in_container(a, bits) } else { a };
                let shifted = self.body.binary(BinaryOp::Shl, a, b);
                let shifted =
                    if signed { self.sign_in_container(shifted, bits) } else { self.mask(shifted, bits) };
                let back = self.body.binary(back, shifted, b);
                let lost = self.body.icmp(IntCC::Ne, back, a);
                let limit = self.limit(a, bits, piece, signed);
                let v = self.body.select(lost, limit, shifted);
                self.mask(v, bits)
            }
            _ => return Err(unsupported("this intrinsic")),
        };
        Ok(Operand::of(out))
    }

    /// The bound that `a` runs into: all ones, or the least or greatest by its sign.
    fn limit(&mut self, a: Value, bits: u32, piece: Type, signed: bool) -> Value {
        if !signed {
            return self.body.iconst(piece, low_bits(u64::MAX, bits));
        }
        let zero = self.body.func.zero(piece);
        let negative = self.body.icmp(IntCC::Slt, a, zero);
        let least = self.body.iconst(piece, 1u64 << (bits - 1));
        let greatest = self.body.iconst(piece, (1u64 << (bits - 1)) - 1);
        self.body.select(negative, least, greatest)
    }

    /// Saturating addition and subtraction: if the operation overflows, the bound that the first operand
    /// runs into.
    fn saturating(&mut self, op: WideOp, bits: u32, args: &[CallArg]) -> Lowered<Operand> {
        let &[first, _] = args else { return Err(invalid("two arguments are wanted")) };
        let signed = matches!(op, WideOp::SaddOverflow | WideOp::SsubOverflow);
        let ty = first.ty;
        let pair = self.types.structure(&[ty, Ty::I1], false);
        self.lay_out(pair)?;
        let both = self.overflow_intrinsic(op, args)?;
        let pieces = self.pieces(pair, both);
        let Some((&overflows, value)) = pieces.split_last() else { return Ok(Operand::NONE) };
        let limbs = self.pieces(ty, first.v);
        let top = value.len() - 1;
        let piece = self.body.ty(limbs[top]);
        let top_bits = bits - 64 * top as u32;
        let negative = signed.then(|| {
            let extended = self.sign_in_container(limbs[top], top_bits);
            let zero = self.body.func.zero(piece);
            self.body.icmp(IntCC::Slt, extended, zero)
        });
        let mut out = Vec::with_capacity(value.len());
        for (i, &limb) in value.iter().enumerate() {
            let all = if i == top { low_bits(u64::MAX, top_bits) } else { u64::MAX };
            let bound = match negative {
                Some(negative) => {
                    let sign = if i == top { all ^ (all >> 1) } else { 0 };
                    let least = self.body.iconst(piece, sign);
                    let greatest = self.body.iconst(piece, all ^ sign);
                    self.body.select(negative, least, greatest)
                }
                None => self.body.iconst(piece, if op == WideOp::UaddOverflow { all } else { 0 }),
            };
            out.push(self.body.select(overflows, bound, limb));
        }
        Ok(self.assemble(ty, &out))
    }

    /// A three-way comparison: -1, 0 or 1.
    fn three_way(&mut self, less: IntCC, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let (a, b) = (args[0], args[1]);
        let greater = self.compare(Comparison::Int(less.swapped()), a.ty, a.v, b.v)?;
        let less = self.compare(Comparison::Int(less), a.ty, a.v, b.v)?;
        let sign = self.body.binary(BinaryOp::Sub, greater.v.value(), less.v.value());
        Ok(self.int_to_int(Ty::I8, Operand::of(sign), ret, true))
    }

    /// `value` clamped to the range of integers of `bits` bits, fewer than it has.
    pub(super) fn clamp(&mut self, value: Value, bits: u32, signed: bool) -> Value {
        let piece = self.body.ty(value);
        let clamped = if signed {
            let least = self.body.iconst(piece, (1u64 << (bits - 1)).wrapping_neg());
            let greatest = self.body.iconst(piece, (1u64 << (bits - 1)) - 1);
            let low = self.body.binary(BinaryOp::Smax, value, least);
            self.body.binary(BinaryOp::Smin, low, greatest)
        } else {
            let greatest = self.body.iconst(piece, low_bits(u64::MAX, bits));
            self.body.binary(BinaryOp::Umin, value, greatest)
        };
        self.mask(clamped, bits)
    }
}
