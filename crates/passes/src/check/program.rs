//! Two functions in lock step as one program over facts: locations, values, and the events that change them.

use std::collections::BTreeMap;
use std::ops::Range;

use super::AppliedFault;

/// A location whose values are undefined, so that every location may be said to hold them.
pub(super) const UNDEFINED: u32 = 0;

/// A value, or so many of its low bytes, or a constant.
pub(super) type Element = u64;

/// Any value whatever: what an undefined location holds.
pub(super) const ANY: Element = u64::MAX;
pub(super) const CONSTANT: Element = 1 << 63;

/// The low `bytes` of the value numbered `value`.
pub(super) fn element(value: u32, bytes: u32) -> Element {
    Element::from(bytes) << 32 | Element::from(value)
}

pub(super) fn bytes_of(element: Element) -> u32 {
    (element >> 32) as u32 & 0xff
}

/// What is written to a location.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    Element(Element),
    /// The low bytes of what another location holds; zero bytes mean all.
    Location(u32, u32),
    /// Undefined: any value will do.
    Any,
    /// Unknown: no value will do.
    Nothing,
}

/// Something that happens in a block or on an edge.
#[derive(Clone, Copy, Debug)]
pub(super) enum Event {
    /// The value is defined: what is known of an earlier one with that number ends.
    Define(u32),
    /// The location is written.
    Set(u32, Source),
    /// Nothing but the element is known of the location any more, and that only if it was.
    Keep(u32, Element),
    /// The first element becomes equal to the second.
    Alias(Element, Element),
    /// The location must hold the element, or the fault is there.
    Check(u32, Element, AppliedFault),
}

/// An edge.
#[derive(Clone, Debug, Default)]
pub(super) struct Crossing {
    pub(super) target: usize,
    pub(super) events: Range<usize>,
    /// Phis of the target, each with the element that it is passed. `None` passes anything.
    pub(super) phis: Vec<(u32, Option<Element>)>,
}

/// A block.
#[derive(Clone, Debug, Default)]
pub(super) struct Section {
    pub(super) events: Range<usize>,
    pub(super) edges: Vec<Crossing>,
}

/// Two functions as a program over facts.
#[derive(Debug, Default)]
pub(super) struct Relation {
    pub(super) events: Vec<Event>,
    /// By block. Block numbers are those of the functions.
    pub(super) sections: Vec<Section>,
    pub(super) entry: usize,
    /// Constants by content and size.
    constants: BTreeMap<(u64, u32), u32>,
    contents: Vec<(u64, u32)>,
}

impl Relation {
    /// A constant of so many bytes.
    pub(super) fn constant(&mut self, bits: u64, bytes: u32) -> Element {
        let bits = if bytes >= 8 { bits } else { bits & ((1 << (8 * bytes)) - 1) };
        let next = self.contents.len() as u32;
        let number = *self.constants.entry((bits, bytes)).or_insert(next);
        if number == next {
            self.contents.push((bits, bytes));
        }
        CONSTANT | element(number, bytes)
    }

    /// The low bytes of an element that has so many; zero means all it has.
    pub(super) fn low(&mut self, of: Element, bytes: u32) -> Option<Element> {
        if bytes == 0 || of == ANY || bytes_of(of) == bytes {
            return Some(of);
        }
        if bytes_of(of) < bytes {
            return None;
        }
        if of & CONSTANT != 0 {
            let (bits, _) = self.contents[of as u32 as usize];
            return Some(self.constant(bits, bytes));
        }
        Some(element(of as u32, bytes))
    }
}

/// The value that an element is, or is a part of.
pub(super) fn value_of(element: Element) -> Option<u32> {
    (element & CONSTANT == 0).then_some(element as u32)
}
