//! A function as lines, each with its key and its source lines.

use std::collections::HashMap;

use sheave_ir::{Decorator, Place};
use sheave_ir::{Function, Module};

use super::model::{Graph, Line};
use crate::copies::key;

/// Tells the key of a line from its text.
const MARK: &str = " ; \u{1}";

/// Appends the key of each line to it.
struct Keys<'a>(&'a Function);

impl Decorator for Keys<'_> {
    fn trailing(&self, place: Place, out: &mut String) {
        use std::fmt::Write as _;
        let _ = match place {
            Place::Header => write!(out, "\u{1}h"),
            Place::Block(block) => write!(out, "\u{1}b{}", block_number(self.0, block)),
            Place::Phi(phi) => write!(out, "\u{1}{}", self.0.value_name(phi)),
            Place::Inst(inst) => write!(out, "\u{1}{}", key(inst)),
        };
    }
}

/// The number in the name of a block.
fn block_number(func: &Function, block: sheave_ir::Block) -> String {
    func.block_name(block).to_string().trim_start_matches("block").to_owned()
}

/// The lines of `func`, without empty ones and the closing brace.
pub(super) fn lines(module: &Module, func: &Function) -> Vec<Line> {
    let mut plain = Function::clone(func);
    plain.debug.scope = None.into();
    let mut locs: HashMap<String, Vec<(u32, u32)>> = HashMap::new();
    for &block in &func.layout {
        for &inst in func.block_insts(block) {
            locs.insert(key(inst), source_lines(module, func, inst));
            plain.set_loc(inst, None);
        }
    }
    let text = plain.display_decorated(module, &Keys(func)).to_string();
    let lines = text.lines().filter(|line| !line.is_empty() && *line != "}");
    let line = |line: &str| match line.rsplit_once(MARK) {
        Some((text, key)) => {
            Line(text.to_owned(), key.to_owned(), locs.get(key).cloned().unwrap_or_default())
        }
        None => Line(line.to_owned(), String::new(), Vec::new()),
    };
    lines.map(line).collect()
}

/// The file and line of `inst`, then those of the calls through which it was inlined.
pub(super) fn source_lines(module: &Module, func: &Function, inst: sheave_ir::Inst) -> Vec<(u32, u32)> {
    let chain = func.loc_chain(func.loc(inst)).filter(|loc| loc.line > 0);
    chain.filter_map(|loc| Some((module.sources.scopes.get(loc.scope)?.file.as_u32(), loc.line))).collect()
}

/// The tables that the stages of a function share: one of lines and one of graphs.
#[derive(Default)]
pub(super) struct Shared {
    pub(super) lines: Vec<Line>,
    line_numbers: HashMap<Line, u32>,
    pub(super) graphs: Vec<Graph>,
    graph_numbers: HashMap<String, u32>,
}

impl Shared {
    /// The number of `line`.
    pub(super) fn line(&mut self, line: Line) -> u32 {
        let lines = &mut self.lines;
        *self.line_numbers.entry(line).or_insert_with_key(|line| {
            lines.push(line.clone());
            lines.len() as u32 - 1
        })
    }

    /// The number of `graph`.
    pub(super) fn graph(&mut self, graph: Graph) -> u32 {
        let graphs = &mut self.graphs;
        *self.graph_numbers.entry(format!("{graph:?}")).or_insert_with(|| {
            graphs.push(graph);
            graphs.len() as u32 - 1
        })
    }
}
