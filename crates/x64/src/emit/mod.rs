//! Encoding: allocated instructions to bytes, short branches where they reach, constants and tables behind the code.
//!
//! Instructions are encoded once, through iced-x86's `Encoder`, into a buffer without the branches, which are noted where
//! they stand. Branches start short and grow until all reach (Szymanski, "Assembling Code for Machines with Span-Dependent
//! Instructions", 1978, in its simple monotone form); then the pieces are put together. Jumps to blocks that contain
//! nothing but a jump go to its target.

mod assembler;
mod finish;
mod inline_asm;
mod ledger;
mod pseudo;
mod quick;

use cranelift_entity::EntityRef;
use iced_x86::{Code as Opcode, Instruction, OpKind, Register};
use sheave_ir::{Block, Function, Inst, InstData, Module, Symbol};

use crate::abi::{R11, RAX, RBP, RSP};
use crate::frame::{Frame, MAX_UNROLLED_PAGES, PAGE};
use crate::layout::Layout;
use crate::minst::{
    Base, Cond, Kind, LOCK, MInst, Mem, NO_REG, READS_FLAGS, REP, SRC_IMM, SRC_MEM, SRC_NONE, SRC_RSP, Width,
    register,
};
use crate::regalloc::{Allocation, Class, MoveKind, MoveReason, Output, Preg};
use crate::select::{LIBCALL_BIT, LibCall, Selected};
use crate::{CodeBuffer, CodeRelocKind, CodeRelocTarget, Stats};

pub(crate) use assembler::Assembler;

/// Where a displacement in the code points.
#[derive(Clone, Copy, Debug)]
enum Target {
    Label(u32),
    Pool(u32),
    Table(u32),
    Reloc(CodeRelocKind, CodeRelocTarget),
}

/// Four bytes of displacement that are computed at the end.
#[derive(Clone, Copy, Debug)]
struct Fixup {
    /// Position of the four bytes in the buffer, and the number of branches before it.
    at: u32,
    jumps_before: u32,
    /// Bytes from there to the end of the instruction.
    to_end: u32,
    /// Added to the target.
    addend: i32,
    target: Target,
}

/// A branch, which takes no room in the buffer.
#[derive(Clone, Copy, Debug)]
struct Jump {
    at: u32,
    /// Condition in hardware numbering, or [`ALWAYS`].
    cond: u8,
    long: bool,
    label: u32,
}

const ALWAYS: u8 = 16;

/// A place in the buffer: bytes and branches before it.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    at: u32,
    jumps_before: u32,
}

const UNBOUND: Place = Place { at: u32::MAX, jumps_before: 0 };

/// A block of moves on an edge, to be written at the end.
#[derive(Clone, Copy, Debug)]
struct EdgeBlock {
    edge: u32,
    label: u32,
}

/// Scratch of the encoder.
#[derive(Default)]
pub(crate) struct EmitCtx {
    asm: Assembler,
    jumps: Vec<Jump>,
    fixups: Vec<Fixup>,
    /// Places of the blocks, then of other labels.
    labels: Vec<Place>,
    /// For blocks without code: the block their jump goes to.
    forward: Vec<u32>,
    pending: Vec<EdgeBlock>,
    tables: Vec<(u32, u32)>,
    table_entries: Vec<u32>,
    /// Labels of a switch's successors.
    succ_labels: Vec<u32>,
    busy: Vec<bool>,
    /// Where blocks and the moves of edges start, in order: layout index, and the successor index of an edge.
    regions: Vec<(Place, u32, Option<u32>)>,
    /// By inserted move, where it stands; empty unless the ledger is wanted.
    move_places: Vec<Place>,
    jump_sizes: Vec<u32>,
    pool_offsets: Vec<u32>,
    table_offsets: Vec<u32>,
    prologue_end: Place,
    /// Where the instructions that leave stand, and their sizes in bytes.
    exits: Vec<(Place, u32)>,
    /// The first instruction that cannot be encoded, and why.
    failure: Option<(Inst, String)>,
}

/// What is encoded.
pub(crate) struct Emitter<'a> {
    module: &'a Module,
    func: &'a Function,
    layout: &'a Layout,
    selected: &'a Selected,
    alloc: &'a Output,
    frame: &'a Frame,
    ctx: &'a mut EmitCtx,
    stats: &'a mut Stats,
    /// The operands of the current instruction.
    operands: (usize, usize),
    next_insertion: usize,
    next_edge: usize,
    /// The moves being written stand for a copy that phi elimination made.
    is_phi_copy: bool,
}

/// Encodes the function into `out`, which is cleared first. An instruction that cannot be encoded is an error, with the
/// reason.
#[expect(clippy::too_many_arguments, reason = "the stages' results, each borrowed on its own")]
pub(crate) fn run(
    module: &Module,
    func: &Function,
    layout: &Layout,
    selected: &Selected,
    alloc: &Output,
    frame: &Frame,
    ctx: &mut EmitCtx,
    out: &mut CodeBuffer,
    stats: &mut Stats,
    with_ledger: bool,
) -> Result<(), (Inst, String)> {
    ctx.clear(layout.blocks.len());
    if with_ledger {
        ctx.move_places.resize(alloc.moves.len(), UNBOUND);
    }
    let mut emitter = Emitter {
        module,
        func,
        layout,
        selected,
        alloc,
        frame,
        ctx,
        stats,
        operands: (0, 0),
        next_insertion: 0,
        next_edge: 0,
        is_phi_copy: false,
    };
    emitter.find_forwarders();
    emitter.prologue();
    emitter.ctx.prologue_end = emitter.here();
    emitter.blocks();
    emitter.pending_edges();
    emitter.finish(out);
    if with_ledger {
        emitter.ledger(out);
    }
    ctx.failure.take().map_or(Ok(()), Err)
}

impl EmitCtx {
    fn clear(&mut self, n_blocks: usize) {
        self.asm.clear();
        self.failure = None;
        self.jumps.clear();
        self.fixups.clear();
        self.labels.clear();
        self.labels.resize(n_blocks, UNBOUND);
        self.forward.clear();
        self.pending.clear();
        self.move_places.clear();
        self.regions.clear();
        self.tables.clear();
        self.table_entries.clear();
        self.exits.clear();
    }
}

impl Emitter<'_> {
    // ---- labels and branches --------------------------------------------------------------------------------------------

    fn here(&self) -> Place {
        Place { at: self.ctx.asm.len(), jumps_before: self.ctx.jumps.len() as u32 }
    }

    fn new_label(&mut self) -> u32 {
        self.ctx.labels.push(UNBOUND);
        self.ctx.labels.len() as u32 - 1
    }

    fn bind(&mut self, label: u32) {
        self.ctx.labels[label as usize] = self.here();
    }

    fn begin_region(&mut self, block: u32, succ_idx: Option<u32>) {
        let here = self.here();
        self.ctx.regions.push((here, block, succ_idx));
    }

    fn jump(&mut self, cond: u8, label: u32) {
        let at = self.ctx.asm.len();
        self.ctx.jumps.push(Jump { at, cond, long: false, label });
    }

    /// Jumps to `label` on a condition that may need two flags.
    fn branch(&mut self, cond: Cond, label: u32) {
        match cond {
            Cond::Always => self.jump(ALWAYS, label),
            Cond::Never => {}
            Cond::NeOrP => {
                self.jump(Cond::Ne as u8, label);
                self.jump(Cond::P as u8, label);
            }
            Cond::EAndNp => {
                let over = self.new_label();
                self.jump(Cond::P as u8, over);
                self.jump(Cond::E as u8, label);
                self.bind(over);
            }
            cond => self.jump(cond as u8, label),
        }
    }

    /// Blocks that only jump: whoever goes there goes to their target.
    fn find_forwarders(&mut self) {
        let n = self.layout.blocks.len();
        let code = &self.selected.code;
        let busy = &mut self.ctx.busy;
        busy.clear();
        busy.resize(n, false);
        let mut block = 0;
        for insertion in &self.alloc.insertions {
            while code.block_ends[block] <= insertion.before {
                block += 1;
            }
            busy[block] |= insertion.start != insertion.end;
        }
        for edge in &self.alloc.edges {
            busy[edge.block as usize] = true;
        }
        // The entry stays; it is where the prologue ends.
        busy[0] = true;
        self.ctx.forward.extend(0..n as u32);
        for b in 1..n {
            let insts = code.block_insts(b);
            let last = insts.end - 1;
            if !self.ctx.busy[b]
                && self.selected.insts[last].kind == Kind::Jmp
                && insts.clone().take(last - insts.start).all(|i| self.alloc.removed[i])
            {
                self.ctx.forward[b] = code.block_succs(b)[0];
            } else {
                self.ctx.busy[b] = true;
            }
        }
        // Chains are followed with a bound: a cycle of empty blocks is an endless loop that must stay one.
        for b in 1..n {
            let mut target = b as u32;
            for _ in 0..64 {
                let next = self.ctx.forward[target as usize];
                if next == target {
                    break;
                }
                target = next;
            }
            if target == b as u32 || self.ctx.forward[target as usize] != target {
                self.ctx.forward[b] = b as u32;
                continue;
            }
            self.ctx.forward[b] = target;
        }
    }

    fn target(&self, block: u32) -> u32 {
        self.ctx.forward[block as usize]
    }

    /// The label of successor `k` of `block`, that of the edge's own block where it has one.
    fn succ(&mut self, block: usize, k: usize) -> (u32, Option<usize>) {
        let edges = &self.alloc.edges;
        let mut i = self.next_edge;
        while i < edges.len() && edges[i].block as usize == block {
            if edges[i].succ_idx as usize == k && edges[i].start != edges[i].end {
                return (u32::MAX, Some(i));
            }
            i += 1;
        }
        (self.target(self.selected.code.block_succs(block)[k]), None)
    }

    /// The label of an edge's block that is written later.
    fn defer_edge(&mut self, edge: usize) -> u32 {
        let label = self.new_label();
        self.ctx.pending.push(EdgeBlock { edge: edge as u32, label });
        label
    }

    fn pending_edges(&mut self) {
        for i in 0..self.ctx.pending.len() {
            let EdgeBlock { edge, label } = self.ctx.pending[i];
            self.bind(label);
            let edge = self.alloc.edges[edge as usize];
            self.begin_region(edge.block, Some(edge.succ_idx));
            self.moves(edge.start, edge.end, false);
            let succ = self.selected.code.block_succs(edge.block as usize)[edge.succ_idx as usize];
            let target = self.target(succ);
            self.jump(ALWAYS, target);
        }
    }

    // ---- blocks -----------------------------------------------------------------------------------------------------------

    fn blocks(&mut self) {
        let n = self.layout.blocks.len();
        for block in 0..n {
            let edges = &self.alloc.edges;
            while self.next_edge < edges.len() && (edges[self.next_edge].block as usize) < block {
                self.next_edge += 1;
            }
            if self.ctx.forward[block] != block as u32 {
                self.skip_insertions(self.selected.code.block_ends[block]);
                continue;
            }
            self.bind(block as u32);
            self.begin_region(block as u32, None);
            let mut next = block + 1;
            while next < n && self.ctx.forward[next] != next as u32 {
                next += 1;
            }
            let insts = self.selected.code.block_insts(block);
            for i in insts {
                self.inserted(i);
                if self.alloc.removed[i] {
                    continue;
                }
                let start = if i == 0 { 0 } else { self.selected.code.operand_ends[i - 1] as usize };
                self.operands = (start, self.selected.code.operand_ends[i] as usize);
                let inst = self.selected.insts[i];
                match inst.kind {
                    Kind::Op => self.op(&inst),
                    Kind::Nop => {}
                    Kind::Jmp => self.jmp(block, next),
                    Kind::Jcc => self.jcc(block, next, Cond::from_index(inst.imm as u8)),
                    Kind::Switch => self.switch(block, next, &inst),
                    Kind::Ret => self.ret(),
                    Kind::Asm => self.inline_asm(block, next, &inst),
                    _ => self.pseudo(&inst),
                }
            }
        }
    }

    fn skip_insertions(&mut self, end: u32) {
        while self.alloc.insertions.get(self.next_insertion).is_some_and(|ins| ins.before < end) {
            self.next_insertion += 1;
        }
    }

    fn inserted(&mut self, inst: usize) {
        while let Some(&insertion) = self.alloc.insertions.get(self.next_insertion) {
            if insertion.before as usize > inst {
                break;
            }
            self.next_insertion += 1;
            let keep_flags = self.selected.insts[inst].flags & READS_FLAGS != 0;
            self.is_phi_copy = self.selected.copy_of(insertion.before as usize).is_some();
            self.moves(insertion.start, insertion.end, keep_flags);
            self.is_phi_copy = false;
        }
    }

    fn jmp(&mut self, block: usize, next: usize) {
        match self.succ(block, 0) {
            (_, Some(edge)) => {
                let edge = self.alloc.edges[edge];
                self.moves(edge.start, edge.end, false);
                let target = self.target(self.selected.code.block_succs(block)[0]);
                self.jump_unless_next(target, next);
            }
            (target, None) => self.jump_unless_next(target, next),
        }
    }

    fn jump_unless_next(&mut self, target: u32, next: usize) {
        if target as usize != next {
            self.jump(ALWAYS, target);
        }
    }

    fn jcc(&mut self, block: usize, next: usize, cond: Cond) {
        match cond {
            Cond::Always => return self.one_way(block, 0, next),
            Cond::Never => return self.one_way(block, 1, next),
            _ => {}
        }
        let (then, then_edge) = self.succ(block, 0);
        let (other, other_edge) = self.succ(block, 1);
        let freq =
            |this: &Self, k: usize| this.layout.freqs[this.selected.code.block_succs(block)[k] as usize];
        match (then_edge, other_edge) {
            (None, None) => {
                if then == other {
                    self.jump_unless_next(then, next);
                } else if then as usize == next {
                    self.branch(cond.inverse(), other);
                } else {
                    self.branch(cond, then);
                    self.jump_unless_next(other, next);
                }
            }
            (Some(edge), None) if freq(self, 0) >= freq(self, 1) && other as usize != next => {
                self.branch(cond.inverse(), other);
                self.edge_in_line(edge, next);
            }
            (Some(edge), None) if freq(self, 0) > freq(self, 1) => {
                self.branch(cond.inverse(), other);
                self.edge_in_line(edge, next);
            }
            (Some(edge), None) => {
                let label = self.defer_edge(edge);
                self.branch(cond, label);
                self.jump_unless_next(other, next);
            }
            (None, Some(edge)) => {
                if then as usize == next && freq(self, 1) <= freq(self, 0) {
                    let label = self.defer_edge(edge);
                    self.branch(cond.inverse(), label);
                } else {
                    self.branch(cond, then);
                    self.edge_in_line(edge, next);
                }
            }
            (Some(first), Some(second)) => {
                if freq(self, 0) > freq(self, 1) {
                    let label = self.defer_edge(second);
                    self.branch(cond.inverse(), label);
                    self.edge_in_line(first, next);
                } else {
                    let label = self.defer_edge(first);
                    self.branch(cond, label);
                    self.edge_in_line(second, next);
                }
            }
        }
    }

    fn one_way(&mut self, block: usize, k: usize, next: usize) {
        match self.succ(block, k) {
            (_, Some(edge)) => self.edge_in_line(edge, next),
            (target, None) => self.jump_unless_next(target, next),
        }
    }

    fn edge_in_line(&mut self, edge: usize, next: usize) {
        let edge = self.alloc.edges[edge];
        self.begin_region(edge.block, Some(edge.succ_idx));
        self.moves(edge.start, edge.end, false);
        let succ = self.selected.code.block_succs(edge.block as usize)[edge.succ_idx as usize];
        let target = self.target(succ);
        self.jump_unless_next(target, next);
    }

    // ---- operands -----------------------------------------------------------------------------------------------------------

    fn operand(&self, k: usize) -> Allocation {
        self.alloc.allocs[self.operands.0 + k]
    }

    fn reg(&self, k: usize) -> Preg {
        // The allocator gives registers to every operand that did not allow a slot.
        self.operand(k).as_reg().unwrap_or(RAX)
    }

    fn register(&self, k: usize, width: Width) -> Register {
        register(self.reg(k), width)
    }

    /// Encodes an instruction whose operands the shape describes.
    fn op(&mut self, inst: &MInst) {
        let mut out = Instruction::default();
        out.set_code(inst.code);
        let mut target = None;
        let mut shape = inst.shape;
        let mut n = 0;
        while n < 4 {
            let byte = shape as u8;
            shape >>= 8;
            let (source, high) = (byte & 15, byte >> 4);
            match source {
                SRC_NONE => break,
                SRC_MEM => {
                    set_kind(&mut out, n, OpKind::Memory);
                    target = self.set_mem(&mut out, &inst.mem);
                }
                SRC_IMM => set_immediate(&mut out, n, high, inst.imm),
                SRC_RSP => set_register(&mut out, n, Register::RSP),
                k => {
                    let alloc = self.operand(k as usize);
                    if let Some(preg) = alloc.as_reg() {
                        set_register(&mut out, n, register_of(preg, high));
                    } else if let Some(slot) = alloc.as_slot() {
                        self.stats.memory_operands += 1;
                        set_kind(&mut out, n, OpKind::Memory);
                        let (base, disp) = self.frame.spill(self.selected.moves_rsp, slot.0);
                        set_base(&mut out, base, disp);
                    }
                }
            }
            n += 1;
        }
        if inst.flags & (LOCK | REP) != 0 {
            out.set_has_lock_prefix(inst.flags & LOCK != 0);
            out.set_has_rep_prefix(inst.flags & REP != 0);
        }
        self.count_move(&out, n);
        self.encode(&out, target);
    }

    /// Counts whole-register moves that selection itself asked for (zero-extending ones).
    fn count_move(&mut self, out: &Instruction, n: u32) {
        if n == 2
            && out.op0_kind() == OpKind::Register
            && out.op1_kind() == OpKind::Register
            && matches!(out.code(), Opcode::Mov_r32_rm32 | Opcode::Mov_r64_rm64)
        {
            self.stats.moves_zero_extend += 1;
        }
    }

    fn encode(&mut self, out: &Instruction, target: Option<(Target, i32)>) {
        let (at, to_end) = self.ctx.asm.encode(out);
        if let Some((target, addend)) = target {
            let jumps_before = self.ctx.jumps.len() as u32;
            self.ctx.fixups.push(Fixup { at, jumps_before, to_end, addend, target });
        }
    }

    /// Fills in a memory operand; gives what its displacement has to point at where that is known only later.
    fn set_mem(&self, out: &mut Instruction, mem: &Mem) -> Option<(Target, i32)> {
        let moves_rsp = self.selected.moves_rsp;
        if mem.index_reg != NO_REG {
            out.set_memory_index(self.register(mem.index_reg as usize, Width::B8));
            out.set_memory_index_scale(u32::from(mem.scale));
        }
        let (base, offset) = match mem.base {
            Base::Reg => (self.reg(mem.base_reg as usize), 0),
            Base::Slot => self.frame.slot(moves_rsp, mem.id),
            Base::Incoming => self.frame.incoming(moves_rsp),
            Base::SaveArea => self.frame.save_area(moves_rsp),
            Base::Scratch => self.frame.scratch(moves_rsp),
            Base::Outgoing => (RSP, 0),
            Base::AboveOutgoing => (RSP, self.frame.outgoing as i32),
            Base::None => {
                set_absolute(out, mem.disp);
                return None;
            }
            Base::Thread => {
                out.set_segment_prefix(Register::FS);
                set_absolute(out, mem.disp);
                return None;
            }
            Base::Symbol | Base::Got | Base::Pool | Base::Block | Base::TlsOffset => {
                out.set_memory_base(Register::RIP);
                out.set_memory_displ_size(8);
                out.set_memory_displacement64(u64::from(self.ctx.asm.len()) + 64);
                return Some((self.target_of(mem), mem.disp));
            }
        };
        set_base(out, base, offset.wrapping_add(mem.disp));
        None
    }

    fn target_of(&self, mem: &Mem) -> Target {
        use crate::CodeRelocKind as K;
        match mem.base {
            Base::Pool => Target::Pool(mem.id),
            Base::Block if mem.id & LIBCALL_BIT != 0 => {
                let (symbol, block) = self.selected.foreign_blocks[(mem.id & !LIBCALL_BIT) as usize];
                Target::Reloc(K::PcRel32, CodeRelocTarget::Block(symbol, block))
            }
            // The address of a block that cannot be reached is never jumped to.
            Base::Block if mem.id as usize >= self.layout.blocks.len() => Target::Label(0),
            Base::Block => Target::Label(mem.id),
            base => {
                let kind = match base {
                    Base::Got => K::GotPcRel32,
                    Base::TlsOffset => K::TlsPcRel32,
                    _ => K::PcRel32,
                };
                Target::Reloc(kind, CodeRelocTarget::Symbol(Symbol::from_u32(mem.id)))
            }
        }
    }

    // ---- moves --------------------------------------------------------------------------------------------------------------

    fn moves(&mut self, start: u32, end: u32, keep_flags: bool) {
        for i in start..end {
            let inserted = self.alloc.moves[i as usize];
            if let Some(place) = self.ctx.move_places.get_mut(i as usize) {
                *place = Place { at: self.ctx.asm.len(), jumps_before: self.ctx.jumps.len() as u32 };
            }
            match inserted.kind {
                MoveKind::Move { dst, src } => {
                    self.move_allocation(dst, src, inserted.bytes, inserted.reason)
                }
                MoveKind::Xchg { a, b } => {
                    self.stats.count_move(inserted.reason, 2);
                    self.ctx.asm.reg_reg(
                        Opcode::Xchg_rm64_r64,
                        register(a, Width::B8),
                        register(b, Width::B8),
                    );
                }
                MoveKind::Remat { dst, recipe } => {
                    let _ = (dst, recipe, keep_flags);
                    debug_assert!(false, "no value is declared rematerialisable yet");
                }
            }
        }
    }

    fn move_allocation(&mut self, dst: Allocation, src: Allocation, bytes: u8, reason: MoveReason) {
        let moves_rsp = self.selected.moves_rsp;
        match (dst.as_reg(), src.as_reg()) {
            (Some(to), Some(from)) if to == from => {}
            (Some(to), Some(from)) => {
                if self.is_phi_copy && reason == MoveReason::Copy {
                    self.stats.moves_phi += 1;
                } else {
                    self.stats.count_move(reason, 1);
                }
                self.move_reg(to, from, bytes);
            }
            (Some(to), None) => {
                let Some(slot) = src.as_slot() else { return };
                self.stats.reloads += 1;
                let (base, disp) = self.frame.spill(moves_rsp, slot.0);
                let (code, width) = match (to.class(), bytes) {
                    (Class::Int, 8..) => (Opcode::Mov_r64_rm64, Width::B8),
                    (Class::Int, _) => (Opcode::Mov_r32_rm32, Width::B4),
                    (Class::Float, 16) => (Opcode::Movups_xmm_xmmm128, Width::Xmm),
                    (Class::Float, 8) => (Opcode::Movsd_xmm_xmmm64, Width::Xmm),
                    (Class::Float, _) => (Opcode::Movss_xmm_xmmm32, Width::Xmm),
                };
                self.ctx.asm.reg_mem(code, register(to, width), base, disp);
            }
            (None, Some(from)) => {
                let Some(slot) = dst.as_slot() else { return };
                self.stats.spills += 1;
                let (base, disp) = self.frame.spill(moves_rsp, slot.0);
                let (code, width) = match (from.class(), bytes) {
                    (Class::Int, 8..) => (Opcode::Mov_rm64_r64, Width::B8),
                    (Class::Int, _) => (Opcode::Mov_rm32_r32, Width::B4),
                    (Class::Float, 16) => (Opcode::Movups_xmmm128_xmm, Width::Xmm),
                    (Class::Float, 8) => (Opcode::Movsd_xmmm64_xmm, Width::Xmm),
                    (Class::Float, _) => (Opcode::Movss_xmmm32_xmm, Width::Xmm),
                };
                self.ctx.asm.mem_reg(code, base, disp, register(from, width));
            }
            (None, None) => debug_assert!(false, "the allocator moves through a register"),
        }
    }

    fn move_reg(&mut self, to: Preg, from: Preg, bytes: u8) {
        match to.class() {
            Class::Float => {
                self.ctx.asm.reg_reg(
                    Opcode::Movaps_xmm_xmmm128,
                    register(to, Width::Xmm),
                    register(from, Width::Xmm),
                );
            }
            Class::Int => {
                let (code, width) = match bytes {
                    8.. => (Opcode::Mov_r64_rm64, Width::B8),
                    _ => (Opcode::Mov_r32_rm32, Width::B4),
                };
                self.ctx.asm.reg_reg(code, register(to, width), register(from, width));
            }
        }
    }

    // ---- frame --------------------------------------------------------------------------------------------------------------

    fn prologue(&mut self) {
        if self.frame.pointer {
            self.ctx.asm.reg1(Opcode::Push_r64, Register::RBP);
            self.ctx.asm.reg_reg(Opcode::Mov_r64_rm64, Register::RBP, Register::RSP);
            self.stats.moves_frame += 1;
        }
        for i in 0..self.frame.saved.len() {
            let reg = register(self.frame.saved[i], Width::B8);
            self.ctx.asm.reg1(Opcode::Push_r64, reg);
        }
        let size = self.frame.size;
        if size == 0 {
            return;
        }
        // Every page is touched in order, so that running out of stack is noticed at its guard page.
        let pages = size / PAGE;
        if pages == 0 {
            self.ctx.asm.alu_imm(crate::minst::Alu::Sub, Register::RSP, i64::from(size));
            return self.align_stack();
        }
        if pages <= MAX_UNROLLED_PAGES {
            for _ in 0..pages {
                self.ctx.asm.alu_imm(crate::minst::Alu::Sub, Register::RSP, i64::from(PAGE));
                self.touch_stack();
            }
        } else {
            let limit = register(R11, Width::B8);
            self.ctx.asm.reg_mem(Opcode::Lea_r64_m, limit, RSP, -((pages * PAGE) as i32));
            let again = self.new_label();
            self.bind(again);
            self.ctx.asm.alu_imm(crate::minst::Alu::Sub, Register::RSP, i64::from(PAGE));
            self.touch_stack();
            self.ctx.asm.reg_reg(Opcode::Cmp_r64_rm64, Register::RSP, limit);
            self.jump(Cond::Ne as u8, again);
        }
        if !size.is_multiple_of(PAGE) {
            self.ctx.asm.alu_imm(crate::minst::Alu::Sub, Register::RSP, i64::from(size % PAGE));
        }
        self.align_stack();
    }

    /// Moves the stack pointer further down to where the outgoing arguments are aligned as they need it.
    fn align_stack(&mut self) {
        let align = self.selected.outgoing_align;
        if align > 16 {
            self.ctx.asm.alu_imm(crate::minst::Alu::And, Register::RSP, -i64::from(align));
        }
    }

    fn touch_stack(&mut self) {
        self.ctx.asm.mem_imm8(Opcode::Or_rm32_imm8, RSP, 0, 0);
    }

    fn ret(&mut self) {
        self.epilogue();
        let here = self.here();
        self.ctx.exits.push((here, 1));
        self.ctx.asm.bare(Opcode::Retnq);
    }

    /// Brings stack pointer and saved registers back to what they were on entry.
    fn epilogue(&mut self) {
        let saved = self.frame.saved.len();
        if self.selected.moves_rsp {
            if saved == 0 {
                self.ctx.asm.reg_reg(Opcode::Mov_r64_rm64, Register::RSP, Register::RBP);
                self.stats.moves_frame += 1;
            } else {
                self.ctx.asm.reg_mem(Opcode::Lea_r64_m, Register::RSP, RBP, -8 * saved as i32);
            }
        } else if self.frame.size != 0 {
            self.ctx.asm.alu_imm(crate::minst::Alu::Add, Register::RSP, i64::from(self.frame.size));
        }
        for i in (0..saved).rev() {
            let reg = register(self.frame.saved[i], Width::B8);
            self.ctx.asm.reg1(Opcode::Pop_r64, reg);
        }
        if self.frame.pointer {
            self.ctx.asm.reg1(Opcode::Pop_r64, Register::RBP);
        }
    }

    /// Whether somebody may ask for the addresses of this function's blocks.
    fn has_block_addresses(&self) -> bool {
        self.layout.blocks.iter().any(|&block: &Block| {
            self.func
                .terminator(block)
                .is_some_and(|i| matches!(self.func.insts[i], InstData::IndirectBranch { .. }))
        }) || self.func.consts.values().any(|c| matches!(c, sheave_ir::ConstData::BlockAddr(..)))
    }

    fn call_target(id: u32) -> CodeRelocTarget {
        if id & LIBCALL_BIT != 0 {
            CodeRelocTarget::Routine(LibCall::ALL[(id & !LIBCALL_BIT) as usize])
        } else {
            CodeRelocTarget::Symbol(Symbol::from_u32(id))
        }
    }

    fn index(block: Block) -> usize {
        block.index()
    }
}

fn register_of(preg: Preg, width: u8) -> Register {
    let width = match width {
        0 => Width::B1,
        1 => Width::B2,
        2 => Width::B4,
        3 => Width::B8,
        _ => Width::Xmm,
    };
    register(preg, width)
}

fn set_kind(out: &mut Instruction, n: u32, kind: OpKind) {
    match n {
        0 => out.set_op0_kind(kind),
        1 => out.set_op1_kind(kind),
        2 => out.set_op2_kind(kind),
        _ => out.set_op3_kind(kind),
    }
}

fn set_register(out: &mut Instruction, n: u32, reg: Register) {
    match n {
        0 => out.set_op0_register(reg),
        1 => out.set_op1_register(reg),
        2 => out.set_op2_register(reg),
        _ => out.set_op3_register(reg),
    }
}

fn set_immediate(out: &mut Instruction, n: u32, kind: u8, value: i64) {
    match kind {
        0 => {
            set_kind(out, n, OpKind::Immediate8);
            out.set_immediate8(value as u8);
        }
        1 => {
            set_kind(out, n, OpKind::Immediate16);
            out.set_immediate16(value as u16);
        }
        2 => {
            set_kind(out, n, OpKind::Immediate32);
            out.set_immediate32(value as u32);
        }
        3 => {
            set_kind(out, n, OpKind::Immediate64);
            out.set_immediate64(value as u64);
        }
        4 => {
            set_kind(out, n, OpKind::Immediate8to16);
            out.set_immediate8to16(value as i16);
        }
        5 => {
            set_kind(out, n, OpKind::Immediate8to32);
            out.set_immediate8to32(value as i32);
        }
        6 => {
            set_kind(out, n, OpKind::Immediate8to64);
            out.set_immediate8to64(value);
        }
        _ => {
            set_kind(out, n, OpKind::Immediate32to64);
            out.set_immediate32to64(value);
        }
    }
}

fn set_base(out: &mut Instruction, base: Preg, disp: i32) {
    out.set_memory_base(register(base, Width::B8));
    out.set_memory_displ_size(u32::from(disp != 0));
    out.set_memory_displacement64(i64::from(disp) as u64);
}

fn set_absolute(out: &mut Instruction, disp: i32) {
    out.set_memory_displ_size(8);
    out.set_memory_displacement64(i64::from(disp) as u64);
}
