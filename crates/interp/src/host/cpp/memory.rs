//! `operator new` and `operator delete`, `dynamic_cast`, guards of local statics.

use super::{Builtin, classes};
use crate::machine::{HostCall, HostResult};

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("_Znwm", |call| new(call, 16)),
    ("_Znam", |call| new(call, 16)),
    ("_ZnwmSt11align_val_t", |call| new(call, call.arg(1)?)),
    ("_ZnamSt11align_val_t", |call| new(call, call.arg(1)?)),
    ("_ZnwmRKSt9nothrow_t", new_or_null),
    ("_ZnamRKSt9nothrow_t", new_or_null),
    ("_ZdlPv", delete),
    ("_ZdaPv", delete),
    ("_ZdlPvm", delete),
    ("_ZdaPvm", delete),
    ("_ZdlPvRKSt9nothrow_t", delete),
    ("_ZdaPvRKSt9nothrow_t", delete),
    ("_ZdlPvSt11align_val_t", delete),
    ("_ZdaPvSt11align_val_t", delete),
    ("_ZdlPvmSt11align_val_t", delete),
    ("_ZdaPvmSt11align_val_t", delete),
    ("_ZSt15set_new_handlerPFvvE", |call| {
        let handler = call.arg(0)?;
        Ok(std::mem::replace(&mut call.interp.exceptions.cpp.new_handler, handler))
    }),
    ("_ZSt15get_new_handlerv", |call| Ok(call.interp.exceptions.cpp.new_handler)),
    ("__dynamic_cast", |call| {
        let (object, from, to) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
        Ok(call.interp.exceptions.cpp.types.dynamic_cast(call.mem(), object, from, to)?)
    }),
    ("__cxa_guard_acquire", |call| Ok(u64::from(call.mem().read_int(call.arg(0)?, 1)? == 0))),
    ("__cxa_guard_release", |call| {
        let guard = call.arg(0)?;
        call.memory().write_int(guard, 1, 1)?;
        Ok(0)
    }),
    ("__cxa_guard_abort", |_| Ok(0)),
];

/// Calls the program's handler until there is memory; without one throws `std::bad_alloc`.
fn new(call: &mut HostCall<'_, '_>, align: u64) -> HostResult {
    let size = call.arg(0)?;
    loop {
        if align.is_power_of_two()
            && align <= 1 << 30
            && let Some(block) = call.memory().allocate(size, align.max(16))
        {
            return Ok(block);
        }
        match call.interp.exceptions.cpp.new_handler {
            0 => return classes::throw(call, "St9bad_alloc", None),
            handler => call.call(handler, &[])?,
        };
    }
}

fn new_or_null(call: &mut HostCall<'_, '_>) -> HostResult {
    let size = call.arg(0)?;
    Ok(call.memory().allocate(size, 16).unwrap_or(0))
}

fn delete(call: &mut HostCall<'_, '_>) -> HostResult {
    let block = call.arg(0)?;
    if block != 0 {
        call.memory().release(block)?;
    }
    Ok(0)
}
