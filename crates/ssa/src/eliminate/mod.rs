//! SSA destruction: phis become copies.
//!
//! **What.** [`plan`] reads a function through [`SsaHost`] and answers with a [`Plan`]: which values may
//! share a variable, which copies are placed where and in which order, which edges are split. A [`Strategy`]
//! chooses how; every strategy is correct on every function, and they differ in the number of copies.
//!
//! **Why here.** A machine has no phis. This is the last step before register allocation, which sees copies
//! as hints and removes more of them; what is merged here cannot be separated again.
//!
//! **Algorithms.** See [`Strategy`], and the modules for the sources. All strategies place and order their
//! copies in the same way (`place`), and the order of each parallel copy is the shortest there is
//! ([`Sequencer`]).
//!
//! **Cost.** Near linear in blocks, edges and phi arguments; strategies that need liveness read the
//! instructions once. No interference graph. Memory is kept in the [`Ctx`].
//!
//! **Needs and leaves.** Needs SSA form: definitions dominate uses, edges bring one argument for each phi.
//! The plan leaves a function in which a variable may be written by several instructions, so no SSA pass may
//! follow.
//!
//! **What it does not do.** It moves no instruction but copies, allocates no registers and propagates no
//! copies that were there before.

use alloc::vec::Vec;

use crate::graph::{MAX_ENTITIES, NONE};
use crate::refill::refill;
use crate::{Analyses, Block, Entity, Error, Graph, Rule, SsaHost, Value};

mod check;
mod classes;
mod coalesce;
mod counterexample;
mod decision;
mod display;
mod entered;
mod exact;
mod forest;
mod materialise;
mod options;
mod parallel_copy;
mod place;
mod plan;
mod ranges;
mod sreedhar;
mod unsplittable;
mod web;

pub use check::{CheckError, CheckRule, check};
pub use counterexample::{Counterexample, Event, counterexample};
pub use decision::{DecidedCopies, DecidedPosition, Decision, DecisionError, plan_decided};
pub use options::{Options, Strategy};
pub use parallel_copy::{Cycles, Sequencer, Step, fewest_moves};
pub use plan::{Attempt, Counters, Entry, Outcome, Plan, PlannedCopy, Position, Reason, Sequence, Split};

use classes::Classes;
use coalesce::{Order, Variant};
use entered::Entered;
use place::{Placer, Places};
use ranges::Ranges;
use web::{UNDEF, Web, is_variable};

/// The memory of the pass: keep it for the next function.
#[derive(Clone, Debug, Default)]
pub struct Ctx {
    /// Of the function of the last [`plan`].
    analyses: Analyses,
    web: Web,
    ranges: Ranges,
    classes: Classes,
    places: Places,
    plan: Plan,
    place_scratch: place::Scratch,
    coalesce_scratch: coalesce::Scratch,
    forest_scratch: forest::Scratch,
    materialise_scratch: materialise::Scratch,
    unsplittable_scratch: unsplittable::Scratch,
    /// By phi index: written through its shadow.
    isolated: Vec<bool>,
    /// By value: the index of the phi that defines it. Only filled where it is needed.
    phi_of: Vec<u32>,
}

impl Ctx {
    /// An empty context.
    pub fn new() -> Self {
        Ctx::default()
    }

    /// The last plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }
}

/// Plans the elimination of all phis of `host`.
///
/// # Errors
///
/// [`NoBlocks`](crate::Rule::NoBlocks). Where there are phis: what [`Graph::compute`] reports,
/// [`PhiArgumentCount`](crate::Rule::PhiArgumentCount), [`PhiArgumentType`](crate::Rule::PhiArgumentType),
/// [`ValueOutOfRange`](crate::Rule::ValueOutOfRange) and [`DefinedTwice`](crate::Rule::DefinedTwice) of phis,
/// [`AmbiguousEdges`](crate::Rule::AmbiguousEdges); and under strategies that need liveness, what
/// instructions use and define, too: [`ValueOutOfRange`](crate::Rule::ValueOutOfRange),
/// [`UseBeforeDefinition`](crate::Rule::UseBeforeDefinition), [`DefinedTwice`](crate::Rule::DefinedTwice) and
/// [`BadConstraint`](crate::Rule::BadConstraint). The other strategies never read instructions: [`check`]
/// reads them all.
///
/// ```
/// use sheave_ssa::eliminate;
/// use sheave_testing::ssa::conformance::{merging_programs, ssa_form};
///
/// let mut ctx = eliminate::Ctx::new();
/// for (program, _) in merging_programs(10) {
///     let func = ssa_form(&program);
///     let plan = eliminate::plan(&func, &eliminate::Options::default(), &mut ctx)?.clone();
///     eliminate::check(&func, &plan).expect("the plan is right");
/// }
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub fn plan<'a>(host: &impl SsaHost, options: &Options, ctx: &'a mut Ctx) -> Result<&'a Plan, Error> {
    let mut analyses = core::mem::take(&mut ctx.analyses);
    analyses.clear();
    let result = plan_with(host, options, &mut analyses, ctx).map(drop);
    ctx.analyses = analyses;
    result.map(|()| &ctx.plan)
}

/// As [`plan`], for a caller who keeps the analyses of its function: those that hold are used, those that are
/// missing and needed are computed.
///
/// ```
/// use sheave_ssa::Analyses;
/// use sheave_ssa::eliminate::{Ctx, Options, plan_with};
/// use sheave_testing::ssa::conformance::{merging_programs, ssa_form};
///
/// let (mut analyses, mut ctx) = (Analyses::new(), Ctx::new());
/// let func = ssa_form(&merging_programs(1).next().unwrap().0);
/// let dominators = analyses.dominators(&func)?.1.clone();
/// let copies = plan_with(&func, &Options::default(), &mut analyses, &mut ctx)?.counters.copies_inserted;
/// // They still hold for the next plan, which is the same.
/// let again = plan_with(&func, &Options::default(), &mut analyses, &mut ctx)?.counters.copies_inserted;
/// assert_eq!(copies, again);
/// # let _ = dominators;
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
///
/// # Errors
///
/// As [`plan`].
pub fn plan_with<'a>(
    host: &impl SsaHost,
    options: &Options,
    analyses: &mut Analyses,
    ctx: &'a mut Ctx,
) -> Result<&'a Plan, Error> {
    let merges = !matches!(options.strategy, Strategy::Isolate | Strategy::TwoPhase | Strategy::PerEdge);
    let Some(Prepared { host, has_unsplittable }) = prepare(host, options, analyses, ctx, merges)? else {
        return Ok(&ctx.plan);
    };
    let host = &host;
    let n_phis = ctx.web.phi_value.len();
    match options.strategy {
        Strategy::Isolate => isolate_all(host, ctx),
        Strategy::TwoPhase => isolate_conflicting(host, analyses.known_graph(), ctx),
        Strategy::PerEdge => {}
        Strategy::SreedharIII => {
            refill(&mut ctx.isolated, n_phis, false);
            let (graph, dominators) = analyses.dominators(host)?;
            let Ctx { web, ranges, classes, isolated, plan, .. } = ctx;
            let attempted = |attempt| plan.attempts.extend(options.attempts.then_some(attempt));
            sreedhar::run(graph, dominators, web, ranges, classes, isolated, attempted);
            assign(host, ctx);
        }
        Strategy::Coalesce => {
            refill(&mut ctx.isolated, n_phis, false);
            coalesce(host, options, analyses, ctx, Order::Weight)?;
        }
        Strategy::DominanceForest => {
            refill(&mut ctx.isolated, n_phis, false);
            let (graph, dominators) = analyses.dominators(host)?;
            let Ctx { web, ranges, classes, forest_scratch, plan, .. } = ctx;
            let attempted = |attempt| plan.attempts.extend(options.attempts.then_some(attempt));
            forest::run(graph, dominators, web, ranges, classes, forest_scratch, attempted);
            assign(host, ctx);
        }
        Strategy::Boissinot | Strategy::BoissinotVirtual | Strategy::BoissinotIntersect | Strategy::Llvm => {
            materialise(host, options.strategy, analyses, ctx)?;
            let order = match options.strategy {
                Strategy::Llvm => Order::Llvm,
                Strategy::BoissinotVirtual => Order::Phi,
                _ => Order::Weight,
            };
            coalesce(host, options, analyses, ctx, order)?;
            allow_ends(host, analyses.known_graph(), ctx);
        }
    }
    if has_unsplittable {
        guard(host, analyses, ctx, !ctx.places.ends.is_empty())?;
    }
    place_copies(host, analyses.known_graph(), ctx);
    ctx.plan.counters.temporaries = ctx.plan.temporaries.len() as u32;
    Ok(&ctx.plan)
}

/// Coalesces in this order: copies that are materialised, if there are any.
fn coalesce(
    host: &impl SsaHost,
    options: &Options,
    analyses: &mut Analyses,
    ctx: &mut Ctx,
    order: Order,
) -> Result<(), Error> {
    let (graph, loops) = analyses.loops(host)?;
    let Ctx { web, ranges, classes, coalesce_scratch, places, plan, isolated, .. } = &mut *ctx;
    let attempted = |attempt| plan.attempts.extend(options.attempts.then_some(attempt));
    let variant = Variant { ends: &places.ends, order };
    coalesce::run(host, graph, web, ranges, classes, coalesce_scratch, loops, isolated, variant, attempted);
    assign(host, ctx);
    Ok(())
}

/// Isolates phis and gives their copies positions and live ranges.
fn materialise(
    host: &impl SsaHost,
    strategy: Strategy,
    analyses: &mut Analyses,
    ctx: &mut Ctx,
) -> Result<(), Error> {
    let Ctx { web, ranges, classes, places, isolated, materialise_scratch, .. } = ctx;
    materialise::run(host, analyses.known_graph(), web, materialise_scratch, &mut places.ends);
    refill(isolated, web.phi_value.len(), true);
    if strategy == Strategy::Llvm {
        // A phi of which nothing is defined becomes undefined itself.
        isolated.fill(false);
        let graph = analyses.known_graph();
        for &join in &web.joins {
            let phis = web.phis(join);
            for &edge in graph.pred_row(join) {
                if graph.pre_number[graph.edge_source[edge as usize] as usize] != NONE {
                    for (phi, &arg) in phis.clone().zip(web.edge_args(edge, phis.len())) {
                        isolated[phi] |= arg != UNDEF;
                    }
                }
            }
        }
        let (graph, dominators, loops) = analyses.all(host)?;
        materialise::split_as_llvm(host, graph, dominators, loops, web, ranges, &mut places.ends);
    }
    let (graph, dominators) = analyses.dominators(host)?;
    ranges.compute(host, graph, dominators, web, &places.ends, strategy == Strategy::Llvm)?;
    if strategy != Strategy::BoissinotIntersect {
        ranges.number_values();
    }
    classes.reset(ranges.value.len());
    Ok(())
}

/// Notes the phis whose temporaries every source may write at its end, as the live ranges have it.
fn allow_ends(host: &impl SsaHost, graph: &Graph, ctx: &mut Ctx) {
    let Ctx { web, places, .. } = ctx;
    for &join in &web.joins {
        let on_edge = |&edge: &u32| {
            graph.pre_number[graph.edge_source[edge as usize] as usize] != NONE
                && places.ends[edge as usize] == materialise::AtEnd::No
                && !host.splittable(graph.edge(crate::EdgeId(edge)))
        };
        let safe = !graph.pred_row(join).iter().any(on_edge);
        for phi in web.phis(join) {
            places.safe_at_end[phi] |= safe;
        }
    }
}

/// A function whose phis have been read.
struct Prepared<'a, H> {
    host: Entered<'a, H>,
    /// Some edge into a join cannot be split.
    has_unsplittable: bool,
}

/// Reads the phis into `ctx`, and the live ranges where they are needed (`with_ranges`, or for bounds).
/// `None` if there are no phis; then the plan is finished.
fn prepare<'a, H: SsaHost>(
    host: &'a H,
    options: &Options,
    analyses: &mut Analyses,
    ctx: &mut Ctx,
    with_ranges: bool,
) -> Result<Option<Prepared<'a, H>>, Error> {
    ctx.plan.clear();
    let n_blocks = host.n_blocks();
    if n_blocks == 0 {
        return Err(Error::new(Rule::NoBlocks, Entity::Function));
    }
    if n_blocks >= MAX_ENTITIES {
        return Err(Error::new(Rule::TooLarge, Entity::Function));
    }
    if !has_phis(host, n_blocks) {
        ctx.web.clear();
        return Ok(None);
    }
    let host = Entered::new(host, analyses.graph(host)?);
    if host.n_values() >= MAX_ENTITIES {
        return Err(Error::new(Rule::TooLarge, Entity::Function));
    }
    ctx.web.collect(&host, analyses.known_graph(), options.write_undefined)?;
    ctx.plan.counters.phis = ctx.web.phi_value.len() as u32;
    ctx.plan.counters.phi_args = ctx.web.args.len() as u32;
    if ctx.web.joins.is_empty() {
        ctx.plan.counters.exact_minimum = (options.exact_steps > 0).then_some(0);
        return Ok(None);
    }
    ctx.places.reset(host.n_values(), ctx.web.phi_value.len());
    let has_unsplittable = unsplittable::any(&host, analyses.known_graph(), &ctx.web);
    let exact = options.exact_steps > 0;
    if has_unsplittable || with_ranges || options.lower_bound || exact {
        let (graph, dominators) = analyses.dominators(&host)?;
        ctx.ranges.compute(&host, graph, dominators, &ctx.web, &[], false)?;
        ctx.classes.reset(ctx.ranges.value.len());
        if options.lower_bound {
            ctx.plan.counters.lower_bound = lower_bound(graph, &ctx.web, &ctx.ranges);
        }
        if exact {
            let minimum = exact::minimum(graph, &ctx.web, &ctx.ranges, options.exact_steps);
            ctx.plan.counters.exact_minimum = minimum;
        }
    }
    Ok(Some(Prepared { host, has_unsplittable }))
}

/// Gives temporaries to phis that edges which cannot be split would write wrongly, or with `cautious` might.
fn guard(host: &impl SsaHost, analyses: &mut Analyses, ctx: &mut Ctx, cautious: bool) -> Result<(), Error> {
    let (graph, dominators) = analyses.dominators(host)?;
    unsplittable::Guard {
        host,
        graph,
        dominators,
        web: &ctx.web,
        ranges: &ctx.ranges,
        classes: &mut ctx.classes,
        places: &mut ctx.places,
        plan: &mut ctx.plan,
        scratch: &mut ctx.unsplittable_scratch,
        cautious,
    }
    .run()
}

/// Places and orders the copies that the places leave.
fn place_copies(host: &impl SsaHost, graph: &Graph, ctx: &mut Ctx) {
    Placer {
        host,
        graph,
        web: &ctx.web,
        places: &ctx.places,
        plan: &mut ctx.plan,
        scratch: &mut ctx.place_scratch,
    }
    .run();
}

/// False if no block has a phi: then there is nothing to do, and nothing else is read.
fn has_phis(host: &impl SsaHost, n_blocks: usize) -> bool {
    let mut any = false;
    for block in 0..n_blocks {
        host.phis(Block::new(block), |_| any = true);
        if any {
            break;
        }
    }
    any
}

fn isolate_all(host: &impl SsaHost, ctx: &mut Ctx) {
    for (phi, &value) in ctx.web.phi_value.iter().enumerate() {
        ctx.places.isolate(&mut ctx.plan, phi, host.value_type(Value(value)), Reason::Isolation);
    }
}

/// Gives temporaries to phis that read another phi of their block on some edge, and to those that are read
/// so. (The reference marks the latter as a safety net; they need it, because the former are saved to their
/// temporaries in no particular order.)
fn isolate_conflicting(host: &impl SsaHost, graph: &Graph, ctx: &mut Ctx) {
    let web = &ctx.web;
    refill(&mut ctx.phi_of, host.n_values(), NONE);
    for (phi, &value) in web.phi_value.iter().enumerate() {
        ctx.phi_of[value as usize] = phi as u32;
    }
    refill(&mut ctx.isolated, web.phi_value.len(), false);
    for &join in &web.joins {
        let phis = web.phis(join);
        for &edge in graph.pred_row(join) {
            if graph.pre_number[graph.edge_source[edge as usize] as usize] == NONE {
                continue;
            }
            for (phi, &arg) in phis.clone().zip(web.edge_args(edge, phis.len())) {
                if is_variable(arg) {
                    let read = ctx.phi_of[arg as usize] as usize;
                    if read != phi && phis.contains(&read) {
                        ctx.isolated[phi] = true;
                        ctx.isolated[read] = true;
                    }
                }
            }
        }
    }
    for (phi, &value) in web.phi_value.iter().enumerate() {
        if ctx.isolated[phi] {
            ctx.places.isolate(&mut ctx.plan, phi, host.value_type(Value(value)), Reason::Isolation);
        }
    }
}

/// Reads places and the plan's classes off the congruence classes.
fn assign(host: &impl SsaHost, ctx: &mut Ctx) {
    let Ctx { web, ranges, classes, places, plan, isolated, .. } = ctx;
    for leader in 0..ranges.value.len() as u32 {
        let members = classes.members(leader);
        if members.len() < 2 || classes.find(leader) != leader {
            continue;
        }
        let members = classes.members(leader);
        let first = plan.members.len();
        for &rank in members {
            let value = ranges.value[rank as usize];
            if value != NONE {
                plan.members.push(Value(value));
            }
        }
        if let Some(&Value(place)) = plan.members.get(first) {
            for member in &plan.members[first..] {
                places.place[member.index()] = place;
            }
        }
        if plan.members.len() - first < 2 {
            plan.members.truncate(first);
        } else {
            plan.class_ends.push(plan.members.len() as u32);
        }
    }
    // Where copies are materialised, every phi has a shadow.
    let reason = if places.ends.is_empty() { Reason::LostCopy } else { Reason::Isolation };
    for (phi, &value) in web.phi_value.iter().enumerate() {
        if !isolated[phi] {
            continue;
        }
        // A shadow lives with the first value of its class; one without company, or with shadows only, in a
        // temporary.
        let leader = classes.find(ranges.shadow[phi]);
        let members = classes.members(leader);
        match members.iter().find(|&&rank| ranges.value[rank as usize] != NONE) {
            Some(&rank) => {
                let place = places.place[ranges.value[rank as usize] as usize];
                places.share(phi, place, reason);
            }
            None => places.isolate(plan, phi, host.value_type(Value(value)), reason),
        }
    }
}

/// The number of phis that interfere with one of their arguments. However values are renamed, such a
/// phi cannot have the place of that argument, so a copy into it remains, on that edge or at the head of the
/// block.
fn lower_bound(graph: &Graph, web: &Web, ranges: &Ranges) -> u32 {
    let mut count = 0;
    for &join in &web.joins {
        let phis = web.phis(join);
        for phi in phis.clone() {
            let rank = ranges.rank_of[web.phi_value[phi] as usize];
            let interferes = graph.pred_row(join).iter().any(|&edge| {
                if graph.pre_number[graph.edge_source[edge as usize] as usize] == NONE {
                    return false;
                }
                let arg = web.edge_args(edge, phis.len())[phi - phis.start];
                if !is_variable(arg) || arg == web.phi_value[phi] {
                    return false;
                }
                let arg = ranges.rank_of[arg as usize];
                let (first, second) = if rank < arg { (rank, arg) } else { (arg, rank) };
                ranges.dominates(first, second) && ranges.interfere(first, second)
            });
            count += u32::from(interferes);
        }
    }
    count
}

#[cfg(test)]
mod tests;
