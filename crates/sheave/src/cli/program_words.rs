//! The words of a command that runs a program: its files and its arguments.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

use super::Failure;

#[derive(Args, Debug)]
pub(crate) struct ProgramWords {
    /// One more file of the program; repeatable
    #[arg(long, value_name = "FILE")]
    link: Vec<PathBuf>,
    /// The program (`-` is standard input) and its arguments; or files, `--`, arguments
    #[arg(
        required = true,
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "FILE [ARGS...]"
    )]
    words: Vec<OsString>,
}

impl ProgramWords {
    /// The files, at least one, and the program's arguments.
    pub(crate) fn files_and_arguments(&self) -> Result<(Vec<PathBuf>, Vec<OsString>), Failure> {
        let separator = self.words.iter().position(|word| word == "--");
        let (files, args) = match separator {
            Some(at) => (&self.words[..at], &self.words[at + 1..]),
            None => self.words.split_at(self.words.len().min(1)),
        };
        let files: Vec<PathBuf> = files.iter().map(PathBuf::from).chain(self.link.iter().cloned()).collect();
        if files.is_empty() {
            return Err(Failure::Usage("no file to run".to_owned()));
        }
        // Options are taken in front of the first file only, and what is unknown there counts as the file.
        let first = files[0].to_string_lossy();
        if first.starts_with('-') && first != "-" && !files[0].exists() {
            return Err(Failure::Usage(format!("there is no option `{first}`")));
        }
        Ok((files, args.to_vec()))
    }
}
