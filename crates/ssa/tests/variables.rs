//! Construction from mutable variables, of whole functions and while they are being built.

use crate::common::toy;
use sheave_ssa::variables::{self, Builder, Ctx, Options, PhiHost, Reaching, VarHost, VarSink};
use sheave_ssa::{Block, Cfg, Edge, Entity, Error, Graph, Inst, Rule, Value, Var};
use sheave_testing::ssa::conformance::{Toy, check_variables, initialise};
use sheave_testing::ssa::programs::{self, Recipe};
use sheave_testing::ssa::three_address::{ThreeAddress, rebuild};
use sheave_testing::ssa::toy::ToyFunc;
use sheave_testing::{Rng, ssa::shapes};

#[test]
fn the_toy_host_conforms() {
    check_variables(&mut Toy::default(), 600).unwrap_or_else(|difference| panic!("{difference}"));
}

fn n_phis(func: &ToyFunc) -> usize {
    func.blocks.iter().map(|block| block.phis.len()).sum()
}

/// A loop with two entries and no writes in it needs no phi.
#[test]
fn an_irreducible_loop_is_minimal() {
    let func = toy("0 -> 1 2: x = const 7; s0 = x; c = input; branch c
        1 -> 3 2: a = s0; observe a; d = input; switch d
        2 -> 3 1: b = s0; observe b; e = input; switch e
        3 ->: f = s0; observe f");
    let mut ctx = Ctx::new();
    let planned = variables::plan(&ThreeAddress(&func), &mut ctx, &Options::default()).unwrap();
    assert_eq!(planned.n_phis(), 0);
    for seed in 0..20 {
        let built = rebuild(&func, &mut Builder::new(), &mut Rng::new(seed)).unwrap();
        assert_eq!(n_phis(&built), 0, "seed {seed}");
    }
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
    for seed in 0..20 {
        let built = rebuild(&func, &mut Builder::new(), &mut Rng::new(seed)).unwrap();
        let phis: Vec<usize> = built.blocks.iter().map(|block| block.phis.len()).collect();
        assert_eq!(
            phis,
            [0, 1, 0, 0, 0, 1],
            "seed {seed}: one at the head of the outer loop, one at its exit"
        );
    }
}

/// On random graphs, most of them irreducible, no phi is left that the plan for the whole function does not
/// have, and the order in which the blocks are built does not matter.
#[test]
fn building_gives_no_more_phis_than_planning() {
    let (mut builder, mut ctx) = (Builder::new(), Ctx::new());
    let (mut fewer, mut all) = (0, 0);
    for seed in 0..4000 {
        let mut rng = Rng::new(seed);
        let recipe = Recipe { blocks: 3 + rng.below(20), slots: 1 + rng.below(4), insts: 3, odd: false };
        let func = initialise(&programs::random(&mut rng, recipe));
        // While a function is being built, nothing says that an edge is never taken.
        let graph = Graph::of(&func).unwrap();
        if graph.preorder().len() < graph.n_blocks() {
            continue;
        }
        let planned = variables::plan(&ThreeAddress(&func), &mut ctx, &Options::default()).unwrap().n_phis();
        let built = n_phis(&rebuild(&func, &mut builder, &mut rng).unwrap());
        let again = n_phis(&rebuild(&func, &mut builder, &mut rng).unwrap());
        assert!(built <= planned, "seed {seed}: {built} phis, planned were {planned}");
        assert_eq!(built, again, "seed {seed}");
        fewer += planned - built;
        all += built;
    }
    assert!(all > 2000, "{all} phis, {fewer} fewer than planned");
}

#[test]
fn a_builder_that_was_used_before_is_as_good_as_new() {
    let mut used = Builder::new();
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let recipe = Recipe { blocks: 2 + rng.below(14), slots: 1 + rng.below(4), insts: 4, odd: false };
        let func = initialise(&programs::random(&mut rng, recipe));
        let again = rebuild(&func, &mut used, &mut Rng::new(seed));
        assert_eq!(rebuild(&func, &mut Builder::new(), &mut Rng::new(seed)), again);
    }
}

/// A host that numbers its values.
#[derive(Default)]
struct Ir {
    values: u32,
    undefs: Vec<Var>,
}

impl Ir {
    fn value(&mut self) -> Value {
        self.values += 1;
        Value(self.values - 1)
    }
}

impl PhiHost for Ir {
    fn phi(&mut self, _: Block, _: Var) -> Value {
        self.value()
    }

    fn undef(&mut self, var: Var) -> Value {
        self.undefs.push(var);
        self.value()
    }
}

#[test]
fn undefined_variables_and_unreachable_cycles() {
    let (mut ir, mut builder) = (Ir::default(), Builder::new());
    builder.seal(Block(0));
    let undefined = builder.use_var(&mut ir, Block(0), Var(3));
    // Blocks 1 and 2 lead to each other alone.
    builder.declare_pred(Block(1), Block(2));
    builder.declare_pred(Block(2), Block(1));
    builder.seal_all();
    assert_eq!(builder.use_var(&mut ir, Block(1), Var(3)), undefined);
    let open = builder.use_var(&mut ir, Block(5), Var(3));
    builder.declare_pred(Block(5), Block(5));
    builder.seal(Block(5));
    let built = builder.finish(&mut ir).unwrap();
    assert_eq!((built.phis().count(), built.resolve(open)), (0, undefined));
    assert_eq!(built.replaced().collect::<Vec<_>>(), [(open, undefined)]);
    assert_eq!(ir.undefs, [Var(3)], "it is asked for once");
}

/// Every phi of a long chain is replaced by the one before.
#[test]
fn long_chains_take_no_stack_and_linear_time() {
    let (mut ir, mut builder) = (Ir::default(), Builder::new());
    let n = 200_000;
    builder.seal(Block(0));
    let first = ir.value();
    builder.define(Block(0), Var(0), first);
    for block in 1..n {
        let at = Block(block);
        builder.declare_pred(at, Block(block - 1));
        assert_ne!(builder.use_var(&mut ir, at, Var(0)), first);
    }
    for block in (1..n).rev() {
        builder.declare_pred(Block(block), Block(block));
        builder.seal(Block(block));
    }
    assert_eq!(builder.use_var(&mut ir, Block(n - 1), Var(0)), first);
    // One use that climbs all the way.
    builder.define(Block(0), Var(1), first);
    assert_eq!(builder.use_var(&mut ir, Block(n - 1), Var(1)), first);
    let built = builder.finish(&mut ir).unwrap();
    assert_eq!(built.phis().count(), 0);
}

#[test]
fn what_a_front_end_does_wrong_is_an_error_in_the_end() {
    type Mistake = fn(&mut Builder, &mut Ir);
    let mistakes: [(Mistake, Rule, Entity); 5] = [
        (
            |builder, _| {
                builder.seal(Block(1));
                builder.declare_pred(Block(1), Block(0));
            },
            Rule::PredecessorAfterSeal,
            Entity::Block(Block(1)),
        ),
        (
            |builder, ir| {
                builder.use_var(ir, Block(2), Var(0));
            },
            Rule::NotSealed,
            Entity::Block(Block(2)),
        ),
        (
            |builder, _| builder.define(Block(0), Var(0), Value(u32::MAX)),
            Rule::ValueOutOfRange,
            Entity::Value(Value(u32::MAX)),
        ),
        (
            |builder, ir| {
                builder.use_var(ir, Block(0), Var(u32::MAX));
            },
            Rule::TooLarge,
            Entity::Var(Var(u32::MAX)),
        ),
        (
            |builder, ir| {
                builder.use_var(ir, Block(7), Var(0));
                ir.values -= 1;
                builder.use_var(ir, Block(7), Var(1));
                builder.seal_all();
            },
            Rule::DefinedTwice,
            Entity::Value(Value(0)),
        ),
    ];
    for (mistake, rule, entity) in mistakes {
        let (mut ir, mut builder) = (Ir::default(), Builder::new());
        mistake(&mut builder, &mut ir);
        assert_eq!(builder.finish(&mut ir).err(), Some(Error::new(rule, entity)));
    }
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
    let plan = variables::plan(&Params, &mut ctx, &Options::default()).unwrap();
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
        |wrong| variables::plan(&Wrong(wrong), &mut ctx, &Options::default()).expect_err("wrong").to_string();
    assert_eq!(message(0), "block1: the entry block must be one of the blocks");
    assert_eq!(message(1), "edge block0.0: a successor must be one of the blocks");
    assert_eq!(message(2), "var2 (reported by inst0): a variable must be below the number of variables");
    assert_eq!(message(3), "v2 (reported by inst0): a value must be below the number of values");
    assert_eq!(message(4), "inst1: an instruction must be below the number of instructions");
    assert!(variables::plan(&Wrong(5), &mut ctx, &Options::default()).is_ok());
}

#[test]
fn all_shapes_are_built() {
    let mut builder = Builder::new();
    for (name, make) in shapes::ALL {
        let mut rng = Rng::new(1);
        let recipe = Recipe { blocks: 0, slots: 3, insts: 3, odd: false };
        let func = initialise(&programs::fill(&mut rng, programs::skeleton(&make(12)), recipe));
        let built = rebuild(&func, &mut builder, &mut rng).unwrap_or_else(|error| panic!("{name}: {error}"));
        let input = programs::input(&mut rng, 40);
        let expected = programs::run(&func, &input, 400);
        assert_eq!(programs::run(&built, &input, 400), expected, "{name}");
    }
}
