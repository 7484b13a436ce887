//! SSA construction: stack slots become values.
//!
//! **What.** Every slot whose accesses are all plain loads and stores of one range of bytes is replaced by
//! values and phis; loads, stores and the slot itself go.
//!
//! **Why here.** Everything that follows reasons about values. Before inlining [`Mode::Locals`] leaves
//! parameter slots alone; afterwards [`Mode::All`] takes them too.
//!
//! **Algorithm.** Cytron, Ferrante, Rosen, Wegman and Zadeck, "Efficiently Computing Static Single Assignment
//! Form and the Control Dependence Graph", 1991, without materialised frontiers: one sweep records the
//! accesses of each block and, per slot, the blocks that define it and those that read it before defining it;
//! liveness is walked backwards from the latter (Choi, Cytron and Ferrante, "Automatic Construction of Sparse
//! Data Flow Evaluation Graphs", 1991: pruned form); phis are placed as in Sreedhar and Gao, "A Linear Time
//! Algorithm for Placing φ-Nodes", 1995; renaming walks the dominator tree over the recorded accesses alone,
//! with one undo log instead of a stack per slot; phis that merge nothing go at the end. Slots with one
//! defining block that dominates their uses, and slots used inside single blocks, need none of it, and a
//! function of such slots needs no dominators either.
//!
//! **Cost.** Linear in the function plus, for each slot that needs phis, the blocks where it is live. The
//! worst input is n slots live through n blocks. Nothing is hashed, and a reused [`Ctx`] allocates only for a
//! function larger than all before it.
//!
//! **Needs** values with one definition each; phis may already occur and stay. **Leaves** a [`Plan`]: the
//! host is not touched.
//!
//! **Does not** split aggregates, forward stores to loads of kept slots, or fold.

pub mod check;
mod cleanup;
mod cost;
mod definition;
mod display;
mod place;
mod plan;
mod rename;
mod report;
mod scan;
mod settle;
mod twice;

pub use definition::{Def, Definition};
pub use plan::{Phi, Plan, Point, PointKind, Stats};
pub use report::{Kept, Outcome};

use crate::choices::choices;
use crate::{Dominators, Error, Graph, SlotHost};

/// Bytes that a value may have unless [`Options::max_value_bytes`] says otherwise: the width of a
/// general-purpose register.
pub const MAX_VALUE_BYTES: u32 = 8;

/// The default limit on the estimated copies that promotion causes per function. At about eight bytes of code
/// each it is roughly 400 KB.
pub const MAX_PHI_COPY_COST: u64 = 50_000;

choices! {
    /// Where phis go.
    #[derive(Default)]
    pub enum Placement {
        /// At every join, for every slot.
        Maximal = "maximal",
        /// At the iterated dominance frontier of the blocks that define the slot.
        Minimal = "minimal",
        /// As `Minimal`, for slots that some block reads before defining them (Briggs, Cooper, Harvey and
        /// Simpson, 1998).
        SemiPruned = "semi-pruned",
        /// As `Minimal`, at blocks where the slot is live.
        #[default]
        Pruned = "pruned",
    }
}

choices! {
    /// How definitions are propagated to their uses. Both give the same plan.
    #[derive(Default)]
    pub enum Renamer {
        /// Along the dominator tree.
        #[default]
        DominatorTree = "dominator-tree",
        /// Along the control-flow graph, depth first; edges to blocks already visited only fill phis.
        CfgWalk = "cfg-walk",
    }
}

choices! {
    /// What is done about phis that merge nothing.
    pub enum Cleanup {
        /// Phis whose arguments are all equal, or themselves, are replaced; phis that no load needs go,
        /// cycles of them too.
        Full = "full",
        /// All placed phis stay, so that what a placement costs stays visible.
        None = "none",
    }
}

choices! {
    /// What a read before any write gives.
    #[derive(Default)]
    pub enum Uninit {
        /// Zero of the slot's type.
        #[default]
        Zero = "zero",
        /// An undefined value, which merges with anything.
        Undef = "undef",
    }
}

choices! {
    /// How the copies that phis become are estimated. Either counts the phis of pruned form, before cleanup,
    /// whatever the placement, so that all placements promote the same slots.
    #[derive(Default)]
    pub enum PhiCost {
        /// One copy per edge into each phi: an upper bound.
        Edges = "edges",
        /// One copy per edge into each phi along which another definition than a phi of the slot reaches the
        /// join; none for a phi to which one definition alone is brought besides itself. The phis of a slot
        /// share a location, unless the result of a load outlives a later definition, so that arguments that
        /// are phis of the slot are copies of a location to itself. An edge that needs no copy still takes
        /// memory and counts as 1/32 of one: the estimate is at least 1/32 of [`Edges`](PhiCost::Edges), at
        /// most all of it.
        #[default]
        Copies = "copies",
    }
}

/// Which slots are considered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mode {
    /// All but those that receive parameters: an inliner still stores arguments into them.
    Locals,
    /// All. A parameter slot into which nothing visibly stores stays, because its contents come from
    /// elsewhere.
    #[default]
    All,
}

/// How to promote.
///
/// ```
/// use sheave_ssa::promote::{Options, Placement};
///
/// let options = Options::default().placement(Placement::Minimal).max_value_bytes(16);
/// assert_eq!(options.max_value_bytes, 16);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Which slots.
    pub mode: Mode,
    /// Where phis go.
    pub placement: Placement,
    /// Which walk renames.
    pub renamer: Renamer,
    /// `None`: [`Cleanup::Full`] for [`Placement::Pruned`], else [`Cleanup::None`].
    pub cleanup: Option<Cleanup>,
    /// What a read before any write gives.
    pub uninit: Uninit,
    /// If the phis of pruned form are estimated to become more copies than this in all, the slots with most
    /// of them stay in memory until the rest fits. Of slots with equally many the last stays first.
    pub phi_cost_limit: u64,
    /// How copies are estimated.
    pub phi_cost: PhiCost,
    /// Loads become copies instead of disappearing.
    pub leave_copies: bool,
    /// Slots whose accesses have more bytes stay in memory. The size of the slot itself does not matter.
    pub max_value_bytes: u32,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            mode: Mode::All,
            placement: Placement::Pruned,
            renamer: Renamer::DominatorTree,
            cleanup: None,
            uninit: Uninit::Zero,
            phi_cost_limit: MAX_PHI_COPY_COST,
            phi_cost: PhiCost::Copies,
            leave_copies: false,
            max_value_bytes: MAX_VALUE_BYTES,
        }
    }
}

impl Options {
    /// The same for these slots.
    #[must_use]
    pub fn mode(self, mode: Mode) -> Self {
        Options { mode, ..self }
    }

    /// The same with this placement of phis.
    #[must_use]
    pub fn placement(self, placement: Placement) -> Self {
        Options { placement, ..self }
    }

    /// The same with this renamer.
    #[must_use]
    pub fn renamer(self, renamer: Renamer) -> Self {
        Options { renamer, ..self }
    }

    /// The same with this cleanup.
    #[must_use]
    pub fn cleanup(self, cleanup: Cleanup) -> Self {
        Options { cleanup: Some(cleanup), ..self }
    }

    /// The same with this for reads before any write.
    #[must_use]
    pub fn uninit(self, uninit: Uninit) -> Self {
        Options { uninit, ..self }
    }

    /// The same with this limit on copies.
    #[must_use]
    pub fn phi_cost_limit(self, phi_cost_limit: u64) -> Self {
        Options { phi_cost_limit, ..self }
    }

    /// The same with this estimate of copies.
    #[must_use]
    pub fn phi_cost(self, phi_cost: PhiCost) -> Self {
        Options { phi_cost, ..self }
    }

    /// The same, but loads become copies, or do not.
    #[must_use]
    pub fn leave_copies(self, leave_copies: bool) -> Self {
        Options { leave_copies, ..self }
    }

    /// The same for values of up to so many bytes.
    #[must_use]
    pub fn max_value_bytes(self, max_value_bytes: u32) -> Self {
        Options { max_value_bytes, ..self }
    }

    /// What `cleanup` comes to for this placement.
    pub fn effective_cleanup(&self) -> Cleanup {
        self.cleanup.unwrap_or(match self.placement {
            Placement::Pruned => Cleanup::Full,
            _ => Cleanup::None,
        })
    }
}

/// The memory of a promotion, to be reused from function to function.
#[derive(Debug, Default)]
pub struct Ctx {
    graph: Graph,
    dominators: Dominators,
    scan: scan::Scratch,
    place: place::Scratch,
    cost: cost::Scratch,
    rename: rename::Scratch,
    cleanup: cleanup::Scratch,
    twice: twice::Scratch,
    plan: Plan,
}

impl Ctx {
    /// Empty.
    pub fn new() -> Self {
        Ctx::default()
    }

    /// The plan of the last [`plan`] that succeeded.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }
}

/// Plans the promotion of the slots of `host`. The plan stays in `ctx` until the next call.
///
/// # Errors
///
/// What [`Graph::compute`] reports, and [`Rule::SlotOutOfRange`](crate::Rule::SlotOutOfRange),
/// [`Rule::ValueOutOfRange`](crate::Rule::ValueOutOfRange),
/// [`Rule::InstOutOfRange`](crate::Rule::InstOutOfRange),
/// [`Rule::EdgeOutOfRange`](crate::Rule::EdgeOutOfRange), [`Rule::TooLarge`](crate::Rule::TooLarge).
///
/// Not checked: that values have one definition, which comes before every use. A plan for such a function
/// says nothing of use; [`check::check`] finds most of them.
///
/// ```
/// use sheave_ssa::promote::{self, Definition};
/// use sheave_testing::ssa::programs::PLAIN_SLOT;
/// use sheave_testing::ssa::toy::{Op, ToyFunc};
/// use sheave_ssa::{Block, Slot, Type};
///
/// let mut func = ToyFunc { blocks: vec![Default::default()], ..ToyFunc::default() };
/// func.slots.push(PLAIN_SLOT);
/// let word = func.push(Block(0), Op::Input).unwrap();
/// func.push(Block(0), Op::Store(Slot(0), Type::int(8), word));
/// let loaded = func.push(Block(0), Op::Load(Slot(0), Type::int(8))).unwrap();
/// func.push(Block(0), Op::Observe(loaded));
/// func.push(Block(0), Op::Jump);
/// let mut ctx = promote::Ctx::new();
/// let plan = promote::plan(&func, &mut ctx, &promote::Options::default())?;
/// assert_eq!(plan.replacement(loaded), Some(Definition::Value(word)));
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub fn plan<'a>(host: &impl SlotHost, ctx: &'a mut Ctx, options: &Options) -> Result<&'a Plan, Error> {
    ctx.graph.compute(host)?;
    scan::scan(host, ctx, options)?;
    if ctx.scan.has_non_plain_accesses() {
        scan::place_goto_outputs(ctx)?;
        twice::keep_slots(ctx);
    }
    scan::select(ctx, options);
    // Without slots that need phis every definition is in the entry block or beside its uses.
    if !ctx.place.slots.is_empty() {
        ctx.dominators.compute(&ctx.graph);
        let edges = place::place_phis(ctx, options);
        // No estimate is above the number of edges.
        if edges > options.phi_cost_limit {
            cost::keep_costly_slots(ctx, options);
        }
        place::write_phis(ctx);
    }
    rename::rename(ctx, options);
    if options.effective_cleanup() == Cleanup::Full && ctx.plan.n_phis() != 0 {
        cleanup::clean(host, ctx, options);
    }
    Ok(&ctx.plan)
}
