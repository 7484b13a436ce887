//! Control flow as the allocator needs it: predecessors by edge, the block of an instruction, and the loop forest.
//!
//! Loops serve two ends. Liveness skips whole loops in which a value is neither read nor written (a counter of the outermost
//! of 5 000 nested loops is live in all the others, and walking them block by block for every counter would be quadratic),
//! and splitting moves spills out of loops that do not mention the value.
//!
//! Algorithm: Paul Havlak, "Nesting of Reducible and Irreducible Loops" (1997), with path-halving union-find; every block is
//! collapsed into its header once. A cross or forward edge is kept aside until the common ancestor of its ends is reached (G.
//! Ramalingam, "Identifying Loops in Almost Linear Time", 1999), so that it is visited once and not once per loop that it enters
//! beside the header; the time is linear but for the inverse of Ackermann's function. Loops also know the
//! runs of blocks that they cover in layout order, as long as there are at most [`MAX_RUNS`] of them.

use super::input::Code;
use super::work::steps;
use super::{Error, NONE};
use alloc::vec::Vec;

/// Loops that cover more separate runs of blocks than this are never handled as a whole.
const MAX_RUNS: usize = 64;

/// An edge, seen from its target.
#[derive(Clone, Copy)]
pub(super) struct Pred {
    pub(super) block: u32,
    pub(super) succ_idx: u32,
}

/// A natural or irreducible loop.
#[derive(Clone, Copy)]
pub(super) struct Loop {
    pub(super) header: u32,
    /// The loop around it, or `NONE`.
    pub(super) parent: u32,
    /// Preorder number in the loop forest; the loops inside have `pre + 1 ..= last`.
    pre: u32,
    last: u32,
    /// Runs of blocks in layout order, as a range of `Cfg::runs`.
    run_start: u32,
    run_end: u32,
    /// Whether the runs are known and the header is the only way in.
    pub(super) whole: bool,
    runs_known: bool,
    irreducible: bool,
    /// The number of loops around it.
    depth: u32,
    /// A loop further out, or `NONE`; see [`Cfg::ancestor_below`].
    jump: u32,
}

/// A cross or forward edge in depth-first numbers, and the next one in its list.
#[derive(Clone, Copy)]
struct Entry {
    from: u32,
    to: u32,
    /// One more than the lowest common ancestor of the two; zero if there is none.
    reach: u32,
    next: u32,
}

/// The control flow of one function.
#[derive(Default)]
pub(super) struct Cfg {
    pub(super) block_of: Vec<u32>,
    pred_ends: Vec<u32>,
    preds: Vec<Pred>,
    /// The innermost loop of each block, or `NONE`.
    pub(super) loop_of: Vec<u32>,
    /// Inner loops before the loops around them.
    pub(super) loops: Vec<Loop>,
    runs: Vec<(u32, u32)>,
    scratch: Scratch,
}

#[derive(Default)]
struct Scratch {
    number: Vec<u32>,
    order: Vec<u32>,
    last: Vec<u32>,
    stack: Vec<(u32, u32)>,
    union: Vec<u32>,
    header_of: Vec<u32>,
    in_body: Vec<u32>,
    body: Vec<u32>,
    /// By number: the parent in the depth-first tree, `NONE` for a root.
    parent: Vec<u32>,
    /// Every number above the current header is united with its parent.
    ancestors: Vec<u32>,
    /// Edges that wait for the common ancestor of their ends, by that ancestor, as a list in `entries`.
    waiting: Vec<u32>,
    /// Those whose common ancestor was reached, by what stands for their target.
    entering: Vec<u32>,
    entries: Vec<Entry>,
    /// By loop: the least `reach` of an edge into one of its blocks other than the header.
    reach: Vec<u32>,
    loop_of_header: Vec<u32>,
    own_ends: Vec<u32>,
    own_blocks: Vec<u32>,
    first_child: Vec<u32>,
    next_sibling: Vec<u32>,
    merge: Vec<(u32, u32)>,
}

impl Cfg {
    /// Analyses `code`.
    pub(super) fn compute(&mut self, code: &Code) -> Result<(), Error> {
        self.check_shape(code)?;
        self.compute_preds(code);
        if !self.pred_edges(0).is_empty() {
            return Err(Error::Malformed { inst: 0, rule: "the entry block has predecessors" });
        }
        self.number_blocks(code);
        self.find_loops(code);
        self.number_loops();
        self.find_runs(code.n_blocks());
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
        if code.block_freqs.len() != n || code.splittable.len() != n || code.succ_ends.len() != n {
            return malformed(0, "the tables of blocks differ in length");
        }
        self.block_of.clear();
        self.block_of.resize(code.n_insts(), 0);
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
        if code.succs.iter().any(|&s| s as usize >= n) {
            return malformed(0, "a successor does not exist");
        }
        Ok(())
    }

    fn compute_preds(&mut self, code: &Code) {
        let n = code.n_blocks();
        self.pred_ends.clear();
        self.pred_ends.resize(n, 0);
        for &s in &code.succs {
            self.pred_ends[s as usize] += 1;
        }
        let mut sum = 0;
        for end in &mut self.pred_ends {
            // Starts for now; filling turns them into ends.
            let count = *end;
            *end = sum;
            sum += count;
        }
        self.preds.clear();
        self.preds.resize(sum as usize, Pred { block: 0, succ_idx: 0 });
        for block in 0..n {
            for (succ_idx, &s) in code.block_succs(block).iter().enumerate() {
                let at = &mut self.pred_ends[s as usize];
                self.preds[*at as usize] = Pred { block: block as u32, succ_idx: succ_idx as u32 };
                *at += 1;
            }
        }
    }

    /// The edges into a block, one per occurrence.
    #[inline]
    pub(super) fn pred_edges(&self, block: usize) -> &[Pred] {
        let start = if block == 0 { 0 } else { self.pred_ends[block - 1] as usize };
        &self.preds[start..self.pred_ends[block] as usize]
    }

    /// Depth-first preorder numbers; unreachable blocks start trees of their own.
    fn number_blocks(&mut self, code: &Code) {
        let n = code.n_blocks();
        let s = &mut self.scratch;
        s.number.clear();
        s.number.resize(n, NONE);
        s.order.clear();
        s.parent.clear();
        s.last.clear();
        s.last.resize(n, 0);
        s.stack.clear();
        for root in 0..n as u32 {
            if s.number[root as usize] != NONE {
                continue;
            }
            s.number[root as usize] = s.order.len() as u32;
            s.order.push(root);
            s.parent.push(NONE);
            s.stack.push((root, 0));
            while let Some((block, next)) = s.stack.last_mut() {
                let succs = code.block_succs(*block as usize);
                if (*next as usize) < succs.len() {
                    let succ = succs[*next as usize];
                    *next += 1;
                    if s.number[succ as usize] == NONE {
                        s.parent.push(s.number[*block as usize]);
                        s.number[succ as usize] = s.order.len() as u32;
                        s.order.push(succ);
                        s.stack.push((succ, 0));
                    }
                } else {
                    let number = s.number[*block as usize];
                    s.last[number as usize] = s.order.len() as u32 - 1;
                    s.stack.pop();
                }
            }
        }
    }

    fn find_loops(&mut self, code: &Code) {
        let n = code.n_blocks();
        self.loops.clear();
        self.loop_of.clear();
        self.loop_of.resize(n, NONE);
        let s = &mut self.scratch;
        s.union.clear();
        s.union.extend(0..n as u32);
        s.header_of.clear();
        s.header_of.resize(n, NONE);
        s.in_body.clear();
        s.in_body.resize(n, NONE);
        s.ancestors.clear();
        s.ancestors.extend(0..n as u32);
        for list in [&mut s.waiting, &mut s.entering, &mut s.loop_of_header] {
            list.clear();
            list.resize(n, NONE);
        }
        s.entries.clear();

        // Everything below is in preorder numbers.
        for w in (0..n as u32).rev() {
            steps(1);
            let block = s.order[w as usize];
            let start = if block == 0 { 0 } else { self.pred_ends[block as usize - 1] as usize };
            let preds = &self.preds[start..self.pred_ends[block as usize] as usize];
            s.set_aside(w, preds);
            s.release(w);
            if s.collect(w, preds) {
                s.loop_of_header[w as usize] = self.loops.len() as u32;
                self.loops.push(Loop {
                    header: block,
                    parent: NONE,
                    pre: 0,
                    last: 0,
                    run_start: 0,
                    run_end: 0,
                    whole: false,
                    runs_known: false,
                    irreducible: false,
                    depth: 0,
                    jump: NONE,
                });
            }
            if s.parent[w as usize] != NONE {
                s.ancestors[w as usize] = s.parent[w as usize];
            }
        }
        for w in 0..n {
            let around = s.header_of[w];
            let around = if around == NONE { NONE } else { s.loop_of_header[around as usize] };
            let own = s.loop_of_header[w];
            let block = s.order[w] as usize;
            if own != NONE {
                self.loops[own as usize].parent = around;
                self.loop_of[block] = own;
            } else {
                self.loop_of[block] = around;
            }
        }
        self.find_irreducible();
        self.find_jumps();
    }

    /// A loop is irreducible if an edge into one of its blocks, the header excepted, comes from outside: then the common ancestor of
    /// the edge's ends is above the header.
    fn find_irreducible(&mut self) {
        let s = &mut self.scratch;
        s.reach.clear();
        s.reach.resize(self.loops.len(), NONE);
        for entry in &s.entries {
            let block = s.order[entry.to as usize];
            let mut l = self.loop_of[block as usize];
            if l != NONE && self.loops[l as usize].header == block {
                l = self.loops[l as usize].parent;
            }
            if l != NONE {
                s.reach[l as usize] = s.reach[l as usize].min(entry.reach);
            }
        }
        for l in 0..self.loops.len() {
            let info = &mut self.loops[l];
            info.irreducible = s.reach[l] <= s.number[info.header as usize];
            if info.parent != NONE {
                s.reach[info.parent as usize] = s.reach[info.parent as usize].min(s.reach[l]);
            }
        }
    }

    /// Gives every loop a second loop around it, so that any is reached in a logarithmic number of steps (Eugene W. Myers, "An
    /// Applicative Random-Access Stack", 1983).
    fn find_jumps(&mut self) {
        for l in (0..self.loops.len()).rev() {
            let parent = self.loops[l].parent;
            if parent == NONE {
                continue;
            }
            let up = self.loops[parent as usize];
            self.loops[l].depth = up.depth + 1;
            self.loops[l].jump = parent;
            if up.jump != NONE {
                let far = self.loops[up.jump as usize];
                if far.jump != NONE && up.depth - far.depth == far.depth - self.loops[far.jump as usize].depth
                {
                    self.loops[l].jump = far.jump;
                }
            }
        }
    }

    /// The outermost loop around `l`, itself included, that is inside `outer` (`NONE`: any).
    pub(super) fn ancestor_below(&self, outer: u32, mut l: u32) -> u32 {
        let depth = if outer == NONE { 0 } else { self.loops[outer as usize].depth + 1 };
        while self.loops[l as usize].depth > depth {
            steps(1);
            let Loop { parent, jump, .. } = self.loops[l as usize];
            l = if self.loops[jump as usize].depth >= depth { jump } else { parent };
        }
        l
    }

    /// The innermost loop around `l`, itself included, that contains `inner`; `NONE` if there is none.
    pub(super) fn common_loop(&self, mut l: u32, inner: u32) -> u32 {
        while !self.loop_contains(l, inner) {
            steps(1);
            let Loop { parent, jump, .. } = self.loops[l as usize];
            l = if jump != NONE && !self.loop_contains(jump, inner) { jump } else { parent };
        }
        l
    }

    fn number_loops(&mut self) {
        // Inner loops come first, so sizes flow upwards in order and numbers flow downwards in reverse.
        let n = self.loops.len();
        let size = &mut self.scratch.union;
        size.clear();
        size.resize(n, 1);
        for l in 0..n {
            let parent = self.loops[l].parent;
            if parent != NONE {
                size[parent as usize] += size[l];
            }
        }
        let next = &mut self.scratch.in_body;
        next.clear();
        next.resize(n, 0);
        let mut next_root = 0;
        for l in (0..n).rev() {
            let parent = self.loops[l].parent;
            let slot = if parent == NONE { &mut next_root } else { &mut next[parent as usize] };
            let pre = *slot;
            *slot += size[l];
            self.loops[l].pre = pre;
            self.loops[l].last = pre + size[l] - 1;
            next[l] = pre + 1;
        }
    }

    fn find_runs(&mut self, n_blocks: usize) {
        let n = self.loops.len();
        let s = &mut self.scratch;
        self.runs.clear();
        if n == 0 {
            return;
        }
        s.own_ends.clear();
        s.own_ends.resize(n + 1, 0);
        for &l in &self.loop_of {
            if l != NONE {
                s.own_ends[l as usize] += 1;
            }
        }
        let mut sum = 0;
        for end in &mut s.own_ends {
            let count = *end;
            *end = sum;
            sum += count;
        }
        s.own_blocks.clear();
        s.own_blocks.resize(sum as usize, 0);
        for block in 0..n_blocks {
            let l = self.loop_of[block];
            if l != NONE {
                let at = &mut s.own_ends[l as usize];
                s.own_blocks[*at as usize] = block as u32;
                *at += 1;
            }
        }
        s.first_child.clear();
        s.first_child.resize(n, NONE);
        s.next_sibling.clear();
        s.next_sibling.resize(n, NONE);
        for l in 0..n {
            let parent = self.loops[l].parent;
            if parent != NONE {
                s.next_sibling[l] = s.first_child[parent as usize];
                s.first_child[parent as usize] = l as u32;
            }
        }
        for l in 0..n {
            s.merge.clear();
            let start = if l == 0 { 0 } else { s.own_ends[l - 1] as usize };
            s.merge.extend(s.own_blocks[start..s.own_ends[l] as usize].iter().map(|&b| (b, b + 1)));
            let mut known = true;
            let mut child = s.first_child[l];
            while child != NONE {
                let inner = &self.loops[child as usize];
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
            let info = &mut self.loops[l];
            info.run_start = run_start as u32;
            info.run_end = self.runs.len() as u32;
            info.runs_known = known;
            info.whole = known && !info.irreducible;
        }
    }

    /// Whether loop `inner` (or `NONE`: no loop) is `outer` or inside it.
    #[inline]
    pub(super) fn loop_contains(&self, outer: u32, inner: u32) -> bool {
        if outer == NONE {
            return true;
        }
        if inner == NONE {
            return false;
        }
        let (outer, inner) = (&self.loops[outer as usize], &self.loops[inner as usize]);
        outer.pre <= inner.pre && inner.pre <= outer.last
    }

    /// The number by which sets of loops can be searched: the loops inside `l` have the numbers of [`Cfg::loop_span`].
    #[inline]
    pub(super) fn loop_number(&self, l: u32) -> u32 {
        self.loops[l as usize].pre
    }

    /// First and last number of the loops in `l`, itself included.
    #[inline]
    pub(super) fn loop_span(&self, l: u32) -> (u32, u32) {
        (self.loops[l as usize].pre, self.loops[l as usize].last)
    }

    /// The runs of blocks of a loop; empty when there are too many.
    #[inline]
    pub(super) fn loop_runs(&self, l: u32) -> &[(u32, u32)] {
        let l = &self.loops[l as usize];
        &self.runs[l.run_start as usize..l.run_end as usize]
    }

    /// The run of loop `l` that contains `block`, or the block alone.
    pub(super) fn run_of(&self, l: u32, block: u32) -> (u32, u32) {
        let runs = self.loop_runs(l);
        let i = runs.partition_point(|r| r.1 <= block);
        match runs.get(i) {
            Some(&run) if run.0 <= block => run,
            _ => (block, block + 1),
        }
    }
}

impl Scratch {
    /// Lets the cross and forward edges into `to` wait for the common ancestor of their ends. All numbers above `to` are united with
    /// their parents, so what stands for a source is its closest ancestor up to `to`, and an ancestor of `to` as well; in another
    /// tree, of unreachable blocks, there is none.
    fn set_aside(&mut self, to: u32, preds: &[Pred]) {
        for pred in preds {
            steps(1);
            let from = self.number[pred.block as usize];
            let back = from >= to && from <= self.last[to as usize];
            if back || from == self.parent[to as usize] {
                continue;
            }
            let ancestor = find(&mut self.ancestors, from);
            if ancestor > to {
                self.entries.push(Entry { from, to, reach: 0, next: NONE });
                continue;
            }
            self.entries.push(Entry { from, to, reach: ancestor + 1, next: self.waiting[ancestor as usize] });
            self.waiting[ancestor as usize] = self.entries.len() as u32 - 1;
        }
    }

    /// From here on the edges that waited for `ancestor` are edges to what stands for their targets.
    fn release(&mut self, ancestor: u32) {
        let mut at = self.waiting[ancestor as usize];
        while at != NONE {
            steps(1);
            let Entry { to, next, .. } = self.entries[at as usize];
            let target = find(&mut self.union, to) as usize;
            self.entries[at as usize].next = self.entering[target];
            self.entering[target] = at;
            at = next;
        }
    }

    /// Collapses the loop of `header`, into which `preds` lead, if there is one.
    fn collect(&mut self, header: u32, preds: &[Pred]) -> bool {
        self.body.clear();
        let mut is_loop = false;
        for pred in preds {
            let from = self.number[pred.block as usize];
            if from >= header && from <= self.last[header as usize] {
                is_loop = true;
                self.take(header, from);
            }
        }
        let mut at = 0;
        while at < self.body.len() {
            let member = self.body[at] as usize;
            at += 1;
            // Edges back to a member were followed when it was the header.
            self.take(header, self.parent[member]);
            let mut entry = self.entering[member];
            while entry != NONE {
                steps(1);
                let Entry { from, next, .. } = self.entries[entry as usize];
                self.take(header, from);
                entry = next;
            }
        }
        for &member in &self.body {
            self.union[member as usize] = header;
            self.header_of[member as usize] = header;
        }
        is_loop
    }

    /// What stands for `number`, which is below `header`, belongs to the loop.
    fn take(&mut self, header: u32, number: u32) {
        let member = find(&mut self.union, number);
        if member != header && self.in_body[member as usize] != header {
            self.in_body[member as usize] = header;
            self.body.push(member);
        }
    }
}

fn find(union: &mut [u32], mut x: u32) -> u32 {
    while union[x as usize] != x {
        steps(1);
        let up = union[union[x as usize] as usize];
        union[x as usize] = up;
        x = up;
    }
    x
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
        let (outer, inner) = (cfg.loop_of[1], cfg.loop_of[2]);
        assert_eq!(cfg.loop_of, [NONE, outer, inner, outer, NONE]);
        assert_eq!(cfg.loops[inner as usize].parent, outer);
        assert!(cfg.loop_contains(outer, inner) && !cfg.loop_contains(inner, outer));
        assert_eq!(cfg.loop_runs(outer), [(1, 4)]);
        assert_eq!(cfg.loop_runs(inner), [(2, 3)]);
        assert!(cfg.loops[outer as usize].whole);
    }

    #[test]
    fn a_loop_with_two_entries_is_not_handled_whole() {
        // 0 -> 1 | 2, 1 <-> 2, 2 -> 3
        let cfg = cfg(&[&[1, 2], &[2], &[1, 3], &[]]);
        let l = cfg.loop_of[1];
        assert_ne!(l, NONE);
        assert_eq!(cfg.loop_of[2], l);
        assert!(!cfg.loops[l as usize].whole);
    }

    #[test]
    fn an_outer_loop_owns_what_enters_an_irreducible_inner_one() {
        // 0 -> 1; 1 -> 2 | 5; 5 -> 3 (side entry); 2 -> 3; 3 -> 2 | 4; 4 -> 1 | 6
        let cfg = cfg(&[&[1], &[2, 5], &[3], &[2, 4], &[1, 6], &[3], &[]]);
        let outer = cfg.loop_of[1];
        assert_eq!(cfg.loops[outer as usize].header, 1);
        for b in [2, 3, 4, 5] {
            assert!(cfg.loop_contains(outer, cfg.loop_of[b]), "block {b} is in the outer loop");
        }
        assert!(cfg.loops[outer as usize].whole);
        assert_eq!(cfg.loop_of[6], NONE);
    }

    /// Random graphs against what defines the loops of a depth-first tree: the loop of a header is what reaches it without leaving the
    /// part of the tree below it, and is irreducible if an edge from outside leads to another of its blocks.
    #[test]
    fn loops_agree_with_their_definition() {
        use crate::testing::Random;
        let mut irreducible_nests = 0;
        for seed in 0..3000 {
            let mut random = Random::new(seed);
            let n = 3 + random.below(12);
            let succs: Vec<Vec<u32>> = (0..n)
                .map(|_| (0..random.below(4)).map(|_| 1 + random.below(n - 1) as u32).collect())
                .collect();
            let cfg = cfg(&succs.iter().map(Vec::as_slice).collect::<Vec<_>>());
            let (number, parent) = (&cfg.scratch.number, &cfg.scratch.parent);
            let mut n_loops = 0;
            for header in 0..n {
                let below = |block: usize| {
                    let mut at = number[block];
                    while at != NONE && at > number[header] {
                        at = parent[at as usize];
                    }
                    at == number[header]
                };
                let id = (0..cfg.loops.len()).find(|&l| cfg.loops[l].header as usize == header);
                let is_header = cfg.pred_edges(header).iter().any(|pred| below(pred.block as usize));
                assert_eq!(id.is_some(), is_header, "{header} in {succs:?}");
                let Some(id) = id else { continue };
                n_loops += 1;
                let mut body = vec![false; n];
                let mut stack = vec![header];
                while let Some(block) = stack.pop() {
                    if below(block) && !core::mem::replace(&mut body[block], true) {
                        stack.extend(cfg.pred_edges(block).iter().map(|pred| pred.block as usize));
                    }
                }
                let entered =
                    |block: usize| cfg.pred_edges(block).iter().any(|pred| !body[pred.block as usize]);
                let irreducible = (0..n).any(|block| block != header && body[block] && entered(block));
                assert_eq!(cfg.loops[id].irreducible, irreducible, "{header} in {succs:?}");
                irreducible_nests += u32::from(irreducible && cfg.loops[id].parent != NONE);
                for (block, &expected) in body.iter().enumerate() {
                    let inside = cfg.loop_contains(id as u32, cfg.loop_of[block]);
                    assert_eq!(inside, expected, "{block}, {header} in {succs:?}");
                }
            }
            assert_eq!(n_loops, cfg.loops.len(), "{succs:?}");
        }
        assert!(irreducible_nests > 100, "the graphs are too plain: {irreducible_nests}");
    }

    #[test]
    fn ancestors_are_found_from_any_depth() {
        // Loops inside one another: 0 -> 1 -> 2 .. -> 100, and each leads back to itself from the last block.
        let depth = 100;
        let mut succs: Vec<Vec<u32>> = (0..depth).map(|block| vec![block + 1]).collect();
        succs.push((1..=depth).collect());
        let cfg = cfg(&succs.iter().map(Vec::as_slice).collect::<Vec<_>>());
        let around = |l: u32| {
            core::iter::successors(Some(l), |&l| Some(cfg.loops[l as usize].parent).filter(|&l| l != NONE))
        };
        assert_eq!(cfg.loops.len(), depth as usize);
        for l in 0..depth {
            for outer in around(l).skip(1).chain([NONE]) {
                let expected = around(l).find(|&at| cfg.loops[at as usize].parent == outer);
                assert_eq!(Some(cfg.ancestor_below(outer, l)), expected);
            }
            for inner in 0..depth {
                let expected = around(l).find(|&at| cfg.loop_contains(at, inner)).unwrap_or(NONE);
                assert_eq!(cfg.common_loop(l, inner), expected);
            }
        }
    }
}
