//! Every program of `tests/crashes` ends by a signal (or as its text states): the report is in
//! `NAME.expected`; `SHEAVE_BLESS=1` writes it. The IR was generated with `-g` by
//!
//! ```text
//! clang -g -O0 -S -emit-llvm -Xclang -disable-O0-optnone -fdebug-compilation-dir=. NAME.c
//! ```

use std::io::{Read as _, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/crashes")
}

fn run(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sheave"))
        .current_dir(folder)
        .args(["run", "--no-fallback"])
        .args(arguments)
        .stdin(Stdio::null())
        .env_remove("SHEAVE_DEBUG")
        .output()
        .expect("the command starts")
}

/// The end of the program and its standard error, without the parts that differ between runs: addresses and
/// the number of frames that fit the stack.
fn shown(output: &Output) -> String {
    let end = match (output.status.signal(), output.status.code()) {
        (Some(signal), _) => format!("signal {signal}"),
        (None, code) => format!("status {}", code.unwrap_or(-1)),
    };
    let mut text = end + "\n";
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    let mut lines: Vec<&str> = report.lines().collect();
    if let Some(message) = lines.first().and_then(|line| line.find("error: stack overflow")) {
        // The instruction of a function that overflows the stack varies.
        lines[0] = &lines[0][message..];
        lines.retain(|line| !line.starts_with("    "));
        lines.remove(1);
    }
    for line in lines {
        let words = line.split(' ').map(|word| {
            let digits = word.trim_end_matches([',', ')']);
            let is_address = digits.strip_prefix("0x").is_some_and(|digits| digits.len() > 5);
            let is_count = digits.len() > 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
            if is_address || is_count { word.replacen(digits, "N", 1) } else { word.to_owned() }
        });
        text += words.collect::<Vec<_>>().join(" ").trim_end();
        text.push('\n');
    }
    text
}

#[test]
fn crashes_are_reported_with_their_lines() {
    let folder = folder();
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .expect("tests/crashes exists")
        .filter_map(|entry| entry.expect("readable").file_name().into_string().ok())
        .filter(|name| name.ends_with(".ll"))
        .collect();
    names.sort();
    assert!(names.len() >= 20, "only {} programs", names.len());
    let mut report = String::new();
    for name in &names {
        let path = folder.join(name.replace(".ll", ".expected"));
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        let found = shown(&run(&folder, &[name]));
        if found != expected {
            if std::env::var_os("SHEAVE_BLESS").is_some_and(|value| value == "1") {
                std::fs::write(&path, &found).expect("writable");
                continue;
            }
            report += &format!("{name}:\n--- expected\n{expected}--- found\n{found}");
        }
        // Without inlining, the exit and the first lines of the report are the same.
        let plain = shown(&run(&folder, &["--opt", "0", name]));
        if plain.lines().take(2).ne(expected.lines().take(2)) {
            report += &format!("{name} with --opt 0:\n{plain}");
        }
    }
    assert!(
        report.is_empty(),
        "{report}\nSHEAVE_BLESS=1 cargo test -p sheave --test command crashes accepts these"
    );
}

/// The backtrace of a Rust panic equals that of an executable, up to the frames of the program.
#[test]
fn panics_name_functions_and_lines() {
    let folder = std::env::temp_dir().join(format!("sheave-panic-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder is writable");
    let source = "#[inline(never)]\nfn fails(n: usize) -> usize {\n    assert!(n < 1, \"too many\");\n    n\n}\n\
                  #[inline(never)]\nfn outer(n: usize) -> usize {\n    fails(n) + 1\n}\n\
                  fn main() {\n    println!(\"{}\", outer(std::env::args().len()));\n}\n";
    std::fs::write(folder.join("a.rs"), source).expect("writable");
    let output = Command::new(env!("CARGO_BIN_EXE_sheave"))
        .current_dir(&folder)
        .args(["run", "--no-fallback", "--no-cache", "a.rs"])
        .env("RUST_BACKTRACE", "1")
        .stdin(Stdio::null())
        .output()
        .expect("the command starts");
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    let _ = std::fs::remove_dir_all(&folder);
    assert_eq!(output.status.code(), Some(101), "{report}");
    let lines: Vec<&str> = report.lines().map(str::trim).collect();
    let place = |name: &str| {
        let at =
            lines.iter().position(|line| line.ends_with(name)).unwrap_or_else(|| panic!("{name}: {report}"));
        lines[at + 1].rsplit('/').next().unwrap_or_default().to_owned()
    };
    assert_eq!(
        ["a::fails", "a::outer", "a::main"].map(place),
        ["a.rs:3:5", "a.rs:8:5", "a.rs:11:20"],
        "{report}"
    );
}

/// Rust's library also creates threads through the command's functions.
#[test]
fn threads_of_libraries_report_that_their_stack_has_run_out() {
    let folder = std::env::temp_dir().join(format!("sheave-thread-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder is writable");
    let source = "#[allow(unconditional_recursion)]\nfn depth(n: usize) -> usize {\n    \
                  let a = std::hint::black_box([n; 100]);\n    depth(n + 1) + a[n % 100]\n}\nfn main() {\n    \
                  let thread = std::thread::spawn(|| depth(1));\n    \
                  println!(\"{:?}\", thread.join());\n}\n";
    std::fs::write(folder.join("a.rs"), source).expect("writable");
    let output = run(&folder, &["--no-cache", "a.rs"]);
    let report = shown(&output);
    let _ = std::fs::remove_dir_all(&folder);
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(lines[..3], ["signal 11", "error: stack overflow", "  in `depth` at a.rs:4:5"], "{report}");
    assert!(report.contains(" N more times\n") && report.contains(" at a.rs:7:"), "{report}");
}

/// A program in Sheave's text format, run in the folder of its source file.
fn crash(name: &str, source: Option<&str>, text: &str) -> (Option<i32>, String) {
    let folder = std::env::temp_dir().join(format!("sheave-crash-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder is writable");
    if let Some(source) = source {
        std::fs::write(folder.join("a.c"), source).expect("writable");
    }
    std::fs::write(folder.join("a.sheave"), text).expect("writable");
    let output = run(&folder, &["a.sheave"]);
    let _ = std::fs::remove_dir_all(&folder);
    (output.status.signal(), String::from_utf8_lossy(&output.stderr).into_owned())
}

const READ: &str = "file 0 \"a.c\"\nscope 0 \"main\" in 0 line 1\nfunction %main() -> i32 @0 {\nblock0:\n    \
                    v0 = load volatile i32 null + 8 @0:2:4\n    return v0\n}\n";

#[test]
fn the_source_is_shown_as_far_as_it_can_be_read() {
    let head = "a.c:2:4: error: read of 4 bytes at 0x8, 8 bytes past null\n";
    let tail = "  in `main` at a.c:2:4\n";
    for (name, source, excerpt) in [
        ("whole", Some("int main() {\n\tx\ty\n}\n"), "    \tx\ty\n    \t \t^\n"),
        ("utf8", Some("a\n\u{e4}\u{e4} = *p;\n"), "    \u{e4}\u{e4} = *p;\n      ^\n"),
        ("last", Some("a\nabcd"), "    abcd\n       ^\n"),
        ("narrow", Some("a\nabc\n"), "    abc\n"),
        ("short", Some("a\n"), ""),
        ("blank", Some("a\n\nb\n"), ""),
        ("missing", None, ""),
    ] {
        let (signal, report) = crash(name, source, READ);
        assert_eq!(signal, Some(libc::SIGSEGV), "{name}");
        assert_eq!(report, format!("{head}{excerpt}{tail}"), "{name}");
    }
}

/// Styled like other messages: the position bold, the fault red. A long file name does not end a style.
#[test]
fn reports_are_in_colour_where_messages_are() {
    let folder = std::env::temp_dir().join(format!("sheave-crash-{}-colour", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder is writable");
    std::fs::write(folder.join("a.c"), "int main() {\n    x\n}\n").expect("writable");
    std::fs::write(folder.join("a.sheave"), READ).expect("writable");
    let long = READ.replace("a.c", &"a".repeat(2000));
    std::fs::write(folder.join("long.sheave"), long).expect("writable");
    let report = |arguments: &[&str]| String::from_utf8_lossy(&run(&folder, arguments).stderr).into_owned();
    let plain = "a.c:2:4: error: read of 4 bytes at 0x8, 8 bytes past null\n        x\n       ^\n\
                 \x20 in `main` at a.c:2:4\n";
    assert_eq!(report(&["a.sheave"]), plain);
    assert_eq!(report(&["--color", "never", "a.sheave"]), plain);
    let coloured = "\x1b[1ma.c:2:4: \x1b[1;31merror: \x1b[0m\x1b[1mread of 4 bytes at 0x8, 8 bytes past null\
                    \x1b[0m\n        x\n\x1b[1;31m       ^\x1b[0m\n  in `main` at a.c:2:4\n";
    assert_eq!(report(&["--color", "always", "a.sheave"]), coloured);
    let long = report(&["--color", "always", "long.sheave"]);
    assert!(long.lines().next().is_some_and(|line| line.ends_with("a\x1b[0m\x1b[0m")), "{long}");
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn what_has_no_location_is_named() {
    let text = READ.replace(" @0:2:4", "");
    let report = crash("scope", None, &text).1;
    assert_eq!(report, "sheave: error: read of 4 bytes at 0x8, 8 bytes past null\n  in `main` at a.c\n");
    let text =
        "function %main() -> i32 {\nblock0:\n    v0 = load volatile i8 null + 1\n    return i32 0\n}\n";
    let report = crash("none", None, text).1;
    assert_eq!(report, "sheave: error: read of 1 byte at 0x1, 1 byte past null\n  in `main` of a.sheave\n");
}

/// The C library finds that its heap is damaged, or fails on it; either is a report about this line.
#[test]
fn a_crash_in_malloc_has_the_callers_line() {
    let text = "file 0 \"a.c\"\nscope 0 \"main\" in 0 line 1\nextern function %free(ptr)\nextern function %malloc(i64) -> ptr\n\
                function %main() -> i32 @0 {\nblock0:\n    v0 = call %malloc(i64 24) @0:2:1\n    \
                mem_set v0, i8 -1, i64 24 @0:3:1\n    v1 = ptr_add v0, i64 8\n    call %free(v1) @0:4:5\n    return i32 0\n}\n";
    let (signal, report) = crash("malloc", None, text);
    assert!(matches!(signal, Some(libc::SIGABRT | libc::SIGSEGV)), "{signal:?} {report}");
    assert!(report.contains("a.c:4:5: error: ") && report.ends_with("  in `main` at a.c:4:5\n"), "{report}");
}

/// A program that looks up the names in its stack (as a list, without allocating, and by address) and finds
/// itself in the list of objects.
#[test]
fn programs_know_their_own_names() {
    let output = run(&folder().join("names"), &["names.ll"]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let frames: Vec<&str> = said.lines().filter(|line| line.starts_with("names.c:")).collect();
    assert_eq!(frames.len() % 2, 0, "{said}");
    let (list, direct) = frames.split_at(frames.len() / 2);
    assert_eq!(list, direct, "both say the same");
    // Code inlined into `main` has a separate line there.
    let starts = ["names.c:31(leaf+0x", "names.c:48(main+0x"];
    let of_frames: Vec<&str> =
        list.iter().map(|line| line.split_inclusive("+0x").next().unwrap_or("")).collect();
    assert_eq!(of_frames, starts, "{said}");
    let end: Vec<&str> = said.lines().rev().take(3).collect();
    assert_eq!(end, ["1", "1 puts", "1 names.c leaf 1"], "{said}");
}

/// If the report cannot be written because its pipe is full and unread, the process still ends by the signal
/// that the report describes.
#[test]
fn a_report_that_is_stuck_ends() {
    let (mut reader, writer) = std::io::pipe().expect("a pipe");
    let mut filler = writer.try_clone().expect("another end");
    let (sender, filled) = std::sync::mpsc::channel();
    // The usual capacity; with a smaller pipe the last write blocks for ever.
    std::thread::spawn(move || {
        let done = filler.write_all(&[b'.'; 64 << 10]);
        let _ = sender.send(done.is_ok());
    });
    let _ = filled.recv_timeout(std::time::Duration::from_secs(1));
    let mut command = Command::new(env!("CARGO_BIN_EXE_sheave"));
    command
        .current_dir(folder())
        .args(["run", "--no-fallback", "divide.ll"])
        .stdin(Stdio::null())
        .stdout(Stdio::null());
    let mut child = command.stderr(writer).spawn().expect("the command starts");
    // The command keeps its end until it is dropped.
    drop(command);
    let status = child.wait().expect("it ends");
    assert_eq!(status.signal(), Some(libc::SIGFPE), "{status}");
    let mut text = Vec::new();
    reader.read_to_end(&mut text).expect("nothing else writes");
    assert!(text.iter().all(|&byte| byte == b'.'), "the report was written: {}", text.len());
}
