//! The common case: copies between registers of one class, whose numbers are small.
//!
//! The steps are those of the general algorithm, in the same order. Between registers no queue is necessary:
//! a copy that becomes possible is performed at once, and the copies that are left after the trees are closed
//! cycles.

use super::graph::{Ctx, DIRECT};
use super::{Costs, Location, Step};
use crate::graph::NONE;

/// The value that a register holds at first. The value in the destination of copy i has number i.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value {
    /// The register that holds the value now.
    home: u32,
    /// The copy that will overwrite it there, or `NONE`.
    owner: u32,
    /// Whether another register gets it.
    is_read: bool,
}

/// A copy, and the number of the value that it reads, or `NONE` if it is done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending {
    dest: u32,
    source: u32,
    value: u32,
}

/// What the copies have in common.
#[derive(Clone, Copy)]
pub(super) struct Kind<'a> {
    pub(super) class: u8,
    pub(super) bytes: u8,
    pub(super) costs: &'a Costs,
    pub(super) scratch: &'a [(Location, u8)],
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
        self.new_stamp();
        // In the table, a scratch register meets every copy that uses it.
        for (location, _) in kind.scratch {
            if location.is_register() && location.number() < DIRECT {
                self.enter(location.number(), NONE);
            }
        }
        for (i, (dest, source)) in copies.clone().enumerate() {
            if dest.max(source) >= DIRECT || self.enter(dest, i as u32) != i as u32 {
                return false;
            }
        }
        self.steps.clear();
        if copies.clone().all(|(dest, source)| dest == source || !self.is_entered(source)) {
            // No copy has to wait for another one.
            for (i, copy) in copies.clone().enumerate().rev() {
                self.push_proper(i as u32, copy);
            }
            return true;
        }
        self.values.clear();
        self.registers.clear();
        self.n_pending = 0;
        self.values.extend(copies.clone().zip(0..).map(|((home, _), owner)| Value {
            home,
            owner,
            is_read: false,
        }));
        for (dest, source) in copies {
            let i = self.registers.len();
            if dest == source {
                self.values[i].owner = NONE;
                self.registers.push(Pending { dest, source, value: NONE });
                continue;
            }
            let new = self.values.len() as u32;
            let value = self.enter(source, new);
            if value == NONE {
                return false;
            }
            if value == new {
                self.values.push(Value { home: source, owner: NONE, is_read: false });
            }
            self.values[value as usize].is_read = true;
            self.n_pending += 1;
            self.registers.push(Pending { dest, source, value });
        }
        self.order_registers(kind)
    }

    /// Fills `steps` for one or two copies that are no cycle, which need no tables. Returns false for others.
    #[inline]
    pub(super) fn run_pair(
        &mut self,
        mut copies: impl ExactSizeIterator<Item = (u32, u32)>,
        scratch: &[(Location, u8)],
    ) -> bool {
        let (n @ 1..=2, Some(first)) = (copies.len(), copies.next()) else { return false };
        // A copy that is alone has one from its source to itself beside it.
        let second = copies.next().unwrap_or((first.1, first.1));
        let [reads_second, reads_first] = [first.1 == second.0, second.1 == first.0];
        let is_used = |number| [first.0, first.1, second.0, second.1].contains(&number);
        if reads_second && reads_first
            || n == 2 && first.0 == second.0
            || scratch.iter().any(|(location, _)| location.is_register() && is_used(location.number()))
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
    fn order_registers(&mut self, kind: &Kind<'_>) -> bool {
        let n = self.registers.len();
        self.steps.reserve(2 * n);
        for i in (0..n).rev() {
            if !self.values[i].is_read {
                self.chain_registers(i);
            }
        }
        self.n_pending == 0 || (0..n).all(|i| self.registers[i].value == NONE || self.open_registers(i, kind))
    }

    /// Performs a copy that is possible, and the copies that it makes possible one after the other.
    #[inline(always)]
    fn chain_registers(&mut self, mut copy: usize) {
        loop {
            let Pending { dest, value, .. } = self.registers[copy];
            if value == NONE {
                return;
            }
            self.registers[copy].value = NONE;
            let value = &mut self.values[value as usize];
            let [to, from] = [dest, value.home].map(Location::Register);
            self.steps.push(Step::Move { copy: copy as u32, dest: to, source: from });
            self.n_pending -= 1;
            if value.owner == NONE {
                return;
            }
            // The old home may be overwritten: later readers find the value in the destination.
            copy = value.owner as usize;
            (value.home, value.owner) = (dest, NONE);
        }
    }

    /// Performs the closed cycle of the copy.
    fn open_registers(&mut self, first: usize, kind: &Kind<'_>) -> bool {
        let (mut n, mut last) = (1, first);
        loop {
            let owner = self.values[self.registers[last].value as usize].owner as usize;
            if owner == first {
                break;
            }
            (n, last) = (n + 1, owner);
        }
        let Costs { moving, exchange, .. } = *kind.costs;
        let dear = |exchange: u32| i64::from(moving) <= (n - 1) * i64::from(exchange) - n * i64::from(moving);
        if exchange.is_none_or(dear) {
            let is_free =
                |&&(location, class): &&(Location, u8)| location.is_register() && class == kind.class;
            let Some(&(dest, _)) = kind.scratch.iter().find(is_free) else { return false };
            let source = Location::Register(self.values[first].home);
            self.steps.push(Step::Save { copy: first as u32, reader: last as u32, dest, source });
            (self.values[first].home, self.values[first].owner) = (dest.number(), NONE);
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
