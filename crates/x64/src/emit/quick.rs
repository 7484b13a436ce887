//! The fast path to the bytes of the commonest instructions.
//!
//! iced's encoder is general: it looks an opcode up, checks operands and writes through several layers, some
//! 350 instructions for each one encoded. Most of what is selected is one of a few dozen opcodes over
//! registers, `[base + index * scale + displacement]` and `[rip + displacement]`. Those are put together
//! here; everything else, and everything with another prefix, goes to iced. In debug builds each result is
//! compared with iced's.

use iced_x86::{Code, Instruction, OpKind, Register};

/// How the operands go into the bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Register, then register or memory.
    RegRm,
    /// The same, and an immediate.
    RegRmImm(Imm),
    /// Register or memory, then register.
    RmReg,
    /// Register or memory and an opcode extension.
    Rm(u8),
    /// The same, and an immediate.
    RmImm(u8, Imm),
    /// A register in the low bits of the opcode, and an immediate.
    Low(Imm),
    /// Nothing but the opcode.
    Bare,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Imm {
    No,
    Byte,
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
#[inline]
fn shape(code: Code) -> Option<(u8, u8, Form)> {
    use Form::{Bare, Low, RegRm, RegRmImm, Rm, RmImm, RmReg};
    use Imm::{Byte, Eight, Four, No};
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
        Code::Add_rm32_imm8 => (0, 0x83, RmImm(0, Byte)),
        Code::Add_rm64_imm8 => (WIDE, 0x83, RmImm(0, Byte)),
        Code::Or_rm32_imm8 => (0, 0x83, RmImm(1, Byte)),
        Code::And_rm32_imm8 => (0, 0x83, RmImm(4, Byte)),
        Code::And_rm64_imm8 => (WIDE, 0x83, RmImm(4, Byte)),
        Code::Sub_rm32_imm8 => (0, 0x83, RmImm(5, Byte)),
        Code::Sub_rm64_imm8 => (WIDE, 0x83, RmImm(5, Byte)),
        Code::Xor_rm32_imm8 => (0, 0x83, RmImm(6, Byte)),
        Code::Cmp_rm32_imm8 => (0, 0x83, RmImm(7, Byte)),
        Code::Cmp_rm64_imm8 => (WIDE, 0x83, RmImm(7, Byte)),
        Code::Shl_rm32_imm8 => (0, 0xc1, RmImm(4, Byte)),
        Code::Shl_rm64_imm8 => (WIDE, 0xc1, RmImm(4, Byte)),
        Code::Shr_rm32_imm8 => (0, 0xc1, RmImm(5, Byte)),
        Code::Shr_rm64_imm8 => (WIDE, 0xc1, RmImm(5, Byte)),
        Code::Sar_rm32_imm8 => (0, 0xc1, RmImm(7, Byte)),
        Code::Sar_rm64_imm8 => (WIDE, 0xc1, RmImm(7, Byte)),
        Code::Movaps_xmm_xmmm128 => (ESCAPE, 0x28, RegRm),
        Code::Movups_xmm_xmmm128 => (ESCAPE, 0x10, RegRm),
        Code::Movups_xmmm128_xmm => (ESCAPE, 0x11, RmReg),
        Code::Movsd_xmm_xmmm64 => (F2 | ESCAPE, 0x10, RegRm),
        Code::Movsd_xmmm64_xmm => (F2 | ESCAPE, 0x11, RmReg),
        Code::Addsd_xmm_xmmm64 => (F2 | ESCAPE, 0x58, RegRm),
        Code::Mulsd_xmm_xmmm64 => (F2 | ESCAPE, 0x59, RegRm),
        Code::Subsd_xmm_xmmm64 => (F2 | ESCAPE, 0x5c, RegRm),
        Code::Divsd_xmm_xmmm64 => (F2 | ESCAPE, 0x5e, RegRm),
        Code::Push_r64 => (0, 0x50, Low(No)),
        Code::Pop_r64 => (0, 0x58, Low(No)),
        Code::Mov_r32_imm32 => (0, 0xb8, Low(Four)),
        Code::Mov_r64_imm64 => (WIDE, 0xb8, Low(Eight)),
        Code::Retnq => (0, 0xc3, Bare),
        Code::Imul_r32_rm32_imm8 => (0, 0x6b, RegRmImm(Byte)),
        Code::Imul_r64_rm64_imm8 => (WIDE, 0x6b, RegRmImm(Byte)),
        Code::Imul_r32_rm32_imm32 => (0, 0x69, RegRmImm(Four)),
        Code::Imul_r64_rm64_imm32 => (WIDE, 0x69, RegRmImm(Four)),
        Code::Mov_rm32_imm32 => (0, 0xc7, RmImm(0, Four)),
        Code::Mov_rm64_imm32 => (WIDE, 0xc7, RmImm(0, Four)),
        Code::Add_rm32_imm32 => (0, 0x81, RmImm(0, Four)),
        Code::Add_rm64_imm32 => (WIDE, 0x81, RmImm(0, Four)),
        Code::Adc_rm32_imm8 => (0, 0x83, RmImm(2, Byte)),
        Code::Adc_rm64_imm8 => (WIDE, 0x83, RmImm(2, Byte)),
        Code::Or_rm32_imm32 => (0, 0x81, RmImm(1, Four)),
        Code::Or_rm64_imm32 => (WIDE, 0x81, RmImm(1, Four)),
        Code::And_rm64_imm32 => (WIDE, 0x81, RmImm(4, Four)),
        Code::Xor_rm32_imm32 => (0, 0x81, RmImm(6, Four)),
        Code::Xor_rm64_imm32 => (WIDE, 0x81, RmImm(6, Four)),
        Code::Sub_rm32_imm32 => (0, 0x81, RmImm(5, Four)),
        Code::Or_rm64_imm8 => (WIDE, 0x83, RmImm(1, Byte)),
        Code::Xor_rm64_imm8 => (WIDE, 0x83, RmImm(6, Byte)),
        Code::Test_rm64_imm32 => (WIDE, 0xf7, RmImm(0, Four)),
        Code::And_rm32_imm32 => (0, 0x81, RmImm(4, Four)),
        Code::Sub_rm64_imm32 => (WIDE, 0x81, RmImm(5, Four)),
        Code::Cmp_rm32_imm32 => (0, 0x81, RmImm(7, Four)),
        Code::Cmp_rm64_imm32 => (WIDE, 0x81, RmImm(7, Four)),
        Code::Cmp_rm8_imm8 => (BYTE_RM, 0x80, RmImm(7, Byte)),
        Code::Mov_rm8_imm8 => (BYTE_RM, 0xc6, RmImm(0, Byte)),
        Code::Test_rm8_imm8 => (BYTE_RM, 0xf6, RmImm(0, Byte)),
        Code::Test_rm8_r8 => (BYTE_RM | BYTE_REG, 0x84, RmReg),
        Code::Test_rm32_imm32 => (0, 0xf7, RmImm(0, Four)),
        Code::Add_rm32_r32 => (0, 0x01, RmReg),
        Code::Add_rm64_r64 => (WIDE, 0x01, RmReg),
        Code::Or_rm32_r32 => (0, 0x09, RmReg),
        Code::Or_rm64_r64 => (WIDE, 0x09, RmReg),
        Code::And_rm32_r32 => (0, 0x21, RmReg),
        Code::And_rm64_r64 => (WIDE, 0x21, RmReg),
        Code::Sub_rm32_r32 => (0, 0x29, RmReg),
        Code::Sub_rm64_r64 => (WIDE, 0x29, RmReg),
        Code::Xor_rm32_r32 => (0, 0x31, RmReg),
        Code::Xor_rm64_r64 => (WIDE, 0x31, RmReg),
        Code::Xchg_rm64_r64 => (WIDE, 0x87, RmReg),
        Code::Mov_rm16_r16 => (SHORT, 0x89, RmReg),
        Code::Cmp_rm16_r16 => (SHORT, 0x39, RmReg),
        Code::Cmp_r16_rm16 => (SHORT, 0x3b, RegRm),
        Code::Cmp_rm8_r8 => (BYTE_RM | BYTE_REG, 0x38, RmReg),
        Code::Cmp_r8_rm8 => (BYTE_RM | BYTE_REG, 0x3a, RegRm),
        Code::Rol_rm32_imm8 => (0, 0xc1, RmImm(0, Byte)),
        Code::Rol_rm64_imm8 => (WIDE, 0xc1, RmImm(0, Byte)),
        Code::Ror_rm32_imm8 => (0, 0xc1, RmImm(1, Byte)),
        Code::Ror_rm64_imm8 => (WIDE, 0xc1, RmImm(1, Byte)),
        Code::Bt_rm32_r32 => (ESCAPE, 0xa3, RmReg),
        Code::Bt_rm64_r64 => (WIDE | ESCAPE, 0xa3, RmReg),
        Code::Bt_rm32_imm8 => (ESCAPE, 0xba, RmImm(4, Byte)),
        Code::Bt_rm64_imm8 => (WIDE | ESCAPE, 0xba, RmImm(4, Byte)),
        Code::Shl_rm32_CL => (0, 0xd3, Rm(4)),
        Code::Shl_rm64_CL => (WIDE, 0xd3, Rm(4)),
        Code::Shr_rm32_CL => (0, 0xd3, Rm(5)),
        Code::Shr_rm64_CL => (WIDE, 0xd3, Rm(5)),
        Code::Sar_rm32_CL => (0, 0xd3, Rm(7)),
        Code::Sar_rm64_CL => (WIDE, 0xd3, Rm(7)),
        Code::Rol_rm32_CL => (0, 0xd3, Rm(0)),
        Code::Rol_rm64_CL => (WIDE, 0xd3, Rm(0)),
        Code::Neg_rm32 => (0, 0xf7, Rm(3)),
        Code::Neg_rm64 => (WIDE, 0xf7, Rm(3)),
        Code::Not_rm32 => (0, 0xf7, Rm(2)),
        Code::Div_rm32 => (0, 0xf7, Rm(6)),
        Code::Idiv_rm32 => (0, 0xf7, Rm(7)),
        Code::Idiv_rm64 => (WIDE, 0xf7, Rm(7)),
        Code::Div_rm64 => (WIDE, 0xf7, Rm(6)),
        Code::Mul_rm32 => (0, 0xf7, Rm(4)),
        Code::Mul_rm64 => (WIDE, 0xf7, Rm(4)),
        Code::Imul_rm32 => (0, 0xf7, Rm(5)),
        Code::Imul_rm64 => (WIDE, 0xf7, Rm(5)),
        Code::Not_rm64 => (WIDE, 0xf7, Rm(2)),
        Code::Call_rm64 => (0, 0xff, Rm(2)),
        Code::Jmp_rm64 => (0, 0xff, Rm(4)),
        Code::Seto_rm8 => (ESCAPE | BYTE_RM, 0x90, Rm(0)),
        Code::Setno_rm8 => (ESCAPE | BYTE_RM, 0x91, Rm(0)),
        Code::Setb_rm8 => (ESCAPE | BYTE_RM, 0x92, Rm(0)),
        Code::Setae_rm8 => (ESCAPE | BYTE_RM, 0x93, Rm(0)),
        Code::Sete_rm8 => (ESCAPE | BYTE_RM, 0x94, Rm(0)),
        Code::Setne_rm8 => (ESCAPE | BYTE_RM, 0x95, Rm(0)),
        Code::Setbe_rm8 => (ESCAPE | BYTE_RM, 0x96, Rm(0)),
        Code::Seta_rm8 => (ESCAPE | BYTE_RM, 0x97, Rm(0)),
        Code::Sets_rm8 => (ESCAPE | BYTE_RM, 0x98, Rm(0)),
        Code::Setns_rm8 => (ESCAPE | BYTE_RM, 0x99, Rm(0)),
        Code::Setp_rm8 => (ESCAPE | BYTE_RM, 0x9a, Rm(0)),
        Code::Setnp_rm8 => (ESCAPE | BYTE_RM, 0x9b, Rm(0)),
        Code::Setl_rm8 => (ESCAPE | BYTE_RM, 0x9c, Rm(0)),
        Code::Setge_rm8 => (ESCAPE | BYTE_RM, 0x9d, Rm(0)),
        Code::Setle_rm8 => (ESCAPE | BYTE_RM, 0x9e, Rm(0)),
        Code::Setg_rm8 => (ESCAPE | BYTE_RM, 0x9f, Rm(0)),
        Code::Cmovo_r32_rm32 => (ESCAPE, 0x40, RegRm),
        Code::Cmovo_r64_rm64 => (WIDE | ESCAPE, 0x40, RegRm),
        Code::Cmovno_r32_rm32 => (ESCAPE, 0x41, RegRm),
        Code::Cmovno_r64_rm64 => (WIDE | ESCAPE, 0x41, RegRm),
        Code::Cmovb_r32_rm32 => (ESCAPE, 0x42, RegRm),
        Code::Cmovb_r64_rm64 => (WIDE | ESCAPE, 0x42, RegRm),
        Code::Cmovae_r32_rm32 => (ESCAPE, 0x43, RegRm),
        Code::Cmovae_r64_rm64 => (WIDE | ESCAPE, 0x43, RegRm),
        Code::Cmove_r32_rm32 => (ESCAPE, 0x44, RegRm),
        Code::Cmove_r64_rm64 => (WIDE | ESCAPE, 0x44, RegRm),
        Code::Cmovne_r32_rm32 => (ESCAPE, 0x45, RegRm),
        Code::Cmovne_r64_rm64 => (WIDE | ESCAPE, 0x45, RegRm),
        Code::Cmovbe_r32_rm32 => (ESCAPE, 0x46, RegRm),
        Code::Cmovbe_r64_rm64 => (WIDE | ESCAPE, 0x46, RegRm),
        Code::Cmova_r32_rm32 => (ESCAPE, 0x47, RegRm),
        Code::Cmova_r64_rm64 => (WIDE | ESCAPE, 0x47, RegRm),
        Code::Cmovs_r32_rm32 => (ESCAPE, 0x48, RegRm),
        Code::Cmovs_r64_rm64 => (WIDE | ESCAPE, 0x48, RegRm),
        Code::Cmovns_r32_rm32 => (ESCAPE, 0x49, RegRm),
        Code::Cmovns_r64_rm64 => (WIDE | ESCAPE, 0x49, RegRm),
        Code::Cmovp_r32_rm32 => (ESCAPE, 0x4a, RegRm),
        Code::Cmovp_r64_rm64 => (WIDE | ESCAPE, 0x4a, RegRm),
        Code::Cmovnp_r32_rm32 => (ESCAPE, 0x4b, RegRm),
        Code::Cmovnp_r64_rm64 => (WIDE | ESCAPE, 0x4b, RegRm),
        Code::Cmovl_r32_rm32 => (ESCAPE, 0x4c, RegRm),
        Code::Cmovl_r64_rm64 => (WIDE | ESCAPE, 0x4c, RegRm),
        Code::Cmovge_r32_rm32 => (ESCAPE, 0x4d, RegRm),
        Code::Cmovge_r64_rm64 => (WIDE | ESCAPE, 0x4d, RegRm),
        Code::Cmovle_r32_rm32 => (ESCAPE, 0x4e, RegRm),
        Code::Cmovle_r64_rm64 => (WIDE | ESCAPE, 0x4e, RegRm),
        Code::Cmovg_r32_rm32 => (ESCAPE, 0x4f, RegRm),
        Code::Cmovg_r64_rm64 => (WIDE | ESCAPE, 0x4f, RegRm),
        Code::Xorps_xmm_xmmm128 => (ESCAPE, 0x57, RegRm),
        Code::Andps_xmm_xmmm128 => (ESCAPE, 0x54, RegRm),
        Code::Movaps_xmmm128_xmm => (ESCAPE, 0x29, RmReg),
        Code::Movsx_r32_rm16 => (ESCAPE, 0xbf, RegRm),
        Code::Movsx_r64_rm16 => (WIDE | ESCAPE, 0xbf, RegRm),
        Code::Ud2 => (ESCAPE, 0x0b, Bare),
        Code::Movss_xmm_xmmm32 => (F3 | ESCAPE, 0x10, RegRm),
        Code::Movss_xmmm32_xmm => (F3 | ESCAPE, 0x11, RmReg),
        Code::Addss_xmm_xmmm32 => (F3 | ESCAPE, 0x58, RegRm),
        Code::Mulss_xmm_xmmm32 => (F3 | ESCAPE, 0x59, RegRm),
        Code::Subss_xmm_xmmm32 => (F3 | ESCAPE, 0x5c, RegRm),
        Code::Divss_xmm_xmmm32 => (F3 | ESCAPE, 0x5e, RegRm),
        Code::Sqrtsd_xmm_xmmm64 => (F2 | ESCAPE, 0x51, RegRm),
        Code::Sqrtss_xmm_xmmm32 => (F3 | ESCAPE, 0x51, RegRm),
        Code::Cvtss2sd_xmm_xmmm32 => (F3 | ESCAPE, 0x5a, RegRm),
        Code::Cvtsd2ss_xmm_xmmm64 => (F2 | ESCAPE, 0x5a, RegRm),
        Code::Cvtsi2sd_xmm_rm32 => (F2 | ESCAPE, 0x2a, RegRm),
        Code::Cvtsi2sd_xmm_rm64 => (F2 | WIDE | ESCAPE, 0x2a, RegRm),
        Code::Cvtsi2ss_xmm_rm32 => (F3 | ESCAPE, 0x2a, RegRm),
        Code::Cvtsi2ss_xmm_rm64 => (F3 | WIDE | ESCAPE, 0x2a, RegRm),
        Code::Cvttsd2si_r32_xmmm64 => (F2 | ESCAPE, 0x2c, RegRm),
        Code::Cvttsd2si_r64_xmmm64 => (F2 | WIDE | ESCAPE, 0x2c, RegRm),
        Code::Cvttss2si_r32_xmmm32 => (F3 | ESCAPE, 0x2c, RegRm),
        Code::Cvttss2si_r64_xmmm32 => (F3 | WIDE | ESCAPE, 0x2c, RegRm),
        Code::Ucomisd_xmm_xmmm64 => (SHORT | ESCAPE, 0x2e, RegRm),
        Code::Ucomiss_xmm_xmmm32 => (ESCAPE, 0x2e, RegRm),
        Code::Movd_xmm_rm32 => (SHORT | ESCAPE, 0x6e, RegRm),
        Code::Movd_rm32_xmm => (SHORT | ESCAPE, 0x7e, RmReg),
        Code::Movq_xmm_rm64 => (SHORT | WIDE | ESCAPE, 0x6e, RegRm),
        Code::Movq_rm64_xmm => (SHORT | WIDE | ESCAPE, 0x7e, RmReg),
        _ => return None,
    })
}

/// An instruction's bytes and how many there are.
pub(super) struct Bytes {
    pub(super) bytes: [u8; 16],
    pub(super) len: usize,
    /// Where the displacement is that counts from the end of the instruction, or zero.
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

/// The bytes of `inst` at the address `ip`, or `None` where it is not one of the common ones.
#[inline]
pub(super) fn encode(inst: &Instruction, ip: u32) -> Option<Bytes> {
    let (flags, opcode, form) = shape(inst.code())?;
    let mut out = Bytes { bytes: [0; 16], len: 0, relative: 0 };
    let (rm_kind, rm_register, reg, imm) = match form {
        Form::RegRm => (inst.op1_kind(), inst.op1_register(), number(inst.op0_register()), Imm::No),
        Form::RegRmImm(imm) => (inst.op1_kind(), inst.op1_register(), number(inst.op0_register()), imm),
        Form::RmReg => (inst.op0_kind(), inst.op0_register(), number(inst.op1_register()), Imm::No),
        Form::Rm(extension) => (inst.op0_kind(), inst.op0_register(), extension, Imm::No),
        Form::RmImm(extension, imm) => (inst.op0_kind(), inst.op0_register(), extension, imm),
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
        Imm::Four => out.append(inst.immediate32().to_le_bytes()),
        Imm::Eight => out.append(inst.immediate64().to_le_bytes()),
    }
}

/// Prefixes and opcode.
#[inline]
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
