//! Messages on standard error, and whether they are in colour.

use std::ffi::OsStr;
use std::io::{IsTerminal as _, Write as _};
use std::sync::OnceLock;

use clap::{ColorChoice, ValueEnum as _};

/// The choice on the command line. A process has one standard error, so this is global.
static CHOSEN: OnceLock<ColorChoice> = OnceLock::new();

/// Decides for all messages of the process; the first decision is kept.
pub(crate) fn choose(color: ColorChoice) {
    CHOSEN.get_or_init(|| color);
}

/// The choice in a command line that is not parsed yet: the last `--color`, also among the words of the
/// program.
pub(crate) fn of_words(words: impl Iterator<Item = impl AsRef<OsStr>>) -> ColorChoice {
    let words: Vec<_> = words.map(|word| word.as_ref().to_string_lossy().into_owned()).collect();
    let values = words.iter().enumerate().filter_map(|(index, word)| match word.strip_prefix("--color") {
        Some("") => words.get(index + 1).map(String::as_str),
        Some(value) => value.strip_prefix('='),
        None => None,
    });
    values.filter_map(|value| ColorChoice::from_str(value, false).ok()).next_back().unwrap_or_default()
}

/// Whether messages on standard error are in colour.
pub(crate) fn is_coloured() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_dumb = || std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    match CHOSEN.get().copied().unwrap_or_default() {
        ColorChoice::Auto => std::io::stderr().is_terminal() && !is_set("NO_COLOR") && !is_dumb(),
        ColorChoice::Always => true,
        ColorChoice::Never => false,
    }
}

/// Prints a message to stderr. A closed stderr is no failure.
pub(crate) fn report(message: &str) {
    let lines: Vec<_> = message.split('\n').map(sheave_ir::shortened).collect();
    let message = lines.join("\n");
    let _ = if is_coloured() {
        writeln!(std::io::stderr(), "{}", coloured(&message))
    } else {
        writeln!(std::io::stderr(), "{message}")
    };
}

/// `message` with bold positions, and `error` in red.
fn coloured(message: &str) -> String {
    const BOLD: &str = "\x1b[1m";
    const RED: &str = "\x1b[1;31m";
    const PLAIN: &str = "\x1b[0m";
    let line = |line: &str| match line.split_once("error: ") {
        Some((position, rest)) if position.is_empty() || position.ends_with(": ") => {
            format!("{BOLD}{position}{RED}error: {PLAIN}{BOLD}{rest}{PLAIN}")
        }
        _ if line.trim_start().starts_with('^') => format!("{RED}{line}{PLAIN}"),
        _ => line.to_owned(),
    };
    message.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::{ColorChoice, coloured, of_words};

    #[test]
    fn what_is_wrong_is_red() {
        assert_eq!(
            coloured("a.ll:1:2: error: x\n    y\n    ^\nhint: z"),
            "\x1b[1ma.ll:1:2: \x1b[1;31merror: \x1b[0m\x1b[1mx\x1b[0m\n    y\n\x1b[1;31m    ^\x1b[0m\nhint: z"
        );
        assert_eq!(coloured("no such error: x"), "no such error: x");
    }

    #[test]
    fn a_bad_command_line_says_how_to_tell_it() {
        let of = |line: &str| of_words(line.split(' '));
        assert_eq!(of("run --bogus a.c"), ColorChoice::Auto);
        assert_eq!(of("--color always run --bogus"), ColorChoice::Always);
        assert_eq!(of("run --bogus --color=never a.c"), ColorChoice::Never);
        assert_eq!(of("run --color=blue --bogus --color"), ColorChoice::Auto);
    }
}
