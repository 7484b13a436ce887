//! Reads and prints attributes: `no_unwind effects(arg: read)`, `no_alias non_null`.

use core::fmt::{self, Write};

use super::cursor::{Cursor, Parsed};
use super::lexer::Token;
use crate::{Access, FuncAttrs, Location, MemoryEffects, PtrAttrs};

/// Takes the attributes of a function or call, in any order.
pub(super) fn parse_attributes(cursor: &mut Cursor<'_>) -> Parsed<FuncAttrs> {
    let mut attrs = FuncAttrs::default();
    while let Token::Word(word) = cursor.token() {
        if word == "effects" {
            cursor.advance();
            attrs = attrs | FuncAttrs::of_memory(parse_effects(cursor)?);
            continue;
        }
        let Some(&(attr, _)) = FuncAttrs::WORDS.iter().find(|(_, name)| *name == word) else { break };
        attrs = attrs | attr;
        cursor.advance();
    }
    Ok(attrs)
}

/// `(none)`, `(read)`, `(arg: read, other: read_write)`
fn parse_effects(cursor: &mut Cursor<'_>) -> Parsed<MemoryEffects> {
    cursor.expect(b'(')?;
    let mut effects = MemoryEffects::NONE;
    if let Some(access) = eat_named(cursor, Access::from_name) {
        effects = MemoryEffects::all(access);
    } else {
        loop {
            let Some(location) = eat_named(cursor, Location::from_name) else {
                return cursor.unexpected("none, read, write, read_write, arg, inaccessible or other");
            };
            cursor.expect(b':')?;
            let Some(access) = eat_named(cursor, Access::from_name) else {
                return cursor.unexpected("none, read, write or read_write");
            };
            effects = effects.with(location, access);
            if !cursor.eat(b',') {
                break;
            }
        }
    }
    cursor.expect(b')')?;
    Ok(effects)
}

fn eat_named<T>(cursor: &mut Cursor<'_>, find: impl Fn(&str) -> Option<T>) -> Option<T> {
    let Token::Word(word) = cursor.token() else { return None };
    let found = find(word)?;
    cursor.advance();
    Some(found)
}

/// Takes the attributes of a pointer, in any order.
pub(super) fn parse_pointer_attributes(cursor: &mut Cursor<'_>) -> PtrAttrs {
    let mut attrs = PtrAttrs::default();
    while let Token::Word(word) = cursor.token()
        && let Some(&(attr, _)) = PtrAttrs::WORDS.iter().find(|(_, name)| *name == word)
    {
        attrs = attrs | attr;
        cursor.advance();
    }
    attrs
}

/// The attributes, with a space after them.
pub(super) fn write_attributes(f: &mut dyn Write, attrs: FuncAttrs) -> fmt::Result {
    if attrs.is_empty() { Ok(()) } else { write!(f, "{attrs} ") }
}

/// The attributes, with a space before them.
pub(super) fn write_pointer_attributes(f: &mut dyn Write, attrs: PtrAttrs) -> fmt::Result {
    if attrs.is_empty() { Ok(()) } else { write!(f, " {attrs}") }
}
