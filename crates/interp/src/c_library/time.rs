//! The clocks of `<time.h>`. Unless the program may see those of the process, time is made up, so that every
//! run is the same: it starts at a fixed moment, and every reading moves it on by a millisecond.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::call::{Builtin, CCall};
use crate::machine::HostResult;

/// 2024-01-01 00:00:00 UTC, in seconds since 1970.
const START: u64 = 1_704_067_200;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("time", |call| {
        let (place, now) = (call.arg(0)?, now(call).as_secs());
        if place != 0 {
            call.memory().write_int(place, 8, now)?;
        }
        Ok(now)
    }),
    ("clock", |call| Ok(now(call).saturating_sub(Duration::from_secs(START)).as_micros() as u64)),
    ("gettimeofday", |call| {
        let now = now(call);
        store(call, call.arg(0)?, now.as_secs(), now.subsec_micros())
    }),
    ("clock_gettime", |call| {
        let now = now(call);
        store(call, call.arg(1)?, now.as_secs(), now.subsec_nanos())
    }),
    ("timespec_get", |call| {
        let now = now(call);
        store(call, call.arg(0)?, now.as_secs(), now.subsec_nanos())?;
        call.arg(1)
    }),
];

/// The time since 1970. All clocks are this one.
fn now(call: &mut CCall<'_, '_>) -> Duration {
    let is_that_of_process = call.machine.options.system;
    if is_that_of_process {
        return SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    }
    let libc = call.libc();
    libc.ticks += 1;
    Duration::from_secs(START) + Duration::from_millis(libc.ticks)
}

/// Stores seconds and the fraction, in microseconds or nanoseconds.
fn store(call: &mut CCall<'_, '_>, place: u64, seconds: u64, fraction: u32) -> HostResult {
    if place != 0 {
        call.memory().write_int(place, 8, seconds)?;
        call.memory().write_int(place.wrapping_add(8), 8, u64::from(fraction))?;
    }
    Ok(0)
}
