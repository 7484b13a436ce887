//! The loops that are unrolled: one entry, one back edge, a test with known outcomes, and few instructions,
//! all of which may be copied.

use std::ops::Range;

use sheave_ir::{Block, Edge, FuncAttrs, Function, InstData, IntrinsicOp, Value, ValueDef};
use sheave_ssa::{Graph, LoopId, Loops};

use crate::blocks::{header_of, node};
use crate::loops::kit::{Edges, trips};

/// Instructions that the copies of a loop may have together, those that fold left out.
pub(super) const MAX_SIZE: u32 = 128;
/// Blocks that a loop may have.
const MAX_BLOCKS: usize = 8;

/// A loop that is replaced by copies.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// Its blocks and its values that are used after it, as ranges of lists.
    pub(super) blocks: Range<usize>,
    pub(super) live_out: Range<usize>,
    /// The edge that enters it, and the block that it leaves.
    pub(super) entry: Edge,
    pub(super) before: Block,
    /// The block whose test decides, and the index of its edge that stays inside.
    pub(super) test: Block,
    pub(super) inside: usize,
    /// How many times the test is reached.
    pub(super) trips: u32,
    /// Where the edges that leave lead, if all lead to one block that nothing else leads to.
    pub(super) exit: Option<Block>,
    pub(super) n_exits: u32,
    /// It has been replaced.
    pub(super) is_gone: bool,
}

/// The loop `id` and the number of instructions that its copies have, if it qualifies; its blocks are
/// appended to `all`.
pub(super) fn candidate(
    func: &Function,
    graph: &Graph,
    loops: &Loops,
    id: LoopId,
    all: &mut Vec<Block>,
) -> Option<(Candidate, u32)> {
    if loops.is_irreducible(id) {
        return None;
    }
    let header = header_of(loops, id);
    let Edges { before, entry, latch, .. } = Edges::of(func, graph, loops, id, header)?;
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
    blocks.push(header_of(loops, id));
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
