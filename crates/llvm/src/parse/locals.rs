//! Local names: where they are looked up, entered and defined.
//!
//! A name that is used before its definition gets stand-in values or a block of its own, which its definition
//! replaces or fills.

use sheave_ir::Block;

use crate::lower::body::{Operand, TypedValue};
use crate::lower::reason::{Reason, ReasonKind};
use crate::lower::types::Ty;
use crate::names::{NameTable, first_word, hash_quoted};
use crate::parse::cursor::{Fault, HashedName, Read, Span, key};
use crate::parse::{LabelName, Reader};

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
}

/// A local name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Local {
    /// The name, for comparison and messages; the first mention for a number.
    pub(crate) span: Span,
    /// The first eight bytes of the name, so that short names are compared at once.
    pub(crate) head: u64,
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
        match first.min_by_key(|(_, local)| local.span.start) {
            Some((index, local)) => {
                let name = self.local_name(index as u32);
                let what = if local.state == LocalState::ForwardLabel { "label" } else { "value" };
                // A name's span begins after its sigil; a number's position is that of its first use.
                let pos = local.span.start as usize;
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

    /// Keeps the labels for block addresses elsewhere.
    pub(crate) fn keep_labels(&mut self) {
        let mut labels = Vec::new();
        for (number, &entry) in self.names.numbered.iter().enumerate() {
            if entry != 0 && self.names.locals[entry as usize - 1].state == LocalState::Label {
                let block = Block::from_u32(self.names.locals[entry as usize - 1].v);
                labels.push((LabelName::Number(number as u32), block));
            }
        }
        for local in &self.names.locals {
            if local.state == LocalState::Label && local.span.start != local.span.end {
                labels.push((LabelName::Name(local.span), Block::from_u32(local.v)));
            }
        }
        self.labels[self.header as usize] = labels;
    }

    /// The local called by `span`, made if it is new.
    pub(crate) fn named_local(&mut self, span: Span) -> u32 {
        let bytes = self.cursor.bytes(span);
        let (hash, head) = (hash_quoted(bytes, self.cursor.is_plain(span)), first_word(bytes));
        let fresh = self.names.locals.len() as u32;
        let (c, locals) = (&self.cursor, &self.names.locals);
        let found = self.names.table.find_or_insert(hash, fresh, |id| {
            let local = &locals[id as usize];
            local.head == head && c.bytes(local.span) == bytes
        });
        match found {
            Some(id) => id,
            None => {
                self.names.locals.push(Local {
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
        let Some(name) = self.cursor.hashed_name() else { return self.local_name_slow() };
        match self.find_local(&name) {
            Ok(id) => {
                self.cursor.p = name.span.end as usize;
                Ok(id)
            }
            Err(place) if self.cursor.is_plain(name.span) => {
                self.cursor.p = name.span.end as usize;
                Ok(self.enter_local(name, place))
            }
            Err(_) => self.local_name_slow(),
        }
    }

    /// The local of a name, or where to enter it in the table.
    #[inline(always)]
    pub(crate) fn find_local(&self, name: &HashedName) -> Result<u32, usize> {
        let n = name.span.end - name.span.start;
        let (c, locals) = (&self.cursor, &self.names.locals);
        self.names.table.probe(name.hash, |id| {
            let local = &locals[id as usize];
            local.head == name.head
                && local.span.end - local.span.start == n
                && (n <= 8 || c.bytes(local.span) == c.bytes(name.span))
        })
    }

    /// Enters a plain name that was not found.
    #[inline]
    pub(crate) fn enter_local(&mut self, name: HashedName, place: usize) -> u32 {
        let id = self.names.locals.len() as u32;
        let HashedName { hash, head, span } = name;
        self.names.locals.push(Local { span, head, ty: Ty::VOID, v: 0, fold: 0, state: LocalState::Unused });
        self.names.table.fill(place, hash, id);
        id
    }

    fn local_name_slow(&mut self) -> Read<u32> {
        let span = self.cursor.name()?;
        Ok(self.named_local(span))
    }

    /// The local of a number, made if it is new.
    #[inline(always)]
    pub(crate) fn numbered_local(&mut self, number: u32, pos: u32) -> Read<u32> {
        match self.names.numbered.get(number as usize) {
            Some(&entry) if entry != 0 => Ok(entry - 1),
            _ => self.new_numbered_local(number, pos),
        }
    }

    /// A new local that has only a number.
    #[inline(always)]
    fn push_numbered(&mut self, number: u32, pos: u32) -> u32 {
        let id = self.names.locals.len() as u32;
        let span = Span { start: pos, end: pos };
        let (ty, state) = (Ty::VOID, LocalState::Unused);
        self.names.locals.push(Local { span, head: 0, ty, v: number, fold: 0, state });
        id
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
        if self.names.numbered[n] == 0 {
            let id = self.push_numbered(number, pos);
            self.names.numbered[n] = id + 1;
        }
        Ok(self.names.numbered[n] - 1)
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
            let id = self.push_numbered(number, pos);
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
        let n = number as usize;
        if n >= self.names.numbered.len() {
            self.names.numbered.resize(n + 1, 0);
        }
        if self.names.numbered[n] == 0 {
            let id = self.push_numbered(number, pos);
            self.names.numbered[n] = id + 1;
        }
        self.names.numbered[n] - 1
    }

    /// A local's name, for messages.
    pub(crate) fn local_name(&self, index: u32) -> String {
        let local = self.names.locals[index as usize];
        if local.span.start != local.span.end {
            return self.cursor.str(local.span).to_owned();
        }
        let number = self.names.numbered.iter().position(|&entry| entry == index + 1);
        number.map_or_else(|| "?".to_owned(), |n| n.to_string())
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
                if local.span.start == local.span.end {
                    local.span = Span { start: start as u32, end: start as u32 };
                }
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
