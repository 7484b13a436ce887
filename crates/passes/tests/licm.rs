//! How many computations leave a loop: what costs more than a load has a limit of its own.

use sheave_ir::parse_module;
use sheave_passes::loops::licm::{MAX_EXPENSIVE, MAX_PER_LOOP};
use sheave_passes::pipeline::{Context, Goal, Options, parse_passes};

/// How many of `n` invariant computations in a loop `licm` moves.
fn moved(operation: &str, n: u32) -> u32 {
    let body: String = (0..n)
        .map(|i| format!("    v{0} = {operation} v0, v1\n    store v{0}, v2 + {1}\n", 100 + i, 8 * i))
        .collect();
    let text = format!(
        "function %f(i64 v0, i64 v1, ptr v2, i64 v3) {{\nblock0:\n    jump block1\n\nblock1:\n    \
         v4 = phi i64 [block0: i64 0], [block1: v5]\n{body}    v5 = add v4, i64 1\n    \
         v6 = icmp slt v5, v3\n    branch v6, block1, block2\n\nblock2:\n    return\n}}\n"
    );
    let module = parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let passes = parse_passes("licm").expect("a pass");
    let mut ctx = Context::new();
    let id = module.functions.keys().next().expect("a function");
    ctx.run(&module, id, &Options::new(&passes), Goal::Passes).expect("well formed");
    ctx.stats().counts.iter().map(|count| count.n).sum()
}

#[test]
fn products_leave_a_loop_up_to_their_own_limit() {
    const { assert!(MAX_EXPENSIVE > MAX_PER_LOOP) };
    assert_eq!(moved("mul", 3), 3);
    assert_eq!(moved("mul", 20), 20);
    assert_eq!(moved("mul", MAX_EXPENSIVE + 5), MAX_EXPENSIVE);
    assert_eq!(moved("add", MAX_EXPENSIVE), MAX_PER_LOOP);
}
