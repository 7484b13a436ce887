//! Slots that never hold anything but a copy of constant data: what reads such a slot reads the constant, and
//! the copy goes. Local tables with an initialiser are that, and buffers into which one constant string is
//! copied.
//!
//! ```text
//! v0 = alloca size 48                      v2 = ptr_index %days, v1 * 4
//! mem_copy v0, %days, 48                   v3 = load i32 v2
//! v2 = ptr_index v0, v1 * 4
//! v3 = load i32 v2
//! ```
//!
//! The address of the slot may only be what loads, copies and calls that read need, so that nothing tells it
//! from that of the constant. What is read before the copy is undefined, and may be the constant as well. The
//! idea is LLVM's `isOnlyCopiedFromConstantMemory`.

use sheave_ir::entity::EntityRef;
use sheave_ir::{Editor, Inst, InstData, MemFlags, MemOp, PtrAttrs, Type, Value};
use sheave_ssa::refill;

use crate::blocks::inst_of;
use crate::memory::alias::Aliases;
use crate::memory::slots::NONE;
use crate::memory::uses::{Use, for_each_address};
use crate::program::library_call;

/// What the search needs, reusable.
#[derive(Debug, Default)]
pub(super) struct ConstantSlots {
    copies: Vec<Copied>,
    /// By slot: the index of its copy, or [`NONE`].
    by_slot: Vec<u32>,
}

/// A slot that is filled with a constant.
#[derive(Clone, Copy, Debug)]
struct Copied {
    copy: Inst,
    from: Value,
    /// The constant is aligned as the slot is.
    is_aligned: bool,
    /// Something else writes to the slot, or knows its address.
    is_other: bool,
}

impl ConstantSlots {
    /// Puts the constants in the place of the slots; returns how many there were.
    pub(super) fn replace(&mut self, aliases: Aliases<'_>, edit: &mut Editor<'_>) -> u32 {
        if aliases.slots.is_empty() || !self.find(aliases, edit) {
            return 0;
        }
        for &block in &edit.layout {
            for &inst in edit.block_insts(block) {
                self.visit(aliases, edit, inst);
            }
            for edge in edit.succ_edges(block) {
                for &arg in edge.args.as_slice(&edit.pool) {
                    self.slot(aliases, edit, arg).into_iter().for_each(|slot| slot.is_other = true);
                }
            }
        }
        let mut n = 0;
        for &Copied { copy, from, is_other, .. } in &self.copies {
            if !is_other
                && let InstData::Mem { args: [slot, ..], .. } = edit.insts[copy]
                && edit.begin_rewrite()
            {
                edit.replace_value(edit.resolve(slot), from);
                edit.remove(copy);
                n += 1;
            }
        }
        n
    }

    /// Finds the copies of constants that fill a slot.
    fn find(&mut self, aliases: Aliases<'_>, edit: &Editor<'_>) -> bool {
        self.copies.clear();
        refill(&mut self.by_slot, edit.slots.len(), NONE);
        for &block in &edit.layout {
            for &copy in edit.block_insts(block) {
                if let InstData::Mem { op: MemOp::Copy, volatile: false, args: [to, from, length] } =
                    edit.insts[copy]
                    && let Some(length) = edit.const_bits(edit.resolve(length))
                    && let Some(slot) = aliases.slots.root(edit.resolve(to))
                    && self.by_slot[slot.index()] == NONE
                    && let Some(is_aligned) = fills(aliases, edit, [to, from], length)
                {
                    self.by_slot[slot.index()] = self.copies.len() as u32;
                    self.copies.push(Copied { copy, from: edit.resolve(from), is_aligned, is_other: false });
                }
            }
        }
        !self.copies.is_empty()
    }

    /// Looks at what an instruction does with addresses of the slots.
    fn visit(&mut self, aliases: Aliases<'_>, edit: &Editor<'_>, inst: Inst) {
        let data = &edit.insts[inst];
        for_each_address(&aliases.module, edit, data, |how, value| {
            let Some(slot) = self.slot(aliases, edit, value) else { return };
            let is_read = match (how, data) {
                (Use::Derives, _) => true,
                (Use::Reads, InstData::Load { flags, .. }) => *flags == MemFlags::default(),
                (Use::Reads, InstData::Mem { volatile, .. }) => !volatile,
                (Use::Reads, InstData::Call { .. }) => slot.is_aligned,
                (Use::Writes, _) => inst == slot.copy,
                (Use::Escapes, InstData::Call { .. }) => reads(aliases, edit, data, value, slot.is_aligned),
                _ => false,
            };
            slot.is_other |= !is_read;
        });
    }

    /// The slot in which the address `value` is, if a constant fills it.
    fn slot(&mut self, aliases: Aliases<'_>, edit: &Editor<'_>, value: Value) -> Option<&mut Copied> {
        let slot = aliases.slots.root(edit.resolve(value))?;
        self.copies.get_mut(self.by_slot[slot.index()] as usize)
    }
}

/// If the copy fills the slot at `to` with constant data: whether that is aligned as the slot is.
fn fills(aliases: Aliases<'_>, edit: &Editor<'_>, [to, from]: [Value; 2], length: u64) -> Option<bool> {
    let InstData::Alloca { slot } = inst_of(edit, edit.resolve(to))? else { return None };
    let slot = &edit.slots[slot];
    if slot.volatile || u64::from(slot.size) != length || !edit.values[edit.resolve(from)].is_const() {
        return None;
    }
    let (id, offset) = aliases.constant(&aliases.locate(edit, from, 0, length))?;
    let (object, start) = (&aliases.module.data[id], u64::try_from(offset?).ok()?);
    start.checked_add(length).filter(|&end| end <= object.size)?;
    let align = 1 << slot.align_log2;
    Some(start.is_multiple_of(align) && u64::from(object.align) >= align)
}

/// Whether the call does no more than read through its argument `value`. Functions of the C library that give
/// no pointer need no alignment.
fn reads(aliases: Aliases<'_>, edit: &Editor<'_>, data: &InstData, value: Value, is_aligned: bool) -> bool {
    let InstData::Call { sig, callee, args, .. } = *data else { return false };
    let module = aliases.module;
    if library_call(&module, data).is_some() && !module.call_attrs(data).memory().may_write() {
        return module.signatures[sig].results.iter().all(|result| result.ty != Type::Ptr);
    }
    let mut args =
        args.as_slice(&edit.pool).iter().enumerate().filter(|&(_, &arg)| edit.resolve(arg) == value);
    let reads = PtrAttrs::READ_ONLY | PtrAttrs::NO_CAPTURE;
    is_aligned && args.all(|(index, _)| module.symbols[callee].attrs.param(index).has(reads))
}
