//! How to compile.

use sheave_ssa::eliminate::{self, Strategy};
use sheave_ssa::promote;

use crate::pipeline::{self, Pass, debug::Debug, default_passes};

/// How to compile. They belong to a run, never to the process: two threads may compile under different ones.
#[derive(Clone, Debug)]
pub struct Options {
    /// The passes, in order.
    pub passes: Vec<&'static Pass>,
    /// The entry points, if the module is the whole program: functions that are unreachable from them get no
    /// machine code, and a function that is called once may move into its caller. `None` for a module that
    /// other modules may link to.
    pub roots: Option<Vec<String>>,
    /// How `promote` and `promote-locals` work; their `mode` is set by the pass.
    pub promote: promote::Options,
    /// How phis become copies.
    pub strategy: Strategy,
    /// Compute the lower bound of copies under strategies that do not need liveness for themselves, too.
    pub lower_bound: bool,
    /// Search in at most so many steps for the fewest copies that any coalescing leaves
    /// ([`Counters::minimum`](sheave_ssa::eliminate::Counters::minimum)); zero does not search.
    pub exact_steps: u64,
    /// Leave the register allocator only this many registers of each class.
    pub registers: Option<u8>,
    /// Verify each function after every pass, and prove splitting, promotion, elimination, register
    /// allocation and encoding by checkers that share no code with them.
    pub verify: bool,
    /// Measure the time of every pass.
    pub time: bool,
    /// Debug output of passes.
    pub debug: Debug,
    /// How many threads compile a large module; `None` for as many as the machine has. The result does not
    /// depend on it.
    pub threads: Option<usize>,
    /// Permute the blocks' order before every pass, by this seed. No result may change.
    pub shuffle: Option<u64>,
    /// Make only so many rewrites in all, counted over every pass and function: a wrong result bisects to one
    /// of them.
    pub fuel: Option<u64>,
    /// Objects are for a shared library: another piece of the program may replace what they export.
    pub shared: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options::with_passes(default_passes())
    }
}

impl Options {
    /// The defaults, with other passes.
    pub fn with_passes(passes: Vec<&'static Pass>) -> Self {
        Options {
            passes,
            roots: None,
            promote: promote::Options::default(),
            strategy: Strategy::default(),
            lower_bound: false,
            exact_steps: 0,
            registers: None,
            // A build with assertions is for finding faults.
            verify: cfg!(debug_assertions),
            time: false,
            debug: Debug::default(),
            threads: None,
            shuffle: None,
            fuel: None,
            shared: false,
        }
    }

    /// The options of the passes.
    pub fn pipeline(&self) -> pipeline::Options<'_> {
        let Options { strategy, lower_bound, exact_steps, .. } = *self;
        pipeline::Options {
            passes: &self.passes,
            roots: self.roots.as_deref(),
            discard: false,
            promote: self.promote,
            eliminate: eliminate::Options {
                strategy,
                lower_bound,
                exact_steps,
                ..eliminate::Options::default()
            },
            verify: self.verify,
            time: self.time,
            debug: self.debug,
            shuffle: self.shuffle,
            fuel: self.fuel,
        }
    }
}
