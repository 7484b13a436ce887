//! The functions of the table: each hands the function, the analyses, its own scratch and its own options to one pass, and
//! keeps what the pass counted.

use sheave_ir::Editor;
use sheave_passes::{Shape, demote as demotion, eliminate as elimination, promote as promotion};
use sheave_ssa::promote::Mode;

use super::phase::{PassError, PassRun};
use super::table::Changed;

type Result = std::result::Result<Changed, PassError>;

pub(super) fn split(run: &mut PassRun<'_>) -> Result {
    let slots =
        sheave_passes::split::run(&mut Editor::new(run.func, &mut run.scratch.edits), &mut run.scratch.split);
    run.count("split", "slots taken apart", slots);
    Ok(Changed::Code)
}

pub(super) fn promote_locals(run: &mut PassRun<'_>) -> Result {
    promote_in_mode(run, "promote-locals", Mode::Locals)
}

pub(super) fn promote(run: &mut PassRun<'_>) -> Result {
    promote_in_mode(run, "promote", Mode::All)
}

fn promote_in_mode(run: &mut PassRun<'_>, name: &'static str, mode: Mode) -> Result {
    let options = promotion::Options { mode, ..run.options.promote };
    let stats = promotion::run_with(
        &mut Editor::new(run.func, &mut run.scratch.edits),
        &mut run.scratch.promote,
        &options,
    )?;
    run.stats.slots = run.stats.slots.max(stats.slots);
    run.stats.promoted += stats.promoted;
    run.count(name, "slots promoted", stats.promoted);
    run.count(name, "phis placed", stats.phis_placed);
    run.count(name, "phis left", stats.phis);
    run.count(name, "instructions removed", stats.removed);
    Ok(Changed::Code)
}

pub(super) fn demote(run: &mut PassRun<'_>) -> Result {
    let stats =
        demotion::run_with(&mut Editor::new(run.func, &mut run.scratch.edits), &mut run.scratch.demote);
    run.count("demote", "phis demoted", stats.phis);
    run.count("demote", "values demoted", stats.values);
    run.count("demote", "edges split", stats.edges_split);
    Ok(Changed::Graph)
}

pub(super) fn thread(run: &mut PassRun<'_>) -> Result {
    let edges = sheave_passes::thread::run(
        &mut Editor::new(run.func, &mut run.scratch.edits),
        &mut run.scratch.thread,
    );
    run.count("thread", "edges threaded", edges);
    Ok(Changed::graph_if(edges > 0))
}

pub(super) fn recur(run: &mut PassRun<'_>) -> Result {
    let sig = &run.module.signatures[run.func.sig];
    let calls = sheave_passes::recur::run(
        &mut Editor::new(run.func, &mut run.scratch.edits),
        sig,
        &mut run.scratch.recur,
    );
    run.count("recur", "calls turned into jumps", calls);
    Ok(Changed::graph_if(calls > 0))
}

pub(super) fn simplify(run: &mut PassRun<'_>) -> Result {
    let (graph, dominators) = run.analyses.dominators(&Shape(run.func))?;
    let stats = sheave_passes::simplify::run(
        &mut Editor::new(run.func, &mut run.scratch.edits),
        graph,
        dominators,
        &mut run.scratch.simplify,
    );
    run.count("simplify", "values folded", stats.folded);
    run.count("simplify", "values redundant", stats.redundant);
    run.count("simplify", "loads forwarded", stats.loads_forwarded);
    run.count("simplify", "branches folded", stats.branches_folded);
    Ok(Changed::graph_if(stats.branches_folded > 0))
}

pub(super) fn sweep(run: &mut PassRun<'_>) -> Result {
    let graph = run.analyses.graph(&Shape(run.func))?;
    let stats = sheave_passes::sweep::run(
        &mut Editor::new(run.func, &mut run.scratch.edits),
        graph,
        &mut run.scratch.sweep,
    );
    run.count("sweep", "instructions removed", stats.insts);
    run.count("sweep", "phis removed", stats.phis);
    run.count("sweep", "blocks removed", stats.blocks);
    Ok(Changed::graph_if(stats.blocks > 0))
}

pub(super) fn widen(run: &mut PassRun<'_>) -> Result {
    if run.analyses.graph(&Shape(run.func))?.has_back_edge() {
        let (graph, loops) = run.analyses.loops(&Shape(run.func))?;
        let counters = sheave_passes::widen::run(
            &mut Editor::new(run.func, &mut run.scratch.edits),
            graph,
            loops,
            &mut run.scratch.widen,
        );
        run.count("widen", "counters widened", counters);
    }
    Ok(Changed::Code)
}

pub(super) fn hoist(run: &mut PassRun<'_>) -> Result {
    if run.analyses.graph(&Shape(run.func))?.has_back_edge() {
        let (graph, loops) = run.analyses.loops(&Shape(run.func))?;
        let insts = sheave_passes::hoist::run(
            &mut Editor::new(run.func, &mut run.scratch.edits),
            graph,
            loops,
            &mut run.scratch.hoist,
        );
        run.count("hoist", "instructions moved", insts);
    }
    Ok(Changed::Code)
}

pub(super) fn eliminate(run: &mut PassRun<'_>) -> Result {
    let options = elimination::Options {
        strategy: run.options.strategy,
        lower_bound: run.options.lower_bound,
        exact_steps: run.options.exact_steps,
        ..Default::default()
    };
    let before = run.options.verify.then(|| run.func.clone());
    let counters = elimination::run_with(
        &mut Editor::new(run.func, &mut run.scratch.edits),
        run.analyses,
        &mut run.scratch.eliminate,
        &options,
    )?;
    if let Some(before) = before {
        elimination::check_plan(&before, &run.scratch.eliminate)?;
    }
    run.stats.elimination = counters;
    run.count("eliminate", "phis eliminated", counters.phis);
    run.count("eliminate", "copies inserted", counters.copies_inserted);
    run.count("eliminate", "copies left", counters.copies_left);
    run.count("eliminate", "constants left", counters.constants_left);
    run.count("eliminate", "temporaries", counters.temporaries);
    run.count("eliminate", "edges split", counters.edges_split);
    Ok(Changed::Graph)
}
