//! The pool of texts to damage: the project's files, cut into small modules, and operations on every type.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::Rng;

use super::mutate::{self, Token};

/// A text of the pool.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) tokens: Vec<Token<'static>>,
    /// LLVM IR, rather than Sheave's text format.
    pub(super) llvm: bool,
}

impl Entry {
    fn new(text: String, llvm: bool) -> Entry {
        let text: &'static [u8] = Box::leak(text.into_bytes().into_boxed_slice());
        Entry { tokens: mutate::tokens(text), llvm }
    }
}

/// Texts up to this many bytes are chosen nine times in ten.
const SMALL: usize = 1500;

/// Larger texts stay out: one of them costs as much as a hundred small ones.
const LARGE: usize = 12_000;

/// The texts, small ones first.
#[derive(Debug)]
pub(super) struct Pool {
    entries: Vec<Entry>,
    n_small: usize,
}

impl Pool {
    /// Reads all texts of the project. Their order, and thus the meaning of a seed, depends only on the
    /// files.
    pub(super) fn read() -> Pool {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut files = Vec::new();
        for folder in
            ["fuzz", "bad", "corpus", "crashes", "filetests", "../crates/llvm/tests", "../crates/ir/tests"]
        {
            collect(&root.join(folder), &mut files);
        }
        files.sort();
        let mut texts = Vec::new();
        for path in files {
            // Some of the bad files are no UTF-8; the mutators damage the rest in the same manner.
            let Ok(text) = std::fs::read_to_string(&path) else { continue };
            match path.extension().and_then(|extension| extension.to_str()) {
                Some("ll") => texts.extend(modules(&text).into_iter().map(|text| (text, true))),
                Some("sheave" | "ir") => texts.push((text, false)),
                _ => {}
            }
        }
        texts.retain(|(text, _)| !text.is_empty() && text.len() <= LARGE);
        texts.sort_by_key(|(text, _)| text.len() > SMALL);
        let n_small = texts.iter().filter(|(text, _)| text.len() <= SMALL).count();
        assert!(n_small > 0, "the pool has small texts");
        let entries = texts.into_iter().map(|(text, llvm)| Entry::new(text, llvm)).collect();
        Pool { entries, n_small }
    }

    /// One of the texts.
    pub(super) fn pick(&self, rng: &mut Rng) -> &Entry {
        let n = if rng.chance(97) { self.n_small } else { self.entries.len() };
        &self.entries[rng.below(n)]
    }
}

fn collect(folder: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() { collect(&path, out) } else { out.push(path) }
    }
}

/// A module itself if it is small, and one module for each of its functions, with the top-level lines it
/// needs.
fn modules(text: &str) -> Vec<String> {
    let mut functions: Vec<Vec<&str>> = Vec::new();
    let mut headers: BTreeMap<&str, &str> = BTreeMap::new();
    let mut lines: BTreeMap<&str, &str> = BTreeMap::new();
    let mut body: Option<Vec<&str>> = None;
    for line in text.lines() {
        if let Some(mut lines) = body.take() {
            lines.push(line);
            if line == "}" { functions.push(lines) } else { body = Some(lines) }
        } else if line.starts_with("define ") && line.ends_with('{') {
            if let Some(name) = names(line).find(|name| name.starts_with('@')) {
                headers.insert(name, line);
            }
            body = Some(vec![line]);
        } else if let Some(name) =
            names(line).find(|name| !line.starts_with("declare") || name.starts_with('@'))
        {
            lines.insert(name, line);
        }
    }
    let mut out = vec![text.to_owned()];
    if functions.len() < 2 && text.len() <= SMALL {
        return out;
    }
    for function in functions {
        let own = names(function[0]).find(|name| name.starts_with('@'));
        let mut wanted: Vec<&str> = function.iter().flat_map(|line| names(line)).collect();
        let mut seen: Vec<&str> = Vec::new();
        let mut top: Vec<String> = Vec::new();
        while let Some(name) = wanted.pop() {
            if seen.contains(&name) || seen.len() > 60 {
                continue;
            }
            seen.push(name);
            if let Some(&line) = lines.get(name) {
                // Metadata leads to the whole module.
                if !name.starts_with('!') {
                    wanted.extend(names(line));
                }
                top.push(line.to_owned());
            } else if let Some(&header) = headers.get(name).filter(|_| Some(name) != own) {
                wanted.extend(names(header));
                top.push(header.replacen("define ", "declare ", 1).trim_end_matches(" {").to_owned());
            }
        }
        top.sort();
        top.extend(function.iter().map(|&line| line.to_owned()));
        out.push(top.join("\n") + "\n");
    }
    out
}

/// The names in a line, sigils included.
fn names(line: &str) -> impl Iterator<Item = &str> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
    line.match_indices(['%', '@', '#', '!', '$']).filter_map(move |(at, _)| {
        let rest = &line[at + 1..];
        let n = rest.find(|c| !plain(c)).unwrap_or(rest.len());
        (n > 0).then(|| &line[at..at + 1 + n])
    })
}
