//! Cycles: finding them, and the cheapest way to open one.

use super::graph::Ctx;
use super::{Costs, Error, Location, Options, Step, Transfer};
use crate::graph::NONE;
use crate::refill::refill;

/// The facts about a cycle that decide how it is opened.
#[derive(Default)]
struct Facts {
    /// Copies from memory to memory.
    n_passing: usize,
    /// The first of these.
    passing: Option<u32>,
    /// The first of these whose source another copy reads as well.
    shared: Option<u32>,
    /// The first move between registers whose source has been stored.
    stored: Option<u32>,
}

impl Ctx {
    /// Lists in `cycle` the copies of a cycle that was not found before: each writes what the previous one
    /// reads.
    ///
    /// Walks from each copy to the one that will overwrite its source. A copy that an earlier walk met leads
    /// to no cycle, or to one that has been found.
    pub(super) fn find_cycle(&mut self) -> bool {
        if self.next == 0 {
            let n = self.n_copies();
            refill(&mut self.met, n, NONE);
        }
        while (self.next as usize) < self.met.len() {
            let mut copy = self.next;
            self.next += 1;
            while copy != NONE && !self.is_done(copy) && self.met[copy as usize] == NONE {
                self.met[copy as usize] = self.next;
                copy = self.node(copy).owner;
            }
            if copy != NONE && !self.is_done(copy) && self.met[copy as usize] == self.next {
                let first = copy;
                self.cycle.clear();
                while self.cycle.is_empty() || copy != first {
                    self.cycle.push(copy);
                    copy = self.node(copy).owner;
                }
                return true;
            }
        }
        false
    }

    /// The costs of the class if all of the cycle is in registers of one class that has exchanges.
    fn exchangeable(&self, copies: &[Transfer], options: &Options<'_>) -> Option<(i64, i64)> {
        let class = copies[self.cycle[0] as usize].class;
        let fits = |&copy: &u32| {
            let copy = &copies[copy as usize];
            copy.dest.is_register() && copy.class == class
        };
        let Costs { moving, exchange, .. } = options.costs[usize::from(class)];
        exchange.filter(|_| self.cycle.iter().all(fits)).map(|exchange| (moving.into(), exchange.into()))
    }

    /// Performs the cycles that take less by exchanges even if a copy leads out of them.
    pub(super) fn exchange_if_cheap(&mut self, copies: &[Transfer], options: &Options<'_>) {
        let is_cheap = |costs: &Costs| costs.exchange.is_some_and(|exchange| exchange < 2 * costs.moving);
        if !options.costs.iter().any(is_cheap) {
            return;
        }
        while self.find_cycle() {
            let n = self.cycle.len() as i64;
            let costs = self.exchangeable(copies, options);
            if costs.is_some_and(|(moving, exchange)| (n - 1) * exchange < n * moving) {
                self.exchange(copies);
            }
        }
        self.next = 0;
    }

    fn exchange(&mut self, copies: &[Transfer]) {
        let bytes = self.cycle.iter().map(|&copy| copies[copy as usize].bytes).max().unwrap_or(0);
        for k in 0..self.cycle.len() {
            let copy = self.cycle[k];
            let Transfer { dest, source, .. } = copies[copy as usize];
            if k + 1 < self.cycle.len() {
                self.steps.push(Step::Exchange { copy, a: dest, b: source, bytes });
            }
            let node = self.finish(copy);
            (self.nodes[node].home, self.nodes[node].owner) = (dest, NONE);
        }
    }

    fn facts(&self, copies: &[Transfer]) -> Facts {
        let mut facts = Facts::default();
        for &copy in &self.cycle {
            let node = self.node(copy);
            match (copies[copy as usize].dest.is_register(), node.home.is_register()) {
                (false, false) => {
                    facts.n_passing += 1;
                    facts.passing = facts.passing.or(Some(copy));
                    facts.shared = facts.shared.or((node.pending > 1).then_some(copy));
                }
                (true, true) => facts.stored = facts.stored.or(node.stored.map(|_| copy)),
                _ => {}
            }
        }
        facts
    }

    /// Opens the cycle in the cheapest way. The costs compared are those beyond one move for each copy.
    pub(super) fn open_cycle(&mut self, copies: &[Transfer], options: &Options<'_>) -> Result<(), Error> {
        let n = self.cycle.len() as i64;
        let (first, last) = (self.cycle[0], self.cycle[self.cycle.len() - 1]);
        let costs = &options.costs[usize::from(copies[last as usize].class)];
        let exchange = self.exchangeable(copies, options);
        let exchange = exchange.map_or(i64::MAX, |(moving, exchange)| (n - 1) * exchange - n * moving);
        // A value that moves from memory to memory passes through a register anyway. If another location in
        // memory reads it as well, the register becomes free at once.
        let Facts { n_passing, passing, shared, stored } = self.facts(copies);
        // A store from a member has been performed, and a register can be loaded from there.
        let reload = stored.map_or(i64::MAX, |_| i64::from(costs.load) - i64::from(costs.moving));
        let passing = shared.or(passing);
        let register = if passing.is_some() { 0 } else { i64::from(costs.moving) };
        let reader = passing.unwrap_or(last);
        let n_registers = if n_passing > 1 && shared.is_none() { 2 } else { 1 };

        if register <= exchange.min(reload) && self.has_registers(copies, reader, n_registers) {
            let (home, owner) = self.take_register(copies, reader).expect("a register is free");
            self.save(copies, if passing.is_some() { reader } else { first }, reader, home, owner);
        } else if register < exchange.min(reload) && !self.hold {
            return Err(Error::NoScratch(self.cycle.clone()));
        } else if exchange < i64::MAX && exchange <= reload {
            self.exchange(copies);
        } else if let Some(reader) = stored {
            let node = self.node_of(reader);
            let home = self.nodes[node].stored.expect("a location that was found");
            let freed = self.rehome(copies, node, home, NONE);
            if freed != NONE {
                self.enqueue(copies, freed);
            }
        } else {
            return self.open_through_memory(copies);
        }
        Ok(())
    }

    /// Saves a value of the cycle in memory: the one for which that takes the fewest instructions.
    fn open_through_memory(&mut self, copies: &[Transfer]) -> Result<(), Error> {
        let extra = |copy: &u32| {
            let (dest, home) = (copies[*copy as usize].dest, self.node(*copy).home);
            2 * u32::from(!home.is_register()) + u32::from(!dest.is_register())
        };
        let lacks = || Error::NoScratch(self.cycle.clone());
        let reader = self.cycle.iter().rev().copied().min_by_key(extra).ok_or_else(lacks)?;
        let in_memory = |&k: &usize| matches!(self.scratch[k].location, Location::Memory(_));
        let k = (0..self.scratch.len()).filter(in_memory).find(|&k| self.is_unused(k)).ok_or_else(lacks)?;
        let (copy, node) = (self.node(reader).owner, self.node_of(reader));
        if !self.node(reader).home.is_register() {
            let Some((dest, owner)) = self.take_register(copies, reader) else {
                return Err(Error::NoScratch(self.cycle.clone()));
            };
            self.steps.push(Step::Save { copy, reader, dest, source: self.nodes[node].home });
            self.nodes[node].home = dest;
            if owner != NONE {
                self.held.push(owner);
            }
        }
        let dest = self.scratch[k].location;
        self.steps.push(Step::Save { copy, reader, dest, source: self.nodes[node].home });
        self.scratch[k].node = node as u32;
        let freed = self.rehome(copies, node, dest, NONE);
        if freed != NONE {
            self.enqueue(copies, freed);
        }
        Ok(())
    }
}
