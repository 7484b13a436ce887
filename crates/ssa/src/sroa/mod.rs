//! Scalar replacement of aggregates (SROA): splits slots of structures into slots of their members, so that
//! promotion finds scalars.
//!
//! **What.** A structure is one slot: members are written and read at offsets, the whole is copied as a
//! block, and a structure that is passed in registers is accessed eight bytes at once. The plan divides such
//! a slot into parts, each a slot of its own; copies become loads and stores of the parts; an integer access
//! that covers several parts is put together, or taken apart, by shifts.
//!
//! **Why here.** Before promotion, which takes the parts. The host describes its function once for both:
//! this reads [`SlotHost`], of which promotion needs no more.
//!
//! **Algorithm.** A slot takes part if it has at most [`MAX_BYTES`] bytes and its address is used for nothing
//! but plain accesses, fills and block copies of known place and length. The ends of the accesses are its
//! boundaries, as a mask of bytes; loads of a piece of one integer store set none, because taking the piece
//! out of the integer is as cheap. Copies carry boundaries over to the other side until nothing changes (the
//! simple case of the partitions of slices of Chandler Carruth's SROA in LLVM, 2012).
//!
//! ```text
//! store v1, slot0 (i32)                part0: slot0+0 as i32, part1: slot0+4 as i32
//! store v2, slot0 + 4 (i32)            store v1, part0; store v2, part1
//! v3 = load slot0 (i64)                v3 = or (zext v1'), (shl (zext v2'), 32), of loads of the parts
//! ```
//!
//! **Cost.** Linear in the accesses, times at most eight for chains of copies. The graph is not needed, only
//! the blocks. A reused [`Ctx`] allocates only for a function larger than all before it.
//!
//! **Needs** nothing but that the host reports every use of a slot's address. **Leaves** a [`Plan`]: the host
//! is not touched.
//!
//! **Does not** treat arrays with variable indices, slots that inline assembly defines, nor accesses to
//! pieces of [opaque](crate::Type::opaque) values.
//!
//! # Applying a plan
//!
//! Make a slot for every part of a slot that [is split](Plan::is_split), wherever the host makes the slot
//! itself. Then replace the accesses of a split slot. [`Plan::covering`] has the parts of its bytes, which
//! are one of three cases:
//!
//! * one part of as many bytes: the access is one of the part;
//! * one larger part: a load, which loads all of the part as an integer and takes the piece out of it;
//! * several parts: an integer or float of a power of two of bytes. A load puts together its loads from the
//!   parts; a store takes its value apart. The parts then have integer types, or are accessed as such.
//!
//! A copy between two split slots copies part by part: its parts correspond on both sides. One between a
//! split slot and other memory loads from there, or stores there, part by part; the other side may be a slot
//! that stays. A fill stores to each part the byte as often as the part has bytes. An instruction that only
//! mentions the slot is removed, or repeated for each part.
//!
//! ```
//! use sheave_ssa::host::{AccessSink, Cfg, MemAccess, SlotHost, SlotInfo};
//! use sheave_ssa::{Block, Inst, Slot, Type, Value, sroa};
//!
//! /// A pair is made in slot 0, copied to slot 1, and its second half is read.
//! struct Pair;
//!
//! impl Cfg for Pair {
//!     fn n_blocks(&self) -> usize { 1 }
//!     fn entry(&self) -> Block { Block(0) }
//!     fn successors(&self, _: Block, _: impl FnMut(Block)) {}
//! }
//!
//! impl SlotHost for Pair {
//!     fn n_slots(&self) -> usize { 2 }
//!     fn n_values(&self) -> usize { 3 }
//!     fn n_insts(&self) -> usize { 4 }
//!     fn slot(&self, _: Slot) -> SlotInfo { SlotInfo::new(16) }
//!     fn accesses(&self, _: Block, sink: &mut impl AccessSink) {
//!         let second = MemAccess { offset: 8, ..MemAccess::plain(Type::float(8)) };
//!         sink.store(Inst(0), Slot(0), MemAccess::plain(Type::int(8)), Value(0));
//!         sink.store(Inst(1), Slot(0), second, Value(1));
//!         sink.copy(Inst(2), Some((Slot(1), 0)), Some((Slot(0), 0)), 16);
//!         sink.load(Inst(3), Slot(1), second, Value(2));
//!     }
//!     fn is_constant(&self, _: Value) -> bool { false }
//! }
//!
//! let mut ctx = sroa::Ctx::new();
//! let plan = sroa::plan(&Pair, &sroa::Options::default(), &mut ctx)?;
//! let parts: Vec<String> = plan.parts().iter().map(|part| part.to_string()).collect();
//! assert_eq!(parts, ["slot0+0 as i64", "slot0+8 as f64", "slot1+0 as i64", "slot1+8 as f64"]);
//! // What the copy reads and writes, and what the load reads.
//! assert_eq!(plan.covering(Slot(0), 0, 16), 0..2);
//! assert_eq!(plan.covering(Slot(1), 0, 16), 2..4);
//! assert_eq!(plan.covering(Slot(1), 8, 8), 3..4);
//! sroa::check(&Pair, plan, &sroa::Options::default())?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The host of the conformance suite, `sheave_testing::ssa::records`, applies plans.

mod boundaries;
mod check;
#[cfg(test)]
mod check_tests;
mod plan;
mod scan;

use alloc::vec::Vec;

pub use check::{Fault, SroaRule, check};
pub use plan::{Kept, Outcome, Part, Plan, Stats};

use crate::{Error, SlotHost, Type};
use boundaries::part_end;
use plan::SlotPlan;
use scan::{Access, Candidate, Copy};

/// Larger slots are left alone.
pub const MAX_BYTES: u32 = 64;
/// A slot is taken into at most so many parts.
pub const MAX_PARTS: u32 = 16;
/// The most parts of a function, or more if it has more than [`INSTS_PER_PART`] instructions for each. Parts
/// that find no register are spilled, as they were before; the bound keeps promotion linear in the size of
/// the function.
pub const MAX_TOTAL: usize = 96;
/// See [`MAX_TOTAL`].
pub const INSTS_PER_PART: usize = 4;

const NONE: u32 = u32::MAX;

/// The choices of a splitting.
///
/// ```
/// use sheave_ssa::sroa::Options;
///
/// let options = Options { max_value_bytes: 16, shifts: false, ..Options::default() };
/// assert_eq!((options.max_value_bytes, options.shifts, options.max_parts), (16, false, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// No part has more bytes than this, nor than 16: the widest scalar of the host. A power of two.
    pub max_value_bytes: u32,
    /// The host can put integers together and take them apart. If it cannot, each access is of one whole
    /// part, and slots for which that is impossible stay.
    pub shifts: bool,
    /// Parts that the function may get in all; `None` for the larger of [`MAX_TOTAL`] and one for every
    /// [`INSTS_PER_PART`] instructions. Slots are taken in the order of their numbers.
    pub max_parts: Option<usize>,
}

impl Default for Options {
    fn default() -> Self {
        Options { max_value_bytes: 8, shifts: true, max_parts: None }
    }
}

impl Options {
    /// The most bytes that a part has.
    fn widest(&self) -> u32 {
        1 << self.max_value_bytes.clamp(1, 16).ilog2()
    }
}

/// The memory of splitting, to be reused from function to function.
#[derive(Debug, Default)]
pub struct Ctx {
    candidates: Vec<Candidate>,
    /// By slot: its candidate, or [`NONE`].
    candidate_of: Vec<u32>,
    accesses: Vec<Access>,
    copies: Vec<Copy>,
    plan: Plan,
}

impl Ctx {
    /// Empty.
    pub fn new() -> Self {
        Ctx::default()
    }

    /// The plan of the last [`plan`] that succeeded.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }
}

/// Plans which slots of `host` are split into which parts. The plan stays in `ctx` until the next call.
///
/// # Errors
///
/// [`Rule::SlotOutOfRange`](crate::Rule::SlotOutOfRange),
/// [`Rule::InstOutOfRange`](crate::Rule::InstOutOfRange) and [`Rule::TooLarge`](crate::Rule::TooLarge).
///
/// ```
/// use sheave_testing::ssa::records::{Op, Records};
/// use sheave_ssa::{Slot, Type, sroa};
///
/// let mut func = Records { slots: vec![8], ..Records::default() };
/// let word = func.push(Op::Input);
/// func.push(Op::Store((Some(Slot(0)), 0), Type::int(4), word));
/// func.push(Op::Store((Some(Slot(0)), 4), Type::int(4), word));
/// let mut ctx = sroa::Ctx::new();
/// let plan = sroa::plan(&func, &sroa::Options::default(), &mut ctx)?;
/// assert_eq!(plan.to_string(), "slot0 split: 2 parts\npart0: slot0+0 as i32\npart1: slot0+4 as i32\n");
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub fn plan<'a>(host: &impl SlotHost, options: &Options, ctx: &'a mut Ctx) -> Result<&'a mut Plan, Error> {
    let bounds = scan::find_candidates(host, ctx)?;
    if !ctx.candidates.is_empty() {
        scan::scan(host, ctx, bounds, options)?;
        boundaries::find_boundaries(ctx, options);
        boundaries::choose_parts(ctx, options);
        let limit = options.max_parts.unwrap_or_else(|| MAX_TOTAL.max(bounds.n_insts / INSTS_PER_PART));
        make_parts(ctx, limit);
    }
    Ok(&mut ctx.plan)
}

/// Numbers the parts, and gives them the types that they are accessed with.
fn make_parts(ctx: &mut Ctx, limit: usize) {
    let Ctx { candidates, accesses, plan, .. } = ctx;
    let parts = &mut plan.parts;
    for candidate in candidates.iter_mut() {
        if candidate.fits() && parts.len() + candidate.n_parts as usize > limit {
            candidate.keep(Kept::Limit, None);
        }
        let own = &mut plan.slots[candidate.slot.index()];
        *own = SlotPlan { first: parts.len() as u32, n: 0, kept: candidate.kept, inst: candidate.inst };
        if !candidate.fits() {
            continue;
        }
        own.n = candidate.n_parts;
        let mut offset = 0;
        while offset < candidate.size {
            let end = part_end(candidate, offset);
            parts.push(Part { slot: candidate.slot, offset, ty: Type::int((end - offset) as u16) });
            offset = end;
        }
    }
    // The first access of all of a part decides.
    for access in accesses.iter().rev() {
        let candidate = &candidates[access.candidate as usize];
        if candidate.fits() {
            let part = plan.part_at(candidate.slot, access.offset);
            if plan.parts[part].ty.bytes() == access.ty.bytes() {
                plan.parts[part].ty = access.ty;
            }
        }
    }
    // Pieces are taken out of integers.
    for access in accesses.iter() {
        let candidate = &candidates[access.candidate as usize];
        if candidate.fits() {
            let part = plan.part_at(candidate.slot, access.offset);
            let bytes = plan.parts[part].ty.bytes();
            if bytes > access.ty.bytes() {
                plan.parts[part].ty = Type::int(bytes as u16);
            }
        }
    }
}
