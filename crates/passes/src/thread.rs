//! Jumps past a block that only asks what its predecessor knows.
//!
//! `while (a && b)` at `-O0` ends in a block that merges "false" and "b" in a phi and branches on it. The
//! edge that brings the constant can go where the branch would send it, and the phi with its copies
//! disappears.
//!
//! Why here: after folding has brought conditions to the phi itself; before sweeping, which removes what is
//! left.
//!
//! Algorithm: a block qualifies when it holds nothing but a branch or switch on one of its own phis and none
//! of its phis is used elsewhere. Each of its edges with a constant for that phi is retargeted, with the
//! arguments of the taken edge, in which the block's phis are replaced by what the edge brought. Values from
//! above the block dominate its predecessors as well, so no repair of SSA form is needed. (Frank Mueller and
//! David B. Whalley, "Avoiding Conditional Branches by Code Replication", 1995, treat the general case, with
//! replication; here nothing is copied.)
//!
//! ```text
//! block1: branch v1, block2, block3                 block1: branch v1, block2, block5
//! block2: jump block3                               block2: jump block3
//! block3: v3 = phi [block1: 0], [block2: v2]        block3: v3 = phi [block2: v2]
//!         branch v3, block4, block5                         branch v3, block4, block5
//! ```
//!
//! A jump to a block that only returns becomes a return: the phi of the returned value, into which `-O0` code
//! merges the values of all `return` statements, is taken apart, so that a value that a call returns last
//! need not leave its register.
//!
//! Cost: one sweep that counts uses, then time linear in the edges into blocks that qualify.
//!
//! Needs memory or SSA form and leaves the same; the graph changes. Of instructions it duplicates returns
//! only, up to [`MAX_RETURNS`] of each.

use cranelift_entity::{EntityRef, SecondaryMap};
use sheave_ir::{Block, Edge, Editor, Function, InstData, Value};

use crate::pipeline::{Changed, PassError, PassRun};

/// How many blocks in a row one edge may pass.
const MAX_STEPS: u32 = 8;

/// A block that returns is duplicated for at most so many jumps to it.
const MAX_RETURNS: usize = 8;

/// Scratch memory; keep it for the next function.
#[derive(Debug, Default)]
struct Scratch {
    uses: Vec<u32>,
    args: Vec<Value>,
    /// Targets that only return, with the blocks that jump to them.
    jumps: Vec<(Block, Block)>,
    /// For a block that qualifies, the index of the phi that it asks, plus one.
    asks: SecondaryMap<Block, u32>,
}

/// Retargets what can be retargeted.
pub fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let edges = thread_edges(&mut run.edit, run.memory.of());
    run.count("edges threaded", edges);
    Ok(Changed::graph_if(edges > 0))
}

fn thread_edges(edit: &mut Editor<'_>, scratch: &mut Scratch) -> u32 {
    let (mut any, mut counted) = (false, false);
    scratch.asks.clear();
    for &block in &edit.layout {
        let Some(index) = asked_phi(edit, block) else { continue };
        // Few functions have such a block at all.
        if !counted {
            counted = true;
            count_uses(edit, &mut scratch.uses);
        }
        if is_alone(edit, &scratch.uses, block, index) {
            scratch.asks[block] = index + 1;
            any = true;
        }
    }
    let mut threaded = return_at_once(edit, scratch);
    if !any {
        return threaded;
    }
    for i in 0..edit.layout.len() {
        for edge in edit.block_edges(edit.layout[i]) {
            for _ in 0..MAX_STEPS {
                if !thread_edge(edit, scratch, edge) {
                    break;
                }
                threaded += 1;
            }
        }
    }
    threaded
}

/// Turns jumps to blocks that only return into returns.
fn return_at_once(edit: &mut Editor<'_>, scratch: &mut Scratch) -> u32 {
    scratch.jumps.clear();
    for &block in &edit.layout {
        if let Some(target) = edit.jump_target(block)
            && let [last] = edit.block_insts(target)
            && matches!(edit.insts[*last], InstData::Return { .. })
        {
            scratch.jumps.push((target, block));
        }
    }
    scratch.jumps.sort_unstable();
    let mut threaded = 0;
    for group in scratch.jumps.chunk_by(|a, b| a.0 == b.0).filter(|group| group.len() <= MAX_RETURNS) {
        for &(target, block) in group {
            let Some(last) = edit.terminator(target) else { continue };
            let InstData::Return { args } = edit.insts[last] else { continue };
            let Some(edge) = edit.block_edges(block).next() else { continue };
            if !edit.begin_rewrite() {
                return threaded;
            }
            // What the target returns is one of its phis, or dominates it and so its predecessors.
            scratch.args.clear();
            for &arg in args.as_slice(&edit.pool) {
                let phi = edit.phis(target).iter().position(|&phi| phi == arg);
                scratch.args.push(phi.map_or(arg, |i| edit.edge_args(edge)[i]));
            }
            edit.return_from(block, &scratch.args);
            threaded += 1;
        }
    }
    threaded
}

fn count_uses(func: &Function, uses: &mut Vec<u32>) {
    uses.clear();
    uses.resize(func.n_values(), 0);
    for &inst in &func.order {
        func.insts[inst].for_each_arg(&func.pool, |arg| uses[arg.index()] += 1);
    }
    for &block in &func.layout {
        for edge in func.succ_edges(block) {
            for arg in edge.args.as_slice(&func.pool) {
                uses[arg.index()] += 1;
            }
        }
    }
}

/// The index of the phi that decides where `block` goes, if the block does nothing else.
fn asked_phi(func: &Function, block: Block) -> Option<u32> {
    let [inst] = func.block_insts(block) else { return None };
    let asked = match func.insts[*inst] {
        InstData::Branch { cond } => cond,
        InstData::Switch { value, .. } => value,
        _ => return None,
    };
    func.phis(block).iter().position(|&phi| phi == asked).map(|index| index as u32)
}

/// Whether the phis of `block`, of which it asks the one at `asked`, are used nowhere else.
fn is_alone(func: &Function, uses: &[u32], block: Block, asked: u32) -> bool {
    func.phis(block).iter().enumerate().all(|(index, &phi)| {
        let mut inside = u32::from(index == asked as usize);
        for edge in func.succ_edges(block) {
            inside += edge.args.as_slice(&func.pool).iter().filter(|&&arg| arg == phi).count() as u32;
        }
        inside == uses[phi.index()]
    })
}

/// Sends `edge` past its target if it knows what the target asks.
fn thread_edge(edit: &mut Editor<'_>, scratch: &mut Scratch, edge: Edge) -> bool {
    let middle = edit.edges[edge].target;
    let Some(index) = scratch.asks[middle].checked_sub(1) else { return false };
    let Some(bits) = edit.const_bits(edit.edge_args(edge)[index as usize]) else { return false };
    let Some(inst) = edit.terminator(middle) else { return false };
    let taken = match edit.insts[inst] {
        InstData::Branch { .. } => usize::from(bits == 0),
        InstData::Switch { cases, .. } => {
            edit.case_values(cases).iter().position(|&case| case == bits).map_or(0, |case| case + 1)
        }
        _ => return false,
    };
    let Some(onward) = edit.block_edges(middle).nth(taken) else { return false };
    let target = edit.edges[onward].target;
    if target == middle || !edit.begin_rewrite() {
        return false;
    }
    scratch.args.clear();
    for &arg in edit.edge_args(onward) {
        let phi = edit.phis(middle).iter().position(|&phi| phi == arg);
        scratch.args.push(phi.map_or(arg, |i| edit.edge_args(edge)[i]));
    }
    // What replaces the middle block's phis was an argument of this very edge: if it is a phi of another
    // block that qualifies, that block is the edge's source, and the use stays inside it.
    edit.retarget(edge, target, &scratch.args);
    true
}
