//! Error recovery: reading continues after a line with a fault, so that all faults of a function are
//! reported.
//!
//! The results of the line are defined, so that a fault has no consequences. The next line that is read is
//! the first one after the fault that has the form of an instruction or of a block's head; a list of cases
//! that continues over several lines has not.
//!
//! ```text
//! v2 = add v1            ; expected `,`
//! v3 = mul v2, v2        ; v2 is defined
//! ```
//!
//! Such a function is not kept, so its contents need not be right.

use super::cursor::{Cursor, Fault, NO_SIGNATURE, NOT_DECLARED, Parsed};
use super::lexer::Token;
use super::parse_function::BodyParser;
use super::parse_inst::is_mnemonic;
use super::scope::ValueState;
use crate::{BlockData, DiagnosticKind, MAX_DIAGNOSTICS, Type, ValueData, ValueDef};

/// Adds a fault after which reading continues, unless there were enough: then it is the error.
pub(super) fn note(faults: &mut Vec<Fault>, fault: Box<Fault>) -> Parsed<()> {
    // One more than is shown marks that there are more.
    if faults.len() == MAX_DIAGNOSTICS {
        return Err(fault);
    }
    faults.push(*fault);
    Ok(())
}

impl BodyParser<'_, '_> {
    /// Notes a fault of the body.
    #[cold]
    pub(super) fn note(&mut self, fault: Box<Fault>) -> Parsed<()> {
        // A name that is not declared may be declared by an item at fault.
        let may_follow = fault.2.ends_with(NOT_DECLARED) || fault.2.starts_with(NO_SIGNATURE);
        if may_follow && !self.items_are_whole { Ok(()) } else { note(self.faults, fault) }
    }

    /// Notes names that are used without a definition; true if there are none.
    pub(super) fn note_undefined(&mut self) -> Parsed<bool> {
        let undefined = self.scratch.scope.undefined(self.func);
        let is_sound = undefined.is_empty();
        for (offset, message) in undefined {
            self.note(Box::new((DiagnosticKind::Error, offset, message)))?;
        }
        Ok(is_sound)
    }

    /// Moves from the line with a fault to the next one before `end`, the end of the body; returns the number
    /// of lines between them.
    #[cold]
    pub(super) fn recover(&mut self, end: usize) -> usize {
        // The brace is the last byte of the body, unless the text ends without.
        let last = if self.cursor.text[..end].ends_with('}') { end - 1 } else { end };
        let reached = self.cursor.last_end.clamp(self.line, last.max(self.line));
        self.open_some_block();
        self.define_results();
        let mut n_skipped = 0;
        let mut at = reached;
        loop {
            match self.cursor.text[at..last].find('\n') {
                Some(length) => at += length + 1,
                None => break self.cursor.jump_to(last),
            }
            self.cursor.jump_to(at);
            let next = self.cursor.offset();
            if next >= last {
                break self.cursor.jump_to(last);
            }
            if self.is_line() {
                break self.cursor.jump_to(next);
            }
            (at, n_skipped) = (next, n_skipped + 1);
        }
        n_skipped
    }

    /// Ensures that the next line is in a block that has not ended; a fault about that is reported once.
    fn open_some_block(&mut self) {
        let block = match self.block {
            Some((block, false)) => block,
            _ => self.func.blocks.push(BlockData::default()),
        };
        let start = self.func.order.len() as u32;
        if self.block != Some((block, false)) {
            (self.func.blocks[block].start, self.func.blocks[block].end) = (start, start);
        }
        self.block = Some((block, false));
    }

    /// Defines the results of the line with the fault, as far as they can be read.
    fn define_results(&mut self) {
        self.cursor.jump_to(self.line);
        let is_list = self.cursor.eat_word("var");
        let state = if is_list { ValueState::Variable } else { ValueState::Known };
        let (labels, is_definition) = result_labels(self.cursor, is_list);
        if !is_list && !is_definition {
            return;
        }
        for label in labels {
            let value = self.scratch.scope.value(self.func, label);
            let known = self.scratch.scope.state_mut(value);
            if matches!(known, ValueState::Unknown | ValueState::Used) {
                *known = state;
                self.func.values[value] = ValueData::new(Type::I64, ValueDef::Variable);
            }
        }
    }

    /// Whether the text at the cursor has the form of a line.
    fn is_line(&mut self) -> bool {
        match self.cursor.token() {
            Token::Block(_) => {
                self.cursor.advance();
                self.cursor.token() == Token::Punct(b':')
            }
            Token::Word(word) => is_mnemonic(word),
            Token::Value(_) => result_labels(self.cursor, false).1,
            _ => false,
        }
    }
}

/// The results before an equals sign, or the variables of a list, and whether the sign follows.
fn result_labels(cursor: &mut Cursor<'_>, is_list: bool) -> (Vec<u64>, bool) {
    let mut labels = Vec::new();
    loop {
        if is_list {
            cursor.eat_type();
        }
        let Token::Value(label) = cursor.token() else { break };
        cursor.advance();
        labels.push(label);
        if cursor.eat(b':') {
            cursor.eat_type();
        }
        if !cursor.eat(b',') {
            break;
        }
    }
    (labels, cursor.token() == Token::Punct(b'='))
}
