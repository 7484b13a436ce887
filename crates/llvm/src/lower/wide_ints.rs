//! Integers of more than 64 bits as rows of 64-bit limbs, the lowest first.
//!
//! Bits above the width in the highest limb are zero. Addition carries through `uadd_overflow`,
//! multiplication is the schoolbook method, shifts select whole limbs by the bits of the limb count and then
//! shift with the funnel instructions, division calls the functions of libgcc.

use sheave_ir::{BinaryOp, IntCC, TernaryOp, Type, UnaryOp, Value, WideOp, ensure};

use crate::lower::Lower;
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::Ty;

impl Lower {
    /// Clears the bits above `bits` in the highest limb.
    pub(crate) fn mask_limbs(&mut self, bits: u32, limbs: &mut [Value]) {
        let rest = bits % 64;
        if rest != 0
            && let Some(last) = limbs.last_mut()
        {
            let masked = self.mask(*last, rest);
            *last = masked;
        }
    }

    /// The limbs with the sign in all bits of the highest one.
    pub(crate) fn sign_limbs(&mut self, bits: u32, limbs: &[Value]) -> Vec<Value> {
        let mut out = limbs.to_vec();
        let rest = bits % 64;
        if rest != 0
            && let Some(last) = out.last_mut()
        {
            let extended = self.sign_in_container(*last, rest);
            *last = extended;
        }
        out
    }

    /// The sign of the highest limb (which has it in all its bits) as a limb of zeros or ones.
    fn sign_limb(&mut self, limbs: &[Value]) -> Value {
        self.body.binary_imm(BinaryOp::Ashr, limbs[limbs.len() - 1], 63)
    }

    /// A binary operation.
    pub(crate) fn wide_binary(
        &mut self,
        op: BinaryOp,
        bits: u32,
        a: &[Value],
        b: &[Value],
    ) -> Lowered<Vec<Value>> {
        let mut out = match op {
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                return Ok(a.iter().zip(b).map(|(&a, &b)| self.body.binary(op, a, b)).collect());
            }
            BinaryOp::Add => self.carry_chain(WideOp::UaddOverflow, a, b).0,
            BinaryOp::Sub => self.carry_chain(WideOp::UsubOverflow, a, b).0,
            BinaryOp::Mul => self.wide_mul(a, b, a.len()),
            BinaryOp::Shl => self.wide_shl(a, b[0]),
            BinaryOp::Lshr => {
                let zero = self.body.func.zero(Type::I64);
                self.wide_shr(a, b[0], zero)
            }
            BinaryOp::Ashr => {
                let a = self.sign_limbs(bits, a);
                let sign = self.sign_limb(&a);
                self.wide_shr(&a, b[0], sign)
            }
            BinaryOp::Sdiv | BinaryOp::Udiv | BinaryOp::Srem | BinaryOp::Urem => {
                ensure(bits <= 128, || unsupported("division of integers of more than 128 bits"))?;
                let signed = matches!(op, BinaryOp::Sdiv | BinaryOp::Srem);
                let name = match op {
                    BinaryOp::Sdiv => "__divti3",
                    BinaryOp::Udiv => "__udivti3",
                    BinaryOp::Srem => "__modti3",
                    _ => "__umodti3",
                };
                let (a, b) = if signed {
                    (self.sign_limbs(bits, a), self.sign_limbs(bits, b))
                } else {
                    (a.to_vec(), b.to_vec())
                };
                let args = [a, b].map(|limbs| (Ty::I128, self.body.keep(&limbs)));
                let v = self.call_typed(name, Ty::I128, &args)?;
                self.pieces(Ty::I128, v)
            }
            _ => return Err(invalid("an operation that integers do not have")),
        };
        self.mask_limbs(bits, &mut out);
        Ok(out)
    }

    /// Sum and carry, or difference and borrow (`i8`), of limbs.
    pub(crate) fn carry_chain(&mut self, op: WideOp, a: &[Value], b: &[Value]) -> (Vec<Value>, Value) {
        let mut out = Vec::with_capacity(a.len());
        let mut carry: Option<Value> = None;
        for (&a, &b) in a.iter().zip(b) {
            let (sum, mut next) = self.body.wide(op, a, b);
            let sum = match carry {
                None => sum,
                Some(carry) => {
                    let carry = self.body.unary(UnaryOp::Zext, Type::I64, carry);
                    let (sum, again) = self.body.wide(op, sum, carry);
                    next = self.body.binary(BinaryOp::Or, next, again);
                    sum
                }
            };
            out.push(sum);
            carry = Some(next);
        }
        let carry = carry.unwrap_or_else(|| self.body.func.zero(Type::I8));
        (out, carry)
    }

    /// The low `n` limbs of the product.
    pub(crate) fn wide_mul(&mut self, a: &[Value], b: &[Value], n: usize) -> Vec<Value> {
        let zero = self.body.func.zero(Type::I64);
        let mut out: Vec<Value> = vec![zero; n];
        for (i, &x) in a.iter().enumerate() {
            let mut carry: Option<Value> = None;
            for (j, &y) in b.iter().enumerate() {
                let k = i + j;
                if k >= n {
                    break;
                }
                // The last limb needs no high half.
                if k == n - 1 {
                    let low = self.body.binary(BinaryOp::Mul, x, y);
                    let mut sum =
                        if out[k] == zero { low } else { self.body.binary(BinaryOp::Add, out[k], low) };
                    if let Some(carry) = carry {
                        sum = self.body.binary(BinaryOp::Add, sum, carry);
                    }
                    out[k] = sum;
                    carry = None;
                    break;
                }
                let (mut low, mut high) = self.body.wide(WideOp::UmulWide, x, y);
                for addend in [Some(out[k]).filter(|&v| v != zero), carry].into_iter().flatten() {
                    let (sum, overflow) = self.body.wide(WideOp::UaddOverflow, low, addend);
                    let overflow = self.body.unary(UnaryOp::Zext, Type::I64, overflow);
                    high = self.body.binary(BinaryOp::Add, high, overflow);
                    low = sum;
                }
                out[k] = low;
                carry = Some(high);
            }
            if let Some(carry) = carry
                && i + b.len() < n
            {
                out[i + b.len()] = carry;
            }
        }
        out
    }

    /// `count / 64` applied to limbs: `step(i, distance)` tells which limb comes to position i from that
    /// distance.
    fn shift_limbs(
        &mut self,
        limbs: &[Value],
        amount: Value,
        fill: Value,
        from: impl Fn(usize, usize) -> Option<usize>,
    ) -> Vec<Value> {
        let n = limbs.len();
        let mut out = limbs.to_vec();
        if let Some(amount) = self.body.func.const_bits(amount) {
            let distance = (amount / 64) as usize;
            return (0..n).map(|i| from(i, distance).filter(|&j| j < n).map_or(fill, |j| out[j])).collect();
        }
        let mut distance = 1;
        while distance < n {
            let bit = self.body.binary_imm(BinaryOp::And, amount, 64 * distance as u64);
            let moved: Vec<Value> =
                (0..n).map(|i| from(i, distance).filter(|&j| j < n).map_or(fill, |j| out[j])).collect();
            out = (0..n).map(|i| self.body.select(bit, moved[i], out[i])).collect();
            distance *= 2;
        }
        out
    }

    fn wide_shl(&mut self, limbs: &[Value], amount: Value) -> Vec<Value> {
        let zero = self.body.func.zero(Type::I64);
        let limbs = self.shift_limbs(limbs, amount, zero, |i, distance| i.checked_sub(distance));
        if self.body.func.const_bits(amount).is_some_and(|amount| amount % 64 == 0) {
            return limbs;
        }
        let mut out = vec![self.body.binary(BinaryOp::Shl, limbs[0], amount)];
        for i in 1..limbs.len() {
            out.push(self.body.ternary(TernaryOp::Fshl, limbs[i], limbs[i - 1], amount));
        }
        out
    }

    fn wide_shr(&mut self, limbs: &[Value], amount: Value, fill: Value) -> Vec<Value> {
        let limbs = self.shift_limbs(limbs, amount, fill, |i, distance| i.checked_add(distance));
        if self.body.func.const_bits(amount).is_some_and(|amount| amount % 64 == 0) {
            return limbs;
        }
        (0..limbs.len())
            .map(|i| {
                let high = limbs.get(i + 1).copied().unwrap_or(fill);
                self.body.ternary(TernaryOp::Fshr, high, limbs[i], amount)
            })
            .collect()
    }

    /// A comparison; gives `i8` 0 or 1.
    pub(crate) fn wide_compare(&mut self, cc: IntCC, bits: u32, a: &[Value], b: &[Value]) -> Value {
        let zero = self.body.func.zero(Type::I64);
        if matches!(cc, IntCC::Eq | IntCC::Ne) {
            let mut differ: Option<Value> = None;
            for (&x, &y) in a.iter().zip(b) {
                let bits = self.body.binary(BinaryOp::Xor, x, y);
                differ = Some(match differ {
                    None => bits,
                    Some(before) => self.body.binary(BinaryOp::Or, before, bits),
                });
            }
            return self.body.icmp(cc, differ.unwrap_or(zero), zero);
        }
        let signed = matches!(cc, IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge);
        let (mut a, mut b) = (a.to_vec(), b.to_vec());
        if signed {
            // With the sign bits flipped the order is the unsigned one.
            for limbs in [&mut a, &mut b] {
                let mut extended = self.sign_limbs(bits, limbs);
                if let Some(last) = extended.last_mut() {
                    *last = self.body.binary_imm(BinaryOp::Xor, *last, 1 << 63);
                }
                *limbs = extended;
            }
        }
        // a > b is b < a; a >= b is not a < b.
        let (first, second, negate) = match cc {
            IntCC::Slt | IntCC::Ult => (&a, &b, false),
            IntCC::Sge | IntCC::Uge => (&a, &b, true),
            IntCC::Sgt | IntCC::Ugt => (&b, &a, false),
            _ => (&b, &a, true),
        };
        let (_, borrow) = self.carry_chain(WideOp::UsubOverflow, first, second);
        if negate { self.body.binary_imm(BinaryOp::Xor, borrow, 1) } else { borrow }
    }

    /// Limbs of `from` bits as limbs of `to` bits.
    pub(crate) fn wide_resize(&mut self, limbs: &[Value], from: u32, to: u32, signed: bool) -> Vec<Value> {
        let n = to.div_ceil(64) as usize;
        let mut out = if signed && to > from { self.sign_limbs(from, limbs) } else { limbs.to_vec() };
        if out.len() < n {
            let fill = if signed { self.sign_limb(&out) } else { self.body.func.zero(Type::I64) };
            out.resize(n, fill);
        }
        out.truncate(n);
        if to < from || signed {
            self.mask_limbs(to, &mut out);
        }
        out
    }

    /// An integer of at most 64 bits as one limb.
    pub(crate) fn one_limb(&mut self, value: Value, bits: u32, signed: bool) -> Value {
        if signed {
            let value = self.sign_in_container(value, bits);
            if self.body.ty(value) == Type::I64 {
                value
            } else {
                self.body.unary(UnaryOp::Sext, Type::I64, value)
            }
        } else {
            self.body.resize(Type::I64, value)
        }
    }
}
