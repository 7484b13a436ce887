//! The machine code of a function while it is made, from its last instruction to its first.

use cranelift_entity::packed_option::PackedOption;
use sheave_ir::Loc;
use sheave_regalloc::{InstKind, Operand, Vreg};
use sheave_ssa::{make_room, restart};

use super::operand::Addr;
use super::output::Selected;
use crate::minst::{EMPTY_SHAPE, Kind, MInst, Width};
use iced_x86::Code as Opcode;

/// The part of a machine instruction that is for the register allocator.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    /// Its first operand, and how many it has.
    operand: u32,
    n_operands: u8,
    pub(super) kind: InstKind,
    clobbers: u8,
}

/// The memory of [`Draft`], reused: machine instructions from the last to the first; those of the IR
/// instruction being selected, from `group` on, are still in order.
#[derive(Debug, Default)]
pub(super) struct Lines {
    pub(super) insts: Vec<MInst>,
    /// In step with `insts`.
    pub(super) heads: Vec<Head>,
    pub(super) operands: Vec<Operand>,
    group: usize,
    /// The number of machine instructions when each block was done, the last block first.
    block_ends: Vec<u32>,
    /// In step with `insts`, for the groups that are complete: their source locations. Empty in functions
    /// without any.
    locs: Vec<PackedOption<Loc>>,
    /// Machine instructions of the group with a folded load, and the load's location.
    pub(super) loads: Vec<(u32, Option<Loc>)>,
}

impl Lines {
    pub(super) fn clear(&mut self) {
        restart(&mut self.insts);
        restart(&mut self.heads);
        restart(&mut self.operands);
        self.group = 0;
        restart(&mut self.block_ends);
        restart(&mut self.locs);
        self.loads.clear();
    }
}

/// The code so far, and the machine instruction under construction.
pub(super) struct Draft<'a> {
    pub(super) lines: &'a mut Lines,
    pub(super) out: &'a mut Selected,
    /// The machine instruction under construction, and how many operands it has and shows so far.
    pub(super) inst: MInst,
    pub(super) n_operands: u8,
    pub(super) n_shapes: u8,
    /// It has a use at [`sheave_regalloc::At::Late`].
    pub(super) reads_late: bool,
    /// A load that became the memory operand of an instruction to come, and its location.
    pub(super) folded_load: Option<(Addr, Option<Loc>)>,
}

impl<'a> Draft<'a> {
    pub(super) fn new(lines: &'a mut Lines, out: &'a mut Selected) -> Self {
        let inst = MInst::new(Kind::Nop, Opcode::INVALID);
        Draft { lines, out, inst, n_operands: 0, n_shapes: 0, reads_late: false, folded_load: None }
    }

    /// How many machine instructions there are.
    pub(super) fn len(&self) -> usize {
        self.lines.insts.len()
    }

    /// Starts an instruction.
    #[inline]
    pub(super) fn start(&mut self, kind: Kind, code: Opcode) -> &mut Self {
        self.inst = MInst::new(kind, code);
        self.inst.shape = EMPTY_SHAPE;
        self.n_operands = 0;
        self.n_shapes = 0;
        self.reads_late = false;
        self
    }

    /// Ends it.
    #[inline]
    pub(super) fn push(&mut self, kind: InstKind, clobbers: u8) {
        let n_operands = self.n_operands;
        let operand = self.lines.operands.len() as u32 - u32::from(n_operands);
        self.lines.insts.push(self.inst);
        self.lines.heads.push(Head { operand, n_operands, kind, clobbers });
    }

    /// The machine instructions of one IR instruction are complete.
    #[inline]
    pub(super) fn end_group(&mut self) {
        let Lines { insts, heads, group, .. } = &mut *self.lines;
        if insts.len() > *group + 1 {
            insts[*group..].reverse();
            heads[*group..].reverse();
        }
        *group = insts.len();
    }

    /// Gives the machine instructions without a location the location `loc`; one with a folded load has the
    /// load's, because the load may fault.
    pub(super) fn locate(&mut self, loc: Option<Loc>) {
        let Lines { insts, locs, loads, .. } = &mut *self.lines;
        let first = locs.len();
        if loads.is_empty() && insts.len() <= first + 1 {
            if insts.len() > first {
                locs.push(loc.into());
            }
            return;
        }
        locs.resize(insts.len(), loc.into());
        for (inst, loc) in loads.drain(..) {
            locs[inst as usize] = loc.into();
        }
        // As `end_group` does.
        locs[first..].reverse();
        self.folded_load = None;
    }

    /// The instructions of a block are complete.
    pub(super) fn end_block(&mut self) {
        self.lines.block_ends.push(self.lines.insts.len() as u32);
    }

    /// Puts all instructions into program order.
    pub(super) fn gather(&mut self) {
        let Lines { insts, heads, operands, locs, .. } = &*self.lines;
        let Selected { insts: to, locs: to_locs, code, .. } = &mut *self.out;
        make_room(to, insts.len());
        make_room(to_locs, insts.len());
        make_room(&mut code.kinds, insts.len());
        make_room(&mut code.clobbers, insts.len());
        make_room(&mut code.operand_ends, insts.len());
        make_room(&mut code.operands, operands.len());
        to.extend(insts.iter().rev());
        to_locs.extend(locs.iter().rev());
        code.kinds.extend(heads.iter().rev().map(|head| head.kind));
        code.clobbers.extend(heads.iter().rev().map(|head| head.clobbers));
        for head in heads.iter().rev() {
            let start = head.operand as usize;
            // Two or three operands mostly: a call of `memcpy` costs more than it copies.
            for &operand in &operands[start..start + usize::from(head.n_operands)] {
                code.operands.push(operand);
            }
            code.operand_ends.push(code.operands.len() as u32);
        }
    }

    /// One past the last instruction, in program order, of the block with this index in the layout.
    pub(super) fn end_of_block(&self, index: usize) -> u32 {
        let Lines { insts, block_ends, .. } = &*self.lines;
        // The instructions selected when the next block was complete follow this one.
        let after = block_ends.len() - 1 - index;
        insts.len() as u32 - if after == 0 { 0 } else { block_ends[after - 1] }
    }

    /// Whether each instruction of the group that shows a definition of `vreg` leaves its upper half zero: it
    /// names at most the low one, or shifts that much to the right.
    pub(super) fn clears_upper_of(&self, vreg: Vreg) -> bool {
        let Lines { insts, heads, operands, group, .. } = &*self.lines;
        insts[*group..].iter().zip(&heads[*group..]).all(|(inst, head)| {
            let is_shift = inst.code == Opcode::Shr_rm64_imm8 && inst.imm >= 32;
            is_shift
                || inst.shape.to_le_bytes().into_iter().all(|byte| {
                    let (position, width) = (byte & 15, byte >> 4);
                    let wide = position < head.n_operands && width == Width::B8 as u8;
                    let operand = operands.get((head.operand + u32::from(position)) as usize);
                    !(wide && operand.is_some_and(|operand| operand.vreg() == vreg && !operand.reads()))
                })
        })
    }
}
