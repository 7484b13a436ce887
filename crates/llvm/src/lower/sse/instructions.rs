//! Intrinsics that are one instruction of the processor: inline assembly.

use sheave_ir::{
    AsmData, AsmOperand, AsmOperandKind, BinaryOp, FloatCC, InstData, Type, UnaryOp, Value, X86Op, X86Shape,
};

use crate::lower::Lower;
use crate::lower::body::TypedValue;
use crate::lower::intrinsics::Intrinsic;
use crate::lower::reason::{Lowered, invalid};
use crate::lower::types::{Kind, Ty};

impl Lower {
    /// The lanes of the result of `op`, where `result` is its letter in the table.
    pub(super) fn x86_instruction(
        &mut self,
        op: X86Op,
        result: u8,
        operands: &[Vec<Value>],
    ) -> Lowered<Vec<Value>> {
        let n = operands.len() - usize::from(op.has_immediate());
        let immediate = match operands.get(n) {
            None => 0,
            Some(immediate) => match self.body.func.const_bits(immediate[0]) {
                Some(bits) => bits as u8,
                None => return Err(invalid("the last operand must be a constant")),
            },
        };
        let X86Shape::Vectors(_) = op.shape() else {
            let args: Vec<Value> = operands[..n].concat();
            return Ok(self.x86_assembly(op, immediate, &args));
        };
        let mut args = Vec::new();
        for lanes in &operands[..n] {
            let bits = 128 / lanes.len() as u32;
            let halves = self.join_bits(lanes, bits, lanes.len() as u32);
            args.extend(halves.into_iter().map(|half| self.body.bitcast(Type::F64, half)));
        }
        let results = self.x86_assembly(op, immediate, &args);
        let halves: Vec<Value> =
            results[..2].iter().map(|&half| self.body.bitcast(Type::I64, half)).collect();
        let mut lanes = Vec::new();
        let bits = if result == b'd' { 32 } else { 64 };
        self.cut_bits(&halves, bits, 128 / bits, &mut lanes);
        Ok(lanes)
    }

    /// `rdrand` and `rdseed`: an integer, and whether it is one, as an `i32`; else the integer is zero.
    pub(crate) fn random_intrinsic(&mut self, intrinsic: Intrinsic, ret: Ty) -> Lowered<TypedValue> {
        let bits = match self.types.kind(ret) {
            Kind::Struct { first, n: 2, .. }
                if self.types.kind(self.types.field(first, 1)) == Kind::Int(32) =>
            {
                match self.types.kind(self.types.field(first, 0)) {
                    Kind::Int(bits) => bits,
                    _ => 0,
                }
            }
            _ => 0,
        };
        let op = match (intrinsic, bits) {
            (Intrinsic::Rdrand, 16) => X86Op::RdrandWord,
            (Intrinsic::Rdrand, 32) => X86Op::RdrandLong,
            (Intrinsic::Rdrand, 64) => X86Op::RdrandQuad,
            (_, 16) => X86Op::RdseedWord,
            (_, 32) => X86Op::RdseedLong,
            (_, 64) => X86Op::RdseedQuad,
            _ => return Err(invalid("this intrinsic has another type")),
        };
        let results = self.x86_assembly(op, 0, &[]);
        let valid = self.body.resize(Type::I32, results[1]);
        let v = self.assemble(ret, &[results[0], valid]);
        Ok(TypedValue::new(ret, v))
    }

    fn x86_assembly(&mut self, op: X86Op, immediate: u8, args: &[Value]) -> Vec<Value> {
        let (data, results) = op.assembly(immediate);
        let asm = self.body.func.asms.push(data);
        let args = self.body.list(args);
        let inst = self.body.push(InstData::Asm { asm, args });
        results.into_iter().map(|ty| self.body.func.append_result(inst, ty)).collect()
    }

    /// `vcvtps2ph`: the lanes of the first operand, rounded as the second says: the processor's mode, which
    /// is taken to be the nearest, or nearest, down, up, toward zero.
    pub(super) fn halves(&mut self, operands: &[Vec<Value>]) -> Lowered<Vec<Value>> {
        let Some(mode) = self.body.func.const_bits(operands[1][0]) else {
            return Err(invalid("the rounding must be a constant"));
        };
        let mut halves = Vec::new();
        for &lane in &operands[0] {
            let nearest = self.float_to_half(Ty::HALF, lane);
            halves.push(match mode & 7 {
                1 => self.half_beside(nearest, lane, false),
                2 => self.half_beside(nearest, lane, true),
                3 => {
                    let zero = self.body.func.zero(Type::F32);
                    let negative = self.fcmp(FloatCC::Olt, lane, zero);
                    let down = self.half_beside(nearest, lane, false);
                    let up = self.half_beside(nearest, lane, true);
                    self.body.select(negative, up, down)
                }
                _ => nearest,
            });
        }
        let zero = self.body.func.zero(Type::I16);
        halves.resize(8, zero);
        Ok(halves)
    }

    /// `half`, or the next one toward what is infinite: `up` where it is less than `exact`, else where it is
    /// greater.
    fn half_beside(&mut self, half: Value, exact: Value, up: bool) -> Value {
        let back = self.half_to_float(Ty::HALF, half);
        let wrong = self.fcmp(if up { FloatCC::Olt } else { FloatCC::Ogt }, back, exact);
        let wrong = self.body.resize(Type::I16, wrong);
        let sign = self.body.binary_imm(BinaryOp::Lshr, half, 15);
        let sign = self.body.unary(UnaryOp::Trunc, Type::I8, sign);
        let (more, less) =
            (self.body.binary(BinaryOp::Add, half, wrong), self.body.binary(BinaryOp::Sub, half, wrong));
        // The bits of a negative half grow as it falls.
        if up { self.body.select(sign, less, more) } else { self.body.select(sign, more, less) }
    }

    pub(super) fn estimate(&mut self, mnemonic: &str, lane: Value) -> Value {
        let operand =
            |kind| AsmOperand { constraint: "x".into(), kind, ty: Some(Type::F32), early_clobber: false };
        let data = AsmData {
            template: format!("{mnemonic} $1, $0").into(),
            operands: vec![operand(AsmOperandKind::Output), operand(AsmOperandKind::Input)],
            ..AsmData::default()
        };
        let asm = self.body.func.asms.push(data);
        let args = self.body.list(&[lane]);
        self.body.push_value(InstData::Asm { asm, args }, Type::F32)
    }

    pub(super) fn memory_instruction(&mut self, mnemonic: &str, writes: bool, address: Value) {
        let kind = if writes { AsmOperandKind::OutputMemory } else { AsmOperandKind::InputMemory };
        let data = AsmData {
            template: format!("{mnemonic} $0").into(),
            operands: vec![AsmOperand { constraint: "m".into(), kind, ty: None, early_clobber: false }],
            clobbers: vec!["memory".into()],
            side_effects: true,
            ..AsmData::default()
        };
        let asm = self.body.func.asms.push(data);
        let args = self.body.list(&[address]);
        self.body.push(InstData::Asm { asm, args });
    }
}
