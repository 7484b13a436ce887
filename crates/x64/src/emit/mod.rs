//! Encoding: allocated instructions to bytes, short branches if they reach, constants and tables after the
//! code.
//!
//! Instructions are encoded once, through iced-x86's `Encoder`, into a buffer without the branches, which are
//! noted with their offsets. Branches start short and grow until all reach (Szymanski, "Assembling Code for
//! Machines with Span-Dependent Instructions", 1978, in its simple monotone form); then the pieces are put
//! together. Jumps to blocks that only jump lead to the final target.
//!
//! Blocks are written in the order of [`Layout::order`](crate::layout::Layout::order), short latches twice.
//! Innermost loops begin at multiples of 32 bytes: the padding is recorded like a branch whose size depends
//! on its position.

mod assembler;
mod branches;
pub(crate) mod check;
mod finish;
mod frame_code;
mod inline_asm;
mod instruction;
mod ledger;
mod moves;
mod operands;
mod pseudo;
mod quick;
mod state;
mod switch;
mod tails;

use cranelift_entity::packed_option::PackedOption;
use sheave_ir::{Block, Inst, InstData, Loc, Symbol};

use crate::minst::{Cond, INVOKE, Kind};
use crate::select::{LIBCALL_BIT, LibCall};
use crate::{CodeBuffer, CodeRelocTarget, Options, Stats};

pub(crate) use assembler::Assembler;
use state::{
    ALIGN, ALWAYS, EdgeBlock, Fixup, GONE, Jump, Mark, NO_LABEL, NONE, Place, Tail, Tails, Target, UNBOUND,
};
pub(crate) use state::{EmitCtx, Emitter, Input};

/// Encodes the function into `out`, which is cleared first, and adds its counts to `stats`. An instruction
/// that cannot be encoded is an error, with the reason.
pub(crate) fn run(
    input: Input<'_>,
    options: &Options,
    ctx: &mut EmitCtx,
    out: &mut CodeBuffer,
    stats: &mut Stats,
) -> Result<(), (Inst, String)> {
    let Input { layout, alloc, frame, .. } = input;
    ctx.clear(layout.blocks.len());
    if options.ledger {
        ctx.move_places.resize(alloc.moves.len(), UNBOUND);
    }
    let mut emitter = Emitter {
        input,
        ctx,
        stats,
        operands: (0, 0),
        next_insertion: 0,
        next_edge: 0,
        is_phi_copy: false,
        has_frame: false,
    };
    emitter.find_forwarders();
    if frame.save_point == 0 {
        emitter.make_frame();
    }
    emitter.blocks();
    emitter.pending_edges();
    if !options.separate_tails {
        emitter.share_tails();
    }
    emitter.finish(out);
    if options.ledger {
        emitter.ledger(out);
    }
    ctx.failure.take().map_or(Ok(()), Err)
}

impl Emitter<'_> {
    fn blocks(&mut self) {
        let Input { layout, selected, alloc, .. } = self.input;
        let mut expected = 0;
        for (at, &(label, is_copy)) in layout.order.iter().enumerate() {
            let block = label as usize;
            if self.target(label) != label {
                continue;
            }
            if block != expected {
                let start = selected.code.block_insts(block).start;
                self.next_insertion = alloc.insertions.partition_point(|it| (it.before as usize) < start);
                self.next_edge = alloc.edges.partition_point(|edge| (edge.block as usize) < block);
            }
            expected = block + 1;
            while alloc.edges.get(self.next_edge).is_some_and(|edge| (edge.block as usize) < block) {
                self.next_edge += 1;
            }
            let first_jump = self.ctx.jumps.len();
            if is_copy {
                self.continue_region();
            } else {
                if layout.loop_tops[block] {
                    self.align();
                }
                self.bind(label);
                self.begin_region(label, None, label);
                self.begin_frame_of(block);
            }
            // The number of blocks is the number of some other label.
            let mut after = layout.order[at + 1..].iter().map(|&(next, _)| next);
            let next = after.find(|&next| self.target(next) == next).map_or(usize::MAX, |next| next as usize);
            for i in selected.code.block_insts(block) {
                self.inserted(i);
                if self.alloc.removed[i] {
                    continue;
                }
                if !selected.locs.is_empty() {
                    self.line(selected.locs[i]);
                }
                let operands = selected.code.operand_range(i);
                self.operands = (operands.start, operands.end);
                let inst = &selected.insts[i];
                let start = self.here();
                match inst.kind {
                    Kind::Op => self.op(inst),
                    Kind::Nop => {}
                    Kind::Jmp => self.jmp(block, next),
                    Kind::Jcc => self.jcc(block, next, Cond::from_index(inst.imm as u8)),
                    Kind::Switch => self.switch(block, next, inst),
                    Kind::Ret => self.ret(inst.imm),
                    Kind::Asm => self.inline_asm(block, next, inst),
                    _ => self.pseudo(inst),
                }
                if inst.flags & INVOKE != 0 {
                    self.end_invoke(block, next, start);
                }
            }
            self.ctx.tails.before = (label, first_jump as u32);
        }
    }

    /// Starts the code of the source location `loc`.
    pub(super) fn line(&mut self, loc: PackedOption<Loc>) {
        let here = self.here();
        let lines = &mut self.ctx.lines;
        if lines.last().map_or(PackedOption::default(), |last| last.1) != loc {
            lines.push((here, loc));
        }
    }

    fn inserted(&mut self, inst: usize) {
        while let Some(&insertion) = self.alloc.insertions.get(self.next_insertion) {
            if insertion.before as usize > inst {
                break;
            }
            self.next_insertion += 1;
            self.is_phi_copy = self.selected.copy_of(insertion.before as usize).is_some();
            self.moves(insertion.start, insertion.end);
            self.is_phi_copy = false;
        }
    }

    /// Whether the addresses of this function's blocks are taken.
    fn has_block_addresses(&self) -> bool {
        self.layout.blocks.iter().any(|&block: &Block| {
            self.func
                .terminator(block)
                .is_some_and(|i| matches!(self.func.insts[i], InstData::IndirectBranch { .. }))
        }) || self.func.consts.values().any(|c| matches!(c, sheave_ir::ConstData::BlockAddr(..)))
    }

    fn call_target(id: u32) -> CodeRelocTarget {
        if id & LIBCALL_BIT != 0 {
            CodeRelocTarget::Routine(LibCall::of_id(id))
        } else {
            CodeRelocTarget::Symbol(Symbol::from_u32(id))
        }
    }
}
