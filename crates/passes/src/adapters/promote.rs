//! Promotion of a function's slots to values (SSA construction, mem2reg): plan, then apply.
//!
//! **What.** [`sheave_ssa::promote`] decides, this module shows it the function and carries out its plan:
//! phis are added, uses of removed loads are replaced, converted accesses become conversions, the rest goes.
//!
//! **Cost.** Two sweeps over the instructions: one to record accesses, one to rewrite. **Needs** memory or
//! SSA form. **Leaves** SSA form.

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    AsmOperandKind, ConstData, Constants, EditContext, Editor, Form, Function, InstData, Type, UnaryOp, Value,
};
use sheave_ssa::host::Escape;
use sheave_ssa::promote::{Def, Definition, Kept, Mode, Plan, PointKind, plan_with};
pub use sheave_ssa::promote::{Options, Stats};
use sheave_ssa::{Analyses, Edge, Error, Slot};

use crate::adapters::host::{HostCtx, IrSlotHost, ir_type};
use crate::adapters::insert::insert;
use crate::check;
use crate::pass::{Changed, Ctxs, Fault, PassError, PassRun, Promoted, Proof};

/// The memory of a promotion, to be reused from function to function.
#[derive(Debug, Default)]
pub struct Ctx {
    plan: sheave_ssa::promote::Ctx,
    host: HostCtx,
    apply: Apply,
    /// Of [`promote`], whose caller keeps none.
    analyses: Analyses,
    edits: EditContext,
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

    /// The phis that the last promotion made, each with the slot whose contents it merges.
    pub fn phis(&self) -> impl Iterator<Item = (Value, sheave_ir::Slot)> + '_ {
        let slot = |phi: u32| sheave_ir::Slot::from_u32(self.plan().phi_slot(phi).0);
        (0..self.plan().n_phis() as u32)
            .map(move |phi| (Value::from_u32(self.apply.first_phi + phi), slot(phi)))
    }

    /// The loads that the last promotion removed, each with the value that its uses read now. Those that read
    /// a constant are left out.
    pub fn replacements(&self) -> impl Iterator<Item = (Value, Value)> + '_ {
        let replacements = self.plan().replacements().iter().enumerate();
        replacements.filter_map(|(load, def)| {
            let by = match def.expand()? {
                Definition::Value(value) => Value::from_u32(value.0),
                Definition::Phi(phi) => Value::from_u32(self.apply.first_phi + phi),
                Definition::Point(point) => *self.apply.points.get(point as usize)?,
                Definition::Zero(_) | Definition::Undef(_) => return None,
            };
            Some((Value::new(load), by))
        })
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
    undefs: [Option<Value>; 7],
}

/// Debug builds check [`promote`] unless slots times blocks are more than this.
const MAX_CHECKED: usize = 100_000;

/// Promotes slots: all, or those that no parameter is stored to.
pub(crate) fn run(run: &mut PassRun<'_>, mode: Mode) -> Result<Changed, PassError> {
    let options = Options { mode, ..run.promote };
    let ctx: &mut Ctx = run.ctxs.of();
    let stats = edit(&mut run.edit, &options, run.analyses, ctx)?;
    // Each round removes something, or is the last.
    let frees_slots = stats.removed > 0 && frees_slots(ctx.plan());
    let keeps_pieces = stats.promoted < stats.slots && keeps_pieces(ctx.plan());
    run.stats.slots = run.stats.slots.max(stats.slots);
    run.stats.promoted += stats.promoted;
    run.count("slots promoted", stats.promoted);
    run.count("phis placed", stats.phis_placed);
    run.count("phis left", stats.phis);
    run.count("instructions removed", stats.removed);
    Ok(Changed::SLOTS.when(frees_slots) | Changed::AGGREGATES.when(keeps_pieces))
}

/// Whether a slot stays because it is accessed in pieces or as a block, which splitting it would change.
fn keeps_pieces(plan: &Plan) -> bool {
    use Kept::{Escapes, Offset, PartialWrite, Wider};
    let in_pieces =
        |kept| matches!(kept, Some(Offset | PartialWrite | Wider | Escapes(Escape::BlockOperation)));
    (0..plan.n_slots()).any(|slot| in_pieces(plan.kept(Slot::new(slot))))
}

/// Whether the address of a slot that stays was stored, perhaps only to slots that are gone now: then the
/// driver runs the pass once more, as LLVM's does until nothing is left to promote.
fn frees_slots(plan: &Plan) -> bool {
    let mut slots = (0..plan.n_slots()).map(Slot::new);
    slots.clone().any(|slot| plan.kept(slot) == Some(Kept::Escapes(Escape::Stored)))
        && slots.any(|slot| plan.is_promoted(slot) && slot_type(plan, slot) == Type::Ptr)
}

/// Proves that every operand has the value that memory held.
pub(crate) fn prove(proof: &Proof<'_>) -> Result<(), Fault> {
    check::promoted(proof.before, proof.after, proof.promote.uninit).map_err(Fault::Applied)
}

/// The removed loads and the phis of the last promotion.
pub(crate) fn promoted(ctxs: &Ctxs) -> Option<Promoted> {
    let ctx = ctxs.get::<Ctx>()?;
    Some(Promoted { replaced: ctx.replacements().collect(), phis: ctx.phis().collect() })
}

/// Promotes slots, for callers without the driver. In debug builds the result is checked.
///
/// # Errors
///
/// As [`plan`](sheave_ssa::promote::plan); the function is unchanged then.
pub fn promote(func: &mut Function, ctx: &mut Ctx, options: &Options) -> Result<Stats, Error> {
    let is_checked = cfg!(debug_assertions) && func.slots.len() * func.blocks.len() <= MAX_CHECKED;
    let before = is_checked.then(|| func.clone());
    let (mut analyses, mut edits) = (std::mem::take(&mut ctx.analyses), std::mem::take(&mut ctx.edits));
    analyses.clear();
    let result = edit(&mut Editor::new(func, &mut edits), options, &mut analyses, ctx);
    (ctx.analyses, ctx.edits) = (analyses, edits);
    if let (Some(before), Ok(_)) = (before, &result)
        && let Err(fault) = check::promoted(&before, func, options.uninit)
    {
        panic!("promotion is wrong {fault}");
    }
    result
}

/// The function is in memory or SSA form before, and in SSA form after. Each slot is a rewrite: those that
/// get no fuel stay in memory.
fn edit(
    edit: &mut Editor<'_>,
    options: &Options,
    analyses: &mut Analyses,
    ctx: &mut Ctx,
) -> Result<Stats, Error> {
    let Ctx { plan: planner, host: scratch, apply, .. } = ctx;
    if edit.is_limited() {
        for slot in edit.slots.keys() {
            if !edit.begin_rewrite() {
                edit.keep_slot(slot);
            }
        }
    }
    plan_with(&IrSlotHost::new(edit, scratch, false), options, analyses, planner)?;
    // Aliased addresses are rare: they are searched for only when the first attempt met one.
    let has_aliases = (0..planner.plan().n_slots())
        .any(|slot| planner.plan().kept(Slot::new(slot)) == Some(Kept::Escapes(Escape::Alias)));
    if has_aliases {
        plan_with(&IrSlotHost::new(edit, scratch, true), options, analyses, planner)?;
    }
    let plan = planner.plan();
    if !plan.is_empty() {
        apply.run(edit, plan);
    }
    edit.set_form(Form::Ssa);
    let stats = plan.stats();
    if stats.promoted == stats.slots && edit.slot_groups.is_empty() && edit.debug.variables.is_empty() {
        edit.clear_slots();
    }
    Ok(stats)
}

fn slot_type(plan: &Plan, slot: Slot) -> Type {
    ir_type(plan.slot_type(slot))
}

impl Apply {
    /// Carries out `plan`.
    #[inline(never)]
    fn run(&mut self, edit: &mut Editor<'_>, plan: &Plan) {
        self.first_phi = edit.values.len() as u32;
        self.undefs = [None; 7];
        self.folded.clear();
        // The phis get consecutive values, after all others.
        for phi in plan.phis() {
            edit.make_phi_value(sheave_ir::Block::from_u32(phi.block.0), slot_type(plan, phi.slot));
        }
        if !plan.points().is_empty() {
            change_points(edit, plan, self);
        }
        rewrite(edit, plan, self);
        if plan.n_phis() != 0 {
            attach_phis(edit, plan, self);
        }
    }

    /// The value that `def` is, made if it is a constant.
    #[inline]
    fn value(&mut self, def: Def, constants: &mut Constants<'_>, plan: &Plan) -> Value {
        if let Some(value) = def.as_value() {
            return Value::from_u32(value.0);
        }
        if let Some(phi) = def.as_phi() {
            return Value::from_u32(self.first_phi + phi);
        }
        self.other_value(def, constants, plan)
    }

    /// What replaces `value`, which is a value of the plan with the replacement `def`, or newer than the plan
    /// if there is none.
    #[inline(never)]
    fn replace(&mut self, value: Value, def: Def, constants: &mut Constants<'_>, plan: &Plan) -> Value {
        if def == Def::NONE { value } else { self.value(def, constants, plan) }
    }

    #[cold]
    fn other_value(&mut self, def: Def, constants: &mut Constants<'_>, plan: &Plan) -> Value {
        match def.expand() {
            Some(Definition::Point(point)) => self.points[point as usize],
            Some(Definition::Zero(slot)) => constants.zero(slot_type(plan, slot)),
            Some(Definition::Undef(slot)) => {
                let ty = slot_type(plan, slot);
                *self.undefs[ty as usize].get_or_insert_with(|| constants.make_const(ty, ConstData::Undef))
            }
            other => unreachable!("values and phis are handled before: {other:?}"),
        }
    }
}

/// Turns converted loads and stores into conversions, and assembly outputs into results.
fn change_points(edit: &mut Editor<'_>, plan: &Plan, apply: &mut Apply) {
    apply.points.clear();
    let mut outputs = (sheave_ir::Inst::from_u32(u32::MAX - 1), 0);
    for point in plan.points() {
        let inst = sheave_ir::Inst::from_u32(point.inst.0);
        let value = match point.kind {
            PointKind::Convert { source, from, to, result } => {
                let source = apply.value(Def::from(source), &mut edit.constants(), plan);
                let (from, to) = (ir_type(from), ir_type(to));
                let narrowed = edit.const_bits(source).map(|bits| bits & to.mask());
                match (result, narrowed) {
                    (None, Some(bits)) => {
                        apply.folded.push(inst);
                        edit.make_const(to, ConstData::Bits(bits))
                    }
                    _ => {
                        let arg = convert_before(edit, inst, source, from, to);
                        edit.set_inst(inst, InstData::Unary { op: last_step(edit.ty(arg), to), arg });
                        match result {
                            Some(result) => Value::from_u32(result.0),
                            None => edit.append_result(inst, to),
                        }
                    }
                }
            }
            PointKind::AsmOutput { n, ty, .. } => {
                if outputs.0 != inst {
                    outputs = (inst, 0);
                }
                outputs.1 += 1;
                make_result(edit, apply, inst, n + 1 - outputs.1, ir_type(ty))
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

/// Inserts all but the last step of a conversion before `inst` and returns what is left to convert.
fn convert_before(
    edit: &mut Editor<'_>,
    inst: sheave_ir::Inst,
    source: Value,
    from: Type,
    to: Type,
) -> Value {
    if from.bytes() == to.bytes() {
        return source;
    }
    let mut value = source;
    let step = |edit: &mut Editor<'_>, value: Value, op: UnaryOp, ty: Option<Type>| match ty {
        None => value,
        Some(ty) => insert(edit, inst, InstData::Unary { op, arg: value }, ty),
    };
    if !from.is_int() {
        value = step(edit, value, UnaryOp::Bitcast, Type::int_of_bytes(from.bytes()));
    }
    if !to.is_int() {
        value = step(edit, value, UnaryOp::Trunc, Type::int_of_bytes(to.bytes()));
    }
    value
}

/// Turns the `n`-th output of the assembly `inst` that goes to an address into a result.
fn make_result(edit: &mut Editor<'_>, apply: &mut Apply, inst: sheave_ir::Inst, n: u32, ty: Type) -> Value {
    let InstData::Asm { asm, .. } = edit.insts[inst] else {
        unreachable!("the host reports outputs for assembly only");
    };
    let (mut outputs_to, mut arg, mut results_before) = (0, 0, 0);
    for operand in &mut edit.asm_mut(asm).operands {
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
    edit.remove_arg(inst, arg);
    // The new result takes its place in the order of the operands.
    let value = edit.append_result(inst, ty);
    apply.values.clear();
    apply.values.extend(edit.results(inst));
    apply.values[results_before..].rotate_right(1);
    let mut next = apply.values.iter();
    edit.map_results(inst, |old| next.next().copied().unwrap_or(old));
    value
}

/// The one sweep over the instructions: the dead ones go, and operands are replaced.
#[inline(never)]
fn rewrite(edit: &mut Editor<'_>, plan: &Plan, apply: &mut Apply) {
    let (dead, replacement) = (plan.dead(), plan.replacements());
    let folded = std::mem::take(&mut apply.folded);
    // What was made meanwhile is past the end of both tables.
    edit.rewrite_all(
        |inst| {
            !dead.get(inst.index()).is_some_and(|&dead| dead)
                && (folded.is_empty() || folded.binary_search(&inst).is_err())
        },
        |constants, value| {
            let def = replacement.get(value.index()).copied().unwrap_or(Def::NONE);
            match def.as_value() {
                Some(new) => Value::from_u32(new.0),
                None => apply.replace(value, def, constants, plan),
            }
        },
    );
    apply.folded = folded;
}

/// Puts the phis into their blocks and their arguments onto the edges.
#[inline(never)]
fn attach_phis(edit: &mut Editor<'_>, plan: &Plan, apply: &mut Apply) {
    let mut values = std::mem::take(&mut apply.values);
    let mut phi = 0;
    while phi < plan.n_phis() as u32 {
        let block = plan.phi_block(phi);
        let end = plan.block_phis(block).end;
        values.clear();
        values.extend((phi..end).map(|phi| Value::from_u32(apply.first_phi + phi)));
        edit.add_phis(sheave_ir::Block::from_u32(block.0), &values);
        phi = end;
    }
    for at in 0..edit.layout.len() {
        let block = edit.layout[at];
        let host_block = sheave_ssa::Block(block.as_u32());
        if !plan.has_edge_args(host_block) {
            continue;
        }
        for (index, edge) in edit.block_edges(block).enumerate() {
            let args = plan.packed_args(Edge::new(host_block, index as u32));
            if args.is_empty() {
                continue;
            }
            values.clear();
            for &def in args {
                values.push(apply.value(def, &mut edit.constants(), plan));
            }
            edit.add_edge_args(edge, &values);
        }
    }
    apply.values = values;
}
