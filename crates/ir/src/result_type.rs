//! Which results an instruction has, as far as its operands tell.

use crate::{
    AsmOperandKind, Function, InstData, IntrinsicResult, Module, ResultPlace, TernaryOp, Type, UnaryOp,
    Value, WideOp,
};

/// The type of one result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ResultType {
    /// There is no such result.
    None,
    /// This type.
    Fixed(Type),
    /// The type of this operand.
    Same(Value),
    /// The operands leave it open: text names the type after the mnemonic.
    Named,
}

/// The type of the result of this index. Constant time, except for a call's results after the first.
pub(crate) fn result_type(func: &Function, module: &Module, data: &InstData, index: usize) -> ResultType {
    use ResultType::{Fixed, Named, None, Same};
    match data {
        InstData::Wide { op, args } => match index {
            0 => Same(args[0]),
            1 if *op == WideOp::UmulWide => Same(args[0]),
            1 => Fixed(Type::I8),
            _ => None,
        },
        InstData::CmpXchg { args, .. } => match index {
            0 => Same(args[2]),
            1 => Fixed(Type::I8),
            _ => None,
        },
        InstData::Call { sig, .. }
        | InstData::CallIndirect { sig, .. }
        | InstData::Invoke { sig, .. }
        | InstData::InvokeIndirect { sig, .. } => {
            let results = module.signatures.get(*sig).map_or(&[][..], |sig| &sig.results);
            let mut values = results.iter().filter(|result| result.place == ResultPlace::Register);
            values.nth(index).map_or(None, |result| Fixed(result.ty))
        }
        InstData::Asm { asm, .. } | InstData::AsmGoto { asm, .. } => {
            let operands = func.asms.get(*asm).map_or(&[][..], |asm| &asm.operands);
            let mut outputs = operands.iter().filter(|operand| operand.kind == AsmOperandKind::Output);
            outputs.nth(index).map_or(None, |output| Fixed(output.ty.unwrap_or(Type::I64)))
        }
        InstData::LandingPad { .. } => match index {
            0 => Fixed(Type::Ptr),
            1 => Fixed(Type::I32),
            _ => None,
        },
        _ if index > 0 => None,
        InstData::Unary { op, arg } => match op {
            UnaryOp::Bitcast
            | UnaryOp::Zext
            | UnaryOp::Sext
            | UnaryOp::Trunc
            | UnaryOp::SintToFloat
            | UnaryOp::UintToFloat
            | UnaryOp::FloatToSint
            | UnaryOp::FloatToUint
            | UnaryOp::FloatToSintSat
            | UnaryOp::FloatToUintSat => Named,
            UnaryOp::Fpromote => Fixed(Type::F64),
            UnaryOp::Fdemote => Fixed(Type::F32),
            _ => Same(*arg),
        },
        InstData::Binary { args, .. } => Same(args[0]),
        InstData::Ternary { op: TernaryOp::Select, args } => Same(args[1]),
        InstData::Ternary { args, .. } => Same(args[0]),
        InstData::Icmp { .. } | InstData::Fcmp { .. } => Fixed(Type::I8),
        InstData::TypeId { .. } => Fixed(Type::I32),
        InstData::PtrIndex { .. } | InstData::Alloca { .. } | InstData::DynAlloca { .. } => Fixed(Type::Ptr),
        InstData::Load { .. } => Named,
        InstData::Rmw { value, .. } => Same(*value),
        InstData::Intrinsic { op, args } => match op.shape().result {
            IntrinsicResult::None => None,
            IntrinsicResult::Fixed(ty) => Fixed(ty),
            IntrinsicResult::SameAsFirst => args.first(&func.pool).map_or(Named, Same),
            IntrinsicResult::Int | IntrinsicResult::Float => Named,
        },
        InstData::Store { .. }
        | InstData::Lifetime { .. }
        | InstData::Fence { .. }
        | InstData::Mem { .. }
        | InstData::Jump
        | InstData::Branch { .. }
        | InstData::Switch { .. }
        | InstData::IndirectBranch { .. }
        | InstData::Resume { .. }
        | InstData::Return { .. }
        | InstData::Unreachable => None,
    }
}
