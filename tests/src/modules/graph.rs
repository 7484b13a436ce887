//! The control-flow graph of a function that is being written.

use super::function::Value;
use crate::Rng;

/// A node of the control-flow graph, which may become several blocks.
#[derive(Clone, Default)]
pub(super) struct Node {
    pub(super) successors: Vec<usize>,
    /// The values that are defined at the node's end.
    pub(super) available: Vec<Value>,
    /// Number of values defined before the check of the common counter.
    pub(super) before_check: usize,
    /// The block with the node's phis.
    pub(super) block: usize,
}

/// A random graph; node 0 is the entry and the last one returns. Some nodes are unreachable.
pub(super) fn random_graph(rng: &mut Rng) -> Vec<Node> {
    let n = if rng.chance(20) { 2 } else { rng.below(8) + 3 };
    let mut nodes = vec![Node::default(); n];
    for (i, node) in nodes.iter_mut().enumerate().take(n - 1) {
        let count = match rng.below(10) {
            0..=1 => 1,
            2..=6 => 2,
            _ => rng.below(5) + 2,
        };
        node.successors = (0..count).map(|_| rng.below(n - 1) + 1).collect();
        if i == 0 || rng.chance(85) {
            let j = rng.below(count);
            node.successors[j] = i + 1;
        }
    }
    nodes
}

/// The nodes that can be reached, in an order in which dominators come first.
pub(super) fn order(nodes: &[Node]) -> Vec<usize> {
    let mut state = vec![0; nodes.len()];
    let mut post = vec![];
    let mut stack = vec![0];
    state[0] = 1;
    while let Some(&node) = stack.last() {
        // Each fuel check leads to the last node.
        match successors(nodes, node).find(|&next| state[next] == 0) {
            Some(next) => {
                state[next] = 1;
                stack.push(next);
            }
            None => {
                post.push(node);
                stack.pop();
            }
        }
    }
    post.reverse();
    post
}

pub(super) fn successors(nodes: &[Node], node: usize) -> impl Iterator<Item = usize> {
    let cycle = nodes[node].successors.iter().any(|&next| next <= node);
    nodes[node].successors.iter().copied().chain(cycle.then_some(nodes.len() - 1))
}

/// The immediate dominators of the reachable nodes: sets of dominators, made smaller up to the fixed point.
pub(super) fn idoms(nodes: &[Node], order: &[usize]) -> Vec<Option<usize>> {
    let mut sets = vec![u32::MAX; nodes.len()];
    sets[0] = 1;
    let mut changed = true;
    while changed {
        changed = false;
        for &node in order.iter().skip(1) {
            let preds = order.iter().filter(|&&pred| successors(nodes, pred).any(|next| next == node));
            let set = preds.fold(u32::MAX, |set, &pred| set & sets[pred]) | 1 << node;
            changed |= set != sets[node];
            sets[node] = set;
        }
    }
    (0..nodes.len())
        .map(|node| {
            if node == 0 || !order.contains(&node) {
                return None;
            }
            // The closest strict dominator has the most dominators.
            let strict = sets[node] & !(1 << node);
            order
                .iter()
                .copied()
                .filter(|&other| strict >> other & 1 != 0)
                .max_by_key(|&other| sets[other].count_ones())
        })
        .collect()
}
