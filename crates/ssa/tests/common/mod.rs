//! Toy functions from a few lines of text.

use std::collections::HashMap;

use sheave_ssa::{Block, Slot, Type, Value};
use sheave_testing::ssa::programs::{PLAIN_SLOT, skeleton};
use sheave_testing::ssa::shapes::Shape;
use sheave_testing::ssa::toy::{Op, ToyFunc};

/// One line per block, `0 -> 1 2: x = const 5; s0 = x; y = s0; observe y; branch y`. `s0` and so on are
/// slots, all of 64 bits. A block without `branch` or `switch` jumps.
pub(crate) fn toy(text: &str) -> ToyFunc {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let heads: Vec<&str> = lines.iter().map(|line| line.split(':').next().expect("a head")).collect();
    let succs = heads
        .iter()
        .map(|head| head.split_whitespace().skip(2).map(|succ| succ.parse().expect("a block")).collect());
    let mut func = skeleton(&Shape { succs: succs.collect() });
    let mut names: HashMap<&str, Value> = HashMap::new();
    for (index, line) in lines.iter().enumerate() {
        let block = Block::new(index);
        let mut ended = false;
        for part in line.split_once(':').expect("a colon").1.split(';') {
            let words: Vec<&str> = part.split_whitespace().collect();
            let value = |name: &str| names[name];
            let op = match words[..] {
                [] => continue,
                [_, "=", "const", n] => Op::Const(n.parse().expect("a number")),
                [_, "=", "input"] => Op::Input,
                [_, "=", "add", a, b] => Op::Add(value(a), value(b)),
                [target, "=", source] => match (slot(target), slot(source)) {
                    (Some(target), None) => Op::Store(target, Type::int(8), value(source)),
                    (None, Some(source)) => Op::Load(source, Type::int(8)),
                    _ => panic!("{part} is neither a load nor a store"),
                },
                ["fresh", name] => Op::Fresh(slot(name).expect("a slot")),
                ["leak", name] => Op::Leak(slot(name).expect("a slot")),
                ["observe", name] => Op::Observe(value(name)),
                ["branch", name] => Op::Branch(value(name)),
                ["switch", name] => Op::Switch(value(name)),
                _ => panic!("{part} is no instruction"),
            };
            if let Op::Load(slot, _) | Op::Store(slot, ..) | Op::Fresh(slot) | Op::Leak(slot) = op
                && func.slots.len() <= slot.index()
            {
                func.slots.resize(slot.index() + 1, PLAIN_SLOT);
            }
            ended |= matches!(op, Op::Branch(_) | Op::Switch(_));
            if let Some(result) = func.push(block, op) {
                names.insert(words[0], result);
            }
        }
        if !ended {
            func.push(block, Op::Jump);
        }
    }
    func
}

fn slot(name: &str) -> Option<Slot> {
    name.strip_prefix('s')?.parse().ok().map(Slot)
}
