//! Copies only where values interfere.
//!
//! Sreedhar, Ju, Gillies and Santhanam, "Translating Out of Static Single Assignment Form", 1999, method III:
//! phi by phi, the classes of the phi and its arguments are compared; where two interfere, liveness decides
//! which of them is copied (their cases 1 to 4), and the rest becomes one class. We differ in two points.
//! Copies are modelled on edges and not in the predecessor, so a copied argument interferes with
//! nothing that is live on other edges. And not all pairs of arguments are compared, which would cost the
//! square of their number: each argument is compared with the class that those before it have made, through
//! the same test as in [`coalesce`](super::coalesce).
//!
//! ```text
//! block1: v1 = phi [block0: v0], [block1: v2]      v1 is used after v2 is defined, in block2:
//!         v2 = add v1, 1                           v1 is live where the edge's copy reads v2, v2 is not live
//!         branch v3, block1, block2                into block1, so v2 is copied (case 1), v1 := v2 on the
//! block2: return v1                                back edge; v0 and v1 become one class
//! ```

use crate::graph::NONE;
use crate::{Dominators, Graph, Value};

use super::classes::Classes;
use super::coalesce;
use super::plan::Attempt;
use super::ranges::Ranges;
use super::web::{Web, is_variable};

/// Merges classes and tells `attempted` each attempt; sets `isolated` for the phis that are written through
/// their shadow.
pub(crate) fn run(
    graph: &Graph,
    dominators: &Dominators,
    web: &Web,
    ranges: &mut Ranges,
    classes: &mut Classes,
    isolated: &mut [bool],
    mut attempted: impl FnMut(Attempt),
) {
    coalesce::tie(ranges, classes);
    for &join in &web.joins {
        for phi in web.phis(join) {
            let rank = ranges.rank_of[web.phi_value[phi] as usize];
            if needs_isolation(graph, dominators, web, ranges, join, phi, rank) {
                isolated[phi] = true;
                // Its definition moves after the copies of the edges.
                ranges.def[rank as usize] = ranges.head[phi];
            }
        }
        for phi in web.phis(join) {
            let rank = ranges.rank_of[web.phi_value[phi] as usize];
            let target = if isolated[phi] { ranges.shadow[phi] } else { rank };
            for &edge in graph.pred_row(join) {
                if graph.pre_number[graph.edge_source[edge as usize] as usize] == NONE {
                    continue;
                }
                let arg = web.edge_args(edge, web.phis(join).len())[phi - web.phis(join).start];
                if is_variable(arg) && arg != web.phi_value[phi] {
                    let outcome = classes.merge(ranges, target, ranges.rank_of[arg as usize]);
                    let (phi_value, arg) = (Value(web.phi_value[phi]), Value(arg));
                    attempted(Attempt { phi: phi_value, arg, isolated: isolated[phi], outcome });
                }
            }
        }
    }
}

/// True if an argument interferes with the phi so that copying the phi resolves it: the argument
/// is not live into the phi's block, but the phi is live where the argument is passed (case 2 of the paper).
/// Where both hold (case 3), or neither (case 4), the argument is copied.
fn needs_isolation(
    graph: &Graph,
    dominators: &Dominators,
    web: &Web,
    ranges: &Ranges,
    join: u32,
    phi: usize,
    rank: u32,
) -> bool {
    let number = dominators.first[join as usize];
    graph.pred_row(join).iter().any(|&edge| {
        let source = dominators.first[graph.edge_source[edge as usize] as usize];
        if source == NONE {
            return false;
        }
        let arg = web.edge_args(edge, web.phis(join).len())[phi - web.phis(join).start];
        if !is_variable(arg) || arg == web.phi_value[phi] {
            return false;
        }
        let arg = ranges.rank_of[arg as usize];
        let (first, second) = if rank < arg { (rank, arg) } else { (arg, rank) };
        ranges.dominates(first, second)
            && ranges.interfere(first, second)
            && !ranges.live_in(arg, number)
            && ranges.live_out(rank, source)
    })
}
