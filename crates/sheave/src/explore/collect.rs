//! Collects the stages of a module under every placement and strategy.
//!
//! Under each placement the whole module goes through the passes once, with a record of what each of them
//! left; under each strategy the recorded SSA form goes through elimination and the back end, as `sheave
//! copies` sends it.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use sheave_ir::{Form, FuncId, InstData, Module, Symbol, Value};
use sheave_passes::IrHost;
use sheave_passes::adapters::eliminate;
use sheave_ssa::eliminate::{Decision, Outcome};

use super::listing::{self, Shared};
use super::model::{self, Attempt, Line, Stage};
use super::{Wanted, code, graph, live, placed};
use crate::copies::own::decide;
use crate::copies::{OwnCommand, SsaRun, key, ledger_of};
use crate::names::Named as _;
use crate::pipeline::Stage as Recorded;
use crate::source_names::{Names, SlotNames};
use crate::{Context, Error, Goal, Options, Strategy};

/// The functions of `module`, and notes on missing parts.
///
/// # Errors
/// When a pass does not accept a function.
pub(super) fn functions(
    module: &Module,
    options: &Options,
    wanted: &Wanted,
    slots: &SlotNames,
) -> Result<(Vec<model::Function>, Vec<String>), Error> {
    let ids: Vec<FuncId> = module.functions.keys().filter(|&id| wanted.shows(module, id)).collect();
    let mut collector = Collector {
        ctx: Context::new(),
        module,
        wanted,
        slots,
        shared: ids.iter().map(|_| Shared::default()).collect(),
        ids,
        notes: Vec::new(),
        before: None,
    };
    let mut placements: Vec<Vec<model::Placement>> = collector.ids.iter().map(|_| Vec::new()).collect();
    let first = options.promote.placement;
    for &placement in sheave_ssa::promote::Placement::CHOICES {
        let mut options = options.clone();
        options.promote.placement = placement;
        let found = collector.placement(&options, placement == first)?;
        for (of_function, placement) in placements.iter_mut().zip(found) {
            of_function.push(placement);
        }
    }
    let Collector { ids, shared, mut notes, .. } = collector;
    notes.dedup();
    let functions =
        ids.iter().zip(shared).zip(placements).map(|((&id, shared), placements)| model::Function {
            name: module.symbol_name(module.functions[id].symbol).to_owned(),
            source: extent(module, id, &shared.lines),
            lines: shared.lines,
            graphs: shared.graphs,
            placements,
            llvm: None,
        });
    Ok((functions.collect(), notes))
}

/// The file of a function, and the first and the last line that anything in it is from.
fn extent(module: &Module, id: FuncId, lines: &[Line]) -> Option<(u32, u32, u32)> {
    let scope = module.sources.scopes.get(module.functions[id].debug.scope.expand()?)?;
    let file = scope.file.as_u32();
    let of_file = lines.iter().filter_map(|Line(_, _, locs)| locs.last()).filter(|loc| loc.0 == file);
    let (mut first, mut last) = (scope.line.max(1), scope.line.max(1));
    for &(_, line) in of_file {
        (first, last) = (first.min(line), last.max(line));
    }
    Some((file, first, last))
}

struct Collector<'a> {
    ctx: Context,
    module: &'a Module,
    wanted: &'a Wanted,
    slots: &'a SlotNames,
    ids: Vec<FuncId>,
    /// By function, as in `ids`.
    shared: Vec<Shared>,
    notes: Vec<String>,
    /// The run of the program as read.
    before: Option<Rc<SsaRun>>,
}

impl Collector<'_> {
    /// Every function under the placement of `options`, which is the first that is shown if it `is_first`.
    fn placement(&mut self, options: &Options, is_first: bool) -> Result<Vec<model::Placement>, Error> {
        self.ctx.passes.record = Some(Vec::new());
        let ssa = self.ctx.run_module(self.module, options, Goal::Ssa);
        let record = self.ctx.passes.record.take().unwrap_or_default();
        let ssa = ssa?;
        let mut recorded: HashMap<Symbol, Vec<&Recorded>> = HashMap::new();
        for stage in &record {
            recorded.entry(stage.func.symbol).or_default().push(stage);
        }
        if self.before.is_none() {
            self.before = self.run(self.module, options).map(Rc::new);
        }
        let before = self.before.clone();
        let run = self.run(&ssa, options);
        let mut placements = Vec::with_capacity(self.ids.len());
        for at in 0..self.ids.len() {
            let stages = recorded.remove(&self.module.functions[self.ids[at]].symbol).unwrap_or_default();
            let counts = (before.as_deref(), run.as_ref());
            placements.push(self.stages(at, (&ssa, options), &stages, counts));
        }
        let with = |strategy| Options { passes: Vec::new(), strategy, lower_bound: true, ..options.clone() };
        for &strategy in Strategy::CHOICES {
            self.strategy(&mut placements, (&ssa, &with(strategy)), None, run.as_ref())?;
        }
        for own in self.wanted.own.iter().filter(|_| is_first) {
            let options = with(Strategy::default());
            let decisions = self.decisions(&ssa, own, &options, &placements)?;
            self.strategy(&mut placements, (&ssa, &options), Some(decisions), run.as_ref())?;
        }
        Ok(placements)
    }

    /// The decisions of `own` about the functions that are shown, with the names in `placements`.
    fn decisions(
        &mut self,
        ssa: &Module,
        own: &OwnCommand,
        options: &Options,
        placements: &[model::Placement],
    ) -> Result<HashMap<FuncId, Decision>, Error> {
        let ids = &self.ids;
        let mut to_ssa = |ctx: &mut Context, id: FuncId| {
            ctx.run(ssa, id, options, Goal::Ssa)?;
            let shown = ids.iter().position(|&shown| shown == id);
            Ok(shown.map_or_else(Vec::new, |at| placements[at].names.clone()))
        };
        let subject = (self.module.name.as_str(), ssa);
        decide(&mut self.ctx, subject, own, options, self.wanted.function.as_deref(), &mut to_ssa)
    }

    /// The function as read and after each pass that changed it.
    fn stages(
        &mut self,
        at: usize,
        (ssa, options): (&Module, &Options),
        recorded: &[&Recorded],
        (before, after): (Option<&SsaRun>, Option<&SsaRun>),
    ) -> model::Placement {
        let id = self.ids[at];
        let func = &self.module.functions[id];
        let name = self.module.symbol_name(func.symbol);
        let mut names = Names::new(func, self.slots.get(name).map_or(&[][..], Vec::as_slice));
        let mut text = listing::lines(self.module, func);
        let shared = &mut self.shared[at];
        let mut stages = vec![stage(shared, func, &text, "", usize::MAX)];
        stages[0].counts = before.map(|run| run.of(id, func).in_order());
        let mut last = func;
        let mut links = Vec::new();
        for step in recorded {
            names.add_phis(&step.func, &step.phis);
            let lines = listing::lines(ssa, &step.func);
            let of_promotion = (step.phis.iter()).filter_map(|&(phi, slot)| {
                Some((alloca_of(last, slot)?, step.func.value_name(phi).to_string()))
            });
            links.extend(of_promotion);
            if let Some(lines) = placed::lines(ssa, last, step, options) {
                let mut stage = stage(shared, last, &lines, placed::STAGE, usize::MAX);
                stage.links = std::mem::take(&mut links);
                stages.push(stage);
                text = lines;
            }
            if step.pass.starts_with("promote") {
                links.extend(stored(last, step));
            }
            let replaced = step.replaced.iter().filter(|(value, by)| value != by);
            links.extend(replaced.map(|&(value, by)| {
                (last.value_name(value).to_string(), step.func.value_name(by).to_string())
            }));
            // A pass without visible changes is part of the next stage.
            let same =
                lines.len() == text.len() && lines.iter().zip(&text).all(|(a, b)| a.0 == b.0 && a.1 == b.1);
            if !same {
                let mut stage = stage(shared, &step.func, &lines, step.pass, usize::MAX);
                stage.links = std::mem::take(&mut links);
                stages.push(stage);
                (text, last) = (lines, &step.func);
            }
        }
        let func = &ssa.functions[id];
        if let (Some(stage), Some(run)) = (stages.last_mut(), after) {
            stage.counts = Some(run.of(id, func).in_order());
        }
        let (ranges, interference) = live::ranges(func, &text);
        model::Placement {
            names: names.finish(func),
            stages,
            ranges,
            interference,
            strategies: Vec::with_capacity(Strategy::CHOICES.len()),
        }
    }

    /// Adds every function under the strategy of `options`, or as `decisions` say, to its placement; `ssa`
    /// has gone through the passes.
    fn strategy(
        &mut self,
        placements: &mut [model::Placement],
        (ssa, options): (&Module, &Options),
        decisions: Option<HashMap<FuncId, Decision>>,
        run: Option<&SsaRun>,
    ) -> Result<(), Error> {
        let is_own = decisions.is_some();
        let mut decisions = decisions.unwrap_or_default();
        for id in ssa.functions.keys() {
            // None, too: an earlier function whose passes failed may have left a decision.
            self.ctx.passes.ctxs.of::<eliminate::Ctx>().decide(decisions.remove(&id));
            self.ctx.run(ssa, id, options, Goal::Copies)?;
            let Some(at) = self.ids.iter().position(|&shown| shown == id) else { continue };
            let func = self.ctx.function().clone();
            let compiled = match code::of(&mut self.ctx, ssa, &func, options) {
                Ok((code, counts)) => (Ok(code), counts),
                Err(error) => (Err(error.to_string()), crate::MachineCounts::default()),
            };
            let mut strategy = self.function(at, ssa, id, &func, compiled, run);
            // The order in which a user-defined strategy merges is not known.
            if !is_own {
                strategy.attempts = attempts(&ssa.functions[id], options);
            }
            placements[at].strategies.push(strategy);
        }
        Ok(())
    }

    /// One function right after the context has eliminated its phis, without the attempts to coalesce them.
    fn function(
        &mut self,
        at: usize,
        ssa: &Module,
        id: FuncId,
        func: &sheave_ir::Function,
        (code, machine): (Result<code::Marked, String>, crate::MachineCounts),
        run: Option<&SsaRun>,
    ) -> model::Strategy {
        let before = &ssa.functions[id];
        let run = run.map(|run| run.of(id, func));
        let is_ours = before.form != Form::Copies;
        let text = listing::lines(ssa, func);
        let shared = &mut self.shared[at];
        let mut copies = stage(shared, func, &text, "eliminate", before.n_blocks());
        let name_of = |value: sheave_ssa::Value| func.value_name(Value::from_u32(value.0)).to_string();
        let elimination = self.ctx.passes.ctxs.get::<eliminate::Ctx>().filter(|_| is_ours);
        let mut ledger = if is_ours { ledger_of(&self.ctx, ssa, &machine.copies) } else { Vec::new() };
        if let Some(run) = &run {
            ledger.iter_mut().for_each(|line| line.count_executed(run));
        }
        let plan = elimination.map(eliminate::Ctx::plan);
        let classes: Vec<Vec<String>> = (plan.into_iter().flat_map(|plan| plan.classes()))
            .map(|class| class.iter().map(|&value| name_of(value)).collect())
            .collect();
        copies.links = (ledger.iter())
            .filter_map(|line| Some((line.phi.clone(), key(line.copy.as_ref()?.inst))))
            .collect();
        for class in &classes {
            copies.links.extend(class[1..].iter().map(|value| (value.clone(), class[0].clone())));
        }
        let elimination = self.ctx.stats().elimination;
        let counts = [
            ("phis", elimination.phis.into()),
            ("phi arguments", elimination.phi_args.into()),
            ("copies inserted", elimination.copies_inserted.into()),
            ("copies left", elimination.copies_left.into()),
            ("constants left", elimination.constants_left.into()),
            ("lower bound", elimination.lower_bound.into()),
            ("temporaries", elimination.temporaries.into()),
            ("edges split", elimination.edges_split.into()),
            ("moves", machine.moves),
            ("bytes", machine.bytes),
        ];
        let code = code.map(|marked| marked.model((ssa, func), &machine, run.as_ref(), shared));
        copies.counts = run.filter(|_| code.is_ok()).map(|run| run.in_order());
        model::Strategy { copies, code, ledger, classes, attempts: Vec::new(), counts: counts.to_vec() }
    }

    /// Runs `module`, which no passes are left for, if it is to be run.
    fn run(&mut self, module: &Module, options: &Options) -> Option<SsaRun> {
        let invocation = self.wanted.executed.as_ref()?;
        let options = Options { passes: Vec::new(), ..options.clone() };
        match SsaRun::new(&mut self.ctx, module, &options, invocation) {
            Ok(run) => {
                self.notes.extend(run.note.clone());
                Some(run)
            }
            Err(error) => {
                self.notes.push(format!("nothing is counted as executed: {error}"));
                None
            }
        }
    }
}

/// `func`, whose lines are `lines`, as a stage.
fn stage(
    shared: &mut Shared,
    func: &sheave_ir::Function,
    lines: &[Line],
    pass: &str,
    n_before: usize,
) -> Stage {
    let graph = graph::of(func, lines, n_before).map(|graph| shared.graph(graph));
    Stage {
        pass: pass.to_owned(),
        form: func.form.name(),
        lines: lines.iter().map(|line| shared.line(line.clone())).collect(),
        graph,
        links: Vec::new(),
        counts: None,
    }
}

/// The value of the `alloca` of `slot`.
pub(super) fn alloca_of(func: &sheave_ir::Function, slot: sheave_ir::Slot) -> Option<String> {
    let insts = func.layout.iter().flat_map(|&block| func.block_insts(block));
    let mut allocas =
        insts.filter(|&&inst| matches!(func.insts[inst], InstData::Alloca { slot: of } if of == slot));
    allocas.next().and_then(|&inst| func.result(inst)).map(|value| func.value_name(value).to_string())
}

/// Stores that promotion removed, each with the value that was stored.
fn stored(before: &sheave_ir::Function, step: &Recorded) -> Vec<(String, String)> {
    let left: HashSet<_> = step.func.order.iter().copied().collect();
    let replaced: HashMap<Value, Value> = step.replaced.iter().copied().collect();
    let insts = before.layout.iter().flat_map(|&block| before.block_insts(block));
    let gone = insts.filter(|inst| !left.contains(inst)).filter_map(|&inst| match before.insts[inst] {
        InstData::Store { value, .. } if !before.values[value].is_const() => {
            let value = replaced.get(&value).copied().unwrap_or(value);
            Some((key(inst), step.func.value_name(value).to_string()))
        }
        _ => None,
    });
    gone.collect()
}

/// The decisions of coalescing about `before`, which is in SSA form.
fn attempts(before: &sheave_ir::Function, options: &Options) -> Vec<Attempt> {
    if before.form == Form::Copies {
        return Vec::new();
    }
    let mut ctx = sheave_ssa::eliminate::Ctx::new();
    let options = sheave_ssa::eliminate::Options { attempts: true, ..options.pipeline().eliminate };
    let host = IrHost(before);
    let Ok(plan) = sheave_ssa::eliminate::plan(&host, &options, &mut ctx) else { return Vec::new() };
    let name = |value: sheave_ssa::Value| before.value_name(Value::from_u32(value.0)).to_string();
    let attempt = |attempt: &sheave_ssa::eliminate::Attempt| {
        let phi = name(attempt.phi);
        let member =
            |value: Option<sheave_ssa::Value>| value.map_or_else(|| format!("{phi}'s temporary"), name);
        let (outcome, witness) = match attempt.outcome {
            Outcome::Merged => ("merged", None),
            Outcome::Together => ("together", None),
            Outcome::Interference(a, b) => ("interference", Some((member(a), member(b)))),
            Outcome::Constraint => ("constraint", None),
            Outcome::Skipped => ("skipped", None),
        };
        Attempt { phi: phi.clone(), arg: name(attempt.arg), isolated: attempt.isolated, outcome, witness }
    };
    plan.attempts.iter().map(attempt).collect()
}
