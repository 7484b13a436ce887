//! The sweep that puts the parts in the place of the slots.

use sheave_ir::{BinaryOp, ConstData, Editor, Inst, InstData, MemFlags, MemOp, Type, UnaryOp, Value};
use sheave_ssa::Slot;
use sheave_ssa::sroa::Plan;

use super::Part;
use super::host::Addresses;
use crate::adapters::insert::{insert, load, store};

pub(super) fn rewrite(edit: &mut Editor<'_>, plan: &Plan, addresses: &Addresses, parts: &[Part]) {
    let mut rewriter = Rewriter { edit, plan, addresses, parts };
    for i in 0..rewriter.edit.layout.len() {
        for position in rewriter.edit.positions(rewriter.edit.layout[i]) {
            rewriter.inst(rewriter.edit.order[position]);
        }
    }
    rewriter.edit.apply();
}

struct Rewriter<'a, 'f> {
    edit: &'a mut Editor<'f>,
    plan: &'a Plan,
    addresses: &'a Addresses,
    parts: &'a [Part],
}

/// Parts in a row, and where the access to them starts.
#[derive(Clone, Copy)]
struct Run {
    first: usize,
    n: usize,
    start: u32,
}

/// The integer of this many bytes.
fn int_of(bytes: u32) -> Type {
    Type::int_of_bytes(bytes).unwrap_or(Type::I64)
}

impl Rewriter<'_, '_> {
    /// The parts that hold `bytes` at `addr + offset`, if that is in a slot that is taken apart.
    fn parts_of(&self, addr: Value, offset: i32, bytes: u32) -> Option<Run> {
        let (slot, start) = self.addresses.place(addr, offset)?;
        let found = self.plan.covering(slot, start, bytes);
        let run = Run { first: found.start as usize, n: found.len(), start: start as u32 };
        (run.n != 0).then_some(run)
    }

    fn inst(&mut self, inst: Inst) {
        match self.edit.insts[inst] {
            InstData::Alloca { slot } => {
                let own = self.plan.parts_of(Slot(slot.as_u32()));
                if !own.is_empty() {
                    for part in &self.parts[own.start as usize..own.end as usize] {
                        self.edit.insert_before(inst, part.alloca);
                    }
                    self.edit.remove(inst);
                }
            }
            InstData::Binary { op: BinaryOp::PtrAdd, args: [base, _], .. }
                if self.addresses.place(base, 0).is_some_and(|(slot, _)| self.plan.is_split(slot)) =>
            {
                self.edit.remove(inst);
            }
            InstData::Load { addr, offset, .. } => {
                if let Some(result) = self.edit.result(inst) {
                    self.load(inst, addr, offset, result);
                }
            }
            InstData::Store { addr, value, offset, .. } => self.store(inst, addr, value, offset),
            InstData::Mem { op, args, .. } => self.block(inst, op, args),
            _ => {}
        }
    }

    /// The number of bits by which what is in `part` is further up than the start of the access.
    fn shift(&mut self, part: Part, run: Run, ty: Type) -> Value {
        let bits = u64::from(8 * (part.offset - run.start));
        self.edit.constant(ty, ConstData::Bits(bits))
    }

    fn load(&mut self, inst: Inst, addr: Value, offset: i32, result: Value) {
        let ty = self.edit.ty(result);
        let Some(run) = self.parts_of(addr, offset, ty.bytes()) else { return };
        let part = self.parts[run.first];
        if run.n == 1 && part.ty.bytes() > ty.bytes() {
            return self.piece(inst, part, run.start, ty);
        }
        if run.n == 1 {
            let flags = MemFlags::default();
            return self.edit.set_inst(inst, InstData::Load { flags, addr: part.addr, offset: 0 });
        }
        let whole = int_of(ty.bytes());
        let mut sum = None;
        for (i, part) in self.parts[run.first..run.first + run.n].iter().copied().enumerate() {
            let narrow = load(self.edit, inst, part.addr, 0, int_of(part.ty.bytes()));
            let mut value =
                insert(self.edit, inst, InstData::Unary { op: UnaryOp::Zext, arg: narrow }, whole);
            let Some(below) = sum else {
                sum = Some(value);
                continue;
            };
            let by = self.shift(part, run, whole);
            value = insert(self.edit, inst, InstData::binary(BinaryOp::Shl, [value, by]), whole);
            let data = InstData::binary(BinaryOp::Or, [below, value]);
            if i + 1 == run.n && ty == whole {
                self.edit.set_inst(inst, data);
            } else {
                sum = Some(insert(self.edit, inst, data, whole));
            }
        }
        if let Some(arg) = sum.filter(|_| ty != whole) {
            self.edit.set_inst(inst, InstData::Unary { op: UnaryOp::Bitcast, arg });
        }
    }

    /// The load `inst` of some of the bytes of `part`.
    fn piece(&mut self, inst: Inst, part: Part, start: u32, ty: Type) {
        let mut value = load(self.edit, inst, part.addr, 0, part.ty);
        if start != part.offset {
            let bits = ConstData::Bits(u64::from(8 * (start - part.offset)));
            let by = self.edit.constant(part.ty, bits);
            value = insert(self.edit, inst, InstData::binary(BinaryOp::Lshr, [value, by]), part.ty);
        }
        let narrow = int_of(ty.bytes());
        let mut data = InstData::Unary { op: UnaryOp::Trunc, arg: value };
        if ty != narrow {
            data = InstData::Unary { op: UnaryOp::Bitcast, arg: insert(self.edit, inst, data, narrow) };
        }
        self.edit.set_inst(inst, data);
    }

    fn store(&mut self, inst: Inst, addr: Value, value: Value, offset: i32) {
        let ty = self.edit.ty(value);
        let Some(run) = self.parts_of(addr, offset, ty.bytes()) else { return };
        self.edit.remove(inst);
        if run.n == 1 {
            return store(self.edit, inst, self.parts[run.first].addr, 0, value);
        }
        let whole = int_of(ty.bytes());
        let bits = match ty == whole {
            true => value,
            false => insert(self.edit, inst, InstData::Unary { op: UnaryOp::Bitcast, arg: value }, whole),
        };
        for part in self.parts[run.first..run.first + run.n].iter().copied() {
            let mut from = bits;
            if part.offset != run.start {
                let by = self.shift(part, run, whole);
                from = insert(self.edit, inst, InstData::binary(BinaryOp::Lshr, [bits, by]), whole);
            }
            let narrow = insert(
                self.edit,
                inst,
                InstData::Unary { op: UnaryOp::Trunc, arg: from },
                int_of(part.ty.bytes()),
            );
            store(self.edit, inst, part.addr, 0, narrow);
        }
    }

    fn block(&mut self, inst: Inst, op: MemOp, [to, from, length]: [Value; 3]) {
        let bytes = self.edit.const_bits(length).map_or(0, |bits| bits as u32);
        let to_run = self.parts_of(to, 0, bytes);
        if op == MemOp::Set {
            let Some(run) = to_run else { return };
            self.edit.remove(inst);
            let byte = self.edit.const_bits(from).unwrap_or(0) & 0xff;
            for part in self.parts[run.first..run.first + run.n].iter().copied() {
                let bits = ConstData::Bits(byte.wrapping_mul(0x0101_0101_0101_0101));
                let value = self.edit.constant(int_of(part.ty.bytes()), bits);
                store(self.edit, inst, part.addr, 0, value);
            }
            return;
        }
        let from_run = self.parts_of(from, 0, bytes);
        let Some(run) = to_run.or(from_run) else { return };
        self.edit.remove(inst);
        for i in 0..run.n {
            let own = self.parts[run.first + i];
            let part = |of: Run| self.parts[of.first + i];
            // A side that is no slot of parts is accessed as far from its start as the part is.
            let side = |of: Option<Run>, addr| match of {
                Some(of) => (part(of).addr, 0),
                None => (addr, (own.offset - run.start) as i32),
            };
            let (to, from) = (side(to_run, to), side(from_run, from));
            let value = load(self.edit, inst, from.0, from.1, from_run.map_or(own.ty, |of| part(of).ty));
            store(self.edit, inst, to.0, to.1, value);
        }
    }
}
