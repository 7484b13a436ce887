//! Each rule rejects a fault that is put into a right plan, or into the host's reports about a split slot.

use alloc::string::ToString;

use super::check::{Fault, SroaRule, check};
use crate::host::SlotInfo;
use crate::sroa::{Ctx, Options, Plan, plan};
use crate::test_host::{Op, Script};
use crate::{Entity, Inst, Slot, Type};

/// Two fields, a copy of both, a load of both at once, a load of a piece, and a fill; slot 2 leaks.
fn records() -> Script {
    let mut records = Script::new(&[&[]], &[8, 8, 16]);
    let value = records.push(0, Op::Input);
    records.push(0, Op::Store((Some(Slot(0)), 0), Type::int(4), value));
    records.push(0, Op::Store((Some(Slot(0)), 4), Type::float(4), value));
    records.push(0, Op::Copy((Some(Slot(1)), 0), (Some(Slot(0)), 0), 8));
    records.push(0, Op::Load((Some(Slot(0)), 0), Type::int(8)));
    records.push(0, Op::Load((Some(Slot(1)), 2), Type::int(1)));
    records.push(0, Op::Fill(Slot(1), 4, 4));
    records.push(0, Op::Leak(Slot(2)));
    records
}

fn right(records: &Script) -> Plan {
    let mut ctx = Ctx::new();
    let plan = plan(records, &Options::default(), &mut ctx).unwrap().clone();
    assert_eq!(check(records, &plan, &Options::default()), Ok(()));
    plan
}

/// The checker's result for a right plan and another program than it was made for.
fn of_host(change: impl FnOnce(&mut Script)) -> Option<SroaRule> {
    let mut records = records();
    let plan = right(&records);
    change(&mut records);
    check(&records, &plan, &Options::default()).err().map(|fault| fault.rule)
}

fn of_plan(change: impl FnOnce(&mut Plan)) -> Option<SroaRule> {
    let records = records();
    let mut plan = right(&records);
    change(&mut plan);
    check(&records, &plan, &Options::default()).err().map(|fault| fault.rule)
}

#[test]
fn a_right_plan_says_what_it_does() {
    assert_eq!(
        right(&records()).to_string(),
        "slot0 split: 2 parts
part0: slot0+0 as i32
part1: slot0+4 as f32
slot1 split: 2 parts
part2: slot1+0 as i32
part3: slot1+4 as i32
slot2 kept: address escapes at inst7 (call argument)
"
    );
}

#[test]
fn parts_tile_their_slot() {
    assert_eq!(of_plan(|plan| plan.parts[1].offset = 5), Some(SroaRule::Parts));
    assert_eq!(of_plan(|plan| plan.parts[1].ty = Type::int(2)), Some(SroaRule::Parts));
    assert_eq!(of_plan(|plan| plan.parts[1].slot = Slot(1)), Some(SroaRule::Parts));
    assert_eq!(of_plan(|plan| plan.slots[0].n = 1), Some(SroaRule::Parts));
    assert_eq!(of_plan(|plan| plan.slots[1].n = 3), Some(SroaRule::Parts));
    assert_eq!(of_plan(|plan| plan.parts[1].ty = Type::int(0)), Some(SroaRule::Parts));
}

#[test]
fn parts_have_sizes_of_scalars() {
    let change = |plan: &mut Plan| {
        (plan.parts[0].ty, plan.parts[1].ty, plan.parts[1].offset) = (Type::int(3), Type::int(5), 3);
    };
    assert_eq!(of_plan(change), Some(SroaRule::PartSize));
    let records = records();
    let narrow = check(&records, &right(&records), &Options { max_value_bytes: 2, ..Options::default() });
    assert_eq!(narrow.map_err(|fault| fault.rule), Err(SroaRule::PartSize));
}

#[test]
fn split_slots_are_small_and_private() {
    let too_large = |records: &mut Script| records.slots[0].bytes = 65;
    assert_eq!(of_host(too_large), Some(SroaRule::NotSplittable));
    assert_eq!(of_host(|records| records.insts[7].0 = Op::Leak(Slot(0))), Some(SroaRule::Use));
    let outside = Op::Store((Some(Slot(0)), 5), Type::int(4), crate::Value(0));
    assert_eq!(of_host(|records| records.insts[1].0 = outside), Some(SroaRule::Use));
    assert_eq!(of_host(|records| records.insts[6].0 = Op::Fill(Slot(1), 4, 5)), Some(SroaRule::Use));
    let fault = Fault { rule: SroaRule::Use, entity: Entity::Slot(Slot(1)), inst: Some(Inst(6)) };
    assert_eq!(
        fault.to_string(),
        "slot1 (reported by inst6): a slot that is split must be used for nothing but plain accesses within it"
    );
}

#[test]
fn accesses_are_of_whole_parts_or_loads_of_a_piece() {
    let store = |offset, ty| Op::Store((Some(Slot(0)), offset), ty, crate::Value(0));
    let load = |offset, ty| Op::Load((Some(Slot(0)), offset), ty);
    let boundary = Some(SroaRule::Boundary);
    assert_eq!(of_host(|records| records.insts[1].0 = store(0, Type::int(2))), boundary);
    assert_eq!(of_host(|records| records.insts[1].0 = store(2, Type::int(2))), boundary);
    assert_eq!(of_host(|records| records.insts[4].0 = load(2, Type::int(4))), boundary);
    assert_eq!(of_host(|records| records.insts[6].0 = Op::Fill(Slot(1), 4, 2)), boundary);
    let copy = Op::Copy((Some(Slot(1)), 0), (None, 0), 6);
    assert_eq!(of_host(|records| records.insts[3].0 = copy), boundary);
    let copy = Op::Copy((None, 0), (Some(Slot(0)), 2), 6);
    assert_eq!(of_host(|records| records.insts[3].0 = copy), boundary);
}

#[test]
fn what_is_put_together_are_integers() {
    let load = |ty| Op::Load((Some(Slot(0)), 0), ty);
    let together = Some(SroaRule::Together);
    assert_eq!(of_host(|records| records.insts[4].0 = load(Type::opaque(1, 8))), together);
    assert_eq!(of_host(|records| records.insts[4].0 = load(Type::opaque(1, 4))), together);
    assert_eq!(of_host(|records| records.insts[5].0 = load(Type::opaque(1, 2))), together);
    assert_eq!(of_host(|records| records.insts[4].0 = load(Type::float(8))), None);
    let records = records();
    let without = check(&records, &right(&records), &Options { shifts: false, ..Options::default() });
    assert_eq!(without.map_err(|fault| fault.rule), Err(SroaRule::Together));
}

#[test]
fn copies_correspond() {
    let onto_itself = Op::Copy((Some(Slot(0)), 4), (Some(Slot(0)), 0), 4);
    assert_eq!(of_host(|records| records.insts[3].0 = onto_itself), Some(SroaRule::Copy));
    // Without the copy the slots have boundaries of their own.
    let mut apart = records();
    apart.blocks[0].0.remove(3);
    apart.push(0, Op::Store((Some(Slot(0)), 0), Type::int(2), crate::Value(0)));
    let plan = right(&apart);
    apart.push(0, Op::Copy((Some(Slot(1)), 0), (Some(Slot(0)), 0), 8));
    let fault = check(&apart, &plan, &Options::default()).map_err(|fault| fault.rule);
    assert_eq!(fault, Err(SroaRule::Copy));
}

#[test]
fn there_are_not_too_many_parts() {
    let records = records();
    let few = check(&records, &right(&records), &Options { max_parts: Some(3), ..Options::default() });
    assert_eq!(few.map_err(|fault| fault.rule), Err(SroaRule::Limit));
}

#[test]
fn the_plan_is_of_the_same_function() {
    assert_eq!(of_host(|records| records.slots.push(SlotInfo::new(4))), Some(SroaRule::Host));
    assert_eq!(of_host(|records| records.insts[7].0 = Op::Leak(Slot(3))), Some(SroaRule::Host));
    let strange = Op::Load((Some(Slot(9)), 0), Type::int(4));
    assert_eq!(of_host(|records| records.insts[4].0 = strange), Some(SroaRule::Host));
}
