//! Arithmetic, comparisons and `select` on scalars, and lane by lane on vectors.
//!
//! An integer of another width than Sheave's lives in the next wider Sheave type with zeros above its width;
//! operations that could disturb them mask, signed ones extend it first. An `i1` is an `i8` of 0 or 1.
//! Integers of more than 64 bits are in [`crate::wide_ints`].

use bumpalo::collections::Vec as ArenaVec;
use sheave_ir::{BinaryOp, FloatCC, InstData, IntCC, IntrinsicOp, OpFlags, TernaryOp, Type, UnaryOp, Value};

use crate::lower::Lower;
use crate::lower::body::{Operand, Typed, TypedValue};
use crate::lower::constants::{low_bits, sign_extended};
use crate::lower::reason::{Lowered, LoweredValue, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Comparison {
    Int(IntCC),
    Float(FloatCC),
}

/// The outcomes for which a comparison holds: bit 0 less, 1 equal, 2 greater, 3 unordered.
pub(crate) fn outcome_bits(cc: FloatCC) -> u64 {
    let outcomes = [(0.0, 1.0), (0.0, 0.0), (1.0, 0.0), (f64::NAN, 0.0)];
    let holds = |(a, b): (f64, f64)| sheave_ir::semantics::fcmp(cc, Type::F64, a.to_bits(), b.to_bits());
    (0..).zip(outcomes).map(|(bit, outcome)| u64::from(holds(outcome)) << bit).sum()
}

impl Lower {
    /// `value` with everything above its low `bits` bits cleared.
    pub(crate) fn mask(&mut self, value: Value, bits: u32) -> Value {
        let ty = self.body.ty(value);
        if bits >= ty.bits() {
            return value;
        }
        if let Some(constant) = self.body.func.const_bits(value) {
            return self.body.iconst(ty, low_bits(constant, bits));
        }
        self.body.binary_imm(BinaryOp::And, value, low_bits(u64::MAX, bits))
    }

    /// `value`, an integer of `bits` bits, with its sign in the whole of its container.
    pub(crate) fn sign_in_container(&mut self, value: Value, bits: u32) -> Value {
        let ty = self.body.ty(value);
        if bits >= ty.bits() {
            return value;
        }
        if let Some(constant) = self.body.func.const_bits(value) {
            return self.body.iconst(ty, sign_extended(constant, bits) as u64);
        }
        if bits == 1 {
            return self.body.unary(UnaryOp::Neg, ty, value);
        }
        let shift = u64::from(ty.bits() - bits);
        let high = self.body.binary_imm(BinaryOp::Shl, value, shift);
        self.body.binary_imm(BinaryOp::Ashr, high, shift)
    }

    /// An integer operation on operands that were read.
    pub(crate) fn int_binary(
        &mut self,
        op: BinaryOp,
        flags: OpFlags,
        ty: Ty,
        a: Operand,
        b: Operand,
    ) -> Lowered<Operand> {
        match self.types.kind(ty) {
            Kind::Int(8 | 16 | 32 | 64) => {
                let flags = flags & OpFlags::of(op);
                let data = InstData::Binary { op, flags, args: [a.value(), b.value()] };
                Ok(Operand::of(self.body.push_value(data, self.body.ty(a.value()))))
            }
            // The flags of other widths do not hold for the wider container.
            Kind::Int(bits) if bits <= 64 => {
                Ok(Operand::of(self.scalar_int_binary(op, bits, a.value(), b.value())))
            }
            Kind::Int(bits) => {
                let (a, b) = (self.pieces(ty, a), self.pieces(ty, b));
                let out = self.wide_binary(op, bits, &a, &b)?;
                Ok(self.body.keep(&out))
            }
            Kind::Vector(element, _) => {
                self.lanes(ty, &[a, b], element, |r, lane| r.int_binary(op, flags, element, lane[0], lane[1]))
            }
            _ => Err(invalid(format!("an integer operation on {}", self.types.show(ty)))),
        }
    }

    /// Applies `f` to the lanes of vectors of type `ty`, and puts the results, of type `result`, together as
    /// a vector.
    pub(crate) fn lanes(
        &mut self,
        ty: Ty,
        operands: &[Operand],
        result: Ty,
        mut f: impl FnMut(&mut Self, &[Operand]) -> Lowered<Operand>,
    ) -> Lowered<Operand> {
        let Kind::Vector(element, n) = self.types.kind(ty) else { return Ok(Operand::NONE) };
        let per = self.types.info(element).pieces as usize;
        // The scratch memory of an operation on lanes; one inside another has its own.
        let mut arena = std::mem::take(&mut self.arena);
        let pieces = arena.alloc_slice_fill_iter(operands.iter().map(|&v| self.pieces_in(&arena, ty, v)));
        let lane = arena.alloc_slice_copy(operands);
        let mut out = ArenaVec::new_in(&arena);
        for at in 0..n as usize {
            for (lane, pieces) in lane.iter_mut().zip(&*pieces) {
                *lane = self.assemble(element, &pieces[at * per..(at + 1) * per]);
            }
            let v = f(self, lane)?;
            out.extend_from_slice(self.pieces_in(&arena, result, v));
        }
        let result = self.body.keep(&out);
        drop(out);
        arena.reset();
        self.arena = arena;
        Ok(result)
    }

    fn scalar_int_binary(&mut self, op: BinaryOp, bits: u32, a: Value, b: Value) -> Value {
        if bits == 1 {
            return match op {
                // Arithmetic modulo two; a shift by one is poison.
                BinaryOp::Add | BinaryOp::Sub => self.body.binary(BinaryOp::Xor, a, b),
                BinaryOp::Mul => self.body.binary(BinaryOp::And, a, b),
                BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => a,
                _ => self.body.binary(op, a, b),
            };
        }
        let (a, b) = match op {
            BinaryOp::Sdiv | BinaryOp::Srem => {
                (self.sign_in_container(a, bits), self.sign_in_container(b, bits))
            }
            BinaryOp::Ashr => (self.sign_in_container(a, bits), b),
            _ => (a, b),
        };
        let v = self.body.binary(op, a, b);
        use BinaryOp::{And, Lshr, Or, Udiv, Urem, Xor};
        if matches!(op, And | Or | Xor | Lshr | Udiv | Urem) { v } else { self.mask(v, bits) }
    }

    pub(crate) fn float_binary(
        &mut self,
        op: Option<BinaryOp>,
        ty: Ty,
        a: Operand,
        b: Operand,
    ) -> Lowered<Operand> {
        let (x, y) = (a.value(), b.value());
        let v = match (self.types.kind(ty), op) {
            (Kind::Float | Kind::Double, Some(op)) => self.body.binary(op, x, y),
            (Kind::Float | Kind::Double, None) => {
                let name = if ty == Ty::FLOAT { "fmodf" } else { "fmod" };
                let piece = self.piece(ty);
                self.call_library(name, &[x, y], piece)
            }
            (Kind::Half | Kind::BFloat, _) => {
                let [x, y] = [x, y].map(|half| Operand::of(self.half_to_float(ty, half)));
                let v = self.float_binary(op, Ty::FLOAT, x, y)?;
                self.float_to_half(ty, v.value())
            }
            (Kind::Fp80, _) => {
                let op = match op {
                    Some(BinaryOp::Fadd) => IntrinsicOp::X87Add,
                    Some(BinaryOp::Fsub) => IntrinsicOp::X87Sub,
                    Some(BinaryOp::Fmul) => IntrinsicOp::X87Mul,
                    Some(BinaryOp::Fdiv) => IntrinsicOp::X87Div,
                    None => IntrinsicOp::X87Rem,
                    Some(_) => return Err(unsupported("this operation on x86_fp80")),
                };
                self.body.x87(op, &[x, y])
            }
            (Kind::Vector(element, _), _) => {
                let lane = |r: &mut Self, lane: &[Operand]| r.float_binary(op, element, lane[0], lane[1]);
                return self.lanes(ty, &[a, b], element, lane);
            }
            _ => return Err(invalid(format!("a float operation on {}", self.types.show(ty)))),
        };
        Ok(Operand::of(v))
    }

    pub(crate) fn float_unary(&mut self, op: UnaryOp, ty: Ty, a: Operand) -> Lowered<Operand> {
        let x = a.value();
        let v = match (self.types.kind(ty), op) {
            (Kind::Float | Kind::Double, _) => self.body.unary(op, self.body.ty(x), x),
            (Kind::Half | Kind::BFloat, UnaryOp::Fneg) => self.body.binary_imm(BinaryOp::Xor, x, 0x8000),
            (Kind::Half | Kind::BFloat, UnaryOp::Fabs) => self.body.binary_imm(BinaryOp::And, x, 0x7fff),
            (Kind::Half | Kind::BFloat, _) => {
                let x = self.half_to_float(ty, x);
                let x = self.body.unary(op, Type::F32, x);
                self.float_to_half(ty, x)
            }
            (Kind::Fp80, UnaryOp::Fneg) => self.body.x87(IntrinsicOp::X87Neg, &[x]),
            (Kind::Fp80, UnaryOp::Fabs) => self.body.x87(IntrinsicOp::X87Abs, &[x]),
            (Kind::Fp80, UnaryOp::Sqrt) => self.body.x87(IntrinsicOp::X87Sqrt, &[x]),
            (Kind::Fp80, _) => return Err(unsupported("this operation on x86_fp80")),
            (Kind::Vector(element, _), _) => {
                return self.lanes(ty, &[a], element, |r, lane| r.float_unary(op, element, lane[0]));
            }
            _ => return Err(invalid(format!("a float operation on {}", self.types.show(ty)))),
        };
        Ok(Operand::of(v))
    }

    /// A comparison of operands that were read; the result is `i1` or a vector of `i1`.
    pub(crate) fn compare(&mut self, cc: Comparison, ty: Ty, a: Operand, b: Operand) -> LoweredValue {
        if let Kind::Vector(element, n) = self.types.kind(ty) {
            let compare = |r: &mut Self, lane: &[Operand]| Ok(r.compare(cc, element, lane[0], lane[1])?.v);
            let v = self.lanes(ty, &[a, b], Ty::I1, compare)?;
            let result = self.types.vector(Ty::I1, n);
            self.lay_out(result)?;
            return Ok(TypedValue::new(result, v));
        }
        let v = match (cc, self.types.kind(ty)) {
            (Comparison::Int(cc), Kind::Ptr(_)) => self.body.icmp(cc, a.value(), b.value()),
            (Comparison::Int(cc), Kind::Int(bits)) if bits <= 64 => {
                let (mut x, mut y) = (a.value(), b.value());
                let signed = matches!(cc, IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge);
                if signed {
                    x = self.sign_in_container(x, bits);
                    y = self.sign_in_container(y, bits);
                }
                self.body.icmp(cc, x, y)
            }
            (Comparison::Int(cc), Kind::Int(bits)) => {
                let (a, b) = (self.pieces(ty, a), self.pieces(ty, b));
                self.wide_compare(cc, bits, &a, &b)
            }
            (Comparison::Float(cc), Kind::Float | Kind::Double) => self.body.fcmp(cc, a.value(), b.value()),
            (Comparison::Float(cc), Kind::Half | Kind::BFloat) => {
                let (x, y) = (self.half_to_float(ty, a.value()), self.half_to_float(ty, b.value()));
                self.body.fcmp(cc, x, y)
            }
            (Comparison::Float(cc), Kind::Fp80) => {
                self.compare_by_outcome(IntrinsicOp::X87Cmp, outcome_bits(cc), a.value(), b.value())
            }
            _ => return Err(invalid(format!("this comparison of {}", self.types.show(ty)))),
        };
        Ok(TypedValue::new(Ty::I1, Operand::of(v)))
    }

    /// Compares by an operation that gives one bit each for less, equal, greater, unordered: true if it is
    /// among `bits`.
    pub(crate) fn compare_by_outcome(&mut self, op: IntrinsicOp, bits: u64, a: Value, b: Value) -> Value {
        let outcome = self.body.intrinsic_value(op, &[a, b], Type::I8);
        let hit = self.body.binary_imm(BinaryOp::And, outcome, bits);
        let zero = self.body.func.zero(Type::I8);
        self.body.icmp(IntCC::Ne, hit, zero)
    }

    pub(crate) fn select(&mut self, cond: Typed, ty: Ty, a: Operand, b: Operand) -> Lowered<Operand> {
        let (cond_ty, cond) = cond;
        if cond_ty == Ty::I1 {
            let cond = cond.value();
            if self.types.info(ty).single {
                return Ok(Operand::of(self.body.select(cond, a.value(), b.value())));
            }
            let (a, b) = (self.pieces(ty, a), self.pieces(ty, b));
            let out: Vec<Value> = a.iter().zip(&b).map(|(&a, &b)| self.body.select(cond, a, b)).collect();
            return Ok(self.body.keep(&out));
        }
        match (self.types.kind(cond_ty), self.types.kind(ty)) {
            (Kind::Vector(Ty::I1, n), Kind::Vector(element, m)) if n == m => {
                let per = self.types.info(element).pieces as usize;
                let conds = self.pieces(cond_ty, cond);
                let (a, b) = (self.pieces(ty, a), self.pieces(ty, b));
                let out: Vec<Value> = (0..a.len())
                    .map(|i| self.body.ternary(TernaryOp::Select, conds[i / per], a[i], b[i]))
                    .collect();
                Ok(self.body.keep(&out))
            }
            _ => Err(invalid("the condition of a select is i1 or a vector of i1")),
        }
    }

    pub(crate) fn freeze(&mut self, ty: Ty, v: Operand) -> TypedValue {
        let mut frozen = self.pieces(ty, v);
        for value in &mut frozen {
            let piece = self.body.ty(*value);
            *value = match self.body.func.const_data(*value) {
                Some(sheave_ir::ConstData::Undef) => self.body.func.zero(piece),
                Some(_) => *value,
                None => self.body.unary(UnaryOp::Freeze, piece, *value),
            };
        }
        let v = self.assemble(ty, &frozen);
        TypedValue::new(ty, v)
    }
}
