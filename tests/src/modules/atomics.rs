//! Atomic operations of every kind and width.

use super::function::Function;
use super::types::{Float, Ty};

const ORDERS: [&str; 5] = ["monotonic", "acquire", "release", "acq_rel", "seq_cst"];

impl Function<'_> {
    pub(super) fn atomic_operation(&mut self) {
        match self.shared.rng.below(10) {
            0 => self.float_atomic(),
            1 => self.line("fence seq_cst"),
            _ => {
                let ty = Ty::Int(self.shared.rng.pick(&[8, 16, 32, 64]));
                self.atomic(&ty);
            }
        }
    }

    /// An atomic operation on integers of type `ty`, whose result and operands are of that type.
    pub(super) fn atomic(&mut self, ty: &Ty) {
        let size = ty.int_bits().unwrap_or(64) / 8;
        let (at, _) = self.address_in(size, true);
        let volatile = if self.shared.rng.chance(5) { "volatile " } else { "" };
        match self.shared.rng.below(12) {
            0 => {
                let order = self.shared.rng.pick(&["unordered", "monotonic", "acquire", "seq_cst"]);
                self.push(ty, &format!("load atomic {volatile}{ty}, ptr {at} {order}, align {size}"));
            }
            1 => {
                let value = self.operand(ty);
                let order = self.shared.rng.pick(&["unordered", "monotonic", "release", "seq_cst"]);
                self.line(&format!("store atomic {volatile}{ty} {value}, ptr {at} {order}, align {size}"));
            }
            2 | 3 => {
                let expected = if self.shared.rng.chance(50) {
                    self.define(ty, &format!("load {ty}, ptr {at}, align {size}"))
                } else {
                    self.operand(ty)
                };
                let new = self.operand(ty);
                let pair = Ty::Struct(vec![ty.clone(), Ty::Int(1)]);
                let order =
                    self.shared.rng.pick(&["seq_cst seq_cst", "acq_rel acquire", "monotonic monotonic"]);
                let both = self.define(
                    &pair,
                    &format!("cmpxchg {volatile}ptr {at}, {ty} {expected}, {ty} {new} {order}, align {size}"),
                );
                self.push(&Ty::Int(1), &format!("extractvalue {pair} {both}, 1"));
                self.push(ty, &format!("extractvalue {pair} {both}, 0"));
            }
            _ => {
                let op = self
                    .shared
                    .rng
                    .pick(&["xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"]);
                let value = self.operand(ty);
                let order = self.shared.rng.pick(&ORDERS);
                let old = self.push(
                    ty,
                    &format!("atomicrmw {volatile}{op} ptr {at}, {ty} {value} {order}, align {size}"),
                );
                if self.shared.rng.chance(20) {
                    // The new value, too: compilers have special forms for it.
                    let op = self.shared.rng.pick(&["add", "sub", "xor"]);
                    self.push(ty, &format!("{op} {ty} {old}, {value}"));
                }
            }
        }
    }

    /// Float operations use memory without further reads: the bits of a NaN are not the same everywhere.
    fn float_atomic(&mut self) {
        let ty = Ty::Float(self.shared.rng.pick(&[Float::Single, Float::Double]));
        let name = format!("@{}a{}", self.shared.prefix, self.shared.globals.len());
        let first = ty.constant(&mut self.shared.rng);
        self.shared.global(&format!("{name} = internal global {ty} {first}, align 8"));
        let value = self.operand(&ty);
        let value = self.canonical(&ty, &value);
        let op = self.shared.rng.pick(&["fadd", "fsub", "xchg"]);
        let order = self.shared.rng.pick(&ORDERS);
        for _ in 0..self.shared.rng.below(2) + 1 {
            let old = self.define(&ty, &format!("atomicrmw {op} ptr {name}, {ty} {value} {order}, align 8"));
            self.keep(&ty, &old);
        }
    }
}
