//! A cursor over the bytes of the text: blanks, words, names, numbers.
//!
//! There is no token type. The grammar of LLVM's text can be read by branching on one byte, so
//! a token is a range of the source and nothing is allocated or copied. Positions are byte offsets; a
//! [`Fault`] carries one and becomes a message with line and column only when reading has failed.

use std::borrow::Cow;

use memchr::memchr;
use sheave_ir::{DiagnosticKind, ensure};

use crate::parse::fault::{Fault, Read};
use crate::parse::words::{CLASS, IDENT, WORD, key, low_bytes, repeated};

/// The text and a position in it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cursor<'s> {
    /// The whole text, UTF-8.
    pub(crate) s: &'s [u8],
    /// The next byte.
    pub(crate) p: usize,
}

/// A range of the source.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl<'s> Cursor<'s> {
    /// A cursor over `text`, which is UTF-8.
    pub(crate) fn new(text: &'s [u8], p: usize) -> Self {
        Cursor { s: text, p }
    }

    /// The next byte; 0 at the end.
    #[inline(always)]
    pub(crate) fn peek(&self) -> u8 {
        self.peek_at(0)
    }

    /// The byte `n` bytes after the next one; 0 past the end.
    #[inline(always)]
    pub(crate) fn peek_at(&self, n: usize) -> u8 {
        match self.s.get(self.p + n) {
            Some(&b) => b,
            None => 0,
        }
    }

    /// Skips blanks, line ends and comments.
    #[inline(always)]
    pub(crate) fn ws(&mut self) {
        self.eat(b' ');
        let b = self.peek();
        if b <= b' ' || b == b';' {
            self.ws_slow();
        }
    }

    /// Skips a comma, if there is one, and the white space around it.
    pub(crate) fn comma(&mut self) {
        self.ws();
        if self.eat(b',') {
            self.ws();
        }
    }

    /// Takes a comma if it is the next token, in whatever line; nothing otherwise.
    pub(crate) fn eat_comma(&mut self) -> bool {
        let next = self.next_token();
        let found = next.peek() == b',';
        if found {
            self.p = next.p + 1;
        }
        found
    }

    /// A cursor at the next token, in whatever line.
    #[inline]
    pub(crate) fn next_token(&self) -> Self {
        let mut next = *self;
        next.take_while(|b| matches!(b, b' ' | b'\n'));
        next.ws();
        next
    }

    #[inline(never)]
    fn ws_slow(&mut self) {
        while let Some(&b) = self.s.get(self.p) {
            match b {
                // LLVM aligns the comments after labels with dozens of blanks.
                b' ' => loop {
                    let others = self.word8(self.p) ^ repeated(b' ');
                    if others != 0 {
                        self.p += others.trailing_zeros() as usize / 8;
                        break;
                    }
                    self.p += 8;
                },
                b'\t' | b'\r' | b'\n' => self.p += 1,
                b';' => {
                    self.skip_line();
                    self.next_indent();
                }
                _ => return,
            }
        }
    }

    /// Takes a line end and the two blanks that LLVM puts before an instruction, if they are next.
    #[inline(always)]
    fn next_indent(&mut self) {
        if self.word8(self.p) & 0xff_ffff == u64::from_le_bytes(*b"\n  \0\0\0\0\0") {
            self.p += 3;
        }
    }

    /// Skips blanks and comments between two tokens; gives the position after them.
    #[inline(always)]
    pub(crate) fn token_start(&mut self) -> usize {
        self.ws();
        self.p
    }

    /// Skips blanks within a line.
    #[inline(always)]
    pub(crate) fn blanks(&mut self) {
        while matches!(self.peek(), b' ' | b'\t') {
            self.p += 1;
        }
    }

    /// Takes the comma before one more part of an instruction, and the blanks around it. Nothing but blanks
    /// is taken if the instruction is at its end, or if metadata follows.
    #[inline(always)]
    pub(crate) fn next_part(&mut self) -> bool {
        let word = self.word8(self.p);
        let after = (word >> 16) as u8;
        if word & 0xffff == key(b", ") && after > b'!' && after != b';' {
            self.p += 2;
            return true;
        }
        word as u8 != b'\n' && self.next_part_slow()
    }

    fn next_part_slow(&mut self) -> bool {
        self.blanks();
        if self.peek() != b',' {
            return false;
        }
        let comma = self.p;
        self.p += 1;
        self.ws();
        if self.peek() == b'!' {
            self.p = comma;
            return false;
        }
        true
    }

    /// Skips names, numbers, keywords, and the blanks and commas between them.
    #[inline]
    pub(crate) fn skip_plain(&mut self) {
        self.take_while(|b| CLASS[b as usize] != 0 || matches!(b, b' ' | b','));
    }

    /// Goes to the next line end.
    #[inline]
    pub(crate) fn skip_line(&mut self) {
        self.p = match memchr(b'\n', &self.s[self.p..]) {
            Some(n) => self.p + n,
            None => self.s.len(),
        };
    }

    /// Takes a blank if one is next; gives the next bytes, as [`Cursor::word8`] does except for the last one.
    #[inline(always)]
    pub(crate) fn after_blank(&mut self) -> u64 {
        let word = self.word8(self.p);
        if word as u8 == b' ' {
            self.p += 1;
            return word >> 8;
        }
        word
    }

    /// Skips blanks and comments between two tokens; gives the next bytes, as [`Cursor::word8`] does except
    /// for the last one.
    #[inline(always)]
    pub(crate) fn token(&mut self) -> u64 {
        let mut word = self.after_blank();
        if word as u8 <= b' ' || word as u8 == b';' {
            self.ws_slow();
            word = self.word8(self.p);
        }
        word
    }

    /// Takes `b` if it is the next byte.
    #[inline(always)]
    pub(crate) fn eat(&mut self, b: u8) -> bool {
        let found = self.peek() == b;
        self.p += usize::from(found);
        found
    }

    /// Skips blanks and takes `b`, or fails.
    #[inline(always)]
    pub(crate) fn expect(&mut self, b: u8) -> Read<()> {
        if self.eat(b) {
            return Ok(());
        }
        self.ws();
        if self.eat(b) { Ok(()) } else { Err(self.expected(&format!("'{}'", b as char))) }
    }

    /// The fault that `what` is not at the position.
    #[cold]
    pub(crate) fn expected(&self, what: &str) -> Box<Fault> {
        self.fault(format!("expected {what}, found {}", self.found()))
    }

    /// The token at the position, for messages.
    #[cold]
    pub(crate) fn found(&self) -> String {
        if self.p >= self.s.len() {
            return "the end of the text".to_owned();
        }
        if self.peek() == b'\n' {
            return "the end of the line".to_owned();
        }
        let mut c = *self;
        let start = c.p;
        while CLASS[c.peek() as usize] != 0 && c.p - start < 40 {
            c.p += 1;
        }
        if c.p > start {
            return format!("'{}'", c.str(c.since(start)));
        }
        let next = &self.s[start..self.s.len().min(start + 4)];
        let next = next.utf8_chunks().next().map_or("", |chunk| chunk.valid());
        let next = next.chars().next().unwrap_or(' ');
        // Invisible characters, such as a byte order mark.
        if next.is_control() || matches!(next, '\u{feff}' | '\u{a0}' | '\u{200b}') {
            return format!("the character {}", next.escape_unicode());
        }
        format!("'{next}'")
    }

    /// A fault at the position.
    #[cold]
    pub(crate) fn fault(&self, message: impl Into<String>) -> Box<Fault> {
        self.fault_at(self.p, message)
    }

    /// A fault at `pos`.
    #[cold]
    pub(crate) fn fault_at(&self, pos: usize, message: impl Into<String>) -> Box<Fault> {
        Box::new(Fault { kind: DiagnosticKind::Error, pos, message: message.into(), follows: false })
    }

    /// Something at `pos` that this reader does not know.
    #[cold]
    pub(crate) fn unsupported_at(&self, pos: usize, message: impl Into<String>) -> Box<Fault> {
        Box::new(Fault { kind: DiagnosticKind::Unsupported, pos, message: message.into(), follows: false })
    }

    /// The keyword at the position; empty if there is none.
    #[inline(always)]
    pub(crate) fn word(&mut self) -> &'s [u8] {
        self.take_while(|b| CLASS[b as usize] & WORD != 0)
    }

    /// Takes the bytes up to the first that does not belong to them.
    #[inline(always)]
    pub(crate) fn take_while(&mut self, belongs: impl Fn(u8) -> bool) -> &'s [u8] {
        let rest = &self.s[self.p..];
        let n = rest.iter().position(|&b| !belongs(b)).unwrap_or(rest.len());
        self.p += n;
        &rest[..n]
    }

    /// What was taken from `start` on.
    #[inline(always)]
    pub(crate) fn since(&self, start: usize) -> Span {
        Span { start: start as u32, end: self.p as u32 }
    }

    /// The next eight bytes, the first lowest; zeros after the end.
    #[inline(always)]
    pub(crate) fn word8(&self, at: usize) -> u64 {
        // Texts of more than two gigabytes are refused, and a position that is known to be short cannot
        // overflow.
        let at = at as u32 as usize;
        match self.s.get(at..at + 8) {
            Some(&[a, b, c, d, e, f, g, h]) => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
            _ => self.word8_at_end(at),
        }
    }

    #[cold]
    #[inline(never)]
    fn word8_at_end(&self, at: usize) -> u64 {
        self.s.iter().skip(at).take(8).enumerate().fold(0, |word, (i, &b)| word | u64::from(b) << (8 * i))
    }

    /// Skips the line end and blanks between two instructions; gives the first byte of the next one.
    #[inline(always)]
    pub(crate) fn next_line(&mut self) -> u8 {
        let word = self.word8(self.p);
        // Two blanks before an instruction, an empty line before a label.
        for start in [&b"\n  "[..], b"\n\n"] {
            let first = (word >> (8 * start.len())) as u8;
            if word & low_bytes(start.len()) == key(start) && first > b' ' && first != b';' {
                self.p += start.len();
                return first;
            }
        }
        self.ws();
        self.peek()
    }

    /// Takes an equals sign and the blanks around it.
    #[inline(always)]
    pub(crate) fn equals_sign(&mut self) -> Read<()> {
        if self.word8(self.p) & low_bytes(3) == key(b" = ") {
            self.p += 3;
        } else {
            self.expect(b'=')?;
        }
        Ok(())
    }

    /// Whether the byte at `at` may belong to a name, or ends that of a label.
    #[inline(always)]
    pub(crate) fn continues_name(&self, at: usize) -> bool {
        self.s.get(at).is_some_and(|&b| CLASS[b as usize] & IDENT != 0 || b == b':')
    }

    /// The keyword at the position, without taking it.
    #[inline]
    pub(crate) fn peek_word(&self) -> &'s [u8] {
        let mut c = *self;
        c.word()
    }

    /// Skips blanks and takes the keyword `word` if it is next.
    #[inline(always)]
    pub(crate) fn eat_word(&mut self, word: &[u8]) -> bool {
        let next = self.token();
        if word.len() > 6 {
            return next as u8 == word[0] && self.eat_long_word(word);
        }
        let after = (next >> (8 * word.len())) as u8;
        let found = next & low_bytes(word.len()) == key(word) && CLASS[after as usize] & WORD == 0;
        if found {
            self.p += word.len();
        }
        found
    }

    fn eat_long_word(&mut self, word: &[u8]) -> bool {
        let found = self.peek_word() == word;
        if found {
            self.p += word.len();
        }
        found
    }

    /// Takes the keyword `to` and the blanks around it, or fails.
    #[inline(always)]
    pub(crate) fn expect_to(&mut self) -> Read<()> {
        if self.word8(self.p) & 0xffff_ffff == key(b" to ") {
            self.p += 4;
            return Ok(());
        }
        self.expect_word(b"to")
    }

    /// Skips blanks and takes the keyword `word`, or fails.
    #[inline(always)]
    pub(crate) fn expect_word(&mut self, word: &[u8]) -> Read<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.expected_word(word)) }
    }

    #[cold]
    fn expected_word(&self, word: &[u8]) -> Box<Fault> {
        self.expected(&format!("'{}'", String::from_utf8_lossy(word)))
    }

    /// The bytes of a name without sigil: letters, digits and `-$._`.
    #[inline(always)]
    pub(crate) fn ident(&mut self) -> Span {
        let start = self.p;
        self.take_while(|b| CLASS[b as usize] & IDENT != 0);
        self.since(start)
    }

    /// The content of a quoted string; the position must be at the opening quote.
    pub(crate) fn quoted(&mut self) -> Read<Span> {
        ensure(self.peek() == b'"', || self.expected("a string"))?;
        let start = self.p + 1;
        match memchr(b'"', &self.s[start.min(self.s.len())..]) {
            Some(n) => {
                self.p = start + n + 1;
                Ok(Span { start: start as u32, end: (start + n) as u32 })
            }
            None => Err(self.fault("a string without an end")),
        }
    }

    /// The name after a sigil, quoted or plain. A plain name that is only digits is a number.
    #[inline(always)]
    pub(crate) fn name(&mut self) -> Read<Span> {
        if self.peek() == b'"' {
            return self.quoted();
        }
        let span = self.ident();
        if span.start == span.end { Err(self.fault("expected a name")) } else { Ok(span) }
    }

    /// The bytes of `span`.
    #[inline(always)]
    pub(crate) fn bytes(&self, span: Span) -> &'s [u8] {
        &self.s[span.start as usize..span.end as usize]
    }

    /// The text of `span`.
    pub(crate) fn str(&self, span: Span) -> &'s str {
        text(self.bytes(span))
    }

    /// A number without sign.
    #[inline(always)]
    pub(crate) fn number(&mut self) -> Read<u64> {
        let start = self.p;
        let mut value: u64 = 0;
        let mut n = 0;
        for &b in &self.s[start..] {
            let digit = b.wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            n += 1;
            value = match value.checked_mul(10).and_then(|value| value.checked_add(u64::from(digit))) {
                Some(value) => value,
                None => return Err(self.fault_at(start, "the number is too large")),
            };
        }
        self.p = start + n;
        if n == 0 { self.hexadecimal() } else { Ok(value) }
    }

    /// `u0x` and hexadecimal digits.
    #[cold]
    fn hexadecimal(&mut self) -> Read<u64> {
        ensure(self.s[self.p..].starts_with(b"u0x"), || self.expected("a number"))?;
        self.p += 3;
        let start = self.p;
        self.take_while(|b| b.is_ascii_hexdigit());
        ensure(self.p > start, || self.fault("expected a hexadecimal digit"))?;
        let value = u64::from_str_radix(self.str(self.since(start)), 16);
        value.map_err(|_| self.fault_at(start, "the number is too large"))
    }

    /// An alignment in bytes, after blanks.
    pub(crate) fn alignment(&mut self) -> Read<u64> {
        let start = self.token_start();
        let align = self.number()?;
        if align.is_power_of_two() && align <= 1 << 32 {
            return Ok(align);
        }
        Err(self.fault_at(start, "an alignment is a power of two of at most 2^32"))
    }

    /// A decimal number without sign that fits 32 bits and normally has few digits; `next` are the bytes at
    /// the position, at least six of them, zeros after those.
    #[inline(always)]
    pub(crate) fn short_number(&mut self, mut next: u64) -> Read<u32> {
        let mut value = 0;
        let mut n = 0;
        loop {
            let digit = (next as u8).wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            value = value * 10 + u32::from(digit);
            next >>= 8;
            n += 1;
        }
        if n < 6 {
            self.p += n;
        } else {
            value = self.number32()?;
        }
        Ok(value)
    }

    /// A decimal number without sign that fits 32 bits.
    pub(crate) fn number32(&mut self) -> Read<u32> {
        let start = self.p;
        let value = self.number()?;
        u32::try_from(value).map_err(|_| self.fault_at(start, "the number is too large"))
    }

    /// Skips a bracketed group, strings and nested groups included; the position is at the opening bracket.
    pub(crate) fn skip_group(&mut self) -> Read<()> {
        let start = self.p;
        let mut depth = 0u32;
        ensure(matches!(self.peek(), b'(' | b'[' | b'{' | b'<'), || self.expected("an opening bracket"))?;
        loop {
            match self.peek() {
                b'(' | b'[' | b'{' | b'<' => depth += 1,
                b')' | b']' | b'}' | b'>' => {
                    depth -= 1;
                    if depth == 0 {
                        self.p += 1;
                        return Ok(());
                    }
                }
                b'"' => {
                    self.quoted()?;
                    continue;
                }
                0 => return Err(self.fault_at(start, "a bracket that is never closed")),
                _ => {}
            }
            self.p += 1;
        }
    }

    /// Skips to the next comma or closing parenthesis in the line, over strings and groups.
    pub(crate) fn skip_value(&mut self) -> Read<()> {
        loop {
            match self.peek() {
                b',' | b')' => return Ok(()),
                b'(' | b'{' | b'[' => self.skip_group()?,
                b'"' => _ = self.quoted()?,
                b'\n' | 0 => return Err(self.fault("expected ')'")),
                _ => self.p += 1,
            }
        }
    }

    /// Skips blanks, and a group in parentheses if one follows.
    pub(crate) fn skip_optional_group(&mut self) -> Read<()> {
        self.blanks();
        if self.peek() == b'(' { self.skip_group() } else { Ok(()) }
    }
}

/// A part of the text, which is UTF-8, between ASCII characters.
pub(crate) fn text(bytes: &[u8]) -> &str {
    core::str::from_utf8(bytes).unwrap_or_default()
}

/// The bytes of a string with its escapes (`\xx` in hexadecimal, `\\`) resolved.
pub(crate) fn unescape(bytes: &[u8]) -> Cow<'_, [u8]> {
    let (mut rest, mut out) = (bytes, Vec::new());
    while let Some(n) = memchr(b'\\', rest) {
        out.extend_from_slice(&rest[..n]);
        if rest.get(n + 1) == Some(&b'\\') {
            out.push(b'\\');
            rest = &rest[n + 2..];
            continue;
        }
        let digit = |i: usize| rest.get(i).and_then(|&b| (b as char).to_digit(16));
        match (digit(n + 1), digit(n + 2)) {
            (Some(high), Some(low)) => {
                out.push((high * 16 + low) as u8);
                rest = &rest[n + 3..];
            }
            // LLVM's lexer keeps a backslash that is no escape.
            _ => {
                out.push(b'\\');
                rest = &rest[n + 1..];
            }
        }
    }
    if out.is_empty() {
        return Cow::Borrowed(rest);
    }
    out.extend_from_slice(rest);
    Cow::Owned(out)
}
