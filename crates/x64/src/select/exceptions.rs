//! Invokes: results on the normal edge, landing pads on the unwind edge.
//!
//! Both are blocks with the invoke as their only predecessor. Of the caller-saved registers only those of the
//! results are live there, or in a landing pad those that the unwinder sets; the unwinder has restored the
//! callee-saved ones.

use sheave_ir::{Inst, ResultPlace, Symbol, Value};

use super::call::{define_in_registers, define_results, take_popped, unpack_vectors};
use super::cx::{Cx, Done};
use super::facts::Facts;
use super::libcall::LibCall;
use crate::abi::{Place, RAX, RDX};
use crate::exceptions::type_number;
use crate::minst::Kind;
use sheave_regalloc::At;

/// The results of `invoke`, at the head of its normal successor.
pub(super) fn select_invoke_results(cx: &mut Cx<'_>, invoke: Inst) -> Done {
    let Facts { module, func, .. } = **cx;
    let Some((sig, args)) = func.insts[invoke].call_args() else { return Ok(()) };
    let signature = &module.signatures[sig];
    cx.draft.begin_kind(Kind::Nop);
    let (_, vectors) = define_results(cx, invoke, signature, At::Early)?;
    if cx.draft.n_operands != 0 {
        cx.draft.end_arrival();
    }
    take_popped(cx, signature);
    unpack_vectors(cx, &vectors);
    // Results on the x87 stack are stored at the addresses after the arguments.
    let n_x87 = signature.results.iter().filter(|r| r.place == ResultPlace::X87).count();
    let args = args.as_slice(&func.pool);
    for &pointer in args.get(signature.params.len()..).unwrap_or_default().iter().take(n_x87) {
        if !cx.is_slot_address(pointer) {
            return Err("an invoke that gives an x87 float to a computed address".into());
        }
        let addr = cx.address(pointer, 0);
        cx.draft.x87_store(&addr);
    }
    Ok(())
}

pub(super) fn select_landing_pad(cx: &mut Cx<'_>, inst: Inst) -> Done {
    cx.draft.begin_kind(Kind::Nop);
    let func = cx.func;
    define_in_registers(cx, func.results(inst).zip([RAX, RDX].map(Place::Reg)), At::Early);
    cx.draft.end_arrival();
    if cx.scan.pops {
        // The stack pointer is where the arguments of the last tail call began.
        if cx.scan.has_dynamic_memory {
            return Err("an invoke under this calling convention beside dynamic stack memory".into());
        }
        cx.draft.begin_kind(Kind::ResetStack).end();
    }
    Ok(())
}

pub(super) fn select_type_id(cx: &mut Cx<'_>, inst: Inst, symbol: Symbol) {
    let Some(result) = cx.func.result(inst) else { return };
    let number = type_number(&mut cx.draft.out.exception_types, Some(symbol));
    let vreg = cx.vreg(result);
    cx.draft.mov_imm(vreg, i64::from(number));
}

pub(super) fn select_resume(cx: &mut Cx<'_>, [exception, _]: [Value; 2]) {
    let exception = cx.use_reg(exception);
    cx.draft.call_routine(LibCall::UnwindResume, &[exception], None);
    cx.draft.begin_kind(Kind::Trap).end();
}
