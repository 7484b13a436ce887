//! What an embedder of the allocator implements: one small read-only trait, shaped like a visitor.
//!
//! [`CodeHost`] adds to a control-flow graph ([`sheave_ssa::Cfg`]) the instructions of each block with their
//! operands, and what edges pass to the parameters of blocks. Both SSA form with block parameters and copies
//! form are welcome: a virtual register may have several definitions. [`plan`] allocates and answers with a
//! [`Plan`] in the host's own terms: instructions, blocks and edges have the host's numbers, and no method
//! changes the host.
//!
//! ```text
//! block1(v2): ..              the plan:  before the jump that passes v3:  r1 := r0
//! block2: jump block1(v3)                v2 is in r1, v3 in r0
//! ```
//!
//! Inside the host becomes a [`Code`](crate::Code): parameters of blocks become moves before the jump of a
//! predecessor, at the head of a block with one edge to it, or in a block of their own on the edge; their
//! order is that of `sheave_ssa`'s sequencer of parallel copies, and whether anything is left of them is up
//! to coalescing. A host that has its instructions as such a [`Code`](crate::Code) anyway calls
//! [`run`](crate::run()) itself.
//!
//! Time and memory beside the allocator's: linear in operands, edges and what edges pass. A [`Ctx`] that has
//! seen a function of some size allocates nothing for others of at most this size.

mod error;
mod operands;
mod plan;
mod translate;

use sheave_ssa::{Block, Cfg, Edge, Inst};

use crate::Options;
use crate::input::{InstKind, Operand, Vreg, VregInfo};
use crate::registers::{PregSet, Registers};

pub use error::{Entity, Error, Rule};
pub use plan::{Plan, Position};
use translate::Tables;

/// A function whose virtual registers are to get physical ones.
///
/// Instructions, blocks and virtual registers are numbered from zero; gaps are allowed, but tables are as
/// long as the bounds. The last instruction of a block ends it. Frequencies ([`Cfg::frequency`]) are used if
/// all blocks have one, and estimated from loops otherwise.
///
/// ```
/// use sheave_regalloc::host::{CodeHost, Ctx, InstSink, plan};
/// use sheave_regalloc::{
///     Class, ClassInfo, InstKind, Operand, Options, Preg, PregSet, Registers, Vreg, VregInfo,
/// };
/// use sheave_ssa::{Block, Cfg, Edge, Inst};
///
/// /// A loop that adds v1 to its parameter v2: block0 passes v0, block1 itself v3.
/// struct Sum;
///
/// impl Cfg for Sum {
///     fn n_blocks(&self) -> usize { 3 }
///     fn entry(&self) -> Block { Block(0) }
///     fn successors(&self, block: Block, visit: impl FnMut(Block)) {
///         [&[1][..], &[1, 2], &[]][block.index()].iter().copied().map(Block).for_each(visit);
///     }
/// }
///
/// impl CodeHost for Sum {
///     fn n_vregs(&self) -> usize { 4 }
///     fn vreg(&self, _: Vreg) -> VregInfo { VregInfo::new(Class::new(0), 8) }
///     fn n_insts(&self) -> usize { 5 }
///     fn insts(&self, block: Block, sink: &mut impl InstSink) {
///         let mut inst = |number, operands: &[Operand]| {
///             sink.inst(Inst(number), InstKind::Plain, PregSet::EMPTY);
///             operands.iter().for_each(|&operand| sink.operand(operand));
///         };
///         match block.0 {
///             0 => {
///                 // Two arguments arrive in registers.
///                 let [r6, r7] = [6, 7].map(|number| Preg::new(Class::new(0), number));
///                 inst(0, &[Operand::fixed_def(Vreg(0), r6), Operand::fixed_def(Vreg(1), r7)]);
///                 inst(1, &[]);
///             }
///             1 => {
///                 // A two-address addition, and a branch that reads its result.
///                 let (a, b) = (Operand::reg_use(Vreg(2)), Operand::any_use(Vreg(1)));
///                 inst(2, &[Operand::reuse_def(Vreg(3), 1), a, b]);
///                 inst(3, &[Operand::reg_use(Vreg(3))]);
///             }
///             _ => inst(4, &[Operand::fixed_use(Vreg(3), Preg::new(Class::new(0), 0))]),
///         }
///     }
///     fn params(&self, block: Block, mut visit: impl FnMut(Vreg)) {
///         if block == Block(1) { visit(Vreg(2)); }
///     }
///     fn args(&self, edge: Edge, mut visit: impl FnMut(Vreg)) {
///         match (edge.from.0, edge.index) {
///             (0, 0) => visit(Vreg(0)),
///             (1, 0) => visit(Vreg(3)),
///             _ => {}
///         }
///     }
/// }
///
/// let class = Class::new(0);
/// let registers = Registers {
///     classes: vec![ClassInfo::new(8)],
///     order: [0, 6, 7].map(|number| Preg::new(class, number)).to_vec(),
///     callee_saved: PregSet::EMPTY,
///     in_memory: PregSet::EMPTY,
/// };
/// let mut ctx = Ctx::default();
/// let plan = plan(&Sum, &registers, &mut ctx, &Options::default())?;
/// // The values of the sum share the register in which the first arrives, and one move brings it out.
/// assert_eq!(plan.to_string(), "\
/// inst0: r6, r7
/// inst1:
/// inst2: r6, r6, r7
/// inst3: r6
/// before inst4: r0 := r6
/// inst4: r0
/// ");
/// assert_eq!(plan.check(&registers), []);
/// # Ok::<(), sheave_regalloc::host::Error>(())
/// ```
pub trait CodeHost: Cfg {
    /// One more than the largest number of a virtual register.
    fn n_vregs(&self) -> usize;

    /// What is known of a virtual register. Of numbers without one anything that is legal.
    fn vreg(&self, vreg: Vreg) -> VregInfo;

    /// One more than the largest number of an instruction.
    fn n_insts(&self) -> usize;

    /// Reports the instructions of `block` in order, each with its operands after it.
    fn insts(&self, block: Block, sink: &mut impl InstSink);

    /// Reports the parameters of `block`, which its edges define. None in copies form, and none of the entry
    /// block: what arrives from outside is defined by instructions, as operands with particular registers.
    fn params(&self, block: Block, visit: impl FnMut(Vreg)) {
        let (_, _) = (block, visit);
    }

    /// Reports what `edge` passes for the parameters of its target, in their order.
    fn args(&self, edge: Edge, visit: impl FnMut(Vreg)) {
        let (_, _) = (edge, visit);
    }

    /// Whether `edge` could lead to another block: those of an indirect jump cannot.
    fn splittable(&self, edge: Edge) -> bool {
        let _ = edge;
        true
    }

    /// Whether values that are never live at the same time may share a spill slot. Not in a function that
    /// calls something that returns twice.
    fn share_slots(&self) -> bool {
        true
    }
}

/// Receives the instructions of a block in order: for each first [`inst`](InstSink::inst), then its operands.
///
/// ```
/// use sheave_regalloc::host::{CodeHost, InstSink};
/// use sheave_regalloc::testing::toy::ToyFunc;
/// use sheave_regalloc::{InstKind, Operand, PregSet};
/// use sheave_ssa::{Block, Inst};
///
/// /// Counts operands that write.
/// struct Definitions(usize);
///
/// impl InstSink for Definitions {
///     fn inst(&mut self, _: Inst, _: InstKind, _: PregSet) {}
///     fn operand(&mut self, operand: Operand) { self.0 += usize::from(operand.writes()); }
/// }
///
/// let func = ToyFunc::counter();
/// let mut definitions = Definitions(0);
/// func.insts(Block(0), &mut definitions);
/// assert_eq!(definitions.0, 2);
/// ```
pub trait InstSink {
    /// `inst` comes next. `clobbers` are the registers that hold something arbitrary after it, beside those
    /// that its operands define.
    fn inst(&mut self, inst: Inst, kind: InstKind, clobbers: PregSet);

    /// An operand of the instruction that was reported last. [`Constraint::Reuse`](crate::Constraint::Reuse)
    /// counts the operands as they are reported.
    ///
    /// The last instruction of a block may define particular registers late: the values are then in these
    /// registers along each of its edges.
    fn operand(&mut self, operand: Operand);
}

/// Memory that is reused from function to function, and the last plan.
#[derive(Default)]
pub struct Ctx {
    tables: Tables,
    allocator: crate::Ctx,
    plan: Plan,
}

impl Ctx {
    /// As [`crate::Ctx::live_into_entry`].
    pub fn live_into_entry(&self) -> Option<Vreg> {
        self.allocator.live_into_entry().filter(|vreg| vreg.index() < self.plan.n_vregs)
    }
}

/// Allocates registers for the function of a host.
///
/// # Errors
/// The first rule that the host breaks, with the entity and the instruction that was reported; what the host
/// answers may contradict itself or change from call to call.
pub fn plan<'a>(
    host: &impl CodeHost,
    regs: &Registers,
    ctx: &'a mut Ctx,
    options: &Options,
) -> Result<&'a Plan, Error> {
    let Ctx { tables, allocator, plan } = ctx;
    plan.clear();
    translate::run(host, regs, tables, plan)?;
    crate::run(&mut plan.code, regs, options, allocator, &mut plan.output)
        .map_err(|error| plan.host_error(error))?;
    plan.complete();
    Ok(plan)
}
