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
//! instructions that compute the condition, and none of its values is used elsewhere. Each edge into it that
//! decides the condition is retargeted, with the arguments of the taken edge, in which the block's values are
//! replaced by what they are along the edge. Values from above the block dominate its predecessors as well,
//! so no repair of SSA form is needed. (Frank Mueller and David B. Whalley, "Avoiding Conditional Branches by
//! Code Replication", 1995, treat the general case, with replication; here nothing is copied.)
//!
//! An edge decides by the constants that it brings, and by the branches before it: what its source branched
//! by, and, while a block has one edge into it, the block before. So `if (a && b) … else if (a && c)` tests
//! `a` once. By branches no edge goes past the header of a loop or to one: the loop would get a second entry.
//!
//! A block whose values are used elsewhere, as in `while (i < n && (c = s[i]) != 0)`, is closed first: where
//! all these uses are dominated by successors that have no other edge into them, phis there take over.
//!
//! ```text
//! block3: v3 = phi [block1: 0], [block2: v2]        block3: v3 = phi [block1: 0], [block2: v2]
//!         v4 = phi [block1: v1], [block2: v5]               v4 = phi [block1: v1], [block2: v5]
//!         branch v3, block4, block5                         branch v3, block4, block5
//! block5: return v4                                 block5: v6 = phi [block3: v4]
//!                                                           return v6
//! ```
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
//! Cost: one sweep that counts uses, then time linear in the edges into blocks that qualify, of which each
//! looks at [`MAX_STEPS`] blocks before it, and in the [`MAX_CLOSED`] blocks under those that are closed.
//!
//! Needs memory or SSA form and leaves the same; the graph changes. Of instructions it duplicates returns
//! only, up to [`MAX_RETURNS`] of each.

use cranelift_entity::{EntityRef, SecondaryMap};
use sheave_ir::{Block, ConstData, Edge, Editor, Function, InstData, IntCC, Value, ValueDef};
use sheave_ssa::{Dominators, Graph, refill};

use crate::adapters::host::IrHost;
use crate::blocks::{
    self, brought, condition_of, count_uses, for_each_use, inst_of, node, scrutinee, taken_edge, values_of,
};
use crate::pass::{Changed, PassError, PassRun};

/// How many blocks in a row one edge may pass, and how many before it say what is known.
const MAX_STEPS: u32 = 8;

/// How many instructions may compute a condition.
const MAX_CHAIN: usize = 4;

/// A block that returns is duplicated for at most so many jumps to it.
const MAX_RETURNS: usize = 8;

/// Blocks that are searched for uses to close others.
const MAX_CLOSED: usize = 2000;

/// Phis of a block that edges may go past: what an edge brings is searched for in a list.
const MAX_PHIS: usize = 64;

/// Whether edges may go past a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Kind {
    #[default]
    No,
    /// It tests its phis, and its values are used nowhere else.
    Alone,
    /// It tests values from above as well, or has been closed.
    Closed,
}

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    uses: Vec<u32>,
    args: Vec<Value>,
    /// Targets that only return, with the blocks that jump to them.
    jumps: Vec<(Block, Block)>,
    kinds: SecondaryMap<Block, Kind>,
    /// Blocks whose values are used elsewhere.
    open: Vec<Block>,
    /// Edges of such a block to where its values are used.
    exits: Vec<Edge>,
    phis: Vec<Value>,
    /// Positions of reachable blocks in the reverse postorder, from one on.
    positions: Vec<u32>,
    known: Known,
}

/// What is known along an edge.
#[derive(Debug, Default)]
struct Known {
    bits: Vec<(Value, u64)>,
    /// These are not zero.
    nonzero: Vec<Value>,
}

/// Retargets what can be retargeted.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let ctx: &mut Ctx = run.ctxs.of();
    let any = find(&run.edit, run.analyses.graph(&IrHost(&run.edit))?, ctx);
    let mut closed = 0;
    if !ctx.open.is_empty() {
        let (graph, dominators) = run.analyses.dominators(&IrHost(&run.edit))?;
        closed = close_all(&mut run.edit, graph, dominators, ctx);
    }
    let graph = run.analyses.known_graph();
    let mut edges = return_at_once(&mut run.edit, graph, ctx);
    if any || closed > 0 {
        edges += thread_edges(&mut run.edit, graph, ctx);
    }
    run.count("edges threaded", edges);
    run.count("blocks closed", closed);
    Ok((Changed::GRAPH | Changed::USES).when(edges > 0) | Changed::USES.when(closed > 0))
}

/// Finds the blocks that edges may go past, and those to close. Whether there are any of the first.
fn find(func: &Function, graph: &Graph, ctx: &mut Ctx) -> bool {
    let (mut any, mut counted) = (false, false);
    ctx.kinds.clear();
    ctx.open.clear();
    for &block in &func.layout {
        if graph.n_preds(node(block)) < 2 || func.phis(block).len() > MAX_PHIS {
            continue;
        }
        let Some(is_local) = only_tests(func, block) else { continue };
        let is_decided = |known: &mut Known| {
            graph.edges_in(node(block)).map(|id| graph.edge(id)).any(|edge| {
                known.learn(func, graph, Block::from_u32(edge.from.0), edge.index);
                known.enter(func, block, blocks::edge_of(func, edge));
                known.taken(func, block).is_some()
            })
        };
        if !is_local && !is_decided(&mut ctx.known) {
            continue;
        }
        // Few functions have such a block at all.
        if !counted {
            counted = true;
            count_uses(func, &mut ctx.uses);
            refill(&mut ctx.positions, graph.n_blocks(), 0);
            for (block, at) in graph.reverse_postorder().zip(1..) {
                ctx.positions[block.0 as usize] = at;
            }
        }
        let may_learn = !is_header(graph, &ctx.positions, block);
        if !is_local && !may_learn {
            continue;
        }
        if values_of(func, block).all(|value| !is_used_outside(func, &ctx.uses, block, value)) {
            ctx.kinds[block] = if is_local { Kind::Alone } else { Kind::Closed };
            any = true;
        } else if may_learn && is_decided(&mut ctx.known) {
            ctx.open.push(block);
        }
    }
    any
}

fn thread_edges(edit: &mut Editor<'_>, graph: &Graph, ctx: &mut Ctx) -> u32 {
    let mut threaded = 0;
    for i in 0..edit.layout.len() {
        // An indirect branch goes to the address that it is given, whatever its edges say.
        let block = edit.layout[i];
        let last = edit.terminator(block);
        if last.is_some_and(|last| matches!(edit.insts[last], InstData::IndirectBranch { .. })) {
            continue;
        }
        for (edge, index) in edit.block_edges(block).zip(0..) {
            for _ in 0..MAX_STEPS {
                if !thread_edge(edit, graph, ctx, (block, index), edge) {
                    break;
                }
                threaded += 1;
            }
        }
    }
    threaded
}

/// Turns jumps to blocks that only return into returns, along chains of jumps, too.
fn return_at_once(edit: &mut Editor<'_>, graph: &Graph, ctx: &mut Ctx) -> u32 {
    let mut threaded = 0;
    for _ in 0..MAX_STEPS {
        let (turned, any_target) = return_from_jumps(edit, graph, ctx);
        threaded += turned;
        if !any_target {
            break;
        }
    }
    threaded
}

/// One round of it: how many jumps became returns, and whether a block that can be a target is among theirs.
/// The graph is the one before the first round, whose jumps are those of all rounds and more.
fn return_from_jumps(edit: &mut Editor<'_>, graph: &Graph, ctx: &mut Ctx) -> (u32, bool) {
    ctx.jumps.clear();
    for &target in &edit.layout {
        if let [last] = edit.block_insts(target)
            && matches!(edit.insts[*last], InstData::Return { .. })
        {
            let before = graph.predecessors(node(target)).map(|from| Block::from_u32(from.0));
            let jumps = before.filter(|&block| edit.jump_target(block) == Some(target));
            ctx.jumps.extend(jumps.map(|block| (target, block)));
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

/// Whether `block` does nothing but compute a condition, from its phis or from one value from above, and
/// follow it; and if so, whether from its phis.
fn only_tests(func: &Function, block: Block) -> Option<bool> {
    let [chain @ .., _] = func.block_insts(block) else { return None };
    if chain.len() > MAX_CHAIN {
        return None;
    }
    let (mut phi, mut above, mut is_mixed) = (false, None, false);
    let mut visit = |arg| match func.def(arg) {
        ValueDef::Phi(of) if of == block => phi = true,
        ValueDef::Result(by) if chain.contains(&by) => {}
        ValueDef::Const(_) => {}
        _ => is_mixed |= *above.get_or_insert(arg) != arg,
    };
    visit(scrutinee(func, block)?);
    for &inst in chain {
        let data = &func.insts[inst];
        let computes = match data {
            InstData::Unary { .. } | InstData::Icmp { .. } | InstData::Ternary { .. } => true,
            InstData::Binary { .. } => !data.has_side_effects(),
            _ => false,
        };
        if !computes {
            return None;
        }
        data.for_each_arg(&func.pool, &mut visit);
    }
    (!is_mixed && phi != above.is_some()).then_some(phi)
}

/// Whether `value`, of `block`, is used in another one.
fn is_used_outside(func: &Function, uses: &[u32], block: Block, value: Value) -> bool {
    let mut inside = 0;
    for_each_use(func, block, |arg| inside += u32::from(arg == value));
    inside != uses[value.index()]
}

/// Whether an edge leads back to `block`: in every loop one does.
fn is_header(graph: &Graph, positions: &[u32], block: Block) -> bool {
    graph.predecessors(node(block)).any(|from| positions[from.0 as usize] >= positions[block.index()])
}

/// Closes what can be closed: how many blocks.
fn close_all(edit: &mut Editor<'_>, graph: &Graph, dominators: &Dominators, ctx: &mut Ctx) -> u32 {
    let Ctx { uses, kinds, open, exits, args: outside, phis, .. } = ctx;
    let (mut left, mut closed) = (MAX_CLOSED, 0);
    for &block in &*open {
        let mut below = dominators.subtree(node(block)).skip(1);
        left = left.saturating_sub(below.len());
        if left == 0 {
            break;
        }
        outside.clear();
        outside.extend(values_of(edit, block).filter(|&value| is_used_outside(edit, uses, block, value)));
        exits.clear();
        let is_only = |edge: &Edge| graph.n_preds(node(edit.edges[*edge].target)) == 1;
        exits.extend(edit.block_edges(block).filter(is_only));
        let is_under = |edge: &Edge, at| dominators.dominates(node(edit.edges[*edge].target), at);
        let is_covered = below.all(|at| {
            let mut uses = false;
            for_each_use(edit, Block::from_u32(at.0), |value| uses |= outside.contains(&value));
            !uses || exits.iter().any(|edge| is_under(edge, at))
        });
        if !is_covered || !edit.begin_rewrite() {
            continue;
        }
        for &edge in &*exits {
            close(edit, dominators, edge, outside, phis);
        }
        kinds[block] = Kind::Closed;
        closed += 1;
    }
    closed
}

/// Makes phis of `values` at the target of `edge`, the only edge into it, for all that the target dominates.
fn close(
    edit: &mut Editor<'_>,
    dominators: &Dominators,
    edge: Edge,
    values: &[Value],
    phis: &mut Vec<Value>,
) {
    let target = edit.edges[edge].target;
    phis.clear();
    phis.extend(values.iter().map(|&value| edit.make_phi(target, edit.ty(value))));
    edit.add_edge_args(edge, values);
    let renamed = |arg| values.iter().position(|&value| value == arg).map_or(arg, |at| phis[at]);
    for at in dominators.subtree(node(target)) {
        let block = Block::from_u32(at.0);
        for index in 0..edit.block_insts(block).len() {
            edit.map_args(edit.block_insts(block)[index], renamed);
        }
        for edge in edit.block_edges(block) {
            for index in 0..edit.edge_args(edge).len() {
                edit.set_edge_arg(edge, index, renamed(edit.edge_args(edge)[index]));
            }
        }
    }
}

impl Known {
    /// Forgets everything, then finds what the branches say that lead to the edge of `block` with this index
    /// and to no other. The graph may be the one before the pass: an edge that goes past a block does what
    /// the block's branch would have done.
    fn learn(&mut self, func: &Function, graph: &Graph, mut block: Block, mut index: u32) {
        self.bits.clear();
        self.nonzero.clear();
        for _ in 0..MAX_STEPS {
            if let Some(cond) = condition_of(func, block) {
                let holds = index == 0;
                match inst_of(func, cond) {
                    Some(InstData::Icmp { cc, args: [left, right] }) => {
                        let equal = if holds { IntCC::Eq } else { IntCC::Ne };
                        let bits = func.const_bits(right).filter(|_| cc == equal);
                        self.bits.extend(bits.map(|bits| (left, bits)));
                        self.bits.push((cond, holds.into()));
                    }
                    _ if holds => self.nonzero.push(cond),
                    _ => self.bits.push((cond, 0)),
                }
            }
            let mut edges = graph.edges_in(node(block));
            let (Some(edge), None) = (edges.next(), edges.next()) else { return };
            let edge = graph.edge(edge);
            (block, index) = (Block::from_u32(edge.from.0), edge.index);
        }
    }

    /// Adds what the values of `block` are along `edge`, as far as constants tell.
    fn enter(&mut self, func: &Function, block: Block, edge: Edge) {
        for (&phi, &arg) in func.phis(block).iter().zip(func.edge_args(edge)) {
            let bits = self.of(arg).or_else(|| func.const_bits(arg));
            self.bits.extend(bits.map(|bits| (phi, bits)));
            if self.nonzero.contains(&arg) {
                self.nonzero.push(phi);
            }
        }
        for &inst in func.block_insts(block) {
            let Some(result) = func.result(inst) else { continue };
            let bits = |value: Value| self.of(value).or_else(|| func.const_bits(value));
            let found = blocks::evaluate(func, &func.insts[inst], func.ty(result), bits);
            self.bits.extend(found.map(|bits| (result, bits)));
        }
    }

    fn of(&self, value: Value) -> Option<u64> {
        self.bits.iter().find(|(known, _)| *known == value).map(|&(_, bits)| bits)
    }

    /// The index of the edge that `block` takes.
    fn taken(&self, func: &Function, block: Block) -> Option<u32> {
        let last = func.terminator(block)?;
        let is_branch = matches!(func.insts[last], InstData::Branch { .. });
        let nonzero = |value: Value| (is_branch && self.nonzero.contains(&value)).then_some(1);
        taken_edge(func, last, |value| self.of(value).or_else(|| nonzero(value)))
    }
}

/// Sends `edge`, of the block and with the index `from`, past its target if it decides where that goes.
fn thread_edge(edit: &mut Editor<'_>, graph: &Graph, ctx: &mut Ctx, from: (Block, u32), edge: Edge) -> bool {
    let middle = edit.edges[edge].target;
    let (kind, known) = (ctx.kinds[middle], &mut ctx.known);
    if kind == Kind::No {
        return false;
    }
    known.bits.clear();
    known.nonzero.clear();
    known.enter(edit, middle, edge);
    let mut taken = known.taken(edit, middle);
    let is_plain = kind == Kind::Alone && taken.is_some();
    if taken.is_none() && !is_header(graph, &ctx.positions, middle) {
        known.learn(edit, graph, from.0, from.1);
        known.enter(edit, middle, edge);
        taken = known.taken(edit, middle);
    }
    let Some(onward) = taken.and_then(|k| edit.block_edges(middle).nth(k as usize)) else { return false };
    let target = edit.edges[onward].target;
    // A computed value that goes along must be a constant.
    let goes_along = |&value: &Value| match edit.def(value) {
        ValueDef::Result(by) => !edit.block_insts(middle).contains(&by) || known.of(value).is_some(),
        _ => true,
    };
    if target == middle
        || !is_plain && is_header(graph, &ctx.positions, target)
        || !edit.edge_args(onward).iter().all(goes_along)
        || !edit.begin_rewrite()
    {
        return false;
    }
    ctx.args.clear();
    for index in 0..edit.edge_args(onward).len() {
        let arg = edit.edge_args(onward)[index];
        ctx.args.push(match (brought(edit, edge, arg), known.of(arg)) {
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
