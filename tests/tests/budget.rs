//! The code lines of each crate stay within the numbers of `.ci/budget`.
//!
//! A line counts if code is left on it once comments are removed. Items under `#[cfg(test)]`, and files of
//! modules that are declared under it, do not count. A change that needs more lines raises the number in a
//! separate commit with the reason.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// `text` with comments and the contents of strings as blanks; ends of lines are kept.
fn without_comments(text: &str) -> Vec<u8> {
    let (bytes, mut out) = (text.as_bytes(), text.as_bytes().to_vec());
    let mut blank = |range: std::ops::Range<usize>, fill: u8| {
        out[range].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = fill);
    };
    let find = |from: usize, what: &str| {
        text.get(from..).and_then(|rest| rest.find(what)).map_or(bytes.len(), |at| from + at)
    };
    let mut at = 0;
    while at < bytes.len() {
        let rest = &bytes[at..];
        let is_word = at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_');
        let end = if rest.starts_with(b"//") {
            let end = find(at, "\n");
            blank(at..end, b' ');
            end
        } else if rest.starts_with(b"/*") {
            let mut depth = 1;
            let mut end = at + 2;
            while depth > 0 && end < bytes.len() {
                match &bytes[end..(end + 2).min(bytes.len())] {
                    b"/*" => (depth, end) = (depth + 1, end + 2),
                    b"*/" => (depth, end) = (depth - 1, end + 2),
                    _ => end += 1,
                }
            }
            blank(at..end, b' ');
            end
        } else if rest[0] == b'r' && !is_word && is_raw_string(&rest[1..]) {
            let hashes = rest[1..].iter().take_while(|&&byte| byte == b'#').count();
            let close = format!("\"{}", "#".repeat(hashes));
            let end = (find(at + hashes + 2, &close) + close.len()).min(bytes.len());
            blank(at..end, b'x');
            end
        } else if rest[0] == b'"' {
            let mut end = at + 1;
            while end < bytes.len() && bytes[end] != b'"' {
                end += if bytes[end] == b'\\' { 2 } else { 1 };
            }
            let end = (end + 1).min(bytes.len());
            blank(at..end, b'x');
            end
        } else if let Some(len) = char_literal(&text[at..]) {
            blank(at..at + len, b'x');
            at + len
        } else {
            at + text[at..].chars().next().map_or(1, char::len_utf8)
        };
        at = end;
    }
    out
}

/// True if `rest` continues a raw string whose `r` was read.
fn is_raw_string(rest: &[u8]) -> bool {
    rest.iter().find(|&&byte| byte != b'#') == Some(&b'"')
}

/// The length of the character literal at the start of `text`; a lifetime is none.
fn char_literal(text: &str) -> Option<usize> {
    let rest = text.strip_prefix('\'')?;
    let mut chars = rest.char_indices();
    let (_, first) = chars.next()?;
    let close = if first == '\\' { rest[2..].find('\'')? + 2 } else { chars.next()?.0 };
    (rest[close..].starts_with('\'') && first != '\'').then_some(close + 2)
}

/// The code lines of a text, and the modules that it declares for tests.
fn count(text: &str) -> (usize, Vec<String>) {
    let mut code = without_comments(text);
    let mut modules = Vec::new();
    let mut from = 0;
    while let Some(start) = ["#[cfg(test)]", "#[cfg(all(test", "#[cfg(any(test"]
        .iter()
        .filter_map(|attr| code[from..].windows(attr.len()).position(|window| window == attr.as_bytes()))
        .min()
        .map(|at| from + at)
    {
        // The item ends at a semicolon or a closing brace outside of all brackets, after the attributes.
        let mut depth = 0i32;
        let mut end = start;
        let is_end = |byte: u8, depth: i32| depth <= 0 && (byte == b';' || byte == b'}');
        while end < code.len() {
            depth += i32::from(b"([{".contains(&code[end])) - i32::from(b")]}".contains(&code[end]));
            if is_end(code[end], depth) {
                break;
            }
            end += 1;
        }
        let end = (end + 1).min(code.len());
        let item = String::from_utf8_lossy(&code[start..end]).into_owned();
        if let Some((_, name)) = item.strip_suffix(';').and_then(|item| item.rsplit_once("mod ")) {
            modules.push(name.trim().to_owned());
        }
        code[start..end].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
        from = end;
    }
    (code.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).count(), modules)
}

/// The code lines below a folder of sources.
fn lines_below(src: &Path) -> usize {
    let (mut files, mut folders) = (BTreeMap::new(), vec![src.to_owned()]);
    let mut tests: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let (lines, modules) = count(&std::fs::read_to_string(&path).expect("readable"));
                let is_root = ["mod.rs", "lib.rs", "main.rs"].iter().any(|name| path.ends_with(name));
                let base = if is_root { folder.clone() } else { path.with_extension("") };
                tests.extend(modules.iter().map(|module| base.join(module)));
                files.insert(path, lines);
            }
        }
    }
    let is_test =
        |path: &Path| tests.iter().any(|test| path.starts_with(test) || path == test.with_extension("rs"));
    files.iter().filter(|(path, _)| !is_test(path)).map(|(_, lines)| lines).sum()
}

#[test]
fn code_lines_are_counted_without_comments_and_tests() {
    let text = "//! Header.\n\nfn a() { // comment\n    /* {\n */ let x = \"// no\\\" comment\";\n}\n\
                const C: char = '\"';\nfn b<'a>(x: &'a str) -> char { '\\'' }\nlet r = r#\"\n\"//\n\"#;\n\
                #[cfg(test)]\nmod tests {\n    fn c() {}\n}\n#[cfg(test)]\nmod more;\n";
    assert_eq!(count(text), (8, vec!["more".to_owned()]));
}

#[test]
fn crates_stay_within_their_budgets() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let budget = std::fs::read_to_string(root.join(".ci/budget")).expect("the budget can be read");
    let mut over = Vec::new();
    let mut crates = 0;
    for line in budget.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (name, most) = line.split_once(' ').expect("a crate and a number");
        let most: usize = most.trim().parse().expect("a number");
        let lines = lines_below(&root.join("crates").join(name).join("src"));
        println!("{name:10} {lines:6} of {most:6} lines");
        crates += 1;
        if lines > most {
            over.push(format!("{name}: {lines} code lines, {most} in .ci/budget"));
        }
    }
    assert!(crates >= 8, "the budget lists {crates} crates");
    assert!(over.is_empty(), "{}", over.join("\n"));
}
