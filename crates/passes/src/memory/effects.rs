//! The effects of instructions on memory: reads, writes, traps, and exits from the function.

use sheave_ir::{
    BinaryOp, Block, CallKind, Editor, FuncAttrs, Function, Inst, InstData, IntrinsicOp, MemFlags, Ordering,
};

use super::alias::{Aliases, Location, UNKNOWN};
use crate::program::Program;

/// What an instruction may change of what is known of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// Writes where its address says, or reads there what another thread may have written.
    Access,
    /// Writes to anything but private slots: calls, assembly, whatever orders accesses of other threads.
    Escaped,
    /// The content of a slot is lost.
    Lifetime,
    /// Returns a second time, later than what follows: everything.
    All,
}

/// The effect of `inst` on memory, if it has any.
#[inline(always)]
pub(crate) fn effect(module: Program<'_>, data: &InstData) -> Option<Effect> {
    match data {
        InstData::Store { flags, .. } => Some(access(*flags)),
        InstData::Load { flags, .. } if *flags == MemFlags::default() => None,
        InstData::Load { flags, .. } | InstData::Rmw { flags, .. } | InstData::CmpXchg { flags, .. } => {
            Some(access(*flags))
        }
        InstData::Mem { .. } => Some(Effect::Access),
        InstData::Lifetime { .. } => Some(Effect::Lifetime),
        InstData::Call { kind, .. } | InstData::CallIndirect { kind, .. } => {
            // What follows is in the caller.
            if *kind == CallKind::Return {
                return Some(Effect::Escaped);
            }
            let attrs = module.call_attrs(data);
            if attrs.has(FuncAttrs::RETURNS_TWICE) {
                return Some(Effect::All);
            }
            attrs.memory().may_write().then_some(Effect::Escaped)
        }
        InstData::Intrinsic { op, .. } if data.has_side_effects() => intrinsic(*op),
        InstData::Fence { .. } | InstData::Asm { .. } => Some(Effect::Escaped),
        InstData::Binary { .. }
        | InstData::DynAlloca { .. }
        | InstData::Jump
        | InstData::Branch { .. }
        | InstData::Switch { .. }
        | InstData::IndirectBranch { .. }
        | InstData::LandingPad { .. }
        | InstData::Resume { .. }
        | InstData::Return { .. }
        | InstData::Unreachable => None,
        // Whatever is new may write until this list says that it does not.
        data => data.has_side_effects().then_some(Effect::Escaped),
    }
}

/// Whether something in the function may return a second time.
pub(crate) fn returns_twice(module: Program<'_>, edit: &Editor<'_>) -> bool {
    edit.order.iter().any(|&inst| effect(module, &edit.insts[inst]) == Some(Effect::All))
}

/// An atomic access that orders nothing but itself ends what is known of its own bytes.
fn access(flags: MemFlags) -> Effect {
    match flags.ordering {
        Ordering::NotAtomic | Ordering::Relaxed => Effect::Access,
        _ => Effect::Escaped,
    }
}

fn intrinsic(op: IntrinsicOp) -> Option<Effect> {
    match op {
        IntrinsicOp::SetJmp => Some(Effect::All),
        IntrinsicOp::CycleCounter | IntrinsicOp::Prefetch => None,
        // Rounding modes and exceptions are not in memory.
        op if op.is_strict() => None,
        _ => Some(Effect::Escaped),
    }
}

/// The bytes that an instruction with [`Effect::Access`] touches.
pub(crate) fn written(aliases: Aliases<'_>, edit: &Editor<'_>, inst: Inst) -> Option<Location> {
    let (addr, offset, size) = match edit.insts[inst] {
        InstData::Store { addr, value, offset, .. } => (addr, offset, u64::from(edit.ty(value).bytes())),
        InstData::Load { addr, offset, .. } => {
            let bytes = edit.result(inst).map(|value| edit.ty(value).bytes());
            (addr, offset, bytes.map_or(UNKNOWN, u64::from))
        }
        InstData::Rmw { addr, value, .. } => (addr, 0, u64::from(edit.ty(value).bytes())),
        InstData::CmpXchg { args: [addr, _, new], .. } => (addr, 0, u64::from(edit.ty(new).bytes())),
        InstData::Mem { args: [to, _, length], .. } => {
            (to, 0, edit.const_bits(edit.resolve(length)).unwrap_or(UNKNOWN))
        }
        _ => return None,
    };
    Some(aliases.locate(edit, addr, offset, size))
}

/// True if the function may be left between the start of `block` and `inst` in it: by a call that does not
/// return, or a trap.
pub(crate) fn may_leave(
    module: Program<'_>,
    edit: &Editor<'_>,
    block: Block,
    inst: Option<Inst>,
    is_gone: impl Fn(Inst) -> bool,
) -> bool {
    let insts = edit.block_insts(block).iter().take_while(|&&other| Some(other) != inst);
    insts.filter(|&&other| !is_gone(other)).any(|&other| {
        let data = &edit.insts[other];
        match data {
            data if data.is_call() => {
                !module.call_attrs(data).has(FuncAttrs::WILL_RETURN | FuncAttrs::NO_UNWIND)
            }
            InstData::Intrinsic { .. } | InstData::Asm { .. } => true,
            InstData::Fence { .. } | InstData::Rmw { .. } | InstData::CmpXchg { .. } => true,
            InstData::Binary { .. } => may_trap(edit, data),
            InstData::Store { flags, .. } | InstData::Load { flags, .. } => *flags != MemFlags::default(),
            _ => false,
        }
    })
}

/// Whether an operation is a division that may trap: by zero, or of the least number by minus one.
pub(crate) fn may_trap(func: &Function, data: &InstData) -> bool {
    let InstData::Binary { op, args: [_, by], .. } = *data else { return false };
    let mask = func.ty(by).mask();
    let divisor = func.const_bits(by).map_or(0, |bits| bits & mask);
    match op {
        BinaryOp::Udiv | BinaryOp::Urem => divisor == 0,
        BinaryOp::Sdiv | BinaryOp::Srem => divisor == 0 || divisor == mask,
        _ => false,
    }
}
