//! Calls of the command, for the tests of it.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub(crate) fn corpus(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(name)
}

pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sheave"));
    command.env_remove("SHEAVE_DEBUG").stdin(Stdio::null());
    command
}

/// The words of a command that calls no other compiler and no linker unless they are asked for.
fn alone<'a>(args: &[&'a str]) -> Vec<&'a str> {
    let mut words = args.to_vec();
    if args.first().is_some_and(|verb| ["run", "compile"].contains(verb)) {
        words.insert(1, "--no-fallback");
    }
    words
}

pub(crate) fn sheave(args: &[&str]) -> Output {
    command().args(alone(args)).output().expect("the command starts")
}

pub(crate) fn copies(args: &[&str], files: &[PathBuf]) -> Output {
    command().arg("copies").args(args).args(files).output().expect("the command starts")
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("it is text")
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Runs the command with `input` on stdin.
pub(crate) fn with_stdin(args: &[&str], input: &[u8]) -> Output {
    let mut child = command()
        .args(alone(args))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    child.stdin.take().expect("stdin is piped").write_all(input).expect("the command reads its input");
    child.wait_with_output().expect("the command ends")
}

/// Writes a file in the tests' folder and returns its path.
pub(crate) fn write(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the folder is writable");
    path.display().to_string()
}

/// Prints its arguments, and ends with the first byte of its input.
pub(crate) const ECHO: &str = r#"
@fmt = private constant [4 x i8] c"%s\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @getchar()
define i32 @main(i32 %argc, ptr %argv) {
  br label %head
head:
  %i = phi i32 [ 1, %0 ], [ %next, %body ]
  %more = icmp slt i32 %i, %argc
  br i1 %more, label %body, label %done
body:
  %wide = sext i32 %i to i64
  %slot = getelementptr inbounds ptr, ptr %argv, i64 %wide
  %arg = load ptr, ptr %slot
  %n = call i32 (ptr, ...) @printf(ptr @fmt, ptr %arg)
  %next = add i32 %i, 1
  br label %head
done:
  %c = call i32 @getchar()
  ret i32 %c
}
"#;

/// The lines that a command of `option` reads about a program under one strategy.
pub(crate) fn read_by(option: &str, args: &[&str], program: PathBuf) -> String {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let path = file.path().to_str().expect("a name");
    let command = format!("cat > {path}; false");
    let output = copies(&[&[option, &command, "--strategy", "coalesce"], args].concat(), &[program]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    std::fs::read_to_string(path).expect("the command has written it")
}
