//! Integer intrinsics on rows of limbs: counts and reversals of any width, others of more than 64 bits.

use sheave_ir::{BinaryOp, IntCC, OpFlags, TernaryOp, Type, UnaryOp, Value, WideOp};

use crate::lower::Lower;
use crate::lower::body::{CallArg, Operand};
use crate::lower::intrinsics::Op;
use crate::lower::reason::{Lowered, unsupported};
use crate::lower::types::Ty;

impl Lower {
    /// Integer intrinsics on limbs.
    pub(super) fn wide_integer_intrinsic(&mut self, op: Op, bits: u32, args: &[CallArg]) -> Lowered<Operand> {
        let ty = args[0].ty;
        let a = self.pieces(ty, args[0].v);
        let n = a.len();
        // Integers of at most 64 bits are one limb.
        let piece = self.body.ty(a[0]);
        let room = u64::from(n as u32 * piece.bits() - bits);
        let out: Vec<Value> = match op {
            Op::Bits(op @ (UnaryOp::Bswap | UnaryOp::Bitrev)) => {
                let reversed: Vec<Value> =
                    a.iter().rev().map(|&limb| self.body.unary(op, piece, limb)).collect();
                match (room, n) {
                    (0, _) => reversed,
                    (_, 1) => vec![self.body.binary_imm(BinaryOp::Lshr, reversed[0], room)],
                    _ => {
                        let amount = self.body.iconst(Type::I64, room);
                        self.wide_binary(BinaryOp::Lshr, n as u32 * 64, &reversed, &[amount])?
                    }
                }
            }
            Op::Bits(UnaryOp::Popcnt) => {
                let mut sum: Option<Value> = None;
                for &limb in &a {
                    let ones = self.body.unary(UnaryOp::Popcnt, piece, limb);
                    sum = Some(match sum {
                        None => ones,
                        Some(sum) => self.body.binary(BinaryOp::Add, sum, ones),
                    });
                }
                self.as_limbs(sum, n)
            }
            Op::Bits(op) => {
                // From the far end: the count of a limb, plus 64 for each empty limb before it.
                let order: Vec<usize> =
                    if op == UnaryOp::Clz { (0..n).collect() } else { (0..n).rev().collect() };
                let mut count = None;
                for i in order {
                    let here = self.body.unary(op, piece, a[i]);
                    count = Some(match count {
                        None => here,
                        Some(beyond) => {
                            let zero = self.body.func.zero(piece);
                            let empty = self.body.icmp(IntCC::Eq, a[i], zero);
                            let beyond = self.body.binary_imm(BinaryOp::Add, beyond, 64);
                            self.body.select(empty, beyond, here)
                        }
                    });
                }
                if room > 0
                    && let Some(value) = count
                {
                    count = Some(match op {
                        UnaryOp::Clz => self.body.binary_imm(BinaryOp::Sub, value, room),
                        _ => self.body.binary_imm(BinaryOp::Umin, value, u64::from(bits)),
                    });
                }
                self.as_limbs(count, n)
            }
            Op::Abs => {
                let extended = self.sign_limbs(bits, &a);
                let zeros = vec![self.body.func.zero(Type::I64); n];
                let (negated, _) = self.carry_chain(WideOp::UsubOverflow, &zeros, &extended);
                let negative = self.body.icmp(IntCC::Slt, extended[n - 1], zeros[0]);
                let mut out: Vec<Value> =
                    (0..n).map(|i| self.body.select(negative, negated[i], extended[i])).collect();
                self.mask_limbs(bits, &mut out);
                out
            }
            Op::MinMax(op) => {
                let b = self.pieces(ty, args[1].v);
                let cc = match op {
                    BinaryOp::Smin => IntCC::Slt,
                    BinaryOp::Smax => IntCC::Sgt,
                    BinaryOp::Umin => IntCC::Ult,
                    _ => IntCC::Ugt,
                };
                let first = self.wide_compare(cc, bits, &a, &b);
                (0..n).map(|i| self.body.select(first, a[i], b[i])).collect()
            }
            Op::Funnel(op) if bits.is_power_of_two() => {
                let (b, amount) = (self.pieces(ty, args[1].v), self.pieces(ty, args[2].v)[0]);
                // In twice the width this is one shift; the amount counts modulo the width, a power of two.
                let amount = self.body.binary_imm(BinaryOp::And, amount, u64::from(bits - 1));
                let mut both = b;
                both.extend_from_slice(&a);
                let is_left = op == TernaryOp::Fshl;
                let op = if is_left { BinaryOp::Shl } else { BinaryOp::Lshr };
                let shifted = self.wide_binary(op, 2 * bits, &both, &[amount])?;
                if is_left { shifted[n..].to_vec() } else { shifted[..n].to_vec() }
            }
            Op::Funnel(op) => return self.funnel_shift(op, bits, args),
            _ => {
                let shown = self.types.show(ty);
                return Err(unsupported(format!("this intrinsic on {shown}")));
            }
        };
        Ok(self.assemble(ty, &out))
    }

    /// A funnel shift of a width that the instructions do not have: one shift of both operands side by side.
    pub(super) fn funnel_shift(&mut self, op: TernaryOp, bits: u32, args: &[CallArg]) -> Lowered<Operand> {
        let (a, b, amount) = (args[0], args[1], args[2]);
        let (ty, room_ty) = (a.ty, self.types.int(2 * bits));
        self.lay_out(room_ty)?;
        let amount = self.remainder_by_width(ty, bits, amount.v);
        let amount = self.int_to_int(Ty::I64, Operand::of(amount), room_ty, false);
        let width = self.body.iconst(Type::I64, u64::from(bits));
        let width = self.int_to_int(Ty::I64, Operand::of(width), room_ty, false);
        let high = self.int_to_int(ty, a.v, room_ty, false);
        let low = self.int_to_int(ty, b.v, room_ty, false);
        let high = self.int_binary(BinaryOp::Shl, OpFlags::NONE, room_ty, high, width)?;
        let both = self.int_binary(BinaryOp::Or, OpFlags::NONE, room_ty, high, low)?;
        let shifted = if op == TernaryOp::Fshl {
            let shifted = self.int_binary(BinaryOp::Shl, OpFlags::NONE, room_ty, both, amount)?;
            self.int_binary(BinaryOp::Lshr, OpFlags::NONE, room_ty, shifted, width)?
        } else {
            self.int_binary(BinaryOp::Lshr, OpFlags::NONE, room_ty, both, amount)?
        };
        Ok(self.int_to_int(room_ty, shifted, ty, false))
    }

    /// `v`, an integer of `bits` bits, modulo `bits`, as an `i64`. Limb by limb from the highest: remainders
    /// are less than 2^24, so that no product overflows.
    fn remainder_by_width(&mut self, ty: Ty, bits: u32, v: Operand) -> Value {
        let width = self.body.iconst(Type::I64, u64::from(bits));
        let base = ((1u128 << 64) % u128::from(bits)) as u64;
        let mut rest: Option<Value> = None;
        for limb in self.pieces(ty, v).into_iter().rev() {
            let limb = self.body.resize(Type::I64, limb);
            let mut sum = self.body.binary(BinaryOp::Urem, limb, width);
            if let Some(rest) = rest {
                let scaled = self.body.binary_imm(BinaryOp::Mul, rest, base);
                let total = self.body.binary(BinaryOp::Add, scaled, sum);
                sum = self.body.binary(BinaryOp::Urem, total, width);
            }
            rest = Some(sum);
        }
        rest.unwrap_or(width)
    }

    /// A small number as `n` limbs.
    fn as_limbs(&mut self, value: Option<Value>, n: usize) -> Vec<Value> {
        let mut out: Vec<Value> = value.into_iter().collect();
        while out.len() < n {
            out.push(self.body.func.zero(Type::I64));
        }
        out
    }
}
