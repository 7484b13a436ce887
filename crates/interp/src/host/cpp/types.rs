//! Types of C++ as programs describe them to the run-time library: `type_info` objects, and which handlers
//! take an exception of a type.
//!
//! The layouts are those of the Itanium C++ ABI, section 2.9.5: a pointer to one of a few virtual tables,
//! which says what kind of type it is, the mangled name, and for classes their bases, for pointers what they
//! point to. What a program does not contain itself, those of `int` or `std::exception` for instance, is made
//! here.

use rustc_hash::{FxHashMap, FxHashSet};

use super::classes;
use crate::memory::Memory;
use crate::trap::TrapKind;

/// What a `type_info` describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Fundamental,
    Array,
    Function,
    Enum,
    /// A class without bases.
    Class,
    /// With one public base at its start.
    SingleBase,
    /// With any bases.
    Bases,
    Pointer,
    MemberPointer,
}

/// The kinds, and the classes whose virtual tables say which one it is.
const KINDS: [(Kind, &str); 9] = [
    (Kind::Fundamental, "_ZTVN10__cxxabiv123__fundamental_type_infoE"),
    (Kind::Array, "_ZTVN10__cxxabiv117__array_type_infoE"),
    (Kind::Function, "_ZTVN10__cxxabiv120__function_type_infoE"),
    (Kind::Enum, "_ZTVN10__cxxabiv116__enum_type_infoE"),
    (Kind::Class, "_ZTVN10__cxxabiv117__class_type_infoE"),
    (Kind::SingleBase, "_ZTVN10__cxxabiv120__si_class_type_infoE"),
    (Kind::Bases, "_ZTVN10__cxxabiv121__vmi_class_type_infoE"),
    (Kind::Pointer, "_ZTVN10__cxxabiv119__pointer_type_infoE"),
    (Kind::MemberPointer, "_ZTVN10__cxxabiv129__pointer_to_member_type_infoE"),
];
/// The fundamental types that the run-time library describes.
const FUNDAMENTAL: &[&str] = &[
    "v", "b", "w", "c", "a", "h", "s", "t", "i", "j", "l", "m", "x", "y", "n", "o", "f", "d", "e", "g", "Ds",
    "Di", "Du", "Dn",
];
/// `const`, `volatile` and `restrict` of what a pointer points to.
const QUALIFIERS: u64 = 7;
const CONST: u64 = 1;
/// The function that a pointer points to is `noexcept`.
const NOEXCEPT: u64 = 0x40;
/// Subobjects of one class; no real one has as many.
const MAX_SUBOBJECTS: usize = 1 << 16;

/// The objects of the run-time library that describe types.
#[derive(Default)]
pub(crate) struct Types {
    /// The virtual tables of [`KINDS`]; zero for those that nothing has asked for.
    tables: [u64; KINDS.len()],
    /// `type_info` objects by the mangled names of their types.
    infos: FxHashMap<Box<str>, u64>,
}

impl Types {
    /// The address of the object called `symbol`, if the run-time library has it.
    pub(crate) fn data(&mut self, memory: &mut Memory, symbol: &str) -> Option<u64> {
        if let Some(kind) = KINDS.iter().position(|&(_, name)| name == symbol) {
            return Some(self.table(memory, kind));
        }
        self.info(memory, symbol.strip_prefix("_ZTI")?)
    }

    fn table(&mut self, memory: &mut Memory, kind: usize) -> u64 {
        if self.tables[kind] == 0 {
            // A program only takes the address of its third word.
            self.tables[kind] = memory.define_global(64, 16, true);
        }
        self.tables[kind]
    }

    /// The `type_info` of a type with this mangled name, if the run-time library has it.
    pub(crate) fn info(&mut self, memory: &mut Memory, mangled: &str) -> Option<u64> {
        // What it points to or derives from is made first.
        let mut chain = vec![mangled];
        while let Some(&last) = chain.last()
            && let Some(next) = parent(last)
        {
            chain.push(next);
        }
        let last = chain.last()?;
        if !FUNDAMENTAL.contains(last) && !classes::is_class(last) {
            return None;
        }
        let mut below = 0;
        for name in chain.into_iter().rev() {
            below = match self.infos.get(name) {
                Some(&known) => known,
                None => self.make(memory, name, below),
            };
        }
        Some(below)
    }

    fn make(&mut self, memory: &mut Memory, mangled: &str, below: u64) -> u64 {
        let (kind, rest) = match mangled.strip_prefix('P') {
            Some(pointee) => (Kind::Pointer, vec![u64::from(pointee.starts_with('K')), below]),
            None if FUNDAMENTAL.contains(&mangled) => (Kind::Fundamental, vec![]),
            None if below == 0 => (Kind::Class, vec![]),
            None => (Kind::SingleBase, vec![below]),
        };
        let kind = KINDS.iter().position(|&(of, _)| of == kind).unwrap_or(0);
        let table = self.table(memory, kind) + 16;
        let name = memory.define_global(mangled.len() as u64 + 1, 16, true);
        memory.initialise(name, mangled.as_bytes());
        let words: Vec<u8> = [table, name].into_iter().chain(rest).flat_map(u64::to_le_bytes).collect();
        let info = memory.define_global(words.len() as u64, 16, true);
        memory.initialise(info, &words);
        self.infos.insert(mangled.into(), info);
        info
    }

    fn kind(&self, memory: &Memory, info: u64) -> Option<Kind> {
        let table = memory.read_int(info, 8).ok()?.checked_sub(16)?;
        let kind = self.tables.iter().position(|&known| known != 0 && known == table)?;
        Some(KINDS[kind].0)
    }

    /// The mangled name of the type that `info` describes.
    pub(crate) fn name(&self, memory: &Memory, info: u64) -> Option<String> {
        let name = memory.c_string(memory.read_int(info.wrapping_add(8), 8).ok()?).ok()?;
        Some(String::from_utf8_lossy(name).into_owned())
    }

    /// Whether two objects describe one type: there may be several where programs were linked from several
    /// libraries. A name with an asterisk belongs to one file.
    fn is_same(&self, memory: &Memory, a: u64, b: u64) -> bool {
        a == b
            || match (self.name(memory, a), self.name(memory, b)) {
                (Some(a), Some(b)) => a == b && !a.starts_with('*'),
                _ => false,
            }
    }

    /// If a handler of type `wanted` takes an exception of type `thrown` whose object is at `object`, the
    /// address that it gets: of the object or its base, or the value of a pointer (C++17, section 18.3).
    ///
    /// # Errors
    /// Where a class is thrown whose bases are not known.
    pub(crate) fn catches(
        &self,
        memory: &Memory,
        wanted: u64,
        thrown: u64,
        object: u64,
    ) -> Result<Option<u64>, TrapKind> {
        let (of, by) = (self.kind(memory, thrown), self.kind(memory, wanted));
        if of == Some(Kind::Pointer) {
            let value = memory.read_int(object, 8)?;
            return self.catches_pointer(memory, wanted, thrown, value);
        }
        if self.is_same(memory, wanted, thrown) {
            return Ok(Some(object));
        }
        match (of, by) {
            (Some(Kind::Fundamental), Some(Kind::Pointer | Kind::MemberPointer))
                if self.name(memory, thrown).as_deref() == Some("Dn") =>
            {
                match by {
                    Some(Kind::Pointer) => Ok(Some(0)),
                    _ => Err(unsupported("a `nullptr` that is thrown and caught as a pointer to a member")),
                }
            }
            (
                Some(Kind::SingleBase | Kind::Bases),
                None | Some(Kind::Class | Kind::SingleBase | Kind::Bases),
            ) => self.base(memory, thrown, wanted, object),
            (None, None | Some(Kind::Class | Kind::SingleBase | Kind::Bases)) => Err(unsupported(
                "catching a class of C++ whose `type_info` is not in the program by one of its bases",
            )),
            _ => Ok(None),
        }
    }

    /// The same for a pointer with the given value: conversions of qualifiers, to `void *`, to a base.
    fn catches_pointer(
        &self,
        memory: &Memory,
        mut wanted: u64,
        mut thrown: u64,
        value: u64,
    ) -> Result<Option<u64>, TrapKind> {
        let mut is_outermost = true;
        loop {
            if self.is_same(memory, wanted, thrown) {
                return Ok(Some(value));
            }
            if self.kind(memory, wanted) != Some(Kind::Pointer)
                || self.kind(memory, thrown) != Some(Kind::Pointer)
            {
                return Ok(None);
            }
            let (has, may) =
                (memory.read_int(thrown.wrapping_add(16), 4)?, memory.read_int(wanted.wrapping_add(16), 4)?);
            if has & !may & QUALIFIERS != 0 || may & !has & NOEXCEPT != 0 {
                return Ok(None);
            }
            let (from, to) =
                (memory.read_int(thrown.wrapping_add(24), 8)?, memory.read_int(wanted.wrapping_add(24), 8)?);
            if self.is_same(memory, from, to) {
                return Ok(Some(value));
            }
            let (of, by) = (self.kind(memory, from), self.kind(memory, to));
            if is_outermost {
                if self.name(memory, to).as_deref() == Some("v") {
                    return Ok((of != Some(Kind::Function)).then_some(value));
                }
                if matches!(of, Some(Kind::SingleBase | Kind::Bases)) {
                    return self.base(memory, from, to, value);
                }
            }
            // An inner conversion needs a `const` in between (section 7.5).
            if of != Some(Kind::Pointer) || by != Some(Kind::Pointer) || may & CONST == 0 {
                return Ok(None);
            }
            (thrown, wanted, is_outermost) = (from, to, false);
        }
    }

    /// The address of the base `wanted` in the object of class `class`, if it has exactly one that is public.
    /// A null pointer stays null.
    fn base(&self, memory: &Memory, class: u64, wanted: u64, object: u64) -> Result<Option<u64>, TrapKind> {
        Ok(match self.subobjects(memory, class, wanted, object)?[..] {
            [(address, true)] => Some(if object == 0 { 0 } else { address }),
            _ => None,
        })
    }

    /// What `dynamic_cast` gives for the object at `at`, of class `from` or one that derives from it, as one
    /// of class `to` (C++17, section 8.2.7): the object of that class that has this one as its base, or the
    /// only one that the whole object has; or null.
    ///
    /// # Errors
    /// Where the object has no virtual table, or a class is not known.
    pub(crate) fn dynamic_cast(&self, memory: &Memory, at: u64, from: u64, to: u64) -> Result<u64, TrapKind> {
        let table = memory.read_int(at, 8)?;
        let whole = at.wrapping_add(memory.read_int(table.wrapping_sub(16), 8)?);
        let class = memory.read_int(table.wrapping_sub(8), 8)?;
        let is_public_base = |of: u64, object: u64| {
            self.subobjects(memory, of, from, object).map(|all| all.contains(&(at, true)))
        };
        let targets = self.subobjects(memory, class, to, whole)?;
        let mut around = Vec::new();
        for &(target, _) in &targets {
            if is_public_base(to, target)? {
                around.push(target);
            }
        }
        match (&around[..], &targets[..]) {
            (&[target], _) => Ok(target),
            (_, &[(target, true)]) if is_public_base(class, whole)? => Ok(target),
            _ => Ok(0),
        }
    }

    /// The subobjects of class `wanted` in an object of class `class`, itself included: where each is, and
    /// whether a path to it is public. Each subobject is visited once.
    fn subobjects(
        &self,
        memory: &Memory,
        class: u64,
        wanted: u64,
        object: u64,
    ) -> Result<Vec<(u64, bool)>, TrapKind> {
        let mut found: Vec<(u64, bool)> = Vec::new();
        let mut visited = FxHashSet::default();
        let mut work = vec![(class, object, true)];
        while let Some((class, at, is_public)) = work.pop() {
            if !visited.insert((class, at, is_public)) {
                continue;
            }
            if visited.len() > MAX_SUBOBJECTS {
                return Err(unsupported("a class of C++ with more than 65536 bases"));
            }
            if self.is_same(memory, class, wanted) {
                match found.iter_mut().find(|(address, _)| *address == at) {
                    Some((_, public)) => *public |= is_public,
                    None => found.push((at, is_public)),
                }
                continue;
            }
            match self.kind(memory, class) {
                Some(Kind::SingleBase) => {
                    work.push((memory.read_int(class.wrapping_add(16), 8)?, at, is_public))
                }
                Some(Kind::Bases) => {
                    for i in 0..memory.read_int(class.wrapping_add(20), 4)? {
                        let base = memory.read_int(class + 24 + 16 * i, 8)?;
                        let packed = memory.read_int(class + 32 + 16 * i, 8)?;
                        let (is_virtual, offset) = (packed & 1 != 0, (packed as i64) >> 8);
                        let address = match (is_virtual, object) {
                            (false, _) => at.wrapping_add(offset as u64),
                            // No object has a table to read: what differs is distinguished by its type.
                            (true, 0) => base,
                            (true, _) => {
                                let table = memory.read_int(at, 8)?;
                                at.wrapping_add(memory.read_int(table.wrapping_add(offset as u64), 8)?)
                            }
                        };
                        work.push((base, address, is_public && packed & 2 != 0));
                    }
                }
                Some(_) => {}
                None => {
                    return Err(unsupported(
                        "a class of C++ one of whose bases has no `type_info` in the program",
                    ));
                }
            }
        }
        Ok(found)
    }
}

/// What has to be described before the type is: what a pointer points to, the base of a class.
fn parent(mangled: &str) -> Option<&str> {
    match mangled.strip_prefix('P') {
        Some(pointee) => Some(pointee.strip_prefix('K').unwrap_or(pointee)),
        None => classes::base(mangled),
    }
}

fn unsupported(what: &str) -> TrapKind {
    TrapKind::Unsupported(what.into())
}
