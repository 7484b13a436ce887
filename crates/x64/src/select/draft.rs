//! The machine code of a function while it is made, from its last instruction to its first.

use cranelift_entity::packed_option::PackedOption;
use sheave_ir::Loc;
use sheave_regalloc::{Code, InstKind, Operand};
use sheave_ssa::{make_room, restart};

use super::address::Addr;
use crate::minst::{EMPTY_SHAPE, Kind, MInst};

/// What the register allocator gets to know of a machine instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    /// Its first operand, and how many it has.
    pub(super) operand: u32,
    pub(super) n_operands: u8,
    pub(super) kind: InstKind,
    pub(super) clobbers: u8,
}

/// Machine instructions from the last to the first; those of the IR instruction that is being selected,
/// which start at `group`, are still in order.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) insts: Vec<MInst>,
    /// In step with `insts`.
    pub(super) heads: Vec<Head>,
    pub(super) operands: Vec<Operand>,
    group: usize,
    /// The number of machine instructions when each block was done, the last block first.
    block_ends: Vec<u32>,
    /// The machine instruction under construction, and how many operands it has and shows so far.
    pub(super) inst: MInst,
    pub(super) n_operands: u8,
    pub(super) n_shapes: u8,
    /// It has a use at [`sheave_regalloc::At::Late`].
    pub(super) reads_late: bool,
    /// In step with `insts`, for the groups that are complete: their source locations. Empty in functions
    /// without any.
    locs: Vec<PackedOption<Loc>>,
    /// A load that became the memory operand of an instruction to come, and its location.
    pub(super) folded_load: Option<(Addr, Option<Loc>)>,
    /// Machine instructions of the group that do such a load.
    pub(super) loads: Vec<(u32, Option<Loc>)>,
}

impl Default for Draft {
    fn default() -> Self {
        Draft {
            insts: Vec::new(),
            heads: Vec::new(),
            operands: Vec::new(),
            group: 0,
            block_ends: Vec::new(),
            inst: MInst::new(Kind::Nop, iced_x86::Code::INVALID),
            n_operands: 0,
            n_shapes: 0,
            reads_late: false,
            locs: Vec::new(),
            folded_load: None,
            loads: Vec::new(),
        }
    }
}

impl Draft {
    pub(super) fn clear(&mut self) {
        restart(&mut self.insts);
        restart(&mut self.heads);
        restart(&mut self.operands);
        self.group = 0;
        restart(&mut self.block_ends);
        restart(&mut self.locs);
        self.folded_load = None;
        self.loads.clear();
    }

    /// Starts an instruction.
    #[inline]
    pub(super) fn begin(&mut self, kind: Kind, code: iced_x86::Code) {
        self.inst = MInst::new(kind, code);
        self.inst.shape = EMPTY_SHAPE;
        self.n_operands = 0;
        self.n_shapes = 0;
        self.reads_late = false;
    }

    /// Ends it.
    #[inline]
    pub(super) fn end(&mut self, kind: InstKind, clobbers: u8) {
        let n_operands = self.n_operands;
        let operand = self.operands.len() as u32 - u32::from(n_operands);
        self.insts.push(self.inst);
        self.heads.push(Head { operand, n_operands, kind, clobbers });
    }

    /// The machine instructions of one IR instruction are complete.
    #[inline]
    pub(super) fn end_group(&mut self) {
        if self.insts.len() > self.group + 1 {
            self.insts[self.group..].reverse();
            self.heads[self.group..].reverse();
        }
        self.group = self.insts.len();
    }

    /// The machine instructions that follow those with locations have the location `loc`; one that does a
    /// folded load has the load's, because that is what may fail.
    pub(super) fn locate(&mut self, loc: Option<Loc>) {
        let first = self.locs.len();
        if self.loads.is_empty() && self.insts.len() <= first + 1 {
            if self.insts.len() > first {
                self.locs.push(loc.into());
            }
            return;
        }
        self.locs.resize(self.insts.len(), loc.into());
        for (inst, loc) in self.loads.drain(..) {
            self.locs[inst as usize] = loc.into();
        }
        // As `end_group` does.
        self.locs[first..].reverse();
        self.folded_load = None;
    }

    /// The instructions of a block are complete.
    pub(super) fn end_block(&mut self) {
        self.block_ends.push(self.insts.len() as u32);
    }

    /// Puts all instructions into program order.
    pub(super) fn gather(&self, insts: &mut Vec<MInst>, locs: &mut Vec<PackedOption<Loc>>, code: &mut Code) {
        let n = self.insts.len();
        make_room(insts, n);
        make_room(locs, n);
        make_room(&mut code.kinds, n);
        make_room(&mut code.clobbers, n);
        make_room(&mut code.operand_ends, n);
        make_room(&mut code.operands, self.operands.len());
        insts.extend(self.insts.iter().rev());
        locs.extend(self.locs.iter().rev());
        code.kinds.extend(self.heads.iter().rev().map(|head| head.kind));
        code.clobbers.extend(self.heads.iter().rev().map(|head| head.clobbers));
        for head in self.heads.iter().rev() {
            let start = head.operand as usize;
            // Two or three operands mostly: a call of `memcpy` costs more than it copies.
            for &operand in &self.operands[start..start + usize::from(head.n_operands)] {
                code.operands.push(operand);
            }
            code.operand_ends.push(code.operands.len() as u32);
        }
    }

    /// One past the last instruction, in program order, of the block with this index in the layout.
    pub(super) fn end_of_block(&self, index: usize) -> u32 {
        let n_insts = self.insts.len() as u32;
        // What had been selected when the next block was done follows this one.
        let after = self.block_ends.len() - 1 - index;
        if after == 0 { n_insts } else { n_insts - self.block_ends[after - 1] }
    }
}
