//! Reading goes on after a statement with a fault, so that all faults of a function are told at once.
//!
//! The name that the statement would have defined has the type of each use ([`LocalState::Wrong`]), so that a
//! fault causes no others. The next statement begins in the first line after that of the fault that has the
//! form of one; a list of cases or clauses that goes on over several lines has not.
//!
//! ```text
//! %a = add i32 %x            ; expected ','
//! %b = mul i32 %a, 2         ; %a has every type
//! ret i64 %b                 ; the type of the result is i32
//! ```
//!
//! Such a function is never finished.

use crate::lower::types::Ty;
use crate::parse::Reader;
use crate::parse::fault::Read;
use crate::parse::keywords::{Opcode, take_opcode};
use crate::parse::local_names::{Local, LocalName, LocalState};

impl Reader<'_> {
    /// Reads all statements up to the closing brace; true if none has a fault.
    pub(crate) fn all_statements(&mut self) -> Read<bool> {
        let mut is_sound = true;
        let mut first = self.cursor.next_line();
        let mut n_skipped = 0;
        while let Err(fault) = self.statements(first) {
            is_sound = false;
            self.note(fault)?;
            n_skipped += self.recover();
            first = self.cursor.peek();
        }
        // The skipped lines may have the definitions.
        if !is_sound && n_skipped == 0 {
            for fault in self.undefined_locals() {
                self.note(Box::new(fault))?;
            }
        }
        Ok(is_sound)
    }

    /// Goes from the statement with a fault to the next one; gives the number of lines between them.
    #[cold]
    fn recover(&mut self) -> usize {
        let end = self.headers[self.header as usize].end;
        let (start, reached) = (self.statement, self.cursor.p.min(end));
        self.constant_depth = 0;
        self.lower.recover();
        self.cursor.p = start;
        if self.label_follows() {
            if !self.lower.is_between_blocks() {
                // It was the label that came too early.
                self.lower.unreachable();
                return 0;
            }
            // It was the label that is there already.
            let _ = self.cursor.name();
            self.cursor.p += 1;
            // Nothing jumps to this block.
            let block = self.lower.body.new_block();
            self.lower.fill_block(block);
            self.cursor.ws();
            return 0;
        }
        self.define_wrong(start);
        let is_terminator = self.is_terminator();
        // Blanks that were skipped before a fault was seen may be those before the next statement.
        let read = &self.cursor.s[start..reached.max(start)];
        self.cursor.p = start + read.trim_ascii_end().len();
        let mut n_skipped = 0;
        loop {
            self.cursor.skip_line();
            self.cursor.ws();
            if self.cursor.p >= end {
                self.cursor.p = end;
                break;
            }
            if self.is_statement() {
                break;
            }
            n_skipped += 1;
        }
        let must_end = is_terminator || self.cursor.p == end || self.label_follows();
        if must_end && !self.lower.is_between_blocks() {
            self.lower.unreachable();
        }
        n_skipped
    }

    /// Makes the name that the statement at `start` defines one of every type, unless it has a definition.
    fn define_wrong(&mut self, start: usize) {
        if self.cursor.s.get(start) != Some(&b'%') {
            return;
        }
        self.cursor.p = start + 1;
        let Ok(span) = self.cursor.name() else { return };
        let Ok(name) = self.name_at(span) else { return };
        if let LocalName::Number(number) = name {
            self.names.next_number = number + 1;
        }
        let id = self.names.get(name);
        let local = self.names[id];
        match local.state {
            LocalState::Unused => {}
            LocalState::ForwardValue => self.names.n_forward -= 1,
            _ => return,
        }
        self.names[id] = Local { state: LocalState::Wrong, ty: Ty::VOID, ..local };
        self.cursor.ws();
        if self.cursor.peek() == b'=' {
            self.cursor.p += 1;
            self.cursor.ws();
        }
    }

    /// Whether the keyword at the position is that of a terminator.
    fn is_terminator(&self) -> bool {
        matches!(take_opcode(&mut self.cursor.clone()), Some(Opcode::Terminator(_)))
    }

    /// Whether a statement or a label is at the position, by its form.
    fn is_statement(&self) -> bool {
        let mut cursor = self.cursor;
        if cursor.peek() == b'%' {
            cursor.p += 1;
            let is_name = cursor.name().is_ok();
            cursor.ws();
            return is_name && cursor.peek() == b'=';
        }
        self.label_follows() || take_opcode(&mut cursor).is_some()
    }
}
