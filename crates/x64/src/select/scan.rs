//! What selection knows of a function before it selects: uses, positions, and how far down its block each
//! instruction may be computed instead of at its own position. One sweep, backwards.

use cranelift_entity::EntityRef;
use sheave_ir::{FuncAttrs, Function, Inst, InstData, MemFlags, UnaryOp, Value, ValueDef};

use super::{HALF, NONE, Scratch};
use crate::layout::Layout;

impl Scratch {
    pub(super) fn clear(&mut self, func: &Function) {
        let (n_values, n_positions) = (func.n_values(), func.order.len());
        fill(&mut self.uses, n_values, 0);
        fill(&mut self.vregs, n_values, NONE);
        fill(&mut self.next_write, n_values, NONE);
        fill(&mut self.half_uses, n_values, 0);
        fill(&mut self.pos, func.insts.len(), NONE);
        fill(&mut self.epoch, n_positions, 0);
        fill(&mut self.expiry, n_positions, NONE);
        self.needs_frame = false;
        self.indirect_targets.clear();
        self.folded.clear();
        self.folded.resize(n_positions, false);
        self.insts.clear();
        self.operands.clear();
        self.heads.clear();
        self.group = 0;
        self.block_ends.clear();
        self.starts.clear();
        self.divisions.clear();
    }

    /// Counts uses and finds, for every instruction, how far down its block it may be computed instead.
    pub(super) fn scan(&mut self, func: &Function, layout: &Layout) {
        let mut epoch = 0u32;
        for &block in &layout.blocks {
            let data = &func.blocks[block];
            epoch += 1;
            if let Some(last) = func.terminator(block)
                && matches!(func.insts[last], InstData::IndirectBranch { .. })
            {
                self.indirect_targets.resize(func.n_blocks(), false);
                for target in func.succs(block) {
                    self.indirect_targets[target.index()] = true;
                }
            }
            for p in (data.start..data.end).rev() {
                let inst = func.order[p as usize];
                let inst_data = &func.insts[inst];
                self.pos[inst.index()] = p;
                if writes_memory(inst_data) {
                    epoch += 1;
                    self.needs_frame |= keeps_frame(inst_data);
                } else {
                    self.needs_frame |= matches!(inst_data, InstData::Alloca { .. });
                }
                self.epoch[p as usize] = epoch;
                let mut expiry = NONE;
                let (uses, next_write) = (&mut self.uses, &self.next_write);
                let (half_uses, pos) = (&mut self.half_uses, &self.pos);
                inst_data.for_each_arg(&func.pool, |arg| {
                    uses[arg.index()] += 1;
                    let mut variable = arg;
                    if let Some((def, whole)) = half_of(func, arg) {
                        variable = whole;
                        let last = &mut half_uses[arg.index()];
                        if *last == 0 && pos[def.index()] == NONE {
                            *last = p;
                        } else if pos[def.index()] != NONE || *last < data.start || *last >= data.end {
                            *last = NONE;
                        }
                    }
                    let next = next_write[variable.index()];
                    if next != NONE && next > p && next < data.end {
                        expiry = expiry.min(next);
                    }
                });
                self.expiry[p as usize] = expiry;
                for result in func.results(inst) {
                    if half_of(func, result).is_some() {
                        let last = &mut self.half_uses[result.index()];
                        *last = if *last > p && *last < data.end && *last <= expiry { HALF } else { NONE };
                    }
                    if func.def(result) == ValueDef::Variable {
                        self.next_write[result.index()] = p;
                    }
                }
            }
        }
    }
}

/// For a value that is the low half of a variable: the instruction that takes it, and the variable.
#[inline]
fn half_of(func: &Function, value: Value) -> Option<(Inst, Value)> {
    let ValueDef::Result(inst) = func.def(value) else { return None };
    match func.insts[inst] {
        InstData::Unary { op: UnaryOp::Trunc, arg } if func.def(arg) == ValueDef::Variable => {
            Some((inst, arg))
        }
        _ => None,
    }
}

fn fill(table: &mut Vec<u32>, n: usize, value: u32) {
    table.clear();
    table.resize(n, value);
}

/// True where the frame must be kept until the function returns: memory of no fixed size, inline assembly
/// that may know the stack pointer, calls that return twice, and intrinsics, which include the
/// variable arguments.
fn keeps_frame(data: &InstData) -> bool {
    match data {
        InstData::Call { flags, .. } | InstData::CallIndirect { flags, .. } => {
            flags.has(FuncAttrs::RETURNS_TWICE)
        }
        InstData::DynAlloca { .. }
        | InstData::Asm { .. }
        | InstData::AsmGoto { .. }
        | InstData::Intrinsic { .. } => true,
        _ => false,
    }
}

fn writes_memory(data: &InstData) -> bool {
    match data {
        InstData::Load { flags, .. } => *flags != MemFlags::default(),
        InstData::Unary { .. }
        | InstData::Binary { .. }
        | InstData::Wide { .. }
        | InstData::Ternary { .. }
        | InstData::Icmp { .. }
        | InstData::Fcmp { .. }
        | InstData::PtrIndex { .. }
        | InstData::Alloca { .. } => false,
        data => data.has_side_effects() && !data.is_terminator(),
    }
}
