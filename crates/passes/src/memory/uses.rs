//! What instructions do with addresses.

use sheave_ir::{BinaryOp, Function, InstData, MemOp, Module, Purpose, UnaryOp, Value};

/// What an instruction does with an operand, should that be an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// It computes another address in the same object.
    Derives,
    /// It reads what is there, and may write to it. An argument that is passed by value is read.
    Reads,
    /// It writes to what is there.
    Writes,
    /// It does something else: where the address is known then is not known.
    Escapes,
}

/// The address from which an instruction computes its result, if that is one.
pub(crate) fn base(data: &InstData) -> Option<Value> {
    match *data {
        InstData::PtrIndex { base, .. }
        | InstData::Unary { op: UnaryOp::Copy, arg: base }
        | InstData::Binary { op: BinaryOp::PtrAdd, args: [base, _], .. } => Some(base),
        _ => None,
    }
}

/// Visits the operands of an instruction, each with what is done with it.
#[inline]
pub(crate) fn for_each_address(
    module: &Module,
    func: &Function,
    data: &InstData,
    mut visit: impl FnMut(Use, Value),
) {
    match *data {
        InstData::Unary { op: UnaryOp::Copy, arg } => visit(Use::Derives, arg),
        InstData::Binary { op: BinaryOp::PtrAdd, args: [base, by], .. }
        | InstData::PtrIndex { base, index: by, .. } => {
            visit(Use::Derives, base);
            visit(Use::Escapes, by);
        }
        InstData::Load { addr, .. } => visit(Use::Reads, addr),
        InstData::Store { addr, value, .. } => {
            visit(Use::Writes, addr);
            visit(Use::Escapes, value);
        }
        InstData::Rmw { addr, value, .. } => {
            visit(Use::Reads, addr);
            visit(Use::Escapes, value);
        }
        InstData::CmpXchg { args: [addr, expected, new], .. } => {
            visit(Use::Reads, addr);
            visit(Use::Escapes, expected);
            visit(Use::Escapes, new);
        }
        InstData::Mem { op, args: [to, from, length], .. } => {
            visit(Use::Writes, to);
            visit(if op == MemOp::Set { Use::Escapes } else { Use::Reads }, from);
            visit(Use::Escapes, length);
        }
        InstData::Call { sig, args, .. } => {
            let params = &module.signatures[sig].params;
            for (index, &arg) in args.as_slice(&func.pool).iter().enumerate() {
                let purpose = params.get(index).map(|param| param.purpose);
                let is_copied = matches!(purpose, Some(Purpose::ByVal { .. }));
                visit(if is_copied { Use::Reads } else { Use::Escapes }, arg);
            }
        }
        data => data.for_each_arg(&func.pool, |arg| visit(Use::Escapes, arg)),
    }
}
