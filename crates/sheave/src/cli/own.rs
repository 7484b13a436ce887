//! Strategies of the user's own on the command line.

use std::io::ErrorKind;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueHint};
use sheave::copies::OwnStrategy;

use super::Failure;

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
    /// End a --strategy-cmd that is silent for so many seconds
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds,
          requires = "strategy_cmd")]
    strategy_limit: Duration,
}

/// A positive number of seconds, with a fraction or without.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|seconds| !seconds.is_zero()).ok_or_else(|| "not a positive number of seconds".to_owned())
}

impl OwnStrategies {
    /// Whether there is a command among them, which reads functions.
    pub(crate) fn read_functions(&self) -> bool {
        !self.strategy_cmd.is_empty()
    }

    /// The strategies, each with another name.
    pub(crate) fn strategies(&self) -> Result<Vec<OwnStrategy>, Failure> {
        let commands =
            self.strategy_cmd.iter().map(|line| OwnStrategy::of_command(line, self.strategy_limit));
        let mut own: Vec<OwnStrategy> = commands.collect();
        for path in &self.plan {
            let file = path.display().to_string();
            let text = std::fs::read_to_string(path).map_err(|error| match error.kind() {
                ErrorKind::NotFound => Failure::Missing(format!("error: cannot read {file}: {error}")),
                _ => Failure::System(format!("error: cannot read {file}: {error}")),
            })?;
            own.push(OwnStrategy::of_plan(&file, text));
        }
        for index in 1..own.len() {
            let (before, rest) = own.split_at_mut(index);
            let name = rest[0].name.clone();
            let same = before.iter().filter(|known| known.name.split('#').next() == Some(&name)).count();
            if same > 0 {
                rest[0].name = format!("{name}#{}", same + 1).into();
            }
        }
        Ok(own)
    }
}
