//! `sheave reduce`: what is wrong with a program is made smaller and shown again.

use crate::support::{ECHO, sheave, stderr, write};

/// A program with a call of something that cannot be compiled, in the middle of what does not matter.
const REFUSED: &str = r#"
@table = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare i32 @printf(ptr, ...)
define i32 @other(i32 %n) {
  %p = alloca i32
  store i32 %n, ptr %p
  %v = load i32, ptr %p
  %w = mul i32 %v, 3
  ret i32 %w
}
define i32 @frames(i32 %n) {
  %big = alloca [3000000000 x i8]
  %q = getelementptr i8, ptr %big, i32 %n
  store i8 1, ptr %q
  ret i32 %n
}
define i32 @main() {
  %a = call i32 @other(i32 7)
  %b = call i32 @frames(i32 %a)
  %c = load i32, ptr @table
  %d = add i32 %b, %c
  ret i32 %d
}
"#;

#[test]
fn what_is_rejected_is_reduced_and_shown_again() {
    let file = write("refused.ll", REFUSED);
    let run = sheave(&["run", &file]);
    assert_eq!(run.status.code(), Some(126), "{}", stderr(&run));
    let reduced = write("refused.reduced.sheave", "");
    let output = sheave(&["reduce", "--quiet", &file, "-o", &reduced]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = std::fs::read_to_string(&reduced).expect("it was written");
    // The reader says it, so lines and words of the LLVM IR are what goes.
    assert!(text.contains("@frames") || text.contains("alloca"), "{text}");
    assert!(!text.contains("@other") && !text.contains("@table") && !text.contains("@main"), "{text}");
    let again = sheave(&["reduce", "--replay", &reduced]);
    assert_eq!(again.status.code(), Some(1), "{}", stderr(&again));
    assert!(stderr(&again).ends_with("still wrong\n"), "{}", stderr(&again));
}

#[test]
fn a_command_says_what_is_to_remain() {
    let file = write("kept.ll", ECHO);
    let kept = write("kept.reduced.sheave", "");
    // The shell's `grep` takes the file as its last word.
    let output = sheave(&["reduce", "--quiet", "--test", "grep -q '= add'", &file, "-o", &kept]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = std::fs::read_to_string(&kept).expect("it was written");
    let program: Vec<&str> = text.lines().filter(|line| line.starts_with("    ")).collect();
    let sum = program.iter().find(|line| line.contains(" = add ")).expect("the command asked for it");
    assert!(program.len() <= 3, "{text}");
    assert_eq!(sheave(&["reduce", "--replay", &kept]).status.code(), Some(1));
    // A repaired program is right.
    std::fs::write(&kept, text.replace(sum, "    nop")).expect("the folder is writable");
    assert_eq!(sheave(&["reduce", "--replay", &kept]).status.code(), Some(0));
    let nothing = sheave(&["reduce", "--quiet", "--test", "grep -q nowhere", &file, "-o", &kept]);
    assert_eq!(nothing.status.code(), Some(1));
}

#[test]
fn a_program_that_is_right_is_not_reduced() {
    let program = "define i32 @main() {\n  ret i32 7\n}\n";
    let output = sheave(&["reduce", "--quiet", &write("right.ll", program)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("nothing is wrong with this program"), "{}", stderr(&output));
    // What it reads was never written: nothing says what is right, and it is not blamed on anybody.
    let program = "define i32 @main() {\n  %p = alloca i32\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
    let output = sheave(&["reduce", "--quiet", &write("unwritten.ll", program), "--passes", ""]);
    assert_eq!(output.status.code(), Some(1));
    let fill = |byte| sheave(&["interp", "--fill", byte, &write("unwritten.ll", program)]).status.code();
    assert_eq!((fill("0"), fill("90")), (Some(0), Some(90)));
    // Nor is what was there before a new lifetime.
    let program = "declare void @llvm.lifetime.start.p0(i64, ptr)\n\
                   define i32 @main() {\n  %p = alloca i8\n  store i8 3, ptr %p\n  \
                   call void @llvm.lifetime.start.p0(i64 1, ptr %p)\n  \
                   %v = load i8, ptr %p\n  %r = zext i8 %v to i32\n  ret i32 %r\n}\n";
    let fill = |byte| sheave(&["interp", "--fill", byte, &write("anew.ll", program)]).status.code();
    assert_eq!((fill("0"), fill("90")), (Some(0), Some(90)));
}
