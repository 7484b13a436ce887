//! The result of planning: plain data that the host applies.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use crate::choices::reasons;
use crate::host::Escape;
use crate::{Inst, Slot, Type};

/// A slot that takes the place of some bytes of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The slot that it is a part of.
    pub slot: Slot,
    /// Its offset in the slot.
    pub offset: u32,
    /// The type as which it is accessed, which has its size. Other accesses of as many bytes are possible.
    pub ty: Type,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{} as {}", self.slot, self.offset, self.ty)
    }
}

reasons! {
    /// Why a slot stays whole.
    pub enum Kept {
        /// Nothing is copied, and all accesses are of the whole slot, or of no byte.
        Whole = "nothing to split",
        /// It has more than [`MAX_BYTES`](super::MAX_BYTES) bytes.
        TooLarge = "too large",
        /// The size or the number of instances is known at run time only.
        Dynamic = "size known at run time only",
        /// The slot is volatile.
        Volatile = "volatile",
        /// The slot receives a parameter.
        Parameter = "receives a parameter",
        /// An access is volatile.
        VolatileAccess = "volatile access",
        /// An access has a type without bytes, or a copy or fill no length.
        NoBytes = "access of no bytes",
        /// An access reaches beyond the slot.
        Outside = "access beyond the slot",
        /// An access has a size that no part may have.
        AccessSize = "access of a size that no part has",
        /// The address is used otherwise than for an access.
        Escapes(Escape) = "address escapes",
        /// Inline assembly defines the slot.
        AsmOutput = "assembly output",
        /// Bytes of an [opaque](crate::Type::opaque) type are accessed as another type, too.
        Opaque = "accesses of types that are not converted",
        /// Bytes are accessed in ways that do not go together: a store of a piece, or an access of several
        /// parts that the host cannot put together.
        Overlapping = "overlapping accesses",
        /// One part of it is copied to another.
        CopiedOntoItself = "copied onto itself",
        /// Copies carry boundaries from slot to slot too far.
        Copies = "copies carry boundaries too far",
        /// It would have more than [`MAX_PARTS`](super::MAX_PARTS) parts.
        TooManyParts = "too many parts",
        /// The function would have more parts than it may have.
        Limit = "too many parts in the function",
        /// The host kept it whole.
        NotWanted = "not wanted",
    }
}

/// The outcome for a slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// It is split.
    Split {
        /// Into so many parts.
        parts: u32,
    },
    /// It stays whole.
    Kept {
        /// Why.
        reason: Kept,
        /// The instruction at fault, if it is one instruction's.
        inst: Option<Inst>,
    },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outcome::Split { parts: 1 } => f.write_str("split: 1 part"),
            Outcome::Split { parts } => write!(f, "split: {parts} parts"),
            Outcome::Kept { reason, inst } => {
                f.write_str("kept: ")?;
                reason.write(f, inst)
            }
        }
    }
}

/// How much there is to split.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Stats {
    /// Slots of the function.
    pub slots: u32,
    /// Slots that are split.
    pub split: u32,
    /// The parts that they become.
    pub parts: u32,
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} slots split into {} parts", self.split, self.slots, self.parts)
    }
}

/// Which slots are split into which parts. [How to apply it](super#applying-a-plan).
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub(super) slots: Vec<SlotPlan>,
    pub(super) parts: Vec<Part>,
}

/// One slot of a plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct SlotPlan {
    /// Its first part, and how many there are.
    pub(super) first: u32,
    pub(super) n: u32,
    pub(super) kept: Option<Kept>,
    /// The instruction because of which it stays.
    pub(super) inst: Option<Inst>,
}

impl Plan {
    pub(super) fn clear(&mut self) {
        self.slots.clear();
        self.parts.clear();
    }

    /// The number of slots, split or not.
    pub fn n_slots(&self) -> usize {
        self.slots.len()
    }

    /// All parts, those of a slot together and in order; the slots are in the order of their numbers. The
    /// position here is the part's number.
    #[inline]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The numbers of the parts of `slot`; none if it stays whole.
    #[inline]
    pub fn parts_of(&self, slot: Slot) -> Range<u32> {
        match self.slots.get(slot.index()) {
            Some(&SlotPlan { first, n, .. }) => first..first + n,
            None => 0..0,
        }
    }

    /// True if `slot` is split.
    #[inline]
    pub fn is_split(&self, slot: Slot) -> bool {
        !self.parts_of(slot).is_empty()
    }

    /// True if nothing is split.
    pub fn is_empty(&self) -> bool {
        self.slots.iter().all(|slot| slot.n == 0)
    }

    /// The numbers of the parts that hold some of the `bytes` bytes from `offset` bytes into `slot` on; none
    /// if it stays whole. Takes logarithmic time in the parts of the slot, and linear in the parts that are
    /// found.
    #[inline]
    pub fn covering(&self, slot: Slot, offset: i32, bytes: u32) -> Range<u32> {
        let Range { start, end } = self.parts_of(slot);
        let own = &self.parts[start as usize..end as usize];
        let (from, to) = (i64::from(offset), i64::from(offset) + i64::from(bytes));
        let first = own.partition_point(|part| i64::from(part.offset) <= from).saturating_sub(1);
        let n = own[first..].iter().take_while(|part| i64::from(part.offset) < to).count();
        start + first as u32..start + (first + n) as u32
    }

    /// The number of the part of `slot`, which is split, that the byte at `offset` is in.
    pub(super) fn part_at(&self, slot: Slot, offset: u32) -> usize {
        let Range { start, end } = self.parts_of(slot);
        let own = &self.parts[start as usize..end as usize];
        start as usize + own.partition_point(|part| part.offset <= offset) - 1
    }

    /// Leaves `slot` whole although it could be split. Any of the slots may be left so, whatever is done with
    /// the others; the parts of the others keep their numbers.
    pub fn keep(&mut self, slot: Slot) {
        if let Some(own) = self.slots.get_mut(slot.index())
            && own.n != 0
        {
            (own.n, own.kept) = (0, Some(Kept::NotWanted));
        }
    }

    /// Why `slot` stays whole; `None` if it is split.
    pub fn kept(&self, slot: Slot) -> Option<Kept> {
        self.slots[slot.index()].kept
    }

    /// The outcome for `slot`.
    ///
    /// # Panics
    ///
    /// If there is no such slot.
    pub fn outcome(&self, slot: Slot) -> Outcome {
        let SlotPlan { n, kept, inst, .. } = self.slots[slot.index()];
        match kept {
            None => Outcome::Split { parts: n },
            Some(reason) => Outcome::Kept { reason, inst },
        }
    }

    /// How much there is to do. Takes time in the number of slots.
    pub fn stats(&self) -> Stats {
        Stats {
            slots: self.slots.len() as u32,
            split: self.slots.iter().filter(|slot| slot.n != 0).count() as u32,
            parts: self.slots.iter().map(|slot| slot.n).sum(),
        }
    }
}

/// The outcome of each slot, and the parts.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for slot in (0..self.n_slots()).map(Slot::new) {
            writeln!(f, "{slot} {}", self.outcome(slot))?;
            for number in self.parts_of(slot) {
                writeln!(f, "part{number}: {}", self.parts[number as usize])?;
            }
        }
        Ok(())
    }
}
