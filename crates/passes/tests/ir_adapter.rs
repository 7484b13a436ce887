//! What the adapter for `sheave-ir` says of slots: every use of an address that is no plain load or store, on
//! each side of its instruction.

use sheave_ir::Module;
use sheave_passes::adapters::promote::{Ctx, promote};
use sheave_ssa::Slot;
use sheave_ssa::promote::{Options, Plan};

fn parse(text: &str) -> Module {
    let module = sheave_ir::parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}\n{text}"));
    module
}

/// Plans the promotion of the last function of `text` through the adapter.
fn planned<R>(text: &str, look: impl FnOnce(&Plan) -> R) -> R {
    let module = parse(text);
    let mut func = module.functions.values().next_back().expect("there is a function").clone();
    let mut ctx = Ctx::new();
    promote(&mut func, &mut ctx, &Options::default()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    look(ctx.plan())
}

/// The outcome for the slot whose address is `v1`; `v0` is another address.
fn outcome(lines: &str) -> String {
    let text = format!(
        "extern function %take(ptr)\nfunction %f(ptr v0) {{\nblock0:\n    v1 = alloca ptr\n    {lines}\n    return\n}}\n"
    );
    planned(&text, |plan| plan.outcome(Slot(0)).to_string())
}

#[test]
fn every_other_use_of_the_address_keeps_the_slot() {
    for (reason, lines) in [
        ("(stored)", &["store v1, v0", "store v1, v1"][..]),
        ("(compared)", &["v2 = icmp eq v1, v0", "v2 = icmp eq v0, v1"]),
        ("(selected)", &["v2 = select i8 1, v1, v0", "v2 = select i8 1, v0, v1"]),
        (
            "(atomic access)",
            &[
                "v2 = rmw relaxed xchg v1, v0",
                "v2 = rmw relaxed xchg v0, v1",
                "v2, v3 = cmpxchg relaxed v1, v0, v0",
                "v2, v3 = cmpxchg relaxed v0, v1, v0",
                "v2, v3 = cmpxchg relaxed v0, v0, v1",
            ],
        ),
        (
            "(block operation)",
            &["mem_copy v1, v0, i64 8", "mem_copy v0, v1, i64 8", "mem_set v1, i8 0, i64 8"],
        ),
        ("(call argument)", &["call %take(v1)", "call_indirect v0(v1) as (ptr)"]),
        ("(address computation)", &["v2 = ptr_add v1, i64 4", "v2 = ptr_index v1, i64 0 * 8 + 4"]),
        ("(converted)", &["v2 = bitcast i64 v1"]),
        ("(other use)", &["call_indirect v1(v0) as (ptr)"]),
    ] {
        for line in lines {
            assert!(outcome(line).ends_with(reason), "{line}: {}", outcome(line));
        }
    }
    // No other thread can see them.
    for line in ["v2 = load acquire ptr v1", "store seq_cst v0, v1"] {
        assert!(outcome(line).starts_with("promoted"), "{line}: {}", outcome(line));
    }
    assert!(!outcome("v2 = load volatile acquire ptr v1").starts_with("promoted"));
}

#[test]
fn accesses_are_told_with_offset_and_volatility() {
    for (reason, line) in [
        ("volatile access", "store volatile v0, v1"),
        ("volatile access", "v2 = load volatile ptr v1"),
        ("different offsets", "v2 = load i32 v1\n    store i32 1, v1 + 4"),
        ("different offsets", "store i32 1, v1\n    v2 = load i32 v1 + 4"),
        ("beyond the slot", "store i32 1, v1 + 5"),
    ] {
        assert!(outcome(line).contains(reason), "{line}: {}", outcome(line));
    }
    assert_eq!(outcome("store v0, v1\n    v2 = load ptr v1"), "promoted: 0 phis");
    assert_eq!(outcome("v2 = ptr_add v1, i64 0\n    v3 = load ptr v2"), "promoted: 0 phis");
}

#[test]
fn an_address_that_is_returned_or_merged_keeps_its_slot() {
    let returned = "function %f() -> ptr {\nblock0:\n    v1 = alloca ptr\n    return v1\n}\n";
    planned(returned, |plan| assert!(plan.outcome(Slot(0)).to_string().ends_with("(terminator)")));
    // The edge that brings it does not leave the entry block.
    let merged = "function %f(ptr v0) -> ptr {
block0:
    v1 = alloca ptr
    jump block1
block1:
    v2 = load ptr v1
    branch i8 1, block2, block3
block2:
    jump block3
block3:
    v3 = phi ptr [block1: v0], [block2: v1]
    return v3
}
";
    planned(merged, |plan| assert!(plan.outcome(Slot(0)).to_string().ends_with("(merged by a phi)")));
}

#[test]
fn an_indirect_call_may_return_twice() {
    let text = "function %f(ptr v0, i32 v1) -> i32 {
block0:
    v2 = alloca i32
    store i32 1, v2
    v3 = call_indirect returns_twice v0(v1) as (i32) -> i32
    branch v3, block2, block1
block1:
    store i32 2, v2
    call_indirect v0(v1) as (i32)
    jump block2
block2:
    v4 = load i32 v2
    return v4
}
";
    planned(text, |plan| assert_eq!(plan.outcome(Slot(0)).to_string(), "kept: returns twice"));
}

#[test]
fn a_slot_outside_the_entry_block_begins_anew_each_time() {
    let text = "function %f(i32 v0) -> i32 {
block0:
    jump block1
block1:
    v1 = alloca i32
    v2 = load i32 v1
    store i32 7, v1
    branch v2, block2, block1
block2:
    return v2
}
";
    planned(text, |plan| {
        assert_eq!(plan.outcome(Slot(0)).to_string(), "promoted: 0 phis");
    });
}

/// The low half of a symbol's address is known to the linker alone.
#[test]
fn the_address_of_a_symbol_is_no_constant_to_narrow() {
    let text = "extern data %d\nfunction %f() -> i32 {
block0:
    v1 = alloca i32 size 8
    store i32 1, v1
    store ptr %d, v1
    v2 = load i32 v1
    return v2
}
";
    planned(text, |plan| {
        assert!(plan.outcome(Slot(0)).to_string().contains("partial write"), "{}", plan.outcome(Slot(0)))
    });
}
