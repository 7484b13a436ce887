//! Writer of `perf`'s map file: names and addresses of compiled functions.
//!
//! `perf report` looks for `/tmp/perf-PID.map`: a line per function with address, size (both hexadecimal) and
//! name (Linux, `tools/perf/Documentation/jit-interface.txt`).

use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _};
use std::path::{Path, PathBuf};

use super::Image;

/// The path at which `perf` looks for the names of this process.
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
/// The path is predictable and its folder is shared, so a file that is there already is written only if it is
/// an ordinary file of this user with no other name.
///
/// # Errors
/// If the file cannot be written, or is not such a file.
pub fn append(image: &Image) -> io::Result<()> {
    append_to(&path(), &lines(image))
}

fn append_to(path: &Path, lines: &str) -> io::Result<()> {
    open_own(path)?.write_all(lines.as_bytes())
}

/// The file at `path`, which is made, or is a plain file of this user with no other name; to append to.
pub(super) fn open_own(path: &Path) -> io::Result<File> {
    // A pipe without a reader would block.
    let flags = libc::O_NOFOLLOW | libc::O_NONBLOCK;
    let opened =
        OpenOptions::new().create(true).append(true).read(true).mode(0o600).custom_flags(flags).open(path);
    let file = opened.map_err(|error| match error.raw_os_error() {
        Some(libc::ELOOP) => io::Error::other(format!("{} is a symbolic link", path.display())),
        _ => io::Error::new(error.kind(), format!("{}: {error}", path.display())),
    })?;
    let metadata = file.metadata()?;
    // SAFETY: geteuid has no preconditions.
    let user = unsafe { libc::geteuid() };
    if !metadata.is_file() || metadata.uid() != user || metadata.nlink() != 1 {
        return Err(io::Error::other(format!("{} is not a file of this process", path.display())));
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn only_a_plain_file_of_our_own_is_written() {
        let folder = std::env::temp_dir().join(format!("sheave-perf-map-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the folder can be made");
        let map = folder.join("map");
        append_to(&map, "1 2 f\n").expect("a fresh file");
        append_to(&map, "3 4 g\n").expect("the file that was made");
        assert_eq!(fs::read_to_string(&map).expect("readable"), "1 2 f\n3 4 g\n");

        let link = folder.join("link");
        std::os::unix::fs::symlink(&map, &link).expect("links can be made");
        let error = append_to(&link, "x").expect_err("a symbolic link");
        assert!(error.to_string().ends_with("link is a symbolic link"), "{error}");
        let hard = folder.join("hard");
        fs::hard_link(&map, &hard).expect("links can be made");
        append_to(&hard, "x").expect_err("another name of a file");
        append_to(&folder, "x").expect_err("a folder");
        assert_eq!(fs::read_to_string(&map).expect("readable"), "1 2 f\n3 4 g\n");
        fs::remove_dir_all(&folder).expect("the folder is ours");
    }
}
