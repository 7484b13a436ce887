//! Trip counts are asked for of any loop, however its test is computed.

use std::fmt::Write as _;

use sheave_ir::parse_module;
use sheave_passes::driver::{Ctx, Goal, Options, parse_passes};

/// The search for the counter gives up after a few operations: here it would run out of stack.
#[test]
fn a_long_sum_is_not_followed_to_its_start() {
    let mut text = String::from("function %f(i64 v0) {\nblock0:\n    jump block1\n\nblock1:\n");
    for v in 1..=50_000 {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "    v{v} = add v{}, i64 1", v - 1);
    }
    text += "    branch v50000, block1, block2\n\nblock2:\n    return\n}\n";
    let module = parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let passes = parse_passes("unroll-full").expect("a pass");
    let after = Ctx::new().run_module(&module, &Options::new(&passes), Goal::Passes).expect("well formed");
    assert_eq!(after.to_string(), module.to_string());
}
