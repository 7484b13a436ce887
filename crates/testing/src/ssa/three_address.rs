//! Toy functions read as three-address code with mutable variables: the host of [`sheave_ssa::variables`].
//!
//! Every slot and every value of the toy is a variable. Loads and stores are copies between them; the other
//! instructions read variables and write one. `Fresh` and `Leak` have no meaning here.

use super::toy::{Op, ToyFunc};
use sheave_ssa::host::Cfg;
use sheave_ssa::variables::{Plan, Reaching, VarHost, VarSink};
use sheave_ssa::{Block, Edge, Inst, Slot, Value, Var};

/// A toy function whose slots and values are variables.
#[derive(Clone, Copy, Debug)]
pub struct ThreeAddress<'a>(pub &'a ToyFunc);

fn of_slot(slot: Slot) -> Var {
    Var(slot.0)
}

fn of_value(func: &ToyFunc, value: Value) -> Var {
    Var::new(func.slots.len() + value.index())
}

impl Cfg for ThreeAddress<'_> {
    fn n_blocks(&self) -> usize {
        self.0.n_blocks()
    }

    fn entry(&self) -> Block {
        self.0.entry()
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.0.successors(block, visit);
    }
}

impl VarHost for ThreeAddress<'_> {
    fn n_vars(&self) -> usize {
        self.0.slots.len() + self.0.values.len()
    }

    fn n_values(&self) -> usize {
        self.0.values.len()
    }

    fn n_insts(&self) -> usize {
        self.0.insts.len()
    }

    fn events(&self, block: Block, sink: &mut impl VarSink) {
        for &inst in &self.0.blocks[block.index()].insts {
            let (mut op, result) = self.0.insts[inst.index()].clone();
            match (&op, result) {
                (&Op::Load(slot, _), Some(result)) => {
                    sink.copies(inst, of_value(self.0, result), of_slot(slot));
                }
                (&Op::Store(slot, _, value), _) => sink.copies(inst, of_slot(slot), of_value(self.0, value)),
                (Op::Fresh(_) | Op::Leak(_), _) => {}
                _ => {
                    op.operands(|&mut value| sink.uses(inst, of_value(self.0, value)));
                    if let Some(result) = result {
                        sink.defines(inst, of_value(self.0, result), result);
                    }
                }
            }
        }
    }
}

fn is_copy(op: &Op) -> bool {
    matches!(op, Op::Load(..) | Op::Store(..) | Op::Fresh(_) | Op::Leak(_))
}

/// Applies `plan`, which is one for `func`: phis, arguments, uses; removes the copies.
pub fn apply(func: &mut ToyFunc, plan: Plan<'_>) {
    let mut phis = Vec::new();
    for phi in plan.phis() {
        let value = func.value();
        func.blocks[phi.block.index()].phis.push(value);
        phis.push(value);
    }
    let zero = zero(func);
    let place = |reaching: Reaching| match reaching {
        Reaching::Value(value) => value,
        Reaching::Phi(phi) => phis[phi as usize],
        Reaching::Undef(_) => zero,
    };
    let n_blocks = func.blocks.len();
    if plan.entry_args().len() != 0 {
        func.precede_entry();
    }
    for block in (0..n_blocks).map(Block::new) {
        let mut uses = plan.uses(block);
        for &inst in &func.blocks[block.index()].insts {
            let op = &mut func.insts[inst.index()].0;
            if !is_copy(op) {
                op.operands(|value| *value = uses.next().map_or(zero, place));
            }
        }
        let insts = &func.insts;
        func.blocks[block.index()].insts.retain(|inst| !is_copy(&insts[inst.index()].0));
    }
    for (index, block) in func.blocks.iter_mut().enumerate() {
        for (k, edge) in block.edges.iter_mut().enumerate() {
            edge.args.extend(plan.edge_args(Edge::new(Block::new(index), k as u32)).map(place));
        }
    }
}

/// The number zero, as a constant of no block: constants may be used anywhere.
fn zero(func: &mut ToyFunc) -> Value {
    let value = func.value();
    func.values[value.index()] = Some((func.entry, Inst::new(func.insts.len())));
    func.insts.push((Op::Const(0), Some(value)));
    value
}
