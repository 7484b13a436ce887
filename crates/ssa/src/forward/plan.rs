//! The result of planning: plain data that the host applies.

use alloc::vec::Vec;
use core::fmt;

use super::scan::NONE;
use crate::choices::reasons;
use crate::host::Escape;
use crate::refill::refill;
use crate::{Inst, Slot, Type, Value};

/// A load whose contents are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Forward {
    /// The load.
    pub load: Inst,
    /// What it defines.
    pub result: Value,
    /// The earlier access of the same bytes, a store or another load.
    pub source: Inst,
    /// What that stored or loaded. It is not the result of a load that is [replaced](Plan::replacement).
    pub value: Value,
    /// The type of `value` in memory.
    pub from: Type,
    /// The type that is loaded. If it is `from`, uses of the result become uses of the value, and the load
    /// goes. If not, the load becomes a conversion of the value with the same result: of the low bytes of an
    /// integer, or of as many bits as another type.
    pub to: Type,
}

impl fmt::Display for Forward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Forward { load, result, source, value, from, to } = self;
        if from == to {
            write!(f, "{result} := {value} of {source}")
        } else {
            write!(f, "{load}: {result} := convert {value} of {source}, {from} to {to}")
        }
    }
}

reasons! {
    /// Why a slot takes no part.
    pub enum Kept {
        /// The size or the number of instances is known at run time only.
        Dynamic = "size known at run time only",
        /// The slot is volatile.
        Volatile = "volatile",
        /// It has 2³¹ bytes or more.
        TooLarge = "too large",
        /// An access reaches beyond the slot.
        Outside = "access beyond the slot",
        /// An access has a type without bytes.
        NoBytes = "access of no bytes",
        /// Inline assembly defines the slot.
        AsmOutput = "assembly output",
        /// The address is used otherwise than for an access, and the host does not report what accesses
        /// memory through it ([`SlotHost::CLOBBERS`](crate::SlotHost::CLOBBERS)).
        Escapes(Escape) = "address escapes",
    }
}

/// The outcome for a slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Nothing that stays accesses it, so that it can go.
    Unused {
        /// Loads that get their values elsewhere.
        forwarded: u32,
        /// Stores, fills and copies that go.
        dead: u32,
    },
    /// It is needed.
    Used {
        /// Loads that get their values elsewhere.
        forwarded: u32,
        /// Stores, fills and copies that go.
        dead: u32,
    },
    /// It takes no part.
    Kept {
        /// Why.
        reason: Kept,
        /// The instruction at fault, if it is one instruction's.
        inst: Option<Inst>,
    },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, forwarded, dead) = match *self {
            Outcome::Unused { forwarded, dead } => ("unused", forwarded, dead),
            Outcome::Used { forwarded, dead } => ("used", forwarded, dead),
            Outcome::Kept { reason, inst } => {
                f.write_str("kept: ")?;
                return reason.write(f, inst);
            }
        };
        let plural = |n| if n == 1 { "" } else { "s" };
        write!(f, "{word}: {forwarded} load{} forwarded", plural(forwarded))?;
        write!(f, ", {dead} store{} dead", plural(dead))
    }
}

/// How much there is to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Stats {
    /// Slots of the function.
    pub slots: u32,
    /// Slots that can go.
    pub unused: u32,
    /// Loads that get their values elsewhere.
    pub forwarded: u32,
    /// Stores, fills and copies that go.
    pub dead: u32,
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Stats { slots, unused, forwarded, dead } = self;
        write!(f, "{forwarded} loads forwarded, {dead} stores dead, {unused} of {slots} slots unused")
    }
}

/// The outcome for loads, stores and slots. [How to apply it](super#applying-a-plan).
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub(super) slots: Vec<SlotPlan>,
    pub(super) forwards: Vec<Forward>,
    /// By value: what it is replaced by, or [`NONE`].
    pub(super) replaced: Vec<u32>,
    /// By instruction: whether it goes.
    pub(super) removed: Vec<bool>,
}

/// One slot of a plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct SlotPlan {
    pub(super) kept: Option<Kept>,
    /// The instruction because of which it takes no part, or [`NONE`].
    pub(super) inst: u32,
    /// The first instruction by which it escapes, or [`NONE`], and how.
    pub(super) escape: u32,
    pub(super) how: Escape,
    pub(super) forwarded: u32,
    pub(super) dead: u32,
    pub(super) is_used: bool,
}

impl Default for SlotPlan {
    fn default() -> Self {
        let how = Escape::Other;
        SlotPlan { kept: None, inst: NONE, escape: NONE, how, forwarded: 0, dead: 0, is_used: false }
    }
}

impl SlotPlan {
    /// Leaves it as it is; the first reason counts.
    pub(super) fn keep(&mut self, reason: Kept, inst: u32) {
        if self.kept.is_none() {
            (self.kept, self.inst) = (Some(reason), inst);
        }
    }
}

/// The result of some load, not replaced.
const LOADED: u32 = NONE - 1;

impl Plan {
    pub(super) fn clear(&mut self, n_values: usize, n_insts: usize) {
        self.slots.clear();
        self.forwards.clear();
        refill(&mut self.replaced, n_values, NONE);
        refill(&mut self.removed, n_insts, false);
    }

    /// Notes that a load defines `value`; false if another one does, too.
    pub(super) fn define(&mut self, value: Value) -> bool {
        core::mem::replace(&mut self.replaced[value.index()], LOADED) == NONE
    }

    /// The number of slots.
    pub fn n_slots(&self) -> usize {
        self.slots.len()
    }

    /// The loads whose contents are known, in preorder of the dominator tree.
    pub fn forwards(&self) -> &[Forward] {
        &self.forwards
    }

    /// What takes the place of `value`, the result of a load that goes. It is not replaced itself. Takes
    /// constant time.
    #[inline]
    pub fn replacement(&self, value: Value) -> Option<Value> {
        let by = self.replaced.get(value.index()).copied().unwrap_or(NONE);
        (by < LOADED).then_some(Value(by))
    }

    /// True if `inst` goes: a load that is replaced, a store, fill or copy whose bytes nothing reads, or what
    /// only mentions a slot that goes. Takes constant time.
    #[inline]
    pub fn is_removed(&self, inst: Inst) -> bool {
        self.removed.get(inst.index()).is_some_and(|&removed| removed)
    }

    /// The instructions that go, by their numbers. Takes time in the number of instructions.
    pub fn removed(&self) -> impl Iterator<Item = Inst> + '_ {
        self.removed.iter().enumerate().filter(|(_, removed)| **removed).map(|(inst, _)| Inst::new(inst))
    }

    /// True if nothing that stays accesses `slot`.
    pub fn is_unused(&self, slot: Slot) -> bool {
        self.slots.get(slot.index()).is_some_and(|own| own.kept.is_none() && !own.is_used)
    }

    /// True if nothing changes.
    pub fn is_empty(&self) -> bool {
        self.forwards.is_empty() && self.removed().next().is_none()
    }

    /// The outcome for `slot`.
    ///
    /// # Panics
    ///
    /// If there is no such slot.
    pub fn outcome(&self, slot: Slot) -> Outcome {
        let SlotPlan { kept, inst, forwarded, dead, is_used, .. } = self.slots[slot.index()];
        match kept {
            Some(reason) => Outcome::Kept { reason, inst: (inst != NONE).then_some(Inst(inst)) },
            None if is_used => Outcome::Used { forwarded, dead },
            None => Outcome::Unused { forwarded, dead },
        }
    }

    /// How much there is to do. Takes time in the number of slots.
    pub fn stats(&self) -> Stats {
        let mut stats = Stats { slots: self.slots.len() as u32, ..Stats::default() };
        for own in &self.slots {
            stats.unused += u32::from(own.kept.is_none() && !own.is_used);
            stats.forwarded += own.forwarded;
            stats.dead += own.dead;
        }
        stats
    }
}

/// The outcome of each slot, the loads whose contents are known, and what goes.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for slot in (0..self.n_slots()).map(Slot::new) {
            writeln!(f, "{slot} {}", self.outcome(slot))?;
        }
        for forward in &self.forwards {
            writeln!(f, "{forward}")?;
        }
        for inst in self.removed() {
            writeln!(f, "remove {inst}")?;
        }
        Ok(())
    }
}
