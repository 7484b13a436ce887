//! Progress of a long command: a line a minute on standard error.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use super::color::report;

/// Time between two lines.
const PERIOD: Duration = Duration::from_secs(60);

const PREFIX: &str = "progress: ";

/// Whether a line on standard error is one of these.
pub(crate) fn is_progress(line: &str) -> bool {
    line.starts_with(PREFIX)
}

fn line(done: usize, n: usize, what: &str, minutes: u64) -> String {
    format!("{PREFIX}{done} of {n} {what}, {minutes} min")
}

/// Counts steps that several threads take, and reports them until it is dropped.
pub(crate) struct Steps {
    done: Arc<AtomicUsize>,
    /// Dropping it ends the thread that writes the lines.
    _ended: Sender<()>,
}

impl Steps {
    /// `n` steps; `what` is the noun for them.
    pub(crate) fn new(n: usize, what: &'static str) -> Self {
        Self::with_period(PERIOD, move |done, minutes| report(&line(done, n, what, minutes)))
    }

    fn with_period(period: Duration, tell: impl Fn(usize, u64) + Send + 'static) -> Self {
        let done = Arc::new(AtomicUsize::new(0));
        let (ended, is_ended) = channel();
        let (counter, started) = (Arc::clone(&done), Instant::now());
        let tell_all = move || {
            while is_ended.recv_timeout(period) == Err(RecvTimeoutError::Timeout) {
                tell(counter.load(Ordering::Relaxed), started.elapsed().as_secs() / 60);
            }
        };
        // Without a thread the command works all the same, in silence.
        let _ = std::thread::Builder::new().spawn(tell_all);
        Steps { done, _ended: ended }
    }

    pub(crate) fn advance(&self, n: usize) {
        self.done.fetch_add(n, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn its_lines_are_told_from_messages() {
        assert!(is_progress(&line(4, 8, "measurements", 1)) && !is_progress("a.ll:4:8: error: no `main`"));
    }

    #[test]
    fn lines_tell_how_many_steps_are_done() {
        let (sender, told) = channel();
        let steps = Steps::with_period(Duration::from_millis(1), move |done, minutes| {
            let _ = sender.send((done, minutes));
        });
        steps.advance(2);
        steps.advance(1);
        assert!(told.iter().any(|told| told.0 == 3), "the thread tells it in the end");
        drop(steps);
        assert!(told.iter().all(|told| told.0 == 3), "the thread ends, and with it what it tells");
    }
}
