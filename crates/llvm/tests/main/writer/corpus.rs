//! Whole programs: written in SSA form and read back they print the same.

use sheave_ir::{Inst, InstData, Module};

use super::{in_repository, interpret, llvm, llvm_accepts, promote, read, write};

/// A program, an argument with which it does little, and its output then.
struct Program {
    name: String,
    text: String,
    argument: String,
    expected: String,
}

fn programs() -> Vec<Program> {
    let mut programs = Vec::new();
    for entry in std::fs::read_dir(in_repository("tests/corpus")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "ll") {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let read = |extension| std::fs::read_to_string(path.with_extension(extension)).unwrap();
            let (text, argument, expected) = (read("ll"), read("small"), read("small.out"));
            programs.push(Program { name, text, argument: argument.trim().to_owned(), expected });
        }
    }
    assert!(programs.len() >= 16, "the corpus is not complete");
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    programs
}

/// Blocks, phis, and slots that are still made.
fn shape(module: &Module) -> [usize; 3] {
    let mut shape = [0; 3];
    for func in module.functions.values() {
        let is_slot = |inst: &&Inst| matches!(func.insts[**inst], InstData::Alloca { .. });
        shape[0] += func.layout.len();
        shape[1] += func.layout.iter().map(|&block| func.phis(block).len()).sum::<usize>();
        shape[2] += func.order.iter().filter(is_slot).count();
    }
    shape
}

#[test]
fn programs_come_back_the_same() {
    for Program { name, text, argument, expected } in programs() {
        let mut module = read(&name, &text);
        // Memory form is read with its scalar slots, so that the same slots are promoted.
        let mut again = read(&name, &write(&module));
        promote(&mut module);
        promote(&mut again);
        assert_eq!(shape(&again), shape(&module), "{name}: blocks, phis and slots");
        let back = read(&name, &write(&module));
        assert_eq!(interpret(&back, Some(&argument)), (expected, Some(0)), "{name}");
    }
}

#[test]
fn llvm_runs_programs_with_the_same_result() {
    for Program { name, text, argument, expected } in programs() {
        let mut module = read(&name, &text);
        promote(&mut module);
        let text = write(&module);
        llvm_accepts(&name, &text);
        if let Some(found) = llvm("lli-19", &["-", &argument], &text) {
            assert_eq!(found, (expected, Some(0)), "{name}");
        }
    }
}
