use sheave_ir::Block;

use crate::lower::body::{Operand, TypedValue};
use crate::lower::types::Ty;
use crate::parse::Reader;
use crate::parse::fault::{At, Read};
use crate::parse::list::List;

impl Reader<'_> {
    /// `br`.
    #[inline(never)]
    pub(crate) fn br(&mut self) -> Read<TypedValue> {
        self.cursor.ws();
        if self.cursor.peek() == b'l' {
            let target = self.label_target()?;
            self.lower.jump(target);
            return Ok(TypedValue::NONE);
        }
        let pos = self.cursor.p;
        let ty = self.ty()?;
        self.lower.expect_type(ty, Ty::I1).at(pos)?;
        let cond = self.single(ty)?;
        let then = self.next_label_target()?;
        let other = self.next_label_target()?;
        self.lower.branch(cond, then, other);
        Ok(TypedValue::NONE)
    }

    /// `switch`.
    pub(crate) fn switch(&mut self) -> Read<TypedValue> {
        let pos = self.cursor.token_start();
        let (ty, v) = self.typed_operand()?;
        let bits = self.lower.expect_integer(ty).at(pos)?;
        self.cursor.expect(b',')?;
        let default = self.label_target()?;
        self.cursor.expect(b'[')?;
        let list = self.cursor.p;
        self.cases.clear();
        self.case_targets.clear();
        self.case_targets.push(default);
        loop {
            let pos = self.cursor.token_start();
            if self.cursor.eat(b']') {
                break;
            }
            let case_ty = self.ty()?;
            self.lower.expect_type(case_ty, ty).at(pos)?;
            let wide = if bits > 64 { Some(self.operand(ty)?) } else { None };
            if wide.is_none() {
                let case = self.case(ty, bits, pos)?;
                self.cases.push(case);
            }
            self.cursor.expect(b',')?;
            let target = self.label_target()?;
            match wide {
                Some(case) => self.lower.wide_case(ty, bits, v, case, target),
                None => self.case_targets.push(target),
            }
        }
        if bits > 64 {
            self.lower.jump(default);
            return Ok(TypedValue::NONE);
        }
        let (cases, targets) = (core::mem::take(&mut self.cases), core::mem::take(&mut self.case_targets));
        let lowered = match duplicate(&cases) {
            Some(index) => self.duplicate_case(list, index),
            None => {
                self.lower.switch(v, &cases, &targets);
                Ok(())
            }
        };
        (self.cases, self.case_targets) = (cases, targets);
        lowered?;
        Ok(TypedValue::NONE)
    }

    /// The fault for the case `index` of the cases at `list`, which have been read.
    #[cold]
    fn duplicate_case(&mut self, list: usize, index: usize) -> Read<()> {
        self.cursor.p = list;
        for _ in 0..index {
            self.typed_operand()?;
            self.cursor.expect(b',')?;
            self.label_target()?;
        }
        self.ty()?;
        let pos = self.cursor.token_start();
        Err(self.fault_at(pos, "two cases have the same value"))
    }

    /// The number of a case, at most 64 bits wide.
    fn case(&mut self, ty: Ty, bits: u32, pos: usize) -> Read<u64> {
        self.cursor.ws();
        if self.is_at_integer() {
            return self.integer(bits);
        }
        match self.lin(ty, 0)? {
            Some(lin) if lin.plus.is_none() && lin.minus.is_none() => Ok(lin.offset as u64),
            _ => Err(self.fault_at(pos, "a case is a number")),
        }
    }

    /// Labels in square brackets.
    pub(crate) fn label_list(&mut self, targets: &mut Vec<Block>) -> Read<()> {
        self.cursor.expect(b'[')?;
        let mut labels = List::until(b']');
        while labels.goes_on(&mut self.cursor)? {
            let target = self.label_target()?;
            targets.push(target);
        }
        Ok(())
    }

    /// `ret`.
    pub(crate) fn ret(&mut self) -> Read<TypedValue> {
        let pos = self.cursor.p;
        let ty = self.ty()?;
        let wanted = self.lower.body.ret_ty;
        self.lower.expect_type(ty, wanted).at(pos)?;
        let v = if ty == Ty::VOID { Operand::NONE } else { self.operand(ty)? };
        self.lower.ret(ty, v).at(pos)?;
        Ok(TypedValue::NONE)
    }

    /// `unreachable`.
    pub(crate) fn unreachable(&mut self) -> Read<TypedValue> {
        self.lower.unreachable();
        Ok(TypedValue::NONE)
    }

    /// `indirectbr`.
    pub(crate) fn indirect_br(&mut self) -> Read<TypedValue> {
        let pos = self.cursor.p;
        let (ty, addr) = self.typed_operand()?;
        self.lower.expect_type(ty, Ty::PTR).at(pos)?;
        self.cursor.expect(b',')?;
        let mut targets = core::mem::take(&mut self.case_targets);
        targets.clear();
        self.label_list(&mut targets)?;
        self.lower.indirect_branch(addr.value(), &targets);
        self.case_targets = targets;
        Ok(TypedValue::NONE)
    }

    /// `phi`.
    pub(crate) fn phi(&mut self, start: usize) -> Read<TypedValue> {
        self.skip_flags();
        let pos = self.cursor.p;
        let ty = self.ty()?;
        self.lower.begin_phi(ty, start as u32).at(pos)?;
        self.cursor.ws();
        // A block without predecessors may have phis without entries.
        let mut more = self.cursor.peek() == b'[';
        while more {
            self.cursor.expect(b'[')?;
            let mark = self.cursor.p as u32;
            let v = self.operand(ty)?;
            self.cursor.expect(b',')?;
            let from = self.label_operand()?;
            self.cursor.expect(b']')?;
            self.lower.body.incoming.push((from, v, mark));
            more = self.cursor.next_part();
        }
        Ok(self.lower.finish_phi(ty, start as u32))
    }
}

/// The index of the first case with the value of one before it.
fn duplicate(cases: &[u64]) -> Option<usize> {
    let mut sorted: Vec<(u64, usize)> = cases.iter().copied().zip(0..).collect();
    sorted.sort_unstable();
    sorted.windows(2).filter(|pair| pair[0].0 == pair[1].0).map(|pair| pair[1].1).min()
}
