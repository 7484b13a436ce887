//! Data that a few words of text declare and no machine has: an error, not an abort.

use sheave::{Options, compile_object};
use sheave_interp::{Interpreter, Outcome, TrapKind};
use sheave_ir::Module;

#[track_caller]
fn read(text: &str) -> Module {
    sheave::read_bytes("t.sheave", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn data_that_is_too_large() {
    for size in ["4611686018427387904", "9223372036854775807", "3000000000"] {
        for contents in ["", " {\n    \"\\01\"\n}"] {
            for kind in ["", "readonly ", "thread_local "] {
                let module = read(&format!("data {kind}%t size {size} align 1{contents}\n"));
                let trap = Interpreter::new(&module, Default::default()).err().expect("no memory has room");
                assert_eq!(trap.kind, TrapKind::TooMuchData("t".into()), "{kind}{size}");
                // Zeros take no space in the file; the linker limits their number.
                if !contents.is_empty() {
                    let error = compile_object(&module, &Options::default()).expect_err("no object has room");
                    assert!(error.to_string().contains("exceed two gigabytes"), "{error}");
                }
            }
        }
    }
}

/// Sizes that fit one by one.
#[test]
fn data_that_is_too_large_together() {
    let module = read("data %t0 size 1000000 align 1\ndata %t1 size 2147000000 align 1\n");
    let trap = Interpreter::new(&module, Default::default()).err();
    assert!(matches!(trap.map(|trap| trap.kind), Some(TrapKind::TooMuchData(_))));
}

#[test]
fn alignments_that_would_be_mostly_padding() {
    let greatest = read("data %t size 8 align 16777216\n");
    compile_object(&greatest, &Options::default()).expect("zeros are not in the file");
    let module = read("data %t size 8 align 1073741824 {\n    \"\\01\"\n}\n");
    let error = compile_object(&module, &Options::default()).expect_err("the file would be a gigabyte");
    assert!(error.to_string().contains("the alignment of `t` is more than 16777216"), "{error}");
}

#[test]
fn names_that_an_object_cannot_have() {
    let module = read("data %\"a\\00b\" size 8 align 8\n");
    let error = compile_object(&module, &Options::default()).expect_err("names end at zero bytes");
    assert!(error.to_string().contains("contains a zero byte"), "{error}");
}

/// Contents count, not sizes: zeros at the end are free, zeros before other bytes are not.
#[test]
fn initialised_data_is_bounded_by_the_readers() {
    let refused = |name: &str, text: &str| {
        let error = sheave::read_bytes(name, text.as_bytes()).expect_err("the contents are too large");
        let message = error.to_string();
        assert!(message.contains("more than 268435456 bytes of initialised data"), "{message}");
        assert!(message.contains('^') && message.contains(&format!("{name}:")), "{message}");
    };
    refused(
        "t.sheave",
        "data %t size 4611686018427387904 align 1 {\n    zero 4611686018427387900\n    \"\\01\"\n}\n",
    );
    refused(
        "t.ll",
        "@t = global { [4611686018427387904 x i8], i8 } { [4611686018427387904 x i8] zeroinitializer, i8 1 }\n",
    );
}

/// A chain of aliases is followed to its end, not for a fixed number of steps.
#[test]
fn long_chains_of_aliases() {
    let n = 1000;
    let mut text = String::from("data %a0 size 8 align 8 {\n    \"\\2a\"\n}\n");
    for i in 1..=n {
        text.push_str(&format!("alias %a{i} = %a{}\n", i - 1));
    }
    text.push_str(&format!("function %f() -> i64 {{\nblock0:\n    v0 = load i64 %a{n}\n    return v0\n}}\n"));
    let module = read(&text);
    let mut interpreter = Interpreter::new(&module, Default::default()).expect("the data");
    let id = module.function_id("f").expect("the function");
    let outcome = interpreter.call(id, &[]).expect("the call");
    assert_eq!(outcome, Outcome::Returned(vec![42]));
    let program = sheave::Jit::new(Options::default()).compile(&module).expect("the program");
    // SAFETY: the function has no parameters and returns one `i64`.
    let f = unsafe { program.function::<extern "C" fn() -> i64>("f").expect("the function") };
    assert_eq!(f.call(), 42);
    compile_object(&module, &Options::default()).expect("the object");
}
