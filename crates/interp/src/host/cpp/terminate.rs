//! `std::terminate`: what a program of C++ says and does at an exception that nothing catches.

use super::{Builtin, exceptions, names};
use crate::machine::HostCall;
use crate::{Stop, TrapKind};

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("_ZSt9terminatev", |call| Err(terminate(call))),
    ("_ZSt13set_terminatePFvvE", |call| {
        let handler = call.arg(0)?;
        Ok(std::mem::replace(&mut call.interp.exceptions.cpp.terminate_handler, handler))
    }),
    ("_ZSt13get_terminatev", |call| Ok(call.interp.exceptions.cpp.terminate_handler)),
    ("__cxa_call_unexpected", |call| {
        // A specification that was not kept; without a function of the program's own that is the end.
        let exception = call.arg(0)?;
        exceptions::take(call, exception);
        Err(terminate(call))
    }),
    ("__cxa_pure_virtual", |call| {
        call.libc().write(2, b"pure virtual method called\n")?;
        Err(terminate(call))
    }),
];

/// Calls the program's handler or says, in the words of libstdc++, what was thrown; and aborts.
pub(super) fn terminate(call: &mut HostCall<'_, '_>) -> Stop {
    let handler = call.interp.exceptions.cpp.terminate_handler;
    let result = match handler {
        0 => describe(call).map(|_| 0),
        _ => call.call(handler, &[]),
    };
    match result {
        Err(stop) if !matches!(stop, Stop::Unwind { .. }) => stop,
        _ => TrapKind::Abort.into(),
    }
}

fn describe(call: &mut HostCall<'_, '_>) -> Result<(), Stop> {
    let interp = &mut *call.interp;
    let cpp = &mut interp.exceptions.cpp;
    if std::mem::replace(&mut cpp.is_terminating, true) {
        interp.libc.write(2, b"terminate called recursively\n")?;
        return Ok(());
    }
    let current = cpp.caught.last().map(|exception| (*exception, cpp.exceptions.get(exception).copied()));
    let Some((exception, Some(current))) = current else {
        let text: &[u8] = match current {
            None => b"terminate called without an active exception\n",
            Some(_) => b"terminate called after throwing a foreign exception\n",
        };
        interp.libc.write(2, text)?;
        return Ok(());
    };
    let mangled = cpp.types.name(&interp.memory, current.info).unwrap_or_default();
    let name = names::readable(&mangled);
    interp.libc.write(2, format!("terminate called after throwing an instance of '{name}'\n").as_bytes())?;
    let object = cpp.object(exception);
    let base = cpp.types.info(&mut interp.memory, "St9exception").unwrap_or(0);
    // Of a class whose bases are not known nothing more can be said.
    let Ok(Some(base)) = cpp.types.catches(&interp.memory, base, current.info, object) else { return Ok(()) };
    /// Where the address of `what` is in a virtual table, after those of two destructors.
    const WHAT: u64 = 16;
    let what = call.mem().read_int(call.mem().read_int(base, 8)? + WHAT, 8)?;
    let text = call.call(what, &[base])?;
    let mut line = b"  what():  ".to_vec();
    line.extend_from_slice(call.mem().c_string(text)?);
    line.push(b'\n');
    call.libc().write(2, &line)?;
    Ok(())
}
