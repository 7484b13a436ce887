//! Switch conversion: a switch that only selects constants becomes arithmetic on its value, or a shift of a
//! packed constant.
//!
//! Where all cases of a switch lead to one block, at once or through blocks that hold nothing but a jump,
//! and bring constants to its phis, the chosen constant is a function of the value. If it grows by the same
//! step from case to case it is a product and a sum; if the constants, less the least of them, fit in one
//! or two words side by side, it is a shift and a mask. Values outside of the range of the cases get what
//! the default brings by a select, or go where the default goes by a branch.
//!
//! ```text
//! block0: switch v0, block4 [0: block1, 1: block2, 2: block3]     block0: v2 = icmp ult v0, 3
//! block1: jump block4                                                     v3 = zext i64 v0
//! block2: jump block4                                       =>            v4 = shl v3, 3
//! block3: jump block4                                                     v5 = lshr 0x1c1f1f, v4
//! block4: v1 = phi [block0: 0], [block1: 31],                             v6 = and v5, 255
//!                  [block2: 31], [block3: 28]                             v1 = select v2, v6, 0
//! ```
//!
//! Why late: where the function is inlined and the caller branches on the constant, jump threading connects
//! the cases with the branch's targets, and no constant is needed. Before the last `dce`, which removes the
//! blocks of the cases.
//!
//! Why not a table in memory: a pass over a function cannot add data to the module, and what a program
//! chooses by few cases fits in a register, where it costs no load. Constants that do not fit, floats, and
//! addresses keep the switch.
//!
//! Source: "SwitchToLookupTable" of LLVM's SimplifyCFG, for its linear functions and bit maps.
//!
//! Cost: the cases of the switches; a value of the range for each of at most 128 entries.
//!
//! Needs memory or SSA form and leaves the same, with blocks that nothing reaches.

use sheave_ir::{BinaryOp, Block, ConstData, Edge, EdgeData, Editor, Inst, InstData, IntCC};
use sheave_ir::{TernaryOp, Type, UnaryOp, Value};
use sheave_ssa::refill;

use crate::pass::{Changed, PassError, PassRun};

/// Fewer cases are compared.
const MIN_CASES: usize = 3;
/// Bits of the words that constants are packed in.
const WORD: u32 = 64;
/// The longest range of values.
const MAX_RANGE: u64 = 2 * WORD as u64;
/// Phis that one switch chooses at most.
const MAX_PHIS: usize = 2;
/// Instructions that make all values of one switch, at most.
const MAX_COST: u32 = 12;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    /// By value less the first one: the edge that brings the arguments, or `None` for the default's.
    edges: Vec<Option<Edge>>,
    entries: Vec<Option<u64>>,
    args: Vec<Value>,
}

/// The cases of a switch, and where they lead.
#[derive(Clone, Copy, Debug)]
struct Cases {
    block: Block,
    value: Value,
    ty: Type,
    /// The least value of a case, and how many values there are from there to the greatest.
    first: u64,
    range: u64,
    join: Block,
    otherwise: Otherwise,
}

/// Where values go that are no case's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Otherwise {
    /// To the same block, with the arguments of this edge.
    Join(Edge),
    /// Elsewhere, along this edge.
    Elsewhere(Edge),
    /// There are none, as the program says.
    Nowhere,
}

/// How the constants of one phi are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    /// All edges bring the same value.
    Same(Value),
    /// `first + step * index`
    Steps { first: u64, step: u64 },
    /// `least + (low >> index * bits)`, masked; the second word, which may be zero, holds what does not fit
    /// in the first.
    Packed { least: u64, bits: u32, low: u64, high: Option<u64> },
}

/// Replaces the switches that only choose constants.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let mut ctx = std::mem::take(run.ctxs.of::<Ctx>());
    let mut replaced = 0;
    for at in 0..run.edit.layout.len() {
        let block = run.edit.layout[at];
        if let Some(switch) = run.edit.terminator(block)
            && matches!(run.edit.insts[switch], InstData::Switch { .. })
        {
            replaced += u32::from(replace(&mut run.edit, &mut ctx, block, switch));
        }
    }
    *run.ctxs.of() = ctx;
    if replaced > 0 {
        run.edit.apply();
    }
    run.count("switches replaced", replaced);
    Ok((Changed::GRAPH | Changed::VALUES | Changed::USES).when(replaced > 0))
}

fn replace(edit: &mut Editor<'_>, ctx: &mut Ctx, block: Block, switch: Inst) -> bool {
    let Some(cases) = find_cases(edit, ctx, block, switch) else { return false };
    let n_phis = edit.phis(cases.join).len();
    let mut shapes = [None; MAX_PHIS];
    let mut cost = 0;
    if n_phis > MAX_PHIS {
        return false;
    }
    for (index, shape) in shapes.iter_mut().enumerate().take(n_phis) {
        *shape = shape_of(edit, ctx, &cases, index);
        let Some(found) = *shape else { return false };
        cost += found.cost();
    }
    if cost > MAX_COST || !edit.begin_rewrite() {
        return false;
    }
    write(edit, ctx, &cases, &shapes[..n_phis]);
    true
}

/// The edge along which `edge` arrives: the next one if its target holds nothing but a jump.
fn arrival(edit: &Editor<'_>, edge: Edge) -> Edge {
    let target = edit.edges[edge].target;
    if edit.phis(target).is_empty()
        && let [_] = edit.block_insts(target)
        && edit.jump_target(target).is_some_and(|next| next != target)
        && let Some(next) = edit.block_edges(target).next()
    {
        return next;
    }
    edge
}

/// What there is to know of the switch at the end of `block`, if its cases lead to one block.
fn find_cases(edit: &Editor<'_>, ctx: &mut Ctx, block: Block, switch: Inst) -> Option<Cases> {
    let InstData::Switch { value, cases } = edit.insts[switch] else { return None };
    let values = edit.case_values(cases);
    if values.len() < MIN_CASES {
        return None;
    }
    let ty = edit.ty(value);
    // The least one as a signed number, so that -1 is next to 0.
    let shift = 64 - ty.bits();
    let signed = |bits: u64| ((bits << shift) as i64) >> shift;
    let first = values.iter().copied().map(signed).min()?;
    let last = values.iter().copied().map(signed).max()?;
    let range = last.wrapping_sub(first) as u64;
    if range >= MAX_RANGE || range >= 4 * values.len() as u64 {
        return None;
    }
    let range = range + 1;
    let mut edges = edit.block_edges(block);
    let default = edges.next()?;
    refill(&mut ctx.edges, range as usize, None);
    let mut join = None;
    for (&value, edge) in values.iter().zip(edges) {
        let edge = arrival(edit, edge);
        if *join.get_or_insert(edit.edges[edge].target) != edit.edges[edge].target {
            return None;
        }
        ctx.edges[signed(value).wrapping_sub(first) as usize] = Some(edge);
    }
    let join = join.filter(|&join| !edit.phis(join).is_empty())?;
    let target = edit.edges[default].target;
    let is_nowhere = |&first: &Inst| edit.insts[first] == InstData::Unreachable;
    let otherwise = if edit.block_insts(target).first().is_some_and(is_nowhere) {
        Otherwise::Nowhere
    } else if edit.edges[arrival(edit, default)].target == join {
        Otherwise::Join(arrival(edit, default))
    } else if ctx.edges.iter().all(Option::is_some) {
        Otherwise::Elsewhere(default)
    } else {
        return None;
    };
    Some(Cases { block, value, ty, first: first as u64 & ty.mask(), range, join, otherwise })
}

/// How the constants of the phi at `index` can be made.
fn shape_of(edit: &Editor<'_>, ctx: &mut Ctx, cases: &Cases, index: usize) -> Option<Shape> {
    let Ctx { edges, entries, .. } = ctx;
    let default = match cases.otherwise {
        Otherwise::Join(edge) => Some(edit.edge_args(edge)[index]),
        Otherwise::Elsewhere(_) | Otherwise::Nowhere => None,
    };
    let args = || edges.iter().map(|edge| edge.map(|edge| edit.edge_args(edge)[index]).or(default));
    let first = args().flatten().next()?;
    if args().flatten().chain(default).all(|arg| arg == first) {
        return Some(Shape::Same(first));
    }
    let ty = edit.ty(first);
    if !ty.is_int() {
        return None;
    }
    entries.clear();
    for arg in args() {
        entries.push(match arg {
            Some(arg) => Some(edit.const_bits(arg)?),
            None => None,
        });
    }
    steps(entries, ty).or_else(|| packed(entries, ty))
}

/// The entries as a first one and a step.
fn steps(entries: &[Option<u64>], ty: Type) -> Option<Shape> {
    let mut known = entries.iter().enumerate().filter_map(|(at, entry)| Some((at as u64, (*entry)?)));
    let (a, x) = known.next()?;
    let (b, y) = known.next()?;
    let step = if b - a == 1 { y.wrapping_sub(x) } else { y.checked_sub(x)? / (b - a) } & ty.mask();
    let first = x.wrapping_sub(step.wrapping_mul(a)) & ty.mask();
    let fits = |(at, entry): (usize, &Option<u64>)| {
        entry.is_none_or(|entry| first.wrapping_add(step.wrapping_mul(at as u64)) & ty.mask() == entry)
    };
    entries.iter().enumerate().all(fits).then_some(Shape::Steps { first, step })
}

/// The entries side by side in one word or two.
fn packed(entries: &[Option<u64>], ty: Type) -> Option<Shape> {
    let shift = 64 - ty.bits();
    let known = || entries.iter().flatten().copied();
    let unsigned = known().min()?;
    let signed = known().map(|bits| ((bits << shift) as i64) >> shift).min()? as u64 & ty.mask();
    let most = |least: u64| known().map(|bits| bits.wrapping_sub(least) & ty.mask()).max();
    let width = |least: u64| Some((WORD - most(least)?.leading_zeros()).max(1).next_power_of_two());
    // Without anything to add if that takes no more room.
    let bits = width(0)?.min(width(unsigned)?).min(width(signed)?);
    let least = [0, unsigned, signed].into_iter().find(|&least| width(least) == Some(bits))?;
    if bits * entries.len() as u32 > 2 * WORD || bits > WORD / 2 {
        return None;
    }
    let mut words = [0; 2];
    for (at, entry) in entries.iter().enumerate() {
        let at = at as u32 * bits;
        let entry = entry.map_or(0, |bits| bits.wrapping_sub(least) & ty.mask());
        words[(at / WORD) as usize] |= entry << (at % WORD);
    }
    let [low, high] = words;
    let high = (bits * entries.len() as u32 > WORD).then_some(high);
    Some(Shape::Packed { least, bits, low, high })
}

impl Shape {
    /// Instructions that it takes.
    fn cost(self) -> u32 {
        match self {
            Shape::Same(_) => 0,
            Shape::Steps { .. } => 3,
            Shape::Packed { high: None, .. } => 5,
            Shape::Packed { .. } => 8,
        }
    }
}

/// Writes the instructions at the end of the block, and its new terminator.
fn write(edit: &mut Editor<'_>, ctx: &mut Ctx, cases: &Cases, shapes: &[Option<Shape>]) {
    let &Cases { block, value, ty, first, range, join, otherwise } = cases;
    let mut writer = Writer { edit, block };
    // A switch on poison takes one of the cases.
    let value = writer.push(InstData::Unary { op: UnaryOp::Freeze, arg: value }, ty);
    let mut index = value;
    if first != 0 {
        index = writer.binary_by(BinaryOp::Sub, index, first);
    }
    let inside = match otherwise {
        Otherwise::Nowhere => None,
        Otherwise::Join(_) | Otherwise::Elsewhere(_) => {
            let limit = writer.edit.constant(ty, ConstData::Bits(range - 1));
            Some(writer.push(InstData::Icmp { cc: IntCC::Ule, args: [index, limit] }, Type::I8))
        }
    };
    let index = writer.resized(index, Type::I64);
    ctx.args.clear();
    for (at, shape) in shapes.iter().enumerate() {
        let Some(shape) = *shape else { continue };
        let made = writer.make(shape, index, writer.edit.ty(writer.edit.phis(join)[at]));
        let chosen = match (shape, otherwise, inside) {
            (Shape::Same(_), ..) => made,
            (_, Otherwise::Join(edge), Some(inside)) => {
                let default = writer.edit.edge_args(edge)[at];
                let data = InstData::Ternary { op: TernaryOp::Select, args: [inside, made, default] };
                writer.push(data, writer.edit.ty(made))
            }
            _ => made,
        };
        ctx.args.push(chosen);
    }
    let args = edit.list(&ctx.args);
    match (otherwise, inside) {
        (Otherwise::Elsewhere(edge), Some(cond)) => {
            edit.branch_to(block, cond, EdgeData { target: join, args }, edge);
        }
        _ => edit.jump_to(block, join, args),
    }
}

struct Writer<'a, 'f> {
    edit: &'a mut Editor<'f>,
    block: Block,
}

impl Writer<'_, '_> {
    fn push(&mut self, data: InstData, ty: Type) -> Value {
        let (inst, value) = self.edit.make_inst_with_result(data, ty);
        self.edit.insert_at_end(self.block, inst);
        value
    }

    fn binary_by(&mut self, op: BinaryOp, value: Value, by: u64) -> Value {
        let ty = self.edit.ty(value);
        let by = self.edit.constant(ty, ConstData::Bits(by & ty.mask()));
        self.push(InstData::binary(op, [value, by]), ty)
    }

    /// The low bits of `value`, or with zeros above it.
    fn resized(&mut self, value: Value, ty: Type) -> Value {
        let op = match self.edit.ty(value).bits().cmp(&ty.bits()) {
            std::cmp::Ordering::Less => UnaryOp::Zext,
            std::cmp::Ordering::Equal => return value,
            std::cmp::Ordering::Greater => UnaryOp::Trunc,
        };
        self.push(InstData::Unary { op, arg: value }, ty)
    }

    /// The constant for `index`, an `i64`, as `ty`.
    fn make(&mut self, shape: Shape, index: Value, ty: Type) -> Value {
        match shape {
            Shape::Same(value) => value,
            Shape::Steps { first, step } => {
                let mut value = self.resized(index, ty);
                if step != 1 {
                    value = self.binary_by(BinaryOp::Mul, value, step);
                }
                if first == 0 { value } else { self.binary_by(BinaryOp::Add, value, first) }
            }
            Shape::Packed { least, bits, low, high } => {
                let mut word = self.edit.constant(Type::I64, ConstData::Bits(low));
                if let Some(high) = high {
                    let limit = self.edit.constant(Type::I64, ConstData::Bits(u64::from(WORD / bits)));
                    let is_low = InstData::Icmp { cc: IntCC::Ult, args: [index, limit] };
                    let is_low = self.push(is_low, Type::I8);
                    let high = self.edit.constant(Type::I64, ConstData::Bits(high));
                    let data = InstData::Ternary { op: TernaryOp::Select, args: [is_low, word, high] };
                    word = self.push(data, Type::I64);
                }
                let mut by = index;
                if bits > 1 {
                    by = self.binary_by(BinaryOp::Shl, index, u64::from(bits.trailing_zeros()));
                }
                // The amount counts modulo 64, so that it is right in the second word, too.
                let shifted = self.push(InstData::binary(BinaryOp::Lshr, [word, by]), Type::I64);
                let mut value = self.resized(shifted, ty);
                if bits < ty.bits() {
                    value = self.binary_by(BinaryOp::And, value, (1 << bits) - 1);
                }
                if least == 0 { value } else { self.binary_by(BinaryOp::Add, value, least) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_may_be_negative_and_skip_what_no_case_brings() {
        let entries = [Some(10), Some(8), None, Some(4)];
        assert_eq!(steps(&entries, Type::I8), Some(Shape::Steps { first: 10, step: 254 }));
        assert_eq!(
            steps(&[None, Some(3), None, Some(7)], Type::I32),
            Some(Shape::Steps { first: 1, step: 2 })
        );
        assert_eq!(steps(&[Some(1), Some(2), Some(4)], Type::I32), None);
    }

    #[test]
    fn constants_are_packed_with_the_fewest_bits() {
        let entries = [Some(u64::from(u32::MAX)), Some(0), Some(2)];
        let shape = Shape::Packed { least: 0xffff_ffff, bits: 2, low: 0b11_01_00, high: None };
        assert_eq!(packed(&entries, Type::I32), Some(shape));
        let entries: Vec<_> = (0..9).map(|at| Some(at * at)).collect();
        let shape = Shape::Packed { least: 0, bits: 8, low: 0x3124_1910_0904_0100, high: Some(64) };
        assert_eq!(packed(&entries, Type::I32), Some(shape));
        // A second word of zeros is a second word.
        let entries: Vec<_> =
            (0..9).map(|at| Some(8 - at)).map(|bits| bits.map(|bits| bits * bits)).collect();
        let shape = Shape::Packed { least: 0, bits: 8, low: 0x0104_0910_1924_3140, high: Some(0) };
        assert_eq!(packed(&entries, Type::I32), Some(shape));
        assert_eq!(packed(&[Some(0), Some(1 << 40), Some(3)], Type::I64), None);
    }
}
