//! Terminators and phis.

use sheave_ir::{Block, InstData, IntCC, Type, Value};

use crate::cursor::Read;
use crate::function_state::{Opd, PhiRecord, Res};
use crate::reader::Reader;
use crate::types::{Kind, Ty};

impl Reader<'_> {
    /// `br`.
    #[inline]
    pub(crate) fn br(&mut self) -> Read<Res> {
        self.c.ws();
        if self.c.peek() == b'l' {
            let target = self.label_target()?;
            let first = self.fs.f.edges.len();
            self.fs.edge(target);
            self.fs.terminate(InstData::Jump, first);
            return Ok(Res::NONE);
        }
        let pos = self.c.p;
        let ty = self.ty()?;
        self.expect_type(ty, Ty::I1, pos)?;
        let cond = self.single(ty)?;
        let then = self.next_label_target()?;
        let other = self.next_label_target()?;
        let first = self.fs.f.edges.len();
        self.fs.edge(then);
        self.fs.edge(other);
        self.fs.terminate(InstData::Branch { cond }, first);
        Ok(Res::NONE)
    }

    /// `switch`.
    pub(crate) fn switch(&mut self) -> Read<Res> {
        self.c.ws();
        let pos = self.c.p;
        let (ty, v) = self.typed_operand()?;
        let Kind::Int(bits) = self.types.kind(ty) else {
            return Err(self.c.fault_at(pos, "the value of a switch is an integer"));
        };
        self.c.expect(b',')?;
        let default = self.label_target()?;
        self.c.expect(b'[')?;
        if bits > 64 {
            return self.wide_switch(ty, bits, v, default);
        }
        self.fs.cases.clear();
        self.fs.case_targets.clear();
        loop {
            self.c.ws();
            if self.c.eat(b']') {
                break;
            }
            let pos = self.c.p;
            let case_ty = self.ty()?;
            self.expect_type(case_ty, ty, pos)?;
            self.c.ws();
            let case = match self.c.peek() {
                b'0'..=b'9' | b'-' => self.integer(bits)?,
                _ => match self.lin(ty, 0)? {
                    Some(lin) if lin.plus.is_none() && lin.minus.is_none() => lin.offset as u64,
                    _ => return Err(self.c.fault_at(pos, "a case is a number")),
                },
            };
            self.c.expect(b',')?;
            let target = self.label_target()?;
            self.fs.cases.push(case);
            self.fs.case_targets.push(target);
        }
        let first = self.fs.f.edges.len();
        self.fs.edge(default);
        for i in 0..self.fs.case_targets.len() {
            let target = self.fs.case_targets[i];
            self.fs.edge(target);
        }
        let cases = core::mem::take(&mut self.fs.cases);
        let mut sorted = cases.clone();
        sorted.sort_unstable();
        if sorted.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(self.c.fault_at(pos, "two cases have the same value"));
        }
        let ids = self.fs.f.make_cases(cases.iter().copied());
        self.fs.cases = cases;
        self.fs.terminate(InstData::Switch { value: v.value(), cases: ids }, first);
        Ok(Res::NONE)
    }

    /// A switch on more than 64 bits: a chain of comparisons.
    fn wide_switch(&mut self, ty: Ty, bits: u32, v: Opd, default: Block) -> Read<Res> {
        let limbs = self.pieces(ty, v);
        loop {
            self.c.ws();
            if self.c.eat(b']') {
                break;
            }
            let pos = self.c.p;
            let case_ty = self.ty()?;
            self.expect_type(case_ty, ty, pos)?;
            let case = self.operand(ty)?;
            let case = self.pieces(ty, case);
            self.c.expect(b',')?;
            let target = self.label_target()?;
            let hit = self.wide_compare(IntCC::Eq, bits, &limbs, &case);
            let next = self.fs.new_block();
            let first = self.fs.f.edges.len();
            self.fs.edge(target);
            self.fs.edge(next);
            self.fs.terminate(InstData::Branch { cond: hit }, first);
            self.fs.open_block(next);
        }
        let first = self.fs.f.edges.len();
        self.fs.edge(default);
        self.fs.terminate(InstData::Jump, first);
        Ok(Res::NONE)
    }

    /// `ret`.
    pub(crate) fn ret(&mut self) -> Read<Res> {
        let pos = self.c.p;
        let ty = self.ty()?;
        let wanted = self.fs.ret_ty;
        self.expect_type(ty, wanted, pos)?;
        let mut values = core::mem::take(&mut self.fs.values);
        values.clear();
        if ty != Ty::VOID {
            let v = self.operand(ty)?;
            match self.fs.demoted_result {
                Some(address) => {
                    let pieces = self.pieces(ty, v);
                    self.store_pieces(ty, &pieces, address, 0, Default::default(), pos)?;
                }
                None => self.pass_abi(ty, v, pos, &mut values)?,
            }
        }
        let args = self.fs.list(&values);
        self.fs.values = values;
        let first = self.fs.f.edges.len();
        self.fs.terminate(InstData::Return { args }, first);
        Ok(Res::NONE)
    }

    /// `indirectbr`.
    pub(crate) fn indirect_br(&mut self) -> Read<Res> {
        let pos = self.c.p;
        let (ty, addr) = self.typed_operand()?;
        self.expect_type(ty, Ty::PTR, pos)?;
        self.c.expect(b',')?;
        self.c.expect(b'[')?;
        self.fs.case_targets.clear();
        self.c.ws();
        if !self.c.eat(b']') {
            loop {
                let target = self.label_target()?;
                self.fs.case_targets.push(target);
                self.c.ws();
                if self.c.eat(b']') {
                    break;
                }
                self.c.expect(b',')?;
            }
        }
        let first = self.fs.f.edges.len();
        for i in 0..self.fs.case_targets.len() {
            let target = self.fs.case_targets[i];
            self.fs.edge(target);
        }
        let data = if self.fs.case_targets.is_empty() {
            InstData::Unreachable
        } else {
            InstData::IndirectBranch { addr: addr.value() }
        };
        self.fs.terminate(data, first);
        Ok(Res::NONE)
    }

    /// `phi`.
    pub(crate) fn phi(&mut self, start: usize) -> Read<Res> {
        self.skip_flags();
        let pos = self.c.p;
        let ty = self.ty()?;
        self.require_value_type(ty, pos)?;
        let Some(block) = self.fs.current.expand() else { return Ok(Res::NONE) };
        if !self.fs.phis_allowed {
            return Err(self.c.fault_at(start, "a phi after another instruction"));
        }
        let first_incoming = self.fs.incoming.len() as u32;
        loop {
            self.c.expect(b'[')?;
            self.fs.in_prologue = true;
            let pos = self.c.p as u32;
            let v = self.operand(ty)?;
            self.fs.in_prologue = false;
            self.c.expect(b',')?;
            let from = self.label_operand()?;
            self.c.expect(b']')?;
            self.fs.incoming.push((from, v, pos));
            self.c.blanks();
            if self.c.peek() != b',' {
                break;
            }
            let comma = self.c.p;
            self.c.p += 1;
            self.c.ws();
            if self.c.peek() != b'[' {
                self.c.p = comma;
                break;
            }
        }
        let first = self.fs.f.phis(block).len() as u32;
        let info = *self.types.info(ty);
        let mut phis: Vec<Value> = Vec::new();
        let v = if info.single {
            let phi = self.fs.f.make_phi(block, info.piece);
            if info.kind == Kind::Fp80 {
                // The float is copied: what the address points at may change while the phi lives.
                let slot = self.fs.fp80_slot();
                self.fs.fp80_phis.push((phi, slot));
                Opd::of(slot)
            } else {
                Opd::of(phi)
            }
        } else {
            for i in self.units(ty, pos)? {
                let unit = self.types.unit(i).ty;
                let (n, piece) = (self.types.info(unit).pieces, self.types.unit_piece(unit));
                for _ in 0..n {
                    let phi = self.fs.f.make_phi(block, piece);
                    let is_fp80 = piece == Type::Ptr && self.is_fp80_unit(unit);
                    if is_fp80 {
                        let slot = self.fs.fp80_slot();
                        self.fs.fp80_phis.push((phi, slot));
                        phis.push(slot);
                    } else {
                        phis.push(phi);
                    }
                }
            }
            self.fs.keep(&phis)
        };
        let incoming = (first_incoming, self.fs.incoming.len() as u32);
        let pieces = info.pieces;
        self.fs.phis.push(PhiRecord { block, ty, first, pieces, incoming, pos: start as u32 });
        Ok(Res::new(ty, v))
    }

    fn is_fp80_unit(&self, unit: Ty) -> bool {
        unit == Ty::FP80 || matches!(self.types.kind(unit), Kind::Vector(Ty::FP80, _))
    }
}
