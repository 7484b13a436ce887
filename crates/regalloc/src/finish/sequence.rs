//! Parallel copies between registers and spill slots as sequences of moves.
//!
//! [`sheave_ssa::parallel_copy`] computes the sequences. This module decides which scratch locations it may use:
//! a free register of each class, if there is one, and a spill slot made for the purpose. Two registers are
//! exchanged if their class can do that; longer cycles pass through a free register.
//!
//! ```text
//! a := b, b := a, c := slot1, slot2 := d      slot2 := d       the store: d may be written later
//!                                             a <-> b          a cycle of two
//!                                             c := slot1       the load: c may be read earlier
//! ```
//!
//! Slots that are read in a parallel copy are never written by it: a value keeps its slot, and the operands of one
//! instruction that are registers in memory are all read or all written. So no cycle contains memory, and a slot
//! that is read in two widths can have two names here.

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
    members: Vec<Transfer>,
    copies: Vec<parallel_copy::Transfer>,
    scratch: Vec<(Location, u8)>,
    dead: Vec<(Location, u8)>,
    costs: Vec<Costs>,
}

/// The location in memory that stands for the slot that is made when it is needed.
const RESCUE: Location = Location::Memory(u32::MAX);

impl Sequence {
    /// Appends the moves of one parallel copy to `out`.
    pub(crate) fn run(&mut self, group: &[Transfer], spare: &mut Spare<'_>, out: &mut Vec<Move>) {
        let (in_memory, free) = (spare.in_memory, spare.free);
        let is_register = |p: Allocation| p.as_reg().is_some_and(|p| !in_memory.contains(p));
        // One move is the common case and needs no order.
        if let [t] = group
            && t.src != Source::Place(t.dst)
            && (is_register(t.dst) || matches!(t.src, Source::Place(src) if is_register(src)))
        {
            return emit_one(t, t.reason, t.dst, t.src, out);
        }
        self.members.clear();
        self.members.extend_from_slice(group);
        // The sequencer starts with the last move: independent moves come in the order of their registers, so
        // that the same moves at the ends of two blocks are the same code.
        self.members.sort_by_key(|t| {
            let is_move = matches!(t.src, Source::Place(src) if is_register(src) && is_register(t.dst));
            is_move.then_some(Reverse(t.dst))
        });
        self.costs.clear();
        self.costs.extend(spare.classes.iter().map(|class| Costs {
            moving: 1,
            load: 2,
            store: 2,
            exchange: class.can_exchange.then_some(2),
        }));
        self.scratch.clear();
        self.dead.clear();
        for class in Class::all() {
            let Some(reg) = free[class.index()] else { continue };
            let is_read = group.iter().any(|t| t.src == Source::Place(Allocation::reg(reg)));
            let list = if is_read { &mut self.dead } else { &mut self.scratch };
            list.push((Location::Register(reg.index() as u32), class.index() as u8));
        }
        self.scratch.push((RESCUE, 0));
        if !self.emit(spare, out) {
            // No register is free for the moves from memory to memory.
            self.members.retain(|t| {
                let through = !is_register(t.dst) && !matches!(t.src, Source::Place(p) if is_register(p));
                if through {
                    through_register(t, spare, out);
                }
                !through
            });
            assert!(self.emit(spare, out), "a cycle of registers passes through the slot");
        }
    }

    /// Appends the moves of all members. False if one of them needs a register that is not there.
    fn emit(&mut self, spare: &mut Spare<'_>, out: &mut Vec<Move>) -> bool {
        let in_memory = spare.in_memory;
        let location = |place: Allocation, t: &Transfer| match place.as_reg() {
            Some(reg) if !in_memory.contains(reg) => Location::Register(reg.index() as u32),
            _ => Location::Memory(memory(place, t)),
        };
        self.copies.clear();
        self.copies.extend(self.members.iter().zip(0..).map(|(t, index)| parallel_copy::Transfer {
            dest: location(t.dst, t),
            source: match t.src {
                Source::Place(src) => location(src, t),
                Source::Remat(_) => Location::Recipe(index),
            },
            class: t.class.index() as u8,
            bytes: t.bytes,
        }));
        let options = Options { scratch: &self.scratch, dead: &self.dead, costs: &self.costs };
        let steps = match sequentialize(&self.copies, &options, &mut self.ctx) {
            Ok(steps) => steps,
            Err(Error::NoScratch(_)) => return false,
            Err(error) => unreachable!("the places of a group are consistent: {error:?}"),
        };
        let mut allocation = |location: Location| match location {
            RESCUE => spare.rescue_slot(),
            Location::Register(reg) => Allocation::reg(Preg(reg as u8)),
            Location::Memory(number) | Location::Recipe(number) => place_in_memory(number),
        };
        for &step in steps {
            let (t, dest, source, reason) = match step {
                Step::Move { copy, dest, source } => {
                    let t = &self.members[copy as usize];
                    (t, dest, source, t.reason)
                }
                Step::Save { copy, reader, dest, source } => {
                    let t = &self.members[reader as usize];
                    (t, dest, source, if copy == reader { t.reason } else { MoveReason::Cycle })
                }
                Step::Exchange { copy, a, b, bytes } => {
                    let vreg = self.members[copy as usize].vreg;
                    let reg = |location| allocation(location).as_reg().expect("registers are exchanged");
                    let [a, b] = [a, b].map(reg);
                    out.push(Move { kind: MoveKind::Xchg { a, b }, bytes, reason: MoveReason::Cycle, vreg });
                    continue;
                }
            };
            let dst = allocation(dest);
            let src = match (source, t.src) {
                (Location::Recipe(_), src) => src,
                (source, _) => Source::Place(allocation(source)),
            };
            emit_one(t, reason, dst, src, out);
        }
        true
    }
}

/// The number of a place in memory. Reads of a slot in two widths have two numbers.
fn memory(place: Allocation, t: &Transfer) -> u32 {
    let place = place.index().expect("a value has a place") as u32;
    place << 5 | t.bytes.trailing_zeros() << 2 | t.class.index() as u32
}

fn place_in_memory(number: u32) -> Allocation {
    match (number >> 5).checked_sub(Preg::COUNT as u32) {
        Some(slot) => Allocation::slot(SpillSlot(slot)),
        None => Allocation::reg(Preg((number >> 5) as u8)),
    }
}

fn push(out: &mut Vec<Move>, t: &Transfer, dst: Allocation, src: Allocation) {
    emit_one(t, t.reason, dst, Source::Place(src), out);
}

/// Appends one move of the value of `t`.
fn emit_one(t: &Transfer, reason: MoveReason, dst: Allocation, src: Source, out: &mut Vec<Move>) {
    let kind = match src {
        Source::Place(src) => MoveKind::Move { dst, src },
        Source::Remat(recipe) => {
            MoveKind::Remat { dst: dst.as_reg().expect("a recipe writes a register"), recipe }
        }
    };
    out.push(Move { kind, bytes: t.bytes, reason, vreg: t.vreg });
}

/// A slot from a slot or from a recipe, through a register that is saved for the moment.
fn through_register(t: &Transfer, spare: &mut Spare<'_>, out: &mut Vec<Move>) {
    let class = t.class.index();
    let rescue = Transfer { bytes: spare.classes[class].bytes, reason: MoveReason::Cycle, ..*t };
    let (reg, slot) = (spare.any[class], spare.rescue_slot());
    let at = Allocation::reg(reg);
    push(out, &rescue, slot, at);
    emit_one(t, t.reason, at, t.src, out);
    push(out, t, t.dst, at);
    push(out, &rescue, at, slot);
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
