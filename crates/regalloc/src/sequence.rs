//! Ordering the moves of one place: a parallel copy between registers and spill slots becomes a sequence.
//!
//! Slots that are read in a parallel copy are never written by it (a value keeps its slot), so stores come first, moves from
//! memory to memory follow, then the moves between registers, and loads and remade values last. Between registers the copy
//! graph is worked off from its ends (Cathy May, "The Parallel Assignment Problem Redefined", 1989): a register that nobody
//! waits for is written; its source now has a second home, so others that wait for that source read the second
//! home, and a cycle with any reader outside needs no temporary. What is left are pure cycles: two registers are exchanged,
//! longer cycles use a free register, or exchanges where there is none.

use super::input::{Class, MoveReason, Preg, Vreg};
use super::output::{Allocation, Move, MoveKind, SpillSlot};
use alloc::vec::Vec;

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// A register or slot.
    Place(Allocation),
    /// The host's recipe.
    Remat(u32),
}

/// One member of a parallel copy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Transfer {
    pub(super) dst: Allocation,
    pub(super) src: Source,
    pub(super) bytes: u8,
    pub(super) reason: MoveReason,
    pub(super) vreg: Vreg,
    pub(super) class: Class,
}

/// What the sequencer may use beside the members of the copy.
pub(super) struct Spare<'a> {
    /// A free register of each class, if there is one.
    pub(super) free: [Option<Preg>; 2],
    /// Some register of each class that is not free.
    pub(super) any: [Preg; 2],
    /// The slot in which a register can be saved for a moment, of 16 bytes; made when it is needed.
    pub(super) rescue: &'a mut Option<SpillSlot>,
    /// The sizes of all slots.
    pub(super) slots: &'a mut Vec<u8>,
}

impl Spare<'_> {
    fn rescue_slot(&mut self) -> Allocation {
        let slots = &mut *self.slots;
        Allocation::slot(*self.rescue.get_or_insert_with(|| {
            slots.push(16);
            SpillSlot(slots.len() as u32 - 1)
        }))
    }
}

/// Appends the moves of one parallel copy to `out`.
pub(super) fn sequence(group: &[Transfer], spare: &mut Spare<'_>, out: &mut Vec<Move>) {
    let place = |t: &Transfer| match t.src {
        Source::Place(p) => Some(p),
        Source::Remat(_) => None,
    };
    for t in group {
        if t.dst.as_slot().is_some()
            && let Some(src) = place(t).filter(|p| p.as_reg().is_some())
        {
            push(out, t, t.dst, src);
        }
    }
    for t in group {
        if t.dst.as_slot().is_some() && place(t).is_none_or(|p| p.as_reg().is_none()) {
            through_register(t, spare, out);
        }
    }
    between_registers(group, spare, out);
    for t in group {
        let Some(dst) = t.dst.as_reg() else { continue };
        match t.src {
            Source::Place(src) if src.as_slot().is_some() => push(out, t, t.dst, src),
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

fn push(out: &mut Vec<Move>, t: &Transfer, dst: Allocation, src: Allocation) {
    out.push(Move { kind: MoveKind::Move { dst, src }, bytes: t.bytes, reason: t.reason, vreg: t.vreg });
}

/// A slot from a slot or from a recipe.
fn through_register(t: &Transfer, spare: &mut Spare<'_>, out: &mut Vec<Move>) {
    let class = t.class as usize;
    let full = if t.class == Class::Int { 8 } else { 16 };
    let rescue = Transfer { bytes: full, reason: MoveReason::Cycle, ..*t };
    let (reg, saved) = match spare.free[class] {
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

const NOWHERE: u8 = u8::MAX;

fn between_registers(group: &[Transfer], spare: &mut Spare<'_>, out: &mut Vec<Move>) {
    // By destination: where the value is now, and which member wants it. By register: how many wait to read it.
    let mut source = [NOWHERE; Preg::COUNT];
    let mut member = [0u32; Preg::COUNT];
    let mut readers = [0u8; Preg::COUNT];
    let mut pending = 0u32;
    for (i, t) in group.iter().enumerate() {
        let (Some(dst), Source::Place(src)) = (t.dst.as_reg(), t.src) else { continue };
        let Some(src) = src.as_reg() else { continue };
        if src == dst {
            continue;
        }
        source[dst.index()] = src.0;
        member[dst.index()] = i as u32;
        readers[src.index()] += 1;
        pending |= 1 << dst.0;
    }
    while pending != 0 {
        let mut progress = true;
        while progress {
            progress = false;
            let mut left = pending;
            while left != 0 {
                let d = left.trailing_zeros() as usize;
                left &= left - 1;
                if readers[d] != 0 {
                    continue;
                }
                let s = source[d];
                push(
                    out,
                    &group[member[d] as usize],
                    Allocation::reg(Preg(d as u8)),
                    Allocation::reg(Preg(s)),
                );
                pending &= !(1 << d);
                readers[s as usize] -= 1;
                progress = true;
                if pending >> s & 1 != 0 && readers[s as usize] != 0 {
                    // The value has a second home now: nobody needs to wait for the first.
                    move_readers(s, d as u8, &mut source, &mut readers, pending);
                }
            }
        }
        if pending != 0 {
            break_cycle(group, spare, out, &mut source, &member, &mut readers, &mut pending);
        }
    }
}

/// Everybody who waits for the value of `from` reads it in `to`.
fn move_readers(from: u8, to: u8, source: &mut [u8], readers: &mut [u8], pending: u32) {
    let mut left = pending;
    while left != 0 {
        let d = left.trailing_zeros() as usize;
        left &= left - 1;
        if source[d] == from {
            source[d] = to;
            readers[from as usize] -= 1;
            readers[to as usize] += 1;
        }
    }
}

/// Only pure cycles are pending; opens (or, if it has two members, finishes) the one with the lowest register.
fn break_cycle(
    group: &[Transfer],
    spare: &mut Spare<'_>,
    out: &mut Vec<Move>,
    source: &mut [u8; Preg::COUNT],
    member: &[u32; Preg::COUNT],
    readers: &mut [u8; Preg::COUNT],
    pending: &mut u32,
) {
    let d = pending.trailing_zeros() as u8;
    let s = source[d as usize];
    let t = &group[member[d as usize] as usize];
    let pair = source[s as usize] == d;
    let class = t.class as usize;
    // The widest member decides: parts of the cycle carry one another's values.
    let mut bytes = t.bytes;
    let mut at = s;
    while at != d {
        bytes = bytes.max(group[member[at as usize] as usize].bytes);
        at = source[at as usize];
    }
    if t.class == Class::Int && (pair || spare.free[class].is_none()) {
        let kind = MoveKind::Xchg { a: Preg(d), b: Preg(s) };
        out.push(Move { kind, bytes, reason: MoveReason::Cycle, vreg: t.vreg });
        // `d` is done; its old value is in `s`, which still wants what it wanted.
        *pending &= !(1 << d);
        readers[s as usize] -= 1;
        move_readers(d, s, source, readers, *pending);
        if source[s as usize] == s {
            *pending &= !(1 << s);
            readers[s as usize] -= 1;
        }
        return;
    }
    // Save the old value of `d`, which its reader takes from there; then `d` can be written.
    let temp = match spare.free[class] {
        Some(reg) => Allocation::reg(reg),
        None => spare.rescue_slot(),
    };
    let saved = Transfer { bytes, reason: MoveReason::Cycle, ..*t };
    push(out, &saved, temp, Allocation::reg(Preg(d)));
    if let Some(reg) = temp.as_reg() {
        move_readers(d, reg.0, source, readers, *pending);
        return;
    }
    // Without a register for the value, work the cycle off here.
    let mut at = d;
    loop {
        let from = source[at as usize];
        *pending &= !(1 << at);
        readers[from as usize] -= 1;
        let t = &group[member[at as usize] as usize];
        if from == d {
            push(out, &Transfer { bytes, ..*t }, Allocation::reg(Preg(at)), temp);
            return;
        }
        push(out, t, Allocation::reg(Preg(at)), Allocation::reg(Preg(from)));
        at = from;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    /// Runs a parallel copy of registers both ways; gives the number of moves, an exchange counting two.
    fn check(pairs: &[(u8, u8)], class: Class, free: bool) -> usize {
        let base = if class == Class::Int { 0 } else { 16 };
        let group: Vec<Transfer> =
            pairs.iter().map(|&(d, s)| transfer(Preg(base + d), Preg(base + s))).collect();
        let mut slots = Vec::new();
        let mut rescue = None;
        let mut spare = Spare {
            free: if free { [Some(Preg(15)), Some(Preg(31))] } else { [None, None] },
            any: [Preg(14), Preg(30)],
            rescue: &mut rescue,
            slots: &mut slots,
        };
        let mut moves = Vec::new();
        sequence(&group, &mut spare, &mut moves);
        let mut regs: Vec<u32> = (0..32).collect();
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
            assert_eq!(regs[usize::from(base + d)], u32::from(base + s), "{pairs:?} by {moves:?}");
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
            for class in [Class::Int, Class::Float] {
                let with = check(&pairs, class, true);
                check(&pairs, class, false);
                if class == Class::Int {
                    assert_eq!(with, real + pure, "{pairs:?}");
                }
            }
        }
    }
}
