//! Promotion alone on the worked examples: the number, blocks and values of the phis. Folding comes later in
//! the pipeline, so a comparison of two constants is still there.

use std::path::Path;

use sheave::read_file;
use sheave_ir::{ConstData, Function, InstData, Module, Value};
use sheave_passes::adapters::promote::{Ctx, promote as run};
use sheave_ssa::promote::Options;

/// The function `name` of the worked example `example`, promoted.
fn promoted(example: &str, name: &str) -> (Module, Function) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/worked").join(example).with_extension("ll");
    let mut module = read_file(&path).unwrap_or_else(|error| panic!("{error}"));
    let id = module.function_id(name).unwrap_or_else(|| panic!("{example} has a function {name}"));
    run(&mut module.functions[id], &mut Ctx::new(), &Options::default())
        .unwrap_or_else(|error| panic!("{error}"));
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}"));
    let func = module.functions[id].clone();
    (module, func)
}

/// How an argument of a phi is written here: a constant's bits, or the mnemonic of the instruction that
/// computes it.
fn describe(module: &Module, func: &Function, value: Value) -> String {
    match func.const_data(value) {
        Some(ConstData::Bits(bits)) => return bits.to_string(),
        Some(other) => return format!("{other:?}"),
        None => {}
    }
    let text = func.display(module).to_string();
    let line = text.lines().find_map(|line| line.trim().strip_prefix(&format!("{value} = ")));
    line.and_then(|line| line.split(' ').next()).unwrap_or("param").to_owned()
}

/// The phis, each as its arguments, sorted.
fn phis(module: &Module, func: &Function) -> Vec<Vec<String>> {
    let mut phis = Vec::new();
    for &block in &func.layout {
        for index in 0..func.phis(block).len() {
            let edges = func.layout.iter().flat_map(|&from| func.succ_edges(from));
            let into = edges.filter(|edge| edge.target == block);
            let args = into.map(|edge| describe(module, func, edge.args.as_slice(&func.pool)[index]));
            let mut args: Vec<String> = args.collect();
            args.sort();
            phis.push(args);
        }
    }
    phis.sort();
    phis
}

#[track_caller]
fn check(example: &str, name: &str, expected: &[&[&str]]) -> String {
    let (module, func) = promoted(example, name);
    let text = func.display(&module).to_string();
    assert_eq!(phis(&module, &func), expected, "{example}, {name}:\n{text}");
    for &block in &func.layout {
        for &inst in func.block_insts(block) {
            let left = matches!(
                func.insts[inst],
                InstData::Alloca { .. } | InstData::Load { .. } | InstData::Store { .. }
            );
            assert!(!left, "{example}, {name}: memory is still accessed:\n{text}");
        }
    }
    text
}

#[test]
fn the_larger_of_two() {
    check("max", "larger", &[&["param", "param"]]);
}

#[test]
fn a_counter_is_one_phi_of_its_start_and_its_successor() {
    check("counter", "count_up", &[&["0", "add"]]);
}

#[test]
fn fibonacci_has_three_phis_at_the_loop_and_one_at_the_end() {
    check("fib", "fib", &[&["0", "phi"], &["0", "phi"], &["1", "add"], &["1", "add"]]);
}

#[test]
fn a_comparison_of_constants_stays_under_promotion_alone() {
    let text = check("constant_condition", "main", &[&["1", "4294967295"]]);
    assert!(text.contains("icmp sgt i32 1, i32 0"), "{text}");
}

#[test]
fn flags_are_one_phi_with_an_or_of_constants() {
    let text = check("open_flags", "open_or_create", &[&["2", "or"]]);
    assert!(text.contains("or i32 2, i32 64"), "{text}");
    check("open_flags", "open_create_or_cut", &[&["2", "or"], &["or", "phi"]]);
}

#[test]
fn doubling_needs_two_phis_at_the_header() {
    check("doubling", "doubled", &[&["0", "add"], &["add", "param"]]);
}

#[test]
fn a_store_that_no_path_reads_disappears() {
    let text = check("dead_store", "pick", &[&["200", "phi"], &["300", "400"]]);
    assert!(!text.contains("i32 100"), "{text}");
}

#[test]
fn variables_with_one_value_need_no_phi() {
    let text = check("constants_everywhere", "mixture", &[&["1", "mul"], &["add", "phi"]]);
    for part in ["add nsw i32 7, i32 10", "mul nsw i32 7, i32 10"] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}
