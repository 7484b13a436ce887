//! The checker of SROA: proves that a function whose slots were split computes the same.
//!
//! It shares nothing with the pass, and knows two functions only. An old slot and its parts are one piece of
//! memory; that each of its bytes holds the same in both functions wherever a block starts is proved by
//! induction: within a block both are executed side by side over symbolic bytes (a byte of a value, of memory
//! when the block started, or a constant), through loads, stores, block copies, shifts and extensions. What a
//! load gives must be the same bytes, what is written to other memory must be the same bytes in the same
//! order, and at the end of the block the memories must be equal. Which parts a slot has is read off from the
//! `alloca`s that are in the place of its own. Time is linear in the function and the bytes that it copies.

use std::collections::HashMap;

use cranelift_entity::EntityRef;
use sheave_ir::{BinaryOp, Block, Function, Inst, InstData, MemFlags, MemOp, UnaryOp, Value};

use super::{AppliedFault, AppliedRule};
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

/// One of the two functions during a block.
#[derive(Default)]
struct Side {
    memory: HashMap<Place, Byte>,
    values: HashMap<Value, Vec<Byte>>,
    /// Bytes written to other memory since the last instruction that both have.
    written: Vec<(Value, i64, Byte)>,
}

impl Side {
    fn read(&self, place: Place) -> Byte {
        self.memory.get(&place).copied().unwrap_or(Byte::Start(place))
    }

    fn value(&self, func: &Function, value: Value) -> Vec<Byte> {
        if let Some(bytes) = self.values.get(&value) {
            return bytes.clone();
        }
        let n = func.ty(value).bytes();
        match func.const_bits(value) {
            Some(bits) => (0..n).map(|k| Byte::Bits((bits >> (8 * k)) as u8)).collect(),
            None => (0..n).map(|k| Byte::Of(value, k)).collect(),
        }
    }
}

struct Comparison<'a> {
    before: &'a Function,
    after: &'a Function,
    /// By instruction: it is still in the order.
    stays: Vec<bool>,
    /// Addresses of slots that are gone, and of parts, in old slots; with the bytes from there to the end of
    /// slot or part.
    old_places: HashMap<Value, (Place, i64)>,
    new_places: HashMap<Value, (Place, i64)>,
    /// Instructions so far, in this block, that may write other memory.
    epoch: u32,
    block: Option<Block>,
    inst: Option<Inst>,
}

/// Checks `after`, which splitting made of `before`.
///
/// # Errors
/// The first rule that is broken.
pub(crate) fn split(before: &Function, after: &Function) -> Result<(), AppliedFault> {
    let mut stays = vec![false; after.insts.len()];
    after.layout.iter().flat_map(|&b| after.block_insts(b)).for_each(|inst| stays[inst.index()] = true);
    let mut comparison = Comparison {
        before,
        after,
        stays,
        old_places: HashMap::new(),
        new_places: HashMap::new(),
        epoch: 0,
        block: None,
        inst: None,
    };
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
    fn demand(&self, holds: bool, rule: AppliedRule) -> Result<(), AppliedFault> {
        if holds { Ok(()) } else { Err(AppliedFault { rule, block: self.block, inst: self.inst }) }
    }

    fn fail<T>(&self, rule: AppliedRule) -> Result<T, AppliedFault> {
        Err(AppliedFault { rule, block: self.block, inst: self.inst })
    }

    fn is_new(&self, inst: Inst) -> bool {
        inst.index() >= self.before.insts.len()
    }

    /// Where an `alloca` is gone, those of the parts are, from the first byte to the last.
    fn find_parts(&mut self) -> Result<(), AppliedFault> {
        for &block in &self.before.layout {
            self.block = Some(block);
            let mut new = self.after.block_insts(block).iter().copied().peekable();
            for &inst in self.before.block_insts(block) {
                self.inst = Some(inst);
                if self.stays[inst.index()] {
                    new.by_ref().find(|&other| other == inst);
                    continue;
                }
                let InstData::Alloca { slot } = self.before.insts[inst] else { continue };
                // What may be left of instructions before.
                while new.next_if(|&i| self.is_new(i) && !self.is_part(i)).is_some() {}
                let size = i64::from(self.before.slots[slot].size);
                let mut offset = 0;
                while offset < size {
                    let Some(part) = new.next_if(|&i| self.is_part(i)) else {
                        return self.fail(AppliedRule::Parts);
                    };
                    let InstData::Alloca { slot: part_slot } = self.after.insts[part] else { continue };
                    let Some(address) = self.after.result(part) else { return self.fail(AppliedRule::Parts) };
                    let bytes = i64::from(self.after.slots[part_slot].size);
                    self.demand(bytes > 0, AppliedRule::Parts)?;
                    self.new_places.insert(address, ((slot.as_u32(), offset), bytes));
                    offset += bytes;
                }
                self.demand(offset == size, AppliedRule::Parts)?;
                if let Some(address) = self.before.result(inst) {
                    self.old_places.insert(address, ((slot.as_u32(), 0), size));
                }
            }
        }
        // Each part has one slot of its own.
        self.inst = None;
        let mut slots: Vec<_> = self
            .after
            .order
            .iter()
            .filter_map(|&inst| match self.after.insts[inst] {
                InstData::Alloca { slot } if self.is_part(inst) => Some(slot),
                _ => None,
            })
            .collect();
        let n = slots.len();
        slots.sort_unstable();
        slots.dedup();
        self.demand(n == slots.len() && n == self.new_places.len(), AppliedRule::Parts)
    }

    /// The `alloca` of a slot that the old function does not have.
    fn is_part(&self, inst: Inst) -> bool {
        let slot = match self.after.insts[inst] {
            InstData::Alloca { slot } => slot,
            _ => return false,
        };
        self.is_new(inst) && slot.index() >= self.before.slots.len()
    }

    /// Sums of such an address and a constant, in whichever order they are.
    fn find_addresses(&mut self) {
        let mut found = !self.old_places.is_empty();
        while core::mem::take(&mut found) {
            for &inst in &self.before.order {
                if let InstData::Binary { op: BinaryOp::PtrAdd, args: [base, by], .. } =
                    self.before.insts[inst]
                    && !self.stays[inst.index()]
                    && let Some(&((slot, offset), left)) = self.old_places.get(&base)
                    && let (Some(by), Some(result)) = (self.before.const_bits(by), self.before.result(inst))
                {
                    let place = ((slot, offset.wrapping_add(by as i64)), left.wrapping_sub(by as i64));
                    found |= self.old_places.insert(result, place).is_none();
                }
            }
        }
    }

    /// The place that `bytes` at `address + offset` have, which must be inside.
    fn place(
        &self,
        places: &HashMap<Value, (Place, i64)>,
        address: Value,
        offset: i64,
        bytes: i64,
    ) -> Result<Option<Place>, AppliedFault> {
        let Some(&((slot, start), left)) = places.get(&address) else { return Ok(None) };
        // A part starts at its own address; a slot may be addressed from its middle.
        let first = if core::ptr::eq(places, &self.new_places) { 0 } else { -start };
        self.demand(offset >= first && offset + bytes <= left, AppliedRule::Address)?;
        Ok(Some((slot, start + offset)))
    }

    fn compare(&mut self, block: Block) -> Result<(), AppliedFault> {
        let (mut old, mut new) = (Side::default(), Side::default());
        self.epoch = 0;
        self.demand(self.before.phis(block) == self.after.phis(block), AppliedRule::Graph)?;
        let mut insts = self.after.block_insts(block).iter().copied().peekable();
        for &inst in self.before.block_insts(block) {
            self.inst = Some(inst);
            if !self.stays[inst.index()] {
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
            self.epoch += u32::from(self.before.insts[inst].has_side_effects());
            let mut plain = true;
            self.before.insts[inst]
                .for_each_arg(&self.before.pool, |value| plain &= !self.old_places.contains_key(&value));
            self.demand(plain, AppliedRule::Address)?;
            let (mut was, mut is) = (Vec::new(), Vec::new());
            self.before.insts[inst].for_each_arg(&self.before.pool, |value| was.push(value));
            self.after.insts[inst].for_each_arg(&self.after.pool, |value| is.push(value));
            let same = was == is && self.before.results(inst).eq(self.after.results(inst));
            self.demand(same, AppliedRule::Changed)?;
        }
        self.demand(insts.next().is_none(), AppliedRule::Added)?;
        self.inst = None;
        self.demand(old.written == new.written, AppliedRule::Written)?;
        let places = old.memory.keys().chain(new.memory.keys());
        let same = places.copied().all(|place| old.read(place) == new.read(place));
        self.demand(same, AppliedRule::Content)?;
        let (was, is) = (self.before.succ_edges(block), self.after.succ_edges(block));
        let edges = was.len() == is.len()
            && was.iter().zip(is).all(|(was, is)| {
                let args = was.args.as_slice(&self.before.pool);
                was.target == is.target
                    && args == is.args.as_slice(&self.after.pool)
                    && args.iter().all(|arg| !self.old_places.contains_key(arg))
            });
        self.demand(edges, AppliedRule::Graph)
    }

    /// `bytes` of memory at `address + offset`.
    fn read(
        &self,
        side: &Side,
        places: &HashMap<Value, (Place, i64)>,
        address: Value,
        offset: i64,
        bytes: i64,
    ) -> Result<Vec<Byte>, AppliedFault> {
        Ok(match self.place(places, address, offset, bytes)? {
            Some((slot, start)) => (0..bytes).map(|k| side.read((slot, start + k))).collect(),
            None => (0..bytes)
                .map(|k| Byte::Memory(address, offset + k, self.epoch, side.written.len()))
                .collect(),
        })
    }

    fn write(
        &self,
        side: &mut Side,
        places: &HashMap<Value, (Place, i64)>,
        address: Value,
        offset: i64,
        bytes: Vec<Byte>,
    ) -> Result<(), AppliedFault> {
        match self.place(places, address, offset, bytes.len() as i64)? {
            Some((slot, start)) => {
                side.memory.extend((start..).map(|at| (slot, at)).zip(bytes));
            }
            None => side.written.extend((offset..).zip(bytes).map(|(at, byte)| (address, at, byte))),
        }
        Ok(())
    }

    /// An access to a slot that is taken apart, as it was.
    fn run_old(&self, inst: Inst, side: &mut Side) -> Result<(), AppliedFault> {
        let (func, places) = (self.before, &self.old_places);
        let touches = |value: Value| places.contains_key(&value);
        match func.insts[inst] {
            InstData::Alloca { .. } => Ok(()),
            InstData::Binary { .. } if func.result(inst).is_some_and(touches) => Ok(()),
            InstData::Load { flags, addr, offset } if touches(addr) && flags == MemFlags::default() => {
                let Some(result) = func.result(inst) else { return self.fail(AppliedRule::Changed) };
                let bytes = i64::from(func.ty(result).bytes());
                let bytes = self.read(side, places, addr, i64::from(offset), bytes)?;
                side.values.insert(result, bytes);
                Ok(())
            }
            InstData::Store { flags, addr, value, offset }
                if touches(addr) && !touches(value) && flags == MemFlags::default() =>
            {
                let bytes = side.value(func, value);
                self.write(side, places, addr, i64::from(offset), bytes)
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
                    _ => self.read(side, places, from, 0, length)?,
                };
                self.write(side, places, to, 0, bytes)
            }
            _ => self.fail(AppliedRule::Changed),
        }
    }

    /// An instruction that was added.
    fn run_new(&self, inst: Inst, side: &mut Side) -> Result<(), AppliedFault> {
        let (func, places) = (self.after, &self.new_places);
        let shift_of =
            |by: Value| func.const_bits(by).filter(|bits| bits % 8 == 0).map(|bits| bits as usize / 8);
        let bytes = match func.insts[inst] {
            InstData::Alloca { .. } if self.is_part(inst) => return Ok(()),
            InstData::Load { flags, addr, offset } if flags == MemFlags::default() => {
                let bytes = func.result(inst).map_or(0, |result| i64::from(func.ty(result).bytes()));
                self.read(side, places, addr, i64::from(offset), bytes)?
            }
            InstData::Store { flags, addr, value, offset } if flags == MemFlags::default() => {
                let bytes = side.value(func, value);
                return self.write(side, places, addr, i64::from(offset), bytes);
            }
            InstData::Unary { op: UnaryOp::Zext | UnaryOp::Trunc | UnaryOp::Bitcast, arg } => {
                let mut bytes = side.value(func, arg);
                let n = func.result(inst).map_or(0, |result| func.ty(result).bytes());
                bytes.resize(n as usize, Byte::Bits(0));
                bytes
            }
            InstData::Binary { op: BinaryOp::Shl, args: [value, by], .. } => {
                let (bytes, Some(by)) = (side.value(func, value), shift_of(by)) else {
                    return self.fail(AppliedRule::Added);
                };
                let n = bytes.len();
                self.demand(by < n, AppliedRule::Added)?;
                let low = core::iter::repeat_n(Byte::Bits(0), by);
                low.chain(bytes).take(n).collect()
            }
            InstData::Binary { op: BinaryOp::Lshr, args: [value, by], .. } => {
                let (mut bytes, Some(by)) = (side.value(func, value), shift_of(by)) else {
                    return self.fail(AppliedRule::Added);
                };
                let n = bytes.len();
                self.demand(by < n, AppliedRule::Added)?;
                bytes.drain(..by);
                bytes.resize(n, Byte::Bits(0));
                bytes
            }
            InstData::Binary { op: BinaryOp::Or, args: [a, b], .. } => {
                let (a, b) = (side.value(func, a), side.value(func, b));
                let mut bytes = Vec::new();
                for (a, b) in a.into_iter().zip(b) {
                    bytes.push(match (a, b) {
                        (Byte::Bits(0), other) | (other, Byte::Bits(0)) => other,
                        _ => return self.fail(AppliedRule::Added),
                    });
                }
                bytes
            }
            _ => return self.fail(AppliedRule::Added),
        };
        let Some(result) = func.result(inst) else { return self.fail(AppliedRule::Added) };
        side.values.insert(result, bytes);
        Ok(())
    }
}
