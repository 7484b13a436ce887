//! `qsort` and `bsearch`, which call back into the program.

use super::call::{Builtin, CCall};
use crate::machine::HostResult;
use crate::trap::{Stop, TrapKind};

pub(super) const TABLE: &[(&str, Builtin)] = &[("qsort", qsort), ("qsort_r", qsort_r), ("bsearch", bsearch)];

/// Calls the comparison function.
fn compare(call: &mut CCall<'_, '_>, function: u64, a: u64, b: u64, extra: u64) -> Result<i32, Stop> {
    Ok(call.call(function, &[a, b, extra])? as i32)
}

fn qsort(call: &mut CCall<'_, '_>) -> HostResult {
    sort(call, 0)
}

fn qsort_r(call: &mut CCall<'_, '_>) -> HostResult {
    let extra = call.arg(4)?;
    sort(call, extra)
}

/// Merge sort with the order of comparisons that glibc's `qsort` has (`msort.c`), so that programs which
/// count or print in the comparison function see the same: halves, the first one smaller, sorted and merged.
///
/// The comparison sees addresses, so each step works on copies in the program's memory: items go to a second
/// array while two halves are merged, and back.
fn sort(call: &mut CCall<'_, '_>, extra: u64) -> HostResult {
    let (base, n, size, function) = (call.arg(0)?, call.arg(1)?, call.arg(2)?, call.arg(3)?);
    if n < 2 || size == 0 {
        return Ok(0);
    }
    let bytes =
        n.checked_mul(size).ok_or(TrapKind::OutOfBounds { addr: base, size: u64::MAX, write: true })?;
    call.memory().bytes_mut(base, bytes)?;
    let Some(scratch) = call.memory().allocate(bytes, 16) else {
        return Err(TrapKind::Host("no memory for qsort".into()).into());
    };
    let mut sorter = Sorter { function, extra, size, scratch };
    let result = sorter.sort(call, base, n);
    call.memory().release(scratch)?;
    result.map(|()| 0)
}

struct Sorter {
    function: u64,
    extra: u64,
    size: u64,
    scratch: u64,
}

impl Sorter {
    /// Depth is the logarithm of the length.
    fn sort(&mut self, call: &mut CCall<'_, '_>, base: u64, n: u64) -> Result<(), Stop> {
        if n < 2 {
            return Ok(());
        }
        let (n1, n2) = (n / 2, n - n / 2);
        let middle = base + n1 * self.size;
        self.sort(call, base, n1)?;
        self.sort(call, middle, n2)?;
        let (mut a, mut b, mut to) = (base, middle, self.scratch);
        let end = middle + n2 * self.size;
        while a < middle && b < end {
            let first = compare(call, self.function, a, b, self.extra)? <= 0;
            let from = if first { &mut a } else { &mut b };
            call.memory().copy(to, *from, self.size)?;
            *from += self.size;
            to += self.size;
        }
        // The rest of the second half is in its place already.
        call.memory().copy(to, a, middle - a)?;
        let merged = n * self.size - (end - b);
        call.memory().copy(base, self.scratch, merged)?;
        Ok(())
    }
}

fn bsearch(call: &mut CCall<'_, '_>) -> HostResult {
    let (key, base, n) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    let (size, function) = (call.arg(3)?, call.arg(4)?);
    let (mut low, mut high) = (0, n);
    while low < high {
        let middle = low.midpoint(high);
        let item = base.wrapping_add(middle.wrapping_mul(size));
        match compare(call, function, key, item, 0)? {
            0 => return Ok(item),
            order if order < 0 => high = middle,
            _ => low = middle + 1,
        }
    }
    Ok(0)
}
