//! The second step: merges phis and arguments into one variable if possible, in the order of the strategy,
//! and assigns places to the classes.

use crate::graph::NONE;
use crate::{Analyses, Dominators, Error, Graph, SsaHost, Value};

use super::classes::Classes;
use super::plan::{Attempt, Outcome, Reason};
use super::ranges::Ranges;
use super::strategy::{Order, Row};
use super::web::Web;
use super::{Ctx, coalesce, forest, sreedhar, start};

/// The parts of the context that merging reads and writes.
pub(super) struct Merger<'a> {
    pub(super) graph: &'a Graph,
    pub(super) dominators: &'a Dominators,
    pub(super) web: &'a Web,
    pub(super) ranges: &'a mut Ranges,
    pub(super) classes: &'a mut Classes,
    /// By phi index: edges write its shadow instead of the phi.
    pub(super) isolated: &'a mut [bool],
    /// A record of all attempts, if one is kept.
    attempts: Option<&'a mut alloc::vec::Vec<Attempt>>,
}

/// Merges as `row` has it, and assigns places.
pub(super) fn merge(
    host: &impl SsaHost,
    row: Row,
    keep_attempts: bool,
    analyses: &mut Analyses,
    ctx: &mut Ctx,
) -> Result<(), Error> {
    if row.order == Order::None {
        return Ok(());
    }
    let by_loops = matches!(row.order, Order::Weight | Order::Phi | Order::Llvm);
    if by_loops {
        let loops = analyses.loops(host)?;
        ctx.coalesce_scratch.weigh(host, loops.0, loops.1);
    }
    let (graph, dominators) = analyses.dominators(host)?;
    let Ctx { web, ranges, classes, isolated, plan, places, coalesce_scratch, forest_scratch, .. } =
        &mut *ctx;
    let attempts = keep_attempts.then_some(&mut plan.attempts);
    let mut merger = Merger { graph, dominators, web, ranges, classes, isolated, attempts };
    match row.order {
        Order::None => {}
        Order::Weight | Order::Phi | Order::Llvm => {
            coalesce::run(&mut merger, coalesce_scratch, &places.ends, row.order);
        }
        Order::Sreedhar => sreedhar::run(&mut merger),
        Order::Forest => forest::run(&mut merger, forest_scratch),
    }
    assign(host, ctx);
    if row.materialises() {
        start::allow_ends(host, analyses.known_graph(), ctx);
    }
    Ok(())
}

impl Merger<'_> {
    /// Makes edges write the shadow of a phi: the phi is then defined after the copies of the edges.
    pub(super) fn isolate(&mut self, phi: usize) {
        self.isolated[phi] = true;
        let rank = self.ranges.rank_of[self.web.phi_value[phi] as usize];
        self.ranges.def[rank as usize] = self.ranges.head[phi];
    }

    /// Merges the values that the host ties, before any other merge can interfere.
    pub(super) fn tie(&mut self) {
        for i in 0..self.ranges.tied.len() {
            let (a, b) = self.ranges.tied[i];
            self.classes.merge(self.ranges, a, b);
        }
    }

    /// Merges the variable that edges write for `phi` with `arg`, a rank.
    pub(super) fn attempt(&mut self, phi: usize, arg: u32) {
        let rank = self.ranges.rank_of[self.web.phi_value[phi] as usize];
        let variable = if self.isolated[phi] { self.ranges.shadow[phi] } else { rank };
        let outcome = self.classes.merge(self.ranges, variable, arg);
        self.record(phi, arg, outcome);
    }

    /// Records the outcome of an attempt.
    pub(super) fn record(&mut self, phi: usize, arg: u32, outcome: Outcome) {
        if let Some(attempts) = &mut self.attempts {
            let (value, arg) = (Value(self.web.phi_value[phi]), Value(self.ranges.value[arg as usize]));
            attempts.push(Attempt { phi: value, arg, isolated: self.isolated[phi], outcome });
        }
    }
}

/// Writes the classes into the plan: each value gets the place of the first member of its class, and each
/// isolated phi the place of its shadow.
fn assign(host: &impl SsaHost, ctx: &mut Ctx) {
    let Ctx { web, ranges, classes, places, plan, isolated, .. } = ctx;
    for leader in 0..ranges.value.len() as u32 {
        if classes.find(leader) != leader {
            continue;
        }
        let first = plan.members.len();
        let values = classes.members(leader).iter().map(|&rank| ranges.value[rank as usize]);
        plan.members.extend(values.filter(|&value| value != NONE).map(Value));
        if plan.members.len() - first < 2 {
            plan.members.truncate(first);
            continue;
        }
        let place = plan.members[first].0;
        for member in &plan.members[first..] {
            places.place[member.index()] = place;
        }
        plan.class_ends.push(plan.members.len() as u32);
    }
    // If copies are materialised, every phi has a shadow.
    let reason = if places.ends.is_empty() { Reason::LostCopy } else { Reason::Isolation };
    for (phi, &value) in web.phi_value.iter().enumerate().filter(|phi| isolated[phi.0]) {
        // A shadow shares the place of the first value of its class. A class of shadows gets a temporary
        // each.
        let leader = classes.find(ranges.shadow[phi]);
        let mut members = classes.members(leader).iter().map(|&rank| ranges.value[rank as usize]);
        match members.find(|&value| value != NONE) {
            Some(first) => places.share(phi, places.place[first as usize], reason),
            None => places.isolate(plan, phi, host.value_type(Value(value)), reason),
        }
    }
}
