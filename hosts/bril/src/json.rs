//! JSON as a tree, read and written.

use std::fmt;

/// A JSON value. Numbers stay as they were written.
#[derive(Clone, PartialEq, Debug)]
pub enum Json {
    /// `null`, `true`, `false`, or a number.
    Word(String),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// An object, in order.
    Object(Vec<(String, Json)>),
}

/// Deeper nesting is an error, so that no input overflows the stack.
pub(crate) const MAX_DEPTH: u32 = 64;

impl Json {
    /// Reads `text`.
    ///
    /// # Errors
    ///
    /// The syntax error, with its byte offset.
    pub fn parse(text: &str) -> Result<Json, String> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(MAX_DEPTH)?;
        reader.skip();
        if reader.at < text.len() { reader.fail("something follows") } else { Ok(value) }
    }

    /// The member `key` of an object.
    pub fn get(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members.iter().find(|member| member.0 == key).map(|member| &member.1),
            _ => None,
        }
    }

    /// As [`get`](Json::get).
    pub fn get_mut(&mut self, key: &str) -> Option<&mut Json> {
        match self {
            Json::Object(members) => {
                members.iter_mut().find(|member| member.0 == key).map(|member| &mut member.1)
            }
            _ => None,
        }
    }

    /// The string.
    pub fn text(&self) -> Option<&str> {
        if let Json::Text(text) = self { Some(text) } else { None }
    }

    /// The elements of an array; empty for any other kind.
    pub fn list(&self) -> &[Json] {
        if let Json::List(list) = self { list } else { &[] }
    }
}

/// An object with these members.
pub(crate) fn object(members: Vec<(&str, Json)>) -> Json {
    Json::Object(members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}

/// An array of strings.
pub(crate) fn texts(list: impl IntoIterator<Item = String>) -> Json {
    Json::List(list.into_iter().map(Json::Text).collect())
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn fail<T>(&self, what: &str) -> Result<T, String> {
        Err(format!("byte {}: {what}", self.at))
    }

    fn skip(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Takes `c` if it is next.
    fn take(&mut self, c: char) -> bool {
        self.skip();
        let found = self.text[self.at..].starts_with(c);
        self.at += usize::from(found);
        found
    }

    fn value(&mut self, depth: u32) -> Result<Json, String> {
        if depth == 0 {
            return self.fail("nested too deep");
        }
        if self.take('{') {
            let mut members = Vec::new();
            while !self.take('}') {
                if !members.is_empty() && !self.take(',') {
                    return self.fail("`,` or `}` expected");
                }
                if !self.take('"') {
                    return self.fail("a name expected");
                }
                let name = self.string()?;
                if !self.take(':') {
                    return self.fail("`:` expected");
                }
                members.push((name, self.value(depth - 1)?));
            }
            return Ok(Json::Object(members));
        }
        if self.take('[') {
            let mut list = Vec::new();
            while !self.take(']') {
                if !list.is_empty() && !self.take(',') {
                    return self.fail("`,` or `]` expected");
                }
                list.push(self.value(depth - 1)?);
            }
            return Ok(Json::List(list));
        }
        if self.take('"') {
            return self.string().map(Json::Text);
        }
        let rest = &self.text[self.at..];
        let n = rest.find(|c: char| !(c.is_ascii_alphanumeric() || "+-.".contains(c))).unwrap_or(rest.len());
        if n == 0 {
            return self.fail("a value expected");
        }
        self.at += n;
        Ok(Json::Word(rest[..n].to_owned()))
    }

    /// The rest of a string.
    fn string(&mut self) -> Result<String, String> {
        let mut string = String::new();
        let mut chars = self.text[self.at..].char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.at += at + 1;
                    return Ok(string);
                }
                '\\' => match chars.next() {
                    Some((_, 'n')) => string.push('\n'),
                    Some((_, 't')) => string.push('\t'),
                    Some((_, 'r')) => string.push('\r'),
                    Some((_, 'b')) => string.push('\u{8}'),
                    Some((_, 'f')) => string.push('\u{c}'),
                    Some((_, c @ ('"' | '\\' | '/'))) => string.push(c),
                    Some((_, 'u')) => {
                        let first = hex(chars.by_ref().take(4).map(|(_, c)| c));
                        // A character above 16 bits is two escapes, of a pair of surrogates.
                        let units = match first {
                            Some(0xd800..0xdc00) => {
                                let is_escape = chars.by_ref().take(2).map(|(_, c)| c).eq(['\\', 'u']);
                                let second = hex(chars.by_ref().take(4).map(|(_, c)| c));
                                vec![first, second.filter(|_| is_escape)]
                            }
                            _ => vec![first],
                        };
                        let units: Option<Vec<u16>> = units.into_iter().collect();
                        match units.and_then(|units| String::from_utf16(&units).ok()) {
                            Some(c) => string.push_str(&c),
                            None => return self.fail("an escape of no character"),
                        }
                    }
                    _ => return self.fail("an escape that JSON does not have"),
                },
                c => string.push(c),
            }
        }
        self.fail("a string without an end")
    }
}

/// The number that four digits are.
fn hex(digits: impl Iterator<Item = char>) -> Option<u16> {
    let digits: Option<Vec<u32>> = digits.map(|digit| digit.to_digit(16)).collect();
    let digits = digits.filter(|digits| digits.len() == 4)?;
    Some(digits.into_iter().fold(0, |number, digit| number << 4 | digit as u16))
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quoted = |f: &mut fmt::Formatter<'_>, text: &str| {
            f.write_str("\"")?;
            for c in text.chars() {
                match c {
                    '"' | '\\' => write!(f, "\\{c}")?,
                    c if c < ' ' => write!(f, "\\u{:04x}", c as u32)?,
                    c => write!(f, "{c}")?,
                }
            }
            f.write_str("\"")
        };
        match self {
            Json::Word(word) => f.write_str(word),
            Json::Text(text) => quoted(f, text),
            Json::List(list) => {
                for (i, item) in list.iter().enumerate() {
                    write!(f, "{}{item}", if i == 0 { "[" } else { ", " })?;
                }
                f.write_str(if list.is_empty() { "[]" } else { "]" })
            }
            Json::Object(members) => {
                for (i, (name, value)) in members.iter().enumerate() {
                    f.write_str(if i == 0 { "{" } else { ", " })?;
                    quoted(f, name)?;
                    write!(f, ": {value}")?;
                }
                f.write_str(if members.is_empty() { "{}" } else { "}" })
            }
        }
    }
}
