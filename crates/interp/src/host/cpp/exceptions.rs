//! How exceptions of C++ are thrown and caught: the Itanium C++ ABI, "Exception Handling", level II.

use super::{Builtin, Exception, HEADER, terminate};
use crate::machine::{HostCall, HostResult};
use crate::unwind::Thrown;
use crate::{Stop, TrapKind};

/// What `_Unwind_RaiseException` gives where nothing catches.
const END_OF_STACK: u64 = 5;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("__cxa_allocate_exception", |call| make(call, call.arg(0)?)),
    ("__cxa_free_exception", |call| {
        let block = call.arg(0)?.wrapping_sub(HEADER);
        call.memory().release(block)?;
        Ok(0)
    }),
    ("__cxa_throw", |call| Err(throw(call, call.arg(0)?, call.arg(1)?, call.arg(2)?))),
    ("__cxa_rethrow", rethrow),
    ("__cxa_get_exception_ptr", |call| {
        let exception = call.arg(0)?;
        let cpp = &call.interp.exceptions.cpp;
        Ok(cpp.exceptions.get(&exception).map_or_else(|| cpp.object(exception), |of| of.object))
    }),
    ("__cxa_begin_catch", begin_catch),
    ("__cxa_end_catch", end_catch),
    ("__cxa_current_exception_type", |call| {
        let cpp = &call.interp.exceptions.cpp;
        let current = cpp.caught.last().and_then(|exception| cpp.exceptions.get(exception));
        Ok(current.map_or(0, |exception| exception.info))
    }),
    ("_ZSt18uncaught_exceptionv", |call| Ok(u64::from(call.interp.exceptions.cpp.n_uncaught > 0))),
    ("_ZSt19uncaught_exceptionsv", |call| Ok(u64::from(call.interp.exceptions.cpp.n_uncaught))),
    ("_Unwind_Resume", |call| Err(Stop::Unwind { exception: call.arg(0)? })),
    ("_Unwind_Resume_or_Rethrow", raise_foreign),
    ("_Unwind_RaiseException", raise_foreign),
    ("_Unwind_DeleteException", delete_foreign),
];

/// Room for an exception whose object has `size` bytes.
pub(super) fn make(call: &mut HostCall<'_, '_>, size: u64) -> HostResult {
    let size = size.checked_add(HEADER).ok_or_else(|| TrapKind::Host("no memory for an exception".into()))?;
    let memory = &mut call.interp.memory;
    let block = super::allocate(memory, size)?;
    // What is before the object is the library's, and written.
    memory.bytes_mut(block, HEADER)?.fill(0);
    Ok(block + HEADER)
}

/// The address that landing pads get for the exception with this object.
fn head(object: u64) -> u64 {
    object.wrapping_sub(super::UNWIND_HEADER)
}

/// Throws `object`, which [`make`] made.
pub(super) fn throw(call: &mut HostCall<'_, '_>, object: u64, info: u64, destructor: u64) -> Stop {
    let exception = head(object);
    let all = &mut call.interp.exceptions;
    all.thrown.insert(exception, Thrown::Cpp(info));
    all.cpp.exceptions.insert(exception, Exception { info, destructor, object, handlers: 0 });
    all.cpp.n_uncaught += 1;
    start(call, exception)
}

/// Begins to unwind; the end of the program, where nothing catches.
fn start(call: &mut HostCall<'_, '_>, exception: u64) -> Stop {
    match call.interp.is_caught(exception) {
        Ok(true) => Stop::Unwind { exception },
        Ok(false) => {
            take(call, exception);
            terminate::terminate(call)
        }
        Err(kind) => kind.into(),
    }
}

/// A handler takes the exception; gives the object that it sees.
pub(super) fn take(call: &mut HostCall<'_, '_>, exception: u64) -> u64 {
    let cpp = &mut call.interp.exceptions.cpp;
    if cpp.caught.last() != Some(&exception) {
        cpp.caught.push(exception);
    }
    let Some(of) = cpp.exceptions.get_mut(&exception) else { return cpp.object(exception) };
    of.handlers = of.handlers.abs() + 1;
    cpp.n_uncaught = cpp.n_uncaught.saturating_sub(1);
    of.object
}

fn begin_catch(call: &mut HostCall<'_, '_>) -> HostResult {
    let exception = call.arg(0)?;
    Ok(take(call, exception))
}

/// The last handler of an exception destroys it, unless it is on its way again.
fn end_catch(call: &mut HostCall<'_, '_>) -> HostResult {
    let cpp = &mut call.interp.exceptions.cpp;
    let Some(&exception) = cpp.caught.last() else { return Ok(0) };
    let Some(of) = cpp.exceptions.get_mut(&exception) else {
        cpp.caught.pop();
        return delete(call, exception);
    };
    if of.handlers < 0 {
        of.handlers += 1;
        if of.handlers == 0 {
            cpp.caught.pop();
        }
        return Ok(0);
    }
    of.handlers -= 1;
    if of.handlers > 0 {
        return Ok(0);
    }
    cpp.caught.pop();
    let destructor = of.destructor;
    cpp.exceptions.remove(&exception);
    call.interp.exceptions.thrown.remove(&exception);
    let object = call.interp.exceptions.cpp.object(exception);
    if destructor != 0 {
        call.call(destructor, &[object])?;
    }
    call.memory().release(object - HEADER)?;
    Ok(0)
}

fn rethrow(call: &mut HostCall<'_, '_>) -> HostResult {
    let cpp = &mut call.interp.exceptions.cpp;
    let Some(&exception) = cpp.caught.last() else { return Err(terminate::terminate(call)) };
    match cpp.exceptions.get_mut(&exception) {
        Some(of) => {
            of.handlers = -of.handlers;
            cpp.n_uncaught += 1;
        }
        None => {
            cpp.caught.pop();
        }
    }
    Err(start(call, exception))
}

/// Throws an exception of another language, whose head the program has made; gives a number where nothing
/// catches it.
fn raise_foreign(call: &mut HostCall<'_, '_>) -> HostResult {
    let exception = call.arg(0)?;
    call.mem().bytes(exception, super::UNWIND_HEADER)?;
    call.interp.exceptions.thrown.entry(exception).or_insert(Thrown::Foreign);
    if call.interp.is_caught(exception)? { Err(Stop::Unwind { exception }) } else { Ok(END_OF_STACK) }
}

fn delete_foreign(call: &mut HostCall<'_, '_>) -> HostResult {
    let exception = call.arg(0)?;
    delete(call, exception)
}

/// An exception of another language is over: its head says how it is destroyed.
fn delete(call: &mut HostCall<'_, '_>, exception: u64) -> HostResult {
    /// `_URC_FOREIGN_EXCEPTION_CAUGHT`
    const CAUGHT_BY_ANOTHER_LANGUAGE: u64 = 1;
    call.interp.exceptions.thrown.remove(&exception);
    let cleanup = call.mem().read_int(exception.wrapping_add(8), 8)?;
    if cleanup != 0 {
        call.call(cleanup, &[CAUGHT_BY_ANOTHER_LANGUAGE, exception])?;
    }
    Ok(0)
}
