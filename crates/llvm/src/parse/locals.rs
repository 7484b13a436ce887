//! Look-up and definition of local names.
//!
//! A name that is used before its definition gets stand-in values or a block of its own, which its definition
//! replaces or fills.

use sheave_ir::{Block, ensure};

use crate::lower::body::{Operand, TypedValue};
use crate::lower::reason::Reason;
use crate::lower::types::Ty;
use crate::parse::Reader;
use crate::parse::cursor::{Cursor, Span};
use crate::parse::fault::{Fault, Read};
use crate::parse::local_names::{Local, LocalId, LocalName, LocalState};
use crate::parse::name::Name;
use crate::parse::words::key;

impl<'s> Reader<'s> {
    /// The faults for names that were used and never defined, in the order of the text.
    #[cold]
    pub(crate) fn undefined_locals(&self) -> Vec<Fault> {
        let forward = |state| matches!(state, LocalState::ForwardValue | LocalState::ForwardLabel);
        let undefined = self.names.locals.iter().filter(|local| forward(local.state));
        let mut faults: Vec<Fault> = undefined
            .map(|local| {
                let what = if local.state == LocalState::ForwardLabel { "label" } else { "value" };
                *self.fault_at(local.first_use as usize, format!("use of undefined {what} '%{}'", local.name))
            })
            .collect();
        faults.sort_by_key(|fault| fault.pos);
        faults
    }

    /// The start of the local name that ends before `end`.
    #[cold]
    pub(crate) fn start_of_local(&self, end: usize) -> usize {
        let before = &self.cursor.s[..end];
        let name = match before.strip_suffix(b"\"") {
            Some(quoted) => memchr::memrchr(b'"', quoted).unwrap_or(end),
            None => end,
        };
        memchr::memrchr(b'%', &before[..name]).unwrap_or(end)
    }

    /// The fault for an error of lowering about the whole function, with the names of the text.
    #[cold]
    pub(crate) fn function_fault(&self, mut reason: Reason, close: usize) -> Box<Fault> {
        if let Some(block) = reason.predecessor {
            let is_block = |local: &&Local<'_>| local.state == LocalState::Label && local.v == block.as_u32();
            let found = self.names.locals.iter().find(is_block);
            let name = found.map_or_else(|| block.to_string(), |local| local.name.to_string());
            reason.message += &format!(" '%{name}'");
        }
        Fault::new(reason, close)
    }

    /// Takes the name or number of a local, after its `%`.
    #[inline(always)]
    pub(crate) fn take_local(&mut self) -> Read<LocalName<'s>> {
        let next = self.cursor.word8(self.cursor.p);
        if (next as u8).is_ascii_digit() {
            let start = self.cursor.p - 1;
            let number = self.cursor.short_number(next)?;
            return self.number_in_text(number, start);
        }
        Ok(LocalName::Text(self.cursor.take_name()?))
    }

    /// The name or number at `span`.
    pub(crate) fn name_at(&self, span: Span) -> Read<LocalName<'s>> {
        let (start, bytes) = (span.start as usize, self.cursor.bytes(span));
        let quoted = start > 0 && self.cursor.s[start - 1] == b'"';
        if quoted || !bytes.iter().all(u8::is_ascii_digit) {
            return Ok(LocalName::Text(Name::of(bytes)));
        }
        self.number_in_text(Cursor { p: start, ..self.cursor }.number32()?, start)
    }

    /// The number of a local. Each needs at least four bytes of text, so that the table cannot outgrow it.
    #[inline(always)]
    fn number_in_text(&self, number: u32, pos: usize) -> Read<LocalName<'s>> {
        ensure((number as usize) < self.cursor.s.len(), || {
            self.fault_at(pos, "the number of a value is too large")
        })?;
        Ok(LocalName::Number(number))
    }

    /// The local that `name` at `pos` defines: numbers must not decrease.
    #[inline(always)]
    pub(crate) fn definition(&mut self, name: LocalName<'s>, pos: u32) -> Read<LocalId> {
        if let LocalName::Number(number) = name {
            ensure(number >= self.names.next_number, || self.number_goes_back(pos))?;
            self.names.next_number = number + 1;
        }
        Ok(self.names.get(name))
    }

    #[cold]
    fn number_goes_back(&self, pos: u32) -> Box<Fault> {
        let expected = self.names.next_number;
        self.fault_at(pos as usize, format!("the next number must be at least {expected}"))
    }

    /// Gives the local `id` its value.
    #[inline(always)]
    pub(crate) fn define(&mut self, id: LocalId, pos: usize, res: TypedValue) -> Read<()> {
        let local = &mut self.names[id];
        if local.state != LocalState::Unused {
            return self.define_forward(id, pos, res);
        }
        local.ty = res.ty;
        local.v = res.v.0;
        local.fold = res.fold;
        local.state = LocalState::Value;
        Ok(())
    }

    /// The definition of a name that was used before.
    fn define_forward(&mut self, id: LocalId, pos: usize, res: TypedValue) -> Read<()> {
        let local = &mut self.names[id];
        let before = *local;
        *local = Local { ty: res.ty, v: res.v.0, fold: res.fold, state: LocalState::Value, ..before };
        let name = before.name;
        match before.state {
            LocalState::ForwardValue => {}
            // The definition that had a fault was another one, and this is the second.
            LocalState::Wrong => return Ok(()),
            LocalState::ForwardLabel => {
                return Err(self.fault_at(pos, format!("'%{name}' is used as a label")));
            }
            _ => return Err(self.fault_at(pos, format!("redefinition of '%{name}'"))),
        }
        if !self.lower.types.same(before.ty, res.ty) {
            let message = format!(
                "'%{name}' has type {}, but was used as {}",
                self.lower.types.show(res.ty),
                self.lower.types.show(before.ty)
            );
            return Err(self.fault_at(pos, message));
        }
        self.names.n_forward -= 1;
        self.lower.replace(Operand(before.v), res, pos as u32);
        Ok(())
    }

    /// The block of the label whose `%` is next, of any kind of use.
    pub(crate) fn label_operand(&mut self) -> Read<Block> {
        let word = self.cursor.token();
        let start = self.cursor.p;
        ensure(word as u8 == b'%', || self.expected("a label"))?;
        self.cursor.p += 1;
        let id = self.local_ref()?;
        if let Some(block) = self.block_of(id, start) {
            return Ok(block);
        }
        Err(self.fault_at(start, format!("'%{}' is not a label", self.names[id].name)))
    }

    /// The block that the local `id` names, used at `pos`; `None` if it is a value.
    #[inline]
    pub(crate) fn block_of(&mut self, id: LocalId, pos: usize) -> Option<Block> {
        let local = &self.names[id];
        match local.state {
            LocalState::Label | LocalState::ForwardLabel => Some(Block::from_u32(local.v)),
            LocalState::Unused => {
                let block = self.lower.body.new_block();
                self.names.note_forward(id, LocalState::ForwardLabel, Ty::VOID, block.as_u32(), pos);
                Some(block)
            }
            LocalState::Wrong => Some(self.lower.body.new_block()),
            _ => None,
        }
    }

    /// The local after a `%`.
    #[inline(always)]
    pub(crate) fn local_ref(&mut self) -> Read<LocalId> {
        let name = self.take_local()?;
        Ok(self.names.get(name))
    }

    /// A comma and `label %name`.
    #[inline]
    pub(crate) fn next_label_target(&mut self) -> Read<Block> {
        if self.cursor.word8(self.cursor.p) == key(b", label ") {
            self.cursor.p += 8;
        } else {
            self.cursor.expect(b',')?;
            self.cursor.expect_word(b"label")?;
        }
        self.target_block()
    }

    /// `label %name`.
    pub(crate) fn label_target(&mut self) -> Read<Block> {
        self.cursor.expect_word(b"label")?;
        self.target_block()
    }

    /// The block that a terminator names.
    #[inline]
    fn target_block(&mut self) -> Read<Block> {
        let start = self.cursor.token_start();
        let block = self.label_operand()?;
        ensure(!self.lower.is_entry(block), || self.fault_at(start, "the entry block has no predecessors"))?;
        Ok(block)
    }
}
