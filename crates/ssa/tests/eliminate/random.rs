//! Random functions over arbitrary graphs, run with phis and with copies.

use super::mini::Mini;
use super::*;
use sheave_ssa::host::Constraint;
use sheave_ssa::{Block, Dominators, Graph};
use sheave_testing::Rng;

/// A function with random edges, critical, duplicate and unsplittable ones included, whose phis and uses take
/// any value that is defined there, by terminators too.
pub(super) fn function(rng: &mut Rng, n_blocks: usize, n_phis: usize) -> Mini {
    let mut mini = Mini::new(n_blocks);
    for block in 0..n_blocks {
        let n_edges = if block + 1 == n_blocks { 0 } else { 1 + rng.below(3) };
        for k in 0..n_edges {
            // The first edge keeps most blocks reachable.
            let target = if k == 0 && !rng.one_in(4) { block + 1 } else { 1 + rng.below(n_blocks - 1) };
            mini.blocks[block].edges.push((Block::new(target), Vec::new()));
        }
        mini.blocks[block].unsplittable = n_edges > 1 && rng.one_in(6);
    }
    let constants = [mini.constant(), mini.constant()];
    let params = [mini.param(), mini.param()];
    let graph = Graph::of(&mini).unwrap();
    let dominators = Dominators::of(&graph);
    let mut phi_blocks = Vec::new();
    for _ in 0..n_phis {
        let block = 1 + rng.below(n_blocks - 1);
        if graph.is_reachable(Block::new(block)) && graph.n_preds(Block::new(block)) > 0 {
            let phi = mini.phi(block);
            phi_blocks.push((block, phi));
        }
    }
    // Definitions first, in dominator preorder, so that each instruction sees what dominates it.
    let mut visible: Vec<Vec<Value>> = vec![Vec::new(); n_blocks];
    let order: Vec<Block> = dominators.preorder().collect();
    for &block in &order {
        let b = block.index();
        let mut scope = match dominators.idom(block) {
            Some(idom) => visible[idom.index()].clone(),
            None => [&constants[..], &params].concat(),
        };
        scope.extend(mini.blocks[b].phis.clone());
        for _ in 0..rng.below(4) {
            let uses: Vec<Value> = (0..rng.below(3)).map(|_| scope[rng.below(scope.len())]).collect();
            let value = mini.op(b, &uses);
            scope.push(value);
            if rng.one_in(6) {
                let second = mini.result();
                scope.push(second);
                mini.blocks[b].insts.last_mut().unwrap().defs.push(second);
            }
        }
        let uses: Vec<Value> = (0..rng.below(2)).map(|_| scope[rng.below(scope.len())]).collect();
        // As the outputs of inline assembly that jumps.
        let defs = if !mini.blocks[b].edges.is_empty() && !mini.blocks[b].unsplittable && rng.one_in(5) {
            vec![mini.result()]
        } else {
            Vec::new()
        };
        scope.extend(defs.iter().copied());
        mini.blocks[b].insts.push(super::mini::MiniInst { uses, defs });
        visible[b] = scope;
    }
    for (block, scope) in visible.iter().enumerate() {
        if !graph.is_reachable(Block::new(block)) {
            continue;
        }
        for k in 0..mini.blocks[block].edges.len() {
            let target = mini.blocks[block].edges[k].0;
            let previous = mini.blocks[block].edges[..k].iter().find(|edge| edge.0 == target);
            // Computed gotos cannot tell equal targets apart; switches mostly bring equal arguments.
            let args: Vec<Value> = match previous {
                Some(edge) if mini.blocks[block].unsplittable || rng.one_in(2) => edge.1.clone(),
                _ => {
                    let phis = mini.blocks[target.index()].phis.clone();
                    let recent = scope.len();
                    phis.iter()
                        .map(|_| {
                            // Other phis and late definitions make the interesting conflicts.
                            let at = if rng.one_in(2) {
                                rng.below(recent)
                            } else {
                                recent - 1 - rng.below(recent.min(4))
                            };
                            scope[at]
                        })
                        .collect()
                }
            };
            mini.blocks[block].edges[k].1 = args;
        }
    }
    mini
}

/// Registers for some of the values, ties between neighbours, and values that share with none.
fn constrain(rng: &mut Rng, mini: &mut Mini) {
    let variables: Vec<Value> = (0..mini.n_values())
        .filter(|&value| mini.kinds[value] == sheave_ssa::host::ValueKind::Variable)
        .map(Value::new)
        .collect();
    for (i, &value) in variables.iter().enumerate() {
        match rng.below(7) {
            0 | 1 => {
                let register = rng.below(2) as u32;
                mini.constraints.push(Constraint::Fixed { value, register });
            }
            2 => mini.constraints.push(Constraint::Alone { value }),
            3 if i > 0 => mini.constraints.push(Constraint::Tied { a: variables[i - 1], b: value }),
            _ => {}
        }
    }
}

#[test]
fn random_functions_behave_the_same_under_every_strategy() {
    for seed in 0..1000 {
        let mut rng = Rng::new(seed);
        let (n_blocks, n_phis) = (2 + rng.below(12), rng.below(9));
        let mut mini = function(&mut rng, n_blocks, n_phis);
        if rng.one_in(3) {
            constrain(&mut rng, &mut mini);
        }
        for strategy in Strategy::ALL {
            check(&format!("random function {seed}"), &mini, strategy);
        }
    }
}

/// More blocks than a word of a set has bits.
#[test]
fn random_functions_of_many_blocks_behave_the_same() {
    for seed in 0..30 {
        let mut rng = Rng::new(seed);
        let mini = function(&mut rng, 150, 20);
        for strategy in [Strategy::SreedharIII, Strategy::Coalesce] {
            check(&format!("random function {seed}"), &mini, strategy);
        }
    }
}

#[test]
fn coalescing_never_leaves_more_than_per_edge_on_the_whole() {
    let mut left = [0; 2];
    for seed in 0..500 {
        let mut rng = Rng::new(seed);
        let mini = function(&mut rng, 8, 6);
        for (count, strategy) in left.iter_mut().zip([Strategy::PerEdge, Strategy::Coalesce]) {
            let mut ctx = Ctx::new();
            *count += plan(&mini, &Options::new(strategy), &mut ctx).unwrap().counters.copies_left;
        }
    }
    assert!(left[1] * 3 < left[0] * 2, "{left:?}");
}

#[test]
fn a_used_context_gives_the_same_plan_as_a_fresh_one() {
    let mut used = Ctx::new();
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let (n_blocks, n_phis) = (2 + rng.below(12), rng.below(9));
        let mini = function(&mut rng, n_blocks, n_phis);
        for strategy in Strategy::ALL {
            let fresh = format!("{:?}", plan(&mini, &Options::new(strategy), &mut Ctx::new()).unwrap());
            let again = format!("{:?}", plan(&mini, &Options::new(strategy), &mut used).unwrap());
            assert_eq!(fresh, again, "random function {seed} under {strategy}");
        }
    }
}
