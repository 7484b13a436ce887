//! Control flow as the allocator needs it: the block of an instruction, the edges into a block, and the loop
//! forest.
//!
//! Graph and loops are `ssa`'s. Loops serve two ends. Liveness skips whole loops in which a value is neither
//! read nor written (a counter of the outermost of 5 000 nested loops is live in all the others, and visiting
//! them block by block for every counter would be quadratic), and splitting moves spills out of loops that do
//! not mention the value. For both, each loop has the runs of blocks that it covers in layout order, as long
//! as there are at most [`MAX_RUNS`] of them.
//!
//! ```text
//! block0 -> block1 -> block2 -> block4 -> block1      the loop of block1 covers the runs
//!                     block2 -> block3                1..3 and 4..5; block3, which leaves it,
//!                                                     is placed in between
//! ```

use crate::error::{Error, NONE};
use crate::input::Code;
use crate::work::steps;
use alloc::vec::Vec;
use sheave_ssa::{Block, Edge, Graph, LoopId, Loops, Rule, refill};

/// Loops that cover more separate runs of blocks than this are never handled as a whole.
const MAX_RUNS: usize = 64;

/// The assumed number of iterations of a loop.
const ITERATIONS: u32 = 10;

/// Deeper nesting is estimated like this one.
const MAX_NESTING: u32 = 8;

/// The blocks of a loop.
#[derive(Clone, Copy)]
struct Extent {
    /// Runs of blocks in layout order, as a range of `Cfg::runs`.
    run_start: u32,
    run_end: u32,
    runs_known: bool,
    /// An edge from unreachable code leads to a block of it other than the header.
    is_entered: bool,
}

/// The control flow of one function.
#[derive(Default)]
pub(crate) struct Cfg {
    pub(crate) block_of: Vec<u32>,
    graph: Graph,
    forest: Loops,
    /// By loop.
    extents: Vec<Extent>,
    runs: Vec<(u32, u32)>,
    scratch: Scratch,
}

#[derive(Default)]
struct Scratch {
    own_ends: Vec<u32>,
    own_blocks: Vec<u32>,
    first_child: Vec<u32>,
    next_sibling: Vec<u32>,
    merge: Vec<(u32, u32)>,
}

impl sheave_ssa::Cfg for Code {
    fn n_blocks(&self) -> usize {
        self.block_ends.len()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    #[inline]
    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.block_succs(block.index()).iter().copied().map(Block).for_each(visit);
    }
}

impl Cfg {
    /// Analyses `code`.
    pub(crate) fn compute(&mut self, code: &Code) -> Result<(), Error> {
        self.check_shape(code)?;
        self.graph.compute(code).map_err(|error| {
            let rule = match error.rule {
                Rule::SuccessorOutOfRange => "a successor does not exist",
                _ => "there are too many blocks or edges",
            };
            Error::Malformed { inst: 0, rule }
        })?;
        if self.graph.virtual_entry().is_some() {
            return Err(Error::Malformed { inst: 0, rule: "the entry block has predecessors" });
        }
        self.forest.compute(&self.graph);
        self.extents.clear();
        self.runs.clear();
        if self.forest.n_loops() != 0 {
            self.find_runs(code.n_blocks());
            self.find_entered(code);
        }
        Ok(())
    }

    fn check_shape(&mut self, code: &Code) -> Result<(), Error> {
        let n = code.n_blocks();
        let malformed = |inst: u32, rule| Err(Error::Malformed { inst, rule });
        if n == 0 {
            return malformed(0, "there is no block");
        }
        if code.n_insts() >= 1 << 29 {
            return malformed(0, "there are more than 2^29 instructions");
        }
        let n_freqs = code.block_freqs.len();
        if (n_freqs != n && n_freqs != 0) || code.splittable.len() != n || code.succ_ends.len() != n {
            return malformed(0, "the tables of blocks differ in length");
        }
        refill(&mut self.block_of, code.n_insts(), 0);
        let mut start = 0;
        for (block, &end) in code.block_ends.iter().enumerate() {
            if end <= start {
                return malformed(start, "the block has no instruction");
            }
            if end as usize > code.n_insts() {
                return malformed(start, "the block ends past the last instruction");
            }
            self.block_of[start as usize..end as usize].fill(block as u32);
            start = end;
        }
        if start as usize != code.n_insts() {
            return malformed(start, "the instruction is in no block");
        }
        Ok(())
    }

    /// Estimates the frequency of each block from the nesting of loops.
    pub(crate) fn estimate(&self, freqs: &mut Vec<f32>) {
        let nesting = |block: u32| self.loop_of(block).map_or(0, |l| self.forest.nesting(l));
        let n_blocks = self.graph.n_blocks() as u32;
        freqs.extend((0..n_blocks).map(|block| ITERATIONS.pow(nesting(block).min(MAX_NESTING)) as f32));
    }

    /// The edges into a block, one per occurrence.
    #[inline]
    pub(crate) fn edges_in(&self, block: u32) -> impl ExactSizeIterator<Item = Edge> + '_ {
        self.graph.edges_in(Block(block)).map(|edge| self.graph.edge(edge))
    }

    /// The blocks that the edges into a block come from.
    #[inline]
    pub(crate) fn preds(&self, block: u32) -> impl ExactSizeIterator<Item = u32> + '_ {
        self.graph.predecessors(Block(block)).map(|block| block.0)
    }

    /// The innermost loop of a block.
    #[inline]
    pub(crate) fn loop_of(&self, block: u32) -> Option<LoopId> {
        self.forest.innermost(Block(block))
    }

    /// The loop forest.
    #[inline]
    pub(crate) fn forest(&self) -> &Loops {
        &self.forest
    }

    /// Whether the runs of a loop are known and its header is its only entry.
    #[inline]
    pub(crate) fn is_whole(&self, l: LoopId) -> bool {
        let extent = self.extents[l.index()];
        extent.runs_known && !extent.is_entered && !self.forest.is_irreducible(l)
    }

    /// Whether `inner` is `outer` or inside it; everything is inside the whole function, which is `None`.
    #[inline]
    pub(crate) fn encloses(&self, outer: Option<LoopId>, inner: Option<LoopId>) -> bool {
        match (outer, inner) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(outer), Some(inner)) => self.forest.encloses(outer, inner),
        }
    }

    /// The loop forest is that of the reachable blocks; a value may be live along edges from unreachable
    /// ones as well.
    fn find_entered(&mut self, code: &Code) {
        for block in (0..code.n_blocks()).filter(|&block| !self.graph.is_reachable(Block(block as u32))) {
            for &succ in code.block_succs(block) {
                let mut next = self.loop_of(succ);
                // The loops around one that is entered are entered as well.
                while let Some(l) = next.filter(|l| !self.extents[l.index()].is_entered) {
                    steps(1);
                    self.extents[l.index()].is_entered = self.forest.header(l).0 != succ;
                    next = self.forest.parent(l);
                }
            }
        }
    }

    fn find_runs(&mut self, n_blocks: usize) {
        let n = self.forest.n_loops();
        let s = &mut self.scratch;
        refill(&mut s.own_ends, n + 1, 0);
        for block in 0..n_blocks as u32 {
            if let Some(l) = self.forest.innermost(Block(block)) {
                s.own_ends[l.index()] += 1;
            }
        }
        let mut sum = 0;
        for end in &mut s.own_ends {
            let count = *end;
            *end = sum;
            sum += count;
        }
        refill(&mut s.own_blocks, sum as usize, 0);
        for block in 0..n_blocks as u32 {
            if let Some(l) = self.forest.innermost(Block(block)) {
                let at = &mut s.own_ends[l.index()];
                s.own_blocks[*at as usize] = block;
                *at += 1;
            }
        }
        refill(&mut s.first_child, n, NONE);
        refill(&mut s.next_sibling, n, NONE);
        for l in 0..n {
            if let Some(parent) = self.forest.parent(LoopId(l as u32)) {
                s.next_sibling[l] = s.first_child[parent.index()];
                s.first_child[parent.index()] = l as u32;
            }
        }
        for l in 0..n {
            s.merge.clear();
            let start = if l == 0 { 0 } else { s.own_ends[l - 1] as usize };
            s.merge.extend(s.own_blocks[start..s.own_ends[l] as usize].iter().map(|&b| (b, b + 1)));
            let mut known = true;
            let mut child = s.first_child[l];
            while child != NONE {
                let inner = &self.extents[child as usize];
                known &= inner.runs_known;
                s.merge.extend_from_slice(&self.runs[inner.run_start as usize..inner.run_end as usize]);
                child = s.next_sibling[child as usize];
            }
            steps(s.merge.len());
            s.merge.sort_unstable();
            let run_start = self.runs.len();
            for &(lo, hi) in &s.merge {
                match self.runs[run_start..].last_mut() {
                    Some(last) if last.1 == lo => last.1 = hi,
                    _ => self.runs.push((lo, hi)),
                }
            }
            if !known || self.runs.len() - run_start > MAX_RUNS {
                self.runs.truncate(run_start);
                known = false;
            }
            let (run_start, run_end) = (run_start as u32, self.runs.len() as u32);
            self.extents.push(Extent { run_start, run_end, runs_known: known, is_entered: false });
        }
    }

    /// The runs of blocks of a loop; empty when there are too many.
    #[inline]
    pub(crate) fn loop_runs(&self, l: LoopId) -> &[(u32, u32)] {
        let l = &self.extents[l.index()];
        &self.runs[l.run_start as usize..l.run_end as usize]
    }

    /// The run of loop `l` that contains `block`, or the block alone.
    pub(crate) fn run_of(&self, l: LoopId, block: u32) -> (u32, u32) {
        let runs = self.loop_runs(l);
        let i = runs.partition_point(|r| r.1 <= block);
        match runs.get(i) {
            Some(&run) if run.0 <= block => run,
            _ => (block, block + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::InstKind;

    /// Blocks of one instruction with the given successors.
    fn cfg(succs: &[&[u32]]) -> Cfg {
        let mut code = Code::new();
        for s in succs {
            code.end_inst(InstKind::Plain, 0);
            code.end_block(1.0, s.iter().copied(), true);
        }
        let mut cfg = Cfg::default();
        cfg.compute(&code).unwrap();
        cfg
    }

    #[test]
    fn nested_loops_have_parents_and_runs() {
        // 0 -> 1 (outer) -> 2 (inner) -> 2 | 3 -> 1 | 4
        let cfg = cfg(&[&[1], &[2], &[2, 3], &[1, 4], &[]]);
        let (outer, inner) = (cfg.loop_of(1), cfg.loop_of(2));
        assert_eq!([0, 3, 4].map(|block| cfg.loop_of(block)), [None, outer, None]);
        let (outer, inner) = (outer.unwrap(), inner.unwrap());
        assert_eq!(cfg.forest.parent(inner), Some(outer));
        assert_eq!(cfg.loop_runs(outer), [(1, 4)]);
        assert_eq!(cfg.loop_runs(inner), [(2, 3)]);
        assert!(cfg.is_whole(outer));
    }

    #[test]
    fn a_loop_with_two_entries_is_not_handled_whole() {
        // 0 -> 1 | 2, 1 <-> 2, 2 -> 3
        let cfg = cfg(&[&[1, 2], &[2], &[1, 3], &[]]);
        let l = cfg.loop_of(1).unwrap();
        assert_eq!(cfg.loop_of(2), Some(l));
        assert!(!cfg.is_whole(l));
    }

    #[test]
    fn an_outer_loop_owns_what_enters_an_irreducible_inner_one() {
        // 0 -> 1; 1 -> 2 | 5; 5 -> 3 (side entry); 2 -> 3; 3 -> 2 | 4; 4 -> 1 | 6
        let cfg = cfg(&[&[1], &[2, 5], &[3], &[2, 4], &[1, 6], &[3], &[]]);
        let outer = cfg.loop_of(1).unwrap();
        assert_eq!(cfg.forest.header(outer), Block(1));
        for b in [2, 3, 4, 5] {
            assert!(cfg.encloses(Some(outer), cfg.loop_of(b)), "block {b} is in the outer loop");
        }
        assert!(cfg.is_whole(outer));
        assert_eq!(cfg.loop_of(6), None);
    }
}
