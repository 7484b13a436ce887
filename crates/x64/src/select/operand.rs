//! Operands of machine instructions over virtual registers.

use crate::minst::Base;
use sheave_regalloc::Vreg;

/// An operand that the instruction can read from a register or from memory.
#[derive(Clone, Copy, Debug)]
pub(super) enum RegMem {
    Reg(Vreg),
    Mem(Addr),
}

/// The base of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AddrBase {
    None,
    Reg(Vreg),
    /// A place that the encoder resolves, with its number.
    Special(Base, u32),
}

/// A memory operand over virtual registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Addr {
    pub(super) base: AddrBase,
    pub(super) index: Option<Vreg>,
    pub(super) scale: u8,
    pub(super) disp: i32,
}

impl Addr {
    pub(super) fn reg(base: Vreg, disp: i32) -> Addr {
        Addr { base: AddrBase::Reg(base), index: None, scale: 1, disp }
    }

    pub(super) fn special(base: Base, id: u32, disp: i32) -> Addr {
        Addr { base: AddrBase::Special(base, id), index: None, scale: 1, disp }
    }

    /// `base + index * scale`.
    pub(super) fn indexed(base: Vreg, index: Vreg, scale: u8) -> Addr {
        Addr { base: AddrBase::Reg(base), index: Some(index), scale, disp: 0 }
    }

    /// The address `bytes` further on, if the displacement allows.
    pub(super) fn offset(self, bytes: i32) -> Addr {
        Addr { disp: self.disp.wrapping_add(bytes), ..self }
    }

    /// Whether `bytes` more can be added without overflow, with room to spare for a frame.
    pub(super) fn has_room(&self, bytes: i32) -> bool {
        self.disp.checked_add(bytes).is_some_and(|d| d.unsigned_abs() < 1 << 30)
    }
}
