//! Local names: where they are looked up, entered and defined.
//!
//! A name that is used before its definition gets stand-in values or a block of its own, which its definition
//! replaces or fills.

use sheave_ir::Block;

use crate::cursor::{HashedName, Read, Span, key};
use crate::function_state::{Local, LocalState, Opd, Res};
use crate::names::{first_word, hash_quoted};
use crate::reader::Reader;
use crate::types::Ty;

impl Reader<'_> {
    /// The local called by `span`, made if it is new.
    pub(crate) fn named_local(&mut self, span: Span) -> u32 {
        let bytes = self.c.bytes(span);
        let (hash, head) = (hash_quoted(bytes, self.c.is_plain(span)), first_word(bytes));
        let fresh = self.fs.locals.len() as u32;
        let (c, locals) = (&self.c, &self.fs.locals);
        let found = self.fs.table.find_or_insert(hash, fresh, |id| {
            let local = &locals[id as usize];
            local.head == head && c.bytes(local.span) == bytes
        });
        match found {
            Some(id) => id,
            None => {
                self.fs.locals.push(Local {
                    span,
                    head,
                    ty: Ty::VOID,
                    v: 0,
                    fold: 0,
                    state: LocalState::Unused,
                });
                fresh
            }
        }
    }

    /// The local whose name follows, without its `%`; made if it is new.
    #[inline(always)]
    pub(crate) fn local_name_ref(&mut self) -> Read<u32> {
        let Some(name) = self.c.hashed_name() else { return self.local_name_slow() };
        match self.find_local(&name) {
            Ok(id) => {
                self.c.p = name.span.end as usize;
                Ok(id)
            }
            Err(place) if self.c.is_plain(name.span) => {
                self.c.p = name.span.end as usize;
                Ok(self.enter_local(name, place))
            }
            Err(_) => self.local_name_slow(),
        }
    }

    /// The local of a name, or its place in the table.
    #[inline(always)]
    pub(crate) fn find_local(&self, name: &HashedName) -> Result<u32, usize> {
        let n = name.span.end - name.span.start;
        let (c, locals) = (&self.c, &self.fs.locals);
        self.fs.table.probe(name.hash, |id| {
            let local = &locals[id as usize];
            local.head == name.head
                && local.span.end - local.span.start == n
                && (n <= 8 || c.bytes(local.span) == c.bytes(name.span))
        })
    }

    /// Enters a plain name that was not found.
    #[inline]
    pub(crate) fn enter_local(&mut self, name: HashedName, place: usize) -> u32 {
        let id = self.fs.locals.len() as u32;
        let HashedName { hash, head, span } = name;
        self.fs.locals.push(Local { span, head, ty: Ty::VOID, v: 0, fold: 0, state: LocalState::Unused });
        self.fs.table.fill(place, hash, id);
        id
    }

    fn local_name_slow(&mut self) -> Read<u32> {
        let span = self.c.name()?;
        Ok(self.named_local(span))
    }

    /// The local of a number, made if it is new.
    #[inline(always)]
    pub(crate) fn numbered_local(&mut self, number: u32, pos: u32) -> Read<u32> {
        match self.fs.numbered.get(number as usize) {
            Some(&entry) if entry != 0 => Ok(entry - 1),
            _ => self.new_numbered_local(number, pos),
        }
    }

    /// A new local that has only a number.
    #[inline(always)]
    fn push_numbered(&mut self, number: u32, pos: u32) -> u32 {
        let id = self.fs.locals.len() as u32;
        let span = Span { start: pos, end: pos };
        let (ty, state) = (Ty::VOID, LocalState::Unused);
        self.fs.locals.push(Local { span, head: 0, ty, v: number, fold: 0, state });
        id
    }

    fn new_numbered_local(&mut self, number: u32, pos: u32) -> Read<u32> {
        let n = number as usize;
        if n >= self.fs.numbered.len() {
            // Each number needs at least four bytes of text, so the table cannot outgrow the source.
            if n > self.c.s.len() {
                return Err(self.c.fault_at(pos as usize, "the number of a value is too large"));
            }
            self.fs.numbered.resize(n + 1, 0);
        }
        if self.fs.numbered[n] == 0 {
            let id = self.push_numbered(number, pos);
            self.fs.numbered[n] = id + 1;
        }
        Ok(self.fs.numbered[n] - 1)
    }

    /// The local of a number that is being defined: numbers must not go back.
    #[inline]
    pub(crate) fn numbered_definition(&mut self, number: u32, pos: u32) -> Read<u32> {
        if number < self.fs.next_number {
            let expected = self.fs.next_number;
            return Err(self
                .c
                .fault_at(pos as usize, format!("the next number must be at least {expected}")));
        }
        let index = if number as usize == self.fs.numbered.len() {
            let id = self.push_numbered(number, pos);
            self.fs.numbered.push(id + 1);
            id
        } else {
            self.numbered_local(number, pos)?
        };
        // A number that is entered in the table is bounded by the text, so the next one fits too.
        self.fs.next_number = number + 1;
        Ok(index)
    }

    /// The local of the next unnamed value or block.
    pub(crate) fn next_number_local(&mut self, pos: u32) -> u32 {
        let number = self.fs.next_number;
        self.fs.next_number += 1;
        let n = number as usize;
        if n >= self.fs.numbered.len() {
            self.fs.numbered.resize(n + 1, 0);
        }
        if self.fs.numbered[n] == 0 {
            let id = self.push_numbered(number, pos);
            self.fs.numbered[n] = id + 1;
        }
        self.fs.numbered[n] - 1
    }

    /// A local's name, for messages.
    pub(crate) fn local_name(&self, index: u32) -> String {
        let local = self.fs.locals[index as usize];
        if local.span.start != local.span.end {
            return self.c.str(local.span).to_owned();
        }
        let number = self.fs.numbered.iter().position(|&entry| entry == index + 1);
        number.map_or_else(|| "?".to_owned(), |n| n.to_string())
    }

    /// Gives the local `index` its value.
    #[inline(always)]
    pub(crate) fn define(&mut self, index: u32, pos: usize, res: Res) -> Read<()> {
        let local = &mut self.fs.locals[index as usize];
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
    fn define_forward(&mut self, index: u32, pos: usize, res: Res) -> Read<()> {
        let local = &mut self.fs.locals[index as usize];
        let before = *local;
        *local = Local { ty: res.ty, v: res.v.0, fold: res.fold, state: LocalState::Value, ..before };
        let name = self.local_name(index);
        match before.state {
            LocalState::ForwardValue => {}
            LocalState::ForwardLabel => {
                return Err(self.c.fault_at(pos, format!("'%{name}' is used as a label")));
            }
            _ => return Err(self.c.fault_at(pos, format!("redefinition of '%{name}'"))),
        }
        if !self.types.same(before.ty, res.ty) {
            let message = format!(
                "'%{name}' has type {}, but was used as {}",
                self.types.show(res.ty),
                self.types.show(before.ty)
            );
            return Err(self.c.fault_at(pos, message));
        }
        self.fs.n_forward -= 1;
        self.replace(Opd(before.v), res, pos as u32);
        Ok(())
    }

    /// Says that what used the stand-ins `before` means `res`.
    pub(crate) fn replace(&mut self, before: Opd, res: Res, mark: u32) {
        self.fs.need(res.fold);
        let info = self.types.info(res.ty);
        if info.single {
            self.fs.replacements.push((before.value(), res.v.value()));
        } else {
            for i in 0..info.pieces {
                let stand_in = self.fs.parts[(before.0 + i) as usize];
                let value = self.fs.parts[(res.v.0 + i) as usize];
                self.fs.replacements.push((stand_in, value));
            }
        }
        self.fs.replaced_in.resize(self.fs.replacements.len(), (self.fs.current, mark));
    }

    /// The block of the label whose `%` is next.
    pub(crate) fn label_operand(&mut self) -> Read<Block> {
        self.c.ws();
        let start = self.c.p;
        if !self.c.eat(b'%') {
            return Err(self.c.fault(format!("expected a label, found {}", self.c.found())));
        }
        let index = if self.c.peek().is_ascii_digit() {
            let number = self.c.short_number()?;
            self.numbered_local(number, start as u32)?
        } else {
            self.local_name_ref()?
        };
        let local = self.fs.locals[index as usize];
        match local.state {
            LocalState::Label | LocalState::ForwardLabel => Ok(Block::from_u32(local.v)),
            LocalState::Unused => {
                let block = self.fs.new_block();
                let local = &mut self.fs.locals[index as usize];
                local.state = LocalState::ForwardLabel;
                local.v = block.as_u32();
                if local.span.start == local.span.end {
                    local.span = Span { start: start as u32, end: start as u32 };
                }
                self.fs.n_forward += 1;
                Ok(block)
            }
            _ => {
                let name = self.local_name(index);
                Err(self.c.fault_at(start, format!("'%{name}' is not a label")))
            }
        }
    }

    /// A comma and `label %name`.
    #[inline]
    pub(crate) fn next_label_target(&mut self) -> Read<Block> {
        if self.c.word8(self.c.p) == key(b", label ") {
            self.c.p += 8;
            return self.label_operand();
        }
        self.c.expect(b',')?;
        self.label_target()
    }

    /// `label %name`.
    pub(crate) fn label_target(&mut self) -> Read<Block> {
        self.c.ws();
        if self.c.word8(self.c.p) & 0xffff_ffff_ffff == key(b"label ") {
            self.c.p += 6;
        } else {
            self.c.expect_word(b"label")?;
        }
        self.label_operand()
    }
}
