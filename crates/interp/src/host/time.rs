//! The clocks of `<time.h>` and its neighbours. Where the program may not have those of the process, time is
//! made up, so that every run is the same: it starts at a fixed moment and every question moves it on by a
//! millisecond.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::Builtin;
use super::native_stream;
use crate::Stop;
use crate::machine::{HostCall, HostResult};

/// 2024-01-01 00:00:00 UTC, in seconds since 1970.
const START: u64 = 1_704_067_200;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("time", time),
    ("clock", clock),
    ("gettimeofday", gettimeofday),
    ("clock_gettime", clock_gettime),
    ("timespec_get", timespec_get),
    ("difftime", difftime),
    ("sleep", |call| pause(call, Duration::from_secs(call.arg(0)? & 0xffff_ffff))),
    ("usleep", |call| pause(call, Duration::from_micros(call.arg(0)? & 0xffff_ffff))),
    ("nanosleep", nanosleep),
    ("_ZNSt6chrono3_V212system_clock3nowEv", |call| Ok(now(call).as_nanos() as u64)),
    ("_ZNSt6chrono3_V212steady_clock3nowEv", monotonic),
];

/// Milliseconds since the start.
fn tick(call: &mut HostCall<'_, '_>) -> u64 {
    let libc = call.libc();
    libc.ticks += 1;
    libc.ticks
}

/// The time since 1970.
fn now(call: &mut HostCall<'_, '_>) -> Duration {
    if call.interp.options.system {
        return SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    }
    Duration::from_secs(START) + Duration::from_millis(tick(call))
}

fn time(call: &mut HostCall<'_, '_>) -> HostResult {
    let now = now(call).as_secs();
    let place = call.arg(0)?;
    if place != 0 {
        call.memory().write_int(place, 8, now)?;
    }
    Ok(now)
}

fn clock(call: &mut HostCall<'_, '_>) -> HostResult {
    if call.interp.options.system {
        let used = native_stream::clock(libc::CLOCK_PROCESS_CPUTIME_ID).unwrap_or_default();
        return Ok(used.as_micros() as u64);
    }
    Ok(tick(call) * 1000)
}

/// Stores seconds and the fraction, in microseconds or nanoseconds.
fn store(call: &mut HostCall<'_, '_>, place: u64, time: Duration, fraction: u32) -> Result<(), Stop> {
    if place != 0 {
        call.memory().write_int(place, 8, time.as_secs())?;
        call.memory().write_int(place.wrapping_add(8), 8, u64::from(fraction))?;
    }
    Ok(())
}

/// Nanoseconds of the clock that is never set.
fn monotonic(call: &mut HostCall<'_, '_>) -> HostResult {
    if call.interp.options.system {
        return Ok(native_stream::clock(libc::CLOCK_MONOTONIC).unwrap_or_default().as_nanos() as u64);
    }
    Ok(now(call).as_nanos() as u64)
}

fn gettimeofday(call: &mut HostCall<'_, '_>) -> HostResult {
    let (place, now) = (call.arg(0)?, now(call));
    store(call, place, now, now.subsec_micros())?;
    Ok(0)
}

fn clock_gettime(call: &mut HostCall<'_, '_>) -> HostResult {
    let (clock, place) = (call.int(0)?, call.arg(1)?);
    let time = match call.interp.options.system {
        true => native_stream::clock(clock),
        false => Ok(now(call)),
    };
    let Some(time) = call.answer(time)? else { return Ok(u64::from(u32::MAX)) };
    store(call, place, time, time.subsec_nanos())?;
    Ok(0)
}

fn timespec_get(call: &mut HostCall<'_, '_>) -> HostResult {
    let (place, base) = (call.arg(0)?, call.arg(1)?);
    let now = now(call);
    store(call, place, now, now.subsec_nanos())?;
    Ok(base)
}

fn difftime(call: &mut HostCall<'_, '_>) -> HostResult {
    let difference = (call.arg(0)? as i64).wrapping_sub(call.arg(1)? as i64);
    Ok((difference as f64).to_bits())
}

/// Waits, where time is that of the process; what was said before is seen meanwhile.
fn pause(call: &mut HostCall<'_, '_>, time: Duration) -> HostResult {
    while super::threads::run_waiting(call)? {}
    if call.interp.options.system {
        call.libc().flush()?;
        std::thread::sleep(time);
    }
    Ok(0)
}

fn nanosleep(call: &mut HostCall<'_, '_>) -> HostResult {
    let place = call.arg(0)?;
    let (seconds, nanos) = (call.mem().read_int(place, 8)?, call.mem().read_int(place.wrapping_add(8), 8)?);
    if nanos >= 1_000_000_000 {
        // `EINVAL`
        call.set_errno(22)?;
        return Ok(u64::from(u32::MAX));
    }
    pause(call, Duration::new(seconds, nanos as u32))
}
