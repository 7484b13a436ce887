//! The debug grammar: one notation for the flag `--debug` and the variable `SHEAVE_DEBUG`.
//!
//! `promote/dump,all/time,eliminate/stats` asks for the text after `promote`, the time of every pass and the
//! counters of `eliminate`. Requests belong to a run: nothing here is global.

use std::fmt;

pub use super::action::Action;
use super::action::Actions;
use crate::pass::Pass;
use crate::table;

/// What was asked for, per pass of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Debug {
    requests: [Actions; table::PASSES.len()],
}

/// A request that the grammar does not know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DebugError {
    /// No slash.
    #[error("`{0}` should read PASS/ACTION, as in `promote/dump`; `help` lists both")]
    Shape(String),
    /// Not in the table.
    #[error("there is no pass called `{0}`; `help` lists them")]
    Pass(String),
    /// Not an action.
    #[error("there is no action called `{0}`; there are {known}", known = Action::ALL.map(Action::name).join(", "))]
    Action(String),
}

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
            let passes = match pass {
                "all" => table::PASSES.iter().collect(),
                name => table::named(name).ok_or_else(|| DebugError::Pass(name.to_owned()))?,
            };
            for word in actions.split('/') {
                let action = Action::from_name(word).ok_or_else(|| DebugError::Action(word.to_owned()))?;
                for (record, request) in table::PASSES.iter().zip(&mut debug.requests) {
                    if passes.iter().any(|pass| pass.name == record.name) {
                        request.add(action);
                    }
                }
            }
        }
        Ok(debug)
    }

    /// What was asked of `pass`; nothing of a pass that is not in the table.
    pub(super) fn of(&self, pass: &Pass) -> Actions {
        if !self.any() {
            return Actions::default();
        }
        let position = table::PASSES.iter().position(|record| record.name == pass.name);
        position.map_or_else(Actions::default, |index| self.requests[index])
    }

    /// True where `action` was asked of `pass`.
    pub fn wants(&self, pass: &Pass, action: Action) -> bool {
        self.of(pass).contains(action)
    }

    /// True where anything was asked for.
    pub fn any(&self) -> bool {
        *self != Debug::default()
    }
}

/// Prints the requests in the grammar.
impl fmt::Display for Debug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let requests = table::PASSES.iter().zip(self.requests);
        let requests = requests.filter(|&(_, actions)| actions != Actions::default());
        let items = requests.map(|(pass, actions)| {
            let actions = Action::ALL.into_iter().filter(|&action| actions.contains(action));
            actions.fold(pass.name.to_owned(), |item, action| item + "/" + action.name())
        });
        f.write_str(&items.collect::<Vec<String>>().join(","))
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
        assert!(group.wants(table::pass("licm").unwrap(), Action::Stats));
        assert!(!group.wants(demote, Action::Stats));
    }

    #[test]
    fn names_what_it_does_not_know() {
        assert_eq!(Debug::parse("promote"), Err(DebugError::Shape("promote".into())));
        assert_eq!(Debug::parse("pro/dump"), Err(DebugError::Pass("pro".into())));
        assert_eq!(Debug::parse("all/dumb"), Err(DebugError::Action("dumb".into())));
    }
}
