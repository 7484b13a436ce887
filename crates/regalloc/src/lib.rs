//! Register allocation: from virtual registers in copies form to physical registers and spill slots.

#![forbid(unsafe_code)]
#![deny(clippy::incompatible_msrv)]
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod assign;
mod bundle;
mod bundles;
mod cfg;
pub mod checker;
mod cleanup;
mod demand;
mod env;
mod error;
mod evict;
mod hints;
mod input;
mod live;
mod occupancy;
mod output;
mod registers;
mod reserve;
mod resolve;
mod sequence;
pub mod shapes;
mod slots;
mod split;
mod state;
pub mod testing;
#[cfg(test)]
mod tests;
pub mod text;
mod trim;
mod work;

use cfg::Cfg;
use env::{Env, Order};
use live::Live;
use reserve::{Facts, Reservations};
use resolve::Resolve;
use slots::Slots;
use state::Assign;

pub use error::Error;
pub use input::{Access, At, Code, Constraint, InstKind, MoveReason, Operand, Vreg, VregInfo};
pub use output::{Allocation, EdgeInsertion, Insertion, Move, MoveKind, Output, SpillSlot, Stats};
pub use registers::{Class, ClassInfo, Preg, PregSet, Registers};

/// Options of one run.
///
/// ```
/// let options = sheave_regalloc::Options { max_spill_bytes: 4096 };
/// assert_ne!(options.max_spill_bytes, sheave_regalloc::Options::default().max_spill_bytes);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Refuse functions that need more spill slots than this, in bytes.
    pub max_spill_bytes: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options { max_spill_bytes: 1 << 30 }
    }
}

/// Scratch memory of the allocator, reused from function to function.
#[derive(Default)]
pub struct Ctx {
    cfg: Cfg,
    live: Live,
    order: Order,
    reserved: Reservations,
    assign: Assign,
    slots: Slots,
    resolve: Resolve,
}

impl Ctx {
    /// The first virtual register that is live into the entry block: some path reads it before it is written.
    /// Of the last run, which must have succeeded.
    pub fn live_into_entry(&self) -> Option<Vreg> {
        self.live.vregs().find(|&vreg| {
            let segs = &self.assign.pool[self.live.seg_range(vreg)];
            segs.first().is_some_and(|seg| seg.from == 0)
        })
    }

    /// Where `vreg` is while it is live, in order: the first position, the one after the last, and the
    /// location. Of the last run, which must have succeeded. What is rematerialised has no location.
    ///
    /// Positions have four steps per instruction `i`: `4i` before it and after the moves before it, `4i + 1`
    /// when it reads, `4i + 2` when it writes, `4i + 3` after it.
    pub fn locations(&self, vreg: Vreg) -> impl Iterator<Item = (u32, u32, Allocation)> + '_ {
        let slot = self.slots.of_root[self.assign.sets.root_of(vreg).index()];
        let place = move |place: u8| match place {
            bundle::STACK if slot == error::NONE => Allocation::NONE,
            bundle::STACK => Allocation::slot(SpillSlot(slot)),
            _ => Allocation::reg(Preg(place)),
        };
        let whole = self.resolve.place_of(vreg);
        let segs = &self.assign.pool[self.live.seg_range(vreg)];
        let segs = if whole.is_some() { segs } else { &[] };
        let parts = if whole.is_some() { &[] } else { self.resolve.parts_of(vreg) };
        let whole = whole.map_or(Allocation::NONE, place);
        segs.iter()
            .map(move |seg| (seg.from, seg.to, whole))
            .chain(parts.iter().map(move |(_, part)| (part.from, part.to, place(part.place))))
            .filter(|(.., at)| !at.is_none())
    }
}

/// Blocks that run less often, or never, count as often as this; sums of costs stay above zero.
const LEAST_FREQUENCY: f32 = 1e-9;

/// Blocks that run more often count as often as this; sums of costs stay finite.
const GREATEST_FREQUENCY: f32 = 1e18;

/// Allocates registers for `code` and writes the answer to `out`, which is cleared first. Of `code` only
/// inputs of [`InstKind::Commutative`] instructions change, which may be exchanged, and frequencies that are
/// none.
///
/// ```
/// use sheave_regalloc::{Ctx, Options, Output, checker, run, text::Problem};
///
/// // v0 arrives in r7, is copied to v1, and both are read; v1 leaves in r0.
/// let mut problem: Problem = "\
/// class r 8 exchange
/// registers r0, r1, r7
/// v0 r 8
/// v1 r 8
/// block0 freq 1
///     plain def v0 r7
///     move def v1 any, use v0 any
///     plain use v0, use v1
///     plain use v1 r0
/// ".parse()?;
/// let (mut ctx, mut output) = (Ctx::default(), Output::default());
/// let stats = run(&mut problem.code, &problem.registers, &Options::default(), &mut ctx, &mut output)?;
/// assert_eq!(checker::check(&problem.code, &problem.registers, &output), []);
/// // The two become one variable, and one move brings it from r7 to r0.
/// assert_eq!((stats.moves.iter().sum::<u32>(), stats.spills), (1, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// See [`Error`]; `out` is then meaningless.
pub fn run(
    code: &mut Code,
    regs: &Registers,
    options: &Options,
    ctx: &mut Ctx,
    out: &mut Output,
) -> Result<Stats, Error> {
    out.clear();
    ctx.order.learn(regs)?;
    ctx.cfg.compute(code)?;
    if code.block_freqs.is_empty() {
        ctx.cfg.estimate(&mut code.block_freqs);
    }
    for freq in &mut code.block_freqs {
        // What costs nothing would look like what needs no register; a number that is none becomes the least.
        let known = if freq.is_nan() { LEAST_FREQUENCY } else { *freq };
        *freq = known.clamp(LEAST_FREQUENCY, GREATEST_FREQUENCY);
    }
    ctx.live.compute(code, &ctx.cfg, &mut ctx.assign.pool)?;
    ctx.assign.sets.compute(code, &mut ctx.live, &mut ctx.assign.pool);
    let (cfg, live) = (&ctx.cfg, &ctx.live);
    ctx.reserved.compute(Facts { code, cfg, live, sets: &ctx.assign.sets, pool: &ctx.assign.pool })?;
    let env = Env { code, cfg, live, regs, order: &ctx.order, reserved: &ctx.reserved };
    ctx.assign.run(env)?;
    ctx.slots.compute(env, &ctx.assign, options.max_spill_bytes, &mut out.slots)?;
    ctx.resolve.run(env, &mut ctx.assign, &ctx.slots, out)?;
    Ok(out.stats)
}
