//! Arguments, messages and exit statuses of the command.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::support::{ECHO, command, corpus, sheave, stderr, stdout, with_stdin, write};

#[test]
fn run_passes_arguments_input_and_exit_status_through() {
    let file = write("echo.ll", ECHO);
    for verb in ["run", "interp"] {
        let output = with_stdin(&[verb, &file, "-n", "--strategy", "two words"], b"A");
        assert_eq!(output.status.code(), Some(i32::from(b'A')), "{verb}: {}", stderr(&output));
        assert_eq!(stdout(&output), "-n\n--strategy\ntwo words\n", "{verb}");
        let output = with_stdin(&[verb, &file, "--", "-x", "--", "y"], b"\x07");
        assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(7), "-x\n--\ny\n"), "{verb}");
    }
}

#[test]
fn a_program_can_come_from_stdin() {
    let text = std::fs::read(corpus("worked/fib.ll")).expect("fib is in the corpus");
    let output = with_stdin(&["run", "-", "30"], &text);
    assert_eq!(
        (output.status.code(), stdout(&output).as_str()),
        (Some(0), "832040\n"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn several_files_link() {
    let main = write(
        "link_main.ll",
        "declare i32 @other(i32)\ndefine internal i32 @local() {\n  ret i32 1\n}\ndefine i32 @main() {\n  %a = call i32 \
         @local()\n  %b = call i32 @other(i32 %a)\n  ret i32 %b\n}\n",
    );
    let other = write(
        "link_other.ll",
        "@base = global i32 40\ndefine internal i32 @local() {\n  %v = load i32, ptr @base\n  ret i32 %v\n}\ndefine i32 \
         @other(i32 %x) {\n  %a = call i32 @local()\n  %r = add i32 %a, %x\n  ret i32 %r\n}\n",
    );
    for args in [
        vec!["run", &main, &other, "--"],
        vec!["run", "--link", &other, &main],
        vec!["interp", &main, &other, "--"],
    ] {
        let output = sheave(&args);
        assert_eq!(output.status.code(), Some(41), "{args:?}: {}", stderr(&output));
    }
    let output = sheave(&["run", &main, &main, "--"]);
    assert_eq!(output.status.code(), Some(126));
    assert!(stderr(&output).contains("`main` is defined in"), "{}", stderr(&output));
    // The message names the file that has the definition, not the first one.
    let again = write("link_again.ll", "define i32 @other(i32 %x) {\n  ret i32 %x\n}\n");
    let output = sheave(&["run", &main, &other, &again, "--"]);
    assert_eq!(output.status.code(), Some(126));
    let expected = format!("error: `other` is defined in {other} and again in {again}\n");
    assert_eq!(stderr(&output), expected);
    let output = sheave(&["run", &main]);
    assert_eq!(output.status.code(), Some(126));
    assert!(stderr(&output).contains("other"), "{}", stderr(&output));
}

#[test]
fn bad_usage_has_status_2_or_125_where_a_program_has_its_own() {
    for args in [
        &["run"][..],
        &["run", "--strategy", "none", "x.ll"],
        &["compile"],
        &["compile", "--emit", "nothing", "x.ll"],
        &["frobnicate"],
        &["run", "--passes", "eliminate,promote", "x.ll"],
        &["run", "--opt", "3", "x.ll"],
        &["run", "--opt", "1", "--passes", "promote", "x.ll"],
        &["copies", "--passes", "promote", "--opt", "2", "x.ll"],
        &["run", "--debug", "promote", "x.ll"],
        &["run", "--frobnicate", "x.ll"],
        &["interp", "--strategy=none", "x.ll"],
        &["copies", "--arg", "3", "x.ll"],
        &["copies", "--explain", "--format", "svg", "x.ll"],
        &["copies", "--explain", "--totals", "x.ll"],
        &["copies", "--explain", "--exact", "x.ll"],
        &["copies", "--explain", "--with-llvm", "x.ll"],
        &[],
    ] {
        let output = sheave(args);
        let runs = args.first().is_some_and(|verb| ["run", "interp"].contains(verb));
        let expected = Some(if runs { 125 } else { 2 });
        assert_eq!(output.status.code(), expected, "{args:?}: {}", stderr(&output));
        assert!(!stderr(&output).is_empty() && stdout(&output).is_empty(), "{args:?}");
    }
    let output = sheave(&["run", "--passes", "eliminate,promote", "x.ll"]);
    assert!(stderr(&output).contains("`promote` cannot run after `eliminate`"), "{}", stderr(&output));
    let output = sheave(&["run", "--frobnicate", "x.ll"]);
    assert!(stderr(&output).contains("unexpected argument '--frobnicate'"), "{}", stderr(&output));
}

#[test]
fn a_missing_file_has_status_1_or_127_where_a_program_has_its_own() {
    for verb in ["run", "check", "interp", "compile", "promote", "cfg", "copies"] {
        let output = sheave(&[verb, "no/such/file.ll"]);
        let expected = Some(if ["run", "interp"].contains(&verb) { 127 } else { 1 });
        assert_eq!(output.status.code(), expected, "{verb}");
        assert!(stderr(&output).contains("no/such/file.ll"), "{verb}: {}", stderr(&output));
        assert!(stdout(&output).is_empty(), "{verb}: {}", stdout(&output));
    }
}

#[test]
fn what_is_no_program_has_status_126() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let elsewhere = write("no_main.ll", "declare i32 @main()\n");
    let binary = write("binary.ll", "define i32 @main() {\n  ret i32 \u{feff}0\n}\n");
    for (file, message) in [
        (folder.to_owned(), "Is a directory".to_owned()),
        (elsewhere.clone(), format!("error: {elsewhere}: there is no function `main`\n")),
        ("/dev/null".to_owned(), "error: /dev/null: there is no function `main`\n".to_owned()),
        (binary, "found the character \\u{feff}".to_owned()),
    ] {
        for verb in ["run", "interp"] {
            let output = sheave(&[verb, &file]);
            assert_eq!(output.status.code(), Some(126), "{verb} {file}");
            assert!(stderr(&output).contains(&message), "{verb}: {}", stderr(&output));
        }
    }
}

#[test]
fn a_line_of_any_length_is_read() {
    let comment = "x".repeat(20_000_000);
    let good = write("long_line.ll", &format!("; {comment}\ndefine i32 @main() {{\n  ret i32 3\n}}\n"));
    assert_eq!(sheave(&["run", &good]).status.code(), Some(3));
    let bad = write("long_bad_line.ll", &format!("define i32 @main() {{ {} }}\n", "(".repeat(5_000_000)));
    let output = sheave(&["run", &bad]);
    assert_eq!(output.status.code(), Some(126));
    assert!(stderr(&output).len() < 1000, "a message of {} bytes", stderr(&output).len());
}

/// Runs the command with this output, which has no reader or accepts no bytes.
fn into(output: Stdio, args: &[&str]) -> Output {
    let child = command().args(args).stdout(output).stderr(Stdio::piped()).spawn();
    child.and_then(std::process::Child::wait_with_output).expect("the command ends")
}

#[test]
fn output_that_nobody_takes_is_no_crash() {
    let fib = corpus("worked/fib.ll").display().to_string();
    let show: [&[&str]; 5] =
        [&["compile", &fib], &["cfg", &fib], &["copies", &fib], &["promote", &fib], &["passes"]];
    let program: [&[&str]; 2] = [&["run", &fib, "10"], &["interp", &fib, "10"]];
    for args in show.into_iter().chain(program) {
        let (reader, writer) = std::io::pipe().expect("there are pipes");
        drop(reader);
        let output = into(writer.into(), args);
        // A closed reader is no failure of the command; a program dies of it as it would natively.
        let expected = match args[0] {
            "run" => None,
            "interp" => Some(141),
            _ => Some(0),
        };
        assert_eq!(output.status.code(), expected, "{args:?}: {}", stderr(&output));
        assert!(stderr(&output).is_empty(), "{args:?}: {}", stderr(&output));
    }
    for args in show {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let output = into(full.into(), args);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(stderr(&output).contains("cannot write the output"), "{args:?}: {}", stderr(&output));
    }
}

#[test]
fn help_lists_every_verb_and_every_option_explains_itself() {
    let output = sheave(&["--help"]);
    assert_eq!(output.status.code(), Some(0));
    let text = stdout(&output);
    for verb in ["run", "compile", "interp", "check", "promote", "cfg", "copies", "passes", "completions"] {
        assert!(text.contains(&format!("  {verb} ")), "{text}");
        let help = stdout(&sheave(&[verb, "--help"]));
        // An option without a description would be alone on its line, followed by an empty one.
        assert!(help.lines().count() > 8 || ["passes", "completions"].contains(&verb), "{help}");
    }
    let passes = stdout(&sheave(&["passes"]));
    let asked = sheave(&["run", "--debug", "help", "x.ll"]);
    assert_eq!((asked.status.code(), stdout(&asked)), (Some(0), passes.clone()));
    for word in ["promote-locals", "demote", "eliminate", "before", "dump"] {
        assert!(passes.contains(word), "{passes}");
    }
}

#[test]
fn shells_and_man_know_every_verb() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = sheave(&["completions", shell]);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        for word in ["interp", "--phi-cost-limit"] {
            let word = if shell == "fish" { word.trim_start_matches("--") } else { word };
            assert!(stdout(&output).contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn main_may_be_another_name_of_a_function() {
    let text = "@main = alias i32 (), ptr @middle\n@middle = alias i32 (), ptr @start\n\
                define internal i32 @start() {\n  ret i32 42\n}\n";
    let file = write("alias_of_main.ll", text);
    for verb in ["run", "interp"] {
        let output = sheave(&[verb, &file]);
        assert_eq!(output.status.code(), Some(42), "{verb}: {}", stderr(&output));
    }
    let module = sheave::read_file(Path::new(&file)).expect("it is right");
    let program = sheave::Jit::new(sheave::Options::default()).compile(&module).expect("it is right");
    // SAFETY: the function returns a number.
    let middle = unsafe { program.function::<extern "C" fn() -> i32>("middle") };
    assert_eq!(middle.expect("it is another name").call(), 42);
}

/// Every verb accepts `--color`, for clap's messages and ours; arguments after the file are the program's.
#[test]
fn messages_are_in_the_colour_that_is_asked_for() {
    let red = "\x1b[1;31merror: ";
    let bad = write("colour.ll", "define i32 @f() {\n  ret i32\n}\n");
    let said = |args: &[&str]| stderr(&sheave(args));
    for verb in ["run", "interp", "check", "compile", "promote", "cfg", "explore"] {
        assert!(said(&[verb, "--color", "always", &bad]).contains(red), "{verb}");
        assert!(said(&["--color=always", verb, &bad]).contains(red), "{verb}");
        assert!(!said(&[verb, &bad]).contains('\x1b'), "{verb}: standard error is a pipe");
        assert!(!said(&[verb, "--color", "never", &bad]).contains('\x1b'), "{verb}");
    }
    let set = command().args(["check", "--color", "always", &bad]).env("NO_COLOR", "1").output();
    assert!(stderr(&set.expect("it starts")).contains(red), "the option is stronger than the variable");
    for bogus in [&["--color", "always", "run", "--bogus"][..], &["check", "--bogus", "--color=always"]] {
        let output = sheave(bogus);
        assert!(stderr(&output).contains("\x1b["), "{}", stderr(&output));
        assert_eq!(output.status.code(), Some(if bogus.contains(&"run") { 125 } else { 2 }));
    }
    assert!(stdout(&sheave(&["--color", "always", "run", "--help"])).contains("\x1b["));
    assert!(!stdout(&sheave(&["run", "--help"])).contains('\x1b'));
    let output = sheave(&["check", "--color", "blue", &bad]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("[possible values: auto, always, never]"), "{}", stderr(&output));
    let echo = write("colour_echo.ll", ECHO);
    assert_eq!(stdout(&sheave(&["run", &echo, "--color", "always"])), "--color\nalways\n");
    let bash = stdout(&sheave(&["completions", "bash"]));
    assert!(bash.contains("compgen -W \"auto always never\""), "{bash}");
}

#[test]
fn check_goes_on_after_a_bad_file() {
    let good = corpus("worked/max.ll").display().to_string();
    let bad = write("truncated.ll", "define i32 @f() {\n  ret i32\n");
    let output = sheave(&["check", "-v", &bad, &good]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("truncated.ll:1:"), "{}", stderr(&output));
    assert!(stdout(&output).contains("max.ll: 2 functions"), "{}", stdout(&output));
}

#[test]
fn a_file_taken_for_an_argument_gets_a_hint_where_symbols_are_missing() {
    let caller = write(
        "hint_caller.ll",
        "declare i32 @far()\ndefine i32 @main() {\n  %r = call i32 @far()\n  ret i32 %r\n}\n",
    );
    let callee = write("hint_callee.ll", "define i32 @far() {\n  ret i32 7\n}\n");
    let output = sheave(&["run", &caller, &callee]);
    assert_eq!(output.status.code(), Some(126));
    let expected = format!(
        "error: {caller}: undefined symbols: `far`\nhint: `{callee}` was given to the program as an argument; `sheave run \
         {caller} {callee} --` links the files\n"
    );
    assert_eq!(stderr(&output), expected);
    assert_eq!(sheave(&["run", &caller, &callee, "--"]).status.code(), Some(7));
    // The first file may lack `main` as well, and an option among the files makes arguments of all of them.
    let hint = format!("hint: `{caller}` was given to the program as an argument; `sheave run");
    let output = stderr(&sheave(&["run", &callee, &caller]));
    assert!(output.starts_with(&format!("error: {callee}: there is no function `main`\n{hint}")), "{output}");
    let output = stderr(&sheave(&["run", &callee, "-lm", &caller, "--", "x"]));
    let option = "hint: `-lm` is an argument of the program's where it is; options precede the files\n";
    assert!(output.contains(&hint) && output.ends_with(option), "{output}");
    // The remaining arguments do not affect the message about the missing one.
    let output = sheave(&["run", &caller, "7", "-f"]);
    assert_eq!(stderr(&output), format!("error: {caller}: undefined symbols: `far`\n"));
    let output = stderr(&sheave(&["run", &caller, "-lfar"]));
    assert!(output.ends_with(&option.replace("-lm", "-lfar")), "{output}");
}

#[test]
fn missing_symbols_of_a_language_get_a_hint_at_its_library_and_many_are_counted() {
    let missing = |file: &str, names: &[&str]| {
        let declared: String = names.iter().map(|name| format!("declare void @{name}()\n")).collect();
        let called: String = names.iter().map(|name| format!("  call void @{name}()\n")).collect();
        let file = write(file, &format!("{declared}define i32 @main() {{\n{called}  ret i32 0\n}}\n"));
        let output = sheave(&["run", &file]);
        assert_eq!(output.status.code(), Some(126));
        stderr(&output).replace(&file, "FILE")
    };
    let hint = |text: String| text.lines().nth(1).unwrap_or_default().to_owned();
    let cpp = "hint: the library of C++ may have them: `--load libstdc++.so.6`";
    assert_eq!(hint(missing("of_cpp.ll", &["_ZNSolsEi"])), cpp);
    assert_eq!(hint(missing("of_exceptions.ll", &["__cxa_throw", "other"])), cpp);
    let other = hint(missing("of_libcpp.ll", &["_ZNSt3__15ctypeIcE2idE"]));
    assert_eq!(other, cpp.replace("libstdc++.so.6", "libc++.so.1"));
    let rust = hint(missing("of_rust.ll", &["_ZN3std2io5stdio6_print17h0123456789abcdefE"]));
    assert!(rust.contains("libstd-*.so"), "{rust}");
    let of_cpp =
        ["_ZSt4cout", "_ZNKSs4sizeEv", "_ZTVNSt7__cxx1115basic_stringbufIcE", "_ZTISt9exception", "_Znwm"];
    for name in of_cpp.into_iter().chain(["_ZTVN10__cxxabiv117__class_type_infoE", "_ZN9__gnu_cxx4freeE"]) {
        assert_eq!(hint(missing("one_of_cpp.ll", &[name])), cpp, "{name}");
    }
    // Names of the program itself, whose file was left out.
    for name in ["zlibVersion", "_ZN3app5startEv", "_Z6helperi", "_ZTV5Shape", "_ZNK5Stack4sizeEv"] {
        assert_eq!(hint(missing("own_names.ll", &[name])), "", "{name}");
    }
    let names: Vec<String> = (10..30).map(|n| format!("lost{n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let all = missing("many.ll", &names[..12]);
    assert!(all.ends_with("`lost20`, `lost21`\n"), "{all}");
    let some = missing("too_many.ll", &names);
    assert!(some.ends_with("`lost18`, `lost19` and 10 more\n"), "{some}");
}

#[test]
fn a_library_in_the_current_folder_is_found() {
    if Command::new("cc").arg("--version").output().is_err() {
        eprintln!("skipped: there is no C compiler to make a library");
        return;
    }
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("library");
    std::fs::create_dir_all(&dir).expect("the folder can be made");
    std::fs::write(dir.join("lib.c"), "int answer(void) { return 42; }\n").expect("the folder is writable");
    let program = "declare i32 @answer()\ndefine i32 @main() {\n  %x = call i32 @answer()\n  ret i32 %x\n}\n";
    std::fs::write(dir.join("main.ll"), program).expect("the folder is writable");
    let made =
        Command::new("cc").current_dir(&dir).args(["-shared", "-fPIC", "lib.c", "-o", "own.so"]).status();
    assert!(made.expect("cc starts").success());
    let output = command().current_dir(&dir).args(["run", "--load", "own.so", "main.ll"]).output();
    let output = output.expect("the command starts");
    assert_eq!(output.status.code(), Some(42), "{}", stderr(&output));
    let output = command().current_dir(&dir).args(["run", "--load", "nowhere.so", "main.ll"]).output();
    let output = output.expect("the command starts");
    assert_eq!(output.status.code(), Some(126));
    assert!(stderr(&output).contains("nowhere.so"), "{}", stderr(&output));
}

/// The function that is compiled first needs fewer than the last; nothing has run by then.
#[test]
fn too_few_registers_are_told_with_the_least_number_for_the_program() {
    let program = "extern function %puts(ptr) -> i32\n\nfunction %small(ptr v0, i64 v1, i64 v2) -> i64 {\nblock0:\n    \
                   v3 = ptr_index v0, v1 * 8\n    store v2, v3\n    v4 = load i64 v3\n    return v4\n}\n\n\
                   function %large(ptr v0, i64 v1, i64 v2, i64 v3) -> i64 {\nblock0:\n    v4 = ptr_index v0, v1 * 8\n    \
                   v5, v6 = cmpxchg seq_cst v4, v2, v3\n    return v5\n}\n\nfunction %main() -> i32 {\nblock0:\n    \
                   v0 = alloca size 16 align 8\n    store i64 0, v0\n    v1 = call %puts(v0)\n    \
                   v2 = call %small(v0, i64 1, i64 2)\n    v3 = call %large(v0, i64 1, v2, i64 7)\n    v4 = trunc i32 v3\n    \
                   return v4\n}\n";
    let file = write("few_registers.sheave", program);
    let run = |registers: &str| sheave(&["run", "--opt", "0", "--registers", registers, &file]);
    let refused = run("1");
    assert_eq!((refused.status.code(), &*refused.stdout), (Some(126), &b""[..]));
    let told = stderr(&refused);
    let first = told.starts_with("error: function `small`: machine instruction ");
    assert!(first && told.ends_with("the function needs 3; the program needs 4\n"), "{told}");
    let refused = run("3");
    assert!(stderr(&refused).starts_with("error: function `large`: "), "{}", stderr(&refused));
    assert_eq!(run("4").status.code(), Some(2), "{}", stderr(&run("4")));
    let copies = sheave(&["copies", "--opt", "0", "--registers", "1", &file]);
    let told = stderr(&copies);
    assert!(told.contains("function `small`: ") && told.contains("the program needs 4 (in "), "{told}");
    let copies = sheave(&["copies", "--opt", "0", "--registers", "4", &file]);
    assert_eq!(copies.status.code(), Some(0), "{}", stderr(&copies));
}
