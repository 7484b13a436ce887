//! What one function may need: stack and registers. A function that needs more is an error that names it.

use sheave_ir::Module;
use sheave_x64::{CodeBuffer, Ctx, ErrorKind, Options, compile};

/// A function with a kept slot of `bytes` bytes.
fn with_slot(bytes: u32) -> Module {
    parse(&format!(
        "function %hungry(i64 v0) -> i64 {{\nblock0:\n    v1 = alloca size {bytes} align 8\n    store volatile v0, v1\n    v2 = load volatile i64 v1 + 8\n    return v2\n}}\n"
    ))
}

fn parse(text: &str) -> Module {
    sheave_ir::parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

fn compile_first(module: &Module, options: &Options) -> Result<(), sheave_x64::Error> {
    let func = module.functions.values().next().expect("there is a function");
    compile(module, func, options, &mut Ctx::new(), &mut CodeBuffer::default()).map(drop)
}

#[test]
fn a_frame_above_the_limit_is_refused() {
    let options = Options { max_frame: 4096, ..Options::default() };
    compile_first(&with_slot(4000), &options).expect("fits");
    let error = compile_first(&with_slot(5000), &options).expect_err("does not fit");
    assert!(matches!(error.kind, ErrorKind::FrameTooLarge { bytes: 5000..5100, limit: 4096 }), "{error:?}");
    let text = error.to_string();
    assert!(text.starts_with("function `hungry`: the stack frame takes 50"), "{text}");
    assert!(text.ends_with("more than the limit of 4096"), "{text}");
}

/// Spill slots count like any other: values that are live at once do not fit into the registers, nor into the
/// frame.
#[test]
fn spills_count_against_the_limit() {
    let mut text = "function %spills(ptr v0) -> i64 {\nblock0:\n".to_owned();
    let n = 200;
    for i in 1..=n {
        text += &format!("    v{i} = load volatile i64 v0 + {}\n", 8 * i);
    }
    text += &format!("    v{} = xor v1, v2\n", n + 1);
    for i in 3..=n {
        text += &format!("    v{} = xor v{}, v{i}\n", n + i - 1, n + i - 2);
    }
    text += &format!("    return v{}\n}}\n", 2 * n - 1);
    let module = parse(&text);
    compile_first(&module, &Options { max_frame: 8 * 200, ..Options::default() }).expect("fits");
    let error =
        compile_first(&module, &Options { max_frame: 512, ..Options::default() }).expect_err("too small");
    assert!(matches!(error.kind, ErrorKind::FrameTooLarge { limit: 512, .. }), "{error:?}");
}

#[test]
fn too_few_registers_name_function_and_instruction() {
    let module = parse(
        "function %indexed(ptr v0, i64 v1, i64 v2) -> i64 {\nblock0:\n    v3 = ptr_index v0, v1 * 8\n    store v2, v3\n    v4 = load i64 v3\n    return v4\n}\n",
    );
    let error = compile_first(&module, &Options { registers: Some(1), ..Options::default() })
        .expect_err("an address of two registers and a value do not fit into one");
    assert!(matches!(error.kind, ErrorKind::TooFewRegisters { .. }), "{error:?}");
    let text = error.to_string();
    assert!(text.starts_with("function `indexed`: machine instruction "), "{text}");
    assert!(text.contains("(`mov`) needs more registers at once"), "{text}");
    let ErrorKind::TooFewRegisters { least, .. } = error.kind else { unreachable!("it was matched") };
    assert!(text.ends_with(&format!("the function needs {least}")), "{text}");
    for registers in 0..9 {
        let compiled = compile_first(&module, &Options { registers: Some(registers), ..Options::default() });
        match compiled.map_err(|error| error.kind) {
            Err(ErrorKind::TooFewRegisters { least: same, .. }) => {
                assert_eq!((registers < least, same), (true, least))
            }
            compiled => assert_eq!((registers >= least, compiled.is_ok()), (true, true), "{registers}"),
        }
    }
}
