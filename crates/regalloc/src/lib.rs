//! Register allocation: from virtual registers in copies form to physical registers and spill slots.

#![forbid(unsafe_code)]
#![deny(clippy::incompatible_msrv)]
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod assign;
mod build;
pub mod checker;
mod error;
mod finish;
mod input;
mod occupancy;
mod output;
mod registers;
pub mod shapes;
pub mod testing;
#[cfg(test)]
mod tests;
pub mod text;
mod work;

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

/// Memory of the allocator, reused from function to function.
#[derive(Default)]
pub struct Ctx {
    build: build::Ctx,
    assign: assign::Ctx,
    finish: finish::Ctx,
}

impl Ctx {
    /// The first virtual register that is live into the entry block: some path reads it before it is written.
    /// Of the last run, which must have succeeded.
    pub fn live_into_entry(&self) -> Option<Vreg> {
        self.build.live.vregs().find(|&vreg| {
            let segs = &self.assign.pool[self.build.live.seg_range(vreg)];
            segs.first().is_some_and(|seg| seg.from == 0)
        })
    }

    /// The locations of `vreg` while it is live, in order: the first position, the one after the last, and
    /// the location. Of the last run, which must have succeeded. A rematerialised value has no location.
    ///
    /// Positions have four steps per instruction `i`: `4i` before it and after the moves before it, `4i + 1`
    /// when it reads, `4i + 2` when it writes, `4i + 3` after it.
    pub fn locations(&self, vreg: Vreg) -> impl Iterator<Item = (u32, u32, Allocation)> + '_ {
        let Ctx { build: build::Ctx { live, merged, .. }, assign, finish } = self;
        finish.locations(assign, live.seg_range(vreg), vreg, merged.root_of(vreg))
    }
}

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
    let env = build::run(code, regs, &mut ctx.build, &mut ctx.assign.pool)?;
    ctx.assign.run(env)?;
    ctx.finish.run(env, options, &mut ctx.assign, out)?;
    Ok(out.stats)
}
