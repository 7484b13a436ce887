//! Names for numbers: `n = 5`, `.set size, . - a`. Statements lose their definitions and get the numbers in
//! place of the names.
//!
//! What else an assembler does before it reads instructions is not done: macros, repetition, conditions and
//! other files are refused.

use rustc_hash::FxHashSet;

use super::expression::{Numbers, Places, Scope};
use super::statements::{Parsed, Statement, name_spans, split_assignment, split_label, split_word};

/// Directives that make statements of statements.
const UNSUPPORTED: &[&str] = &[
    ".macro",
    ".endm",
    ".endmacro",
    ".purgem",
    ".exitm",
    ".altmacro",
    ".noaltmacro",
    ".rept",
    ".rep",
    ".irp",
    ".irpc",
    ".endr",
    ".else",
    ".elseif",
    ".endif",
    ".err",
    ".error",
    ".include",
    ".incbin",
];

/// Directives whose arguments are names of symbols and sections.
const ABOUT_NAMES: &[&str] = &[
    ".globl",
    ".global",
    ".weak",
    ".local",
    ".hidden",
    ".protected",
    ".internal",
    ".type",
    ".symver",
    ".section",
    ".pushsection",
    ".file",
    ".ident",
];

/// The names for numbers so far, and the others that are defined.
#[derive(Default)]
pub(super) struct Definitions {
    pub(super) numbers: Numbers,
    /// Labels and other names of an address.
    addresses: FxHashSet<String>,
}

impl Definitions {
    /// What is left of the statement without names for numbers. `places` are the labels in data so
    /// far; `here` is the current position there.
    pub(super) fn resolve(
        &mut self,
        statement: &Statement,
        places: &Places,
        here: Option<(&str, i64)>,
    ) -> Parsed<Option<Statement>> {
        let Statement { pos, ref text } = *statement;
        let mut rest = text.as_str();
        while let Some((label, after)) = split_label(rest) {
            self.addresses.insert(label.to_owned());
            rest = after;
        }
        let labels = &text[..text.len() - rest.len()];
        let (word, args) = split_word(rest);
        if UNSUPPORTED.contains(&word) || word.starts_with(".if") {
            return Err(format!("`{word}` is not supported"));
        }
        let assignment = match word {
            ".set" | ".equ" | ".equiv" => {
                let (name, value) = args.split_once(',').ok_or("a value is missing")?;
                Some((name.trim(), value.trim()))
            }
            _ => split_assignment(rest),
        };
        if let Some((name, value)) = assignment {
            if word == ".equiv" && (self.addresses.contains(name) || self.numbers.contains_key(name)) {
                return Err(format!("`{name}` is defined already"));
            }
            let sum = Scope { numbers: &self.numbers, places, here }.value(value)?;
            if sum.plus.is_none() && sum.minus.is_none() {
                self.numbers.insert(name.to_owned(), (sum.number, pos));
                return Ok((!labels.is_empty()).then(|| Statement { pos, text: labels.trim().to_owned() }));
            }
            self.numbers.remove(name);
            self.addresses.insert(name.to_owned());
        }
        Ok(Some(Statement { pos, text: format!("{labels}{}", self.with_numbers(word, rest)) }))
    }

    /// The statement with numbers for the names of numbers.
    fn with_numbers(&self, word: &str, text: &str) -> String {
        if self.numbers.is_empty() || ABOUT_NAMES.contains(&word) {
            return text.to_owned();
        }
        let mut result = String::new();
        let mut done = 0;
        for (start, end) in name_spans(text).filter(|&(start, _)| start >= word.len()) {
            if let Some((number, _)) = self.numbers.get(&text[start..end]) {
                result.push_str(&text[done..start]);
                result.push_str(&number.to_string());
                done = end;
            }
        }
        result.push_str(&text[done..]);
        result
    }
}
