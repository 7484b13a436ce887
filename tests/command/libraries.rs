//! Programs that use more of the C, C++ and Rust libraries than the corpus does, as machine code under every
//! strategy: `tests/libraries/NAME.out` is the output of the program compiled by clang or rustc.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::support::{command, stderr, stdout};

/// A program, its run, and texts that it writes to stderr.
struct Program {
    file: &'static str,
    /// The library that it is linked with.
    library: Option<&'static str>,
    args: &'static [&'static str],
    /// Its exit status; `None` if it dies of a signal.
    status: Option<i32>,
    says: &'static [&'static str],
}

const CPP: Option<&str> = Some("libstdc++.so.6");

const PROGRAMS: [Program; 6] = [
    Program { file: "threads.ll", library: None, args: &[], status: Some(0), says: &[] },
    Program { file: "threads_cpp.ll", library: CPP, args: &[], status: Some(0), says: &[] },
    Program { file: "texts.ll", library: CPP, args: &[], status: Some(0), says: &["at the end 1\n"] },
    Program { file: "containers.ll", library: CPP, args: &[], status: Some(0), says: &[] },
    Program {
        file: "handlers.ll",
        library: CPP,
        args: &[],
        status: None,
        says: &["terminate called after throwing an instance of 'std::range_error'\n  what():  the end\n"],
    },
    Program {
        file: "formats.rs",
        library: None,
        args: &["a", "b c"],
        status: Some(101),
        says: &[
            "said 1\n",
            "index out of bounds: the len is 3 but the index is 5",
            "range end index 10 out of range for slice of length 3",
            "called `Option::unwrap()` on a `None` value",
        ],
    },
];

const STRATEGIES: [(&str, &str); 5] =
    [("isolate", "0"), ("two-phase", "1"), ("per-edge", "2"), ("sreedhar-iii", "1"), ("coalesce", "2")];

/// An empty folder to run programs in.
fn work() -> PathBuf {
    let work = Path::new(env!("CARGO_TARGET_TMPDIR")).join("libraries");
    // An earlier run left files if it failed.
    let _ = std::fs::remove_dir_all(&work);
    std::fs::create_dir_all(&work).expect("the folder can be made");
    work
}

#[test]
fn programs_print_what_they_print_natively() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/libraries");
    let work = work();
    let has_cpp = crate::exceptions::has_library();
    for Program { file, library, args, status, says } in &PROGRAMS {
        if library.is_some() && !has_cpp {
            continue;
        }
        let expected = std::fs::read_to_string(folder.join(file).with_extension("out")).expect("its output");
        for (strategy, level) in STRATEGIES {
            let what = format!("{file}, {strategy}, --opt {level}");
            let mut command = command();
            command.current_dir(&work).args(["run", "--no-fallback", "--strategy", strategy, "--opt", level]);
            command.args(library.iter().flat_map(|library| ["--load", library]));
            command.arg(folder.join(file)).args(*args);
            command.env("SHEAVE_CACHE_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("libraries-cache"));
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
            let mut child = command.spawn().expect("the command starts");
            // A program that does not read may have ended.
            let _ = child.stdin.take().expect("a pipe").write_all(b"one\n\nlast");
            let output = child.wait_with_output().expect("it ends");
            assert_eq!(stdout(&output), expected, "{what}: {}", stderr(&output));
            assert_eq!(output.status.code(), *status, "{what}: {}", stderr(&output));
            for text in *says {
                assert!(stderr(&output).contains(text), "{what}: {}", stderr(&output));
            }
        }
    }
    assert_eq!(std::fs::read_dir(&work).expect("it is there").count(), 0, "nothing remains");
}

/// What `copies --executed` counts runs with the libraries of the options.
#[test]
fn programs_with_libraries_are_counted() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/libraries");
    let Some((program, library)) = PROGRAMS
        .iter()
        .find_map(|program| Some((program, program.library?)))
        .filter(|_| crate::exceptions::has_library())
    else {
        return;
    };
    let count = |more: &[&str]| {
        let mut command = command();
        command.args(["copies", "--executed", "--strategy", "coalesce", "--totals", "--format", "json"]);
        command.args(program.args.iter().map(|arg| format!("--arg={arg}"))).args(more);
        let output = command.arg(folder.join(program.file)).output().expect("the command starts");
        (stdout(&output), stderr(&output))
    };
    let (counts, said) = count(&["--load", library]);
    assert!(
        counts.contains("\"copies_executed\":") && !counts.contains("\"copies_executed\":null"),
        "{said}"
    );
    let (counts, said) = count(&[]);
    assert!(counts.contains("\"copies_executed\":null"), "{counts}");
    assert!(said.contains("nothing is counted as executed"), "{said}");
}
