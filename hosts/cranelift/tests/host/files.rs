//! Cranelift's test files, if available: the folders in `SHEAVE_CLIF`, separated by colons.
//!
//! Every function of theirs with explicit stack slots is promoted, must pass the verifier, and every `; run:`
//! line must hold in Cranelift's interpreter after promotion if it holds before.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use cranelift_codegen::ir::{Function, StackSlotKind};
use cranelift_codegen::settings;
use cranelift_codegen::verifier::verify_function;
use cranelift_interpreter::environment::FunctionStore;
use cranelift_interpreter::interpreter::{Interpreter, InterpreterState};
use cranelift_interpreter::step::ControlFlow;
use cranelift_reader::{ParseOptions, RunCommand, parse_run_command, parse_test};
use sheave_ssa::Slot;
use sheave_ssa::promote::{Ctx, Outcome};
use sheave_ssa_cranelift::{Report, options, promote, sroa, sroa_options};

use crate::common::{files, modern};

/// Whether each run command holds. `None` if the interpreter lacks a feature.
fn outcomes(functions: &[Function], commands: &[(String, RunCommand)]) -> Vec<Option<bool>> {
    // The interpreter's fuel does not bound calls.
    let calls = |func: &Function| {
        let insts = func.layout.blocks().flat_map(|block| func.layout.block_insts(block));
        insts.into_iter().any(|inst| func.dfg.insts[inst].opcode().is_call())
    };
    if functions.iter().any(calls) {
        return vec![None; commands.len()];
    }
    let names: Vec<String> = functions.iter().map(|func| func.name.to_string()).collect();
    commands
        .iter()
        .map(|(name, command)| {
            let run = || {
                let mut store = FunctionStore::default();
                for (func, name) in functions.iter().zip(&names) {
                    store.add(name.clone(), func);
                }
                let state = InterpreterState::default().with_function_store(store);
                let mut known = true;
                let result = command.run(|_, arguments| {
                    let mut interpreter = Interpreter::new(state).with_fuel(Some(1 << 20));
                    match interpreter.call_by_name(name, arguments) {
                        Ok(ControlFlow::Return(values)) => Ok(values.to_vec()),
                        _ => {
                            known = false;
                            Err("no value".to_owned())
                        }
                    }
                });
                known.then_some(result.is_ok())
            };
            catch_unwind(AssertUnwindSafe(run)).ok().flatten()
        })
        .collect()
}

struct File {
    functions: Vec<Function>,
    commands: Vec<(String, RunCommand)>,
}

fn read(path: &Path) -> Option<File> {
    let text = fs::read_to_string(path).ok()?;
    let text = modern(&text);
    let test = catch_unwind(|| parse_test(&text, ParseOptions::default()).ok()).ok()??;
    let mut file = File { functions: Vec::new(), commands: Vec::new() };
    for (func, details) in test.functions {
        for comment in &details.comments {
            if let Ok(Some(command)) = parse_run_command(comment.text, &func.signature) {
                file.commands.push((func.name.to_string(), command));
            }
        }
        file.functions.push(func);
    }
    Some(file)
}

#[test]
fn promotion_changes_no_run_line() {
    // The reader recurses.
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(check_files);
    thread.expect("there can be another thread").join().expect("it says what is wrong");
}

fn check_files() {
    std::panic::set_hook(Box::new(|_| {}));
    let flags = settings::Flags::new(settings::builder());
    let (mut slots, mut promoted, mut unread) = (0, 0, 0);
    let (mut held, mut unknown) = (0, 0);
    let mut report = String::new();
    let (mut wrong, mut unknown_files) = (Vec::new(), Vec::new());
    let (mut ctx, mut parts, mut taken_apart) = (Ctx::new(), sheave_ssa::sroa::Ctx::new(), 0);
    for path in files() {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Some(mut file) = read(&path) else {
            unread += 1;
            unknown_files.push(name);
            continue;
        };
        let before = outcomes(&file.functions, &file.commands);
        for func in &mut file.functions {
            let explicit = |func: &Function| {
                let all = func.sized_stack_slots.values();
                all.filter(|slot| slot.kind == StackSlotKind::ExplicitSlot).count()
            };
            if explicit(func) == 0 {
                continue;
            }
            let valid = verify_function(func, &flags);
            let original = func.clone();
            let whole = func.sized_stack_slots.len();
            sroa(func, &mut parts, &sroa_options()).unwrap_or_else(|error| panic!("{name}: {error}"));
            if let (Ok(()), Err(errors)) = (&valid, verify_function(func, &flags)) {
                wrong.push(format!("{name} {} split: {errors}\n{original}\n{func}", func.name));
            }
            promote(func, &mut ctx, &options()).unwrap_or_else(|error| panic!("{name}: {error}"));
            if let (Ok(()), Err(errors)) = (&valid, verify_function(func, &flags)) {
                wrong.push(format!("{name} {}: {errors}\n{original}\n{func}", func.name));
            }
            slots += explicit(&original);
            let plan = ctx.plan();
            let is_promoted = |slot| plan.is_promoted(Slot::new(slot));
            promoted += (0..whole)
                .filter(|&slot| {
                    // A slot that was taken apart is promoted if all of its parts are, in their order.
                    let before = (0..slot).map(|slot| parts.plan().parts_of(Slot::new(slot)).len());
                    let first = whole + before.sum::<usize>();
                    let own = parts.plan().parts_of(Slot::new(slot)).len();
                    is_promoted(slot) && (first..first + own).all(is_promoted)
                })
                .count();
            taken_apart += parts.plan().stats().split as usize;
            let lines = Report::new(func, ctx.plan());
            if lines.outcomes().any(|(_, outcome)| matches!(outcome, Outcome::Kept { .. })) {
                report += &format!("{name} {}\n{lines}", func.name);
            }
        }
        let after = outcomes(&file.functions, &file.commands);
        for (((function, _), before), after) in file.commands.iter().zip(&before).zip(&after) {
            match (before, after) {
                (Some(before), after) if Some(*before) != *after => {
                    wrong.push(format!("{name} {function}: {before} before, {after:?} after"));
                }
                (Some(_), _) => held += 1,
                (None, _) => unknown += 1,
            }
        }
    }
    let _ = std::panic::take_hook();
    if let Ok(path) = std::env::var("SHEAVE_CLIF_REPORT") {
        fs::write(path, report).expect("the report can be written");
    }
    println!(
        "{promoted} of {slots} slots promoted, {taken_apart} of them taken apart; {held} run lines hold, {unknown} are not for the interpreter"
    );
    println!("{unread} files cannot be read: {unknown_files:?}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
