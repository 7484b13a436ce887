//! Integer intrinsics of more than 64 bits, on rows of limbs.

use sheave_ir::{BinaryOp, IntCC, OpFlags, Type, UnaryOp, Value};

use crate::lower::Lower;
use crate::lower::body::{CallArg, Operand, TypedValue};
use crate::lower::intrinsics::Intrinsic;
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

impl Lower {
    /// Integer intrinsics on more than 64 bits.
    pub(super) fn wide_integer_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        ret: Ty,
        bits: u32,
        args: &[CallArg],
    ) -> Lowered<TypedValue> {
        use Intrinsic as I;
        let ty = args[0].ty;
        let a = self.pieces(ty, args[0].v);
        let n = a.len();
        let whole = bits.is_multiple_of(64);
        let out: Vec<Value> = match intrinsic {
            I::Bswap | I::BitReverse if whole => {
                let op = if intrinsic == I::Bswap { UnaryOp::Bswap } else { UnaryOp::Bitrev };
                a.iter().rev().map(|&limb| self.body.unary(op, Type::I64, limb)).collect()
            }
            I::Bswap | I::BitReverse => {
                let op = if intrinsic == I::Bswap { UnaryOp::Bswap } else { UnaryOp::Bitrev };
                let reversed: Vec<Value> =
                    a.iter().rev().map(|&limb| self.body.unary(op, Type::I64, limb)).collect();
                let amount = self.body.iconst(Type::I64, u64::from(n as u32 * 64 - bits));
                self.wide_binary(BinaryOp::Lshr, n as u32 * 64, &reversed, &[amount])?
            }
            I::Ctpop => {
                let mut sum: Option<Value> = None;
                for &limb in &a {
                    let ones = self.body.unary(UnaryOp::Popcnt, Type::I64, limb);
                    sum = Some(match sum {
                        None => ones,
                        Some(sum) => self.body.binary(BinaryOp::Add, sum, ones),
                    });
                }
                self.as_limbs(sum, n)
            }
            I::Ctlz | I::Cttz => {
                // From the far end: the count of a limb, plus 64 for each empty limb before it.
                let (op, order): (UnaryOp, Vec<usize>) = match intrinsic {
                    I::Ctlz => (UnaryOp::Clz, (0..n).collect()),
                    _ => (UnaryOp::Ctz, (0..n).rev().collect()),
                };
                let zero = self.body.func.zero(Type::I64);
                let mut count = None;
                for i in order {
                    let here = self.body.unary(op, Type::I64, a[i]);
                    count = Some(match count {
                        None => here,
                        Some(beyond) => {
                            let empty = self.body.icmp(IntCC::Eq, a[i], zero);
                            let beyond = self.body.binary_imm(BinaryOp::Add, beyond, 64);
                            self.body.select(empty, beyond, here)
                        }
                    });
                }
                if !whole && let Some(value) = count {
                    count = Some(match intrinsic {
                        I::Ctlz => {
                            self.body.binary_imm(BinaryOp::Sub, value, u64::from(n as u32 * 64 - bits))
                        }
                        _ => {
                            let limit = self.body.iconst(Type::I64, u64::from(bits));
                            self.body.binary(BinaryOp::Umin, value, limit)
                        }
                    });
                }
                self.as_limbs(count, n)
            }
            I::Abs => {
                let extended = self.sign_limbs(bits, &a);
                let zeros = vec![self.body.func.zero(Type::I64); n];
                let (negated, _) = self.wide_sub(&zeros, &extended);
                let negative = self.body.icmp(IntCC::Slt, extended[n - 1], zeros[0]);
                let mut out: Vec<Value> =
                    (0..n).map(|i| self.body.select(negative, negated[i], extended[i])).collect();
                self.mask_limbs(bits, &mut out);
                out
            }
            I::Smin | I::Smax | I::Umin | I::Umax => {
                let Some(b) = args.get(1) else { return Err(invalid("too few arguments")) };
                let b = self.pieces(ty, b.v);
                let cc = match intrinsic {
                    I::Smin => IntCC::Slt,
                    I::Smax => IntCC::Sgt,
                    I::Umin => IntCC::Ult,
                    _ => IntCC::Ugt,
                };
                let first = self.wide_compare(cc, bits, &a, &b);
                (0..n).map(|i| self.body.select(first, a[i], b[i])).collect()
            }
            I::Scmp | I::Ucmp => {
                let Some(b) = args.get(1) else { return Err(invalid("too few arguments")) };
                let b = self.pieces(ty, b.v);
                let (greater, less) =
                    if intrinsic == I::Scmp { (IntCC::Sgt, IntCC::Slt) } else { (IntCC::Ugt, IntCC::Ult) };
                let greater = self.wide_compare(greater, bits, &a, &b);
                let less = self.wide_compare(less, bits, &a, &b);
                let sign = self.body.binary(BinaryOp::Sub, greater, less);
                let Kind::Int(ret_bits) = self.types.kind(ret) else {
                    return Err(invalid("a three-way comparison gives an integer"));
                };
                let v = self.int_to_int(Ty::I8, Operand::of(sign), 8, ret, ret_bits, true);
                return Ok(TypedValue::new(ret, v));
            }
            I::Fshl | I::Fshr if bits.is_power_of_two() => {
                let (Some(b), Some(amount)) = (args.get(1), args.get(2)) else {
                    return Err(invalid("too few arguments"));
                };
                let b = self.pieces(ty, b.v);
                let amount = self.pieces(ty, amount.v)[0];
                // In twice the width this is one shift; the amount counts modulo the width, a power of two.
                let amount = self.body.binary_imm(BinaryOp::And, amount, u64::from(bits - 1));
                let mut both = b;
                both.extend_from_slice(&a);
                let op = if intrinsic == I::Fshl { BinaryOp::Shl } else { BinaryOp::Lshr };
                let shifted = self.wide_binary(op, 2 * bits, &both, &[amount])?;
                if intrinsic == I::Fshl { shifted[n..].to_vec() } else { shifted[..n].to_vec() }
            }
            I::Fshl | I::Fshr => return self.funnel_shift(intrinsic, bits, args),
            I::SaddSat | I::UaddSat | I::SsubSat | I::UsubSat => {
                return self.wide_saturating(intrinsic, bits, args);
            }
            _ => {
                let shown = self.types.show(ty);
                return Err(unsupported(format!("this intrinsic on {shown}")));
            }
        };
        let v = self.body.keep(&out);
        Ok(TypedValue::new(ty, v))
    }

    /// A funnel shift of a width that the instructions do not have: one shift of both operands side by side.
    pub(super) fn funnel_shift(
        &mut self,
        intrinsic: Intrinsic,
        bits: u32,
        args: &[CallArg],
    ) -> Lowered<TypedValue> {
        let &[a, b, amount] = args else { return Err(invalid("three arguments are wanted")) };
        let (ty, room) = (a.ty, 2 * bits);
        let room_ty = self.types.int(room);
        self.lay_out(room_ty)?;
        let amount = self.remainder_by_width(ty, bits, amount.v);
        let amount = self.int_to_int(Ty::I64, Operand::of(amount), 64, room_ty, room, false);
        let width = self.body.iconst(Type::I64, u64::from(bits));
        let width = self.int_to_int(Ty::I64, Operand::of(width), 64, room_ty, room, false);
        let high = self.int_to_int(ty, a.v, bits, room_ty, room, false);
        let low = self.int_to_int(ty, b.v, bits, room_ty, room, false);
        let high = self.int_binary(BinaryOp::Shl, OpFlags::NONE, room_ty, high, width)?;
        let both = self.int_binary(BinaryOp::Or, OpFlags::NONE, room_ty, high, low)?;
        let shifted = if intrinsic == Intrinsic::Fshl {
            let shifted = self.int_binary(BinaryOp::Shl, OpFlags::NONE, room_ty, both, amount)?;
            self.int_binary(BinaryOp::Lshr, OpFlags::NONE, room_ty, shifted, width)?
        } else {
            self.int_binary(BinaryOp::Lshr, OpFlags::NONE, room_ty, both, amount)?
        };
        let v = self.int_to_int(room_ty, shifted, room, ty, bits, false);
        Ok(TypedValue::new(ty, v))
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

    /// Saturating addition and subtraction: where the operation overflows, the bound that the first operand
    /// runs into.
    fn wide_saturating(&mut self, intrinsic: Intrinsic, bits: u32, args: &[CallArg]) -> Lowered<TypedValue> {
        use Intrinsic as I;
        let &[first, _] = args else { return Err(invalid("two arguments are wanted")) };
        let (overflow, signed) = match intrinsic {
            I::SaddSat => (I::SaddOverflow, true),
            I::UaddSat => (I::UaddOverflow, false),
            I::SsubSat => (I::SsubOverflow, true),
            _ => (I::UsubOverflow, false),
        };
        let ty = first.ty;
        let pair = self.types.structure(&[ty, Ty::I1], false);
        self.lay_out(pair)?;
        let res = self.overflow_intrinsic(overflow, pair, args)?;
        let pieces = self.pieces(pair, res.v);
        let Some((&overflows, value)) = pieces.split_last() else { return Ok(TypedValue::NONE) };
        let zero = self.body.func.zero(Type::I64);
        let negative = signed.then(|| {
            let limbs = self.pieces(ty, first.v);
            let extended = self.sign_limbs(bits, &limbs);
            self.body.icmp(IntCC::Slt, extended[extended.len() - 1], zero)
        });
        let top = value.len() - 1;
        let ones = u64::MAX >> (64 * value.len() as u32 - bits);
        let mut out = Vec::with_capacity(value.len());
        for (i, &limb) in value.iter().enumerate() {
            let all = if i == top { ones } else { u64::MAX };
            let bound = match negative {
                Some(negative) => {
                    let sign = if i == top { ones ^ (ones >> 1) } else { 0 };
                    let least = self.body.iconst(Type::I64, sign);
                    let greatest = self.body.iconst(Type::I64, all ^ sign);
                    self.body.select(negative, least, greatest)
                }
                None if intrinsic == I::UaddSat => self.body.iconst(Type::I64, all),
                None => zero,
            };
            out.push(self.body.select(overflows, bound, limb));
        }
        let v = self.body.keep(&out);
        Ok(TypedValue::new(ty, v))
    }

    /// A small number as `n` limbs.
    fn as_limbs(&mut self, value: Option<Value>, n: usize) -> Vec<Value> {
        let zero = self.body.func.zero(Type::I64);
        let mut out = vec![zero; n];
        out[0] = value.unwrap_or(zero);
        out
    }
}
