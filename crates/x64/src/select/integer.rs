//! Integer arithmetic and logic.
//!
//! Values of 8 and 16 bits live in the low bits of a register with unspecified bits above; arithmetic on them
//! is done in 32 bits, after an extension where the upper bits matter.

use cranelift_entity::EntityRef;
use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Inst, InstData, TernaryOp, Value};

use super::Selector;
use super::address::{Addr, AddrBase};
use super::builder::RegMem;
use crate::Error;
use crate::minst::{Alu, Cond, Width, by_wide};
use sheave_regalloc::Vreg;

/// Whether the 32-bit form of `op` is always selected as an instruction that writes all 64 bits.
pub(crate) fn clears_upper(op: BinaryOp) -> bool {
    use BinaryOp::*;
    matches!(
        op,
        Add | Sub | Mul | And | Or | Xor | Shl | Lshr | Ashr | Rotl | Rotr | Smin | Smax | Umin | Umax
    )
}

impl Selector<'_> {
    pub(crate) fn select_binary(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        [a, b]: [Value; 2],
    ) -> Result<(), Error> {
        use BinaryOp::*;
        let result = self.result(inst);
        match op {
            PtrAdd => return self.select_address_sum(inst, a, b),
            Add => self.add(inst, a, b),
            Sub => self.sub(inst, a, b),
            Mul => self.mul(inst, a, b),
            And | Or | Xor => self.logic(inst, op, a, b),
            Shl | Lshr | Ashr => self.shift(inst, op, a, b),
            Rotl | Rotr => self.rotate(inst, op, a, b),
            Smin | Smax | Umin | Umax => {
                let dst = self.vreg(result);
                let signed = matches!(op, Smin | Smax);
                let width = self.width(a).arith();
                let x = self.extended(a, signed);
                let y = self.extended(b, signed);
                self.begin(crate::minst::alu_r_rm(Alu::Cmp, width));
                self.reg(x, width);
                self.reg(y, width);
                self.end();
                // Keep x unless y is the better one.
                let cond = match op {
                    Smin => Cond::G,
                    Smax => Cond::L,
                    Umin => Cond::A,
                    _ => Cond::B,
                };
                self.cmov(cond, width, dst, x, RegMem::Reg(y));
            }
            SmulHi | UmulHi => self.mul_high(inst, op == SmulHi, a, b),
            Sdiv | Udiv | Srem | Urem => self.divide(inst, op, a, b),
            _ => return self.select_float_binary(inst, op, a, b),
        }
        Ok(())
    }

    /// Exchanges operands so that the second one is the constant, or else the first one is the better one to
    /// overwrite.
    pub(super) fn order(&self, result: Value, a: Value, b: Value) -> (Value, Value) {
        if self.func.values[a].is_const() && !self.func.values[b].is_const() {
            return (b, a);
        }
        if self.func.values[b].is_const() || a == result {
            return (a, b);
        }
        if b == result {
            return (b, a);
        }
        let (uses_a, uses_b) = (self.state.uses[a.index()], self.state.uses[b.index()]);
        let dies = |v: Value, uses: u32| uses <= 1 && !self.is_variable(v);
        let loads = |v: Value| {
            self.sinkable_once(v).is_some_and(|i| matches!(self.func.insts[i], InstData::Load { .. }))
        };
        if loads(b) {
            return (a, b);
        }
        if loads(a) || (dies(b, uses_b) && !dies(a, uses_a)) {
            return (b, a);
        }
        (a, b)
    }

    fn add(&mut self, inst: Inst, a: Value, b: Value) {
        let result = self.result(inst);
        let (a, b) = self.order(result, a, b);
        let width = self.width(result).arith();
        let dst = self.vreg(result);
        if let Some(c) = self.constant(b).and_then(|c| i32::try_from(c).ok()) {
            if let Some(addr) = self.sum_tree(a, width, c) {
                return self.lea_sum(&addr, dst, width);
            }
            let src = self.use_reg(a);
            return self.add3_imm(width, dst, src, c);
        }
        if self.ty(result).bytes() >= 4
            && !self.lives_on(a)
            && let Some(addr) = self.fold_load(b)
        {
            let src = self.use_reg(a);
            return self.alu(Alu::Add, width, dst, src, RegMem::Mem(addr));
        }
        if let Some((index, scale)) = self.scaled(b, width) {
            let base = self.use_reg(a);
            return self.lea_width(
                &Addr { base: AddrBase::Reg(base), index: Some(index), scale, disp: 0 },
                dst,
                width,
            );
        }
        if let Some((index, scale)) = self.scaled(a, width) {
            let base = self.use_reg(b);
            return self.lea_width(
                &Addr { base: AddrBase::Reg(base), index: Some(index), scale, disp: 0 },
                dst,
                width,
            );
        }
        let x = self.use_reg(a);
        let y = self.use_reg(b);
        self.add3(width, dst, x, y);
    }

    /// `value * 2^k` for k of 1 to 3 as a register and its scale, if that shift can be taken over.
    fn scaled(&mut self, value: Value, width: Width) -> Option<(Vreg, u8)> {
        let inst = self.sinkable_once(value)?;
        let InstData::Binary { op, args: [x, k], .. } = self.func.insts[inst] else { return None };
        if self.width(value).arith() != width {
            return None;
        }
        let scale = match (op, self.constant(k)?) {
            (BinaryOp::Shl, k @ 1..=3) => 1 << k,
            (BinaryOp::Mul, k @ (2 | 4 | 8)) => k as u8,
            _ => return None,
        };
        self.take(inst, value);
        Some((self.use_reg(x), scale))
    }

    /// The sum that `value` is, plus a constant, as an address: for one `lea` instead of two additions.
    fn sum_tree(&mut self, value: Value, width: Width, c: i32) -> Option<Addr> {
        if let Some((index, scale)) = self.scaled(value, width) {
            return Some(Addr { base: AddrBase::None, index: Some(index), scale, disp: c });
        }
        let inst = self.sinkable_once(value)?;
        let InstData::Binary { op: BinaryOp::Add, args: [a, b], .. } = self.func.insts[inst] else {
            return None;
        };
        if self.func.values[b].is_const() || self.func.values[a].is_const() {
            return None;
        }
        let loads = |v: Value| {
            self.def_inst(v).is_some_and(|i| matches!(self.func.insts[i], InstData::Load { .. }))
                && self.state.uses[v.index()] == 1
        };
        if loads(a) || loads(b) {
            return None;
        }
        self.take(inst, value);
        let (base, index, scale) = match self.scaled(b, width) {
            Some((index, scale)) => (self.use_reg(a), index, scale),
            None => match self.scaled(a, width) {
                Some((index, scale)) => (self.use_reg(b), index, scale),
                None => (self.use_reg(a), self.use_reg(b), 1),
            },
        };
        Some(Addr { base: AddrBase::Reg(base), index: Some(index), scale, disp: c })
    }

    fn lea_sum(&mut self, addr: &Addr, dst: Vreg, width: Width) {
        self.lea_width(addr, dst, width);
    }

    fn sub(&mut self, inst: Inst, a: Value, b: Value) {
        let result = self.result(inst);
        let width = self.width(result).arith();
        let dst = self.vreg(result);
        if let Some(c) = self.constant(b).and_then(|c| i32::try_from(c.wrapping_neg()).ok()) {
            let src = self.use_reg(a);
            return self.add3_imm(width, dst, src, c);
        }
        if self.constant(a) == Some(0) {
            let src = self.use_reg(b);
            return self.unary_tied(by_wide(width, Opcode::Neg_rm32, Opcode::Neg_rm64), dst, src, width);
        }
        let rhs = self.use_rm_wide(b);
        let lhs = self.use_reg(a);
        self.alu(Alu::Sub, width, dst, lhs, rhs);
    }

    /// `dst := src op constant`, through a register where the constant is too wide.
    pub(crate) fn alu_const(&mut self, op: Alu, width: Width, dst: Vreg, src: Vreg, c: i64) {
        if i32::try_from(c).is_ok() {
            self.alu_imm(op, width, dst, src, c);
        } else {
            let c = self.imm_reg(c);
            self.alu(op, width, dst, src, RegMem::Reg(c));
        }
    }

    fn logic(&mut self, inst: Inst, op: BinaryOp, a: Value, b: Value) {
        let result = self.result(inst);
        if op != BinaryOp::And && self.bitwise(inst, op, a, b) {
            return;
        }
        let (a, b) = self.order(result, a, b);
        let width = self.width(result).arith();
        let dst = self.vreg(result);
        let alu = match op {
            BinaryOp::And => Alu::And,
            BinaryOp::Or => Alu::Or,
            _ => Alu::Xor,
        };
        if let Some(c) = self.constant(b) {
            let bits = c as u64 & self.ty(result).mask();
            match (op, bits) {
                (BinaryOp::And, 0xff) => {
                    let src = self.use_reg(a);
                    return self.unary_rm(Opcode::Movzx_r32_rm8, dst, Width::B4, RegMem::Reg(src), Width::B1);
                }
                (BinaryOp::And, 0xffff) => {
                    let src = self.use_reg(a);
                    return self.unary_rm(
                        Opcode::Movzx_r32_rm16,
                        dst,
                        Width::B4,
                        RegMem::Reg(src),
                        Width::B2,
                    );
                }
                (BinaryOp::And, 0xffff_ffff) if width == Width::B8 => {
                    let src = self.use_reg(a);
                    return self.unary_rm(Opcode::Mov_r32_rm32, dst, Width::B4, RegMem::Reg(src), Width::B4);
                }
                (BinaryOp::And, bits) if width == Width::B8 && bits <= 0x7fff_ffff => {
                    // The upper half becomes zero in both cases.
                    let src = self.use_reg(a);
                    return self.alu_imm(Alu::And, Width::B4, dst, src, bits as i64);
                }
                (BinaryOp::Xor, _) if c == -1 => {
                    let src = self.use_reg(a);
                    return self.unary_tied(
                        by_wide(width, Opcode::Not_rm32, Opcode::Not_rm64),
                        dst,
                        src,
                        width,
                    );
                }
                _ => {}
            }
            let src = self.use_reg(a);
            return self.alu_const(alu, width, dst, src, c);
        }
        let (lhs, rhs) = self.commutative_operands(a, b);
        self.alu(alu, width, dst, lhs, rhs);
    }

    /// The operands of an instruction that overwrites the first one. Where `a` lives on, loading `b` and
    /// overwriting that is as short as copying `a` and reading memory, and moves nothing.
    pub(super) fn commutative_operands(&mut self, a: Value, b: Value) -> (Vreg, RegMem) {
        if self.lives_on(a) {
            let b = self.use_reg(b);
            return (self.use_reg(a), RegMem::Reg(b));
        }
        let rhs = self.use_rm_wide(b);
        (self.use_reg(a), rhs)
    }

    // ---- two results, three operands ------------------------------------------------------------

    pub(crate) fn select_ternary(
        &mut self,
        inst: Inst,
        op: TernaryOp,
        [a, b, c]: [Value; 3],
    ) -> Result<(), Error> {
        match op {
            TernaryOp::Select => self.select_select(inst, a, b, c),
            TernaryOp::Fshl => self.funnel(inst, true, a, b, c),
            TernaryOp::Fshr => self.funnel(inst, false, a, b, c),
        }
        Ok(())
    }
}
