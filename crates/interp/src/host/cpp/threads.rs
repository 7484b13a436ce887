//! `std::thread`, `std::condition_variable` and `std::call_once`; mutexes are those of C.

use super::{Builtin, Cpp};
use crate::TrapKind;
use crate::host::threads::{self, Start};
use crate::machine::{HostCall, HostResult};
use crate::memory::Memory;

// Where in the virtual table of a thread's state `_M_run` is, and what deletes it.
const RUN: u64 = 16;
const DELETE: u64 = 8;

pub(in crate::host) const TABLE: &[(&str, Builtin)] = &[
    ("_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE", start),
    ("_ZNSt6thread4joinEv", |call| {
        let place = call.arg(0)?;
        let thread = call.mem().read_int(place, 8)?;
        let Some(_) = threads::join(call, thread)? else { return system_error() };
        call.memory().write_int(place, 8, 0)?;
        Ok(0)
    }),
    ("_ZNSt6thread6detachEv", |call| {
        let place = call.arg(0)?;
        let thread = call.mem().read_int(place, 8)?;
        if !threads::detach(call, thread) {
            return system_error();
        }
        call.memory().write_int(place, 8, 0)?;
        Ok(0)
    }),
    ("_ZNSt6thread20hardware_concurrencyEv", |_| Ok(1)),
    ("_ZNSt6thread6_StateD2Ev", |_| Ok(0)),
    ("_ZSt20__throw_system_errori", |_| system_error()),
    // What `pthread_once` calls: headers have put the function where both can read it.
    ("__once_proxy", |call| {
        let place = call.interp.exceptions.cpp.once_call;
        let function = call.mem().read_int(place, 8)?;
        call.call(function, &[])?;
        Ok(0)
    }),
    ("_ZNSt18condition_variableC1Ev", |call| {
        let condition = call.arg(0)?;
        call.memory().bytes_mut(condition, 48)?.fill(0);
        Ok(0)
    }),
    ("_ZNSt18condition_variableD1Ev", |_| Ok(0)),
    ("_ZNSt18condition_variable10notify_oneEv", |call| threads::signal(call, call.arg(0)?)),
    ("_ZNSt18condition_variable10notify_allEv", |call| threads::signal(call, call.arg(0)?)),
    // A `unique_lock` begins with the address of its mutex.
    ("_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE", |call| {
        let mutex = call.mem().read_int(call.arg(1)?, 8)?;
        threads::wait(call, call.arg(0)?, mutex)
    }),
];

impl Cpp {
    /// The thread-local variables of `std::call_once`. One of each serves all threads, since they are read
    /// before another thread can write them.
    pub(super) fn once_data(&mut self, memory: &mut Memory, name: &str) -> Option<u64> {
        let is_function = match name {
            "_ZSt15__once_callable" => false,
            "_ZSt11__once_call" => true,
            _ => return None,
        };
        let addr = memory.define_global(8, 8, false);
        if is_function {
            self.once_call = addr;
        }
        Some(addr)
    }
}

fn system_error() -> HostResult {
    Err(TrapKind::Unsupported("`std::system_error`, thrown by a thread".into()).into())
}

/// Starts a thread for the state that the second argument owns, which owns it no more.
fn start(call: &mut HostCall<'_, '_>) -> HostResult {
    let (place, owner) = (call.arg(0)?, call.arg(1)?);
    let state = call.mem().read_int(owner, 8)?;
    call.memory().write_int(owner, 8, 0)?;
    let table = call.mem().read_int(state, 8)?;
    let (run, delete) = (
        call.mem().read_int(table.wrapping_add(RUN), 8)?,
        call.mem().read_int(table.wrapping_add(DELETE), 8)?,
    );
    let thread = threads::add(call, Start::Object { run, delete }, state)?;
    call.memory().write_int(place, 8, thread)?;
    Ok(0)
}
