//! Shared tails: moves and constants at the ends of blocks and on edges that lead to one place are there
//! once.
//!
//! The allocator's moves on edges, those at the ends of blocks, and constants made there form
//! *tails*: runs of such instructions before an unconditional transfer (a jump or falling through) to some
//! block. Tails with the same target and an equal end can share it. This is tail merging (William Wulf,
//! Richard Johnsson, Charles Weinstock, Steven Hobbs, Charles Geschke, "The Design of an Optimizing
//! Compiler", 1975, who call it cross-jumping), restricted to moves and done on the encoded bytes: what is
//! equal there has the same effect.
//!
//! Sharing must not make paths longer. So a tail is only led into one that is kept whole, and only if
//!
//! - that one falls through into the target: the jump that was there has another target, or
//! - all code of an edge or block is the tail and it is entered by jumps alone: these lead to the equal code
//!   at once, as do entries of jump tables, and one jump disappears, or
//! - at least [`MIN_BEHIND_JUMP`] instructions are shared: then one more jump that is executed pays in code
//!   that need not be fetched.
//!
//! Tails of one target are sorted by their instructions from the last to the first, a level at a time as a
//! radix sort does (most significant instruction first), so that equal ends are neighbours; longer ones are
//! classified before their ends. Each is compared with the last tail that is kept whole, and with the one
//! that falls through. The cost is that of sorting the tails of one target plus the instructions compared;
//! functions in which no two tails have one target pay for a note per move only. The order of moves
//! is what the allocator made of the parallel copy; moves are not reordered to make more tails equal.

use core::cmp::Ordering;

use super::{ALIGN, ALWAYS, Assembler, Emitter, GONE, Mark, NONE, Place, Tail, Tails};
use crate::minst::Kind;
use sheave_regalloc::{Move, MoveKind, MoveReason};

/// Instructions that must be shared for one more jump on the path (LLVM has the same limit).
const MIN_BEHIND_JUMP: u32 = 3;

impl Tail {
    fn len(&self) -> u32 {
        self.end - self.first
    }

    /// Whether its last `n` instructions are all code of its block or edge, which only jumps reach.
    fn is_whole(&self, n: u32) -> bool {
        self.label != NONE && n == self.len()
    }
}

impl Tails {
    /// The instruction `n` instructions before the end of a tail, zero for the last one.
    fn nth(&self, tail: u32, n: u32) -> Option<Mark> {
        let Tail { first, end, .. } = self.tails[tail as usize];
        (n < end - first).then(|| self.marks[(end - 1 - n) as usize])
    }

    fn compare(&self, asm: &Assembler, a: Option<Mark>, b: Option<Mark>) -> Ordering {
        let bytes = |mark: Mark| &asm.bytes()[mark.at as usize..][..usize::from(mark.size)];
        a.map(bytes).cmp(&b.map(bytes))
    }

    /// How many last instructions two tails have in common.
    fn common(&self, asm: &Assembler, a: u32, b: u32) -> u32 {
        let most = self.tails[a as usize].len().min(self.tails[b as usize].len());
        (0..most)
            .find(|&n| self.compare(asm, self.nth(a, n), self.nth(b, n)) != Ordering::Equal)
            .unwrap_or(most)
    }

    /// Sorts the tails of one target, `order[start..end]`.
    fn sort(&mut self, asm: &Assembler, start: u32, end: u32) {
        self.groups.push((start, end, 0));
        let mut order = core::mem::take(&mut self.order);
        while let Some((start, end, depth)) = self.groups.pop() {
            let group = &mut order[start as usize..end as usize];
            group.sort_unstable_by(|&a, &b| {
                self.compare(asm, self.nth(a, depth), self.nth(b, depth)).then(a.cmp(&b))
            });
            let mut from = 0;
            while from < group.len() {
                let first = self.nth(group[from], depth);
                let same = |&&tail: &&u32| self.compare(asm, self.nth(tail, depth), first) == Ordering::Equal;
                let n = group[from..].iter().take_while(same).count();
                if n > 1 && first.is_some() {
                    let from = start + from as u32;
                    self.groups.push((from, from + n as u32, depth + 1));
                }
                from += n;
            }
        }
        self.order = order;
    }

    /// The start of the last `n` instructions of a tail.
    fn place(&self, tail: u32, n: u32) -> Place {
        let Tail { end, jump, .. } = self.tails[tail as usize];
        Place { at: self.marks[(end - n) as usize].at, jumps_before: jump }
    }

    /// The tail with the code of the `n`th instruction from the end of `tail`.
    fn home(&self, tail: u32, n: u32) -> u32 {
        let Tail { into, shared, .. } = self.tails[tail as usize];
        if n < shared { into } else { tail }
    }
}

impl Emitter<'_> {
    /// Records that the code written since `at` may be part of a tail: the allocator's move `index`, or a
    /// constant.
    #[inline]
    pub(super) fn mark(&mut self, at: u32, index: Option<u32>) {
        let size = self.ctx.asm.len() - at;
        if size != 0 {
            let is_phi =
                self.is_phi_copy && index.is_some_and(|i| is_register_copy(&self.alloc.moves[i as usize]));
            let index = index.unwrap_or(NONE);
            self.ctx.tails.marks.push(Mark { at, index, size: size as u8, is_phi });
        }
    }

    /// Records the tail that ends here, before control falls through or jumps to `target`.
    pub(super) fn end_tail(&mut self, target: u32, falls_through: bool) {
        let (ctx, tails) = (&*self.ctx, &self.ctx.tails);
        let mut at = ctx.asm.len();
        let mut first = tails.marks.len();
        if tails.marks.last().is_none_or(|mark| mark.at + u32::from(mark.size) != at) {
            return;
        }
        let start = ctx.regions.last().map_or(Place::default(), |&(place, ..)| place);
        let bound = ctx.jumps.last().map_or(0, |jump| jump.at).max(start.at);
        while let Some(mark) = first.checked_sub(1).map(|i| tails.marks[i]) {
            if mark.at + u32::from(mark.size) != at || mark.at < bound {
                break;
            }
            at = mark.at;
            first -= 1;
        }
        if first == tails.marks.len() {
            return;
        }
        let tail = Tail {
            target,
            first: first as u32,
            end: tails.marks.len() as u32,
            jump: ctx.jumps.len() as u32,
            region: ctx.regions.len() as u32 - 1,
            label: if at == start.at && !self.falls_into(start) { tails.entry } else { NONE },
            falls_through,
            into: NONE,
            shared: 0,
        };
        self.ctx.tails.tails.push(tail);
    }

    /// Whether the code before the current block or edge, which starts at `start`, may fall into it
    /// without a jump.
    fn falls_into(&self, start: Place) -> bool {
        let n_blocks = self.layout.blocks.len() as u32;
        let Tails { entry, before: (before, first_jump), .. } = self.ctx.tails;
        if entry >= n_blocks || before == NONE {
            // Edges that are written after everything else have labels after those of blocks.
            return entry == NONE || before == NONE;
        }
        let last = &self.selected.insts[self.selected.code.block_ends[before as usize] as usize - 1];
        use Kind as K;
        match last.kind {
            K::Ret | K::IndirectJmp | K::TailCall | K::TailCallIndirect | K::Trap | K::LongJmp => false,
            K::Switch if self.selected.switches[last.imm as usize].always_by_table() => false,
            _ => {
                let jumps = &self.ctx.jumps[first_jump as usize..start.jumps_before as usize];
                let last = jumps.iter().rfind(|jump| jump.cond != ALIGN);
                last.is_none_or(|jump| jump.cond != ALWAYS || jump.at != start.at)
            }
        }
    }

    /// Merges common tails, after all code is written.
    pub(super) fn share_tails(&mut self) {
        let tails = &mut self.ctx.tails;
        let n = tails.tails.len();
        if n < 2 {
            return;
        }
        tails.order.clear();
        tails.order.extend(0..n as u32);
        let all = &tails.tails;
        tails.order.sort_unstable_by_key(|&tail| (all[tail as usize].target, tail));
        let mut start = 0;
        while start < n {
            let tails = &mut self.ctx.tails;
            let target = |i: usize| tails.tails[tails.order[i] as usize].target;
            let end = (start + 1..n).find(|&i| target(i) != target(start)).unwrap_or(n);
            if end - start > 1 {
                tails.sort(&self.ctx.asm, start as u32, end as u32);
                self.share_of_target(start, end);
            }
            start = end;
        }
    }

    /// Merges the tails of one target, `order[start..end]`.
    fn share_of_target(&mut self, start: usize, end: usize) {
        let tails = &self.ctx.tails;
        let falling =
            tails.order[start..end].iter().copied().find(|&tail| tails.tails[tail as usize].falls_through);
        // The last tail that is kept whole.
        let mut standing = falling;
        let mut at = end;
        while at > start {
            let tails = &self.ctx.tails;
            let first = tails.order[at - 1];
            let len = tails.tails[first as usize].len();
            let is_equal = |tail: u32| {
                tails.tails[tail as usize].len() == len && tails.common(&self.ctx.asm, tail, first) == len
            };
            let n = tails.order[start..at].iter().rev().take_while(|&&tail| is_equal(tail)).count();
            let equal = at - n..at;
            // Those of them that only jumps reach are led to one that stays anyway, if there is one.
            let members = &tails.order[equal.clone()];
            let stays = |&&tail: &&u32| tails.tails[tail as usize].label == NONE;
            let one = falling.filter(|tail| members.contains(tail));
            let one = one.or_else(|| members.iter().find(stays).copied()).unwrap_or(members[0]);
            let next = (equal.start > start).then(|| tails.order[equal.start - 1]);
            self.share(one, &mut standing, falling, next);
            for i in equal.clone() {
                let tail = self.ctx.tails.order[i];
                // Code may fall through into a block and into a copy of it.
                if tail == one || self.ctx.tails.tails[tail as usize].falls_through {
                    continue;
                }
                if self.ctx.tails.tails[tail as usize].is_whole(len) {
                    self.cut(tail, one, len);
                } else {
                    self.share(tail, &mut standing, falling, None);
                }
            }
            at = equal.start;
        }
    }

    /// Leads a tail into `standing` or `falling`, or keeps it whole. `next` is the next tail.
    fn share(&mut self, tail: u32, standing: &mut Option<u32>, falling: Option<u32>, next: Option<u32>) {
        let (tails, asm) = (&self.ctx.tails, &self.ctx.asm);
        let this = tails.tails[tail as usize];
        if this.falls_through {
            return;
        }
        let mut best = (0, NONE);
        for with in [falling, *standing].into_iter().flatten() {
            let n = tails.common(asm, tail, with);
            let is_free = tails.tails[with as usize].falls_through || this.is_whole(n);
            if n > best.0 && (is_free || n >= MIN_BEHIND_JUMP) {
                best = (n, with);
            }
        }
        let (n, with) = best;
        // Other tails may share more of it than of `with`.
        let serves = next.is_some_and(|next| tails.common(asm, tail, next) >= n + MIN_BEHIND_JUMP);
        if n == 0 || serves && !this.is_whole(n) {
            *standing = Some(tail);
        } else {
            self.cut(tail, with, n);
        }
    }

    /// Removes the last `n` instructions of `tail` and jumps to the equal ones of `with`.
    fn cut(&mut self, tail: u32, with: u32, n: u32) {
        let ctx = &mut *self.ctx;
        let tails = &mut ctx.tails;
        let this = tails.tails[tail as usize];
        let with = tails.home(with, n - 1);
        let place = tails.place(with, n);
        tails.joins.push((place, this.region));
        let Tail { into, shared, .. } = tails.tails[with as usize];
        if into != NONE {
            tails.joins.push((tails.place(into, shared), this.region));
        }
        let jump = &mut ctx.jumps[this.jump as usize];
        jump.drop = jump.at - tails.place(tail, n).at;
        if this.is_whole(n) {
            ctx.labels[this.label as usize] = place;
            jump.cond = GONE;
            jump.long = true;
        } else {
            jump.label = ctx.labels.len() as u32;
            ctx.labels.push(place);
        }
        for back in 0..n {
            let home = tails.home(with, back);
            let gone = tails.marks[(this.end - 1 - back) as usize];
            let at = tails.tails[home as usize].end - 1 - back;
            let stays = &mut tails.marks[at as usize];
            if gone.index == NONE {
                continue;
            }
            self.stats.uncount(&self.input.alloc.moves[gone.index as usize], gone.is_phi);
            // A move that performs a phi's copy counts as one.
            if gone.is_phi && !stays.is_phi && stays.index != NONE {
                self.stats.uncount(&self.input.alloc.moves[stays.index as usize], false);
                self.stats.moves_phi += 1;
                stays.is_phi = true;
            }
            if let Some(place) = ctx.move_places.get_mut(gone.index as usize) {
                let jumps_before = tails.tails[home as usize].jump;
                *place = Place { at: tails.marks[at as usize].at, jumps_before };
            }
        }
        let this = &mut tails.tails[tail as usize];
        (this.into, this.shared) = (with, n);
    }
}

fn is_register_copy(inserted: &Move) -> bool {
    let MoveKind::Move { dst, src } = inserted.kind else { return false };
    inserted.reason == MoveReason::Copy && dst.as_reg().is_some() && src.as_reg().is_some()
}
