//! Copy counts that were worked out by hand or with other tools.

use super::mini::Mini;
use super::*;

/// The iterative Fibonacci function after mem2reg, with pruned or with minimal phis.
fn fib(minimal: bool) -> Mini {
    let mut mini = Mini::new(7);
    let n = mini.param();
    let (zero, one) = (mini.constant(), mini.constant());
    let (i, b, a) = (mini.phi(3), mini.phi(3), mini.phi(3));
    let c = minimal.then(|| mini.phi(3));
    let retval = mini.phi(6);
    let extra: Vec<Value> = if minimal { (0..4).map(|_| mini.phi(6)).collect() } else { Vec::new() };
    mini.end(0, &[n], &[(1, &[]), (2, &[])]);
    let mut early = vec![zero];
    early.extend(extra.iter().map(|_| one));
    mini.end(1, &[], &[(6, &early)]);
    let mut first = vec![zero, one, zero];
    first.extend(c.map(|_| zero));
    mini.end(2, &[], &[(3, &first)]);
    mini.end(3, &[i, n], &[(4, &[]), (5, &[])]);
    let add = mini.op(4, &[a, b]);
    let add2 = mini.op(4, &[i]);
    // c = b; b = a + b; a = c; i = i + 1
    let mut next = vec![add2, add, b];
    next.extend(c.map(|_| b));
    mini.end(4, &[], &[(3, &next)]);
    let mut late = vec![b];
    if let Some(c) = c {
        late.extend([a, b, i, c]);
    }
    mini.end(5, &[], &[(6, &late)]);
    mini.end(6, &[retval], &[]);
    mini
}

/// Copies inserted, and copies of variables per iteration.
fn counts(mini: &Mini, strategy: Strategy) -> (u32, usize) {
    let plan = check("fib", mini, strategy);
    let runs = [1, 2].map(|iterations| {
        // Past the first test, around the loop, out, to the end.
        let mut tape = vec![1, 0];
        for _ in 0..iterations {
            tape.extend([0, 0]);
        }
        tape.extend([1, 0, 0]);
        run_plan(mini, &plan, &tape).1
    });
    (plan.counters.copies_inserted, runs[1] - runs[0])
}

#[test]
fn fib_costs_what_it_should() {
    assert_eq!(counts(&fib(false), Strategy::Isolate), (12, 6));
    assert_eq!(counts(&fib(false), Strategy::TwoPhase), (10, 5));
    assert_eq!(counts(&fib(true), Strategy::TwoPhase), (21, 7));
    assert_eq!(counts(&fib(false), Strategy::PerEdge), (8, 3));
    assert!(counts(&fib(false), Strategy::SreedharIII).1 <= 2);
    assert!(counts(&fib(false), Strategy::Coalesce).1 <= 2);
}

/// `a = phi [0, E], [b, L1], [b, L2], [b, L3]; b = phi [1, E], [a, L1], [a, L2], [a, L3]`
#[test]
fn per_edge_can_cost_more_than_two_phase() {
    let mut mini = Mini::new(6);
    let (zero, one) = (mini.constant(), mini.constant());
    let (a, b) = (mini.phi(1), mini.phi(1));
    mini.end(0, &[], &[(1, &[zero, one])]);
    mini.end(1, &[a, b], &[(2, &[]), (3, &[]), (4, &[]), (5, &[])]);
    for latch in 2..5 {
        mini.end(latch, &[], &[(1, &[b, a])]);
    }
    mini.end(5, &[a, b], &[]);
    let inserted =
        Strategy::ALL.map(|strategy| check("three swaps", &mini, strategy).counters.copies_inserted);
    assert_eq!(inserted[..3], [10, 10, 11]);
}

/// What holds on every function: TwoPhase never inserts more than Isolate, and per executed edge PerEdge
/// never more than TwoPhase.
#[test]
fn orders_between_strategies() {
    for seed in 0..250 {
        let mut rng = sheave_testing::Rng::new(seed);
        let mut mini = super::random::function(&mut rng, 8, 6);
        // Unsplittable edges make temporaries of their own.
        mini.blocks.iter_mut().for_each(|block| block.unsplittable = false);
        let plans = Strategy::ALL.map(|strategy| check("random", &mini, strategy));
        assert!(plans[1].counters.copies_inserted <= plans[0].counters.copies_inserted, "function {seed}");
        for _ in 0..10 {
            let tape: Vec<usize> = (0..40).map(|_| rng.below(1 << 20)).collect();
            let [isolate, two_phase, per_edge, ..] = &plans;
            let ran = [isolate, two_phase, per_edge].map(|plan| run_plan(&mini, plan, &tape).1);
            assert!(ran[2] <= ran[1] && ran[1] <= ran[0], "function {seed}: {ran:?}");
        }
        for strategy in [Strategy::SreedharIII, Strategy::Coalesce] {
            let options = Options { lower_bound: true, ..Options::new(strategy) };
            let counters = sheave_ssa::eliminate::plan(&mini, &options, &mut Ctx::new()).unwrap().counters;
            assert!(counters.copies_left >= counters.lower_bound, "function {seed}");
        }
    }
}

/// `x = phi [one, E], [x, L1], [next, L2]`: along the second edge nothing changes, and no copy is counted.
#[test]
fn an_argument_that_is_its_phi_is_no_copy() {
    let mut mini = Mini::new(5);
    let one = mini.param();
    let x = mini.phi(1);
    mini.end(0, &[], &[(1, &[one])]);
    mini.end(1, &[x], &[(2, &[]), (3, &[]), (4, &[])]);
    mini.end(2, &[], &[(1, &[x])]);
    let next = mini.op(3, &[x]);
    mini.end(3, &[], &[(1, &[next])]);
    mini.end(4, &[x], &[]);
    let inserted = Strategy::ALL
        .map(|strategy| check("a phi passed to itself", &mini, strategy).counters.copies_inserted);
    // Those that isolate write a temporary along every edge, which the head of the block reads.
    assert_eq!(inserted, [4, 2, 2, 2, 2, 2, 4, 4, 4, 4]);
}

/// `v` is an argument of a phi in the loop and of one after it, and only one of the two copies can go. The
/// edge out of the loop runs once, however often the block that it leaves runs: its copy stays.
#[test]
fn the_copy_on_the_less_frequent_edge_stays() {
    let mut mini = Mini::new(6);
    let start = mini.constant();
    let (in_loop, after) = (mini.phi(1), mini.phi(4));
    mini.end(0, &[], &[(1, &[start])]);
    mini.end(1, &[in_loop], &[(2, &[]), (3, &[])]);
    // A loop of its own, so that it runs more often than the block from which the next iteration of the outer
    // loop starts.
    let v = mini.op(2, &[]);
    mini.end(2, &[], &[(2, &[]), (5, &[]), (4, &[v])]);
    mini.end(5, &[], &[(1, &[v])]);
    let other = mini.op(3, &[]);
    mini.end(3, &[in_loop, other], &[(4, &[other])]);
    mini.end(4, &[after], &[]);
    // The phi after the loop cannot be where the phi in it is.
    mini.constraints.push(sheave_ssa::host::Constraint::Tied { a: after, b: other });
    let plan = check("a loop in a loop", &mini, Strategy::Coalesce);
    let turns = |n: usize| {
        let mut tape = vec![0];
        tape.extend((0..n).flat_map(|_| [0, 0, 1, 0]));
        tape.extend([0, 2, 0]);
        run_plan(&mini, &plan, &tape).1
    };
    assert_eq!((turns(0), turns(5)), (1, 1));
}
