//! The data of a page: plain structures that are written as JSON.
//!
//! A function under all placements and strategies repeats itself: most lines of a stage are lines of the
//! stage before. So a function has one table of lines, and every stage is a list of numbers of lines; graphs
//! are shared in the same manner.

use serde::Serialize;

use crate::copies::LedgerLine;

/// The data that all functions of a page share.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Index {
    /// The program that wrote the page, and its version.
    pub generator: String,
    /// The file that was read.
    pub file: String,
    /// The passes that ran before elimination, in order.
    pub passes: Vec<String>,
    /// Names of placements, in the order of [`Function::placements`].
    pub placements: Vec<&'static str>,
    /// Names of strategies, in the order of [`Placement::strategies`].
    pub strategies: Vec<String>,
    /// How many of them, the last ones, are the user's own.
    pub n_own: usize,
    /// The placement and the strategy to begin with.
    pub start: (usize, usize),
    /// The source files, as far as they could be read.
    pub sources: Vec<Source>,
    /// The functions, in order.
    pub functions: Vec<Summary>,
    /// The arguments with which the program was run, if it was.
    pub executed: Option<Vec<String>>,
    /// The folder of the scripts with the functions, seen from the page: empty, or it ends in `/`.
    pub scripts: String,
    /// The LLVM tools that made the columns of LLVM.
    pub llvm: Option<String>,
    /// Why something is missing.
    pub notes: Vec<String>,
    /// The room that drawings give to code.
    pub metrics: Metrics,
}

/// The room that drawings give to code: the page draws with the same numbers as the layout.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Metrics {
    /// Width of a character.
    pub character: f64,
    /// Height of a line.
    pub line: f64,
    /// Between the border of a node and its text.
    pub padding: f64,
    /// The longest line that is shown, in characters.
    pub max_characters: usize,
    /// The most lines of a block that are shown.
    pub max_lines: usize,
}

/// A source file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Source {
    /// Its name on the compiler's command line.
    pub name: String,
    /// Its lines; empty if it could not be read or no function refers to it.
    pub lines: Vec<String>,
}

/// A function in the list of functions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Summary {
    /// Its name.
    pub name: String,
    /// Instructions as it was read.
    pub instructions: usize,
    /// Phis and copies under the first placement and strategy.
    pub phis: u32,
    /// Copies of variables left.
    pub copies: u32,
}

/// One function.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// Its position in the source: file, first and last line.
    pub source: Option<(u32, u32, u32)>,
    /// Every line of every stage, once.
    pub lines: Vec<Line>,
    /// Every graph, once.
    pub graphs: Vec<Graph>,
    /// One for each placement.
    pub placements: Vec<Placement>,
    /// LLVM's version of it.
    pub llvm: Option<Llvm>,
}

/// A line: its text, its key, and the source lines that it is from, innermost first, each a file and a line.
///
/// The key identifies the definition in the line, and stays the same from stage to stage: `i7` is an
/// instruction, `v7` a phi, `b7` the head of a block, `h` the head of the function; empty for anything else.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Line(pub String, pub String, pub Vec<(u32, u32)>);

/// A function under one placement of phis.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Placement {
    /// Names of values in the source, by value.
    pub names: Vec<(String, String)>,
    /// As read, and after each pass that changed something.
    pub stages: Vec<Stage>,
    /// The live ranges of copy-related values in the last stage.
    pub ranges: Vec<Range>,
    /// Pairs of those ranges, by index, that interfere.
    pub interference: Vec<(u32, u32)>,
    /// One for each strategy; user-defined ones, the last, only under the first placement that is shown.
    pub strategies: Vec<Strategy>,
}

/// A function at some stage.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Stage {
    /// The pass that left it; empty for the function as read, and `phis` for the first half of promotion:
    /// phis are placed, and their operands are empty.
    pub pass: String,
    /// `memory`, `ssa` or `copies`.
    pub form: &'static str,
    /// Its lines.
    pub lines: Vec<u32>,
    /// Its control flow, in [`Function::graphs`]; none if it is too large to be drawn.
    pub graph: Option<u32>,
    /// Pairs of keys that differ: the key in the stage before, and the key in this one that replaced it.
    pub links: Vec<(String, String)>,
    /// How often each of its blocks ran, in the order of the text.
    pub counts: Option<Vec<u64>>,
}

/// A control-flow graph with the results of analyses.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Graph {
    /// The names of the blocks, in the order of the text.
    pub blocks: Vec<String>,
    /// Which of them can be reached.
    pub reachable: Vec<bool>,
    /// Which of them elimination put on edges.
    pub edge_blocks: Vec<bool>,
    /// Edges; those between the same two blocks are one.
    pub edges: Vec<Edge>,
    /// By block, its immediate dominator.
    pub idom: Vec<Option<u32>>,
    /// By block, its dominance frontier.
    pub frontier: Vec<Vec<u32>>,
    /// Loops, outer ones first.
    pub loops: Vec<Loop>,
    /// The drawing of blocks and edges.
    pub drawing: Drawing,
    /// The same for the dominator tree, whose edges are those of `idom`.
    pub tree: Drawing,
}

/// An edge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Edge {
    /// From this block.
    pub from: u32,
    /// To this one.
    pub to: u32,
    /// `T`, `F`, the values of cases.
    pub label: String,
    /// Its target dominates its source.
    pub back: bool,
    /// The successor indices that it has.
    pub indices: Vec<u32>,
}

/// A natural loop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Loop {
    /// Its header.
    pub header: u32,
    /// The loop around it.
    pub parent: Option<u32>,
    /// All its blocks.
    pub blocks: Vec<u32>,
    /// It has several entries.
    pub irreducible: bool,
}

/// Coordinates of nodes and edges, in pixels.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Drawing {
    /// Its width and height.
    pub size: (f64, f64),
    /// By node: left, top, width, height.
    pub nodes: Vec<(f64, f64, f64, f64)>,
    /// By edge: the points that it goes through.
    pub edges: Vec<Vec<(f64, f64)>>,
}

/// The live range of a value, in lines of its stage.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Range {
    /// The value.
    pub value: String,
    /// Half-open ranges of lines; the last line of a block is extended by one where the
    /// value is alive beyond it.
    pub segments: Vec<(u32, u32)>,
}

/// A function under one strategy.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Strategy {
    /// In copies form.
    pub copies: Stage,
    /// As machine code; why there is none, otherwise.
    pub code: Result<Code, String>,
    /// Every copy, in the order of `sheave copies --explain`.
    pub ledger: Vec<LedgerLine>,
    /// Values that became one variable; the first of each class names it.
    pub classes: Vec<Vec<String>>,
    /// Attempts to coalesce, in order.
    pub attempts: Vec<Attempt>,
    /// Names and values of counters.
    pub counts: Vec<(&'static str, u64)>,
}

/// Machine code.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Code {
    /// Its instructions.
    pub instructions: Vec<Instruction>,
    /// Which blocks and edges which part of it belongs to.
    pub regions: Vec<Region>,
    /// Bytes of code, constants and tables.
    pub bytes: u64,
}

/// A machine instruction: its line, its offset, its bytes in hexadecimal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Instruction(pub u32, pub u32, pub String);

/// A part of the machine code that runs as often as a block or an edge does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Region {
    /// The first offset.
    pub start: u32,
    /// One past the last.
    pub end: u32,
    /// The block.
    pub block: String,
    /// For an edge, its index among the successors.
    pub edge: Option<u32>,
    /// How often it ran.
    pub count: Option<u64>,
}

/// An attempt to make a phi and one of its arguments one variable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Attempt {
    /// The phi.
    pub phi: String,
    /// The argument.
    pub arg: String,
    /// The argument was compared with the phi's temporary.
    pub isolated: bool,
    /// `merged`, `together`, `interference` or `constraint`.
    pub outcome: &'static str,
    /// Two members of the classes that interfere.
    pub witness: Option<(String, String)>,
}

/// LLVM's versions of a function.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Llvm {
    /// After `opt -passes=mem2reg`.
    pub ssa: Vec<Line>,
    /// The assembly that `llc -O2` makes of that.
    pub code: Vec<Line>,
}
