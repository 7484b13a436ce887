//! The table of available expressions.
//!
//! Two entries per hash, no chains: an expression that collides with two displaces the older one, which costs
//! an opportunity (on the corpus 6 of 506 equal values; with one entry per hash 13) and never correctness.
//! The table is as large as the function needs and is swept once per function.

use sheave_ir::{Block, Inst, InstData, Type, Value};

/// Remembers which instruction computed an expression, and where.
#[derive(Debug, Default)]
pub(crate) struct Table {
    entries: Vec<Entry>,
    mask: usize,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// The upper half of the hash.
    tag: u32,
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
    fn empty() -> Entry {
        Entry { tag: 0, inst: u32::MAX, block: Block::from_u32(0), event: 0, value: Value::from_u32(0) }
    }

    /// The instruction, if there is an entry.
    pub(crate) fn inst(&self) -> Option<Inst> {
        (self.inst != u32::MAX).then(|| Inst::from_u32(self.inst))
    }
}

impl Table {
    /// Empties the table and makes room for `n_insts` expressions.
    pub(crate) fn reset(&mut self, n_insts: usize) {
        let size = n_insts.next_power_of_two().max(64);
        self.mask = size - 1;
        self.entries.clear();
        self.entries.resize(size, Entry::empty());
    }

    /// The entry of an expression with this hash, or an empty one.
    pub(crate) fn get(&self, hash: u64) -> Entry {
        let at = hash as usize & self.mask;
        let tag = (hash >> 32) as u32;
        let (first, second) = (self.entries[at], self.entries[at ^ 1]);
        match (first.tag == tag, second.tag == tag) {
            (true, _) => first,
            (_, true) => second,
            _ => Entry::empty(),
        }
    }

    /// Remembers an expression. What else has its entry moves to the other one of the two.
    pub(crate) fn set(&mut self, hash: u64, inst: Inst, block: Block, event: u32, value: Value) {
        let at = hash as usize & self.mask;
        let tag = (hash >> 32) as u32;
        let old = self.entries[at];
        if old.tag != tag && old.inst().is_some() {
            self.entries[at ^ 1] = old;
        }
        self.entries[at] = Entry { tag, inst: inst.as_u32(), block, event, value };
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

/// One step of multiply and fold: cheap, and good enough for a table without chains.
#[inline]
fn mix(state: u64, word: u32) -> u64 {
    let product = (state ^ u64::from(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    product ^ (product >> 29)
}
