//! 80-bit floats: they live in memory and pass through the x87 stack within one instruction of the IR.

use iced_x86::Code as Opcode;
use sheave_ir::{Inst, IntrinsicOp, Type, Value};

use super::Selector;
use super::address::{Addr, AddrBase};
use super::builder::RegMem;
use crate::Error;
use crate::abi::RAX;
use crate::minst::{Alu, Base, Cond, Imm, READS_FLAGS, Width};
use sheave_regalloc::{PregSet, Vreg};

const FADDP: &[u8] = &[0xde, 0xc1];
const FSUBP: &[u8] = &[0xde, 0xe9];
const FMULP: &[u8] = &[0xde, 0xc9];
const FDIVP: &[u8] = &[0xde, 0xf9];
const FCHS: &[u8] = &[0xd9, 0xe0];
const FABS: &[u8] = &[0xd9, 0xe1];
const FSQRT: &[u8] = &[0xd9, 0xfa];
const FRNDINT: &[u8] = &[0xd9, 0xfc];
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

impl Selector<'_> {
    fn x87(&mut self, code: Opcode, addr: &Addr) {
        self.begin(code);
        self.mem(addr);
        self.end();
    }

    fn x87_raw(&mut self, bytes: &[u8]) {
        self.raw(bytes);
        self.end();
    }

    /// Pushes the 80-bit float at `addr`.
    pub(crate) fn x87_load(&mut self, addr: &Addr) {
        self.x87(Opcode::Fld_m80fp, addr);
    }

    /// Pops an 80-bit float to `addr`.
    pub(crate) fn x87_store(&mut self, addr: &Addr) {
        self.x87(Opcode::Fstp_m80fp, addr);
    }

    /// Pops the top of the stack and drops it.
    pub(crate) fn x87_drop(&mut self) {
        self.x87_raw(POP);
    }

    /// Sixteen bytes of the frame for moves between register files.
    pub(crate) fn scratch(&mut self, offset: i32) -> Addr {
        self.out.scratch = true;
        Addr::special(Base::Scratch, 0, offset)
    }

    fn x87_load_value(&mut self, pointer: Value) {
        let addr = self.address(pointer, 0);
        self.x87_load(&addr);
    }

    fn x87_store_value(&mut self, pointer: Value) {
        let addr = self.address(pointer, 0);
        self.x87_store(&addr);
    }

    pub(crate) fn select_x87(&mut self, inst: Inst, op: IntrinsicOp, args: &[Value]) -> Result<(), Error> {
        use IntrinsicOp::*;
        match (op, args) {
            (X87FromFloat, &[to, value]) => self.x87_from_float(to, value),
            (X87ToFloat, &[from]) => {
                let result = self.result(inst);
                let ty = self.ty(result);
                let dst = self.vreg(result);
                self.x87_load_value(from);
                let scratch = self.scratch(0);
                self.x87(if ty == Type::F32 { Opcode::Fstp_m32fp } else { Opcode::Fstp_m64fp }, &scratch);
                self.load_into(&scratch, ty, dst);
            }
            (X87FromSint, &[to, value]) => {
                let wide = self.int_temp();
                if self.ty(value).bytes() == 8 {
                    let src = self.use_reg(value);
                    self.push_move(wide, src);
                } else {
                    self.extend_into(value, true, Width::B8, wide);
                }
                let scratch = self.scratch(0);
                self.store_reg(&scratch, Type::I64, wide);
                self.x87(Opcode::Fild_m64int, &scratch);
                self.x87_store_value(to);
            }
            (X87FromUint, &[to, value]) => self.x87_from_uint(to, value),
            (X87ToSint, &[from]) => {
                // As compilers do it, because what does not fit shows the width: bytes are converted through
                // 16 bits.
                let result = self.result(inst);
                let through = match self.ty(result) {
                    Type::I8 | Type::I16 => Type::I16,
                    other => other,
                };
                let dst = self.vreg(result);
                self.x87_load_value(from);
                self.x87_truncate(through);
                let result = self.scratch(8);
                self.load_into(&result, through, dst);
            }
            (X87ToUint, &[from]) => {
                let result = self.result(inst);
                if self.ty(result).bytes() < 8 {
                    let through = match self.ty(result) {
                        Type::I8 => Type::I16,
                        Type::I16 => Type::I32,
                        _ => Type::I64,
                    };
                    let dst = self.vreg(result);
                    self.x87_load_value(from);
                    self.x87_truncate(through);
                    let result = self.scratch(8);
                    self.load_into(&result, through, dst);
                } else {
                    self.x87_to_u64(inst, from);
                }
            }
            (X87Add | X87Sub | X87Mul | X87Div, &[to, a, b]) => {
                self.x87_load_value(a);
                self.x87_load_value(b);
                self.x87_raw(match op {
                    X87Add => FADDP,
                    X87Sub => FSUBP,
                    X87Mul => FMULP,
                    _ => FDIVP,
                });
                self.x87_store_value(to);
            }
            (X87Rem, &[to, a, b]) => {
                self.x87_load_value(b);
                self.x87_load_value(a);
                self.raw(FPREM_LOOP);
                let clobbers = self.out.code.clobber_set(PregSet::of(&[RAX]));
                self.end_clobbering(clobbers);
                self.x87_store_value(to);
                self.x87_raw(POP);
            }
            (X87Neg | X87Abs | X87Sqrt | X87Rint, &[to, a]) => {
                self.x87_load_value(a);
                self.x87_raw(match op {
                    X87Neg => FCHS,
                    X87Abs => FABS,
                    X87Sqrt => FSQRT,
                    _ => FRNDINT,
                });
                self.x87_store_value(to);
            }
            (X87Copy, &[to, from]) => {
                self.x87_load_value(from);
                self.x87_store_value(to);
            }
            (X87Cmp, &[a, b]) => self.x87_compare(inst, a, b, FUCOMIP),
            (X87Cmps, &[a, b]) => self.x87_compare(inst, a, b, FCOMIP),
            _ => return Err(self.unsupported(op.name())),
        }
        Ok(())
    }

    fn x87_from_float(&mut self, to: Value, value: Value) {
        let ty = self.ty(value);
        let code = if ty == Type::F32 { Opcode::Fld_m32fp } else { Opcode::Fld_m64fp };
        let from = match self.float_rm(value) {
            RegMem::Mem(addr) => addr,
            RegMem::Reg(reg) => {
                let scratch = self.scratch(0);
                self.store_reg(&scratch, ty, reg);
                scratch
            }
        };
        self.x87(code, &from);
        self.x87_store_value(to);
    }

    /// Converts as signed and adds 2^64 where that came out negative.
    fn x87_from_uint(&mut self, to: Value, value: Value) {
        let wide = self.int_temp();
        if self.ty(value).bytes() == 8 {
            let src = self.use_reg(value);
            self.push_move(wide, src);
        } else {
            self.extend_into(value, false, Width::B8, wide);
        }
        let scratch = self.scratch(0);
        self.store_reg(&scratch, Type::I64, wide);
        self.x87(Opcode::Fild_m64int, &scratch);
        if self.ty(value).bytes() == 8 {
            let negative = self.int_temp();
            self.shift_imm(Opcode::Shr_rm64_imm8, Width::B8, negative, wide, 63);
            let two_64 = u128::from((18_446_744_073_709_551_616f32).to_bits());
            let table = self.pool_addr(two_64 << 32, 8);
            let start = self.int_temp();
            self.lea_into(&table, start);
            let entry = Addr { base: AddrBase::Reg(start), index: Some(negative), scale: 4, disp: 0 };
            self.x87(Opcode::Fadd_m32fp, &entry);
        }
        self.x87_store_value(to);
    }

    /// Pops the top of the stack as an integer of type `ty`, rounded toward zero, to the second half of the
    /// scratch bytes.
    fn x87_truncate(&mut self, ty: Type) {
        let (mode, toward_zero, result) = (self.scratch(0), self.scratch(2), self.scratch(8));
        self.x87(Opcode::Fnstcw_m2byte, &mode);
        let [old, new] = [(); 2].map(|()| self.int_temp());
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

    /// Subtracts 2^63 first where the float is at least that, and puts the bit back afterwards.
    fn x87_to_u64(&mut self, inst: Inst, from: Value) {
        let dst = self.result_vreg(inst);
        let two_63 = self.pool_addr(u128::from((9_223_372_036_854_775_808f32).to_bits()), 4);
        self.x87_raw(FLDZ);
        self.x87(Opcode::Fld_m32fp, &two_63);
        self.x87_load_value(from);
        self.x87_raw(FUCOMI);
        let big = self.int_temp();
        let start = self.draft.insts.len();
        self.set_byte(Cond::Ae, big);
        self.x87_raw(FXCH);
        self.x87_raw(FCMOVB_2);
        self.keep_flags_since(start);
        self.x87_raw(FSUBP);
        self.x87_truncate(Type::I64);
        self.x87_raw(POP);
        let [clean, top, low] = [(); 3].map(|()| self.int_temp());
        self.unary_rm(Opcode::Movzx_r32_rm8, clean, Width::B4, RegMem::Reg(big), Width::B1);
        self.shift_imm(Opcode::Shl_rm64_imm8, Width::B8, top, clean, 63);
        let result = self.scratch(8);
        self.load_into(&result, Type::I64, low);
        self.alu(Alu::Xor, Width::B8, dst, low, RegMem::Reg(top));
    }

    /// Less 1, equal 2, greater 4, unordered 8.
    fn x87_compare(&mut self, inst: Inst, a: Value, b: Value, code: &[u8]) {
        let dst = self.result_vreg(inst);
        self.x87_load_value(b);
        self.x87_load_value(a);
        self.x87_raw(code);
        let start = self.draft.insts.len();
        self.x87_raw(POP);
        self.comparison_outcome(dst, start);
    }

    /// Less 1, equal 2, greater 4, unordered 8, from the flags, which what was selected since `start` leaves
    /// alone.
    pub(crate) fn comparison_outcome(&mut self, dst: Vreg, start: usize) {
        let [less, equal, greater] = [(); 3].map(|()| self.int_temp());
        self.set_cond(Cond::B, less);
        self.set_cond(Cond::E, equal);
        self.set_cond(Cond::A, greater);
        let [some, ordered, unordered] = [(); 3].map(|()| self.int_temp());
        let sum = Addr { base: AddrBase::Reg(less), index: Some(equal), scale: 2, disp: 0 };
        self.lea_width(&sum, some, Width::B4);
        let sum = Addr { base: AddrBase::Reg(some), index: Some(greater), scale: 4, disp: 0 };
        self.lea_width(&sum, ordered, Width::B4);
        self.mov_imm_keeping_flags(unordered, 8);
        self.cmov(Cond::P, Width::B4, dst, ordered, RegMem::Reg(unordered));
        debug_assert!(self.draft.insts[start..].iter().all(|i| i.flags & READS_FLAGS != 0 || i.imm != 1));
        self.keep_flags_since(start);
    }

    /// A 32-bit immediate store, for control words and tables.
    pub(crate) fn store_word(&mut self, addr: &Addr, value: i32) {
        self.begin(Opcode::Mov_rm32_imm32);
        self.mem(addr);
        self.imm(Imm::I32, i64::from(value));
        self.end();
    }
}
