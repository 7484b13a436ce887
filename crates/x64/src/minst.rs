//! Machine instructions before allocation: an iced opcode, a shape with the sources of its operands, one
//! memory operand, one immediate.
//!
//! The registers themselves are in [`sheave_regalloc::Code`], instruction by instruction; the shape refers
//! to them by position. So the generic encoder needs no case per opcode: only pseudo-instructions ([`Kind`]
//! other than [`Kind::Op`]) have code of their own.

use iced_x86::{Code as Opcode, Register};
use sheave_ir::{BinaryOp, RmwOp};

use sheave_regalloc::Preg;

/// The width at which an operand's register is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Width {
    B1 = 0,
    B2 = 1,
    B4 = 2,
    B8 = 3,
    Xmm = 4,
}

impl Width {
    pub(crate) const ALL: [Width; 5] = [Width::B1, Width::B2, Width::B4, Width::B8, Width::Xmm];

    /// The width of an integer of so many bytes.
    pub(crate) const fn of_bytes(bytes: u32) -> Width {
        match bytes {
            1 => Width::B1,
            2 => Width::B2,
            4 => Width::B4,
            _ => Width::B8,
        }
    }

    /// The width at which integer arithmetic on values of this width is done: narrow ones in 32 bits.
    pub(crate) const fn arith(self) -> Width {
        match self {
            Width::B8 => Width::B8,
            _ => Width::B4,
        }
    }

    pub(crate) const fn bytes(self) -> u32 {
        1 << self as u32
    }

    pub(crate) const fn bits(self) -> u32 {
        self.bytes() * 8
    }
}

/// How an immediate is encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Imm {
    I8 = 0,
    I16 = 1,
    I32 = 2,
    I64 = 3,
    I8To16 = 4,
    I8To32 = 5,
    I8To64 = 6,
    I32To64 = 7,
}

impl Imm {
    /// For an instruction whose immediate has its operands' width, of eight bytes half.
    pub(crate) const fn whole(width: Width) -> Imm {
        match width {
            Width::B1 => Imm::I8,
            Width::B2 => Imm::I16,
            Width::B4 => Imm::I32,
            _ => Imm::I32To64,
        }
    }

    /// For an instruction on at least two bytes that has a form with a byte, used if `value` fits.
    pub(crate) fn signed(value: i64, width: Width) -> Imm {
        match width {
            _ if i8::try_from(value).is_err() => Imm::whole(width),
            Width::B2 => Imm::I8To16,
            Width::B4 => Imm::I8To32,
            _ => Imm::I8To64,
        }
    }
}

/// Sources of operands in a shape's low nibbles; smaller numbers are positions among the instruction's
/// registers.
pub(crate) const SRC_MEM: u8 = 12;
pub(crate) const SRC_IMM: u8 = 13;
pub(crate) const SRC_RSP: u8 = 14;
pub(crate) const SRC_NONE: u8 = 15;

/// Up to four operands, a byte each: the source in the low nibble, [`Width`] or [`Imm`] in the high one.
pub(crate) type Shape = u32;
/// No operand.
pub(crate) const EMPTY_SHAPE: Shape = 0xffff_ffff;

/// No register in a memory operand.
pub(crate) const NO_REG: u8 = 0xff;

/// The base of a memory operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Base {
    /// No base: an absolute address.
    None,
    /// A register among the instruction's operands.
    Reg,
    /// A stack slot of the function (`id`).
    Slot,
    /// The caller's argument area.
    Incoming,
    /// The outgoing argument area, at the stack pointer.
    Outgoing,
    /// The function's register save area for variadic arguments.
    SaveArea,
    /// A symbol within reach (`id`).
    Symbol,
    /// The entry of a symbol in the global offset table (`id`).
    Got,
    /// A constant of the function's pool (`id`).
    Pool,
    /// The address of a block (`id`: its number in the layout).
    Block,
    /// The offset of a thread-local symbol relative to the thread pointer, in the global offset table (`id`).
    TlsOffset,
    /// The segment that holds the thread's data, at `disp`.
    Thread,
    /// Dynamic stack memory: just above the outgoing argument area.
    AboveOutgoing,
    /// Sixteen bytes of the frame for values between register files.
    Scratch,
}

impl Base {
    /// Whether the memory is part of the stack.
    pub(crate) fn is_on_stack(self) -> bool {
        use Base::*;
        matches!(self, Slot | Incoming | Outgoing | SaveArea | AboveOutgoing | Scratch)
    }
}

/// A memory operand whose registers are positions among the instruction's operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mem {
    pub(crate) base: Base,
    pub(crate) base_reg: u8,
    pub(crate) index_reg: u8,
    /// 1, 2, 4 or 8.
    pub(crate) scale: u8,
    pub(crate) disp: i32,
    pub(crate) id: u32,
}

impl Mem {
    pub(crate) const NONE: Mem =
        Mem { base: Base::None, base_reg: NO_REG, index_reg: NO_REG, scale: 1, disp: 0, id: 0 };
}

/// Conditions in hardware numbering, and two that float comparisons need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Cond {
    O = 0,
    No = 1,
    B = 2,
    Ae = 3,
    E = 4,
    Ne = 5,
    Be = 6,
    A = 7,
    S = 8,
    Ns = 9,
    P = 10,
    Np = 11,
    L = 12,
    Ge = 13,
    Le = 14,
    G = 15,
    /// Equal and not unordered: two flags.
    EAndNp = 16,
    /// Not equal or unordered: two flags.
    NeOrP = 17,
    /// Always; a compare that folded.
    Always = 18,
    /// Never.
    Never = 19,
}

impl Cond {
    pub(crate) const ALL: [Cond; 20] = {
        use Cond::*;
        [O, No, B, Ae, E, Ne, Be, A, S, Ns, P, Np, L, Ge, Le, G, EAndNp, NeOrP, Always, Never]
    };

    /// The opposite condition.
    pub(crate) const fn inverse(self) -> Cond {
        Cond::ALL[self as usize ^ 1]
    }

    /// From its number.
    pub(crate) const fn from_index(index: u8) -> Cond {
        Cond::ALL[index as usize]
    }
}

/// The kind of an instruction: a plain opcode or a pseudo-instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    /// Encodes `code` with the operands of `shape`.
    Op,
    /// No code: it only constrains registers.
    Nop,
    /// Register 0 := `imm`; 32-bit unless the value needs more. Becomes `xor` if the flags are free.
    MovImm,
    /// Register 0 := register 1 + (register 2 or `imm`), in one of `add`, `inc`-free `add` and `lea`; `scale`
    /// 0: immediate.
    Add,
    /// Jumps to successor 0.
    Jmp,
    /// Branches to successor 0 on condition `imm`, else to successor 1.
    Jcc,
    /// Searches register 0 among cases (`imm`: index of the switch record); register 1 is scratch.
    Switch,
    /// Jumps through a register or memory.
    IndirectJmp,
    /// Epilogue and `ret`, which removes `imm` bytes of arguments.
    Ret,
    /// `call` of the symbol `mem.id`.
    CallSymbol,
    /// Epilogue and `jmp` to the symbol `mem.id`, which returns to this function's caller. The return address
    /// was moved down by `imm` bytes.
    TailCall,
    /// Epilogue and `jmp` to the address in `r11`, register 0, in place of a symbol.
    TailCallIndirect,
    /// `ud2` as a terminator.
    Trap,
    /// Stores the variadic argument registers (register operands: `rax`, then xmm ones) into the save area.
    SaveXmm,
    /// Register 0 (= register 1) := register 2 unless condition `imm` holds. Floats.
    FloatSelect,
    /// Register 0 (= register 1) := the minimum or maximum of it and register 2, as C's `fmin` and `fmax`.
    /// Bit 0 of `imm`: maximum; bit 1: doubles.
    FloatMinMax,
    /// Atomic read-modify-write by a loop of compare-and-exchange; `imm`: operation and width.
    RmwLoop,
    /// Unsigned 64-bit integer to `f32` or `f64` (`imm`: bytes).
    UintToFloat,
    /// Subtracts register 0 from the stack pointer, touching every page.
    StackAlloc,
    /// Puts the stack pointer at the bottom of the frame.
    ResetStack,
    /// No code: the return address has been moved down by `imm` bytes, for a tail call.
    ReturnMoved,
    /// Inline assembly (`imm`: its number).
    Asm,
    /// `__builtin_setjmp`: register 0 := result; register 1: the buffer.
    SetJmp,
    /// `__builtin_longjmp`: register 0: the buffer.
    LongJmp,
    /// Raw bytes: `mem.id` of them, in `imm` and `mem.disp`.
    Bytes,
}

/// The instruction reads the flags, or is placed between their producer and their consumer.
pub(crate) const READS_FLAGS: u8 = 1;
/// Needs a `lock` prefix.
pub(crate) const LOCK: u8 = 2;
/// Needs a `rep` prefix.
pub(crate) const REP: u8 = 4;

/// A call that ends its block: successor 0 on return, successor 1 on an exception.
pub(crate) const INVOKE: u8 = 8;

/// A machine instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MInst {
    pub(crate) code: Opcode,
    pub(crate) kind: Kind,
    pub(crate) flags: u8,
    pub(crate) shape: Shape,
    pub(crate) mem: Mem,
    pub(crate) imm: i64,
}

impl MInst {
    pub(crate) fn new(kind: Kind, code: Opcode) -> MInst {
        MInst { code, kind, flags: 0, shape: EMPTY_SHAPE, mem: Mem::NONE, imm: 0 }
    }
}

/// The general purpose registers by width and hardware number.
static GPR: [[Register; 16]; 4] = {
    use Register::*;
    [
        [AL, CL, DL, BL, SPL, BPL, SIL, DIL, R8L, R9L, R10L, R11L, R12L, R13L, R14L, R15L],
        [AX, CX, DX, BX, SP, BP, SI, DI, R8W, R9W, R10W, R11W, R12W, R13W, R14W, R15W],
        [EAX, ECX, EDX, EBX, ESP, EBP, ESI, EDI, R8D, R9D, R10D, R11D, R12D, R13D, R14D, R15D],
        [RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI, R8, R9, R10, R11, R12, R13, R14, R15],
    ]
};

static XMM: [Register; 16] = {
    use Register::*;
    [XMM0, XMM1, XMM2, XMM3, XMM4, XMM5, XMM6, XMM7, XMM8, XMM9, XMM10, XMM11, XMM12, XMM13, XMM14, XMM15]
};

/// The encoder's name of a register at a width.
#[inline]
pub(crate) fn register(preg: Preg, width: Width) -> Register {
    let n = preg.number() as usize;
    match width {
        Width::Xmm => XMM[n],
        width => GPR[width as usize][n],
    }
}

/// The code `n` after `first` in iced's numbering, which follows the opcode map: forms of one instruction
/// ascend by operand size, groups by the number in their encoding.
fn nth(first: Opcode, n: usize) -> Opcode {
    Opcode::try_from(first as usize + n).unwrap_or(Opcode::INVALID)
}

/// Chooses by width between an opcode on bytes and one on words, after which those on four and eight bytes
/// follow.
pub(crate) fn by_width(width: Width, byte: Opcode, word: Opcode) -> Opcode {
    match width {
        Width::B1 => byte,
        width => nth(word, (width as usize).min(3) - 1),
    }
}

/// Chooses between an opcode on four bytes and the next one, on eight.
pub(crate) fn wide(width: Width, narrow: Opcode) -> Opcode {
    if width == Width::B8 { nth(narrow, 1) } else { narrow }
}

/// Arithmetic with the encoding scheme of `add`, by its number in encodings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Alu {
    Add = 0,
    Or = 1,
    And = 4,
    Sub = 5,
    Xor = 6,
    Cmp = 7,
}

/// The forms on bytes of a memory operand and a register, by [`Alu`]; then come words to eight bytes, then
/// the four forms with the operands exchanged.
pub(crate) const ALU: [Opcode; 8] = [
    Opcode::Add_rm8_r8,
    Opcode::Or_rm8_r8,
    Opcode::Adc_rm8_r8,
    Opcode::Sbb_rm8_r8,
    Opcode::And_rm8_r8,
    Opcode::Sub_rm8_r8,
    Opcode::Xor_rm8_r8,
    Opcode::Cmp_rm8_r8,
];

impl Alu {
    /// The one that computes `op`.
    pub(crate) fn of(op: BinaryOp) -> Option<Alu> {
        Some(match op {
            BinaryOp::Add => Alu::Add,
            BinaryOp::Sub => Alu::Sub,
            BinaryOp::And => Alu::And,
            BinaryOp::Or => Alu::Or,
            BinaryOp::Xor => Alu::Xor,
            _ => return None,
        })
    }

    /// The one that computes the new contents for `op`.
    pub(crate) fn of_rmw(op: RmwOp) -> Option<Alu> {
        Alu::of(BinaryOp::from_name(op.name())?)
    }
}

/// `op register, register or memory`.
pub(crate) fn alu_r_rm(op: Alu, width: Width) -> Opcode {
    nth(ALU[op as usize], 4 + (width as usize).min(3))
}

/// `op register or memory, register`.
pub(crate) fn alu_rm_r(op: Alu, width: Width) -> Opcode {
    nth(ALU[op as usize], (width as usize).min(3))
}

/// The opcode and immediate encoding for `op rm, imm`, in the shorter form if it fits.
pub(crate) fn alu_imm(op: Alu, width: Width, imm: i64) -> (Opcode, Imm) {
    if width == Width::B1 {
        return (nth(Opcode::Add_rm8_imm8, op as usize), Imm::I8);
    }
    let kind = Imm::signed(imm, width);
    let first = match kind {
        Imm::I8To16 | Imm::I8To32 | Imm::I8To64 => Opcode::Add_rm16_imm8,
        _ => Opcode::Add_rm16_imm16,
    };
    (by_width(width, Opcode::INVALID, nth(first, 3 * op as usize)), kind)
}

/// Shifts and rotations, by their numbers in encodings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Shift {
    Rol = 0,
    Ror = 1,
    Shl = 4,
    Shr = 5,
    Sar = 7,
}

impl Shift {
    fn form(self, width: Width, byte: Opcode, word: Opcode) -> Opcode {
        let n = self as usize;
        by_width(width, nth(byte, n), nth(word, 3 * n))
    }

    /// By an immediate.
    pub(crate) fn by_imm(self, width: Width) -> Opcode {
        self.form(width, Opcode::Rol_rm8_imm8, Opcode::Rol_rm16_imm8)
    }

    /// By `cl`.
    pub(crate) fn by_cl(self, width: Width) -> Opcode {
        self.form(width, Opcode::Rol_rm8_CL, Opcode::Rol_rm16_CL)
    }
}

/// `setcc` by condition (single-flag conditions only).
pub(crate) fn setcc(cond: Cond) -> Opcode {
    nth(Opcode::Seto_rm8, cond as usize)
}

/// `cmovcc` by condition (single-flag conditions only).
pub(crate) fn cmovcc(cond: Cond, width: Width) -> Opcode {
    wide(width, nth(Opcode::Cmovo_r32_rm32, 3 * cond as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbering that the functions above rely on: by mnemonic and operands.
    #[test]
    fn opcodes_are_numbered_by_size_and_group() {
        let names =
            |codes: &[Opcode]| codes.iter().map(|code| format!("{code:?}")).collect::<Vec<_>>().join(" ");
        let widths = [Width::B1, Width::B2, Width::B4, Width::B8];
        for (op, name) in [
            (Alu::Add, "Add"),
            (Alu::Or, "Or"),
            (Alu::And, "And"),
            (Alu::Sub, "Sub"),
            (Alu::Xor, "Xor"),
            (Alu::Cmp, "Cmp"),
        ] {
            let found = names(&widths.map(|width| alu_r_rm(op, width)));
            assert_eq!(found, format!("{name}_r8_rm8 {name}_r16_rm16 {name}_r32_rm32 {name}_r64_rm64"));
            let found = names(&widths.map(|width| alu_rm_r(op, width)));
            assert_eq!(found, format!("{name}_rm8_r8 {name}_rm16_r16 {name}_rm32_r32 {name}_rm64_r64"));
            let found = names(&widths.map(|width| alu_imm(op, width, 1).0));
            assert_eq!(found, format!("{name}_rm8_imm8 {name}_rm16_imm8 {name}_rm32_imm8 {name}_rm64_imm8"));
            let found = names(&widths.map(|width| alu_imm(op, width, 1000).0));
            assert_eq!(
                found,
                format!("{name}_rm8_imm8 {name}_rm16_imm16 {name}_rm32_imm32 {name}_rm64_imm32")
            );
        }
        for (op, name) in [
            (Shift::Rol, "Rol"),
            (Shift::Ror, "Ror"),
            (Shift::Shl, "Shl"),
            (Shift::Shr, "Shr"),
            (Shift::Sar, "Sar"),
        ] {
            let found = names(&widths.map(|width| op.by_imm(width)));
            assert_eq!(found, format!("{name}_rm8_imm8 {name}_rm16_imm8 {name}_rm32_imm8 {name}_rm64_imm8"));
            let found = names(&widths.map(|width| op.by_cl(width)));
            assert_eq!(found, format!("{name}_rm8_CL {name}_rm16_CL {name}_rm32_CL {name}_rm64_CL"));
        }
        for cond in &Cond::ALL[..16] {
            let suffix = format!("{cond:?}").to_lowercase();
            assert_eq!(format!("{:?}", setcc(*cond)), format!("Set{suffix}_rm8"));
            assert_eq!(format!("{:?}", cmovcc(*cond, Width::B4)), format!("Cmov{suffix}_r32_rm32"));
            assert_eq!(format!("{:?}", cmovcc(*cond, Width::B8)), format!("Cmov{suffix}_r64_rm64"));
        }
    }
}
