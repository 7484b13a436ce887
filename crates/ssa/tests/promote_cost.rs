//! The limit on the copies that phis become.

use std::fmt::Write;

use crate::common::toy;
use sheave_ssa::promote::check::check;
use sheave_ssa::promote::{Cleanup, Ctx, Kept, Options, Outcome, Placement, plan};
use sheave_ssa::{Block, Graph, Slot, Value};
use sheave_testing::ssa::programs::{Recipe, random};
use sheave_testing::ssa::toy::{Op, ToyFunc};
use sheave_testing::{Rng, ssa::conformance};

/// The slots that stay in memory.
#[track_caller]
fn kept(func: &ToyFunc, phi_cost_limit: u64) -> Vec<u32> {
    kept_by(func, Options { phi_cost_limit, ..Options::default() })
}

#[track_caller]
fn kept_by(func: &ToyFunc, options: Options) -> Vec<u32> {
    let mut ctx = Ctx::new();
    let plan = plan(func, &options, &mut ctx).unwrap();
    let slots = (0..plan.n_slots() as u32).filter(|&slot| !plan.is_promoted(Slot(slot)));
    let slots: Vec<u32> = slots.collect();
    for &slot in &slots {
        assert_eq!(plan.outcome(Slot(slot)), Outcome::Kept { reason: Kept::PhiCost, inst: None });
    }
    slots
}

/// A loop around a switch with `cases` cases; case n adds to each slot of `changed(n)`. With `join`, cases
/// end at a common block before the header, as those of C do.
fn interpreter(
    cases: u32,
    slots: u32,
    join: bool,
    mut changed: impl FnMut(u32, &mut dyn FnMut(u32)),
) -> ToyFunc {
    let (exit, first) = (2, 3 + join as u32);
    let mut text = "0 -> 1: one = const 1".to_owned();
    for slot in 0..slots {
        write!(text, "; s{slot} = one").unwrap();
    }
    write!(text, "\n1 -> {exit}").unwrap();
    (first..first + cases).for_each(|case| write!(text, " {case}").unwrap());
    text += ": op = input; switch op\n2 ->: ";
    (0..slots).for_each(|slot| write!(text, "e{slot} = s{slot}; observe e{slot}; ").unwrap());
    text += if join { "\n3 -> 1:\n" } else { "\n" };
    for case in 0..cases {
        write!(text, "{} -> {}: ", first + case, if join { 3 } else { 1 }).unwrap();
        changed(case, &mut |slot| {
            write!(text, "a{case}x{slot} = s{slot}; b{case}x{slot} = add a{case}x{slot} one; s{slot} = b{case}x{slot}; ")
                .unwrap();
        });
        text += "\n";
    }
    toy(&text)
}

#[test]
fn a_large_interpreter_is_promoted_as_a_whole() {
    for join in [false, true] {
        let func = interpreter(260, 221, join, |case, add| {
            add(case % 221);
            add((case + 100) % 221);
        });
        // 261 edges lead to each of 221 phis, of which the entry's and two per case bring something new.
        assert_eq!(kept(&func, 50_000), [], "join: {join}");
        // (57 681 + 31 * 741) / 32; the join adds 221 edges.
        let estimate = if join { 2_528 } else { 2_521 };
        assert_eq!(kept(&func, estimate), [], "join: {join}");
        assert_eq!(kept(&func, estimate - 1).len(), 1, "join: {join}");
    }
}

#[test]
fn equal_arguments_are_no_copies() {
    // Each case stores the same value; a phi is placed and merges nothing.
    let cases = 2_000;
    let mut text = "0 -> 1: one = const 1\n".to_owned();
    write!(text, "1 ->").unwrap();
    (0..cases).for_each(|case| write!(text, " {}", case + 3).unwrap());
    text += ": x = input; switch x\n2 ->: y = s0; observe y\n";
    (0..cases).for_each(|case| writeln!(text, "{} -> 2: s0 = one", case + 3).unwrap());
    let func = toy(&text);
    assert_eq!(kept(&func, 63), [], "2 000 edges are 62.5 copies");
    assert_eq!(kept(&func, 62), [0]);

    // One other value, and every edge is a copy again.
    let other = toy(&text.replace("3 -> 2: s0 = one", "3 -> 2: two = const 2; s0 = two"));
    assert_eq!(kept(&other, 2_000), []);
    assert_eq!(kept(&other, 1_999), [0]);
}

#[test]
fn equal_arguments_by_the_hundred_thousand_are_promoted() {
    let cases = 200_000;
    let mut text = "0 -> 2: one = const 1; x = input; switch x".to_owned();
    let succs: String = (0..=cases).map(|case| format!(" {}", case + 2)).collect();
    text = text.replace("-> 2", &format!("->{succs}"));
    text += "\n1 ->: y = s0; observe y\n";
    (0..=cases).for_each(|case| writeln!(text, "{} -> 1: s0 = one", case + 2).unwrap());
    let func = toy(&text);
    assert_eq!(kept(&func, 50_000), []);
}

/// A loop with 32 edges back to the header, none of which changes slot 0, which is one copy and one for 32
/// edges; as many slots of this kind.
fn repeated(slots: u32) -> ToyFunc {
    interpreter(33, slots, false, |case, add| {
        if case == 0 {
            (0..slots).for_each(add);
        }
    })
}

#[test]
fn the_limit_at_under_and_over_the_bound_and_ties() {
    // The entry and one case bring something new, 32 cases the phi itself: three copies.
    let func = repeated(3);
    assert_eq!(kept(&func, 9), [], "the bound itself is allowed");
    assert_eq!(kept(&func, 10), []);
    assert_eq!(kept(&func, 8), [2], "of equals the last");
    assert_eq!(kept(&func, 6), [2]);
    assert_eq!(kept(&func, 5), [1, 2]);
    assert_eq!(kept(&func, 3), [1, 2]);
    assert_eq!(kept(&func, 2), [0, 1, 2]);
    assert_eq!(kept(&func, 0), [0, 1, 2]);
}

#[test]
fn slots_are_ordered_by_copies_and_not_by_edges() {
    // Slot 0 is changed by every one of ten cases, slot 1 by one, but that case is reached by 40 more edges.
    let mut text = "0 -> 1: one = const 1; s0 = one; s1 = one\n1 -> 2 3 4: c = input; switch c\n".to_owned();
    text += "2 ->: x = s0; observe x; y = s1; observe y\n3 -> 5 6 7 8 9: d = input; switch d\n4 -> 1";
    text += &" 1".repeat(40);
    text += ": z = s1; w = add z one; s0 = w; f = input; switch f\n";
    (5..10).for_each(|case| writeln!(text, "{case} -> 1: v{case} = const {case}; s1 = v{case}").unwrap());
    let func = toy(&text);
    // Both phis have 47 edges. To slot 0's 42 bring something new, to slot 1's six.
    assert_eq!(kept(&func, 47), [0]);
    let all = 48 + 3;
    assert_eq!(kept(&func, all - 1), []);
    assert_eq!(kept(&func, all - 2), [0], "48 copies and 46 edges that are none");
}

#[test]
fn slots_without_phis_stay_at_limit_zero() {
    let func = toy("0 -> 1: one = const 1; s0 = one; s1 = one
        1 -> 2 1: x = s0; observe x; y = s1; observe y; c = input; s1 = c; switch c
        2 ->:");
    assert_eq!(kept(&func, 0), [1]);
    assert_eq!(kept(&func, 1), [1]);
    assert_eq!(kept(&func, 2), []);
    assert_eq!(kept(&func, u64::MAX), []);
}

#[test]
fn edges_that_never_run_are_no_copies() {
    let func = toy("0 -> 1 2: one = const 1; s0 = one; c = input; branch c
        1 -> 2: two = const 2; s0 = two
        2 ->: x = s0; observe x
        3 -> 2: three = const 3; s0 = three");
    assert_eq!(kept(&func, 2), []);
    assert_eq!(kept(&func, 1), [0]);
}

#[test]
fn lifetimes_that_begin_bring_one_undefined_value() {
    let func = toy("0 -> 1 2 3: c = input; switch c
        1 -> 4: fresh s0
        2 -> 4: one = const 1; s0 = one; fresh s0
        3 -> 4:
        4 ->: x = s0; observe x");
    assert_eq!(kept(&func, 1), [], "three edges that are no copies");
    assert_eq!(kept(&func, 0), [0]);
}

/// The definitions of `slot` that reach the end of `block`, found by walking backwards: a stored value, or
/// `Err` with the block of a phi, or `None` for the contents at entry.
fn reaching(
    func: &ToyFunc,
    graph: &Graph,
    phis: &[Block],
    slot: Slot,
    block: Block,
) -> Vec<Option<Result<Value, Block>>> {
    let (mut found, mut seen, mut worklist) = (Vec::new(), vec![false; graph.n_blocks()], vec![block]);
    while let Some(block) = worklist.pop() {
        if std::mem::replace(&mut seen[block.index()], true) {
            continue;
        }
        let store =
            func.blocks[block.index()].insts.iter().rev().find_map(|inst| match func.insts[inst.index()].0 {
                Op::Store(at, _, value) if at == slot => Some(Ok(value)),
                _ => None,
            });
        if store.is_some() {
            found.push(store);
        } else if phis.contains(&block) {
            found.push(Some(Err(block)));
        } else if block == graph.entry() {
            found.push(None);
        } else {
            worklist.extend(graph.predecessors(block).filter(|&pred| graph.is_reachable(pred)));
        }
    }
    found
}

#[test]
fn the_estimate_is_what_a_walk_backwards_finds_under_every_placement() {
    let (mut phis_found, mut free, mut trivial) = (0, 0, 0);
    for seed in 0..300 {
        let mut rng = Rng::new(seed);
        let recipe = Recipe { blocks: 3 + rng.below(18), slots: 3, insts: 5, odd: false };
        let mut func = random(&mut rng, recipe);
        // Some phis merge one value alone.
        let common = func.insts[func.blocks[0].insts[0].index()].1.expect("blocks begin with a constant");
        for (op, _) in &mut func.insts {
            if let Op::Store(.., value) = op
                && rng.below(4) < seed as usize % 5
            {
                *value = common;
            }
        }
        let graph = Graph::of(&func).unwrap();
        let unlimited =
            Options { phi_cost_limit: u64::MAX, cleanup: Some(Cleanup::None), ..Options::default() };
        let mut ctx = Ctx::new();
        let promoted = plan(&func, &unlimited, &mut ctx).unwrap();
        check(&func, promoted, &unlimited).unwrap();
        let mut costs = Vec::new();
        for slot in (0..3).map(Slot) {
            let phis: Vec<Block> =
                promoted.phis().filter(|phi| phi.slot == slot).map(|phi| phi.block).collect();
            let mut cost = 0;
            for &phi in &phis {
                let sources = graph.predecessors(phi).filter(|&pred| graph.is_reachable(pred));
                let arguments: Vec<_> = sources
                    .map(|source| {
                        let found = reaching(&func, &graph, &phis, slot, source);
                        assert_eq!(found.len(), 1, "seed {seed}: phis leave one definition");
                        found[0]
                    })
                    .collect();
                let mut others = arguments.clone();
                others.retain(|&argument| argument != Some(Err(phi)));
                let copies = others.iter().filter(|argument| !matches!(argument, Some(Err(_)))).count();
                others.sort_unstable();
                others.dedup();
                cost += arguments.len() as u64 + if others.len() > 1 { 31 * copies as u64 } else { 0 };
                phis_found += 1;
                free += (copies < arguments.len()) as u32;
                trivial += (others.len() == 1) as u32;
            }
            costs.push((cost, slot.0));
        }
        let total: u64 = costs.iter().map(|&(cost, _)| cost).sum();
        costs.sort_unstable();
        let last = costs[2];
        for placement in Placement::ALL {
            let kept =
                |phi_cost_limit| kept_by(&func, Options { phi_cost_limit, placement, ..Options::default() });
            let bound = total.div_ceil(32);
            assert_eq!(kept(bound), [], "seed {seed}, {placement:?}");
            if bound > 0 && (total - last.0).div_ceil(32) < bound {
                assert_eq!(kept(bound - 1), [last.1], "seed {seed}, {placement:?}");
            }
        }
    }
    assert!(phis_found > 1_000 && free > 100 && trivial > 20, "{phis_found} {free} {trivial}");
}

#[test]
fn a_limit_that_is_reached_changes_no_behaviour() {
    use sheave_testing::ssa::{programs, toy::apply};
    let mut ctx = Ctx::new();
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let func = random(&mut rng, Recipe { blocks: 12, slots: 5, insts: 6, odd: true });
        let input = programs::input(&mut rng, 40);
        let expected = programs::run(&func, &input, 1_000);
        for options in conformance::all_options().filter(|options| options.uninit == Default::default()) {
            let options = Options { phi_cost_limit: 12, ..options };
            let plan = plan(&func, &options, &mut ctx).unwrap();
            check(&func, plan, &options).unwrap();
            let mut promoted = func.clone();
            apply(&mut promoted, plan);
            assert_eq!(programs::run(&promoted, &input, 1_000), expected, "seed {seed} {options:?}");
        }
    }
}
