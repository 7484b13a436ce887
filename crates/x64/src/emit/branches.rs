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

    /// Finds blocks that only jump: branches to them lead to their target.
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
            let mut target = b as u32;
            for _ in 0..64 {
                let next = self.ctx.forward[target as usize];
                if next == target {
                    break;
                }
                target = next;
            }
            if target == b as u32 || self.ctx.forward[target as usize] != target {
                self.ctx.forward[b] = b as u32;
                continue;
            }
            self.ctx.forward[b] = target;
        }
    }

    pub(super) fn target(&self, block: u32) -> u32 {
        self.ctx.forward[block as usize]
    }

    /// The label of successor `k` of `block`, or of the edge's block of moves.
    pub(super) fn succ(&mut self, block: usize, k: usize) -> (u32, Option<usize>) {
        let edges = &self.alloc.edges;
        let mut i = self.next_edge;
        while i < edges.len() && edges[i].block as usize == block {
            if edges[i].succ_idx as usize == k && edges[i].start != edges[i].end {
                return (u32::MAX, Some(i));
            }
            i += 1;
        }
        (self.target(self.selected.code.block_succs(block)[k]), None)
    }

    /// The label of successor `k` of `block`, or of the edge's moves, which are written later.
    pub(super) fn succ_label(&mut self, block: usize, k: usize) -> u32 {
        match self.succ(block, k) {
            (_, Some(edge)) => self.defer_edge(edge),
            (label, None) => label,
        }
    }

    /// The label of an edge's block that is written later.
    pub(super) fn defer_edge(&mut self, edge: usize) -> u32 {
        let label = self.new_label();
        self.ctx.pending.push(EdgeBlock { edge: edge as u32, label });
        label
    }

    pub(super) fn pending_edges(&mut self) {
        for i in 0..self.ctx.pending.len() {
            let EdgeBlock { edge, label } = self.ctx.pending[i];
            self.bind(label);
            let edge = self.alloc.edges[edge as usize];
            self.begin_region(edge.block, Some(edge.succ_idx), label);
            self.continue_frame(self.frame.is_framed(edge.block as usize));
            self.moves(edge.start, edge.end, false);
            let succ = self.selected.code.block_succs(edge.block as usize)[edge.succ_idx as usize];
            let target = self.target(succ);
            self.end_tail(target, false);
            self.jump(ALWAYS, target);
        }
    }

    pub(super) fn jmp(&mut self, block: usize, next: usize) {
        match self.succ(block, 0) {
            (_, Some(edge)) => {
                let edge = self.alloc.edges[edge];
                self.moves(edge.start, edge.end, false);
                let target = self.target(self.selected.code.block_succs(block)[0]);
                self.jump_unless_next(target, next);
            }
            (target, None) => self.jump_unless_next(target, next),
        }
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
        let (then, then_edge) = self.succ(block, 0);
        let (other, other_edge) = self.succ(block, 1);
        let freq =
            |this: &Self, k: usize| this.layout.freqs[this.selected.code.block_succs(block)[k] as usize];
        match (then_edge, other_edge) {
            (None, None) => {
                if then == other {
                    self.jump_unless_next(then, next);
                } else if then as usize == next {
                    self.branch(cond.inverse(), other);
                } else {
                    self.branch(cond, then);
                    self.jump_unless_next(other, next);
                }
            }
            (Some(edge), None)
                if freq(self, 0) > freq(self, 1)
                    || freq(self, 0) == freq(self, 1) && other as usize != next =>
            {
                self.branch(cond.inverse(), other);
                self.edge_in_line(edge, next);
            }
            (Some(edge), None) => {
                let label = self.defer_edge(edge);
                self.branch(cond, label);
                self.jump_unless_next(other, next);
            }
            (None, Some(edge)) => {
                if then as usize == next && freq(self, 1) <= freq(self, 0) {
                    let label = self.defer_edge(edge);
                    self.branch(cond.inverse(), label);
                } else {
                    self.branch(cond, then);
                    self.edge_in_line(edge, next);
                }
            }
            (Some(first), Some(second)) => {
                if freq(self, 0) > freq(self, 1) {
                    let label = self.defer_edge(second);
                    self.branch(cond.inverse(), label);
                    self.edge_in_line(first, next);
                } else {
                    let label = self.defer_edge(first);
                    self.branch(cond, label);
                    self.edge_in_line(second, next);
                }
            }
        }
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
            (_, Some(edge)) => self.edge_in_line(edge, next),
            (target, None) => self.jump_unless_next(target, next),
        }
    }

    pub(super) fn edge_in_line(&mut self, edge: usize, next: usize) {
        let edge = self.alloc.edges[edge];
        self.begin_region(edge.block, Some(edge.succ_idx), NO_LABEL);
        self.moves(edge.start, edge.end, false);
        let succ = self.selected.code.block_succs(edge.block as usize)[edge.succ_idx as usize];
        let target = self.target(succ);
        self.jump_unless_next(target, next);
    }
}
