//! Measures functions and files.

use std::fmt::Write as _;

use sheave_ir::entity::EntityRef;
use sheave_ir::interp::{self, Interpreter};
use sheave_ir::{Block, FuncId, Function, InstData, Module, UnaryOp, ValueDef};
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::ir_host::IrHost;
use sheave_ssa::promote::Placement;
use sheave_ssa::{Graph, Loops};

use super::llvm;
use super::row::{Counts, Row};
use crate::machine::RegionMoves;
use crate::{Context, Error, Options};

/// A placement and a strategy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Combination {
    /// Where phis are placed.
    pub placement: Placement,
    /// How they become copies.
    pub strategy: Strategy,
}

/// What to find out beside the static counts.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Run the program, with these arguments.
    pub executed: Option<Vec<Vec<u8>>>,
    /// Search for the fewest copies over all coalescings.
    pub exact: bool,
    /// List every copy.
    pub explain: bool,
}

/// What was found in one file under one combination.
#[derive(Clone, Debug, Default)]
pub struct FileReport {
    /// One row per function, then the total.
    pub rows: Vec<Row>,
    /// The list of copies, if it was asked for.
    pub explanation: String,
    /// Why something that was asked for is not known.
    pub notes: Vec<String>,
}

/// What is known about one function before anything runs.
struct Measured {
    counts: Counts,
    /// By block of copies form: copies that stand there.
    copies_in: Vec<u32>,
    /// The moves of the machine code by what they run as often as.
    moves_in: Vec<RegionMoves>,
    /// By block: its successors, for the counts of edges.
    succs: Vec<Vec<Block>>,
    ledger: Vec<Line>,
}

/// A copy of the ledger.
struct Line {
    text: String,
    block: Option<Block>,
}

/// Steps of the exact search before it gives up on a function.
const MAX_EXACT_STEPS: u64 = 1_000_000;

/// The greatest loop depth that makes a difference to the weight of a copy.
const MAX_WEIGHT_DEPTH: u32 = 9;

/// Measures every function of `module`, which came from `file`, under `combination`; everything else is as in
/// `options`.
///
/// # Errors
/// When a function cannot be compiled.
pub fn measure_file(
    ctx: &mut Context,
    file: &str,
    module: &Module,
    combination: Combination,
    options: &Options,
    wanted: &Wanted,
) -> Result<FileReport, Error> {
    let mut options = Options { strategy: combination.strategy, lower_bound: true, ..options.clone() };
    options.promote.placement = combination.placement;
    let mut report = FileReport::default();
    // The interpreter needs all functions at once, so they are kept where they will be executed.
    let mut transformed = wanted.executed.is_some().then(|| module.clone());
    let mut functions = Vec::with_capacity(module.functions.len());
    for id in module.functions.keys() {
        functions.push(measure_function(ctx, module, id, &options, wanted)?);
        if let Some(transformed) = &mut transformed {
            transformed.functions[id].copy_from(ctx.function());
        }
    }
    let executed = match (&transformed, &wanted.executed) {
        (Some(transformed), Some(args)) => execute(file, transformed, args, &mut report.notes),
        _ => None,
    };
    let row = |function, counts| Row {
        file: file.to_owned(),
        function,
        placement: combination.placement,
        strategy: combination.strategy,
        counts,
    };
    let mut sum = Counts::default();
    for (index, mut measured) in functions.into_iter().enumerate() {
        let id = FuncId::new(index);
        let name = module.symbol_name(module.functions[id].symbol);
        if let Some(executed) = &executed {
            let ran = &executed[index];
            let copies = measured.copies_in.iter().zip(ran);
            measured.counts.copies_executed =
                Some(copies.map(|(&n, &times)| u64::from(n).saturating_mul(times)).sum());
            let times = |moves: &RegionMoves| region_count(moves, &measured.succs, ran);
            measured.counts.moves_executed = Some(
                measured
                    .moves_in
                    .iter()
                    .map(|moves| u64::from(moves.moves).saturating_mul(times(moves)))
                    .sum(),
            );
        }
        if wanted.explain && !measured.ledger.is_empty() {
            let _ = writeln!(
                report.explanation,
                "{file}: %{name}, {} placement, {}:",
                crate::names::Named::name(combination.placement),
                combination.strategy
            );
            for line in &measured.ledger {
                let ran = executed.as_ref().map(|executed| {
                    line.block.map_or(0, |block| executed[index].get(block.index()).copied().unwrap_or(0))
                });
                let ran = ran.map_or(String::new(), |ran| format!(", ran {ran} times"));
                let _ = writeln!(report.explanation, "    {}{ran}", line.text);
            }
        }
        sum.add(&measured.counts);
        report.rows.push(row(Some(name.to_owned()), measured.counts));
    }
    report.rows.push(row(None, sum));
    Ok(report)
}

fn measure_function(
    ctx: &mut Context,
    module: &Module,
    id: FuncId,
    options: &Options,
    wanted: &Wanted,
) -> Result<Measured, Error> {
    ctx.transform_before_elimination(module, id, options)?;
    ctx.eliminate(module, options)?;
    let exact =
        wanted.exact.then(|| ctx.scratch.eliminate.exact_minimum(MAX_EXACT_STEPS)).flatten().map(u64::from);
    let mut counts = Counts { functions: 1, exact, ..Counts::default() };
    let stats = ctx.stats();
    counts.phis = stats.phis.into();
    counts.phi_args = stats.phi_args.into();
    counts.copies_inserted = stats.copies_inserted.into();
    counts.copies_left = stats.copies_left.into();
    counts.constants_left = stats.constants_left.into();
    counts.temporaries = stats.temporaries.into();
    counts.edges_split = stats.edges_split.into();
    counts.jumps_added = stats.jumps_added.into();
    counts.lower_bound = stats.lower_bound.into();
    let func = ctx.function();
    let (copies_in, weighted) = count_copies(func);
    counts.copies_weighted = weighted;
    let machine = ctx.measure_machine_code(module, options)?;
    counts.moves = machine.moves;
    counts.moves_by_reason = machine.moves_by_reason;
    counts.code_bytes = machine.bytes;
    let ledger = if wanted.explain { ledger_lines(ctx) } else { Vec::new() };
    let succs = if wanted.executed.is_some() { successors(ctx.function()) } else { Vec::new() };
    Ok(Measured { counts, copies_in, moves_in: machine.moves_in, succs, ledger })
}

/// By block: its successors.
fn successors(func: &Function) -> Vec<Vec<Block>> {
    let mut succs = vec![Vec::new(); func.n_blocks()];
    for &block in &func.layout {
        succs[block.index()] = func.succs(block).collect();
    }
    succs
}

/// How often a region ran. Code on an edge, which the register allocator inserts where an edge is critical, ran at most
/// as often as either of its ends: the smaller count stands for it, and is exact unless both ends are reached or left
/// otherwise as well.
fn region_count(region: &RegionMoves, succs: &[Vec<Block>], ran: &[u64]) -> u64 {
    let count = |block: Block| ran.get(block.index()).copied().unwrap_or(0);
    let from = count(region.block);
    let target = region.succ_idx.and_then(|k| succs.get(region.block.index())?.get(k as usize).copied());
    target.map_or(from, |target| from.min(count(target)))
}

/// The copies of variables and constants that stand in each block of copies form, and those of variables weighted by
/// loop depth. A `copy` that the program itself contains has a result that is no variable and does not count.
fn count_copies(func: &Function) -> (Vec<u32>, u64) {
    let mut copies_in = vec![0; func.n_blocks()];
    let mut present = Vec::new();
    let loops = Graph::of(&IrHost::new(func, &mut present)).map(|graph| Loops::of(&graph));
    let mut weighted: u64 = 0;
    for &block in &func.layout {
        let depth = match &loops {
            Ok(loops) => loops.depth(sheave_ssa::Block::new(block.index())).min(MAX_WEIGHT_DEPTH),
            Err(_) => 0,
        };
        for &inst in func.block_insts(block) {
            let InstData::Unary { op: UnaryOp::Copy, arg } = func.insts[inst] else { continue };
            if func.result(inst).is_some_and(|result| func.def(result) == ValueDef::Variable) {
                copies_in[block.index()] += 1;
                if !func.values[arg].is_const() {
                    weighted = weighted.saturating_add(10_u64.pow(depth));
                }
            }
        }
    }
    (copies_in, weighted)
}

/// The ledger of the last elimination, one line per copy.
fn ledger_lines(ctx: &Context) -> Vec<Line> {
    use sheave_ssa::eliminate::{Fate, Position};
    let eliminate = &ctx.scratch.eliminate;
    eliminate
        .plan()
        .ledger
        .iter()
        .map(|entry| {
            let block = entry.position.map(|position| match position {
                Position::End(block) | Position::Head(block) => Block::from_u32(block.0),
                Position::Split(split) => eliminate.split_block(split),
            });
            let mut text = format!("{} <- {}", entry.phi, entry.arg);
            if let Some(edge) = entry.edge {
                let _ = write!(text, " on {edge}");
            }
            if let Some(position) = entry.position {
                let _ = write!(text, " at the {position}");
            }
            let _ = write!(text, ": {}, {}", entry.reason.name(), entry.fate.name());
            if let Fate::Shared(with) = entry.fate {
                let _ = write!(text, " with copy {with}");
            }
            Line { text, block }
        })
        .collect()
}

/// Instructions after which a run for counting ends.
const MAX_EXECUTED: u64 = 20_000_000_000;

/// Runs the program; gives how often each block of each function ran. Its output goes nowhere.
fn execute(file: &str, module: &Module, args: &[Vec<u8>], notes: &mut Vec<String>) -> Option<Vec<Vec<u64>>> {
    let options = interp::Options { fuel: Some(MAX_EXECUTED), ..interp::Options::default() };
    let mut interpreter = match Interpreter::new(module, options) {
        Ok(interpreter) => interpreter,
        Err(trap) => {
            notes.push(format!("{file}: not run: {trap}"));
            return None;
        }
    };
    interpreter.set_stdout(std::io::sink());
    interpreter.set_stderr(std::io::sink());
    let all: Vec<&[u8]> = std::iter::once(file.as_bytes()).chain(args.iter().map(Vec::as_slice)).collect();
    if let Err(trap) = interpreter.run_main(&all) {
        notes.push(format!("{file}: not run to its end, so nothing is counted as executed: {trap}"));
        return None;
    }
    Some(module.functions.keys().map(|id| interpreter.block_counts(id).to_vec()).collect())
}

/// The total over files: one row per combination, in the order in which they first occur.
pub fn total(rows: &[Row]) -> Vec<Row> {
    let mut totals: Vec<Row> = Vec::new();
    for row in rows.iter().filter(|row| row.function.is_none()) {
        let known = totals
            .iter_mut()
            .find(|total| total.placement == row.placement && total.strategy == row.strategy);
        match known {
            Some(total) => total.counts.add(&row.counts),
            None => totals.push(Row { file: "(all files)".to_owned(), ..row.clone() }),
        }
    }
    totals
}

/// Adds what LLVM does with `file` to its rows. LLVM's counts do not depend on our strategy, so every row of a function
/// has the same.
///
/// # Errors
/// When LLVM's tools are not there or reject the file.
pub fn count_llvm(path: &std::path::Path, rows: &mut [Row]) -> Result<(), String> {
    let counts = llvm::count(path)?;
    let total = counts.values().fold(llvm::LlvmCounts::default(), |a, b| a + *b);
    for row in rows {
        let counts = match &row.function {
            None => total,
            Some(name) => counts.get(name).copied().unwrap_or_default(),
        };
        row.counts.llvm_inserted = Some(counts.inserted);
        row.counts.llvm_left = Some(counts.left);
        row.counts.llvm_moves = Some(counts.moves);
    }
    Ok(())
}
