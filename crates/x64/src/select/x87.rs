//! 80-bit floats: they are kept in memory and pass through the x87 stack within one instruction of the IR.

use iced_x86::Code as Opcode;
use sheave_ir::{Inst, IntrinsicOp, Type, Value};

use super::cx::{Cx, Done};
use super::draft::Draft;
use super::operand::{Addr, RegMem};
use crate::abi::RAX;
use crate::minst::{Alu, Base, Cond, READS_FLAGS, Shift, Width};
use sheave_regalloc::{PregSet, Vreg};

const FSUBP: &[u8] = &[0xde, 0xe9];
/// `fucomip st, st(1)`
const FUCOMIP: &[u8] = &[0xdf, 0xe9];
/// `fcomip st, st(1)`
const FCOMIP: &[u8] = &[0xdf, 0xf1];
/// `fstp st(0)`
const POP: &[u8] = &[0xdd, 0xd8];
/// `fprem; fnstsw ax; test ah, 4; jnz` back: until the reduction is complete.
const FPREM_LOOP: &[u8] = &[0xd9, 0xf8, 0xdf, 0xe0, 0xf6, 0xc4, 0x04, 0x75, 0xf7];
/// `fldz`
const FLDZ: &[u8] = &[0xd9, 0xee];
/// `fucomi st, st(1)`
const FUCOMI: &[u8] = &[0xdb, 0xe9];
/// `fxch st(1)`
const FXCH: &[u8] = &[0xd9, 0xc9];
/// `fcmovb st, st(2)`
const FCMOVB_2: &[u8] = &[0xda, 0xc2];

fn x87_load_value(cx: &mut Cx<'_>, pointer: Value) {
    let addr = cx.address(pointer, 0);
    cx.draft.x87_load(&addr);
}

fn x87_store_value(cx: &mut Cx<'_>, pointer: Value) {
    let addr = cx.address(pointer, 0);
    cx.draft.x87_store(&addr);
}

pub(super) fn select_x87(cx: &mut Cx<'_>, inst: Inst, op: IntrinsicOp, args: &[Value]) -> Done {
    use IntrinsicOp::*;
    match (op, args) {
        (X87FromFloat, &[to, value]) => x87_from_float(cx, to, value),
        (X87ToFloat, &[from]) => {
            let dst = cx.result_vreg(inst);
            let ty = cx.ty(cx.result(inst));
            x87_load_value(cx, from);
            let scratch = cx.draft.scratch(0);
            cx.draft.x87_pop(&scratch, ty);
            cx.draft.load_into(&scratch, ty, dst);
        }
        (X87FromSint, &[to, value]) => x87_from_int(cx, to, value, true),
        (X87FromUint, &[to, value]) => x87_from_int(cx, to, value, false),
        (X87ToUint, &[from]) if cx.ty(cx.result(inst)).bytes() == 8 => x87_to_u64(cx, inst, from),
        (X87ToSint | X87ToUint, &[from]) => {
            // As compilers do it, because the results of numbers out of range depend on the width: bytes are
            // converted through 16 bits.
            let through = match (op, cx.ty(cx.result(inst))) {
                (_, Type::I8) | (X87ToSint, Type::I16) => Type::I16,
                (X87ToSint, other) => other,
                (_, Type::I16) => Type::I32,
                _ => Type::I64,
            };
            let dst = cx.result_vreg(inst);
            x87_load_value(cx, from);
            cx.draft.x87_truncate(through);
            let result = cx.draft.scratch(8);
            cx.draft.load_into(&result, through, dst);
        }
        (X87Add, &[to, a, b]) => x87_compute(cx, to, &[a, b], &[0xde, 0xc1]),
        (X87Sub, &[to, a, b]) => x87_compute(cx, to, &[a, b], FSUBP),
        (X87Mul, &[to, a, b]) => x87_compute(cx, to, &[a, b], &[0xde, 0xc9]),
        (X87Div, &[to, a, b]) => x87_compute(cx, to, &[a, b], &[0xde, 0xf9]),
        (X87Neg, &[to, a]) => x87_compute(cx, to, &[a], &[0xd9, 0xe0]),
        (X87Abs, &[to, a]) => x87_compute(cx, to, &[a], &[0xd9, 0xe1]),
        (X87Sqrt, &[to, a]) => x87_compute(cx, to, &[a], &[0xd9, 0xfa]),
        (X87Rint, &[to, a]) => x87_compute(cx, to, &[a], &[0xd9, 0xfc]),
        (X87Rem, &[to, a, b]) => {
            x87_load_value(cx, b);
            x87_load_value(cx, a);
            cx.draft.raw(FPREM_LOOP).end_clobbering(PregSet::of(&[RAX]));
            x87_store_value(cx, to);
            cx.draft.x87_raw(POP);
        }
        (X87Copy, &[to, from]) => {
            x87_load_value(cx, from);
            x87_store_value(cx, to);
        }
        (X87Cmp, &[a, b]) => x87_compare(cx, inst, a, b, FUCOMIP),
        (X87Cmps, &[a, b]) => x87_compare(cx, inst, a, b, FCOMIP),
        _ => return Err(op.name().into()),
    }
    Ok(())
}

/// `*to := code(*args)`.
fn x87_compute(cx: &mut Cx<'_>, to: Value, args: &[Value], code: &[u8]) {
    for &arg in args {
        x87_load_value(cx, arg);
    }
    cx.draft.x87_raw(code);
    x87_store_value(cx, to);
}

fn x87_from_float(cx: &mut Cx<'_>, to: Value, value: Value) {
    let ty = cx.ty(value);
    let code = if ty == Type::F32 { Opcode::Fld_m32fp } else { Opcode::Fld_m64fp };
    let from = match cx.float_rm(value) {
        RegMem::Mem(addr) => addr,
        RegMem::Reg(reg) => {
            let scratch = cx.draft.scratch(0);
            cx.draft.store_reg(&scratch, ty, reg);
            scratch
        }
    };
    cx.draft.x87(code, &from);
    x87_store_value(cx, to);
}

/// Converts as signed, and adds 2^64 to an unsigned number that came out negative.
fn x87_from_int(cx: &mut Cx<'_>, to: Value, value: Value, signed: bool) {
    let is_whole = cx.ty(value).bytes() == 8;
    let wide = cx.draft.int_temp();
    if is_whole {
        let src = cx.use_reg(value);
        cx.draft.push_move(wide, src);
    } else {
        cx.extend_into(value, signed, Width::B8, wide);
    }
    let scratch = cx.draft.scratch(0);
    cx.draft.store_reg(&scratch, Type::I64, wide);
    cx.draft.x87(Opcode::Fild_m64int, &scratch);
    if is_whole && !signed {
        let negative = cx.draft.fresh(|it, to| it.shift_imm(Shift::Shr, Width::B8, to, wide, 63));
        let two_64 = u128::from((18_446_744_073_709_551_616f32).to_bits());
        let table = cx.draft.pool_addr(two_64 << 32, 8);
        let start = cx.draft.lea(&table);
        cx.draft.x87(Opcode::Fadd_m32fp, &Addr::indexed(start, negative, 4));
    }
    x87_store_value(cx, to);
}

/// Subtracts 2^63 first if the float is at least that, and puts the bit back afterwards.
fn x87_to_u64(cx: &mut Cx<'_>, inst: Inst, from: Value) {
    let dst = cx.result_vreg(inst);
    let two_63 = cx.draft.pool_addr(u128::from((9_223_372_036_854_775_808f32).to_bits()), 4);
    cx.draft.x87_raw(FLDZ);
    cx.draft.x87(Opcode::Fld_m32fp, &two_63);
    x87_load_value(cx, from);
    cx.draft.x87_raw(FUCOMI);
    let big = cx.draft.int_temp();
    let start = cx.draft.len();
    cx.draft.set_byte(Cond::Ae, big);
    cx.draft.x87_raw(FXCH);
    cx.draft.x87_raw(FCMOVB_2);
    cx.draft.keep_flags_since(start);
    cx.draft.x87_raw(FSUBP);
    cx.draft.x87_truncate(Type::I64);
    cx.draft.x87_raw(POP);
    let [clean, top, low] = cx.draft.int_temps();
    cx.draft.unary_rm(Opcode::Movzx_r32_rm8, clean, Width::B4, RegMem::Reg(big), Width::B1);
    cx.draft.shift_imm(Shift::Shl, Width::B8, top, clean, 63);
    let result = cx.draft.scratch(8);
    cx.draft.load_into(&result, Type::I64, low);
    cx.draft.alu(Alu::Xor, Width::B8, dst, low, RegMem::Reg(top));
}

/// Less 1, equal 2, greater 4, unordered 8.
fn x87_compare(cx: &mut Cx<'_>, inst: Inst, a: Value, b: Value, code: &[u8]) {
    let dst = cx.result_vreg(inst);
    x87_load_value(cx, b);
    x87_load_value(cx, a);
    cx.draft.x87_raw(code);
    let start = cx.draft.len();
    cx.draft.x87_raw(POP);
    cx.draft.comparison_outcome(dst, start);
}

impl Draft<'_> {
    fn x87(&mut self, code: Opcode, addr: &Addr) {
        self.begin(code).mem(addr).end();
    }

    fn x87_raw(&mut self, bytes: &[u8]) {
        self.raw(bytes).end();
    }

    /// Pushes the 80-bit float at `addr`.
    pub(super) fn x87_load(&mut self, addr: &Addr) {
        self.x87(Opcode::Fld_m80fp, addr);
    }

    /// Pops an 80-bit float to `addr`.
    pub(super) fn x87_store(&mut self, addr: &Addr) {
        self.x87(Opcode::Fstp_m80fp, addr);
    }

    /// Sixteen bytes of the frame for moves between register files.
    fn scratch(&mut self, offset: i32) -> Addr {
        self.out.scratch = true;
        Addr::special(Base::Scratch, 0, offset)
    }

    /// Pops the top of the stack as an integer of type `ty`, rounded toward zero, to the second half of the
    /// scratch bytes.
    fn x87_truncate(&mut self, ty: Type) {
        let (mode, toward_zero, result) = (self.scratch(0), self.scratch(2), self.scratch(8));
        self.x87(Opcode::Fnstcw_m2byte, &mode);
        let [old, new] = self.int_temps();
        self.load_into(&mode, Type::I16, old);
        self.alu_imm(Alu::Or, Width::B4, new, old, 0x0c00);
        self.store_reg(&toward_zero, Type::I16, new);
        self.x87(Opcode::Fldcw_m2byte, &toward_zero);
        let store = match ty {
            Type::I16 => Opcode::Fistp_m16int,
            Type::I32 => Opcode::Fistp_m32int,
            _ => Opcode::Fistp_m64int,
        };
        self.x87(store, &result);
        self.x87(Opcode::Fldcw_m2byte, &mode);
    }

    /// Less 1, equal 2, greater 4, unordered 8, from the flags, which the code selected since `start`
    /// preserves.
    pub(super) fn comparison_outcome(&mut self, dst: Vreg, start: usize) {
        let [less, equal, greater] = self.int_temps();
        self.set_cond(Cond::B, less);
        self.set_cond(Cond::E, equal);
        self.set_cond(Cond::A, greater);
        let [some, ordered, unordered] = self.int_temps();
        self.lea_width(&Addr::indexed(less, equal, 2), some, Width::B4);
        self.lea_width(&Addr::indexed(some, greater, 4), ordered, Width::B4);
        self.mov_imm_keeping_flags(unordered, 8);
        self.cmov(Cond::P, Width::B4, dst, ordered, RegMem::Reg(unordered));
        debug_assert!(self.lines.insts[start..].iter().all(|i| i.flags & READS_FLAGS != 0 || i.imm != 1));
        self.keep_flags_since(start);
    }

    /// Marks the machine instructions from `start` on as placed between a comparison and its consumer.
    fn keep_flags_since(&mut self, start: usize) {
        for inst in &mut self.lines.insts[start..] {
            inst.flags |= READS_FLAGS;
        }
    }

    /// Pops the top of the stack as a single or double.
    fn x87_pop(&mut self, addr: &Addr, ty: Type) {
        self.x87(if ty == Type::F32 { Opcode::Fstp_m32fp } else { Opcode::Fstp_m64fp }, addr);
    }
}
