//! User-defined strategies and allocators on the command line.

use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use sheave::copies::{OwnCommand, OwnKind};

/// The options that name user-defined strategies.
#[derive(Args, Debug)]
pub(crate) struct OwnStrategies {
    /// A strategy of your own: a command for the shell that reads functions and writes classes or copies
    /// for their phis, as docs/strategies.md says (`cat FILE` for finished answers); repeatable
    #[arg(long, value_name = "COMMAND")]
    strategy_cmd: Vec<String>,
    /// End a --strategy-cmd or --allocator-cmd that takes more than so many seconds for a file
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    strategy_limit: Duration,
}

/// The options that name user-defined register allocators.
#[derive(Args, Debug)]
pub(crate) struct OwnAllocators {
    /// A register allocator of your own: a command for the shell that reads functions after elimination and
    /// writes where their values are, as docs/strategies.md says; repeatable
    #[arg(long, value_name = "COMMAND")]
    allocator_cmd: Vec<String>,
}

/// A positive number of seconds, with a fraction or without.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|seconds| !seconds.is_zero()).ok_or_else(|| "not a positive number of seconds".to_owned())
}

/// The commands, each with another name: `mine`, `mine#2`.
fn commands(kind: OwnKind, lines: &[String], limit: Duration) -> Vec<Arc<OwnCommand>> {
    let mut own: Vec<Arc<OwnCommand>> = Vec::with_capacity(lines.len());
    for line in lines {
        let mut command = OwnCommand::new(kind, line, limit);
        let same = own.iter().filter(|known| known.name.split('#').next() == Some(&command.name)).count();
        if same > 0 {
            command.name = format!("{}#{}", command.name, same + 1).into();
        }
        own.push(command.into());
    }
    own
}

impl OwnStrategies {
    /// Whether there is one.
    pub(crate) fn is_empty(&self) -> bool {
        self.strategy_cmd.is_empty()
    }

    /// The strategies.
    pub(crate) fn strategies(&self) -> Vec<Arc<OwnCommand>> {
        commands(OwnKind::Strategy, &self.strategy_cmd, self.strategy_limit)
    }

    /// The allocators, which have the same limit.
    pub(crate) fn allocators(&self, allocators: &OwnAllocators) -> Vec<Arc<OwnCommand>> {
        commands(OwnKind::Allocator, &allocators.allocator_cmd, self.strategy_limit)
    }
}
