//! The fate of each copy that phi elimination made, derived from the allocation and the encoded moves.
//!
//! A copy is selected as one move instruction of the allocator, as instructions that make a constant, or not
//! at all. The allocator removes every move instruction and puts moves before it; those of them whose
//! reason is the move itself perform the copy. Any other move there (changes of location, demands of other
//! instructions) is not the copy's.

use std::collections::HashMap;

use sheave_ir::Inst;

use super::{Emitter, UNBOUND};
use crate::abi::RBP;
use crate::select::is_copy;
use crate::{CodeBuffer, CodeCopy, CopyFate, SpillArea};
use sheave_regalloc::{Move, MoveKind, MoveReason};

impl Emitter<'_> {
    /// Fills [`CodeBuffer::copies`] and [`CodeBuffer::spill_area`], after everything is encoded. It
    /// allocates, so it runs on request only.
    pub(super) fn ledger(&self, out: &mut CodeBuffer) {
        let n_insts = self.selected.insts.len();
        let machine_insts: HashMap<Inst, u32> =
            (0..n_insts).filter_map(|i| Some((self.selected.copy_of(i)?, i as u32))).collect();
        let mut unread = self.selected.unread.clone();
        unread.sort_unstable();
        for &block in &self.layout.blocks {
            for &inst in self.func.block_insts(block).iter().filter(|&&inst| is_copy(self.func, inst)) {
                let (fate, first) = match machine_insts.get(&inst) {
                    _ if unread.binary_search(&inst).is_ok() => (CopyFate::Unread, None),
                    None => (CopyFate::Make, None),
                    Some(&machine_inst) => self.fate(machine_inst),
                };
                let place = first.map(|index| self.ctx.move_places[index as usize]);
                let offset = place.filter(|place| place.at != UNBOUND.at).map(|place| self.offset(place));
                out.copies.push(CodeCopy { inst, fate, offset });
            }
        }
        let slots = (0..self.alloc.slots.len() as u32).zip(&self.alloc.slots);
        let places = slots.map(|(slot, &bytes)| {
            let (base, start) = self.frame.spill(self.selected.moves_rsp, slot);
            SpillArea { frame_pointer: base == RBP, start, end: start + bytes as i32 }
        });
        out.spill_area = places.reduce(|all, next| SpillArea {
            start: all.start.min(next.start),
            end: all.end.max(next.end),
            ..all
        });
    }

    /// The fate of a move instruction, and the first of its moves.
    fn fate(&self, inst: u32) -> (CopyFate, Option<u32>) {
        let insertions = &self.alloc.insertions;
        let range = insertions
            .binary_search_by_key(&inst, |insertion| insertion.before)
            .map_or(0..0, |at| insertions[at].start..insertions[at].end);
        let is_own = |&i: &u32| self.alloc.moves[i as usize].reason == MoveReason::Copy;
        let first = range.clone().find(is_own);
        let mut own = range.filter(is_own).map(|i| self.alloc.moves[i as usize]);
        let fate = match (own.next(), own.next()) {
            (None, _) if self.alloc.unread.binary_search(&inst).is_ok() => CopyFate::Unread,
            (None, _) if self.alloc.redundant.binary_search(&inst).is_ok() => CopyFate::Redundant,
            (None, _) => CopyFate::SamePlace,
            (Some(Move { kind: MoveKind::Remat { .. }, .. }), _) => CopyFate::Make,
            (Some(_), Some(_)) => CopyFate::LoadStore,
            (Some(Move { kind: MoveKind::Move { dst, src }, .. }), None) => {
                match (dst.as_reg(), src.as_reg()) {
                    (Some(_), None) => CopyFate::Load,
                    (None, _) => CopyFate::Store,
                    (Some(_), Some(_)) => CopyFate::Move,
                }
            }
            // Exchanges have a reason of their own: a copy alone is no cycle.
            (Some(Move { kind: MoveKind::Xchg { .. }, .. }), None) => CopyFate::Move,
        };
        (fate, first)
    }
}
