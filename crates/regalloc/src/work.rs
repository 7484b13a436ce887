//! Counts the steps of the allocator's loops in test builds, so that tests of growth compare work instead of
//! seconds, which another process on the machine changes. In other builds nothing is counted and the calls
//! vanish.

#[cfg(test)]
use std::cell::Cell;

#[cfg(test)]
thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

/// Counts `n` steps of a loop: calls belong wherever the number of iterations could grow with the function.
#[inline(always)]
pub(super) fn steps(n: usize) {
    #[cfg(test)]
    STEPS.set(STEPS.get() + n as u64);
    #[cfg(not(test))]
    let _ = n;
}

/// The steps that `body` takes on this thread.
#[cfg(test)]
pub(super) fn counted(body: impl FnOnce()) -> u64 {
    let before = STEPS.get();
    body();
    STEPS.get() - before
}
