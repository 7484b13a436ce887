//! One run of a program for all strategies.
//!
//! Copies form has the blocks of SSA form, which run as often under every strategy, and beside them blocks on
//! edges, which run as often as these edges. So one run that counts blocks and edges tells what runs under
//! every strategy. The program is run in copies form of the strategy `per-edge`, with an empty block on each
//! edge whose count does not follow from its ends.
//!
//! Example: `block1` branches to `block2` and `block4`, which `block3` jumps to. The edge to `block2` ran as
//! often as `block2`; that to `block4` gets an empty block, whose count is the edge's. A strategy that splits
//! this edge has a block there, with this count.
//!
//! Time and memory: a run, and a number for each block and edge.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use sheave_interp::Trap;
use sheave_ir::entity::EntityRef as _;
use sheave_ir::{Block, FuncId, Function, InstData, Module};
use sheave_passes::adapters::eliminate;
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::Placement;

use super::execute::{Execution, Prepared};
use crate::{Context, Error, Goal, Options};

/// How a program is run.
#[derive(Clone, Copy, Debug)]
pub struct Invocation<'a> {
    /// The program's name.
    pub name: &'a str,
    /// Its arguments.
    pub args: &'a [Vec<u8>],
    /// Its standard input.
    pub stdin: &'a [u8],
    /// See [`Wanted::max_instructions`](super::Wanted::max_instructions).
    pub max_instructions: Option<u64>,
}

/// How often the blocks and edges of a program in SSA form ran.
#[derive(Debug)]
pub struct SsaRun {
    functions: Vec<OfFunction>,
}

/// The same of a function.
#[derive(Debug, Default)]
struct OfFunction {
    /// By block.
    blocks: Vec<u64>,
    /// By block and index of the successor, where a block has several. Edges of indirect branches, which no
    /// strategy splits, are known where their targets have no other predecessor.
    edges: HashMap<(Block, u32), u64>,
}

impl SsaRun {
    /// Sends `module` through the passes of `options` and runs it.
    ///
    /// # Errors
    /// When a function cannot be compiled; within, when the program cannot be loaded, traps, or takes too
    /// many instructions.
    pub fn new(
        ctx: &mut Context,
        module: &Module,
        options: &Options,
        invocation: &Invocation<'_>,
    ) -> Result<Result<SsaRun, Trap>, Error> {
        let options = Options { strategy: Strategy::PerEdge, exact_steps: 0, ..options.clone() };
        let mut prepared = Prepared::new(module);
        let mut functions = Vec::with_capacity(module.functions.len());
        for id in module.functions.keys() {
            // A decision of the user's strategy is not for this strategy.
            ctx.passes.ctxs.of::<eliminate::Ctx>().decide(None);
            ctx.run(module, id, &options, Goal::Copies)?;
            // A function that was read in copies form has not been eliminated here.
            let is_ours = module.functions[id].form != sheave_ir::Form::Copies;
            let n_new = if is_ours { ctx.stats().elimination.jumps_added as usize } else { 0 };
            let func = ctx.function();
            let edges = Edges::of(func, func.n_blocks() - n_new);
            prepared.add(id, func, edges.split.iter().copied());
            functions.push(edges);
        }
        let Invocation { name, args, stdin, max_instructions } = *invocation;
        let execution = match prepared.run_with(name, args, stdin, max_instructions) {
            Ok(execution) => execution,
            Err(trap) => return Ok(Err(trap)),
        };
        let functions = functions.into_iter().enumerate();
        let functions =
            functions.map(|(index, edges)| edges.counts(&execution, FuncId::new(index))).collect();
        Ok(Ok(SsaRun { functions }))
    }

    /// How often each block of the function ran in SSA form; empty for one that was never called.
    pub fn blocks(&self, id: FuncId) -> &[u64] {
        &self.functions[id.index()].blocks
    }

    /// Empty counts of all functions.
    pub fn execution(&self) -> Execution {
        Execution::empty(self.functions.len())
    }

    /// Adds to `execution` how often the blocks of `func` ran, which is the function `id` in copies form
    /// under any strategy, and those of its edges that are in `edges`.
    pub fn add(
        &self,
        execution: &mut Execution,
        id: FuncId,
        func: &Function,
        edges: impl IntoIterator<Item = (Block, u32)>,
    ) {
        let of = &self.functions[id.index()];
        if of.blocks.is_empty() {
            return;
        }
        let n_old = of.blocks.len();
        let mut blocks = of.blocks.clone();
        blocks.resize(func.n_blocks(), 0);
        for &block in func.layout.iter().filter(|block| block.index() < n_old) {
            for (target, index) in func.succs(block).zip(0..) {
                if target.index() >= n_old {
                    blocks[target.index()] += of.edge(func, block, index);
                }
            }
        }
        for (block, index) in edges {
            // The edge of an edge block is its only one.
            let count = match block.index() < n_old {
                true => of.edge(func, block, index),
                false => blocks[block.index()],
            };
            execution.set_edge((id, block, index), count);
        }
        execution.set_blocks(id, blocks);
    }
}

impl OfFunction {
    /// How often an edge of a block of SSA form ran.
    fn edge(&self, func: &Function, block: Block, index: u32) -> u64 {
        match func.succs(block).len() {
            1 => self.blocks[block.index()],
            _ => self.edges.get(&(block, index)).copied().unwrap_or(0),
        }
    }
}

/// The edges of blocks with several, in copies form.
struct Edges {
    /// Blocks of SSA form.
    n_blocks: usize,
    /// Those that get an empty block.
    split: Vec<(Block, u32)>,
    /// Those that run as often as the block that they lead to.
    of_target: Vec<((Block, u32), Block)>,
}

impl Edges {
    /// Those of `func`, of which all blocks from `n_blocks` on are on edges.
    fn of(func: &Function, n_blocks: usize) -> Edges {
        let mut n_preds = vec![0_u32; func.n_blocks()];
        for &block in &func.layout {
            func.succs(block).for_each(|target| n_preds[target.index()] += 1);
        }
        let mut edges = Edges { n_blocks, split: Vec::new(), of_target: Vec::new() };
        for &block in func.layout.iter().filter(|block| block.index() < n_blocks) {
            if func.succs(block).len() < 2 {
                continue;
            }
            let last = func.block_insts(block).last();
            let is_indirect =
                last.is_some_and(|&inst| matches!(func.insts[inst], InstData::IndirectBranch { .. }));
            for (target, index) in func.succs(block).zip(0..) {
                if n_preds[target.index()] == 1 {
                    edges.of_target.push(((block, index), target));
                } else if !is_indirect {
                    edges.split.push((block, index));
                }
            }
        }
        edges
    }

    /// The counts of `execution`, in which the edges are split.
    fn counts(self, execution: &Execution, id: FuncId) -> OfFunction {
        let all = execution.blocks(id);
        let mut of = OfFunction::default();
        if all.is_empty() {
            return of;
        }
        of.blocks = all[..self.n_blocks].to_vec();
        let split = self
            .split
            .into_iter()
            .map(|(block, index)| ((block, index), execution.region(id, block, Some(index))));
        let of_target = self.of_target.into_iter().map(|(edge, target)| (edge, all[target.index()]));
        of.edges = split.chain(of_target).collect();
        of
    }
}

/// Runs that were made already, of one module after the same passes, by placement.
#[derive(Clone, Debug, Default)]
pub struct Runs(Arc<[OnceLock<Result<SsaRun, String>>; Placement::ALL.len()]>);

impl Runs {
    /// The run under `placement`, which `run` makes where there is none; or why there is none.
    pub(super) fn of(
        &self,
        placement: Placement,
        run: impl FnOnce() -> Result<SsaRun, String>,
    ) -> Result<&SsaRun, &str> {
        let at = Placement::ALL.iter().position(|&known| known == placement).unwrap_or(0);
        self.0[at].get_or_init(run).as_ref().map_err(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The swap of two values in a loop that is left from its middle, over an edge that is critical.
    const PROGRAM: &str = "function %main() -> i32 {
block0:
    jump block1

block1:
    v1 = phi i32 [block0: i32 1], [block3: v2]
    v2 = phi i32 [block0: i32 2], [block3: v1]
    v3 = phi i32 [block0: i32 0], [block3: v6]
    v4 = and v3, i32 7
    v5 = icmp eq v4, i32 7
    v6 = add v3, i32 1
    branch v5, block2, block3

block2:
    jump block3

block3:
    v7 = phi i32 [block1: v1], [block2: v2]
    v8 = icmp ult v6, i32 100
    branch v8, block1, block4

block4:
    v9 = phi i32 [block3: v7]
    return v9
}
";

    /// What one run tells of every strategy is what a run under that strategy counts.
    #[test]
    fn one_run_is_as_good_as_one_for_each_strategy() {
        let module = crate::read_bytes("swap.sheave", PROGRAM.as_bytes()).expect("it is well-formed");
        let id = FuncId::new(0);
        let invocation = Invocation { name: "swap", args: &[], stdin: &[], max_instructions: None };
        let options = Options { passes: Vec::new(), ..Options::default() };
        let mut ctx = Context::new();
        let run =
            SsaRun::new(&mut ctx, &module, &options, &invocation).expect("it compiles").expect("it runs");
        assert_eq!(run.blocks(id), [1, 100, 12, 100, 1]);
        let mut edge_blocks = 0;
        for strategy in Strategy::ALL {
            let options = Options { strategy, ..options.clone() };
            ctx.run(&module, id, &options, Goal::Copies).expect("it compiles");
            let func = ctx.function();
            // All critical edges, as if the allocator had put something there.
            let edges = Edges::of(func, 5).split;
            let mut prepared = Prepared::new(&module);
            prepared.add(id, func, edges.iter().copied());
            let mut execution = run.execution();
            run.add(&mut execution, id, func, edges.iter().copied());
            let counted = prepared.run("swap", &[]).expect("it runs");
            let n = func.n_blocks();
            assert_eq!(execution.blocks(id), &counted.blocks(id)[..n], "{strategy}");
            for (block, index) in edges {
                let of = |execution: &Execution| execution.region(id, block, Some(index));
                assert_eq!(of(&execution), of(&counted), "{strategy}: {block}.{index}");
            }
            edge_blocks += n - 5;
        }
        assert!(edge_blocks > 3, "only {edge_blocks} blocks on edges");
    }
}
