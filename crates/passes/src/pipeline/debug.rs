//! The debug grammar: one notation for the flag `--debug` and the variable `SHEAVE_DEBUG`.
//!
//! `promote/dump,all/time,eliminate/stats` asks for the text after `promote`, the time of every pass and the
//! counters of `eliminate`. Requests belong to a run: nothing here is global.

use std::fmt;

use super::table::{self, Pass};

/// What can be asked of a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Action {
    /// Print the function after the pass.
    Dump,
    /// Print the function before the pass.
    Before,
    /// Print how long the pass took, per function.
    Time,
    /// Print what the pass counted.
    Stats,
    /// Verify the function after the pass.
    Verify,
    /// Print what each rewrite of the pass changed, with its number.
    Trace,
}

impl Action {
    /// Every action, in the order of their bits.
    pub const ALL: [Action; 6] =
        [Action::Dump, Action::Before, Action::Time, Action::Stats, Action::Verify, Action::Trace];

    /// The word in the grammar.
    pub const fn name(self) -> &'static str {
        match self {
            Action::Dump => "dump",
            Action::Before => "before",
            Action::Time => "time",
            Action::Stats => "stats",
            Action::Verify => "verify",
            Action::Trace => "trace",
        }
    }

    /// What it does, for the help.
    pub const fn about(self) -> &'static str {
        match self {
            Action::Dump => "print the function after the pass",
            Action::Before => "print the function before the pass",
            Action::Time => "print how long the pass took",
            Action::Stats => "print what the pass counted",
            Action::Verify => "verify the function after the pass",
            Action::Trace => "print what each rewrite of the pass changed, numbered as --fuel counts",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What was asked for, per pass of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Debug {
    requests: [u8; table::PASSES.len()],
}

/// A request that the grammar does not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DebugError {
    /// No slash.
    Shape(String),
    /// Not in the table.
    Pass(String),
    /// Not an action.
    Action(String),
}

impl fmt::Display for DebugError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DebugError::Shape(item) => {
                write!(f, "`{item}` should read PASS/ACTION, as in `promote/dump`; `help` lists both")
            }
            DebugError::Pass(pass) => write!(f, "there is no pass called `{pass}`; `help` lists them"),
            DebugError::Action(word) => {
                let known = Action::ALL.map(Action::name).join(", ");
                write!(f, "there is no action called `{word}`; there are {known}")
            }
        }
    }
}

impl std::error::Error for DebugError {}

impl Debug {
    /// Reads `text`, a list of `PASS/ACTION` (or `PASS/ACTION/ACTION`) separated by commas, where `all` is
    /// every pass and a group of passes each of them. The empty text asks for nothing.
    ///
    /// # Errors
    /// For a pass or an action that does not exist.
    pub fn parse(text: &str) -> Result<Debug, DebugError> {
        let mut debug = Debug::default();
        for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
            let (pass, actions) = item.split_once('/').ok_or_else(|| DebugError::Shape(item.to_owned()))?;
            let mut bits = 0;
            for word in actions.split('/') {
                let action = Action::ALL.iter().find(|action| action.name() == word);
                bits |= action.ok_or_else(|| DebugError::Action(word.to_owned()))?.bit();
            }
            if pass == "all" {
                debug.requests.iter_mut().for_each(|request| *request |= bits);
            } else {
                for record in table::named(pass).ok_or_else(|| DebugError::Pass(pass.to_owned()))? {
                    debug.requests[table::index(record)] |= bits;
                }
            }
        }
        Ok(debug)
    }

    /// True where `action` was asked of `pass`.
    #[inline]
    pub fn wants(&self, pass: &Pass, action: Action) -> bool {
        self.requests[table::index(pass)] & action.bit() != 0
    }

    /// Asks for `action` of every pass.
    pub fn add_all(&mut self, action: Action) {
        self.requests.iter_mut().for_each(|request| *request |= action.bit());
    }

    /// True where anything was asked for.
    pub fn any(&self) -> bool {
        self.requests.iter().any(|&request| request != 0)
    }
}

/// Prints the requests in the grammar.
impl fmt::Display for Debug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for (index, record) in table::PASSES.iter().enumerate() {
            if self.requests[index] == 0 {
                continue;
            }
            if !first {
                f.write_str(",")?;
            }
            first = false;
            f.write_str(record.name)?;
            for action in Action::ALL {
                if self.wants(record, action) {
                    write!(f, "/{}", action.name())?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_prints() {
        let debug = Debug::parse("promote/dump,all/time,eliminate/stats").unwrap();
        let (promote, demote) = (table::pass("promote").unwrap(), table::pass("demote").unwrap());
        assert!(debug.wants(promote, Action::Dump) && debug.wants(promote, Action::Time));
        assert!(debug.wants(demote, Action::Time) && !debug.wants(demote, Action::Dump));
        assert_eq!(Debug::parse(&debug.to_string()), Ok(debug));
        assert_eq!(Debug::parse(""), Ok(Debug::default()));
        let group = Debug::parse("opt/stats").unwrap();
        assert!(group.wants(table::pass("hoist").unwrap(), Action::Stats));
        assert!(!group.wants(promote, Action::Stats));
    }

    #[test]
    fn names_what_it_does_not_know() {
        assert_eq!(Debug::parse("promote"), Err(DebugError::Shape("promote".into())));
        assert_eq!(Debug::parse("pro/dump"), Err(DebugError::Pass("pro".into())));
        assert_eq!(Debug::parse("all/dumb"), Err(DebugError::Action("dumb".into())));
    }
}
