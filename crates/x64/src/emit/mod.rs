//! Encoding: allocated instructions to bytes, short branches where they reach, constants and tables behind the code.
//!
//! Instructions are encoded once, through iced-x86's `Encoder`, into a buffer without the branches, which are noted where
//! they stand. Branches start short and grow until all reach (Szymanski, "Assembling Code for Machines with Span-Dependent
//! Instructions", 1978, in its simple monotone form); then the pieces are put together. Jumps to blocks that contain
//! nothing but a jump go to its target.

mod assembler;
mod branches;
pub(crate) mod check;
mod finish;
mod frame_code;
mod inline_asm;
mod ledger;
mod moves;
mod operands;
mod pseudo;
mod quick;
mod tails;

use cranelift_entity::EntityRef;
use sheave_ir::{Block, Function, Inst, InstData, Module, Symbol};

use crate::frame::Frame;
use crate::layout::Layout;
use crate::minst::{Cond, Kind, READS_FLAGS};
use crate::select::{LIBCALL_BIT, LibCall, Selected};
use crate::{CodeBuffer, CodeRelocKind, CodeRelocTarget, Options, Stats};
use sheave_regalloc::Output;

pub(crate) use assembler::Assembler;
use tails::Tails;

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
    /// Bytes in front of it in the buffer that are left out.
    drop: u32,
}

const ALWAYS: u8 = 16;
/// The condition of a jump that is left out.
const GONE: u8 = 17;

/// A place in the buffer: bytes and branches before it.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    at: u32,
    jumps_before: u32,
}

/// No label at all.
const NO_LABEL: u32 = u32::MAX;

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
    tails: Tails,
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
    options: &Options,
) -> Result<(), (Inst, String)> {
    ctx.clear(layout.blocks.len());
    if options.ledger {
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
    if !options.separate_tails {
        emitter.share_tails();
    }
    emitter.finish(out);
    if options.ledger {
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
        self.tails.clear();
    }
}

impl Emitter<'_> {
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
            let first_jump = self.ctx.jumps.len();
            self.bind(block as u32);
            self.begin_region(block as u32, None, block as u32);
            let mut next = block + 1;
            while next < n && self.ctx.forward[next] != next as u32 {
                next += 1;
            }
            // The number of blocks is the number of some other label.
            let next = if next < n { next } else { usize::MAX };
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
            self.ctx.tails.before = (block as u32, first_jump as u32);
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
