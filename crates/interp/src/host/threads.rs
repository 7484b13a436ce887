//! Threads of a program, one after the other: a new thread waits until the running one waits for something (a
//! thread, a mutex, a condition, time), and then runs until it ends. So every run is the same, there are no
//! races, and a program in which threads have to alternate is refused.
//!
//! Mutexes and conditions are in the program's memory, where glibc has them: the lock, the depth, the owner,
//! and the kind at bytes 0, 4, 8 and 16; of a condition the number of signals at 0.

use std::collections::VecDeque;

use super::Builtin;
use crate::machine::{HostCall, HostResult};
use crate::{Stop, TrapKind};

// Errors.
const NO_SUCH_THREAD: u64 = 3;
const BUSY: u64 = 16;
const INVALID: u64 = 22;
const DEADLOCK: u64 = 35;

// A mutex.
const COUNT: u64 = 4;
const OWNER: u64 = 8;
const KIND: u64 = 16;
const RECURSIVE: u64 = 1;
const CHECKED: u64 = 2;

/// Threads of one program.
const MAX_THREADS: usize = 10_000;

/// The threads of a program; the first one has no entry.
#[derive(Default)]
pub(crate) struct Threads {
    /// By number, less two: the first thread is 1.
    all: Vec<Thread>,
    /// Those that have not started.
    waiting: VecDeque<usize>,
    /// The running one, if it is not the first.
    running: Option<usize>,
    /// Destructors of the keys that exist, zero for none; nothing for those that were deleted.
    keys: Vec<Option<u64>>,
    /// What the first thread has by key.
    values: Vec<u64>,
    /// What is called when the running thread ends.
    at_end: Vec<(u64, u64)>,
}

struct Thread {
    start: Start,
    argument: u64,
    result: Option<u64>,
    values: Vec<u64>,
    /// It has been joined, or will not be.
    is_gone: bool,
}

/// What a thread runs.
#[derive(Clone, Copy)]
pub(super) enum Start {
    /// A function of one argument, whose result a join gets.
    Function(u64),
    /// An object of C++: a function for it, and one that deletes it afterwards.
    Object { run: u64, delete: u64 },
}

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("pthread_create", |call| {
        let (place, function, argument) = (call.arg(0)?, call.arg(2)?, call.arg(3)?);
        let thread = add(call, Start::Function(function), argument)?;
        call.memory().write_int(place, 8, thread)?;
        Ok(0)
    }),
    ("pthread_join", |call| {
        let (thread, place) = (call.arg(0)?, call.arg(1)?);
        let Some(result) = join(call, thread)? else { return Ok(NO_SUCH_THREAD) };
        if place != 0 {
            call.memory().write_int(place, 8, result)?;
        }
        Ok(0)
    }),
    ("pthread_detach", |call| {
        let thread = call.arg(0)?;
        Ok(if detach(call, thread) { 0 } else { NO_SUCH_THREAD })
    }),
    ("pthread_self", |call| Ok(own_number(call))),
    ("pthread_equal", |call| Ok(u64::from(call.arg(0)? == call.arg(1)?))),
    ("pthread_exit", |call| {
        if call.interp.libc.threads.running.is_some() {
            return Err(Stop::ThreadEnd { value: call.arg(0)? });
        }
        // The program ends when the others have.
        while run_waiting(call)? {}
        Err(Stop::Exit(0))
    }),
    ("pthread_attr_init", nothing),
    ("pthread_attr_destroy", nothing),
    ("pthread_attr_setstacksize", nothing),
    ("pthread_attr_setdetachstate", |call| match call.int(1)? {
        0 => Ok(0),
        _ => Err(TrapKind::Unsupported("threads that are made detached".into()).into()),
    }),
    ("pthread_mutexattr_init", |call| set(call, 4, 0)),
    ("pthread_mutexattr_destroy", nothing),
    ("pthread_mutexattr_settype", |call| set(call, 4, call.arg(1)?)),
    ("pthread_mutex_init", |call| {
        let (mutex, attributes) = (call.arg(0)?, call.arg(1)?);
        let kind = if attributes == 0 { 0 } else { call.mem().read_int(attributes, 4)? };
        call.memory().bytes_mut(mutex, 40)?.fill(0);
        call.memory().write_int(mutex.wrapping_add(KIND), 4, kind)?;
        Ok(0)
    }),
    ("pthread_mutex_destroy", |call| Ok(if call.mem().read_int(call.arg(0)?, 4)? == 0 { 0 } else { BUSY })),
    ("pthread_mutex_lock", |call| lock(call, call.arg(0)?)),
    ("pthread_mutex_trylock", |call| {
        let mutex = call.arg(0)?;
        if call.mem().read_int(mutex, 4)? == 0 || is_own_recursive(call, mutex)? {
            lock(call, mutex)
        } else {
            Ok(BUSY)
        }
    }),
    ("pthread_mutex_unlock", |call| unlock(call, call.arg(0)?)),
    ("pthread_cond_init", |call| {
        let condition = call.arg(0)?;
        call.memory().bytes_mut(condition, 48)?.fill(0);
        Ok(0)
    }),
    ("pthread_cond_destroy", nothing),
    ("pthread_cond_signal", |call| signal(call, call.arg(0)?)),
    ("pthread_cond_broadcast", |call| signal(call, call.arg(0)?)),
    ("pthread_cond_wait", |call| wait(call, call.arg(0)?, call.arg(1)?)),
    ("pthread_once", |call| {
        let (once, function) = (call.arg(0)?, call.arg(1)?);
        if call.mem().read_int(once, 4)? == 0 {
            call.memory().write_int(once, 4, 2)?;
            // Nothing was done if the function is left by an exception.
            if let Err(error) = call.call(function, &[]) {
                call.memory().write_int(once, 4, 0)?;
                return Err(error);
            }
        }
        Ok(0)
    }),
    ("pthread_key_create", |call| {
        let (place, destructor) = (call.arg(0)?, call.arg(1)?);
        let keys = &mut call.libc().threads.keys;
        keys.push(Some(destructor));
        let key = keys.len() as u64 - 1;
        call.memory().write_int(place, 4, key)?;
        Ok(0)
    }),
    ("pthread_key_delete", |call| {
        let key = call.arg(0)? as u32 as usize;
        Ok(match call.libc().threads.keys.get_mut(key) {
            Some(entry @ Some(_)) => {
                *entry = None;
                0
            }
            _ => INVALID,
        })
    }),
    ("pthread_setspecific", |call| {
        let (key, value) = (call.arg(0)? as u32 as usize, call.arg(1)?);
        if call.libc().threads.keys.get(key).is_none_or(Option::is_none) {
            return Ok(INVALID);
        }
        let values = own_values(call);
        values.resize(values.len().max(key + 1), 0);
        values[key] = value;
        Ok(0)
    }),
    ("pthread_getspecific", |call| {
        let key = call.arg(0)? as u32 as usize;
        Ok(own_values(call).get(key).copied().unwrap_or(0))
    }),
    ("__cxa_thread_atexit", |call| {
        let entry = (call.arg(0)?, call.arg(1)?);
        let is_first = call.interp.libc.threads.running.is_none();
        let libc = call.libc();
        if is_first {
            libc.exit_functions.push(entry)
        } else {
            libc.threads.at_end.push(entry)
        }
        Ok(0)
    }),
    ("sched_yield", |call| {
        run_waiting(call)?;
        Ok(0)
    }),
];

fn nothing(_: &mut HostCall<'_, '_>) -> HostResult {
    Ok(0)
}

/// Stores at the first argument.
fn set(call: &mut HostCall<'_, '_>, size: u32, value: u64) -> HostResult {
    let place = call.arg(0)?;
    call.memory().write_int(place, size, value)?;
    Ok(0)
}

/// The number of the running thread.
fn own_number(call: &HostCall<'_, '_>) -> u64 {
    call.interp.libc.threads.running.map_or(1, |index| index as u64 + 2)
}

/// What the running thread has by key.
fn own_values<'c>(call: &'c mut HostCall<'_, '_>) -> &'c mut Vec<u64> {
    let threads = &mut call.interp.libc.threads;
    match threads.running {
        Some(index) => &mut threads.all[index].values,
        None => &mut threads.values,
    }
}

/// A new thread, which does not run yet: its number.
pub(super) fn add(call: &mut HostCall<'_, '_>, start: Start, argument: u64) -> HostResult {
    let threads = &mut call.libc().threads;
    if threads.all.len() >= MAX_THREADS {
        return Err(TrapKind::Unsupported("more than 10 000 threads".into()).into());
    }
    threads.waiting.push_back(threads.all.len());
    threads.all.push(Thread { start, argument, result: None, values: Vec::new(), is_gone: false });
    Ok(threads.all.len() as u64 + 1)
}

/// Whether there is such a thread, which nothing will join from now on.
pub(super) fn detach(call: &mut HostCall<'_, '_>, thread: u64) -> bool {
    let index = (thread as usize).wrapping_sub(2);
    match call.libc().threads.all.get_mut(index).filter(|thread| !thread.is_gone) {
        Some(thread) => {
            thread.is_gone = true;
            true
        }
        None => false,
    }
}

/// Waits for a thread: its result, or nothing if there is no such thread.
pub(super) fn join(call: &mut HostCall<'_, '_>, thread: u64) -> Result<Option<u64>, Stop> {
    let index = (thread as usize).wrapping_sub(2);
    if call.libc().threads.all.get(index).is_none_or(|thread| thread.is_gone) {
        return Ok(None);
    }
    while call.interp.libc.threads.all[index].result.is_none() {
        must_run_another(call, "is joined")?;
    }
    let thread = &mut call.libc().threads.all[index];
    thread.is_gone = true;
    Ok(thread.result)
}

/// Runs a thread that has not started; there must be one.
fn must_run_another(call: &mut HostCall<'_, '_>, what: &str) -> Result<(), Stop> {
    if run_waiting(call)? {
        return Ok(());
    }
    let what = format!("threads that have to alternate: what {what} here waits for this thread, too");
    Err(TrapKind::Unsupported(what.into()).into())
}

/// Runs the next thread that has not started to its end; false where there is none.
pub(super) fn run_waiting(call: &mut HostCall<'_, '_>) -> Result<bool, Stop> {
    let Some(index) = call.libc().threads.waiting.pop_front() else { return Ok(false) };
    let interp = &mut *call.interp;
    let threads = &mut interp.libc.threads;
    let (start, argument) = (threads.all[index].start, threads.all[index].argument);
    let before = threads.running.replace(index);
    let at_end = std::mem::take(&mut threads.at_end);
    let own = interp.program.swap_thread_data(&mut interp.memory, None)?;
    let floor = interp.frames.len();
    let result = match start {
        Start::Function(function) => call.call(function, &[argument]),
        Start::Object { run, delete } => {
            call.call(run, &[argument]).and_then(|_| call.call(delete, &[argument]))
        }
    };
    let value = match result {
        Ok(value) => value,
        Err(Stop::ThreadEnd { value }) => {
            while call.interp.frames.len() > floor {
                call.interp.leave()?;
            }
            value
        }
        Err(Stop::Unwind { .. }) => return Err(TrapKind::UncaughtException.into()),
        Err(stop) => return Err(stop),
    };
    while let Some((function, object)) = call.libc().threads.at_end.pop() {
        call.call(function, &[object])?;
    }
    destroy_values(call, index)?;
    let interp = &mut *call.interp;
    interp.program.swap_thread_data(&mut interp.memory, Some(own))?;
    let threads = &mut interp.libc.threads;
    threads.all[index].result = Some(value);
    threads.running = before;
    threads.at_end = at_end;
    Ok(true)
}

/// Calls the destructors of what a thread has by key, again where they set others, as often as POSIX asks.
fn destroy_values(call: &mut HostCall<'_, '_>, index: usize) -> Result<(), Stop> {
    const ROUNDS: u32 = 4;
    for _ in 0..ROUNDS {
        let values = std::mem::take(&mut call.libc().threads.all[index].values);
        if values.iter().all(|&value| value == 0) {
            break;
        }
        for (key, value) in values.into_iter().enumerate().filter(|&(_, value)| value != 0) {
            let destructor = call.interp.libc.threads.keys.get(key).copied().flatten().unwrap_or(0);
            if destructor != 0 {
                call.call(destructor, &[value])?;
            }
        }
    }
    Ok(())
}

/// The running thread holds the mutex, and may take it again.
fn is_own_recursive(call: &HostCall<'_, '_>, mutex: u64) -> Result<bool, Stop> {
    let memory = call.mem();
    Ok(memory.read_int(mutex.wrapping_add(OWNER), 4)? == own_number(call)
        && memory.read_int(mutex.wrapping_add(KIND), 4)? == RECURSIVE)
}

pub(super) fn lock(call: &mut HostCall<'_, '_>, mutex: u64) -> HostResult {
    if call.mem().read_int(mutex, 4)? != 0 {
        if is_own_recursive(call, mutex)? {
            let count = call.mem().read_int(mutex.wrapping_add(COUNT), 4)?;
            call.memory().write_int(mutex.wrapping_add(COUNT), 4, count + 1)?;
            return Ok(0);
        }
        if call.mem().read_int(mutex.wrapping_add(OWNER), 4)? == own_number(call) {
            if call.mem().read_int(mutex.wrapping_add(KIND), 4)? == CHECKED {
                return Ok(DEADLOCK);
            }
            return Err(TrapKind::Host("the thread waits for a mutex that it holds".into()).into());
        }
        while call.mem().read_int(mutex, 4)? != 0 {
            must_run_another(call, "holds the mutex")?;
        }
    }
    let owner = own_number(call);
    call.memory().write_int(mutex, 4, 1)?;
    call.memory().write_int(mutex.wrapping_add(OWNER), 4, owner)?;
    call.memory().write_int(mutex.wrapping_add(COUNT), 4, 1)?;
    Ok(0)
}

pub(super) fn unlock(call: &mut HostCall<'_, '_>, mutex: u64) -> HostResult {
    let count = call.mem().read_int(mutex.wrapping_add(COUNT), 4)?.saturating_sub(1);
    call.memory().write_int(mutex.wrapping_add(COUNT), 4, count)?;
    if count == 0 {
        call.memory().write_int(mutex, 4, 0)?;
        call.memory().write_int(mutex.wrapping_add(OWNER), 4, 0)?;
    }
    Ok(0)
}

pub(super) fn signal(call: &mut HostCall<'_, '_>, condition: u64) -> HostResult {
    let n_signals = call.mem().read_int(condition, 4)?;
    call.memory().write_int(condition, 4, (n_signals + 1) & 0xffff_ffff)?;
    Ok(0)
}

/// Waits without the mutex until another thread signals.
pub(super) fn wait(call: &mut HostCall<'_, '_>, condition: u64, mutex: u64) -> HostResult {
    let n_signals = call.mem().read_int(condition, 4)?;
    unlock(call, mutex)?;
    while call.mem().read_int(condition, 4)? == n_signals {
        must_run_another(call, "signals the condition")?;
    }
    lock(call, mutex)
}
