//! Full unrolling: replaces a small loop with a constant number of iterations by as many copies of its body.
//!
//! The counter is a constant in each copy: its tests and indices fold, arrays in slots that are indexed with
//! it can be taken apart, and values flow from one iteration to the next without phis.
//!
//! Why here: after simplification, which has left the constants that start and end a loop; before the second
//! run of [`crate::adapters::sroa`], [`crate::adapters::promote`] and [`crate::scalar::gvn`], for which it
//! makes work.
//!
//! Algorithm: an innermost loop qualifies if one test, in its header or at its only back edge, decides on a
//! function of one phi and constants whether it goes on. The phi is run on constants until the test leaves
//! the loop (`trips`), which treats shifts and products as well as sums. Then the blocks are copied once per
//! iteration, the header's phis replaced by what the edge before brings, and each copied instruction is
//! simplified by the table of rules where it is made. A loop around one that is gone may be innermost in the
//! next round.
//!
//! ```text
//! block1: v1 = phi [block0: 0], [block1: v4]        block3: v5 = load i8 v0; store v5, v9
//!         v2 = ptr_index v0, v1; v3 = load i8 v2            v6 = load i8 v0 + 1; store v6, v9
//!         store v3, v9; v4 = add v1, 1                      jump block2
//!         v5 = icmp ne v4, 2
//!         branch v5, block1, block2
//! ```
//!
//! Justified by `life` of `benches/programs`, which executes 3.9 times as many instructions without it, and
//! `shapes` of the corpus, 17 % more.
//!
//! Cost: per loop at most [`MAX_TRIPS`] evaluations of its test; one sweep over the function in a round that
//! unrolls; the copies are at most [`MAX_SIZE`] instructions per loop and [`MAX_GROWTH`] per function.
//!
//! Needs memory or SSA form with current graph and loops and leaves the same; the graph changes. It treats
//! neither loops with assembly or allocations in them, nor functions that take addresses of blocks.

mod candidate;
mod copies;

use sheave_ir::{Block, Editor, Function};

use crate::blocks::takes_addresses;
use crate::loops::kit::Nest;
use crate::loops::kit::live_out::LiveOut;
use crate::pass::{Changed, PassError, PassRun};

use candidate::{Candidate, candidate};
use copies::Iterations;

/// Instructions that a function may gain.
pub(crate) const MAX_GROWTH: u32 = 1024;
/// Loops that go in one round, at most: for each of them all uses are visited.
const MAX_PER_ROUND: u32 = 16;
/// Loops around each other that go, at most.
const MAX_ROUNDS: u32 = 3;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    candidates: Vec<Candidate>,
    /// The blocks of candidates, those of one in reverse postorder, the header first.
    blocks: Vec<Block>,
    /// The blocks of candidates, and their values that are used after their loops.
    live_out: LiveOut,
    copies: Iterations,
}

/// Unrolls, if there is a loop.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let (mut unrolled, mut grown) = (0, 0);
    for _ in 0..MAX_ROUNDS {
        let Some(nest) = Nest::of(run.program(), run.analyses, &run.edit)? else { break };
        let n = unroll(&mut run.edit, nest, run.ctxs.of(), &mut grown);
        if n == 0 {
            break;
        }
        unrolled += n;
        run.analyses.clear();
    }
    run.count("loops unrolled", unrolled);
    Ok((Changed::GRAPH | Changed::ALL_WORK).when(unrolled > 0))
}

fn unroll(edit: &mut Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx, grown: &mut u32) -> u32 {
    find_candidates(edit, nest, ctx, grown);
    if ctx.candidates.is_empty() {
        return 0;
    }
    find_live_out(edit, ctx);
    let Ctx { candidates, blocks, live_out, copies, .. } = ctx;
    let candidate_of = &live_out.loop_of;
    let gone = |candidates: &[Candidate], index: u32| index > 0 && candidates[index as usize - 1].is_gone;
    let mut n = 0;
    // In reverse postorder: what a loop takes from one before it is what the copies of that one give.
    for (_, header) in nest.blocks() {
        let Some(index) = candidate_of[header].checked_sub(1) else { continue };
        let candidate = &candidates[index as usize];
        // A loop that is entered from one that is gone waits for the next round.
        if blocks[candidate.blocks.start] != header || gone(candidates, candidate_of[candidate.before]) {
            continue;
        }
        let has_phis = candidate.live_out.is_empty() || candidate.n_exits == 1 || candidate.exit.is_some();
        if has_phis && n < MAX_PER_ROUND && edit.begin_rewrite() {
            // Rules visit the operands of operands, and must find nothing of a loop that is gone.
            edit.apply_replacements();
            let values = &live_out.values[candidate.live_out.clone()];
            copies.make(edit, candidate, &blocks[candidate.blocks.clone()], values);
            candidates[index as usize].is_gone = true;
            n += 1;
        }
    }
    if n > 0 {
        edit.apply_replacements();
        edit.remove_blocks(|block| gone(candidates, candidate_of[block]));
    }
    n
}

fn find_candidates(func: &Function, nest: Nest<'_>, ctx: &mut Ctx, grown: &mut u32) {
    let Ctx { candidates, blocks, .. } = ctx;
    candidates.clear();
    blocks.clear();
    for id in nest.loops.iter().filter(|&id| nest.is_innermost(id)) {
        let n_blocks = blocks.len();
        match candidate(func, nest, id, blocks) {
            Some((candidate, size)) if *grown + size <= MAX_GROWTH => {
                *grown += size;
                candidates.push(candidate);
            }
            _ => blocks.truncate(n_blocks),
        }
    }
    if !candidates.is_empty() && takes_addresses(func) {
        candidates.clear();
    }
}

/// Finds the values of candidates that are used after their loops.
fn find_live_out(func: &Function, ctx: &mut Ctx) {
    let Ctx { candidates, blocks, live_out, .. } = ctx;
    live_out.begin(func);
    for (index, candidate) in candidates.iter().enumerate() {
        for &block in &blocks[candidate.blocks.clone()] {
            live_out.add_block(func, index as u32, block);
        }
    }
    live_out.find(func);
    for (index, candidate) in candidates.iter_mut().enumerate() {
        candidate.live_out = live_out.range(index as u32);
    }
}
