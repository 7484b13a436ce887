//! Whole programs: written in SSA form and read back they print the same.

use sheave_ir::{Inst, InstData, Module};

use crate::{in_repository, interpret, llvm, llvm_accepts, promote, read, write};

/// Instructions that a program may execute in the interpreter: some would run for minutes.
const FUEL: u64 = 5_000_000;

/// Name, LLVM IR and expected output of every program.
fn programs() -> Vec<(String, String, String)> {
    let mut programs = Vec::new();
    for entry in std::fs::read_dir(in_repository("tests/corpus")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "ll") {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).unwrap();
            programs.push((name, text, std::fs::read_to_string(path.with_extension("out")).unwrap()));
        }
    }
    assert!(programs.len() >= 16, "the corpus is not complete");
    programs.sort();
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
    for (name, text, expected) in programs() {
        let mut module = read(&name, &text);
        // Memory form comes back with its scalar slots, so that the same slots are promoted.
        let mut again = read(&name, &write(&module));
        promote(&mut module);
        promote(&mut again);
        assert_eq!(shape(&again), shape(&module), "{name}: blocks, phis and slots");
        let back = read(&name, &write(&module));
        let (output, code) = interpret(&back, Some(FUEL));
        // Most programs are cut short; what they printed until then must be right all the same.
        match code {
            Some(code) => assert_eq!((output.as_str(), code), (expected.as_str(), 0), "{name}"),
            None => assert!(expected.starts_with(&output), "{name}: {output}"),
        }
    }
}

#[test]
fn llvm_runs_programs_with_the_same_result() {
    for (name, text, expected) in programs() {
        let mut module = read(&name, &text);
        promote(&mut module);
        let text = write(&module);
        llvm_accepts(&name, &text);
        if let Some((output, code)) = llvm("lli-19", &["-"], &text) {
            assert_eq!((output.as_str(), code), (expected.as_str(), Some(0)), "{name}");
        }
    }
}
