//! Runtime unrolling: a loop of few instructions runs several iterations per test, and a second loop the
//! remainder.
//!
//! Where a loop has few instructions, counting and testing are much of it. A second loop before it runs
//! [`FACTOR`] iterations at once, as long as so many are left; the old loop runs the rest. What the copies
//! add to a counter becomes part of the addresses that are computed from it. Where the number of iterations
//! is constant and a multiple, the old loop's body is replaced by the copies, and there is no rest.
//!
//! Why here: last, after all passes that look for loops of a certain shape; no pass need follow, because
//! copies are simplified as they are made and what nothing uses of them is left out.
//!
//! ```text
//! block1: v1 = phi [block0: 0], [block2: v5]     block0: v6 = sub v0, 3; jump block4
//!         v2 = icmp slt v1, v0                   block4: v7 = phi [block0: 0], [block5: v9]
//!         branch v2, block2, block3                      v8 = icmp slt v7, v6
//! block2: v3 = ptr_index v10, v1 * 4                     branch v8, block5, block1
//!         store v1, v3                           block5: v11 = ptr_index v10, v7 * 4
//!         v5 = add v1, 1; jump block1                    store v7, v11; (three more)
//!                                                        v9 = add v7, 4; jump block4
//!                                                block1: v1 = phi [block4: v7], [block2: v5]
//! ```
//!
//! Algorithm: candidates are loops of a header with the only test and a body, or of one block with the test
//! at its end. The test compares what moves by a
//! constant with what does not change. That all of the next iterations pass it is one comparison: of an
//! equality, that the distance is larger than the steps between; of an order, that the value is before a
//! limit that is computed once before the loop, and is such that nothing passes it where its subtraction
//! wraps. Neither needs a promise about the counter, so that none has to be proved; the copies run where
//! the loop would have run them, and keep their promises. `cost` says which loops pay.
//! `--debug unroll-runtime/explain` says why a loop of that shape is left alone.
//!
//! Justified by `linpack` of `benches/programs` and `matmul` of the corpus, which execute 41 % and 18 % more
//! instructions without it.
//!
//! Cost: constant time per loop, which has at most [`MAX_INSTS`] instructions, and one sweep over the
//! function where one is unrolled. The copies are at most [`MAX_SIZE`] instructions per loop and
//! [`MAX_GROWTH`] per function.
//!
//! Needs memory or SSA form with a current graph and leaves the same; the graph changes. It treats
//! neither loops with calls or assembly in them, nor functions that take addresses of blocks.

mod apply;
mod cost;
mod limit;

use sheave_ir::{Block, Editor, Inst};
use sheave_ssa::Graph;

use crate::adapters::host::IrHost;
use crate::blocks::takes_addresses;
use crate::loops::kit::count::{Count, tested};
use crate::loops::kit::ring::Ring;
use crate::loops::kit::step::Steps;

use crate::pass::{Changed, PassError, PassRun};

/// Iterations at once.
pub(crate) const FACTOR: u64 = 4;
/// Instructions that a function may gain.
pub(crate) const MAX_GROWTH: usize = 256;

/// Why a loop is left alone, where there are several ways to find that.
const TOO_LARGE: &str = "it is too large";
const TEST: &str = "its test is not one of a counter";
const SHORT: &str = "it has few iterations";
const EFFECT: &str = "an instruction of it takes long, or must not be copied";

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    /// What has the shape.
    rings: Vec<Ring>,
    candidates: Vec<Candidate>,
    loads: Vec<Inst>,
    buffers: apply::Buffers,
}

/// A loop that is unrolled.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// For a loop of one block, header and body are the same.
    ring: Ring,
    before: Block,
    test: Count,
    /// A constant number of iterations, and a multiple of [`FACTOR`].
    is_multiple: bool,
}

/// Unrolls, if there is a loop.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let explain = run.explainer();
    let Ctx { rings, candidates, loads, buffers } = run.ctxs.of();
    rings.clear();
    rings.extend(run.edit.layout.iter().filter_map(|&block| Ring::of(&run.edit, block)));
    if rings.is_empty() {
        return Ok(Changed::CODE);
    }
    let graph = run.analyses.graph(&IrHost(&run.edit))?;
    candidates.clear();
    let mut grown = 0;
    for &ring in &*rings {
        let found = match candidate(&run.edit, graph, ring, loads) {
            Ok((_, size)) if grown + size > MAX_GROWTH => Err("the function has grown enough"),
            found => found,
        };
        match found {
            Ok((candidate, size)) => {
                grown += size;
                candidates.push(candidate);
            }
            Err(reason) => explain.say(|| format!("the loop at {} is left alone: {reason}", ring.header)),
        }
    }
    if !candidates.is_empty() && takes_addresses(&run.edit) {
        candidates.clear();
    }
    let n = if candidates.is_empty() { 0 } else { apply::apply(&mut run.edit, candidates, buffers) };
    run.count("tight loops unrolled", n);
    Ok(Changed::GRAPH.when(n > 0))
}

/// The loop and what it grows by, if it is to be unrolled.
fn candidate(
    edit: &Editor<'_>,
    graph: &Graph,
    ring: Ring,
    loads: &mut Vec<Inst>,
) -> Result<(Candidate, usize), &'static str> {
    let size = cost::size(edit, ring)?;
    let (ring, before) = ring.entered(edit, graph).ok_or("its header has not exactly one jump before it")?;
    loads.clear();
    let mut steps = Steps { edit, ring, loads };
    let test = tested(&mut steps).map_err(|_| TEST)?;
    // A load that does not move may give another value in every iteration.
    if !loads.is_empty() || test.bound.is_some_and(|bound| ring.is_inside(edit, bound)) {
        return Err(TEST);
    }
    limit::check(edit, &test)?;
    let steps = Steps { edit, ring, loads };
    let ends = ring.header != ring.body && test.ends(&steps);
    let known = if ends { test.constant(edit, ring).map_err(|_| SHORT)? } else { None };
    if known.is_some_and(|n| n < 2 * FACTOR) {
        return Err(SHORT);
    }
    cost::pays(edit, ring)?;
    let is_multiple = known.is_some_and(|n| n % FACTOR == 0);
    Ok((Candidate { ring, before, test, is_multiple }, size * FACTOR as usize))
}
