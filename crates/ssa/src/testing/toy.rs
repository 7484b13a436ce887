//! A toy compiler IR that implements [`SlotHost`] and applies plans: everything that an embedder writes.

use alloc::vec::Vec;

use crate::host::{AccessSink, Cfg, Escape, MemAccess, SlotHost, SlotInfo};
use crate::promote::{Definition, Plan, PointKind};
use crate::{Block, Edge, Inst, Slot, Type, Value};

/// An instruction. Values are 64-bit words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// A constant.
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
    /// Goes to the first successor where the value is not zero, else to the second.
    Branch(Value),
    /// Goes to the successor with this number plus one, or to the first if there is none.
    Switch(Value),
    /// Ends a block with at most one successor.
    Jump,
}

/// An edge: its target, and the arguments for the target's phis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToyEdge {
    /// Where it leads.
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

/// A function; the entry is block 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ToyFunc {
    /// The blocks.
    pub blocks: Vec<ToyBlock>,
    /// All instructions, each with the value it defines.
    pub insts: Vec<(Op, Option<Value>)>,
    /// The slots.
    pub slots: Vec<SlotInfo>,
    /// How many values there are.
    pub n_values: u32,
}

impl ToyFunc {
    /// A new value.
    pub fn value(&mut self) -> Value {
        self.n_values += 1;
        Value(self.n_values - 1)
    }

    /// Appends an instruction to `block`; the value it defines, if it is one that does.
    pub fn push(&mut self, block: Block, op: Op) -> Option<Value> {
        use Op::{Add, Const, Convert, Input, Load};
        let defines = matches!(op, Const(_) | Input | Add(..) | Convert(..) | Load(..));
        let result = defines.then(|| self.value());
        self.blocks[block.index()].insts.push(Inst::new(self.insts.len()));
        self.insts.push((op, result));
        result
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
}

impl SlotHost for ToyFunc {
    fn n_slots(&self) -> usize {
        self.slots.len()
    }

    fn n_values(&self) -> usize {
        self.n_values as usize
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
        self.insts.iter().any(|(op, result)| matches!(op, Op::Const(_)) && *result == Some(value))
    }

    fn definition_block(&self, value: Value) -> Option<Block> {
        let defines = |inst: &Inst| self.insts[inst.index()].1 == Some(value);
        self.blocks.iter().position(|block| block.insts.iter().any(defines)).map(Block::new)
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
    // The toy reads undefined values as zero, so that one constant at the start of the entry stands for both.
    let zero = func.value();
    let zero_inst = Inst::new(func.insts.len());
    func.insts.push((Op::Const(0), Some(zero)));
    func.blocks[0].insts.insert(0, zero_inst);
    let mut points: Vec<Value> = Vec::new();
    for point in plan.points() {
        if let PointKind::Convert { source, to, result, .. } = point.kind {
            let source = place(source, &phis, &points, zero);
            let result = result.unwrap_or_else(|| func.value());
            func.insts[point.inst.index()] = (Op::Convert(source, to), Some(result));
            points.push(result);
        }
    }
    let rename = |value: &mut Value| {
        if let Some(definition) = plan.replacement(*value) {
            *value = place(definition, &phis, &points, zero);
        }
    };
    for (op, _) in &mut func.insts {
        match op {
            Op::Add(a, b) => [a, b].into_iter().for_each(rename),
            Op::Convert(value, _) | Op::Store(_, _, value) => rename(value),
            Op::Observe(value) | Op::Branch(value) | Op::Switch(value) => rename(value),
            Op::Const(_) | Op::Input | Op::Load(..) | Op::Fresh(_) | Op::Leak(_) | Op::Jump => {}
        }
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
