//! `sheave completions` and `sheave man`: the command line described for shells and for `man`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Command, CommandFactory as _};
use clap_complete::Shell;

use super::{Cli, Failure, emit};

/// Print completions for a shell, as in `sheave completions bash >
/// ~/.local/share/bash-completion/completions/sheave`
#[derive(Args, Debug)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut whole(), "sheave", &mut text);
        emit(None, &text)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Print the man page of the command, or write those of all verbs
#[derive(Args, Debug)]
pub(crate) struct Man {
    /// Write sheave.1, sheave-run.1 and so on into this folder instead
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
}

impl Man {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let command = whole();
        let Some(folder) = &self.output else {
            emit(None, &page(command)?)?;
            return Ok(ExitCode::SUCCESS);
        };
        std::fs::create_dir_all(folder)
            .map_err(|error| Failure::System(format!("error: cannot write {}: {error}", folder.display())))?;
        emit(Some(&folder.join("sheave.1")), &page(command.clone())?)?;
        for verb in command.get_subcommands().filter(|verb| verb.get_name() != "help") {
            let name = format!("sheave-{}", verb.get_name());
            let file = folder.join(format!("{name}.1"));
            emit(Some(&file), &page(verb.clone().display_name(name))?)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The command with all of its verbs and their options.
fn whole() -> Command {
    let mut command = Cli::command();
    command.build();
    command
}

fn page(command: Command) -> Result<Vec<u8>, Failure> {
    let mut text = Vec::new();
    let written = clap_mangen::Man::new(command).render(&mut text);
    written.map_err(|error| Failure::System(format!("error: {error}")))?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_verbs_says_what_their_descriptions_begin_with() {
        let (listed, whole) = (Cli::command(), whole());
        assert!(listed.get_subcommands().count() > 10);
        for verb in listed.get_subcommands() {
            let described = whole.find_subcommand(verb.get_name()).and_then(Command::get_about);
            assert_eq!(verb.get_about().map(ToString::to_string), described.map(ToString::to_string));
        }
    }
}
