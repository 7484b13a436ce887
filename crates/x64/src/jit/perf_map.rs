//! Tells `perf` the names of compiled functions.
//!
//! `perf report` looks for `/tmp/perf-PID.map`: a line per function with address, size (both hexadecimal) and name
//! (Linux, `tools/perf/Documentation/jit-interface.txt`).

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::PathBuf;

use super::Image;

/// Where `perf` looks for the names of this process.
pub fn path() -> PathBuf {
    PathBuf::from(format!("/tmp/perf-{}.map", std::process::id()))
}

/// The lines for the functions of `image`.
pub fn lines(image: &Image) -> String {
    let mut lines = String::new();
    for (name, start, size) in image.functions() {
        // Writing to a string does not fail.
        let _ = writeln!(lines, "{start:x} {size:x} {name}");
    }
    lines
}

/// Appends the functions of `image` to the map of this process.
///
/// # Errors
/// Where the file cannot be written.
pub fn append(image: &Image) -> io::Result<()> {
    OpenOptions::new().create(true).append(true).open(path())?.write_all(lines(image).as_bytes())
}
