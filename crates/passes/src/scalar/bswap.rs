//! Byte swaps and wide loads: parts of a value that shifts and masks put together become one operation.
//!
//! Portable code reads numbers of either byte order from bytes, and swaps bytes, by shifts, masks and
//! disjunctions. The machine loads the number at once and has an instruction that swaps bytes.
//!
//! ```text
//! v1 = load i8 v0                v9 = load i16 v0
//! v2 = load i8 v0 + 1            v10 = rotl v9, i16 8
//! v3 = zext i32 v1               v6 = zext i32 v10
//! v4 = zext i32 v2
//! v5 = shl v3, i32 8
//! v6 = or v5, v4
//! ```
//!
//! Why here: after inlining, because bytes that a caller stores one by one are forwarded to narrow loads
//! only; after `gvn`, which gives neighbours one base with constant offsets; before the passes over loops,
//! which see fewer accesses.
//!
//! Algorithm: symbolic numbers, as GCC's pass of this name computes them, but from the root down. Each
//! operand comes with the bits of the root that are bits of it and with the distance that they were shifted
//! by, through disjunctions, sums that carry nothing, shifts, rotations, masks and conversions; what it ends
//! at is the source: one value, or memory at constant distances from one address, loaded in one block without
//! a writer in between. So the number of each bit of the root in the source is known. If the low 8, 16, 32 or
//! 64 bits are that many neighbours and the rest is zero, in an order that a rotation, a swap of bytes or a
//! reversal of bits makes, the root is that operation, unless more instructions would be new than are gone.
//!
//! No promise of an operation is needed, and the source is poison only if the root was: all of its bits are
//! used. Compare `recognizeBSwapOrBitReverseIdiom` and `foldLoadsRecursive` in LLVM.
//!
//! Where that fails, operands with other uses are taken for the source: what is swapped may be a disjunction.
//!
//! Cost: nothing where `gvn` saw nothing to put together; else one sweep, and one that counts uses where an
//! operation does so; at most [`MAX_STEPS`] operands and [`MAX_DISTANCE`] instructions for each of those.
//!
//! Needs memory or SSA form and leaves the same, without the instructions that lose their last use. Stores of
//! single bytes stay.

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    BinaryOp, Block, ConstData, Editor, Function, Inst, InstData, MemFlags, Type, UnaryOp, Value, ValueDef,
};

use super::dce::acts;
use crate::adapters::insert::insert;
use crate::blocks::{count_uses, inst_of};
use crate::memory::alias::{Aliases, Location};
use crate::memory::{self, slots::Slots};
use crate::pass::{Changed, PassError, PassRun};
use crate::program::Program;

/// Operands that one root is followed through: a reversal of 64 bits has 370.
const MAX_STEPS: u32 = 512;

/// Loads that one root is made of.
const MAX_LOADS: usize = 8;

/// Instructions from a root back to the first of its loads.
const MAX_DISTANCE: usize = 256;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    /// Operations that put parts together, by block and position.
    roots: Vec<(Block, usize)>,
    /// By value.
    uses: Vec<u32>,
    parts: Vec<Part>,
    loads: Vec<Load>,
    dead: Vec<Value>,
    /// Of none it is known that it is private: that would take a sweep.
    slots: Slots,
}

/// An operand of what the root is computed from.
#[derive(Clone, Copy, Debug)]
struct Part {
    value: Value,
    /// These bits of the root are bits of the value.
    mask: u64,
    /// The lowest bit of the value is at this bit of the root.
    shift: i32,
    /// Nothing but the root needs it.
    is_alone: bool,
}

/// A load of a part.
#[derive(Clone, Copy, Debug)]
struct Load {
    value: Value,
    inst: Inst,
    location: Location,
    /// How many bytes it is after the first one.
    at: i32,
    /// Nothing but the root needs it.
    is_alone: bool,
}

/// Where the bits of a root come from.
#[derive(Debug)]
struct Bits {
    /// All of them are of this value, if not of loads.
    value: Option<Value>,
    /// Bits that may be one.
    known: u64,
    /// By bit of the root: the bit of the source.
    from: [i32; 64],
}

/// What a root is: an operation on so many bits of the source from a bit on.
#[derive(Clone, Copy, Debug)]
struct Found {
    /// The source; loads, if there is no value.
    value: Option<Value>,
    ty: Type,
    start: i32,
    /// A swap of bytes or bits, or none.
    swap: Option<UnaryOp>,
    /// Without a swap, a rotation to the left.
    rotation: i32,
}

/// Replaces what can be replaced.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let (program, explain) = (run.program(), run.explainer());
    let (edit, ctx): (_, &mut Ctx) = (&mut run.edit, run.ctxs.of());
    ctx.find_roots(edit);
    if ctx.roots.is_empty() {
        return Ok(Changed::CODE);
    }
    count_uses(edit, &mut ctx.uses);
    let (mut n_swaps, mut n_loads) = (0, 0);
    // The last one first: it may be made of the others, which are gone then.
    while let Some((block, at)) = ctx.roots.pop() {
        let inst = edit.order[at];
        let Some(root) = edit.result(inst).filter(|root| ctx.uses[root.index()] > 0) else { continue };
        // What is put together may be of parts, too, and it may not.
        let built = [true, false].into_iter().find_map(|through| {
            let found = ctx.find(program, edit, root, through)?;
            Some((found, ctx.build(program, edit, (block, at), found)?))
        });
        let Some((found, value)) = built else { continue };
        explain.say(|| format!("{root} is {value}, {} bits from bit {} on", found.ty.bits(), found.start));
        edit.replace_value(root, value);
        ctx.remove(program, edit, root);
        let n_done = if ctx.loads.is_empty() { &mut n_swaps } else { &mut n_loads };
        *n_done += 1;
    }
    edit.apply_replacements();
    edit.apply();
    run.count("permutations of bits", n_swaps);
    run.count("numbers loaded at once", n_loads);
    Ok(Changed::CODE)
}

/// Whether `value` may be one byte of a wider type.
pub(super) fn is_byte(func: &Function, value: Value) -> bool {
    matches!(
        inst_of(func, value),
        Some(
            InstData::Unary { op: UnaryOp::Zext | UnaryOp::Sext, .. }
                | InstData::Binary { op: BinaryOp::And, .. }
        )
    )
}

/// Whether an operation may put parts together: a disjunction of what is no value of its own, or a sum of
/// bytes, near the end of which one is shifted to the left.
fn puts_together(func: &Function, data: &InstData) -> bool {
    let InstData::Binary { op, args, .. } = *data else { return false };
    let binary = |value| match inst_of(func, value) {
        Some(InstData::Binary { op, args, .. }) => Some((op, args)),
        _ => None,
    };
    let is_part = |value| matches!(binary(value), Some((BinaryOp::Shl, [part, _])) if is_byte(func, part));
    match op {
        BinaryOp::Or => args.iter().any(|&arg| binary(arg).is_some()),
        BinaryOp::Add | BinaryOp::Xor => args.iter().any(|&arg| match binary(arg) {
            Some((BinaryOp::Add | BinaryOp::Xor, args)) => args.into_iter().any(is_part),
            _ => is_part(arg),
        }),
        _ => false,
    }
}

/// Whether an operation may be a permutation of bits.
fn is_root(func: &Function, data: &InstData) -> bool {
    let is_or = |value| matches!(inst_of(func, value), Some(InstData::Binary { op: BinaryOp::Or, .. }));
    match *data {
        InstData::Binary { op: BinaryOp::And | BinaryOp::Rotl | BinaryOp::Rotr, args: [arg, by], .. } => {
            func.values[by].is_const() && is_or(arg)
        }
        InstData::Unary { op: UnaryOp::Trunc, arg } => is_or(arg),
        _ => puts_together(func, data),
    }
}

impl Ctx {
    fn find_roots(&mut self, edit: &Editor<'_>) {
        self.roots.clear();
        for &block in &edit.layout {
            let roots = edit.positions(block).filter(|&at| is_root(edit, &edit.insts[edit.order[at]]));
            self.roots.extend(roots.map(|at| (block, at)));
        }
    }

    /// What `root` is, if that is less than what it is now; looking `through` operands with other uses, or
    /// taking them for the source.
    fn find(&mut self, program: Program<'_>, edit: &Editor<'_>, root: Value, through: bool) -> Option<Found> {
        let Ctx { uses, parts, loads, slots, .. } = self;
        let aliases = Aliases { module: program, slots };
        let ty = edit.ty(root);
        let mut bits = Bits { value: None, known: 0, from: [0; 64] };
        // What goes with the root.
        let mut n_gone = 0;
        loads.clear();
        parts.clear();
        parts.push(Part { value: root, mask: ty.mask(), shift: 0, is_alone: true });
        for _ in 0..MAX_STEPS {
            let Some(part) = parts.pop() else { break };
            // Without uses it has been replaced.
            let is_passed = uses[part.value.index()] > 0
                && (through || part.is_alone)
                && follow(edit, part, |value, mask, shift| {
                    let (mask, is_alone) = (part.mask & mask, part.is_alone && uses[value.index()] == 1);
                    if mask != 0 {
                        parts.push(Part { value, mask, shift, is_alone });
                    }
                });
            if !is_passed {
                bits.end(aliases, edit, part, loads)?;
            }
            n_gone += usize::from(part.is_alone && is_passed);
        }
        // One load is a value like any other.
        if let [load] = loads[..] {
            bits.value = Some(load.value);
            loads.clear();
        }
        n_gone += loads.iter().filter(|load| load.is_alone).count();
        let found = bits.operation().filter(|_| parts.is_empty())?;
        let is_cut = found.value.is_none() || found.start > 0;
        let is_turned = found.swap.is_some() || found.rotation != 0;
        // A truncation costs nothing.
        let n_new = [is_cut, is_turned, found.ty != ty].into_iter().filter(|&is| is).count();
        (n_new < n_gone).then_some(found)
    }

    /// Makes what takes the place of `root`, the result of the instruction at `at` of `block`.
    fn build(
        &mut self,
        program: Program<'_>,
        edit: &mut Editor<'_>,
        (block, at): (Block, usize),
        found: Found,
    ) -> Option<Value> {
        let Ctx { uses, loads, slots, .. } = self;
        let (root, ty) = (edit.order[at], found.ty);
        let mut value = match found.value {
            Some(_) if !edit.begin_rewrite() => return None,
            Some(value) => {
                uses[value.index()] += uses[value.index()].min(1);
                narrowed(edit, root, value, found)
            }
            None => {
                let first = loads.iter().min_by_key(|load| load.at)?;
                let InstData::Load { flags, addr, offset } = edit.insts[first.inst] else { return None };
                let offset = offset.checked_add(found.start / 8 - first.at)?;
                let aliases = Aliases { module: program, slots };
                let location = aliases.locate(edit, addr, offset, ty.bytes().into());
                let before = &edit.order[edit.positions(block).start..at];
                let last = last_load(aliases, edit, before, loads, &location)?;
                if !edit.begin_rewrite() {
                    return None;
                }
                uses[addr.index()] += 1;
                insert(edit, last, InstData::Load { flags, addr, offset }, ty)
            }
        };
        if let Some(op) = found.swap {
            value = insert(edit, root, InstData::Unary { op, arg: value }, ty);
        } else if found.rotation != 0 {
            value = with_constant(edit, root, BinaryOp::Rotl, value, found.rotation);
        }
        let wide = edit.result(root).map_or(ty, |root| edit.ty(root));
        Some(match wide == ty {
            true => value,
            false => insert(edit, root, InstData::Unary { op: UnaryOp::Zext, arg: value }, wide),
        })
    }

    /// Removes the instruction that computes `root`, and what nothing else needs.
    fn remove(&mut self, program: Program<'_>, edit: &mut Editor<'_>, root: Value) {
        self.dead.push(root);
        while let Some(value) = self.dead.pop() {
            let ValueDef::Result(inst) = edit.def(value) else { continue };
            if acts(program, &edit.insts[inst]) {
                continue;
            }
            edit.remove(inst);
            edit.insts[inst].for_each_arg(&edit.pool, |arg| {
                let n = self.uses[arg.index()];
                self.uses[arg.index()] = n.saturating_sub(1);
                if n == 1 {
                    self.dead.push(arg);
                }
            });
        }
        self.uses[root.index()] = 0;
    }
}

/// Calls `visit` for what the bits of `part` come from, each with the bits of the root that may, and the
/// distance. False where that is not known.
fn follow(edit: &Editor<'_>, part: Part, mut visit: impl FnMut(Value, u64, i32)) -> bool {
    let Part { value, mask, shift, .. } = part;
    let all = edit.ty(value).mask();
    // Bits of `value` as bits of the root.
    let at_root = |bits: u64| shifted(bits, shift);
    match inst_of(edit, value) {
        Some(InstData::Unary { op: UnaryOp::Zext, arg }) => visit(arg, at_root(edit.ty(arg).mask()), shift),
        Some(InstData::Unary { op: UnaryOp::Trunc, arg }) => visit(arg, mask, shift),
        Some(InstData::Unary { op: UnaryOp::Sext, arg }) if mask & !at_root(edit.ty(arg).mask()) == 0 => {
            visit(arg, mask, shift);
        }
        Some(data @ InstData::Binary { op: BinaryOp::Or | BinaryOp::Xor | BinaryOp::Add, .. }) => {
            return follow_all(edit, &data, part, visit);
        }
        Some(InstData::Binary { op, args: [arg, by], .. }) => {
            let Some(bits) = edit.const_bits(by) else { return false };
            let width = edit.ty(value).bits() as i32;
            let by = (bits % u64::from(edit.ty(value).bits())) as i32;
            let right = at_root(shifted(all, -by));
            match op {
                BinaryOp::And => visit(arg, at_root(bits), shift),
                BinaryOp::Shl => visit(arg, at_root(shifted(all, by) & all), shift + by),
                BinaryOp::Lshr => visit(arg, right, shift - by),
                // Copies of the sign are no bits of their own.
                BinaryOp::Ashr if mask & !right == 0 => visit(arg, mask, shift - by),
                BinaryOp::Rotl | BinaryOp::Rotr => {
                    let by = if op == BinaryOp::Rotl { by } else { width - by };
                    visit(arg, at_root(shifted(all, by) & all), shift + by);
                    visit(arg, at_root(shifted(all, by - width)), shift + by - width);
                }
                _ => return false,
            }
        }
        _ => return false,
    }
    true
}

/// The same for what puts parts together.
fn follow_all(
    edit: &Editor<'_>,
    data: &InstData,
    part: Part,
    mut visit: impl FnMut(Value, u64, i32),
) -> bool {
    let InstData::Binary { op, args, .. } = *data else { return false };
    // All that a sum could carry is seen.
    let own = shifted(part.mask, -part.shift);
    let carries = op == BinaryOp::Add && own & own.wrapping_add(1) != 0;
    let is_passed = op == BinaryOp::Or || !carries && puts_together(edit, data);
    if is_passed {
        args.into_iter().for_each(|arg| visit(arg, part.mask, part.shift));
    }
    is_passed
}

impl Bits {
    /// Notes the bits of `part`, which is a source.
    fn end(
        &mut self,
        aliases: Aliases<'_>,
        edit: &Editor<'_>,
        part: Part,
        loads: &mut Vec<Load>,
    ) -> Option<()> {
        let Part { value, mask, shift, is_alone } = part;
        if let Some(bits) = edit.const_bits(value) {
            return (shifted(bits, shift) & mask == 0).then_some(());
        }
        let mut at = 0;
        if let ValueDef::Result(inst) = edit.def(value)
            && let InstData::Load { flags, addr, offset } = edit.insts[inst]
            && flags == MemFlags::default()
        {
            let location = aliases.locate(edit, addr, offset, edit.ty(value).bytes().into());
            if let Some(first) = loads.first() {
                at = i32::try_from(first.location.distance_to(edit, &location)? as i64).ok()?;
            }
            if loads.iter().all(|load| load.value != value) {
                loads.push(Load { value, inst, location, at, is_alone });
            }
        } else if *self.value.get_or_insert(value) != value {
            return None;
        }
        let fits = at.abs() < MAX_LOADS as i32 && loads.len() <= MAX_LOADS;
        let is_one = loads.is_empty() || self.value.is_none();
        if !fits || !is_one || self.known & mask != 0 {
            return None;
        }
        self.known |= mask;
        for bit in (0..64).filter(|bit| mask >> bit & 1 != 0) {
            self.from[bit as usize] = bit - shift + 8 * at;
        }
        Some(())
    }

    /// The operation that gives bits in this order, if one does.
    fn operation(&self) -> Option<Found> {
        let n = self.known.trailing_ones();
        let ty = Type::int_of_bytes(n / 8).filter(|ty| self.known == ty.mask())?;
        let (n, from) = (n as i32, &self.from[..n as usize]);
        let start = *from.iter().min()?;
        let order = |of: &dyn Fn(i32) -> i32| (0..).zip(from).all(|(bit, &from)| from == start + of(bit));
        let rotation = (n - (from[0] - start)) % n;
        let found = Found { value: self.value, ty, start, swap: None, rotation };
        let swapped = |op| Some(Found { swap: Some(op), ..found });
        match () {
            _ if self.value.is_none() && start % 8 != 0 => None,
            _ if order(&|bit| (bit + n - rotation) % n) => Some(found),
            _ if order(&|bit| bit ^ (n - 8)) => swapped(UnaryOp::Bswap),
            _ if n > 8 && order(&|bit| bit ^ (n - 1)) => swapped(UnaryOp::Bitrev),
            _ => None,
        }
    }
}

/// The bits of `value` that are a source, from the first one on.
fn narrowed(edit: &mut Editor<'_>, before: Inst, value: Value, found: Found) -> Value {
    let value = match found.start {
        0 => value,
        start => with_constant(edit, before, BinaryOp::Lshr, value, start),
    };
    match edit.ty(value) == found.ty {
        true => value,
        false => insert(edit, before, InstData::Unary { op: UnaryOp::Trunc, arg: value }, found.ty),
    }
}

fn with_constant(edit: &mut Editor<'_>, before: Inst, op: BinaryOp, value: Value, by: i32) -> Value {
    let ty = edit.ty(value);
    let by = edit.constant(ty, ConstData::Bits(by as u64));
    insert(edit, before, InstData::binary(op, [value, by]), ty)
}

/// The last of the loads among the instructions `before` a root, if all are there and nothing between them
/// may write to `location`.
fn last_load(
    aliases: Aliases<'_>,
    edit: &Editor<'_>,
    before: &[Inst],
    loads: &[Load],
    location: &Location,
) -> Option<Inst> {
    let (mut last, mut left) = (None, loads.len());
    for &inst in before.iter().rev().take(MAX_DISTANCE) {
        if loads.iter().any(|load| load.inst == inst) {
            (last, left) = (last.or(Some(inst)), left - 1);
            if left == 0 {
                return last;
            }
        } else if last.is_some() && memory::may_change(aliases, edit, inst, location) {
            return None;
        }
    }
    None
}

/// The bits at other places: to the left, or, if negative, to the right.
fn shifted(bits: u64, by: i32) -> u64 {
    let n = by.unsigned_abs();
    if by < 0 { bits.checked_shr(n) } else { bits.checked_shl(n) }.unwrap_or(0)
}
