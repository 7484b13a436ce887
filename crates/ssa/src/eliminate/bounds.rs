//! A lower bound on the copies that any coalescing leaves.

use crate::Graph;

use super::ranges::Ranges;
use super::web::Web;

/// The number of phis that interfere with one of their arguments. However values are renamed, such a
/// phi cannot have the place of that argument, so a copy into it remains, on that edge or at the head of the
/// block.
pub(super) fn lower_bound(graph: &Graph, web: &Web, ranges: &Ranges) -> u32 {
    let interferes = |join: u32, phi: usize| {
        let rank = ranges.rank_of[web.phi_value[phi] as usize];
        let mut args = web.variables_into(graph, join, phi);
        args.any(|(_, arg)| ranges.overlap(rank, ranges.rank_of[arg as usize]))
    };
    let joins = web.joins.iter();
    joins.map(|&join| web.phis(join).filter(|&phi| interferes(join, phi)).count() as u32).sum()
}
