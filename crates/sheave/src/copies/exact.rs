//! The fewest copies that any coalescing leaves in a function, by exhaustive search.
//!
//! The candidates are the pairs of a phi and one of its arguments; each is merged or not, where merging puts the
//! classes of both together and is allowed only while no two members of a class interfere. A leaf of the search costs
//! what its edges cost: the fewest moves of each edge's parallel copy between classes. The bound of a partial choice is
//! the cost of the pairs that interfere already. It follows that the result is a minimum over renamings of the function's
//! values with copies on edges; splitting live ranges elsewhere is not considered.
//!
//! Exponential in the number of pairs, so it gives up beyond [`MAX_PAIRS`] of them and [`MAX_STEPS`] steps.

use sheave_ir::entity::EntityRef;
use sheave_ir::{Block, Function, Value};
use sheave_ssa::eliminate::fewest_moves;

/// Pairs of phi and argument that are searched at most.
pub const MAX_PAIRS: usize = 40;
/// Steps of the search before it gives up.
pub const MAX_STEPS: u64 = 400_000;
/// Values and instructions of a function whose liveness is computed by the slow, obvious method used here.
const MAX_SIZE: usize = 4_000;

/// The fewest copies left over all coalescings of `func`, which must be in SSA form; `None` where it is too large for
/// the search. Edges of indirect branches count like others.
pub fn minimum(func: &Function) -> Option<u32> {
    let problem = Problem::new(func)?;
    let mut search = Search {
        parent: (0..problem.n).collect(),
        members: (0..problem.n).map(|v| vec![v]).collect(),
        best: problem.cost(&(0..problem.n).collect::<Vec<_>>()),
        steps: 0,
        problem: &problem,
    };
    search.descend(0)?;
    Some(search.best)
}

/// Values that take part, their interference, and the copies of each edge.
struct Problem {
    n: usize,
    interferes: Vec<bool>,
    /// Phi and argument.
    pairs: Vec<(usize, usize)>,
    /// For each edge with phis: destinations and sources.
    edges: Vec<Vec<(usize, usize)>>,
}

impl Problem {
    fn new(func: &Function) -> Option<Problem> {
        if func.n_insts() > MAX_SIZE || func.n_values() > MAX_SIZE {
            return None;
        }
        let reachable = reachable(func);
        let mut number = vec![usize::MAX; func.n_values()];
        let mut values: Vec<Value> = Vec::new();
        let mut pairs = Vec::new();
        let mut edges = Vec::new();
        for &block in func.layout.iter().filter(|block| reachable[block.index()]) {
            for edge in func.block_edges(block) {
                let target = func.edges[edge].target;
                let mut copies = Vec::new();
                for (&phi, &arg) in func.phis(target).iter().zip(func.edge_args(edge)) {
                    if func.values[arg].is_const() {
                        continue;
                    }
                    let [phi, arg] = [phi, arg].map(|value| {
                        if number[value.index()] == usize::MAX {
                            number[value.index()] = values.len();
                            values.push(value);
                        }
                        number[value.index()]
                    });
                    copies.push((phi, arg));
                    if phi != arg && !pairs.contains(&(phi, arg)) {
                        pairs.push((phi, arg));
                    }
                }
                if !copies.is_empty() {
                    edges.push(copies);
                }
            }
        }
        if pairs.len() > MAX_PAIRS {
            return None;
        }
        let n = values.len();
        let mut problem = Problem { n, interferes: vec![false; n * n], pairs, edges };
        problem.find_interference(func, &reachable, &number);
        Some(problem)
    }

    fn set(&mut self, a: usize, b: usize) {
        if a != b {
            self.interferes[a * self.n + b] = true;
            self.interferes[b * self.n + a] = true;
        }
    }

    /// Two values interfere where one is written while the other is still wanted. Liveness is the textbook data flow
    /// over sets, on the values that take part.
    fn find_interference(&mut self, func: &Function, reachable: &[bool], number: &[usize]) {
        let n = self.n;
        let mut live_in = vec![vec![false; n]; func.n_blocks()];
        // What is wanted at the end of `block`: by its successors, and by their phis on its edges.
        let live_out = |live_in: &[Vec<bool>], block: Block, with_args: bool| {
            let mut live = vec![false; n];
            for edge in func.block_edges(block) {
                let target = func.edges[edge].target;
                for (slot, &wanted) in live.iter_mut().zip(&live_in[target.index()]) {
                    *slot |= wanted;
                }
                if with_args {
                    for &arg in func.edge_args(edge) {
                        if let Some(slot) = live.get_mut(number[arg.index()]) {
                            *slot = true;
                        }
                    }
                }
            }
            live
        };
        let mut changed = true;
        while changed {
            changed = false;
            for &block in func.layout.iter().rev().filter(|block| reachable[block.index()]) {
                let mut live = live_out(&live_in, block, true);
                for &inst in func.block_insts(block).iter().rev() {
                    for result in func.results(inst) {
                        if let Some(slot) = live.get_mut(number[result.index()]) {
                            *slot = false;
                        }
                    }
                    func.insts[inst].for_each_arg(&func.pool, |arg| {
                        if let Some(slot) = live.get_mut(number[arg.index()]) {
                            *slot = true;
                        }
                    });
                }
                for &phi in func.phis(block) {
                    if let Some(slot) = live.get_mut(number[phi.index()]) {
                        *slot = false;
                    }
                }
                if live_in[block.index()] != live {
                    live_in[block.index()] = live;
                    changed = true;
                }
            }
        }
        for &block in func.layout.iter().filter(|block| reachable[block.index()]) {
            let mut live = live_out(&live_in, block, true);
            for &inst in func.block_insts(block).iter().rev() {
                for result in func.results(inst) {
                    if number[result.index()] < n {
                        live[number[result.index()]] = false;
                        self.written(number[result.index()], &live);
                    }
                }
                func.insts[inst].for_each_arg(&func.pool, |arg| {
                    if let Some(slot) = live.get_mut(number[arg.index()]) {
                        *slot = true;
                    }
                });
            }
            // All phis of a block are written at once: each interferes with whatever is wanted behind them.
            let phis: Vec<usize> =
                func.phis(block).iter().map(|phi| number[phi.index()]).filter(|&phi| phi < n).collect();
            for (i, &phi) in phis.iter().enumerate() {
                self.written(phi, &live);
                for &other in &phis[..i] {
                    self.set(phi, other);
                }
            }
            if func.entry() == Some(block) {
                // Parameters are all there at once.
                let params: Vec<usize> = func
                    .params
                    .iter()
                    .map(|param| number[param.index()])
                    .filter(|&param| param < n)
                    .collect();
                for (i, &param) in params.iter().enumerate() {
                    self.written(param, &live);
                    for &other in &params[..i] {
                        self.set(param, other);
                    }
                }
            }
        }
    }

    fn written(&mut self, value: usize, live: &[bool]) {
        for other in (0..self.n).filter(|&other| live[other]) {
            self.set(value, other);
        }
    }

    /// What is left on all edges where `class` gives each value its class.
    fn cost(&self, class: &[usize]) -> u32 {
        self.edges
            .iter()
            .map(|copies| {
                // Two phis of one class on one edge would be one variable; interference forbids it.
                let between: Vec<(u32, u32)> =
                    copies.iter().map(|&(dest, source)| (class[dest] as u32, class[source] as u32)).collect();
                fewest_moves(&between) as u32
            })
            .sum()
    }
}

struct Search<'a> {
    problem: &'a Problem,
    parent: Vec<usize>,
    members: Vec<Vec<usize>>,
    best: u32,
    steps: u64,
}

impl Search<'_> {
    /// Decides about the pairs from `at` on; `None` when the steps are used up. The depth is bounded by [`MAX_PAIRS`].
    fn descend(&mut self, at: usize) -> Option<()> {
        self.steps += 1;
        if self.steps > MAX_STEPS {
            return None;
        }
        let Some(&(phi, arg)) = self.problem.pairs.get(at) else {
            self.best = self.best.min(self.problem.cost(&self.parent));
            return Some(());
        };
        // Whatever is decided later, pairs whose classes interfere now cost a copy each on their edges.
        if self.bound() >= self.best {
            return Some(());
        }
        let (a, b) = (self.parent[phi], self.parent[arg]);
        if a != b && !self.classes_interfere(a, b) {
            let moved = std::mem::take(&mut self.members[b]);
            for &value in &moved {
                self.parent[value] = a;
            }
            self.members[a].extend_from_slice(&moved);
            self.descend(at + 1)?;
            let rest = self.members[a].len() - moved.len();
            self.members[a].truncate(rest);
            for &value in &moved {
                self.parent[value] = b;
            }
            self.members[b] = moved;
        }
        self.descend(at + 1)
    }

    fn classes_interfere(&self, a: usize, b: usize) -> bool {
        let n = self.problem.n;
        self.members[a].iter().any(|&x| self.members[b].iter().any(|&y| self.problem.interferes[x * n + y]))
    }

    fn bound(&self) -> u32 {
        let mut bound = 0;
        for copies in &self.problem.edges {
            for &(dest, source) in copies {
                let (a, b) = (self.parent[dest], self.parent[source]);
                bound += u32::from(a != b && self.classes_interfere(a, b));
            }
        }
        bound
    }
}

fn reachable(func: &Function) -> Vec<bool> {
    let mut reachable = vec![false; func.n_blocks()];
    let mut open: Vec<Block> = func.entry().into_iter().collect();
    while let Some(block) = open.pop() {
        if !std::mem::replace(&mut reachable[block.index()], true) {
            open.extend(func.succs(block));
        }
    }
    reachable
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minimum_of(text: &str) -> Option<u32> {
        let module = crate::read_bytes("test", text.as_bytes()).unwrap();
        minimum(module.functions.values().next().unwrap())
    }

    /// A swap around a loop needs three moves on its back edge whatever the names are.
    #[test]
    fn a_swap_costs_three() {
        let swap = "function ssa %f(i64 v0, i64 v1, i64 v2) -> i64 {\nblock0:\n    jump block1\n\nblock1:\n    v3 = phi i64 \
                    [block0: v0], [block1: v4]\n    v4 = phi i64 [block0: v1], [block1: v3]\n    v5 = phi i64 [block0: \
                    v2], [block1: v6]\n    v7 = copy v5\n    v6 = add v5, v3\n    branch v6, block1, block2\n\nblock2:\n    \
                    return v4\n}\n";
        assert_eq!(minimum_of(swap), Some(3));
    }

    /// An accumulator and a counter need none.
    #[test]
    fn a_counting_loop_costs_nothing() {
        let count = "function ssa %f(i64 v0) -> i64 {\nblock0:\n    jump block1\n\nblock1:\n    v1 = phi i64 [block0: v0], \
                     [block1: v2]\n    v2 = add v1, v1\n    branch v2, block1, block2\n\nblock2:\n    return v2\n}\n";
        assert_eq!(minimum_of(count), Some(0));
    }
}
