//! The loops that are unrolled: one entry, one back edge, a test with known outcomes, and few instructions,
//! all of which may be copied.

use std::ops::Range;

use sheave_ir::{Block, Edge, Function, InstData, IntrinsicOp, Value, ValueDef};
use sheave_ssa::LoopId;

use crate::blocks::{inst_of, node};
use crate::loops::kit::{Edges, Nest, trips};

/// Instructions that the copies of a loop may have together, those that fold left out.
pub(super) const MAX_SIZE: u32 = 192;
/// Blocks that a loop may have.
const MAX_BLOCKS: usize = 40;

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
    nest: Nest<'_>,
    id: LoopId,
    all: &mut Vec<Block>,
) -> Option<(Candidate, u32)> {
    if nest.loops.is_irreducible(id) {
        return None;
    }
    let header = nest.header(id);
    let Edges { before, entry, latch, back } = nest.edges(func, id)?;
    // An indirect branch finds its targets by addresses, which may be anywhere in memory.
    let enters = func.insts[func.terminator(before)?];
    if !matches!(enters, InstData::Jump) && !is_plain(&enters) {
        return None;
    }
    // A test first: most loops have none that is known.
    let (test, inside, trips) = [header, latch].into_iter().find_map(|test| {
        let (cond, inside) = nest.exit_test(func, id, test)?;
        let trips = trips::count(func, header, entry, back, cond, inside == 0)?;
        Some((test, inside, trips))
    })?;
    let first = all.len();
    // Nearly every block has an instruction at least.
    if !nest.find_blocks(id, MAX_BLOCKS.min((MAX_SIZE / trips) as usize), all) {
        return None;
    }
    if all.len() - first > 2 {
        all.truncate(first);
        let order = nest.graph.reverse_postorder().map(|node| Block::from_u32(node.0));
        all.extend(order.filter(|&block| nest.contains(id, block)));
    }
    let blocks = &all[first..];
    let size = size(func, blocks, header)?;
    // The copies of the header beyond the last iteration leave the loop at once.
    let full = if test == header { trips - 1 } else { trips };
    let total = size.checked_mul(full).filter(|&total| total <= MAX_SIZE)?;
    let targets = blocks.iter().flat_map(|&block| func.succs(block));
    let mut exits = targets.filter(|&target| !nest.contains(id, target));
    let exit = exits.next();
    let (mut n_exits, mut one_exit) = (u32::from(exit.is_some()), true);
    for target in exits {
        n_exits += 1;
        one_exit &= exit == Some(target);
    }
    let is_inside = |pred| nest.loops.contains(id, pred);
    let only_from_inside = |&target: &Block| nest.graph.predecessors(node(target)).all(is_inside);
    let exit = exit.filter(|_| one_exit).filter(only_from_inside);
    let (blocks, live_out, is_gone) = (first..all.len(), 0..0, false);
    Some((Candidate { blocks, live_out, entry, before, test, inside, trips, exit, n_exits, is_gone }, total))
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
                InstData::Intrinsic { op, .. } if is_bound(op) => return None,
                data if data.returns_twice() || data.is_terminator() && !is_plain(&data) => return None,
                InstData::Call { .. } | InstData::CallIndirect { .. } | InstData::Mem { .. } => 6,
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
        IntrinsicOp::LongJmp
            | IntrinsicOp::StackSave
            | IntrinsicOp::StackRestore
            | IntrinsicOp::FrameAddress
            | IntrinsicOp::ReturnAddress
    )
}

/// Whether an instruction computes on constants and phis of `header` alone, mostly counters, or an address
/// from them.
fn folds(func: &Function, data: &InstData, header: Block) -> bool {
    let is_const = |value: Value| func.values[value].is_const();
    let is_phi = |value: Value| func.def(value) == ValueDef::Phi(header);
    let is_known = |value: Value| match inst_of(func, value) {
        Some(InstData::Unary { arg, .. }) => is_phi(arg),
        Some(InstData::Binary { args: [a, b], .. }) => is_phi(a) && is_const(b),
        _ => is_phi(value) || is_const(value),
    };
    match *data {
        InstData::PtrIndex { index, .. } => is_known(index),
        InstData::Unary { arg, .. } => is_known(arg),
        InstData::Binary { args: [a, b], .. } | InstData::Icmp { args: [a, b], .. } => {
            is_known(a) && is_const(b)
        }
        InstData::Branch { cond } => match inst_of(func, cond) {
            Some(InstData::Icmp { args: [a, b], .. }) => is_known(a) && is_const(b),
            _ => false,
        },
        _ => false,
    }
}
