//! A map over a slice on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of processors.
pub(super) fn n_processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// `f` of every item, in the order of the items, on at most `n_threads` threads, this one among them. Each
/// thread has its own state, which `init` makes.
pub(super) fn map<T: Sync, S, R: Send>(
    items: &[T],
    n_threads: usize,
    init: impl Fn() -> S + Sync,
    f: impl Fn(&mut S, &T) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let work = || {
        let (mut state, mut done) = (init(), Vec::new());
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(index) else { return done };
            done.push((index, f(&mut state, item)));
        }
    };
    let mut done = std::thread::scope(|scope| {
        let builder = || std::thread::Builder::new().spawn_scoped(scope, work).ok();
        // A system without more threads leaves the work to those that exist.
        let threads: Vec<_> = (1..n_threads.min(items.len())).map_while(|_| builder()).collect();
        let mut done = work();
        for thread in threads {
            done.extend(thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        done
    });
    done.sort_unstable_by_key(|&(index, _)| index);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_are_in_the_order_of_the_items() {
        let items: Vec<u32> = (0..100).collect();
        for n_threads in [0, 1, 3, 1000] {
            assert_eq!(
                super::map(&items, n_threads, || 1, |one, &item| item + *one),
                (1..101).collect::<Vec<_>>()
            );
        }
        assert!(super::map(&[0; 0], 4, || (), |(), &item: &u32| item).is_empty());
    }
}
