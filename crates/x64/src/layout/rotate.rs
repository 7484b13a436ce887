//! Loop rotation: places the latch of an innermost loop first and copies it to the end of the loop.
//!
//! A loop whose iterations meet at a latch, after a conditional statement or a `continue`, executes two taken
//! branches on a path that jumps to the latch: that jump and the one back. If the latch is first, it falls
//! through into the body, and each path has one taken branch. The path that fell through into the latch runs
//! through a copy of it instead of a jump, so that no path executes more instructions.
//!
//! ```text
//!        jmp test                            jmp test
//! body:  cmp; je latch                latch: add
//!        mov                          test:  cmp; jg out
//! latch: add               becomes    body:  cmp; je latch
//! test:  cmp; jle body                       mov
//! out:                                       add; cmp; jle body
//!                                     out:
//! ```
//!
//! This is the rotation of Pettis and Hansen, "Profile Guided Code Positioning", 1990, and of LLVM's block
//! placement, which has a jump where the copy is here. It needs no frequencies: no path loses, whichever is
//! taken. It runs after register allocation, which it therefore does not disturb: the positions of the blocks
//! stay, and only the order of their code changes.
//!
//! Left alone are loops that are entered by falling into their first block, which would need a jump, latches
//! above [`MAX_COPIED`], and latches with moves of the allocator, which are counted once.
//!
//! Linear in blocks, edges and the instructions of latches.

use super::Layout;
use crate::minst::{INVOKE, Kind};
use crate::select::Selected;
use sheave_regalloc::Output;

/// The most instructions that are copied, the branch included. Of the latches in 80 C programs that qualify,
/// nine in ten have no more.
const MAX_COPIED: usize = 4;

impl Layout {
    /// Computes [`Layout::order`].
    pub(crate) fn rotate_latches(&mut self, selected: &Selected, alloc: &Output) {
        self.order.clear();
        let mut at = 0;
        while at < self.blocks.len() {
            let found = if self.loop_tops[at] { self.find_latch(at, selected, alloc) } else { None };
            let Some((latch, last)) = found else {
                self.order.push((at as u32, false));
                at += 1;
                continue;
            };
            let rotated = (latch..=last).chain(at..latch).map(|block| (block as u32, false));
            self.order.extend(rotated.chain((latch..=last).map(|block| (block as u32, true))));
            self.loop_tops.swap(at, latch);
            at = last + 1;
        }
    }

    /// The first and the last block of the latch of the loop that begins at `first`, if it is to be rotated.
    fn find_latch(&self, first: usize, selected: &Selected, alloc: &Output) -> Option<(usize, usize)> {
        let code = &selected.code;
        let kind = |block: usize| selected.insts[code.block_ends[block] as usize - 1].kind;
        let leads = |from: usize, to: usize| code.block_succs(from).contains(&(to as u32));
        let id = self.loops.innermost(self.node(first));
        let is_inside = |&block: &usize| self.loops.innermost(self.node(block)) == id;
        let last = (first + 1..self.blocks.len()).take_while(is_inside).last()?;
        if kind(last) != Kind::Jcc || !leads(last, first) || first > 0 && leads(first - 1, first) {
            return None;
        }
        let meets = |block: usize| {
            let preds = self.graph.predecessors(self.node(block));
            preds.filter(|&pred| self.loops.innermost(pred) == id).nth(1).is_some()
        };
        let mut latch = last;
        while !meets(latch) {
            latch -= 1;
            if latch == first || kind(latch) != Kind::Jmp || !leads(latch, latch + 1) {
                return None;
            }
        }
        if !leads(latch - 1, latch) || !matches!(kind(latch - 1), Kind::Jmp | Kind::Jcc) {
            return None;
        }
        let (moves, edges) = (&alloc.insertions, &alloc.edges);
        let (start, end) = (code.block_insts(latch).start, code.block_insts(last).end);
        let at = moves.partition_point(|it| (it.before as usize) < start);
        let has_moves = moves.get(at).is_some_and(|it| (it.before as usize) < end);
        let at = edges.partition_point(|edge| (edge.block as usize) < latch);
        let has_edges = edges.get(at).is_some_and(|edge| edge.block as usize <= last);
        let copied = (start..end).filter(|&i| !alloc.removed[i]).map(|i| &selected.insts[i]);
        let mut copied = copied.filter(|inst| !matches!(inst.kind, Kind::Jmp | Kind::Nop));
        let is_short = copied.clone().nth(MAX_COPIED).is_none();
        let is_plain = copied.all(|inst| {
            matches!(inst.kind, Kind::Op | Kind::MovImm | Kind::Add | Kind::Jcc) && inst.flags & INVOKE == 0
        });
        (is_short && is_plain && !has_moves && !has_edges).then_some((latch, last))
    }
}
