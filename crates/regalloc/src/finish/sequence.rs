//! Ordering the moves of one place: a parallel copy between registers and spill slots becomes a sequence.
//!
//! Slots that are read in a parallel copy are never written by it (a value keeps its slot; registers that are
//! in memory are named by operands alone, which are all read or all written). So stores come first, moves
//! from memory to memory follow, then the moves between registers, and loads and rematerialised values last.
//! The moves between registers are sequenced by [`sheave_ssa::parallel_copy`]; this module decides which
//! scratch locations it may use: a free register of each class, if there is one, and else a spill slot. Two
//! registers are exchanged if their class can do that; longer cycles pass through a scratch location.
//!
//! ```text
//! a := b, b := a, c := slot1, slot2 := d      slot2 := d       the store: d may be written later
//!                                             a <-> b          a cycle of two
//!                                             c := slot1       the load: c may be read earlier
//! ```
//!
//! All copies that read one register are of one value and equally wide, so a copy may read it in the
//! destination of another one.

use crate::input::{MoveReason, Vreg};
use crate::output::{Allocation, Move, MoveKind, SpillSlot};
use crate::registers::{Class, ClassInfo, Preg, PregSet};
use alloc::vec::Vec;
use core::cmp::Reverse;
use sheave_ssa::parallel_copy::{self, Costs, Location, Options, Step, sequentialize};

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A register or slot.
    Place(Allocation),
    /// The host's recipe.
    Remat(u32),
}

/// One member of a parallel copy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Transfer {
    pub(crate) dst: Allocation,
    pub(crate) src: Source,
    pub(crate) bytes: u8,
    pub(crate) reason: MoveReason,
    pub(crate) vreg: Vreg,
    pub(crate) class: Class,
}

/// What the sequencer may use beside the members of the copy.
pub(crate) struct Spare<'a> {
    pub(crate) classes: &'a [ClassInfo],
    /// Registers that are locations in memory.
    pub(crate) in_memory: PregSet,
    /// A free register of each class, if there is one.
    pub(crate) free: [Option<Preg>; Class::COUNT],
    /// Some register of each class that is not free.
    pub(crate) any: [Preg; Class::COUNT],
    /// The slot in which a register of any class can be saved for a moment; made when it is needed.
    pub(crate) rescue: &'a mut Option<SpillSlot>,
    /// The sizes of all slots.
    pub(crate) slots: &'a mut Vec<u8>,
}

impl Spare<'_> {
    fn rescue_slot(&mut self) -> Allocation {
        let bytes = self.classes.iter().map(|class| class.bytes).max().unwrap_or(8);
        let slots = &mut *self.slots;
        Allocation::slot(*self.rescue.get_or_insert_with(|| {
            slots.push(bytes);
            SpillSlot(slots.len() as u32 - 1)
        }))
    }
}

/// Scratch memory of sequencing.
#[derive(Default)]
pub(crate) struct Sequence {
    ctx: parallel_copy::Ctx,
    /// The copies between registers, and in step with them the members of the group.
    copies: Vec<parallel_copy::Transfer>,
    members: Vec<u32>,
    costs: Vec<Costs>,
}

impl Sequence {
    /// Appends the moves of one parallel copy to `out`.
    pub(crate) fn run(&mut self, group: &[Transfer], spare: &mut Spare<'_>, out: &mut Vec<Move>) {
        let place = |t: &Transfer| match t.src {
            Source::Place(p) => Some(p),
            Source::Remat(_) => None,
        };
        let in_memory = spare.in_memory;
        let register = |p: Allocation| p.as_reg().filter(|&p| !in_memory.contains(p));
        for t in group {
            if register(t.dst).is_none()
                && let Some(src) = place(t).filter(|&p| register(p).is_some())
            {
                push(out, t, t.dst, src);
            }
        }
        for t in group {
            if register(t.dst).is_none() && place(t).is_none_or(|p| register(p).is_none()) {
                // A free register may be a source that is dead after the moves; it is still to be read.
                let is_source = |reg: Preg| {
                    group
                        .iter()
                        .any(|t| register(t.dst).is_some() && place(t).and_then(register) == Some(reg))
                };
                let free = spare.free[t.class.index()].filter(|&reg| !is_source(reg));
                through_register(t, free, spare, out);
            }
        }
        self.between_registers(group, spare, out);
        for t in group {
            let Some(dst) = register(t.dst) else { continue };
            match t.src {
                Source::Place(src) if register(src).is_none() => push(out, t, t.dst, src),
                Source::Place(_) => {}
                Source::Remat(recipe) => {
                    out.push(Move {
                        kind: MoveKind::Remat { dst, recipe },
                        bytes: t.bytes,
                        reason: t.reason,
                        vreg: t.vreg,
                    });
                }
            }
        }
    }

    fn between_registers(&mut self, group: &[Transfer], spare: &mut Spare<'_>, out: &mut Vec<Move>) {
        let in_memory = spare.in_memory;
        let register = |p: Allocation| p.as_reg().filter(|&p| !in_memory.contains(p));
        let registers = |t: &Transfer| match t.src {
            Source::Place(src) => Some(parallel_copy::Transfer {
                dest: Location::Register(register(t.dst)?.index() as u32),
                source: Location::Register(register(src)?.index() as u32),
                class: t.class.index() as u8,
                bytes: t.bytes,
            }),
            Source::Remat(_) => None,
        };
        self.members.clear();
        self.members.extend((0..group.len() as u32).filter(|&i| registers(&group[i as usize]).is_some()));
        if let &[i] = &self.members[..]
            && let t = &group[i as usize]
            && let Source::Place(src) = t.src
        {
            if src != t.dst {
                push(out, t, t.dst, src);
            }
            return;
        }
        // The last copy comes first: independent copies are in the order of their registers, so that the same
        // moves at the ends of two blocks are the same code.
        self.members.sort_unstable_by_key(|&i| Reverse(group[i as usize].dst));
        self.copies.clear();
        self.copies.extend(self.members.iter().filter_map(|&i| registers(&group[i as usize])));
        self.costs.clear();
        self.costs.extend(
            spare
                .classes
                .iter()
                .map(|class| Costs { exchange: class.can_exchange.then_some(2), ..Costs::UNIT }),
        );
        // A free register may be a source that is dead after the moves.
        let (mut scratch, mut dead) = ([(RESCUE, 0); 1 + Class::COUNT], [(RESCUE, 0); Class::COUNT]);
        let (mut n_scratch, mut n_dead) = (0, 0);
        for (reg, class) in spare.free.iter().zip(0..).filter_map(|(reg, class)| Some((reg.as_ref()?, class)))
        {
            let entry = (Location::Register(reg.index() as u32), class);
            if self.copies.iter().any(|copy| copy.source == entry.0) {
                dead[n_dead] = entry;
                n_dead += 1;
            } else {
                scratch[n_scratch] = entry;
                n_scratch += 1;
            }
        }
        let options = Options { scratch: &scratch[..=n_scratch], dead: &dead[..n_dead], costs: &self.costs };
        let steps = sequentialize(&self.copies, &options, &mut self.ctx)
            .expect("places are consistent, and a slot opens any cycle");
        let mut place = |location| match location {
            Location::Register(reg) => Allocation::reg(Preg(reg as u8)),
            _ => spare.rescue_slot(),
        };
        let mut cycle_bytes = 0;
        for &step in steps {
            let member = |copy: u32| &group[self.members[copy as usize] as usize];
            match step {
                Step::Move { copy, dest, source } => {
                    let t = member(copy);
                    // A slot is read as it was written.
                    let bytes = if source == RESCUE { cycle_bytes } else { t.bytes };
                    push(out, &Transfer { bytes, ..*t }, place(dest), place(source));
                }
                Step::Save { copy, dest, source, .. } => {
                    cycle_bytes = width_of_cycle(&self.copies, copy);
                    let saved = Transfer { bytes: cycle_bytes, reason: MoveReason::Cycle, ..*member(copy) };
                    push(out, &saved, place(dest), place(source));
                }
                Step::Exchange { copy, a: Location::Register(a), b: Location::Register(b), bytes } => {
                    let kind = MoveKind::Xchg { a: Preg(a as u8), b: Preg(b as u8) };
                    out.push(Move { kind, bytes, reason: MoveReason::Cycle, vreg: member(copy).vreg });
                }
                Step::Exchange { .. } => unreachable!("registers are exchanged"),
            }
        }
    }
}

/// The width of the widest value in the cycle of the copy number `first`: the members carry one another's
/// values.
fn width_of_cycle(copies: &[parallel_copy::Transfer], first: u32) -> u8 {
    let (mut copy, mut bytes) = (&copies[first as usize], 0);
    for _ in copies {
        bytes = bytes.max(copy.bytes);
        match copies.iter().find(|other| other.dest == copy.source) {
            Some(next) => copy = next,
            None => break,
        }
    }
    bytes
}

/// The scratch location for which a slot is made when it is needed.
const RESCUE: Location = Location::Memory(0);

fn push(out: &mut Vec<Move>, t: &Transfer, dst: Allocation, src: Allocation) {
    out.push(Move { kind: MoveKind::Move { dst, src }, bytes: t.bytes, reason: t.reason, vreg: t.vreg });
}

/// A slot from a slot or from a recipe.
fn through_register(t: &Transfer, free: Option<Preg>, spare: &mut Spare<'_>, out: &mut Vec<Move>) {
    let class = t.class.index();
    let rescue = Transfer { bytes: spare.classes[class].bytes, reason: MoveReason::Cycle, ..*t };
    let (reg, saved) = match free {
        Some(reg) => (reg, None),
        None => (spare.any[class], Some(spare.rescue_slot())),
    };
    let at = Allocation::reg(reg);
    if let Some(slot) = saved {
        push(out, &rescue, slot, at);
    }
    match t.src {
        Source::Place(src) => push(out, t, at, src),
        Source::Remat(recipe) => {
            let kind = MoveKind::Remat { dst: reg, recipe };
            out.push(Move { kind, bytes: t.bytes, reason: t.reason, vreg: t.vreg });
        }
    }
    push(out, t, t.dst, at);
    if let Some(slot) = saved {
        push(out, &rescue, at, slot);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{FLOAT, INT, OTHER, registers};

    fn transfer(dst: Preg, src: Preg) -> Transfer {
        Transfer {
            dst: Allocation::reg(dst),
            src: Source::Place(Allocation::reg(src)),
            bytes: 8,
            reason: MoveReason::Copy,
            vreg: Vreg(0),
            class: dst.class(),
        }
    }

    /// Runs a parallel copy of registers and its sequence; gives the number of moves, an exchange counting
    /// two.
    fn check(pairs: &[(u8, u8)], class: Class, free: bool) -> usize {
        let group: Vec<Transfer> =
            pairs.iter().map(|&(d, s)| transfer(Preg::new(class, d), Preg::new(class, s))).collect();
        let mut slots = Vec::new();
        let mut rescue = None;
        let mut spare = Spare {
            classes: &registers(None).classes,
            in_memory: PregSet::EMPTY,
            free: [INT, FLOAT, OTHER].map(|class| free.then_some(Preg::new(class, 15))),
            any: [INT, FLOAT, OTHER].map(|class| Preg::new(class, 14)),
            rescue: &mut rescue,
            slots: &mut slots,
        };
        let mut moves = Vec::new();
        Sequence::default().run(&group, &mut spare, &mut moves);
        let mut regs: Vec<u32> = (0..Preg::COUNT as u32).collect();
        let mut memory = 0;
        let mut count = 0;
        for m in &moves {
            match m.kind {
                MoveKind::Move { dst, src } => {
                    count += 1;
                    let value = src.as_reg().map_or(memory, |r| regs[r.index()]);
                    match dst.as_reg() {
                        Some(r) => regs[r.index()] = value,
                        None => memory = value,
                    }
                }
                MoveKind::Xchg { a, b } => {
                    count += 2;
                    regs.swap(a.index(), b.index());
                }
                MoveKind::Remat { .. } => unreachable!(),
            }
        }
        for &(d, s) in pairs {
            let place = |n| Preg::new(class, n).index();
            assert_eq!(regs[place(d)] as usize, place(s), "{pairs:?} by {moves:?}");
        }
        count
    }

    /// The free register is a source of a move that comes after the one from memory to memory.
    #[test]
    fn a_free_register_that_is_read_later_is_not_overwritten() {
        let [free, dest, any] = [15, 0, 14].map(|n| Preg::new(INT, n));
        let [from, to] = [0, 1].map(|n| Allocation::slot(SpillSlot(n)));
        let through_memory = Transfer { dst: to, src: Source::Place(from), ..transfer(dest, free) };
        let (mut slots, mut rescue) = (vec![8, 8], None);
        let mut spare = Spare {
            classes: &registers(None).classes,
            in_memory: PregSet::EMPTY,
            free: [Some(free); Class::COUNT],
            any: [any; Class::COUNT],
            rescue: &mut rescue,
            slots: &mut slots,
        };
        let mut moves = Vec::new();
        Sequence::default().run(&[through_memory, transfer(dest, free)], &mut spare, &mut moves);
        let mut values = alloc::collections::BTreeMap::new();
        for m in &moves {
            let MoveKind::Move { dst, src } = m.kind else { unreachable!("only moves are needed") };
            let value = values.get(&src).copied().unwrap_or(src);
            values.insert(dst, value);
        }
        assert_eq!(values[&to], from, "{moves:?}");
        assert_eq!(values[&Allocation::reg(dest)], Allocation::reg(free), "{moves:?}");
        assert!(values.get(&Allocation::reg(any)).is_none_or(|&value| value == Allocation::reg(any)));
    }

    /// Every copy graph over four registers, with all destinations or some, with and without a free register.
    #[test]
    fn all_small_graphs_are_right_and_short() {
        for code in 0..5u32.pow(4) {
            let pairs: Vec<(u8, u8)> =
                (0..4).map(|d| (d as u8, (code / 5u32.pow(d) % 5) as u8)).filter(|&(_, s)| s < 4).collect();
            let real = pairs.iter().filter(|(d, s)| d != s).count();
            let source = |d: u8| pairs.iter().find(|p| p.0 == d).map(|p| p.1);
            // Pure cycles: every member is read once, by a member.
            let mut pure = 0;
            for start in 0..4u8 {
                let mut at = start;
                let mut members = vec![];
                while let Some(s) = source(at).filter(|s| *s != at && !members.contains(&at)) {
                    members.push(at);
                    at = s;
                }
                let closed = at == start && members.len() > 1 && members.iter().min() == Some(&start);
                if closed && pairs.iter().filter(|p| members.contains(&p.1)).count() == members.len() {
                    pure += members.len().min(3) - 2;
                }
            }
            for class in [INT, FLOAT] {
                let with = check(&pairs, class, true);
                check(&pairs, class, false);
                if class == INT {
                    assert_eq!(with, real + pure, "{pairs:?}");
                }
            }
        }
    }
}
