//! Atomic operations with the real instructions.

use cranelift_entity::EntityRef;
use iced_x86::Code as Opcode;
use sheave_ir::{Inst, Ordering, RmwOp, Type, Value};

use super::Selector;
use crate::Error;
use crate::abi::RAX;
use crate::minst::{Alu, Cond, Kind, LOCK, Width, alu_imm, alu_rm_r, by_wide, by_width};
use sheave_regalloc::{Operand, Vreg};

impl Selector<'_> {
    pub(crate) fn select_fence(&mut self, ordering: Ordering) -> Result<(), Error> {
        if ordering == Ordering::SeqCst {
            self.begin(Opcode::Mfence);
            self.end();
        }
        Ok(())
    }

    /// A sequentially consistent store is an exchange.
    pub(crate) fn store_seq_cst(&mut self, addr: Value, value: Value, offset: i32) -> Result<(), Error> {
        let src = self.int_bits(value);
        let addr = self.address(addr, offset);
        let width = Width::of_bytes(self.ty(value).bytes());
        let old = self.int_temp();
        self.exchange(&addr, width, old, src);
        Ok(())
    }

    /// The bits of `value` in a general register.
    fn int_bits(&mut self, value: Value) -> Vreg {
        let src = self.use_reg(value);
        match self.ty(value) {
            Type::F32 => {
                let bits = self.int_temp();
                self.begin(Opcode::Movd_rm32_xmm);
                self.def(bits, Width::B4);
                self.reg(src, Width::Xmm);
                self.end();
                bits
            }
            Type::F64 => {
                let bits = self.int_temp();
                self.begin(Opcode::Movq_rm64_xmm);
                self.def(bits, Width::B8);
                self.reg(src, Width::Xmm);
                self.end();
                bits
            }
            _ => src,
        }
    }

    fn exchange(&mut self, addr: &super::address::Addr, width: Width, old: Vreg, new: Vreg) {
        use Opcode::*;
        self.begin(by_width(width, [Xchg_rm8_r8, Xchg_rm16_r16, Xchg_rm32_r32, Xchg_rm64_r64]));
        self.mem(addr);
        self.tied(old, new, width);
        self.end();
    }

    pub(crate) fn select_rmw(
        &mut self,
        inst: Inst,
        op: RmwOp,
        addr: Value,
        value: Value,
    ) -> Result<(), Error> {
        use Opcode::*;
        let result = self.result(inst);
        let ty = self.ty(value);
        let width = Width::of_bytes(ty.bytes());
        let unused = self.state.uses[result.index()] == 0 && !self.is_variable(result);
        let old = if ty.is_float() { self.int_temp() } else { self.result_or_temp(result) };
        match op {
            RmwOp::Xchg => {
                let new = self.int_bits(value);
                let addr = self.address(addr, 0);
                self.exchange(&addr, width, old, new);
            }
            RmwOp::Add | RmwOp::Sub | RmwOp::And | RmwOp::Or | RmwOp::Xor if unused => {
                let alu = match op {
                    RmwOp::Add => Alu::Add,
                    RmwOp::Sub => Alu::Sub,
                    RmwOp::And => Alu::And,
                    RmwOp::Or => Alu::Or,
                    _ => Alu::Xor,
                };
                let constant = self.constant(value).filter(|&c| i32::try_from(c).is_ok());
                if let Some(c) = constant {
                    let addr = self.address(addr, 0);
                    let (code, kind) = alu_imm(alu, width, c);
                    self.begin(code);
                    self.mem(&addr);
                    self.imm(kind, c);
                } else {
                    let src = self.use_reg(value);
                    let addr = self.address(addr, 0);
                    self.begin(alu_rm_r(alu, width));
                    self.mem(&addr);
                    self.reg(src, width);
                }
                self.draft.inst.flags |= LOCK;
                self.end();
                return Ok(());
            }
            RmwOp::Add | RmwOp::Sub => {
                let mut src = self.use_reg(value);
                if op == RmwOp::Sub {
                    let negated = self.int_temp();
                    let arith = width.arith();
                    self.unary_tied(by_wide(arith, Neg_rm32, Neg_rm64), negated, src, arith);
                    src = negated;
                }
                let addr = self.address(addr, 0);
                self.begin(by_width(width, [Xadd_rm8_r8, Xadd_rm16_r16, Xadd_rm32_r32, Xadd_rm64_r64]));
                self.mem(&addr);
                self.tied(old, src, width);
                self.draft.inst.flags |= LOCK;
                self.end();
            }
            _ => self.rmw_loop(op, addr, value, width, old),
        }
        if ty.is_float() {
            self.float_result(result, old, ty);
        }
        Ok(())
    }

    fn result_or_temp(&mut self, result: Value) -> Vreg {
        if self.state.uses[result.index()] == 0 && !self.is_variable(result) {
            self.int_temp()
        } else {
            self.vreg(result)
        }
    }

    fn float_result(&mut self, result: Value, bits: Vreg, ty: Type) {
        if self.state.uses[result.index()] == 0 {
            return;
        }
        let dst = self.vreg(result);
        let (code, width) = match ty {
            Type::F32 => (Opcode::Movd_xmm_rm32, Width::B4),
            _ => (Opcode::Movq_xmm_rm64, Width::B8),
        };
        self.begin(code);
        self.def(dst, Width::Xmm);
        self.reg(bits, width);
        self.end();
    }

    /// Everything without an instruction of its own: read, compute, compare and exchange until no thread
    /// interfered.
    fn rmw_loop(&mut self, op: RmwOp, addr: Value, value: Value, width: Width, old: Vreg) {
        let ty = self.ty(value);
        let src = self.use_reg(value);
        let at = self.address(addr, 0);
        let address = self.int_temp();
        self.lea_into(&at, address);
        self.begin_kind(Kind::RmwLoop, Opcode::INVALID);
        self.fixed_def(old, RAX);
        self.hidden_late_use(address);
        self.hidden_late_use(src);
        let temp = self.int_temp();
        self.hidden(Operand::temp(temp));
        if ty.is_float() {
            let temp = self.float_temp(ty.bytes() as u8);
            self.hidden(Operand::temp(temp));
        }
        self.draft.inst.imm = op as i64;
        self.draft.inst.mem.scale = width as u8;
        self.end();
    }

    pub(crate) fn select_cmpxchg(
        &mut self,
        inst: Inst,
        [addr, expected, new]: [Value; 3],
    ) -> Result<(), Error> {
        use Opcode::*;
        let mut results = self.func.results(inst);
        let (Some(old_value), Some(success)) = (results.next(), results.next()) else {
            return Err(self.unsupported("a cmpxchg without its two results"));
        };
        let ty = self.ty(new);
        let width = Width::of_bytes(ty.bytes());
        let expected = self.int_bits(expected);
        let new = self.int_bits(new);
        let addr = self.address(addr, 0);
        let old = self.int_temp();
        self.begin(by_width(width, [Cmpxchg_rm8_r8, Cmpxchg_rm16_r16, Cmpxchg_rm32_r32, Cmpxchg_rm64_r64]));
        self.mem(&addr);
        self.reg(new, width);
        self.fixed_use(expected, RAX);
        self.fixed_def(old, RAX);
        self.draft.inst.flags |= LOCK;
        self.end();
        if self.state.uses[success.index()] != 0 {
            let flag = self.int_temp();
            self.set_cond(Cond::E, flag);
            self.deliver(success, flag);
        }
        if ty.is_float() {
            self.float_result(old_value, old, ty);
        } else {
            self.deliver(old_value, old);
        }
        Ok(())
    }

    /// Two registers read as one 64-bit result (`rdtsc`).
    pub(crate) fn pair_result(&mut self, dst: Vreg, low: Vreg, high: Vreg) {
        let shifted = self.int_temp();
        self.shift_imm(Opcode::Shl_rm64_imm8, Width::B8, shifted, high, 32);
        self.alu(Alu::Or, Width::B8, dst, shifted, super::builder::RegMem::Reg(low));
    }

    /// Raw bytes without operands, with fixed registers around them.
    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        self.begin_kind(Kind::Bytes, Opcode::INVALID);
        let mut whole = [0u8; 12];
        whole[..bytes.len()].copy_from_slice(bytes);
        let mut low = [0u8; 8];
        low.copy_from_slice(&whole[..8]);
        let mut high = [0u8; 4];
        high.copy_from_slice(&whole[8..]);
        self.draft.inst.imm = i64::from_le_bytes(low);
        self.draft.inst.mem.disp = i32::from_le_bytes(high);
        self.draft.inst.mem.id = bytes.len() as u32;
    }
}
