//! Makes the parallel copies of regalloc2, whose module `moves` is private, available to the benchmark that
//! compares with them: the first half of the file that Cargo has fetched, with other imports.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../Cargo.lock");
    let moves = source_of("regalloc2").join("moves.rs");
    let text = std::fs::read_to_string(&moves).unwrap_or_else(|error| panic!("{}: {error}", moves.display()));
    let imports = "use crate::{ion::data_structures::u64_key, Allocation, PReg};";
    assert!(text.contains(imports), "{} imports something else than it did", moves.display());
    let own = "use regalloc2::{Allocation, PReg};\n\
               fn u64_key(high: u32, low: u32) -> u64 {\n    u64::from(high) << 32 | u64::from(low)\n}\n";
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it")).join("regalloc2_moves.rs");
    // The second half is about moves between stack slots.
    let (first, _) = text.split_once("pub struct MoveAndScratchResolver").expect("the file is as it was");
    let mut lines: Vec<&str> = first.lines().collect();
    while lines
        .last()
        .is_some_and(|line| line.is_empty() || line.starts_with("///") || line.starts_with("#["))
    {
        lines.pop();
    }
    std::fs::write(out, lines.join("\n").replace(imports, own)).expect("the folder can be written");
}

/// The folder of a dependency's sources, as Cargo has fetched it.
fn source_of(package: &str) -> PathBuf {
    let cargo = std::env::var_os("CARGO").expect("cargo sets it");
    let output = Command::new(cargo)
        .args(["metadata", "--format-version=1", "--locked", "--filter-platform=x86_64-unknown-linux-gnu"])
        .output()
        .expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("metadata is JSON");
    let packages = metadata["packages"].as_array().expect("a list");
    let found = packages.iter().find(|entry| entry["name"] == package && !entry["source"].is_null());
    let manifest = found.and_then(|entry| entry["manifest_path"].as_str()).expect("a dependency");
    Path::new(manifest).with_file_name("src")
}
