//! Stack slots of one value, and the memory of a function's frame.

use super::function::Function;
use super::types::{REGION, Ty};

/// A stack slot of one value.
#[derive(Clone)]
pub(super) struct Slot {
    pub(super) ty: Ty,
    pub(super) text: String,
    /// The end of its accesses: `, align N` or the empty string.
    pub(super) align: String,
}

impl Function<'_> {
    /// The slots and the memory of a function's frame.
    pub(super) fn locals(&mut self) {
        let entry_pool = self.pool.clone();
        for i in 0..self.shared.rng.below(4) + 1 {
            let ty = self.some_type();
            let slot = format!("%s{i}");
            let align = if self.shared.rng.chance(20) {
                format!(", align {}", self.shared.rng.pick(&[1, 2, 8, 32]))
            } else {
                String::new()
            };
            self.line(&format!("{slot} = alloca {ty}{align} ; ptr"));
            self.slots.push(Slot { ty, text: slot, align });
        }
        for i in 0..self.shared.rng.below(2) {
            let align = self.shared.rng.pick(&[16, 16, 64]);
            self.line(&format!("%m{i} = alloca [{REGION} x i8], align {align} ; ptr"));
            let from = self.operand(&Ty::Ptr);
            self.shared.declare("void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)".to_owned());
            self.line(&format!(
                "call void @llvm.memcpy.p0.p0.i64(ptr align 16 %m{i}, ptr {from}, i64 {REGION}, i1 false)"
            ));
            self.keep(&Ty::Ptr, &format!("%m{i}"));
        }
        for slot in self.slots.clone() {
            let value = match entry_pool.iter().rev().find(|value| value.ty == slot.ty) {
                Some(value) => value.text.clone(),
                None if slot.ty == Ty::Ptr => self.operand(&Ty::Ptr),
                None => slot.ty.constant(&mut self.shared.rng),
            };
            self.line(&format!("store {} {value}, ptr {}{}", slot.ty, slot.text, slot.align));
        }
    }

    /// Stores to a slot.
    pub(super) fn store_slot(&mut self) {
        if self.slots.is_empty() {
            return;
        }
        let i = self.shared.rng.below(self.slots.len());
        let slot = self.slots[i].clone();
        let value = self.operand(&slot.ty);
        let volatile = if self.shared.rng.chance(6) { "volatile " } else { "" };
        self.line(&format!("store {volatile}{} {value}, ptr {}{}", slot.ty, slot.text, slot.align));
    }

    /// Loads a slot.
    pub(super) fn load_slot(&mut self) {
        if self.slots.is_empty() {
            return;
        }
        let i = self.shared.rng.below(self.slots.len());
        let slot = self.slots[i].clone();
        let volatile = if self.shared.rng.chance(6) { "volatile " } else { "" };
        self.push(&slot.ty, &format!("load {volatile}{}, ptr {}{}", slot.ty, slot.text, slot.align));
    }
}
