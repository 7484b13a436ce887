//! Instructions that adapters put before others.

use sheave_ir::{Block, Editor, Inst, InstData, MemFlags, SlotData, Type, Value};

/// The result of a new instruction before `before`.
pub(crate) fn insert(edit: &mut Editor<'_>, before: Inst, data: InstData, ty: Type) -> Value {
    let (inst, value) = edit.make_inst_with_result(data, ty);
    edit.insert_before(before, inst);
    value
}

/// The result of a new instruction at the end of `block`.
pub(crate) fn append(edit: &mut Editor<'_>, block: Block, data: InstData, ty: Type) -> Value {
    let (inst, value) = edit.make_inst_with_result(data, ty);
    edit.insert_at_end(block, inst);
    value
}

/// A plain load before `before`.
pub(super) fn load(edit: &mut Editor<'_>, before: Inst, addr: Value, offset: i32, ty: Type) -> Value {
    insert(edit, before, InstData::Load { flags: MemFlags::default(), addr, offset }, ty)
}

/// A plain store before `before`.
pub(crate) fn store(edit: &mut Editor<'_>, before: Inst, addr: Value, offset: i32, value: Value) {
    let inst = edit.make_inst(InstData::Store { flags: MemFlags::default(), addr, value, offset });
    edit.insert_before(before, inst);
}

/// A new slot of type `ty`: the instruction that makes its address, which is in no block yet, and the
/// address.
pub(crate) fn make_scalar(edit: &mut Editor<'_>, ty: Type) -> (Inst, Value) {
    let (size, align_log2) = (ty.bytes(), ty.bytes().ilog2() as u8);
    let slot = edit.make_slot(SlotData { size, align_log2, ty: Some(ty), volatile: false, param: None });
    edit.make_inst_with_result(InstData::Alloca { slot }, Type::Ptr)
}
