//! The checker of scalar replacement: proves that every access keeps its bytes when a plan is applied.
//!
//! It shares no code with the planner and needs host and plan only. It marks by byte the starts of the parts
//! of a slot, then reads the accesses from the host again and checks each use of a split slot against the
//! marks. Time is linear in the uses times [`MAX_BYTES`](super::MAX_BYTES).

use alloc::vec;
use alloc::vec::Vec;

use super::{Options, Plan};
use crate::choices::phrases;
use crate::graph::MAX_ENTITIES;
use crate::host::{AccessSink, Escape, MemAccess};
use crate::{Block, Entity, Inst, Kind, Slot, SlotHost, Type, Value};

phrases! {
    /// A rule that a plan must keep.
    pub enum SroaRule {
        /// The parts of a slot have each of its bytes once, in order.
        Parts = "the parts of a slot must have each of its bytes once, in order",
        /// A part has a size that the host has scalars for.
        PartSize = "a part must have a size that the host has scalars for",
        /// Only slots of known size that are not volatile and receive no parameter are split.
        NotSplittable = "a slot that is split must have a known size, not be volatile and receive no parameter",
        /// A split slot is used for nothing but plain accesses within it.
        Use = "a slot that is split must be used for nothing but plain accesses within it",
        /// An access of a split slot is of whole parts, or a load of a piece of one.
        Boundary = "an access must be of whole parts, or a load of a piece of one",
        /// An access of several parts, or of a piece of one, can be put together.
        Together = "what covers several parts, or a piece, must be a type to be put together",
        /// Both sides of a copy between split slots have the same boundaries.
        Copy = "both sides of a copy must have the same boundaries",
        /// The parts are not more than the function may have.
        Limit = "there must not be more parts than the function may have",
        /// The host reports existing entities, and the plan is about the same function.
        Host = "the plan must be the function's, and what the host reports must exist",
    }
}

/// A plan breaks a rule.
pub type Fault = crate::Fault<SroaRule>;

/// Checks `plan` for `host` and `options`.
///
/// # Errors
///
/// The first rule that is broken.
///
/// ```
/// use sheave_testing::ssa::records::{Op, Records};
/// use sheave_ssa::{Slot, Type, sroa};
///
/// let mut func = Records { slots: vec![8], ..Records::default() };
/// let word = func.push(Op::Input);
/// func.push(Op::Store((Some(Slot(0)), 0), Type::int(4), word));
/// func.push(Op::Store((Some(Slot(0)), 4), Type::int(4), word));
/// let (mut ctx, options) = (sroa::Ctx::new(), sroa::Options::default());
/// let plan = sroa::plan(&func, &options, &mut ctx)?;
/// assert_eq!(sroa::check(&func, plan, &options), Ok(()));
/// // An access across both parts was not planned for.
/// func.push(Op::Load((Some(Slot(0)), 2), Type::int(4)));
/// let fault = sroa::check(&func, plan, &options).unwrap_err();
/// assert_eq!(fault.rule, sroa::SroaRule::Boundary);
/// # Ok::<(), sheave_ssa::Error>(())
/// ```
pub fn check(host: &impl SlotHost, plan: &Plan, options: &Options) -> Result<(), Fault> {
    let fault = |rule, slot| Err(Fault::new(rule, Entity::Slot(slot)));
    let (n_blocks, n_insts) = (host.n_blocks(), host.n_insts());
    if plan.n_slots() != host.n_slots() || n_blocks >= MAX_ENTITIES {
        return fault(SroaRule::Host, Slot(0));
    }
    let mut slots = Vec::new();
    for slot in (0..plan.n_slots()).map(Slot::new) {
        if !plan.is_split(slot) {
            slots.push(None);
            continue;
        }
        let info = host.slot(slot);
        if info.dynamic || info.volatile || info.param || info.bytes > super::MAX_BYTES {
            return fault(SroaRule::NotSplittable, slot);
        }
        // By byte: a part begins there.
        let mut begins = vec![false; info.bytes as usize];
        let mut at = 0;
        for number in plan.parts_of(slot) {
            let Some(part) = plan.parts().get(number as usize) else {
                return fault(SroaRule::Parts, slot);
            };
            let bytes = part.ty.bytes();
            if part.slot != slot || part.offset != at || bytes == 0 || at + bytes > info.bytes {
                return fault(SroaRule::Parts, slot);
            }
            if ![1, 2, 4, 8, 16].contains(&bytes) || bytes > options.max_value_bytes.max(1) {
                return fault(SroaRule::PartSize, slot);
            }
            begins[at as usize] = true;
            at += bytes;
        }
        if at != info.bytes {
            return fault(SroaRule::Parts, slot);
        }
        slots.push(Some(begins));
    }
    // Nothing is to be done then, whatever the host reports.
    if plan.is_empty() {
        return Ok(());
    }
    let limit = options.max_parts.unwrap_or((n_insts / super::INSTS_PER_PART).max(super::MAX_TOTAL));
    if plan.parts().len() > limit {
        return fault(SroaRule::Limit, Slot(0));
    }
    let opaque = vec![0; plan.n_slots()];
    let mut checker = Checker { n_insts, shifts: options.shifts, opaque, slots, fault: None };
    // Twice, because opaque accesses are known only after the first time.
    for _ in 0..2 {
        for block in (0..n_blocks).map(Block::new) {
            host.accesses(block, &mut checker);
        }
    }
    checker.fault.map_or(Ok(()), Err)
}

struct Checker {
    n_insts: usize,
    shifts: bool,
    /// By slot: the bytes that are accessed as opaque types.
    opaque: Vec<u64>,
    /// By slot: the starts of its parts, if it is split.
    slots: Vec<Option<Vec<bool>>>,
    fault: Option<Fault>,
}

impl Checker {
    fn fail(&mut self, rule: SroaRule, slot: Slot, inst: Inst) {
        self.fault.get_or_insert(Fault::new(rule, Entity::Slot(slot)).reported_by(inst));
    }

    fn not_split(&mut self, inst: Inst, slot: Slot) {
        match self.slots.get(slot.index()) {
            Some(None) if inst.index() < self.n_insts => {}
            Some(Some(_)) if inst.index() < self.n_insts => self.fail(SroaRule::Use, slot, inst),
            _ => self.fail(SroaRule::Host, slot, inst),
        }
    }

    /// The boundaries within the range, its start and end among them; `None` if the slot is not split or the
    /// range is not of it.
    fn range(&mut self, inst: Inst, slot: Slot, offset: i32, bytes: u32) -> Option<Vec<bool>> {
        if slot.index() >= self.slots.len() || inst.index() >= self.n_insts {
            self.fail(SroaRule::Host, slot, inst);
            return None;
        }
        let begins = self.slots[slot.index()].as_ref()?;
        let start = usize::try_from(offset).ok();
        let range = start.filter(|start| bytes > 0 && start + bytes as usize <= begins.len());
        let found = range.map(|start| {
            let end = start + bytes as usize;
            let mut found = begins[start..end].to_vec();
            found.push(begins.get(end).copied().unwrap_or(true));
            found
        });
        if found.is_none() {
            self.fail(SroaRule::Use, slot, inst);
        }
        found
    }

    fn access(&mut self, inst: Inst, slot: Slot, access: MemAccess, is_load: bool) {
        let MemAccess { ty, offset, volatile } = access;
        let Some(found) = self.range(inst, slot, offset, ty.bytes()) else { return };
        if volatile {
            return self.fail(SroaRule::Use, slot, inst);
        }
        let bytes = found.len() - 1;
        let whole = found[0] && found[bytes];
        let parts = 1 + found[1..bytes].iter().filter(|&&begin| begin).count();
        if !(whole || parts == 1 && is_load) {
            return self.fail(SroaRule::Boundary, slot, inst);
        }
        let opaque = ty.kind() == Kind::Opaque;
        let own = (0..bytes).fold(0, |mask, byte| mask | 1u64 << (offset as usize + byte));
        if opaque {
            self.opaque[slot.index()] |= own;
        }
        let clean = opaque || self.opaque[slot.index()] & own == 0;
        let exact = whole && parts == 1;
        if !exact && (opaque || !self.shifts || ![2, 4, 8, 16, 1].contains(&bytes)) || !clean {
            self.fail(SroaRule::Together, slot, inst);
        }
    }
}

impl AccessSink for Checker {
    fn load(&mut self, inst: Inst, slot: Slot, access: MemAccess, _: Value) {
        self.access(inst, slot, access, true);
    }

    fn store(&mut self, inst: Inst, slot: Slot, access: MemAccess, _: Value) {
        self.access(inst, slot, access, false);
    }

    fn asm_output(&mut self, inst: Inst, slot: Slot, _: Type, _: u32, _: Option<u32>) {
        self.not_split(inst, slot);
    }

    fn fresh(&mut self, _: Inst, _: Slot) {}

    fn address(&mut self, _: Inst, _: Slot) {}

    fn escape(&mut self, inst: Inst, slot: Slot, _: Escape) {
        self.not_split(inst, slot);
    }

    fn returns_twice(&mut self, _: Inst) {}

    fn copy(&mut self, inst: Inst, to: Option<(Slot, i32)>, from: Option<(Slot, i32)>, bytes: u32) {
        let sides = [to, from].map(|side| {
            let (slot, offset) = side?;
            let found = self.range(inst, slot, offset, bytes)?;
            if !(found[0] && found[bytes as usize]) {
                self.fail(SroaRule::Boundary, slot, inst);
            }
            Some((slot, found))
        });
        if let [Some(to), Some(from)] = sides
            && (to.0 == from.0 || to.1 != from.1)
        {
            self.fail(SroaRule::Copy, to.0, inst);
        }
    }

    fn fill(&mut self, inst: Inst, slot: Slot, offset: i32, bytes: u32) {
        if let Some(found) = self.range(inst, slot, offset, bytes)
            && !(found[0] && found[bytes as usize])
        {
            self.fail(SroaRule::Boundary, slot, inst);
        }
    }
}
