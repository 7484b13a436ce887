//! The smallest function that has everything elimination cares about, and a simulator that runs it with phis
//! or with a plan's copies.
//!
//! An instruction's results are a hash of its name and its operands; which edge a block leaves by comes from
//! a tape, so that any graph may be run. Both runs must show the same operands at every instruction. Places
//! hold poison until they are written, a different one in each, so a missing copy shows.

use sheave_ssa::eliminate::{Plan, Position, Split};
use sheave_ssa::host::{Cfg, Constraint, InstSink, ValueKind};
use sheave_ssa::{Block, Edge, Inst, SsaHost, Type, Value};

/// One instruction; the last of a block is its terminator.
#[derive(Clone, Debug, Default)]
pub(crate) struct MiniInst {
    pub(crate) uses: Vec<Value>,
    pub(crate) defs: Vec<Value>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct MiniBlock {
    pub(crate) phis: Vec<Value>,
    pub(crate) insts: Vec<MiniInst>,
    pub(crate) edges: Vec<(Block, Vec<Value>)>,
    /// Its edges cannot be split.
    pub(crate) unsplittable: bool,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Mini {
    pub(crate) blocks: Vec<MiniBlock>,
    pub(crate) kinds: Vec<ValueKind>,
    pub(crate) params: Vec<Value>,
    pub(crate) constraints: Vec<Constraint>,
    pub(crate) floats: Vec<Value>,
}

impl Mini {
    pub(crate) fn new(n_blocks: usize) -> Self {
        Mini { blocks: vec![MiniBlock::default(); n_blocks], ..Mini::default() }
    }

    fn value(&mut self, kind: ValueKind) -> Value {
        self.kinds.push(kind);
        Value::new(self.kinds.len() - 1)
    }

    pub(crate) fn param(&mut self) -> Value {
        let value = self.value(ValueKind::Variable);
        self.params.push(value);
        value
    }

    pub(crate) fn constant(&mut self) -> Value {
        self.value(ValueKind::Constant)
    }

    pub(crate) fn undef(&mut self) -> Value {
        self.value(ValueKind::Undef)
    }

    pub(crate) fn phi(&mut self, block: usize) -> Value {
        let value = self.value(ValueKind::Variable);
        self.blocks[block].phis.push(value);
        value
    }

    /// A value that an instruction will define.
    pub(crate) fn result(&mut self) -> Value {
        self.value(ValueKind::Variable)
    }

    pub(crate) fn op(&mut self, block: usize, uses: &[Value]) -> Value {
        let value = self.result();
        self.blocks[block].insts.push(MiniInst { uses: uses.to_vec(), defs: vec![value] });
        value
    }

    /// The terminator: what it reads and where it goes, with the arguments of the targets' phis.
    pub(crate) fn end(&mut self, block: usize, uses: &[Value], edges: &[(usize, &[Value])]) {
        self.blocks[block].insts.push(MiniInst { uses: uses.to_vec(), defs: Vec::new() });
        self.blocks[block].edges =
            edges.iter().map(|(target, args)| (Block::new(*target), args.to_vec())).collect();
    }

    pub(crate) fn n_values(&self) -> usize {
        self.kinds.len()
    }
}

impl Cfg for Mini {
    fn n_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.blocks[block.index()].edges.iter().map(|edge| edge.0).for_each(visit);
    }
}

impl SsaHost for Mini {
    fn n_values(&self) -> usize {
        self.kinds.len()
    }

    fn n_insts(&self) -> usize {
        self.blocks.iter().map(|block| block.insts.len()).sum()
    }

    fn phis(&self, block: Block, visit: impl FnMut(Value)) {
        self.blocks[block.index()].phis.iter().copied().for_each(visit);
    }

    fn phi_args(&self, edge: Edge, visit: impl FnMut(Value)) {
        self.blocks[edge.from.index()].edges[edge.index as usize].1.iter().copied().for_each(visit);
    }

    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        for (index, inst) in self.blocks[block.index()].insts.iter().enumerate() {
            sink.inst(Inst::new(index));
            inst.uses.iter().for_each(|&value| sink.uses(value));
            inst.defs.iter().for_each(|&value| sink.defines(value));
        }
    }

    fn value_type(&self, value: Value) -> Type {
        if self.floats.contains(&value) { Type::float(8) } else { Type::int(8) }
    }

    fn value_kind(&self, value: Value) -> ValueKind {
        self.kinds[value.index()]
    }

    fn params(&self, visit: impl FnMut(Value)) {
        self.params.iter().copied().for_each(visit);
    }

    fn splittable(&self, edge: Edge) -> bool {
        !self.blocks[edge.from.index()].unsplittable
    }

    fn constraints(&self, visit: impl FnMut(Constraint)) {
        self.constraints.iter().copied().for_each(visit);
    }
}

fn mix(a: u64, b: u64) -> u64 {
    let x = (a.rotate_left(23) ^ b).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x ^ (x >> 29)
}

/// What one run shows: the operands of each instruction, hashed, and where it is.
pub(crate) type Trace = Vec<(u32, u32, u64)>;

struct Run<'a> {
    mini: &'a Mini,
    places: Vec<u64>,
    trace: Trace,
}

impl Run<'_> {
    fn read(&self, value: Value) -> u64 {
        match self.mini.kinds.get(value.index()) {
            Some(ValueKind::Constant) => mix(1, u64::from(value.0)),
            _ => self.places[value.index()],
        }
    }

    fn execute(&mut self, block: usize, index: usize, place: impl Fn(Value) -> Value) {
        let inst = &self.mini.blocks[block].insts[index];
        let seen = inst.uses.iter().fold(mix(block as u64, index as u64), |hash, &value| {
            mix(
                hash,
                if self.mini.kinds[value.index()] == ValueKind::Undef { 0 } else { self.read(place(value)) },
            )
        });
        self.trace.push((block as u32, index as u32, seen));
        // Results are written together: in an order of their own, so that two in one place show.
        for (k, &value) in inst.defs.iter().enumerate().rev() {
            self.places[place(value).index()] = mix(seen, k as u64 + 7);
        }
    }
}

/// Runs the function with its phis. Undefined arguments leave an arbitrary value, here the poison that
/// `undefined` names; the caller avoids showing those.
pub(crate) fn run_ssa(mini: &Mini, tape: &[usize]) -> Trace {
    let poison = (0..mini.n_values()).map(|value| mix(0xdead, value as u64)).collect();
    let mut run = Run { mini, places: poison, trace: Vec::new() };
    for (k, &param) in mini.params.iter().enumerate() {
        run.places[param.index()] = mix(0xa, k as u64);
    }
    let mut block = 0;
    for &turn in tape {
        let data = &mini.blocks[block];
        for index in 0..data.insts.len() {
            run.execute(block, index, |value| value);
        }
        if data.edges.is_empty() {
            break;
        }
        let (target, args) = &data.edges[turn % data.edges.len()];
        let values: Vec<u64> = args.iter().map(|&arg| run.read(arg)).collect();
        for (&phi, value) in mini.blocks[target.index()].phis.iter().zip(values) {
            run.places[phi.index()] = value;
        }
        block = target.index();
    }
    run.trace
}

/// Runs the function without phis, with the plan's copies. Also counts the copies of variables that ran.
pub(crate) fn run_plan(mini: &Mini, plan: &Plan, tape: &[usize]) -> (Trace, usize) {
    let mut place: Vec<Value> = (0..mini.n_values()).map(Value::new).collect();
    for class in plan.classes() {
        for member in class {
            place[member.index()] = class[0];
        }
    }
    let n = mini.n_values() + plan.temporaries.len();
    let poison = (0..n).map(|value| mix(0xbad, value as u64)).collect();
    let mut run = Run { mini, places: poison, trace: Vec::new() };
    for (k, &param) in mini.params.iter().enumerate() {
        run.places[place[param.index()].index()] = mix(0xa, k as u64);
    }
    let mut moved = 0;
    let mut copies = |run: &mut Run<'_>, at: Position| {
        for sequence in plan.sequences.iter().filter(|sequence| sequence.at == at) {
            for copy in plan.sequence_copies(sequence) {
                let value = run.read(copy.source);
                run.places[copy.dest.index()] = value;
                moved += usize::from(mini.kinds.get(copy.source.index()) != Some(&ValueKind::Constant));
            }
        }
    };
    let mut block = 0;
    for &turn in tape {
        let data = &mini.blocks[block];
        copies(&mut run, Position::Head(Block::new(block)));
        for index in 0..data.insts.len() {
            if index + 1 == data.insts.len() {
                copies(&mut run, Position::End(Block::new(block)));
            }
            run.execute(block, index, |value| place[value.index()]);
        }
        if data.edges.is_empty() {
            break;
        }
        let k = turn % data.edges.len();
        let edge = Edge::new(Block::new(block), k as u32);
        block = data.edges[k].0.index();
        if let Some(split) = plan.splits.iter().position(|split: &Split| plan.edges_to(split).contains(&edge))
        {
            copies(&mut run, Position::Split(split as u32));
            block = plan.splits[split].target.index();
        }
    }
    (run.trace, moved)
}
