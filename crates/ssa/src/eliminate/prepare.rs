//! Reads a function: its phis, and live ranges and bounds on request.

use crate::graph::MAX_ENTITIES;
use crate::{Analyses, Block, Entity, Error, Rule, SsaHost};

use super::entered::Entered;
use super::plan::Minimum;
use super::{Ctx, Options, bounds, minimum, unsplittable};

/// A function whose phis have been read.
pub(super) struct Prepared<'a, H> {
    pub(super) host: Entered<'a, H>,
    /// Some edge into a join cannot be split.
    pub(super) has_unsplittable: bool,
}

/// Reads the phis into `ctx`, and the live ranges if they are needed (`with_ranges`, or for bounds). `None`
/// if there are no phis; then the plan is finished.
pub(super) fn prepare<'a, H: SsaHost>(
    host: &'a H,
    options: &Options,
    with_ranges: bool,
    analyses: &mut Analyses,
    ctx: &mut Ctx,
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
        ctx.plan.counters.minimum = (options.exact_steps > 0).then(Minimum::default);
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
            ctx.plan.counters.lower_bound = bounds::lower_bound(graph, &ctx.web, &ctx.ranges);
        }
        if exact {
            let minimum = minimum::minimum(graph, &ctx.web, &ctx.ranges, options.exact_steps);
            ctx.plan.counters.minimum = Some(minimum);
        }
    }
    Ok(Some(Prepared { host, has_unsplittable }))
}

/// False if no block has a phi: then the plan is empty, and the rest of the function is not read.
fn has_phis(host: &impl SsaHost, n_blocks: usize) -> bool {
    let mut any = false;
    (0..n_blocks).map(Block::new).any(|block| {
        host.phis(block, |_| any = true);
        any
    })
}
