//! The checker of promotion: proves that each load is replaced by the contents of memory, on every path.
//!
//! It shares no code with the pass and needs host and plan only. For one slot after the other it runs a plain
//! forward dataflow over the control-flow graph, with round-robin iteration: the state is the definition that
//! memory holds, or a conflict, which nothing may read, if paths with different definitions meet without a
//! phi. The iteration is optimistic, so a phi that the pass removed as trivial is proved superfluous as well.
//! Dominance, if it matters, is found by walking the graph without the dominator. Time is slots times edges
//! times the depth of loops.

use alloc::vec;
use alloc::vec::Vec;

mod log;
mod rules;

use crate::host::MemAccess;
use log::{Event, Log};
pub use rules::{Fault, PlanRule};

use super::{Definition, Mode, Options, Phi, Plan, PointKind, Uninit};
use crate::graph::MAX_ENTITIES;
use crate::{Block, Edge, Entity, Inst, Kind, Slot, SlotHost, Type, Value};

/// The contents of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// No path has arrived yet.
    Unknown,
    Holds(Definition),
    /// Different definitions on different paths.
    Conflict,
}

struct Checker<'a, H> {
    host: &'a H,
    plan: &'a Plan,
    options: &'a Options,
    log: Log,
    /// A block without predecessors.
    entry: Block,
    succs: Vec<Vec<Block>>,
    reachable: Vec<bool>,
    /// By instruction: an access to a promoted slot.
    promoted_access: Vec<bool>,
    /// By value: the result of a load of a promoted slot that is removed.
    removed_value: Vec<bool>,
    used_points: usize,
}

/// Checks `plan` for `host` and `options`.
///
/// # Errors
///
/// The first rule that is broken.
///
/// ```
/// use sheave_ssa::promote::check::{PlanRule, check};
/// use sheave_ssa::promote::{self, Options};
/// use sheave_testing::ssa::programs::PLAIN_SLOT;
/// use sheave_testing::ssa::toy::{Op, ToyFunc};
/// use sheave_ssa::{Block, Slot, Type};
///
/// let mut func = ToyFunc { blocks: vec![Default::default()], ..ToyFunc::default() };
/// func.slots.push(PLAIN_SLOT);
/// let word = func.push(Block(0), Op::Input).unwrap();
/// func.push(Block(0), Op::Store(Slot(0), Type::int(8), word));
/// let loaded = func.push(Block(0), Op::Load(Slot(0), Type::int(8))).unwrap();
/// func.push(Block(0), Op::Observe(loaded));
/// func.push(Block(0), Op::Jump);
/// let (mut ctx, options) = (promote::Ctx::new(), Options::default());
/// let plan = promote::plan(&func, &options, &mut ctx)?;
/// assert_eq!(check(&func, plan, &options), Ok(()));
/// // It is no plan for a function with one slot more.
/// func.slots.push(PLAIN_SLOT);
/// assert_eq!(check(&func, plan, &options).unwrap_err().rule, PlanRule::Host);
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub fn check(host: &impl SlotHost, plan: &Plan, options: &Options) -> Result<(), Fault> {
    let (n_blocks, n_slots) = (host.n_blocks(), host.n_slots());
    let (n_insts, n_values) = (host.n_insts(), host.n_values());
    if [n_blocks, n_slots, n_insts, n_values].iter().any(|&n| n >= MAX_ENTITIES) || plan.n_slots() != n_slots
    {
        return fault(PlanRule::Host, Entity::Function);
    }
    let mut succs = vec![Vec::new(); n_blocks];
    let mut log = Log::new(n_slots, n_insts, n_values);
    for (block, row) in succs.iter_mut().enumerate() {
        host.successors(Block::new(block), |succ| row.push(succ));
        log.block = Some(Block::new(block));
        host.accesses(Block::new(block), &mut log);
    }
    let mut entry = host.entry();
    check_host(plan, &log, entry, &succs)?;
    if succs.iter().flatten().any(|&succ| succ == entry) {
        // The new arguments of the entry block come from a block of their own.
        succs.push(vec![entry]);
        entry = Block::new(n_blocks);
    }
    let mut checker = Checker {
        host,
        plan,
        options,
        log,
        entry,
        succs,
        reachable: Vec::new(),
        promoted_access: vec![false; n_insts],
        removed_value: vec![false; n_values],
        used_points: 0,
    };
    checker.check_edges()?;
    checker.reachable = checker.reach_without(None);
    checker.check_phis()?;
    checker.mark_promoted()?;
    let mut by_slot = vec![Vec::new(); n_slots];
    for &(slot, block, event) in &checker.log.events {
        by_slot[slot.index()].push((block, event));
    }
    for (slot, events) in by_slot.iter().enumerate() {
        let slot = Slot::new(slot);
        if plan.is_promoted(slot) {
            checker.check_promotable(slot, events)?;
            checker.check_twice(slot)?;
            checker.check_slot(slot, events)?;
        }
    }
    checker.check_removals()
}

/// Checks that all reported entities exist.
fn check_host(plan: &Plan, log: &Log, entry: Block, succs: &[Vec<Block>]) -> Result<(), Fault> {
    if let Some(stranger) = log.stranger {
        return fault(PlanRule::Host, stranger);
    }
    if entry.index() >= succs.len() {
        return fault(PlanRule::Host, Entity::Block(entry));
    }
    for (block, row) in succs.iter().enumerate() {
        if let Some(index) = row.iter().position(|succ| succ.index() >= succs.len()) {
            return fault(PlanRule::Host, Entity::Edge(Edge::new(Block::new(block), index as u32)));
        }
    }
    match plan.phis().find(|phi| phi.block.index() >= succs.len() || phi.slot.index() >= plan.n_slots()) {
        Some(phi) => fault(PlanRule::WrongPhi, Entity::Block(phi.block)),
        None => Ok(()),
    }
}

/// Undefined values are all alike, whichever slot they were read from.
fn plain(definition: Definition) -> Definition {
    match definition {
        Definition::Undef(_) => Definition::Undef(Slot(0)),
        other => other,
    }
}

fn holds(definition: Definition) -> State {
    State::Holds(plain(definition))
}

fn fault<T>(rule: PlanRule, entity: Entity) -> Result<T, Fault> {
    Err(Fault::new(rule, entity))
}

impl<H: SlotHost> Checker<'_, H> {
    /// If there are phis, the plan has the edges of the function.
    fn check_edges(&self) -> Result<(), Fault> {
        let rows = self.plan.first_edge.windows(2).map(|row| (row[1] - row[0]) as usize);
        let same = rows.take(self.succs.len()).eq(self.succs.iter().map(Vec::len));
        if self.plan.n_phis() == 0 || same { Ok(()) } else { fault(PlanRule::Host, Entity::Function) }
    }

    /// The blocks that a walk from the entry meets when it must not enter `barrier`.
    fn reach_without(&self, barrier: Option<Block>) -> Vec<bool> {
        let mut met = vec![false; self.succs.len()];
        let mut stack = vec![self.entry];
        while let Some(block) = stack.pop() {
            if Some(block) != barrier && !core::mem::replace(&mut met[block.index()], true) {
                stack.extend(&self.succs[block.index()]);
            }
        }
        met
    }

    fn check_phis(&self) -> Result<(), Fault> {
        // Those of a block are consecutive, a slot has one at most, and none is outside its block's range.
        let mut last: Option<Phi> = None;
        for (number, phi) in self.plan.phis().enumerate() {
            let range = self.plan.block_phis(phi.block);
            let first = range.start as usize == number;
            let follows = last.is_some_and(|last| last.block == phi.block && last.slot < phi.slot);
            if !range.contains(&(number as u32))
                || !(first || follows)
                || !self.plan.is_promoted(phi.slot)
                || !self.reachable[phi.block.index()]
            {
                return fault(PlanRule::WrongPhi, Entity::Block(phi.block));
            }
            last = Some(phi);
        }
        let in_blocks: usize =
            (0..self.succs.len()).map(|at| self.plan.block_phis(Block::new(at)).len()).sum();
        if in_blocks != self.plan.n_phis() {
            return fault(PlanRule::WrongPhi, Entity::Function);
        }
        for (block, succs) in self.succs.iter().enumerate() {
            for (index, &succ) in succs.iter().enumerate() {
                let edge = Edge::new(Block::new(block), index as u32);
                if self.plan.edge_args(edge).len() != self.plan.block_phis(succ).len() {
                    return fault(PlanRule::ArgumentCount, Entity::Edge(edge));
                }
            }
        }
        Ok(())
    }

    fn mark_promoted(&mut self) -> Result<(), Fault> {
        for &(slot, _, event) in &self.log.events {
            if !self.plan.is_promoted(slot) {
                continue;
            }
            self.promoted_access[event.inst().index()] = true;
            if let Event::Load(_, access, result) = event
                && access.ty == self.plan.slot_type(slot)
                && core::mem::replace(&mut self.removed_value[result.index()], true)
            {
                return fault(PlanRule::DefinedTwice, Entity::Value(result));
            }
        }
        Ok(())
    }

    /// Checks that the slot and all of its accesses allow promotion.
    fn check_promotable(&self, slot: Slot, events: &[(Block, Event)]) -> Result<(), Fault> {
        let info = self.host.slot(slot);
        let ty = self.plan.slot_type(slot);
        let limit = info.bytes.min(self.options.max_value_bytes);
        if info.volatile || info.dynamic || ty.bytes() > limit {
            return fault(PlanRule::NotPromotable, Entity::Slot(slot));
        }
        let stored = events
            .iter()
            .any(|(_, event)| matches!(event, Event::Store(..) | Event::Asm(..) | Event::Fresh(_)));
        if info.param && (self.options.mode == Mode::Locals || !stored) {
            return fault(PlanRule::WrongParameter, Entity::Slot(slot));
        }
        let offset = events.iter().find_map(|(_, event)| match event {
            Event::Load(_, access, _) | Event::Store(_, access, _) => Some(access.offset),
            Event::Asm(..) => Some(0),
            _ => None,
        });
        let offset = offset.unwrap_or(0);
        if i64::from(offset) < 0 || i64::from(offset) + i64::from(ty.bytes()) > i64::from(info.bytes) {
            return fault(PlanRule::NotPromotable, Entity::Slot(slot));
        }
        let opaque = |other: Type| other != ty && [other, ty].iter().any(|ty| ty.kind() == Kind::Opaque);
        for &(_, event) in events {
            let plain = |access: MemAccess, other_size: bool| {
                let fits = access.ty.bytes() == ty.bytes() || other_size && !self.host.big_endian();
                fits && access.offset == offset && !access.volatile && !opaque(access.ty)
            };
            let right = match event {
                Event::Load(_, access, _) => plain(access, access.ty.bytes() < ty.bytes()),
                Event::Store(_, access, value) => {
                    plain(access, self.host.is_constant(value) && access.ty.bytes() > ty.bytes())
                }
                Event::Asm(_, asm_ty, ..) => asm_ty == ty && offset == 0,
                Event::Escape(_) => false,
                Event::Fresh(_) | Event::Mention(_) => true,
            };
            if !right {
                return fault(PlanRule::NotPromotable, Entity::Inst(event.inst()));
            }
        }
        Ok(())
    }

    /// The result of a read before any write.
    fn uninit(&self, slot: Slot) -> Definition {
        match self.options.uninit {
            Uninit::Zero => Definition::Zero(slot),
            Uninit::Undef => Definition::Undef(slot),
        }
    }

    /// The replacement of `value` in the promoted function.
    fn renamed(&self, value: Value) -> Definition {
        self.plan.replacement(value).unwrap_or(Definition::Value(value))
    }

    fn check_slot(&mut self, slot: Slot, events: &[(Block, Event)]) -> Result<(), Fault> {
        let n = self.succs.len();
        let mut rows: Vec<Vec<Event>> = vec![Vec::new(); n];
        for &(block, event) in events {
            rows[block.index()].push(event);
        }
        let phis: Vec<Option<u32>> = (0..n)
            .map(|block| {
                let mut phis = self.plan.block_phis(Block::new(block));
                phis.find(|&phi| self.plan.phi_slot(phi) == slot)
            })
            .collect();
        let mut preds: Vec<Vec<(usize, u32)>> = vec![Vec::new(); n];
        for (block, succs) in self.succs.iter().enumerate() {
            for (index, succ) in succs.iter().enumerate() {
                preds[succ.index()].push((block, index as u32));
            }
        }
        let mut ins = vec![State::Unknown; n];
        ins[self.entry.index()] = holds(self.uninit(slot));
        // The facts of all edges are met again each time: earlier, less precise facts of a predecessor do not
        // count. An undefined value that is dropped can make a conflict disappear, so that the number of
        // iterations needs a bound; stopping early can only reject.
        let mut changed = true;
        let mut rounds = 0;
        while changed && rounds < 4 * n + 16 {
            changed = false;
            rounds += 1;
            for block in 0..n {
                let mut state = if preds[block].is_empty() { ins[block] } else { State::Unknown };
                for &(pred, index) in &preds[block] {
                    if ins[pred] == State::Unknown {
                        continue;
                    }
                    let out = rows[pred].iter().fold(ins[pred], |state, event| self.step(slot, state, event));
                    let out = self.along(slot, out, &rows[pred], index);
                    state = match phis[block] {
                        Some(phi) => State::Holds(Definition::Phi(phi)),
                        None => self.meet(state, out, Block::new(block)),
                    };
                }
                changed |= core::mem::replace(&mut ins[block], state) != state;
            }
        }
        for block in 0..n {
            let mut state = ins[block];
            for event in &rows[block] {
                self.check_event(slot, state, event)?;
                if state != State::Unknown {
                    state = self.step(slot, state, event);
                }
            }
            for (index, &succ) in self.succs[block].iter().enumerate() {
                let (Some(phi), true) = (phis[succ.index()], state != State::Unknown) else { continue };
                let edge = Edge::new(Block::new(block), index as u32);
                let out = self.along(slot, state, &rows[block], index as u32);
                let position = (phi - self.plan.block_phis(succ).start) as usize;
                let arg = self.plan.edge_args(edge).nth(position);
                // A phi that nothing reads may merge anything; such phis are left by placements without
                // pruning.
                let dead = out == State::Conflict && !self.is_read(phi);
                if !dead && arg.map(holds) != Some(out) {
                    return fault(PlanRule::WrongArgument, Entity::Edge(edge));
                }
            }
        }
        Ok(())
    }

    /// True if a load or a conversion reads `phi`, or a phi that something reads merges it.
    fn is_read(&self, phi: u32) -> bool {
        let mut seen = vec![false; self.plan.n_phis()];
        let mut stack = vec![phi];
        while let Some(phi) = stack.pop() {
            if core::mem::replace(&mut seen[phi as usize], true) {
                continue;
            }
            let direct = (0..self.removed_value.len() as u32)
                .any(|value| self.plan.replacement(Value(value)) == Some(Definition::Phi(phi)));
            let converted = self.plan.points().iter().any(|point| {
                matches!(point.kind, PointKind::Convert { source: Definition::Phi(p), .. } if p == phi)
            });
            if direct || converted {
                return true;
            }
            for (block, succs) in self.succs.iter().enumerate() {
                for (index, &succ) in succs.iter().enumerate() {
                    let args = self.plan.edge_args(Edge::new(Block::new(block), index as u32));
                    let users = args.zip(self.plan.block_phis(succ));
                    stack.extend(users.filter(|(arg, _)| *arg == Definition::Phi(phi)).map(|(_, user)| user));
                }
            }
        }
        false
    }

    /// The contents of memory after `event`.
    fn step(&self, slot: Slot, state: State, event: &Event) -> State {
        match *event {
            Event::Store(inst, access, value) => {
                if access.ty == self.plan.slot_type(slot) {
                    holds(self.renamed(value))
                } else {
                    self.point(inst, None).map_or(State::Conflict, holds)
                }
            }
            Event::Asm(inst, _, n, None) => self.point(inst, Some(n)).map_or(State::Conflict, holds),
            Event::Fresh(_) => holds(self.uninit(slot)),
            _ => state,
        }
    }

    /// The contents of memory on the edge with this index.
    fn along(&self, _: Slot, state: State, events: &[Event], index: u32) -> State {
        let on_edge = events.iter().rev().find_map(|event| match *event {
            Event::Asm(inst, _, n, Some(edge)) if edge == index => Some((inst, n)),
            _ => None,
        });
        match on_edge {
            Some((inst, n)) => self.point(inst, Some(n)).map_or(State::Conflict, holds),
            None => state,
        }
    }

    /// The definition that the point at `inst` makes: for output `n` of assembly, or by conversion.
    fn point(&self, inst: Inst, output: Option<u32>) -> Option<Definition> {
        let found = self.plan.points().iter().position(|point| {
            point.inst == inst
                && match (point.kind, output) {
                    (PointKind::AsmOutput { n, .. }, Some(output)) => n == output,
                    (PointKind::Convert { .. }, None) => true,
                    _ => false,
                }
        });
        found.map(|index| Definition::Point(index as u32))
    }

    /// True if the point at `inst`, for output `n` of assembly or by conversion, is of this kind.
    fn has_point(&self, inst: Inst, output: Option<u32>, kind: PointKind) -> bool {
        let point = self.point(inst, output);
        matches!(point, Some(Definition::Point(point)) if self.plan.points()[point as usize].kind == kind)
    }

    fn meet(&self, a: State, b: State, block: Block) -> State {
        match (a, b) {
            (State::Unknown, other) | (other, State::Unknown) => other,
            (State::Holds(a), State::Holds(b)) if a == b => State::Holds(a),
            (State::Holds(Definition::Undef(_)), State::Holds(other))
            | (State::Holds(other), State::Holds(Definition::Undef(_)))
                if self.options.uninit == Uninit::Undef && self.stands_above(other, block) =>
            {
                State::Holds(other)
            }
            _ => State::Conflict,
        }
    }

    /// True if `definition` is available in `block` on paths that did not pass its store.
    fn stands_above(&self, definition: Definition, block: Block) -> bool {
        let at = match definition {
            Definition::Value(value) if self.host.is_constant(value) => return true,
            Definition::Value(value) => self.host.definition_block(value),
            Definition::Phi(phi) => self.plan.phis().nth(phi as usize).map(|phi| phi.block),
            _ => None,
        };
        at.is_some_and(|at| at != block && !self.reach_without(Some(at))[block.index()])
    }

    fn check_event(&mut self, slot: Slot, state: State, event: &Event) -> Result<(), Fault> {
        let own = self.plan.slot_type(slot);
        match *event {
            Event::Load(inst, access, result) => {
                let reached = state != State::Unknown;
                if access.ty == own {
                    let Some(found) = self.plan.replacement(result) else {
                        return fault(PlanRule::WrongReplacement, Entity::Value(result));
                    };
                    self.check_exists(found, Entity::Value(result))?;
                    if reached && state != holds(found) {
                        return fault(PlanRule::WrongLoad, Entity::Inst(inst));
                    }
                    return self.expect_dead(inst, true);
                }
                let Some(Definition::Point(point)) = self.point(inst, None) else {
                    return fault(PlanRule::WrongConversion, Entity::Inst(inst));
                };
                self.used_points += 1;
                let PointKind::Convert { source, from, to, result: defined } =
                    self.plan.points()[point as usize].kind
                else {
                    return fault(PlanRule::WrongConversion, Entity::Inst(inst));
                };
                if (from, to, defined) != (own, access.ty, Some(result)) {
                    return fault(PlanRule::WrongConversion, Entity::Inst(inst));
                }
                self.check_exists(source, Entity::Inst(inst))?;
                if reached && state != holds(source) {
                    return fault(PlanRule::WrongLoad, Entity::Inst(inst));
                }
                self.expect_dead(inst, false)
            }
            Event::Store(inst, access, value) => {
                self.check_exists(self.renamed(value), Entity::Inst(inst))?;
                // An unreachable store needs no conversion.
                if access.ty == own || state == State::Unknown {
                    return self.expect_dead(inst, true);
                }
                let source = self.renamed(value);
                let kind = PointKind::Convert { source, from: access.ty, to: own, result: None };
                if !self.has_point(inst, None, kind) {
                    return fault(PlanRule::WrongConversion, Entity::Inst(inst));
                }
                self.used_points += 1;
                self.expect_dead(inst, false)
            }
            Event::Asm(inst, ty, n, _) => {
                if !self.has_point(inst, Some(n), PointKind::AsmOutput { slot, n, ty }) {
                    return fault(PlanRule::WrongAsmOutput, Entity::Inst(inst));
                }
                self.used_points += 1;
                self.expect_dead(inst, false)
            }
            Event::Fresh(inst) | Event::Mention(inst) => self.expect_dead(inst, true),
            Event::Escape(inst) => fault(PlanRule::NotPromotable, Entity::Inst(inst)),
        }
    }

    fn expect_dead(&self, inst: Inst, dead: bool) -> Result<(), Fault> {
        if self.plan.is_dead(inst) == dead {
            Ok(())
        } else {
            fault(PlanRule::WrongRemoval, Entity::Inst(inst))
        }
    }

    fn check_exists(&self, definition: Definition, entity: Entity) -> Result<(), Fault> {
        let exists = match definition {
            Definition::Value(value) => self.removed_value.get(value.index()) == Some(&false),
            Definition::Phi(phi) => (phi as usize) < self.plan.n_phis(),
            Definition::Point(point) => (point as usize) < self.plan.points().len(),
            Definition::Zero(slot) | Definition::Undef(slot) => self.plan.is_promoted(slot),
        };
        if exists { Ok(()) } else { fault(PlanRule::Dangling, entity) }
    }

    /// Checks that only accesses to promoted slots were touched.
    fn check_removals(&self) -> Result<(), Fault> {
        for (inst, &promoted) in self.promoted_access.iter().enumerate() {
            if self.plan.is_dead(Inst::new(inst)) && !promoted {
                return fault(PlanRule::WrongRemoval, Entity::Inst(Inst::new(inst)));
            }
        }
        for (value, &removed) in self.removed_value.iter().enumerate() {
            if self.plan.replacement(Value::new(value)).is_some() != removed {
                return fault(PlanRule::WrongReplacement, Entity::Value(Value::new(value)));
            }
        }
        if self.used_points != self.plan.points().len() {
            return fault(PlanRule::WrongConversion, Entity::Function);
        }
        for (block, succs) in self.succs.iter().enumerate() {
            for index in 0..succs.len() {
                let edge = Edge::new(Block::new(block), index as u32);
                for arg in self.plan.edge_args(edge) {
                    self.check_exists(arg, Entity::Edge(edge))?;
                }
            }
        }
        Ok(())
    }

    /// No path leads from a call that returns twice to a store of `slot`, if one leads to a load before any
    /// store.
    fn check_twice(&self, slot: Slot) -> Result<(), Fault> {
        for &(block, at) in &self.log.twice {
            let rest = self.log.events[at..].iter().take_while(|event| event.1 == block);
            let (mut live, mut written, mut done) = (false, false, false);
            for (_, _, event) in rest.filter(|event| event.0 == slot) {
                live |= matches!(event, Event::Load(..)) && !done;
                done |= matches!(event, Event::Store(..) | Event::Fresh(_) | Event::Asm(_, _, _, None));
                written |= matches!(event, Event::Store(..) | Event::Asm(..));
            }
            let mut met = vec![[false; 2]; self.succs.len()];
            // Blocks reached, and whether the slot may still have its contents of the call.
            let mut stack: Vec<(Block, bool)> =
                self.succs[block.index()].iter().map(|&succ| (succ, !done)).collect();
            while let Some((block, mut intact)) = stack.pop() {
                if core::mem::replace(&mut met[block.index()][intact as usize], true) {
                    continue;
                }
                for (_, _, event) in
                    self.log.events.iter().filter(|event| event.0 == slot && event.1 == block)
                {
                    live |= matches!(event, Event::Load(..)) && intact;
                    if matches!(event, Event::Store(..) | Event::Fresh(_) | Event::Asm(_, _, _, None)) {
                        intact = false;
                    }
                    written |= matches!(event, Event::Store(..) | Event::Asm(..));
                }
                stack.extend(self.succs[block.index()].iter().map(|&succ| (succ, intact)));
            }
            if live && written {
                return fault(PlanRule::ReturnsTwice, Entity::Slot(slot));
            }
        }
        Ok(())
    }
}
