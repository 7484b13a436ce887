//! How far a long command has come: a bar on a terminal, a line a minute elsewhere.

use std::io::IsTerminal as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::report;

/// Without a terminal the progress is told so often.
pub(crate) const PERIOD: Duration = Duration::from_secs(60);

/// A bar for `n` steps, where standard error is a terminal.
pub(crate) fn bar(n: usize) -> Option<ProgressBar> {
    std::io::stderr().is_terminal().then(|| {
        let bar = ProgressBar::with_draw_target(Some(n as u64), ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta} left {msg}") {
            bar.set_style(style);
        }
        bar
    })
}

/// Steps that several threads take, until it is dropped.
pub(crate) struct Steps {
    bar: Option<ProgressBar>,
    done: Arc<AtomicUsize>,
    /// Ends the thread that writes lines.
    _ended: Sender<()>,
}

impl Steps {
    /// `n` steps, each of which is one of `what`.
    pub(crate) fn new(n: usize, what: &'static str) -> Self {
        Self::told(bar(n), PERIOD, move |done, minutes| {
            report(&format!("{done} of {n} {what}, {minutes} min"));
        })
    }

    /// The same, with `tell` for every period, where there is no bar.
    fn told(bar: Option<ProgressBar>, period: Duration, tell: impl Fn(usize, u64) + Send + 'static) -> Self {
        let done = Arc::new(AtomicUsize::new(0));
        let (ended, is_ended) = channel();
        if bar.is_none() {
            let (done, started) = (Arc::clone(&done), Instant::now());
            let tell_all = move || {
                while is_ended.recv_timeout(period) == Err(RecvTimeoutError::Timeout) {
                    tell(done.load(Ordering::Relaxed), started.elapsed().as_secs() / 60);
                }
            };
            // Where there are no threads, nothing is told.
            let _ = std::thread::Builder::new().spawn(tell_all);
        }
        Steps { bar, done, _ended: ended }
    }

    pub(crate) fn advance(&self, n: usize) {
        self.done.fetch_add(n, Ordering::Relaxed);
        if let Some(bar) = &self.bar {
            bar.inc(n as u64);
        }
    }
}

impl Drop for Steps {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_tell_how_many_steps_are_done() {
        let (sender, told) = channel();
        let steps = Steps::told(None, Duration::from_millis(1), move |done, minutes| {
            let _ = sender.send((done, minutes));
        });
        steps.advance(2);
        steps.advance(1);
        assert!(told.iter().any(|told| told.0 == 3), "the thread tells it in the end");
        drop(steps);
        assert!(told.iter().all(|told| told.0 == 3), "the thread ends, and with it what it tells");
    }
}
