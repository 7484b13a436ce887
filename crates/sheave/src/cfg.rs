//! Pictures of a function's control flow: its graph, dominator tree, frontiers and loops, for people.

use std::fmt::Write as _;

use sheave_ir::entity::EntityRef;
use sheave_ir::{Function, Module};
use sheave_passes::IrHost;
use sheave_ssa::{Block, Dominators, Frontiers, Graph, Loops};

use crate::{Error, pipeline};

/// The control flow of one function.
#[derive(Debug)]
pub struct Picture<'a> {
    func: &'a Function,
    name: &'a str,
    graph: Graph,
    dominators: Dominators,
    frontiers: Frontiers,
    loops: Loops,
}

impl<'a> Picture<'a> {
    /// Analyses `func`. Frontiers are materialised, so the cost can be quadratic in the depth of nested
    /// loops.
    ///
    /// # Errors
    /// When the graph is not well formed.
    pub fn new(module: &'a Module, func: &'a Function) -> Result<Self, Error> {
        let name = module.symbol_name(func.symbol);
        let graph = Graph::of(&IrHost(func)).map_err(|error| pipeline::Error {
            pass: "cfg",
            function: name.to_owned(),
            error: error.into(),
        })?;
        let dominators = Dominators::of(&graph);
        let frontiers = Frontiers::of(&graph, &dominators);
        let loops = Loops::of(&graph);
        Ok(Picture { func, name, graph, dominators, frontiers, loops })
    }

    fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        self.func.layout.iter().map(|block| Block::new(block.index()))
    }

    /// The dominance frontier of a block, in braces.
    fn frontier(&self, block: Block) -> String {
        format!("{{{}}}", joined(self.frontiers.frontier(block).iter()))
    }

    /// One line per block: successors, immediate dominator, frontier, loop depth.
    pub fn text(&self) -> String {
        let mut out = format!("%{}\n", self.name);
        for block in self.blocks() {
            let ir_block = sheave_ir::Block::from_u32(block.0);
            let _ = write!(out, "    {block}: -> [{}], ", joined(self.func.succs(ir_block)));
            if !self.graph.is_reachable(block) {
                out.push_str("unreachable\n");
                continue;
            }
            let idom = self.dominators.idom(block).map_or("-".to_owned(), |idom| idom.to_string());
            let (frontier, depth) = (self.frontier(block), self.loops.depth(block));
            let _ = writeln!(out, "idom {idom}, frontier {frontier}, loop depth {depth}");
        }
        out
    }

    /// The function as a cluster of [`dot`]; `n` makes the names of its nodes its own.
    fn cluster(&self, out: &mut String, n: usize) {
        let _ = writeln!(out, "    subgraph cluster_{n} {{\n        label = \"{}\";", escape(self.name));
        for block in self.blocks() {
            let ir_block = sheave_ir::Block::from_u32(block.0);
            let mut label = format!("{block}\\n{} instructions", self.func.block_insts(ir_block).len());
            let phis = self.func.phis(ir_block).len();
            if phis > 0 {
                let _ = write!(label, ", {phis} phis");
            }
            let mut style = "";
            if self.graph.is_reachable(block) {
                let _ = write!(label, "\\nDF {}", self.frontier(block));
                let is_header = self.loops.innermost(block).is_some_and(|id| self.loops.header(id) == block);
                if is_header {
                    style = ", peripheries = 2";
                }
            } else {
                style = ", style = dotted";
            }
            let _ = writeln!(out, "        f{n}_{block} [label = \"{label}\"{style}];");
        }
        for block in self.blocks() {
            let ir_block = sheave_ir::Block::from_u32(block.0);
            let succs: Vec<_> = self.func.succs(ir_block).collect();
            for (k, succ) in succs.iter().enumerate() {
                let label = if succs.len() > 1 { format!(" [label = \"{k}\"]") } else { String::new() };
                let _ = writeln!(out, "        f{n}_{block} -> f{n}_{succ}{label};");
            }
        }
        for block in self.blocks() {
            if let Some(idom) = self.dominators.idom(block) {
                let _ = writeln!(
                    out,
                    "        f{n}_{idom} -> f{n}_{block} [style = dashed, color = gray, constraint = false, \
                     arrowhead = empty];"
                );
            }
        }
        out.push_str("    }\n");
    }
}

/// Functions as one graph for graphviz: solid edges are the control flow, dashed ones the dominator tree;
/// frontiers are in the blocks; loop headers have double borders.
pub fn dot(pictures: &[Picture<'_>]) -> String {
    let mut out = "digraph {\n    node [shape = box, fontname = \"monospace\"];\n".to_owned();
    for (n, picture) in pictures.iter().enumerate() {
        picture.cluster(&mut out, n);
    }
    out.push_str("}\n");
    out
}

fn joined(blocks: impl Iterator<Item = impl std::fmt::Display>) -> String {
    blocks.map(|block| block.to_string()).collect::<Vec<_>>().join(" ")
}

fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
