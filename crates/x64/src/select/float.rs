//! Scalar floats in XMM registers.

use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, ConstData, Inst, InstData, IntrinsicOp, Type, UnaryOp, Value};

use super::Selector;
use super::builder::RegMem;
use crate::Error;
use crate::minst::{Alu, Cond, Kind, Width};
use sheave_regalloc::{Operand, Vreg};

fn by_float(ty: Type, single: Opcode, double: Opcode) -> Opcode {
    if ty == Type::F32 { single } else { double }
}

impl Selector<'_> {
    /// A float operand: a folded load, a constant in memory or a register.
    pub(crate) fn float_rm(&mut self, value: Value) -> RegMem {
        if let Some(ConstData::Bits(bits)) = self.func.const_data(value)
            && bits != 0
        {
            let bytes = self.ty(value).bytes() as u8;
            return RegMem::Mem(self.pool_addr(u128::from(bits & self.ty(value).mask()), bytes));
        }
        self.use_rm(value)
    }

    /// `dst := code(a, b)` in two-address form.
    pub(crate) fn float_op(&mut self, code: Opcode, dst: Vreg, a: Vreg, b: RegMem) {
        self.begin(code);
        self.tied(dst, a, Width::Xmm);
        self.rm(b, Width::Xmm);
        self.end();
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

    pub(crate) fn select_float_unary(&mut self, inst: Inst, op: UnaryOp, arg: Value) -> Result<(), Error> {
        let result = self.result(inst);
        let (from, to) = (self.ty(arg), self.ty(result));
        let dst = self.vreg(result);
        match op {
            UnaryOp::Fneg | UnaryOp::Fabs => {
                let src = self.use_reg(arg);
                let (code, mask) = match op {
                    UnaryOp::Fneg => (Opcode::Xorps_xmm_xmmm128, self.sign_mask(from)),
                    _ => (Opcode::Andps_xmm_xmmm128, self.magnitude_mask(from)),
                };
                self.float_op(code, dst, src, mask);
            }
            UnaryOp::Sqrt => {
                let src = self.use_reg(arg);
                self.begin(by_float(from, Opcode::Sqrtss_xmm_xmmm32, Opcode::Sqrtsd_xmm_xmmm64));
                self.def(dst, Width::Xmm);
                self.reg(src, Width::Xmm);
                self.end();
            }
            UnaryOp::Fpromote | UnaryOp::Fdemote => {
                let src = self.use_reg(arg);
                let code = match op {
                    UnaryOp::Fpromote => Opcode::Cvtss2sd_xmm_xmmm32,
                    _ => Opcode::Cvtsd2ss_xmm_xmmm64,
                };
                self.begin(code);
                self.def(dst, Width::Xmm);
                self.reg(src, Width::Xmm);
                self.end();
            }
            UnaryOp::SintToFloat => {
                let width = self.width(arg).arith();
                let src =
                    if from.bytes() >= 4 { self.use_rm(arg) } else { RegMem::Reg(self.extended(arg, true)) };
                self.int_to_float(dst, to, src, width);
            }
            UnaryOp::UintToFloat => match from {
                Type::I64 | Type::Ptr => {
                    let src = self.use_reg(arg);
                    self.begin_kind(Kind::UintToFloat, Opcode::INVALID);
                    self.hidden(Operand::new(
                        dst,
                        sheave_regalloc::Access::Def,
                        sheave_regalloc::At::Early,
                        sheave_regalloc::Constraint::Reg,
                    ));
                    self.hidden(Operand::reg_use(src));
                    for _ in 0..2 {
                        let temp = self.int_temp();
                        self.hidden(Operand::temp(temp));
                    }
                    self.draft.inst.imm = i64::from(to.bytes());
                    self.end();
                }
                Type::I32 if self.has_zero_upper(arg) => {
                    let wide = self.use_reg(arg);
                    self.int_to_float(dst, to, RegMem::Reg(wide), Width::B8);
                }
                _ => {
                    let wide = self.int_temp();
                    self.extend_into(arg, false, Width::B8, wide);
                    let width = if from == Type::I32 { Width::B8 } else { Width::B4 };
                    self.int_to_float(dst, to, RegMem::Reg(wide), width);
                }
            },
            UnaryOp::FloatToSint => {
                let width = Width::of_bytes(to.bytes()).arith();
                let src = self.float_rm(arg);
                self.float_to_int(dst, width, src, from);
            }
            UnaryOp::FloatToUint => match to {
                Type::I64 | Type::Ptr => self.float_to_u64(dst, arg, from),
                Type::I32 => {
                    let src = self.float_rm(arg);
                    self.float_to_int(dst, Width::B8, src, from);
                }
                _ => {
                    let src = self.float_rm(arg);
                    self.float_to_int(dst, Width::B4, src, from);
                }
            },
            UnaryOp::FloatToSintSat | UnaryOp::FloatToUintSat => {
                self.saturating(dst, arg, to, op == UnaryOp::FloatToSintSat);
            }
            _ => return Err(self.unsupported(op.name())),
        }
        Ok(())
    }

    /// The conversion keeps the upper part of its destination, so that is cleared first: no wait for an old
    /// value.
    fn int_to_float(&mut self, dst: Vreg, to: Type, src: RegMem, width: Width) {
        let code = match (to, width) {
            (Type::F32, Width::B8) => Opcode::Cvtsi2ss_xmm_rm64,
            (Type::F32, _) => Opcode::Cvtsi2ss_xmm_rm32,
            (_, Width::B8) => Opcode::Cvtsi2sd_xmm_rm64,
            _ => Opcode::Cvtsi2sd_xmm_rm32,
        };
        let zero = self.float_temp(to.bytes() as u8);
        self.float_const_into(0, to, zero);
        self.begin(code);
        self.tied(dst, zero, Width::Xmm);
        self.rm(src, width);
        self.end();
    }

    fn float_to_int(&mut self, dst: Vreg, width: Width, src: RegMem, from: Type) {
        let code = match (from, width) {
            (Type::F32, Width::B8) => Opcode::Cvttss2si_r64_xmmm32,
            (Type::F32, _) => Opcode::Cvttss2si_r32_xmmm32,
            (_, Width::B8) => Opcode::Cvttsd2si_r64_xmmm64,
            _ => Opcode::Cvttsd2si_r32_xmmm64,
        };
        self.unary_rm(code, dst, width, src, Width::Xmm);
    }

    /// Converts as signed, and what exceeds that range after subtracting 2^63; the first result's sign
    /// chooses.
    fn float_to_u64(&mut self, dst: Vreg, arg: Value, from: Type) {
        let src = self.use_reg(arg);
        let bytes = from.bytes() as u8;
        let two_63 = match from {
            Type::F32 => u64::from((9_223_372_036_854_775_808f32).to_bits()),
            _ => (9_223_372_036_854_775_808f64).to_bits(),
        };
        let low = self.int_temp();
        self.float_to_int(low, Width::B8, RegMem::Reg(src), from);
        let offset = RegMem::Mem(self.pool_addr(u128::from(two_63), bytes));
        let reduced = self.float_temp(bytes);
        self.float_op(
            by_float(from, Opcode::Subss_xmm_xmmm32, Opcode::Subsd_xmm_xmmm64),
            reduced,
            src,
            offset,
        );
        let [high, sign, part] = [(); 3].map(|()| self.int_temp());
        self.float_to_int(high, Width::B8, RegMem::Reg(reduced), from);
        self.shift_imm(Opcode::Sar_rm64_imm8, Width::B8, sign, low, 63);
        self.alu(Alu::And, Width::B8, part, high, RegMem::Reg(sign));
        self.alu(Alu::Or, Width::B8, dst, part, RegMem::Reg(low));
    }

    /// Converts with clamping: the plain conversion, then the bounds where the float is beyond them, zero for
    /// NaN.
    fn saturating(&mut self, dst: Vreg, arg: Value, to: Type, signed: bool) {
        let from = self.ty(arg);
        let src = self.use_reg(arg);
        let bits = to.bits();
        let (min, max) = match signed {
            true => (i64::MIN >> (64 - bits), i64::MAX >> (64 - bits)),
            false => (0, to.mask() as i64),
        };
        // The smallest float above every representable value, and the smallest one that is in range.
        let two = 2f64.powi(bits as i32 - i32::from(signed));
        let low = if signed { -two } else { 0.0 };
        let converted = self.int_temp();
        if !signed && bits == 64 {
            self.float_to_u64(converted, arg, from);
        } else {
            let width = if bits == 64 || (bits == 32 && !signed) { Width::B8 } else { Width::B4 };
            self.float_to_int(converted, width, RegMem::Reg(src), from);
        }
        let width = Width::of_bytes(to.bytes()).arith();
        let (low_reg, high_reg) = (self.imm_reg(min), self.imm_reg(max));
        let above = self.int_temp();
        self.compare_with_float(src, two, from);
        self.cmov(Cond::Ae, width, above, converted, RegMem::Reg(high_reg));
        let zero = self.imm_reg(0);
        let below = self.int_temp();
        self.compare_with_float(src, low, from);
        // Below is also set by NaN, which the next line overrules.
        self.cmov(Cond::B, width, below, above, RegMem::Reg(low_reg));
        self.cmov(Cond::P, width, dst, below, RegMem::Reg(zero));
    }

    fn compare_with_float(&mut self, x: Vreg, bound: f64, ty: Type) {
        let (bits, bytes) = match ty {
            Type::F32 => (u128::from((bound as f32).to_bits()), 4),
            _ => (u128::from(bound.to_bits()), 8),
        };
        let bound = self.pool_addr(bits, bytes);
        self.begin(by_float(ty, Opcode::Ucomiss_xmm_xmmm32, Opcode::Ucomisd_xmm_xmmm64));
        self.reg(x, Width::Xmm);
        self.mem(&bound);
        self.end();
    }

    pub(crate) fn select_float_binary(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        a: Value,
        b: Value,
    ) -> Result<(), Error> {
        use Opcode::*;
        let result = self.result(inst);
        let ty = self.ty(result);
        let dst = self.vreg(result);
        let (code, commutes) = match op {
            BinaryOp::Fadd => (by_float(ty, Addss_xmm_xmmm32, Addsd_xmm_xmmm64), true),
            BinaryOp::Fmul => (by_float(ty, Mulss_xmm_xmmm32, Mulsd_xmm_xmmm64), true),
            BinaryOp::Fsub => (by_float(ty, Subss_xmm_xmmm32, Subsd_xmm_xmmm64), false),
            BinaryOp::Fdiv => (by_float(ty, Divss_xmm_xmmm32, Divsd_xmm_xmmm64), false),
            BinaryOp::Fmin | BinaryOp::Fmax => {
                self.min_max(inst, op == BinaryOp::Fmax, a, b);
                return Ok(());
            }
            BinaryOp::Copysign => {
                let x = self.use_reg(a);
                let y = self.use_reg(b);
                let bytes = ty.bytes() as u8;
                let [magnitude, sign] = [(); 2].map(|()| self.float_temp(bytes));
                let mask = self.magnitude_mask(ty);
                self.float_op(Andps_xmm_xmmm128, magnitude, x, mask);
                let mask = self.sign_mask(ty);
                self.float_op(Andps_xmm_xmmm128, sign, y, mask);
                self.float_op(Orps_xmm_xmmm128, dst, magnitude, RegMem::Reg(sign));
                return Ok(());
            }
            _ => return Err(self.unsupported(op.name())),
        };
        let (mut a, mut b) = (a, b);
        // NaN payloads follow the first operand; exchanging is allowed all the same, as LLVM does.
        if commutes && a != result && (b == result || self.loads_once(a) && !self.loads_once(b)) {
            core::mem::swap(&mut a, &mut b);
        }
        if commutes && self.loads_once(b) && self.lives_on(a) {
            // Loading b and multiplying by a is as short as copying a and multiplying by memory, and moves
            // nothing.
            let (x, y) = (self.use_reg(b), self.use_reg(a));
            self.float_op(code, dst, x, RegMem::Reg(y));
            return Ok(());
        }
        let y = self.float_rm(b);
        let x = self.use_reg(a);
        self.begin(code);
        self.tied(dst, x, Width::Xmm);
        self.rm(y, Width::Xmm);
        self.end_commutative_if(commutes, y);
        Ok(())
    }

    fn loads_once(&self, value: Value) -> bool {
        self.func.values[value].is_const()
            || self.sinkable_once(value).is_some_and(|i| matches!(self.func.insts[i], InstData::Load { .. }))
    }

    /// C's `fmin` and `fmax`.
    fn min_max(&mut self, inst: Inst, larger: bool, a: Value, b: Value) {
        let dst = self.result_vreg(inst);
        let ty = self.ty(a);
        let x = self.use_reg(a);
        let y = self.use_reg(b);
        self.begin_kind(Kind::FloatMinMax, Opcode::INVALID);
        self.tied(dst, y, Width::Xmm);
        self.reg(x, Width::Xmm);
        self.draft.inst.imm = i64::from(larger) | i64::from(ty == Type::F64) << 1;
        self.end();
    }

    /// The operations that obey the rounding mode and raise exception flags: the same instructions, where
    /// these do so exactly.
    pub(crate) fn select_strict(&mut self, inst: Inst, op: IntrinsicOp, args: &[Value]) -> Result<(), Error> {
        use IntrinsicOp as Op;
        let unary = match (op, args) {
            (Op::StrictFadd, &[a, b]) => return self.select_float_binary(inst, BinaryOp::Fadd, a, b),
            (Op::StrictFsub, &[a, b]) => return self.select_float_binary(inst, BinaryOp::Fsub, a, b),
            (Op::StrictFmul, &[a, b]) => return self.select_float_binary(inst, BinaryOp::Fmul, a, b),
            (Op::StrictFdiv, &[a, b]) => return self.select_float_binary(inst, BinaryOp::Fdiv, a, b),
            (Op::StrictFcmp | Op::StrictFcmps, &[a, b]) => {
                self.strict_compare(inst, a, b, op == Op::StrictFcmps);
                return Ok(());
            }
            (Op::StrictFloatToUint, &[arg]) => {
                let dst = self.result_vreg(inst);
                if self.ty(self.result(inst)) == Type::I64 {
                    self.strict_float_to_u64(dst, arg);
                    return Ok(());
                }
                UnaryOp::FloatToUint
            }
            (Op::StrictSqrt, _) => UnaryOp::Sqrt,
            (Op::StrictFpromote, _) => UnaryOp::Fpromote,
            (Op::StrictFdemote, _) => UnaryOp::Fdemote,
            (Op::StrictSintToFloat, _) => UnaryOp::SintToFloat,
            (Op::StrictUintToFloat, _) => UnaryOp::UintToFloat,
            (Op::StrictFloatToSint, _) => UnaryOp::FloatToSint,
            _ => return self.select_x87(inst, op, args),
        };
        match args {
            &[arg] => self.select_float_unary(inst, unary, arg),
            _ => Err(self.unsupported(op.name())),
        }
    }

    /// Less 1, equal 2, greater 4, unordered 8.
    fn strict_compare(&mut self, inst: Inst, a: Value, b: Value, signaling: bool) {
        use Opcode::*;
        let dst = self.result_vreg(inst);
        let ty = self.ty(a);
        let (x, y) = (self.use_reg(a), self.use_reg(b));
        let code = match signaling {
            false => by_float(ty, Ucomiss_xmm_xmmm32, Ucomisd_xmm_xmmm64),
            true => by_float(ty, Comiss_xmm_xmmm32, Comisd_xmm_xmmm64),
        };
        self.begin(code);
        self.reg(x, Width::Xmm);
        self.reg(y, Width::Xmm);
        self.end();
        let start = self.draft.insts.len();
        self.comparison_outcome(dst, start);
    }

    /// Subtracts 2^63 where the float is at least that, or else 0, so that one conversion raises what there
    /// is to raise; then puts the bit back.
    fn strict_float_to_u64(&mut self, dst: Vreg, arg: Value) {
        let from = self.ty(arg);
        let src = self.use_reg(arg);
        let bytes = from.bytes() as u8;
        let two_63 = 9_223_372_036_854_775_808f64;
        let bits = if from == Type::F32 { u64::from((two_63 as f32).to_bits()) } else { two_63.to_bits() };
        let [big, none, offset, reduced] = [(); 4].map(|()| self.float_temp(bytes));
        self.float_const_into(bits, from, big);
        self.float_const_into(0, from, none);
        self.compare_with_float(src, two_63, from);
        self.begin_kind(Kind::FloatSelect, Opcode::INVALID);
        self.tied(offset, none, Width::Xmm);
        self.reg(big, Width::Xmm);
        // Below, or unordered.
        self.draft.inst.imm = Cond::B as i64;
        self.reads_flags();
        self.end();
        let code = by_float(from, Opcode::Subss_xmm_xmmm32, Opcode::Subsd_xmm_xmmm64);
        self.float_op(code, reduced, src, RegMem::Reg(offset));
        let [low, flip] = [(); 2].map(|()| self.int_temp());
        self.float_to_int(low, Width::B8, RegMem::Reg(reduced), from);
        let (zero, top) = (self.imm_reg(0), self.imm_reg(i64::MIN));
        self.compare_with_float(src, two_63, from);
        self.cmov(Cond::Ae, Width::B8, flip, zero, RegMem::Reg(top));
        self.alu(Alu::Xor, Width::B8, dst, low, RegMem::Reg(flip));
    }
}
