//! Live ranges of the values of phi webs, as intervals over one numbering of the function.
//!
//! Sets of live values per block would not do: only phis, their arguments and constrained values matter here,
//! few of the function's values, and interference needs positions inside blocks.
//!
//! Blocks are numbered in preorder of the dominator tree and positions follow that order, so that what a
//! definition dominates is one interval of positions, and values sorted by their definitions (their *ranks*)
//! are in dominance order. A block has two positions for its head (the edges' copies define at the first,
//! copies at the head at the second), then one per instruction. A value is live in intervals `[from, to)`, up
//! to the last use, or to the end of the block if it is live out.
//!
//! Each phi has a *shadow*: a rank for the temporary that may represent it on the edges. It lives in the
//! first head position only.
//!
//! Strategies that place copies at the ends of blocks, whatever other edges leave there
//! ([`materialise`](super::materialise)), get a rank for each such copy as well, which lives from a position
//! of its own before the terminator to the end of the block.
//!
//! Intervals come from path exploration, one value at a time (Boissinot, Hack, Grund, Dupont de Dinechin and
//! Rastello, "Fast Liveness Checking for SSA-Form Programs", 2008, explain why a check suffices; the
//! exploration is Appel and Palsberg's, 2002, section 19.6). Cost: one sweep over the instructions and one
//! step per live-in block of each candidate; queries visit few intervals since the order keeps loops
//! together. Where that is many steps, loops without the definition are crossed in one
//! ([`crossed`](super::crossed)).

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::host::{Constraint, InstSink, ValueKind};
use crate::refill::{refill, restart};
use crate::{Block, Dominators, Entity, Error, Graph, Inst, Rule, SsaHost, Value};

use super::crossed::{Crossed, Crossing};
use super::materialise::AtEnd;
use super::web::{UNDEF, Web, is_variable};

/// So many steps per block are made before loops are crossed as a whole, which needs them to be found.
const MANY_STEPS: usize = 16;

/// A value that will get a rank when its definition is met.
const PENDING: u32 = NONE - 1;

#[derive(Clone, Debug, Default)]
pub(crate) struct Ranges {
    /// By value: its rank; `NONE` if it is no candidate.
    pub(crate) rank_of: Vec<u32>,
    /// By rank: the value; `NONE` for shadows.
    pub(crate) value: Vec<u32>,
    /// By rank: the position of the definition.
    pub(crate) def: Vec<u32>,
    /// By rank: the end of the positions that the definition dominates.
    pub(crate) region_end: Vec<u32>,
    /// By rank: the state of the sweep.
    collected: Vec<Collected>,
    /// Block number, last position in it, next.
    uses: Vec<(u32, u32, u32)>,
    /// By block number: first position; one more at the end.
    pub(crate) start: Vec<u32>,
    /// By rank, one more at the end: the start of its intervals.
    pub(super) first_interval: Vec<u32>,
    pub(super) intervals: Vec<(u32, u32)>,
    /// By phi index: the rank of the phi's shadow.
    pub(crate) shadow: Vec<u32>,
    /// By phi index: the position of the copy from the shadow to the phi.
    pub(crate) head: Vec<u32>,
    /// The copies at the ends of blocks: phi index, the rank of the copy, and that of its source, `NONE` for
    /// constants.
    pub(crate) copies: Vec<(u32, u32, u32)>,
    /// By rank: a rank that has the same value. Empty if values do not differ from variables.
    pub(crate) same: Vec<u32>,
    /// By block number, one more at the end: the start of its predecessors.
    pred_start: Vec<u32>,
    preds: Vec<u32>,
    /// By block number, a bit: the rank at hand is live in and live out.
    through: Vec<u64>,
    /// The blocks that are marked in `through`, and the headers of loops that are crossed, in the order of
    /// the walk.
    visited: Vec<u32>,
    /// Filled after many steps.
    pub(super) crossed: Crossed,
    /// Of one block: the edges that have copies at its end.
    first_edges: Vec<u32>,
    /// Constraints by rank.
    pub(crate) fixed: Vec<u32>,
    pub(crate) tied: Vec<(u32, u32)>,
    pub(crate) has_constraints: bool,
}

/// The facts about a rank before its intervals.
#[derive(Clone, Copy, Debug)]
struct Collected {
    /// The number of the defining block in dominator preorder.
    block: u32,
    /// The last position in the defining block, or the definition.
    end: u32,
    /// The first of the uses in other blocks.
    uses: u32,
}

/// A rank that must not be merged with any other.
pub(crate) const ALONE: u32 = NONE - 1;

struct Scan<'a> {
    ranges: &'a mut Ranges,
    block: u32,
    at: u32,
    /// Instructions left of a block with positions for copies before its terminator, and how many of those.
    left: u32,
    gap: u32,
    bad: Option<(Rule, u32)>,
}

/// Counts instructions.
struct Count(u32);

impl InstSink for Count {
    fn inst(&mut self, _: Inst) {
        self.0 += 1;
    }
    fn uses(&mut self, _: Value) {}
    fn defines(&mut self, _: Value) {}
}

impl Scan<'_> {
    /// Gives a rank to each copy that `edge` has before the terminator, from position `at` on, which moves on
    /// with each copy if they are `ordered`.
    fn copy_at_end(
        &mut self,
        web: &Web,
        edge: u32,
        phis: core::ops::Range<usize>,
        at: &mut u32,
        ordered: bool,
    ) {
        let (block, end) = (self.block, self.at);
        for (phi, &arg) in phis.clone().zip(web.edge_args(edge, phis.len())) {
            let mut source = NONE;
            self.at = *at;
            if is_variable(arg) {
                self.uses(Value(arg));
                source = self.ranges.rank_of[arg as usize];
            } else if arg == UNDEF {
                continue;
            }
            self.ranges.copies.push((phi as u32, self.ranges.value.len() as u32, source));
            self.ranges.define(NONE, block, self.at);
            if let Some(copy) = self.ranges.collected.last_mut() {
                copy.end = end;
            }
            *at += u32::from(ordered);
        }
        self.at = end;
    }
}

impl InstSink for Scan<'_> {
    #[inline]
    fn inst(&mut self, _: Inst) {
        self.at += 1;
        self.left = self.left.wrapping_sub(1);
        if self.left == 0 {
            self.at += self.gap;
        }
    }

    #[inline]
    fn uses(&mut self, value: Value) {
        match self.ranges.rank_of.get(value.index()) {
            Some(&NONE) => {}
            Some(&PENDING) => self.bad = Some((Rule::UseBeforeDefinition, value.0)),
            Some(&rank) => self.ranges.note_use(rank, self.block, self.at),
            None => self.bad = Some((Rule::ValueOutOfRange, value.0)),
        }
    }

    #[inline]
    fn defines(&mut self, value: Value) {
        match self.ranges.rank_of.get(value.index()) {
            Some(&NONE) => {}
            Some(&PENDING) => {
                self.ranges.rank_of[value.index()] = self.ranges.value.len() as u32;
                self.ranges.define(value.0, self.block, self.at);
            }
            Some(_) => self.bad = Some((Rule::DefinedTwice, value.0)),
            None => self.bad = Some((Rule::ValueOutOfRange, value.0)),
        }
    }
}

impl Ranges {
    /// Replaces the contents by the ranges of `host`. `ends` are by edge; without them all copies are on
    /// edges. Copies at one position are done at once, or one after the other if they are `ordered`, those at
    /// heads in the reverse order of the phis, as LLVM has them.
    pub(crate) fn compute(
        &mut self,
        host: &impl SsaHost,
        graph: &Graph,
        dominators: &Dominators,
        web: &Web,
        ends: &[AtEnd],
        ordered: bool,
    ) -> Result<(), Error> {
        self.clear(host.n_values(), web);
        for &phi in &web.phi_value {
            self.rank_of[phi as usize] = PENDING;
        }
        for &arg in &web.args {
            if is_variable(arg) {
                self.rank_of[arg as usize] = PENDING;
            }
        }
        let constraints = self.announce_constraints(host)?;
        self.sweep(host, graph, dominators, web, ends, ordered)?;
        self.explore(graph, dominators, MANY_STEPS)?;
        if constraints {
            self.note_constraints(host)?;
        }
        Ok(())
    }

    fn clear(&mut self, n_values: usize, web: &Web) {
        refill(&mut self.rank_of, n_values, NONE);
        for list in [
            &mut self.value,
            &mut self.def,
            &mut self.region_end,
            &mut self.start,
            &mut self.first_interval,
            &mut self.shadow,
            &mut self.head,
            &mut self.fixed,
        ] {
            restart(list);
        }
        restart(&mut self.collected);
        restart(&mut self.uses);
        restart(&mut self.intervals);
        self.tied.clear();
        self.copies.clear();
        self.same.clear();
        self.has_constraints = false;
        self.shadow.resize(web.phi_value.len(), NONE);
        self.head.resize(web.phi_value.len(), NONE);
    }

    #[inline]
    fn define(&mut self, value: u32, block: u32, at: u32) {
        self.value.push(value);
        self.def.push(at);
        self.collected.push(Collected { block, end: at, uses: NONE });
    }

    #[inline]
    fn note_use(&mut self, rank: u32, block: u32, at: u32) {
        let rank = &mut self.collected[rank as usize];
        if rank.block == block {
            rank.end = rank.end.max(at);
            return;
        }
        if let Some(last) = self.uses.get_mut(rank.uses as usize)
            && last.0 == block
        {
            last.1 = last.1.max(at);
            return;
        }
        let next = core::mem::replace(&mut rank.uses, self.uses.len() as u32);
        self.uses.push((block, at, next));
    }

    fn sweep(
        &mut self,
        host: &impl SsaHost,
        graph: &Graph,
        dominators: &Dominators,
        web: &Web,
        ends: &[AtEnd],
        ordered: bool,
    ) -> Result<(), Error> {
        let mut first_edges = core::mem::take(&mut self.first_edges);
        let mut scan = Scan { ranges: self, block: 0, at: 0, left: 0, gap: 0, bad: None };
        host.params(|value| scan.defines(value));
        for (number, &block) in dominators.order.iter().enumerate() {
            scan.block = number as u32;
            scan.ranges.start.push(scan.at);
            let phis = web.phis(block);
            // The copies at the head take one position, or one each.
            let n_copies = if ordered { phis.len() as u32 } else { phis.len().min(1) as u32 };
            for (index, phi) in phis.clone().enumerate() {
                let at = scan.at + if ordered { n_copies - index as u32 } else { 1 };
                scan.ranges.shadow[phi] = scan.ranges.value.len() as u32;
                scan.ranges.head[phi] = at;
                scan.ranges.define(NONE, number as u32, scan.at);
                if let Some(shadow) = scan.ranges.collected.last_mut() {
                    shadow.end = at;
                }
            }
            let n_phis = phis.len();
            for index in 0..n_phis {
                let phi = phis.start + if ordered { n_phis - 1 - index } else { index };
                scan.defines(Value(web.phi_value[phi]));
                // Live after all head positions even if no instruction reads it, for it may be written at
                // any.
                if let Some(phi) = scan.ranges.collected.last_mut() {
                    phi.end = scan.at + n_copies + 1;
                }
            }
            scan.at += n_copies.max(1);
            let out = graph.succ_start[block as usize]..graph.succ_start[block as usize + 1];
            let target = |edge: u32| graph.succs[edge as usize];
            first_edges.clear();
            let has_copies = |edge: &u32| ends.get(*edge as usize) == Some(&AtEnd::First);
            first_edges.extend(out.clone().filter(has_copies));
            if first_edges.is_empty() {
                host.insts(Block(block), &mut scan);
            } else {
                let mut count = Count(0);
                host.insts(Block(block), &mut count);
                first_edges.sort_unstable_by_key(|&edge| (target(edge), edge));
                let n_phis = first_edges.iter().map(|&edge| web.phis(target(edge)).len() as u32);
                scan.gap = if ordered { n_phis.sum() } else { 1 };
                scan.left = count.0;
                host.insts(Block(block), &mut scan);
                if count.0 == 0 {
                    scan.at += scan.gap + 1;
                }
            }
            // A host that tells fewer instructions than it counted has no gap.
            let mut copy_at = scan.at.saturating_sub(scan.gap);
            scan.gap = 0;
            scan.at += 1;
            for &edge in &first_edges {
                scan.copy_at_end(web, edge, web.phis(target(edge)), &mut copy_at, ordered);
            }
            for edge in out {
                let n_phis = web.n_phis[graph.succs[edge as usize] as usize] as usize;
                if n_phis > 0 && ends.get(edge as usize).is_none_or(|&at_end| at_end == AtEnd::No) {
                    for &arg in web.edge_args(edge, n_phis) {
                        if is_variable(arg) {
                            scan.uses(Value(arg));
                        }
                    }
                }
            }
        }
        let at = scan.at;
        let bad = scan.bad;
        self.first_edges = first_edges;
        if let Some((rule, value)) = bad {
            return Err(Error::new(rule, Entity::Value(Value(value))));
        }
        self.start.push(at);
        let start = &self.start;
        self.region_end.extend(self.collected.iter().map(|rank| {
            let block = dominators.order[rank.block as usize];
            start[dominators.last[block as usize] as usize + 1]
        }));
        Ok(())
    }

    /// Copies the predecessors, as numbers in dominator preorder, into rows of their own: the exploration
    /// reads them again and again.
    fn link_predecessors(&mut self, graph: &Graph, dominators: &Dominators) {
        restart(&mut self.preds);
        restart(&mut self.pred_start);
        for &block in &dominators.order {
            self.pred_start.push(self.preds.len() as u32);
            let preds = graph.source_row(block).iter().map(|&pred| dominators.first[pred as usize]);
            self.preds.extend(preds.filter(|&pred| pred != NONE));
        }
        self.pred_start.push(self.preds.len() as u32);
    }

    /// Fills the intervals of every rank. After `many` steps per block, loops are crossed as a whole.
    pub(super) fn explore(
        &mut self,
        graph: &Graph,
        dominators: &Dominators,
        many: usize,
    ) -> Result<(), Error> {
        refill(&mut self.through, dominators.order.len() / 64 + 1, 0);
        let (mut linked, mut has_loops) = (false, false);
        let (mut steps, limit_of_steps) = (0, many * dominators.order.len());
        for rank in 0..self.value.len() {
            let first = self.intervals.len();
            self.first_interval.push(first as u32);
            let Collected { block: home, end, uses: mut at } = self.collected[rank];
            if at == NONE {
                self.intervals.push((self.def[rank], end));
                continue;
            }
            if !linked {
                linked = true;
                self.link_predecessors(graph, dominators);
            }
            // The definition dominates its uses, so no lower number is met, unless the function is not in SSA
            // form.
            let (mut last, limit) = (home, self.region_end[rank]);
            self.intervals.push((self.def[rank], self.start[home as usize + 1]));
            let crosses = steps >= limit_of_steps && graph.has_back_edge();
            if crosses && !core::mem::replace(&mut has_loops, true) {
                self.crossed.compute(graph, dominators);
            }
            let order = if crosses { &dominators.order[..] } else { &[] };
            while at != NONE {
                let (block, end, next) = self.uses[at as usize];
                at = next;
                if self.through[block as usize / 64] >> (block % 64) & 1 == 0 {
                    let start = self.start[block as usize];
                    if block < home || start >= limit {
                        return self.not_dominated(rank);
                    }
                    if end == self.start[block as usize + 1] {
                        // An edge passes it on: it is live through the whole block.
                        self.through[block as usize / 64] |= 1 << (block % 64);
                        last = last.max(block);
                        self.visited.push(block);
                    } else {
                        self.intervals.push((start, end));
                    }
                    let (spread, n) = self.spread(block, home, rank as u32, order);
                    last = last.max(spread);
                    steps += n;
                }
            }
            // Runs are searched unless there are few marks far apart.
            if self.visited.len() < (last - home) as usize / 256 {
                for &block in &self.visited {
                    self.through[block as usize / 64] = 0;
                    self.intervals.push((self.start[block as usize], self.start[block as usize + 1]));
                }
            } else {
                self.collect_runs(home, last);
            }
            self.visited.clear();
            self.normalise(first);
            let end = self.intervals.last().map_or(0, |interval| interval.1);
            if self.intervals[first].0 < self.def[rank] || end > limit {
                return self.not_dominated(rank);
            }
        }
        self.first_interval.push(self.intervals.len() as u32);
        Ok(())
    }

    #[cold]
    fn not_dominated(&self, rank: usize) -> Result<(), Error> {
        Err(Error::new(Rule::UseBeforeDefinition, Entity::Value(Value(self.value[rank]))))
    }

    /// Marks the blocks on the paths backwards from `block` to `home` in `through`. Gives the largest of them
    /// and the number of steps. With the `order` of dominator preorder, loops without `home` are crossed.
    fn spread(&mut self, block: u32, home: u32, rank: u32, order: &[u32]) -> (u32, usize) {
        let (mut block, mut last, first) = (block, 0, self.visited.len());
        let mut next = first;
        loop {
            let row = self.pred_start[block as usize] as usize..self.pred_start[block as usize + 1] as usize;
            for &pred in &self.preds[row] {
                let word = &mut self.through[pred as usize / 64];
                if pred == home || *word >> (pred % 64) & 1 != 0 {
                    continue;
                }
                if !order.is_empty() {
                    let [from, home] = [pred, home].map(|number| Block(order[number as usize]));
                    match self.crossed.cross(from, home, rank) {
                        Crossing::None => {}
                        Crossing::Again => continue,
                        Crossing::Through(first, end) => {
                            self.intervals.push((self.start[first as usize], self.start[end as usize + 1]));
                            self.visited.push(first);
                            continue;
                        }
                    }
                }
                *word |= 1 << (pred % 64);
                last = last.max(pred);
                self.visited.push(pred);
            }
            match self.visited.get(next) {
                Some(&found) => (block, next) = (found, next + 1),
                None => return (last, next - first + 1),
            }
        }
    }

    /// Turns the runs of marked blocks up to `last` into intervals, and clears the marks. Marks below `first`
    /// come from values whose definition does not dominate their uses.
    fn collect_runs(&mut self, first: u32, last: u32) {
        // Block 0 is marked if the walk went past the definition up to the entry.
        let lowest = if self.through[0] & 1 != 0 { 0 } else { first as usize / 64 };
        let mut open = NONE;
        for index in lowest..=last as usize / 64 {
            let word = core::mem::take(&mut self.through[index]);
            let base = index as u32 * 64;
            // Changes between marked and not, including the last bit of the word before.
            let mut changes = word ^ (word << 1 | u64::from(open != NONE));
            while changes != 0 {
                let block = base + changes.trailing_zeros();
                changes &= changes - 1;
                if open == NONE {
                    open = block;
                } else {
                    self.intervals.push((self.start[open as usize], self.start[block as usize]));
                    open = NONE;
                }
            }
        }
        if open != NONE {
            let end = (last as usize / 64 + 1) * 64;
            self.intervals.push((self.start[open as usize], self.start[end.min(self.start.len() - 1)]));
        }
    }

    /// Sorts the intervals from `first` on and joins those that touch.
    fn normalise(&mut self, first: usize) {
        let list = &mut self.intervals[first..];
        if list.len() <= 8 {
            for i in 1..list.len() {
                let mut j = i;
                while j > 0 && list[j - 1].0 > list[j].0 {
                    list.swap(j - 1, j);
                    j -= 1;
                }
            }
        } else {
            list.sort_unstable();
        }
        let mut last = 0;
        for i in 1..list.len() {
            let (from, to) = list[i];
            if from <= list[last].1 {
                list[last].1 = list[last].1.max(to);
            } else {
                last += 1;
                list[last] = (from, to);
            }
        }
        self.intervals.truncate(first + last + 1);
    }

    /// True if the two are live at the same time, whichever is defined first.
    pub(crate) fn overlap(&self, a: u32, b: u32) -> bool {
        let (first, second) = if a < b { (a, b) } else { (b, a) };
        self.dominates(first, second) && self.interfere(first, second)
    }

    /// True if `rank`, defined at or before `at`, is live just after this position.
    #[inline]
    pub(crate) fn live_after(&self, rank: u32, at: u32) -> bool {
        let list = self.intervals(rank);
        if list.len() <= 6 {
            return list.iter().any(|&(from, to)| from <= at && at < to);
        }
        let after = list.partition_point(|interval| interval.0 <= at);
        after > 0 && at < list[after - 1].1
    }

    #[inline]
    fn intervals(&self, rank: u32) -> &[(u32, u32)] {
        &self.intervals
            [self.first_interval[rank as usize] as usize..self.first_interval[rank as usize + 1] as usize]
    }

    /// Gives every copy at the end of a block the value of its source.
    pub(crate) fn number_values(&mut self) {
        self.same.extend(0..self.value.len() as u32);
        for &(_, copy, source) in self.copies.iter().filter(|copy| copy.2 != NONE) {
            self.same[copy as usize] = source;
        }
    }

    /// True if the two always have the same value.
    #[inline]
    pub(crate) fn same_value(&self, a: u32, b: u32) -> bool {
        !self.same.is_empty() && self.same[a as usize] == self.same[b as usize]
    }

    /// True if no use of `rank` is outside of the block that defines it, edges included.
    pub(crate) fn is_local(&self, rank: u32) -> bool {
        self.collected[rank as usize].uses == NONE
    }

    /// The number, in dominator preorder, of the block that defines `rank`.
    pub(crate) fn home(&self, rank: u32) -> u32 {
        self.collected[rank as usize].block
    }

    /// True if both are live at the definition of one, so that they cannot share a place unless they have the
    /// same value. `a` must not have the larger rank.
    #[inline]
    pub(crate) fn interfere(&self, a: u32, b: u32) -> bool {
        let at = self.def[b as usize];
        self.def[a as usize] == at || self.live_after(a, at)
    }

    /// True if `rank` is live at the end of the block with this number in dominator preorder, edges included.
    pub(crate) fn live_out(&self, rank: u32, block: u32) -> bool {
        self.live_after(rank, self.start[block as usize + 1] - 1)
    }

    /// True if `rank` is live into the block with this number, its phis aside.
    pub(crate) fn live_in(&self, rank: u32, block: u32) -> bool {
        let start = self.start[block as usize];
        self.def[rank as usize] < start && self.live_after(rank, start)
    }

    /// True if rank `a`'s definition dominates that of `b`.
    #[inline]
    pub(crate) fn dominates(&self, a: u32, b: u32) -> bool {
        a <= b && self.def[b as usize] < self.region_end[a as usize]
    }

    /// Makes the values in constraints candidates.
    fn announce_constraints(&mut self, host: &impl SsaHost) -> Result<bool, Error> {
        let mut bad = None;
        let mut any = false;
        let rank_of = &mut self.rank_of;
        host.constraints(|constraint| {
            any = true;
            let (a, b) = match constraint {
                Constraint::Fixed { value, .. } | Constraint::Alone { value } => (value, value),
                Constraint::Tied { a, b } => (a, b),
            };
            for value in [a, b] {
                match rank_of.get_mut(value.index()) {
                    None => bad = Some(value),
                    Some(rank) if host.value_kind(value) == ValueKind::Variable => *rank = PENDING,
                    Some(_) => {}
                }
            }
            if bad.is_none() && host.value_type(a).class() != host.value_type(b).class() {
                bad = Some(b);
            }
        });
        match bad {
            Some(value) => Err(Error::new(Rule::BadConstraint, Entity::Value(value))),
            None => Ok(any),
        }
    }

    fn note_constraints(&mut self, host: &impl SsaHost) -> Result<(), Error> {
        self.has_constraints = true;
        self.fixed.resize(self.value.len(), NONE);
        let (fixed, tied, rank_of) = (&mut self.fixed, &mut self.tied, &self.rank_of);
        // Values of unreachable code have no rank.
        let rank = |value: Value| rank_of.get(value.index()).copied().filter(|&rank| rank < PENDING);
        let mut bad = None;
        host.constraints(|constraint| match constraint {
            Constraint::Fixed { value, register } => {
                if let Some(rank) = rank(value)
                    && fixed[rank as usize] != ALONE
                {
                    let before = core::mem::replace(&mut fixed[rank as usize], register);
                    if before != NONE && before != register {
                        bad = Some(value);
                    }
                }
            }
            Constraint::Alone { value } => {
                if let Some(rank) = rank(value) {
                    fixed[rank as usize] = ALONE;
                }
            }
            Constraint::Tied { a, b } => {
                if let (Some(a), Some(b)) = (rank(a), rank(b)) {
                    tied.push((a, b));
                }
            }
        });
        bad.map_or(Ok(()), |value| Err(Error::new(Rule::BadConstraint, Entity::Value(value))))
    }
}
