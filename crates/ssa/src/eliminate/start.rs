//! The first step of every strategy: the initial positions of the copies of each phi.

use crate::graph::NONE;
use crate::refill::refill;
use crate::{Analyses, Error, Graph, SsaHost, Value};

use super::Ctx;
use super::materialise::{self, AtEnd};
use super::plan::Reason;
use super::strategy::{Interference, Row, Sequence, Start};
use super::web::{UNDEF, is_variable};

/// Gives phis temporaries, or copies positions and live ranges, as `row` has it.
pub(super) fn start(
    host: &impl SsaHost,
    row: Row,
    analyses: &mut Analyses,
    ctx: &mut Ctx,
) -> Result<(), Error> {
    refill(&mut ctx.isolated, ctx.web.phi_value.len(), false);
    match row.start {
        Start::Edges => {}
        Start::Temporaries => {
            ctx.isolated.fill(true);
            make_temporaries(host, ctx);
        }
        Start::ConflictTemporaries => {
            find_conflicts(host, analyses.known_graph(), ctx);
            make_temporaries(host, ctx);
        }
        Start::Ends | Start::LlvmEnds => materialise(host, row, analyses, ctx)?,
    }
    Ok(())
}

/// Gives a temporary to each isolated phi.
fn make_temporaries(host: &impl SsaHost, ctx: &mut Ctx) {
    for (phi, &value) in ctx.web.phi_value.iter().enumerate() {
        if ctx.isolated[phi] {
            ctx.places.isolate(&mut ctx.plan, phi, host.value_type(Value(value)), Reason::Isolation);
        }
    }
}

/// Isolates phis that read another phi of their block on some edge, and those that are read so. (The
/// reference marks the latter as a safety net; they need it, because the former are saved to their
/// temporaries in no particular order.)
fn find_conflicts(host: &impl SsaHost, graph: &Graph, ctx: &mut Ctx) {
    let Ctx { web, isolated, phi_of, .. } = ctx;
    refill(phi_of, host.n_values(), NONE);
    for (phi, &value) in web.phi_value.iter().enumerate() {
        phi_of[value as usize] = phi as u32;
    }
    for &join in &web.joins {
        let phis = web.phis(join);
        for edge in graph.incoming(join) {
            for (phi, &arg) in phis.clone().zip(web.edge_args(edge, phis.len())) {
                if is_variable(arg) {
                    let read = phi_of[arg as usize] as usize;
                    if read != phi && phis.contains(&read) {
                        isolated[phi] = true;
                        isolated[read] = true;
                    }
                }
            }
        }
    }
}

/// Gives the copies of isolated phis positions and live ranges.
fn materialise(host: &impl SsaHost, row: Row, analyses: &mut Analyses, ctx: &mut Ctx) -> Result<(), Error> {
    let Ctx { web, ranges, classes, places, isolated, materialise_scratch, .. } = ctx;
    materialise::run(host, analyses.known_graph(), web, materialise_scratch, &mut places.ends);
    if row.start == Start::Ends {
        isolated.fill(true);
    } else {
        // A phi whose arguments are all undefined becomes undefined itself.
        let graph = analyses.known_graph();
        for &join in &web.joins {
            let phis = web.phis(join);
            for edge in graph.incoming(join) {
                for (phi, &arg) in phis.clone().zip(web.edge_args(edge, phis.len())) {
                    isolated[phi] |= arg != UNDEF;
                }
            }
        }
        let (graph, dominators, loops) = analyses.all(host)?;
        materialise::split_as_llvm(host, graph, dominators, loops, web, ranges, &mut places.ends);
    }
    let (graph, dominators) = analyses.dominators(host)?;
    ranges.compute(host, graph, dominators, web, &places.ends, row.sequence == Sequence::OneByOne)?;
    if row.interference == Interference::LiveAndDifferent {
        ranges.number_values();
    }
    classes.reset(ranges.value.len());
    Ok(())
}

/// Notes the phis whose temporaries every source may write at its end, as the live ranges have it.
pub(super) fn allow_ends(host: &impl SsaHost, graph: &Graph, ctx: &mut Ctx) {
    let Ctx { web, places, .. } = ctx;
    for &join in &web.joins {
        let on_edge = |edge: u32| {
            places.ends[edge as usize] == AtEnd::No && !host.splittable(graph.edge(crate::EdgeId(edge)))
        };
        let safe = !graph.incoming(join).any(on_edge);
        for phi in web.phis(join) {
            places.safe_at_end[phi] |= safe;
        }
    }
}
