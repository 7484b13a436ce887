//! The control-flow graph of a stage with its analyses, and its drawing.

use std::collections::HashMap;

use sheave_ir::entity::EntityRef as _;
use sheave_ir::{Function, InstData};
use sheave_passes::IrHost;
use sheave_ssa::{Block, Dominators, Frontiers, Loops};

use super::layout::layout;
use super::model::{Edge, Graph, Line, Loop, Metrics};

/// The room that drawings give to code.
pub(super) const METRICS: Metrics =
    Metrics { character: 6.65, line: 15.0, padding: 8.0, max_characters: 48, max_lines: 28 };

/// The size of a block's node with `lines` of code.
fn size(lines: &[&str]) -> (f64, f64) {
    let longest = lines.iter().map(|line| line.trim().chars().count()).max().unwrap_or(0);
    let shown = lines.len().min(METRICS.max_lines + 1);
    let width = longest.clamp(8, METRICS.max_characters) as f64 * METRICS.character;
    (width + 2.0 * METRICS.padding, shown as f64 * METRICS.line + 2.0 * METRICS.padding)
}

/// The graph of `func`, whose lines are `lines`; blocks from `n_before` on were made by elimination. `None`
/// if it is malformed or too large.
pub(super) fn of(func: &Function, lines: &[Line], n_before: usize) -> Option<Graph> {
    let graph = sheave_ssa::Graph::of(&IrHost(func)).ok()?;
    let dominators = Dominators::of(&graph);
    let frontiers = Frontiers::of(&graph, &dominators);
    let loops = Loops::of(&graph);
    let number: HashMap<usize, u32> =
        func.layout.iter().enumerate().map(|(at, block)| (block.index(), at as u32)).collect();
    let numbers =
        |blocks: &[Block]| blocks.iter().filter_map(|block| number.get(&block.index()).copied()).collect();
    let mut out = Graph::default();
    for &block in &func.layout {
        let host_block = Block::new(block.index());
        out.blocks.push(func.block_name(block).to_string());
        let reachable = graph.is_reachable(host_block);
        out.reachable.push(reachable);
        out.edge_blocks.push(block.index() >= n_before);
        out.idom.push(dominators.idom(host_block).and_then(|idom| number.get(&idom.index()).copied()));
        out.frontier.push(if reachable { numbers(frontiers.frontier(host_block)) } else { Vec::new() });
        let labels = labels(func, block);
        let mut merged: Vec<Edge> = Vec::new();
        for (index, succ) in func.succs(block).enumerate() {
            let (from, to) = (number[&block.index()], number[&succ.index()]);
            let label = labels.get(index).cloned().unwrap_or_default();
            if let Some(edge) = merged.iter_mut().find(|edge| edge.to == to) {
                if !label.is_empty() {
                    edge.label = format!("{}, {label}", edge.label);
                }
                edge.indices.push(index as u32);
                continue;
            }
            let back = reachable && dominators.dominates(Block::new(succ.index()), host_block);
            merged.push(Edge { from, to, label, back, indices: vec![index as u32] });
        }
        out.edges.extend(merged);
    }
    for id in loops.iter() {
        let is_inside = |block: &&sheave_ir::Block| loops.contains(id, Block::new(block.index()));
        out.loops.push(Loop {
            header: number[&loops.header(id).index()],
            parent: loops.parent(id).map(|parent| parent.index() as u32),
            blocks: func.layout.iter().filter(is_inside).map(|block| number[&block.index()]).collect(),
            irreducible: loops.is_irreducible(id),
        });
    }
    let mut code: Vec<Vec<&str>> = Vec::new();
    for Line(text, key, _) in lines {
        if key.starts_with('b') {
            code.push(Vec::new());
        }
        if let Some(block) = code.last_mut() {
            block.push(text);
        }
    }
    let sizes: Vec<(f64, f64)> = code.iter().map(|lines| size(lines)).collect();
    let edges: Vec<(u32, u32)> = out.edges.iter().map(|edge| (edge.from, edge.to)).collect();
    let unreachable = (0..out.blocks.len() as u32).filter(|&block| !out.reachable[block as usize]);
    let reachable = graph.reverse_postorder().filter_map(|block| number.get(&block.index()).copied());
    let order: Vec<u32> = unreachable.chain(reachable).collect();
    out.drawing = layout(&sizes, &edges, &order)?;
    let small: Vec<(f64, f64)> = (out.blocks.iter().zip(&out.frontier))
        .map(|(name, frontier)| {
            let longest = name.len().max(5 + frontier.len() * 4).min(28);
            (longest as f64 * METRICS.character + 2.0 * METRICS.padding, 2.0 * METRICS.line + METRICS.padding)
        })
        .collect();
    let tree: Vec<(u32, u32)> =
        (out.idom.iter().enumerate()).filter_map(|(block, &idom)| Some((idom?, block as u32))).collect();
    out.tree = layout(&small, &tree, &order)?;
    Some(out)
}

/// The conditions of the edges of `block`.
fn labels(func: &Function, block: sheave_ir::Block) -> Vec<String> {
    let Some(last) = func.terminator(block) else { return Vec::new() };
    match &func.insts[last] {
        InstData::Branch { .. } => vec!["T".to_owned(), "F".to_owned()],
        InstData::Switch { value, cases } => {
            let bits = func.ty(*value).bytes() * 8;
            // Small negative numbers are more likely than large positive ones.
            let signed = |case: u64| ((case << (64 - bits)) as i64) >> (64 - bits);
            let cases = func.case_values(*cases).iter().map(|&case| signed(case).to_string());
            std::iter::once("default".to_owned()).chain(cases).collect()
        }
        InstData::Asm { .. } => {
            let labels = (1..func.succs(block).len()).map(|at| format!("label {at}"));
            std::iter::once("falls through".to_owned()).chain(labels).collect()
        }
        data if data.is_invoke() => vec!["to".to_owned(), "unwind".to_owned()],
        _ => Vec::new(),
    }
}
