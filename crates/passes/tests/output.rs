//! Calls of `printf` that become `puts` and `putchar`: which, and that they print the same.

use sheave_interp::{Interpreter, Options as InterpOptions};
use sheave_ir::{InstData, Module, parse_module, verify_module};
use sheave_passes::driver::{Ctx, Goal, Options, parse_passes};
use sheave_passes::table;

/// Declares the functions that `gvn` may insert calls of.
fn declare(module: &mut Module) {
    table::pass("gvn").and_then(|pass| pass.declares).expect("it declares functions")(module);
}

const STRINGS: &str = r#"
extern function %printf(ptr, ...) -> i32
data local readonly %empty size 1 align 1
data local readonly %x size 2 align 1 {
    "x\00"
}
data local readonly %percent size 2 align 1 {
    "%\00"
}
data local readonly %hello size 7 align 1 {
    "hello\0a\00"
}
data local readonly %open size 6 align 1 {
    "hello\00"
}
data local readonly %done size 7 align 1 {
    "100%%\0a\00"
}
data local readonly %end size 2 align 1 {
    "\0a\00"
}
data local readonly %c size 3 align 1 {
    "%c\00"
}
data local readonly %s size 4 align 1 {
    "%s\0a\00"
}
data local readonly %d size 4 align 1 {
    "%d\0a\00"
}
data local %changes size 7 align 1 {
    "hello\0a\00"
}
"#;

/// `%f` with these instructions; `v0` is a parameter.
fn module(insts: &str) -> Module {
    let text = format!("{STRINGS}\nfunction %f(i32 v0) -> i32 {{\nblock0:\n{insts}\n}}\n");
    let module = parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    verify_module(&module).unwrap_or_else(|error| panic!("{error}\n{text}"));
    module
}

/// The names of the functions that `%f` calls.
fn callees(module: &Module) -> Vec<String> {
    let func = &module.functions[module.function_id("f").unwrap()];
    let callees = func.order.iter().filter_map(|&inst| match func.insts[inst] {
        InstData::Call { callee, .. } => Some(module.symbol_name(callee).to_owned()),
        _ => None,
    });
    callees.collect()
}

fn printed(module: &Module, arg: u64) -> Vec<u8> {
    let mut interpreter = Interpreter::new(module, InterpOptions::default()).unwrap();
    interpreter.call(module.function_id("f").unwrap(), &[arg]).unwrap_or_else(|trap| panic!("{trap}"));
    interpreter.take_stdout()
}

/// Checks what `%f` calls afterwards, and that it prints `output`.
#[track_caller]
fn check(insts: &str, expected: &[&str], output: &str) {
    let mut module = module(insts);
    assert_eq!(String::from_utf8_lossy(&printed(&module, 65)), output);
    declare(&mut module);
    verify_module(&module).unwrap();
    assert_eq!(String::from_utf8_lossy(&printed(&module, 65)), output, "declarations change nothing");
    let passes = parse_passes("gvn,dce").unwrap();
    let options = Options { verify: true, ..Options::new(&passes) };
    let after = Ctx::new().run_module(&module, &options, Goal::Passes).unwrap();
    verify_module(&after).unwrap();
    assert_eq!(callees(&after), expected, "{after}");
    assert_eq!(String::from_utf8_lossy(&printed(&after, 65)), output, "{after}");
}

#[test]
fn what_needs_no_format() {
    check("v1 = call %printf(%hello)\nreturn v0", &["puts"], "hello\n");
    check("v1 = call %printf(%x)\nreturn v0", &["putchar"], "x");
    check("v1 = call %printf(%end)\nreturn v0", &["putchar"], "\n");
    check("v1 = call %printf(%c, v0) as (ptr, ..., i32) -> i32\nreturn v0", &["putchar"], "A");
    check("v1 = call %printf(%s, %open) as (ptr, ..., ptr) -> i32\nreturn v0", &["puts"], "hello\n");
    let two = "v1 = call %printf(%hello)\nv2 = call %printf(%hello)\nreturn v0";
    check(two, &["puts", "puts"], "hello\nhello\n");
}

#[test]
fn nothing_is_printed_by_no_call_and_gives_zero() {
    check("v1 = call %printf(%empty)\nreturn v1", &[], "");
}

#[test]
fn what_needs_printf() {
    // Its result is the number of characters.
    check("v1 = call %printf(%hello)\nreturn v1", &["printf"], "hello\n");
    check(
        "v1 = call %printf(%hello)\njump block1\nblock1:\nv2 = phi i32 [block0: v1]\nreturn v2",
        &["printf"],
        "hello\n",
    );
    check("v1 = call %printf(%open)\nreturn v0", &["printf"], "hello");
    check("v1 = call %printf(%done)\nreturn v0", &["printf"], "100%\n");
    check("v1 = call %printf(%d, v0) as (ptr, ..., i32) -> i32\nreturn v0", &["printf"], "65\n");
    check("v1 = call %printf(%changes)\nreturn v0", &["printf"], "hello\n");
    check("v1 = call no_inline %printf(%hello)\nreturn v0", &["printf"], "hello\n");
}

#[test]
fn functions_of_that_name_that_are_not_the_librarys() {
    let other = "extern function no_inline %puts(ptr) -> i32\nextern function %putchar(i64) -> i64\n";
    for (call, name) in [("%hello", "puts"), ("%x", "putchar")] {
        let f = format!("function %f(i32 v0) -> i32 {{\nblock0:\nv1 = call %printf({call})\nreturn v0\n}}");
        let text = format!("{other}{STRINGS}\n{f}\n");
        let mut module = parse_module("test", text.as_bytes()).unwrap();
        declare(&mut module);
        let passes = parse_passes("gvn,dce").unwrap();
        let after = Ctx::new().run_module(&module, &Options::new(&passes), Goal::Passes).unwrap();
        assert_eq!(callees(&after), ["printf"], "{name}");
    }
}

#[test]
fn a_module_without_calls_of_printf_stays_as_it_is() {
    let mut module = module("return v0");
    let before = module.to_string();
    declare(&mut module);
    assert_eq!(module.to_string(), before);
}
