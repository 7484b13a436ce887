//! Functions of any size, in the shapes that make compilers slow.

use sheave_ssa::{Block, Slot, Type};
use sheave_testing::ssa::programs::{PLAIN_SLOT, Recipe, fill, skeleton};
use sheave_testing::ssa::toy::{Op, ToyFunc};
use sheave_testing::{Rng, ssa::shapes};

/// A program over `shape` with four slots and two instructions per block, about.
pub fn over(shape: fn(usize) -> shapes::Shape, n: usize) -> ToyFunc {
    let recipe = Recipe { blocks: 0, slots: 4, insts: 3, odd: false };
    fill(&mut Rng::new(n as u64), skeleton(&shape(n)), recipe)
}

fn constant(func: &mut ToyFunc, block: Block, bits: u64) -> sheave_ssa::Value {
    func.push(block, Op::Const(bits)).expect("a constant has a value")
}

/// One block with `n` instructions on 1000 slots.
pub fn one_block(n: usize) -> ToyFunc {
    let mut func = skeleton(&shapes::chain(1));
    func.slots = vec![PLAIN_SLOT; 1000];
    let mut value = constant(&mut func, Block(0), 1);
    for i in 0..n / 2 {
        func.push(Block(0), Op::Store(Slot::new(i % 1000), Type::int(8), value));
        value = func.push(Block(0), Op::Load(Slot::new((i * 7) % 1000), Type::int(8))).unwrap_or(value);
    }
    func.push(Block(0), Op::Observe(value));
    func.push(Block(0), Op::Jump);
    func
}

/// `vars` slots stored at the start and read at the end of a ladder of `n` blocks.
pub fn live_through(n: usize, vars: usize) -> ToyFunc {
    let mut func = skeleton(&shapes::ladder(n));
    func.slots = vec![PLAIN_SLOT; vars];
    let value = constant(&mut func, Block(0), 1);
    for slot in 0..vars {
        func.push(Block(0), Op::Store(Slot::new(slot), Type::int(8), value));
    }
    let last = Block::new(func.blocks.len() - 1);
    for block in 0..func.blocks.len() {
        let block = Block::new(block);
        let value = constant(&mut func, block, 2);
        if block == last {
            for slot in 0..vars {
                let value = func.push(block, Op::Load(Slot::new(slot), Type::int(8))).unwrap_or(value);
                func.push(block, Op::Observe(value));
            }
        } else {
            func.push(block, Op::Store(Slot::new(block.index() % vars), Type::int(8), value));
        }
        let branch = func.blocks[block.index()].edges.len() == 2;
        func.push(block, if branch { Op::Branch(value) } else { Op::Jump });
    }
    func
}

/// A switch with `n` cases, each of which stores one of `slots` slots that are read at the end.
pub fn wide_switch(n: usize, slots: usize) -> ToyFunc {
    let mut func = over(shapes::switch, n);
    func.slots.resize(slots, PLAIN_SLOT);
    for case in 2..n + 2 {
        let jump = func.blocks[case].insts.pop();
        let value = constant(&mut func, Block::new(case), case as u64);
        func.push(Block::new(case), Op::Store(Slot::new(case % slots), Type::int(8), value));
        func.blocks[case].insts.extend(jump);
    }
    let last = Block::new(n + 2);
    let jump = func.blocks[n + 2].insts.pop();
    for slot in 0..slots {
        if let Some(value) = func.push(last, Op::Load(Slot::new(slot), Type::int(8))) {
            func.push(last, Op::Observe(value));
        }
    }
    func.blocks[n + 2].insts.extend(jump);
    func
}
