//! Loads, stores, read-modify-write on memory, blocks of memory.

use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Inst, InstData, MemFlags, MemOp, Ordering, Type, UnaryOp, Value};

use super::atomic;
use super::cx::Cx;
use super::draft::Draft;
use super::libcall::LibCall;
use super::operand::Addr;
use crate::minst::{Alu, Imm, Width, alu_imm, alu_rm_r, by_width};
use sheave_regalloc::Vreg;

/// Blocks of up to this many bytes of known length are copied and filled in line.
const INLINE_COPY: u64 = 128;
const INLINE_FILL: u64 = 128;
/// Blocks that may overlap are read completely first: at most this many registers.
const INLINE_MOVE: u64 = 64;

/// The pieces of a block operation, offset and bytes: sixteen bytes through XMM, shorter ones through a
/// general register. With `overlap` the last piece of a block that ends with single bytes, as strings do, may
/// begin in the piece before it: 31 bytes are two pieces, not five. Blocks of words are left alone, whose
/// words would be written by two stores, and be slow to load.
fn pieces(length: u64, overlap: bool) -> impl Iterator<Item = (u32, u32)> {
    let mut done = 0u64;
    core::iter::from_fn(move || {
        let left = length - done;
        let last = left.next_power_of_two();
        if overlap && !length.is_multiple_of(4) && (1..16).contains(&left) && left < last && last <= length {
            done = length;
            return Some(((length - last) as u32, last as u32));
        }
        let bytes = 1 << left.min(16).checked_ilog2()?;
        let piece = (done as u32, bytes as u32);
        done += bytes;
        Some(piece)
    })
}

/// How a block of memory is copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Copying {
    /// The blocks are apart, or the same.
    Freely,
    /// So are they, and each byte is accessed once.
    Once,
    /// The blocks may overlap: all is read before anything is written.
    ReadFirst,
}

/// A load as an instruction.
pub(super) fn select_load(cx: &mut Cx<'_>, inst: Inst, addr: Value, offset: i32) {
    let dst = cx.result_vreg(inst);
    let ty = cx.ty(cx.result(inst));
    let addr = cx.address(addr, offset);
    cx.draft.load_into(&addr, ty, dst);
}

pub(super) fn select_store(cx: &mut Cx<'_>, flags: MemFlags, addr: Value, mut value: Value, offset: i32) {
    if flags.ordering == Ordering::SeqCst {
        return atomic::store_seq_cst(cx, addr, value, offset);
    }
    if flags == MemFlags::default() && update_in_place(cx, addr, value, offset) {
        return;
    }
    let mut ty = cx.ty(value);
    // The bits of a float constant are an immediate.
    if let Some(c) = cx.constant(value) {
        let width = Width::of_bytes(ty.bytes());
        if width != Width::B8 || i32::try_from(c).is_ok() {
            let addr = cx.address(addr, offset);
            return cx.draft.store_imm(&addr, width, c);
        }
        if ty.is_float() {
            let reg = cx.draft.imm_reg(c);
            let addr = cx.address(addr, offset);
            return cx.draft.store_reg(&addr, Type::I64, reg);
        }
    }
    // Storing a truncated or converted value stores the original's low bytes, as many as the value has.
    while let Some((inst, InstData::Unary { op, arg })) = cx.uses.sinkable_data(value) {
        match (op, cx.ty(arg).is_float()) {
            (UnaryOp::Trunc, _) => {}
            (UnaryOp::Bitcast, is_float) if is_float != cx.ty(value).is_float() && ty.bytes() >= 4 => {
                ty = scalar(ty.bytes(), is_float);
            }
            _ => break,
        }
        if cx.is_made_at_uses(arg) {
            break;
        }
        cx.uses.take(inst, value);
        value = arg;
    }
    let src = cx.use_reg(value);
    let addr = cx.address(addr, offset);
    cx.draft.store_reg(&addr, ty, src);
}

/// The type of four or eight bytes in a register of one kind or the other.
pub(super) fn scalar(bytes: u32, is_float: bool) -> Type {
    match (is_float, bytes) {
        (true, 4) => Type::F32,
        (true, _) => Type::F64,
        (false, 4) => Type::I32,
        (false, _) => Type::I64,
    }
}

/// `store (load p) op x, p` as one instruction on memory.
fn update_in_place(cx: &mut Cx<'_>, addr: Value, value: Value, offset: i32) -> bool {
    let Some((inst, InstData::Binary { op, args: [a, b], .. })) = cx.uses.sinkable_data(value) else {
        return false;
    };
    let Some(alu) = Alu::of(op).filter(|_| !cx.ty(value).is_float()) else { return false };
    // The load of the same place, if no instruction between it and the store writes memory.
    let load_of = |cx: &Cx<'_>, value: Value| match cx.uses.sinkable_data(value) {
        Some((load, InstData::Load { addr: from, offset: at, .. })) => {
            (from == addr && at == offset && cx.uses.has_same_memory(load)).then_some(load)
        }
        _ => None,
    };
    let (load, place, other) = match (load_of(cx, a), load_of(cx, b)) {
        (Some(load), _) => (load, a, b),
        (None, Some(load)) if op != BinaryOp::Sub => (load, b, a),
        _ => return false,
    };
    if cx.constant(other).is_none() && cx.is_const(other) {
        return false;
    }
    cx.uses.take(inst, value);
    cx.uses.take(load, place);
    // The load's own use of the address is gone with it.
    cx.uses.remove(addr);
    update_memory(cx, alu, addr, offset, other, 0);
    true
}

/// `op [addr], value` with a flag, [`LOCK`](crate::minst::LOCK) for instance.
pub(super) fn update_memory(cx: &mut Cx<'_>, op: Alu, addr: Value, offset: i32, value: Value, flag: u8) {
    let width = cx.width(value);
    if let Some(c) = cx.constant_i32(value).map(i64::from) {
        let addr = cx.address(addr, offset);
        let (code, kind) = alu_imm(op, width, c);
        return cx.draft.begin(code).mem(&addr).imm(kind, c).flag(flag).end();
    }
    let src = cx.use_reg(value);
    let addr = cx.address(addr, offset);
    cx.draft.begin(alu_rm_r(op, width)).mem(&addr).reg(src, width).flag(flag).end();
}

// ---- blocks of memory ---------------------------------------------------------------------------

pub(super) fn select_mem(cx: &mut Cx<'_>, op: MemOp, volatile: bool, [to, from, length]: [Value; 3]) {
    let routine = match (op, cx.constant_bits(length)) {
        (_, Some(0)) => return,
        (MemOp::Copy, Some(n)) if n <= INLINE_COPY => {
            return copy_block(cx, to, from, n, if volatile { Copying::Once } else { Copying::Freely });
        }
        (MemOp::Move, Some(n)) if n <= INLINE_MOVE => return copy_block(cx, to, from, n, Copying::ReadFirst),
        (MemOp::Set, Some(n)) if n <= INLINE_FILL => return fill_block(cx, to, from, n, !volatile),
        (MemOp::Copy, _) => LibCall::Memcpy,
        (MemOp::Move, _) => LibCall::Memmove,
        (MemOp::Set, _) => LibCall::Memset,
    };
    let from = if op == MemOp::Set { cx.extended(from, false) } else { cx.use_reg(from) };
    let to = cx.use_reg(to);
    let length = cx.use_reg(length);
    cx.draft.call_routine(routine, &[to, from, length], None);
}

fn copy_block(cx: &mut Cx<'_>, to: Value, from: Value, n: u64, how: Copying) {
    let to = cx.block_addr(to, n);
    let from = cx.block_addr(from, n);
    cx.draft.copy_pieces(&to, &from, n, how);
}

/// Fills `n` bytes; with `overlap` some of them may be written twice.
fn fill_block(cx: &mut Cx<'_>, to: Value, byte: Value, n: u64, overlap: bool) {
    const ONES: i64 = 0x0101_0101_0101_0101;
    if let Some(b) = cx.constant_bits(byte) {
        let pattern = ONES.wrapping_mul((b & 0xff) as i64);
        let to = cx.block_addr(to, n);
        let wide = if n >= 16 {
            let reg = cx.draft.float_temp(16);
            if b & 0xff == 0 {
                cx.draft.float_const_into(0, Type::F64, reg);
            } else {
                let bits = u128::from(pattern as u64) * 0x1_0000_0000_0000_0001;
                let addr = cx.draft.pool_addr(bits, 16);
                cx.draft.begin(Opcode::Movaps_xmm_xmmm128).def(reg, Width::Xmm).mem(&addr).end();
            }
            Some(reg)
        } else {
            None
        };
        let mut whole = None;
        for (offset, bytes) in pieces(n, overlap) {
            let at = to.offset(offset as i32);
            match (bytes, wide) {
                (16, Some(reg)) => cx.draft.store_piece(&at, 16, reg),
                (8, _) if i32::try_from(pattern).is_err() => {
                    let reg = *whole.get_or_insert_with(|| cx.draft.imm_reg(pattern));
                    cx.draft.store_piece(&at, 8, reg);
                }
                (bytes, _) => {
                    let unused = 64 - bytes * 8;
                    cx.draft.store_imm(&at, Width::of_bytes(bytes), (pattern << unused) >> unused);
                }
            }
        }
        return;
    }
    let byte = cx.extended(byte, false);
    let ones = cx.draft.imm_reg(ONES);
    let pattern = cx.draft.int_temp();
    cx.draft.begin(Opcode::Imul_r64_rm64).tied(pattern, byte, Width::B8).reg(ones, Width::B8).end();
    let to = cx.block_addr(to, n);
    for (offset, bytes) in pieces(n, overlap) {
        let at = to.offset(offset as i32);
        if bytes == 16 {
            cx.draft.store_piece(&at, 8, pattern);
            cx.draft.store_piece(&at.offset(8), 8, pattern);
        } else {
            cx.draft.store_piece(&at, bytes, pattern);
        }
    }
}

impl Draft<'_> {
    /// `dst := ty at addr`, narrow integers zero-extended.
    pub(super) fn load_into(&mut self, addr: &Addr, ty: Type, dst: Vreg) {
        let (code, width) = match ty {
            Type::I8 => (Opcode::Movzx_r32_rm8, Width::B4),
            Type::I16 => (Opcode::Movzx_r32_rm16, Width::B4),
            Type::I32 => (Opcode::Mov_r32_rm32, Width::B4),
            Type::I64 | Type::Ptr => (Opcode::Mov_r64_rm64, Width::B8),
            Type::F32 => (Opcode::Movss_xmm_xmmm32, Width::Xmm),
            Type::F64 => (Opcode::Movsd_xmm_xmmm64, Width::Xmm),
        };
        self.begin(code).def(dst, width).mem(addr).end();
    }

    /// Writes a register.
    pub(super) fn store_reg(&mut self, addr: &Addr, ty: Type, src: Vreg) {
        let (code, width) = match ty {
            Type::F32 => (Opcode::Movss_xmmm32_xmm, Width::Xmm),
            Type::F64 => (Opcode::Movsd_xmmm64_xmm, Width::Xmm),
            _ => {
                let width = Width::of_bytes(ty.bytes());
                (by_width(width, Opcode::Mov_rm8_r8, Opcode::Mov_rm16_r16), width)
            }
        };
        self.begin(code).mem(addr).reg(src, width).end();
    }

    /// Writes an immediate of the width; 64-bit ones must fit 32 bits sign-extended.
    pub(super) fn store_imm(&mut self, addr: &Addr, width: Width, value: i64) {
        let code = by_width(width, Opcode::Mov_rm8_imm8, Opcode::Mov_rm16_imm16);
        self.begin(code).mem(addr).imm(Imm::whole(width), value).end();
    }

    /// Copies `n` bytes.
    pub(super) fn copy_pieces(&mut self, to: &Addr, from: &Addr, n: u64, how: Copying) {
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
            self.begin(Opcode::Movups_xmm_xmmm128).def(reg, Width::Xmm).mem(addr).end();
            return reg;
        }
        let reg = self.int_temp();
        self.load_into(addr, Type::int_of_bytes(bytes).unwrap_or(Type::I64), reg);
        reg
    }

    pub(super) fn store_piece(&mut self, addr: &Addr, bytes: u32, reg: Vreg) {
        if bytes == 16 {
            return self.begin(Opcode::Movups_xmmm128_xmm).mem(addr).reg(reg, Width::Xmm).end();
        }
        self.store_reg(addr, Type::int_of_bytes(bytes).unwrap_or(Type::I64), reg);
    }
}
