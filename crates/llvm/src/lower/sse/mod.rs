//! The intrinsics of `<xmmintrin.h>` and its successors: what of SSE and SSE2 compilers leave to the target,
//! and of SSSE3, SSE4.1 and AVX2 what programs use where they have found the processor to have it.
//!
//! Every x86-64 processor has these instructions, so C programs use them without asking. Like all vectors
//! they are lowered lane by lane to ordinary instructions, with the results that the hardware gives for ties,
//! overflow and NaN. Estimates (`rcp`, `rsqrt`), the control register, AES, SHA, CRC-32C and products without
//! carries are the instructions themselves, as inline assembly. The comparisons `comi…` are ordered, as Intel
//! documents them. The later extensions need no newer processor here, except for those instructions. Vectors
//! of 32 bytes are two of 16, as they are to the hardware. Most of AVX and what is beyond AVX2 stays
//! unsupported.
//!
//! Conversions round to nearest even, whatever the control register says.

mod instructions;
mod table;

use sheave_ir::{BinaryOp, FloatCC, InstData, IntCC, IntrinsicOp, Type, UnaryOp, Value};

use self::table::{Op, TABLE};

use crate::lower::Lower;
use crate::lower::body::{CallArg, TypedValue};
use crate::lower::reason::{Lowered, invalid};
use crate::lower::types::{Kind, Ty};

/// An intrinsic: its index in [`TABLE`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sse(u8);

/// The comparison with the number `n` of `cmpps` and its like.
fn predicate(n: u64) -> FloatCC {
    use FloatCC::{Oeq, Ole, Olt, Ord, Uge, Ugt, Une, Uno};
    // Not less is unordered, greater or equal.
    [Oeq, Olt, Ole, Uno, Une, Uge, Ugt, Ord][n as usize & 7]
}

impl Sse {
    /// The intrinsic with this name (after `llvm.x86.`).
    pub(crate) fn of_name(name: &str) -> Option<Sse> {
        TABLE.iter().position(|row| row.0 == name).map(|row| Sse(row as u8))
    }
}

impl Lower {
    /// Lowers the call of one of them.
    pub(crate) fn sse_intrinsic(&mut self, sse: Sse, ret: Ty, args: &[CallArg]) -> Lowered<TypedValue> {
        let (_, op, types) = TABLE[usize::from(sse.0)];
        let (result, params) = (types.as_bytes()[0], &types.as_bytes()[1..]);
        let fits = self.has_code(ret, result)
            && params.len() == args.len()
            && args.iter().zip(params).all(|(arg, &code)| self.has_code(arg.ty, code));
        if !fits {
            return Err(invalid("this intrinsic has another type"));
        }
        let operands: Vec<Vec<Value>> = args.iter().map(|arg| self.pieces(arg.ty, arg.v)).collect();
        let lanes = if result.is_ascii_uppercase() {
            let mut lanes = Vec::new();
            for half in 0..2 {
                let halves = params.iter().zip(&operands).map(|(code, all)| match code {
                    b'A'..=b'Z' => all[half * all.len() / 2..(half + 1) * all.len() / 2].to_vec(),
                    _ => all.clone(),
                });
                let halves: Vec<Vec<Value>> = halves.collect();
                lanes.extend(self.sse_lanes(op, result.to_ascii_lowercase(), &halves, args)?);
            }
            lanes
        } else {
            self.sse_lanes(op, result, &operands, args)?
        };
        if result == b'v' {
            return Ok(TypedValue::NONE);
        }
        let v = self.assemble(ret, &lanes);
        Ok(TypedValue::new(ret, v))
    }

    /// The lanes of the result, of 16 bytes at most, for the lanes of the operands; none where there is no
    /// result. `args` are the operands of the whole call.
    fn sse_lanes(
        &mut self,
        op: Op,
        result: u8,
        operands: &[Vec<Value>],
        args: &[CallArg],
    ) -> Lowered<Vec<Value>> {
        let lanes = match op {
            Op::MoveMask => vec![self.move_mask(&operands[0])],
            Op::Pack { signed } => {
                let all: Vec<Value> = operands.concat();
                all.into_iter().map(|lane| self.pack(lane, signed)).collect()
            }
            Op::MultiplyAdd => self.multiply_add(operands),
            Op::SumOfDifferences => self.sum_of_differences(operands),
            Op::MultiplyHigh { signed } => self.each_pair(operands, |r, a, b| {
                let extend = if signed { UnaryOp::Sext } else { UnaryOp::Zext };
                let (a, b) = (r.body.unary(extend, Type::I32, a), r.body.unary(extend, Type::I32, b));
                let product = r.body.binary(BinaryOp::Mul, a, b);
                let high = r.body.binary_imm(BinaryOp::Lshr, product, 16);
                r.body.resize(Type::I16, high)
            }),
            Op::ShuffleBytes => self.shuffle_bytes(&operands[0], &operands[1]),
            Op::MultiplyAddBytes => self.multiply_add_bytes(operands),
            Op::MultiplyRound => self.each_pair(operands, |r, a, b| {
                let (a, b) =
                    (r.body.unary(UnaryOp::Sext, Type::I32, a), r.body.unary(UnaryOp::Sext, Type::I32, b));
                let product = r.body.binary(BinaryOp::Mul, a, b);
                let twice = r.body.binary_imm(BinaryOp::Lshr, product, 14);
                let rounded = r.body.binary_imm(BinaryOp::Add, twice, 1);
                let high = r.body.binary_imm(BinaryOp::Lshr, rounded, 1);
                r.body.resize(Type::I16, high)
            }),
            Op::Neighbours(op) => {
                let all = operands.concat();
                all.chunks(2).map(|pair| self.body.binary(op, pair[0], pair[1])).collect()
            }
            Op::Sign => self.each_pair(operands, |r, a, b| {
                let ty = r.body.ty(a);
                let zero = r.body.func.zero(ty);
                let negated = r.body.unary(UnaryOp::Neg, ty, a);
                let (below, above) = (r.body.icmp(IntCC::Slt, b, zero), r.body.icmp(IntCC::Sgt, b, zero));
                let unsigned = r.body.select(above, a, zero);
                r.body.select(below, negated, unsigned)
            }),
            Op::Blend => {
                let signs: Vec<Value> = operands[2].iter().map(|&mask| self.sign_bit(mask)).collect();
                let signs: Vec<Value> =
                    signs.into_iter().map(|sign| self.body.resize(Type::I8, sign)).collect();
                let pairs = operands[0].iter().zip(&operands[1]).zip(signs);
                pairs.map(|((&a, &b), sign)| self.body.select(sign, b, a)).collect()
            }
            Op::Average => self.each_pair(operands, |r, a, b| {
                let ty = r.body.ty(a);
                let (a, b) = (r.body.resize(Type::I32, a), r.body.resize(Type::I32, b));
                let sum = r.body.binary(BinaryOp::Add, a, b);
                let sum = r.body.binary_imm(BinaryOp::Add, sum, 1);
                let half = r.body.binary_imm(BinaryOp::Lshr, sum, 1);
                r.body.resize(ty, half)
            }),
            Op::Shift(op) => {
                let amount = match operands[1].len() {
                    1 => operands[1][0],
                    _ => self.raw_bits(args[1].ty, args[1].v)[0],
                };
                let amount = self.body.resize(Type::I64, amount);
                operands[0].iter().map(|&lane| self.shift_out(op, lane, amount)).collect()
            }
            Op::MaskedStore => {
                self.masked_store(operands);
                Vec::new()
            }
            Op::Choose { cc, all } => self.some_pairs(operands, all, |r, a, b| {
                let holds = r.fcmp(cc, a, b);
                r.body.select(holds, a, b)
            }),
            Op::Compare { all } => {
                let Some(number) = self.body.func.const_bits(operands[2][0]) else {
                    return Err(invalid("the comparison must be a constant"));
                };
                self.some_pairs(operands, all, |r, a, b| {
                    let holds = r.fcmp(predicate(number), a, b);
                    let ty = r.body.ty(a);
                    let raw = if ty == Type::F32 { Type::I32 } else { Type::I64 };
                    let holds = r.body.resize(raw, holds);
                    let mask = r.body.unary(UnaryOp::Neg, raw, holds);
                    r.body.bitcast(ty, mask)
                })
            }
            Op::Test(cc) => {
                let holds = self.fcmp(cc, operands[0][0], operands[1][0]);
                vec![self.body.resize(Type::I32, holds)]
            }
            Op::ToInteger { round } => self.integers_of(&operands[0], result, round),
            Op::Demote => {
                let zero = self.body.func.zero(Type::F32);
                let demoted =
                    operands[0].iter().map(|&lane| self.body.unary(UnaryOp::Fdemote, Type::F32, lane));
                demoted.collect::<Vec<_>>().into_iter().chain([zero; 2]).collect()
            }
            Op::DemoteScalar => {
                let mut lanes = operands[0].clone();
                lanes[0] = self.body.unary(UnaryOp::Fdemote, Type::F32, operands[1][0]);
                lanes
            }
            Op::Estimate { mnemonic, all } => {
                let mut lanes = operands[0].clone();
                let n = if all { lanes.len() } else { 1 };
                for lane in &mut lanes[..n] {
                    *lane = self.estimate(mnemonic, *lane);
                }
                lanes
            }
            Op::Instruction(op) => self.x86_instruction(op, result, operands)?,
            Op::ToHalf => self.halves(operands)?,
            Op::Memory { mnemonic, writes } => {
                self.memory_instruction(mnemonic, writes, operands[0][0]);
                Vec::new()
            }
        };
        Ok(lanes)
    }

    /// Whether `ty` is what the letter of the table means.
    fn has_code(&self, ty: Ty, code: u8) -> bool {
        let bytes = if code.is_ascii_uppercase() { 32 } else { 16 };
        let (element, size) = match code.to_ascii_lowercase() {
            b'v' => return ty == Ty::VOID,
            b'a' => return matches!(self.types.kind(ty), Kind::Ptr(_)),
            b'1' => return self.types.kind(ty) == Kind::Int(8),
            b'2' => return self.types.kind(ty) == Kind::Int(16),
            b'4' => return self.types.kind(ty) == Kind::Int(32),
            b'8' => return self.types.kind(ty) == Kind::Int(64),
            b'b' => (Kind::Int(8), 1),
            b'w' => (Kind::Int(16), 2),
            b'd' => (Kind::Int(32), 4),
            b'q' => (Kind::Int(64), 8),
            b's' => (Kind::Float, 4),
            _ => (Kind::Double, 8),
        };
        matches!(self.types.kind(ty), Kind::Vector(lane, n)
            if n * size == bytes && self.types.kind(lane) == element)
    }

    fn fcmp(&mut self, cc: FloatCC, a: Value, b: Value) -> Value {
        self.body.push_value(InstData::Fcmp { cc, args: [a, b] }, Type::I8)
    }

    fn each_pair(
        &mut self,
        operands: &[Vec<Value>],
        mut f: impl FnMut(&mut Self, Value, Value) -> Value,
    ) -> Vec<Value> {
        operands[0].iter().zip(&operands[1]).map(|(&a, &b)| f(self, a, b)).collect()
    }

    /// `f` of all lanes, or of lane 0 with the rest of the first operand.
    fn some_pairs(
        &mut self,
        operands: &[Vec<Value>],
        all: bool,
        mut f: impl FnMut(&mut Self, Value, Value) -> Value,
    ) -> Vec<Value> {
        if all {
            return self.each_pair(operands, f);
        }
        let mut lanes = operands[0].clone();
        lanes[0] = f(self, operands[0][0], operands[1][0]);
        lanes
    }

    fn move_mask(&mut self, lanes: &[Value]) -> Value {
        let mut mask = self.body.func.zero(Type::I32);
        for (i, &lane) in lanes.iter().enumerate() {
            let sign = self.sign_bit(lane);
            let sign = self.body.resize(Type::I32, sign);
            let placed = self.body.binary_imm(BinaryOp::Shl, sign, i as u64);
            mask = self.body.binary(BinaryOp::Or, mask, placed);
        }
        mask
    }

    /// The highest bit of a lane, as an integer of its size.
    fn sign_bit(&mut self, lane: Value) -> Value {
        let raw = match self.body.ty(lane) {
            Type::F32 => Type::I32,
            Type::F64 => Type::I64,
            ty => ty,
        };
        let bits = self.body.bitcast(raw, lane);
        self.body.binary_imm(BinaryOp::Lshr, bits, u64::from(raw.bits()) - 1)
    }

    /// The places are known when the program runs, so the bytes go through memory.
    fn shuffle_bytes(&mut self, bytes: &[Value], places: &[Value]) -> Vec<Value> {
        let memory = self.body.temporary(16, 4);
        for (i, &byte) in bytes.iter().enumerate() {
            self.body.store(byte, memory, i as i32);
        }
        let zero = self.body.func.zero(Type::I8);
        let mut out = Vec::new();
        for &place in places {
            let index = self.body.binary_imm(BinaryOp::And, place, 15);
            let index = self.body.resize(Type::I64, index);
            let at = self.body.binary(BinaryOp::PtrAdd, memory, index);
            let byte = self.body.load(Type::I8, at, 0);
            let none = self.body.icmp(IntCC::Slt, place, zero);
            out.push(self.body.select(none, zero, byte));
        }
        out
    }

    fn multiply_add_bytes(&mut self, operands: &[Vec<Value>]) -> Vec<Value> {
        let products = self.each_pair(operands, |r, a, b| {
            let (a, b) =
                (r.body.unary(UnaryOp::Zext, Type::I32, a), r.body.unary(UnaryOp::Sext, Type::I32, b));
            r.body.binary(BinaryOp::Mul, a, b)
        });
        let mut out = Vec::new();
        for pair in products.chunks(2) {
            let sum = self.body.binary(BinaryOp::Add, pair[0], pair[1]);
            out.push(self.pack(sum, true));
        }
        out
    }

    /// A lane, read as signed, clamped to half its width.
    fn pack(&mut self, lane: Value, signed: bool) -> Value {
        let ty = self.body.ty(lane);
        let narrow = if ty == Type::I32 { Type::I16 } else { Type::I8 };
        let bits = narrow.bits();
        let (low, high) =
            if signed { (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1) } else { (0, (1i64 << bits) - 1) };
        let above = self.body.binary_imm(BinaryOp::Smax, lane, low as u64 & ty.mask());
        let inside = self.body.binary_imm(BinaryOp::Smin, above, high as u64);
        self.body.resize(narrow, inside)
    }

    fn multiply_add(&mut self, operands: &[Vec<Value>]) -> Vec<Value> {
        let products = self.each_pair(operands, |r, a, b| {
            let (a, b) =
                (r.body.unary(UnaryOp::Sext, Type::I32, a), r.body.unary(UnaryOp::Sext, Type::I32, b));
            r.body.binary(BinaryOp::Mul, a, b)
        });
        products.chunks(2).map(|pair| self.body.binary(BinaryOp::Add, pair[0], pair[1])).collect()
    }

    fn sum_of_differences(&mut self, operands: &[Vec<Value>]) -> Vec<Value> {
        let differences = self.each_pair(operands, |r, a, b| {
            let (most, least) = (r.body.binary(BinaryOp::Umax, a, b), r.body.binary(BinaryOp::Umin, a, b));
            let difference = r.body.binary(BinaryOp::Sub, most, least);
            r.body.resize(Type::I64, difference)
        });
        let mut sums = Vec::new();
        for half in differences.chunks(8) {
            let sum = half[1..].iter().fold(half[0], |sum, &next| self.body.binary(BinaryOp::Add, sum, next));
            sums.push(sum);
        }
        sums
    }

    /// `op lane, amount`, where an amount beyond the width leaves zeros or signs.
    fn shift_out(&mut self, op: BinaryOp, lane: Value, amount: Value) -> Value {
        let ty = self.body.ty(lane);
        let last = u64::from(ty.bits()) - 1;
        let (within, last_value) =
            (self.body.binary_imm(BinaryOp::Umin, amount, last), self.body.iconst(Type::I64, last));
        let within = self.body.resize(ty, within);
        let shifted = self.body.binary(op, lane, within);
        if op == BinaryOp::Ashr {
            return shifted;
        }
        let zero = self.body.func.zero(ty);
        let beyond = self.body.icmp(IntCC::Ugt, amount, last_value);
        self.body.select(beyond, zero, shifted)
    }

    /// Bytes that are not wanted go to a slot of their own: their addresses may not even be memory.
    fn masked_store(&mut self, operands: &[Vec<Value>]) {
        let nowhere = self.body.temporary(1, 0);
        for (i, (&byte, &mask)) in operands[0].iter().zip(&operands[1]).enumerate() {
            let zero = self.body.func.zero(Type::I8);
            let wanted = self.body.icmp(IntCC::Slt, mask, zero);
            let there = self.body.address(operands[2][0], i as i64);
            let place = self.body.select(wanted, there, nowhere);
            self.body.store(byte, place, 0);
        }
    }

    fn integers_of(&mut self, lanes: &[Value], result: u8, round: bool) -> Vec<Value> {
        let (ty, n) = match result {
            b'd' => (Type::I32, lanes.len()),
            b'4' => (Type::I32, 1),
            _ => (Type::I64, 1),
        };
        let mut out = Vec::new();
        for &lane in &lanes[..n] {
            let float = self.body.ty(lane);
            let lane = match round {
                true => self.body.intrinsic(IntrinsicOp::Nearest, &[lane], Some(float)).unwrap_or(lane),
                false => lane,
            };
            out.push(self.body.unary(UnaryOp::FloatToSint, ty, lane));
        }
        if result == b'd' {
            let zero = self.body.func.zero(Type::I32);
            out.resize(4, zero);
        }
        out
    }
}
