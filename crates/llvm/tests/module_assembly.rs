//! Module-level assembly: what its data come to, and where its faults are found.

use sheave_ir::{DiagnosticKind, Module};
use sheave_llvm::read_module;

/// A module of this assembly, each line in a string of its own.
fn module(assembly: &str) -> String {
    let lines = assembly.lines().map(|line| {
        let escaped = line.replace('\\', "\\\\").replace('"', "\\22").replace('\t', "\\09");
        format!("module asm \"{escaped}\"\n")
    });
    lines.collect()
}

/// The contents of the module's only section of data.
#[track_caller]
fn data(assembly: &str) -> Vec<u8> {
    let module: Module = read_module("t.ll", module(assembly).as_bytes()).expect("the assembly is right");
    module.data.values().next().expect("there is data").init.clone()
}

/// Checks that `assembly` is refused with `message`; `place` is what the caret points at.
#[track_caller]
fn check_fault(assembly: &str, line: u32, place: &str, message: &str) {
    let Err(error) = read_module("t.ll", module(assembly).as_bytes()) else {
        panic!("the assembly is wrong")
    };
    let error = &error[0];
    assert_eq!(error.kind, DiagnosticKind::Unsupported);
    assert_eq!(error.message, format!("module-level assembly: {message}"));
    let found: String = error.text.chars().skip(error.caret).collect();
    assert!(error.line == line && found.starts_with(place), "{error}");
}

#[test]
fn distances_among_data_are_numbers() {
    let found = data(
        ".data\na: .long 7, b - a\nb:\n.set size, b - a\n.byte size * 2, . - a\n.skip 16 - (. - a)\n.byte 5",
    );
    // The distance to a label that comes later is left to the linker.
    assert_eq!(found, [7, 0, 0, 0, 0, 0, 0, 0, 16, 9, 0, 0, 0, 0, 0, 0, 5]);
}

#[test]
fn faults_are_found_in_the_string() {
    check_fault(
        ".data\n\t.byte 1; .byte x/2 # z",
        2,
        ".byte x",
        "`/` wants numbers, not addresses, in `.byte x/2`",
    );
    check_fault(".data\n.frob 1", 2, ".frob", "`.frob` is unknown among data, in `.frob 1`");
    check_fault("n = 1\n.equiv n, 2", 2, ".equiv", "`n` is defined already");
    check_fault("n = 1 +", 1, "n =", "a value is missing, in `n = 1 +`");
    check_fault(".data\n.long . - ", 2, ".long", "a value is missing, in `.long . -`");
}

#[test]
fn what_makes_statements_of_statements_is_refused() {
    for text in [
        ".macro f x",
        ".endm",
        ".purgem f",
        ".altmacro",
        ".rept 2",
        ".irp x, 1, 2",
        ".irpc x, 12",
        ".endr",
        ".if 1",
        ".ifdef x",
        ".else",
        ".elseif 1",
        ".endif",
        ".include \"a.s\"",
        ".incbin \"a.s\"",
    ] {
        let word = text.split(' ').next().expect("it is not empty");
        check_fault(&format!("nop\nx: nop; {text}"), 2, word, &format!("`{word}` is not supported"));
    }
}

#[test]
fn little_text_does_not_become_much_data() {
    let zeros = |section: &str| format!("{section}\n{}", ".skip 16000000\n".repeat(18));
    check_fault(&zeros(".data"), 19, ".skip", "a section of more than 268435456 bytes, in `.skip 16000000`");
    check_fault(&zeros(".text"), 18, ".skip", "a section of more than 268435456 bytes, in `.skip 16000000`");
}

/// `name@@@version` would give the definition another name.
#[test]
fn versions_are_second_names() {
    check_fault(
        "nop\n.symver f, f@@@V1",
        2,
        ".symver",
        "a name that gets a version where it is (`@@@`), in `.symver f, f@@@V1`",
    );
    check_fault(".symver f", 1, ".symver", "a version is missing, in `.symver f`");
    // What others define keeps its name: the default version is used.
    let module = read_module("t.ll", module(".symver f, f@V1").as_bytes()).expect("it is right");
    assert!(module.symbol("f@V1").is_none());
}

/// Assembly that was damaged is read or refused, but nothing worse happens.
#[test]
fn damage_does_no_harm() {
    let source = include_str!("../../../tests/machine/module_assembly.ll");
    let lines: Vec<&str> = source.lines().filter(|line| line.starts_with("module asm")).collect();
    assert!(lines.len() > 30);
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut random = |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    };
    const PIECES: [&str; 16] = [
        "x = 3",
        ".set y, . - x",
        ".skip 9",
        ".long 1",
        ";",
        ",",
        "x:",
        "\\x",
        ".data",
        ".text",
        "(",
        ")",
        "'",
        "\\22",
        "=",
        "\u{e4}",
    ];
    let mut n_good = 0;
    for _ in 0..2_000 {
        let mut text: Vec<String> = lines.iter().map(|line| line.to_string()).collect();
        for _ in 0..1 + random(4) {
            let at = random(text.len());
            let inside = "module asm \"".len() + random(text[at].len() - "module asm \"".len());
            match random(4) {
                0 => drop(text.remove(at)),
                1 => text.swap(at, 0),
                2 if text[at].is_char_boundary(inside) => {
                    text[at].insert_str(inside, PIECES[random(PIECES.len())])
                }
                _ if text[at].is_char_boundary(inside) && text[at].len() > inside + 1 => {
                    let to = (inside + 1..text[at].len()).find(|&to| text[at].is_char_boundary(to));
                    text[at].replace_range(inside..to.unwrap_or(inside), "");
                }
                _ => {}
            }
        }
        n_good += usize::from(read_module("t.ll", text.join("\n").as_bytes()).is_ok());
    }
    assert!((100..1900).contains(&n_good), "{n_good} of 2000 are read");
}

#[test]
fn names_of_numbers_are_no_symbols() {
    let text = format!("{}@size = external global i8\n", module(".data\na: .long 1\nsize = . - a\n"));
    let text = format!("{text}define ptr @f() {{\n  ret ptr @size\n}}\n");
    let error = read_module("t.ll", text.as_bytes()).expect_err("a number has no address");
    assert_eq!((error[0].line, error[0].column), (3, 13));
    assert!(error[0].message.contains("`size` is the name of a number"), "{error}");
}
