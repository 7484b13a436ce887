//! Each rule rejects a fault that is put into a function that was taken apart rightly.

use sheave_ir::{BinaryOp, EditContext, Editor, Function, Inst, InstData, Type, UnaryOp, parse_module};

use super::{AppliedRule, split as check};
use crate::adapters::sroa::{Ctx, split};

/// Members, a copy between structures, a wide access of two members, and a block written to other memory.
const TEXT: &str = "
extern function %seen(i32, i64)
function %f(i32 v0, i32 v1, ptr v2) -> i64 {
block0:
    v3 = alloca size 8 align 4
    v4 = alloca size 8 align 4
    v5 = ptr_add v3, i64 4
    store v0, v3
    store v1, v5
    v6 = load i64 v3
    call %seen(v0, v6)
    mem_copy v4, v3, i64 8
    branch v0, block1, block2
block1:
    store v1, v4
    mem_copy v2, v4, i64 8
    v7 = load i32 v4 + 4
    call %seen(v7, i64 0)
    jump block2
block2:
    v8 = load i64 v4
    return v8
}
";

fn functions() -> (Function, Function) {
    let module = parse_module("test", TEXT.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let before = module.functions.values().next_back().unwrap().clone();
    let mut after = before.clone();
    assert_eq!(split(&mut Editor::new(&mut after, &mut EditContext::new()), &mut Ctx::default()), Ok(2));
    (before, after)
}

fn all(func: &Function, is_it: impl Fn(&InstData) -> bool) -> Vec<Inst> {
    func.order.iter().copied().filter(|&inst| is_it(&func.insts[inst])).collect()
}

fn remove(func: &mut Function, inst: Inst) {
    let mut order = Vec::new();
    for &block in &func.layout.clone() {
        let insts: Vec<Inst> = func.block_insts(block).iter().copied().filter(|&i| i != inst).collect();
        func.blocks[block].start = order.len() as u32;
        order.extend(insts);
        func.blocks[block].end = order.len() as u32;
    }
    func.order = order;
}

#[track_caller]
fn rejects(rule: AppliedRule, change: impl FnOnce(&mut Function)) {
    let (before, mut after) = functions();
    assert_eq!(check(&before, &after), Ok(()));
    change(&mut after);
    let fault = check(&before, &after).expect_err("the fault must be seen");
    assert_eq!(fault.rule, rule, "{fault}");
}

#[test]
fn loads_give_what_they_gave() {
    // Halves exchanged: the shift is on the other one.
    rejects(AppliedRule::Added, |func| {
        let shift = all(func, |data| matches!(data, InstData::Binary { op: BinaryOp::Shl, .. }))[0];
        let zero = func.zero(Type::I64);
        let InstData::Binary { args, .. } = &mut func.insts[shift] else { unreachable!() };
        args[1] = zero;
    });
    rejects(AppliedRule::Load, |func| {
        let parts = all(func, |data| matches!(data, InstData::Unary { op: UnaryOp::Zext, .. }));
        let of = |k: usize| match func.insts[parts[k]] {
            InstData::Unary { arg, .. } => arg,
            _ => unreachable!(),
        };
        let (low, high) = (of(0), of(1));
        for (inst, new) in [(parts[0], high), (parts[1], low)] {
            let InstData::Unary { arg, .. } = &mut func.insts[inst] else { unreachable!() };
            *arg = new;
        }
    });
}

#[test]
fn parts_hold_what_the_slot_held() {
    let stores = |func: &Function| all(func, |data| matches!(data, InstData::Store { .. }));
    // Lost, and to the other part. What follows in the block reads it.
    rejects(AppliedRule::Load, |func| {
        let store = stores(func)[0];
        remove(func, store);
    });
    rejects(AppliedRule::Load, |func| {
        let (first, second) = (stores(func)[0], stores(func)[1]);
        let InstData::Store { addr: other, .. } = func.insts[second] else { unreachable!() };
        let InstData::Store { addr, .. } = &mut func.insts[first] else { unreachable!() };
        *addr = other;
    });
    // The last one of the copy between the slots: nothing in its block reads it.
    rejects(AppliedRule::Content, |func| {
        let store = stores(func)[3];
        remove(func, store);
    });
}

#[test]
fn other_memory_gets_what_it_got() {
    let outside = |func: &Function| {
        let param = func.params[2];
        all(func, move |data| matches!(data, InstData::Store { addr, .. } if *addr == param))
    };
    rejects(AppliedRule::Written, |func| {
        let store = outside(func)[0];
        remove(func, store);
    });
    rejects(AppliedRule::Written, |func| {
        let store = outside(func)[1];
        let InstData::Store { offset, .. } = &mut func.insts[store] else { unreachable!() };
        *offset += 4;
    });
}

#[test]
fn parts_cover_their_slot() {
    let parts = |func: &Function| all(func, |data| matches!(data, InstData::Alloca { .. }));
    rejects(AppliedRule::Parts, |func| {
        let InstData::Alloca { slot } = func.insts[parts(func)[0]] else { unreachable!() };
        func.slots[slot].size = 2;
    });
    rejects(AppliedRule::Parts, |func| {
        let (first, second) = (parts(func)[0], parts(func)[1]);
        func.insts[second] = func.insts[first];
    });
    // Beyond its part.
    rejects(AppliedRule::Address, |func| {
        let store = all(func, |data| matches!(data, InstData::Store { .. }))[0];
        let InstData::Store { offset, .. } = &mut func.insts[store] else { unreachable!() };
        *offset = 4;
    });
}

#[test]
fn the_rest_stays() {
    rejects(AppliedRule::Changed, |func| {
        let call = all(func, |data| matches!(data, InstData::Call { .. }))[0];
        remove(func, call);
    });
    rejects(AppliedRule::Added, |func| {
        let zext = all(func, |data| matches!(data, InstData::Unary { op: UnaryOp::Zext, .. }))[0];
        let InstData::Unary { op, .. } = &mut func.insts[zext] else { unreachable!() };
        *op = UnaryOp::Sext;
    });
    rejects(AppliedRule::Graph, |func| {
        let edge = func.edges.keys().next().unwrap();
        func.edges[edge].target = func.layout[2];
    });
}
