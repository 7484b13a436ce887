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

/// Whether threads make sense, and nothing asks for the order of one.
fn may_be_divided(module: &Module, ids: &[FuncId], options: &Options<'_>) -> bool {
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

/// What all threads share.
struct Shared<'a, M> {
    /// The passes that callers wait for; none if bodies are not kept.
    before: Option<Job<'a>>,
    /// The other passes.
    after: Job<'a>,
    failed: AtomicBool,
    make: &'a M,
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
    let halves = job.keeps_bodies().then(|| job.halves());
    let (before, after) = halves.map_or((None, job), |(before, after)| (Some(before), after));
    let shared = Shared { before, after, failed: AtomicBool::new(false), make };
    let mut needed = ids.to_vec();
    if let Some(before) = &shared.before {
        bodies.begin(module, ids.iter().copied(), options.roots, options.discard);
        let mut start = 0;
        let levels = bodies
            .levels
            .iter()
            .map(|&end| Queue::new(&bodies.by_level[std::mem::replace(&mut start, end)..end]));
        let levels: Vec<Queue<'_>> = levels.collect();
        on_threads(workers, |worker| shared.make_bodies(before, worker, bodies, &levels));
        if shared.failed.load(Ordering::Relaxed) {
            return None;
        }
        bodies.find_needed(module);
        needed.retain(|&id| bodies.is_needed(id));
    }
    let queue = Queue::new(&needed);
    let products = Mutex::new(Vec::with_capacity(needed.len()));
    on_threads(workers, |worker| shared.finish(worker, bodies, &queue, &products));
    if shared.failed.load(Ordering::Relaxed) {
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

impl<M> Shared<'_, M> {
    /// The passes that callers wait for, level by level.
    fn make_bodies<W>(&self, job: &Job<'_>, worker: &mut Worker<W>, bodies: &Bodies, levels: &[Queue<'_>]) {
        for level in levels {
            level.run(&self.failed, |_, id| worker.ctx.make_body(job, bodies, id).is_ok());
        }
    }

    /// The other passes, and the products.
    fn finish<W, P: Default, E: From<Error>>(
        &self,
        worker: &mut Worker<W>,
        bodies: &Bodies,
        queue: &Queue<'_>,
        products: &Mutex<Vec<(usize, P)>>,
    ) where
        M: Fn(&Module, FuncId, &mut Ctx, &mut W, &mut P) -> Result<(), E>,
    {
        let Worker { ctx, own } = worker;
        queue.run(&self.failed, |at, id| {
            let mut product = P::default();
            let mut make =
                |module: &Module, id, ctx: &mut Ctx| (self.make)(module, id, ctx, own, &mut product);
            let result = if self.before.is_some() {
                ctx.finish_body(&self.after, bodies, id, &mut make)
            } else {
                let Job { module, options, goal, .. } = self.after;
                let copied = ctx.run(module, id, options, goal).map(|_| ());
                copied.map_err(E::from).and_then(|()| make(module, id, ctx))
            };
            products.lock().unwrap_or_else(PoisonError::into_inner).push((at, product));
            result.is_ok()
        });
    }
}
