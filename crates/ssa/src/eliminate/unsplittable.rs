//! Copies of edges that cannot be split (computed gotos): decides which may be placed at the end of the
//! source as they are.
//!
//! A copy at the end of the source runs on every path out of it. That is harmless if nothing live there
//! shares the place that is written: neither another target nor the terminator nor the copies of another edge
//! read it. Otherwise the phi gets a temporary that all its edges write and the head of its block reads; a
//! write to a temporary changes no value that is read.
//!
//! The reference puts copies into the predecessor in any case, on the ground that a computed goto has one
//! target at a time; that is not safe: the other targets may read the old values.
//!
//! Cost: per copy on such an edge, a look-up in the class that is written and one per other target.

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::{Block, Dominators, EdgeId, Entity, Error, Graph, Rule, SsaHost, Value};

use super::classes::Classes;
use super::place::{Places, Terminator};
use super::plan::{Plan, Reason};
use super::ranges::Ranges;
use super::web::{UNDEF, Web};

#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    terminator: Terminator,
    /// Target and edge.
    edges: Vec<(u32, u32)>,
    /// Places that the block's end writes.
    written: Vec<u32>,
}

/// True if an edge into a block with phis cannot be split.
pub(crate) fn any(host: &impl SsaHost, graph: &Graph, web: &Web) -> bool {
    web.joins.iter().any(|&join| {
        graph.pred_row(join).len() > 1
            && graph.incoming(join).any(|edge| !host.splittable(graph.edge(EdgeId(edge))))
    })
}

pub(crate) struct Guard<'a, H> {
    pub(crate) host: &'a H,
    pub(crate) graph: &'a Graph,
    pub(crate) dominators: &'a Dominators,
    pub(crate) web: &'a Web,
    pub(crate) ranges: &'a Ranges,
    pub(crate) classes: &'a mut Classes,
    pub(crate) places: &'a mut Places,
    pub(crate) plan: &'a mut Plan,
    pub(crate) scratch: &'a mut Scratch,
    /// The classes are not those of the places: no write is known to be safe.
    pub(crate) cautious: bool,
}

impl<H: SsaHost> Guard<'_, H> {
    /// Gives temporaries to the phis that need one.
    pub(crate) fn run(&mut self) -> Result<(), Error> {
        for &block in &self.graph.rpo {
            let edges = self.graph.succ_start[block as usize]..self.graph.succ_start[block as usize + 1];
            self.scratch.edges.clear();
            for edge in edges {
                let target = self.graph.succs[edge as usize];
                if self.web.n_phis[target as usize] > 0
                    && !self.host.splittable(self.graph.edge(EdgeId(edge)))
                {
                    self.scratch.edges.push((target, edge));
                }
            }
            if !self.scratch.edges.is_empty() {
                self.protect(block)?;
            }
        }
        Ok(())
    }

    fn protect(&mut self, block: u32) -> Result<(), Error> {
        self.scratch.terminator.read(self.host, block);
        self.scratch.written.clear();
        self.scratch.edges.sort_unstable();
        let mut previous = (NONE, NONE);
        for i in 0..self.scratch.edges.len() {
            let (target, edge) = self.scratch.edges[i];
            let phis = self.web.phis(target);
            let args = self.web.edge_args(edge, phis.len());
            if previous.0 == target {
                if self.web.edge_args(previous.1, phis.len()) != args {
                    let edge = self.graph.edge(EdgeId(edge));
                    return Err(Error::new(Rule::AmbiguousEdges, Entity::Edge(edge)));
                }
                continue;
            }
            previous = (target, edge);
            let same = self.scratch.edges[i..].iter().take_while(|other| other.0 == target).count();
            if self.graph.pred_row(target).len() == same {
                continue;
            }
            for (phi, &arg) in phis.zip(args) {
                let value = self.web.phi_value[phi];
                let dest = self.places.dest(phi, value);
                if arg == UNDEF
                    || self.places.safe_at_end[phi]
                    || self.places.place.get(arg as usize) == Some(&dest)
                {
                    continue;
                }
                if self.is_safe(block, target, phi, dest) {
                    self.scratch.written.push(dest);
                } else {
                    self.places.isolate(
                        self.plan,
                        phi,
                        self.host.value_type(Value(value)),
                        Reason::UnsplittableEdge,
                    );
                }
            }
        }
        Ok(())
    }

    /// True if the end of `block`, with an edge to `target`, may write `dest`, the place of the phi.
    fn is_safe(&mut self, block: u32, target: u32, phi: usize, dest: u32) -> bool {
        let read = |&value: &u32| self.places.place.get(value as usize) == Some(&dest);
        if self.cautious {
            return false;
        }
        if self.scratch.written.contains(&dest) || self.scratch.terminator.uses.iter().any(read) {
            return false;
        }
        let rank = if self.places.temporary[phi] != NONE {
            self.ranges.shadow[phi]
        } else {
            self.ranges.rank_of[self.web.phi_value[phi] as usize]
        };
        let leader = self.classes.find(rank);
        let number = self.dominators.first[block as usize];
        let Some(live) = self.classes.live_out(self.ranges, leader, number) else { return true };
        let value = self.ranges.value[live as usize];
        self.graph.edges_out(Block(block)).all(|edge| {
            let other = self.graph.succs[edge.index()];
            other == target
                || !(self.ranges.live_in(live, self.dominators.first[other as usize])
                    || self.web.edge_args(edge.0, self.web.n_phis[other as usize] as usize).contains(&value))
        })
    }
}
