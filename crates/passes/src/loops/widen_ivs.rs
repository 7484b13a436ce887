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

use cranelift_entity::EntityRef;
use sheave_ir::ValueDef;
use sheave_ir::{BinaryOp, Block, ConstData, Editor, Function, Inst, InstData, IntCC, OpFlags, Type};
use sheave_ir::{UnaryOp, Value};
use sheave_ssa::{Graph, LoopId, Loops, refill};

use crate::adapters::insert::insert;
use crate::adapters::shape::Shape;
use crate::blocks::{header_of, node};
use crate::loops::kit::induction::{Induction, Step};
use crate::pass::{Changed, PassError, PassRun};

const NONE: u32 = u32::MAX;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    counters: Vec<Counter>,
    /// By value: the counter whose phi it is, or [`NONE`].
    counter_of: Vec<u32>,
    /// By instruction: the wide sum before it, of which it takes the low half.
    wide_sum: Vec<u32>,
    /// Extensions that were made in this order: the block, which, of what, and the result.
    made: Vec<(Block, UnaryOp, Value, Value)>,
}

/// A phi that counts.
#[derive(Clone, Copy, Debug)]
struct Counter {
    phi: Value,
    /// Its index among the phis of `header`.
    index: u32,
    header: Block,
    id: LoopId,
    step: Step,
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
    if run.analyses.graph(&Shape(&run.edit))?.has_back_edge() {
        let (graph, loops) = run.analyses.loops(&Shape(&run.edit))?;
        let n = widen(&mut run.edit, graph, loops, run.ctxs.of());
        run.count("counters widened", n);
    }
    Ok(Changed::CODE)
}

fn widen(edit: &mut Editor<'_>, graph: &Graph, loops: &Loops, ctx: &mut Ctx) -> u32 {
    ctx.counters.clear();
    for id in loops.iter() {
        if !loops.is_irreducible(id) {
            find_counters(edit, graph, loops, id, &mut ctx.counters);
        }
    }
    if ctx.counters.is_empty() {
        return 0;
    }
    let n_values = edit.n_values();
    refill(&mut ctx.counter_of, n_values, NONE);
    for (i, counter) in ctx.counters.iter().enumerate() {
        ctx.counter_of[counter.phi.index()] = i as u32;
    }
    find_extensions(edit, loops, ctx);
    let mut widened = 0;
    for counter in &mut ctx.counters {
        counter.wanted = counter.wanted && edit.begin_rewrite();
        widened += u32::from(counter.wanted);
    }
    if widened > 0 {
        make_wide(edit, graph, loops, ctx);
        edit.apply();
        edit.apply_replacements();
        narrow(edit, ctx);
        edit.apply();
    }
    widened
}

fn inst_of(func: &Function, value: Value) -> Option<InstData> {
    match func.def(value) {
        ValueDef::Result(inst) => Some(func.insts[inst]),
        _ => None,
    }
}

/// The constant `value`, sign-extended from 32 bits.
fn signed_bits(func: &Function, value: Value) -> Option<i64> {
    func.const_bits(value).map(|bits| i64::from(bits as u32 as i32))
}

/// The phi that the test of the header compares, and what it says about the phi inside the loop.
fn find_test(func: &Function, loops: &Loops, id: LoopId, header: Block) -> Option<(Value, bool, (i64, i64))> {
    let InstData::Branch { cond } = func.insts[func.terminator(header)?] else { return None };
    let Some(InstData::Icmp { cc, args: [a, b] }) = inst_of(func, cond) else { return None };
    let mut stays = func.succs(header).map(|target| loops.contains(id, node(target)));
    let cc = match (stays.next()?, stays.next()?) {
        (true, false) => cc,
        (false, true) => cc.inverse(),
        _ => return None,
    };
    let (phi, bound, cc) = if func.def(a) == ValueDef::Phi(header) {
        (a, b, cc)
    } else if func.def(b) == ValueDef::Phi(header) {
        (b, a, cc.swapped())
    } else {
        return None;
    };
    if func.ty(phi) != Type::I32 {
        return None;
    }
    let (signed, range) = range_inside(func, cc, bound)?;
    Some((phi, signed, range))
}

/// Appends the counters of the loop `id`.
fn find_counters(func: &Function, graph: &Graph, loops: &Loops, id: LoopId, counters: &mut Vec<Counter>) {
    let header = header_of(loops, id);
    if graph.predecessors(loops.header(id)).any(|pred| !graph.is_reachable(pred)) {
        return;
    }
    let test = find_test(func, loops, id, header);
    for (index, &phi) in func.phis(header).iter().enumerate() {
        if func.ty(phi) != Type::I32 {
            continue;
        }
        let test = test.filter(|&(of, ..)| of == phi).map(|(_, signed, range)| (signed, range));
        let counter = Induction::of(func, graph, loops, id, index)
            .and_then(|induction| prove(func, header, id, index, phi, induction, test));
        counters.extend(counter);
    }
}

/// The counter, if it does not wrap: by the promise of its sums, or by the test of the header, which says
/// how the phi is to be read and what range it is in.
fn prove(
    func: &Function,
    header: Block,
    id: LoopId,
    index: usize,
    phi: Value,
    Induction { step, flags, starts_natural }: Induction,
    test: Option<(bool, (i64, i64))>,
) -> Option<Counter> {
    let tested = |&(signed, range): &(bool, (i64, i64))| {
        let (least, most) = limits(signed);
        match step {
            Step::Const(c) if c > 0 => range.1.checked_add(c).is_some_and(|sum| sum <= most),
            Step::Const(c) => range.0.checked_add(c).is_some_and(|sum| sum >= least),
            Step::Value(_) => false,
        }
    };
    let (signed, range) = if flags.has(OpFlags::NSW) {
        (true, test.filter(|&(signed, _)| signed).map_or(limits(true), |(_, range)| range))
    } else if let Some(test) = test.filter(tested) {
        test
    } else if flags.has(OpFlags::NUW) && !matches!(step, Step::Const(c) if c < 0) {
        (false, limits(false))
    } else {
        return None;
    };
    let natural = signed && matches!(step, Step::Const(c) if c > 0) && starts_natural;
    let range = if natural { (range.0.max(0), range.1) } else { range };
    debug_assert_eq!(func.phis(header)[index], phi);
    Some(Counter {
        phi,
        index: index as u32,
        header,
        id,
        step,
        range,
        signed,
        natural,
        wanted: false,
        wide: phi,
        narrow: None,
    })
}

fn limits(signed: bool) -> (i64, i64) {
    if signed { (i64::from(i32::MIN), i64::from(i32::MAX)) } else { (0, i64::from(u32::MAX)) }
}

/// What `x cc bound` says about `x`: how it is to be read, and its least and greatest value.
fn range_inside(func: &Function, cc: IntCC, bound: Value) -> Option<(bool, (i64, i64))> {
    let signed = match cc {
        IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge => true,
        IntCC::Ult | IntCC::Ule | IntCC::Ugt | IntCC::Uge => false,
        IntCC::Eq | IntCC::Ne => return None,
    };
    let (least, most) = limits(signed);
    let bound = func
        .const_bits(bound)
        .map(|bits| if signed { i64::from(bits as u32 as i32) } else { i64::from(bits as u32) });
    let range = match cc {
        IntCC::Slt | IntCC::Ult => (least, bound.unwrap_or(most) - 1),
        IntCC::Sle | IntCC::Ule => (least, bound.unwrap_or(most)),
        IntCC::Sgt | IntCC::Ugt => (bound.unwrap_or(least) + 1, most),
        _ => (bound.unwrap_or(least), most),
    };
    Some((signed, range))
}

impl Counter {
    /// Whether this extension of the counter is the wide counter.
    fn agrees(&self, op: UnaryOp) -> bool {
        self.natural || (op == UnaryOp::Sext) == self.signed
    }
}

/// The extension that `data` is, of what.
fn extension(func: &Function, inst: Inst) -> Option<(UnaryOp, Value)> {
    match func.insts[inst] {
        InstData::Unary { op: op @ (UnaryOp::Sext | UnaryOp::Zext), arg } if func.ty(arg) == Type::I32 => {
            Some((op, arg))
        }
        _ => None,
    }
}

fn find_extensions(func: &Function, loops: &Loops, ctx: &mut Ctx) {
    for &block in &func.layout {
        for &inst in func.block_insts(block) {
            if let Some((op, arg)) = extension(func, inst) {
                ctx.want(func, loops, block, (op, arg), MAX_DEPTH);
            }
        }
    }
}

/// The promise about a result with which its extension `op` is that of the operands.
fn promise(op: UnaryOp) -> OpFlags {
    if op == UnaryOp::Sext { OpFlags::NSW } else { OpFlags::NUW }
}

impl Ctx {
    /// The counter whose phi `value` is, if its extension `op` is the wide counter.
    fn counter(&self, op: UnaryOp, value: Value) -> Option<usize> {
        let i = self.counter_of.get(value.index()).copied().filter(|&i| i != NONE)? as usize;
        self.counters[i].agrees(op).then_some(i)
    }

    /// How the extension `op` of `value` in `block` is computed, if it is no instruction of its own.
    fn computed(
        &self,
        func: &Function,
        loops: &Loops,
        block: Block,
        (op, value): (UnaryOp, Value),
    ) -> Option<Computed> {
        if let Some(i) = self.counter(op, value) {
            return Some(Computed::Counter(i, 0));
        }
        let InstData::Binary { op: own, args, flags } = inst_of(func, value)? else { return None };
        if matches!(own, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul) && flags.has(promise(op)) {
            return Some(Computed::Operands(own, args));
        }
        let i = self.counter(op, args[0]).filter(|_| own == BinaryOp::Add)?;
        let (c, counter) = (signed_bits(func, args[1])?, &self.counters[i]);
        // The test holds in the blocks of the loop after it.
        if block == counter.header || !loops.contains(counter.id, node(block)) {
            return None;
        }
        let (least, most) = limits(op == UnaryOp::Sext);
        (counter.range.0 + c >= least && counter.range.1 + c <= most).then_some(Computed::Counter(i, c))
    }

    /// Marks the counters with which an extension in `block` is computed; true if there are some.
    fn want(
        &mut self,
        func: &Function,
        loops: &Loops,
        block: Block,
        extension: (UnaryOp, Value),
        depth: u32,
    ) -> bool {
        match self.computed(func, loops, block, extension) {
            Some(Computed::Counter(i, _)) => {
                self.counters[i].wanted = true;
                true
            }
            Some(Computed::Operands(_, [a, b])) if depth > 0 => {
                let first = self.want(func, loops, block, (extension.0, a), depth - 1);
                self.want(func, loops, block, (extension.0, b), depth - 1) || first
            }
            _ => false,
        }
    }
}

fn constant(edit: &mut Editor<'_>, bits: i64) -> Value {
    edit.make_const(Type::I64, ConstData::Bits(bits as u64))
}

/// Makes the wide phis and sums and turns extensions into them.
fn make_wide(edit: &mut Editor<'_>, graph: &Graph, loops: &Loops, ctx: &mut Ctx) {
    refill(&mut ctx.wide_sum, edit.insts.len(), NONE);
    ctx.made.clear();
    for i in 0..ctx.counters.len() {
        let Counter { phi, wanted, header, index, .. } = ctx.counters[i];
        if !wanted {
            ctx.counter_of[phi.index()] = NONE;
            continue;
        }
        let wide = edit.make_phi_value(header, Type::I64);
        edit.set_phi(header, index as usize, wide);
        ctx.counters[i].wide = wide;
    }
    for i in 0..ctx.counters.len() {
        if ctx.counters[i].wanted {
            widen_arguments(edit, graph, loops, ctx, i);
        }
    }
    for at in 0..edit.layout.len() {
        let block = edit.layout[at];
        for position in edit.positions(block) {
            let inst = edit.order[position];
            if let Some(extension) = extension(edit, inst)
                && ctx.want(edit, loops, block, extension, MAX_DEPTH)
                && let Some(result) = edit.result(inst)
            {
                let wide = extended(edit, loops, ctx, block, extension, inst, MAX_DEPTH);
                edit.replace_value(result, wide);
                edit.remove(inst);
            }
        }
    }
}

/// An extension, computed with wide counters before `inst` in `block`.
fn extended(
    edit: &mut Editor<'_>,
    loops: &Loops,
    ctx: &mut Ctx,
    block: Block,
    (op, value): (UnaryOp, Value),
    inst: Inst,
    depth: u32,
) -> Value {
    if let Some(bits) = edit.const_bits(value) {
        let bits = bits as u32;
        return constant(edit, if op == UnaryOp::Sext { i64::from(bits as i32) } else { i64::from(bits) });
    }
    let known =
        ctx.made.iter().rev().take(MAX_COMPARED).find(|made| (made.0, made.1, made.2) == (block, op, value));
    if let Some(&(.., wide)) = known {
        return wide;
    }
    let data = match ctx.computed(edit, loops, block, (op, value)) {
        Some(Computed::Counter(i, 0)) => return ctx.counters[i].wide,
        Some(Computed::Counter(i, c)) => {
            InstData::binary(BinaryOp::Add, [ctx.counters[i].wide, constant(edit, c)])
        }
        Some(Computed::Operands(own, args)) if ctx.want(edit, loops, block, (op, value), depth) => {
            let wide = args.map(|arg| extended(edit, loops, ctx, block, (op, arg), inst, depth - 1));
            InstData::binary(own, wide)
        }
        _ => InstData::Unary { op, arg: value },
    };
    let wide = insert(edit, inst, data, Type::I64);
    ctx.made.push((block, op, value, wide));
    wide
}

/// The wide arguments of the wide phi of a counter.
fn widen_arguments(edit: &mut Editor<'_>, graph: &Graph, loops: &Loops, ctx: &mut Ctx, i: usize) {
    let Counter { header, index, id, signed, .. } = ctx.counters[i];
    for graph_edge in graph.edges_in(node(header)) {
        let graph_edge = graph.edge(graph_edge);
        let from = Block::from_u32(graph_edge.from.0);
        let Some(edge) = edit.block_edges(from).nth(graph_edge.index as usize) else { continue };
        let arg = edit.edge_args(edge)[index as usize];
        let Some(terminator) = edit.terminator(from) else { continue };
        let op = if signed { UnaryOp::Sext } else { UnaryOp::Zext };
        let replacement = if loops.contains(id, graph_edge.from) {
            let ValueDef::Result(sum) = edit.def(arg) else { continue };
            wide_sum(edit, loops, ctx, from, sum, i, op)
        } else {
            extended(edit, loops, ctx, from, (op, arg), terminator, MAX_DEPTH)
        };
        edit.set_edge_arg(edge, index as usize, replacement);
        // The next one may be needed earlier in the block.
        ctx.made.clear();
    }
}

/// The wide sum before the narrow one, which is made if it is not there.
fn wide_sum(
    edit: &mut Editor<'_>,
    loops: &Loops,
    ctx: &mut Ctx,
    block: Block,
    sum: Inst,
    i: usize,
    op: UnaryOp,
) -> Value {
    let Counter { step, wide, .. } = ctx.counters[i];
    if ctx.wide_sum[sum.index()] == NONE {
        let step = match step {
            Step::Const(c) => constant(edit, c),
            // Hoisting moves the extension to the preheader.
            Step::Value(value) => extended(edit, loops, ctx, block, (op, value), sum, 0),
        };
        let data = InstData::binary(BinaryOp::Add, [wide, step]);
        let (inst, _) = edit.make_inst_with_result(data, Type::I64);
        ctx.wide_sum[sum.index()] = inst.as_u32();
        edit.insert_before(sum, inst);
    }
    edit.result(Inst::from_u32(ctx.wide_sum[sum.index()])).unwrap_or(wide)
}

/// Gives the uses of narrow counters that are left the low half of the wide one, made once in each block.
fn narrow(edit: &mut Editor<'_>, ctx: &mut Ctx) {
    let Ctx { counters, counter_of, wide_sum, .. } = ctx;
    let counter_of = |value: Value| counter_of.get(value.index()).copied().filter(|&i| i != NONE);
    for at in 0..edit.layout.len() {
        let block = edit.layout[at];
        for position in edit.positions(block) {
            let inst = edit.order[position];
            if let Some(&sum) = wide_sum.get(inst.index()).filter(|&&sum| sum != NONE) {
                if let Some(arg) = edit.result(Inst::from_u32(sum)) {
                    edit.set_inst(inst, InstData::Unary { op: UnaryOp::Trunc, arg });
                }
                continue;
            }
            let mut uses = false;
            edit.insts[inst].for_each_arg(&edit.pool, |arg| uses |= counter_of(arg).is_some());
            if uses {
                for counter in counters.iter_mut().filter(|counter| counter.wanted) {
                    let mut used = false;
                    edit.insts[inst].for_each_arg(&edit.pool, |arg| used |= arg == counter.phi);
                    if used {
                        counter.find_narrow(edit, block, Some(inst));
                    }
                }
                edit.map_args(inst, |arg| match counter_of(arg) {
                    Some(i) => counters[i as usize].narrow.map_or(arg, |(_, narrow)| narrow),
                    None => arg,
                });
            }
        }
        for edge in edit.block_edges(block) {
            for index in 0..edit.edge_args(edge).len() {
                if let Some(i) = counter_of(edit.edge_args(edge)[index]) {
                    let narrow = counters[i as usize].find_narrow(edit, block, None);
                    edit.set_edge_arg(edge, index, narrow);
                }
            }
        }
    }
}

impl Counter {
    /// The narrow value in `block`, made before `inst`, or before the terminator, if there is none.
    fn find_narrow(&mut self, edit: &mut Editor<'_>, block: Block, inst: Option<Inst>) -> Value {
        match self.narrow {
            Some((at, value)) if at == block => value,
            _ => {
                let data = InstData::Unary { op: UnaryOp::Trunc, arg: self.wide };
                let (low, value) = edit.make_inst_with_result(data, Type::I32);
                match inst {
                    Some(inst) => edit.insert_before(inst, low),
                    None => edit.insert_at_end(block, low),
                }
                self.narrow = Some((block, value));
                value
            }
        }
    }
}
