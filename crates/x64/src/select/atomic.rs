//! Selection of atomic operations.

use iced_x86::Code as Opcode;
use sheave_ir::{Inst, Ordering, RmwOp, Type, Value};

use super::cx::{Cx, Done};
use super::draft::Draft;
use super::memory::update_memory;
use super::operand::Addr;
use crate::abi::RAX;
use crate::minst::{Alu, Cond, Kind, LOCK, Width, by_width, wide};
use sheave_regalloc::Vreg;

pub(super) fn select_fence(cx: &mut Cx<'_>, ordering: Ordering) {
    if ordering == Ordering::SeqCst {
        cx.draft.begin(Opcode::Mfence).end();
    }
}

/// A sequentially consistent store is an exchange.
pub(super) fn store_seq_cst(cx: &mut Cx<'_>, addr: Value, value: Value, offset: i32) {
    let src = cx.int_bits(value);
    let addr = cx.address(addr, offset);
    let old = cx.draft.int_temp();
    let width = cx.width(value);
    cx.draft.exchange(&addr, width, old, src);
}

pub(super) fn select_rmw(cx: &mut Cx<'_>, inst: Inst, op: RmwOp, addr: Value, value: Value) {
    let result = cx.result(inst);
    let ty = cx.ty(value);
    let width = cx.width(value);
    let unused = !cx.uses.is_used(result) && !cx.is_variable(result);
    let old = if ty.is_float() || unused { cx.draft.int_temp() } else { cx.vreg(result) };
    match (op, Alu::of_rmw(op)) {
        (RmwOp::Xchg, _) => {
            let new = cx.int_bits(value);
            let addr = cx.address(addr, 0);
            cx.draft.exchange(&addr, width, old, new);
        }
        (_, Some(alu)) if unused => return update_memory(cx, alu, addr, 0, value, LOCK),
        (RmwOp::Add | RmwOp::Sub, _) => {
            let mut src = cx.use_reg(value);
            if op == RmwOp::Sub {
                let (plain, arith) = (src, width.arith());
                src = cx.draft.fresh(|it, to| it.unary_tied(wide(arith, Opcode::Neg_rm32), to, plain, arith));
            }
            let addr = cx.address(addr, 0);
            let code = by_width(width, Opcode::Xadd_rm8_r8, Opcode::Xadd_rm16_r16);
            cx.draft.begin(code).mem(&addr).tied(old, src, width).flag(LOCK).end();
        }
        _ => rmw_loop(cx, op, addr, value, old),
    }
    if ty.is_float() {
        float_result(cx, result, old, ty);
    }
}

fn float_result(cx: &mut Cx<'_>, result: Value, bits: Vreg, ty: Type) {
    if cx.uses.is_used(result) {
        let dst = cx.vreg(result);
        cx.draft.move_across(dst, bits, true, ty);
    }
}

/// Everything without an instruction of its own: read, compute, compare and exchange until no thread
/// interfered.
fn rmw_loop(cx: &mut Cx<'_>, op: RmwOp, addr: Value, value: Value, old: Vreg) {
    let ty = cx.ty(value);
    let src = cx.use_reg(value);
    let at = cx.address(addr, 0);
    let address = cx.draft.lea(&at);
    let temp = cx.draft.int_temp();
    cx.draft.begin_kind(Kind::RmwLoop).fixed_def(old, RAX).late(address).late(src).temp(temp);
    if ty.is_float() {
        let temp = cx.draft.float_temp(ty.bytes() as u8);
        cx.draft.temp(temp);
    }
    cx.draft.number(op as i64).scale(Width::of_bytes(ty.bytes()) as u8).end();
}

pub(super) fn select_cmpxchg(cx: &mut Cx<'_>, inst: Inst, [addr, expected, new]: [Value; 3]) -> Done {
    let mut results = cx.func.results(inst);
    let (Some(old_value), Some(success)) = (results.next(), results.next()) else {
        return Err("a cmpxchg without its two results".into());
    };
    let ty = cx.ty(new);
    let width = cx.width(new);
    let expected = cx.int_bits(expected);
    let new = cx.int_bits(new);
    let addr = cx.address(addr, 0);
    let old = cx.draft.int_temp();
    let code = by_width(width, Opcode::Cmpxchg_rm8_r8, Opcode::Cmpxchg_rm16_r16);
    let draft = cx.draft.begin(code).mem(&addr).reg(new, width);
    draft.fixed_use(expected, RAX).fixed_def(old, RAX).flag(LOCK).end();
    if cx.uses.is_used(success) {
        let flag = cx.draft.fresh(|it, to| it.set_cond(Cond::E, to));
        cx.deliver(success, flag);
    }
    if ty.is_float() {
        float_result(cx, old_value, old, ty);
    } else {
        cx.deliver(old_value, old);
    }
    Ok(())
}

impl Draft<'_> {
    fn exchange(&mut self, addr: &Addr, width: Width, old: Vreg, new: Vreg) {
        let code = by_width(width, Opcode::Xchg_rm8_r8, Opcode::Xchg_rm16_r16);
        self.begin(code).mem(addr).tied(old, new, width).end();
    }
}
