//! The graph of a parallel copy, and the checks of its input.
//!
//! One sort brings the entries of each location together: those of the copies that write it, then those of
//! the copies that read it. So the cost depends on the number of copies alone, and the sorted list is at the
//! same time the list of readers of each location.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::{Error, Location, Options, Step, Transfer};
use crate::graph::NONE;
use crate::refill::refill;

/// The bits of a sort key that hold an index: of a copy as a writer, or behind these as a reader.
const INDEX_BITS: u32 = 30;
const INDEX_MASK: usize = (1 << INDEX_BITS) - 1;

/// The value that a location holds at first. The value in the destination of copy i is node i.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The location that holds the value now.
    pub(super) home: Location,
    /// The copy that will overwrite it there, or `NONE`.
    pub(super) owner: u32,
    /// A location in memory that holds it for good.
    pub(super) stored: Option<Location>,
    /// The entries of its readers.
    readers: (u32, u32),
    /// Readers that are not done.
    pub(super) pending: u32,
    /// Of these, the ones that are registers or whose destinations are still read.
    pub(super) blocked: u32,
}

/// A scratch location and the node whose value it held last, or `NONE`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scratch {
    pub(super) location: Location,
    pub(super) class: u8,
    pub(super) node: u32,
}

/// Reusable memory of this module.
#[derive(Clone, Debug, Default)]
pub struct Ctx {
    /// Locations with the indices of their copies.
    sorted: Vec<u64>,
    /// By copy: the node that it reads.
    source: Vec<u32>,
    pub(super) done: Vec<bool>,
    pub(super) nodes: Vec<Node>,
    pub(super) scratch: Vec<Scratch>,
    pub(super) stores: BinaryHeap<Reverse<u32>>,
    /// For each location in memory that only free locations in memory read: one of these copies.
    pub(super) fetches: BinaryHeap<Reverse<u32>>,
    pub(super) moves: BinaryHeap<u32>,
    pub(super) loads: BinaryHeap<Reverse<u32>>,
    /// Copies into registers wait in `held`, unless their source has to become free.
    pub(super) hold: bool,
    pub(super) held: Vec<u32>,
    /// By copy: the walk of `find_cycle` that met it.
    pub(super) met: Vec<u32>,
    /// The first copy from which `find_cycle` has not walked.
    pub(super) next: u32,
    pub(super) cycle: Vec<u32>,
    pub(super) steps: Vec<Step>,
    pub(super) transfers: Vec<Transfer>,
}

impl Ctx {
    /// The number of copies that the tables have room for.
    #[cfg(test)]
    pub(super) fn capacity(&self) -> usize {
        self.sorted.capacity() + self.nodes.capacity() + self.source.capacity()
    }

    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The node whose value the copy reads.
    pub(super) fn node_of(&self, copy: u32) -> usize {
        self.source[copy as usize] as usize
    }

    pub(super) fn node(&self, copy: u32) -> &Node {
        &self.nodes[self.node_of(copy)]
    }

    /// Whether no pending copy needs the old value of the copy's destination there.
    fn is_free(&self, copies: &[Transfer], copy: u32) -> bool {
        let Node { pending, home, .. } = self.nodes[copy as usize];
        pending == 0 || home != copies[copy as usize].dest
    }

    /// The k-th reader of the node.
    fn reader(&self, at: u32) -> u32 {
        (self.sorted[at as usize] as usize & INDEX_MASK) as u32 - self.done.len() as u32
    }

    pub(super) fn first_pending_reader(&self, node: usize) -> Option<u32> {
        let (start, end) = self.nodes[node].readers;
        (start..end).map(|at| self.reader(at)).find(|&copy| !self.done[copy as usize])
    }

    /// Builds the graph.
    pub(super) fn link(&mut self, copies: &[Transfer], options: &Options<'_>) -> Result<(), Error> {
        let n = copies.len();
        assert!(n < 1 << (INDEX_BITS - 1), "too many copies");
        refill(&mut self.source, n, NONE);
        self.done.clear();
        self.done.extend(copies.iter().map(|copy| copy.dest == copy.source));
        self.sorted.clear();
        self.sorted.extend(copies.iter().zip(0..).map(|(copy, i)| key(copy.dest, i)));
        self.sorted.extend(copies.iter().zip(n as u32..).map(|(copy, i)| key(copy.source, i)));
        self.sorted.sort_unstable();
        self.nodes.clear();
        self.nodes.extend(copies.iter().map(|copy| unread(copy.dest)));
        let mut start = 0;
        while start < 2 * n {
            start = self.add_node(copies, options, start)?;
        }
        self.scratch.clear();
        for (k, &(location, class)) in options.scratch.iter().chain(options.dead).enumerate() {
            let at = self.sorted.partition_point(|&entry| entry < key(location, 0));
            let found =
                self.sorted.get(at).filter(|&&entry| entry >> INDEX_BITS == key(location, 0) >> INDEX_BITS);
            let reader = found.and_then(|&entry| (entry as usize & INDEX_MASK).checked_sub(n));
            if found.is_some() && (reader.is_none() || k < options.scratch.len()) {
                return Err(Error::ScratchUsed(location));
            }
            let node = reader.map_or(NONE, |reader| self.source[reader]);
            self.scratch.push(Scratch { location, class, node });
        }
        Ok(())
    }

    /// Adds the location whose entries begin at `start`. Returns the end of the entries.
    fn add_node(&mut self, copies: &[Transfer], options: &Options<'_>, start: usize) -> Result<usize, Error> {
        let n = copies.len();
        let index = |at: usize| self.sorted[at] as usize & INDEX_MASK;
        let location = self.sorted[start] >> INDEX_BITS;
        let end = start + self.sorted[start..].partition_point(|entry| entry >> INDEX_BITS == location);
        let writer = index(start);
        let (node, first) = if writer < n { (writer, start + 1) } else { (self.nodes.len(), start) };
        if writer >= n {
            self.nodes.push(unread(copies[writer - n].source));
        } else if matches!(copies[writer].dest, Location::Recipe(_)) {
            return Err(Error::RecipeWritten(copies[writer].dest));
        } else if first < end && index(first) < n {
            return Err(Error::WrittenTwice(copies[writer].dest));
        } else if !self.done[writer] {
            self.nodes[node].owner = node as u32;
        }
        for at in first..end {
            let (reader, like) = (index(at) - n, &copies[index(first) - n]);
            let copy = &copies[reader];
            if (copy.class, copy.bytes) != (like.class, like.bytes) {
                return Err(Error::Mismatch(copy.source));
            }
            if usize::from(copy.class) >= options.costs.len() {
                return Err(Error::UnknownClass(reader as u32));
            }
            self.source[reader] = node as u32;
            self.nodes[node].pending += u32::from(!self.done[reader]);
        }
        self.nodes[node].readers = (first as u32, end as u32);
        self.nodes[node].blocked = self.nodes[node].pending;
        Ok(end)
    }

    /// Makes the readers of the node read `home`, which the copy `owner` will overwrite. Returns the copy
    /// that may now overwrite the old home.
    pub(super) fn rehome(&mut self, copies: &[Transfer], node: usize, home: Location, owner: u32) -> u32 {
        let old = self.nodes[node];
        (self.nodes[node].home, self.nodes[node].owner) = (home, owner);
        if old.home.is_register() && home.is_register() {
            return old.owner;
        }
        // Their kind of instruction changes.
        self.nodes[node].blocked = old.pending;
        for at in old.readers.0..old.readers.1 {
            let copy = self.reader(at);
            if !self.done[copy as usize] && self.is_free(copies, copy) {
                self.enqueue(copies, copy);
            }
        }
        old.owner
    }
}

fn key(location: Location, index: u32) -> u64 {
    let (kind, number) = match location {
        Location::Register(number) => (0, number),
        Location::Memory(number) => (1, number),
        Location::Recipe(number) => (2, number),
    };
    kind << 62 | u64::from(number) << INDEX_BITS | u64::from(index)
}

fn unread(home: Location) -> Node {
    Node { home, owner: NONE, stored: None, readers: (0, 0), pending: 0, blocked: 0 }
}
