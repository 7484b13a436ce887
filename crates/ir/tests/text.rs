//! Text: what is printed is read back to the same bytes, and what cannot be read says where and why.

use sheave_ir::{Form, Module, parse_module, read_module, verify_module};

/// Reads, prints, reads and prints; both prints are the same.
#[track_caller]
fn round_trip(source: &str) -> (Module, String) {
    let module = parse_module("test", source.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let printed = module.to_string();
    let again = parse_module("test", printed.as_bytes()).unwrap_or_else(|error| panic!("{printed}\n{error}"));
    assert_eq!(again.to_string(), printed);
    (module, printed)
}

#[test]
fn every_construct_prints_as_it_is_written() {
    let source = include_str!("every_construct.ir");
    let (module, printed) = round_trip(source);
    for (i, (expected, found)) in source.lines().zip(printed.lines()).enumerate() {
        assert_eq!(expected, found, "line {}", i + 1);
    }
    assert_eq!(source.len(), printed.len());
    verify_module(&module).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(module.functions.values().map(|func| func.form).max(), Some(Form::Copies));
    read_module("test", source.as_bytes()).unwrap_or_else(|errors| panic!("{}", errors[0]));
}
