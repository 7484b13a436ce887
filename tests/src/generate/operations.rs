//! The operations in the blocks of a random function.

use sheave_ir::{BinaryOp, FloatCC, TernaryOp, Type, UnaryOp, Value, WideOp};

use super::{Generator, INTEGERS, Local};

impl Generator<'_, '_> {
    pub(super) fn operation(&mut self) {
        match self.rng.below(32) {
            0..5 => {
                let local = self.local();
                self.load(local);
            }
            5..11 => {
                let local = self.local();
                let value = self.value_of(local.ty);
                self.b.store(value, local.addr, 0);
            }
            11..14 => self.rotate_slots(),
            14..19 => self.integer_operation(),
            19..21 => self.float_operation(),
            21 => {
                let cond = self.condition();
                let ty = self.rng.pick(&[Type::I64, Type::I32, Type::F64, Type::I8]);
                let (a, b) = (self.value_of(ty), self.value_of(ty));
                let value = self.b.select(cond, a, b);
                self.values.push(value);
            }
            22 => {
                let cond = self.condition();
                self.values.push(cond);
            }
            23 => {
                let (a, b) = (self.value_of(Type::I64), self.value_of(Type::I64));
                let (callee, sig) = self.mix;
                let call = self.b.call(callee, sig, &[a, b]);
                let result = self.b.func.result(call);
                self.values.extend(result);
            }
            24 => {
                if self.rng.chance(30) {
                    let local = self.local();
                    if !matches!(local.ty, Type::F32 | Type::F64) {
                        let x = self.value_of(Type::I64);
                        let (callee, sig) = self.bump;
                        let call = self.b.call(callee, sig, &[local.addr, x]);
                        let result = self.b.func.result(call);
                        self.values.extend(result);
                    }
                }
            }
            25..27 => self.array_access(),
            27 => self.mixed_access(),
            28 => self.wide_operation(),
            29 => self.inner_alloca(),
            _ => {
                let ty = self.rng.pick(&INTEGERS);
                let value = self.value_of(ty);
                let value = self.unary_operation(value, ty);
                self.values.push(value);
            }
        }
    }

    /// Two, three or four slots of one type exchange their contents: swaps and cycles among phis.
    fn rotate_slots(&mut self) {
        let first = self.local();
        let mut same: Vec<Local> = self.slots.iter().copied().filter(|local| local.ty == first.ty).collect();
        while same.len() > 4 {
            let i = self.rng.below(same.len());
            same.swap_remove(i);
        }
        let contents: Vec<Value> = same.iter().map(|&local| self.load(local)).collect();
        let shift = if self.rng.chance(85) { 1 } else { 0 };
        for (i, local) in same.iter().enumerate() {
            self.b.store(contents[(i + shift) % contents.len()], local.addr, 0);
        }
    }

    fn integer_operation(&mut self) {
        let ty = self.rng.pick(&INTEGERS);
        let (a, mut b) = (self.value_of(ty), self.value_of(ty));
        let op = self.rng.pick(&[
            BinaryOp::Add,
            BinaryOp::Add,
            BinaryOp::Sub,
            BinaryOp::Sub,
            BinaryOp::Mul,
            BinaryOp::And,
            BinaryOp::Or,
            BinaryOp::Xor,
            BinaryOp::Shl,
            BinaryOp::Lshr,
            BinaryOp::Ashr,
            BinaryOp::Rotl,
            BinaryOp::Rotr,
            BinaryOp::Smin,
            BinaryOp::Smax,
            BinaryOp::Umin,
            BinaryOp::Umax,
            BinaryOp::Sdiv,
            BinaryOp::Udiv,
            BinaryOp::Srem,
            BinaryOp::Urem,
            BinaryOp::SmulHi,
            BinaryOp::UmulHi,
        ]);
        if matches!(op, BinaryOp::Sdiv | BinaryOp::Udiv | BinaryOp::Srem | BinaryOp::Urem) {
            // A divisor between 1 and 127 neither traps nor overflows, and a constant one is
            // strength-reduced.
            if self.rng.chance(40) {
                let divisor = 1 + self.rng.below(100) as i64;
                b = self.b.iconst(ty, divisor);
            } else {
                let (mask, one) = (self.b.iconst(ty, 0x3E), self.b.iconst(ty, 1));
                b = self.b.binary(BinaryOp::And, b, mask);
                b = self.b.binary(BinaryOp::Or, b, one);
            }
        }
        let value = self.b.binary(op, a, b);
        self.values.push(value);
    }

    fn unary_operation(&mut self, value: Value, ty: Type) -> Value {
        match self.rng.below(7) {
            0 => self.b.unary(UnaryOp::Neg, ty, value),
            1 => self.b.unary(UnaryOp::Not, ty, value),
            2 => self.b.unary(UnaryOp::Clz, ty, value),
            3 => self.b.unary(UnaryOp::Ctz, ty, value),
            4 => self.b.unary(UnaryOp::Popcnt, ty, value),
            5 => self.b.unary(UnaryOp::Iabs, ty, value),
            _ if ty != Type::I8 => self.b.unary(UnaryOp::Bswap, ty, value),
            _ => self.b.unary(UnaryOp::Bitrev, ty, value),
        }
    }

    fn float_operation(&mut self) {
        let ty = self.rng.pick(&[Type::F64, Type::F64, Type::F32]);
        let (a, b) = (self.value_of(ty), self.value_of(ty));
        let result = match self.rng.below(9) {
            0..2 => self.b.binary(BinaryOp::Fadd, a, b),
            2..4 => self.b.binary(BinaryOp::Fsub, a, b),
            4..6 => self.b.binary(BinaryOp::Fmul, a, b),
            6 => self.b.binary(BinaryOp::Fdiv, a, b),
            7 => self.b.unary(UnaryOp::Fneg, ty, a),
            _ => {
                let magnitude = self.b.unary(UnaryOp::Fabs, ty, a);
                self.b.unary(UnaryOp::Sqrt, ty, magnitude)
            }
        };
        // The NaN returned by an operation depends on the order of its operands, so none may be observed.
        let is_nan = self.b.fcmp(FloatCC::Uno, result, result);
        let one = if ty == Type::F64 { self.b.f64const(1.0) } else { self.b.f32const(1.0) };
        let value = self.b.select(is_nan, one, result);
        self.values.push(value);
    }

    fn array_access(&mut self) {
        let Some(array) = self.array else { return };
        let index = self.value_of(Type::I64);
        let fifteen = self.b.iconst(Type::I64, 15);
        let index = self.b.binary(BinaryOp::And, index, fifteen);
        let addr = self.b.ptr_index(array, index, 8, 0);
        if self.rng.chance(50) {
            let value = self.b.load(Type::I64, addr, 0);
            self.values.push(value);
        } else {
            let value = self.value_of(Type::I64);
            self.b.store(value, addr, 0);
        }
    }

    /// Reads or writes a slot as something other than it was declared as.
    fn mixed_access(&mut self) {
        let local = self.local();
        match local.ty {
            Type::I64 | Type::I32 => {
                if self.rng.chance(70) {
                    let narrow = if local.ty == Type::I64 { Type::I32 } else { Type::I16 };
                    let value = self.b.load(narrow, local.addr, 0);
                    self.values.push(value);
                } else if self.rng.chance(30) {
                    let value = self.value_of(Type::I8);
                    self.b.store(value, local.addr, 0);
                }
            }
            Type::F64 => {
                let value = self.b.load(Type::I64, local.addr, 0);
                self.values.push(value);
            }
            Type::F32 => {
                let value = self.b.load(Type::I32, local.addr, 0);
                self.values.push(value);
            }
            _ => {}
        }
    }

    fn wide_operation(&mut self) {
        let ty = self.rng.pick(&INTEGERS);
        let (a, b) = (self.value_of(ty), self.value_of(ty));
        if self.rng.chance(30) {
            let c = self.value_of(ty);
            let op = if self.rng.chance(50) { TernaryOp::Fshl } else { TernaryOp::Fshr };
            let value = self.b.ternary(op, a, b, c);
            self.values.push(value);
        } else {
            let op = self.rng.pick(WideOp::ALL);
            let (low, high) = self.b.wide(op, a, b);
            self.values.extend([low, high]);
        }
    }

    /// A slot that is made each time its block runs.
    fn inner_alloca(&mut self) {
        let ty = self.rng.pick(&[Type::I64, Type::I32]);
        let addr = self.b.alloca(ty);
        let value = self.value_of(ty);
        self.b.store(value, addr, 0);
        if self.rng.chance(50) {
            let other = self.value_of(ty);
            self.b.store(other, addr, 0);
        }
        let value = self.b.load(ty, addr, 0);
        self.values.push(value);
    }
}
