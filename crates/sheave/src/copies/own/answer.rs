//! The answer of a strategy of the user, one line of JSON, and the decision that it makes.

use std::collections::BTreeMap;

use serde::Deserialize;
use sheave_ir::{Function, Type};
use sheave_passes::type_of;
use sheave_ssa::eliminate::{DecidedCopies, DecidedPosition, Decision};
use sheave_ssa::{Block, Edge, Value};

use super::Answer;

/// An answer about one function.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Classes {
    format: u32,
    /// Only for the function of this file.
    file: Option<String>,
    pub(super) function: String,
    #[serde(default)]
    classes: Vec<Vec<String>>,
    #[serde(default)]
    isolated: Vec<String>,
    /// Names and types.
    #[serde(default)]
    temporaries: BTreeMap<String, String>,
    copies: Option<Vec<Copies>>,
}

impl Answer for Classes {
    fn head(&self) -> (u32, Option<&str>, &str) {
        (self.format, self.file.as_deref(), &self.function)
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Copies {
    /// `end block2`, `head block1`, `edge block2.0`, or several edges: `edge block2.0 block2.1`.
    at: String,
    parallel: Option<Vec<(String, String)>>,
    sequence: Option<Vec<(String, String)>>,
}

/// The names of values and temporaries.
#[derive(Debug)]
pub(super) struct Names {
    n_values: usize,
    temporaries: Vec<String>,
}

impl Names {
    /// How the answer calls `value`.
    pub(super) fn name(&self, value: Value) -> String {
        match value.index().checked_sub(self.n_values) {
            None => value.to_string(),
            Some(index) => match self.temporaries.get(index) {
                Some(name) => name.clone(),
                None => format!("a temporary for a cycle ({value})"),
            },
        }
    }

    fn value(&self, name: &str) -> Result<Value, String> {
        if let Some(index) = self.temporaries.iter().position(|known| known == name) {
            return Ok(Value::new(self.n_values + index));
        }
        let number = name.strip_prefix('v').and_then(|digits| digits.parse().ok());
        number
            .filter(|&number: &usize| number < self.n_values)
            .map(Value::new)
            .ok_or_else(|| format!("there is no value `{name}`"))
    }

    fn pairs(&self, pairs: &[(String, String)]) -> Result<Vec<(Value, Value)>, String> {
        pairs.iter().map(|(dest, source)| Ok((self.value(dest)?, self.value(source)?))).collect()
    }
}

/// Reads a line of JSON.
pub(super) fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    const SHOWN: usize = 60;
    serde_json::from_str(text).map_err(|error| {
        let more = if text.chars().count() > SHOWN { "..." } else { "" };
        let start: String = text.chars().take(SHOWN).collect();
        format!("not an answer in JSON: {error}: `{start}{more}`")
    })
}

/// The decision about `func`.
pub(super) fn decision(answer: &Classes, func: &Function) -> Result<(Decision, Names), String> {
    let names =
        Names { n_values: func.values.len(), temporaries: answer.temporaries.keys().cloned().collect() };
    let values = |list: &[String]| -> Result<Vec<Value>, String> {
        list.iter().map(|name| names.value(name)).collect()
    };
    let temporaries = answer.temporaries.iter().map(|(name, text)| {
        let ty = Type::ALL.iter().copied().find(|ty| ty.to_string() == *text);
        ty.map(type_of).ok_or_else(|| format!("the temporary `{name}` has no type `{text}`"))
    });
    let copies = answer.copies.as_ref().map(|copies| copies.iter().map(|at| one(at, &names)).collect());
    let decision = Decision {
        classes: answer.classes.iter().map(|class| values(class)).collect::<Result<_, _>>()?,
        isolated: values(&answer.isolated)?,
        temporaries: temporaries.collect::<Result<_, _>>()?,
        copies: copies.transpose()?,
    };
    let fault = match (&decision.copies, &decision.temporaries[..], &decision.isolated[..]) {
        (None, [_, ..], _) => "temporaries are for `copies`, and there are none; `isolated` makes its own",
        (Some(_), _, [_, ..]) => "where `copies` are listed, `isolated` has no meaning",
        _ => return Ok((decision, names)),
    };
    Err(fault.to_owned())
}

fn one(copies: &Copies, names: &Names) -> Result<DecidedCopies, String> {
    let (pairs, ordered) = match (&copies.parallel, &copies.sequence) {
        (Some(pairs), None) => (pairs, false),
        (None, Some(pairs)) => (pairs, true),
        _ => return Err(format!("the copies at `{}` need one of `parallel`, `sequence`", copies.at)),
    };
    let at = position(&copies.at).ok_or_else(|| {
        format!("`{}` is no position: `end block2`, `head block1`, `edge block2.0`", copies.at)
    })?;
    Ok(DecidedCopies { at, copies: names.pairs(pairs)?, ordered })
}

fn position(text: &str) -> Option<DecidedPosition> {
    let block = |text: &str| text.strip_prefix("block")?.parse().ok().map(Block);
    let (kind, rest) = text.split_once(' ')?;
    match kind {
        "end" => block(rest).map(DecidedPosition::End),
        "head" => block(rest).map(DecidedPosition::Head),
        "edge" => {
            let edge = |text: &str| {
                let (from, index) = text.split_once('.')?;
                Some(Edge::new(block(from)?, index.parse().ok()?))
            };
            rest.split_whitespace().map(edge).collect::<Option<Vec<_>>>().map(DecidedPosition::Edges)
        }
        _ => None,
    }
}
