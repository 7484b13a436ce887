//! Resolution: from places of bundles to locations of operands, and the moves that connect them.
//!
//! Three sources of moves: operands that demand a register (or re-use one), move instructions whose sides
//! ended up in different places, and values that were split, where one part ends and the next begins, inside
//! a block or on an edge. All moves at one point form a parallel copy (see `sequence`). At an instruction the
//! order of the groups is: values that the previous instruction left in fixed registers, changes of place,
//! values in the registers that the instruction demands, the move that it is, and, before a jump, the moves
//! of its only edge.
//!
//! A value that is on the stack in some parts is stored either at each change from a register to its slot or
//! right after each definition, whichever is executed less; in the second case its slot is always up to date
//! and going to the stack is free.
//!
//! Edges: moves are placed at the head of the target if that has one predecessor, at the end of the
//! predecessor if that has one successor and its jump reads nothing, and else are reported for a block of
//! their own. Only values that were split are visited, and of these only edges that leave or enter one of
//! their intervals; summaries of 64 blocks skip the inside of long intervals.

use alloc::vec::Vec;
use core::ops::Range;

use super::parts::Parts;
use super::sequence::{Rescue, Sequence, Source, Spare, Transfer};
use super::slots::Slots;
use crate::assign;
use crate::assign::bundle::STACK;
use crate::build::env::Env;
use crate::error::Error;
use crate::input::{MoveReason, Vreg};
use crate::output::{Allocation, EdgeInsertion, Insertion, Output, SpillSlot};
use crate::registers::{Class, Preg, PregSet};
use crate::work::steps;
use sheave_ssa::{Edge, make_room};

/// Groups of moves before one instruction, in order.
pub(super) const AFTER_PREVIOUS: u32 = 0;
pub(super) const CHANGE: u32 = 1;
pub(super) const DEMAND: u32 = 2;
pub(super) const MOVE_INST: u32 = 3;
pub(super) const EDGE_END: u32 = 4;

/// Blocks per summary of edges.
pub(super) const BUCKET: usize = 64;

/// A move before sequencing; places are register numbers or `STACK`.
#[derive(Clone, Copy)]
pub(super) struct Raw {
    /// Instruction and group, or 0 on an edge.
    pub(super) key: u32,
    pub(super) dst: u8,
    pub(super) src: u8,
    pub(super) reason: MoveReason,
    pub(super) dst_vreg: Vreg,
    pub(super) src_vreg: Vreg,
}

impl Raw {
    /// A move from one part of a split register to the next, at no particular point yet.
    pub(super) fn between_parts(vreg: Vreg, src: u8, dst: u8) -> Raw {
        Raw { key: 0, dst, src, reason: MoveReason::Split, dst_vreg: vreg, src_vreg: vreg }
    }
}

/// A move on an edge that needs a block.
#[derive(Clone, Copy)]
pub(super) struct RawEdge {
    pub(super) edge: Edge,
    pub(super) target: u32,
    pub(super) raw: Raw,
}

/// First and last neighbour of the blocks of a bucket.
#[derive(Clone, Copy)]
pub(super) struct Summary {
    pub(super) min: u32,
    pub(super) max: u32,
}

/// The moves of a function, and memory that is reused.
#[derive(Default)]
pub(super) struct Resolve {
    pub(super) raws: Vec<Raw>,
    pub(super) edges: Vec<RawEdge>,
    pub(super) pred_summary: Vec<Summary>,
    order: Vec<u64>,
    group: Vec<Transfer>,
    sequence: Sequence,
    rescue: Rescue,
}

impl Resolve {
    /// Writes the places of operands and the moves to `out`.
    pub(super) fn run(
        &mut self,
        env: Env<'_>,
        assign: &mut assign::Ctx,
        slots: &Slots,
        parts: &mut Parts,
        out: &mut Output,
    ) -> Result<(), Error> {
        self.rescue = Rescue::default();
        self.place_operands(env, assign, slots, parts, out)?;
        if !parts.is_empty() {
            self.summarise_edges(env);
            for v in (0..env.code.vregs.len() as u32).map(Vreg) {
                if !parts.of(v).is_empty() {
                    self.connect(env, assign, parts, v)?;
                }
            }
        }
        steps(parts.len() + self.raws.len() + self.edges.len());
        self.emit_insertions(env, assign, slots, out);
        self.emit_edges(env, assign, slots, out);
        Ok(())
    }

    fn emit_insertions(&mut self, env: Env<'_>, assign: &mut assign::Ctx, slots: &Slots, out: &mut Output) {
        self.order.clear();
        make_room(&mut self.order, self.raws.len());
        self.order.extend(self.raws.iter().enumerate().map(|(i, r)| u64::from(r.key) << 32 | i as u64));
        self.order.sort_unstable();
        let mut at = 0;
        while at < self.order.len() {
            let key = (self.order[at] >> 32) as u32;
            self.group.clear();
            while at < self.order.len() && (self.order[at] >> 32) as u32 == key {
                let raw = self.raws[self.order[at] as u32 as usize];
                self.group.push(transfer(env, slots, raw));
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

    fn emit_edges(&mut self, env: Env<'_>, assign: &mut assign::Ctx, slots: &Slots, out: &mut Output) {
        self.edges.sort_unstable_by_key(|e| (e.edge, e.raw.dst_vreg.0));
        let edges = core::mem::take(&mut self.edges);
        let mut at = 0;
        while at < edges.len() {
            let RawEdge { edge, target, .. } = edges[at];
            self.group.clear();
            while at < edges.len() && edges[at].edge == edge {
                self.group.push(transfer(env, slots, edges[at].raw));
                at += 1;
            }
            // A value in a register at the head of the target is in it already or a member of the group.
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
        assign: &mut assign::Ctx,
        out: &mut Output,
        window: Range<u32>,
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

/// The scratch register of the class, or a register that is free in the window and that no member of the
/// group writes. A member may read it: a spare register is needed for cycles, when everything outside of them
/// has been read, and for a group of one member.
fn free_register(
    env: Env<'_>,
    assign: &mut assign::Ctx,
    group: &[Transfer],
    class: Class,
    window: &Range<u32>,
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

/// Removes the items from `mark` on that `keep` refuses.
pub(super) fn retain_from<T: Copy>(list: &mut Vec<T>, mark: usize, keep: impl Fn(&T) -> bool) {
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

/// Whether `vreg` is live at `at`, whatever its place.
pub(super) fn is_live(env: Env<'_>, assign: &assign::Ctx, vreg: Vreg, at: u32) -> bool {
    let segs = &assign.pool[env.live.seg_range(vreg)];
    let i = segs.partition_point(|s| s.to <= at);
    segs.get(i).is_some_and(|s| s.from <= at)
}

/// Whether two registers at their places are in one place.
pub(super) fn same(env: Env<'_>, dst: u8, dst_vreg: Vreg, src: u8, src_vreg: Vreg) -> bool {
    if dst != src {
        return false;
    }
    // On the stack: one slot if they belong together, and no move for a value that is rematerialised at each
    // use.
    let root = |vreg| env.merged.root_of(vreg);
    dst != STACK || env.is_remat(dst_vreg) || (!env.is_remat(src_vreg) && root(dst_vreg) == root(src_vreg))
}

/// The register or slot that the place of a register stands for.
pub(super) fn allocation(env: Env<'_>, slots: &Slots, vreg: Vreg, place: u8) -> Allocation {
    match place {
        STACK => Allocation::slot(SpillSlot(slots.of_root[env.merged.root_of(vreg).index()])),
        _ => Allocation::reg(Preg(place)),
    }
}

fn transfer(env: Env<'_>, slots: &Slots, raw: Raw) -> Transfer {
    let info = env.code.vregs[raw.dst_vreg.index()];
    let src = match env.code.vregs[raw.src_vreg.index()].remat {
        Some(recipe) if raw.src == STACK => Source::Remat(recipe),
        _ => Source::Place(allocation(env, slots, raw.src_vreg, raw.src)),
    };
    // A move instruction may narrow; an instruction that re-uses a register may read all of its input.
    let whole = if raw.reason == MoveReason::Copy { raw.dst_vreg } else { raw.src_vreg };
    let bytes = env.code.vregs[whole.index()].bytes;
    Transfer {
        dst: allocation(env, slots, raw.dst_vreg, raw.dst),
        src,
        bytes: bytes.next_power_of_two().clamp(4, 64),
        reason: raw.reason,
        vreg: raw.dst_vreg,
        class: info.class,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::cfg::Cfg;
    use crate::build::env::Order;
    use crate::build::live::Live;
    use crate::build::merge::Merged;
    use crate::build::reserve::{Reservations, Reserved};
    use crate::occupancy::Entry;
    use crate::testing::{INT, registers};
    use crate::{Code, InstKind, VregInfo};

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
        order.sort(&regs).expect("the registers are well formed");
        let mut reserved = Reservations::default();
        reserved.fixed.resize_with(Preg::COUNT, Vec::new);
        let (live, merged) = (Live::default(), Merged::default());
        let mut assign = assign::Ctx::default();
        assign.occupancy.reset(Preg::COUNT);
        let copy = Transfer {
            dst: Allocation::reg(reg(0)),
            src: Source::Place(Allocation::reg(reg(6))),
            bytes: 8,
            reason: MoveReason::Split,
            vreg: Vreg(0),
            class: INT,
        };
        let spare = |reserved: &Reservations, assign: &mut assign::Ctx| {
            let (code, cfg, live, merged) = (&code, &cfg, &live, &merged);
            let env = Env { code, cfg, live, merged, regs: &regs, order: &order, reserved };
            free_register(env, assign, &[copy], INT, &(10..14))
        };
        // The group writes r0, and r6 is only read.
        assert_eq!(spare(&reserved, &mut assign), Some(reg(6)));
        // Intervals that overlap the window are in the way, those that touch its ends are not.
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
