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
    /// The program, `-` is standard input; then its arguments, or more files, `--`, arguments. Options of
    /// this command precede it
    // One list, because clap would take an option between two of them for the command's.
    #[arg(
        required = true,
        num_args = 1..,
        trailing_var_arg = true,
        value_names = ["FILE", "ARGUMENTS"],
        value_hint = ValueHint::FilePath
    )]
    words: Vec<OsString>,
}

/// The same words, but options of the command may also follow the file, up to the first argument: a command
/// that runs a program many times is typed with more and more options.
#[derive(Args, Debug)]
pub(crate) struct ProgramWordsAmongOptions {
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

impl ProgramWordsAmongOptions {
    /// As [`ProgramWords::files_and_arguments`].
    pub(crate) fn files_and_arguments(&self) -> (Vec<PathBuf>, Vec<OsString>) {
        take_apart(&self.file, &self.args, &self.link)
    }
}

/// True for words that name a part of a program.
pub(crate) fn is_program_file(word: &OsString) -> bool {
    let path = Path::new(word);
    let is_ir = path.extension().is_some_and(|extension| extension == "ll" || extension == "sheave");
    is_ir || Language::of_name(path).is_some()
}

impl ProgramWords {
    /// The files, at least one, and the program's arguments. The words before `--` are files if they can
    /// be; elsewhere `--` is the program's.
    pub(crate) fn files_and_arguments(&self) -> (Vec<PathBuf>, Vec<OsString>) {
        let (file, args) = self.words.split_first().expect("clap wants one word");
        take_apart(Path::new(file), args, &self.link)
    }
}

fn take_apart(file: &Path, args: &[OsString], link: &[PathBuf]) -> (Vec<PathBuf>, Vec<OsString>) {
    let separator = args.iter().position(|word| word == "--");
    let list = separator.filter(|&at| args[..at].iter().all(is_program_file));
    let (files, args) = match list {
        Some(at) => (&args[..at], &args[at + 1..]),
        None => (&[][..], args),
    };
    let files = std::iter::once(file.to_owned()).chain(files.iter().map(PathBuf::from));
    (files.chain(link.iter().cloned()).collect(), args.to_vec())
}
