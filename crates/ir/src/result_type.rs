//! The types of an instruction's results, as far as its operands determine them.

use crate::format::Kind;
use crate::{AsmOperandKind, Function, InstData, Module, ResultPlace, Type, Value};

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
    if let Some(results) = data.format().results {
        return match results.get(index) {
            Option::None => None,
            Some(Kind::Is(ty)) => Fixed(*ty),
            Some(Kind::Same(of)) => data.arg(&func.pool, *of).map_or(Named, Same),
            Some(_) => Named,
        };
    }
    let ty = match data {
        InstData::Call { sig, .. } | InstData::CallIndirect { sig, .. } => {
            let results = module.signatures.get(*sig).map_or(&[][..], |sig| &sig.results);
            let mut values = results.iter().filter(|result| result.place == ResultPlace::Register);
            values.nth(index).map(|result| result.ty)
        }
        InstData::Asm { asm, .. } => {
            let operands = func.asms.get(*asm).map_or(&[][..], |asm| &asm.operands);
            let mut outputs = operands.iter().filter(|operand| operand.kind == AsmOperandKind::Output);
            outputs.nth(index).map(|output| output.ty.unwrap_or(Type::I64))
        }
        _ => Option::None,
    };
    ty.map_or(None, Fixed)
}
