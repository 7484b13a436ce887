//! `sheave run --gdb`: the same command once more, under a debugger.
//!
//! The debugger gets other symbols than the command's own: names are those of the program, and breakpoints
//! wait for it.

use std::ffi::OsString;
use std::io::Write as _;
use std::process::Command;

use super::failure::{ExitCode, Failure, Kind, cannot};

/// Runs the debugger, `$SHEAVE_GDB` or gdb, until it ends.
pub(crate) fn start() -> Result<ExitCode, Failure> {
    let program = std::env::current_exe().map_err(cannot("find the command itself"))?;
    let file = tempfile::Builder::new().prefix("sheave-").tempfile().and_then(|mut file| {
        file.write_all(&sheave_x64::jit::symbols_for_debuggers())?;
        Ok(file.into_temp_path())
    });
    let file = file.map_err(cannot("write symbols for the debugger"))?;
    let debugger = std::env::var_os("SHEAVE_GDB").filter(|name| !name.is_empty());
    let debugger = debugger.unwrap_or_else(|| "gdb".into());
    let mut command = Command::new(&debugger);
    command.args(["-q", "-iex", "set breakpoint pending on", "-iex", "set confirm off"]);
    command.args(["-ex", &format!("symbol-file \"{}\"", file.display()), "-ex", "set confirm on"]);
    command.arg("--args").arg(program).args(words(std::env::args_os().skip(1)));
    // The terminal sends an interruption to both; it is for the debugger.
    // SAFETY: ignoring a signal runs no code.
    unsafe { libc::signal(libc::SIGINT, libc::SIG_IGN) };
    let status = command.status().map_err(|error| {
        let name = debugger.to_string_lossy();
        Kind::System.failure(format!(
            "error: the debugger `{name}` cannot be called: {error}; install gdb, or name one in SHEAVE_GDB"
        ))
    })?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}

/// The words of the command line that the debugger runs: `words`, but with the option that starts none.
fn words(words: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut words: Vec<OsString> = words.collect();
    // The first of them is ours: options come before the file, and the program's words after it.
    if let Some(option) = words.iter_mut().find(|word| *word == "--gdb") {
        *option = "--debug-info".into();
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_reach_the_program_as_they_are() {
        let line = ["run", "--gdb", "a b.c", "--gdb", "it's"].map(OsString::from);
        let words = words(line.into_iter());
        assert_eq!(words, ["run", "--debug-info", "a b.c", "--gdb", "it's"]);
    }
}
