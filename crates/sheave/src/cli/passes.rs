//! `sheave passes`: the table of passes, the constraints on their order, the debug grammar.

use std::fmt::Write as _;

use clap::Args;
use sheave::pipeline::debug::Action;
use sheave::pipeline::table::{GROUPS, LEVELS, ORDER, PASSES};
use sheave::pipeline::{Lifetimes, level};

use super::failure::Failure;
use super::output::emit;

/// List the passes, the constraints on their order, and what --debug can ask of them
#[derive(Args, Debug)]
pub(crate) struct Passes {
    /// List only the passes of this level, one per line, groups resolved
    #[arg(long, value_name = "N", value_parser = level_parser())]
    opt: Option<u8>,
}

/// Parses the number of a list of passes.
pub(crate) fn level_parser() -> clap::builder::RangedI64ValueParser<u8> {
    clap::value_parser!(u8).range(..sheave::pipeline::table::LEVELS.len() as i64)
}

impl Passes {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let text = match self.opt {
            None => listing(),
            Some(n) => level(n).unwrap_or_default().iter().map(|pass| format!("{}\n", pass.name)).collect(),
        };
        emit(None, text.as_bytes())
    }
}

/// The table as text.
pub(crate) fn listing() -> String {
    let mut out = String::from("Passes, for --passes and --debug:\n\n");
    for pass in PASSES {
        let needs: Vec<&str> = pass.needs.iter().map(|form| form.name()).collect();
        let leaves = pass.leaves.map_or("the same", |form| form.name());
        let _ = writeln!(out, "  {:<15} {}", pass.name, pass.about);
        let _ = writeln!(out, "  {:<15} takes {} form, leaves {leaves}", "", needs.join(" or "));
    }
    out.push_str("\nGroups:\n\n");
    for (group, members) in GROUPS {
        let _ = writeln!(out, "  {group:<15} {}", members.join(","));
    }
    out.push_str("\nLevels, for --opt:\n\n");
    for (level, list) in LEVELS.iter().enumerate() {
        let default = if level + 1 == LEVELS.len() { " (the default)" } else { "" };
        let _ = writeln!(out, "  {level:<15} {list}{default}");
    }
    out.push_str("\nOrder:\n\n");
    let names =
        |lifetimes| PASSES.iter().filter(move |pass| pass.lifetimes == lifetimes).map(|pass| pass.name);
    for fixes in names(Lifetimes::Fixes) {
        for extends in names(Lifetimes::Extends) {
            let _ = writeln!(out, "  {extends} before {fixes}: it may make slots live longer");
        }
    }
    for constraint in ORDER {
        let _ = writeln!(out, "  {} before {}: {}", constraint.first, constraint.then, constraint.reason);
    }
    out.push_str("\n--debug PASS/ACTION,... (or SHEAVE_DEBUG), where `all` is every pass:\n\n");
    for action in Action::ALL {
        let _ = writeln!(out, "  {:<15} {}", action.name(), action.about());
    }
    out
}
