//! Instruction selection: copies form in, machine instructions over virtual registers out.
//!
//! Blocks are selected from the last to the first and each block from its end to its start, so that an instruction meets its
//! uses before itself: what a use folded into itself (an address, a load, a comparison) is simply never selected. This is the
//! scheme of Cranelift's lowering (Fallin, "A New Backend for Cranelift", 2021), extended to copies form: an operand may
//! be a variable that is written again later, so computing an instruction at its use is allowed only while none of its
//! variables has been overwritten ([`Scratch::expiry`]) and, for loads, no memory written ([`Scratch::epoch`]).
//!
//! One sweep gathers uses, positions, expiry and epochs; one selects; one puts the groups of machine instructions, which
//! were made in reverse, into order. Time and memory are linear in the function; nothing recurses over the program (operand
//! trees are bounded by [`MAX_DEPTH`]).
//!
//! Needs copies form (or memory form without phis). Does not hoist, schedule or look across blocks, except for the
//! addresses of slots and constants, which are made where they are used.

mod address;
mod atomic;
mod bitwise;
mod builder;
mod call;
mod compare;
mod control;
mod divide;
mod float;
mod inline_asm;
mod integer;
mod memory;
mod rare;
mod x87;

use cranelift_entity::EntityRef;
use sheave_ir::{
    BinaryOp, ConstData, Function, Inst, InstData, MemFlags, Module, Type, UnaryOp, Value, ValueDef,
};

pub(crate) use inline_asm::{AsmPlace, AsmRecord};

use crate::abi::Places;
use crate::layout::Layout;
use crate::minst::{Kind, MInst, READS_FLAGS, Width};
use crate::pool::Pool;
use crate::regalloc::{self as ra, InstKind, Vreg, VregInfo};
use crate::{Error, ErrorKind, Options};

/// How deep operand trees are folded.
pub(crate) const MAX_DEPTH: u32 = 8;

/// A routine of the C or compiler support library that selected code calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum LibCall {
    /// `memcpy`
    Memcpy,
    /// `memmove`
    Memmove,
    /// `memset`
    Memset,
    /// `fma`
    Fma,
    /// `fmaf`
    Fmaf,
    /// `floor`
    Floor,
    /// `floorf`
    Floorf,
    /// `ceil`
    Ceil,
    /// `ceilf`
    Ceilf,
    /// `trunc`
    Trunc,
    /// `truncf`
    Truncf,
    /// `rint`
    Rint,
    /// `rintf`
    Rintf,
    /// `__tls_get_addr`, or what the host offers instead
    TlsGetAddr,
}

impl LibCall {
    /// Every routine, in order.
    pub const ALL: [LibCall; 14] = [
        LibCall::Memcpy,
        LibCall::Memmove,
        LibCall::Memset,
        LibCall::Fma,
        LibCall::Fmaf,
        LibCall::Floor,
        LibCall::Floorf,
        LibCall::Ceil,
        LibCall::Ceilf,
        LibCall::Trunc,
        LibCall::Truncf,
        LibCall::Rint,
        LibCall::Rintf,
        LibCall::TlsGetAddr,
    ];

    /// The linker's name.
    pub const fn name(self) -> &'static str {
        match self {
            LibCall::Memcpy => "memcpy",
            LibCall::Memmove => "memmove",
            LibCall::Memset => "memset",
            LibCall::Fma => "fma",
            LibCall::Fmaf => "fmaf",
            LibCall::Floor => "floor",
            LibCall::Floorf => "floorf",
            LibCall::Ceil => "ceil",
            LibCall::Ceilf => "ceilf",
            LibCall::Trunc => "trunc",
            LibCall::Truncf => "truncf",
            LibCall::Rint => "rint",
            LibCall::Rintf => "rintf",
            LibCall::TlsGetAddr => "__tls_get_addr",
        }
    }
}

/// Marks a `mem.id` that names a [`LibCall`] instead of a symbol.
pub(crate) const LIBCALL_BIT: u32 = 1 << 31;

/// A switch: its cases sorted by value, as ranges of [`Selected::cases`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct SwitchRecord {
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// Jump through a table rather than search.
    pub(crate) table: bool,
    pub(crate) width: Width,
    /// The operand's register holds nothing above the operand.
    pub(crate) clean: bool,
}

/// Selected code and what the encoder needs beside it; reused from function to function.
#[derive(Debug, Default)]
pub(crate) struct Selected {
    pub(crate) code: ra::Code,
    pub(crate) insts: Vec<MInst>,
    pub(crate) pool: Pool,
    pub(crate) switches: Vec<SwitchRecord>,
    /// Case value (in the operand's width, zero-extended) and successor index.
    pub(crate) cases: Vec<(u64, u32)>,
    /// Templates of inline assembly.
    pub(crate) asms: Vec<AsmRecord>,
    /// Bytes of the outgoing argument area.
    pub(crate) outgoing: u32,
    /// Alignment of the outgoing argument area beyond the convention's sixteen bytes, or zero; the stack pointer moves then.
    pub(crate) outgoing_align: u32,
    pub(crate) has_calls: bool,
    /// The stack pointer moves during the function: the frame is addressed through `rbp`.
    pub(crate) moves_rsp: bool,
    /// A frame pointer is wanted although the stack pointer does not move.
    pub(crate) wants_frame_pointer: bool,
    pub(crate) save_area: bool,
    pub(crate) scratch: bool,
    /// Blocks of other functions whose addresses are taken.
    pub(crate) foreign_blocks: Vec<(sheave_ir::Symbol, sheave_ir::Block)>,
    /// Slots that are addressed at all.
    pub(crate) slot_used: Vec<bool>,
    /// Copies of variables that are not selected, because nobody ever reads the variable.
    pub(crate) unread: Vec<Inst>,
}

impl Selected {
    fn clear(&mut self, func: &Function) {
        self.code.clear();
        self.insts.clear();
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
        self.foreign_blocks.clear();
        self.slot_used.clear();
        self.slot_used.resize(func.slots.len(), false);
        self.unread.clear();
    }
}

impl Selected {
    /// The copy of the function, made by phi elimination, that the machine instruction `inst` stands for, if it is a move
    /// that does.
    pub(crate) fn copy_of(&self, inst: usize) -> Option<Inst> {
        let is_move = self.code.kinds[inst] == InstKind::Move;
        (is_move && self.insts[inst].imm != 0).then(|| Inst::from_u32((self.insts[inst].imm - 1) as u32))
    }
}

const NONE: u32 = u32::MAX;
/// See [`Scratch::half_uses`].
const HALF: u32 = u32::MAX - 1;

/// Side tables of one run.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// The function has memory of its own on the stack that a callee might be given, or may be returned to by a jump.
    needs_frame: bool,
    /// By block: an indirect branch may go there. Empty where there is no indirect branch.
    indirect_targets: Vec<bool>,
    /// Uses of each value that are still to be met.
    uses: Vec<u32>,
    /// The virtual register of each value, or [`NONE`].
    vregs: Vec<u32>,
    /// Where each instruction stands in the order.
    pos: Vec<u32>,
    /// By position: changes at every write to memory.
    epoch: Vec<u32>,
    /// By position: where in the block one of its variables is next written.
    expiry: Vec<u32>,
    /// By value, for variables: where it is next written, below the current position.
    next_write: Vec<u32>,
    /// By value, for low halves of variables: the last use found so far while scanning; then [`HALF`] where the variable's
    /// register will do, because it is not written before the last use, in the same block.
    half_uses: Vec<u32>,
    /// By position: folded into its only use.
    folded: Vec<bool>,
    /// Machine instructions from the last to the first; those of the IR instruction that is being selected, which start at
    /// `group`, are still in order.
    insts: Vec<MInst>,
    /// In step with `insts`.
    heads: Vec<Head>,
    group: usize,
    operands: Vec<ra::Operand>,
    /// The number of machine instructions when each block was done, the last block first.
    block_ends: Vec<u32>,
    /// Divisions that also give what a later one wants: the quotient one the remainder, and the other way round.
    divisions: Vec<(Inst, Vreg)>,
    /// Where the blocks start in the order of the input, ascending, and how often they run; empty until somebody asks.
    starts: Vec<(u32, f32)>,
    places: Places,
    sorted: Vec<(u64, u32)>,
}

/// What the register allocator gets to know of a machine instruction.
#[derive(Clone, Copy, Debug)]
struct Head {
    /// Its first operand, and how many it has.
    operand: u32,
    n_operands: u8,
    kind: InstKind,
    clobbers: u8,
}

pub(crate) struct Selector<'a> {
    module: &'a Module,
    func: &'a Function,
    layout: &'a Layout,
    options: &'a Options,
    out: &'a mut Selected,
    s: &'a mut Scratch,
    /// The machine instruction under construction.
    cur: MInst,
    cur_operands: u8,
    cur_shape: u8,
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
    out.clear(func);
    scratch.clear(func);
    scratch.scan(func, layout);
    let mut selector = Selector {
        module,
        func,
        layout,
        options,
        out,
        s: scratch,
        cur: MInst::new(Kind::Nop, iced_x86::Code::INVALID),
        cur_operands: 0,
        cur_shape: 0,
        at: 0,
        block_range: (0, 0),
        inst: Inst::new(0),
    };
    selector.select_blocks()?;
    selector.gather();
    Ok(())
}

impl Scratch {
    fn clear(&mut self, func: &Function) {
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
    fn scan(&mut self, func: &Function, layout: &Layout) {
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

/// True for a copy that phi elimination made: what it writes is a variable.
pub(crate) fn is_copy(func: &Function, inst: Inst) -> bool {
    matches!(func.insts[inst], InstData::Unary { op: UnaryOp::Copy, .. })
        && func.result(inst).is_some_and(|result| func.def(result) == ValueDef::Variable)
}

fn fill(table: &mut Vec<u32>, n: usize, value: u32) {
    table.clear();
    table.resize(n, value);
}

/// True where the frame must stand until the function returns: memory of no fixed size, inline assembly that may know
/// the stack pointer, calls that return twice, and the rare operations, which include the variable arguments.
fn keeps_frame(data: &InstData) -> bool {
    match data {
        InstData::Call { flags, .. } | InstData::CallIndirect { flags, .. } => flags.returns_twice,
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
                self.end_group();
            }
            if index == 0 {
                self.at = data.start;
                self.select_params()?;
                self.end_group();
            }
            // The allocator places moves for edges that cannot be split behind an instruction without operands.
            if self.s.indirect_targets.get(block.index()) == Some(&true) {
                self.begin_kind(Kind::Nop, iced_x86::Code::INVALID);
                self.end();
                self.end_group();
            }
            self.s.block_ends.push(self.s.insts.len() as u32);
        }
        Ok(())
    }

    /// The machine instructions of one IR instruction are complete.
    #[inline]
    fn end_group(&mut self) {
        let s = &mut *self.s;
        if s.insts.len() > s.group + 1 {
            s.insts[s.group..].reverse();
            s.heads[s.group..].reverse();
        }
        s.group = s.insts.len();
    }

    /// Puts everything into program order.
    fn gather(&mut self) {
        let s = &mut *self.s;
        let code = &mut self.out.code;
        self.out.insts.extend(s.insts.iter().rev());
        code.kinds.extend(s.heads.iter().rev().map(|head| head.kind));
        code.clobbers.extend(s.heads.iter().rev().map(|head| head.clobbers));
        code.operand_ends.reserve(s.heads.len());
        code.operands.reserve(s.operands.len());
        for head in s.heads.iter().rev() {
            let start = head.operand as usize;
            // Two or three operands mostly: a call of `memcpy` costs more than it copies.
            for &operand in &s.operands[start..start + usize::from(head.n_operands)] {
                code.operands.push(operand);
            }
            code.operand_ends.push(code.operands.len() as u32);
        }
        let n_insts = s.insts.len() as u32;
        for (index, &block) in self.layout.blocks.iter().enumerate() {
            let splittable = !matches!(
                self.func.terminator(block).map(|inst| &self.func.insts[inst]),
                Some(InstData::IndirectBranch { .. })
            );
            let layout = self.layout;
            let succs = self.func.succs(block).map(|target| layout.index_of(target));
            // What had been selected when the block behind this one was done stands behind this one.
            let behind = s.block_ends.len() - 1 - index;
            let end = if behind == 0 { n_insts } else { n_insts - s.block_ends[behind - 1] };
            code.end_block_at(end, layout.freqs[index], succs, splittable);
        }
    }

    fn unsupported(&self, what: impl Into<String>) -> Error {
        Error::new(
            self.module.symbol_name(self.func.symbol),
            ErrorKind::Unsupported(what.into()),
            Some(self.inst),
        )
    }

    // ---- values -------------------------------------------------------------------------------------------------

    fn ty(&self, value: Value) -> Type {
        self.func.ty(value)
    }

    fn width(&self, value: Value) -> Width {
        Width::of_bytes(self.func.ty(value).bytes())
    }

    /// The integer constant that `value` is, sign-extended from its type.
    fn constant(&self, value: Value) -> Option<i64> {
        let bits = match self.func.const_data(value)? {
            ConstData::Bits(bits) => bits,
            ConstData::Undef => 0,
            _ => return None,
        };
        let unused = 64 - self.ty(value).bits();
        Some(((bits << unused) as i64) >> unused)
    }

    /// The integer constant that `value` is, zero-extended from its type.
    fn constant_bits(&self, value: Value) -> Option<u64> {
        match self.func.const_data(value)? {
            ConstData::Bits(bits) => Some(bits & self.ty(value).mask()),
            ConstData::Undef => Some(0),
            _ => None,
        }
    }

    /// The instruction that `value` is the only definition of.
    fn def_inst(&self, value: Value) -> Option<Inst> {
        match self.func.def(value) {
            ValueDef::Result(inst) => Some(inst),
            _ => None,
        }
    }

    fn is_variable(&self, value: Value) -> bool {
        self.func.def(value) == ValueDef::Variable
    }

    /// The value whose register `value` shares: conversions that change no bit that anybody looks at need no instruction.
    fn root(&self, mut value: Value) -> Value {
        while let Some(inst) = self.def_inst(value) {
            let InstData::Unary { op, arg } = self.func.insts[inst] else { break };
            if self.s.half_uses[value.index()] == HALF {
                return arg;
            }
            if self.s.half_uses[arg.index()] == HALF {
                // What shares the variable's register must not be used later than this half.
                break;
            }
            if self.func.values[arg].is_const() || self.is_variable(arg) || self.is_slot_address(arg) {
                break;
            }
            let (from, to) = (self.ty(arg), self.ty(value));
            let same = match op {
                UnaryOp::Copy => true,
                UnaryOp::Trunc => true,
                UnaryOp::Bitcast => from.is_float() == to.is_float(),
                UnaryOp::Zext => self.has_zero_upper(arg),
                _ => false,
            };
            if !same {
                break;
            }
            value = arg;
        }
        value
    }

    fn is_slot_address(&self, value: Value) -> bool {
        self.def_inst(value).is_some_and(|inst| matches!(self.func.insts[inst], InstData::Alloca { .. }))
    }

    /// True where the instruction that defines `value` always clears the bits of its register above the value.
    fn has_zero_upper(&self, value: Value) -> bool {
        let Some(inst) = self.def_inst(value) else { return false };
        if self.ty(value) != Type::I32 {
            // Narrow loads extend, and so do comparisons.
            return self.ty(value).bytes() < 4
                && matches!(
                    self.func.insts[inst],
                    InstData::Load { .. } | InstData::Icmp { .. } | InstData::Fcmp { .. }
                );
        }
        match &self.func.insts[inst] {
            InstData::Binary { op, args } => match op {
                // Division by one leaves its operand as it is.
                BinaryOp::Sdiv | BinaryOp::Udiv | BinaryOp::Srem | BinaryOp::Urem => {
                    self.constant(args[1]) != Some(1)
                }
                op => integer::clears_upper(*op),
            },
            InstData::Load { .. } => true,
            InstData::Unary { op, arg } => match op {
                UnaryOp::Neg | UnaryOp::Not | UnaryOp::Sext | UnaryOp::Bswap => true,
                UnaryOp::Zext => self.ty(*arg) != Type::I32,
                // From a float: by a move of 32 bits between register files, or a load.
                UnaryOp::Bitcast => self.ty(*arg) == Type::F32,
                _ => false,
            },
            _ => false,
        }
    }

    /// The register that holds `value`, which is not a constant.
    fn vreg(&mut self, value: Value) -> Vreg {
        let root = self.root(value);
        let vreg = self.s.vregs[root.index()];
        if vreg != NONE {
            return Vreg(vreg);
        }
        let vreg = self.new_vreg(self.ty(root));
        self.s.vregs[root.index()] = vreg.0;
        vreg
    }

    /// Whether the register of `value` probably holds it beyond the current instruction, so that an instruction that
    /// overwrites its operand would need a copy: it is used further down, or comes from outside of the loop.
    fn lives_on(&mut self, value: Value) -> bool {
        if self.func.values[value].is_const() || self.is_slot_address(value) {
            return false;
        }
        let variable = self.is_variable(value);
        let root = self.root(value);
        if !variable && !self.is_variable(root) && self.s.vregs[root.index()] != NONE {
            return true;
        }
        let Some(inst) = self.def_inst(value) else { return self.s.uses[value.index()] > 1 };
        let p = self.s.pos[inst.index()];
        if (self.block_range.0..self.block_range.1).contains(&p) {
            return false;
        }
        self.s.uses[value.index()] > 1 || self.freq_at(p) < self.freq_at(self.at)
    }

    fn new_vreg(&mut self, ty: Type) -> Vreg {
        // Integer registers always move and spill as a whole: conversions share registers between widths.
        let info = match ty {
            Type::F32 => VregInfo::float(4),
            Type::F64 => VregInfo::float(8),
            _ => VregInfo::int(8),
        };
        self.out.code.new_vreg(info)
    }

    fn int_temp(&mut self) -> Vreg {
        self.out.code.new_vreg(VregInfo::int(8))
    }

    fn float_temp(&mut self, bytes: u8) -> Vreg {
        self.out.code.new_vreg(VregInfo::float(bytes))
    }

    /// A register that holds `value` here: constants and slot addresses are made on the spot.
    fn use_reg(&mut self, value: Value) -> Vreg {
        if self.func.values[value].is_const() || self.is_slot_address(value) {
            let vreg = self.new_vreg(self.ty(value));
            self.make_into(value, vreg);
            return vreg;
        }
        self.vreg(value)
    }

    /// Writes `value`, a constant or a slot's address, into `dst`.
    fn make_into(&mut self, value: Value, dst: Vreg) {
        match self.func.const_data(value) {
            Some(ConstData::Bits(bits)) => match self.ty(value) {
                ty if ty.is_float() => self.float_const_into(bits & ty.mask(), ty, dst),
                ty => self.mov_imm(dst, (bits & ty.mask()) as i64),
            },
            Some(ConstData::Undef) => match self.ty(value) {
                ty if ty.is_float() => self.float_const_into(0, ty, dst),
                _ => self.mov_imm(dst, 0),
            },
            _ => {
                let addr = self.address(value, 0);
                self.lea_into(&addr, dst);
            }
        }
    }

    /// How often the instruction at position `p` is expected to run.
    fn freq_at(&mut self, p: u32) -> f32 {
        let starts = &mut self.s.starts;
        if starts.is_empty() {
            let blocks = self.layout.blocks.iter().zip(&self.layout.freqs);
            starts.extend(blocks.map(|(&block, &freq)| (self.func.blocks[block].start, freq)));
            starts.sort_unstable_by_key(|&(start, _)| start);
        }
        let after = starts.partition_point(|&(start, _)| start <= p);
        starts[after.saturating_sub(1)].1
    }

    // ---- folding ------------------------------------------------------------------------------------------------

    /// Whether `inst` may be computed at the current position instead of its own.
    fn can_sink(&self, inst: Inst) -> bool {
        let p = self.s.pos[inst.index()];
        p >= self.block_range.0 && p < self.at && self.s.expiry[p as usize] >= self.at
    }

    /// Takes over one use of the result of `inst`, whose operands are then used at the current position.
    fn take(&mut self, inst: Inst, result: Value) {
        let p = self.s.pos[inst.index()] as usize;
        let uses = &mut self.s.uses[result.index()];
        *uses = uses.saturating_sub(1);
        if *uses == 0 {
            self.s.folded[p] = true;
        } else {
            let all = &mut self.s.uses;
            self.func.insts[inst].for_each_arg(&self.func.pool, |arg| all[arg.index()] += 1);
        }
    }

    /// The instruction behind `value` if this is its only use and it may be computed here.
    fn sinkable_once(&self, value: Value) -> Option<Inst> {
        if self.s.uses[value.index()] != 1 {
            return None;
        }
        let inst = self.def_inst(value)?;
        self.can_sink(inst).then_some(inst)
    }

    /// The address of the plain load behind `value`, if the load may happen here instead; takes it over.
    fn fold_load(&mut self, value: Value) -> Option<address::Addr> {
        let inst = self.sinkable_once(value)?;
        let InstData::Load { flags, addr, offset } = self.func.insts[inst] else { return None };
        let p = self.s.pos[inst.index()] as usize;
        if flags != MemFlags::default() || self.s.epoch[p] != self.s.epoch[self.at as usize] {
            return None;
        }
        self.take(inst, value);
        Some(self.address(addr, offset))
    }

    // ---- dispatch -----------------------------------------------------------------------------------------------

    fn select_inst(&mut self, inst: Inst, block_index: usize) -> Result<(), Error> {
        let p = self.at as usize;
        if self.s.folded[p] {
            return Ok(());
        }
        let data = self.func.insts[inst];
        if !data.has_side_effects() {
            let s = &mut *self.s;
            if self.func.results(inst).all(|result| s.uses[result.index()] == 0) {
                data.for_each_arg(&self.func.pool, |arg| {
                    let uses = &mut s.uses[arg.index()];
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
            InstData::Binary { op, args } => self.select_binary(inst, op, args),
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
            InstData::Fence { ordering } => self.select_fence(ordering),
            InstData::Mem { op, args, .. } => self.select_mem(op, args),
            InstData::Call { .. } | InstData::CallIndirect { .. } => self.select_call(inst),
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

    fn result(&self, inst: Inst) -> Value {
        self.func.result(inst).expect("an instruction of this shape has a result")
    }

    /// The register that the result of `inst` goes to.
    fn result_vreg(&mut self, inst: Inst) -> Vreg {
        let value = self.result(inst);
        self.vreg(value)
    }

    /// Marks the machine instructions from `start` on as standing between a comparison and its consumer.
    fn keep_flags_since(&mut self, start: usize) {
        for inst in &mut self.s.insts[start..] {
            inst.flags |= READS_FLAGS;
        }
    }
}
