//! SSA construction: promotes stack slots to values (mem2reg).
//!
//! **What.** Every slot whose accesses are all plain loads and stores of one range of bytes is replaced by
//! values and phis; loads, stores and the slot itself are removed.
//!
//! **Why here.** All later passes reason about values. Before inlining [`Mode::Locals`] leaves parameter
//! slots alone; afterwards [`Mode::All`] promotes them too.
//!
//! **Algorithm.** Cytron, Ferrante, Rosen, Wegman and Zadeck, "Efficiently Computing Static Single Assignment
//! Form and the Control Dependence Graph", 1991, without materialised frontiers:
//!
//! 1. `scan` records the accesses of each block in one sweep over the instructions, and per slot the blocks
//!    that define it and the blocks that read it before they define it. Accesses that differ from the slot's
//!    first one are classified apart (`classify`), and slots of several types get one (`slot_type`). Two rare
//!    events change the picture before the next step: outputs of asm goto (`goto_edges`) and calls that
//!    return twice (`returns_twice`).
//! 2. `place` puts phis at the iterated dominance frontier of the definitions, as in Sreedhar and Gao, "A
//!    Linear Time Algorithm for Placing φ-Nodes", 1995, restricted to blocks into which the slot is live
//!    (Choi, Cytron and Ferrante, "Automatic Construction of Sparse Data Flow Evaluation Graphs", 1991:
//!    pruned form). `cost` keeps the slots whose phis would become too many copies.
//! 3. `rename` walks the dominator tree over the recorded accesses alone, with one undo log instead of a
//!    stack per slot, and finds the definition that each load reads and each phi merges.
//! 4. `cleanup` removes phis that merge only one definition.
//!
//! Slots with one defining block that dominates their uses, and slots used inside single blocks, need neither
//! phis nor dominators.
//!
//! **Cost.** Linear in the function plus, for each slot that needs phis, the blocks into which it is live.
//! The worst input is n slots live through n blocks. Nothing is hashed, and a reused [`Ctx`] allocates only
//! for a function larger than all before it.
//!
//! **Needs** values with one definition each; phis may already occur and stay. **Leaves** a [`Plan`]: the
//! host is not touched. **Does not** split aggregates, forward stores to loads of kept slots, or fold.
//!
//! # Example
//!
//! A diamond, whose arms meet in block 3, and a loop around block 4, with the variables `x` (slot 0) and `y`
//! (slot 1):
//!
//! ```text
//! block0: store v0, x; store v0, y; branch v0, block1, block2
//! block1: store v1, x; jump block3                  x = v1 on this arm only
//! block2: jump block3
//! block3: jump block4
//! block4: v2 = load x; v3 = v2 + v0; store v3, x    x = x + v0
//!         v4 = load y; branch v4, block4, block5    while (y)
//! block5: v5 = load x; return v5
//! ```
//!
//! *Scan.* `x` is defined in blocks 0, 1 and 4, and read before a definition in blocks 4 and 5. `y` is
//! defined in block 0 only and read in block 4: it needs no phi, since block 0 dominates all reads.
//!
//! *Place.* The frontier of block 1 is block 3, that of block 4 is block 4 itself, through its back edge, and
//! a phi is a definition, too: block 3 and block 4 get a phi for `x`. It is live into both.
//!
//! *Rename.* In preorder of the dominator tree 0, 1, 2, 3, 4, 5 the current definition of `x` is v0; v1 in
//! block 1, and v0 again after it; phi 0 in block 3; phi 1 in block 4, which replaces v2, and v3 after the
//! store. So phi 0 merges v1 from block 1 and v0 from block 2, and phi 1 merges phi 0 from block 3 and v3
//! from block 4. In block 5 v5 is replaced by v3. All loads of `y` are replaced by v0.
//!
//! *Clean-up.* Both phis merge two definitions and stay. In minimal form, without liveness, `y` would get
//! none either; a phi for a slot that only block 0 writes would merge that definition with itself and be
//! removed.
//!
//! ```
//! use sheave_ssa::promote::{Ctx, Options, plan};
//! use sheave_ssa::{Block, Slot, Type};
//! use sheave_testing::ssa::programs::{PLAIN_SLOT, skeleton};
//! use sheave_testing::ssa::{shapes::Shape, toy::Op};
//!
//! let succs = vec![vec![1, 2], vec![3], vec![3], vec![4], vec![4, 5], vec![]];
//! let mut func = skeleton(&Shape { succs });
//! func.slots = vec![PLAIN_SLOT; 2];
//! let (x, y, word) = (Slot(0), Slot(1), Type::int(8));
//! let v0 = func.push(Block(0), Op::Input).unwrap();
//! func.push(Block(0), Op::Store(x, word, v0));
//! func.push(Block(0), Op::Store(y, word, v0));
//! func.push(Block(0), Op::Branch(v0));
//! let v1 = func.push(Block(1), Op::Input).unwrap();
//! func.push(Block(1), Op::Store(x, word, v1));
//! [1, 2, 3].map(|block| func.push(Block(block), Op::Jump));
//! let v2 = func.push(Block(4), Op::Load(x, word)).unwrap();
//! let v3 = func.push(Block(4), Op::Add(v2, v0)).unwrap();
//! func.push(Block(4), Op::Store(x, word, v3));
//! let v4 = func.push(Block(4), Op::Load(y, word)).unwrap();
//! func.push(Block(4), Op::Branch(v4));
//! let v5 = func.push(Block(5), Op::Load(x, word)).unwrap();
//! func.push(Block(5), Op::Observe(v5));
//! func.push(Block(5), Op::Jump);
//!
//! let mut ctx = Ctx::new();
//! let plan = plan(&func, &Options::default(), &mut ctx)?.to_string();
//! let (changes, removed) = plan.split_at(plan.find("remove").unwrap());
//! assert_eq!(changes, "\
//! slot0 i64 promoted: 2 phis
//! slot1 i64 promoted: 0 phis
//! phi0 in block3 of slot0
//! phi1 in block4 of slot0
//! edge block1.0: v1
//! edge block2.0: v0
//! edge block3.0: phi0
//! edge block4.0: v3
//! v2 := phi1
//! v4 := v0
//! v5 := v3
//! ");
//! assert_eq!(removed.lines().count(), 7, "four stores and three loads");
//! # Ok::<(), sheave_ssa::Error>(())
//! ```

pub mod check;
#[cfg(test)]
mod check_tests;
mod classify;
mod cleanup;
mod cost;
mod definition;
mod display;
mod goto_edges;
mod liveness;
mod options;
mod place;
mod plan;
mod rename;
mod report;
mod returns_twice;
mod scan;
mod slot_type;

pub use definition::{Def, Definition};
pub use options::{Cleanup, MAX_PHI_COPY_COST, MAX_VALUE_BYTES, Mode, Options, Placement, Uninit};
pub use plan::{Phi, Plan, Point, PointKind, Stats};
pub use report::{Kept, Outcome};

use crate::{Analyses, Error, SlotHost};

/// The memory of a promotion, to be reused from function to function.
#[derive(Debug, Default)]
pub struct Ctx {
    /// Of [`plan`], whose caller keeps none.
    analyses: Analyses,
    /// Of a function in which asm goto defines slots along edges: the graph with a block on each.
    split: Analyses,
    records: scan::Records,
    slot_type: slot_type::Scratch,
    returns_twice: returns_twice::Scratch,
    placed: place::Placed,
    cost: cost::Scratch,
    rename: rename::Scratch,
    cleanup: cleanup::Scratch,
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
/// Those of [`Graph::compute`](crate::Graph::compute), and
/// [`Rule::SlotOutOfRange`](crate::Rule::SlotOutOfRange),
/// [`Rule::ValueOutOfRange`](crate::Rule::ValueOutOfRange),
/// [`Rule::InstOutOfRange`](crate::Rule::InstOutOfRange),
/// [`Rule::EdgeOutOfRange`](crate::Rule::EdgeOutOfRange), [`Rule::TooLarge`](crate::Rule::TooLarge).
///
/// Not checked: that values have one definition, which comes before every use. The plan for such a function
/// is meaningless; [`check::check`] rejects most of them.
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
    let mut analyses = core::mem::take(&mut ctx.analyses);
    analyses.clear();
    let result = plan_with(host, options, &mut analyses, ctx).map(drop);
    ctx.analyses = analyses;
    result.map(|()| &ctx.plan)
}

/// As [`plan`], for a caller who keeps the analyses of its function: those that hold are used, those that are
/// missing and needed are computed.
///
/// # Errors
///
/// As [`plan`].
pub fn plan_with<'a>(
    host: &impl SlotHost,
    options: &Options,
    analyses: &mut Analyses,
    ctx: &'a mut Ctx,
) -> Result<&'a Plan, Error> {
    let Ctx { split, records, slot_type, returns_twice, placed, cost, rename, cleanup, plan, .. } = ctx;
    scan::scan(host, options, analyses.graph(host)?, records, plan)?;
    if records.any_mixed {
        slot_type::choose(host, records, slot_type, plan);
    }
    let mut analyses = analyses;
    if !records.goto_outputs.is_empty() {
        goto_edges::split(split.copy_graph(analyses.known_graph()), records, plan)?;
        analyses = split;
    }
    if !records.returns_twice.is_empty() {
        returns_twice::keep_slots(analyses.known_graph(), records, &mut placed.liveness, returns_twice, plan);
    }
    place::select(options, records, placed, plan);
    if placed.slots.is_empty() {
        // Every definition is in the entry block or beside its uses.
        rename::rename(options, analyses.known_graph(), None, records, rename, plan);
        return Ok(plan);
    }
    let (graph, dominators) = analyses.known_dominators();
    let edges = place::find_phis(options, graph, dominators, records, placed);
    // No estimate is above the number of edges.
    if edges > options.phi_cost_limit {
        cost::keep_costly_slots(options, graph, dominators, records, placed, cost, plan);
    }
    place::write_phis(graph, placed, plan);
    rename::rename(options, graph, Some(dominators), records, rename, plan);
    if options.effective_cleanup() == Cleanup::Full && plan.n_phis() != 0 {
        cleanup::clean(host, options, graph, dominators, records, cleanup, plan);
    }
    Ok(plan)
}
