//! A function that is being decoded.

use smallvec::SmallVec;

use sheave_ir::{Function, Inst, Type, Value, ValueList};

use crate::code::{Code, Reg};
use crate::machine::Checks;
use crate::program::Program;
use crate::trap::TrapKind;

pub(super) fn malformed(what: impl core::fmt::Display) -> TrapKind {
    TrapKind::Malformed(what.to_string().into())
}

pub(super) struct Decoder<'a, 'm> {
    pub(super) program: &'a Program<'m>,
    pub(super) func: &'a Function,
    pub(super) code: Code,
    /// How often each value is read, at most 2.
    pub(super) uses: Vec<u8>,
    /// Where each block starts, by block.
    pub(super) starts: Vec<u32>,
    /// For each value that is the address of a slot of the frame its offset and size; zeros for all others.
    pub(super) slots: Vec<(u32, u32)>,
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
