//! Construction of SSA form while a function is being built, beside Cranelift's.
//!
//! `sheave_ssa::variables::Builder` and the builder inside of `cranelift_frontend::FunctionBuilder` implement
//! the same paper (Braun et al. 2013). Both get the same streams: blocks in the order of the program, uses
//! and definitions of the variables that promotion would take out of their slots, edges, and each block
//! sealed as soon as its last predecessor is filled, which is what a front end does that knows its loops.
//! Both make the same Cranelift function, whose cost without any variables, made with a cursor alone, is
//! counted apart and taken off. `FunctionBuilder` also keeps track of which blocks are filled.
//! Sheave's builder is counted alone, too, with values that are mere numbers, and so is the plan for the
//! whole function, whose phis are the least that there can be.

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{self as clif, BlockCall, Function, InstBuilder, JumpTable, JumpTableData};
use cranelift_codegen::isa::{self, TargetFrontendConfig};
use cranelift_codegen::settings;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use sheave_passes::{HostScratch, IrSlotHost};
use sheave_ssa::host::{AccessSink, Escape, MemAccess, SlotHost};
use sheave_testing::ssa::shapes;
use sheave_ssa::variables::{self, Builder, PhiHost, VarHost, VarSink};
use sheave_ssa::{Block, Cfg, Graph, Inst, Slot, Type, Value, Var, promote};

use crate::callgrind::{self, Region};
use crate::corpus::Program;
use crate::report::{Table, grouped};
use crate::subjects;

/// What a front end tells of a function, in order.
#[derive(Clone, Copy)]
enum Event {
    /// The next block begins.
    Block(u32),
    Use(u32),
    Def(u32),
    /// The block ends, with so many targets from this index on.
    End(u32, u32),
    /// All predecessors of the block are filled.
    Seal(u32),
}

#[derive(Default)]
struct Stream {
    n_blocks: u32,
    n_vars: u32,
    events: Vec<Event>,
    targets: Vec<u32>,
    /// Uses and definitions.
    n_accesses: u64,
    /// The blocks in the order of the program, and by block where its events are, its end the last of them.
    order: Vec<u32>,
    ranges: Vec<(u32, u32)>,
}

/// Records uses and definitions of the slots that are promoted.
struct Recorder<'a> {
    plan: &'a promote::Plan,
    stream: &'a mut Stream,
}

impl AccessSink for Recorder<'_> {
    fn load(&mut self, _: Inst, slot: Slot, _: MemAccess, _: Value) {
        if self.plan.is_promoted(slot) {
            self.stream.events.push(Event::Use(slot.0));
            self.stream.n_accesses += 1;
        }
    }

    fn store(&mut self, _: Inst, slot: Slot, _: MemAccess, _: Value) {
        if self.plan.is_promoted(slot) {
            self.stream.events.push(Event::Def(slot.0));
            self.stream.n_accesses += 1;
        }
    }

    fn asm_output(&mut self, _: Inst, slot: Slot, _: Type, _: u32, _: Option<u32>) {
        if self.plan.is_promoted(slot) {
            self.stream.events.push(Event::Def(slot.0));
            self.stream.n_accesses += 1;
        }
    }

    fn fresh(&mut self, _: Inst, _: Slot) {}
    fn address(&mut self, _: Inst, _: Slot) {}
    fn escape(&mut self, _: Inst, _: Slot, _: Escape) {}
    fn returns_twice(&mut self, _: Inst) {}
}

impl Stream {
    fn of(host: &impl SlotHost) -> Result<Stream, String> {
        let mut ctx = promote::Ctx::new();
        let options = promote::Options::default().phi_cost_limit(u64::MAX);
        let plan = promote::plan(host, &mut ctx, &options).map_err(|error| error.to_string())?;
        let mut stream = Stream {
            n_blocks: host.n_blocks() as u32,
            n_vars: host.n_slots() as u32,
            ranges: vec![(0, 0); host.n_blocks()],
            ..Stream::default()
        };
        let mut order = Vec::new();
        // A front end makes no code that nothing reaches.
        let graph = Graph::of(host).map_err(|error| error.to_string())?;
        host.layout(|block| order.extend(graph.is_reachable(block).then_some(block)));
        // By block: after which of them it can be sealed.
        let mut last_pred = vec![None; host.n_blocks()];
        for &block in &order {
            host.successors(block, |succ| last_pred[succ.index()] = Some(block));
        }
        for &block in &order {
            stream.order.push(block.0);
            stream.ranges[block.index()].0 = stream.events.len() as u32;
            stream.events.push(Event::Block(block.0));
            if last_pred[block.index()].is_none() {
                stream.events.push(Event::Seal(block.0));
            }
            host.accesses(block, &mut Recorder { plan, stream: &mut stream });
            let first = stream.targets.len();
            host.successors(block, |succ| stream.targets.push(succ.0));
            stream.events.push(Event::End(first as u32, (stream.targets.len() - first) as u32));
            stream.ranges[block.index()].1 = stream.events.len() as u32;
            let mut sealed: Vec<u32> = stream.targets[first..].to_vec();
            sealed.retain(|&succ| last_pred[succ as usize] == Some(block));
            sealed.sort_unstable();
            sealed.dedup();
            stream.events.extend(sealed.into_iter().map(Event::Seal));
        }
        Ok(stream)
    }

    fn block(&self, block: Block) -> &[Event] {
        let (start, end) = self.ranges[block.index()];
        &self.events[start as usize..end as usize]
    }

    fn targets(&self, first: u32, n: u32) -> &[u32] {
        &self.targets[first as usize..(first + n) as usize]
    }
}

impl Cfg for Stream {
    fn n_blocks(&self) -> usize {
        self.n_blocks as usize
    }

    fn entry(&self) -> Block {
        Block(self.order[0])
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        let [.., Event::End(first, n)] = *self.block(block) else { return };
        self.targets(first, n).iter().map(|&target| Block(target)).for_each(visit);
    }

    fn layout(&self, visit: impl FnMut(Block)) {
        self.order.iter().map(|&block| Block(block)).for_each(visit);
    }
}

impl VarHost for Stream {
    fn n_vars(&self) -> usize {
        self.n_vars as usize
    }

    fn n_values(&self) -> usize {
        self.events.len()
    }

    fn n_insts(&self) -> usize {
        self.events.len()
    }

    fn events(&self, block: Block, sink: &mut impl VarSink) {
        let start = self.ranges[block.index()].0;
        for (&event, number) in self.block(block).iter().zip(start..) {
            match event {
                Event::Use(var) => sink.uses(Inst(number), Var(var)),
                Event::Def(var) => sink.defines(Inst(number), Var(var), Value(number)),
                _ => {}
            }
        }
    }
}

/// What constructs SSA form of the variables while a Cranelift function is made.
trait Construct {
    fn begin(&mut self, stream: &Stream, undefined: clif::Value);
    fn define(&mut self, block: u32, var: u32, value: clif::Value);
    fn read(&mut self, func: &mut Function, block: u32, var: u32);
    fn end(&mut self, block: u32, inst: clif::Inst, targets: &[u32]);
    fn seal(&mut self, block: u32);
    fn finish(&mut self, func: &mut Function);
}

/// No variables: what the function costs without.
struct Nothing;

impl Construct for Nothing {
    fn begin(&mut self, _: &Stream, _: clif::Value) {}
    fn define(&mut self, _: u32, _: u32, _: clif::Value) {}
    fn read(&mut self, _: &mut Function, _: u32, _: u32) {}
    fn end(&mut self, _: u32, _: clif::Inst, _: &[u32]) {}
    fn seal(&mut self, _: u32) {}
    fn finish(&mut self, _: &mut Function) {}
}

/// Sheave's builder, with Cranelift's function as its host.
#[derive(Default)]
struct Ours {
    builder: Builder,
    undefined: Option<clif::Value>,
    /// Edges: the branch, and the index of the one that was declared before it for the same block.
    edges: Vec<(clif::Inst, u32)>,
    last_edge: Vec<u32>,
}

/// Cranelift's function makes the values.
struct Values<'a> {
    func: &'a mut Function,
    undefined: clif::Value,
}

impl PhiHost for Values<'_> {
    fn phi(&mut self, block: Block, _: Var) -> Value {
        Value(self.func.dfg.append_block_param(clif::Block::from_u32(block.0), I64).as_u32())
    }

    fn undef(&mut self, _: Var) -> Value {
        Value(self.undefined.as_u32())
    }
}

impl Ours {
    fn values<'a>(&self, func: &'a mut Function) -> Values<'a> {
        Values { func, undefined: self.undefined.expect("the function has begun") }
    }
}

impl Construct for Ours {
    fn begin(&mut self, stream: &Stream, undefined: clif::Value) {
        self.builder.clear();
        self.undefined = Some(undefined);
        self.edges.clear();
        self.last_edge.clear();
        self.last_edge.resize(stream.n_blocks as usize, u32::MAX);
    }

    fn define(&mut self, block: u32, var: u32, value: clif::Value) {
        self.builder.define(Block(block), Var(var), Value(value.as_u32()));
    }

    fn read(&mut self, func: &mut Function, block: u32, var: u32) {
        let mut values = self.values(func);
        self.builder.use_var(&mut values, Block(block), Var(var));
    }

    fn end(&mut self, block: u32, inst: clif::Inst, targets: &[u32]) {
        for &target in targets {
            let last = &mut self.last_edge[target as usize];
            // Several edges of one branch to one block have the same arguments.
            if self.edges.get(*last as usize).is_some_and(|edge| edge.0 == inst) {
                continue;
            }
            self.builder.declare_pred(Block(target), Block(block));
            let before = std::mem::replace(last, self.edges.len() as u32);
            self.edges.push((inst, before));
        }
    }

    fn seal(&mut self, block: u32) {
        self.builder.seal(Block(block));
    }

    fn finish(&mut self, func: &mut Function) {
        let mut values = self.values(func);
        let built = self.builder.finish(&mut values).expect("every block is sealed");
        for phi in built.phis() {
            let block = clif::Block::from_u32(phi.block.0);
            let mut edge = self.last_edge[phi.block.index()];
            for arg in phi.args.iter().rev() {
                let (inst, before) = self.edges[edge as usize];
                edge = before;
                let dfg = &mut func.dfg;
                let calls =
                    dfg.insts[inst].branch_destination_mut(&mut dfg.jump_tables, &mut dfg.exception_tables);
                for call in calls {
                    if call.block(&dfg.value_lists) == block {
                        call.append_argument(clif::Value::from_u32(arg.0), &mut dfg.value_lists);
                    }
                }
            }
        }
        for (value, by) in built.replaced() {
            let value = clif::Value::from_u32(value.0);
            func.dfg.remove_block_param(value);
            func.dfg.change_to_alias(value, clif::Value::from_u32(by.0));
        }
    }
}

/// The jump table of a block that ends with these targets.
fn jump_table(func: &mut Function, targets: &[u32]) -> JumpTable {
    let mut calls = Vec::new();
    for &target in targets {
        calls.push(BlockCall::new(clif::Block::from_u32(target), [], &mut func.dfg.value_lists));
    }
    func.create_jump_table(JumpTableData::new(calls[0], &calls[1..]))
}

/// Makes the Cranelift function that `stream` tells of, without Cranelift's builder.
fn build(stream: &Stream, construct: &mut impl Construct, func: &mut Function) {
    func.clear();
    for _ in 0..stream.n_blocks {
        func.dfg.make_block();
    }
    let label = |block: u32| clif::Block::from_u32(block);
    let mut cursor = FuncCursor::new(func);
    let mut block = 0;
    for &event in &stream.events {
        match event {
            Event::Block(next) => {
                block = next;
                cursor.insert_block(label(block));
                if block == stream.order[0] {
                    construct.begin(stream, cursor.ins().iconst(I64, 0));
                }
            }
            Event::Use(var) => construct.read(cursor.func, block, var),
            Event::Def(var) => construct.define(block, var, cursor.ins().iconst(I64, 1)),
            Event::End(first, n) => {
                let targets = stream.targets(first, n);
                let inst = match *targets {
                    [] => cursor.ins().return_(&[]),
                    [target] => cursor.ins().jump(label(target), &[]),
                    [a, b] => {
                        let on = cursor.ins().iconst(I32, 1);
                        cursor.ins().brif(on, label(a), &[], label(b), &[])
                    }
                    _ => {
                        let on = cursor.ins().iconst(I32, 1);
                        let table = jump_table(cursor.func, targets);
                        cursor.ins().br_table(on, table)
                    }
                };
                construct.end(block, inst, targets);
            }
            Event::Seal(sealed) => construct.seal(sealed),
        }
    }
    construct.finish(func);
}

/// The same with Cranelift's builder.
fn build_theirs(
    stream: &Stream,
    func: &mut Function,
    context: &mut FunctionBuilderContext,
    config: TargetFrontendConfig,
) {
    func.clear();
    let label = |block: u32| clif::Block::from_u32(block);
    let mut builder = FunctionBuilder::new(func, context);
    for _ in 0..stream.n_blocks {
        builder.create_block();
    }
    for _ in 0..stream.n_vars {
        builder.declare_var(I64);
    }
    for &event in &stream.events {
        match event {
            Event::Block(block) => {
                builder.switch_to_block(label(block));
                if block == stream.order[0] {
                    builder.ins().iconst(I64, 0);
                }
            }
            Event::Use(var) => {
                builder.use_var(Variable::from_u32(var));
            }
            Event::Def(var) => {
                let value = builder.ins().iconst(I64, 1);
                builder.def_var(Variable::from_u32(var), value);
            }
            Event::End(first, n) => {
                let targets = stream.targets(first, n);
                match *targets {
                    [] => builder.ins().return_(&[]),
                    [target] => builder.ins().jump(label(target), &[]),
                    [a, b] => {
                        let on = builder.ins().iconst(I32, 1);
                        builder.ins().brif(on, label(a), &[], label(b), &[])
                    }
                    _ => {
                        let on = builder.ins().iconst(I32, 1);
                        let table = jump_table(builder.func, targets);
                        builder.ins().br_table(on, table)
                    }
                };
            }
            Event::Seal(sealed) => builder.seal_block(label(sealed)),
        }
    }
    builder.finalize(config);
}

/// Values are mere numbers.
#[derive(Default)]
struct Numbers {
    n_values: u32,
}

impl Numbers {
    fn value(&mut self) -> Value {
        self.n_values += 1;
        Value(self.n_values - 1)
    }
}

impl PhiHost for Numbers {
    fn phi(&mut self, _: Block, _: Var) -> Value {
        self.value()
    }

    fn undef(&mut self, _: Var) -> Value {
        self.value()
    }
}

/// Sheave's builder and nothing else.
#[inline(never)]
fn build_alone(stream: &Stream, builder: &mut Builder) -> u64 {
    builder.clear();
    let mut numbers = Numbers::default();
    let mut block = Block(0);
    for &event in &stream.events {
        match event {
            Event::Block(next) => block = Block(next),
            Event::Use(var) => {
                builder.use_var(&mut numbers, block, Var(var));
            }
            Event::Def(var) => {
                let value = numbers.value();
                builder.define(block, Var(var), value);
            }
            Event::End(first, n) => {
                stream.targets(first, n).iter().for_each(|&succ| builder.declare_pred(Block(succ), block));
            }
            Event::Seal(sealed) => builder.seal(Block(sealed)),
        }
    }
    builder.finish(&mut numbers).expect("every block is sealed").phis().count() as u64
}

/// The streams of the corpus and of large functions.
fn streams(programs: &[Program]) -> Result<Vec<(&'static str, Vec<Stream>)>, String> {
    let mut corpus = Vec::new();
    let mut scratch = HostScratch::default();
    for program in programs {
        let module = sheave_llvm::read_module(&program.name, program.text.as_bytes());
        let module = module.map_err(|error| error.to_string())?;
        for func in module.functions.values().filter(|func| !func.layout.is_empty()) {
            corpus.push(Stream::of(&IrSlotHost::new(func, &mut scratch))?);
        }
    }
    let mut all = vec![("corpus", corpus)];
    for (name, func) in [
        ("ladder", subjects::over(shapes::ladder, 10_000)),
        ("nested while loops", subjects::over(shapes::nest, 10_000)),
        ("nested do loops", subjects::over(shapes::repeat_nest, 10_000)),
        ("irreducible", subjects::over(shapes::irreducible, 10_000)),
        ("random jumps", subjects::over(shapes::random_jumps, 10_000)),
        ("switch in a loop", subjects::over(shapes::dispatch, 2_000)),
        ("switch, 100 variables", subjects::wide_switch(1_000, 100)),
        ("339 variables live through", subjects::live_through(2_500, 339)),
        ("one block, 1000 variables", subjects::one_block(100_000)),
    ] {
        all.push((name, vec![Stream::of(&func)?]));
    }
    Ok(all)
}

/// Counts, under callgrind; prints what is not counted there.
///
/// # Errors
/// When a function cannot be read, or Cranelift's verifier finds a fault in what was built.
pub fn count(programs: &[Program], only: Option<&str>) -> Result<(), String> {
    let flags = settings::Flags::new(settings::builder());
    let isa = isa::lookup_by_name("x86_64-unknown-linux-gnu").map_err(|error| error.to_string())?;
    let config = isa.finish(flags.clone()).map_err(|error| error.to_string())?.frontend_config();
    let chosen = streams(programs)?.into_iter().filter(|(name, _)| only.is_none_or(|only| *name == only));
    for (name, streams) in chosen {
        let mut func = Function::new();
        let mut context = FunctionBuilderContext::new();
        let mut phis = [0; 3];
        let mut one = |label: &str, which: usize, construct: &mut dyn FnMut(&Stream, &mut Function)| {
            // The first time is not counted: memory is there afterwards.
            for stream in &streams {
                construct(stream, &mut func);
                let valid = cranelift_codegen::verify_function(&func, &flags);
                valid.map_err(|errors| format!("{name}, {label}: {errors}"))?;
                let blocks = func.layout.blocks();
                phis[which] += blocks.map(|block| func.dfg.num_block_params(block) as u64).sum::<u64>();
            }
            let region = Region::new();
            for stream in &streams {
                region.run(|| construct(stream, &mut func));
            }
            region.report(&format!("{name}/{label}"));
            Ok::<(), String>(())
        };
        let mut ours = Ours::default();
        one("base", 0, &mut |stream, func| build(stream, &mut Nothing, func))?;
        one("theirs", 1, &mut |stream, func| build_theirs(stream, func, &mut context, config))?;
        one("ours", 2, &mut |stream, func| build(stream, &mut ours, func))?;
        let mut builder = Builder::new();
        let mut alone = || streams.iter().map(|stream| build_alone(stream, &mut builder)).sum::<u64>();
        let found = alone();
        if found != phis[2] {
            return Err(format!("{name}: {found} phis alone, {} in Cranelift's function", phis[2]));
        }
        let region = Region::new();
        region.run(&mut alone);
        region.report(&format!("{name}/alone"));
        let mut ctx = variables::Ctx::new();
        let options = variables::Options::default();
        let mut plan =
            |stream: &Stream| variables::plan(stream, &mut ctx, &options).map(|plan| plan.n_phis());
        let mut least = 0;
        for stream in &streams {
            least += plan(stream).map_err(|error| format!("{name}: {error}"))?;
        }
        let region = Region::new();
        for stream in &streams {
            region.run(|| plan(stream)).map_err(|error| format!("{name}: {error}"))?;
        }
        region.report(&format!("{name}/batch"));
        println!("{name}/accesses,{}", streams.iter().map(|stream| stream.n_accesses).sum::<u64>());
        println!("{name}/least,{least}");
        println!("{name}/theirs,{}", phis[1]);
        println!("{name}/ours,{}", phis[2]);
    }
    Ok(())
}

/// The table.
///
/// # Errors
/// When valgrind is missing.
pub fn measure() -> Result<String, String> {
    let counted = callgrind::count(&["--count-variables"])?;
    let mut table = Table::new([
        "functions",
        "uses and definitions",
        "cranelift-frontend",
        "Sheave",
        "alone",
        "whole function",
        "phis: cranelift-frontend",
        "Sheave",
        "whole function",
    ]);
    for (region, base) in counted.regions.iter().filter(|region| region.0.ends_with("/base")) {
        let name = region.strip_suffix("/base").unwrap_or(region);
        let printed = |what: &str| counted.printed(&format!("{name}/{what}")).unwrap_or(0.0) as u64;
        let accesses = printed("accesses");
        let cost = |what: &str, base: u64| {
            let count = counted.get(&format!("{name}/{what}")).unwrap_or(0).saturating_sub(base);
            grouped((count as f64 / accesses as f64).round() as u64)
        };
        table.row([
            name.to_owned(),
            grouped(accesses),
            cost("theirs", *base),
            cost("ours", *base),
            cost("alone", 0),
            cost("batch", 0),
            grouped(printed("theirs")),
            grouped(printed("ours")),
            grouped(printed("least")),
        ]);
    }
    Ok(format!("{}\n", table.render()))
}
