//! From places of bundles to places of operands, and the moves that connect them.
//!
//! Three sources of moves: operands that demand a register (or re-use one), move instructions whose sides
//! ended up in different places, and values that were split, where one part ends and the next begins, inside
//! a block or on an edge. All moves at one point form a parallel copy (see `sequence`). At an instruction the
//! order of the groups is: what the previous instruction left in fixed registers, changes of place, what the
//! instruction demands, the move that it is, and, before a jump, what its only edge needs.
//!
//! A value that is on the stack in some parts is stored either where it goes from a register to its slot or
//! right after each definition, whichever is executed less; in the second case its slot is always up to date
//! and going to the stack is free.
//!
//! Edges: moves are placed at the head of the target if that has one predecessor, at the end of the
//! predecessor if that has one successor and its jump reads nothing, and else are reported for a block of
//! their own. Only values that were split are visited, and of these only edges that leave or enter one of
//! their intervals; summaries of 64 blocks skip the inside of long intervals.

use alloc::vec::Vec;

mod connect;
mod operands;

use super::bundle::{STACK, UNASSIGNED};
use super::cleanup::Cleanup;
use super::env::Env;
use super::error::{Error, NONE};
use super::input::{MoveReason, Vreg};
use super::live::Seg;
use super::output::{Allocation, EdgeInsertion, Insertion, MoveKind, Output};
use super::registers::{Class, Preg, PregSet};
use super::sequence::{Sequence, Source, Spare, Transfer};
use super::slots::Slots;
use super::state::Assign;
use super::trim::{Part, Trim};
use super::work::steps;
use sheave_ssa::Edge;
use sheave_ssa::{make_room, refill};

/// Groups of moves before one instruction, in order.
const AFTER_PREVIOUS: u32 = 0;
const CHANGE: u32 = 1;
const DEMAND: u32 = 2;
const MOVE_INST: u32 = 3;
const EDGE_END: u32 = 4;

/// Blocks per summary of edges.
const BUCKET: usize = 64;

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
    edge: Edge,
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
    sequence: Sequence,
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

    /// The place of a register that has only one.
    pub(super) fn place_of(&self, vreg: Vreg) -> Option<u8> {
        Some(self.place_of[vreg.index()]).filter(|&place| place != UNASSIGNED)
    }

    /// The parts of a register that has several places.
    pub(super) fn parts_of(&self, vreg: Vreg) -> &[(u32, Part)] {
        &self.parts[self.part_starts[vreg.index()] as usize..self.part_starts[vreg.index() + 1] as usize]
    }

    fn collect_places(&mut self, assign: &Assign) {
        self.place_of.clear();
        make_room(&mut self.place_of, assign.bundle_of.len());
        self.place_of.extend(
            assign.bundle_of.iter().map(|&bundle| {
                if bundle == NONE { UNASSIGNED } else { assign.bundles[bundle as usize].place }
            }),
        );
    }

    /// The parts of every split register, in order.
    fn collect_parts(&mut self, env: Env<'_>, assign: &Assign) {
        let n = env.code.vregs.len();
        refill(&mut self.part_starts, n + 1, 0);
        self.parts.clear();
        self.cursors.clear();
        if assign.stats.splits == 0 {
            refill(&mut self.cursors, n, 0);
            return;
        }
        // By register first, which is counted, then each on its own.
        let is_split = |seg: &&Seg| assign.bundle_of[seg.vreg.index()] == NONE;
        for b in &assign.bundles {
            for seg in assign.pool[b.range()].iter().filter(is_split) {
                self.part_starts[seg.vreg.index() + 1] += 1;
            }
        }
        for v in 0..n {
            self.part_starts[v + 1] += self.part_starts[v];
        }
        let none = Part { from: 0, to: 0, place: STACK };
        self.parts.resize(self.part_starts[n] as usize, (NONE, none));
        self.cursors.extend_from_slice(&self.part_starts[..n]);
        for b in &assign.bundles {
            for seg in assign.pool[b.range()].iter().filter(is_split) {
                let at = &mut self.cursors[seg.vreg.index()];
                let part = Part { from: seg.from, to: seg.to, place: b.place };
                self.parts[*at as usize] = (seg.vreg.0, part);
                *at += 1;
            }
        }
        self.cursors.clear();
        for own in self.part_starts.windows(2).filter(|own| own[1] - own[0] > 1) {
            self.parts[own[0] as usize..own[1] as usize].sort_unstable_by_key(|(_, part)| part.from);
        }
        self.trim.run(env, &mut self.part_starts, &mut self.parts);
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
            steps(1);
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

    fn emit_insertions(&mut self, env: Env<'_>, assign: &mut Assign, slots: &Slots, out: &mut Output) {
        self.order.clear();
        make_room(&mut self.order, self.raws.len());
        self.order.extend(self.raws.iter().enumerate().map(|(i, r)| u64::from(r.key) << 32 | i as u64));
        steps(self.parts.len() + self.order.len() + self.edges.len());
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
            self.sequence_group(env, assign, out, (4 * inst).saturating_sub(2)..4 * inst + 4);
            let end = out.moves.len() as u32;
            match out.insertions.last_mut() {
                Some(last) if last.before == inst => last.end = end,
                _ if start == end => {}
                _ => out.insertions.push(Insertion { before: inst, start, end }),
            }
        }
    }

    fn emit_edges(&mut self, env: Env<'_>, assign: &mut Assign, slots: &Slots, out: &mut Output) {
        self.edges.sort_unstable_by_key(|e| (e.edge, e.raw.dst_vreg.0));
        let edges = core::mem::take(&mut self.edges);
        let mut at = 0;
        while at < edges.len() {
            let RawEdge { edge, target, .. } = edges[at];
            self.group.clear();
            while at < edges.len() && edges[at].edge == edge {
                self.group.push(transfer(env, assign, slots, edges[at].raw));
                at += 1;
            }
            // What has a register at the head of the target is in it already or a member of the group.
            let to = 4 * env.code.block_insts(target as usize).start as u32;
            let start = out.moves.len() as u32;
            self.sequence_group(env, assign, out, to..to + 4);
            let end = out.moves.len() as u32;
            if start != end {
                out.edges.push(EdgeInsertion { block: edge.from.0, succ_idx: edge.index, start, end });
                out.stats.edges_split += 1;
            }
        }
        self.edges = edges;
    }

    /// Sequences `self.group` at a point where a spare register must be free in `window`.
    fn sequence_group(
        &mut self,
        env: Env<'_>,
        assign: &mut Assign,
        out: &mut Output,
        window: core::ops::Range<u32>,
    ) {
        let in_memory = env.regs.in_memory;
        let is_register = |p: Allocation| p.as_reg().is_some_and(|p| !in_memory.contains(p));
        let simple = match &self.group[..] {
            [one] => is_register(one.dst) || matches!(one.src, Source::Place(p) if is_register(p)),
            _ => false,
        };
        let (mut any, mut free) = ([Preg(0); Class::COUNT], [None; Class::COUNT]);
        for class in Class::all().filter(|_| !simple) {
            any[class.index()] = env.order.of(class).first().copied().unwrap_or(Preg(0));
            free[class.index()] = free_register(env, assign, &self.group, class, &window);
        }
        let classes = &env.regs.classes;
        let mut spare =
            Spare { classes, in_memory, free, any, rescue: &mut self.rescue, slots: &mut out.slots };
        self.sequence.run(&self.group, &mut spare, &mut out.moves);
    }
}

/// The scratch register of the class, or a register that nothing in the window uses and no member of the
/// group writes. What they read may be in it:
/// a spare register is needed for cycles, when all that is read outside of them has been read, and for a
/// member on its own.
fn free_register(
    env: Env<'_>,
    assign: &mut Assign,
    group: &[Transfer],
    class: Class,
    window: &core::ops::Range<u32>,
) -> Option<Preg> {
    if !group.iter().any(|t| t.class == class) {
        return None;
    }
    let scratch = env.regs.classes[class.index()].scratch;
    if scratch.is_some() {
        return scratch;
    }
    let mut written = PregSet::EMPTY;
    group.iter().filter_map(|t| t.dst.as_reg()).for_each(|p| written.insert(p));
    env.order.of(class).iter().copied().find(|&p| {
        let is_saved = !env.regs.callee_saved.contains(p) || assign.opened.contains(p);
        let fixed = &env.reserved.fixed[p.index()];
        let next = fixed.get(fixed.partition_point(|reserved| reserved.to <= window.start));
        is_saved
            && !written.contains(p)
            && next.is_none_or(|reserved| reserved.from >= window.end)
            && assign.occupancy.overlap(p.index(), window.start, window.end).is_none()
    })
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
    // On the stack: one slot if they belong together, nothing to do for what is rematerialised at every use.
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
        bytes: bytes.next_power_of_two().clamp(4, 64),
        reason: raw.reason,
        vreg: raw.dst_vreg,
        class: info.class,
    }
}

/// Counts moves and finds the callee-saved registers that are written.
fn count(env: Env<'_>, assign: &Assign, out: &mut Output) {
    let mut written = PregSet::EMPTY;
    let register = |p: Allocation| p.as_reg().filter(|&p| !env.regs.in_memory.contains(p));
    for m in &out.moves {
        match m.kind {
            MoveKind::Move { dst, src } => match (register(dst), register(src)) {
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
    // What has a register is written there by another instruction; what instructions demand is open already.
    for b in &assign.bundles {
        if (b.place as usize) < Preg::COUNT && b.start != b.end {
            written.insert(Preg(b.place));
        }
    }
    out.callee_saved_used = (written | env.reserved.written()) & env.regs.callee_saved;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::env::Order;
    use crate::occupancy::Entry;
    use crate::reserve::{Reservations, Reserved};
    use crate::testing::{INT, registers};
    use crate::{Code, InstKind, VregInfo, cfg::Cfg, live::Live};

    /// The order of the registers is 0, 6, 7, 2, 1, 8, 9, 10, 11, 3; the last one is to be preserved.
    #[test]
    fn a_spare_register_is_free_saved_and_not_written() {
        let reg = |n| Preg::new(INT, n);
        let mut code = Code::new();
        code.new_vreg(VregInfo::new(INT, 8));
        code.end_inst(InstKind::Plain, 0);
        code.end_block(1.0, [], true);
        let mut cfg = Cfg::default();
        cfg.compute(&code).expect("the code is well formed");
        let regs = registers(Some(10));
        let mut order = Order::default();
        order.learn(&regs).expect("the registers are well formed");
        let mut reserved = Reservations::default();
        reserved.fixed.resize_with(Preg::COUNT, Vec::new);
        let live = Live::default();
        let mut assign = Assign::default();
        assign.occupancy.reset(Preg::COUNT);
        let copy = Transfer {
            dst: Allocation::reg(reg(0)),
            src: Source::Place(Allocation::reg(reg(6))),
            bytes: 8,
            reason: MoveReason::Split,
            vreg: Vreg(0),
            class: INT,
        };
        let spare = |reserved: &Reservations, assign: &mut Assign| {
            let env = Env { code: &code, cfg: &cfg, live: &live, regs: &regs, order: &order, reserved };
            free_register(env, assign, &[copy], INT, &(10..14))
        };
        // The group writes r0, and r6 is only read.
        assert_eq!(spare(&reserved, &mut assign), Some(reg(6)));
        // What touches the window in its inside is in the way, what touches its ends is not.
        for (n, from, to) in [(6, 13, 20), (7, 2, 11), (2, 2, 10), (1, 14, 20)] {
            assign.occupancy.insert(reg(n).index(), Entry { from, to, owner: 0 });
        }
        assert_eq!(spare(&reserved, &mut assign), Some(reg(2)));
        reserved.fixed[reg(2).index()].push(Reserved { from: 11, to: 12, vreg: Vreg(0) });
        reserved.fixed[reg(1).index()].push(Reserved { from: 9, to: 10, vreg: Vreg(0) });
        assert_eq!(spare(&reserved, &mut assign), Some(reg(1)));
        for n in [1, 8, 9, 10, 11] {
            assign.occupancy.insert(reg(n).index(), Entry { from: 10, to: 12, owner: 0 });
        }
        assert_eq!(spare(&reserved, &mut assign), None, "r3 would have to be saved");
        assign.opened.insert(reg(3));
        assert_eq!(spare(&reserved, &mut assign), Some(reg(3)));
    }
}
