//! From places of bundles to places of operands, and the moves that connect them.
//!
//! Three sources of moves: operands that demand a register (or re-use one), move instructions whose sides ended up in
//! different places, and values that were split, where one part ends and the next begins, inside a block or on an edge. All
//! moves at one point form a parallel copy (see `sequence`). At an instruction the order of the groups is: what the previous
//! instruction left in fixed registers, changes of place, what the instruction demands, the move that it is, and, in front of a
//! jump, what its only edge needs.
//!
//! A value that is on the stack in some parts is stored either where it goes from a register to its slot or right after
//! each definition, whichever is executed less; in the second case its slot is always up to date and going to the stack is
//! free.
//!
//! Edges: moves stand at the head of the target if that has one predecessor, at the end of the predecessor if that has one
//! successor and its jump reads nothing, and else are reported for a block of their own. Only values that were split are
//! looked at, and of these only edges that leave or enter one of their intervals; summaries of 64 blocks skip the inside of
//! long intervals.

use super::assign::{Assign, Env, STACK, UNASSIGNED};
use super::cfg::Pred;
use super::cleanup::Cleanup;
use super::input::{Access, Class, Constraint, InstKind, MoveReason, Operand, Preg, PregSet, Vreg};
use super::live::{Occ, TIED, position};
use super::output::{Allocation, EdgeInsertion, Insertion, MoveKind, Output};
use super::sequence::{Source, Spare, Transfer, sequence};
use super::slots::Slots;
use super::trim::Trim;
use super::{Error, NONE};

/// Groups of moves in front of one instruction, in order.
const AFTER_PREVIOUS: u32 = 0;
const CHANGE: u32 = 1;
const DEMAND: u32 = 2;
const MOVE_INST: u32 = 3;
const EDGE_END: u32 = 4;

/// Blocks per summary of edges.
const BUCKET: usize = 64;

/// A part of a split register's live range and its place.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub(super) from: u32,
    pub(super) to: u32,
    pub(super) place: u8,
}

/// A move before sequencing; places are register numbers or `STACK`.
#[derive(Clone, Copy)]
struct Raw {
    /// Instruction and group, or index of the edge.
    key: u32,
    dst: u8,
    src: u8,
    reason: MoveReason,
    dst_vreg: Vreg,
    src_vreg: Vreg,
}

/// An edge that needs a block.
#[derive(Clone, Copy)]
struct RawEdge {
    pred: Pred,
    target: u32,
    raw: Raw,
}

/// First and last neighbour of the blocks of a bucket.
#[derive(Clone, Copy)]
struct Summary {
    min: u32,
    max: u32,
}

/// Scratch memory of this phase.
#[derive(Default)]
pub(super) struct Resolve {
    part_starts: Vec<u32>,
    parts: Vec<(u32, Part)>,
    cursors: Vec<u32>,
    /// The place of each register that has only one, else `UNASSIGNED`.
    place_of: Vec<u8>,
    raws: Vec<Raw>,
    edges: Vec<RawEdge>,
    order: Vec<u64>,
    group: Vec<Transfer>,
    pred_summary: Vec<Summary>,
    rescue: Option<super::output::SpillSlot>,
    trim: Trim,
    cleanup: Cleanup,
}

impl Resolve {
    /// Writes places, moves and statistics to `out`; the slots are there already.
    pub(super) fn run(
        &mut self,
        env: Env<'_>,
        assign: &mut Assign,
        slots: &Slots,
        out: &mut Output,
    ) -> Result<(), Error> {
        out.stats = assign.stats;
        self.rescue = None;
        self.collect_places(assign);
        self.collect_parts(env, assign);
        self.place_operands(env, assign, slots, out)?;
        if !self.parts.is_empty() {
            self.summarise_edges(env);
            for v in 0..env.code.vregs.len() as u32 {
                if self.part_starts[v as usize] != self.part_starts[v as usize + 1] {
                    self.connect(env, assign, Vreg(v))?;
                }
            }
        }
        self.emit_insertions(env, assign, slots, out);
        self.emit_edges(env, assign, slots, out);
        self.cleanup.run(env, out);
        count(env, assign, out);
        Ok(())
    }

    fn collect_places(&mut self, assign: &Assign) {
        self.place_of.clear();
        self.place_of.extend(
            assign.bundle_of.iter().map(|&bundle| {
                if bundle == NONE { UNASSIGNED } else { assign.bundles[bundle as usize].place }
            }),
        );
    }

    /// The parts of every split register, in order.
    fn collect_parts(&mut self, env: Env<'_>, assign: &Assign) {
        let n = env.code.vregs.len();
        self.part_starts.clear();
        self.part_starts.resize(n + 1, 0);
        self.parts.clear();
        self.cursors.clear();
        if assign.stats.splits == 0 {
            self.cursors.resize(n, 0);
            return;
        }
        for b in &assign.bundles {
            for &seg in &assign.pool[b.range()] {
                if assign.bundle_of[seg.vreg.index()] == NONE {
                    self.part_starts[seg.vreg.index() + 1] += 1;
                    self.parts.push((seg.vreg.0, Part { from: seg.from, to: seg.to, place: b.place }));
                }
            }
        }
        for v in 0..n {
            self.part_starts[v + 1] += self.part_starts[v];
        }
        self.parts.sort_unstable_by_key(|(v, p)| u64::from(*v) << 32 | u64::from(p.from));
        self.trim.run(env, assign, &mut self.part_starts, &mut self.parts);
        self.cursors.extend_from_slice(&self.part_starts[..n]);
    }

    /// The place of `vreg` at `at`, for queries that rise with the instruction; `None` where it is not live.
    fn place_at(&mut self, vreg: Vreg, at: u32) -> Option<u8> {
        let place = self.place_of[vreg.index()];
        if place != UNASSIGNED {
            return Some(place);
        }
        let end = self.part_starts[vreg.index() + 1];
        let cursor = &mut self.cursors[vreg.index()];
        while *cursor < end && self.parts[*cursor as usize].1.to <= at & !3 {
            *cursor += 1;
        }
        self.parts[*cursor as usize..end as usize]
            .iter()
            .map(|p| p.1)
            .find(|p| p.to > at)
            .filter(|p| p.from <= at)
            .map(|p| p.place)
    }

    /// The place of a split register at `at`, in any order.
    fn part_at(&self, vreg: Vreg, at: u32) -> Option<u8> {
        let parts =
            &self.parts[self.part_starts[vreg.index()] as usize..self.part_starts[vreg.index() + 1] as usize];
        let i = parts.partition_point(|p| p.1.to <= at);
        parts.get(i).filter(|p| p.1.from <= at).map(|p| p.1.place)
    }

    fn place_operands(
        &mut self,
        env: Env<'_>,
        assign: &Assign,
        slots: &Slots,
        out: &mut Output,
    ) -> Result<(), Error> {
        let code = env.code;
        out.allocs.resize(code.operands.len(), Allocation::NONE);
        out.removed.resize(code.n_insts(), false);
        self.raws.clear();
        self.edges.clear();
        let mut start = 0;
        for inst in 0..code.n_insts() {
            let range = start..code.operand_ends[inst] as usize;
            start = range.end;
            if code.kinds[inst] == InstKind::Move {
                self.place_move(env, assign, inst as u32, out);
                continue;
            }
            if self.place_simple(env, range.clone(), out) {
                continue;
            }
            let mut reuse = false;
            for operand in range.clone() {
                let op = code.operands[operand];
                let occ = Occ { inst: inst as u32, operand: operand as u32 };
                match op.constraint() {
                    Constraint::Fixed(preg) => self.place_fixed(env, assign, occ, op, preg, out),
                    Constraint::Reuse(_) => reuse = true,
                    _ => {
                        if env.live.flags[operand] & TIED != 0 {
                            continue;
                        }
                        let Some(place) = self.place_at(op.vreg(), position(op, inst as u32)) else {
                            debug_assert!(false, "operand {operand} of instruction {inst} has no place");
                            continue;
                        };
                        if place == STACK && env.needs_register(occ, op) {
                            debug_assert!(false, "operand {operand} of instruction {inst} is on the stack");
                            return Err(Error::TooFewRegisters {
                                inst: inst as u32,
                                operand: operand as u32,
                            });
                        }
                        if place == STACK && op.access() == Access::Def && is_remat(env, op.vreg()) {
                            out.removed[inst] = true;
                        } else {
                            out.stats.memory_operands += u32::from(place == STACK);
                            out.allocs[operand] = allocation(place, op.vreg(), assign, slots, env);
                        }
                    }
                }
            }
            if reuse {
                self.place_tied(env, inst, out);
            }
        }
        Ok(())
    }

    /// Places the operands of an instruction if all of them are in any register and live in one place each.
    #[inline]
    fn place_simple(&self, env: Env<'_>, range: std::ops::Range<usize>, out: &mut Output) -> bool {
        let operands = &env.code.operands[range.clone()];
        let flags = &env.live.flags[range.clone()];
        let allocs = &mut out.allocs[range];
        let mut simple = true;
        for ((op, flags), alloc) in operands.iter().zip(flags).zip(allocs) {
            let place = self.place_of[op.vreg().index()];
            simple &= op.is_free() && flags & TIED == 0 && (place as usize) < Preg::COUNT;
            *alloc = Allocation::reg(Preg(place));
        }
        simple
    }

    fn place_move(&mut self, env: Env<'_>, assign: &Assign, inst: u32, out: &mut Output) {
        out.removed[inst as usize] = true;
        let range = env.code.operand_range(inst as usize);
        let (dst, src) = (env.code.operands[range.start].vreg(), env.code.operands[range.start + 1].vreg());
        let (Some(from), Some(to)) = (self.place_at(src, 4 * inst), self.place_at(dst, 4 * inst + 2)) else {
            debug_assert!(false, "a side of move {inst} has no place");
            return;
        };
        // What nobody reads is not written.
        let is_read = is_live(env, assign, dst, 4 * inst + 3);
        if !is_read {
            out.unread.push(inst);
        }
        if is_read && !same(env, assign, to, dst, from, src) {
            self.raws.push(Raw {
                key: inst << 3 | MOVE_INST,
                dst: to,
                src: from,
                reason: MoveReason::Copy,
                dst_vreg: dst,
                src_vreg: src,
            });
        } else {
            out.stats.coalesced += 1;
        }
    }

    fn place_fixed(
        &mut self,
        env: Env<'_>,
        assign: &Assign,
        occ: Occ,
        op: Operand,
        preg: Preg,
        out: &mut Output,
    ) {
        out.allocs[occ.operand as usize] = Allocation::reg(preg);
        let vreg = op.vreg();
        let at = 4 * occ.inst + if op.writes() { 3 } else { 0 };
        if op.writes() && !is_live(env, assign, vreg, at) {
            return;
        }
        let Some(place) = self.place_at(vreg, at) else {
            debug_assert!(false, "fixed operand {} has no place", occ.operand);
            return;
        };
        if place == preg.0 {
            out.stats.coalesced += 1;
            return;
        }
        let (key, dst, src) = if op.writes() {
            ((occ.inst + 1) << 3 | AFTER_PREVIOUS, place, preg.0)
        } else {
            (occ.inst << 3 | DEMAND, preg.0, place)
        };
        if dst != STACK || !is_remat(env, vreg) {
            self.raws.push(Raw { key, dst, src, reason: MoveReason::Fixed, dst_vreg: vreg, src_vreg: vreg });
        }
    }

    /// Definitions that re-use an input, after all other operands.
    fn place_tied(&mut self, env: Env<'_>, inst: usize, out: &mut Output) {
        let range = env.code.operand_range(inst);
        for operand in range.clone() {
            let def = env.code.operands[operand];
            let Constraint::Reuse(k) = def.constraint() else { continue };
            let src = env.code.operands[range.start + k as usize].vreg();
            let at = 4 * inst as u32;
            let (Some(from), Some(to)) = (self.place_at(src, at), self.place_at(def.vreg(), at + 1)) else {
                debug_assert!(false, "tied operand {operand} has no place");
                continue;
            };
            let alloc = if to == STACK { Allocation::NONE } else { Allocation::reg(Preg(to)) };
            out.allocs[operand] = alloc;
            for other in range.clone() {
                if env.live.flags[other] & TIED != 0 && env.code.operands[other].vreg() == src {
                    out.allocs[other] = alloc;
                }
            }
            if from == to {
                out.stats.coalesced += 1;
            } else {
                self.raws.push(Raw {
                    key: (inst as u32) << 3 | DEMAND,
                    dst: to,
                    src: from,
                    reason: MoveReason::Reuse,
                    dst_vreg: def.vreg(),
                    src_vreg: src,
                });
            }
        }
    }

    fn summarise_edges(&mut self, env: Env<'_>) {
        self.pred_summary.clear();
        let n = env.code.n_blocks();
        for bucket in 0..n.div_ceil(BUCKET) {
            let mut s = Summary { min: u32::MAX, max: 0 };
            for block in bucket * BUCKET..n.min((bucket + 1) * BUCKET) {
                for p in env.cfg.pred_edges(block) {
                    s.min = s.min.min(p.block);
                    s.max = s.max.max(p.block);
                }
            }
            self.pred_summary.push(s);
        }
    }

    /// Moves between the parts of one split register, and its stores.
    fn connect(&mut self, env: Env<'_>, assign: &Assign, vreg: Vreg) -> Result<(), Error> {
        let (raw_mark, edge_mark) = (self.raws.len(), self.edges.len());
        let range = self.part_starts[vreg.index()] as usize..self.part_starts[vreg.index() + 1] as usize;
        let mut spills = 0.0;
        let mut any_stack = false;
        for i in range.clone() {
            let part = self.parts[i].1;
            any_stack |= part.place == STACK;
            if i + 1 < range.end {
                let next = self.parts[i + 1].1;
                let inst = part.to / 4;
                let inside = part.to == next.from
                    && part.to.is_multiple_of(4)
                    && part.place != next.place
                    && env.cfg.block_of[inst as usize] == env.cfg.block_of[inst as usize - 1];
                if inside {
                    if next.place == STACK {
                        spills += env.freq(inst);
                    }
                    self.change(env, inst << 3 | CHANGE, vreg, part.place, next.place);
                }
            }
            self.connect_edges(env, vreg, part, &mut spills)?;
        }
        if any_stack && !is_remat(env, vreg) && (spills > 0.0 || assign.locked[vreg.index()]) {
            self.choose_stores(env, assign, vreg, raw_mark, edge_mark, spills)?;
        }
        Ok(())
    }

    fn change(&mut self, env: Env<'_>, key: u32, vreg: Vreg, src: u8, dst: u8) {
        if dst != STACK || !is_remat(env, vreg) {
            self.raws.push(Raw { key, dst, src, reason: MoveReason::Split, dst_vreg: vreg, src_vreg: vreg });
        }
    }

    /// Moves on the edges into the blocks that begin inside `part`.
    fn connect_edges(&mut self, env: Env<'_>, vreg: Vreg, part: Part, spills: &mut f32) -> Result<(), Error> {
        let n_insts = env.code.n_insts() as u32;
        let first_inst = part.from.div_ceil(4);
        if first_inst >= n_insts || 4 * first_inst >= part.to {
            return Ok(());
        }
        let mut block = env.cfg.block_of[first_inst as usize];
        if env.code.block_insts(block as usize).start != first_inst as usize {
            block += 1;
        }
        let last = env.cfg.block_of[(part.to as usize - 1) / 4];
        // Blocks whose end is inside the part as well: an edge from one of these needs nothing.
        let start_pos = |b: u32| if b == 0 { 0 } else { 4 * env.code.block_ends[b as usize - 1] };
        let lo = env.cfg.block_of[part.from as usize / 4];
        let hi = if 4 * env.code.block_ends[last as usize] == part.to { last + 1 } else { last };
        while block <= last && start_pos(block) < part.to {
            if (block as usize).is_multiple_of(BUCKET) && block as usize + BUCKET <= last as usize {
                let s = self.pred_summary[block as usize / BUCKET];
                if s.min >= lo && s.max < hi {
                    block += BUCKET as u32;
                    continue;
                }
            }
            for i in 0..env.cfg.pred_edges(block as usize).len() {
                let pred = env.cfg.pred_edges(block as usize)[i];
                if pred.block >= lo && pred.block < hi {
                    continue;
                }
                let end = 4 * env.code.block_ends[pred.block as usize] - 1;
                let Some(src) = self.part_at(vreg, end) else {
                    debug_assert!(false, "{vreg:?} is live into block {block} but not out of {}", pred.block);
                    continue;
                };
                if src != part.place {
                    self.connect_edge(env, vreg, pred, block, src, part.place, spills)?;
                }
            }
            block += 1;
        }
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "an edge, a value, and its places at both ends")]
    fn connect_edge(
        &mut self,
        env: Env<'_>,
        vreg: Vreg,
        pred: Pred,
        target: u32,
        src: u8,
        dst: u8,
        spills: &mut f32,
    ) -> Result<(), Error> {
        let code = env.code;
        let freq = code.block_freqs[pred.block as usize].min(code.block_freqs[target as usize]);
        if dst == STACK {
            *spills += freq;
        }
        let jump = code.block_ends[pred.block as usize] - 1;
        if env.cfg.pred_edges(target as usize).len() == 1 {
            let head = code.block_insts(target as usize).start as u32;
            self.change(env, head << 3 | AFTER_PREVIOUS, vreg, src, dst);
        } else if code.block_succs(pred.block as usize).len() == 1
            && code.inst_operands(jump as usize).is_empty()
        {
            self.change(env, jump << 3 | EDGE_END, vreg, src, dst);
        } else if !code.splittable[pred.block as usize] && dst != STACK {
            debug_assert!(false, "{vreg:?} changes its place on an edge that cannot be split");
            return Err(Error::Malformed { inst: jump, rule: "an edge that must be split cannot be" });
        } else if dst != STACK || !is_remat(env, vreg) {
            let raw = Raw { key: 0, dst, src, reason: MoveReason::Split, dst_vreg: vreg, src_vreg: vreg };
            self.edges.push(RawEdge { pred, target, raw });
        }
        Ok(())
    }

    /// Stores at the definitions in place of stores at changes of place, if they are executed less or must be.
    fn choose_stores(
        &mut self,
        env: Env<'_>,
        assign: &Assign,
        vreg: Vreg,
        raw_mark: usize,
        edge_mark: usize,
        spills: f32,
    ) -> Result<(), Error> {
        let mut cost = 0.0;
        for occ in env.live.occs(vreg) {
            let op = env.code.operands[occ.operand as usize];
            if self.stored_def(env, assign, *occ, op).is_some() {
                cost += env.freq(occ.inst);
            }
        }
        if !assign.locked[vreg.index()] && cost >= spills {
            return Ok(());
        }
        retain_from(&mut self.raws, raw_mark, |raw| raw.dst != STACK);
        retain_from(&mut self.edges, edge_mark, |edge| edge.raw.dst != STACK);
        for occ in env.live.occs(vreg) {
            let op = env.code.operands[occ.operand as usize];
            let Some(src) = self.stored_def(env, assign, *occ, op) else { continue };
            let block = env.cfg.block_of[occ.inst as usize] as usize;
            if env.code.block_ends[block] != occ.inst + 1 {
                self.change(env, (occ.inst + 1) << 3 | AFTER_PREVIOUS, vreg, src, STACK);
                continue;
            }
            // A jump that defines a value: the store is on its edges.
            if !env.code.splittable[block] {
                let rule = "a jump whose edges cannot be split defines a value";
                return Err(Error::Malformed { inst: occ.inst, rule });
            }
            for (succ_idx, &succ) in env.code.block_succs(block).iter().enumerate() {
                let head = env.code.block_insts(succ as usize).start as u32;
                if is_live(env, assign, vreg, 4 * head) {
                    let pred = Pred { block: block as u32, succ_idx: succ_idx as u32 };
                    self.connect_edge(env, vreg, pred, succ, src, STACK, &mut 0.0)?;
                }
            }
        }
        Ok(())
    }

    /// For a definition whose value is read and lands in a register: the register that holds it after the instruction.
    fn stored_def(&self, env: Env<'_>, assign: &Assign, occ: Occ, op: Operand) -> Option<u8> {
        let after = 4 * occ.inst + 3;
        if !op.writes() || !is_live(env, assign, op.vreg(), after) {
            return None;
        }
        let place = self.part_at(op.vreg(), after).filter(|&p| p != STACK)?;
        match op.constraint() {
            Constraint::Fixed(preg) => Some(preg.0),
            _ => Some(place),
        }
    }

    fn emit_insertions(&mut self, env: Env<'_>, assign: &mut Assign, slots: &Slots, out: &mut Output) {
        self.order.clear();
        self.order.extend(self.raws.iter().enumerate().map(|(i, r)| u64::from(r.key) << 32 | i as u64));
        self.order.sort_unstable();
        let mut at = 0;
        while at < self.order.len() {
            let key = (self.order[at] >> 32) as u32;
            self.group.clear();
            while at < self.order.len() && (self.order[at] >> 32) as u32 == key {
                let raw = self.raws[self.order[at] as u32 as usize];
                self.group.push(transfer(env, assign, slots, raw));
                at += 1;
            }
            let inst = key >> 3;
            let start = out.moves.len() as u32;
            let window = (4 * inst).saturating_sub(2)..4 * inst + 4;
            self.sequence_group(env, assign, out, std::slice::from_ref(&window));
            let end = out.moves.len() as u32;
            match out.insertions.last_mut() {
                Some(last) if last.before == inst => last.end = end,
                _ if start == end => {}
                _ => out.insertions.push(Insertion { before: inst, start, end }),
            }
        }
    }

    fn emit_edges(&mut self, env: Env<'_>, assign: &mut Assign, slots: &Slots, out: &mut Output) {
        self.edges.sort_unstable_by_key(|e| (e.pred.block, e.pred.succ_idx, e.raw.dst_vreg.0));
        let edges = std::mem::take(&mut self.edges);
        let mut at = 0;
        while at < edges.len() {
            let RawEdge { pred, target, .. } = edges[at];
            self.group.clear();
            while at < edges.len()
                && edges[at].pred.block == pred.block
                && edges[at].pred.succ_idx == pred.succ_idx
            {
                self.group.push(transfer(env, assign, slots, edges[at].raw));
                at += 1;
            }
            let from = 4 * (env.code.block_ends[pred.block as usize] - 1);
            let to = 4 * env.code.block_insts(target as usize).start as u32;
            let start = out.moves.len() as u32;
            self.sequence_group(env, assign, out, &[from..from + 4, to..to + 4]);
            let end = out.moves.len() as u32;
            if start != end {
                out.edges.push(EdgeInsertion { block: pred.block, succ_idx: pred.succ_idx, start, end });
                out.stats.edges_split += 1;
            }
        }
        self.edges = edges;
    }

    /// Sequences `self.group` at a point around which `windows` are the positions where a spare register must be free.
    fn sequence_group(
        &mut self,
        env: Env<'_>,
        assign: &mut Assign,
        out: &mut Output,
        windows: &[std::ops::Range<u32>],
    ) {
        let simple = match &self.group[..] {
            [one] => {
                one.dst.as_reg().is_some() || matches!(one.src, Source::Place(p) if p.as_reg().is_some())
            }
            _ => false,
        };
        let any = [Class::Int, Class::Float].map(|c| assign.registers(c).first().copied().unwrap_or(Preg(0)));
        let free = if simple {
            [None, None]
        } else {
            [Class::Int, Class::Float].map(|class| free_register(env, assign, &self.group, class, windows))
        };
        let mut spare = Spare { free, any, rescue: &mut self.rescue, slots: &mut out.slots };
        sequence(&self.group, &mut spare, &mut out.moves);
    }
}

/// A register that nothing in the windows and no member of the group uses.
fn free_register(
    env: Env<'_>,
    assign: &mut Assign,
    group: &[Transfer],
    class: Class,
    windows: &[std::ops::Range<u32>],
) -> Option<Preg> {
    if !group.iter().any(|t| t.class == class) {
        return None;
    }
    let mut busy = PregSet::EMPTY;
    for t in group {
        let src = if let Source::Place(p) = t.src { p.as_reg() } else { None };
        for p in [t.dst.as_reg(), src].into_iter().flatten() {
            busy.insert(p);
        }
    }
    'registers: for i in 0..assign.registers(class).len() {
        let p = assign.registers(class)[i];
        if busy.contains(p) || (env.regs.callee_saved.contains(p) && !assign.opened.contains(p)) {
            continue;
        }
        for w in windows {
            let fixed = &assign.fixed[p.index()];
            let i = fixed.partition_point(|r| r.to <= w.start);
            if fixed.get(i).is_some_and(|r| r.from < w.end)
                || assign.occupancy.overlap(p.index(), w.start, w.end).is_some()
            {
                continue 'registers;
            }
        }
        return Some(p);
    }
    None
}

/// Keeps of the tail from `mark` on what `keep` accepts.
fn retain_from<T: Copy>(list: &mut Vec<T>, mark: usize, keep: impl Fn(&T) -> bool) {
    let mut out = mark;
    for i in mark..list.len() {
        let item = list[i];
        if keep(&item) {
            list[out] = item;
            out += 1;
        }
    }
    list.truncate(out);
}

#[inline]
fn is_remat(env: Env<'_>, vreg: Vreg) -> bool {
    env.code.vregs[vreg.index()].remat.is_some()
}

/// Whether `vreg` is live at `at`, whatever its place.
fn is_live(env: Env<'_>, assign: &Assign, vreg: Vreg, at: u32) -> bool {
    let segs = &assign.pool[env.live.seg_range(vreg)];
    let i = segs.partition_point(|s| s.to <= at);
    segs.get(i).is_some_and(|s| s.from <= at)
}

/// Whether two registers at their places are in one place.
fn same(env: Env<'_>, assign: &Assign, dst: u8, dst_vreg: Vreg, src: u8, src_vreg: Vreg) -> bool {
    if dst != src {
        return false;
    }
    // On the stack: one slot if they belong together, nothing to do for what is made again at every use.
    dst != STACK
        || is_remat(env, dst_vreg)
        || (!is_remat(env, src_vreg) && root(assign, dst_vreg) == root(assign, src_vreg))
}

fn root(assign: &Assign, vreg: Vreg) -> Vreg {
    assign.sets.root_of(vreg)
}

fn allocation(place: u8, vreg: Vreg, assign: &Assign, slots: &Slots, env: Env<'_>) -> Allocation {
    let _ = env;
    if place != STACK {
        return Allocation::reg(Preg(place));
    }
    Allocation::slot(super::output::SpillSlot(slots.of_root[root(assign, vreg).index()]))
}

fn transfer(env: Env<'_>, assign: &Assign, slots: &Slots, raw: Raw) -> Transfer {
    let info = env.code.vregs[raw.dst_vreg.index()];
    let src = match env.code.vregs[raw.src_vreg.index()].remat {
        Some(recipe) if raw.src == STACK => Source::Remat(recipe),
        _ => Source::Place(allocation(raw.src, raw.src_vreg, assign, slots, env)),
    };
    // A move instruction may narrow; an instruction that re-uses a register may read all of its input.
    let whole = if raw.reason == MoveReason::Copy { raw.dst_vreg } else { raw.src_vreg };
    let bytes = env.code.vregs[whole.index()].bytes;
    Transfer {
        dst: allocation(raw.dst, raw.dst_vreg, assign, slots, env),
        src,
        bytes: bytes.next_power_of_two().clamp(4, 16),
        reason: raw.reason,
        vreg: raw.dst_vreg,
        class: info.class,
    }
}

/// Counts moves and finds the callee-saved registers that are written.
fn count(env: Env<'_>, assign: &Assign, out: &mut Output) {
    let mut written = PregSet::EMPTY;
    for m in &out.moves {
        match m.kind {
            MoveKind::Move { dst, src } => match (dst.as_reg(), src.as_reg()) {
                (Some(d), Some(_)) => {
                    out.stats.moves[m.reason as usize] += 1;
                    written.insert(d);
                }
                (Some(d), None) => {
                    out.stats.reloads += 1;
                    written.insert(d);
                }
                _ => out.stats.spills += 1,
            },
            MoveKind::Xchg { a, b } => {
                out.stats.moves[m.reason as usize] += 2;
                written.insert(a);
                written.insert(b);
            }
            MoveKind::Remat { dst, .. } => {
                out.stats.remats += 1;
                written.insert(dst);
            }
        }
    }
    // What has a register is written there by somebody; what instructions demand is open already.
    for b in &assign.bundles {
        if (b.place as usize) < Preg::COUNT && b.start != b.end {
            written.insert(Preg(b.place));
        }
    }
    written.0 |= assign.fixed_written.0;
    written.0 |= assign.all_clobbers.0;
    out.callee_saved_used = PregSet(written.0 & env.regs.callee_saved.0);
}
