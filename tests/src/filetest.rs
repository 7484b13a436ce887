//! The format of file tests.
//!
//! A file opens with comments that explain its purpose, one of which names the test: `; test promote
//! placement=minimal`. The rest is a module in Sheave's text format. Expectations are beside the code they
//! check:
//!
//! - `; run: %f(3) == 9` anywhere: the result of a call, in the interpreter on all three forms and as machine
//!   code, under every placement and strategy; `; run: %f(0) traps` if the call must trap.
//! - `; error: message` at the end of a line, or on separate lines above it: the line is at fault, with this
//!   message.
//! - Lines that begin with `;| `, under a function: the output of the pass. `SHEAVE_BLESS=1` writes them.

use std::fmt::Write as _;

/// The prefix of golden lines.
const GOLDEN: &str = ";|";

/// A file, taken apart.
#[derive(Clone, PartialEq, Debug)]
pub struct FileTest {
    /// The kind of test and its options, from the header.
    pub kind: String,
    /// Options as pairs.
    pub options: Vec<(String, String)>,
    /// The calls to make.
    pub runs: Vec<Expectation>,
    /// Lines (from 1) and the messages expected there.
    pub errors: Vec<(u32, String)>,
    /// The pieces of the text in order.
    pub pieces: Vec<Piece>,
}

/// A part of a file.
#[derive(Clone, PartialEq, Debug)]
pub enum Piece {
    /// Everything that is not golden text, in whole lines.
    Text(String),
    /// Position of the golden text of the function of this name (whether present or not), and its present
    /// content.
    Golden {
        /// The function.
        function: String,
        /// The text, without the prefixes.
        text: String,
    },
}

/// A call with its expected results.
#[derive(Clone, PartialEq, Debug)]
pub struct Expectation {
    /// Its line.
    pub line: usize,
    /// The function's name.
    pub function: String,
    /// The arguments as written.
    pub args: Vec<String>,
    /// The results as written; `None` if the call must trap.
    pub results: Option<Vec<String>>,
}

/// Takes a file apart.
///
/// # Errors
/// A header without `; test`, and expectations that cannot be understood.
pub fn parse(text: &str) -> Result<FileTest, String> {
    let mut test =
        FileTest { kind: String::new(), options: vec![], runs: vec![], errors: vec![], pieces: vec![] };
    let mut current = String::new();
    let mut function = None::<String>;
    let mut lines = text.lines().enumerate().peekable();
    let mut pending_errors: Vec<String> = Vec::new();
    while let Some((index, line)) = lines.next() {
        let trimmed = line.trim_start();
        if let Some(header) = trimmed.strip_prefix("; test ") {
            if !test.kind.is_empty() {
                return Err(format!("line {}: a second `; test`", index + 1));
            }
            let mut words = header.split_whitespace();
            test.kind = words.next().unwrap_or("").to_owned();
            for word in words {
                let (key, value) = word.split_once('=').unwrap_or((word, ""));
                test.options.push((key.to_owned(), value.to_owned()));
            }
        } else if let Some(run) = trimmed.strip_prefix("; run: ") {
            test.runs.push(expectation(index + 1, run)?);
        }
        if line.starts_with(GOLDEN) {
            return Err(format!("line {}: golden text under no function", index + 1));
        }
        match line.split_once("; error: ") {
            Some((before, message)) if before.trim().is_empty() => pending_errors.push(message.to_owned()),
            Some((_, message)) => test.errors.push((index as u32 + 1, message.to_owned())),
            None => {}
        }
        if !line.contains("; error: ") {
            test.errors.extend(pending_errors.drain(..).map(|message| (index as u32 + 1, message)));
        }
        if let Some(header) = line.strip_prefix("function ") {
            let name = header.split('%').nth(1).unwrap_or("");
            let end = name.find(['(', ' ']).unwrap_or(name.len());
            function = Some(name[..end].to_owned());
        }
        current.push_str(line);
        current.push('\n');
        if line == "}"
            && let Some(function) = function.take()
        {
            let mut golden = String::new();
            while let Some((_, line)) = lines.next_if(|(_, line)| line.starts_with(GOLDEN)) {
                let line = &line[GOLDEN.len()..];
                golden.push_str(line.strip_prefix(' ').unwrap_or(line));
                golden.push('\n');
            }
            test.pieces.push(Piece::Text(std::mem::take(&mut current)));
            test.pieces.push(Piece::Golden { function, text: golden });
        }
    }
    test.errors.extend(pending_errors.drain(..).map(|message| (0, message)));
    test.pieces.push(Piece::Text(current));
    if test.kind.is_empty() {
        return Err("the header has no `; test KIND`".to_owned());
    }
    Ok(test)
}

fn expectation(line: usize, text: &str) -> Result<Expectation, String> {
    let fault = || format!("line {line}: `{text}` should read `%f(1, 2) == 3` or `%f(1) traps`");
    let (call, results) = match text.split_once("==") {
        Some((call, results)) => (call.trim(), Some(results.trim())),
        None => (text.trim().strip_suffix("traps").ok_or_else(fault)?.trim(), None),
    };
    let call = call.strip_prefix('%').ok_or_else(fault)?;
    let (function, args) = call.split_once('(').ok_or_else(fault)?;
    let args = args.strip_suffix(')').ok_or_else(fault)?;
    let list = |text: &str| -> Vec<String> {
        text.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    Ok(Expectation { line, function: function.to_owned(), args: list(args), results: results.map(list) })
}

impl FileTest {
    /// The option called `key`.
    pub fn option(&self, key: &str) -> Option<&str> {
        self.options.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// The file with the golden text of each function replaced by the result of `golden`.
    pub fn with_golden(&self, mut golden: impl FnMut(&str) -> String) -> String {
        let mut out = String::new();
        for piece in &self.pieces {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Golden { function, .. } => {
                    for line in golden(function).lines() {
                        let _ = match line {
                            "" => writeln!(out, "{GOLDEN}"),
                            line => writeln!(out, "{GOLDEN} {line}"),
                        };
                    }
                }
            }
        }
        out
    }
}

/// The lines of `old` and `new`, those that differ marked with `-` and `+`, with three lines around them.
/// Quadratic in the lines that differ.
pub fn diff(old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let head = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let tail = old[head..].iter().rev().zip(new[head..].iter().rev()).take_while(|(a, b)| a == b).count();
    let (a, b) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);
    // Longest common subsequence of the parts between equal ends.
    let mut lengths = vec![vec![0_u32; b.len() + 1]; a.len() + 1];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            lengths[i][j] = if a[i] == b[j] {
                lengths[i + 1][j + 1] + 1
            } else {
                lengths[i + 1][j].max(lengths[i][j + 1])
            };
        }
    }
    let mut out = String::new();
    for line in &old[head.saturating_sub(3)..head] {
        let _ = writeln!(out, "  {line}");
    }
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        if i < a.len() && j < b.len() && a[i] == b[j] {
            let _ = writeln!(out, "  {}", a[i]);
            (i, j) = (i + 1, j + 1);
        } else if j == b.len() || (i < a.len() && lengths[i + 1][j] >= lengths[i][j + 1]) {
            let _ = writeln!(out, "- {}", a[i]);
            i += 1;
        } else {
            let _ = writeln!(out, "+ {}", b[j]);
            j += 1;
        }
    }
    for line in &old[old.len() - tail..(old.len() - tail + 3).min(old.len())] {
        let _ = writeln!(out, "  {line}");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "; Why.\n; test promote placement=minimal\n; run: %f(3, -1) == 9\n\nfunction local %f(v0 i64) {\n\
        block0:\n    return v0 ; error: bad\n}\n;| old\n;|\n;| text\n\n; error: worse\nfunction %g() {\n}\n";

    #[test]
    fn takes_apart_and_puts_together() {
        let test = parse(FILE).unwrap();
        assert_eq!((test.kind.as_str(), test.option("placement")), ("promote", Some("minimal")));
        assert_eq!(test.runs[0].args, ["3", "-1"]);
        assert_eq!(test.errors, [(7, "bad".to_owned()), (14, "worse".to_owned())]);
        let same =
            test.with_golden(|function| if function == "f" { "old\n\ntext".into() } else { String::new() });
        assert_eq!(same, FILE);
        assert_ne!(test.with_golden(|_| "new".into()), FILE);
    }

    #[test]
    fn refuses_what_it_does_not_understand() {
        assert!(parse("function %f() {\n}\n").is_err());
        assert!(parse("; test promote\n; run: f(3) == 9\n").is_err());
        assert!(parse("; test promote\n; run: %f(3) = 9\n").is_err());
        assert!(parse("; test promote\n;| text\n").is_err());
    }

    #[test]
    fn a_diff_shows_what_differs() {
        let text = diff("a\nb\nc\nd\ne\n", "a\nb\nX\nd\ne\n");
        assert_eq!(text, "  a\n  b\n- c\n+ X\n  d\n  e\n");
    }
}
