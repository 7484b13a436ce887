//! Strategies of the user's own on the command line.

use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::{Args, ValueHint};
use sheave::copies::{OwnAllocator, OwnStrategy};

use super::failure::Failure;

/// The options that name strategies of the user's own.
#[derive(Args, Debug)]
pub(crate) struct OwnStrategies {
    /// A strategy of your own: a command for the shell that reads functions and writes classes or copies
    /// for their phis, as docs/strategies.md says; repeatable
    #[arg(long, value_name = "COMMAND")]
    strategy_cmd: Vec<String>,
    /// The same as a file of finished answers; repeatable
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    plan: Vec<PathBuf>,
    /// End a --strategy-cmd or --allocator-cmd that takes more than so many seconds for a file (default: 60)
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    strategy_limit: Option<Duration>,
}

/// The options that name register allocators of the user's own.
#[derive(Args, Debug)]
pub(crate) struct OwnAllocators {
    /// A register allocator of your own: a command for the shell that reads functions after elimination and
    /// writes where their values are, as docs/strategies.md says; repeatable
    #[arg(long, value_name = "COMMAND")]
    allocator_cmd: Vec<String>,
}

impl OwnAllocators {
    /// The allocators, each with another name.
    pub(crate) fn allocators(&self, strategies: &OwnStrategies) -> Vec<OwnAllocator> {
        let limit = strategies.limit();
        let own = self.allocator_cmd.iter().map(|line| OwnAllocator::of_command(line, limit));
        let mut own: Vec<OwnAllocator> = own.collect();
        let mut names: Vec<&mut Arc<str>> = own.iter_mut().map(|own| &mut own.name).collect();
        number_equal(&mut names);
        own
    }
}

/// Numbers names that are there already: `mine`, `mine#2`.
fn number_equal(names: &mut [&mut Arc<str>]) {
    for index in 1..names.len() {
        let (before, rest) = names.split_at_mut(index);
        let name = rest[0].clone();
        let same = before.iter().filter(|known| known.split('#').next() == Some(&name)).count();
        if same > 0 {
            *rest[0] = format!("{name}#{}", same + 1).into();
        }
    }
}

/// A positive number of seconds, with a fraction or without.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|seconds| !seconds.is_zero()).ok_or_else(|| "not a positive number of seconds".to_owned())
}

impl OwnStrategies {
    /// How long a command may take.
    fn limit(&self) -> Duration {
        const USUAL: Duration = Duration::from_secs(60);
        self.strategy_limit.unwrap_or(USUAL)
    }

    /// Whether there is a command among them, which reads functions.
    pub(crate) fn read_functions(&self) -> bool {
        !self.strategy_cmd.is_empty()
    }

    /// The strategies, each with another name. A limit is for these commands, or for `others`.
    pub(crate) fn strategies(&self, others: &[OwnAllocator]) -> Result<Vec<OwnStrategy>, Failure> {
        if self.strategy_limit.is_some() && self.strategy_cmd.is_empty() && others.is_empty() {
            return Err(Failure::Usage("--strategy-limit is for commands, and there is none".to_owned()));
        }
        let commands = self.strategy_cmd.iter().map(|line| OwnStrategy::of_command(line, self.limit()));
        let mut own: Vec<OwnStrategy> = commands.collect();
        for path in &self.plan {
            let file = path.display().to_string();
            let text = std::fs::read_to_string(path).map_err(|error| match error.kind() {
                ErrorKind::NotFound => Failure::Missing(format!("error: cannot read {file}: {error}")),
                _ => Failure::System(format!("error: cannot read {file}: {error}")),
            })?;
            own.push(OwnStrategy::of_plan(&file, text));
        }
        let mut names: Vec<&mut Arc<str>> = own.iter_mut().map(|own| &mut own.name).collect();
        number_equal(&mut names);
        Ok(own)
    }
}
