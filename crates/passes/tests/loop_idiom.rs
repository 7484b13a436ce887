//! Which loops are replaced by fills and copies, and each reason for which one stays. That results
//! stay what they were is for the file tests and the random programs.

use sheave_ir::{Module, parse_module};
use sheave_passes::driver::{Ctx, Goal, Options, parse_passes};

const DECLARATIONS: &str = "extern function %any(ptr)\n\
    extern function no_unwind will_return effects(read) %reading() -> i64\n\
    data %row size 256 align 8\ndata %other size 256 align 8\n";

/// How many loops `loop-idiom` replaces, and what is left, in text.
fn replaced_in(text: &str) -> (u32, String) {
    let mut module: Module =
        parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let passes = parse_passes("loop-idiom").expect("a pass");
    let mut ctx = Ctx::new();
    let mut n = 0;
    let mut functions = Vec::new();
    for id in module.functions.keys() {
        let options = Options { verify: true, ..Options::new(&passes) };
        functions.push((id, ctx.run(&module, id, &options, Goal::Passes).expect("well formed").clone()));
        n += ctx
            .stats()
            .counts
            .iter()
            .filter(|count| count.pass == "loop-idiom")
            .map(|count| count.n)
            .sum::<u32>();
    }
    for (id, function) in functions {
        module.functions[id] = function;
    }
    (n, module.to_string())
}

/// A loop: before it `before`, its counter `v3` from `start` by `step`, its test `test`, and its body.
struct Loop {
    before: &'static str,
    ty: &'static str,
    start: &'static str,
    step: &'static str,
    test: &'static str,
    body: &'static str,
    after: &'static str,
}

const FILL: &str = "    v5 = ptr_index v0, v3 * 4\n    store i32 0, v5\n";

/// `for (i = 0; i < v2; i++)`, with [`FILL`] as its body.
const PLAIN: Loop = Loop {
    before: "",
    ty: "i64",
    start: "i64 0",
    step: "add v3, i64 1",
    test: "v4 = icmp slt v3, v2",
    body: FILL,
    after: "    return",
};

fn text(name: &str, of: &Loop) -> String {
    let Loop { before, ty, start, step, test, body, after } = of;
    let returns = if after.contains("return v") { format!(" -> {ty}") } else { String::new() };
    format!(
        "{DECLARATIONS}function {name}(ptr v0, ptr v1, i64 v2, i32 v20){returns} {{\nblock0:\n{before}    \
         jump block1\n\nblock1:\n    v3 = phi {ty} [block0: {start}], [block2: v9]\n    {test}\n    \
         branch v4, block2, block3\n\nblock2:\n{body}    v9 = {step}\n    jump block1\n\nblock3:\n{after}\n}}\n"
    )
}

fn replaced(of: &Loop) -> u32 {
    replaced_in(&text("%f", of)).0
}

fn becomes(of: &Loop, operation: &str) {
    let (n, after) = replaced_in(&text("%f", of));
    assert_eq!((n, after.contains(operation)), (1, true), "{operation}\n{after}");
}

#[test]
fn stores_of_equal_bytes_are_fills() {
    for (body, operation) in [
        (FILL, "i8 0,"),
        ("    v5 = ptr_index v0, v3 * 4\n    store i32 -1, v5\n", "i8 -1,"),
        ("    v5 = ptr_index v0, v3 * 4 + 100\n    store i32 1431655765, v5\n", "i8 85,"),
        ("    v5 = ptr_index v0, v3 * 8\n    store f64 0.0, v5\n", "i8 0,"),
        ("    v5 = ptr_index %row, v3 * 8\n    store ptr 0, v5 + 8\n", "i8 0,"),
        // A byte that is not constant, and one that the loop loads again.
        ("    v5 = ptr_add v0, v3\n    v6 = trunc i8 v20\n    store v6, v5\n", "mem_set"),
        ("    v5 = ptr_add %row, v3\n    v6 = load i8 %other\n    store v6, v5\n", "mem_set"),
        // Two blocks that are apart.
        (
            "    v5 = ptr_index %row, v3 * 4\n    store i32 0, v5\n    v6 = ptr_add %other, v3\n    store i8 1, v6\n",
            "i8 1,",
        ),
    ] {
        becomes(&Loop { body, ..PLAIN }, operation);
    }
    // Neither of equal bytes, nor of the size of a step.
    for body in [
        "    v5 = ptr_index v0, v3 * 4\n    store i32 1, v5\n",
        "    v5 = ptr_index v0, v3 * 4\n    store v20, v5\n",
        "    v5 = ptr_index v0, v3 * 8\n    store i32 0, v5\n",
        "    v5 = ptr_index v0, v3 * 2\n    store i32 0, v5\n",
        "    store i32 0, v0\n",
        "    v5 = ptr_index v0, v3 * 4\n    store volatile i32 0, v5\n",
        "    v5 = ptr_index v0, v3 * 4\n    store relaxed i32 0, v5\n",
        // Both stores may be of the same bytes.
        "    v5 = ptr_index v0, v3 * 4\n    store i32 0, v5\n    v6 = ptr_index v1, v3 * 4\n    store i32 -1, v6\n",
        // The byte may change.
        "    v5 = ptr_add v0, v3\n    v6 = load i8 v1\n    store v6, v5\n",
    ] {
        assert_eq!(replaced(&Loop { body, ..PLAIN }), 0, "{body}");
    }
}

#[test]
fn stores_of_what_is_loaded_in_step_are_copies() {
    let copy = |to: &str, from: &str| {
        format!(
            "    v5 = ptr_index {to}\n    v6 = ptr_index {from}\n    v7 = load i64 v6\n    store v7, v5\n"
        )
    };
    let with = |body: String| Loop { body: body.leak(), test: "v4 = icmp slt v3, i64 17", ..PLAIN };
    becomes(&with(copy("%row, v3 * 8", "%other, v3 * 8 + 16")), "mem_copy");
    // Within one array: each element is loaded before it is overwritten, or after.
    becomes(&with(copy("v0, v3 * 8", "v0, v3 * 8 + 8")), "mem_move");
    assert_eq!(replaced(&with(copy("v0, v3 * 8 + 8", "v0, v3 * 8"))), 0);
    assert_eq!(replaced(&with(copy("v0, v3 * 8", "v0, v3 * 8"))), 0);
    let down = Loop { start: "i64 17", step: "add v3, i64 -1", test: "v4 = icmp sgt v3, i64 0", ..PLAIN };
    becomes(&Loop { body: copy("v0, v3 * 8 + 8", "v0, v3 * 8").leak(), ..down }, "mem_move");
    let down = Loop { start: "i64 17", step: "add v3, i64 -1", test: "v4 = icmp sgt v3, i64 0", ..PLAIN };
    assert_eq!(replaced(&Loop { body: copy("v0, v3 * 8", "v0, v3 * 8 + 8").leak(), ..down }), 0);
    // Where there may be few elements, the loop stays for them.
    let some = Loop { body: copy("v0, v3 * 8", "v0, v3 * 8 + 8").leak(), ..PLAIN };
    becomes(&some, "mem_move");
    let after = replaced_in(&text("%f", &some)).1;
    assert!(after.contains(", i64 16") && after.contains("store v7"), "{after}");
    // Nothing is known of two parameters.
    assert_eq!(replaced(&with(copy("v0, v3 * 8", "v1, v3 * 8"))), 0);
    // Their number may be small.
    let unknown = copy("%row, v3 * 8", "%other, v3 * 8");
    assert_eq!(replaced(&Loop { body: unknown.leak(), ..PLAIN }), 0);
    // Another step, and not what was loaded.
    assert_eq!(replaced(&with(copy("%row, v3 * 8", "%other, v3 * 4"))), 0);
    let changed =
        copy("%row, v3 * 8", "%other, v3 * 8").replace("store v7", "v8 = add v7, i64 1\n    store v8");
    assert_eq!(replaced(&with(changed)), 0);
}

#[test]
fn the_number_of_iterations_must_be_known_before() {
    for (start, step, test) in [
        ("i64 0", "add v3, i64 1", "v4 = icmp ne v3, v2"),
        ("i64 0", "add v3, i64 1", "v4 = icmp ult v3, v2"),
        ("i64 5", "add v3, i64 1", "v4 = icmp sle v3, i64 1000"),
        ("i64 0", "add nsw v3, i64 1", "v4 = icmp sle v3, v2"),
        ("i64 0", "add nuw v3, i64 1", "v4 = icmp ule v3, v2"),
        ("i64 0", "add v3, i64 1", "v4 = icmp sgt v2, v3"),
        ("v2", "add v3, i64 -1", "v4 = icmp sgt v3, i64 0"),
        ("v2", "add v3, i64 -1", "v4 = icmp ne v3, i64 0"),
        ("v2", "add v3, i64 -1", "v4 = icmp sge v3, i64 0"),
        // The bound is loaded per iteration.
        ("i64 0", "add v3, i64 1", "v10 = load i64 %other\n    v4 = icmp slt v3, v10"),
    ] {
        let body = "    v5 = ptr_index %row, v3 * 4\n    store i32 0, v5\n";
        assert_eq!(replaced(&Loop { start, step, test, body, ..PLAIN }), 1, "{step} {test}");
    }
    for (start, step, test) in [
        // It may pass the greatest number.
        ("i64 0", "add v3, i64 1", "v4 = icmp sle v3, v2"),
        ("i64 0", "add nuw v3, i64 1", "v4 = icmp sle v3, v2"),
        ("i64 0", "add nsw v3, i64 1", "v4 = icmp ule v3, v2"),
        ("i64 0", "add v3, i64 1", "v4 = icmp ule v3, i64 -1"),
        ("v2", "add v3, i64 -1", "v4 = icmp uge v3, i64 0"),
        // It goes the other direction, or on while it is equal.
        ("v2", "add v3, i64 -1", "v4 = icmp slt v3, i64 100"),
        ("v2", "add v3, i64 1", "v4 = icmp eq v3, i64 100"),
        // It multiplies, or adds what is not constant.
        ("i64 1", "add v3, v3", "v4 = icmp slt v3, v2"),
        ("i64 1", "add v3, v2", "v4 = icmp slt v3, i64 100"),
        // The bound may be overwritten, or moves.
        ("i64 0", "add v3, i64 1", "v10 = load i64 %row\n    v4 = icmp slt v3, v10"),
        ("i64 0", "add v3, i64 1", "v10 = add v3, v2\n    v4 = icmp slt v3, v10"),
        // Something else happens.
        ("i64 0", "add v3, i64 1", "call %any(v0)\n    v4 = icmp slt v3, v2"),
        // There are few, or none.
        ("i64 0", "add v3, i64 1", "v4 = icmp slt v3, i64 16"),
        ("i64 9", "add v3, i64 1", "v4 = icmp slt v3, i64 9"),
    ] {
        let body = "    v5 = ptr_index %row, v3 * 4\n    store i32 0, v5\n";
        assert_eq!(replaced(&Loop { start, step, test, body, ..PLAIN }), 0, "{step} {test}");
    }
}

#[test]
fn steps_of_more_than_one_meet_the_bound_or_are_promised_to() {
    let body = "    v5 = ptr_index %row, v3 * 1\n    store i32 0, v5\n";
    for (step, test, n) in [
        ("add nsw v3, i64 4", "v4 = icmp slt v3, v2", 1),
        ("add v3, i64 4", "v4 = icmp slt v3, v2", 0),
        ("add v3, i64 4", "v4 = icmp slt v3, i64 1000", 1),
        ("add v3, i64 4", "v4 = icmp slt v3, i64 9223372036854775807", 0),
        ("add v3, i64 4", "v4 = icmp ne v3, i64 400", 1),
        ("add v3, i64 4", "v4 = icmp ne v3, i64 401", 0),
        ("add v3, i64 4", "v4 = icmp ne v3, v2", 0),
    ] {
        assert_eq!(replaced(&Loop { step, test, body, ..PLAIN }), n, "{step} {test}");
    }
    let pointer =
        |step, test| Loop { ty: "ptr", start: "v0", step, test, body: "    store i32 0, v3\n", ..PLAIN };
    assert_eq!(replaced(&pointer("ptr_add inbounds v3, i64 4", "v4 = icmp ne v3, v1")), 1);
    assert_eq!(replaced(&pointer("ptr_add v3, i64 4", "v4 = icmp ne v3, v1")), 0);
    assert_eq!(replaced(&pointer("ptr_add inbounds v3, i64 4", "v4 = icmp ult v3, v1")), 1);
    assert_eq!(replaced(&pointer("ptr_add v3, i64 4", "v4 = icmp ult v3, v1")), 0);
    // Nothing is stored: it may step over the bound, and go on.
    let empty = Loop { body: "", ..pointer("ptr_add inbounds v3, i64 4", "v4 = icmp ne v3, v1") };
    assert_eq!(replaced(&empty), 0);
}

#[test]
fn extended_counters_must_not_wrap() {
    let narrow = |step, test, body| Loop { ty: "i32", start: "v20", step, test, body, ..PLAIN };
    let signed = "    v11 = sext i64 v3\n    v5 = ptr_index v0, v11 * 4\n    store i32 0, v5\n";
    let unsigned = "    v11 = zext i64 v3\n    v5 = ptr_index v0, v11 * 4\n    store i32 0, v5\n";
    let ahead = "    v10 = add nsw v3, i32 7\n    v11 = sext i64 v10\n    v5 = ptr_index v0, v11 * 4\n    \
                 store i32 0, v5\n";
    let unpromised = "    v10 = add v3, i32 7\n    v11 = sext i64 v10\n    v5 = ptr_index v0, v11 * 4\n    \
                      store i32 0, v5\n";
    for (step, test, body, n) in [
        ("add v3, i32 1", "v4 = icmp slt v3, i32 1000", signed, 1),
        ("add v3, i32 1", "v4 = icmp ult v3, i32 1000", unsigned, 1),
        ("add v3, i32 1", "v4 = icmp ult v3, i32 1000", signed, 0),
        ("add v3, i32 1", "v4 = icmp slt v3, i32 1000", unsigned, 0),
        ("add v3, i32 1", "v4 = icmp ne v3, i32 1000", signed, 0),
        ("add nsw v3, i32 1", "v4 = icmp ne v3, i32 1000", signed, 1),
        ("add nuw v3, i32 1", "v4 = icmp ne v3, i32 1000", unsigned, 1),
        ("add nuw v3, i32 1", "v4 = icmp ne v3, i32 1000", signed, 0),
        ("add v3, i32 1", "v4 = icmp slt v3, i32 1000", ahead, 1),
        ("add v3, i32 1", "v4 = icmp slt v3, i32 1000", unpromised, 0),
    ] {
        assert_eq!(replaced(&narrow(step, test, body)), n, "{step} {test} {body}");
    }
}

#[test]
fn loops_without_stores_stay() {
    for body in [
        "",
        "    v5 = load i64 v0\n    v6 = mul v5, v3\n",
        "    v5 = sdiv v2, v3\n",
        "    v5 = call %reading()\n",
    ] {
        assert_eq!(replaced(&Loop { body, ..PLAIN }), 0, "{body}");
    }
    // So do endless ones, and those with another effect.
    assert_eq!(replaced(&Loop { body: "", test: "v4 = icmp eq v3, v3", ..PLAIN }), 0);
    assert_eq!(replaced(&Loop { body: "", step: "add v3, i64 0", ..PLAIN }), 0);
    assert_eq!(replaced(&Loop { body: "    call %any(v0)\n", ..PLAIN }), 0);
    assert_eq!(replaced(&Loop { body: "    v5 = load volatile i64 v0\n", ..PLAIN }), 0);
    assert_eq!(replaced(&Loop { body: "    fence seq_cst\n", ..PLAIN }), 0);
}

#[test]
fn what_is_used_after_the_loop_keeps_it() {
    assert_eq!(replaced(&Loop { after: "    return v3", ..PLAIN }), 0);
    let of_header =
        Loop { test: "v10 = mul v3, i64 3\n    v4 = icmp slt v3, v2", after: "    return v10", ..PLAIN };
    assert_eq!(replaced(&of_header), 0);
}

#[test]
fn what_would_be_called_is_left_alone() {
    let of = |name: &str, more: &str| replaced_in(&format!("{}{more}", text(name, &PLAIN))).0;
    assert_eq!(of("%fill", ""), 1);
    for name in ["%memset", "%__memset", "%memset_explicit", "%bzero", "%wmemset"] {
        assert_eq!(of(name, ""), 0, "{name}");
    }
    assert_eq!(of("%fill", "function %memset(ptr v0) {\nblock0:\n    return\n}\n"), 0);
    assert_eq!(of("%fill", "function %memcpy(ptr v0) {\nblock0:\n    return\n}\n"), 1);
}

#[test]
fn the_shape_must_be_that_of_a_header_and_a_body() {
    let plain = text("%f", &PLAIN);
    assert_eq!(replaced_in(&plain).0, 1);
    // Entered from two blocks.
    let twice = plain
        .replace(
            "    jump block1\n\nblock1",
            "    branch v20, block1, block4\n\nblock4:\n    jump block1\n\nblock1",
        )
        .replace("[block0: i64 0]", "[block0: i64 0], [block4: i64 1]");
    assert_eq!(replaced_in(&twice).0, 0);
    // Left from its body.
    let left = plain.replace("    jump block1\n\nblock3", "    branch v20, block1, block3\n\nblock3");
    assert_eq!(replaced_in(&left).0, 0);
}
