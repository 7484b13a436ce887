//! The text form of both plans, for the swap: two slots that are exchanged in every iteration of a loop.

use crate::common::toy;
use sheave_ssa::{eliminate, promote};
use sheave_testing::ssa::toy::{ToyFunc, apply};

fn swap() -> ToyFunc {
    toy("0 -> 1: x = input; s0 = x; y = const 7; s1 = y
        1 -> 1 2: a = s0; b = s1; s0 = b; s1 = a; c = input; branch c
        2 ->: d = s0; observe d; s2 = d; leak s2")
}

#[track_caller]
fn check(plan: &impl std::fmt::Display, expected: &[&str]) {
    let text = plan.to_string();
    assert!(text.lines().eq(expected.iter().copied()), "the plan is now\n{text}");
}

#[test]
fn a_promotion() {
    let func = swap();
    let mut ctx = promote::Ctx::new();
    let plan = promote::plan(&func, &promote::Options::default(), &mut ctx).expect("a sound function");
    check(
        plan,
        &[
            "slot0 i64 promoted: 1 phi",
            "slot1 i64 promoted: 1 phi",
            "slot2 i64 kept: address escapes at inst14 (call argument)",
            "phi0 in block1 of slot0",
            "phi1 in block1 of slot1",
            "edge block0.0: v0, v1",
            "edge block1.0: phi1, phi0",
            "v2 := phi0",
            "v3 := phi1",
            "v5 := phi1",
            "remove inst1",
            "remove inst3",
            "remove inst5",
            "remove inst6",
            "remove inst7",
            "remove inst8",
            "remove inst11",
        ],
    );
}

#[test]
fn an_elimination() {
    let mut func = swap();
    let mut ctx = promote::Ctx::new();
    let plan = promote::plan(&func, &promote::Options::default(), &mut ctx).expect("a sound function");
    apply(&mut func, plan);
    let mut ctx = eliminate::Ctx::new();
    let options = eliminate::Options::new(eliminate::Strategy::PerEdge);
    let plan = eliminate::plan(&func, &options, &mut ctx).expect("a sound function");
    check(
        plan,
        &[
            "temporary 0 i64",
            "split0 to block1 home block1 from block1.0",
            "end of block0",
            "    v6 := v0 ; entry 0",
            "    v7 := v1 ; entry 1",
            "in split0",
            "    v9 := v6 ; entry 4",
            "    v6 := v7 ; entry 2",
            "    v7 := v9 ; entry 3",
            "entry 0: v6 <- v0 on block0.0: phi-argument, copy",
            "entry 1: v7 <- v1 on block0.0: constant, constant",
            "entry 2: v6 <- v7 on block1.0: phi-argument, copy",
            "entry 3: v7 <- v6 on block1.0: phi-argument, copy",
            "entry 4: v6 <- v6 on block1.0: cycle, copy",
        ],
    );
}
