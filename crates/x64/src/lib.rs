//! x86-64 back end: instruction selection, register allocation, encoding, JIT pages, objects.
//!
//! [`compile`] turns one function in copies form (no phis; memory form without phis is one too) into bytes
//! and relocations. [`jit`] puts many of them with the data of their modules into memory pages, resolves
//! symbols and makes them executable. The System V convention for Linux is the only one there is.

/// Empties these fields, and keeps their memory.
macro_rules! clear {
    ($owner:expr => $($field:ident)*) => {
        $($owner.$field.clear();)*
    };
}

mod abi;
pub mod asm;
mod debug_info;
mod emit;
mod error;
mod exceptions;
mod frame;
pub mod jit;
mod layout;
mod lines;
mod minst;
pub mod object;
mod pool;
pub mod registers;
mod select;
mod shrink_wrap;
mod stats;
mod target;
mod unwind;
mod variables;
mod written;

use cranelift_entity::PrimaryMap;
use cranelift_entity::packed_option::PackedOption;
use sheave_ir::{Block, Function, Inst, InstData, Loc, LocData, MAX_INLINE_DEPTH, Module, Symbol, Variable};
use sheave_regalloc as regalloc;

pub use error::{Error, ErrorKind};
pub use exceptions::{CallSite, ExceptionTable};
pub use select::LibCall;
pub use stats::Stats;
pub use target::{check_host, check_triple};
pub use unwind::FrameCode;

/// How thread-local variables are addressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TlsModel {
    /// By a call of [`LibCall::TlsGetAddr`] with the address of a descriptor: for code in memory pages.
    #[default]
    Call,
    /// By the variable's offset from the thread pointer: for executables.
    InitialExec,
}

/// Options of one compilation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// How thread-local variables are addressed.
    pub tls: TlsModel,
    /// Leaves only so many registers of each class, to starve the allocator in tests.
    pub registers: Option<usize>,
    /// The largest frame in bytes; functions that need more are refused. Zero means 1 GiB.
    pub max_frame: u64,
    /// Proves each allocation by abstract interpretation.
    pub check_allocation: bool,
    /// Proves that the encoded bytes implement the selected and allocated instructions.
    pub check_code: bool,
    /// Records the fate of each copy: fills [`CodeBuffer::copies`].
    pub ledger: bool,
    /// Disables tail sharing: equal moves at the ends of blocks and on edges to one block are emitted once
    /// for each such block and edge. For comparisons.
    pub separate_tails: bool,
    /// Generates code for a shared library: exported definitions of default visibility, which another piece
    /// of the program may replace, are addressed through the global offset table.
    pub shared: bool,
}

/// How the bytes of a relocation in code are computed; they are four unless stated otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CodeRelocKind {
    /// Target + addend - position.
    PcRel32,
    /// The same for a call or jump, which may use a stub.
    Call,
    /// Address of the target's entry in the global offset table + addend - position; the operand of `mov reg,
    /// [rip + x]`.
    GotPcRel32,
    /// Four bytes: target + addend, which must fit as a signed number.
    Abs32,
    /// Eight bytes: target + addend.
    Abs64,
    /// [`TlsModel::Call`]: descriptor of a thread-local symbol; [`TlsModel::InitialExec`]: table entry with
    /// its offset.
    TlsPcRel32,
}

/// The target of a relocation in code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CodeRelocTarget {
    /// A symbol of the module.
    Symbol(Symbol),
    /// A support routine.
    Routine(LibCall),
    /// A block of another function of the module.
    Block(Symbol, Block),
}

/// A relocation in code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CodeReloc {
    /// Position of the four bytes.
    pub offset: u32,
    /// How they are computed.
    pub kind: CodeRelocKind,
    /// The target.
    pub target: CodeRelocTarget,
    /// Added to the target's address.
    pub addend: i64,
}

/// A piece of code that runs whenever a block, or an edge, of the function does.
///
/// Regions that do not join another one divide the code after the prologue among them. Moves that several
/// blocks or edges have in common are in the code once, at the end of the region of one of them; for each
/// of the others there is a region that *joins* there. So an instruction runs as often as the blocks and
/// edges of all regions that contain it together, while a static count leaves out the regions that join.
/// The exception is a short latch without moves that was placed before its loop: its copy at the loop's end
/// is in the region that falls through into it, and its own code runs less often than the block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodeRegion {
    /// The offset of its start. It ends at the next region that does not join, or at the end of the code.
    pub offset: u32,
    /// The block.
    pub block: Block,
    /// For code of an edge, the edge's index among the block's successors.
    pub succ_idx: Option<u32>,
    /// Whether its code is the end of another region's.
    pub joins: bool,
}

/// The machine code of one function; reused. The entry is its first byte.
#[derive(Clone, Debug, Default)]
pub struct CodeBuffer {
    /// Code, then constants and jump tables.
    pub bytes: Vec<u8>,
    /// The alignment of the first byte: a power of two, 16 at least.
    pub align: u32,
    /// How many of the bytes are code.
    pub code_size: u32,
    /// The ranges of the jump tables. Entries are four bytes, the distance of a block from the table.
    pub tables: Vec<core::ops::Range<u32>>,
    /// Relocations, in order of selection.
    pub relocs: Vec<CodeReloc>,
    /// Offsets of the blocks, in order of their numbers, if the addresses of blocks are taken.
    pub blocks: Vec<(Block, u32)>,
    /// The regions of the code, in order of their offsets; at equal offsets those that join come last. Blocks
    /// without code are missing.
    pub regions: Vec<CodeRegion>,
    /// The fates of the copies that phi elimination made, if [`Options::ledger`] is set: in order of
    /// the blocks, and in a block in order. Copies in unreachable blocks are missing.
    pub copies: Vec<CodeCopy>,
    /// The part of the frame with the spill slots, if [`Options::ledger`] is set and there are any.
    pub spill_area: Option<SpillArea>,
    /// The positions of prologue and epilogues.
    pub frame: FrameCode,
    /// The landing pads and the exceptions that they catch.
    pub exceptions: ExceptionTable,
    /// The source locations of the code, by ascending offset. Code before the first has none.
    pub lines: Vec<CodeLine>,
    /// The locations that the lines refer to: those of the function, or none.
    pub locs: PrimaryMap<Loc, LocData>,
    /// The locations of the source variables that the function records.
    pub variables: Vec<CodeVariable>,
}

/// A source variable in the code of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodeVariable {
    /// The variable.
    pub variable: Variable,
    /// The call that its function was inlined at.
    pub inlined_at: PackedOption<Loc>,
    /// Its location.
    pub place: VariablePlace,
}

/// The location of a source variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariablePlace {
    /// In the frame, from the first to the last instruction.
    Frame {
        /// The beginning of a slot, relative to the end of the caller's frame.
        start: i32,
        /// Base-two logarithm of an alignment above that of frames; the slot begins at the first such
        /// address.
        align_log2: u8,
        /// The slot has the variable's address.
        indirect: bool,
        /// How far after the slot's beginning, or the address, the variable begins.
        offset: i32,
    },
    /// Unknown: optimised out.
    Gone,
}

/// The part of a frame that has the spill slots only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpillArea {
    /// Its addresses are relative to `rbp`; otherwise to `rsp`.
    pub frame_pointer: bool,
    /// The displacement of its first byte.
    pub start: i32,
    /// One past that of its last.
    pub end: i32,
}

/// Code from one offset to the next is from one source location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodeLine {
    /// The offset of its start.
    pub offset: u32,
    /// Its location; prologues and moves on edges have none.
    pub loc: PackedOption<Loc>,
}

/// The fate of a copy of the function in the machine code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodeCopy {
    /// The `copy` instruction; its result is a variable.
    pub inst: Inst,
    /// Its fate.
    pub fate: CopyFate,
    /// The offset of the first instruction that performs it, if there is one.
    pub offset: Option<u32>,
}

/// The fate of a copy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CopyFate {
    /// Removed: its result is never read.
    Unread,
    /// Removed: both sides have the same location.
    SamePlace,
    /// Removed: the destination holds the value already, from an earlier move.
    Redundant,
    /// A move between registers.
    Move,
    /// A load from a spill slot.
    Load,
    /// A store to a spill slot.
    Store,
    /// From one spill slot to another, through a register.
    LoadStore,
    /// A constant or address is made in the destination, or a cheap value is rematerialised.
    Make,
}

impl CodeBuffer {
    /// The regions with their ranges of code. The prologue precedes the first, runs as often, and is counted
    /// to it.
    pub fn region_ranges(&self) -> Vec<(CodeRegion, core::ops::Range<u32>)> {
        let mut end = self.code_size;
        let mut ranges: Vec<_> = (self.regions.iter().rev())
            .map(|&region| {
                let range = region.offset..end;
                end = if region.joins { end } else { region.offset };
                (region, range)
            })
            .collect();
        ranges.reverse();
        if let Some((_, range)) = ranges.first_mut() {
            range.start = 0;
        }
        ranges
    }

    /// The source locations of the code at `offset`, innermost first, through all inlined calls.
    pub fn source(&self, offset: u32) -> impl Iterator<Item = LocData> + '_ {
        let after = self.lines.partition_point(|line| line.offset <= offset);
        let loc = after.checked_sub(1).and_then(|line| self.lines[line].loc.expand());
        self.chain(loc)
    }

    /// `loc` and the calls that it was inlined through, innermost first.
    pub fn chain(&self, loc: Option<Loc>) -> impl Iterator<Item = LocData> + '_ {
        let data = |loc: Option<Loc>| self.locs.get(loc?).copied();
        core::iter::successors(data(loc), move |inner| data(inner.inlined_at.expand())).take(MAX_INLINE_DEPTH)
    }

    fn clear(&mut self) {
        clear!(self => bytes tables relocs blocks regions copies exceptions lines locs variables);
        (self.align, self.code_size, self.spill_area) = (0, 0, None);
        self.frame.rules.clear();
        self.frame.body = Default::default();
    }
}

/// The scratch memory of compilation, to be reused for the next function.
#[derive(Default)]
pub struct Ctx {
    layout: layout::Layout,
    select: select::Ctx,
    selected: select::Selected,
    regalloc: regalloc::Ctx,
    allocation: regalloc::Output,
    frame: frame::Frame,
    wrap: shrink_wrap::Wrap,
    emit: emit::EmitCtx,
    registers: KnownRegisters,
}

impl Ctx {
    /// Empty.
    pub fn new() -> Self {
        Self::default()
    }
}

/// The registers of the last function: with this limit, and with a frame pointer or without.
#[derive(Default)]
struct KnownRegisters(Option<(Option<usize>, bool, regalloc::Registers)>);

impl KnownRegisters {
    /// The registers for `func`, which is selected.
    fn of(
        &mut self,
        func: &Function,
        selected: &mut select::Selected,
        options: &Options,
    ) -> &regalloc::Registers {
        selected.wants_frame_pointer |= func.frame == sheave_ir::FrameStyle::Pointer;
        let has_pointer = selected.moves_rsp || selected.wants_frame_pointer;
        let known = self.0.take().filter(|known| (known.0, known.1) == (options.registers, has_pointer));
        let (.., registers) = self.0.insert(known.unwrap_or_else(|| {
            let mut registers = registers::system_v(options.registers);
            registers.order.retain(|&reg| !has_pointer || reg != abi::RBP);
            (options.registers, has_pointer, registers)
        }));
        registers
    }
}

const DEFAULT_MAX_FRAME: u64 = frame::MAX_FRAME;

/// Selects instructions for `func` of `module` and stops: gives the register allocator's input, for
/// measurements and for other allocators.
///
/// # Errors
/// Constructs that the back end does not support.
pub fn select<'c>(
    module: &Module,
    func: &Function,
    options: &Options,
    ctx: &'c mut Ctx,
) -> Result<&'c regalloc::Code, Error> {
    let name = module.symbol_name(func.symbol);
    if func.entry().is_none() {
        return Err(Error::new(name, ErrorKind::Unsupported("a function without blocks".into()), None));
    }
    if func.layout.iter().any(|&block| !func.phis(block).is_empty()) {
        return Err(Error::new(name, ErrorKind::HasPhis, None));
    }
    ctx.layout.compute(func).map_err(|error| Error::new(name, ErrorKind::Malformed(error), None))?;
    select::run(module, func, &ctx.layout, options, &mut ctx.select, &mut ctx.selected)?;
    ctx.wrap.clear();
    Ok(&ctx.selected.code)
}

/// Selects instructions for `func` of `module` and stops, as [`select`] does; with the registers, in the form
/// that other allocators read as text.
///
/// # Errors
/// Constructs that the back end does not support.
pub fn problem(
    module: &Module,
    func: &Function,
    options: &Options,
    ctx: &mut Ctx,
) -> Result<regalloc::text::Problem, Error> {
    select(module, func, options, ctx)?;
    let registers = ctx.registers.of(func, &mut ctx.selected, options).clone();
    Ok(regalloc::text::Problem { code: ctx.selected.code.clone(), registers })
}

/// A register allocator of the caller's: it fills the output. Its error is a message.
pub type Allocator<'a> =
    dyn FnMut(&mut regalloc::Code, &regalloc::Registers, &mut regalloc::Output) -> Result<(), String> + 'a;

/// Compiles `func` of `module` into `out`, which is cleared first.
///
/// # Errors
/// An unsupported construct, a frame above the limit, or too few registers for an instruction.
pub fn compile(
    module: &Module,
    func: &Function,
    options: &Options,
    ctx: &mut Ctx,
    out: &mut CodeBuffer,
) -> Result<Stats, Error> {
    select(module, func, options, ctx)?;
    ctx.wrap.split(module, func, &ctx.layout, &mut ctx.selected);
    let Ctx { selected, registers, regalloc: scratch, allocation, .. } = ctx;
    let registers = registers.of(func, selected, options);
    let name = module.symbol_name(func.symbol);
    let run =
        regalloc::run(&mut selected.code, registers, &regalloc::Options::default(), scratch, allocation);
    if let Err(error) = run {
        if options.registers.is_none_or(|limit| limit >= 16)
            && let Some(inst) = assembly_at_fault(func, selected, error)
        {
            let what = "inline assembly with operands for which there are no registers";
            return Err(Error::new(name, ErrorKind::Unsupported(what.to_owned()), Some(inst)));
        }
        let mut kind = allocation_error(selected, error);
        if let (ErrorKind::TooFewRegisters { least, .. }, Some(limit @ 0..16)) =
            (&mut kind, options.registers)
        {
            let more = Options { registers: Some(limit + 1), ..*options };
            *least = match compile(module, func, &more, ctx, out).map_err(|error| error.kind) {
                Err(ErrorKind::TooFewRegisters { least, .. }) => least,
                _ => limit + 1,
            };
        }
        return Err(Error::new(name, kind, None));
    }
    if options.check_allocation {
        check(&selected.code, registers, allocation, name)?;
    }
    emit_allocated(module, func, options, ctx, out)
}

/// As [`compile`], with registers from `allocator`. Its answer is always proved before code is made of it.
///
/// # Errors
/// As [`compile`]; [`ErrorKind::WrongAllocation`] with the allocator's message, or with the first fault of
/// its answer.
pub fn compile_with(
    module: &Module,
    func: &Function,
    options: &Options,
    ctx: &mut Ctx,
    out: &mut CodeBuffer,
    allocator: &mut Allocator<'_>,
) -> Result<Stats, Error> {
    select(module, func, options, ctx)?;
    let Ctx { selected, registers, allocation, .. } = ctx;
    let registers = registers.of(func, selected, options);
    let name = module.symbol_name(func.symbol);
    allocation.clear();
    let wrong = |message| Error::new(name, ErrorKind::WrongAllocation(message), None);
    allocator(&mut selected.code, registers, allocation).map_err(wrong)?;
    check(&selected.code, registers, allocation, name)?;
    emit_allocated(module, func, options, ctx, out)
}

/// A fault with its instruction and its rule, and with a path on which it shows, for people who wrote an
/// allocator.
fn fault_text(code: &regalloc::Code, output: &regalloc::Output, fault: &regalloc::checker::Fault) -> String {
    let value = fault.vreg.map_or(String::new(), |vreg| format!(" for {vreg}"));
    let at = if fault.place.is_none() { String::new() } else { format!(" at {}", fault.place) };
    let inst = code.display_inst(fault.inst as usize);
    let text = format!("instruction {} (`{inst}`){at}{value}: {}", fault.inst, fault.rule);
    let Some(path) = regalloc::checker::path(code, output, fault) else { return text };
    let blocks: Vec<String> = path.blocks.iter().map(|block| format!("block{block}")).collect();
    let (place, vreg, writes) = (path.place, path.vreg, code.display_inst(path.inst as usize));
    let what = match path.overwrites {
        true => format!("overwrites {place}, which should hold {vreg} from there on"),
        false => format!("writes {vreg}, but not to {place}, which should hold it from there on"),
    };
    let blocks = blocks.join(" -> ");
    format!(
        "{text}\non the path {blocks}:\n    instruction {} (`{writes}`) {what}\n    instruction {} reads it as {}",
        path.inst,
        fault.inst,
        fault.vreg.unwrap_or(vreg),
    )
}

/// Encodes the selected and allocated code of `ctx`.
fn emit_allocated(
    module: &Module,
    func: &Function,
    options: &Options,
    ctx: &mut Ctx,
    out: &mut CodeBuffer,
) -> Result<Stats, Error> {
    let name = module.symbol_name(func.symbol);
    let mut stats = Stats { coalesced: ctx.allocation.stats.coalesced, ..Stats::default() };
    let limit = if options.max_frame == 0 { DEFAULT_MAX_FRAME } else { options.max_frame };
    ctx.frame
        .compute(func, &ctx.selected, &ctx.allocation, limit)
        .map_err(|bytes| Error::new(name, ErrorKind::FrameTooLarge { bytes, limit }, None))?;
    ctx.wrap.run(module, func, &ctx.layout, (&ctx.selected, &ctx.allocation), &mut ctx.frame);
    ctx.layout.rotate_latches(&ctx.selected, &ctx.allocation);
    let input = emit::Input {
        module,
        func,
        layout: &ctx.layout,
        selected: &ctx.selected,
        alloc: &ctx.allocation,
        frame: &ctx.frame,
    };
    emit::run(input, options, &mut ctx.emit, out, &mut stats)
        .map_err(|(inst, what)| Error::new(name, ErrorKind::Unsupported(what), Some(inst)))?;
    variables::find(module, input, out);
    if options.check_code {
        emit::check::check(input, out)
            .map_err(|fault| Error::new(name, ErrorKind::WrongCode(fault.to_string()), None))?;
    }
    Ok(stats)
}

/// The error of the allocator, with the name of the instruction that has too few registers.
fn allocation_error(selected: &select::Selected, error: regalloc::Error) -> ErrorKind {
    let regalloc::Error::TooFewRegisters { inst, .. } = error else { return ErrorKind::Allocation(error) };
    let Some(machine) = selected.insts.get(inst as usize) else { return ErrorKind::Allocation(error) };
    let opcode = match machine.kind {
        minst::Kind::Op => format!("{:?}", machine.code.mnemonic()),
        kind => format!("{kind:?}"),
    };
    ErrorKind::TooFewRegisters { machine_inst: inst, opcode: opcode.to_lowercase(), least: 0 }
}

/// The inline assembly that no allocation satisfies: only that can demand more than all registers.
fn assembly_at_fault(func: &Function, selected: &select::Selected, error: regalloc::Error) -> Option<Inst> {
    let (regalloc::Error::TooFewRegisters { inst, .. } | regalloc::Error::FixedConflict { inst, .. }) = error
    else {
        return None;
    };
    let machine = selected.insts.get(inst as usize).filter(|machine| machine.kind == minst::Kind::Asm)?;
    let record = &selected.asms[machine.imm as usize];
    let is_it = |&inst: &Inst| matches!(func.insts[inst], InstData::Asm { asm, .. } if asm == record.asm);
    func.insts.keys().find(is_it)
}

/// Proves the allocation right, by a checker that shares no code with the allocator.
fn check(
    code: &regalloc::Code,
    registers: &regalloc::Registers,
    output: &regalloc::Output,
    name: &str,
) -> Result<(), Error> {
    let faults = regalloc::checker::check(code, registers, output);
    let Some(fault) = faults.first() else { return Ok(()) };
    Err(Error::new(name, ErrorKind::WrongAllocation(fault_text(code, output, fault)), None))
}
