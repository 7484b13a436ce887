//! The editor: passes change a function only through it.
//!
//! A pass gets an [`Editor`] in place of a `&mut Function`. It reads the function as ever (the editor
//! dereferences to it) and requests changes: replace a value, rewrite an instruction, insert, move, remove,
//! retarget an edge, join or split blocks. Changes of the order and replacements of values are collected, in
//! tables by instruction and by value, and take effect in one sweep ([`Editor::apply`]), so that a thousand
//! insertions cost what one does, and the order of the instructions in memory stays the order in which they
//! are swept:
//!
//! ```text
//! block0: a b c jump          insert_before(c, x), move_to_end(a, block1), remove(b), apply
//! block1: d return       =>   block0: x c jump        block1: d a return
//! ```
//!
//! Because every change passes here, the editor also spends **fuel** ([`Editor::begin_rewrite`], which a
//! pass calls before each rewrite; without fuel it leaves the code as it is), keeps a **trace** of the
//! rewrites, and maintains source locations.

mod blocks;
mod copy;
mod inline;
mod inline_invoke;
mod trace;

use core::ops::Deref;

use cranelift_entity::{EntityRef, EntitySet};

pub use inline::{InlineMaps, Inlined};
pub use trace::Change;

use crate::{AsmData, Block, ConstData, ConstInterner, Form, Function, Inst, InstData, Slot, SlotData};
use crate::{Type, Value, ValueData, ValueDef, ValueList};

/// State of editors from function to function: memory, fuel, the trace.
#[derive(Debug, Default)]
pub struct EditContext {
    /// The rewrites since the last call of [`EditContext::limit`].
    rewrites: u64,
    /// The largest number of rewrites, if there is a limit.
    limit: Option<u64>,
    trace: Option<Vec<(u64, Change)>>,
    interner: ConstInterner,
    /// The interner has the constants of the function.
    interner_is_current: bool,
    /// The order before the last sweep: memory for the next one.
    order: Vec<Inst>,
    /// By instruction: [`REMOVED`], and the index plus one of the last of the instructions to be inserted
    /// before it.
    marks: Vec<u32>,
    /// Instructions to be inserted, those before one instruction as a ring: each with the index of the next
    /// one.
    inserted: Vec<(Inst, u32)>,
    /// By value: its replacement, or the value itself. Empty if no value was replaced.
    alias: Vec<Value>,
    values: Vec<Value>,
    /// The reachable blocks, and those of which the successors are to be visited.
    reached: EntitySet<Block>,
    work: Vec<Block>,
}

/// The instruction leaves its position in the order.
const REMOVED: u32 = 1 << 31;

impl EditContext {
    /// Without limit, without trace.
    pub fn new() -> Self {
        EditContext::default()
    }

    /// Allows `n` rewrites from now on, over all functions together; no limit for `None`.
    pub fn limit(&mut self, n: Option<u64>) {
        (self.limit, self.rewrites) = (n, 0);
    }

    /// Whether [`EditContext::limit`] has set a limit.
    pub fn is_limited(&self) -> bool {
        self.limit.is_some()
    }

    /// Starts a trace, or ends it.
    pub fn set_tracing(&mut self, on: bool) {
        self.trace = on.then(Vec::new);
    }

    /// The changes since the last call, each with the number of its rewrite, from one on. With `--fuel` of
    /// this number it is the last rewrite.
    pub fn take_trace(&mut self) -> Vec<(u64, Change)> {
        self.trace.as_mut().map(core::mem::take).unwrap_or_default()
    }
}

/// A function that is being changed.
#[derive(Debug)]
pub struct Editor<'a> {
    func: &'a mut Function,
    ctx: &'a mut EditContext,
}

impl Deref for Editor<'_> {
    type Target = Function;

    #[inline(always)]
    fn deref(&self) -> &Function {
        self.func
    }
}

/// Makes constants while a sweep has the instructions.
#[derive(Debug)]
pub struct Constants<'a>(&'a mut Function);

impl Constants<'_> {
    /// The zero of type `ty`.
    pub fn zero(&mut self, ty: Type) -> Value {
        self.0.zero(ty)
    }

    /// See [`Function::make_const`].
    pub fn make_const(&mut self, ty: Type, data: ConstData) -> Value {
        self.0.make_const(ty, data)
    }
}

impl<'a> Editor<'a> {
    /// Opens `func`.
    pub fn new(func: &'a mut Function, ctx: &'a mut EditContext) -> Self {
        ctx.interner_is_current = false;
        ctx.marks.clear();
        ctx.inserted.clear();
        ctx.alias.clear();
        Editor { func, ctx }
    }

    /// Requests one rewrite: a change that a pass could also leave out, alone. False if the fuel is spent;
    /// then the caller leaves the code as it is.
    #[inline]
    pub fn begin_rewrite(&mut self) -> bool {
        let has_fuel = self.ctx.limit != Some(self.ctx.rewrites);
        self.ctx.rewrites += u64::from(has_fuel);
        has_fuel
    }

    /// How many rewrites were made since the limit was set: the number of the last one.
    pub fn rewrites(&self) -> u64 {
        self.ctx.rewrites
    }

    /// Whether rewrites are limited.
    pub fn is_limited(&self) -> bool {
        self.ctx.is_limited()
    }

    /// See [`EditContext::take_trace`].
    pub fn take_trace(&mut self) -> Vec<(u64, Change)> {
        self.ctx.take_trace()
    }

    /// Keeps `change` in the trace, if there is one.
    #[inline]
    fn note(&mut self, change: Change) {
        if self.ctx.trace.is_some() {
            self.note_in_trace(change);
        }
    }

    #[cold]
    fn note_in_trace(&mut self, change: Change) {
        let rewrite = self.rewrites();
        if let Some(trace) = &mut self.ctx.trace {
            trace.push((rewrite, change));
        }
    }

    /// The function's form from now on.
    pub fn set_form(&mut self, form: Form) {
        self.func.form = form;
    }

    // Values.

    /// The constant `data`, unique in the function: passes that make many constants would otherwise make one
    /// twice.
    pub fn constant(&mut self, ty: Type, data: ConstData) -> Value {
        if !self.ctx.interner_is_current {
            self.ctx.interner.rebuild(self.func);
            self.ctx.interner_is_current = true;
        }
        self.ctx.interner.intern(self.func, ty, data)
    }

    /// See [`Function::make_const`].
    pub fn make_const(&mut self, ty: Type, data: ConstData) -> Value {
        self.func.make_const(ty, data)
    }

    /// The function, to make constants in.
    pub fn constants(&mut self) -> Constants<'_> {
        Constants(self.func)
    }

    /// The constant's content from now on.
    pub fn set_const(&mut self, constant: crate::Const, data: ConstData) {
        self.func.consts[constant] = data;
    }

    /// See [`Function::zero`].
    pub fn zero(&mut self, ty: Type) -> Value {
        self.func.zero(ty)
    }

    /// A new slot.
    pub fn make_slot(&mut self, data: SlotData) -> Slot {
        self.func.make_slot(data)
    }

    /// Forgets the slots, to which nothing refers any more: passes look for slots only where there are some.
    pub fn clear_slots(&mut self) {
        self.func.slots.clear();
    }

    /// Keeps `slot` in memory: promotion leaves it alone.
    pub fn keep_slot(&mut self, slot: Slot) {
        self.func.slots[slot].volatile = true;
    }

    /// `slot` has its bytes in common with the other slots of the same group, from one on, whose lifetimes
    /// are disjoint. Debuggers no longer show a variable in it: the scope of a variable may outlive its slot.
    pub fn share_slot(&mut self, slot: Slot, group: u32) {
        self.func.slot_groups.set(slot, group);
        self.func.forget_variables_in(slot);
    }

    /// Values in memory are kept in registers for a while: debuggers must not read variables from memory.
    pub fn forget_variables(&mut self) {
        self.func.forget_variables();
    }

    /// A new value that several instructions may write (copies form).
    pub fn make_variable(&mut self, ty: Type) -> Value {
        self.func.values.push(ValueData::new(ty, ValueDef::Variable))
    }

    /// Turns `value` into one that several instructions may write (copies form).
    pub fn turn_into_variable(&mut self, value: Value) {
        let ty = self.func.ty(value);
        self.func.values[value] = ValueData::new(ty, ValueDef::Variable);
    }

    /// Replaces `value` by `by` from the next [`Editor::apply_replacements`] on; [`Editor::resolve`]
    /// respects it at once.
    #[inline]
    pub fn replace_value(&mut self, value: Value, by: Value) {
        if value.index() >= self.ctx.alias.len() {
            let known = self.ctx.alias.len();
            self.ctx.alias.extend((known..self.func.n_values()).map(Value::new));
        }
        self.ctx.alias[value.index()] = by;
        self.note(Change::Replaced { value, by });
    }

    /// The replacement of `value`, or itself.
    #[inline]
    pub fn resolve(&self, value: Value) -> Value {
        resolve(&self.ctx.alias, value)
    }

    /// Applies the replacements to the operands of `inst`, and returns the result: for passes that visit
    /// definitions before uses, and so do not need [`Editor::apply_replacements`].
    #[inline(always)]
    pub fn resolve_args(&mut self, inst: Inst) -> InstData {
        let data = &mut self.func.insts[inst];
        if !self.ctx.alias.is_empty() {
            data.map_args(&mut self.func.pool, |arg| resolve(&self.ctx.alias, arg));
        }
        *data
    }

    /// The same for the arguments of the edges that leave `block`.
    pub fn resolve_edges(&mut self, block: Block) {
        if !self.ctx.alias.is_empty() {
            for edge in self.func.block_edges(block) {
                let mut args = self.func.edges[edge].args;
                let args = args.as_mut_slice(&mut self.func.pool).iter_mut();
                args.for_each(|arg| *arg = resolve(&self.ctx.alias, *arg));
            }
        }
    }

    /// Replaces all uses of the values that were replaced.
    pub fn apply_replacements(&mut self) {
        if self.ctx.alias.is_empty() {
            return;
        }
        let alias = &self.ctx.alias;
        self.func.map_uses(|value| resolve(alias, value));
        self.ctx.alias.clear();
    }

    /// Renames `value` to `name(value)` wherever it is used or defined, arguments of edges left out (copies
    /// form, which has none).
    pub fn rename(&mut self, name: impl Fn(Value) -> Value) {
        for param in &mut self.func.params {
            *param = name(*param);
        }
        for at in 0..self.func.order.len() {
            let inst = self.func.order[at];
            self.func.insts[inst].map_args(&mut self.func.pool, &name);
            self.func.map_results(inst, &name);
        }
    }

    // Instructions.

    /// A new instruction without results, for [`Editor::insert_before`].
    #[inline]
    pub fn make_inst(&mut self, data: InstData) -> Inst {
        self.func.make_inst(data)
    }

    /// A new instruction with one result, for [`Editor::insert_before`].
    #[inline]
    pub fn make_inst_with_result(&mut self, data: InstData, ty: Type) -> (Inst, Value) {
        self.func.make_inst_with_result(data, ty)
    }

    /// See [`Function::append_result`].
    pub fn append_result(&mut self, inst: Inst, ty: Type) -> Value {
        self.func.append_result(inst, ty)
    }

    /// See [`Function::attach_result`].
    #[inline]
    pub fn attach_result(&mut self, inst: Inst, value: Value) {
        self.func.attach_result(inst, value);
    }

    /// See [`Function::map_results`].
    pub fn map_results(&mut self, inst: Inst, f: impl FnMut(Value) -> Value) {
        self.func.map_results(inst, f);
    }

    /// `inst` computes `data` from now on, with the results that it has. Its source location stays.
    #[inline]
    pub fn set_inst(&mut self, inst: Inst, data: InstData) {
        self.func.insts[inst] = data;
        self.note(Change::Rewritten(inst));
    }

    /// Replaces each operand of `inst` by the value that `f` returns for it.
    #[inline]
    pub fn map_args(&mut self, inst: Inst, f: impl FnMut(Value) -> Value) {
        self.func.insts[inst].map_args(&mut self.func.pool, f);
        self.note(Change::Rewritten(inst));
    }

    /// Removes the operand at `index` of an instruction that has a list of them.
    pub fn remove_arg(&mut self, inst: Inst, index: usize) {
        if let Some(list) = self.func.insts[inst].list_mut() {
            list.remove(index, &mut self.func.pool);
        }
        self.note(Change::Rewritten(inst));
    }

    /// A list of values.
    pub fn list(&mut self, values: &[Value]) -> ValueList {
        ValueList::from_slice(values, &mut self.func.pool)
    }

    /// Template and constraints of inline assembly.
    pub fn asm_mut(&mut self, asm: crate::Asm) -> &mut AsmData {
        &mut self.func.asms[asm]
    }

    // The order of instructions.

    /// Inserts `new` before `inst`, which is in the order, after earlier insertions there. It has the
    /// source location of `inst`, for which it was made, unless it has one.
    pub fn insert_before(&mut self, inst: Inst, new: Inst) {
        self.func.inherit_loc(new, inst);
        self.place_before(inst, new);
    }

    fn place_before(&mut self, inst: Inst, new: Inst) {
        let mark = self.mark(inst);
        let last = (*mark & !REMOVED) as usize;
        let index = self.ctx.inserted.len() as u32;
        let first = match last.checked_sub(1) {
            Some(last) => core::mem::replace(&mut self.ctx.inserted[last].1, index),
            None => index,
        };
        self.ctx.inserted.push((new, first));
        let mark = self.mark(inst);
        *mark = *mark & REMOVED | (index + 1);
        self.note(Change::Inserted(new));
    }

    /// Inserts `new` before the terminator of `block`. It gets no source location.
    pub fn insert_at_end(&mut self, block: Block, new: Inst) {
        if let Some(terminator) = self.func.terminator(block) {
            self.place_before(terminator, new);
        }
    }

    /// Removes `inst` from the order.
    pub fn remove(&mut self, inst: Inst) {
        *self.mark(inst) |= REMOVED;
        self.note(Change::Removed(inst));
    }

    /// Moves `inst` before the terminator of `block`. It keeps its source location only if it may end the
    /// program, and loses the type of its access, because it may be executed where it was not before.
    pub fn move_to_end(&mut self, inst: Inst, block: Block) {
        *self.mark(inst) |= REMOVED;
        self.func.drop_loc_of_moved(inst);
        self.func.set_access_type(inst, 0);
        self.insert_at_end(block, inst);
        self.note(Change::Moved { inst, to: block });
    }

    /// The access `inst` stands for others as well, or is executed elsewhere: its type says nothing of it.
    pub fn forget_access_type(&mut self, inst: Inst) {
        self.func.set_access_type(inst, 0);
    }

    #[inline]
    fn mark(&mut self, inst: Inst) -> &mut u32 {
        let marks = &mut self.ctx.marks;
        if inst.index() >= marks.len() {
            marks.resize(self.func.insts.len(), 0);
        }
        &mut marks[inst.index()]
    }

    /// Performs the requested insertions, moves and removals in one sweep.
    pub fn apply(&mut self) {
        if self.ctx.marks.is_empty() {
            return;
        }
        let EditContext { order, marks, inserted, .. } = &mut *self.ctx;
        order.clear();
        order.reserve(self.func.order.len() + inserted.len());
        let mark = |inst: &Inst| marks.get(inst.index()).copied().unwrap_or(0);
        for at in 0..self.func.layout.len() {
            let data = &mut self.func.blocks[self.func.layout[at]];
            let old = &self.func.order[data.start as usize..data.end as usize];
            data.start = order.len() as u32;
            for run in old.split_inclusive(|inst| mark(inst) != 0) {
                order.extend_from_slice(run);
                if let Some(last) = run.last().filter(|inst| mark(inst) != 0) {
                    order.pop();
                    push_marked(order, inserted, *last, mark(last));
                }
            }
            data.end = order.len() as u32;
        }
        core::mem::swap(&mut self.func.order, order);
        marks.clear();
        inserted.clear();
    }

    /// One sweep over everything: inserted instructions are put into their positions, those for which `keep`
    /// is false are removed, and every other use of a value becomes the value that `replace` returns.
    #[inline]
    pub fn rewrite_all(
        &mut self,
        mut keep: impl FnMut(Inst) -> bool,
        mut replace: impl FnMut(&mut Constants<'_>, Value) -> Value,
    ) {
        self.apply();
        let func = &mut *self.func;
        let has_phis = func.blocks.values().any(|block| !block.phis.is_empty());
        // Taken out so that constants can be made meanwhile.
        let mut insts = core::mem::take(&mut func.insts);
        let mut pool = core::mem::take(&mut func.pool);
        // Blocks need not be in the order in layout order, so it cannot be compacted in place.
        let old = core::mem::take(&mut func.order);
        let mut order = core::mem::take(&mut self.ctx.order);
        order.clear();
        order.resize(old.len(), Inst::from_u32(0));
        let mut to = 0;
        for at in 0..func.layout.len() {
            let block = func.layout[at];
            let data = &mut func.blocks[block];
            let (start, end) = (data.start as usize, data.end as usize);
            data.start = to as u32;
            for &inst in &old[start..end] {
                if keep(inst) {
                    order[to] = inst;
                    to += 1;
                    insts[inst].map_args(&mut pool, |value| replace(&mut Constants(func), value));
                } else if let Some(trace) = &mut self.ctx.trace {
                    trace.push((self.ctx.rewrites, Change::Removed(inst)));
                }
            }
            func.blocks[block].end = to as u32;
            if has_phis {
                for edge in func.block_edges(block) {
                    let mut args = func.edges[edge].args;
                    let args = args.as_mut_slice(&mut pool).iter_mut();
                    args.for_each(|arg| *arg = replace(&mut Constants(func), *arg));
                }
            }
        }
        order.truncate(to);
        func.insts = insts;
        func.pool = pool;
        func.order = order;
        self.ctx.order = old;
    }
}

#[cold]
fn push_marked(order: &mut Vec<Inst>, inserted: &[(Inst, u32)], inst: Inst, mark: u32) {
    if let Some(last) = ((mark & !REMOVED) as usize).checked_sub(1) {
        let mut at = inserted[last].1 as usize;
        loop {
            order.push(inserted[at].0);
            if at == last {
                break;
            }
            at = inserted[at].1 as usize;
        }
    }
    if mark & REMOVED == 0 {
        order.push(inst);
    }
}

/// The final replacement of `value`. Values newer than the table have none.
#[inline]
fn resolve(alias: &[Value], mut value: Value) -> Value {
    while let Some(&by) = alias.get(value.index())
        && by != value
    {
        value = by;
    }
    value
}
