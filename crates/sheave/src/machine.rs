//! Machine code of single functions: what the copy benchmark counts and `compile --emit asm` shows.

use std::collections::BTreeMap;

use sheave_ir::{Function, Module};
use sheave_x64::{CodeBuffer, Ctx, Stats};

use crate::pipeline::PassTime;
use crate::{Error, FunctionStats, Options};

/// What there is to know about a function's machine code.
#[derive(Clone, Debug, Default)]
pub struct MachineCounts {
    /// Register-to-register moves; an exchange counts two.
    pub moves: u64,
    /// The same by reason; reasons without moves are left out.
    pub moves_by_reason: BTreeMap<&'static str, u64>,
    /// By block of copies form: the moves between its start and the start of what follows.
    pub moves_in: Vec<u32>,
    /// Bytes of code, constants and tables.
    pub bytes: u64,
}

/// The memory of code generation.
#[derive(Default)]
pub(crate) struct MachineScratch {
    ctx: Ctx,
    code: CodeBuffer,
}

impl std::fmt::Debug for MachineScratch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MachineScratch")
    }
}

/// The back end's share of the options.
pub(crate) fn options(options: &Options) -> sheave_x64::Options {
    sheave_x64::Options {
        registers: options.registers.map(usize::from),
        check_allocation: options.verify,
        ..sheave_x64::Options::default()
    }
}

/// The moves of `stats` by reason.
pub(crate) fn moves_by_reason(stats: &Stats) -> BTreeMap<&'static str, u64> {
    [
        ("copy", stats.moves_copy),
        ("fixed-register", stats.moves_fixed),
        ("two-address", stats.moves_two_address),
        ("split-range", stats.moves_split),
        ("cycle", stats.moves_cycle),
        ("zero-extend", stats.moves_zero_extend),
        ("select", stats.moves_select),
        ("frame", stats.moves_frame),
    ]
    .into_iter()
    .filter(|&(_, n)| n > 0)
    .map(|(reason, n)| (reason, u64::from(n)))
    .collect()
}

impl MachineScratch {
    /// Compiles `func`, which is in copies form; adds to `stats`.
    ///
    /// # Errors
    /// As [`sheave_x64::compile`].
    pub(crate) fn compile(
        &mut self,
        module: &Module,
        func: &Function,
        options: &Options,
        stats: &mut crate::ProgramStats,
    ) -> Result<&CodeBuffer, Error> {
        let start = options.time.then(std::time::Instant::now);
        let machine =
            sheave_x64::compile(module, func, &self::options(options), &mut self.ctx, &mut self.code)
                .map_err(|error| Error::Machine(error.to_string()))?;
        stats.n_functions += 1;
        stats.machine.add(&machine);
        if let Some(start) = start {
            let time = PassTime { pass: "x64", time: start.elapsed() };
            stats.functions.add(&FunctionStats { times: vec![time], ..FunctionStats::default() });
        }
        Ok(&self.code)
    }

    /// Compiles `func`, which is in copies form, and counts.
    ///
    /// # Errors
    /// As [`sheave_x64::compile`].
    pub(crate) fn measure(
        &mut self,
        module: &Module,
        func: &Function,
        options: &Options,
    ) -> Result<MachineCounts, Error> {
        let stats = sheave_x64::compile(module, func, &self::options(options), &mut self.ctx, &mut self.code)
            .map_err(|error| Error::Machine(error.to_string()))?;
        Ok(MachineCounts {
            moves: stats.moves().into(),
            moves_by_reason: moves_by_reason(&stats),
            moves_in: Vec::new(),
            bytes: stats.bytes.into(),
        })
    }
}
