//! What a host can get wrong: an error that names rule and entity, from the pass or, where that does not
//! check, from the checker.

use super::mini::Mini;
use super::*;
use sheave_ssa::host::Constraint;
use sheave_ssa::{Block, Edge, Entity, Error, Rule, Value};

/// `entry -> loop (two phis) -> loop | exit`.
fn two_phis() -> (Mini, [Value; 5]) {
    let mut mini = Mini::new(3);
    let (x, y) = (mini.param(), mini.param());
    let (a, b) = (mini.phi(1), mini.phi(1));
    let sum = mini.op(1, &[a, b]);
    mini.end(0, &[], &[(1, &[x, y])]);
    mini.end(1, &[sum], &[(1, &[b, sum]), (2, &[])]);
    mini.end(2, &[a], &[]);
    (mini, [x, y, a, b, sum])
}

#[track_caller]
fn refused(mini: &Mini, strategies: &[Strategy], error: Error) {
    for &strategy in strategies {
        let outcome = plan(mini, &Options::new(strategy), &mut Ctx::new()).map(|_| ());
        assert_eq!(outcome, Err(error), "{strategy}");
    }
}

/// The plan is made without reading instructions; the checker reads them.
#[track_caller]
fn found_by_the_checker(mini: &Mini, value: Option<Value>) {
    for strategy in [Strategy::Isolate, Strategy::TwoPhase, Strategy::PerEdge] {
        let mut ctx = Ctx::new();
        let plan = plan(mini, &Options::new(strategy), &mut ctx).expect("instructions do not matter");
        let found = sheave_ssa::eliminate::check(mini, plan).expect_err("the checker reads instructions");
        assert_eq!((found.rule, found.value), (CheckRule::Host, value), "{strategy}");
    }
}

#[test]
fn no_blocks() {
    refused(&Mini::new(0), &Strategy::ALL, Error::new(Rule::NoBlocks, Entity::Function));
    let nothing = Plan::default();
    let found = sheave_ssa::eliminate::check(&Mini::new(0), &nothing).expect_err("there is no entry");
    assert_eq!((found.rule, found.block), (CheckRule::Host, Some(Block(0))));
}

#[test]
fn a_phi_of_another_type_than_its_argument() {
    let (mut mini, [_, _, a, b, _]) = two_phis();
    mini.floats.push(a);
    let argument = Error::new(Rule::PhiArgumentType, Entity::Value(b));
    let first = Error::new(Rule::PhiArgumentType, Entity::Value(Value(0)));
    for strategy in Strategy::ALL {
        let outcome = plan(&mini, &Options::new(strategy), &mut Ctx::new()).map(|_| ());
        assert!([Err(argument), Err(first)].contains(&outcome), "{strategy}: {outcome:?}");
    }
    // Undefined arguments have no type that matters.
    let mut mini = Mini::new(2);
    let undef = mini.undef();
    let phi = mini.phi(1);
    mini.floats.push(phi);
    mini.end(0, &[], &[(1, &[undef])]);
    mini.end(1, &[phi], &[]);
    for strategy in Strategy::ALL {
        let mut ctx = Ctx::new();
        let plan = plan(&mini, &Options::new(strategy), &mut ctx).unwrap();
        assert_eq!(sheave_ssa::eliminate::check(&mini, plan), Ok(()), "{strategy}");
    }
}

#[test]
fn a_value_that_two_phis_define() {
    let (mut mini, [_, _, a, ..]) = two_phis();
    mini.blocks[1].phis[1] = a;
    refused(&mini, &Strategy::ALL, Error::new(Rule::DefinedTwice, Entity::Value(a)));
    // In the next function the same number may be a phi again.
    let (mini, _) = two_phis();
    let mut ctx = Ctx::new();
    for _ in 0..2 {
        assert!(plan(&mini, &Options::new(Strategy::PerEdge), &mut ctx).is_ok());
    }
}

#[test]
fn a_use_that_the_definition_does_not_dominate() {
    let (mut mini, [_, _, a, ..]) = two_phis();
    mini.blocks[0].insts[0].uses.push(a);
    let error = Error::new(Rule::UseBeforeDefinition, Entity::Value(a));
    refused(&mini, &[Strategy::SreedharIII, Strategy::Coalesce], error);
}

#[test]
fn a_value_in_two_registers() {
    let (mut mini, [_, _, a, ..]) = two_phis();
    let fixed = |register| Constraint::Fixed { value: a, register };
    mini.constraints = vec![fixed(1), fixed(2)];
    let error = Error::new(Rule::BadConstraint, Entity::Value(a));
    refused(&mini, &[Strategy::SreedharIII, Strategy::Coalesce], error);
    mini.constraints = vec![fixed(1), fixed(1)];
    check("one register, said twice", &mini, Strategy::Coalesce);
}

#[test]
fn values_and_blocks_out_of_range() {
    let (mut mini, _) = two_phis();
    let stranger = Value::new(mini.n_values());
    mini.blocks[1].insts[0].uses[0] = stranger;
    found_by_the_checker(&mini, Some(stranger));
    let (mut mini, _) = two_phis();
    mini.blocks[2].insts[0].defs.push(stranger);
    found_by_the_checker(&mini, Some(stranger));
    let (mut mini, _) = two_phis();
    mini.params.push(stranger);
    found_by_the_checker(&mini, Some(stranger));
    // Where the pass does read them.
    let (mut mini, _) = two_phis();
    mini.blocks[1].phis[0] = stranger;
    refused(&mini, &Strategy::ALL, Error::new(Rule::ValueOutOfRange, Entity::Value(stranger)));
    let (right, _) = two_phis();
    let (mut mini, _) = two_phis();
    let mut ctx = Ctx::new();
    let plan = plan(&right, &Options::new(Strategy::PerEdge), &mut ctx).unwrap();
    mini.blocks[1].edges[1].0 = Block(44);
    let found = sheave_ssa::eliminate::check(&mini, plan).expect_err("the edge leads nowhere");
    assert_eq!((found.rule, found.edge), (CheckRule::Host, Some(Edge::new(Block(1), 1))));
    let text = found.to_string();
    assert!(text.starts_with("elimination is wrong on edge block1.1: the host must name only"), "{text}");
}
