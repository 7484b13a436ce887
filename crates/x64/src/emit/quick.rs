//! A short way to the bytes of the commonest instructions.
//!
//! iced's encoder is general: it looks an opcode up, checks operands and writes through several layers, some 350 instructions
//! for each one encoded. Most of what is selected is one of a few dozen opcodes over registers and `[base + index * scale +
//! displacement]`. Those are put together here; everything else, and everything with a prefix, goes to iced. In debug builds
//! each result is compared with iced's.

use iced_x86::{Code, Instruction, OpKind, Register};

/// How the operands go into the bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Register, then register or memory.
    RegRm,
    /// Register or memory, then register.
    RmReg,
    /// Register or memory and an opcode extension; a byte of immediate.
    RmByte(u8),
}

const WIDE: u8 = 1;
const ESCAPE: u8 = 2;
const F2: u8 = 4;
/// The operand that may be memory is a byte register: numbers 4 to 7 need a prefix to be the low bytes.
const BYTE_RM: u8 = 8;
const BYTE_REG: u8 = 16;

/// Flags, opcode byte and form.
#[inline]
fn shape(code: Code) -> Option<(u8, u8, Form)> {
    use Form::{RegRm, RmByte, RmReg};
    Some(match code {
        Code::Mov_r32_rm32 => (0, 0x8b, RegRm),
        Code::Mov_r64_rm64 => (WIDE, 0x8b, RegRm),
        Code::Mov_rm32_r32 => (0, 0x89, RmReg),
        Code::Mov_rm64_r64 => (WIDE, 0x89, RmReg),
        Code::Mov_rm8_r8 => (BYTE_REG | BYTE_RM, 0x88, RmReg),
        Code::Lea_r32_m => (0, 0x8d, RegRm),
        Code::Lea_r64_m => (WIDE, 0x8d, RegRm),
        Code::Movsxd_r64_rm32 => (WIDE, 0x63, RegRm),
        Code::Movzx_r32_rm8 => (ESCAPE | BYTE_RM, 0xb6, RegRm),
        Code::Movzx_r32_rm16 => (ESCAPE, 0xb7, RegRm),
        Code::Movsx_r32_rm8 => (ESCAPE | BYTE_RM, 0xbe, RegRm),
        Code::Movsx_r64_rm8 => (WIDE | ESCAPE | BYTE_RM, 0xbe, RegRm),
        Code::Add_r32_rm32 => (0, 0x03, RegRm),
        Code::Add_r64_rm64 => (WIDE, 0x03, RegRm),
        Code::Or_r32_rm32 => (0, 0x0b, RegRm),
        Code::Or_r64_rm64 => (WIDE, 0x0b, RegRm),
        Code::And_r32_rm32 => (0, 0x23, RegRm),
        Code::And_r64_rm64 => (WIDE, 0x23, RegRm),
        Code::Sub_r32_rm32 => (0, 0x2b, RegRm),
        Code::Sub_r64_rm64 => (WIDE, 0x2b, RegRm),
        Code::Xor_r32_rm32 => (0, 0x33, RegRm),
        Code::Xor_r64_rm64 => (WIDE, 0x33, RegRm),
        Code::Cmp_r32_rm32 => (0, 0x3b, RegRm),
        Code::Cmp_r64_rm64 => (WIDE, 0x3b, RegRm),
        Code::Cmp_rm32_r32 => (0, 0x39, RmReg),
        Code::Cmp_rm64_r64 => (WIDE, 0x39, RmReg),
        Code::Test_rm32_r32 => (0, 0x85, RmReg),
        Code::Test_rm64_r64 => (WIDE, 0x85, RmReg),
        Code::Imul_r32_rm32 => (ESCAPE, 0xaf, RegRm),
        Code::Imul_r64_rm64 => (WIDE | ESCAPE, 0xaf, RegRm),
        Code::Add_rm32_imm8 => (0, 0x83, RmByte(0)),
        Code::Add_rm64_imm8 => (WIDE, 0x83, RmByte(0)),
        Code::Or_rm32_imm8 => (0, 0x83, RmByte(1)),
        Code::And_rm32_imm8 => (0, 0x83, RmByte(4)),
        Code::And_rm64_imm8 => (WIDE, 0x83, RmByte(4)),
        Code::Sub_rm32_imm8 => (0, 0x83, RmByte(5)),
        Code::Sub_rm64_imm8 => (WIDE, 0x83, RmByte(5)),
        Code::Xor_rm32_imm8 => (0, 0x83, RmByte(6)),
        Code::Cmp_rm32_imm8 => (0, 0x83, RmByte(7)),
        Code::Cmp_rm64_imm8 => (WIDE, 0x83, RmByte(7)),
        Code::Shl_rm32_imm8 => (0, 0xc1, RmByte(4)),
        Code::Shl_rm64_imm8 => (WIDE, 0xc1, RmByte(4)),
        Code::Shr_rm32_imm8 => (0, 0xc1, RmByte(5)),
        Code::Shr_rm64_imm8 => (WIDE, 0xc1, RmByte(5)),
        Code::Sar_rm32_imm8 => (0, 0xc1, RmByte(7)),
        Code::Sar_rm64_imm8 => (WIDE, 0xc1, RmByte(7)),
        Code::Movaps_xmm_xmmm128 => (ESCAPE, 0x28, RegRm),
        Code::Movups_xmm_xmmm128 => (ESCAPE, 0x10, RegRm),
        Code::Movups_xmmm128_xmm => (ESCAPE, 0x11, RmReg),
        Code::Movsd_xmm_xmmm64 => (F2 | ESCAPE, 0x10, RegRm),
        Code::Movsd_xmmm64_xmm => (F2 | ESCAPE, 0x11, RmReg),
        Code::Addsd_xmm_xmmm64 => (F2 | ESCAPE, 0x58, RegRm),
        Code::Mulsd_xmm_xmmm64 => (F2 | ESCAPE, 0x59, RegRm),
        Code::Subsd_xmm_xmmm64 => (F2 | ESCAPE, 0x5c, RegRm),
        Code::Divsd_xmm_xmmm64 => (F2 | ESCAPE, 0x5e, RegRm),
        _ => return None,
    })
}

/// An instruction's bytes and how many there are.
pub(super) struct Bytes {
    pub(super) bytes: [u8; 16],
    pub(super) len: usize,
}

impl Bytes {
    #[inline]
    fn push(&mut self, byte: u8) {
        self.bytes[self.len] = byte;
        self.len += 1;
    }
}

#[inline]
fn number(register: Register) -> u8 {
    // iced numbers the byte registers that need a prefix behind those that exclude one (`ah` and so on).
    let number = register.number() as u8;
    if register.is_gpr8() && number >= 8 { number - 4 } else { number }
}

/// The bytes of `inst`, or `None` where it is not one of the common ones.
#[inline]
pub(super) fn encode(inst: &Instruction) -> Option<Bytes> {
    let (flags, opcode, form) = shape(inst.code())?;
    let (rm_kind, rm_register, reg) = match form {
        Form::RegRm => (inst.op1_kind(), inst.op1_register(), number(inst.op0_register())),
        Form::RmReg => (inst.op0_kind(), inst.op0_register(), number(inst.op1_register())),
        Form::RmByte(extension) => (inst.op0_kind(), inst.op0_register(), extension),
    };
    // `ah` and its like exclude the prefix that byte registers may need here.
    let is_high = |register: Register| register.is_gpr8() && matches!(register.number(), 4..=7);
    if flags & (BYTE_RM | BYTE_REG) != 0
        && (is_high(rm_register) || is_high(inst.op0_register()) || is_high(inst.op1_register()))
    {
        return None;
    }
    let mut out = Bytes { bytes: [0; 16], len: 0 };
    let rex = 0x40 | (flags & WIDE) << 3 | (reg & 8) >> 1;
    let byte_reg = flags & BYTE_REG != 0 && reg >= 4;
    if rm_kind == OpKind::Register {
        let rm = number(rm_register);
        let needed = byte_reg || flags & BYTE_RM != 0 && rm >= 4;
        head(&mut out, flags, rex | rm >> 3, needed, opcode);
        out.push(0xc0 | (reg & 7) << 3 | rm & 7);
    } else {
        if rm_kind != OpKind::Memory || inst.has_lock_prefix() || inst.segment_prefix() != Register::None {
            return None;
        }
        let (base, index) = (inst.memory_base(), inst.memory_index());
        if !base.is_gpr64() {
            return None;
        }
        let base = number(base);
        let disp = inst.memory_displacement64() as i64;
        // Base registers 5 and 13 have no form without a displacement.
        let mode = match i8::try_from(disp) {
            Ok(0) if base & 7 != 5 => 0,
            Ok(_) => 0x40,
            Err(_) => 0x80,
        };
        if index == Register::None {
            head(&mut out, flags, rex | base >> 3, byte_reg, opcode);
            out.push(mode | (reg & 7) << 3 | base & 7);
            if base & 7 == 4 {
                out.push(0x24);
            }
        } else {
            let index = number(index);
            head(&mut out, flags, rex | base >> 3 | (index & 8) >> 2, byte_reg, opcode);
            out.push(mode | (reg & 7) << 3 | 4);
            out.push((inst.memory_index_scale().trailing_zeros() as u8) << 6 | (index & 7) << 3 | base & 7);
        }
        if mode == 0x40 {
            out.push(disp as u8);
        } else if mode == 0x80 {
            for byte in (disp as i32).to_le_bytes() {
                out.push(byte);
            }
        }
    }
    if let Form::RmByte(_) = form {
        out.push(inst.immediate(1) as u8);
    }
    Some(out)
}

/// Prefixes and opcode.
#[inline]
fn head(out: &mut Bytes, flags: u8, rex: u8, needed: bool, opcode: u8) {
    if flags & F2 != 0 {
        out.push(0xf2);
    }
    if rex != 0x40 || needed {
        out.push(rex);
    }
    if flags & ESCAPE != 0 {
        out.push(0x0f);
    }
    out.push(opcode);
}
