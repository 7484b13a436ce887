//! Construction from mutable variables.

use crate::common::toy;
use sheave_ssa::variables::{self, Ctx, Options, Reaching, VarHost, VarSink};
use sheave_ssa::{Block, Cfg, Edge, Inst, Value, Var};
use sheave_testing::ssa::conformance::{Toy, check_variables};
use sheave_testing::ssa::three_address::ThreeAddress;

#[test]
fn the_toy_host_conforms() {
    check_variables(&mut Toy::default(), 600).unwrap_or_else(|difference| panic!("{difference}"));
}

/// A loop with two entries and no writes in it needs no phi.
#[test]
fn an_irreducible_loop_is_minimal() {
    let func = toy("0 -> 1 2: x = const 7; s0 = x; c = input; branch c
        1 -> 3 2: a = s0; observe a; d = input; switch d
        2 -> 3 1: b = s0; observe b; e = input; switch e
        3 ->: f = s0; observe f");
    let mut ctx = Ctx::new();
    let planned = variables::plan(&ThreeAddress(&func), &Options::default(), &mut ctx).unwrap();
    assert_eq!(planned.n_phis(), 0);
}

/// Phis that are connected with others, of which some merge two values and the rest one of these.
#[test]
fn connected_phis_within_connected_phis() {
    // The outer loop writes s0; the irreducible loop of 2 and 3 inside of it does not.
    let func = toy("0 -> 1: x = const 7; s0 = x
        1 -> 5 2 3: a = s0; observe a; c = input; switch c
        2 -> 4 3: b = s0; observe b; d = input; switch d
        3 -> 4 2: e = s0; observe e; f = input; switch f
        4 -> 5 1: g = s0; h = add g g; s0 = h; i = input; switch i
        5 ->: j = s0; observe j");
    let mut ctx = Ctx::new();
    let plan = variables::plan(&ThreeAddress(&func), &Options::default(), &mut ctx).unwrap();
    let blocks: Vec<Block> = plan.phis().map(|phi| phi.block).collect();
    assert_eq!(blocks, [Block(1), Block(5)], "one at the head of the outer loop, one at its exit");
}

/// Two variables, and parameters, in a loop to the entry block.
struct Params;

impl Cfg for Params {
    fn n_blocks(&self) -> usize {
        1
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, _: Block, mut visit: impl FnMut(Block)) {
        visit(Block(0));
    }
}

impl VarHost for Params {
    fn n_vars(&self) -> usize {
        2
    }

    fn n_values(&self) -> usize {
        2
    }

    fn n_insts(&self) -> usize {
        2
    }

    fn params(&self, mut visit: impl FnMut(Var, Value)) {
        visit(Var(0), Value(0));
    }

    fn events(&self, _: Block, sink: &mut impl VarSink) {
        sink.uses(Inst(0), Var(0));
        sink.uses(Inst(0), Var(1));
        sink.defines(Inst(0), Var(0), Value(1));
        sink.copies(Inst(1), Var(1), Var(0));
    }
}

#[test]
fn parameters_are_defined_before_a_loop_to_the_entry() {
    let mut ctx = Ctx::new();
    let plan = variables::plan(&Params, &Options::default(), &mut ctx).unwrap();
    assert!(plan.entry_args().eq([Reaching::Value(Value(0)), Reaching::Undef(Var(1))]));
    assert_eq!(
        plan.to_string(),
        "phi0 in block0 of var0
phi1 in block0 of var1
edge block0.0: v1, v1
on entry: v0, undef of var1
uses in block0: phi0, phi1
"
    );
    assert_eq!(variables::check(&Params, plan), Ok(()));
    assert_eq!(plan.edge_args(Edge::new(Block(0), 0)).len(), 2);
}

/// [`Params`] with something wrong.
struct Wrong(u32);

impl Cfg for Wrong {
    fn n_blocks(&self) -> usize {
        1
    }

    fn entry(&self) -> Block {
        Block(if self.0 == 0 { 1 } else { 0 })
    }

    fn successors(&self, _: Block, mut visit: impl FnMut(Block)) {
        visit(Block(if self.0 == 1 { 1 } else { 0 }));
    }
}

impl VarHost for Wrong {
    fn n_vars(&self) -> usize {
        2
    }

    fn n_values(&self) -> usize {
        2
    }

    fn n_insts(&self) -> usize {
        1
    }

    fn events(&self, _: Block, sink: &mut impl VarSink) {
        sink.uses(Inst(0), Var(if self.0 == 2 { 2 } else { 0 }));
        sink.defines(Inst(0), Var(0), Value(if self.0 == 3 { 2 } else { 0 }));
        sink.copies(Inst(if self.0 == 4 { 1 } else { 0 }), Var(1), Var(0));
    }
}

#[test]
fn what_does_not_exist_is_named() {
    let mut ctx = Ctx::new();
    let mut message =
        |wrong| variables::plan(&Wrong(wrong), &Options::default(), &mut ctx).expect_err("wrong").to_string();
    assert_eq!(message(0), "block1: the entry block must be one of the blocks");
    assert_eq!(message(1), "edge block0.0: a successor must be one of the blocks");
    assert_eq!(message(2), "var2 (reported by inst0): a variable must be below the number of variables");
    assert_eq!(message(3), "v2 (reported by inst0): a value must be below the number of values");
    assert_eq!(message(4), "inst1: an instruction must be below the number of instructions");
    assert!(variables::plan(&Wrong(5), &Options::default(), &mut ctx).is_ok());
}
