//! Programs that stress machine code: inline assembly, stack arguments, linkage. They run in memory, and
//! through objects if a C compiler is there to link them; so does the corpus.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn programs(dir: &str, at_least: usize) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(dir);
    let mut programs: Vec<PathBuf> = std::fs::read_dir(&root)
        .expect("the folder exists")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ll"))
        .collect();
    programs.sort();
    assert!(programs.len() >= at_least, "{dir} has only {} programs", programs.len());
    programs
}

fn sheave(args: &[&str], file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sheave"))
        .args(args)
        .arg(file)
        .stdin(Stdio::null())
        .env_remove("SHEAVE_DEBUG")
        .output()
        .expect("the command starts")
}

/// The argument with which a program does little, if there is one, and its output then.
fn expectation(file: &Path) -> (Option<String>, Vec<u8>, i32) {
    let small = std::fs::read_to_string(file.with_extension("small")).ok();
    let output = file.with_extension(if small.is_some() { "small.out" } else { "out" });
    let exit = std::fs::read_to_string(file.with_extension("exit"));
    (
        small.map(|text| text.trim().to_owned()),
        std::fs::read(output).expect("every program has its output"),
        exit.map_or(0, |text| text.trim().parse().expect("an exit status")),
    )
}

fn check(output: &Output, file: &Path, what: &str, report: &mut String) {
    let (_, stdout, exit) = expectation(file);
    if output.status.code() != Some(exit) || output.stdout != stdout {
        *report += &format!(
            "{what} {}: {}\nstdout: {}\nexpected: {}\nstderr: {}\n",
            file.display(),
            output.status,
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&stdout),
            String::from_utf8_lossy(&output.stderr)
        );
    }
}

#[test]
fn the_programs_run_in_memory() {
    let mut report = String::new();
    let variants: [&[&str]; 4] = [
        &["run", "--no-fallback", "--verify"],
        &["run", "--no-fallback", "--passes", "eliminate"],
        &["run", "--no-fallback", "--strategy", "isolate"],
        &["run", "--no-fallback", "--strategy", "per-edge"],
    ];
    for file in programs("machine", 3) {
        for variant in variants {
            check(&sheave(variant, &file), &file, &variant.join(" "), &mut report);
        }
    }
    assert!(report.is_empty(), "{report}");
}

/// With few registers more values are in the frame, which `longjmp` does not restore.
#[test]
fn values_in_the_frame_survive_a_second_return() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/machine/setjmp_spilled.ll");
    let mut report = String::new();
    for registers in ["8", "10", "12"] {
        for passes in ["eliminate", "promote,eliminate", "sroa,promote,opt,eliminate"] {
            let variant = ["run", "--no-fallback", "--verify", "--registers", registers, "--passes", passes];
            check(&sheave(&variant, &file), &file, &variant.join(" "), &mut report);
        }
    }
    assert!(report.is_empty(), "{report}");
}

/// Compiles `file` to an object, links it with `flags` and runs it.
fn run_through(file: &Path, flags: &[&str], dir: &Path, report: &mut String) {
    let name = file.file_stem().expect("a name").to_string_lossy();
    let object = dir.join(format!("{name}.o"));
    let program = dir.join(format!("{name}{}", flags.concat()));
    let compiled = sheave(&["compile", "--no-fallback", "-o", &object.to_string_lossy()], file);
    if !compiled.status.success() {
        *report += &format!("{}: {}\n", file.display(), String::from_utf8_lossy(&compiled.stderr));
        return;
    }
    let linked = Command::new("cc")
        .args(flags)
        .arg(&object)
        .arg("-o")
        .arg(&program)
        .args(["-lm", "-lpthread"])
        .output()
        .expect("cc starts");
    // The linker warns about executable stacks, relocations in read-only segments and the like.
    let warnings = String::from_utf8_lossy(&linked.stderr).into_owned();
    if !linked.status.success() || !warnings.is_empty() {
        *report += &format!("cc {} {}: {warnings}\n", flags.join(" "), file.display());
        return;
    }
    let (argument, ..) = expectation(file);
    let output = Command::new(&program).args(argument).stdin(Stdio::null()).output().expect("it starts");
    check(&output, file, &format!("object {}", flags.join(" ")), report);
}

#[test]
fn the_programs_run_through_objects() {
    if Command::new("cc").arg("--version").output().is_err() {
        eprintln!("skipped: there is no C compiler to link with");
        return;
    }
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("objects");
    std::fs::create_dir_all(&dir).expect("the folder can be made");
    let mut report = String::new();
    for file in programs("machine", 3) {
        run_through(&file, &["-pie"], &dir, &mut report);
        run_through(&file, &["-no-pie"], &dir, &mut report);
    }
    for (folder, at_least) in [("corpus", 16), ("corpus/worked", 11), ("corpus/rust", 10)] {
        for file in programs(folder, at_least) {
            run_through(&file, &[], &dir, &mut report);
        }
    }
    assert!(report.is_empty(), "{report}");
}

/// The C library's `errno` in two threads: each thread has a separate one, which `close` writes.
#[test]
fn thread_locals_of_shared_libraries_are_those_of_the_thread() {
    let text = "@errno = external thread_local global i32\n@own = thread_local global i64 7\n\
        declare i32 @close(i32)\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
        declare i32 @pthread_join(i64, ptr)\ndeclare ptr @llvm.threadlocal.address.p0(ptr)\n\
        define ptr @thread(ptr %main) {\n  %e = call ptr @llvm.threadlocal.address.p0(ptr @errno)\n\
          %first = load i32, ptr %e\n  store i32 100, ptr %e\n  %other = icmp ne ptr %main, %e\n\
          %o = zext i1 %other to i64\n  %f = sext i32 %first to i64\n  %s = mul i64 %f, 2\n\
          %r = add i64 %s, %o\n  %p = inttoptr i64 %r to ptr\n  ret ptr %p\n}\n\
        define i32 @main() {\n  %t = alloca i64\n  %r = alloca ptr\n  %c = call i32 @close(i32 -1)\n\
          %e = call ptr @llvm.threadlocal.address.p0(ptr @errno)\n\
          %n0 = call i32 @pthread_create(ptr %t, ptr null, ptr @thread, ptr %e)\n  %id = load i64, ptr %t\n\
          %n1 = call i32 @pthread_join(i64 %id, ptr %r)\n  %value = load i32, ptr %e\n\
          %other = load i32, ptr %r\n  %tens = mul i32 %other, 10\n  %own = load i64, ptr @own\n\
          %o = trunc i64 %own to i32\n  %n2 = add i32 %value, %tens\n  %n3 = mul i32 %o, 20\n\
          %n4 = add i32 %n2, %n3\n  ret i32 %n4\n}\n";
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("library_thread_local.ll");
    std::fs::write(&file, text).expect("writable");
    let output = sheave(&["run", "--no-fallback"], &file);
    // EBADF (9) here; the thread's begins with zero and has another address; 20 times the variable of ours.
    assert_eq!(output.status.code(), Some(9 + 10 + 140), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn objects_of_several_files_link() {
    if Command::new("cc").arg("--version").output().is_err() {
        eprintln!("skipped: there is no C compiler to link with");
        return;
    }
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("several-objects");
    std::fs::create_dir_all(&dir).expect("the folder can be made");
    let texts = [
        "@shared = external global i32\n@own = thread_local global i32 30\ndeclare i32 @twice(i32)\n\
         define weak i32 @weak() {\n  ret i32 1\n}\n\
         define i32 @main() {\n  %a = load i32, ptr @shared\n  %b = call i32 @twice(i32 %a)\n\
         %c = call i32 @weak()\n  %d = add i32 %b, %c\n  %e = load i32, ptr @own\n  %f = add i32 %d, %e\n  ret i32 %f\n}\n",
        "@shared = global i32 4\n@own = external thread_local global i32\n\
         define i32 @weak() {\n  ret i32 2\n}\n\
         define i32 @twice(i32 %x) {\n  store i32 40, ptr @own\n  %y = shl i32 %x, 1\n  ret i32 %y\n}\n",
    ];
    let mut objects = Vec::new();
    for (i, text) in texts.iter().enumerate() {
        let file = dir.join(format!("part{i}.ll"));
        std::fs::write(&file, text).expect("writable");
        let object = dir.join(format!("part{i}.o"));
        let compiled = sheave(&["compile", "--no-fallback", "-o", &object.to_string_lossy()], &file);
        assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
        objects.push(object);
    }
    let program = dir.join("program");
    let linked = Command::new("cc").args(&objects).arg("-o").arg(&program).output().expect("cc starts");
    assert!(linked.status.success(), "{}", String::from_utf8_lossy(&linked.stderr));
    let status = Command::new(&program).status().expect("it starts");
    // 4 * 2 + 2 (the strong definition) + 40 (the store went to the same variable).
    assert_eq!(status.code(), Some(50));
}

/// A definition of the program replaces the one exported by a library; the rest is the library's.
#[test]
fn programs_replace_what_shared_libraries_export() {
    if Command::new("cc").arg("--version").output().is_err() {
        eprintln!("skipped: there is no C compiler to link with");
        return;
    }
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shared-library");
    std::fs::create_dir_all(&dir).expect("the folder can be made");
    let library = "@number = global [2 x i32] [i32 1, i32 2]\n@kept = hidden global i32 10\n\
         define i32 @callee() {\n  ret i32 100\n}\n\
         define ptr @address() {\n  ret ptr @callee\n}\n\
         define i32 @second(i64 %i) {\n  %p = getelementptr i32, ptr @number, i64 %i\n\
         %a = load i32, ptr %p\n  %b = load i32, ptr getelementptr (i8, ptr @number, i64 4)\n\
         %c = load i32, ptr @kept\n  %d = add i32 %a, %b\n  %e = add i32 %c, %d\n  ret i32 %e\n}\n";
    let program = "@number = global [2 x i32] [i32 20, i32 30]\n\
         declare ptr @address()\ndeclare i32 @second(i64)\n\
         define i32 @callee() {\n  ret i32 3\n}\n\
         define i32 @main() {\n  %p = call ptr @address()\n  %a = call i32 %p()\n\
         %b = call i32 @second(i64 0)\n  %c = add i32 %a, %b\n  ret i32 %c\n}\n";
    let file = |name: &str| dir.join(format!("{name}.o")).to_string_lossy().into_owned();
    for (name, text, shared) in [("library", library, true), ("program", program, false)] {
        let source = dir.join(format!("{name}.ll"));
        std::fs::write(&source, text).expect("writable");
        let output = file(name);
        let options = ["compile", "--no-fallback", "-o", &output, "--shared"];
        let compiled = sheave(&options[..if shared { 5 } else { 4 }], &source);
        assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    }
    let (so, run) = (dir.join("library.so"), dir.join("program.run"));
    let cc = |arguments: &[&str], out: &Path| {
        let linked = Command::new("cc").args(arguments).arg("-o").arg(out).output().expect("cc starts");
        assert!(linked.status.success(), "{}", String::from_utf8_lossy(&linked.stderr));
    };
    cc(&["-shared", &file("library")], &so);
    cc(&[&file("program"), "-rdynamic", &so.to_string_lossy()], &run);
    let status = Command::new(&run).status().expect("it starts");
    assert_eq!(status.code(), Some(3 + 20 + 30 + 10));
    let output = sheave(&["compile", "--shared", "--emit", "ir"], &dir.join("library.ll"));
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}

#[test]
fn templates_that_cannot_be_assembled_are_errors() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("templates");
    std::fs::create_dir_all(&dir).expect("the folder can be made");
    for (name, asm, message) in [
        ("mnemonic", "call void asm sideeffect \"frobnicate\", \"\"()", "frobnicate"),
        ("constraint", "call void asm sideeffect \"nop\", \"k\"(i32 1)", "constraint `k`"),
        ("constant", "call void asm sideeffect \"nop\", \"i\"(i32 %x)", "constraint `i`"),
        ("symbol", "call void asm sideeffect \"call nowhere\", \"\"()", "nowhere"),
    ] {
        let file = dir.join(format!("{name}.ll"));
        let text = format!("define i32 @main(i32 %x) {{\n  {asm}\n  ret i32 0\n}}\n");
        std::fs::write(&file, text).expect("writable");
        let output = sheave(&["run", "--no-fallback"], &file);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(126), "{name}: {stderr}");
        assert!(stderr.contains(message) && stderr.contains(&format!("{name}.ll:2:")), "{name}: {stderr}");
    }
}
