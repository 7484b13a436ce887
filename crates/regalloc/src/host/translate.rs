//! From a host to [`Code`]: blocks in the order of the program, instructions as they are reported, and what
//! edges pass as moves.
//!
//! What an edge passes belongs at the head of its target if no other edge leads there, before the jump if
//! that is the only one of its block and has no operands, and in a block on the edge otherwise. Such a block
//! is also made for the edges of a terminator that defines particular registers: the definitions arrive in
//! it.
//!
//! ```text
//! inst4: call def v1 r0, to block2(v1) or block3       inst4: clobbers r0, to block7 or block8
//!                                                      block7: arrival def v1 r0; v2 := v1; to block2
//!                                                      block8: arrival def v1 r0; to block3
//! ```
//!
//! Every answer of the host is checked when it is given, and what is needed twice is kept, so that a host
//! that changes is refused or taken at its first word.
//!
//! Time is linear in blocks, edges, instructions, operands and what edges pass.

use alloc::vec::Vec;
use core::mem::take;

use sheave_ssa::eliminate::{Cycles, Sequencer, Step};
use sheave_ssa::{Block, Edge, Inst, refill};

use super::plan::{BEFORE_ENTRY, Plan, SPLIT, Split};
use super::{CodeHost, Entity, Error, InstSink, Rule, operands};
use crate::error::NONE;
use crate::input::{Access, At, Code, Constraint, InstKind, Operand, Vreg, VregInfo};
use crate::output::Allocation;
use crate::registers::{Class, PregSet, Registers};

/// Every count is below this.
const MAX: usize = 1 << 29;

/// The different sets of clobbered registers that a [`Code`] has room for, beside one of all registers.
const MAX_CLOBBER_SETS: usize = 255;

/// Tables of one function.
#[derive(Default)]
pub(super) struct Tables {
    /// The blocks in the order of the code.
    order: Vec<u32>,
    /// By block its number in the code.
    position: Vec<u32>,
    /// By block one past its last successor, and the successors.
    succ_ends: Vec<u32>,
    succs: Vec<u32>,
    /// By block the number of edges to it, the one from outside included, and the last of them.
    n_in: Vec<u32>,
    in_edge: Vec<Edge>,
    /// By virtual register the number of the last parallel copy that writes it, and how many there were.
    written: Vec<u32>,
    n_parallel: u32,
    params: Vec<Vreg>,
    copies: Vec<(u32, u32)>,
    sequencer: Sequencer,
    /// The definitions of terminators that arrive along their edges.
    lifted: Vec<Operand>,
    /// By edge block what it needs.
    arriving: Vec<Arriving>,
    targets: Vec<u32>,
    /// The set of clobbers that occurred last, and its index.
    last_clobbers: (PregSet, u8),
}

/// What an edge block is for.
#[derive(Clone, Copy)]
struct Arriving {
    /// Its range of [`Tables::lifted`].
    lifted: (u32, u32),
    /// It passes values to parameters.
    passes: bool,
    target: Block,
    /// The terminator before it.
    jump: Inst,
}

/// Translates `host` to `plan.code`.
pub(super) fn run<H: CodeHost>(
    host: &H,
    regs: &Registers,
    tables: &mut Tables,
    plan: &mut Plan,
) -> Result<(), Error> {
    let mut translator =
        Translator { host, regs, tables, plan, block: Block(0), pending: None, head: None, error: None };
    translator.scan()?;
    translator.vregs()?;
    translator.blocks()?;
    translator.edge_blocks()?;
    translator.frequencies();
    let code = &translator.plan.code;
    if code.n_insts() >= MAX || code.operands.len() >= MAX || code.vregs.len() >= MAX {
        return Err(Error::new(Rule::TooLarge, Entity::Function));
    }
    Ok(())
}

/// An instruction whose operands are being reported.
#[derive(Clone, Copy)]
struct Pending {
    inst: Inst,
    kind: InstKind,
    clobbers: PregSet,
    /// Its first operand in the code.
    start: u32,
}

struct Translator<'a, H> {
    host: &'a H,
    regs: &'a Registers,
    tables: &'a mut Tables,
    plan: &'a mut Plan,
    block: Block,
    pending: Option<Pending>,
    /// The only edge into the current block, if what it passes has not been translated yet.
    head: Option<Edge>,
    error: Option<Error>,
}

fn bounded(n: usize) -> Result<usize, Error> {
    if n < MAX { Ok(n) } else { Err(Error::new(Rule::TooLarge, Entity::Function)) }
}

impl<H: CodeHost> Translator<'_, H> {
    /// Reads the graph: edges, how many lead to each block, and the order of the program.
    fn scan(&mut self) -> Result<(), Error> {
        let (host, tables) = (self.host, &mut *self.tables);
        let n = bounded(host.n_blocks())?;
        if n == 0 {
            return Err(Error::new(Rule::NoBlocks, Entity::Function));
        }
        let entry = host.entry();
        if entry.index() >= n {
            return Err(Error::new(Rule::EntryOutOfRange, Entity::Block(entry)));
        }
        tables.clear(n);
        tables.n_in[entry.index()] = 1;
        let mut wrong = None;
        for from in (0..n).map(Block::new) {
            let start = tables.succs.len();
            host.successors(from, |target| {
                let edge = Edge::new(from, (tables.succs.len() - start) as u32);
                tables.succs.push(target.0);
                match tables.n_in.get_mut(target.index()) {
                    Some(n_in) => {
                        *n_in += 1;
                        tables.in_edge[target.index()] = edge;
                    }
                    None => wrong = wrong.or(Some(Error::new(Rule::BlockOutOfRange, Entity::Edge(edge)))),
                }
            });
            tables.succ_ends.push(bounded(tables.succs.len())? as u32);
        }
        let mut add = |block: Block| match tables.position.get_mut(block.index()) {
            Some(position) if *position == NONE => {
                *position = tables.order.len() as u32;
                tables.order.push(block.0);
            }
            Some(_) => {}
            None => wrong = wrong.or(Some(Error::new(Rule::BlockOutOfRange, Entity::Block(block)))),
        };
        add(entry);
        host.layout(&mut add);
        (0..n).map(Block::new).for_each(add);
        wrong.map_or(Ok(()), Err)
    }

    fn vregs(&mut self) -> Result<(), Error> {
        let n = bounded(self.host.n_vregs())?;
        for vreg in (0..n as u32).map(Vreg) {
            let info = self.host.vreg(vreg);
            let fits = info.bytes.is_power_of_two() && info.bytes <= 64;
            let is_known = info.class.index() < self.regs.classes.len();
            if !fits || !is_known || info.hint.is_some_and(|hint| hint.class() != info.class) {
                return Err(Error::new(Rule::BadVreg, Entity::Vreg(vreg)));
            }
            self.plan.code.vregs.push(info);
        }
        self.plan.n_vregs = n;
        self.plan.code.share_slots = self.host.share_slots();
        self.plan.ranges.resize(bounded(self.host.n_insts())?, (NONE, NONE));
        refill(&mut self.tables.written, n, NONE);
        Ok(())
    }

    /// Translates the blocks of the host.
    fn blocks(&mut self) -> Result<(), Error> {
        let entry = self.host.entry();
        let mut has_params = false;
        self.host.params(entry, |_| has_params = true);
        if has_params {
            return Err(Error::new(Rule::EntryParameters, Entity::Block(entry)));
        }
        // The entry of the code has no predecessors.
        let before = u32::from(self.tables.n_in[self.tables.order[0] as usize] > 1);
        if before != 0 {
            self.end_inst(InstKind::Plain, 0, BEFORE_ENTRY);
            self.plan.code.end_block(1.0, [1], true);
            self.plan.blocks.push(NONE);
        }
        let first_split = before + self.tables.order.len() as u32;
        let order = take(&mut self.tables.order);
        for &block in &order {
            let block = Block(block);
            self.block = block;
            let in_edge = self.tables.in_edge[block.index()];
            // The entry has an edge from outside.
            let alone = self.tables.n_in[block.index()] == 1 && block.0 != order[0];
            self.head = alone.then_some(in_edge);
            self.host.insts(block, self);
            if let Some(error) = self.error {
                return Err(error);
            }
            self.end_block(before, first_split)?;
        }
        self.tables.order = order;
        Ok(())
    }

    /// The terminator, what its block passes to the only successor, and the edges.
    fn end_block(&mut self, before: u32, first_split: u32) -> Result<(), Error> {
        let block = self.block;
        let Some(jump) = self.pending.take() else {
            return Err(Error::new(Rule::EmptyBlock, Entity::Block(block)));
        };
        if jump.kind == InstKind::Arrival {
            return Err(Error::new(Rule::BadArrival, Entity::Inst(jump.inst)));
        }
        self.head_moves(jump.inst)?;
        self.check(jump)?;
        if jump.kind.is_move() {
            let rule = Rule::Operands("a move does not end a block");
            return Err(Error::new(rule, Entity::Inst(jump.inst)));
        }
        let lifted = self.lift(jump);
        let jump = Pending { clobbers: lifted.2, ..jump };
        let succs = self.tables.succs_of(block);
        let mut targets = take(&mut self.tables.targets);
        targets.clear();
        let (mut splittable, n_succs) = (true, succs.len());
        let has_operands = self.plan.code.operands.len() != jump.start as usize;
        for (index, at) in succs.enumerate() {
            let (edge, target) = (Edge::new(block, index as u32), Block(self.tables.succs[at]));
            let can_split = self.host.splittable(edge);
            splittable &= can_split;
            let mut passes = self.tables.n_in[target.index()] > 1 && self.has_params(target);
            if passes && n_succs == 1 && !has_operands && lifted.0 == lifted.1 {
                self.parallel_copy(edge, target, jump.inst.0, Some(jump.inst))?;
                passes = false;
            }
            if !passes && lifted.0 == lifted.1 {
                targets.push(before + self.tables.position[target.index()]);
                continue;
            }
            let is_only = self.tables.n_in[target.index()] == 1;
            if !can_split && !is_only {
                return Err(Error::new(Rule::Unsplittable, Entity::Edge(edge)).reported_by(Some(jump.inst)));
            }
            targets.push(first_split + self.plan.splits.len() as u32);
            let into = is_only.then_some(before + self.tables.position[target.index()]);
            self.plan.splits.push(Split { edge, into });
            let lifted = (lifted.0, lifted.1);
            self.tables.arriving.push(Arriving { lifted, passes, target, jump: jump.inst });
        }
        self.finish(jump, true)?;
        self.plan.code.end_block(1.0, targets.iter().copied(), splittable);
        self.plan.blocks.push(block.0);
        self.tables.targets = targets;
        Ok(())
    }

    /// Takes the late definitions of particular registers out of a terminator: the range of them in
    /// [`Tables::lifted`], and what the terminator clobbers with them.
    fn lift(&mut self, jump: Pending) -> (u32, u32, PregSet) {
        let first = self.tables.lifted.len() as u32;
        let mut clobbers = jump.clobbers;
        let Plan { code, sources, known, .. } = &mut *self.plan;
        let arrives = |op: Operand| {
            op.access() == Access::Def
                && op.at() == At::Late
                && matches!(op.constraint(), Constraint::Fixed(_))
        };
        let start = jump.start as usize;
        if !code.operands[start..].iter().any(|&op| arrives(op)) {
            return (first, first, clobbers);
        }
        let own = sources.len() - (code.operands.len() - start);
        let mut kept = start;
        for at in start..code.operands.len() {
            let op = code.operands[at];
            let source = own + (at - start);
            if let Constraint::Fixed(reg) = op.constraint()
                && arrives(op)
            {
                clobbers.insert(reg);
                known.push((source as u32, Allocation::reg(reg)));
                sources[source] = NONE;
                let early = Operand::new(op.vreg(), Access::Def, At::Early, op.constraint());
                self.tables.lifted.push(early);
                continue;
            }
            sources[source] = kept as u32;
            code.operands[kept] = op;
            kept += 1;
        }
        // Re-used operands are counted without the others from now on.
        let moved = |k: u8| {
            let source = sources.get(own + usize::from(k)).copied().unwrap_or(NONE);
            u8::try_from(source.wrapping_sub(jump.start)).unwrap_or(u8::MAX)
        };
        for op in &mut code.operands[start..kept] {
            if let Constraint::Reuse(k) = op.constraint() {
                *op = Operand::new(op.vreg(), op.access(), op.at(), Constraint::Reuse(moved(k)));
            }
        }
        code.operands.truncate(kept);
        (first, self.tables.lifted.len() as u32, clobbers)
    }

    /// The blocks on edges.
    fn edge_blocks(&mut self) -> Result<(), Error> {
        let before = self.plan.blocks.len() - self.tables.order.len();
        for k in 0..self.plan.splits.len() {
            let (edge, host) = (self.plan.splits[k].edge, SPLIT | k as u32);
            let Arriving { lifted: (start, end), passes, target, jump } = self.tables.arriving[k];
            if start != end {
                for at in start..end {
                    self.plan.code.push_operand(self.tables.lifted[at as usize]);
                }
                self.end_inst(InstKind::Arrival, 0, host);
            }
            if passes {
                self.parallel_copy(edge, target, host, Some(jump))?;
            }
            self.end_inst(InstKind::Plain, 0, host);
            let target = before as u32 + self.tables.position[target.index()];
            self.plan.code.end_block(1.0, [target], true);
        }
        Ok(())
    }

    /// Frequencies, if all blocks have one; the allocator estimates them otherwise.
    fn frequencies(&mut self) {
        let (host, Plan { code, blocks, splits, .. }) = (self.host, &mut *self.plan);
        let of = |block: Block| host.frequency(block);
        code.block_freqs.clear();
        let Some(entry) = of(Block(self.tables.order[0])) else { return };
        let per_entry = |freq: u64| freq as f32 / entry.max(1) as f32;
        for &block in blocks.iter() {
            let Some(freq) = (if block == NONE { Some(entry) } else { of(Block(block)) }) else {
                code.block_freqs.clear();
                return;
            };
            code.block_freqs.push(per_entry(freq));
        }
        for (split, arriving) in splits.iter().zip(&self.tables.arriving) {
            let freq = of(split.edge.from).into_iter().chain(of(arriving.target)).min();
            code.block_freqs.push(per_entry(freq.unwrap_or(0)));
        }
    }

    fn has_params(&self, block: Block) -> bool {
        let mut any = false;
        self.host.params(block, |_| any = true);
        any
    }

    /// What the only edge into the current block passes, before its first ordinary instruction.
    fn head_moves(&mut self, next: Inst) -> Result<(), Error> {
        match self.head.take() {
            Some(edge) => self.parallel_copy(edge, self.block, next.0, None),
            None => Ok(()),
        }
    }

    /// The moves of what `edge` passes to the parameters of `target`, for the host before what `host_inst`
    /// says.
    fn parallel_copy(
        &mut self,
        edge: Edge,
        target: Block,
        host_inst: u32,
        inst: Option<Inst>,
    ) -> Result<(), Error> {
        let tables = &mut *self.tables;
        let wrong = |rule, entity| Error::new(rule, entity).reported_by(inst);
        let vregs = &self.plan.code.vregs[..self.plan.n_vregs];
        let number = tables.n_parallel;
        tables.n_parallel += 1;
        tables.params.clear();
        let mut error = None;
        self.host.params(target, |param| {
            let first = match tables.written.get_mut(param.index()) {
                None => Some(wrong(Rule::VregOutOfRange, Entity::Vreg(param))),
                Some(written) if *written == number || vregs[param.index()].remat.is_some() => {
                    Some(wrong(Rule::BadParameter, Entity::Vreg(param)))
                }
                Some(written) => {
                    *written = number;
                    tables.params.push(param);
                    None
                }
            };
            error = error.or(first);
        });
        tables.copies.clear();
        let (mut n_args, mut cyclic) = (0, false);
        self.host.args(edge, |arg| {
            let param = tables.params.get(n_args).copied();
            n_args += 1;
            let Some(param) = param else { return };
            let Some(info) = vregs.get(arg.index()) else {
                error = error.or(Some(wrong(Rule::VregOutOfRange, Entity::Vreg(arg))));
                return;
            };
            let to = vregs[param.index()];
            // One parameter may be written from another one, so that no width serves but the same.
            if info.class != to.class || info.bytes != to.bytes {
                error = error.or(Some(wrong(Rule::ArgumentType, Entity::Edge(edge))));
            }
            cyclic |= tables.written[arg.index()] == number;
            if arg != param {
                tables.copies.push((param.0, arg.0));
            }
        });
        if let Some(error) = error {
            return Err(error);
        }
        if n_args != tables.params.len() {
            return Err(wrong(Rule::ArgumentCount, Entity::Edge(edge)));
        }
        let copies = take(&mut self.tables.copies);
        if cyclic {
            let mut sequencer = take(&mut self.tables.sequencer);
            let mut temporary = Vreg(0);
            sequencer.sequentialize(
                &copies,
                |_| Cycles::Temporary,
                |step| match step {
                    Step::Move { dest, source, .. } => self.push_move(Vreg(dest), Vreg(source), host_inst),
                    Step::Save { source, .. } => {
                        let VregInfo { class, bytes, .. } = self.plan.code.vregs[source as usize];
                        temporary = self.plan.code.new_vreg(VregInfo::new(class, bytes));
                        self.push_move(temporary, Vreg(source), host_inst);
                    }
                    Step::Restore { dest, .. } => self.push_move(Vreg(dest), temporary, host_inst),
                    Step::Exchange { .. } => unreachable!("cycles are opened by temporaries"),
                },
            );
            self.tables.sequencer = sequencer;
        } else {
            copies.iter().for_each(|&(to, from)| self.push_move(Vreg(to), Vreg(from), host_inst));
        }
        self.tables.copies = copies;
        Ok(())
    }

    fn push_move(&mut self, to: Vreg, from: Vreg, host_inst: u32) {
        self.plan.code.push_move(to, from);
        self.plan.host_inst.push(host_inst);
    }

    fn end_inst(&mut self, kind: InstKind, clobbers: u8, host_inst: u32) {
        self.plan.code.end_inst(kind, clobbers);
        self.plan.host_inst.push(host_inst);
    }

    fn check(&self, Pending { inst, kind, clobbers, start }: Pending) -> Result<(), Error> {
        let Code { vregs, operands, .. } = &self.plan.code;
        operands::check(self.regs, vregs, kind, &operands[start as usize..], clobbers)
            .map_err(|rule| Error::new(Rule::Operands(rule), Entity::Inst(inst)))
    }

    /// Ends an instruction of the host, whose operands are the last ones.
    fn finish(&mut self, pending: Pending, ends_block: bool) -> Result<(), Error> {
        let Pending { inst, kind, clobbers, start } = pending;
        let operands = &self.plan.code.operands[start as usize..];
        match kind {
            InstKind::Arrival => {
                let is_early = |op: &Operand| op.access() == Access::Def && op.at() == At::Early;
                let is_right = |op: &Operand| is_early(op) && matches!(op.constraint(), Constraint::Fixed(_));
                let first = self.plan.code.block_ends.last().map_or(0, |&end| end as usize);
                let is_first = self.plan.code.n_insts() == first && self.head.is_some();
                if !is_first || !operands.iter().all(is_right) {
                    return Err(Error::new(Rule::BadArrival, Entity::Inst(inst)));
                }
            }
            InstKind::Commutative => {
                let mut uses = operands.iter().filter(|op| op.access() == Access::Use);
                if let Some(op) = uses.next() {
                    self.plan.commutative.push((self.plan.code.n_insts() as u32, op.vreg()));
                }
            }
            InstKind::Plain | InstKind::Move | InstKind::Split => {}
        }
        let host_end = self.plan.sources.len() as u32;
        self.plan.ranges[inst.index()].1 = host_end;
        let set = self.clobber_set(clobbers, ends_block);
        self.end_inst(kind, set, inst.0);
        Ok(())
    }

    /// The index of a set of clobbered registers. Beyond [`MAX_CLOBBER_SETS`] different ones each register is
    /// a definition of a value without uses; for a terminator, which can have none, a last set has them all.
    fn clobber_set(&mut self, clobbers: PregSet, ends_block: bool) -> u8 {
        let code = &mut self.plan.code;
        let (set, index) = self.tables.last_clobbers;
        if clobbers == set {
            return index;
        }
        if code.clobber_sets.len() >= MAX_CLOBBER_SETS && !code.clobber_sets.contains(&clobbers) {
            if ends_block {
                let all = Class::all().map(|class| PregSet::of_class(class, u64::MAX));
                return code.clobber_set(all.fold(PregSet::EMPTY, PregSet::union));
            }
            for reg in clobbers.iter() {
                let dead = code.new_vreg(VregInfo::new(reg.class(), 1));
                code.push_operand(Operand::fixed_def(dead, reg));
            }
            return 0;
        }
        let index = code.clobber_set(clobbers);
        self.tables.last_clobbers = (clobbers, index);
        index
    }

    /// An instruction of the host begins.
    fn begin(&mut self, inst: Inst, kind: InstKind, clobbers: PregSet) -> Result<(), Error> {
        if let Some(pending) = self.pending.take() {
            self.check(pending)?;
            self.finish(pending, false)?;
        }
        if kind != InstKind::Arrival {
            self.head_moves(inst)?;
        }
        let from = self.plan.sources.len() as u32;
        let Some(range) = self.plan.ranges.get_mut(inst.index()) else {
            return Err(Error::new(Rule::InstOutOfRange, Entity::Inst(inst)));
        };
        if range.0 != NONE {
            return Err(Error::new(Rule::ReportedTwice, Entity::Inst(inst)));
        }
        *range = (from, from);
        let start = self.plan.code.operands.len() as u32;
        self.pending = Some(Pending { inst, kind, clobbers, start });
        Ok(())
    }
}

impl<H: CodeHost> InstSink for Translator<'_, H> {
    fn inst(&mut self, inst: Inst, kind: InstKind, clobbers: PregSet) {
        if self.error.is_none() {
            self.error = self.begin(inst, kind, clobbers).err();
        }
    }

    fn operand(&mut self, operand: Operand) {
        if self.error.is_some() {
            return;
        }
        let Some(pending) = self.pending else {
            self.error = Some(Error::new(Rule::NoInstruction, Entity::Block(self.block)));
            return;
        };
        if operand.vreg().index() >= self.plan.n_vregs {
            let error = Error::new(Rule::VregOutOfRange, Entity::Vreg(operand.vreg()));
            self.error = Some(error.reported_by(Some(pending.inst)));
            return;
        }
        self.plan.sources.push(self.plan.code.operands.len() as u32);
        self.plan.code.push_operand(operand);
    }
}

impl Tables {
    fn clear(&mut self, n_blocks: usize) {
        self.order.clear();
        refill(&mut self.position, n_blocks, NONE);
        self.succ_ends.clear();
        self.succs.clear();
        refill(&mut self.n_in, n_blocks, 0);
        refill(&mut self.in_edge, n_blocks, Edge::new(Block(0), 0));
        self.n_parallel = 0;
        self.lifted.clear();
        self.arriving.clear();
        self.last_clobbers = (PregSet::EMPTY, 0);
    }

    /// The range of the successors of a block.
    fn succs_of(&self, block: Block) -> core::ops::Range<usize> {
        let start = block.index().checked_sub(1).map_or(0, |before| self.succ_ends[before] as usize);
        start..self.succ_ends[block.index()] as usize
    }
}
