//! Toy functions that terminate, and the interpreter that defines their meaning.

use super::shapes::Shape;
use super::toy::{Op, ToyBlock, ToyEdge, ToyFunc};
use crate::Rng;
use sheave_ssa::host::SlotInfo;
use sheave_ssa::{Block, Slot, Type, Value};

/// A slot that can be promoted: a 64-bit integer.
pub const PLAIN_SLOT: SlotInfo = SlotInfo { ty: Some(Type::int(8)), ..SlotInfo::new(8) };

/// Features of a random program.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    /// Blocks, about.
    pub blocks: usize,
    /// Slots.
    pub slots: usize,
    /// Instructions per block, about.
    pub insts: usize,
    /// Some slots are narrow, some loads narrower than their slot, some slots leak or start afresh.
    pub odd: bool,
}

/// A function without instructions over `shape`.
pub fn skeleton(shape: &Shape) -> ToyFunc {
    let mut func = ToyFunc::default();
    for succs in &shape.succs {
        let edges = succs.iter().map(|&succ| ToyEdge { target: Block(succ), args: Vec::new() }).collect();
        func.blocks.push(ToyBlock { edges, ..Default::default() });
    }
    func
}

/// A random function over a random graph.
///
/// ```
/// use sheave_ssa::promote::{Ctx, Options, plan};
/// use sheave_testing::ssa::programs::{self, Recipe};
/// use sheave_testing::{Rng, ssa::toy};
///
/// let mut rng = Rng::new(5);
/// let mut func = programs::random(&mut rng, Recipe { blocks: 8, slots: 3, insts: 5, odd: false });
/// let input = programs::input(&mut rng, 20);
/// let before = programs::run(&func, &input, 1000);
/// let mut ctx = Ctx::new();
/// let plan = plan(&func, &Options::default(), &mut ctx)?;
/// toy::apply(&mut func, plan);
/// assert_eq!(programs::run(&func, &input, 1000), before);
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
///
/// It ends once its input is used up: every edge back leaves a switch
/// whose first successor is the exit, which it takes then.
pub fn random(rng: &mut Rng, recipe: Recipe) -> ToyFunc {
    let mut shape = super::shapes::random(rng, recipe.blocks);
    let exit = shape.succs.len() as u32;
    for (block, succs) in shape.succs.iter_mut().enumerate() {
        if succs.iter().any(|&succ| succ as usize <= block) || succs.len() > 2 {
            succs.insert(0, exit);
        } else if succs.is_empty() && rng.one_in(2) {
            succs.push(exit);
        }
    }
    shape.succs.push(Vec::new());
    fill(rng, skeleton(&shape), recipe)
}

/// Redirects an edge that closes a loop to the entry block, if there is one.
pub fn loop_to_entry(rng: &mut Rng, func: &mut ToyFunc) {
    let exit = Block::new(func.blocks.len() - 1);
    let closes = |block: &ToyBlock| block.edges.len() > 1 && block.edges[0].target == exit;
    let n = func.blocks.iter().filter(|block| closes(block)).count();
    if n != 0
        && let Some(block) = func.blocks.iter_mut().filter(|block| closes(block)).nth(rng.below(n))
    {
        let edge = 1 + rng.below(block.edges.len() - 1);
        block.edges[edge].target = func.entry;
    }
}

/// Puts random instructions into the blocks of `func`. Blocks with one successor jump, with two they branch
/// or switch, with more they switch.
pub fn fill(rng: &mut Rng, mut func: ToyFunc, recipe: Recipe) -> ToyFunc {
    let types = [Type::int(1), Type::int(2), Type::int(4), Type::int(8)];
    for _ in 0..recipe.slots {
        let mut slot = PLAIN_SLOT;
        if recipe.odd && rng.one_in(3) {
            slot.ty = Some(types[rng.below(4)]);
            slot.volatile = rng.one_in(8);
        }
        func.slots.push(slot);
    }
    for index in 0..func.blocks.len() {
        let block = Block::new(index);
        // Values of other blocks are reached through slots only.
        let mut values: Vec<Value> =
            vec![func.push(block, Op::Const(rng.below(100) as u64)).expect("a constant has a value")];
        for _ in 0..rng.below(recipe.insts + 1) {
            let value = values[rng.below(values.len())];
            let slot = Slot::new(rng.below(recipe.slots.max(1)));
            let ty = func.slots.get(slot.index()).and_then(|slot| slot.ty).unwrap_or(Type::int(8));
            let op = match rng.below(if recipe.slots == 0 { 3 } else { 12 }) {
                0 => Op::Add(value, values[rng.below(values.len())]),
                1 => Op::Observe(value),
                2 => Op::Const(rng.word() >> rng.below(60)),
                3..=6 if recipe.odd && rng.one_in(4) => {
                    let narrow = types[rng.below(4)];
                    Op::Load(slot, if narrow.bytes() < ty.bytes() { narrow } else { ty })
                }
                3..=6 => Op::Load(slot, ty),
                7 if recipe.odd && rng.one_in(4) => Op::Fresh(slot),
                8 if recipe.odd && rng.one_in(30) => Op::Leak(slot),
                _ => {
                    // A stored value has the slot's type.
                    let narrow = if ty.bytes() < 8 { func.push(block, Op::Convert(value, ty)) } else { None };
                    Op::Store(slot, ty, narrow.unwrap_or(value))
                }
            };
            values.extend(func.push(block, op));
        }
        let last = values[values.len() - 1];
        match func.blocks[index].edges.len() {
            0 => {
                func.push(block, Op::Observe(last));
                for slot in 0..recipe.slots {
                    let ty = func.slots[slot].ty.unwrap_or(Type::int(8));
                    if let Some(value) = func.push(block, Op::Load(Slot::new(slot), ty)) {
                        func.push(block, Op::Observe(value));
                    }
                }
                func.push(block, Op::Jump);
            }
            1 => {
                func.push(block, Op::Jump);
            }
            n => {
                let input = func.push(block, Op::Input).expect("input has a value");
                func.push(
                    block,
                    if n == 2 && func.blocks[index].edges.iter().all(|edge| edge.target.index() > index) {
                        Op::Branch(input)
                    } else {
                        Op::Switch(input)
                    },
                );
            }
        }
    }
    func
}

/// Runs `func` in any form; returns its observations over at most `max_blocks` blocks. Values start out
/// poisoned, but for constants; slots start out zero.
pub fn run(func: &ToyFunc, input: &[u64], max_blocks: usize) -> Vec<u64> {
    let mut input = input.iter().copied();
    let known = (0..func.values.len()).map(|value| func.constant(Value::new(value)));
    let mut values: Vec<u64> = known.map(|known| known.unwrap_or(0xdead_beef)).collect();
    let mut slots = vec![0u64; func.slots.len()];
    let mut observed = Vec::new();
    let mut block = &func.blocks[func.entry.index()];
    let mut incoming: Vec<u64> = Vec::new();
    for _ in 0..max_blocks {
        for (&phi, &value) in block.phis.iter().zip(&incoming) {
            values[phi.index()] = value;
        }
        let mut taken = 0;
        for &inst in &block.insts {
            let (op, result) = &func.insts[inst.index()];
            let read = |value: &Value| values[value.index()];
            let value = match op {
                Op::Const(value) => *value,
                Op::Input => input.next().unwrap_or(u64::MAX),
                Op::Add(a, b) => read(a).wrapping_add(read(b)),
                Op::Convert(value, ty) => read(value) & mask(*ty),
                Op::Load(slot, ty) => slots[slot.index()] & mask(*ty),
                Op::Store(slot, ty, value) => {
                    let mask = mask(*ty);
                    let old = &mut slots[slot.index()];
                    *old = *old & !mask | values[value.index()] & mask;
                    0
                }
                Op::Fresh(slot) => core::mem::replace(&mut slots[slot.index()], 0),
                Op::Observe(value) => {
                    observed.push(read(value));
                    0
                }
                Op::Branch(value) => {
                    taken = (read(value) == 0) as usize;
                    0
                }
                Op::Switch(value) => {
                    let index = read(value);
                    taken = if index < block.edges.len() as u64 - 1 { index as usize + 1 } else { 0 };
                    0
                }
                Op::Leak(_) | Op::Jump => 0,
            };
            if let Some(result) = result {
                values[result.index()] = value;
            }
        }
        let Some(edge) = block.edges.get(taken) else { break };
        incoming.clear();
        incoming.extend(edge.args.iter().map(|value| values[value.index()]));
        block = &func.blocks[edge.target.index()];
    }
    observed
}

fn mask(ty: Type) -> u64 {
    if ty.bytes() >= 8 { u64::MAX } else { (1 << (8 * ty.bytes())) - 1 }
}

/// Input for a run: small numbers, mostly very small ones, so that switches take every edge and rarely exit.
pub fn input(rng: &mut Rng, n: usize) -> Vec<u64> {
    (0..n).map(|_| [0, 0, 0, 0, 1, 1, 2, 3][rng.below(8)]).collect()
}
