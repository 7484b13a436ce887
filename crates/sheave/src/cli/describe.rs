//! `sheave completions`: the command line described for shells.

use clap::{Args, Command, CommandFactory as _};
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
        clap_complete::generate(self.shell, &mut whole(), "sheave", &mut text);
        emit(None, &text)
    }
}

/// The command with all of its verbs and their options. clap builds `help` before the deferred
/// verbs, so this one is built here, with their own verbs, too.
fn whole() -> Command {
    let mut described = Cli::command();
    described.build();
    let verbs = described.get_subcommands().filter(|verb| verb.get_name() != "help");
    let help = bare("help", "Print this message or the help of the given subcommand(s)");
    let help = help.subcommands(verbs.map(as_word)).subcommand(bare("help", "Print help"));
    let mut command = Cli::command().disable_help_subcommand(true).subcommand(help);
    command.build();
    command
}

/// A verb without options.
fn bare(name: &'static str, about: impl Into<clap::builder::StyledStr>) -> Command {
    let command = Command::new(name).about(about.into()).disable_help_subcommand(true);
    command.disable_help_flag(true).disable_version_flag(true)
}

/// `verb` as a word after `help`. clap's names live as long as the process.
fn as_word(verb: &Command) -> Command {
    bare(verb.get_name().to_owned().leak(), verb.get_about().cloned().unwrap_or_default())
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
