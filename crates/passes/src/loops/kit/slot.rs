//! The slot of a loop: memory that a loop accesses is kept in a slot meanwhile, which promotion, the next
//! pass but for cleaning, turns into a phi.

use sheave_ir::{Block, ConstData, Editor, Inst, InstData, MemFlags, Type, Value};

use crate::adapters::insert::{append, insert, make_scalar};

/// A slot of one scalar, made in the entry block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LoopSlot {
    addr: Value,
    ty: Type,
}

impl LoopSlot {
    /// Makes a slot of type `ty`.
    pub(crate) fn new(edit: &mut Editor<'_>, ty: Type) -> LoopSlot {
        let (alloca, addr) = make_scalar(edit, ty);
        edit.insert_before(edit.block_insts(edit.layout[0])[0], alloca);
        LoopSlot { addr, ty }
    }

    /// A load of it, as an instruction that is nowhere yet.
    pub(crate) fn load(self) -> InstData {
        InstData::Load { flags: MemFlags::default(), addr: self.addr, offset: 0 }
    }

    /// A store of `value` to it.
    pub(crate) fn store(self, value: Value) -> InstData {
        InstData::Store { flags: MemFlags::default(), addr: self.addr, value, offset: 0 }
    }

    /// Reads it before `before`.
    pub(crate) fn read(self, edit: &mut Editor<'_>, before: Inst) -> Value {
        insert(edit, before, self.load(), self.ty)
    }

    /// Writes `value` to it before `before`.
    pub(crate) fn write(self, edit: &mut Editor<'_>, before: Inst, value: Value) {
        let store = edit.make_inst(self.store(value));
        edit.insert_before(before, store);
    }

    /// Writes undef to it at the end of `block`: without it, a slot that is filled on one path alone would
    /// keep its content from the last time the loop was entered.
    pub(crate) fn undefine(self, edit: &mut Editor<'_>, block: Block) {
        let undef = edit.make_const(self.ty, ConstData::Undef);
        let store = edit.make_inst(self.store(undef));
        edit.insert_at_end(block, store);
    }

    /// Writes the content of the memory at `addr + offset` to it at the end of `block`.
    pub(crate) fn fill(self, edit: &mut Editor<'_>, block: Block, addr: Value, offset: i32) {
        let load = InstData::Load { flags: MemFlags::default(), addr, offset };
        let value = append(edit, block, load, self.ty);
        let store = edit.make_inst(self.store(value));
        edit.insert_at_end(block, store);
    }
}
