//! What the pass knows of the slots that it may take apart.

use sheave_ir::{Inst, Slot, Type, Value};

/// Larger slots are left alone.
pub const MAX_BYTES: u32 = 64;
/// A slot is taken into at most so many parts.
pub(super) const MAX_PARTS: u32 = 16;
/// An access may cover at most so many parts.
pub(super) const MAX_COVERED: u32 = 4;
/// Iterations in which copies propagate boundaries.
pub(super) const MAX_ROUNDS: u32 = 8;

pub(super) const NONE: u32 = u32::MAX;

/// Scratch memory; keep it for the next function.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    pub(super) candidates: Vec<Candidate>,
    /// By value: the candidate into which it points, or [`NONE`], and the offset.
    pub(super) points_into: Vec<(u32, u32)>,
    pub(super) accesses: Vec<Access>,
    pub(super) copies: Vec<Copy>,
    pub(super) parts: Vec<Part>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) slot: Slot,
    pub(super) size: u32,
    /// Bit k: something starts or ends at byte k.
    pub(super) bounds: u64,
    /// Bit k: byte k is written together with the one before it, or read as part of a float or pointer.
    pub(super) joined: u64,
    /// An instruction makes its address.
    pub(super) seen: bool,
    /// It can be taken apart.
    pub(super) fits: bool,
    /// There is something to do: a copy, or more than one part.
    pub(super) wanted: bool,
    pub(super) first_part: u32,
    pub(super) n_parts: u32,
}

/// A load or store of a scalar.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub(super) candidate: u32,
    pub(super) offset: u32,
    pub(super) ty: Type,
    pub(super) is_load: bool,
}

/// A copy between two candidates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Copy {
    pub(super) to: (u32, u32),
    pub(super) from: (u32, u32),
    pub(super) bytes: u32,
}

/// A slot that a candidate is replaced by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) offset: u32,
    pub(super) ty: Type,
    /// Its address and the instruction that makes it.
    pub(super) addr: Value,
    pub(super) alloca: Inst,
}

pub(super) fn bound(candidate: &mut Candidate, offset: u32, bytes: u32) {
    let end = offset + bytes;
    candidate.bounds |= if end < 64 { 1 << end } else { 0 };
    candidate.bounds |= 1u64.checked_shl(offset).unwrap_or(0);
}

/// The mask of `bytes` bits from `offset` on, the first one left out: where something ends inside of a range.
pub(super) fn inside(offset: u32, bytes: u32) -> u64 {
    let ones = if bytes >= 64 { u64::MAX } else { (1 << bytes) - 1 };
    (ones & !1) << offset
}

pub(super) fn int_of(bytes: u32) -> Type {
    match bytes {
        1 => Type::I8,
        2 => Type::I16,
        4 => Type::I32,
        _ => Type::I64,
    }
}

/// The index of the part of `candidate` that `offset` is in.
pub(super) fn part_at(candidate: &Candidate, parts: &[Part], offset: u32) -> usize {
    let first = candidate.first_part as usize;
    let own = &parts[first..first + candidate.n_parts as usize];
    first + own.partition_point(|part| part.offset <= offset) - 1
}
