//! The checker of elimination: proves that a plan's copies have the effect of the phis. It reads the host and
//! the plan only, and shares no code with the passes.
//!
//! Abstract interpretation of the contents of places, as in regalloc2's checker: a fact is that a place holds
//! a value of the SSA function. Instructions, copies and edges change the facts; at joins only facts of all
//! paths remain. At every use the operand's place must hold the operand; after every edge, and the copies at
//! the head of its target, the place of every phi must hold that phi; an edge makes its argument's value the
//! phi's. Only places that copies mention or that several values share are followed: any other place holds
//! one value for ever.
//!
//! Reports the first fault. Facts only become weaker until the fixed point, so a fact that is missing there
//! is really missing. Cost: blocks times the values live in followed places, a few times over.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use crate::choices::phrases;
use crate::graph::MAX_ENTITIES;
use crate::host::{Constraint, InstSink, ValueKind};
use crate::{Block, Edge, Inst, SsaHost, Type, Value};

use super::counterexample::Event;
use super::plan::{Plan, Position, Reason};

phrases! {
    /// A rule that a plan must keep.
    pub enum CheckRule {
        /// A copy writes a variable and reads a variable or a constant, both known; an undefined argument may
        /// be copied as a constant.
        CopyOperand = "a copy must write a variable, and read a variable or a constant",
        /// Destination and source of a copy have the same type.
        CopyType = "destination and source of a copy must have one type",
        /// A position exists and has at most one sequence, and sequences do not overlap.
        Position = "a position must exist and have at most one sequence of copies",
        /// A split edge exists, can be split, and is split once.
        SplitEdge = "a split edge must exist, be splittable, and be split once",
        /// From a split edge the edge blocks lead to the edge's target.
        SplitTarget = "edge blocks must lead to the target of the edge that they split",
        /// The members of a class are variables of one type, in one class only.
        Class = "members of a class must be variables of one type, in one class only",
        /// A class keeps the host's constraints.
        Constraint = "a class must keep the host's constraints",
        /// The place of an operand holds the operand.
        Use = "the place of an operand must hold the operand",
        /// After an edge, the place of a phi holds the edge's argument.
        Phi = "after an edge, the place of a phi must hold the edge's argument",
        /// Every copy has a ledger entry with its place and reason, and every entry that names a place has
        /// its copy.
        Ledger = "every copy must have a ledger entry that tells its place and reason, and the reverse",
        /// The counters are the sums over the ledger.
        Counters = "the counters must be the sums over the ledger",
        /// The host names only blocks and values below the bounds that it states.
        Host = "the host must name only blocks and values below the bounds that it states",
    }
}

/// A plan is wrong: a fault of this crate, of who changed the plan, or of a host that [`plan`](super::plan())
/// could not find because it does not read instructions under every strategy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckError {
    /// The rule that is broken.
    pub rule: CheckRule,
    /// The block whose code shows it, if there is one.
    pub block: Option<Block>,
    /// The edge at which it shows.
    pub edge: Option<Edge>,
    /// The value concerned.
    pub value: Option<Value>,
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("elimination is wrong")?;
        if let Some(edge) = self.edge {
            write!(f, " on edge {edge}")?;
        } else if let Some(block) = self.block {
            write!(f, " in {block}")?;
        }
        if let Some(value) = self.value {
            write!(f, " for {value}")?;
        }
        write!(f, ": {}", self.rule.text())
    }
}

impl core::error::Error for CheckError {}

fn fault<T>(
    rule: CheckRule,
    block: Option<Block>,
    edge: Option<Edge>,
    value: Option<Value>,
) -> Result<T, CheckError> {
    Err(CheckError { rule, block, edge, value })
}

/// Checks `plan` against the function it was made for.
///
/// ```
/// use sheave_testing::ssa::{programs::{run, skeleton}, shapes::Shape, toy::{Op, apply_copies}};
/// use sheave_ssa::Block;
///
/// // Blocks 1 and 2 bring a constant and a sum to the phi of block 3.
/// let mut func = skeleton(&Shape { succs: vec![vec![1, 2], vec![3], vec![3], vec![]] });
/// let input = func.push(Block(0), Op::Input).unwrap();
/// func.push(Block(0), Op::Branch(input));
/// let five = func.push(Block(1), Op::Const(5)).unwrap();
/// let sum = func.push(Block(2), Op::Add(input, input)).unwrap();
/// let phi = func.value();
/// for (block, arg) in [(1, five), (2, sum)] {
///     func.push(Block(block), Op::Jump);
///     func.blocks[block as usize].edges[0].args.push(arg);
/// }
/// func.blocks[3].phis.push(phi);
/// func.push(Block(3), Op::Observe(phi));
/// func.push(Block(3), Op::Jump);
///
/// use sheave_ssa::eliminate::{Ctx, Options, check, plan};
///
/// let mut ctx = Ctx::new();
/// let mut plan = plan(&func, &Options::default(), &mut ctx)?.clone();
/// check(&func, &plan)?;
/// // Without its copies the plan is wrong: nothing brings the constant.
/// let right = plan.clone();
/// plan.sequences.clear();
/// assert!(check(&func, &plan).is_err());
/// apply_copies(&mut func, &right);
/// assert_eq!((run(&func, &[1], 9), run(&func, &[0], 9)), (vec![5], vec![0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The first violated rule, with its position.
pub fn check(host: &impl SsaHost, plan: &Plan) -> Result<(), CheckError> {
    let function = Function::read(host)?;
    Checker::of_plan(host, plan, &function)?.run()
}

/// The rules of [`check`] without the effect of the copies ([`CheckRule::Use`] and [`CheckRule::Phi`]), for
/// those who prove the effect on the function to which the plan was applied. Linear in function and plan.
///
/// # Errors
///
/// The first violated rule, with its position.
pub fn check_form(host: &impl SsaHost, plan: &Plan) -> Result<(), CheckError> {
    Checker::of_plan(host, plan, &Function::read(host)?).map(|_| ())
}

/// The function as the host reports it, with uses and definitions in one list.
pub(super) struct Function {
    pub(super) n_values: u32,
    /// Those of the host: one more may enter the function.
    n_blocks: usize,
    pub(super) blocks: Vec<BlockFacts>,
    /// A block without predecessors.
    pub(super) entry: Block,
    /// By value: it has a use.
    used: Vec<bool>,
    /// By value: the block of the instruction that defines it.
    defined_in: Vec<Option<Block>>,
}

#[derive(Default)]
pub(super) struct BlockFacts {
    pub(super) phis: Vec<Value>,
    pub(super) insts: Vec<(Vec<Value>, Vec<Value>)>,
    pub(super) edges: Vec<(Block, Vec<Value>)>,
}

impl BlockFacts {
    /// The instruction that is being reported. Reports before any belong to an instruction of their own.
    fn last(&mut self) -> &mut (Vec<Value>, Vec<Value>) {
        if self.insts.is_empty() {
            self.insts.push((Vec::new(), Vec::new()));
        }
        let last = self.insts.len() - 1;
        &mut self.insts[last]
    }

    /// The operands, values first.
    fn find_stranger(&self, n_values: u32, n_blocks: usize) -> Option<(Option<Value>, Option<u32>)> {
        let args = self.edges.iter().flat_map(|(_, args)| args);
        let operands = self.insts.iter().flat_map(|(uses, defs)| uses.iter().chain(defs));
        let mut values = self.phis.iter().chain(args).chain(operands);
        if let Some(&value) = values.find(|value| value.0 >= n_values) {
            return Some((Some(value), None));
        }
        let edge = self.edges.iter().position(|(target, _)| target.index() >= n_blocks)?;
        Some((None, Some(edge as u32)))
    }
}

impl InstSink for BlockFacts {
    fn inst(&mut self, _: Inst) {
        self.insts.push((Vec::new(), Vec::new()));
    }

    fn uses(&mut self, value: Value) {
        self.last().0.push(value);
    }

    fn defines(&mut self, value: Value) {
        self.last().1.push(value);
    }
}

impl Function {
    pub(super) fn read(host: &impl SsaHost) -> Result<Self, CheckError> {
        let (n_blocks, n_values, mut entry) = (host.n_blocks(), host.n_values(), host.entry());
        if entry.index() >= n_blocks || n_blocks >= MAX_ENTITIES || n_values >= MAX_ENTITIES {
            return fault(CheckRule::Host, Some(entry), None, None);
        }
        let n_values = n_values as u32;
        let mut stranger = None;
        host.params(|value| stranger = stranger.or(Some(value).filter(|value| value.0 >= n_values)));
        if let Some(value) = stranger {
            return fault(CheckRule::Host, None, None, Some(value));
        }
        let mut blocks = Vec::new();
        let mut used = vec![false; n_values as usize];
        let mut defined_in = vec![None; n_values as usize];
        for index in 0..n_blocks {
            let block = Block::new(index);
            let mut facts = BlockFacts::default();
            host.phis(block, |value| facts.phis.push(value));
            host.insts(block, &mut facts);
            host.successors(block, |target| facts.edges.push((target, Vec::new())));
            for (k, (_, args)) in facts.edges.iter_mut().enumerate() {
                host.phi_args(Edge::new(block, k as u32), |value| args.push(value));
            }
            if let Some((value, edge)) = facts.find_stranger(n_values, n_blocks) {
                return fault(CheckRule::Host, Some(block), edge.map(|k| Edge::new(block, k)), value);
            }
            facts.edges.iter().flat_map(|edge| &edge.1).for_each(|arg| used[arg.index()] = true);
            facts.insts.iter().flat_map(|inst| &inst.0).for_each(|value| used[value.index()] = true);
            facts
                .insts
                .iter()
                .flat_map(|inst| &inst.1)
                .for_each(|value| defined_in[value.index()] = Some(block));
            blocks.push(facts);
        }
        if blocks.iter().flat_map(|block: &BlockFacts| &block.edges).any(|edge| edge.0 == entry) {
            // Execution starts in a block of its own, which brings the entry block's phis their arguments.
            let mut args = Vec::new();
            host.entry_args(|value| args.push(value));
            if let Some(&value) = args.iter().find(|value| value.0 >= n_values) {
                return fault(CheckRule::Host, Some(entry), None, Some(value));
            }
            args.iter().for_each(|arg| used[arg.index()] = true);
            let edges = vec![(entry, args)];
            entry = Block::new(blocks.len());
            blocks.push(BlockFacts { edges, ..BlockFacts::default() });
        }
        Ok(Function { n_values, n_blocks, blocks, entry, used, defined_in })
    }
}

/// The place of values that are undefined: they are in every place. Facts about it follow values through phis
/// like all others.
const ANYWHERE: Value = Value(u32::MAX);

/// Place and value, sorted.
pub(super) type Facts = Vec<(Value, Value)>;

pub(super) struct Checker<'a, H> {
    host: &'a H,
    plan: &'a Plan,
    function: &'a Function,
    /// By value and temporary: the place.
    pub(super) place: Vec<Value>,
    /// By value and temporary: facts about it as a place are kept.
    followed: Vec<bool>,
    sequences: BTreeMap<Position, usize>,
    split_of: BTreeMap<Edge, u32>,
}

impl<'a, H: SsaHost> Checker<'a, H> {
    /// For `plan`, of which everything but its effect has been checked.
    pub(super) fn of_plan(host: &'a H, plan: &'a Plan, function: &'a Function) -> Result<Self, CheckError> {
        let mut checker = Checker::new(host, plan, function)?;
        checker.check_splits()?;
        checker.check_copies()?;
        checker.check_ledger()?;
        Ok(checker)
    }

    fn new(host: &'a H, plan: &'a Plan, function: &'a Function) -> Result<Self, CheckError> {
        let n = function.n_values as usize + plan.temporaries.len();
        let mut checker = Checker {
            host,
            plan,
            function,
            place: (0..n).map(Value::new).collect(),
            followed: vec![false; n],
            sequences: BTreeMap::new(),
            split_of: BTreeMap::new(),
        };
        checker.read_classes()?;
        for block in &function.blocks {
            for phi in &block.phis {
                let place = checker.place[phi.index()];
                checker.followed[place.index()] = true;
            }
        }
        Ok(checker)
    }

    fn read_classes(&mut self) -> Result<(), CheckError> {
        let mut class_of: BTreeMap<Value, usize> = BTreeMap::new();
        for (number, class) in self.plan.classes().enumerate() {
            for &member in class {
                let valid = member.0 < self.function.n_values
                    && self.host.value_kind(member) == ValueKind::Variable
                    && self.host.value_type(member) == self.host.value_type(class[0]);
                if !valid || class_of.insert(member, number).is_some() {
                    return fault(CheckRule::Class, None, None, Some(member));
                }
                self.place[member.index()] = class[0];
            }
            self.followed[class[0].index()] = true;
        }
        let mut registers: BTreeMap<usize, u32> = BTreeMap::new();
        let mut bad = None;
        self.host.constraints(|constraint| match constraint {
            Constraint::Fixed { value, register } => {
                if let Some(&class) = class_of.get(&value)
                    && *registers.entry(class).or_insert(register) != register
                {
                    bad = Some(value);
                }
            }
            Constraint::Alone { value } if class_of.contains_key(&value) => bad = Some(value),
            _ => {}
        });
        match bad {
            Some(value) => fault(CheckRule::Constraint, None, None, Some(value)),
            None => Ok(()),
        }
    }

    fn check_splits(&mut self) -> Result<(), CheckError> {
        let plan = self.plan;
        for (index, split) in plan.splits.iter().enumerate() {
            for &edge in plan.edges_to(split) {
                let exists = self.function.blocks.get(edge.from.index());
                let target = exists.and_then(|block| block.edges.get(edge.index as usize));
                let Some(&(target, _)) = target else {
                    return fault(CheckRule::SplitEdge, None, Some(edge), None);
                };
                if edge.from.index() >= self.function.n_blocks
                    || !self.host.splittable(edge)
                    || self.split_of.insert(edge, index as u32).is_some()
                {
                    return fault(CheckRule::SplitEdge, None, Some(edge), None);
                }
                if split.target != target {
                    return fault(CheckRule::SplitTarget, None, Some(edge), None);
                }
            }
        }
        Ok(())
    }

    fn type_of(&self, value: Value) -> Type {
        match value.0.checked_sub(self.function.n_values) {
            None => self.host.value_type(value),
            Some(temporary) => self.plan.temporaries[temporary as usize],
        }
    }

    fn is_variable(&self, value: Value) -> bool {
        value.0 >= self.function.n_values || self.host.value_kind(value) == ValueKind::Variable
    }

    fn check_copies(&mut self) -> Result<(), CheckError> {
        let mut expected = 0;
        for (index, sequence) in self.plan.sequences.iter().enumerate() {
            let block = match sequence.at {
                Position::End(block) | Position::Head(block)
                    if block.index() < self.function.blocks.len() =>
                {
                    Some(block)
                }
                Position::Split(split) if (split as usize) < self.plan.splits.len() => None,
                _ => return fault(CheckRule::Position, None, None, None),
            };
            let range_ok = sequence.first == expected && sequence.first <= sequence.end;
            if !range_ok || sequence.end as usize > self.plan.copies.len() {
                return fault(CheckRule::Position, block, None, None);
            }
            expected = sequence.end;
            if self.sequences.insert(sequence.at, index).is_some() {
                return fault(CheckRule::Position, block, None, None);
            }
            for copy in self.plan.sequence_copies(sequence) {
                for value in [copy.dest, copy.source] {
                    if value.index() >= self.place.len() || self.place[value.index()] != value {
                        return fault(CheckRule::CopyOperand, block, None, Some(value));
                    }
                }
                // An undefined argument is copied, as a constant, under `Options::write_undefined`.
                let undefined =
                    copy.source.0 < self.function.n_values
                        && self.host.value_kind(copy.source) == ValueKind::Undef
                        && !self.plan.ledger.get(copy.entry as usize).is_some_and(|entry| {
                            entry.reason == Reason::Constant && entry.arg == copy.source
                        });
                if !self.is_variable(copy.dest) || undefined {
                    return fault(CheckRule::CopyOperand, block, None, Some(copy.dest));
                }
                if self.type_of(copy.dest) != self.type_of(copy.source) {
                    return fault(CheckRule::CopyType, block, None, Some(copy.dest));
                }
                self.followed[copy.dest.index()] = true;
                self.followed[copy.source.index()] = true;
            }
        }
        if expected as usize != self.plan.copies.len() {
            return fault(CheckRule::Position, None, None, None);
        }
        Ok(())
    }

    fn check_ledger(&self) -> Result<(), CheckError> {
        let plan = self.plan;
        let mut standing = vec![0u32; plan.ledger.len()];
        let (mut left, mut constants) = (0, 0);
        for sequence in &plan.sequences {
            for copy in plan.sequence_copies(sequence) {
                let constant = !self.is_variable(copy.source);
                let told = plan.ledger.get(copy.entry as usize).is_some_and(|entry| {
                    entry.position == Some(sequence.at) && constant == (entry.reason == Reason::Constant)
                });
                if !told {
                    return fault(CheckRule::Ledger, None, None, Some(copy.dest));
                }
                standing[copy.entry as usize] += 1;
                if constant { constants += 1 } else { left += 1 }
            }
        }
        for (entry, &count) in plan.ledger.iter().zip(&standing) {
            if count != u32::from(entry.position.is_some()) {
                return fault(CheckRule::Ledger, None, entry.edge, Some(entry.phi));
            }
        }
        let counters = &plan.counters;
        let sums = counters.copies_inserted as usize == plan.ledger.len()
            && counters.copies_left == left
            && counters.constants_left == constants
            && counters.temporaries as usize == plan.temporaries.len()
            && counters.edges_split as usize == plan.split_edges.len()
            && counters.jumps_added as usize == plan.splits.len();
        if sums { Ok(()) } else { fault(CheckRule::Counters, None, None, None) }
    }

    /// The facts at the entry.
    pub(super) fn at_start(&self) -> Facts {
        let mut facts = Facts::new();
        self.host.params(|param| {
            let Some(&place) = self.place.get(param.index()) else { return };
            hold(&mut facts, place, self.followed[place.index()].then_some(param).as_slice());
        });
        // A constant that is copied is a place that always holds itself, and by that the phis it is passed
        // to.
        for copy in self.plan.copies.iter().filter(|copy| !self.is_variable(copy.source)) {
            hold(&mut facts, copy.source, &[copy.source]);
        }
        facts
    }

    /// The fixed point.
    fn run(&mut self) -> Result<(), CheckError> {
        let n = self.function.blocks.len();
        let mut at_entry: Vec<Option<Facts>> = vec![None; n];
        let facts = self.at_start();
        let entry = self.function.entry;
        at_entry[entry.index()] = Some(facts);
        let mut pending = BTreeSet::from([entry]);
        while let Some(block) = pending.pop_first() {
            let mut facts = at_entry[block.index()].clone().unwrap_or_default();
            self.walk(block, &mut facts, &mut |_| {})?;
            for k in 0..self.function.blocks[block.index()].edges.len() {
                let edge = Edge::new(block, k as u32);
                let (target, after) = self.cross(edge, &facts, &mut |_| {})?;
                let known = &mut at_entry[target.index()];
                let changed = match known {
                    None => {
                        *known = Some(after);
                        true
                    }
                    Some(known) => meet(known, &after),
                };
                if changed {
                    pending.insert(target);
                }
            }
        }
        Ok(())
    }

    fn copies(&self, at: Position, facts: &mut Facts, log: &mut dyn FnMut(Event)) {
        let Some(&sequence) = self.sequences.get(&at) else { return };
        for copy in self.plan.sequence_copies(&self.plan.sequences[sequence]) {
            log(Event::Copied { at, dest: copy.dest, source: copy.source });
            let held = self.held(copy.source, facts);
            hold(facts, copy.dest, &held);
        }
    }

    /// The number of edges out of `block`.
    pub(super) fn n_edges(&self, block: Block) -> u32 {
        self.function.blocks[block.index()].edges.len() as u32
    }

    /// The target of `edge`.
    pub(super) fn target(&self, edge: Edge) -> Block {
        self.function.blocks[edge.from.index()].edges[edge.index as usize].0
    }

    /// The argument of `edge` for `phi`, if it is one of its target's.
    pub(super) fn argument(&self, edge: Edge, phi: Value) -> Option<Value> {
        let (target, args) = &self.function.blocks[edge.from.index()].edges[edge.index as usize];
        let index = self.function.blocks[target.index()].phis.iter().position(|&other| other == phi)?;
        args.get(index).copied()
    }

    /// The values that a place is known to hold.
    fn held(&self, place: Value, facts: &Facts) -> Vec<Value> {
        if self.followed[place.index()] {
            facts[range(facts, place)].iter().map(|fact| fact.1).collect()
        } else {
            vec![place]
        }
    }

    fn holds(&self, value: Value, facts: &Facts) -> bool {
        let place = self.place[value.index()];
        !self.is_variable(value)
            || has(facts, place, value)
            || has(facts, ANYWHERE, value)
            || (place == value && !self.followed[place.index()])
    }

    /// Follows the copies and instructions of `block`; every write goes to `log`, up to the first fault.
    pub(super) fn walk(
        &self,
        block: Block,
        facts: &mut Facts,
        log: &mut dyn FnMut(Event),
    ) -> Result<(), CheckError> {
        let data = &self.function.blocks[block.index()];
        self.copies(Position::Head(block), facts, log);
        // Values defined here are read only after that: facts about them from the iteration before serve no
        // use.
        facts.retain(|fact| self.function.defined_in[fact.1.index()] != Some(block));
        for (index, (uses, defs)) in data.insts.iter().enumerate() {
            if index + 1 == data.insts.len() {
                self.copies(Position::End(block), facts, log);
            }
            for &value in uses {
                if !self.holds(value, facts) {
                    return fault(CheckRule::Use, Some(block), None, Some(value));
                }
            }
            for &value in defs {
                let place = self.place[value.index()];
                log(Event::Defined { block, value, variable: place });
                hold(facts, place, self.followed[place.index()].then_some(value).as_slice());
            }
        }
        if data.insts.is_empty() {
            self.copies(Position::End(block), facts, log);
        }
        Ok(())
    }

    /// The facts at the target of `edge`, before the copies at its head.
    pub(super) fn cross(
        &self,
        edge: Edge,
        facts: &Facts,
        log: &mut dyn FnMut(Event),
    ) -> Result<(Block, Facts), CheckError> {
        let source = &self.function.blocks[edge.from.index()];
        let (target, args) = &source.edges[edge.index as usize];
        let mut facts = facts.clone();
        if let Some(&split) = self.split_of.get(&edge) {
            self.copies(Position::Split(split), &mut facts, log);
        }
        let phis = &self.function.blocks[target.index()].phis;
        let mut new = Vec::new();
        // Arguments and the phis that take them, sorted: one scan of the facts serves all phis.
        let mut taken: Vec<(Value, Value)> = Vec::new();
        for (index, &phi) in phis.iter().enumerate() {
            match args.get(index) {
                Some(&arg) if self.is_variable(arg) || self.host.value_kind(arg) == ValueKind::Constant => {
                    taken.push((arg, phi));
                }
                _ => new.push((ANYWHERE, phi)),
            }
        }
        taken.sort_unstable();
        for &(place, value) in &facts {
            new.extend(taken[range(&taken, value)].iter().map(|&(_, phi)| (place, phi)));
        }
        let mut of_target = phis.clone();
        of_target.sort_unstable();
        facts.retain(|fact| of_target.binary_search(&fact.1).is_err());
        facts.append(&mut new);
        // Merges the two runs, which an unstable sort does not.
        facts.sort();
        // The facts about the phis must be sufficient once the head's copies are done.
        let mut copied;
        let mut settled = &facts;
        let mut head_writes = Vec::new();
        let mut head = |event| head_writes.push(event);
        if self.sequences.contains_key(&Position::Head(*target)) {
            copied = facts.clone();
            self.copies(Position::Head(*target), &mut copied, &mut head);
            settled = &copied;
        }
        for &phi in phis {
            let held = has(settled, self.place[phi.index()], phi) || has(settled, ANYWHERE, phi);
            if self.function.used[phi.index()] && !held {
                // The block is not entered, so the events of its head are reported here.
                head_writes.into_iter().for_each(log);
                return fault(CheckRule::Phi, None, Some(edge), Some(phi));
            }
        }
        Ok((*target, facts))
    }
}

/// Leaves in `known` the facts of both paths, and returns whether it changed. A value that is undefined on
/// one path is in its places on the other.
fn meet(known: &mut Facts, other: &Facts) -> bool {
    let undefined = |facts: &Facts| facts.last().is_some_and(|fact| fact.0 == ANYWHERE);
    let mut both = Vec::new();
    if undefined(known) || undefined(other) {
        both.extend(other.iter().filter(|fact| !has(known, fact.0, fact.1) && has(known, ANYWHERE, fact.1)));
    }
    let (before, mut same) = (known.len(), other.iter().peekable());
    known.retain(|fact| {
        while same.next_if(|&there| there < fact).is_some() {}
        same.peek() == Some(&fact) || undefined(other) && has(other, ANYWHERE, fact.1)
    });
    let changed = known.len() < before || !both.is_empty();
    if !both.is_empty() {
        known.append(&mut both);
        known.sort();
    }
    changed
}

/// Where the facts about `place` are.
fn range(facts: &Facts, place: Value) -> Range<usize> {
    let start = facts.partition_point(|fact| fact.0 < place);
    start..start + facts[start..].iter().take_while(|fact| fact.0 == place).count()
}

fn has(facts: &Facts, place: Value, value: Value) -> bool {
    facts.binary_search(&(place, value)).is_ok()
}

/// The place holds these values, in order, and no others.
fn hold(facts: &mut Facts, place: Value, values: &[Value]) {
    facts.splice(range(facts, place), values.iter().map(|&value| (place, value)));
}
