//! Strength reduction: a product with a counter becomes a value that a constant is added to per iteration.
//!
//! `for (k = 0; k < n; k++) s += c[k][j];` multiplies `k` by the size of a row in each iteration, though the
//! address grows by that size. With a phi of its own it needs one addition, which takes the place of the
//! product and of the addition of the base.
//!
//! ```text
//! block1: v2 = phi i64 [block0: 0], [block2: v5]     v2 = ...; v7 = phi ptr [block0: v0], [block2: v8]
//! block2: v3 = ptr_index v0, v2 * 1200               v4 = load i32 v7
//!         v4 = load i32 v3; v5 = add v2, 1           v5 = add v2, 1; v8 = ptr_add v7, 1200
//! ```
//!
//! Why here: after the passes that look for an array and its index, and after value numbering, which makes
//! one product of equal ones and could not compare addresses afterwards.
//!
//! Algorithm: in loops without inner loops, products of a counter, or of its sum with a constant, with a
//! constant or a value from outside, alone or added to an address from outside. Those of one counter, factor
//! and address are one phi and its sums with constants. (Keith Cooper, Taylor Simpson and Christopher Vick,
//! "Operator Strength Reduction", 2001, follow products through the graph of definitions, so that sums and
//! products of what they made are reduced as well. Here a sum stays where it is, since the addressing mode
//! does it; so one level is enough, and one sweep finds it.)
//!
//! The product goes only if it costs an instruction: not for the factors of addressing modes, 1, 2, 4 and 8,
//! nor where one `lea` or shift does it; if every iteration computes it; and if there is a register for the
//! phi: a spill slot would be read in place of the product. Registers are estimated by the number of phis and
//! of values from outside that the loop uses; a loop that calls has few, and is left alone. Products that
//! only dead instructions use (`widen-ivs` leaves them) stay dead.
//!
//! Cost: one sweep over the instructions in loops without inner loops; one over each loop that has a product,
//! of at most [`MAX_BLOCKS`] blocks.
//!
//! Needs memory or SSA form with current graph and loops and leaves the same; the graph does not change. The
//! old counter stays for the loop's test.

use sheave_ir::entity::EntitySet;
use sheave_ir::{
    BinaryOp, Block, ConstData, Editor, Inst, InstData, OpFlags, Type, UnaryOp, Value, ValueDef,
};
use sheave_ssa::{Dominators, LoopId};

use crate::adapters::host::IrHost;
use crate::blocks::{Places, brought, inst_of, node};
use crate::loops::kit::first::First;
use crate::loops::kit::induction::{Amount, Induction};
use crate::loops::kit::{Edges, Nest};
use crate::pass::{Changed, PassError, PassRun};

/// Blocks that a loop has at most.
pub(crate) const MAX_BLOCKS: usize = 24;
/// Values that a loop holds in general registers at most, those that this pass makes included: the others of
/// the fifteen are for what an iteration computes.
pub(crate) const MAX_REGISTERS: usize = 11;
/// Sums and truncations between a counter and the product.
const MAX_DEPTH: u32 = 3;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    products: Vec<Product>,
    places: Places,
    /// The blocks of the loop at hand, the header first.
    blocks: Vec<Block>,
    /// The values that it uses.
    used: EntitySet<Value>,
    /// The first products of their kind in the loop at hand, and their phis.
    reduced: Vec<(Product, Value)>,
    /// What is computed in the preheader.
    insts: Vec<Inst>,
}

/// `base + (counter + plus) * factor + offset`.
#[derive(Clone, Copy, Debug)]
struct Product {
    id: LoopId,
    block: Block,
    inst: Inst,
    /// What it adds to, if it is an address.
    base: Option<Value>,
    counter: Value,
    /// The type of the sum, which the counter may have to be truncated to.
    ty: Type,
    plus: i64,
    factor: Amount,
    offset: i64,
}

/// Replaces products, if there is a loop.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let module = run.program();
    let Some(nest) = Nest::of(module, run.analyses, &run.edit)? else { return Ok(Changed::CODE) };
    let ctx: &mut Ctx = run.ctxs.of();
    ctx.products.clear();
    for (id, block) in nest.blocks().filter(|&(id, _)| nest.is_innermost(id)) {
        let insts = run.edit.block_insts(block).iter();
        ctx.products.extend(insts.filter_map(|&inst| product(&run.edit, nest.header(id), id, block, inst)));
    }
    ctx.products.sort_by_key(|product| product.id);
    let mut n = 0;
    if !ctx.products.is_empty() {
        let (graph, dominators, loops) = run.analyses.all(&IrHost(&run.edit))?;
        ctx.places.find(&run.edit);
        let products = std::mem::take(&mut ctx.products);
        for products in products.chunk_by(|a, b| a.id == b.id) {
            n += reduce(&mut run.edit, Nest { module, graph, loops }, dominators, ctx, products);
        }
        ctx.products = products;
        run.edit.apply();
        run.edit.apply_replacements();
    }
    run.count("products replaced by sums", n);
    Ok(Changed::USES.when(n > 0))
}

/// The product that `inst` is, if it is one with a counter and costs an instruction.
fn product(edit: &Editor<'_>, header: Block, id: LoopId, block: Block, inst: Inst) -> Option<Product> {
    let make = |base, index: Value, factor, offset| {
        let (counter, plus) = counter_of(edit, header, index)?;
        Some(Product { id, block, inst, base, counter, ty: edit.ty(index), plus, factor, offset })
    };
    match edit.insts[inst] {
        InstData::PtrIndex { scale, base, index, offset, .. } if !matches!(scale, 1 | 2 | 4 | 8) => {
            make(Some(base), index, Amount::Const(scale.into()), offset.into())
        }
        InstData::Binary { op: BinaryOp::Mul, args: [a, b], .. } => match edit.const_bits(b) {
            Some(3 | 5 | 9) => None,
            Some(bits) => make(None, a, Amount::Const(bits as i64), 0),
            None => make(None, a, Amount::Value(b), 0).or_else(|| make(None, b, Amount::Value(a), 0)),
        },
        _ => None,
    }
}

/// The phi of `header` that `value` is the sum of with a constant, or the low half of that.
fn counter_of(edit: &Editor<'_>, header: Block, mut value: Value) -> Option<(Value, i64)> {
    let mut plus = 0i64;
    for _ in 0..MAX_DEPTH {
        if let ValueDef::Phi(block) = edit.def(value) {
            return (block == header && edit.ty(value).is_int()).then_some((value, plus));
        }
        value = match inst_of(edit, value)? {
            InstData::Unary { op: UnaryOp::Trunc, arg } => arg,
            InstData::Binary { op: BinaryOp::Add, args: [sum, by], .. } => {
                plus = plus.wrapping_add(edit.const_bits(by)? as i64);
                sum
            }
            _ => return None,
        };
    }
    None
}

/// Replaces products of one loop.
fn reduce(
    edit: &mut Editor<'_>,
    nest: Nest<'_>,
    dominators: &Dominators,
    ctx: &mut Ctx,
    products: &[Product],
) -> u32 {
    let id = products[0].id;
    let Some(edges) = nest.edges(edit, id).filter(|_| nest.preheader(edit, id).is_some()) else { return 0 };
    let Some(mut registers) = registers(edit, nest, ctx, id) else { return 0 };
    let mut n = 0;
    ctx.reduced.clear();
    for product in products {
        let outside = |value| ctx.places.is_outside(edit, nest.loops, id, value);
        let is_used = edit.result(product.inst).is_some_and(|result| ctx.used.contains(result));
        let is_fixed = product.base.is_none_or(outside)
            && match product.factor {
                Amount::Const(_) => true,
                Amount::Value(factor) => outside(factor),
            };
        if !is_used || !is_fixed || !dominators.dominates(node(product.block), node(edges.latch)) {
            continue;
        }
        let found = ctx.reduced.iter().find_map(|(first, phi)| Some((product.after(first)?, *phi)));
        if found.is_none() {
            let index = edit.phis(nest.header(id)).iter().position(|&phi| phi == product.counter);
            let Some(induction) = index.and_then(|at| Induction::of(edit, nest, id, at)) else { continue };
            // A step that is computed takes a register as well; by one, it is the factor, which has one.
            let is_const = matches!(product.factor, Amount::Const(_));
            let is_computed = !matches!(induction.step, Amount::Const(step) if step == 1 || is_const);
            registers += 1 + usize::from(is_computed);
            if registers > MAX_REGISTERS || !edit.begin_rewrite() {
                break;
            }
            let phi = make(edit, edges, &mut ctx.insts, product, induction.step);
            ctx.reduced.push((*product, phi));
            replace(edit, product, phi, Sum::Const(0));
        } else if let Some((distance, phi)) = found
            && edit.begin_rewrite()
        {
            replace(edit, product, phi, distance);
        }
        n += 1;
    }
    n
}

/// What is to be added to one product for another one.
#[derive(Clone, Copy, Debug)]
enum Sum {
    Const(i64),
    /// The value, or it is subtracted.
    Value(BinaryOp, Value),
}

impl Product {
    /// The difference between this product and the product `first`, if both can be had from one phi.
    fn after(&self, first: &Product) -> Option<Sum> {
        let is_same = (self.base, self.counter, self.ty, self.factor)
            == (first.base, first.counter, first.ty, first.factor);
        let steps = self.plus.wrapping_sub(first.plus);
        match self.factor {
            _ if !is_same => None,
            Amount::Const(factor) => {
                let offset = self.offset.wrapping_sub(first.offset);
                Some(Sum::Const(steps.wrapping_mul(factor).wrapping_add(offset)))
            }
            Amount::Value(factor) => match steps {
                0 => Some(Sum::Const(0)),
                1 => Some(Sum::Value(BinaryOp::Add, factor)),
                -1 => Some(Sum::Value(BinaryOp::Sub, factor)),
                _ => None,
            },
        }
    }
}

/// The number of values that the loop holds in general registers; none where it calls or is too large.
fn registers(edit: &Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx, id: LoopId) -> Option<usize> {
    let Ctx { blocks, used, places, .. } = ctx;
    blocks.clear();
    if !nest.find_blocks(id, MAX_BLOCKS, blocks) {
        return None;
    }
    used.clear();
    let is_general = |value: Value| edit.ty(value).is_int_or_ptr();
    let mut n = edit.phis(blocks[0]).iter().filter(|&&phi| is_general(phi)).count();
    let mut note = |used: &mut EntitySet<Value>, value: Value| {
        let is_held = used.insert(value)
            && is_general(value)
            && !edit.values[value].is_const()
            && places.is_outside(edit, nest.loops, id, value);
        n += usize::from(is_held);
    };
    // Backwards, because what only dead instructions use needs no register.
    for &block in blocks.iter().rev() {
        for edge in edit.succ_edges(block) {
            edge.args.as_slice(&edit.pool).iter().for_each(|&arg| note(used, arg));
        }
        for &inst in edit.block_insts(block).iter().rev() {
            let data = &edit.insts[inst];
            if data.is_call() {
                return None;
            }
            if data.has_side_effects() || edit.results(inst).any(|result| used.contains(result)) {
                data.for_each_arg(&edit.pool, |arg| note(used, arg));
            }
        }
    }
    Some(n)
}

/// Makes the phi of a product: its first value in the preheader, the sum at the end of the latch.
fn make(
    edit: &mut Editor<'_>,
    edges: Edges,
    insts: &mut Vec<Inst>,
    product: &Product,
    step: Amount,
) -> Value {
    let &Product { base, counter, ty, plus, factor, offset, .. } = product;
    let Edges { before, entry, latch, back } = edges;
    let header = edit.edges[entry].target;
    let start = brought(edit, entry, counter).unwrap_or(counter);
    insts.clear();
    let mut first = First { insts };
    let narrow = |edit: &mut Editor<'_>, first: &mut First<'_>, value: Value| match edit.ty(value) {
        same if same == ty => value,
        _ => first.add(edit, InstData::Unary { op: UnaryOp::Trunc, arg: value }, ty),
    };
    let start = narrow(edit, &mut first, start);
    let start = first.with(edit, BinaryOp::Add, start, plus as u64);
    let step = match (step, factor) {
        (Amount::Const(c), Amount::Const(factor)) => constant(edit, ty, c.wrapping_mul(factor)),
        (Amount::Const(c), Amount::Value(factor)) => first.with(edit, BinaryOp::Mul, factor, c as u64),
        (Amount::Value(step), factor) => {
            let step = narrow(edit, &mut first, step);
            times(edit, &mut first, step, factor)
        }
    };
    let (start, op) = match (base, factor) {
        (Some(base), Amount::Const(scale)) => {
            let (scale, offset) = (scale as u16, offset as i32);
            let data = InstData::PtrIndex { flags: OpFlags::NONE, scale, base, index: start, offset };
            (first.add(edit, data, Type::Ptr), BinaryOp::PtrAdd)
        }
        _ => (times(edit, &mut first, start, factor), BinaryOp::Add),
    };
    insts.iter().for_each(|&inst| edit.insert_at_end(before, inst));
    let ty = edit.ty(start);
    let phi = edit.make_phi(header, ty);
    let (sum, next) = edit.make_inst_with_result(InstData::binary(op, [phi, step]), ty);
    edit.insert_at_end(latch, sum);
    edit.add_edge_args(entry, &[start]);
    edit.add_edge_args(back, &[next]);
    phi
}

fn constant(edit: &mut Editor<'_>, ty: Type, c: i64) -> Value {
    edit.constant(ty, ConstData::Bits(c as u64 & ty.mask()))
}

fn times(edit: &mut Editor<'_>, first: &mut First<'_>, value: Value, factor: Amount) -> Value {
    let ty = edit.ty(value);
    let factor = match factor {
        Amount::Const(factor) => constant(edit, ty, factor),
        Amount::Value(factor) => factor,
    };
    first.add(edit, InstData::binary(BinaryOp::Mul, [value, factor]), ty)
}

/// `phi` and what is added to it take the place of the product.
fn replace(edit: &mut Editor<'_>, product: &Product, phi: Value, sum: Sum) {
    let ty = edit.ty(phi);
    let (op, by) = match sum {
        Sum::Const(0) => {
            if let Some(result) = edit.result(product.inst) {
                edit.replace_value(result, phi);
            }
            return edit.remove(product.inst);
        }
        Sum::Const(c) if ty == Type::Ptr => (BinaryOp::PtrAdd, constant(edit, Type::I64, c)),
        Sum::Const(c) => (BinaryOp::Add, constant(edit, ty, c)),
        Sum::Value(op, value) => (op, value),
    };
    edit.set_inst(product.inst, InstData::binary(op, [phi, by]));
}
