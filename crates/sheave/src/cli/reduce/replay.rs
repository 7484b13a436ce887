//! A reduced program as a file that says itself how to show what is wrong: comments before the text.

use std::ffi::OsString;

const WORD: &str = "; word: ";
const ARGUMENT: &str = "; argument: ";
const LIBRARY: &str = "; library: ";
const TEST: &str = "; test: ";
const INPUT: &str = "; input: ";

/// How to show again what is wrong with a program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Replay {
    /// The options of `sheave run`.
    pub(super) words: Vec<String>,
    /// The program's own arguments.
    pub(super) arguments: Vec<OsString>,
    /// Shared libraries that the program needs.
    pub(super) libraries: Vec<String>,
    /// The command that is asked instead.
    pub(super) test: Option<String>,
    /// The file with the program's standard input.
    pub(super) input: Option<String>,
}

impl Replay {
    /// The comments that [`Replay::parse`] reads.
    pub(super) fn header(&self) -> String {
        let mut text = String::new();
        let mut line = |key: &str, value: &str| {
            text += key;
            text += &value.replace('\\', "\\\\").replace('\n', "\\n");
            text.push('\n');
        };
        self.words.iter().for_each(|word| line(WORD, word));
        self.arguments.iter().for_each(|word| line(ARGUMENT, &word.to_string_lossy()));
        self.libraries.iter().for_each(|library| line(LIBRARY, library));
        self.test.iter().for_each(|test| line(TEST, test));
        self.input.iter().for_each(|input| line(INPUT, input));
        text
    }

    /// What the comments at the beginning of `text` say.
    pub(super) fn parse(text: &str) -> Replay {
        let mut replay = Replay::default();
        for line in text.lines().take_while(|line| line.starts_with(';')) {
            let after = |key| line.strip_prefix(key).map(unescape);
            if let Some(word) = after(WORD) {
                replay.words.push(word);
            } else if let Some(word) = after(ARGUMENT) {
                replay.arguments.push(word.into());
            } else if let Some(library) = after(LIBRARY) {
                replay.libraries.push(library);
            } else if let Some(test) = after(TEST) {
                replay.test = Some(test);
            } else if let Some(input) = after(INPUT) {
                replay.input = Some(input);
            }
        }
        replay
    }
}

fn unescape(text: &str) -> String {
    let mut plain = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        plain.push(match c {
            '\\' => match chars.next() {
                Some('n') => '\n',
                Some(c) => c,
                None => '\\',
            },
            c => c,
        });
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let replay = Replay {
            words: vec!["--passes".into(), "sroa,promote".into()],
            arguments: vec!["two words".into(), "a\\n\nb".into(), "".into()],
            libraries: vec!["/usr/lib/libx.so".into()],
            test: Some("./test.sh 'x y'".into()),
            input: Some("in.txt".into()),
        };
        let text = format!("; anything\n{}function %f() {{\n; word: no\n", replay.header());
        assert_eq!(Replay::parse(&text), replay);
    }
}
