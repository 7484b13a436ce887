//! A host for tests and tutorials: a function in SSA form with parameters of blocks, or in copies form, whose
//! instructions are operands and nothing else.
//!
//! An instruction reads its inputs and writes to each definition a number that depends on them and on which
//! instruction it is; [`run`] does that on virtual registers; [`apply`] carries out a [`Plan`], and
//! [`run_allocated`] runs the result in registers and spill slots, where clobbered registers, early
//! definitions and the upper halves of narrow moves get rubbish. Both return what every instruction read.

use alloc::string::String;
use alloc::vec::Vec;
use alloc::{format, vec};
use core::fmt;

use sheave_ssa::{Block, Cfg, Edge, Inst};

use crate::host::{CodeHost, InstSink, Plan, Position};
use crate::input::{Access, At, InstKind, Operand, Vreg, VregInfo};
use crate::output::{Allocation, Move, MoveKind};
use crate::registers::{Preg, PregSet};

use super::INT;

/// A function of the toy. Blocks are entered at block 0.
#[derive(Clone, Default, Debug)]
pub struct ToyFunc {
    /// Its blocks by number.
    pub blocks: Vec<ToyBlock>,
    /// Its instructions by number.
    pub insts: Vec<ToyInst>,
    /// Its virtual registers by number.
    pub vregs: Vec<VregInfo>,
}

/// A block.
#[derive(Clone, Default, Debug)]
pub struct ToyBlock {
    /// What its edges define.
    pub params: Vec<Vreg>,
    /// Its instructions in order, of which the last one ends it.
    pub insts: Vec<Inst>,
    /// Its edges in order.
    pub edges: Vec<ToyEdge>,
    /// How often it runs.
    pub frequency: Option<u64>,
}

/// An edge.
#[derive(Clone, Debug)]
pub struct ToyEdge {
    /// Where it leads.
    pub target: Block,
    /// What it passes to the parameters there.
    pub args: Vec<Vreg>,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct ToyInst {
    /// Its kind.
    pub kind: InstKind,
    /// Its operands.
    pub operands: Vec<Operand>,
    /// What it clobbers.
    pub clobbers: PregSet,
}

impl ToyFunc {
    /// Appends an instruction without clobbers to a block.
    pub fn push(&mut self, block: Block, operands: &[Operand]) -> Inst {
        let inst = Inst::new(self.insts.len());
        self.insts.push(ToyInst {
            kind: InstKind::Plain,
            operands: operands.to_vec(),
            clobbers: PregSet::EMPTY,
        });
        self.blocks[block.index()].insts.push(inst);
        inst
    }

    /// Adds an edge to a block.
    pub fn edge(&mut self, from: Block, target: Block, args: &[Vreg]) {
        self.blocks[from.index()].edges.push(ToyEdge { target, args: args.to_vec() });
    }

    /// A loop that counts: its head has the counter as a parameter, and the limit is live through it.
    pub fn counter() -> ToyFunc {
        let [start, limit, counter, next] = [0, 1, 2, 3].map(Vreg);
        let blocks = vec![ToyBlock::default(); 3];
        let mut func = ToyFunc { blocks, insts: Vec::new(), vregs: vec![VregInfo::new(INT, 8); 4] };
        let [entry, head, exit] = [0, 1, 2].map(Block);
        func.push(entry, &[Operand::reg_def(start), Operand::reg_def(limit)]);
        func.push(entry, &[]);
        func.edge(entry, head, &[start]);
        func.blocks[head.index()].params.push(counter);
        func.push(head, &[Operand::reuse_def(next, 1), Operand::reg_use(counter)]);
        func.push(head, &[Operand::reg_use(next), Operand::any_use(limit)]);
        func.edge(head, head, &[next]);
        func.edge(head, exit, &[]);
        func.push(exit, &[Operand::reg_use(counter), Operand::fixed_use(next, Preg::new(INT, 0))]);
        func
    }
}

impl Cfg for ToyFunc {
    fn n_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.blocks[block.index()].edges.iter().map(|edge| edge.target).for_each(visit);
    }

    fn frequency(&self, block: Block) -> Option<u64> {
        self.blocks[block.index()].frequency
    }
}

impl CodeHost for ToyFunc {
    fn n_vregs(&self) -> usize {
        self.vregs.len()
    }

    fn vreg(&self, vreg: Vreg) -> VregInfo {
        self.vregs[vreg.index()]
    }

    fn n_insts(&self) -> usize {
        self.insts.len()
    }

    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        for &inst in &self.blocks[block.index()].insts {
            let ToyInst { kind, operands, clobbers } = &self.insts[inst.index()];
            sink.inst(inst, *kind, *clobbers);
            operands.iter().for_each(|&operand| sink.operand(operand));
        }
    }

    fn params(&self, block: Block, visit: impl FnMut(Vreg)) {
        self.blocks[block.index()].params.iter().copied().for_each(visit);
    }

    fn args(&self, edge: Edge, visit: impl FnMut(Vreg)) {
        self.blocks[edge.from.index()].edges[edge.index as usize].args.iter().copied().for_each(visit);
    }
}

impl fmt::Display for ToyFunc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, block) in self.blocks.iter().enumerate() {
            writeln!(f, "{}{:?}", Block::new(number), block.params)?;
            for &inst in &block.insts {
                let ToyInst { kind, operands, clobbers } = &self.insts[inst.index()];
                write!(f, "    {inst}: {kind:?} {operands:?}")?;
                writeln!(f, "{}", if clobbers.is_empty() { "" } else { " and clobbers" })?;
            }
            for edge in &block.edges {
                writeln!(f, "    to {}{:?}", edge.target, edge.args)?;
            }
        }
        Ok(())
    }
}

fn mix(a: u64, b: u64) -> u64 {
    let x = (a ^ b.rotate_left(32)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    (x ^ x >> 29).wrapping_mul(0xc4ce_b9fe_1a85_ec53)
}

fn recipe_value(recipe: u32) -> u64 {
    mix(0x1234_5678, u64::from(recipe))
}

/// The value that `inst` writes to its operand number `k`.
fn result(inst: Inst, k: usize, read: u64, info: VregInfo) -> u64 {
    match info.remat {
        Some(recipe) => recipe_value(recipe),
        None => mix(mix(read, k as u64), u64::from(inst.0)),
    }
}

fn narrow(value: u64, bytes: u8) -> u64 {
    if bytes >= 8 { value } else { value & ((1 << (8 * bytes)) - 1) }
}

/// What every instruction reads, in the order of execution, as one number for each that reads anything; for
/// at most `steps` instructions. What was read chooses among edges.
pub fn run(func: &ToyFunc, steps: usize) -> Vec<u64> {
    let (mut block, mut trace) = (Block(0), Vec::new());
    let mut values = vec![0; func.vregs.len()];
    let mut left = steps;
    loop {
        for &inst in &func.blocks[block.index()].insts {
            if left == 0 {
                return trace;
            }
            left -= 1;
            let ToyInst { kind, operands, .. } = &func.insts[inst.index()];
            if *kind == InstKind::Move {
                values[operands[0].vreg().index()] = values[operands[1].vreg().index()];
                continue;
            }
            let reads = operands.iter().filter(|op| op.reads()).map(|op| op.vreg().index());
            let read: Vec<u64> = reads.map(|v| narrow(values[v], func.vregs[v].bytes)).collect();
            let sum = observe(&mut trace, inst, &read);
            for (k, op) in operands.iter().enumerate().filter(|(_, op)| op.writes()) {
                let v = op.vreg().index();
                values[v] = result(inst, k, sum, func.vregs[v]);
            }
        }
        let edges = &func.blocks[block.index()].edges;
        let Some(edge) = edges.get(choose(&trace, edges.len())) else { return trace };
        let passed: Vec<u64> = edge.args.iter().map(|arg| values[arg.index()]).collect();
        let params = &func.blocks[edge.target.index()].params;
        params.iter().zip(passed).for_each(|(param, value)| values[param.index()] = value);
        block = edge.target;
    }
}

fn observe(trace: &mut Vec<u64>, inst: Inst, read: &[u64]) -> u64 {
    let sum = read.iter().copied().fold(0, mix);
    if !read.is_empty() {
        trace.push(mix(sum, u64::from(inst.0)));
    }
    sum
}

fn choose(trace: &[u64], n: usize) -> usize {
    let recent = trace.iter().rev().take(4).copied().fold(trace.len() as u64, mix);
    ((recent >> 33) as usize).checked_rem(n).unwrap_or(0)
}

/// A function to which a plan has been applied.
#[derive(Clone, Default, Debug)]
pub struct Allocated {
    /// Its blocks: those of the function, and then those on edges.
    pub blocks: Vec<AllocatedBlock>,
    /// How many spill slots there are.
    pub n_slots: usize,
}

/// A block of physical registers.
#[derive(Clone, Default, Debug)]
pub struct AllocatedBlock {
    /// What happens in it.
    pub steps: Vec<Step>,
    /// Its successors in order.
    pub succs: Vec<Block>,
}

/// A step of a block.
#[derive(Clone, Debug)]
pub enum Step {
    /// An instruction of the function with the locations of its operands.
    Inst(Inst, Vec<Allocation>),
    /// As that, with its first two inputs exchanged.
    Exchanged(Inst, Vec<Allocation>),
    /// A move.
    Move(Move),
}

/// Carries out `plan`: instructions with their locations, and moves before them or in blocks on edges.
pub fn apply(func: &ToyFunc, plan: &Plan) -> Allocated {
    let mut allocated = Allocated { blocks: Vec::new(), n_slots: plan.slots().len() };
    let moves_at = |position: Position| {
        let here = plan.edits().filter(move |edit| edit.0 == position);
        here.flat_map(|(_, moves)| moves.iter().copied().map(Step::Move))
    };
    for block in &func.blocks {
        let mut steps = Vec::new();
        for &inst in &block.insts {
            steps.extend(moves_at(Position::Before(inst)));
            let locations = plan.locations(inst).to_vec();
            if plan.is_exchanged(inst) {
                steps.push(Step::Exchanged(inst, locations));
            } else if !plan.is_removed(inst) {
                steps.push(Step::Inst(inst, locations));
            }
        }
        let succs = block.edges.iter().map(|edge| edge.target).collect();
        allocated.blocks.push(AllocatedBlock { steps, succs });
    }
    for (from, block) in func.blocks.iter().enumerate() {
        for (index, edge) in block.edges.iter().enumerate() {
            let steps: Vec<Step> =
                moves_at(Position::On(Edge::new(Block::new(from), index as u32))).collect();
            if !steps.is_empty() {
                allocated.blocks[from].succs[index] = Block::new(allocated.blocks.len());
                allocated.blocks.push(AllocatedBlock { steps, succs: vec![edge.target] });
            }
        }
    }
    allocated
}

/// As [`run`], of `func` as it was allocated.
///
/// # Errors
/// An instruction whose locations are not as many as its operands, one that runs and has none, or a late
/// input that the instruction itself overwrites.
pub fn run_allocated(func: &ToyFunc, allocated: &Allocated, steps: usize) -> Result<Vec<u64>, String> {
    let places = (0..Preg::COUNT + allocated.n_slots).map(|at| mix(5, at as u64)).collect();
    let mut machine = Machine { func, places, rubbish: 9, trace: Vec::new() };
    let (mut block, mut left) = (0, steps);
    loop {
        let AllocatedBlock { steps, succs } = &allocated.blocks[block];
        for step in steps {
            match step {
                Step::Move(inserted) => machine.run_move(*inserted)?,
                _ if left == 0 => return Ok(machine.trace),
                Step::Inst(inst, locations) => machine.inst(*inst, locations, false)?,
                Step::Exchanged(inst, locations) => machine.inst(*inst, locations, true)?,
            }
            left -= usize::from(!matches!(step, Step::Move(_)));
        }
        // Edge blocks have one successor, and no influence on what is chosen.
        match succs.get(choose(&machine.trace, succs.len())) {
            Some(succ) => block = succ.index(),
            None => return Ok(machine.trace),
        }
    }
}

/// Registers and spill slots.
struct Machine<'a> {
    func: &'a ToyFunc,
    places: Vec<u64>,
    rubbish: u64,
    trace: Vec<u64>,
}

impl Machine<'_> {
    fn index(&self, at: Allocation) -> Result<usize, String> {
        at.index().filter(|&at| at < self.places.len()).ok_or_else(|| format!("there is no location {at}"))
    }

    fn rubbish(&mut self) -> u64 {
        self.rubbish = mix(self.rubbish, 0xdead);
        self.rubbish
    }

    fn moved(&mut self, value: u64, bytes: u8) -> u64 {
        if bytes >= 8 { value } else { narrow(value, bytes) | self.rubbish() << (8 * bytes) }
    }

    fn run_move(&mut self, inserted: Move) -> Result<(), String> {
        match inserted.kind {
            MoveKind::Move { dst, src } => {
                let (dst, src) = (self.index(dst)?, self.index(src)?);
                self.places[dst] = self.moved(self.places[src], inserted.bytes);
            }
            MoveKind::Xchg { a, b } => {
                let (x, y) = (self.places[a.index()], self.places[b.index()]);
                self.places[a.index()] = self.moved(y, inserted.bytes);
                self.places[b.index()] = self.moved(x, inserted.bytes);
            }
            MoveKind::Remat { dst, recipe } => self.places[dst.index()] = recipe_value(recipe),
        }
        Ok(())
    }

    fn inst(&mut self, inst: Inst, locations: &[Allocation], exchanged: bool) -> Result<(), String> {
        let ToyInst { kind, operands, clobbers } = &self.func.insts[inst.index()];
        if locations.len() != operands.len() {
            return Err(format!("{inst} has {} operands and the locations {locations:?}", operands.len()));
        }
        let places: Vec<usize> = locations.iter().map(|&at| self.index(at)).collect::<Result<_, _>>()?;
        let info = |op: &Operand| self.func.vregs[op.vreg().index()];
        for (op, &at) in operands.iter().zip(&places) {
            if op.access() == Access::Def && op.at() == At::Early && *kind != InstKind::Arrival {
                self.places[at] = self.rubbish();
            }
        }
        let reads = operands.iter().zip(&places).filter(|(op, _)| op.reads());
        let mut read: Vec<u64> = reads.map(|(op, &at)| narrow(self.places[at], info(op).bytes)).collect();
        if exchanged {
            read.swap(0, 1);
        }
        let sum = observe(&mut self.trace, inst, &read);
        let is_late = |op: &Operand| op.access() == Access::Use && op.at() == At::Late;
        let late: Vec<(usize, u64)> = (operands.iter().zip(&places))
            .filter(|(op, _)| is_late(op))
            .map(|(_, &at)| (at, self.places[at]))
            .collect();
        for reg in clobbers.iter() {
            self.places[reg.index()] = self.rubbish();
        }
        for (k, (op, &at)) in operands.iter().zip(&places).enumerate().filter(|(_, (op, _))| op.writes()) {
            self.places[at] = result(inst, k, sum, info(op));
        }
        match late.iter().find(|&&(at, value)| self.places[at] != value) {
            Some((at, _)) => Err(format!("{inst} destroys location {at}, which it reads late")),
            None => Ok(()),
        }
    }
}
