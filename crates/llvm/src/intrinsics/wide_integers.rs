//! Integer intrinsics of more than 64 bits, on rows of limbs.

use sheave_ir::{BinaryOp, IntCC, Type, UnaryOp, Value};

use crate::cursor::Read;
use crate::function_state::{CallArg, Opd, Res};
use crate::intrinsics::Intrinsic;
use crate::reader::Reader;
use crate::types::{Kind, Ty};

impl Reader<'_> {
    /// Integer intrinsics on more than 64 bits.
    pub(super) fn wide_integer_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        ret: Ty,
        bits: u32,
        args: &[CallArg],
        pos: usize,
    ) -> Read<Res> {
        use Intrinsic as I;
        let ty = args[0].ty;
        let a = self.pieces(ty, args[0].v);
        let n = a.len();
        let whole = bits.is_multiple_of(64);
        let out: Vec<Value> = match intrinsic {
            I::Bswap | I::BitReverse if whole => {
                let op = if intrinsic == I::Bswap { UnaryOp::Bswap } else { UnaryOp::Bitrev };
                a.iter().rev().map(|&limb| self.fs.unary(op, Type::I64, limb)).collect()
            }
            I::Bswap | I::BitReverse => {
                let op = if intrinsic == I::Bswap { UnaryOp::Bswap } else { UnaryOp::Bitrev };
                let reversed: Vec<Value> =
                    a.iter().rev().map(|&limb| self.fs.unary(op, Type::I64, limb)).collect();
                let amount = self.fs.iconst(Type::I64, u64::from(n as u32 * 64 - bits));
                self.wide_binary(BinaryOp::Lshr, n as u32 * 64, &reversed, &[amount], pos)?
            }
            I::Ctpop => {
                let mut sum: Option<Value> = None;
                for &limb in &a {
                    let ones = self.fs.unary(UnaryOp::Popcnt, Type::I64, limb);
                    sum = Some(match sum {
                        None => ones,
                        Some(sum) => self.fs.binary(BinaryOp::Add, sum, ones),
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
                let zero = self.fs.f.zero(Type::I64);
                let mut count = None;
                for i in order {
                    let here = self.fs.unary(op, Type::I64, a[i]);
                    count = Some(match count {
                        None => here,
                        Some(beyond) => {
                            let empty = self.fs.icmp(IntCC::Eq, a[i], zero);
                            let beyond = self.fs.binary_imm(BinaryOp::Add, beyond, 64);
                            self.fs.select(empty, beyond, here)
                        }
                    });
                }
                if !whole && let Some(value) = count {
                    count = Some(match intrinsic {
                        I::Ctlz => self.fs.binary_imm(BinaryOp::Sub, value, u64::from(n as u32 * 64 - bits)),
                        _ => {
                            let limit = self.fs.iconst(Type::I64, u64::from(bits));
                            self.fs.binary(BinaryOp::Umin, value, limit)
                        }
                    });
                }
                self.as_limbs(count, n)
            }
            I::Abs => {
                let extended = self.sign_limbs(bits, &a);
                let zeros = vec![self.fs.f.zero(Type::I64); n];
                let (negated, _) = self.wide_sub(&zeros, &extended);
                let negative = self.fs.icmp(IntCC::Slt, extended[n - 1], zeros[0]);
                let mut out: Vec<Value> =
                    (0..n).map(|i| self.fs.select(negative, negated[i], extended[i])).collect();
                self.mask_limbs(bits, &mut out);
                out
            }
            I::Smin | I::Smax | I::Umin | I::Umax => {
                let Some(b) = args.get(1) else { return Err(self.c.fault_at(pos, "too few arguments")) };
                let b = self.pieces(ty, b.v);
                let cc = match intrinsic {
                    I::Smin => IntCC::Slt,
                    I::Smax => IntCC::Sgt,
                    I::Umin => IntCC::Ult,
                    _ => IntCC::Ugt,
                };
                let first = self.wide_compare(cc, bits, &a, &b);
                (0..n).map(|i| self.fs.select(first, a[i], b[i])).collect()
            }
            I::Scmp | I::Ucmp => {
                let Some(b) = args.get(1) else { return Err(self.c.fault_at(pos, "too few arguments")) };
                let b = self.pieces(ty, b.v);
                let (greater, less) =
                    if intrinsic == I::Scmp { (IntCC::Sgt, IntCC::Slt) } else { (IntCC::Ugt, IntCC::Ult) };
                let greater = self.wide_compare(greater, bits, &a, &b);
                let less = self.wide_compare(less, bits, &a, &b);
                let sign = self.fs.binary(BinaryOp::Sub, greater, less);
                let Kind::Int(ret_bits) = self.types.kind(ret) else {
                    return Err(self.c.fault_at(pos, "a three-way comparison gives an integer"));
                };
                let v = self.int_to_int(Ty::I8, Opd::of(sign), 8, ret, ret_bits, true);
                return Ok(Res::new(ret, v));
            }
            I::Fshl | I::Fshr if whole => {
                let (Some(b), Some(amount)) = (args.get(1), args.get(2)) else {
                    return Err(self.c.fault_at(pos, "too few arguments"));
                };
                let b = self.pieces(ty, b.v);
                let amount = self.pieces(ty, amount.v)[0];
                // In twice the width this is one shift; the amount counts modulo the width, a power of two.
                if !bits.is_power_of_two() {
                    return Err(self.c.unsupported_at(pos, "a funnel shift of this width"));
                }
                let amount = self.fs.binary_imm(BinaryOp::And, amount, u64::from(bits - 1));
                let mut both = b;
                both.extend_from_slice(&a);
                let op = if intrinsic == I::Fshl { BinaryOp::Shl } else { BinaryOp::Lshr };
                let shifted = self.wide_binary(op, 2 * bits, &both, &[amount], pos)?;
                if intrinsic == I::Fshl { shifted[n..].to_vec() } else { shifted[..n].to_vec() }
            }
            _ => {
                let shown = self.types.show(ty);
                return Err(self.c.unsupported_at(pos, format!("this intrinsic on {shown}")));
            }
        };
        let v = self.fs.keep(&out);
        Ok(Res::new(ty, v))
    }

    /// A small number as `n` limbs.
    fn as_limbs(&mut self, value: Option<Value>, n: usize) -> Vec<Value> {
        let zero = self.fs.f.zero(Type::I64);
        let mut out = vec![zero; n];
        out[0] = value.unwrap_or(zero);
        out
    }
}
