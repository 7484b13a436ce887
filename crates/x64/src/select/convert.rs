//! Operations on one operand: conversions, copies, and the operands themselves in the width that is wanted.

use cranelift_entity::EntityRef;
use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Inst, InstData, Type, UnaryOp, Value};

use super::Selector;
use super::builder::RegMem;
use crate::Error;
use crate::minst::{Cond, Width, by_wide};
use sheave_regalloc::Vreg;

impl Selector<'_> {
    /// A register or a folded load that holds `value` in its own width.
    pub(crate) fn use_rm(&mut self, value: Value) -> RegMem {
        match self.fold_load(value) {
            Some(addr) => RegMem::Mem(addr),
            None => RegMem::Reg(self.use_reg(value)),
        }
    }

    /// As [`Selector::use_rm`], for instructions that read at least 32 bits: narrow loads are not folded.
    pub(crate) fn use_rm_wide(&mut self, value: Value) -> RegMem {
        if self.ty(value).bytes() >= 4 { self.use_rm(value) } else { RegMem::Reg(self.use_reg(value)) }
    }

    /// A register that holds `value` extended to at least 32 bits.
    pub(crate) fn extended(&mut self, value: Value, signed: bool) -> Vreg {
        let width = self.width(value);
        if width.bytes() >= 4 {
            return self.use_reg(value);
        }
        let dst = self.int_temp();
        self.extend_into(value, signed, Width::B4, dst);
        dst
    }

    /// `dst := value`, extended to `to`.
    pub(crate) fn extend_into(&mut self, value: Value, signed: bool, to: Width, dst: Vreg) {
        if let Some(c) = self.constant(value) {
            let c = if signed { c } else { self.constant_bits(value).unwrap_or(0) as i64 };
            let c = if to == Width::B8 { c } else { i64::from(c as u32) };
            return self.mov_imm(dst, c);
        }
        let from = self.width(value);
        if !signed && from == Width::B1 && self.is_bool(value) {
            // The register of a comparison's result is clean.
            let src = self.vreg(value);
            return self.push_move(dst, src);
        }
        let code = match (from, signed) {
            (Width::B1, false) => Opcode::Movzx_r32_rm8,
            (Width::B2, false) => Opcode::Movzx_r32_rm16,
            (Width::B1, true) => by_wide(to, Opcode::Movsx_r32_rm8, Opcode::Movsx_r64_rm8),
            (Width::B2, true) => by_wide(to, Opcode::Movsx_r32_rm16, Opcode::Movsx_r64_rm16),
            (Width::B4, false) => Opcode::Mov_r32_rm32,
            (Width::B4, true) if to == Width::B8 => Opcode::Movsxd_r64_rm32,
            _ => {
                let src = self.use_reg(value);
                return self.push_move(dst, src);
            }
        };
        let src = self.use_rm(value);
        let dst_width = if signed { to } else { Width::B4 };
        self.unary_rm(code, dst, dst_width, src, from);
    }

    /// Whether the register of `value`, an `i8`, is known to hold 0 or 1 in all its bits.
    pub(crate) fn is_bool(&self, value: Value) -> bool {
        self.def_inst(value).is_some_and(|inst| {
            matches!(self.func.insts[inst], InstData::Icmp { .. } | InstData::Fcmp { .. })
        })
    }

    pub(crate) fn select_unary(&mut self, inst: Inst, op: UnaryOp, arg: Value) -> Result<(), Error> {
        let result = self.result(inst);
        if self.root(result) != result {
            return Ok(());
        }
        let (from, to) = (self.ty(arg), self.ty(result));
        match op {
            UnaryOp::Copy | UnaryOp::Freeze => {
                if let Some(src) = self.update(result, arg)? {
                    let dst = self.result_vreg(inst);
                    self.push_move(dst, src);
                } else {
                    self.copy(inst, arg);
                }
                if op == UnaryOp::Copy && self.is_variable(result) {
                    self.note_copy(inst);
                }
            }
            UnaryOp::Trunc => {
                let dst = self.vreg(result);
                let src = self.use_reg(arg);
                self.push_move(dst, src);
            }
            UnaryOp::Bitcast => self.bitcast(inst, arg),
            UnaryOp::Zext if self.has_zero_upper(arg) => {
                let dst = self.vreg(result);
                let src = self.vreg(arg);
                self.push_move(dst, src);
            }
            UnaryOp::Zext | UnaryOp::Sext => {
                let dst = self.vreg(result);
                self.extend_into(arg, op == UnaryOp::Sext, Width::of_bytes(to.bytes()).arith(), dst);
            }
            UnaryOp::Neg | UnaryOp::Not => {
                let dst = self.vreg(result);
                let src = self.use_reg(arg);
                let width = self.width(arg).arith();
                let code = match op {
                    UnaryOp::Neg => by_wide(width, Opcode::Neg_rm32, Opcode::Neg_rm64),
                    _ => by_wide(width, Opcode::Not_rm32, Opcode::Not_rm64),
                };
                self.unary_tied(code, dst, src, width);
            }
            UnaryOp::Clz => self.clz(inst, arg),
            UnaryOp::Ctz => self.ctz(inst, arg),
            UnaryOp::Popcnt => self.popcnt(inst, arg),
            UnaryOp::Bswap => {
                let dst = self.vreg(result);
                let src = self.use_reg(arg);
                self.bswap_into(dst, src, from);
            }
            UnaryOp::Bitrev => self.bitrev(inst, arg),
            UnaryOp::Iabs => {
                let dst = self.vreg(result);
                let width = self.width(arg).arith();
                let src = self.extended(arg, true);
                let negated = self.int_temp();
                self.unary_tied(by_wide(width, Opcode::Neg_rm32, Opcode::Neg_rm64), negated, src, width);
                self.cmov(Cond::S, width, dst, negated, RegMem::Reg(src));
            }
            _ => return self.select_float_unary(inst, op, arg),
        }
        Ok(())
    }

    /// `variable := arg` where `arg` is computed from the variable: computes it here instead of where it
    /// is, so that the old value is not needed any more and both share a register. Gives the register of
    /// the new value, or nothing when this is another kind of copy.
    ///
    /// A result with other uses is computed twice if that is one addition of a constant: the other uses are
    /// mostly addresses, which take the addition into themselves.
    pub(super) fn update(&mut self, variable: Value, arg: Value) -> Result<Option<Vreg>, Error> {
        let Some(def) = self.def_inst(arg).filter(|&def| self.can_sink(def)) else { return Ok(None) };
        let (cheap, reads) = match self.func.insts[def] {
            InstData::Binary { op, args, .. } => {
                use BinaryOp::{Add, And, Mul, Or, PtrAdd, Shl, Sub, Xor};
                let pure = matches!(op, Add | And | Mul | Or | PtrAdd | Shl | Sub | Xor);
                let constant = matches!(op, Add | PtrAdd | Sub) && self.func.values[args[1]].is_const();
                (constant, pure && args[0] == variable && args[1] != variable)
            }
            InstData::PtrIndex { base, index, .. } => (self.func.values[index].is_const(), base == variable),
            _ => (false, false),
        };
        let once = self.state.uses[arg.index()] == 1;
        if !reads || !(once || cheap) || self.root(arg) != arg || !self.is_variable(variable) {
            return Ok(None);
        }
        let own = self.state.vregs[arg.index()];
        let temp = self.new_vreg(self.ty(arg));
        self.state.vregs[arg.index()] = temp.0;
        if once {
            self.select_inst(def, usize::MAX)?;
            let p = self.facts.pos[def.index()] as usize;
            self.state.folded[p] = true;
        } else {
            self.take(def, arg);
            self.select_inst(def, usize::MAX)?;
        }
        self.state.vregs[arg.index()] = own;
        Ok(Some(temp))
    }

    pub(super) fn copy(&mut self, inst: Inst, arg: Value) {
        let dst = self.result_vreg(inst);
        if self.func.values[arg].is_const() || self.is_slot_address(arg) {
            self.make_into(arg, dst);
        } else {
            let src = self.vreg(arg);
            self.push_move(dst, src);
        }
    }

    pub(super) fn bitcast(&mut self, inst: Inst, arg: Value) {
        let result = self.result(inst);
        let (from, to) = (self.ty(arg), self.ty(result));
        let dst = self.vreg(result);
        if from.is_float() == to.is_float() {
            return self.copy(inst, arg);
        }
        if to.is_float() && self.constant(arg).is_some() {
            let bits = self.constant_bits(arg).unwrap_or(0);
            return self.float_const_into(bits, to, dst);
        }
        if let Some(addr) = self.fold_load(arg) {
            return self.load_into(&addr, to, dst);
        }
        let src = self.use_reg(arg);
        let width = Width::of_bytes(from.bytes());
        let code = match (to, width) {
            (Type::F32, _) => Opcode::Movd_xmm_rm32,
            (Type::F64, _) => Opcode::Movq_xmm_rm64,
            (_, Width::B4) => Opcode::Movd_rm32_xmm,
            _ => Opcode::Movq_rm64_xmm,
        };
        self.begin(code);
        self.def(dst, if to.is_float() { Width::Xmm } else { width });
        self.reg(src, if to.is_float() { width } else { Width::Xmm });
        self.end();
    }
}
