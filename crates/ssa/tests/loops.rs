//! The loop forest against its definition.

use sheave_ssa::{Block, Graph, Loops};
use sheave_testing::{Rng, ssa::shapes};

/// The definition of the loops of a depth-first tree: the loop of a header is what reaches it without leaving
/// the part of the tree below it; there is one if an edge from there leads to the header. Irreducible is
/// a loop with an edge from outside to another block of it. Blocks are numbers in depth-first preorder.
fn by_definition(
    graph: &Graph,
    preorder: &[Block],
    parent: &[usize],
    header: usize,
) -> Option<(Vec<bool>, bool)> {
    let below = |mut v: usize| {
        while v > header {
            v = parent[v];
        }
        v == header
    };
    let sources = |v: usize| -> Vec<usize> {
        let reached = |block| preorder.iter().position(|&other| other == block);
        graph.predecessors(preorder[v]).filter_map(reached).collect()
    };
    sources(header).into_iter().find(|&source| below(source))?;
    let mut body = vec![false; preorder.len()];
    let mut stack = vec![header];
    while let Some(v) = stack.pop() {
        if below(v) && !std::mem::replace(&mut body[v], true) {
            stack.extend(sources(v));
        }
    }
    let enters = |v: usize| v != header && body[v] && sources(v).iter().any(|&u| !body[u]);
    let irreducible = (0..preorder.len()).any(enters);
    Some((body, irreducible))
}

/// The depth-first tree: blocks in preorder, and by number the number of the parent.
fn depth_first(graph: &Graph) -> (Vec<Block>, Vec<usize>) {
    let (mut preorder, mut parent) = (Vec::new(), Vec::new());
    let mut stack = vec![(graph.entry(), 0)];
    while let Some((block, above)) = stack.pop() {
        if !preorder.contains(&block) {
            let number = preorder.len();
            preorder.push(block);
            parent.push(above);
            stack.extend(graph.successors(block).rev().map(|succ| (succ, number)));
        }
    }
    (preorder, parent)
}

#[test]
fn loops_agree_with_their_definition() {
    let mut irreducible_nests = 0;
    for seed in 0..6000 {
        let mut rng = Rng::new(seed);
        let n = 2 + rng.below(14);
        let shape = if rng.one_in(8) { shapes::random_jumps(n) } else { shapes::random(&mut rng, n) };
        let graph = Graph::of(&shape).expect("well formed");
        let loops = Loops::of(&graph);
        let (preorder, parent) = depth_first(&graph);
        assert!(graph.preorder().eq(preorder.iter().copied()), "{shape:?}");
        let mut n_loops = 0;
        for (header, &block) in preorder.iter().enumerate() {
            let id = loops.iter().find(|&id| loops.header(id) == block);
            let expected = by_definition(&graph, &preorder, &parent, header);
            assert_eq!(id.is_some(), expected.is_some(), "{block} in {shape:?}");
            let (Some(id), Some((body, irreducible))) = (id, expected) else { continue };
            n_loops += 1;
            assert_eq!(loops.is_irreducible(id), irreducible, "loop of {block} in {shape:?}");
            irreducible_nests += u32::from(irreducible && loops.parent(id).is_some());
            for (number, &member) in preorder.iter().enumerate() {
                assert_eq!(loops.contains(id, member), body[number], "{member} {block} {shape:?}");
            }
        }
        assert_eq!(n_loops, loops.n_loops());
    }
    assert!(irreducible_nests > 1000, "the graphs are too plain: {irreducible_nests}");
}
