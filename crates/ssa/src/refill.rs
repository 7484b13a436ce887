//! Tables that algorithms fill again for each function, in the memory of the last one.

use alloc::vec::Vec;

/// The least room of a table. Most functions need no more: a table that began with the size of the first,
/// small function would grow several times before it has the size of a usual one.
const ROOM: usize = 128;

/// Makes `table` hold `n` times `value`, and keeps its memory.
#[inline]
pub fn refill<T: Clone>(table: &mut Vec<T>, n: usize, value: T) {
    table.clear();
    resize(table, n, value);
}

/// Makes `table` hold `n` values, of which those that are new are `value`.
#[inline]
pub(crate) fn resize<T: Clone>(table: &mut Vec<T>, n: usize, value: T) {
    make_room(table, n);
    table.resize(n, value);
}

/// Empties `table` and makes the least room.
#[inline]
pub fn restart<T>(table: &mut Vec<T>) {
    table.clear();
    make_room(table, 1);
}

/// Makes room for `n` values in all.
#[inline]
pub fn make_room<T>(table: &mut Vec<T>, n: usize) {
    if table.capacity() < n {
        table.reserve(n.max(ROOM) - table.len());
    }
}
