//! The sweep that puts the parts in the place of the slots.

use sheave_ir::{BinaryOp, ConstData, Editor, Inst, InstData, MemFlags, MemOp, Type, UnaryOp, Value};
use sheave_ssa::Slot;
use sheave_ssa::sroa::Plan;

use super::Part;
use super::host::Addresses;

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
    match bytes {
        1 => Type::I8,
        2 => Type::I16,
        4 => Type::I32,
        _ => Type::I64,
    }
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

    fn push(&mut self, before: Inst, data: InstData, ty: Type) -> Value {
        let (inst, value) = self.edit.make_inst_with_result(data, ty);
        self.edit.insert_before(before, inst);
        value
    }

    fn push_load(&mut self, before: Inst, addr: Value, offset: i32, ty: Type) -> Value {
        self.push(before, InstData::Load { flags: MemFlags::default(), addr, offset }, ty)
    }

    fn push_store(&mut self, before: Inst, addr: Value, value: Value, offset: i32) {
        let data = InstData::Store { flags: MemFlags::default(), addr, value, offset };
        let inst = self.edit.make_inst(data);
        self.edit.insert_before(before, inst);
    }

    /// The number of bits by which what is in `part` is further up than the start of the access.
    fn shift(&mut self, part: Part, run: Run, ty: Type) -> Value {
        let bits = u64::from(8 * (part.offset - run.start));
        self.edit.constant(ty, ConstData::Bits(bits))
    }

    fn load(&mut self, inst: Inst, addr: Value, offset: i32, result: Value) {
        let ty = self.edit.ty(result);
        let Some(run) = self.parts_of(addr, offset, ty.bytes()) else { return };
        let flags = MemFlags::default();
        let part = self.parts[run.first];
        if run.n == 1 && part.ty.bytes() > ty.bytes() {
            return self.piece(inst, part, run.start, ty);
        }
        if run.n == 1 {
            let data = InstData::Load { flags, addr: self.parts[run.first].addr, offset: 0 };
            return self.edit.set_inst(inst, data);
        }
        let whole = int_of(ty.bytes());
        let mut sum = None;
        for (i, part) in self.parts[run.first..run.first + run.n].iter().copied().enumerate() {
            let narrow = self.push_load(inst, part.addr, 0, int_of(part.ty.bytes()));
            let mut value = self.push(inst, InstData::Unary { op: UnaryOp::Zext, arg: narrow }, whole);
            let Some(below) = sum else {
                sum = Some(value);
                continue;
            };
            let by = self.shift(part, run, whole);
            value = self.push(inst, InstData::binary(BinaryOp::Shl, [value, by]), whole);
            let data = InstData::binary(BinaryOp::Or, [below, value]);
            if i + 1 == run.n && ty == whole {
                self.edit.set_inst(inst, data);
            } else {
                sum = Some(self.push(inst, data, whole));
            }
        }
        if let Some(arg) = sum.filter(|_| ty != whole) {
            self.edit.set_inst(inst, InstData::Unary { op: UnaryOp::Bitcast, arg });
        }
    }

    /// The load `inst` of some of the bytes of `part`.
    fn piece(&mut self, inst: Inst, part: Part, start: u32, ty: Type) {
        let mut value = self.push_load(inst, part.addr, 0, part.ty);
        if start != part.offset {
            let bits = ConstData::Bits(u64::from(8 * (start - part.offset)));
            let by = self.edit.constant(part.ty, bits);
            value = self.push(inst, InstData::binary(BinaryOp::Lshr, [value, by]), part.ty);
        }
        let narrow = int_of(ty.bytes());
        let mut data = InstData::Unary { op: UnaryOp::Trunc, arg: value };
        if ty != narrow {
            data = InstData::Unary { op: UnaryOp::Bitcast, arg: self.push(inst, data, narrow) };
        }
        self.edit.set_inst(inst, data);
    }

    fn store(&mut self, inst: Inst, addr: Value, value: Value, offset: i32) {
        let ty = self.edit.ty(value);
        let Some(run) = self.parts_of(addr, offset, ty.bytes()) else { return };
        self.edit.remove(inst);
        if run.n == 1 {
            return self.push_store(inst, self.parts[run.first].addr, value, 0);
        }
        let whole = int_of(ty.bytes());
        let bits = match ty == whole {
            true => value,
            false => self.push(inst, InstData::Unary { op: UnaryOp::Bitcast, arg: value }, whole),
        };
        for part in self.parts[run.first..run.first + run.n].iter().copied() {
            let mut from = bits;
            if part.offset != run.start {
                let by = self.shift(part, run, whole);
                from = self.push(inst, InstData::binary(BinaryOp::Lshr, [bits, by]), whole);
            }
            let narrow =
                self.push(inst, InstData::Unary { op: UnaryOp::Trunc, arg: from }, int_of(part.ty.bytes()));
            self.push_store(inst, part.addr, narrow, 0);
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
                self.push_store(inst, part.addr, value, 0);
            }
            return;
        }
        let from_run = self.parts_of(from, 0, bytes);
        if to_run.is_some() || from_run.is_some() {
            self.edit.remove(inst);
        }
        match (to_run, from_run) {
            (None, None) => {}
            (Some(to), Some(from)) => {
                for i in 0..to.n {
                    let (to, from) = (self.parts[to.first + i], self.parts[from.first + i]);
                    let value = self.push_load(inst, from.addr, 0, from.ty);
                    self.push_store(inst, to.addr, value, 0);
                }
            }
            (Some(run), None) => {
                for part in self.parts[run.first..run.first + run.n].iter().copied() {
                    let value = self.push_load(inst, from, (part.offset - run.start) as i32, part.ty);
                    self.push_store(inst, part.addr, value, 0);
                }
            }
            (None, Some(run)) => {
                for part in self.parts[run.first..run.first + run.n].iter().copied() {
                    let value = self.push_load(inst, part.addr, 0, part.ty);
                    self.push_store(inst, to, value, (part.offset - run.start) as i32);
                }
            }
        }
    }
}
