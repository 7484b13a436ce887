//! `sheave completions`: the command line described for shells.

use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use super::Cli;
use super::failure::Failure;
use super::output::emit;

/// Print completions for a shell, as in `sheave completions bash >
/// ~/.local/share/bash-completion/completions/sheave`
#[derive(Args, Debug)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "sheave", &mut text);
        emit(None, &text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Command;

    #[test]
    fn the_list_of_verbs_says_what_their_descriptions_begin_with() {
        let (listed, mut whole) = (Cli::command(), Cli::command());
        whole.build();
        assert!(listed.get_subcommands().count() > 10);
        for verb in listed.get_subcommands() {
            let described = whole.find_subcommand(verb.get_name()).and_then(Command::get_about);
            assert_eq!(verb.get_about().map(ToString::to_string), described.map(ToString::to_string));
        }
    }
}
