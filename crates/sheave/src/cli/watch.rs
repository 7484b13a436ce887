//! `sheave run --watch`: runs a program again whenever one of its files is saved.
//!
//! Each run is a separate process, this command without `--watch`, so that a crash of the program ends the
//! run and not the watch. Files are polled: that works on every file system and with editors that write
//! beside and rename.

use std::io::IsTerminal as _;
use std::os::unix::fs::MetadataExt as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::time::Duration;

use sheave::frontend::Frontend;
use sheave::process::{lead_group, signal_group};

use super::child::ends_with_us;
use super::color::report;
use super::failure::{Failure, cannot, refuse};
use super::sources::print_diagnostics;

/// Time between two checks of the files.
const PERIOD: Duration = Duration::from_millis(100);

/// Periods in which a program may end after the signal to do so.
const GRACE: u32 = 10;

/// The state that changes when a file is saved: inode, size, seconds, nanoseconds. `None` if it is missing.
type State = Option<(u64, u64, i64, i64)>;

fn state(path: &Path) -> State {
    path.metadata().ok().map(|data| (data.ino(), data.size(), data.mtime(), data.mtime_nsec()))
}

fn states(files: &[PathBuf]) -> Vec<State> {
    files.iter().map(|file| state(file)).collect()
}

/// Runs the command again and again. Ends with the process, by a signal.
pub(super) fn watch(files: &[PathBuf], frontend: &Frontend) -> Result<std::convert::Infallible, Failure> {
    refuse(
        files.iter().any(|file| file == Path::new("-")),
        "--watch needs files: standard input cannot be read again",
    )?;
    let program = std::env::current_exe()?;
    // The option comes before the files; what follows them is the program's.
    let mut args: Vec<_> = std::env::args_os().skip(1).collect();
    args.remove(args.iter().position(|word| word == "--watch").expect("the option was given"));
    let mut watched: Vec<PathBuf> = files.to_vec();
    loop {
        // Taken before the compiler reads, so that a file saved meanwhile is noticed.
        let mut before = states(&watched);
        let sound = translate(files, frontend, &mut watched);
        before.extend(states(&watched[before.len()..]));
        let mut child = None;
        if sound {
            let mut command = Command::new(&program);
            command.args(&args);
            // Only the group in the foreground may read from a terminal.
            let own_group = !std::io::stdin().is_terminal();
            let command = if own_group { lead_group(&mut command) } else { ends_with_us(&mut command) };
            child = Some((command.spawn().map_err(cannot("run the command"))?, own_group));
        }
        while states(&watched) == before {
            std::thread::sleep(PERIOD);
            if let Some((running, _)) = &mut child
                && let Ok(Some(status)) = running.try_wait()
            {
                report(&format!("sheave: {}; waiting for a file to be saved", ending(status)));
                child = None;
            }
        }
        if let Some((running, own_group)) = child {
            end(running, own_group);
        }
    }
}

/// Compiles changed files, so that the run finds it in the cache, and adds the files that it depends on to
/// those `watched`. False if a compiler rejects a file; its diagnostics are printed.
fn translate(files: &[PathBuf], frontend: &Frontend, watched: &mut Vec<PathBuf>) -> bool {
    let mut sound = true;
    for file in files {
        match frontend.translate(file) {
            Ok(Some(translation)) => {
                let new: Vec<_> =
                    translation.files.into_iter().filter(|file| !watched.contains(file)).collect();
                watched.extend(new);
            }
            Ok(None) => {}
            Err(error) => {
                print_diagnostics(format!("{error}\n").as_bytes());
                sound = false;
            }
        }
    }
    if !sound {
        report("sheave: waiting for a file to be saved");
    }
    sound
}

fn ending(status: ExitStatus) -> String {
    match (status.code(), status.signal()) {
        (Some(code), _) => format!("the program ended with status {code}"),
        (None, Some(signal)) => format!("the program was ended by signal {signal}"),
        (None, None) => "the program ended".to_owned(),
    }
}

/// Ends a run: politely, then not; with what it has started, if it leads a group.
fn end(mut child: Child, own_group: bool) {
    // SAFETY: the child was not waited for, so the number is its own.
    unsafe { libc::kill(child.id() as libc::pid_t, libc::SIGTERM) };
    for _ in 0..GRACE {
        if !matches!(child.try_wait(), Ok(None)) {
            break;
        }
        std::thread::sleep(PERIOD);
    }
    if own_group {
        signal_group(&child, libc::SIGKILL);
    }
    // It may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}
