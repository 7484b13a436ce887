//! The register set of x86-64 for the allocator, with System V's caller-saved and callee-saved registers.
//!
//! Registers are numbered as the hardware numbers them: `rax rcx rdx rbx rsp rbp rsi rdi r8` to `r15`, and
//! `xmm0` to `xmm15`.

use sheave_regalloc::{Class, ClassInfo, Preg, PregSet, Registers, VregInfo};

/// General purpose registers.
pub const INT: Class = Class::new(0);
/// Vector registers.
pub const FLOAT: Class = Class::new(1);

/// The general purpose register with hardware number `n`.
pub(crate) const fn gpr(n: u8) -> Preg {
    Preg::new(INT, n)
}

/// `xmm<n>`.
pub(crate) const fn xmm(n: u8) -> Preg {
    Preg::new(FLOAT, n)
}

/// Whether it is a vector register.
pub(crate) fn is_xmm(preg: Preg) -> bool {
    preg.class() == FLOAT
}

/// A virtual register for an integer or address.
pub(crate) const INT_VREG: VregInfo = VregInfo::new(INT, 8);

/// A virtual register for a float or vector of so many bytes.
pub(crate) const fn float_vreg(bytes: u8) -> VregInfo {
    VregInfo::new(FLOAT, bytes)
}

/// Registers that a callee preserves.
pub(crate) const CALLEE_SAVED: PregSet = PregSet::of(&[gpr(3), gpr(5), gpr(12), gpr(13), gpr(14), gpr(15)]);

/// Every register there is, except the stack pointer.
pub(crate) const ALL_BUT_RSP: PregSet =
    PregSet::of_class(INT, 0xffff & !(1 << 4)).union(PregSet::of_class(FLOAT, 0xffff));

/// The registers of the System V convention: everything but `rsp`, with `rbx`, `rbp` and `r12` to `r15`
/// preserved.
///
/// `limit` leaves only the first so many of each class.
pub fn system_v(limit: Option<usize>) -> Registers {
    // Short encodings first; `rcx` and `rdx` late because shifts and divisions demand them.
    const INTS: [u8; 15] = [0, 6, 7, 2, 1, 8, 9, 10, 11, 3, 5, 14, 15, 12, 13];
    let limit = limit.unwrap_or(16);
    let ints = INTS.into_iter().take(limit).map(gpr);
    let floats = (0..16).take(limit).map(xmm);
    Registers {
        classes: vec![ClassInfo { can_exchange: true, ..ClassInfo::new(8) }, ClassInfo::new(16)],
        order: ints.chain(floats).collect(),
        callee_saved: CALLEE_SAVED,
        in_memory: PregSet::EMPTY,
    }
}
