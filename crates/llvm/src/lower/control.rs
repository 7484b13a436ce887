//! Terminators and phis.

use sheave_ir::{Block, InstData, IntCC, Type, Value, ensure};

use crate::lower::Lower;
use crate::lower::body::{Operand, PhiRecord, TypedValue};
use crate::lower::reason::{Lowered, invalid};
use crate::lower::types::{Kind, Ty};

impl Lower {
    pub(crate) fn jump(&mut self, target: Block) {
        self.body.terminate(InstData::Jump, &[target]);
    }

    pub(crate) fn branch(&mut self, cond: Value, then: Block, other: Block) {
        self.body.terminate(InstData::Branch { cond }, &[then, other]);
    }

    pub(crate) fn unreachable(&mut self) {
        self.body.terminate(InstData::Unreachable, &[]);
    }

    /// A switch on an integer of at most 64 bits. The first target is that of no case.
    pub(crate) fn switch(&mut self, v: Operand, cases: &[u64], targets: &[Block]) {
        let cases = self.body.func.make_cases(cases.iter().copied());
        self.body.terminate(InstData::Switch { value: v.value(), cases }, targets);
    }

    /// One case of a switch on more than 64 bits; the following code is for the other values.
    pub(crate) fn wide_case(&mut self, ty: Ty, bits: u32, v: Operand, case: Operand, target: Block) {
        let (limbs, case) = (self.pieces(ty, v), self.pieces(ty, case));
        let hit = self.wide_compare(IntCC::Eq, bits, &limbs, &case);
        let next = self.body.new_block();
        self.branch(hit, target, next);
        self.body.open_block(next);
    }

    /// Returns a value of the function's type.
    pub(crate) fn ret(&mut self, ty: Ty, v: Operand) -> Lowered<()> {
        let mut values = core::mem::take(&mut self.body.values);
        values.clear();
        if ty != Ty::VOID {
            match self.body.demoted_result {
                Some(address) => {
                    let pieces = self.pieces(ty, v);
                    self.store_pieces(ty, &pieces, (address, 0), Default::default())?;
                }
                None => self.pass(Some(self.body.convention), ty, v, &mut values)?,
            }
        }
        let args = self.body.list(&values);
        self.body.values = values;
        self.body.terminate(InstData::Return { args }, &[]);
        Ok(())
    }

    pub(crate) fn indirect_branch(&mut self, addr: Value, targets: &[Block]) {
        let data = if targets.is_empty() { InstData::Unreachable } else { InstData::IndirectBranch { addr } };
        self.body.terminate(data, targets);
    }

    /// Begins a phi of the block being filled. Its operands are used at the ends of other blocks, so that
    /// whatever computes one of them goes to the prologue.
    pub(crate) fn begin_phi(&mut self, ty: Ty, mark: u32) -> Lowered<()> {
        self.units(ty)?;
        ensure(self.body.phis_allowed, || invalid("a phi after another instruction").marked(mark))?;
        self.body.in_prologue = true;
        self.body.first_incoming = self.body.incoming.len() as u32;
        Ok(())
    }

    /// The phi whose values are complete.
    pub(crate) fn finish_phi(&mut self, ty: Ty, mark: u32) -> TypedValue {
        self.body.in_prologue = false;
        let Some(block) = self.body.current.expand() else { return TypedValue::NONE };
        let first_incoming = self.body.first_incoming;
        let first = self.body.func.phis(block).len() as u32;
        let info = *self.types.info(ty);
        let mut phis: Vec<Value> = Vec::new();
        let v = if info.single {
            let phi = self.body.func.make_phi(block, info.piece);
            if info.kind == Kind::Fp80 {
                // The float is copied: the memory at the address may change while the phi is live.
                let slot = self.body.fp80_slot();
                self.body.fp80_phis.push((phi, slot));
                Operand::of(slot)
            } else {
                Operand::of(phi)
            }
        } else {
            for i in self.types.units(ty).unwrap_or_default() {
                let unit = self.types.unit(i).ty;
                let (n, piece) = (self.types.info(unit).pieces, self.types.unit_piece(unit));
                for _ in 0..n {
                    let phi = self.body.func.make_phi(block, piece);
                    let is_fp80 = piece == Type::Ptr && self.is_fp80(unit);
                    if is_fp80 {
                        let slot = self.body.fp80_slot();
                        self.body.fp80_phis.push((phi, slot));
                        phis.push(slot);
                    } else {
                        phis.push(phi);
                    }
                }
            }
            self.body.keep(&phis)
        };
        let incoming = (first_incoming, self.body.incoming.len() as u32);
        let pieces = info.pieces;
        self.body.phis.push(PhiRecord { block, ty, first, pieces, incoming, mark });
        TypedValue::new(ty, v)
    }
}
