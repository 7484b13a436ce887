//! SSA form while a function is being built.
//!
//! Braun, Buchwald, Hack, Leissa, Mallon and Zwinkau, "Simple and Efficient Construction of Static Single
//! Assignment Form", 2013. A definition is noted for its block. A use without a definition in its block asks
//! the predecessors: one of them passes on what it has, several need a phi, and where not all are known yet
//! (the block is not *sealed*) the phi gets its arguments when they are. A phi whose arguments are all one
//! value, or itself, is replaced by that value at once; this may make phis that merge it redundant, which a
//! worklist follows. When the function is complete, strongly connected phis that merge one value are replaced
//! as well (section 3.2 there), without which an irreducible graph would keep phis that are not minimal.
//!
//! Nothing recurses. What differs from the paper: the definition that is found is noted in every block on the
//! path, not in the last one alone; the removal of connected phis runs once, at the end, until nothing
//! changes, and not at all where every loop has one entry, which the paper proves is enough; and the host
//! makes a value for a phi only when a use is answered by it, or when it is left at the end.
//!
//! ```text
//! define(block0, x, v0)                    block1 heads a loop that does not write x, not sealed yet
//! use(block1, x) is v1                     a phi without arguments, which the host made
//! declare_pred(block1, block2); seal       v1 = phi [block0: v0], [block2: v1] is v0
//! ```
//!
//! Cost: constant per definition and per use in the block of the definition; for other uses the length of the
//! path to it, once per block and variable.

mod built;
mod phis;

use alloc::vec::Vec;

pub use built::{Built, BuiltPhi};

use super::table::Table;
use crate::graph::{MAX_ENTITIES, NONE};
use crate::promote::Def;
use crate::{Block, Entity, Error, Rule, Value, Var};

/// What a [`Builder`] needs from the IR that is being built.
///
/// ```
/// use sheave_ssa::variables::{Builder, PhiHost};
/// use sheave_ssa::{Block, Value, Var};
///
/// /// Values are numbered from 10 on; what is undefined is value 0, of which there is one.
/// struct Values(u32);
///
/// impl PhiHost for Values {
///     fn phi(&mut self, _: Block, _: Var) -> Value {
///         self.0 += 1;
///         Value(self.0 - 1)
///     }
///     fn undef(&mut self, _: Var) -> Value { Value(0) }
/// }
///
/// let (mut builder, mut values) = (Builder::new(), Values(10));
/// builder.seal(Block(0));
/// builder.define(Block(0), Var(0), Value(1));
/// assert_eq!(builder.use_var(&mut values, Block(0), Var(0)), Value(1));
/// assert_eq!(builder.use_var(&mut values, Block(0), Var(1)), Value(0));
/// assert_eq!(builder.finish(&mut values)?.phis().count(), 0);
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub trait PhiHost {
    /// Makes a value that a phi of `var` in `block` will define, because a use is answered by it or because
    /// the function is complete and the phi is left. The arguments come from [`Built`], if the phi is still
    /// there by then.
    fn phi(&mut self, block: Block, var: Var) -> Value;

    /// An undefined value of the type of `var`, which may be used anywhere in the function. It is asked for
    /// at most once per variable.
    fn undef(&mut self, var: Var) -> Value;
}

/// Constructs SSA form of variables while the function is being built.
///
/// ```
/// use sheave_ssa::variables::{Builder, PhiHost};
/// use sheave_ssa::{Block, Value, Var};
///
/// /// Values are numbered; phis and undefined values are noted.
/// #[derive(Default)]
/// struct Ir { n_values: u32, phis: Vec<(Block, Value)> }
///
/// impl Ir {
///     fn value(&mut self) -> Value {
///         self.n_values += 1;
///         Value(self.n_values - 1)
///     }
/// }
///
/// impl PhiHost for Ir {
///     fn phi(&mut self, block: Block, _: Var) -> Value {
///         let value = self.value();
///         self.phis.push((block, value));
///         value
///     }
///     fn undef(&mut self, _: Var) -> Value { self.value() }
/// }
///
/// // i = 0; n = 9; do { i = i + 1 } while (i < n)
/// let (mut ir, mut builder) = (Ir::default(), Builder::new());
/// let (entry, body, i, n) = (Block(0), Block(1), Var(0), Var(1));
/// builder.seal(entry);
/// let (zero, nine) = (ir.value(), ir.value());
/// builder.define(entry, i, zero);
/// builder.define(entry, n, nine);
/// builder.declare_pred(body, entry);
/// let before = builder.use_var(&mut ir, body, i);
/// let after = ir.value();
/// builder.define(body, i, after);
/// assert_eq!(builder.use_var(&mut ir, body, i), after);
/// let limit = builder.use_var(&mut ir, body, n);
/// assert_eq!(ir.phis.len(), 2, "the edge back may bring other values");
/// builder.declare_pred(body, body);
/// builder.seal(body);
/// let built = builder.finish(&mut ir)?;
/// let phis: Vec<_> = built.phis().map(|phi| (phi.value, phi.args)).collect();
/// assert_eq!(phis, [(before, &[zero, after][..])]);
/// assert_eq!(built.resolve(limit), nine, "that phi is gone");
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Builder {
    blocks: Vec<BlockState>,
    /// By variable: the block that wrote or read it last, and what it holds there.
    latest: Vec<(u32, Def)>,
    /// What variables hold in other blocks.
    table: Table,
    /// Declared predecessors: the block, and the index of the next in the list. Each sealed block's are in
    /// `rows`.
    preds: Vec<(u32, u32)>,
    rows: Vec<u32>,
    pub(super) phis: Vec<PhiState>,
    pub(super) args: Vec<Def>,
    /// Phis that merge a phi: the phi that merges, and the index of the next in the list.
    users: Vec<(u32, u32)>,
    /// By value: the phi that defines it.
    phi_of: Vec<u32>,
    /// By variable: its undefined value.
    undefs: Vec<Option<Value>>,
    /// Phis whose arguments are not known yet.
    pending: Vec<u32>,
    /// Phis that may have become redundant.
    queue: Vec<u32>,
    path: Vec<u32>,
    pub(super) redundant: super::redundant::Scratch,
    loops: super::natural::Scratch,
    /// The blocks in the order in which their first edges were declared, which is that of the program.
    order: Vec<u32>,
    /// The phis that have a value, in the order in which the values were made.
    made: Vec<u32>,
    error: Option<Error>,
    built_phis: Vec<u32>,
    built_args: Vec<Value>,
}

#[derive(Clone, Copy, Debug)]
struct BlockState {
    sealed: bool,
    n_preds: u32,
    /// The first and the last of the list of its predecessors, or the first in `rows` once it is sealed.
    preds: u32,
    last_pred: u32,
    /// The first phi that waits for its arguments; each knows the next.
    waiting: u32,
    /// Its index in the order of blocks.
    order: u32,
}

const UNKNOWN: BlockState =
    BlockState { sealed: false, n_preds: 0, preds: NONE, last_pred: NONE, waiting: NONE, order: NONE };

#[derive(Clone, Copy, Debug)]
pub(super) struct PhiState {
    block: u32,
    var: u32,
    /// The host's value; `NONE` while nothing needs one.
    value: u32,
    /// The first of its arguments, of which there are as many as predecessors; `NONE` while they are unknown.
    args: u32,
    n_args: u32,
    /// What replaces it.
    pub(super) replaced: Def,
    /// The list of the phis that merge it.
    users: u32,
    /// The next phi that waits in the same block.
    next: u32,
}

impl Builder {
    /// Nothing is built yet.
    pub fn new() -> Self {
        Builder::default()
    }

    /// Begins the next function. The memory is kept.
    pub fn clear(&mut self) {
        self.blocks.clear();
        self.latest.clear();
        self.table.clear();
        self.preds.clear();
        self.rows.clear();
        self.phis.clear();
        self.args.clear();
        self.users.clear();
        self.phi_of.clear();
        self.undefs.clear();
        self.pending.clear();
        self.queue.clear();
        self.order.clear();
        self.made.clear();
        self.error = None;
        self.built_phis.clear();
        self.built_args.clear();
    }

    #[cold]
    fn fail(&mut self, rule: Rule, entity: Entity) {
        self.error.get_or_insert(Error::new(rule, entity));
    }

    /// Makes room for `block`; false if there cannot be such a block.
    #[inline]
    fn has_block(&mut self, block: Block) -> bool {
        if block.index() < self.blocks.len() {
            return true;
        }
        if block.index() >= MAX_ENTITIES {
            self.fail(Rule::TooLarge, Entity::Block(block));
            return false;
        }
        self.blocks.resize(block.index() + 1, UNKNOWN);
        true
    }

    #[inline]
    fn has_var(&mut self, var: Var) -> bool {
        if var.index() < self.latest.len() {
            return true;
        }
        // The numbers of variables have room for tags.
        if var.index() >= MAX_ENTITIES / 2 {
            self.fail(Rule::TooLarge, Entity::Var(var));
            return false;
        }
        self.latest.resize(var.index() + 1, (NONE, Def::NONE));
        true
    }

    /// From here on `var` has `value` in `block`.
    #[inline]
    pub fn define(&mut self, block: Block, var: Var, value: Value) {
        if self.has_block(block) && self.has_var(var) {
            if value.index() >= MAX_ENTITIES {
                return self.fail(Rule::ValueOutOfRange, Entity::Value(value));
            }
            let def = self.def_of(value);
            self.write(block.0, var.0, def);
        }
    }

    /// The value that `var` has at this point of `block`.
    #[inline]
    pub fn use_var(&mut self, host: &mut impl PhiHost, block: Block, var: Var) -> Value {
        if !self.has_block(block) || !self.has_var(var) {
            return host.undef(var);
        }
        let (at, def) = self.latest[var.index()];
        if at == block.0 {
            if def.is_value() {
                return Value(def.0);
            }
            if let Some(phi) = def.as_phi()
                && let PhiState { replaced: Def::NONE, value, .. } = self.phis[phi as usize]
                && value != NONE
            {
                return Value(value);
            }
        }
        self.use_elsewhere(host, block.0, var.0)
    }

    fn use_elsewhere(&mut self, host: &mut impl PhiHost, block: u32, var: u32) -> Value {
        let def = self.find(block, var);
        self.write(block, var, def);
        self.complete_pending();
        let def = self.compress(def);
        self.latest[var as usize].1 = def;
        self.value(host, def)
    }

    /// An edge leads from `pred` to `block`, which is not sealed yet. Duplicate edges are declared as often
    /// as they occur: a phi has an argument for each.
    pub fn declare_pred(&mut self, block: Block, pred: Block) {
        if !self.has_block(block) || !self.has_block(pred) {
            return;
        }
        let source = &mut self.blocks[pred.index()];
        if source.order == NONE {
            source.order = self.order.len() as u32;
            self.order.push(pred.0);
        }
        let state = &mut self.blocks[block.index()];
        if state.sealed {
            return self.fail(Rule::PredecessorAfterSeal, Entity::Block(block));
        }
        let index = self.preds.len() as u32;
        self.preds.push((pred.0, NONE));
        match self.preds.get_mut(state.last_pred as usize) {
            Some(last) => last.1 = index,
            None => state.preds = index,
        }
        state.last_pred = index;
        state.n_preds += 1;
    }

    /// All predecessors of `block` have been declared.
    pub fn seal(&mut self, block: Block) {
        if !self.has_block(block) || self.blocks[block.index()].sealed {
            return;
        }
        let state = &mut self.blocks[block.index()];
        let mut pred = state.preds;
        state.preds = self.rows.len() as u32;
        state.sealed = true;
        let mut phi = core::mem::replace(&mut state.waiting, NONE);
        while let Some(&(source, next)) = self.preds.get(pred as usize) {
            self.rows.push(source);
            pred = next;
        }
        let first = self.pending.len();
        while let Some(state) = self.phis.get(phi as usize) {
            self.pending.push(phi);
            phi = state.next;
        }
        // They were made in the opposite order.
        self.pending[first..].reverse();
        self.complete_pending();
    }

    /// Seals all blocks that are not sealed yet.
    pub fn seal_all(&mut self) {
        for block in 0..self.blocks.len() {
            self.seal(Block::new(block));
        }
    }

    /// The function is complete: removes what is redundant and says which phis have which arguments.
    ///
    /// # Errors
    ///
    /// [`Rule::NotSealed`] of a block whose phis need arguments, [`Rule::PredecessorAfterSeal`],
    /// [`Rule::DefinedTwice`] for two phis of one value, [`Rule::ValueOutOfRange`] and [`Rule::TooLarge`]:
    /// the first that was broken since [`clear`](Builder::clear).
    pub fn finish<'a>(&'a mut self, host: &mut impl PhiHost) -> Result<Built<'a>, Error> {
        if let Some(block) = self.blocks.iter().position(|block| block.waiting != NONE) {
            self.fail(Rule::NotSealed, Entity::Block(Block::new(block)));
        }
        if let Some(error) = self.error {
            return Err(error);
        }
        self.remove_connected();
        self.built_phis.clear();
        self.built_args.clear();
        for phi in 0..self.phis.len() as u32 {
            let PhiState { value, replaced, .. } = self.phis[phi as usize];
            if replaced == Def::NONE {
                self.value(host, Def::phi(phi));
            } else if value != NONE {
                let def = self.compress(replaced);
                self.phis[phi as usize].replaced = def;
                self.value(host, def);
            }
        }
        for at in 0..self.made.len() {
            let phi = self.made[at];
            let PhiState { args, n_args, replaced, .. } = self.phis[phi as usize];
            if replaced != Def::NONE {
                continue;
            }
            self.built_phis.push(phi);
            for at in args..args + n_args {
                let def = self.compress(self.args[at as usize]);
                let value = self.value(host, def);
                self.built_args.push(value);
            }
        }
        match self.error {
            Some(error) => Err(error),
            None => Ok(Built::of(self)),
        }
    }

    #[inline]
    fn def_of(&self, value: Value) -> Def {
        match self.phi_of.get(value.index()) {
            Some(&phi) if phi != NONE => Def::phi(phi),
            _ => Def::value(value.0),
        }
    }

    /// Notes what `var` holds in `block`.
    #[inline]
    fn write(&mut self, block: u32, var: u32, def: Def) {
        let latest = &mut self.latest[var as usize];
        let (before, held) = *latest;
        *latest = (block, def);
        if before != block && before != NONE {
            self.table.insert(before, var, held);
        }
    }

    #[inline]
    fn read(&self, block: u32, var: u32) -> Option<Def> {
        let (at, def) = self.latest[var as usize];
        if at == block { Some(def) } else { self.table.get(block, var) }
    }

    /// As [`write`](Builder::write), but for another block than the one that is being built.
    fn note(&mut self, block: u32, var: u32, def: Def) {
        if self.latest[var as usize].0 == block {
            self.latest[var as usize].1 = def;
        } else {
            self.table.insert(block, var, def);
        }
    }

    /// Follows replacements to what stays.
    #[inline]
    pub(super) fn resolve(&self, mut def: Def) -> Def {
        while let Some(phi) = def.as_phi() {
            let next = self.phis[phi as usize].replaced;
            if next == Def::NONE {
                break;
            }
            def = next;
        }
        def
    }

    /// As [`resolve`](Builder::resolve), and the next time takes one step.
    #[inline]
    pub(super) fn compress(&mut self, def: Def) -> Def {
        let last = self.resolve(def);
        let mut at = def;
        while at != last
            && let Some(phi) = at.as_phi()
        {
            at = core::mem::replace(&mut self.phis[phi as usize].replaced, last);
        }
        last
    }

    /// The host's value for `def`, which is resolved.
    fn value(&mut self, host: &mut impl PhiHost, def: Def) -> Value {
        if let Some(phi) = def.as_phi() {
            let PhiState { block, var, value, .. } = self.phis[phi as usize];
            if value != NONE {
                return Value(value);
            }
            let value = host.phi(Block(block), Var(var));
            self.phis[phi as usize].value = value.0;
            self.made.push(phi);
            if value.index() >= MAX_ENTITIES {
                self.fail(Rule::ValueOutOfRange, Entity::Value(value));
                return value;
            }
            if self.phi_of.len() <= value.index() {
                self.phi_of.resize(value.index() + 1, NONE);
            }
            if core::mem::replace(&mut self.phi_of[value.index()], phi) != NONE {
                self.fail(Rule::DefinedTwice, Entity::Value(value));
            }
            return value;
        }
        if let Some(value) = def.as_value() {
            return value;
        }
        let var = def.0 & Def::VAR;
        if self.undefs.len() <= var as usize {
            self.undefs.resize(var as usize + 1, None);
        }
        *self.undefs[var as usize].get_or_insert_with(|| host.undef(Var(var)))
    }

    /// As [`value`](Builder::value), where undefined values have been made.
    fn known_value(&self, def: Def, otherwise: Value) -> Value {
        if let Some(phi) = def.as_phi() {
            return Value(self.phis[phi as usize].value);
        }
        let undef = || self.undefs.get((def.0 & Def::VAR) as usize).copied().flatten();
        def.as_value().or_else(undef).unwrap_or(otherwise)
    }

    /// What `var` holds at the end of `start`. A phi that is made for it may be pending. Where `path` is not
    /// empty, that has still to be noted for `start`.
    fn find(&mut self, start: u32, var: u32) -> Def {
        self.path.clear();
        let mut block = start;
        // A cycle of single predecessors has no entry. Brent, "An Improved Monte Carlo Factorization
        // Algorithm", 1980: the path is compared with one of its blocks, which moves on less and less often.
        let (mut mark, mut steps, mut limit) = (NONE, 0, 1);
        let def = loop {
            if let Some(def) = self.read(block, var) {
                break def;
            }
            let state = self.blocks[block as usize];
            if block == mark || state.sealed && state.n_preds == 0 {
                break Def::undef(var);
            }
            self.path.push(block);
            if !state.sealed || state.n_preds > 1 {
                break self.make_phi(block, var);
            }
            if steps == limit {
                (mark, steps, limit) = (block, 0, limit * 2);
            }
            steps += 1;
            block = self.rows[state.preds as usize];
        };
        for at in 1..self.path.len() {
            self.note(self.path[at], var, def);
        }
        def
    }

    /// The arguments of `phi`; none while they are not known.
    pub(super) fn args(&self, phi: u32) -> &[Def] {
        let PhiState { args, n_args, .. } = self.phis[phi as usize];
        if args == NONE { &[] } else { &self.args[args as usize..(args + n_args) as usize] }
    }

    /// Makes every replacement a single step.
    pub(super) fn compress_all(&mut self) {
        for phi in 0..self.phis.len() as u32 {
            self.compress(Def::phi(phi));
        }
    }

    pub(super) fn n_phis(&self) -> usize {
        self.phis.len()
    }

    pub(super) fn var_of(&self, phi: u32) -> u32 {
        self.phis[phi as usize].var
    }
}
