//! The solver of the checkers: whether a location of one function holds a value of the other, on every path.
//!
//! Two functions run in lock step. One of them has *locations*, which are written again and again; the other
//! has *values*. Each check asks at one point whether a location holds an element (a value, so many of its
//! low bytes, or a constant). The question goes back from there: a write of the location answers it or asks
//! about another location, an edge asks about the argument in place of the phi, and what nothing in a block
//! answers is asked at the end of each predecessor. The answer is no where the definition of the value or the
//! entry is met first. What was asked before at the start of a block is not asked again: a path that leads
//! back to the same question adds nothing. No dominators, liveness or orders of other crates take part.
//!
//! Location [`UNDEFINED`] is an exception: a value in it may be taken to be anywhere, because it is undefined
//! on that path. So where a location is found to hold something else, it remains to ask whether the value is
//! undefined; and a location that was undefined when the value was defined may be said to hold the value.
//!
//! The last write before a point is found by binary search. A check costs the blocks between it and the
//! writes that answer it, and checks that need the same fact at the start of a block share it.

use std::collections::HashSet;
use std::ops::ControlFlow::{self, Break, Continue};
use std::ops::Range;

use super::AppliedFault;
use super::program::{ANY, Element, Event, Relation, Section, Source, UNDEFINED, bytes_of, value_of};

/// Whether a location holds an element.
type Question = (u32, Element);

/// The question that is left, or the answer.
type Asked = ControlFlow<bool, Question>;

/// Where things happen: by location or value the events, in order.
type Index = Vec<(u32, usize)>;

/// The program, as it is walked backwards.
struct Solver {
    relation: Relation,
    /// By location: events that write it.
    writes: Index,
    /// By value: events that define it.
    definitions: Index,
    /// By block: the edges that lead to it, each as a block and the number of its edge.
    preds: Vec<Vec<(usize, usize)>>,
    /// What was asked, by block, at its start.
    asked: HashSet<(usize, Question)>,
    /// Of these, those whose predecessors were not asked yet.
    pending: Vec<(usize, Question)>,
}

impl Relation {
    /// Makes every check.
    ///
    /// # Errors
    /// The first check that fails, in order of the blocks.
    pub(super) fn solve(mut self) -> Result<(), AppliedFault> {
        let (mut writes, mut definitions) = (Index::new(), Index::new());
        for (at, event) in self.events.iter().enumerate() {
            match *event {
                Event::Set(location, _) | Event::Keep(location, _) => writes.push((location, at)),
                Event::Define(value) => definitions.push((value, at)),
                Event::Alias(new, _) => definitions.extend(value_of(new).map(|value| (value, at))),
                Event::Check(..) => {}
            }
        }
        writes.sort_unstable();
        definitions.sort_unstable();
        let mut preds = vec![Vec::new(); self.sections.len()];
        for (block, section) in self.sections.iter_mut().enumerate() {
            for (k, edge) in section.edges.iter_mut().enumerate() {
                preds[edge.target].push((block, k));
                edge.phis.sort_unstable();
            }
        }
        let (asked, pending) = (HashSet::new(), Vec::new());
        let mut solver = Solver { relation: self, writes, definitions, preds, asked, pending };
        for block in 0..solver.preds.len() {
            solver.check(block, None)?;
            for k in 0..solver.relation.sections[block].edges.len() {
                solver.check(block, Some(k))?;
            }
        }
        Ok(())
    }
}

impl Solver {
    /// Makes the checks of a block, or of one of its edges.
    fn check(&mut self, block: usize, edge: Option<usize>) -> Result<(), AppliedFault> {
        let section = &self.relation.sections[block];
        let events = edge.map_or(&section.events, |k| &section.edges[k].events).clone();
        for at in events.clone() {
            let Event::Check(location, element, fault) = self.relation.events[at] else { continue };
            let mut asked = self.before(events.start..at, (location, element));
            if let (Some(_), Continue(question)) = (edge, asked) {
                asked = self.before(self.relation.sections[block].events.clone(), question);
            }
            if !self.note(block, asked) || !self.holds() {
                return Err(fault);
            }
        }
        Ok(())
    }

    /// Whether the answer for everything that is pending is yes.
    fn holds(&mut self) -> bool {
        while let Some((block, question)) = self.pending.pop() {
            if block == self.relation.entry {
                return false;
            }
            for at in 0..self.preds[block].len() {
                let (pred, k) = self.preds[block][at];
                let Section { events, edges } = &self.relation.sections[pred];
                let (own, passed) = (events.clone(), edges[k].events.clone());
                let mut asked = self.across(pred, k, question);
                for events in [passed, own] {
                    if let Continue(question) = asked {
                        asked = self.before(events, question);
                    }
                }
                if !self.note(pred, asked) {
                    return false;
                }
            }
        }
        true
    }

    /// Takes note of what is left to be asked at the start of `block`; `false` if the answer is no.
    fn note(&mut self, block: usize, asked: Asked) -> bool {
        if let Continue(question) = asked
            && self.asked.insert((block, question))
        {
            self.pending.push((block, question));
        }
        asked != Break(false)
    }

    /// What is asked before the phis of an edge's target get their arguments.
    fn across(&mut self, block: usize, edge: usize, (location, element): Question) -> Asked {
        let phis = &self.relation.sections[block].edges[edge].phis;
        let find = |value| phis.binary_search_by_key(&value, |phi| phi.0).ok();
        match value_of(element).and_then(find).map(|k| phis[k].1) {
            None => Continue((location, element)),
            Some(None) => Break(true),
            Some(Some(arg)) => self.instead(location, arg, bytes_of(element)),
        }
    }

    /// The low `bytes` of another element are asked about.
    fn instead(&mut self, location: u32, element: Element, bytes: u32) -> Asked {
        match self.relation.low(element, bytes) {
            Some(_) if location == UNDEFINED && value_of(element).is_none() => Break(false),
            Some(element) => Continue((location, element)),
            None => Break(false),
        }
    }

    /// What is asked before `events`, if it is asked after them.
    fn before(&mut self, mut events: Range<usize>, mut question: Question) -> Asked {
        loop {
            let (location, element) = question;
            let write = last(&self.writes, location, &events);
            let definition = value_of(element).and_then(|value| last(&self.definitions, value, &events));
            let Some(at) = write.max(definition) else { return Continue(question) };
            let unless_undefined = match value_of(element) {
                Some(_) if location != UNDEFINED => Continue((UNDEFINED, element)),
                _ => Break(false),
            };
            let event = self.relation.events[at];
            let asked = match event {
                Event::Define(_) if location == UNDEFINED => Break(false),
                Event::Define(_) => Continue((location, ANY)),
                Event::Alias(new, old) if bytes_of(element) <= bytes_of(new) => {
                    self.instead(location, old, bytes_of(element))
                }
                Event::Set(_, Source::Any) => Break(true),
                Event::Set(_, Source::Element(held)) => {
                    let is_held = self.relation.low(held, bytes_of(element)) == Some(element);
                    if is_held { Break(true) } else { unless_undefined }
                }
                Event::Set(_, Source::Location(from, bytes)) => {
                    let passes = bytes == 0 || element == ANY || bytes_of(element) <= bytes;
                    if passes { Continue((from, element)) } else { unless_undefined }
                }
                Event::Keep(_, kept) if self.relation.low(kept, bytes_of(element)) == Some(element) => {
                    Continue((location, kept))
                }
                Event::Set(_, Source::Nothing) | Event::Keep(..) => unless_undefined,
                Event::Alias(..) | Event::Check(..) => Continue(question),
            };
            (question, events.end) = match asked {
                Continue(question) => (question, at),
                answer => return answer,
            };
        }
    }
}

/// The last of the events in `range` that `index` has for `key`.
fn last(index: &Index, key: u32, range: &Range<usize>) -> Option<usize> {
    let end = index.partition_point(|&entry| entry < (key, range.end));
    let &(found, at) = index[..end].last()?;
    (found == key && at >= range.start).then_some(at)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sheave_testing::Rng;

    use super::super::AppliedRule;
    use super::super::program::{Crossing, Section, element};
    use super::*;

    const FAULT: AppliedFault = AppliedFault { rule: AppliedRule::Operand, block: None, inst: None };

    /// What each location holds on one path.
    type Facts = BTreeSet<Question>;

    fn holds(program: &mut Relation, facts: &Facts, (location, element): Question) -> bool {
        facts.iter().any(|&(at, held)| {
            let here = at == location || at == UNDEFINED;
            here && (held == ANY || program.low(held, bytes_of(element)) == Some(element))
        })
    }

    /// The part that an equal one has of what is held: of `new` what is held of `old`.
    fn equal(program: &mut Relation, held: Element, new: Element, old: Element) -> Option<Element> {
        let bytes = bytes_of(held).min(bytes_of(new));
        (held != ANY && program.low(held, bytes) == program.low(old, bytes))
            .then(|| program.low(new, bytes))?
    }

    /// Goes over `events`; `false` if a check fails.
    fn run(program: &mut Relation, events: Range<usize>, facts: &mut Facts) -> bool {
        for at in events {
            let event = program.events[at];
            match event {
                Event::Define(value) => facts.retain(|fact| value_of(fact.1) != Some(value)),
                Event::Keep(location, kept) => {
                    let is_kept = holds(program, facts, (location, kept));
                    facts.retain(|fact| fact.0 != location);
                    facts.extend(is_kept.then_some((location, kept)));
                }
                Event::Alias(new, old) => {
                    let equal = |&(at, held): &Question| Some((at, equal(program, held, new, old)?));
                    let more: Vec<Question> = facts.iter().filter_map(equal).collect();
                    facts.extend(more);
                }
                Event::Check(location, element, _) => {
                    if !holds(program, facts, (location, element)) {
                        return false;
                    }
                }
                Event::Set(location, source) => {
                    let held: Vec<Element> = match source {
                        Source::Element(element) => vec![element],
                        Source::Any => vec![ANY],
                        Source::Nothing => Vec::new(),
                        Source::Location(from, bytes) => {
                            let held = facts.iter().filter(|fact| fact.0 == from).map(|fact| fact.1);
                            held.map(|held| program.low(held, bytes).unwrap_or(held)).collect()
                        }
                    };
                    facts.retain(|fact| fact.0 != location);
                    facts.extend(held.into_iter().map(|held| (location, held)));
                }
            }
        }
        true
    }

    /// Follows every path until it repeats itself.
    fn holds_on_each_path(program: &mut Relation) -> bool {
        let mut met = BTreeSet::from([(program.entry, Facts::new())]);
        let mut pending: Vec<_> = met.iter().cloned().collect();
        while let Some((block, mut facts)) = pending.pop() {
            let Section { events, edges } = program.sections[block].clone();
            if !run(program, events, &mut facts) {
                return false;
            }
            for Crossing { target, events, phis } in edges {
                let mut after = facts.clone();
                if !run(program, events, &mut after) {
                    return false;
                }
                let mut passed = Facts::new();
                for &(phi, arg) in &phis {
                    match arg {
                        None => _ = passed.insert((UNDEFINED, element(phi, 8))),
                        Some(arg) => {
                            let new = element(phi, bytes_of(arg));
                            let equal = |&(at, held): &Question| Some((at, equal(program, held, new, arg)?));
                            passed.extend(after.iter().filter_map(equal));
                        }
                    }
                }
                after.retain(|fact| phis.iter().all(|phi| value_of(fact.1) != Some(phi.0)));
                after.append(&mut passed);
                if met.insert((target, after.clone())) {
                    pending.push((target, after));
                }
            }
        }
        true
    }

    /// Four blocks with three locations, four values, each defined in one place, and two phis in block 1.
    fn random(rng: &mut Rng) -> Relation {
        let mut program = Relation::default();
        let constants = [program.constant(7, 4), program.constant(7 | 1 << 40, 8)];
        let mut defined_in: Vec<usize> = (0..4).map(|_| rng.below(3)).collect();
        defined_in[0] = 0;
        let any = |rng: &mut Rng| {
            if rng.one_in(5) { rng.pick(&constants) } else { element(rng.below(6) as u32, rng.pick(&[4, 8])) }
        };
        let event = |program: &mut Relation, rng: &mut Rng| {
            let location = 1 + rng.below(3) as u32;
            let source = match rng.below(9) {
                0 => Source::Any,
                1 => Source::Nothing,
                2..5 => Source::Location(1 + rng.below(3) as u32, rng.pick(&[0, 4, 8])),
                _ => Source::Element(any(rng)),
            };
            program.events.push(if rng.one_in(9) {
                Event::Keep(location, any(rng))
            } else {
                Event::Set(location, source)
            });
        };
        for block in 0..4 {
            let start = program.events.len();
            for value in (0..4).filter(|&value| defined_in[value] == block) {
                program.events.push(Event::Define(value as u32));
                if value > 0 && rng.one_in(2) {
                    program
                        .events
                        .push(Event::Alias(element(value as u32, 4), element(rng.below(value) as u32, 8)));
                } else {
                    let own = Source::Element(element(value as u32, 8));
                    program.events.push(Event::Set(1 + rng.below(3) as u32, own));
                }
                event(&mut program, rng);
            }
            (0..rng.below(3)).for_each(|_| event(&mut program, rng));
            if block > 1 {
                program.events.push(Event::Check(1 + rng.below(3) as u32, any(rng), FAULT));
            }
            let own = start..program.events.len();
            let mut edges = Vec::new();
            for _ in 0..if block == 3 { 0 } else { 1 + rng.below(2) } {
                let (start, target) = (program.events.len(), 1 + rng.below(3));
                (0..rng.below(2)).for_each(|_| event(&mut program, rng));
                let arg =
                    |rng: &mut Rng| if rng.one_in(5) { None } else { Some(element(rng.below(6) as u32, 8)) };
                let phis = if target == 1 { vec![(5, arg(rng)), (4, arg(rng))] } else { Vec::new() };
                edges.push(Crossing { target, events: start..program.events.len(), phis });
            }
            program.sections.push(Section { events: own, edges });
        }
        program
    }

    /// Blocks that nothing leads to have no checks in a program that a checker makes.
    fn remove_unreachable(program: &mut Relation) {
        let mut met = vec![false; program.sections.len()];
        let mut pending = vec![program.entry];
        while let Some(block) = pending.pop() {
            if !std::mem::replace(&mut met[block], true) {
                pending.extend(program.sections[block].edges.iter().map(|edge| edge.target));
            }
        }
        for (section, met) in program.sections.iter_mut().zip(met) {
            if !met {
                *section = Section::default();
            }
        }
    }

    /// The answer is that of all paths, followed one by one from the entry. It may be no where the low bytes
    /// of an undefined location are read as more.
    #[test]
    fn a_location_holds_what_it_holds_on_every_path() {
        let mut n_right = 0;
        for seed in 0..13_000 {
            let mut program = random(&mut Rng::new(seed));
            remove_unreachable(&mut program);
            let expected = holds_on_each_path(&mut program);
            let narrows = |event: &Event| matches!(event, Event::Set(_, Source::Location(_, 4)));
            let narrows = program.events.iter().any(narrows);
            let answer = program.solve().is_ok();
            let is_right = answer == expected || narrows && expected;
            assert!(is_right, "{expected} {seed} {:#?}", random(&mut Rng::new(seed)));
            n_right += u32::from(answer);
        }
        assert!(n_right > 1_000, "{n_right}");
    }
}
