//! The words of a command that runs a program: its files and its arguments.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use sheave::frontend::Language;

#[derive(Args, Debug)]
pub(crate) struct ProgramWords {
    /// One more file of the program; repeatable
    #[arg(long, value_name = "FILE")]
    link: Vec<PathBuf>,
    /// The program; `-` is standard input
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// Its arguments; or more files, `--`, arguments
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<OsString>,
}

/// True for words that name a part of a program.
pub(crate) fn is_program_file(word: &OsString) -> bool {
    let path = Path::new(word);
    let is_ir = path.extension().is_some_and(|extension| extension == "ll" || extension == "sheave");
    is_ir || Language::of_name(path).is_some()
}

impl ProgramWords {
    /// The files, at least one, and the program's arguments. What precedes `--` is a list of files if it can
    /// be one; elsewhere `--` is the program's.
    pub(crate) fn files_and_arguments(&self) -> (Vec<PathBuf>, Vec<OsString>) {
        let separator = self.args.iter().position(|word| word == "--");
        let list = separator.filter(|&at| self.args[..at].iter().all(is_program_file));
        let (files, args) = match list {
            Some(at) => (&self.args[..at], &self.args[at + 1..]),
            None => (&[][..], &self.args[..]),
        };
        let files = std::iter::once(&self.file).cloned().chain(files.iter().map(PathBuf::from));
        (files.chain(self.link.iter().cloned()).collect(), args.to_vec())
    }
}
