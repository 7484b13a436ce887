//! Effects on memory by block, and a search for a change of memory between two points of a function.
//!
//! Memory SSA is not needed: a query is always about a load and an earlier access of the same address, which
//! a table finds; the search then visits the blocks between the two, backwards from the load, and only the
//! instructions with an effect on memory.
//!
//! Cost: a query visits at most [`MAX_BLOCKS`] blocks and [`MAX_EVENTS`] effects, so all together are linear.

use alloc::vec::Vec;

use crate::refill::refill;
use crate::{Block, Graph};

/// Blocks that one question visits at most.
pub const MAX_BLOCKS: u32 = 24;
/// Effects that one question visits at most.
pub const MAX_EVENTS: u32 = 48;

/// A point of a function: before the effect of this number, in this block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// The block.
    pub block: Block,
    /// The number of the first effect after the point, of those of the function.
    pub event: u32,
}

/// The effects on memory of one function, in the order of its blocks; reused for the next one. The caller
/// defines effects and the memory that they change.
///
/// ```
/// use sheave_ssa::memory::{Effects, Point};
/// use sheave_testing::ssa::shapes;
/// use sheave_ssa::{Block, Graph};
///
/// // Blocks 0, 1 and 2 in a row. Block 1 writes to the address 8.
/// let graph = Graph::of(&shapes::chain(3))?;
/// let mut effects = Effects::default();
/// effects.clear(graph.n_blocks());
/// for block in [0, 1, 2].map(Block) {
///     effects.start_block(block);
///     if block == Block(1) {
///         effects.push(8);
///     }
///     effects.end_block(block);
/// }
/// let (from, to) = (effects.start(Block(0)), effects.start(Block(2)));
/// assert!(effects.is_unchanged(&graph, from, to, |written| *written == 16));
/// assert!(!effects.is_unchanged(&graph, from, to, |written| *written == 8));
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Effects<E> {
    events: Vec<E>,
    /// By block: its events.
    ranges: Vec<(u32, u32)>,
    /// By block: the question that visited it last.
    visited: Vec<u32>,
    question: u32,
    cut_off: u32,
    work: Vec<Block>,
}

impl<E> Default for Effects<E> {
    fn default() -> Self {
        let (events, ranges, visited) = (Vec::new(), Vec::new(), Vec::new());
        Effects { events, ranges, visited, question: 0, cut_off: 0, work: Vec::new() }
    }
}

impl<E> Effects<E> {
    /// No effects, in so many blocks.
    pub fn clear(&mut self, n_blocks: usize) {
        self.events.clear();
        refill(&mut self.ranges, n_blocks, (0, 0));
        refill(&mut self.visited, n_blocks, 0);
        self.question = 0;
        self.cut_off = 0;
    }

    /// The searches of [`is_unchanged`](Effects::is_unchanged) since [`clear`](Effects::clear) that ended
    /// at a limit.
    pub fn cut_off(&self) -> u32 {
        self.cut_off
    }

    /// Starts the effects of `block`.
    #[inline]
    pub fn start_block(&mut self, block: Block) {
        self.ranges[block.index()].0 = self.events.len() as u32;
    }

    /// The effects of `block` are complete.
    #[inline]
    pub fn end_block(&mut self, block: Block) {
        self.ranges[block.index()].1 = self.events.len() as u32;
    }

    /// The next effect of the block.
    #[inline]
    pub fn push(&mut self, event: E) {
        self.events.push(event);
    }

    /// The first point of `block`.
    #[inline]
    pub fn start(&self, block: Block) -> Point {
        Point { block, event: self.ranges[block.index()].0 }
    }

    /// The effect that comes next after `point`, in its block or in one that was pushed later.
    #[inline]
    pub fn next(&self, point: Point) -> Option<&E> {
        self.events.get(point.event as usize)
    }

    /// True if on no path from `from` to `to` there is an effect that `changes` the memory in question; false
    /// if more was to be visited than the limits allow. The block of `from` dominates that of `to`, and paths
    /// that pass it again do not count.
    #[inline]
    pub fn is_unchanged(
        &mut self,
        graph: &Graph,
        from: Point,
        to: Point,
        mut changes: impl FnMut(&E) -> bool,
    ) -> bool {
        let Effects { events, ranges, visited, question, cut_off, work } = self;
        let mut left = MAX_EVENTS;
        let mut keeps = |first: u32, end: u32| {
            events[first as usize..end as usize].iter().all(|event| {
                left -= 1;
                *cut_off += u32::from(left == 0);
                left > 0 && !changes(event)
            })
        };
        if from.block == to.block {
            return keeps(from.event, to.event);
        }
        if !keeps(ranges[to.block.index()].0, to.event) || !keeps(from.event, ranges[from.block.index()].1) {
            return false;
        }
        *question += 1;
        work.clear();
        work.push(to.block);
        let mut n_blocks = 0;
        while let Some(block) = work.pop() {
            for pred in graph.predecessors(block) {
                if pred == from.block || !graph.is_reachable(pred) || visited[pred.index()] == *question {
                    continue;
                }
                visited[pred.index()] = *question;
                n_blocks += 1;
                let (first, end) = ranges[pred.index()];
                if !keeps(first, end) {
                    return false;
                }
                if n_blocks > MAX_BLOCKS {
                    *cut_off += 1;
                    return false;
                }
                work.push(pred);
            }
        }
        true
    }

    /// The first effect in the loop with the header `header` that `changes` the memory in question, if there
    /// is one, or the first one beyond [`MAX_EVENTS`].
    #[inline]
    pub fn change_in_loop(
        &mut self,
        graph: &Graph,
        header: Block,
        contains: impl Fn(Block) -> bool,
        mut changes: impl FnMut(&E) -> bool,
    ) -> Option<&E> {
        let Effects { events, ranges, visited, question, work, .. } = self;
        let mut left = MAX_EVENTS;
        *question += 1;
        work.clear();
        work.push(header);
        visited[header.index()] = *question;
        while let Some(block) = work.pop() {
            let (first, end) = ranges[block.index()];
            for event in &events[first as usize..end as usize] {
                left = left.saturating_sub(1);
                if left == 0 || changes(event) {
                    return Some(event);
                }
            }
            for pred in graph.predecessors(block) {
                if contains(pred) && visited[pred.index()] != *question {
                    visited[pred.index()] = *question;
                    work.push(pred);
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_host::Script;

    #[test]
    fn a_loop_is_searched_and_nothing_else() {
        // Block 1 is the header of a loop with the body 2; 0 comes before it, 3 after it.
        let shape = Script::new(&[&[1], &[2, 3], &[1], &[]], &[]);
        let graph = Graph::of(&shape).expect("a sound graph");
        let mut effects = Effects::default();
        effects.clear(graph.n_blocks());
        for block in (0..4).map(Block) {
            effects.start_block(block);
            effects.push(block.0);
            effects.end_block(block);
        }
        let contains = |block: Block| (1..3).contains(&block.0);
        let mut written =
            |by: u32| effects.change_in_loop(&graph, Block(1), contains, |&event| event == by).copied();
        assert_eq!((0..4).map(&mut written).collect::<Vec<_>>(), [None, Some(1), Some(2), None]);
    }

    #[test]
    fn a_question_ends_at_the_limit() {
        let mut effects = Effects::default();
        effects.clear(1);
        effects.start_block(Block(0));
        (0..MAX_EVENTS).for_each(|event| effects.push(event));
        effects.end_block(Block(0));
        let graph = Graph::of(&Script::new(&[&[]], &[])).expect("a sound graph");
        let point = |event| Point { block: Block(0), event };
        let mut is_unchanged = |end| effects.is_unchanged(&graph, point(0), point(end), |_| false);
        assert!(is_unchanged(MAX_EVENTS - 1) && !is_unchanged(MAX_EVENTS));
    }
}
