//! Loads and stores: forwarding of known contents. Copies of one scalar are a load and a store.

use sheave_ir::{Block, ConstData, Editor, Inst, InstData, MemFlags, MemOp, TernaryOp, Type, UnaryOp, Value};

use super::Walk;
use crate::blocks::{inst_of, node};
use crate::memory::alias::Aliases;
use crate::memory::{self, Point};
use crate::scalar::rules::Rules;
use crate::scalar::value_table::{self, Entry};

/// Selects that choose the address of one load, after each other.
const MAX_SELECTS: u32 = 3;

impl Walk<'_, '_> {
    pub(super) fn load(&mut self, block: Block, inst: Inst, addr: Value, offset: i32, value: Value) {
        let ty = self.edit.ty(value);
        if let Some(data) = self.constant_data(addr, offset, ty)
            && self.edit.begin_rewrite()
        {
            let constant = self.edit.constant(ty, data);
            self.replace(Some(value), constant);
            self.stats.loads_forwarded += 1;
            return;
        }
        if let Some((entry, conversion)) = self.content(inst, addr, offset, ty)
            && self.edit.begin_rewrite()
        {
            self.stats.loads_forwarded += 1;
            let arg = self.stand_for(&entry, inst);
            match conversion {
                None => self.replace(Some(value), arg),
                Some(op) => {
                    self.edit.set_inst(inst, InstData::Unary { op, arg });
                    self.inst(block, inst);
                }
            }
        } else if select_args(self.edit, addr).is_some()
            && self.is_known(inst, addr, offset, ty, MAX_SELECTS)
            && self.edit.begin_rewrite()
        {
            self.stats.loads_of_selects += 1;
            let chosen = self.chosen(block, inst, addr, offset, ty);
            self.replace(Some(value), chosen);
        } else {
            let hash = value_table::hash_memory(addr, offset);
            self.ctx.table.insert(hash, Entry { inst, block, event: self.point.event, value });
        }
    }

    /// The access that tells what the load `inst` gives, and the conversion to `ty`.
    fn content(
        &mut self,
        inst: Inst,
        addr: Value,
        offset: i32,
        ty: Type,
    ) -> Option<(Entry, Option<UnaryOp>)> {
        let edit = &*self.edit;
        // Of several accesses the newest tells most: every path from an older one passes it.
        let entry = self.ctx.table.find(value_table::hash_memory(addr, offset), |entry| {
            accesses(edit, entry.inst, addr, offset) && conversion(edit.ty(entry.value), ty).is_some()
        })?;
        let conversion = conversion(edit.ty(entry.value), ty)?;
        self.is_unchanged(inst, addr, offset, ty, &entry).then_some((entry, conversion))
    }

    /// The same, if that needs no conversion.
    fn exact_content(&mut self, inst: Inst, addr: Value, offset: i32, ty: Type) -> Option<Entry> {
        let known = self.content(inst, addr, offset, ty).filter(|(_, conversion)| conversion.is_none());
        known.map(|(entry, _)| entry)
    }

    /// Whether the content of all addresses of which selects choose `addr` is known at the load `inst`.
    fn is_known(&mut self, inst: Inst, addr: Value, offset: i32, ty: Type, depth: u32) -> bool {
        let (addr, offset) = self.split(addr, offset);
        if self.exact_content(inst, addr, offset, ty).is_some()
            || self.constant_data(addr, offset, ty).is_some()
        {
            return true;
        }
        let Some([_, p, q]) = select_args(self.edit, addr).filter(|_| depth > 0) else { return false };
        [p, q].into_iter().all(|addr| self.is_known(inst, addr, offset, ty, depth - 1))
    }

    /// The content that is known, chosen as the address is: `std::max` gives one of two addresses after it
    /// has compared what is there.
    fn chosen(&mut self, block: Block, inst: Inst, addr: Value, offset: i32, ty: Type) -> Value {
        let (addr, offset) = self.split(addr, offset);
        if let Some(entry) = self.exact_content(inst, addr, offset, ty) {
            return self.stand_for(&entry, inst);
        }
        if let Some(data) = self.constant_data(addr, offset, ty) {
            return self.edit.constant(ty, data);
        }
        let Some([cond, p, q]) = select_args(self.edit, addr) else { return addr };
        let [x, y] = [p, q].map(|addr| self.chosen(block, inst, addr, offset, ty));
        let data = InstData::Ternary { op: TernaryOp::Select, args: [cond, x, y] };
        let (new, value) = self.edit.make_inst_with_result(data, ty);
        self.edit.insert_before(inst, new);
        self.inst(block, new);
        self.edit.resolve(value)
    }

    /// The address as accesses have it, which add constants themselves.
    fn split(&mut self, addr: Value, offset: i32) -> (Value, i32) {
        let rules = Rules { func: self.edit, natural: &self.ctx.natural };
        rules.split_address(addr, offset).unwrap_or((addr, offset))
    }

    /// The earlier access `entry` stands for the load `inst` as well. Returns what it tells.
    fn stand_for(&mut self, entry: &Entry, inst: Inst) -> Value {
        if self.edit.access_type(entry.inst) != self.edit.access_type(inst) {
            self.edit.forget_access_type(entry.inst);
        }
        entry.value
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
        if !self.edit.values[addr].is_const() {
            return None;
        }
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

/// The operands of the select that `addr` is.
fn select_args(edit: &Editor<'_>, addr: Value) -> Option<[Value; 3]> {
    match inst_of(edit, addr)? {
        InstData::Ternary { op: TernaryOp::Select, args } => Some(args.map(|arg| edit.resolve(arg))),
        _ => None,
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
