//! Setters of operands of iced's instructions by position.

use iced_x86::{Instruction, OpKind};
use sheave_regalloc::Preg;

use crate::minst::{Width, register};

/// The kinds of immediates, by [`Imm`](crate::minst::Imm).
const IMMEDIATES: [OpKind; 8] = [
    OpKind::Immediate8,
    OpKind::Immediate16,
    OpKind::Immediate32,
    OpKind::Immediate64,
    OpKind::Immediate8to16,
    OpKind::Immediate8to32,
    OpKind::Immediate8to64,
    OpKind::Immediate32to64,
];

pub(super) fn set_immediate(out: &mut Instruction, n: u32, kind: u8, value: i64) {
    out.set_op_kind(n, IMMEDIATES[usize::from(kind)]);
    out.set_immediate_i64(n, value);
}

pub(super) fn set_base(out: &mut Instruction, base: Preg, disp: i32) {
    out.set_memory_base(register(base, Width::B8));
    out.set_memory_displ_size(u32::from(disp != 0));
    out.set_memory_displacement64(i64::from(disp) as u64);
}

pub(super) fn set_absolute(out: &mut Instruction, disp: i32) {
    out.set_memory_displ_size(8);
    out.set_memory_displacement64(i64::from(disp) as u64);
}
