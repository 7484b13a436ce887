//! Rewrites of one instruction at a time.
//!
//! A rule matches an instruction and, through the definitions of its operands, at most a few levels up. It
//! answers with a value that is equal, or with a simpler instruction. Operands are already in their final
//! form when a rule sees them, because the caller visits definitions before uses.

use sheave_ir::semantics::{self, signed};
use sheave_ir::{BinaryOp, ConstData, Editor, InstData, IntCC, OpFlags, TernaryOp, Type, UnaryOp};
use sheave_ir::{Value, ValueDef, WideOp};

/// What a rule made of an instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Outcome {
    /// Nothing applies.
    Keep,
    /// The result equals this value.
    Value(Value),
    /// This instruction has the same result.
    Simpler(InstData),
}

use Outcome::{Keep, Simpler};

/// How many levels of definitions are followed to prove that a value is not poison.
const MAX_DEPTH: u32 = 3;

/// The function, as the rules see it: they read it and make constants.
pub(crate) struct Rules<'e, 'f> {
    pub(crate) func: &'e mut Editor<'f>,
}

impl Rules<'_, '_> {
    /// One step of simplification for an instruction whose result has type `ty`.
    pub(crate) fn apply(&mut self, data: &InstData, ty: Type) -> Outcome {
        match *data {
            InstData::Unary { op, arg } => self.unary(op, ty, arg),
            InstData::Binary { op, flags, args: [a, b] } => self.binary(op, flags, ty, a, b),
            InstData::Icmp { cc, args: [a, b] } => self.icmp(cc, a, b),
            InstData::Fcmp { cc, args: [a, b] } => match (self.bits(a), self.bits(b)) {
                (Some(x), Some(y)) => {
                    let holds = semantics::fcmp(cc, self.func.ty(a), x, y);
                    self.constant(Type::I8, u64::from(holds))
                }
                _ => Keep,
            },
            InstData::Ternary { op: TernaryOp::Select, args } => self.select(ty, args),
            InstData::PtrIndex { flags, scale, base, index, offset } => {
                self.ptr_index(flags, scale, base, index, offset)
            }
            InstData::Load { flags, addr, offset } => match self.split_address(addr, offset) {
                Some((addr, offset)) => Simpler(InstData::Load { flags, addr, offset }),
                None => Keep,
            },
            InstData::Store { flags, addr, value, offset } => match self.split_address(addr, offset) {
                Some((addr, offset)) => Simpler(InstData::Store { flags, addr, value, offset }),
                None => Keep,
            },
            InstData::Branch { cond } => match self.truth(cond) {
                Some(cond) => Simpler(InstData::Branch { cond }),
                None => Keep,
            },
            _ => Keep,
        }
    }

    fn bits(&self, value: Value) -> Option<u64> {
        self.func.const_bits(value)
    }

    fn constant(&mut self, ty: Type, bits: u64) -> Outcome {
        Outcome::Value(self.func.constant(ty, ConstData::Bits(bits)))
    }

    fn constant_value(&mut self, ty: Type, bits: u64) -> Value {
        self.func.constant(ty, ConstData::Bits(bits))
    }

    /// The instruction that computes `value`, if one does.
    fn inst_of(&self, value: Value) -> Option<InstData> {
        match self.func.def(value) {
            ValueDef::Result(inst) => Some(self.func.insts[inst]),
            _ => None,
        }
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
    fn as_flagged_const(&self, value: Value, wanted: BinaryOp) -> Option<(Value, u64, OpFlags)> {
        match self.inst_of(value) {
            Some(InstData::Binary { op, flags, args: [x, c] }) if op == wanted => {
                Some((x, self.bits(c)?, flags))
            }
            _ => None,
        }
    }

    /// True where the value is known not to be poison, by a few levels of definitions.
    fn is_never_poison(&self, value: Value, depth: u32) -> bool {
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
    fn is_bool(&self, value: Value) -> bool {
        self.active_bits(value) <= 1
    }

    /// A number of low bits outside of which `value` is known to be zero.
    fn active_bits(&self, value: Value) -> u32 {
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
                _ => break,
            };
            value = next;
        }
        bound
    }

    fn unary(&mut self, op: UnaryOp, ty: Type, arg: Value) -> Outcome {
        let from = self.func.ty(arg);
        if let Some(bits) = self.bits(arg) {
            return self.constant(ty, semantics::unary(op, from, ty, bits));
        }
        if self.func.const_data(arg) == Some(ConstData::Undef) {
            return self.constant(ty, 0);
        }
        let inner = match self.inst_of(arg) {
            Some(InstData::Unary { op, arg }) => Some((op, arg)),
            _ => None,
        };
        match (op, inner) {
            (UnaryOp::Copy, _) | (UnaryOp::Freeze, Some((UnaryOp::Freeze, _))) => Outcome::Value(arg),
            (UnaryOp::Freeze, _) if self.is_never_poison(arg, MAX_DEPTH) => Outcome::Value(arg),
            (UnaryOp::Bitcast, _) if from == ty => Outcome::Value(arg),
            (UnaryOp::Bitcast, Some((UnaryOp::Bitcast, x))) => {
                if self.func.ty(x) == ty {
                    Outcome::Value(x)
                } else {
                    Simpler(InstData::Unary { op, arg: x })
                }
            }
            (UnaryOp::Zext, Some((UnaryOp::Zext, x))) | (UnaryOp::Sext, Some((UnaryOp::Sext, x))) => {
                Simpler(InstData::Unary { op, arg: x })
            }
            (UnaryOp::Zext, Some((UnaryOp::Trunc, x))) if self.active_bits(x) <= from.bits() => {
                // The truncation cuts off nothing.
                match self.func.ty(x).bits().cmp(&ty.bits()) {
                    core::cmp::Ordering::Equal => Outcome::Value(x),
                    core::cmp::Ordering::Greater => Simpler(InstData::Unary { op: UnaryOp::Trunc, arg: x }),
                    core::cmp::Ordering::Less => Simpler(InstData::Unary { op, arg: x }),
                }
            }
            (UnaryOp::Sext, Some((UnaryOp::Zext, x))) => {
                Simpler(InstData::Unary { op: UnaryOp::Zext, arg: x })
            }
            (UnaryOp::Sext, _) if self.active_bits(arg) < from.bits() => {
                Simpler(InstData::Unary { op: UnaryOp::Zext, arg })
            }
            (UnaryOp::Trunc, Some((extend @ (UnaryOp::Zext | UnaryOp::Sext), x))) => {
                match self.func.ty(x).bits().cmp(&ty.bits()) {
                    core::cmp::Ordering::Equal => Outcome::Value(x),
                    core::cmp::Ordering::Greater => Simpler(InstData::Unary { op, arg: x }),
                    core::cmp::Ordering::Less => Simpler(InstData::Unary { op: extend, arg: x }),
                }
            }
            (UnaryOp::Trunc, Some((UnaryOp::Trunc, x))) => Simpler(InstData::Unary { op, arg: x }),
            (UnaryOp::Trunc, _) => match self.as_binary_const(arg, BinaryOp::And) {
                Some((x, mask)) if mask & ty.mask() == ty.mask() => Simpler(InstData::Unary { op, arg: x }),
                _ => Keep,
            },
            (UnaryOp::Not, Some((UnaryOp::Not, x)))
            | (UnaryOp::Neg, Some((UnaryOp::Neg, x)))
            | (UnaryOp::Fneg, Some((UnaryOp::Fneg, x)))
            | (UnaryOp::Bswap, Some((UnaryOp::Bswap, x)))
            | (UnaryOp::Bitrev, Some((UnaryOp::Bitrev, x))) => Outcome::Value(x),
            _ => Keep,
        }
    }

    fn binary(&mut self, op: BinaryOp, flags: OpFlags, ty: Type, a: Value, b: Value) -> Outcome {
        let (x, y) = (self.bits(a), self.bits(b));
        if let (Some(x), Some(y)) = (x, y)
            && let Ok(result) = semantics::binary(op, ty, x, y)
        {
            return self.constant(ty, result);
        }
        if ty.is_float() {
            return Keep;
        }
        let commutes = matches!(
            op,
            BinaryOp::Add
                | BinaryOp::Mul
                | BinaryOp::And
                | BinaryOp::Or
                | BinaryOp::Xor
                | BinaryOp::Smin
                | BinaryOp::Smax
                | BinaryOp::Umin
                | BinaryOp::Umax
                | BinaryOp::SmulHi
                | BinaryOp::UmulHi
        );
        if commutes && x.is_some() {
            return Simpler(InstData::Binary { op, flags, args: [b, a] });
        }
        match y {
            Some(c) => self.binary_const(op, flags, ty, a, c),
            None => self.binary_values(op, flags, ty, a, b),
        }
    }

    /// `op a, c`.
    fn binary_const(&mut self, op: BinaryOp, flags: OpFlags, ty: Type, a: Value, c: u64) -> Outcome {
        let width = u64::from(ty.bits());
        let ones = ty.mask();
        match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or | BinaryOp::Xor | BinaryOp::PtrAdd if c == 0 => {
                Outcome::Value(a)
            }
            BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr | BinaryOp::Rotl | BinaryOp::Rotr
                if c.is_multiple_of(width) =>
            {
                Outcome::Value(a)
            }
            BinaryOp::Mul | BinaryOp::And if c == 0 => self.constant(ty, 0),
            BinaryOp::Or if c == ones => self.constant(ty, ones),
            BinaryOp::Mul | BinaryOp::Udiv | BinaryOp::Sdiv if c == 1 => Outcome::Value(a),
            BinaryOp::Urem if c == 1 => self.constant(ty, 0),
            BinaryOp::Sub => {
                // The least integer has no negative.
                let least = signed(ty, c) == signed(ty, c.wrapping_neg());
                let flags = if least { OpFlags::NONE } else { flags & OpFlags::NSW };
                self.with_const(BinaryOp::Add, flags, ty, a, c.wrapping_neg())
            }
            BinaryOp::Mul if c.is_power_of_two() => {
                // The highest power of two is negative as a factor, and positive as a shift.
                let flags = if signed(ty, c) < 0 { flags & OpFlags::NUW } else { flags };
                self.with_const(BinaryOp::Shl, flags, ty, a, u64::from(c.trailing_zeros()))
            }
            BinaryOp::Udiv if c.is_power_of_two() => {
                self.with_const(BinaryOp::Lshr, flags, ty, a, u64::from(c.trailing_zeros()))
            }
            BinaryOp::Urem if c.is_power_of_two() => self.with_const(BinaryOp::And, flags, ty, a, c - 1),
            BinaryOp::And => {
                let active = self.active_bits(a);
                if active < 64 && c & ((1 << active) - 1) == (1 << active) - 1 || c == ones {
                    return Outcome::Value(a);
                }
                if let Some((x, inner)) = self.as_binary_const(a, op) {
                    return self.with_const(op, flags, ty, x, inner & c);
                }
                if let Some(InstData::Unary { op: UnaryOp::Zext | UnaryOp::Sext, arg }) = self.inst_of(a)
                    && c <= self.func.ty(arg).mask()
                    && let Some(x) = self.as_unary(arg, UnaryOp::Trunc)
                    && self.func.ty(x) == ty
                {
                    // What the two conversions change, the mask takes away.
                    return self.with_const(op, flags, ty, x, c);
                }
                Keep
            }
            BinaryOp::Xor => {
                if c == 1
                    && ty == Type::I8
                    && let Some(InstData::Icmp { cc, args }) = self.inst_of(a)
                {
                    return Simpler(InstData::Icmp { cc: cc.inverse(), args });
                }
                match self.as_binary_const(a, op) {
                    Some((x, inner)) => self.with_const(op, flags, ty, x, inner ^ c),
                    None => Keep,
                }
            }
            BinaryOp::Or => match self.as_binary_const(a, op) {
                Some((x, inner)) => self.with_const(op, flags, ty, x, inner | c),
                None => Keep,
            },
            BinaryOp::Add | BinaryOp::Mul => match self.as_flagged_const(a, op) {
                Some((x, inner, known)) => {
                    // What both steps promise holds for one, if its constant is exact.
                    let (first, second) = match op {
                        BinaryOp::Add => (WideOp::SaddOverflow, WideOp::UaddOverflow),
                        _ => (WideOp::SmulOverflow, WideOp::UmulOverflow),
                    };
                    let (both, signed_wraps) = semantics::wide(first, ty, inner, c);
                    let (_, unsigned_wraps) = semantics::wide(second, ty, inner, c);
                    let exact = |flag, wraps| if wraps == 0 { flag } else { OpFlags::NONE };
                    let exact = exact(OpFlags::NSW, signed_wraps) | exact(OpFlags::NUW, unsigned_wraps);
                    self.with_const(op, flags & known & exact, ty, x, both)
                }
                None => Keep,
            },
            BinaryOp::Shl | BinaryOp::Lshr => match self.as_flagged_const(a, op) {
                Some((x, inner, known)) if inner % width + c % width < width => {
                    self.with_const(op, flags & known, ty, x, inner % width + c % width)
                }
                _ => Keep,
            },
            BinaryOp::PtrAdd => self.ptr_add_const(flags, a, c as i64),
            _ => Keep,
        }
    }

    fn with_const(&mut self, op: BinaryOp, flags: OpFlags, ty: Type, a: Value, c: u64) -> Outcome {
        let ty = if op == BinaryOp::PtrAdd { Type::I64 } else { ty };
        let c = self.constant_value(ty, c & ty.mask());
        Simpler(InstData::Binary { op, flags, args: [a, c] })
    }

    /// `ptr_add base, c`.
    fn ptr_add_const(&mut self, flags: OpFlags, base: Value, c: i64) -> Outcome {
        if let Some(ConstData::Symbol(symbol, offset)) = self.func.const_data(base) {
            let data = ConstData::Symbol(symbol, offset.wrapping_add(c));
            return Outcome::Value(self.func.constant(Type::Ptr, data));
        }
        if let Some((x, inner, known)) = self.as_flagged_const(base, BinaryOp::PtrAdd) {
            let (sum, wraps) = (inner as i64).overflowing_add(c);
            let flags = if wraps { OpFlags::NONE } else { flags & known };
            return self.with_const(BinaryOp::PtrAdd, flags, Type::Ptr, x, sum as u64);
        }
        Keep
    }

    /// `op a, b` where b is not a constant.
    fn binary_values(&mut self, op: BinaryOp, flags: OpFlags, ty: Type, a: Value, b: Value) -> Outcome {
        match op {
            BinaryOp::Sub | BinaryOp::Xor if a == b => self.constant(ty, 0),
            BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Smin
            | BinaryOp::Smax
            | BinaryOp::Umin
            | BinaryOp::Umax
                if a == b =>
            {
                Outcome::Value(a)
            }
            BinaryOp::Sub if self.bits(a) == Some(0) => Simpler(InstData::Unary { op: UnaryOp::Neg, arg: b }),
            BinaryOp::Add => match (self.as_unary(a, UnaryOp::Neg), self.as_unary(b, UnaryOp::Neg)) {
                (_, Some(y)) => Simpler(InstData::binary(BinaryOp::Sub, [a, y])),
                (Some(x), None) => Simpler(InstData::binary(BinaryOp::Sub, [b, x])),
                _ => Keep,
            },
            // Everything that indexes has one shape, so that equal addresses are seen to be equal.
            BinaryOp::PtrAdd => Simpler(InstData::PtrIndex { flags, scale: 1, base: a, index: b, offset: 0 }),
            _ => Keep,
        }
    }

    fn ptr_index(&mut self, flags: OpFlags, scale: u16, base: Value, index: Value, offset: i32) -> Outcome {
        if let Some(bits) = self.bits(index) {
            let exact = i128::from(bits as i64) * i128::from(scale) + i128::from(offset);
            let flags = if exact == i128::from(exact as i64) { flags } else { OpFlags::NONE };
            return self.with_const(BinaryOp::PtrAdd, flags, Type::Ptr, base, exact as u64);
        }
        if let Some((x, c, known)) = self.as_flagged_const(base, BinaryOp::PtrAdd)
            && let Ok(offset) = i32::try_from((c as i64).saturating_add(i64::from(offset)))
        {
            return Simpler(InstData::PtrIndex { flags: flags & known, scale, base: x, index, offset });
        }
        // The sum of the index and a constant, and the product of both, are exact where they do not wrap.
        let kept = |known: OpFlags| if known.has(OpFlags::NSW) { flags } else { OpFlags::NONE };
        if let Some((x, c, known)) = self.as_flagged_const(index, BinaryOp::Add)
            && let Some(scaled) = (c as i64).checked_mul(i64::from(scale))
            && let Ok(offset) = i32::try_from(scaled.saturating_add(i64::from(offset)))
        {
            return Simpler(InstData::PtrIndex { flags: kept(known), scale, base, index: x, offset });
        }
        let factor = match (
            self.as_flagged_const(index, BinaryOp::Shl),
            self.as_flagged_const(index, BinaryOp::Mul),
        ) {
            (Some((x, c, known)), _) if c < 16 => Some((x, 1u64 << c, known)),
            (_, Some((x, c, known))) => Some((x, c, known)),
            _ => None,
        };
        if let Some((x, factor, known)) = factor
            && let Some(scale) =
                factor.checked_mul(u64::from(scale)).and_then(|scale| u16::try_from(scale).ok())
        {
            return Simpler(InstData::PtrIndex { flags: kept(known), scale, base, index: x, offset });
        }
        Keep
    }

    /// The address of an access with what is constant about it moved into the offset.
    fn split_address(&self, addr: Value, offset: i32) -> Option<(Value, i32)> {
        let (base, c) = self.as_binary_const(addr, BinaryOp::PtrAdd)?;
        let offset = i32::try_from((c as i64).checked_add(i64::from(offset))?).ok()?;
        Some((base, offset))
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
        match y {
            Some(c) => self.icmp_const(cc, ty, a, c),
            None => self.icmp_extended(cc, a, b),
        }
    }

    /// `a cc c`.
    fn icmp_const(&mut self, cc: IntCC, ty: Type, a: Value, c: u64) -> Outcome {
        // A comparison that asks whether a truth value is true, or false.
        let (asks_true, asks_false) = match (cc, c) {
            (IntCC::Ne, 0) | (IntCC::Eq, 1) => (true, false),
            (IntCC::Eq, 0) | (IntCC::Ne, 1) => (false, true),
            _ => (false, false),
        };
        if (asks_true || asks_false) && self.is_bool(a) {
            let narrow = self.as_unary(a, UnaryOp::Zext).unwrap_or(a);
            if asks_true && self.func.ty(narrow) == Type::I8 {
                return Outcome::Value(narrow);
            }
            if asks_false && let Some(InstData::Icmp { cc, args }) = self.inst_of(narrow) {
                return Simpler(InstData::Icmp { cc: cc.inverse(), args });
            }
        }
        match self.inst_of(a) {
            Some(InstData::Unary { op: UnaryOp::Zext, arg }) if c <= self.func.ty(arg).mask() => {
                // Both sides are non-negative, so that signed and unsigned order agree.
                let cc = cc.unsigned();
                let narrow = self.constant_value(self.func.ty(arg), c);
                Simpler(InstData::Icmp { cc, args: [arg, narrow] })
            }
            Some(InstData::Unary { op: UnaryOp::Sext, arg }) => {
                let from = self.func.ty(arg);
                if signed(from, c & from.mask()) != signed(ty, c) {
                    return Keep;
                }
                let narrow = self.constant_value(from, c & from.mask());
                Simpler(InstData::Icmp { cc, args: [arg, narrow] })
            }
            Some(InstData::Binary { op: BinaryOp::Sub | BinaryOp::Xor, args, .. })
                if c == 0 && matches!(cc, IntCC::Eq | IntCC::Ne) =>
            {
                Simpler(InstData::Icmp { cc, args })
            }
            _ => self.icmp_bounds(cc, ty, a, c),
        }
    }

    /// Comparisons with the ends of the range.
    fn icmp_bounds(&mut self, cc: IntCC, ty: Type, a: Value, c: u64) -> Outcome {
        match cc {
            IntCC::Ult if c == 0 => self.constant(Type::I8, 0),
            IntCC::Uge if c == 0 => self.constant(Type::I8, 1),
            IntCC::Ugt if c == ty.mask() => self.constant(Type::I8, 0),
            IntCC::Ule if c == ty.mask() => self.constant(Type::I8, 1),
            IntCC::Ult | IntCC::Uge if c == 1 => {
                let zero = self.constant_value(ty, 0);
                let cc = if cc == IntCC::Ult { IntCC::Eq } else { IntCC::Ne };
                Simpler(InstData::Icmp { cc, args: [a, zero] })
            }
            IntCC::Ugt if c == 0 => {
                let zero = self.constant_value(ty, 0);
                Simpler(InstData::Icmp { cc: IntCC::Ne, args: [a, zero] })
            }
            _ => Keep,
        }
    }

    /// Comparisons of two values that were extended by the same operation from the same type.
    fn icmp_extended(&mut self, cc: IntCC, a: Value, b: Value) -> Outcome {
        let (Some(InstData::Unary { op, arg: x }), Some(InstData::Unary { op: other, arg: y })) =
            (self.inst_of(a), self.inst_of(b))
        else {
            return Keep;
        };
        if op != other || self.func.ty(x) != self.func.ty(y) {
            return Keep;
        }
        match op {
            UnaryOp::Sext => Simpler(InstData::Icmp { cc, args: [x, y] }),
            UnaryOp::Zext => {
                let cc = cc.unsigned();
                Simpler(InstData::Icmp { cc, args: [x, y] })
            }
            _ => Keep,
        }
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
        if a == b {
            return Outcome::Value(a);
        }
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
