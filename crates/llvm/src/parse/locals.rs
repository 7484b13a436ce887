//! Local names: where they are looked up, entered and defined.
//!
//! A name that is used before its definition gets stand-in values or a block of its own, which its definition
//! replaces or fills.

use sheave_ir::Block;

use crate::lower::body::{Operand, TypedValue};
use crate::lower::reason::{Reason, ReasonKind};
use crate::lower::types::Ty;
use crate::names::NameTable;
use crate::parse::cursor::{Fault, HashedName, Name, Read, key};
use crate::parse::Reader;

/// What is known of a local name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LocalState {
    /// Never mentioned (a numbered name that was skipped).
    Unused,
    /// Used as a value, not yet defined; stand-in values exist.
    ForwardValue,
    /// Used as a label, not yet defined.
    ForwardLabel,
    /// A value.
    Value,
    /// A block.
    Label,
}

/// The local names of a function.
pub(crate) struct Names {
    pub(crate) locals: Vec<Local>,
    pub(crate) table: NameTable,
    /// Index + 1 into `locals` of `%0`, `%1`, …
    pub(crate) numbered: Vec<u32>,
    /// The number that the next unnamed value or block gets.
    pub(crate) next_number: u32,
    /// Names that were used and are not defined.
    pub(crate) n_forward: u32,
}

impl Names {
    pub(crate) fn new() -> Self {
        Names {
            locals: Vec::new(),
            table: NameTable::new(),
            numbered: Vec::new(),
            next_number: 0,
            n_forward: 0,
        }
    }

    /// Reserves memory for functions of about `lines` lines, before the first one.
    pub(crate) fn reserve(&mut self, lines: usize) {
        self.table.reserve(lines / 4);
        self.locals.reserve(lines);
        self.numbered.reserve(lines / 2);
    }

    /// Clears the names of the last function.
    pub(crate) fn clear(&mut self) {
        self.locals.clear();
        self.table.clear();
        self.numbered.clear();
        self.next_number = 0;
        self.n_forward = 0;
    }

    /// A new local of which only the name is known.
    #[inline(always)]
    fn push(&mut self, name: Name) -> u32 {
        let id = self.locals.len() as u32;
        self.locals.push(Local { name, ty: Ty::VOID, v: 0, fold: 0, state: LocalState::Unused });
        id
    }

    /// The local of a number that the table has an entry for, made if it is new.
    fn numbered_or_new(&mut self, number: u32, pos: u32) -> u32 {
        if self.numbered[number as usize] == 0 {
            self.numbered[number as usize] = self.push(Name::number(number, pos)) + 1;
        }
        self.numbered[number as usize] - 1
    }
}

/// A local name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Local {
    /// The name; for a number [`Name::number`], where it was first mentioned.
    pub(crate) name: Name,
    pub(crate) ty: Ty,
    /// An [`Operand`], or a block.
    pub(crate) v: u32,
    /// Index + 1 into [`Body::folds`], where the value is an address with a constant offset.
    pub(crate) fold: u32,
    pub(crate) state: LocalState,
}

impl Reader<'_> {
    /// The fault for a name that was used and never defined.
    #[cold]
    pub(crate) fn undefined_local(&self, close: usize) -> Box<crate::parse::cursor::Fault> {
        let forward = |state| matches!(state, LocalState::ForwardValue | LocalState::ForwardLabel);
        let first = self.names.locals.iter().enumerate().filter(|(_, local)| forward(local.state));
        match first.min_by_key(|(_, local)| local.name.span.start) {
            Some((index, local)) => {
                let name = self.local_name(index as u32);
                let what = if local.state == LocalState::ForwardLabel { "label" } else { "value" };
                // A name's span begins after its sigil; a number's position is that of its first use.
                let pos = local.name.span.start as usize;
                self.cursor.fault_at(pos, format!("use of undefined {what} '%{name}'"))
            }
            None => self.cursor.fault_at(close, "a name is used but not defined"),
        }
    }

    /// The fault for what lowering says of the whole function, with the names of the text.
    #[cold]
    pub(crate) fn function_fault(&self, reason: Reason, close: usize) -> Box<Fault> {
        let kind = match reason.kind {
            ReasonKind::NoIncoming(block) => {
                let is_block = |local: &Local| local.state == LocalState::Label && local.v == block.as_u32();
                let name = self.names.locals.iter().position(is_block);
                let name = name.map_or_else(|| block.to_string(), |index| self.local_name(index as u32));
                ReasonKind::Invalid(format!("the phi has no value for its predecessor '%{name}'"))
            }
            kind => kind,
        };
        Fault::new(Reason { kind, ..reason }, close)
    }

    /// The local of a name, made if it is new.
    #[inline(always)]
    pub(crate) fn named_local(&mut self, name: &HashedName) -> u32 {
        self.find_local(name).unwrap_or_else(|place| self.enter_local(name, place))
    }

    /// The local whose name follows, without its `%`; made if it is new.
    #[inline(always)]
    pub(crate) fn local_name_ref(&mut self) -> Read<u32> {
        if let Some(found) = self.cursor.hashed_name() {
            let entry = self.find_local(&found);
            if entry.is_ok() || self.cursor.is_plain(&found.name) {
                self.cursor.p = found.name.span.end as usize;
                return Ok(entry.unwrap_or_else(|place| self.enter_local(&found, place)));
            }
        }
        let found = self.cursor.take_name()?;
        Ok(self.named_local(&found))
    }

    /// The local of a name, or where to enter it in the table.
    #[inline(always)]
    fn find_local(&self, name: &HashedName) -> Result<u32, usize> {
        let (c, locals) = (&self.cursor, &self.names.locals);
        self.names.table.probe(name.hash, |id| c.is_same(&locals[id as usize].name, &name.name))
    }

    /// Enters a name that was not found.
    #[inline(always)]
    fn enter_local(&mut self, name: &HashedName, place: usize) -> u32 {
        let id = self.names.push(name.name);
        self.names.table.fill(place, name.hash, id);
        id
    }

    /// The local of a number, made if it is new.
    #[inline(always)]
    pub(crate) fn numbered_local(&mut self, number: u32, pos: u32) -> Read<u32> {
        match self.names.numbered.get(number as usize) {
            Some(&entry) if entry != 0 => Ok(entry - 1),
            _ => self.new_numbered_local(number, pos),
        }
    }

    fn new_numbered_local(&mut self, number: u32, pos: u32) -> Read<u32> {
        let n = number as usize;
        if n >= self.names.numbered.len() {
            // Each number needs at least four bytes of text, so the table cannot outgrow the source.
            if n > self.cursor.s.len() {
                return Err(self.cursor.fault_at(pos as usize, "the number of a value is too large"));
            }
            self.names.numbered.resize(n + 1, 0);
        }
        Ok(self.names.numbered_or_new(number, pos))
    }

    /// The local of a number that is being defined: numbers must not go back.
    #[inline]
    pub(crate) fn numbered_definition(&mut self, number: u32, pos: u32) -> Read<u32> {
        if number < self.names.next_number {
            let expected = self.names.next_number;
            return Err(self
                .cursor
                .fault_at(pos as usize, format!("the next number must be at least {expected}")));
        }
        let index = if number as usize == self.names.numbered.len() {
            let id = self.names.push(Name::number(number, pos));
            self.names.numbered.push(id + 1);
            id
        } else {
            self.numbered_local(number, pos)?
        };
        // A number that is entered in the table is bounded by the text, so the next one fits too.
        self.names.next_number = number + 1;
        Ok(index)
    }

    /// The local of the next unnamed value or block.
    pub(crate) fn next_number_local(&mut self, pos: u32) -> u32 {
        let number = self.names.next_number;
        self.names.next_number += 1;
        if number as usize >= self.names.numbered.len() {
            self.names.numbered.resize(number as usize + 1, 0);
        }
        self.names.numbered_or_new(number, pos)
    }

    /// A local's name, for messages.
    pub(crate) fn local_name(&self, index: u32) -> String {
        let name = self.names.locals[index as usize].name;
        match name.as_number() {
            Some(number) => number.to_string(),
            None => self.cursor.str(name.span).to_owned(),
        }
    }

    /// Gives the local `index` its value.
    #[inline(always)]
    pub(crate) fn define(&mut self, index: u32, pos: usize, res: TypedValue) -> Read<()> {
        let local = &mut self.names.locals[index as usize];
        if local.state != LocalState::Unused {
            return self.define_forward(index, pos, res);
        }
        local.ty = res.ty;
        local.v = res.v.0;
        local.fold = res.fold;
        local.state = LocalState::Value;
        Ok(())
    }

    /// The definition of a name that was used before.
    fn define_forward(&mut self, index: u32, pos: usize, res: TypedValue) -> Read<()> {
        let local = &mut self.names.locals[index as usize];
        let before = *local;
        *local = Local { ty: res.ty, v: res.v.0, fold: res.fold, state: LocalState::Value, ..before };
        let name = self.local_name(index);
        match before.state {
            LocalState::ForwardValue => {}
            LocalState::ForwardLabel => {
                return Err(self.cursor.fault_at(pos, format!("'%{name}' is used as a label")));
            }
            _ => return Err(self.cursor.fault_at(pos, format!("redefinition of '%{name}'"))),
        }
        if !self.lower.types.same(before.ty, res.ty) {
            let message = format!(
                "'%{name}' has type {}, but was used as {}",
                self.lower.types.show(res.ty),
                self.lower.types.show(before.ty)
            );
            return Err(self.cursor.fault_at(pos, message));
        }
        self.names.n_forward -= 1;
        self.lower.replace(Operand(before.v), res, pos as u32);
        Ok(())
    }

    /// The block of the label whose `%` is next.
    pub(crate) fn label_operand(&mut self) -> Read<Block> {
        self.cursor.ws();
        let start = self.cursor.p;
        if !self.cursor.eat(b'%') {
            return Err(self.cursor.fault(format!("expected a label, found {}", self.cursor.found())));
        }
        let index = if self.cursor.peek().is_ascii_digit() {
            let number = self.cursor.short_number()?;
            self.numbered_local(number, start as u32)?
        } else {
            self.local_name_ref()?
        };
        let local = self.names.locals[index as usize];
        match local.state {
            LocalState::Label | LocalState::ForwardLabel => Ok(Block::from_u32(local.v)),
            LocalState::Unused => {
                let block = self.lower.body.new_block();
                let local = &mut self.names.locals[index as usize];
                local.state = LocalState::ForwardLabel;
                local.v = block.as_u32();
                local.name.first_used_at(start);
                self.names.n_forward += 1;
                Ok(block)
            }
            _ => {
                let name = self.local_name(index);
                Err(self.cursor.fault_at(start, format!("'%{name}' is not a label")))
            }
        }
    }

    /// A comma and `label %name`.
    #[inline]
    pub(crate) fn next_label_target(&mut self) -> Read<Block> {
        if self.cursor.word8(self.cursor.p) == key(b", label ") {
            self.cursor.p += 8;
            return self.label_operand();
        }
        self.cursor.expect(b',')?;
        self.label_target()
    }

    /// `label %name`.
    pub(crate) fn label_target(&mut self) -> Read<Block> {
        self.cursor.ws();
        if self.cursor.word8(self.cursor.p) & 0xffff_ffff_ffff == key(b"label ") {
            self.cursor.p += 6;
        } else {
            self.cursor.expect_word(b"label")?;
        }
        self.label_operand()
    }
}
