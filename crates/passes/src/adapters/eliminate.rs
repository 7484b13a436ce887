//! SSA destruction: applies the plan of `sheave_ssa::eliminate`, which replaces phis by copies.
//!
//! What several instructions write becomes a [`ValueDef::Variable`](sheave_ir::ValueDef::Variable): the
//! first member of a class, which represents all (the others are not mentioned any more), phis, temporaries.
//! A copy is a `copy` instruction whose result is such a variable; a constant source is the constant itself.
//! Edge blocks are laid out after the block whose edge they split (the first one, if several share it), so
//! that a loop stays together. Unreachable blocks keep their place, since their addresses may have been
//! taken, but only trap.
//!
//! One linear pass writes the new order; without phis nothing but the form changes.

use sheave_ir::entity::EntityRef;
use sheave_ir::{EditContext, Editor, Form, Function, InstData, UnaryOp, ValueList};

use sheave_ssa::host::{Constraint, InstSink, ValueKind};
use sheave_ssa::refill;

use crate::adapters::host::{IrHost, ir_type, type_of};
use crate::blocks::{edge_of, node};
use crate::pass::{Changed, Fault, PassError, PassRun, Proof, Unproven};
use sheave_ssa::{Analyses, Block, Edge, Error, Graph, Inst, SsaHost, Type, Value};

use sheave_ssa::eliminate::{
    CheckError, Ctx as PlanCtx, Decision, DecisionError, check, check_form, counterexample, plan_decided,
    plan_with,
};
pub use sheave_ssa::eliminate::{Counters, Options, Strategy};
use sheave_ssa::eliminate::{Plan, PlannedCopy, Position};

impl SsaHost for IrHost<'_> {
    #[inline]
    fn n_values(&self) -> usize {
        self.0.values.len()
    }

    #[inline]
    fn n_insts(&self) -> usize {
        self.0.insts.len()
    }

    #[inline]
    fn phis(&self, block: Block, mut visit: impl FnMut(Value)) {
        for value in self.0.phis(sheave_ir::Block::from_u32(block.0)) {
            visit(Value(value.as_u32()));
        }
    }

    #[inline]
    fn phi_args(&self, edge: Edge, mut visit: impl FnMut(Value)) {
        for value in self.0.edge_args(edge_of(self.0, edge)) {
            visit(Value(value.as_u32()));
        }
    }

    #[inline]
    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        for &inst in self.0.block_insts(sheave_ir::Block::from_u32(block.0)) {
            report(self.0, inst, sink);
        }
    }

    #[inline]
    fn terminator(&self, block: Block, sink: &mut impl InstSink) {
        if let Some(inst) = self.0.terminator(sheave_ir::Block::from_u32(block.0))
            && self.0.insts[inst] != InstData::Jump
        {
            report(self.0, inst, sink);
        }
    }

    #[inline]
    fn value_type(&self, value: Value) -> Type {
        type_of(self.0.ty(sheave_ir::Value::from_u32(value.0)))
    }

    #[inline]
    fn value_kind(&self, value: Value) -> ValueKind {
        match self.0.const_data(sheave_ir::Value::from_u32(value.0)) {
            None => ValueKind::Variable,
            Some(sheave_ir::ConstData::Undef) => ValueKind::Undef,
            Some(_) => ValueKind::Constant,
        }
    }

    #[inline]
    fn params(&self, mut visit: impl FnMut(Value)) {
        for value in &self.0.params {
            visit(Value(value.as_u32()));
        }
    }

    #[inline]
    fn splittable(&self, edge: Edge) -> bool {
        let terminator = self.0.terminator(sheave_ir::Block::from_u32(edge.from.0));
        !terminator.is_some_and(|inst| matches!(self.0.insts[inst], InstData::IndirectBranch { .. }))
    }

    /// Where a call returns twice, phis and their arguments keep variables of their own: what is live across
    /// the call is read again after its second return, from paths along which it was dead before, so that no
    /// edge shows that the two interfere.
    fn constraints(&self, mut visit: impl FnMut(Constraint)) {
        if !self.0.order.iter().any(|&inst| self.0.insts[inst].returns_twice()) {
            return;
        }
        for block in self.0.blocks.keys() {
            for value in self.0.phis(block) {
                visit(Constraint::Alone { value: Value(value.as_u32()) });
            }
            for edge in self.0.block_edges(block) {
                for value in self.0.edge_args(edge) {
                    if self.0.const_data(*value).is_none() {
                        visit(Constraint::Alone { value: Value(value.as_u32()) });
                    }
                }
            }
        }
    }
}

#[inline]
fn report(func: &Function, inst: sheave_ir::Inst, sink: &mut impl InstSink) {
    sink.inst(Inst(inst.as_u32()));
    func.insts[inst].for_each_arg(&func.pool, |value| sink.uses(Value(value.as_u32())));
    for value in func.results(inst) {
        sink.defines(Value(value.as_u32()));
    }
}

/// What applying plans to functions of `sheave-ir` needs.
#[derive(Clone, Debug, Default)]
struct Apply {
    layout: Vec<sheave_ir::Block>,
    /// By block: the sequences at its head and at its end, and the first edge block after it.
    at_block: Vec<AtBlock>,
    /// By edge block: the next one after the same block, and its block.
    next_split: Vec<u32>,
    split_block: Vec<sheave_ir::Block>,
    /// By value: its replacement. Filled only while values are renamed.
    rename: Vec<sheave_ir::Value>,
    /// The first instruction that was made, and for each the index of its ledger entry, `NONE` for what is
    /// not a copy.
    first_copy: u32,
    copy_entries: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
struct AtBlock {
    head: u32,
    end: u32,
    split: u32,
}

/// No index.
const NONE: u32 = u32::MAX;

const NOTHING: AtBlock = AtBlock { head: NONE, end: NONE, split: NONE };

/// The memory of the pass: keep it for the next function.
#[derive(Debug, Default)]
pub struct Ctx {
    /// Of the planner.
    planner: PlanCtx,
    /// Of [`run`].
    analyses: Analyses,
    edits: EditContext,
    apply: Apply,
    /// What the next [`run`] does instead of what its strategy says.
    decision: Option<Decision>,
}

/// Eliminates phis.
pub fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let ctx: &mut Ctx = run.ctxs.of();
    let decision = ctx.decision.take();
    let result = edit(&mut run.edit, run.analyses, ctx, &run.eliminate, decision.as_ref());
    let counters = result.map_err(|error| match error {
        Unproven::Decision(DecisionError::Host(error)) => PassError::Rejected(error),
        error => PassError::Unproven(Box::new(error)),
    })?;
    run.stats.elimination = counters;
    run.count("phis eliminated", counters.phis);
    run.count("copies inserted", counters.copies_inserted);
    run.count("copies left", counters.copies_left);
    run.count("constants left", counters.constants_left);
    run.count("temporaries", counters.temporaries);
    run.count("edges split", counters.edges_split);
    Ok(Changed::GRAPH)
}

/// Proves the form of the plan, and that the copies in the function have the effect of the phis. If they have
/// not because the plan is wrong, its fault is reported, which tells more.
pub(crate) fn prove(proof: &Proof<'_>) -> Result<(), Fault> {
    let ctx: Option<&Ctx> = proof.ctxs.get();
    if let Some(ctx) = ctx {
        check_form(&IrHost(proof.before), ctx.plan()).map_err(Fault::Elimination)?;
    }
    crate::check::eliminated(proof.before, proof.after).map_err(|fault| {
        let plan_is_wrong = ctx.and_then(|ctx| check_plan(proof.before, ctx).err());
        plan_is_wrong.map_or(Fault::Applied(fault), Fault::Elimination)
    })
}

/// As [`run`], for callers without the driver. In debug builds the plan is checked.
///
/// # Errors
///
/// Those of [`plan`](sheave_ssa::eliminate::plan). The function is unchanged then.
pub fn eliminate(func: &mut Function, ctx: &mut Ctx, options: &Options) -> Result<Counters, Error> {
    let (mut analyses, mut edits) = (std::mem::take(&mut ctx.analyses), std::mem::take(&mut ctx.edits));
    analyses.clear();
    let is_checked = cfg!(debug_assertions) && func.order.len() <= MAX_CHECKED_INSTS;
    let before = is_checked.then(|| func.clone());
    let result = edit(&mut Editor::new(func, &mut edits), &mut analyses, ctx, options, None);
    (ctx.analyses, ctx.edits) = (analyses, edits);
    if let (Some(before), Ok(_)) = (before, &result)
        && let Err(error) = check_plan(&before, ctx)
    {
        panic!("{error}");
    }
    result.map_err(|error| match error {
        Unproven::Decision(DecisionError::Host(error)) => error,
        error => unreachable!("no decision was given: {error}"),
    })
}

/// Turns the function from memory or SSA form into copies form. What was decided, and why each copy exists,
/// can be read in the context afterwards: [`Ctx::plan`], [`Ctx::entry_of`]. It spends no fuel: machine code
/// is made of copies form only.
fn edit(
    edit: &mut Editor<'_>,
    analyses: &mut Analyses,
    ctx: &mut Ctx,
    options: &Options,
    decision: Option<&Decision>,
) -> Result<Counters, Unproven> {
    let Ctx { planner, apply, .. } = ctx;
    let host = IrHost(edit);
    let counters = match decision {
        None => plan_with(&host, options, analyses, planner).map_err(DecisionError::Host)?.counters,
        Some(decision) => {
            let counters = plan_decided(&host, decision, options, analyses, planner)?.counters;
            check(&host, planner.plan()).map_err(|error| Unproven::Wrong(error, None))?;
            counters
        }
    };
    apply.first_copy = edit.insts.len() as u32;
    apply.copy_entries.clear();
    if counters.phis > 0 {
        apply.run(edit, planner.plan(), analyses.known_graph());
    } else if edit.blocks.values().any(|block| !block.phis.is_empty()) {
        // Those of unreachable blocks: there are no others.
        for at in 0..edit.layout.len() {
            let block = edit.layout[at];
            if !analyses.known_graph().is_reachable(node(block)) {
                edit.make_trap(block);
            }
        }
        edit.clear_phis();
    }
    edit.set_form(Form::Copies);
    Ok(counters)
}

/// Makes a plan of `decision` for `func`, proves it, and leaves the function as it is.
///
/// # Errors
///
/// When no plan can be made of the decision, or the plan is wrong.
pub fn prove_decision(func: &Function, ctx: &mut Ctx, decision: &Decision) -> Result<Counters, Unproven> {
    ctx.analyses.clear();
    let Ctx { planner, analyses, .. } = ctx;
    let host = IrHost(func);
    let counters = plan_decided(&host, decision, &Options::default(), analyses, planner)?.counters;
    check(&host, planner.plan())
        .map_err(|error| Unproven::Wrong(error, counterexample(&host, planner.plan()).map(Box::new)))?;
    Ok(counters)
}

/// Checks the last plan of `ctx` against `func`, the function as it was before.
fn check_plan(func: &Function, ctx: &Ctx) -> Result<(), CheckError> {
    check(&IrHost(func), ctx.plan())
}

/// Debug builds check every plan for a function of at most this many instructions; larger ones would make
/// tests crawl.
const MAX_CHECKED_INSTS: usize = 20_000;

impl Ctx {
    /// Empty.
    pub fn new() -> Self {
        Ctx::default()
    }

    /// The next [`run`] does what `decision` says, for which its function is the right one, and not what its
    /// strategy would; without a decision what its strategy would.
    pub fn decide(&mut self, decision: Option<Decision>) {
        self.decision = decision;
    }

    /// The last plan.
    pub fn plan(&self) -> &Plan {
        self.planner.plan()
    }

    /// The ledger entry of a `copy` instruction that the last [`run`] made; `None` for any other instruction.
    pub fn entry_of(&self, inst: sheave_ir::Inst) -> Option<u32> {
        let index = inst.as_u32().checked_sub(self.apply.first_copy)?;
        self.apply.copy_entries.get(index as usize).copied().filter(|&entry| entry != NONE)
    }
}

fn value_of(value: Value) -> sheave_ir::Value {
    sheave_ir::Value::from_u32(value.0)
}

impl Apply {
    fn run(&mut self, edit: &mut Editor<'_>, plan: &Plan, graph: &Graph) {
        for &ty in &plan.temporaries {
            edit.make_variable(ir_type(ty));
        }
        for copy in &plan.copies {
            edit.turn_into_variable(value_of(copy.dest));
        }
        for class in plan.classes() {
            edit.turn_into_variable(value_of(class[0]));
        }
        self.find_representatives(edit, plan);
        // A phi that nothing is copied to, because all its arguments are undefined or it is unused, may still
        // be read.
        for at in 0..edit.layout.len() {
            let block = edit.layout[at];
            for index in 0..edit.phis(block).len() {
                let phi = edit.phis(block)[index];
                if self.rename.get(phi.index()).is_none_or(|&other| other == phi) {
                    edit.turn_into_variable(phi);
                }
            }
        }
        if !self.rename.is_empty() {
            edit.rename(|value| self.rename[value.index()]);
        }
        self.find_places(edit, plan);
        self.lay_out(edit, plan, graph);
    }

    /// By value, the first member of its class. Empty if there are no classes.
    fn find_representatives(&mut self, func: &Function, plan: &Plan) {
        self.rename.clear();
        if !plan.members.is_empty() {
            self.rename.extend(func.values.keys());
            for class in plan.classes() {
                for member in class {
                    self.rename[member.index()] = value_of(class[0]);
                }
            }
        }
    }

    /// Notes for each block the copies at its head and at its end, and the edge blocks after it.
    fn find_places(&mut self, func: &Function, plan: &Plan) {
        refill(&mut self.at_block, func.blocks.len(), NOTHING);
        for (index, sequence) in plan.sequences.iter().enumerate() {
            match sequence.at {
                Position::Head(block) => self.at_block[block.index()].head = index as u32,
                Position::End(block) => self.at_block[block.index()].end = index as u32,
                Position::Split(_) => {}
            }
        }
        refill(&mut self.next_split, plan.splits.len(), NONE);
        // From the back, so that those after one block stay in order.
        for (index, split) in plan.splits.iter().enumerate().rev() {
            let home = &mut self.at_block[split.home.index()];
            self.next_split[index] = std::mem::replace(&mut home.split, index as u32);
        }
    }

    /// Inserts copies and edge blocks.
    fn lay_out(&mut self, edit: &mut Editor<'_>, plan: &Plan, graph: &Graph) {
        self.layout.clear();
        self.split_block.clear();
        self.split_block.extend(plan.splits.iter().map(|_| edit.make_block()));
        for (index, split) in plan.splits.iter().enumerate() {
            for edge in plan.edges_to(split) {
                edit.retarget(edge_of(edit, *edge), self.split_block[index], &[]);
            }
        }
        for i in 0..edit.layout.len() {
            let block = edit.layout[i];
            self.layout.push(block);
            if !graph.is_reachable(node(block)) {
                edit.make_trap(block);
                // Making the instruction must not disturb the numbers of copies.
                self.copy_entries.push(NONE);
                continue;
            }
            let at = self.at_block[block.index()];
            if let (Some(&first), Some(last)) = (edit.block_insts(block).first(), edit.terminator(block)) {
                self.insert_copies(edit, plan, at.head, first);
                self.insert_copies(edit, plan, at.end, last);
            }
            let mut split = at.split;
            while split != NONE {
                self.fill_split(edit, plan, split);
                split = self.next_split[split as usize];
            }
        }
        edit.clear_phis();
        edit.set_layout(&self.layout);
        edit.apply();
    }

    /// Gives the edge block `sroa` its jump, and its copies.
    fn fill_split(&mut self, edit: &mut Editor<'_>, plan: &Plan, split: u32) {
        let block = self.split_block[split as usize];
        self.layout.push(block);
        let data = plan.splits[split as usize];
        let target = sheave_ir::Block::from_u32(data.target.0);
        let jump = edit.fill_with_jump(block, target, ValueList::new());
        self.copy_entries.push(NONE);
        self.insert_copies(edit, plan, data.sequence, jump);
    }

    fn insert_copies(&mut self, edit: &mut Editor<'_>, plan: &Plan, sequence: u32, before: sheave_ir::Inst) {
        if sequence == NONE {
            return;
        }
        for &PlannedCopy { dest, source, entry } in plan.sequence_copies(&plan.sequences[sequence as usize]) {
            let inst = edit.make_inst(InstData::Unary { op: UnaryOp::Copy, arg: value_of(source) });
            edit.attach_result(inst, value_of(dest));
            edit.insert_before(before, inst);
            self.copy_entries.push(entry);
        }
    }
}
