//! Every instruction of the IR reference can be written, read back and is accepted by LLVM.

use sheave_ir::Form;

use super::{in_repository, llvm_accepts, promote, read, write};

#[test]
fn every_example_of_the_reference_can_be_written() {
    let text = std::fs::read_to_string(in_repository("docs/ir.md")).unwrap();
    let mut n_written = 0;
    for (index, example) in text.split("```ir\n").skip(1).enumerate() {
        let example = example.split("```").next().unwrap();
        let name = format!("example{index}");
        let Ok(mut module) = sheave_ir::parse_module(&name, example.as_bytes()) else {
            panic!("the reference's own test reads this one: {example}")
        };
        if module.functions.values().any(|func| func.form == Form::Copies) {
            let error = sheave_llvm::write_module(&module).unwrap_err();
            assert!(error.to_string().contains("a function in copies form"), "{error}");
            continue;
        }
        for form in ["memory", "ssa"] {
            let text = write(&module);
            llvm_accepts(&format!("{name} in {form} form:\n{text}"), &text);
            read(&name, &text);
            promote(&mut module);
        }
        n_written += 1;
    }
    assert!(n_written >= 10, "only {n_written} examples were found");
}
