//! Immutable facts about the function being selected: values, definitions, shared registers.

use cranelift_entity::EntityRef;
use sheave_ir::{
    BinaryOp, ConstData, Function, Inst, InstData, Linkage, Module, Symbol, Type, UnaryOp, Value, ValueDef,
    Visibility,
};

use super::scan::{HALF, Scan};
use crate::Options;
use crate::layout::Layout;
use crate::minst::Width;

/// The function, its surroundings, and the results of the scan.
#[derive(Clone, Copy)]
pub(super) struct Facts<'a> {
    pub(super) module: &'a Module,
    pub(super) func: &'a Function,
    pub(super) layout: &'a Layout,
    pub(super) options: &'a Options,
    pub(super) scan: &'a Scan,
}

impl Facts<'_> {
    pub(super) fn ty(&self, value: Value) -> Type {
        self.func.ty(value)
    }

    pub(super) fn width(&self, value: Value) -> Width {
        Width::of_bytes(self.func.ty(value).bytes())
    }

    /// The integer constant that `value` is, sign-extended from its type.
    #[inline(always)]
    pub(super) fn constant(&self, value: Value) -> Option<i64> {
        let unused = 64 - self.ty(value).bits();
        self.constant_bits(value).map(|bits| ((bits << unused) as i64) >> unused)
    }

    /// The integer constant that `value` is, zero-extended from its type.
    pub(super) fn constant_bits(&self, value: Value) -> Option<u64> {
        match self.func.const_data(value)? {
            ConstData::Bits(bits) => Some(bits & self.ty(value).mask()),
            ConstData::Undef => Some(0),
            _ => None,
        }
    }

    /// As [`Facts::constant`], if it fits an immediate of 32 bits.
    pub(super) fn constant_i32(&self, value: Value) -> Option<i32> {
        self.constant(value).and_then(|c| i32::try_from(c).ok())
    }

    pub(super) fn is_const(&self, value: Value) -> bool {
        self.func.values[value].is_const()
    }

    /// Constants and slot addresses are rematerialised at each use.
    pub(super) fn is_made_at_uses(&self, value: Value) -> bool {
        self.is_const(value) || self.is_slot_address(value)
    }

    /// The instruction that `value` is the only definition of.
    pub(super) fn def_inst(&self, value: Value) -> Option<Inst> {
        match self.func.def(value) {
            ValueDef::Result(inst) => Some(inst),
            _ => None,
        }
    }

    /// The data of the instruction that `value` is the only definition of.
    pub(super) fn def_data(&self, value: Value) -> Option<&InstData> {
        self.def_inst(value).map(|inst| &self.func.insts[inst])
    }

    pub(super) fn is_variable(&self, value: Value) -> bool {
        self.func.def(value) == ValueDef::Variable
    }

    pub(super) fn is_slot_address(&self, value: Value) -> bool {
        matches!(self.def_data(value), Some(InstData::Alloca { .. }))
    }

    /// Whether the register of `value`, an `i8`, is known to hold 0 or 1 in all its bits.
    pub(super) fn is_bool(&self, value: Value) -> bool {
        matches!(self.def_data(value), Some(InstData::Icmp { .. } | InstData::Fcmp { .. }))
    }

    pub(super) fn result(&self, inst: Inst) -> Value {
        self.func.result(inst).expect("an instruction of this shape has a result")
    }

    /// The value whose register `value` shares: conversions that change no bit that is read need no
    /// instruction.
    #[inline(always)]
    pub(super) fn root(&self, mut value: Value) -> Value {
        while let Some(&InstData::Unary { op, arg }) = self.def_data(value) {
            if self.scan.half_uses[value.index()] == HALF {
                return arg;
            }
            if self.scan.half_uses[arg.index()] == HALF {
                // A value that shares the variable's register must not be used later than this half.
                break;
            }
            if self.is_made_at_uses(arg) || self.is_variable(arg) {
                break;
            }
            let same = match op {
                UnaryOp::Copy | UnaryOp::Freeze | UnaryOp::Trunc => true,
                UnaryOp::Bitcast => self.ty(arg).is_float() == self.ty(value).is_float(),
                UnaryOp::Zext => self.has_zero_upper(arg),
                _ => false,
            };
            if !same {
                break;
            }
            value = arg;
        }
        value
    }

    /// Whether the instruction that defines `value` always clears the bits of its register above the value.
    /// Debug builds compare this with the width at which the register is written.
    pub(super) fn has_zero_upper(&self, value: Value) -> bool {
        let Some(data) = self.def_data(value) else { return false };
        if self.ty(value) != Type::I32 {
            // Narrow loads extend, and so do comparisons.
            return self.ty(value).bytes() < 4
                && matches!(data, InstData::Load { .. } | InstData::Icmp { .. } | InstData::Fcmp { .. });
        }
        use BinaryOp::*;
        match *data {
            InstData::Binary { op, args: [_, by], .. } => match op {
                // Division by one leaves its operand as it is.
                Sdiv | Udiv | Srem | Urem => self.constant(by) != Some(1),
                // All others are one instruction in 32 bits, which writes all 64.
                _ => !matches!(op, SmulHi | UmulHi),
            },
            InstData::Unary { op: UnaryOp::Zext, arg } => self.ty(arg) != Type::I32,
            // From a float: by a move of 32 bits between register files, or a load.
            InstData::Unary { op: UnaryOp::Bitcast, arg } => self.ty(arg) == Type::F32,
            InstData::Unary { op, .. } => {
                matches!(op, UnaryOp::Neg | UnaryOp::Not | UnaryOp::Sext | UnaryOp::Bswap)
            }
            InstData::Load { .. } | InstData::TypeId { .. } => true,
            // Computed in several steps, or by the convention of calls, which leaves the upper half open.
            _ => false,
        }
    }

    /// Whether the symbol's address is within reach of a 32-bit displacement from code.
    pub(super) fn is_near(&self, symbol: Symbol) -> bool {
        let data = &self.module.symbols[symbol];
        let replaceable = data.linkage == Linkage::External && data.visibility == Visibility::Default;
        data.linkage != Linkage::Weak && !(self.options.shared && replaceable) && data.is_defined()
    }
}
