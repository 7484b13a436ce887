//! Statistics and times of a compilation, on stderr.

use std::time::Duration;

use clap::Args;
use sheave::ProgramStats;

use super::color::report;

/// The statistics to print.
#[derive(Args, Debug)]
pub(crate) struct Measured {
    /// Print what was done to the program on stderr
    #[arg(long, help_heading = "Diagnosis")]
    stats: bool,
    /// Print on stderr how long reading, each pass, machine code (x64) and linking took
    #[arg(long, help_heading = "Diagnosis")]
    pub(crate) time: bool,
}

impl Measured {
    /// Whether there is something to print.
    pub(crate) fn is_asked_for(&self) -> bool {
        self.stats || self.time
    }

    /// Prints the requested counts, and the times in order of execution, with the rest and the sum.
    pub(crate) fn report(&self, stats: &ProgramStats, read: Duration, total: Duration) {
        if self.stats {
            report(&stats.to_string());
        }
        if !self.time {
            return;
        }
        let line =
            |name: &str, time: Duration| report(&format!("{name:9} {:9.3} ms", time.as_secs_f64() * 1e3));
        line("read", read);
        let times = &stats.functions.times;
        times.iter().for_each(|time| line(time.pass, time.time));
        let named: Duration = times.iter().map(|time| time.time).sum();
        line("other", total.saturating_sub(read + named));
        line("total", total);
    }
}
