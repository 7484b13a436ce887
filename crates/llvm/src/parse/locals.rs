//! Look-up and definition of local names.
//!
//! A name that is used before its definition gets stand-in values or a block of its own, which its definition
//! replaces or fills.

use sheave_ir::{Block, ensure};

use crate::lower::body::{Operand, TypedValue};
use crate::lower::reason::Reason;
use crate::lower::types::Ty;
use crate::parse::Reader;
use crate::parse::fault::{Fault, Read};
use crate::parse::local_names::{Local, LocalId, LocalState};
use crate::parse::name::HashedName;
use crate::parse::words::key;

impl Reader<'_> {
    /// The faults for names that were used and never defined, in the order of the text.
    #[cold]
    pub(crate) fn undefined_locals(&self) -> Vec<Fault> {
        let forward = |state| matches!(state, LocalState::ForwardValue | LocalState::ForwardLabel);
        let undefined = self.names.iter().filter(|(_, local)| forward(local.state));
        let mut faults: Vec<Fault> = undefined
            .map(|(id, local)| {
                let name = self.local_name(id);
                let what = if local.state == LocalState::ForwardLabel { "label" } else { "value" };
                // A number's position is that of its first use.
                let name_at = self.names.name(id);
                let start = name_at.span.start as usize;
                // Before a name is its sigil, and a quote if it has one.
                let pos = match name_at.as_number() {
                    Some(_) => start,
                    None => start - 1 - usize::from(self.cursor.s[start - 1] == b'"'),
                };
                *self.fault_at(pos, format!("use of undefined {what} '%{name}'"))
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
            let is_block = |local: &Local| local.state == LocalState::Label && local.v == block.as_u32();
            let found = self.names.iter().find(|(_, local)| is_block(local));
            let name = found.map_or_else(|| block.to_string(), |(id, _)| self.local_name(id));
            reason.message += &format!(" '%{name}'");
        }
        Fault::new(reason, close)
    }

    /// The local of a name, made if it is new.
    #[inline(always)]
    pub(crate) fn named_local(&mut self, name: &HashedName) -> LocalId {
        self.find_local(name).unwrap_or_else(|place| self.names.enter(name, place))
    }

    /// The local whose name follows, without its `%`; made if it is new.
    #[inline(always)]
    pub(crate) fn local_name_ref(&mut self) -> Read<LocalId> {
        if let Some(found) = self.cursor.hashed_name() {
            let entry = self.find_local(&found);
            if entry.is_ok() || self.cursor.is_plain(&found.name) {
                self.cursor.p = found.name.span.end as usize;
                return Ok(entry.unwrap_or_else(|place| self.names.enter(&found, place)));
            }
        }
        let found = self.cursor.take_name()?;
        Ok(self.named_local(&found))
    }

    /// The local of a name, or the place to enter it in the table.
    #[inline(always)]
    pub(crate) fn find_local(&self, name: &HashedName) -> Result<LocalId, usize> {
        self.names.find(name.hash, |other| self.cursor.is_same(other, &name.name))
    }

    /// The local of a number, made if it is new.
    #[inline(always)]
    pub(crate) fn numbered_local(&mut self, number: u32, pos: u32) -> Read<LocalId> {
        // Each number needs at least four bytes of text, so the table cannot outgrow the source.
        self.names
            .of_number(number, self.cursor.s.len())
            .ok_or_else(|| self.fault_at(pos as usize, "the number of a value is too large"))
    }

    /// The local of a number that is being defined: numbers must not decrease.
    #[inline(always)]
    pub(crate) fn numbered_definition(&mut self, number: u32, pos: u32) -> Read<LocalId> {
        ensure(number >= self.names.next_number, || self.number_goes_back(pos))?;
        let id = self.numbered_local(number, pos)?;
        // A number that is entered in the table is bounded by the text, so the next one fits too.
        self.names.next_number = number + 1;
        Ok(id)
    }

    #[cold]
    fn number_goes_back(&self, pos: u32) -> Box<Fault> {
        let expected = self.names.next_number;
        self.fault_at(pos as usize, format!("the next number must be at least {expected}"))
    }

    /// A local's name, for messages.
    pub(crate) fn local_name(&self, id: LocalId) -> String {
        let name = self.names.name(id);
        match name.as_number() {
            Some(number) => number.to_string(),
            None => self.cursor.str(name.span).to_owned(),
        }
    }

    /// Gives the local `id` its value.
    #[inline(always)]
    pub(crate) fn define(&mut self, id: LocalId, pos: usize, res: TypedValue) -> Read<()> {
        let local = self.names.local_mut(id);
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
        let local = self.names.local_mut(id);
        let before = *local;
        *local = Local { ty: res.ty, v: res.v.0, fold: res.fold, state: LocalState::Value, ..before };
        let name = self.local_name(id);
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
        let id = self.local_ref(word >> 8)?;
        if let Some(block) = self.block_of(id, start) {
            return Ok(block);
        }
        Err(self.fault_at(start, format!("'%{}' is not a label", self.local_name(id))))
    }

    /// The block that the local `id` names, used at `pos`; `None` if it is a value.
    #[inline]
    pub(crate) fn block_of(&mut self, id: LocalId, pos: usize) -> Option<Block> {
        let local = self.names.local(id);
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

    /// The local after a `%`; `next` are the bytes there, at least six of them, zeros after those.
    #[inline(always)]
    pub(crate) fn local_ref(&mut self, next: u64) -> Read<LocalId> {
        let id = if (next as u8).is_ascii_digit() {
            let start = self.cursor.p as u32 - 1;
            let number = self.cursor.short_number(next)?;
            self.numbered_local(number, start)?
        } else {
            self.local_name_ref()?
        };
        Ok(id)
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
