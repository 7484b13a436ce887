//! Files that other compilers compile, and programs that are linked because libraries use what they define.
//!
//! The compiler of most tests is a shell script, which answers with the object of a C file by `cc`.

use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::support::{root, stderr, stdout};

/// A folder with a compiler, and an empty one for temporary files.
struct Bench(tempfile::TempDir);

/// Compiles `object.c`, whatever it is asked for.
const COMPILER: &str = r#"#!/bin/sh
here=$(dirname "$0")
echo "$*" >> "$here/calls"
for input; do :; done
[ "$input" = - ] && cat > "$here/input"
if [ ! -f "$here/object.c" ]; then
    echo "prog.ll:1:1: error: not my syntax" >&2
    exit 1
fi
cc -g -c -fPIC "$here/object.c" -o "$here/object.o" && cat "$here/object.o"
"#;

/// Has module-level assembly. The object in its place is that of `object.c`.
const UNSUPPORTED: &str = "target triple = \"x86_64-pc-linux-gnu\"\n\nmodule asm \".globl f\"\nmodule asm \"f: ret\"\n\
                           define i32 @main() {\n  ret i32 0\n}\n";

/// Prints its words; ends with the sum of their number and what another file has.
const MAIN: &str = "#include <stdio.h>\nint two(void);\nint main(int argc, char **argv) {\n  for (int i = 1; i < argc; i++) \
                    puts(argv[i]);\n  return argc + two();\n}\n";

const TWO: &str = "define i32 @two() {\n  ret i32 2\n}\n";

impl Bench {
    fn new(object: &str) -> Bench {
        let bench = Bench(tempfile::tempdir().expect("a folder"));
        std::fs::create_dir(bench.path("tmp")).expect("it is new");
        bench.write("clang", COMPILER);
        std::fs::set_permissions(bench.path("clang"), std::fs::Permissions::from_mode(0o755)).expect("ours");
        bench.write("prog.ll", UNSUPPORTED);
        bench.write("two.ll", TWO);
        if !object.is_empty() {
            bench.write("object.c", object);
        }
        bench
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).expect("the folder is ours");
        // The cache takes no files that are as new as the compiler's call.
        let file = std::fs::File::options().write(true).open(self.path(name)).expect("it is there");
        let time = std::time::SystemTime::now() - std::time::Duration::from_secs(3600);
        file.set_modified(time).expect("it is ours");
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sheave"));
        command.env_remove("SHEAVE_DEBUG").env_remove("CC").stdin(Stdio::null()).current_dir(self.0.path());
        command.env("SHEAVE_CC", self.path("clang")).env("SHEAVE_CACHE_DIR", self.path("cache"));
        command.env("TMPDIR", self.path("tmp")).args(args);
        command
    }

    fn sheave(&self, args: &[&str]) -> Output {
        let output = self.command(args).output().expect("the command starts");
        let left = std::fs::read_dir(self.path("tmp")).expect("the folder is there").count();
        assert_eq!(left, 0, "temporary files are left");
        output
    }

    fn calls(&self) -> usize {
        std::fs::read_to_string(self.path("calls")).unwrap_or_default().lines().count()
    }

    fn note(&self, file: &str, position: &str) -> String {
        let compiler = self.path("clang");
        format!(
            "note: {file} was compiled by `{}`: {position}: unsupported: module-level assembly\n",
            compiler.display()
        )
    }
}

#[test]
fn a_file_with_an_unsupported_construct_is_compiled_by_clang() {
    let bench = Bench::new(MAIN);
    for _ in 0..2 {
        let output = bench.sheave(&["run", "prog.ll", "two.ll", "--", "a b", "-c"]);
        assert_eq!(stderr(&output), bench.note("prog.ll", "prog.ll:3:1"));
        assert_eq!((output.status.code(), &*stdout(&output)), (Some(5), "a b\n-c\n"));
    }
    // The object is in the cache.
    assert_eq!(bench.calls(), 1);
    let words = std::fs::read_to_string(bench.path("calls")).expect("it was called");
    assert!(words.contains(" -c -fPIC ") || words.starts_with("-c -fPIC "), "{words}");
    assert!(words.ends_with("-x ir prog.ll\n"), "{words}");
    let output = bench.sheave(&["compile", "prog.ll", "two.ll", "-o", "both"]);
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), bench.note("prog.ll", "prog.ll:3:1")));
    assert_eq!(Command::new(bench.path("both")).arg("x").output().expect("it starts").stdout, b"x\n");
    assert!(bench.sheave(&["compile", "prog.ll", "two.ll", "-o", "both.o"]).status.success());
    let linked = Command::new("cc").current_dir(bench.0.path()).args(["both.o", "-o", "linked"]).status();
    assert!(linked.expect("a linker").success());
    assert_eq!(Command::new(bench.path("linked")).status().expect("it starts").code(), Some(3));
}

#[test]
fn libraries_are_those_of_a_program_in_memory() {
    let bench = Bench::new(MAIN);
    bench.write("own.c", "int two(void) { return 2; }\n");
    let words = ["-shared", "-fPIC", "own.c", "-o", "libown.so"];
    assert!(Command::new("cc").current_dir(bench.0.path()).args(words).status().expect("cc").success());
    for options in [&["-L", ".", "-lown"][..], &["--load", "libown.so"], &["--load", "./libown.so", "-lm"]] {
        let output = bench.sheave(&[&["run"], options, &["prog.ll", "x"]].concat());
        assert_eq!((output.status.code(), &*stdout(&output)), (Some(4), "x\n"), "{}", stderr(&output));
    }
}

#[test]
fn without_the_fallback_and_for_text_it_is_an_error() {
    let bench = Bench::new(MAIN);
    for (words, status) in [
        (&["run", "--no-fallback", "prog.ll"][..], 126),
        (&["compile", "--no-fallback", "prog.ll", "-o", "prog"], 1),
        (&["compile", "prog.ll", "--emit", "asm"], 1),
        (&["check", "prog.ll"], 1),
        (&["copies", "prog.ll"], 1),
        (&["interp", "prog.ll"], 126),
    ] {
        let output = bench.sheave(words);
        assert_eq!(output.status.code(), Some(status), "{words:?}: {}", stderr(&output));
        let message = "prog.ll:3:1: error: unsupported: module-level assembly";
        assert!(stderr(&output).contains(message), "{words:?}: {}", stderr(&output));
    }
    assert_eq!(bench.calls(), 0);
}

#[test]
fn invalid_input_and_limits_are_never_left_to_clang() {
    let bench = Bench::new(MAIN);
    let huge = "define void @f() {\n  %a = alloca [2000000000 x i8]\n  %b = alloca [2000000000 x i8]\n  \
                call void @g(ptr %a, ptr %b)\n  ret void\n}\ndeclare void @g(ptr, ptr)\n";
    let many = format!("{UNSUPPORTED}@g = frobnicate\n");
    let foreign = "target triple = \"aarch64-unknown-linux-gnu\"\n";
    for (text, message) in [
        ("@g = frobnicate\n", "error: "),
        (&many, "error: "),
        (foreign, "error: target aarch64"),
        (huge, "the stack frame takes"),
    ] {
        bench.write("prog.ll", text);
        let output = bench.sheave(&["compile", "prog.ll", "-o", "prog"]);
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(stderr(&output).contains(message), "{text}: {}", stderr(&output));
    }
    assert_eq!(bench.calls(), 0);
}

#[test]
fn errors_of_the_other_compiler_are_its_own() {
    let bench = Bench::new("");
    let output = bench.sheave(&["run", "prog.ll"]);
    assert_eq!((output.status.code(), &*stderr(&output)), (Some(126), "prog.ll:1:1: error: not my syntax\n"));
    let mut command = bench.command(&["run", "prog.ll"]);
    let output =
        command.env_remove("SHEAVE_CC").env("PATH", bench.path("tmp")).output().expect("the command starts");
    let message = stderr(&output);
    assert_eq!(output.status.code(), Some(126), "{message}");
    assert!(message.starts_with("prog.ll:3:1: error: unsupported: module-level assembly\n"), "{message}");
    assert!(message.contains("hint: it needs another compiler: prog.ll is LLVM IR, and there is no `clang`"));
}

#[test]
fn standard_input_is_read_once() {
    let bench = Bench::new(&MAIN.replace("argc + two()", "argc"));
    let mut command = bench.command(&["run", "-", "word"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the command starts");
    child.stdin.take().expect("it is piped").write_all(UNSUPPORTED.as_bytes()).expect("the command reads it");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), &*stdout(&output)), (Some(2), "word\n"));
    let input = std::fs::read_to_string(bench.path("input")).expect("it was piped");
    assert_eq!(input, UNSUPPORTED);
}

#[test]
fn a_crash_has_the_status_of_the_program_and_names_the_file() {
    let bench = Bench::new("#include <stdlib.h>\nint main(void) { abort(); }\n");
    let output = bench.sheave(&["run", "prog.ll"]);
    assert_eq!(output.status.signal(), Some(libc::SIGABRT));
    let message = stderr(&output);
    assert!(
        message.contains("error: the program was ended by signal 6\nnote: prog.ll was compiled by"),
        "{message}"
    );
}

#[test]
fn signals_reach_the_program() {
    let bench = Bench::new(
        "#include <signal.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <unistd.h>\n\
         static void end(int signal) { _exit(signal + 1); }\n\
         int main(void) { signal(SIGTERM, end); puts(\"ready\"); fflush(stdout); for (;;) pause(); }\n",
    );
    let mut child = bench.command(&["run", "prog.ll"]).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line).expect("text");
    assert_eq!(line, "ready\n");
    // The program was started before signals were caught.
    std::thread::sleep(std::time::Duration::from_millis(300));
    // SAFETY: the child was not waited for.
    unsafe { libc::kill(child.id() as libc::pid_t, libc::SIGTERM) };
    assert_eq!(child.wait().expect("it ends").code(), Some(libc::SIGTERM + 1));
}

/// The library's `strdup` calls the program's `malloc`.
const MALLOC: &str = "@pool = global [4096 x i8] zeroinitializer\n@calls = global i32 0\n\
    @text = constant [4 x i8] c\"abc\\00\"\ndeclare ptr @strdup(ptr)\n\
    define ptr @malloc(i64 %n) {\n  %c = load i32, ptr @calls\n  %d = add i32 %c, 1\n  \
    store i32 %d, ptr @calls\n  ret ptr @pool\n}\n\
    define void @free(ptr %p) {\n  ret void\n}\n\
    define i32 @main() {\n  %s = call ptr @strdup(ptr @text)\n  %ours = icmp eq ptr %s, @pool\n  \
    %c = load i32, ptr @calls\n  %r = select i1 %ours, i32 %c, i32 77\n  ret i32 %r\n}\n";

#[test]
fn libraries_find_what_the_program_defines() {
    let bench = Bench::new("");
    bench.write("malloc.ll", MALLOC);
    let output = bench.sheave(&["run", "malloc.ll"]);
    assert_eq!((output.status.code(), &*stderr(&output)), (Some(1), ""));
    // In memory the library has its own.
    assert_eq!(bench.sheave(&["run", "--no-fallback", "malloc.ll"]).status.code(), Some(77));
    // Names that no library imports do not matter.
    bench.write("own.ll", &MALLOC.replace("@malloc", "@own_malloc").replace("@free", "@own_free"));
    assert_eq!(bench.sheave(&["run", "own.ll"]).status.code(), Some(77));
}

/// Programs of the corpus stay in memory: none defines what a library imports.
#[test]
fn a_usual_program_stays_in_memory() {
    let bench = Bench::new("");
    let file = root().join("tests/corpus/worked/fib.ll");
    let output = bench.command(&["run"]).arg(&file).env("CC", "/nowhere/cc").output().expect("it starts");
    assert!(!stderr(&output).contains("linker"), "{}", stderr(&output));
}

const RUST: &str = r#"std::arch::global_asm!(".globl nine", "nine: mov eax, 9", "ret");
unsafe extern "C" { fn nine() -> i32; }
fn main() {
    println!("{} {:?}", unsafe { nine() }, std::env::args().skip(1).collect::<Vec<_>>());
    std::process::exit(3);
}
"#;

const C: &str = "#include <immintrin.h>\n#include <stdio.h>\n\
    __asm__(\".globl forty\\nforty: mov $40, %eax\\n ret\\n\");\nint forty(void);\nint two(void);\n\
    int main(int argc, char **argv) { printf(\"%d %s\\n\", forty() + two(), argv[argc - 1]); return 4; }\n";

const CPP: &str = "#include <iostream>\n#include <stdexcept>\n\
    __asm__(\".globl seven\\nseven: mov $7, %eax\\n ret\\n\");\nextern \"C\" int seven();\nint other();\n\
    int main() { try { return other(); } catch (std::exception &e) { std::cout << e.what() << seven() << \"\\n\"; } }\n";

const NEW: &str = "#include <cstdlib>\n#include <new>\nstatic int calls;\n\
    void *operator new(std::size_t n) { calls++; return std::malloc(n); }\n\
    void operator delete(void *p) noexcept { std::free(p); }\n\
    int main() { delete[] new char[4]; return calls == 1 ? 0 : 1; }\n";

/// With the real compilers: rustc always is there.
#[test]
fn real_programs_fall_back() {
    let bench = Bench::new("");
    let real = |args: &[&str]| {
        let output = bench.command(args).env_remove("SHEAVE_CC").output().expect("the command starts");
        (output.status.code(), stdout(&output), stderr(&output))
    };
    bench.write("prog.rs", RUST);
    let (status, output, message) = real(&["run", "prog.rs", "x"]);
    assert_eq!((status, &*output), (Some(3), "9 [\"x\"]\n"), "{message}");
    assert!(message.starts_with("note: prog.rs was compiled by `rustc`: prog.rs.ll:"), "{message}");
    let has = |name: &str| Command::new(name).arg("--version").output().is_ok_and(|run| run.status.success());
    if !has("clang") && !has("clang-19") {
        eprintln!("without clang");
        return;
    }
    bench.write("prog.c", C);
    bench.write("two.c", "int two(void) { return 2; }\n");
    let (status, output, message) = real(&["run", "prog.c", "two.c", "--", "y"]);
    assert_eq!((status, &*output), (Some(4), "42 y\n"), "{message}");
    assert!(message.starts_with("note: prog.c was compiled by `clang"), "{message}");
    if !Path::new("/usr/include/c++").exists() {
        return;
    }
    bench.write("prog.cpp", CPP);
    bench.write("other.cpp", "#include <stdexcept>\nint other() { throw std::runtime_error(\"thrown\"); }\n");
    let (status, output, message) = real(&["run", "prog.cpp", "other.cpp", "--"]);
    assert_eq!((status, &*output), (Some(0), "thrown7\n"), "{message}");
    bench.write("new.cpp", NEW);
    assert_eq!(real(&["run", "new.cpp"]), (Some(0), String::new(), String::new()));
}
