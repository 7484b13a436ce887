//! How a run of the pipeline works.

use sheave_ssa::{eliminate, promote};

use super::debug::Debug;
use crate::pass::Pass;

/// How a run of the pipeline works. They belong to the run, never to the process.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// The passes, in order.
    pub passes: &'a [&'static Pass],
    /// The names that are called or read from outside, where that is known: everything else is local to the
    /// program, and what nothing reaches from them is not finished.
    pub roots: Option<&'a [String]>,
    /// What is discardable ([`sheave_ir::SymbolData::discardable`]) is not finished where nothing that is
    /// left needs it: for object files, whose linker finds another definition.
    pub discard: bool,
    /// How `promote` and `promote-locals` work; their `mode` is set by the pass.
    pub promote: promote::Options,
    /// How `eliminate` works.
    pub eliminate: eliminate::Options,
    /// Verify each function after every pass, and prove what the passes did that have a checker.
    pub verify: bool,
    /// Measure the time of every pass.
    pub time: bool,
    /// What to print about which pass.
    pub debug: Debug,
    /// Permute the blocks' order before every pass, by this seed. No result may change.
    pub shuffle: Option<u64>,
    /// Make only so many rewrites in all, over every pass and function: a wrong result bisects to one of
    /// them.
    pub fuel: Option<u64>,
}

impl<'a> Options<'a> {
    /// `passes`, with defaults for all else.
    pub fn new(passes: &'a [&'static Pass]) -> Self {
        Options {
            passes,
            roots: None,
            discard: false,
            promote: promote::Options::default(),
            eliminate: eliminate::Options::default(),
            // A build with assertions is for finding where a fault arises.
            verify: cfg!(debug_assertions),
            time: false,
            debug: Debug::default(),
            shuffle: None,
            fuel: None,
        }
    }
}
