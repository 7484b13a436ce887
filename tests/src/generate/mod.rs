//! Random functions with arbitrary control flow: irreducible loops, duplicate and critical edges, unreachable
//! blocks, indirect branches, slots of every type that are swapped, rotated, re-interpreted and passed by
//! address.
//!
//! Every function ends: a block that may lead backwards first takes one from a fuel counter. Every function
//! is deterministic down to the last bit: divisions cannot trap, no NaN survives, and all memory is
//! initialised.

mod operations;

use sheave_ir::{
    AbiParam, BinaryOp, Block, BuilderContext, ConstData, FloatCC, Function, FunctionBuilder, IntCC, Linkage,
    Module, SigId, Signature, SlotData, Symbol, Type, UnaryOp, Value,
};

use crate::Rng;

/// How large a random function becomes.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Blocks with a body; as many again carry the terminators of blocks with possible back edges.
    pub blocks: usize,
    /// Scalar slots.
    pub slots: usize,
    /// Operations in a block, at most.
    pub operations: usize,
    /// Blocks that may be executed before the function returns.
    pub fuel: i64,
}

impl Shape {
    /// Something between two blocks and a few dozen.
    pub fn random(rng: &mut Rng) -> Self {
        let large = rng.chance(20);
        Shape {
            blocks: 2 + rng.below(if large { 40 } else { 8 }),
            slots: 1 + rng.below(if large { 30 } else { 8 }),
            operations: 1 + rng.below(if large { 12 } else { 8 }),
            fuel: 1 + rng.below(150) as i64,
        }
    }
}

/// The name of the function to call: `main_function(i64, i64, i32, f64) -> i64`.
pub const NAME: &str = "main_function";

const INTEGERS: [Type; 4] = [Type::I8, Type::I16, Type::I32, Type::I64];

/// A module with the random function of this seed, called [`NAME`], and two helpers that it calls.
///
/// # Panics
/// When the generator makes something that the builder rejects, which is a fault of the generator.
pub fn random_module(seed: u64) -> Module {
    let mut rng = Rng::new(seed);
    let shape = Shape::random(&mut rng);
    shaped_module(&mut rng, shape)
}

/// As [`random_module`], of a given size.
///
/// # Panics
/// As [`random_module`].
pub fn shaped_module(rng: &mut Rng, shape: Shape) -> Module {
    let mut module = Module::new("random");
    let mix = define_mix(&mut module);
    let bump = define_bump(&mut module);
    let sig = Signature::new(&[Type::I64, Type::I64, Type::I32, Type::F64], &[Type::I64]);
    let id = module.define_function(NAME, sig, Linkage::External);
    let symbol = module.functions[id].symbol;
    let mut ctx = BuilderContext::new();
    let b = FunctionBuilder::new(&mut module, id, &mut ctx);
    Generator { b, rng, shape, symbol, mix, bump, slots: vec![], array: None, fuel: None, values: vec![] }
        .run();
    module
}

/// `mix(a, b) = (a * 31 + b) rotated left by 7`
fn define_mix(module: &mut Module) -> (Symbol, SigId) {
    let sig = Signature::new(&[Type::I64, Type::I64], &[Type::I64]);
    let id = module.define_function("mix", sig, Linkage::Local);
    let mut ctx = BuilderContext::new();
    let mut b = FunctionBuilder::new(module, id, &mut ctx);
    let entry = b.create_block();
    b.switch_to_block(entry);
    let (k, seven) = (b.iconst(Type::I64, 31), b.iconst(Type::I64, 7));
    let product = b.binary(BinaryOp::Mul, b.param(0), k);
    let sum = b.binary(BinaryOp::Add, product, b.param(1));
    let rotated = b.binary(BinaryOp::Rotl, sum, seven);
    b.ret(&[rotated]);
    b.finish().expect("mix is well formed");
    (module.functions[id].symbol, module.functions[id].sig)
}

/// `bump(p, x)`: adds the low byte of x to the byte at p, returns the old byte.
fn define_bump(module: &mut Module) -> (Symbol, SigId) {
    let mut sig = Signature::new(&[Type::Ptr, Type::I64], &[Type::I64]);
    sig.params[0] = AbiParam::new(Type::Ptr);
    let id = module.define_function("bump", sig, Linkage::Local);
    let mut ctx = BuilderContext::new();
    let mut b = FunctionBuilder::new(module, id, &mut ctx);
    let entry = b.create_block();
    b.switch_to_block(entry);
    let old = b.load(Type::I8, b.param(0), 0);
    let low = b.unary(UnaryOp::Trunc, Type::I8, b.param(1));
    let new = b.binary(BinaryOp::Add, old, low);
    b.store(new, b.param(0), 0);
    let wide = b.unary(UnaryOp::Zext, Type::I64, old);
    b.ret(&[wide]);
    b.finish().expect("bump is well formed");
    (module.functions[id].symbol, module.functions[id].sig)
}

/// A scalar slot of the function.
#[derive(Clone, Copy)]
struct Local {
    ty: Type,
    addr: Value,
    volatile: bool,
}

struct Generator<'a, 'r> {
    b: FunctionBuilder<'a>,
    rng: &'r mut Rng,
    shape: Shape,
    symbol: Symbol,
    mix: (Symbol, SigId),
    bump: (Symbol, SigId),
    slots: Vec<Local>,
    /// Sixteen 64-bit words that always stay in memory.
    array: Option<Value>,
    fuel: Option<Value>,
    /// Values available in the current block.
    values: Vec<Value>,
}

impl Generator<'_, '_> {
    fn run(mut self) {
        let entry = self.b.create_block();
        let blocks: Vec<Block> = (0..self.shape.blocks).map(|_| self.b.create_block()).collect();
        let exit = self.b.create_block();
        for &block in &blocks {
            for _ in 0..if self.rng.chance(25) { 1 + self.rng.below(4) } else { 0 } {
                let ty = self.rng.pick(&[Type::I64, Type::I64, Type::I32, Type::F64]);
                self.b.phi(block, ty);
            }
        }
        self.b.switch_to_block(entry);
        self.entry();
        self.values = self.b.func.params.clone();
        self.jump_to(blocks[0]);
        for i in 0..blocks.len() {
            self.fill(&blocks, i, exit);
        }
        self.b.switch_to_block(exit);
        self.exit();
        self.b.finish().expect("the generator makes well-formed functions");
    }

    /// Makes and initialises all memory.
    fn entry(&mut self) {
        self.values = self.b.func.params.clone();
        for _ in 0..self.shape.slots {
            let ty = self.rng.pick(&[
                Type::I64,
                Type::I64,
                Type::I32,
                Type::I32,
                Type::I16,
                Type::I8,
                Type::F64,
                Type::F32,
            ]);
            let volatile = self.rng.chance(4);
            // Sometimes in more room than the type needs.
            let size = if self.rng.chance(10) { 8 } else { ty.bytes() };
            let align_log2 = ty.bytes().trailing_zeros() as u8;
            let (_, addr) =
                self.b.alloca_slot(SlotData { size, align_log2, ty: Some(ty), volatile, param: None });
            let initial = self.value_of(ty);
            self.b.store(initial, addr, 0);
            self.slots.push(Local { ty, addr, volatile });
        }
        let (_, array) =
            self.b.alloca_slot(SlotData { size: 128, align_log2: 4, ty: None, volatile: false, param: None });
        let (zero, length) = (self.b.iconst(Type::I8, 0), self.b.iconst(Type::I64, 128));
        self.b.mem(sheave_ir::MemOp::Set, array, zero, length);
        self.array = Some(array);
        let fuel = self.b.alloca(Type::I64);
        let amount = self.b.iconst(Type::I64, self.shape.fuel);
        self.b.store(amount, fuel, 0);
        self.fuel = Some(fuel);
    }

    /// Block `i`: operations, then a terminator with arbitrary targets, after a test of the fuel unless all
    /// edges lead forward.
    fn fill(&mut self, blocks: &[Block], i: usize, exit: Block) {
        let block = blocks[i];
        self.b.switch_to_block(block);
        self.values = self.b.func.params.clone();
        self.values.extend_from_slice(self.b.func.phis(block));
        for _ in 0..1 + self.rng.below(self.shape.operations) {
            self.operation();
        }
        let forward = i + 1 < blocks.len() && self.rng.chance(35);
        let mut targets: Vec<Block> = if forward { blocks[i + 1..].to_vec() } else { blocks.to_vec() };
        if targets.len() > 3 && self.rng.chance(50) {
            // Few different targets make duplicate edges and large merges likely.
            let first = self.rng.below(targets.len() - 2);
            targets = targets[first..first + 2].to_vec();
        }
        targets.push(exit);
        if !forward {
            let Some(fuel) = self.fuel else { return };
            let (zero, one) = (self.b.iconst(Type::I64, 0), self.b.iconst(Type::I64, 1));
            let left = self.b.load(Type::I64, fuel, 0);
            let less = self.b.binary(BinaryOp::Sub, left, one);
            self.b.store(less, fuel, 0);
            let more = self.b.icmp(IntCC::Sgt, less, zero);
            let go_on = self.b.create_block();
            self.b.branch(more, (go_on, &[]), (exit, &[]));
            self.b.switch_to_block(go_on);
        }
        self.terminator(&targets);
    }

    fn terminator(&mut self, targets: &[Block]) {
        match self.rng.below(20) {
            0..5 => {
                let target = self.rng.pick(targets);
                self.jump_to(target);
            }
            5..14 => {
                let cond = self.condition();
                let (then, other) = (self.rng.pick(targets), self.rng.pick(targets));
                let (then_args, other_args) = (self.phi_args(then), self.phi_args(other));
                self.b.branch(cond, (then, &then_args), (other, &other_args));
            }
            14..18 => {
                let value = self.value_of(Type::I32);
                let seven = self.b.iconst(Type::I32, 7);
                let value =
                    if self.rng.chance(80) { self.b.binary(BinaryOp::And, value, seven) } else { value };
                let n = 1 + self.rng.below(8);
                let sparse = self.rng.chance(20);
                let mut edges = Vec::new();
                for case in 0..n {
                    let target = self.rng.pick(targets);
                    let case = if sparse { case * case * 1000 } else { case };
                    edges.push((case as u64, target, self.phi_args(target)));
                }
                let default = self.rng.pick(targets);
                let default_args = self.phi_args(default);
                let cases: Vec<(u64, Block, &[Value])> =
                    edges.iter().map(|(case, target, args)| (*case, *target, &args[..])).collect();
                self.b.switch(value, (default, &default_args), &cases);
            }
            _ => {
                let (a, b) = (self.rng.pick(targets), self.rng.pick(targets));
                let cond = self.condition();
                let address_of = |g: &mut Self, block| {
                    let symbol = g.symbol;
                    g.b.constant(Type::Ptr, ConstData::BlockAddr(symbol, block))
                };
                let (a_addr, b_addr) = (address_of(self, a), address_of(self, b));
                let addr = self.b.select(cond, a_addr, b_addr);
                let mut edges = vec![(a, self.phi_args(a)), (b, self.phi_args(b))];
                if a == b {
                    // The choice between two edges to one block would be undefined if their arguments
                    // differed.
                    edges.pop();
                }
                if self.rng.chance(30) {
                    let extra = self.rng.pick(targets);
                    if extra != a && extra != b {
                        edges.push((extra, self.phi_args(extra)));
                    }
                }
                let edges: Vec<(Block, &[Value])> =
                    edges.iter().map(|(block, args)| (*block, &args[..])).collect();
                self.b.indirect_branch(addr, &edges);
            }
        }
    }

    fn jump_to(&mut self, target: Block) {
        let args = self.phi_args(target);
        self.b.jump(target, &args);
    }

    fn phi_args(&mut self, target: Block) -> Vec<Value> {
        let types: Vec<Type> = self.b.func.phis(target).iter().map(|&phi| self.b.func.ty(phi)).collect();
        types.into_iter().map(|ty| self.existing(ty)).collect()
    }

    /// A value of type `ty` that needs no new instruction (the terminator may already be decided on).
    fn existing(&mut self, ty: Type) -> Value {
        let candidates: Vec<Value> =
            self.values.iter().copied().filter(|&value| self.b.func.ty(value) == ty).collect();
        if candidates.is_empty() || self.rng.chance(15) {
            self.constant(ty)
        } else {
            self.rng.pick(&candidates)
        }
    }

    fn constant(&mut self, ty: Type) -> Value {
        match ty {
            Type::F64 => {
                let value = self.rng.below(4000) as f64 / 8.0 - 100.0;
                self.b.f64const(value)
            }
            Type::F32 => {
                let value = self.rng.below(4000) as f32 / 8.0 - 100.0;
                self.b.f32const(value)
            }
            _ => {
                let value = self.rng.integer();
                self.b.iconst(ty, value)
            }
        }
    }

    /// A value of type `ty`, sometimes by a conversion.
    fn value_of(&mut self, ty: Type) -> Value {
        if self.rng.chance(70) || self.values.is_empty() {
            return self.existing(ty);
        }
        let value = self.rng.pick(&self.values.clone());
        self.convert(value, ty)
    }

    fn convert(&mut self, value: Value, to: Type) -> Value {
        let from = self.b.func.ty(value);
        let is_float = |ty| matches!(ty, Type::F32 | Type::F64);
        if from == to {
            return value;
        }
        match (is_float(from), is_float(to)) {
            (false, false) if from.bytes() > to.bytes() => self.b.unary(UnaryOp::Trunc, to, value),
            (false, false) => {
                let op = if self.rng.chance(50) { UnaryOp::Sext } else { UnaryOp::Zext };
                self.b.unary(op, to, value)
            }
            (true, true) if to == Type::F64 => self.b.unary(UnaryOp::Fpromote, to, value),
            (true, true) => self.b.unary(UnaryOp::Fdemote, to, value),
            (false, true) => {
                let wide =
                    if from.bytes() < 4 { self.b.unary(UnaryOp::Sext, Type::I32, value) } else { value };
                let op = if self.rng.chance(70) { UnaryOp::SintToFloat } else { UnaryOp::UintToFloat };
                self.b.unary(op, to, wide)
            }
            (true, false) => {
                let op = self.rng.pick(&[
                    UnaryOp::FloatToSint,
                    UnaryOp::FloatToSint,
                    UnaryOp::FloatToUint,
                    UnaryOp::FloatToSintSat,
                    UnaryOp::FloatToUintSat,
                ]);
                let wide_ty = if to.bytes() < 4 { Type::I32 } else { to };
                let wide = self.b.unary(op, wide_ty, value);
                if wide_ty == to { wide } else { self.b.unary(UnaryOp::Trunc, to, wide) }
            }
        }
    }

    fn condition(&mut self) -> Value {
        if self.rng.chance(20) {
            let (a, b) = (self.value_of(Type::F64), self.value_of(Type::F64));
            let cc = self.rng.pick(FloatCC::ALL);
            return self.b.fcmp(cc, a, b);
        }
        let ty = self.rng.pick(&INTEGERS);
        let (a, b) = (self.value_of(ty), self.value_of(ty));
        let cc = self.rng.pick(IntCC::ALL);
        self.b.icmp(cc, a, b)
    }

    fn local(&mut self) -> Local {
        let slots = self.slots.len();
        self.slots[self.rng.below(slots)]
    }

    fn load(&mut self, local: Local) -> Value {
        let value = self.b.load(local.ty, local.addr, 0);
        if local.volatile {
            self.mark_volatile(value);
        }
        self.values.push(value);
        value
    }

    fn mark_volatile(&mut self, value: Value) {
        if let sheave_ir::ValueDef::Result(inst) = self.b.func.def(value)
            && let sheave_ir::InstData::Load { flags, .. } = &mut self.b.func.insts[inst]
        {
            flags.volatile = true;
        }
    }

    /// Returns a hash of everything.
    fn exit(&mut self) {
        let mut hash = self.b.param(0);
        let mut contents: Vec<Value> = Vec::new();
        for i in 0..self.slots.len() {
            let local = self.slots[i];
            let value = self.b.load(local.ty, local.addr, 0);
            let bits = match local.ty {
                Type::F64 => self.b.unary(UnaryOp::Bitcast, Type::I64, value),
                Type::F32 => {
                    let bits = self.b.unary(UnaryOp::Bitcast, Type::I32, value);
                    self.b.unary(UnaryOp::Zext, Type::I64, bits)
                }
                Type::I64 => value,
                _ => self.b.unary(UnaryOp::Zext, Type::I64, value),
            };
            contents.push(bits);
        }
        if let Some(array) = self.array {
            for word in 0..16 {
                contents.push(self.b.load(Type::I64, array, word * 8));
            }
        }
        let factor = self.b.iconst(Type::I64, 0x0001_0000_01B3);
        for value in contents {
            let mixed = self.b.binary(BinaryOp::Xor, hash, value);
            hash = self.b.binary(BinaryOp::Mul, mixed, factor);
        }
        self.b.ret(&[hash]);
    }
}

/// Arguments for the function of a seed: four sets.
pub fn arguments(seed: u64) -> Vec<(i64, i64, i32, f64)> {
    let mut rng = Rng::new(!seed);
    (0..4)
        .map(|_| (rng.integer(), rng.integer(), rng.integer() as i32, rng.below(2000) as f64 / 4.0 - 250.0))
        .collect()
}

/// True if `func` has an edge that cannot be redirected.
pub fn has_indirect_branch(func: &Function) -> bool {
    func.layout
        .iter()
        .filter_map(|&block| func.terminator(block))
        .any(|inst| matches!(func.insts[inst], sheave_ir::InstData::IndirectBranch { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every feature that the generator promises must occur, or the tests built on it are weaker than stated.
    #[test]
    fn all_shapes_occur() {
        let (mut duplicate, mut indirect, mut unreachable, mut phis) = (0, 0, 0, 0);
        for seed in 0..200 {
            let module = random_module(seed);
            let func = &module.functions[module.function_id(NAME).unwrap()];
            indirect += usize::from(has_indirect_branch(func));
            let mut n_preds = vec![0; func.n_blocks()];
            for &block in &func.layout {
                let mut targets: Vec<Block> = func.succs(block).collect();
                for target in &targets {
                    n_preds[target.as_u32() as usize] += 1;
                }
                targets.sort_unstable();
                duplicate += usize::from(targets.windows(2).any(|pair| pair[0] == pair[1]));
                phis += func.phis(block).len();
            }
            unreachable += usize::from(n_preds.iter().skip(1).any(|&n| n == 0));
        }
        assert!(duplicate > 50 && indirect > 20 && unreachable > 20 && phis > 200);
    }

    #[test]
    fn equal_seeds_make_equal_functions() {
        let print = |seed| format!("{:?}", random_module(seed).functions);
        assert_eq!(print(7), print(7));
        assert_ne!(print(7), print(8));
    }
}
