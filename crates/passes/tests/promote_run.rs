//! Traps that show when programs run: `longjmp`, and several functions that share one context.

use sheave_interp::{self as interp, Interpreter, Outcome};
use sheave_ir::{Form, Module};
use sheave_passes::adapters::eliminate;
use sheave_passes::adapters::promote::{Ctx, promote as run};
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::{Options, Uninit};
use sheave_testing::ssa::conformance::all_options;

fn parse(text: &str) -> Module {
    let module = sheave_ir::parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}"));
    module
}

/// What the function `name` returns.
fn result(module: &Module, name: &str, args: &[u64]) -> Vec<u64> {
    let options = interp::Options::default();
    let mut interpreter = Interpreter::new(module, options).unwrap_or_else(|trap| panic!("{trap}"));
    let (id, _) = module
        .functions
        .iter()
        .find(|(_, func)| &*module.symbols[func.symbol].name == name)
        .unwrap_or_else(|| panic!("there is no {name}"));
    match interpreter.call(id, args).unwrap_or_else(|trap| panic!("{trap}\n{module}")) {
        Outcome::Returned(values) => values,
        Outcome::Exited(code) => panic!("it exited with {code}"),
    }
}

/// Runs `text` as it is, promoted under all options, and then without phis under every strategy; all must
/// return `expected`.
#[track_caller]
fn returns(trap: &str, text: &str, args: &[u64], expected: &[u64]) {
    let original = parse(text);
    assert_eq!(result(&original, "f", args), expected, "{trap}: as written");
    let (mut promote, mut eliminate) = (Ctx::new(), eliminate::Ctx::new());
    for options in all_options().filter(|options| options.uninit == Uninit::Zero) {
        let mut promoted = original.clone();
        for func in promoted.functions.values_mut() {
            run(func, &mut promote, &options).unwrap_or_else(|error| panic!("{trap}: {error}"));
        }
        sheave_ir::verify_module(&promoted).unwrap_or_else(|error| panic!("{trap}: {error}"));
        assert_eq!(result(&promoted, "f", args), expected, "{trap} under {options:?}\n{promoted}");
        for strategy in Strategy::ALL {
            let mut copies = promoted.clone();
            for func in copies.functions.values_mut() {
                eliminate::eliminate(func, &mut eliminate, &eliminate::Options::new(strategy))
                    .unwrap_or_else(|error| panic!("{trap}: {error}"));
            }
            assert_eq!(result(&copies, "f", args), expected, "{trap}, {strategy}, {options:?}\n{copies}");
        }
    }
}

/// A function that stores to a slot before `setjmp`, goes through `between` and calls `longjmp`, and reads
/// the slot and a second one, which holds 7 all the time.
fn jumping_back(slot: &str, between: &str) -> String {
    format!(
        "data %buffer size 200 align 16
function %back(i32 v0) {{
block0:
    branch v0, block1, block2
block1:
    v1 = sub v0, i32 1
    call %back(v1)
    return
block2:
    longjmp %buffer
    unreachable
}}
function %f(i32 v0) -> i32 {{
block0:
    v1 = {slot}
    v2 = alloca i32
    store i32 100, v1
    store i32 7, v2
    v3 = setjmp %buffer
    branch v3, block2, block1
block1:
    {between}
    call %back(v0)
    unreachable
block2:
    v4 = load i32 v1
    v5 = load i32 v2
    v6 = add v4, v5
    return v6
}}"
    )
}

#[test]
fn trap_23_longjmp_finds_what_was_stored_last() {
    let stored = jumping_back("alloca i32", "store i32 200, v1");
    returns("trap 23: stored to between setjmp and longjmp", &stored, &[3], &[207]);
    // The last of several stores counts, and one that depends on what was read after the first return.
    let twice = jumping_back(
        "alloca i32",
        "v10 = load i32 v1
    v11 = add v10, i32 1
    store v11, v1
    v12 = load i32 v1
    v13 = mul v12, i32 2
    store v13, v1",
    );
    returns("trap 23: stored to twice", &twice, &[0], &[209]);
    let untouched = jumping_back("alloca i32", "");
    returns("trap 23: not stored to between setjmp and longjmp", &untouched, &[2], &[107]);
}

#[test]
fn trap_23_longjmp_and_volatile_slots() {
    let volatile = jumping_back("alloca i32 volatile", "store i32 200, v1");
    returns("trap 23: a volatile slot across setjmp", &volatile, &[1], &[207]);
    let access = jumping_back("alloca i32", "store volatile i32 200, v1");
    returns("trap 23: a volatile store across setjmp", &access, &[1], &[207]);
}

#[test]
fn trap_23_every_return_of_setjmp_in_a_loop_reads_memory() {
    // Counts in memory how often it came back; a register would hold what it held at the first return.
    let text = "data %buffer size 200 align 16
function %f(i32 v0) -> i32 {
block0:
    v1 = alloca i32
    v2 = alloca i32
    store i32 0, v1
    store i32 0, v2
    v3 = setjmp %buffer
    jump block1
block1:
    v4 = load i32 v1
    v5 = icmp slt v4, v0
    branch v5, block2, block3
block2:
    v6 = add v4, i32 1
    store v6, v1
    v7 = load i32 v2
    v8 = add v7, v6
    store v8, v2
    longjmp %buffer
    unreachable
block3:
    v9 = load i32 v2
    return v9
}";
    returns("trap 23: setjmp returns again and again", text, &[4], &[10]);
}

/// Functions with a swap around a loop, which needs a temporary, and a critical edge, which needs a block of
/// its own.
fn swapping(name: &str, slots: usize) -> String {
    let mut text = format!("function %{name}(i32 v0) -> i32 {{\nblock0:\n    v1 = alloca i32\n");
    let mut next = 2 + slots;
    for slot in 0..slots {
        text += &format!("    v{} = alloca i32\n", 2 + slot);
    }
    text += "    store v0, v1\n";
    for slot in 0..slots {
        text += &format!("    store i32 {}, v{}\n", slot + 1, 2 + slot);
    }
    let mut fresh = || {
        next += 1;
        format!("v{}", next - 1)
    };
    text += "    jump block1\nblock1:\n";
    let loaded: Vec<String> = (0..slots).map(|_| fresh()).collect();
    for (slot, value) in loaded.iter().enumerate() {
        text += &format!("    {value} = load i32 v{}\n", 2 + slot);
    }
    for slot in 0..slots {
        text += &format!("    store {}, v{}\n", loaded[(slot + 1) % slots], 2 + slot);
    }
    let (count, left, first, second, sum) = (fresh(), fresh(), fresh(), fresh(), fresh());
    text += &format!(
        "    {count} = load i32 v1
    {left} = sub {count}, i32 1
    store {left}, v1
    branch {left}, block1, block2
block2:
    {first} = load i32 v2
    {second} = mul {first}, i32 10
    {sum} = add {second}, {}
    return {sum}
}}
",
        loaded[slots - 1]
    );
    text
}

#[test]
fn trap_32_fresh_numbers_do_not_depend_on_other_functions() {
    let sizes = [2, 5, 3, 2, 4];
    let names: Vec<String> = (0..sizes.len()).map(|n| format!("f{n}")).collect();
    let functions: Vec<String> = names.iter().zip(sizes).map(|(name, slots)| swapping(name, slots)).collect();
    let together = parse(&functions.concat());
    let expected: Vec<Vec<u64>> = names.iter().map(|name| result(&together, name, &[8])).collect();
    for strategy in Strategy::ALL {
        let options = eliminate::Options::new(strategy);
        // All functions one after the other in one context, as a compiler does; and each in a module and a
        // context of its own.
        let (mut promote, mut eliminate) = (Ctx::new(), eliminate::Ctx::new());
        let mut module = together.clone();
        for func in module.functions.values_mut() {
            run(func, &mut promote, &Options::default()).unwrap();
            eliminate::eliminate(func, &mut eliminate, &options).unwrap();
            assert_eq!(func.form, Form::Copies);
        }
        sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("trap 32, {strategy}: {error}"));
        for (n, name) in names.iter().enumerate() {
            let mut alone = parse(&functions[n]);
            let func = alone.functions.values_mut().next().expect("there is one");
            run(func, &mut Ctx::new(), &Options::default()).unwrap();
            eliminate::eliminate(func, &mut eliminate::Ctx::new(), &options).unwrap();
            let shared = module.functions.values().nth(n).expect("there are as many");
            assert_eq!(
                shared.display(&module).to_string(),
                alone.functions.values().next().expect("there is one").display(&alone).to_string(),
                "trap 32, {strategy}"
            );
            assert_eq!(result(&module, name, &[8]), expected[n], "trap 32, {strategy}, {name}");
        }
    }
}
