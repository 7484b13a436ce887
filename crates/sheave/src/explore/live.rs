//! Live ranges of copy-related values in the text of SSA form, and their interference.
//!
//! For drawings, and on purpose without the ranges of `sheave_ssa::eliminate`: one search backwards from each
//! use (Appel and Palsberg 2002, section 19.6), in lines of the text.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use sheave_ir::{Block, Function, Value};

use super::model::{Line, Range};
use crate::copies::key;

/// The most values that are drawn.
const MAX_VALUES: usize = 400;

/// The lines of a block: its head, and one past its last.
#[derive(Clone, Copy)]
struct Lines {
    first: u32,
    end: u32,
}

/// Blocks and predecessors of the text.
struct Text<'a> {
    func: &'a Function,
    blocks: HashMap<Block, Lines>,
    preds: HashMap<Block, Vec<Block>>,
}

/// Phis and their arguments, in order; constants are no values of a web.
fn related(func: &Function) -> BTreeSet<Value> {
    let phis = func.layout.iter().flat_map(|&block| func.phis(block));
    let edges = func.layout.iter().flat_map(|&block| func.block_edges(block));
    let values = phis.chain(edges.flat_map(|edge| func.edge_args(edge)));
    values.copied().filter(|&value| !func.values[value].is_const()).collect()
}

/// The ranges of copy-related values of `func` in `lines`, its text, and the pairs that interfere.
pub(super) fn ranges(func: &Function, lines: &[Line]) -> (Vec<Range>, Vec<(u32, u32)>) {
    let values = related(func);
    if values.len() > MAX_VALUES {
        return (Vec::new(), Vec::new());
    }
    let line_of: HashMap<&str, u32> =
        lines.iter().enumerate().map(|(at, Line(_, key, _))| (key.as_str(), at as u32)).collect();
    let mut text = Text { func, blocks: HashMap::new(), preds: HashMap::new() };
    for &block in &func.layout {
        let last = func.terminator(block).and_then(|inst| line_of.get(key(inst).as_str()));
        let name = func.block_name(block).to_string().replacen("block", "b", 1);
        if let (Some(&first), Some(&last)) = (line_of.get(name.as_str()), last) {
            text.blocks.insert(block, Lines { first, end: last + 1 });
        }
        for succ in func.succs(block) {
            text.preds.entry(succ).or_default().push(block);
        }
    }
    // The definition of each value and its uses as block and line.
    let mut defined: HashMap<Value, (Block, u32)> = HashMap::new();
    let mut uses: HashMap<Value, Vec<(Block, u32)>> = HashMap::new();
    if let Some((&entry, lines)) =
        func.entry().as_ref().and_then(|entry| Some((entry, text.blocks.get(entry)?)))
    {
        defined.extend(func.params.iter().map(|&param| (param, (entry, lines.first))));
    }
    for &block in &func.layout {
        let Some(&Lines { first, end }) = text.blocks.get(&block) else { continue };
        defined.extend(func.phis(block).iter().map(|&phi| (phi, (block, first))));
        for &inst in func.block_insts(block) {
            let Some(&line) = line_of.get(key(inst).as_str()) else { continue };
            defined.extend(func.results(inst).map(|result| (result, (block, line))));
            func.insts[inst].for_each_arg(&func.pool, |arg| {
                if values.contains(&arg) {
                    uses.entry(arg).or_default().push((block, line));
                }
            });
        }
        for edge in func.block_edges(block) {
            for &arg in func.edge_args(edge).iter().filter(|arg| values.contains(arg)) {
                uses.entry(arg).or_default().push((block, end));
            }
        }
    }
    let mut found = Vec::new();
    for &value in &values {
        let Some(&definition) = defined.get(&value) else { continue };
        let uses = uses.get(&value).map_or(&[][..], Vec::as_slice);
        let segments = text.segments(definition, uses);
        found.push((definition.1, Range { value: text.func.value_name(value).to_string(), segments }));
    }
    let pairs = interference(&found);
    (found.into_iter().map(|(_, range)| range).collect(), pairs)
}

impl Text<'_> {
    /// From the definition to every use, backwards.
    fn segments(&self, definition: (Block, u32), uses: &[(Block, u32)]) -> Vec<(u32, u32)> {
        let (home, line) = definition;
        // By block: how far the value is alive in it.
        let mut ends: BTreeMap<u32, (Block, u32)> = BTreeMap::new();
        let mut work = uses.to_vec();
        while let Some((block, end)) = work.pop() {
            let Some(lines) = self.blocks.get(&block) else { continue };
            let known = ends.get(&lines.first).map(|entry| entry.1);
            if known.is_some_and(|known| known >= end) {
                continue;
            }
            ends.insert(lines.first, (block, end));
            if block != home && known.is_none() {
                for &pred in self.preds.get(&block).into_iter().flatten() {
                    if let Some(lines) = self.blocks.get(&pred) {
                        work.push((pred, lines.end));
                    }
                }
            }
        }
        let mut segments: Vec<(u32, u32)> = (ends.into_iter())
            .map(|(first, (block, end))| (if block == home { line } else { first }, end))
            .collect();
        if segments.is_empty() {
            segments.push((line, line));
        }
        segments
    }
}

/// Pairs of ranges one of which is alive after the definition of the other, which is alive itself.
fn interference(ranges: &[(u32, Range)]) -> Vec<(u32, u32)> {
    let alive_after =
        |range: &Range, line: u32| range.segments.iter().any(|&(from, to)| from <= line && line < to);
    let mut pairs = Vec::new();
    for (a, (line_a, range_a)) in ranges.iter().enumerate() {
        for (b, (line_b, range_b)) in ranges.iter().enumerate().skip(a + 1) {
            let at = |line: u32| alive_after(range_a, line) && alive_after(range_b, line);
            if at(*line_a) || at(*line_b) {
                pairs.push((a as u32, b as u32));
            }
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use sheave_ir::FuncId;

    use super::*;
    use crate::explore::listing;

    /// The lost copy: the phi is alive after its next value is defined.
    const LOST_COPY: &str = "function ssa %f(i32 v0) -> i32 {
block0:
    jump block1

block1:
    v1 = phi i32 [block0: v0], [block1: v2]
    v2 = add v1, i32 1
    v3 = icmp slt v2, i32 10
    branch v3, block1, block2

block2:
    return v1
}
";

    #[test]
    fn the_lost_copy_interferes_with_its_next_value() {
        let module = crate::read_bytes("lost.sheave", LOST_COPY.as_bytes()).expect("it is well-formed");
        let func = &module.functions[FuncId::from_u32(0)];
        let lines = listing::lines(&module, func);
        let (ranges, pairs) = ranges(func, &lines);
        let texts: Vec<String> =
            ranges.iter().map(|range| format!("{} {:?}", range.value, range.segments)).collect();
        // Lines: 0 head, 1 block0, 2 jump, 3 block1, 4 phi, 5 add, 6 icmp, 7 branch, 8 block2, 9 return.
        assert_eq!(texts, ["v0 [(1, 3)]", "v1 [(3, 8), (8, 9)]", "v2 [(5, 8)]"]);
        assert_eq!(pairs, [(1, 2)]);
    }
}
