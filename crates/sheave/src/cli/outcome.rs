//! Programs that run with a limit of time and of output.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use sheave::process::{self, Ended};

/// Bytes of output of a program that are kept; one that writes more is ended.
const MAX_OUTPUT: u64 = 1 << 24;

/// Runs `program` with `words`, and with the contents of the file `input` as its standard input.
pub(crate) fn run(
    program: &Path,
    words: &[OsString],
    input: Option<&Path>,
    limit: Duration,
) -> std::io::Result<Ended> {
    run_in(None, program, words, input, limit, MAX_OUTPUT)
}

/// The same in `folder`, with at most `max_output` bytes of output.
pub(crate) fn run_in(
    folder: Option<&Path>,
    program: &Path,
    words: &[OsString],
    input: Option<&Path>,
    limit: Duration,
    max_output: u64,
) -> std::io::Result<Ended> {
    let stdin = match input {
        Some(file) => Stdio::from(std::fs::File::open(file)?),
        None => Stdio::null(),
    };
    let mut command = Command::new(program);
    command.current_dir(folder.unwrap_or(Path::new("."))).args(words);
    command.env_remove("SHEAVE_DEBUG").stdin(stdin);
    process::run(&mut command, limit, max_output, false)
}

#[cfg(test)]
mod tests {
    use sheave::process::End;

    use super::*;

    #[test]
    fn commands_that_do_not_end_are_ended() {
        let shell = |script: &str, limit| {
            run(Path::new("/bin/sh"), &["-c".into(), script.into()], None, limit).expect("a shell")
        };
        let minute = Duration::from_secs(60);
        assert_eq!(shell("echo a; exit 3", minute).to_string(), "exit status 3, output \"a\\n\"");
        assert_eq!(shell("kill -SEGV $$", minute).end, End::Signal(11));
        assert_eq!(shell("exec sleep 600", Duration::from_millis(1)).end, End::Late);
        let endless = shell("exec yes", minute);
        assert_eq!(endless.output.len() as u64, MAX_OUTPUT);
    }
}
