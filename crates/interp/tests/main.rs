//! The interpreter on programs written in Sheave's text.

mod arithmetic;
mod calls;
mod control;
mod exceptions;
mod host;
mod libc;
mod library;
mod long_double;
mod memory;

use sheave_interp::{Interpreter, Options, Outcome, Trap, TrapKind};
use sheave_ir::{Module, read_module};

/// Reads and verifies a module.
#[track_caller]
fn module(source: &str) -> Module {
    read_module("test", source.as_bytes()).unwrap_or_else(|errors| panic!("{}", errors[0]))
}

/// Calls the first function of `source`.
#[track_caller]
fn call(source: &str, args: &[u64]) -> Result<Vec<u64>, Trap> {
    let module = module(source);
    let mut interp = Interpreter::new(&module, Options::default()).unwrap();
    let first = module.functions.keys().next().unwrap();
    match interp.call(first, args)? {
        Outcome::Returned(values) => Ok(values),
        Outcome::Exited(code) => panic!("exited with {code}"),
    }
}

/// The results of the first function of `source`.
#[track_caller]
fn run(source: &str, args: &[u64]) -> Vec<u64> {
    call(source, args).unwrap_or_else(|trap| panic!("{trap}"))
}

/// How the first function of `source` goes wrong.
#[track_caller]
fn trap(source: &str, args: &[u64]) -> Trap {
    call(source, args).expect_err("a trap")
}

/// What `main` of `source` prints, and its exit code.
#[track_caller]
fn output(source: &str, args: &[&[u8]], input: &[u8]) -> (String, i32) {
    let module = module(source);
    let mut interp = Interpreter::new(&module, Options::default()).unwrap();
    interp.set_stdin(std::io::Cursor::new(input.to_vec()));
    let code = interp.run_main(args).unwrap_or_else(|trap| panic!("{trap}"));
    (String::from_utf8(interp.take_stdout()).unwrap(), code)
}

#[test]
fn a_trap_names_its_place() {
    let source = "
function %divide(i32 v0, i32 v1) -> i32 {
block0:
    jump block1
block1:
    v2 = add v0, i32 1
    v3 = sdiv v2, v1
    return v3
}";
    let trap = trap(source, &[6, 0]);
    assert_eq!(trap.kind, TrapKind::DivisionByZero);
    assert_eq!(trap.to_string(), "division by zero, in `divide` (block1, inst2)");
}
