//! Module-level assembly: what its macros and data come to, and where its faults are found.

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
    let error = read_module("t.ll", module(assembly).as_bytes()).expect_err("the assembly is wrong");
    assert_eq!(error.kind, DiagnosticKind::Unsupported);
    assert_eq!(error.message, format!("module-level assembly: {message}"));
    let found: String = error.text.chars().skip(error.caret).collect();
    assert!(error.line == line && found.starts_with(place), "{error}");
}

#[test]
fn arguments_are_taken_as_by_clang() {
    // The bytes are those of clang 19.
    let found = data(
        ".data\n.byte 0x11\n.irp x,\n.byte 0x22\n.endr\n.byte 0x33\n\
         .macro f a b=(1,2) c=\"x y\"\n.asciz \"\\a|\\b|\\c|\\@|\"\n.endm\n\
         f 1 2 3\nf 1 - 2\nf a b=7\nf \"q\\\"r\" , (1, 2) 3+4\nf c=1, b = 2\nf ,,3\n",
    );
    let expected =
        "\x1131|2|3|0|\0\x31-2|(1,2)|x y|1|\0a|7|x y|2|\0q\"r|(1, 2)|3+4|3|\0|2|1|4|\0|(1,2)|3|5|\0";
    assert_eq!(String::from_utf8(found).unwrap(), expected);
}

#[test]
fn conditions_and_repetition_nest() {
    let found = data(
        ".data\nn = 0\n.rept 3\n .rept 2\n  .byte n\n .endr\n n = n + 1\n .if n == 2\n  .if 0\n  .byte 99\n  .else\n\
         .byte 22\n .endif\n .elseif n == 3\n .byte 33\n .else\n .byte 11\n .endif\n.endr\n",
    );
    assert_eq!(found, [0, 0, 11, 1, 1, 22, 2, 2, 33]);
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
    check_fault("nop; .macro f\nnop", 1, ".macro", "`.endm` is missing");
    check_fault(".rept 2\n.if 1\n.endr", 2, ".if", "`.if` without `.endif`");
    check_fault(".endif", 1, ".endif", "there is no `.if` for this");
    check_fault(".if 1\n.else\n.else\n.endif", 3, ".else", "`.else` was there already");
    check_fault(".endr", 1, ".endr", "nothing ends here, in `.endr`");
    check_fault(".if x\n.endif", 1, ".if", "`x` is not a number");
    check_fault(
        ".include \"a.s\"",
        1,
        ".include",
        "`.include` would read another file, which is not supported",
    );
    check_fault(".incbin \"a.s\"", 1, ".incbin", "`.incbin` would read another file, which is not supported");
    check_fault(".altmacro", 1, ".altmacro", "`.altmacro` is not supported");
    check_fault(".data\n.long . - ", 2, ".long", "a value is missing, in `.long . -`");
}

#[test]
fn faults_in_macros_are_found_where_they_are_used() {
    let one = ".macro one x:req\n .byte \\x\n.endm\n.macro two x\n one \\x\n.endm\n.data\n";
    check_fault(&format!("{one}nop:  two %"), 8, "nop:", "`%` is not a value, in `.byte %`");
    check_fault(&format!("{one} two"), 8, "two", "macro `one` wants a value for `x`");
    check_fault(&format!("{one} one 1, 2"), 8, "one 1", "macro `one` has only 1 parameters");
}

#[test]
fn expansion_without_end_is_refused() {
    check_fault(".macro f\n f\n.endm\nf", 4, "f", "macros and repetition are nested deeper than 250, in `f`");
    let doubling = ".macro f x\n f \"\\x\\x\"\n.endm\nf abcdefgh";
    let error = read_module("t.ll", module(doubling).as_bytes()).expect_err("it has no end");
    assert!(error.message.contains("more than 16777216 bytes") && error.message.len() < 300, "{error}");
    let forever = ".rept 1 << 60\nnop\n.endr";
    check_fault(forever, 2, "nop", "macros and repetition produce more than 16777216 bytes, in `nop`");
}

#[test]
fn little_text_does_not_become_much_data() {
    let zeros = |section: &str| format!("{section}\n.rept 10000\n.skip 1000000\n.endr");
    check_fault(&zeros(".data"), 3, ".skip", "a section of more than 268435456 bytes, in `.skip 1000000`");
    check_fault(&zeros(".text"), 3, ".skip", "a section of more than 268435456 bytes, in `.skip 1000000`");
    let skipped = format!(".rept 1000000\n.rept 0\n{}.endr\n.endr\n", "nop\n".repeat(10_000));
    let error = read_module("t.ll", module(&skipped).as_bytes()).expect_err("it takes too long");
    assert!(error.message.contains("more than 16777216 bytes"), "{error}");
}

/// Assembly that was damaged is read or refused, but nothing worse happens.
#[test]
fn damage_does_no_harm() {
    let source = include_str!("../../../tests/machine/assembly_macros.ll");
    let lines: Vec<&str> = source.lines().filter(|line| line.starts_with("module asm")).collect();
    assert!(lines.len() > 50);
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut random = |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    };
    const PIECES: [&str; 16] = [
        ".rept 3",
        ".endr",
        ".macro x y",
        ".endm",
        ".if 1",
        ".else",
        ".endif",
        "\\\\x",
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
    assert_eq!((error.line, error.column), (3, 13));
    assert!(error.message.contains("`size` is the name of a number"), "{error}");
}
