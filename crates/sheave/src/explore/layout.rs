//! Layout of nodes and edges: layers from top to bottom.
//!
//! Kozo Sugiyama, Shojiro Tagawa and Mitsuhiko Toda, "Methods for Visual Understanding of Hierarchical System
//! Structures" (1981): retreating edges are turned, each node gets the layer of the longest path to it, and
//! every edge gets a node in each layer that it crosses. Sweeps over the layers sort the nodes of a layer by
//! the mean position of their neighbours, and place them as near to it as their widths allow. A retreating
//! edge leaves its source at the bottom, passes it, and enters its target at the top:
//!
//! ```text
//!      +---.            layer of the bend above the target
//!    target |
//!      |    |           one node per layer for the edge
//!    source |
//!      +---'            layer of the bend below the source
//! ```

use super::model::Drawing;

/// The most nodes, those of edges included, that are laid out.
const MAX_NODES: usize = 6_000;
/// Between layers.
const GAP: f64 = 34.0;
/// Between nodes of a layer.
const SPACING: f64 = 18.0;
/// Beside everything: labels of edges at the sides need it.
const MARGIN: f64 = 36.0;
/// Above and below.
const MARGIN_TOP: f64 = 12.0;
/// Sweeps over the layers that find horizontal positions.
const SWEEPS: usize = 24;
/// The width of an edge in a layer that it crosses.
const EDGE_WIDTH: f64 = 6.0;

/// A node of the layered graph.
#[derive(Clone, Copy)]
struct Node {
    layer: usize,
    width: f64,
    height: f64,
}

/// The graph that is handed on: real nodes, then those of edges.
#[derive(Default)]
struct Layered {
    nodes: Vec<Node>,
    links: Vec<(u32, u32)>,
}

impl Layered {
    fn edge_node(&mut self, layer: usize) -> u32 {
        self.nodes.push(Node { layer, width: EDGE_WIDTH, height: 0.0 });
        self.nodes.len() as u32 - 1
    }

    fn n_layers(&self) -> usize {
        self.nodes.iter().map(|node| node.layer + 1).max().unwrap_or(0)
    }
}

/// Lays out the nodes with these widths and heights and the edges between them; `order` has all nodes, in an
/// order in which edges lead forward but for those that retreat. `None` if there are too many.
pub(super) fn layout(sizes: &[(f64, f64)], edges: &[(u32, u32)], order: &[u32]) -> Option<Drawing> {
    if sizes.is_empty() {
        return Some(Drawing::default());
    }
    let mut position = vec![0; sizes.len()];
    order.iter().enumerate().for_each(|(at, &node)| position[node as usize] = at);
    let place = |node: u32| position[node as usize];
    // The layer of a node is the longest path to it over edges that lead forward.
    let mut forward: Vec<_> = edges.iter().filter(|&&(from, to)| place(from) < place(to)).collect();
    forward.sort_by_key(|&&(from, _)| place(from));
    let mut layers = vec![0_usize; sizes.len()];
    for &&(from, to) in &forward {
        layers[to as usize] = layers[to as usize].max(layers[from as usize] + 1);
    }
    let turned: Vec<bool> =
        edges.iter().map(|&(from, to)| layers[to as usize] <= layers[from as usize]).collect();
    let mut graph = Layered::default();
    // One layer above the first is for bends.
    let real =
        sizes.iter().zip(&layers).map(|(&(width, height), &layer)| Node { layer: layer + 1, width, height });
    graph.nodes.extend(real);
    let mut chains: Vec<Vec<u32>> = Vec::with_capacity(edges.len());
    for (&(from, to), &turned) in edges.iter().zip(&turned) {
        let (from_layer, to_layer) = (layers[from as usize] + 1, layers[to as usize] + 1);
        let span = from_layer.abs_diff(to_layer);
        if graph.nodes.len() + span + 4 > MAX_NODES {
            return None;
        }
        let mut chain = Vec::new();
        if turned {
            // From the bend above the target down to the one below the source.
            for layer in to_layer - 1..=from_layer + 1 {
                chain.push(graph.edge_node(layer));
            }
            let (first, last) = (chain[0], chain[chain.len() - 1]);
            graph.links.push((first, to));
            graph.links.push((from, last));
            graph.links.extend(chain.windows(2).map(|pair| (pair[0], pair[1])));
            chain.reverse();
        } else {
            for layer in from_layer + 1..to_layer {
                chain.push(graph.edge_node(layer));
            }
            let path: Vec<u32> = [from].into_iter().chain(chain.iter().copied()).chain([to]).collect();
            graph.links.extend(path.windows(2).map(|pair| (pair[0], pair[1])));
        }
        chains.push(chain);
    }
    let x = horizontal(&graph);
    let (tops, heights) = vertical(&graph);
    let mut drawing = Drawing::default();
    for (at, node) in graph.nodes[..sizes.len()].iter().enumerate() {
        let top = tops[node.layer] + (heights[node.layer] - node.height) / 2.0;
        drawing.nodes.push((x[at] - node.width / 2.0, top, node.width, node.height));
    }
    // Each point is the middle of an edge's node, as high as its layer. Bends were there for the room alone.
    for (chain, &turned) in chains.iter().zip(&turned) {
        let chain = if turned { &chain[1..chain.len() - 1] } else { &chain[..] };
        let mut points = Vec::with_capacity(2 * chain.len() + 2);
        for &node in chain {
            let layer = graph.nodes[node as usize].layer;
            points.push((x[node as usize], tops[layer]));
            if heights[layer] > 0.0 {
                points.push((x[node as usize], tops[layer] + heights[layer]));
            }
        }
        if turned {
            points.sort_by(|a, b| b.1.total_cmp(&a.1));
        }
        drawing.edges.push(points);
    }
    attach(&mut drawing, edges);
    frame(&mut drawing);
    Some(drawing)
}

/// The middle of each node: sweeps down and up move nodes towards the mean of their neighbours in the layer
/// before; the first half of the sweeps also sort the layers by it.
fn horizontal(graph: &Layered) -> Vec<f64> {
    let nodes = &graph.nodes;
    let n_layers = graph.n_layers();
    let mut layers = vec![Vec::new(); n_layers];
    for (at, node) in nodes.iter().enumerate() {
        layers[node.layer].push(at);
    }
    // By node: its neighbours in the layer above, and in the layer below.
    let mut neighbours = [vec![Vec::new(); nodes.len()], vec![Vec::new(); nodes.len()]];
    for &(from, to) in &graph.links {
        neighbours[0][to as usize].push(from as usize);
        neighbours[1][from as usize].push(to as usize);
    }
    let mut x = vec![0.0; nodes.len()];
    for sweep in 0..SWEEPS {
        let neighbours = &neighbours[sweep % 2];
        for at in 0..n_layers {
            let layer = &mut layers[if sweep % 2 == 0 { at } else { n_layers - 1 - at }];
            let mean = |node: usize| match neighbours[node].len() {
                0 => x[node],
                n => neighbours[node].iter().map(|&other| x[other]).sum::<f64>() / n as f64,
            };
            let mut wanted: Vec<(f64, usize)> = layer.iter().map(|&node| (mean(node), node)).collect();
            if sweep < SWEEPS / 2 {
                wanted.sort_by(|a, b| a.0.total_cmp(&b.0));
                *layer = wanted.iter().map(|&(_, node)| node).collect();
            }
            place(nodes, &wanted, &mut x);
        }
    }
    x
}

/// Places the nodes of a layer, in this order, as near to the wanted positions as their widths allow: with
/// the least sum of squared distances, by pooling neighbours that would overlap.
fn place(nodes: &[Node], wanted: &[(f64, usize)], x: &mut [f64]) {
    // The room of the nodes before each; positions less this room only have to ascend.
    let mut room = Vec::with_capacity(wanted.len());
    let mut pools: Vec<(f64, usize)> = Vec::new();
    let mut end = 0.0;
    for &(position, node) in wanted {
        let width = nodes[node].width + SPACING;
        room.push(end + width / 2.0);
        end += width;
        let mut pool = (position - (end - width / 2.0), 1);
        while let Some((mean, n)) = pools.pop_if(|before| before.0 > pool.0) {
            let sum = mean * n as f64 + pool.0 * pool.1 as f64;
            pool = (sum / (n + pool.1) as f64, n + pool.1);
        }
        pools.push(pool);
    }
    let means = pools.iter().flat_map(|&(mean, n)| std::iter::repeat_n(mean, n));
    for ((mean, room), &(_, node)) in means.zip(room).zip(wanted) {
        x[node] = mean + room;
    }
}

/// The top and the height of each layer.
fn vertical(graph: &Layered) -> (Vec<f64>, Vec<f64>) {
    let n_layers = graph.n_layers();
    let (mut heights, mut crossing) = (vec![0.0_f64; n_layers], vec![0_u32; n_layers + 1]);
    for node in &graph.nodes {
        heights[node.layer] = heights[node.layer].max(node.height);
    }
    for &(from, _) in &graph.links {
        crossing[graph.nodes[from as usize].layer] += 1;
    }
    let mut tops = Vec::with_capacity(n_layers);
    let mut y = 0.0;
    for (layer, height) in heights.iter().enumerate() {
        tops.push(y);
        // A layer of bends alone needs less room, many edges need more.
        let gap = if *height == 0.0 { GAP / 2.0 } else { GAP + f64::from(crossing[layer].min(12)) * 2.0 };
        y += height + gap;
    }
    (tops, heights)
}

/// Adds the ends of the edges, side by side in the order of their next points.
fn attach(drawing: &mut Drawing, edges: &[(u32, u32)]) {
    let nodes = drawing.nodes.clone();
    let middle = |node: u32| nodes[node as usize].0 + nodes[node as usize].2 / 2.0;
    for outgoing in [true, false] {
        let mut ends: Vec<(u32, f64, usize)> = Vec::with_capacity(edges.len());
        for (at, &(from, to)) in edges.iter().enumerate() {
            let points = &drawing.edges[at];
            let (node, next, other) =
                if outgoing { (from, points.first(), to) } else { (to, points.last(), from) };
            ends.push((node, next.map_or_else(|| middle(other), |point| point.0), at));
        }
        ends.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then(a.2.cmp(&b.2)));
        let mut start = 0;
        while start < ends.len() {
            let node = ends[start].0;
            let n = ends[start..].iter().take_while(|end| end.0 == node).count();
            let (left, top, width, height) = nodes[node as usize];
            for (k, &(_, _, at)) in ends[start..start + n].iter().enumerate() {
                let x = left + width * (k + 1) as f64 / (n + 1) as f64;
                match outgoing {
                    true => drawing.edges[at].insert(0, (x, top + height)),
                    false => drawing.edges[at].push((x, top)),
                }
            }
            start += n;
        }
    }
}

/// Moves everything into the picture, and rounds.
fn frame(drawing: &mut Drawing) {
    let (mut low, mut high) = ((f64::MAX, f64::MAX), (0.0_f64, 0.0_f64));
    let nodes = drawing.nodes.iter().flat_map(|&(x, y, w, h)| [(x, y), (x + w, y + h)]);
    for (x, y) in nodes.chain(drawing.edges.iter().flatten().copied()) {
        low = (low.0.min(x), low.1.min(y));
        high = (high.0.max(x), high.1.max(y));
    }
    let round = |value: f64| (value * 10.0).round() / 10.0;
    let (dx, dy) = (MARGIN - low.0, MARGIN_TOP - low.1);
    for node in &mut drawing.nodes {
        *node = (round(node.0 + dx), round(node.1 + dy), round(node.2), round(node.3));
    }
    for point in drawing.edges.iter_mut().flatten() {
        *point = (round(point.0 + dx), round(point.1 + dy));
    }
    drawing.size = (round(high.0 - low.0 + 2.0 * MARGIN), round(high.1 - low.1 + 2.0 * MARGIN_TOP));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn overlap(a: (f64, f64, f64, f64), b: (f64, f64, f64, f64)) -> bool {
        a.0 < b.0 + b.2 && b.0 < a.0 + a.2 && a.1 < b.1 + b.3 && b.1 < a.1 + a.3
    }

    fn check(sizes: &[(f64, f64)], edges: &[(u32, u32)]) -> Drawing {
        let order: Vec<u32> = (0..sizes.len() as u32).collect();
        let drawing = layout(sizes, edges, &order).expect("it is small");
        assert_eq!((drawing.nodes.len(), drawing.edges.len()), (sizes.len(), edges.len()));
        for (at, &node) in drawing.nodes.iter().enumerate() {
            assert!(node.0 >= 0.0 && node.1 >= 0.0 && node.0 + node.2 <= drawing.size.0, "{node:?}");
            for &other in &drawing.nodes[at + 1..] {
                assert!(!overlap(node, other), "{node:?} and {other:?} overlap");
            }
        }
        for (&(from, to), points) in edges.iter().zip(&drawing.edges) {
            let (from, to) = (drawing.nodes[from as usize], drawing.nodes[to as usize]);
            let (first, last) = (points[0], points[points.len() - 1]);
            assert!((first.1 - (from.1 + from.3)).abs() < 0.2, "an edge leaves at the bottom");
            assert!((last.1 - to.1).abs() < 0.2, "an edge enters at the top");
        }
        drawing
    }

    #[test]
    fn loops_self_loops_and_unreachable_nodes_have_room() {
        let sizes = [(100.0, 40.0), (180.0, 80.0), (60.0, 20.0), (90.0, 50.0), (70.0, 30.0)];
        let drawing = check(&sizes, &[(0, 1), (1, 2), (2, 1), (1, 3), (3, 3), (4, 3)]);
        assert!(drawing.nodes[0].1 < drawing.nodes[1].1 && drawing.nodes[1].1 < drawing.nodes[3].1);
    }

    #[test]
    fn random_graphs_have_no_overlaps() {
        let mut random = 1_u64;
        let mut next = |n: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (random >> 33) % n
        };
        for n in 1..40 {
            let sizes: Vec<(f64, f64)> =
                (0..n).map(|_| (40.0 + next(200) as f64, 20.0 + next(90) as f64)).collect();
            let mut edges: Vec<(u32, u32)> =
                (0..n + n / 2).map(|_| (next(n) as u32, next(n) as u32)).collect();
            edges.sort_unstable();
            edges.dedup();
            check(&sizes, &edges);
        }
    }

    /// Threads of tests have little stack, and more nodes must not need more.
    #[test]
    fn long_chains_and_wide_ladders_are_drawn() {
        let n = 2_500;
        let chain: Vec<(u32, u32)> = (1..n).map(|node| (node - 1, node)).collect();
        check(&vec![(50.0, 20.0); n as usize], &chain);
        let wide: Vec<(u32, u32)> = (1..700).flat_map(|node| [(0, node), (node, 700)]).collect();
        check(&vec![(50.0, 20.0); 701], &wide);
    }

    #[test]
    fn what_is_too_large_is_not_drawn() {
        let sizes = vec![(10.0, 10.0); MAX_NODES + 1];
        let edges: Vec<(u32, u32)> = (1..=MAX_NODES as u32).map(|node| (node - 1, node)).collect();
        let order: Vec<u32> = (0..sizes.len() as u32).collect();
        assert!(layout(&sizes, &edges, &order).is_none());
    }
}
