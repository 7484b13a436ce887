//! Exceptions: landing pads and their clauses, frames that are left, what nothing catches. Whole programs of
//! C++ are in `tests/tests/exceptions`.

use sheave_interp::{Interpreter, Options, Outcome, TrapKind};

use super::{module, output, trap};

/// The functions of the run-time library of C++, one that throws an `int`, and one that prints digits.
const CPP: &str = "
extern function %__gxx_personality_v0(i32, ...) -> i32
extern function %__cxa_allocate_exception(i64) -> ptr
extern function %__cxa_throw(ptr, ptr, ptr)
extern function %__cxa_begin_catch(ptr) -> ptr
extern function %__cxa_end_catch()
extern function %__cxa_rethrow()
extern function %putchar(i32) -> i32
extern data %_ZTIi
extern data %_ZTIl

function %throw_int(i32 v0) {
block0:
    v1 = call %__cxa_allocate_exception(i64 4)
    store v0, v1
    call %__cxa_throw(v1, %_ZTIi, ptr 0)
    unreachable
}

function %clean_up(i32 v0) {
block0:
    invoke %throw_int(v0) to block1 unwind block2
block1:
    return
block2:
    v1, v2 = landing_pad %__gxx_personality_v0 [cleanup]
    v3 = call %putchar(i32 99)
    resume v1, v2
}
";

#[test]
fn clean_up_comes_before_the_handler_and_types_must_be_the_same() {
    let source = format!(
        "{CPP}
function %main() -> i32 {{
block0:
    invoke %clean_up(i32 42) to block1 unwind block2
block1:
    return i32 1
block2:
    v1, v2 = landing_pad %__gxx_personality_v0 [catch %_ZTIl, catch %_ZTIi]
    v3 = type_id %_ZTIi
    v4 = icmp eq v2, v3
    branch v4, block3, block4
block3:
    v5 = call %__cxa_begin_catch(v1)
    v6 = load i32 v5
    call %__cxa_end_catch()
    return v6
block4:
    return i32 2
}}"
    );
    assert_eq!(output(&source, &[b"test"], b""), ("c".to_owned(), 42));
}

#[test]
fn an_exception_is_thrown_again() {
    let source = format!(
        "{CPP}
function %again() {{
block0:
    invoke %clean_up(i32 7) to block1 unwind block2
block1:
    return
block2:
    v1, v2 = landing_pad %__gxx_personality_v0 [catch null]
    v3 = call %__cxa_begin_catch(v1)
    v4 = call %putchar(i32 97)
    invoke %__cxa_rethrow() to block3 unwind block4
block3:
    unreachable
block4:
    v5, v6 = landing_pad %__gxx_personality_v0 [cleanup]
    v7 = call %putchar(i32 98)
    call %__cxa_end_catch()
    resume v5, v6
}}
function %main() -> i32 {{
block0:
    invoke %again() to block1 unwind block2
block1:
    return i32 1
block2:
    v1, v2 = landing_pad %__gxx_personality_v0 [catch null]
    v3 = call %__cxa_begin_catch(v1)
    v4 = load i32 v3
    call %__cxa_end_catch()
    return v4
}}"
    );
    assert_eq!(output(&source, &[b"test"], b""), ("cab".to_owned(), 7));
}

#[test]
fn a_filter_takes_what_it_does_not_name() {
    let of = |types: &str| {
        format!(
            "{CPP}
function %main() -> i32 {{
block0:
    invoke %throw_int(i32 1) to block1 unwind block2
block1:
    return i32 1
block2:
    v1, v2 = landing_pad %__gxx_personality_v0 [filter [{types}], catch null]
    v3 = icmp slt v2, i32 0
    v4 = zext i32 v3
    v5 = add v4, i32 10
    return v5
}}"
        )
    };
    for (types, code) in [("", 11), ("%_ZTIl", 11), ("%_ZTIl, %_ZTIi", 10), ("null", 10)] {
        assert_eq!(output(&of(types), &[b"test"], b"").1, code, "filter [{types}]");
    }
}

#[test]
fn an_exception_leaves_a_function_of_the_host() {
    let source = format!(
        "{CPP}
extern function %qsort(ptr, i64, i64, ptr)
data %items size 8 align 4
function %compare(ptr v0, ptr v1) -> i32 {{
block0:
    call %clean_up(i32 5)
    return i32 0
}}
function %main() -> i32 {{
block0:
    invoke %qsort(%items, i64 2, i64 4, %compare) to block1 unwind block2
block1:
    return i32 1
block2:
    v1, v2 = landing_pad %__gxx_personality_v0 [catch null]
    return i32 9
}}"
    );
    assert_eq!(output(&source, &[b"test"], b""), ("c".to_owned(), 9));
}

#[test]
fn what_nothing_catches_ends_the_program_with_nothing_cleaned_up() {
    let source = format!(
        "{CPP}
function %main() -> i32 {{
block0:
    call %clean_up(i32 5)
    return i32 0
}}"
    );
    let module = module(&source);
    let mut interp = Interpreter::new(&module, Options::default()).unwrap();
    let trap = interp.run_main(&[b"test"]).unwrap_err();
    assert_eq!((trap.kind, &*trap.function), (TrapKind::Abort, "throw_int"));
    assert_eq!(interp.take_stdout(), b"");
    let said = String::from_utf8(interp.take_stderr()).unwrap();
    assert_eq!(said, "terminate called after throwing an instance of 'int'\n");
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

#[test]
fn a_language_that_is_not_known_is_unsupported() {
    let source = format!(
        "function %f() {{
block0:
    invoke %throw_int(i32 5) to block1 unwind block2
block1:
    return
block2:
    v1, v2 = landing_pad %__objc_personality_v0 [cleanup]
    resume v1, v2
}}
extern function %__objc_personality_v0(i32, ...) -> i32
{CPP}"
    );
    let trap = trap(&source, &[]);
    assert_eq!(
        trap.to_string(),
        "unsupported: the personality `__objc_personality_v0`, in `throw_int` (block0, inst2)"
    );
}
