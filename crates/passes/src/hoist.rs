//! Moves what a loop computes in each iteration, with the same operands, to the loop's preheader.
//!
//! Why here: last, when value numbering has left one computation of each value; before elimination, because a
//! variable of copies form may change between two readings.
//!
//! Algorithm: blocks in reverse postorder, so that operands move before what uses them; an instruction goes
//! to the end of the preheader of the outermost loop in which its operands do not change. Only loops with a
//! preheader (one edge from outside, from a block without other successors) take part, which is what front
//! ends make of `for` and `while`. Moved are computations that cannot trap and are worth a register:
//! products, conversions, scaled addresses, float arithmetic; not comparisons (they fuse with branches), nor
//! sums with constants (they fold into addresses). Each loop takes at most [`MAX_PER_LOOP`], because a
//! register that is held through a loop is missing inside it.
//!
//! A load moves where nothing in the loop may write to what it reads ([`crate::memory`]) and it cannot fault:
//! it is of a slot or global at a constant offset, or is executed in any case once the preheader is, because
//! it is in the header, or only jumps and tests whose first outcome is a matter of constants lie between, and
//! no call that may not return. `--debug hoist/explain` says what keeps a load in a loop.
//!
//! ```text
//! block1: jump block2                      block1: v5 = mul v1, v2
//! block2: v5 = mul v1, v2                          jump block2
//!         v6 = add v4, v5                  block2: v6 = add v4, v5
//! ```
//!
//! Cost: linear. An instruction moves through at most [`MAX_CLIMB`] loops; whether a loop contains a block
//! takes constant time.
//!
//! Needs memory or SSA form with current analyses and leaves the same; the graph does not change.

use cranelift_entity::SecondaryMap;
use sheave_ir::ValueDef;
use sheave_ir::{BinaryOp, Block, Edge, Editor, Function, Inst, InstData, MemFlags, Module, UnaryOp, Value};
use sheave_ssa::{Graph, LoopId, Loops};

use crate::Shape;
use crate::memory::{Effects, alias::Aliases};
use crate::pipeline::{Changed, PassError, PassRun};
use crate::unroll::trips;

/// Instructions that one loop may have in its preheader.
pub const MAX_PER_LOOP: u32 = 6;

/// Loops that one instruction may leave. Programs do not nest deeper; nests that do cost linear time all the
/// same.
pub const MAX_CLIMB: usize = 16;

const NONE: u32 = u32::MAX;

/// Scratch memory; keep it for the next function.
#[derive(Debug, Default)]
struct Scratch {
    /// By instruction: the block that contains it.
    block_of: SecondaryMap<Inst, u32>,
    /// By loop: the preheader (`NONE` for none) and how many instructions it got.
    preheaders: Vec<(u32, u32)>,
    insts: Vec<Inst>,
    effects: Effects,
    /// Loads that stay in the loop with this header, and what may write there; nothing where they may fault.
    blocked: Vec<(Value, Block, Option<Inst>)>,
    /// `effects` are those of the function: they are found when the first load asks.
    has_effects: bool,
}

/// Hoists, if there is a loop.
pub fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    if run.analyses.graph(&Shape(&run.edit))?.has_back_edge() {
        let (graph, loops) = run.analyses.loops(&Shape(&run.edit))?;
        let n = hoist(run.module, &mut run.edit, graph, loops, run.memory.of());
        run.count("instructions moved", n);
        let blocked = std::mem::take(&mut run.memory.of::<Scratch>().blocked);
        for &(load, header, writer) in &blocked {
            explain(run, load, header, writer);
        }
        run.memory.of::<Scratch>().blocked = blocked;
    }
    Ok(Changed::Code)
}

/// Says what keeps a load in a loop.
fn explain(run: &PassRun<'_>, load: Value, header: Block, writer: Option<Inst>) {
    run.explain(|| {
        let reason = match writer.map(|inst| run.edit.insts[inst]) {
            Some(InstData::Store { addr, .. }) => format!("the store to {addr} may write there"),
            Some(InstData::Call { callee, .. }) => {
                format!("the call of %{} may write there", run.module.symbol_name(callee))
            }
            Some(InstData::CallIndirect { .. }) => "an indirect call may write there".to_owned(),
            Some(_) => "another access or a barrier may write there".to_owned(),
            None => "it need not be executed, and may fault".to_owned(),
        };
        format!("{load} is loaded per iteration of the loop at {header}: {reason}")
    });
}

fn hoist(module: &Module, edit: &mut Editor<'_>, graph: &Graph, loops: &Loops, scratch: &mut Scratch) -> u32 {
    if loops.n_loops() == 0 {
        return 0;
    }
    find_preheaders(edit, graph, loops, &mut scratch.preheaders);
    locate(edit, scratch);
    scratch.has_effects = false;
    scratch.blocked.clear();
    let mut moved = 0;
    for node in graph.reverse_postorder() {
        let Some(inner) = loops.innermost(node) else { continue };
        let mut insts = std::mem::take(&mut scratch.insts);
        insts.clear();
        let block = Block::from_u32(node.0);
        insts.extend(edit.block_insts(block).iter().copied().filter(|&inst| is_worth_moving(edit, inst)));
        for &inst in &insts {
            let at = At { module, graph, loops, block, inst };
            if let Some(id) = destination(edit, at, scratch, inner)
                && edit.begin_rewrite()
            {
                let (preheader, used) = &mut scratch.preheaders[id.0 as usize];
                *used += 1;
                scratch.block_of[inst] = *preheader;
                edit.move_to_end(inst, Block::from_u32(*preheader));
                moved += 1;
            }
        }
        scratch.insts = insts;
    }
    edit.apply();
    moved
}

fn find_preheaders(func: &Function, graph: &Graph, loops: &Loops, preheaders: &mut Vec<(u32, u32)>) {
    preheaders.clear();
    // What a terminator defines is not there yet before it.
    let defines = |pred: sheave_ssa::Block| {
        let terminator = func.terminator(Block::from_u32(pred.0));
        terminator.is_some_and(|inst| func.result(inst).is_some())
    };
    for id in loops.iter() {
        let mut outside = graph
            .predecessors(loops.header(id))
            .filter(|&pred| graph.is_reachable(pred) && !loops.contains(id, pred));
        let preheader = match (outside.next(), outside.next()) {
            (Some(pred), None) if graph.n_succs(pred) == 1 && !loops.is_irreducible(id) && !defines(pred) => {
                pred.0
            }
            _ => NONE,
        };
        preheaders.push((preheader, 0));
    }
}

fn locate(func: &Function, scratch: &mut Scratch) {
    scratch.block_of.clear();
    scratch.block_of.resize(func.insts.len());
    for &block in &func.layout {
        for &inst in func.block_insts(block) {
            scratch.block_of[inst] = block.as_u32();
        }
    }
}

fn is_worth_moving(func: &Function, inst: Inst) -> bool {
    match func.insts[inst] {
        InstData::Binary { op, args, .. } => match op {
            BinaryOp::Sdiv | BinaryOp::Udiv | BinaryOp::Srem | BinaryOp::Urem => false,
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::PtrAdd => {
                !args.iter().any(|&arg| func.values[arg].is_const())
            }
            _ => true,
        },
        InstData::Unary { op, .. } => !matches!(op, UnaryOp::Copy | UnaryOp::Trunc | UnaryOp::Bitcast),
        InstData::PtrIndex { .. } | InstData::Ternary { .. } | InstData::Wide { .. } => true,
        InstData::Load { flags, .. } => flags == MemFlags::default(),
        _ => false,
    }
}

/// An instruction in its block.
#[derive(Clone, Copy)]
struct At<'a> {
    module: &'a Module,
    graph: &'a Graph,
    loops: &'a Loops,
    block: Block,
    inst: Inst,
}

/// The outermost loop around `inner` that has a preheader and in which no operand of the instruction is
/// defined.
fn destination(edit: &Editor<'_>, at: At<'_>, scratch: &mut Scratch, inner: LoopId) -> Option<LoopId> {
    let mut best = None;
    for id in std::iter::successors(Some(inner), |&id| at.loops.parent(id)).take(MAX_CLIMB) {
        let (preheader, used) = scratch.preheaders[id.0 as usize];
        if preheader == NONE
            || used >= MAX_PER_LOOP
            || !is_invariant(edit, at.loops, scratch, id, at.inst)
            || !may_load(edit, at, scratch, id)
        {
            break;
        }
        best = Some(id);
    }
    best
}

/// Whether the instruction, if it is a load, gives in the preheader of the loop `id` what it gives where it
/// is, and faults there only if it would have been executed anyway.
fn may_load(edit: &Editor<'_>, at: At<'_>, scratch: &mut Scratch, id: LoopId) -> bool {
    let InstData::Load { addr, offset, .. } = edit.insts[at.inst] else { return true };
    let Some(result) = edit.result(at.inst) else { return false };
    if !std::mem::replace(&mut scratch.has_effects, true) {
        scratch.effects.find(at.module, edit, at.graph);
    }
    let aliases = Aliases { module: at.module, slots: &scratch.effects.slots };
    let location = aliases.locate(edit, addr, offset, u64::from(edit.ty(result).bytes()));
    let is_mapped = aliases.is_mapped(edit, &location);
    let header = Block::from_u32(at.loops.header(id).0);
    let inside = |block| at.loops.contains(id, block);
    let is_safe = is_mapped || is_executed(edit, at, scratch, id);
    let writer = scratch.effects.writer_in_loop(at.module, edit, at.graph, inside, header, &location);
    if !is_safe || writer.is_some() {
        scratch.blocked.push((result, header, writer));
    }
    is_safe && writer.is_none()
}

/// Whether the instruction is executed whenever the preheader of the loop `id` is.
fn is_executed(edit: &Editor<'_>, at: At<'_>, scratch: &Scratch, id: LoopId) -> bool {
    let preheader = Block::from_u32(scratch.preheaders[id.0 as usize].0);
    let mut edge = edit.block_edges(preheader).next();
    for _ in 0..MAX_CLIMB {
        let Some(taken) = edge else { return false };
        let block = edit.edges[taken].target;
        if block == at.block {
            return !scratch.effects.may_leave(at.module, edit, block, Some(at.inst));
        }
        if scratch.effects.may_leave(at.module, edit, block, None) {
            return false;
        }
        edge = next_edge(edit, block, taken);
    }
    false
}

/// The edge that leaves `block` when it was entered by `entered`, if that is certain.
fn next_edge(func: &Function, block: Block, entered: Edge) -> Option<Edge> {
    match func.insts[func.terminator(block)?] {
        InstData::Jump => func.block_edges(block).next(),
        InstData::Branch { cond } => {
            let bits = trips::evaluate_entered(func, block, entered, cond)?;
            func.block_edges(block).nth(usize::from(bits == 0))
        }
        _ => None,
    }
}

fn is_invariant(func: &Function, loops: &Loops, scratch: &Scratch, id: LoopId, inst: Inst) -> bool {
    let outside = |value: Value| {
        let block = match func.def(value) {
            ValueDef::Result(def) => scratch.block_of[def],
            ValueDef::Phi(block) => block.as_u32(),
            ValueDef::Param(_) | ValueDef::Const(_) => return true,
            ValueDef::Variable => return false,
        };
        !loops.contains(id, sheave_ssa::Block(block))
    };
    let mut invariant = true;
    func.insts[inst].for_each_arg(&func.pool, |arg| invariant &= outside(arg));
    invariant
}
