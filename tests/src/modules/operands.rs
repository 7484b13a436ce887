//! Operands: types that a function prefers, values of a type, truth values, indices.

use super::function::{Function, Value};
use super::types::Ty;

impl Function<'_> {
    /// A type that this function prefers.
    pub(super) fn some_type(&mut self) -> Ty {
        let i = self.shared.rng.below(self.palette.len());
        self.palette[i].clone()
    }

    /// An integer type, or a vector of integers, that this function prefers.
    pub(super) fn some_int_type(&mut self) -> Ty {
        for _ in 0..4 {
            let ty = self.some_type();
            if ty.int_bits().is_some() {
                return ty;
            }
        }
        Ty::random_int(&mut self.shared.rng)
    }

    /// A scalar integer type.
    pub(super) fn some_scalar_int(&mut self) -> Ty {
        for _ in 0..4 {
            if let ty @ Ty::Int(_) = self.some_type() {
                return ty;
            }
        }
        Ty::random_int(&mut self.shared.rng)
    }

    /// A defined value of `ty`, preferring the latest; `None` if there is none.
    pub(super) fn defined(&mut self, ty: &Ty) -> Option<String> {
        let mut found = None;
        for value in self.pool.iter().rev().filter(|value| value.ty == *ty) {
            found = Some(value.text.clone());
            if self.shared.rng.chance(40) {
                break;
            }
        }
        found
    }

    /// An operand of type `ty`: a value, a slot's content, a conversion, or a constant.
    pub(super) fn operand(&mut self, ty: &Ty) -> String {
        if *ty == Ty::Ptr {
            if self.shared.rng.chance(60)
                && let Some(found) = self.defined(ty)
            {
                return found;
            }
            let i = self.shared.rng.below(self.shared.regions.len());
            return self.shared.regions[i].clone();
        }
        let choice = self.shared.rng.below(100);
        if choice < 70
            && let Some(found) = self.defined(ty)
        {
            return found;
        }
        if choice < 85
            && let Some(slot) = self.slots.iter().find(|slot| slot.ty == *ty).cloned()
        {
            return self.push(ty, &format!("load {ty}, ptr {}{}", slot.text, slot.align));
        }
        if choice < 92
            && let Ty::Int(bits) = *ty
        {
            let from =
                self.pool.iter().rev().find(|value| matches!(value.ty, Ty::Int(n) if n != bits)).cloned();
            if let Some(Value { ty: Ty::Int(n), text }) = from {
                let op = if n > bits { "trunc" } else { self.shared.rng.pick(&["zext", "sext"]) };
                return self.push(ty, &format!("{op} i{n} {text} to {ty}"));
            }
        }
        ty.constant(&mut self.shared.rng)
    }

    /// A truth value, often compared here.
    pub(super) fn condition(&mut self) -> String {
        if self.shared.rng.chance(70) {
            let ty = if self.shared.rng.chance(25) {
                Ty::random_float(&mut self.shared.rng)
            } else {
                self.some_scalar_int()
            };
            return self.compare(&ty);
        }
        self.operand(&Ty::Int(1))
    }

    /// An `i64` below `n`.
    pub(super) fn index(&mut self, n: u32) -> String {
        let ty = Ty::Int(64);
        let value = self.operand(&ty);
        if n.is_power_of_two() {
            self.define(&ty, &format!("and i64 {value}, {}", n - 1))
        } else {
            self.define(&ty, &format!("urem i64 {value}, {n}"))
        }
    }
}
