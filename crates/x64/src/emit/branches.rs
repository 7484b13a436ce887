//! Labels, jumps, and code on edges: which jumps fall through, and which are turned around for that.

use super::{ALIGN, ALWAYS, EdgeBlock, Emitter, Jump, NO_LABEL, Place, UNBOUND};
use crate::minst::{Cond, Kind};
use sheave_ssa::refill;

/// Processors fetch and decode code in pieces of 32 bytes, aligned: a short loop that begins elsewhere may
/// take one more of them in every iteration. By 16 the same loops of two programs take 1.4 and 1.8 times as
/// long.
const LOOP_ALIGN: u32 = 32;

impl Emitter<'_> {
    pub(super) fn here(&self) -> Place {
        Place { at: self.ctx.asm.len(), jumps_before: self.ctx.jumps.len() as u32 }
    }

    pub(super) fn new_label(&mut self) -> u32 {
        self.ctx.labels.push(UNBOUND);
        self.ctx.labels.len() as u32 - 1
    }

    pub(super) fn bind(&mut self, label: u32) {
        self.ctx.labels[label as usize] = self.here();
    }

    /// Begins a copy of a block: it belongs to what falls through into it, but is not part of its tail.
    pub(super) fn continue_region(&mut self) {
        if let Some(&(_, block, succ_idx)) = self.ctx.regions.last() {
            let here = self.here();
            self.ctx.tails.entry = NO_LABEL;
            self.ctx.regions.push((here, block, succ_idx));
        }
    }

    /// Begins the code of a block or edge. `entry` is the label by which it is reached.
    pub(super) fn begin_region(&mut self, block: u32, succ_idx: Option<u32>, entry: u32) {
        let here = self.here();
        self.ctx.tails.entry = entry;
        self.ctx.regions.push((here, block, succ_idx));
        if succ_idx.is_some() {
            self.line(None.into());
        }
    }

    pub(super) fn jump(&mut self, cond: u8, label: u32) {
        let at = self.ctx.asm.len();
        self.ctx.jumps.push(Jump { at, cond, long: false, label, drop: 0 });
    }

    /// Aligns the next instruction, the first of a loop.
    pub(super) fn align(&mut self) {
        let at = self.ctx.asm.len();
        self.ctx.jumps.push(Jump { at, cond: ALIGN, long: true, label: LOOP_ALIGN, drop: 0 });
    }

    /// Jumps to `label` on a condition that may need two flags.
    pub(super) fn branch(&mut self, cond: Cond, label: u32) {
        match cond {
            Cond::Always => self.jump(ALWAYS, label),
            Cond::Never => {}
            Cond::NeOrP => {
                self.jump(Cond::Ne as u8, label);
                self.jump(Cond::P as u8, label);
            }
            Cond::EAndNp => {
                let over = self.new_label();
                self.jump(Cond::P as u8, over);
                self.jump(Cond::E as u8, label);
                self.bind(over);
            }
            cond => self.jump(cond as u8, label),
        }
    }

    /// Finds blocks that only jump: branches to them lead to their target. Our allocator puts the moves on
    /// the edge of a jump before it; others may leave them on the edge.
    pub(super) fn find_forwarders(&mut self) {
        let n = self.input.layout.blocks.len();
        let code = &self.input.selected.code;
        let busy = &mut self.ctx.busy;
        refill(busy, n, false);
        let mut block = 0;
        for insertion in &self.input.alloc.insertions {
            while code.block_ends[block] <= insertion.before {
                block += 1;
            }
            busy[block] |= insertion.start != insertion.end;
        }
        for edge in &self.input.alloc.edges {
            busy[edge.block as usize] = true;
        }
        // The entry stays, because the prologue ends there. So does the block that begins with it.
        busy[0] = true;
        busy[self.input.frame.save_point as usize] = true;
        self.ctx.forward.extend(0..n as u32);
        for b in 1..n {
            let insts = code.block_insts(b);
            let last = insts.end - 1;
            if !self.ctx.busy[b]
                && self.input.selected.insts[last].kind == Kind::Jmp
                && insts.clone().take(last - insts.start).all(|i| self.alloc.removed[i])
            {
                self.ctx.forward[b] = code.block_succs(b)[0];
            } else {
                self.ctx.busy[b] = true;
            }
        }
        // Chains are followed with a bound: a cycle of empty blocks is an endless loop that must stay one.
        for b in 1..n {
            let (mut target, mut steps) = (b as u32, 0..64);
            while self.target(target) != target && steps.next().is_some() {
                target = self.target(target);
            }
            self.ctx.forward[b] = if self.target(target) == target { target } else { b as u32 };
        }
    }

    pub(super) fn target(&self, block: u32) -> u32 {
        self.ctx.forward[block as usize]
    }

    /// The label of successor `k` of `block`, and the edge if it has moves.
    pub(super) fn succ(&self, block: usize, k: usize) -> (u32, Option<usize>) {
        let edges = self.alloc.edges[self.next_edge..].iter();
        let mut edges = edges.take_while(|edge| edge.block as usize == block);
        let found = edges.position(|edge| edge.succ_idx as usize == k && edge.start != edge.end);
        let target = self.target(self.selected.code.block_succs(block)[k]);
        (target, found.map(|i| self.next_edge + i))
    }

    /// The label of successor `k` of `block`, or of the edge's moves, which are written later.
    pub(super) fn succ_label(&mut self, block: usize, k: usize) -> u32 {
        let (target, edge) = self.succ(block, k);
        let Some(edge) = edge else { return target };
        let label = self.new_label();
        self.ctx.pending.push(EdgeBlock { edge: edge as u32, label });
        label
    }

    pub(super) fn pending_edges(&mut self) {
        for i in 0..self.ctx.pending.len() {
            let EdgeBlock { edge, label } = self.ctx.pending[i];
            self.bind(label);
            self.continue_frame(self.frame.is_framed(self.alloc.edges[edge as usize].block as usize));
            self.edge(edge as usize, label, usize::MAX);
        }
    }

    pub(super) fn jmp(&mut self, block: usize, next: usize) {
        let (target, edge) = self.succ(block, 0);
        if let Some(edge) = edge {
            let edge = self.alloc.edges[edge];
            self.moves(edge.start, edge.end);
        }
        self.jump_unless_next(target, next);
    }

    pub(super) fn jump_unless_next(&mut self, target: u32, next: usize) {
        let falls_through = target as usize == next;
        self.end_tail(target, falls_through);
        if !falls_through {
            self.jump(ALWAYS, target);
        }
    }

    pub(super) fn jcc(&mut self, block: usize, next: usize, cond: Cond) {
        match cond {
            Cond::Always => return self.one_way(block, 0, next),
            Cond::Never => return self.one_way(block, 1, next),
            _ => {}
        }
        let ((then, then_edge), (other, other_edge)) = (self.succ(block, 0), self.succ(block, 1));
        if then_edge.or(other_edge).is_none() && then == other {
            return self.jump_unless_next(then, next);
        }
        let freq = |k: usize| self.layout.freqs[self.selected.code.block_succs(block)[k] as usize];
        // The successor whose code follows the branch.
        let is_first = match (then_edge, other_edge) {
            (None, None) => then as usize == next,
            (Some(_), None) => freq(0) > freq(1) || freq(0) == freq(1) && other as usize != next,
            (None, Some(_)) => then as usize == next && freq(1) <= freq(0),
            (Some(_), Some(_)) => freq(0) > freq(1),
        };
        let (k, cond) = if is_first { (0, cond.inverse()) } else { (1, cond) };
        let label = self.succ_label(block, 1 - k);
        self.branch(cond, label);
        self.one_way(block, k, next);
    }

    /// Records the invoke at `start`, which ends `block`, and continues at its normal successor.
    pub(super) fn end_invoke(&mut self, block: usize, next: usize, start: Place) {
        // A landing pad has one predecessor, so the edge to it has no moves, and is no empty block.
        let pad = self.selected.code.block_succs(block)[1];
        let end = self.here();
        self.ctx.invokes.push((start, end, pad));
        self.one_way(block, 0, next);
    }

    pub(super) fn one_way(&mut self, block: usize, k: usize, next: usize) {
        match self.succ(block, k) {
            (_, Some(edge)) => self.edge(edge, NO_LABEL, next),
            (target, None) => self.jump_unless_next(target, next),
        }
    }

    /// Writes the moves of an edge, whose code has the label `entry`.
    fn edge(&mut self, edge: usize, entry: u32, next: usize) {
        let edge = self.alloc.edges[edge];
        self.begin_region(edge.block, Some(edge.succ_idx), entry);
        self.moves(edge.start, edge.end);
        let succ = self.selected.code.block_succs(edge.block as usize)[edge.succ_idx as usize];
        self.jump_unless_next(self.target(succ), next);
    }
}
