//! Spill slots: which bundles need one, and which may share.
//!
//! A slot belongs to the representative of a bundle, whatever parts that was split into, and is taken from
//! the first to the last position at which any of its registers is live. Intervals are given slots of their
//! size from left to right, the one that became free first (Edward G. Coffman's observation that left-edge
//! packing is optimal for intervals; here holes are ignored). Time is n log n in the number of slots.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Reverse;

use sheave_ssa::refill;

use crate::assign;
use crate::assign::bundle::STACK;
use crate::build::env::Env;
use crate::error::{Error, NONE};

/// Slots per representative.
#[derive(Default)]
pub(super) struct Slots {
    /// The slot of each representative, or `NONE`.
    pub(super) of_root: Vec<u32>,
    wanted: Vec<Wanted>,
    /// By size: 4 bytes first, 64 last.
    busy: [BinaryHeap<Reverse<(u32, u32)>>; 5],
}

struct Wanted {
    from: u32,
    to: u32,
    root: u32,
    size: u8,
}

impl Slots {
    /// Assigns slots to everything on the stack that cannot be rematerialised; `sizes` receives the size of
    /// each slot.
    pub(super) fn compute(
        &mut self,
        env: Env<'_>,
        assign: &assign::Ctx,
        max_bytes: u32,
        sizes: &mut Vec<u8>,
    ) -> Result<(), Error> {
        let vregs = &env.code.vregs;
        refill(&mut self.of_root, vregs.len(), NONE);
        self.wanted.clear();
        self.busy.iter_mut().for_each(BinaryHeap::clear);
        for b in &assign.bundles {
            if b.place != STACK || self.of_root[b.root.index()] != NONE {
                continue;
            }
            if assign.pool[b.range()].iter().all(|s| vregs[s.vreg.index()].remat.is_some()) {
                continue;
            }
            let segs = &assign.pool[env.merged.roots[b.root.index()].range()];
            let bytes = segs.iter().map(|s| vregs[s.vreg.index()].bytes).max().unwrap_or(8);
            // Slots begin with an instruction, and are free again for a later one: so no store before one
            // meets a load there.
            let (from, to) = (segs[0].from & !3, segs.iter().map(|s| s.to).max().unwrap_or(0));
            let size = bytes.next_power_of_two().clamp(4, 64);
            self.wanted.push(Wanted { from, to, root: b.root.0, size });
            self.of_root[b.root.index()] = 0;
        }
        self.wanted.sort_unstable_by_key(|w| (w.from, w.root));
        for w in &self.wanted {
            let busy = &mut self.busy[w.size.trailing_zeros() as usize - 2];
            let free = busy.peek().filter(|s| env.code.share_slots && s.0.0 < w.from).map(|s| s.0.1);
            let slot = match free {
                Some(slot) => {
                    busy.pop();
                    slot
                }
                None => {
                    sizes.push(w.size);
                    sizes.len() as u32 - 1
                }
            };
            busy.push(Reverse((w.to, slot)));
            self.of_root[w.root as usize] = slot;
        }
        let bytes = sizes.iter().copied().map(u64::from).sum();
        if bytes > u64::from(max_bytes) {
            return Err(Error::TooMuchStack { bytes });
        }
        Ok(())
    }
}
