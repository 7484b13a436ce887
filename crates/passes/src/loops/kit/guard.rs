//! Loop guards: a copy of a loop's first test before it, so that what each iteration computes can be computed
//! once it is certain that there is an iteration.
//!
//! ```text
//! block0: jump block1                            block0: v7 = icmp slt 0, v0; branch v7, block4, block3
//! block1: v1 = phi [block0: 0], [block2: v5]     block4: jump block1
//!         v2 = icmp slt v1, v0                   block1: v1 = phi [block4: 0], [block2: v5]
//!         branch v2, block2, block3                      ...
//! block3: return v1                              block3: v8 = phi [block0: 0], [block1: v1]; return v8
//! ```
//!
//! The loop keeps its test; that it passes the first time follows from the guard ([`passes_first`]).

use cranelift_entity::SecondaryMap;
use sheave_ir::{
    Block, ConstData, Edge, EdgeData, Editor, Function, Inst, InstData, UnaryOp, Value, ValueDef, ValueList,
};
use sheave_ssa::{Dominators, Graph, LoopId};

use super::copies::{Copies, How};
use super::preheader::Taken;
use super::{Nest, rename, trips};
use crate::adapters::host::IrHost;
use crate::blocks::{brought, condition_of, for_each_use, node, values_of};
use crate::pass::{PassError, PassRun};

/// Instructions of a header besides its terminator.
const MAX_SIZE: usize = 8;
/// Operations that the condition is computed by.
const MAX_DEPTH: u32 = 4;
/// Guards that one pass adds to a function: each takes a sweep.
const MAX_GUARDS: usize = 32;

/// What guards are made with; keep it for the next function.
#[derive(Debug, Default)]
pub(crate) struct Guards {
    /// The loops that a pass wants to be guarded.
    pub(crate) wanted: Vec<LoopId>,
    plans: Vec<Plan>,
    /// By value of a header: the index of its plan, plus one.
    owner: SecondaryMap<Value, u32>,
    /// The values that are used after loops, with the indices of their plans.
    used: Vec<(usize, Value)>,
    /// By value: the phi that it is after its loop.
    after: SecondaryMap<Value, Option<(Value, LoopId)>>,
    copies: Copies,
    insts: Vec<Inst>,
    args: Vec<Value>,
    layout: Vec<Block>,
}

/// A loop that gets a guard.
#[derive(Clone, Copy, Debug)]
struct Plan {
    id: LoopId,
    before: Block,
    /// The edges of the header: into the loop, and out of it.
    enters: Edge,
    leaves: Edge,
    /// Values of the header are used where the loop may have been left elsewhere.
    is_used: bool,
    /// The new preheader.
    inside: Block,
}

/// The edge along which the header of the loop `id` enters it, if its test can be made before the loop.
pub(crate) fn find(func: &Function, nest: Nest<'_>, id: LoopId) -> Option<Edge> {
    let header = nest.header(id);
    // A jump, and not assembly that leads to one block alone.
    func.jump_target(nest.preheader(func, id)?)?;
    let (_, index) = nest.exit_test(func, id, header)?;
    let enters = func.block_edges(header).nth(index)?;
    let (_, insts) = func.block_insts(header).split_last()?;
    let can_be_copied = |data: &InstData| match data {
        InstData::Unary { op, .. } => *op != UnaryOp::Freeze,
        InstData::Binary { .. } | InstData::Icmp { .. } => true,
        _ => false,
    };
    let is_short = insts.len() <= MAX_SIZE && insts.iter().all(|&inst| can_be_copied(&func.insts[inst]));
    (is_short && func.edges[enters].target != header).then_some(enters)
}

/// Whether the condition with which the target of an edge ends is what the block before the edge's own one
/// branched on, when the target is entered by it: then it is not zero if the first edge was taken there, and
/// zero if the other one was.
pub(crate) fn passes_first(
    func: &Function,
    graph: &Graph,
    (from, entered): Taken,
    cond: Value,
) -> Option<bool> {
    let block = func.edges[entered].target;
    let mut edges = graph.edges_in(node(from));
    let edge = graph.edge(edges.next().filter(|_| edges.next().is_none())?);
    let known = condition_of(func, Block::from_u32(edge.from.0))?;
    is_first(func, block, entered, cond, known, MAX_DEPTH).then_some(edge.index == 0)
}

/// Whether `value` is `known` when `block`, whose phis it is computed from, is entered by `entered`.
fn is_first(func: &Function, block: Block, entered: Edge, value: Value, known: Value, depth: u32) -> bool {
    if let ValueDef::Const(_) = func.def(known) {
        // Two readings of an undefined value need not be equal.
        let bits = trips::evaluate_entered(func, block, entered, value).or_else(|| func.const_bits(value));
        return func.ty(value) == func.ty(known)
            && (bits.is_some() && bits == func.const_bits(known)
                || matches!(func.const_data(known), Some(ConstData::Symbol(..)))
                    && func.const_data(value) == func.const_data(known));
    }
    if func.def(value) == ValueDef::Phi(block) {
        return brought(func, entered, value) == Some(known);
    }
    let same = |a: Value, b: Value| depth > 0 && is_first(func, block, entered, a, b, depth - 1);
    let (ValueDef::Result(one), ValueDef::Result(other)) = (func.def(value), func.def(known)) else {
        return value == known;
    };
    match (func.insts[one], func.insts[other]) {
        _ if value == known => true,
        (InstData::Unary { op, arg }, InstData::Unary { op: known, arg: by }) => {
            op == known && op != UnaryOp::Freeze && same(arg, by)
        }
        (InstData::Binary { op, args: [a, b], .. }, InstData::Binary { op: known, args: [x, y], .. }) => {
            op == known && same(a, x) && same(b, y)
        }
        (InstData::Icmp { cc, args: [a, b] }, InstData::Icmp { cc: known, args: [x, y] }) => {
            cc == known && same(a, x) && same(b, y) || cc == known.swapped() && same(a, y) && same(b, x)
        }
        _ => false,
    }
}

/// Calls `plan` if there may be loops, and once more if it wanted guards and there are some now. Returns the
/// number of guards.
pub(crate) fn with_guards<C: Default + Send + 'static>(
    run: &mut PassRun<'_>,
    guards: impl Fn(&mut C) -> &mut Guards,
    mut plan: impl FnMut(&mut Editor<'_>, Nest<'_>, &mut C),
) -> Result<Option<u32>, PassError> {
    let program = run.program();
    let ctx: &mut C = run.ctxs.of();
    let Some(nest) = Nest::of(program, run.analyses, &run.edit)? else { return Ok(None) };
    guards(ctx).wanted.clear();
    plan(&mut run.edit, nest, ctx);
    if guards(ctx).wanted.is_empty() {
        return Ok(Some(0));
    }
    let (graph, dominators, loops) = run.analyses.all(&IrHost(&run.edit))?;
    let n = make(&mut run.edit, Nest { module: program, graph, loops }, dominators, guards(ctx));
    if n > 0 {
        run.analyses.clear();
        let (graph, loops) = run.analyses.loops(&IrHost(&run.edit))?;
        guards(ctx).wanted.clear();
        plan(&mut run.edit, Nest { module: program, graph, loops }, ctx);
    }
    Ok(Some(n))
}

/// Puts guards before the loops that are wanted; returns how many. A loop gets none if a value of its header
/// is used where the loop may have been left by another edge.
fn make(edit: &mut Editor<'_>, nest: Nest<'_>, dominators: &Dominators, guards: &mut Guards) -> u32 {
    find_plans(edit, nest, guards);
    find_used(edit, nest, dominators, guards);
    guards.after.clear();
    let mut n = 0;
    for at in 0..guards.plans.len() {
        if guards.plans[at].is_used || !edit.begin_rewrite() {
            continue;
        }
        guard(edit, guards, at);
        n += 1;
    }
    if n > 0 {
        let Guards { plans, after, layout, .. } = guards;
        let made = |plan: &&Plan| plan.inside != plan.before;
        layout.clear();
        for &block in &edit.layout {
            layout.push(block);
            layout.extend(
                plans.iter().filter(made).filter(|plan| plan.before == block).map(|plan| plan.inside),
            );
        }
        edit.set_layout(layout);
        edit.apply();
        rename(edit, |block, value| {
            let new = plans.iter().filter(made).find(|plan| plan.inside == block);
            let block = new.map_or(block, |plan| plan.before);
            match after[value] {
                Some((phi, id)) if !nest.contains(id, block) => phi,
                _ => value,
            }
        });
    }
    n
}

fn find_plans(edit: &Editor<'_>, nest: Nest<'_>, guards: &mut Guards) {
    let Guards { wanted, plans, .. } = guards;
    wanted.sort_unstable();
    wanted.dedup();
    plans.clear();
    plans.extend(wanted.iter().take(MAX_GUARDS).filter_map(|&id| {
        let before = nest.preheader(edit, id)?;
        let enters = find(edit, nest, id)?;
        let leaves = edit.block_edges(nest.header(id)).find(|&edge| edge != enters)?;
        Some(Plan { id, before, enters, leaves, is_used: false, inside: before })
    }));
}

/// Finds the values of headers that are used after their loops.
fn find_used(edit: &Editor<'_>, nest: Nest<'_>, dominators: &Dominators, guards: &mut Guards) {
    let Guards { plans, owner, used, .. } = guards;
    owner.clear();
    used.clear();
    for (at, plan) in plans.iter().enumerate() {
        values_of(edit, nest.header(plan.id)).for_each(|value| owner[value] = at as u32 + 1);
    }
    for &block in edit.layout.iter().filter(|&&block| nest.graph.is_reachable(node(block))) {
        for_each_use(edit, block, |value| {
            let Some(at) = owner[value].checked_sub(1).map(|at| at as usize) else { return };
            let plan = &mut plans[at];
            let exit = node(edit.edges[plan.leaves].target);
            if nest.contains(plan.id, block) {
                return;
            }
            if nest.graph.n_preds(exit) == 1 && dominators.dominates(exit, node(block)) {
                used.push((at, value));
            } else {
                plan.is_used = true;
            }
        });
    }
    used.sort_unstable();
    used.dedup();
}

/// Makes the guard of the plan at `at`.
fn guard(edit: &mut Editor<'_>, guards: &mut Guards, at: usize) {
    let Guards { plans, used, after, copies, insts, args, .. } = guards;
    let plan = &mut plans[at];
    let Plan { id, before, enters, leaves, .. } = *plan;
    let Some(entry) = edit.block_edges(before).next() else { return };
    let EdgeData { target: header, args: brought } = edit.edges[entry];
    let (Some(jump), Some(test)) = (edit.terminator(before), edit.terminator(header)) else { return };
    let InstData::Branch { cond } = edit.insts[test] else { return };

    copies.begin();
    copies.map_phis(edit, header, edit.edge_args(entry));
    insts.clear();
    // As they are: the next look at the guard compares them with the test.
    copies.copy_insts(edit, header, insts, |_, _| How::AsItIs);
    insts.iter().for_each(|&inst| edit.insert_before(jump, inst));

    let exit = edit.edges[leaves].target;
    args.clear();
    args.extend(edit.edge_args(leaves).iter().map(|&arg| copies.of(arg)));
    for &(_, value) in used.iter().filter(|&&(of, _)| of == at) {
        let phi = edit.make_phi(exit, edit.ty(value));
        edit.add_edge_args(leaves, &[value]);
        args.push(copies.of(value));
        after[value] = Some((phi, id));
    }

    plan.inside = edit.make_block();
    edit.fill_with_jump(plan.inside, header, brought);
    edit.copy_loc(test, jump);
    let cond = copies.of(cond);
    let mut then = EdgeData { target: plan.inside, args: ValueList::new() };
    if edit.block_edges(header).next() == Some(enters) {
        edit.retarget(entry, exit, args);
    } else {
        edit.retarget(entry, plan.inside, &[]);
        then = EdgeData { target: exit, args: edit.list(args) };
    }
    edit.branch_to(before, cond, then, entry);
}
