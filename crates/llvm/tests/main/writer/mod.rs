//! Tests of the writer of LLVM IR.
//!
//! What is written must be read back to a module that does the same; where LLVM is installed, `opt-19` must
//! accept it and `lli-19` must run it with the same result. Tests that need LLVM say so and pass where it is
//! missing.

mod corpus;
mod golden;
mod operations;
mod reference;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use sheave_interp::{Interpreter, Options};
use sheave_ir::Module;

/// A folder or file of the repository.
fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Reads LLVM IR; it must satisfy the verifier.
fn read(name: &str, text: &str) -> Module {
    let module = sheave_llvm::read_module(name, text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    if let Err(error) = sheave_ir::verify_module(&module) {
        panic!("{name}: {error}");
    }
    module
}

/// Puts every function into SSA form.
fn promote(module: &mut Module) {
    let mut ctx = sheave_passes::adapters::promote::Ctx::default();
    for func in module.functions.values_mut() {
        sheave_passes::adapters::promote::promote(func, &mut ctx, &Default::default()).unwrap();
    }
}

fn write(module: &Module) -> String {
    sheave_llvm::write_module(module).unwrap_or_else(|error| panic!("{error}"))
}

/// What the program prints and its exit code, by the interpreter.
fn interpret(module: &Module, argument: Option<&str>) -> (String, Option<i32>) {
    let options = Options { zero_uninitialised: true, ..Options::default() };
    let mut interpreter = Interpreter::new(module, options).unwrap();
    let arguments: Vec<&[u8]> = ["program"].into_iter().chain(argument).map(str::as_bytes).collect();
    let code = interpreter.run_main(&arguments).unwrap_or_else(|trap| panic!("{}: {trap}", module.name));
    (String::from_utf8_lossy(&interpreter.take_stdout()).into_owned(), Some(code))
}

/// Runs a tool of LLVM over `text`; `None` where it is not installed.
fn llvm(tool: &str, args: &[&str], text: &str) -> Option<(String, Option<i32>)> {
    let tool = Path::new("/usr/bin").join(tool);
    if !tool.exists() {
        return None;
    }
    let mut command = Command::new(tool);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // The input is read to its end before anything is printed.
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.is_empty(), "{args:?}: {stderr}");
    Some((String::from_utf8_lossy(&output.stdout).into_owned(), output.status.code()))
}

/// `opt -passes=verify` must accept the text.
fn llvm_accepts(what: &str, text: &str) {
    if let Some((_, code)) = llvm("opt-19", &["-passes=verify", "-disable-output"], text) {
        assert_eq!(code, Some(0), "opt-19 refuses {what}");
    }
}
