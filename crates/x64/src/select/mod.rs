//! Instruction selection: copies form in, machine instructions over virtual registers out.
//!
//! Blocks are selected from the last to the first and each block from its end to its start, so that an
//! instruction meets its uses before itself: what a use folded into itself (an address, a load, a comparison)
//! is simply never selected. This is the scheme of Cranelift's lowering (Fallin, "A New Backend for
//! Cranelift", 2021), extended to copies form: an operand may be a variable that is written again later, so
//! computing an instruction at its use is allowed only while none of its variables has been overwritten
//! ([`Facts::expiry`]) and, for loads, no memory written ([`Facts::epoch`]).
//!
//! One sweep gathers uses, positions, expiry and epochs; one selects; one puts the groups of machine
//! instructions, which were made in reverse, into order. Time and memory are linear in the function; nothing
//! recurses over the program (operand trees are bounded by [`MAX_DEPTH`]).
//!
//! Needs copies form (or memory form without phis). Does not hoist, schedule or select across blocks, except
//! for the addresses of slots and constants, which are made where they are used.

mod address;
mod atomic;
mod bits;
mod bitwise;
mod builder;
mod call;
mod compare;
mod constraint;
mod control;
mod convert;
mod divide;
mod draft;
mod exceptions;
mod float;
mod inline_asm;
mod integer;
mod intrinsic;
mod libcall;
mod memory;
mod multiply;

mod scan;
mod shift;
mod values;
mod x87;

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use sheave_ir::{Function, Inst, InstData, Loc, Module, Symbol, UnaryOp, ValueDef};
use sheave_ssa::{refill, restart};

use draft::Draft;
pub(crate) use inline_asm::{AsmPlace, AsmRecord};
pub use libcall::LibCall;
use scan::{Facts, HALF, NONE};

use crate::abi::Places;
use crate::layout::Layout;
use crate::minst::{Kind, MInst, READS_FLAGS, Width};
use crate::pool::Pool;
use crate::{Error, ErrorKind, Options};
use sheave_regalloc::{self as ra, InstKind, Vreg};

/// How deep operand trees are folded.
pub(crate) const MAX_DEPTH: u32 = 8;

/// Marks a `mem.id` that names a [`LibCall`] instead of a symbol.
pub(crate) const LIBCALL_BIT: u32 = 1 << 31;

/// A switch: its cases sorted by value, as ranges of [`Selected::cases`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct SwitchRecord {
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// Jump through a table rather than search.
    pub(crate) table: bool,
    /// All cases are within 64 of the first one, so that masks may tell them apart.
    pub(crate) bits: bool,
    pub(crate) width: Width,
    /// The operand's register holds nothing above the operand.
    pub(crate) clean: bool,
}

impl SwitchRecord {
    /// It ends with the jump through the table, so that nothing follows it.
    pub(crate) fn always_by_table(&self) -> bool {
        self.table && !self.bits
    }
}

/// Selected code and what the encoder needs beside it; reused from function to function.
#[derive(Debug, Default)]
pub(crate) struct Selected {
    pub(crate) code: ra::Code,
    pub(crate) insts: Vec<MInst>,
    /// In step with `insts`, their source locations; empty in functions without any.
    pub(crate) locs: Vec<PackedOption<Loc>>,
    pub(crate) pool: Pool,
    pub(crate) switches: Vec<SwitchRecord>,
    /// Case value (in the operand's width, zero-extended) and successor index.
    pub(crate) cases: Vec<(u64, u32)>,
    /// Templates of inline assembly.
    pub(crate) asms: Vec<AsmRecord>,
    /// Bytes of the outgoing argument area.
    pub(crate) outgoing: u32,
    /// Alignment of the outgoing argument area beyond the convention's sixteen bytes, or zero; the stack
    /// pointer moves then.
    pub(crate) outgoing_align: u32,
    pub(crate) has_calls: bool,
    /// The stack pointer moves during the function: the frame is addressed through `rbp`.
    pub(crate) moves_rsp: bool,
    /// A frame pointer is wanted although the stack pointer does not move.
    pub(crate) wants_frame_pointer: bool,
    pub(crate) save_area: bool,
    pub(crate) scratch: bool,
    /// The types that landing pads mention, by their numbers from one.
    pub(crate) exception_types: Vec<Option<Symbol>>,
    /// Blocks of other functions whose addresses are taken.
    pub(crate) foreign_blocks: Vec<(sheave_ir::Symbol, sheave_ir::Block)>,
    /// Slots that are addressed at all.
    pub(crate) slot_used: Vec<bool>,
    /// Copies of variables that are not selected, because the variable is never read.
    pub(crate) unread: Vec<Inst>,
}

impl Selected {
    fn clear(&mut self, func: &Function) {
        self.code.clear();
        self.insts.clear();
        self.locs.clear();
        self.pool.clear();
        self.switches.clear();
        self.cases.clear();
        self.asms.clear();
        self.outgoing = 0;
        self.outgoing_align = 0;
        self.has_calls = false;
        self.moves_rsp = false;
        self.wants_frame_pointer = false;
        self.save_area = false;
        self.scratch = false;
        self.exception_types.clear();
        self.foreign_blocks.clear();
        refill(&mut self.slot_used, func.slots.len(), false);
        self.unread.clear();
    }
}

impl Selected {
    /// The copy of the function, made by phi elimination, that the machine instruction `inst` performs, if
    /// it is a move that does.
    pub(crate) fn copy_of(&self, inst: usize) -> Option<Inst> {
        let is_move = self.code.kinds[inst] == InstKind::Move;
        (is_move && self.insts[inst].imm != 0).then(|| Inst::from_u32((self.insts[inst].imm - 1) as u32))
    }
}

/// The memory of selection; keep it for the next function.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    facts: Facts,
    state: State,
    draft: Draft,
}

/// How far selection has come.
#[derive(Debug, Default)]
struct State {
    /// Uses of each value that are still to be met.
    uses: Vec<u32>,
    /// The virtual register of each value, or [`NONE`].
    vregs: Vec<u32>,
    /// By position: folded into its only use.
    folded: Vec<bool>,
    /// Instructions whose operands are to be counted once more; empty in between.
    used_again: Vec<Inst>,
    /// Divisions that also give what a later one wants: the quotient one the remainder, and vice versa.
    divisions: Vec<(Inst, Vreg)>,
    /// Where the blocks start in the order of the input, ascending, and how often they run; empty until
    /// their first use.
    starts: Vec<(u32, f32)>,
    places: Places,
    sorted: Vec<(u64, u32)>,
}

impl State {
    fn clear(&mut self, func: &Function) {
        refill(&mut self.uses, func.n_values(), 0);
        refill(&mut self.vregs, func.n_values(), NONE);
        refill(&mut self.folded, func.order.len(), false);
        restart(&mut self.starts);
        self.divisions.clear();
    }
}

pub(crate) struct Selector<'a> {
    module: &'a Module,
    func: &'a Function,
    layout: &'a Layout,
    options: &'a Options,
    facts: &'a Facts,
    state: &'a mut State,
    draft: &'a mut Draft,
    out: &'a mut Selected,
    /// The position of the IR instruction being selected, and its block's range.
    at: u32,
    block_range: (u32, u32),
    inst: Inst,
}

/// Selects `func` in the order of `layout`.
pub(crate) fn run(
    module: &Module,
    func: &Function,
    layout: &Layout,
    options: &Options,
    scratch: &mut Scratch,
    out: &mut Selected,
) -> Result<(), Error> {
    let Scratch { facts, state, draft } = scratch;
    out.clear(func);
    state.clear(func);
    draft.clear();
    facts.compute(func, layout, &mut state.uses);
    let mut selector = Selector {
        module,
        func,
        layout,
        options,
        facts,
        state,
        draft,
        out,
        at: 0,
        block_range: (0, 0),
        inst: Inst::new(0),
    };
    selector.select_blocks()?;
    selector.gather();
    Ok(())
}

/// True for a copy that phi elimination made: what it writes is a variable.
pub(crate) fn is_copy(func: &Function, inst: Inst) -> bool {
    matches!(func.insts[inst], InstData::Unary { op: UnaryOp::Copy, .. })
        && func.result(inst).is_some_and(|result| func.def(result) == ValueDef::Variable)
}

impl<'a> Selector<'a> {
    fn select_blocks(&mut self) -> Result<(), Error> {
        for index in (0..self.layout.blocks.len()).rev() {
            let block = self.layout.blocks[index];
            let data = self.func.blocks[block];
            self.block_range = (data.start, data.end);
            for p in (data.start..data.end).rev() {
                let inst = self.func.order[p as usize];
                self.at = p;
                self.inst = inst;
                self.select_inst(inst, index)?;
                self.end_group(self.func.loc(inst));
            }
            if index == 0 {
                self.at = data.start;
                self.select_params()?;
                self.end_group(None);
            }
            if let Some(invoke) = self.facts.invoked_from.get(block.index()).and_then(|inst| inst.expand()) {
                self.at = data.start;
                self.select_invoke_results(invoke)?;
                self.end_group(None);
            }
            // The allocator places moves for edges that cannot be split after an instruction without
            // operands.
            if self.facts.indirect_targets.get(block.index()) == Some(&true) {
                self.begin_kind(Kind::Nop, iced_x86::Code::INVALID);
                self.end();
                self.end_group(None);
            }
            self.draft.end_block();
        }
        Ok(())
    }

    /// The machine instructions of one IR instruction, which has the location `loc`, are complete.
    #[inline]
    fn end_group(&mut self, loc: Option<Loc>) {
        if self.func.has_locs() {
            self.draft.locate(loc);
        }
        self.draft.end_group();
    }

    /// Puts everything into program order.
    fn gather(&mut self) {
        self.draft.gather(&mut self.out.insts, &mut self.out.locs, &mut self.out.code);
        for (index, &block) in self.layout.blocks.iter().enumerate() {
            let splittable = !matches!(
                self.func.terminator(block).map(|inst| &self.func.insts[inst]),
                Some(InstData::IndirectBranch { .. })
            );
            let layout = self.layout;
            let succs = self.func.succs(block).map(|target| layout.index_of(target));
            let end = self.draft.end_of_block(index);
            self.out.code.end_block_at(end, layout.freqs[index], succs, splittable);
        }
    }

    fn unsupported(&self, what: impl Into<String>) -> Error {
        Error::new(
            self.module.symbol_name(self.func.symbol),
            ErrorKind::Unsupported(what.into()),
            Some(self.inst),
        )
    }

    // ---- dispatch -------------------------------------------------------------------------------

    fn select_inst(&mut self, inst: Inst, block_index: usize) -> Result<(), Error> {
        let p = self.at as usize;
        if self.state.folded[p] {
            return Ok(());
        }
        let data = self.func.insts[inst];
        if !data.has_side_effects() {
            let uses = &mut self.state.uses;
            if self.func.results(inst).all(|result| uses[result.index()] == 0) {
                data.for_each_arg(&self.func.pool, |arg| {
                    let uses = &mut uses[arg.index()];
                    *uses = uses.saturating_sub(1);
                });
                if is_copy(self.func, inst) {
                    self.out.unread.push(inst);
                }
                return Ok(());
            }
        }
        match data {
            InstData::Unary { op, arg } => self.select_unary(inst, op, arg),
            InstData::Binary { op, args, .. } => self.select_binary(inst, op, args),
            InstData::Wide { op, args } => self.select_wide(inst, op, args),
            InstData::Ternary { op, args } => self.select_ternary(inst, op, args),
            InstData::Icmp { .. } | InstData::Fcmp { .. } => self.select_compare(inst),
            InstData::PtrIndex { .. } => self.select_ptr_index(inst),
            InstData::Alloca { slot } => self.select_alloca(inst, slot),
            InstData::DynAlloca { align_log2, size } => self.select_dyn_alloca(inst, align_log2, size),
            InstData::Load { flags, addr, offset } => self.select_load(inst, flags, addr, offset),
            InstData::Store { flags, addr, value, offset } => self.select_store(flags, addr, value, offset),
            InstData::Rmw { op, addr, value, .. } => self.select_rmw(inst, op, addr, value),
            InstData::CmpXchg { args, .. } => self.select_cmpxchg(inst, args),
            // The frame is laid out by groups of slots.
            InstData::Lifetime { .. } => Ok(()),
            InstData::Fence { ordering } => self.select_fence(ordering),
            InstData::Mem { op, volatile, args } => self.select_mem(op, volatile, args),
            InstData::Call { .. }
            | InstData::CallIndirect { .. }
            | InstData::Invoke { .. }
            | InstData::InvokeIndirect { .. } => self.select_call(inst),
            InstData::LandingPad { .. } => self.select_landing_pad(inst),
            InstData::TypeId { symbol } => self.select_type_id(inst, symbol),
            InstData::Resume { args } => self.select_resume(args),
            InstData::Intrinsic { op, args } => self.select_intrinsic(inst, op, args),
            InstData::Asm { asm, args } | InstData::AsmGoto { asm, args } => self.select_asm(inst, asm, args),
            InstData::Jump => self.select_jump(),
            InstData::Branch { cond } => self.select_branch(cond, block_index),
            InstData::Switch { value, cases } => self.select_switch(value, cases),
            InstData::IndirectBranch { addr } => self.select_indirect_branch(addr),
            InstData::Return { args } => self.select_return(args),
            InstData::Unreachable => self.select_trap(),
        }
    }

    /// Marks the machine instructions from `start` on as placed between a comparison and its consumer.
    fn keep_flags_since(&mut self, start: usize) {
        for inst in &mut self.draft.insts[start..] {
            inst.flags |= READS_FLAGS;
        }
    }
}
