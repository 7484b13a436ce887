//! Intrinsics and dynamic stack memory.

use iced_x86::Code as Opcode;
use sheave_ir::{Inst, IntrinsicOp, Type, Value, ValueList};

use super::address::Addr;
use super::memory::Copying;
use super::{LibCall, Selector};
use crate::Error;
use crate::abi::{RAX, RDX};
use crate::minst::{Alu, Base, Kind, Width};
use sheave_regalloc::Operand;

impl Selector<'_> {
    pub(crate) fn select_dyn_alloca(&mut self, inst: Inst, align_log2: u8, size: Value) -> Result<(), Error> {
        self.out.moves_rsp = true;
        let dst = self.result_vreg(inst);
        let align = 1i64 << align_log2.min(30);
        let extra = if align > 16 { align } else { 0 };
        let rounded = match self.constant(size) {
            Some(n) => self.imm_reg(n.wrapping_add(15 + extra) & !15),
            None => {
                let size = self.use_reg(size);
                let [sum, rounded] = [(); 2].map(|()| self.int_temp());
                self.add3_imm(Width::B8, sum, size, (15 + extra) as i32);
                self.alu_imm(Alu::And, Width::B8, rounded, sum, -16);
                rounded
            }
        };
        let [rest] = [(); 1].map(|()| self.int_temp());
        self.begin_kind(Kind::StackAlloc, Opcode::INVALID);
        self.tied(rest, rounded, Width::B8);
        self.end();
        let top = Addr::special(Base::AboveOutgoing, 0, 0);
        if extra == 0 {
            self.lea_width(&top, dst, Width::B8);
        } else {
            let start = self.int_temp();
            self.lea_width(&top.offset((align - 1) as i32), start, Width::B8);
            self.alu_imm(Alu::And, Width::B8, dst, start, -align);
        }
        Ok(())
    }

    pub(crate) fn select_intrinsic(
        &mut self,
        inst: Inst,
        op: IntrinsicOp,
        args: ValueList,
    ) -> Result<(), Error> {
        use IntrinsicOp::*;
        let func = self.func;
        let args = args.as_slice(&func.pool);
        match (op, args) {
            (Trap, _) => {
                self.begin(Opcode::Ud2);
                self.end();
            }
            (DebugTrap, _) => {
                self.begin(Opcode::Int3);
                self.end();
            }
            (VaStart, &[list]) => self.va_start(list),
            (VaCopy, &[to, from]) => {
                let to = self.plain_address(to);
                let from = self.plain_address(from);
                self.copy_pieces(&to, &from, 24, Copying::Freely);
            }
            (StackSave, _) => {
                self.out.moves_rsp = true;
                let dst = self.result_vreg(inst);
                self.begin(Opcode::Mov_r64_rm64);
                self.def(dst, Width::B8);
                self.rsp();
                self.end();
            }
            (StackRestore, &[saved]) => {
                self.out.moves_rsp = true;
                let src = self.use_reg(saved);
                self.begin(Opcode::Mov_r64_rm64);
                self.rsp();
                self.reg(src, Width::B8);
                self.end();
            }
            (FrameAddress, _) => {
                self.out.wants_frame_pointer = true;
                let dst = self.result_vreg(inst);
                self.lea_width(&Addr::special(Base::Incoming, 0, -16), dst, Width::B8);
            }
            (ReturnAddress, _) => {
                let dst = self.result_vreg(inst);
                self.load_into(&Addr::special(Base::Incoming, 0, -8), Type::I64, dst);
            }
            (ThreadPointer, _) => {
                let dst = self.result_vreg(inst);
                self.load_into(&Addr::special(Base::Thread, 0, 0), Type::I64, dst);
            }
            (CycleCounter, _) => {
                let dst = self.result_vreg(inst);
                let [low, high] = [(); 2].map(|()| self.int_temp());
                self.begin(Opcode::Rdtsc);
                self.fixed_def(low, RAX);
                self.fixed_def(high, RDX);
                self.end();
                self.pair_result(dst, low, high);
            }
            (Pause, _) => {
                self.begin(Opcode::Pause);
                self.end();
            }
            (Prefetch, &[at, ..]) => {
                let addr = self.address(at, 0);
                self.begin(Opcode::Prefetcht0_m8);
                self.mem(&addr);
                self.end();
            }
            (Fma, &[_, _, _]) | (Floor | Ceil | Ftrunc | Nearest | Rint, &[_]) => {
                self.float_routine(inst, op, args);
            }
            (SetJmp, &[buffer]) => self.set_jmp(inst, buffer),
            (LongJmp, &[buffer]) => {
                let buffer = self.use_reg(buffer);
                self.begin_kind(Kind::LongJmp, Opcode::INVALID);
                self.hidden(Operand::fixed_use(buffer, RAX));
                self.hidden_temp(RDX);
                self.end();
            }
            _ => return self.select_strict(inst, op, args),
        }
        Ok(())
    }

    fn hidden_temp(&mut self, preg: sheave_regalloc::Preg) {
        let temp = self.int_temp();
        self.fixed_def(temp, preg);
    }

    fn plain_address(&mut self, value: Value) -> Addr {
        let addr = self.address(value, 0);
        if addr.has_room(64) {
            return addr;
        }
        let reg = self.int_temp();
        self.lea_into(&addr, reg);
        Addr::reg(reg, 0)
    }

    fn va_start(&mut self, list: Value) {
        self.out.save_area = true;
        let module = self.module;
        let mut places = core::mem::take(&mut self.state.places);
        places.assign(&module.signatures[self.func.sig]);
        let list = self.plain_address(list);
        self.store_word(&list, 8 * places.n_ints as i32);
        self.store_word(&list.offset(4), 48 + 16 * places.n_floats as i32);
        let [overflow, saved] = [(); 2].map(|()| self.int_temp());
        self.lea_width(&Addr::special(Base::Incoming, 0, places.stack_used as i32), overflow, Width::B8);
        self.store_reg(&list.offset(8), Type::I64, overflow);
        self.lea_width(&Addr::special(Base::SaveArea, 0, 0), saved, Width::B8);
        self.store_reg(&list.offset(16), Type::I64, saved);
        self.state.places = places;
    }

    fn float_routine(&mut self, inst: Inst, op: IntrinsicOp, args: &[Value]) {
        let result = self.result(inst);
        let single = self.ty(result) == Type::F32;
        let (double_name, single_name) = match op {
            IntrinsicOp::Fma => (LibCall::Fma, LibCall::Fmaf),
            IntrinsicOp::Floor => (LibCall::Floor, LibCall::Floorf),
            IntrinsicOp::Ceil => (LibCall::Ceil, LibCall::Ceilf),
            IntrinsicOp::Ftrunc => (LibCall::Trunc, LibCall::Truncf),
            IntrinsicOp::Rint => (LibCall::Rint, LibCall::Rintf),
            // In the default mode; `roundeven` is younger than many C libraries.
            _ => (LibCall::Nearbyint, LibCall::Nearbyintf),
        };
        let mut regs = [sheave_regalloc::Vreg(0); 3];
        for (reg, &arg) in regs.iter_mut().zip(args) {
            *reg = self.use_reg(arg);
        }
        let dst = self.vreg(result);
        let routine = if single { single_name } else { double_name };
        self.call_routine(routine, &regs[..args.len().min(3)], Some(dst));
    }

    /// Saves frame and stack pointer and the address to resume at; nothing survives in registers.
    fn set_jmp(&mut self, inst: Inst, buffer: Value) {
        self.out.code.share_slots = false;
        self.out.has_calls = true;
        let buffer = self.use_reg(buffer);
        let result = self.result(inst);
        let dst = self.vreg(result);
        self.begin_kind(Kind::SetJmp, Opcode::INVALID);
        self.fixed_def(dst, RAX);
        self.hidden(Operand::fixed_use(buffer, RDX));
        let mut clobbers = Self::all_registers();
        clobbers.remove(RAX);
        let clobbers = self.out.code.clobber_set(clobbers);
        self.end_clobbering(clobbers);
    }
}
