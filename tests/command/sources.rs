//! Source files as programs: the compilers that are called, and the cache of their output.
//!
//! Most tests need no installed compiler: theirs is a shell script that counts its calls.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// A folder with a program, a header, a cache and a compiler.
struct Bench {
    folder: tempfile::TempDir,
}

/// Makes a `main` that returns the number in `header.h`.
const COMPILER: &str = r#"#!/bin/sh
here=$(dirname "$0")
echo call >> "$here/calls"
printf '%s\n' "$@" > "$here/args"
while [ $# -gt 0 ]; do
    case "$1" in
        -MF) rules="$2"; shift ;;
    esac
    input="$1"
    shift
done
[ "$input" = - ] && cat > "$here/input"
if grep -q broken "$here/header.h"; then
    echo "header.h:1:1: error: it is broken" >&2
    exit 1
fi
if grep -q crash "$here/header.h"; then
    kill -SEGV $$
fi
printf 'x: %s \\\n  %s\n' "$input" "$here/header.h" > "$rules"
echo "header.h:1:1: warning: it has no guard" >&2
printf 'define i32 @main() {\n  ret i32 %s\n}\n' "$(cat "$here/header.h")"
"#;

/// The folder of compilers: `cc`, one that is newer, and one that repeats its input as diagnostics. All are
/// written before a process is started: a file that a process has inherited open for writing cannot be run.
fn compilers() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("compilers");
        std::fs::create_dir_all(&folder).expect("the folder is writable");
        let newer = COMPILER.to_owned() + "# newer\n";
        let warning = "echo \"header.h:1:1: warning: it has no guard\" >&2";
        let loud = COMPILER.replace(warning, "cat \"$input\" >&2");
        for (name, text) in [("cc", COMPILER), ("newer", &newer), ("loud", &loud)] {
            let path = folder.join(name);
            if std::fs::read(&path).is_ok_and(|found| found == text.as_bytes()) {
                continue;
            }
            std::fs::write(&path, text).expect("the folder is writable");
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("it is ours");
        }
        folder
    })
}

impl Bench {
    fn new() -> Bench {
        let bench = Bench { folder: tempfile::tempdir().expect("a folder") };
        bench.write("cc", COMPILER);
        std::fs::set_permissions(bench.path("cc"), std::fs::Permissions::from_mode(0o755))
            .expect("it is ours");
        bench.write("header.h", "7");
        bench.write("prog.c", "#include \"header.h\"\n");
        // A file modified during compilation is not cached, and timestamps are coarse.
        bench.age(&["header.h", "prog.c"]);
        bench
    }

    /// Makes this one of the [`compilers`] the one that is called.
    fn compiler(&self, name: &str) {
        let _ = std::fs::remove_file(self.path("cc"));
        std::os::unix::fs::symlink(compilers().join(name), self.path("cc")).expect("the folder is ours");
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).expect("the folder is ours");
    }

    /// Makes files look an hour older than they are.
    fn age(&self, names: &[&str]) {
        for name in names {
            let file = std::fs::File::options().write(true).open(self.path(name)).expect("it is there");
            let time = file.metadata().and_then(|data| data.modified()).expect("files have times");
            file.set_modified(time - std::time::Duration::from_secs(3600)).expect("it is ours");
        }
    }

    fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sheave"));
        command.env_remove("SHEAVE_DEBUG").env_remove("SHEAVE_CACHE_SIZE").stdin(Stdio::null());
        command.current_dir(self.folder.path());
        command.env("SHEAVE_CC", self.path("cc")).env("SHEAVE_CACHE_DIR", self.path("cache"));
        command
    }

    fn sheave(&self, args: &[impl AsRef<OsStr>]) -> Output {
        self.command().args(args).output().expect("the command starts")
    }

    /// The status of `sheave run` with these words.
    fn run(&self, args: &[&str]) -> Option<i32> {
        self.sheave(&[&["run"], args].concat()).status.code()
    }

    /// How often the compiler was called until now.
    fn calls(&self) -> usize {
        std::fs::read_to_string(self.path("calls")).unwrap_or_default().lines().count()
    }

    fn entries(&self) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.path("cache")).expect("the cache is there");
        entries.map(|entry| entry.expect("it can be read").path()).collect()
    }
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_compiler_is_called_once_for_files_that_do_not_change() {
    let bench = Bench::new();
    for calls in [1, 1, 1] {
        let output = bench.sheave(&["run", "prog.c"]);
        assert_eq!(output.status.code(), Some(7), "{}", stderr(&output));
        assert_eq!(bench.calls(), calls);
        // A warning is one in every run.
        assert_eq!(stderr(&output), "header.h:1:1: warning: it has no guard\n");
    }
    let cache = bench.path("cache").metadata().expect("the cache is there");
    assert_eq!(cache.permissions().mode() & 0o777, 0o700);
    // Another verb reads the same IR.
    let object = bench.path("prog.o");
    let object = object.to_str().expect("its name is UTF-8");
    assert!(bench.sheave(&["compile", "prog.c", "-o", object]).status.success());
    assert!(bench.sheave(&["copies", "prog.c"]).status.success());
    assert_eq!((bench.calls(), bench.entries().len()), (1, 1));
    // The interpreter wants the ends of scopes, and `-O0` no types.
    assert_eq!(bench.sheave(&["interp", "prog.c"]).status.code(), Some(7));
    assert!(bench.sheave(&["check", "-O0", "prog.c"]).status.success());
    assert_eq!((bench.calls(), bench.entries().len()), (3, 3));
}

#[test]
fn what_the_output_depends_on_calls_the_compiler_again() {
    let bench = Bench::new();
    assert_eq!((bench.run(&["prog.c"]), bench.calls()), (Some(7), 1));
    bench.write("header.h", "8");
    bench.age(&["header.h"]);
    assert_eq!((bench.run(&["prog.c"]), bench.calls()), (Some(8), 2));
    // Another time with the same contents is no change.
    bench.age(&["header.h"]);
    assert_eq!((bench.run(&["prog.c"]), bench.calls()), (Some(8), 2));
    bench.write("prog.c", "#include \"header.h\"\n\n");
    bench.age(&["prog.c"]);
    assert_eq!((bench.run(&["prog.c"]), bench.calls()), (Some(8), 3));
    assert_eq!((bench.run(&["-DX", "prog.c"]), bench.calls()), (Some(8), 4));
    assert_eq!((bench.run(&["-O1", "prog.c"]), bench.calls()), (Some(8), 5));
    let mut run = bench.command();
    let run = run.args(["run", "prog.c"]).env("CPATH", "/nowhere").output().expect("the command starts");
    assert_eq!((run.status.code(), bench.calls()), (Some(8), 6));
    // Another compiler, if only by its size.
    bench.compiler("newer");
    assert_eq!((bench.run(&["prog.c"]), bench.calls()), (Some(8), 7));
    assert_eq!((bench.run(&["prog.c"]), bench.calls()), (Some(8), 7));
    assert_eq!((bench.run(&["--no-cache", "prog.c"]), bench.calls()), (Some(8), 8));
}

#[test]
fn what_may_differ_tomorrow_is_not_kept() {
    for text in ["__DATE__", "__TIME__", "__TIMESTAMP__", "#if __has_include(<x.h>)"] {
        let bench = Bench::new();
        bench.write("prog.c", text);
        bench.age(&["prog.c"]);
        assert_eq!((bench.run(&["prog.c"]), bench.run(&["prog.c"])), (Some(7), Some(7)), "{text}");
        assert_eq!((bench.calls(), bench.entries().len()), (2, 0), "{text}");
    }
}

#[test]
fn a_damaged_entry_is_made_again() {
    let bench = Bench::new();
    assert_eq!(bench.run(&["prog.c"]), Some(7));
    let entry = bench.entries().remove(0);
    let whole = std::fs::read(&entry).expect("it can be read");
    for (calls, at) in (2..).zip([0, 25, 40, whole.len() / 2, whole.len() - 3]) {
        let mut damaged = whole.clone();
        damaged[at] ^= 1;
        std::fs::write(&entry, damaged).expect("it is ours");
        assert_eq!((bench.run(&["prog.c"]), bench.calls()), (Some(7), calls), "at {at}");
    }
    for (calls, length) in (7..).zip([0, 30, whole.len() - 1]) {
        std::fs::write(&entry, &whole[..length]).expect("it is ours");
        assert_eq!((bench.run(&["prog.c"]), bench.calls()), (Some(7), calls), "{length} bytes");
    }
}

#[test]
fn a_folder_that_is_open_to_others_is_no_cache() {
    let bench = Bench::new();
    std::fs::create_dir(bench.path("cache")).expect("it is new");
    std::fs::set_permissions(bench.path("cache"), std::fs::Permissions::from_mode(0o755))
        .expect("it is ours");
    assert_eq!((bench.run(&["prog.c"]), bench.run(&["prog.c"])), (Some(7), Some(7)));
    assert_eq!((bench.calls(), bench.entries().len()), (2, 0));
    // Nor is one that cannot be made.
    let mut run = bench.command();
    run.args(["run", "prog.c"]).env("SHEAVE_CACHE_DIR", bench.path("prog.c/cache"));
    assert_eq!(run.output().expect("the command starts").status.code(), Some(7));
}

#[test]
fn a_cache_that_is_full_loses_what_was_not_used_for_longest() {
    let bench = Bench::new();
    let text = format!("; {}\n", "x".repeat(300 << 10));
    for n in 0..6 {
        bench.write(&format!("p{n}.c"), &text);
        bench.age(&[&format!("p{n}.c")]);
    }
    // The compiler's output is small: diagnostics make up for it.
    bench.compiler("loud");
    for n in 0..6 {
        let mut run = bench.command();
        run.args(["run", &format!("p{n}.c")]).env("SHEAVE_CACHE_SIZE", "1");
        assert_eq!(run.output().expect("the command starts").status.code(), Some(7));
        let total: u64 =
            bench.entries().iter().map(|entry| entry.metadata().expect("it is there").len()).sum();
        assert!(total <= 1 << 20, "{total} bytes");
    }
    // The last one is still there.
    assert_eq!((bench.run(&["p5.c"]), bench.calls()), (Some(7), 6));
}

/// With a read-only folder the program runs, and the cache has neither an entry nor a partial one.
#[test]
fn a_full_disk_leaves_nothing_in_the_cache() {
    let bench = Bench::new();
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" run prog.c";
    let mut shell = Command::new("sh");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_sheave")]).current_dir(bench.folder.path());
    shell.env("SHEAVE_CC", bench.path("cc")).env("SHEAVE_CACHE_DIR", bench.path("cache"));
    let output = shell.stdin(Stdio::null()).output().expect("the shell starts");
    assert_eq!(output.status.code(), Some(7), "{}", stderr(&output));
    let left = std::fs::read_dir(bench.path("cache")).expect("the folder was made").count();
    assert_eq!(left, 0, "hidden files, too");
    // With room it is kept.
    assert_eq!((bench.run(&["prog.c"]), bench.entries().len()), (Some(7), 1));
}

#[test]
fn a_compiler_that_rejects_a_file_has_the_word() {
    let bench = Bench::new();
    bench.write("header.h", "broken");
    for verb in ["run", "compile", "interp", "check"] {
        let output = bench.sheave(&[verb, "prog.c"]);
        let expected = Some(if ["run", "interp"].contains(&verb) { 126 } else { 1 });
        assert_eq!(output.status.code(), expected, "{verb}");
        assert_eq!(stderr(&output), "header.h:1:1: error: it is broken\n", "{verb}");
    }
    // An option that the compiler did not get because it follows the first argument.
    let late = stderr(&bench.sheave(&["run", "prog.c", "b.c", "-I", "include", "--", "x"]));
    assert!(late.contains("hint: `-I` is an argument"), "{late}");
    bench.write("header.h", "crash");
    let output = bench.sheave(&["run", "prog.c"]);
    assert_eq!(output.status.code(), Some(126));
    assert!(stderr(&output).contains("was ended by signal 11"), "{}", stderr(&output));
    assert_eq!(bench.entries().len(), 0);
}

#[test]
fn a_missing_compiler_is_named_with_what_to_install() {
    let bench = Bench::new();
    bench.write("prog.rs", "fn main() {}\n");
    bench.write("prog.cpp", "int main() {}\n");
    bench.write("prog.bc", "BC\u{0}");
    std::fs::write(bench.path("prog.bc"), b"BC\xC0\xDE").expect("the folder is ours");
    for (file, message) in [
        ("prog.c", "error: prog.c is C, and there is no `clang`: install clang, or name one in SHEAVE_CC\n"),
        (
            "prog.cpp",
            "error: prog.cpp is C++, and there is no `clang++`: install clang, or name one in SHEAVE_CXX\n",
        ),
        (
            "prog.rs",
            "error: prog.rs is Rust, and there is no `rustc`: install Rust (https://rustup.rs), or name one in \
             SHEAVE_RUSTC\n",
        ),
        (
            "prog.bc",
            "error: prog.bc is LLVM bitcode, and there is no `llvm-dis`: install llvm, or name one in \
             SHEAVE_LLVM_DIS\n",
        ),
    ] {
        let mut run = bench.command();
        run.env_remove("SHEAVE_CC").env("PATH", bench.path("cache")).args(["run", file]);
        let output = run.output().expect("the command starts");
        assert_eq!((output.status.code(), stderr(&output)), (Some(126), message.to_owned()));
    }
    let mut run = bench.command();
    let output = run.env("SHEAVE_CC", "/nowhere/cc").args(["run", "prog.c"]).output().expect("it starts");
    assert!(
        stderr(&output).starts_with("error: prog.c: `/nowhere/cc` cannot be used: No such file or directory")
            && stderr(&output).ends_with("; SHEAVE_CC names it\n"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn options_go_to_the_compiler() {
    let bench = Bench::new();
    let words =
        "-Ifolder -I other -DA=1 -D B -UC -O2 -std=c17 -Wall -w -fno-builtin --cc-option -fwrapv".split(' ');
    let words: Vec<&str> = words.collect();
    assert_eq!(bench.run(&[&words[..], &["prog.c", "-Iignored"]].concat()), Some(7));
    let args = std::fs::read_to_string(bench.path("args")).expect("the compiler was called");
    let args: Vec<&str> = args.lines().collect();
    let expected = "-g -emit-llvm -Ifolder -Iother -DA=1 -DB -UC -O2 -std=c17 -Wall -w -fno-builtin -fwrapv";
    for word in expected.split(' ') {
        assert!(args.contains(&word), "{word}: {args:?}");
    }
    assert!(!args.contains(&"-Iignored") && args.last() == Some(&"prog.c"), "{args:?}");
    assert_eq!(bench.run(&["--std", "c99", "prog.c"]), Some(7));
    let args = std::fs::read_to_string(bench.path("args")).expect("the compiler was called");
    assert!(
        args.lines().any(|word| word == "-std=c99")
            && args.lines().any(|word| word == "-disable-llvm-passes"),
        "{args}"
    );
}

/// Options of compilers whose values are words of their own, before the file; `-O` without a level.
#[test]
fn options_are_written_as_compilers_have_them() {
    let bench = Bench::new();
    let words = [
        "-include", "n.h", "-D", "N=4", "-isystem", "sys", "-g0", "-ggdb", "-O", "prog.c", "-include", "mine",
    ];
    for verb in [&[][..], &["run"], &["compile", "-o", "prog.o"]] {
        let (expected, n) = if verb.len() < 3 { (7, 12) } else { (0, 10) };
        let output = bench.sheave(&[verb, &words[..n]].concat());
        assert_eq!(output.status.code(), Some(expected), "{verb:?}: {}", stderr(&output));
        let args = std::fs::read_to_string(bench.path("args")).expect("the compiler was called");
        for words in ["-include\nn.h\n", "-isystem\nsys\n", "-DN=4\n", "-O1\n", "\n-g0\n-ggdb\n"] {
            assert!(args.contains(words), "{words:?}: {args}");
        }
        assert!(!args.contains("mine"), "{args}");
        std::fs::remove_dir_all(bench.path("cache")).expect("it is ours");
    }
}

/// Who gives a program on standard input is told how to name it.
#[test]
fn a_missing_file_may_be_standard_input() {
    let bench = Bench::new();
    bench.write("prog.c", "int y;\n");
    for verb in ["run", "check"] {
        let hint = |stdin: Stdio| {
            let mut command = bench.command();
            let output = command.arg(verb).stdin(stdin).output().expect("the command starts");
            assert!(matches!(output.status.code(), Some(2 | 125)));
            stderr(&output).contains("hint: `-` in the place of the file reads standard input")
        };
        assert!(hint(std::fs::File::open(bench.path("prog.c")).expect("it was written").into()));
        assert!(!hint(Stdio::null()));
    }
}

/// What begins like C on standard input is C; what does not is not.
#[test]
fn c_is_recognised_on_standard_input() {
    let bench = Bench::new();
    for (text, status) in
        [("/* why */\nint y;\n", 7), ("int y;\n", 7), ("function %f() {\n", 126), ("y;\n", 126)]
    {
        let mut run = bench.command();
        run.args(["run", "-", "argument"]).stdin(Stdio::piped()).stderr(Stdio::null());
        let mut child = run.spawn().expect("the command starts");
        child.stdin.take().expect("it is piped").write_all(text.as_bytes()).expect("the command reads it");
        assert_eq!(child.wait().expect("it ends").code(), Some(status), "{text}");
    }
}

#[test]
fn scripts_and_standard_input_are_piped_with_their_lines() {
    let bench = Bench::new();
    std::fs::create_dir(bench.path("folder")).expect("it is new");
    let program = "#!/usr/bin/env -S sheave run\n#include \"header.h\"\nint x;\n";
    for name in ["folder/script.c", "folder/script"] {
        bench.write(name, program);
        assert_eq!(bench.run(&[name]), Some(7), "{name}");
        let input = std::fs::read_to_string(bench.path("input")).expect("it was piped");
        assert_eq!(input, format!("# 2 \"{name}\"\n#include \"header.h\"\nint x;\n"));
        let args = std::fs::read_to_string(bench.path("args")).expect("the compiler was called");
        assert!(args.contains("-iquote\nfolder\n-\n"), "{args}");
    }
    let mut child = bench
        .command()
        .args(["run", "-x", "c", "-", "argument"])
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the command starts");
    child.stdin.take().expect("it is piped").write_all(b"int y;\n").expect("the command reads it");
    assert_eq!(child.wait().expect("it ends").code(), Some(7));
    let input = std::fs::read_to_string(bench.path("input")).expect("it was piped");
    assert_eq!(input, "# 1 \"<stdin>\"\nint y;\n");
}

#[test]
fn scripts_of_ir_keep_their_lines() {
    let bench = Bench::new();
    bench.write("llvm", "#!/usr/bin/env -S sheave run\ndefine i32 @main() {\n  ret i32 5\n}\n");
    bench.write(
        "own",
        "#!/usr/bin/env -S sheave run\nfunction %main() -> i32 {\nblock0:\n    return i32 6\n}\n",
    );
    assert_eq!((bench.run(&["llvm"]), bench.run(&["own"])), (Some(5), Some(6)));
    bench.write("bad", "#!/usr/bin/env -S sheave run\ndefine i32 @main() {\n  ret i31 5\n}\n");
    let output = bench.sheave(&["run", "bad"]);
    assert!(stderr(&output).contains("bad:3:"), "{}", stderr(&output));
    assert_eq!(bench.calls(), 0);
}

#[test]
fn files_of_several_languages_link_and_the_program_may_have_two_hyphens() {
    let bench = Bench::new();
    bench.write("other.ll", "define i32 @other() {\n  ret i32 1\n}\n");
    assert_eq!(bench.run(&["other.ll", "prog.c", "--"]), Some(7));
    let echo = "declare i32 @puts(ptr)\ndefine i32 @main(i32 %argc, ptr %argv) {\n  ret i32 %argc\n}\n";
    bench.write("count.ll", echo);
    assert_eq!(bench.run(&["count.ll", "-n", "--", "file"]), Some(4));
    assert_eq!(bench.run(&["count.ll", "--", "-n", "file"]), Some(3));
}

#[test]
fn a_watched_program_runs_again_when_a_header_is_saved() {
    let bench = Bench::new();
    let mut child = bench
        .command()
        .args(["run", "--watch", "prog.c"])
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut lines = BufReader::new(child.stderr.take().expect("it is piped")).lines();
    let mut line_with = |part: &str| {
        let found = lines.by_ref().map(|line| line.expect("it is text")).find(|line| line.contains(part));
        assert!(found.is_some(), "the command ended");
    };
    line_with("the program ended with status 7");
    bench.write("header.h", "broken");
    line_with("error: it is broken");
    line_with("waiting for a file to be saved");
    bench.write("header.h", "9");
    line_with("the program ended with status 9");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

/// The program would write more after the test has waited for too long, and so would the shell that it
/// starts.
#[test]
fn a_watched_program_ends_with_its_watch() {
    let bench = Bench::new();
    bench.write(
        "wait.ll",
        "@text = constant [8 x i8] c\"survived\"\n@shell = constant [18 x i8] c\"sleep 60; echo no\\00\"\n\
         declare i64 @write(i32, ptr, i64)\ndeclare i32 @system(ptr)\n\
         define i32 @main() {\n  call i64 @write(i32 1, ptr @text, i64 1)\n  call i32 @system(ptr @shell)\n  \
         call i64 @write(i32 1, ptr @text, i64 8)\n  ret i32 0\n}\n",
    );
    for signal in [libc::SIGTERM, libc::SIGHUP, libc::SIGKILL] {
        let mut command = bench.command();
        command.args(["run", "--watch", "wait.ll"]).stdin(Stdio::null()).stdout(Stdio::piped());
        // The tests may run under `nohup`.
        // SAFETY: the call is safe between fork and exec.
        unsafe {
            command.pre_exec(move || {
                libc::signal(signal, libc::SIG_DFL);
                Ok(())
            })
        };
        let mut child = command.spawn().expect("the command starts");
        let mut output = child.stdout.take().expect("it is piped");
        let mut first = [0];
        output.read_exact(&mut first).expect("the program runs");
        // SAFETY: the child was not waited for, so the number is its own.
        assert_eq!(unsafe { libc::kill(child.id() as libc::pid_t, signal) }, 0);
        assert!(!child.wait().expect("it ends").success());
        let mut rest = Vec::new();
        output.read_to_end(&mut rest).expect("all writers end");
        assert_eq!(rest, b"", "signal {signal}");
    }
}

/// The output of the real compilers, if installed; rustc always is.
/// Whether there is a clang; says so if there is none.
fn has_clang() -> bool {
    let has = |name: &&str| {
        Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success())
    };
    let found = ["clang", "clang-19"].iter().any(has);
    if !found {
        eprintln!("without clang");
    }
    found
}

/// `noinline` in C is told from the one that clang gives to everything without optimisation.
#[test]
fn noinline_written_in_c_is_honoured() {
    if !has_clang() {
        return;
    }
    let bench = Bench::new();
    bench.write(
        "prog.c",
        "__attribute__((noinline)) static int kept(int x) { return x + 1; }\n\
         static int moved(int x) { return x * 3; }\n\
         int main(int argc, char **argv) { return kept(argc) + moved(argc); }\n",
    );
    bench.age(&["prog.c"]);
    let page = bench.path("page.html");
    let page = page.to_str().expect("its name is UTF-8");
    for verb in
        [&["run"][..], &["compile"], &["run", "-O0"], &["run", "-O1"], &["explore", "--opt", "2", "-o", page]]
    {
        let mut command = bench.command();
        command.env_remove("SHEAVE_CC").args(verb).args(["--debug", "inline/explain", "prog.c"]);
        let output = command.output().expect("the command starts");
        let told = stderr(&output);
        assert!(told.contains("%kept not inlined: marked as not to be inlined"), "{told}");
        // With `-O1` clang has inlined it.
        assert!(told.contains("%moved inlined") || verb.contains(&"-O1"), "{told}");
    }
    let main = |options: &[&str]| {
        let mut command = bench.command();
        command.env_remove("SHEAVE_CC").args(["copies", "--opt", "2", "--strategy", "two-phase"]);
        let output = command.args(options).args(["--function", "main", "prog.c"]).output();
        output.expect("the command starts").stdout
    };
    assert_ne!(main(&[]), main(&["-Dnoinline=unused"]), "copies of a call");
    assert_eq!(main(&[]), main(&["-O0"]));
}

#[test]
fn real_programs_run() {
    let bench = Bench::new();
    bench.write(
        "r.rs",
        "fn main() {\n    let n: Vec<usize> = std::env::args().map(|arg| arg.len()).skip(1).collect();\n    \
         println!(\"{n:?}\");\n    std::process::exit(n.len() as i32);\n}\n",
    );
    bench.age(&["r.rs"]);
    for _ in 0..2 {
        let output = bench.sheave(&["run", "r.rs", "ab", "c"]);
        assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
        assert_eq!(output.stdout, b"[2, 1]\n");
    }
    assert_eq!(bench.entries().len(), 1);
    if !has_clang() {
        return;
    }
    bench.write(
        "c.c",
        "#!/usr/bin/env -S sheave run\n#include <stdio.h>\n#include \"header.h\"\nint main(int argc, char **argv) {\n  \
         int unused;\n  printf(\"%d %s\\n\", N, argv[1]);\n  return argc;\n}\n",
    );
    bench.write("header.h", "#define N 42\n");
    bench.write("cc.cpp", "#include <iostream>\nint main() { std::cout << \"C++\\n\"; }\n");
    bench.age(&["c.c", "header.h", "cc.cpp"]);
    let real = |args: &[&str]| {
        let mut command = bench.command();
        command.env_remove("SHEAVE_CC").args(args).output().expect("the command starts")
    };
    for level in ["-O0", "-O2"] {
        let output = real(&["run", level, "-Wall", "c.c", "word"]);
        assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
        assert_eq!(output.stdout, b"42 word\n");
        assert!(stderr(&output).starts_with("c.c:5:7: warning: unused variable"), "{}", stderr(&output));
    }
    let output = real(&["run", "cc.cpp"]);
    if Path::new("/usr/include/c++").exists() {
        assert_eq!(output.stdout, b"C++\n", "{}", stderr(&output));
    }
}
