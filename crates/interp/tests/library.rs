//! What `docs/interpreter.md` says of the library is what there is.

use std::fmt::Write as _;
use std::path::Path;

const START: &str = "<!-- library -->\n";

#[test]
fn the_documentation_lists_all_functions() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/interpreter.md");
    let Ok(text) = std::fs::read_to_string(&path) else {
        // The crate is tested alone.
        return assert!(!path.parent().is_some_and(Path::exists), "docs/interpreter.md is there");
    };
    let start = text.find(START).expect("the list has a start") + START.len();
    let expected = format!("{}{}", &text[..start], list());
    if std::env::var_os("SHEAVE_BLESS").is_some_and(|value| value == "1") {
        return std::fs::write(&path, expected).expect("the file can be written");
    }
    assert!(text == expected, "SHEAVE_BLESS=1 writes the list of functions to {}", path.display());
}

/// The functions by what they belong to, in lines of a document.
fn list() -> String {
    let mut text = String::new();
    let mut last = "";
    let mut line = String::new();
    for (group, name) in sheave_interp::library_functions() {
        if group != last {
            let _ = write!(text, "{line}{}\n## {group}\n\n", if last.is_empty() { "" } else { "\n" });
            (last, line) = (group, String::new());
        }
        if line.len() + name.len() > 105 {
            let _ = writeln!(text, "{}", line.trim_end());
            line.clear();
        }
        let _ = write!(line, "{}`{name}`", if line.is_empty() { "" } else { " " });
    }
    let _ = writeln!(text, "{line}");
    text
}
