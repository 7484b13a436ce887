//! The debug requests a pass can be given.

sheave_ssa::choices! {
    /// A debug request.
    #[repr(u8)]
    pub enum Action {
        /// Print the function after the pass.
        Dump = "dump",
        /// Print the function before the pass.
        Before = "before",
        /// Print how long the pass took, per function.
        Time = "time",
        /// Print what the pass counted.
        Stats = "stats",
        /// Verify the function after the pass.
        Verify = "verify",
        /// Print what each rewrite of the pass changed, with its number.
        Trace = "trace",
        /// Print what the pass decided, and why.
        Explain = "explain",
    }
}

impl Action {
    /// What it does, for the help.
    pub const fn about(self) -> &'static str {
        match self {
            Action::Dump => "print the function after the pass",
            Action::Before => "print the function before the pass",
            Action::Time => "print how long the pass took",
            Action::Stats => "print what the pass counted",
            Action::Verify => "verify the function after the pass",
            Action::Trace => "print what each rewrite of the pass changed, numbered as --fuel counts",
            Action::Explain => "print what the pass decided, and why",
        }
    }
}

/// The requests to one pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Actions(u8);

impl Actions {
    /// Adds `action`.
    pub(super) fn add(&mut self, action: Action) {
        self.0 |= 1 << action as u8;
    }

    /// True if `action` is one of them.
    #[inline]
    pub(super) fn contains(self, action: Action) -> bool {
        self.0 >> action as u8 & 1 != 0
    }
}
