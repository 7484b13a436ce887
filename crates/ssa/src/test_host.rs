//! A host for unit tests that break a plan or a function to see a checker find it. (The hosts of
//! `sheave-testing` see another instance of this crate here.)

use alloc::vec::Vec;

use crate::host::{AccessSink, Cfg, Escape, MemAccess, SlotHost, SlotInfo};
use crate::{Block, Inst, Slot, Type, Value};

/// A slot, or the memory outside (`None`), and the distance from its start.
pub(crate) type Place = (Option<Slot>, i32);

/// An instruction.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Op {
    Load(Place, Type),
    Store(Place, Type, Value),
    Copy(Place, Place, u32),
    Fill(Slot, i32, u32),
    Leak(Slot),
    Output(Slot, Type),
    ReturnsTwice,
    Input,
    Const,
    Observe(Value),
}

/// A function: slots, instructions with their results, and by block the instructions and successors.
#[derive(Clone, Default, Debug)]
pub(crate) struct Script {
    pub(crate) slots: Vec<SlotInfo>,
    pub(crate) insts: Vec<(Op, Option<Value>)>,
    pub(crate) blocks: Vec<(Vec<Inst>, Vec<Block>)>,
    n_values: usize,
}

impl Script {
    /// A function with this graph and slots of so many bytes.
    pub(crate) fn new(succs: &[&[u32]], slots: &[u32]) -> Self {
        let block = |succs: &&[u32]| (Vec::new(), succs.iter().copied().map(Block).collect());
        let slots = slots.iter().map(|&bytes| SlotInfo::new(bytes)).collect();
        Script { slots, blocks: succs.iter().map(block).collect(), ..Script::default() }
    }

    /// Appends an instruction; returns its result, meaningless if it has none.
    pub(crate) fn push(&mut self, block: u32, op: Op) -> Value {
        let value = Value::new(self.n_values);
        let defines = matches!(op, Op::Load(..) | Op::Input | Op::Const);
        self.n_values += usize::from(defines);
        self.blocks[block as usize].0.push(Inst::new(self.insts.len()));
        self.insts.push((op, defines.then_some(value)));
        value
    }

    /// The first instruction that `wanted` accepts.
    pub(crate) fn find(&self, wanted: impl Fn(&Op) -> bool) -> Inst {
        Inst::new(self.insts.iter().position(|(op, _)| wanted(op)).expect("the function has one"))
    }
}

impl Cfg for Script {
    fn n_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.blocks[block.index()].1.iter().copied().for_each(visit);
    }
}

impl SlotHost for Script {
    fn n_slots(&self) -> usize {
        self.slots.len()
    }

    fn n_values(&self) -> usize {
        self.n_values
    }

    fn n_insts(&self) -> usize {
        self.insts.len()
    }

    fn slot(&self, slot: Slot) -> SlotInfo {
        self.slots[slot.index()]
    }

    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        let access = |offset, ty| MemAccess { offset, ..MemAccess::plain(ty) };
        let side = |(slot, offset): Place| slot.map(|slot| (slot, offset));
        for &inst in &self.blocks[block.index()].0 {
            match self.insts[inst.index()] {
                (Op::Load((Some(slot), at), ty), Some(result)) => {
                    sink.load(inst, slot, access(at, ty), result)
                }
                (Op::Store((Some(slot), at), ty, value), _) => sink.store(inst, slot, access(at, ty), value),
                (Op::Copy(to, from, bytes), _) => sink.copy(inst, side(to), side(from), bytes),
                (Op::Fill(slot, offset, bytes), _) => sink.fill(inst, slot, offset, bytes),
                (Op::Leak(slot), _) => sink.escape(inst, slot, Escape::CallArgument),
                (Op::Output(slot, ty), _) => sink.asm_output(inst, slot, ty, 0, None),
                (Op::ReturnsTwice, _) => sink.returns_twice(inst),
                _ => {}
            }
        }
    }

    fn is_constant(&self, value: Value) -> bool {
        self.insts.contains(&(Op::Const, Some(value)))
    }
}
