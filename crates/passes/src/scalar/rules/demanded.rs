//! Operations that change no bit that is asked for.
//!
//! Front ends write bit fields as masks, shifts and disjunctions of whole words: what is stored in one field
//! and read from another goes through all of them. A mask, a shift or a truncation asks for some bits of its
//! operand; whatever the operand does to other bits only is passed over.
//!
//! ```text
//! v3 = and v0, i32 -64         v6 = and v2, i32 63
//! v4 = and v2, i32 63
//! v5 = or v3, v4
//! v6 = and v5, i32 63
//! ```
//!
//! What is passed over may have been poison; then the result was, and may be anything.
//!
//! Source: Warren, "Hacker's Delight", section 2; LLVM's `SimplifyDemandedBits`.

use sheave_ir::{BinaryOp, InstData, OpFlags, Type, UnaryOp, Value};

use super::engine::Insert;
use super::{Outcome, Rules};

/// Operations that are passed over, at most.
const MAX_STEPS: u32 = 8;
/// Levels of definitions from which the bits of a value that may be one are computed.
const MAX_LEVELS: u32 = 3;

/// A shift by a constant of an operand that has been passed through, and what asks for some of its bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shifted {
    op: BinaryOp,
    args: [Value; 2],
    root: InstData,
}

impl Rules<'_, '_> {
    /// A step of simplification by the bits that the instruction asks for.
    pub(super) fn demand(&mut self, data: &InstData, ty: Type) -> Outcome {
        let (arg, by) = match *data {
            InstData::Unary { op: UnaryOp::Trunc, arg } => (arg, 0),
            InstData::Binary {
                op: op @ (BinaryOp::And | BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr),
                args: [arg, by],
                ..
            } => match self.bits(by) {
                Some(by) => (arg, by),
                None if matches!(data, InstData::Binary { op: BinaryOp::And, .. }) => return Outcome::Keep,
                // An amount counts modulo the width.
                None => {
                    let passed = self.pass_over(by, u64::from(ty.bits()) - 1);
                    let data = InstData::binary(op, [arg, passed]);
                    return if passed == by { Outcome::Keep } else { Outcome::Simpler(data) };
                }
            },
            _ => return Outcome::Keep,
        };
        let Some(InstData::Binary { op: inner, args: [x, amount], .. }) = self.inst_of(arg) else {
            return Outcome::Keep;
        };
        let mask = self.func.ty(arg).mask();
        let shift = by % u64::from(self.func.ty(arg).bits());
        let demanded = match *data {
            InstData::Unary { .. } => ty.mask(),
            InstData::Binary { op: BinaryOp::And, .. } => by,
            InstData::Binary { op: BinaryOp::Shl, .. } => mask >> shift,
            _ => mask << shift & mask,
        };
        let passed = self.pass_over(arg, demanded);
        if passed != arg {
            return Outcome::Simpler(with_operand(*data, passed));
        }
        let is_and = matches!(data, InstData::Binary { op: BinaryOp::And, .. });
        if is_and {
            match self.ones(arg, MAX_LEVELS) {
                ones if ones & by == 0 => return self.constant(ty, 0),
                ones if ones & !by == 0 => return Outcome::Value(arg),
                _ => {}
            }
        }
        if let Some(amount_bits) = self.bits(amount) {
            let amount_bits = amount_bits % u64::from(self.func.ty(arg).bits());
            let through = match inner {
                BinaryOp::Shl => demanded >> amount_bits,
                // Bits that are copies of the sign ask for the sign.
                BinaryOp::Ashr if demanded > mask >> amount_bits => return Outcome::Keep,
                BinaryOp::Lshr | BinaryOp::Ashr => demanded << amount_bits & mask,
                _ => return Outcome::Keep,
            };
            let passed = self.pass_over(x, through);
            // There and back again; with zeros from the left it is a mask already.
            if inner == BinaryOp::Ashr
                && let Some((x, back)) = self.as_binary_const(passed, BinaryOp::Shl)
                && back % u64::from(self.func.ty(arg).bits()) == amount_bits
            {
                return Outcome::Simpler(with_operand(*data, x));
            }
            if passed != x {
                return Outcome::Shifted(Shifted { op: inner, args: [passed, amount], root: *data });
            }
        }
        Outcome::Keep
    }

    /// Makes the shift, and what asks for bits of it.
    pub(super) fn shifted(&mut self, shifted: Shifted, insert: Insert<'_>) -> Outcome {
        let Shifted { op, args, root } = shifted;
        let ty = self.func.ty(args[0]);
        let mut data = InstData::binary(op, args);
        // Often a shift of a shift.
        for _ in 0..MAX_LEVELS {
            let outcome = match self.apply(&data, ty) {
                Outcome::Shifted(_) => break,
                outcome => self.build(&outcome, insert),
            };
            match outcome {
                Outcome::Simpler(simpler) => data = simpler,
                Outcome::Value(value) => return Outcome::Simpler(with_operand(root, value)),
                _ => break,
            }
        }
        let (inst, value) = self.func.make_inst_with_result(data, ty);
        insert(self.func, inst);
        Outcome::Simpler(with_operand(root, value))
    }

    /// A value that has the same bits as `value` where `demanded` has ones.
    fn pass_over(&self, mut value: Value, demanded: u64) -> Value {
        for _ in 0..MAX_STEPS {
            let Some(InstData::Binary { op, args: [x, y], .. }) = self.inst_of(value) else { break };
            let has_none = |value: Value, of: u64| self.ones(value, MAX_LEVELS) & of == 0;
            // What is carried comes from below.
            let below = demanded.checked_ilog2().map_or(0, |highest| u64::MAX >> (63 - highest));
            value = match op {
                BinaryOp::And if self.bits(y).is_some_and(|c| demanded & !c == 0) => x,
                BinaryOp::Srem if self.bits(y).is_some_and(|c| c.is_power_of_two() && demanded < c) => x,
                BinaryOp::Or | BinaryOp::Xor if has_none(y, demanded) => x,
                BinaryOp::Or | BinaryOp::Xor if has_none(x, demanded) => y,
                BinaryOp::Add | BinaryOp::Sub if has_none(y, below) => x,
                BinaryOp::Add if has_none(x, below) => y,
                _ => break,
            };
        }
        value
    }

    /// The bits of `value` that may be one.
    fn ones(&self, value: Value, levels: u32) -> u64 {
        let ty = self.func.ty(value);
        if let Some(bits) = self.bits(value) {
            return bits;
        }
        let (Some(data), true) = (self.inst_of(value), levels > 0) else { return ty.mask() };
        let of = |value: Value| self.ones(value, levels - 1);
        let by = |amount: Value| self.bits(amount).map(|amount| amount % u64::from(ty.bits()));
        let ones = match data {
            InstData::Icmp { .. } | InstData::Fcmp { .. } => 1,
            InstData::Unary { op: UnaryOp::Zext | UnaryOp::Trunc, arg } => of(arg),
            InstData::Binary { op, args: [x, y], .. } => match op {
                BinaryOp::And => of(x) & of(y),
                BinaryOp::Or | BinaryOp::Xor => of(x) | of(y),
                BinaryOp::Shl => by(y).map_or(u64::MAX, |by| of(x) << by),
                BinaryOp::Lshr => by(y).map_or(u64::MAX, |by| of(x) >> by),
                _ => u64::MAX,
            },
            _ => u64::MAX,
        };
        ones & ty.mask()
    }

    /// How many of the highest bits of `value` are known to be alike.
    pub(super) fn sign_bits(&self, value: Value) -> u32 {
        let width = self.func.ty(value).bits();
        match self.inst_of(value) {
            Some(InstData::Unary { op: UnaryOp::Sext, arg }) => width - self.func.ty(arg).bits() + 1,
            Some(InstData::Binary { op: BinaryOp::Ashr, args: [_, by], .. }) => {
                self.bits(by).map_or(1, |by| (by % u64::from(width)) as u32 + 1)
            }
            _ => 1,
        }
    }
}

/// The operation on another first operand, about which nothing is promised.
fn with_operand(data: InstData, operand: Value) -> InstData {
    match data {
        InstData::Unary { op, .. } => InstData::Unary { op, arg: operand },
        InstData::Binary { op, args: [_, by], .. } => {
            InstData::Binary { op, flags: OpFlags::NONE, args: [operand, by] }
        }
        data => data,
    }
}
