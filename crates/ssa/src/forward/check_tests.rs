//! Each rule of the checker refuses a plan that breaks it.

use alloc::vec;
use alloc::vec::Vec;

use super::check::{ForwardRule, check};
use super::{Ctx, Options, Plan, plan};
use crate::host::SlotInfo;
use crate::test_host::{Op, Script};
use crate::{Block, Entity, Inst, Slot, Type, Value};

const WORD: Type = Type::int(8);
const HALF: Type = Type::int(4);

/// Slot 0 is private, the address of slot 1 is known outside, and nothing accesses slot 2.
fn func() -> Script {
    let mut func = Script::new(&[&[1, 1], &[]], &[8, 8, 8]);
    let place = |slot| (Some(Slot(slot)), 0);
    let [first, second] = [(); 2].map(|()| func.push(0, Op::Input));
    func.push(0, Op::Store(place(0), WORD, first)); // inst2
    func.push(0, Op::Store(place(1), WORD, second)); // inst3
    func.push(0, Op::Leak(Slot(1))); // inst4
    let loaded = func.push(1, Op::Load(place(0), WORD)); // inst5: v2
    func.push(1, Op::Observe(loaded)); // inst6
    let low = func.push(1, Op::Load(place(0), HALF)); // inst7: v3
    func.push(1, Op::Observe(low)); // inst8
    let other = func.push(1, Op::Load(place(1), WORD)); // inst9: v4
    func.push(1, Op::Observe(other)); // inst10
    func.push(1, Op::Store(place(1), WORD, other)); // inst11
    func
}

/// What the checker says of the plan after `damage`.
fn fault(damage: impl FnOnce(&mut Script, &mut Plan)) -> (ForwardRule, Entity) {
    let mut func = func();
    let mut plan = plan(&func, &Options::default(), &mut Ctx::new()).expect("a sound function").clone();
    assert_eq!(check(&func, &plan, &Options::default()), Ok(()));
    damage(&mut func, &mut plan);
    let fault = check(&func, &plan, &Options::default()).expect_err("the plan is damaged");
    (fault.rule, fault.entity)
}

#[test]
fn the_plan_is_as_expected() {
    let (func, mut ctx) = (func(), Ctx::new());
    let plan = plan(&func, &Options::default(), &mut ctx).expect("a sound function");
    let removed: Vec<Inst> = plan.removed().collect();
    assert_eq!(removed, [2, 5, 11].map(Inst));
    assert_eq!(plan.forwards().iter().map(|forward| forward.load).collect::<Vec<_>>(), [5, 7].map(Inst));
    assert!(plan.is_unused(Slot(0)) && !plan.is_unused(Slot(1)) && plan.is_unused(Slot(2)));
}

#[test]
fn another_function() {
    let found = fault(|func, _| func.slots.push(SlotInfo::new(8)));
    assert_eq!(found, (ForwardRule::Host, Entity::Function));
    let found = fault(|func, _| func.insts.push((Op::Call, None)));
    assert_eq!(found, (ForwardRule::Host, Entity::Function));
    let found = fault(|func, _| func.blocks[1].1.push(Block(2)));
    assert_eq!(found, (ForwardRule::Host, Entity::Function));
}

#[test]
fn what_is_forwarded_is_no_load() {
    let found = fault(|_, plan| plan.forwards[0].load = Inst(6));
    assert_eq!(found, (ForwardRule::Load, Entity::Inst(Inst(6))));
}

#[test]
fn the_source_has_another_value_or_address() {
    let found = fault(|_, plan| plan.forwards[1].value = Value(1));
    assert_eq!(found, (ForwardRule::Source, Entity::Inst(Inst(7))));
    let found = fault(|_, plan| plan.forwards[1].source = Inst(3));
    assert_eq!(found, (ForwardRule::Source, Entity::Inst(Inst(7))));
}

#[test]
fn the_type_does_not_follow() {
    let found = fault(|_, plan| plan.forwards[1].from = Type::int(2));
    assert_eq!(found, (ForwardRule::Type, Entity::Inst(Inst(7))));
}

#[test]
fn something_writes_in_between() {
    let found = fault(|func, _| {
        func.insts[4].0 = Op::Fill(Slot(0), 7, 1);
    });
    assert_eq!(found, (ForwardRule::Unchanged, Entity::Inst(Inst(5))));
}

#[test]
fn a_path_does_not_pass_the_source() {
    let found = fault(|func, _| {
        // The stores are on the first of two paths.
        func.blocks.resize(4, (Vec::new(), vec![Block(1)]));
        func.blocks[2].0 = core::mem::take(&mut func.blocks[0].0);
        func.blocks[0].1 = vec![Block(2), Block(3)];
    });
    assert_eq!(found, (ForwardRule::Unchanged, Entity::Inst(Inst(5))));
}

#[test]
fn a_value_is_not_replaced_with_its_load() {
    let found = fault(|_, plan| plan.replaced[2] = 1);
    assert_eq!(found, (ForwardRule::Replacement, Entity::Inst(Inst(5))));
    let found = fault(|_, plan| plan.replaced[4] = 1);
    assert_eq!(found, (ForwardRule::Replacement, Entity::Function));
    let found = fault(|_, plan| plan.removed[7] = true);
    assert_eq!(found, (ForwardRule::Replacement, Entity::Inst(Inst(7))));
}

#[test]
fn what_goes_is_needed() {
    let found = fault(|_, plan| plan.removed[10] = true);
    assert_eq!(found, (ForwardRule::Removable, Entity::Inst(Inst(10))));
    let found = fault(|_, plan| plan.removed[9] = true);
    assert_eq!(found, (ForwardRule::Removable, Entity::Inst(Inst(9))));
    let found = fault(|_, plan| plan.removed[4] = true);
    assert_eq!(found, (ForwardRule::Removable, Entity::Inst(Inst(4))));
}

#[test]
fn a_store_that_goes_is_read() {
    let found = fault(|_, plan| plan.removed[3] = true);
    assert_eq!(found, (ForwardRule::Read, Entity::Inst(Inst(3))));
    // Only the second path reads it.
    let found = fault(|func, plan| {
        func.blocks.push((Vec::new(), Vec::new()));
        func.blocks[0].1 = vec![Block(2), Block(1)];
        func.insts[4].0 = Op::Call;
        plan.removed[3] = true;
    });
    assert_eq!(found, (ForwardRule::Read, Entity::Inst(Inst(3))));
}

#[test]
fn a_slot_that_goes_is_accessed() {
    let found = fault(|_, plan| plan.slots[1].is_used = false);
    assert_eq!(found, (ForwardRule::Unused, Entity::Slot(Slot(1))));
}

#[test]
fn a_slot_that_takes_no_part() {
    // The load reaches beyond the slot now.
    let found = fault(|func, _| func.slots[0].bytes = 7);
    assert_eq!(found, (ForwardRule::Kept, Entity::Inst(Inst(5))));
    let found = fault(|func, plan| {
        func.slots[2].bytes = 0;
        func.insts[6].0 = Op::Fill(Slot(2), 0, 1);
        plan.slots[2].is_used = false;
    });
    assert_eq!(found, (ForwardRule::Kept, Entity::Slot(Slot(2))));
}
