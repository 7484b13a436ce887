//! SSA destruction: turns phis into copies.
//!
//! **What.** [`plan`] reads a function through [`SsaHost`] and returns a [`Plan`]: the values that share a
//! variable, the copies with their positions and order, and the edges to split. Every [`Strategy`] is correct
//! on every function; they differ in the number of copies.
//!
//! **Why here.** A machine has no phis. This is the last step before register allocation, which sees copies
//! as hints and removes more of them; values that are merged here cannot be separated again.
//!
//! **Algorithms.** Every strategy takes the same steps, and a table (`strategy`) has a row for each with the
//! differences:
//!
//! 1. `web` reads the phis and `ranges` the live ranges of their values, if they matter.
//! 2. `start`: the copies of a phi's arguments start on the edges, in temporaries, or at the ends of the
//!    sources (`materialise`).
//! 3. `merge`: phis and arguments become one variable (`classes`) if nothing interferes, by weight or phi by
//!    phi (`coalesce`), with a choice between copying the phi or the argument (`sreedhar`), or by dominance
//!    forests (`forest`).
//! 4. `unsplittable` protects values from copies on edges that cannot be split.
//! 5. `place` puts the copies that are left at the ends or heads of blocks or into edge blocks, and each
//!    parallel copy becomes the shortest sequence ([`parallel_copy`](crate::parallel_copy)).
//!
//! ```text
//! block1: v1 = phi [block0: v0], [block1: v2]; v2 = add v1, 1; branch v3, block1, block2
//!
//! isolate     v9 := v0 in block0, v9 := v2 in block1, v1 := v9 at the head of block1
//! per-edge    v1 := v0 in block0, v1 := v2 on the back edge, in an edge block
//! coalesce    v1 and v2 are one variable; v1 := v0 in block0, if v0 is used after it
//! ```
//!
//! **Cost.** Near linear in blocks, edges and phi arguments; strategies that need liveness read the
//! instructions once. No interference graph. Memory is kept in the [`Ctx`].
//!
//! **Needs and leaves.** Needs SSA form: definitions dominate uses, edges bring one argument for each phi.
//! The plan leaves a function in which a variable may be written by several instructions, so no SSA pass may
//! follow.
//!
//! **Does not.** It moves no instruction but copies, allocates no registers and propagates no copies that
//! were there before.

use alloc::vec::Vec;

use crate::{Analyses, Error, Graph, SsaHost};

mod bounds;
mod check;
mod classes;
mod coalesce;
mod counterexample;
mod crossed;
mod decision;
mod display;
mod entered;
mod forest;
mod materialise;
mod merge;
mod minimum;
mod options;
mod place;
mod plan;
mod prepare;
mod ranges;
mod sreedhar;
mod start;
mod strategy;
mod unsplittable;
mod web;

pub use check::{CheckError, CheckRule, check, check_form};
pub use counterexample::{Counterexample, Event, counterexample};
pub use decision::{DecidedCopies, DecidedPosition, Decision, DecisionError, plan_decided};
pub use options::{Options, Strategy};
pub use plan::{
    Attempt, Counters, Entry, Minimum, Outcome, Plan, PlannedCopy, Position, Reason, Sequence, Split,
};

use classes::Classes;
use place::{Placer, Places};
use prepare::{Prepared, prepare};
use ranges::Ranges;
use strategy::Order;
use web::Web;

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
    /// By value: the index of the phi that defines it. Only filled if it is needed.
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
/// [`NoBlocks`](crate::Rule::NoBlocks). If there are phis: those of [`Graph::compute`],
/// [`PhiArgumentCount`](crate::Rule::PhiArgumentCount), [`PhiArgumentType`](crate::Rule::PhiArgumentType),
/// [`ValueOutOfRange`](crate::Rule::ValueOutOfRange) and [`DefinedTwice`](crate::Rule::DefinedTwice) of phis,
/// [`AmbiguousEdges`](crate::Rule::AmbiguousEdges); and under strategies that need liveness, those of the
/// operands of instructions, too: [`ValueOutOfRange`](crate::Rule::ValueOutOfRange),
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
    let row = options.strategy.row();
    let merges = row.order != Order::None;
    let Some(Prepared { host, has_unsplittable }) = prepare(host, options, merges, analyses, ctx)? else {
        return Ok(&ctx.plan);
    };
    let host = &host;
    start::start(host, row, analyses, ctx)?;
    merge::merge(host, row, options.attempts, analyses, ctx)?;
    if has_unsplittable {
        guard(host, analyses, ctx, !ctx.places.ends.is_empty())?;
    }
    place_copies(host, analyses.known_graph(), ctx);
    ctx.plan.counters.temporaries = ctx.plan.temporaries.len() as u32;
    Ok(&ctx.plan)
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
