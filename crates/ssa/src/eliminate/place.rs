//! Placement and ordering of the copies that are left.
//!
//! Every strategy ends here: it has decided which values share a place and which phis are written through a
//! temporary, so each edge has one parallel copy and each block perhaps one at its head. The copies of an
//! edge are placed by the first of these rules that is correct:
//!
//! 1. the end of the source, if all its edges need the same copies, its terminator reads none of the places
//!    written and defines nothing;
//! 2. the head of the target, if no other edge leads there;
//! 3. the end of the source, if only temporaries are written that no other path reads (isolated phis, and
//!    [materialised](super::materialise) copies);
//! 4. an edge block, shared by the edges of one terminator with equal targets and equal arguments;
//! 5. for an edge that cannot be split, the end of the source: [`unsplittable`](super::unsplittable) has made
//!    that safe.
//!
//! ```text
//! block1: branch v0, block2, block3                the edge from block1 to block3 is critical: v5 := v1
//! block2: jump block3                              at the end of block1 would run before block2 too, at
//! block3: v5 = phi [block1: v1], [block2: v2]      the head of block3 also after block2 (rule 4):
//!
//! block1: branch v0, block2, block4                block4: v5 := v1, jump block3
//! block2: v5 := v2, jump block3                    block3: no phi
//! ```
//!
//! Linear in the phi arguments, but for terminators with three or more edges into joins, whose edges are
//! sorted.

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::host::InstSink;
use crate::parallel_copy::{self, FRESH, Location, Step, sequentialize_registers};
use crate::refill::refill;
use crate::{Block, EdgeId, Graph, Inst, SsaHost, Type, Value};

use super::materialise::AtEnd;
use super::plan::{Entry, Plan, PlannedCopy, Position, Reason, Sequence};
use super::web::{CONSTANT, UNDEF, Web, is_variable};

/// The decisions of a strategy.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places {
    /// By value: its place, itself or the first member of its class.
    pub(crate) place: Vec<u32>,
    /// By phi index: the place of the temporary that edges write instead of the phi, `NONE` if they write the
    /// phi.
    pub(crate) temporary: Vec<u32>,
    /// By phi index: the end of every source may write the phi's temporary, because no other path reads it.
    pub(crate) safe_at_end: Vec<bool>,
    /// By edge: which of its copies were compared with the values live at the end of the source. Empty if the
    /// strategy compared them on the edges.
    pub(crate) ends: Vec<AtEnd>,
    /// By phi index: why there is a temporary.
    pub(crate) reason: Vec<Reason>,
    /// Some phi has a temporary.
    pub(crate) any_temporary: bool,
}

impl Places {
    /// Every value has its own place and no phi has a temporary.
    pub(crate) fn reset(&mut self, n_values: usize, n_phis: usize) {
        self.place.clear();
        self.place.extend(0..n_values as u32);
        refill(&mut self.temporary, n_phis, NONE);
        refill(&mut self.safe_at_end, n_phis, false);
        self.ends.clear();
        refill(&mut self.reason, n_phis, Reason::Isolation);
        self.any_temporary = false;
    }

    /// Gives a phi a temporary for itself alone.
    pub(crate) fn isolate(&mut self, plan: &mut Plan, phi: usize, ty: Type, reason: Reason) {
        self.temporary[phi] = (self.place.len() + plan.temporaries.len()) as u32;
        self.safe_at_end[phi] = true;
        self.share(phi, self.temporary[phi], reason);
        plan.temporaries.push(ty);
    }

    /// Makes edges write `place` instead of the phi.
    pub(crate) fn share(&mut self, phi: usize, place: u32, reason: Reason) {
        self.temporary[phi] = place;
        self.reason[phi] = reason;
        self.any_temporary = true;
    }

    /// The place that edges write for the phi.
    #[inline]
    pub(crate) fn dest(&self, phi: usize, value: u32) -> u32 {
        if self.temporary[phi] != NONE { self.temporary[phi] } else { self.place[value as usize] }
    }
}

/// One parallel copy as it is collected.
#[derive(Clone, Debug, Default)]
pub(super) struct Batch {
    /// The places that are written and read.
    pub(super) pairs: Vec<(u32, u32)>,
    /// In step with `pairs`: the entries in the ledger.
    pub(super) entries: Vec<u32>,
    /// Copies of constants, which come last.
    pub(super) constants: Vec<PlannedCopy>,
}

impl Batch {
    fn len(&self) -> usize {
        self.pairs.len() + self.constants.len()
    }

    /// Appends the copies in an order that has the effect of all at once to those of the plan, and empties
    /// the batch. Temporaries that cycles take are numbered after the `n_values` of the host and those of the
    /// plan.
    pub(super) fn sequentialize(
        &mut self,
        host: &impl SsaHost,
        n_values: u32,
        at: Position,
        ctx: &mut parallel_copy::Ctx,
        plan: &mut Plan,
    ) {
        if self.len() == 0 {
            return;
        }
        let mut saved = Value(NONE);
        let steps = sequentialize_registers(&self.pairs, ctx).expect("a parallel copy writes a place once");
        for &step in steps {
            let (dest, source, entry) = match step {
                Step::Save { copy, source: Location::Register(source), .. } => {
                    saved = Value(n_values + plan.temporaries.len() as u32);
                    plan.temporaries.push(match source.checked_sub(n_values) {
                        None => host.value_type(Value(source)),
                        Some(temporary) => plan.temporaries[temporary as usize],
                    });
                    let served = plan.ledger[self.entries[copy as usize] as usize];
                    plan.ledger.push(Entry { arg: Value(source), reason: Reason::Cycle, ..served });
                    plan.counters.copies_inserted += 1;
                    (saved, Value(source), plan.ledger.len() as u32 - 1)
                }
                Step::Move { copy, dest: Location::Register(dest), source: Location::Register(source) } => {
                    let source = if Location::Register(source) == FRESH { saved } else { Value(source) };
                    (Value(dest), source, self.entries[copy as usize])
                }
                _ => unreachable!("all copies are between registers"),
            };
            plan.ledger[entry as usize].position = Some(at);
            plan.copies.push(PlannedCopy { dest, source, entry });
            plan.counters.copies_left += 1;
        }
        for copy in &self.constants {
            plan.ledger[copy.entry as usize].position = Some(at);
        }
        plan.counters.constants_left += self.constants.len() as u32;
        plan.copies.append(&mut self.constants);
        self.pairs.clear();
        self.entries.clear();
    }
}

/// The operands and definitions of a terminator.
#[derive(Clone, Debug, Default)]
pub(crate) struct Terminator {
    pub(crate) uses: Vec<u32>,
    pub(crate) defs: Vec<u32>,
}

impl InstSink for Terminator {
    fn inst(&mut self, _: Inst) {}

    fn uses(&mut self, value: Value) {
        self.uses.push(value.0);
    }

    fn defines(&mut self, value: Value) {
        self.defs.push(value.0);
    }
}

impl Terminator {
    pub(crate) fn read(&mut self, host: &impl SsaHost, block: u32) {
        self.uses.clear();
        self.defs.clear();
        host.terminator(Block(block), self);
    }
}

/// An edge from a block into a join with other predecessors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Joining {
    target: u32,
    /// Of the arguments, to bring equal ones together.
    hash: u32,
    edge: u32,
    /// Occurrences in the group that this one leads; 0 for those after it.
    group: u32,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    parallel_copy: parallel_copy::Ctx,
    batch: Batch,
    order: Vec<u32>,
    gone: Vec<u32>,
    joining: Vec<Joining>,
    terminator: Terminator,
    /// By block: its head is done.
    head_done: Vec<bool>,
}

pub(crate) struct Placer<'a, H> {
    pub(crate) host: &'a H,
    pub(crate) graph: &'a Graph,
    pub(crate) web: &'a Web,
    pub(crate) places: &'a Places,
    pub(crate) plan: &'a mut Plan,
    pub(crate) scratch: &'a mut Scratch,
}

impl<H: SsaHost> Placer<'_, H> {
    /// Fills the plan with copies, edge blocks, ledger and counters.
    pub(crate) fn run(&mut self) {
        let graph = self.graph;
        refill(&mut self.scratch.head_done, graph.n_blocks(), false);
        for &block in &graph.rpo {
            match graph.succ_row(block) {
                [] => {}
                &[target] => {
                    let edge = graph.succ_start[block as usize];
                    if self.web.n_phis[target as usize] > 0 && self.collect(edge, target) {
                        self.place_alone(block, &[Joining { target, hash: 0, edge, group: 1 }]);
                    }
                }
                targets => {
                    let first = graph.succ_start[block as usize];
                    self.scratch.joining.clear();
                    for (index, &target) in targets.iter().enumerate() {
                        let edge = first + index as u32;
                        if self.web.n_phis[target as usize] == 0 {
                            continue;
                        }
                        if graph.pred_row(target).len() == 1 {
                            self.collect(edge, target);
                            self.finish_head(target);
                        } else {
                            self.scratch.joining.push(Joining { target, hash: 0, edge, group: 1 });
                        }
                    }
                    if !self.scratch.joining.is_empty() {
                        self.place_joining(block, targets.len());
                    }
                }
            }
        }
        if self.places.any_temporary {
            for i in 0..self.web.joins.len() {
                let join = self.web.joins[i];
                if !self.scratch.head_done[join as usize] {
                    self.finish_head(join);
                }
            }
        }
    }

    /// Collects the copies of `edge` into `target` and enters them into the ledger. True if there are any.
    fn collect(&mut self, edge: u32, target: u32) -> bool {
        let phis = self.web.phis(target);
        let args = self.web.edge_args(edge, phis.len());
        let named = Some(self.graph.edge(EdgeId(edge)));
        let before = self.scratch.batch.len();
        for (phi, &arg) in phis.zip(args) {
            let value = self.web.phi_value[phi];
            if arg == UNDEF {
                continue;
            }
            let mut entry = Entry {
                phi: Value(value),
                arg: Value(arg & !CONSTANT),
                edge: named,
                position: None,
                reason: Reason::PhiArgument,
            };
            let dest = self.places.dest(phi, value);
            let number = self.plan.ledger.len() as u32;
            if !is_variable(arg) {
                entry.reason = Reason::Constant;
                self.scratch.batch.constants.push(PlannedCopy {
                    dest: Value(dest),
                    source: entry.arg,
                    entry: number,
                });
            } else {
                let source = self.places.place[arg as usize];
                if source != dest {
                    self.scratch.batch.pairs.push((dest, source));
                    self.scratch.batch.entries.push(number);
                } else if arg == value && self.places.ends.is_empty() {
                    continue;
                }
            }
            self.plan.counters.copies_inserted += 1;
            self.plan.ledger.push(entry);
        }
        self.scratch.batch.len() > before
    }

    /// True if `edge` needs a copy.
    fn needs_copies(&self, edge: u32, target: u32) -> bool {
        let phis = self.web.phis(target);
        let args = self.web.edge_args(edge, phis.len());
        phis.zip(args).any(|(phi, &arg)| {
            arg != UNDEF
                && (!is_variable(arg)
                    || self.places.place[arg as usize] != self.places.dest(phi, self.web.phi_value[phi]))
        })
    }

    /// Places the copies that were collected: those of all edges out of `block`, which make one group.
    fn place_alone(&mut self, block: u32, group: &[Joining]) {
        let target = group[0].target;
        self.scratch.terminator.read(self.host, block);
        if self.end_is_safe() {
            self.flush(Position::End(Block(block)));
        } else if self.graph.pred_row(target).len() == group.len() {
            self.finish_head(target);
        } else if self.is_unsplittable(group) {
            self.flush(Position::End(Block(block)));
        } else {
            self.split(group);
        }
    }

    /// True if the terminator that was read defines nothing and reads nothing that the collected copies
    /// write.
    fn end_is_safe(&self) -> bool {
        let Scratch { terminator, batch: Batch { pairs, constants, .. }, .. } = &*self.scratch;
        terminator.defs.is_empty()
            && terminator.uses.iter().all(|&value| {
                let place = self.places.place.get(value as usize).copied().unwrap_or(value);
                pairs.iter().all(|pair| pair.0 != place) && constants.iter().all(|copy| copy.dest.0 != place)
            })
    }

    /// Groups the edges in `joining`, all out of `block`, which has `n_edges`, and places their copies.
    fn place_joining(&mut self, block: u32, n_edges: usize) {
        let mut joining = core::mem::take(&mut self.scratch.joining);
        self.group(&mut joining);
        if joining[0].group as usize != n_edges {
            self.place_groups(block, &joining);
        } else if self.collect(joining[0].edge, joining[0].target) {
            self.place_alone(block, &joining);
        }
        self.scratch.joining = joining;
    }

    /// Brings edges with equal targets and equal arguments together and counts them in `group`.
    fn group(&self, joining: &mut [Joining]) {
        if joining.len() == 1 {
            return;
        }
        let args =
            |edge: &Joining| self.web.edge_args(edge.edge, self.web.n_phis[edge.target as usize] as usize);
        if joining.len() > 2 {
            for edge in joining.iter_mut() {
                edge.hash = args(edge)
                    .iter()
                    .fold(0u32, |hash, &arg| (hash.rotate_left(5) ^ arg).wrapping_mul(0x9e37_79b1));
            }
            joining.sort_unstable();
        }
        let mut leader = 0;
        for i in 1..joining.len() {
            if joining[i].target == joining[leader].target && args(&joining[i]) == args(&joining[leader]) {
                joining[leader].group += 1;
                joining[i].group = 0;
            } else {
                leader = i;
            }
        }
    }

    fn place_groups(&mut self, block: u32, joining: &[Joining]) {
        let groups = || (0..joining.len()).filter(|&i| joining[i].group > 0);
        let members = |i: usize| &joining[i..i + joining[i].group as usize];
        self.scratch.terminator.read(self.host, block);
        // First the copies at the end of the block, all as one parallel copy.
        for i in groups() {
            if self.goes_to_end(joining, i) {
                self.collect(joining[i].edge, joining[i].target);
            }
        }
        self.unite_equal_copies();
        self.flush(Position::End(Block(block)));
        for i in groups() {
            if !self.goes_to_end(joining, i) && self.collect(joining[i].edge, joining[i].target) {
                if self.graph.pred_row(joining[i].target).len() == members(i).len() {
                    self.finish_head(joining[i].target);
                } else {
                    self.split(members(i));
                }
            }
        }
    }

    /// Leaves one of several equal copies: two edges may need the same if variables of equal values were
    /// merged.
    fn unite_equal_copies(&mut self) {
        let Scratch { batch: Batch { pairs, entries, .. }, order, gone, .. } = &mut *self.scratch;
        if self.places.ends.is_empty() || pairs.len() < 2 {
            return;
        }
        order.clear();
        order.extend(0..pairs.len() as u32);
        order.sort_unstable_by_key(|&at| (pairs[at as usize], at));
        // Those that are left keep their order, so that the result is deterministic.
        let equal = order.windows(2).filter(|two| pairs[two[0] as usize] == pairs[two[1] as usize]);
        gone.clear();
        gone.extend(equal.map(|two| two[1]));
        gone.sort_unstable();
        for &at in gone.iter().rev() {
            pairs.remove(at as usize);
            entries.remove(at as usize);
        }
    }

    /// True if an edge of the group cannot be split.
    fn is_unsplittable(&self, group: &[Joining]) -> bool {
        group.iter().any(|edge| !self.host.splittable(self.graph.edge(EdgeId(edge.edge))))
    }

    /// True if the copies of the group that starts at `first` are at the end of the source, although other
    /// edges leave it.
    fn goes_to_end(&self, joining: &[Joining], first: usize) -> bool {
        let Joining { target, edge, group, .. } = joining[first];
        let end = first + group as usize;
        if self.graph.pred_row(target).len() == group as usize || !self.needs_copies(edge, target) {
            return false;
        }
        if self.is_unsplittable(&joining[first..end]) {
            return true;
        }
        if let Some(&at_end) = self.places.ends.get(edge as usize) {
            return at_end != AtEnd::No;
        }
        let phis = self.web.phis(target);
        let defs = &self.scratch.terminator.defs;
        let args = self.web.edge_args(edge, phis.len());
        if !phis.clone().all(|phi| self.places.safe_at_end[phi]) || args.iter().any(|arg| defs.contains(arg))
        {
            return false;
        }
        // The groups of a target are neighbours. Another one would overwrite the temporaries.
        let others = joining[end..]
            .iter()
            .take_while(|other| other.target == target)
            .chain(joining[..first].iter().rev().take_while(|other| other.target == target));
        !others.clone().any(|other| other.group > 0 && self.needs_copies(other.edge, target))
    }

    /// Makes an edge block of the copies collected for the edges of `group`.
    fn split(&mut self, group: &[Joining]) {
        let edges = group.iter().map(|edge| self.graph.edge(EdgeId(edge.edge)));
        let at = self.plan.add_split(Block(group[0].target), edges);
        self.flush(at);
    }

    /// Places the collected copies at the head of `join`, and after it the copies from temporaries to phis.
    fn finish_head(&mut self, join: u32) {
        let at = Position::Head(Block(join));
        let first = self.plan.copies.len();
        self.sequentialize(at);
        for phi in self.web.phis(join) {
            let temporary = self.places.temporary[phi];
            let value = self.web.phi_value[phi];
            let place = self.places.place[value as usize];
            if temporary == NONE || (temporary == place && self.places.ends.is_empty()) {
                continue;
            }
            if temporary != place {
                self.scratch.batch.pairs.push((place, temporary));
                self.scratch.batch.entries.push(self.plan.ledger.len() as u32);
            }
            self.plan.ledger.push(Entry {
                phi: Value(value),
                arg: Value(value),
                edge: None,
                position: None,
                reason: self.places.reason[phi],
            });
            self.plan.counters.copies_inserted += 1;
        }
        self.sequentialize(at);
        self.finish_sequence(at, first);
        self.scratch.head_done[join as usize] = true;
    }

    fn flush(&mut self, at: Position) {
        let first = self.plan.copies.len();
        self.sequentialize(at);
        self.finish_sequence(at, first);
    }

    fn finish_sequence(&mut self, at: Position, first: usize) {
        if self.plan.copies.len() > first {
            let (first, end) = (first as u32, self.plan.copies.len() as u32);
            self.plan.sequences.push(Sequence { at, first, end });
        }
    }

    /// Appends the collected copies, as one parallel copy, to the plan.
    fn sequentialize(&mut self, at: Position) {
        let Scratch { parallel_copy, batch, .. } = &mut *self.scratch;
        batch.sequentialize(self.host, self.places.place.len() as u32, at, parallel_copy, self.plan);
    }
}
