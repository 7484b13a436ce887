//! Elimination by a strategy outside this crate: a student's, a paper's, another compiler's.
//!
//! **What.** A [`Decision`] lists the values that become one variable, the phis that get a temporary, and
//! optionally every copy. [`plan_decided`] makes a [`Plan`] of it: without a list of copies, those that the
//! classes leave are placed and ordered as under every [`Strategy`](super::Strategy).
//!
//! **Does not** prove the decision: [`check`](super::check()) does, and
//! [`counterexample`](super::counterexample()) shows a wrong path. Only decisions that no plan can express
//! are refused: unknown names, two copies of one parallel copy into one variable.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::host::ValueKind;
use crate::{Analyses, Block, Edge, EdgeId, Error, Graph, SsaHost, Type, Value};

use super::place::Batch;
use super::plan::{Entry, Plan, PlannedCopy, Position, Reason, Sequence};
use super::prepare::{Prepared, prepare};
use super::web::{CONSTANT, UNDEF, Web, is_variable};
use super::{Ctx, Options};
use crate::parallel_copy;

/// The decisions of an external strategy about one function.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Decision {
    /// Values that become one variable; those that are in no class stay on their own.
    pub classes: Vec<Vec<Value>>,
    /// Phis that get a temporary: edges write it, the head of the block reads it. Has no effect if copies are
    /// listed.
    pub isolated: Vec<Value>,
    /// The types of the temporaries in `copies`. Their values are numbered from
    /// [`SsaHost::n_values`](crate::SsaHost::n_values) on.
    pub temporaries: Vec<Type>,
    /// Every copy; `None` if the copies follow from the classes.
    pub copies: Option<Vec<DecidedCopies>>,
}

/// The copies at one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecidedCopies {
    /// The position.
    pub at: DecidedPosition,
    /// Destinations and sources.
    pub copies: Vec<(Value, Value)>,
    /// They are done one after the other, as they are listed. Otherwise all read before any writes.
    pub ordered: bool,
}

/// The position of listed copies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DecidedPosition {
    /// At the end of a block, before its terminator.
    End(Block),
    /// At the head of a block.
    Head(Block),
    /// On these edges, in one edge block.
    Edges(Vec<Edge>),
}

/// Why a decision cannot become a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DecisionError {
    /// The host is at fault.
    Host(Error),
    /// The decision names something that does not exist, or asks for what no plan can express: the reason.
    Refused(String),
}

impl From<Error> for DecisionError {
    fn from(error: Error) -> Self {
        DecisionError::Host(error)
    }
}

impl fmt::Display for DecisionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecisionError::Host(error) => error.fmt(f),
            DecisionError::Refused(reason) => f.write_str(reason),
        }
    }
}

impl core::error::Error for DecisionError {}

fn refused(reason: impl Into<String>) -> DecisionError {
    DecisionError::Refused(reason.into())
}

fn no_variable(value: Value) -> DecisionError {
    refused(format!("{value} is a constant or undefined, so it has no variable"))
}

/// Plans the elimination of all phis of `host` according to `decision`. The strategy of `options` has no
/// effect.
///
/// # Errors
///
/// Those of [`plan`](super::plan()), and decisions that no plan can express. [`check`](super::check()) proves
/// the plan.
///
/// ```
/// use sheave_ssa::eliminate::{self, Decision, Options};
/// use sheave_testing::ssa::conformance::{merging_programs, ssa_form};
///
/// // No class and no temporary of its own: copies for every phi.
/// let (mut analyses, mut ctx) = (sheave_ssa::Analyses::new(), eliminate::Ctx::new());
/// let (program, _) = merging_programs(8).last().unwrap();
/// let func = ssa_form(&program);
/// let decision = Decision::default();
/// let plan = eliminate::plan_decided(&func, &decision, &Options::default(), &mut analyses, &mut ctx)?;
/// assert_eq!(eliminate::check(&func, plan), Ok(()));
/// # Ok::<(), eliminate::DecisionError>(())
/// ```
pub fn plan_decided<'a>(
    host: &impl SsaHost,
    decision: &Decision,
    options: &Options,
    analyses: &mut Analyses,
    ctx: &'a mut Ctx,
) -> Result<&'a Plan, DecisionError> {
    let Some(Prepared { host, has_unsplittable }) = prepare(host, options, true, analyses, ctx)? else {
        return Ok(&ctx.plan);
    };
    let host = &host;
    check_names(host, decision, &ctx.web)?;
    assign(decision, ctx);
    match &decision.copies {
        Some(copies) => {
            ctx.plan.temporaries.extend(&decision.temporaries);
            let graph = analyses.known_graph();
            let Ctx { web, places, plan, .. } = &mut *ctx;
            Lister { host, graph, web, place: &places.place, plan }.run(copies)?;
        }
        None => {
            for &phi in &decision.isolated {
                let index = phi_index(&ctx.web, phi).ok_or_else(|| refused(format!("{phi} is no phi")))?;
                ctx.places.isolate(&mut ctx.plan, index, host.value_type(phi), Reason::Isolation);
            }
            if has_unsplittable {
                super::guard(host, analyses, ctx, true)?;
            }
            super::place_copies(host, analyses.known_graph(), ctx);
        }
    }
    ctx.plan.counters.temporaries = ctx.plan.temporaries.len() as u32;
    Ok(&ctx.plan)
}

fn phi_index(web: &Web, phi: Value) -> Option<usize> {
    web.phi_value.iter().position(|&value| value == phi.0)
}

/// Refuses values and classes of which no plan can be made.
fn check_names(host: &impl SsaHost, decision: &Decision, web: &Web) -> Result<(), DecisionError> {
    let n_values = host.n_values();
    let n_all = n_values + decision.temporaries.len();
    let mut class_of: BTreeMap<Value, usize> = BTreeMap::new();
    for (number, class) in decision.classes.iter().enumerate() {
        for &member in class {
            if member.index() >= n_values {
                return Err(refused(format!("there is no value {member}")));
            }
            if host.value_kind(member) != ValueKind::Variable {
                return Err(no_variable(member));
            }
            if host.value_type(member) != host.value_type(class[0]) {
                return Err(refused(format!(
                    "{} and {member} are in one class and have different types",
                    class[0]
                )));
            }
            if class_of.insert(member, number).is_some_and(|other| other != number) {
                return Err(refused(format!("{member} is in two classes")));
            }
        }
    }
    for &join in &web.joins {
        let mut phi_of: BTreeMap<usize, Value> = BTreeMap::new();
        for phi in web.phis(join) {
            let value = Value(web.phi_value[phi]);
            if let Some(&class) = class_of.get(&value)
                && let Some(other) = phi_of.insert(class, value)
            {
                let block = Block(join);
                return Err(refused(format!(
                    "{other} and {value}, both phis of {block}, are in one class: each edge brings both an \
                     argument, and one variable cannot hold two"
                )));
            }
        }
    }
    for &(dest, source) in decision.copies.iter().flatten().flat_map(|at| &at.copies) {
        for value in [dest, source] {
            if value.index() >= n_all {
                return Err(refused(format!("there is no value {value}")));
            }
        }
        if dest.index() < n_values && host.value_kind(dest) != ValueKind::Variable {
            return Err(no_variable(dest));
        }
    }
    Ok(())
}

/// Enters the classes into the plan and into the places.
fn assign(decision: &Decision, ctx: &mut Ctx) {
    let Ctx { places, plan, .. } = ctx;
    for class in &decision.classes {
        let members: BTreeSet<Value> = class.iter().copied().collect();
        if members.len() < 2 {
            continue;
        }
        plan.members.extend(&members);
        plan.class_ends.push(plan.members.len() as u32);
        for member in &members {
            places.place[member.index()] = class.iter().min().map_or(member.0, |first| first.0);
        }
    }
}

/// Makes sequences, edge blocks and the ledger of listed copies.
struct Lister<'a, H> {
    host: &'a H,
    graph: &'a Graph,
    web: &'a Web,
    /// By value: its variable.
    place: &'a [u32],
    plan: &'a mut Plan,
}

impl<H: SsaHost> Lister<'_, H> {
    fn run(&mut self, listed: &[DecidedCopies]) -> Result<(), DecisionError> {
        let mut carried = vec![false; self.web.args.len()];
        let temporary_of = self.temporaries_of_phis(listed);
        let mut ctx = parallel_copy::Ctx::default();
        for at in listed {
            let (position, edges) = self.position(at)?;
            let first = self.plan.copies.len() as u32;
            self.list(at, position, &edges, &temporary_of, &mut carried, &mut ctx)?;
            let end = self.plan.copies.len() as u32;
            if first < end || matches!(position, Position::Split(_)) {
                self.plan.sequences.push(Sequence { at: position, first, end });
            }
        }
        // Arguments that no copy carries are carried by their variables.
        for &join in &self.web.joins {
            let phis = self.web.phis(join);
            let mut seen = BTreeSet::new();
            for edge in self.graph.incoming(join) {
                // Edges of one terminator with equal arguments share their entries.
                let source = self.graph.edge_source[edge as usize];
                if !seen.insert((source, self.web.edge_args(edge, phis.len()))) {
                    continue;
                }
                let first = self.web.first_arg[edge as usize] as usize;
                for (k, phi) in phis.clone().enumerate() {
                    let value = self.web.phi_value[phi];
                    let arg = self.web.args[first + k];
                    if !carried[first + k] && arg != UNDEF && arg != value {
                        self.plan.ledger.push(self.entry(edge, value, arg));
                    }
                }
            }
        }
        self.plan.counters.copies_inserted = self.plan.ledger.len() as u32;
        Ok(())
    }

    fn entry(&self, edge: u32, phi: u32, arg: u32) -> Entry {
        Entry {
            phi: Value(phi),
            arg: Value(arg & !CONSTANT),
            edge: Some(self.graph.edge(EdgeId(edge))),
            position: None,
            reason: if is_variable(arg) { Reason::PhiArgument } else { Reason::Constant },
        }
    }

    fn variable(&self, value: Value) -> u32 {
        self.place.get(value.index()).copied().unwrap_or(value.0)
    }

    /// By phi that the head of its block copies from a variable which edges write instead: that variable. At
    /// the head of a block with one edge it is a temporary, or the same sequence has written it before.
    fn temporaries_of_phis(&self, listed: &[DecidedCopies]) -> BTreeMap<u32, u32> {
        let mut found = BTreeMap::new();
        for at in listed {
            let DecidedPosition::Head(block) = at.at else { continue };
            if !self.is_reachable(block) {
                continue;
            }
            for phi in self.web.phis(block.0) {
                let value = self.web.phi_value[phi];
                let place = self.place[value as usize];
                let joins = self.joins(block);
                for (index, &(dest, source)) in at.copies.iter().enumerate() {
                    let mut from = self.variable(source);
                    let before = &at.copies[..if at.ordered { index } else { 0 }];
                    if joins {
                        // A temporary of a cycle stands for the variable that was saved in it.
                        for copy in before.iter().rev().filter(|copy| copy.0.index() >= self.place.len()) {
                            if self.variable(copy.0) == from {
                                from = self.variable(copy.1);
                            }
                        }
                    }
                    if self.variable(dest) == place
                        && (joins
                            || from as usize >= self.place.len()
                            || before.iter().any(|copy| self.variable(copy.0) == from))
                    {
                        found.insert(value, from);
                    }
                }
            }
        }
        found
    }

    /// Whether edges from several blocks lead to `block`.
    fn joins(&self, block: Block) -> bool {
        let mut sources = self.graph.incoming(block.0).map(|edge| self.graph.edge_source[edge as usize]);
        let first = sources.next();
        sources.any(|source| Some(source) != first)
    }

    fn is_reachable(&self, block: Block) -> bool {
        block.index() < self.graph.n_blocks() && self.graph.is_reachable(block)
    }

    /// The position, and the edges whose arguments copies there can carry.
    fn position(&mut self, at: &DecidedCopies) -> Result<(Position, Vec<u32>), DecisionError> {
        let graph = self.graph;
        match &at.at {
            &DecidedPosition::End(block) | &DecidedPosition::Head(block) if !self.is_reachable(block) => {
                Err(refused(format!("there is no reachable block {block}")))
            }
            &DecidedPosition::End(block) => {
                Ok((Position::End(block), graph.edges_out(block).map(|edge| edge.0).collect()))
            }
            &DecidedPosition::Head(block) => Ok((Position::Head(block), graph.incoming(block.0).collect())),
            DecidedPosition::Edges(edges) => {
                let mut ids = Vec::new();
                for &edge in edges {
                    let id = Some(edge)
                        .filter(|edge| self.is_reachable(edge.from))
                        .and_then(|edge| graph.edges_out(edge.from).nth(edge.index as usize));
                    ids.push(id.ok_or_else(|| refused(format!("there is no reachable edge {edge}")))?.0);
                }
                let targets: BTreeSet<u32> = ids.iter().map(|&id| graph.succs[id as usize]).collect();
                let (Some(&target), 1) = (targets.first(), targets.len()) else {
                    return Err(refused("copies in an edge block belong to one or more edges to one block"));
                };
                Ok((self.plan.add_split(Block(target), edges.iter().copied()), ids))
            }
        }
    }

    /// Appends the copies at one position, each with its entry.
    fn list(
        &mut self,
        at: &DecidedCopies,
        position: Position,
        edges: &[u32],
        temporary_of: &BTreeMap<u32, u32>,
        carried: &mut [bool],
        ctx: &mut parallel_copy::Ctx,
    ) -> Result<(), DecisionError> {
        let mut batch = Batch::default();
        let mut written = BTreeSet::new();
        let mut copies = Vec::new();
        for &(dest, source) in &at.copies {
            let (to, from) = (self.variable(dest), self.variable(source));
            if !at.ordered && !written.insert(to) {
                return Err(refused(format!(
                    "two copies that are done at once write the variable of {dest}"
                )));
            }
            if to != from {
                let is_constant =
                    source.index() < self.place.len() && self.host.value_kind(source) != ValueKind::Variable;
                copies.push(Listed { to, from, source, is_constant, entry: None });
            }
        }
        let head = match position {
            Position::Head(block) => Some(block),
            _ => None,
        };
        // First those that read the argument's own variable; then those that read the variable that holds it
        // by then.
        for exact in [true, false] {
            for copy in copies.iter_mut().filter(|copy| copy.entry.is_none()) {
                copy.entry = self.argument_of(head, edges, copy, exact, temporary_of, carried);
            }
        }
        for copy in copies {
            let Listed { to, from, source, is_constant, entry } = copy;
            let mut entry = entry.unwrap_or_else(|| self.other_purpose(position, &copy));
            entry.position = Some(position);
            self.plan.ledger.push(entry);
            let number = self.plan.ledger.len() as u32 - 1;
            if at.ordered {
                self.push(PlannedCopy { dest: Value(to), source: Value(from), entry: number }, is_constant);
            } else if is_constant {
                batch.constants.push(PlannedCopy { dest: Value(to), source, entry: number });
            } else {
                batch.pairs.push((to, from));
                batch.entries.push(number);
            }
        }
        batch.sequentialize(self.host, self.place.len() as u32, position, ctx, self.plan);
        Ok(())
    }

    fn push(&mut self, copy: PlannedCopy, is_constant: bool) {
        self.plan.copies.push(copy);
        if is_constant {
            self.plan.counters.constants_left += 1;
        } else {
            self.plan.counters.copies_left += 1;
        }
    }

    /// The argument of one of the `edges` that a copy carries; with `exact` it must read the argument's
    /// variable.
    fn argument_of(
        &self,
        head: Option<Block>,
        edges: &[u32],
        copy: &Listed,
        exact: bool,
        temporary_of: &BTreeMap<u32, u32>,
        carried: &mut [bool],
    ) -> Option<Entry> {
        // At the head of a join a copy is for the phi, not for one of its arguments.
        if let Some(block) = head
            && self.joins(block)
        {
            return None;
        }
        let mut found: Option<Entry> = None;
        for &edge in edges {
            let target = self.graph.succs[edge as usize];
            for (k, phi) in self.web.phis(target).enumerate() {
                let value = self.web.phi_value[phi];
                let own = self.place[value as usize];
                let for_phi = temporary_of.get(&value).copied().unwrap_or(own) == copy.to;
                let index = self.web.first_arg[edge as usize] as usize + k;
                let arg = self.web.args[index];
                if !for_phi || arg == UNDEF || carried[index] {
                    continue;
                }
                let has_kind = is_variable(arg) != copy.is_constant;
                let reads = !exact || self.variable(Value(arg & !CONSTANT)) == copy.from;
                let same = found.is_none_or(|entry| entry.phi.0 == value && entry.arg.0 == arg & !CONSTANT);
                if has_kind && reads && same {
                    carried[index] = true;
                    found = found.or(Some(self.entry(edge, value, arg)));
                }
            }
        }
        found
    }

    /// The entry of a copy that carries no argument: it is for a phi at the head of its block, or else saves
    /// something.
    fn other_purpose(&self, position: Position, copy: &Listed) -> Entry {
        let constant = |reason| if copy.is_constant { Reason::Constant } else { reason };
        let saves = Entry {
            phi: Value(copy.to),
            arg: copy.source,
            edge: None,
            position: None,
            reason: constant(Reason::Cycle),
        };
        let Position::Head(block) = position else { return saves };
        let phis = self.web.phis(block.0).map(|phi| self.web.phi_value[phi]);
        let mut written = phis.filter(|&phi| self.place[phi as usize] == copy.to).map(Value);
        let reason = constant(Reason::Isolation);
        written.next_back().map_or(saves, |phi| Entry { phi, arg: phi, reason, ..saves })
    }
}

/// A listed copy that is left, as variables.
#[derive(Clone, Copy)]
struct Listed {
    to: u32,
    from: u32,
    source: Value,
    is_constant: bool,
    entry: Option<Entry>,
}
