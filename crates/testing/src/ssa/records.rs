//! A host with structures in its slots: the subject of [`sroa`](sheave_ssa::sroa)'s conformance suite.
//!
//! A program is a list of instructions, because splitting does not depend on the order in which they run.
//! Values are 64-bit words; memory is slots, and 64 bytes outside of them.

use crate::Rng;
use sheave_ssa::host::{AccessSink, Cfg, Escape, MemAccess, SlotHost, SlotInfo};
use sheave_ssa::sroa::Plan;
use sheave_ssa::{Block, Inst, Kind, Slot, Type, Value};

/// An address: a slot or the memory outside (`None`), and the distance from its start.
pub type Place = (Option<Slot>, u32);

/// An instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// A constant.
    Const(u64),
    /// The next number from outside; `u64::MAX` when there are no more.
    Input,
    /// Reads memory, filling up with zeros.
    Load(Place, Type),
    /// Writes the low bytes of a value.
    Store(Place, Type, Value),
    /// Copies the given number of bytes from the second address to the first, as if all were read before the
    /// first is written.
    Copy(Place, Place, u32),
    /// Makes so many bytes of a slot this byte.
    Fill(Slot, u32, u32, u8),
    /// Passes a slot's address to the outside, which observes all its bytes, adds one to each, and remembers
    /// it.
    Leak(Slot),
    /// Shows a value to the outside.
    Observe(Value),
    /// The value shifted left by so many bits.
    Shl(Value, u32),
    /// The value shifted right by so many bits, filled up with zeros.
    Lshr(Value, u32),
    /// The bits of both.
    Or(Value, Value),
    /// As many low bytes as the type has.
    Low(Value, Type),
}

/// A program with structures.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Records {
    /// The bytes of each slot.
    pub slots: Vec<u32>,
    /// The instructions, each with the value that it defines.
    pub insts: Vec<(Op, Option<Value>)>,
    /// One more than the largest value.
    pub n_values: usize,
}

impl Records {
    /// Appends an instruction; returns the value that it defines, or a meaningless value if it defines none.
    pub fn push(&mut self, op: Op) -> Value {
        let value = Value::new(self.n_values);
        let writes = matches!(op, Op::Store(..) | Op::Copy(..) | Op::Fill(..));
        let none = writes || matches!(op, Op::Leak(_) | Op::Observe(_));
        self.insts.push((op, (!none).then_some(value)));
        self.n_values += usize::from(!none);
        value
    }
}

impl Records {
    /// Reports the slot accesses of an instruction.
    pub(super) fn report(&self, inst: Inst, sink: &mut impl AccessSink) {
        let access = |offset: u32, ty| MemAccess { offset: offset as i32, ..MemAccess::plain(ty) };
        let side = |(slot, offset): Place| slot.map(|slot| (slot, offset as i32));
        match self.insts[inst.index()] {
            (Op::Load((Some(slot), offset), ty), Some(result)) => {
                sink.load(inst, slot, access(offset, ty), result);
            }
            (Op::Store((Some(slot), offset), ty, value), _) => {
                sink.store(inst, slot, access(offset, ty), value);
            }
            (Op::Copy(to, from, bytes), _) => sink.copy(inst, side(to), side(from), bytes),
            (Op::Fill(slot, offset, bytes, _), _) => sink.fill(inst, slot, offset as i32, bytes),
            (Op::Leak(slot), _) => sink.escape(inst, slot, Escape::CallArgument),
            _ => {}
        }
    }
}

impl Cfg for Records {
    fn n_blocks(&self) -> usize {
        1
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, _: Block, _: impl FnMut(Block)) {}
}

impl SlotHost for Records {
    fn n_slots(&self) -> usize {
        self.slots.len()
    }

    fn n_values(&self) -> usize {
        self.n_values
    }

    fn n_insts(&self) -> usize {
        self.insts.len()
    }

    fn slot(&self, slot: Slot) -> SlotInfo {
        SlotInfo::new(self.slots[slot.index()])
    }

    fn accesses(&self, _: Block, sink: &mut impl AccessSink) {
        (0..self.insts.len()).map(Inst::new).for_each(|inst| self.report(inst, sink));
    }

    fn is_constant(&self, _: Value) -> bool {
        false
    }
}

/// Carries out `plan`. Part k is the k-th slot after those that there are; split slots are used no more.
pub fn apply(records: &mut Records, plan: &Plan) {
    let n_slots = records.slots.len();
    records.slots.extend(plan.parts().iter().map(|part| part.ty.bytes()));
    // The accesses that replace one of `bytes` bytes at an address: address, distance from it, type.
    let pieces = |(slot, offset): Place, bytes: u32| -> Vec<(Place, u32, Type)> {
        let numbers = slot.map_or(0..0, |slot| plan.covering(slot, offset as i32, bytes));
        let piece = |number: u32| {
            let part = plan.parts()[number as usize];
            let place = (Some(Slot::new(n_slots + number as usize)), 0);
            (place, part.offset.wrapping_sub(offset), part.ty)
        };
        numbers.map(piece).collect()
    };
    for (op, result) in core::mem::take(&mut records.insts) {
        match op {
            Op::Load(place, ty) => {
                let found = pieces(place, ty.bytes());
                let last = match found[..] {
                    [] => Op::Load(place, ty),
                    [(part, _, own)] if own.bytes() == ty.bytes() => Op::Load(part, ty),
                    // A piece of one part.
                    [(part, distance, own)] => {
                        let whole = records.push(Op::Load(part, own));
                        let piece = records.push(Op::Lshr(whole, 8 * distance.wrapping_neg()));
                        Op::Low(piece, ty)
                    }
                    _ => {
                        let mut sum = records.push(Op::Const(0));
                        for &(part, distance, own) in &found {
                            let loaded = records.push(Op::Load(part, own));
                            let shifted = records.push(Op::Shl(loaded, 8 * distance));
                            sum = records.push(Op::Or(sum, shifted));
                        }
                        Op::Low(sum, ty)
                    }
                };
                records.insts.push((last, result));
            }
            Op::Store(place, ty, value) => {
                let found = pieces(place, ty.bytes());
                for &(part, distance, own) in &found {
                    let shifted = records.push(Op::Lshr(value, 8 * distance));
                    records.push(Op::Store(part, own, shifted));
                }
                if found.is_empty() {
                    records.push(Op::Store(place, ty, value));
                }
            }
            Op::Copy(to, from, bytes) => {
                let (written, read) = (pieces(to, bytes), pieces(from, bytes));
                // One side may stay a whole slot: then the parts of the second are copied to or from offsets
                // in it.
                let beside = |(slot, offset): Place, distance: u32| (slot, offset + distance);
                let parts = if written.is_empty() { &read } else { &written };
                for (k, &(_, distance, ty)) in parts.iter().enumerate() {
                    let source = read.get(k).map_or(beside(from, distance), |part| part.0);
                    let dest = written.get(k).map_or(beside(to, distance), |part| part.0);
                    let loaded = records.push(Op::Load(source, ty));
                    records.push(Op::Store(dest, ty, loaded));
                }
                if parts.is_empty() {
                    records.push(Op::Copy(to, from, bytes));
                }
            }
            Op::Fill(slot, offset, bytes, byte) => {
                let found = pieces((Some(slot), offset), bytes);
                for &(part, _, ty) in &found {
                    let value = records.push(Op::Const(u64::from(byte) * 0x0101_0101_0101_0101));
                    records.push(Op::Store(part, ty, value));
                }
                if found.is_empty() {
                    records.push(Op::Fill(slot, offset, bytes, byte));
                }
            }
            op => records.insts.push((op, result)),
        }
    }
}

/// Runs `records`; returns its observations and the final content of the outside memory. Memory starts out
/// zero.
pub fn run(records: &Records, input: &[u64]) -> Vec<u64> {
    let mut machine = Machine::new(records, input);
    records.insts.iter().for_each(|inst| machine.step(inst));
    machine.finish()
}

/// The machine that runs programs with structures.
pub(super) struct Machine<'a> {
    input: core::slice::Iter<'a, u64>,
    /// The last one is the outside.
    slots: Vec<Vec<u8>>,
    is_known: Vec<bool>,
    values: Vec<u64>,
    observed: Vec<u64>,
}

impl<'a> Machine<'a> {
    pub(super) fn new(records: &Records, input: &'a [u64]) -> Self {
        let mut slots: Vec<Vec<u8>> = records.slots.iter().map(|&bytes| vec![0; bytes as usize]).collect();
        slots.push(vec![0; 64]);
        let (is_known, values) = (vec![false; slots.len()], vec![0xdead_beef; records.n_values]);
        Machine { input: input.iter(), slots, is_known, values, observed: Vec::new() }
    }

    /// The next number from outside; `u64::MAX` when there are no more.
    pub(super) fn input(&mut self) -> u64 {
        self.input.next().copied().unwrap_or(u64::MAX)
    }

    /// The observations, and the outside memory.
    pub(super) fn finish(self) -> Vec<u64> {
        let outside = self.slots.into_iter().next_back().unwrap_or_default();
        self.observed.into_iter().chain(outside.into_iter().map(u64::from)).collect()
    }

    /// The outside sees a slot, and adds one to each byte.
    fn show(&mut self, slot: usize) {
        for byte in &mut self.slots[slot] {
            self.observed.push(u64::from(*byte));
            *byte = byte.wrapping_add(1);
        }
    }

    /// Executes an instruction.
    pub(super) fn step(&mut self, (op, result): &(Op, Option<Value>)) {
        let outside = self.slots.len() - 1;
        let memory = |slot: Option<Slot>| slot.map_or(outside, Slot::index);
        let value = |value: Value| self.values[value.index()];
        let mut defined = 0;
        match *op {
            Op::Const(bits) => defined = bits,
            Op::Input => defined = self.input(),
            Op::Load((slot, offset), ty) => {
                let bytes = &self.slots[memory(slot)][offset as usize..][..ty.bytes() as usize];
                defined = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
            }
            Op::Store((slot, offset), ty, stored) => {
                let bytes = &value(stored).to_le_bytes()[..ty.bytes() as usize];
                self.slots[memory(slot)][offset as usize..][..bytes.len()].copy_from_slice(bytes);
            }
            Op::Copy((to, to_offset), (from, from_offset), bytes) => {
                let read = self.slots[memory(from)][from_offset as usize..][..bytes as usize].to_vec();
                self.slots[memory(to)][to_offset as usize..][..bytes as usize].copy_from_slice(&read);
            }
            Op::Fill(slot, offset, bytes, byte) => {
                self.slots[slot.index()][offset as usize..][..bytes as usize].fill(byte);
            }
            Op::Leak(slot) => {
                self.is_known[slot.index()] = true;
                self.show(slot.index());
            }
            Op::Observe(shown) => self.observed.push(value(shown)),
            Op::Shl(shifted, by) => defined = value(shifted).checked_shl(by).unwrap_or(0),
            Op::Lshr(shifted, by) => defined = value(shifted).checked_shr(by).unwrap_or(0),
            Op::Or(a, b) => defined = value(a) | value(b),
            Op::Low(whole, ty) => defined = value(whole) & (u64::MAX >> (64 - 8 * ty.bytes())),
        }
        if let Some(result) = result {
            self.values[result.index()] = defined;
        }
    }
}

/// A random program.
///
/// ```
/// use sheave_ssa::sroa::{Ctx, Options, plan};
/// use sheave_testing::{Rng, ssa::records};
///
/// let mut program = records::random(&mut Rng::new(4), 30, false);
/// let before = records::run(&program, &[7; 40]);
/// let mut ctx = Ctx::new();
/// let plan = plan(&program, &Options::default(), &mut ctx)?;
/// records::apply(&mut program, plan);
/// assert_eq!(records::run(&program, &[7; 40]), before);
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
///
/// Slots have fields, and most accesses are of a field, of two that are next to each other,
/// or of a piece of one; whole slots are copied. If `opaque`, some fields have opaque types, of eight bytes.
pub fn random(rng: &mut Rng, n_insts: usize, opaque: bool) -> Records {
    let mut records = Records::default();
    let mut fields: Vec<Vec<(u32, Type)>> = Vec::new();
    for _ in 0..1 + rng.below(4) {
        // Slots of one layout can be copied to each other.
        if !fields.is_empty() && rng.one_in(2) {
            let like = rng.below(fields.len());
            fields.push(fields[like].clone());
            records.slots.push(records.slots[like]);
            continue;
        }
        let (mut own, mut offset) = (Vec::new(), 0);
        for _ in 0..1 + rng.below(5) {
            let types =
                [Type::int(1), Type::int(2), Type::int(4), Type::int(8), Type::float(4), Type::float(8)];
            let ty = if opaque && rng.one_in(6) { Type::opaque(2, 8) } else { rng.pick(&types) };
            // Most are aligned.
            if !rng.one_in(8) {
                offset = u32::next_multiple_of(offset, ty.bytes());
            }
            own.push((offset, ty));
            offset += ty.bytes();
        }
        fields.push(own);
        records.slots.push(if rng.one_in(2) { offset.next_multiple_of(8) } else { offset });
    }
    let mut values = vec![records.push(Op::Input), records.push(Op::Const(rng.word()))];
    for _ in 0..n_insts {
        let index = rng.below(fields.len());
        let (slot, size) = (Slot::new(index), records.slots[index]);
        let (mut offset, mut ty) = rng.pick(&fields[index]);
        if ty.kind() != Kind::Opaque && rng.one_in(5) {
            // Occasionally a wider type or a piece, at a different address.
            ty = rng.pick(&[Type::int(1), Type::int(4), Type::int(8), Type::int(8), Type::float(8)]);
            offset += [0, 0, 0, 0, 1, 4][rng.below(6)];
        }
        if offset + ty.bytes() > size {
            continue;
        }
        let place = (Some(slot), offset);
        match rng.below(20) {
            0 => values.push(records.push(Op::Input)),
            1 if rng.one_in(4) => {
                records.push(Op::Leak(slot));
            }
            2 => {
                let bytes = if rng.one_in(3) { ty.bytes() } else { size - offset };
                records.push(Op::Fill(slot, offset, bytes, rng.word() as u8));
            }
            3 | 4 => {
                let other = rng.below(fields.len());
                let bytes = size.min(records.slots[other]);
                let to = (Some(Slot::new(other)), 0);
                if other != index || rng.one_in(20) {
                    records.push(Op::Copy(to, (Some(slot), 0), bytes));
                }
            }
            5 => {
                let (outside, inside) = ((None, 0), (Some(slot), offset));
                let bytes = if rng.one_in(2) { ty.bytes() } else { size - offset };
                let (to, from) = if rng.one_in(2) { (outside, inside) } else { (inside, outside) };
                records.push(Op::Copy(to, from, bytes.min(64)));
            }
            6..=11 => {
                let value = rng.pick(&values);
                records.push(Op::Store(place, ty, value));
            }
            _ => {
                let value = records.push(Op::Load(place, ty));
                records.push(Op::Observe(value));
                values.push(value);
            }
        }
    }
    for (slot, &bytes) in records.slots.clone().iter().enumerate() {
        for &(offset, ty) in &fields[slot] {
            if offset + ty.bytes() <= bytes {
                let value = records.push(Op::Load((Some(Slot::new(slot)), offset), ty));
                records.push(Op::Observe(value));
            }
        }
    }
    records
}
