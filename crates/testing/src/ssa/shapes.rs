//! Control-flow graphs of any size, as lists of successors. Each is linear in its parameter unless documented
//! otherwise.

use crate::Rng;
use sheave_ssa::{Block, Cfg};

/// A bare control-flow graph; the entry is block 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shape {
    /// By block: its successors.
    pub succs: Vec<Vec<u32>>,
}

impl Cfg for Shape {
    fn n_blocks(&self) -> usize {
        self.succs.len()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.succs[block.index()].iter().map(|&succ| Block(succ)).for_each(visit);
    }
}

/// Makes a graph of about that many blocks.
pub type Generator = fn(usize) -> Shape;

/// The sized generators by name, for tables of measurements.
///
/// ```
/// use sheave_testing::ssa::shapes;
/// use sheave_ssa::{Analyses, Cfg};
///
/// for &(name, generate) in shapes::ALL {
///     let (shape, mut analyses) = (generate(100), Analyses::new());
///     let (graph, _) = analyses.dominators(&shape)?;
///     assert!(graph.n_blocks() >= shape.n_blocks(), "{name}");
/// }
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub const ALL: &[(&str, Generator)] = &[
    ("chain", chain),
    ("ladder", ladder),
    ("nest", nest),
    ("repeat nest", repeat_nest),
    ("irreducible", irreducible),
    ("switch", switch),
    ("two joins", two_joins),
    ("dispatch", dispatch),
    ("random jumps", random_jumps),
];

/// `n` blocks in a row.
pub fn chain(n: usize) -> Shape {
    let n = n.max(1) as u32;
    Shape { succs: (0..n).map(|i| if i + 1 < n { vec![i + 1] } else { vec![] }).collect() }
}

/// About `n` blocks: diamonds in a row.
pub fn ladder(n: usize) -> Shape {
    let rungs = (n / 3).max(1) as u32;
    let mut succs = vec![vec![1]];
    for i in 0..rungs {
        let head = 1 + 3 * i;
        succs.extend([vec![head + 1, head + 2], vec![head + 3], vec![head + 3]]);
    }
    succs.push(vec![]);
    Shape { succs }
}

/// About `n` blocks: nested `while` loops; each header leads into the next and out of the loop around it.
pub fn nest(n: usize) -> Shape {
    let depth = (n / 2).max(1) as u32;
    // Block 0, headers 1..=depth, body depth + 1, latches after it from the inside out, exit.
    let mut succs = vec![vec![1]];
    let body = depth + 1;
    let latch = |level: u32| body + (depth - level) + 1;
    for level in 1..=depth {
        let outside = if level == 1 { latch(0) } else { latch(level - 1) };
        succs.push(vec![level + 1, outside]);
    }
    succs.push(vec![latch(depth)]);
    for level in (1..=depth).rev() {
        succs.push(vec![level]);
    }
    succs.push(vec![]);
    Shape { succs }
}

/// About `n` blocks: nested `do … while` loops, whose frontiers have O(n²) members in all.
pub fn repeat_nest(n: usize) -> Shape {
    let depth = (n / 2).max(1) as u32;
    let mut succs = vec![vec![1]];
    for level in 1..=depth {
        succs.push(vec![level + 1]);
    }
    for level in (1..=depth).rev() {
        let latch = succs.len() as u32;
        succs.push(vec![level, latch + 1]);
    }
    succs.push(vec![]);
    // The innermost header leads to the first latch, which follows it.
    Shape { succs }
}

/// About `n` blocks: loops of two blocks that are entered at both.
pub fn irreducible(n: usize) -> Shape {
    let loops = (n / 3).max(1) as u32;
    let mut succs = vec![vec![1]];
    for i in 0..loops {
        let head = 1 + 3 * i;
        succs.extend([vec![head + 1, head + 2], vec![head + 2, head + 3], vec![head + 1]]);
    }
    succs.push(vec![]);
    Shape { succs }
}

/// One switch with `n` cases and a join.
pub fn switch(n: usize) -> Shape {
    let n = n.max(1) as u32;
    let mut succs = vec![vec![1], (2..n + 2).collect()];
    succs.extend((0..n).map(|_| vec![n + 2]));
    succs.push(vec![]);
    Shape { succs }
}

/// A chain of `n` branches (two at least) into two joins.
pub fn two_joins(n: usize) -> Shape {
    let n = n.max(2) as u32;
    let mut succs = vec![vec![1]];
    for i in 1..=n {
        let next = if i == n { n + 2 } else { i + 1 };
        succs.push(if i % 2 == 0 { vec![next, n + 1] } else { vec![n + 2, next] });
    }
    succs.extend([vec![n + 3], vec![n + 3], vec![]]);
    Shape { succs }
}

/// An interpreter: a loop around a switch with `n` cases.
pub fn dispatch(n: usize) -> Shape {
    let n = n.max(1) as u32;
    let mut succs = vec![vec![1]];
    succs.push((2..n + 3).collect());
    succs.extend((0..n).map(|_| vec![1]));
    succs.push(vec![]);
    Shape { succs }
}

/// `n` blocks in a random order, each of which branches to the next of that order or to any other: most of
/// them are in irreducible loops, which are nested as deep as a fraction of `n`.
pub fn random_jumps(n: usize) -> Shape {
    let n = n.max(3);
    let mut rng = Rng::new(n as u64);
    let mut order: Vec<u32> = (0..n as u32).collect();
    for i in 1..n {
        order.swap(i, 1 + rng.below(i));
    }
    let mut succs = vec![vec![]; n];
    for (i, &block) in order[..n - 1].iter().enumerate() {
        succs[block as usize] = vec![order[i + 1], 1 + rng.below(n - 1) as u32];
    }
    Shape { succs }
}

/// A graph of `n` blocks with up to four random successors each: anything can come out but edges to the
/// entry.
pub fn random(rng: &mut Rng, n: usize) -> Shape {
    let n = n.max(2);
    let succs = (0..n)
        .map(|block| {
            let count = [0, 1, 1, 1, 2, 2, 2, 3, 4][rng.below(9)];
            let near = rng.one_in(2);
            (0..count)
                .map(|_| {
                    let target = if near { (block + 1 + rng.below(3)) % n } else { rng.below(n) };
                    target.max(1) as u32
                })
                .collect()
        })
        .collect();
    Shape { succs }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_is_well_formed_and_reachable() {
        for &(name, make) in ALL {
            for n in [1, 2, 3, 10, 100] {
                let graph =
                    sheave_ssa::Graph::of(&make(n)).unwrap_or_else(|error| panic!("{name} {n}: {error}"));
                assert!(
                    graph.reverse_postorder().len() == graph.n_blocks(),
                    "{name} {n} has unreachable blocks"
                );
            }
        }
    }
}
