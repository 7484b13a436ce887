//! Integer intrinsics of at most 64 bits: counting and reversing bits, saturation, overflow.

use sheave_ir::{BinaryOp, IntCC, TernaryOp, Type, UnaryOp, Value, WideOp};

use crate::constants::low_bits;
use crate::cursor::Read;
use crate::function_state::{CallArg, Opd, Res};
use crate::intrinsics::Intrinsic;
use crate::reader::Reader;
use crate::types::{Kind, Ty};

impl Reader<'_> {
    /// Arithmetic that tells whether it overflowed.
    pub(super) fn overflow_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        ret: Ty,
        args: &[CallArg],
        pos: usize,
    ) -> Read<Res> {
        use Intrinsic as I;
        let [a, b] = args else { return Err(self.c.fault_at(pos, "two arguments are wanted")) };
        let Kind::Int(bits) = self.types.kind(a.ty) else {
            return Err(self.c.fault_at(pos, "overflow arithmetic is on integers"));
        };
        self.expect_type(b.ty, a.ty, pos)?;
        let (wide, op, signed) = match intrinsic {
            I::SaddOverflow => (WideOp::SaddOverflow, BinaryOp::Add, true),
            I::UaddOverflow => (WideOp::UaddOverflow, BinaryOp::Add, false),
            I::SsubOverflow => (WideOp::SsubOverflow, BinaryOp::Sub, true),
            I::UsubOverflow => (WideOp::UsubOverflow, BinaryOp::Sub, false),
            I::SmulOverflow => (WideOp::SmulOverflow, BinaryOp::Mul, true),
            _ => (WideOp::UmulOverflow, BinaryOp::Mul, false),
        };
        if matches!(bits, 8 | 16 | 32 | 64) {
            let (value, overflow) = self.fs.wide(wide, a.v.value(), b.v.value());
            let v = self.fs.keep(&[value, overflow]);
            return Ok(Res::new(ret, v));
        }
        // In twice the width (or the next limb) nothing overflows; the result is right where cutting loses
        // nothing.
        let room = if op == BinaryOp::Mul { 2 * bits } else { bits + 1 };
        let room_ty = self.types.int(room.next_multiple_of(8));
        self.lay_out(room_ty, pos)?;
        let Kind::Int(room) = self.types.kind(room_ty) else { return Ok(Res::NONE) };
        let x = self.int_to_int(a.ty, a.v, bits, room_ty, room, signed);
        let y = self.int_to_int(b.ty, b.v, bits, room_ty, room, signed);
        let exact = self.lower_int_binary(op, room_ty, x, y, pos)?;
        let cut = self.int_to_int(room_ty, exact, room, a.ty, bits, false);
        let back = self.int_to_int(a.ty, cut, bits, room_ty, room, signed);
        let cc = crate::arithmetic::Comparison::Int(IntCC::Ne);
        let overflow = self.lower_compare(cc, room_ty, back, exact, pos)?;
        let mut pieces = self.pieces(a.ty, cut);
        pieces.push(overflow.v.value());
        let v = self.fs.keep(&pieces);
        Ok(Res::new(ret, v))
    }

    /// Bit operations, minima, saturating arithmetic.
    pub(super) fn integer_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        ret: Ty,
        args: &[CallArg],
        pos: usize,
    ) -> Read<Res> {
        use Intrinsic as I;
        let Some(first) = args.first() else { return Err(self.c.fault_at(pos, "too few arguments")) };
        let (ty, v) = (first.ty, first.v);
        let Kind::Int(bits) = self.types.kind(ty) else {
            return Err(self.c.fault_at(pos, "this intrinsic is on integers"));
        };
        if bits > 64 {
            return self.wide_integer_intrinsic(intrinsic, ret, bits, args, pos);
        }
        let a = v.value();
        let piece = self.piece(ty);
        let plain = bits == piece.bits();
        let out = match intrinsic {
            I::Ctpop => self.fs.unary(UnaryOp::Popcnt, piece, a),
            I::Ctlz => {
                let zeros = self.fs.unary(UnaryOp::Clz, piece, a);
                if plain {
                    zeros
                } else {
                    self.fs.binary_imm(BinaryOp::Sub, zeros, u64::from(piece.bits() - bits))
                }
            }
            I::Cttz => {
                // A one above the width stops the count there.
                let guarded = if plain { a } else { self.fs.binary_imm(BinaryOp::Or, a, 1 << bits) };
                self.fs.unary(UnaryOp::Ctz, piece, guarded)
            }
            I::Bswap | I::BitReverse => {
                let op = if intrinsic == I::Bswap { UnaryOp::Bswap } else { UnaryOp::Bitrev };
                let reversed = self.fs.unary(op, piece, a);
                if plain {
                    reversed
                } else {
                    self.fs.binary_imm(BinaryOp::Lshr, reversed, u64::from(piece.bits() - bits))
                }
            }
            I::Abs => {
                let extended = self.sign_in_container(a, bits);
                let v = self.fs.unary(UnaryOp::Iabs, piece, extended);
                self.mask(v, bits)
            }
            I::Fshl | I::Fshr => {
                let (b, amount) = (self.arg(args, 1, pos)?, self.arg(args, 2, pos)?);
                if plain {
                    let op = if intrinsic == I::Fshl { TernaryOp::Fshl } else { TernaryOp::Fshr };
                    if a == b {
                        let op = if intrinsic == I::Fshl { BinaryOp::Rotl } else { BinaryOp::Rotr };
                        self.fs.binary(op, a, amount)
                    } else {
                        self.fs.ternary(op, a, b, amount)
                    }
                } else {
                    return self.funnel_shift(intrinsic, bits, args, pos);
                }
            }
            I::Smin | I::Smax | I::Umin | I::Umax => {
                let b = self.arg(args, 1, pos)?;
                let (op, signed) = match intrinsic {
                    I::Smin => (BinaryOp::Smin, true),
                    I::Smax => (BinaryOp::Smax, true),
                    I::Umin => (BinaryOp::Umin, false),
                    _ => (BinaryOp::Umax, false),
                };
                let (x, y) = if signed {
                    (self.sign_in_container(a, bits), self.sign_in_container(b, bits))
                } else {
                    (a, b)
                };
                let v = self.fs.binary(op, x, y);
                self.mask(v, bits)
            }
            I::Scmp | I::Ucmp => {
                let b = self.arg(args, 1, pos)?;
                let (x, y, greater, less) = if intrinsic == I::Scmp {
                    (self.sign_in_container(a, bits), self.sign_in_container(b, bits), IntCC::Sgt, IntCC::Slt)
                } else {
                    (a, b, IntCC::Ugt, IntCC::Ult)
                };
                let greater = self.fs.icmp(greater, x, y);
                let less = self.fs.icmp(less, x, y);
                let sign = self.fs.binary(BinaryOp::Sub, greater, less);
                let Kind::Int(ret_bits) = self.types.kind(ret) else {
                    return Err(self.c.fault_at(pos, "a three-way comparison gives an integer"));
                };
                let v = self.int_to_int(Ty::I8, Opd::of(sign), 8, ret, ret_bits, true);
                return Ok(Res::new(ret, v));
            }
            I::UaddSat | I::UsubSat | I::SaddSat | I::SsubSat => {
                let b = self.arg(args, 1, pos)?;
                self.saturating(intrinsic, a, b, bits, piece, plain)
            }
            _ => {
                // A shift that saturates: where shifting back does not give the operand.
                let b = self.arg(args, 1, pos)?;
                let signed = intrinsic == I::SshlSat;
                let a = if signed { self.sign_in_container(a, bits) } else { a };
                let shifted = self.fs.binary(BinaryOp::Shl, a, b);
                let shifted =
                    if signed { self.sign_in_container(shifted, bits) } else { self.mask(shifted, bits) };
                let op = if signed { BinaryOp::Ashr } else { BinaryOp::Lshr };
                let back = self.fs.binary(op, shifted, b);
                let lost = self.fs.icmp(IntCC::Ne, back, a);
                let limit = self.limit(a, bits, piece, signed);
                let v = self.fs.select(lost, limit, shifted);
                self.mask(v, bits)
            }
        };
        Ok(Res::new(ty, Opd::of(out)))
    }

    /// The bound that `a` runs into: all ones, or the least or greatest by its sign.
    fn limit(&mut self, a: Value, bits: u32, piece: Type, signed: bool) -> Value {
        if !signed {
            return self.fs.iconst(piece, low_bits(u64::MAX, bits));
        }
        let zero = self.fs.f.zero(piece);
        let negative = self.fs.icmp(IntCC::Slt, a, zero);
        let least = self.fs.iconst(piece, 1u64 << (bits - 1));
        let greatest = self.fs.iconst(piece, (1u64 << (bits - 1)) - 1);
        self.fs.select(negative, least, greatest)
    }

    fn saturating(
        &mut self,
        intrinsic: Intrinsic,
        a: Value,
        b: Value,
        bits: u32,
        piece: Type,
        plain: bool,
    ) -> Value {
        use Intrinsic as I;
        let signed = matches!(intrinsic, I::SaddSat | I::SsubSat);
        let add = matches!(intrinsic, I::SaddSat | I::UaddSat);
        if plain {
            let op = match intrinsic {
                I::SaddSat => WideOp::SaddOverflow,
                I::UaddSat => WideOp::UaddOverflow,
                I::SsubSat => WideOp::SsubOverflow,
                _ => WideOp::UsubOverflow,
            };
            let (value, overflow) = self.fs.wide(op, a, b);
            let limit = if signed {
                self.limit(a, bits, piece, true)
            } else if add {
                self.fs.iconst(piece, u64::MAX)
            } else {
                self.fs.f.zero(piece)
            };
            return self.fs.select(overflow, limit, value);
        }
        // The container has room for the exact result of a narrower width.
        let (x, y) =
            if signed { (self.sign_in_container(a, bits), self.sign_in_container(b, bits)) } else { (a, b) };
        let exact = self.fs.binary(if add { BinaryOp::Add } else { BinaryOp::Sub }, x, y);
        let clamped = if signed {
            let least = self.fs.iconst(piece, (1u64 << (bits - 1)).wrapping_neg());
            let greatest = self.fs.iconst(piece, (1u64 << (bits - 1)) - 1);
            let low = self.fs.binary(BinaryOp::Smax, exact, least);
            self.fs.binary(BinaryOp::Smin, low, greatest)
        } else if add {
            let greatest = self.fs.iconst(piece, low_bits(u64::MAX, bits));
            self.fs.binary(BinaryOp::Umin, exact, greatest)
        } else {
            let zero = self.fs.f.zero(piece);
            self.fs.binary(BinaryOp::Smax, exact, zero)
        };
        self.mask(clamped, bits)
    }
}
