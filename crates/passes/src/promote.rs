//! Promotion of a function's slots to values (SSA construction, mem2reg): plan, then apply.
//!
//! **What.** [`sheave_ssa::promote`] decides, this module shows it the function and carries out its plan: phis are added,
//! uses of removed loads are replaced, converted accesses become conversions, the rest goes.
//!
//! **Cost.** Two sweeps over the instructions: one to record accesses, one to rewrite. **Needs** memory or SSA form.
//! **Leaves** SSA form.

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    AsmOperandKind, ConstData, Form, Function, InstData, Type, UnaryOp, Value, ValueData, ValueDef, ValueList,
};
use sheave_ssa::host::Escape;
use sheave_ssa::promote::check::{Fault, check};
use sheave_ssa::promote::{Def, Definition, Kept, Plan, PointKind, plan};
pub use sheave_ssa::promote::{Options, Stats};
use sheave_ssa::{Edge, Error, Slot};

use crate::host::{HostScratch, IrSlotHost, ir_type};

/// The memory of a promotion, to be reused from function to function.
#[derive(Debug, Default)]
pub struct Ctx {
    plan: sheave_ssa::promote::Ctx,
    host: HostScratch,
    apply: Apply,
}

impl Ctx {
    /// Empty.
    pub fn new() -> Self {
        Ctx::default()
    }

    /// The plan of the last promotion that succeeded.
    pub fn plan(&self) -> &Plan {
        self.plan.plan()
    }
}

/// Memory of the application of a plan.
#[derive(Debug, Default)]
struct Apply {
    /// By point: the value it defines.
    points: Vec<Value>,
    /// The value of the first phi.
    first_phi: u32,
    values: Vec<Value>,
    /// Stores of constants of another width: nothing is left of them. Ascending.
    folded: Vec<sheave_ir::Inst>,
    /// Instructions to be put before others: (the other, the new one).
    before: Vec<(sheave_ir::Inst, sheave_ir::Inst)>,
    order: Vec<sheave_ir::Inst>,
    undefs: [Option<Value>; 7],
}

/// Debug builds check the plan unless slots times blocks are more than this: the checker is slow.
const MAX_CHECKED: usize = 100_000;

/// Promotes the slots of `func`, which is in memory or SSA form, and leaves it in SSA form.
///
/// # Errors
///
/// As [`plan`]; `func` is unchanged then.
pub fn run(func: &mut Function, ctx: &mut Ctx, options: &Options) -> Result<Stats, Error> {
    let Ctx { plan: planner, host: scratch, apply } = ctx;
    plan(&IrSlotHost::with_aliases(func, scratch, false), planner, options)?;
    // Second names for addresses are seldom: they are searched for only when the first attempt met one.
    let has_aliases = (0..planner.plan().n_slots())
        .any(|slot| planner.plan().kept(Slot::new(slot)) == Some(Kept::Escapes(Escape::Alias)));
    if has_aliases {
        plan(&IrSlotHost::with_aliases(func, scratch, true), planner, options)?;
    }
    let plan = planner.plan();
    if cfg!(debug_assertions) && func.slots.len() * func.blocks.len() < MAX_CHECKED {
        let host = IrSlotHost::new(func, scratch);
        if let Err(fault) = check(&host, plan, options) {
            panic!("promotion is wrong: {fault}");
        }
    }
    if !plan.is_empty() {
        apply.run(func, plan);
    }
    func.form = Form::Ssa;
    Ok(plan.stats())
}

/// Plans the promotion of `func`, which stays as it is, and checks the plan.
///
/// # Errors
///
/// The first rule that the plan breaks. What cannot be planned is right.
pub fn check_plan(func: &Function, options: &Options) -> Result<(), Fault> {
    let mut scratch = HostScratch::default();
    let mut ctx = sheave_ssa::promote::Ctx::new();
    let host = IrSlotHost::new(func, &mut scratch);
    match plan(&host, &mut ctx, options) {
        Ok(plan) => check(&host, plan, options),
        Err(_) => Ok(()),
    }
}

fn slot_type(plan: &Plan, slot: Slot) -> Type {
    ir_type(plan.slot_type(slot))
}

impl Apply {
    /// Carries out `plan`.
    #[inline(never)]
    fn run(&mut self, func: &mut Function, plan: &Plan) {
        self.first_phi = func.values.len() as u32;
        self.undefs = [None; 7];
        self.before.clear();
        self.folded.clear();
        // The phis get consecutive values, after all others.
        for phi in plan.phis() {
            let block = sheave_ir::Block::from_u32(phi.block.0);
            func.values.push(ValueData::new(slot_type(plan, phi.slot), ValueDef::Phi(block)));
        }
        if !plan.points().is_empty() {
            change_points(func, plan, self);
        }
        rewrite(func, plan, self);
        if plan.n_phis() != 0 {
            attach_phis(func, plan, self);
        }
    }

    /// The value that `def` is, made if it is a constant.
    #[inline]
    fn value(&mut self, def: Def, func: &mut Function, plan: &Plan) -> Value {
        if let Some(value) = def.as_value() {
            return Value::from_u32(value.0);
        }
        if let Some(phi) = def.as_phi() {
            return Value::from_u32(self.first_phi + phi);
        }
        self.other_value(def, func, plan)
    }

    /// What replaces `value`, which is a value of the plan with the replacement `def`, or newer than the plan if there is none.
    #[inline(never)]
    fn replace(&mut self, value: Value, def: Def, func: &mut Function, plan: &Plan) -> Value {
        if def == Def::NONE { value } else { self.value(def, func, plan) }
    }

    #[cold]
    fn other_value(&mut self, def: Def, func: &mut Function, plan: &Plan) -> Value {
        match def.expand() {
            Some(Definition::Point(point)) => self.points[point as usize],
            Some(Definition::Zero(slot)) => func.zero(slot_type(plan, slot)),
            Some(Definition::Undef(slot)) => {
                let ty = slot_type(plan, slot);
                *self.undefs[ty as usize].get_or_insert_with(|| func.make_const(ty, ConstData::Undef))
            }
            other => unreachable!("values and phis are handled before: {other:?}"),
        }
    }
}

/// Turns converted loads and stores into conversions, and assembly outputs into results.
fn change_points(func: &mut Function, plan: &Plan, apply: &mut Apply) {
    apply.points.clear();
    let mut outputs = (sheave_ir::Inst::from_u32(u32::MAX - 1), 0);
    for point in plan.points() {
        let inst = sheave_ir::Inst::from_u32(point.inst.0);
        let value = match point.kind {
            PointKind::Convert { source, from, to, result } => {
                let source = apply.value(Def::from(source), func, plan);
                let (from, to) = (ir_type(from), ir_type(to));
                let narrowed = func.const_bits(source).map(|bits| bits & to.mask());
                match (result, narrowed) {
                    (None, Some(bits)) => {
                        apply.folded.push(inst);
                        func.make_const(to, ConstData::Bits(bits))
                    }
                    _ => {
                        let arg = convert_before(func, apply, inst, source, from, to);
                        func.insts[inst] = InstData::Unary { op: last_step(func.ty(arg), to), arg };
                        match result {
                            Some(result) => Value::from_u32(result.0),
                            None => func.append_result(inst, to),
                        }
                    }
                }
            }
            PointKind::AsmOutput { n, ty, .. } => {
                if outputs.0 != inst {
                    outputs = (inst, 0);
                }
                outputs.1 += 1;
                make_result(func, apply, inst, n + 1 - outputs.1, ir_type(ty))
            }
        };
        apply.points.push(value);
    }
    apply.folded.sort_unstable();
}

/// The operation that makes a `to` of a value of type `from`, when it takes one.
fn last_step(from: Type, to: Type) -> UnaryOp {
    if from == to {
        UnaryOp::Copy
    } else if from.bytes() == to.bytes() {
        UnaryOp::Bitcast
    } else {
        UnaryOp::Trunc
    }
}

/// Puts all but the last step of a conversion in front of `inst` and returns what is left to convert.
fn convert_before(
    func: &mut Function,
    apply: &mut Apply,
    inst: sheave_ir::Inst,
    source: Value,
    from: Type,
    to: Type,
) -> Value {
    if from.bytes() == to.bytes() {
        return source;
    }
    let mut value = source;
    let mut step = |func: &mut Function, value: Value, op: UnaryOp, ty: Option<Type>| match ty {
        None => value,
        Some(ty) => {
            let (new, result) = func.make_inst_with_result(InstData::Unary { op, arg: value }, ty);
            apply.before.push((inst, new));
            result
        }
    };
    if !from.is_int() {
        value = step(func, value, UnaryOp::Bitcast, Type::int_of_bytes(from.bytes()));
    }
    if !to.is_int() {
        value = step(func, value, UnaryOp::Trunc, Type::int_of_bytes(to.bytes()));
    }
    value
}

/// Turns the `n`-th output of the assembly `inst` that goes to an address into a result.
fn make_result(func: &mut Function, apply: &mut Apply, inst: sheave_ir::Inst, n: u32, ty: Type) -> Value {
    let (InstData::Asm { asm, mut args } | InstData::AsmGoto { asm, mut args }) = func.insts[inst] else {
        unreachable!("the host reports outputs for assembly only");
    };
    let (mut outputs_to, mut arg, mut results_before) = (0, 0, 0);
    for operand in &mut func.asms[asm].operands {
        if operand.kind == AsmOperandKind::OutputTo {
            if outputs_to == n {
                operand.kind = AsmOperandKind::Output;
                break;
            }
            outputs_to += 1;
        }
        arg += operand.kind.takes_argument() as usize;
        results_before += (operand.kind == AsmOperandKind::Output) as usize;
    }
    args.remove(arg, &mut func.pool);
    if let InstData::Asm { args: list, .. } | InstData::AsmGoto { args: list, .. } = &mut func.insts[inst] {
        *list = args;
    }
    // The new result takes its place in the order of the operands.
    let value = func.append_result(inst, ty);
    apply.values.clear();
    apply.values.extend(func.results(inst));
    apply.values[results_before..].rotate_right(1);
    let mut next = apply.values.iter();
    func.map_results(inst, |old| next.next().copied().unwrap_or(old));
    value
}

/// The one sweep over the instructions: the dead ones go, operands are replaced, and the order is written anew.
#[inline(never)]
fn rewrite(func: &mut Function, plan: &Plan, apply: &mut Apply) {
    if !apply.before.is_empty() {
        insert_before(func, apply);
    }
    let has_phis = func.blocks.values().any(|block| !block.phis.is_empty());
    let has_folded = !apply.folded.is_empty();
    // Taken out so that constants can be made on the way.
    let mut insts = std::mem::take(&mut func.insts);
    let mut pool = std::mem::take(&mut func.pool);
    // Blocks need not lie in the order in layout order, so it cannot be compacted in place.
    let old = std::mem::take(&mut func.order);
    let mut order = std::mem::take(&mut apply.order);
    order.clear();
    order.resize(old.len(), sheave_ir::Inst::from_u32(0));
    let mut to = 0;
    let (dead, replacement) = (plan.dead(), plan.replacements());
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        let data = &mut func.blocks[block];
        let (start, end) = (data.start as usize, data.end as usize);
        data.start = to as u32;
        for &inst in &old[start..end] {
            // What was made on the way is behind the end.
            if dead.get(inst.index()).is_some_and(|&dead| dead)
                || (has_folded && apply.folded.binary_search(&inst).is_ok())
            {
                continue;
            }
            order[to] = inst;
            to += 1;
            insts[inst].map_args(&mut pool, |value| {
                let def = replacement.get(value.index()).copied().unwrap_or(Def::NONE);
                match def.as_value() {
                    Some(new) => Value::from_u32(new.0),
                    None => apply.replace(value, def, func, plan),
                }
            });
        }
        let data = &mut func.blocks[block];
        data.end = to as u32;
        if !has_phis {
            continue;
        }
        for edge in data.first_edge..data.first_edge + data.n_edges {
            let mut args = func.edges[sheave_ir::Edge::from_u32(edge)].args;
            for arg in args.as_mut_slice(&mut pool) {
                let def = replacement.get(arg.index()).copied().unwrap_or(Def::NONE);
                *arg = apply.replace(*arg, def, func, plan);
            }
        }
    }
    order.truncate(to);
    func.insts = insts;
    func.pool = pool;
    func.order = order;
    apply.order = old;
}

/// Writes the order with the instructions of `apply.before` in their places.
fn insert_before(func: &mut Function, apply: &mut Apply) {
    // Several for one instruction stay in their order, which is that of their numbers.
    apply.before.sort_unstable();
    apply.order.clear();
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        let data = &mut func.blocks[block];
        let range = data.start as usize..data.end as usize;
        data.start = apply.order.len() as u32;
        for &inst in &func.order[range] {
            let first = apply.before.partition_point(|&(other, _)| other < inst);
            let new = apply.before[first..].iter().take_while(|&&(other, _)| other == inst);
            apply.order.extend(new.map(|&(_, new)| new));
            apply.order.push(inst);
        }
        data.end = apply.order.len() as u32;
    }
    std::mem::swap(&mut func.order, &mut apply.order);
}

/// Puts the phis into their blocks and their arguments onto the edges.
#[inline(never)]
fn attach_phis(func: &mut Function, plan: &Plan, apply: &mut Apply) {
    let mut values = std::mem::take(&mut apply.values);
    let mut phi = 0;
    while phi < plan.n_phis() as u32 {
        let block = plan.phi_block(phi);
        let end = plan.block_phis(block).end;
        values.clear();
        values.extend((phi..end).map(|phi| Value::from_u32(apply.first_phi + phi)));
        // A new block on the edge of an asm goto has one predecessor, so no phis.
        let block = sheave_ir::Block::from_u32(block.0);
        let mut phis = func.blocks[block].phis;
        append(&mut phis, &values, func);
        func.blocks[block].phis = phis;
        phi = end;
    }
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        let host_block = sheave_ssa::Block(block.as_u32());
        if !plan.has_edge_args(host_block) {
            continue;
        }
        let (first, n_edges) = (func.blocks[block].first_edge, func.blocks[block].n_edges);
        for index in 0..n_edges {
            let args = plan.packed_args(Edge::new(host_block, index));
            if args.is_empty() {
                continue;
            }
            values.clear();
            for &def in args {
                values.push(apply.value(def, func, plan));
            }
            let edge = sheave_ir::Edge::from_u32(first + index);
            let mut list = func.edges[edge].args;
            append(&mut list, &values, func);
            func.edges[edge].args = list;
        }
    }
    apply.values = values;
}

/// Appends `values` to a list that is usually empty.
#[inline]
fn append(list: &mut ValueList, values: &[Value], func: &mut Function) {
    if values.is_empty() {
    } else if list.is_empty() {
        *list = ValueList::from_slice(values, &mut func.pool);
    } else {
        list.extend(values.iter().copied(), &mut func.pool);
    }
}
