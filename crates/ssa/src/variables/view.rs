//! A host with variables as one with slots: a use is a load, a definition a store.
//!
//! Uses, and then copies, are numbered in the order in which they are reported: they are values after
//! those of definitions. A block after the last one enters the function: it defines the parameters.

use alloc::vec::Vec;

use super::{VarHost, VarSink};
use crate::graph::{MAX_ENTITIES, NONE};
use crate::host::{AccessSink, Cfg, MemAccess, SlotHost, SlotInfo};
use crate::refill::refill;
use crate::{Block, Entity, Error, Inst, Rule, Slot, Type, Value, Var};

/// The values of uses and copies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Numbers {
    /// By block: its first use and its first copy; one more at the end.
    first: Vec<(u32, u32)>,
    /// By value of a definition: the block that makes it.
    defined_in: Vec<u32>,
}

impl Numbers {
    /// Reads the host once, to count.
    pub(super) fn count(&mut self, host: &impl VarHost) -> Result<(), Error> {
        let (n_blocks, n_values) = (host.n_blocks(), host.n_values());
        if n_blocks >= MAX_ENTITIES || n_values >= MAX_ENTITIES {
            return Err(Error::new(Rule::TooLarge, Entity::Function));
        }
        if n_blocks == 0 {
            return Err(Error::new(Rule::NoBlocks, Entity::Function));
        }
        let entry = host.entry();
        if entry.index() >= n_blocks {
            return Err(Error::new(Rule::EntryOutOfRange, Entity::Block(entry)));
        }
        self.first.clear();
        self.first.reserve(n_blocks + 1);
        refill(&mut self.defined_in, n_values, NONE);
        let block = n_blocks as u32;
        let mut count = Count { block, next: (0, 0), defined_in: &mut self.defined_in, error: None };
        host.params(|_, value| count.note(value));
        for block in 0..n_blocks as u32 {
            self.first.push(count.next);
            count.block = block;
            host.events(Block(block), &mut count);
        }
        if let Some(error) = count.error {
            return Err(error);
        }
        self.first.push(count.next);
        Ok(())
    }

    pub(super) fn n_blocks(&self) -> usize {
        self.first.len().saturating_sub(1)
    }

    /// The value of the first use.
    fn first_use(&self) -> u32 {
        self.defined_in.len() as u32
    }

    /// The value of the first copy.
    fn first_copy(&self) -> u32 {
        self.first_use() + self.first.last().map_or(0, |last| last.0)
    }

    /// The values of the uses in `block`.
    pub(super) fn uses(&self, block: Block) -> impl ExactSizeIterator<Item = Value> + use<> {
        let (start, end) = (self.first[block.index()].0, self.first[block.index() + 1].0);
        let first = self.first_use();
        (start..end).map(move |number| Value(first + number))
    }
}

/// Counts uses and copies, and finds the block of each definition.
struct Count<'a> {
    block: u32,
    next: (u32, u32),
    defined_in: &'a mut [u32],
    error: Option<Error>,
}

impl Count<'_> {
    #[inline]
    fn note(&mut self, value: Value) {
        match self.defined_in.get_mut(value.index()) {
            Some(block) => *block = self.block,
            None => {
                self.error.get_or_insert(Error::new(Rule::ValueOutOfRange, Entity::Value(value)));
            }
        }
    }
}

impl VarSink for Count<'_> {
    #[inline]
    fn uses(&mut self, _: Inst, _: Var) {
        self.next.0 += 1;
    }

    #[inline]
    fn defines(&mut self, inst: Inst, _: Var, value: Value) {
        let before = self.error;
        self.note(value);
        if before != self.error {
            self.error = self.error.map(|error| error.reported_by(inst));
        }
    }

    #[inline]
    fn copies(&mut self, _: Inst, _: Var, _: Var) {
        self.next.1 += 1;
    }
}

/// The host as promotion reads it.
pub(super) struct View<'a, H> {
    pub(super) host: &'a H,
    pub(super) numbers: &'a Numbers,
}

impl<H: VarHost> Cfg for View<'_, H> {
    fn n_blocks(&self) -> usize {
        self.numbers.n_blocks() + 1
    }

    fn entry(&self) -> Block {
        Block::new(self.numbers.n_blocks())
    }

    #[inline]
    fn successors(&self, block: Block, mut visit: impl FnMut(Block)) {
        if block == self.entry() {
            return visit(self.host.entry());
        }
        // The last block exists here, but not in the host.
        let entry = self.entry();
        self.host.successors(block, |succ| visit(if succ == entry { Block(NONE) } else { succ }));
    }
}

/// The access of all uses and definitions. Variables have one type each, which does not matter here.
const ACCESS: MemAccess = MemAccess::plain(Type::int(1));

impl<H: VarHost> SlotHost for View<'_, H> {
    fn n_slots(&self) -> usize {
        self.host.n_vars()
    }

    fn n_values(&self) -> usize {
        self.numbers.first_copy() as usize + self.numbers.first.last().map_or(0, |last| last.1 as usize)
    }

    fn n_insts(&self) -> usize {
        // The entry of the function has one, too.
        self.host.n_insts().max(1)
    }

    fn slot(&self, _: Slot) -> SlotInfo {
        SlotInfo { ty: Some(ACCESS.ty), ..SlotInfo::new(1) }
    }

    #[inline]
    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        let Numbers { first, .. } = self.numbers;
        if block == self.entry() {
            self.host.params(|var, value| sink.store(Inst(0), Slot(var.0), ACCESS, value));
            return;
        }
        let (n_uses, n_copies) = first[block.index()];
        let next = (self.numbers.first_use() + n_uses, self.numbers.first_copy() + n_copies);
        self.host.events(block, &mut Translate { sink, next });
    }

    fn is_constant(&self, _: Value) -> bool {
        // A definition has a position, whatever it defines.
        false
    }

    fn definition_block(&self, value: Value) -> Option<Block> {
        self.numbers.defined_in.get(value.index()).filter(|&&block| block != NONE).map(|&block| Block(block))
    }
}

struct Translate<'a, S> {
    sink: &'a mut S,
    /// The values of the next use and of the next copy.
    next: (u32, u32),
}

impl<S: AccessSink> VarSink for Translate<'_, S> {
    #[inline]
    fn uses(&mut self, inst: Inst, var: Var) {
        self.sink.load(inst, Slot(var.0), ACCESS, Value(self.next.0));
        self.next.0 += 1;
    }

    #[inline]
    fn defines(&mut self, inst: Inst, var: Var, value: Value) {
        self.sink.store(inst, Slot(var.0), ACCESS, value);
    }

    #[inline]
    fn copies(&mut self, inst: Inst, to: Var, from: Var) {
        self.sink.load(inst, Slot(from.0), ACCESS, Value(self.next.1));
        self.sink.store(inst, Slot(to.0), ACCESS, Value(self.next.1));
        self.next.1 += 1;
    }
}
