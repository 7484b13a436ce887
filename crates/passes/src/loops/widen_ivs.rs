//! Induction variable widening: a 32-bit counter that is extended to index memory becomes a 64-bit counter.
//!
//! `for (int i = 0; i < n; i++) a[i]` extends `i` per iteration. Where the counter is promised not to wrap,
//! or the loop's own test proves it, the extended counter is a counter itself: the phi becomes a wide one,
//! extensions of it and of its sums become that phi or a sum with it, and everything that wants the narrow
//! counter takes the low half, which is free.
//!
//! Why here: after `dce`, when only real uses are left; before `licm`, which moves the extended bound out.
//!
//! Algorithm: a phi of type `i32` at a loop's header qualifies when every argument from inside the loop is
//! the phi plus one and the same step, and either each of these sums is promised not to wrap, or the step is
//! a constant `c` and the header ends in a branch that leaves the loop unless a comparison of the phi holds
//! from which follows that the phi plus `c` does not wrap (`phi < n` for `c = 1`, for example). Only inside
//! that branch is the sum used again, so by induction the wide phi equals the extended narrow one per
//! iteration; where a promise is broken the narrow one is poison. The extension of a sum, difference or
//! product that is promised not to wrap is that of the extensions: those of the other operands are often
//! invariant. So the extension of an expression with a counter in it (`a[(i - 1) * n + j]`) is computed with
//! the wide counter. (The general theory is in Olaf Bachmann, Paul S. Wang and Eugene V. Zima, "Chains of
//! Recurrences", 1994; here two patterns are enough.)
//!
//! ```text
//! v2 = phi i32 [block0: 0], [block2: v6]            v2 = phi i64 [block0: 0], [block2: v6]
//! v3 = icmp slt v2, v1                              v7 = trunc i32 v2; v3 = icmp slt v7, v1
//! branch v3, block2, block3                         branch v3, block2, block3
//! block2: v4 = sext i64 v2; v5 = ... v4             block2: v5 = ... v2
//!         v6 = add v2, 1; jump block1                       v6 = add v2, 1; jump block1
//! ```
//!
//! Justified by `matmul` of the corpus, which executes 22 % more instructions without it.
//!
//! Cost: one sweep over the instructions where a loop has a candidate, none otherwise.
//!
//! Needs memory or SSA form with current graph and loops and leaves the same; the graph does not change. It
//! does not treat counters that step by different amounts, nor those that no promise covers and that are
//! tested at the bottom of the loop.

use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use sheave_ir::{BinaryOp, Block, ConstData, Editor, Function, Inst, InstData, IntCC, OpFlags, Type};
use sheave_ir::{UnaryOp, Value, ValueDef};
use sheave_ssa::LoopId;

use crate::adapters::insert::{append, insert};
use crate::blocks::{edge_of, inst_of, node};
use crate::loops::kit::Nest;
use crate::loops::kit::count::Order;
use crate::loops::kit::induction::{Amount, Induction};
use crate::pass::{Changed, PassError, PassRun};

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    counters: Vec<Counter>,
    /// By value: the counter whose phi it is, plus one.
    counter_of: SecondaryMap<Value, u32>,
    /// By instruction: the wide sum before it, of which it takes the low half.
    wide_sum: SecondaryMap<Inst, PackedOption<Value>>,
    /// Extensions that were made in this order: the block, which, of what, and the result.
    made: Vec<(Block, UnaryOp, Value, Value)>,
    /// The counters that the instruction at hand uses.
    used: Vec<usize>,
}

/// How the phi of a counter is to be read, signed or not, and its smallest and largest value.
type Reading = (bool, (i64, i64));

/// A phi that counts.
#[derive(Clone, Copy, Debug)]
struct Counter {
    phi: Value,
    /// Its index among the phis of `header`.
    index: usize,
    header: Block,
    id: LoopId,
    step: Amount,
    /// The smallest and the largest value inside the branch of the test, as far as they are known.
    range: (i64, i64),
    signed: bool,
    /// Both extensions agree, because it is never negative.
    natural: bool,
    /// It is extended somewhere, and may be widened.
    wanted: bool,
    wide: Value,
    /// The narrow value that was made last, and its block.
    narrow: Option<(Block, Value)>,
}

/// How the extension of a value is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Computed {
    /// It is the wide counter plus a constant.
    Counter(usize, i64),
    /// It is the operation on the extensions, as the promise of a sum, difference or product says.
    Operands(BinaryOp, [Value; 2]),
}

/// So many operations within each other are extended: enough for an element of a matrix.
const MAX_DEPTH: u32 = 4;

/// How many of the extensions that were made last are compared with another one.
const MAX_COMPARED: usize = 16;

/// Widens counters, if there is a loop.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    if let Some(nest) = Nest::of(run.program(), run.analyses, &run.edit)? {
        let n = widen(&mut run.edit, nest, run.ctxs.of());
        run.count("counters widened", n);
    }
    Ok(Changed::CODE)
}

fn widen(edit: &mut Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx) -> u32 {
    ctx.counters.clear();
    for id in nest.loops.iter().filter(|&id| !nest.loops.is_irreducible(id)) {
        find_counters(edit, nest, id, &mut ctx.counters);
    }
    if ctx.counters.is_empty() {
        return 0;
    }
    ctx.counter_of.clear();
    ctx.counter_of.resize(edit.n_values());
    for (i, counter) in ctx.counters.iter().enumerate() {
        ctx.counter_of[counter.phi] = i as u32 + 1;
    }
    let mut widening = Widening { edit, nest, ctx };
    widening.find_extensions();
    let mut widened = 0;
    for counter in &mut widening.ctx.counters {
        counter.wanted = counter.wanted && widening.edit.begin_rewrite();
        widened += u32::from(counter.wanted);
    }
    if widened > 0 {
        widening.make_wide();
        edit.apply();
        edit.apply_replacements();
        narrow(edit, ctx);
        edit.apply();
    }
    widened
}

/// The phi that the test of the header compares, and what it says about the phi inside the loop.
fn find_test(func: &Function, nest: Nest<'_>, id: LoopId) -> Option<(Value, Reading)> {
    let header = nest.header(id);
    let (cond, stays) = nest.exit_test(func, id, header)?;
    let InstData::Icmp { cc, args: [a, b] } = inst_of(func, cond)? else { return None };
    let cc = if stays == 0 { cc } else { cc.inverse() };
    let (phi, bound, cc) = match func.def(a) == ValueDef::Phi(header) {
        true => (a, b, cc),
        false => (b, a, cc.swapped()),
    };
    let is_counter = func.def(phi) == ValueDef::Phi(header) && func.ty(phi) == Type::I32;
    Some((phi, range_inside(func, cc, bound).filter(|_| is_counter)?))
}

/// Appends the counters of the loop `id`.
fn find_counters(func: &Function, nest: Nest<'_>, id: LoopId, counters: &mut Vec<Counter>) {
    let header = nest.header(id);
    if nest.graph.predecessors(node(header)).any(|pred| !nest.graph.is_reachable(pred)) {
        return;
    }
    let test = find_test(func, nest, id);
    for (index, &phi) in func.phis(header).iter().enumerate().filter(|&(_, &phi)| func.ty(phi) == Type::I32) {
        let test = test.filter(|&(of, _)| of == phi).map(|(_, reading)| reading);
        let Some(induction) = Induction::of(func, nest, id, index) else { continue };
        let Some((signed, range)) = reading(induction, test) else { continue };
        let step = induction.step;
        let natural = signed && matches!(step, Amount::Const(c) if c > 0) && induction.starts_natural;
        let range = if natural { (range.0.max(0), range.1) } else { range };
        let (wanted, wide, narrow) = (false, phi, None);
        counters.push(Counter { phi, index, header, id, step, range, signed, natural, wanted, wide, narrow });
    }
}

/// How a phi is to be read that does not wrap then: by the promise of its sums, or by the test of the
/// header.
fn reading(Induction { step, flags, .. }: Induction, test: Option<Reading>) -> Option<Reading> {
    let tested = |&(signed, range): &Reading| {
        let (least, most) = limits(signed);
        match step {
            Amount::Const(c) if c > 0 => range.1.checked_add(c).is_some_and(|sum| sum <= most),
            Amount::Const(c) => range.0.checked_add(c).is_some_and(|sum| sum >= least),
            Amount::Value(_) => false,
        }
    };
    if flags.has(OpFlags::NSW) {
        return Some(test.filter(|&(signed, _)| signed).unwrap_or((true, limits(true))));
    }
    let is_up = flags.has(OpFlags::NUW) && !matches!(step, Amount::Const(c) if c < 0);
    test.filter(tested).or(is_up.then_some((false, limits(false))))
}

fn limits(signed: bool) -> (i64, i64) {
    if signed { (i64::from(i32::MIN), i64::from(i32::MAX)) } else { (0, i64::from(u32::MAX)) }
}

/// What `x cc bound` says about `x`.
fn range_inside(func: &Function, cc: IntCC, bound: Value) -> Option<Reading> {
    let order = Order::of(cc)?;
    let (least, most) = limits(order.is_signed);
    let bound = func.const_bits(bound).map(|bits| order.number(Type::I32, bits) as i64);
    let beside = i64::from(!order.includes);
    let range = match order.goes_up {
        true => (least, bound.unwrap_or(most) - beside),
        false => (bound.unwrap_or(least) + beside, most),
    };
    Some((order.is_signed, range))
}

/// The extension that `inst` is, of what.
fn extension(func: &Function, inst: Inst) -> Option<(UnaryOp, Value)> {
    match func.insts[inst] {
        InstData::Unary { op: op @ (UnaryOp::Sext | UnaryOp::Zext), arg } if func.ty(arg) == Type::I32 => {
            Some((op, arg))
        }
        _ => None,
    }
}

fn constant(edit: &mut Editor<'_>, bits: i64) -> Value {
    edit.make_const(Type::I64, ConstData::Bits(bits as u64))
}

/// A function whose counters are widened.
struct Widening<'a, 'f> {
    edit: &'a mut Editor<'f>,
    nest: Nest<'a>,
    ctx: &'a mut Ctx,
}

impl Widening<'_, '_> {
    fn find_extensions(&mut self) {
        for at in 0..self.edit.layout.len() {
            let block = self.edit.layout[at];
            for position in self.edit.positions(block) {
                if let Some(extension) = extension(self.edit, self.edit.order[position]) {
                    self.want(block, extension, MAX_DEPTH);
                }
            }
        }
    }

    /// The counter whose phi `value` is, if its extension `op` is the wide counter.
    fn counter(&self, op: UnaryOp, value: Value) -> Option<usize> {
        let i = self.ctx.counter_of[value].checked_sub(1)? as usize;
        let counter = &self.ctx.counters[i];
        (counter.natural || (op == UnaryOp::Sext) == counter.signed).then_some(i)
    }

    /// How the extension `op` of `value` in `block` is computed, if it is no instruction of its own.
    fn computed(&self, block: Block, (op, value): (UnaryOp, Value)) -> Option<Computed> {
        if let Some(i) = self.counter(op, value) {
            return Some(Computed::Counter(i, 0));
        }
        let InstData::Binary { op: own, args, flags } = inst_of(self.edit, value)? else { return None };
        // The promise about a result with which its extension is that of the operands.
        let promise = if op == UnaryOp::Sext { OpFlags::NSW } else { OpFlags::NUW };
        if matches!(own, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul) && flags.has(promise) {
            return Some(Computed::Operands(own, args));
        }
        let i = self.counter(op, args[0]).filter(|_| own == BinaryOp::Add)?;
        let c = i64::from(self.edit.const_bits(args[1])? as u32 as i32);
        let &Counter { header, id, range, .. } = &self.ctx.counters[i];
        let (least, most) = limits(op == UnaryOp::Sext);
        // The test holds in the blocks of the loop after it.
        let is_tested = block != header && self.nest.contains(id, block);
        (is_tested && range.0 + c >= least && range.1 + c <= most).then_some(Computed::Counter(i, c))
    }

    /// Marks the counters with which an extension in `block` is computed; true if there are some.
    fn want(&mut self, block: Block, extension: (UnaryOp, Value), depth: u32) -> bool {
        match self.computed(block, extension) {
            Some(Computed::Counter(i, _)) => {
                self.ctx.counters[i].wanted = true;
                true
            }
            Some(Computed::Operands(_, [a, b])) if depth > 0 => {
                let first = self.want(block, (extension.0, a), depth - 1);
                self.want(block, (extension.0, b), depth - 1) || first
            }
            _ => false,
        }
    }

    /// Makes the wide phis and sums and turns extensions into them.
    fn make_wide(&mut self) {
        self.ctx.wide_sum.clear();
        self.ctx.wide_sum.resize(self.edit.insts.len());
        self.ctx.made.clear();
        for counter in &mut self.ctx.counters {
            if counter.wanted {
                counter.wide = self.edit.make_phi_value(counter.header, Type::I64);
                self.edit.set_phi(counter.header, counter.index, counter.wide);
            } else {
                self.ctx.counter_of[counter.phi] = 0;
            }
        }
        for i in 0..self.ctx.counters.len() {
            if self.ctx.counters[i].wanted {
                self.widen_arguments(i);
            }
        }
        for at in 0..self.edit.layout.len() {
            let block = self.edit.layout[at];
            for position in self.edit.positions(block) {
                let inst = self.edit.order[position];
                if let Some(extension) = extension(self.edit, inst)
                    && self.want(block, extension, MAX_DEPTH)
                    && let Some(result) = self.edit.result(inst)
                {
                    let wide = self.extended(block, extension, inst, MAX_DEPTH);
                    self.edit.replace_value(result, wide);
                    self.edit.remove(inst);
                }
            }
        }
    }

    /// An extension, computed with wide counters before `inst` in `block`.
    fn extended(&mut self, block: Block, (op, value): (UnaryOp, Value), inst: Inst, depth: u32) -> Value {
        if let Some(bits) = self.edit.const_bits(value) {
            let bits = bits as u32;
            let bits = if op == UnaryOp::Sext { i64::from(bits as i32) } else { i64::from(bits) };
            return constant(self.edit, bits);
        }
        let mut last = self.ctx.made.iter().rev().take(MAX_COMPARED);
        if let Some(&(.., wide)) = last.find(|made| (made.0, made.1, made.2) == (block, op, value)) {
            return wide;
        }
        let data = match self.computed(block, (op, value)) {
            Some(Computed::Counter(i, 0)) => return self.ctx.counters[i].wide,
            Some(Computed::Counter(i, c)) => {
                InstData::binary(BinaryOp::Add, [self.ctx.counters[i].wide, constant(self.edit, c)])
            }
            Some(Computed::Operands(own, args)) if self.want(block, (op, value), depth) => {
                InstData::binary(own, args.map(|arg| self.extended(block, (op, arg), inst, depth - 1)))
            }
            _ => InstData::Unary { op, arg: value },
        };
        let wide = insert(self.edit, inst, data, Type::I64);
        self.ctx.made.push((block, op, value, wide));
        wide
    }

    /// The wide arguments of the wide phi of a counter.
    fn widen_arguments(&mut self, i: usize) {
        let Counter { header, index, id, signed, .. } = self.ctx.counters[i];
        let op = if signed { UnaryOp::Sext } else { UnaryOp::Zext };
        let edges = self.nest.graph.edges_in(node(header)).map(|edge| self.nest.graph.edge(edge));
        for edge in edges {
            let (from, edge) = (Block::from_u32(edge.from.0), edge_of(self.edit, edge));
            let arg = self.edit.edge_args(edge)[index];
            let Some(terminator) = self.edit.terminator(from) else { continue };
            let replacement = if self.nest.contains(id, from) {
                let ValueDef::Result(sum) = self.edit.def(arg) else { continue };
                self.wide_sum(from, sum, i, op)
            } else {
                self.extended(from, (op, arg), terminator, MAX_DEPTH)
            };
            self.edit.set_edge_arg(edge, index, replacement);
            // The next one may be needed earlier in the block.
            self.ctx.made.clear();
        }
    }

    /// The wide sum before the narrow one, which is made if it is not there.
    fn wide_sum(&mut self, block: Block, sum: Inst, i: usize, op: UnaryOp) -> Value {
        if let Some(known) = self.ctx.wide_sum[sum].expand() {
            return known;
        }
        let Counter { step, wide, .. } = self.ctx.counters[i];
        let step = match step {
            Amount::Const(c) => constant(self.edit, c),
            // Hoisting moves the extension to the preheader.
            Amount::Value(value) => self.extended(block, (op, value), sum, 0),
        };
        let wide = insert(self.edit, sum, InstData::binary(BinaryOp::Add, [wide, step]), Type::I64);
        self.ctx.wide_sum[sum] = wide.into();
        wide
    }
}

/// Gives the uses of narrow counters that are left the low half of the wide one, made once in each block.
fn narrow(edit: &mut Editor<'_>, ctx: &mut Ctx) {
    let Ctx { counters, counter_of, wide_sum, used, .. } = ctx;
    let counter_of = |value: Value| counter_of[value].checked_sub(1).map(|i| i as usize);
    for at in 0..edit.layout.len() {
        let block = edit.layout[at];
        for position in edit.positions(block) {
            let inst = edit.order[position];
            if let Some(arg) = wide_sum[inst].expand() {
                edit.set_inst(inst, InstData::Unary { op: UnaryOp::Trunc, arg });
                continue;
            }
            used.clear();
            edit.insts[inst].for_each_arg(&edit.pool, |arg| used.extend(counter_of(arg)));
            if !used.is_empty() {
                used.sort_unstable();
                for &i in &*used {
                    counters[i].find_narrow(edit, block, Some(inst));
                }
                edit.map_args(inst, |arg| match counter_of(arg) {
                    Some(i) => counters[i].narrow.map_or(arg, |(_, narrow)| narrow),
                    None => arg,
                });
            }
        }
        for edge in edit.block_edges(block) {
            for index in 0..edit.edge_args(edge).len() {
                if let Some(i) = counter_of(edit.edge_args(edge)[index]) {
                    let narrow = counters[i].find_narrow(edit, block, None);
                    edit.set_edge_arg(edge, index, narrow);
                }
            }
        }
    }
}

impl Counter {
    /// The narrow value in `block`, made before `inst`, or before the terminator, if there is none.
    fn find_narrow(&mut self, edit: &mut Editor<'_>, block: Block, inst: Option<Inst>) -> Value {
        if let Some((_, value)) = self.narrow.filter(|&(at, _)| at == block) {
            return value;
        }
        let data = InstData::Unary { op: UnaryOp::Trunc, arg: self.wide };
        let value = match inst {
            Some(inst) => insert(edit, inst, data, Type::I32),
            None => append(edit, block, data, Type::I32),
        };
        self.narrow = Some((block, value));
        value
    }
}
