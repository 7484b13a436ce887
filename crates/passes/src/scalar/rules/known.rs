//! What is known of a value from a few levels of definitions.

use sheave_ir::{BinaryOp, ConstData, InstData, OpFlags, TernaryOp, UnaryOp, Value, ValueDef};

use super::Rules;

/// How many levels of definitions are followed to prove that a value is not poison.
pub(super) const MAX_DEPTH: u32 = 3;

impl Rules<'_, '_> {
    /// True where the value is known not to be poison, by a few levels of definitions.
    pub(super) fn is_never_poison(&self, value: Value, depth: u32) -> bool {
        if self.func.values[value].is_const() {
            return self.func.const_data(value) != Some(ConstData::Undef);
        }
        let Some(data) = self.inst_of(value) else { return false };
        match data {
            InstData::Alloca { .. } | InstData::Unary { op: UnaryOp::Freeze, .. } => true,
            // A condition that is poison chooses one of the two.
            InstData::Ternary { op: TernaryOp::Select, args: [_, a, b] } if depth > 0 => {
                self.is_never_poison(a, depth - 1) && self.is_never_poison(b, depth - 1)
            }
            InstData::Unary { .. }
            | InstData::Binary { .. }
            | InstData::Ternary { .. }
            | InstData::Icmp { .. }
            | InstData::Fcmp { .. }
            | InstData::PtrIndex { .. }
                if depth > 0 && data.op_flags().is_empty() =>
            {
                let mut never = true;
                data.for_each_arg(&self.func.pool, |arg| never &= self.is_never_poison(arg, depth - 1));
                never
            }
            _ => false,
        }
    }

    /// True where the value is known to be 0 or 1.
    pub(super) fn is_bool(&self, value: Value) -> bool {
        self.active_bits(value) <= 1
    }

    /// True where the value, read as signed, is known not to be negative. Where a promise of not wrapping is
    /// broken, it is poison.
    pub(crate) fn is_non_negative(&self, value: Value) -> bool {
        self.is_natural(value, MAX_DEPTH)
    }

    fn is_natural(&self, value: Value, depth: u32) -> bool {
        if self.active_bits(value) < self.func.ty(value).bits() {
            return true;
        }
        let of = |value: Value| depth > 0 && self.is_natural(value, depth - 1);
        let inst = match self.func.def(value) {
            ValueDef::Phi(_) => return self.natural.contains(value),
            ValueDef::Result(inst) => inst,
            _ => return false,
        };
        match self.func.insts[inst] {
            InstData::Unary { op: UnaryOp::Sext, arg } => of(arg),
            InstData::Ternary { op: TernaryOp::Select, args: [_, a, b] } => of(a) && of(b),
            InstData::Binary { op, flags, args: [a, b] } => match op {
                // A square.
                BinaryOp::Mul if a == b => flags.has(OpFlags::NSW),
                BinaryOp::Add | BinaryOp::Mul => flags.has(OpFlags::NSW) && of(a) && of(b),
                BinaryOp::Shl => flags.has(OpFlags::NSW) && of(a),
                BinaryOp::Sdiv | BinaryOp::Or | BinaryOp::Xor | BinaryOp::Smin => of(a) && of(b),
                BinaryOp::And | BinaryOp::Smax => of(a) || of(b),
                BinaryOp::Srem | BinaryOp::Ashr => of(a),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether the phi with these arguments is never negative, if it was not before.
    pub(crate) fn stays_natural(&self, phi: Value, mut args: impl Iterator<Item = Value>) -> bool {
        args.all(|arg| match self.inst_of(arg) {
            _ if arg == phi => true,
            Some(InstData::Binary { op: BinaryOp::Add, flags, args: [x, by] }) if x == phi => {
                flags.has(OpFlags::NSW) && self.is_non_negative(by)
            }
            _ => self.is_non_negative(arg),
        })
    }

    /// A number of low bits outside of which `value` is known to be zero.
    pub(super) fn active_bits(&self, value: Value) -> u32 {
        let width = self.func.ty(value).bits();
        if let Some(bits) = self.bits(value) {
            return 64 - bits.leading_zeros();
        }
        // A few steps are enough for what front ends write, and bound the cost.
        let mut value = value;
        let mut bound = width;
        for _ in 0..4 {
            let Some(data) = self.inst_of(value) else { break };
            let next = match data {
                InstData::Icmp { .. } | InstData::Fcmp { .. } => return bound.min(1),
                InstData::Unary { op: UnaryOp::Zext, arg } => {
                    bound = bound.min(self.func.ty(arg).bits());
                    arg
                }
                InstData::Unary { op: UnaryOp::Popcnt | UnaryOp::Clz | UnaryOp::Ctz, .. } => {
                    return bound.min(7);
                }
                InstData::Unary { op: UnaryOp::Trunc, arg } => arg,
                InstData::Ternary { op: TernaryOp::Select, args: [_, a, b] } => {
                    let (Some(a), Some(b)) = (self.bits(a), self.bits(b)) else { return bound };
                    return bound.min(64 - (a | b).leading_zeros());
                }
                InstData::Binary { op: BinaryOp::And, args: [x, c], .. } => {
                    let Some(c) = self.bits(c) else {
                        // The smaller of two booleans is the usual case (`a & b` of comparisons).
                        let both =
                            matches!(self.inst_of(x), Some(InstData::Icmp { .. } | InstData::Fcmp { .. }));
                        return if both { bound.min(1) } else { bound };
                    };
                    bound = bound.min(64 - c.leading_zeros());
                    x
                }
                InstData::Binary { op: BinaryOp::Lshr, args: [x, c], .. } => {
                    let ty = self.func.ty(x);
                    let Some(c) = self.bits(c) else { return bound };
                    return bound.min(ty.bits() - (c % u64::from(ty.bits())) as u32);
                }
                InstData::Binary { op: BinaryOp::Urem, args: [_, c], .. } => {
                    return self.bits(c).map_or(bound, |c| bound.min(64 - c.leading_zeros()));
                }
                _ => break,
            };
            value = next;
        }
        bound
    }
}
