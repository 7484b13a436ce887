//! The encoder and shorthands for instructions whose operands are known.

use iced_x86::{Code as Opcode, Encoder, Instruction, OpKind, Register};

use super::instruction::{set_base, set_immediate};
use super::quick;
use crate::minst::{Alu, Imm, Width, alu_imm};
use sheave_regalloc::Preg;

/// An operand of an instruction.
#[derive(Clone, Copy)]
pub(crate) enum Arg {
    /// A register.
    R(Register),
    /// `[base + displacement]`.
    M(Preg, i32),
    /// An immediate.
    I(Imm, i64),
}

/// Bytes so far, and iced's encoder for instructions that have no [fast path](quick).
#[derive(Default)]
pub(crate) struct Assembler {
    bytes: Vec<u8>,
    /// Made when it is first needed: its tables cost as much as a thousand instructions.
    encoder: Option<Encoder>,
}

impl Assembler {
    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
    }

    pub(crate) fn len(&self) -> u32 {
        self.bytes.len() as u32
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Encodes one instruction; gives the position of a displacement that is relative to it, and the bytes
    /// from there to its end.
    #[inline]
    pub(crate) fn encode(&mut self, inst: &Instruction) -> (u32, u32) {
        let start = self.len();
        if let Some(quick) = quick::encode(inst, start) {
            debug_assert!(
                self.agrees(inst, &quick.bytes[..quick.len]),
                "{:?}: {:x?}",
                inst.code(),
                &quick.bytes[..quick.len]
            );
            // A copy of fixed length is one store.
            self.bytes.extend_from_slice(&quick.bytes);
            self.bytes.truncate(start as usize + quick.len);
            return (start + quick.relative as u32, (quick.len - quick.relative) as u32);
        }
        self.encode_slowly(inst)
    }

    fn encode_slowly(&mut self, inst: &Instruction) -> (u32, u32) {
        let start = self.len();
        let encoder = self.encoder.get_or_insert_with(|| Encoder::new(64));
        let encoded = encoder.encode(inst, u64::from(start));
        let mut buffer = encoder.take_buffer();
        if encoded.is_ok() {
            self.bytes.extend_from_slice(&buffer);
        }
        buffer.clear();
        encoder.set_buffer(buffer);
        match encoded {
            Ok(n) => {
                let at = encoder.get_constant_offsets().displacement_offset() as u32;
                (start + at, n as u32 - at)
            }
            Err(error) => {
                // Selection never makes such an instruction; executing one traps.
                debug_assert!(false, "cannot encode {:?}: {error}", inst.code());
                self.raw(&[0x0f, 0x0b]);
                (start, 0)
            }
        }
    }

    /// Whether iced encodes `inst` as `bytes`; adds no code.
    fn agrees(&mut self, inst: &Instruction, bytes: &[u8]) -> bool {
        let start = self.len();
        let encoder = self.encoder.get_or_insert_with(|| Encoder::new(64));
        let encoded = encoder.encode(inst, u64::from(start)).is_ok();
        let mut buffer = encoder.take_buffer();
        let same = encoded && buffer == bytes;
        buffer.clear();
        encoder.set_buffer(buffer);
        same
    }

    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Encodes an instruction with these operands.
    pub(crate) fn op(&mut self, code: Opcode, args: &[Arg]) {
        self.encode(&with_args(code, args));
    }

    /// Encodes an instruction with a `lock` prefix.
    pub(crate) fn locked(&mut self, code: Opcode, args: &[Arg]) {
        let mut inst = with_args(code, args);
        inst.set_has_lock_prefix(true);
        self.encode(&inst);
    }

    #[inline]
    pub(crate) fn reg_reg(&mut self, code: Opcode, a: Register, b: Register) {
        let mut inst = with_code(code);
        inst.set_op0_register(a);
        inst.set_op1_register(b);
        self.encode(&inst);
    }

    pub(crate) fn reg_index(
        &mut self,
        code: Opcode,
        reg: Register,
        (base, index, scale): (Register, Register, u32),
    ) {
        let mut inst = with_code(code);
        inst.set_op0_register(reg);
        inst.set_op1_kind(OpKind::Memory);
        inst.set_memory_base(base);
        inst.set_memory_index(index);
        inst.set_memory_index_scale(scale);
        self.encode(&inst);
    }

    /// `op reg, imm` on a 64-bit register.
    pub(crate) fn alu_imm(&mut self, op: Alu, reg: Register, value: i64) {
        let (code, kind) = alu_imm(op, Width::B8, value);
        self.op(code, &[Arg::R(reg), Arg::I(kind, value)]);
    }
}

fn with_args(code: Opcode, args: &[Arg]) -> Instruction {
    let mut inst = with_code(code);
    for (n, &arg) in (0..).zip(args) {
        match arg {
            Arg::R(reg) => inst.set_op_register(n, reg),
            Arg::M(base, disp) => {
                inst.set_op_kind(n, OpKind::Memory);
                set_base(&mut inst, base, disp);
            }
            Arg::I(kind, value) => set_immediate(&mut inst, n, kind as u8, value),
        }
    }
    inst
}

fn with_code(code: Opcode) -> Instruction {
    let mut inst = Instruction::default();
    inst.set_code(code);
    inst
}
