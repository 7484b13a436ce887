//! Whole programs, read, verified and interpreted, against what the native binary printed.
//!
//! `integers`, `floats` and `aggregates` cover what C needs beyond plain scalars (bit-fields, wide and
//! unequal integers, overflow arithmetic, `long double`, complex numbers, halves, structs by value, vectors,
//! variadic callees, block addresses, `setjmp`, thread-locals, aliases, constructors, atomics), and `dynamic`
//! memory of known size that a loop takes from the stack again and again. They were compiled by clang 19 at
//! -O0 and at -O2, which gives SSA form and vectors; `typed_pointers` is written as LLVM 9 prints,
//! `new_syntax` as LLVM 22 does.

use sheave_interp::{Interpreter, Options};
use sheave_llvm::read_module;

/// Runs `tests/main/programs/{name}.ll` and compares with `{expected}.out` and the exit code.
#[track_caller]
fn check(name: &str, expected: &str, exit: i32) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/main/programs/");
    let text = std::fs::read(format!("{folder}{name}.ll")).expect("the program");
    let wanted = std::fs::read_to_string(format!("{folder}{expected}.out")).expect("the output");
    let module = read_module(name, &text).unwrap_or_else(|error| panic!("{error}"));
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut interpreter = Interpreter::new(&module, Options::default()).expect("the data");
    let code = interpreter.run_main(&[b"program"]).unwrap_or_else(|trap| panic!("{name}: {trap}"));
    assert_eq!(String::from_utf8_lossy(&interpreter.take_stdout()), wanted, "{name}");
    assert_eq!(code, exit, "{name}");
}

#[test]
fn integers() {
    check("integers", "integers", 0);
    check("integers.O2", "integers", 0);
}

#[test]
fn floats() {
    check("floats", "floats", 2);
    check("floats.O2", "floats", 2);
}

#[test]
fn aggregates() {
    check("aggregates", "aggregates", 4);
    check("aggregates.O2", "aggregates", 4);
}

#[test]
fn dynamic() {
    check("dynamic", "dynamic", 0);
    check("dynamic.O2", "dynamic", 0);
}

#[test]
fn new_syntax() {
    check("new_syntax", "new_syntax", 1);
}

#[test]
fn typed_pointers() {
    check("typed_pointers", "typed_pointers", 42);
}

#[test]
fn vector_addresses() {
    check("vector_addresses", "vector_addresses", 0);
}

#[test]
fn references() {
    check("references", "references", 0);
}
