//! The phis of a function that is being built: made where several predecessors, or ones not known yet, may
//! pass on different values; given their arguments; replaced when they merge one value.
//!
//! Braun, Buchwald, Hack, Leissa, Mallon and Zwinkau 2013: algorithms 2 (`addPhiOperands`), 3
//! (`tryRemoveTrivialPhi`, here with a worklist) and 5 (`removeRedundantPhis`, which is [`redundant`]).
//!
//! [`redundant`]: super::super::redundant

use super::{BlockState, Builder, PhiState};
use crate::graph::{MAX_ENTITIES, NONE};
use crate::promote::Def;
use crate::{Entity, Rule};

impl Builder {
    pub(super) fn make_phi(&mut self, block: u32, var: u32) -> Def {
        if self.phis.len() >= MAX_ENTITIES {
            self.fail(Rule::TooLarge, Entity::Function);
            return Def::undef(var);
        }
        let phi = self.phis.len() as u32;
        let state = &mut self.blocks[block as usize];
        let next = if state.sealed {
            self.pending.push(phi);
            NONE
        } else {
            core::mem::replace(&mut state.waiting, phi)
        };
        self.phis.push(PhiState {
            block,
            var,
            value: NONE,
            args: NONE,
            n_args: 0,
            replaced: Def::NONE,
            users: NONE,
            next,
        });
        Def::phi(phi)
    }

    /// Gives pending phis their arguments, which may need other phis.
    pub(super) fn complete_pending(&mut self) {
        while let Some(phi) = self.pending.pop() {
            let PhiState { block, var, .. } = self.phis[phi as usize];
            let BlockState { preds, n_preds, .. } = self.blocks[block as usize];
            let first = self.args.len();
            self.args.resize(first + n_preds as usize, Def::NONE);
            for i in 0..n_preds {
                let pred = self.rows[(preds + i) as usize];
                let found = self.find(pred, var);
                let arg = self.compress(found);
                if !self.path.is_empty() {
                    self.note(pred, var, arg);
                }
                self.args[first + i as usize] = arg;
                if let Some(merged) = arg.as_phi()
                    && merged != phi
                {
                    self.add_user(merged, phi);
                }
            }
            (self.phis[phi as usize].args, self.phis[phi as usize].n_args) = (first as u32, n_preds);
            self.queue.push(phi);
            self.replace_redundant();
        }
    }

    fn add_user(&mut self, merged: u32, user: u32) {
        let users = &mut self.phis[merged as usize].users;
        self.users.push((user, core::mem::replace(users, self.users.len() as u32)));
    }

    /// Replaces the phis in the queue that merge one value, and those that become so.
    fn replace_redundant(&mut self) {
        while let Some(phi) = self.queue.pop() {
            let state = self.phis[phi as usize];
            if state.replaced != Def::NONE || state.args == NONE {
                continue;
            }
            let (mut only, mut several) = (Def::NONE, false);
            for at in state.args..state.args + state.n_args {
                let arg = self.compress(self.args[at as usize]);
                if arg != Def::phi(phi) && arg != only {
                    several = only != Def::NONE;
                    only = arg;
                }
                if several {
                    break;
                }
            }
            if !several {
                // Without any other argument than itself it is never reached, or nothing was written.
                self.replace(phi, if only == Def::NONE { Def::undef(state.var) } else { only });
            }
        }
    }

    /// Replaces `phi`. The phis that merged it merge `def` from now on, and may have become redundant. Those
    /// that are gone leave the list, so that nothing is visited again and again on their behalf.
    pub(in crate::variables) fn replace(&mut self, phi: u32, def: Def) {
        let mut at = core::mem::replace(&mut self.phis[phi as usize].users, NONE);
        self.phis[phi as usize].replaced = def;
        let other = def.as_phi();
        while let Some(&(user, next)) = self.users.get(at as usize) {
            if self.phis[user as usize].replaced == Def::NONE {
                self.queue.push(user);
                if let Some(other) = other {
                    let users = &mut self.phis[other as usize].users;
                    self.users[at as usize].1 = core::mem::replace(users, at);
                }
            }
            at = next;
        }
    }

    /// Replaces strongly connected phis that merge one value, until there are none.
    pub(super) fn remove_connected(&mut self) {
        let merges_phi = |phi: u32| {
            self.args(phi).iter().any(|&arg| self.resolve(arg).as_phi().is_some_and(|other| other != phi))
        };
        let left = (0..self.phis.len() as u32).filter(|&phi| self.phis[phi as usize].replaced == Def::NONE);
        if !left.into_iter().any(merges_phi) || self.has_natural_loops_only() {
            return;
        }
        let mut scratch = core::mem::take(&mut self.redundant);
        while scratch.remove(self) {
            self.replace_redundant();
        }
        self.queue.clear();
        self.redundant = scratch;
    }

    /// True if every loop has one entry, as far as that is cheap to know.
    fn has_natural_loops_only(&mut self) -> bool {
        let mut scratch = core::mem::take(&mut self.loops);
        let answer = scratch.are_natural(self.order.len(), |index| {
            let BlockState { sealed, preds, n_preds, .. } = self.blocks[self.order[index] as usize];
            let preds = sealed.then(|| &self.rows[preds as usize..(preds + n_preds) as usize]);
            preds.map(|preds| preds.iter().map(|&pred| self.blocks[pred as usize].order))
        });
        self.loops = scratch;
        answer
    }
}
