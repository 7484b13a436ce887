//! Accesses to regions and to globals: partial, overlapping, unaligned; block operations; stack memory of
//! variable size.

use super::function::Function;
use super::types::{Float, REGION, Ty};

impl Function<'_> {
    pub(super) fn memory_operation(&mut self) {
        match self.shared.rng.below(14) {
            0..=3 => self.load_region(),
            4..=6 => self.store_region(),
            7 => self.block_operation(),
            8 => self.variable_alloca(),
            9 => self.address(),
            10 => self.derived_pointer(),
            _ => self.cell(),
        }
    }

    /// A type whose values are the bytes that they occupy.
    fn memory_type(&mut self) -> Ty {
        let rng = &mut self.shared.rng;
        match rng.below(10) {
            0..=5 => Ty::Int(rng.pick(&[8, 16, 32, 64, 64, 128, 24, 40, 48, 56, 96, 256])),
            6..=7 => Ty::Float(rng.pick(&[Float::Single, Float::Double, Float::Half])),
            _ => {
                let (n, bits) = rng.pick(&[
                    (4, 32),
                    (2, 64),
                    (8, 16),
                    (16, 8),
                    (4, 64),
                    (2, 32),
                    (8, 32),
                    (3, 32),
                    (3, 8),
                ]);
                Ty::Vec(n, Box::new(Ty::Int(bits)))
            }
        }
    }

    /// Bytes of a memory type.
    fn bytes(ty: &Ty) -> u32 {
        let bits = |ty: &Ty| ty.int_bits().or(ty.float().map(Float::bits)).unwrap_or(64);
        match ty {
            Ty::Vec(n, lane) => n * bits(lane) / 8,
            _ => bits(ty) / 8,
        }
    }

    /// An address in a region with room for `size` bytes, and its alignment.
    pub(super) fn address_in(&mut self, size: u32, aligned: bool) -> (String, u32) {
        let ptr = self.operand(&Ty::Ptr);
        if self.shared.rng.chance(40) {
            let step = if aligned { size } else { 1 };
            let offset = self.shared.rng.below(((REGION - size) / step + 1) as usize) as u32 * step;
            let offset = if aligned || self.shared.rng.chance(40) { offset } else { offset & !7 };
            let align = if offset == 0 { 16 } else { 16.min(1 << offset.trailing_zeros()) };
            let at = self.define(&Ty::Ptr, &format!("getelementptr inbounds i8, ptr {ptr}, i64 {offset}"));
            return (at, align);
        }
        let index_ty = Ty::Int(64);
        let (offset, align) = if aligned {
            let value = self.operand(&index_ty);
            let mask = (REGION - 1) & !(size - 1);
            (self.define(&index_ty, &format!("and i64 {value}, {mask}")), size.min(16))
        } else {
            (self.index(REGION - size + 1), 1)
        };
        let inbounds = self.shared.rng.pick(&["inbounds ", ""]);
        (self.define(&Ty::Ptr, &format!("getelementptr {inbounds}i8, ptr {ptr}, i64 {offset}")), align)
    }

    fn load_region(&mut self) {
        let ty = self.memory_type();
        let (at, align) = self.address_in(Self::bytes(&ty), false);
        let volatile = if self.shared.rng.chance(10) { "volatile " } else { "" };
        self.push(&ty, &format!("load {volatile}{ty}, ptr {at}, align {align}"));
    }

    fn store_region(&mut self) {
        let ty = self.memory_type();
        let mut value = self.operand(&ty);
        if ty.float().is_some() {
            // Its bytes may be read as integers.
            value = self.canonical(&ty, &value);
        }
        let (at, align) = self.address_in(Self::bytes(&ty), false);
        let volatile = if self.shared.rng.chance(10) { "volatile " } else { "" };
        self.line(&format!("store {volatile}{ty} {value}, ptr {at}, align {align}"));
    }

    /// `memcpy` between halves, so that they do not overlap, `memmove` and `memset`, of fixed and variable
    /// length.
    fn block_operation(&mut self) {
        let half = REGION / 2;
        let length = if self.shared.rng.chance(50) {
            self.shared.rng.below(half as usize + 1).to_string()
        } else {
            self.index(half + 1)
        };
        let (a, b) = (self.operand(&Ty::Ptr), self.operand(&Ty::Ptr));
        match self.shared.rng.below(3) {
            0 => {
                self.shared.declare("void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)".to_owned());
                let from = self.define(&Ty::Ptr, &format!("getelementptr inbounds i8, ptr {b}, i64 {half}"));
                self.line(&format!(
                    "call void @llvm.memcpy.p0.p0.i64(ptr {a}, ptr {from}, i64 {length}, i1 false)"
                ));
            }
            1 => {
                self.shared.declare("void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)".to_owned());
                let offset = self.shared.rng.below(half as usize);
                let to = self.define(&Ty::Ptr, &format!("getelementptr inbounds i8, ptr {a}, i64 {offset}"));
                let other = self.shared.rng.below(half as usize);
                let from = self.define(&Ty::Ptr, &format!("getelementptr inbounds i8, ptr {b}, i64 {other}"));
                self.line(&format!(
                    "call void @llvm.memmove.p0.p0.i64(ptr {to}, ptr {from}, i64 {length}, i1 false)"
                ));
            }
            _ => {
                self.shared.declare("void @llvm.memset.p0.i64(ptr, i8, i64, i1)".to_owned());
                let byte = self.operand(&Ty::Int(8));
                let offset = self.shared.rng.below(half as usize);
                let to = self.define(&Ty::Ptr, &format!("getelementptr inbounds i8, ptr {a}, i64 {offset}"));
                self.line(&format!(
                    "call void @llvm.memset.p0.i64(ptr {to}, i8 {byte}, i64 {length}, i1 false)"
                ));
            }
        }
    }

    /// A dynamic alloca, released after use.
    fn variable_alloca(&mut self) {
        self.shared.declare("ptr @llvm.stacksave.p0()".to_owned());
        self.shared.declare("void @llvm.stackrestore.p0(ptr)".to_owned());
        self.shared.declare("void @llvm.memset.p0.i64(ptr, i8, i64, i1)".to_owned());
        let saved = self.define(&Ty::Ptr, "call ptr @llvm.stacksave.p0()");
        let extra = self.index(100);
        let size = self.define(&Ty::Int(64), &format!("add i64 {extra}, 64"));
        let align = self.shared.rng.pick(&[1, 16, 64]);
        let memory = self.define(&Ty::Ptr, &format!("alloca i8, i64 {size}, align {align}"));
        let byte = self.operand(&Ty::Int(8));
        self.line(&format!("call void @llvm.memset.p0.i64(ptr {memory}, i8 {byte}, i64 {size}, i1 false)"));
        let value = self.operand(&Ty::Int(64));
        let at = self.index(56);
        let at = self.define(&Ty::Ptr, &format!("getelementptr inbounds i8, ptr {memory}, i64 {at}"));
        self.line(&format!("store i64 {value}, ptr {at}, align 1"));
        let last = self.define(&Ty::Int(64), &format!("sub i64 {size}, 5"));
        let at = self.define(&Ty::Ptr, &format!("getelementptr inbounds i8, ptr {memory}, i64 {last}"));
        let callees = self.shared.callees.len();
        if callees > 0 && self.shared.rng.chance(30) {
            self.call_something();
        }
        self.push(&Ty::Int(32), &format!("load i32, ptr {at}, align 1"));
        self.line(&format!("call void @llvm.stackrestore.p0(ptr {saved})"));
    }

    /// Properties of an address that do not depend on the run: its low bits, and differences within an
    /// object.
    fn address(&mut self) {
        let ptr = self.operand(&Ty::Ptr);
        let number = self.define(&Ty::Int(64), &format!("ptrtoint ptr {ptr} to i64"));
        if self.shared.rng.chance(50) {
            self.push(&Ty::Int(64), &format!("and i64 {number}, 15"));
        } else {
            let offset = self.index(REGION);
            let at = self.define(&Ty::Ptr, &format!("getelementptr inbounds i8, ptr {ptr}, i64 {offset}"));
            self.push(&Ty::Int(1), &format!("icmp eq ptr {at}, {ptr}"));
            let other = self.define(&Ty::Int(64), &format!("ptrtoint ptr {at} to i64"));
            self.push(&Ty::Int(64), &format!("sub i64 {other}, {number}"));
        }
    }

    /// A pointer that is chosen by a select, or converted to an integer and back.
    fn derived_pointer(&mut self) {
        let (a, b) = (self.operand(&Ty::Ptr), self.operand(&Ty::Ptr));
        if self.shared.rng.chance(70) {
            let condition = self.condition();
            self.push(&Ty::Ptr, &format!("select i1 {condition}, ptr {a}, ptr {b}"));
        } else {
            let number = self.define(&Ty::Int(64), &format!("ptrtoint ptr {a} to i64"));
            self.push(&Ty::Ptr, &format!("inttoptr i64 {number} to ptr"));
        }
    }

    /// Reads or writes a global that holds one value.
    fn cell(&mut self) {
        let i = self.shared.rng.below(self.shared.cells.len());
        let (ty, name, align) = self.shared.cells[i].clone();
        if self.shared.rng.chance(50) {
            self.push(&ty, &format!("load {ty}, ptr {name}, align {align}"));
            let low = self.define(&Ty::Int(64), &format!("ptrtoint ptr {name} to i64"));
            self.push(&Ty::Int(64), &format!("and i64 {low}, {}", align - 1));
        } else {
            let value = self.operand(&ty);
            self.line(&format!("store {ty} {value}, ptr {name}, align {align}"));
        }
    }
}
