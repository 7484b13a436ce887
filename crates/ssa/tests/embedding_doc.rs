//! The code in `docs/embedding.md` is the toy host, which is compiled and tested.

#[test]
fn the_tutorial_shows_the_toy_host() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    // The packaged crate comes without the book.
    let Ok(page) = std::fs::read_to_string(format!("{root}/docs/embedding.md")) else { return };
    let source = include_str!("../src/testing/toy.rs");
    let shown: Vec<&str> = page
        .split("```rust\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .flat_map(str::lines)
        .filter(|line| !line.is_empty())
        .collect();
    let written: Vec<&str> =
        source.lines().filter(|line| !line.is_empty() && !line.starts_with("//!")).collect();
    assert_eq!(shown, written);
}
