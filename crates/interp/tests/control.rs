//! Blocks, phis, copies, switches, counters.

use sheave_interp::{Counts, Interpreter, Options, Outcome, TrapKind};
use sheave_ir::{Block, FuncId};

use super::{module, run, trap};

#[test]
fn swapping_phis_are_one_parallel_copy() {
    let source = "
function ssa %swap(i32 v0) -> i32 {
block0:
    jump block1
block1:
    v1 = phi i32 [block0: i32 1], [block1: v2]
    v2 = phi i32 [block0: i32 2], [block1: v1]
    v3 = phi i32 [block0: v0], [block1: v4]
    v4 = sub v3, i32 1
    branch v4, block1, block2
block2:
    v5 = mul v1, i32 10
    v6 = add v5, v2
    return v6
}";
    assert_eq!(run(source, &[1]), [12]);
    assert_eq!(run(source, &[2]), [21]);
    assert_eq!(run(source, &[3]), [12]);
}

#[test]
fn many_phis_rotate() {
    // Twelve phis: beyond the length up to which moves are compared pairwise.
    let mut source =
        String::from("function ssa %rotate(i64 v0) -> i64 {\nblock0:\n    jump block1\nblock1:\n");
    for i in 0..12 {
        let next = 1 + (i + 1) % 12;
        source += &format!("    v{} = phi i64 [block0: i64 {i}], [block1: v{next}]\n", i + 1);
    }
    source += "    v13 = phi i64 [block0: v0], [block1: v14]
    v14 = sub v13, i64 1
    branch v14, block1, block2
block2:
    return v1
}";
    assert_eq!(run(&source, &[1]), [0]);
    assert_eq!(run(&source, &[6]), [5]);
    assert_eq!(run(&source, &[13]), [0]);
}

#[test]
fn edges_from_one_switch_to_one_block_are_told_apart() {
    let source = "
function %pick(i8 v0) -> i32 {
block0:
    switch v0, block1 [1: block1, -1: block1, 7: block2]
block1:
    v1 = phi i32 [block0.0: i32 10], [block0.1: i32 11], [block0.2: i32 12]
    return v1
block2:
    return i32 13
}";
    for (value, expected) in [(0, 10), (1, 11), (255, 12), (7, 13), (8, 10)] {
        assert_eq!(run(source, &[value]), [expected], "case {value}");
    }
}

#[test]
fn sparse_switches_search() {
    let source = "
function %pick(i64 v0) -> i32 {
block0:
    switch v0, block1 [1: block2, 1000000000000: block3, -5: block4]
block1:
    return i32 0
block2:
    return i32 2
block3:
    return i32 3
block4:
    return i32 4
}";
    for (value, expected) in [(0, 0), (1, 2), (1_000_000_000_000, 3), (-5i64 as u64, 4), (u64::MAX, 0)] {
        assert_eq!(run(source, &[value]), [expected], "case {value}");
    }
}

#[test]
fn indirect_branches_go_to_listed_targets_only() {
    let source = "
data %table size 24 align 8 {
    at 0: blockaddr(%go, block1)
    at 8: blockaddr(%go, block2)
    at 16: blockaddr(%go, block3)
}
function %go(i64 v0) -> i32 {
block0:
    v1 = ptr_index %table, v0 * 8
    v2 = load ptr v1
    indirect_branch v2, [block1, block2]
block1:
    return i32 1
block2:
    return i32 2
block3:
    return i32 3
}";
    assert_eq!(run(source, &[0]), [1]);
    assert_eq!(run(source, &[1]), [2]);
    assert!(matches!(trap(source, &[2]).kind, TrapKind::BadBranch(_)));
}

#[test]
fn copies_form_runs_and_shows_missing_copies() {
    let source = "
function copies %f(i32 v0) -> i32 {
    var i32 v1, i32 v2
block0:
    branch v0, block1, block2
block1:
    copy v1, i32 5
    jump block2
block2:
    copy v2, v1
    v3 = add v2, i32 1
    return v3
}";
    assert_eq!(run(source, &[1]), [6]);
    let trap = trap(source, &[0]);
    // The copy passes on what is not there; the addition reads it.
    assert!(matches!(trap.kind, TrapKind::Uninitialised(_)), "{trap}");
    assert_eq!(trap.at.map(|(block, _)| block), Some(Block::from_u32(2)));
}

#[test]
fn zero_for_uninitialised_on_request() {
    let source = "
function copies %f() -> i32 {
    var i32 v1
block0:
    v2 = add v1, i32 3
    return v2
}";
    assert!(matches!(trap(source, &[]).kind, TrapKind::Uninitialised(_)));
    let module = module(source);
    let options = Options { zero_uninitialised: true, ..Options::default() };
    let mut interp = Interpreter::new(&module, options).unwrap();
    assert_eq!(interp.call(FuncId::from_u32(0), &[]), Ok(Outcome::Returned(vec![3])));
}

#[test]
fn undef_is_zero() {
    let source = "
function %f(i32 v0) -> i32 {
block0:
    branch v0, block1, block2
block1:
    jump block2
block2:
    v1 = phi i32 [block0.1: i32 undef], [block1: i32 4]
    v2 = add v1, i32 undef
    return v2
}";
    assert_eq!(run(source, &[0]), [0]);
    assert_eq!(run(source, &[1]), [4]);
}

const LOOP: &str = "
function ssa %sum(i32 v0) -> i32 {
block0:
    jump block1
block1:
    v1 = phi i32 [block0: i32 0], [block1: v3]
    v2 = phi i32 [block0: v0], [block1: v4]
    v3 = add v1, v2
    v4 = sub v2, i32 1
    v5 = icmp ne v4, i32 0
    branch v5, block1, block2
block2:
    v6 = copy v3
    return v6
}";

#[test]
fn everything_is_counted() {
    let module = module(LOOP);
    let mut interp = Interpreter::new(&module, Options::default()).unwrap();
    let sum = FuncId::from_u32(0);
    assert_eq!(interp.block_counts(sum), []);
    assert_eq!(interp.call(sum, &[10]), Ok(Outcome::Returned(vec![55])));
    assert_eq!(interp.counts(), Counts { instructions: 1 + 4 * 10 + 2, phis: 20, copies: 1 });
    assert_eq!(interp.block_counts(sum), [1, 10, 1]);
}

#[test]
fn fuel_ends_a_loop() {
    let module = module(LOOP);
    let mut interp = Interpreter::new(&module, Options { fuel: Some(1000), ..Options::default() }).unwrap();
    let trap = interp.call(FuncId::from_u32(0), &[0]).unwrap_err();
    assert_eq!(trap.kind, TrapKind::OutOfFuel(1000));
    assert!(interp.counts().instructions < 1010);
}

#[test]
fn a_body_can_be_replaced() {
    let first = module(
        "function %f() -> i32 {\nblock0:\n    v0 = call %g()\n    return v0\n}\nfunction %g() -> i32 {\nblock0:\n    return i32 1\n}",
    );
    let mut other = first.functions[FuncId::from_u32(1)].clone();
    let value = other.make_const(sheave_ir::Type::I32, sheave_ir::ConstData::Bits(2));
    let ret = other.order[0];
    other.insts[ret] =
        sheave_ir::InstData::Return { args: sheave_ir::ValueList::from_slice(&[value], &mut other.pool) };
    let mut interp = Interpreter::new(&first, Options::default()).unwrap();
    assert_eq!(interp.call(FuncId::from_u32(0), &[]), Ok(Outcome::Returned(vec![1])));
    interp.replace(FuncId::from_u32(1), &other);
    assert_eq!(interp.call(FuncId::from_u32(0), &[]), Ok(Outcome::Returned(vec![2])));
}

#[test]
fn empty_assembly_passes_its_operands() {
    let source = r#"
function %f(i32 v0) -> i32 {
block0:
    v1 = alloca i32
    store i32 7, v1
    asm side_effects "" [] clobbers ["memory"]
    v2 = asm "" [out "r" i32, in "0" i32 = v0]
    asm "" [out_to "imr" i32 = v1, in "0" i32 = v2]
    v3 = load i32 v1
    v4 = asm_goto "" [out "r" i32] to block1 [block2]
block1:
    v5 = add v3, v4
    return v5
block2:
    return i32 99
}"#;
    assert_eq!(run(source, &[41]), [41]);
    let trap = trap("function %f() {\nblock0:\n    asm \"cpuid\"\n    return\n}", &[]);
    assert!(matches!(trap.kind, TrapKind::Unsupported(_)));
    assert!(trap.to_string().contains("cpuid"));
}
