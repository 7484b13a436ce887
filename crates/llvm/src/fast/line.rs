//! A cursor for lines as LLVM prints them.
//!
//! It is the rest of the text as a slice, so that looking at the next eight bytes costs one comparison and no index can
//! overflow; and it is passed by value, so that it lives in registers. It gives up (`None`) near the end of the text
//! instead of handling it: the careful cursor reads what is left.

use memchr::memchr;

use crate::cursor::{Span, bytes_below, odd_bytes, repeated};
use crate::names::mix;

/// The rest of the text.
#[derive(Clone, Copy)]
pub(super) struct Line<'s> {
    pub(super) rest: &'s [u8],
}

/// A plain name.
#[derive(Clone, Copy)]
pub(super) struct Name<'s> {
    /// As [`crate::names::hash_name`] gives it.
    pub(super) hash: u32,
    /// The first eight bytes, zeros after its end.
    pub(super) head: u64,
    /// The name and everything after it.
    text: &'s [u8],
    pub(super) length: usize,
}

impl<'s> Name<'s> {
    /// The bytes of the name.
    #[inline(always)]
    pub(super) fn bytes(&self) -> &'s [u8] {
        self.text.get(..self.length).unwrap_or(self.text)
    }

    /// Whether every byte may stand in a plain name; where nothing follows the name, there is no saying so.
    #[inline(always)]
    pub(super) fn is_plain(&self) -> bool {
        let mut word = self.head;
        let mut rest = self.text;
        let mut left = self.length as u32;
        while left > 8 {
            if odd_bytes(word) != 0 {
                return false;
            }
            let Some((_, after)) = rest.split_first_chunk::<8>() else { return false };
            rest = after;
            let Some(next) = (Line { rest }).word() else { return false };
            word = next;
            left -= 8;
        }
        odd_bytes(word) & low(u64::MAX, left) == 0
    }

    /// Where the name stands in a text of `text_length` bytes.
    #[inline(always)]
    pub(super) fn span(&self, text_length: usize) -> Span {
        let start = text_length - self.text.len();
        Span { start: start as u32, end: (start + self.length) as u32 }
    }
}

/// The lowest `n` bytes of `word`, `n` from 1 to 8.
#[inline(always)]
pub(super) const fn low(word: u64, n: u32) -> u64 {
    word & (u64::MAX >> (64 - 8 * n))
}

/// A number of at most seven digits at the start of `word`, and how many digits it has. Something that ends an operand
/// must follow.
#[inline(always)]
pub(super) fn small_number(word: u64) -> Option<(u64, usize)> {
    let (number, n, rest) = digits(word)?;
    if matches!(rest as u8, b',' | b'\n' | b' ' | b')') { Some((number, n)) } else { None }
}

/// A number of one to seven digits at the start of `word`, how many digits it has, and the bytes after it.
#[inline(always)]
pub(super) fn digits(word: u64) -> Option<(u64, usize, u64)> {
    let mut number = 0;
    let mut rest = word;
    for n in 0..8 {
        let digit = (rest as u8).wrapping_sub(b'0');
        if digit > 9 {
            return if n > 0 { Some((number, n, rest)) } else { None };
        }
        number = number * 10 + u64::from(digit);
        rest >>= 8;
    }
    None
}

impl<'s> Line<'s> {
    /// The next eight bytes, the first lowest.
    #[inline(always)]
    pub(super) fn word(self) -> Option<u64> {
        self.rest.first_chunk::<8>().map(|bytes| u64::from_le_bytes(*bytes))
    }

    /// The next byte.
    #[inline(always)]
    pub(super) fn byte(self) -> Option<u8> {
        self.rest.first().copied()
    }

    /// Goes `n` bytes forward.
    #[inline(always)]
    pub(super) fn skip(&mut self, n: usize) -> Option<()> {
        self.rest = self.rest.get(n..)?;
        Some(())
    }

    /// Takes the `n` bytes `wanted`, at most eight.
    #[inline(always)]
    pub(super) fn take(&mut self, wanted: u64, n: u32) -> Option<()> {
        if low(self.word()?, n) != wanted {
            return None;
        }
        self.skip(n as usize)
    }

    /// Takes the `n` bytes `wanted` if they are next.
    #[inline(always)]
    pub(super) fn take_if(&mut self, wanted: u64, n: u32) -> Option<bool> {
        if low(self.word()?, n) != wanted {
            return Some(false);
        }
        self.skip(n as usize)?;
        Some(true)
    }

    /// Goes to the next line end.
    #[inline]
    pub(super) fn skip_line(&mut self) -> Option<()> {
        self.skip(memchr(b'\n', self.rest)?)
    }

    /// Takes a name: everything up to the first byte below `-`, eight bytes at a time. No plain name holds such a byte
    /// but for `$`; where that is next, there is no answer. The other bytes that no name holds are not looked for: who
    /// enters a name into a table asks [`is_plain`].
    #[inline(always)]
    pub(super) fn name(&mut self) -> Option<Name<'s>> {
        let text = self.rest;
        let head = self.word()?;
        let end = bytes_below(head, b'-');
        let (hash, head, last, n) = if end != 0 {
            let bits = end.trailing_zeros() & 0x38;
            // Eight bytes with an end among them leave at most seven for the name.
            let name = head & ((1u64 << bits) - 1);
            let n = bits as usize / 8;
            if n == 0 {
                return None;
            }
            (mix(0, name), name, (head >> bits) as u8, n)
        } else {
            let mut hash = mix(0, head);
            let mut n = 8;
            loop {
                self.skip(8)?;
                let word = self.word()?;
                let end = bytes_below(word, b'-');
                if end == 0 {
                    hash = mix(hash, word);
                    n += 8;
                    continue;
                }
                let bits = end.trailing_zeros() & 0x38;
                if bits > 0 {
                    hash = mix(hash, word & ((1u64 << bits) - 1));
                }
                self.skip(bits as usize / 8)?;
                break (hash, head, (word >> bits) as u8, n + bits as usize / 8);
            }
        };
        if last == b'$' {
            return None;
        }
        if n < 8 {
            self.skip(n)?;
        }
        Some(Name { hash: (hash >> 32) as u32, head, text, length: n })
    }

    /// Takes a name and the byte `close` after it.
    #[inline(always)]
    pub(super) fn name_before(&mut self, close: u8) -> Option<Name<'s>> {
        let text = self.rest;
        let head = self.word()?;
        let mut word = head;
        let mut hash = 0;
        let mut n = 0;
        loop {
            let end = bytes_below(word ^ repeated(close), 1);
            if end == 0 {
                hash = mix(hash, word);
                n += 8;
                self.skip(8)?;
                word = self.word()?;
                continue;
            }
            let bits = end.trailing_zeros() & 0x38;
            if bits > 0 {
                hash = mix(hash, word & ((1u64 << bits) - 1));
            }
            let head = if n == 0 { head & ((1u64 << bits) - 1) } else { head };
            n += bits as usize / 8;
            self.skip(bits as usize / 8 + 1)?;
            return Some(Name { hash: (hash >> 32) as u32, head, text, length: n });
        }
    }

    /// Goes to the line end behind blanks and a comment, if that is all there is on the line.
    #[inline(always)]
    pub(super) fn end_of_label(&mut self) -> Option<()> {
        loop {
            let others = self.word()? ^ repeated(b' ');
            if others == 0 {
                self.skip(8)?;
                continue;
            }
            self.skip(others.trailing_zeros() as usize / 8)?;
            return match self.byte()? {
                b'\n' => Some(()),
                b';' => self.skip_line(),
                _ => None,
            };
        }
    }

    /// The end of the line, with or without an alignment of one digit or 16 and metadata.
    #[inline(always)]
    pub(super) fn end(&mut self) -> Option<()> {
        const COMMA_ALIGN: u64 = u64::from_le_bytes(*b", align ");
        const SIXTEEN: u64 = u64::from_le_bytes(*b"16\0\0\0\0\0\0");
        let word = self.word()?;
        if word == COMMA_ALIGN {
            self.skip(8)?;
            if low(self.word()?, 2) == SIXTEEN {
                self.skip(2)?;
                return self.plain_end();
            }
            let &[align, after, ..] = self.rest else { return None };
            if !matches!(align, b'1' | b'2' | b'4' | b'8') {
                return None;
            }
            self.skip(1)?;
            return if after == b'\n' { Some(()) } else { self.metadata() };
        }
        if word as u8 == b'\n' { Some(()) } else { self.metadata() }
    }

    /// The end of the line, with or without metadata.
    #[inline(always)]
    pub(super) fn plain_end(&mut self) -> Option<()> {
        if self.byte()? == b'\n' { Some(()) } else { self.metadata() }
    }

    /// Metadata up to the line end.
    #[inline(never)]
    fn metadata(&mut self) -> Option<()> {
        if !self.rest.starts_with(b", !") {
            return None;
        }
        self.skip_line()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::hash_name;

    #[test]
    fn names_end_where_they_should_and_hash_as_names_do() {
        for name in ["a", "i.addr", "arrayidx", "for.cond1", "arrayidx12345", "0123456789abcdef", "x-y_z"] {
            for after in [" = load i32", ", align 4\n", "\n  br label", ")          "] {
                let text = format!("{name}{after}        ");
                let mut line = Line { rest: text.as_bytes() };
                let found = line.name().expect("a name");
                assert_eq!(found.bytes(), name.as_bytes());
                assert_eq!(found.hash, hash_name(name.as_bytes()));
                assert_eq!(found.head, crate::names::first_word(name.as_bytes()));
                assert_eq!(line.rest, &text.as_bytes()[name.len()..]);
            }
            let text = format!("{name}:   ; preds = %a\n           ");
            let mut line = Line { rest: text.as_bytes() };
            let found = line.name_before(b':').expect("a label");
            assert_eq!(found.bytes(), name.as_bytes());
            assert_eq!(found.hash, hash_name(name.as_bytes()));
            assert_eq!(found.head, crate::names::first_word(name.as_bytes()));
            line.end_of_label().expect("nothing but a comment");
            assert_eq!(line.rest, b"\n           ");
        }
    }

    #[test]
    fn what_is_no_plain_name_has_no_answer() {
        for text in ["\"quoted\" = load", "a$b = load i32", "abcdefgh$ = load", " = load i32"] {
            assert!(Line { rest: text.as_bytes() }.name().is_none(), "{text}");
        }
    }
}
