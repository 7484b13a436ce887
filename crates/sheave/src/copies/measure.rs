//! Measures functions and files.

use std::collections::{BTreeMap, HashMap};

use sheave_ir::entity::EntityRef;
use sheave_ir::{Block, Form, FuncId, Function, InstData, Module, UnaryOp, Value, ValueDef};
use sheave_passes::IrHost;
use sheave_passes::adapters::eliminate;
use sheave_ssa::eliminate::Reason;
use sheave_ssa::{Graph, Loops};

use super::child::Invocation;
use super::inlined;
use super::ledger::{Fate, FunctionLedger, LedgerLine, ledger_of};
use super::own::{self, OwnCommand};
use super::row::{Counts, Executed, Method, Row};
use super::runs::{self, Ran, Runs, SsaRun};
use crate::machine::RegionMoves;
use crate::source_names::SlotNames;
use crate::{Context, Error, Goal, Options};

/// The measurements beside the static counts.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Run the program so.
    pub executed: Option<Invocation>,
    /// Runs to be shared by measurements of one module after the same passes, under the same wishes, which
    /// differ in placement and strategy alone; without it each of them runs the program.
    pub runs: Option<Runs>,
    /// Search for the fewest copies over all coalescings.
    pub exact: bool,
    /// List every copy.
    pub explain: bool,
    /// Names of the variables in slots, for strategies of the user and for ledgers.
    pub slots: SlotNames,
}

/// The results for one file under one placement and strategy.
#[derive(Clone, Debug, Default)]
pub struct FileReport {
    /// One row per function, then the total.
    pub rows: Vec<Row>,
    /// Every copy of every function, if `explain` is set.
    pub ledgers: Vec<FunctionLedger>,
    /// Reasons for counts that are unknown.
    pub notes: Vec<String>,
}

/// The static counts of one function.
struct Measured {
    counts: Counts,
    /// By block of copies form: its copies before and after its last call.
    copies_in: Vec<(Block, [u32; 2])>,
    /// Moves and accesses of the machine code by block or edge.
    moves_in: Vec<RegionMoves>,
    ledger: Vec<LedgerLine>,
}

/// Steps of the exact search before it leaves a phi web open.
const MAX_EXACT_STEPS: u64 = 1_000_000;

/// The greatest loop depth that makes a difference to the weight of a copy.
const MAX_WEIGHT_DEPTH: u32 = 9;

/// Measures every function of `module`, which came from `file`, under the placement and strategy of
/// `options`.
///
/// # Errors
/// When a function cannot be compiled.
pub fn measure_file(
    ctx: &mut Context,
    file: &str,
    module: &Module,
    options: &Options,
    wanted: &Wanted,
) -> Result<FileReport, Error> {
    measure(ctx, &Subject { file, module, method: options.strategy.into() }, None, options, wanted)
}

/// The subject of a measurement: a module, which came from a file, under a method.
#[derive(Clone, Debug)]
pub struct Subject<'a> {
    /// The file.
    pub file: &'a str,
    /// The module.
    pub module: &'a Module,
    /// How phis become copies.
    pub method: Method,
}

/// Measures the functions of `subject`, or the one called `only`.
///
/// # Errors
/// When a function cannot be compiled, and when a strategy or an allocator of the user fails or its answer is
/// wrong.
pub fn measure(
    ctx: &mut Context,
    subject: &Subject<'_>,
    only: Option<&str>,
    options: &Options,
    wanted: &Wanted,
) -> Result<FileReport, Error> {
    let &Subject { file, ref method, .. } = subject;
    let placement = options.promote.placement;
    let exact_steps = if wanted.exact { MAX_EXACT_STEPS } else { 0 };
    let options = Options { strategy: method.strategy(), lower_bound: true, exact_steps, ..options.clone() };
    let inlined = inlined::after_passes(ctx, subject.module, &options)?;
    let (module, options) = inlined.as_ref().map_or((subject.module, &options), |(a, b)| (a, b));
    let subject = &Subject { module, ..subject.clone() };
    // Decisions of the user's commands, which replace those of Sheave.
    let (mut decisions, mut allocation) = (HashMap::new(), None);
    match method {
        Method::Strategy(_) => {}
        Method::Own(own) => {
            let mut to_ssa =
                |ctx: &mut Context, id: FuncId| own::to_ssa(ctx, module, id, options, &wanted.slots);
            decisions = own::decide(ctx, (file, module), own, options, only, &mut to_ssa)?;
        }
        Method::Allocated(_, own, _) => {
            allocation = Some((&**own, own::allocate(ctx, (file, module), own, options, only)?));
        }
    }
    let mut report = FileReport::default();
    let runs = wanted.runs.clone().unwrap_or_default();
    let run = wanted.executed.as_ref().and_then(|invocation| {
        let found = runs.of(placement, || {
            SsaRun::new(ctx, module, options, invocation)
                .map_err(|error| format!("{file}: nothing is counted as executed: {error}"))
        });
        found.map_err(|note| report.notes.push(note.to_owned())).ok()
    });
    report.notes.extend(run.and_then(|run| Some(format!("{file}: {}", run.note.as_ref()?))));
    let mut functions = Vec::with_capacity(module.functions.len());
    for id in module.functions.keys() {
        // None, too: an earlier function whose passes failed may have left a decision.
        ctx.passes.ctxs.of::<eliminate::Ctx>().decide(decisions.remove(&id));
        let answer = allocation.as_ref().and_then(|(own, answers)| Some((*own, answers.get(&id)?)));
        let mut measured = measure_function(ctx, subject, id, options, answer);
        if let Err(Error::TooFewRegisters { least, .. }) = &mut measured {
            // Functions that come later may need more.
            let rest = module.functions.keys().skip(id.index());
            rest.for_each(|id| *least = least_registers(ctx, module, id, options, *least));
        }
        let mut measured = measured?;
        if let Some(run) = run {
            measured.count_executed(&run.of(id, ctx.function()));
        }
        functions.push(measured);
    }
    let row = |function, inlined_at, counts| Row {
        file: file.to_owned(),
        function,
        inlined_at,
        placement,
        strategy: method.clone(),
        counts,
    };
    let mut sum = Counts::default();
    for (index, mut measured) in functions.into_iter().enumerate() {
        let id = FuncId::new(index);
        let name = module.symbol_name(module.functions[id].symbol);
        if only.is_some_and(|only| only != name) {
            continue;
        }
        let parts = measured.parts(module, id);
        if wanted.explain && !measured.ledger.is_empty() {
            let names = match wanted.slots.is_empty() {
                true => Vec::new(),
                false => own::to_ssa(ctx, module, id, options, &wanted.slots)?,
            };
            report.ledgers.push(FunctionLedger {
                file: file.to_owned(),
                function: name.to_owned(),
                placement,
                strategy: method.clone(),
                names: names.into_iter().collect(),
                lines: measured.ledger,
            });
        }
        sum.add(&measured.counts);
        report.rows.push(row(Some(name.to_owned()), None, measured.counts));
        let parts = parts.into_iter().map(|(at, counts)| row(Some(name.to_owned()), Some(at), counts));
        report.rows.extend(parts);
    }
    if only.is_none() {
        report.rows.push(row(None, None, sum));
    }
    Ok(report)
}

impl Measured {
    /// Marks inlined copies in the ledger, and counts the copies of each call separately, in the order
    /// of their names.
    fn parts(&mut self, module: &Module, id: FuncId) -> BTreeMap<String, Counts> {
        let origins = inlined::origins(module, id);
        let mut parts: BTreeMap<String, Counts> = BTreeMap::new();
        for origin in origins.values() {
            parts.entry(origin.clone()).or_default().elimination.phis += 1;
        }
        for line in &mut self.ledger {
            let Some(origin) = origins.get(&Value::from_u32(line.entry.phi.0)) else { continue };
            line.inlined_at = Some(origin.clone());
            let counts = parts.entry(origin.clone()).or_default();
            counts.elimination.copies_inserted += 1;
            if line.copy.is_some() && line.entry.reason == Reason::Constant {
                counts.elimination.constants_left += 1;
            } else if line.copy.is_some() {
                counts.elimination.copies_left += 1;
            }
            *counts.copies_by_reason.entry(line.entry.reason.name()).or_default() += 1;
            *counts.copies_by_fate.entry(line.fate.name()).or_default() += 1;
            if let Some(ran) = line.executed {
                let executed = counts.executed.get_or_insert_default();
                executed.copies += ran;
                executed.phi_moves += if line.fate == Fate::Move { ran } else { 0 };
            }
        }
        parts
    }

    /// Fills in how often copies and moves ran.
    fn count_executed(&mut self, ran: &Ran<'_>) {
        let times = |n: u32, times: u64| u64::from(n).saturating_mul(times);
        let mut executed = Executed::default();
        for &(block, [before, after]) in &self.copies_in {
            executed.copies += times(before, ran.block(block, false)) + times(after, ran.block(block, true));
        }
        for region in &self.moves_in {
            let n = ran.region(region.block, region.succ_idx, region.after_calls);
            executed.moves += times(region.moves, n);
            executed.memory = executed.memory.plus(region.memory, n);
        }
        for line in &mut self.ledger {
            line.count_executed(ran);
            executed.phi_moves += line.executed.filter(|_| line.fate == Fate::Move).unwrap_or(0);
        }
        self.counts.executed = Some(executed);
    }
}

/// The number of registers from `least` on that are enough for a function.
fn least_registers(
    ctx: &mut Context,
    module: &Module,
    id: FuncId,
    options: &Options,
    mut least: usize,
) -> usize {
    loop {
        let options = Options { registers: u8::try_from(least).ok(), ..options.clone() };
        match ctx.run(module, id, &options, Goal::Copies) {
            Ok(_) => match ctx.measure_machine_code(module, &options) {
                Err(Error::TooFewRegisters { least: more, .. }) => least = more,
                _ => return least,
            },
            Err(_) => return least,
        }
    }
}

fn measure_function(
    ctx: &mut Context,
    &Subject { file, module, .. }: &Subject<'_>,
    id: FuncId,
    options: &Options,
    allocation: Option<(&OwnCommand, &(usize, String))>,
) -> Result<Measured, Error> {
    ctx.run(module, id, options, Goal::Copies)?;
    // A function that was read in copies form was eliminated elsewhere: there is no ledger of it.
    let is_ours = module.functions[id].form != Form::Copies;
    let exact = ctx.stats().elimination.minimum.filter(|_| is_ours);
    let elimination = ctx.stats().elimination;
    let mut counts = Counts { functions: 1, elimination, exact, ..Counts::default() };
    let func = ctx.function();
    let (copies_in, weighted) = count_copies(func);
    counts.copies_weighted = weighted;
    let machine = match allocation {
        None => ctx.measure_machine_code(module, options)?,
        Some((own, (line, answer))) => ctx
            .machine
            .measure_allocated(module, ctx.passes.function(), options, answer)?
            .map_err(|message| {
                let function = module.symbol_name(module.functions[id].symbol);
                own.fault(format!("answer:{line}: function `{function}` of {file}: {message}"))
            })?,
    };
    counts.moves = machine.moves;
    counts.moves_by_reason = machine.moves_by_reason;
    counts.code_bytes = machine.bytes;
    counts.memory = machine.memory;
    let ledger = if is_ours { ledger_of(ctx, module, &machine.copies) } else { Vec::new() };
    for line in &ledger {
        *counts.copies_by_reason.entry(line.entry.reason.name()).or_default() += 1;
        *counts.copies_by_fate.entry(line.fate.name()).or_default() += 1;
    }
    Ok(Measured { counts, copies_in, moves_in: machine.moves_in, ledger })
}

/// The copies of variables and constants in the blocks of copies form, before and after the last call, and
/// those of variables weighted by loop depth. A `copy` that the program itself contains has a result that is
/// no variable and does not count.
fn count_copies(func: &Function) -> (Vec<(Block, [u32; 2])>, u64) {
    let mut copies_in = Vec::new();
    let loops = Graph::of(&IrHost(func)).map(|graph| Loops::of(&graph));
    let mut weighted: u64 = 0;
    for &block in &func.layout {
        let depth = match &loops {
            Ok(loops) => loops.depth(sheave_ssa::Block::new(block.index())).min(MAX_WEIGHT_DEPTH),
            Err(_) => 0,
        };
        let last_call = runs::last_call(func, block);
        let mut copies = [0, 0];
        for (at, &inst) in func.block_insts(block).iter().enumerate() {
            let InstData::Unary { op: UnaryOp::Copy, arg } = func.insts[inst] else { continue };
            if func.result(inst).is_some_and(|result| func.def(result) == ValueDef::Variable) {
                copies[usize::from(last_call.is_some_and(|call| at > call))] += 1;
                if !func.values[arg].is_const() {
                    weighted = weighted.saturating_add(10_u64.pow(depth));
                }
            }
        }
        copies_in.push((block, copies));
    }
    (copies_in, weighted)
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

/// Ranks rows about the same function and placement, or the same file: the fewest copies left come first, and
/// of equal ones the fewest moves. Equal rows share a rank.
pub fn rank(rows: &mut [Row]) {
    let key = |row: &Row| (u64::from(row.counts.elimination.copies_left), row.counts.moves);
    let group = |row: &Row| (row.file.clone(), row.function.clone(), row.inlined_at.clone(), row.placement);
    let mut groups: HashMap<_, Vec<(u64, u64)>> = HashMap::new();
    for row in rows.iter() {
        groups.entry(group(row)).or_default().push(key(row));
    }
    for row in rows {
        let others = &groups[&group(row)];
        row.counts.rank = Some(1 + others.iter().filter(|&&other| other < key(row)).count() as u64);
    }
}
