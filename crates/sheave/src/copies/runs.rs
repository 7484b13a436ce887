//! One counted run of a program for all strategies.
//!
//! Copies form has the blocks of SSA form, which run as often under every strategy, and edge blocks, which
//! run as often as their edges. So one run that counts blocks and edges gives the counts under every
//! strategy. The program is compiled in copies form of the strategy `per-edge`, with an empty block on each
//! edge whose count does not follow from its ends, and with code that counts at the head of each block, and
//! once more after the last call of a block that has calls: `exit`, `longjmp` and exceptions leave a block
//! there.
//!
//! Example: `block1` branches to `block2` and `block4`, which `block3` jumps to. The edge to `block2` ran as
//! often as `block2`; that to `block4` gets an empty block, whose count is the edge's. A strategy that splits
//! this edge has a block there, with this count.
//!
//! A counter is a load, an addition and a store, which are inserted after all passes, so that no pass moves
//! them; where the program may start threads, it is an atomic addition.
//!
//! Time and memory: a compilation, a run, and two numbers for each block and edge.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use sheave_ir::entity::EntityRef as _;
use sheave_ir::{
    BinaryOp, Block, CallKind, ConstData, Edge, EditContext, Editor, Form, FuncId, Function, Inst, InstData,
    MemFlags, Module, Ordering, RmwOp, SymbolDef, Type,
};
use sheave_passes::adapters::eliminate;
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::Placement;

use super::child::{self, Counters, Invocation};
use crate::{Context, Error, Goal, Options};

/// Parts of names of functions that start threads: those of C, of C++ and Rust, of OpenMP.
const STARTS_THREADS: [&str; 5] = ["pthread_create", "thrd_create", "6thread", "__kmpc_fork", "GOMP_"];

/// How often the blocks and edges of a program in SSA form ran.
#[derive(Debug)]
pub struct SsaRun {
    functions: Vec<OfFunction>,
    /// How it ended, if it did not end by itself.
    pub note: Option<String>,
}

/// The same of a function.
#[derive(Debug)]
struct OfFunction {
    blocks: Vec<Times>,
    /// By block and index of the successor, for blocks with several. Edges of indirect branches, which no
    /// strategy splits, are known if their targets have no other predecessor.
    edges: HashMap<(Block, u32), u64>,
}

/// How often the two parts of a block ran: its head, and the part after its last call.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Times {
    head: u64,
    end: u64,
}

impl SsaRun {
    /// Sends `module` through the passes of `options` and runs it.
    ///
    /// # Errors
    /// When it cannot be compiled, linked or started, and when it takes too long.
    pub fn new(
        ctx: &mut Context,
        module: &Module,
        options: &Options,
        invocation: &Invocation,
    ) -> Result<SsaRun, Error> {
        let options = Options { strategy: Strategy::PerEdge, exact_steps: 0, ..options.clone() };
        let mut counted = module.clone();
        let mut edit = EditContext::new();
        let mut functions = Vec::with_capacity(module.functions.len());
        let mut n_counters = 0;
        for id in module.functions.keys() {
            // A decision of the user's strategy is not for this strategy.
            ctx.passes.ctxs.of::<eliminate::Ctx>().decide(None);
            ctx.run(module, id, &options, Goal::Copies)?;
            // A function that was read in copies form has not been eliminated here.
            let is_ours = module.functions[id].form != Form::Copies;
            let n_new = if is_ours { ctx.stats().elimination.jumps_added as usize } else { 0 };
            let func = &mut counted.functions[id];
            func.copy_from(ctx.function());
            let n_blocks = func.n_blocks() - n_new;
            let edges = split_edges(func, &mut edit, n_blocks);
            functions.push((n_counters, n_blocks, edges));
            n_counters += 2 * func.n_blocks();
        }
        let counters = Counters::new(n_counters)
            .map_err(|error| Error::Machine(format!("{}: no memory for counters: {error}", module.name)))?;
        let atomic = starts_threads(module);
        for (func, &(first, ..)) in counted.functions.values_mut().zip(&functions) {
            insert_counters(func, &mut edit, counters.address(first), atomic);
        }
        // The passes have run, and the registers are for the code that is measured.
        let options = Options { passes: Vec::new(), roots: None, registers: None, ..options };
        let note = child::run(&counted, &options, invocation)?;
        let values = counters.values();
        let functions = counted.functions.values().zip(functions).map(|(func, (first, n_blocks, edges))| {
            let times = |block: Block| {
                let [head, end] = [0, 1].map(|at| values[first + 2 * block.index() + at]);
                Times { head, end: if last_call(func, block).is_some() { end } else { head } }
            };
            OfFunction {
                blocks: (0..n_blocks).map(|block| times(Block::new(block))).collect(),
                edges: edges.into_iter().map(|(edge, block)| (edge, times(block).head)).collect(),
            }
        });
        Ok(SsaRun { functions: functions.collect(), note })
    }

    /// How often `func`, which is the function `id` in SSA form, or in copies form under any strategy, ran.
    pub fn of<'a>(&'a self, id: FuncId, func: &'a Function) -> Ran<'a> {
        let of = &self.functions[id.index()];
        let n_old = of.blocks.len();
        let mut ran = Ran { of, func, blocks: of.blocks.clone() };
        ran.blocks.resize(func.n_blocks(), Times::default());
        for &block in func.layout.iter().filter(|block| block.index() < n_old) {
            for (target, index) in func.succs(block).zip(0..) {
                if target.index() >= n_old {
                    let n = ran.edge(block, index);
                    let times = &mut ran.blocks[target.index()];
                    *times = Times { head: times.head + n, end: times.end + n };
                }
            }
        }
        ran
    }
}

/// How often the blocks and edges of a function ran.
#[derive(Debug)]
pub struct Ran<'a> {
    of: &'a OfFunction,
    func: &'a Function,
    blocks: Vec<Times>,
}

impl Ran<'_> {
    /// How often a block ran, or, with `after_calls`, the part after its last call.
    pub fn block(&self, block: Block, after_calls: bool) -> u64 {
        self.blocks.get(block.index()).map_or(0, |times| if after_calls { times.end } else { times.head })
    }

    /// How often the blocks ran, in the order of the code.
    #[cfg(feature = "explore")]
    pub(crate) fn in_order(&self) -> Vec<u64> {
        self.func.layout.iter().map(|&block| self.block(block, false)).collect()
    }

    /// How often the edge from a block to its successor of this index ran.
    pub fn edge(&self, block: Block, index: u32) -> u64 {
        match self.func.succs(block).len() {
            1 => self.block(block, true),
            _ => self.of.edges.get(&(block, index)).copied().unwrap_or(0),
        }
    }

    /// How often a block ran, or, with the index of a successor, the code on that edge.
    pub fn region(&self, block: Block, succ_idx: Option<u32>, after_calls: bool) -> u64 {
        succ_idx.map_or_else(|| self.block(block, after_calls), |index| self.edge(block, index))
    }
}

/// Gives edges between blocks before `n_blocks`, if the source has several, a block that runs as often:
/// the target, if it has no other predecessor, else an empty block. Edges of indirect branches get none.
fn split_edges(func: &mut Function, ctx: &mut EditContext, n_blocks: usize) -> Vec<((Block, u32), Block)> {
    let mut n_preds = vec![0_u32; func.n_blocks()];
    for &block in &func.layout {
        func.succs(block).for_each(|target| n_preds[target.index()] += 1);
    }
    let mut editor = Editor::new(func, ctx);
    let mut edges = Vec::new();
    let blocks: Vec<Block> = editor.layout.iter().copied().filter(|block| block.index() < n_blocks).collect();
    for block in blocks {
        let targets: Vec<Block> = editor.succs(block).collect();
        let is_indirect = editor
            .terminator(block)
            .is_some_and(|inst| matches!(editor.insts[inst], InstData::IndirectBranch { .. }));
        for (&target, index) in targets.iter().zip(0..).filter(|_| targets.len() > 1) {
            if n_preds[target.index()] == 1 {
                edges.push(((block, index), target));
            } else if !is_indirect {
                let edge = Edge::from_u32(editor.blocks[block].first_edge + index);
                edges.push(((block, index), editor.split_edge(edge)));
            }
        }
    }
    editor.apply();
    edges
}

/// Whether the program calls a function that starts threads.
fn starts_threads(module: &Module) -> bool {
    let external = module.symbols.values().filter(|symbol| symbol.def == SymbolDef::ExternalFunction);
    let mut names = external.map(|symbol| &symbol.name);
    names.any(|name| STARTS_THREADS.iter().any(|part| name.contains(part)))
}

/// The last call of a block that may not come back.
pub(super) fn last_call(func: &Function, block: Block) -> Option<usize> {
    let is_call = |inst: &Inst| func.insts[*inst].call_kind() == Some(CallKind::Plain);
    func.block_insts(block).iter().rposition(is_call)
}

/// Inserts counters: two words for each block, from `address` on.
fn insert_counters(func: &mut Function, ctx: &mut EditContext, address: u64, atomic: bool) {
    let mut editor = Editor::new(func, ctx);
    let blocks: Vec<Block> = editor.layout.clone();
    for block in blocks {
        let at_block = address + 16 * block.index() as u64;
        let insts = editor.block_insts(block);
        // A landing pad is first in its block.
        let head = usize::from(matches!(editor.insts[insts[0]], InstData::LandingPad { .. }));
        let head = insts[head];
        let end = last_call(&editor, block).map(|call| insts[call + 1]);
        insert_counter(&mut editor, head, at_block, atomic);
        if let Some(end) = end {
            insert_counter(&mut editor, end, at_block + 8, atomic);
        }
    }
    editor.apply();
}

/// Inserts a counter at `address` before an instruction.
fn insert_counter(editor: &mut Editor<'_>, before: Inst, address: u64, atomic: bool) {
    let addr = editor.constant(Type::Ptr, ConstData::Bits(address));
    let one = editor.constant(Type::I64, ConstData::Bits(1));
    if atomic {
        let flags = MemFlags { volatile: false, ordering: Ordering::Relaxed };
        let data = InstData::Rmw { op: RmwOp::Add, flags, addr, value: one };
        let (inst, _) = editor.make_inst_with_result(data, Type::I64);
        editor.insert_before(before, inst);
        return;
    }
    let flags = MemFlags::default();
    let load = InstData::Load { flags, addr, offset: 0 };
    let (load, old) = editor.make_inst_with_result(load, Type::I64);
    let add = InstData::binary(BinaryOp::Add, [old, one]);
    let (add, value) = editor.make_inst_with_result(add, Type::I64);
    let store = editor.make_inst(InstData::Store { flags, addr, value, offset: 0 });
    [load, add, store].into_iter().for_each(|inst| editor.insert_before(before, inst));
}

/// Runs that were made already, of one module after the same passes, by placement.
#[derive(Clone, Debug, Default)]
pub struct Runs(Arc<[OnceLock<Result<SsaRun, String>>; Placement::ALL.len()]>);

impl Runs {
    /// The run under `placement`, which `run` makes if there is none; or why there is none.
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
    use sheave_interp::{self as interp, Interpreter};

    use super::*;

    /// The swap of two values in a loop that is left from its middle, over an edge that is critical.
    const SWAP: &str = "function %main() -> i32 {
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

    fn run(text: &str) -> (Module, SsaRun) {
        let module = crate::read_bytes("test.sheave", text.as_bytes()).expect("it is well-formed");
        let options = Options { passes: Vec::new(), ..Options::default() };
        let run = SsaRun::new(&mut Context::new(), &module, &options, &Invocation::default());
        (module, run.expect("it runs"))
    }

    /// One run counts under every strategy what the interpreter counts under that strategy.
    #[test]
    fn one_run_is_as_good_as_one_for_each_strategy() {
        let (module, run) = run(SWAP);
        let id = FuncId::new(0);
        assert_eq!(run.of(id, &module.functions[id]).in_order(), [1, 100, 12, 100, 1]);
        let mut ctx = Context::new();
        let mut edge_blocks = 0;
        for strategy in Strategy::ALL {
            let options = Options { passes: Vec::new(), strategy, ..Options::default() };
            ctx.run(&module, id, &options, Goal::Copies).expect("it compiles");
            let func = ctx.function();
            let ran = run.of(id, func);
            // All critical edges, as if the allocator had put something there.
            let mut split = module.clone();
            split.functions[id].copy_from(func);
            let edges = split_edges(&mut split.functions[id], &mut EditContext::new(), 5);
            let mut interpreter = Interpreter::new(&split, interp::Options::default()).expect("it loads");
            interpreter.run_main(&[b"swap"]).expect("it runs");
            let counted = interpreter.block_counts(id);
            for &block in &func.layout {
                assert_eq!(ran.block(block, false), counted[block.index()], "{strategy}: {block}");
            }
            for ((block, index), at) in edges {
                assert_eq!(ran.edge(block, index), counted[at.index()], "{strategy}: {block}.{index}");
            }
            edge_blocks += func.n_blocks() - 5;
        }
        assert!(edge_blocks > 3, "only {edge_blocks} blocks on edges");
    }

    /// A block that is left by a call is counted up to that call, and a crash loses no counts.
    #[test]
    fn blocks_that_calls_leave_have_two_counts() {
        let text = |last: &str| {
            format!(
                "extern function %abort()\nextern function %exit(i32)\n\nfunction %main() -> i32 {{
block0:
    jump block1

block1:
    v1 = phi i32 [block0: i32 0], [block2: v2]
    v2 = add v1, i32 1
    v3 = icmp ult v2, i32 10
    branch v3, block2, block3

block2:
    jump block1

block3:
    {last}
    jump block4

block4:
    return i32 0
}}
"
            )
        };
        for (last, is_noted) in [("call %exit(i32 3)", false), ("call %abort()", true)] {
            let (module, run) = run(&text(last));
            let id = FuncId::new(0);
            let ran = run.of(id, &module.functions[id]);
            assert_eq!(ran.in_order(), [1, 10, 9, 1, 0], "{last}");
            let block = Block::new(3);
            assert_eq!((ran.block(block, true), ran.edge(block, 0)), (0, 0), "{last}");
            assert_eq!(run.note.is_some(), is_noted, "{last}: {:?}", run.note);
        }
    }
}
