//! Bril's text form, read into the tree that its JSON form is.

use crate::function::unsupported;
use crate::json::{Json, MAX_DEPTH, object};

/// Reads `text`.
///
/// # Errors
///
/// The syntax error, with its line and column.
pub(crate) fn parse(text: &str) -> Result<Json, String> {
    let tokens = tokens(text)?;
    let mut parser = Parser { text, tokens, at: 0 };
    let mut functions = Vec::new();
    while let Some(token) = parser.peek() {
        match token {
            "from" => return Err(parser.place("unsupported: imports")),
            "struct" => return Err(parser.place("unsupported: structures")),
            _ => functions.push(parser.function()?),
        }
    }
    Ok(object(vec![("functions", Json::List(functions))]))
}

fn word(text: &str) -> Json {
    Json::Text(text.to_owned())
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || "_%.".contains(c)
}

fn place(text: &str, offset: usize) -> String {
    let before = &text[..offset];
    let line = before.rsplit('\n').next().unwrap_or("");
    format!("line {}, column {}", before.matches('\n').count() + 1, line.chars().count() + 1)
}

/// The tokens with their offsets. A function's name begins with `@`, a label with `.`, a character with `'`.
fn tokens(text: &str) -> Result<Vec<(usize, &str)>, String> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = match c {
            c if c.is_whitespace() => {
                at += c.len_utf8();
                continue;
            }
            '#' => {
                at += rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            '\'' => {
                // `'\''` and `'''` are quotes, too.
                let body = rest.chars().skip(1).take(if rest[1..].starts_with('\\') { 2 } else { 1 });
                let length = 1 + body.map(char::len_utf8).sum::<usize>();
                if !rest[length..].starts_with('\'') {
                    return Err(format!("{}: a character without an end", place(text, at)));
                }
                length + 1
            }
            '@' | '+' | '-' => 1 + rest[1..].find(|c| !is_name(c)).unwrap_or(rest.len() - 1),
            c if is_name(c) => rest.find(|c| !is_name(c)).unwrap_or(rest.len()),
            c if "(){}:;,=<>\"/".contains(c) => 1,
            _ => return Err(format!("{}: `{c}` has no meaning", place(text, at))),
        };
        // The exponent of a number may have a sign.
        let mut end = at + length;
        if rest.starts_with(|c: char| c.is_ascii_digit() || "+-".contains(c))
            && text[..end].ends_with(['e', 'E'])
            && text[end..].starts_with(['+', '-'])
        {
            let digits = &text[end + 1..];
            end += 1 + digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        }
        tokens.push((at, &text[at..end]));
        at = end;
    }
    Ok(tokens)
}

struct Parser<'a> {
    text: &'a str,
    tokens: Vec<(usize, &'a str)>,
    at: usize,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.tokens.get(self.at).map(|token| token.1)
    }

    /// `what`, with the position of the next token.
    fn place(&self, what: &str) -> String {
        let offset = self.tokens.get(self.at).map_or(self.text.len(), |token| token.0);
        format!("{}: {what}", place(self.text, offset))
    }

    fn fail<T>(&self, what: &str) -> Result<T, String> {
        Err(self.place(&format!("{what} expected")))
    }

    fn take(&mut self, token: &str) -> bool {
        let found = self.peek() == Some(token);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) -> Result<(), String> {
        if self.take(token) { Ok(()) } else { self.fail(&format!("`{token}`")) }
    }

    /// The next token, if it begins with `mark`; without it.
    fn marked(&mut self, mark: char, what: &str) -> Result<&'a str, String> {
        match self.peek().and_then(|token| token.strip_prefix(mark)).filter(|name| !name.is_empty()) {
            Some(name) => {
                self.at += 1;
                Ok(name)
            }
            None => self.fail(what),
        }
    }

    fn name(&mut self) -> Result<&'a str, String> {
        match self
            .peek()
            .filter(|name| name.starts_with(|c: char| c.is_ascii_alphabetic() || "_%".contains(c)))
        {
            Some(name) => {
                self.at += 1;
                Ok(name)
            }
            None => self.fail("a name"),
        }
    }

    /// `: int`, `: ptr<int>`, or nothing.
    fn type_annotation(&mut self) -> Result<Option<Json>, String> {
        if !self.take(":") {
            return Ok(None);
        }
        let mut outer = Vec::new();
        let mut ty = word(self.name()?);
        while self.take("<") {
            outer.push(std::mem::replace(&mut ty, word(self.name()?)));
            if outer.len() as u32 > MAX_DEPTH / 2 {
                return self.fail("a type that is nested less");
            }
        }
        while let Some(name) = outer.pop() {
            self.expect(">")?;
            ty = object(vec![(name.text().unwrap_or(""), ty)]);
        }
        Ok(Some(ty))
    }

    fn function(&mut self) -> Result<Json, String> {
        let mut members = vec![("name", word(self.marked('@', "a function")?))];
        let mut params = Vec::new();
        if self.take("(") {
            while !self.take(")") {
                if !params.is_empty() {
                    self.expect(",")?;
                }
                let name = self.name()?;
                match self.type_annotation()? {
                    Some(ty) => params.push(object(vec![("name", word(name)), ("type", ty)])),
                    None => return self.fail("`:`"),
                }
            }
        }
        if !params.is_empty() {
            members.push(("args", Json::List(params)));
        }
        members.extend(self.type_annotation()?.map(|ty| ("type", ty)));
        self.expect("{")?;
        let mut instrs = Vec::new();
        while !self.take("}") {
            instrs.push(self.line()?);
        }
        members.push(("instrs", Json::List(instrs)));
        Ok(object(members))
    }

    /// A label or an instruction.
    fn line(&mut self) -> Result<Json, String> {
        if self.peek().is_some_and(|token| token.starts_with('.')) {
            let label = word(self.marked('.', "a label")?);
            self.expect(":")?;
            return Ok(object(vec![("label", label)]));
        }
        if let Some(reason) = self.peek().and_then(unsupported)
            && !matches!(self.tokens.get(self.at + 1), Some((_, ":" | "=")))
        {
            return Err(self.place(reason));
        }
        let first = self.name()?;
        let ty = self.type_annotation()?;
        let mut members = Vec::new();
        if ty.is_some() || self.peek() == Some("=") {
            self.expect("=")?;
            if let Some(reason) = self.peek().and_then(unsupported) {
                return Err(self.place(reason));
            }
            let op = self.name()?;
            members.extend([("op", word(op)), ("dest", word(first))]);
            members.extend(ty.map(|ty| ("type", ty)));
            if op == "const" {
                members.push(("value", self.literal()?));
            }
        } else {
            members.push(("op", word(first)));
        }
        let mut lists = [("args", Vec::new()), ("funcs", Vec::new()), ("labels", Vec::new())];
        while !self.take(";") {
            let (list, operand) = match self.peek().and_then(|token| token.chars().next()) {
                Some('@') => (1, self.marked('@', "a function")?),
                Some('.') => (2, self.marked('.', "a label")?),
                _ => (0, self.name()?),
            };
            lists[list].1.push(word(operand));
        }
        members.extend(
            lists.into_iter().filter(|list| !list.1.is_empty()).map(|(key, list)| (key, Json::List(list))),
        );
        Ok(object(members))
    }

    fn literal(&mut self) -> Result<Json, String> {
        let token = self.peek().unwrap_or("");
        let value = if let Some(body) = token.strip_prefix('\'') {
            let c = body.strip_suffix('\'').unwrap_or(body);
            let c = match c.strip_prefix('\\') {
                None => c,
                Some("0") => "\0",
                Some("a") => "\u{7}",
                Some("b") => "\u{8}",
                Some("t") => "\t",
                Some("n") => "\n",
                Some("v") => "\u{b}",
                Some("f") => "\u{c}",
                Some("r") => "\r",
                Some(_) => return self.fail("an escape that Bril has"),
            };
            word(c)
        } else if matches!(token, "true" | "false")
            || token.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c))
                && token.parse::<f64>().is_ok()
        {
            // JSON has no `+1` and no `.5`.
            let digits = token.trim_start_matches(['+', '-']);
            let sign = if token.starts_with('-') { "-" } else { "" };
            let zero = if digits.starts_with('.') { "0" } else { "" };
            Json::Word(format!("{sign}{zero}{digits}"))
        } else {
            return self.fail("a literal");
        };
        self.at += 1;
        Ok(value)
    }
}
