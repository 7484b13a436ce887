//! Loads and stores: forwarding of known contents. Copies of one scalar are a load and a store.

use sheave_ir::{Block, ConstData, Editor, Inst, InstData, MemFlags, MemOp, Type, UnaryOp, Value};

use super::Walk;
use crate::blocks::node;
use crate::memory::alias::Aliases;
use crate::memory::{self, Point};
use crate::scalar::value_table::{self, Entry};

impl Walk<'_, '_> {
    pub(super) fn load(&mut self, block: Block, inst: Inst, addr: Value, offset: i32, value: Value) {
        let ty = self.edit.ty(value);
        if self.edit.values[addr].is_const()
            && let Some(data) = self.constant_data(addr, offset, ty)
            && self.edit.begin_rewrite()
        {
            let constant = self.edit.constant(ty, data);
            self.replace(Some(value), constant);
            self.stats.loads_forwarded += 1;
            return;
        }
        let hash = value_table::hash_memory(addr, offset);
        let edit = &*self.edit;
        // Of several accesses the newest tells most: every path from an older one passes it.
        let found = self.ctx.table.find(hash, |entry| {
            accesses(edit, entry.inst, addr, offset) && conversion(edit.ty(entry.value), ty).is_some()
        });
        if let Some(entry) = found
            && let Some(conversion) = conversion(edit.ty(entry.value), ty)
            && self.is_unchanged(inst, addr, offset, ty, &entry)
            && self.edit.begin_rewrite()
        {
            self.stats.loads_forwarded += 1;
            // The earlier access stands for both.
            if self.edit.access_type(entry.inst) != self.edit.access_type(inst) {
                self.edit.forget_access_type(entry.inst);
            }
            match conversion {
                None => self.replace(Some(value), entry.value),
                Some(op) => {
                    self.edit.set_inst(inst, InstData::Unary { op, arg: entry.value });
                    self.inst(block, inst);
                }
            }
        } else {
            self.ctx.table.insert(hash, Entry { inst, block, event: self.point.event, value });
        }
    }

    /// A store: what memory holds at its address is known.
    pub(super) fn store(&mut self, block: Block, inst: Inst, addr: Value, offset: i32, value: Value) {
        let hash = value_table::hash_memory(addr, offset);
        let after = self.ctx.effects.after(self.point, inst);
        self.ctx.table.insert(hash, Entry { inst, block, event: after.event, value });
    }

    /// A copy or fill of as many bytes as an integer has: a store.
    pub(super) fn small_block(
        &mut self,
        block: Block,
        inst: Inst,
        op: MemOp,
        [to, from, length]: [Value; 3],
    ) {
        let ty = match self.edit.const_bits(length) {
            Some(1) => Type::I8,
            Some(2) => Type::I16,
            Some(4) => Type::I32,
            Some(8) => Type::I64,
            _ => return,
        };
        let byte = self.edit.const_bits(from);
        if op == MemOp::Set && byte.is_none() || !self.edit.begin_rewrite() {
            return;
        }
        let value = if let (MemOp::Set, Some(byte)) = (op, byte) {
            let bits = ty.mask() & ((byte & 0xff) * 0x0101_0101_0101_0101);
            self.edit.constant(ty, ConstData::Bits(bits))
        } else {
            let data = InstData::Load { flags: MemFlags::default(), addr: from, offset: 0 };
            let (load, loaded) = self.edit.make_inst_with_result(data, ty);
            self.edit.insert_before(inst, load);
            self.load(block, load, from, 0, loaded);
            self.edit.resolve(loaded)
        };
        let data = InstData::Store { flags: MemFlags::default(), addr: to, value, offset: 0 };
        self.edit.set_inst(inst, data);
        self.store(block, inst, to, 0, value);
        self.stats.blocks += 1;
    }

    /// What a load of constant data gives.
    fn constant_data(&self, addr: Value, offset: i32, ty: Type) -> Option<ConstData> {
        let aliases = Aliases { module: self.module, slots: &self.ctx.effects.slots };
        let location = aliases.locate(self.edit, addr, offset, u64::from(ty.bytes()));
        memory::content(aliases, &location, ty)
    }

    /// True where nothing may write to what the load `inst` reads between the access `from` and the current
    /// point.
    fn is_unchanged(&mut self, inst: Inst, addr: Value, offset: i32, ty: Type, from: &Entry) -> bool {
        let from = Point { block: node(from.block), event: from.event };
        let effects = &mut self.ctx.effects;
        let aliases = Aliases { module: self.module, slots: &effects.slots };
        let location = aliases.locate_load(self.edit, inst, addr, offset, ty);
        effects.is_unchanged(self.module, self.edit, self.graph, (&location).into(), from, self.point)
    }
}

/// True where `inst` is a load or store at exactly this address.
fn accesses(edit: &Editor<'_>, inst: Inst, wanted: Value, at: i32) -> bool {
    match edit.insts[inst] {
        InstData::Load { addr, offset, .. } | InstData::Store { addr, offset, .. } => {
            addr == wanted && offset == at
        }
        _ => false,
    }
}

/// How a load of type `to` follows from the content of type `from` at the same address: by a conversion, or
/// by none. `None` where it does not, in one step.
pub(super) fn conversion(from: Type, to: Type) -> Option<Option<UnaryOp>> {
    if from == to {
        Some(None)
    } else if from.bytes() == to.bytes() {
        Some(Some(UnaryOp::Bitcast))
    } else {
        // The low bytes come first in memory.
        (from.is_int() && to.is_int() && to.bytes() < from.bytes()).then_some(Some(UnaryOp::Trunc))
    }
}
