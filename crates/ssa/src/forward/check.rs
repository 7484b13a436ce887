//! The checker of forwarding: proves that every use reads the same value after a plan is applied.
//!
//! It shares no code with the planner and needs host and plan only. For a forwarded load it walks every path
//! backwards from the load, without a limit: it must meet the earlier access, and before that nothing that
//! may write to the bytes. (The earlier access then dominates the load, and the stored value has no other
//! definition between the two.) For a removed store it follows every path forwards, until all its bytes are
//! written again or the function ends, past other removed stores. Time is at most the removed instructions
//! times the accesses.

use alloc::vec;
use alloc::vec::Vec;

use super::{Forward, Options, Plan};
use crate::choices::phrases;
use crate::graph::MAX_ENTITIES;
use crate::host::{AccessSink, Clobber, Escape, MemAccess};
use crate::{Block, Entity, Inst, Kind, Slot, SlotHost, Type, Value};

phrases! {
    /// A rule that a plan must keep.
    pub enum ForwardRule {
        /// What the host reports exists, and the plan is about the same function.
        Host = "the plan must be the function's, and what the host reports must exist",
        /// A load that is forwarded is a plain one that its instruction does nothing beside.
        Load = "what is forwarded must be a plain load",
        /// Its source is an access of the same address, of the value that the plan names.
        Source = "the source must be an access of the same address and value",
        /// The host can make the type that is loaded from the type of the source.
        Type = "the type that is loaded must follow from the type of the source",
        /// Every path to the load passes the source, and nothing may write to the bytes after it.
        Unchanged = "every path to the load must pass the source, and write nothing to the bytes after it",
        /// A value is replaced if and only if it is the result of a load that is, and by one that is not.
        Replacement = "a value must be replaced with its load, and by one that stays",
        /// What goes does nothing but what the plan knows of.
        Removable = "what goes must be a load that is replaced, a plain store or a mention",
        /// Nothing reads what a store that goes has written.
        Read = "nothing may read what a store that goes has written",
        /// Nothing that stays accesses a slot that goes.
        Unused = "nothing that stays may access a slot that goes",
        /// Slots that are volatile, of unknown size or number, or accessed in a way that the host does not
        /// report, take no part.
        Kept = "the slot must not take part",
    }
}

/// A plan breaks a rule.
pub type Fault = crate::error::Fault<ForwardRule>;

/// What an event does to its bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Load(Type, Value),
    Store(Type, Value),
    /// A fill or the destination of a copy.
    Write,
    /// The source of a copy.
    Read,
    /// Anything, and it stays.
    Any,
    /// Loses the contents.
    Fresh,
    Mention,
}

/// Bytes of one slot, or for `None` of all that escape.
#[derive(Clone, Copy, Debug)]
struct Event {
    inst: Inst,
    slot: Option<Slot>,
    start: i64,
    end: i64,
    what: What,
    /// Of what escaped it may read, and write.
    clobber: (bool, bool),
}

impl Event {
    fn meets(&self, other: &Event) -> bool {
        self.slot == other.slot && self.start < other.end && other.start < self.end
    }
}

/// Checks `plan` for `host` and `options`.
///
/// # Errors
///
/// The first rule that is broken.
///
/// ```
/// use sheave_testing::ssa::memory::Memory;
/// use sheave_testing::ssa::records::Op;
/// use sheave_ssa::{Block, Slot, Type, forward};
///
/// let mut func = Memory { blocks: vec![Default::default()], ..Memory::default() };
/// func.records.slots = vec![8];
/// let word = func.push(Block(0), Op::Input);
/// func.push(Block(0), Op::Store((Some(Slot(0)), 0), Type::int(8), word));
/// let loaded = func.push(Block(0), Op::Load((Some(Slot(0)), 0), Type::int(8)));
/// func.push(Block(0), Op::Observe(loaded));
/// let (mut ctx, options) = (forward::Ctx::new(), forward::Options::default());
/// let plan = forward::plan(&func, &options, &mut ctx)?;
/// assert_eq!(forward::check(&func, plan, &options), Ok(()));
/// // The same plan, after the store has moved past the load.
/// func.blocks[0].insts.swap(1, 2);
/// let fault = forward::check(&func, plan, &options).unwrap_err();
/// assert_eq!(fault.rule, forward::ForwardRule::Unchanged);
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub fn check<H: SlotHost>(host: &H, plan: &Plan, options: &Options) -> Result<(), Fault> {
    let mut facts = Facts::of(host, plan)?;
    facts.options = *options;
    facts.big_endian = host.big_endian();
    for forward in plan.forwards() {
        facts.forward(plan, forward)?;
    }
    let n_replaced = (0..host.n_values()).filter(|&v| plan.replacement(Value::new(v)).is_some()).count();
    let n_forwards = plan.forwards().iter().filter(|forward| forward.from == forward.to).count();
    if n_replaced != n_forwards {
        return Err(Fault { rule: ForwardRule::Replacement, entity: Entity::Function });
    }
    for inst in plan.removed() {
        facts.removed(plan, inst)?;
    }
    facts.unused(plan)
}

/// What the host reports, asked for once.
struct Facts {
    /// By block: what it does, in order.
    blocks: Vec<Vec<Event>>,
    succs: Vec<Vec<usize>>,
    preds: Vec<Vec<usize>>,
    entry: usize,
    /// By instruction: where its events are.
    places: Vec<Vec<(usize, usize)>>,
    /// By instruction: how many calls of the sink it made.
    calls: Vec<u32>,
    slots: Vec<SlotFacts>,
    returns_twice: bool,
    options: Options,
    big_endian: bool,
    /// By instruction: it is a load that is forwarded.
    is_forwarded: Vec<bool>,
    /// The block being reported, and the first fault.
    at: usize,
    fault: Option<Fault>,
}

#[derive(Clone, Copy, Debug)]
struct SlotFacts {
    bytes: i64,
    escapes: bool,
    takes_part: bool,
}

impl Facts {
    fn of<H: SlotHost>(host: &H, plan: &Plan) -> Result<Facts, Fault> {
        let wrong = Fault { rule: ForwardRule::Host, entity: Entity::Function };
        let (n_blocks, n_insts, n_slots) = (host.n_blocks(), host.n_insts(), host.n_slots());
        if n_blocks >= MAX_ENTITIES || n_insts != plan.removed.len() || n_slots != plan.n_slots() {
            return Err(wrong);
        }
        let describe = |slot| {
            let info = host.slot(Slot::new(slot));
            let takes_part = !info.dynamic && !info.volatile;
            SlotFacts { bytes: info.bytes.into(), escapes: false, takes_part }
        };
        let mut facts = Facts {
            blocks: vec![Vec::new(); n_blocks],
            succs: vec![Vec::new(); n_blocks],
            preds: vec![Vec::new(); n_blocks],
            entry: host.entry().index(),
            places: vec![Vec::new(); n_insts],
            calls: vec![0; n_insts],
            slots: (0..n_slots).map(describe).collect(),
            returns_twice: false,
            options: Options::default(),
            big_endian: false,
            is_forwarded: vec![false; n_insts],
            at: 0,
            fault: None,
        };
        for block in 0..n_blocks {
            facts.at = block;
            host.successors(Block::new(block), |succ| facts.succs[block].push(succ.index()));
            host.accesses(Block::new(block), &mut facts);
        }
        if facts.entry >= n_blocks || facts.succs.iter().flatten().any(|&succ| succ >= n_blocks) {
            return Err(wrong);
        }
        for block in facts.reachable() {
            for &succ in &facts.succs[block] {
                facts.preds[succ].push(block);
            }
        }
        if !H::CLOBBERS {
            facts.slots.iter_mut().for_each(|slot| slot.takes_part &= !slot.escapes);
        }
        for forward in plan.forwards() {
            let Some(is_forwarded) = facts.is_forwarded.get_mut(forward.load.index()) else {
                return Err(wrong);
            };
            *is_forwarded = true;
        }
        facts.fault.map_or(Ok(facts), Err)
    }

    fn reachable(&self) -> Vec<usize> {
        let mut seen = vec![false; self.succs.len()];
        let (mut found, mut next) = (vec![self.entry], 0);
        seen[self.entry] = true;
        while let Some(&block) = found.get(next) {
            next += 1;
            for &succ in &self.succs[block] {
                if !core::mem::replace(&mut seen[succ], true) {
                    found.push(succ);
                }
            }
        }
        found
    }

    fn report(&mut self, inst: Inst, slot: Option<Slot>, start: i64, bytes: i64, what: What) {
        let (Some(places), Some(block)) = (self.places.get_mut(inst.index()), self.blocks.get_mut(self.at))
        else {
            self.fault = Some(Fault { rule: ForwardRule::Host, entity: Entity::Inst(inst) });
            return;
        };
        if let Some(slot) = slot {
            let Some(own) = self.slots.get_mut(slot.index()) else {
                self.fault = Some(Fault { rule: ForwardRule::Host, entity: Entity::Slot(slot) });
                return;
            };
            let has_bytes = bytes != 0 || !matches!(what, What::Load(..) | What::Store(..));
            own.takes_part &= start >= 0 && start + bytes <= own.bytes && has_bytes;
        }
        places.push((self.at, block.len()));
        let clobber = (slot.is_none(), slot.is_none());
        block.push(Event { inst, slot, start, end: start + bytes, what, clobber });
    }

    /// Notes that the host makes a call of the sink for `inst`.
    fn call(&mut self, inst: Inst) {
        if let Some(calls) = self.calls.get_mut(inst.index()) {
            *calls += 1;
        }
    }

    fn whole(&mut self, inst: Inst, slot: Slot, what: What) {
        self.call(inst);
        let bytes = self.slots.get(slot.index()).map_or(0, |own| own.bytes);
        self.report(inst, Some(slot), 0, bytes, what);
    }

    fn elsewhere(&mut self, inst: Inst, clobber: (bool, bool)) {
        self.report(inst, None, 0, 0, What::Any);
        if let Some(event) = self.blocks.get_mut(self.at).and_then(|block| block.last_mut()) {
            event.clobber = clobber;
        }
    }

    fn slot(&self, event: &Event) -> Option<SlotFacts> {
        event.slot.map(|slot| self.slots[slot.index()])
    }

    fn takes_part(&self, event: &Event) -> bool {
        self.slot(event).is_some_and(|slot| slot.takes_part)
    }

    /// Whether `event` may write to the bytes of `access`.
    fn may_write(&self, event: &Event, access: &Event) -> bool {
        match (event.slot, event.what) {
            (None, _) => event.clobber.1 && self.slot(access).is_some_and(|slot| slot.escapes),
            (_, What::Load(..) | What::Read | What::Mention) => false,
            (_, What::Store(..) | What::Write | What::Any | What::Fresh) => event.meets(access),
        }
    }

    /// Whether `event` may read the bytes of `access`.
    fn may_read(&self, event: &Event, access: &Event) -> bool {
        match (event.slot, event.what) {
            (None, _) => event.clobber.0 && self.slot(access).is_some_and(|slot| slot.escapes),
            (_, What::Load(..)) => !self.is_forwarded[event.inst.index()] && event.meets(access),
            (_, What::Read | What::Any) => event.meets(access),
            (_, What::Store(..) | What::Write | What::Fresh | What::Mention) => false,
        }
    }

    fn forward(&self, plan: &Plan, forward: &Forward) -> Result<(), Fault> {
        let Forward { load, result, source, value, from, to } = *forward;
        let fault = |rule| Err(Fault { rule, entity: Entity::Inst(load) });
        let &[(block, position)] = &self.places[load.index()][..] else { return fault(ForwardRule::Load) };
        let event = self.blocks[block][position];
        if event.what != What::Load(to, result) || self.calls[load.index()] != 1 {
            return fault(ForwardRule::Load);
        }
        if !self.takes_part(&event) {
            return fault(ForwardRule::Kept);
        }
        let is_int = |ty: Type| ty.kind() == Kind::Int;
        let is_narrow = is_int(from) && is_int(to) && to.bytes() < from.bytes() && !self.big_endian;
        let is_opaque = |ty: Type| ty.kind() == Kind::Opaque;
        let converts = self.options.conversions && !is_opaque(from) && !is_opaque(to);
        if from != to && !(converts && (from.bytes() == to.bytes() || is_narrow)) {
            return fault(ForwardRule::Type);
        }
        let replaced_by = (from == to).then_some(value);
        let is_sound = plan.replacement(result) == replaced_by && plan.is_removed(load) == (from == to);
        if !is_sound || plan.replacement(value).is_some() || value == result {
            return fault(ForwardRule::Replacement);
        }
        let is_source = |&&(block, position): &&(usize, usize)| {
            let other = self.blocks[block][position];
            let known = match other.what {
                What::Load(ty, value) | What::Store(ty, value) if ty == from => value,
                _ => return false,
            };
            let known = plan.replacement(known).unwrap_or(known);
            (other.slot, other.start) == (event.slot, event.start) && known == value
        };
        let places = self.places.get(source.index()).map_or(&[][..], |places| places);
        let mut sources = places.iter().filter(is_source).peekable();
        if sources.peek().is_none() {
            return fault(ForwardRule::Source);
        }
        if !sources.any(|&source| self.is_unchanged(source, (block, position))) {
            return fault(ForwardRule::Unchanged);
        }
        Ok(())
    }

    /// Whether every path to the load at `to` passes the access at `from`, and after it nothing that may
    /// write there.
    fn is_unchanged(&self, from: (usize, usize), to: (usize, usize)) -> bool {
        let load = self.blocks[to.0][to.1];
        let mut seen = vec![false; self.blocks.len()];
        let mut work = vec![to];
        while let Some((block, before)) = work.pop() {
            let mut is_found = false;
            for position in (0..before).rev() {
                if (block, position) == from {
                    is_found = true;
                    break;
                }
                if self.is_returning(&self.blocks[block][position])
                    || self.may_write(&self.blocks[block][position], &load)
                {
                    return false;
                }
            }
            if is_found {
                continue;
            }
            if block == self.entry {
                return false;
            }
            for &pred in &self.preds[block] {
                if !core::mem::replace(&mut seen[pred], true) {
                    work.push((pred, self.blocks[pred].len()));
                }
            }
        }
        true
    }

    /// A call that returns a second time: what was stored since the first time is there then.
    fn is_returning(&self, event: &Event) -> bool {
        event.slot.is_none() && event.what == What::Fresh
    }

    fn removed(&self, plan: &Plan, inst: Inst) -> Result<(), Fault> {
        let fault = |rule| Err(Fault { rule, entity: Entity::Inst(inst) });
        if self.is_forwarded[inst.index()] {
            return Ok(());
        }
        if self.calls[inst.index()] != 1 {
            return fault(ForwardRule::Removable);
        }
        for &(block, position) in &self.places[inst.index()] {
            let event = self.blocks[block][position];
            match (event.what, event.slot) {
                (What::Store(..) | What::Write, Some(_)) if !self.takes_part(&event) => {
                    return fault(ForwardRule::Kept);
                }
                (What::Store(..) | What::Write, Some(_)) if self.is_read(plan, (block, position)) => {
                    return fault(ForwardRule::Read);
                }
                // The source of a copy, which goes with it.
                (What::Store(..) | What::Write | What::Read, Some(_)) => {}
                (What::Any, None) if event.clobber == (true, false) => {}
                (What::Fresh | What::Mention, Some(slot)) if plan.is_unused(slot) => {}
                _ => return fault(ForwardRule::Removable),
            }
        }
        let writes = |&(block, position): &(usize, usize)| {
            matches!(
                self.blocks[block][position].what,
                What::Store(..) | What::Write | What::Fresh | What::Mention
            )
        };
        // A copy that goes writes to a slot.
        if self.places[inst.index()].iter().any(writes) { Ok(()) } else { fault(ForwardRule::Removable) }
    }

    /// Whether something may read what the store at `from` has written.
    fn is_read(&self, plan: &Plan, from: (usize, usize)) -> bool {
        if self.returns_twice {
            return true;
        }
        let store = self.blocks[from.0][from.1];
        let mut seen = vec![false; self.blocks.len()];
        let mut work = vec![(from.0, from.1 + 1)];
        while let Some((block, first)) = work.pop() {
            let mut is_written = false;
            // What goes, such as the source of a copy, neither reads nor writes.
            let stays = |event: &&Event| !plan.is_removed(event.inst);
            for event in self.blocks[block][first..].iter().filter(stays) {
                if self.may_read(event, &store) {
                    return true;
                }
                let writes = matches!(event.what, What::Store(..) | What::Write | What::Fresh)
                    && event.slot == store.slot;
                if writes && event.start <= store.start && store.end <= event.end {
                    is_written = true;
                    break;
                }
            }
            for &succ in self.succs[block].iter().filter(|_| !is_written) {
                if !core::mem::replace(&mut seen[succ], true) {
                    work.push((succ, 0));
                }
            }
        }
        false
    }

    fn unused(&self, plan: &Plan) -> Result<(), Fault> {
        for (slot, facts) in self.slots.iter().enumerate() {
            if plan.is_unused(Slot::new(slot)) && !facts.takes_part {
                return Err(Fault { rule: ForwardRule::Kept, entity: Entity::Slot(Slot::new(slot)) });
            }
        }
        for event in self.blocks.iter().flatten() {
            let is_gone = plan.is_removed(event.inst) || self.is_forwarded[event.inst.index()];
            if let Some(slot) = event.slot.filter(|&slot| plan.is_unused(slot) && !is_gone) {
                return Err(Fault { rule: ForwardRule::Unused, entity: Entity::Slot(slot) });
            }
        }
        Ok(())
    }
}

impl AccessSink for Facts {
    fn load(&mut self, inst: Inst, slot: Slot, access: MemAccess, result: Value) {
        self.call(inst);
        let what = if access.volatile { What::Any } else { What::Load(access.ty, result) };
        self.report(inst, Some(slot), access.offset.into(), access.ty.bytes().into(), what);
    }

    fn store(&mut self, inst: Inst, slot: Slot, access: MemAccess, value: Value) {
        self.call(inst);
        let what = if access.volatile { What::Any } else { What::Store(access.ty, value) };
        self.report(inst, Some(slot), access.offset.into(), access.ty.bytes().into(), what);
    }

    fn asm_output(&mut self, inst: Inst, slot: Slot, _: Type, _: u32, _: Option<u32>) {
        self.whole(inst, slot, What::Any);
        if let Some(own) = self.slots.get_mut(slot.index()) {
            own.takes_part = false;
        }
    }

    fn fresh(&mut self, inst: Inst, slot: Slot) {
        self.whole(inst, slot, What::Fresh);
    }

    fn address(&mut self, inst: Inst, slot: Slot) {
        self.whole(inst, slot, What::Mention);
    }

    fn escape(&mut self, inst: Inst, slot: Slot, _: Escape) {
        self.whole(inst, slot, What::Any);
        if let Some(own) = self.slots.get_mut(slot.index()) {
            own.escapes = true;
        }
    }

    fn returns_twice(&mut self, inst: Inst) {
        self.call(inst);
        self.returns_twice = true;
        self.report(inst, None, 0, 0, What::Fresh);
    }

    fn clobber(&mut self, inst: Inst, how: Clobber) {
        self.call(inst);
        self.elsewhere(inst, (how != Clobber::Writes, how != Clobber::Reads));
    }

    fn copy(&mut self, inst: Inst, to: Option<(Slot, i32)>, from: Option<(Slot, i32)>, bytes: u32) {
        self.call(inst);
        match from {
            Some((slot, start)) => self.report(inst, Some(slot), start.into(), bytes.into(), What::Read),
            None => self.elsewhere(inst, (true, false)),
        }
        match to {
            Some((slot, start)) => self.report(inst, Some(slot), start.into(), bytes.into(), What::Write),
            None => self.elsewhere(inst, (false, true)),
        }
    }

    fn fill(&mut self, inst: Inst, slot: Slot, offset: i32, bytes: u32) {
        self.call(inst);
        self.report(inst, Some(slot), offset.into(), bytes.into(), What::Write);
    }
}
