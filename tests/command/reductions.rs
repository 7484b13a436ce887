//! `sheave reduce`: shrinks a failing program and shows the failure again.

use crate::support::{ECHO, sheave, stderr, write};

/// A program with an uncompilable call amid irrelevant code.
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

/// True if LLVM's tools for reducing LLVM IR are installed.
fn has_llvm_reduce() -> bool {
    let found = sheave::frontend::compiler::llvm_tool("llvm-reduce", None).is_some();
    if !found {
        eprintln!("without llvm-reduce");
    }
    found
}

#[test]
fn a_rejected_program_is_reduced_and_shown_again() {
    let file = write("refused.ll", REFUSED);
    let run = sheave(&["run", &file]);
    assert_eq!(run.status.code(), Some(126), "{}", stderr(&run));
    let reduced = write("refused.reduced.ll", "");
    let output = sheave(&["reduce", "--quiet", &file, "-o", &reduced]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = std::fs::read_to_string(&reduced).expect("it was written");
    assert!(text.contains("alloca"), "{text}");
    if has_llvm_reduce() {
        assert!(!text.contains("@other") && !text.contains("@table"), "{text}");
    }
    let again = sheave(&["reduce", "--replay", &reduced]);
    assert_eq!(again.status.code(), Some(1), "{}", stderr(&again));
    assert!(stderr(&again).ends_with("still wrong\n"), "{}", stderr(&again));
}

#[test]
fn a_command_decides_what_remains_of_llvm_ir() {
    if !has_llvm_reduce() {
        return;
    }
    let file = write("kept.ll", ECHO);
    let kept = write("kept.reduced.ll", "");
    // The shell's `grep` takes the file as its last word.
    let output = sheave(&["reduce", "--quiet", "--test", "grep -q '= add'", &file, "-o", &kept]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = std::fs::read_to_string(&kept).expect("it was written");
    assert!(text.contains(" = add ") && !text.contains("@printf"), "{text}");
    assert_eq!(sheave(&["reduce", "--replay", &kept]).status.code(), Some(1));
    std::fs::write(&kept, text.replace(" = add ", " = sub ")).expect("the folder is writable");
    assert_eq!(sheave(&["reduce", "--replay", &kept]).status.code(), Some(0));
}

const TWO_PARTS: &str = "extern function %puts(ptr) -> i32

function %other(i32 v0) -> i32 {
block0:
    v1 = add v0, i32 3
    return v1
}

function %main() -> i32 {
block0:
    v0 = call %other(i32 4)
    v1 = icmp eq v0, i32 5
    branch v1, block1, block2

block1:
    v2 = mul v0, i32 7
    return v2

block2:
    v3 = sub v0, i32 7
    return v3
}
";

#[test]
fn text_is_reduced_by_functions_and_blocks() {
    let file = write("parts.sheave", TWO_PARTS);
    let kept = write("parts.reduced.sheave", "");
    let output = sheave(&["reduce", "--quiet", "--test", "grep -q '= mul'", &file, "-o", &kept]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = std::fs::read_to_string(&kept).expect("it was written");
    assert!(text.contains("= mul ") && !text.contains("= sub ") && !text.contains("%puts"), "{text}");
    let nothing = sheave(&["reduce", "--quiet", "--test", "grep -q nowhere", &file, "-o", &kept]);
    assert_eq!(nothing.status.code(), Some(1));
}

/// A program that stops the interpreter is no candidate: the sum that overflows would be the smaller program.
#[test]
fn undefined_candidates_are_rejected() {
    if !has_llvm_reduce() {
        return;
    }
    let program = "define i32 @main() {\n  %p = alloca i32\n  store i32 2147483647, ptr %p\n  \
                   %v = load i32, ptr %p\n  %w = and i32 %v, 7\n  %r = add nsw i32 %w, 1\n  ret i32 %r\n}\n";
    let (file, state) = (write("sum.ll", program), write("sum.state.json", ""));
    let question = |wrong: &str| {
        format!(
            "{{\"question\":{{\"libraries\":[],\"arguments\":[],\"input\":null,\"limit\":{{\"secs\":60,\"nanos\":0}},\
             \"wrong\":{wrong}}},\"words\":[\"--opt\",\"2\"],\"opt\":\"{}\"}}",
            sheave::frontend::compiler::llvm_tool("opt", None).expect("it is beside llvm-reduce").display()
        )
    };
    let answer = |file: &str| sheave(&["reduce", &format!("--still-fails={state}"), file]).status.code();
    // A test that always succeeds: LLVM's verifier decides.
    std::fs::write(&state, question("{\"Test\":\"true\"}")).expect("the folder is writable");
    assert_eq!(answer(&file), Some(0));
    assert_eq!(answer(&write("sum.invalid.ll", &program.replace("ret i32", "ret i64"))), Some(1));
    // The program is right, so it does not differ; nor does one without a right result.
    let differs = "{\"Differs\":{\"reference\":{\"Interpreter\":{\"max_insts\":1000,\"checked\":true}},\"late\":false}}";
    std::fs::write(&state, question(differs)).expect("the folder is writable");
    assert_eq!(answer(&file), Some(1));
    assert_eq!(answer(&write("sum.undefined.ll", &program.replace("i32 %v, 7", "i32 %v, -1"))), Some(1));
}

#[test]
fn a_program_that_is_right_is_not_reduced() {
    let program = "define i32 @main() {\n  ret i32 7\n}\n";
    let output = sheave(&["reduce", "--quiet", &write("right.ll", program)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("nothing is wrong with this program"), "{}", stderr(&output));
    // It reads uninitialised memory: no result is correct, and no pass is blamed.
    let program = "define i32 @main() {\n  %p = alloca i32\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
    let output = sheave(&["reduce", "--quiet", &write("unwritten.ll", program), "--passes", ""]);
    assert_eq!(output.status.code(), Some(1));
    let fill = |byte| sheave(&["interp", "--fill", byte, &write("unwritten.ll", program)]).status.code();
    assert_eq!((fill("0"), fill("90")), (Some(0), Some(90)));
    // Nor is the content from before a new lifetime.
    let program = "declare void @llvm.lifetime.start.p0(i64, ptr)\n\
                   define i32 @main() {\n  %p = alloca i8\n  store i8 3, ptr %p\n  \
                   call void @llvm.lifetime.start.p0(i64 1, ptr %p)\n  \
                   %v = load i8, ptr %p\n  %r = zext i8 %v to i32\n  ret i32 %r\n}\n";
    let fill = |byte| sheave(&["interp", "--fill", byte, &write("anew.ll", program)]).status.code();
    assert_eq!((fill("0"), fill("90")), (Some(0), Some(90)));
}

/// The interpreter has no such function, and clang does not read Sheave's text: machine code at `--opt 0` is
/// the right result. The program overflows, so that optimised code differs.
#[test]
fn without_an_interpreter_opt_0_is_right() {
    let program = "extern function %getppid() -> i32\n\nfunction %main() -> i32 {\nblock0:\n    v0 = alloca i32\n    \
                   store volatile i32 2147483647, v0\n    v1 = call %getppid()\n    v2 = load volatile i32 v0\n    \
                   v3 = add nsw v2, i32 1\n    v4 = icmp sgt v3, i32 5\n    v5 = zext i32 v4\n    return v5\n}\n";
    let file = write("overflows.sheave", program);
    assert!(stderr(&sheave(&["interp", &file])).contains("getppid"));
    let status = |level| sheave(&["run", "--opt", level, &file]).status.code();
    assert_eq!((status("0"), status("2")), (Some(0), Some(1)));
    let reduced = write("overflows.reduced.sheave", "");
    let output = sheave(&["reduce", "--quiet", &file, "-o", &reduced]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let told = stderr(&output);
    assert!(told.contains("right: exit status 0, no output (`--opt 0`)"), "{told}");
    assert!(told.contains("passes: gvn\nrewrite 1 makes it wrong"), "{told}");
}
