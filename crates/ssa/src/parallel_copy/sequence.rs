//! The order of the copies.
//!
//! The next copy is always the first possible one of this list: a store; a move from memory to memory, if a
//! register is free for it; a move between registers, and then the one that it makes possible; a load; a
//! cycle; a load that nothing waits for. Stores free registers, and loads occupy them. Among equals the first
//! copy comes first; among moves the last.

use core::cmp::Reverse;

use super::graph::{Ctx, Node, Scratch};
use super::{Error, Location, Options, Step, Transfer};
use crate::graph::NONE;

impl Ctx {
    /// Fills `steps`. With `hold` set, copies into registers are postponed where that is possible, and their
    /// destinations serve as scratch registers; without it, [`Error::NoScratch`] means that this is worth a
    /// try.
    pub(super) fn run(
        &mut self,
        copies: &[Transfer],
        options: &Options<'_>,
        hold: bool,
    ) -> Result<(), Error> {
        self.reset(hold);
        self.exchange_if_cheap(copies, options);
        for copy in 0..copies.len() as u32 {
            if !self.is_done(copy) && self.nodes[copy as usize].pending == 0 {
                self.enqueue(copies, copy);
            }
        }
        while self.n_pending > 0 {
            if let Some(Reverse(copy)) = self.stores.pop() {
                self.perform_one(copies, copy);
            } else if self.fetch(copies) {
            } else if let Some(copy) = self.moves.pop() {
                self.perform_chain(copies, copy);
            } else if let Some(Reverse(copy)) = self.loads.pop() {
                self.load(copies, copy);
            } else if self.find_cycle() {
                self.open_cycle(copies, options)?;
            } else if let Some(Reverse(copy)) = self.last.pop() {
                self.perform_one(copies, copy);
            } else if let Some(&Reverse(copy)) = self.fetches.peek() {
                return Err(Error::NoScratch([copy].into()));
            } else {
                // Nothing is possible but the copies that are held.
                assert!(core::mem::take(&mut self.hold), "some copy is possible");
                while let Some(copy) = self.held.pop() {
                    self.enqueue(copies, copy);
                }
            }
        }
        Ok(())
    }

    fn reset(&mut self, hold: bool) {
        self.stores.clear();
        self.fetches.clear();
        self.moves.clear();
        self.loads.clear();
        self.last.clear();
        self.held.clear();
        self.steps.clear();
        self.hold = hold;
        self.next = 0;
    }

    /// Enters a copy whose destination is free into the queue of its kind.
    pub(super) fn enqueue(&mut self, copies: &[Transfer], copy: u32) {
        let node = self.node_of(copy);
        match (copies[copy as usize].dest.is_register(), self.nodes[node].home.is_register()) {
            (false, true) => self.stores.push(Reverse(copy)),
            (true, true) => self.moves.push(copy),
            (true, false) => self.loads.push(Reverse(copy)),
            (false, false) => {
                self.nodes[node].blocked -= 1;
                if self.nodes[node].blocked == 0 {
                    let first = self.first_pending_reader(node).unwrap_or(copy);
                    self.fetches.push(Reverse(first));
                }
            }
        }
    }

    /// Performs a copy. Returns the copy that may now overwrite the source, or `NONE`.
    fn perform(&mut self, copies: &[Transfer], copy: u32) -> u32 {
        let dest = copies[copy as usize].dest;
        let at = self.finish(copy);
        let Node { home, owner, pending, .. } = self.nodes[at];
        self.steps.push(Step::Move { copy, dest, source: home });
        if !dest.is_register() {
            self.nodes[at].stored = Some(dest);
        } else if pending > 0 && (!home.is_register() || owner != NONE && !self.comes_last(owner)) {
            return self.rehome(copies, at, dest, NONE);
        }
        if pending == 0 { owner } else { NONE }
    }

    /// Whether the copy loads from memory that no copy writes, so that nothing waits for it.
    fn comes_last(&self, copy: u32) -> bool {
        let node = self.node(copy);
        !node.home.is_register() && node.owner == NONE
    }

    fn perform_one(&mut self, copies: &[Transfer], copy: u32) {
        let freed = self.perform(copies, copy);
        if freed != NONE {
            self.enqueue(copies, freed);
        }
    }

    /// Performs a move between registers and the moves that it makes possible one after the other.
    fn perform_chain(&mut self, copies: &[Transfer], mut copy: u32) {
        while !self.is_done(copy) && !self.holds(copy) {
            let freed = self.perform(copies, copy);
            if freed == NONE {
                return;
            }
            if !self.node(freed).home.is_register() {
                return self.enqueue(copies, freed);
            }
            copy = freed;
        }
    }

    /// Performs a load, unless the value has come to a register, where it is moved from. If nothing waits for
    /// the load, it comes after the cycles.
    fn load(&mut self, copies: &[Transfer], copy: u32) {
        let Node { home, owner, pending, .. } = *self.node(copy);
        if self.is_done(copy) || home.is_register() || self.holds(copy) {
            return;
        }
        let frees = owner != NONE || self.scratch.iter().any(|scratch| scratch.location == home);
        if frees || pending > 1 {
            self.perform_one(copies, copy);
        } else {
            self.last.push(Reverse(copy));
        }
    }

    /// Postpones a copy into a register in the mode for want of scratch registers, unless its source has to
    /// become free.
    fn holds(&mut self, copy: u32) -> bool {
        let holds = self.hold && self.node(copy).owner == NONE;
        if holds {
            self.held.push(copy);
        }
        holds
    }

    /// Loads a value that only locations in memory read, if a register is free. The stores come next.
    fn fetch(&mut self, copies: &[Transfer]) -> bool {
        let Some(Reverse(reader)) = self.fetches.pop() else { return false };
        let Some((home, owner)) = self.take_register(copies, reader) else {
            self.fetches.push(Reverse(reader));
            return false;
        };
        self.save(copies, reader, reader, home, owner);
        true
    }

    /// Moves the value that `reader` reads to `home`, which `owner` will overwrite.
    pub(super) fn save(&mut self, copies: &[Transfer], copy: u32, reader: u32, home: Location, owner: u32) {
        self.steps.push(Step::Save { copy, reader, dest: home, source: self.node(reader).home });
        let freed = self.rehome(copies, self.node_of(reader), home, owner);
        if freed != NONE {
            self.enqueue(copies, freed);
        }
    }

    /// The scratch registers that are free for the value that the copy reads.
    fn free_registers(&self, copies: &[Transfer], reader: u32) -> impl Iterator<Item = usize> {
        let class = copies[reader as usize].class;
        let fits = move |scratch: &Scratch| scratch.class == class && scratch.location.is_register();
        (0..self.scratch.len()).filter(move |&k| fits(&self.scratch[k]) && self.is_unused(k))
    }

    pub(super) fn is_unused(&self, k: usize) -> bool {
        let Scratch { location, node, .. } = self.scratch[k];
        node == NONE || self.nodes[node as usize].pending == 0 || self.nodes[node as usize].home != location
    }

    /// Whether `n` registers are free for values like the one that the copy reads.
    pub(super) fn has_registers(&self, copies: &[Transfer], reader: u32, n: usize) -> bool {
        let class = copies[reader as usize].class;
        let held = self.held.iter().filter(|&&copy| copies[copy as usize].class == class).take(n);
        self.free_registers(copies, reader).count() + held.count() >= n
    }

    /// Takes a free register for the value that the copy reads: a scratch register, the destination of a
    /// postponed copy, or a scratch register whose value is in memory as well. Returns it with the copy that
    /// will overwrite it.
    pub(super) fn take_register(&mut self, copies: &[Transfer], reader: u32) -> Option<(Location, u32)> {
        let class = copies[reader as usize].class;
        let free = self.free_registers(copies, reader).next();
        let k = match free {
            Some(k) => k,
            None => {
                if let Some(k) = self.held.iter().rposition(|&copy| copies[copy as usize].class == class) {
                    let copy = self.held.remove(k);
                    return Some((copies[copy as usize].dest, copy));
                }
                let is_stored = |scratch: &Scratch| {
                    scratch.class == class
                        && scratch.location.is_register()
                        && self.nodes[scratch.node as usize].stored.is_some()
                };
                let k = self.scratch.iter().position(is_stored)?;
                let node = self.scratch[k].node as usize;
                let stored = self.nodes[node].stored?;
                self.rehome(copies, node, stored, NONE);
                k
            }
        };
        self.scratch[k].node = self.node_of(reader) as u32;
        Some((self.scratch[k].location, NONE))
    }
}
