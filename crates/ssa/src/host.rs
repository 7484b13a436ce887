//! The traits that an embedder implements: three small read-only visitors.
//!
//! [`Cfg`] describes the blocks, [`SlotHost`] adds stack slots and their accesses (enough for
//! [`promote`](crate::promote)), [`SsaHost`] adds values, phis and uses (enough for
//! [`eliminate`](crate::eliminate)). Predecessors, orders, dominators, loops and liveness are computed here
//! and no host provides them. Every method takes `&self`; the results come back as plans, which the host
//! applies to itself afterwards.
//!
//! Methods about one value, slot or edge must take constant time, or passes become quadratic; those that
//! report several things take time in their number.
//!
//! Methods are generic over their visitors, so that a pass and its host are compiled into one loop: nothing
//! is boxed, and a host that keeps its program in flat arrays serves every request without allocating.

use crate::choices::phrases;
use crate::{Block, Edge, Inst, Slot, Type, Value};

/// A control-flow graph. Any well-formed one is welcome: unreachable blocks, self-loops, critical and
/// duplicate edges, irreducible loops, edges to the entry block.
///
/// ```
/// use sheave_ssa::{Analyses, Block, Cfg};
///
/// /// Block 1 is the head of a loop with the body 2; block 3 comes after it.
/// struct While;
///
/// impl Cfg for While {
///     fn n_blocks(&self) -> usize { 4 }
///     fn entry(&self) -> Block { Block(0) }
///     fn successors(&self, block: Block, visit: impl FnMut(Block)) {
///         let succs = [&[1][..], &[2, 3], &[1], &[]][block.index()];
///         succs.iter().copied().map(Block).for_each(visit);
///     }
/// }
///
/// let mut analyses = Analyses::new();
/// let (graph, dominators) = analyses.dominators(&While)?;
/// assert!(graph.predecessors(Block(1)).eq([Block(0), Block(2)]));
/// assert_eq!(dominators.idom(Block(3)), Some(Block(1)));
/// let (_, loops) = analyses.loops(&While)?;
/// assert_eq!(loops.innermost(Block(2)).map(|id| loops.header(id)), Some(Block(1)));
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub trait Cfg {
    /// One more than the largest block number. Numbers without a block are unreachable blocks without
    /// successors.
    fn n_blocks(&self) -> usize;

    /// The entry block.
    fn entry(&self) -> Block;

    /// Reports every successor occurrence of `block`, in order: the k-th call is for `Edge::new(block, k)`.
    fn successors(&self, block: Block, visit: impl FnMut(Block));

    /// How often `block` runs compared with others, if that is known. Used only to choose between correct
    /// results.
    fn frequency(&self, block: Block) -> Option<u64> {
        let _ = block;
        None
    }
}

/// A stack slot as the host describes it.
///
/// ```
/// use sheave_ssa::Type;
/// use sheave_ssa::host::SlotInfo;
///
/// let slot = SlotInfo { ty: Some(Type::int(4)), param: true, ..SlotInfo::new(4) };
/// assert_eq!((slot.bytes, slot.param, slot.volatile), (4, true, false));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotInfo {
    /// Bytes allocated; `u32::MAX` if that many or not known before run time.
    pub bytes: u32,
    /// The type that it was declared with, if it is a scalar. Accesses decide; of several types this one is
    /// preferred.
    pub ty: Option<Type>,
    /// Every access counts as volatile.
    pub volatile: bool,
    /// It receives a parameter of the function.
    pub param: bool,
    /// Its size, or the number of its instances, is only known at run time: it can never be promoted.
    pub dynamic: bool,
}

impl SlotInfo {
    /// A slot of this many bytes, and nothing else about it.
    pub const fn new(bytes: u32) -> Self {
        SlotInfo { bytes, ty: None, volatile: false, param: false, dynamic: false }
    }
}

phrases! {
    /// How a slot's address leaves the accesses that can be promoted.
    #[derive(PartialOrd, Ord)]
    #[repr(u8)]
    pub enum Escape {
        /// It is an argument of a call.
        CallArgument = "call argument",
        /// It is the value that a store writes.
        Stored = "stored",
        /// It is compared.
        Compared = "compared",
        /// It is an operand of a select.
        Selected = "selected",
        /// A phi merges it with other values.
        Merged = "merged by a phi",
        /// An address at an offset other than zero, or at an unknown one, is computed from it.
        Offset = "address computation",
        /// It is the input of inline assembly.
        AsmInput = "assembly input",
        /// Inline assembly writes it through a memory constraint.
        AsmMemory = "assembly memory operand",
        /// The terminator uses it (returned, branched on).
        Terminator = "terminator",
        /// A block operation (copy, fill) reads or writes it.
        BlockOperation = "block operation",
        /// It is converted to an integer or to another type.
        Converted = "converted",
        /// It is given another name, and the host does not follow that.
        Alias = "another name",
        /// An atomic operation accesses it.
        Atomic = "atomic access",
        /// Anything else.
        Other = "other use",
    }
}

/// Receives the accesses of a block to slots, in the order of its instructions.
///
/// Every use of a slot's address must be reported by one of these calls; a use that is no plain access is an
/// [`escape`](AccessSink::escape). An address computed at offset zero is the slot itself: its own uses are
/// reported, and the computation is an [`address`](AccessSink::address).
///
/// Planners and checkers receive the accesses. A host that wraps another one passes them on:
///
/// ```
/// use sheave_ssa::host::{AccessSink, Escape, MemAccess, SlotHost};
/// use sheave_testing::ssa::toy::{Op, ToyFunc};
/// use sheave_ssa::{Block, Inst, Slot, Type, Value};
///
/// /// Counts the uses by which slots escape.
/// struct Escapes(usize);
///
/// impl AccessSink for Escapes {
///     fn load(&mut self, _: Inst, _: Slot, _: MemAccess, _: Value) {}
///     fn store(&mut self, _: Inst, _: Slot, _: MemAccess, _: Value) {}
///     fn asm_output(&mut self, _: Inst, _: Slot, _: Type, _: u32, _: Option<u32>) {}
///     fn fresh(&mut self, _: Inst, _: Slot) {}
///     fn address(&mut self, _: Inst, _: Slot) {}
///     fn escape(&mut self, _: Inst, _: Slot, _: Escape) { self.0 += 1; }
///     fn returns_twice(&mut self, _: Inst) {}
/// }
///
/// let mut func = ToyFunc { blocks: vec![Default::default()], ..ToyFunc::default() };
/// func.push(Block(0), Op::Leak(Slot(0)));
/// let mut escapes = Escapes(0);
/// func.accesses(Block(0), &mut escapes);
/// // To whom these two calls mean nothing, they are escapes.
/// escapes.copy(Inst(1), Some((Slot(0), 0)), Some((Slot(1), 0)), 8);
/// escapes.fill(Inst(2), Slot(0), 0, 8);
/// assert_eq!(escapes.0, 4);
/// ```
pub trait AccessSink {
    /// `inst` reads `ty` at `offset` bytes into `slot` and defines `result`.
    fn load(&mut self, inst: Inst, slot: Slot, access: MemAccess, result: Value);

    /// `inst` writes `value`, a `ty`, at `offset` bytes into `slot`.
    fn store(&mut self, inst: Inst, slot: Slot, access: MemAccess, value: Value);

    /// `inst` is inline assembly that writes a register, and the register is stored to the whole of `slot`
    /// after it. If the slot is promoted, `inst` defines a new value instead, `n`-th of those it defines for
    /// slots. `edge` is the index of the successor along which alone the definition happened; `None` unless
    /// `inst` is a terminator (`asm goto`).
    fn asm_output(&mut self, inst: Inst, slot: Slot, ty: Type, n: u32, edge: Option<u32>);

    /// `inst` makes an instance of `slot`, whose contents are undefined from here on: an allocation outside
    /// the entry block or the start of a lifetime. It disappears with the slot.
    fn fresh(&mut self, inst: Inst, slot: Slot);

    /// `inst` only mentions `slot` (computes its address, ends its lifetime) and disappears with it.
    fn address(&mut self, inst: Inst, slot: Slot);

    /// `inst` uses the address of `slot` so that the slot stays in memory.
    fn escape(&mut self, inst: Inst, slot: Slot, how: Escape);

    /// `inst` is a call that may return more than once (`setjmp`).
    fn returns_twice(&mut self, inst: Inst);

    /// `inst` copies `bytes` bytes, all read before the first is written. Each side is a slot and a distance
    /// from its start, or `None` for memory that is in no slot. To promotion the slots escape; [`sroa`]
    /// takes them apart.
    ///
    /// [`sroa`]: crate::sroa
    fn copy(&mut self, inst: Inst, to: Option<(Slot, i32)>, from: Option<(Slot, i32)>, bytes: u32) {
        let _ = bytes;
        for (slot, _) in [to, from].into_iter().flatten() {
            self.escape(inst, slot, Escape::BlockOperation);
        }
    }

    /// `inst` fills `bytes` bytes, from `offset` bytes into `slot` on, with one byte. To promotion the slot
    /// escapes; [`sroa`](crate::sroa) takes it apart.
    fn fill(&mut self, inst: Inst, slot: Slot, offset: i32, bytes: u32) {
        let _ = (offset, bytes);
        self.escape(inst, slot, Escape::BlockOperation);
    }
}

/// How an instruction touches memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemAccess {
    /// The type that is read or written.
    pub ty: Type,
    /// Distance from the start of the slot in bytes.
    pub offset: i32,
    /// The access must not be removed.
    pub volatile: bool,
}

impl MemAccess {
    /// An ordinary access to the start of a slot.
    #[inline]
    pub const fn plain(ty: Type) -> Self {
        MemAccess { ty, offset: 0, volatile: false }
    }
}

/// A function with stack slots. The crate's first page has a host in full; [`sroa::plan`](crate::sroa) and
/// [`promote::plan`](crate::promote::plan()) read it.
///
/// ```
/// use sheave_ssa::host::{AccessSink, Cfg, Escape, MemAccess, SlotHost, SlotInfo};
/// use sheave_ssa::promote::{Ctx, Options, plan};
/// use sheave_ssa::{Block, Inst, Slot, Type, Value};
///
/// /// One block: slot 0 is written and read, the address of slot 1 is passed to a call.
/// struct Host;
///
/// impl Cfg for Host {
///     fn n_blocks(&self) -> usize { 1 }
///     fn entry(&self) -> Block { Block(0) }
///     fn successors(&self, _: Block, _: impl FnMut(Block)) {}
/// }
///
/// impl SlotHost for Host {
///     fn n_slots(&self) -> usize { 2 }
///     fn n_values(&self) -> usize { 2 }
///     fn n_insts(&self) -> usize { 3 }
///     fn slot(&self, _: Slot) -> SlotInfo { SlotInfo::new(4) }
///     fn accesses(&self, _: Block, sink: &mut impl AccessSink) {
///         sink.store(Inst(0), Slot(0), MemAccess::plain(Type::int(4)), Value(0));
///         sink.escape(Inst(1), Slot(1), Escape::CallArgument);
///         sink.load(Inst(2), Slot(0), MemAccess::plain(Type::int(4)), Value(1));
///     }
///     fn is_constant(&self, _: Value) -> bool { false }
/// }
///
/// let mut ctx = Ctx::new();
/// let plan = plan(&Host, &Options::default(), &mut ctx)?;
/// assert_eq!(plan.outcome(Slot(0)).to_string(), "promoted: 0 phis");
/// assert_eq!(plan.outcome(Slot(1)).to_string(), "kept: address escapes at inst1 (call argument)");
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub trait SlotHost: Cfg {
    /// The host guarantees that every slot, value and instruction it reports is below its bound, which saves
    /// the checks. A host that is wrong about that makes the planner panic instead of giving an error.
    const IN_RANGE: bool = false;

    /// One more than the largest slot number.
    fn n_slots(&self) -> usize;

    /// One more than the largest value number.
    fn n_values(&self) -> usize;

    /// One more than the largest instruction number.
    fn n_insts(&self) -> usize;

    /// The description of `slot`. Numbers without a slot may be described as dynamic.
    fn slot(&self, slot: Slot) -> SlotInfo;

    /// Reports the accesses of `block` to slots, in the order of its instructions. Uses by phis are reported
    /// at the edges' source blocks or at the phis' blocks, as the host likes: they are escapes.
    fn accesses(&self, block: Block, sink: &mut impl AccessSink);

    /// True if `value` is a constant, which may be narrowed when it is stored and may be used anywhere.
    fn is_constant(&self, value: Value) -> bool;

    /// The block that defines `value`; the entry block for constants and parameters, `None` if that is costly
    /// to say. Used only to simplify merges with undefined values.
    fn definition_block(&self, value: Value) -> Option<Block> {
        let _ = value;
        None
    }

    /// The most significant byte has the lowest address. Loads narrower than their slot then keep it in
    /// memory.
    fn big_endian(&self) -> bool {
        false
    }
}

/// Receives the instructions of a block in order. For each instruction first [`inst`](InstSink::inst), then
/// its uses, then its definitions.
///
/// ```
/// use sheave_ssa::host::{InstSink, SsaHost};
/// use sheave_testing::ssa::toy::{Op, ToyFunc};
/// use sheave_ssa::{Block, Inst, Value};
///
/// /// Counts how often each value is used.
/// #[derive(Default)]
/// struct Uses(Vec<u32>);
///
/// impl InstSink for Uses {
///     fn inst(&mut self, _: Inst) {}
///     fn uses(&mut self, value: Value) { self.0[value.index()] += 1; }
///     fn defines(&mut self, value: Value) { self.0.resize(value.index() + 1, 0); }
/// }
///
/// let mut func = ToyFunc { blocks: vec![Default::default()], ..ToyFunc::default() };
/// let one = func.push(Block(0), Op::Const(1)).unwrap();
/// func.push(Block(0), Op::Add(one, one));
/// let mut uses = Uses::default();
/// func.insts(Block(0), &mut uses);
/// assert_eq!(uses.0, [2, 0]);
/// ```
pub trait InstSink {
    /// The next instruction. The terminator is the last; its operands the copies on the edges must not have
    /// overwritten.
    fn inst(&mut self, inst: Inst);

    /// The instruction reads `value`.
    fn uses(&mut self, value: Value);

    /// The instruction defines `value`. A definition by a terminator (`asm goto`) is visible along all of its
    /// edges.
    fn defines(&mut self, value: Value);
}

/// The kind of a value, as a copy sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum ValueKind {
    /// Defined by a phi, an instruction or the function's parameters, in a register or a spill slot.
    Variable,
    /// A constant: a copy of it loads it.
    Constant,
    /// Undefined: no copy of it is needed, nor planned unless
    /// [`Options::write_undefined`](crate::eliminate::Options::write_undefined) is set; then any value will
    /// do.
    Undef,
}

/// A constraint on the location of a value, which coalescing respects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Constraint {
    /// `value` has to be in the machine register with this number while it is live.
    Fixed {
        /// The value.
        value: Value,
        /// The host's number for the register.
        register: u32,
    },
    /// The two values must share one location (a two-address instruction, an asm operand tied to an output).
    Tied {
        /// One value.
        a: Value,
        /// The other.
        b: Value,
    },
    /// `value` must not share a location with any other.
    Alone {
        /// The value.
        value: Value,
    },
}

/// A function in SSA form, the input of [`eliminate::plan`](crate::eliminate::plan()). Instructions and
/// values are reported as they are in the host; phis are not instructions here.
///
/// ```
/// use sheave_ssa::host::{Cfg, InstSink, SsaHost, ValueKind};
/// use sheave_ssa::{Block, Edge, Inst, Type, Value, eliminate};
///
/// /// v0 enters block 0, which branches to blocks 1 and 2. Both jump to block 3, whose phi v2 is v0 or v1.
/// struct Join;
///
/// impl Cfg for Join {
///     fn n_blocks(&self) -> usize { 4 }
///     fn entry(&self) -> Block { Block(0) }
///     fn successors(&self, block: Block, visit: impl FnMut(Block)) {
///         let succs = [&[1, 2][..], &[3], &[3], &[]][block.index()];
///         succs.iter().copied().map(Block).for_each(visit);
///     }
/// }
///
/// impl SsaHost for Join {
///     fn n_values(&self) -> usize { 3 }
///     fn n_insts(&self) -> usize { 5 }
///     fn phis(&self, block: Block, mut visit: impl FnMut(Value)) {
///         if block == Block(3) { visit(Value(2)); }
///     }
///     fn phi_args(&self, edge: Edge, mut visit: impl FnMut(Value)) {
///         match edge.from.0 { 1 => visit(Value(0)), 2 => visit(Value(1)), _ => {} }
///     }
///     fn insts(&self, block: Block, sink: &mut impl InstSink) {
///         match block.0 {
///             0 => { sink.inst(Inst(0)); sink.uses(Value(0)); }
///             1 => sink.inst(Inst(1)),
///             2 => { sink.inst(Inst(2)); sink.defines(Value(1)); sink.inst(Inst(3)); }
///             _ => { sink.inst(Inst(4)); sink.uses(Value(2)); }
///         }
///     }
///     fn value_type(&self, _: Value) -> Type { Type::int(8) }
///     fn value_kind(&self, _: Value) -> ValueKind { ValueKind::Variable }
///     fn params(&self, mut visit: impl FnMut(Value)) { visit(Value(0)); }
/// }
///
/// let mut ctx = eliminate::Ctx::new();
/// let plan = eliminate::plan(&Join, &eliminate::Options::default(), &mut ctx)?;
/// // All three are one variable, so that nothing is copied.
/// assert_eq!(plan.classes().map(|class| class.len()).collect::<Vec<_>>(), [3]);
/// assert!(plan.sequences.is_empty());
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub trait SsaHost: Cfg {
    /// One more than the largest value number.
    fn n_values(&self) -> usize;

    /// One more than the largest instruction number.
    fn n_insts(&self) -> usize;

    /// Reports the phis of `block` in order, each by the value it defines.
    fn phis(&self, block: Block, visit: impl FnMut(Value));

    /// Reports the arguments that `edge` passes, the i-th for the i-th phi of its target.
    fn phi_args(&self, edge: Edge, visit: impl FnMut(Value));

    /// Reports the arguments that the phis of the entry block have when the function is entered, if edges
    /// lead to the entry block. If it reports none, they are undefined there. Copies that they need are at
    /// the end of a block that the host puts before the entry block; for the plan it has the number after the
    /// host's last block.
    fn entry_args(&self, visit: impl FnMut(Value)) {
        let _ = visit;
    }

    /// Reports the instructions of `block` in order, with their uses and definitions; not its phis. Constants
    /// may be reported as uses.
    fn insts(&self, block: Block, sink: &mut impl InstSink);

    /// The type of `value`. The register class of copies follows from it.
    fn value_type(&self, value: Value) -> Type;

    /// Whether `value` is a variable, a constant or undefined.
    fn value_kind(&self, value: Value) -> ValueKind;

    /// Reports the function's parameters: values that are live from the start of the entry block.
    fn params(&self, visit: impl FnMut(Value));

    /// Reports the terminator of `block` alone, as [`insts`](SsaHost::insts) does. Worth implementing if the
    /// terminator can be found without a walk over the block: this default walks it twice.
    fn terminator(&self, block: Block, sink: &mut impl InstSink) {
        let mut count = Last { skip: u32::MAX, sink: None::<&mut NoSink> };
        self.insts(block, &mut count);
        let skip = u32::MAX - count.skip;
        if skip > 0 {
            self.insts(block, &mut Last { skip, sink: Some(sink) });
        }
    }

    /// Whether `edge` can be made to lead to another block. False for the edges of `indirectbr`.
    fn splittable(&self, edge: Edge) -> bool {
        let _ = edge;
        true
    }

    /// Reports constraints on the places of values.
    fn constraints(&self, visit: impl FnMut(Constraint)) {
        let _ = visit;
    }
}

/// Passes on the instructions after the first `skip - 1`.
struct Last<'a, S> {
    skip: u32,
    sink: Option<&'a mut S>,
}

/// Ignores everything.
struct NoSink;

impl InstSink for NoSink {
    fn inst(&mut self, _: Inst) {}
    fn uses(&mut self, _: Value) {}
    fn defines(&mut self, _: Value) {}
}

impl<S: InstSink> InstSink for Last<'_, S> {
    fn inst(&mut self, inst: Inst) {
        // A host that changes may report more than when it was counted.
        self.skip = self.skip.wrapping_sub(1);
        if self.skip == 0
            && let Some(sink) = &mut self.sink
        {
            sink.inst(inst);
        }
    }

    fn uses(&mut self, value: Value) {
        if self.skip == 0
            && let Some(sink) = &mut self.sink
        {
            sink.uses(value);
        }
    }

    fn defines(&mut self, value: Value) {
        if self.skip == 0
            && let Some(sink) = &mut self.sink
        {
            sink.defines(value);
        }
    }
}
