//! Heap memory of phi elimination, for `docs/atlas.md`: `cargo run --release -p sheave-tests --bin
//! elimination-memory -- FILE.ll…` prints a row of CSV for each file and strategy.
//!
//! Every function with phis is planned alone, from empty contexts, after promotion: with the analyses that
//! the strategy asks for, without the function and without writing it again. `greatest` is the largest peak
//! of a function, `peaks` and `allocated` are sums over functions.

use std::path::Path;
use std::process::ExitCode;

use sheave::{Strategy, ir};
use sheave_passes::adapters::promote;
use sheave_ssa::eliminate::{Counters, Ctx, Options, plan};
use sheave_ssa::host::{Cfg, InstSink, ValueKind};
use sheave_ssa::{Block, Edge, Inst, SsaHost, Type, Value};
use sheave_tests::fuzz_text::meter;

#[global_allocator]
static ALLOCATOR: meter::Meter = meter::Meter;

/// A function in SSA form, without what only other clients of the planner ask for. All values have one type:
/// a plan depends on types where it makes temporaries only, and so does not its memory.
struct Host<'a>(&'a ir::Function);

impl Cfg for Host<'_> {
    fn n_blocks(&self) -> usize {
        self.0.blocks.len()
    }

    fn entry(&self) -> Block {
        self.0.entry().map_or(Block(u32::MAX), |block| Block(block.as_u32()))
    }

    fn successors(&self, block: Block, mut visit: impl FnMut(Block)) {
        for edge in self.0.succ_edges(ir::Block::from_u32(block.0)) {
            visit(Block(edge.target.as_u32()));
        }
    }
}

impl Host<'_> {
    fn report(&self, inst: ir::Inst, sink: &mut impl InstSink) {
        sink.inst(Inst(inst.as_u32()));
        self.0.insts[inst].for_each_arg(&self.0.pool, |value| sink.uses(Value(value.as_u32())));
        self.0.results(inst).for_each(|value| sink.defines(Value(value.as_u32())));
    }
}

impl SsaHost for Host<'_> {
    fn n_values(&self) -> usize {
        self.0.values.len()
    }

    fn n_insts(&self) -> usize {
        self.0.insts.len()
    }

    fn phis(&self, block: Block, mut visit: impl FnMut(Value)) {
        self.0.phis(ir::Block::from_u32(block.0)).iter().for_each(|value| visit(Value(value.as_u32())));
    }

    fn phi_args(&self, edge: Edge, mut visit: impl FnMut(Value)) {
        let first = self.0.blocks[ir::Block::from_u32(edge.from.0)].first_edge;
        let args = self.0.edge_args(ir::Edge::from_u32(first + edge.index));
        args.iter().for_each(|value| visit(Value(value.as_u32())));
    }

    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        for &inst in self.0.block_insts(ir::Block::from_u32(block.0)) {
            self.report(inst, sink);
        }
    }

    fn terminator(&self, block: Block, sink: &mut impl InstSink) {
        if let Some(inst) = self.0.terminator(ir::Block::from_u32(block.0))
            && self.0.insts[inst] != ir::InstData::Jump
        {
            self.report(inst, sink);
        }
    }

    fn value_type(&self, _: Value) -> Type {
        Type::int(8)
    }

    fn value_kind(&self, value: Value) -> ValueKind {
        match self.0.const_data(ir::Value::from_u32(value.0)) {
            None => ValueKind::Variable,
            Some(ir::ConstData::Undef) => ValueKind::Undef,
            Some(_) => ValueKind::Constant,
        }
    }

    fn params(&self, mut visit: impl FnMut(Value)) {
        self.0.params.iter().for_each(|value| visit(Value(value.as_u32())));
    }

    fn splittable(&self, edge: Edge) -> bool {
        let terminator = self.0.terminator(ir::Block::from_u32(edge.from.0));
        !terminator.is_some_and(|inst| matches!(self.0.insts[inst], ir::InstData::IndirectBranch { .. }))
    }
}

/// What one plan costs.
fn cost(host: &Host<'_>, strategy: Strategy) -> Result<(Counters, meter::Cost), sheave_ssa::Error> {
    let mut ctx = Ctx::new();
    meter::start(0);
    let counters = plan(host, &Options::new(strategy), &mut ctx)?.counters;
    Ok((counters, meter::cost()))
}

fn rows(path: &Path) -> Result<String, Box<dyn std::error::Error>> {
    let mut module = sheave::read_file(path)?;
    let mut ctx = promote::Ctx::new();
    let mut sums = [(0, Counters::default(), 0, 0, 0); Strategy::ALL.len()];
    for func in module.functions.values_mut() {
        promote::promote(func, &mut ctx, &promote::Options::default())?;
        // The host has no blocks that are not in the layout: such functions are left out.
        if func.layout.len() != func.blocks.len() || func.blocks.values().all(|block| block.phis.is_empty()) {
            continue;
        }
        for (strategy, (functions, counters, greatest, peaks, allocated)) in
            Strategy::ALL.into_iter().zip(&mut sums)
        {
            let (own, cost) = cost(&Host(func), strategy)?;
            *functions += 1;
            counters.add(&own);
            *greatest = cost.peak.max(*greatest);
            *peaks += cost.peak;
            *allocated += cost.total;
        }
    }
    let row = |(strategy, (functions, counters, greatest, peaks, allocated)): (Strategy, _)| {
        let Counters { phis, phi_args, copies_left, .. } = counters;
        let file = path.display();
        format!(
            "{file},{strategy},{functions},{phis},{phi_args},{copies_left},{greatest},{peaks},{allocated}\n"
        )
    };
    Ok(Strategy::ALL.into_iter().zip(sums).map(row).collect())
}

fn main() -> ExitCode {
    println!("file,strategy,functions,phis,phi_args,copies_left,greatest,peaks,allocated");
    let mut status = ExitCode::SUCCESS;
    for file in std::env::args_os().skip(1) {
        match rows(Path::new(&file)) {
            Ok(rows) => print!("{rows}"),
            Err(error) => {
                eprintln!("{}: {error}", file.display());
                status = ExitCode::FAILURE;
            }
        }
    }
    status
}
