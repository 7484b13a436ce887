//! Names in a text: their ends, hashes and comparison.
//!
//! ```text
//! %for.cond12 = load     the bytes of a name are read eight at a time:
//!  ^^^^^^^^^^^           "for.cond" and "12", with zeros after them, make the hash and the comparison
//! ```

use crate::names::{first_word, hash_name, mix};
use crate::parse::cursor::{Cursor, Span};
use crate::parse::fault::Read;
use crate::parse::words::{CLASS, IDENT, bytes_below, odd_bytes, repeated};

/// A name, with enough of it to compare most names at once.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Name {
    pub(crate) span: Span,
    /// Its first sixteen bytes, zeros after its end.
    pub(crate) head: [u64; 2],
}

impl Name {
    /// A number in place of a name, at `pos`.
    #[inline(always)]
    pub(crate) fn number(number: u32, pos: u32) -> Name {
        Name { span: Span { start: pos, end: pos }, head: [u64::from(number), 0] }
    }

    /// The number that is in place of a name.
    #[inline]
    pub(crate) fn as_number(&self) -> Option<u64> {
        (self.span.start == self.span.end).then_some(self.head[0])
    }
}

/// A name and its hash. A name in quotes that is no plain name hashes differently, so that a plain look-up,
/// which may run past the end of a name into bytes that belong to none, never meets it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HashedName {
    pub(crate) hash: u32,
    pub(crate) name: Name,
}

impl Cursor<'_> {
    /// A name that starts at the position, if it is a plain one: its hash, as [`hash_name`] gives it, its
    /// first eight bytes and its span. `None` for quoted names and other tokens.
    ///
    /// The name's end is found eight bytes at a time, as the first byte below `-`: no name contains one but
    /// for `$`. Other bytes that no name contains are not searched for; a caller that enters a name into a
    /// table calls [`Cursor::is_plain`].
    #[inline(always)]
    pub(crate) fn hashed_name(&self) -> Option<HashedName> {
        self.name_until(|word| bytes_below(word, b'-'))
    }

    /// The name that goes on to the first byte that `ends` marks; the lowest mark of eight bytes is exact.
    #[inline(always)]
    fn name_until(&self, ends: impl Fn(u64) -> u64) -> Option<HashedName> {
        // The bytes before the end among those of a word, how many they are, and whether the end is one.
        let last = |word: u64, end: u64| {
            let bits = end.trailing_zeros() & 0x38;
            (word & ((1u64 << bits) - 1), bits / 8, (word >> bits) as u8 != b'$')
        };
        let start = self.p as u32;
        let first = self.word8(self.p);
        let end = ends(first);
        if end != 0 {
            let (head, n, ends) = last(first, end);
            let name = Name { span: Span { start, end: start + n }, head: [head, 0] };
            return (n > 0 && ends).then_some(HashedName { hash: (mix(0, head) >> 32) as u32, name });
        }
        let second = self.word8(self.p + 8);
        let end = ends(second);
        if end == 0 {
            return self.long_name(first, second, ends);
        }
        let (second, n, ends) = last(second, end);
        let name = Name { span: Span { start, end: start + 8 + n }, head: [first, second] };
        let hash = mix(mix(0, first), second);
        ends.then_some(HashedName { hash: (hash >> 32) as u32, name })
    }

    /// As [`Cursor::name_until`] for a name of sixteen bytes and more.
    #[inline(never)]
    fn long_name(&self, first: u64, second: u64, ends: impl Fn(u64) -> u64) -> Option<HashedName> {
        let start = self.p as u32;
        let mut hash = mix(mix(0, first), second);
        let mut at = self.p + 16;
        loop {
            let word = self.word8(at);
            let end = ends(word);
            if end == 0 {
                hash = mix(hash, word);
                at += 8;
                continue;
            }
            let bits = end.trailing_zeros() & 0x38;
            hash = mix(hash, word & ((1u64 << bits) - 1));
            let span = Span { start, end: at as u32 + bits / 8 };
            let name = Name { span, head: [first, second] };
            let plain = (word >> bits) as u8 != b'$';
            return plain.then_some(HashedName { hash: (hash >> 32) as u32, name });
        }
    }

    /// As [`Cursor::hashed_name`] for the name of a label, whose colon follows; `None` for numbers too.
    #[inline(always)]
    pub(crate) fn hashed_label(&self) -> Option<HashedName> {
        let found =
            self.name_until(|word| bytes_below(word, b'-') | bytes_below(word ^ repeated(b':'), 1))?;
        let colon = self.s.get(found.name.span.end as usize) == Some(&b':');
        let number = (found.name.head[0] as u8).is_ascii_digit();
        (colon && !number && self.is_plain(&found.name)).then_some(found)
    }

    /// Whether every byte of `name` may be in a plain name; none contains a dollar for this.
    #[inline(always)]
    pub(crate) fn is_plain(&self, name: &Name) -> bool {
        let [first, second] = name.head;
        match name.span.end - name.span.start {
            n @ 1..=8 => odd_bytes(first) << (64 - 8 * n) == 0,
            n @ 9..=16 => odd_bytes(first) | odd_bytes(second) << (128 - 8 * n) == 0,
            _ => self.is_plain_slow(name.span),
        }
    }

    fn is_plain_slow(&self, span: Span) -> bool {
        self.bytes(span).iter().all(|&b| CLASS[b as usize] & IDENT != 0)
    }

    /// Takes a name after its sigil, plain or in quotes.
    #[inline(always)]
    pub(crate) fn take_name(&mut self) -> Read<HashedName> {
        let found = match self.hashed_name() {
            Some(found) if self.is_plain(&found.name) => found,
            _ => return self.take_name_slow(),
        };
        self.p = found.name.span.end as usize;
        Ok(found)
    }

    #[inline(never)]
    fn take_name_slow(&mut self) -> Read<HashedName> {
        let span = self.name()?;
        Ok(self.name_at(span))
    }

    /// The name that `span` is.
    pub(crate) fn name_at(&self, span: Span) -> HashedName {
        let bytes = self.bytes(span);
        let hash = if self.is_plain_slow(span) { hash_name(bytes) } else { !hash_name(bytes) };
        let head = [first_word(bytes), first_word(bytes.get(8..).unwrap_or_default())];
        HashedName { hash, name: Name { span, head } }
    }

    /// Whether two names are equal.
    #[inline(always)]
    pub(crate) fn is_same(&self, a: &Name, b: &Name) -> bool {
        let n = a.span.end - a.span.start;
        a.head == b.head && b.span.end - b.span.start == n && (n <= 16 || self.is_same_text(a.span, b.span))
    }

    #[cold]
    fn is_same_text(&self, a: Span, b: Span) -> bool {
        self.bytes(a) == self.bytes(b)
    }

    /// The number that the name at `span`, after its sigil or quote, is; `None` if it is no number.
    pub(crate) fn as_number(&self, span: Span) -> Read<Option<u32>> {
        let digits = self.bytes(span).iter().all(u8::is_ascii_digit);
        let quoted = span.start > 0 && self.s[span.start as usize - 1] == b'"';
        if !digits || quoted || span.start == span.end {
            return Ok(None);
        }
        Cursor { p: span.start as usize, ..*self }.number32().map(Some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_end_where_they_should_and_hash_as_names_do() {
        for name in [
            "a",
            "i.addr",
            "arrayidx",
            "for.cond1",
            "arrayidx12345",
            "0123456789abcdef",
            "a.name.of.many.bytes",
            "x-y_z",
        ] {
            let same = |found: HashedName, c: &Cursor<'_>| {
                assert_eq!(c.bytes(found.name.span), name.as_bytes());
                let other = c.name_at(found.name.span);
                assert_eq!(found.hash, other.hash);
                assert_eq!(found.name.head, other.name.head);
            };
            for after in [" = load i32", ", align 4\n", "\n  br label", ")          ", ""] {
                let text = format!("{name}{after}");
                let c = Cursor::new(text.as_bytes(), 0);
                same(c.hashed_name().expect("a name"), &c);
            }
            let text = format!("{name}:   ; preds = %a\n           ");
            let c = Cursor::new(text.as_bytes(), 0);
            match c.hashed_label() {
                Some(found) => same(found, &c),
                None => assert!(name.starts_with('0'), "{name}"),
            }
        }
        for text in ["\"quoted\" = load", "a$b = load i32", "abcdefgh$ = load", " = load i32"] {
            assert!(Cursor::new(text.as_bytes(), 0).hashed_name().is_none(), "{text}");
        }
    }
}
