//! SSA construction for hosts with mutable variables.
//!
//! **What.** A front end, or an IR of instructions that assign variables, has no slots, loads or stores. It
//! has uses and definitions, in order. [`plan`] reads them from a function ([`VarHost`]) and gives the
//! definition or phi that each use reads. A front end that has no function yet records uses and definitions
//! while it translates and plans once at the end: the example `front_end` of this crate.
//!
//! **Algorithm.** [`promote::plan`] over a view of the host in which a use is a load and a definition a
//! store.
//!
//! **Cost.** As promotion, and one more sweep, which counts uses.
//!
//! **Leaves** a [`Plan`]: the host is not touched. The host numbers the values of definitions; a use that no
//! definition reaches is undefined.
//!
//! ```
//! use sheave_ssa::variables::{self, Reaching, VarHost, VarSink};
//! use sheave_ssa::{Block, Cfg, Edge, Inst, Value, Var};
//!
//! /// `x = 0; do { x = x + 1 } while (x < 10)`: block 0 and, for the body, block 1.
//! struct Loop;
//!
//! impl Cfg for Loop {
//!     fn n_blocks(&self) -> usize { 2 }
//!     fn entry(&self) -> Block { Block(0) }
//!     fn successors(&self, block: Block, mut visit: impl FnMut(Block)) {
//!         visit(Block(1));
//!         if block == Block(1) { visit(Block(1)) }
//!     }
//! }
//!
//! impl VarHost for Loop {
//!     fn n_vars(&self) -> usize { 1 }
//!     fn n_values(&self) -> usize { 2 }
//!     fn n_insts(&self) -> usize { 3 }
//!     fn events(&self, block: Block, sink: &mut impl VarSink) {
//!         if block == Block(0) {
//!             sink.defines(Inst(0), Var(0), Value(0));
//!         } else {
//!             sink.uses(Inst(1), Var(0));
//!             sink.defines(Inst(1), Var(0), Value(1));
//!             sink.uses(Inst(2), Var(0));
//!         }
//!     }
//! }
//!
//! let mut ctx = variables::Ctx::new();
//! let plan = variables::plan(&Loop, &variables::Options::default(), &mut ctx)?;
//! assert_eq!(plan.phis().map(|phi| (phi.block, phi.var)).collect::<Vec<_>>(), [(Block(1), Var(0))]);
//! assert!(plan.uses(Block(1)).eq([Reaching::Phi(0), Reaching::Value(Value(1))]));
//! assert!(plan.edge_args(Edge::new(Block(1), 1)).eq([Reaching::Value(Value(1))]));
//! variables::check(&Loop, plan)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod view;

use core::fmt;

use crate::promote::check::{Fault, PlanRule, check as check_slots};
use crate::promote::{self, Cleanup, Definition, Placement};
use crate::{Block, Cfg, Edge, Entity, Error, Inst, Rule, Slot, Value, Var};
use view::{Numbers, View};

/// A function with mutable variables.
///
/// ```
/// use sheave_ssa::variables::{self, Reaching, VarHost, VarSink};
/// use sheave_ssa::{Block, Cfg, Inst, Value, Var};
///
/// /// `fn f(a) { b = a; a = 7; use b; use a }`, in one block: what the second use reads was copied away.
/// struct Copied;
///
/// impl Cfg for Copied {
///     fn n_blocks(&self) -> usize { 1 }
///     fn entry(&self) -> Block { Block(0) }
///     fn successors(&self, _: Block, _: impl FnMut(Block)) {}
/// }
///
/// impl VarHost for Copied {
///     fn n_vars(&self) -> usize { 2 }
///     fn n_values(&self) -> usize { 2 }
///     fn n_insts(&self) -> usize { 4 }
///     fn params(&self, mut visit: impl FnMut(Var, Value)) { visit(Var(0), Value(0)) }
///     fn events(&self, _: Block, sink: &mut impl VarSink) {
///         sink.copies(Inst(0), Var(1), Var(0));
///         sink.defines(Inst(1), Var(0), Value(1));
///         sink.uses(Inst(2), Var(1));
///         sink.uses(Inst(3), Var(0));
///     }
/// }
///
/// let mut ctx = variables::Ctx::new();
/// let plan = variables::plan(&Copied, &variables::Options::default(), &mut ctx)?;
/// assert!(plan.uses(Block(0)).eq([Reaching::Value(Value(0)), Reaching::Value(Value(1))]));
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub trait VarHost: Cfg {
    /// One more than the largest variable number.
    fn n_vars(&self) -> usize;

    /// One more than the largest number of a value that a definition makes. A value has one definition.
    fn n_values(&self) -> usize;

    /// One more than the largest instruction number.
    fn n_insts(&self) -> usize;

    /// Reports the variables that are defined when the function is entered, each with a value.
    fn params(&self, visit: impl FnMut(Var, Value)) {
        let _ = visit;
    }

    /// Reports the uses and definitions of `block`, in the order of its instructions; of an instruction its
    /// uses first.
    fn events(&self, block: Block, sink: &mut impl VarSink);
}

/// Receives the uses and definitions of a block.
///
/// ```
/// use sheave_testing::ssa::three_address::ThreeAddress;
/// use sheave_testing::ssa::toy::{Op, ToyFunc};
/// use sheave_ssa::variables::{VarHost, VarSink};
/// use sheave_ssa::{Block, Inst, Value, Var};
///
/// /// Counts the definitions of each variable.
/// struct Definitions(Vec<u32>);
///
/// impl VarSink for Definitions {
///     fn uses(&mut self, _: Inst, _: Var) {}
///     fn defines(&mut self, _: Inst, var: Var, _: Value) { self.0[var.index()] += 1 }
///     fn copies(&mut self, _: Inst, to: Var, _: Var) { self.0[to.index()] += 1 }
/// }
///
/// let mut func = ToyFunc { blocks: vec![Default::default()], ..ToyFunc::default() };
/// let one = func.push(Block(0), Op::Input).unwrap();
/// func.push(Block(0), Op::Observe(one));
/// let host = ThreeAddress(&func);
/// let mut definitions = Definitions(vec![0; host.n_vars()]);
/// host.events(Block(0), &mut definitions);
/// assert_eq!(definitions.0, [1]);
/// ```
pub trait VarSink {
    /// `inst` reads `var`.
    fn uses(&mut self, inst: Inst, var: Var);

    /// `inst` writes `var`: from here on it has the new value `value`.
    fn defines(&mut self, inst: Inst, var: Var, value: Value);

    /// `inst` copies `from` to `to`, which has no separate value then: the instruction is removed. It is no
    /// use in [`Plan::uses`].
    fn copies(&mut self, inst: Inst, to: Var, from: Var);
}

/// The definition that reaches a use, or is an edge's argument for a phi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reaching {
    /// The value of a definition.
    Value(Value),
    /// The phi with this number in the plan.
    Phi(u32),
    /// No definition: an undefined value of this variable's type.
    Undef(Var),
}

impl fmt::Display for Reaching {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reaching::Value(value) => value.fmt(f),
            Reaching::Phi(phi) => write!(f, "phi{phi}"),
            Reaching::Undef(var) => write!(f, "undef of {var}"),
        }
    }
}

/// A phi to be added.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Phi {
    /// The block.
    pub block: Block,
    /// The variable.
    pub var: Var,
}

/// The choices of a construction from variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The placement of phis.
    pub placement: Placement,
    /// `None`: [`Cleanup::Full`] for [`Placement::Pruned`], else [`Cleanup::None`].
    pub cleanup: Option<Cleanup>,
}

impl Options {
    fn of_slots(self) -> promote::Options {
        promote::Options {
            placement: self.placement,
            cleanup: self.cleanup,
            uninit: promote::Uninit::Undef,
            // There is no memory to keep a variable in.
            phi_cost_limit: u64::MAX,
            ..promote::Options::default()
        }
    }
}

/// The changes to a function that turn its variables into values.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    slots: &'a promote::Plan,
    numbers: &'a Numbers,
    options: Options,
}

impl Plan<'_> {
    fn reaching(definition: Definition) -> Reaching {
        match definition {
            Definition::Value(value) => Reaching::Value(value),
            Definition::Phi(phi) => Reaching::Phi(phi),
            Definition::Zero(Slot(var)) | Definition::Undef(Slot(var)) => Reaching::Undef(Var(var)),
            Definition::Point(_) => unreachable!("variables are not converted"),
        }
    }

    /// The number of phis.
    pub fn n_phis(&self) -> usize {
        self.slots.n_phis()
    }

    /// The phis to add, those of a block together and in the order of their variables. Their position here is
    /// their number.
    pub fn phis(&self) -> impl ExactSizeIterator<Item = Phi> + '_ {
        self.slots.phis().map(|phi| Phi { block: phi.block, var: Var(phi.slot.0) })
    }

    /// The numbers of the phis to add to `block`.
    pub fn block_phis(&self, block: Block) -> core::ops::Range<u32> {
        self.slots.block_phis(block)
    }

    /// The variable of the phi with number `phi`.
    pub fn phi_var(&self, phi: u32) -> Var {
        Var(self.slots.phi_slot(phi).0)
    }

    /// The arguments that `edge` passes to the new phis of its target, in their order.
    pub fn edge_args(&self, edge: Edge) -> impl ExactSizeIterator<Item = Reaching> + '_ {
        self.slots.edge_args(edge).map(Plan::reaching)
    }

    /// The arguments that the new phis of the entry block have when the function is entered: there are some
    /// only if edges lead to the entry block. The host then puts a new block before it, in which execution
    /// starts and whose edge passes these.
    pub fn entry_args(&self) -> impl ExactSizeIterator<Item = Reaching> + '_ {
        self.slots.edge_args(Edge::new(Block::new(self.n_blocks()), 0)).map(Plan::reaching)
    }

    /// The definition that reaches each use in `block`, in the order of the host's reports.
    pub fn uses(&self, block: Block) -> impl ExactSizeIterator<Item = Reaching> + '_ {
        self.numbers.uses(block).map(|value| {
            let use_of = self.slots.replacement(value);
            // Every use is a load of a slot that is promoted.
            use_of.map_or(Reaching::Undef(Var(0)), Plan::reaching)
        })
    }

    /// The number of blocks of the host.
    fn n_blocks(&self) -> usize {
        self.numbers.n_blocks()
    }
}

/// The phis, the arguments of each edge that has some, and the definitions that reach the uses of each block.
impl fmt::Display for Plan<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, phi) in self.phis().enumerate() {
            writeln!(f, "phi{number} in {} of {}", phi.block, phi.var)?;
        }
        let list = |f: &mut fmt::Formatter<'_>, items: &mut dyn Iterator<Item = Reaching>| {
            let mut separator = ": ";
            for item in items {
                write!(f, "{separator}{item}")?;
                separator = ", ";
            }
            f.write_str("\n")
        };
        for (from, edges) in self.slots.first_edge.windows(2).enumerate() {
            for edge in (0..edges[1] - edges[0]).map(|index| Edge::new(Block::new(from), index)) {
                if self.edge_args(edge).len() == 0 {
                    continue;
                }
                if from == self.n_blocks() {
                    f.write_str("on entry")?;
                } else {
                    write!(f, "edge {edge}")?;
                }
                list(f, &mut self.edge_args(edge))?;
            }
        }
        for block in (0..self.n_blocks()).map(Block::new).filter(|&block| self.uses(block).len() != 0) {
            write!(f, "uses in {block}")?;
            list(f, &mut self.uses(block))?;
        }
        Ok(())
    }
}

/// The memory of a construction, to be reused from function to function.
#[derive(Debug, Default)]
pub struct Ctx {
    slots: promote::Ctx,
    numbers: Numbers,
}

impl Ctx {
    /// Empty.
    pub fn new() -> Self {
        Ctx::default()
    }
}

/// Plans the construction of SSA form for the variables of `host`. The plan is in `ctx`.
///
/// # Errors
///
/// Those of [`Graph::compute`](crate::Graph::compute), [`Rule::VarOutOfRange`], [`Rule::ValueOutOfRange`],
/// [`Rule::InstOutOfRange`] and [`Rule::TooLarge`].
///
/// Not checked: that values have one definition.
///
/// ```
/// use sheave_testing::ssa::three_address::ThreeAddress;
/// use sheave_testing::ssa::toy::{Op, ToyFunc};
/// use sheave_ssa::variables::{self, Reaching};
/// use sheave_ssa::Block;
///
/// let mut func = ToyFunc { blocks: vec![Default::default()], ..ToyFunc::default() };
/// let word = func.push(Block(0), Op::Input).unwrap();
/// func.push(Block(0), Op::Observe(word));
/// let mut ctx = variables::Ctx::new();
/// let plan = variables::plan(&ThreeAddress(&func), &variables::Options::default(), &mut ctx)?;
/// assert!(plan.uses(Block(0)).eq([Reaching::Value(word)]));
/// // It is right, which is proved independently.
/// assert_eq!(variables::check(&ThreeAddress(&func), plan), Ok(()));
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub fn plan<'a>(host: &impl VarHost, options: &Options, ctx: &'a mut Ctx) -> Result<Plan<'a>, Error> {
    let Ctx { slots, numbers } = ctx;
    numbers.count(host)?;
    let slots = promote::plan(&View { host, numbers }, &options.of_slots(), slots).map_err(of_variables)?;
    Ok(Plan { slots, numbers, options: *options })
}

/// Checks `plan` for `host`, independently of how it was made.
///
/// # Errors
///
/// The first rule that is broken.
///
/// [`plan`](plan()) has an example.
pub fn check(host: &impl VarHost, plan: Plan<'_>) -> Result<(), Fault> {
    let mut numbers = Numbers::default();
    let same = numbers.count(host).is_ok() && numbers == *plan.numbers;
    if !same {
        return Err(Fault::new(PlanRule::Host, Entity::Function));
    }
    check_slots(&View { host, numbers: &numbers }, plan.slots, &plan.options.of_slots())
}

/// An error about the view's slots as one about the host's variables.
fn of_variables(error: Error) -> Error {
    let rule = if error.rule == Rule::SlotOutOfRange { Rule::VarOutOfRange } else { error.rule };
    let entity = match error.entity {
        Entity::Slot(Slot(var)) => Entity::Var(Var(var)),
        other => other,
    };
    Error { rule, entity, ..error }
}
