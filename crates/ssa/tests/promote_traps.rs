//! The traps of promotion, each under every placement and cleanup, compared by the interpreter;
//! and the worked examples.

use crate::common::toy;
use sheave_ssa::promote::check::check;
use sheave_ssa::promote::{Cleanup, Ctx, Definition, Kept, Options, Outcome, Placement, Plan, Uninit, plan};
use sheave_ssa::{Block, Edge, Error, Slot, Type, Value};
use sheave_testing::ssa::conformance::all_options;
use sheave_testing::ssa::programs::{self, PLAIN_SLOT};
use sheave_testing::ssa::toy::{Op, ToyFunc, apply};

/// Promotes `func` under all options and runs it before and after.
#[track_caller]
fn same_everywhere(trap: &str, func: &ToyFunc) {
    let mut ctx = Ctx::new();
    for options in all_options().filter(|options| options.uninit == Uninit::Zero) {
        let plan = plan(func, &options, &mut ctx).unwrap();
        check(func, plan, &options).unwrap_or_else(|fault| panic!("{trap}: {fault} under {options:?}"));
        let mut promoted = func.clone();
        apply(&mut promoted, plan);
        for input in [&[0, 1, 2, 0, 3, 1, 1, 0][..], &[1, 0, 0, 2, 1, 1, 5], &[2, 2, 1], &[]] {
            let expected = programs::run(func, input, 60);
            assert_eq!(programs::run(&promoted, input, 60), expected, "{trap} under {options:?}");
        }
    }
}

fn with<R>(func: &ToyFunc, options: Options, look: impl FnOnce(&Plan) -> R) -> R {
    let mut ctx = Ctx::new();
    let plan = plan(func, &options, &mut ctx).unwrap();
    check(func, plan, &options).unwrap();
    look(plan)
}

/// The phis as (block, slot), and how many there are before and after cleanup.
fn phis(func: &ToyFunc, options: Options) -> Vec<(u32, u32)> {
    with(func, options, |plan| plan.phis().map(|phi| (phi.block.0, phi.slot.0)).collect())
}

fn placed(placement: Placement) -> Options {
    Options { placement, cleanup: Some(Cleanup::None), ..Options::default() }
}

/// What replaces the n-th load.
fn load(func: &ToyFunc, options: Options, n: usize) -> Option<Definition> {
    let loads = func.insts.iter().filter(|(op, _)| matches!(op, Op::Load(..)));
    let result = loads.filter_map(|(_, result)| *result).nth(n).expect("there is such a load");
    with(func, options, |plan| plan.replacement(result))
}

fn named(func: &ToyFunc, wanted: impl Fn(&Op) -> bool) -> Value {
    func.insts.iter().find(|(op, _)| wanted(op)).and_then(|(_, result)| *result).expect("it has a value")
}

#[test]
fn trap_16_unreachable_stores_and_loads() {
    let func = toy("0 -> 2: x = const 1; s0 = x
        1 -> 2: y = const 2; s0 = y; z = s0; observe z
        2 ->: w = s0; observe w");
    same_everywhere("trap 16", &func);
    assert_eq!(phis(&func, Options::default()), [], "an edge that never runs merges nothing");
    let one = named(&func, |op| *op == Op::Const(1));
    assert_eq!(load(&func, Options::default(), 1), Some(Definition::Value(one)));
    assert_eq!(load(&func, Options::default(), 0), Some(Definition::Zero(Slot(0))), "no use dangles");
}

#[test]
fn trap_17_an_entry_block_with_predecessors() {
    let func = toy("0 -> 1: x = const 1; t = s0; observe t; s0 = x
        1 -> 2 0: t = s0; observe t; c = input; switch c
        2 ->: u = s0; observe u");
    same_everywhere("trap 17", &func);
    assert_eq!(phis(&func, Options::default()), [(0, 0)]);
    with(&func, Options::default(), |plan| {
        assert_eq!(plan.entry_args().collect::<Vec<_>>(), [Definition::Zero(Slot(0))]);
        assert!(plan.to_string().contains("on entry: zero of slot0\n"), "{plan}");
    });
    // No phi, no block before the entry.
    let func = toy("0 -> 1 0: x = input; s0 = x; t = s0; observe t; switch t
        1 ->: u = s0; observe u");
    same_everywhere("trap 17", &func);
    with(&func, Options::default(), |plan| assert_eq!(plan.entry_args().len(), 0));
}

#[test]
fn trap_18_a_load_before_the_only_store_of_its_block() {
    let func = toy("0 -> 1:
        1 -> 2 1: t = s0; observe t; x = const 42; s0 = x; c = input; switch c
        2 ->:");
    same_everywhere("trap 18", &func);
    assert_eq!(phis(&func, Options::default()), [(1, 0)]);
    let zero: Vec<Definition> =
        with(&func, Options::default(), |plan| plan.edge_args(Edge::new(Block(0), 0)).collect());
    assert_eq!(zero, [Definition::Zero(Slot(0))]);
}

#[test]
fn trap_19_a_single_store_dominates_by_block_and_by_order() {
    let func = toy("0 -> 1 2: a = s0; observe a; c = input; branch c
        1 -> 2: x = const 7; b = s0; s0 = x; d = s0; observe b; observe d
        2 ->: e = s0; observe e");
    same_everywhere("trap 19", &func);
    assert_eq!(phis(&func, Options::default()), [(2, 0)], "zero reaches the join on the other side");
    let undef = Options { uninit: Uninit::Undef, ..Options::default() };
    assert_eq!(phis(&func, undef), [], "undefined gives way to a constant");
    let seven = named(&func, |op| *op == Op::Const(7));
    assert_eq!(load(&func, undef, 3), Some(Definition::Value(seven)));
}

#[test]
fn trap_20_a_store_of_its_own_load_in_a_loop() {
    let func = toy("0 -> 1: x = const 3; s0 = x
        1 -> 2 1: y = s0; s0 = y; c = input; switch c
        2 ->: z = s0; observe z");
    same_everywhere("trap 20", &func);
    assert_eq!(phis(&func, Options::default()), []);
    assert_eq!(phis(&func, placed(Placement::Pruned)), [(1, 0)]);
    let three = named(&func, |op| *op == Op::Const(3));
    assert_eq!(load(&func, Options::default(), 1), Some(Definition::Value(three)));
}

/// A function with one slot of `slot` bytes declared as `ty`, a store of `stored` and a load of `loaded`.
fn typed(bytes: u32, ty: Option<Type>, stored: Type, loaded: Type, constant: bool) -> ToyFunc {
    let mut func = toy("0 -> 1:
        1 ->:");
    let mut slot = PLAIN_SLOT;
    (slot.bytes, slot.ty) = (bytes, ty);
    func.slots.push(slot);
    let op = if constant { Op::Const(0x1_2345_6789) } else { Op::Input };
    let value = func.push(Block(0), op).unwrap();
    // What is stored is a value of that type, except that constants are written as they come.
    let narrow = if constant { Some(value) } else { func.push(Block(0), Op::Convert(value, stored)) };
    func.push(Block(0), Op::Store(Slot(0), stored, narrow.unwrap()));
    let jump = func.blocks[0].insts.remove(0);
    func.blocks[0].insts.push(jump);
    let result = func.push(Block(1), Op::Load(Slot(0), loaded)).unwrap();
    func.push(Block(1), Op::Observe(result));
    let jump = func.blocks[1].insts.remove(0);
    func.blocks[1].insts.push(jump);
    func
}

fn outcome(func: &ToyFunc) -> Result<Outcome, Error> {
    let mut ctx = Ctx::new();
    plan(func, &Options::default(), &mut ctx).map(|plan| plan.outcome(Slot(0)))
}

#[test]
fn trap_21_mixed_types_through_one_slot() {
    let (i8, i32, i64, f32) = (Type::int(1), Type::int(4), Type::int(8), Type::float(4));
    for (ty, stored, loaded, kept) in [
        (i64, i64, i32, None),
        (i32, i32, i8, None),
        (f32, f32, i32, None),
        (i32, f32, i32, None),
        (i32, i8, i32, Some(Kept::Wider)),
        // What is declared does not matter if nothing is accessed so.
        (i64, i32, i32, None),
        (i32, i32, i64, Some(Kept::Wider)),
    ] {
        let func = typed(8, Some(ty), stored, loaded, false);
        same_everywhere("trap 21", &func);
        match outcome(&func).unwrap() {
            Outcome::Promoted { .. } => assert_eq!(kept, None, "{ty} {stored} {loaded}"),
            Outcome::Kept { reason, inst } => {
                assert_eq!(kept, Some(reason), "{ty} {stored} {loaded}");
                assert!(inst.is_some(), "the instruction is named");
            }
        }
    }
}

#[test]
fn trap_22_padded_slots_and_types_that_do_not_fit() {
    let (i32, i64) = (Type::int(4), Type::int(8));
    assert_eq!(outcome(&typed(8, Some(i32), i32, i32, false)), Ok(Outcome::Promoted { phis: 0 }));
    let kept = |func: &ToyFunc| match outcome(func) {
        Ok(Outcome::Kept { reason, inst: Some(_) }) => Some(reason),
        Ok(Outcome::Promoted { .. }) => None,
        other => panic!("{other:?}"),
    };
    assert_eq!(kept(&typed(4, Some(i64), i64, i64, false)), Some(Kept::Outside));
    assert_eq!(kept(&typed(4, Some(i64), i32, i32, false)), None, "nothing is accessed as declared");
    assert_eq!(kept(&typed(9, Some(i32), i32, i32, false)), None);
    assert_eq!(kept(&typed(u32::MAX, None, i32, i32, false)), None);
    assert_eq!(kept(&typed(8, Some(Type::int(3)), i32, i32, false)), None);
    let (wide, none) = (Type::int(16), Type::int(0));
    assert_eq!(kept(&typed(16, Some(wide), wide, wide, false)), Some(Kept::TooLarge));
    assert_eq!(kept(&typed(16, Some(none), none, i32, false)), Some(Kept::NoBytes));
    let func = typed(16, Some(wide), wide, wide, false);
    let options = Options { max_value_bytes: 16, ..Options::default() };
    assert!(with(&func, options, |plan| plan.is_promoted(Slot(0))));
}

/// What is converted may be the result of a load that goes.
#[test]
fn a_converted_store_takes_what_its_load_became() {
    let mut func = toy("0 ->: x = input; s1 = x; y = s1; s0 = y; z = s0; observe z");
    for (op, _) in &mut func.insts {
        match op {
            Op::Store(_, ty, _) | Op::Load(Slot(1), ty) => *ty = Type::float(8),
            _ => {}
        }
    }
    same_everywhere("a converted store", &func);
}

#[test]
fn opaque_types_are_not_converted() {
    let (a, b, i64) = (Type::opaque(1, 8), Type::opaque(2, 8), Type::int(8));
    for (stored, loaded, kept) in
        [(a, a, false), (b, b, false), (a, b, true), (b, a, true), (a, i64, true), (i64, a, true)]
    {
        for declared in [None, Some(a), Some(i64)] {
            let func = typed(8, declared, stored, loaded, false);
            let is_opaque = |outcome| matches!(outcome, Outcome::Kept { reason: Kept::Opaque, .. });
            assert_eq!(outcome(&func).map(is_opaque), Ok(kept), "{stored} {loaded}");
        }
    }
}

/// Events without a value are no reason to expect one: a function may have none.
#[test]
fn a_function_without_values_is_planned() {
    let mut func =
        ToyFunc { slots: vec![PLAIN_SLOT; 2], blocks: vec![Default::default()], ..ToyFunc::default() };
    func.push(Block(0), Op::Fresh(Slot(0)));
    func.push(Block(0), Op::Leak(Slot(1)));
    func.push(Block(0), Op::Jump);
    let mut ctx = Ctx::new();
    let plan = plan(&func, &Options::default(), &mut ctx).expect("the function is well formed");
    assert_eq!(plan.outcome(Slot(0)), Outcome::Promoted { phis: 0 });
    assert!(matches!(plan.outcome(Slot(1)), Outcome::Kept { reason: Kept::Escapes(_), .. }));
}

#[test]
fn slots_without_a_type_take_that_of_their_accesses() {
    let i32 = Type::int(4);
    let func = typed(8, None, i32, i32, false);
    same_everywhere("no type", &func);
    with(&func, Options::default(), |plan| {
        assert!(plan.is_promoted(Slot(0)));
        assert_eq!(plan.slot_type(Slot(0)), i32);
    });
    let wider = typed(8, None, i32, Type::int(8), false);
    assert!(matches!(outcome(&wider), Ok(Outcome::Kept { reason: Kept::Wider, .. })));
    // Not even the first access may reach past the slot's end.
    let outside = typed(4, None, Type::int(8), Type::int(8), false);
    assert!(matches!(outcome(&outside), Ok(Outcome::Kept { reason: Kept::Outside, .. })));
}

#[test]
fn trap_23_volatile_slots_stay() {
    let mut func = typed(8, Some(Type::int(8)), Type::int(8), Type::int(8), false);
    func.slots[0].volatile = true;
    assert_eq!(outcome(&func), Ok(Outcome::Kept { reason: Kept::Volatile, inst: None }));
    same_everywhere("trap 23", &func);
}

#[test]
fn trap_25_a_slot_that_is_made_again_is_fresh() {
    let func = toy("0 -> 1:
        1 -> 3 1 2: fresh s0; a = s0; observe a; x = const 5; s0 = x; c = input; switch c
        2 -> 3: b = s0; observe b
        3 ->: d = s0; observe d");
    same_everywhere("trap 25", &func);
    assert_eq!(phis(&func, Options::default()), [], "nothing flows around the loop");
    assert_eq!(load(&func, Options::default(), 0), Some(Definition::Zero(Slot(0))));
}

#[test]
fn trap_26_undefined_arguments_under_both_rules() {
    let func = toy("0 -> 1 2: c = input; branch c
        1 -> 2: x = const 5; s0 = x
        2 ->: y = s0; observe y");
    same_everywhere("trap 26", &func);
    assert_eq!(phis(&func, Options::default()).len(), 1);
    let undef = Options { uninit: Uninit::Undef, ..Options::default() };
    assert_eq!(phis(&func, undef).len(), 0);
    // A value that is not computed on the other path must not replace it.
    let late = toy("0 -> 1 2: c = input; branch c
        1 -> 2: x = input; s0 = x
        2 ->: y = s0; observe y");
    assert_eq!(phis(&late, undef).len(), 1);
    let only = toy("0 -> 1 2: c = input; branch c
        1 -> 2: fresh s0
        2 ->: y = s0; observe y");
    assert_eq!(phis(&only, undef).len(), 0);
    assert_eq!(load(&only, undef, 0), Some(Definition::Undef(Slot(0))));
}

#[test]
fn trap_27_equal_values_from_two_predecessors_are_two_arguments() {
    let func = toy("0 -> 1 2 3: x = const 1; s1 = x; c = input; switch c
        1 -> 4: a = const 5; s0 = a
        2 -> 4: b = s1; s0 = b
        3 -> 4: d = s1; s0 = d
        4 ->: y = s0; observe y");
    same_everywhere("trap 27", &func);
    with(&func, Options::default(), |plan| {
        let arg = |from| plan.edge_args(Edge::new(Block(from), 0)).next();
        assert_eq!(arg(2), arg(3));
        assert!(arg(1) != arg(2) && arg(2).is_some());
    });
}

#[test]
fn trap_5_duplicate_edges_each_have_their_arguments() {
    let func = toy("0 -> 1 2 2 1: x = const 1; s0 = x; c = input; switch c
        1 -> 2: y = const 2; s0 = y
        2 -> 3 2 2: z = s0; observe z; w = add z z; s0 = w; d = input; switch d
        3 ->: v = s0; observe v");
    same_everywhere("trap 5", &func);
    with(&func, Options::default(), |plan| {
        for (from, index, n) in [(0, 0, 0), (0, 1, 1), (0, 2, 1), (1, 0, 1), (2, 1, 1), (2, 2, 1)] {
            assert_eq!(plan.edge_args(Edge::new(Block(from), index)).len(), n, "edge {from}.{index}");
        }
    });
}

#[test]
fn trap_29_irreducible_loops() {
    let func = toy("0 -> 1 2: x = const 1; s0 = x; s1 = x; c = input; branch c
        1 -> 3 2: a = s0; b = add a a; s0 = b; d = input; switch d
        2 -> 3 1: e = s1; f = add e e; s1 = f; g = s0; observe g; h = input; switch h
        3 ->: i = s0; j = s1; observe i; observe j");
    same_everywhere("trap 29", &func);
}

#[test]
fn trap_30_deep_and_wide_functions_on_a_small_stack() {
    use sheave_testing::{
        Rng,
        ssa::{
            programs::{Recipe, fill, skeleton},
            shapes,
        },
    };
    let run = || {
        for (name, shape) in shapes::ALL {
            let recipe = Recipe { blocks: 0, slots: 3, insts: 3, odd: false };
            let func = fill(&mut Rng::new(1), skeleton(&shape(60_000)), recipe);
            let mut ctx = Ctx::new();
            let plan = plan(&func, &Options::default(), &mut ctx).unwrap();
            assert_eq!(plan.stats().slots, 3, "{name}");
        }
    };
    std::thread::Builder::new().stack_size(64 << 10).spawn(run).unwrap().join().unwrap();
}

/// A function with `n` slots that each need one phi with two edges, and one that needs two.
fn costly(n: u32) -> ToyFunc {
    let names = |f: &dyn Fn(u32) -> String| (0..n).map(f).collect::<Vec<_>>().join("; ");
    toy(&format!(
        "0 -> 1 2: c = input; branch c
        1 -> 2: x = const 1; {}
        2 -> 3 4: {}; d = input; branch d
        3 -> 4: s0 = x
        4 ->: z = s0; observe z",
        names(&|i| format!("s{i} = x")),
        names(&|i| format!("y{i} = s{i}; observe y{i}")),
    ))
}

#[test]
fn trap_31_the_cost_limit_at_under_and_over_the_bound() {
    let func = costly(4);
    // Slot 0 has two phis of two edges, the others one each: 4 + 2 + 2 + 2.
    let kept = |phi_cost_limit| {
        with(&func, Options { phi_cost_limit, ..Options::default() }, |plan| {
            (0..4).filter(|&slot| !plan.is_promoted(Slot(slot))).collect::<Vec<u32>>()
        })
    };
    assert_eq!(kept(11), []);
    assert_eq!(kept(10), [], "the bound itself is allowed");
    assert_eq!(kept(9), [0], "the most expensive first");
    assert_eq!(kept(6), [0]);
    assert_eq!(kept(5), [0, 3], "of equals the last");
    assert_eq!(kept(4), [0, 3]);
    assert_eq!(kept(1), [0, 1, 2, 3]);
    assert_eq!(kept(0), [0, 1, 2, 3]);
    let mut ctx = Ctx::new();
    let plan = plan(&func, &Options { phi_cost_limit: 9, ..Options::default() }, &mut ctx).unwrap();
    assert_eq!(plan.outcome(Slot(0)), Outcome::Kept { reason: Kept::PhiCost, inst: None });
    same_everywhere("trap 31", &func);
    // What is counted is pruned form, whatever the placement.
    for placement in Placement::ALL {
        let options = Options { phi_cost_limit: 9, placement, ..Options::default() };
        with(&func, options, |plan| assert!(!plan.is_promoted(Slot(0)) && plan.is_promoted(Slot(3))));
    }
}

#[test]
fn trap_34_a_wide_constant_is_narrowed() {
    let func = typed(4, Some(Type::int(4)), Type::int(8), Type::int(4), true);
    with(&func, Options::default(), |plan| {
        assert!(plan.is_promoted(Slot(0)));
        assert_eq!(plan.points().len(), 1);
    });
    let mut promoted = func.clone();
    with(&func, Options::default(), |plan| apply(&mut promoted, plan));
    assert_eq!(programs::run(&promoted, &[], 9), [0x2345_6789]);
    let variable = typed(4, Some(Type::int(4)), Type::int(8), Type::int(4), false);
    assert!(matches!(outcome(&variable), Ok(Outcome::Kept { reason: Kept::Outside, .. })));
}

#[test]
fn escapes_name_the_instruction_and_the_use() {
    let func = toy("0 -> 1: x = const 1; s0 = x; leak s0
        1 ->: y = s0; observe y");
    let found = outcome(&func).unwrap();
    assert_eq!(found.to_string(), "kept: address escapes at inst2 (call argument)");
    let func = toy("0 -> 1 2: c = input; branch c
        1 -> 2: x = const 5; s0 = x
        2 ->: y = s0; observe y");
    assert_eq!(outcome(&func).unwrap().to_string(), "promoted: 1 phi");
}

#[test]
fn parameter_slots_follow_the_invocation() {
    use sheave_ssa::promote::Mode;
    let mut func = toy("0 -> 1: x = const 1; s0 = x
        1 ->: y = s0; z = s1; observe y; observe z");
    func.slots[0].param = true;
    func.slots[1].param = true;
    let kept = |reason| Outcome::Kept { reason, inst: None };
    for options in all_options() {
        let reasons = |mode| {
            with(&func, Options { mode, ..options }, |plan| [plan.outcome(Slot(0)), plan.outcome(Slot(1))])
        };
        assert_eq!(reasons(Mode::Locals), [kept(Kept::Parameter), kept(Kept::Parameter)]);
        assert_eq!(reasons(Mode::All), [Outcome::Promoted { phis: 0 }, kept(Kept::NoVisibleStore)]);
    }
}

#[test]
fn dead_phis_and_dead_cycles_go() {
    // Minimal form puts phis at 1 and 2 that only feed each other.
    let func = toy("0 -> 1: x = const 1; s0 = x
        1 -> 3 2: c = input; y = const 2; s0 = y; switch c
        2 -> 3 1 2: d = input; w = const 3; s0 = w; switch d
        3 ->:");
    same_everywhere("dead cycles", &func);
    let minimal =
        |cleanup| Options { placement: Placement::Minimal, cleanup: Some(cleanup), ..Options::default() };
    assert!(phis(&func, minimal(Cleanup::None)).len() >= 2);
    assert_eq!(phis(&func, minimal(Cleanup::Full)), []);
    assert_eq!(phis(&func, Options::default()), []);
}

#[test]
fn a_dirty_context_gives_what_a_fresh_one_gives() {
    use sheave_testing::{
        Rng,
        ssa::programs::{Recipe, random},
    };
    let mut dirty = Ctx::new();
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let recipe = Recipe { blocks: 2 + rng.below(20), slots: rng.below(90), insts: 6, odd: true };
        let func = random(&mut rng, recipe);
        let mut fresh = Ctx::new();
        let a = format!("{:?}", plan(&func, &Options::default(), &mut fresh).unwrap());
        let b = format!("{:?}", plan(&func, &Options::default(), &mut dirty).unwrap());
        assert_eq!(a, b, "seed {seed}");
    }
}

#[test]
fn a_phi_limit_that_was_reached_leaves_nothing_behind_in_the_context() {
    let costly = costly(4);
    let harmless = toy("0 -> 1: x = const 1; s0 = x
        1 -> 2: y = s0; observe y
        2 ->:");
    for placement in Placement::ALL {
        let options = Options { phi_cost_limit: 5, ..placed(placement) };
        let mut ctx = Ctx::new();
        plan(&costly, &options, &mut ctx).unwrap();
        let dirty = format!("{:?}", plan(&harmless, &options, &mut ctx).unwrap());
        let fresh = format!("{:?}", plan(&harmless, &options, &mut Ctx::new()).unwrap());
        assert_eq!(dirty, fresh, "{placement:?}");
    }
}

#[test]
fn dense_and_sparse_placement_agree() {
    // More than 64 slots are placed one by one: the same function with unused slots before it takes the other
    // path.
    use sheave_testing::{
        Rng,
        ssa::programs::{Recipe, random},
    };
    for seed in 0..300 {
        let func = random(&mut Rng::new(seed), Recipe { blocks: 14, slots: 6, insts: 6, odd: false });
        let mut wide = func.clone();
        let first = wide.slots.len() as u32;
        wide.slots.resize(80, PLAIN_SLOT);
        let last = Block::new(wide.blocks.len() - 1);
        let value = Value(0);
        for slot in first..80 {
            // Stored and read in another block than the entry, so that placement considers it.
            let load = wide.push(last, Op::Load(Slot(slot), Type::int(8)));
            assert!(load.is_some());
            wide.push(Block(1), Op::Store(Slot(slot), Type::int(8), value));
        }
        let narrow = phis(&func, placed(Placement::Pruned));
        let all = phis(&wide, placed(Placement::Pruned));
        let same: Vec<_> = all.into_iter().filter(|&(_, slot)| slot < first).collect();
        assert_eq!(narrow, same, "seed {seed}");
    }
}

/// fib of the worked examples. Slots: 0 retval, 1 n, 2 a, 3 b, 4 i, 5 c. Blocks: 0 entry, 1 if.then, 2
/// if.end, 3 while.cond, 4 while.body, 5 while.end, 6 return.
fn fib() -> ToyFunc {
    toy("0 -> 1 2: n = input; s1 = n; zero = const 0; one = const 1; s2 = zero; s3 = one; t0 = s1; branch t0
        1 -> 6: t1 = s2; s0 = t1
        2 -> 3: two = const 2; s4 = two
        3 -> 5 4: t2 = s4; t3 = s1; k = input; switch k
        4 -> 3: t4 = s2; t5 = s3; sum = add t4 t5; s5 = sum; t6 = s3; s2 = t6; t7 = s5; s3 = t7; t8 = s4; incr = const 1; inc = add t8 incr; s4 = inc
        5 -> 6: t9 = s3; s0 = t9
        6 ->: t10 = s0; observe t10")
}

#[test]
fn worked_example_fib() {
    use sheave_ssa::{Dominators, Frontiers, Graph};
    let func = fib();
    same_everywhere("fib", &func);
    let graph = Graph::of(&func).unwrap();
    let dominators = Dominators::of(&graph);
    let idoms: Vec<_> = (0..7).map(|b| dominators.idom(Block(b)).map(|block| block.0)).collect();
    assert_eq!(idoms, [None, Some(0), Some(0), Some(2), Some(3), Some(3), Some(0)]);
    let frontiers = Frontiers::of(&graph, &dominators);
    let frontier = |b| frontiers.frontier(Block(b)).iter().map(|block| block.0).collect::<Vec<_>>();
    assert_eq!(
        [0, 1, 6, 4, 2, 5, 3].map(frontier),
        [vec![], vec![6], vec![], vec![3], vec![6], vec![6], vec![3, 6]]
    );

    let minimal = phis(&func, placed(Placement::Minimal));
    assert_eq!(minimal, [(3, 2), (3, 3), (3, 4), (3, 5), (6, 0), (6, 2), (6, 3), (6, 4), (6, 5)]);
    let pruned = [(3, 2), (3, 3), (3, 4), (6, 0)];
    assert_eq!(phis(&func, placed(Placement::Pruned)), pruned);
    assert_eq!(phis(&func, Options::default()), pruned);
    with(&func, Options::default(), |plan| {
        let args = |from, index| plan.edge_args(Edge::new(Block(from), index)).collect::<Vec<_>>();
        let value = |wanted: Op| Definition::Value(named(&func, |op| *op == wanted));
        let (zero, one, two) = (value(Op::Const(0)), value(Op::Const(1)), value(Op::Const(2)));
        assert_eq!(args(2, 0), [zero, one, two]);
        let sums: Vec<Value> =
            func.insts.iter().filter(|(op, _)| matches!(op, Op::Add(..))).map(|i| i.1.unwrap()).collect();
        // b becomes a, the sum becomes b, the increment becomes i.
        assert_eq!(args(4, 0), [Definition::Phi(1), Definition::Value(sums[0]), Definition::Value(sums[1])]);
        assert_eq!(args(1, 0), [zero]);
        assert_eq!(args(5, 0), [Definition::Phi(1)]);
    });
}

#[test]
fn worked_example_max_and_counter() {
    let max = toy("0 -> 1 2: a = input; b = input; s0 = a; c = input; branch c
        1 -> 2: s0 = b
        2 ->: r = s0; observe r");
    same_everywhere("max", &max);
    with(&max, Options::default(), |plan| {
        assert_eq!(plan.n_phis(), 1);
        let arg = |from, index| plan.edge_args(Edge::new(Block(from), index)).collect::<Vec<_>>();
        assert_eq!(arg(1, 0), [Definition::Value(Value(1))]);
        assert_eq!(arg(0, 1), [Definition::Value(Value(0))]);
    });
    let counter = toy("0 -> 1: z = const 0; s0 = z
        1 -> 3 2: i = s0; observe i; c = input; switch c
        2 -> 1: j = s0; one = const 1; inc = add j one; s0 = inc
        3 ->:");
    same_everywhere("counter", &counter);
    with(&counter, Options::default(), |plan| {
        let all: Vec<_> = plan.phis().map(|phi| (phi.block.0, phi.slot.0)).collect();
        assert_eq!(all, [(1, 0)]);
        let inc = named(&counter, |op| matches!(op, Op::Add(..)));
        let arg: Vec<_> = plan.edge_args(Edge::new(Block(2), 0)).collect();
        assert_eq!(arg, [Definition::Value(inc)]);
    });
}

/// An interpreter with `cases` cases: `locals` slots used in one case each, eight state variables that all
/// cases change, and a program counter.
fn dispatch(cases: u32, locals: u32) -> ToyFunc {
    let exit = cases + 2;
    let mut text = format!(
        "0 -> 1: one = const 1; {}\n",
        (0..9).map(|i| format!("s{i} = one")).collect::<Vec<_>>().join("; ")
    );
    let succs: Vec<String> = std::iter::once(exit).chain(2..exit).map(|block| block.to_string()).collect();
    text += &format!("1 -> {}: pc = s0; observe pc; op = input; switch op\n", succs.join(" "));
    for case in 0..cases {
        text += &format!("{} -> 1: ", case + 2);
        for local in (0..locals).filter(|local| local % cases == case) {
            text += &format!("s{0} = one; l{0} = s{0}; observe l{0}; ", local + 9);
        }
        for state in 0..9 {
            text += &format!(
                "a{case}x{state} = s{state}; b{case}x{state} = add a{case}x{state} one; s{state} = b{case}x{state}; "
            );
        }
        text += "\n";
    }
    text += &format!("{exit} ->: end = s1; observe end");
    toy(&text)
}

#[test]
fn worked_example_dispatch_loop() {
    for (cases, minimal_copies, pruned_copies) in [(84, 29_580, 765), (1000, 348_348, 9_009)] {
        let func = dispatch(cases, 339);
        let unlimited = |placement| Options { phi_cost_limit: u64::MAX, ..placed(placement) };
        for (placement, n, copies) in
            [(Placement::Minimal, 348, minimal_copies), (Placement::Pruned, 9, pruned_copies)]
        {
            with(&func, unlimited(placement), |plan| {
                let at_header = plan.phis().filter(|phi| phi.block == Block(1)).count();
                assert_eq!(at_header, n);
                let edges = cases as usize + 1;
                assert_eq!(at_header * edges, copies);
            });
        }
    }
}

#[test]
fn a_full_cleanup_leaves_no_phi_of_one_definition() {
    use sheave_ssa::{Cfg, Graph};
    use sheave_testing::{
        Rng,
        ssa::programs::{Recipe, random},
    };
    let mut ctx = Ctx::new();
    for seed in 0..300 {
        let func = random(&mut Rng::new(seed), Recipe { blocks: 14, slots: 3, insts: 4, odd: true });
        let graph = Graph::of(&func).unwrap();
        for options in all_options().filter(|options| options.effective_cleanup() == Cleanup::Full) {
            let plan = plan(&func, &options, &mut ctx).unwrap();
            let mut sources: Vec<Vec<Definition>> = vec![Vec::new(); plan.n_phis()];
            for block in (0..func.n_blocks()).map(Block::new).filter(|&block| graph.is_reachable(block)) {
                let mut targets = Vec::new();
                func.successors(block, |target| targets.push(target));
                for (k, &target) in targets.iter().enumerate() {
                    for (phi, arg) in plan.block_phis(target).zip(plan.edge_args(Edge::new(block, k as u32)))
                    {
                        let known = &mut sources[phi as usize];
                        if arg != Definition::Phi(phi) && !known.contains(&arg) {
                            known.push(arg);
                        }
                    }
                }
            }
            for (phi, sources) in sources.iter().enumerate() {
                assert!(sources.len() > 1, "seed {seed}: phi {phi} merges {sources:?} under {options:?}");
            }
        }
    }
}
