//! The interface as a program in C uses and misuses it.

use std::ffi::{CStr, CString, c_char, c_void};
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use crate::build::*;
use crate::handles::{ContextHandle, ModuleHandle, ProgramHandle};
use crate::*;

const I8: u32 = 1;
const I64: u32 = 4;
const F64: u32 = 6;

fn c(text: &str) -> CString {
    CString::new(text).unwrap()
}

fn message() -> String {
    // SAFETY: the places are null; the message is valid until the next failure.
    unsafe { CStr::from_ptr(sheave_error(null_mut(), null_mut())) }.to_str().unwrap().to_owned()
}

#[track_caller]
fn fails<T: Default + PartialEq>(result: T, part: &str) {
    assert!(result == T::default(), "it should fail with: {part}");
    assert!(message().contains(part), "{} does not contain {part}", message());
}

/// The text that was given, which is freed.
fn taken(text: *mut c_char) -> String {
    assert!(!text.is_null(), "{}", message());
    // SAFETY: it is a C string of malloc.
    unsafe {
        let copy = CStr::from_ptr(text).to_str().unwrap().to_owned();
        libc::free(text.cast());
        copy
    }
}

// The functions with C strings, for tests: every pointer is valid.
fn new(name: &str) -> ModuleHandle {
    // SAFETY: see above.
    unsafe { sheave_module_new(c(name).as_ptr()) }
}
fn parse(text: &str) -> ModuleHandle {
    // SAFETY: see above.
    unsafe { sheave_module_parse(c"test.ll".as_ptr(), text.as_ptr().cast(), text.len()) }
}
fn define(m: ModuleHandle, name: &str, sig: &str) -> bool {
    // SAFETY: see above.
    unsafe { sheave_define(m, c(name).as_ptr(), c(sig).as_ptr()) }
}
fn declare(m: ModuleHandle, name: &str, sig: &str) -> bool {
    // SAFETY: see above.
    unsafe { sheave_declare(m, c(name).as_ptr(), c(sig).as_ptr()) }
}
fn op(m: ModuleHandle, name: &str, ty: u32, args: &[u64]) -> u64 {
    // SAFETY: see above.
    unsafe { sheave_op(m, c(name).as_ptr(), ty, args.as_ptr(), args.len()) }
}
fn call(m: ModuleHandle, name: &str, args: &[u64]) -> u64 {
    // SAFETY: see above.
    unsafe { sheave_call(m, c(name).as_ptr(), args.as_ptr(), args.len()) }
}
fn address(program: ProgramHandle, name: &str, sig: &str) -> *const c_void {
    // SAFETY: see above.
    unsafe { sheave_address(program, c(name).as_ptr(), c(sig).as_ptr()) }
}
fn redefinable(context: ContextHandle, name: &str, sig: &str) -> bool {
    // SAFETY: see above.
    unsafe { sheave_redefinable(context, c(name).as_ptr(), c(sig).as_ptr()) }
}
fn free<T>(handle: T) -> bool {
    assert_eq!(size_of::<T>(), size_of::<*mut c_void>());
    // SAFETY: handles are numbers of this size.
    sheave_free(unsafe { std::mem::transmute_copy(&handle) })
}
/// The function `name` of `program`, of one `i64` to one.
fn function(program: ProgramHandle, name: &str) -> extern "C" fn(i64) -> i64 {
    let address = address(program, name, "(i64) -> i64");
    assert!(!address.is_null(), "{}", message());
    // SAFETY: the signature was compared.
    unsafe { std::mem::transmute(address) }
}
/// A module with the function `name` of `x`, which `body` computes.
fn unary(name: &str, body: impl FnOnce(ModuleHandle, u64) -> u64) -> ModuleHandle {
    let m = new("unary");
    assert!(define(m, name, "(i64) -> i64"), "{}", message());
    sheave_switch_to(m, sheave_block(m));
    let result = body(m, sheave_param(m, 0));
    sheave_return(m, result);
    assert!(sheave_finish(m), "{}", message());
    m
}

fn plus(name: &str, n: i64) -> ModuleHandle {
    unary(name, |m, x| op(m, "add", 0, &[x, sheave_int(m, I64, n)]))
}

#[test]
fn everything_that_the_builder_has_compiles() {
    let m = new("all");
    assert!(declare(m, "host", "(i64) -> i64") && declare(m, "snprintf", "(ptr, i64, ptr, ...) -> i32"));
    // SAFETY: the name is a C string, and there are so many bytes.
    assert!(unsafe { sheave_data(m, c"format".as_ptr(), b"%g %d".as_ptr(), 5, 6, 1, false) });
    assert!(define(m, "f", "(i64, ptr) -> i64"));
    let [entry, one, two, join, never] = std::array::from_fn(|_| sheave_block(m));
    sheave_switch_to(m, entry);
    let (x, buffer) = (sheave_param(m, 0), sheave_param(m, 1));
    let (cases, targets) = ([1, 2], [one, two]);
    // SAFETY: the lists have two elements.
    assert!(unsafe { sheave_switch(m, x, never, cases.as_ptr(), targets.as_ptr(), 2) });
    sheave_switch_to(m, one);
    let slot = sheave_slot(m, 16, 8);
    sheave_store(m, x, slot, 8);
    let doubled = op(m, "shl", 0, &[sheave_load(m, I64, slot, 8), sheave_int(m, I64, 1)]);
    sheave_jump(m, join);
    sheave_switch_to(m, two);
    // SAFETY: the name is a C string.
    let callee = unsafe { sheave_symbol(m, c"host".as_ptr()) };
    // SAFETY: the list has one element.
    let answer = unsafe { sheave_call_pointer(m, callee, c"(i64) -> i64".as_ptr(), [x].as_ptr(), 1) };
    let small = op(m, "icmp slt", 0, &[answer, sheave_int(m, I64, 1000)]);
    sheave_branch(m, small, join, never);
    sheave_switch_to(m, never);
    sheave_unreachable(m);
    sheave_switch_to(m, join);
    let phi = sheave_phi(m, join, I64);
    assert!(sheave_phi_input(m, phi, one, doubled) && sheave_phi_input(m, phi, two, answer));
    let float = op(m, "sint_to_float", F64, &[phi]);
    let float = op(m, "fadd", 0, &[float, sheave_float(m, F64, 0.5)]);
    // SAFETY: the name is a C string.
    let format = unsafe { sheave_symbol(m, c"format".as_ptr()) };
    let seven = sheave_int(m, 3, 7);
    call(m, "snprintf", &[buffer, sheave_int(m, I64, 16), format, float, seven]);
    let byte = sheave_load(m, I8, sheave_index(m, buffer, sheave_int(m, I64, 1), 1, 0), 0);
    let wide = op(m, "zext", I64, &[byte]);
    sheave_return(m, op(m, "select", 0, &[small_or(m, wide), wide, phi]));
    assert!(sheave_finish(m), "{}", message());

    extern "C" fn host(x: i64) -> i64 {
        x + 40
    }
    let context = sheave_context_new();
    // SAFETY: the function has the type that the module declares.
    assert!(unsafe { sheave_define_symbol(context, c"host".as_ptr(), host as *const c_void) });
    let program = sheave_compile(context, m);
    let f = address(program, "f", "(i64, ptr) -> i64");
    assert!(!f.is_null(), "{}", message());
    // SAFETY: the signature was compared.
    let f: extern "C" fn(i64, *mut u8) -> i64 = unsafe { std::mem::transmute(f) };
    let mut buffer = [0; 16];
    assert_eq!(f(1, buffer.as_mut_ptr()), i64::from(b'.'));
    assert_eq!(&buffer[..6], b"2.5 7\0");
    assert_eq!(f(2, buffer.as_mut_ptr()), i64::from(b'2'));
    assert_eq!(&buffer[..7], b"42.5 7\0");
    // SAFETY: the places are null.
    let (text, functions) =
        unsafe { (sheave_module_text(m, null_mut()), sheave_module_functions(m, null_mut())) };
    assert_eq!(taken(functions), "f\t(i64, ptr) -> i64\n");
    let again = parse(&taken(text));
    assert!(free(sheave_compile(context, again)), "{}", message());
    assert!(free(again) && free(program) && free(m) && free(context));
}

/// A condition that is true.
fn small_or(m: ModuleHandle, value: u64) -> u64 {
    op(m, "icmp uge", 0, &[value, sheave_int(m, I64, 0)])
}

#[test]
fn wrong_handles_are_errors() {
    let (m, context) = (plus("f", 1), sheave_context_new());
    let program = sheave_compile(context, m);
    assert!(free(m), "{}", message());
    fails(free(m), "was freed, or never made");
    fails(sheave_block(m), "was freed, or never made");
    fails(sheave_compile(context, m).exists(), "was freed, or never made");
    fails(sheave_block(ModuleHandle::default()), "the module is NULL");
    // SAFETY: handles are numbers of one size.
    let (as_module, garbage) = unsafe {
        let address = &raw const context;
        (
            std::mem::transmute::<ContextHandle, ModuleHandle>(context),
            std::mem::transmute::<*const ContextHandle, ModuleHandle>(address),
        )
    };
    fails(sheave_block(as_module), "a context was passed as a module");
    fails(sheave_finish(garbage), "there is no module");
    // The code outlives its module and its context.
    assert!(free(context));
    assert_eq!(function(program, "f")(41), 42);
    for (name, sig, part) in [
        ("f", "(i64, i64) -> i64", "the function `f` is (i64) -> i64, not (i64, i64) -> i64"),
        ("g", "()", "there is no function `g`"),
        ("f", "i64", "`i64` is not a signature"),
        ("f", "(i63) -> i64", "signature:1:20: error"),
    ] {
        assert!(address(program, name, sig).is_null());
        fails(0, part);
    }
    // SAFETY: a null text is an error.
    assert!(unsafe { sheave_address(program, null(), null()) }.is_null());
    fails(0, "the name is NULL");
    assert!(free(program) && free(null_mut::<c_void>()));
}

#[test]
fn faults_in_texts_have_positions() {
    fails(parse("define i32 @f() {\n  %1 = frob i32 1\n}\n").exists(), "test.ll:2:8: error");
    let (mut line, mut column) = (0, 0);
    // SAFETY: the places are variables.
    unsafe { sheave_error(&mut line, &mut column) };
    assert_eq!((line, column), (2, 8));
    fails(parse("\u{ff}\0").exists(), "test.ll:1:1");
    // SAFETY: the texts are C strings.
    fails(
        unsafe { sheave_module_read(c"/none/such.ll".as_ptr(), null()) }.exists(),
        "cannot read /none/such.ll",
    );
    let context = sheave_context_new();
    for (name, value, part) in [
        ("strategy", "none", "there is no strategy `none`; there are "),
        ("passes", "promote,frob", "frob"),
        ("opt", "9", "there is no such level"),
        ("opt", "x", "invalid digit"),
        ("frob", "1", "there is no option `frob`"),
    ] {
        // SAFETY: the texts are C strings.
        fails(unsafe { sheave_set(context, c(name).as_ptr(), c(value).as_ptr()) }, part);
    }
    let undefined = unary("f", |m, x| {
        assert!(declare(m, "no_such_function", "(i64) -> i64"));
        call(m, "no_such_function", &[x])
    });
    fails(sheave_compile(context, undefined).exists(), "undefined symbols: `no_such_function`");
    assert!(free(undefined) && free(context));
}

/// Handles as results that may be wrong.
trait Exists {
    fn exists(self) -> bool;
}
impl Exists for ModuleHandle {
    fn exists(self) -> bool {
        format!("{self:?}") != "ModuleHandle(0)"
    }
}
impl Exists for ProgramHandle {
    fn exists(self) -> bool {
        format!("{self:?}") != "ProgramHandle(0)"
    }
}

#[test]
fn the_first_fault_of_a_function_is_that_of_finish() {
    let other = new("other");
    assert!(define(other, "g", "(i64) -> i64"));
    let foreign = sheave_param(other, 0);
    type Fault = fn(ModuleHandle, u64, u64);
    let faults: [(Fault, &str); 11] = [
        (|m, _, foreign| _ = op(m, "add", 0, &[foreign, foreign]), "is not of this function"),
        (|m, x, _| _ = op(m, "frob", 0, &[x]), "there is no operation `frob`"),
        (|m, x, _| _ = op(m, "add", 0, &[x]), "`add` has 2 operands, not 1"),
        (|m, x, _| _ = op(m, "add", 0, &[x, sheave_block(m)]), "is not a value"),
        (|m, x, _| _ = sheave_jump(m, x), "is not a block"),
        (|m, _, _| _ = sheave_param(m, 1), "there is no parameter 1"),
        (|m, _, _| _ = sheave_int(m, 99, 0), "there is no type of number 99"),
        (|m, _, _| _ = call(m, "unknown", &[]), "`unknown` is not declared"),
        (|m, x, _| _ = op(m, "fadd", 0, &[x, x]), "fadd"),
        (|m, x, _| _ = sheave_store(m, x, x, 0), "store"),
        (|m, _, _| _ = sheave_slot(m, 8, 3), "aligned to 3"),
    ];
    let context = sheave_context_new();
    for (fault, part) in faults {
        let m = new("m");
        assert!(define(m, "f", "(i64) -> i64"));
        sheave_switch_to(m, sheave_block(m));
        let x = sheave_param(m, 0);
        fault(m, x, foreign);
        // A fault after the first one.
        op(m, "frobnicate", 0, &[]);
        sheave_return(m, x);
        fails(sheave_compile(context, m).exists(), "the function `f` is not finished");
        let finished = sheave_finish(m);
        if part != "fadd" && part != "store" {
            fails(finished, part);
            assert!(!message().contains("frobnicate"));
        }
        fails(finished, "the function `f`");
        fails(sheave_compile(context, m).exists(), "the function `f`");
        fails(sheave_finish(m), "no function is being built");
        assert!(free(m));
    }
    let m = new("phi");
    assert!(define(m, "f", "(i64) -> i64"));
    fails(define(m, "g", "()"), "the function `f` is not finished");
    let (entry, next) = (sheave_block(m), sheave_block(m));
    sheave_switch_to(m, entry);
    sheave_jump(m, next);
    sheave_switch_to(m, next);
    sheave_return(m, sheave_phi(m, next, I64));
    fails(sheave_finish(m), "a phi of block1 has no input from block0");
    fails(define(m, "f", "(i64) -> i64"), "a phi of block1");
    // An open function may be freed.
    assert!(free(m) && free(other) && free(context));
}

#[test]
fn panics_become_errors() {
    std::panic::set_hook(Box::new(|_| ()));
    let result: bool = guard(|| panic!("on purpose"));
    let _ = std::panic::take_hook();
    fails(result, "internal error, which is a fault of Sheave: on purpose");
}

#[test]
fn threads_share_modules_and_contexts() {
    let context = sheave_context_new();
    let m = plus("f", 1);
    std::thread::scope(|scope| {
        for n in 0..4 {
            scope.spawn(move || {
                for _ in 0..20 {
                    let program = sheave_compile(context, m);
                    assert_eq!(function(program, "f")(n), n + 1);
                    fails(define(m, "f", "()"), "`f` is defined already");
                    assert!(free(program));
                }
            });
        }
    });
    assert!(free(m) && free(context));
}

#[test]
fn exceptions_pass_through_compiled_code() {
    extern "C-unwind" fn throw(_: i64) -> i64 {
        std::panic::resume_unwind(Box::new(17_i32))
    }
    let context = sheave_context_new();
    // SAFETY: the function has the type that the module declares.
    assert!(unsafe { sheave_define_symbol(context, c"throw".as_ptr(), throw as *const c_void) });
    assert!(redefinable(context, "g", "(i64) -> i64"));
    let inner = unary("g", |m, x| {
        assert!(declare(m, "throw", "(i64) -> i64"));
        let result = call(m, "throw", &[x]);
        op(m, "add", 0, &[result, x])
    });
    let outer = unary("f", |m, x| {
        assert!(declare(m, "g", "(i64) -> i64"));
        let result = call(m, "g", &[x]);
        op(m, "add", 0, &[result, x])
    });
    assert!(sheave_redefine(context, inner), "{}", message());
    let program = sheave_compile(context, outer);
    // SAFETY: the type is that of the function; it may unwind.
    let f: extern "C-unwind" fn(i64) -> i64 = unsafe { std::mem::transmute(function(program, "f")) };
    let caught = std::panic::catch_unwind(|| f(1)).unwrap_err();
    assert_eq!(caught.downcast_ref(), Some(&17_i32));
    assert!(free(inner) && free(outer) && free(program) && free(context));
}

#[test]
fn redefinitions_reach_every_caller() {
    let context = sheave_context_new();
    // It never says that it is quiescent: a definition that is replaced while it runs stays.
    assert!(sheave_register_thread(true));
    assert!(redefinable(context, "step", "(i64) -> i64") && redefinable(context, "step", "(i64) -> i64"));
    fails(redefinable(context, "step", "()"), "`step` was declared as (i64) -> i64 before");
    // LLVM IR may promise what a later definition does not keep: two calls must not become one.
    let callers = parse(
        "declare i64 @step(i64) readnone willreturn nounwind\n\
         define i64 @twice(i64 %x) {\n %a = call i64 @step(i64 %x)\n %b = call i64 @step(i64 %x)\n\
         %c = sub i64 %b, %a\n ret i64 %c\n}\n\
         define ptr @where() {\n ret ptr @step\n}\n",
    );
    let program = sheave_compile(context, callers);
    assert!(free(sheave_compile(context, plus("step", 1))), "{}", message());
    let (twice, step) = (function(program, "twice"), function(program, "step"));
    assert_eq!((twice(5), step(5)), (0, 6));
    // It counts its calls.
    let counting = parse(
        "@n = internal global i64 0\n\
         define i64 @step(i64 %x) {\n %a = load i64, ptr @n\n %b = add i64 %a, 1\n\
         store i64 %b, ptr @n\n ret i64 %b\n}\n",
    );
    assert!(sheave_redefine(context, counting), "{}", message());
    assert_eq!((twice(5), step(5)), (1, 3));
    let place = address(program, "where", "() -> ptr");
    // SAFETY: the signature was compared.
    let place: extern "C" fn() -> *const c_void = unsafe { std::mem::transmute(place) };
    assert_eq!(place(), step as *const c_void);
    // Its own calls go through the slot, too: it redefines itself while it runs.
    static CONTEXT: AtomicI64 = AtomicI64::new(0);
    // SAFETY: handles are numbers of this size.
    CONTEXT.store(unsafe { std::mem::transmute::<ContextHandle, i64>(context) }, Ordering::SeqCst);
    extern "C" fn replace(n: i64) -> i64 {
        // SAFETY: the handle is one.
        let context: ContextHandle = unsafe { std::mem::transmute(CONTEXT.load(Ordering::SeqCst)) };
        let m = plus("step", n);
        assert!(sheave_redefine(context, m) && free(m), "{}", message());
        0
    }
    // SAFETY: the function has the type that the module declares.
    assert!(unsafe { sheave_define_symbol(context, c"replace".as_ptr(), replace as *const c_void) });
    let recursive = unary("step", |m, x| {
        assert!(declare(m, "replace", "(i64) -> i64"));
        call(m, "replace", &[x]);
        call(m, "step", &[sheave_int(m, I64, 100)])
    });
    assert!(sheave_redefine(context, recursive), "{}", message());
    assert_eq!((step(7), step(7)), (107, 14));
    let wrong = new("wrong");
    assert!(define(wrong, "step", "() -> i64"));
    sheave_switch_to(wrong, sheave_block(wrong));
    sheave_return(wrong, sheave_int(wrong, I64, 1));
    assert!(sheave_finish(wrong));
    fails(sheave_redefine(context, wrong), "`step` is () -> i64, and may be redefined as (i64) -> i64 only");
    let alias = parse("@other = alias i64 (i64), ptr @step\ndefine i64 @step(i64 %x) {\n ret i64 %x\n}\n");
    fails(sheave_redefine(context, alias), "`other` is another name of it");
    assert_eq!(step(7), 14);
    assert!(sheave_register_thread(false));
    // The context may go before what uses its functions.
    assert!(free(context));
    assert_eq!(step(7), 14);
    assert!([callers, counting, recursive, wrong, alias].into_iter().all(free) && free(program));
}

/// Redefines a function `n` times while two threads call it; gives how much the resident memory grew, in
/// bytes, over the second half.
fn redefine_often(n: i64) -> i64 {
    let done = AtomicBool::new(false);
    let context = sheave_context_new();
    assert!(redefinable(context, "version", "(i64) -> i64"));
    let caller = unary("f", |m, x| {
        assert!(declare(m, "version", "(i64) -> i64"));
        call(m, "version", &[x])
    });
    let first = plus("version", 0);
    assert!(sheave_redefine(context, first), "{}", message());
    let program = sheave_compile(context, caller);
    let f = function(program, "f");
    let pages = || -> i64 {
        let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
        statm.split(' ').nth(1).unwrap().parse().unwrap()
    };
    let mut halfway = 0;
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                sheave_register_thread(true);
                let mut last = 0;
                while !done.load(Ordering::Relaxed) {
                    let version = f(0);
                    assert!(version >= last, "{version} after {last}");
                    last = version;
                    assert!(sheave_quiescent());
                }
                assert_eq!(f(0), n);
            });
        }
        for version in 1..=n {
            let m = plus("version", version);
            assert!(sheave_redefine(context, m) && free(m), "{}", message());
            if version == n / 2 {
                halfway = pages();
            }
        }
        done.store(true, Ordering::Relaxed);
    });
    // Both threads are gone, and with them every reason to keep code: only the current one is left.
    sheave_register_thread(true);
    assert!(sheave_quiescent());
    sheave_register_thread(false);
    assert!(free(first) && free(caller) && free(program) && free(context));
    4096 * (pages() - halfway)
}

#[test]
fn code_that_was_replaced_is_freed() {
    fails(sheave_quiescent(), "the thread is not registered");
    redefine_often(300);
}

/// A million redefinitions with two threads that call the function: minutes, with optimisation.
#[test]
#[ignore = "a million redefinitions take minutes: run it by hand, with optimisation"]
fn a_million_redefinitions_take_no_memory() {
    let grown = redefine_often(1_000_000);
    println!("resident memory grew by {grown} bytes over the second half");
    assert!(grown < 16 << 20, "{grown} bytes");
}

#[test]
fn studies_and_objects() {
    let m = parse(
        "define i32 @max(i32 %a, i32 %b) {\nentry:\n %c = icmp slt i32 %a, %b\n br i1 %c, label %x, label %y\nx:\n br label %z\ny:\n br label %z\nz:\n %r = phi i32 [ %b, %x ], [ %a, %y ]\n ret i32 %r\n}\n",
    );
    let context = sheave_context_new();
    // SAFETY: the texts are null or C strings, and the place is a variable.
    let (csv, few, page, object, length) = unsafe {
        let mut length = 0;
        (
            taken(sheave_copies(context, m, null(), null(), null_mut())),
            taken(sheave_copies(context, m, c"pruned".as_ptr(), c"coalesce,isolate".as_ptr(), null_mut())),
            taken(sheave_explore(context, m, null_mut())),
            sheave_object(context, m, &mut length),
            length,
        )
    };
    assert!(csv.starts_with("file,function,") && csv.lines().count() == 1 + 2 * 4 * 10, "{csv}");
    assert_eq!(few.lines().count(), 1 + 2 * 2, "{few}");
    assert!(page.starts_with("<!doctype html>"));
    assert!(!object.is_null() && length > 64, "{}", message());
    // SAFETY: there are so many bytes, of malloc.
    unsafe {
        assert_eq!(std::slice::from_raw_parts(object.cast::<u8>(), 4), b"\x7fELF");
        libc::free(object.cast());
    }
    // SAFETY: the texts are C strings.
    assert!(unsafe { sheave_copies(context, m, c"frob".as_ptr(), null(), null_mut()) }.is_null());
    fails(0, "there is no placement `frob`");
    assert!(free(m) && free(context));
}
