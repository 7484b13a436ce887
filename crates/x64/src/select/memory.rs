//! Loads, stores, read-modify-write on memory, blocks of memory.

use cranelift_entity::EntityRef;
use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Inst, InstData, MemFlags, MemOp, Ordering, Type, UnaryOp, Value};

use super::address::Addr;
use super::{LIBCALL_BIT, LibCall, Selector};
use crate::Error;
use crate::minst::{Alu, Imm, Width, alu_imm, alu_rm_r, by_width};
use sheave_regalloc::Vreg;

/// Blocks of up to this many bytes of known length are copied and filled in line.
const INLINE_COPY: u64 = 128;
const INLINE_FILL: u64 = 128;
/// Blocks that may overlap are read completely first: at most this many registers.
const INLINE_MOVE: u64 = 64;

/// The pieces of a block operation, offset and bytes: sixteen bytes through XMM, the others through a general
/// register. With `overlap` the last piece of a block that ends with single bytes, as strings do, may begin
/// in the piece before it: 31 bytes are two pieces, not five. Blocks of words are left alone, whose words
/// would be written by two stores, and be slow to load.
fn pieces(length: u64, overlap: bool) -> impl Iterator<Item = (u32, u32)> {
    let mut done = 0u64;
    core::iter::from_fn(move || {
        let left = length - done;
        let last = left.next_power_of_two();
        if overlap && !length.is_multiple_of(4) && (1..16).contains(&left) && left < last && last <= length {
            done = length;
            return Some(((length - last) as u32, last as u32));
        }
        let bytes = match left {
            0 => return None,
            16.. => 16,
            8.. => 8,
            4.. => 4,
            2.. => 2,
            _ => 1,
        };
        let piece = (done as u32, bytes as u32);
        done += bytes;
        Some(piece)
    })
}

/// How a block of memory is copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Copying {
    /// The blocks are apart, or the same.
    Freely,
    /// So are they, and each byte is accessed once.
    Once,
    /// The blocks may overlap: all is read before anything is written.
    ReadFirst,
}

impl Selector<'_> {
    /// `dst := ty at addr`, narrow integers zero-extended.
    pub(crate) fn load_into(&mut self, addr: &Addr, ty: Type, dst: Vreg) {
        let (code, width) = match ty {
            Type::I8 => (Opcode::Movzx_r32_rm8, Width::B4),
            Type::I16 => (Opcode::Movzx_r32_rm16, Width::B4),
            Type::I32 => (Opcode::Mov_r32_rm32, Width::B4),
            Type::I64 | Type::Ptr => (Opcode::Mov_r64_rm64, Width::B8),
            Type::F32 => (Opcode::Movss_xmm_xmmm32, Width::Xmm),
            Type::F64 => (Opcode::Movsd_xmm_xmmm64, Width::Xmm),
        };
        self.begin(code);
        self.def(dst, width);
        self.mem(addr);
        self.end();
    }

    /// Writes a register.
    pub(crate) fn store_reg(&mut self, addr: &Addr, ty: Type, src: Vreg) {
        let (code, width) = match ty {
            Type::I8 => (Opcode::Mov_rm8_r8, Width::B1),
            Type::I16 => (Opcode::Mov_rm16_r16, Width::B2),
            Type::I32 => (Opcode::Mov_rm32_r32, Width::B4),
            Type::I64 | Type::Ptr => (Opcode::Mov_rm64_r64, Width::B8),
            Type::F32 => (Opcode::Movss_xmmm32_xmm, Width::Xmm),
            Type::F64 => (Opcode::Movsd_xmmm64_xmm, Width::Xmm),
        };
        self.begin(code);
        self.mem(addr);
        self.reg(src, width);
        self.end();
    }

    /// Writes an immediate of the width; 64-bit ones must fit 32 bits sign-extended.
    fn store_imm(&mut self, addr: &Addr, width: Width, value: i64) {
        use Opcode::*;
        let kind = match width {
            Width::B1 => Imm::I8,
            Width::B2 => Imm::I16,
            Width::B4 => Imm::I32,
            _ => Imm::I32To64,
        };
        self.begin(by_width(width, [Mov_rm8_imm8, Mov_rm16_imm16, Mov_rm32_imm32, Mov_rm64_imm32]));
        self.mem(addr);
        self.imm(kind, value);
        self.end();
    }

    pub(crate) fn select_store(
        &mut self,
        flags: MemFlags,
        addr: Value,
        value: Value,
        offset: i32,
    ) -> Result<(), Error> {
        if flags.ordering == Ordering::SeqCst {
            return self.store_seq_cst(addr, value, offset);
        }
        if flags == MemFlags::default() && self.update_in_place(addr, value, offset) {
            return Ok(());
        }
        let mut value = value;
        let mut ty = self.ty(value);
        // The bits of a float constant are an immediate.
        if let Some(bits) = self.constant_bits(value) {
            let width = Width::of_bytes(ty.bytes());
            let unused = 64 - ty.bits();
            let c = ((bits << unused) as i64) >> unused;
            if width != Width::B8 || i32::try_from(c).is_ok() {
                let addr = self.address(addr, offset);
                self.store_imm(&addr, width, c);
                return Ok(());
            }
            if ty.is_float() {
                let reg = self.imm_reg(c);
                let addr = self.address(addr, offset);
                self.store_reg(&addr, Type::I64, reg);
                return Ok(());
            }
        }
        // Storing a truncated or converted value stores the original's low bytes, as many as the value has.
        while let Some(inst) = self.sinkable_once(value) {
            let InstData::Unary { op, arg } = self.func.insts[inst] else { break };
            match op {
                UnaryOp::Trunc => {}
                UnaryOp::Bitcast
                    if self.ty(arg).is_float() != self.ty(value).is_float() && ty.bytes() >= 4 =>
                {
                    ty = match (self.ty(arg).is_float(), ty.bytes()) {
                        (true, 4) => Type::F32,
                        (true, _) => Type::F64,
                        (false, 4) => Type::I32,
                        (false, _) => Type::I64,
                    };
                }
                _ => break,
            }
            if self.func.values[arg].is_const() || self.is_slot_address(arg) {
                break;
            }
            self.take(inst, value);
            value = arg;
        }
        let src = self.use_reg(value);
        let addr = self.address(addr, offset);
        self.store_reg(&addr, ty, src);
        Ok(())
    }

    /// `store (load p) op x, p` as one instruction on memory.
    fn update_in_place(&mut self, addr: Value, value: Value, offset: i32) -> bool {
        let ty = self.ty(value);
        if ty.is_float() {
            return false;
        }
        let Some(inst) = self.sinkable_once(value) else { return false };
        let InstData::Binary { op, args: [a, b], .. } = self.func.insts[inst] else { return false };
        let alu = match op {
            BinaryOp::Add => Alu::Add,
            BinaryOp::Sub => Alu::Sub,
            BinaryOp::And => Alu::And,
            BinaryOp::Or => Alu::Or,
            BinaryOp::Xor => Alu::Xor,
            _ => return false,
        };
        let reads_place = |this: &Self, v: Value| {
            let Some(load) = this.sinkable_once(v) else { return false };
            let InstData::Load { addr: from, offset: at, .. } = this.func.insts[load] else {
                return false;
            };
            let p = this.facts.pos[load.index()] as usize;
            from == addr && at == offset && this.facts.epoch[p] == this.facts.epoch[this.at as usize]
        };
        let (place, other) = if reads_place(self, a) {
            (a, b)
        } else if op != BinaryOp::Sub && reads_place(self, b) {
            (b, a)
        } else {
            return false;
        };
        if self.constant(other).is_none() && self.func.values[other].is_const() {
            return false;
        }
        let Some(load) = self.def_inst(place) else { return false };
        self.take(inst, value);
        self.take(load, place);
        // The load's own use of the address is gone with it.
        self.state.uses[addr.index()] = self.state.uses[addr.index()].saturating_sub(1);
        let width = Width::of_bytes(ty.bytes());
        if let Some(c) = self.constant(other).filter(|&c| i32::try_from(c).is_ok()) {
            let addr = self.address(addr, offset);
            let (code, kind) = alu_imm(alu, width, c);
            self.begin(code);
            self.mem(&addr);
            self.imm(kind, c);
            self.end();
            return true;
        }
        let src = self.use_reg(other);
        let addr = self.address(addr, offset);
        self.begin(alu_rm_r(alu, width));
        self.mem(&addr);
        self.reg(src, width);
        self.end();
        true
    }

    // ---- blocks of memory -----------------------------------------------------------------------

    pub(crate) fn select_mem(
        &mut self,
        op: MemOp,
        volatile: bool,
        [to, from, length]: [Value; 3],
    ) -> Result<(), Error> {
        let n = self.constant_bits(length);
        match (op, n) {
            (_, Some(0)) => Ok(()),
            (MemOp::Copy, Some(n)) if n <= INLINE_COPY => {
                self.copy_block(to, from, n, if volatile { Copying::Once } else { Copying::Freely });
                Ok(())
            }
            (MemOp::Move, Some(n)) if n <= INLINE_MOVE => {
                self.copy_block(to, from, n, Copying::ReadFirst);
                Ok(())
            }
            (MemOp::Set, Some(n)) if n <= INLINE_FILL => {
                self.fill_block(to, from, n, !volatile);
                Ok(())
            }
            _ => {
                let routine = match op {
                    MemOp::Copy => LibCall::Memcpy,
                    MemOp::Move => LibCall::Memmove,
                    MemOp::Set => LibCall::Memset,
                };
                let from = if op == MemOp::Set { self.extended(from, false) } else { self.use_reg(from) };
                let to = self.use_reg(to);
                let length = self.use_reg(length);
                self.call_routine(routine, &[to, from, length], None);
                Ok(())
            }
        }
    }

    /// An address that can be used several times, as one or two registers and a displacement.
    fn block_addr(&mut self, value: Value, n: u64) -> Addr {
        let addr = self.address(value, 0);
        if addr.has_room(n as i32) {
            return addr;
        }
        let reg = self.int_temp();
        self.lea_into(&addr, reg);
        Addr::reg(reg, 0)
    }

    fn copy_block(&mut self, to: Value, from: Value, n: u64, how: Copying) {
        let to = self.block_addr(to, n);
        let from = self.block_addr(from, n);
        self.copy_pieces(&to, &from, n, how);
    }

    /// Copies `n` bytes.
    pub(crate) fn copy_pieces(&mut self, to: &Addr, from: &Addr, n: u64, how: Copying) {
        let mut read = [Vreg(0); 16];
        for (i, (offset, bytes)) in pieces(n, how == Copying::Freely).enumerate() {
            let reg = self.load_piece(&from.offset(offset as i32), bytes);
            if how == Copying::ReadFirst {
                read[i] = reg;
            } else {
                self.store_piece(&to.offset(offset as i32), bytes, reg);
            }
        }
        if how == Copying::ReadFirst {
            for (i, (offset, bytes)) in pieces(n, false).enumerate() {
                self.store_piece(&to.offset(offset as i32), bytes, read[i]);
            }
        }
    }

    pub(super) fn load_piece(&mut self, addr: &Addr, bytes: u32) -> Vreg {
        if bytes == 16 {
            let reg = self.float_temp(16);
            self.begin(Opcode::Movups_xmm_xmmm128);
            self.def(reg, Width::Xmm);
            self.mem(addr);
            self.end();
            return reg;
        }
        let reg = self.int_temp();
        self.load_into(addr, Type::int_of_bytes(bytes).unwrap_or(Type::I64), reg);
        reg
    }

    pub(super) fn store_piece(&mut self, addr: &Addr, bytes: u32, reg: Vreg) {
        if bytes == 16 {
            self.begin(Opcode::Movups_xmmm128_xmm);
            self.mem(addr);
            self.reg(reg, Width::Xmm);
            return self.end();
        }
        self.store_reg(addr, Type::int_of_bytes(bytes).unwrap_or(Type::I64), reg);
    }

    /// Fills `n` bytes; with `overlap` some of them may be written twice.
    fn fill_block(&mut self, to: Value, byte: Value, n: u64, overlap: bool) {
        const ONES: i64 = 0x0101_0101_0101_0101;
        if let Some(b) = self.constant_bits(byte) {
            let pattern = ONES.wrapping_mul((b & 0xff) as i64);
            let to = self.block_addr(to, n);
            let wide = if n >= 16 {
                let reg = self.float_temp(16);
                if b & 0xff == 0 {
                    self.float_const_into(0, Type::F64, reg);
                } else {
                    let bits = u128::from(pattern as u64) * 0x1_0000_0000_0000_0001;
                    let addr = self.pool_addr(bits, 16);
                    self.begin(Opcode::Movaps_xmm_xmmm128);
                    self.def(reg, Width::Xmm);
                    self.mem(&addr);
                    self.end();
                }
                Some(reg)
            } else {
                None
            };
            let mut whole = None;
            for (offset, bytes) in pieces(n, overlap) {
                let at = to.offset(offset as i32);
                match (bytes, wide) {
                    (16, Some(reg)) => self.store_piece(&at, 16, reg),
                    (8, _) if i32::try_from(pattern).is_err() => {
                        let reg = *whole.get_or_insert_with(|| self.imm_reg(pattern));
                        self.store_piece(&at, 8, reg);
                    }
                    (bytes, _) => {
                        let unused = 64 - bytes * 8;
                        self.store_imm(&at, Width::of_bytes(bytes), (pattern << unused) >> unused);
                    }
                }
            }
            return;
        }
        let byte = self.extended(byte, false);
        let ones = self.imm_reg(ONES);
        let pattern = self.int_temp();
        self.begin(Opcode::Imul_r64_rm64);
        self.tied(pattern, byte, Width::B8);
        self.reg(ones, Width::B8);
        self.end();
        let to = self.block_addr(to, n);
        for (offset, bytes) in pieces(n, overlap) {
            let at = to.offset(offset as i32);
            if bytes == 16 {
                self.store_piece(&at, 8, pattern);
                self.store_piece(&at.offset(8), 8, pattern);
            } else {
                self.store_piece(&at, bytes, pattern);
            }
        }
    }

    /// Marks a symbol number as one of a support routine.
    pub(crate) fn routine_id(routine: LibCall) -> u32 {
        LIBCALL_BIT | routine as u32
    }

    /// A load as an instruction.
    pub(crate) fn select_load(
        &mut self,
        inst: Inst,
        _flags: MemFlags,
        addr: Value,
        offset: i32,
    ) -> Result<(), Error> {
        let result = self.result(inst);
        let dst = self.vreg(result);
        let ty = self.ty(result);
        let addr = self.address(addr, offset);
        self.load_into(&addr, ty, dst);
        Ok(())
    }
}
