//! Shrink-wrapping: delays the prologue from the entry to the first block that needs the frame.
//!
//! **What.** Finds the *save point*, the block at whose start the frame is made. The blocks that it dominates
//! have the frame, the others return by a bare `ret`.
//!
//! **Why here.** The users of the frame are known once registers are allocated: calls, callee-saved registers
//! that are written, objects in the frame. [`split`] runs before allocation, so that values that are live
//! across calls are in callee-saved registers from the save point on only.
//!
//! **Algorithm.** After Fred Chow, "Minimizing Register Usage Penalty at Procedure Calls", 1988, in its
//! simplest form, with one save point for everything: the nearest common dominator of all blocks that need
//! the frame, moved up in the dominator tree until it is in no loop and only returns leave its subtree.
//! So the frame is made at most once, and every block has it on all its paths or on none.
//!
//! ```text
//! entry: test rdi, rdi; je out         entry: test rdi, rdi; je out       (no frame)
//! body:  call f; call g; ret           body:  push rbx; call f; call g; pop rbx; ret
//! out:   xor eax, eax; ret             out:   xor eax, eax; ret           (no frame)
//! ```
//!
//! **Cost.** Functions whose entry needs the frame or has one successor cost no more than that test; the rest
//! pay for dominators and one scan of the blocks.
//!
//! **Limits.** Edges that leave the blocks with the frame, other than returns, get no epilogues; functions
//! with frame pointers keep their frames.

pub(crate) mod split;

use iced_x86::Code as Opcode;
use sheave_ir::{ConstData, FrameStyle, Function, Module};
use sheave_regalloc::{Allocation, MoveKind, Output, Preg};
use sheave_ssa::{Block, Dominators, refill};

use crate::frame::{Frame, MAX_UNROLLED_PAGES, PAGE};
use crate::layout::Layout;
use crate::minst::{Kind, MInst, SRC_RSP};
use crate::registers::CALLEE_SAVED;
use crate::select::Selected;

/// How often a save point that more than returns leave is moved up.
const MAX_LIFTS: usize = 4;

/// Scratch memory; keep it for the next function.
#[derive(Debug, Default)]
pub(crate) struct Wrap {
    dominators: Dominators,
    /// The dominators are those of the current function.
    is_known: bool,
    /// No path of the current function returns without the frame, for any allocation.
    always_needed: bool,
    /// By block: a path without the frame leads there; and such blocks that are still to be visited.
    reached: Vec<bool>,
    pending: Vec<u32>,
    split: split::Split,
}

impl Wrap {
    /// Forgets the last function.
    pub(crate) fn clear(&mut self) {
        (self.is_known, self.always_needed) = (false, false);
    }

    /// Chooses the save point of a function after register allocation, and records in `frame` which blocks
    /// have the frame, unless that is made at the entry.
    pub(crate) fn run(
        &mut self,
        module: &Module,
        func: &Function,
        layout: &Layout,
        (selected, alloc): (&Selected, &Output),
        frame: &mut Frame,
    ) {
        // A loop that touches pages needs a register, which is free at the entry alone.
        let is_large = frame.size / PAGE > MAX_UNROLLED_PAGES;
        let is_empty = frame.saved.is_empty() && frame.size == 0;
        if is_empty
            || is_large
            || self.always_needed
            || !may_wrap(func, layout, selected)
            || is_outermost(module, func)
        {
            return;
        }
        let mut needs = Needs { selected, alloc, insertion: 0, edge: 0 };
        let Some(point) = self.find(layout, selected, |block| needs.block(block)) else { return };
        frame.save_point = layout.index_of(func.layout[point.index()]);
        let n_blocks = layout.blocks.len();
        let dominators = &self.dominators;
        frame.framed.extend((0..n_blocks).map(|index| dominators.dominates(point, layout.node(index))));
    }

    /// Whether some path returns without reaching a block for which `needs` is true. That costs less than
    /// dominators, and most functions have no such path.
    fn has_early_exit(&mut self, selected: &Selected, needs: impl Fn(usize) -> bool) -> bool {
        let code = &selected.code;
        refill(&mut self.reached, code.n_blocks(), false);
        self.pending.clear();
        self.pending.push(0);
        while let Some(block) = self.pending.pop() {
            let block = block as usize;
            if core::mem::replace(&mut self.reached[block], true) || needs(block) {
                continue;
            }
            let last = code.block_ends[block] as usize - 1;
            if leaves(selected.insts[last].kind) {
                return true;
            }
            self.pending.extend_from_slice(code.block_succs(block));
        }
        false
    }

    /// The best save point after the entry, if there is one. `needs` is called for blocks in ascending order:
    /// whether they need the frame.
    fn find(
        &mut self,
        layout: &Layout,
        selected: &Selected,
        mut needs: impl FnMut(usize) -> bool,
    ) -> Option<Block> {
        if needs(0) {
            return None;
        }
        if !self.is_known {
            self.dominators.compute(layout.graph());
            self.is_known = true;
        }
        let (dominators, entry) = (&self.dominators, layout.node(0));
        let mut point: Option<Block> = None;
        for index in 1..layout.blocks.len() {
            let block = layout.node(index);
            if point.is_some_and(|point| dominators.dominates(point, block)) || !needs(index) {
                continue;
            }
            let above = point.map_or(Some(block), |point| dominators.common_dominator(point, block))?;
            if above == entry {
                return None;
            }
            point = Some(above);
        }
        let mut point = point?;
        for _ in 0..MAX_LIFTS {
            while layout.loops().innermost(point).is_some() {
                point = dominators.idom(point)?;
            }
            if point == entry {
                return None;
            }
            if self.is_left_by_returns(layout, point) {
                return self.has_other_exit(layout, selected, point).then_some(point);
            }
            point = dominators.idom(point)?;
        }
        None
    }

    /// Whether no edge leads from the blocks that `point`, which is in no loop, dominates to blocks outside.
    fn is_left_by_returns(&self, layout: &Layout, point: Block) -> bool {
        let dominators = &self.dominators;
        let stays = |succ: Block| dominators.dominates(point, succ);
        dominators.subtree(point).all(|block| layout.graph().successors(block).all(stays))
    }

    /// Whether a block returns that `point` does not dominate.
    fn has_other_exit(&self, layout: &Layout, selected: &Selected, point: Block) -> bool {
        (0..layout.blocks.len()).any(|index| {
            let last = selected.code.block_ends[index] as usize - 1;
            let returns = leaves(selected.insts[last].kind);
            returns && !self.dominators.dominates(point, layout.node(index))
        })
    }
}

/// Whether the function returns with such an instruction, or by its callee.
fn leaves(kind: Kind) -> bool {
    matches!(kind, Kind::Ret | Kind::TailCall | Kind::TailCallIndirect)
}

/// Whether the frame of a function can be made elsewhere than at the entry, and the entry has two
/// successors.
fn may_wrap(func: &Function, layout: &Layout, selected: &Selected) -> bool {
    let code = &selected.code;
    let is_plain = func.frame == FrameStyle::Plain && !selected.moves_rsp && !selected.wants_frame_pointer;
    // Functions that something returns to twice, and those with blocks that control may enter by an address.
    let is_simple = code.share_slots && !selected.save_area;
    is_plain
        && is_simple
        && layout.blocks.len() > 2
        && code.block_succs(0).len() > 1
        && code.splittable.iter().all(|&splittable| splittable)
        && !func.consts.values().any(|data| matches!(data, ConstData::BlockAddr(..)))
}

/// Whether the function is the program's first. It runs once, and debuggers, which find no caller of it, get
/// its frame relative to the stack pointer.
fn is_outermost(module: &Module, func: &Function) -> bool {
    module.symbol_name(func.symbol) == "main"
}

/// The users of the frame, once registers are allocated.
struct Needs<'a> {
    selected: &'a Selected,
    alloc: &'a Output,
    /// The first insertion and the first edge with moves that are not before the current block.
    insertion: usize,
    edge: usize,
}

impl Needs<'_> {
    /// Whether the block needs the frame, or its edges do. Blocks are visited in ascending order.
    fn block(&mut self, block: usize) -> bool {
        let Needs { selected, alloc, .. } = *self;
        let code = &selected.code;
        let insts = code.block_insts(block);
        while alloc.insertions.get(self.insertion).is_some_and(|at| (at.before as usize) < insts.start) {
            self.insertion += 1;
        }
        while alloc.edges.get(self.edge).is_some_and(|edge| (edge.block as usize) < block) {
            self.edge += 1;
        }
        let inserted =
            alloc.insertions[self.insertion..].iter().take_while(|at| (at.before as usize) < insts.end);
        let on_edges = alloc.edges[self.edge..].iter().take_while(|edge| edge.block as usize == block);
        let mut moves =
            inserted.map(|at| (at.start, at.end)).chain(on_edges.map(|edge| (edge.start, edge.end)));
        moves.any(|(start, end)| {
            alloc.moves[start as usize..end as usize].iter().any(|it| moves_need(&it.kind))
        }) || insts.filter(|&inst| !alloc.removed[inst]).any(|inst| {
            inst_needs(&selected.insts[inst])
                || alloc.allocs[code.operand_range(inst)].iter().any(|&place| is_of_frame(place))
        })
    }
}

/// Whether a register or slot can be used with the frame only.
fn is_of_frame(place: Allocation) -> bool {
    place.as_slot().is_some() || place.as_reg().is_some_and(is_saved)
}

fn is_saved(preg: Preg) -> bool {
    CALLEE_SAVED.contains(preg)
}

fn moves_need(kind: &MoveKind) -> bool {
    match *kind {
        MoveKind::Move { dst, src } => is_of_frame(dst) || is_of_frame(src),
        MoveKind::Xchg { a, b } => is_saved(a) || is_saved(b),
        MoveKind::Remat { dst, .. } => is_saved(dst),
    }
}

/// Whether an instruction needs the frame whatever its operands are: it calls, is assembly, or uses the
/// stack. Only calls and assembly clobber saved registers.
fn inst_needs(inst: &MInst) -> bool {
    use Kind as K;
    let calls = match inst.kind {
        K::CallSymbol | K::Asm | K::SaveXmm | K::StackAlloc | K::SetJmp | K::LongJmp | K::Bytes => true,
        kind => kind == K::Op && inst.code == Opcode::Call_rm64,
    };
    let uses_rsp = inst.shape.to_le_bytes().iter().any(|byte| byte & 15 == SRC_RSP);
    calls || uses_rsp || inst.mem.base.is_on_stack()
}
