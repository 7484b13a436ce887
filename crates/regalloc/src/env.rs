//! What every phase after liveness reads.

use super::cfg::Cfg;
use super::demand::{needs_register, operand_cost};
use super::error::Error;
use super::input::{Code, Operand, Vreg};
use super::live::{Live, Occ, Seg, position};
use super::registers::{Class, Preg, PregSet, Registers};
use super::reserve::Reservations;
use super::work::steps;
use alloc::vec::Vec;

/// The allocatable registers by class: configuration, mostly that of the last function.
#[derive(Default)]
pub(super) struct Order {
    /// What the rest was made of.
    registers: Vec<Preg>,
    n_classes: usize,
    by_class: [Vec<Preg>; Class::COUNT],
    pub(super) allocatable: PregSet,
}

impl Order {
    /// Sorts the registers by class.
    pub(super) fn learn(&mut self, regs: &Registers) -> Result<(), Error> {
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
    pub(super) fn of(&self, class: Class) -> &[Preg] {
        &self.by_class[class.index()]
    }
}

/// The input and what was computed of it; nothing in here changes while registers are chosen.
#[derive(Clone, Copy)]
pub(super) struct Env<'a> {
    pub(super) code: &'a Code,
    pub(super) cfg: &'a Cfg,
    pub(super) live: &'a Live,
    pub(super) regs: &'a Registers,
    pub(super) order: &'a Order,
    pub(super) reserved: &'a Reservations,
}

impl Env<'_> {
    /// The frequency of the block of instruction `inst`.
    #[inline]
    pub(super) fn freq(&self, inst: u32) -> f32 {
        self.code.block_freqs[self.cfg.block_of[inst as usize] as usize]
    }

    /// The occurrences of `seg.vreg` that belong to `seg`.
    #[inline]
    pub(super) fn occs_of(&self, seg: Seg) -> impl Iterator<Item = (Occ, Operand)> {
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
    pub(super) fn operand_cost(&self, occ: Occ, op: Operand) -> f32 {
        let remat = self.is_remat(op.vreg());
        operand_cost(op, self.live.flags[occ.operand as usize], remat)
    }

    /// [`needs_register`] of an occurrence.
    #[inline]
    pub(super) fn needs_register(&self, occ: Occ, op: Operand) -> bool {
        let remat = self.is_remat(op.vreg());
        needs_register(op, self.live.flags[occ.operand as usize], remat)
    }

    /// Whether the value can be rematerialised.
    #[inline]
    pub(super) fn is_remat(&self, vreg: Vreg) -> bool {
        self.code.vregs[vreg.index()].remat.is_some()
    }
}
