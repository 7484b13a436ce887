//! The text of macros: parameters, arguments, and what stands for them in a body.

use crate::module_assembly::statements::{Parsed, split_word};

/// A parameter of a macro.
pub(super) struct Parameter {
    pub(super) name: String,
    default: String,
    required: bool,
    /// Takes all that is left.
    rest: bool,
}

impl Parameter {
    /// `name`, `name=default`, `name:req`, `name:vararg`.
    pub(super) fn parse(text: &str) -> Parsed<Parameter> {
        let (name, after) = split_word(text);
        let (qualifier, default) = match after.strip_prefix(':') {
            Some(after) => {
                let (qualifier, after) = split_word(after.trim_start());
                (qualifier, after.strip_prefix('='))
            }
            None => ("", after.strip_prefix('=')),
        };
        let known = matches!(qualifier, "" | "req" | "vararg") && (default.is_some() || !after.contains('='));
        if name.is_empty() || !known || default.is_none() && qualifier.is_empty() && !after.is_empty() {
            return Err(format!("`{text}` is no parameter"));
        }
        Ok(Parameter {
            name: name.to_owned(),
            default: unquoted(default.unwrap_or_default().trim()).to_owned(),
            required: qualifier == "req",
            rest: qualifier == "vararg",
        })
    }
}

/// The values of the parameters of the macro `name` for the arguments in `text`.
pub(super) fn bind(name: &str, params: &[Parameter], text: &str) -> Parsed<Vec<String>> {
    let limit = if params.last().is_some_and(|last| last.rest) { params.len() } else { usize::MAX };
    let mut values: Vec<Option<String>> = params.iter().map(|_| None).collect();
    let mut named = false;
    for (index, argument) in arguments(text, limit).into_iter().enumerate() {
        let (word, after) = split_word(&argument);
        let by_name = after.strip_prefix('=').filter(|value| !value.starts_with('='));
        let by_name = by_name.and_then(|value| Some((params.iter().position(|p| p.name == word)?, value)));
        let (index, value) = match by_name {
            Some((index, value)) => {
                named = true;
                (index, unquoted(value.trim()).to_owned())
            }
            None if named => return Err("an argument without a name follows one with a name".to_owned()),
            None => (index, argument),
        };
        let n_params = params.len();
        *values.get_mut(index).ok_or_else(|| format!("macro `{name}` has only {n_params} parameters"))? =
            Some(value);
    }
    let filled =
        params.iter().zip(values).map(|(param, value)| match value.filter(|value| !value.is_empty()) {
            Some(value) => Ok(value),
            None if param.required => Err(format!("macro `{name}` wants a value for `{}`", param.name)),
            None => Ok(param.default.clone()),
        });
    filled.collect()
}

/// Arguments of a macro, at most `limit`: the last one takes what is left. Commas and blanks separate them,
/// but not in strings and parentheses, and blanks not beside an operator.
pub(super) fn arguments(text: &str, limit: usize) -> Vec<String> {
    let mut all = Vec::new();
    let mut current = String::new();
    let mut depth = 0u32;
    let mut quoted = false;
    let mut rest = text.trim();
    if rest.is_empty() {
        return all;
    }
    while let Some(c) = rest.chars().next() {
        if current.is_empty() && all.len() + 1 >= limit {
            all.push(rest.trim().to_owned());
            return all;
        }
        let after = &rest[c.len_utf8()..];
        let outside = depth == 0 && !quoted;
        rest = after;
        match c {
            '\\' if quoted => {
                current.push(c);
                if let Some(escaped) = after.chars().next() {
                    current.push(escaped);
                    rest = &after[escaped.len_utf8()..];
                }
                continue;
            }
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth = depth.saturating_sub(1),
            ',' if outside => {
                all.push(argument(&mut current));
                // A comma at the end is followed by an empty argument.
                rest = after.trim_start();
                if rest.is_empty() {
                    all.push(String::new());
                }
                continue;
            }
            _ if c.is_whitespace() && outside => {
                rest = after.trim_start();
                let beside_operator =
                    rest.starts_with(is_operator) || current.ends_with(is_operator) || rest.starts_with(',');
                if !beside_operator {
                    all.push(argument(&mut current));
                }
                continue;
            }
            _ => {}
        }
        current.push(c);
    }
    if !current.is_empty() {
        all.push(argument(&mut current));
    }
    all
}

/// Takes the argument; one that is a string is meant without its quotes.
fn argument(current: &mut String) -> String {
    let text = core::mem::take(current);
    unquoted(&text).to_owned()
}

fn is_operator(c: char) -> bool {
    matches!(c, '+' | '-' | '~' | '/' | '*' | '=' | '|' | '^' | '&' | '!' | '<' | '>')
}

/// The inside of `text`, if all of it is one string; else `text`.
pub(super) fn unquoted(text: &str) -> &str {
    let inside = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    inside.filter(|inside| !inside.replace("\\\"", "").contains('"')).unwrap_or(text)
}

pub(super) fn is_blank(text: &str) -> bool {
    text.trim().is_empty()
}

/// `text` with values for `\name`; `\()` is nothing, `\@` is `n_uses`.
pub(super) fn substitute(text: &str, values: &[(&str, &str)], n_uses: Option<u32>) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        result.push_str(&rest[..at]);
        let after = &rest[at + 1..];
        let (word, beyond) = {
            let in_name = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.');
            after.split_at(after.bytes().position(|b| !in_name(b)).unwrap_or(after.len()))
        };
        if let Some((_, value)) = values.iter().find(|(name, _)| *name == word) {
            result.push_str(value);
            rest = beyond;
        } else if let Some(beyond) = after.strip_prefix("()") {
            rest = beyond;
        } else if let (Some(beyond), Some(n_uses)) = (after.strip_prefix('@'), n_uses) {
            result.push_str(&n_uses.to_string());
            rest = beyond;
        } else if let Some(beyond) = after.strip_prefix('\\') {
            // A backslash that is escaped opens nothing.
            result.push_str("\\\\");
            rest = beyond;
        } else {
            result.push('\\');
            rest = after;
        }
    }
    result.push_str(rest);
    result
}
