//! A host whose slots stay in memory, over any graph: the subject of the conformance suite of
//! [`forward`](sheave_ssa::forward). Its instructions are those of [`records`](super::records).

use super::records::{Machine, Op, Place, Records};
use super::shapes::{self, Shape};
use crate::Rng;
use sheave_ssa::forward::Plan;
use sheave_ssa::host::{AccessSink, Cfg, SlotHost, SlotInfo};
use sheave_ssa::{Block, Inst, Slot, Type, Value};

/// A block.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MemoryBlock {
    /// Its instructions, in order.
    pub insts: Vec<Inst>,
    /// Its successors. The next input selects one of them; the function ends if the input is too large.
    pub succs: Vec<Block>,
}

/// A function with slots. Block 0 is the entry.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// The slots, and all instructions.
    pub records: Records,
    /// The blocks.
    pub blocks: Vec<MemoryBlock>,
}

impl Memory {
    /// Appends an instruction to `block`; as [`Records::push`].
    pub fn push(&mut self, block: Block, op: Op) -> Value {
        self.blocks[block.index()].insts.push(Inst::new(self.records.insts.len()));
        self.records.push(op)
    }
}

impl Cfg for Memory {
    fn n_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.blocks[block.index()].succs.iter().copied().for_each(visit);
    }
}

impl SlotHost for Memory {
    const CLOBBERS: bool = true;

    fn n_slots(&self) -> usize {
        self.records.n_slots()
    }

    fn n_values(&self) -> usize {
        self.records.n_values
    }

    fn n_insts(&self) -> usize {
        self.records.n_insts()
    }

    fn slot(&self, slot: Slot) -> SlotInfo {
        self.records.slot(slot)
    }

    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        self.blocks[block.index()].insts.iter().for_each(|&inst| self.records.report(inst, sink));
    }

    fn is_constant(&self, _: Value) -> bool {
        false
    }
}

/// Applies `plan`: loads become conversions, values are renamed, and dead instructions are removed.
pub fn apply(func: &mut Memory, plan: &Plan) {
    for forward in plan.forwards().iter().filter(|forward| forward.from != forward.to) {
        // Values are words, of which as many low bytes count as the type in memory has.
        func.records.insts[forward.load.index()].0 = Op::Low(forward.value, forward.to);
    }
    for (op, _) in &mut func.records.insts {
        let operands: [Option<&mut Value>; 2] = match op {
            Op::Store(_, _, value) | Op::Observe(value) => [Some(value), None],
            Op::Shl(value, _) | Op::Lshr(value, _) | Op::Low(value, _) => [Some(value), None],
            Op::Or(a, b) => [Some(a), Some(b)],
            Op::Const(_) | Op::Input | Op::Load(..) => [None, None],
            Op::Copy(..) | Op::Fill(..) | Op::Leak(_) | Op::Call => [None, None],
        };
        for value in operands.into_iter().flatten() {
            *value = plan.replacement(*value).unwrap_or(*value);
        }
    }
    for block in &mut func.blocks {
        block.insts.retain(|&inst| !plan.is_removed(inst));
    }
    // An access of a slot without bytes panics.
    for slot in (0..plan.n_slots()).filter(|&slot| plan.is_unused(Slot::new(slot))) {
        func.records.slots[slot] = 0;
    }
}

/// Runs `func`; returns its observations and the final content of the outside memory. Memory starts out zero.
pub fn run(func: &Memory, input: &[u64]) -> Vec<u64> {
    let mut machine = Machine::new(&func.records, input);
    let mut at = func.blocks.first();
    while let Some(block) = at {
        for inst in &block.insts {
            machine.step(&func.records.insts[inst.index()]);
        }
        let succ = usize::try_from(machine.input()).ok().and_then(|index| block.succs.get(index));
        at = succ.and_then(|succ| func.blocks.get(succ.index()));
    }
    machine.finish()
}

/// A random function over a random graph of about `n_blocks` blocks; as [`over`].
///
/// ```
/// use sheave_ssa::forward::{Ctx, Options, plan};
/// use sheave_testing::{Rng, ssa::memory};
///
/// let mut rng = Rng::new(2);
/// let mut func = memory::random(&mut rng, 6, 8);
/// let input = memory::input(&mut rng);
/// let before = memory::run(&func, &input);
/// let mut ctx = Ctx::new();
/// let plan = plan(&func, &Options::default(), &mut ctx)?;
/// memory::apply(&mut func, plan);
/// assert_eq!(memory::run(&func, &input), before);
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub fn random(rng: &mut Rng, n_blocks: usize, n_insts: usize) -> Memory {
    let shape = shapes::random(rng, n_blocks);
    let n_slots = 1 + rng.below(3);
    over(rng, &shape, n_slots, n_insts)
}

/// A random function over `shape` with about `n_insts` instructions per block. Accesses begin at few places
/// in the slots and have any type, so that many are of the same bytes, and many overlap.
pub fn over(rng: &mut Rng, shape: &Shape, n_slots: usize, n_insts: usize) -> Memory {
    let mut func = Memory::default();
    for succs in &shape.succs {
        let succs = succs.iter().map(|&succ| Block(succ)).collect();
        func.blocks.push(MemoryBlock { insts: Vec::new(), succs });
    }
    func.records.slots = (0..n_slots).map(|_| [4, 8, 16, 24][rng.below(4)]).collect();
    let entry = [func.push(Block(0), Op::Input), func.push(Block(0), Op::Const(rng.word()))];
    let leaks = rng.one_in(2);
    for block in (0..func.blocks.len()).map(Block::new) {
        // Values of other blocks are reached through slots, but for the entry's.
        let mut values = entry.to_vec();
        for _ in 0..rng.below(n_insts + 1) {
            random_inst(rng, &mut func, block, &mut values, leaks);
        }
    }
    func
}

fn random_inst(rng: &mut Rng, func: &mut Memory, block: Block, values: &mut Vec<Value>, leaks: bool) {
    let types = [Type::int(1), Type::int(4), Type::int(4), Type::int(8), Type::float(4), Type::opaque(1, 8)];
    let slot = Slot::new(rng.below(func.records.slots.len()));
    let size = func.records.slots[slot.index()];
    let offset = [0, 0, 4, 4, 1, 8, 16][rng.below(7)];
    let ty = rng.pick(&types);
    if offset + ty.bytes() > size {
        return;
    }
    let place: Place = (Some(slot), offset);
    match rng.below(24) {
        0 => values.push(func.push(block, Op::Input)),
        1 => {
            let bytes = if rng.one_in(2) { ty.bytes() } else { size - offset };
            func.push(block, Op::Fill(slot, offset, bytes, rng.word() as u8));
        }
        2 => {
            let other = Slot::new(rng.below(func.records.slots.len()));
            let bytes = (size - offset).min(func.records.slots[other.index()]);
            func.push(block, Op::Copy((Some(other), 0), place, bytes));
        }
        3 => {
            let sides = [place, (None, 0)];
            let to = rng.below(2);
            func.push(block, Op::Copy(sides[to], sides[1 - to], ty.bytes()));
        }
        4 if leaks && rng.one_in(3) => {
            func.push(block, Op::Leak(slot));
        }
        5 if leaks => {
            func.push(block, Op::Call);
        }
        4..=13 => {
            let value = rng.pick(values);
            // A stored value has the type of the store.
            let value = if ty.bytes() < 8 { func.push(block, Op::Low(value, ty)) } else { value };
            func.push(block, Op::Store(place, ty, value));
        }
        _ => {
            let value = func.push(block, Op::Load(place, ty));
            if !rng.one_in(4) {
                func.push(block, Op::Observe(value));
            }
            values.push(value);
        }
    }
}

/// Input for a run: mostly the numbers of successors.
pub fn input(rng: &mut Rng) -> Vec<u64> {
    let n = rng.below(60);
    (0..n).map(|_| if rng.one_in(40) { rng.word() } else { [0, 0, 1, 1, 2, 3][rng.below(6)] }).collect()
}
