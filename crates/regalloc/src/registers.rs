//! Registers as the target describes them: up to [`Class::COUNT`] classes of up to [`Preg::PER_CLASS`]
//! registers.
//!
//! The allocator gives neither classes nor numbers a meaning; all that it learns of a register is in
//! [`Registers`]. In texts a register is the letter of its class and its number in the class: `r3`, `f0`,
//! `p1`.

use alloc::vec::Vec;
use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign};

/// A register class: registers of different classes never hold the same values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Class(u8);

impl Class {
    /// How many classes there may be.
    pub const COUNT: usize = 3;
    /// Their letters in texts; a target may use the classes for anything.
    const LETTERS: [char; Class::COUNT] = ['r', 'f', 'p'];

    /// The class with this number, which is below [`Class::COUNT`].
    pub const fn new(number: u8) -> Class {
        assert!((number as usize) < Class::COUNT, "too many register classes");
        Class(number)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All classes, whether the target has them or not.
    pub fn all() -> impl Iterator<Item = Class> {
        (0..Class::COUNT as u8).map(Class)
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Class::LETTERS[self.index()])
    }
}

/// A physical register: a class and a number in the class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Preg(pub(crate) u8);

impl Preg {
    /// How many registers a class may have.
    pub const PER_CLASS: usize = 64;
    /// One more than the highest [`Preg::index`].
    pub const COUNT: usize = Class::COUNT * Preg::PER_CLASS;

    /// Register `number` of `class`; the number is below [`Preg::PER_CLASS`].
    pub const fn new(class: Class, number: u8) -> Preg {
        assert!((number as usize) < Preg::PER_CLASS, "too many registers in a class");
        Preg(class.0 << 6 | number)
    }

    /// The number in the class.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 & 63
    }

    /// The class of the register.
    #[inline]
    pub const fn class(self) -> Class {
        Class(self.0 >> 6)
    }

    /// The index into tables of [`Preg::COUNT`] entries.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Preg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.class(), self.number())
    }
}

impl fmt::Display for Preg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A set of registers of one class, as a bit mask: bit `n` for register `n`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub(crate) struct ClassSet(pub(crate) u64);

impl ClassSet {
    pub(crate) const EMPTY: ClassSet = ClassSet(0);

    /// Whether `reg`, which is of the set's class, is a member.
    #[inline]
    pub(crate) const fn contains(self, reg: Preg) -> bool {
        self.0 >> reg.number() & 1 != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, reg: Preg) {
        self.0 |= 1 << reg.number();
    }

    #[inline]
    pub(crate) fn remove(&mut self, reg: Preg) {
        self.0 &= !(1 << reg.number());
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members in ascending order.
    #[inline]
    pub(crate) fn iter(self, class: Class) -> impl Iterator<Item = Preg> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let n = bits.trailing_zeros();
            bits &= bits - 1;
            Some(Preg(class.0 << 6 | n as u8))
        })
    }
}

/// A set of physical registers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct PregSet([u64; WORDS]);

/// One more than there are classes: then every number of a register has its word, without a check of bounds.
const WORDS: usize = 4;

impl PregSet {
    /// No register.
    pub const EMPTY: PregSet = PregSet([0; WORDS]);

    /// The set of the given registers.
    pub const fn of(regs: &[Preg]) -> PregSet {
        let mut set = PregSet::EMPTY;
        let mut i = 0;
        while i < regs.len() {
            set = set.with(regs[i]);
            i += 1;
        }
        set
    }

    /// The registers of `class` whose bits are set in `mask`: bit `n` for register `n`.
    pub const fn of_class(class: Class, mask: u64) -> PregSet {
        let mut set = PregSet::EMPTY;
        set.0[class.index()] = mask;
        set
    }

    /// The members, and `reg`.
    pub const fn with(mut self, reg: Preg) -> PregSet {
        self.0[reg.class().index()] |= 1 << reg.number();
        self
    }

    /// The members that are not in `other`.
    pub const fn without(mut self, other: PregSet) -> PregSet {
        let mut class = 0;
        while class < Class::COUNT {
            self.0[class] &= !other.0[class];
            class += 1;
        }
        self
    }

    /// The union of two sets.
    pub const fn union(mut self, other: PregSet) -> PregSet {
        let mut class = 0;
        while class < Class::COUNT {
            self.0[class] |= other.0[class];
            class += 1;
        }
        self
    }

    /// Whether `reg` is a member.
    #[inline]
    pub const fn contains(self, reg: Preg) -> bool {
        self.0[reg.class().index()] >> reg.number() & 1 != 0
    }

    /// Adds `reg`.
    #[inline]
    pub fn insert(&mut self, reg: Preg) {
        self.0[reg.class().index()] |= 1 << reg.number();
    }

    /// Removes `reg`.
    #[inline]
    pub fn remove(&mut self, reg: Preg) {
        self.0[reg.class().index()] &= !(1 << reg.number());
    }

    /// The members of one class.
    #[inline]
    pub(crate) const fn in_class(&self, class: Class) -> ClassSet {
        ClassSet(self.0[class.index()])
    }

    /// The members in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Preg> {
        let mut class = Class(0);
        let mut left = self.in_class(class);
        core::iter::from_fn(move || {
            while left.is_empty() {
                class.0 += 1;
                if class.index() >= Class::COUNT {
                    class.0 -= 1;
                    return None;
                }
                left = self.in_class(class);
            }
            let first = Preg(class.0 << 6 | left.0.trailing_zeros() as u8);
            left.remove(first);
            Some(first)
        })
    }

    /// How many members there are.
    pub fn len(self) -> usize {
        self.0.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    /// Whether there is no member.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == PregSet::EMPTY
    }
}

impl BitOr for PregSet {
    type Output = PregSet;

    #[inline]
    fn bitor(self, other: PregSet) -> PregSet {
        self.union(other)
    }
}

impl BitOrAssign for PregSet {
    #[inline]
    fn bitor_assign(&mut self, other: PregSet) {
        *self = *self | other;
    }
}

impl BitAnd for PregSet {
    type Output = PregSet;

    #[inline]
    fn bitand(self, other: PregSet) -> PregSet {
        PregSet(core::array::from_fn(|class| self.0[class] & other.0[class]))
    }
}

impl fmt::Debug for PregSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for PregSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// The description of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClassInfo {
    /// The bytes that are stored and loaded where a register is saved for a moment: its whole contents.
    pub bytes: u8,
    /// Whether one instruction exchanges two registers ([`crate::MoveKind::Xchg`]).
    pub can_exchange: bool,
    /// A register for the moves of the allocator alone: it opens cycles of parallel copies and takes values
    /// from memory to memory, and is neither in [`Registers::order`] nor named by an operand. Where there is
    /// none a register is used that is free at that point, or one that is saved for a moment.
    pub scratch: Option<Preg>,
}

impl ClassInfo {
    /// A class of registers of `bytes` bytes without exchange or scratch register.
    pub const fn new(bytes: u8) -> ClassInfo {
        ClassInfo { bytes, can_exchange: false, scratch: None }
    }
}

/// The registers that the allocator may use.
#[derive(Clone, Debug)]
pub struct Registers {
    /// The classes that the target has, by their numbers.
    pub classes: Vec<ClassInfo>,
    /// Allocatable registers of all classes in order of preference: all others equal, the first free one is
    /// taken. Registers that are not listed can still be named by [`crate::Constraint::Fixed`] and clobber
    /// sets.
    pub order: Vec<Preg>,
    /// Registers that the function must preserve for its caller: using one costs a store and a load.
    pub callee_saved: PregSet,
    /// Registers that are locations in memory, such as those of arguments on the stack. They are not in
    /// `order`; operands may name them by [`crate::Constraint::Fixed`], and a move between one of them and
    /// a spill slot goes through a register.
    pub in_memory: PregSet,
}
