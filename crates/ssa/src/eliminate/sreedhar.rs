//! Sreedhar's method III: copies only for values that interfere.
//!
//! Sreedhar, Ju, Gillies and Santhanam, "Translating Out of Static Single Assignment Form", 1999, method III:
//! phi by phi, the classes of the phi and its arguments are compared; if two interfere, liveness decides
//! which of them is copied (their cases 1 to 4), and the rest becomes one class. We differ in two points.
//! Copies are modelled on edges and not in the predecessor, so a copied argument interferes with nothing that
//! is live on other edges. And not all pairs of arguments are compared, which would cost the square of their
//! number: each argument is compared with the class that those before it have made, through the same test as
//! in [`coalesce`](super::coalesce).
//!
//! ```text
//! block1: v1 = phi [block0: v0], [block1: v2]      v1 is used after v2 is defined, in block2:
//!         v2 = add v1, 1                           v1 is live where the edge's copy reads v2, v2 is not live
//!         branch v3, block1, block2                into block1, so v2 is copied (case 1), v1 := v2 on the
//! block2: return v1                                back edge; v0 and v1 become one class
//! ```

use super::merge::Merger;

/// Merges phis and arguments, and isolates the phis that are written through their shadow.
pub(super) fn run(merger: &mut Merger<'_>) {
    merger.tie();
    let (graph, web) = (merger.graph, merger.web);
    for &join in &web.joins {
        for phi in web.phis(join) {
            if needs_isolation(merger, join, phi) {
                merger.isolate(phi);
            }
        }
        for phi in web.phis(join) {
            for (_, arg) in web.variables_into(graph, join, phi) {
                merger.attempt(phi, merger.ranges.rank_of[arg as usize]);
            }
        }
    }
}

/// True if an argument interferes with the phi so that copying the phi resolves it: the argument is not live
/// into the phi's block, but the phi is live at the end of the argument's edge (case 2 of the paper). If both
/// hold (case 3), or neither (case 4), the argument is copied.
fn needs_isolation(merger: &Merger<'_>, join: u32, phi: usize) -> bool {
    let Merger { graph, dominators, web, ranges, .. } = merger;
    let rank = ranges.rank_of[web.phi_value[phi] as usize];
    let number = dominators.first[join as usize];
    web.variables_into(graph, join, phi).any(|(edge, arg)| {
        let source = dominators.first[graph.edge_source[edge as usize] as usize];
        let arg = ranges.rank_of[arg as usize];
        ranges.overlap(rank, arg) && !ranges.live_in(arg, number) && ranges.live_out(rank, source)
    })
}
