//! A toy compiler IR that implements [`SlotHost`] and [`SsaHost`] and applies both kinds of plan: everything
//! that an embedder writes.

use sheave_ssa::eliminate::{self, Position};
use sheave_ssa::host::{
    AccessSink, Cfg, Escape, InstSink, MemAccess, SlotHost, SlotInfo, SsaHost, ValueKind,
};
use sheave_ssa::promote::{Definition, Plan, PointKind};
use sheave_ssa::{Block, Edge, Inst, Slot, Type, Value};

/// An instruction. Values are 64-bit words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// A constant. The value that it defines may be used anywhere, wherever the instruction is.
    Const(u64),
    /// The next number from outside; `u64::MAX` when there are no more.
    Input,
    /// A wrapping sum.
    Add(Value, Value),
    /// The low bytes of a value.
    Convert(Value, Type),
    /// Reads a slot, filling up with zeros.
    Load(Slot, Type),
    /// Writes to a slot a value of this type (whose upper bytes are zero), or the low bytes of a constant.
    Store(Slot, Type, Value),
    /// Makes the contents of a slot zero.
    Fresh(Slot),
    /// Lets the outside see and use the address of a slot.
    Leak(Slot),
    /// Shows a value to the outside.
    Observe(Value),
    /// Branches to the first successor if the value is not zero, else to the second.
    Branch(Value),
    /// Branches to the successor with this number plus one, or to the first if there is none.
    Switch(Value),
    /// Ends a block with at most one successor.
    Jump,
}

/// An edge: its target, and the arguments for the target's phis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToyEdge {
    /// The target block.
    pub target: Block,
    /// One argument per phi of the target.
    pub args: Vec<Value>,
}

/// A block: phis, instructions, edges.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ToyBlock {
    /// The values of the phis.
    pub phis: Vec<Value>,
    /// The instructions, the terminator last.
    pub insts: Vec<Inst>,
    /// One per successor.
    pub edges: Vec<ToyEdge>,
}

/// A function. If edges lead to its entry, promotion puts a block before it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ToyFunc {
    /// The entry: block 0 unless a block was put before it.
    pub entry: Block,
    /// The blocks.
    pub blocks: Vec<ToyBlock>,
    /// All instructions, each with the value it defines.
    pub insts: Vec<(Op, Option<Value>)>,
    /// The slots.
    pub slots: Vec<SlotInfo>,
    /// By value: the block and the instruction that define it; `None` for phis and for values made by a pass.
    pub values: Vec<Option<(Block, Inst)>>,
}

impl Op {
    /// Visits the values that the instruction reads.
    pub fn operands(&mut self, visit: impl FnMut(&mut Value)) {
        match self {
            Op::Add(a, b) => [a, b].into_iter().for_each(visit),
            Op::Convert(value, _) | Op::Store(_, _, value) => [value].into_iter().for_each(visit),
            Op::Observe(value) | Op::Branch(value) | Op::Switch(value) => [value].into_iter().for_each(visit),
            Op::Const(_) | Op::Input | Op::Load(..) | Op::Fresh(_) | Op::Leak(_) | Op::Jump => {}
        }
    }
}

impl ToyFunc {
    /// A new value.
    pub fn value(&mut self) -> Value {
        self.values.push(None);
        Value::new(self.values.len() - 1)
    }

    /// Appends an instruction to `block`; the value it defines, if it is one that does.
    pub fn push(&mut self, block: Block, op: Op) -> Option<Value> {
        use Op::{Add, Const, Convert, Input, Load};
        let defines = matches!(op, Const(_) | Input | Add(..) | Convert(..) | Load(..));
        let inst = Inst::new(self.insts.len());
        let result = defines.then(|| self.value());
        if let Some(value) = result {
            self.values[value.index()] = Some((block, inst));
        }
        self.blocks[block.index()].insts.push(inst);
        self.insts.push((op, result));
        result
    }

    /// Puts a block before the entry block.
    pub fn precede_entry(&mut self) {
        let edges = vec![ToyEdge { target: self.entry, args: Vec::new() }];
        self.entry = Block::new(self.blocks.len());
        self.blocks.push(ToyBlock { edges, ..ToyBlock::default() });
        self.push(self.entry, Op::Jump);
    }

    /// The number of a constant.
    pub fn constant(&self, value: Value) -> Option<u64> {
        let (_, inst) = self.values[value.index()]?;
        match self.insts[inst.index()].0 {
            Op::Const(bits) => Some(bits),
            _ => None,
        }
    }
}

impl Cfg for ToyFunc {
    fn n_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Block {
        self.entry
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.blocks[block.index()].edges.iter().map(|edge| edge.target).for_each(visit);
    }
}

impl SlotHost for ToyFunc {
    fn n_slots(&self) -> usize {
        self.slots.len()
    }

    fn n_values(&self) -> usize {
        self.values.len()
    }

    fn n_insts(&self) -> usize {
        self.insts.len()
    }

    fn slot(&self, slot: Slot) -> SlotInfo {
        self.slots[slot.index()]
    }

    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        for &inst in &self.blocks[block.index()].insts {
            match (&self.insts[inst.index()].0, self.insts[inst.index()].1) {
                (&Op::Load(slot, ty), Some(result)) => sink.load(inst, slot, MemAccess::plain(ty), result),
                (&Op::Store(slot, ty, value), _) => sink.store(inst, slot, MemAccess::plain(ty), value),
                (&Op::Fresh(slot), _) => sink.fresh(inst, slot),
                (&Op::Leak(slot), _) => sink.escape(inst, slot, Escape::CallArgument),
                _ => {}
            }
        }
    }

    fn is_constant(&self, value: Value) -> bool {
        self.constant(value).is_some()
    }

    fn definition_block(&self, value: Value) -> Option<Block> {
        self.values[value.index()].map(|(block, _)| block)
    }
}

/// Carries out `plan`: phis and constants first, then points, then uses, then removal.
pub fn apply(func: &mut ToyFunc, plan: &Plan) {
    let mut phis = Vec::new();
    for phi in plan.phis() {
        let value = func.value();
        func.blocks[phi.block.index()].phis.push(value);
        phis.push(value);
    }
    // The toy reads undefined values as zero, so that one constant at the start of the entry serves both.
    let zero = func.value();
    let zero_inst = Inst::new(func.insts.len());
    func.values[zero.index()] = Some((Block(0), zero_inst));
    func.insts.push((Op::Const(0), Some(zero)));
    func.blocks[0].insts.insert(0, zero_inst);
    // A point reads earlier points only.
    let mut points: Vec<Value> = Vec::new();
    for point in plan.points() {
        points.push(match point.kind {
            PointKind::Convert { source, to, result, .. } => {
                let source = place(source, &phis, &points, zero);
                let result = result.unwrap_or_else(|| func.value());
                func.insts[point.inst.index()] = (Op::Convert(source, to), Some(result));
                result
            }
            // The toy reports no assembly. All points are numbered, so that an unused one needs an entry as
            // well.
            PointKind::AsmOutput { .. } => zero,
        });
    }
    let rename = |value: &mut Value| {
        if let Some(definition) = plan.replacement(*value) {
            *value = place(definition, &phis, &points, zero);
        }
    };
    func.insts.iter_mut().for_each(|(op, _)| op.operands(rename));
    // If edges lead to the entry block, its phis need a block before it. It gets its number from the plan,
    // and its edge gets arguments like any edge.
    if plan.entry_args().len() != 0 {
        func.precede_entry();
    }
    for (index, block) in func.blocks.iter_mut().enumerate() {
        for (k, edge) in block.edges.iter_mut().enumerate() {
            edge.args.iter_mut().for_each(rename);
            let new = plan.edge_args(Edge::new(Block::new(index), k as u32));
            edge.args.extend(new.map(|definition| place(definition, &phis, &points, zero)));
        }
        block.insts.retain(|&inst| !plan.is_dead(inst));
    }
}

fn place(definition: Definition, phis: &[Value], points: &[Value], zero: Value) -> Value {
    match definition {
        Definition::Value(value) => value,
        Definition::Phi(phi) => phis[phi as usize],
        Definition::Point(point) => points[point as usize],
        Definition::Zero(_) | Definition::Undef(_) => zero,
    }
}

impl ToyFunc {
    /// Reports one instruction.
    fn report(&self, inst: Inst, sink: &mut impl InstSink) {
        let (mut op, result) = self.insts[inst.index()].clone();
        sink.inst(inst);
        op.operands(|&mut value| sink.uses(value));
        result.into_iter().for_each(|value| sink.defines(value));
    }
}

impl SsaHost for ToyFunc {
    fn n_values(&self) -> usize {
        self.values.len()
    }

    fn n_insts(&self) -> usize {
        self.insts.len()
    }

    fn phis(&self, block: Block, visit: impl FnMut(Value)) {
        self.blocks[block.index()].phis.iter().copied().for_each(visit);
    }

    fn phi_args(&self, edge: Edge, visit: impl FnMut(Value)) {
        self.blocks[edge.from.index()].edges[edge.index as usize].args.iter().copied().for_each(visit);
    }

    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        self.blocks[block.index()].insts.iter().for_each(|&inst| self.report(inst, sink));
    }

    fn terminator(&self, block: Block, sink: &mut impl InstSink) {
        self.blocks[block.index()].insts.last().into_iter().for_each(|&inst| self.report(inst, sink));
    }

    fn value_type(&self, _: Value) -> Type {
        Type::int(8)
    }

    fn value_kind(&self, value: Value) -> ValueKind {
        if self.constant(value).is_some() { ValueKind::Constant } else { ValueKind::Variable }
    }

    fn params(&self, _: impl FnMut(Value)) {}
}

/// Applies `plan`: classes, temporaries, edge blocks, copies; removes the phis.
pub fn apply_copies(func: &mut ToyFunc, plan: &eliminate::Plan) {
    // The first member of a class represents all.
    let mut place: Vec<Value> = (0..func.values.len()).map(Value::new).collect();
    for class in plan.classes() {
        class.iter().for_each(|member| place[member.index()] = class[0]);
    }
    for (op, result) in &mut func.insts {
        op.operands(|value| *value = place[value.index()]);
        result.iter_mut().for_each(|value| *value = place[value.index()]);
    }
    // The plan numbers the temporaries after the existing values.
    for _ in &plan.temporaries {
        func.value();
    }
    // Copies at the end of a block that does not exist yet belong before the entry block.
    if plan.sequences.iter().any(|sequence| sequence.at == Position::End(Block::new(func.blocks.len()))) {
        func.precede_entry();
    }
    let first = func.blocks.len();
    let edge_block = |split: u32| Block::new(first + split as usize);
    for (index, split) in plan.splits.iter().enumerate() {
        let edges = vec![ToyEdge { target: split.target, args: Vec::new() }];
        func.blocks.push(ToyBlock { edges, ..ToyBlock::default() });
        func.push(edge_block(index as u32), Op::Jump);
        for edge in plan.edges_to(split) {
            func.blocks[edge.from.index()].edges[edge.index as usize].target = edge_block(index as u32);
        }
    }
    for sequence in &plan.sequences {
        let (block, at) = match sequence.at {
            Position::Head(block) => (block, 0),
            Position::End(block) => (block, func.blocks[block.index()].insts.len() - 1),
            Position::Split(split) => (edge_block(split), 0),
        };
        let start = func.insts.len();
        for copy in plan.sequence_copies(sequence) {
            // A word's low eight bytes are a copy of it.
            let op = func.constant(copy.source).map_or(Op::Convert(copy.source, Type::int(8)), Op::Const);
            func.insts.push((op, Some(copy.dest)));
        }
        let copies = (start..func.insts.len()).map(Inst::new);
        func.blocks[block.index()].insts.splice(at..at, copies);
    }
    for block in &mut func.blocks {
        block.phis.clear();
        block.edges.iter_mut().for_each(|edge| edge.args.clear());
    }
}
