//! The scan before selection: uses, positions, and how far down its block each instruction may be computed
//! instead of at its own position. One sweep, backwards.

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use sheave_ir::{CallKind, Convention, Function, Inst, InstData, MemFlags, Module, UnaryOp, Value, ValueDef};
use sheave_ssa::refill;

use crate::layout::Layout;

pub(super) const NONE: u32 = u32::MAX;
/// See [`Scan::half_uses`].
pub(super) const HALF: u32 = u32::MAX - 1;

/// The results of the scan.
#[derive(Debug, Default)]
pub(super) struct Scan {
    /// The function has stack memory that a callee may access, or may be returned to by a jump.
    pub(super) needs_frame: bool,
    /// The function has dynamic stack memory.
    pub(super) has_dynamic_memory: bool,
    /// Something in it returns twice. What an instruction before that is computed from may have changed when
    /// it returns again, while the result has not.
    pub(super) returns_twice: bool,
    /// It has invokes of callees that remove their arguments from the stack.
    pub(super) pops: bool,
    /// By block: the target of an indirect branch. Empty without indirect branches.
    pub(super) indirect_targets: Vec<bool>,
    /// By block: the invoke whose normal successor it is. Empty without invokes.
    pub(super) invoked_from: Vec<PackedOption<Inst>>,
    /// The position of each instruction in the order.
    pub(super) pos: Vec<u32>,
    /// By position: changes at every write to memory, and after a volatile or atomic load, which therefore is
    /// never moved.
    pub(super) epoch: Vec<u32>,
    /// By position: the next write in the block to one of its variables, or what returns twice before that.
    pub(super) expiry: Vec<u32>,
    /// By value, for low halves of variables: the last use found so far while scanning; then [`HALF`] if the
    /// variable's register can be used, because it is not written before the last use, in the same block.
    pub(super) half_uses: Vec<u32>,
    /// By value, for variables: its next write below the current position of the scan.
    next_write: Vec<u32>,
}

impl Scan {
    /// Replaces the contents by those of `func`, and counts in `all_uses`, which is zero, the uses of
    /// each value.
    pub(super) fn compute(
        &mut self,
        module: &Module,
        func: &Function,
        layout: &Layout,
        all_uses: &mut [u32],
    ) {
        let (n_values, n_positions) = (func.n_values(), func.order.len());
        refill(&mut self.next_write, n_values, NONE);
        refill(&mut self.half_uses, n_values, 0);
        refill(&mut self.pos, func.insts.len(), NONE);
        refill(&mut self.epoch, n_positions, 0);
        refill(&mut self.expiry, n_positions, NONE);
        [self.needs_frame, self.has_dynamic_memory, self.pops, self.returns_twice] = [false; 4];
        self.indirect_targets.clear();
        self.invoked_from.clear();
        let mut epoch = 0u32;
        for &block in &layout.blocks {
            let data = &func.blocks[block];
            epoch += 1;
            let mut next_return = NONE;
            if let Some(last) = func.terminator(block) {
                match func.insts[last] {
                    InstData::IndirectBranch { .. } => {
                        self.indirect_targets.resize(func.n_blocks(), false);
                        for target in func.succs(block) {
                            self.indirect_targets[target.index()] = true;
                        }
                    }
                    InstData::Call { kind: CallKind::Invoke, sig, .. }
                    | InstData::CallIndirect { kind: CallKind::Invoke, sig, .. } => {
                        self.pops |= module.signatures[sig].convention != Convention::C;
                        self.invoked_from.resize(func.n_blocks(), None.into());
                        self.invoked_from[func.succ_edges(block)[0].target.index()] = last.into();
                    }
                    _ => {}
                }
            }
            for p in (data.start..data.end).rev() {
                let inst = func.order[p as usize];
                let inst_data = &func.insts[inst];
                self.pos[inst.index()] = p;
                if writes_memory(inst_data) {
                    epoch += 1;
                    self.needs_frame |= keeps_frame(inst_data);
                    self.has_dynamic_memory |= matches!(inst_data, InstData::DynAlloca { .. });
                    if inst_data.returns_twice() {
                        (self.returns_twice, next_return) = (true, p);
                    }
                } else {
                    self.needs_frame |= matches!(inst_data, InstData::Alloca { .. });
                }
                self.epoch[p as usize] = epoch;
                let mut expiry = next_return;
                let (uses, next_write) = (&mut *all_uses, &self.next_write);
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
                func.results(inst).for_each(|result| {
                    if half_of(func, result).is_some() {
                        let last = &mut self.half_uses[result.index()];
                        *last = if *last > p && *last < data.end && *last <= expiry { HALF } else { NONE };
                    }
                    if func.def(result) == ValueDef::Variable {
                        self.next_write[result.index()] = p;
                    }
                });
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

/// Whether the frame must live until the function returns: for dynamic stack memory, inline assembly that
/// may use the stack pointer, calls that return twice, and intrinsics, which include the variable arguments.
fn keeps_frame(data: &InstData) -> bool {
    match data {
        InstData::DynAlloca { .. } | InstData::Asm { .. } | InstData::Intrinsic { .. } => true,
        data => data.returns_twice(),
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
        | InstData::Lifetime { .. }
        | InstData::Alloca { .. } => false,
        data => data.has_side_effects() && !data.is_terminator(),
    }
}
