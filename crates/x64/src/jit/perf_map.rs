//! Tells `perf` the names of compiled functions.
//!
//! `perf report` looks for `/tmp/perf-PID.map`: a line per function with address, size (both hexadecimal) and name
//! (Linux, `tools/perf/Documentation/jit-interface.txt`).

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::PathBuf;

use super::traps::FunctionRange;

/// Where `perf` looks for the names of this process.
pub fn path() -> PathBuf {
    PathBuf::from(format!("/tmp/perf-{}.map", std::process::id()))
}

/// Appends `functions` to the map of this process.
///
/// # Errors
/// Where the file cannot be written.
pub fn append(functions: &[FunctionRange]) -> io::Result<()> {
    let mut lines = String::new();
    for function in functions {
        use std::fmt::Write;
        // Writing to a string does not fail.
        let _ = writeln!(lines, "{:x} {:x} {}", function.start, function.end - function.start, function.name);
    }
    OpenOptions::new().create(true).append(true).open(path())?.write_all(lines.as_bytes())
}
