//! Addressing modes: base + index * scale + displacement, folded out of address arithmetic.

use cranelift_entity::EntityRef;
use iced_x86::Code as Opcode;
use sheave_ir::{
    BinaryOp, ConstData, Inst, InstData, Linkage, Slot, Symbol, SymbolDef, UnaryOp, Value, Visibility,
};

use super::{MAX_DEPTH, Selector};
use crate::Error;
use crate::minst::{Alu, Base, Width};
use sheave_regalloc::Vreg;

/// What an address starts from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AddrBase {
    None,
    Reg(Vreg),
    /// A place the encoder knows, with its number.
    Special(Base, u32),
}

/// A memory operand over virtual registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Addr {
    pub(crate) base: AddrBase,
    pub(crate) index: Option<Vreg>,
    pub(crate) scale: u8,
    pub(crate) disp: i32,
}

impl Addr {
    pub(crate) fn reg(base: Vreg, disp: i32) -> Addr {
        Addr { base: AddrBase::Reg(base), index: None, scale: 1, disp }
    }

    pub(crate) fn special(base: Base, id: u32, disp: i32) -> Addr {
        Addr { base: AddrBase::Special(base, id), index: None, scale: 1, disp }
    }

    /// The address `bytes` further on, if the displacement allows.
    pub(crate) fn offset(self, bytes: i32) -> Addr {
        Addr { disp: self.disp.wrapping_add(bytes), ..self }
    }

    /// Whether `bytes` more can be added without overflow, with room to spare for a frame.
    pub(crate) fn has_room(&self, bytes: i32) -> bool {
        self.disp.checked_add(bytes).is_some_and(|d| d.unsigned_abs() < 1 << 30)
    }
}

/// Displacements relative to a frame or a symbol stay in this range, so that adding the frame's own offset
/// cannot overflow.
const SPECIAL_DISP: i64 = 1 << 28;

/// How a scaled index can be had.
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

impl Selector<'_> {
    /// The memory operand for `value + offset`, taking over what fits of the address arithmetic that computes
    /// `value` into it.
    pub(crate) fn address(&mut self, value: Value, offset: i32) -> Addr {
        let mut value = value;
        let mut disp = i64::from(offset);
        let mut index: Option<(Vreg, u8)> = None;
        for _ in 0..MAX_DEPTH {
            match self.func.const_data(value) {
                Some(ConstData::Bits(bits)) => return self.absolute(bits, disp, index),
                Some(ConstData::Undef) => return self.absolute(0, disp, index),
                Some(ConstData::Symbol(symbol, addend)) => {
                    return self.symbol_address(symbol, addend.wrapping_add(disp), index);
                }
                Some(ConstData::BlockAddr(symbol, block)) => {
                    let reg = self.block_address(symbol, block);
                    return self.finish(AddrBase::Reg(reg), disp, index);
                }
                None => {}
            }
            let Some(inst) = self.def_inst(value) else { break };
            if let InstData::Alloca { slot } = self.func.insts[inst] {
                return self.slot_address(slot, disp, index);
            }
            if !self.can_sink(inst) {
                break;
            }
            match self.func.insts[inst] {
                InstData::Unary { op: UnaryOp::Bitcast | UnaryOp::Copy | UnaryOp::Freeze, arg }
                    if self.ty(arg).is_int_or_ptr() =>
                {
                    self.take(inst, value);
                    value = arg;
                }
                // Whatever an address is computed from has its width.
                InstData::Binary { op: BinaryOp::PtrAdd | BinaryOp::Add, args: [base, offset], .. } => {
                    if let Some(c) = self.constant(offset) {
                        let Some(sum) = disp.checked_add(c).filter(|&sum| i32::try_from(sum).is_ok()) else {
                            break;
                        };
                        disp = sum;
                    } else if index.is_none() {
                        index = Some(self.index_register(offset, 1, &mut disp));
                    } else {
                        break;
                    }
                    self.take(inst, value);
                    value = base;
                }
                InstData::PtrIndex { scale, base, index: by, offset, .. } => {
                    let Some(sum) = disp.checked_add(i64::from(offset)) else { break };
                    if let Some(c) = self.constant(by) {
                        let Some(sum) = c.checked_mul(i64::from(scale)).and_then(|c| sum.checked_add(c))
                        else {
                            break;
                        };
                        if i32::try_from(sum).is_err() {
                            break;
                        }
                        disp = sum;
                    } else {
                        let shared = self.state.uses[value.index()] != 1;
                        let direct = matches!(classify_scale(scale), Scale::Direct(_));
                        if index.is_some() || i32::try_from(sum).is_err() || (shared && !direct) {
                            break;
                        }
                        disp = sum;
                        index = Some(self.index_register(by, scale, &mut disp));
                    }
                    self.take(inst, value);
                    value = base;
                }
                _ => break,
            }
        }
        let base = self.use_reg(value);
        self.finish(AddrBase::Reg(base), disp, index)
    }

    /// A register and a scale for `by * scale`, moving a constant part into the displacement.
    fn index_register(&mut self, by: Value, scale: u16, disp: &mut i64) -> (Vreg, u8) {
        let mut by = by;
        let mut scale = scale;
        for _ in 0..MAX_DEPTH {
            let Some(inst) = self.sinkable_once(by) else { break };
            match self.func.insts[inst] {
                InstData::Binary { op: BinaryOp::Add, args: [a, b], .. } => {
                    let Some(c) = self.constant(b) else { break };
                    let Some(sum) = c.checked_mul(i64::from(scale)).and_then(|c| disp.checked_add(c)) else {
                        break;
                    };
                    if i32::try_from(sum).is_err() {
                        break;
                    }
                    *disp = sum;
                    self.take(inst, by);
                    by = a;
                }
                InstData::Binary { op: BinaryOp::Shl, args: [a, b], .. } => {
                    let Some(k @ 1..=3) = self.constant(b) else { break };
                    if scale << k > 8 {
                        break;
                    }
                    scale <<= k;
                    self.take(inst, by);
                    by = a;
                }
                _ => break,
            }
        }
        let reg = self.use_reg(by);
        match classify_scale(scale) {
            Scale::Direct(scale) => (reg, scale),
            Scale::Lea(factor, rest) => {
                let product = self.int_temp();
                self.lea_times(product, reg, factor, Width::B8);
                (product, rest)
            }
            Scale::Shift(amount) => {
                let product = self.int_temp();
                if self.is_variable(by) {
                    // A loop counter, mostly, which lives on: to shift it would need a copy.
                    self.multiply_plain(product, reg, 1 << amount, Width::B8);
                } else {
                    self.shift_imm(Opcode::Shl_rm64_imm8, Width::B8, product, reg, i64::from(amount));
                }
                (product, 1)
            }
            Scale::No => {
                let product = self.int_temp();
                self.multiply_by(product, reg, i64::from(scale), Width::B8);
                (product, 1)
            }
        }
    }

    /// `dst := src * factor` for a factor of 3, 5 or 9.
    pub(crate) fn lea_times(&mut self, dst: Vreg, src: Vreg, factor: u8, width: Width) {
        let addr = Addr { base: AddrBase::Reg(src), index: Some(src), scale: factor - 1, disp: 0 };
        self.lea_width(&addr, dst, width);
    }

    fn finish(&mut self, base: AddrBase, disp: i64, index: Option<(Vreg, u8)>) -> Addr {
        let (index, scale) = match index {
            Some((reg, scale)) => (Some(reg), scale),
            None => (None, 1),
        };
        match i32::try_from(disp) {
            Ok(disp) => Addr { base, index, scale, disp },
            Err(_) => {
                // Does not fit: add it in a register.
                let far = self.imm_reg(disp);
                let sum = match base {
                    AddrBase::Reg(reg) => {
                        let sum = self.int_temp();
                        self.add3(Width::B8, sum, reg, far);
                        sum
                    }
                    AddrBase::None => far,
                    AddrBase::Special(..) => {
                        let start = self.int_temp();
                        self.lea_into(&Addr { base, index: None, scale: 1, disp: 0 }, start);
                        let sum = self.int_temp();
                        self.add3(Width::B8, sum, start, far);
                        sum
                    }
                };
                Addr { base: AddrBase::Reg(sum), index, scale, disp: 0 }
            }
        }
    }

    fn absolute(&mut self, bits: u64, disp: i64, index: Option<(Vreg, u8)>) -> Addr {
        self.finish(AddrBase::None, (bits as i64).wrapping_add(disp), index)
    }

    /// The address of a stack slot.
    fn slot_address(&mut self, slot: Slot, disp: i64, index: Option<(Vreg, u8)>) -> Addr {
        self.out.slot_used[slot.index()] = true;
        let base = AddrBase::Special(Base::Slot, slot.as_u32());
        if self.func.slots[slot].align_log2 > 4 {
            // The frame is aligned to 16 bytes; the slot has room to be aligned within.
            let align = 1i64 << self.func.slots[slot].align_log2.min(30);
            let start = self.int_temp();
            self.lea_into(&Addr { base, index: None, scale: 1, disp: (align - 16) as i32 }, start);
            let aligned = self.int_temp();
            self.alu_imm(Alu::And, Width::B8, aligned, start, -align);
            return self.finish(AddrBase::Reg(aligned), disp, index);
        }
        if disp.unsigned_abs() < SPECIAL_DISP as u64 {
            return self.finish(base, disp, index);
        }
        let start = self.int_temp();
        self.lea_into(&Addr { base, index: None, scale: 1, disp: 0 }, start);
        self.finish(AddrBase::Reg(start), disp, index)
    }

    /// The address of a slot is made wherever it is used; only where elimination made a variable of it is it
    /// written once.
    pub(crate) fn select_alloca(&mut self, inst: Inst, slot: Slot) -> Result<(), Error> {
        let result = self.result(inst);
        if self.is_variable(result) {
            let dst = self.vreg(result);
            let addr = self.slot_address(slot, 0, None);
            self.lea_into(&addr, dst);
        }
        Ok(())
    }

    /// True where the symbol's address is within reach of a 32-bit displacement from code.
    pub(crate) fn is_near(&self, symbol: Symbol) -> bool {
        let data = &self.module.symbols[symbol];
        let replaceable = data.linkage == Linkage::External && data.visibility == Visibility::Default;
        data.linkage != Linkage::Weak
            && !(self.options.shared && replaceable)
            && !matches!(data.def, SymbolDef::ExternalFunction | SymbolDef::ExternalData)
    }

    fn symbol_address(&mut self, symbol: Symbol, disp: i64, index: Option<(Vreg, u8)>) -> Addr {
        if self.module.symbols[symbol].thread_local {
            let reg = self.thread_local_address(symbol);
            return self.finish(AddrBase::Reg(reg), disp, index);
        }
        if self.is_near(symbol) && disp.unsigned_abs() < SPECIAL_DISP as u64 {
            let base = AddrBase::Special(Base::Symbol, symbol.as_u32());
            if index.is_none() {
                return self.finish(base, disp, None);
            }
            // Relative to the instruction pointer there is no index.
            let start = self.int_temp();
            self.lea_into(&Addr { base, index: None, scale: 1, disp: disp as i32 }, start);
            return self.finish(AddrBase::Reg(start), 0, index);
        }
        let entry = if self.is_near(symbol) { Base::Symbol } else { Base::Got };
        let start = self.int_temp();
        self.lea_into(&Addr::special(entry, symbol.as_u32(), 0), start);
        self.finish(AddrBase::Reg(start), disp, index)
    }

    /// `dst := the operand's address`, as a value.
    pub(crate) fn select_ptr_index(&mut self, inst: Inst) -> Result<(), Error> {
        let InstData::PtrIndex { scale, base, index: by, offset, .. } = self.func.insts[inst] else {
            return Ok(());
        };
        let dst = self.result_vreg(inst);
        let mut addr = self.address(base, offset);
        if let Some(c) = self.constant(by) {
            let total = c.wrapping_mul(i64::from(scale)).wrapping_add(i64::from(addr.disp));
            let index = addr.index.map(|reg| (reg, addr.scale));
            let addr = self.finish(addr.base, total, index);
            self.lea_into(&addr, dst);
            return Ok(());
        }
        if addr.index.is_some() || matches!(addr.base, AddrBase::Special(Base::Symbol, _)) {
            let reg = self.int_temp();
            self.lea_into(&Addr { disp: 0, ..addr }, reg);
            addr = Addr::reg(reg, addr.disp);
        }
        let mut disp = i64::from(addr.disp);
        let (index, scale) = self.index_register(by, scale, &mut disp);
        let addr = self.finish(addr.base, disp, Some((index, scale)));
        self.lea_into(&addr, dst);
        Ok(())
    }

    /// A sum of addresses or 64-bit integers, as a value.
    pub(crate) fn select_address_sum(&mut self, inst: Inst, a: Value, b: Value) -> Result<(), Error> {
        let dst = self.result_vreg(inst);
        if let Some(c) = self.constant(b)
            && let Ok(c) = i32::try_from(c)
        {
            let addr = self.address(a, c);
            self.lea_into(&addr, dst);
            return Ok(());
        }
        let mut addr = self.address(a, 0);
        if addr.index.is_some() || matches!(addr.base, AddrBase::Special(Base::Symbol, _)) {
            let reg = self.int_temp();
            self.lea_into(&Addr { disp: 0, ..addr }, reg);
            addr = Addr::reg(reg, addr.disp);
        }
        let mut disp = i64::from(addr.disp);
        let index = self.index_register(b, 1, &mut disp);
        let addr = self.finish(addr.base, disp, Some(index));
        self.lea_into(&addr, dst);
        Ok(())
    }
}
