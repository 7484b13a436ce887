//! The result of planning: plain data that the host applies.
//!
//! Applying a plan takes these steps, in any order that suits the host. Add each of [`Plan::phis`] to its
//! block, after the phis that are there already. For each edge append [`Plan::edge_args`] to its arguments.
//! Carry out every [`Point`] at its instruction. Replace each use of a value for which [`Plan::replacement`]
//! has an answer. Remove the instructions that [`Plan::is_dead`] names.

use alloc::vec::Vec;

use super::definition::Def;
use super::{Definition, Kept, Outcome};
use crate::map::Map;
use crate::{Block, Edge, EdgeId, Inst, Slot, Type, Value};

/// A phi to be added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phi {
    /// The block.
    pub block: Block,
    /// For which slot.
    pub slot: Slot,
}

/// An instruction that is not simply removed but takes another form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// The load, store or inline assembly.
    pub inst: Inst,
    /// Its outcome.
    pub kind: PointKind,
}

/// The outcome for an instruction at a [`Point`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointKind {
    /// The load or store is replaced by a conversion: the low bytes of `source`, as many as `to` has, taken
    /// as a `to`.
    Convert {
        /// The operand.
        source: Definition,
        /// The type that it has.
        from: Type,
        /// The type of the result.
        to: Type,
        /// For a load, the value that it defined and that the conversion now defines. For a store the
        /// conversion defines a new value.
        result: Option<Value>,
    },
    /// The inline assembly defines a new value instead of writing the slot.
    AsmOutput {
        /// The slot.
        slot: Slot,
        /// Which of the outputs it defines for slots, counting from zero.
        n: u32,
        /// The type of the new value.
        ty: Type,
    },
}

/// How much a promotion did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Stats {
    /// Slots of the function.
    pub slots: u32,
    /// Slots promoted.
    pub promoted: u32,
    /// Phis placed, before cleanup.
    pub phis_placed: u32,
    /// Phis that remain.
    pub phis: u32,
    /// Instructions removed.
    pub removed: u32,
    /// Instructions before.
    pub insts: u32,
}

impl core::fmt::Display for Stats {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Stats { slots, promoted, phis_placed, phis, removed, insts } = self;
        write!(f, "{promoted} of {slots} slots promoted; {phis} of {phis_placed} phis left; ")?;
        write!(f, "{removed} of {insts} instructions removed")
    }
}

/// The changes to a function that turn its slots into values.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// By slot: type and outcome.
    pub(crate) slots: Map<Slot, SlotPlan>,
    pub(crate) phis: Vec<Phi>,
    /// By block: its first phi and the one after its last. Empty if there are no phis.
    pub(crate) phi_range: Map<Block, (u32, u32)>,
    /// By edge: its first argument. Empty if there are no phis.
    pub(crate) arg_start: Vec<u32>,
    /// By block: its first edge. Empty if there are no phis.
    pub(crate) first_edge: Vec<u32>,
    pub(crate) args: Vec<Def>,
    /// By value: its replacement; a value that stays replaces itself.
    pub(crate) replacement: Map<Value, Def>,
    /// By instruction: it is removed.
    pub(crate) dead: Map<Inst, bool>,
    pub(crate) n_dead: u32,
    pub(crate) points: Vec<Point>,
    /// Edges on which an asm goto defines something: the arguments are those of the edge after it.
    pub(crate) rerouted: Vec<(Edge, EdgeId)>,
    pub(crate) phis_placed: u32,
    /// The block that precedes the host's entry block, if edges lead to that.
    pub(crate) virtual_entry: Option<Block>,
}

/// One slot of a plan.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SlotPlan {
    pub(crate) ty: Type,
    pub(crate) kept: Option<Kept>,
    /// The instruction because of which it stays.
    pub(crate) inst: Option<Inst>,
}

impl Plan {
    /// Resizes the tables by value and by instruction, without replacements and removals.
    pub(crate) fn make_room(&mut self, n_values: usize, n_insts: usize) {
        self.replacement.resize(n_values, Def::NONE);
        let defs = self.replacement.as_mut_slice().iter_mut().zip((0..n_values).map(Value::new));
        defs.for_each(|(def, value)| *def = Def::value(value));
        self.dead.resize(n_insts, false);
    }

    /// Empties the plan.
    pub(crate) fn clear(&mut self) {
        self.slots.clear();
        self.rerouted.clear();
        self.replacement.clear();
        self.dead.clear();
        self.virtual_entry = None;
        self.phis.clear();
        self.phi_range.clear();
        self.arg_start.clear();
        self.first_edge.clear();
        self.args.clear();
        self.points.clear();
        self.n_dead = 0;
        self.phis_placed = 0;
    }

    /// The outcome for `slot`. Counting phis takes time in their number.
    pub fn outcome(&self, slot: Slot) -> Outcome {
        let SlotPlan { kept, inst, .. } = self.slots[slot];
        match kept {
            None => {
                Outcome::Promoted { phis: self.phis.iter().filter(|phi| phi.slot == slot).count() as u32 }
            }
            Some(reason) => Outcome::Kept { reason, inst },
        }
    }

    /// True if `slot` is promoted.
    #[inline]
    pub fn is_promoted(&self, slot: Slot) -> bool {
        self.slots[slot].kept.is_none()
    }

    /// Why `slot` stays in memory; `None` if it is promoted.
    #[inline]
    pub fn kept(&self, slot: Slot) -> Option<Kept> {
        self.slots[slot].kept
    }

    /// The number of slots, promoted or not.
    pub fn n_slots(&self) -> usize {
        self.slots.len()
    }

    /// The type that the values of a promoted `slot` have. An unused slot that was declared without a type
    /// has a type of zero bytes.
    #[inline]
    pub fn slot_type(&self, slot: Slot) -> Type {
        self.slots[slot].ty
    }

    /// The number of phis.
    #[inline]
    pub fn n_phis(&self) -> usize {
        self.phis.len()
    }

    /// The phis to add, those of a block together and in the order of their slots. Their position here is
    /// their number.
    pub fn phis(&self) -> impl ExactSizeIterator<Item = Phi> + '_ {
        self.phis.iter().copied()
    }

    /// The numbers of the phis to add to `block`.
    #[inline]
    pub fn block_phis(&self, block: Block) -> core::ops::Range<u32> {
        let (start, end) = self.phi_range.get(block).copied().unwrap_or_default();
        start..end
    }

    /// The slot of the phi with number `phi`.
    #[inline]
    pub fn phi_slot(&self, phi: u32) -> Slot {
        self.phis[phi as usize].slot
    }

    /// The block of the phi with number `phi`.
    #[inline]
    pub fn phi_block(&self, phi: u32) -> Block {
        self.phis[phi as usize].block
    }

    /// The arguments that `edge` passes to the new phis of its target, in their order.
    pub fn edge_args(&self, edge: Edge) -> impl ExactSizeIterator<Item = Definition> + '_ {
        self.packed_args(edge).iter().map(|def| def.expand().unwrap_or(Definition::Undef(Slot(0))))
    }

    /// The arguments that the new phis of the entry block have when the function is entered. There are some
    /// only if edges lead to the entry block: then the host puts a new block before it, in which execution
    /// starts and whose edge passes these. For the plan that block has the number after the host's last one,
    /// so that these are also the [`edge_args`](Plan::edge_args) of its edge.
    pub fn entry_args(&self) -> impl ExactSizeIterator<Item = Definition> + '_ {
        let args = match self.virtual_entry {
            Some(block) => self.packed_args(Edge::new(block, 0)),
            None => &[],
        };
        args.iter().map(|def| def.expand().unwrap_or(Definition::Undef(Slot(0))))
    }

    /// As [`Plan::edge_args`], packed.
    #[inline]
    pub fn packed_args(&self, edge: Edge) -> &[Def] {
        if self.phis.is_empty() {
            return &[];
        }
        self.args_of(self.edge_after(edge))
    }

    /// The edge whose arguments are those of `edge`: itself, or the one out of the block that splits it.
    /// There must be phis.
    #[inline]
    pub(crate) fn edge_after(&self, edge: Edge) -> EdgeId {
        if let Some(&(_, after)) = self.rerouted.iter().find(|(rerouted, _)| *rerouted == edge) {
            return after;
        }
        EdgeId(self.first_edge[edge.from.index()] + edge.index)
    }

    /// False if no edge out of `block` has arguments. There must be phis.
    #[inline]
    pub fn has_edge_args(&self, block: Block) -> bool {
        let (first, end) = (self.first_edge[block.index()], self.first_edge[block.index() + 1]);
        self.arg_start[first as usize] != self.arg_start[end as usize] || !self.rerouted.is_empty()
    }

    #[inline]
    pub(crate) fn args_of(&self, id: EdgeId) -> &[Def] {
        match self.arg_start.get(id.index()..id.index() + 2) {
            Some(&[start, end]) => &self.args[start as usize..end as usize],
            _ => &[],
        }
    }

    /// The replacement of `value`, which a removed load defined; `None` if `value` stays.
    #[inline]
    pub fn replacement(&self, value: Value) -> Option<Definition> {
        let def = self.replacement.get(value).filter(|&&def| def != Def::value(value));
        def.and_then(|def| def.expand())
    }

    /// By value: its replacement; a value that stays replaces itself. Values beyond the end stay.
    #[inline]
    pub fn replacements(&self) -> &[Def] {
        self.replacement.as_slice()
    }

    /// By instruction: it has to be removed. Instructions beyond the end stay.
    #[inline]
    pub fn dead(&self) -> &[bool] {
        self.dead.as_slice()
    }

    /// True if `inst` has to be removed. An instruction at a [`Point`] is replaced, not removed.
    #[inline]
    pub fn is_dead(&self, inst: Inst) -> bool {
        self.dead.get(inst).copied().unwrap_or(false)
    }

    /// The instructions that take another form. Their position here is their number. A point comes after
    /// those that dominate it, so if its source is another point, that is an earlier one.
    #[inline]
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// True if there is nothing to do.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.n_dead == 0 && self.points.is_empty()
    }

    /// How much there is to do. Takes time in the number of slots.
    pub fn stats(&self) -> Stats {
        Stats {
            slots: self.slots.len() as u32,
            promoted: self.slots.as_slice().iter().filter(|slot| slot.kept.is_none()).count() as u32,
            phis_placed: self.phis_placed,
            phis: self.phis.len() as u32,
            removed: self.n_dead,
            insts: self.dead.len() as u32,
        }
    }
}
