//! Counts of a compilation.

use std::collections::BTreeMap;
use std::fmt;

use sheave_x64::Stats;

use crate::FunctionStats;

/// Counts of the compilation of a program.
#[derive(Clone, Debug, Default)]
pub struct ProgramStats {
    /// Functions compiled.
    pub n_functions: u32,
    /// The passes' counts, summed.
    pub functions: FunctionStats,
    /// The back end's counts, summed.
    pub machine: Stats,
}

impl ProgramStats {
    /// Adds the counts of `other`.
    pub fn add(&mut self, other: &ProgramStats) {
        self.n_functions += other.n_functions;
        self.functions.add(&other.functions);
        self.machine.add(&other.machine);
    }
}

impl fmt::Display for ProgramStats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let s = if self.n_functions == 1 { "" } else { "s" };
        writeln!(f, "{} function{s}: {}", self.n_functions, self.functions)?;
        write!(f, "{} bytes of code, {} moves", self.machine.bytes, self.machine.moves())?;
        for (i, (reason, n)) in moves_by_reason(&self.machine).into_iter().enumerate() {
            write!(f, "{}{reason} {n}", if i == 0 { " (" } else { ", " })?;
        }
        if self.machine.moves() > 0 {
            f.write_str(")")?;
        }
        write!(f, ", {} spills, {} reloads", self.machine.spills, self.machine.reloads)
    }
}

/// The moves of `stats` by reason.
pub(crate) fn moves_by_reason(stats: &Stats) -> BTreeMap<&'static str, u64> {
    let named = MOVE_REASONS.map(|(reason, count)| (reason, u64::from(count(stats))));
    named.into_iter().filter(|&(_, n)| n > 0).collect()
}

/// A reason for moves, and their count.
type MoveReason = (&'static str, fn(&Stats) -> u32);

/// The reasons for moves, defined in `docs/copies.md`.
pub(crate) const MOVE_REASONS: [MoveReason; 9] = [
    ("phi", |stats| stats.moves_phi),
    ("conversion", |stats| stats.moves_conversion),
    ("fixed-register", |stats| stats.moves_fixed),
    ("two-address", |stats| stats.moves_two_address),
    ("split-range", |stats| stats.moves_split),
    ("cycle", |stats| stats.moves_cycle),
    ("zero-extend", |stats| stats.moves_zero_extend),
    ("select", |stats| stats.moves_select),
    ("frame", |stats| stats.moves_frame),
];
