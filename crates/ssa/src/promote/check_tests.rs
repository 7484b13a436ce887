//! One broken plan per rule is rejected.

use alloc::vec::Vec;

use super::check::{PlanRule, check};
use super::definition::Def;
use super::{Ctx, Options, Placement, Plan, Point, PointKind, plan};
use crate::host::SlotInfo;
use crate::test_host::{Op, Script};
use crate::{Block, Edge, Slot, Type, Value};

/// A function with a phi of slot 0, an escaping slot 1, and a slot 2 of 32 bits.
fn diamond() -> Script {
    let mut func = Script::new(&[&[1], &[2, 3], &[4], &[4], &[]], &[8; 3]);
    let (word, half) = (Type::int(8), Type::int(4));
    func.slots = [word, word, half].map(|ty| SlotInfo { ty: Some(ty), ..SlotInfo::new(8) }).to_vec();
    let at = |slot| (Some(Slot(slot)), 0);
    let input = func.push(0, Op::Input);
    func.push(0, Op::Store(at(1), word, input));
    func.push(0, Op::Store(at(2), half, input));
    func.push(0, Op::Leak(Slot(1)));
    let cond = func.push(1, Op::Input);
    func.push(1, Op::Observe(cond));
    for block in [2, 3] {
        let value = func.push(block, Op::Const);
        func.push(block, Op::Store(at(0), word, value));
    }
    for (slot, ty) in [(0, word), (0, half), (1, word), (2, half)] {
        let value = func.push(4, Op::Load(at(slot), ty));
        func.push(4, Op::Observe(value));
    }
    func
}

/// Breaks the plan for `diamond` and expects the checker to name the rule.
#[track_caller]
fn reject(rule: PlanRule, break_it: impl FnOnce(&mut Script, &mut Plan)) {
    let mut func = diamond();
    let mut ctx = Ctx::new();
    plan(&func, &Options::default(), &mut ctx).expect("the program is well formed");
    let mut plan = ctx.plan.clone();
    check(&func, &plan, &Options::default()).expect("the plan is right before it is broken");
    break_it(&mut func, &mut plan);
    let found = check(&func, &plan, &Options::default()).map_err(|fault| fault.rule);
    assert_eq!(found, Err(rule));
}

#[test]
fn an_escaping_slot_is_rejected() {
    reject(PlanRule::NotPromotable, |_, plan| plan.slots[Slot(1)].kept = None);
}

#[test]
fn a_load_of_the_wrong_definition_is_rejected() {
    reject(PlanRule::WrongLoad, |func, plan| {
        let load = func.find(|op| matches!(op, Op::Load((Some(Slot(0)), _), _)));
        plan.replacement[func.insts[load.index()].1.unwrap()] = Def::zero(Slot(0));
    });
}

#[test]
fn exchanged_arguments_are_rejected() {
    reject(PlanRule::WrongArgument, |_, plan| plan.args.swap(0, 1));
}

#[test]
fn a_missing_argument_is_rejected() {
    reject(PlanRule::ArgumentCount, |_, plan| {
        let last = plan.arg_start.len() - 1;
        plan.arg_start[last] -= 1;
        plan.arg_start[last - 1] -= 1;
    });
}

#[test]
fn a_phi_of_a_kept_slot_is_rejected() {
    reject(PlanRule::WrongPhi, |_, plan| plan.phis[0].slot = Slot(1));
}

#[test]
fn removing_something_else_is_rejected() {
    reject(PlanRule::WrongRemoval, |func, plan| {
        plan.dead[func.find(|op| matches!(op, Op::Observe(_)))] = true;
    });
}

#[test]
fn leaving_a_store_is_rejected() {
    reject(PlanRule::WrongRemoval, |func, plan| {
        plan.dead[func.find(|op| matches!(op, Op::Store((Some(Slot(0)), _), ..)))] = false;
    });
}

#[test]
fn replacing_something_else_is_rejected() {
    reject(PlanRule::WrongReplacement, |func, plan| {
        let observe = func.find(|op| matches!(op, Op::Observe(_)));
        let Op::Observe(cond) = func.insts[observe.index()].0 else { panic!("it was found") };
        plan.replacement[cond] = Def::zero(Slot(0));
    });
}

#[test]
fn a_conversion_to_the_wrong_type_is_rejected() {
    reject(PlanRule::WrongConversion, |_, plan| {
        let PointKind::Convert { to, .. } = &mut plan.points[0].kind else {
            panic!("a conversion is expected")
        };
        *to = Type::int(2);
    });
}

#[test]
fn a_superfluous_point_is_rejected() {
    reject(PlanRule::WrongConversion, |func, plan| {
        let inst = func.find(|op| matches!(op, Op::Observe(_)));
        plan.points.push(Point { inst, ..plan.points[0] });
    });
}

#[test]
fn a_definition_that_was_removed_is_rejected() {
    reject(PlanRule::Dangling, |func, plan| {
        let load = func.find(|op| matches!(op, Op::Load((Some(Slot(0)), _), _)));
        let result = func.insts[load.index()].1.unwrap();
        let other = func.find(|op| matches!(op, Op::Load((Some(Slot(2)), _), _)));
        plan.replacement[func.insts[other.index()].1.unwrap()] = Def::value(result);
    });
}

#[test]
fn a_parameter_slot_without_a_store_is_rejected() {
    reject(PlanRule::WrongParameter, |func, _| {
        func.slots[2].param = true;
        let store = func.find(|op| matches!(op, Op::Store((Some(Slot(2)), _), ..)));
        func.insts[store.index()].0 = Op::Observe(Value(0));
    });
}

#[test]
fn a_slot_changed_between_two_returns_is_kept_and_otherwise_rejected() {
    let mut func = diamond();
    // Slot 0 now holds something when block 1 calls, and the join may read that.
    let value = func.push(0, Op::Const);
    func.push(0, Op::Store((Some(Slot(0)), 0), Type::int(8), value));
    func.blocks[3].0.pop();
    let mut ctx = Ctx::new();
    let wrong = plan(&func, &Options::default(), &mut ctx).unwrap().clone();
    let cond = func.find(|op| *op == Op::Observe(Value(1)));
    func.insts[cond.index()].0 = Op::ReturnsTwice;
    let right = plan(&func, &Options::default(), &mut ctx).unwrap();
    assert!(!right.is_promoted(Slot(0)) && right.is_promoted(Slot(2)));
    check(&func, right, &Options::default()).unwrap();
    let fault = check(&func, &wrong, &Options::default()).map_err(|fault| fault.rule);
    assert_eq!(fault, Err(PlanRule::ReturnsTwice));
}

#[test]
fn an_assembly_output_that_is_forgotten_is_rejected() {
    let mut func = diamond();
    let cond = func.find(|op| *op == Op::Observe(Value(1)));
    func.insts[cond.index()].0 = Op::Output(Slot(0), Type::int(8));
    let mut ctx = Ctx::new();
    check(&func, plan(&func, &Options::default(), &mut ctx).unwrap(), &Options::default()).unwrap();
    let mut wrong = ctx.plan.clone();
    let PointKind::AsmOutput { ty, .. } = &mut wrong.points[0].kind else { panic!("an output is expected") };
    *ty = Type::int(4);
    let fault = check(&func, &wrong, &Options::default()).map_err(|fault| fault.rule);
    assert_eq!(fault, Err(PlanRule::WrongAsmOutput));
}

#[test]
fn unused_phis_may_merge_anything_but_read_ones_may_not() {
    let func = diamond();
    let mut ctx = Ctx::new();
    let options = Options { placement: Placement::Maximal, ..Options::default() };
    check(&func, plan(&func, &options, &mut ctx).unwrap(), &options).unwrap();
    let args: Vec<_> = ctx.plan.edge_args(Edge::new(Block(2), 0)).collect();
    assert_eq!(args.len(), ctx.plan.args_of(ctx.plan.edge_after(Edge::new(Block(2), 0))).len());
    assert!(args.len() >= 2, "maximal form has a phi per slot");
}
