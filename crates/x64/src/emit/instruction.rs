//! Setting the operands of one of iced's instructions by their position.

use iced_x86::{Instruction, OpKind, Register};
use sheave_regalloc::Preg;

use crate::minst::{Width, register};

pub(super) fn set_kind(out: &mut Instruction, n: u32, kind: OpKind) {
    match n {
        0 => out.set_op0_kind(kind),
        1 => out.set_op1_kind(kind),
        2 => out.set_op2_kind(kind),
        _ => out.set_op3_kind(kind),
    }
}

pub(super) fn set_register(out: &mut Instruction, n: u32, reg: Register) {
    match n {
        0 => out.set_op0_register(reg),
        1 => out.set_op1_register(reg),
        2 => out.set_op2_register(reg),
        _ => out.set_op3_register(reg),
    }
}

pub(super) fn set_immediate(out: &mut Instruction, n: u32, kind: u8, value: i64) {
    match kind {
        0 => {
            set_kind(out, n, OpKind::Immediate8);
            out.set_immediate8(value as u8);
        }
        1 => {
            set_kind(out, n, OpKind::Immediate16);
            out.set_immediate16(value as u16);
        }
        2 => {
            set_kind(out, n, OpKind::Immediate32);
            out.set_immediate32(value as u32);
        }
        3 => {
            set_kind(out, n, OpKind::Immediate64);
            out.set_immediate64(value as u64);
        }
        4 => {
            set_kind(out, n, OpKind::Immediate8to16);
            out.set_immediate8to16(value as i16);
        }
        5 => {
            set_kind(out, n, OpKind::Immediate8to32);
            out.set_immediate8to32(value as i32);
        }
        6 => {
            set_kind(out, n, OpKind::Immediate8to64);
            out.set_immediate8to64(value);
        }
        _ => {
            set_kind(out, n, OpKind::Immediate32to64);
            out.set_immediate32to64(value);
        }
    }
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
