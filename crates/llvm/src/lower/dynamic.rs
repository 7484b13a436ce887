//! Memory of a fixed size that an `alloca` outside of the entry block gives.
//!
//! LLVM's `alloca` gives fresh memory each time it runs, until the function returns; a slot of Sheave's IR is
//! one place. The two differ if an `alloca` runs again while its last address is still in use, as in
//!
//! ```c
//! while (more()) { struct node *n = alloca(sizeof *n); n->next = list; list = n; }
//! ```
//!
//! The entry block runs once. Elsewhere an address that only loads and stores use does not outlive the
//! contents, which are undefined when the `alloca` runs again; such memory is a slot and can be
//! promoted. Any other address may be kept: its memory is taken from the stack each time.

use sheave_ir::{Home, InstData, Slot, SlotData, Type, Value, ValueDef};

use crate::lower::Lower;

impl Lower {
    /// Makes the memory of each `alloca` outside of the entry block dynamic whose address is used by more
    /// than loads and stores. Linear in the size of the function if there are any, otherwise free.
    pub(crate) fn make_kept_slots_dynamic(&mut self) {
        if self.body.late_slots.is_empty() {
            return;
        }
        let kept = self.kept_addresses();
        let late = core::mem::take(&mut self.body.late_slots);
        let mut dynamic = Vec::new();
        for &address in late.iter().filter(|address| kept[address.as_u32() as usize]) {
            let ValueDef::Result(inst) = self.body.func.def(address) else { continue };
            let InstData::Alloca { slot } = self.body.func.insts[inst] else { continue };
            let gone = SlotData { size: 0, align_log2: 0, ty: None, volatile: false, param: None };
            let SlotData { size, align_log2, .. } = core::mem::replace(&mut self.body.func.slots[slot], gone);
            let size = self.body.iconst(Type::I64, size.into());
            self.body.func.insts[inst] = InstData::DynAlloca { align_log2, size };
            dynamic.push(slot);
        }
        self.body.late_slots = late;
        if !dynamic.is_empty() {
            dynamic.sort_unstable();
            let is_dynamic = |slot: Slot| dynamic.binary_search(&slot).is_ok();
            self.forget_lifetimes(is_dynamic);
            // Debuggers are told of places in the frame only.
            for variable in &mut self.body.func.debug.variables {
                if matches!(variable.home, Home::Slot { slot, .. } if is_dynamic(slot)) {
                    variable.home = Home::Gone;
                }
            }
        }
    }

    /// For each value: whether it is used other than as the address of a load or store.
    fn kept_addresses(&self) -> Vec<bool> {
        let func = &self.body.func;
        let mut kept = vec![false; func.n_values()];
        let mut keep = |value: Value| kept[value.as_u32() as usize] = true;
        for &inst in func.layout.iter().flat_map(|&block| func.block_insts(block)) {
            match func.insts[inst] {
                InstData::Load { .. } => {}
                InstData::Store { value, .. } => keep(value),
                ref data => data.for_each_arg(&func.pool, &mut keep),
            }
        }
        for edge in func.edges.values() {
            edge.args.as_slice(&func.pool).iter().copied().for_each(&mut keep);
        }
        kept
    }
}
