//! A function that is being decoded.

use smallvec::SmallVec;

use sheave_ir::entity::EntityRef;
use sheave_ir::{Function, Inst, InstData, Slot, Type, Value, ValueList};

use crate::code::{Code, Reg};
use crate::machine::Checks;
use crate::program::Program;
use crate::trap::TrapKind;

/// No stack has room for a frame of more bytes.
const MAX_FRAME: u32 = 1 << 28;

pub(super) fn malformed(what: impl core::fmt::Display) -> TrapKind {
    TrapKind::Malformed(what.to_string().into())
}

pub(super) struct Decoder<'a, 'm> {
    pub(super) program: &'a Program<'m>,
    pub(super) func: &'a Function,
    pub(super) code: Code,
    /// How often each value is read, at most 2.
    pub(super) uses: Vec<u8>,
    /// The first operation of each block.
    pub(super) starts: Vec<u32>,
    /// For each value that is the address of a slot of the frame its offset and size; zeros for all others.
    pub(super) slots: Vec<(u32, u32)>,
    /// For each slot the register that has its address, and its size; empty until a lifetime needs it.
    pub(super) addresses: Vec<Option<(Reg, u32)>>,
    /// The groups of slots that share bytes: number and offset in the frame.
    pub(super) groups: Vec<(u32, u32)>,
    pub(super) checks: Checks,
}

impl Decoder<'_, '_> {
    pub(super) fn reg(&self, value: Value) -> Result<Reg, TrapKind> {
        if self.func.is_valid_value(value) {
            Ok(value.as_u32())
        } else {
            Err(malformed(format_args!("{value} does not exist")))
        }
    }

    pub(super) fn ty(&self, value: Value) -> Result<Type, TrapKind> {
        self.reg(value)?;
        Ok(self.func.ty(value))
    }

    /// The register of the first result, or the one for results without a use.
    pub(super) fn dest(&self, inst: Inst) -> Result<Reg, TrapKind> {
        match self.func.result(inst) {
            Some(value) if self.func.values[value].is_const() => Err(malformed("a constant is written")),
            Some(value) => self.reg(value),
            None => Ok(self.func.values.len() as u32),
        }
    }

    /// The register that has the address of `slot`, and the size, if an `alloca` makes that address.
    pub(super) fn address_of(&mut self, slot: Slot) -> Option<(Reg, u32)> {
        if self.addresses.is_empty() {
            self.addresses.resize(self.func.slots.len(), None);
            for &inst in &self.func.order {
                if let InstData::Alloca { slot } = self.func.insts[inst]
                    && let Some(data) = self.func.slots.get(slot)
                {
                    let address = self.func.result(inst).filter(|&value| self.func.is_valid_value(value));
                    self.addresses[slot.index()] = address.map(|address| (address.as_u32(), data.size));
                }
            }
        }
        *self.addresses.get(slot.index())?
    }

    /// The offset in the frame of the bytes that the slots of a group share.
    pub(super) fn group_offset(&mut self, group: u32) -> Result<u32, TrapKind> {
        if let Some(known) = self.groups.iter().find(|known| known.0 == group) {
            return Ok(known.1);
        }
        let members = self.func.slots.iter().filter(|&(slot, _)| self.func.slot_group(slot) == Some(group));
        let (size, align) = members
            .fold((0, 0), |(size, align), (_, data)| (data.size.max(size), data.align_log2.max(align)));
        let offset = self.add_to_frame(size, align)?;
        self.groups.push((group, offset));
        Ok(offset)
    }

    /// Room for a slot in the frame; gives its offset.
    pub(super) fn add_to_frame(&mut self, size: u32, align_log2: u8) -> Result<u32, TrapKind> {
        let frame = &mut self.code.frame;
        if size > MAX_FRAME || frame.shadow.len() > MAX_FRAME as usize / 8 {
            return Err(TrapKind::StackOverflow);
        }
        // Padding counts as well: the frame has a map of its bytes.
        if 1 << align_log2 > MAX_FRAME {
            return Err(TrapKind::StackOverflow);
        }
        let offset = frame.add(u64::from(size), 1 << align_log2);
        u32::try_from(offset).map_err(|_| TrapKind::StackOverflow)
    }

    pub(super) fn result_ty(&self, inst: Inst, otherwise: Type) -> Type {
        self.func.result(inst).map_or(otherwise, |value| self.func.ty(value))
    }

    pub(super) fn regs<C: Extend<Reg> + Default>(&self, list: ValueList) -> Result<C, TrapKind> {
        let mut regs = C::default();
        for &value in list.as_slice(&self.func.pool) {
            regs.extend([self.reg(value)?]);
        }
        Ok(regs)
    }

    pub(super) fn results(&self, inst: Inst) -> Result<SmallVec<[Reg; 2]>, TrapKind> {
        let mut results = SmallVec::new();
        for value in self.func.results(inst) {
            if self.func.is_valid_value(value) && self.func.values[value].is_const() {
                return Err(malformed("a constant is written"));
            }
            results.push(self.reg(value)?);
        }
        Ok(results)
    }
}
