//! The facts that every phase after liveness reads.

use crate::build::cfg::Cfg;
use crate::build::demand::{needs_register, operand_cost};
use crate::build::live::{Live, Occ, Seg, position};
use crate::build::merge::Merged;
use crate::build::reserve::Reservations;
use crate::error::Error;
use crate::input::{Code, Operand, Vreg};
use crate::registers::{Class, Preg, PregSet, Registers};
use crate::work::steps;
use alloc::vec::Vec;

/// The allocatable registers by class: configuration, mostly that of the last function.
#[derive(Default)]
pub(crate) struct Order {
    /// The list that the rest was computed from.
    registers: Vec<Preg>,
    n_classes: usize,
    by_class: [Vec<Preg>; Class::COUNT],
    pub(crate) allocatable: PregSet,
}

impl Order {
    /// Sorts the registers by class.
    pub(crate) fn sort(&mut self, regs: &Registers) -> Result<(), Error> {
        let Registers { classes, order, .. } = regs;
        if self.registers == *order && self.n_classes == classes.len() {
            return Ok(());
        }
        let is_known = |p: &Preg| p.class().index() < classes.len();
        if classes.len() > Class::COUNT || !order.iter().all(is_known) {
            return Err(Error::Malformed {
                inst: 0,
                rule: "the registers are of classes that are not described",
            });
        }
        self.n_classes = classes.len();
        self.registers.clone_from(order);
        self.allocatable = PregSet::of(order);
        for (class, of_class) in Class::all().zip(&mut self.by_class) {
            of_class.clear();
            of_class.extend(order.iter().copied().filter(|p| p.class() == class));
        }
        Ok(())
    }

    /// The registers of a class, in order of preference.
    #[inline]
    pub(crate) fn of(&self, class: Class) -> &[Preg] {
        &self.by_class[class.index()]
    }
}

/// The input and the facts that were computed from it; they do not change while registers are chosen.
#[derive(Clone, Copy)]
pub(crate) struct Env<'a> {
    pub(crate) code: &'a Code,
    pub(crate) cfg: &'a Cfg,
    pub(crate) live: &'a Live,
    pub(crate) merged: &'a Merged,
    pub(crate) regs: &'a Registers,
    pub(crate) order: &'a Order,
    pub(crate) reserved: &'a Reservations,
}

impl Env<'_> {
    /// The frequency of the block of instruction `inst`.
    #[inline]
    pub(crate) fn freq(&self, inst: u32) -> f32 {
        self.code.block_freqs[self.cfg.block_of[inst as usize] as usize]
    }

    /// The occurrences of `seg.vreg` that belong to `seg`.
    #[inline]
    pub(crate) fn occs_of(&self, seg: Seg) -> impl Iterator<Item = (Occ, Operand)> {
        let code = self.code;
        self.live
            .occs_from(seg.vreg, seg.from / 4)
            .iter()
            .take_while(move |o| 4 * o.inst < seg.to)
            .inspect(|_| steps(1))
            .map(move |&o| (o, code.operands[o.operand as usize]))
            .filter(move |(o, op)| {
                let at = position(*op, o.inst);
                at >= seg.from && at < seg.to
            })
    }

    /// [`operand_cost`] of an occurrence.
    #[inline]
    pub(crate) fn operand_cost(&self, occ: Occ, op: Operand) -> f32 {
        let remat = self.is_remat(op.vreg());
        operand_cost(op, self.live.flags[occ.operand as usize], remat)
    }

    /// [`needs_register`] of an occurrence.
    #[inline]
    pub(crate) fn needs_register(&self, occ: Occ, op: Operand) -> bool {
        let remat = self.is_remat(op.vreg());
        needs_register(op, self.live.flags[occ.operand as usize], remat)
    }

    /// Whether the value can be rematerialised.
    #[inline]
    pub(crate) fn is_remat(&self, vreg: Vreg) -> bool {
        self.code.vregs[vreg.index()].remat.is_some()
    }
}
