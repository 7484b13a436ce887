//! Promotion of functions with plain slots and every kind of nesting and layout: where
//! placement and renaming could be wrong about loops.
//!
//! `run` itself proves each promotion by the independent checker in debug builds; the verifier checks in any
//! build, and the interpreter says whether the function still gives the same.
//!
//! `SHEAVE_RANDOM_SEEDS=N` tries N seeds instead of the usual number; `SHEAVE_RANDOM_FIRST=N` starts there.

use sheave_interp::{self as interp, Interpreter, Outcome};
use sheave_ir::{
    BinaryOp, Block, BuilderContext, FuncId, FunctionBuilder, Linkage, Module, Signature, Type, Value,
};
use sheave_passes::adapters::promote::{Ctx, promote as run};
use sheave_ssa::promote::Options;
use sheave_testing::Rng;

/// Seeds tried by `cargo test`.
const SEEDS: u64 = 400;

struct Writer<'a> {
    b: FunctionBuilder<'a>,
    rng: Rng,
    slots: Vec<Value>,
    /// Runs down; at zero every branch leaves.
    fuel: Value,
    /// Where `continue` and `break` go, of the loops around.
    loops: Vec<(Block, Block)>,
    exit: Block,
    left: usize,
}

impl Writer<'_> {
    fn slot(&mut self) -> Value {
        self.slots[self.rng.below(self.slots.len())]
    }

    /// Some loads and stores.
    fn accesses(&mut self) {
        let mut value = self.b.iconst(Type::I64, self.rng.below(100) as i64);
        for _ in 0..self.rng.below(4) {
            let slot = self.slot();
            match self.rng.below(4) {
                0 => {
                    let loaded = self.b.load(Type::I64, slot, 0);
                    value = self.b.binary(BinaryOp::Add, loaded, value);
                }
                // What is loaded is stored back, there or elsewhere.
                1 => {
                    let from = self.slot();
                    let loaded = self.b.load(Type::I64, from, 0);
                    self.b.store(loaded, slot, 0);
                }
                2 => value = self.b.load(Type::I64, slot, 0),
                _ => self.b.store(value, slot, 0),
            }
        }
    }

    /// Whether to go on in a loop, decided by what the slots hold and by the fuel.
    fn condition(&mut self) -> Value {
        let fuel = self.b.load(Type::I64, self.fuel, 0);
        let one = self.b.iconst(Type::I64, 1);
        let less = self.b.binary(BinaryOp::Sub, fuel, one);
        self.b.store(less, self.fuel, 0);
        let slot = self.slot();
        let value = self.b.load(Type::I64, slot, 0);
        let mixed = self.b.binary(BinaryOp::Xor, value, less);
        let three = self.b.iconst(Type::I64, 3);
        self.b.binary(BinaryOp::And, mixed, three)
    }

    /// A branch to `on`, or to `off`; out of the function where the fuel is used up.
    fn branch(&mut self, on: Block, off: Block) {
        let cond = self.condition();
        let fuel = self.b.load(Type::I64, self.fuel, 0);
        let zero = self.b.iconst(Type::I64, 0);
        let over = self.b.icmp(sheave_ir::IntCC::Slt, fuel, zero);
        let go = self.b.create_block();
        let exit = self.exit;
        self.b.branch(over, (exit, &[]), (go, &[]));
        self.b.switch_to_block(go);
        self.b.branch(cond, (on, &[]), (off, &[]));
    }

    /// Statements as C has them, in the order in which a front end lays them out.
    fn statements(&mut self, depth: usize) {
        for _ in 0..1 + self.rng.below(3) {
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            self.accesses();
            match self.rng.below(if depth == 0 { 2 } else { 8 }) {
                2 => {
                    let (then, other, end) =
                        (self.b.create_block(), self.b.create_block(), self.b.create_block());
                    self.branch(then, other);
                    for block in [then, other] {
                        self.b.switch_to_block(block);
                        self.statements(depth - 1);
                        self.b.jump(end, &[]);
                    }
                    self.b.switch_to_block(end);
                }
                3 | 4 => {
                    let (head, body, end) =
                        (self.b.create_block(), self.b.create_block(), self.b.create_block());
                    self.b.jump(head, &[]);
                    self.b.switch_to_block(head);
                    self.accesses();
                    self.branch(body, end);
                    self.b.switch_to_block(body);
                    self.loops.push((head, end));
                    self.statements(depth - 1);
                    self.loops.pop();
                    self.b.jump(head, &[]);
                    self.b.switch_to_block(end);
                }
                5 => {
                    let (body, latch, end) =
                        (self.b.create_block(), self.b.create_block(), self.b.create_block());
                    self.b.jump(body, &[]);
                    self.b.switch_to_block(body);
                    self.loops.push((latch, end));
                    self.statements(depth - 1);
                    self.loops.pop();
                    self.b.jump(latch, &[]);
                    self.b.switch_to_block(latch);
                    self.branch(body, end);
                    self.b.switch_to_block(end);
                }
                // Out of some loop around, or to its next iteration.
                6 | 7 if !self.loops.is_empty() => {
                    let which = self.rng.below(self.loops.len());
                    let (next, end) = self.loops[which];
                    let on = self.b.create_block();
                    let target = if self.rng.one_in(2) { next } else { end };
                    self.branch(target, on);
                    self.b.switch_to_block(on);
                }
                _ => {}
            }
        }
    }

    /// Blocks that go anywhere, loops with several entries among them.
    fn anywhere(&mut self) {
        let blocks: Vec<Block> = (0..2 + self.rng.below(9)).map(|_| self.b.create_block()).collect();
        self.b.jump(blocks[0], &[]);
        for &block in &blocks {
            self.b.switch_to_block(block);
            self.accesses();
            let pick = |rng: &mut Rng| blocks[rng.below(blocks.len())];
            let (on, off) = (pick(&mut self.rng), pick(&mut self.rng));
            self.branch(on, off);
        }
    }
}

fn function(seed: u64) -> (Module, FuncId) {
    let mut module = Module::new("shape");
    let id = module.define_function("f", Signature::new(&[Type::I64], &[Type::I64]), Linkage::External);
    let mut ctx = BuilderContext::new();
    let mut b = FunctionBuilder::new(&mut module, id, &mut ctx);
    let mut rng = Rng::new(seed + 1);
    let entry = b.create_block();
    b.switch_to_block(entry);
    let slots: Vec<Value> = (0..1 + rng.below(5)).map(|_| b.alloca(Type::I64)).collect();
    let fuel = b.alloca(Type::I64);
    let limit = b.iconst(Type::I64, 40);
    b.store(limit, fuel, 0);
    let param = b.param(0);
    for &slot in &slots {
        if !rng.one_in(3) {
            b.store(param, slot, 0);
        }
    }
    let exit = b.create_block();
    let left = 3 + rng.below(12);
    let is_structured = !rng.one_in(3);
    let mut writer = Writer { b, rng, slots, fuel, loops: Vec::new(), exit, left };
    if is_structured {
        writer.statements(4);
        writer.b.jump(exit, &[]);
    } else {
        writer.anywhere();
    }
    let Writer { mut b, slots, .. } = writer;
    b.switch_to_block(exit);
    let mut sum = b.iconst(Type::I64, 0);
    for &slot in &slots {
        let value = b.load(Type::I64, slot, 0);
        let seven = b.iconst(Type::I64, 7);
        let scaled = b.binary(BinaryOp::Mul, sum, seven);
        sum = b.binary(BinaryOp::Add, scaled, value);
    }
    b.ret(&[sum]);
    b.finish().unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    reorder(&mut module.functions[id].layout[1..], &mut Rng::new(seed + 77));
    (module, id)
}

/// Leaves the layout, moves a few blocks elsewhere, or mixes all of them.
fn reorder(blocks: &mut [Block], rng: &mut Rng) {
    let moves = match rng.below(4) {
        0 | 1 => return,
        2 => 1 + rng.below(3),
        _ => blocks.len(),
    };
    for _ in 0..moves {
        let (from, to) = (rng.below(blocks.len()), rng.below(blocks.len()));
        if from < to {
            blocks[from..=to].rotate_left(1);
        } else {
            blocks[to..=from].rotate_right(1);
        }
    }
}

fn results(module: &Module, id: FuncId) -> Vec<Vec<u64>> {
    let options = interp::Options { fuel: Some(100_000), zero_uninitialised: true, ..Default::default() };
    [0, 1, 6, 1000]
        .into_iter()
        .map(|argument| {
            let mut interpreter = Interpreter::new(module, options.clone()).expect("nothing to load");
            match interpreter.call(id, &[argument]) {
                Ok(Outcome::Returned(values)) => values,
                other => panic!("{other:?}\n{module}"),
            }
        })
        .collect()
}

#[test]
fn plain_slots_are_promoted_right_in_every_nesting() {
    let number = |variable: &str, default| {
        std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let first: u64 = number("SHEAVE_RANDOM_FIRST", 0);
    let mut ctx = Ctx::new();
    for seed in first..first + number("SHEAVE_RANDOM_SEEDS", SEEDS) {
        let (mut module, id) = function(seed);
        sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{module}"));
        let (before, text) = (results(&module, id), module.to_string());
        let stats = run(&mut module.functions[id], &mut ctx, &Options::default());
        let stats = stats.unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        assert_eq!(stats.promoted, stats.slots, "seed {seed}\n{text}");
        sheave_ir::verify_module(&module)
            .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}\n{module}"));
        assert_eq!(results(&module, id), before, "seed {seed}\n{text}\n{module}");
    }
}
