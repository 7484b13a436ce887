//! Counterexamples to wrong plans: a path through the function on which a variable does not hold the value
//! that is read from it.
//!
//! [`check`](super::check()) finds a fault at a join, which means that some path is bad. This search follows
//! single paths, breadth first, with the same rules for copies, instructions and edges, until one shows a
//! fault: the first one is a shortest. A path ends when its facts about a block are those of an earlier one,
//! so that loops end.
//!
//! ```text
//! classes: {v5, v1}      block1: v5 = phi [block0: v1], [block2: v7]
//!                        block3: return v1
//!
//! block0 -> block1 -> block2 -> block1 -> block3
//!     block0: v1 is defined
//!     the end of block2: v1 := v7
//!     block3 reads v1, which v1 does not hold any more
//! ```

use alloc::collections::{BTreeSet, VecDeque};
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use crate::{Block, Edge, SsaHost, Value};

use super::check::{CheckError, CheckRule, Checker, Facts, Function};
use super::plan::{Plan, Position};

/// Something that writes a variable on a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// An instruction of this block defines a value.
    Defined {
        /// The block.
        block: Block,
        /// The value.
        value: Value,
        /// The variable that it is written to.
        variable: Value,
    },
    /// A copy between variables.
    Copied {
        /// The position.
        at: Position,
        /// The variable that is written.
        dest: Value,
        /// The variable, or constant, that is read.
        source: Value,
    },
}

/// A path on which a plan goes wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counterexample {
    /// The rule that is broken at the end of the path, and for which value.
    pub error: CheckError,
    /// The blocks of the path, from the entry.
    pub path: Vec<Block>,
    /// The variable in which the value is expected.
    pub variable: Value,
    /// The events that led there: writes of that variable, and of those that were copied to it, in the order
    /// of the path. The last one to the variable is the one that is read.
    pub events: Vec<Event>,
    /// The argument of the phi concerned, if the fault is about a phi.
    pub argument: Option<Value>,
}

/// Paths that are followed before the search gives up.
const MAX_STATES: usize = 20_000;

/// The most events in a report; earlier ones are left out.
const MAX_EVENTS: usize = 12;

/// Searches for a path on which the copies of `plan` do not have the effect of the phis of `host`. `None` if
/// there is no such path, if the plan breaks rules of its form, or if too many paths would have to be
/// followed.
///
/// ```
/// use sheave_testing::ssa::{programs::skeleton, shapes::Shape, toy::Op};
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
/// func.push(Block(3), Op::Observe(input));
/// func.push(Block(3), Op::Jump);
///
/// use sheave_ssa::Analyses;
/// use sheave_ssa::eliminate::{Ctx, Decision, Options, counterexample, plan_decided};
///
/// // One variable for the phi and the sum is right; one for the input as well is not.
/// let (mut analyses, mut ctx) = (Analyses::new(), Ctx::new());
/// for (class, right) in [(vec![phi, sum], true), (vec![phi, input, sum], false)] {
///     let decision = Decision { classes: vec![class], ..Decision::default() };
///     let plan = plan_decided(&func, &decision, &Options::default(), &mut analyses, &mut ctx)?;
///     assert_eq!(counterexample(&func, plan).is_none(), right);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn counterexample(host: &impl SsaHost, plan: &Plan) -> Option<Counterexample> {
    let function = Function::read(host).ok()?;
    let checker = Checker::of_plan(host, plan, &function).ok()?;
    // By number: the block, the facts at its start, and the number from which it was reached.
    let mut states: Vec<(Block, Facts, Option<usize>)> = vec![(function.entry, checker.at_start(), None)];
    let mut known: BTreeSet<(Block, Facts)> = BTreeSet::new();
    let mut pending = VecDeque::from([0]);
    while let Some(number) = pending.pop_front() {
        let (block, mut facts, _) = states[number].clone();
        if let Err(error) = checker.walk(block, &mut facts, &mut |_| {}) {
            return Some(tell(&checker, &states, number, None, error));
        }
        for k in 0..function.blocks[block.index()].edges.len() {
            let edge = Edge::new(block, k as u32);
            match checker.cross(edge, &facts, &mut |_| {}) {
                Err(error) => return Some(tell(&checker, &states, number, Some(edge), error)),
                Ok((target, after)) => {
                    if known.insert((target, after.clone())) {
                        pending.push_back(states.len());
                        states.push((target, after, Some(number)));
                    }
                }
            }
        }
        if states.len() > MAX_STATES {
            return None;
        }
    }
    None
}

/// Follows the path to `last`, and over `edge`, once more and notes the events of the variable.
fn tell<H: SsaHost>(
    checker: &Checker<'_, H>,
    states: &[(Block, Facts, Option<usize>)],
    last: usize,
    edge: Option<Edge>,
    error: CheckError,
) -> Counterexample {
    let mut numbers = vec![last];
    while let Some(before) = states[numbers[numbers.len() - 1]].2 {
        numbers.push(before);
    }
    numbers.reverse();
    let mut path: Vec<Block> = numbers.iter().map(|&number| states[number].0).collect();
    let mut events = Vec::new();
    let mut facts = states[numbers[0]].1.clone();
    for (index, &number) in numbers.iter().enumerate() {
        let block = states[number].0;
        let walked = checker.walk(block, &mut facts, &mut |event| events.push(event));
        let next = numbers.get(index + 1).map(|&next| &states[next]);
        if walked.is_err() {
            break;
        }
        let taken = match next {
            None => edge,
            // Edges of one block that lead to equal knowledge are equal here.
            Some((target, after, _)) => (0..checker.n_edges(block))
                .map(|k| Edge::new(block, k))
                .find(|&edge| checker.cross(edge, &facts, &mut |_| {}) == Ok((*target, after.clone()))),
        };
        let Some(taken) = taken else { break };
        if let Ok((_, after)) = checker.cross(taken, &facts, &mut |event| events.push(event)) {
            facts = after;
        }
    }
    let value = error.value.unwrap_or_default();
    let variable = checker.place.get(value.index()).copied().unwrap_or(value);
    let mut argument = None;
    if let Some(edge) = edge {
        let target = checker.target(edge);
        path.push(target);
        argument = checker.argument(edge, value);
    }
    Counterexample { error, path, variable, events: relevant(&events, variable), argument }
}

/// The events that determine the final contents of `variable`: writes of it, and before a copy to it those of
/// its source.
fn relevant(events: &[Event], variable: Value) -> Vec<Event> {
    let mut wanted = BTreeSet::from([variable]);
    let mut found = Vec::new();
    for &event in events.iter().rev() {
        let written = match event {
            Event::Defined { variable, .. } => variable,
            Event::Copied { dest, .. } => dest,
        };
        if wanted.contains(&written) && found.len() < MAX_EVENTS {
            found.push(event);
            if let Event::Copied { source, .. } = event {
                wanted.insert(source);
            }
        }
    }
    found.reverse();
    found
}

impl Counterexample {
    /// The path and its events, in lines, with values called by `name`.
    pub fn text(&self, name: &dyn Fn(Value) -> String) -> String {
        let mut out = String::from("on the path ");
        for (i, block) in self.path.iter().enumerate() {
            let _ = write!(out, "{}{block}", if i == 0 { "" } else { " -> " });
        }
        out.push_str(":\n");
        for event in &self.events {
            let _ = match event {
                Event::Defined { block, value, variable } if value == variable => {
                    writeln!(out, "    {block} defines {}", name(*value))
                }
                Event::Defined { block, value, variable } => {
                    writeln!(out, "    {block} defines {}, in the variable {}", name(*value), name(*variable))
                }
                Event::Copied { at, dest, source } => {
                    writeln!(out, "    {at}: {} := {}", name(*dest), name(*source))
                }
            };
        }
        let variable = name(self.variable);
        let value = name(self.error.value.unwrap_or_default());
        let holds = match self.events.iter().rev().find(|event| self.writes(event)) {
            None => "nothing was written to it".to_string(),
            Some(Event::Defined { value, .. }) => format!("it holds {}", name(*value)),
            Some(Event::Copied { source, at, .. }) => {
                format!("it holds what {} held at the {at}", name(*source))
            }
        };
        let _ = match (self.error.rule, self.argument, self.error.block) {
            (CheckRule::Phi, Some(argument), _) => writeln!(
                out,
                "    after the edge the phi {value} must be {}, in the variable {variable}: {holds}",
                name(argument)
            ),
            (_, _, Some(block)) => {
                writeln!(out, "    {block} reads {value} from the variable {variable}: {holds}")
            }
            _ => writeln!(out, "    {value} is wanted in the variable {variable}: {holds}"),
        };
        out
    }

    fn writes(&self, event: &Event) -> bool {
        match event {
            Event::Defined { variable, .. } => *variable == self.variable,
            Event::Copied { dest, .. } => *dest == self.variable,
        }
    }
}

impl fmt::Display for Counterexample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.error, self.text(&|value| value.to_string()))
    }
}
