//! Small graphs that wrong eliminations get wrong. Every test runs under every strategy and names its trap.

use super::mini::{Mini, MiniInst};
use super::*;
use sheave_ssa::{Edge, Type};

/// Runs the trap under every strategy; the plans in the order of [`Strategy::ALL`].
fn trap(name: &str, mini: &Mini) -> Vec<Plan> {
    Strategy::ALL.into_iter().map(|strategy| check(name, mini, strategy)).collect()
}

const PER_EDGE: usize = 2;
const COALESCE: usize = 4;
const FOREST: usize = 5;

#[test]
fn trap_1_lost_copy() {
    let mut mini = Mini::new(3);
    let one = mini.constant();
    let x = mini.phi(1);
    mini.end(0, &[], &[(1, &[one])]);
    let next = mini.op(1, &[x]);
    mini.end(1, &[next], &[(1, &[next]), (2, &[])]);
    mini.end(2, &[x], &[]);
    let plans = trap("1: lost copy", &mini);
    for (plan, strategy) in plans.iter().zip(Strategy::ALL).skip(PER_EDGE) {
        // The terminator reads the next value after its copy: that both are equal has to be known.
        let expected = if strategy == Strategy::BoissinotIntersect { 2 } else { 1 };
        assert_eq!(plan.counters.copies_left, expected, "the copy cannot be coalesced: {strategy}");
    }
    let options = Options { lower_bound: true, ..Options::default() };
    assert_eq!(
        sheave_ssa::eliminate::plan(&mini, &options, &mut Ctx::new()).unwrap().counters.lower_bound,
        1
    );
}

fn cycle(n: usize) -> Mini {
    let mut mini = Mini::new(3);
    let params: Vec<Value> = (0..n).map(|_| mini.param()).collect();
    let phis: Vec<Value> = (0..n).map(|_| mini.phi(1)).collect();
    mini.end(0, &[], &[(1, &params)]);
    mini.op(1, &phis);
    let rotated: Vec<Value> = (0..n).map(|i| phis[(i + 1) % n]).collect();
    mini.end(1, &[], &[(1, &rotated), (2, &[])]);
    mini.end(2, &phis, &[]);
    mini
}

#[test]
fn trap_2_swap_and_longer_cycles() {
    for n in 2..8 {
        let plans = trap("2: cycle", &cycle(n));
        assert_eq!(plans[COALESCE].counters.copies_left as usize, n + 1);
        assert_eq!(plans[COALESCE].counters.temporaries, 1);
        assert_eq!(plans[COALESCE].ledger.iter().filter(|e| e.reason == Reason::Cycle).count(), 1);
    }
}

#[test]
fn trap_2_a_cycle_that_is_read_from_outside() {
    // (a, b, c, d) <- (b, c, a, a)
    let mut mini = Mini::new(3);
    let params: Vec<Value> = (0..4).map(|_| mini.param()).collect();
    let phis: Vec<Value> = (0..4).map(|_| mini.phi(1)).collect();
    let &[a, b, c, _] = &phis[..] else { unreachable!() };
    mini.end(0, &[], &[(1, &params)]);
    mini.op(1, &phis);
    mini.end(1, &[], &[(1, &[b, c, a, a]), (2, &[])]);
    mini.end(2, &phis, &[]);
    let plans = trap("2: cycle with a free place", &mini);
    assert_eq!(plans[PER_EDGE].counters.copies_left, 4 + 4);
    assert_eq!(plans[PER_EDGE].counters.temporaries, 0);
}

#[test]
fn trap_3_chains_are_not_cycles() {
    // a <- b, b <- c, c <- new
    let mut mini = Mini::new(3);
    let params: Vec<Value> = (0..3).map(|_| mini.param()).collect();
    let phis: Vec<Value> = (0..3).map(|_| mini.phi(1)).collect();
    mini.end(0, &[], &[(1, &params)]);
    let new = mini.op(1, &phis);
    mini.end(1, &[], &[(1, &[phis[1], phis[2], new]), (2, &[])]);
    mini.end(2, &[phis[0]], &[]);
    for plan in &trap("3: chain", &mini)[PER_EDGE..] {
        assert_eq!(plan.counters.temporaries, 0);
    }
}

#[test]
fn trap_4_many_phis() {
    for n in [17, 33, 1000] {
        let plans = trap("4: many phis", &cycle(n));
        assert_eq!(plans[PER_EDGE].counters.copies_left as usize, n + n + 1);
    }
}

/// `switch v, default A [1: B, 2: B, 3: A, 4: B]`, with equal and with different arguments.
fn duplicate_edges(equal: bool) -> Mini {
    let mut mini = Mini::new(4);
    let (v, x, y) = (mini.param(), mini.param(), mini.param());
    let (a, b) = (mini.phi(1), mini.phi(2));
    let z = if equal { y } else { x };
    mini.end(0, &[v], &[(1, &[x]), (2, &[y]), (2, &[z]), (1, &[x]), (2, &[y])]);
    mini.end(1, &[a, x, y], &[(2, &[x]), (1, &[a])]);
    mini.end(2, &[b, x, y], &[(3, &[])]);
    mini.end(3, &[], &[]);
    mini
}

#[test]
fn trap_5_duplicate_edges() {
    let plans = trap("5: duplicate edges", &duplicate_edges(true));
    // One edge block for the edges to A, one for those to B, one for A's own edge to B.
    assert_eq!(plans[PER_EDGE].counters.jumps_added, 3);
    assert_eq!(plans[PER_EDGE].counters.edges_split, 6);
    assert_eq!(plans[PER_EDGE].counters.copies_left, 3);
    let plans = trap("5: duplicate edges", &duplicate_edges(false));
    assert_eq!(plans[PER_EDGE].counters.jumps_added, 4);
    // Isolation splits only what it must: the edges to B with different arguments.
    assert_eq!(plans[0].counters.jumps_added, 2);
}

#[test]
fn trap_6_both_edges_to_one_block() {
    for equal in [true, false] {
        let mut mini = Mini::new(3);
        let (x, y) = (mini.param(), mini.param());
        let (c, d) = (mini.phi(1), mini.phi(1));
        mini.end(0, &[], &[(1, &[x, y])]);
        let next = mini.op(1, &[c, d]);
        let other = if equal { next } else { d };
        mini.blocks[1].insts.push(MiniInst { uses: vec![c], defs: Vec::new() });
        let target = mini.blocks[1].insts.len();
        mini.end(1, &[c], &[(1, &[next, c]), (1, &[other, c]), (2, &[])]);
        assert_eq!(mini.blocks[1].insts.len(), target + 1);
        mini.end(2, &[c, d], &[]);
        trap("6: condbr c, B, B", &mini);
        // And with no other successor.
        mini.blocks[1].edges.pop();
        trap("6: condbr c, B, B without exit", &mini);
    }
}

#[test]
fn trap_7_a_terminator_that_reads_a_destination() {
    // The only edge, but the terminator (a switch without cases) reads the phi that the edge writes.
    let mut mini = Mini::new(3);
    let (x, y) = (mini.param(), mini.param());
    let (c, d) = (mini.phi(1), mini.phi(1));
    mini.end(0, &[], &[(1, &[x, y])]);
    let next = mini.op(1, &[c, d]);
    mini.end(1, &[c, next], &[(1, &[next, c])]);
    mini.end(2, &[], &[]);
    let plans = trap("7: terminator reads a destination", &mini);
    assert_eq!(plans[PER_EDGE].counters.jumps_added, 1, "the end of the block is too early");
}

#[test]
fn trap_9_self_loop_phi() {
    let mut mini = Mini::new(3);
    let one = mini.param();
    let x = mini.phi(1);
    mini.end(0, &[], &[(1, &[one])]);
    mini.end(1, &[x], &[(1, &[x]), (2, &[])]);
    mini.end(2, &[x], &[]);
    let plans = trap("9: self-loop phi", &mini);
    assert_eq!(plans[PER_EDGE].counters.copies_left, 1);
    assert_eq!(plans[PER_EDGE].counters.jumps_added, 0);
    assert_eq!(plans[COALESCE].counters.copies_left, 0);
}

#[test]
fn trap_10_an_argument_that_is_a_phi_of_the_block() {
    let mut mini = Mini::new(3);
    let (x, y) = (mini.param(), mini.param());
    let (a, b) = (mini.phi(1), mini.phi(1));
    mini.end(0, &[], &[(1, &[x, y])]);
    let next = mini.op(1, &[a]);
    mini.end(1, &[], &[(1, &[next, a]), (2, &[])]);
    mini.end(2, &[a, b], &[]);
    trap("10: the old value", &mini);
}

#[test]
fn trap_11_phis_of_phis_and_dead_cycles() {
    let mut mini = Mini::new(4);
    let (x, y) = (mini.param(), mini.param());
    let (a, dead) = (mini.phi(1), mini.phi(1));
    let (b, also_dead) = (mini.phi(2), mini.phi(2));
    mini.end(0, &[x], &[(1, &[x, y]), (2, &[y, x])]);
    mini.end(1, &[a], &[(2, &[a, dead]), (3, &[])]);
    mini.end(2, &[b], &[(1, &[b, also_dead]), (3, &[])]);
    mini.end(3, &[], &[]);
    trap("11: phi of a phi, dead cycle", &mini);
}

/// An indirect branch in block 1 with the given targets' arguments; block 2 and 3 are targets with other
/// predecessors.
fn indirect(reads: bool, live_elsewhere: bool, touching: bool, twice: bool) -> Mini {
    let mut mini = Mini::new(5);
    let (t, x, y) = (mini.param(), mini.param(), mini.param());
    let h = mini.phi(1);
    let (a, b) = (mini.phi(2), mini.phi(2));
    let (c, d) = (mini.phi(3), mini.phi(3));
    mini.end(0, &[t], &[(1, &[t]), (2, &[x, y]), (3, &[y, x])]);
    let v = mini.op(1, &[h, x]);
    mini.blocks[1].unsplittable = true;
    let (to_l, to_x): ([Value; 2], [Value; 2]) = if touching { ([v, x], [x, v]) } else { ([v, v], [x, y]) };
    let used = if reads { [h, x] } else { [v, v] };
    if twice {
        mini.end(1, &used, &[(2, &to_l), (3, &to_x), (2, &to_l)]);
    } else {
        mini.end(1, &used, &[(2, &to_l), (3, &to_x)]);
    }
    let seen = if live_elsewhere { [a, b, x] } else { [a, b, t] };
    mini.op(2, &seen);
    mini.end(2, &[], &[(1, &[a]), (3, &[b, a]), (4, &[])]);
    let seen = if live_elsewhere { [c, d, y, x] } else { [c, d, t, t] };
    mini.op(3, &seen);
    mini.end(3, &[], &[(1, &[c]), (2, &[d, c]), (4, &[])]);
    mini.end(4, &[], &[]);
    mini
}

#[test]
fn trap_12_indirect_branches() {
    for bits in 0..16 {
        let mini = indirect(bits & 1 > 0, bits & 2 > 0, bits & 4 > 0, bits & 8 > 0);
        for plan in trap("12: indirect branch", &mini) {
            assert!(plan.split_edges.iter().all(|edge| edge.from.0 != 1), "its edges cannot be split");
        }
    }
}

#[test]
fn trap_12_a_destination_that_lives_into_another_target() {
    // L's phi is read after X as well, so writing it in the source of the branch would be seen there.
    let mut mini = Mini::new(4);
    let (t, x) = (mini.param(), mini.param());
    let a = mini.phi(1);
    mini.end(0, &[t], &[(1, &[x])]);
    let next = mini.op(1, &[a]);
    mini.end(1, &[t], &[(2, &[])]);
    mini.end(2, &[t], &[(1, &[next]), (3, &[])]);
    mini.blocks[2].unsplittable = true;
    mini.end(3, &[a], &[]);
    for (plan, strategy) in trap("12: live into another target", &mini).iter().zip(Strategy::ALL) {
        let isolated = plan.ledger.iter().any(|entry| entry.reason == Reason::UnsplittableEdge);
        let guarded = matches!(
            strategy,
            Strategy::TwoPhase | Strategy::PerEdge | Strategy::Coalesce | Strategy::DominanceForest
        );
        assert_eq!(isolated, guarded, "{strategy}");
    }
}

#[test]
fn trap_12_direct_copies_where_liveness_allows_them() {
    let mut mini = Mini::new(4);
    let (t, x, y) = (mini.param(), mini.param(), mini.param());
    let (a, b) = (mini.phi(1), mini.phi(2));
    mini.end(0, &[t], &[(1, &[x]), (2, &[y]), (3, &[])]);
    mini.end(1, &[a], &[(3, &[])]);
    mini.end(2, &[b], &[(3, &[])]);
    mini.end(3, &[t, x, y], &[(1, &[y]), (2, &[x])]);
    mini.blocks[3].unsplittable = true;
    let plan = &trap("12: direct copies", &mini)[PER_EDGE];
    assert!(plan.ledger.iter().all(|entry| entry.reason != Reason::UnsplittableEdge));
}

#[test]
fn trap_12_equal_targets_with_different_arguments_are_an_error() {
    let mut mini = Mini::new(3);
    let (t, x, y) = (mini.param(), mini.param(), mini.param());
    let a = mini.phi(1);
    mini.end(0, &[t], &[(1, &[x]), (1, &[y]), (2, &[])]);
    mini.blocks[0].unsplittable = true;
    mini.end(1, &[a], &[(2, &[])]);
    mini.end(2, &[], &[]);
    for strategy in Strategy::ALL {
        let error = plan(&mini, &Options::new(strategy), &mut Ctx::new()).map(|_| ()).unwrap_err();
        assert_eq!(error.rule, sheave_ssa::Rule::AmbiguousEdges);
        assert_eq!(error.entity, sheave_ssa::Entity::Edge(Edge::new(Block(0), 1)));
    }
}

use sheave_ssa::Block;

#[test]
fn trap_13_asm_goto() {
    // Block 1 ends in an asm goto that defines a value: visible on the fall-through, which leads to the join
    // 2 as the label does.
    for label_is_fall_through in [true, false] {
        let mut mini = Mini::new(5);
        let (x, y) = (mini.param(), mini.param());
        let a = mini.phi(2);
        mini.end(0, &[x], &[(1, &[]), (2, &[y])]);
        let old = mini.op(1, &[x]);
        let output = mini.op(1, &[]);
        // The definition moves into the terminator.
        mini.blocks[1].insts.pop();
        let other = if label_is_fall_through { 2 } else { 3 };
        let args: &[Value] = if label_is_fall_through { &[old] } else { &[] };
        mini.end(1, &[x, old], &[(2, &[output]), (other, args)]);
        mini.blocks[1].insts.last_mut().unwrap().defs.push(output);
        mini.end(2, &[a, x], &[(4, &[])]);
        mini.end(3, &[old, x, y], &[(2, &[old])]);
        mini.end(4, &[], &[]);
        for plan in trap("13: asm goto", &mini) {
            for sequence in &plan.sequences {
                if sequence.at == Position::End(Block(1)) {
                    let early = plan.sequence_copies(sequence).iter().any(|copy| copy.source == output);
                    assert!(!early, "a copy of the output stands before the asm");
                }
            }
        }
    }
}

#[test]
fn trap_14_types_and_register_classes() {
    // Two swaps in one block, one of floats: each temporary has the type of its cycle.
    let mut mini = Mini::new(3);
    let params: Vec<Value> = (0..4).map(|_| mini.param()).collect();
    let phis: Vec<Value> = (0..4).map(|_| mini.phi(1)).collect();
    mini.floats = vec![params[2], params[3], phis[2], phis[3]];
    mini.end(0, &[], &[(1, &params)]);
    mini.op(1, &phis);
    mini.end(1, &[], &[(1, &[phis[1], phis[0], phis[3], phis[2]]), (2, &[])]);
    mini.end(2, &phis, &[]);
    for plan in &trap("14: types", &mini)[PER_EDGE..=FOREST] {
        let mut types = plan.temporaries.clone();
        types.sort();
        assert_eq!(types, [Type::int(8), Type::float(8)]);
    }
}

#[test]
fn undefined_arguments_make_no_copy() {
    let mut mini = Mini::new(3);
    let (x, undef) = (mini.param(), mini.undef());
    let a = mini.phi(2);
    mini.end(0, &[x], &[(1, &[]), (2, &[undef])]);
    mini.end(1, &[], &[(2, &[x])]);
    // Nothing shows what is undefined.
    mini.end(2, &[x], &[]);
    assert_ne!(a, x);
    for (index, plan) in trap("undef", &mini).iter().enumerate().skip(PER_EDGE) {
        // Those that isolate phis have one more at the head.
        assert_eq!(plan.counters.copies_inserted, if index > FOREST { 2 } else { 1 });
        assert_eq!(plan.counters.phi_args, 2);
    }
}

#[test]
fn unreachable_predecessors_count_for_nothing() {
    let mut mini = Mini::new(4);
    let x = mini.param();
    let a = mini.phi(1);
    mini.end(0, &[], &[(1, &[x])]);
    mini.end(1, &[a], &[(3, &[])]);
    let lost = mini.op(2, &[]);
    mini.end(2, &[], &[(1, &[lost])]);
    mini.end(3, &[], &[]);
    for plan in trap("unreachable predecessor", &mini) {
        assert_eq!(plan.counters.phi_args, 1);
    }
}

#[test]
fn an_edge_that_passes_nothing_leaves_the_end_of_its_block_to_another() {
    let mut mini = Mini::new(3);
    let (x, undef) = (mini.param(), mini.undef());
    mini.phi(1);
    mini.end(0, &[], &[(1, &[undef]), (1, &[x]), (2, &[])]);
    mini.end(1, &[], &[(2, &[])]);
    mini.end(2, &[], &[]);
    let plans = trap("an undefined argument beside a defined one", &mini);
    assert_eq!(plans[0].counters.edges_split, 0, "a temporary may be written for nothing");
}
