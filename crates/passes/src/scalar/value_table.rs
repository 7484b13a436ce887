//! The table of available expressions: its entries and their hashes.

use sheave_ir::{Block, Inst, InstData, Type, Value};
use sheave_ssa::memory::{self, mix};

/// Which instruction computed an expression, and where.
pub(crate) type Table = memory::Table<Entry>;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// The instruction, `u32::MAX` for an empty entry.
    inst: u32,
    /// Its block.
    pub(crate) block: Block,
    /// For an access: the number of the effect on memory that comes next. Zero for everything else.
    pub(crate) event: u32,
    /// What it gave.
    pub(crate) value: Value,
}

impl Entry {
    pub(crate) fn new(inst: Inst, block: Block, event: u32, value: Value) -> Entry {
        Entry { inst: inst.as_u32(), block, event, value }
    }

    /// The instruction, if there is an entry.
    pub(crate) fn inst(&self) -> Option<Inst> {
        (self.inst != u32::MAX).then(|| Inst::from_u32(self.inst))
    }
}

impl memory::Entry for Entry {
    fn empty() -> Entry {
        Entry { inst: u32::MAX, block: Block::from_u32(0), event: 0, value: Value::from_u32(0) }
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.inst == u32::MAX
    }
}

/// A hash of the expression that `data` computes with a result of type `ty`, or `None` where equal
/// instructions need not give equal results.
pub(crate) fn hash(data: &InstData, ty: Type) -> Option<u64> {
    let (shape, op, a, b, c) = match *data {
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
    let tag = shape | (ty as u32) << 3 | op << 6;
    Some(mix(mix(mix(u64::from(tag), a), b), c))
}

/// The hash of the contents of memory at `addr + offset`.
pub(crate) fn hash_memory(addr: Value, offset: i32) -> u64 {
    mix(mix(0x407, addr.as_u32()), offset as u32)
}
