//! Ordering the moves of one place: a parallel copy between registers, spill slots and recipes becomes a
//! sequence, by [`sheave_ssa::parallel_copy`]. This module has the policy:
//!
//! - Scratch locations are a free register of each class, if there is one, and a spill slot that is made when
//!   it is needed. A move from memory to memory without any register borrows one, whose value waits in a
//!   slot.
//! - Registers of a class that has exchanges are exchanged in cycles of two; longer cycles pass through a
//!   scratch location.
//! - A slot is loaded once for all its readers. A recipe is computed for each of them, which costs no more
//!   than a move.
//!
//! ```text
//! a := b, b := a, c := slot1, slot2 := d      slot2 := d       the store: d may be written later
//!                                             a <-> b          a cycle of two
//!                                             c := slot1       the load: c may be read earlier
//! ```

use crate::input::{MoveReason, Vreg};
use crate::output::{Allocation, Move, MoveKind, SpillSlot};
use crate::registers::{Class, ClassInfo, Preg, PregSet};
use alloc::vec::Vec;
use core::cmp::Reverse;
use sheave_ssa::parallel_copy::{self, Costs, Error, Location, Options, Step, sequentialize};

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

/// Slots in which values wait for a moment; made when they are needed. The first one serves cycles, the
/// others hold the values of borrowed registers, by class.
pub(crate) type Rescue = [Option<SpillSlot>; 1 + Class::COUNT];

/// What the sequencer may use beside the members of the copy.
pub(crate) struct Spare<'a> {
    pub(crate) classes: &'a [ClassInfo],
    /// Registers that are locations in memory.
    pub(crate) in_memory: PregSet,
    /// A free register of each class, if there is one.
    pub(crate) free: [Option<Preg>; Class::COUNT],
    /// The register of each class that is borrowed if none is free.
    pub(crate) any: [Preg; Class::COUNT],
    pub(crate) rescue: &'a mut Rescue,
    /// The sizes of all slots.
    pub(crate) slots: &'a mut Vec<u8>,
}

/// The location of a rescue slot. The other locations have the numbers of [`Allocation::index`].
const fn rescue(k: usize) -> Location {
    Location::Memory(u32::MAX - k as u32)
}

impl Spare<'_> {
    fn is_register(&self, p: Allocation) -> bool {
        p.as_reg().is_some_and(|reg| !self.in_memory.contains(reg))
    }

    /// The borrowed register of the class.
    fn lent(&self, class: Class, borrowed: PregSet) -> Option<Preg> {
        Some(self.any[class.index()]).filter(|&reg| reg.class() == class && borrowed.contains(reg))
    }

    /// The location of a register or slot. The value of a borrowed register is in a slot.
    fn location(&self, p: Allocation, borrowed: PregSet) -> Location {
        let number = p.index().map_or(u32::MAX, |index| index as u32);
        match p.as_reg() {
            Some(reg) if borrowed.contains(reg) => rescue(1 + reg.class().index()),
            _ if self.is_register(p) => Location::Register(number),
            _ => Location::Memory(number),
        }
    }

    fn place(&mut self, location: Location) -> Allocation {
        let (Location::Register(number) | Location::Memory(number) | Location::Recipe(number)) = location;
        match (u32::MAX - number) as usize {
            k @ 0..=Class::COUNT => {
                let bytes = self.classes.iter().map(|class| class.bytes).max().unwrap_or(8);
                let slots = &mut *self.slots;
                Allocation::slot(*self.rescue[k].get_or_insert_with(|| {
                    slots.push(bytes);
                    SpillSlot(slots.len() as u32 - 1)
                }))
            }
            _ if number < Preg::COUNT as u32 => Allocation::reg(Preg(number as u8)),
            _ => Allocation::slot(SpillSlot(number - Preg::COUNT as u32)),
        }
    }
}

/// Scratch memory of sequencing.
#[derive(Default)]
pub(crate) struct Sequence {
    ctx: parallel_copy::Ctx,
    /// The copies, and in step with them the members of the group.
    copies: Vec<parallel_copy::Transfer>,
    members: Vec<u32>,
    costs: Vec<Costs>,
}

impl Sequence {
    /// Appends the moves of one parallel copy to `out`.
    pub(crate) fn run(&mut self, group: &[Transfer], spare: &mut Spare<'_>, out: &mut Vec<Move>) {
        if let [t] = group {
            let through_register = match t.src {
                Source::Place(src) => !spare.is_register(src) && !spare.is_register(t.dst),
                Source::Remat(_) => !spare.is_register(t.dst),
            };
            if !through_register {
                if t.src != Source::Place(t.dst) {
                    push(out, t, t.dst, t.src);
                }
                return;
            }
        }
        let borrowed = self.order(group, spare);
        let mut lent = Vec::new();
        for class in Class::all() {
            let Some(reg) = spare.lent(class, borrowed) else { continue };
            lent.push(Transfer {
                dst: Allocation::reg(reg),
                src: Source::Place(spare.place(rescue(1 + class.index()))),
                bytes: spare.classes[class.index()].bytes,
                reason: MoveReason::Cycle,
                ..group[0]
            });
        }
        for t in &lent {
            if let Source::Place(slot) = t.src {
                push(out, t, slot, Source::Place(t.dst));
            }
        }
        self.emit(group, spare, out);
        for t in &lent {
            push(out, t, t.dst, t.src);
        }
    }

    /// Computes the steps. Returns the registers that are borrowed.
    fn order(&mut self, group: &[Transfer], spare: &Spare<'_>) -> PregSet {
        self.costs.clear();
        self.costs.extend(spare.classes.iter().map(|class| Costs {
            moving: 1,
            load: 2,
            store: 2,
            exchange: class.can_exchange.then_some(2),
        }));
        let mut borrowed = PregSet::EMPTY;
        self.list_copies(group, spare, borrowed);
        loop {
            let (mut scratch, mut dead) =
                ([(rescue(0), 0); 1 + Class::COUNT], [(rescue(0), 0); Class::COUNT]);
            let (mut n_scratch, mut n_dead) = (0, 0);
            for class in Class::all() {
                let Some(reg) = spare.lent(class, borrowed).or(spare.free[class.index()]) else { continue };
                let entry = (Location::Register(u32::from(reg.0)), class.index() as u8);
                // A free register may be a source that is dead after the moves.
                if self.copies.iter().any(|copy| copy.source == entry.0) {
                    dead[n_dead] = entry;
                    n_dead += 1;
                } else {
                    scratch[n_scratch] = entry;
                    n_scratch += 1;
                }
            }
            let (scratch, dead) = (&scratch[..=n_scratch], &dead[..n_dead]);
            match sequentialize(&self.copies, &Options { scratch, dead, costs: &self.costs }, &mut self.ctx) {
                Ok(_) => return borrowed,
                Err(Error::Mismatch(source)) => self.widen(source),
                Err(Error::NoScratch(cycle)) => {
                    let reg = spare.any[usize::from(self.copies[cycle[0] as usize].class)];
                    assert!(!borrowed.contains(reg), "a register and a slot open any cycle");
                    borrowed.insert(reg);
                    self.list_copies(group, spare, borrowed);
                }
                Err(error) => unreachable!("the places of a group contradict each other: {error:?}"),
            }
        }
    }

    /// Appends the steps as moves.
    fn emit(&self, group: &[Transfer], spare: &mut Spare<'_>, out: &mut Vec<Move>) {
        for &step in self.ctx.steps() {
            // The width of a value is that of the copies that read it.
            let member = |copy: u32| Transfer {
                bytes: self.copies[copy as usize].bytes,
                ..group[self.members[copy as usize] as usize]
            };
            let (t, dest, source) = match step {
                Step::Move { copy, dest, source } => (member(copy), dest, source),
                Step::Save { reader, dest, source, .. } if source.is_register() => {
                    (Transfer { reason: MoveReason::Cycle, ..member(reader) }, dest, source)
                }
                Step::Save { reader, dest, source, .. } => (member(reader), dest, source),
                Step::Exchange { copy, a, b, bytes } => {
                    let [a, b] = [a, b].map(|location| spare.place(location).as_reg());
                    let (Some(a), Some(b)) = (a, b) else { unreachable!("registers are exchanged") };
                    let (kind, vreg) = (MoveKind::Xchg { a, b }, member(copy).vreg);
                    out.push(Move { kind, bytes, reason: MoveReason::Cycle, vreg });
                    continue;
                }
            };
            let source = match source {
                Location::Recipe(_) => t.src,
                _ => Source::Place(spare.place(source)),
            };
            push(out, &t, spare.place(dest), source);
        }
    }

    /// Lists the copies. Among moves the last comes first: independent ones are in the order of their
    /// registers, so that the same moves at the ends of two blocks are the same code.
    fn list_copies(&mut self, group: &[Transfer], spare: &Spare<'_>, borrowed: PregSet) {
        let is_move = |t: &Transfer| {
            spare.is_register(t.dst) && matches!(t.src, Source::Place(src) if spare.is_register(src))
        };
        self.members.clear();
        self.members.extend(0..group.len() as u32);
        self.members.sort_unstable_by_key(|&i| {
            let t = &group[i as usize];
            if is_move(t) { (Some(Reverse(t.dst)), 0) } else { (None, i) }
        });
        self.copies.clear();
        self.copies.extend(self.members.iter().map(|&i| {
            let t = &group[i as usize];
            parallel_copy::Transfer {
                dest: spare.location(t.dst, borrowed),
                source: match t.src {
                    Source::Place(src) => spare.location(src, borrowed),
                    Source::Remat(_) => Location::Recipe(i),
                },
                class: t.class.index() as u8,
                bytes: t.bytes,
            }
        }));
    }

    /// Gives the copies of `source`, of which some narrow the value, the same width.
    fn widen(&mut self, source: Location) {
        let readers = || self.copies.iter().filter(|copy| copy.source == source);
        let bytes = readers().map(|copy| copy.bytes).max().unwrap_or(0);
        assert!(readers().any(|copy| copy.bytes != bytes), "a value has one class");
        self.copies.iter_mut().filter(|copy| copy.source == source).for_each(|copy| copy.bytes = bytes);
    }
}

fn push(out: &mut Vec<Move>, t: &Transfer, dst: Allocation, src: Source) {
    let kind = match (src, dst.as_reg()) {
        (Source::Place(src), _) => MoveKind::Move { dst, src },
        (Source::Remat(recipe), Some(dst)) => MoveKind::Remat { dst, recipe },
        (Source::Remat(_), None) => unreachable!("recipes go to registers"),
    };
    out.push(Move { kind, bytes: t.bytes, reason: t.reason, vreg: t.vreg });
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
        let mut rescue = Rescue::default();
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
        let (mut slots, mut rescue) = (vec![8, 8], Rescue::default());
        let mut spare = Spare {
            classes: &registers(None).classes,
            in_memory: PregSet::EMPTY,
            free: [INT, FLOAT, OTHER].map(|class| (class == INT).then_some(free)),
            any: [any; Class::COUNT],
            rescue: &mut rescue,
            slots: &mut slots,
        };
        let mut moves = Vec::new();
        Sequence::default().run(&[through_memory, transfer(dest, free)], &mut spare, &mut moves);
        let values = contents(&moves);
        assert_eq!(values[&to], from, "{moves:?}");
        assert_eq!(values[&Allocation::reg(dest)], Allocation::reg(free), "{moves:?}");
        assert!(values.get(&Allocation::reg(any)).is_none_or(|&value| value == Allocation::reg(any)));
    }

    /// The contents of all places after the moves, by what was where before.
    fn contents(moves: &[Move]) -> alloc::collections::BTreeMap<Allocation, Allocation> {
        let mut values = alloc::collections::BTreeMap::new();
        for m in moves {
            let MoveKind::Move { dst, src } = m.kind else { unreachable!("only moves are needed") };
            let value = values.get(&src).copied().unwrap_or(src);
            values.insert(dst, value);
        }
        values
    }

    /// No register is free, and the one that is borrowed is read by another member.
    #[test]
    fn a_borrowed_register_keeps_its_value() {
        let any = Preg::new(INT, 14);
        let slots = [0, 1, 2].map(|n| Allocation::slot(SpillSlot(n)));
        let through_memory = Transfer { dst: slots[1], src: Source::Place(slots[0]), ..transfer(any, any) };
        let store = Transfer { dst: slots[2], ..transfer(any, any) };
        let (mut sizes, mut rescue) = (vec![8; 3], Rescue::default());
        let mut spare = Spare {
            classes: &registers(None).classes,
            in_memory: PregSet::EMPTY,
            free: [None; Class::COUNT],
            any: [any; Class::COUNT],
            rescue: &mut rescue,
            slots: &mut sizes,
        };
        let mut moves = Vec::new();
        Sequence::default().run(&[through_memory, store], &mut spare, &mut moves);
        let values = contents(&moves);
        assert_eq!(values[&slots[1]], slots[0], "{moves:?}");
        assert_eq!(
            [values[&slots[2]], values[&Allocation::reg(any)]],
            [Allocation::reg(any); 2],
            "{moves:?}"
        );
    }

    /// One copy of a value narrows it, another one does not.
    #[test]
    fn copies_of_one_slot_are_as_wide_as_the_widest() {
        let slot = Source::Place(Allocation::slot(SpillSlot(0)));
        let [narrow, wide] = [0, 1].map(|n| transfer(Preg::new(INT, n), Preg::new(INT, n)));
        let group = [Transfer { src: slot, bytes: 4, ..narrow }, Transfer { src: slot, ..wide }];
        let (mut sizes, mut rescue) = (vec![8], Rescue::default());
        let mut spare = Spare {
            classes: &registers(None).classes,
            in_memory: PregSet::EMPTY,
            free: [None; Class::COUNT],
            any: [Preg::new(INT, 14); Class::COUNT],
            rescue: &mut rescue,
            slots: &mut sizes,
        };
        let mut moves = Vec::new();
        Sequence::default().run(&group, &mut spare, &mut moves);
        assert_eq!(moves.iter().map(|m| m.bytes).collect::<Vec<_>>(), [8, 8]);
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
