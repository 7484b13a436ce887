//! Exceptions: landing pads and their clauses, frames that are left, uncaught exceptions. Programs before and
//! after every pass are in `tests/tests/exceptions`.

use sheave_interp::{Interpreter, Options, Outcome, TrapKind};

use super::module;

/// A function of the embedder that throws an exception of a type, one that throws something of type `%int`,
/// and one that prints digits.
const HEAD: &str = "
extern function %personality(i32, ...) -> i32
extern function %throw(ptr, i32)
extern function %putchar(i32) -> i32
data %int size 1 align 1
data %long size 1 align 1

function %throw_int(i32 v0) {
block0:
    call %throw(%int, v0)
    unreachable
}

function %clean_up(i32 v0) {
block0:
    invoke %throw_int(v0) to block1 unwind block2
block1:
    return
block2:
    v1, v2 = landing_pad %personality [cleanup]
    v3 = call %putchar(i32 99)
    resume v1, v2
}
";

/// Runs `main` of a program; returns its exit code or fault, and its output.
#[track_caller]
fn run(source: &str) -> (Result<i32, (TrapKind, Box<str>)>, String) {
    let module = module(&format!("{HEAD}{source}"));
    let mut interp = Interpreter::new(&module, Options::default()).unwrap();
    interp.define_host("throw", |call| {
        let (ty, exception) = (call.arg(0)?, call.arg(1)?);
        Err(call.throw(exception, ty))
    });
    let code = interp.run_main(&[b"test"]).map_err(|trap| (trap.kind, trap.function));
    (code, String::from_utf8(interp.take_stdout()).unwrap())
}

#[test]
fn clean_up_comes_before_the_handler_and_types_must_be_the_same() {
    let source = "
function %main() -> i32 {
block0:
    invoke %clean_up(i32 42) to block1 unwind block2
block1:
    return i32 1
block2:
    v1, v2 = landing_pad %personality [catch %long, catch %int]
    v3 = type_id %int
    v4 = icmp eq v2, v3
    branch v4, block3, block4
block3:
    v5 = bitcast i64 v1
    v6 = trunc i32 v5
    return v6
block4:
    return i32 2
}";
    assert_eq!(run(source), (Ok(42), "c".to_owned()));
}

#[test]
fn an_exception_is_thrown_again() {
    let source = "
function %again() {
block0:
    invoke %clean_up(i32 7) to block1 unwind block2
block1:
    return
block2:
    v1, v2 = landing_pad %personality [catch null]
    v3 = call %putchar(i32 97)
    invoke %throw_int(i32 8) to block3 unwind block4
block3:
    unreachable
block4:
    v5, v6 = landing_pad %personality [cleanup]
    v7 = call %putchar(i32 98)
    resume v5, v6
}
function %main() -> i32 {
block0:
    invoke %again() to block1 unwind block2
block1:
    return i32 1
block2:
    v1, v2 = landing_pad %personality [catch null]
    v3 = bitcast i64 v1
    v4 = trunc i32 v3
    return v4
}";
    assert_eq!(run(source), (Ok(8), "cab".to_owned()));
}

#[test]
fn a_filter_takes_what_it_does_not_name() {
    for (types, code) in [("", 11), ("%long", 11), ("%long, %int", 10), ("null", 10)] {
        let source = format!(
            "
function %main() -> i32 {{
block0:
    invoke %throw_int(i32 1) to block1 unwind block2
block1:
    return i32 1
block2:
    v1, v2 = landing_pad %personality [filter [{types}], catch null]
    v3 = icmp slt v2, i32 0
    v4 = zext i32 v3
    v5 = add v4, i32 10
    return v5
}}"
        );
        assert_eq!(run(&source).0, Ok(code), "filter [{types}]");
    }
}

#[test]
fn an_exception_leaves_a_function_of_the_host() {
    let source = "
extern function %qsort(ptr, i64, i64, ptr)
data %items size 8 align 4
function %compare(ptr v0, ptr v1) -> i32 {
block0:
    call %clean_up(i32 5)
    return i32 0
}
function %main() -> i32 {
block0:
    invoke %qsort(%items, i64 2, i64 4, %compare) to block1 unwind block2
block1:
    return i32 1
block2:
    v1, v2 = landing_pad %personality [catch null]
    return i32 9
}";
    assert_eq!(run(source), (Ok(9), "c".to_owned()));
}

#[test]
fn what_nothing_catches_ends_the_program_with_nothing_cleaned_up() {
    let source = "
function %main() -> i32 {
block0:
    call %clean_up(i32 5)
    return i32 0
}";
    assert_eq!(run(source), (Err((TrapKind::UncaughtException, "throw_int".into())), String::new()));
}

#[test]
fn the_embedder_throws_what_has_exactly_a_type() {
    let source = "
extern function %my_personality(i32, ...) -> i32
extern function %throw(ptr, i64)
data %a size 1 align 1
data %b size 1 align 1
function %f(ptr v0) -> i64 {
block0:
    invoke %throw(v0, i64 30) to block1 unwind block2
block1:
    return i64 0
block2:
    v1, v2 = landing_pad %my_personality [catch %b]
    v3 = bitcast i64 v1
    return v3
}";
    let module = module(source);
    let mut interp = Interpreter::new(&module, Options::default()).unwrap();
    interp.define_host("throw", |call| {
        let (ty, exception) = (call.arg(0)?, call.arg(1)?);
        Err(call.throw(exception, ty))
    });
    let f = module.function_id("f").unwrap();
    let [a, b] = ["a", "b"].map(|name| interp.symbol_address(module.symbol(name).unwrap()).unwrap());
    assert_eq!(interp.call(f, &[b]), Ok(Outcome::Returned(vec![30])));
    assert_eq!(interp.call(f, &[a]).unwrap_err().kind, TrapKind::UncaughtException);
}

/// The run-time library of C++ is not in the interpreter.
#[test]
fn functions_of_other_languages_are_named() {
    for name in ["__cxa_throw", "__cxa_allocate_exception", "_ZNSt6thread4joinEv", "pthread_create"] {
        let source = format!(
            "extern function %{name}(ptr, ptr, ptr)
function %f() {{
block0:
    call %{name}(null, null, null)
    return
}}"
        );
        let trap = super::trap(&source, &[]);
        assert_eq!(trap.to_string(), format!("`{name}` is not defined, in `f` (block0, inst0)"));
    }
}
