//! Last stage: spill slots, the location of every operand, and the moves that connect locations.
//!
//! 1. `slots` gives slots to the bundles on the stack.
//! 2. `parts` lists the locations of each split register over time; `spill_through` leaves a register on the
//!    stack in blocks that only pass it through.
//! 3. `operands` places operands, `connect` moves values between their parts, and `resolve` orders the moves
//!    of one point, a parallel copy, by `sequence`.
//! 4. `redundant_moves` removes moves whose destination holds the value already.

mod connect;
mod operands;
mod parts;
mod redundant_moves;
mod resolve;
mod sequence;
mod slots;
mod spill_through;

use crate::Options;
use crate::assign;
use crate::assign::bundle::STACK;
use crate::build::env::Env;
use crate::error::{Error, NONE};
use crate::input::Vreg;
use crate::output::{Allocation, MoveKind, Output, SpillSlot};
use crate::registers::{Preg, PregSet};
use parts::Parts;
use resolve::Resolve;
use slots::Slots;

/// State and memory of this stage, reused from function to function.
#[derive(Default)]
pub(crate) struct Ctx {
    slots: Slots,
    parts: Parts,
    resolve: Resolve,
    redundant: redundant_moves::Ctx,
}

impl Ctx {
    /// Writes locations, moves and statistics to `out`.
    pub(crate) fn run(
        &mut self,
        env: Env<'_>,
        options: &Options,
        assign: &mut assign::Ctx,
        out: &mut Output,
    ) -> Result<(), Error> {
        out.stats = assign.stats;
        self.slots.compute(env, assign, options.max_spill_bytes, &mut out.slots)?;
        self.parts.compute(env, assign);
        self.resolve.run(env, assign, &self.slots, &mut self.parts, out)?;
        self.redundant.run(env, out);
        count(env, assign, out);
        Ok(())
    }

    /// The locations of `vreg`, whose representative is `root`, with the positions between which it is there.
    pub(crate) fn locations<'a>(
        &'a self,
        assign: &'a assign::Ctx,
        live: core::ops::Range<usize>,
        vreg: Vreg,
        root: Vreg,
    ) -> impl Iterator<Item = (u32, u32, Allocation)> + 'a {
        let slot = self.slots.of_root[root.index()];
        let location = move |place: u8| match place {
            STACK if slot == NONE => Allocation::NONE,
            STACK => Allocation::slot(SpillSlot(slot)),
            _ => Allocation::reg(Preg(place)),
        };
        let whole = self.parts.whole(vreg);
        let segs = if whole.is_some() { &assign.pool[live] } else { &[] };
        let parts = if whole.is_some() { &[] } else { self.parts.of(vreg) };
        let whole = whole.map_or(Allocation::NONE, location);
        segs.iter()
            .map(move |seg| (seg.from, seg.to, whole))
            .chain(parts.iter().map(move |part| (part.from, part.to, location(part.place))))
            .filter(|(.., at)| !at.is_none())
    }
}

/// Counts moves and finds the callee-saved registers that are written.
fn count(env: Env<'_>, assign: &assign::Ctx, out: &mut Output) {
    let mut written = PregSet::EMPTY;
    let register = |p: Allocation| p.as_reg().filter(|&p| !env.regs.in_memory.contains(p));
    for m in &out.moves {
        match m.kind {
            MoveKind::Move { dst, src } => match (register(dst), register(src)) {
                (Some(d), Some(_)) => {
                    out.stats.moves[m.reason as usize] += 1;
                    written.insert(d);
                }
                (Some(d), None) => {
                    out.stats.reloads += 1;
                    written.insert(d);
                }
                _ => out.stats.spills += 1,
            },
            MoveKind::Xchg { a, b } => {
                out.stats.moves[m.reason as usize] += 2;
                written.insert(a);
                written.insert(b);
            }
            MoveKind::Remat { dst, .. } => {
                out.stats.remats += 1;
                written.insert(dst);
            }
        }
    }
    // A bundle's register is written by other instructions; registers that instructions demand are open.
    for b in &assign.bundles {
        if (b.place as usize) < Preg::COUNT && b.start != b.end {
            written.insert(Preg(b.place));
        }
    }
    out.callee_saved_used = (written | env.reserved.written()) & env.regs.callee_saved;
}
