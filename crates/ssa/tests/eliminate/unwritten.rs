//! Copies that read what was not written on the path, and the option under which there are none.

use super::*;
use sheave_ssa::host::ValueKind;
use sheave_ssa::{Block, Edge};
use sheave_testing::Rng;

/// The copies that read a variable or temporary that nothing has written before, on the path that `tape`
/// takes.
fn unwritten_reads(mini: &Mini, plan: &Plan, tape: &[usize]) -> usize {
    let mut place: Vec<usize> = (0..mini.n_values()).collect();
    for class in plan.classes() {
        for member in class {
            place[member.index()] = class[0].index();
        }
    }
    let mut written = vec![false; mini.n_values() + plan.temporaries.len()];
    for (value, &kind) in mini.kinds.iter().enumerate() {
        written[value] = kind != ValueKind::Variable;
    }
    mini.params.iter().for_each(|param| written[place[param.index()]] = true);
    let mut reads = 0;
    let mut copies = |written: &mut Vec<bool>, at: Position| {
        for sequence in plan.sequences.iter().filter(|sequence| sequence.at == at) {
            for copy in plan.sequence_copies(sequence) {
                reads += usize::from(!written[copy.source.index()]);
                // One fault is counted once.
                written[copy.dest.index()] = true;
            }
        }
    };
    let mut block = 0;
    for &turn in tape {
        let data = &mini.blocks[block];
        copies(&mut written, Position::Head(Block::new(block)));
        for (index, inst) in data.insts.iter().enumerate() {
            if index + 1 == data.insts.len() {
                copies(&mut written, Position::End(Block::new(block)));
            }
            inst.defs.iter().for_each(|def| written[place[def.index()]] = true);
        }
        if data.edges.is_empty() {
            break;
        }
        let edge = Edge::new(Block::new(block), (turn % data.edges.len()) as u32);
        let split = plan.splits.iter().position(|split: &Split| plan.edges_to(split).contains(&edge));
        block = data.edges[edge.index as usize].0.index();
        if let Some(split) = split {
            copies(&mut written, Position::Split(split as u32));
            block = plan.splits[split].target.index();
        }
    }
    reads
}

/// A random function some of whose phi arguments are undefined.
fn with_undefined_arguments(rng: &mut Rng) -> Mini {
    let (n_blocks, n_phis) = (2 + rng.below(12), rng.below(9));
    let mut mini = random::function(rng, n_blocks, n_phis);
    let undef = mini.undef();
    for block in &mut mini.blocks {
        for at in 0..block.edges.len() {
            for arg in 0..block.edges[at].1.len() {
                if rng.one_in(3) {
                    // Edges to one block that cannot be told apart keep equal arguments.
                    let target = block.edges[at].0;
                    let unsplittable = block.unsplittable;
                    let same = block
                        .edges
                        .iter_mut()
                        .enumerate()
                        .filter(|(i, edge)| *i == at || unsplittable && edge.0 == target);
                    same.for_each(|(_, edge)| edge.1[arg] = undef);
                }
            }
        }
    }
    mini
}

fn planned(mini: &Mini, strategy: Strategy, write_undefined: bool) -> Plan {
    let options = Options { write_undefined, ..Options::new(strategy) };
    let mut ctx = Ctx::new();
    let plan = plan(mini, &options, &mut ctx).unwrap();
    if let Err(error) = sheave_ssa::eliminate::check(mini, plan) {
        panic!("{strategy}: {error}: {mini:#?}\n{plan:#?}");
    }
    plan.clone()
}

/// One edge brings an undefined value to a phi that is read on the other path only.
#[test]
fn an_isolated_phi_whose_argument_is_undefined() {
    let mut mini = Mini::new(4);
    let (c, undef) = (mini.param(), mini.undef());
    let phi = mini.phi(3);
    mini.end(0, &[c], &[(1, &[]), (2, &[])]);
    let x = mini.op(1, &[c]);
    mini.end(1, &[], &[(3, &[x])]);
    mini.end(2, &[], &[(3, &[undef])]);
    mini.end(3, &[phi], &[]);
    let plain = planned(&mini, Strategy::Isolate, false);
    assert_eq!(unwritten_reads(&mini, &plain, &[1, 0, 0]), 1, "the head reads the temporary");
    let written = planned(&mini, Strategy::Isolate, true);
    assert_eq!(unwritten_reads(&mini, &written, &[1, 0, 0]), 0);
    assert_eq!(plain.counters.constants_left, 0);
    assert_eq!(written.counters.constants_left, 1);
    assert_eq!(written.counters.copies_left, plain.counters.copies_left);
}

#[test]
fn no_copy_reads_what_was_not_written_where_undefined_arguments_are_written() {
    let mut plain = [0; 5];
    for seed in 0..600 {
        let mut rng = Rng::new(seed);
        let mini = with_undefined_arguments(&mut rng);
        for (count, strategy) in plain.iter_mut().zip(Strategy::ALL) {
            let (as_usual, written) = (planned(&mini, strategy, false), planned(&mini, strategy, true));
            for _ in 0..10 {
                let tape: Vec<usize> = (0..40).map(|_| rng.below(1 << 20)).collect();
                *count += unwritten_reads(&mini, &as_usual, &tape);
                let reads = unwritten_reads(&mini, &written, &tape);
                assert_eq!(reads, 0, "random function {seed} under {strategy}: {mini:#?}\n{written:#?}");
            }
        }
    }
    assert!(plain.iter().all(|&count| count > 0), "without the option there are some: {plain:?}");
}
