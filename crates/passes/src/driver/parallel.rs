//! The functions of a module on several threads.
//!
//! Each thread has a [`Ctx`] of its own. Functions go through the passes level by level of the call
//! graph, because a caller needs the bodies of its callees; the functions of one level are independent of
//! each other, and so are all functions afterwards, through elimination and whatever the caller makes of
//! them. The results are handed over in the order of the functions.
//!
//! ```text
//! level 0: c, d, e     level 1: a, b     level 2: main     then c, d, e, a, b, main at once
//! ```
//!
//! Invariant: the code of a function depends on the module and on bodies of lower levels, never on the
//! thread; so the results are the same for any number of threads. Where a function is at fault, everything
//! is done again on one thread, which finds the first one at fault.
//!
//! Cost: that of one thread, and a wait at the end of each level.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

use sheave_ir::{FuncId, Module};

use super::context::Job;
use super::{Ctx, Goal, Options};
use crate::pass::Error;
use crate::program::Bodies;

/// Instructions of a module below which threads cost more than they save.
const MIN_INSTS: usize = 4_000;

/// Ctxs with what else a thread needs; keep them for the next module.
#[derive(Debug)]
pub struct Workers<W> {
    workers: Vec<Worker<W>>,
}

#[derive(Debug)]
struct Worker<W> {
    ctx: Ctx,
    own: W,
}

impl<W: Default> Default for Workers<W> {
    fn default() -> Self {
        Workers { workers: vec![Worker { ctx: Ctx::new(), own: W::default() }] }
    }
}

impl<W: Default + Send> Workers<W> {
    /// What [`Ctx::for_each`] does, with `make` on any of `threads` threads (`None`: as many as the
    /// machine has) and `take` on this one, in the order of the functions: `make` fills a product, with the
    /// memory of its thread; `take` uses it. A module is divided only where it is large, and nothing is
    /// limited, measured or printed per pass.
    ///
    /// # Errors
    /// As [`Ctx::for_each`]. Nothing has been taken then, unless there was one thread.
    pub fn for_each<P: Default + Send, E: From<Error> + Send>(
        &mut self,
        threads: Option<usize>,
        module: &Module,
        ids: &[FuncId],
        options: &Options<'_>,
        make: impl Fn(&Module, FuncId, &mut Ctx, &mut W, &mut P) -> Result<(), E> + Sync,
        mut take: impl FnMut(FuncId, &mut P),
    ) -> Result<(), E> {
        let threads = if may_be_divided(module, ids, options) {
            // Asking the system costs more than compiling a small function.
            threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, NonZero::get))
        } else {
            1
        };
        if threads > 1 {
            while self.workers.len() < threads {
                self.workers.push(Worker { ctx: Ctx::new(), own: W::default() });
            }
            let mut bodies = std::mem::take(&mut self.workers[0].ctx.bodies);
            let products = divide(&mut self.workers[..threads], &mut bodies, module, ids, options, &make);
            self.workers[0].ctx.bodies = bodies;
            if let Some(products) = products {
                for (id, mut product) in products {
                    take(id, &mut product);
                }
                return Ok(());
            }
        }
        let Worker { ctx, own } = &mut self.workers[0];
        let mut product = P::default();
        ctx.for_each(module, ids.iter().copied(), options, Goal::Copies, |module, id, ctx| {
            make(module, id, ctx, own, &mut product)?;
            take(id, &mut product);
            Ok(())
        })
    }
}

/// Whether threads make sense for these functions, and nothing requires the order of one.
pub fn may_be_divided(module: &Module, ids: &[FuncId], options: &Options<'_>) -> bool {
    let in_order = options.fuel.is_some() || options.time || options.debug.any();
    !in_order && ids.iter().map(|&id| module.functions[id].n_insts()).sum::<usize>() >= MIN_INSTS
}

/// Functions that wait for a thread, and those that are not finished.
struct Queue<'a> {
    ids: &'a [FuncId],
    next: AtomicUsize,
    left: Mutex<usize>,
    finished: Condvar,
}

impl<'a> Queue<'a> {
    fn new(ids: &'a [FuncId]) -> Self {
        Queue { ids, next: AtomicUsize::new(0), left: Mutex::new(ids.len()), finished: Condvar::new() }
    }

    /// Does `work` to functions until none is left, then waits until the other threads have done theirs.
    /// Where one has failed, functions are passed over.
    fn run(&self, failed: &AtomicBool, mut work: impl FnMut(usize, FuncId) -> bool) {
        loop {
            let at = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(&id) = self.ids.get(at) else { break };
            // A thread that panics must not leave the others waiting.
            let result = catch_unwind(AssertUnwindSafe(|| failed.load(Ordering::Relaxed) || work(at, id)));
            if !matches!(result, Ok(true)) {
                failed.store(true, Ordering::Relaxed);
            }
            let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
            *left -= 1;
            if *left == 0 {
                self.finished.notify_all();
            }
            drop(left);
            if let Err(panic) = result {
                resume_unwind(panic);
            }
        }
        let left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.finished.wait_while(left, |left| *left > 0).unwrap_or_else(PoisonError::into_inner));
    }
}

/// The products of all functions that are finished, in order; `None` where one is at fault.
fn divide<W: Send, P: Default + Send, E: From<Error> + Send>(
    workers: &mut [Worker<W>],
    bodies: &mut Bodies,
    module: &Module,
    ids: &[FuncId],
    options: &Options<'_>,
    make: &(impl Fn(&Module, FuncId, &mut Ctx, &mut W, &mut P) -> Result<(), E> + Sync),
) -> Option<Vec<(FuncId, P)>> {
    let job = Job::new(module, options, Goal::Copies);
    // The passes that callers wait for, and the others.
    let halves = job.keeps_bodies().then(|| job.halves());
    let failed = AtomicBool::new(false);
    let mut needed: Vec<FuncId> = ids.iter().copied().filter(|&id| module.defines(id)).collect();
    if let Some((before, _)) = &halves {
        bodies.begin(module, ids.iter().copied(), options.roots, options.discard);
        let levels = bodies.order.chunk_by(|&a, &b| bodies.level(a) == bodies.level(b));
        let levels: Vec<Queue<'_>> = levels.map(Queue::new).collect();
        on_threads(workers, |worker| {
            for level in &levels {
                level.run(&failed, |_, id| worker.ctx.make_body(before, bodies, id).is_ok());
            }
        });
        if failed.load(Ordering::Relaxed) {
            return None;
        }
        bodies.find_needed(module);
        needed.retain(|&id| bodies.is_needed(id));
    }
    let queue = Queue::new(&needed);
    let products = Mutex::new(Vec::with_capacity(needed.len()));
    on_threads(workers, |Worker { ctx, own }| {
        queue.run(&failed, |at, id| {
            let mut product = P::default();
            let mut make = |module: &Module, id, ctx: &mut Ctx| make(module, id, ctx, own, &mut product);
            let result = if let Some((_, after)) = &halves {
                ctx.finish_body(after, bodies, id, &mut make)
            } else {
                let copied = ctx.run(module, id, options, job.goal).map(drop);
                copied.map_err(E::from).and_then(|()| make(module, id, ctx))
            };
            products.lock().unwrap_or_else(PoisonError::into_inner).push((at, product));
            result.is_ok()
        });
    });
    if failed.load(Ordering::Relaxed) {
        return None;
    }
    let mut products: Vec<(usize, P)> = products.into_inner().unwrap_or_else(PoisonError::into_inner);
    products.sort_unstable_by_key(|&(at, _)| at);
    Some(products.into_iter().map(|(at, product)| (needed[at], product)).collect())
}

/// Calls `work` with every worker, the first on this thread. Where the system has no thread for one, the
/// others do its share.
fn on_threads<W: Send>(workers: &mut [Worker<W>], work: impl Fn(&mut Worker<W>) + Sync) {
    let Some((first, others)) = workers.split_first_mut() else { return };
    std::thread::scope(|scope| {
        for worker in others {
            // Dropping the handle of one that could not be started is all there is to do.
            let _ = std::thread::Builder::new().spawn_scoped(scope, || work(worker));
        }
        work(first);
    });
}
