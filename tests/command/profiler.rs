//! Profiles: a program that computes for a while, of its own processor time, is found where it computes. The
//! IR was made as that of `tests/crashes`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/profiled")
}

fn run(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sheave"))
        .current_dir(folder())
        .arg("run")
        .args(words)
        .stdin(Stdio::null())
        .env_remove("SHEAVE_DEBUG")
        .output()
        .expect("the command starts")
}

#[test]
fn the_function_that_computes_is_found() {
    let dir = tempfile::tempdir().expect("a folder");
    let folded = dir.path().join("stacks.folded");
    for level in ["0", "2"] {
        let output =
            run(&["--opt", level, "--profile", "--profile-out", folded.to_str().expect("a name"), "spin.ll"]);
        assert_eq!((output.status.code(), &*output.stdout), (Some(0), &b"done\n"[..]), "{output:?}");
        let summary = String::from_utf8_lossy(&output.stderr);
        let mut lines = summary.lines();
        assert!(lines.next().is_some_and(|line| line.starts_with("profile: ")), "{summary}");
        assert_eq!(lines.next(), Some("   self   total  function"), "{summary}");
        assert!(lines.next().is_some_and(|line| line.ends_with("  spin (spin.c)")), "{summary}");
        assert!(summary.contains("  spin.c:6  total += i;"), "{summary}");
        let stacks = std::fs::read_to_string(&folded).expect("written");
        assert!(stacks.lines().any(|line| line.starts_with("main;spin ")), "{stacks}");
    }
}

/// Two threads compute different things, each for a while of processor time, and `main` waits for them.
#[test]
fn threads_are_sampled_with_stacks_of_their_own() {
    let dir = tempfile::tempdir().expect("a folder");
    let folded = dir.path().join("stacks.folded");
    for level in ["0", "2"] {
        let output = run(&["--opt", level, "--profile-out", folded.to_str().expect("a name"), "threads.ll"]);
        assert_eq!((output.status.code(), &*output.stdout), (Some(0), &b"done\n"[..]), "{output:?}");
        let summary = String::from_utf8_lossy(&output.stderr);
        for shown in ["  count (threads.c)", "  multiply (threads.c)", "  threads.c:13  for (unsigned long i"]
        {
            assert!(summary.contains(shown), "{shown}: {summary}");
        }
        let stacks = std::fs::read_to_string(&folded).expect("written");
        for function in ["count ", "multiply "] {
            assert!(stacks.lines().any(|line| line.starts_with(function)), "a thread begins there: {stacks}");
        }
    }
}

#[test]
fn a_file_of_another_kind_is_refused_before_anything_runs() {
    let output = run(&["--profile-out", "profile.svg", "spin.ll"]);
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(125));
    assert!(output.stdout.is_empty() && message.contains("profile.svg: the extension"), "{message}");
}
