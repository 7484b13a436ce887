//! Failures of the system: full disks, missing folders, closed pipes, exhausted memory and stack. Each gives
//! one clear line and a documented status, and no data is lost.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const SHEAVE: &str = env!("CARGO_BIN_EXE_sheave");

fn corpus(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(name);
    path.display().to_string()
}

/// A fresh folder for a test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("resources").join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("the folder can be made");
    path
}

fn names_in(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder exists");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.env_remove("SHEAVE_DEBUG").stdin(Stdio::null());
    command
}

fn sheave(args: &[&str]) -> Output {
    command(SHEAVE).args(args).output().expect("the command starts")
}

/// Runs the command under a limit of the shell, such as `-v 100000`.
fn limited(limit: &str, args: &[&str]) -> Output {
    let script = format!("ulimit {limit} && exec \"$0\" \"$@\"");
    command("sh").args(["-c", &script, SHEAVE]).args(args).output().expect("there is a shell")
}

fn one_line(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(text.lines().count(), 1, "{}: {text}", output.status);
    text
}

#[test]
fn a_file_that_cannot_be_written_to_its_end_keeps_what_it_held() {
    let folder = folder("full-disk");
    let sorts = corpus("sorts.ll");
    for (args, name) in [
        (&["compile", &sorts, "-o"][..], "prog.o"),
        (&["compile", &sorts, "--emit", "ssa", "-o"], "prog.sheave"),
        (&["copies", &sorts, "-o"], "table"),
    ] {
        let file = folder.join(name);
        std::fs::write(&file, "what was there").expect("writable");
        let path = file.display().to_string();
        // Blocks of 512 or 1024 bytes.
        let output = limited("-f 2", &[args, &[&path]].concat());
        assert_eq!(output.status.code(), Some(1), "{args:?}: {output:?}");
        let line = one_line(&output);
        assert!(line.starts_with(&format!("error: cannot write {path}: ")), "{line}");
        assert_eq!(std::fs::read_to_string(&file).expect("it is there"), "what was there");
        std::fs::remove_file(&file).expect("it is there");
        let output = limited("-f 2", &[args, &[&path]].concat());
        assert_eq!(output.status.code(), Some(1), "{args:?}: {output:?}");
        assert_eq!(names_in(&folder), [""; 0], "nothing is left of {args:?}");
    }
}

/// A name for standard output that a fault can damage without affecting the system, unlike `/dev/stdout`.
fn stdout_link(test: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("resources").join(test);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let link = folder.join("stdout");
    let _ = std::fs::remove_file(&link);
    std::os::unix::fs::symlink("/proc/self/fd/1", &link).expect("links can be made");
    link.display().to_string()
}

#[test]
fn standard_output_that_is_full_is_an_error() {
    let fib = corpus("worked/fib.ll");
    let show: [&[&str]; 9] = [
        &["compile", &fib],
        &["compile", &fib, "-o", &stdout_link("full")],
        &["check", "-v", &fib],
        &["cfg", &fib],
        &["copies", &fib],
        &["promote", &fib],
        &["passes"],
        &["--help"],
        &["run", "--debug", "help", &fib],
    ];
    for args in show {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let output =
            command(SHEAVE).args(args).stdout(full).stderr(Stdio::piped()).output().expect("it starts");
        let expected = Some(if args[0] == "run" { 125 } else { 1 });
        assert_eq!(output.status.code(), expected, "{args:?}: {output:?}");
        assert!(one_line(&output).starts_with("error: cannot write "), "{args:?}: {output:?}");
    }
    let (reader, writer) = std::io::pipe().expect("there are pipes");
    drop(reader);
    let output = command(SHEAVE).args(["check", "-v", &fib]).stdout(writer).output().expect("it starts");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn outputs_that_are_no_plain_files_are_written_as_they_are() {
    let folder = folder("not-plain");
    let fib = corpus("worked/fib.ll");
    let whole = sheave(&["compile", &fib]).stdout;
    let to = |path: &Path| sheave(&["compile", &fib, "--emit", "asm", "-o", &path.display().to_string()]);

    // A link stays a link, and an old file keeps its permissions.
    let (file, link) = (folder.join("file"), folder.join("link"));
    std::fs::write(&file, "old").expect("writable");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o751)).expect("ours");
    std::os::unix::fs::symlink("file", &link).expect("links can be made");
    assert!(to(&link).status.success());
    assert!(std::fs::symlink_metadata(&link).expect("there").is_symlink());
    assert_eq!(std::fs::read(&file).expect("there"), whole);
    assert_eq!(std::fs::metadata(&file).expect("there").permissions().mode() & 0o777, 0o751);
    assert_eq!(names_in(&folder), ["file", "link"]);

    assert!(to(Path::new("/dev/null")).status.success());
    assert!(!std::fs::metadata("/dev/null").expect("there").is_file());
    assert_eq!(to(Path::new(&stdout_link("not-plain"))).stdout, whole);
    assert_eq!(names_in(&folder), ["file", "link", "stdout"]);
    // A dangling link.
    let dangling = folder.join("dangling");
    std::os::unix::fs::symlink("made", &dangling).expect("links can be made");
    assert!(to(&dangling).status.success());
    assert_eq!(std::fs::read(folder.join("made")).expect("there"), whole);

    for (path, message) in [
        (folder.join("none/there"), "No such file or directory"),
        (folder.clone(), "Is a directory"),
        (file.join("x"), "Not a directory"),
        (PathBuf::from("/dev/full"), "No space left on device"),
        (folder.join("x".repeat(300)), "File name too long"),
    ] {
        let output = to(&path);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(one_line(&output).contains(message), "{output:?}");
    }
    // The longest name that there is leaves no room for a suffix.
    assert!(to(&folder.join("x".repeat(255))).status.success());
}

/// A function of many instructions, whose module needs some megabytes.
fn large_program(folder: &Path) -> String {
    let mut text = String::from("define i32 @main(i32 %v0) {\n");
    for i in 0..20_000 {
        text += &format!("  %v{} = add i32 %v{i}, {i}\n", i + 1);
    }
    text += "  %end = and i32 %v20000, 0\n  ret i32 %end\n}\n";
    let path = folder.join("large.ll");
    std::fs::write(&path, text).expect("writable");
    path.display().to_string()
}

#[test]
fn memory_that_ends_is_one_line_and_status_3() {
    let folder = folder("memory");
    let large = large_program(&folder);
    let object = folder.join("large.o");
    std::fs::write(&object, "what was there").expect("writable");
    let object = object.display().to_string();
    let fib = corpus("worked/fib.ll");
    let under = |megabytes: u32, verb: &[&str]| limited(&format!("-v {}", megabytes << 10), verb);
    // The needs of the executable itself and its libraries.
    let least = (8..1000).find(|&least| under(least, &["passes"]).status.success());
    let least = least.expect("some memory is enough");
    let mut ended = [0; 4];
    for megabytes in [0, 2, 4, 8, 16, 400].map(|more| least + more) {
        let verbs: [&[&str]; 4] = [
            &["check", &large],
            &["compile", &large, "-o", &object, "--passes", "promote"],
            &["interp", &large],
            &["run", &fib, "10"],
        ];
        for (verb, ended) in verbs.into_iter().zip(&mut ended) {
            let output = under(megabytes, verb);
            match output.status.code() {
                Some(0) => {}
                Some(3 | 125) => {
                    let runs = ["run", "interp"].contains(&verb[0]);
                    assert_eq!(output.status.code(), Some(if runs { 125 } else { 3 }));
                    *ended += 1;
                    assert!(one_line(&output).starts_with("error: out of memory: "), "{output:?}");
                    if verb[0] == "compile" {
                        let held = std::fs::read_to_string(&object).expect("it is there");
                        assert_eq!(held, "what was there");
                    }
                }
                _ => panic!("{megabytes} MB, {verb:?}: {output:?}"),
            }
        }
    }
    assert!(ended[..3].iter().all(|&n| n > 0), "the limits show nothing: {ended:?}");
}

/// A program that is compiled on several threads, and returns 0 if the C library finds one thread and a heap
/// from which it has taken nothing but its first piece.
#[cfg(target_env = "gnu")]
#[test]
fn the_compiler_leaves_the_library_of_the_program_as_it_was() {
    let folder = folder("as-it-was");
    let mut text = String::from(
        "@__libc_single_threaded = external global i8
declare ptr @malloc(i64)
declare void @mallinfo2(ptr sret([10 x i64]))
define i32 @main() {
  %block = call ptr @malloc(i64 100)
  store volatile i8 1, ptr %block
  %info = alloca [10 x i64]
  call void @mallinfo2(ptr sret([10 x i64]) %info)
  %arena = load i64, ptr %info
  %large = icmp ugt i64 %arena, 1048576
  %arena.code = select i1 %large, i32 2, i32 0
  %single = load i8, ptr @__libc_single_threaded
  %several = icmp eq i8 %single, 0
  %threads.code = select i1 %several, i32 1, i32 0
  %code = or i32 %arena.code, %threads.code
  ret i32 %code
}
",
    );
    // Functions that nothing calls, but whose addresses are in a table.
    for f in 0..100 {
        text += &format!("define i32 @f{f}(i32 %v0) {{\n");
        (0..60).for_each(|i| text += &format!("  %v{} = mul i32 %v{i}, {}\n", i + 1, 2 * i + 3));
        text += "  ret i32 %v60\n}\n";
    }
    let table: Vec<String> = (0..100).map(|f| format!("ptr @f{f}")).collect();
    text += &format!("@table = global [100 x ptr] [{}]\n", table.join(", "));
    let path = folder.join("prog.ll");
    std::fs::write(&path, text).expect("writable");
    for threads in ["1", "2"] {
        let output = sheave(&["run", "--threads", threads, &path.display().to_string()]);
        assert_eq!(output.status.code(), Some(0), "{threads} threads: {output:?}");
    }
}

#[test]
fn data_that_no_memory_holds_is_an_error() {
    let folder = folder("huge-data");
    let file = folder.join("huge.ll");
    let path = file.display().to_string();
    let object = folder.join("huge.o").display().to_string();
    for text in [
        "@x = global [4611686018427387904 x i8] zeroinitializer",
        "@x = global [4611686018427387904 x i8] zeroinitializer\n@y = global [9223372036854775807 x i8] zeroinitializer",
        "@x = thread_local global [4611686018427387904 x i8] zeroinitializer",
        "@x = global { i8, [3000000000 x i8] } { i8 1, [3000000000 x i8] zeroinitializer }",
    ] {
        std::fs::write(&file, format!("{text}\ndefine i32 @main() {{\n  ret i32 0\n}}\n")).expect("writable");
        for args in [&["run", &path][..], &["compile", &path, "-o", &object], &["interp", &path]] {
            let output = sheave(args);
            let expected = Some(if args[0] == "compile" { 1 } else { 126 });
            assert_eq!(output.status.code(), expected, "{text} {args:?}: {output:?}");
            let line = one_line(&output);
            // The interpreter has a separate limit.
            let message = if args[0] == "interp" { "error: " } else { "exceed two gigabytes" };
            assert!(line.contains(message), "{text} {args:?}: {line}");
        }
    }
}

#[test]
fn aliases_of_aliases_may_be_as_long_as_they_like() {
    let folder = folder("aliases");
    let mut text = String::from("@x0 = global i32 7\n@f0 = alias i32 (), ptr @g\n");
    for n in 1..=300 {
        text += &format!("@x{n} = alias i32, ptr @x{}\n@f{n} = alias i32 (), ptr @f{}\n", n - 1, n - 1);
    }
    text += "define i32 @g() {\n  %v = load i32, ptr @x300\n  ret i32 %v\n}\n\
             define i32 @main() {\n  %v = call i32 @f300()\n  ret i32 %v\n}\n";
    let file = folder.join("aliases.ll");
    std::fs::write(&file, text).expect("writable");
    let path = file.display().to_string();
    assert_eq!(sheave(&["run", &path]).status.code(), Some(7));
    assert_eq!(sheave(&["interp", &path]).status.code(), Some(7));
    assert!(
        sheave(&["compile", &path, "-o", &folder.join("aliases.o").display().to_string()]).status.success()
    );
}

#[test]
fn little_stack_is_enough() {
    let fib = corpus("worked/fib.ll");
    let sorts = corpus("sorts.ll");
    for args in [
        &["--help"][..],
        &["run", &fib, "10"],
        &["compile", &sorts],
        &["compile", "--emit", "object", "-o", "/dev/null", &sorts],
        &["check", &sorts],
        &["copies", &fib],
        &["interp", &fib, "10"],
    ] {
        let output = limited("-s 64", args);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {output:?}");
    }
}

/// A file opened later must not take the descriptor of standard output.
#[test]
fn closed_standard_streams_are_opened() {
    let folder = folder("closed");
    let file = folder.join("open.ll");
    let program = "@name = constant [10 x i8] c\"/dev/null\\00\"\ndeclare i32 @open(ptr, i32, ...)\n\
        define i32 @main() {\n  %fd = call i32 (ptr, i32, ...) @open(ptr @name, i32 0)\n  ret i32 %fd\n}\n";
    std::fs::write(&file, program).expect("writable");
    for closed in ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"] {
        let script = format!("exec \"$0\" run \"$1\" {closed}");
        let output = command("sh").args(["-c", &script, SHEAVE, &file.display().to_string()]).output();
        let status = output.expect("there is a shell").status.code();
        assert!(status.is_some_and(|fd| (3..100).contains(&fd)), "{closed}: {status:?}");
    }
}

#[test]
fn the_map_for_perf_follows_no_link() {
    let folder = folder("perf");
    let target = folder.join("target");
    std::fs::write(&target, "precious").expect("writable");
    let script = "ln -s \"$1\" /tmp/perf-$$.map && echo $$ && exec \"$0\" run --perf \"$2\" 1";
    let output = command("sh")
        .args(["-c", script, SHEAVE, &target.display().to_string(), &corpus("worked/fib.ll")])
        .output()
        .expect("there is a shell");
    let process = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    std::fs::remove_file(format!("/tmp/perf-{process}.map")).expect("the link is there still");
    assert_eq!(std::fs::read_to_string(&target).expect("there"), "precious");
    assert_eq!(output.status.code(), Some(125), "{output:?}");
    assert!(one_line(&output).contains("is a symbolic link"), "{output:?}");
}

#[test]
fn one_byte_past_a_page_of_data_is_a_trap() {
    let folder = folder("guards");
    let file = folder.join("guards.ll");
    let fault = |symbol: &str, offset: i64| {
        let text = format!(
            "@data = global [4096 x i8] c\"{0}\", align 4096\n@constant = constant [65536 x i8] zeroinitializer, align 4096\n\
             define i32 @main() {{\n  %p = getelementptr i8, ptr @{symbol}, i64 {offset}\n\
             %v = load volatile i8, ptr %p\n  %w = load volatile i8, ptr @data\n  %x = load volatile i8, ptr @constant\n\
             ret i32 0\n}}\n",
            "x".repeat(4096)
        );
        std::fs::write(&file, text).expect("writable");
        sheave(&["run", &file.display().to_string()])
    };
    use std::os::unix::process::ExitStatusExt as _;
    for (symbol, offset) in [("data", 4096), ("data", -1), ("constant", -1)] {
        let output = fault(symbol, offset);
        assert_eq!(output.status.signal(), Some(libc::SIGSEGV), "{symbol} {offset}: {output:?}");
        let report = String::from_utf8_lossy(&output.stderr);
        assert!(report.starts_with("sheave: error: read of 1 byte at 0x"), "{report}");
        assert!(report.ends_with("guards.ll\n") && report.contains("\n  in `main` of /"), "{report}");
    }
    for (symbol, offset) in [("data", 0), ("data", 4095), ("constant", 65535)] {
        assert_eq!(fault(symbol, offset).status.code(), Some(0), "{symbol} {offset}");
    }
}

#[test]
fn input_without_an_end_and_output_that_is_closed_are_errors() {
    let output = sheave(&["check", "/dev/zero"]);
    assert_eq!(output.status.code(), Some(1));
    let message = "error: cannot read /dev/zero: it has more than 67108864 bytes\n";
    assert_eq!(one_line(&output), message);
    let script = "exec \"$0\" compile \"$1\" --emit ssa >&-";
    let output = command("sh").args(["-c", script, SHEAVE, &corpus("sorts.ll")]).output().expect("a shell");
    assert!(one_line(&output).starts_with("error: cannot write the output: "), "{output:?}");
    assert_ne!(output.status.code(), Some(0));
}
