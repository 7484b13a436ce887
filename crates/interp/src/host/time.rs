//! `<time.h>` and its neighbours. Time is made up, so that every run is the same: it starts at a fixed moment
//! and every question moves it on by a millisecond.

use super::Builtin;
use crate::Stop;
use crate::machine::{HostCall, HostResult};

/// 2024-01-01 00:00:00 UTC, in seconds since 1970.
const START: u64 = 1_704_067_200;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("time", time),
    ("clock", clock),
    ("gettimeofday", gettimeofday),
    ("clock_gettime", clock_gettime),
    ("difftime", difftime),
    ("sleep", nothing),
    ("usleep", nothing),
    ("nanosleep", nothing),
    ("sched_yield", nothing),
];

/// Milliseconds since the start.
fn tick(call: &mut HostCall<'_, '_>) -> u64 {
    let libc = call.libc();
    libc.ticks += 1;
    libc.ticks
}

fn time(call: &mut HostCall<'_, '_>) -> HostResult {
    let now = START + tick(call) / 1000;
    let place = call.arg(0)?;
    if place != 0 {
        call.memory().write_int(place, 8, now)?;
    }
    Ok(now)
}

fn clock(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(tick(call) * 1000)
}

/// Stores seconds and the fraction in the given unit.
fn store(call: &mut HostCall<'_, '_>, place: u64, per_millisecond: u64) -> Result<(), Stop> {
    let now = tick(call);
    if place != 0 {
        call.memory().write_int(place, 8, START + now / 1000)?;
        call.memory().write_int(place + 8, 8, now % 1000 * per_millisecond)?;
    }
    Ok(())
}

fn gettimeofday(call: &mut HostCall<'_, '_>) -> HostResult {
    let place = call.arg(0)?;
    store(call, place, 1000)?;
    Ok(0)
}

fn clock_gettime(call: &mut HostCall<'_, '_>) -> HostResult {
    let place = call.arg(1)?;
    store(call, place, 1_000_000)?;
    Ok(0)
}

fn difftime(call: &mut HostCall<'_, '_>) -> HostResult {
    let difference = (call.arg(0)? as i64).wrapping_sub(call.arg(1)? as i64);
    Ok((difference as f64).to_bits())
}

fn nothing(_: &mut HostCall<'_, '_>) -> HostResult {
    Ok(0)
}
