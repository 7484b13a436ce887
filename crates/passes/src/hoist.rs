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
use sheave_ir::{BinaryOp, Block, Editor, Function, Inst, InstData, UnaryOp, Value, ValueDef};
use sheave_ssa::{Graph, LoopId, Loops};

use crate::Shape;
use crate::pipeline::{Changed, PassError, PassRun};

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
}

/// Hoists, if there is a loop.
pub fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    if run.analyses.graph(&Shape(&run.edit))?.has_back_edge() {
        let (graph, loops) = run.analyses.loops(&Shape(&run.edit))?;
        let n = hoist(&mut run.edit, graph, loops, run.memory.of());
        run.count("instructions moved", n);
    }
    Ok(Changed::Code)
}

fn hoist(edit: &mut Editor<'_>, graph: &Graph, loops: &Loops, scratch: &mut Scratch) -> u32 {
    if loops.n_loops() == 0 {
        return 0;
    }
    find_preheaders(edit, graph, loops, &mut scratch.preheaders);
    locate(edit, scratch);
    let mut moved = 0;
    for node in graph.reverse_postorder() {
        let Some(inner) = loops.innermost(node) else { continue };
        let mut insts = std::mem::take(&mut scratch.insts);
        insts.clear();
        let block = Block::from_u32(node.0);
        insts.extend(edit.block_insts(block).iter().copied().filter(|&inst| is_worth_moving(edit, inst)));
        for &inst in &insts {
            if let Some(id) = destination(edit, loops, scratch, inner, inst)
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
        _ => false,
    }
}

/// The outermost loop around `inner` that has a preheader and in which no operand of `inst` is defined.
fn destination(
    func: &Function,
    loops: &Loops,
    scratch: &Scratch,
    inner: LoopId,
    inst: Inst,
) -> Option<LoopId> {
    let mut best = None;
    for id in std::iter::successors(Some(inner), |&id| loops.parent(id)).take(MAX_CLIMB) {
        let (preheader, used) = scratch.preheaders[id.0 as usize];
        if preheader == NONE || used >= MAX_PER_LOOP || !is_invariant(func, loops, scratch, id, inst) {
            break;
        }
        best = Some(id);
    }
    best
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
