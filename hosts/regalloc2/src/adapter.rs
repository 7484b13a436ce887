//! From a function of regalloc2's interface to Sheave's allocator and back.
//!
//! regalloc2 takes SSA form with block parameters, Sheave's allocator code in copies form. So a block's
//! parameters become variables that its predecessors write: by moves before the jump of a predecessor, or at
//! the head of a block that has only one. Critical edges are split already, so nothing else is live on the
//! edge that is written, and the rest of elimination is the order of each parallel copy. Coalescing is the
//! allocator's.
//!
//! ```text
//! block1(v2): jump block1(v3)      block1: v2 := v3
//!                                          jump
//! ```
//!
//! Operands translate one by one, but for those that Sheave's allocator does not have:
//!
//! - Definitions of particular registers by a jump are clobbers there and an `Arrival` at the head of each
//!   successor, which has no other predecessors.
//! - Registers that are not allocatable and belong to no value are no operands.
//! - A limit is one of the registers below it; a location on the stack is a register in memory that nothing
//!   else uses, and a spill slot afterwards.
//!
//! This file and its module are compiled twice, here and in the package `check`; it names nothing outside of
//! `crate::api`, of Sheave's crates and of `alloc`.
//!
//! Time is linear in operands and parameters passed, beside the allocator's.

#[path = "adapter/builder.rs"]
mod builder;

use alloc::vec::Vec;

use crate::api::{
    Allocation, Edit, Function, Inst, MachineEnv, Operand, OperandKind, Output, PReg, PRegSet, ProgPoint,
    RegAllocError, RegClass, SpillSlot, VReg,
};
use builder::Builder;
use sheave_regalloc as regalloc;
use sheave_regalloc::{
    Class, ClassInfo, Code, Constraint, InstKind, MoveKind, Preg, PregSet, Registers, Vreg, VregInfo,
};
use sheave_ssa::parallel_copy;

/// No index.
const NONE: u32 = u32::MAX;

/// Registers in memory of each class that serve operands on the stack.
const PARKING: usize = 16;

/// The bytes of a unit of spill slots, as declared to Sheave's allocator.
const UNIT: usize = 8;

/// Memory that is reused from function to function.
#[derive(Default)]
pub(crate) struct Scratch {
    code: Code,
    target: Target,
    tables: Tables,
    ctx: regalloc::Ctx,
    answer: regalloc::Output,
    /// By number of a register in Sheave's allocator the host's location.
    locations: Vec<Allocation>,
    /// The first unit of each spill slot, or the last one if the host names it by that.
    slots: Vec<SpillSlot>,
}

/// Description of a target for Sheave's allocator.
struct Target {
    registers: Registers,
    /// Registers in memory for operands on the stack, by class.
    parking: [Vec<Preg>; Class::COUNT],
    /// The units of spill slots that a value of each class needs.
    sizes: [usize; Class::COUNT],
}

impl Default for Target {
    fn default() -> Target {
        let registers = Registers {
            classes: Vec::new(),
            order: Vec::new(),
            callee_saved: PregSet::EMPTY,
            in_memory: PregSet::EMPTY,
        };
        Target { registers, parking: [const { Vec::new() }; Class::COUNT], sizes: [1; Class::COUNT] }
    }
}

/// Tables of one function.
#[derive(Default)]
struct Tables {
    /// By instruction of the code the host's: itself, or for moves and arrivals the one that they precede.
    host_inst: Vec<u32>,
    /// By operand of the code its index among the host's locations.
    alloc_of: Vec<u32>,
    /// Locations that are known without the allocator, by index.
    known: Vec<(u32, Allocation)>,
    /// Operands in the location of another one, as pairs of indices.
    same: Vec<(u32, u32)>,
    /// By value the index of the location of its definition; `NONE` before there is one.
    defined: Vec<u32>,
    /// By value the block of which it is a parameter.
    param_of: Vec<u32>,
    /// The blocks in the order of the code.
    order: Vec<u32>,
    /// By block its position in the order.
    position: Vec<u32>,
    succs: Vec<u32>,
    copies: Vec<(u32, u32)>,
    parallel_copy: parallel_copy::Ctx,
    /// The set of clobbers that occurred last, and its index.
    last_clobbers: (PRegSet, u8),
    /// All registers clobbered by any instruction.
    clobbered: PRegSet,
    /// Whether there are operands on the stack.
    parks: bool,
}

/// Marks the definition of a parameter in [`Tables::defined`].
const BY_PARAMETER: u32 = NONE - 1;

fn class_of(class: RegClass) -> Class {
    Class::new(class as u8)
}

fn preg_of(reg: PReg) -> Preg {
    Preg::new(class_of(reg.class()), reg.hw_enc() as u8)
}

fn preg_set(set: PRegSet) -> PregSet {
    set.into_iter().fold(PregSet::EMPTY, |set, reg| set.with(preg_of(reg)))
}

fn vreg_of(vreg: VReg) -> Vreg {
    Vreg(vreg.vreg() as u32)
}

/// Allocates registers for `func`.
pub(crate) fn run<F: Function>(
    func: &F,
    env: &MachineEnv,
    validate: bool,
    scratch: &mut Scratch,
    out: &mut Output,
) -> Result<(), RegAllocError> {
    scratch.code.clear();
    scratch.target.learn(func, env);
    scratch.tables.clear(func.num_vregs());
    out.inst_alloc_offsets.clear();
    let code = &mut scratch.code;
    let mut builder = Builder {
        func,
        code,
        target: &scratch.target,
        tables: &mut scratch.tables,
        in_order: true,
        n_allocs: 0,
    };
    builder.scan(&mut out.inst_alloc_offsets)?;
    builder.build(&mut out.inst_alloc_offsets)?;
    let Builder { in_order, n_allocs, .. } = builder;
    // A register destroyed by calls need not be preserved by this function.
    let preserved =
        env.non_preferred_regs_by_class.iter().fold(PregSet::EMPTY, |all, &set| all | preg_set(set));
    scratch.target.registers.callee_saved = preserved.without(preg_set(scratch.tables.clobbered));
    let options = regalloc::Options { max_spill_bytes: (SpillSlot::MAX * UNIT) as u32 };
    let Scratch { code, target, ctx, answer, .. } = scratch;
    regalloc::run(code, &target.registers, &options, ctx, answer)
        .map_err(|error| host_error(error, scratch))?;
    if let Some(vreg) = scratch.ctx.live_into_entry() {
        return Err(if validate { not_defined(func, vreg) } else { RegAllocError::EntryLivein });
    }
    scratch.place_slots(func, out);
    scratch.write(in_order, n_allocs, out)?;
    if in_order {
        scratch.locate_labels(func, out);
    }
    Ok(())
}

fn host_error(error: regalloc::Error, scratch: &Scratch) -> RegAllocError {
    match error {
        regalloc::Error::TooFewRegisters { .. } | regalloc::Error::FixedConflict { .. } => {
            RegAllocError::TooManyLiveRegs
        }
        regalloc::Error::Malformed { inst, .. } => {
            let inst = scratch.tables.host_inst.get(inst as usize).map_or(NONE, |&inst| inst);
            RegAllocError::SSA(VReg::invalid(), Inst::new(inst as usize))
        }
        _ => RegAllocError::TooManyOperands,
    }
}

/// The error for a use that no definition reaches.
fn not_defined(func: &impl Function, vreg: Vreg) -> RegAllocError {
    for inst in (0..func.num_insts()).map(Inst::new) {
        let reads = |op: &&Operand| op.kind() == OperandKind::Use && vreg_of(op.vreg()) == vreg;
        if let Some(op) = func.inst_operands(inst).iter().find(reads) {
            return RegAllocError::SSA(op.vreg(), inst);
        }
    }
    RegAllocError::SSA(VReg::new(vreg.index(), RegClass::Int), Inst::invalid())
}

impl Target {
    fn learn(&mut self, func: &impl Function, env: &MachineEnv) {
        let Registers { classes, order, in_memory, .. } = &mut self.registers;
        classes.clear();
        order.clear();
        for class in [RegClass::Int, RegClass::Float, RegClass::Vector] {
            let scratch = env.scratch_by_class[class as usize].map(preg_of);
            let first = order.len();
            let preferred = env.preferred_regs_by_class[class as usize].into_iter();
            order.extend(preferred.chain(env.non_preferred_regs_by_class[class as usize]).map(preg_of));
            // A host need not define the spill size of a class without registers.
            let size = if order.len() == first { 1 } else { func.spillslot_size(class) };
            let bytes = (size * UNIT).next_power_of_two().clamp(UNIT, 64);
            classes.push(ClassInfo { scratch, ..ClassInfo::new(bytes as u8) });
            self.sizes[class as usize] = size;
        }
        let slots = env.fixed_stack_slots.iter().fold(PregSet::EMPTY, |set, &reg| set.with(preg_of(reg)));
        let scratch = env.scratch_by_class.iter().flatten();
        let taken = scratch.fold(PregSet::of(order) | slots, |set, &reg| set.with(preg_of(reg)));
        *in_memory = slots;
        for (class, parking) in Class::all().zip(&mut self.parking) {
            let free = (0..Preg::PER_CLASS as u8 - 1).rev().map(|number| Preg::new(class, number));
            parking.clear();
            parking.extend(free.filter(|&p| !taken.contains(p)).take(PARKING));
            parking.iter().for_each(|&p| in_memory.insert(p));
        }
    }

    /// The information on a value of a class.
    fn vreg(&self, class: RegClass) -> VregInfo {
        let class = class_of(class);
        VregInfo::new(class, self.registers.classes[class.index()].bytes)
    }
}

impl Tables {
    fn clear(&mut self, n_vregs: usize) {
        self.host_inst.clear();
        self.alloc_of.clear();
        self.known.clear();
        self.same.clear();
        for of_vregs in [&mut self.defined, &mut self.param_of] {
            of_vregs.clear();
            of_vregs.resize(n_vregs, NONE);
        }
        self.order.clear();
        self.position.clear();
        self.last_clobbers = (PRegSet::empty(), 0);
        self.clobbered = PRegSet::empty();
        self.parks = false;
    }
}

impl Scratch {
    /// Assigns units to spill slots, and a location to every register.
    fn place_slots(&mut self, func: &impl Function, out: &mut Output) {
        let sizes = self.target.sizes;
        let by_last = func.multi_spillslot_named_by_last_slot();
        let mut units = 0_usize;
        let mut place = |size: usize| {
            let first = units.next_multiple_of(size.max(1));
            units = first + size;
            SpillSlot::new(if by_last { units.max(1) - 1 } else { first })
        };
        self.slots.clear();
        for &bytes in &self.answer.slots {
            // Classes whose values are equally wide may share a slot.
            let same = |class: &ClassInfo| class.bytes == bytes;
            let shared = self.target.registers.classes.iter().zip(sizes).filter(|(class, _)| same(class));
            self.slots.push(place(shared.map(|(_, size)| size).max().unwrap_or(usize::from(bytes) / UNIT)));
        }
        self.locations.clear();
        self.locations.extend((0..Preg::COUNT).map(|index| Allocation::reg(PReg::from_index(index))));
        if self.tables.parks {
            let mut used = PregSet::EMPTY;
            for op in &self.code.operands {
                if let Constraint::Fixed(reg) = op.constraint() {
                    used.insert(reg);
                }
            }
            for (parking, size) in self.target.parking.iter().zip(sizes) {
                for &reg in parking.iter().filter(|&&reg| used.contains(reg)) {
                    self.locations[reg.index()] = Allocation::stack(place(size));
                }
            }
        }
        out.num_spillslots = units;
    }

    fn location(&self, at: regalloc::Allocation) -> Allocation {
        match (at.as_reg(), at.as_slot()) {
            (Some(reg), _) => self.locations[reg.index()],
            (_, Some(slot)) => Allocation::stack(self.slots[slot.0 as usize]),
            _ => Allocation::none(),
        }
    }

    /// Writes locations and moves.
    fn write(&self, in_order: bool, n_allocs: u32, out: &mut Output) -> Result<(), RegAllocError> {
        let Scratch { answer, tables, .. } = self;
        if let Some(edge) = answer.edges.first() {
            let jump = self.code.block_insts(edge.block as usize).end - 1;
            return Err(RegAllocError::DisallowedBranchArg(Inst::new(tables.host_inst[jump] as usize)));
        }
        out.allocs.clear();
        out.allocs.resize(n_allocs as usize, Allocation::none());
        for (&alloc, &at) in tables.alloc_of.iter().zip(&answer.allocs) {
            if alloc != NONE {
                out.allocs[alloc as usize] = self.location(at);
            }
        }
        tables.known.iter().for_each(|&(alloc, at)| out.allocs[alloc as usize] = at);
        tables
            .same
            .iter()
            .for_each(|&(alloc, first)| out.allocs[alloc as usize] = out.allocs[first as usize]);
        out.edits.clear();
        for insertion in &answer.insertions {
            let at = ProgPoint::before(Inst::new(tables.host_inst[insertion.before as usize] as usize));
            for inserted in &answer.moves[insertion.start as usize..insertion.end as usize] {
                let MoveKind::Move { dst, src } = inserted.kind else {
                    unreachable!("no class exchanges registers, no value is rematerialised")
                };
                out.edits.push((at, Edit::Move { from: self.location(src), to: self.location(dst) }));
            }
        }
        if !in_order {
            out.edits.sort_by_key(|(at, _)| *at);
        }
        out.stats.edits_count = out.edits.len();
        out.stats.splits = answer.stats.splits as usize;
        out.stats.evict_bundle_count = answer.stats.evictions as usize;
        Ok(())
    }

    /// The locations of the values that have labels.
    fn locate_labels(&self, func: &impl Function, out: &mut Output) {
        out.debug_locations.clear();
        for &(vreg, start, end, label) in func.debug_value_labels() {
            if vreg.vreg() >= func.num_vregs() {
                continue;
            }
            let (start, end) = (ProgPoint::before(start), ProgPoint::before(end));
            for (from, to, at) in self.ctx.locations(vreg_of(vreg)) {
                let (from, to) = (self.point(from, 1).max(start), self.point(to, 2).min(end));
                if from < to {
                    out.debug_locations.push((label, from, to, self.location(at)));
                }
            }
        }
        out.debug_locations.sort_unstable_by_key(|&(label, from, to, at)| (label, from, to, at));
    }

    /// The host's point for a position of the allocator. From the step `after` of an instruction on it is the
    /// point after the instruction.
    fn point(&self, position: u32, after: u32) -> ProgPoint {
        let index = position as usize / 4;
        let Some(&inst) = self.tables.host_inst.get(index) else {
            let last = self.tables.host_inst[index - 1];
            return ProgPoint::after(Inst::new(last as usize));
        };
        let inst = Inst::new(inst as usize);
        let is_host = self.code.kinds[index] == InstKind::Plain;
        if is_host && position % 4 >= after { ProgPoint::after(inst) } else { ProgPoint::before(inst) }
    }

    /// Input and output of the allocator, as text. The first part is the input of its tool.
    #[allow(dead_code, reason = "for logs and failures")]
    pub(crate) fn display(&self) -> impl core::fmt::Display + '_ {
        let problem =
            regalloc::text::Problem { code: self.code.clone(), registers: self.target.registers.clone() };
        alloc::format!("{problem}\n{}", self.answer.display(&self.code))
    }
}
