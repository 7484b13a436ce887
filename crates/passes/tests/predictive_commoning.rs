//! When the load of the next iteration is replaced by what an iteration stored, and each reason for which it
//! is not. That results stay what they were is for the file tests and the random programs.

use sheave_ir::{Module, parse_module};
use sheave_passes::driver::{Ctx, Goal, Options, parse_passes};

const DECLARATIONS: &str = "extern function %any(ptr)\n\
    extern function no_unwind will_return effects(none) %pure(i64) -> i64\n\
    extern function no_unwind will_return effects(read) %reading()\n\
    data %row size 256 align 8\ndata %other size 256 align 8\n";

/// How many loads `predictive-commoning` replaces.
fn carried(function: &str) -> u32 {
    let text = format!("{DECLARATIONS}{function}");
    let module: Module =
        parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let passes = parse_passes("predictive-commoning,promote").expect("passes");
    let mut ctx = Ctx::new();
    let mut n = 0;
    for id in module.functions.keys() {
        let options = Options { verify: true, ..Options::new(&passes) };
        ctx.run(&module, id, &options, Goal::Passes).expect("well formed");
        let counts = ctx.stats().counts.iter();
        n += counts.filter(|count| count.what.starts_with("loads of what")).map(|count| count.n).sum::<u32>();
    }
    n
}

/// A loop over `v3` from `start` by `step` that is left at the bottom: loads at `load` from `base + v3 * 8`,
/// does `inside`, stores at `store`.
fn bottom(base: &str, start: &str, step: i64, [load, store]: [&str; 2], inside: &str) -> String {
    format!(
        "function %f(ptr v0, ptr v1, i64 v2) {{\nblock0:\n    jump block1\n\nblock1:\n    \
         v3 = phi i64 [block0: {start}], [block1: v6]\n    v4 = ptr_index {base}, v3 * 8\n    \
         v5 = load i64 v4 {load}\n{inside}    v8 = add v5, v3\n    store v8, v4 {store}\n    \
         v6 = add v3, i64 {step}\n    v7 = icmp slt v6, v2\n    branch v7, block1, block2\n\nblock2:\n    \
         return\n}}\n"
    )
}

/// The same with `v3` from 1 by 1 and a test at the top.
fn top(base: &str, inside: &str, end: &str) -> String {
    format!(
        "function %f(ptr v0, ptr v1, i64 v2) {{\nblock0:\n    jump block1\n\nblock1:\n    \
         v3 = phi i64 [block0: i64 1], [block3: v6]\n    v7 = icmp slt v3, {end}\n    \
         branch v7, block2, block4\n\nblock2:\n    v4 = ptr_index {base}, v3 * 8\n{inside}    \
         v5 = load i64 v4 - 8\n    v8 = add v5, v3\n    store v8, v4\n    jump block3\n\nblock3:\n    \
         v6 = add v3, i64 1\n    jump block1\n\nblock4:\n    return\n}}\n"
    )
}

#[test]
fn what_the_iteration_before_stored_is_not_loaded() {
    // By a parameter, which the first iteration loads from in any case.
    assert_eq!(carried(&bottom("v0", "i64 1", 1, ["- 8", "+ 0"], "")), 1);
    assert_eq!(carried(&bottom("v0", "v2", 1, ["+ 0", "+ 8"], "")), 1);
    // Backwards, and by more than the size.
    assert_eq!(carried(&bottom("v0", "v2", -1, ["+ 8", "+ 0"], "")), 1);
    assert_eq!(carried(&bottom("v0", "v2", 3, ["+ 0", "+ 24"], "")), 1);
    // Where the first test is not certain, a guard makes it; but the load may fault where a trap may come
    // first.
    assert_eq!(carried(&top("v0", "", "v2")), 1);
    assert_eq!(carried(&top("v0", "    v10 = sdiv i64 9, v1\n", "v2").replace("ptr v1", "i64 v1")), 0);
    assert_eq!(carried(&top("v0", "", "i64 9")), 1);
    for inside in [
        "    v10 = load i64 v1\n",
        "    v10 = call %pure(v2)\n",
        "    v10 = sdiv v2, i64 10\n",
        "    call %reading()\n",
        // Far from both places.
        "    store v3, v4 + 64\n",
    ] {
        assert_eq!(carried(&bottom("v0", "i64 1", 1, ["- 8", "+ 0"], inside)), 1, "{inside}");
    }
    // Another object.
    assert_eq!(carried(&bottom("%row", "i64 1", 1, ["- 8", "+ 0"], "    store v3, %other\n")), 1);
}

#[test]
fn a_pointer_counts_too() {
    let text = |by: &str| {
        format!(
            "function %f(ptr v0, i64 v1) {{\nblock0:\n    jump block1\n\nblock1:\n    \
             v2 = phi ptr [block0: v0], [block1: v5]\n    v3 = load i64 v2 - 8\n    v4 = add v3, v1\n    \
             store v4, v2\n    v5 = ptr_add v2, {by}\n    branch v4, block1, block2\n\nblock2:\n    return\n}}\n"
        )
    };
    assert_eq!(carried(&text("i64 8")), 1);
    assert_eq!(carried(&text("i64 16")), 0);
    assert_eq!(carried(&text("v1")), 0);
}

#[test]
fn other_places_are_loaded() {
    for (step, places) in [
        (1, ["+ 0", "+ 0"]),
        (1, ["- 16", "+ 0"]),
        (1, ["+ 8", "+ 0"]),
        (-1, ["- 8", "+ 0"]),
        (2, ["- 8", "+ 0"]),
        (1, ["- 4", "+ 0"]),
        // The bytes overlap within one iteration.
        (0, ["+ 0", "+ 0"]),
    ] {
        assert_eq!(carried(&bottom("v0", "i64 1", step, places, "")), 0, "{step} {places:?}");
    }
    // Another type.
    let text = bottom("v0", "i64 1", 1, ["- 8", "+ 0"], "").replace("v5 = load i64", "v9 = load i32");
    assert_eq!(carried(&text.replace("add v5, v3", "add v3, v3")), 0);
}

#[test]
fn whatever_may_write_there_in_between_makes_it_load() {
    for inside in [
        "    store v3, v1\n",
        "    store i8 1, v4\n",
        // What the next iteration loads, in this one and from the one before.
        "    store v3, v4 - 8\n",
        "    store i8 0, v4 + 7\n",
        "    call %any(v1)\n",
        "    mem_set v1, i8 0, i64 8\n",
        "    v10 = rmw add v1, v2\n",
        "    fence acquire\n",
        "    v10 = load volatile i64 v1\n",
        "    v10 = ptr_index v0, v2 * 8\n    store v3, v10\n",
    ] {
        assert_eq!(carried(&bottom("v0", "i64 1", 1, ["- 8", "+ 0"], inside)), 0, "{inside}");
    }
}

#[test]
fn accesses_that_are_not_plain_stay() {
    let plain = bottom("v0", "i64 1", 1, ["- 8", "+ 0"], "");
    assert_eq!(carried(&plain.replace("load i64", "load volatile i64")), 0);
    assert_eq!(carried(&plain.replace("store v8", "store volatile v8")), 0);
    assert_eq!(carried(&plain.replace("load i64", "load relaxed i64")), 0);
}

#[test]
fn a_store_that_need_not_be_executed_tells_nothing() {
    let text = |base: &str| {
        format!(
            "function %f(ptr v0, i64 v2) {{\nblock0:\n    jump block1\n\nblock1:\n    \
             v3 = phi i64 [block0: i64 1], [block3: v6]\n    v4 = ptr_index {base}, v3 * 8\n    \
             v5 = load i64 v4 - 8\n    branch v5, block2, block3\n\nblock2:\n    store v3, v4\n    \
             jump block3\n\nblock3:\n    v6 = add v3, i64 1\n    v7 = icmp slt v6, v2\n    \
             branch v7, block1, block4\n\nblock4:\n    return\n}}\n"
        )
    };
    assert_eq!(carried(&text("v0")), 0);
    assert_eq!(carried(&text("%row")), 0);
}

#[test]
fn a_load_that_need_not_be_executed_may_fault_before_the_loop() {
    let text = |base: &str, start: &str| {
        format!(
            "function %f(ptr v0, i64 v2) {{\nblock0:\n    jump block1\n\nblock1:\n    \
             v3 = phi i64 [block0: {start}], [block3: v6]\n    v4 = ptr_index {base}, v3 * 8\n    \
             branch v2, block2, block3\n\nblock2:\n    v5 = load i64 v4 - 8\n    jump block3\n\nblock3:\n    \
             store v3, v4\n    v6 = add v3, i64 1\n    v7 = icmp slt v6, v2\n    \
             branch v7, block1, block4\n\nblock4:\n    return\n}}\n"
        )
    };
    assert_eq!(carried(&text("v0", "i64 1")), 0);
    assert_eq!(carried(&text("%row", "v2")), 0);
    assert_eq!(carried(&text("%row", "i64 0")), 0);
    assert_eq!(carried(&text("%row", "i64 33")), 0);
    // The object is there.
    assert_eq!(carried(&text("%row", "i64 1")), 1);
    assert_eq!(carried(&text("%row", "i64 32")), 1);
}
