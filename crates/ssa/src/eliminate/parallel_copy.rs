//! Sequentialisation of parallel copies with the fewest moves.
//!
//! A parallel copy reads all its sources before it writes any of its destinations. As a sequence it needs one
//! move for every copy whose source is not its destination, and one more for every cycle of which no member
//! is also copied to a place outside the cycle: where there is such a place, it holds the value that the
//! cycle needs back. With exchanges (`xchg`), an uninterrupted cycle of n takes n - 1 of them and no
//! temporary.
//!
//! Boissinot, Darte, Rastello, Dupont de Dinechin and Guillon, "Revisiting Out-of-SSA Translation for
//! Correctness, Code Quality, and Efficiency", 2009, algorithm 1, with two differences: a source that no copy
//! overwrites keeps being read itself, so that a fan-out does not become a chain; and what is done is
//! remembered per copy (the test for it in the paper's listing is inverted). Linear in the copies; the
//! scratch is one word per place number that ever occurred.
//!
//! ```text
//! a := b, b := a, c := a     c := a, a := b, b := c       c is a second home of the value of a: once c is
//!                                                         written, a may be, and b reads c instead
//! a := b, b := a             t := a, a := b, b := t       no copy leads out of the cycle: a temporary,
//!                            a <-> b                      or an exchange
//! ```
//!
//! Constants are no business of this module: they are loaded after the moves, in any order.

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::refill::refill;

/// How a cycle is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cycles {
    /// One value is saved to a temporary: n + 1 moves for a cycle of n.
    Temporary,
    /// Neighbours are exchanged: n - 1 exchanges for a cycle of n.
    Exchange,
}

/// One step of a sequence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// `dest <- source`. Performs the copy number `copy`; `source` holds its value at this time, but may be
    /// another place than the one that the copy names.
    Move {
        /// Index of the copy.
        copy: u32,
        /// The place that is written.
        dest: u32,
        /// The place that is read.
        source: u32,
    },
    /// `temporary <- source`: opens a cycle. A new temporary, or the previous one again, whose value is not
    /// needed any more.
    Save {
        /// Index of the copy that will overwrite it.
        copy: u32,
        /// The place that is read.
        source: u32,
    },
    /// `dest <- temporary`. Performs the copy number `copy` and closes the cycle that the last `Save` opened.
    Restore {
        /// Index of the copy.
        copy: u32,
        /// The place that is written.
        dest: u32,
    },
    /// Exchanges the contents of the destination of the copy number `copy` with its source. It performs that
    /// copy; the last exchange of a cycle performs the copy into `b` as well.
    Exchange {
        /// Index of the copy.
        copy: u32,
        /// One place.
        a: u32,
        /// The other place.
        b: u32,
    },
}

/// Turns parallel copies into sequences. Keeps its memory between calls.
#[derive(Clone, Debug, Default)]
pub struct Sequencer {
    /// By place: the copy that writes it. Filled with `NONE` between calls, as is `location`.
    writer: Vec<u32>,
    /// By place: where its original value can be read now; `NONE` if no copy reads it.
    location: Vec<u32>,
    ready: Vec<u32>,
    done: Vec<bool>,
    /// The copies of the cycle at hand.
    cycle: Vec<u32>,
}

/// The temporary, as a location.
const TEMPORARY: u32 = NONE - 1;

impl Sequencer {
    /// A sequencer without memory yet.
    pub fn new() -> Self {
        Sequencer::default()
    }

    /// Calls `emit` with the steps that have the effect of all `copies` (destination, source) at once.
    ///
    /// `resolve` says what is done with a cycle that no copy to a place outside of it opens. It gets the
    /// indices of its copies, each of which writes what the one before it reads.
    ///
    /// Takes time linear in the number of copies, and once memory up to the largest place.
    ///
    /// # Panics
    ///
    /// If two copies have the same destination, in debug builds; the result is then arbitrary in others. If a
    /// place is `u32::MAX - 1` or `u32::MAX`.
    pub fn sequentialize(
        &mut self,
        copies: &[(u32, u32)],
        mut resolve: impl FnMut(&[u32]) -> Cycles,
        mut emit: impl FnMut(Step),
    ) {
        // One copy is the common case and needs no graph.
        if let &[(dest, source)] = copies {
            if dest != source {
                emit(Step::Move { copy: 0, dest, source });
            }
            return;
        }
        if copies.is_empty() {
            return;
        }
        self.link(copies);
        for (index, &(dest, source)) in copies.iter().enumerate() {
            if dest != source && self.location[dest as usize] == NONE {
                self.ready.push(index as u32);
            }
        }
        self.drain(copies, &mut emit);
        for index in 0..copies.len() {
            let (dest, source) = copies[index];
            if dest == source || self.done[index] {
                continue;
            }
            // Everything outside cycles is done, so this is a cycle that no other copy reads.
            self.follow_cycle(copies, index as u32);
            match resolve(&self.cycle) {
                Cycles::Temporary => {
                    emit(Step::Save { copy: index as u32, source: dest });
                    self.location[dest as usize] = TEMPORARY;
                    self.ready.push(index as u32);
                    self.drain(copies, &mut emit);
                }
                Cycles::Exchange => {
                    let (_, exchanged) = self.cycle.split_last().expect("a cycle has members");
                    for &copy in exchanged {
                        let (a, b) = copies[copy as usize];
                        emit(Step::Exchange { copy, a, b });
                    }
                    self.cycle.iter().for_each(|&copy| self.done[copy as usize] = true);
                }
            }
        }
        for &(dest, source) in copies {
            self.writer[dest as usize] = NONE;
            self.location[source as usize] = NONE;
        }
    }

    fn link(&mut self, copies: &[(u32, u32)]) {
        self.ready.clear();
        refill(&mut self.done, copies.len(), false);
        let bound = copies.iter().fold(0, |bound, copy| bound.max(copy.0).max(copy.1));
        assert!(bound < TEMPORARY, "the number of a place is too large");
        if self.writer.len() <= bound as usize {
            self.writer.resize(bound as usize + 1, NONE);
            self.location.resize(bound as usize + 1, NONE);
        }
        for (index, &(dest, source)) in copies.iter().enumerate() {
            debug_assert_eq!(self.writer[dest as usize], NONE, "two copies write one place");
            self.writer[dest as usize] = index as u32;
            if dest != source {
                self.location[source as usize] = source;
            }
        }
    }

    /// Performs copies whose destination no pending copy reads, and those that become so.
    fn drain(&mut self, copies: &[(u32, u32)], emit: &mut impl FnMut(Step)) {
        while let Some(copy) = self.ready.pop() {
            let (dest, source) = copies[copy as usize];
            self.done[copy as usize] = true;
            let location = self.location[source as usize];
            if location == TEMPORARY {
                emit(Step::Restore { copy, dest });
                continue;
            }
            emit(Step::Move { copy, dest, source: location });
            let writer = self.writer[source as usize];
            // The source's own copy was waiting for its value to be elsewhere. (A place that is copied to
            // itself stays.)
            if location == source && writer != NONE && copies[writer as usize].1 != source {
                self.location[source as usize] = dest;
                self.ready.push(writer);
            }
        }
    }

    /// Lists the copies of the cycle of `first`.
    fn follow_cycle(&mut self, copies: &[(u32, u32)], first: u32) {
        self.cycle.clear();
        let mut copy = first;
        loop {
            self.cycle.push(copy);
            copy = self.writer[copies[copy as usize].1 as usize];
            if copy == first {
                return;
            }
        }
    }
}

/// The fewest moves that have the effect of all `copies` (destination, source) at once, with a temporary at
/// hand: what [`Sequencer::sequentialize`] emits under [`Cycles::Temporary`]. Takes quadratic time; meant for
/// explanations and checks.
///
/// ```
/// use sheave_ssa::eliminate::fewest_moves;
///
/// // A swap needs a temporary; the third destination serves as one.
/// assert_eq!(fewest_moves(&[(0, 1), (1, 0), (2, 0)]), 3);
/// assert_eq!(fewest_moves(&[(0, 1), (1, 0)]), 3);
/// ```
pub fn fewest_moves(copies: &[(u32, u32)]) -> usize {
    let moves = copies.iter().filter(|copy| copy.0 != copy.1).count();
    let mut cycles = 0;
    for &(start, source) in copies {
        if start == source {
            continue;
        }
        // Follow the sources; count the cycle at its smallest place, if it is one and no other copy reads it.
        let (mut at, mut smallest, mut lonely) = (start, true, true);
        for _ in 0..copies.len() {
            lonely &= copies.iter().filter(|copy| copy.1 == at && copy.0 != at).count() == 1;
            smallest &= at >= start;
            match copies.iter().find(|copy| copy.0 == at) {
                Some(copy) => at = copy.1,
                None => break,
            }
            if at == start {
                cycles += usize::from(smallest && lonely);
                break;
            }
        }
    }
    moves + cycles
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs the steps on places that hold their own numbers and compares with the copies all at once. Returns
    /// moves and exchanges.
    fn execute(sequencer: &mut Sequencer, copies: &[(u32, u32)], cycles: Cycles) -> (usize, usize) {
        let mut places = [0u32; 16];
        for (place, content) in places.iter_mut().enumerate() {
            *content = place as u32;
        }
        let (mut moves, mut exchanges, mut temporary) = (0, 0, None);
        let mut written = 0u32;
        sequencer.sequentialize(
            copies,
            |_| cycles,
            |step| match step {
                Step::Move { copy, dest, source } => {
                    assert_eq!(copies[copy as usize].0, dest);
                    assert_eq!(places[source as usize], copies[copy as usize].1, "reads the copy's value");
                    places[dest as usize] = places[source as usize];
                    written |= 1 << dest;
                    moves += 1;
                }
                Step::Save { copy, source } => {
                    assert_eq!(copies[copy as usize].0, source);
                    assert_eq!(temporary, None, "one temporary is enough");
                    temporary = Some(places[source as usize]);
                    moves += 1;
                }
                Step::Restore { copy, dest } => {
                    assert_eq!(copies[copy as usize].0, dest);
                    places[dest as usize] = temporary.take().expect("saved before");
                    moves += 1;
                }
                Step::Exchange { copy, a, b } => {
                    assert_eq!(copies[copy as usize], (a, b));
                    places.swap(a as usize, b as usize);
                    exchanges += 1;
                }
            },
        );
        let mut expected = [0u32; 16];
        for (place, content) in expected.iter_mut().enumerate() {
            *content = place as u32;
        }
        for &(dest, source) in copies {
            expected[dest as usize] = source;
        }
        assert_eq!(places, expected, "{copies:?}");
        (moves, exchanges)
    }

    /// Cycles that no copy outside reads, by their lengths; written independently of the code above: a place
    /// of such a cycle is the source of exactly one copy, as are all that come after it.
    fn lonely_cycles(sources: &[usize]) -> (usize, usize) {
        let n = sources.len();
        let mut readers = [0usize; 16];
        for (dest, &source) in sources.iter().enumerate() {
            if dest != source {
                readers[source] += 1;
            }
        }
        let (mut count, mut length) = (0, 0);
        let mut seen = [false; 16];
        for start in 0..n {
            let (mut at, mut steps) = (start, 0);
            while at < n && sources[at] != at && readers[at] == 1 && !seen[at] && steps <= n {
                at = sources[at];
                steps += 1;
                if at == start {
                    count += 1;
                    length += steps;
                    for _ in 0..steps {
                        seen[at] = true;
                        at = sources[at];
                    }
                    break;
                }
            }
        }
        (count, length)
    }

    #[test]
    fn every_copy_graph_with_up_to_seven_destinations_takes_the_fewest_moves() {
        let mut sequencer = Sequencer::new();
        let mut graphs = 0u32;
        let mut copies = [(0u32, 0u32); 7];
        for n in 1..=7usize {
            // Source n represents everything that is not a destination.
            let mut sources = [0usize; 7];
            loop {
                graphs += 1;
                for dest in 0..n {
                    copies[dest] = (dest as u32, sources[dest] as u32);
                }
                let proper = (0..n).filter(|&dest| sources[dest] != dest).count();
                let (cycles, length) = lonely_cycles(&sources[..n]);
                let (moves, exchanges) = execute(&mut sequencer, &copies[..n], Cycles::Temporary);
                assert_eq!((moves, exchanges), (proper + cycles, 0), "{:?}", &copies[..n]);
                let (moves, exchanges) = execute(&mut sequencer, &copies[..n], Cycles::Exchange);
                assert_eq!((moves, exchanges), (proper - length, length - cycles), "{:?}", &copies[..n]);
                if n <= 4 {
                    assert_eq!(fewest_moves(&copies[..n]), proper + cycles);
                }
                let Some(digit) = sources[..n].iter().position(|&source| source < n) else { break };
                sources[..digit].fill(0);
                sources[digit] += 1;
            }
        }
        assert_eq!(graphs, 2_223_277);
    }

    /// Breadth-first search over all sequences of moves among the places and two temporaries: no shorter one
    /// exists.
    #[test]
    fn no_sequence_is_shorter() {
        fn shortest(sources: &[usize]) -> usize {
            let n = sources.len();
            // Places 0..n are destinations, n the outside, n + 1 a temporary.
            let start: Vec<u8> = (0..n as u8 + 2).collect();
            let mut frontier = vec![start.clone()];
            let mut seen: std::collections::HashSet<Vec<u8>> = [start].into();
            for depth in 0.. {
                let mut next = Vec::new();
                for state in &frontier {
                    if (0..n).all(|dest| state[dest] as usize == sources[dest]) {
                        return depth;
                    }
                    for dest in (0..n).chain([n + 1]) {
                        for source in 0..n + 2 {
                            let mut after = state.clone();
                            after[dest] = after[source];
                            if seen.insert(after.clone()) {
                                next.push(after);
                            }
                        }
                    }
                }
                frontier = next;
            }
            unreachable!()
        }
        for n in 1..=3usize {
            for code in 0..(n + 1).pow(n as u32) {
                let sources: Vec<usize> = (0..n).map(|i| code / (n + 1).pow(i as u32) % (n + 1)).collect();
                let copies: Vec<(u32, u32)> =
                    sources.iter().enumerate().map(|(d, &s)| (d as u32, s as u32)).collect();
                assert_eq!(fewest_moves(&copies), shortest(&sources), "{copies:?}");
            }
        }
    }

    #[test]
    fn a_fan_out_saves_the_temporary_of_a_cycle() {
        // (a, b, c, d) <- (b, c, a, a)
        let copies = [(0, 1), (1, 2), (2, 0), (3, 0)];
        let mut steps = Vec::new();
        Sequencer::new().sequentialize(&copies, |_| Cycles::Temporary, |step| steps.push(step));
        assert_eq!(
            steps,
            [
                Step::Move { copy: 3, dest: 3, source: 0 },
                Step::Move { copy: 0, dest: 0, source: 1 },
                Step::Move { copy: 1, dest: 1, source: 2 },
                Step::Move { copy: 2, dest: 2, source: 3 },
            ]
        );
    }

    #[test]
    fn many_copies_and_sparse_places() {
        let mut sequencer = Sequencer::new();
        for n in [17u32, 33, 1000] {
            let copies: Vec<(u32, u32)> = (0..n).map(|i| (i * 3, (i + 1) % n * 3)).collect();
            let mut moves = 0;
            sequencer.sequentialize(&copies, |_| Cycles::Temporary, |_| moves += 1);
            assert_eq!(moves, n + 1);
        }
        let mut moves = 0;
        sequencer.sequentialize(&[(5, 70_000), (6, 70_000)], |_| Cycles::Temporary, |_| moves += 1);
        assert_eq!(moves, 2);
    }
}
