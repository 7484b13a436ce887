use sheave_ir::{BinaryOp, FloatCC, IntCC, OpFlags, UnaryOp};

use crate::lower::arithmetic::Comparison;
use crate::lower::body::{Operand, TypedValue};
use crate::lower::casts::Cast;
use crate::lower::types::{Kind, Ty};
use crate::parse::Reader;
use crate::parse::fault::{At, Read};

impl Reader<'_> {
    /// The operands of a binary instruction: flags, type, two operands.
    #[inline(never)]
    fn binary_operands(&mut self) -> Read<(OpFlags, Ty, Operand, Operand)> {
        let flags = self.take_flags();
        let ty = self.ty()?;
        let a = self.operand(ty)?;
        self.cursor.expect(b',')?;
        let b = self.operand(ty)?;
        Ok((flags, ty, a, b))
    }

    /// An integer operation.
    #[inline(never)]
    pub(crate) fn int_binary(&mut self, op: BinaryOp) -> Read<TypedValue> {
        let start = self.cursor.p;
        let (flags, ty, a, b) = self.binary_operands()?;
        let v = self.lower.int_binary(op, flags, ty, a, b).at(start)?;
        Ok(TypedValue::new(ty, v))
    }

    /// A float operation; `None` is the remainder.
    pub(crate) fn float_binary(&mut self, op: Option<BinaryOp>) -> Read<TypedValue> {
        let start = self.cursor.p;
        let (_, ty, a, b) = self.binary_operands()?;
        let v = self.lower.float_binary(op, ty, a, b).at(start)?;
        Ok(TypedValue::new(ty, v))
    }

    /// `fneg` and its like.
    pub(crate) fn float_unary(&mut self, op: UnaryOp) -> Read<TypedValue> {
        self.skip_flags();
        let start = self.cursor.token_start();
        let (ty, a) = self.typed_operand()?;
        let v = self.lower.float_unary(op, ty, a).at(start)?;
        Ok(TypedValue::new(ty, v))
    }

    /// The condition after `icmp` or `fcmp`.
    pub(crate) fn comparison_word(&mut self, int: bool) -> Read<Comparison> {
        self.skip_flags();
        let start = self.cursor.token_start();
        let word = core::str::from_utf8(self.cursor.word()).unwrap_or_default();
        let (found, example) = match int {
            true => (IntCC::from_name(word).map(Comparison::Int), "slt"),
            false => (FloatCC::from_name(word).map(Comparison::Float), "olt"),
        };
        found.ok_or_else(|| self.fault_at(start, format!("expected a condition such as '{example}'")))
    }

    /// `icmp`, and `fcmp` if `integers` is false.
    #[inline(never)]
    pub(crate) fn compare_inst(&mut self, integers: bool) -> Read<TypedValue> {
        let cc = self.comparison_word(integers)?;
        let start = self.cursor.p;
        let ty = self.ty()?;
        let a = self.operand(ty)?;
        self.cursor.expect(b',')?;
        let b = self.operand(ty)?;
        self.lower.compare(cc, ty, a, b).at(start)
    }

    /// `select`.
    pub(crate) fn select_inst(&mut self) -> Read<TypedValue> {
        self.skip_flags();
        let start = self.cursor.token_start();
        let (cond_ty, cond) = self.typed_operand()?;
        self.cursor.expect(b',')?;
        let (ty, a) = self.typed_operand()?;
        let b = self.next_operand_of(ty)?;
        let v = self.lower.select((cond_ty, cond), ty, a, b).at(start)?;
        Ok(TypedValue::new(ty, v))
    }

    /// `freeze`.
    pub(crate) fn freeze(&mut self) -> Read<TypedValue> {
        let (ty, v) = self.typed_operand()?;
        Ok(self.lower.freeze(ty, v))
    }

    /// A cast instruction after its keyword.
    #[inline(never)]
    pub(crate) fn cast_inst(&mut self, cast: Cast) -> Read<TypedValue> {
        self.skip_flags();
        let start = self.cursor.p;
        let from = self.ty()?;
        if cast == Cast::Bitcast && matches!(self.lower.types.kind(from), Kind::Ptr(_)) {
            let res = self.foldable_operand(from)?;
            self.cursor.expect_to()?;
            let to = self.ty()?;
            if !matches!(self.lower.types.kind(to), Kind::Ptr(_)) {
                return Err(self.fault_at(start, "a pointer is cast by 'ptrtoint'"));
            }
            return Ok(TypedValue { ty: to, ..res });
        }
        let v = self.operand(from)?;
        self.cursor.expect_to()?;
        let to = self.ty()?;
        let v = self.lower.cast(cast, from, v, to).at(start)?;
        Ok(TypedValue::new(to, v))
    }
}
