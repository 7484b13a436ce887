use crate::lower::body::TypedValue;
use crate::lower::types::Ty;
use crate::parse::Reader;
use crate::parse::fault::{At, Read};

impl Reader<'_> {
    /// Indices after an aggregate: the member's type and how many pieces come before it.
    fn member(&mut self, mut ty: Ty) -> Read<(Ty, u32)> {
        let mut before = 0;
        let mut any = false;
        while self.cursor.next_part() {
            let pos = self.cursor.p;
            let index = self.cursor.number()?;
            let (element, n) = self.lower.member_of(ty, index).at(pos)?;
            ty = element;
            before += n;
            any = true;
        }
        if any { Ok((ty, before)) } else { Err(self.expected("an index")) }
    }

    /// `extractvalue`.
    pub(crate) fn extract_value(&mut self) -> Read<TypedValue> {
        let start = self.cursor.p;
        let (ty, v) = self.typed_operand()?;
        self.lower.units(ty).at(start)?;
        let (member, before) = self.member(ty)?;
        Ok(self.lower.extract_value(ty, v, member, before))
    }

    /// `insertvalue`.
    pub(crate) fn insert_value(&mut self) -> Read<TypedValue> {
        let start = self.cursor.p;
        let (ty, v) = self.typed_operand()?;
        self.lower.units(ty).at(start)?;
        self.cursor.expect(b',')?;
        let pos = self.cursor.token_start();
        let (given, part) = self.typed_operand()?;
        let (member, before) = self.member(ty)?;
        self.lower.expect_type(given, member).at(pos)?;
        Ok(self.lower.insert_value((ty, v), (member, part), before))
    }

    /// `extractelement`.
    pub(crate) fn extract_element(&mut self) -> Read<TypedValue> {
        let start = self.cursor.token_start();
        let (ty, v) = self.typed_operand()?;
        self.lower.vector_of(ty).at(start)?;
        self.cursor.expect(b',')?;
        let index = self.typed_operand()?;
        self.lower.extract_element((ty, v), index).at(start)
    }

    /// `insertelement`.
    pub(crate) fn insert_element(&mut self) -> Read<TypedValue> {
        let start = self.cursor.token_start();
        let (ty, v) = self.typed_operand()?;
        let (element, ..) = self.lower.vector_of(ty).at(start)?;
        let part = self.next_operand_of(element)?;
        self.cursor.expect(b',')?;
        let index = self.typed_operand()?;
        self.lower.insert_element((ty, v), part, index).at(start)
    }

    /// `shufflevector`.
    pub(crate) fn shuffle_vector(&mut self) -> Read<TypedValue> {
        let start = self.cursor.token_start();
        let (ty, a) = self.typed_operand()?;
        self.lower.vector_of(ty).at(start)?;
        let b = self.next_operand_of(ty)?;
        self.cursor.expect(b',')?;
        let pos = self.cursor.token_start();
        let mask = self.typed_operand()?;
        self.lower.shuffle(ty, a, b, mask).at(pos)
    }
}
