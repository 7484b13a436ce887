//! The code of Sheave's allocator for a function of the host's: blocks, operands, and the arguments of edges
//! as moves.

use alloc::vec::Vec;
use core::mem::take;

use super::{BY_PARAMETER, NONE, Tables, Target, class_of, preg_of, preg_set, vreg_of};
use crate::api::{
    Allocation, Block, Function, Inst, Operand, OperandConstraint, OperandKind, OperandPos, PRegSet,
    RegAllocError, RegClass,
};
use sheave_regalloc as regalloc;
use sheave_regalloc::{Access, At, Class, Code, Constraint, InstKind, Preg, PregSet, Vreg};
use sheave_ssa::parallel_copy::{FRESH, Location, Step, sequentialize_registers};

/// Whether more than one path leads into a block.
fn joins(func: &impl Function, block: Block) -> bool {
    func.block_preds(block).len() + usize::from(block == func.entry_block()) > 1
}

/// A function being translated.
pub(super) struct Builder<'a, F> {
    pub(super) func: &'a F,
    pub(super) code: &'a mut Code,
    pub(super) target: &'a Target,
    pub(super) tables: &'a mut Tables,
    /// The code has the host's order of instructions.
    pub(super) in_order: bool,
    /// The operands of the host so far.
    pub(super) n_allocs: u32,
}

impl<F: Function> Builder<'_, F> {
    /// Checks the shape of the function, notes whose parameters the values are, and chooses the order of
    /// blocks. Offsets are written if instructions will not be visited in the host's order.
    pub(super) fn scan(&mut self, offsets: &mut Vec<u32>) -> Result<(), RegAllocError> {
        let (func, entry) = (self.func, self.func.entry_block());
        let n_vregs = func.num_vregs();
        self.code.vregs.resize(n_vregs, self.target.vreg(RegClass::Int));
        let mut next = 0;
        for block in (0..func.num_blocks()).map(Block::new) {
            let insts = func.block_insns(block);
            if insts.len() == 0 {
                return Err(RegAllocError::BB(block));
            }
            self.in_order &= insts.first().index() == next;
            next = insts.last().index() + 1;
            let succs = func.block_succs(block);
            for &succ in succs {
                if succ.index() >= func.num_blocks() {
                    return Err(RegAllocError::Branch(insts.last()));
                }
                if joins(func, succ) {
                    if succs.len() > 1 {
                        return Err(RegAllocError::CritEdge(block, succ));
                    }
                    if !func.inst_operands(insts.last()).is_empty() {
                        return Err(RegAllocError::DisallowedBranchArg(insts.last()));
                    }
                }
            }
            for &param in func.block_params(block) {
                let v = param.vreg();
                if v >= n_vregs || self.tables.defined[v] != NONE {
                    return Err(RegAllocError::SSA(param, Inst::invalid()));
                }
                self.tables.defined[v] = BY_PARAMETER;
                self.tables.param_of[v] = block.index() as u32;
                self.code.vregs[v] = self.target.vreg(param.class());
            }
        }
        self.in_order &= entry.index() == 0 && next == func.num_insts();
        let (order, position) = (&mut self.tables.order, &mut self.tables.position);
        order.push(entry.index() as u32);
        order.extend((0..func.num_blocks() as u32).filter(|&block| block as usize != entry.index()));
        position.resize(order.len(), 0);
        order.iter().enumerate().for_each(|(at, &block)| position[block as usize] = at as u32);
        if !self.in_order {
            for inst in (0..func.num_insts()).map(Inst::new) {
                offsets.push(self.n_allocs);
                self.n_allocs += func.inst_operands(inst).len() as u32;
            }
        }
        Ok(())
    }

    /// Translates all blocks.
    pub(super) fn build(&mut self, offsets: &mut Vec<u32>) -> Result<(), RegAllocError> {
        let (func, entry) = (self.func, self.func.entry_block());
        // Sheave's entry has no predecessors.
        let before = u32::from(!func.block_preds(entry).is_empty());
        if before != 0 {
            self.end_inst(InstKind::Plain, 0, func.block_insns(entry).first());
            self.code.end_block(0.0, [1], true);
        }
        let order = take(&mut self.tables.order);
        for &block in &order {
            let block = Block::new(block as usize);
            let insts = func.block_insns(block);
            self.head(block, insts.first())?;
            for inst in insts.iter() {
                if inst == insts.last() {
                    self.tail(block, inst)?;
                }
                let operands = func.inst_operands(inst);
                if self.in_order {
                    offsets.push(self.n_allocs);
                    self.n_allocs += operands.len() as u32;
                }
                self.inst(inst, operands, offsets[inst.index()], inst == insts.last())?;
            }
            let mut succs = take(&mut self.tables.succs);
            succs.clear();
            succs.extend(
                func.block_succs(block).iter().map(|succ| before + self.tables.position[succ.index()]),
            );
            self.code.end_block(0.0, succs.iter().copied(), true);
            self.tables.succs = succs;
        }
        self.tables.order = order;
        // The allocator estimates them.
        self.code.block_freqs.clear();
        Ok(())
    }

    fn end_inst(&mut self, kind: InstKind, clobbers: u8, host: Inst) {
        self.code.end_inst(kind, clobbers);
        self.tables.host_inst.push(host.raw_u32());
    }

    fn push(&mut self, operand: regalloc::Operand, alloc: u32) {
        self.code.push_operand(operand);
        self.tables.alloc_of.push(alloc);
    }

    fn push_move(&mut self, to: u32, from: u32, host: Inst) {
        self.code.push_move(Vreg(to), Vreg(from));
        self.tables.alloc_of.extend([NONE, NONE]);
        self.tables.host_inst.push(host.raw_u32());
    }

    /// Adds the arrivals in particular registers from the only predecessor of a block, and its arguments.
    fn head(&mut self, block: Block, first: Inst) -> Result<(), RegAllocError> {
        let func = self.func;
        let &[pred] = func.block_preds(block) else { return Ok(()) };
        if joins(func, block) {
            return Ok(());
        }
        let jump = func.block_insns(pred).last();
        let mut arrives = false;
        for &op in func.inst_operands(jump) {
            if op.kind() == OperandKind::Def
                && let OperandConstraint::FixedReg(reg) = op.constraint()
            {
                let fixed = Constraint::Fixed(preg_of(reg));
                self.push(regalloc::Operand::new(vreg_of(op.vreg()), Access::Def, At::Early, fixed), NONE);
                arrives = true;
            }
        }
        if arrives {
            self.end_inst(InstKind::Arrival, 0, first);
        }
        if !func.block_params(block).is_empty() {
            let Some(index) = func.block_succs(pred).iter().position(|&succ| succ == block) else {
                return Err(RegAllocError::Branch(jump));
            };
            self.copies(block, pred, jump, index, first)?;
        }
        Ok(())
    }

    /// Adds the arguments that a block passes to its only successor, if that has several predecessors.
    fn tail(&mut self, block: Block, jump: Inst) -> Result<(), RegAllocError> {
        match *self.func.block_succs(block) {
            [succ] if joins(self.func, succ) && !self.func.block_params(succ).is_empty() => {
                self.copies(succ, block, jump, 0, jump)
            }
            _ => Ok(()),
        }
    }

    /// The parallel copy of an edge to `target`, before the host's instruction `at`.
    fn copies(
        &mut self,
        target: Block,
        pred: Block,
        jump: Inst,
        succ_idx: usize,
        at: Inst,
    ) -> Result<(), RegAllocError> {
        let func = self.func;
        let (params, args) = (func.block_params(target), func.branch_blockparams(pred, jump, succ_idx));
        if params.len() != args.len() {
            return Err(RegAllocError::Branch(jump));
        }
        let mut copies = take(&mut self.tables.copies);
        copies.clear();
        let mut cyclic = false;
        for (&param, &arg) in params.iter().zip(args) {
            let (to, from) = (param.vreg() as u32, arg.vreg() as u32);
            let Some(&param_of) = self.tables.param_of.get(from as usize) else {
                return Err(RegAllocError::SSA(arg, jump));
            };
            cyclic |= param_of == target.index() as u32;
            if to != from {
                copies.push((to, from));
            }
        }
        if cyclic {
            let mut ctx = take(&mut self.tables.parallel_copy);
            let mut temporary = 0;
            let steps =
                sequentialize_registers(&copies, &mut ctx).map_err(|_| RegAllocError::Branch(jump))?;
            for &step in steps {
                match step {
                    Step::Save { source: Location::Register(source), .. } => {
                        temporary = self.code.new_vreg(self.code.vregs[source as usize]).0;
                        self.push_move(temporary, source, at);
                    }
                    Step::Move {
                        dest: Location::Register(dest), source: Location::Register(source), ..
                    } => {
                        let source = if Location::Register(source) == FRESH { temporary } else { source };
                        self.push_move(dest, source, at);
                    }
                    _ => unreachable!("all copies are between registers"),
                }
            }
            self.tables.parallel_copy = ctx;
        } else {
            copies.iter().for_each(|&(to, from)| self.push_move(to, from, at));
        }
        self.tables.copies = copies;
        Ok(())
    }

    /// An instruction of the host, whose first operand has the location number `base`.
    fn inst(
        &mut self,
        inst: Inst,
        operands: &[Operand],
        base: u32,
        ends_block: bool,
    ) -> Result<(), RegAllocError> {
        let func = self.func;
        if operands.len() > usize::from(u16::MAX) {
            return Err(RegAllocError::TooManyOperands);
        }
        let start = self.code.operands.len();
        let mut clobbers = func.inst_clobbers(inst);
        let mut reuses = false;
        for (op, alloc) in operands.iter().zip(base..) {
            if let Some(reg) = op.as_fixed_nonallocatable() {
                self.tables.known.push((alloc, Allocation::reg(reg)));
                continue;
            }
            let v = op.vreg().vreg();
            let at = if op.pos() == OperandPos::Early { At::Early } else { At::Late };
            let constraint = match op.constraint() {
                OperandConstraint::Any => Constraint::Any,
                OperandConstraint::Reg => Constraint::Reg,
                OperandConstraint::FixedReg(reg) => Constraint::Fixed(preg_of(reg)),
                OperandConstraint::Reuse(k) => {
                    reuses = true;
                    Constraint::Reuse(k as u8)
                }
                OperandConstraint::Limit(max) => self.below(*op, max, operands, clobbers, start)?,
                OperandConstraint::Stack => self.parked(op.class(), start)?,
            };
            if op.kind() == OperandKind::Use {
                if v >= self.tables.defined.len() {
                    return Err(RegAllocError::SSA(op.vreg(), inst));
                }
                self.push(regalloc::Operand::new(Vreg(v as u32), Access::Use, at, constraint), alloc);
                continue;
            }
            let Some(defined) = self.tables.defined.get_mut(v) else {
                return Err(RegAllocError::SSA(op.vreg(), inst));
            };
            if *defined != NONE {
                if *defined < base || *defined >= alloc || !func.allow_multiple_vreg_defs() {
                    return Err(RegAllocError::SSA(op.vreg(), inst));
                }
                let first = *defined;
                self.tables.same.push((alloc, first));
                self.narrow(first, at, constraint, start);
                continue;
            }
            *defined = alloc;
            self.code.vregs[v] = self.target.vreg(op.class());
            match op.constraint() {
                OperandConstraint::FixedReg(reg) if ends_block => {
                    self.tables.known.push((alloc, Allocation::reg(reg)));
                    clobbers.add(reg);
                }
                OperandConstraint::Stack | OperandConstraint::Limit(_) if ends_block => {
                    return Err(RegAllocError::DisallowedBranchArg(inst));
                }
                _ => self.push(regalloc::Operand::new(Vreg(v as u32), Access::Def, at, constraint), alloc),
            }
        }
        if reuses {
            self.fix_reuses(base, start);
        }
        let set = self.clobber_set(clobbers, ends_block);
        self.end_inst(InstKind::Plain, set, inst);
        Ok(())
    }

    /// A second definition of a value by the same instruction demands more than the one at location `first`.
    fn narrow(&mut self, first: u32, at: At, constraint: Constraint, start: usize) {
        let Some(k) = self.tables.alloc_of[start..].iter().position(|&alloc| alloc == first) else { return };
        let operand = &mut self.code.operands[start + k];
        let is_looser = match operand.constraint() {
            Constraint::Any => true,
            Constraint::Reg => !matches!(constraint, Constraint::Any),
            _ => false,
        };
        let constraint = if is_looser { constraint } else { operand.constraint() };
        let at = if at == At::Early { at } else { operand.at() };
        *operand = regalloc::Operand::new(operand.vreg(), Access::Def, at, constraint);
    }

    /// Converts the indices of reused operands from the host's operands to the code's. A reused operand is in
    /// a register; if it is a particular one, so is that of the definition.
    fn fix_reuses(&mut self, base: u32, start: usize) {
        for i in start..self.code.operands.len() {
            let def = self.code.operands[i];
            let Constraint::Reuse(k) = def.constraint() else { continue };
            let used = base + u32::from(k);
            let Some(k) = self.tables.alloc_of[start..].iter().position(|&alloc| alloc == used) else {
                continue;
            };
            let input = self.code.operands[start + k];
            let constraint = match input.constraint() {
                Constraint::Fixed(reg) => Constraint::Fixed(reg),
                _ => Constraint::Reuse(k as u8),
            };
            if input.constraint() == Constraint::Any {
                self.code.operands[start + k] =
                    regalloc::Operand::new(input.vreg(), input.access(), input.at(), Constraint::Reg);
            }
            self.code.operands[i] = regalloc::Operand::new(def.vreg(), Access::Def, At::Late, constraint);
        }
    }

    /// A register with a number below `max` that is free in the instruction. Values are spread over them by
    /// number.
    fn below(
        &self,
        op: Operand,
        max: usize,
        operands: &[Operand],
        clobbers: PRegSet,
        start: usize,
    ) -> Result<Constraint, RegAllocError> {
        let class = class_of(op.class());
        let mut taken = preg_set(clobbers);
        for other in operands {
            if let OperandConstraint::FixedReg(reg) = other.constraint() {
                taken.insert(preg_of(reg));
            }
        }
        for other in &self.code.operands[start..] {
            if let Constraint::Fixed(reg) = other.constraint() {
                taken.insert(reg);
            }
        }
        let order = &self.target.registers.order;
        let is_free = |p: &&Preg| p.class() == class && (p.number() as usize) < max && !taken.contains(**p);
        let n = order.iter().filter(is_free).count();
        let nth = op.vreg().vreg().checked_rem(n).ok_or(RegAllocError::TooManyLiveRegs)?;
        order
            .iter()
            .filter(is_free)
            .nth(nth)
            .map_or(Err(RegAllocError::TooManyLiveRegs), |&p| Ok(Constraint::Fixed(p)))
    }

    /// A register in memory that no other operand of the instruction has.
    fn parked(&mut self, class: RegClass, start: usize) -> Result<Constraint, RegAllocError> {
        self.tables.parks = true;
        let operands = &self.code.operands[start..];
        let is_taken = |p: Preg| operands.iter().any(|op| op.constraint() == Constraint::Fixed(p));
        let mut parking = self.target.parking[class as usize].iter();
        parking
            .find(|&&p| !is_taken(p))
            .map_or(Err(RegAllocError::TooManyLiveRegs), |&p| Ok(Constraint::Fixed(p)))
    }

    /// The index of a set of clobbered registers. Beyond 254 different ones each register is a definition of
    /// a value without uses; for a jump, which can have none, a last set has all of them.
    fn clobber_set(&mut self, clobbers: PRegSet, ends_block: bool) -> u8 {
        const ALL: usize = 255;
        let (set, index) = self.tables.last_clobbers;
        if clobbers == set {
            return index;
        }
        self.tables.clobbered.union_from(clobbers);
        let set = preg_set(clobbers);
        if self.code.clobber_sets.len() >= ALL && !self.code.clobber_sets.contains(&set) {
            if ends_block {
                let all = Class::all().map(|class| PregSet::of_class(class, u64::MAX));
                return self.code.clobber_set(all.fold(PregSet::EMPTY, PregSet::union));
            }
            for reg in clobbers {
                let dead = self.code.new_vreg(self.target.vreg(reg.class()));
                self.push(regalloc::Operand::fixed_def(dead, preg_of(reg)), NONE);
            }
            return 0;
        }
        let index = self.code.clobber_set(set);
        self.tables.last_clobbers = (clobbers, index);
        index
    }
}
