//! Removes redundant phis, which merge a single definition, and phis without a use.
//!
//! A phi is trivial if its arguments, itself and those on edges that never run left out, are one definition;
//! replacing it can make others trivial, which a worklist follows (Braun et al., "Simple and Efficient
//! Construction of Static Single Assignment Form", 2013, section 3.1). A phi is needed if a load reads it or
//! a needed phi merges it, so cycles of unneeded phis are removed as well.
//!
//! ```text
//! block1: v1 = phi [block0: v0], [block3: v2]      v2 merges v1 and v1, so v2 is v1;
//! block3: v2 = phi [block1: v1], [block2: v1]      then v1 merges v0 and itself, so v1 is v0
//! ```

use alloc::vec::Vec;

use super::definition::{Def, Definition};
use super::options::{Options, Placement, Uninit};
use super::plan::{Plan, PointKind};
use super::scan::{Action, Records};
use crate::graph::NONE;
use crate::refill::refill;
use crate::{Block, Dominators, Graph, SlotHost};

/// Reused memory.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// By phi: its replacement, `NONE` if it stays.
    replaced: Vec<Def>,
    queued: Vec<bool>,
    queue: Vec<u32>,
    /// By phi: the phis that it replaces, a list that begins with itself, and its end.
    next: Vec<u32>,
    last: Vec<u32>,
    /// By phi: the phis that merge it, as rows.
    user_start: Vec<u32>,
    users: Vec<u32>,
    needed: Vec<bool>,
}

/// Removes trivial phis and phis that no load needs.
#[inline(never)]
pub(super) fn clean(
    host: &impl SlotHost,
    options: &Options,
    graph: &Graph,
    dominators: &Dominators,
    records: &Records,
    cleanup: &mut Scratch,
    plan: &mut Plan,
) {
    let n_phis = plan.phis.len();
    refill(&mut cleanup.replaced, n_phis, Def::NONE);
    cleanup.queue.clear();
    let mut trivial = Triviality { host, graph, dominators, options, plan };
    for phi in 0..n_phis as u32 {
        if trivial.single_source(&cleanup.replaced, phi).is_some() {
            cleanup.queue.push(phi);
        }
    }
    let any = !cleanup.queue.is_empty();
    if any {
        replace_trivial(cleanup, &mut trivial);
    }
    // Every phi of pruned form is needed by a load, unless phis were replaced.
    if any || options.placement != Placement::Pruned {
        refill(&mut cleanup.needed, n_phis, false);
        find_roots(records, plan, cleanup);
        propagate(plan, graph, cleanup);
        compact(plan, graph, cleanup);
    }
}

struct Triviality<'a, H> {
    host: &'a H,
    graph: &'a Graph,
    dominators: &'a Dominators,
    options: &'a Options,
    plan: &'a mut Plan,
}

/// Follows replacements to the definition that stays.
#[inline]
fn resolve(replaced: &[Def], mut def: Def) -> Def {
    while let Some(phi) = def.as_phi() {
        let next = replaced[phi as usize];
        if next == Def::NONE {
            break;
        }
        def = next;
    }
    def
}

impl<H: SlotHost> Triviality<'_, H> {
    /// The one definition that `phi` merges, if there is only one.
    #[inline]
    fn single_source(&self, replaced: &[Def], phi: u32) -> Option<Def> {
        let block = self.plan.phis[phi as usize].block;
        let index = phi - self.plan.phi_range[block].0;
        let mut only = Def::NONE;
        let mut undefined = false;
        for (edge, source) in self.graph.edges_in(block).zip(self.graph.predecessors(block)) {
            if !self.graph.is_reachable(source) {
                continue;
            }
            let arg = resolve(replaced, self.plan.args_of(edge)[index as usize]);
            if arg == only || arg == Def::phi(phi) {
                continue;
            }
            if arg.is_undef() {
                undefined = true;
            } else if only == Def::NONE {
                only = arg;
            } else {
                return None;
            }
        }
        if only == Def::NONE {
            return Some(Def::undef(self.plan.phis[phi as usize].slot));
        }
        (!undefined || self.is_above(only, block)).then_some(only)
    }

    /// True if `def` may be used in `block` although an undefined value reaches it too.
    fn is_above(&self, def: Def, block: Block) -> bool {
        if self.options.uninit != Uninit::Undef {
            return false;
        }
        let at = match def.as_phi() {
            Some(phi) => Some(self.plan.phis[phi as usize].block),
            None => match def.as_value() {
                Some(value) if self.host.is_constant(value) => return true,
                value => value.and_then(|value| self.host.definition_block(value)),
            },
        };
        at.is_some_and(|at| {
            at.index() < self.graph.n_blocks() && self.dominators.strictly_dominates(at, block)
        })
    }
}

fn replace_trivial<H: SlotHost>(cleanup: &mut Scratch, trivial: &mut Triviality<'_, H>) {
    link_users(cleanup, trivial.plan, trivial.graph);
    let n_phis = cleanup.replaced.len();
    refill(&mut cleanup.queued, n_phis, false);
    refill(&mut cleanup.next, n_phis, NONE);
    cleanup.last.clear();
    cleanup.last.extend(0..n_phis as u32);
    for i in 0..cleanup.queue.len() {
        cleanup.queued[cleanup.queue[i] as usize] = true;
    }
    let mut next = 0;
    while next < cleanup.queue.len() {
        let phi = cleanup.queue[next] as usize;
        next += 1;
        cleanup.queued[phi] = false;
        if cleanup.replaced[phi] != Def::NONE {
            continue;
        }
        let Some(def) = trivial.single_source(&cleanup.replaced, phi as u32) else { continue };
        cleanup.replaced[phi] = def;
        cleanup.wake_users(phi as u32, def);
    }
}

impl Scratch {
    /// Revisits every phi that merges `phi`, or that merges one which `phi` replaced; and notes that
    /// `def` replaces all of them from now on.
    fn wake_users(&mut self, phi: u32, def: Def) {
        let mut member = phi;
        while member != NONE {
            for at in self.user_start[member as usize]..self.user_start[member as usize + 1] {
                let user = self.users[at as usize];
                if !core::mem::replace(&mut self.queued[user as usize], true) {
                    self.queue.push(user);
                }
            }
            member = self.next[member as usize];
        }
        if let Some(other) = def.as_phi() {
            let end = self.last[other as usize];
            self.next[end as usize] = phi;
            self.last[other as usize] = self.last[phi as usize];
        }
    }
}

fn link_users(cleanup: &mut Scratch, plan: &Plan, graph: &Graph) {
    let n_phis = plan.phis.len();
    let start = &mut cleanup.user_start;
    refill(start, n_phis + 2, 0);
    for arg in &plan.args {
        if let Some(phi) = arg.as_phi() {
            start[phi as usize + 2] += 1;
        }
    }
    let mut sum = 0;
    for at in start.iter_mut() {
        sum += *at;
        *at = sum;
    }
    refill(&mut cleanup.users, sum as usize, 0);
    for (edge, &target) in graph.succs.iter().enumerate() {
        let first = plan.phi_range[Block(target)].0;
        for at in plan.arg_start[edge]..plan.arg_start[edge + 1] {
            if let Some(phi) = plan.args[at as usize].as_phi() {
                let to = &mut start[phi as usize + 1];
                cleanup.users[*to as usize] = first + (at - plan.arg_start[edge]);
                *to += 1;
            }
        }
    }
    start.pop();
}

/// Marks the phis that loads and conversions read, and points those at the replacements of replaced phis.
fn find_roots(records: &Records, plan: &mut Plan, cleanup: &mut Scratch) {
    for access in &records.accesses {
        if let Action::Load(result) = access.action
            && !records.is_kept(access.slot)
        {
            let replacement = &mut plan.replacement[result];
            *replacement = resolve(&cleanup.replaced, *replacement);
            if let Some(phi) = replacement.as_phi() {
                cleanup.needed[phi as usize] = true;
            }
        }
    }
    for point in &mut plan.points {
        if let PointKind::Convert { source, .. } = &mut point.kind
            && let Definition::Phi(phi) = *source
        {
            let def = resolve(&cleanup.replaced, Def::phi(phi));
            if let Some(phi) = def.as_phi() {
                cleanup.needed[phi as usize] = true;
            }
            *source = def.expand().unwrap_or(*source);
        }
    }
}

/// Marks the phis that needed phis merge.
fn propagate(plan: &Plan, graph: &Graph, cleanup: &mut Scratch) {
    cleanup.queue.clear();
    cleanup.queue.extend((0..cleanup.needed.len() as u32).filter(|&phi| cleanup.needed[phi as usize]));
    while let Some(phi) = cleanup.queue.pop() {
        let block = plan.phis[phi as usize].block;
        let index = phi - plan.phi_range[block].0;
        for edge in graph.edges_in(block) {
            let arg = plan.args_of(edge)[index as usize];
            if let Some(arg) = resolve(&cleanup.replaced, arg).as_phi()
                && !core::mem::replace(&mut cleanup.needed[arg as usize], true)
            {
                cleanup.queue.push(arg);
            }
        }
    }
}

/// Takes out the phis that were replaced or are not needed, and renumbers the others.
fn compact(plan: &mut Plan, graph: &Graph, cleanup: &mut Scratch) {
    let n_phis = plan.phis.len();
    // `last` becomes the new numbers.
    let number = &mut cleanup.last;
    number.clear();
    let mut kept = 0;
    for phi in 0..n_phis {
        let stays = cleanup.needed[phi] && cleanup.replaced[phi] == Def::NONE;
        number.push(if stays { kept } else { NONE });
        kept += stays as u32;
    }
    if kept as usize == n_phis {
        return;
    }
    let renumber = |def: Def| {
        let def = resolve(&cleanup.replaced, def);
        def.as_phi().map_or(def, |phi| Def::phi(number[phi as usize]))
    };
    let mut to = 0;
    for (edge, &target) in graph.succs.iter().enumerate() {
        let from = plan.arg_start[edge]..plan.arg_start[edge + 1];
        let first = plan.phi_range[Block(target)].0;
        plan.arg_start[edge] = to;
        for (i, at) in from.enumerate() {
            if number[first as usize + i] != NONE {
                plan.args[to as usize] = renumber(plan.args[at as usize]);
                to += 1;
            }
        }
        if edge + 1 == graph.succs.len() {
            // The end of the last range is read as the start of none.
            plan.arg_start[edge + 1] = to;
        }
    }
    plan.args.truncate(to as usize);
    for def in plan.replacement.as_mut_slice().iter_mut().filter(|def| def.as_phi().is_some()) {
        *def = renumber(*def);
    }
    for point in &mut plan.points {
        if let PointKind::Convert { source, .. } = &mut point.kind
            && let Definition::Phi(phi) = *source
        {
            *source = Definition::Phi(number[phi as usize]);
        }
    }
    let mut stays = number.iter().map(|&number| number != NONE);
    plan.phis.retain(|_| stays.next().unwrap_or(false));
    // A block's first phi becomes the first that stays from there on.
    let mut following = kept;
    for number in number.iter_mut().rev() {
        if *number == NONE {
            *number = following;
        } else {
            following = *number;
        }
    }
    number.push(kept);
    for (start, end) in plan.phi_range.as_mut_slice() {
        (*start, *end) = (number[*start as usize], number[*end as usize]);
    }
    if kept == 0 {
        plan.phi_range.clear();
        plan.arg_start.clear();
        plan.first_edge.clear();
    }
}
