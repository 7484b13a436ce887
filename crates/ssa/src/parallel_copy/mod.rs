//! Parallel copies as sequences with the fewest instructions.
//!
//! A parallel copy reads all its sources before it writes any of its destinations. [`sequentialize`] turns
//! one into a sequence of moves and exchanges with the same effect. It can be used alone: slices in, steps
//! out, no other type of this crate, and no allocation once a [`Ctx`] has served a copy of that size.
//!
//! ```text
//!      e <- a <-> b      f <- g <- h      x <-> y       e, a, b, f, g, x, y := a, b, a, g, h, y, x
//!     fan-out, cycle        chain       closed cycle
//!
//!      f := g, g := h                   a chain from its end: no copy reads f, and then none reads g
//!      e := a, a := b, b := e           once e holds the value of a as well, a may be written
//!      t := x, x := y, y := t           no copy leads out of the cycle: a scratch location,
//!      x <-> y                          or an exchange
//! ```
//!
//! **Algorithm.** A location has one writer, so the copies form trees, and a component has at most one cycle.
//! A copy whose destination no pending copy reads is performed; then its source may be overwritten as well,
//! because the destination holds the value. Only a closed cycle, which no copy outside reads, stops that: one
//! member is saved in a scratch location, or all are exchanged, whichever costs less. Boissinot, Darte,
//! Rastello, Dupont de Dinechin and Guillon, "Revisiting Out-of-SSA Translation for Correctness, Code
//! Quality, and Efficiency", 2009, algorithm 1, with these differences: a source that no copy overwrites is
//! read in place, so that a fan-out does not become a chain; the test for copies that are done, which the
//! paper's listing inverts, is right; memory, exchanges and the lack of scratch locations are covered.
//!
//! **Memory.** An instruction accesses at most one location in memory. Stores are performed first, and loads
//! that nothing waits for last, after the cycles. A value is loaded once: into the first destination that is
//! a register, or into a scratch register. A caller that would rather load it for each destination gives each
//! of these copies a recipe of its own. A cycle among locations in memory takes a second scratch register or
//! a scratch location in memory. With two scratch registers a search over all copies of four locations found
//! nothing shorter; `docs/parallel-copies.md` lists the copies for which there is something with one.
//!
//! The argument area of a tail call is a case of this: a parameter that the caller of the function left on
//! the stack is `Memory(offset)`, and so is the stack slot of an outgoing argument. Slots of one size that do
//! not overlap are locations; an object that is passed by value, and may overlap another one at its old
//! place, is not, and has to be copied aside first.
//!
//! **No scratch register.** Destinations that are written last serve as scratch registers before.
//!
//! **Cost.** O(n log n) time for n copies, whatever the numbers of the locations; O(n) between registers with
//! small numbers. `docs/parallel-copies.md` derives the bounds; `proofs/parallel_copy.v` proves them.

use alloc::vec::Vec;
use registers::Kind;

mod cycles;
mod graph;
mod registers;
mod sequence;
#[cfg(test)]
mod tests;

pub use graph::Ctx;

/// A location that is copied; the caller chooses the numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Location {
    /// A register.
    Register(u32),
    /// A location in memory.
    Memory(u32),
    /// A constant or another value that is computed anew: read like memory, never written.
    Recipe(u32),
}

impl Location {
    /// Whether the location is a register.
    #[inline]
    pub const fn is_register(self) -> bool {
        matches!(self, Location::Register(_))
    }

    #[inline]
    const fn number(self) -> u32 {
        match self {
            Location::Register(number) | Location::Memory(number) | Location::Recipe(number) => number,
        }
    }
}

/// One member of a parallel copy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Transfer {
    /// The location that is written.
    pub dest: Location,
    /// The location that is read.
    pub source: Location,
    /// The class of registers for the value, an index into [`Options::costs`].
    pub class: u8,
    /// The width of the value.
    pub bytes: u8,
}

/// Costs of the instructions of one class. A load, a store and an exchange cost at least as much as a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Costs {
    /// A move between registers.
    pub moving: u32,
    /// A register from memory or from a recipe.
    pub load: u32,
    /// Memory from a register.
    pub store: u32,
    /// An exchange of two registers; `None` if the class has none.
    pub exchange: Option<u32>,
}

impl Costs {
    /// One for each instruction, without exchanges.
    pub const UNIT: Costs = Costs { moving: 1, load: 1, store: 1, exchange: None };
}

/// Resources of a sequence beside the locations of the copies.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// Free locations, in order of preference: no copy reads or writes them, and their contents are lost.
    /// Registers have a class; a location in memory serves all classes.
    pub scratch: &'a [(Location, u8)],
    /// Sources that are dead after the copies: each serves as a scratch location once all its readers are
    /// done.
    pub dead: &'a [(Location, u8)],
    /// Costs by class.
    pub costs: &'a [Costs],
}

/// One instruction of a sequence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Performs a copy. `source` holds its value now, but may differ from the location that the copy names.
    Move {
        /// Index of the copy.
        copy: u32,
        /// The location that is written.
        dest: Location,
        /// The location that is read.
        source: Location,
    },
    /// Moves a value to a scratch location, or to a destination whose own copy comes later.
    Save {
        /// Index of the copy that the step is for: the one that overwrites the value, or reads it from
        /// memory.
        copy: u32,
        /// Index of a copy that reads the value and so has its class and width.
        reader: u32,
        /// The location that is written.
        dest: Location,
        /// The location that is read.
        source: Location,
    },
    /// Exchanges the destination and the source of a copy, which performs it. The last exchange of a cycle
    /// performs the copy into `b` as well.
    Exchange {
        /// Index of the copy.
        copy: u32,
        /// One register.
        a: Location,
        /// The other register.
        b: Location,
        /// The width of the widest value in the cycle.
        bytes: u8,
    },
}

/// Why there is no sequence.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// Two copies write this location.
    WrittenTwice(Location),
    /// A copy writes this recipe.
    RecipeWritten(Location),
    /// A copy reads or writes this scratch location, or writes this dead source, or it is listed twice.
    ScratchUsed(Location),
    /// Copies of this location differ in class or width.
    Mismatch(Location),
    /// The class of the copy with this index has no costs.
    UnknownClass(u32),
    /// A cycle needs a scratch location, and none is free. These are the indices of its copies, each of which
    /// writes the location that the previous one reads; or of the single copy from memory to memory.
    NoScratch(Vec<u32>),
}

/// Computes a sequence with the effect of all `copies` at once.
///
/// ```
/// use sheave_ssa::parallel_copy::{Costs, Ctx, Location, Options, Transfer, sequentialize};
///
/// let copy = |dest, source| Transfer { dest, source, class: 0, bytes: 8 };
/// let (rax, rdx, slot) = (Location::Register(0), Location::Register(2), Location::Memory(0));
/// let options = Options { scratch: &[], dead: &[], costs: &[Costs::UNIT] };
/// let mut ctx = Ctx::default();
/// // The store keeps the value of rax that the swap needs.
/// let steps = sequentialize(&[copy(rax, rdx), copy(rdx, rax), copy(slot, rax)], &options, &mut ctx)?;
/// assert_eq!(steps.len(), 3);
/// # Ok::<(), sheave_ssa::parallel_copy::Error>(())
/// ```
///
/// # Errors
///
/// Copies or scratch locations that contradict each other, and a cycle that lacks a scratch location.
pub fn sequentialize<'ctx>(
    copies: &[Transfer],
    options: &Options<'_>,
    ctx: &'ctx mut Ctx,
) -> Result<&'ctx [Step], Error> {
    if options.scratch.len() + options.dead.len() > 1
        && let Some(location) = listed_twice(options)
    {
        return Err(Error::ScratchUsed(location));
    }
    if let Some(kind) = common_kind(copies, options) {
        let pairs = copies.iter().map(|copy| (copy.dest.number(), copy.source.number()));
        if ctx.run_pair(pairs.clone(), &kind) || ctx.run_registers(pairs, &kind) {
            return Ok(ctx.steps());
        }
    }
    ctx.link(copies, options)?;
    if ctx.run(copies, options, false).is_err() {
        ctx.link(copies, options)?;
        ctx.run(copies, options, true)?;
    }
    Ok(ctx.steps())
}

/// A scratch location or dead source that is listed twice.
fn listed_twice(options: &Options<'_>) -> Option<Location> {
    let all = || options.scratch.iter().chain(options.dead).map(|&(location, _)| location);
    all().enumerate().find(|&(k, location)| all().take(k).any(|other| other == location)).map(|found| found.1)
}

/// What all copies have in common if they are between registers of one class and width, and if exchanges are
/// no cheaper than two moves.
#[inline]
fn common_kind<'a>(copies: &[Transfer], options: &Options<'a>) -> Option<Kind<'a>> {
    let &Transfer { class, bytes, .. } = copies.first()?;
    let costs = options.costs.get(usize::from(class))?;
    let mut bits = 0;
    let is_like = |copy: &Transfer| {
        bits |= copy.dest.number() | copy.source.number();
        copy.dest.is_register() & copy.source.is_register() & (copy.class == class) & (copy.bytes == bytes)
    };
    let is_cheap = costs.exchange.is_some_and(|exchange| exchange < 2 * costs.moving);
    if is_cheap || !copies.iter().all(is_like) {
        return None;
    }
    options.dead.is_empty().then_some(Kind { class, bytes, costs, scratch: options.scratch, bits })
}

/// The scratch register of [`sequentialize_registers`]: each [`Step::Save`] may use a fresh one.
pub const FRESH: Location = Location::Register(u32::MAX);

/// Computes a sequence of moves for copies (destination, source) between registers of one class. A closed
/// cycle is opened through [`FRESH`].
///
/// ```
/// use sheave_ssa::parallel_copy::{Ctx, sequentialize_registers};
///
/// let mut ctx = Ctx::default();
/// // A swap takes three moves; the third destination serves as the scratch register.
/// assert_eq!(sequentialize_registers(&[(0, 1), (1, 0)], &mut ctx)?.len(), 3);
/// assert_eq!(sequentialize_registers(&[(0, 1), (1, 0), (2, 0)], &mut ctx)?.len(), 3);
/// # Ok::<(), sheave_ssa::parallel_copy::Error>(())
/// ```
///
/// # Errors
///
/// A destination that is written twice, or a register with the number `u32::MAX`.
pub fn sequentialize_registers<'ctx>(
    copies: &[(u32, u32)],
    ctx: &'ctx mut Ctx,
) -> Result<&'ctx [Step], Error> {
    // One copy is the common case.
    if let &[(dest, source)] = copies
        && dest.max(source) != u32::MAX
    {
        ctx.steps.clear();
        let [to, from] = [dest, source].map(Location::Register);
        ctx.steps.extend((dest != source).then_some(Step::Move { copy: 0, dest: to, source: from }));
        return Ok(ctx.steps());
    }
    let scratch = [(FRESH, 0)];
    let bits = copies.iter().fold(0, |bits, (dest, source)| bits | dest | source);
    let kind = Kind { class: 0, bytes: 0, costs: &Costs::UNIT, scratch: &scratch, bits };
    let pairs = copies.iter().copied();
    if ctx.run_pair(pairs.clone(), &kind) || ctx.run_registers(pairs, &kind) {
        return Ok(ctx.steps());
    }
    let mut transfers = core::mem::take(&mut ctx.transfers);
    transfers.clear();
    transfers.extend(copies.iter().map(|&(dest, source)| Transfer {
        dest: Location::Register(dest),
        source: Location::Register(source),
        class: 0,
        bytes: 0,
    }));
    let options = Options { scratch: &scratch, dead: &[], costs: &[Costs::UNIT] };
    let result = sequentialize(&transfers, &options, ctx).map(|_| ());
    ctx.transfers = transfers;
    result.map(|()| ctx.steps())
}
