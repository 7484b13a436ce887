//! Counts loops in 64 bits where their counter is extended to 64 bits to index with.
//!
//! `for (int i = 0; i < n; i++) a[i]` extends `i` in every round. Where the loop's own test proves that the counter never
//! wraps, the extended counter is a counter itself: the phi becomes a wide one, extensions of it (and of its sums with
//! small constants) become that phi, and everything that wants the narrow counter takes the low half, which is free.
//!
//! Why here: after sweeping, when only real uses are left; before hoisting, which moves the extended bound out.
//!
//! Algorithm: a phi of type `i32` at a loop's header qualifies when every argument from inside the loop is the phi plus one
//! and the same constant `c`, and the header ends in a branch that leaves the loop unless a comparison of the phi holds from
//! which follows that the phi plus `c` does not wrap (`phi < n` for `c = 1`, for example). Only inside that branch is the sum
//! used again, so by induction the wide phi equals the extended narrow one in every round. (The general theory is in
//! Olaf Bachmann, Paul S. Wang and Eugene V. Zima, "Chains of Recurrences", 1994; here one pattern is enough.)
//!
//! Cost: one sweep over the instructions where a loop has a candidate, none otherwise.
//!
//! Needs memory or SSA form with current graph and loops and leaves the same; the graph does not change. It does not treat
//! counters that are tested at the bottom of the loop, nor those that step by different amounts.

use cranelift_entity::{EntityRef, SecondaryMap};
use sheave_ir::{
    BinaryOp, Block, ConstData, Function, Inst, InstData, IntCC, Type, UnaryOp, Value, ValueData, ValueDef,
};
use sheave_ssa::{Graph, LoopId, Loops};

const NONE: u32 = u32::MAX;
/// In [`Scratch::wide_sum`]: the instruction is not needed any more.
const GONE: u32 = u32::MAX - 1;

/// Scratch memory; keep it for the next function.
#[derive(Debug, Default)]
pub struct Scratch {
    counters: Vec<Counter>,
    /// By value: the counter whose phi it is, or [`NONE`].
    counter_of: Vec<u32>,
    /// By value: the wide value that stands for this extension, or the value itself.
    alias: Vec<Value>,
    /// By instruction: the wide sum that stands in front of it, which it takes the low half of.
    wide_sum: Vec<u32>,
    order: Vec<Inst>,
    /// Instructions for the end of a block, as a chain through `tails`.
    first_tail: SecondaryMap<Block, u32>,
    tails: Vec<(Inst, u32)>,
}

/// A phi that counts.
#[derive(Clone, Copy, Debug)]
struct Counter {
    phi: Value,
    /// Its index among the phis of `header`.
    index: u32,
    header: Block,
    id: LoopId,
    step: i64,
    /// The smallest and the largest value inside the branch of the test, as far as they are known.
    range: (i64, i64),
    signed: bool,
    /// Both extensions agree, because it is never negative.
    natural: bool,
    /// Somebody extends it.
    wanted: bool,
    wide: Value,
    /// The narrow value that was made last, and its block.
    narrow: Option<(Block, Value)>,
}

/// Widens counters in `func`, whose `graph` and `loops` are current, and tells how many.
pub fn run(func: &mut Function, graph: &Graph, loops: &Loops, scratch: &mut Scratch) -> u32 {
    scratch.counters.clear();
    for id in loops.iter() {
        if !loops.is_irreducible(id)
            && let Some(counter) = find_counter(func, graph, loops, id)
        {
            scratch.counters.push(counter);
        }
    }
    if scratch.counters.is_empty() {
        return 0;
    }
    let n_values = func.n_values();
    scratch.counter_of.clear();
    scratch.counter_of.resize(n_values, NONE);
    for (i, counter) in scratch.counters.iter().enumerate() {
        scratch.counter_of[counter.phi.index()] = i as u32;
    }
    find_extensions(func, loops, scratch);
    let widened = scratch.counters.iter().filter(|counter| counter.wanted).count() as u32;
    if widened > 0 {
        widen(func, graph, loops, scratch);
        rewrite(func, scratch);
    }
    widened
}

fn node(block: Block) -> sheave_ssa::Block {
    sheave_ssa::Block(block.as_u32())
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

fn find_counter(func: &Function, graph: &Graph, loops: &Loops, id: LoopId) -> Option<Counter> {
    let header = Block::from_u32(loops.header(id).0);
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
    let index = func.phis(header).iter().position(|&other| other == phi)?;
    let mut step = None;
    let mut starts_natural = true;
    for edge in graph.edges_in(node(header)) {
        let edge = graph.edge(edge);
        if !graph.is_reachable(edge.from) {
            return None;
        }
        let from = Block::from_u32(edge.from.0);
        let arg = func.succ_edges(from)[edge.index as usize].args.as_slice(&func.pool)[index];
        if !loops.contains(id, edge.from) {
            starts_natural &= signed_bits(func, arg).is_some_and(|c| c >= 0);
            continue;
        }
        let Some(InstData::Binary { op: BinaryOp::Add, args: [x, c] }) = inst_of(func, arg) else {
            return None;
        };
        let c = signed_bits(func, c)?;
        if x != phi || c == 0 || *step.get_or_insert(c) != c {
            return None;
        }
    }
    let step = step?;
    let (signed, range) = range_inside(func, cc, bound)?;
    let (least, most) = limits(signed);
    let stays_in =
        if step > 0 { range.1.checked_add(step)? <= most } else { range.0.checked_add(step)? >= least };
    if !stays_in {
        return None;
    }
    let natural = signed && step > 0 && starts_natural;
    let range = if natural { (range.0.max(0), range.1) } else { range };
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

fn find_extensions(func: &Function, loops: &Loops, scratch: &mut Scratch) {
    let Scratch { counters, counter_of, .. } = scratch;
    for &block in &func.layout {
        for &inst in func.block_insts(block) {
            let Some((op, arg)) = extension(func, inst) else { continue };
            if let Some((i, _)) = counted(func, loops, counters, counter_of, block, op, arg) {
                counters[i].wanted = true;
            }
        }
    }
}

/// The counter of which `arg` is the sum with a constant such that its extension `op` in `block` is the wide sum.
fn counted(
    func: &Function,
    loops: &Loops,
    counters: &[Counter],
    counter_of: &[u32],
    block: Block,
    op: UnaryOp,
    arg: Value,
) -> Option<(usize, i64)> {
    let find = |value: Value| counter_of.get(value.index()).copied().filter(|&i| i != NONE);
    if let Some(i) = find(arg) {
        return counters[i as usize].agrees(op).then_some((i as usize, 0));
    }
    let Some(InstData::Binary { op: BinaryOp::Add, args: [x, c] }) = inst_of(func, arg) else { return None };
    let (i, c) = (find(x)? as usize, signed_bits(func, c)?);
    let counter = &counters[i];
    // The test holds in the blocks of the loop behind it.
    if block == counter.header || !loops.contains(counter.id, node(block)) {
        return None;
    }
    let signed = op == UnaryOp::Sext;
    if !counter.agrees(op) {
        return None;
    }
    let (least, most) = limits(signed);
    (counter.range.0 + c >= least && counter.range.1 + c <= most).then_some((i, c))
}

fn constant(func: &mut Function, bits: i64) -> Value {
    func.make_const(Type::I64, ConstData::Bits(bits as u64))
}

/// Makes the wide phis and sums and turns extensions into them.
fn widen(func: &mut Function, graph: &Graph, loops: &Loops, scratch: &mut Scratch) {
    scratch.wide_sum.clear();
    scratch.wide_sum.resize(func.insts.len(), NONE);
    scratch.alias.clear();
    scratch.alias.extend((0..func.n_values()).map(Value::new));
    scratch.first_tail.clear();
    scratch.tails.clear();
    for i in 0..scratch.counters.len() {
        let Counter { phi, wanted, header, index, .. } = scratch.counters[i];
        if !wanted {
            scratch.counter_of[phi.index()] = NONE;
            continue;
        }
        let wide = func.values.push(ValueData::new(Type::I64, ValueDef::Phi(header)));
        let mut phis = func.blocks[header].phis;
        phis.as_mut_slice(&mut func.pool)[index as usize] = wide;
        scratch.counters[i].wide = wide;
    }
    for i in 0..scratch.counters.len() {
        if scratch.counters[i].wanted {
            widen_arguments(func, graph, loops, scratch, i);
        }
    }
    for position in 0..func.layout.len() {
        let block = func.layout[position];
        let range = func.blocks[block].start..func.blocks[block].end;
        for at in range {
            let inst = func.order[at as usize];
            let Some((op, arg)) = extension(func, inst) else { continue };
            let Scratch { counters, counter_of, .. } = &*scratch;
            let Some((i, c)) = counted(func, loops, counters, counter_of, block, op, arg) else { continue };
            let wide = counters[i].wide;
            if c == 0 {
                if let Some(result) = func.result(inst) {
                    scratch.alias[result.index()] = wide;
                }
                scratch.wide_sum[inst.index()] = GONE;
            } else {
                let c = constant(func, c);
                func.insts[inst] = InstData::Binary { op: BinaryOp::Add, args: [wide, c] };
            }
        }
    }
}

/// The wide arguments of the wide phi of a counter.
fn widen_arguments(func: &mut Function, graph: &Graph, loops: &Loops, scratch: &mut Scratch, i: usize) {
    let Counter { header, index, id, step, signed, wide, .. } = scratch.counters[i];
    for edge in graph.edges_in(node(header)) {
        let edge = graph.edge(edge);
        let from = Block::from_u32(edge.from.0);
        let mut args = func.succ_edges(from)[edge.index as usize].args;
        let arg = args.as_slice(&func.pool)[index as usize];
        let op = if signed { UnaryOp::Sext } else { UnaryOp::Zext };
        let replacement = if loops.contains(id, edge.from) {
            let ValueDef::Result(sum) = func.def(arg) else { continue };
            wide_sum(func, scratch, sum, wide, step)
        } else if let Some(bits) = func.const_bits(arg) {
            let bits = bits as u32;
            constant(func, if signed { i64::from(bits as i32) } else { i64::from(bits) })
        } else if let Some(outer) = scratch.counter_of.get(arg.index()).copied().filter(|&i| i != NONE)
            && scratch.counters[outer as usize].agrees(op)
        {
            scratch.counters[outer as usize].wide
        } else {
            let (inst, value) = func.make_inst_with_result(InstData::Unary { op, arg }, Type::I64);
            scratch.tails.push((
                inst,
                core::mem::replace(&mut scratch.first_tail[from], scratch.tails.len() as u32 + 1),
            ));
            value
        };
        args.as_mut_slice(&mut func.pool)[index as usize] = replacement;
    }
}

/// The wide sum in front of the narrow one, which is made if it is not there.
fn wide_sum(func: &mut Function, scratch: &mut Scratch, sum: Inst, wide: Value, step: i64) -> Value {
    if scratch.wide_sum[sum.index()] == NONE {
        let step = constant(func, step);
        let data = InstData::Binary { op: BinaryOp::Add, args: [wide, step] };
        let (inst, _) = func.make_inst_with_result(data, Type::I64);
        scratch.wide_sum[sum.index()] = inst.as_u32();
    }
    let inst = Inst::from_u32(scratch.wide_sum[sum.index()]);
    func.result(inst).unwrap_or(wide)
}

/// Writes the order anew, with low halves where the narrow counters were used.
fn rewrite(func: &mut Function, scratch: &mut Scratch) {
    let Scratch { counters, counter_of, alias, wide_sum, order, first_tail, tails, .. } = scratch;
    order.clear();
    for position in 0..func.layout.len() {
        let block = func.layout[position];
        let (from, to) = (func.blocks[block].start, func.blocks[block].end);
        let start = order.len() as u32;
        for at in from..to {
            let inst = func.order[at as usize];
            if at + 1 == to {
                let mut tail = first_tail[block];
                while tail != 0 {
                    let (inst, next) = tails[tail as usize - 1];
                    replace_arguments(func, counters, counter_of, alias, order, block, inst);
                    order.push(inst);
                    tail = next;
                }
                narrow_edges(func, counters, counter_of, alias, order, block);
            }
            if wide_sum.get(inst.index()) == Some(&GONE) {
                continue;
            }
            if let Some(&wide) = wide_sum.get(inst.index()).filter(|&&wide| wide != NONE) {
                let wide = Inst::from_u32(wide);
                order.push(wide);
                if let Some(arg) = func.result(wide) {
                    func.insts[inst] = InstData::Unary { op: UnaryOp::Trunc, arg };
                }
            } else {
                replace_arguments(func, counters, counter_of, alias, order, block, inst);
            }
            order.push(inst);
        }
        let data = &mut func.blocks[block];
        data.start = start;
        data.end = order.len() as u32;
    }
    core::mem::swap(&mut func.order, order);
}

/// The arguments of `inst` in `block`: extensions become the wide counter, uses of the narrow one its low half.
fn replace_arguments(
    func: &mut Function,
    counters: &mut [Counter],
    counter_of: &[u32],
    alias: &[Value],
    order: &mut Vec<Inst>,
    block: Block,
    inst: Inst,
) {
    let mut data = func.insts[inst];
    let mut touched = false;
    data.for_each_arg(&func.pool, |arg| {
        touched |= arg.index() < alias.len()
            && (alias[arg.index()] != arg || counter_of.get(arg.index()).is_some_and(|&i| i != NONE));
    });
    if !touched {
        return;
    }
    // Low halves are made before the pool is borrowed for the rewrite.
    let mut wanted = NONE;
    data.for_each_arg(&func.pool, |arg| {
        if let Some(&i) = counter_of.get(arg.index()).filter(|&&i| i != NONE) {
            // Two different counters in one instruction are rare, and looked for below.
            wanted = if wanted == NONE || wanted == i { i } else { NONE - 1 };
        }
    });
    if wanted == NONE - 1 {
        for i in 0..counters.len() as u32 {
            let mut used = false;
            let phi = counters[i as usize].phi;
            data.for_each_arg(&func.pool, |arg| used |= arg == phi);
            if used && counter_of[phi.index()] == i {
                low_half(func, &mut counters[i as usize], order, block);
            }
        }
    } else if wanted != NONE {
        low_half(func, &mut counters[wanted as usize], order, block);
    }
    data.map_args(&mut func.pool, |arg| resolve(counters, counter_of, alias, arg));
    func.insts[inst] = data;
}

fn narrow_edges(
    func: &mut Function,
    counters: &mut [Counter],
    counter_of: &[u32],
    alias: &[Value],
    order: &mut Vec<Inst>,
    block: Block,
) {
    for edge in func.block_edges(block) {
        let mut args = func.edges[edge].args;
        for k in 0..args.len(&func.pool) {
            let arg = args.as_slice(&func.pool)[k];
            if let Some(&i) = counter_of.get(arg.index()).filter(|&&i| i != NONE) {
                low_half(func, &mut counters[i as usize], order, block);
            }
            args.as_mut_slice(&mut func.pool)[k] = resolve(counters, counter_of, alias, arg);
        }
    }
}

/// Makes sure that the counter has a narrow value in `block`.
fn low_half(func: &mut Function, counter: &mut Counter, order: &mut Vec<Inst>, block: Block) {
    if counter.narrow.is_none_or(|(at, _)| at != block) {
        let data = InstData::Unary { op: UnaryOp::Trunc, arg: counter.wide };
        let (inst, value) = func.make_inst_with_result(data, Type::I32);
        order.push(inst);
        counter.narrow = Some((block, value));
    }
}

fn resolve(counters: &[Counter], counter_of: &[u32], alias: &[Value], arg: Value) -> Value {
    match counter_of.get(arg.index()) {
        Some(&i) if i != NONE => counters[i as usize].narrow.map_or(arg, |(_, narrow)| narrow),
        _ => alias.get(arg.index()).copied().unwrap_or(arg),
    }
}
