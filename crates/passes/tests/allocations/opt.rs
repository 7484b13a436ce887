//! The passes between construction and destruction allocate nothing from the second equal run on.
//!
//! The functions are those of the file tests of these passes, so each pass has something to do, and random
//! ones.

use std::path::Path;

use crate::counting::so_far;
use sheave_ir::{Module, parse_module};
use sheave_passes::adapters::promote;
use sheave_passes::driver::{Ctx, Options, parse_passes};
use sheave_testing::Rng;
use sheave_testing::ir;
use sheave_testing::ssa::programs::{Recipe, random};

/// The folders of file tests of these passes.
const FOLDERS: [&str; 14] = [
    "bswap",
    "gvn",
    "if-convert",
    "jump-threading",
    "licm",
    "loop-idiom",
    "loop-rotate",
    "opt",
    "predictive-commoning",
    "scalar-promotion",
    "sccp",
    "strength-reduction",
    "tail-recursion",
    "widen-ivs",
];

/// The modules, their functions in SSA form, with the names by which they are found.
pub(crate) fn modules() -> Vec<(String, Module)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests");
    let files = FOLDERS.iter().flat_map(|name| {
        let folder = folder.join(name);
        std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
    });
    let mut modules: Vec<(String, Module)> = files
        .map(|file| {
            let path = file.expect("the folder can be read").path();
            let text = std::fs::read(&path).expect("the file can be read");
            let module = parse_module("test", &text).unwrap_or_else(|error| panic!("{error}"));
            (path.display().to_string(), module)
        })
        .collect();
    modules.sort_by(|a, b| a.0.cmp(&b.0));
    assert!(modules.len() > 10, "{}: {} files", folder.display(), modules.len());
    let recipe = Recipe { blocks: 40, slots: 12, insts: 6, odd: false };
    modules.extend(
        (0..40).map(|seed| (format!("random {seed}"), ir::translate(&random(&mut Rng::new(seed), recipe)).0)),
    );
    let mut ctx = promote::Ctx::new();
    for func in modules.iter_mut().flat_map(|(_, module)| module.functions.values_mut()) {
        promote::promote(func, &mut ctx, &promote::Options::default()).expect("it is well formed");
    }
    modules
}

#[test]
fn the_second_equal_run_allocates_nothing() {
    let modules = modules();
    let mut passes = parse_passes("sroa,opt,loop-rotate").expect("they are in the table");
    // It has a test of its own, which leaves out functions with assembly.
    passes.retain(|pass| pass.name != "promote");
    // The verifier and the checkers are not made for reuse.
    let options = Options { verify: false, ..Options::new(&passes) };
    let mut ctx = Ctx::new();
    let mut copy = modules[0].1.functions.values().next().expect("it has a function").clone();
    let mut allocations = |module: &Module| -> u64 {
        let count = |func| {
            copy.copy_from(func);
            let before = so_far();
            ctx.run_in_place(module, &mut copy, &options).expect("it is well formed");
            so_far() - before
        };
        module.functions.values().map(count).sum()
    };
    for (_, module) in &modules {
        allocations(module);
    }
    for (name, module) in &modules {
        assert_eq!(allocations(module), 0, "{name}");
    }
}
