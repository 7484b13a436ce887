//! Replaces small loops with a known, small number of iterations by as many copies of their body.
//!
//! The counter is a constant in each copy: its tests and indices fold, arrays in slots that are indexed with
//! it can be taken apart, and values flow from one iteration to the next without phis.
//!
//! Why here: after simplification, which has left the constants that start and end a loop; before the second
//! run of [`crate::split`], [`crate::promote`] and [`crate::simplify`], for which it makes work.
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
//! Cost: per loop at most [`MAX_TRIPS`] evaluations of its test; one sweep over the function in a round that
//! unrolls; the copies are at most [`MAX_SIZE`] instructions per loop and [`MAX_GROWTH`] per function.
//!
//! Needs memory or SSA form with current graph and loops and leaves the same; the graph changes. It treats
//! neither loops with assembly or allocations in them, nor functions that take addresses of blocks.

mod copies;
pub(crate) mod trips;

use std::ops::Range;

use cranelift_entity::{EntityRef, SecondaryMap};
use sheave_ir::{
    Block, ConstData, Edge, Editor, FuncAttrs, Function, Inst, InstData, IntrinsicOp, Value, ValueDef,
};
use sheave_ssa::{Graph, LoopId, Loops};

use crate::Shape;
use crate::pipeline::{Changed, PassError, PassRun};
use copies::Copies;

/// Iterations that a loop has at most: a longer one spends its time in its body.
pub const MAX_TRIPS: u32 = 16;
/// Instructions that the copies of a loop may have together, those that fold left out.
pub const MAX_SIZE: u32 = 128;
/// Instructions that a function may gain.
pub const MAX_GROWTH: u32 = 1024;
/// Blocks that a loop may have.
const MAX_BLOCKS: usize = 8;
/// Loops around each other that go, at most.
const MAX_ROUNDS: u32 = 3;

/// Scratch memory; keep it for the next function.
#[derive(Debug, Default)]
struct Scratch {
    candidates: Vec<Candidate>,
    /// The blocks of candidates, those of one in reverse postorder, the header first.
    blocks: Vec<Block>,
    /// The values of candidates that are used after their loops, those of one side by side.
    live_out: Vec<(u32, Value)>,
    /// By loop: another one is inside.
    is_outer: Vec<bool>,
    /// By value: the candidate that it belongs to, plus one.
    owner: Vec<u32>,
    /// By block: the candidate that it belongs to, plus one.
    candidate_of: SecondaryMap<Block, u32>,
    copies: Copies,
}

/// A loop that is replaced by copies.
#[derive(Clone, Debug)]
struct Candidate {
    /// Its blocks and its values that are used after it, as ranges of lists.
    blocks: Range<usize>,
    live_out: Range<usize>,
    /// The edge that enters it, and the block that it leaves.
    entry: Edge,
    before: Block,
    /// The block whose test decides, and the index of its edge that stays inside.
    test: Block,
    inside: usize,
    /// How many times the test is reached.
    trips: u32,
    /// Where the edges that leave lead, if all lead to one block that nothing else leads to.
    exit: Option<Block>,
    n_exits: u32,
    /// It has been replaced.
    is_gone: bool,
}

/// Unrolls, if there is a loop.
pub fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let (mut unrolled, mut grown) = (0, 0);
    for _ in 0..MAX_ROUNDS {
        if !run.analyses.graph(&Shape(&run.edit))?.has_back_edge() {
            break;
        }
        let (graph, loops) = run.analyses.loops(&Shape(&run.edit))?;
        let n = unroll(&mut run.edit, graph, loops, run.memory.of(), &mut grown);
        if n == 0 {
            break;
        }
        unrolled += n;
        run.analyses.clear();
    }
    if unrolled > 0 {
        run.unsettle();
    }
    run.count("loops unrolled", unrolled);
    Ok(Changed::graph_if(unrolled > 0))
}

fn unroll(
    edit: &mut Editor<'_>,
    graph: &Graph,
    loops: &Loops,
    scratch: &mut Scratch,
    grown: &mut u32,
) -> u32 {
    find_candidates(edit, graph, loops, scratch, grown);
    if scratch.candidates.is_empty() {
        return 0;
    }
    find_live_out(edit, scratch);
    let Scratch { candidates, blocks, live_out, copies, candidate_of, .. } = scratch;
    let gone = |candidates: &[Candidate], index: u32| index > 0 && candidates[index as usize - 1].is_gone;
    let mut n = 0;
    // In reverse postorder: what a loop takes from one before it is what the copies of that one give, and
    // rules that visit the operands of operands find nothing of the loop that is gone.
    for node in graph.reverse_postorder() {
        let header = Block::from_u32(node.0);
        let Some(index) = candidate_of[header].checked_sub(1) else { continue };
        let candidate = &candidates[index as usize];
        // A loop that is entered from one that is gone waits for the next round.
        if blocks[candidate.blocks.start] != header || gone(candidates, candidate_of[candidate.before]) {
            continue;
        }
        let has_phis = candidate.live_out.is_empty() || candidate.n_exits == 1 || candidate.exit.is_some();
        if has_phis && edit.begin_rewrite() {
            let live_out = &live_out[candidate.live_out.clone()];
            copies.make(edit, candidate, &blocks[candidate.blocks.clone()], live_out);
            candidates[index as usize].is_gone = true;
            n += 1;
        }
    }
    if n > 0 {
        edit.apply_replacements();
        edit.retain_blocks(|block| !gone(candidates, candidate_of[block]));
    }
    n
}

fn node(block: Block) -> sheave_ssa::Block {
    sheave_ssa::Block(block.as_u32())
}

fn find_candidates(func: &Function, graph: &Graph, loops: &Loops, scratch: &mut Scratch, grown: &mut u32) {
    let Scratch { candidates, blocks, is_outer, .. } = scratch;
    candidates.clear();
    blocks.clear();
    is_outer.clear();
    is_outer.resize(loops.n_loops(), false);
    for parent in loops.iter().filter_map(|id| loops.parent(id)) {
        is_outer[parent.index()] = true;
    }
    for id in loops.iter().filter(|id| !is_outer[id.index()]) {
        let n_blocks = blocks.len();
        match candidate(func, graph, loops, id, blocks) {
            Some((candidate, size)) if *grown + size <= MAX_GROWTH => {
                *grown += size;
                candidates.push(candidate);
            }
            _ => blocks.truncate(n_blocks),
        }
    }
    let takes_address = |data: &ConstData| matches!(data, ConstData::BlockAddr(..));
    if !candidates.is_empty() && func.consts.values().any(takes_address) {
        candidates.clear();
    }
}

/// The loop `id` and the number of instructions that its copies have, if it qualifies; its blocks are
/// appended to `all`.
fn candidate(
    func: &Function,
    graph: &Graph,
    loops: &Loops,
    id: LoopId,
    all: &mut Vec<Block>,
) -> Option<(Candidate, u32)> {
    if loops.is_irreducible(id) {
        return None;
    }
    let header = Block::from_u32(loops.header(id).0);
    let (before, entry, latch) = edges_into(func, graph, loops, id, header)?;
    // An indirect branch finds its targets by addresses, which may be anywhere in memory.
    let enters = func.insts[func.terminator(before)?];
    if !matches!(enters, InstData::Jump) && !is_plain(&enters) {
        return None;
    }
    // A test first: most loops have none that is known.
    let (test, inside, trips) = [header, latch].into_iter().find_map(|test| {
        let (inside, cond) = exit_test(func, loops, id, test)?;
        let trips = trips::count(func, header, entry, latch, cond, inside == 0)?;
        Some((test, inside, trips))
    })?;
    let first = all.len();
    blocks_of(func, graph, loops, id, all)?;
    let blocks = &all[first..];
    let size = size(func, blocks, header)?;
    // The copies of the header beyond the last iteration leave the loop at once.
    let full = if test == header { trips - 1 } else { trips };
    let total = size.checked_mul(full).filter(|&total| total <= MAX_SIZE)?;
    let mut exits = blocks.iter().flat_map(|&block| func.succs(block));
    let mut exit = None;
    let mut n_exits = 0;
    let mut one_exit = true;
    for target in exits.by_ref().filter(|&target| !loops.contains(id, node(target))) {
        n_exits += 1;
        one_exit &= *exit.get_or_insert(target) == target;
    }
    let only_from_inside =
        |target: &Block| graph.predecessors(node(*target)).all(|pred| loops.contains(id, pred));
    let exit = exit.filter(|_| one_exit).filter(only_from_inside);
    let blocks = first..all.len();
    Some((
        Candidate {
            blocks,
            live_out: 0..0,
            entry,
            before,
            test,
            inside,
            trips,
            exit,
            n_exits,
            is_gone: false,
        },
        total,
    ))
}

/// The one edge that enters the loop, with its block, and the block of the one that repeats it.
fn edges_into(
    func: &Function,
    graph: &Graph,
    loops: &Loops,
    id: LoopId,
    header: Block,
) -> Option<(Block, Edge, Block)> {
    let (mut entry, mut latch) = (None, None);
    for edge in graph.edges_in(node(header)) {
        let edge = graph.edge(edge);
        let from = Block::from_u32(edge.from.0);
        if !graph.is_reachable(edge.from) {
            return None;
        }
        if loops.contains(id, edge.from) {
            if latch.replace(from).is_some() {
                return None;
            }
        } else if entry.replace((from, func.block_edges(from).nth(edge.index as usize)?)).is_some() {
            return None;
        }
    }
    let (before, entry) = entry?;
    Some((before, entry, latch?))
}

/// If `block` ends in a branch of which one edge leaves the loop: the index of the other, and the condition.
fn exit_test(func: &Function, loops: &Loops, id: LoopId, block: Block) -> Option<(usize, Value)> {
    let InstData::Branch { cond } = func.insts[func.terminator(block)?] else { return None };
    let mut stays = func.succs(block).map(|target| loops.contains(id, node(target)));
    match (stays.next()?, stays.next()?) {
        (true, false) => Some((0, cond)),
        (false, true) => Some((1, cond)),
        _ => None,
    }
}

/// Appends the blocks of an innermost loop to `blocks`, in reverse postorder.
fn blocks_of(
    func: &Function,
    graph: &Graph,
    loops: &Loops,
    id: LoopId,
    blocks: &mut Vec<Block>,
) -> Option<()> {
    let first = blocks.len();
    blocks.push(Block::from_u32(loops.header(id).0));
    let mut next = first;
    while let Some(&block) = blocks.get(next) {
        next += 1;
        for target in func.succs(block) {
            if loops.contains(id, node(target)) && !blocks[first..].contains(&target) {
                blocks.push(target);
            }
        }
        if blocks.len() - first > MAX_BLOCKS {
            return None;
        }
    }
    if blocks.len() - first > 2 {
        blocks.truncate(first);
        let order = graph.reverse_postorder().filter(|&block| loops.contains(id, block));
        blocks.extend(order.map(|block| Block::from_u32(block.0)));
    }
    Some(())
}

/// The instructions of one iteration that do not fold when the counter is a constant; `None` where one of
/// them may not be copied.
fn size(func: &Function, blocks: &[Block], header: Block) -> Option<u32> {
    let mut n = 0;
    for &block in blocks {
        for &inst in func.block_insts(block) {
            n += match func.insts[inst] {
                InstData::Jump => 0,
                InstData::Alloca { .. } | InstData::DynAlloca { .. } | InstData::Asm { .. } => return None,
                InstData::Call { flags, .. } | InstData::CallIndirect { flags, .. }
                    if flags.has(FuncAttrs::RETURNS_TWICE) =>
                {
                    return None;
                }
                InstData::Intrinsic { op, .. } if is_bound(op) => return None,
                InstData::Call { .. } | InstData::CallIndirect { .. } | InstData::Mem { .. } => 6,
                data if data.is_terminator() && !is_plain(&data) => return None,
                data => u32::from(!folds(func, &data, header)),
            };
        }
    }
    Some(n.max(1))
}

/// Terminators that do nothing but choose an edge, or leave the function.
fn is_plain(data: &InstData) -> bool {
    matches!(
        data,
        InstData::Branch { .. } | InstData::Switch { .. } | InstData::Return { .. } | InstData::Unreachable
    )
}

/// Intrinsics that know the frame or the position in the code.
fn is_bound(op: IntrinsicOp) -> bool {
    matches!(
        op,
        IntrinsicOp::SetJmp
            | IntrinsicOp::LongJmp
            | IntrinsicOp::StackSave
            | IntrinsicOp::StackRestore
            | IntrinsicOp::FrameAddress
            | IntrinsicOp::ReturnAddress
    )
}

/// Whether an instruction computes on constants and phis of `header` alone, mostly counters, or an address
/// from them.
fn folds(func: &Function, data: &InstData, header: Block) -> bool {
    let is_known = |value: Value| match func.def(value) {
        ValueDef::Const(_) => true,
        ValueDef::Phi(block) => block == header,
        ValueDef::Result(inst) => match func.insts[inst] {
            InstData::Unary { arg, .. } => func.def(arg) == ValueDef::Phi(header),
            InstData::Binary { args: [a, b], .. } => {
                func.def(a) == ValueDef::Phi(header) && func.values[b].is_const()
            }
            _ => false,
        },
        _ => false,
    };
    match *data {
        InstData::PtrIndex { index, .. } => is_known(index),
        InstData::Unary { arg, .. } => is_known(arg),
        InstData::Binary { args: [a, b], .. } | InstData::Icmp { args: [a, b], .. } => {
            is_known(a) && func.values[b].is_const()
        }
        InstData::Branch { cond } => match func.def(cond) {
            ValueDef::Result(inst) => match func.insts[inst] {
                InstData::Icmp { args: [a, b], .. } => is_known(a) && func.values[b].is_const(),
                _ => false,
            },
            _ => false,
        },
        _ => false,
    }
}

/// Finds the values of candidates that are used after their loops.
fn find_live_out(func: &Function, scratch: &mut Scratch) {
    let Scratch { candidates, blocks, live_out, candidate_of, owner, .. } = scratch;
    candidate_of.clear();
    candidate_of.resize(func.n_blocks());
    owner.clear();
    owner.resize(func.n_values(), 0);
    live_out.clear();
    for (index, candidate) in candidates.iter().enumerate() {
        for &block in &blocks[candidate.blocks.clone()] {
            candidate_of[block] = index as u32 + 1;
            let results = func.block_insts(block).iter().flat_map(|&inst| func.results(inst));
            for value in results.chain(func.phis(block).iter().copied()) {
                owner[value.index()] = index as u32 + 1;
            }
        }
    }
    for &block in &func.layout {
        let mut use_of = |value: Value| {
            let of = owner[value.index()];
            if of != 0 && of != candidate_of[block] {
                live_out.push((of - 1, value));
                // Once is enough.
                owner[value.index()] = 0;
            }
        };
        for &inst in func.block_insts(block) {
            func.insts[inst].for_each_arg(&func.pool, &mut use_of);
        }
        for edge in func.succ_edges(block) {
            edge.args.as_slice(&func.pool).iter().copied().for_each(&mut use_of);
        }
    }
    live_out.sort_unstable();
    for (index, candidate) in candidates.iter_mut().enumerate() {
        let index = index as u32;
        let start = live_out.partition_point(|&(of, _)| of < index);
        candidate.live_out = start..live_out.partition_point(|&(of, _)| of <= index);
    }
}

/// Whether `inst` may be replaced by a simpler one: it has one result and no effect.
fn is_pure(func: &Function, inst: Inst) -> bool {
    !func.insts[inst].has_side_effects() && func.results(inst).count() == 1
}
