//! The C library as a whole: `docs/interpreter.md` lists it, and no function panics.

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
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for (group, name) in sheave_interp::library_functions() {
        match groups.iter_mut().find(|known| known.0 == group) {
            Some(known) => known.1.push(name),
            None => groups.push((group, vec![name])),
        }
    }
    let mut text = String::from("| from | functions |\n|---|---|\n");
    for (group, names) in groups {
        let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        let _ = writeln!(text, "| {group} | {} |", names.join(" "));
    }
    text
}

/// Whatever a program passes, a function gives a result or an error.
#[test]
fn no_function_panics() {
    let head = "data %zeros size 4096 align 16 {
}
data %ones size 64 align 16 {
    \"BYTES\"
}
function %zeros_at() -> ptr {
block0:
    return %zeros
}
function %ones_at() -> ptr {
block0:
    return %ones
}
"
    .replace("BYTES", &"\\ff".repeat(64));
    for (_, name) in sheave_interp::library_functions() {
        let source = format!(
            "{head}extern function %\"{name}\"(i64, i64, i64, i64, i64, i64, i64, i64) -> i64
function %f(i64 v0, i64 v1, i64 v2, i64 v3, i64 v4, i64 v5, i64 v6, i64 v7) -> i64 {{
block0:
    v8 = call %\"{name}\"(v0, v1, v2, v3, v4, v5, v6, v7)
    return v8
}}"
        );
        let module = super::module(&source);
        let functions: Vec<_> = module.functions.keys().collect();
        for pattern in 0..9 {
            let options =
                sheave_interp::Options { fuel: Some(1000), stack_bytes: 1 << 16, ..Default::default() };
            let mut interp = sheave_interp::Interpreter::new(&module, options).expect("it has room");
            let mut address = |index: usize| match interp.call(functions[index], &[]) {
                Ok(sheave_interp::Outcome::Returned(values)) => values[0],
                other => panic!("{other:?}"),
            };
            let (zeros, ones) = (address(0), address(1));
            let args: [u64; 8] = match pattern {
                0 => [0; 8],
                1 => [u64::MAX; 8],
                2 => [u64::MAX - 15; 8],
                3 => std::array::from_fn(|i| zeros + 256 * i as u64),
                4 => [ones; 8],
                5 => [zeros, u64::MAX, 1, u64::MAX, 1, 0, 0, 0],
                6 => [zeros, zeros + 64, 3, 3, 3, 3, 3, 3],
                7 => [ones, zeros, 1, 2, 3, 4, 5, 6],
                _ => [zeros, ones, ones, ones, ones, ones, ones, ones],
            };
            // An error is as good as a result.
            let _ = interp.call(functions[2], &args);
        }
    }
}
