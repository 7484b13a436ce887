//! Arithmetic, comparisons and `select` on scalars, and lane by lane on vectors.
//!
//! An integer of an odd width lives in the next wider Sheave type with zeros above its width; operations that
//! could disturb them mask, those that look at the sign extend it first. An `i1` is an `i8` of 0 or 1.
//! Integers of more than 64 bits are in [`crate::wide_ints`].

use bumpalo::collections::Vec as ArenaVec;
use sheave_ir::{BinaryOp, FloatCC, InstData, IntCC, IntrinsicOp, TernaryOp, Type, UnaryOp, Value};

use crate::constants::{low_bits, sign_extended};
use crate::cursor::Read;
use crate::function_state::{Opd, Res};
use crate::reader::Reader;
use crate::types::{Kind, Ty};

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Comparison {
    Int(IntCC),
    Float(FloatCC),
}

/// The outcomes for which a comparison holds: bit 0 less, 1 equal, 2 greater, 3 unordered.
pub(crate) fn outcome_bits(cc: FloatCC) -> u64 {
    match cc {
        FloatCC::False => 0,
        FloatCC::Olt => 1,
        FloatCC::Oeq => 2,
        FloatCC::Ole => 3,
        FloatCC::Ogt => 4,
        FloatCC::One => 5,
        FloatCC::Oge => 6,
        FloatCC::Ord => 7,
        FloatCC::Uno => 8,
        FloatCC::Ult => 9,
        FloatCC::Ueq => 10,
        FloatCC::Ule => 11,
        FloatCC::Ugt => 12,
        FloatCC::Une => 13,
        FloatCC::Uge => 14,
        FloatCC::True => 15,
    }
}

impl Reader<'_> {
    /// `value` with everything above its low `bits` bits cleared.
    pub(crate) fn mask(&mut self, value: Value, bits: u32) -> Value {
        let ty = self.fs.ty(value);
        if bits >= ty.bits() {
            return value;
        }
        if let Some(constant) = self.fs.f.const_bits(value) {
            return self.fs.iconst(ty, low_bits(constant, bits));
        }
        self.fs.binary_imm(BinaryOp::And, value, low_bits(u64::MAX, bits))
    }

    /// `value`, an integer of `bits` bits, with its sign in the whole of its container.
    pub(crate) fn sign_in_container(&mut self, value: Value, bits: u32) -> Value {
        let ty = self.fs.ty(value);
        if bits >= ty.bits() {
            return value;
        }
        if let Some(constant) = self.fs.f.const_bits(value) {
            return self.fs.iconst(ty, sign_extended(constant, bits) as u64);
        }
        if bits == 1 {
            return self.fs.unary(UnaryOp::Neg, ty, value);
        }
        let shift = u64::from(ty.bits() - bits);
        let high = self.fs.binary_imm(BinaryOp::Shl, value, shift);
        self.fs.binary_imm(BinaryOp::Ashr, high, shift)
    }

    /// The operands of a binary instruction: flags, type, two operands.
    #[inline]
    fn binary_operands(&mut self) -> Read<(Ty, Opd, Opd)> {
        self.skip_flags();
        let ty = self.ty()?;
        let a = self.operand(ty)?;
        self.c.expect(b',')?;
        let b = self.operand(ty)?;
        Ok((ty, a, b))
    }

    /// An integer operation.
    #[inline]
    pub(crate) fn int_binary(&mut self, op: BinaryOp) -> Read<Res> {
        let start = self.c.p;
        let (ty, a, b) = self.binary_operands()?;
        let v = self.lower_int_binary(op, ty, a, b, start)?;
        Ok(Res::new(ty, v))
    }

    /// An integer operation on operands that were read.
    pub(crate) fn lower_int_binary(&mut self, op: BinaryOp, ty: Ty, a: Opd, b: Opd, pos: usize) -> Read<Opd> {
        match self.types.kind(ty) {
            Kind::Int(8 | 16 | 32 | 64) => Ok(Opd::of(self.fs.binary(op, a.value(), b.value()))),
            Kind::Int(bits) if bits <= 64 => {
                Ok(Opd::of(self.scalar_int_binary(op, bits, a.value(), b.value())))
            }
            Kind::Int(bits) => {
                let (a, b) = (self.pieces(ty, a), self.pieces(ty, b));
                let out = self.wide_binary(op, bits, &a, &b, pos)?;
                Ok(self.fs.keep(&out))
            }
            Kind::Vector(element, _) => self.lanes(ty, &[a, b], |r, lane| {
                let (x, y) = (r.assemble(element, lane[0]), r.assemble(element, lane[1]));
                let v = r.lower_int_binary(op, element, x, y, pos)?;
                Ok((element, v))
            }),
            _ => Err(self.c.fault_at(pos, format!("an integer operation on {}", self.types.show(ty)))),
        }
    }

    /// Applies `f` to the lanes of vectors of type `ty`, each given as its pieces, and puts the results
    /// together as the pieces of a vector.
    pub(crate) fn lanes(
        &mut self,
        ty: Ty,
        operands: &[Opd],
        mut f: impl FnMut(&mut Self, &[&[Value]]) -> Read<(Ty, Opd)>,
    ) -> Read<Opd> {
        let Kind::Vector(element, n) = self.types.kind(ty) else { return Ok(Opd(0)) };
        let per = self.types.info(element).pieces as usize;
        // What an operation on lanes needs dies with it. One inside another takes memory of its own.
        let mut arena = std::mem::take(&mut self.arena);
        let pieces = arena.alloc_slice_fill_iter(operands.iter().map(|&v| self.pieces_in(&arena, ty, v)));
        let lane = arena.alloc_slice_fill_copy(operands.len(), &[][..]);
        let mut out = ArenaVec::new_in(&arena);
        for at in 0..n as usize {
            for (lane, pieces) in lane.iter_mut().zip(&*pieces) {
                *lane = &pieces[at * per..(at + 1) * per];
            }
            let (ty, v) = f(self, lane)?;
            out.extend_from_slice(self.pieces_in(&arena, ty, v));
        }
        let result = self.fs.keep(&out);
        drop(out);
        arena.reset();
        self.arena = arena;
        Ok(result)
    }

    fn scalar_int_binary(&mut self, op: BinaryOp, bits: u32, a: Value, b: Value) -> Value {
        if bits == 1 {
            // Arithmetic modulo two.
            return match op {
                BinaryOp::Add | BinaryOp::Sub => self.fs.binary(BinaryOp::Xor, a, b),
                BinaryOp::Mul | BinaryOp::And => self.fs.binary(BinaryOp::And, a, b),
                BinaryOp::Shl | BinaryOp::Lshr => {
                    // A shift by one is poison.
                    a
                }
                BinaryOp::Ashr => a,
                BinaryOp::Or | BinaryOp::Xor => self.fs.binary(op, a, b),
                _ => self.fs.binary(op, a, b),
            };
        }
        match op {
            BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor
            | BinaryOp::Lshr
            | BinaryOp::Udiv
            | BinaryOp::Urem => self.fs.binary(op, a, b),
            BinaryOp::Sdiv | BinaryOp::Srem => {
                let a = self.sign_in_container(a, bits);
                let b = self.sign_in_container(b, bits);
                let v = self.fs.binary(op, a, b);
                self.mask(v, bits)
            }
            BinaryOp::Ashr => {
                let a = self.sign_in_container(a, bits);
                let v = self.fs.binary(op, a, b);
                self.mask(v, bits)
            }
            _ => {
                let v = self.fs.binary(op, a, b);
                self.mask(v, bits)
            }
        }
    }

    /// A float operation; `None` is the remainder.
    pub(crate) fn float_binary(&mut self, op: Option<BinaryOp>) -> Read<Res> {
        let start = self.c.p;
        let (ty, a, b) = self.binary_operands()?;
        let v = self.lower_float_binary(op, ty, a, b, start)?;
        Ok(Res::new(ty, v))
    }

    pub(crate) fn lower_float_binary(
        &mut self,
        op: Option<BinaryOp>,
        ty: Ty,
        a: Opd,
        b: Opd,
        pos: usize,
    ) -> Read<Opd> {
        match (self.types.kind(ty), op) {
            (Kind::Float | Kind::Double, Some(op)) => Ok(Opd::of(self.fs.binary(op, a.value(), b.value()))),
            (Kind::Float | Kind::Double, None) => {
                let name = if ty == Ty::FLOAT { "fmodf" } else { "fmod" };
                let piece = self.piece(ty);
                Ok(Opd::of(self.call_library(name, &[a.value(), b.value()], piece)))
            }
            (Kind::Half | Kind::BFloat, _) => {
                let (x, y) = (self.half_to_float(ty, a.value()), self.half_to_float(ty, b.value()));
                let v = self.lower_float_binary(op, Ty::FLOAT, Opd::of(x), Opd::of(y), pos)?;
                Ok(Opd::of(self.float_to_half(ty, v.value())))
            }
            (Kind::Fp80, _) => {
                let op = match op {
                    Some(BinaryOp::Fadd) => IntrinsicOp::X87Add,
                    Some(BinaryOp::Fsub) => IntrinsicOp::X87Sub,
                    Some(BinaryOp::Fmul) => IntrinsicOp::X87Mul,
                    Some(BinaryOp::Fdiv) => IntrinsicOp::X87Div,
                    None => IntrinsicOp::X87Rem,
                    Some(_) => return Err(self.c.unsupported_at(pos, "this operation on x86_fp80")),
                };
                let slot = self.fs.fp80_slot();
                self.fs.intrinsic(op, &[slot, a.value(), b.value()], None);
                Ok(Opd::of(slot))
            }
            (Kind::Vector(element, _), _) => self.lanes(ty, &[a, b], |r, lane| {
                let v = r.lower_float_binary(op, element, Opd::of(lane[0][0]), Opd::of(lane[1][0]), pos)?;
                Ok((element, v))
            }),
            _ => Err(self.c.fault_at(pos, format!("a float operation on {}", self.types.show(ty)))),
        }
    }

    /// `fneg` and its like.
    pub(crate) fn float_unary(&mut self, op: UnaryOp) -> Read<Res> {
        self.skip_flags();
        self.c.ws();
        let start = self.c.p;
        let (ty, a) = self.typed_operand()?;
        let v = self.lower_float_unary(op, ty, a, start)?;
        Ok(Res::new(ty, v))
    }

    pub(crate) fn lower_float_unary(&mut self, op: UnaryOp, ty: Ty, a: Opd, pos: usize) -> Read<Opd> {
        match self.types.kind(ty) {
            Kind::Float | Kind::Double => {
                let piece = self.piece(ty);
                Ok(Opd::of(self.fs.unary(op, piece, a.value())))
            }
            Kind::Half | Kind::BFloat => Ok(Opd::of(match op {
                UnaryOp::Fneg => self.fs.binary_imm(BinaryOp::Xor, a.value(), 0x8000),
                UnaryOp::Fabs => self.fs.binary_imm(BinaryOp::And, a.value(), 0x7fff),
                _ => {
                    let x = self.half_to_float(ty, a.value());
                    let x = self.fs.unary(op, Type::F32, x);
                    self.float_to_half(ty, x)
                }
            })),
            Kind::Fp80 => {
                let op = match op {
                    UnaryOp::Fneg => IntrinsicOp::X87Neg,
                    UnaryOp::Fabs => IntrinsicOp::X87Abs,
                    UnaryOp::Sqrt => IntrinsicOp::X87Sqrt,
                    _ => return Err(self.c.unsupported_at(pos, "this operation on x86_fp80")),
                };
                let slot = self.fs.fp80_slot();
                self.fs.intrinsic(op, &[slot, a.value()], None);
                Ok(Opd::of(slot))
            }
            Kind::Vector(element, _) => self.lanes(ty, &[a], |r, lane| {
                let v = r.lower_float_unary(op, element, Opd::of(lane[0][0]), pos)?;
                Ok((element, v))
            }),
            _ => Err(self.c.fault_at(pos, format!("a float operation on {}", self.types.show(ty)))),
        }
    }

    /// The condition after `icmp` or `fcmp`.
    pub(crate) fn comparison_word(&mut self, int: bool) -> Read<Comparison> {
        self.skip_flags();
        self.c.ws();
        let start = self.c.p;
        let word = self.c.word();
        if int {
            let cc = match word {
                b"eq" => IntCC::Eq,
                b"ne" => IntCC::Ne,
                b"slt" => IntCC::Slt,
                b"sle" => IntCC::Sle,
                b"sgt" => IntCC::Sgt,
                b"sge" => IntCC::Sge,
                b"ult" => IntCC::Ult,
                b"ule" => IntCC::Ule,
                b"ugt" => IntCC::Ugt,
                b"uge" => IntCC::Uge,
                _ => return Err(self.c.fault_at(start, "expected a condition such as 'slt'")),
            };
            return Ok(Comparison::Int(cc));
        }
        let cc = core::str::from_utf8(word).ok().and_then(FloatCC::from_name);
        cc.map(Comparison::Float).ok_or_else(|| self.c.fault_at(start, "expected a condition such as 'olt'"))
    }

    /// `icmp`.
    #[inline]
    pub(crate) fn icmp_inst(&mut self) -> Read<Res> {
        let cc = self.comparison_word(true)?;
        let start = self.c.p;
        let ty = self.ty()?;
        let a = self.operand(ty)?;
        self.c.expect(b',')?;
        let b = self.operand(ty)?;
        self.lower_compare(cc, ty, a, b, start)
    }

    /// `fcmp`.
    pub(crate) fn fcmp_inst(&mut self) -> Read<Res> {
        let cc = self.comparison_word(false)?;
        let start = self.c.p;
        let ty = self.ty()?;
        let a = self.operand(ty)?;
        self.c.expect(b',')?;
        let b = self.operand(ty)?;
        self.lower_compare(cc, ty, a, b, start)
    }

    /// A comparison of operands that were read; the result is `i1` or a vector of `i1`.
    pub(crate) fn lower_compare(&mut self, cc: Comparison, ty: Ty, a: Opd, b: Opd, pos: usize) -> Read<Res> {
        if let Kind::Vector(element, n) = self.types.kind(ty) {
            let v = self.lanes(ty, &[a, b], |r, lane| {
                let (x, y) = (r.assemble(element, lane[0]), r.assemble(element, lane[1]));
                let res = r.lower_compare(cc, element, x, y, pos)?;
                Ok((Ty::I1, res.v))
            })?;
            let result = self.types.vector(Ty::I1, n);
            self.lay_out(result, pos)?;
            return Ok(Res::new(result, v));
        }
        let v = match (cc, self.types.kind(ty)) {
            (Comparison::Int(cc), Kind::Ptr(_)) => self.fs.icmp(cc, a.value(), b.value()),
            (Comparison::Int(cc), Kind::Int(bits)) if bits <= 64 => {
                let (mut x, mut y) = (a.value(), b.value());
                let signed = matches!(cc, IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge);
                if signed {
                    x = self.sign_in_container(x, bits);
                    y = self.sign_in_container(y, bits);
                }
                self.fs.icmp(cc, x, y)
            }
            (Comparison::Int(cc), Kind::Int(bits)) => {
                let (a, b) = (self.pieces(ty, a), self.pieces(ty, b));
                self.wide_compare(cc, bits, &a, &b)
            }
            (Comparison::Float(cc), Kind::Float | Kind::Double) => {
                self.fs.push_value(InstData::Fcmp { cc, args: [a.value(), b.value()] }, Type::I8)
            }
            (Comparison::Float(cc), Kind::Half | Kind::BFloat) => {
                let (x, y) = (self.half_to_float(ty, a.value()), self.half_to_float(ty, b.value()));
                self.fs.push_value(InstData::Fcmp { cc, args: [x, y] }, Type::I8)
            }
            (Comparison::Float(cc), Kind::Fp80) => {
                self.compare_by_outcome(IntrinsicOp::X87Cmp, outcome_bits(cc), a.value(), b.value())
            }
            _ => return Err(self.c.fault_at(pos, format!("this comparison of {}", self.types.show(ty)))),
        };
        Ok(Res::new(Ty::I1, Opd::of(v)))
    }

    /// Compares by an operation that gives one bit each for less, equal, greater, unordered: true where it is
    /// among `bits`.
    pub(crate) fn compare_by_outcome(&mut self, op: IntrinsicOp, bits: u64, a: Value, b: Value) -> Value {
        let outcome = self.fs.intrinsic(op, &[a, b], Some(Type::I8));
        let Some(outcome) = outcome else { return self.fs.f.zero(Type::I8) };
        let hit = self.fs.binary_imm(BinaryOp::And, outcome, bits);
        let zero = self.fs.f.zero(Type::I8);
        self.fs.icmp(IntCC::Ne, hit, zero)
    }

    /// `select`.
    pub(crate) fn select_inst(&mut self) -> Read<Res> {
        self.skip_flags();
        self.c.ws();
        let start = self.c.p;
        let (cond_ty, cond) = self.typed_operand()?;
        self.c.expect(b',')?;
        let (ty, a) = self.typed_operand()?;
        let b = self.next_operand_of(ty)?;
        let v = self.lower_select(cond_ty, cond, ty, a, b, start)?;
        Ok(Res::new(ty, v))
    }

    pub(crate) fn lower_select(
        &mut self,
        cond_ty: Ty,
        cond: Opd,
        ty: Ty,
        a: Opd,
        b: Opd,
        pos: usize,
    ) -> Read<Opd> {
        if cond_ty == Ty::I1 {
            let cond = cond.value();
            if self.types.info(ty).single {
                return Ok(Opd::of(self.fs.select(cond, a.value(), b.value())));
            }
            let (a, b) = (self.pieces(ty, a), self.pieces(ty, b));
            let out: Vec<Value> = a.iter().zip(&b).map(|(&a, &b)| self.fs.select(cond, a, b)).collect();
            return Ok(self.fs.keep(&out));
        }
        match (self.types.kind(cond_ty), self.types.kind(ty)) {
            (Kind::Vector(Ty::I1, n), Kind::Vector(element, m)) if n == m => {
                let per = self.types.info(element).pieces as usize;
                let conds = self.pieces(cond_ty, cond);
                let (a, b) = (self.pieces(ty, a), self.pieces(ty, b));
                let out: Vec<Value> = (0..a.len())
                    .map(|i| self.fs.ternary(TernaryOp::Select, conds[i / per], a[i], b[i]))
                    .collect();
                Ok(self.fs.keep(&out))
            }
            _ => Err(self.c.fault_at(pos, "the condition of a select is i1 or a vector of i1")),
        }
    }

    /// `freeze`: undefined bits become zero.
    pub(crate) fn freeze(&mut self) -> Read<Res> {
        let (ty, v) = self.typed_operand()?;
        Ok(self.lower_freeze(ty, v))
    }

    pub(crate) fn lower_freeze(&mut self, ty: Ty, v: Opd) -> Res {
        let pieces = self.pieces(ty, v);
        let frozen: Vec<Value> = pieces
            .iter()
            .map(|&value| match self.fs.f.const_data(value) {
                Some(sheave_ir::ConstData::Undef) => {
                    let piece = self.fs.ty(value);
                    self.fs.f.zero(piece)
                }
                _ => value,
            })
            .collect();
        if frozen == pieces {
            return Res::new(ty, v);
        }
        let v = self.assemble(ty, &frozen);
        Res::new(ty, v)
    }
}
