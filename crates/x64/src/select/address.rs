//! Addressing modes: base + index * scale + displacement, folded out of address arithmetic.

use cranelift_entity::EntityRef;
use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Block, ConstData, Inst, InstData, Slot, Symbol, UnaryOp, Value};

use super::cx::Cx;
use super::draft::Draft;
use super::libcall::{LIBCALL_BIT, LibCall};
use super::operand::{Addr, AddrBase, RegMem};
use super::uses::MAX_DEPTH;
use crate::TlsModel;
use crate::minst::{Alu, Base, Shift, Width};
use sheave_regalloc::Vreg;

/// Displacements relative to a frame or a symbol stay in this range, so that adding the frame's own offset
/// cannot overflow.
const SPECIAL_DISP: i64 = 1 << 28;

/// How a scaled index is computed.
enum Scale {
    /// In the addressing mode.
    Direct(u8),
    /// `index * 3`, `* 5` or `* 9` in a register first, then this scale.
    Lea(u8, u8),
    /// A shift first.
    Shift(u8),
    No,
}

fn classify_scale(scale: u16) -> Scale {
    match scale {
        1 | 2 | 4 | 8 => Scale::Direct(scale as u8),
        _ if scale.is_power_of_two() => Scale::Shift(scale.trailing_zeros() as u8),
        _ => {
            for factor in [3u16, 5, 9] {
                if scale.is_multiple_of(factor) && matches!(scale / factor, 1 | 2 | 4 | 8) {
                    return Scale::Lea(factor as u8, (scale / factor) as u8);
                }
            }
            Scale::No
        }
    }
}

/// The address of a slot is rematerialised at each use, unless elimination made a variable of it.
pub(super) fn select_alloca(cx: &mut Cx<'_>, inst: Inst, slot: Slot) {
    let result = cx.result(inst);
    if cx.is_variable(result) {
        let dst = cx.vreg(result);
        let addr = cx.slot_address(slot, 0, None);
        cx.draft.lea_into(&addr, dst);
    }
}

/// `dst := the operand's address`, as a value.
pub(super) fn select_ptr_index(cx: &mut Cx<'_>, inst: Inst) {
    let InstData::PtrIndex { scale, base, index: by, offset, .. } = cx.func.insts[inst] else { return };
    let dst = cx.result_vreg(inst);
    let addr = cx.address(base, offset);
    if let Some(c) = cx.constant(by) {
        let total = c.wrapping_mul(i64::from(scale)).wrapping_add(i64::from(addr.disp));
        let index = addr.index.map(|reg| (reg, addr.scale));
        let addr = cx.draft.finish(addr.base, total, index);
        return cx.draft.lea_into(&addr, dst);
    }
    add_index(cx, dst, addr, by, scale);
}

/// A sum of addresses or 64-bit integers, as a value.
pub(super) fn select_address_sum(cx: &mut Cx<'_>, inst: Inst, a: Value, b: Value) {
    let dst = cx.result_vreg(inst);
    if let Some(c) = cx.constant_i32(b) {
        let addr = cx.address(a, c);
        return cx.draft.lea_into(&addr, dst);
    }
    let addr = cx.address(a, 0);
    add_index(cx, dst, addr, b, 1);
}

/// `dst := addr + by * scale`.
fn add_index(cx: &mut Cx<'_>, dst: Vreg, mut addr: Addr, by: Value, scale: u16) {
    if addr.index.is_some() || matches!(addr.base, AddrBase::Special(Base::Symbol, _)) {
        addr = Addr::reg(cx.draft.lea(&Addr { disp: 0, ..addr }), addr.disp);
    }
    let mut disp = i64::from(addr.disp);
    let index = cx.index_register(by, scale, &mut disp, 1);
    let addr = cx.draft.finish(addr.base, disp, Some(index));
    cx.draft.lea_into(&addr, dst);
}

impl Cx<'_> {
    /// The memory operand for `value + offset`, with as much as possible of the address arithmetic of `value`
    /// folded into it.
    pub(super) fn address(&mut self, value: Value, offset: i32) -> Addr {
        let mut value = value;
        let mut disp = i64::from(offset);
        let mut index: Option<(Vreg, u8)> = None;
        for _ in 0..MAX_DEPTH {
            match self.func.const_data(value) {
                Some(ConstData::Bits(bits)) => return self.draft.absolute(bits, disp, index),
                Some(ConstData::Undef) => return self.draft.absolute(0, disp, index),
                Some(ConstData::Symbol(symbol, addend)) => {
                    return self.symbol_address(symbol, addend.wrapping_add(disp), index);
                }
                Some(ConstData::BlockAddr(symbol, block)) => {
                    let reg = self.block_address(symbol, block);
                    return self.draft.finish(AddrBase::Reg(reg), disp, index);
                }
                None => {}
            }
            let Some(inst) = self.def_inst(value) else { break };
            if let InstData::Alloca { slot } = self.func.insts[inst] {
                return self.slot_address(slot, disp, index);
            }
            if !self.uses.can_sink(inst) && !self.is_free_here(inst) {
                break;
            }
            // Operands of an instruction that is computed in its own place as well have a use there, too.
            let is_shared = self.uses.count(value) != 1;
            let uses_of_index = 1 + u32::from(is_shared);
            match self.func.insts[inst] {
                InstData::Unary { op: UnaryOp::Bitcast | UnaryOp::Copy | UnaryOp::Freeze, arg }
                    if self.ty(arg).is_int_or_ptr() =>
                {
                    self.uses.take(inst, value);
                    value = arg;
                }
                // Whatever an address is computed from has its width.
                InstData::Binary { op: BinaryOp::PtrAdd | BinaryOp::Add, args: [base, offset], .. } => {
                    if let Some(c) = self.constant(offset) {
                        let Some(sum) = sum_in_range(disp, c, 1) else { break };
                        disp = sum;
                        self.uses.take(inst, value);
                    } else if index.is_none() {
                        self.uses.take(inst, value);
                        index = Some(self.index_register(offset, 1, &mut disp, uses_of_index));
                    } else {
                        break;
                    }
                    value = base;
                }
                InstData::PtrIndex { scale, base, index: by, offset, .. } => {
                    let Some(sum) = disp.checked_add(i64::from(offset)) else { break };
                    if let Some(c) = self.constant(by) {
                        let Some(sum) = sum_in_range(sum, c, scale) else { break };
                        disp = sum;
                        self.uses.take(inst, value);
                    } else {
                        let direct = matches!(classify_scale(scale), Scale::Direct(_));
                        if index.is_some() || i32::try_from(sum).is_err() || (is_shared && !direct) {
                            break;
                        }
                        disp = sum;
                        self.uses.take(inst, value);
                        index = Some(self.index_register(by, scale, &mut disp, uses_of_index));
                    }
                    value = base;
                }
                _ => break,
            }
        }
        let base = self.use_reg(value);
        self.draft.finish(AddrBase::Reg(base), disp, index)
    }

    /// Whether `inst`, an address of a block before, may be computed in the operand that uses it, and that
    /// keeps no more values in registers than the address would be one.
    fn is_free_here(&mut self, inst: Inst) -> bool {
        let operands = match self.func.insts[inst] {
            InstData::PtrIndex { base, index, .. } => [base, index],
            InstData::Binary { op: BinaryOp::PtrAdd | BinaryOp::Add, args, .. } => args,
            _ => return false,
        };
        let ends = |cx: &mut Self, value: Value| !cx.is_const(value) && !cx.lives_on(value);
        self.uses.leads_here(inst, operands) && !(ends(self, operands[0]) && ends(self, operands[1]))
    }

    /// A register and a scale for `by * scale`, moving a constant part into the displacement. A value with
    /// `uses` uses left is used by this address only.
    fn index_register(&mut self, by: Value, scale: u16, disp: &mut i64, uses: u32) -> (Vreg, u8) {
        let mut by = by;
        let mut scale = scale;
        for _ in 0..MAX_DEPTH {
            let Some(inst) = self.uses.sinkable_if_used(by, uses) else { break };
            let InstData::Binary { op, args: [a, b], .. } = self.func.insts[inst] else { break };
            match (op, self.constant(b)) {
                (BinaryOp::Add, Some(c)) => {
                    let Some(sum) = sum_in_range(*disp, c, scale) else { break };
                    *disp = sum;
                }
                (BinaryOp::Shl, Some(k @ 1..=3)) if scale << k <= 8 => scale <<= k,
                _ => break,
            }
            self.uses.take(inst, by);
            by = a;
        }
        let reg = self.use_reg(by);
        let (product, rest) = match classify_scale(scale) {
            Scale::Direct(scale) => return (reg, scale),
            Scale::Lea(_, rest) => (self.draft.int_temp(), rest),
            Scale::Shift(_) | Scale::No => (self.draft.int_temp(), 1),
        };
        match classify_scale(scale) {
            Scale::Lea(factor, _) => self.draft.lea_times(product, reg, factor, Width::B8),
            // A loop counter, mostly, which lives on: to shift it would need a copy.
            Scale::Shift(amount) if self.is_variable(by) => {
                self.draft.multiply_plain(product, reg, 1 << amount, Width::B8);
            }
            Scale::Shift(amount) => {
                self.draft.shift_imm(Shift::Shl, Width::B8, product, reg, i64::from(amount));
            }
            Scale::Direct(_) | Scale::No => {
                self.draft.multiply_by(product, reg, i64::from(scale), Width::B8);
            }
        }
        (product, rest)
    }

    /// An address of `n` bytes that can be used several times, as one or two registers and a displacement.
    pub(super) fn block_addr(&mut self, value: Value, n: u64) -> Addr {
        let addr = self.address(value, 0);
        if addr.has_room(n as i32) { addr } else { Addr::reg(self.draft.lea(&addr), 0) }
    }

    /// The address of a stack slot.
    fn slot_address(&mut self, slot: Slot, disp: i64, index: Option<(Vreg, u8)>) -> Addr {
        self.draft.out.slot_used[slot.index()] = true;
        let at = |disp| Addr::special(Base::Slot, slot.as_u32(), disp);
        let align_log2 = self.func.slots[slot].align_log2;
        if align_log2 > 4 {
            // The frame is aligned to 16 bytes; the slot has room to be aligned within.
            let align = 1i64 << align_log2.min(30);
            let start = self.draft.lea(&at((align - 16) as i32));
            let aligned = self.draft.fresh(|it, to| it.alu_imm(Alu::And, Width::B8, to, start, -align));
            return self.draft.finish(AddrBase::Reg(aligned), disp, index);
        }
        if disp.unsigned_abs() < SPECIAL_DISP as u64 {
            return self.draft.finish(at(0).base, disp, index);
        }
        let start = self.draft.lea(&at(0));
        self.draft.finish(AddrBase::Reg(start), disp, index)
    }

    fn symbol_address(&mut self, symbol: Symbol, disp: i64, index: Option<(Vreg, u8)>) -> Addr {
        if self.module.symbols[symbol].thread_local {
            let reg = self.thread_local_address(symbol);
            return self.draft.finish(AddrBase::Reg(reg), disp, index);
        }
        let entry = if self.is_near(symbol) { Base::Symbol } else { Base::Got };
        if entry == Base::Symbol && disp.unsigned_abs() < SPECIAL_DISP as u64 {
            let addr = Addr::special(entry, symbol.as_u32(), disp as i32);
            if index.is_none() {
                return addr;
            }
            // Relative to the instruction pointer there is no index.
            let start = self.draft.lea(&addr);
            return self.draft.finish(AddrBase::Reg(start), 0, index);
        }
        let start = self.draft.lea(&Addr::special(entry, symbol.as_u32(), 0));
        self.draft.finish(AddrBase::Reg(start), disp, index)
    }

    /// The address of a thread-local symbol, in a register.
    fn thread_local_address(&mut self, symbol: Symbol) -> Vreg {
        let dst = self.draft.int_temp();
        let offset = Addr::special(Base::TlsOffset, symbol.as_u32(), 0);
        match self.options.tls {
            TlsModel::Call => {
                let descriptor = self.draft.fresh(|it, to| it.lea_width(&offset, to, Width::B8));
                self.draft.call_routine(LibCall::TlsGetAddr, &[descriptor], Some(dst));
            }
            TlsModel::InitialExec => {
                let start = self.draft.int_temp();
                let thread = Addr::special(Base::Thread, 0, 0);
                self.draft.begin(Opcode::Mov_r64_rm64).def(start, Width::B8).mem(&thread).end();
                self.draft.alu(Alu::Add, Width::B8, dst, start, RegMem::Mem(offset));
            }
        }
        dst
    }

    /// The address of a block of this or another function, in a register.
    fn block_address(&mut self, symbol: Symbol, block: Block) -> Vreg {
        let dst = self.draft.int_temp();
        let id = if symbol == self.func.symbol {
            // A block that cannot be reached has no position; its number must not be taken for a foreign
            // block's.
            self.layout.index_of(block).min(LIBCALL_BIT - 1)
        } else {
            let foreign = &mut self.draft.out.foreign_blocks;
            foreign.push((symbol, block));
            LIBCALL_BIT | (foreign.len() as u32 - 1)
        };
        self.draft.lea_width(&Addr::special(Base::Block, id, 0), dst, Width::B8);
        dst
    }
}

/// `disp + c * scale`, if it fits a displacement.
fn sum_in_range(disp: i64, c: i64, scale: u16) -> Option<i64> {
    let sum = c.checked_mul(i64::from(scale)).and_then(|c| disp.checked_add(c))?;
    i32::try_from(sum).is_ok().then_some(sum)
}

impl Draft<'_> {
    /// The address in a register.
    pub(super) fn lea(&mut self, addr: &Addr) -> Vreg {
        self.fresh(|it, to| it.lea_into(addr, to))
    }

    /// `dst := src * factor` for a factor of 3, 5 or 9.
    pub(super) fn lea_times(&mut self, dst: Vreg, src: Vreg, factor: u8, width: Width) {
        self.lea_width(&Addr::indexed(src, src, factor - 1), dst, width);
    }

    /// An address whose displacement need not fit: then it is added in a register.
    fn finish(&mut self, base: AddrBase, disp: i64, index: Option<(Vreg, u8)>) -> Addr {
        let (index, scale) = index.map_or((None, 1), |(reg, scale)| (Some(reg), scale));
        if let Ok(disp) = i32::try_from(disp) {
            return Addr { base, index, scale, disp };
        }
        let far = self.imm_reg(disp);
        let start = match base {
            AddrBase::Reg(reg) => Some(reg),
            AddrBase::None => None,
            AddrBase::Special(..) => Some(self.lea(&Addr { base, index: None, scale: 1, disp: 0 })),
        };
        let sum = start.map_or(far, |start| self.fresh(|it, to| it.add3(Width::B8, to, start, far)));
        Addr { base: AddrBase::Reg(sum), index, scale, disp: 0 }
    }

    fn absolute(&mut self, bits: u64, disp: i64, index: Option<(Vreg, u8)>) -> Addr {
        self.finish(AddrBase::None, (bits as i64).wrapping_add(disp), index)
    }
}
