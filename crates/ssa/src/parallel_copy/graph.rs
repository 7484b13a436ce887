//! The graph of a parallel copy, and the checks of its input.
//!
//! A table gives the node of each location. Locations with small numbers have a fixed entry, which is valid
//! if it bears the stamp of the current call, so that nothing has to be cleared; the others are sorted. So
//! time and memory depend on the number of copies, and not on the numbers of the locations.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::registers::Pending;
use super::{Error, Location, Options, Step, Transfer};
use crate::graph::NONE;

/// The least number of a location that has no fixed entry in the table, which takes 8 MiB for the number
/// before.
pub(super) const DIRECT: u32 = 1 << 18;

/// The value that a location holds at first. The value in the destination of copy i is node i.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The location that holds the value now.
    pub(super) home: Location,
    /// The copy that will overwrite it there, or `NONE`.
    pub(super) owner: u32,
    /// The first copy that reads it.
    first: u32,
    /// Readers that are not done.
    pub(super) pending: u32,
    /// Of these, the ones that are registers or whose destinations are still read.
    pub(super) blocked: u32,
    /// A location in memory that holds it for good.
    pub(super) stored: Option<Location>,
}

/// The place of a copy in the graph.
#[derive(Clone, Copy, Debug)]
struct Link {
    /// The node that the copy reads.
    source: u32,
    /// The next copy that reads it.
    next: u32,
    done: bool,
}

/// An entry of the table of locations.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    pub(super) stamp: u32,
    pub(super) node: u32,
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
    /// The nodes of the locations; entries with another stamp are void.
    pub(super) table: Vec<Entry>,
    pub(super) stamp: u32,
    /// The locations whose numbers are not below `DIRECT`, sorted.
    large: Vec<Location>,
    /// By copy.
    links: Vec<Link>,
    /// Copies that are not done.
    pub(super) n_pending: u32,
    pub(super) nodes: Vec<Node>,
    pub(super) scratch: Vec<Scratch>,
    pub(super) stores: BinaryHeap<Reverse<u32>>,
    /// For each location in memory that only free locations in memory read: one of these copies.
    pub(super) fetches: BinaryHeap<Reverse<u32>>,
    pub(super) moves: BinaryHeap<u32>,
    pub(super) loads: BinaryHeap<Reverse<u32>>,
    /// Loads that nothing waits for.
    pub(super) last: BinaryHeap<Reverse<u32>>,
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
    /// For copies between registers.
    pub(super) registers: Vec<Pending>,
}

impl Ctx {
    /// The number of entries that the tables have room for.
    #[cfg(test)]
    pub(super) fn capacity(&self) -> usize {
        self.table.capacity() + self.nodes.capacity() + self.links.capacity()
    }

    /// The steps of the last call, if it had no error.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    pub(super) fn n_copies(&self) -> usize {
        self.links.len()
    }

    #[inline]
    pub(super) fn is_done(&self, copy: u32) -> bool {
        self.links[copy as usize].done
    }

    /// Marks a pending copy as done. Returns the node that it reads, with one reader less.
    #[inline]
    pub(super) fn finish(&mut self, copy: u32) -> usize {
        let link = &mut self.links[copy as usize];
        link.done = true;
        let node = link.source as usize;
        self.nodes[node].pending -= 1;
        self.n_pending -= 1;
        node
    }

    /// The node whose value the copy reads.
    #[inline]
    pub(super) fn node_of(&self, copy: u32) -> usize {
        self.links[copy as usize].source as usize
    }

    #[inline]
    pub(super) fn node(&self, copy: u32) -> &Node {
        &self.nodes[self.node_of(copy)]
    }

    /// Whether no pending copy needs the old value of the copy's destination there.
    fn is_free(&self, copies: &[Transfer], copy: u32) -> bool {
        let Node { pending, home, .. } = self.nodes[copy as usize];
        pending == 0 || home != copies[copy as usize].dest
    }

    /// The copies that read the node and are not done, in their order.
    fn pending_readers(&self, node: usize) -> impl Iterator<Item = u32> {
        let reader = |copy: u32| (copy != NONE).then_some(copy);
        let readers = core::iter::successors(reader(self.nodes[node].first), move |&copy| {
            reader(self.links[copy as usize].next)
        });
        readers.filter(|&copy| !self.is_done(copy))
    }

    pub(super) fn first_pending_reader(&self, node: usize) -> Option<u32> {
        self.pending_readers(node).next()
    }

    /// Builds the graph.
    pub(super) fn link(&mut self, copies: &[Transfer], options: &Options<'_>) -> Result<(), Error> {
        self.new_stamp();
        self.sort_large(copies);
        self.nodes.clear();
        self.links.clear();
        self.n_pending = 0;
        for (copy, i) in copies.iter().zip(0..) {
            self.add_writer(copy, i)?;
        }
        for i in (0..copies.len()).rev() {
            self.add_reader(copies, options, i)?;
        }
        self.scratch.clear();
        for (k, &(location, class)) in options.scratch.iter().chain(options.dead).enumerate() {
            let node = self.find(location).unwrap_or(NONE);
            if node != NONE && (k < options.scratch.len() || (node as usize) < copies.len()) {
                return Err(Error::ScratchUsed(location));
            }
            self.scratch.push(Scratch { location, class, node });
        }
        Ok(())
    }

    /// Makes all entries of the table void.
    #[inline]
    pub(super) fn new_stamp(&mut self) {
        if self.stamp == u32::MAX {
            self.table.clear();
            self.stamp = 0;
        }
        self.stamp += 1;
    }

    /// Makes room in the table for the registers up to a small number.
    #[inline]
    pub(super) fn reserve_registers(&mut self, last: u32) {
        let index = 3 * last as usize;
        if index >= self.table.len() {
            self.grow(index);
        }
    }

    #[cold]
    fn grow(&mut self, index: usize) {
        self.table.resize((index + 1).next_power_of_two(), Entry::default());
    }

    fn sort_large(&mut self, copies: &[Transfer]) {
        self.large.clear();
        if copies.iter().all(|copy| number(copy.dest).1.max(number(copy.source).1) < DIRECT) {
            return;
        }
        let locations = copies.iter().flat_map(|copy| [copy.dest, copy.source]);
        self.large.extend(locations.filter(|&location| number(location).1 >= DIRECT));
        self.large.sort_unstable();
    }

    /// The index of a location in the table. A large one without an entry has the index of another one.
    #[inline]
    fn index(&self, location: Location) -> usize {
        let (kind, number) = number(location);
        if number < DIRECT {
            self.large.len() + (3 * number + kind) as usize
        } else {
            self.large.partition_point(|&other| other < location)
        }
    }

    #[inline]
    fn entry(&mut self, location: Location) -> &mut Entry {
        let index = self.index(location);
        if index >= self.table.len() {
            self.grow(index);
        }
        &mut self.table[index]
    }

    /// The node of a location that the copies use.
    fn find(&self, location: Location) -> Option<u32> {
        if number(location).1 >= DIRECT {
            self.large.binary_search(&location).ok()?;
        }
        self.table.get(self.index(location)).filter(|entry| entry.stamp == self.stamp).map(|entry| entry.node)
    }

    #[inline]
    fn add_writer(&mut self, copy: &Transfer, i: u32) -> Result<(), Error> {
        let &Transfer { dest, source, .. } = copy;
        if matches!(dest, Location::Recipe(_)) {
            return Err(Error::RecipeWritten(dest));
        }
        let stamp = self.stamp;
        let entry = self.entry(dest);
        if entry.stamp == stamp {
            return Err(Error::WrittenTwice(dest));
        }
        *entry = Entry { stamp, node: i };
        let done = dest == source;
        self.nodes.push(Node::new(dest, if done { NONE } else { i }));
        self.links.push(Link { source: NONE, next: NONE, done });
        self.n_pending += u32::from(!done);
        Ok(())
    }

    #[inline]
    fn add_reader(&mut self, copies: &[Transfer], options: &Options<'_>, i: usize) -> Result<(), Error> {
        let (copy, stamp, new) = (&copies[i], self.stamp, self.nodes.len() as u32);
        let entry = self.entry(copy.source);
        if entry.stamp != stamp {
            *entry = Entry { stamp, node: new };
            self.nodes.push(Node::new(copy.source, NONE));
        }
        let source = self.table[self.index(copy.source)].node;
        let node = &mut self.nodes[source as usize];
        if let Some(like) = copies.get(node.first as usize)
            && (copy.class, copy.bytes) != (like.class, like.bytes)
        {
            return Err(Error::Mismatch(copy.source));
        }
        if usize::from(copy.class) >= options.costs.len() {
            return Err(Error::UnknownClass(i as u32));
        }
        let link = &mut self.links[i];
        (link.source, link.next) = (source, node.first);
        node.first = i as u32;
        node.pending += u32::from(!link.done);
        node.blocked = node.pending;
        Ok(())
    }

    /// Makes the readers of the node read `home`, which the copy `owner` will overwrite. Returns the copy
    /// that may now overwrite the old home.
    pub(super) fn rehome(&mut self, copies: &[Transfer], node: usize, home: Location, owner: u32) -> u32 {
        let old = self.nodes[node];
        (self.nodes[node].home, self.nodes[node].owner) = (home, owner);
        if !old.home.is_register() || !home.is_register() {
            self.enqueue_readers(copies, node);
        }
        old.owner
    }

    /// Enters the readers of a node anew: their kind of instruction has changed.
    fn enqueue_readers(&mut self, copies: &[Transfer], node: usize) {
        self.nodes[node].blocked = self.nodes[node].pending;
        let mut copy = self.nodes[node].first;
        while copy != NONE {
            if !self.is_done(copy) && self.is_free(copies, copy) {
                self.enqueue(copies, copy);
            }
            copy = self.links[copy as usize].next;
        }
    }
}

impl Node {
    #[inline]
    fn new(home: Location, owner: u32) -> Node {
        Node { home, owner, first: NONE, pending: 0, blocked: 0, stored: None }
    }
}

/// Kind and number of a location.
#[inline]
fn number(location: Location) -> (u32, u32) {
    let kind = match location {
        Location::Register(_) => 0,
        Location::Memory(_) => 1,
        Location::Recipe(_) => 2,
    };
    (kind, location.number())
}
