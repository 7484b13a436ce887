//! Every random plan passes, and one broken plan per rule does not.

use alloc::vec::Vec;

use super::super::definition::Def;
use super::super::{Ctx, Options, Placement, Plan, Point, PointKind, plan};
use super::{PlanRule, check};
use crate::Rng;
use crate::host::{AccessSink, SlotInfo};
use crate::testing::programs::{PLAIN_SLOT, Recipe, random, skeleton};
use crate::testing::toy::{Op, ToyFunc};
use crate::testing::{conformance, shapes};
use crate::{Block, Cfg, Edge, Inst, Slot, SlotHost, Type};

#[test]
fn random_plans_pass() {
    let mut ctx = Ctx::new();
    for seed in 0..250 {
        let mut rng = Rng::new(seed);
        let program = random(&mut rng, Recipe { blocks: 9, slots: 4, insts: 6, odd: seed % 2 == 0 });
        for options in conformance::all_options() {
            let plan = plan(&program, &options, &mut ctx).expect("the program is well formed");
            if let Err(fault) = check(&program, plan, &options) {
                panic!("{fault} under {options:?}, seed {seed}: {program:#?}");
            }
        }
    }
}

/// A diamond that stores on both sides and loads at the join, with an i64 and an i32 load.
fn diamond() -> ToyFunc {
    let mut func = skeleton(&shapes::ladder(3));
    func.slots = alloc::vec![PLAIN_SLOT; 3];
    func.slots[2].ty = Some(Type::int(4));
    let input = func.push(Block(0), Op::Input).unwrap();
    func.push(Block(0), Op::Store(Slot(1), Type::int(8), input));
    func.push(Block(0), Op::Store(Slot(2), Type::int(4), input));
    func.push(Block(0), Op::Leak(Slot(1)));
    func.push(Block(0), Op::Jump);
    let cond = func.push(Block(1), Op::Input).unwrap();
    func.push(Block(1), Op::Branch(cond));
    for block in [2, 3] {
        let value = func.push(Block(block), Op::Const(u64::from(block))).unwrap();
        func.push(Block(block), Op::Store(Slot(0), Type::int(8), value));
        func.push(Block(block), Op::Jump);
    }
    for (slot, ty) in [(0, Type::int(8)), (0, Type::int(4)), (1, Type::int(8)), (2, Type::int(4))] {
        let value = func.push(Block(4), Op::Load(Slot(slot), ty)).unwrap();
        func.push(Block(4), Op::Observe(value));
    }
    func.push(Block(4), Op::Jump);
    func
}

/// Breaks the plan for `diamond` and expects the checker to name the rule.
#[track_caller]
fn reject(rule: PlanRule, break_it: impl FnOnce(&mut ToyFunc, &mut Plan)) {
    let mut func = diamond();
    let mut ctx = Ctx::new();
    plan(&func, &Options::default(), &mut ctx).expect("the program is well formed");
    let mut plan = ctx.plan.clone();
    check(&func, &plan, &Options::default()).expect("the plan is right before it is broken");
    break_it(&mut func, &mut plan);
    let found = check(&func, &plan, &Options::default()).map_err(|fault| fault.rule);
    assert_eq!(found, Err(rule));
}

/// The first instruction that is such an operation.
fn find(func: &ToyFunc, wanted: impl Fn(&Op) -> bool) -> Inst {
    Inst::new(func.insts.iter().position(|(op, _)| wanted(op)).expect("the function has one"))
}

#[test]
fn an_escaping_slot_is_rejected() {
    reject(PlanRule::NotPromotable, |_, plan| plan.slots[Slot(1)].kept = None);
}

#[test]
fn a_load_of_the_wrong_definition_is_rejected() {
    reject(PlanRule::WrongLoad, |func, plan| {
        let load = find(func, |op| matches!(op, Op::Load(Slot(0), _)));
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
    reject(PlanRule::WrongPhi, |_, plan| plan.phi_slot[0] = Slot(1));
}

#[test]
fn removing_something_else_is_rejected() {
    reject(PlanRule::WrongRemoval, |func, plan| {
        plan.dead[find(func, |op| matches!(op, Op::Observe(_)))] = true;
    });
}

#[test]
fn leaving_a_store_is_rejected() {
    reject(PlanRule::WrongRemoval, |func, plan| {
        plan.dead[find(func, |op| matches!(op, Op::Store(Slot(0), ..)))] = false;
    });
}

#[test]
fn replacing_something_else_is_rejected() {
    reject(PlanRule::WrongReplacement, |func, plan| {
        let branch = find(func, |op| matches!(op, Op::Branch(_)));
        let Op::Branch(cond) = func.insts[branch.index()].0 else { panic!("a branch was found") };
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
        let inst = find(func, |op| matches!(op, Op::Observe(_)));
        plan.points.push(Point { inst, ..plan.points[0] });
    });
}

#[test]
fn a_definition_that_was_removed_is_rejected() {
    reject(PlanRule::Dangling, |func, plan| {
        let load = find(func, |op| matches!(op, Op::Load(Slot(0), _)));
        let result = func.insts[load.index()].1.unwrap();
        let other = find(func, |op| matches!(op, Op::Load(Slot(2), _)));
        plan.replacement[func.insts[other.index()].1.unwrap()] = Def::value(result);
    });
}

#[test]
fn a_parameter_slot_without_a_store_is_rejected() {
    reject(PlanRule::WrongParameter, |func, _| {
        func.slots[2].param = true;
        let store = find(func, |op| matches!(op, Op::Store(Slot(2), ..)));
        func.insts[store.index()].0 = Op::Const(0);
    });
}

/// A host that says that its first instruction returns twice, or that it is an assembly with an output.
struct Wrapped<'a> {
    func: &'a ToyFunc,
    asm: bool,
}

impl Cfg for Wrapped<'_> {
    fn n_blocks(&self) -> usize {
        self.func.n_blocks()
    }

    fn entry(&self) -> Block {
        self.func.entry()
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.func.successors(block, visit);
    }
}

impl SlotHost for Wrapped<'_> {
    fn n_slots(&self) -> usize {
        self.func.n_slots()
    }

    fn n_values(&self) -> usize {
        self.func.n_values()
    }

    fn n_insts(&self) -> usize {
        self.func.n_insts()
    }

    fn slot(&self, slot: Slot) -> SlotInfo {
        self.func.slot(slot)
    }

    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        if block == Block(1) {
            if self.asm {
                sink.asm_output(self.func.blocks[1].insts[0], Slot(0), Type::int(8), 0, None);
            } else {
                sink.returns_twice(self.func.blocks[1].insts[0]);
            }
        }
        self.func.accesses(block, sink);
    }

    fn is_constant(&self, value: crate::Value) -> bool {
        self.func.is_constant(value)
    }
}

#[test]
fn a_slot_changed_between_two_returns_is_kept_and_otherwise_rejected() {
    let mut func = diamond();
    // Slot 0 now holds something when block 1 calls, and the join may read that.
    let value = func.push(Block(0), Op::Const(9)).unwrap();
    func.push(Block(0), Op::Store(Slot(0), Type::int(8), value));
    func.blocks[3].insts.remove(1);
    let host = Wrapped { func: &func, asm: false };
    let mut ctx = Ctx::new();
    let right = plan(&host, &Options::default(), &mut ctx).unwrap();
    assert!(!right.is_promoted(Slot(0)) && right.is_promoted(Slot(2)));
    check(&host, right, &Options::default()).unwrap();
    let wrong = plan(&func, &Options::default(), &mut ctx).unwrap();
    let fault = check(&host, wrong, &Options::default()).map_err(|fault| fault.rule);
    assert_eq!(fault, Err(PlanRule::ReturnsTwice));
}

#[test]
fn an_assembly_output_that_is_forgotten_is_rejected() {
    let func = diamond();
    let host = Wrapped { func: &func, asm: true };
    let mut ctx = Ctx::new();
    check(&host, plan(&host, &Options::default(), &mut ctx).unwrap(), &Options::default()).unwrap();
    let mut wrong = ctx.plan.clone();
    let PointKind::AsmOutput { ty, .. } = &mut wrong.points[0].kind else { panic!("an output is expected") };
    *ty = Type::int(4);
    let fault = check(&host, &wrong, &Options::default()).map_err(|fault| fault.rule);
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
