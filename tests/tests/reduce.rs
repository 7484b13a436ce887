//! A wrong rewrite in each pass is found, and the program around it made small.
//!
//! The wrong pass is the right one, except that a rewritten function returns a wrong value. The reduced
//! program has to keep only the code that triggers a rewrite.

use std::sync::Mutex;

use sheave::pipeline::{self, Changed, Goal, Pass, PassError, PassRun, parse_passes, table};
use sheave::reduce::{Oracle, Source, reduce};
use sheave::{Context, Options};
use sheave_interp::{Interpreter, Outcome};
use sheave_ir::{BinaryOp, ConstData, InstData, Module};

/// Something to do for every pass.
const PROGRAM: &str = include_str!("reduce/program.sheave");

/// The list under which each pass has something to do.
const PASSES: &str = "sroa,promote,inline,sroa,promote,opt,loop-rotate,stack-coloring";

/// Instructions that may remain: `main`, which is one block, and a little of its callees.
const MAX_INSTS: usize = 90;

/// The pass that is wrong.
static WRONG: Mutex<&str> = Mutex::new("");

fn main_of(module: &Module) -> Option<u64> {
    let main = module.function_id("main")?;
    let args = vec![3; module.functions[main].params.len()];
    let options = sheave_interp::Options { fuel: Some(20_000), ..Default::default() };
    match Interpreter::new(module, options).ok()?.call(main, &args) {
        Ok(Outcome::Returned(values)) => values.first().copied(),
        _ => None,
    }
}

/// Runs the right pass; if it rewrote anything, some block returns something else afterwards.
fn broken(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let name = *WRONG.lock().expect("no test panics with the lock");
    let Some(Pass { run: right, .. }) = table::pass(name) else { panic!("{name} exists") };
    let before = run.edit.rewrites();
    let changed = right(run)?;
    if run.edit.rewrites() == before {
        return Ok(changed);
    }
    for block in run.edit.layout.clone() {
        let Some(inst) = run.edit.terminator(block) else { continue };
        let InstData::Return { args } = run.edit.insts[inst] else { continue };
        let Some(value) = args.first(&run.edit.pool) else { continue };
        let ty = run.edit.ty(value);
        let one = run.edit.make_const(ty, ConstData::Bits(1));
        let (sum, result) = run.edit.make_inst_with_result(InstData::binary(BinaryOp::Add, [value, one]), ty);
        run.edit.insert_before(inst, sum);
        run.edit.map_args(inst, |_| result);
    }
    run.edit.apply();
    Ok(changed)
}

struct InProcess;

impl Oracle for InProcess {
    fn fails(&mut self, source: &Source, options: &Options) -> bool {
        let Some(module) = source.module() else { return false };
        let Some(right) = main_of(&module) else { return false };
        // Rewrites are counted across passes only under a limit, which belongs to a context.
        let options = &Options { fuel: options.fuel.or(Some(u64::MAX - 1)), ..options.clone() };
        let after = Context::new().run_module(&module, options, Goal::Passes);
        after.is_ok_and(|after| main_of(&after).is_some_and(|given| given != right))
    }
}

#[test]
fn a_wrong_rewrite_of_each_pass_is_found_and_its_program_is_small() {
    let source = Source { text: PROGRAM.to_owned(), is_llvm: false };
    let passes = parse_passes(PASSES).expect("they exist");
    let options = Options { passes, verify: false, ..Options::default() };
    let mut found = vec![];
    for pass in table::PASSES {
        let works = options.passes.iter().any(|other| other.name == pass.name);
        if !works {
            continue;
        }
        *WRONG.lock().expect("no test panics with the lock") = pass.name;
        let wrong: &'static Pass = Box::leak(Box::new(Pass { run: broken, prove: None, ..*pass }));
        let replaced =
            options.passes.iter().map(|&other| if other.name == wrong.name { wrong } else { other });
        let options = Options { passes: replaced.collect(), fuel: None, ..options.clone() };
        let mut oracle = InProcess;
        let Some(reduction) = reduce(source.clone(), options, false, &mut oracle) else {
            continue;
        };
        let (_, insts) = reduction.source.size().expect("it is a module");
        let text = &reduction.source.text;
        assert!(insts <= MAX_INSTS, "{}: {insts} instructions\n{text}", pass.name);
        let left: Vec<&str> = reduction.options.passes.iter().map(|pass| pass.name).collect();
        assert!(left.contains(&pass.name), "{}: {left:?}\n{text}", pass.name);
        // The culprit is a rewrite of the pass: with one fewer the result is right.
        let fuel = reduction.fuel.expect("the oracle looks at options");
        assert!(fuel > 0, "{}\n{text}", pass.name);
        let with = |fuel| Options { fuel: Some(fuel), ..reduction.options.clone() };
        assert!(oracle.fails(&reduction.source, &with(fuel)), "{}\n{text}", pass.name);
        assert!(!oracle.fails(&reduction.source, &with(fuel - 1)), "{}\n{text}", pass.name);
        found.push(pass.name);
    }
    // A new pass needs something to do in the program.
    let expected: Vec<&str> = table::PASSES
        .iter()
        .map(|pass| pass.name)
        .filter(|name| {
            pipeline::default_passes().iter().any(|pass| pass.name == *name && !pass.leaves_copies())
        })
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn what_is_right_is_not_reduced() {
    let source = Source { text: PROGRAM.to_owned(), is_llvm: false };
    let options = Options { verify: false, ..Options::default() };
    let mut oracle = InProcess;
    assert!(reduce(source, options, false, &mut oracle).is_none());
}
