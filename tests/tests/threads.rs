//! Any number of threads makes the same code, and reports the same error.

use std::fmt::Write as _;

use sheave::{Jit, Options, compile_object};
use sheave_ir::Module;

/// Functions of one level.
const WIDTH: usize = 60;
const LEVELS: usize = 6;

/// A module that is large enough to be divided: each function calls three of the level below, one of them
/// through a pointer that a pass finds out to be known, and one calls itself.
fn module(extra: &str) -> Module {
    let mut text = String::from("extern function %extern(i64) -> i64\n");
    for level in 0..LEVELS {
        for n in 0..WIDTH {
            let _ = writeln!(text, "function local %f{level}_{n}(i64 v0) -> i64 {{\nblock0:");
            let _ = writeln!(text, "    v1 = alloca i64\n    store v0, v1\n    v2 = load i64 v1");
            let mut last = 2;
            for step in 0..6 + (n * 7 + level) % 11 {
                let op = ["add", "mul", "xor", "sub"][(n + step) % 4];
                let _ = writeln!(text, "    v{} = {op} v{last}, i64 {}", last + 1, n * 31 + step);
                last += 1;
            }
            if level > 0 {
                for (at, callee) in [n, (n * 5 + 1) % WIDTH].into_iter().enumerate() {
                    let _ = writeln!(text, "    v{} = call %f{}_{callee}(v{last})", 100 + at, level - 1);
                    let _ = writeln!(text, "    v{} = add v{last}, v{}", last + 1, 100 + at);
                    last += 1;
                }
                let callee = (n + 3) % WIDTH;
                let _ = writeln!(text, "    v110 = alloca ptr\n    store %f{}_{callee}, v110", level - 1);
                let _ = writeln!(
                    text,
                    "    v111 = load ptr v110\n    v112 = call_indirect v111(v{last}) as (i64) -> i64"
                );
                let _ = writeln!(text, "    v113 = xor v112, v{last}\n    return v113\n}}\n");
            } else {
                let _ = writeln!(text, "    return v{last}\n}}\n");
            }
        }
    }
    let _ = writeln!(text, "function %main(i64 v0) -> i64 {{\nblock0:");
    for n in 0..WIDTH {
        let _ = writeln!(text, "    v{} = call %f{}_{n}(v{n})", n + 1, LEVELS - 1);
    }
    let _ = writeln!(text, "    return v{WIDTH}\n}}\n{extra}");
    sheave_ir::read_module("threads", text.as_bytes())
        .unwrap_or_else(|faults| panic!("{}\n{text}", faults[0]))
}

fn options(threads: usize) -> Options {
    Options { threads: Some(threads), verify: false, ..Options::default() }
}

#[test]
fn objects_have_the_same_bytes() {
    let module = module("");
    for level in 0..=2 {
        let with = |threads| {
            let passes = sheave::pipeline::level(level).expect("it exists");
            compile_object(&module, &Options { passes, ..options(threads) })
                .unwrap_or_else(|error| panic!("{error}"))
        };
        let one = with(1);
        assert!(one.len() > 10_000, "{}", one.len());
        for threads in [2, 3, 8] {
            assert!(with(threads) == one, "level {level}, {threads} threads");
        }
    }
}

#[test]
fn programs_do_the_same_and_are_counted_the_same() {
    let module = module("");
    let run = |threads| {
        let mut jit = Jit::new(options(threads));
        // The memory of the first module serves the second.
        let program = (0..2).map(|_| jit.compile(&module).unwrap_or_else(|error| panic!("{error}"))).last();
        let program = program.expect("two were compiled");
        // SAFETY: the signature is that of the text above.
        let main = unsafe { program.function::<extern "C" fn(i64) -> i64>("main") };
        (main.unwrap_or_else(|error| panic!("{error}")).call(77), program.stats().to_string())
    };
    let one = run(1);
    assert_eq!(run(2), one);
    assert_eq!(run(5), one);
    let id = module.function_id("main").expect("it exists");
    let mut interpreter = sheave_interp::Interpreter::new(&module, Default::default()).expect("it is small");
    match interpreter.call(id, &[77]) {
        Ok(sheave_interp::Outcome::Returned(values)) => assert_eq!(values[0] as i64, one.0),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_first_function_at_fault_is_reported() {
    let bad = |name: &str| {
        format!(
            "function %{name}() {{\nblock0:\n    asm side_effects \"nonsense{name}\" []\n    return\n}}\n"
        )
    };
    let module = module(&(bad("first") + &bad("second")));
    let error = |threads| match compile_object(&module, &options(threads)) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("it has an instruction that no processor has"),
    };
    let one = error(1);
    assert!(one.contains("first"), "{one}");
    for threads in [2, 4] {
        assert_eq!(error(threads), one);
    }
}
