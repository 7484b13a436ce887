//! When a location that a loop updates is kept in a register, and each reason for which it is not.

use sheave_ir::{Module, parse_module};
use sheave_passes::driver::{Ctx, Goal, Options, parse_passes};

const DECLARATIONS: &str = "extern function %any(ptr)\n\
    extern function no_unwind will_return effects(none) %pure(i64) -> i64\n\
    extern function effects(none) %leaving(i64) -> i64\n\
    extern function no_unwind will_return effects(read) %reading()\n\
    extern function %by_value(ptr byval(16, 8))\n\
    extern function %setjmp(ptr) -> i32\n\
    data %global size 16 align 8\ndata %other size 8 align 8\n";

/// How many locations `scalar-promotion` keeps in registers.
fn held(function: &str) -> u32 {
    let text = format!("{DECLARATIONS}{function}");
    let module: Module =
        parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let passes = parse_passes("scalar-promotion").expect("a pass");
    let mut ctx = Ctx::new();
    let mut n = 0;
    for id in module.functions.keys() {
        ctx.run(&module, id, &Options::new(&passes), Goal::Passes).expect("well formed");
        let counts = ctx.stats().counts.iter();
        n += counts
            .filter(|count| count.what == "locations kept in registers")
            .map(|count| count.n)
            .sum::<u32>();
    }
    n
}

/// How many loads from `target` and stores to it are left in the block of the loop.
fn loop_accesses(function: &str, target: &str) -> (usize, usize) {
    let text = format!("{DECLARATIONS}{function}");
    let module = parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let passes = parse_passes("scalar-promotion").expect("a pass");
    let after = Ctx::new().run_module(&module, &Options::new(&passes), Goal::Passes).expect("well formed");
    let after = after.to_string();
    let (_, body) = after.split_once("block1:").expect("the loop");
    let (body, _) = body.split_once("block2:").expect("its exit");
    let count = |start: &str, end: &str| {
        body.lines().filter(|line| line.trim().starts_with(start) && line.contains(end)).count()
    };
    (count("v4 = load", &format!(" {target}")), count("store v5", &format!(", {target}")))
}

/// A loop that stores to `target`, of whatever `before` makes, at its bottom, with `inside` in its body.
fn counted(before: &str, target: &str, inside: &str) -> String {
    format!(
        "function %f(ptr v0, ptr v1, i64 v2) {{\nblock0:\n{before}    jump block1\n\nblock1:\n    \
         v3 = phi i64 [block0: i64 0], [block1: v6]\n    v4 = load i64 {target}\n{inside}    \
         v5 = add v4, v3\n    store v5, {target}\n    v6 = add v3, i64 1\n    v7 = icmp slt v6, v2\n    \
         branch v7, block1, block2\n\nblock2:\n    return\n}}\n"
    )
}

/// A slot that no other pointer points to, in v9; promotion leaves it because it is accessed in parts.
const SLOT: &str = "    v9 = alloca size 16 align 8\n    store i8 1, v9 + 9\n";

#[test]
fn what_nothing_else_touches_is_kept() {
    for inside in [
        "",
        "    v10 = load i64 %other\n",
        "    v10 = load i64 %global+8\n",
        "    v10 = call %pure(v2)\n",
        "    v10 = sdiv v2, i64 10\n    v11 = urem v2, i64 -1\n",
        // A trap ends the program.
        "    v10 = sdiv v2, v3\n",
        "    mem_set %other, i8 0, i64 8\n",
        "    mem_copy %other, %global+8, i64 8\n",
    ] {
        assert_eq!(held(&counted("", "%global", inside)), 1, "{inside}");
    }
    assert_eq!(held(&counted("", "%global", "    store v2, %other\n")), 2);
    // A parameter: the loads of the first iteration are executed in any case.
    assert_eq!(held(&counted("", "v0", "")), 1);
    // Others do not see the slot.
    for inside in [
        "    call %any(v0)\n",
        "    v10 = load volatile i64 v0\n",
        "    v10 = sdiv v2, v3\n",
        "    fence seq_cst\n",
        "    v10 = load i64 v0\n",
        "    v10 = rmw add v0, v2\n",
    ] {
        assert_eq!(held(&counted(SLOT, "v9", inside)), 1, "{inside}");
    }
}

#[test]
fn other_stores_to_the_bytes_keep_them_in_memory() {
    for inside in ["    store v2, v0\n", "    mem_set v0, i8 0, i64 8\n", "    mem_copy v0, %other, i64 8\n"]
    {
        assert_eq!(held(&counted("", "%global", inside)), 0, "{inside}");
    }
    for inside in ["    v10 = ptr_index v9, v3 * 8\n    store v2, v10\n", "    v10 = rmw add v9, v2\n"] {
        assert_eq!(held(&counted(SLOT, "v9", inside)), 0, "{inside}");
    }
}

#[test]
fn other_loads_of_the_bytes_keep_the_stores() {
    for inside in [
        "    v10 = load i64 v0\n",
        "    v10 = load i32 %global+4\n",
        "    v10 = load i64 %global+4\n",
        "    v10 = ptr_index %global, v3 * 8\n    v11 = load i8 v10\n",
        "    mem_copy %other, %global+4, i64 8\n",
        "    mem_copy %other, v1, v2\n",
    ] {
        assert_eq!(loop_accesses(&counted("", "%global", inside), "%global"), (0, 1), "{inside}");
    }
    for inside in [
        "    v10 = load i32 v9\n",
        "    call %by_value(v9)\n",
        "    v10 = load volatile i64 v9\n",
        "    mem_copy %other, v9, i64 8\n",
    ] {
        assert_eq!(loop_accesses(&counted(SLOT, "v9", inside), "v9"), (0, 1), "{inside}");
    }
}

#[test]
fn what_lets_others_see_memory_keeps_it_up_to_date() {
    for inside in [
        "    call %any(v0)\n",
        "    call %reading()\n",
        "    v10 = call %leaving(v2)\n",
        "    v10 = load volatile i64 %other\n",
        "    store volatile v2, %other\n",
        "    v10 = load relaxed i64 %other\n",
        "    v10 = rmw add %other, v2\n",
        "    fence acquire\n",
        "    asm side_effects \"\" []\n",
    ] {
        assert_eq!(held(&counted("", "%global", inside)), 0, "{inside}");
    }
    // Its address is known elsewhere.
    let escapes = format!("{SLOT}    call %any(v9)\n");
    assert_eq!(held(&counted(&escapes, "v9", "    call %any(v0)\n")), 0);
    // What comes after the second return expects what was stored last.
    for twice in ["    v20 = call returns_twice %setjmp(v0)\n", "    v20 = setjmp v0\n"] {
        assert_eq!(held(&counted(&format!("{SLOT}{twice}"), "v9", "")), 0, "{twice}");
    }
}

#[test]
fn the_loop_itself_must_allow_it() {
    // Accesses that are not plain.
    for flags in ["volatile", "relaxed"] {
        let text = counted("", "%global", "").replace("store v5", &format!("store {flags} v5"));
        assert_eq!(held(&text), 0, "{flags}");
    }
    // The address changes.
    let text = counted("", "v10", "").replace("    v4", "    v10 = ptr_index v0, v3 * 8\n    v4");
    assert_eq!(held(&text), 0);
    // No block before the loop belongs to it alone.
    let text = counted("", "%global", "").replace("    jump block1\n", "    branch v2, block1, block2\n");
    assert_eq!(held(&text), 0);
}

/// A loop with its test at the top, which is left before the first iteration where `start` is not below
/// `end`, and which stores only on one path where `path` is that of another condition.
fn tested(target: &str, end: &str, condition: &str, before: &str) -> String {
    format!(
        "function %f(ptr v0, ptr v1, i64 v2) {{\nblock0:\n{before}    jump block1\n\nblock1:\n    \
         v3 = phi i64 [block0: i64 0], [block4: v6]\n    v7 = icmp slt v3, {end}\n    \
         branch v7, block2, block5\n\nblock2:\n    v8 = and v3, v2\n    branch {condition}, block3, block4\n\n\
         block3:\n    v4 = load i64 {target}\n    v5 = add v4, v3\n    store v5, {target}\n    \
         jump block4\n\nblock4:\n    v6 = add v3, i64 1\n    jump block1\n\nblock5:\n    return\n}}\n"
    )
}

#[test]
fn a_store_must_be_on_every_path() {
    // The first test holds, and the branch is one in name only.
    let always = |text: String| text.replace("branch v8, block3, block4", "jump block3");
    assert_eq!(held(&always(tested("%global", "i64 9", "v8", ""))), 1);
    assert_eq!(held(&always(tested("v0", "i64 9", "v8", ""))), 1);
    assert_eq!(
        held(&always(tested("%global", "v2", "v8", ""))),
        1,
        "a guard tests whether there is an iteration"
    );
    assert_eq!(held(&always(tested("v0", "v2", "v8", ""))), 1);
    let freezes = "    v9 = freeze v3\n    v7 = icmp slt v9,";
    let text = always(tested("%global", "v2", "v8", "")).replace("    v7 = icmp slt v3,", freezes);
    assert_eq!(held(&text), 0, "the guard would test another value");
    assert_eq!(held(&tested("%global", "v2", "v8", "")), 0, "there may be no store");
    assert_eq!(held(&tested("%global", "i64 9", "v8", "")), 0, "there may be no store");
    // That of a slot hurts nowhere, if it is there.
    assert_eq!(held(&tested("v9", "v2", "v8", SLOT)), 1);
    assert_eq!(held(&tested("v10", "v2", "v8", &format!("{SLOT}    v10 = ptr_index v9, v2 * 8\n"))), 0);
}

#[test]
fn a_load_before_the_loop_must_not_fault() {
    // Stores on both paths, so that there is one on every path, but neither is executed in any case.
    let both = |target: &str| {
        let text = tested(target, "i64 9", "v8", "");
        text.replace(
            "branch v8, block3, block4",
            "branch v8, block3, block6\n\nblock6:\n    store v2, TARGET\n    jump block4",
        )
        .replace("TARGET", target)
    };
    assert_eq!(held(&both("%global")), 1);
    assert_eq!(held(&both("v0")), 0);
    // Nothing is loaded where nothing of before is needed.
    let without = both("v0").replace("v4 = load i64 v0", "v4 = add v2, v2");
    assert_eq!(held(&without), 1);
}

/// Two loops, one around the other.
fn nested(more: &str, after: &str) -> String {
    format!(
        "function %f(ptr v0, i64 v1) {{\nblock0:\n    jump block1\n\nblock1:\n    \
         v2 = phi i64 [block0: i64 0], [block5: v10]\n    v3 = icmp slt v2, i64 9\n    \
         branch v3, block2, block6\n\nblock2:\n{more}    jump block3\n\nblock3:\n    \
         v4 = phi i64 [block2: i64 0], [block4: v8]\n    v5 = icmp slt v4, i64 5\n    \
         branch v5, block4, block5\n\nblock4:\n    v6 = load i64 %global\n    v7 = add v6, v4\n    \
         store v7, %global\n    v8 = add v4, i64 1\n    jump block3\n\nblock5:\n{after}    \
         v10 = add v2, i64 1\n    jump block1\n\nblock6:\n    return\n}}\n"
    )
}

#[test]
fn the_outermost_loop_that_allows_it_is_taken() {
    let slots = |text: &str| {
        let text = format!("{DECLARATIONS}{text}");
        let module = parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let passes = parse_passes("scalar-promotion,promote").expect("passes");
        let options = Options::new(&passes);
        Ctx::new().run_module(&module, &options, Goal::Passes).expect("well formed").to_string()
    };
    // The store is after all loops, or after the inner one.
    let text = slots(&nested("", ""));
    let store = text.find("store").expect("a store");
    assert!(text.matches("store").count() == 1 && text[store..].contains("    return"), "{text}");
    assert!(!text[store..].contains("icmp"), "{text}");
    let text = slots(&nested("", "    call %any(v0)\n"));
    assert!(text.find("store") < text.find("call %any(v0)"), "{text}");
    assert_eq!(held(&nested("", "    call %any(v0)\n")), 1);
    assert_eq!(held(&nested("    v20 = load i64 v0\n", "")), 1);
    // The inner loop may have no iteration: the outer one may have no store, the inner one has a guard.
    let text = slots(&nested("", "").replace("i64 5", "v1"));
    assert_eq!((text.matches("store").count(), text.matches("icmp slt i64 0, v1").count()), (1, 1), "{text}");
}
