//! Scalar floats in XMM registers.

use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, FloatCC, Inst, InstData, IntrinsicOp, Type, UnaryOp, Value};

use super::cx::{Cx, Done};
use super::draft::Draft;
use super::libcall::LibCall;
use super::operand::RegMem;
use super::x87;
use crate::minst::{Alu, Cond, Kind, Shift, Width, wide};
use sheave_regalloc::{Access, At, Constraint, Operand, Vreg};

const TWO_63: f64 = 9_223_372_036_854_775_808.0;

/// Operations of one instruction on two operands: for singles, for doubles, and whether they commute.
const BINARY: [(BinaryOp, Opcode, Opcode, bool); 4] = [
    (BinaryOp::Fadd, Opcode::Addss_xmm_xmmm32, Opcode::Addsd_xmm_xmmm64, true),
    (BinaryOp::Fmul, Opcode::Mulss_xmm_xmmm32, Opcode::Mulsd_xmm_xmmm64, true),
    (BinaryOp::Fsub, Opcode::Subss_xmm_xmmm32, Opcode::Subsd_xmm_xmmm64, false),
    (BinaryOp::Fdiv, Opcode::Divss_xmm_xmmm32, Opcode::Divsd_xmm_xmmm64, false),
];

/// Operations of one instruction on one operand, of a single and of a double.
const UNARY: [(UnaryOp, Opcode, Opcode); 3] = [
    (UnaryOp::Sqrt, Opcode::Sqrtss_xmm_xmmm32, Opcode::Sqrtsd_xmm_xmmm64),
    (UnaryOp::Fpromote, Opcode::Cvtss2sd_xmm_xmmm32, Opcode::INVALID),
    (UnaryOp::Fdemote, Opcode::INVALID, Opcode::Cvtsd2ss_xmm_xmmm64),
];

fn by_float(ty: Type, single: Opcode, double: Opcode) -> Opcode {
    if ty == Type::F32 { single } else { double }
}

fn float_bits(number: f64, ty: Type) -> u64 {
    if ty == Type::F32 { u64::from((number as f32).to_bits()) } else { number.to_bits() }
}

/// Roundings, and the routines of the C library for a double and a single.
const ROUNDINGS: [(UnaryOp, LibCall, LibCall); 5] = [
    (UnaryOp::Floor, LibCall::Floor, LibCall::Floorf),
    (UnaryOp::Ceil, LibCall::Ceil, LibCall::Ceilf),
    (UnaryOp::Ftrunc, LibCall::Trunc, LibCall::Truncf),
    (UnaryOp::Rint, LibCall::Rint, LibCall::Rintf),
    // In the default mode; `roundeven` is younger than many C libraries.
    (UnaryOp::Nearest, LibCall::Nearbyint, LibCall::Nearbyintf),
];

/// The result of `inst` by a routine of the C library, which has one for doubles and one for singles.
pub(super) fn call_routine(cx: &mut Cx<'_>, inst: Inst, double: LibCall, single: LibCall, args: &[Value]) {
    let result = cx.result(inst);
    let routine = if cx.ty(result) == Type::F32 { single } else { double };
    let mut regs = [Vreg(0); 3];
    for (reg, &arg) in regs.iter_mut().zip(args) {
        *reg = cx.use_reg(arg);
    }
    let dst = cx.vreg(result);
    cx.draft.call_routine(routine, &regs[..args.len().min(3)], Some(dst));
}

pub(super) fn select_float_unary(cx: &mut Cx<'_>, inst: Inst, op: UnaryOp, arg: Value) -> Done {
    let result = cx.result(inst);
    let (from, to) = (cx.ty(arg), cx.ty(result));
    let dst = cx.vreg(result);
    if let Some(&(_, single, double)) = UNARY.iter().find(|row| row.0 == op) {
        let src = cx.use_reg(arg);
        cx.draft.begin(by_float(from, single, double)).def(dst, Width::Xmm).reg(src, Width::Xmm).end();
        return Ok(());
    }
    if let Some(&(_, double, single)) = ROUNDINGS.iter().find(|row| row.0 == op) {
        call_routine(cx, inst, double, single, &[arg]);
        return Ok(());
    }
    match op {
        UnaryOp::Fneg | UnaryOp::Fabs => {
            let src = cx.use_reg(arg);
            let (code, mask) = match op {
                UnaryOp::Fneg => (Opcode::Xorps_xmm_xmmm128, cx.draft.sign_mask(from)),
                _ => (Opcode::Andps_xmm_xmmm128, cx.draft.magnitude_mask(from)),
            };
            cx.draft.float_op(code, dst, src, mask);
        }
        UnaryOp::SintToFloat => {
            let width = cx.width(arg).arith();
            let src = if from.bytes() >= 4 { cx.use_rm(arg) } else { RegMem::Reg(cx.extended(arg, true)) };
            cx.draft.int_to_float(dst, to, src, width);
        }
        UnaryOp::UintToFloat if from.bytes() == 8 => {
            let src = cx.use_reg(arg);
            let temps: [Vreg; 2] = cx.draft.int_temps();
            let early = Operand::new(dst, Access::Def, At::Early, Constraint::Reg);
            cx.draft.begin_kind(Kind::UintToFloat).operand(early).operand(Operand::reg_use(src));
            cx.draft.temp(temps[0]).temp(temps[1]).number(i64::from(to.bytes())).end();
        }
        UnaryOp::UintToFloat if cx.has_zero_upper(arg) => {
            let src = cx.use_reg(arg);
            cx.draft.int_to_float(dst, to, RegMem::Reg(src), Width::B8);
        }
        UnaryOp::UintToFloat => {
            let src = cx.draft.int_temp();
            cx.extend_into(arg, false, Width::B8, src);
            let width = if from == Type::I32 { Width::B8 } else { Width::B4 };
            cx.draft.int_to_float(dst, to, RegMem::Reg(src), width);
        }
        UnaryOp::FloatToUint if to.bytes() == 8 => {
            let src = cx.use_reg(arg);
            cx.draft.float_to_u64(dst, src, from);
        }
        UnaryOp::FloatToSint | UnaryOp::FloatToUint => {
            let is_wide = to.bytes() == 8 || op == UnaryOp::FloatToUint && to == Type::I32;
            let src = cx.float_rm(arg);
            cx.draft.float_to_int(dst, if is_wide { Width::B8 } else { Width::B4 }, src, from);
        }
        UnaryOp::FloatToSintSat | UnaryOp::FloatToUintSat => {
            saturating(cx, dst, arg, to, op == UnaryOp::FloatToSintSat);
        }
        _ => return Err(op.name().into()),
    }
    Ok(())
}

/// Converts with clamping: the plain conversion, then the bounds if the float is beyond them, zero for NaN.
fn saturating(cx: &mut Cx<'_>, dst: Vreg, arg: Value, to: Type, signed: bool) {
    let from = cx.ty(arg);
    let src = cx.use_reg(arg);
    let bits = to.bits();
    let (min, max) = match signed {
        true => (i64::MIN >> (64 - bits), i64::MAX >> (64 - bits)),
        false => (0, to.mask() as i64),
    };
    // The smallest float above every representable value, and the smallest one that is in range.
    let two = 2f64.powi(bits as i32 - i32::from(signed));
    let low = if signed { -two } else { 0.0 };
    let converted = cx.draft.int_temp();
    if !signed && bits == 64 {
        let src = cx.use_reg(arg);
        cx.draft.float_to_u64(converted, src, from);
    } else {
        let width = if bits == 64 || (bits == 32 && !signed) { Width::B8 } else { Width::B4 };
        cx.draft.float_to_int(converted, width, RegMem::Reg(src), from);
    }
    let width = Width::of_bytes(to.bytes()).arith();
    let (low_reg, high_reg) = (cx.draft.imm_reg(min), cx.draft.imm_reg(max));
    let above = cx.draft.int_temp();
    cx.draft.compare_with_float(src, two, from);
    cx.draft.cmov(Cond::Ae, width, above, converted, RegMem::Reg(high_reg));
    let zero = cx.draft.imm_reg(0);
    let below = cx.draft.int_temp();
    cx.draft.compare_with_float(src, low, from);
    // Below is also set by NaN, which the next line overrules.
    cx.draft.cmov(Cond::B, width, below, above, RegMem::Reg(low_reg));
    cx.draft.cmov(Cond::P, width, dst, below, RegMem::Reg(zero));
}

pub(super) fn select_float_binary(cx: &mut Cx<'_>, inst: Inst, op: BinaryOp, a: Value, b: Value) -> Done {
    let result = cx.result(inst);
    let ty = cx.ty(result);
    let dst = cx.vreg(result);
    let Some(&(_, single, double, commutes)) = BINARY.iter().find(|row| row.0 == op) else {
        match op {
            BinaryOp::Fmin | BinaryOp::Fmax => min_max(cx, dst, op == BinaryOp::Fmax, a, b),
            BinaryOp::Copysign => copysign(cx, dst, a, b),
            _ => return Err(op.name().into()),
        }
        return Ok(());
    };
    let code = by_float(ty, single, double);
    let (mut a, mut b) = (a, b);
    let loads_once = |cx: &Cx<'_>, value| cx.is_const(value) || cx.uses.is_sinkable_load(value);
    // NaN payloads follow the first operand; exchanging is allowed all the same, as LLVM does.
    if commutes && a != result && (b == result || loads_once(cx, a) && !loads_once(cx, b)) {
        core::mem::swap(&mut a, &mut b);
    }
    if commutes && a != result && loads_once(cx, b) && cx.lives_on(a) {
        // Loading b and multiplying by a is as short as copying a and multiplying by memory, and moves
        // nothing.
        let (x, y) = (cx.use_reg(b), cx.use_reg(a));
        cx.draft.float_op(code, dst, x, RegMem::Reg(y));
        return Ok(());
    }
    let y = cx.float_rm(b);
    let x = cx.use_reg(a);
    cx.draft.begin(code).tied(dst, x, Width::Xmm).rm(y, Width::Xmm).end_commutative_if(commutes, y);
    Ok(())
}

fn copysign(cx: &mut Cx<'_>, dst: Vreg, a: Value, b: Value) {
    let ty = cx.ty(a);
    let (x, y) = (cx.use_reg(a), cx.use_reg(b));
    let draft = &mut cx.draft;
    let [magnitude, sign] = [(); 2].map(|()| draft.float_temp(ty.bytes() as u8));
    let mask = draft.magnitude_mask(ty);
    draft.float_op(Opcode::Andps_xmm_xmmm128, magnitude, x, mask);
    let mask = draft.sign_mask(ty);
    draft.float_op(Opcode::Andps_xmm_xmmm128, sign, y, mask);
    draft.float_op(Opcode::Orps_xmm_xmmm128, dst, magnitude, RegMem::Reg(sign));
}

/// `minss` and its like, for selects that are exactly that: they give the second operand where the two are
/// equal or one is NaN. True if `dst` is such a one; its comparison is done with it.
pub(super) fn select_extreme(
    cx: &mut Cx<'_>,
    dst: Vreg,
    cond: Value,
    chosen: Value,
    otherwise: Value,
) -> bool {
    let Some((inst, InstData::Fcmp { cc, args: [a, b] })) = cx.uses.sinkable_data(cond) else { return false };
    let is_first = (chosen, otherwise) == (a, b);
    if !is_first && (chosen, otherwise) != (b, a) {
        return false;
    }
    let (single, double, x, y) = match (cc, is_first) {
        (FloatCC::Olt, true) | (FloatCC::Uge, false) => {
            (Opcode::Minss_xmm_xmmm32, Opcode::Minsd_xmm_xmmm64, a, b)
        }
        (FloatCC::Ule, true) | (FloatCC::Ogt, false) => {
            (Opcode::Minss_xmm_xmmm32, Opcode::Minsd_xmm_xmmm64, b, a)
        }
        (FloatCC::Ogt, true) | (FloatCC::Ule, false) => {
            (Opcode::Maxss_xmm_xmmm32, Opcode::Maxsd_xmm_xmmm64, a, b)
        }
        (FloatCC::Uge, true) | (FloatCC::Olt, false) => {
            (Opcode::Maxss_xmm_xmmm32, Opcode::Maxsd_xmm_xmmm64, b, a)
        }
        _ => return false,
    };
    cx.uses.take(inst, cond);
    cx.uses.remove(a);
    cx.uses.remove(b);
    let code = by_float(cx.ty(a), single, double);
    let y = cx.float_rm(y);
    let x = cx.use_reg(x);
    cx.draft.begin(code).tied(dst, x, Width::Xmm).rm(y, Width::Xmm).end();
    true
}

/// C's `fmin` and `fmax`.
fn min_max(cx: &mut Cx<'_>, dst: Vreg, larger: bool, a: Value, b: Value) {
    let kind = i64::from(larger) | i64::from(cx.ty(a) == Type::F64) << 1;
    let (x, y) = (cx.use_reg(a), cx.use_reg(b));
    cx.draft.begin_kind(Kind::FloatMinMax).tied(dst, y, Width::Xmm).reg(x, Width::Xmm).number(kind).end();
}

/// The operations that obey the rounding mode and raise exception flags: the plain instructions, if these do
/// so exactly.
pub(super) fn select_strict(cx: &mut Cx<'_>, inst: Inst, op: IntrinsicOp, args: &[Value]) -> Done {
    use IntrinsicOp as Op;
    match (op, args) {
        (Op::StrictFcmp | Op::StrictFcmps, &[a, b]) => {
            strict_compare(cx, inst, a, b, op == Op::StrictFcmps);
            return Ok(());
        }
        (Op::StrictFloatToUint, &[arg]) if cx.ty(cx.result(inst)) == Type::I64 => {
            let dst = cx.result_vreg(inst);
            let src = cx.use_reg(arg);
            cx.draft.strict_float_to_u64(dst, src, cx.ty(arg));
            return Ok(());
        }
        _ => {}
    }
    // Strict operations are named after the plain ones.
    let plain = op.name().strip_prefix("strict_").unwrap_or_default();
    match (UnaryOp::from_name(plain), BinaryOp::from_name(plain), args) {
        (Some(op), _, &[arg]) => select_float_unary(cx, inst, op, arg),
        (_, Some(op), &[a, b]) => select_float_binary(cx, inst, op, a, b),
        _ => x87::select_x87(cx, inst, op, args),
    }
}

/// Less 1, equal 2, greater 4, unordered 8.
fn strict_compare(cx: &mut Cx<'_>, inst: Inst, a: Value, b: Value, signaling: bool) {
    let dst = cx.result_vreg(inst);
    let ty = cx.ty(a);
    let (x, y) = (cx.use_reg(a), cx.use_reg(b));
    let code = match signaling {
        false => by_float(ty, Opcode::Ucomiss_xmm_xmmm32, Opcode::Ucomisd_xmm_xmmm64),
        true => by_float(ty, Opcode::Comiss_xmm_xmmm32, Opcode::Comisd_xmm_xmmm64),
    };
    cx.draft.begin(code).reg(x, Width::Xmm).reg(y, Width::Xmm).end();
    let start = cx.draft.len();
    cx.draft.comparison_outcome(dst, start);
}

impl Draft<'_> {
    /// `dst := code(a, b)` in two-address form.
    pub(super) fn float_op(&mut self, code: Opcode, dst: Vreg, a: Vreg, b: RegMem) {
        self.begin(code).tied(dst, a, Width::Xmm).rm(b, Width::Xmm).end();
    }

    /// A mask for the packed logical operations: sixteen bytes, the lowest lane in the width of `ty`.
    fn mask(&mut self, ty: Type, bits: u64) -> RegMem {
        let lane = match ty {
            Type::F32 => u128::from(bits as u32) * 0x1_0000_0001_0000_0001_0000_0001,
            _ => u128::from(bits) * 0x1_0000_0000_0000_0001,
        };
        RegMem::Mem(self.pool_addr(lane, 16))
    }

    fn sign_mask(&mut self, ty: Type) -> RegMem {
        self.mask(ty, 1 << (ty.bits() - 1))
    }

    fn magnitude_mask(&mut self, ty: Type) -> RegMem {
        self.mask(ty, !(1 << (ty.bits() - 1)) & ty.mask())
    }

    /// The conversion keeps the upper part of its destination, so that is cleared first: no dependence on an
    /// old value.
    fn int_to_float(&mut self, dst: Vreg, to: Type, src: RegMem, width: Width) {
        let code = wide(width, by_float(to, Opcode::Cvtsi2ss_xmm_rm32, Opcode::Cvtsi2sd_xmm_rm32));
        let zero = self.float_temp(to.bytes() as u8);
        self.float_const_into(0, to, zero);
        self.begin(code).tied(dst, zero, Width::Xmm).rm(src, width).end();
    }

    fn float_to_int(&mut self, dst: Vreg, width: Width, src: RegMem, from: Type) {
        let code = wide(width, by_float(from, Opcode::Cvttss2si_r32_xmmm32, Opcode::Cvttsd2si_r32_xmmm64));
        self.unary_rm(code, dst, width, src, Width::Xmm);
    }

    /// Converts as signed, and once more after subtracting 2^63; the sign of the first result selects.
    fn float_to_u64(&mut self, dst: Vreg, src: Vreg, from: Type) {
        let bytes = from.bytes() as u8;
        let two_63 = float_bits(TWO_63, from);
        let low = self.fresh(|it, to| it.float_to_int(to, Width::B8, RegMem::Reg(src), from));
        let offset = RegMem::Mem(self.pool_addr(u128::from(two_63), bytes));
        let reduced = self.float_temp(bytes);
        let subtract = by_float(from, Opcode::Subss_xmm_xmmm32, Opcode::Subsd_xmm_xmmm64);
        self.float_op(subtract, reduced, src, offset);
        let [high, sign, part] = self.int_temps();
        self.float_to_int(high, Width::B8, RegMem::Reg(reduced), from);
        self.shift_imm(Shift::Sar, Width::B8, sign, low, 63);
        self.alu(Alu::And, Width::B8, part, high, RegMem::Reg(sign));
        self.alu(Alu::Or, Width::B8, dst, part, RegMem::Reg(low));
    }

    fn compare_with_float(&mut self, x: Vreg, bound: f64, ty: Type) {
        let bound = self.pool_addr(u128::from(float_bits(bound, ty)), ty.bytes() as u8);
        let compare = by_float(ty, Opcode::Ucomiss_xmm_xmmm32, Opcode::Ucomisd_xmm_xmmm64);
        self.begin(compare).reg(x, Width::Xmm).mem(&bound).end();
    }

    /// Subtracts 2^63 if the float is at least that, or else 0, so that one conversion raises all exception
    /// flags; then puts the bit back.
    fn strict_float_to_u64(&mut self, dst: Vreg, src: Vreg, from: Type) {
        let bytes = from.bytes() as u8;
        let [big, none, offset, reduced] = [(); 4].map(|()| self.float_temp(bytes));
        self.float_const_into(float_bits(TWO_63, from), from, big);
        self.float_const_into(0, from, none);
        self.compare_with_float(src, TWO_63, from);
        // Below, or unordered.
        self.float_select(Cond::B, offset, none, big);
        let code = by_float(from, Opcode::Subss_xmm_xmmm32, Opcode::Subsd_xmm_xmmm64);
        self.float_op(code, reduced, src, RegMem::Reg(offset));
        let [low, flip] = self.int_temps();
        self.float_to_int(low, Width::B8, RegMem::Reg(reduced), from);
        let (zero, top) = (self.imm_reg(0), self.imm_reg(i64::MIN));
        self.compare_with_float(src, TWO_63, from);
        self.cmov(Cond::Ae, Width::B8, flip, zero, RegMem::Reg(top));
        self.alu(Alu::Xor, Width::B8, dst, low, RegMem::Reg(flip));
    }
}
