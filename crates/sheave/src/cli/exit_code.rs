//! The status with which the process ends.

/// An exit status. Unlike that of Rust's library, which is for a `main` that returns it, it can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ExitCode(u8);

impl ExitCode {
    /// All is well.
    pub(crate) const SUCCESS: ExitCode = ExitCode(0);
    /// What was asked is not so.
    pub(crate) const FAILURE: ExitCode = ExitCode(1);
}

impl From<u8> for ExitCode {
    fn from(code: u8) -> Self {
        ExitCode(code)
    }
}

impl From<ExitCode> for i32 {
    fn from(code: ExitCode) -> Self {
        code.0.into()
    }
}
