//! Items between commas.

use crate::parse::cursor::Cursor;
use crate::parse::fault::Read;
use sheave_ir::ensure;

/// Items between commas up to a closing bracket; the opening one was taken.
pub(crate) struct List {
    close: u8,
    started: bool,
}

impl List {
    pub(crate) fn until(close: u8) -> List {
        List { close, started: false }
    }

    /// Goes to the next item, if there is one; else takes the bracket.
    #[inline(always)]
    pub(crate) fn goes_on(&mut self, c: &mut Cursor<'_>) -> Read<bool> {
        c.ws();
        if c.eat(self.close) {
            return Ok(false);
        }
        if core::mem::replace(&mut self.started, true) {
            ensure(c.eat(b','), || c.expected(&format!("',' or '{}'", self.close as char)))?;
            c.ws();
        }
        Ok(true)
    }

    /// Takes `...` and the bracket, if they are next.
    pub(crate) fn ends_in_dots(&self, c: &mut Cursor<'_>) -> Read<bool> {
        if c.peek() != b'.' {
            return Ok(false);
        }
        ensure(c.word() == b"...", || c.fault("expected '...'"))?;
        c.expect(self.close)?;
        Ok(true)
    }
}
