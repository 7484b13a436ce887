//! Comparisons: flags for branches, `setcc`, `cmov`.

use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, FloatCC, Inst, InstData, IntCC, Type, UnaryOp, Value};

use super::cx::Cx;
use super::draft::Draft;
use super::float;
use super::operand::RegMem;
use super::shift::shift_amount;
use super::uses::MAX_DEPTH;
use crate::minst::{Alu, Cond, Imm, Kind, Width, alu_imm, alu_r_rm, alu_rm_r, by_width, cmovcc, setcc, wide};
use sheave_regalloc::Vreg;

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

/// Sets the flags for "`value` is not zero" and gives the condition to test. Comparisons that define
/// `value` are folded if possible.
pub(super) fn condition(cx: &mut Cx<'_>, mut value: Value) -> Cond {
    let mut inverted = false;
    for _ in 0..MAX_DEPTH {
        let Some(inst) = cx.def_inst(value).filter(|&inst| cx.uses.can_sink(inst)) else { break };
        let of = match cx.func.insts[inst] {
            InstData::Icmp { cc, args: [a, b] } if is_test_of_condition(cx, cc, a, b) => {
                inverted ^= cc == IntCC::Eq;
                a
            }
            InstData::Icmp { .. } | InstData::Fcmp { .. } => {
                cx.uses.take(inst, value);
                let cond = compare(cx, inst);
                return if inverted { cond.inverse() } else { cond };
            }
            InstData::Unary { op: UnaryOp::Zext | UnaryOp::Sext | UnaryOp::Copy | UnaryOp::Freeze, arg }
                if is_condition(cx, arg) =>
            {
                arg
            }
            InstData::Binary { op: BinaryOp::Xor, args: [a, b], .. }
                if cx.constant(b) == Some(1) && is_truth(cx, a) =>
            {
                inverted = !inverted;
                a
            }
            _ => break,
        };
        cx.uses.take(inst, value);
        value = of;
    }
    compare_with_constant(cx, if inverted { IntCC::Eq } else { IntCC::Ne }, value, 0)
}

/// Sets the flags for the comparison `inst` and gives the condition.
fn compare(cx: &mut Cx<'_>, inst: Inst) -> Cond {
    match cx.func.insts[inst] {
        InstData::Icmp { cc, args: [a, b] } if is_test_of_condition(cx, cc, a, b) => {
            let cond = condition(cx, a);
            if cc == IntCC::Eq { cond.inverse() } else { cond }
        }
        InstData::Icmp { cc, args: [a, b] } => int_compare(cx, cc, a, b),
        InstData::Fcmp { cc, args: [a, b] } => float_compare(cx, cc, a, b),
        _ => Cond::Never,
    }
}

/// `(x) != 0` and `(x) == 0` are x or its inverse if x is itself a condition.
fn is_test_of_condition(cx: &Cx<'_>, cc: IntCC, x: Value, zero: Value) -> bool {
    matches!(cc, IntCC::Eq | IntCC::Ne) && cx.constant(zero) == Some(0) && is_condition(cx, x)
}

/// Whether `value` is a comparison, or an extension of one, that may be done here.
fn is_condition(cx: &Cx<'_>, value: Value) -> bool {
    comes_from_comparison(cx, value, |inst| cx.uses.can_sink(inst))
}

/// Whether `value` is known to be 0 or 1.
fn is_truth(cx: &Cx<'_>, value: Value) -> bool {
    comes_from_comparison(cx, value, |_| true)
}

/// Whether `value` is a comparison, extended, copied or inverted by instructions that all are `usable`.
fn comes_from_comparison(cx: &Cx<'_>, mut value: Value, usable: impl Fn(Inst) -> bool) -> bool {
    for _ in 0..MAX_DEPTH {
        let Some(inst) = cx.def_inst(value).filter(|&inst| usable(inst)) else { return false };
        value = match cx.func.insts[inst] {
            InstData::Icmp { .. } | InstData::Fcmp { .. } => return true,
            InstData::Unary { op: UnaryOp::Zext | UnaryOp::Copy | UnaryOp::Freeze, arg } => arg,
            InstData::Binary { op: BinaryOp::Xor, args: [a, b], .. } if cx.constant(b) == Some(1) => a,
            _ => return false,
        };
    }
    false
}

/// Compares integers and gives the condition.
fn int_compare(cx: &mut Cx<'_>, cc: IntCC, a: Value, b: Value) -> Cond {
    let (cc, a, b) = match (cx.constant(a), cx.constant(b)) {
        (Some(_), None) => (cc.swapped(), b, a),
        _ => (cc, a, b),
    };
    if let Some(c) = cx.constant(b) {
        return compare_with_constant(cx, cc, a, c);
    }
    let width = cx.width(a);
    if let Some(addr) = cx.fold_load(b) {
        let x = cx.use_reg(a);
        cx.draft.begin(alu_r_rm(Alu::Cmp, width)).reg(x, width).mem(&addr).end();
    } else if let Some(addr) = cx.fold_load(a) {
        let y = cx.use_reg(b);
        cx.draft.begin(alu_rm_r(Alu::Cmp, width)).mem(&addr).reg(y, width).end();
    } else {
        let x = cx.use_reg(a);
        let y = cx.use_reg(b);
        cx.draft.begin(alu_r_rm(Alu::Cmp, width)).reg(x, width).any(y, width).end();
    }
    int_cond(cc)
}

fn compare_with_constant(cx: &mut Cx<'_>, cc: IntCC, a: Value, c: i64) -> Cond {
    let width = cx.width(a);
    if c == 0 {
        let cond = match cc {
            IntCC::Ult => return Cond::Never,
            IntCC::Uge => return Cond::Always,
            IntCC::Ule => Cond::E,
            IntCC::Ugt => Cond::Ne,
            // The sign alone decides.
            IntCC::Slt => Cond::S,
            IntCC::Sge => Cond::Ns,
            cc => int_cond(cc),
        };
        if let Some(cond) = test_of_and(cx, a, width, cond) {
            return cond;
        }
        if let Some(addr) = cx.fold_load(a) {
            cx.draft.compare_imm(RegMem::Mem(addr), width, 0);
            return cond;
        }
        let x = cx.use_reg(a);
        cx.draft.test_self(x, width);
        return cond;
    }
    if width == Width::B2 && i8::try_from(c).is_err() {
        // A 16-bit immediate stalls the decoder.
        let signed = matches!(cc, IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge);
        let x = cx.extended(a, signed);
        cx.draft.compare_imm(RegMem::Reg(x), Width::B4, if signed { c } else { c & 0xffff });
    } else if i32::try_from(c).is_err() {
        let y = cx.draft.imm_reg(c);
        let x = cx.use_reg(a);
        cx.draft.begin(alu_rm_r(Alu::Cmp, width)).any(x, width).reg(y, width).end();
    } else {
        let x = cx.use_rm(a);
        cx.draft.compare_imm(x, width, c);
    }
    int_cond(cc)
}

/// `test` for a comparison of `x & y` with zero, if `value` is one, and what `cond` is after it.
fn test_of_and(cx: &mut Cx<'_>, value: Value, mut width: Width, cond: Cond) -> Option<Cond> {
    let (inst, data) = cx.uses.sinkable_data(value)?;
    let InstData::Binary { op: BinaryOp::And, args: [x, y], .. } = data else { return None };
    // The sign does not matter.
    let any_sign = matches!(cond, Cond::E | Cond::Ne);
    cx.uses.take(inst, value);
    if any_sign && let Some((x, n)) = single_bit(cx, x, y) {
        let amount = shift_amount(cx, n, cx.ty(x));
        let x = cx.use_reg(x);
        cx.draft.begin(wide(width, Opcode::Bt_rm32_r32)).reg(x, width).reg(amount, width).end();
        return Some(if cond == Cond::E { Cond::Ae } else { Cond::B });
    }
    if let Some(c) = cx.constant_i32(y) {
        let mut x = x;
        // Of an extended byte the mask tests the byte, which may be in memory.
        if let Some((ext, InstData::Unary { op: UnaryOp::Zext | UnaryOp::Sext, arg })) =
            cx.uses.sinkable_data(x)
            && cx.width(arg) == Width::B1
            && (0..if any_sign { 0x100 } else { 0x80 }).contains(&c)
        {
            cx.uses.take(ext, x);
            (x, width) = (arg, Width::B1);
        }
        // A mask of the low seven bits tests the same in one byte (the sign stays clear in both cases).
        let narrow = if (0..0x80).contains(&c) { Width::B1 } else { width };
        let code = by_width(narrow, Opcode::Test_rm8_imm8, Opcode::Test_rm16_imm16);
        let x = cx.use_rm(x);
        cx.draft.begin(code).rm(x, narrow).imm(Imm::whole(narrow), i64::from(c)).end();
        return Some(cond);
    }
    let (x, y) = (cx.use_reg(x), cx.use_reg(y));
    let code = by_width(width, Opcode::Test_rm8_r8, Opcode::Test_rm16_r16);
    cx.draft.begin(code).any(x, width).reg(y, width).end();
    Some(cond)
}

/// The value and the number of its bit that `x & y` is, as in `x & 1 << n` and `x >> n & 1`; folds the shift.
fn single_bit(cx: &mut Cx<'_>, x: Value, y: Value) -> Option<(Value, Value)> {
    for (x, y) in [(x, y), (y, x)] {
        let Some((inst, InstData::Binary { op, args: [of, n], .. })) = cx.uses.sinkable_data(y) else {
            continue;
        };
        let one = if op == BinaryOp::Shl { of } else { x };
        let shifts = matches!(op, BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr);
        if shifts && cx.constant(one) == Some(1) && !cx.is_const(n) && cx.ty(y).bits() >= 32 {
            cx.uses.take(inst, y);
            return Some((if op == BinaryOp::Shl { x } else { of }, n));
        }
    }
    None
}

fn float_compare(cx: &mut Cx<'_>, cc: FloatCC, a: Value, b: Value) -> Cond {
    let (cond, swap) = float_cond(cc);
    if matches!(cond, Cond::Always | Cond::Never) {
        return cond;
    }
    let (a, b) = if swap { (b, a) } else { (a, b) };
    let y = cx.float_rm(b);
    let x = cx.use_reg(a);
    let code = match cx.ty(a) {
        Type::F32 => Opcode::Ucomiss_xmm_xmmm32,
        _ => Opcode::Ucomisd_xmm_xmmm64,
    };
    cx.draft.begin(code).reg(x, Width::Xmm).rm(y, Width::Xmm).end();
    cond
}

/// A comparison as a value: 0 or 1, clean in all bits.
pub(super) fn select_compare(cx: &mut Cx<'_>, inst: Inst) {
    let dst = cx.result_vreg(inst);
    if let InstData::Icmp { cc: IntCC::Ne, args: [masked, zero] } = cx.func.insts[inst]
        && cx.constant(zero) == Some(0)
        && let Some((and, InstData::Binary { op: BinaryOp::And, args: [x, bit], .. })) =
            cx.uses.sinkable_data(masked)
        && cx.constant(bit) == Some(1)
    {
        // The lowest bit is the truth.
        cx.uses.take(and, masked);
        let x = cx.use_reg(x);
        return cx.draft.alu_imm(Alu::And, Width::B4, dst, x, 1);
    }
    // Cleared before the comparison, so that no extension is needed after it.
    let zero = cx.draft.imm_reg(0);
    let cond = compare(cx, inst);
    cx.draft.truth_after(dst, zero, cond);
}

pub(super) fn select_select(cx: &mut Cx<'_>, inst: Inst, cond: Value, chosen: Value, otherwise: Value) {
    let result = cx.result(inst);
    let dst = cx.vreg(result);
    let ty = cx.ty(result);
    if ty.is_float() {
        if float::select_extreme(cx, dst, cond, chosen, otherwise) {
            return;
        }
        // Registers first: making a constant must not come between comparison and jump.
        let a = cx.use_reg(chosen);
        let b = cx.use_reg(otherwise);
        if a == b {
            return cx.draft.push_move(dst, a);
        }
        let cond = condition(cx, cond);
        // If the result replaces the second operand, start from that one.
        let (a, b, cond) = if b == dst { (b, a, cond.inverse()) } else { (a, b, cond) };
        return cx.draft.float_select(cond, dst, a, b);
    }
    let width = cx.width(result).arith();
    if let (Some(a @ (0 | 1)), Some(b @ (0 | 1))) = (cx.constant(chosen), cx.constant(otherwise))
        && a != b
    {
        let zero = cx.draft.imm_reg(0);
        let cond = condition(cx, cond);
        return cx.draft.truth_after(dst, zero, if a == 1 { cond } else { cond.inverse() });
    }
    let a = cx.use_reg(chosen);
    let b = cx.use_reg(otherwise);
    if a == b {
        return cx.draft.push_move(dst, a);
    }
    let cond = condition(cx, cond);
    // If the result replaces the first operand, start from that one.
    let (a, b, cond) = if a == dst { (b, a, cond.inverse()) } else { (a, b, cond) };
    match cond {
        Cond::Always => cx.draft.push_move(dst, a),
        Cond::Never => cx.draft.push_move(dst, b),
        Cond::EAndNp => {
            // Not equal, or unordered: take the other one.
            let (t, kept) = (cx.draft.int_temp(), cx.draft.int_temp());
            cx.draft.push_move(kept, b);
            cx.draft.cmov(Cond::Ne, width, t, a, RegMem::Reg(b));
            cx.draft.cmov(Cond::P, width, dst, t, RegMem::Reg(kept));
        }
        Cond::NeOrP => {
            let t = cx.draft.int_temp();
            cx.draft.cmov(Cond::Ne, width, t, b, RegMem::Reg(a));
            cx.draft.cmov(Cond::P, width, dst, t, RegMem::Reg(a));
        }
        cond => cx.draft.cmov(cond, width, dst, b, RegMem::Reg(a)),
    }
}

impl Draft<'_> {
    fn test_self(&mut self, x: Vreg, width: Width) {
        self.begin(by_width(width, Opcode::Test_rm8_r8, Opcode::Test_rm16_r16)).reg_twice(x, width).end();
    }

    fn compare_imm(&mut self, x: RegMem, width: Width, c: i64) {
        let (code, kind) = alu_imm(Alu::Cmp, width, c);
        self.begin(code).rm(x, width).imm(kind, c).end();
    }

    /// `dst := cond ? a : b` for floats, after a comparison.
    pub(super) fn float_select(&mut self, cond: Cond, dst: Vreg, a: Vreg, b: Vreg) {
        let draft = self.begin_kind(Kind::FloatSelect).tied(dst, a, Width::Xmm).reg(b, Width::Xmm);
        draft.number(cond as i64).reads_flags().end();
    }

    /// `dst := cond` as 0 or 1 in all bits; `zero` was cleared before the comparison.
    fn truth_after(&mut self, dst: Vreg, zero: Vreg, cond: Cond) {
        if (cond as u8) < Cond::EAndNp as u8 {
            self.begin(setcc(cond)).tied(dst, zero, Width::B1).reads_flags().end();
        } else {
            self.set_cond(cond, dst);
        }
    }

    /// `dst := cond ? chosen : otherwise`, after a comparison.
    pub(super) fn cmov(&mut self, cond: Cond, width: Width, dst: Vreg, otherwise: Vreg, chosen: RegMem) {
        self.begin(cmovcc(cond, width)).tied(dst, otherwise, width).rm(chosen, width).reads_flags().end();
    }

    /// `dst := 1 or 0` in all bits, after a comparison.
    pub(super) fn set_cond(&mut self, cond: Cond, dst: Vreg) {
        let byte = self.fresh(|it, to| it.set_byte(cond, to));
        self.unary_rm(Opcode::Movzx_r32_rm8, dst, Width::B4, RegMem::Reg(byte), Width::B1);
    }

    /// The condition in the low byte of `dst`.
    pub(super) fn set_byte(&mut self, cond: Cond, dst: Vreg) {
        match cond {
            Cond::Always => self.mov_imm_keeping_flags(dst, 1),
            Cond::Never => self.mov_imm_keeping_flags(dst, 0),
            Cond::EAndNp | Cond::NeOrP => {
                let [a, b] = self.int_temps();
                let (first, second, op) = match cond {
                    Cond::EAndNp => (Cond::E, Cond::Np, Alu::And),
                    _ => (Cond::Ne, Cond::P, Alu::Or),
                };
                self.set_byte(first, a);
                self.set_byte(second, b);
                self.alu(op, Width::B4, dst, a, RegMem::Reg(b));
            }
            cond => self.begin(setcc(cond)).def(dst, Width::B1).reads_flags().end(),
        }
    }
}
