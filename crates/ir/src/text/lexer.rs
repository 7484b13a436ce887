//! The lexer, on demand: a token is a few words on the stack, never on the heap.

/// A token.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Token<'a> {
    /// A word that is not a value or a block: a mnemonic, a type, a keyword.
    Word(&'a str),
    /// `v7`
    Value(u64),
    /// `block7`
    Block(u64),
    /// `%name`: the text between the percent sign and the end, or inside the quotes, escapes and all.
    Symbol { name: &'a str, quoted: bool },
    /// A number, with its sign.
    Number(&'a str),
    /// `"…"`: the text inside the quotes, escapes and all.
    Str(&'a str),
    /// A single character.
    Punct(u8),
    /// `->`
    Arrow,
    /// `...`
    Ellipsis,
    /// The end of the text.
    End,
    /// Something that is no token, and why.
    Bad(&'static str),
}

/// A token and its position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spanned<'a> {
    pub(super) token: Token<'a>,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// The largest number that a value or a block may carry. Values that passes add are numbered after it in 64
/// bits.
const MAX_LABEL: u64 = 1 << 60;

pub(super) struct Lexer<'a> {
    text: &'a str,
    pos: usize,
}

/// True inside words, numbers and symbols' names.
#[inline]
pub(super) fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The position after white space and comments from `pos` on.
pub(super) fn skip_blank(bytes: &[u8], mut pos: usize) -> usize {
    while let Some(&byte) = bytes.get(pos) {
        match byte {
            b' ' | b'\n' | b'\t' | b'\r' => pos += 1,
            b';' => {
                let rest = &bytes[pos..];
                pos += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
            }
            _ => break,
        }
    }
    pos
}

/// The position of the closing quote of the string whose inside starts at `pos`; `None` if the line ends
/// first.
pub(super) fn string_end(bytes: &[u8], mut pos: usize) -> Option<usize> {
    loop {
        match bytes.get(pos)? {
            b'"' => return Some(pos),
            b'\n' => return None,
            // Whatever follows a backslash is part of the escape.
            b'\\' if bytes.get(pos + 1).is_some_and(|&b| b != b'\n') => pos += 2,
            _ => pos += 1,
        }
    }
}

/// The number after `prefix` in `word`, if that is all there is.
#[inline]
pub(super) fn label(word: &str, prefix: &str) -> Option<Result<u64, ()>> {
    let digits = word.strip_prefix(prefix)?;
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    // `v007` would print as `v7`, so it is not a name.
    if digits.len() > 1 && digits.starts_with('0') {
        return Some(Err(()));
    }
    Some(digits.parse().ok().filter(|&n| n <= MAX_LABEL).ok_or(()))
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str, pos: usize) -> Self {
        Lexer { text, pos }
    }

    /// The next token. At the end of the text it is [`Token::End`] for ever.
    pub(super) fn next_token(&mut self) -> Spanned<'a> {
        let bytes = self.text.as_bytes();
        let start = skip_blank(bytes, self.pos);
        let (token, end) = match bytes.get(start) {
            None => (Token::End, start),
            Some(b'"') => match string_end(bytes, start + 1) {
                Some(end) => (Token::Str(&self.text[start + 1..end]), end + 1),
                None => (Token::Bad("the string has no closing quote"), start + 1),
            },
            Some(b'%') => self.symbol(start),
            Some(b'a'..=b'z' | b'A'..=b'Z' | b'_') => self.word(start),
            Some(b'0'..=b'9') => self.number(start, start),
            Some(b'-') => match bytes.get(start + 1) {
                Some(b'>') => (Token::Arrow, start + 2),
                Some(b'0'..=b'9') => self.number(start, start + 1),
                Some(b'i' | b'n') => {
                    let end = self.word_end(start + 1);
                    match &self.text[start + 1..end] {
                        "inf" | "nan" => (Token::Number(&self.text[start..end]), end),
                        _ => (Token::Punct(b'-'), start + 1),
                    }
                }
                _ => (Token::Punct(b'-'), start + 1),
            },
            Some(b'.') if bytes[start..].starts_with(b"...") => (Token::Ellipsis, start + 3),
            Some(&byte) if byte.is_ascii_punctuation() => (Token::Punct(byte), start + 1),
            Some(_) => {
                let len = self.text[start..].chars().next().map_or(1, char::len_utf8);
                (Token::Bad("this character has no meaning here"), start + len)
            }
        };
        self.pos = end;
        Spanned { token, start, end }
    }

    fn word_end(&self, start: usize) -> usize {
        let bytes = &self.text.as_bytes()[start..];
        start + bytes.iter().position(|&b| !is_word_byte(b)).unwrap_or(bytes.len())
    }

    fn word(&self, start: usize) -> (Token<'a>, usize) {
        let end = self.word_end(start);
        let word = &self.text[start..end];
        let number = match word.as_bytes()[0] {
            b'v' => label(word, "v").map(|n| n.map(Token::Value)),
            b'b' => label(word, "block").map(|n| n.map(Token::Block)),
            // `nan:0x7ff8000000000000`
            b'n' if word == "nan" && self.text[end..].starts_with(":0x") => {
                let end = self.word_end(end + 1);
                return (Token::Number(&self.text[start..end]), end);
            }
            _ => None,
        };
        match number {
            Some(Ok(token)) => (token, end),
            Some(Err(())) => (Token::Bad("this number is too large, or starts with zeros"), end),
            None => (Token::Word(word), end),
        }
    }

    /// A number whose digits start at `digits`: up to the first character that cannot belong to one. Its
    /// value depends on the type, so it is checked by the caller.
    fn number(&self, start: usize, digits: usize) -> (Token<'a>, usize) {
        let bytes = self.text.as_bytes();
        let mut end = digits;
        while let Some(&byte) = bytes.get(end) {
            // The text may begin with the number.
            let last = if end > digits { bytes[end - 1] } else { 0 };
            let hexadecimal = bytes[digits..].starts_with(b"0x");
            let in_exponent = !hexadecimal && matches!(last, b'e' | b'E');
            let sign = matches!(byte, b'+' | b'-') && in_exponent;
            let point = byte == b'.' && bytes.get(end + 1).is_some_and(u8::is_ascii_hexdigit);
            let belongs = is_word_byte(byte) || sign || end > digits && point;
            if !belongs {
                break;
            }
            end += 1;
        }
        (Token::Number(&self.text[start..end]), end)
    }

    fn symbol(&self, start: usize) -> (Token<'a>, usize) {
        let bytes = self.text.as_bytes();
        if bytes.get(start + 1) == Some(&b'"') {
            return match string_end(bytes, start + 2) {
                Some(end) => (Token::Symbol { name: &self.text[start + 2..end], quoted: true }, end + 1),
                None => (Token::Bad("the name has no closing quote"), start + 1),
            };
        }
        let rest = &bytes[start + 1..];
        let length =
            rest.iter().position(|&b| !is_word_byte(b) && !matches!(b, b'.' | b'$')).unwrap_or(rest.len());
        let end = start + 1 + length;
        match length {
            0 => (Token::Bad("a name must follow the percent sign"), end),
            _ => (Token::Symbol { name: &self.text[start + 1..end], quoted: false }, end),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let mut lexer = Lexer::new(text, 0);
        core::iter::from_fn(|| Some(lexer.next_token().token))
            .take_while(|&token| token != Token::End)
            .collect()
    }

    #[test]
    fn every_kind_of_token() {
        use Token::{Arrow, Block, Ellipsis, Number, Punct, Str, Symbol, Value, Word};
        assert_eq!(
            tokens("v7 = add v0, i32 -5 ; note\nblock5.2: %a.b+8 -> ... \"x\\\"y\" v 1.8e-1 -inf block"),
            [
                Value(7),
                Punct(b'='),
                Word("add"),
                Value(0),
                Punct(b','),
                Word("i32"),
                Number("-5"),
                Block(5),
                Punct(b'.'),
                Number("2"),
                Punct(b':'),
                Symbol { name: "a.b", quoted: false },
                Punct(b'+'),
                Number("8"),
                Arrow,
                Ellipsis,
                Str("x\\\"y"),
                Word("v"),
                Number("1.8e-1"),
                Number("-inf"),
                Word("block"),
            ]
        );
        assert_eq!(
            tokens("nan:0x7f 1e300 2.5e-7 0xe-1")[..4],
            [Number("nan:0x7f"), Number("1e300"), Number("2.5e-7"), Number("0xe")]
        );
    }

    #[test]
    fn what_is_no_token_is_said_so() {
        for text in ["\"abc", "\"abc\ndef\"", "%", "v99999999999999999999", "v01", "\u{e4}", "\"a\\"] {
            assert!(matches!(tokens(text)[0], Token::Bad(_)), "{text}");
        }
    }
}
