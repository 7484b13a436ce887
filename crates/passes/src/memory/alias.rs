//! Alias analysis: whether two accesses may touch the same byte.
//!
//! An address is taken apart into a *base* (a slot, a symbol, a parameter, or any other value) and a distance
//! from it, as far as the distance is constant. Two accesses are apart if
//!
//! - they are at constant distances from one value and do not overlap,
//! - their bases are different objects: slots, symbols, parameters passed by value or promised to be the only
//!   pointers to what they point to, results of calls with that promise,
//! - one is of a slot that no other pointer can point to ([`super::slots`]),
//! - one is of an object whose address does not escape, and the other is through a pointer that comes from
//!   memory, a parameter or a call,
//! - one is of a slot and the other is based on a parameter, which was there before the slot,
//! - one is of an object of known size and the other, through a pointer, is too long or begins too far behind
//!   the pointer: sums that promise it (`inbounds`) stay in the object that the pointer points into.
//!
//! Types of accesses (`AccessTypes`) tell in addition that a store cannot change what a later load reads.
//! That is no statement about bytes, and holds in no other direction: [`super::changes_at`] alone uses it.

use sheave_ir::{
    CallKind, ConstData, DataId, Editor, Inst, InstData, Linkage, OpFlags, PtrAttrs, Purpose, Slot, Symbol,
    SymbolDef, Type, Value, ValueDef,
};

use super::slots::Slots;
use super::uses::base;
use crate::blocks::inst_of;
use crate::program::Program;

/// Sums and indices that one address is followed through.
pub(crate) const MAX_DEPTH: u32 = 8;

/// The size of an access whose length is not known.
pub(crate) const UNKNOWN: u64 = u64::MAX;

/// The size of an access that may be before the address as well, anywhere in the object.
pub(crate) const OBJECT: u64 = u64::MAX - 1;

/// What an address is based on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Base {
    /// The slot of this index.
    Slot(u32),
    /// A symbol, aliases followed.
    Symbol(Symbol),
    /// A parameter; whether what it points to is accessed through nothing that another one is the base of.
    Param(u32, bool),
    /// The result of a call that gives memory which no other pointer points to.
    Fresh(Value),
    /// Anything.
    Value(Value),
}

/// The bytes that an access touches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Location {
    base: Base,
    /// The last value from which the distance is constant, and the distance.
    anchor: Value,
    offset: i64,
    /// The anchor is the base itself (or, of a symbol, the distance is from its start).
    exact: bool,
    /// The sums that lead to the access promise to stay in the object.
    in_bounds: bool,
    size: u64,
    /// The slot that no other pointer points to, or [`super::slots::NONE`].
    private: u32,
    /// The base is an object whose address does not escape, or an address that is none of one.
    escape: Escape,
    /// Of a load: the type of the access, or zero.
    pub(super) access_type: u8,
}

/// What the address of an access tells of objects that do not escape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Escape {
    /// It is of one.
    Never,
    /// It comes from where only addresses are that escaped.
    Always,
    Unknown,
}

/// What addresses are compared with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aliases<'a> {
    pub(crate) module: Program<'a>,
    pub(crate) slots: &'a Slots,
}

impl Aliases<'_> {
    /// Takes the access of `size` bytes at `addr + offset` apart.
    pub(crate) fn locate(&self, edit: &Editor<'_>, addr: Value, offset: i32, size: u64) -> Location {
        let mut value = edit.resolve(addr);
        let mut offset = i64::from(offset);
        let mut anchor = None;
        let mut in_bounds = true;
        let private = self.slots.private(value);
        for _ in 0..MAX_DEPTH {
            let Some(data) = inst_of(edit, value) else { break };
            let Some(from) = base(&data) else { break };
            match data {
                InstData::Binary { args: [_, by], flags, .. } => match edit.const_bits(edit.resolve(by)) {
                    Some(bits) if anchor.is_none() => {
                        offset = offset.wrapping_add(bits as i64);
                        in_bounds &= flags.has(OpFlags::INBOUNDS);
                    }
                    Some(_) => {}
                    None => anchor = anchor.or(Some(value)),
                },
                InstData::PtrIndex { .. } => anchor = anchor.or(Some(value)),
                _ => {}
            }
            value = edit.resolve(from);
        }
        let base = match edit.def(value) {
            ValueDef::Result(inst) => match edit.insts[inst] {
                InstData::Alloca { slot } => Base::Slot(slot.as_u32()),
                InstData::Call { kind: CallKind::Plain, callee, .. }
                    if self.module.symbols[callee].attrs.result.has(PtrAttrs::NO_ALIAS) =>
                {
                    Base::Fresh(value)
                }
                _ => Base::Value(value),
            },
            ValueDef::Param(index) => Base::Param(index, self.is_alone(edit, index)),
            ValueDef::Const(constant) => match edit.consts[constant] {
                ConstData::Symbol(symbol, by) => {
                    let (symbol, by) = self.follow(symbol, by);
                    if anchor.is_none() {
                        offset = offset.wrapping_add(by);
                    }
                    Base::Symbol(symbol)
                }
                _ => Base::Value(value),
            },
            _ => Base::Value(value),
        };
        // Two constants of one symbol are one base, and so are two `alloca` of one slot.
        let exact = anchor.is_none();
        let escape = self.escape(edit, base);
        Location {
            base,
            anchor: anchor.unwrap_or(value),
            offset,
            exact,
            in_bounds,
            size,
            private,
            escape,
            access_type: 0,
        }
    }

    /// The bytes that the load `inst` reads, and the type of its access.
    pub(crate) fn locate_load(
        &self,
        edit: &Editor<'_>,
        inst: Inst,
        addr: Value,
        offset: i32,
        ty: Type,
    ) -> Location {
        let access_type = edit.access_type(inst);
        Location { access_type, ..self.locate(edit, addr, offset, u64::from(ty.bytes())) }
    }

    /// Passes may keep an address in a slot or a phi of their own: those tell nothing.
    fn escape(&self, edit: &Editor<'_>, base: Base) -> Escape {
        match base {
            Base::Symbol(symbol) => match self.module.symbols[symbol].def {
                SymbolDef::Data(id) if !self.module.escapes(id) => Escape::Never,
                _ => Escape::Unknown,
            },
            Base::Param(..) => Escape::Always,
            Base::Value(value) => match inst_of(edit, value) {
                Some(InstData::Load { addr, .. }) if self.slots.private(addr) == super::slots::NONE => {
                    Escape::Always
                }
                Some(call) if call.call_kind() == Some(CallKind::Plain) => Escape::Always,
                _ => Escape::Unknown,
            },
            Base::Slot(_) | Base::Fresh(_) => Escape::Unknown,
        }
    }

    /// Whether the caller made a copy, or promised that there is no other pointer.
    fn is_alone(&self, edit: &Editor<'_>, index: u32) -> bool {
        let params = &self.module.signatures[edit.sig].params;
        params.get(index as usize).is_some_and(|param| matches!(param.purpose, Purpose::ByVal { .. }))
            || self.module.symbols[edit.symbol].attrs.param(index as usize).has(PtrAttrs::NO_ALIAS)
    }

    /// The symbol that `symbol` is another name of. Chains are short; a cycle ends somewhere.
    fn follow(&self, mut symbol: Symbol, mut offset: i64) -> (Symbol, i64) {
        for _ in 0..MAX_DEPTH {
            let SymbolDef::Alias { target, offset: by } = self.module.symbols[symbol].def else { break };
            symbol = target;
            offset = offset.wrapping_add(by);
        }
        (symbol, offset)
    }

    /// False where the two accesses touch no byte in common.
    pub(crate) fn may_overlap(&self, edit: &Editor<'_>, a: &Location, b: &Location) -> bool {
        if let Some(distance) = distance(edit, a, b) {
            return distance < a.size || distance.wrapping_neg() < b.size;
        }
        if a.private != b.private
            || matches!(
                (a.escape, b.escape),
                (Escape::Never, Escape::Always) | (Escape::Always, Escape::Never)
            )
        {
            return false;
        }
        if self.is_beyond(edit, a, b) || self.is_beyond(edit, b, a) {
            return false;
        }
        match (a.base, b.base) {
            (Base::Slot(a), Base::Slot(b)) => a == b,
            (Base::Symbol(a), Base::Symbol(b)) => a == b || self.may_be_one(a, b),
            (Base::Param(a, alone), Base::Param(b, other)) => a == b || !(alone || other),
            (Base::Fresh(a), Base::Fresh(b)) => a == b,
            (Base::Fresh(_), Base::Slot(_) | Base::Symbol(_) | Base::Param(..))
            | (Base::Slot(_) | Base::Symbol(_) | Base::Param(..), Base::Fresh(_))
            | (Base::Slot(_), Base::Symbol(_) | Base::Param(..))
            | (Base::Symbol(_) | Base::Param(..), Base::Slot(_))
            | (Base::Symbol(_), Base::Param(_, true))
            | (Base::Param(_, true), Base::Symbol(_)) => false,
            _ => true,
        }
    }

    /// Whether the access `b`, through a pointer, cannot be of the object of `a`: it is too long for that
    /// object, or further from the pointer, which is not before the object, than `a` is from its start.
    fn is_beyond(&self, edit: &Editor<'_>, a: &Location, b: &Location) -> bool {
        // What is anywhere in an object may be before the pointer.
        let is_pointer = b.size != OBJECT && matches!(b.base, Base::Param(..) | Base::Value(_));
        let Some(start) = u64::try_from(b.offset).ok().filter(|_| is_pointer && b.exact && b.in_bounds)
        else {
            return false;
        };
        let may_grow =
            matches!(a.base, Base::Symbol(symbol) if self.module.symbols[symbol].linkage == Linkage::Weak);
        let room = self.size_of(edit, a.base).filter(|_| !may_grow);
        let end = u64::try_from(a.offset).map_or(u64::MAX, |start| start.saturating_add(a.size));
        let is_object = matches!(a.base, Base::Slot(_) | Base::Symbol(_) | Base::Fresh(_));
        room.is_some_and(|room| b.size != UNKNOWN && start.saturating_add(b.size) > room)
            || is_object && a.exact && end <= start
    }

    /// The size of the slot or the object of this module that begins at `base`.
    fn size_of(&self, edit: &Editor<'_>, base: Base) -> Option<u64> {
        match base {
            Base::Slot(slot) => Some(edit.slots[Slot::from_u32(slot)].size.into()),
            Base::Symbol(symbol) => match self.module.symbols[symbol].def {
                SymbolDef::Data(id) => Some(self.module.data[id].size),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether the access may be of `slot`.
    pub(crate) fn may_be_in(&self, location: &Location, slot: Slot) -> bool {
        match location.base {
            Base::Slot(base) => base == slot.as_u32(),
            Base::Value(_) => !location.is_private(),
            Base::Symbol(_) | Base::Param(..) | Base::Fresh(_) => false,
        }
    }

    /// Whether two symbols may name one object: two that are defined elsewhere, as other names of each other.
    fn may_be_one(&self, a: Symbol, b: Symbol) -> bool {
        let is_here = |symbol: Symbol| {
            let data = &self.module.symbols[symbol];
            matches!(data.def, SymbolDef::Data(_)) && data.linkage != Linkage::Weak
        };
        !is_here(a) && !is_here(b)
    }

    /// Whether the access is certainly of memory that is there: of a slot or an object of this module, at a
    /// constant offset.
    pub(crate) fn is_mapped(&self, edit: &Editor<'_>, location: &Location) -> bool {
        let Some(room) = self.size_of(edit, location.base) else { return false };
        let start = u64::try_from(location.offset).ok();
        let end = start.and_then(|start| start.checked_add(location.size));
        location.exact && end.is_some_and(|end| end <= room)
    }

    /// The object that the access is of, and the offset in it, if nothing ever writes to it.
    pub(crate) fn constant(&self, location: &Location) -> Option<(DataId, Option<i64>)> {
        let Base::Symbol(symbol) = location.base else { return None };
        let data = &self.module.symbols[symbol];
        let SymbolDef::Data(id) = data.def else { return None };
        let is_constant = self.module.is_constant(id) && data.linkage != Linkage::Weak;
        (is_constant && !data.thread_local).then_some((id, location.exact.then_some(location.offset)))
    }
}

impl Location {
    /// Whether the access is of a slot that no other pointer points to.
    pub(crate) fn is_private(&self) -> bool {
        self.private != super::slots::NONE
    }

    /// How many bytes `other` is after this one, modulo 2^64, if that is known.
    pub(crate) fn distance_to(&self, edit: &Editor<'_>, other: &Location) -> Option<u64> {
        distance(edit, self, other)
    }

    /// Whether `value` is an address in that slot.
    pub(crate) fn shares_slot(&self, slots: &Slots, value: Value) -> bool {
        self.is_private() && slots.private(value) == self.private
    }
}

/// How many bytes `b` is after `a`, modulo 2^64, if that is known.
fn distance(edit: &Editor<'_>, a: &Location, b: &Location) -> Option<u64> {
    if a.size == OBJECT || b.size == OBJECT {
        return None;
    }
    let offsets = b.offset.wrapping_sub(a.offset) as u64;
    let same_object = a.exact && b.exact && a.base == b.base;
    if a.anchor == b.anchor || same_object {
        return Some(offsets);
    }
    // One index into one array, at two constant offsets.
    let (ValueDef::Result(x), ValueDef::Result(y)) = (edit.def(a.anchor), edit.def(b.anchor)) else {
        return None;
    };
    match (edit.insts[x], edit.insts[y]) {
        (
            InstData::PtrIndex { scale, base, index, offset, .. },
            InstData::PtrIndex { scale: scale_b, base: base_b, index: index_b, offset: offset_b, .. },
        ) if scale == scale_b
            && edit.resolve(base) == edit.resolve(base_b)
            && edit.resolve(index) == edit.resolve(index_b) =>
        {
            Some(offsets.wrapping_add((i64::from(offset_b) - i64::from(offset)) as u64))
        }
        _ => None,
    }
}
