//! Sheave's register allocator and regalloc2 on the same selected code.
//!
//! Every function of the corpus is promoted, optimised, eliminated and selected; then both allocators get the
//! machine instructions with their constraints, registers and clobbers: Sheave's as they are, regalloc2 in
//! SSA form with block parameters (see [`ssa_code`]). The comparison covers the inserted instructions and the
//! cost. regalloc2 also coalesces phis, which Sheave does in elimination, so elimination's cost belongs
//! beside Sheave's. Sheave's allocator also runs on regalloc2's input, by the adapter of `hosts/regalloc2`:
//! then both do the same work. [`shapes`] compares them on functions that make allocators slow.

pub mod shapes;
mod ssa_code;

use regalloc2::{Algorithm, AllocationKind, Edit, MachineEnv, PRegSet, RegallocOptions};
use sheave::ir::Module;
use sheave::pipeline::{self, Pass};
use sheave_regalloc::{self as regalloc, Code, MoveKind, Output, Registers};
use sheave_x64::registers::system_v;

use crate::callgrind::{self, Region};
use crate::corpus::Program;
use crate::report::{Table, grouped};
use crate::stages::Compiler;
use ssa_code::{SsaCode, preg};

/// Instructions inserted by an allocator.
#[derive(Clone, Copy, Default)]
struct Tally {
    functions: u64,
    moves: u64,
    loads: u64,
    stores: u64,
    remade: u64,
    memory_operands: u64,
    callee_saved: u64,
    /// The same by how often their blocks are expected to run per call of their function, see [`MOST_RUNS`].
    moves_run: f64,
    memory_run: f64,
}

/// Upper bound of a block's frequency, that of two nested loops: beyond it a single block would dominate the
/// count.
const MOST_RUNS: f32 = 64.0;

/// An inserted instruction.
#[derive(Clone, Copy)]
enum Inserted {
    Moves(u64),
    Load,
    Store,
    Remade,
}

impl Tally {
    fn add(&mut self, what: Inserted, freq: f32) {
        let freq = freq.min(MOST_RUNS);
        match what {
            Inserted::Moves(n) => {
                self.moves += n;
                self.moves_run += n as f64 * f64::from(freq);
            }
            Inserted::Load => {
                self.loads += 1;
                self.memory_run += f64::from(freq);
            }
            Inserted::Store => {
                self.stores += 1;
                self.memory_run += f64::from(freq);
            }
            Inserted::Remade => self.remade += 1,
        }
    }

    fn row(&self, name: &str, cost: Option<u64>, insts: usize) -> Vec<String> {
        vec![
            name.to_owned(),
            grouped(self.moves),
            grouped(self.stores),
            grouped(self.loads),
            grouped(self.memory_operands),
            grouped(self.remade),
            grouped(self.callee_saved),
            grouped(self.moves_run.round() as u64),
            grouped(self.memory_run.round() as u64),
            cost.map_or(String::new(), |cost| grouped(cost / insts as u64)),
        ]
    }
}

/// The preparations of the allocators' input: a name and its passes.
fn origins() -> Result<[(&'static str, Vec<&'static Pass>); 3], String> {
    let level = pipeline::level(1).ok_or("there is no level 1")?;
    let promoted = pipeline::parse_passes("promote").map_err(|error| error.to_string())?;
    Ok([
        ("After `promote` alone", promoted),
        ("At `--opt 1`, without inlining and unrolling", level),
        ("After the default passes", pipeline::default_passes()),
    ])
}

/// The selected code of every function of the programs after the passes.
fn select(programs: &[Program], passes: &[&'static Pass]) -> Result<Vec<Code>, String> {
    let mut compiler = Compiler::with_passes(passes.to_vec());
    let mut machine = sheave_x64::Ctx::new();
    let mut codes = Vec::new();
    for program in programs {
        let module: Module = sheave_llvm::read_module(&program.name, program.text.as_bytes())
            .map_err(|error| error.to_string())?;
        for id in module.functions.keys() {
            compiler.one(&module, id)?;
            let options = sheave_x64::Options::default();
            let code = sheave_x64::select(&module, compiler.function(), &options, &mut machine)
                .map_err(|error| error.to_string())?;
            codes.push(code.clone());
        }
    }
    Ok(codes)
}

/// The registers of the System V convention in regalloc2's terms: the same ones, the callee-saved ones last.
fn environment(registers: &Registers) -> MachineEnv {
    let mut preferred = [PRegSet::empty(); 3];
    let mut others = [PRegSet::empty(); 3];
    for &p in &registers.order {
        let set = if registers.callee_saved.contains(p) { &mut others } else { &mut preferred };
        set[p.class().index()].add(preg(p));
    }
    MachineEnv {
        preferred_regs_by_class: preferred,
        non_preferred_regs_by_class: others,
        scratch_by_class: [None; 3],
        fixed_stack_slots: Vec::new(),
    }
}

const PEERS: [(&str, Algorithm); 2] =
    [("regalloc2, backtracking", Algorithm::Ion), ("regalloc2, single pass", Algorithm::Fastalloc)];

/// Sheave's allocator by regalloc2's interface.
const ADAPTED: &str = "Sheave by regalloc2's interface";

/// An allocator for functions in SSA form, with its context.
enum Allocator {
    Adapted(Box<sheave_regalloc2_check::Ctx>),
    Peer(Algorithm, Box<regalloc2::Ctx>),
}

impl Allocator {
    fn all() -> [(&'static str, Allocator); 3] {
        let peer = |(name, algorithm)| (name, Allocator::Peer(algorithm, Box::default()));
        let [backtracking, single_pass] = PEERS.map(peer);
        [(ADAPTED, Allocator::Adapted(Box::default())), backtracking, single_pass]
    }

    fn run(&mut self, ssa: &SsaCode, environment: &MachineEnv) -> Result<&regalloc2::Output, String> {
        match self {
            Allocator::Adapted(ctx) => {
                sheave_regalloc2_check::run(ssa, environment, ctx).map_err(|error| error.to_string())?;
                Ok(&ctx.output)
            }
            Allocator::Peer(algorithm, ctx) => {
                regalloc2::run_with_ctx(ssa, environment, &options(*algorithm), ctx)
                    .map_err(|error| error.to_string())
            }
        }
    }
}

fn options(algorithm: Algorithm) -> RegallocOptions {
    RegallocOptions { verbose_log: false, validate_ssa: false, algorithm }
}

/// Functions that both allocators take, in both forms.
fn both_forms(
    programs: &[Program],
    passes: &[&'static Pass],
) -> Result<(Vec<(Code, SsaCode)>, usize), String> {
    let codes = select(programs, passes)?;
    let n = codes.len();
    let pairs = codes.into_iter().filter_map(|code| SsaCode::new(&code).map(|ssa| (code, ssa))).collect();
    Ok((pairs, n))
}

/// Runs the allocators over the corpus, once to fill their memory and once counted.
///
/// # Errors
/// When a program cannot be compiled or allocated.
pub fn count(programs: &[Program]) -> Result<(), String> {
    for (origin, passes) in origins()? {
        count_after(programs, origin, &passes)?;
    }
    Ok(())
}

fn count_after(programs: &[Program], origin: &str, passes: &[&'static Pass]) -> Result<(), String> {
    let (mut pairs, _) = both_forms(programs, passes)?;
    let registers = system_v(None);
    let (mut ctx, mut out) = (regalloc::Ctx::default(), Output::default());
    let mut all = |region: Option<&Region>| -> Result<(), String> {
        for (code, _) in &mut pairs {
            let mut run =
                || regalloc::run(code, &registers, &regalloc::Options::default(), &mut ctx, &mut out);
            let result = match region {
                Some(region) => region.run(run),
                None => run(),
            };
            result.map_err(|error| error.to_string())?;
        }
        Ok(())
    };
    all(None)?;
    let region = Region::new();
    all(Some(&region))?;
    region.report(&key(origin, "Sheave"));
    let environment = environment(&registers);
    for (name, mut allocator) in Allocator::all() {
        let mut all = |region: Option<&Region>| -> Result<(), String> {
            for (_, ssa) in &pairs {
                let mut run = || allocator.run(ssa, &environment).map(drop);
                match region {
                    Some(region) => region.run(run),
                    None => run(),
                }
                .map_err(|error| format!("{name}: {error}"))?;
            }
            Ok(())
        };
        all(None)?;
        let region = Region::new();
        all(Some(&region))?;
        region.report(&key(origin, name));
    }
    Ok(())
}

/// Name of a region.
fn key(origin: &str, allocator: &str) -> String {
    format!("{origin}: {allocator}")
}

/// The comparison as tables.
///
/// # Errors
/// When a program cannot be compiled or allocated.
pub fn measure(programs: &[Program]) -> Result<String, String> {
    let counted = callgrind::count(&["--count-allocators"]).ok();
    let tables = origins()?.map(|(origin, passes)| {
        let cost = |name: &str| counted.as_ref().and_then(|counted| counted.get(&key(origin, name)));
        table_after(programs, &passes, &cost).map(|table| format!("{origin}: {table}"))
    });
    Ok(tables.into_iter().collect::<Result<Vec<_>, _>>()?.join("\n"))
}

fn table_after(
    programs: &[Program],
    passes: &[&'static Pass],
    cost: &dyn Fn(&str) -> Option<u64>,
) -> Result<String, String> {
    let insts: usize = programs.iter().map(|program| program.insts).sum();
    let (mut pairs, all) = both_forms(programs, passes)?;
    let registers = system_v(None);
    let mut table = Table::new([
        "allocator",
        "moves",
        "stores",
        "loads",
        "memory operands",
        "rematerialised",
        "registers to save",
        "moves, weighted",
        "loads and stores, weighted",
        "Ir per -O0 instruction",
    ]);
    table.row(sheaves(&mut pairs, &registers)?.row("Sheave", cost("Sheave"), insts));
    let environment = environment(&registers);
    for (name, mut allocator) in Allocator::all() {
        let mut tally = Tally::default();
        for (_, ssa) in &pairs {
            let out = allocator.run(ssa, &environment).map_err(|error| format!("{name}: {error}"))?;
            peers(ssa, out, &environment, &mut tally);
        }
        table.row(tally.row(name, cost(name), insts));
    }
    Ok(format!(
        "{} of {all} functions (regalloc2 cannot take indirect jumps along edges that have to be split).\n\n{}",
        pairs.len(),
        table.render()
    ))
}

fn sheaves(pairs: &mut [(Code, SsaCode)], registers: &Registers) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let (mut ctx, mut out) = (regalloc::Ctx::default(), Output::default());
    for (code, _) in pairs {
        // The allocator may exchange the inputs of commutative instructions.
        let mut code = code.clone();
        regalloc::run(&mut code, registers, &regalloc::Options::default(), &mut ctx, &mut out)
            .map_err(|error| error.to_string())?;
        tally.functions += 1;
        tally.memory_operands += u64::from(out.stats.memory_operands);
        tally.callee_saved += out.callee_saved_used.iter().count() as u64;
        let mut add = |start: u32, end: u32, freq: f32| {
            for inserted in &out.moves[start as usize..end as usize] {
                let what = match inserted.kind {
                    MoveKind::Xchg { .. } => Inserted::Moves(2),
                    MoveKind::Remat { .. } => Inserted::Remade,
                    MoveKind::Move { dst, src } => match (dst.as_reg(), src.as_reg()) {
                        (Some(_), Some(_)) => Inserted::Moves(1),
                        (Some(_), None) => Inserted::Load,
                        _ => Inserted::Store,
                    },
                };
                tally.add(what, freq);
            }
        };
        for insertion in &out.insertions {
            let block = code.block_ends.partition_point(|&end| end <= insertion.before);
            add(insertion.start, insertion.end, code.block_freqs[block]);
        }
        for edge in &out.edges {
            let block = edge.block as usize;
            let succ = code.block_succs(block)[edge.succ_idx as usize] as usize;
            add(edge.start, edge.end, code.block_freqs[block].min(code.block_freqs[succ]));
        }
    }
    Ok(tally)
}

fn peers(ssa: &SsaCode, out: &regalloc2::Output, environment: &MachineEnv, tally: &mut Tally) {
    use regalloc2::Function as _;
    tally.functions += 1;
    let mut used = PRegSet::empty();
    for (at, edit) in &out.edits {
        let Edit::Move { from, to } = edit;
        if let Some(p) = to.as_reg() {
            used.add(p);
        }
        let what = match (to.kind(), from.kind()) {
            _ if from == to => continue,
            (AllocationKind::Reg, AllocationKind::Reg) => Inserted::Moves(1),
            (AllocationKind::Reg, _) => Inserted::Load,
            _ => Inserted::Store,
        };
        tally.add(what, ssa.freq(at.inst()));
    }
    for inst in (0..ssa.num_insts()).map(regalloc2::Inst::new) {
        for (op, place) in ssa.inst_operands(inst).iter().zip(out.inst_allocs(inst)) {
            tally.memory_operands += u64::from(place.is_stack());
            if let (regalloc2::OperandKind::Def, Some(p)) = (op.kind(), place.as_reg()) {
                used.add(p);
            }
        }
    }
    let preserved = environment.non_preferred_regs_by_class[0];
    tally.callee_saved += used.into_iter().filter(|&p| preserved.contains(p)).count() as u64;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The input for regalloc2 is well formed SSA, and its checker accepts its answer.
    #[test]
    fn regalloc2_takes_the_corpus() {
        let programs = crate::corpus::programs().unwrap();
        let environment = environment(&system_v(None));
        for (origin, passes) in origins().unwrap() {
            let (pairs, all) = both_forms(&programs, &passes).unwrap();
            assert!(pairs.len() * 10 >= all * 9, "only {} of {all} functions can be compared", pairs.len());
            for (i, (_, ssa)) in pairs.iter().enumerate() {
                for (name, algorithm) in PEERS {
                    let options = RegallocOptions { verbose_log: false, validate_ssa: true, algorithm };
                    let out = regalloc2::run(ssa, &environment, &options)
                        .unwrap_or_else(|error| panic!("{origin}: {name}, function {i}: {error}"));
                    let mut checker = regalloc2::checker::Checker::new(ssa, &environment);
                    checker.prepare(&out);
                    checker
                        .run()
                        .unwrap_or_else(|errors| panic!("{origin}: {name}, function {i}: {errors:?}"));
                }
            }
        }
    }
}
