//! The passes between SSA construction and destruction.
//!
//! They are few and cheap, and remove what `-O0` code is full of: [`simplify`] folds and numbers values, [`thread`]
//! sends edges past branches whose outcome they know, [`recur`] makes loops of last calls of a function by itself, sums over them included,
//! [`sweep`] removes what nothing needs, [`widen`] counts loops in 64 bits where they index with an extended counter, [`hoist`] moves invariant
//! computations in front of loops. Each is a module with one entry function that takes its own scratch memory; [`run`] does all of them with the
//! analyses that they need. [`split`] is for before promotion and runs by itself.
//!
//! None of them knows of registers or machine code.

#![forbid(unsafe_code)]

pub mod check;
pub mod demote;
pub mod eliminate;
mod evaluate;
pub mod hoist;
mod host;
mod number;
pub mod promote;
pub mod recur;
mod rules;
mod shape;
pub mod simplify;
pub mod split;
pub mod sweep;
pub mod testing;
pub mod thread;
pub mod widen;

pub use host::{HostScratch, IrHost, IrSlotHost, ir_type, type_of};

use sheave_ir::{Function, Signature};
use sheave_ssa::{Dominators, Error, Graph, Loops};

/// Analyses and scratch memory of all passes; keep it for the next function.
#[derive(Debug, Default)]
pub struct Ctx {
    graph: Graph,
    dominators: Dominators,
    loops: Loops,
    /// Graph and loops are those of the function as the last run left it.
    current: bool,
    simplify: simplify::Scratch,
    thread: thread::Scratch,
    recur: recur::Scratch,
    sweep: sweep::Scratch,
    hoist: hoist::Scratch,
    widen: widen::Scratch,
}

impl Ctx {
    /// The graph and the loops of the function as the last run left it, once, if they are known: the caller may take
    /// them out.
    pub fn take_analyses(&mut self) -> Option<(&mut Graph, &mut Loops)> {
        std::mem::take(&mut self.current).then_some((&mut self.graph, &mut self.loops))
    }
}

/// What the passes did to a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Folding and value numbering.
    pub simplify: simplify::Stats,
    /// Edges that pass a block whose branch they decide.
    pub edges_threaded: u32,
    /// Last calls of the function by itself that became jumps.
    pub calls_to_itself: u32,
    /// What was removed.
    pub sweep: sweep::Stats,
    /// Loop counters that became 64 bits wide.
    pub widened: u32,
    /// Instructions moved in front of a loop.
    pub hoisted: u32,
}

/// Runs all passes on `func`, whose signature is `sig`; it is in memory or SSA form and stays in it.
///
/// # Errors
/// Where the control-flow graph is not well formed (the entry block has predecessors, an edge leads nowhere).
pub fn run(func: &mut Function, sig: &Signature, ctx: &mut Ctx) -> Result<Stats, Error> {
    run_observed(func, sig, ctx, |_, _| {})
}

/// As [`run`]; after each pass `observe` gets its name and the function.
///
/// # Errors
/// As [`run`].
pub fn run_observed(
    func: &mut Function,
    sig: &Signature,
    ctx: &mut Ctx,
    mut observe: impl FnMut(&'static str, &Function),
) -> Result<Stats, Error> {
    let mut stats = Stats::default();
    ctx.current = false;
    // Before numbering, which then sees what dominates what without the detour; and after it, which finds more constants.
    let early = thread::run(func, &mut ctx.thread);
    observe("thread", func);
    stats.calls_to_itself = recur::run(func, sig, &mut ctx.recur);
    observe("recur", func);
    ctx.graph.compute(&shape::Shape(func))?;
    ctx.dominators.compute(&ctx.graph);
    stats.simplify = simplify::run(func, &ctx.graph, &ctx.dominators, &mut ctx.simplify);
    observe("simplify", func);
    stats.edges_threaded = thread::run(func, &mut ctx.thread);
    observe("thread", func);
    if stats.simplify.branches_folded + stats.edges_threaded > 0 {
        ctx.graph.compute(&shape::Shape(func))?;
    }
    stats.edges_threaded += early;
    stats.sweep = sweep::run(func, &ctx.graph, &mut ctx.sweep);
    observe("sweep", func);
    if !ctx.graph.has_back_edge() {
        return Ok(stats);
    }
    // What was swept away had no part in any loop that is left, or has none now.
    if stats.sweep.blocks > 0 {
        ctx.graph.compute(&shape::Shape(func))?;
    }
    ctx.loops.compute(&ctx.graph);
    stats.widened = widen::run(func, &ctx.graph, &ctx.loops, &mut ctx.widen);
    observe("widen", func);
    stats.hoisted = hoist::run(func, &ctx.graph, &ctx.loops, &mut ctx.hoist);
    observe("hoist", func);
    ctx.current = true;
    Ok(stats)
}
