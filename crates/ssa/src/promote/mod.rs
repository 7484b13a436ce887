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
mod options;
mod place;
mod plan;
mod rename;
mod report;
mod scan;
mod settle;
mod twice;

pub use definition::{Def, Definition};
pub use options::{
    Cleanup, MAX_PHI_COPY_COST, MAX_VALUE_BYTES, Mode, Options, PhiCost, Placement, Renamer, Uninit,
};
pub use plan::{Phi, Plan, Point, PointKind, Stats};
pub use report::{Kept, Outcome};

use crate::{Dominators, Error, Graph, SlotHost};

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
/// let plan = promote::plan(&func, &promote::Options::default(), &mut ctx)?;
/// assert_eq!(plan.replacement(loaded), Some(Definition::Value(word)));
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub fn plan<'a>(host: &impl SlotHost, options: &Options, ctx: &'a mut Ctx) -> Result<&'a Plan, Error> {
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
