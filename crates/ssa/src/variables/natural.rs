//! Whether every loop has one entry.
//!
//! The blocks come in the order of the program. Dominators of the edges that lead forward in it are found in
//! one sweep (Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm", 2001: where nothing leads
//! back, one sweep is enough). If the target of each other edge dominates its source there, these edges
//! change no dominator, so that they are the back edges of natural loops. The answer is "no", too, where that
//! order hides it, and where it takes too long.

use alloc::vec::Vec;

/// Reused memory.
#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    /// By block, in order and plus one: its immediate dominator. 0 is before all blocks.
    idoms: Vec<u32>,
    /// Edges that do not lead forward: target and source.
    back: Vec<(u32, u32)>,
}

/// Steps through dominators that are granted for each edge that leads forward.
const STEPS: usize = 8;

impl Scratch {
    /// `preds` gives the predecessors of the block with that index in the order, by their indices, or `None`
    /// where they are not known.
    pub(super) fn are_natural<I: Iterator<Item = u32>>(
        &mut self,
        n_blocks: usize,
        preds: impl Fn(usize) -> Option<I>,
    ) -> bool {
        self.idoms.clear();
        self.idoms.push(0);
        self.back.clear();
        let mut steps = STEPS * n_blocks;
        for index in 0..n_blocks {
            let Some(preds) = preds(index) else { return false };
            let block = index as u32 + 1;
            let mut idom = None;
            for pred in preds {
                let pred = pred + 1;
                if pred >= block {
                    self.back.push((block, pred));
                    continue;
                }
                steps += STEPS;
                let (mut a, mut b) = (idom.unwrap_or(pred), pred);
                while a != b {
                    let later = if a > b { &mut a } else { &mut b };
                    *later = self.idoms[*later as usize];
                    let Some(left) = steps.checked_sub(1) else { return false };
                    steps = left;
                }
                idom = Some(a);
            }
            // A block without an earlier predecessor counts as one more entry.
            self.idoms.push(idom.unwrap_or(0));
        }
        // Later targets first: what one walk has passed, the next ones pass in one step.
        let Scratch { idoms, back } = self;
        back.iter().rev().all(|&(target, source)| {
            let (mut end, mut at) = (source, source);
            while end > target {
                end = idoms[end as usize];
            }
            while at > target {
                at = core::mem::replace(&mut idoms[at as usize], end);
            }
            end == target
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;
    use crate::testing::shapes;
    use crate::{Cfg, Graph, Loops};

    fn are_natural(shape: &shapes::Shape) -> bool {
        let mut preds = vec![Vec::new(); shape.n_blocks()];
        for (block, succs) in shape.succs.iter().enumerate() {
            succs.iter().for_each(|&succ| preds[succ as usize].push(block as u32));
        }
        Scratch::default().are_natural(preds.len(), |block| Some(preds[block].iter().copied()))
    }

    #[test]
    fn natural_loops_are_recognised() {
        for shape in [
            shapes::chain(9),
            shapes::ladder(99),
            shapes::nest(99),
            shapes::dispatch(99),
            shapes::repeat_nest(9999),
        ] {
            assert!(are_natural(&shape), "{shape:?}");
        }
        assert!(!are_natural(&shapes::irreducible(9)));
    }

    /// Never "yes" for an irreducible graph.
    #[test]
    fn a_loop_with_two_entries_is_never_natural() {
        let (mut yes, mut no) = (0, 0);
        for seed in 0..3000 {
            let mut rng = Rng::new(seed);
            let n = 2 + rng.below(12);
            let shape = shapes::random(&mut rng, n);
            let Ok(graph) = Graph::of(&shape) else { continue };
            let irreducible = {
                let loops = Loops::of(&graph);
                loops.iter().any(|id| loops.is_irreducible(id))
            };
            match are_natural(&shape) {
                true => {
                    assert!(!irreducible, "seed {seed}: {shape:?}");
                    yes += 1;
                }
                false => no += usize::from(irreducible),
            }
        }
        assert!(yes > 100 && no > 100, "{yes} with natural loops, {no} irreducible");
    }
}
