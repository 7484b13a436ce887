//! The table of available expressions: its entries, their hashes, and their equality.

use sheave_ir::{Block, Inst, InstData, OpFlags, Type, UnaryOp, Value};
use sheave_ssa::memory::{self, mix};

use super::rules::commutes;

/// Which instruction computed an expression, and where.
pub(crate) type Table = memory::Table<Entry>;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// The instruction.
    pub(crate) inst: Inst,
    /// Its block.
    pub(crate) block: Block,
    /// For an access: the number of the effect on memory that comes next. Zero for everything else.
    pub(crate) event: u32,
    /// What it gave.
    pub(crate) value: Value,
}

/// The operation in the form in which equal ones are compared: without promises, and operands that may be
/// exchanged in the order of their numbers.
pub(crate) fn canonical(data: &InstData) -> InstData {
    match data.with_op_flags(OpFlags::NONE) {
        InstData::Binary { op, args: [a, b], .. } if a > b && commutes(op) => InstData::binary(op, [b, a]),
        InstData::Icmp { cc, args: [a, b] } if a > b => InstData::Icmp { cc: cc.swapped(), args: [b, a] },
        data => data,
    }
}

/// A hash of the canonical expression that `data` computes with a first result of type `ty`, or `None` where
/// equal instructions need not give equal results.
pub(crate) fn hash(data: &InstData, ty: Type) -> Option<u64> {
    let (shape, op, a, b, c) = match *data {
        // A copy is a register of its own: an address that is kept for one loop.
        InstData::Unary { op: UnaryOp::Copy, .. } => return None,
        InstData::Unary { op, arg } => (0, op as u32, arg.as_u32(), 0, 0),
        InstData::Binary { op, args: [a, b], .. } => (1, op as u32, a.as_u32(), b.as_u32(), 0),
        InstData::Ternary { op, args: [a, b, c] } => (2, op as u32, a.as_u32(), b.as_u32(), c.as_u32()),
        InstData::Icmp { cc, args: [a, b] } => (3, cc as u32, a.as_u32(), b.as_u32(), 0),
        InstData::Fcmp { cc, args: [a, b] } => (4, cc as u32, a.as_u32(), b.as_u32(), 0),
        InstData::PtrIndex { scale, base, index, offset, .. } => {
            (5, u32::from(scale), base.as_u32(), index.as_u32(), offset as u32)
        }
        InstData::Wide { op, args: [a, b] } => (6, op as u32, a.as_u32(), b.as_u32(), 0),
        _ => return None,
    };
    let tag = shape | (ty as u32) << 3 | op << 8;
    Some(mix(mix(mix(u64::from(tag), a), b), c))
}

/// The hash of the contents of memory at `addr + offset`.
pub(crate) fn hash_memory(addr: Value, offset: i32) -> u64 {
    mix(mix(0x407, addr.as_u32()), offset as u32)
}
