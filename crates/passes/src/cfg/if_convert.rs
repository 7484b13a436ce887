//! If-conversion: replaces branches around cheap code by selects, and two branches that test one interval by
//! one.
//!
//! Where the two paths from a branch meet again at once, and what they compute costs little and has no
//! effect, both are computed and each phi of the join becomes a select: no branch is left to mispredict, and
//! one block remains where there were up to four.
//!
//! ```text
//! block0: v2 = icmp slt v0, v1                  block0: v2 = icmp slt v0, v1
//!         branch v2, block1, block2                     v3 = add v0, 1
//! block1: v3 = add v0, 1                                v5 = select v2, v3, v1
//!         jump block2                                   jump block2
//! block2: v4 = phi [block0: v1], [block1: v3]   block2: return v5
//!         return v4
//! ```
//!
//! Why here: after `dce`, when blocks are merged, and after `jump-threading` has removed branches with a
//! known outcome; before the last `gvn`, which folds the selects, and once more after it, where memory that
//! was in the way is in registers.
//!
//! Algorithm: a few rounds over the blocks, so that inner diamonds are straight code in the round after and
//! part of the path of an outer one. A path is a chain of blocks with one edge into each. (If-conversion as
//! in J. R. Allen, Ken Kennedy, Carrie Porterfield and Joe Warren, "Conversion of Control Dependence to Data
//! Dependence", 1983, with selects for predicates.) A promise about what is computed may be broken on the
//! path that was not taken: then it is poison, and the select does not choose it.
//!
//! What a switch, an indirect branch or an indirect call depends on keeps its branch (the program counter of
//! an interpreter): a branch that is predicted lets what follows begin, where a select makes it wait for the
//! condition. `swvm` of the corpus took three times as long. So does a branch whose selects would become the
//! address of the load that the next iteration compares: heap sort took 1.8 times as long.
//!
//! At the end `split_tests` does the reverse where that is better: a select of two tests that is only
//! branched on becomes two branches.
//!
//! Cost: linear; each path has at most [`MAX_BLOCKS`] blocks and instructions of cost [`MAX_COST`], and
//! there are at most [`MAX_ROUNDS`] rounds.
//!
//! Needs memory or SSA form with a current graph and leaves the same without the blocks of the paths. Floats
//! take part where one instruction of the machine is the whole select, as in `x > m ? x : m`, or in
//! `x < 0 ? -x : x`, which is the larger of `-x` and `x`.

use cranelift_entity::{EntityRef, SecondaryMap};
use sheave_ir::{
    BinaryOp, Block, ConstData, Edge, Editor, FloatCC, Inst, InstData, IntCC, TernaryOp, UnaryOp, Value,
    ValueDef,
};
use sheave_ssa::Graph;
use sheave_ssa::refill;

use super::split_tests;
use crate::adapters::host::IrHost;
use crate::adapters::insert::append;
use crate::blocks::{condition_of, inst_of, phi_args, reached_edges, takes_addresses};
use crate::pass::{Changed, PassError, PassRun};
use crate::scalar::rules::in_common;

/// What the instructions of both paths and the selects may cost together.
pub(crate) const MAX_COST: u32 = 5;

/// Selects that one branch may become.
pub(crate) const MAX_SELECTS: usize = 2;

/// Blocks of one path.
pub(crate) const MAX_BLOCKS: usize = 3;

/// Values that the search for a chain of loads looks at.
const MAX_CHAIN: usize = 48;

/// How deep diamonds may be nested.
pub(crate) const MAX_ROUNDS: u32 = 3;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    /// By block: the reachable edges into it.
    preds: SecondaryMap<Block, u32>,
    /// By block: the round, from one on, in which instructions moved to it. The order shows them after it.
    grown: SecondaryMap<Block, u32>,
    round: u32,
    /// By block: all that was in it has moved, and nothing leads to it.
    passed: SecondaryMap<Block, bool>,
    /// The blocks of both paths of a branch.
    path: Vec<Block>,
    /// The blocks that are reached and end in a branch.
    blocks: Vec<Block>,
    insts: Vec<Inst>,
    args: Vec<Value>,
    /// By value: a switch, an indirect branch or an indirect call depends on it. Found for the first branch
    /// that could be replaced.
    steers: Vec<bool>,
    is_steering_found: bool,
    /// For a phi its index among the phis of its block.
    phi_index: Vec<u32>,
    work: Vec<Value>,
    /// What a condition depends on, and whether through the address of a load.
    chain: Vec<(Value, bool)>,
}

/// Replaces what can be replaced.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let graph = run.analyses.graph(&IrHost(&run.edit))?;
    let n = choose(&mut run.edit, graph, run.ctxs.of());
    run.count("branches replaced", n);
    let split = split_tests::run(run)?;
    run.count("branches split", split);
    let n = n + split;
    Ok((Changed::GRAPH | Changed::VALUES | Changed::USES).when(n > 0))
}

fn choose(edit: &mut Editor<'_>, graph: &Graph, ctx: &mut Ctx) -> u32 {
    // A block whose address is taken must stay.
    if takes_addresses(edit) {
        return 0;
    }
    ctx.preds.clear();
    ctx.grown.clear();
    ctx.passed.clear();
    ctx.blocks.clear();
    for node in graph.reverse_postorder().rev() {
        let block = Block::from_u32(node.0);
        ctx.preds[block] = reached_edges(graph, node).count() as u32;
        if graph.n_succs(node) == 2 {
            ctx.blocks.push(block);
        }
    }
    ctx.is_steering_found = false;
    let mut replaced = 0;
    for round in 1..=MAX_ROUNDS {
        ctx.round = round;
        let before = replaced;
        for at in 0..ctx.blocks.len() {
            let block = ctx.blocks[at];
            if ctx.passed[block] {
                continue;
            }
            replaced += u32::from(replace(edit, graph, ctx, block) || join_tests(edit, ctx, block));
        }
        if replaced == before {
            break;
        }
        edit.apply();
    }
    edit.apply_replacements();
    if replaced > 0 {
        edit.remove_blocks(|block| ctx.passed[block]);
    }
    replaced
}

/// Replaces the branch at the end of `block`.
fn replace(edit: &mut Editor<'_>, graph: &Graph, ctx: &mut Ctx, block: Block) -> bool {
    let Some(cond) = condition_of(edit, block) else { return false };
    let Some([then, otherwise]) = two_edges(edit, block) else { return false };
    ctx.insts.clear();
    ctx.path.clear();
    let mut room = MAX_COST;
    let then = follow(edit, ctx, block, then, &mut room);
    let otherwise = follow(edit, ctx, block, otherwise, &mut room);
    let (Some(then), Some(otherwise)) = (then, otherwise) else { return false };
    let join = edit.edges[then].target;
    if join != edit.edges[otherwise].target {
        return false;
    }
    if !core::mem::replace(&mut ctx.is_steering_found, true) {
        find_steering(edit, graph, ctx);
    }
    let choice = Choice { cond, join, then, otherwise };
    if !fits(edit, ctx, choice, room)
        || delays_loads(edit, graph, &mut ctx.chain, choice)
        || !edit.begin_rewrite()
    {
        return false;
    }
    ctx.insts.iter().for_each(|&inst| edit.move_to_end(inst, block));
    for &passed in &ctx.path {
        ctx.passed[passed] = true;
    }
    ctx.args.clear();
    for index in 0..edit.phis(join).len() {
        let [a, b] = choice.arguments(edit, index);
        let mut arg = a;
        if a != b {
            let mut by = cond;
            if let Some(test) = absolute(edit, cond, a, b) {
                by = append(edit, block, test, edit.ty(cond));
            }
            let data = InstData::Ternary { op: TernaryOp::Select, args: [by, a, b] };
            arg = append(edit, block, data, edit.ty(a));
        }
        ctx.args.push(arg);
    }
    ctx.grown[block] = ctx.round;
    let args = edit.list(&ctx.args);
    edit.jump_to(block, join, args);
    // A join that nothing else leads to is straight code now, and may be part of a path itself.
    ctx.preds[join] -= 1;
    if ctx.preds[join] == 1 {
        for (index, &arg) in ctx.args.iter().enumerate() {
            let phi = edit.phis(join)[index];
            edit.replace_value(phi, arg);
        }
    }
    true
}

/// Makes one branch of two that test whether a value is in an interval, or outside of one: the second branch
/// is all that there is in its block, but for its comparison, and one of its targets is the other target of
/// the first branch. Between the two there may be tests of other values with the same target, as in
/// `x >= 0 && y >= 0 && x < 64 && y < 60`.
///
/// ```text
/// block0: v1 = icmp sge v0, 97               block0: v1 = icmp sge v0, 97
///         branch v1, block1, block3                  v2 = icmp sle v0, 122
/// block1: v2 = icmp sle v0, 122                      v3 = select v1, v2, 0
///         branch v2, block2, block3                  branch v3, block2, block3
/// ```
fn join_tests(edit: &mut Editor<'_>, ctx: &mut Ctx, block: Block) -> bool {
    let Some((branch, cond)) = branch_of(edit, block) else { return false };
    let Some((value, first)) = test_of(edit, cond) else { return false };
    let Some(edges) = two_edges(edit, block) else { return false };
    for side in 0..2 {
        let common = edges[1 - side];
        let is_common = |edit: &Editor<'_>, edge: Edge| {
            let args = |edge| edit.edge_args(edge).iter().map(|&arg| edit.resolve(arg));
            edit.edges[edge].target == edit.edges[common].target && args(edge).eq(args(common))
        };
        let mut edge = edges[side];
        for _ in 0..MAX_BLOCKS {
            let inner = edit.edges[edge].target;
            if ctx.preds[inner] != 1 || inner == block || ctx.passed[inner] || !edit.phis(inner).is_empty() {
                break;
            }
            // A block between the two that was joined to another in this round still has its own test only.
            let &[test, _] = edit.block_insts(inner) else { break };
            let InstData::Icmp { cc, args } = edit.insts[test] else { break };
            let Some((_, mut inner_cond)) = branch_of(edit, inner) else { break };
            let Some(inner_edges) = two_edges(edit, inner) else { break };
            let Some(shared) = inner_edges.iter().position(|&edge| is_common(edit, edge)) else { break };
            let onward = inner_edges[1 - shared];
            if edit.edges[onward].target == block || is_common(edit, onward) {
                break;
            }
            // As it is, the first side holds if both tests do.
            let second = if shared == side { cc.inverse() } else { cc };
            let is_pair = edit.def(inner_cond) == ValueDef::Result(test)
                && edit.resolve(args[0]) == value
                && edit
                    .const_bits(args[1])
                    .is_some_and(|c| in_common(edit.ty(value), side == 1, [first, (second, c)]).is_some());
            if !is_pair {
                edge = onward;
                continue;
            }
            if !edit.begin_rewrite() {
                return false;
            }
            edit.move_to_end(test, block);
            if shared == side {
                let data = InstData::Icmp { cc: second, args };
                inner_cond = append(edit, block, data, edit.ty(inner_cond));
            }
            let bits = edit.constant(edit.ty(cond), ConstData::Bits(side as u64));
            let args = if side == 0 { [cond, inner_cond, bits] } else { [cond, bits, inner_cond] };
            let data = InstData::Ternary { op: TernaryOp::Select, args };
            let both = append(edit, block, data, edit.ty(cond));
            edit.set_inst(branch, InstData::Branch { cond: both });
            ctx.args.clear();
            ctx.args.extend_from_slice(edit.edge_args(onward));
            edit.retarget(edge, edit.edges[onward].target, &ctx.args);
            ctx.preds[edit.edges[common].target] -= 1;
            ctx.passed[inner] = true;
            ctx.grown[block] = ctx.round;
            return true;
        }
    }
    false
}

/// The branch at the end of `block`, and its condition.
fn branch_of(edit: &Editor<'_>, block: Block) -> Option<(Inst, Value)> {
    Some((edit.terminator(block)?, edit.resolve(condition_of(edit, block)?)))
}

fn two_edges(edit: &Editor<'_>, block: Block) -> Option<[Edge; 2]> {
    let mut edges = edit.block_edges(block);
    Some([edges.next()?, edges.next()?])
}

/// `cond` as a comparison of a value with a constant.
fn test_of(edit: &Editor<'_>, cond: Value) -> Option<(Value, (IntCC, u64))> {
    let InstData::Icmp { cc, args: [value, c] } = inst_of(edit, cond)? else { return None };
    Some((edit.resolve(value), (cc, edit.const_bits(c)?)))
}

/// The last edge of the path that begins with `edge`; its instructions join the others in the ctx memory.
/// `None` where they cost more than `room`.
fn follow(edit: &Editor<'_>, ctx: &mut Ctx, from: Block, mut edge: Edge, room: &mut u32) -> Option<Edge> {
    for _ in 0..MAX_BLOCKS {
        let block = edit.edges[edge].target;
        // The branch's own block is no part of a path (a loop returns to it), nor is one whose phis are used.
        if ctx.preds[block] != 1
            || block == from
            || ctx.grown[block] == ctx.round
            || edit.jump_target(block).is_none()
            || edit.phis(block).iter().any(|&phi| edit.resolve(phi) == phi)
        {
            break;
        }
        ctx.path.push(block);
        let (_, insts) = edit.block_insts(block).split_last()?;
        for &inst in insts {
            *room = room.checked_sub(cost(edit, inst)?)?;
            ctx.insts.push(inst);
        }
        edge = edit.block_edges(block).next()?;
    }
    Some(edge)
}

/// What it costs to compute `inst` where its result is not wanted; `None` where that must not happen.
fn cost(edit: &Editor<'_>, inst: Inst) -> Option<u32> {
    let data = &edit.insts[inst];
    match data {
        InstData::Load { .. } | InstData::Alloca { .. } => None,
        InstData::Unary { op: UnaryOp::Fneg, .. } => Some(1),
        _ if data.has_side_effects() || computes_floats(edit, inst) => None,
        InstData::Unary { .. } | InstData::Icmp { .. } | InstData::PtrIndex { .. } => Some(1),
        InstData::Binary { op: BinaryOp::Mul, .. } => Some(2),
        InstData::Binary { op: BinaryOp::SmulHi | BinaryOp::UmulHi, .. } => None,
        InstData::Binary { .. } => Some(1),
        InstData::Ternary { op: TernaryOp::Select, .. } => Some(2),
        _ => None,
    }
}

fn computes_floats(edit: &Editor<'_>, inst: Inst) -> bool {
    let mut floats = edit.result(inst).is_none_or(|value| edit.ty(value).is_float());
    edit.insts[inst].for_each_arg(&edit.pool, |arg| floats |= edit.ty(arg).is_float());
    floats
}

/// A condition, and the edges that lead to the join when it holds and when it does not.
#[derive(Clone, Copy)]
struct Choice {
    cond: Value,
    join: Block,
    then: Edge,
    otherwise: Edge,
}

impl Choice {
    /// What the edges bring to the phi at `index` of the join.
    fn arguments(self, edit: &Editor<'_>, index: usize) -> [Value; 2] {
        [self.then, self.otherwise].map(|edge| edit.resolve(edit.edge_args(edge)[index]))
    }

    /// Whether that phi becomes a select.
    fn selects(self, edit: &Editor<'_>, index: usize) -> bool {
        let [a, b] = self.arguments(edit, index);
        a != b
    }
}

/// Marks what a switch, an indirect branch or an indirect call depends on; nothing where there is none.
fn find_steering(edit: &Editor<'_>, graph: &Graph, ctx: &mut Ctx) {
    let Ctx { steers, phi_index, work, .. } = ctx;
    steers.clear();
    work.clear();
    for node in graph.reverse_postorder() {
        for &inst in edit.block_insts(Block::from_u32(node.0)) {
            match edit.insts[inst] {
                InstData::Switch { value, .. } => work.push(value),
                InstData::IndirectBranch { addr } => work.push(addr),
                InstData::CallIndirect { callee, .. } => work.push(callee),
                _ => {}
            }
        }
    }
    if work.is_empty() {
        return;
    }
    steers.resize(edit.n_values(), false);
    refill(phi_index, edit.n_values(), 0);
    for node in graph.reverse_postorder() {
        for (index, &phi) in edit.phis(Block::from_u32(node.0)).iter().enumerate() {
            phi_index[phi.index()] = index as u32;
        }
    }
    while let Some(value) = work.pop() {
        if core::mem::replace(&mut steers[value.index()], true) {
            continue;
        }
        match edit.def(value) {
            ValueDef::Result(inst) => match edit.insts[inst] {
                data if data.is_call() => {}
                data => data.for_each_arg(&edit.pool, |arg| work.push(arg)),
            },
            ValueDef::Phi(block) => {
                work.extend(phi_args(edit, graph, block, phi_index[value.index()] as usize));
            }
            _ => {}
        }
    }
}

/// Whether the selects at `join` are few and cheap, and steer nothing. One of floats must be the only one,
/// and exactly what the machine has an instruction for.
fn fits(edit: &Editor<'_>, ctx: &Ctx, choice: Choice, room: u32) -> bool {
    let Choice { cond, join, .. } = choice;
    let (mut selects, mut floats) = (0, 0);
    for (index, &phi) in edit.phis(join).iter().enumerate() {
        let [a, b] = choice.arguments(edit, index);
        if a != b {
            selects += 1;
            let is_float = edit.ty(phi).is_float();
            floats += usize::from(is_float);
            if is_float && !is_extreme(edit, cond, a, b) && absolute(edit, cond, a, b).is_none()
                || ctx.steers.get(phi.index()).is_some_and(|&steers| steers)
            {
                return false;
            }
        }
    }
    selects <= MAX_SELECTS && selects as u32 <= room && (floats == 0 || selects == 1)
}

/// Whether `cond` compares the floats `a` and `b` such that choosing one of them is `minss` or its like,
/// which gives its second operand where the two are equal or one is NaN.
fn is_extreme(edit: &Editor<'_>, cond: Value, a: Value, b: Value) -> bool {
    use FloatCC::{Ogt, Olt, Uge, Ule};
    let Some(InstData::Fcmp { cc: Olt | Ogt | Ule | Uge, args }) = inst_of(edit, cond) else { return false };
    let args = args.map(|arg| edit.resolve(arg));
    args == [a, b] || args == [b, a]
}

/// The comparison that chooses between `a` and `b`, of which one is the other negated, as `cond` does by the
/// sign: the larger or the smaller of the two, which is one instruction.
fn absolute(edit: &Editor<'_>, cond: Value, a: Value, b: Value) -> Option<InstData> {
    let InstData::Fcmp { cc, args: [x, zero] } = inst_of(edit, cond)? else { return None };
    let x = edit.resolve(x);
    let is_negated = |value: Value| match inst_of(edit, value) {
        Some(InstData::Unary { op: UnaryOp::Fneg, arg }) => edit.resolve(arg) == x,
        _ => false,
    };
    let choice = if matches!(cc, FloatCC::Olt | FloatCC::Ule) { [a, b] } else { [b, a] };
    if edit.const_bits(zero) != Some(0) || !is_negated(choice[0]) || choice[1] != x {
        return None;
    }
    match cc {
        FloatCC::Olt | FloatCC::Ogt => Some(InstData::Fcmp { cc: FloatCC::Ogt, args: [a, b] }),
        FloatCC::Ule | FloatCC::Uge => Some(InstData::Fcmp { cc: FloatCC::Ule, args: [b, a] }),
        _ => None,
    }
}

/// Whether a select at `join` would be part of a chain from one iteration of a loop to the next that goes
/// through the address of a load to the condition of the select itself, as in a heap, whose larger child is
/// the next parent: each load waits for the one before it, where a predicted branch lets them overlap.
fn delays_loads(edit: &Editor<'_>, graph: &Graph, chain: &mut Vec<(Value, bool)>, choice: Choice) -> bool {
    chain.clear();
    chain.push((choice.cond, false));
    let mut at = 0;
    while let Some(&(value, is_behind_load)) = chain.get(at) {
        at += 1;
        let mut depends = |on: Value, is_behind_load: bool| {
            let on = (edit.resolve(on), is_behind_load);
            if chain.len() < MAX_CHAIN && !edit.values[on.0].is_const() && !chain.contains(&on) {
                chain.push(on);
            }
        };
        match edit.def(value) {
            ValueDef::Result(inst) => match edit.insts[inst] {
                InstData::Load { addr, .. } => depends(addr, true),
                data if data.has_side_effects() => {}
                data => data.for_each_arg(&edit.pool, |arg| depends(arg, is_behind_load)),
            },
            ValueDef::Phi(block) => {
                let Some(index) = edit.phis(block).iter().position(|&phi| phi == value) else { continue };
                if is_behind_load && block == choice.join && choice.selects(edit, index) {
                    return true;
                }
                phi_args(edit, graph, block, index).for_each(|arg| depends(arg, is_behind_load));
            }
            _ => {}
        }
    }
    false
}
