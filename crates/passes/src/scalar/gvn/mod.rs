//! Global value numbering with constant folding, peephole rules and load forwarding, in one walk over the
//! dominator tree.
//!
//! `-O0` code repeats itself; here each value is computed once: constants fold, redundant extensions
//! disappear, an address or a load that is available already is reused, and branches on constants become
//! jumps.
//!
//! Why here: after promotion, when values flow directly from definition to use; before elimination, because
//! copies form has variables that no equality holds of.
//!
//! Algorithm: the dominator-tree walk of hash-based value numbering (Preston Briggs, Keith D. Cooper and L.
//! Taylor Simpson, "Value Numbering", 1997, section 4), with a scoped table that forgets nothing: of two
//! equal operations on equal operands without effect on memory, the one in a block that the other's
//! dominates (by the graph before the pass) is replaced, and a promise of one of them alone is dropped.
//! Loads and stores take part: what memory holds at an address is known as long as nothing in between may
//! write there ([`crate::memory`]), across blocks too; the search for a write is bounded, and the loads that
//! it gave up are counted. A load of another type of the same bytes, or of the low ones, becomes a
//! conversion; one of constant data becomes a constant; one at an address that a select chooses becomes a
//! select, where the contents of all addresses are known. What a branch has decided is known in the blocks
//! that only its edge leads to (`implied`). Calls of `strcpy` and `sqrt` are replaced where their arguments
//! tell (`calls`), and slots that only hold constant data by these (`constant_slots`).
//!
//! ```text
//! v3 = load i32 v1                         v3 = load i32 v1
//! v4 = load i32 v1                         v5 = add v3, v3          v4 is v3
//! v5 = add v3, v4                          store v5, v2             v6 is v5
//! v6 = mul v5, 1                           v7 = load i32 v1         the store may have been to v1
//! store v6, v2
//! v7 = load i32 v1
//! ```
//!
//! Cost: linear; each instruction is visited once and rewritten at most [`MAX_STEPS`] times.
//!
//! Needs memory or SSA form and leaves the same. Instructions that are no longer needed and blocks that are
//! no longer reached stay in the order until [`crate::scalar::dce`]. It does not move code and does not work
//! through phis.

mod calls;
mod constant_slots;
mod implied;
mod memory;
mod phis;
#[cfg(test)]
mod tests;

use sheave_ir::entity::EntitySet;
use sheave_ir::semantics;
use sheave_ir::{
    BinaryOp, Block, CallKind, ConstData, Editor, Inst, InstData, MemFlags, Type, Value, WideOp,
};
use sheave_ssa::{Dominators, Graph};

use crate::adapters::host::IrHost;
use crate::blocks::taken_edge;
use crate::memory::{Effects, Point, alias::Aliases, alias::Location};
use crate::pass::{Changed, Explain, PassError, PassRun};
use crate::program::Program;
use crate::scalar::bswap;
use crate::scalar::rules::{Outcome, Rules};
use crate::scalar::value_table::{self, Entry, Table};

/// How often one instruction is rewritten before it is taken as it is: chains of rules are short.
const MAX_STEPS: u32 = 8;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    table: Table,
    effects: Effects,
    constant_slots: constant_slots::ConstantSlots,
    /// Of the call at hand.
    reads: Vec<Location>,
    /// What branches before the block at hand tell.
    facts: Vec<implied::Fact>,
    /// Phis that are never negative.
    natural: EntitySet<Value>,
    /// What a rule put before the instruction that it is about.
    inserted: Vec<Inst>,
    /// There may be work for [`bswap`].
    has_parts: bool,
}

/// What the pass did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Stats {
    /// Instructions whose result is a constant or another value by a rule.
    folded: u32,
    /// Instructions whose result was available already.
    redundant: u32,
    /// Loads whose content was known.
    loads_forwarded: u32,
    /// Loads of one of two addresses of which the content was known.
    loads_of_selects: u32,
    /// Loads for which the search for a change of memory ended at its bound.
    searches_cut_off: u32,
    /// Calls whose function is known.
    calls: u32,
    /// Copies and fills that became stores.
    blocks: u32,
    /// Branches and switches that became jumps.
    branches_folded: u32,
    /// Slots that held a constant.
    constant_slots: u32,
}

/// Simplifies the function.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let (program, explain) = (run.program(), run.explainer());
    let (graph, dominators) = run.analyses.dominators(&IrHost(&run.edit))?;
    let ctx: &mut Ctx = run.ctxs.of();
    let mut stats = simplify(program, &mut run.edit, graph, dominators, ctx, explain);
    let has_parts = ctx.has_parts;
    run.count("values folded", stats.folded);
    run.count("values redundant", stats.redundant);
    run.count("loads forwarded", stats.loads_forwarded);
    run.count("loads of selects", stats.loads_of_selects);
    run.count("searches cut off", stats.searches_cut_off);
    run.count("calls of known functions", stats.calls);
    run.count("small copies and fills", stats.blocks);
    run.count("branches folded", stats.branches_folded);
    run.count("slots of constants", stats.constant_slots);
    stats.searches_cut_off = 0;
    let mut changed = (Changed::USES | Changed::PATHS | Changed::ARMS).when(stats != Stats::default());
    // There are new accesses of slots, which may be their only ones, or fewer uses of their addresses.
    changed |= Changed::ALL_WORK.when(stats.calls + stats.loads_of_selects > 0);
    changed |= Changed::GRAPH.when(stats.branches_folded > 0);
    changed |= Changed::PARTS.when(has_parts);
    Ok(changed)
}

fn simplify(
    module: Program<'_>,
    edit: &mut Editor<'_>,
    graph: &Graph,
    dominators: &Dominators,
    ctx: &mut Ctx,
    explain: Explain<'_>,
) -> Stats {
    ctx.table.reset(edit.n_insts());
    ctx.effects.find(module, edit, graph);
    let aliases = Aliases { module, slots: &ctx.effects.slots };
    let constant_slots = ctx.constant_slots.replace(aliases, edit);
    if constant_slots > 0 {
        edit.apply();
        ctx.effects.find(module, edit, graph);
    }
    ctx.facts.clear();
    ctx.natural.clear();
    ctx.has_parts = false;
    let point = Point { block: sheave_ssa::Block(0), event: 0 };
    let stats = Stats { constant_slots, ..Stats::default() };
    let mut walk = Walk { module, edit, graph, dominators, ctx, stats, point, explain };
    for block in dominators.preorder() {
        walk.block(block);
    }
    walk.edit.apply();
    walk.stats.searches_cut_off = walk.ctx.effects.cut_off();
    walk.stats
}

struct Walk<'a, 'f> {
    module: Program<'a>,
    edit: &'a mut Editor<'f>,
    graph: &'a Graph,
    dominators: &'a Dominators,
    ctx: &'a mut Ctx,
    stats: Stats,
    /// The current point among the effects on memory.
    point: Point,
    /// The rules that were applied, if that is to be told.
    explain: Explain<'a>,
}

impl Walk<'_, '_> {
    fn block(&mut self, node: sheave_ssa::Block) {
        let block = Block::from_u32(node.0);
        self.ctx.table.drop_while(|entry| !self.dominators.dominates(crate::blocks::node(entry.block), node));
        self.enter_block(node);
        self.learn(block);
        self.point = self.ctx.effects.start(node);
        let range = self.edit.blocks[block].start..self.edit.blocks[block].end;
        for position in range {
            let inst = self.edit.order[position as usize];
            self.inst(block, inst);
            self.point = self.ctx.effects.after(self.point, inst);
        }
        self.fold_branch(block);
        self.edit.resolve_edges(block);
    }

    fn inst(&mut self, block: Block, inst: Inst) {
        let mut data = self.edit.resolve_args(inst);
        let result = self.edit.result(inst);
        let ty = result.map_or(Type::I8, |value| self.edit.ty(value));
        for _ in 0..MAX_STEPS {
            let mut rules = Rules { func: self.edit, natural: &self.ctx.natural };
            let outcome = rules.apply(&data, ty);
            if matches!(outcome, Outcome::Keep) || !rules.func.begin_rewrite() {
                break;
            }
            match self.build(block, inst, result, &outcome) {
                Outcome::Simpler(simpler) => {
                    self.edit.set_inst(inst, simpler);
                    data = self.edit.resolve_args(inst);
                }
                Outcome::Value(value) => {
                    self.replace(result, self.edit.resolve(value));
                    self.stats.folded += 1;
                    return;
                }
                _ => break,
            }
        }
        match (&data, result) {
            (InstData::Icmp { .. }, Some(value))
                if let Some(holds) = self.implied(value)
                    && self.edit.begin_rewrite() =>
            {
                let constant = self.edit.constant(ty, ConstData::Bits(holds.into()));
                self.replace(result, constant);
                self.stats.folded += 1;
            }
            (InstData::Call { kind: CallKind::Plain, .. }, Some(value)) => {
                self.call(block, inst, &data, value)
            }
            (&InstData::Wide { op, args }, _) if self.wide(inst, op, args) => {}
            (&InstData::Load { flags, addr, offset }, Some(value)) if flags == MemFlags::default() => {
                self.load(block, inst, addr, offset, value);
            }
            (&InstData::Store { flags, addr, value, offset }, _) if flags == MemFlags::default() => {
                self.store(block, inst, addr, offset, value);
            }
            (&InstData::Mem { op, volatile: false, args }, _) => self.small_block(block, inst, op, args),
            (data, Some(value)) => {
                if let &InstData::Binary { op, args: [a, _], .. } = data {
                    self.ctx.has_parts |= ty > Type::I8
                        && (op == BinaryOp::Or || op == BinaryOp::Shl && bswap::is_byte(self.edit, a));
                }
                self.pure(block, inst, data, value);
            }
            _ => {}
        }
    }

    /// Does what an outcome for `inst` says, with what that needs before it.
    #[inline(never)]
    fn build(&mut self, block: Block, inst: Inst, result: Option<Value>, outcome: &Outcome) -> Outcome {
        if let Outcome::Rule(found) = outcome {
            let value = || result.map(|value| format!("{value}: ")).unwrap_or_default();
            self.explain.say(|| format!("{}rule `{}`", value(), found.name()));
        }
        let mut inserted = std::mem::take(&mut self.ctx.inserted);
        inserted.clear();
        let mut rules = Rules { func: self.edit, natural: &self.ctx.natural };
        let outcome = rules.build(outcome, &mut |edit, new| {
            edit.insert_before(inst, new);
            inserted.push(new);
        });
        for &new in &inserted {
            let data = self.edit.resolve_args(new);
            if let Some(value) = self.edit.result(new) {
                self.pure(block, new, &data, value);
            }
        }
        self.ctx.inserted = inserted;
        outcome
    }

    /// An instruction whose results, `value` the first, may depend on its operands alone.
    fn pure(&mut self, block: Block, inst: Inst, data: &InstData, value: Value) {
        let (data, flags, ty) = (value_table::canonical(data), data.op_flags(), self.edit.ty(value));
        let Some(hash) = value_table::hash(&data, ty) else { return };
        let edit = &*self.edit;
        let is_equal = |entry: &Entry| {
            value_table::canonical(&edit.insts[entry.inst]) == data && edit.ty(entry.value) == ty
        };
        match self.ctx.table.find(hash, is_equal) {
            Some(earlier) if self.edit.begin_rewrite() => {
                // What only one of the two promises does not hold for both.
                let known = self.edit.insts[earlier.inst];
                let both = known.op_flags() & flags;
                if both != known.op_flags() {
                    self.edit.set_inst(earlier.inst, known.with_op_flags(both));
                }
                self.edit.replace_value(value, earlier.value);
                if matches!(data, InstData::Wide { .. }) {
                    self.replace_second(inst, earlier.inst);
                }
                self.stats.redundant += 1;
            }
            _ => self.ctx.table.insert(hash, Entry { inst, block, event: 0, value }),
        }
    }

    /// The second result of `inst` is that of `by`.
    fn replace_second(&mut self, inst: Inst, by: Inst) {
        let [second, known] = [inst, by].map(|inst| self.edit.results(inst).nth(1));
        if let (Some(second), Some(known)) = (second, known) {
            self.edit.replace_value(second, known);
        }
    }

    /// Two results, which are constants if the operands are: true if that was so.
    fn wide(&mut self, inst: Inst, op: WideOp, args: [Value; 2]) -> bool {
        let [Some(a), Some(b)] = args.map(|arg| self.edit.const_bits(arg)) else { return false };
        let mut results = self.edit.results(inst);
        let (Some(first), Some(second)) = (results.next(), results.next()) else { return false };
        drop(results);
        if !self.edit.begin_rewrite() {
            return false;
        }
        let (x, y) = semantics::wide(op, self.edit.ty(args[0]), a, b);
        for (value, bits) in [(first, x), (second, y)] {
            let ty = self.edit.ty(value);
            let constant = self.edit.constant(ty, ConstData::Bits(bits));
            self.replace(Some(value), constant);
        }
        self.stats.folded += 1;
        true
    }

    fn replace(&mut self, value: Option<Value>, by: Value) {
        if let Some(value) = value {
            self.edit.replace_value(value, by);
        }
    }

    /// A branch or switch on a constant keeps one of its edges.
    fn fold_branch(&mut self, block: Block) {
        let Some(inst) = self.edit.terminator(block) else { return };
        let known = |value| {
            self.constant(value).or_else(|| match self.edit.insts[inst] {
                InstData::Branch { .. } => self.implied(value).map(u64::from),
                _ => self.implied_bits(value),
            })
        };
        if let Some(taken) = taken_edge(self.edit, inst, known)
            && self.edit.begin_rewrite()
        {
            self.edit.jump_along(block, taken);
            self.stats.branches_folded += 1;
        }
    }

    /// The bits of a constant; zero for undef.
    fn constant(&self, value: Value) -> Option<u64> {
        match self.edit.const_data(value)? {
            ConstData::Bits(bits) => Some(bits),
            ConstData::Undef => Some(0),
            // An address that is known only at link time; `inst` keeps such conditions.
            _ => None,
        }
    }
}
