//! Fast path of the encoder for the most frequent instructions.
//!
//! iced's encoder is general: it looks an opcode up, checks operands and writes through several layers, some
//! 350 instructions for each one encoded, and a million for the tables that the first one needs. Most
//! selected instructions have one of a few dozen opcodes over registers, `[base + index * scale +
//! displacement]` and `[rip + displacement]`. Those are put together here; iced encodes everything else, and
//! everything with another prefix. In debug builds each result is compared with iced's.

use iced_x86::{Code, Instruction, OpKind, Register};

use crate::minst::ALU;

/// The operands of an encoding.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Register, then register or memory, then an immediate, if there is one.
    RegRm(Imm),
    /// Register or memory, then register.
    RmReg,
    /// Register or memory and an opcode extension, then an immediate, if there is one.
    Rm(u8, Imm),
    /// A register in the low bits of the opcode, and an immediate.
    Low(Imm),
    /// The opcode alone.
    Bare,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Imm {
    No,
    Byte,
    Two,
    Four,
    Eight,
}

const WIDE: u8 = 1;
const ESCAPE: u8 = 2;
const F2: u8 = 4;
/// The operand that may be memory is a byte register: numbers 4 to 7 need a prefix to be the low bytes.
const BYTE_RM: u8 = 8;
const BYTE_REG: u8 = 16;
const F3: u8 = 32;
/// The prefix 66: operands of two bytes, or another operation on vector registers.
const SHORT: u8 = 64;

/// Flags, opcode byte and form.
type Shape = (u8, u8, Form);

/// One past the last code in the table.
const N_CODES: usize = 2212;

/// The shapes of the common instructions, by code.
static SHAPES: [Option<Shape>; N_CODES] = {
    use Code::*;
    use Form::*;
    use Imm::*;
    /// Single codes.
    const SINGLES: &[(Code, Shape)] = &[
        (Mov_rm8_r8, (BYTE_REG | BYTE_RM, 0x88, RmReg)),
        (Mov_rm16_r16, (SHORT, 0x89, RmReg)),
        (Mov_rm8_imm8, (BYTE_RM, 0xc6, Rm(0, Byte))),
        (Mov_rm16_imm16, (SHORT, 0xc7, Rm(0, Two))),
        (Movsxd_r64_rm32, (WIDE, 0x63, RegRm(No))),
        (Test_rm8_r8, (BYTE_RM | BYTE_REG, 0x84, RmReg)),
        (Test_rm8_imm8, (BYTE_RM, 0xf6, Rm(0, Byte))),
        (Rol_rm16_imm8, (SHORT, 0xc1, Rm(0, Byte))),
        (Push_r64, (0, 0x50, Low(No))),
        (Pop_r64, (0, 0x58, Low(No))),
        (Mov_r32_imm32, (0, 0xb8, Low(Four))),
        (Mov_r64_imm64, (WIDE, 0xb8, Low(Eight))),
        (Retnq, (0, 0xc3, Bare)),
        (Call_rm64, (0, 0xff, Rm(2, No))),
        (Jmp_rm64, (0, 0xff, Rm(4, No))),
        (Ud2, (ESCAPE, 0x0b, Bare)),
        (Movaps_xmm_xmmm128, (ESCAPE, 0x28, RegRm(No))),
        (Movaps_xmmm128_xmm, (ESCAPE, 0x29, RmReg)),
        (Movups_xmm_xmmm128, (ESCAPE, 0x10, RegRm(No))),
        (Movups_xmmm128_xmm, (ESCAPE, 0x11, RmReg)),
        (Xorps_xmm_xmmm128, (ESCAPE, 0x57, RegRm(No))),
        (Andps_xmm_xmmm128, (ESCAPE, 0x54, RegRm(No))),
        (Ucomisd_xmm_xmmm64, (SHORT | ESCAPE, 0x2e, RegRm(No))),
        (Ucomiss_xmm_xmmm32, (ESCAPE, 0x2e, RegRm(No))),
        (Movss_xmm_xmmm32, (F3 | ESCAPE, 0x10, RegRm(No))),
        (Movsd_xmm_xmmm64, (F2 | ESCAPE, 0x10, RegRm(No))),
        (Movss_xmmm32_xmm, (F3 | ESCAPE, 0x11, RmReg)),
        (Movsd_xmmm64_xmm, (F2 | ESCAPE, 0x11, RmReg)),
        (Addss_xmm_xmmm32, (F3 | ESCAPE, 0x58, RegRm(No))),
        (Addsd_xmm_xmmm64, (F2 | ESCAPE, 0x58, RegRm(No))),
        (Mulss_xmm_xmmm32, (F3 | ESCAPE, 0x59, RegRm(No))),
        (Mulsd_xmm_xmmm64, (F2 | ESCAPE, 0x59, RegRm(No))),
        (Subss_xmm_xmmm32, (F3 | ESCAPE, 0x5c, RegRm(No))),
        (Subsd_xmm_xmmm64, (F2 | ESCAPE, 0x5c, RegRm(No))),
        (Divss_xmm_xmmm32, (F3 | ESCAPE, 0x5e, RegRm(No))),
        (Divsd_xmm_xmmm64, (F2 | ESCAPE, 0x5e, RegRm(No))),
        (Minss_xmm_xmmm32, (F3 | ESCAPE, 0x5d, RegRm(No))),
        (Minsd_xmm_xmmm64, (F2 | ESCAPE, 0x5d, RegRm(No))),
        (Maxss_xmm_xmmm32, (F3 | ESCAPE, 0x5f, RegRm(No))),
        (Maxsd_xmm_xmmm64, (F2 | ESCAPE, 0x5f, RegRm(No))),
        (Sqrtss_xmm_xmmm32, (F3 | ESCAPE, 0x51, RegRm(No))),
        (Sqrtsd_xmm_xmmm64, (F2 | ESCAPE, 0x51, RegRm(No))),
        (Cvtss2sd_xmm_xmmm32, (F3 | ESCAPE, 0x5a, RegRm(No))),
        (Cvtsd2ss_xmm_xmmm64, (F2 | ESCAPE, 0x5a, RegRm(No))),
    ];
    /// Codes on four bytes, with those on eight right after them in iced's numbering.
    const PAIRS: &[(Code, Shape)] = &[
        (Mov_r32_rm32, (0, 0x8b, RegRm(No))),
        (Mov_rm32_r32, (0, 0x89, RmReg)),
        (Mov_rm32_imm32, (0, 0xc7, Rm(0, Four))),
        (Lea_r32_m, (0, 0x8d, RegRm(No))),
        (Movzx_r32_rm8, (ESCAPE | BYTE_RM, 0xb6, RegRm(No))),
        (Movzx_r32_rm16, (ESCAPE, 0xb7, RegRm(No))),
        (Movsx_r32_rm8, (ESCAPE | BYTE_RM, 0xbe, RegRm(No))),
        (Movsx_r32_rm16, (ESCAPE, 0xbf, RegRm(No))),
        (Test_rm32_r32, (0, 0x85, RmReg)),
        (Test_rm32_imm32, (0, 0xf7, Rm(0, Four))),
        (Xchg_rm32_r32, (0, 0x87, RmReg)),
        (Imul_r32_rm32, (ESCAPE, 0xaf, RegRm(No))),
        (Imul_r32_rm32_imm8, (0, 0x6b, RegRm(Byte))),
        (Imul_r32_rm32_imm32, (0, 0x69, RegRm(Four))),
        (Bswap_r32, (ESCAPE, 0xc8, Low(No))),
        (Bt_rm32_r32, (ESCAPE, 0xa3, RmReg)),
        (Bt_rm32_imm8, (ESCAPE, 0xba, Rm(4, Byte))),
        (Cvtsi2ss_xmm_rm32, (F3 | ESCAPE, 0x2a, RegRm(No))),
        (Cvtsi2sd_xmm_rm32, (F2 | ESCAPE, 0x2a, RegRm(No))),
        (Cvttss2si_r32_xmmm32, (F3 | ESCAPE, 0x2c, RegRm(No))),
        (Cvttsd2si_r32_xmmm64, (F2 | ESCAPE, 0x2c, RegRm(No))),
        (Movd_xmm_rm32, (SHORT | ESCAPE, 0x6e, RegRm(No))),
        (Movd_rm32_xmm, (SHORT | ESCAPE, 0x7e, RmReg)),
    ];
    let mut table = [None; N_CODES];
    let mut i = 0;
    while i < SINGLES.len() {
        let (code, shape) = SINGLES[i];
        table[code as usize] = Some(shape);
        i += 1;
    }
    i = 0;
    while i < PAIRS.len() {
        let (code, shape) = PAIRS[i];
        pair(&mut table, code as usize, shape);
        i += 1;
    }
    // The groups whose members differ in a number of three bits, in the opcode or beside it.
    let mut n = 0;
    while n < 8 {
        let (row, first) = (n as u8, ALU[n] as usize);
        table[first] = Some((BYTE_RM | BYTE_REG, 8 * row, RmReg));
        table[first + 1] = Some((SHORT, 8 * row + 1, RmReg));
        pair(&mut table, first + 2, (0, 8 * row + 1, RmReg));
        table[first + 4] = Some((BYTE_RM | BYTE_REG, 8 * row + 2, RegRm(No)));
        table[first + 5] = Some((SHORT, 8 * row + 3, RegRm(No)));
        pair(&mut table, first + 6, (0, 8 * row + 3, RegRm(No)));
        table[Add_rm8_imm8 as usize + n] = Some((BYTE_RM, 0x80, Rm(row, Byte)));
        pair(&mut table, Add_rm32_imm8 as usize + 3 * n, (0, 0x83, Rm(row, Byte)));
        pair(&mut table, Add_rm32_imm32 as usize + 3 * n, (0, 0x81, Rm(row, Four)));
        pair(&mut table, Rol_rm32_imm8 as usize + 3 * n, (0, 0xc1, Rm(row, Byte)));
        pair(&mut table, Rol_rm32_CL as usize + 3 * n, (0, 0xd3, Rm(row, No)));
        if n >= 2 {
            pair(&mut table, Not_rm32 as usize + 3 * (n - 2), (0, 0xf7, Rm(row, No)));
        }
        n += 1;
    }
    let mut cond = 0;
    while cond < 16 {
        table[Seto_rm8 as usize + cond] = Some((ESCAPE | BYTE_RM, 0x90 + cond as u8, Rm(0, No)));
        pair(&mut table, Cmovo_r32_rm32 as usize + 3 * cond, (ESCAPE, 0x40 + cond as u8, RegRm(No)));
        cond += 1;
    }
    table
};

/// Enters the shape of a code on four bytes, and that of the next one, on eight.
const fn pair(table: &mut [Option<Shape>; N_CODES], code: usize, (flags, opcode, form): Shape) {
    table[code] = Some((flags, opcode, form));
    table[code + 1] = Some((flags | WIDE, opcode, form));
}

/// An instruction's bytes and how many there are.
pub(super) struct Bytes {
    pub(super) bytes: [u8; 16],
    pub(super) len: usize,
    /// The position of a displacement that counts from the end of the instruction, or zero.
    pub(super) relative: usize,
}

impl Bytes {
    #[inline]
    fn push(&mut self, byte: u8) {
        self.bytes[self.len] = byte;
        self.len += 1;
    }

    #[inline]
    fn append<const N: usize>(&mut self, bytes: [u8; N]) {
        self.bytes[self.len..self.len + N].copy_from_slice(&bytes);
        self.len += N;
    }
}

#[inline]
fn number(register: Register) -> u8 {
    // iced numbers the byte registers that need a prefix after those that exclude one (`ah` and so on).
    let number = register.number() as u8;
    if register.is_gpr8() && number >= 8 { number - 4 } else { number }
}

/// The bytes of `inst` at the address `ip`, or `None` if it is not one of the common ones.
#[inline]
pub(super) fn encode(inst: &Instruction, ip: u32) -> Option<Bytes> {
    let (flags, opcode, form) = (*SHAPES.get(inst.code() as usize)?)?;
    let mut out = Bytes { bytes: [0; 16], len: 0, relative: 0 };
    let (rm_kind, rm_register, reg, imm) = match form {
        Form::RegRm(imm) => (inst.op1_kind(), inst.op1_register(), number(inst.op0_register()), imm),
        Form::RmReg => (inst.op0_kind(), inst.op0_register(), number(inst.op1_register()), Imm::No),
        Form::Rm(extension, imm) => (inst.op0_kind(), inst.op0_register(), extension, imm),
        Form::Low(imm) => {
            let low = number(inst.op0_register());
            head(&mut out, flags, 0x40 | (flags & WIDE) << 3 | low >> 3, false, opcode | low & 7);
            immediate(&mut out, inst, imm);
            return Some(out);
        }
        Form::Bare => {
            head(&mut out, flags, 0x40, false, opcode);
            return Some(out);
        }
    };
    // `ah` and its like exclude the prefix that byte registers may need here.
    let is_high = |register: Register| register.is_gpr8() && matches!(register.number(), 4..=7);
    if flags & (BYTE_RM | BYTE_REG) != 0
        && (is_high(rm_register) || is_high(inst.op0_register()) || is_high(inst.op1_register()))
    {
        return None;
    }
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
        if base == Register::RIP {
            head(&mut out, flags, rex, byte_reg, opcode);
            out.push((reg & 7) << 3 | 5);
            out.relative = out.len;
            out.len += 4;
        } else if base.is_gpr64() {
            memory(&mut out, inst, number(base), index, (flags, rex, byte_reg), (reg, opcode));
        } else {
            return None;
        }
    }
    immediate(&mut out, inst, imm);
    if out.relative != 0 {
        let end = u64::from(ip) + out.len as u64;
        let distance = inst.memory_displacement64().wrapping_sub(end) as i32;
        out.bytes[out.relative..out.relative + 4].copy_from_slice(&distance.to_le_bytes());
    }
    Some(out)
}

/// Prefixes, opcode and a memory operand with the base register number `base`.
#[inline]
fn memory(
    out: &mut Bytes,
    inst: &Instruction,
    base: u8,
    index: Register,
    (flags, rex, byte_reg): (u8, u8, bool),
    (reg, opcode): (u8, u8),
) {
    let disp = inst.memory_displacement64() as i64;
    // Base registers 5 and 13 have no form without a displacement.
    let mode = match i8::try_from(disp) {
        Ok(0) if base & 7 != 5 => 0,
        Ok(_) => 0x40,
        Err(_) => 0x80,
    };
    if index == Register::None {
        head(out, flags, rex | base >> 3, byte_reg, opcode);
        out.push(mode | (reg & 7) << 3 | base & 7);
        if base & 7 == 4 {
            out.push(0x24);
        }
    } else {
        let index = number(index);
        head(out, flags, rex | base >> 3 | (index & 8) >> 2, byte_reg, opcode);
        out.push(mode | (reg & 7) << 3 | 4);
        out.push((inst.memory_index_scale().trailing_zeros() as u8) << 6 | (index & 7) << 3 | base & 7);
    }
    if mode == 0x40 {
        out.push(disp as u8);
    } else if mode == 0x80 {
        out.append((disp as i32).to_le_bytes());
    }
}

#[inline]
fn immediate(out: &mut Bytes, inst: &Instruction, imm: Imm) {
    match imm {
        Imm::No => {}
        Imm::Byte => out.push(inst.immediate8()),
        Imm::Two => out.append(inst.immediate16().to_le_bytes()),
        Imm::Four => out.append(inst.immediate32().to_le_bytes()),
        Imm::Eight => out.append(inst.immediate64().to_le_bytes()),
    }
}

/// Prefixes and opcode.
#[inline(always)]
fn head(out: &mut Bytes, flags: u8, rex: u8, needed: bool, opcode: u8) {
    if flags & (F2 | F3 | SHORT) != 0 {
        out.push(match flags & (F2 | F3) {
            F2 => 0xf2,
            F3 => 0xf3,
            _ => 0x66,
        });
    }
    if rex != 0x40 || needed {
        out.push(rex);
    }
    if flags & ESCAPE != 0 {
        out.push(0x0f);
    }
    out.push(opcode);
}
