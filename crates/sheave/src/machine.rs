//! Machine code of single functions, and the counts of it for the copy benchmark.

use std::collections::BTreeMap;
use std::path::Path;

use iced_x86::{
    Decoder, DecoderOptions, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register,
};
use sheave_ir::{Block, Diagnostic, FuncId, Function, InstData, Module};
use sheave_regalloc::text::Problem;
use sheave_regalloc::{Code, Output, Registers};
use sheave_x64::{CodeBuffer, CodeCopy, Ctx, ErrorKind, SpillArea, Stats};

use crate::pipeline::{self, PassTime, Workers};
use crate::program_stats::{ProgramStats, moves_by_reason};
use crate::{Error, Options};

/// Counts of a function's machine code.
#[derive(Clone, Debug, Default)]
pub struct MachineCounts {
    /// Register-to-register moves; an exchange counts two.
    pub moves: u64,
    /// The same by reason; reasons without moves are left out.
    pub moves_by_reason: BTreeMap<&'static str, u64>,
    /// Moves and accesses of memory by block or edge; regions without any are left out. Those of regions that
    /// join other regions are in the code once and here several times.
    pub moves_in: Vec<RegionMoves>,
    /// The accesses of memory in the code.
    pub memory: MemoryCounts,
    /// The offsets of the instructions that are register-to-register moves, ascending.
    pub move_offsets: Vec<u32>,
    /// The fate of each copy of a variable or constant in the function.
    pub copies: Vec<CodeCopy>,
    /// Bytes of code, constants and tables.
    pub bytes: u64,
}

/// Accesses of memory by machine instructions. Pushes, pops, and the return addresses of calls and returns
/// are not counted; an instruction that reads and writes counts as both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MemoryCounts {
    /// Reads, those of spill slots included.
    pub loads: u64,
    /// Writes, those of spill slots included.
    pub stores: u64,
    /// Reads of spill slots.
    pub reloads: u64,
    /// Writes of spill slots.
    pub spills: u64,
}

impl MemoryCounts {
    /// Combines each count of `self` with that of `other`.
    pub(crate) fn zip(self, other: MemoryCounts, f: impl Fn(u64, u64) -> u64) -> MemoryCounts {
        MemoryCounts {
            loads: f(self.loads, other.loads),
            stores: f(self.stores, other.stores),
            reloads: f(self.reloads, other.reloads),
            spills: f(self.spills, other.spills),
        }
    }

    /// These accesses and `n` times `other`.
    pub(crate) fn plus(self, other: MemoryCounts, n: u64) -> MemoryCounts {
        self.zip(other, |sum, count| sum.saturating_add(count.saturating_mul(n)))
    }
}

/// The moves and accesses of memory that run with a block or edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionMoves {
    /// The block.
    pub block: Block,
    /// For code on an edge, its index among the block's successors.
    pub succ_idx: Option<u32>,
    /// Whether it is the part of a block after its last call, from which a block may be left.
    pub after_calls: bool,
    /// Register-to-register moves; an exchange counts two.
    pub moves: u32,
    /// Accesses of memory.
    pub memory: MemoryCounts,
    /// Whether these instructions are in the code of another block or edge, which shares them, and are
    /// counted there, too.
    pub joins: bool,
}

/// The memory of code generation.
#[derive(Default)]
pub(crate) struct MachineScratch {
    /// On the heap: it is large, and the stack may be small.
    ctx: Box<Ctx>,
    code: CodeBuffer,
}

impl std::fmt::Debug for MachineScratch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MachineScratch")
    }
}

/// The back end's share of the options.
pub(crate) fn options(options: &Options) -> sheave_x64::Options {
    sheave_x64::Options {
        registers: options.registers.map(usize::from),
        check_allocation: options.verify,
        check_code: options.verify,
        shared: options.shared,
        ..sheave_x64::Options::default()
    }
}

/// The error of the back end about `func`; with the position of an unsupported construct, where it is known:
/// that of assembly in the text that was read, and that of other instructions in the source.
fn fault(module: &Module, func: &Function, error: &sheave_x64::Error) -> Error {
    let message = match &error.kind {
        ErrorKind::Unsupported(message) => message,
        ErrorKind::TooFewRegisters { least, .. } => {
            return Error::TooFewRegisters { message: error.to_string(), least: *least };
        }
        _ => return Error::Machine(error.to_string()),
    };
    let at_fault = error.inst.and_then(|inst| match func.insts[inst] {
        InstData::Asm { asm, .. } => func.asms[asm].source.as_ref(),
        _ => None,
    });
    if let Some(source) = at_fault {
        return Error::Text(source.unsupported(message.replacen(": unsupported: ", ": ", 1)).into());
    }
    let at = error.inst.and_then(|inst| func.loc_data(func.loc(inst)?)).filter(|at| at.line > 0);
    let Some((at, file)) = at.and_then(|at| Some((at, module.sources.file(at.scope)?))) else {
        return Error::Unsupported(error.to_string());
    };
    let line = source_line(&file.directory, &file.name, at.line).unwrap_or_default();
    let offset = at.column.saturating_sub(1) as usize;
    let message = format!("function `{}`: {message}", error.function);
    let found = Diagnostic::unsupported(&file.name, &line, offset, message);
    Error::Text(Diagnostic { line: at.line, column: at.column, ..found }.into())
}

/// A line of a source file, if it can be read.
pub(crate) fn source_line(directory: &str, file: &str, line: u32) -> Option<Vec<u8>> {
    let text = std::fs::read(Path::new(directory).join(file)).ok()?;
    text.split(|&byte| byte == b'\n').nth(line as usize - 1).map(<[u8]>::to_vec)
}

impl MachineScratch {
    /// Makes machine code of the function in `ctx`, which is in copies form.
    ///
    /// # Errors
    /// As [`sheave_x64::compile`].
    pub(crate) fn compile(
        &mut self,
        module: &Module,
        ctx: &pipeline::Ctx,
        options: &Options,
        machine_options: &sheave_x64::Options,
        product: &mut Product,
    ) -> Result<(), Error> {
        let start = options.time.then(std::time::Instant::now);
        let func = ctx.function();
        let machine = sheave_x64::compile(module, func, machine_options, &mut self.ctx, &mut product.code)
            .map_err(|error| fault(module, func, &error))?;
        product.stats = ProgramStats { n_functions: 1, machine, ..ProgramStats::default() };
        product.stats.functions.add(ctx.stats());
        if let Some(start) = start {
            product.stats.functions.add_time(PassTime { pass: "x64", time: start.elapsed() });
        }
        Ok(())
    }

    /// The machine code of the function that was measured last.
    #[cfg(feature = "explore")]
    pub(crate) fn code(&self) -> &CodeBuffer {
        &self.code
    }

    /// Compiles `func`, which is in copies form, and counts.
    ///
    /// # Errors
    /// As [`sheave_x64::compile`].
    pub(crate) fn measure(
        &mut self,
        module: &Module,
        func: &Function,
        options: &Options,
    ) -> Result<MachineCounts, Error> {
        let machine_options = sheave_x64::Options { ledger: true, ..self::options(options) };
        let stats = sheave_x64::compile(module, func, &machine_options, &mut self.ctx, &mut self.code)
            .map_err(|error| fault(module, func, &error))?;
        Ok(self.counts(&stats))
    }

    /// The same with the registers of `answer`, in the text form of the allocator's answers; a message if it
    /// is malformed or wrong.
    ///
    /// # Errors
    /// As [`sheave_x64::compile`].
    pub(crate) fn measure_allocated(
        &mut self,
        module: &Module,
        func: &Function,
        options: &Options,
        answer: &str,
    ) -> Result<Result<MachineCounts, String>, Error> {
        // The code is checked, too: no test has seen this allocator.
        let machine_options =
            sheave_x64::Options { ledger: true, check_code: true, ..self::options(options) };
        let mut read = |code: &mut Code, _: &Registers, out: &mut Output| {
            *out = Output::parse(answer, code).map_err(|error| error.to_string())?;
            Ok(())
        };
        let MachineScratch { ctx, code } = self;
        match sheave_x64::compile_with(module, func, &machine_options, ctx, code, &mut read) {
            Ok(stats) => Ok(Ok(self.counts(&stats))),
            Err(sheave_x64::Error { kind: ErrorKind::WrongAllocation(message), .. }) => Ok(Err(message)),
            Err(error) => Err(fault(module, func, &error)),
        }
    }

    /// The allocation problem of `func`, which is in copies form.
    ///
    /// # Errors
    /// As [`sheave_x64::problem`].
    pub(crate) fn problem(
        &mut self,
        module: &Module,
        func: &Function,
        options: &Options,
    ) -> Result<Problem, Error> {
        sheave_x64::problem(module, func, &self::options(options), &mut self.ctx)
            .map_err(|error| fault(module, func, &error))
    }

    /// The counts of the code that was made last.
    fn counts(&mut self, stats: &Stats) -> MachineCounts {
        let mut move_offsets = Vec::new();
        let (moves_in, memory) = count_in_regions(&self.code, &mut move_offsets);
        MachineCounts {
            moves: stats.moves().into(),
            moves_by_reason: moves_by_reason(stats),
            moves_in,
            memory,
            move_offsets,
            copies: std::mem::take(&mut self.code.copies),
            bytes: stats.bytes.into(),
        }
    }
}

/// Machine code of one function, and the counts of its compilation.
#[derive(Default)]
pub(crate) struct Product {
    pub(crate) code: CodeBuffer,
    pub(crate) stats: ProgramStats,
}

/// Compiles the functions `ids` of `module` on the number of threads in the options, and passes those that
/// are needed to `take`, in order. With `discard`, functions that every module defines for itself are
/// needed only if this one uses them.
///
/// # Errors
/// When a function cannot be compiled.
pub(crate) fn compile_functions(
    workers: &mut Workers<MachineScratch>,
    module: &Module,
    ids: &[FuncId],
    options: &Options,
    machine_options: &sheave_x64::Options,
    discard: bool,
    mut take: impl FnMut(FuncId, &mut Product),
) -> Result<(), Error> {
    let passes = pipeline::Options { discard, ..options.pipeline() };
    let mut compile = |machine_options: &sheave_x64::Options, take: &mut dyn FnMut(FuncId, &mut Product)| {
        let make = |module: &Module,
                    _,
                    ctx: &mut pipeline::Ctx,
                    scratch: &mut MachineScratch,
                    product: &mut Product| {
            scratch.compile(module, ctx, options, machine_options, product)
        };
        workers.for_each(options.threads, module, ids, &passes, make, take)
    };
    let mut result = compile(machine_options, &mut take);
    // Functions that come later may need more.
    if let Err(Error::TooFewRegisters { least, .. }) = &mut result {
        loop {
            let more = sheave_x64::Options { registers: Some(*least), ..*machine_options };
            let Err(Error::TooFewRegisters { least: next, .. }) = compile(&more, &mut |_, _| {}) else {
                break;
            };
            *least = next;
        }
    }
    result
}

/// Counts moves and accesses in the disassembly: by region, the offsets of the moves, and all accesses of
/// memory. The back end contributes only the position of the spill slots.
fn count_in_regions(code: &CodeBuffer, offsets: &mut Vec<u32>) -> (Vec<RegionMoves>, MemoryCounts) {
    let bytes = &code.bytes[..code.code_size as usize];
    // Moves and accesses up to each of the offsets.
    let mut sums = vec![(0, MemoryCounts::default())];
    let (mut counted, mut calls) = (Vec::new(), Vec::new());
    let mut infos = InstructionInfoFactory::new();
    for instruction in Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE).iter() {
        let moves = count_moves(&instruction);
        let memory = count_memory(&instruction, code.spill_area, &mut infos);
        if moves > 0 {
            offsets.push(instruction.ip() as u32);
        }
        if instruction.mnemonic() == Mnemonic::Call {
            calls.push(instruction.next_ip() as u32);
        }
        if moves > 0 || memory != MemoryCounts::default() {
            counted.push(instruction.ip() as u32);
            let (moves_before, memory_before) = sums[sums.len() - 1];
            sums.push((moves_before + moves, memory_before.plus(memory, 1)));
        }
    }
    let before = |end: u32| sums[counted.partition_point(|&offset| offset < end)];
    let regions = code.region_ranges().into_iter().flat_map(|(region, range)| {
        let last = calls[..calls.partition_point(|&end| end <= range.end)].last().copied();
        let last = last.filter(|&end| end > range.start && region.succ_idx.is_none());
        let parts =
            [(range.start, last.unwrap_or(range.end), false), (last.unwrap_or(range.end), range.end, true)];
        parts.map(|(start, end, after_calls)| {
            let ((from, memory_from), (to, memory_to)) = (before(start), before(end));
            RegionMoves {
                block: region.block,
                succ_idx: region.succ_idx,
                after_calls,
                moves: to - from,
                memory: memory_to.zip(memory_from, |to, from| to - from),
                joins: region.joins,
            }
        })
    });
    let regions = regions.filter(|region| region.moves > 0 || region.memory != MemoryCounts::default());
    (regions.collect(), sums[sums.len() - 1].1)
}

/// The accesses of memory of one instruction.
fn count_memory(
    instruction: &Instruction,
    spill_area: Option<SpillArea>,
    infos: &mut InstructionInfoFactory,
) -> MemoryCounts {
    let mut counts = MemoryCounts::default();
    let keeps_stack =
        matches!(instruction.mnemonic(), Mnemonic::Push | Mnemonic::Pop | Mnemonic::Ret | Mnemonic::Leave);
    if keeps_stack {
        return counts;
    }
    let is_call = instruction.mnemonic() == Mnemonic::Call;
    for memory in infos.info(instruction).used_memory() {
        // The return address.
        if is_call && memory.base() == Register::RSP && memory.access() == OpAccess::Write {
            continue;
        }
        let is_spill = spill_area.is_some_and(|area| {
            let base = if area.frame_pointer { Register::RBP } else { Register::RSP };
            let displacement = memory.displacement() as i64;
            memory.base() == base
                && memory.index() == Register::None
                && (i64::from(area.start)..i64::from(area.end)).contains(&displacement)
        });
        let (reads, writes) = match memory.access() {
            OpAccess::Read | OpAccess::CondRead => (1, 0),
            OpAccess::Write | OpAccess::CondWrite => (0, 1),
            OpAccess::ReadWrite | OpAccess::ReadCondWrite => (1, 1),
            _ => (0, 0),
        };
        counts.loads += reads;
        counts.stores += writes;
        if is_spill {
            counts.reloads += reads;
            counts.spills += writes;
        }
    }
    counts
}

/// One for a move from a whole general or vector register to another, two for an exchange, else zero. Sign
/// and zero extensions are no moves, but the 32-bit move that extends with zeros is one.
pub fn count_moves(instruction: &Instruction) -> u32 {
    let registers = instruction.op0_kind() == OpKind::Register && instruction.op1_kind() == OpKind::Register;
    if !registers {
        return 0;
    }
    let (to, from) = (instruction.op0_register(), instruction.op1_register());
    match instruction.mnemonic() {
        Mnemonic::Mov => u32::from(to.is_gpr() && from.is_gpr()),
        Mnemonic::Xchg => 2,
        Mnemonic::Movaps
        | Mnemonic::Movapd
        | Mnemonic::Movups
        | Mnemonic::Movupd
        | Mnemonic::Movdqa
        | Mnemonic::Movdqu
        | Mnemonic::Movss
        | Mnemonic::Movsd
        | Mnemonic::Movq => u32::from(to.is_vector_register() && from.is_vector_register()),
        _ => 0,
    }
}
