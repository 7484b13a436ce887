//! The checker of SROA: proves that a function whose slots were split computes the same.
//!
//! It shares nothing with the pass, and knows two functions only. An old slot and its parts are one piece of
//! memory; that each of its bytes holds the same in both functions wherever a block starts is proved by
//! induction: within a block both are executed side by side over symbolic bytes (a byte of a value, of memory
//! when the block started, or a constant), through loads, stores, block copies, shifts and extensions. What a
//! load gives must be the same bytes, what is written to other memory must be the same bytes in the same
//! order, and at the end of the block the memories must be equal. Which parts a slot has is read off from the
//! `alloca`s that are in the place of its own. Time is linear in the function and the bytes that it copies.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use cranelift_entity::EntityRef;
use sheave_ir::{BinaryOp, Block, Function, Inst, InstData, MemFlags, MemOp, Slot, UnaryOp, Value};

use super::{AppliedFault, AppliedRule, operands, present};
use sheave_ssa::sroa::MAX_BYTES;

/// A place in an old slot.
type Place = (u32, i64);

/// A symbolic byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Byte {
    /// What the place held when the block started.
    Start(Place),
    /// A byte of a value that both functions have.
    Of(Value, u32),
    Bits(u8),
    /// Other memory, after so many instructions that may write it and so many bytes written since.
    Memory(Value, i64, u32, usize),
}

/// Addresses in slots, with the offsets from there that are inside the slot or part.
type Places = HashMap<Value, (Place, Range<i64>)>;

/// One of the two functions during a block.
struct Side<'a> {
    func: &'a Function,
    places: &'a Places,
    memory: HashMap<Place, Byte>,
    values: HashMap<Value, Vec<Byte>>,
    /// Bytes written to other memory since the last instruction that both have.
    written: Vec<(Value, i64, Byte)>,
    /// Instructions so far, in this block, that may write other memory.
    epoch: u32,
}

impl<'a> Side<'a> {
    fn new(func: &'a Function, places: &'a Places) -> Self {
        let (memory, values) = (HashMap::new(), HashMap::new());
        Side { func, places, memory, values, written: Vec::new(), epoch: 0 }
    }

    fn at(&self, place: Place) -> Byte {
        self.memory.get(&place).copied().unwrap_or(Byte::Start(place))
    }

    fn value(&self, value: Value) -> Vec<Byte> {
        if let Some(bytes) = self.values.get(&value) {
            return bytes.clone();
        }
        let n = self.func.ty(value).bytes();
        match self.func.const_bits(value) {
            Some(bits) => (0..n).map(|k| Byte::Bits((bits >> (8 * k)) as u8)).collect(),
            None => (0..n).map(|k| Byte::Of(value, k)).collect(),
        }
    }

    /// The place that `bytes` at `address + offset` have, `Some(None)` if that is other memory; `None` if
    /// they are not inside a slot or part.
    fn place(&self, address: Value, offset: i64, bytes: i64) -> Option<Option<Place>> {
        let Some(&((slot, start), ref inside)) = self.places.get(&address) else { return Some(None) };
        (offset >= inside.start && offset + bytes <= inside.end).then_some(Some((slot, start + offset)))
    }

    /// `bytes` of memory at `address + offset`.
    fn read(&self, address: Value, offset: i64, bytes: i64) -> Option<Vec<Byte>> {
        Some(match self.place(address, offset, bytes)? {
            Some((slot, start)) => (start..start + bytes).map(|at| self.at((slot, at))).collect(),
            None => (offset..offset + bytes)
                .map(|at| Byte::Memory(address, at, self.epoch, self.written.len()))
                .collect(),
        })
    }

    fn write(&mut self, address: Value, offset: i64, bytes: Vec<Byte>) -> Option<()> {
        match self.place(address, offset, bytes.len() as i64)? {
            Some((slot, start)) => self.memory.extend((start..).map(|at| (slot, at)).zip(bytes)),
            None => self.written.extend((offset..).zip(bytes).map(|(at, byte)| (address, at, byte))),
        }
        Some(())
    }
}

/// The comparison of the slots with their parts.
struct Parts {
    /// By instruction: it is still in the order.
    stays: Vec<bool>,
    /// Addresses of slots that are gone, and of parts, in old slots.
    old_places: Places,
    new_places: Places,
}

type Comparison<'a> = super::Comparison<'a, Parts>;

/// Checks `after`, which splitting made of `before`.
///
/// # Errors
/// The first rule that is broken.
pub(crate) fn split(before: &Function, after: &Function) -> Result<(), AppliedFault> {
    let own = Parts { stays: present(after), old_places: HashMap::new(), new_places: HashMap::new() };
    let mut comparison = Comparison::new(before, after, own);
    comparison.demand(before.layout == after.layout && before.params == after.params, AppliedRule::Graph)?;
    comparison.find_parts()?;
    comparison.find_addresses();
    for &block in &before.layout {
        comparison.block = Some(block);
        comparison.compare(block)?;
    }
    Ok(())
}

impl Comparison<'_> {
    /// Where an `alloca` is gone, those of the parts are, from the first byte to the last.
    fn find_parts(&mut self) -> Result<(), AppliedFault> {
        for &block in &self.before.layout {
            self.block = Some(block);
            let mut new = self.after.block_insts(block).iter().copied().peekable();
            for &inst in self.before.block_insts(block) {
                self.inst = Some(inst);
                if self.own.stays[inst.index()] {
                    new.by_ref().find(|&other| other == inst);
                    continue;
                }
                let InstData::Alloca { slot } = self.before.insts[inst] else { continue };
                // What may be left of instructions before.
                while new.next_if(|&i| self.is_new(i) && self.part(i).is_none()).is_some() {}
                let size = i64::from(self.before.slots[slot].size);
                let mut offset = 0;
                while offset < size {
                    let part = new.next_if(|&i| self.part(i).is_some());
                    let part = part.and_then(|part| self.part(part).zip(self.after.result(part)));
                    let Some((part, address)) = part else { return self.fail(AppliedRule::Parts) };
                    let bytes = i64::from(self.after.slots[part].size);
                    self.demand(bytes > 0, AppliedRule::Parts)?;
                    self.own.new_places.insert(address, ((slot.as_u32(), offset), 0..bytes));
                    offset += bytes;
                }
                self.demand(offset == size, AppliedRule::Parts)?;
                if let Some(address) = self.before.result(inst) {
                    self.own.old_places.insert(address, ((slot.as_u32(), 0), 0..size));
                }
            }
        }
        // Each part has one slot of its own.
        self.inst = None;
        let mut slots = HashSet::new();
        let mut parts = self.after.order.iter().filter_map(|&inst| self.part(inst));
        let unique = parts.all(|slot| slots.insert(slot));
        self.demand(unique && slots.len() == self.own.new_places.len(), AppliedRule::Parts)
    }

    /// The slot of an `alloca`, if it is one that the old function does not have.
    fn part(&self, inst: Inst) -> Option<Slot> {
        let InstData::Alloca { slot } = self.after.insts[inst] else { return None };
        (self.is_new(inst) && slot.index() >= self.before.slots.len()).then_some(slot)
    }

    /// Sums of such an address and a constant, in whichever order they are.
    fn find_addresses(&mut self) {
        let mut found = !self.own.old_places.is_empty();
        while core::mem::take(&mut found) {
            for &inst in &self.before.order {
                if let InstData::Binary { op: BinaryOp::PtrAdd, args: [base, by], .. } =
                    self.before.insts[inst]
                    && !self.own.stays[inst.index()]
                    && let Some(&((slot, offset), ref inside)) = self.own.old_places.get(&base)
                    && let (Some(by), Some(result)) = (self.before.const_bits(by), self.before.result(inst))
                {
                    let by = by as i64;
                    let inside = inside.start.wrapping_sub(by)..inside.end.wrapping_sub(by);
                    let place = (slot, offset.wrapping_add(by));
                    found |= self.own.old_places.insert(result, (place, inside)).is_none();
                }
            }
        }
    }

    fn compare(&mut self, block: Block) -> Result<(), AppliedFault> {
        let (old_places, new_places) = (self.own.old_places.clone(), self.own.new_places.clone());
        let mut old = Side::new(self.before, &old_places);
        let mut new = Side::new(self.after, &new_places);
        self.demand(self.before.phis(block) == self.after.phis(block), AppliedRule::Graph)?;
        let mut insts = self.after.block_insts(block).iter().copied().peekable();
        for &inst in self.before.block_insts(block) {
            self.inst = Some(inst);
            if !self.own.stays[inst.index()] {
                self.run_old(inst, &mut old)?;
                continue;
            }
            while let Some(added) = insts.next_if(|&added| self.is_new(added)) {
                self.run_new(added, &mut new)?;
            }
            self.demand(insts.next() == Some(inst), AppliedRule::Changed)?;
            if self.before.insts[inst] != self.after.insts[inst] {
                // A load that became the last of what makes its value.
                self.run_old(inst, &mut old)?;
                self.run_new(inst, &mut new)?;
                let Some(result) = self.before.result(inst) else { return self.fail(AppliedRule::Changed) };
                let same = self.after.result(inst) == Some(result)
                    && old.values.get(&result) == new.values.get(&result);
                self.demand(same, AppliedRule::Load)?;
                continue;
            }
            self.demand(old.written == new.written, AppliedRule::Written)?;
            old.written.clear();
            new.written.clear();
            old.epoch += u32::from(self.before.insts[inst].has_side_effects());
            new.epoch = old.epoch;
            let (was, is) = (operands(self.before, inst), operands(self.after, inst));
            let plain = !was.iter().any(|value| old_places.contains_key(value));
            self.demand(plain, AppliedRule::Address)?;
            let same = was == is && self.before.results(inst).eq(self.after.results(inst));
            self.demand(same, AppliedRule::Changed)?;
        }
        self.demand(insts.next().is_none(), AppliedRule::Added)?;
        self.inst = None;
        self.demand(old.written == new.written, AppliedRule::Written)?;
        let places = old.memory.keys().chain(new.memory.keys());
        let same = places.copied().all(|place| old.at(place) == new.at(place));
        self.demand(same, AppliedRule::Content)?;
        let (was, is) = (self.before.succ_edges(block), self.after.succ_edges(block));
        let edges = was.len() == is.len()
            && was.iter().zip(is).all(|(was, is)| {
                let args = was.args.as_slice(&self.before.pool);
                was.target == is.target
                    && args == is.args.as_slice(&self.after.pool)
                    && args.iter().all(|arg| !old_places.contains_key(arg))
            });
        self.demand(edges, AppliedRule::Graph)
    }

    /// An access to a slot that is taken apart, as it was.
    fn run_old(&self, inst: Inst, side: &mut Side<'_>) -> Result<(), AppliedFault> {
        let (func, places) = (side.func, side.places);
        let touches = |value: Value| places.contains_key(&value);
        let outside = || self.fault(AppliedRule::Address);
        match func.insts[inst] {
            InstData::Alloca { .. } => Ok(()),
            InstData::Binary { .. } if func.result(inst).is_some_and(touches) => Ok(()),
            InstData::Load { flags, addr, offset } if touches(addr) && flags == MemFlags::default() => {
                let Some(result) = func.result(inst) else { return self.fail(AppliedRule::Changed) };
                let bytes = i64::from(func.ty(result).bytes());
                let bytes = side.read(addr, i64::from(offset), bytes).ok_or_else(outside)?;
                side.values.insert(result, bytes);
                Ok(())
            }
            InstData::Store { flags, addr, value, offset }
                if touches(addr) && !touches(value) && flags == MemFlags::default() =>
            {
                let bytes = side.value(value);
                side.write(addr, i64::from(offset), bytes).ok_or_else(outside)
            }
            InstData::Mem { op, volatile: false, args: [to, from, length] }
                if touches(to) || touches(from) =>
            {
                let Some(length) = func.const_bits(length).and_then(|bits| i64::try_from(bits).ok()) else {
                    return self.fail(AppliedRule::Address);
                };
                // Longer ones do not fit a slot that can be taken apart.
                self.demand(length <= i64::from(MAX_BYTES), AppliedRule::Address)?;
                let bytes = match (op, func.const_bits(from)) {
                    (MemOp::Set, Some(bits)) => vec![Byte::Bits(bits as u8); length as usize],
                    (MemOp::Set, None) => return self.fail(AppliedRule::Changed),
                    _ => side.read(from, 0, length).ok_or_else(outside)?,
                };
                side.write(to, 0, bytes).ok_or_else(outside)
            }
            _ => self.fail(AppliedRule::Changed),
        }
    }

    /// An instruction that was added.
    fn run_new(&self, inst: Inst, side: &mut Side<'_>) -> Result<(), AppliedFault> {
        let func = side.func;
        let outside = || self.fault(AppliedRule::Address);
        let shift_of =
            |by: Value| func.const_bits(by).filter(|bits| bits % 8 == 0).map(|bits| bits as usize / 8);
        let bytes = match func.insts[inst] {
            InstData::Alloca { .. } if self.part(inst).is_some() => return Ok(()),
            InstData::Load { flags, addr, offset } if flags == MemFlags::default() => {
                let bytes = func.result(inst).map_or(0, |result| i64::from(func.ty(result).bytes()));
                side.read(addr, i64::from(offset), bytes).ok_or_else(outside)?
            }
            InstData::Store { flags, addr, value, offset } if flags == MemFlags::default() => {
                let bytes = side.value(value);
                return side.write(addr, i64::from(offset), bytes).ok_or_else(outside);
            }
            InstData::Unary { op: UnaryOp::Zext | UnaryOp::Trunc | UnaryOp::Bitcast, arg } => {
                let mut bytes = side.value(arg);
                let n = func.result(inst).map_or(0, |result| func.ty(result).bytes());
                bytes.resize(n as usize, Byte::Bits(0));
                bytes
            }
            InstData::Binary { op: op @ (BinaryOp::Shl | BinaryOp::Lshr), args: [value, by], .. } => {
                let (mut bytes, Some(by)) = (side.value(value), shift_of(by)) else {
                    return self.fail(AppliedRule::Added);
                };
                self.demand(by < bytes.len(), AppliedRule::Added)?;
                if op == BinaryOp::Shl {
                    bytes.rotate_right(by);
                    bytes[..by].fill(Byte::Bits(0));
                } else {
                    bytes.rotate_left(by);
                    let kept = bytes.len() - by;
                    bytes[kept..].fill(Byte::Bits(0));
                }
                bytes
            }
            InstData::Binary { op: BinaryOp::Or, args: [a, b], .. } => {
                let (a, b) = (side.value(a), side.value(b));
                let either = |(a, b)| match (a, b) {
                    (Byte::Bits(0), other) | (other, Byte::Bits(0)) => Some(other),
                    _ => None,
                };
                let bytes = a.into_iter().zip(b).map(either).collect::<Option<Vec<Byte>>>();
                bytes.ok_or_else(|| self.fault(AppliedRule::Added))?
            }
            _ => return self.fail(AppliedRule::Added),
        };
        let Some(result) = func.result(inst) else { return self.fail(AppliedRule::Added) };
        side.values.insert(result, bytes);
        Ok(())
    }
}
