//! Instructions: sixteen bytes each, lists of operands in a pool.
//!
//! The shape ([`InstData`]) has the operands; results are attached to the instruction in the function
//! ([`crate::Function::results`]), and the edges of a terminator to its block.

use cranelift_entity::{EntityList, ListPool};

use crate::{
    Asm, BinaryOp, Cases, FloatCC, FuncAttrs, IntCC, IntrinsicOp, MemOp, OpFlags, Pad, RmwOp, SigId, Slot,
};
use crate::{Symbol, TernaryOp, UnaryOp, Value, WideOp};

/// A list of values in a function's pool.
pub type ValueList = EntityList<Value>;
/// The pool of a function's value lists.
pub type ValuePool = ListPool<Value>;

named_enum! {
    /// The ordering of an access against other accesses, weakest first.
    #[derive(Default)]
    Ordering {
        /// Not atomic.
        #[default]
        NotAtomic = "",
        /// Atomic, unordered (LLVM's `unordered` and `monotonic`).
        Relaxed = "relaxed",
        /// Acquire.
        Acquire = "acquire",
        /// Release.
        Release = "release",
        /// Acquire and release.
        AcqRel = "acq_rel",
        /// Sequentially consistent.
        SeqCst = "seq_cst",
    }
}

/// The flags of a memory access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MemFlags {
    /// Must happen exactly as written.
    pub volatile: bool,
    /// Atomic ordering.
    pub ordering: Ordering,
}

named_enum! {
    /// The start or the end of a slot's lifetime.
    LifetimeEvent {
        /// It becomes live, with undefined content.
        Start = "lifetime_start",
        /// It dies: its content is lost.
        End = "lifetime_end",
    }
}

/// Where a call continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum CallKind {
    /// At the next instruction.
    Plain,
    /// A terminator: it continues along the first edge, and along the second if it throws. Its results exist
    /// along the first edge only. Both targets have no other predecessors.
    Invoke,
    /// A terminator in the place of a `return`. The callee takes over the stack frame and returns to the
    /// caller of this function. The results of its signature are those of the function; none is on the x87
    /// stack. In a variadic function the signature has its fixed parameters alone, and the callee is given
    /// the variable ones, too.
    Return,
}

impl CallKind {
    /// Every kind, in order of declaration.
    pub const ALL: [CallKind; 3] = [CallKind::Plain, CallKind::Invoke, CallKind::Return];
}

/// An instruction without its results.
///
/// Terminators ([`InstData::is_terminator`]) are last in their block; their targets and the arguments of
/// the targets' phis are the block's edges.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum InstData {
    /// `v1 = op v0`
    Unary {
        /// The operation.
        op: UnaryOp,
        /// The operand.
        arg: Value,
    },
    /// `v2 = op v0, v1`
    Binary {
        /// The operation.
        op: BinaryOp,
        /// Promises about the result.
        flags: OpFlags,
        /// The operands.
        args: [Value; 2],
    },
    /// `v2, v3 = op v0, v1`
    Wide {
        /// The operation.
        op: WideOp,
        /// The operands.
        args: [Value; 2],
    },
    /// `v3 = op v0, v1, v2`
    Ternary {
        /// The operation.
        op: TernaryOp,
        /// The operands.
        args: [Value; 3],
    },
    /// `v2 = icmp cc v0, v1`: integers or pointers; gives `i8` 0 or 1.
    Icmp {
        /// The condition.
        cc: IntCC,
        /// The operands.
        args: [Value; 2],
    },
    /// `v2 = fcmp cc v0, v1`: floats; gives `i8` 0 or 1.
    Fcmp {
        /// The condition.
        cc: FloatCC,
        /// The operands.
        args: [Value; 2],
    },
    /// `v2 = ptr_index v0, v1 * scale + offset`: an address inside an array.
    PtrIndex {
        /// Promises about the result: [`OpFlags::INBOUNDS`] or none.
        flags: OpFlags,
        /// Bytes per step of the index.
        scale: u16,
        /// The address that is indexed.
        base: Value,
        /// The index, an `i64`.
        index: Value,
        /// Bytes added.
        offset: i32,
    },
    /// `v1 = alloca …`: the address of a stack slot.
    Alloca {
        /// The slot.
        slot: Slot,
    },
    /// `v1 = dyn_alloca v0, align`: the address of fresh stack memory of v0 bytes (`i64`).
    DynAlloca {
        /// Base-two logarithm of the alignment.
        align_log2: u8,
        /// The size in bytes.
        size: Value,
    },
    /// `v1 = load ty v0 + offset`
    Load {
        /// Flags of the access.
        flags: MemFlags,
        /// The address.
        addr: Value,
        /// Bytes added to the address.
        offset: i32,
    },
    /// `store v1, v0 + offset`
    Store {
        /// Flags of the access.
        flags: MemFlags,
        /// The address.
        addr: Value,
        /// The value that is stored.
        value: Value,
        /// Bytes added to the address.
        offset: i32,
    },
    /// `v2 = rmw op v0, v1`: atomic; gives the old content.
    Rmw {
        /// The operation.
        op: RmwOp,
        /// Flags of the access.
        flags: MemFlags,
        /// The address.
        addr: Value,
        /// The operand.
        value: Value,
    },
    /// `v3, v4 = cmpxchg v0, v1, v2`: atomic; gives the old content, and 1 (`i8`) if it was the expected one.
    CmpXchg {
        /// Flags of the access.
        flags: MemFlags,
        /// Address, expected content, new content.
        args: [Value; 3],
    },
    /// `fence`
    Fence {
        /// The ordering.
        ordering: Ordering,
    },
    /// `lifetime_start v0` or `lifetime_end v0`: the slot whose address `v0` is becomes live or dies. It is
    /// named, not used: if no `alloca` makes the address of the slot any more, because the slot was promoted
    /// or taken apart, the instruction has no effect and is not printed.
    Lifetime {
        /// The slot.
        slot: Slot,
        /// The start or the end.
        event: LifetimeEvent,
    },
    /// `op v0, v1, v2`: a block of memory.
    Mem {
        /// The operation.
        op: MemOp,
        /// Must happen exactly as written.
        volatile: bool,
        /// Destination, source address or byte, length in bytes (`i64`).
        args: [Value; 3],
    },
    /// `v1 = call %callee(v0…)`, or of another kind, `v1 = invoke %callee(v0…) to block1 unwind block2` or
    /// `return_call %callee(v0…)`.
    Call {
        /// Where it continues.
        kind: CallKind,
        /// Promises about this call, besides those about the callee's symbol.
        flags: FuncAttrs,
        /// The signature of this call.
        sig: SigId,
        /// The function.
        callee: Symbol,
        /// The arguments; after them one `ptr` per result on the x87 stack.
        args: ValueList,
    },
    /// `v2 = call_indirect v0(v1…)`, `v2 = invoke_indirect v0(v1…) to block1 unwind block2` or
    /// `return_call_indirect v0(v1…)`.
    CallIndirect {
        /// Where it continues.
        kind: CallKind,
        /// Promises about this call, besides those about the callee's symbol.
        flags: FuncAttrs,
        /// The signature of this call.
        sig: SigId,
        /// The function's address.
        callee: Value,
        /// The arguments; after them one `ptr` per result on the x87 stack.
        args: ValueList,
    },
    /// `v1 = op v0…`: intrinsics.
    Intrinsic {
        /// The operation.
        op: IntrinsicOp,
        /// The operands.
        args: ValueList,
    },
    /// `v1 = asm "…" (v0…)`: inline assembly; `v1 = asm_goto "…" (v0…)` ends its block: the first edge is the
    /// fall-through, the rest are the labels in order. The results exist along all of them.
    Asm {
        /// It ends its block.
        is_goto: bool,
        /// Template and constraints.
        asm: Asm,
        /// The operands, one per indirect output and per input, in the order of the constraints.
        args: ValueList,
    },
    /// `jump block1`
    Jump,
    /// `branch v0, block1, block2`: the first edge if the integer is not zero, else the second.
    Branch {
        /// The condition.
        cond: Value,
    },
    /// `switch v0, block1 [1: block2, …]`: the first edge is the default, the rest belongs to the cases in
    /// order.
    Switch {
        /// The integer that is looked up.
        value: Value,
        /// The cases' values, all different.
        cases: Cases,
    },
    /// `indirect_branch v0, [block1, …]`: jumps to a block's address, which must be one of the edges'
    /// targets.
    IndirectBranch {
        /// The address.
        addr: Value,
    },
    /// `v1, v2 = landing_pad %personality [...]`: first in its block, which only the second edge of an invoke
    /// leads to. Gives the exception (`ptr`), and the number of the clause's type (`i32`): that of `type_id`,
    /// zero for clean-up.
    LandingPad {
        /// The clauses.
        pad: Pad,
    },
    /// `v1 = type_id %type`: the number (`i32`) that landing pads of this function give for a type.
    TypeId {
        /// The object that describes the type.
        symbol: Symbol,
    },
    /// `resume v0, v1`: passes an exception on that a landing pad gave; ends the function.
    Resume {
        /// The results of a landing pad.
        args: [Value; 2],
    },
    /// `return v0…`
    Return {
        /// The results (for one on the x87 stack its address).
        args: ValueList,
    },
    /// `unreachable`: traps.
    Unreachable,
}

impl InstData {
    /// `op args` without flags.
    #[inline]
    pub const fn binary(op: BinaryOp, args: [Value; 2]) -> InstData {
        InstData::Binary { op, flags: OpFlags::NONE, args }
    }

    /// The promises about the result.
    #[inline]
    pub const fn op_flags(&self) -> OpFlags {
        match *self {
            InstData::Binary { flags, .. } | InstData::PtrIndex { flags, .. } => flags,
            _ => OpFlags::NONE,
        }
    }

    /// The same operation with other promises, if it can have any.
    #[inline]
    pub const fn with_op_flags(mut self, new: OpFlags) -> InstData {
        if let InstData::Binary { flags, .. } | InstData::PtrIndex { flags, .. } = &mut self {
            *flags = new;
        }
        self
    }

    /// True for the instructions that end a block.
    #[inline]
    pub fn is_terminator(&self) -> bool {
        match self {
            InstData::Call { kind, .. } | InstData::CallIndirect { kind, .. } => *kind != CallKind::Plain,
            InstData::Jump
            | InstData::Branch { .. }
            | InstData::Switch { .. }
            | InstData::IndirectBranch { .. }
            | InstData::Resume { .. }
            | InstData::Return { .. }
            | InstData::Unreachable => true,
            InstData::Asm { is_goto, .. } => *is_goto,
            _ => false,
        }
    }

    /// Signature and arguments of a call.
    #[inline]
    pub fn call_args(&self) -> Option<(SigId, ValueList)> {
        match *self {
            InstData::Call { sig, args, .. } | InstData::CallIndirect { sig, args, .. } => Some((sig, args)),
            _ => None,
        }
    }

    /// Where a call continues.
    #[inline]
    pub fn call_kind(&self) -> Option<CallKind> {
        match *self {
            InstData::Call { kind, .. } | InstData::CallIndirect { kind, .. } => Some(kind),
            _ => None,
        }
    }

    /// The same call, which continues as `new` says.
    pub fn with_call_kind(mut self, new: CallKind) -> InstData {
        if let InstData::Call { kind, .. } | InstData::CallIndirect { kind, .. } = &mut self {
            *kind = new;
        }
        self
    }

    /// True for calls of any kind.
    #[inline]
    pub fn is_call(&self) -> bool {
        self.call_kind().is_some()
    }

    /// The symbol that a call names.
    #[inline]
    pub fn callee(&self) -> Option<Symbol> {
        match *self {
            InstData::Call { callee, .. } => Some(callee),
            _ => None,
        }
    }

    /// True for calls that take the place of a return.
    #[inline]
    pub fn is_return_call(&self) -> bool {
        self.call_kind() == Some(CallKind::Return)
    }

    /// True for calls that continue along one of two edges.
    #[inline]
    pub fn is_invoke(&self) -> bool {
        self.call_kind() == Some(CallKind::Invoke)
    }

    /// True for inline assembly that ends its block.
    pub fn is_asm_goto(&self) -> bool {
        matches!(self, InstData::Asm { is_goto: true, .. })
    }

    /// True if the instruction says that it may return more than once.
    pub fn returns_twice(&self) -> bool {
        match self {
            InstData::Call { flags, .. } | InstData::CallIndirect { flags, .. } => {
                flags.has(FuncAttrs::RETURNS_TWICE)
            }
            InstData::Intrinsic { op, .. } => *op == IntrinsicOp::SetJmp,
            _ => false,
        }
    }

    /// True if the instruction has an effect besides its results, may trap, or reads memory that other
    /// threads write: it must stay even if its results are unused. Loads that are neither volatile nor
    /// atomic, and allocations of slots, may be removed.
    pub fn has_side_effects(&self) -> bool {
        match self {
            InstData::Unary { .. }
            | InstData::Wide { .. }
            | InstData::Ternary { .. }
            | InstData::Icmp { .. }
            | InstData::Fcmp { .. }
            | InstData::PtrIndex { .. }
            | InstData::TypeId { .. }
            | InstData::Alloca { .. } => false,
            InstData::Binary { op, .. } => {
                matches!(op, BinaryOp::Sdiv | BinaryOp::Udiv | BinaryOp::Srem | BinaryOp::Urem)
            }
            InstData::Load { flags, .. } => *flags != MemFlags::default(),
            InstData::Intrinsic { op, .. } => !matches!(
                op,
                IntrinsicOp::Fma
                    | IntrinsicOp::FrameAddress
                    | IntrinsicOp::ReturnAddress
                    | IntrinsicOp::ThreadPointer
            ),
            _ => true,
        }
    }

    /// Its list of operands, if it has one.
    #[inline]
    pub fn list_mut(&mut self) -> Option<&mut ValueList> {
        match self {
            InstData::Call { args, .. }
            | InstData::CallIndirect { args, .. }
            | InstData::Intrinsic { args, .. }
            | InstData::Asm { args, .. }
            | InstData::Return { args } => Some(args),
            _ => None,
        }
    }

    /// The flags of a memory access; those of a plain one for other instructions.
    #[inline]
    pub fn mem_flags(&self) -> MemFlags {
        match *self {
            InstData::Load { flags, .. }
            | InstData::Store { flags, .. }
            | InstData::Rmw { flags, .. }
            | InstData::CmpXchg { flags, .. } => flags,
            _ => MemFlags::default(),
        }
    }

    /// Calls `f` with every operand that is not in a list, in order; returns the list.
    #[inline(always)]
    pub(crate) fn visit(&mut self, mut f: impl FnMut(&mut Value)) -> ValueList {
        match self {
            InstData::Unary { arg, .. }
            | InstData::DynAlloca { size: arg, .. }
            | InstData::Load { addr: arg, .. }
            | InstData::Branch { cond: arg }
            | InstData::Switch { value: arg, .. }
            | InstData::IndirectBranch { addr: arg } => f(arg),
            InstData::Binary { args: [first, second], .. }
            | InstData::Wide { args: [first, second], .. }
            | InstData::Icmp { args: [first, second], .. }
            | InstData::Fcmp { args: [first, second], .. }
            | InstData::Resume { args: [first, second] }
            | InstData::PtrIndex { base: first, index: second, .. }
            | InstData::Store { addr: first, value: second, .. }
            | InstData::Rmw { addr: first, value: second, .. } => {
                f(first);
                f(second);
            }
            InstData::Ternary { args, .. } | InstData::CmpXchg { args, .. } | InstData::Mem { args, .. } => {
                args.iter_mut().for_each(f);
            }
            InstData::CallIndirect { callee, args, .. } => {
                f(callee);
                return *args;
            }
            InstData::Call { args, .. }
            | InstData::Intrinsic { args, .. }
            | InstData::Asm { args, .. }
            | InstData::Return { args } => return *args,
            InstData::Alloca { .. }
            | InstData::Lifetime { .. }
            | InstData::Fence { .. }
            | InstData::LandingPad { .. }
            | InstData::TypeId { .. }
            | InstData::Jump
            | InstData::Unreachable => {}
        }
        ValueList::new()
    }

    /// Calls `f` with every operand, in order.
    #[inline]
    pub fn for_each_arg(&self, pool: &ValuePool, mut f: impl FnMut(Value)) {
        let mut copy = *self;
        let list = copy.visit(|arg| f(*arg));
        if !list.is_empty() {
            list.as_slice(pool).iter().copied().for_each(f);
        }
    }

    /// Replaces every operand by the value that `f` returns for it, in order.
    #[inline(always)]
    pub fn map_args(&mut self, pool: &mut ValuePool, mut f: impl FnMut(Value) -> Value) {
        let mut list = self.visit(|arg| *arg = f(*arg));
        if !list.is_empty() {
            list.as_mut_slice(pool).iter_mut().for_each(|arg| *arg = f(*arg));
        }
    }
}

const _: () = assert!(core::mem::size_of::<InstData>() == 16);
