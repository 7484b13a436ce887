//! Peephole rewrites of single instructions, as LLVM's InstCombine does them.
//!
//! A rule matches an instruction and, through the definitions of its operands, at most a few levels up. It
//! answers with a value that is equal, or with a simpler instruction. Operands are already in their final
//! form when a rule sees them, because the caller visits definitions before uses.
//!
//! Rules that depend on shapes, constants and flags alone are data ([`table`]), applied by [`engine`] and
//! proved by a test (`proof.rs`). What is left here are constants that fold, and rules that follow
//! definitions as far as it takes: known bits ([`known`]), bits that are asked for ([`demanded`]), addresses
//! ([`address`]), operations in a narrower type ([`narrow`]).

mod address;
mod demanded;
mod engine;
mod known;
mod narrow;
mod pattern;
#[cfg(test)]
mod proof;
mod table;

use sheave_ir::entity::EntitySet;
use sheave_ir::semantics;
use sheave_ir::{BinaryOp, ConstData, Editor, Inst, InstData, IntCC, OpFlags, TernaryOp, Type};
use sheave_ir::{UnaryOp, Value, ValueDef};

use crate::blocks::inst_of;
use demanded::Shifted;
use engine::Built;
use known::MAX_DEPTH;
pub(crate) use pattern::commutes;
pub(crate) use table::in_common;

/// What a rule made of an instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Outcome {
    /// Nothing applies.
    Keep,
    /// The result equals this value.
    Value(Value),
    /// This instruction has the same result.
    Simpler(InstData),
    /// A rule of the table applies; [`Rules::build`] does what it says.
    Rule(engine::Found),
    /// The operands can be computed in the result's type; [`Rules::build`] does that.
    Narrow(Value, Type),
    /// This shift comes before the instruction; [`Rules::build`] makes both.
    Shifted(Shifted),
    /// This index into memory, once its own index has been extended by the operation.
    Extended(UnaryOp, InstData),
    /// The second index into memory, which starts from the first one.
    Rebased(InstData, InstData),
}

use Outcome::{Keep, Simpler};

impl Outcome {
    /// This, or `other` where nothing applies.
    fn or(self, other: impl FnOnce() -> Outcome) -> Outcome {
        match self {
            Keep => other(),
            outcome => outcome,
        }
    }
}

/// The function, as the rules see it: they read it and make constants.
pub(crate) struct Rules<'e, 'f> {
    pub(crate) func: &'e mut Editor<'f>,
    /// Phis that, read as signed, are never negative, as far as that is known.
    pub(crate) natural: &'e EntitySet<Value>,
}

impl Rules<'_, '_> {
    /// One step of simplification for an instruction whose result has type `ty`.
    pub(crate) fn apply(&mut self, data: &InstData, ty: Type) -> Outcome {
        match *data {
            InstData::Unary { op, arg } => {
                let outcome =
                    self.unary(op, ty, arg).or(|| self.by_table(data, ty)).or(|| self.demand(data, ty));
                // Bits that are not asked for may come from the other operand alone, and then it goes.
                let narrows =
                    op == UnaryOp::Trunc && matches!(outcome, Keep) && self.narrows_operand(arg, ty);
                if narrows { Outcome::Narrow(arg, ty) } else { outcome }
            }
            InstData::Binary { op, flags, args: [a, b] } => {
                self.binary(op, flags, ty, a, b).or(|| self.by_table(data, ty)).or(|| self.demand(data, ty))
            }
            InstData::Icmp { cc, args: [a, b] } => self.icmp(cc, a, b).or(|| match self.is_next_count(a) {
                true if matches!(cc, IntCC::Eq | IntCC::Ne) => Keep,
                _ => self.by_table(data, ty),
            }),
            InstData::Fcmp { cc, args: [a, b] } => match (self.bits(a), self.bits(b)) {
                (Some(x), Some(y)) => {
                    let holds = semantics::fcmp(cc, self.func.ty(a), x, y);
                    self.constant(Type::I8, u64::from(holds))
                }
                _ => Keep,
            },
            InstData::Ternary { op: TernaryOp::Select, args } => {
                self.select(ty, args).or(|| self.by_table(data, ty))
            }
            InstData::PtrIndex { flags, scale, base, index, offset } => {
                self.ptr_index(flags, scale, base, index, offset)
            }
            InstData::Load { flags, addr, offset } => self
                .split_address(addr, offset)
                .map_or(Keep, |(addr, offset)| Simpler(InstData::Load { flags, addr, offset })),
            InstData::Store { flags, addr, value, offset } => self
                .split_address(addr, offset)
                .map_or(Keep, |(addr, offset)| Simpler(InstData::Store { flags, addr, value, offset })),
            InstData::Branch { cond } => {
                self.truth(cond).map_or(Keep, |cond| Simpler(InstData::Branch { cond }))
            }
            _ => Keep,
        }
    }

    fn by_table(&self, data: &InstData, ty: Type) -> Outcome {
        engine::find(self.func, data, ty).map_or(Keep, Outcome::Rule)
    }

    /// Does what an outcome says: the value that the result equals, or what computes it. `insert` puts what
    /// that needs before the instruction.
    pub(crate) fn build(
        &mut self,
        outcome: &Outcome,
        insert: &mut dyn FnMut(&mut Editor<'_>, Inst),
    ) -> Outcome {
        match *outcome {
            Outcome::Rule(ref found) => match found.build(self.func, insert) {
                Some(Built::Value(value)) => Outcome::Value(value),
                Some(Built::Inst(data)) => Simpler(data),
                None => Keep,
            },
            Outcome::Narrow(wide, ty) => self.narrow_root(wide, ty, insert),
            Outcome::Shifted(shifted) => self.shifted(shifted, insert),
            Outcome::Extended(op, InstData::PtrIndex { flags, scale, base, index, offset }) => {
                let (new, index) =
                    self.func.make_inst_with_result(InstData::Unary { op, arg: index }, Type::I64);
                insert(self.func, new);
                Simpler(InstData::PtrIndex { flags, scale, base, index, offset })
            }
            Outcome::Rebased(data, InstData::PtrIndex { flags, scale, index, offset, .. }) => {
                let (new, base) = self.func.make_inst_with_result(data, Type::Ptr);
                insert(self.func, new);
                Simpler(InstData::PtrIndex { flags, scale, base, index, offset })
            }
            outcome => outcome,
        }
    }

    fn bits(&self, value: Value) -> Option<u64> {
        self.func.const_bits(value)
    }

    fn constant(&mut self, ty: Type, bits: u64) -> Outcome {
        Outcome::Value(self.constant_value(ty, bits))
    }

    fn constant_value(&mut self, ty: Type, bits: u64) -> Value {
        self.func.constant(ty, ConstData::Bits(bits))
    }

    /// The instruction that computes `value`, if one does.
    fn inst_of(&self, value: Value) -> Option<InstData> {
        inst_of(self.func, value)
    }

    /// `value` as `op arg`.
    fn as_unary(&self, value: Value, wanted: UnaryOp) -> Option<Value> {
        match self.inst_of(value) {
            Some(InstData::Unary { op, arg }) if op == wanted => Some(arg),
            _ => None,
        }
    }

    /// `value` as `op x, constant`.
    fn as_binary_const(&self, value: Value, wanted: BinaryOp) -> Option<(Value, u64)> {
        self.as_flagged_const(value, wanted).map(|(x, c, _)| (x, c))
    }

    /// `value` as `op x, constant`, and what is promised about it.
    #[inline(always)]
    fn as_flagged_const(&self, value: Value, wanted: BinaryOp) -> Option<(Value, u64, OpFlags)> {
        match self.inst_of(value) {
            Some(InstData::Binary { op, flags, args: [x, c] }) if op == wanted => {
                Some((x, self.bits(c)?, flags))
            }
            _ => None,
        }
    }

    fn unary(&mut self, op: UnaryOp, ty: Type, arg: Value) -> Outcome {
        let from = self.func.ty(arg);
        if let Some(bits) = self.bits(arg) {
            return self.constant(ty, semantics::unary(op, from, ty, bits));
        }
        if self.func.const_data(arg) == Some(ConstData::Undef) {
            return self.constant(ty, 0);
        }
        match op {
            // A copy of a symbol is its address, computed once before a loop.
            UnaryOp::Copy if matches!(self.func.const_data(arg), Some(ConstData::Symbol(..))) => Keep,
            UnaryOp::Copy => Outcome::Value(arg),
            UnaryOp::Freeze if self.as_unary(arg, op).is_some() || self.is_never_poison(arg, MAX_DEPTH) => {
                Outcome::Value(arg)
            }
            UnaryOp::Bitcast if from == ty => Outcome::Value(arg),
            UnaryOp::Bitcast => match self.as_unary(arg, op) {
                Some(x) if self.func.ty(x) == ty => Outcome::Value(x),
                Some(x) => Simpler(InstData::Unary { op, arg: x }),
                None => Keep,
            },
            UnaryOp::Fneg => self.as_unary(arg, op).map_or(Keep, Outcome::Value),
            UnaryOp::Zext => match self.as_unary(arg, UnaryOp::Trunc) {
                // The truncation cuts off nothing.
                Some(x) if self.active_bits(x) <= from.bits() => self.resized(op, x, ty),
                _ => Keep,
            },
            UnaryOp::Sext if self.active_bits(arg) < from.bits() => {
                Simpler(InstData::Unary { op: UnaryOp::Zext, arg })
            }
            UnaryOp::Sext => match self.as_unary(arg, UnaryOp::Trunc) {
                // The truncation cuts off copies of the sign alone.
                Some(x) if self.sign_bits(x) > self.func.ty(x).bits() - from.bits() => {
                    self.resized(op, x, ty)
                }
                _ => Keep,
            },
            // The machine converts signed integers only.
            UnaryOp::UintToFloat if self.is_non_negative(arg) => {
                Simpler(InstData::Unary { op: UnaryOp::SintToFloat, arg })
            }
            UnaryOp::Trunc if self.narrows(arg, ty) => Outcome::Narrow(arg, ty),
            _ => Keep,
        }
    }

    /// `x` as `ty`: itself, its lower bits, or extended by `op`.
    fn resized(&self, op: UnaryOp, x: Value, ty: Type) -> Outcome {
        match self.func.ty(x).bits().cmp(&ty.bits()) {
            core::cmp::Ordering::Equal => Outcome::Value(x),
            core::cmp::Ordering::Greater => Simpler(InstData::Unary { op: UnaryOp::Trunc, arg: x }),
            core::cmp::Ordering::Less => Simpler(InstData::Unary { op, arg: x }),
        }
    }

    fn binary(&mut self, op: BinaryOp, flags: OpFlags, ty: Type, a: Value, b: Value) -> Outcome {
        let (x, y) = (self.bits(a), self.bits(b));
        if let (Some(x), Some(y)) = (x, y)
            && let Ok(result) = semantics::binary(op, ty, x, y)
        {
            return self.constant(ty, result);
        }
        if commutes(op) && x.is_some() {
            return Simpler(InstData::Binary { op, flags, args: [b, a] });
        }
        match (op, y) {
            (BinaryOp::And, Some(c)) => self.and_const(ty, a, c),
            (BinaryOp::Sdiv | BinaryOp::Srem, Some(c))
                if semantics::signed(ty, c) > 0 && self.is_non_negative(a) =>
            {
                // Of what is not negative both divisions are the same, if the divisor is positive.
                let op = if op == BinaryOp::Sdiv { BinaryOp::Udiv } else { BinaryOp::Urem };
                Simpler(InstData::Binary { op, flags, args: [a, b] })
            }
            (BinaryOp::Ashr, Some(_)) if self.is_non_negative(a) => {
                Simpler(InstData::Binary { op: BinaryOp::Lshr, flags, args: [a, b] })
            }
            (BinaryOp::Fdiv, Some(c)) if let Some(inverse) = inverse_of_power(ty, c) => {
                self.with_const(BinaryOp::Fmul, flags, ty, a, inverse)
            }
            // A NaN may get another sign, as in LLVM.
            (BinaryOp::Fadd, _) => match [b, a].map(|x| self.as_unary(x, UnaryOp::Fneg)) {
                [Some(x), _] => Simpler(InstData::Binary { op: BinaryOp::Fsub, flags, args: [a, x] }),
                [None, Some(x)] => Simpler(InstData::Binary { op: BinaryOp::Fsub, flags, args: [b, x] }),
                _ => Keep,
            },
            (BinaryOp::PtrAdd, Some(0)) => Outcome::Value(a),
            (BinaryOp::PtrAdd, Some(c)) => self.ptr_add_const(flags, a, c as i64),
            // Everything that indexes has one shape, so that equal addresses are seen to be equal.
            (BinaryOp::PtrAdd, None) => {
                Simpler(InstData::PtrIndex { flags, scale: 1, base: a, index: b, offset: 0 })
            }
            _ => Keep,
        }
    }

    /// `and a, c`.
    fn and_const(&mut self, ty: Type, a: Value, c: u64) -> Outcome {
        let active = self.active_bits(a);
        if active < 64 && c & ((1 << active) - 1) == (1 << active) - 1 {
            return Outcome::Value(a);
        }
        if let Some(InstData::Unary { op: UnaryOp::Zext | UnaryOp::Sext, arg }) = self.inst_of(a)
            && c <= self.func.ty(arg).mask()
            && let Some(x) = self.as_unary(arg, UnaryOp::Trunc)
            && self.func.ty(x) == ty
        {
            // What the two conversions change, the mask takes away.
            return self.with_const(BinaryOp::And, OpFlags::NONE, ty, x, c);
        }
        Keep
    }

    fn with_const(&mut self, op: BinaryOp, flags: OpFlags, ty: Type, a: Value, c: u64) -> Outcome {
        let ty = if op == BinaryOp::PtrAdd { Type::I64 } else { ty };
        let c = self.constant_value(ty, c & ty.mask());
        Simpler(InstData::Binary { op, flags, args: [a, c] })
    }

    fn icmp(&mut self, cc: IntCC, a: Value, b: Value) -> Outcome {
        let ty = self.func.ty(a);
        let (x, y) = (self.bits(a), self.bits(b));
        if let (Some(x), Some(y)) = (x, y) {
            return self.constant(Type::I8, u64::from(semantics::icmp(cc, ty, x, y)));
        }
        if a == b {
            return self.constant(Type::I8, u64::from(semantics::icmp(cc, ty, 0, 0)));
        }
        if x.is_some() {
            return Simpler(InstData::Icmp { cc: cc.swapped(), args: [b, a] });
        }
        // Counters are compared with zero as well.
        if y == Some(0) && matches!(cc, IntCC::Slt | IntCC::Sge) && self.is_non_negative(a) {
            return self.constant(Type::I8, u64::from(cc == IntCC::Sge));
        }
        // A comparison that asks whether a truth value is true, or false.
        let (asks_true, asks_false) = match (cc, y) {
            (IntCC::Ne, Some(0)) | (IntCC::Eq, Some(1)) => (true, false),
            (IntCC::Eq, Some(0)) | (IntCC::Ne, Some(1)) => (false, true),
            _ => return Keep,
        };
        if self.is_bool(a) {
            let narrow = self.as_unary(a, UnaryOp::Zext).unwrap_or(a);
            if asks_true && self.func.ty(narrow) == Type::I8 {
                return Outcome::Value(narrow);
            }
            if asks_false && let Some(InstData::Icmp { cc, args }) = self.inst_of(narrow) {
                return Simpler(InstData::Icmp { cc: cc.inverse(), args });
            }
        }
        Keep
    }

    /// Whether `value` is a counter's next value, which is in a register anyway: a test of it needs the
    /// present one no longer.
    fn is_next_count(&self, value: Value) -> bool {
        let counter = self.as_binary_const(value, BinaryOp::Add).map(|(counter, _)| self.func.def(counter));
        matches!(counter, Some(ValueDef::Phi(_)))
    }

    /// The condition without what does not change whether it is zero.
    fn truth(&self, cond: Value) -> Option<Value> {
        match self.inst_of(cond)? {
            InstData::Unary { op: UnaryOp::Zext | UnaryOp::Sext | UnaryOp::Neg, arg } => Some(arg),
            // Here a condition that is poison chooses as well.
            InstData::Ternary { op: TernaryOp::Select, args: [cond, a, b] }
                if self.bits(a).is_some_and(|bits| bits != 0) && self.bits(b) == Some(0) =>
            {
                Some(cond)
            }
            InstData::Icmp { cc: IntCC::Ne, args: [a, b] }
                if self.bits(b) == Some(0) && self.func.ty(a).is_int() =>
            {
                Some(a)
            }
            _ => None,
        }
    }

    fn select(&mut self, ty: Type, [cond, a, b]: [Value; 3]) -> Outcome {
        match self.func.const_data(cond) {
            Some(ConstData::Bits(bits)) => return Outcome::Value(if bits != 0 { a } else { b }),
            Some(ConstData::Undef) => return Outcome::Value(b),
            _ => {}
        }
        if let Some(cond) = self.truth(cond) {
            return Simpler(InstData::Ternary { op: TernaryOp::Select, args: [cond, a, b] });
        }
        // A condition that is poison chooses one of the two; it would make its extension poison.
        if ty.is_int()
            && self.bits(a) == Some(1)
            && self.bits(b) == Some(0)
            && self.is_bool(cond)
            && self.is_never_poison(cond, MAX_DEPTH)
        {
            let from = self.func.ty(cond);
            if from == ty {
                return Outcome::Value(cond);
            }
            if from.bits() < ty.bits() {
                return Simpler(InstData::Unary { op: UnaryOp::Zext, arg: cond });
            }
        }
        Keep
    }
}

/// The number whose product with `x` is the quotient of `x` and `divisor` for every `x`: the inverse of a
/// power of two, where both are normal numbers.
fn inverse_of_power(ty: Type, divisor: u64) -> Option<u64> {
    let (fraction, bias) = match ty {
        Type::F32 => (23, 127),
        Type::F64 => (52, 1023),
        _ => return None,
    };
    let sign = divisor & (1 << (ty.bits() - 1));
    let exponent = (divisor & !sign) >> fraction;
    let is_power = divisor & ((1 << fraction) - 1) == 0;
    (is_power && (1..2 * bias).contains(&exponent)).then(|| sign | (2 * bias - exponent) << fraction)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inverse_of_a_power_of_two_is_exact() {
        for exponent in -1022..=1022 {
            let power = 2f64.powi(exponent);
            for divisor in [power, -power] {
                let inverse = inverse_of_power(Type::F64, divisor.to_bits()).map(f64::from_bits);
                assert_eq!(inverse, Some(1.0 / divisor), "2^{exponent}");
            }
        }
        assert_eq!(inverse_of_power(Type::F32, 0.25f32.to_bits().into()), Some(4f32.to_bits().into()));
        // 2^1023 has a subnormal inverse, three has none, and neither have zero, infinity and no number.
        for divisor in [2f64.powi(1023), 3.0, 0.0, -0.0, f64::INFINITY, f64::NAN, f64::from_bits(1)] {
            assert_eq!(inverse_of_power(Type::F64, divisor.to_bits()), None, "{divisor}");
        }
        assert_eq!(inverse_of_power(Type::I64, 0x3800), None);
    }
}
