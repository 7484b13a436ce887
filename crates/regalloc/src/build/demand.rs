//! The demand of a register's occurrences: the cost of having it in memory, and whether it may be there.

use crate::input::{Access, Constraint, Operand};
use crate::registers::Preg;

/// The operand is the input that a definition of its instruction re-uses (or reads the same register beside
/// it).
pub(crate) const TIED: u8 = 1;
/// The operand belongs to a move instruction.
pub(crate) const MOVE: u8 = 2;

/// The sum of the demands of a register's operands.
#[derive(Clone, Copy, Default)]
pub(crate) struct Demand {
    /// The cost of spilling it everywhere, in executions of a load or store.
    pub(crate) cost: f32,
    /// How often the most frequent of its fixed operands runs.
    fixed_freq: f32,
    /// Operands that cannot be on the stack.
    pub(crate) needs: u32,
    /// The register of the most frequent of its fixed operands, plus one; 0 for none.
    fixed: u8,
}

impl Demand {
    /// The fixed register of the most frequent operand that has one.
    #[inline]
    pub(crate) fn fixed(&self) -> Option<Preg> {
        self.fixed.checked_sub(1).map(Preg)
    }

    /// Adds the demand of another register.
    #[inline]
    pub(crate) fn join(&mut self, other: &Demand) {
        self.cost += other.cost;
        self.needs += other.needs;
        if other.fixed_freq > self.fixed_freq {
            self.fixed_freq = other.fixed_freq;
            self.fixed = other.fixed;
        }
    }

    /// Adds one operand.
    #[inline]
    pub(crate) fn add(&mut self, op: Operand, flags: u8, remat: bool, freq: f32) {
        let price = price(op, flags, remat);
        self.cost += freq * price.cost;
        self.needs += price.needs;
        if let Constraint::Fixed(p) = op.constraint()
            && freq > self.fixed_freq
        {
            self.fixed_freq = freq;
            self.fixed = p.0 + 1;
        }
    }
}

/// The demand of an operand.
#[derive(Clone, Copy)]
struct Price {
    /// See [`operand_cost`].
    cost: f32,
    /// 1 if it [`needs_register`].
    needs: u32,
}

/// By shape, flags, and whether the register can be rematerialised.
static PRICES: [Price; 8 * Operand::SHAPES] = {
    let mut table = [Price { cost: 0.0, needs: 0 }; 8 * Operand::SHAPES];
    let mut i = 0;
    while i < table.len() {
        let (op, flags, remat) = (
            Operand::of_shape(i % Operand::SHAPES),
            (i / Operand::SHAPES % 4) as u8,
            i >= 4 * Operand::SHAPES,
        );
        table[i] = Price { cost: find_cost(op, flags, remat), needs: find_need(op, flags, remat) as u32 };
        i += 1;
    }
    table
};

#[inline]
fn price(op: Operand, flags: u8, remat: bool) -> Price {
    PRICES[op.shape() | usize::from(flags & 3) << 5 | usize::from(remat) << 7]
}

/// The cost of the operand if its register is in the spill slot, in loads and stores.
#[inline]
pub(crate) fn operand_cost(op: Operand, flags: u8, remat: bool) -> f32 {
    price(op, flags, remat).cost
}

/// Whether the operand cannot be on the stack.
#[inline]
pub(crate) fn needs_register(op: Operand, flags: u8, remat: bool) -> bool {
    price(op, flags, remat).needs != 0
}

const fn find_cost(op: Operand, flags: u8, remat: bool) -> f32 {
    if flags & (MOVE | TIED) != 0 {
        return if remat { 0.1 } else { 0.5 };
    }
    match (op.access(), op.constraint()) {
        (Access::Def, Constraint::Fixed(_)) => 0.6,
        (Access::Def, _) if remat => 0.0,
        (Access::Use, _) if remat => 0.7,
        (Access::Use | Access::Def, Constraint::Any) => 0.6,
        (Access::Use, Constraint::Fixed(_)) => 0.4,
        (Access::UseDef, Constraint::Any) => 1.2,
        (Access::UseDef, _) => 2.0,
        _ => 1.0,
    }
}

const fn find_need(op: Operand, flags: u8, remat: bool) -> bool {
    if flags & (MOVE | TIED) != 0 {
        return false;
    }
    match (op.access(), op.constraint()) {
        (_, Constraint::Fixed(_)) => false,
        (Access::Def, Constraint::Reg | Constraint::Any) if remat => false,
        (_, Constraint::Any) => remat,
        (_, Constraint::Reg | Constraint::Reuse(_)) => true,
    }
}
