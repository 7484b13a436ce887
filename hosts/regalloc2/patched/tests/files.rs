//! Test files with Sheave's allocator: those beside this one, and Cranelift's if available (the folders in
//! `SHEAVE_CLIF`, separated by colons).

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use sheave_regalloc2_cranelift::{File, compile, run, target};

#[path = "../../../cranelift/tests/host/common.rs"]
mod common;

#[test]
fn the_allocator_is_sheaves() {
    let lock = include_str!("../Cargo.lock");
    let package = lock.split("[[package]]").find(|package| package.contains("name = \"regalloc2\"")).unwrap();
    assert!(package.contains("version = \"0.15.99\"") && !package.contains("source"), "{package}");
    assert_eq!(lock.matches("name = \"regalloc2\"").count(), 1);
}

fn own_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clif");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// The reader recurses, and so do some functions.
fn with_stack(body: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(body);
    thread.expect("there can be another thread").join().expect("it says what is wrong");
}

#[test]
fn run_lines_hold() {
    with_stack(|| {
        for path in own_files() {
            let file = File::read(&fs::read_to_string(&path).unwrap()).unwrap();
            assert!(!file.commands.is_empty());
            for opt_level in ["none", "speed"] {
                let held =
                    run(&file, opt_level).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                assert_eq!(held, file.commands.len());
            }
        }
    });
}

/// Targets with other registers, and with operands that x86-64 does not have.
const TARGETS: [&str; 4] = ["x86_64", "aarch64", "riscv64", "s390x"];

#[test]
fn other_targets_are_allocated_for() {
    with_stack(|| {
        for path in own_files() {
            let file = File::read(&fs::read_to_string(&path).unwrap()).unwrap();
            for name in TARGETS {
                for opt_level in ["none", "speed"] {
                    let isa = target(name, opt_level);
                    for func in &file.functions {
                        compile(func, &*isa).unwrap_or_else(|error| {
                            panic!("{} {} {name}: {error}", path.display(), func.name)
                        });
                    }
                }
            }
        }
    });
}

#[test]
fn run_lines_of_cranelift_hold() {
    with_stack(cranelifts_files);
}

fn cranelifts_files() {
    let (mut held, mut functions, mut refused) = (0, 0, 0);
    let mut not_run = Vec::new();
    let mut wrong = Vec::new();
    for path in common::files() {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = common::modern(&fs::read_to_string(&path).unwrap());
        let file = match catch_unwind(|| File::read(&text)) {
            Ok(Ok(file)) => file,
            _ => {
                not_run.push(format!("{name}: not read"));
                continue;
            }
        };
        for opt_level in ["none", "speed"] {
            match catch_unwind(AssertUnwindSafe(|| run(&file, opt_level))) {
                Ok(Ok(n)) => held += n,
                Ok(Err(error)) if error.starts_with("Failed test") || error.contains("Regalloc") => {
                    wrong.push(format!("{name}: {error}"));
                }
                Ok(Err(error)) => not_run.push(format!("{name}: {error}")),
                Err(panic) => {
                    let message = panic.downcast_ref::<String>().cloned().unwrap_or_default();
                    let of_allocation = message.contains("register allocation");
                    if of_allocation { &mut wrong } else { &mut not_run }.push(format!("{name}: {message}"));
                }
            }
            for target_name in TARGETS {
                let isa = target(target_name, opt_level);
                for func in &file.functions {
                    match catch_unwind(AssertUnwindSafe(|| compile(func, &*isa))) {
                        Ok(Ok(_)) => functions += 1,
                        Ok(Err(error)) if error.contains("Regalloc") => {
                            wrong.push(format!("{name} {}: {target_name}: {error}", func.name));
                        }
                        Ok(Err(_)) => refused += 1,
                        Err(panic) => {
                            let message = panic.downcast_ref::<String>().cloned().unwrap_or_default();
                            if message.contains("register allocation") {
                                wrong.push(format!("{name} {}: {target_name}: {message}", func.name));
                            } else {
                                refused += 1;
                            }
                        }
                    }
                }
            }
        }
    }
    println!(
        "{held} run lines hold; {functions} functions are allocated for other targets, {refused} refused"
    );
    println!("not run: {not_run:#?}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
