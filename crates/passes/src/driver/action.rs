//! The debug requests a pass can be given.

/// A debug request.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Action {
    /// Print the function after the pass.
    Dump,
    /// Print the function before the pass.
    Before,
    /// Print how long the pass took, per function.
    Time,
    /// Print what the pass counted.
    Stats,
    /// Verify the function after the pass.
    Verify,
    /// Print what each rewrite of the pass changed, with its number.
    Trace,
    /// Print what the pass decided, and why.
    Explain,
}

impl Action {
    /// Every action, in the order of their bits.
    pub const ALL: [Action; 7] = [
        Action::Dump,
        Action::Before,
        Action::Time,
        Action::Stats,
        Action::Verify,
        Action::Trace,
        Action::Explain,
    ];

    /// The word in the grammar.
    pub const fn name(self) -> &'static str {
        match self {
            Action::Dump => "dump",
            Action::Before => "before",
            Action::Time => "time",
            Action::Stats => "stats",
            Action::Verify => "verify",
            Action::Trace => "trace",
            Action::Explain => "explain",
        }
    }

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

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The requests to one pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Actions(u8);

impl Actions {
    /// Adds `action`.
    pub(super) fn add(&mut self, action: Action) {
        self.0 |= action.bit();
    }

    /// True if `action` is one of them.
    #[inline]
    pub(super) fn contains(self, action: Action) -> bool {
        self.0 & action.bit() != 0
    }
}
