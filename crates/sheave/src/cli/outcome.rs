//! Programs that run with a limit of time and of output.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use sheave::process::{self, Ended};

/// Bytes of output of a program that are normally kept; one that writes more is ended.
pub(crate) const MAX_OUTPUT: u64 = 1 << 24;

/// Runs `program` with `words` in `folder`, or the current one, with the contents of the file `input` as its
/// standard input and at most `max_output` bytes of output.
pub(crate) fn run(
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
            let words = ["-c".into(), script.into()];
            run(None, Path::new("/bin/sh"), &words, None, limit, MAX_OUTPUT).expect("a shell")
        };
        let minute = Duration::from_secs(60);
        assert_eq!(shell("echo a; exit 3", minute).to_string(), "exit status 3, output \"a\\n\"");
        assert_eq!(shell("kill -SEGV $$", minute).end, End::Signal(11));
        assert_eq!(shell("exec sleep 600", Duration::from_millis(1)).end, End::Late);
        let endless = shell("exec yes", minute);
        assert_eq!(endless.output.len() as u64, MAX_OUTPUT);
    }
}
