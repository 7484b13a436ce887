//! Machine instructions before allocation: an iced opcode, a shape that says where its operands come from,
//! one memory operand, one immediate.
//!
//! The registers themselves are in [`sheave_regalloc::Code`], instruction by instruction; the shape refers
//! to them by position. So the generic encoder needs no case per opcode: only pseudo-instructions ([`Kind`]
//! other than [`Kind::Op`]) have code of their own.

use iced_x86::{Code as Opcode, Register};

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
        match self {
            Width::B1 => 1,
            Width::B2 => 2,
            Width::B4 => 4,
            Width::B8 => 8,
            Width::Xmm => 16,
        }
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

/// What a memory operand is relative to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Base {
    /// Nothing: an absolute address.
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
    pub(crate) const ALL: [Cond; 20] = [
        Cond::O,
        Cond::No,
        Cond::B,
        Cond::Ae,
        Cond::E,
        Cond::Ne,
        Cond::Be,
        Cond::A,
        Cond::S,
        Cond::Ns,
        Cond::P,
        Cond::Np,
        Cond::L,
        Cond::Ge,
        Cond::Le,
        Cond::G,
        Cond::EAndNp,
        Cond::NeOrP,
        Cond::Always,
        Cond::Never,
    ];

    /// The opposite condition.
    pub(crate) const fn inverse(self) -> Cond {
        Cond::ALL[self as usize ^ 1]
    }

    /// From its number.
    pub(crate) const fn from_index(index: u8) -> Cond {
        Cond::ALL[index as usize]
    }
}

/// What the encoder does with an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    /// Encodes `code` with the operands of `shape`.
    Op,
    /// Nothing: it only constrains registers.
    Nop,
    /// Register 0 := `imm`; 32-bit unless the value needs more. Becomes `xor` where the flags are free.
    MovImm,
    /// Register 0 := register 1 + (register 2 or `imm`), in one of `add`, `inc`-free `add` and `lea`; `scale`
    /// 0: immediate.
    Add,
    /// Goes to successor 0.
    Jmp,
    /// Goes to successor 0 on condition `imm`, else to successor 1.
    Jcc,
    /// Searches register 0 among cases (`imm`: index of the switch record); register 1 is scratch.
    Switch,
    /// Jumps through a register or memory.
    IndirectJmp,
    /// Epilogue and `ret`.
    Ret,
    /// `call` of the symbol `mem.id`.
    CallSymbol,
    /// Epilogue and `jmp` to the symbol `mem.id`, which returns to this function's caller.
    TailCall,
    /// `ud2` as a terminator.
    Trap,
    /// Stores the variadic argument registers (register operands: `rax`, then xmm ones) into the save area.
    SaveXmm,
    /// Register 0 (= register 1) := register 2 unless condition `imm` holds. Floats.
    FloatSelect,
    /// Register 0 (= register 1) := the smaller or larger of it and register 2 as C's `fmin` and `fmax` have
    /// it, where `imm` has bit 0 set the larger, where it has bit 1 set of doubles.
    FloatMinMax,
    /// Atomic read-modify-write by a loop of compare-and-exchange; `imm`: operation and width.
    RmwLoop,
    /// Unsigned 64-bit integer to `f32` or `f64` (`imm`: bytes).
    UintToFloat,
    /// Subtracts register 0 from the stack pointer, touching every page.
    StackAlloc,
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

/// A call that ends its block: it goes on at successor 0, and at successor 1 where an exception comes out.
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

/// Arithmetic with the encoding scheme of `add`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Alu {
    Add,
    Or,
    And,
    Sub,
    Xor,
    Cmp,
}

macro_rules! alu_table {
    ($name:ident / $($op:ident = [$eb:ident, $ew:ident, $ed:ident, $eq:ident]),* $(,)?) => {
        pub(crate) fn $name(op: Alu, width: Width) -> Opcode {
            match (op, width) {
                $(
                    (Alu::$op, Width::B1) => Opcode::$eb,
                    (Alu::$op, Width::B2) => Opcode::$ew,
                    (Alu::$op, Width::B4) => Opcode::$ed,
                    (Alu::$op, _) => Opcode::$eq,
                )*
            }
        }
    };
}

alu_table!(
    alu_r_rm / Add = [Add_r8_rm8, Add_r16_rm16, Add_r32_rm32, Add_r64_rm64],
    Or = [Or_r8_rm8, Or_r16_rm16, Or_r32_rm32, Or_r64_rm64],
    And = [And_r8_rm8, And_r16_rm16, And_r32_rm32, And_r64_rm64],
    Sub = [Sub_r8_rm8, Sub_r16_rm16, Sub_r32_rm32, Sub_r64_rm64],
    Xor = [Xor_r8_rm8, Xor_r16_rm16, Xor_r32_rm32, Xor_r64_rm64],
    Cmp = [Cmp_r8_rm8, Cmp_r16_rm16, Cmp_r32_rm32, Cmp_r64_rm64],
);

alu_table!(
    alu_rm_r / Add = [Add_rm8_r8, Add_rm16_r16, Add_rm32_r32, Add_rm64_r64],
    Or = [Or_rm8_r8, Or_rm16_r16, Or_rm32_r32, Or_rm64_r64],
    And = [And_rm8_r8, And_rm16_r16, And_rm32_r32, And_rm64_r64],
    Sub = [Sub_rm8_r8, Sub_rm16_r16, Sub_rm32_r32, Sub_rm64_r64],
    Xor = [Xor_rm8_r8, Xor_rm16_r16, Xor_rm32_r32, Xor_rm64_r64],
    Cmp = [Cmp_rm8_r8, Cmp_rm16_r16, Cmp_rm32_r32, Cmp_rm64_r64],
);

alu_table!(
    alu_rm_imm8 / Add = [Add_rm8_imm8, Add_rm16_imm8, Add_rm32_imm8, Add_rm64_imm8],
    Or = [Or_rm8_imm8, Or_rm16_imm8, Or_rm32_imm8, Or_rm64_imm8],
    And = [And_rm8_imm8, And_rm16_imm8, And_rm32_imm8, And_rm64_imm8],
    Sub = [Sub_rm8_imm8, Sub_rm16_imm8, Sub_rm32_imm8, Sub_rm64_imm8],
    Xor = [Xor_rm8_imm8, Xor_rm16_imm8, Xor_rm32_imm8, Xor_rm64_imm8],
    Cmp = [Cmp_rm8_imm8, Cmp_rm16_imm8, Cmp_rm32_imm8, Cmp_rm64_imm8],
);

alu_table!(
    alu_rm_imm / Add = [Add_rm8_imm8, Add_rm16_imm16, Add_rm32_imm32, Add_rm64_imm32],
    Or = [Or_rm8_imm8, Or_rm16_imm16, Or_rm32_imm32, Or_rm64_imm32],
    And = [And_rm8_imm8, And_rm16_imm16, And_rm32_imm32, And_rm64_imm32],
    Sub = [Sub_rm8_imm8, Sub_rm16_imm16, Sub_rm32_imm32, Sub_rm64_imm32],
    Xor = [Xor_rm8_imm8, Xor_rm16_imm16, Xor_rm32_imm32, Xor_rm64_imm32],
    Cmp = [Cmp_rm8_imm8, Cmp_rm16_imm16, Cmp_rm32_imm32, Cmp_rm64_imm32],
);

/// The opcode and immediate encoding for `op rm, imm`, the shorter form where it fits.
pub(crate) fn alu_imm(op: Alu, width: Width, imm: i64) -> (Opcode, Imm) {
    if width == Width::B1 {
        return (alu_rm_imm8(op, width), Imm::I8);
    }
    if i8::try_from(imm).is_ok() {
        let kind = match width {
            Width::B2 => Imm::I8To16,
            Width::B4 => Imm::I8To32,
            _ => Imm::I8To64,
        };
        return (alu_rm_imm8(op, width), kind);
    }
    let kind = match width {
        Width::B2 => Imm::I16,
        Width::B4 => Imm::I32,
        _ => Imm::I32To64,
    };
    (alu_rm_imm(op, width), kind)
}

/// Chooses among four opcodes by width.
pub(crate) fn by_width(width: Width, codes: [Opcode; 4]) -> Opcode {
    codes[(width as usize).min(3)]
}

/// Chooses between a 32-bit and a 64-bit opcode.
pub(crate) fn by_wide(width: Width, narrow: Opcode, wide: Opcode) -> Opcode {
    if width == Width::B8 { wide } else { narrow }
}

/// `setcc` by condition (single-flag conditions only).
pub(crate) fn setcc(cond: Cond) -> Opcode {
    use Opcode::*;
    [
        Seto_rm8, Setno_rm8, Setb_rm8, Setae_rm8, Sete_rm8, Setne_rm8, Setbe_rm8, Seta_rm8, Sets_rm8,
        Setns_rm8, Setp_rm8, Setnp_rm8, Setl_rm8, Setge_rm8, Setle_rm8, Setg_rm8,
    ][cond as usize]
}

/// `cmovcc` by condition (single-flag conditions only).
pub(crate) fn cmovcc(cond: Cond, width: Width) -> Opcode {
    use Opcode::*;
    if width == Width::B8 {
        [
            Cmovo_r64_rm64,
            Cmovno_r64_rm64,
            Cmovb_r64_rm64,
            Cmovae_r64_rm64,
            Cmove_r64_rm64,
            Cmovne_r64_rm64,
            Cmovbe_r64_rm64,
            Cmova_r64_rm64,
            Cmovs_r64_rm64,
            Cmovns_r64_rm64,
            Cmovp_r64_rm64,
            Cmovnp_r64_rm64,
            Cmovl_r64_rm64,
            Cmovge_r64_rm64,
            Cmovle_r64_rm64,
            Cmovg_r64_rm64,
        ][cond as usize]
    } else {
        [
            Cmovo_r32_rm32,
            Cmovno_r32_rm32,
            Cmovb_r32_rm32,
            Cmovae_r32_rm32,
            Cmove_r32_rm32,
            Cmovne_r32_rm32,
            Cmovbe_r32_rm32,
            Cmova_r32_rm32,
            Cmovs_r32_rm32,
            Cmovns_r32_rm32,
            Cmovp_r32_rm32,
            Cmovnp_r32_rm32,
            Cmovl_r32_rm32,
            Cmovge_r32_rm32,
            Cmovle_r32_rm32,
            Cmovg_r32_rm32,
        ][cond as usize]
    }
}
