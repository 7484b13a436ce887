//! Strongly connected phis that merge one value from outside (Braun et al. 2013, section 3.2, algorithm 5).
//!
//! ```text
//! block1: v1 = phi [block0: v0], [block2: v2]      an irreducible loop of block1 and block2: neither phi is
//! block2: v2 = phi [block0: v0], [block1: v1]      redundant by itself, but together they merge v0 alone
//! ```
//!
//! Components by Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972, with a stack of its own;
//! they come after those that they merge, so that one sweep sees what replaces what. Of a component with
//! several values from outside the phis without one may be connected themselves: they are a smaller set,
//! which is visited the same way. Linear but for the depth of such sets.

use alloc::vec::Vec;

use super::build::Builder;
use crate::graph::NONE;
use crate::promote::Def;
use crate::refill::refill;

/// Reused memory.
#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    /// By phi: the last set that it was in.
    set: Vec<u32>,
    n_sets: u32,
    /// By phi: its number in the walk of its set, `NONE` before it, and the least number that it reaches.
    number: Vec<u32>,
    low: Vec<u32>,
    /// Phis of the walk that are in no component yet, and by phi whether it is there.
    open: Vec<u32>,
    is_open: Vec<bool>,
    /// The phi, and its next argument.
    walk: Vec<(u32, u32)>,
    /// The phis of the sets that are still to be visited, and where each set starts.
    phis: Vec<u32>,
    starts: Vec<u32>,
    component: Vec<u32>,
}

impl Scratch {
    /// Visits all phis that are left. True if some were replaced.
    pub(super) fn remove(&mut self, builder: &mut Builder) -> bool {
        let n = builder.n_phis();
        builder.compress_all();
        for list in [&mut self.set, &mut self.number, &mut self.low] {
            refill(list, n, NONE);
        }
        refill(&mut self.is_open, n, false);
        self.n_sets = 0;
        self.phis.clear();
        self.starts.clear();
        self.starts.push(0);
        self.phis.extend((0..n as u32).filter(|&phi| builder.phis[phi as usize].replaced == Def::NONE));
        let mut changed = false;
        while let Some(start) = self.starts.pop() {
            let set: Vec<u32> = self.phis.drain(start as usize..).collect();
            let name = self.n_sets;
            self.n_sets += 1;
            for &phi in &set {
                (self.set[phi as usize], self.number[phi as usize]) = (name, NONE);
            }
            let mut next_number = 0;
            for &root in &set {
                if self.number[root as usize] == NONE {
                    changed |= self.visit(builder, root, name, &mut next_number);
                }
            }
        }
        changed
    }

    /// Walks from `root` through the phis of the set `name` and handles the components that are complete.
    fn visit(&mut self, builder: &mut Builder, root: u32, name: u32, next_number: &mut u32) -> bool {
        let mut changed = false;
        self.enter(root, next_number);
        while let Some(&(phi, at)) = self.walk.last() {
            let Some(&arg) = builder.args(phi).get(at as usize) else {
                self.walk.pop();
                let low = self.low[phi as usize];
                if let Some(&(above, _)) = self.walk.last() {
                    self.low[above as usize] = self.low[above as usize].min(low);
                }
                if low == self.number[phi as usize] {
                    changed |= self.close(builder, phi);
                }
                continue;
            };
            if let Some(last) = self.walk.last_mut() {
                last.1 += 1;
            }
            let Some(merged) = builder.resolve(arg).as_phi() else { continue };
            if self.set[merged as usize] != name {
                continue;
            }
            if self.number[merged as usize] == NONE {
                self.enter(merged, next_number);
            } else if self.is_open[merged as usize] {
                self.low[phi as usize] = self.low[phi as usize].min(self.number[merged as usize]);
            }
        }
        changed
    }

    fn enter(&mut self, phi: u32, next_number: &mut u32) {
        (self.number[phi as usize], self.low[phi as usize]) = (*next_number, *next_number);
        *next_number += 1;
        self.open.push(phi);
        self.is_open[phi as usize] = true;
        self.walk.push((phi, 0));
    }

    /// The component of `first`, from which the walk entered it, is complete.
    fn close(&mut self, builder: &mut Builder, first: u32) -> bool {
        self.component.clear();
        while let Some(phi) = self.open.pop() {
            self.is_open[phi as usize] = false;
            self.component.push(phi);
            if phi == first {
                break;
            }
        }
        // Membership of the component: the numbers of its phis are marked as those of a set of their own.
        let name = self.n_sets;
        self.n_sets += 1;
        let before = self.set[first as usize];
        for &phi in &self.component {
            self.set[phi as usize] = name;
        }
        let (mut outer, mut several) = (Def::NONE, false);
        let start = self.phis.len();
        for &phi in &self.component {
            let mut inner = true;
            for &arg in builder.args(phi) {
                let arg = builder.resolve(arg);
                if arg.as_phi().is_some_and(|merged| self.set[merged as usize] == name) {
                    continue;
                }
                inner = false;
                several |= outer != Def::NONE && outer != arg;
                outer = arg;
            }
            if inner {
                self.phis.push(phi);
            }
        }
        for &phi in &self.component {
            self.set[phi as usize] = before;
        }
        if several {
            if self.phis.len() > start {
                self.starts.push(start as u32);
            }
            return false;
        }
        self.phis.truncate(start);
        let def = if outer == Def::NONE { Def::undef(builder.var_of(first)) } else { outer };
        for &phi in &self.component {
            builder.replace(phi, def);
        }
        true
    }
}
