//! The form in which the interpreter executes a function: one flat list of operations on numbered registers.
//!
//! Registers are the function's values, by their ids, and one more for results without a use; constants
//! are registers that the image of a fresh frame already holds, so that an operand is one look-up whatever it
//! is. An `icmp` whose only use is the branch after it is fused with that branch. A load or store of a slot
//! of the frame whose bounds can be seen to hold needs no address and no check. Phis are gone: each edge has
//! its moves.

use cranelift_entity::packed_option::PackedOption;
use smallvec::SmallVec;

use sheave_ir::{BinaryOp, Block, FloatCC, FuncId, Inst, IntCC, IntrinsicOp, MemOp, RmwOp, SigId};
use sheave_ir::{Slot, Symbol, TernaryOp, Type, UnaryOp, WideOp};

use super::memory::FrameLayout;

/// The contents of an unwritten register. A program computes this number by chance only (one in
/// 2^64).
pub(super) const POISON: u64 = 0x9e1f_5eed_dead_70ad;

/// A register of a frame.
pub(super) type Reg = u32;

/// One operation. `sh` is 64 minus the width: shifting left and back by it cuts a result to its type.
#[derive(Clone, Copy, Debug)]
pub(super) enum Op {
    // The IR's `copy`: counted; unwritten values may pass.
    Copy { d: Reg, a: Reg },
    // The same bits.
    Move { d: Reg, a: Reg },
    Cut { sh: u8, d: Reg, a: Reg },
    Sext { from: u8, to: u8, d: Reg, a: Reg },
    Unary { op: UnaryOp, from: Type, to: Type, d: Reg, a: Reg },
    Add { sh: u8, d: Reg, a: Reg, b: Reg },
    Sub { sh: u8, d: Reg, a: Reg, b: Reg },
    Mul { sh: u8, d: Reg, a: Reg, b: Reg },
    And { d: Reg, a: Reg, b: Reg },
    Or { d: Reg, a: Reg, b: Reg },
    Xor { d: Reg, a: Reg, b: Reg },
    Shl { sh: u8, d: Reg, a: Reg, b: Reg },
    Lshr { sh: u8, d: Reg, a: Reg, b: Reg },
    Ashr { sh: u8, d: Reg, a: Reg, b: Reg },
    Fadd { d: Reg, a: Reg, b: Reg },
    Fsub { d: Reg, a: Reg, b: Reg },
    Fmul { d: Reg, a: Reg, b: Reg },
    Fdiv { d: Reg, a: Reg, b: Reg },
    Binary { op: BinaryOp, ty: Type, d: Reg, a: Reg, b: Reg },
    Wide { op: WideOp, ty: Type, d: Reg, d2: Reg, a: Reg, b: Reg },
    Ternary { op: TernaryOp, ty: Type, d: Reg, a: Reg, b: Reg, c: Reg },
    Eq { d: Reg, a: Reg, b: Reg },
    Ne { d: Reg, a: Reg, b: Reg },
    Icmp { cc: IntCC, ty: Type, d: Reg, a: Reg, b: Reg },
    Slt { sh: u8, d: Reg, a: Reg, b: Reg },
    Fcmp { cc: FloatCC, ty: Type, d: Reg, a: Reg, b: Reg },
    PtrIndex { scale: u16, base: Reg, index: Reg, offset: i32, d: Reg },
    // The address of a slot in the frame.
    Slot { d: Reg, offset: u32 },
    // A slot outside the entry block: fresh memory at every turn.
    FreshSlot { d: Reg, size: u32, align_log2: u8 },
    DynAlloca { align_log2: u8, d: Reg, size: Reg },
    Load8 { d: Reg, addr: Reg, offset: i32 },
    Load16 { d: Reg, addr: Reg, offset: i32 },
    Load32 { d: Reg, addr: Reg, offset: i32 },
    Load64 { d: Reg, addr: Reg, offset: i32 },
    // Loads from a slot of the frame, inside its bounds: without a check.
    LoadSlot8 { d: Reg, offset: u32 },
    LoadSlot16 { d: Reg, offset: u32 },
    LoadSlot32 { d: Reg, offset: u32 },
    LoadSlot64 { d: Reg, offset: u32 },
    StoreSlot8 { offset: u32, value: Reg },
    StoreSlot16 { offset: u32, value: Reg },
    StoreSlot32 { offset: u32, value: Reg },
    StoreSlot64 { offset: u32, value: Reg },
    Store8 { addr: Reg, value: Reg, offset: i32 },
    Store16 { addr: Reg, value: Reg, offset: i32 },
    Store32 { addr: Reg, value: Reg, offset: i32 },
    Store64 { addr: Reg, value: Reg, offset: i32 },
    Rmw { op: RmwOp, ty: Type, d: Reg, addr: Reg, value: Reg },
    CmpXchg { ty: Type, list: u32 },
    Fence,
    // The content of a slot is undefined from now on.
    Lifetime { address: Reg, size: u32 },
    Mem { op: MemOp, a: Reg, b: Reg, c: Reg },
    Call { site: u32 },
    // Operands and then results in the lists; `ty` is the type that decides (see `intrinsics`).
    Intrinsic { op: IntrinsicOp, ty: Type, n_args: u8, n_results: u8, list: u32 },
    // Inline assembly with an empty template.
    Asm { site: u32 },
    Jump { edge: u32 },
    Branch { cond: Reg, edge: u32 },
    BranchEq { a: Reg, b: Reg, edge: u32 },
    BranchNe { a: Reg, b: Reg, edge: u32 },
    BranchUlt { a: Reg, b: Reg, edge: u32 },
    BranchUle { a: Reg, b: Reg, edge: u32 },
    BranchSlt { sh: u8, a: Reg, b: Reg, edge: u32 },
    BranchSle { sh: u8, a: Reg, b: Reg, edge: u32 },
    Switch { value: Reg, table: u32 },
    IndirectBranch { addr: Reg, table: u32 },
    // A call that takes the place of a return.
    ReturnCall { site: u32 },
    Return { list: u32, n: u32 },
    // The operation after it promises not to wrap.
    Promise { op: BinaryOp, ty: Type, nsw: bool, nuw: bool, a: Reg, b: Reg },
    // Takes the exception that arrived.
    LandingPad { exception: Reg, number: Reg },
    // The number of a type among the clauses of landing pads.
    TypeId { d: Reg, number: u32 },
    // Goes on with an exception in the caller.
    Resume { exception: Reg },
    Unreachable,
}

/// An edge: its target and the moves to the target's phis.
#[derive(Clone, Copy, Debug)]
pub(super) struct EdgeCode {
    pub(super) target: u32,
    /// Index of the target block, for the counters.
    pub(super) block: u32,
    pub(super) first_move: u32,
    pub(super) n_moves: u32,
    /// No move overwrites what a later one reads.
    pub(super) in_order: bool,
}

/// How a switch finds its edge.
#[derive(Clone, Debug)]
pub(super) struct SwitchTable {
    pub(super) default: u32,
    /// Value of the first entry of `dense`.
    pub(super) low: u64,
    /// Edge per value, if the values are close together.
    pub(super) dense: Vec<u32>,
    /// Value and edge, sorted, otherwise.
    pub(super) sparse: Vec<(u64, u32)>,
}

/// The target of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// A function with a body.
    Function(FuncId),
    /// A function of the host's table, by number.
    Host(u32),
    /// A function that the embedder has defined, by number.
    Defined(u32),
    /// `setjmp` in one of its forms.
    SetJmp,
    /// `longjmp` in one of its forms.
    LongJmp,
    /// Something without a definition.
    Unresolved(Symbol),
    /// The function at the address in a register.
    Indirect(Reg),
}

/// A call.
#[derive(Clone, Debug)]
pub(super) struct CallSite {
    pub(super) target: Target,
    pub(super) sig: SigId,
    pub(super) args: SmallVec<[Reg; 6]>,
    pub(super) results: SmallVec<[Reg; 2]>,
    /// The mask of each result's type.
    pub(super) result_masks: SmallVec<[u64; 2]>,
    /// For an invoke, the edge to its landing pad.
    pub(super) unwind: Option<u32>,
}

/// Inline assembly. It is executed if its template is empty: then it only moves values between tied operands.
#[derive(Clone, Debug, Default)]
pub(super) struct AsmSite {
    /// The template, if it cannot be executed.
    pub(super) unsupported: Option<Box<str>>,
    /// Results that no input is tied to: zero.
    pub(super) zeros: SmallVec<[Reg; 2]>,
    /// Inputs tied to results: source, destination.
    pub(super) moves: SmallVec<[(Reg, Reg); 2]>,
    /// Inputs tied to outputs in memory: value, address, size.
    pub(super) stores: SmallVec<[(Reg, Reg, u32); 2]>,
    /// For `asm_goto` the fall-through.
    pub(super) edge: Option<u32>,
}

/// A slot in the frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct FrameObject {
    pub(super) offset: u32,
    pub(super) size: u32,
    pub(super) slot: Slot,
    /// The instruction that makes it.
    pub(super) inst: Inst,
}

/// A decoded function.
#[derive(Debug, Default)]
pub(super) struct Code {
    pub(super) ops: Vec<Op>,
    /// The instruction of each operation.
    pub(super) insts: Vec<Inst>,
    /// The start of each block in `ops`, ascending.
    pub(super) starts: Vec<(u32, Block)>,
    pub(super) edges: Vec<EdgeCode>,
    /// Source and destination.
    pub(super) moves: Vec<(Reg, Reg)>,
    pub(super) lists: Vec<Reg>,
    pub(super) calls: Vec<CallSite>,
    pub(super) asms: Vec<AsmSite>,
    pub(super) switches: Vec<SwitchTable>,
    /// Address and edge, sorted.
    pub(super) address_tables: Vec<Vec<(u64, u32)>>,
    /// The registers of a fresh frame.
    pub(super) image: Vec<u64>,
    pub(super) params: SmallVec<[(Reg, u64); 6]>,
    pub(super) frame: FrameLayout,
    /// The slots in the frame.
    pub(super) objects: Vec<FrameObject>,
    pub(super) sig: PackedOption<SigId>,
    /// Some results are returned on the x87 stack: their positions in the list of a `return`.
    pub(super) x87_results: SmallVec<[u32; 1]>,
    /// Takes variable arguments or copies of objects: entering it is more than moving registers.
    pub(super) special_entry: bool,
    /// First of its blocks' counters.
    pub(super) first_counter: u32,
    pub(super) entry_block: u32,
}

impl Code {
    /// The block that the operation at `pc` belongs to.
    pub(super) fn block_of(&self, pc: usize) -> Option<Block> {
        let after = self.starts.partition_point(|&(start, _)| start as usize <= pc);
        self.starts.get(after.checked_sub(1)?).map(|&(_, block)| block)
    }
}
