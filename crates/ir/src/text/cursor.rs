//! A cursor over the tokens of a text.

use std::borrow::Cow;

use super::lexer::{Lexer, Spanned, Token};
use super::literal::{parse_i128, unescape};
use crate::{DiagnosticKind, Module, Symbol, Type};

/// A fault: its kind, the byte, and the message.
pub(super) type Fault = (DiagnosticKind, usize, String);

/// The result of parsing; the fault is boxed so that success stays small.
pub(super) type Parsed<T> = Result<T, Box<Fault>>;

/// How the message about a symbol without a declaration ends.
pub(super) const NOT_DECLARED: &str = "is not declared in this file";
/// How the message about a function without a signature begins.
pub(super) const NO_SIGNATURE: &str = "the callee has no signature";

/// Walks through the tokens of one text.
pub(super) struct Cursor<'a> {
    pub(super) file: &'a str,
    pub(super) text: &'a str,
    lexer: Lexer<'a>,
    /// The token that was not taken yet.
    pub(super) current: Spanned<'a>,
    /// The end of the token before it.
    pub(super) last_end: usize,
}

impl<'a> Cursor<'a> {
    /// A cursor at the first token from `pos` on.
    pub(super) fn new(file: &'a str, text: &'a str, pos: usize) -> Self {
        let mut lexer = Lexer::new(text, pos);
        let current = lexer.next_token();
        Cursor { file, text, lexer, current, last_end: pos }
    }

    /// Continues from `pos` on.
    pub(super) fn jump_to(&mut self, pos: usize) {
        *self = Cursor::new(self.file, self.text, pos);
    }

    #[inline]
    pub(super) fn token(&self) -> Token<'a> {
        self.current.token
    }

    /// The start of the current token.
    #[inline]
    pub(super) fn offset(&self) -> usize {
        self.current.start
    }

    /// Takes the current token.
    #[inline]
    pub(super) fn advance(&mut self) -> Spanned<'a> {
        let taken = self.current;
        self.last_end = taken.end;
        self.current = self.lexer.next_token();
        taken
    }

    pub(super) fn error<T>(&self, offset: usize, message: impl Into<String>) -> Parsed<T> {
        Err(Box::new((DiagnosticKind::Error, offset, message.into())))
    }

    /// The current token is not what was `expected` after the one before it.
    #[cold]
    pub(super) fn unexpected<T>(&self, expected: &str) -> Parsed<T> {
        // A token that is missing at the end of a line is not a fault of the next one.
        let start = self.current.start;
        if self.token() != Token::End && self.text[self.last_end..start].contains('\n') {
            return self.error(self.last_end, format!("expected {expected}, found the end of the line"));
        }
        self.unexpected_line(expected)
    }

    /// The current token is not what was `expected` on a new line.
    #[cold]
    pub(super) fn unexpected_line<T>(&self, expected: &str) -> Parsed<T> {
        let Spanned { token, start, end } = self.current;
        if let Token::Bad(reason) = token {
            return self.error(start, reason);
        }
        if token == Token::End {
            return self.error(start, format!("expected {expected}, found the end of the text"));
        }
        let shown: String = self.text[start..end].chars().take(40).collect();
        let dots = if shown.len() < end - start { "..." } else { "" };
        self.error(start, format!("expected {expected}, found `{shown}{dots}`"))
    }

    /// Takes `byte` if it is there.
    #[inline]
    pub(super) fn eat(&mut self, byte: u8) -> bool {
        let found = self.token() == Token::Punct(byte);
        if found {
            self.advance();
        }
        found
    }

    /// Takes `byte`.
    #[inline]
    pub(super) fn expect(&mut self, byte: u8) -> Parsed<()> {
        if self.eat(byte) { Ok(()) } else { self.unexpected(&format!("`{}`", byte as char)) }
    }

    /// Takes `word` if it is there.
    #[inline]
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = matches!(self.token(), Token::Word(found) if found == word);
        if found {
            self.advance();
        }
        found
    }

    /// Takes `word`.
    pub(super) fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word) { Ok(()) } else { self.unexpected(&format!("`{word}`")) }
    }

    /// Takes a keyword.
    pub(super) fn keyword<T>(&mut self, find: impl Fn(&str) -> Option<T>, expected: &str) -> Parsed<T> {
        match self.eat_keyword(find) {
            Some(found) => Ok(found),
            None => self.unexpected(expected),
        }
    }

    /// Takes a keyword, if there is one.
    pub(super) fn eat_keyword<T>(&mut self, find: impl Fn(&str) -> Option<T>) -> Option<T> {
        let Token::Word(word) = self.token() else { return None };
        let found = find(word)?;
        self.advance();
        Some(found)
    }

    /// Takes the separator after an item of a list; true at the end.
    pub(super) fn ends_list(&mut self, end: u8) -> Parsed<bool> {
        if self.eat(end) {
            return Ok(true);
        }
        if self.eat(b',') { Ok(false) } else { self.unexpected(&format!("`,` or `{}`", end as char)) }
    }

    /// Takes a type if there is one.
    #[inline]
    pub(super) fn eat_type(&mut self) -> Option<Type> {
        self.eat_keyword(Type::from_name)
    }

    pub(super) fn expect_type(&mut self) -> Parsed<Type> {
        match self.eat_type() {
            Some(ty) => Ok(ty),
            None => self.unexpected("a type (i8, i16, i32, i64, f32, f64 or ptr)"),
        }
    }

    /// Takes a symbol's name.
    pub(super) fn expect_symbol(&mut self) -> Parsed<Spanned<'a>> {
        match self.token() {
            Token::Symbol { .. } => Ok(self.advance()),
            _ => self.unexpected("a name such as `%main`"),
        }
    }

    /// The name that a symbol token means.
    pub(super) fn symbol_name(&self, symbol: &Spanned<'a>) -> Parsed<Cow<'a, str>> {
        match symbol.token {
            Token::Symbol { name, quoted: false } => Ok(Cow::Borrowed(name)),
            // The inside of a quoted name starts after `%"`.
            Token::Symbol { name, .. } => Ok(Cow::Owned(self.unescape_text(name, symbol.start + 2)?)),
            _ => unreachable!("only symbol tokens are asked for their name"),
        }
    }

    /// The symbol that a token names.
    pub(super) fn find_symbol(&self, module: &Module, token: &Spanned<'a>) -> Parsed<Symbol> {
        let name = self.symbol_name(token)?;
        match module.symbol(&name) {
            Some(symbol) => Ok(symbol),
            None => self.error(token.start, format!("%{name} {NOT_DECLARED}")),
        }
    }

    /// An offset that directly follows the symbol that was just taken: `%x+8`. With white space between
    /// them the sign belongs to something else.
    pub(super) fn symbol_offset(&mut self) -> Parsed<i64> {
        let bytes = self.text.as_bytes();
        let (at, sign) = (self.last_end, bytes.get(self.last_end));
        let digit = bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
        if !matches!(sign, Some(b'+' | b'-')) || !digit {
            return Ok(0);
        }
        if sign == Some(&b'+') {
            self.advance();
        }
        let Token::Number(text) = self.token() else { return self.unexpected("an offset") };
        match parse_i128(text).and_then(|n| i64::try_from(n).ok()) {
            Some(offset) => {
                self.advance();
                Ok(offset)
            }
            None => self.unexpected("an offset of 64 bits"),
        }
    }

    /// Takes an integer between `min` and `max`.
    pub(super) fn expect_int(&mut self, what: &str, min: i128, max: i128) -> Parsed<i128> {
        let Token::Number(text) = self.token() else { return self.unexpected(what) };
        match parse_i128(text) {
            Some(value) if (min..=max).contains(&value) => {
                self.advance();
                Ok(value)
            }
            Some(_) => self.error(self.offset(), format!("{what} must be between {min} and {max}")),
            None => self.unexpected(what),
        }
    }

    pub(super) fn expect_u32(&mut self, what: &str) -> Parsed<u32> {
        Ok(self.expect_int(what, 0, i128::from(u32::MAX))? as u32)
    }

    /// Takes a string and appends its contents to `bytes`.
    pub(super) fn expect_bytes(&mut self, bytes: &mut Vec<u8>) -> Parsed<()> {
        let Token::Str(raw) = self.token() else { return self.unexpected("a string") };
        let start = self.offset() + 1;
        unescape(raw.as_bytes(), bytes).or_else(|at| self.bad_escape(start + at))?;
        self.advance();
        Ok(())
    }

    /// Takes a string that is text.
    pub(super) fn expect_text(&mut self) -> Parsed<String> {
        let Token::Str(raw) = self.token() else { return self.unexpected("a string") };
        let text = self.unescape_text(raw, self.offset() + 1)?;
        self.advance();
        Ok(text)
    }

    fn unescape_text(&self, raw: &str, start: usize) -> Parsed<String> {
        let mut bytes = Vec::new();
        unescape(raw.as_bytes(), &mut bytes).or_else(|at| self.bad_escape(start + at))?;
        match String::from_utf8(bytes) {
            Ok(text) => Ok(text),
            Err(_) => self.error(start, "the string is not UTF-8 text"),
        }
    }

    fn bad_escape(&self, offset: usize) -> Parsed<()> {
        self.error(offset, "a backslash must be followed by `\\`, `\"`, `n`, `t` or two hexadecimal digits")
    }
}
