//! Prints and reads source locations: the files and scopes of a module, and the locations after an
//! instruction.
//!
//! ```text
//! file 0 "prog.c" in "/home/me"
//! scope 0 "main" in 0 line 3
//! function %main() -> i32 @0 {
//! block0:
//!     v0 = load i32 null @0:4:12
//! ```

use core::fmt::{self, Write};

use smallvec::SmallVec;

use super::cursor::{Cursor, Parsed};
use super::literal::write_string;
use super::parse_function::BodyParser;
use crate::{FileData, Inst, LocData, MAX_INLINE_DEPTH, ScopeData, SourceFile, SourceScope, Sources};

/// Writes the items of the files and scopes; returns whether there are any.
pub(super) fn write_sources(f: &mut fmt::Formatter<'_>, sources: &Sources) -> Result<bool, fmt::Error> {
    for (file, FileData { name, directory }) in sources.files.iter() {
        write!(f, "file {} ", file.as_u32())?;
        write_string(f, name.as_bytes())?;
        if !directory.is_empty() {
            f.write_str(" in ")?;
            write_string(f, directory.as_bytes())?;
        }
        f.write_char('\n')?;
    }
    for (scope, ScopeData { name, file, line, parent }) in sources.scopes.iter() {
        write!(f, "scope {} ", scope.as_u32())?;
        write_string(f, name.as_bytes())?;
        write!(f, " in {} line {line}", file.as_u32())?;
        if let Some(parent) = parent.expand() {
            write!(f, " block {}", parent.as_u32())?;
        }
        f.write_char('\n')?;
    }
    Ok(!sources.files.is_empty() || !sources.scopes.is_empty())
}

/// ` @0:4:12`, one per location of the chain, innermost first.
pub(super) fn write_chain(f: &mut dyn Write, chain: impl Iterator<Item = LocData>) -> fmt::Result {
    for LocData { scope, line, column, .. } in chain {
        write!(f, " @{}:{line}:{column}", scope.as_u32())?;
    }
    Ok(())
}

/// `file 0 "prog.c" in "/home/me"`, at its number.
pub(super) fn parse_file(cursor: &mut Cursor<'_>, sources: &mut Sources) -> Parsed<()> {
    cursor.advance();
    next_number(cursor, "the file's number", sources.files.len())?;
    let name = cursor.expect_text()?.into();
    let directory = if cursor.eat_word("in") { cursor.expect_text()? } else { String::new() };
    sources.files.push(FileData { name, directory: directory.into() });
    Ok(())
}

/// `scope 0 "main" in 0 line 3`, at its number.
pub(super) fn parse_scope(cursor: &mut Cursor<'_>, sources: &mut Sources) -> Parsed<()> {
    cursor.advance();
    next_number(cursor, "the scope's number", sources.scopes.len())?;
    let name = cursor.expect_text()?.into();
    cursor.expect_word("in")?;
    let file = SourceFile::from_u32(expect_id(cursor, "the file's number")?);
    cursor.expect_word("line")?;
    let line = cursor.expect_u32("the line")?;
    let mut parent = None;
    if cursor.eat_word("block") {
        let offset = cursor.offset();
        let number = expect_id(cursor, "the number of the scope that it is in")?;
        if number as usize >= sources.scopes.len() {
            return cursor.error(offset, "a block is in a scope before it".to_owned());
        }
        parent = Some(SourceScope::from_u32(number));
    }
    sources.scopes.push(ScopeData { name, file, line, parent: parent.into() });
    Ok(())
}

/// Takes a number that must be the next one.
fn next_number(cursor: &mut Cursor<'_>, what: &str, next: usize) -> Parsed<()> {
    let offset = cursor.offset();
    let number = cursor.expect_u32(what)?;
    if number as usize == next {
        return Ok(());
    }
    cursor.error(offset, format!("{what} must be {next}: they are counted from 0"))
}

fn expect_id(cursor: &mut Cursor<'_>, what: &str) -> Parsed<u32> {
    Ok(cursor.expect_int(what, 0, i128::from(u32::MAX - 1))? as u32)
}

/// `@0` in the header of a function.
pub(super) fn parse_function_scope(cursor: &mut Cursor<'_>) -> Parsed<Option<SourceScope>> {
    if !cursor.eat(b'@') {
        return Ok(None);
    }
    Ok(Some(SourceScope::from_u32(expect_id(cursor, "the scope's number")?)))
}

impl BodyParser<'_, '_> {
    /// The chain of locations after `inst`, if there is one.
    pub(super) fn location(&mut self, inst: Inst) -> Parsed<()> {
        let mut chain: SmallVec<[LocData; 4]> = SmallVec::new();
        let start = self.cursor.offset();
        while self.cursor.eat(b'@') {
            let scope = SourceScope::from_u32(expect_id(self.cursor, "the scope's number")?);
            self.cursor.expect(b':')?;
            let line = self.cursor.expect_u32("the line")?;
            self.cursor.expect(b':')?;
            let column = self.cursor.expect_u32("the column")?;
            if chain.len() == MAX_INLINE_DEPTH {
                let message = format!("a location has at most {MAX_INLINE_DEPTH} parts");
                return self.cursor.error(start, message);
            }
            chain.push(LocData { scope, line, column, inlined_at: None.into() });
        }
        let mut loc = None;
        for &data in chain.iter().rev() {
            let data = LocData { inlined_at: loc.into(), ..data };
            loc = Some(self.scratch.sources.loc(self.func, data));
        }
        self.func.set_loc(inst, loc);
        Ok(())
    }
}
