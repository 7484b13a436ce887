//! Sparse conditional constant propagation.
//!
//! What a loop would change only if it had changed before is a constant: a flag that is tested and set again
//! on a path that the test excludes. [`crate::scalar::gvn`] visits a loop once, before it knows what the edge
//! back brings, and so has to assume anything; this pass assumes the best and proves it.
//!
//! ```text
//! block0: jump block1                                     block0: jump block1
//! block1: v1 = phi [block0: 0], [block4: v4]              block1: jump block4
//!         branch v1, block2, block4                       block4: v2 = call %more()
//! block2: v3 = call %next(v1); jump block4                        branch v2, block1, block5
//! block4: v4 = phi [block1: v1], [block2: v3]             block5: return 0
//!         v2 = call %more(); branch v2, block1, block5
//! block5: return v4
//! ```
//!
//! Why here: after promotion and inlining, which bring the constants; before `gvn`, which folds what
//! follows from them on the same visit.
//!
//! Algorithm: Mark N. Wegman and F. Kenneth Zadeck, "Constant Propagation with Conditional Branches", 1991,
//! section 4 (`solve.rs`). It differs in one point: a phi is lowered by the one argument that is new, in
//! constant time, and not computed again from all of them. A broken promise gives poison, which may be any
//! constant: so the wrapping result is taken. Undef is zero, as everywhere.
//!
//! Most functions have no loop in which this pass could find anything, and a cheap test skips them
//! (`candidates.rs`): no phi gets a constant from outside of the loop, and from the back edge, if it is that
//! constant, the same again.
//!
//! Justified by `dhry` of `benches/programs`, which executes 6 % more instructions without it.
//!
//! Cost: the test visits the phis of loops; the propagation is linear in the instructions and their operands.
//!
//! Needs memory or SSA form and leaves the same, with blocks that nothing reaches and instructions that
//! nothing uses. Memory, addresses of symbols, and calls take no part.

mod candidates;
mod solve;

use sheave_ir::{Block, ConstData, Editor, Value};
use sheave_ssa::Graph;

use crate::adapters::host::IrHost;
use crate::pass::{Changed, Explain, PassError, PassRun};
use candidates::find_candidate;
use solve::Solver;

/// Replaces what is constant over the loops of the function.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let explain = run.explainer();
    let (graph, dominators) = run.analyses.dominators(&IrHost(&run.edit))?;
    if !graph.has_back_edge() {
        return Ok(Changed::CODE);
    }
    let Some(candidate) = find_candidate(&run.edit, graph, dominators) else { return Ok(Changed::CODE) };
    let solver: &mut Solver = run.ctxs.of();
    solver.solve(&run.edit, graph);
    let (values, branches) = replace(&mut run.edit, graph, solver, explain);
    if (values, branches) == (0, 0) {
        explain.say(|| format!("{candidate} might have been a constant, and is none"));
        return Ok(Changed::CODE);
    }
    run.edit.apply_replacements();
    run.count("values constant", values);
    run.count("branches decided", branches);
    Ok(Changed::VALUES | Changed::USES | Changed::GRAPH.when(branches > 0))
}

/// Returns how many values are constants, and how many branches and switches became jumps. Each replacement
/// holds by itself, so that fuel may end between any two of them.
fn replace(edit: &mut Editor<'_>, graph: &Graph, solver: &Solver, explain: Explain<'_>) -> (u32, u32) {
    let (mut values, mut branches) = (0, 0);
    for node in graph.reverse_postorder().filter(|&node| solver.reaches(node)) {
        let block = Block::from_u32(node.0);
        for index in 0..edit.phis(block).len() {
            let phi = edit.phis(block)[index];
            if let Some(bits) = replace_value(edit, solver, phi) {
                values += 1;
                explain.say(|| format!("{phi} is {bits} in all iterations"));
            }
        }
        for position in edit.positions(block) {
            if let Some(result) = edit.result(edit.order[position]) {
                values += u32::from(replace_value(edit, solver, result).is_some());
            }
        }
        if let Some(taken) = edit.terminator(block).and_then(|last| solver.only_successor(edit, last))
            && edit.begin_rewrite()
        {
            edit.jump_along(block, taken);
            branches += 1;
        }
    }
    (values, branches)
}

/// Replaces `value` if it is a constant, and says which.
fn replace_value(edit: &mut Editor<'_>, solver: &Solver, value: Value) -> Option<u64> {
    let bits = solver.bits(value).filter(|_| edit.begin_rewrite())?;
    let constant = edit.constant(edit.ty(value), ConstData::Bits(bits));
    edit.replace_value(value, constant);
    Some(bits)
}
