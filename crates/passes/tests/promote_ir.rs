//! Promotion of `sheave-ir` functions, as text: what needs types, assembly or phis that were there before.

use sheave_ir::Module;
use sheave_passes::adapters::promote::{Ctx, promote as run};
use sheave_passes::driver::{self, Goal, parse_passes};
use sheave_ssa::Slot;
use sheave_ssa::promote::{Cleanup, Options, Outcome, Uninit};

fn parse(text: &str) -> Module {
    let module = sheave_ir::parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}"));
    module
}

/// Promotes the only function of `text` and prints it.
#[track_caller]
fn promoted(text: &str) -> (String, Ctx) {
    let mut module = parse(text);
    let mut ctx = Ctx::new();
    for func in module.functions.values_mut() {
        run(func, &mut ctx, &Options::default()).unwrap();
    }
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}\n{module}"));
    (module.to_string(), ctx)
}

#[track_caller]
fn contains(text: &str, parts: &[&str]) {
    for part in parts {
        match part.strip_prefix('!') {
            None => assert!(text.contains(part), "{part} is missing in\n{text}"),
            Some(absent) => assert!(!text.contains(absent), "{absent} is left in\n{text}"),
        }
    }
}

#[test]
fn trap_21_conversions_become_instructions() {
    let (text, _) = promoted(
        "function %f(i64 v0) -> (i8, f32) {
block0:
    v1 = alloca i64
    store v0, v1
    v2 = load i8 v1
    v3 = load f32 v1
    return v2, v3
}",
    );
    contains(&text, &["trunc", "bitcast", "!alloca", "!load", "!store"]);
}

#[test]
fn trap_24_an_address_at_offset_zero_is_the_slot_itself() {
    let (text, _) = promoted(
        "function %f(i32 v0) -> i32 {
block0:
    v1 = alloca i32
    v2 = ptr_add v1, i64 0
    v3 = copy v2
    store v0, v3
    v4 = load i32 v1
    return v4
}",
    );
    contains(&text, &["return v0", "!alloca", "!ptr_add", "!copy"]);
}

#[test]
fn trap_24_other_uses_of_the_address_keep_the_slot() {
    for (line, reason) in [
        ("store v1, v1", "(stored)"),
        ("v2 = icmp eq v1, v1", "(compared)"),
        ("v2 = select i8 1, v1, v1", "(selected)"),
        ("v2 = ptr_add v1, i64 4", "(address computation)"),
        ("mem_set v1, i8 0, i64 4", "(block operation)"),
        ("v2 = bitcast i64 v1", "(converted)"),
    ] {
        let (text, ctx) = promoted(&format!(
            "function %f(i32 v0) {{
block0:
    v1 = alloca ptr
    {line}
    return
}}"
        ));
        contains(&text, &["alloca"]);
        let outcome = ctx.plan().outcome(Slot(0));
        assert!(outcome.to_string().ends_with(reason), "{line}: {outcome}");
    }
}

#[test]
fn trap_23_volatile_accesses_keep_their_slot() {
    let (text, ctx) = promoted(
        "function %f(i32 v0) -> i32 {
block0:
    v1 = alloca i32
    store v0, v1
    v2 = load volatile i32 v1
    return v2
}",
    );
    contains(&text, &["alloca", "load volatile"]);
    assert!(matches!(ctx.plan().outcome(Slot(0)), Outcome::Kept { .. }));
}

/// A function that calls something that returns twice, and stores to its slot before, or after, or not.
fn returning_twice(before: &str, after: &str) -> String {
    format!(
        "extern function %twice() -> i32
extern function %work()
function %f() -> i32 {{
block0:
    v1 = alloca i32
    {before}
    v2 = call returns_twice %twice()
    branch v2, block2, block1

block1:
    {after}
    call %work()
    jump block2

block2:
    v3 = load i32 v1
    return v3
}}"
    )
}

#[test]
fn trap_23_a_slot_stored_to_between_two_returns_stays_in_memory() {
    let (text, ctx) = promoted(&returning_twice("store i32 1, v1", "store i32 2, v1"));
    contains(&text, &["alloca", "store i32 1", "store i32 2", "load"]);
    assert_eq!(ctx.plan().outcome(Slot::new(0)).to_string(), "kept: returns twice");
    // Nothing is stored after the call, so that both returns find the same; and what is not read afterwards
    // does not matter.
    let (text, _) = promoted(&returning_twice("store i32 1, v1", ""));
    contains(&text, &["!alloca", "!store", "return i32 1"]);
    let unread = returning_twice("store i32 1, v1", "store i32 2, v1")
        .replace("v3 = load i32 v1", "store i32 3, v1")
        .replace("return v3", "return i32 3");
    contains(&promoted(&unread).0, &["!alloca", "!store"]);
}

#[test]
fn trap_23_setjmp_returns_twice() {
    let text = "function %f(ptr v0) -> i32 {
block0:
    v1 = alloca i32
    v2 = alloca i32
    store i32 1, v1
    store i32 7, v2
    v3 = setjmp v0
    branch v3, block2, block1

block1:
    store i32 2, v1
    longjmp v0
    unreachable

block2:
    v4 = load i32 v1
    v5 = load i32 v2
    v6 = add v4, v5
    return v6
}";
    let (text, ctx) = promoted(text);
    contains(&text, &["store i32 2", "!i32 7, v2"]);
    let outcomes = [0, 1].map(|slot| ctx.plan().outcome(Slot::new(slot)).to_string());
    assert_eq!(outcomes, ["kept: returns twice", "promoted: 0 phis"]);
}

#[test]
fn trap_28_phis_that_were_there_stay_in_front() {
    let (text, _) = promoted(
        "function %f(i32 v0) -> i32 {
block0:
    v1 = alloca i32
    store i32 1, v1
    branch v0, block1, block2
block1:
    store i32 2, v1
    v2 = load i32 v1
    jump block2
block2:
    v3 = phi i32 [block0: v0], [block1: v2]
    v4 = load i32 v1
    v5 = add v3, v4
    return v5
}",
    );
    contains(&text, &["phi i32 [block0: v0], [block1: i32 2]", "phi i32 [block0: i32 1], [block1: i32 2]"]);
}

#[test]
fn trap_34_a_wide_literal_is_narrowed() {
    let (text, _) = promoted(
        "function %f() -> i32 {
block0:
    v1 = alloca i32 size 8
    store i64 4294967295, v1
    v2 = load i32 v1
    return v2
}",
    );
    contains(&text, &["return i32 -1", "!alloca"]);
}

#[test]
fn assembly_outputs_become_results() {
    let (text, _) = promoted(
        r#"function %f(i32 v0) -> i32 {
block0:
    v1 = alloca i32
    v2 = alloca i32
    v3 = asm "x" [out_to "r" i32 = v1, out "r" i32, out_to "r" i32 = v2, in "r" i32 = v0]
    v4 = load i32 v1
    v5 = load i32 v2
    v6 = add v4, v5
    v7 = sub v6, v3
    return v7
}"#,
    );
    contains(
        &text,
        &["!alloca", "!out_to", "!load", r#"[out "r" i32, out "r" i32, out "r" i32, in "r" i32 = v0]"#],
    );
    let line = text.lines().find(|line| line.contains("asm")).unwrap();
    let results: Vec<&str> = line.trim().split(" = ").next().unwrap().split(", ").collect();
    let add = text.lines().find(|line| line.contains("add")).unwrap();
    assert!(
        add.ends_with(&format!("add {}, {}", results[0], results[2])),
        "operands keep their order in\n{text}"
    );
}

#[test]
fn an_assembly_output_in_a_branch_is_merged() {
    let (text, _) = promoted(
        r#"function %f(i32 v0) -> i32 {
block0:
    v1 = alloca i32
    store v0, v1
    branch v0, block1, block2
block1:
    asm "x" [out_to "r" i32 = v1]
    jump block2
block2:
    v2 = load i32 v1
    return v2
}"#,
    );
    contains(&text, &["!alloca", "!load", "phi i32 [block0: v0], [block1: "]);
}

#[test]
fn a_converted_store_of_a_removed_load_stores_what_the_load_gave() {
    let (text, _) = promoted(
        "function %f(f64 v0) -> i64 {
block0:
    v1 = alloca f64
    v2 = alloca i64
    store v0, v1
    store i64 1, v2
    v3 = load f64 v1
    store v3, v2
    v4 = load i64 v2
    return v4
}",
    );
    contains(&text, &["!alloca", "!load", "bitcast i64 v0"]);
}

#[test]
fn a_value_of_the_phi_s_own_block_does_not_replace_it() {
    let mut module = parse(
        "function %f(i32 v0) -> i32 {
block0:
    v1 = alloca i32
    jump block1
block1:
    v2 = load i32 v1
    v3 = add v2, v0
    store v3, v1
    branch v3, block1, block2
block2:
    return v3
}",
    );
    for func in module.functions.values_mut() {
        let options = Options { uninit: Uninit::Undef, cleanup: Some(Cleanup::Full), ..Options::default() };
        run(func, &mut Ctx::new(), &options).unwrap();
    }
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}\n{module}"));
    contains(&module.to_string(), &["!alloca", "!load", "phi i32 [block0: "]);
}

#[test]
fn memory_constraints_keep_their_slot() {
    let (text, ctx) = promoted(
        r#"function %f() -> i32 {
block0:
    v1 = alloca i32
    asm "x" [out_memory "m" i32 = v1]
    v2 = load i32 v1
    return v2
}"#,
    );
    contains(&text, &["alloca"]);
    assert!(ctx.plan().outcome(Slot(0)).to_string().ends_with("(assembly memory operand)"));
}

#[test]
fn trap_13_what_an_asm_goto_defines_is_visible_on_its_fall_through_only() {
    let text = r#"function %f(i32 v0) -> i32 {
block0:
    v1 = alloca i32
    store i32 7, v1
    asm_goto "x" [out_to "r" i32 = v1, in "r" i32 = v0] to block1 [block2, block1]
block1:
    v2 = load i32 v1
    jump block3
block2:
    v3 = load i32 v1
    jump block3
block3:
    v4 = load i32 v1
    return v4
}"#;
    let (text, _) = promoted(text);
    contains(&text, &["!alloca", "!load", "[block0.0: ", "[block0.2: i32 7]", "[block2: i32 7]"]);
    let passes = parse_passes("demote").unwrap();
    let module =
        driver::Ctx::new().run_module(&parse(&text), &driver::Options::new(&passes), Goal::Passes).unwrap();
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}\n{module}"));
    contains(&module.to_string(), &["!phi"]);
}

#[test]
fn slots_outside_the_entry_and_used_before_their_block_in_the_layout() {
    let (text, _) = promoted(
        "function %f(i32 v0) -> i32 {
block0:
    jump block2
block1:
    store v0, v1
    v2 = load i32 v1
    return v2
block2:
    v1 = alloca i32
    v3 = load i32 v1
    branch v3, block1, block1
}",
    );
    contains(&text, &["!alloca", "!load", "return v0", "branch i32 0"]);
}

#[test]
fn blocks_may_lie_in_any_order() {
    let (text, _) = promoted(
        "function %f(i32 v0) -> i32 {
block0:
    v1 = alloca i32
    store v0, v1
    jump block3
block1:
    v2 = load i32 v1
    return v2
block3:
    v3 = load i32 v1
    v4 = add v3, i32 1
    store v4, v1
    branch v4, block1, block3
}",
    );
    contains(&text, &["!alloca", "phi i32 [block0: v0], [block3: v4]", "return v4"]);
}
