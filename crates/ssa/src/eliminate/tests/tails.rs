//! Trampolines with common ends.

use super::mini::Mini;
use super::*;
use crate::Block;

/// Critical edges from several blocks into one, each with a copy of its own in front of `common` equal ones.
fn latches(n: usize, common: usize) -> Mini {
    let mut mini = Mini::new(n + 2);
    let params: Vec<Value> = (0..n + common).map(|_| mini.param()).collect();
    let phis: Vec<Value> = (0..common + 1).map(|_| mini.phi(n)).collect();
    for latch in 0..n {
        let mut args: Vec<Value> = params[n..].to_vec();
        args.push(params[latch]);
        mini.end(latch, &params, &[(latch + 1, if latch + 1 == n { &args } else { &[] }), (n, &args)]);
    }
    mini.end(n, &phis, &[(n + 1, &[])]);
    mini.end(n + 1, &[], &[]);
    mini
}

#[test]
fn equal_ends_share_a_block_and_the_ledger_says_so() {
    for (n, common) in [(3, 2), (5, 4), (4, 7)] {
        let mini = latches(n, common);
        let options = Options { merge_tails: true, ..Options::new(Strategy::PerEdge) };
        let plain = check_options("latches", &mini, Options::new(Strategy::PerEdge));
        let merged = check_options("latches", &mini, options);
        assert_eq!(plain.counters.copies_left as usize, n * (common + 1));
        let left = merged.counters.copies_left as usize;
        assert!(left < plain.counters.copies_left as usize, "nothing was shared");
        let shared = merged.ledger.iter().filter(|entry| matches!(entry.fate, Fate::Shared(_))).count();
        assert_eq!(left + shared, n * (common + 1));
        assert_eq!(merged.counters.copies_inserted, plain.counters.copies_inserted);
    }
}

#[test]
fn equal_trampolines_become_one() {
    let mut mini = Mini::new(4);
    let (x, y) = (mini.param(), mini.param());
    let (a, b) = (mini.phi(2), mini.phi(2));
    mini.end(0, &[x], &[(1, &[]), (2, &[x, y])]);
    mini.end(1, &[x], &[(3, &[]), (2, &[x, y])]);
    mini.end(2, &[a, b, x, y], &[(3, &[])]);
    mini.end(3, &[], &[]);
    let options = Options { merge_tails: true, ..Options::new(Strategy::PerEdge) };
    let plan = check_options("equal trampolines", &mini, options);
    assert_eq!(plan.splits.len(), 1);
    assert_eq!(plan.edges_to(&plan.splits[0]).len(), 2);
    assert_eq!(plan.splits[0].next, Next::Block(Block(2)));
}
