//! The analyses against slow, obvious twins, on every shape and on random graphs.

use std::collections::BTreeSet;

use sheave_ssa::{Block, Dominators, Edge, Entity, Error, Frontiers, Graph, IteratedFrontiers, Loops, Rule};
use sheave_testing::Rng;
use sheave_testing::ssa::shapes::{self, Shape};

/// Graphs of all kinds, none large.
fn graphs() -> impl Iterator<Item = Shape> {
    let sized = shapes::ALL.iter().flat_map(|(_, make)| [1, 4, 7, 30].map(make));
    sized.chain((0..1500).map(|seed| {
        let mut rng = Rng::new(seed);
        let n = 2 + rng.below(14);
        shapes::random(&mut rng, n)
    }))
}

/// The blocks reachable from the entry without `barrier`.
fn reach(shape: &Shape, barrier: Option<usize>) -> BTreeSet<usize> {
    let mut met = BTreeSet::new();
    let mut stack = vec![0];
    while let Some(block) = stack.pop() {
        if Some(block) != barrier && met.insert(block) {
            stack.extend(shape.succs[block].iter().map(|&succ| succ as usize));
        }
    }
    met
}

/// The textbook's definition: without `a` there is no path to `b`.
fn dominates(shape: &Shape, a: usize, b: usize) -> bool {
    reach(shape, None).contains(&b) && !reach(shape, Some(a)).contains(&b)
}

/// Cooper, Harvey and Kennedy's iteration over reverse postorder.
fn cooper_harvey_kennedy(graph: &Graph) -> Vec<Option<Block>> {
    let order: Vec<Block> = graph.reverse_postorder().collect();
    let mut number = vec![usize::MAX; graph.n_blocks()];
    order.iter().enumerate().for_each(|(i, block)| number[block.index()] = i);
    let mut idom = vec![None; graph.n_blocks()];
    idom[graph.entry().index()] = Some(graph.entry());
    let mut changed = true;
    while changed {
        changed = false;
        for &block in &order[1..] {
            let mut new: Option<Block> = None;
            for pred in graph.predecessors(block).filter(|pred| idom[pred.index()].is_some()) {
                new = Some(match new {
                    None => pred,
                    Some(mut a) => {
                        let mut b = pred;
                        while a != b {
                            while number[a.index()] > number[b.index()] {
                                a = idom[a.index()].unwrap();
                            }
                            while number[b.index()] > number[a.index()] {
                                b = idom[b.index()].unwrap();
                            }
                        }
                        a
                    }
                });
            }
            changed |= idom[block.index()] != new;
            idom[block.index()] = new;
        }
    }
    idom[graph.entry().index()] = None;
    idom
}

#[test]
fn dominators_agree_with_both_twins() {
    let (mut graph, mut dominators) = (Graph::new(), Dominators::new());
    for shape in graphs() {
        graph.compute(&shape).unwrap();
        dominators.compute(&graph);
        let twin = cooper_harvey_kennedy(&graph);
        for (block, &expected) in twin.iter().enumerate() {
            assert_eq!(dominators.idom(Block::new(block)), expected, "idom of {block} in {shape:?}");
        }
        if shape.succs.len() > 16 {
            continue;
        }
        for a in 0..shape.succs.len() {
            for b in 0..shape.succs.len() {
                let found = dominators.dominates(Block::new(a), Block::new(b));
                assert_eq!(found, dominates(&shape, a, b), "{a} dominates {b} in {shape:?}");
            }
        }
    }
}

#[test]
fn the_tree_lists_what_it_dominates() {
    for shape in graphs().filter(|shape| shape.succs.len() <= 16) {
        let graph = Graph::of(&shape).unwrap();
        let dominators = Dominators::of(&graph);
        for a in (0..shape.succs.len()).map(Block::new) {
            let below: BTreeSet<Block> = dominators.subtree(a).collect();
            let expected = (0..shape.succs.len()).map(Block::new).filter(|&b| dominators.dominates(a, b));
            assert_eq!(below, expected.collect());
            for b in (0..shape.succs.len()).map(Block::new) {
                if let Some(common) = dominators.common_dominator(a, b) {
                    assert!(dominators.dominates(common, a) && dominators.dominates(common, b));
                    let blocks = (0..shape.succs.len()).map(Block::new);
                    assert!(blocks.filter(|&child| dominators.idom(child) == Some(common)).all(|child| {
                        !(dominators.dominates(child, a) && dominators.dominates(child, b))
                    }));
                }
            }
        }
    }
}

#[test]
fn frontiers_agree_with_their_definition() {
    for shape in graphs().filter(|shape| shape.succs.len() <= 30) {
        let graph = Graph::of(&shape).unwrap();
        let dominators = Dominators::of(&graph);
        let frontiers = Frontiers::of(&graph, &dominators);
        for x in graph.reverse_postorder() {
            let expected: Vec<Block> = (0..shape.succs.len())
                .map(Block::new)
                .filter(|&y| {
                    graph.predecessors(y).any(|pred| dominators.dominates(x, pred))
                        && !dominators.strictly_dominates(x, y)
                })
                .collect();
            assert_eq!(frontiers.frontier(x), expected, "frontier of {x} in {shape:?}");
        }
    }
}

#[test]
fn iterated_frontiers_agree_with_the_closure() {
    let mut iterated = IteratedFrontiers::new();
    for (seed, shape) in graphs().enumerate() {
        let mut rng = Rng::new(seed as u64);
        let graph = Graph::of(&shape).unwrap();
        let dominators = Dominators::of(&graph);
        let frontiers = Frontiers::of(&graph, &dominators);
        iterated.prepare(&graph, &dominators);
        for _ in 0..4 {
            let n = shape.succs.len();
            let definitions: Vec<Block> = (0..1 + rng.below(4)).map(|_| Block::new(rng.below(n))).collect();
            let kept: Vec<bool> = (0..n).map(|_| !rng.one_in(4)).collect();
            let mut found = Vec::new();
            iterated.query(
                &graph,
                &dominators,
                definitions.iter().copied(),
                |block| kept[block.index()],
                &mut found,
            );
            let mut expected = BTreeSet::new();
            let mut worklist: Vec<Block> =
                definitions.iter().copied().filter(|&block| graph.is_reachable(block)).collect();
            while let Some(block) = worklist.pop() {
                for &join in frontiers.frontier(block) {
                    if kept[join.index()] && expected.insert(join) {
                        worklist.push(join);
                    }
                }
            }
            assert_eq!(found.len(), expected.len(), "no block twice");
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "{definitions:?} in {shape:?}");
        }
    }
}

/// True if some path leads from `from` to itself.
fn on_cycle(shape: &Shape, from: usize) -> bool {
    let mut met = BTreeSet::new();
    let mut stack: Vec<usize> = shape.succs[from].iter().map(|&succ| succ as usize).collect();
    while let Some(block) = stack.pop() {
        if met.insert(block) {
            stack.extend(shape.succs[block].iter().map(|&succ| succ as usize));
        }
    }
    met.contains(&from)
}

#[test]
fn loops_agree_with_cycles_and_natural_loops() {
    for shape in graphs().filter(|shape| shape.succs.len() <= 30) {
        let graph = Graph::of(&shape).unwrap();
        let dominators = Dominators::of(&graph);
        let loops = Loops::of(&graph);
        let reducible = loops.iter().all(|id| !loops.is_irreducible(id));
        for block in graph.reverse_postorder() {
            assert_eq!(
                loops.innermost(block).is_some(),
                on_cycle(&shape, block.index()),
                "{block} in {shape:?}"
            );
            let mut around = std::collections::BTreeSet::new();
            let mut at = loops.innermost(block);
            while let Some(id) = at {
                around.insert(id);
                at = loops.parent(id);
            }
            for id in loops.iter() {
                assert_eq!(loops.contains(id, block), around.contains(&id), "{id:?}, {block} in {shape:?}");
            }
            if reducible {
                // The loops around a block are the natural loops that hold it, one per header.
                let around = graph
                    .reverse_postorder()
                    .filter(|&header| natural_loop(&graph, &dominators, header).contains(&block));
                assert_eq!(loops.depth(block) as usize, around.count(), "depth of {block} in {shape:?}");
            }
        }
        // Some retreating edge leads to a block that does not dominate its source exactly where a loop is
        // irreducible.
        let mut position = vec![0; graph.n_blocks()];
        graph.reverse_postorder().enumerate().for_each(|(i, block)| position[block.index()] = i);
        let odd = graph.reverse_postorder().any(|block| {
            graph.successors(block).any(|succ| {
                position[succ.index()] <= position[block.index()] && !dominators.dominates(succ, block)
            })
        });
        assert_eq!(odd, !reducible, "{shape:?}");
    }
}

/// The blocks from which the edges back to `header` are reached without passing it; empty if there are none.
fn natural_loop(graph: &Graph, dominators: &Dominators, header: Block) -> BTreeSet<Block> {
    let mut body = BTreeSet::new();
    let mut stack: Vec<Block> =
        graph.predecessors(header).filter(|&pred| dominators.dominates(header, pred)).collect();
    if stack.is_empty() {
        return body;
    }
    body.insert(header);
    while let Some(block) = stack.pop() {
        if graph.is_reachable(block) && body.insert(block) {
            stack.extend(graph.predecessors(block));
        }
    }
    body
}

#[test]
fn bad_graphs_are_errors_that_name_rule_and_entity() {
    let graph = |succs: &[&[u32]]| {
        Graph::of(&Shape { succs: succs.iter().map(|row| row.to_vec()).collect() }).map(drop)
    };
    let edge = |from, index| Entity::Edge(Edge::new(Block(from), index));
    assert_eq!(graph(&[]), Err(Error::new(Rule::NoBlocks, Entity::Function)));
    assert_eq!(graph(&[&[1], &[1, 2]]), Err(Error::new(Rule::SuccessorOutOfRange, edge(1, 1))));
    assert_eq!(graph(&[&[1], &[7, 0]]), Err(Error::new(Rule::SuccessorOutOfRange, edge(1, 0))));
    let text = graph(&[&[7]]).unwrap_err().to_string();
    assert_eq!(text, "edge block0.0: a successor must be one of the blocks");
}

#[test]
fn trap_29_the_smallest_graph_where_a_sloppy_loop_is_wrong() {
    let shape = Shape { succs: vec![vec![3, 4], vec![2], vec![4, 1], vec![3 - 2], vec![2]] };
    let dominators = Dominators::of(&Graph::of(&shape).unwrap());
    assert_eq!(dominators.idom(Block(1)), Some(Block(0)));
    assert!((0..5).all(|b| dominators.dominates(Block(b), Block(1)) == (b < 2)));
}

#[test]
fn a_graph_that_was_never_computed_is_empty() {
    assert_eq!(Graph::new().n_blocks(), 0);
    assert_eq!(Graph::new().n_edges(), 0);
}

#[test]
fn an_entry_with_predecessors_is_preceded_by_a_virtual_block() {
    let graph = Graph::of(&Shape { succs: vec![vec![1], vec![1, 0]] }).unwrap();
    assert_eq!((graph.virtual_entry(), graph.entry(), graph.n_blocks()), (Some(Block(2)), Block(2), 3));
    assert_eq!(graph.successors(Block(2)).collect::<Vec<_>>(), [Block(0)]);
    assert_eq!((graph.n_preds(Block(0)), graph.n_preds(Block(2))), (2, 0));
    let mut dominators = Dominators::new();
    dominators.compute(&graph);
    assert_eq!(dominators.idom(Block(0)), None, "the host has no other block before its entry");
    let mut loops = Loops::new();
    loops.compute(&graph);
    assert_eq!(loops.n_loops(), 2, "the entry block heads a loop");
}
