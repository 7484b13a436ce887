//! Targets of the tests: one like most, and one with as many registers as there may be.

use sheave_regalloc::{Class, ClassInfo, Preg, PregSet, Registers};

/// The class of integers on the targets of the tests.
pub const INT: Class = Class::new(0);
/// Their class of floats.
pub const FLOAT: Class = Class::new(1);
/// A class that only [`Target::wide`] has registers of.
pub const OTHER: Class = Class::new(2);

/// A target of the random functions.
#[derive(Clone, Debug)]
pub struct Target {
    /// Its registers.
    pub registers: Registers,
    /// The registers that a call clobbers.
    pub call_clobbers: PregSet,
    /// Registers of arguments.
    pub(super) arguments: [Preg; 4],
    /// The registers that instructions demand: results, shift counts, halves of a product.
    pub(super) fixed: [Preg; 5],
}

/// The registers of [`Target::usual`], with only the first `limit` of each class.
pub fn registers(limit: Option<usize>) -> Registers {
    // The demanded ones late. Number 4 points at the stack.
    const INTS: [u8; 15] = [0, 6, 7, 2, 1, 8, 9, 10, 11, 3, 5, 14, 15, 12, 13];
    let limit = limit.unwrap_or(16);
    let ints = INTS.into_iter().take(limit).map(|n| Preg::new(INT, n));
    let floats = (0..16).take(limit).map(|n| Preg::new(FLOAT, n));
    Registers {
        classes: vec![ClassInfo { can_exchange: true, ..ClassInfo::new(8) }, ClassInfo::new(16)],
        order: ints.chain(floats).collect(),
        callee_saved: PregSet::of_class(INT, 0xf028),
        in_memory: PregSet::EMPTY,
    }
}

/// The registers that a call clobbers on [`Target::usual`].
pub const CALL_CLOBBERS: PregSet = PregSet::of_class(INT, 0x0fc7).union(PregSet::of_class(FLOAT, 0xffff));

impl Target {
    /// Sixteen integer registers, six of them preserved by calls, and sixteen for floats.
    pub fn usual(limit: Option<usize>) -> Target {
        Target {
            registers: registers(limit),
            call_clobbers: CALL_CLOBBERS,
            arguments: [7, 6, 2, 1].map(|n| Preg::new(INT, n)),
            fixed: [0, 1, 2, 3, 8].map(|n| Preg::new(INT, n)),
        }
    }

    /// 64 integer registers, the upper half preserved by calls, 20 for floats, and 8 of another class.
    pub fn wide(limit: Option<usize>) -> Target {
        let limit = limit.unwrap_or(64);
        let class = |class, n: u8| (0..n).rev().take(limit).map(move |n| Preg::new(class, n));
        Target {
            registers: Registers {
                classes: vec![
                    ClassInfo::new(8),
                    ClassInfo { can_exchange: true, ..ClassInfo::new(32) },
                    ClassInfo::new(8),
                ],
                order: class(INT, 64).chain(class(FLOAT, 20)).chain(class(OTHER, 8)).collect(),
                callee_saved: PregSet::of_class(INT, 0xffff_ffff_0000_0000),
                in_memory: PregSet::EMPTY,
            },
            call_clobbers: PregSet::of_class(INT, 0xffff_ffff).union(PregSet::of_class(FLOAT, 0xf_ffff)),
            arguments: [63, 40, 2, 31].map(|n| Preg::new(INT, n)),
            fixed: [0, 33, 62, 63, 32].map(|n| Preg::new(INT, n)),
        }
    }
}
