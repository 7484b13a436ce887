//! The common case: copies between registers of one class, whose numbers are small.
//!
//! The steps are those of the general algorithm, in the same order. Between registers no queue is necessary:
//! a copy that becomes possible is performed at once, and the copies that are left after the trees are closed
//! cycles.

use super::graph::{Ctx, DIRECT, Entry};
use super::{Costs, Location, Step};
use crate::graph::NONE;

/// The value of a source that no copy overwrites: it is read in place.
const IN_PLACE: u32 = NONE - 1;

/// A copy, and the value that its destination holds at first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending {
    dest: u32,
    source: u32,
    /// The copy whose destination held the value that this one reads, `IN_PLACE`, or `NONE` if it is done.
    value: u32,
    /// The register that holds the old value of the destination now, and `NONE` at first if no copy reads it.
    /// While that is the destination itself, the copy has to wait.
    home: u32,
}

/// What the copies have in common.
#[derive(Clone, Copy)]
pub(super) struct Kind<'a> {
    pub(super) class: u8,
    pub(super) bytes: u8,
    pub(super) costs: &'a Costs,
    pub(super) scratch: &'a [(Location, u8)],
    /// The bits of all numbers: none is greater.
    pub(super) bits: u32,
}

impl Ctx {
    /// Fills `steps` for copies (destination, source). Returns false if they are a matter for the general
    /// algorithm: errors, large numbers, and cycles that no scratch register opens.
    #[inline]
    pub(super) fn run_registers(
        &mut self,
        copies: impl DoubleEndedIterator<Item = (u32, u32)> + ExactSizeIterator + Clone,
        kind: &Kind<'_>,
    ) -> bool {
        if kind.bits >= DIRECT {
            return false;
        }
        self.new_stamp();
        self.reserve_registers(kind.bits);
        let (table, stamp) = (&mut self.table[..], self.stamp);
        // In the table, a scratch register meets every copy that uses it.
        for (location, _) in kind.scratch {
            if location.is_register() && location.number() <= kind.bits {
                table[3 * location.number() as usize] = Entry { stamp, node: NONE };
            }
        }
        for (i, (dest, source)) in copies.clone().enumerate() {
            let entry = &mut table[3 * dest as usize];
            if entry.stamp == stamp {
                return false;
            }
            *entry = Entry { stamp, node: if dest == source { IN_PLACE } else { i as u32 } };
        }
        let entry = |source: u32| Some(table[3 * source as usize]).filter(|entry| entry.stamp == stamp);
        self.steps.clear();
        if copies.clone().all(|(dest, source)| dest == source || entry(source).is_none()) {
            // No copy has to wait for another one.
            for (i, copy) in copies.clone().enumerate().rev() {
                self.push_proper(i as u32, copy);
            }
            return true;
        }
        let n = copies.len();
        self.registers.clear();
        self.registers.extend(copies.map(|(dest, source)| Pending { dest, source, value: NONE, home: NONE }));
        let registers = &mut self.registers[..n];
        let mut n_proper = 0;
        for i in 0..n {
            let Pending { dest, source, .. } = registers[i];
            if dest == source {
                continue;
            }
            let value = entry(source).map_or(IN_PLACE, |entry| entry.node);
            if let Some(read) = registers.get_mut(value as usize) {
                read.home = source;
            } else if value == NONE {
                return false;
            }
            registers[i].value = value;
            n_proper += 1;
        }
        self.order_registers(n_proper, kind)
    }

    /// Fills `steps` for one or two copies that are no cycle, which need no tables. Returns false for others.
    #[inline]
    pub(super) fn run_pair(
        &mut self,
        mut copies: impl ExactSizeIterator<Item = (u32, u32)>,
        kind: &Kind<'_>,
    ) -> bool {
        let (n @ 1..=2, Some(first)) = (copies.len(), copies.next()) else { return false };
        // A copy that is alone has one from its source to itself beside it.
        let second = copies.next().unwrap_or((first.1, first.1));
        let [reads_second, reads_first] = [first.1 == second.0, second.1 == first.0];
        let is_used =
            |number| number <= kind.bits && [first.0, first.1, second.0, second.1].contains(&number);
        if reads_second && reads_first && first.0 != first.1
            || n == 2 && first.0 == second.0
            || kind.scratch.iter().any(|(location, _)| location.is_register() && is_used(location.number()))
        {
            return false;
        }
        self.steps.clear();
        if reads_second {
            self.push_proper(0, first);
            self.push_proper(1, second);
        } else {
            self.push_proper(1, second);
            self.push_proper(0, first);
        }
        true
    }

    #[inline]
    fn push_proper(&mut self, copy: u32, (dest, source): (u32, u32)) {
        if dest != source {
            let [dest, source] = [dest, source].map(Location::Register);
            self.steps.push(Step::Move { copy, dest, source });
        }
    }

    #[inline]
    fn order_registers(&mut self, n_proper: usize, kind: &Kind<'_>) -> bool {
        let n = self.registers.len();
        self.steps.reserve(2 * n);
        for i in (0..n).rev() {
            if self.registers[i].home == NONE {
                self.chain_registers(i);
            }
        }
        let is_done = |ctx: &Ctx, i: usize| ctx.registers[i].value == NONE;
        self.steps.len() == n_proper || (0..n).all(|i| is_done(self, i) || self.open_registers(i, kind))
    }

    /// Performs a copy that is possible, and the copies that it makes possible one after the other.
    #[inline(always)]
    fn chain_registers(&mut self, mut copy: usize) {
        loop {
            let Pending { dest, source, value, .. } = self.registers[copy];
            if value == NONE {
                return;
            }
            self.registers[copy].value = NONE;
            let read = self.registers.get_mut(value as usize);
            let home = read.as_ref().map_or(source, |read| read.home);
            let [to, from] = [dest, home].map(Location::Register);
            self.steps.push(Step::Move { copy: copy as u32, dest: to, source: from });
            let Some(read) = read.filter(|read| read.home == read.dest) else { return };
            // The old home may be overwritten: later readers find the value in the destination.
            read.home = dest;
            copy = value as usize;
        }
    }

    /// Performs the closed cycle of the copy.
    fn open_registers(&mut self, first: usize, kind: &Kind<'_>) -> bool {
        let (mut n, mut last) = (1, first);
        while self.registers[last].value as usize != first {
            (n, last) = (n + 1, self.registers[last].value as usize);
        }
        let Costs { moving, exchange, .. } = *kind.costs;
        let dear = |exchange: u32| i64::from(moving) <= (n - 1) * i64::from(exchange) - n * i64::from(moving);
        if exchange.is_none_or(dear) {
            let is_free =
                |&&(location, class): &&(Location, u8)| location.is_register() && class == kind.class;
            let Some(&(dest, _)) = kind.scratch.iter().find(is_free) else { return false };
            let source = Location::Register(self.registers[first].dest);
            self.steps.push(Step::Save { copy: first as u32, reader: last as u32, dest, source });
            self.registers[first].home = dest.number();
            self.chain_registers(first);
            return true;
        }
        // Exchanges for two moves or more are cheaper in a cycle of two only.
        let Pending { dest, source, .. } = self.registers[first];
        let [a, b] = [dest, source].map(Location::Register);
        self.steps.push(Step::Exchange { copy: first as u32, a, b, bytes: kind.bytes });
        self.registers[last].value = NONE;
        true
    }
}
