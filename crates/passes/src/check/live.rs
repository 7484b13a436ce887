//! Liveness of facts, so that the solution of [`super::relation`] stays small.
//!
//! A fact about a location that nothing reads before it is written again, or about a value that no check asks
//! for, decides nothing. Leaving facts out can make a checker refuse what is right but never accept what is
//! wrong, so this analysis needs no proof of its own.
//!
//! Each location and each value is walked backwards from where it is read to where it is written, which takes
//! time linear in the size of the answer. A phi that nothing asks for asks for nothing: the maximal placement
//! makes chains of them as long as the function.

use super::program::{Element, Event, Relation, Section, Source, UNDEFINED, value_of};

/// By block, in ascending order.
pub(super) struct Live {
    pub(super) locations: Vec<Vec<u32>>,
    pub(super) values: Vec<Vec<u32>>,
}

impl Live {
    pub(super) fn new(relation: &Relation) -> Live {
        let nodes = Nodes::new(&relation.sections);
        let mut values = Accesses::default();
        let mut locations = Accesses::default();
        let wanted = wanted(relation);
        for (node, &(block, edge)) in nodes.places.iter().enumerate() {
            let section = &relation.sections[block];
            let crossing = edge.map(|edge| &section.edges[edge]);
            let events = crossing.map_or(&section.events, |crossing| &crossing.events);
            values.enter();
            locations.enter();
            for event in &relation.events[events.clone()] {
                match *event {
                    Event::Define(value) => values.write(value, node),
                    Event::Set(location, source) => {
                        match source {
                            Source::Location(from, _) => locations.read(from, node),
                            Source::Element(_) | Source::Any | Source::Nothing => {}
                        }
                        locations.write(location, node);
                    }
                    Event::Alias(new, old) => {
                        if let (Some(new), Some(old)) = (value_of(new), value_of(old))
                            && wanted[new as usize]
                        {
                            values.read(old, node);
                        }
                    }
                    // It reads the location for the location's own sake.
                    Event::Keep(..) => {}
                    Event::Check(location, held, _) => {
                        locations.read(location, node);
                        value_of(held).into_iter().for_each(|value| values.read(value, node));
                    }
                }
            }
            let Some(crossing) = crossing else { continue };
            for &(arg, phi) in &crossing.phis {
                if let Some(arg) = arg.and_then(value_of)
                    && wanted[phi as usize]
                {
                    values.read(arg, node);
                }
            }
            crossing.phis.iter().for_each(|&(_, phi)| values.write(phi, node));
        }
        let n = relation.sections.len();
        Live { locations: nodes.live(n, locations), values: nodes.live(n, values) }
    }
}

/// By value: a check asks for it, or for a phi to which it is passed.
fn wanted(relation: &Relation) -> Vec<bool> {
    // What each value is made of: its number, then that of an argument.
    let mut made_of: Vec<(u32, u32)> = Vec::new();
    let mut pending: Vec<u32> = Vec::new();
    let mut highest = 0;
    for event in &relation.events {
        match *event {
            Event::Check(_, held, _) => pending.extend(value_of(held)),
            Event::Alias(new, old) => made_of.extend(value_of(new).zip(value_of(old))),
            Event::Define(value) => highest = highest.max(value),
            Event::Set(..) | Event::Keep(..) => {}
        }
    }
    for crossing in relation.sections.iter().flat_map(|section| &section.edges) {
        for &(arg, phi) in &crossing.phis {
            highest = highest.max(phi);
            made_of.extend(arg.and_then(value_of).map(|arg| (phi, arg)));
        }
    }
    made_of.sort_unstable();
    made_of.dedup();
    let parts = made_of.iter().flat_map(|&(value, part)| [value, part]);
    highest = parts.chain(pending.iter().copied()).fold(highest, u32::max);
    let mut wanted = vec![false; highest as usize + 1];
    while let Some(value) = pending.pop() {
        if !std::mem::replace(&mut wanted[value as usize], true) {
            let first = made_of.partition_point(|&(made, _)| made < value);
            let parts = made_of[first..].iter().take_while(|&&(made, _)| made == value);
            pending.extend(parts.map(|&(_, part)| part));
        }
    }
    wanted
}

/// Blocks and edges as the nodes of one graph: the blocks first, each with the number that it has.
struct Nodes {
    /// The block, and which of its edges.
    places: Vec<(usize, Option<usize>)>,
    /// By block: the nodes of the edges that lead to it.
    preds: Vec<Vec<usize>>,
}

impl Nodes {
    fn new(sections: &[Section]) -> Nodes {
        let mut places: Vec<_> = (0..sections.len()).map(|block| (block, None)).collect();
        let mut preds = vec![Vec::new(); sections.len()];
        for (block, section) in sections.iter().enumerate() {
            for (k, edge) in section.edges.iter().enumerate() {
                preds[edge.target].push(places.len());
                places.push((block, Some(k)));
            }
        }
        Nodes { places, preds }
    }

    /// By block: what is live at its start.
    fn live(&self, n_blocks: usize, accesses: Accesses) -> Vec<Vec<u32>> {
        let Accesses { mut reads, mut writes, .. } = accesses;
        reads.sort_unstable();
        writes.sort_unstable();
        let mut live = vec![Vec::new(); n_blocks];
        let mut writes = writes.as_slice();
        let mut written = vec![u32::MAX; self.places.len()];
        let mut met = vec![u32::MAX; self.places.len()];
        let mut pending: Vec<usize> = Vec::new();
        for group in reads.chunk_by(|one, other| one.0 == other.0) {
            let what = group[0].0;
            writes = &writes[writes.partition_point(|&(other, _)| other < what)..];
            writes
                .iter()
                .take_while(|&&(other, _)| other == what)
                .for_each(|&(_, node)| written[node] = what);
            pending.extend(group.iter().map(|&(_, node)| node));
            while let Some(node) = pending.pop() {
                if std::mem::replace(&mut met[node], what) == what {
                    continue;
                }
                let mut enter = |pred: usize| {
                    if written[pred] != what {
                        pending.push(pred);
                    }
                };
                match self.places[node] {
                    (block, Some(_)) => enter(block),
                    (block, None) => {
                        live[block].push(what);
                        self.preds[block].iter().copied().for_each(enter);
                    }
                }
            }
        }
        live
    }
}

/// What the nodes read before they write it, and what they write: number, node.
#[derive(Default)]
struct Accesses {
    reads: Vec<(u32, usize)>,
    writes: Vec<(u32, usize)>,
    /// By number: the last node, counted by [`Accesses::enter`], that wrote it.
    written: Vec<u32>,
    node: u32,
}

impl Accesses {
    fn enter(&mut self) {
        self.node += 1;
    }

    fn read(&mut self, what: u32, node: usize) {
        if self.written.get(what as usize) != Some(&self.node) {
            self.reads.push((what, node));
        }
    }

    fn write(&mut self, what: u32, node: usize) {
        if what as usize >= self.written.len() {
            self.written.resize(what as usize + 1, 0);
        }
        if std::mem::replace(&mut self.written[what as usize], self.node) != self.node {
            self.writes.push((what, node));
        }
    }
}

/// Of `facts`, in order, those that can still decide something at the start of `block`.
pub(super) fn keep(facts: &mut Vec<(u32, Element)>, live: &Live, block: usize) {
    let (mut locations, values) = (live.locations[block].as_slice(), &live.values[block]);
    let mut kept = None;
    facts.retain(|&(location, held)| {
        if kept.is_none_or(|(other, _)| other != location) {
            locations = &locations[locations.partition_point(|&other| other < location)..];
            kept = Some((location, location == UNDEFINED || locations.first() == Some(&location)));
        }
        kept.is_some_and(|(_, kept)| kept)
            && value_of(held).is_none_or(|value| values.binary_search(&value).is_ok())
    });
}

#[cfg(test)]
mod tests {
    use super::super::program::{Crossing, element};
    use super::*;

    /// Two chains of phis run through all blocks. The end of the first is asked for, of the second nothing.
    #[test]
    fn only_what_is_asked_for_is_live() {
        const BLOCKS: u32 = 40;
        let (first, second) = (|block: u32| 100 + block, |block: u32| 200 + block);
        let (read, unread) = (UNDEFINED + 1, UNDEFINED + 2);
        let mut relation = Relation::default();
        for block in 0..BLOCKS {
            let start = relation.events.len();
            if block == 0 {
                for (location, value) in [(read, first(0)), (unread, second(0))] {
                    let source = Source::Element(element(value, 8));
                    relation.events.extend([Event::Define(value), Event::Set(location, source)]);
                }
            }
            if block == BLOCKS - 1 {
                relation.events.push(Event::Check(read, element(first(block), 8), 0));
            }
            let end = relation.events.len();
            let next = Crossing {
                target: block as usize + 1,
                events: end..end,
                phis: [first as fn(u32) -> u32, second]
                    .map(|chain| (Some(element(chain(block), 8)), chain(block + 1)))
                    .to_vec(),
                widths: vec![8, 8],
            };
            let edges = if block == BLOCKS - 1 { Vec::new() } else { vec![next] };
            relation.sections.push(Section { events: start..end, edges });
        }
        relation.n_locations = unread + 1;
        let live = Live::new(&relation);
        assert!(live.locations[0].is_empty() && live.values[0].is_empty());
        for block in 1..BLOCKS {
            assert_eq!(live.locations[block as usize], [read], "block {block}");
            assert_eq!(live.values[block as usize], [first(block)], "block {block}");
        }
        assert_eq!(relation.solve(), Ok(()));
    }
}
