//! The host's view of a function.

use crate::{Block, Inst, InstRange, Operand, PRegSet, RegClass, VReg};

/// A function of a host, in SSA form with block parameters. Blocks and values are numbered from zero without
/// gaps.
pub trait Function {
    /// The number of instructions.
    fn num_insts(&self) -> usize;

    /// The number of blocks.
    fn num_blocks(&self) -> usize;

    /// The block at which the function is entered.
    fn entry_block(&self) -> Block;

    /// The instructions of a block, of which the last one ends it.
    fn block_insns(&self, block: Block) -> InstRange;

    /// The successors of a block.
    fn block_succs(&self, block: Block) -> &[Block];

    /// The predecessors of a block.
    fn block_preds(&self, block: Block) -> &[Block];

    /// The parameters of a block.
    fn block_params(&self, block: Block) -> &[VReg];

    /// Whether the instruction ends a block without successors.
    fn is_ret(&self, insn: Inst) -> bool;

    /// Whether the instruction ends a block with successors.
    fn is_branch(&self, insn: Inst) -> bool;

    /// The arguments of `insn`, the terminator, for the parameters of its successor number `succ_idx`.
    fn branch_blockparams(&self, block: Block, insn: Inst, succ_idx: usize) -> &[VReg];

    /// The operands of an instruction.
    fn inst_operands(&self, insn: Inst) -> &[Operand];

    /// The registers with arbitrary contents after the instruction, besides its definitions. None of them is
    /// demanded for a definition or for a late use of the instruction.
    fn inst_clobbers(&self, insn: Inst) -> PRegSet;

    /// The number of values.
    fn num_vregs(&self) -> usize;

    /// The values whose locations are to be reported, by value: value, first instruction, the one after the
    /// last, label. The answer is [`crate::Output::debug_locations`].
    fn debug_value_labels(&self) -> &[(VReg, Inst, Inst, u32)] {
        &[]
    }

    /// The units of spill slots that a value of the class needs. Its slots are aligned on as many.
    fn spillslot_size(&self, regclass: RegClass) -> usize;

    /// Whether a slot of several units is named by the last one instead of the first one.
    fn multi_spillslot_named_by_last_slot(&self) -> bool {
        false
    }

    /// Whether an instruction may define a value several times. The definitions then count as one and are
    /// all in one location.
    fn allow_multiple_vreg_defs(&self) -> bool {
        false
    }
}
