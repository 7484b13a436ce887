//! Carries out a plan.

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::entity::EntityRef;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    AtomicRmwOp, Block, Function, Inst, InstBuilder, InstructionData, MemFlagsData, StackSlot, Type, Value,
    ValueLabelAssignments, types,
};
use sheave_ssa as ssa;
use sheave_ssa::promote::{Definition, Plan, PointKind};

use crate::host::clif_type;

/// The values of the function that implement the plan's definitions.
struct Names<'a> {
    plan: &'a Plan,
    /// The values that the function had, and those that atomic updates wrote.
    n_values: usize,
    updated: Vec<Option<Value>>,
    phis: Vec<Value>,
    points: Vec<Value>,
    /// By type: the zero at the start of the entry block.
    zeros: Vec<(Type, Value)>,
}

impl Names<'_> {
    fn value(&mut self, func: &mut Function, definition: Definition) -> Value {
        match definition {
            Definition::Value(value) => match value.index().checked_sub(self.n_values) {
                None => Value::new(value.index()),
                Some(update) => self.updated[update].expect("the slot of the update is promoted"),
            },
            Definition::Phi(phi) => self.phis[phi as usize],
            Definition::Point(point) => self.points[point as usize],
            Definition::Zero(slot) | Definition::Undef(slot) => {
                let ty = clif_type(self.plan.slot_type(slot));
                match self.zeros.iter().find(|(other, _)| *other == ty) {
                    Some(&(_, value)) => value,
                    None => {
                        let value = zero(func, ty);
                        self.zeros.push((ty, value));
                        value
                    }
                }
            }
        }
    }
}

/// The zero of type `ty`, at the start of the entry block.
fn zero(func: &mut Function, ty: Type) -> Value {
    let first = func.layout.entry_block().and_then(|block| func.layout.first_inst(block));
    let mut cursor = FuncCursor::new(func);
    cursor.goto_inst(first.expect("the entry block of a verified function has instructions"));
    if ty.is_vector() {
        let bytes = vec![0u8; ty.bytes() as usize];
        let constant = cursor.func.dfg.constants.insert(bytes.into());
        return cursor.ins().vconst(ty, constant);
    }
    let int = int_type(ty);
    let zero = if int == types::I128 {
        let half = cursor.ins().iconst(types::I64, 0);
        cursor.ins().uextend(types::I128, half)
    } else {
        cursor.ins().iconst(int, 0)
    };
    if ty.is_int() { zero } else { cursor.ins().bitcast(ty, MemFlagsData::new(), zero) }
}

/// The integer of the size of `ty`.
pub(crate) fn int_type(ty: Type) -> Type {
    Type::int(ty.bits() as u16).expect("scalars have the size of an integer")
}

/// Before `inst`, with its source location.
pub(crate) fn before(func: &mut Function, inst: Inst) -> FuncCursor<'_> {
    let location = func.srcloc(inst);
    FuncCursor::new(func).at_inst(inst).with_srcloc(location)
}

/// The low bytes of `value` as a `to`, computed before `inst`.
pub(crate) fn convert(func: &mut Function, inst: Inst, mut value: Value, to: Type) -> Value {
    let mut cursor = before(func, inst);
    let from = cursor.func.dfg.value_type(value);
    if from.bits() != to.bits() {
        if !from.is_int() {
            value = cursor.ins().bitcast(int_type(from), MemFlagsData::new(), value);
        }
        value = cursor.ins().ireduce(int_type(to), value);
    }
    if cursor.func.dfg.value_type(value) == to {
        return value;
    }
    cursor.ins().bitcast(to, MemFlagsData::new(), value)
}

/// The value written by the atomic update `inst`, computed before it from its result, the value it reads.
fn updated(func: &mut Function, inst: Inst) -> Value {
    let old = func.dfg.first_result(inst);
    let data = func.dfg.insts[inst];
    let mut cursor = before(func, inst);
    let smaller = |cursor: &mut FuncCursor<'_>, code, a, b| {
        let first = cursor.ins().icmp(code, a, b);
        cursor.ins().select(first, a, b)
    };
    match data {
        InstructionData::AtomicRmw { op, args: [_, value], .. } => match op {
            AtomicRmwOp::Add => cursor.ins().iadd(old, value),
            AtomicRmwOp::Sub => cursor.ins().isub(old, value),
            AtomicRmwOp::And => cursor.ins().band(old, value),
            AtomicRmwOp::Nand => {
                let both = cursor.ins().band(old, value);
                cursor.ins().bnot(both)
            }
            AtomicRmwOp::Or => cursor.ins().bor(old, value),
            AtomicRmwOp::Xor => cursor.ins().bxor(old, value),
            AtomicRmwOp::Xchg => value,
            AtomicRmwOp::Umin => smaller(&mut cursor, IntCC::UnsignedLessThan, old, value),
            AtomicRmwOp::Umax => smaller(&mut cursor, IntCC::UnsignedGreaterThan, old, value),
            AtomicRmwOp::Smin => smaller(&mut cursor, IntCC::SignedLessThan, old, value),
            AtomicRmwOp::Smax => smaller(&mut cursor, IntCC::SignedGreaterThan, old, value),
        },
        InstructionData::AtomicCas { args: [_, expected, new], .. } => {
            let equal = cursor.ins().icmp(IntCC::Equal, old, expected);
            cursor.ins().select(equal, new, old)
        }
        _ => unreachable!("updates are these two"),
    }
}

/// Carries out `plan`, which was made with the atomic `updates`. Promoted slots keep their room in the frame
/// if `keeps_room` is set.
pub(crate) fn apply(func: &mut Function, plan: &Plan, updates: &[Inst], keeps_room: bool) {
    let n_values = func.dfg.num_values();
    let is_promoted = |inst: Inst| plan.is_dead(ssa::Inst::new(inst.index()));
    let phis = plan
        .phis()
        .map(|phi| {
            let ty = clif_type(plan.slot_type(phi.slot));
            func.dfg.append_block_param(Block::new(phi.block.index()), ty)
        })
        .collect();
    let updated = updates.iter().map(|&inst| is_promoted(inst).then(|| updated(func, inst))).collect();
    let mut names = Names { plan, n_values, updated, phis, points: Vec::new(), zeros: Vec::new() };
    let mut converted = Vec::new();
    for point in plan.points() {
        match point.kind {
            PointKind::Convert { source, to, result, .. } => {
                let inst = Inst::new(point.inst.index());
                let source = names.value(func, source);
                let value = convert(func, inst, source, clif_type(to));
                names.points.push(value);
                converted.push((inst, result, value));
            }
            // There is no inline assembly here, but every point has its number.
            PointKind::AsmOutput { slot, .. } => {
                let value = names.value(func, Definition::Zero(slot));
                names.points.push(value);
            }
        }
    }
    let mut dead: Vec<Inst> = converted.iter().map(|&(inst, ..)| inst).collect();
    let mut aliases = Vec::new();
    aliases.extend(converted.iter().filter_map(|&(_, old, new)| Some((Value::new(old?.index()), new))));
    for block in func.layout.blocks().collect::<Vec<_>>() {
        for inst in func.layout.block_insts(block).collect::<Vec<_>>() {
            if is_promoted(inst) {
                dead.push(inst);
                let Some(result) = func.dfg.inst_results(inst).first().copied() else { continue };
                if let Some(definition) = plan.replacement(ssa::Value::new(result.index())) {
                    aliases.push((result, names.value(func, definition)));
                }
            }
        }
        add_arguments(func, plan, &mut names, block);
    }
    replace_results(func, dead, &aliases);
    for (slot, data) in func.sized_stack_slots.iter_mut() {
        if !keeps_room && plan.is_promoted(ssa::Slot::new(StackSlot::index(slot))) {
            (data.size, data.align_shift) = (0, 0);
        }
    }
}

/// Removes instructions, and makes each result an alias of its replacement.
pub(crate) fn replace_results(
    func: &mut Function,
    dead: impl IntoIterator<Item = Inst>,
    aliases: &[(Value, Value)],
) {
    for inst in dead {
        func.dfg.clear_results(inst);
        func.layout.remove_inst(inst);
    }
    for &(result, value) in aliases {
        func.dfg.change_to_alias(result, value);
    }
    for &(result, value) in aliases {
        move_labels(func, result, value);
    }
}

/// Moves the labels of `from`, which is an alias now, to its target: a label starts at the definition of a
/// value, and an alias has none.
pub(crate) fn move_labels(func: &mut Function, from: Value, to: Value) {
    let to = func.dfg.resolve_aliases(to);
    let Some(labels) = &mut func.dfg.values_labels else { return };
    let Some(ValueLabelAssignments::Starts(moved)) = labels.remove(&from) else { return };
    match labels.entry(to).or_insert_with(|| ValueLabelAssignments::Starts(Vec::new())) {
        ValueLabelAssignments::Starts(starts) => starts.extend(moved),
        // Its labels are those of another value.
        alias @ ValueLabelAssignments::Alias { .. } => *alias = ValueLabelAssignments::Starts(moved),
    }
}

/// Passes the new arguments along the edges out of `block`.
fn add_arguments(func: &mut Function, plan: &Plan, names: &mut Names<'_>, block: Block) {
    let Some(inst) = func.layout.last_inst(block) else { return };
    let dfg = &func.dfg;
    let n = dfg.insts[inst].branch_destination(&dfg.jump_tables, &dfg.exception_tables).len();
    for index in 0..n {
        let edge = ssa::Edge::new(ssa::Block::new(block.index()), index as u32);
        for definition in plan.edge_args(edge) {
            let value = names.value(func, definition);
            let dfg = &mut func.dfg;
            let calls =
                dfg.insts[inst].branch_destination_mut(&mut dfg.jump_tables, &mut dfg.exception_tables);
            calls[index].append_argument(value, &mut dfg.value_lists);
        }
    }
}
