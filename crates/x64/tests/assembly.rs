//! The text for an assembler, as a whole. That it assembles to programs that do the same is a test of the
//! command's, where there is an assembler.

use std::path::Path;

use sheave_ir::parse_module;
use sheave_x64::asm::Syntax;
use sheave_x64::assembly::AssemblyBuilder;
use sheave_x64::object::ObjectError;
use sheave_x64::{CodeBuffer, Ctx, Options, TlsModel, compile};

fn assembly(text: &str) -> Result<String, ObjectError> {
    assembly_in(Syntax::Att, text)
}

fn assembly_in(syntax: Syntax, text: &str) -> Result<String, ObjectError> {
    let module = parse_module("program", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let options = Options { tls: TlsModel::InitialExec, ..Options::default() };
    let (mut ctx, mut code) = (Ctx::new(), CodeBuffer::default());
    let mut builder = AssemblyBuilder::new(&module, syntax);
    for (id, func) in &module.functions {
        compile(&module, func, &options, &mut ctx, &mut code).expect("it compiles");
        builder.add_function(id, &code);
    }
    builder.finish()
}

/// `SHEAVE_BLESS=1` writes the text again.
#[test]
fn a_module_is_written_with_labels_for_all_that_refers_to_places() {
    compare(Syntax::Att, "program.s");
}

/// The same in the other syntax.
#[test]
fn a_module_is_written_in_intel_syntax() {
    compare(Syntax::Intel, "program.intel.s");
}

fn compare(syntax: Syntax, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/assembly");
    let program = std::fs::read_to_string(folder.join("program.sheave")).expect("the program");
    let text = assembly_in(syntax, &program).expect("it can be written");
    let golden = folder.join(name);
    if std::env::var_os("SHEAVE_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&golden, &text).expect("writable");
    }
    let expected = std::fs::read_to_string(&golden).unwrap_or_default();
    for (line, (new, old)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(new, old, "line {} of {}", line + 1, golden.display());
    }
    assert_eq!(text.lines().count(), expected.lines().count(), "{}", golden.display());
}

#[test]
fn a_difference_that_cannot_be_computed_is_an_error() {
    let elsewhere =
        "extern function %f()\ndata %table size 4 align 4 {\n    at 0: difference32 %table - %f\n}\n";
    assert_eq!(assembly(elsewhere), Err(ObjectError::Difference("table".to_owned())));
    // The place itself may be subtracted, whatever the other is.
    let own = "extern function %f()\ndata %table size 4 align 4 {\n    at 0: difference32 %f - %table\n}\n";
    let text = assembly(own).expect("the linker can compute it");
    assert!(text.contains("\t.long f - table\n"), "{text}");
}

/// The bytes between the instructions are read as instructions, whose operands have no room for an address.
#[test]
fn addresses_between_instructions_are_an_error() {
    let program = |asm: &str| {
        format!(
            "data %number size 8 align 8\nfunction %f() {{\nblock0:\n    asm side_effects \"{asm}\" []\n    return\n}}\n"
        )
    };
    let error = assembly(&program("jmp 1f; .quad number; 1:")).expect_err("there is an address");
    assert!(error.to_string().contains("`f` has addresses between its instructions"), "{error}");
    assert!(assembly(&program("movq number(%rip), %rax")).is_ok());
}
