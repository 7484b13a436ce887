//! Selection of terminators.

use sheave_ir::{Cases, FrameStyle, Inst, InstData, Purpose, ResultPlace, Signature, Value, ValueList};

use super::cx::{Cx, Done};
use super::facts::Facts;
use super::output::SwitchRecord;
use super::{call, compare};
use crate::abi::{self, RAX};
use crate::minst::{Kind, Width};
use iced_x86::Code as Opcode;
use sheave_regalloc::{Operand, Vreg};

/// Switches with fewer cases are searched.
const MIN_TABLE_CASES: u64 = 4;
/// Switches with fewer cases have no masks.
const MIN_MASK_CASES: u64 = 3;
/// A table may have this many entries per case.
const TABLE_SPARSITY: u64 = 4;

pub(super) fn select_branch(cx: &mut Cx<'_>, cond: Value) {
    let cond = compare::condition(cx, cond);
    cx.draft.begin_kind(Kind::Jcc).number(cond as i64).reads_flags().end();
}

pub(super) fn select_switch(cx: &mut Cx<'_>, value: Value, cases: Cases) {
    let values = cx.func.case_values(cases);
    if values.is_empty() {
        return cx.draft.begin_kind(Kind::Jmp).end();
    }
    let all = &mut cx.draft.out.cases;
    let start = all.len() as u32;
    all.extend(values.iter().enumerate().map(|(i, &v)| (v, i as u32 + 1)));
    let sorted = &mut all[start as usize..];
    sorted.sort_unstable();
    let (first, last) = (sorted[0].0, sorted[sorted.len() - 1].0);
    let n = sorted.len() as u64;
    let end = all.len() as u32;
    let bits = n >= MIN_MASK_CASES && last - first < 64;
    let table = n >= MIN_TABLE_CASES && (last - first) / TABLE_SPARSITY < n;
    let bytes = cx.ty(value).bytes();
    let width = Width::of_bytes(bytes).arith();
    let clean = width == Width::B8 || bytes < 4 || cx.has_zero_upper(value);
    let record = cx.draft.out.switches.len();
    cx.draft.out.switches.push(SwitchRecord { start, end, table, bits, width, clean });
    // Narrow values are compared in 32 bits, zero-extended like the cases.
    let reg = cx.extended(value, false);
    cx.draft.begin_kind(Kind::Switch).operand(Operand::reg_use(reg));
    let wide_case = width == Width::B8 && last > i32::MAX as u64;
    if table || bits || wide_case {
        for _ in 0..2 {
            let temp = cx.draft.int_temp();
            cx.draft.temp(temp);
        }
    }
    cx.draft.number(record as i64).end();
}

pub(super) fn select_indirect_branch(cx: &mut Cx<'_>, addr: Value) {
    let target = cx.use_rm(addr);
    cx.draft.start(Kind::IndirectJmp, Opcode::Jmp_rm64).rm(target, Width::B8).end();
}

/// The call right before a return of just its results, if it can be a jump that leaves the return to the
/// callee: the frame must hold no memory that the callee may reach, both must return the same in the same
/// places, and all arguments must be in registers.
fn call_before_return(cx: &Cx<'_>, returned: &[Value]) -> Option<Inst> {
    if cx.scan.needs_frame {
        return None;
    }
    let call = cx.uses.previous()?;
    let InstData::Call { sig, .. } = cx.func.insts[call] else { return None };
    let (own, callee) = (&cx.module.signatures[cx.func.sig], &cx.module.signatures[sig]);
    let special = |sig: &Signature| {
        sig.variadic.is_some()
            || sig.params.iter().any(|param| param.purpose != Purpose::Normal)
            || sig.results.iter().any(|result| result.place != ResultPlace::Register)
    };
    if special(own) || special(callee) {
        return None;
    }
    if own.convention != callee.convention || abi::popped(own) != abi::popped(callee) {
        return None;
    }
    let floats = callee.params.iter().filter(|param| param.ty.is_float()).count();
    let ints = callee.params.len() - floats;
    if floats > abi::N_FLOAT_ARGS || ints > abi::INT_ARGS.len() {
        return None;
    }
    let mut results = cx.func.results(call);
    let alike = own.results.is_empty()
        || own.results == callee.results && returned.iter().all(|&value| results.next() == Some(value));
    let once = cx
        .func
        .results(call)
        .all(|value| cx.uses.count(value) == u32::from(!own.results.is_empty()) && !cx.is_variable(value));
    (alike && once).then_some(call)
}

pub(super) fn select_return(cx: &mut Cx<'_>, args: ValueList) -> Done {
    let Facts { module, func, .. } = **cx;
    let sig = &module.signatures[func.sig];
    let values = args.as_slice(&func.pool);
    // Stack walkers that rely on frame pointers must find every caller.
    if cx.func.frame == FrameStyle::Plain
        && let Some(call) = call_before_return(cx, values)
    {
        return call::select_tail_call(cx, call);
    }
    let mut passed = ([(Vreg(0), RAX); 14], 0);
    // Results on the x87 stack first: the last one loaded is the first one returned.
    for (result, &value) in sig.results.iter().zip(values).rev() {
        if result.place == ResultPlace::X87 {
            let addr = cx.address(value, 0);
            cx.draft.x87_load(&addr);
        }
    }
    let in_registers = sig.results.iter().zip(values).filter(|(r, _)| r.place == ResultPlace::Register);
    cx.places.assign_results(sig)?;
    for (i, (result, &value)) in in_registers.enumerate() {
        call::pass_in_register(cx, cx.places.results[i], value, result.extension, &mut passed);
    }
    let (mut uses, mut n) = passed;
    if n == 0
        && let Some(i) = sig.params.iter().position(|p| p.purpose == Purpose::StructReturn)
        && sig.results.is_empty()
    {
        let pointer = func.params[i];
        cx.uses.add(pointer);
        uses[0] = (cx.vreg(pointer), RAX);
        n = 1;
    }
    let popped = abi::popped(sig);
    if popped > u32::from(u16::MAX) {
        return Err("arguments of more than 64 KiB under this calling convention".into());
    }
    cx.draft.begin_kind(Kind::Ret).number(popped.into()).fixed_uses(&uses[..n]).end();
    Ok(())
}
