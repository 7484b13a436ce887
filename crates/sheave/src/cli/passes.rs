//! `sheave passes`: the table of passes, the constraints on their order, the debug grammar.

use std::fmt::Write as _;
use std::process::ExitCode;

use clap::Args;
use sheave::pipeline::Leaves;
use sheave::pipeline::debug::Action;
use sheave::pipeline::table::{DEFAULT, GROUPS, ORDER, PASSES};

use super::{Failure, emit};

/// List the passes, the constraints on their order, and what --debug can ask of them
#[derive(Args, Debug)]
pub(crate) struct Passes {}

impl Passes {
    #[expect(clippy::unused_self, reason = "every verb has the same shape")]
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        emit(None, listing().as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The table as text.
pub(crate) fn listing() -> String {
    let mut out = String::from("Passes, for --passes and --debug:\n\n");
    for pass in PASSES {
        let needs: Vec<&str> = pass.needs.iter().map(|form| form.name()).collect();
        let leaves = match pass.leaves {
            Leaves::Same => "the same",
            Leaves::Form(form) => form.name(),
        };
        let _ = writeln!(out, "  {:<15} {}", pass.name, pass.about);
        let _ = writeln!(out, "  {:<15} takes {} form, leaves {leaves}", "", needs.join(" or "));
    }
    out.push_str("\nGroups:\n\n");
    for (group, members) in GROUPS {
        let _ = writeln!(out, "  {group:<15} {}", members.join(","));
    }
    let _ = writeln!(out, "\nBy default: {}\n\nOrder:\n", DEFAULT.join(","));
    for constraint in ORDER {
        let _ = writeln!(out, "  {} before {}: {}", constraint.first, constraint.then, constraint.reason);
    }
    out.push_str("\n--debug PASS/ACTION,... (or SHEAVE_DEBUG), where `all` is every pass:\n\n");
    for action in Action::ALL {
        let _ = writeln!(out, "  {:<15} {}", action.name(), action.about());
    }
    out
}
