//! `<signal.h>`: handlers, which run where the program raises their signal itself. No other signal comes.

use super::Builtin;
use crate::TrapKind;
use crate::machine::{HostCall, HostResult};

/// Numbers of signals are below this.
const N_SIGNALS: usize = 65;
const ABORT: usize = 6;
/// What `signal` gives for a number that is none.
const ERROR: u64 = u64::MAX;
const IGNORED: u64 = 1;
/// Those that no handler may be for: to kill and to stop.
const FIXED: [usize; 2] = [9, 19];
/// Those that do nothing by default: of children, urgent data, windows, and to continue.
const UNNOTICED: [usize; 4] = [17, 18, 23, 28];
const INVALID: u64 = 22;
/// Where in a `struct sigaction` the flags are.
const FLAGS: u64 = 136;
/// The handler wants more than the number; it is the default again once the signal came.
const WITH_INFORMATION: u64 = 4;
const ONCE: u64 = 0x8000_0000;

/// The handlers by number: null for the default.
pub(crate) type Handlers = Vec<u64>;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("raise", |call| raise(call, call.int(0)? as usize)),
    ("signal", |call| {
        let (signal, handler) = (call.int(0)? as usize, call.arg(1)?);
        if signal == 0 || signal >= N_SIGNALS || FIXED.contains(&signal) {
            call.set_errno(INVALID)?;
            return Ok(ERROR);
        }
        Ok(exchange(call, signal, handler))
    }),
    ("sigaction", action),
    ("sigemptyset", |call| fill(call, 0)),
    ("sigfillset", |call| fill(call, 0xff)),
];

/// Sets the handler; gives the one before.
fn exchange(call: &mut HostCall<'_, '_>, signal: usize, handler: u64) -> u64 {
    let handlers = &mut call.libc().handlers;
    handlers.resize(N_SIGNALS, 0);
    std::mem::replace(&mut handlers[signal], handler)
}

fn raise(call: &mut HostCall<'_, '_>, signal: usize) -> HostResult {
    let handler = call.interp.libc.handlers.get(signal).copied().unwrap_or(0);
    match handler {
        IGNORED => Ok(0),
        0 if UNNOTICED.contains(&signal) => Ok(0),
        0 if signal == ABORT => Err(TrapKind::Abort.into()),
        0 => Err(TrapKind::Unsupported(format!("signal {signal} without a handler").into()).into()),
        handler => {
            call.call(handler, &[signal as u64])?;
            Ok(0)
        }
    }
}

/// `sigaction` for handlers that get the number alone.
fn action(call: &mut HostCall<'_, '_>) -> HostResult {
    let (signal, new, old) = (call.int(0)? as usize, call.arg(1)?, call.arg(2)?);
    if signal == 0 || signal >= N_SIGNALS || FIXED.contains(&signal) {
        call.set_errno(INVALID)?;
        return Ok(u64::from(u32::MAX));
    }
    let before = call.interp.libc.handlers.get(signal).copied().unwrap_or(0);
    if new != 0 {
        if call.mem().read_int(new.wrapping_add(FLAGS), 4)? & (WITH_INFORMATION | ONCE) != 0 {
            let what = "a handler of signals that is told more than the number, or for once";
            return Err(TrapKind::Unsupported(what.into()).into());
        }
        let handler = call.mem().read_int(new, 8)?;
        exchange(call, signal, handler);
    }
    if old != 0 {
        call.memory().bytes_mut(old, 152)?.fill(0);
        call.memory().write_int(old, 8, before)?;
    }
    Ok(0)
}

fn fill(call: &mut HostCall<'_, '_>, byte: u8) -> HostResult {
    let set = call.arg(0)?;
    call.memory().bytes_mut(set, 128)?.fill(byte);
    Ok(0)
}
