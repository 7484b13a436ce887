//! Jump threading: an edge that brings a constant to a branch goes directly to the target that the constant
//! selects.
//!
//! `while (a && b)` at `-O0` ends in a block that merges "false" and "b" in a phi and branches on it. The
//! edge that brings the constant can go where the branch would send it, and the phi with its copies
//! disappears. So do the blocks in which an inlined function returns constants that its caller compares.
//!
//! Why here: after `gvn` has folded conditions to the phi itself; before `dce`, which removes the rest.
//!
//! Algorithm: a block qualifies when it holds nothing but a branch or switch, after at most [`MAX_CHAIN`]
//! instructions that compute the condition from its own phis and constants, and none of these values is used
//! elsewhere. Each edge into it whose constants decide the condition is retargeted, with the arguments of the
//! taken edge, in which the block's values are replaced by what they are along the edge. Values from
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
//! need not leave its register. Nested `if`s end in chains of such jumps; a block that only returns now is a
//! target in the next of at most [`MAX_STEPS`] rounds.
//!
//! Justified by `ackermann` of `benches/programs` and `lzpack` of the corpus, which execute 62 % and 21 %
//! more instructions without it.
//!
//! Cost: one sweep that counts uses, then time linear in the edges into blocks that qualify.
//!
//! Needs memory or SSA form and leaves the same; the graph changes. Of instructions it duplicates returns
//! only, up to [`MAX_RETURNS`] of each.

use cranelift_entity::{EntityRef, SecondaryMap};
use sheave_ir::{Block, ConstData, Edge, Editor, Function, InstData, Value, ValueDef};

use crate::blocks::{self, brought, for_each_use, scrutinee, taken_edge, values_of};
use crate::pass::{Changed, PassError, PassRun};

/// How many blocks in a row one edge may pass.
const MAX_STEPS: u32 = 8;

/// How many instructions may compute a condition.
const MAX_CHAIN: usize = 4;

/// A block that returns is duplicated for at most so many jumps to it.
const MAX_RETURNS: usize = 8;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    uses: Vec<u32>,
    args: Vec<Value>,
    /// Targets that only return, with the blocks that jump to them.
    jumps: Vec<(Block, Block)>,
    /// Whether a block qualifies.
    qualifies: SecondaryMap<Block, bool>,
    /// What is known of a block's values along an edge.
    known: Vec<(Value, u64)>,
}

/// Retargets what can be retargeted.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let edges = thread_edges(&mut run.edit, run.ctxs.of());
    run.count("edges threaded", edges);
    Ok((Changed::GRAPH | Changed::USES).when(edges > 0))
}

fn thread_edges(edit: &mut Editor<'_>, ctx: &mut Ctx) -> u32 {
    let (mut any, mut counted) = (false, false);
    ctx.qualifies.clear();
    for &block in &edit.layout {
        if !only_tests(edit, block) {
            continue;
        }
        // Few functions have such a block at all.
        if !counted {
            counted = true;
            count_uses(edit, &mut ctx.uses);
        }
        if is_alone(edit, &ctx.uses, block) {
            ctx.qualifies[block] = true;
            any = true;
        }
    }
    let mut threaded = return_at_once(edit, ctx);
    if !any {
        return threaded;
    }
    for i in 0..edit.layout.len() {
        // An indirect branch goes to the address that it is given, whatever its edges say.
        let last = edit.terminator(edit.layout[i]);
        if last.is_some_and(|last| matches!(edit.insts[last], InstData::IndirectBranch { .. })) {
            continue;
        }
        for edge in edit.block_edges(edit.layout[i]) {
            for _ in 0..MAX_STEPS {
                if !thread_edge(edit, ctx, edge) {
                    break;
                }
                threaded += 1;
            }
        }
    }
    threaded
}

/// Turns jumps to blocks that only return into returns, along chains of jumps, too.
fn return_at_once(edit: &mut Editor<'_>, ctx: &mut Ctx) -> u32 {
    let mut threaded = 0;
    for _ in 0..MAX_STEPS {
        let (turned, any_target) = return_from_jumps(edit, ctx);
        threaded += turned;
        if !any_target {
            break;
        }
    }
    threaded
}

/// One round of it: how many jumps became returns, and whether a block that can be a target is among theirs.
fn return_from_jumps(edit: &mut Editor<'_>, ctx: &mut Ctx) -> (u32, bool) {
    ctx.jumps.clear();
    for &block in &edit.layout {
        if let Some(target) = edit.jump_target(block)
            && let [last] = edit.block_insts(target)
            && matches!(edit.insts[*last], InstData::Return { .. })
        {
            ctx.jumps.push((target, block));
        }
    }
    ctx.jumps.sort_unstable();
    let (mut threaded, mut any_target) = (0, false);
    for group in ctx.jumps.chunk_by(|a, b| a.0 == b.0).filter(|group| group.len() <= MAX_RETURNS) {
        for &(target, block) in group {
            let Some(last) = edit.terminator(target) else { continue };
            let InstData::Return { args } = edit.insts[last] else { continue };
            let Some(edge) = edit.block_edges(block).next() else { continue };
            if !edit.begin_rewrite() {
                return (threaded, false);
            }
            // What the target returns is one of its phis, or dominates it and so its predecessors.
            ctx.args.clear();
            let args = args.as_slice(&edit.pool).iter();
            ctx.args.extend(args.map(|&arg| brought(edit, edge, arg).unwrap_or(arg)));
            edit.return_from(block, &ctx.args);
            threaded += 1;
            any_target |= edit.block_insts(block).len() == 1;
        }
    }
    (threaded, any_target)
}

fn count_uses(func: &Function, uses: &mut Vec<u32>) {
    uses.clear();
    uses.resize(func.n_values(), 0);
    for &inst in &func.order {
        func.insts[inst].for_each_arg(&func.pool, |arg| uses[arg.index()] += 1);
    }
    let args = func.layout.iter().flat_map(|&block| func.succ_edges(block)).map(|edge| edge.args);
    args.flat_map(|args| args.as_slice(&func.pool)).for_each(|arg| uses[arg.index()] += 1);
}

/// Whether `block` does nothing but compute a condition, from its phis and constants, and follow it.
fn only_tests(func: &Function, block: Block) -> bool {
    let [chain @ .., _] = func.block_insts(block) else { return false };
    if chain.len() > MAX_CHAIN || func.phis(block).is_empty() || scrutinee(func, block).is_none() {
        return false;
    }
    chain.iter().all(|&inst| {
        let data = &func.insts[inst];
        let computes = match data {
            InstData::Unary { .. } | InstData::Icmp { .. } | InstData::Ternary { .. } => true,
            InstData::Binary { .. } => !data.has_side_effects(),
            _ => false,
        };
        let mut inside = computes;
        data.for_each_arg(&func.pool, |arg| {
            inside &= match func.def(arg) {
                ValueDef::Phi(of) => of == block,
                ValueDef::Result(by) => chain.contains(&by),
                ValueDef::Const(_) => true,
                ValueDef::Param(_) | ValueDef::Variable => false,
            }
        });
        inside
    })
}

/// Whether the values of `block` are used nowhere else.
fn is_alone(func: &Function, uses: &[u32], block: Block) -> bool {
    values_of(func, block).all(|value| {
        let mut inside = 0;
        for_each_use(func, block, |arg| inside += u32::from(arg == value));
        inside == uses[value.index()]
    })
}

/// Finds what the values of `block` are along `edge`, as far as constants tell.
fn evaluate(func: &Function, block: Block, edge: Edge, known: &mut Vec<(Value, u64)>) {
    known.clear();
    for (&phi, &arg) in func.phis(block).iter().zip(func.edge_args(edge)) {
        known.extend(func.const_bits(arg).map(|bits| (phi, bits)));
    }
    for &inst in func.block_insts(block) {
        let Some(result) = func.result(inst) else { continue };
        let bits = |value: Value| known_bits(known, value).or_else(|| func.const_bits(value));
        let found = blocks::evaluate(func, &func.insts[inst], func.ty(result), bits);
        known.extend(found.map(|bits| (result, bits)));
    }
}

fn known_bits(known: &[(Value, u64)], value: Value) -> Option<u64> {
    known.iter().find(|(known, _)| *known == value).map(|&(_, bits)| bits)
}

/// Sends `edge` past its target if its constants decide where that goes.
fn thread_edge(edit: &mut Editor<'_>, ctx: &mut Ctx, edge: Edge) -> bool {
    let middle = edit.edges[edge].target;
    if !ctx.qualifies[middle] {
        return false;
    }
    evaluate(edit, middle, edge, &mut ctx.known);
    let bits = |value: Value| known_bits(&ctx.known, value);
    let taken = edit.terminator(middle).and_then(|last| taken_edge(edit, last, bits));
    let Some(onward) = taken.and_then(|k| edit.block_edges(middle).nth(k as usize)) else { return false };
    let target = edit.edges[onward].target;
    // A computed value that goes along must be a constant.
    let goes_along = |&value: &Value| match edit.def(value) {
        ValueDef::Result(by) => !edit.block_insts(middle).contains(&by) || bits(value).is_some(),
        _ => true,
    };
    if target == middle || !edit.edge_args(onward).iter().all(goes_along) || !edit.begin_rewrite() {
        return false;
    }
    ctx.args.clear();
    for index in 0..edit.edge_args(onward).len() {
        let arg = edit.edge_args(onward)[index];
        ctx.args.push(match (brought(edit, edge, arg), bits(arg)) {
            (Some(along), _) => along,
            (None, Some(bits)) => edit.constant(edit.ty(arg), ConstData::Bits(bits)),
            (None, None) => arg,
        });
    }
    // What replaces the middle block's phis was an argument of this very edge: if it is a phi of another
    // block that qualifies, that block is the edge's source, and the use stays inside it.
    edit.retarget(edge, target, &ctx.args);
    true
}
