//! The cost model: loops that are faster with several iterations per test.
//!
//! Counting and testing are two instructions or three. They are a share that can be noticed where the rest
//! is small, and where nothing else makes the iterations wait for each other: a sum of floating-point numbers
//! takes the time of its additions whatever is done beside them.

use sheave_ir::{BinaryOp, Editor, InstData, MemFlags, TernaryOp, UnaryOp, Value};

use super::{EFFECT, TOO_LARGE};
use crate::blocks::inst_of;
use crate::loops::kit::ring::Ring;

/// Instructions that a loop has at most, terminators left out.
pub(super) const MAX_INSTS: usize = 20;
/// Of these, those that its copies have.
pub(super) const MAX_SIZE: usize = 10;
/// How far a value is followed from one iteration to the next.
const MAX_DEPTH: u32 = 4;
/// Cycles from one iteration to the next that counting takes, too.
const MAX_LATENCY: u32 = 1;

/// The instructions of one iteration that its copies have, those left out that fold.
pub(super) fn size(edit: &Editor<'_>, ring: Ring) -> Result<usize, &'static str> {
    let (mut all, mut size) = (0, 0);
    let mut has_store = false;
    for block in ring.blocks() {
        let Some((_, insts)) = edit.block_insts(block).split_last() else { continue };
        all += insts.len();
        if all > MAX_INSTS {
            return Err(TOO_LARGE);
        }
        for &inst in insts {
            has_store |= matches!(edit.insts[inst], InstData::Store { .. });
            size += match edit.insts[inst] {
                InstData::Load { flags, .. } | InstData::Store { flags, .. }
                    if flags == MemFlags::default() =>
                {
                    1
                }
                InstData::PtrIndex { .. } | InstData::Icmp { .. } => 0,
                InstData::Unary { op, .. } if op == UnaryOp::Sqrt || op.is_rounding() => return Err(EFFECT),
                InstData::Unary { op: UnaryOp::Trunc | UnaryOp::Copy, .. } => 0,
                InstData::Binary { op, args: [a, b], .. } => match op {
                    BinaryOp::Sdiv | BinaryOp::Udiv | BinaryOp::Srem | BinaryOp::Urem | BinaryOp::Fdiv => {
                        return Err(EFFECT);
                    }
                    BinaryOp::Add | BinaryOp::PtrAdd => {
                        usize::from(!(ring.is_counter(edit, a) && edit.values[b].is_const()))
                    }
                    _ => 1,
                },
                InstData::Unary { .. } | InstData::Ternary { .. } | InstData::Fcmp { .. } => 1,
                _ => return Err(EFFECT),
            };
        }
    }
    if size > MAX_SIZE {
        return Err(TOO_LARGE);
    }
    // An addition per iteration takes as long as a branch that is taken.
    if has_store { Ok(size) } else { Err("it stores nothing") }
}

/// Refuses loops whose iterations wait for each other.
pub(super) fn pays(edit: &Editor<'_>, ring: Ring) -> Result<(), &'static str> {
    let mut carried = edit.phis(ring.header).iter().zip(edit.edge_args(ring.back));
    let is_quick = |(&phi, &next)| {
        ring.is_counter(edit, phi) || latency(edit, ring, phi, next, MAX_DEPTH) <= Some(MAX_LATENCY)
    };
    carried.all(is_quick).then_some(()).ok_or("each iteration waits for what the one before computes")
}

/// Cycles from `phi` to `value` in one iteration; `None` if it is not computed from it.
fn latency(edit: &Editor<'_>, ring: Ring, phi: Value, value: Value, depth: u32) -> Option<u32> {
    if value == phi {
        return Some(0);
    }
    let data = inst_of(edit, value).filter(|_| ring.is_inside(edit, value))?;
    let own = match data {
        _ if depth == 0 => return Some(u32::MAX),
        InstData::Load { .. } => 4,
        InstData::Binary { op: BinaryOp::Mul, .. } => 3,
        InstData::Binary { .. } if edit.ty(value).is_float() => 3,
        InstData::Unary { op: UnaryOp::Copy | UnaryOp::Bitcast | UnaryOp::Trunc, .. } => 0,
        InstData::Unary { .. } if edit.ty(value).is_float() => 3,
        InstData::Ternary { op: TernaryOp::Select, .. } => 1,
        InstData::Ternary { .. } => 3,
        _ => 1,
    };
    let mut most = None;
    data.for_each_arg(&edit.pool, |arg| most = most.max(latency(edit, ring, phi, arg, depth - 1)));
    most.map(|most| most.saturating_add(own))
}
