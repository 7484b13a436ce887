//! Errors: a message and a position per thread, and the border that no panic crosses.

use std::cell::RefCell;
use std::ffi::CString;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};

use sheave_ir::Diagnostics;

/// A failed call.
#[derive(Clone, Debug, Default)]
pub(crate) struct Failure {
    pub(crate) message: String,
    /// Line and column of a text, counted from 1; zeros where there is no text.
    pub(crate) position: (u32, u32),
}

impl Failure {
    pub(crate) fn new(message: impl Display) -> Failure {
        Failure { message: message.to_string(), position: (0, 0) }
    }
}

impl From<Diagnostics> for Failure {
    fn from(faults: Diagnostics) -> Failure {
        let position = faults.first().map_or((0, 0), |fault| (fault.line, fault.column));
        Failure { message: faults.to_string(), position }
    }
}

impl From<sheave::Error> for Failure {
    fn from(error: sheave::Error) -> Failure {
        match error {
            sheave::Error::Text(faults) => faults.into(),
            error => Failure::new(error.to_string().trim_start_matches("error: ")),
        }
    }
}

thread_local! {
    static LAST: RefCell<(CString, (u32, u32))> = RefCell::default();
}

/// Remembers the failure as the thread's last one.
pub(crate) fn remember(failure: &Failure) {
    let message = CString::new(failure.message.replace('\0', "?")).unwrap_or_default();
    LAST.with(|last| *last.borrow_mut() = (message, failure.position));
}

/// Reads the thread's last failure.
pub(crate) fn last<T>(read: impl FnOnce(&CString, (u32, u32)) -> T) -> T {
    LAST.with(|last| {
        let last = last.borrow();
        read(&last.0, last.1)
    })
}

/// The result of `call`; `failed` where it fails or panics, which is remembered.
pub(crate) fn guard_or<T>(failed: T, call: impl FnOnce() -> Result<T, Failure>) -> T {
    let failure = match catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(result)) => return result,
        Ok(Err(failure)) => failure,
        Err(panic) => {
            let text = (panic.downcast_ref::<String>().map(String::as_str))
                .or_else(|| panic.downcast_ref::<&str>().copied())
                .unwrap_or("a panic");
            Failure::new(format!("internal error, which is a fault of Sheave: {text}"))
        }
    };
    remember(&failure);
    failed
}

/// As [`guard_or`], with zero for a failure.
pub(crate) fn guard<T: Default>(call: impl FnOnce() -> Result<T, Failure>) -> T {
    guard_or(T::default(), call)
}
