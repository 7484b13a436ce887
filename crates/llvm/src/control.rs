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
            self.lower_jump(target);
            return Ok(Res::NONE);
        }
        let pos = self.c.p;
        let ty = self.ty()?;
        self.expect_type(ty, Ty::I1, pos)?;
        let cond = self.single(ty)?;
        let then = self.next_label_target()?;
        let other = self.next_label_target()?;
        self.lower_branch(cond, then, other);
        Ok(Res::NONE)
    }

    pub(crate) fn lower_jump(&mut self, target: Block) {
        let first = self.fs.f.edges.len();
        self.fs.edge(target);
        self.fs.terminate(InstData::Jump, first);
    }

    pub(crate) fn lower_branch(&mut self, cond: Value, then: Block, other: Block) {
        let first = self.fs.f.edges.len();
        self.fs.edge(then);
        self.fs.edge(other);
        self.fs.terminate(InstData::Branch { cond }, first);
    }

    pub(crate) fn lower_unreachable(&mut self) {
        let first = self.fs.f.edges.len();
        self.fs.terminate(InstData::Unreachable, first);
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
        let (cases, targets) =
            (core::mem::take(&mut self.fs.cases), core::mem::take(&mut self.fs.case_targets));
        let lowered = self.lower_switch(v, default, &cases, &targets, pos);
        (self.fs.cases, self.fs.case_targets) = (cases, targets);
        lowered?;
        Ok(Res::NONE)
    }

    /// A switch on an integer of at most 64 bits.
    pub(crate) fn lower_switch(
        &mut self,
        v: Opd,
        default: Block,
        cases: &[u64],
        targets: &[Block],
        pos: usize,
    ) -> Read<()> {
        let first = self.fs.f.edges.len();
        self.fs.edge(default);
        for &target in targets {
            self.fs.edge(target);
        }
        let mut sorted = cases.to_vec();
        sorted.sort_unstable();
        if sorted.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(self.c.fault_at(pos, "two cases have the same value"));
        }
        let ids = self.fs.f.make_cases(cases.iter().copied());
        self.fs.terminate(InstData::Switch { value: v.value(), cases: ids }, first);
        Ok(())
    }

    /// A switch on more than 64 bits: a chain of comparisons.
    fn wide_switch(&mut self, ty: Ty, bits: u32, v: Opd, default: Block) -> Read<Res> {
        loop {
            self.c.ws();
            if self.c.eat(b']') {
                break;
            }
            let pos = self.c.p;
            let case_ty = self.ty()?;
            self.expect_type(case_ty, ty, pos)?;
            let case = self.operand(ty)?;
            self.c.expect(b',')?;
            let target = self.label_target()?;
            self.lower_wide_case(ty, bits, v, case, target);
        }
        self.lower_jump(default);
        Ok(Res::NONE)
    }

    /// One case of a switch on more than 64 bits; what follows is for other values.
    pub(crate) fn lower_wide_case(&mut self, ty: Ty, bits: u32, v: Opd, case: Opd, target: Block) {
        let (limbs, case) = (self.pieces(ty, v), self.pieces(ty, case));
        let hit = self.wide_compare(IntCC::Eq, bits, &limbs, &case);
        let next = self.fs.new_block();
        self.lower_branch(hit, target, next);
        self.fs.open_block(next);
    }

    /// `ret`.
    pub(crate) fn ret(&mut self) -> Read<Res> {
        let pos = self.c.p;
        let ty = self.ty()?;
        let wanted = self.result_type();
        self.expect_type(ty, wanted, pos)?;
        let v = if ty == Ty::VOID { Opd(0) } else { self.operand(ty)? };
        self.lower_return(ty, v, pos)?;
        Ok(Res::NONE)
    }

    /// Returns a value of the function's type.
    pub(crate) fn lower_return(&mut self, ty: Ty, v: Opd, pos: usize) -> Read<()> {
        let mut values = core::mem::take(&mut self.fs.values);
        values.clear();
        if ty != Ty::VOID {
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
        Ok(())
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
        let targets = core::mem::take(&mut self.fs.case_targets);
        self.lower_indirect_branch(addr.value(), &targets);
        self.fs.case_targets = targets;
        Ok(Res::NONE)
    }

    pub(crate) fn lower_indirect_branch(&mut self, addr: Value, targets: &[Block]) {
        let first = self.fs.f.edges.len();
        for &target in targets {
            self.fs.edge(target);
        }
        let data = if targets.is_empty() { InstData::Unreachable } else { InstData::IndirectBranch { addr } };
        self.fs.terminate(data, first);
    }

    /// `phi`.
    pub(crate) fn phi(&mut self, start: usize) -> Read<Res> {
        self.skip_flags();
        let pos = self.c.p;
        let ty = self.ty()?;
        self.begin_phi(ty, pos)?;
        self.require_phis(start)?;
        loop {
            self.c.expect(b'[')?;
            let mark = self.c.p as u32;
            let v = self.operand(ty)?;
            self.c.expect(b',')?;
            let from = self.label_operand()?;
            self.c.expect(b']')?;
            self.add_incoming(from, v, mark);
            if !self.c.next_part() {
                break;
            }
        }
        Ok(self.finish_phi(ty, start as u32))
    }

    /// Fails where something else than phis is in the block.
    pub(crate) fn require_phis(&self, pos: usize) -> Read<()> {
        if self.fs.phis_allowed {
            return Ok(());
        }
        Err(self.c.fault_at(pos, "a phi after another instruction"))
    }

    /// Begins a phi of the block being filled. Its operands are used at the ends of other blocks, so that
    /// whatever computes one of them goes to the prologue.
    pub(crate) fn begin_phi(&mut self, ty: Ty, pos: usize) -> Read<()> {
        self.units(ty, pos)?;
        self.fs.in_prologue = true;
        self.fs.first_incoming = self.fs.incoming.len() as u32;
        Ok(())
    }

    /// One more value of the phi that was begun: `v` where control comes from `from`.
    pub(crate) fn add_incoming(&mut self, from: Block, v: Opd, mark: u32) {
        self.fs.incoming.push((from, v, mark));
    }

    /// The phi whose values are complete.
    pub(crate) fn finish_phi(&mut self, ty: Ty, mark: u32) -> Res {
        self.fs.in_prologue = false;
        let Some(block) = self.fs.current.expand() else { return Res::NONE };
        let first_incoming = self.fs.first_incoming;
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
            for i in self.types.units(ty).unwrap_or_default() {
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
        self.fs.phis.push(PhiRecord { block, ty, first, pieces, incoming, mark });
        Res::new(ty, v)
    }

    fn is_fp80_unit(&self, unit: Ty) -> bool {
        unit == Ty::FP80 || matches!(self.types.kind(unit), Kind::Vector(Ty::FP80, _))
    }
}
