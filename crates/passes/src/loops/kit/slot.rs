//! The slot of a loop: memory that a loop accesses is kept in a slot meanwhile, which promotion, the next
//! pass but for cleaning, turns into a phi.

use sheave_ir::{ConstData, Editor, Inst, InstData, MemFlags, SlotData, Type, Value};

/// A slot of one scalar, made in the entry block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LoopSlot {
    addr: Value,
    ty: Type,
}

impl LoopSlot {
    /// Makes a slot of type `ty`.
    pub(crate) fn new(edit: &mut Editor<'_>, ty: Type) -> LoopSlot {
        let (size, entry) = (ty.bytes(), edit.layout[0]);
        let align_log2 = size.ilog2() as u8;
        let slot = edit.make_slot(SlotData { size, align_log2, ty: Some(ty), volatile: false, param: None });
        let (alloca, addr) = edit.make_inst_with_result(InstData::Alloca { slot }, Type::Ptr);
        edit.insert_before(edit.block_insts(entry)[0], alloca);
        LoopSlot { addr, ty }
    }

    /// A load of it, as an instruction that is nowhere yet.
    pub(crate) fn load(self) -> InstData {
        InstData::Load { flags: MemFlags::default(), addr: self.addr, offset: 0 }
    }

    /// The load and its result.
    pub(crate) fn make_load(self, edit: &mut Editor<'_>) -> (Inst, Value) {
        edit.make_inst_with_result(self.load(), self.ty)
    }

    /// A store of `value` to it.
    pub(crate) fn store(self, value: Value) -> InstData {
        InstData::Store { flags: MemFlags::default(), addr: self.addr, value, offset: 0 }
    }

    /// A store of undef: without it, a slot that is filled on one path alone would keep its content from the
    /// last time the loop was entered.
    pub(crate) fn make_undefined(self, edit: &mut Editor<'_>) -> Inst {
        let value = edit.make_const(self.ty, ConstData::Undef);
        edit.make_inst(self.store(value))
    }

    /// The load of the memory at `addr + offset` and the store of its content to the slot.
    pub(crate) fn fill(self, edit: &mut Editor<'_>, addr: Value, offset: i32) -> [Inst; 2] {
        let load = InstData::Load { flags: MemFlags::default(), addr, offset };
        let (load, value) = edit.make_inst_with_result(load, self.ty);
        [load, edit.make_inst(self.store(value))]
    }
}
