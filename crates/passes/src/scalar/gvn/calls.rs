//! Calls of known functions, and operations on small blocks of memory: [`crate::scalar::simplify_libcalls`]
//! finds the replacement, the walk applies it and enters the result into the table.

use sheave_ir::Block;
use sheave_ir::{Inst, InstData, IntCC, Type, Value};

use super::{Ctx, Walk};
use crate::scalar::printf::{self, Argument};
use crate::scalar::simplify_libcalls::{self, Library};
use crate::scalar::value_table::{self, Entry};

impl Walk<'_, '_> {
    /// A call of a function whose meaning is known.
    pub(super) fn call(&mut self, inst: Inst, data: &InstData, result: Option<Value>) {
        let slots = &self.ctx.effects.slots;
        let fate = Library { module: self.module, edit: self.edit, slots }.fate(data);
        if let (Some(fate), Some(result)) = (fate, result)
            && self.edit.begin_rewrite()
        {
            let value = simplify_libcalls::replace(self.edit, inst, fate, self.edit.ty(result));
            self.edit.replace_value(result, value);
            self.edit.remove(inst);
            self.stats.calls += 1;
            return;
        }
        let slots = &self.ctx.effects.slots;
        let output = Library { module: self.module, edit: self.edit, slots }.output(data);
        let Some(output) = output else { return };
        let is_empty = matches!(output.arg, Argument::Nothing);
        let is_used = result.is_some_and(|result| self.is_used(result));
        if is_used && !is_empty || !self.edit.begin_rewrite() {
            return;
        }
        self.stats.calls += 1;
        if !is_empty {
            return printf::replace(self.edit, inst, output);
        }
        if let Some(result) = result {
            let zero = self.edit.zero(Type::I32);
            self.edit.replace_value(result, zero);
        }
        self.edit.remove(inst);
    }

    /// Whether an instruction or an edge uses the result of a call. One sweep, when that is first asked.
    fn is_used(&mut self, value: Value) -> bool {
        let Ctx { used, .. } = &mut *self.ctx;
        if !std::mem::replace(&mut self.knows_uses, true) {
            used.clear();
            for &inst in &self.edit.order {
                self.edit.insts[inst].for_each_arg(&self.edit.pool, |arg| _ = used.insert(arg));
            }
            for &block in &self.edit.layout {
                for edge in self.edit.succ_edges(block) {
                    used.extend(edge.args.as_slice(&self.edit.pool).iter().copied());
                }
            }
        }
        used.contains(value)
    }

    /// A small block is copied or filled by one store.
    pub(super) fn block_of_memory(&mut self, block: Block, inst: Inst) {
        if let Some(InstData::Store { addr, value, offset, .. }) =
            simplify_libcalls::small_block(self.edit, inst)
        {
            let hash = value_table::hash_memory(addr, offset);
            let after = self.ctx.effects.after(self.point, inst);
            self.ctx.table.set(hash, Entry::new(inst, block, after.event, value));
            self.stats.blocks += 1;
        }
    }

    /// Whether a comparison of small blocks has this result.
    pub(super) fn compared_blocks(&mut self, data: InstData) -> Option<InstData> {
        let InstData::Icmp { cc: cc @ (IntCC::Eq | IntCC::Ne), args: [a, b] } = data else { return None };
        if self.edit.const_bits(b) != Some(0) {
            return None;
        }
        let slots = &self.ctx.effects.slots;
        let compared = Library { module: self.module, edit: self.edit, slots }.compared(a)?;
        if !self.edit.begin_rewrite() {
            return None;
        }
        self.stats.calls += 1;
        Some(simplify_libcalls::compare(self.edit, cc, compared))
    }
}
