//! What is inlined, what is not and why, and that the result computes the same.

use sheave_interp::{Interpreter, Options as InterpOptions, Outcome};
use sheave_ir::{FuncId, Module, parse_module, verify_module};
use sheave_passes::driver::{Ctx, Error, Goal, Options, level, parse_passes};

/// Small functions to be called.
const CALLEES: &str = "
function local %square(i32 v0) -> i32 {
block0:
    v1 = mul v0, v0
    return v1
}

function local %clamp(i32 v0) -> i32 {
block0:
    v1 = icmp slt v0, i32 0
    branch v1, block1, block2

block1:
    return i32 0

block2:
    v2 = icmp sgt v0, i32 100
    branch v2, block3, block4

block3:
    return i32 100

block4:
    return v0
}
";

fn module(text: &str) -> Module {
    let module = parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    verify_module(&module).unwrap_or_else(|error| panic!("{error}\n{text}"));
    module
}

/// Runs `passes` over `module`; gives what `inline` counted in `%f` and the module afterwards.
fn inlined(module: &Module, passes: &str) -> (Vec<String>, Module) {
    let passes = parse_passes(passes).unwrap();
    let options = Options { verify: true, ..Options::new(&passes) };
    let mut ctx = Ctx::new();
    let mut counts = Vec::new();
    let f = module.function_id("f").unwrap();
    ctx.for_each(module, module.functions.keys(), &options, Goal::Passes, |_, id, ctx| {
        let own = ctx.stats().counts.iter().filter(|count| id == f && count.pass == "inline");
        counts.extend(own.map(ToString::to_string));
        Ok::<(), Error>(())
    })
    .unwrap_or_else(|error| panic!("{error}"));
    let after = ctx.run_module(module, &options, Goal::Passes).unwrap_or_else(|error| panic!("{error}"));
    verify_module(&after).unwrap();
    (counts, after)
}

fn call(module: &Module, args: &[u64]) -> Vec<u64> {
    let mut interpreter = Interpreter::new(module, InterpOptions::default()).unwrap();
    let id: FuncId = module.function_id("f").unwrap();
    match interpreter.call(id, args).unwrap_or_else(|trap| panic!("{trap}")) {
        Outcome::Returned(values) => values,
        Outcome::Exited(code) => panic!("exit {code}"),
    }
}

/// Inlines into `%f` of `text`, and checks that it gives the same for each of `args`.
#[track_caller]
fn check(text: &str, expected: &[&str], args: &[u64]) -> Module {
    let module = module(text);
    let (counts, after) = inlined(&module, "promote,inline");
    assert_eq!(counts, expected, "{}", after.functions[after.function_id("f").unwrap()].display(&after));
    for &arg in args {
        assert_eq!(call(&module, &[arg]), call(&after, &[arg]), "%f({arg})");
    }
    after
}

#[test]
fn bodies_take_the_place_of_calls_even_within_one_block() {
    let text = format!(
        "{CALLEES}function %f(i32 v0) -> i32 {{\nblock0:\n    v1 = call %square(v0)\n    v2 = call %clamp(v1)\n    \
         v3 = add v1, v2\n    v4 = call %clamp(v3)\n    v5 = sub v4, v0\n    return v5\n}}\n"
    );
    let after = check(&text, &["3 calls inlined"], &[0, 3, 9, 11, u64::from(u32::MAX)]);
    let f = after.functions[after.function_id("f").unwrap()].display(&after).to_string();
    assert!(!f.contains("call"), "{f}");
}

#[test]
fn a_call_in_a_loop_keeps_the_phis_of_the_loop() {
    let text = format!(
        "{CALLEES}function %f(i32 v0) -> i32 {{\nblock0:\n    jump block1\n\nblock1:\n    \
         v1 = phi i32 [block0: v0], [block1: v4]\n    v2 = phi i32 [block0: i32 0], [block1: v5]\n    \
         v3 = call %clamp(v1)\n    v4 = sub v1, i32 7\n    v5 = add v2, v3\n    v6 = icmp sgt v4, i32 -50\n    \
         branch v6, block1, block2\n\nblock2:\n    return v5\n}}\n"
    );
    check(&text, &["1 calls inlined"], &[0, 1, 99, 250]);
}

#[test]
fn slots_of_the_callee_are_new_in_each_copy() {
    let text = "function local %count(i32 v0) -> i32 {\nblock0:\n    v1 = alloca size 8 align 4\n    \
                store v0, v1\n    store i32 5, v1+4\n    v2 = ptr_add v1, i64 4\n    v3 = load i32 v2\n    \
                v4 = load i32 v1\n    v5 = add v3, v4\n    return v5\n}\n\n\
                function %f(i32 v0) -> i32 {\nblock0:\n    v1 = call %count(v0)\n    v2 = call %count(v1)\n    \
                v3 = mul v1, v2\n    return v3\n}\n";
    check(text, &["2 calls inlined"], &[0, 8, 77]);
}

#[test]
fn an_object_passed_by_value_is_copied() {
    let text = "function local %first(ptr byval(16, 8) v0) -> i64 {\nblock0:\n    v1 = load i64 v0\n    \
                store i64 0, v0\n    v2 = load i64 v0+8\n    v3 = add v1, v2\n    return v3\n}\n\n\
                function %f(i64 v0) -> i64 {\nblock0:\n    v1 = alloca size 16 align 8\n    store v0, v1\n    \
                store i64 3, v1+8\n    v2 = call %first(v1)\n    v3 = load i64 v1\n    v4 = mul v2, v3\n    \
                return v4\n}\n";
    check(text, &["1 calls inlined"], &[1, 5, 1000]);
}

#[test]
fn a_callee_that_never_returns_leaves_nothing_after_it() {
    let text = "function local %stop(i32 v0) -> i32 {\nblock0:\n    unreachable\n}\n\n\
                function %f(i32 v0) -> i32 {\nblock0:\n    v1 = icmp eq v0, i32 1\n    \
                branch v1, block1, block2\n\nblock1:\n    v2 = call %stop(v0)\n    v3 = add v2, v0\n    \
                jump block2\n\nblock2:\n    v4 = phi i32 [block0: v0], [block1: v3]\n    return v4\n}\n";
    check(text, &["1 calls inlined"], &[0, 2]);
}

#[test]
fn what_was_inlined_into_a_callee_comes_along() {
    let text = format!(
        "{CALLEES}function local %both(i32 v0) -> i32 {{\nblock0:\n    v1 = call %square(v0)\n    \
         v2 = call %clamp(v1)\n    return v2\n}}\n\nfunction %f(i32 v0) -> i32 {{\nblock0:\n    \
         v1 = call %both(v0)\n    return v1\n}}\n"
    );
    let after = check(&text, &["1 calls inlined"], &[2, 20]);
    let f = after.functions[after.function_id("f").unwrap()].display(&after).to_string();
    assert!(!f.contains("call"), "{f}");
}

#[test]
fn addresses_that_only_a_callee_knew_are_promoted_afterwards() {
    let text = "function local %set(ptr v0, i32 v1) {\nblock0:\n    store v1, v0\n    return\n}\n\n\
                function %f(i32 v0) -> i32 {\nblock0:\n    v1 = alloca i32\n    call %set(v1, v0)\n    \
                v2 = load i32 v1\n    return v2\n}\n";
    let module = module(text);
    let (_, after) = inlined(&module, "promote,inline,promote");
    let f = after.functions[after.function_id("f").unwrap()].display(&after).to_string();
    assert!(!f.contains("load") && !f.contains("alloca"), "{f}");
    assert_eq!(call(&after, &[9]), [9]);
}

#[test]
fn a_caller_grows_within_its_budget() {
    let body: String = (1..41).map(|n| format!("    v{n} = mul v{}, v{}\n", n - 1, n / 2)).collect();
    let calls: String = (1..201).map(|n| format!("    v{n} = call %h(v{})\n", n - 1)).collect();
    let text = format!(
        "function %h(i32 v0) -> i32 {{\nblock0:\n{body}    return v40\n}}\n\n\
         function %f(i32 v0) -> i32 {{\nblock0:\n{calls}    return v200\n}}\n"
    );
    // 4000 instructions, of which the caller has 201; 41 each.
    check(&text, &["108 the caller has grown too much", "92 calls inlined"], &[3]);
}

/// Each refusal has a name.
#[test]
fn refusals() {
    let refused = |callee: &str, call: &str, expected: &str| {
        let text = format!(
            "extern function %g(i32) -> i32\n{callee}\nfunction %f(i32 v0) -> i32 {{\nblock0:\n    {call}\n    return v0\n}}\n"
        );
        let module = module(&text);
        let (counts, _) = inlined(&module, "promote,inline");
        assert_eq!(counts, [expected], "{text}");
    };
    let callee = |head: &str, body: &str| format!("function {head} {{\nblock0:\n{body}}}\n");
    refused("", "v1 = call %g(v0)", "1 not defined here");
    let plain = "    return v0\n";
    refused(
        &callee("weak %h(i32 v0) -> i32", plain),
        "v1 = call %h(v0)",
        "1 another definition may replace it",
    );
    refused("", "v1 = call %f(v0)", "1 recursive");
    refused(
        &callee("local %h(i32 v0) -> i32", "    v1 = call %f(v0)\n    return v1\n"),
        "v1 = call %h(v0)",
        "1 recursive",
    );
    refused(
        &callee("local %h(i32 v0) -> i32", plain),
        "v1 = call %h(i64 5) as (i64) -> i32",
        "1 called with another signature than its own",
    );
    refused(
        &callee("local %h(i32 v0, ...) -> i32", plain),
        "v1 = call %h(v0, i32 5) as (i32, ..., i32) -> i32",
        "1 called with another signature than its own",
    );
    refused(
        &callee("local %h(i32 v0, ...) -> i32", plain),
        "v1 = call %h(v0) as (i32, ...) -> i32",
        "1 takes variable arguments",
    );
    refused(
        &callee("local %h(i32 v0) -> i32", "    v1 = frame_address\n    store v0, v1\n    return v0\n"),
        "v1 = call %h(v0)",
        "1 asks for its own frame",
    );
    refused(
        &callee(
            "local %h(i32 v0) -> i32",
            "    v1 = zext i64 v0\n    v2 = dyn_alloca v1, align 16\n    store v0, v2\n    return v0\n",
        ),
        "v1 = call %h(v0)",
        "1 allocates stack memory dynamically",
    );
    refused(
        "function local %h(i32 v0) -> i32 {\nblock0:\n    indirect_branch blockaddr(%h, block1), [block1]\n\n\
         block1:\n    return v0\n}\n",
        "v1 = call %h(v0)",
        "1 uses the addresses of blocks",
    );
    let long: String = (1..800).map(|n| format!("    v{n} = mul v{}, v{}\n", n - 1, n / 2)).collect();
    refused(
        &callee("local %h(i32 v0) -> i32", &format!("{long}    return v799\n")),
        "v1 = call %h(v0)",
        "1 costs too much",
    );
}

/// `%h` calls `%thrower` with `pad` as its landing pad; `%f` has a landing pad of `%personality` and ends in
/// `call`.
fn with_landing_pads(pad: &str, call: &str) -> String {
    format!(
        "extern function %personality()\nextern function %other()\nextern function %thrower(i32)\n\
         extern data %t\nextern data %u\n\n\
         function local %h(i32 v0) -> i32 {{\nblock0:\n    invoke %thrower(v0) to block1 unwind block2\n\n\
         block1:\n    v3 = add v0, i32 1\n    return v3\n\n\
         block2:\n    v1, v2 = landing_pad {pad}\n    resume v1, v2\n}}\n\n\
         function %f(i32 v0) -> i32 {{\nblock0:\n    invoke %thrower(v0) to block1 unwind block2\n\n\
         block1:\n    {call}\n\n\
         block2:\n    v2, v3 = landing_pad %personality [catch %t]\n    return i32 7\n\n\
         block3:\n    v4 = mul v1, v1\n    return v4\n\n\
         block4:\n    v5, v6 = landing_pad %personality [cleanup, catch %u]\n    return v6\n}}\n"
    )
}

const INVOKES: &str = "v1 = invoke %h(v0) to block3 unwind block4";
const CALLS: &str = "v1 = call %h(v0)\n    jump block3";

#[test]
fn landing_pads_are_inlined_with_their_language() {
    let counts = |pad: &str, call: &str| inlined(&module(&with_landing_pads(pad, call)), "promote,inline").0;
    for call in [INVOKES, CALLS] {
        assert_eq!(
            counts("%other [cleanup]", call),
            ["1 not defined here", "1 has the exceptions of another language"]
        );
        assert_eq!(
            counts("%personality [cleanup, catch %u]", call),
            ["1 not defined here", "1 calls inlined"]
        );
    }
    for pad in ["%personality [filter [%u]]", "%personality [catch %t, filter [%u]]"] {
        assert_eq!(counts(pad, INVOKES), ["1 not defined here", "1 says which exceptions may leave it"]);
    }
    assert_eq!(counts("%personality [filter [%u]]", CALLS), ["1 not defined here", "1 calls inlined"]);
}

#[test]
fn what_leaves_an_inlined_body_by_an_exception_goes_to_the_landing_pad() {
    let text = with_landing_pads("%personality [catch %t]", INVOKES)
        .replace("v3 = add v0, i32 1", "call %thrower(i32 1)\n    v3 = add v0, i32 1");
    let (_, after) = inlined(&module(&text), "promote,inline");
    let f = after.functions[after.function_id("f").unwrap()].display(&after).to_string();
    let expected = "function ssa %f(i32 v0) -> i32 {
block0:
    invoke %thrower(v0) to block1 unwind block2

block1:
    jump block5

block5:
    invoke %thrower(v0) to block6 unwind block7

block6:
    invoke %thrower(i32 1) to block8 unwind block9

block8:
    v8 = add v0, i32 1
    jump block3

block7:
    v9, v10 = landing_pad %personality [cleanup, catch %t, catch %u]
    jump block4

block9:
    v12, v13 = landing_pad %personality [cleanup, catch %u]
    jump block4

block2:
    v2, v3 = landing_pad %personality [catch %t]
    return i32 7

block3:
    v1 = phi i32 [block8: v8]
    v4 = mul v1, v1
    return v4

block4:
    v5 = phi ptr [block7: v9], [block9: v12]
    v6 = phi i32 [block7: v10], [block9: v13]
    return v6
}
";
    assert_eq!(f, expected);
}

#[test]
fn local_functions_whose_calls_are_all_inlined_are_not_finished() {
    let text = format!(
        "{CALLEES}function %f(i32 v0) -> i32 {{\nblock0:\n    v1 = call %square(v0)\n    return v1\n}}\n"
    );
    let module = module(&text);
    let passes = level(2).unwrap();
    let mut finished = Vec::new();
    let all = module.functions.keys();
    let goal = Goal::Copies;
    Ctx::new()
        .for_each(&module, all, &Options::new(&passes), goal, |module, id, _| {
            finished.push(module.symbol_name(module.functions[id].symbol).to_owned());
            Ok::<(), Error>(())
        })
        .unwrap();
    // %clamp has no call in this module, so it may have one elsewhere.
    assert_eq!(finished, ["clamp", "f"]);
}

#[test]
fn fuel_counts_calls() {
    let text = format!(
        "{CALLEES}function %f(i32 v0) -> i32 {{\nblock0:\n    v1 = call %square(v0)\n    \
         v2 = call %square(v1)\n    return v2\n}}\n"
    );
    let module = module(&text);
    let passes = parse_passes("inline").unwrap();
    for fuel in 0..3 {
        let options = Options { fuel: Some(fuel), ..Options::new(&passes) };
        let after = Ctx::new().run_module(&module, &options, Goal::Passes).unwrap();
        let f = after.functions[after.function_id("f").unwrap()].display(&after).to_string();
        assert_eq!(f.matches("call").count() as u64, 2 - fuel, "{f}");
        assert_eq!(call(&after, &[3]), [81]);
    }
}

#[test]
fn a_whole_program_is_what_its_roots_reach() {
    let text = format!(
        "{CALLEES}function %unused(i32 v0) -> i32 {{\nblock0:\n    v1 = call %square(v0)\n    return v1\n}}\n\n\
         function %pointed_at(i32 v0) -> i32 {{\nblock0:\n    return v0\n}}\n\n\
         data %table size 8 align 8 {{\n    at 0: %pointed_at\n}}\n\n\
         function %f(i32 v0) -> i32 {{\nblock0:\n    return v0\n}}\n"
    );
    let module = module(&text);
    let finished = |roots: Option<&[String]>| {
        let passes = level(2).unwrap();
        let options = Options { roots, ..Options::new(&passes) };
        let mut names = Vec::new();
        Ctx::new()
            .for_each(&module, module.functions.keys(), &options, Goal::Copies, |module, id, _| {
                names.push(module.symbol_name(module.functions[id].symbol).to_owned());
                Ok::<(), Error>(())
            })
            .unwrap();
        names
    };
    assert_eq!(finished(Some(&["f".to_owned()])), ["pointed_at", "f"]);
    assert_eq!(finished(None), ["clamp", "unused", "pointed_at", "f"]);
}

#[test]
fn attributes_decide() {
    let f = |attrs: &str| {
        format!(
            "function %f(i32 v0) -> i32 {{\nblock0:\n    v1 = call %h(v0)\n    return v1\n}}\n\n\
             function {attrs} %h(i32 v0) -> i32 {{\nblock0:\n    v1 = mul v0, v0\n    return v1\n}}\n"
        )
    };
    check(&f("no_inline"), &["1 marked as not to be inlined"], &[3]);
    check(&f("no_inline opt_none"), &["1 calls inlined"], &[3]);
    check(&f("strict_fp"), &["1 depends on the floating-point environment"], &[3]);
    check(&f("framed"), &["1 its frame is walked"], &[3]);
    check(
        &f("returns_twice").replace("call %h", "call returns_twice %h"),
        &["1 something in it returns twice"],
        &[3],
    );
    // All of a module: a compiler without optimisation wrote it.
    check(&f("no_inline").replace("function %f", "function no_inline %f"), &["1 calls inlined"], &[3]);
    let long: String = (1..800).map(|n| format!("    v{n} = mul v{}, v{}\n", n - 1, n / 2)).collect();
    let text =
        f("always_inline").replace("    v1 = mul v0, v0\n    return v1", &format!("{long}    return v799"));
    check(&text, &["1 calls inlined"], &[3]);
}

#[test]
fn a_callee_with_one_call_moves_if_it_is_not_huge_or_is_given_a_slot() {
    let body: String = (1..100).map(|n| format!("    v{n} = mul v{}, v{}\n", n - 1, n / 2)).collect();
    let f = "function %f(i32 v0) -> i32 {\nblock0:\n    v1 = call %h(v0)\n    return v1\n}\n\n";
    let straight = format!("{f}function local %h(i32 v0) -> i32 {{\nblock0:\n{body}    return v99\n}}\n");
    check(&straight, &["1 calls inlined"], &[3]);
    let looped = format!(
        "{f}function local %h(i32 v0) -> i32 {{\nblock0:\n{body}    jump block1\n\nblock1:\n    \
         v100 = phi i32 [block0: v99], [block1: v101]\n    v101 = lshr v100, i32 1\n    branch v101, block1, \
         block2\n\nblock2:\n    return v101\n}}\n"
    );
    check(&looped, &["1 calls inlined"], &[3]);
    let huge: String = (1..250).map(|n| format!("    v{n} = mul v{}, v{}\n", n - 1, n / 2)).collect();
    let huge = straight.replace(&body, &huge).replace("return v99", "return v249");
    check(&huge, &["1 costs too much"], &[3]);
    // The state of an interpreter, say, which may live in registers then.
    let state = huge
        .replace(
            "    v1 = call %h(v0)\n    return v1",
            "    v1 = alloca i32\n    store v0, v1\n    v2 = call %h(v1)\n    return v2",
        )
        .replace("%h(i32 v0) -> i32 {\nblock0:", "%h(ptr v250) -> i32 {\nblock0:\n    v0 = load i32 v250");
    check(&state, &["1 calls inlined"], &[3]);
    // Its address is elsewhere, too, so its own code stays.
    let pointed_at = format!("{straight}\ndata %table size 8 align 8 {{\n    at 0: %h\n}}\n");
    check(&pointed_at, &["1 costs too much"], &[3]);
}

/// Every location of the result is one of the source, inlined through calls that are there.
#[test]
fn inlined_code_says_through_which_calls() {
    let m = module(
        "file 0 \"a.c\"
scope 0 \"f\" in 0 line 1
scope 1 \"g\" in 0 line 5
scope 2 \"h\" in 0 line 9
function %f(ptr v0) -> i32 @0 {
block0:
    v1 = call %g(v0) @0:2:10
    return v1 @0:2:3
}

function local %g(ptr v0) -> i32 @1 {
block0:
    v1 = call %h(v0) @1:6:10
    return v1 @1:6:3
}

function local %h(ptr v0) -> i32 @2 {
block0:
    v1 = load i32 v0 @2:10:10
    return v1 @2:10:3
}
",
    );
    let (_, after) = inlined(&m, "promote,inline,opt");
    let text = after.functions[after.function_id("f").unwrap()].display(&after).to_string();
    assert!(text.contains("= load i32 v0 @2:10:10 @1:6:10 @0:2:10\n"), "{text}");
}
