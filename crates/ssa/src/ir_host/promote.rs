//! Promotion of a `sheave-ir` function: plan, then apply.

use alloc::vec::Vec;

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    AsmOperandKind, ConstData, Form, Function, InstData, Type, UnaryOp, Value, ValueData, ValueDef, ValueList,
};

use super::{HostScratch, IrSlotHost, direct, ir_type};
use crate::host::Escape;
use crate::promote::check::{Fault, check};
use crate::promote::{
    Cleanup, Ctx, Def, Definition, Kept, Options, Plan, PointKind, Stats, plan_in_either_way,
};
use crate::{Edge, Error, Graph, Slot};

/// Memory of the application of a plan.
#[derive(Debug, Default)]
pub struct ApplyScratch {
    pub(super) host: HostScratch,
    pub(super) direct: direct::Scratch,
    /// By point: the value it defines.
    points: Vec<Value>,
    /// The value of the first phi.
    first_phi: u32,
    /// By phi: something reads it.
    used: Vec<bool>,
    worklist: Vec<u32>,
    merged: Vec<(u32, u32)>,
    values: Vec<Value>,
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
/// As [`plan`](crate::promote::plan); `func` is unchanged then.
pub fn run(func: &mut Function, ctx: &mut Ctx, options: &Options) -> Result<Stats, Error> {
    let before = cfg!(debug_assertions).then(|| func.clone());
    let stats = match direct::run(func, ctx, options) {
        direct::Outcome::Promoted(stats) => stats,
        direct::Outcome::Unusual => return run_with_plan(func, ctx, options, true),
        direct::Outcome::Intricate => return run_with_plan(func, ctx, options, false),
    };
    if let Some(mut planned) = before
        && func.slots.len() * func.blocks.len() < MAX_CHECKED
    {
        let outcome = run_with_plan(&mut planned, &mut Ctx::new(), options, true);
        direct::assert_same(func, stats, &planned, outcome);
    }
    Ok(stats)
}

/// As [`run`], always by planning and applying. The quick method of planning is only tried if it may be `quick`.
fn run_with_plan(func: &mut Function, ctx: &mut Ctx, options: &Options, quick: bool) -> Result<Stats, Error> {
    let mut scratch = core::mem::take(&mut ctx.apply.host);
    let mut planned =
        plan_in_either_way(&IrSlotHost::with_aliases(func, &mut scratch, false), ctx, options, quick)
            .map(drop);
    // Second names for addresses are rare: they are looked for only when the first attempt met one.
    if planned.is_ok() && ctx.plan.slots.iter().any(|slot| slot.kept == Some(Kept::Escapes(Escape::Alias))) {
        planned =
            plan_in_either_way(&IrSlotHost::with_aliases(func, &mut scratch, true), ctx, options, quick)
                .map(drop);
    }
    if cfg!(debug_assertions) && planned.is_ok() && func.slots.len() * func.blocks.len() < MAX_CHECKED {
        let host = IrSlotHost::new(func, &mut scratch);
        if let Err(fault) = check(&host, &ctx.plan, options) {
            panic!("promotion is wrong: {fault}");
        }
    }
    ctx.apply.host = scratch;
    planned?;
    let mut stats = ctx.plan.stats();
    if !ctx.plan.is_empty() {
        let n_phis = apply(func, ctx, options);
        stats.phis = n_phis;
    }
    func.form = Form::Ssa;
    Ok(stats)
}

/// Plans the promotion of `func`, which stays as it is, and checks the plan.
///
/// # Errors
///
/// The first rule that the plan breaks. What cannot be planned is right.
pub fn check_plan(func: &Function, options: &Options) -> Result<(), Fault> {
    let mut scratch = HostScratch::default();
    let mut ctx = Ctx::new();
    let host = IrSlotHost::new(func, &mut scratch);
    match plan_in_either_way(&host, &mut ctx, options, true) {
        Ok(plan) => check(&host, plan, options),
        Err(_) => Ok(()),
    }
}

/// Carries out the plan in `ctx`. Returns the number of phis added.
#[inline(never)]
pub(super) fn apply(func: &mut Function, ctx: &mut Ctx, options: &Options) -> u32 {
    let Ctx { plan, apply, graph, .. } = ctx;
    apply.first_phi = func.values.len() as u32;
    apply.undefs = [None; 7];
    apply.used.clear();
    apply.used.resize(plan.n_phis(), false);
    apply.before.clear();
    // The phis get consecutive values, after all others.
    for phi in plan.phis() {
        let block = sheave_ir::Block::from_u32(phi.block.0);
        func.values.push(ValueData::new(slot_type(plan, phi.slot), ValueDef::Phi(block)));
    }
    if !plan.points.is_empty() {
        change_points(func, plan, apply);
    }
    rewrite(func, plan, apply);
    if plan.n_phis() == 0 {
        return 0;
    }
    if options.effective_cleanup() == Cleanup::Full {
        find_used(func, plan, graph, apply);
    } else {
        apply.used.fill(true);
    }
    attach_phis(func, plan, apply)
}

fn slot_type(plan: &Plan, slot: Slot) -> Type {
    ir_type(plan.slot_type(slot))
}

impl ApplyScratch {
    /// The value that `def` is, made if it is a constant. A phi counts as used.
    #[inline]
    fn value(&mut self, def: Def, func: &mut Function, plan: &Plan) -> Value {
        if def.is_value() {
            return Value::from_u32(def.0);
        }
        if let Some(phi) = def.as_phi() {
            self.used[phi as usize] = true;
            return Value::from_u32(self.first_phi + phi);
        }
        self.rare_value(def, func, plan)
    }

    /// What replaces `value`, which is a value of the plan with the replacement `def`, or newer than the plan if there is none.
    #[inline(never)]
    fn replace(&mut self, value: Value, def: Def, func: &mut Function, plan: &Plan) -> Value {
        if def == Def::NONE { value } else { self.value(def, func, plan) }
    }

    #[cold]
    fn rare_value(&mut self, def: Def, func: &mut Function, plan: &Plan) -> Value {
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
fn change_points(func: &mut Function, plan: &mut Plan, apply: &mut ApplyScratch) {
    apply.points.clear();
    let mut outputs = (sheave_ir::Inst::from_u32(u32::MAX - 1), 0);
    for at in 0..plan.points.len() {
        let point = plan.points[at];
        let inst = sheave_ir::Inst::from_u32(point.inst.0);
        let value = match point.kind {
            PointKind::Convert { source, from, to, result } => {
                let source = apply.value(Def::from(source), func, plan);
                let (from, to) = (ir_type(from), ir_type(to));
                let narrowed = func.const_bits(source).map(|bits| bits & to.mask());
                match (result, narrowed) {
                    (None, Some(bits)) => {
                        plan.dead[inst.index()] = true;
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
    apply: &mut ApplyScratch,
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
fn make_result(
    func: &mut Function,
    apply: &mut ApplyScratch,
    inst: sheave_ir::Inst,
    n: u32,
    ty: Type,
) -> Value {
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
fn rewrite(func: &mut Function, plan: &Plan, apply: &mut ApplyScratch) {
    if !apply.before.is_empty() {
        insert_before(func, apply);
    }
    let has_phis = func.blocks.values().any(|block| !block.phis.is_empty());
    // Taken out so that constants can be made on the way.
    let mut insts = core::mem::take(&mut func.insts);
    let mut pool = core::mem::take(&mut func.pool);
    // Blocks need not lie in the order in layout order, so it cannot be compacted in place.
    let old = core::mem::take(&mut func.order);
    let mut order = core::mem::take(&mut apply.order);
    order.clear();
    order.resize(old.len(), sheave_ir::Inst::from_u32(0));
    let mut to = 0;
    let (dead, replacement) = (&plan.dead[..], &plan.replacement[..]);
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        let data = &mut func.blocks[block];
        let (start, end) = (data.start as usize, data.end as usize);
        data.start = to as u32;
        for &inst in &old[start..end] {
            // What was made on the way is behind the end.
            if dead.get(inst.index()).is_some_and(|&dead| dead) {
                continue;
            }
            order[to] = inst;
            to += 1;
            insts[inst].map_args(&mut pool, |value| {
                let def = replacement.get(value.index()).copied().unwrap_or(Def::NONE);
                if def.is_value() { Value::from_u32(def.0) } else { apply.replace(value, def, func, plan) }
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
fn insert_before(func: &mut Function, apply: &mut ApplyScratch) {
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
    core::mem::swap(&mut func.order, &mut apply.order);
}

/// Marks the phis that used phis merge: what nothing but unused phis reads is dropped.
#[inline(never)]
fn find_used(func: &Function, plan: &Plan, graph: &mut Graph, apply: &mut ApplyScratch) {
    if apply.used.iter().all(|&used| used) {
        return;
    }
    // The unused phis that phis merge, each with one that merges it.
    apply.merged.clear();
    for &block in &func.layout {
        if !plan.has_edge_args(crate::Block(block.as_u32())) {
            continue;
        }
        for (index, edge) in func.succ_edges(block).iter().enumerate() {
            let id = plan.edge_behind(Edge::new(crate::Block(block.as_u32()), index as u32));
            let args = plan.args_of(id);
            if args.is_empty() {
                continue;
            }
            for (phi, arg) in (plan.phi_range[edge.target.index()].0..).zip(args) {
                if let Some(arg) = arg.as_phi()
                    && !apply.used[arg as usize]
                {
                    apply.merged.push((arg, phi));
                }
            }
        }
    }
    // Merging phis mostly come later in the layout: one round from the end is enough then, another sees that it was.
    for _ in 0..MAX_ROUNDS {
        let mut changed = false;
        for &(arg, phi) in apply.merged.iter().rev() {
            if apply.used[phi as usize] && !apply.used[arg as usize] {
                apply.used[arg as usize] = true;
                changed = true;
            }
        }
        if !changed {
            return;
        }
    }
    spread_use(plan, graph, apply);
}

/// Rounds over the merging phis after which their uses are followed with a worklist.
const MAX_ROUNDS: u32 = 4;

/// As [`find_used`], in time that is linear whatever the order.
fn spread_use(plan: &Plan, graph: &mut Graph, apply: &mut ApplyScratch) {
    graph.complete();
    apply.worklist.clear();
    apply.worklist.extend((0..plan.n_phis() as u32).filter(|&phi| apply.used[phi as usize]));
    while let Some(phi) = apply.worklist.pop() {
        let block = plan.phi_block[phi as usize];
        let index = phi - plan.phi_range[block as usize].0;
        for &edge in graph.pred_row(block) {
            if let Some(arg) = plan.args[(plan.arg_start[edge as usize] + index) as usize].as_phi()
                && !core::mem::replace(&mut apply.used[arg as usize], true)
            {
                apply.worklist.push(arg);
            }
        }
    }
}

/// Puts the used phis into their blocks and their arguments onto the edges. Returns their number.
#[inline(never)]
fn attach_phis(func: &mut Function, plan: &Plan, apply: &mut ApplyScratch) -> u32 {
    let mut values = core::mem::take(&mut apply.values);
    let mut n_phis = 0;
    let mut phi = 0;
    while phi < plan.n_phis() {
        let block = plan.phi_block[phi];
        let end = plan.phi_range[block as usize].1 as usize;
        values.clear();
        for phi in phi..end {
            if apply.used[phi] {
                values.push(Value::from_u32(apply.first_phi + phi as u32));
            }
        }
        // A new block on the edge of an asm goto has one predecessor, so no phis.
        let block = sheave_ir::Block::from_u32(block);
        n_phis += values.len() as u32;
        let mut phis = func.blocks[block].phis;
        append(&mut phis, &values, func);
        func.blocks[block].phis = phis;
        phi = end;
    }
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        if !plan.has_edge_args(crate::Block(block.as_u32())) {
            continue;
        }
        let (first, n_edges) = (func.blocks[block].first_edge, func.blocks[block].n_edges);
        for index in 0..n_edges {
            let id = plan.edge_behind(Edge::new(crate::Block(block.as_u32()), index));
            let args = plan.args_of(id);
            if args.is_empty() {
                continue;
            }
            let ir_edge = sheave_ir::Edge::from_u32(first + index);
            let target = func.edges[ir_edge].target;
            let first_phi = plan.phi_range[target.index()].0 as usize;
            values.clear();
            for (phi, &def) in args.iter().enumerate() {
                if apply.used[first_phi + phi] {
                    values.push(apply.value(def, func, plan));
                }
            }
            let mut list = func.edges[ir_edge].args;
            append(&mut list, &values, func);
            func.edges[ir_edge].args = list;
        }
    }
    apply.values = values;
    n_phis
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
