//! Intrinsics and dynamic stack memory.

use iced_x86::Code as Opcode;
use sheave_ir::{Inst, IntrinsicOp, Type, Value, ValueList};

use super::cx::{Cx, Done};
use super::float;
use super::libcall::LibCall;
use super::memory::Copying;
use super::operand::{Addr, RegMem};
use crate::abi::{RAX, RDX};
use crate::minst::{Alu, Base, Kind, Shift, Width};
use crate::registers::ALL_BUT_RSP;
use sheave_regalloc::PregSet;

pub(super) fn select_dyn_alloca(cx: &mut Cx<'_>, inst: Inst, align_log2: u8, size: Value) {
    cx.draft.out.moves_rsp = true;
    let dst = cx.result_vreg(inst);
    let align = 1i64 << align_log2.min(30);
    let extra = if align > 16 { align } else { 0 };
    let rounded = match cx.constant(size) {
        Some(n) => cx.draft.imm_reg(n.wrapping_add(15 + extra) & !15),
        None => {
            let size = cx.use_reg(size);
            let [sum, rounded] = cx.draft.int_temps();
            cx.draft.add3_imm(Width::B8, sum, size, (15 + extra) as i32);
            cx.draft.alu_imm(Alu::And, Width::B8, rounded, sum, -16);
            rounded
        }
    };
    cx.draft.fresh(|it, to| it.begin_kind(Kind::StackAlloc).tied(to, rounded, Width::B8).end());
    let top = Addr::special(Base::AboveOutgoing, 0, 0);
    if extra == 0 {
        cx.draft.lea_width(&top, dst, Width::B8);
    } else {
        let start = cx.draft.fresh(|it, to| it.lea_width(&top.offset((align - 1) as i32), to, Width::B8));
        cx.draft.alu_imm(Alu::And, Width::B8, dst, start, -align);
    }
}

pub(super) fn select_intrinsic(cx: &mut Cx<'_>, inst: Inst, op: IntrinsicOp, args: ValueList) -> Done {
    use IntrinsicOp::*;
    let func = cx.func;
    let args = args.as_slice(&func.pool);
    match (op, args) {
        (Trap, _) => cx.draft.begin(Opcode::Ud2).end(),
        (DebugTrap, _) => cx.draft.begin(Opcode::Int3).end(),
        (VaStart, &[list]) => va_start(cx, list),
        (VaCopy, &[to, from]) => {
            let to = cx.block_addr(to, 64);
            let from = cx.block_addr(from, 64);
            cx.draft.copy_pieces(&to, &from, 24, Copying::Freely);
        }
        (StackSave, _) => {
            cx.draft.out.moves_rsp = true;
            let dst = cx.result_vreg(inst);
            cx.draft.begin(Opcode::Mov_r64_rm64).def(dst, Width::B8).rsp().end();
        }
        (StackRestore, &[saved]) => {
            cx.draft.out.moves_rsp = true;
            let src = cx.use_reg(saved);
            cx.draft.begin(Opcode::Mov_r64_rm64).rsp().reg(src, Width::B8).end();
        }
        (FrameAddress, _) => {
            cx.draft.out.wants_frame_pointer = true;
            let dst = cx.result_vreg(inst);
            cx.draft.lea_width(&Addr::special(Base::Incoming, 0, -16), dst, Width::B8);
        }
        (ReturnAddress, _) => {
            let dst = cx.result_vreg(inst);
            cx.draft.load_into(&Addr::special(Base::Incoming, 0, -8), Type::I64, dst);
        }
        (ThreadPointer, _) => {
            let dst = cx.result_vreg(inst);
            cx.draft.load_into(&Addr::special(Base::Thread, 0, 0), Type::I64, dst);
        }
        (CycleCounter, _) => {
            let dst = cx.result_vreg(inst);
            let [low, high] = cx.draft.int_temps();
            cx.draft.begin(Opcode::Rdtsc).fixed_def(low, RAX).fixed_def(high, RDX).end();
            let shifted = cx.draft.fresh(|it, to| it.shift_imm(Shift::Shl, Width::B8, to, high, 32));
            cx.draft.alu(Alu::Or, Width::B8, dst, shifted, RegMem::Reg(low));
        }
        (Pause, _) => cx.draft.begin(Opcode::Pause).end(),
        (Prefetch, &[at, ..]) => {
            let addr = cx.address(at, 0);
            cx.draft.begin(Opcode::Prefetcht0_m8).mem(&addr).end();
        }
        (Fma, &[_, _, _]) => float::call_routine(cx, inst, LibCall::Fma, LibCall::Fmaf, args),
        (SetJmp, &[buffer]) => set_jmp(cx, inst, buffer),
        (LongJmp, &[buffer]) => {
            let buffer = cx.use_reg(buffer);
            let temp = cx.draft.int_temp();
            cx.draft.begin_kind(Kind::LongJmp).fixed_use(buffer, RAX).fixed_def(temp, RDX).end();
        }
        _ => return float::select_strict(cx, inst, op, args),
    }
    Ok(())
}

fn va_start(cx: &mut Cx<'_>, list: Value) {
    cx.draft.out.save_area = true;
    cx.places.assign(&cx.module.signatures[cx.func.sig]);
    let list = cx.block_addr(list, 64);
    cx.draft.store_imm(&list, Width::B4, 8 * cx.places.n_ints as i64);
    cx.draft.store_imm(&list.offset(4), Width::B4, 48 + 16 * cx.places.n_floats as i64);
    let [overflow, saved] = cx.draft.int_temps();
    cx.draft.lea_width(&Addr::special(Base::Incoming, 0, cx.places.stack_used as i32), overflow, Width::B8);
    cx.draft.store_reg(&list.offset(8), Type::I64, overflow);
    cx.draft.lea_width(&Addr::special(Base::SaveArea, 0, 0), saved, Width::B8);
    cx.draft.store_reg(&list.offset(16), Type::I64, saved);
}

/// Saves frame and stack pointer and the address to resume at; no register is preserved.
fn set_jmp(cx: &mut Cx<'_>, inst: Inst, buffer: Value) {
    cx.draft.out.code.share_slots = false;
    cx.draft.out.has_calls = true;
    let buffer = cx.use_reg(buffer);
    let result = cx.result(inst);
    let dst = cx.vreg(result);
    cx.draft.begin_kind(Kind::SetJmp).fixed_def(dst, RAX).fixed_use(buffer, RDX);
    cx.draft.end_clobbering(ALL_BUT_RSP.without(PregSet::of(&[RAX])));
}
