//! Registers: classes, physical and virtual ones, sets, and the registers of a target.

use alloc::vec::Vec;
use core::fmt;
use core::ops::{BitAnd, BitOr};
#[cfg(feature = "enable-serde")]
use serde::{Deserialize, Serialize};

/// A class of registers. Registers of different classes never hold the same values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum RegClass {
    /// Integers.
    Int = 0,
    /// Floats, and vectors on most targets.
    Float = 1,
    /// Vectors, on targets with separate registers for them.
    Vector = 2,
}

impl RegClass {
    /// The class numbered by the two lowest bits, of which three is invalid.
    #[inline]
    pub(crate) const fn of_bits(bits: u32) -> RegClass {
        match bits & 3 {
            0 => RegClass::Int,
            1 => RegClass::Float,
            _ => RegClass::Vector,
        }
    }

    /// The letter in texts.
    pub(crate) const fn letter(self) -> char {
        match self {
            RegClass::Int => 'i',
            RegClass::Float => 'f',
            RegClass::Vector => 'v',
        }
    }
}

/// A physical register: a class, and one of 64 numbers in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct PReg {
    bits: u8,
}

impl PReg {
    /// The bits of the number in a class.
    pub const MAX_BITS: usize = 6;
    /// The highest number in a class.
    pub const MAX: usize = 63;
    /// One more than the highest [`PReg::index`].
    pub const NUM_INDEX: usize = 256;
    /// The reserved invalid index.
    pub const INVALID: u8 = 63;

    /// Register `hw_enc` of `class`.
    #[inline]
    pub const fn new(hw_enc: usize, class: RegClass) -> Self {
        debug_assert!(hw_enc <= PReg::MAX);
        PReg { bits: (class as u8) << 6 | hw_enc as u8 }
    }

    /// The number in the class.
    #[inline]
    pub const fn hw_enc(self) -> usize {
        (self.bits & 63) as usize
    }

    /// The class.
    #[inline]
    pub const fn class(self) -> RegClass {
        RegClass::of_bits((self.bits >> 6) as u32)
    }

    /// Class and number as one number.
    #[inline]
    pub const fn index(self) -> usize {
        self.bits as usize
    }

    /// The register with the given [`PReg::index`].
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        PReg { bits: index as u8 }
    }

    /// The reserved invalid value.
    #[inline]
    pub const fn invalid() -> Self {
        PReg { bits: Self::INVALID }
    }

    /// The register, unless it is invalid.
    #[inline]
    pub const fn as_valid(self) -> Option<Self> {
        if self.bits == Self::INVALID { None } else { Some(self) }
    }
}

impl Default for PReg {
    fn default() -> Self {
        Self::invalid()
    }
}

impl fmt::Debug for PReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, class) = (self.hw_enc(), self.class());
        write!(f, "PReg(hw = {number}, class = {class:?}, index = {})", self.index())
    }
}

impl fmt::Display for PReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}{}", self.hw_enc(), self.class().letter())
    }
}

/// A set of physical registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct PRegSet {
    /// By class; the fourth word belongs to no class.
    bits: [u64; 4],
}

impl PRegSet {
    /// No register.
    pub const fn empty() -> Self {
        PRegSet { bits: [0; 4] }
    }

    /// Whether `reg` is a member.
    pub fn contains(&self, reg: PReg) -> bool {
        self.bits[reg.index() >> 6] >> reg.hw_enc() & 1 != 0
    }

    /// The members, and `reg`.
    pub const fn with(self, reg: PReg) -> Self {
        let mut set = self;
        set.add(reg);
        set
    }

    /// Adds `reg`.
    pub const fn add(&mut self, reg: PReg) {
        self.bits[reg.index() >> 6] |= 1 << reg.hw_enc();
    }

    /// Removes `reg`.
    pub fn remove(&mut self, reg: PReg) {
        self.bits[reg.index() >> 6] &= !(1 << reg.hw_enc());
    }

    /// Adds the members of another set.
    pub fn union_from(&mut self, other: PRegSet) {
        *self = *self | other;
    }

    /// Keeps the members of another set.
    pub fn intersect_from(&mut self, other: PRegSet) {
        *self = *self & other;
    }

    /// The complement.
    pub fn invert(&self) -> PRegSet {
        PRegSet { bits: self.bits.map(|word| !word) }
    }

    /// Whether there is no member of the class.
    pub fn is_empty(&self, regclass: RegClass) -> bool {
        self.bits[regclass as usize] == 0
    }

    /// How many members there are.
    #[expect(clippy::len_without_is_empty, reason = "the interface asks by class")]
    pub fn len(&self) -> u32 {
        self.bits.iter().map(|word| word.count_ones()).sum()
    }

    /// The member with the highest index.
    pub fn max_preg(&self) -> Option<PReg> {
        let word = self.bits.iter().rposition(|&word| word != 0)?;
        Some(PReg::from_index(word << 6 | self.bits[word].ilog2() as usize))
    }

    /// Adds all registers with lower indices than `reg`; removes `reg` and the rest of its class.
    pub fn add_up_to(&mut self, reg: PReg) {
        let word = reg.index() >> 6;
        self.bits[..word].fill(u64::MAX);
        self.bits[word] = (1 << reg.hw_enc()) - 1;
    }
}

impl BitAnd<PRegSet> for PRegSet {
    type Output = PRegSet;

    fn bitand(self, other: PRegSet) -> PRegSet {
        PRegSet { bits: core::array::from_fn(|word| self.bits[word] & other.bits[word]) }
    }
}

impl BitOr<PRegSet> for PRegSet {
    type Output = PRegSet;

    fn bitor(self, other: PRegSet) -> PRegSet {
        PRegSet { bits: core::array::from_fn(|word| self.bits[word] | other.bits[word]) }
    }
}

impl IntoIterator for PRegSet {
    type Item = PReg;
    type IntoIter = PRegSetIter;

    fn into_iter(self) -> PRegSetIter {
        PRegSetIter { left: self, word: 0 }
    }
}

impl IntoIterator for &PRegSet {
    type Item = PReg;
    type IntoIter = PRegSetIter;

    fn into_iter(self) -> PRegSetIter {
        (*self).into_iter()
    }
}

/// The members of a [`PRegSet`], ascending.
pub struct PRegSetIter {
    left: PRegSet,
    word: usize,
}

impl Iterator for PRegSetIter {
    type Item = PReg;

    fn next(&mut self) -> Option<PReg> {
        while let Some(bits) = self.left.bits.get_mut(self.word) {
            if *bits != 0 {
                let number = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(PReg::from_index(self.word << 6 | number));
            }
            self.word += 1;
        }
        None
    }
}

/// The allocatable registers.
impl From<&MachineEnv> for PRegSet {
    fn from(env: &MachineEnv) -> Self {
        let sets = env.preferred_regs_by_class.iter().chain(&env.non_preferred_regs_by_class);
        sets.fold(PRegSet::empty(), |all, &set| all | set)
    }
}

impl FromIterator<PReg> for PRegSet {
    fn from_iter<T: IntoIterator<Item = PReg>>(iter: T) -> Self {
        iter.into_iter().fold(PRegSet::empty(), PRegSet::with)
    }
}

impl fmt::Display for PRegSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        self.into_iter().try_for_each(|reg| write!(f, "{reg}, "))?;
        f.write_str("}")
    }
}

/// A virtual register: a value in SSA form. It has a number and a class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct VReg {
    /// The number, and two bits for the class.
    bits: u32,
}

impl VReg {
    /// The bits of the number.
    pub const MAX_BITS: usize = 30;
    /// The highest number, which no value has.
    pub const MAX: usize = (1 << 30) - 1;

    /// Value `virt_reg` of `class`.
    #[inline]
    pub const fn new(virt_reg: usize, class: RegClass) -> Self {
        debug_assert!(virt_reg <= VReg::MAX);
        VReg { bits: (virt_reg as u32) << 2 | class as u32 }
    }

    /// The number.
    #[inline]
    pub const fn vreg(self) -> usize {
        (self.bits >> 2) as usize
    }

    /// The class.
    #[inline]
    pub const fn class(self) -> RegClass {
        RegClass::of_bits(self.bits)
    }

    /// The reserved invalid value.
    #[inline]
    pub const fn invalid() -> Self {
        VReg::new(Self::MAX, RegClass::Int)
    }

    /// Number and class as one number.
    #[inline]
    pub const fn bits(self) -> usize {
        self.bits as usize
    }

    /// The value with the given [`VReg::bits`].
    #[inline]
    pub const fn from_bits(bits: u32) -> VReg {
        VReg { bits }
    }
}

impl From<u32> for VReg {
    fn from(bits: u32) -> Self {
        VReg { bits }
    }
}

impl fmt::Debug for VReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "VReg(vreg = {}, class = {:?})", self.vreg(), self.class())
    }
}

impl fmt::Display for VReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v{}", self.vreg())
    }
}

/// The registers of a target.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct MachineEnv {
    /// The allocatable registers of each class that are free to use.
    pub preferred_regs_by_class: [PRegSet; 3],
    /// Those whose use costs something: mostly they are to be preserved for the caller.
    pub non_preferred_regs_by_class: [PRegSet; 3],
    /// A register of each class for moves of the allocator alone. Without one, the allocator finds a free
    /// register, or saves one temporarily.
    pub scratch_by_class: [Option<PReg>; 3],
    /// Registers that are locations on the stack, such as those of arguments.
    pub fixed_stack_slots: Vec<PReg>,
}
