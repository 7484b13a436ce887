//! Register allocation: from virtual registers in copies form to physical registers and spill slots.
//!
//! [`run()`] has three stages, one folder each; each file has the algorithm of its step with an example.
//!
//! 1. `build` computes facts: the graph and its loops (`cfg`), live ranges as intervals of positions, four
//!    per instruction (`live`), the merging of registers that moves and two-address instructions connect into
//!    *bundles* (`merge`), and the registers that instructions demand or clobber (`reserve`).
//! 2. `assign` chooses a register for one bundle after the other, by priority. A bundle for which none is
//!    free takes one from bundles of lower weight (`evict`), or is split (`split`, `around`) and its parts
//!    return to the queue.
//! 3. `finish` gives spill slots to the parts on the stack (`slots`), places every operand (`operands`),
//!    moves values between their parts (`connect`), orders the moves of one point (`sequence`) and removes
//!    the redundant ones (`redundant_moves`).
//!
//! With two registers, a loop adds v0 to v1, and a call follows that returns v3:
//!
//! ```
//! # use sheave_regalloc::{Ctx, Options, Output, checker, run, text::Problem};
//! # let mut problem: Problem = "class r 8 exchange\nregisters r0, r1\nv0 r 8\nv1 r 8\nv2 r 8\nv3 r 8
//! block0 freq 1 to block1
//!     plain def v0 r1                             ; 0: the argument arrives in r1
//!     plain def v1                                ; 1
//!     plain                                       ; 2: jump
//! block1 freq 10 to block1, block2
//!     plain use v1, use v0, def v2 reuse 0        ; 3: v2 := v1 + v0, by a two-address instruction
//!     move def v1 any, use v2 any                 ; 4
//!     plain use v1                                ; 5: jump if v1 is not zero
//! block2 freq 1
//!     plain def v3 r0 clobbers {r0, r1}           ; 6: call
//!     plain use v1 any, use v3                    ; 7
//!     plain use v1 r0                             ; 8: return
//! # ".parse()?;
//! # let mut output = Output::default();
//! # run(&mut problem.code, &problem.registers, &Options::default(), &mut Ctx::default(), &mut output)?;
//! # assert_eq!(checker::check(&problem.code, &problem.registers, &output), []);
//! # let answer = "slot0 8
//! # block0 freq 1 to block1
//! #     plain def v0 r1 = r1
//! #     plain def v1 = r0
//! #     plain
//! # block1 freq 10 to block1, block2
//! #     plain use v1 = r0, use v0 = r1, def v2 reuse 0 = r0
//! #   - move def v1 any, use v2 any
//! #     plain use v1 = r0
//! # block2 freq 1
//! #   + slot0 := r0 of v1, 8 bytes, split
//! #     plain def v3 r0 = r0 clobbers {r0, r1}
//! #   + r1 := r0 of v3, 8 bytes, fixed
//! #   + r0 := slot0 of v1, 8 bytes, split
//! #     plain use v1 any = r0, use v3 = r1
//! #     plain use v1 r0 = r0
//! # ; coalesced 4, moves 1, spills 1, reloads 1, splits 1
//! # ";
//! # assert_eq!(output.display(&problem.code).to_string(), answer);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! live      v0 3..24   v1 6..13, 18..33   v2 13..18   v3 27..30     instruction i has positions 4i .. 4i + 4
//! merge     v2 joins v1 by the tie of 3, and the move 4 is in the bundle {v1, v2} too: 6..33
//! reserve   r1 for v0 at 2..3, r0 for v3 at 26..27 and for v1 at 33..34; 6 clobbers both at 26
//! assign    {v1, v2} is longest and first, but no register is free at 26: it is split around the call and
//!           gets r0 at 6..24 and 28..33; its part 24..28 goes on the stack, in slot0
//!           v0, cost 10.6, is hinted to r1 and gets it; v3 gets r1, because r0 is taken at 28
//! finish    slot0 := r0 before 6; r1 := r0 and r0 := slot0, in this order, before 7; the move 4 disappears
//! ```

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
#[cfg(test)]
mod testing;
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
