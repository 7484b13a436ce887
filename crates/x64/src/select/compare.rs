//! Comparisons: flags for branches, `setcc`, `cmov`.

use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, FloatCC, Inst, InstData, IntCC, Type, UnaryOp, Value};

use super::builder::RegMem;
use super::{MAX_DEPTH, Selector};
use crate::Error;
use crate::minst::{Alu, Cond, Imm, Kind, Width, alu_imm, alu_r_rm, alu_rm_r, by_width, cmovcc, setcc};
use sheave_regalloc::{Operand, Vreg};

fn int_cond(cc: IntCC) -> Cond {
    match cc {
        IntCC::Eq => Cond::E,
        IntCC::Ne => Cond::Ne,
        IntCC::Slt => Cond::L,
        IntCC::Sle => Cond::Le,
        IntCC::Sgt => Cond::G,
        IntCC::Sge => Cond::Ge,
        IntCC::Ult => Cond::B,
        IntCC::Ule => Cond::Be,
        IntCC::Ugt => Cond::A,
        IntCC::Uge => Cond::Ae,
    }
}

/// The condition after `ucomis` and whether its operands are exchanged. "Above" is false and "below" true on
/// NaN.
fn float_cond(cc: FloatCC) -> (Cond, bool) {
    match cc {
        FloatCC::False => (Cond::Never, false),
        FloatCC::True => (Cond::Always, false),
        FloatCC::Oeq => (Cond::EAndNp, false),
        FloatCC::Une => (Cond::NeOrP, false),
        FloatCC::Ueq => (Cond::E, false),
        FloatCC::One => (Cond::Ne, false),
        FloatCC::Ogt => (Cond::A, false),
        FloatCC::Oge => (Cond::Ae, false),
        FloatCC::Olt => (Cond::A, true),
        FloatCC::Ole => (Cond::Ae, true),
        FloatCC::Ult => (Cond::B, false),
        FloatCC::Ule => (Cond::Be, false),
        FloatCC::Ugt => (Cond::B, true),
        FloatCC::Uge => (Cond::Be, true),
        FloatCC::Ord => (Cond::Np, false),
        FloatCC::Uno => (Cond::P, false),
    }
}

impl Selector<'_> {
    /// Sets the flags for "`value` is not zero" and gives the condition to test. Comparisons that define
    /// `value` are done here where that is possible.
    pub(crate) fn condition(&mut self, value: Value) -> Cond {
        let mut value = value;
        let mut inverted = false;
        for _ in 0..MAX_DEPTH {
            let Some(inst) = self.def_inst(value).filter(|&inst| self.can_sink(inst)) else { break };
            match self.func.insts[inst] {
                InstData::Icmp { cc, args: [a, b] } => {
                    // `(x) != 0` and `(x) == 0` are x or its inverse where x is itself a condition.
                    if matches!(cc, IntCC::Eq | IntCC::Ne)
                        && self.constant(b) == Some(0)
                        && self.is_condition(a)
                    {
                        self.take(inst, value);
                        inverted ^= cc == IntCC::Eq;
                        value = a;
                        continue;
                    }
                    self.take(inst, value);
                    let cond = self.int_compare(cc, a, b);
                    return if inverted { cond.inverse() } else { cond };
                }
                InstData::Fcmp { cc, args: [a, b] } => {
                    self.take(inst, value);
                    let cond = self.float_compare(cc, a, b);
                    return if inverted { cond.inverse() } else { cond };
                }
                InstData::Unary {
                    op: UnaryOp::Zext | UnaryOp::Sext | UnaryOp::Copy | UnaryOp::Freeze,
                    arg,
                } => {
                    if !self.is_condition(arg) {
                        break;
                    }
                    self.take(inst, value);
                    value = arg;
                }
                InstData::Binary { op: BinaryOp::Xor, args: [a, b], .. }
                    if self.constant(b) == Some(1) && self.is_truth(a) =>
                {
                    self.take(inst, value);
                    inverted = !inverted;
                    value = a;
                }
                _ => break,
            }
        }
        let ty = self.ty(value);
        let zero_cc = if inverted { IntCC::Eq } else { IntCC::Ne };
        self.compare_with_constant(zero_cc, value, 0, ty)
    }

    /// Whether `value` is a comparison, or an extension of one, that may be done here.
    fn is_condition(&self, value: Value) -> bool {
        self.comes_from_comparison(value, |inst| self.can_sink(inst))
    }

    /// Whether `value` is known to be 0 or 1.
    fn is_truth(&self, value: Value) -> bool {
        self.comes_from_comparison(value, |_| true)
    }

    /// Whether `value` is a comparison, extended, copied or inverted by instructions that all are `usable`.
    fn comes_from_comparison(&self, mut value: Value, usable: impl Fn(Inst) -> bool) -> bool {
        for _ in 0..MAX_DEPTH {
            let Some(inst) = self.def_inst(value).filter(|&inst| usable(inst)) else { return false };
            match self.func.insts[inst] {
                InstData::Icmp { .. } | InstData::Fcmp { .. } => return true,
                InstData::Unary { op: UnaryOp::Zext | UnaryOp::Copy | UnaryOp::Freeze, arg } => value = arg,
                InstData::Binary { op: BinaryOp::Xor, args: [a, b], .. } if self.constant(b) == Some(1) => {
                    value = a
                }
                _ => return false,
            }
        }
        false
    }

    /// Compares integers and gives the condition.
    fn int_compare(&mut self, cc: IntCC, a: Value, b: Value) -> Cond {
        let (mut cc, mut a, mut b) = (cc, a, b);
        if self.constant(a).is_some() && self.constant(b).is_none() {
            (a, b) = (b, a);
            cc = cc.swapped();
        }
        let ty = self.ty(a);
        if let Some(c) = self.constant(b) {
            return self.compare_with_constant(cc, a, c, ty);
        }
        let width = self.width(a);
        if let Some(addr) = self.fold_load(b) {
            let x = self.use_reg(a);
            self.begin(alu_r_rm(Alu::Cmp, width));
            self.reg(x, width);
            self.mem(&addr);
            self.end();
        } else if let Some(addr) = self.fold_load(a) {
            let y = self.use_reg(b);
            self.begin(alu_rm_r(Alu::Cmp, width));
            self.mem(&addr);
            self.reg(y, width);
            self.end();
        } else {
            let x = self.use_reg(a);
            let y = self.use_reg(b);
            self.begin(alu_r_rm(Alu::Cmp, width));
            self.reg(x, width);
            self.any(y, width);
            self.end();
        }
        int_cond(cc)
    }

    fn compare_with_constant(&mut self, cc: IntCC, a: Value, c: i64, ty: Type) -> Cond {
        let width = Width::of_bytes(ty.bytes());
        if c == 0 {
            match cc {
                IntCC::Ult => return Cond::Never,
                IntCC::Uge => return Cond::Always,
                _ => {}
            }
            let cc = match cc {
                IntCC::Ule => IntCC::Eq,
                IntCC::Ugt => IntCC::Ne,
                cc => cc,
            };
            let cond = match int_cond(cc) {
                // The sign alone decides.
                Cond::L => Cond::S,
                Cond::Ge => Cond::Ns,
                cond => cond,
            };
            if self.test_of_and(a, width) {
                return cond;
            }
            if let Some(addr) = self.fold_load(a) {
                let (code, kind) = alu_imm(Alu::Cmp, width, 0);
                self.begin(code);
                self.mem(&addr);
                self.imm(kind, 0);
                self.end();
                return cond;
            }
            let x = self.use_reg(a);
            self.test_self(x, width);
            return cond;
        }
        let fits = i32::try_from(c).is_ok();
        if width == Width::B2 && i8::try_from(c).is_err() {
            // A 16-bit immediate stalls the decoder.
            let signed = matches!(cc, IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge);
            let x = self.extended(a, signed);
            let c = if signed { c } else { c & 0xffff };
            let (code, kind) = alu_imm(Alu::Cmp, Width::B4, c);
            self.begin(code);
            self.any(x, Width::B4);
            self.imm(kind, c);
            self.end();
            return int_cond(cc);
        }
        if !fits {
            let y = self.imm_reg(c);
            let x = self.use_reg(a);
            self.begin(alu_rm_r(Alu::Cmp, width));
            self.any(x, width);
            self.reg(y, width);
            self.end();
            return int_cond(cc);
        }
        let x = self.use_rm(a);
        let (code, kind) = alu_imm(Alu::Cmp, width, c);
        self.begin(code);
        self.rm(x, width);
        self.imm(kind, c);
        self.end();
        int_cond(cc)
    }

    pub(crate) fn test_self(&mut self, x: Vreg, width: Width) {
        use Opcode::*;
        self.begin(by_width(width, [Test_rm8_r8, Test_rm16_r16, Test_rm32_r32, Test_rm64_r64]));
        let position = self.hidden(Operand::reg_use(x));
        self.draft.inst.shape =
            self.draft.inst.shape & !0xffff | (u32::from(position | (width as u8) << 4) * 0x0101);
        self.end();
    }

    /// `test` for a comparison of `x & y` with zero, if `value` is one.
    fn test_of_and(&mut self, value: Value, width: Width) -> bool {
        use Opcode::*;
        let Some(inst) = self.sinkable_once(value) else { return false };
        let InstData::Binary { op: BinaryOp::And, args: [x, y], .. } = self.func.insts[inst] else {
            return false;
        };
        self.take(inst, value);
        if let Some(c) = self.constant(y).filter(|&c| i32::try_from(c).is_ok()) {
            // A mask of the low seven bits tests the same in one byte (the sign stays clear in both cases).
            let narrow = if (0..0x80).contains(&c) { Width::B1 } else { width };
            let (code, kind) = match narrow {
                Width::B1 => (Test_rm8_imm8, Imm::I8),
                Width::B2 => (Test_rm16_imm16, Imm::I16),
                Width::B4 => (Test_rm32_imm32, Imm::I32),
                _ => (Test_rm64_imm32, Imm::I32To64),
            };
            let x = self.use_rm(x);
            self.begin(code);
            self.rm(x, narrow);
            self.imm(kind, c);
            self.end();
            return true;
        }
        let (x, y) = (self.use_reg(x), self.use_reg(y));
        self.begin(by_width(width, [Test_rm8_r8, Test_rm16_r16, Test_rm32_r32, Test_rm64_r64]));
        self.any(x, width);
        self.reg(y, width);
        self.end();
        true
    }

    fn float_compare(&mut self, cc: FloatCC, a: Value, b: Value) -> Cond {
        let (cond, swap) = float_cond(cc);
        if matches!(cond, Cond::Always | Cond::Never) {
            return cond;
        }
        let (a, b) = if swap { (b, a) } else { (a, b) };
        let y = self.float_rm(b);
        let x = self.use_reg(a);
        let code = match self.ty(a) {
            Type::F32 => Opcode::Ucomiss_xmm_xmmm32,
            _ => Opcode::Ucomisd_xmm_xmmm64,
        };
        self.begin(code);
        self.reg(x, Width::Xmm);
        self.rm(y, Width::Xmm);
        self.end();
        cond
    }

    /// Sets the flags for the comparison `inst` and gives the condition.
    fn compare(&mut self, inst: Inst) -> Cond {
        match self.func.insts[inst] {
            InstData::Icmp { cc, args: [a, b] } => {
                if matches!(cc, IntCC::Eq | IntCC::Ne) && self.constant(b) == Some(0) && self.is_condition(a)
                {
                    let cond = self.condition(a);
                    return if cc == IntCC::Eq { cond.inverse() } else { cond };
                }
                self.int_compare(cc, a, b)
            }
            InstData::Fcmp { cc, args: [a, b] } => self.float_compare(cc, a, b),
            _ => Cond::Never,
        }
    }

    /// Whether `value` is not zero, or whether it is, as 0 or 1 in all bits of `dst`.
    fn truth_value(&mut self, dst: Vreg, value: Value, positive: bool) {
        let zero = self.cleared();
        let cond = self.condition(value);
        self.truth_after(dst, zero, if positive { cond } else { cond.inverse() });
    }

    /// A register of zeros, made before a comparison, so that no extension is needed after it.
    fn cleared(&mut self) -> Vreg {
        let zero = self.int_temp();
        self.mov_imm(zero, 0);
        zero
    }

    /// A comparison as a value: 0 or 1, clean in all bits.
    pub(crate) fn select_compare(&mut self, inst: Inst) -> Result<(), Error> {
        let dst = self.result_vreg(inst);
        let zero = self.cleared();
        let cond = self.compare(inst);
        self.truth_after(dst, zero, cond);
        Ok(())
    }

    /// Whether `cond` holds, as 0 or 1 in all bits of `dst`, where `zero` was cleared before.
    fn truth_after(&mut self, dst: Vreg, zero: Vreg, cond: Cond) {
        if (cond as u8) < Cond::EAndNp as u8 {
            self.begin(setcc(cond));
            self.tied(dst, zero, Width::B1);
            self.reads_flags();
            self.end();
        } else {
            self.set_cond(cond, dst);
        }
    }

    pub(crate) fn select_select(&mut self, inst: Inst, cond: Value, chosen: Value, otherwise: Value) {
        let result = self.result(inst);
        let dst = self.vreg(result);
        let ty = self.ty(result);
        if ty.is_float() {
            // Registers first: making a constant must not come between comparison and jump.
            let a = self.use_reg(chosen);
            let b = self.use_reg(otherwise);
            if a == b {
                return self.push_move(dst, a);
            }
            let cond = self.condition(cond);
            // Where the result replaces the second operand, that is the one to start from.
            let (a, b, cond) = if b == dst { (b, a, cond.inverse()) } else { (a, b, cond) };
            self.begin_kind(Kind::FloatSelect, Opcode::INVALID);
            self.tied(dst, a, Width::Xmm);
            self.reg(b, Width::Xmm);
            self.draft.inst.imm = cond as i64;
            self.reads_flags();
            return self.end();
        }
        let width = self.width(result).arith();
        if let (Some(a @ (0 | 1)), Some(b @ (0 | 1))) = (self.constant(chosen), self.constant(otherwise))
            && a != b
        {
            return self.truth_value(dst, cond, a == 1);
        }
        let a = self.use_reg(chosen);
        let b = self.use_reg(otherwise);
        if a == b {
            return self.push_move(dst, a);
        }
        let cond = self.condition(cond);
        // Where the result replaces the first operand, that is the one to start from.
        let (a, b, cond) = if a == dst { (b, a, cond.inverse()) } else { (a, b, cond) };
        match cond {
            Cond::Always => self.push_move(dst, a),
            Cond::Never => self.push_move(dst, b),
            Cond::EAndNp => {
                // Not equal, or unordered: take the other one.
                let (t, kept) = (self.int_temp(), self.int_temp());
                self.push_move(kept, b);
                self.cmov(Cond::Ne, width, t, a, RegMem::Reg(b));
                self.cmov(Cond::P, width, dst, t, RegMem::Reg(kept));
            }
            Cond::NeOrP => {
                let t = self.int_temp();
                self.cmov(Cond::Ne, width, t, b, RegMem::Reg(a));
                self.cmov(Cond::P, width, dst, t, RegMem::Reg(a));
            }
            cond => self.cmov(cond, width, dst, b, RegMem::Reg(a)),
        }
    }

    /// `dst := cond ? chosen : otherwise`, after a comparison.
    pub(crate) fn cmov(&mut self, cond: Cond, width: Width, dst: Vreg, otherwise: Vreg, chosen: RegMem) {
        self.begin(cmovcc(cond, width));
        self.tied(dst, otherwise, width);
        self.rm(chosen, width);
        self.reads_flags();
        self.end();
    }

    /// `dst := 1 or 0` in all bits, after a comparison.
    pub(crate) fn set_cond(&mut self, cond: Cond, dst: Vreg) {
        let byte = self.int_temp();
        self.set_byte(cond, byte);
        self.unary_rm(Opcode::Movzx_r32_rm8, dst, Width::B4, RegMem::Reg(byte), Width::B1);
    }

    /// The condition in the low byte of `dst`.
    pub(crate) fn set_byte(&mut self, cond: Cond, dst: Vreg) {
        match cond {
            Cond::Always => self.mov_imm_keeping_flags(dst, 1),
            Cond::Never => self.mov_imm_keeping_flags(dst, 0),
            Cond::EAndNp | Cond::NeOrP => {
                let [a, b] = [(); 2].map(|()| self.int_temp());
                let (first, second, op) = match cond {
                    Cond::EAndNp => (Cond::E, Cond::Np, Alu::And),
                    _ => (Cond::Ne, Cond::P, Alu::Or),
                };
                self.set_byte(first, a);
                self.set_byte(second, b);
                self.alu(op, Width::B4, dst, a, RegMem::Reg(b));
            }
            cond => {
                self.begin(setcc(cond));
                self.def(dst, Width::B1);
                self.reads_flags();
                self.end();
            }
        }
    }
}
