//! Reads and prints attributes: `no_unwind effects(arg: read)`, `no_alias non_null`.

use core::fmt::{self, Write};
use core::ops::BitOr;

use super::cursor::{Cursor, Parsed};
use crate::{Access, FuncAttrs, Location, MemoryEffects, PtrAttrs};

/// Takes the words of flags, in any order.
pub(super) fn parse_words<T: Copy + Default + BitOr<Output = T>>(
    cursor: &mut Cursor<'_>,
    words: &[(T, &str)],
) -> T {
    let find = |word: &str| words.iter().find(|(_, name)| *name == word).map(|(flag, _)| *flag);
    let mut all = T::default();
    while let Some(flag) = cursor.eat_keyword(find) {
        all = all | flag;
    }
    all
}

/// Takes the attributes of a function or call, in any order.
pub(super) fn parse_attributes(cursor: &mut Cursor<'_>) -> Parsed<FuncAttrs> {
    let mut attrs = parse_words(cursor, FuncAttrs::WORDS);
    while cursor.eat_word("effects") {
        attrs = attrs | FuncAttrs::of_memory(parse_effects(cursor)?) | parse_words(cursor, FuncAttrs::WORDS);
    }
    Ok(attrs)
}

/// `(none)`, `(read)`, `(arg: read, other: read_write)`
fn parse_effects(cursor: &mut Cursor<'_>) -> Parsed<MemoryEffects> {
    cursor.expect(b'(')?;
    let mut effects = MemoryEffects::NONE;
    if let Some(access) = cursor.eat_keyword(Access::from_name) {
        effects = MemoryEffects::all(access);
    } else {
        loop {
            let expected = "none, read, write, read_write, arg, inaccessible or other";
            let location = cursor.keyword(Location::from_name, expected)?;
            cursor.expect(b':')?;
            let access = cursor.keyword(Access::from_name, "none, read, write or read_write")?;
            effects = effects.with(location, access);
            if !cursor.eat(b',') {
                break;
            }
        }
    }
    cursor.expect(b')')?;
    Ok(effects)
}

/// The attributes, with a space after them.
pub(super) fn write_attributes(f: &mut dyn Write, attrs: FuncAttrs) -> fmt::Result {
    if attrs.is_empty() { Ok(()) } else { write!(f, "{attrs} ") }
}

/// The attributes, with a space before them.
pub(super) fn write_pointer_attributes(f: &mut dyn Write, attrs: PtrAttrs) -> fmt::Result {
    if attrs.is_empty() { Ok(()) } else { write!(f, " {attrs}") }
}
