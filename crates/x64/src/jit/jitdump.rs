//! Writer of `perf`'s jitdump: bytes and lines of compiled functions.
//!
//! `perf inject --jit` looks for files `jit-PID.dump` that the process had mapped as code while it was
//! recorded, and makes an object of each function in it (Linux,
//! `tools/perf/Documentation/jitdump-specification.txt`). Times are those of the monotonic clock: `perf
//! record -k mono`.

use std::fs::File;
use std::io::{self, Seek as _, Write};
use std::os::fd::AsRawFd as _;
use std::path::PathBuf;

use super::image::Image;
use super::perf_map;

const MAGIC: u32 = 0x4a69_5444;
const VERSION: u32 = 1;
const HEADER_SIZE: u32 = 40;
const X86_64: u32 = 62;
const CODE_LOAD: u32 = 0;
const DEBUG_INFO: u32 = 2;
const RECORD_HEADER: usize = 16;
const PAGE: usize = 4096;

/// The path of the file of this process.
pub fn path() -> PathBuf {
    PathBuf::from(format!("/tmp/jit-{}.dump", std::process::id()))
}

/// Writes the file of this process with the functions of `image`. The path is predictable: see
/// [`perf_map::append`].
///
/// # Errors
/// If the file cannot be written, or if one of another process is there.
pub fn write(image: &Image) -> io::Result<()> {
    let mut file = perf_map::open_own(&path())?;
    // It may be from a process that had this number before.
    file.set_len(0)?;
    file.rewind()?;
    file.write_all(&contents(image, now()))?;
    map(&file)
}

/// Maps the beginning of the file as code, by which `perf` finds it; for as long as the process lives.
fn map(file: &File) -> io::Result<()> {
    let protection = libc::PROT_READ | libc::PROT_EXEC;
    // SAFETY: a new mapping replaces no other one, and is never executed.
    let mapped =
        unsafe { libc::mmap(std::ptr::null_mut(), PAGE, protection, libc::MAP_PRIVATE, file.as_raw_fd(), 0) };
    if mapped == libc::MAP_FAILED { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// The monotonic clock, in nanoseconds.
fn now() -> u64 {
    // SAFETY: all zeros are a value of the type, which is written by the call.
    let time = unsafe {
        let mut time: libc::timespec = std::mem::zeroed();
        libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut time);
        time
    };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// The file: its header, and for each function its lines, if they are known, and its code.
pub fn contents(image: &Image, time: u64) -> Vec<u8> {
    let process = std::process::id();
    let mut file = Vec::new();
    words(&mut file, [MAGIC, VERSION, HEADER_SIZE, X86_64, 0, process].map(u32::to_le_bytes));
    words(&mut file, [time, 0].map(u64::to_le_bytes));
    let mut lines = Vec::new();
    for (number, entry) in image.functions.entries().iter().enumerate() {
        lines.clear();
        let mut n_lines = 0u64;
        for (at, file, line) in image.functions.innermost_lines(entry) {
            lines.extend_from_slice(&at.to_le_bytes());
            // The zero would tell instructions of one line apart.
            words(&mut lines, [line, 0].map(u32::to_le_bytes));
            lines.extend_from_slice(file.as_bytes());
            lines.push(0);
            n_lines += 1;
        }
        if n_lines > 0 {
            record(&mut file, DEBUG_INFO, 16 + lines.len(), time);
            words(&mut file, [entry.start as u64, n_lines].map(u64::to_le_bytes));
            file.extend_from_slice(&lines);
        }
        let (name, size) = (image.functions.name(entry), entry.end - entry.start);
        record(&mut file, CODE_LOAD, 40 + name.len() + 1 + size, time);
        // The thread that compiled it; any will do.
        words(&mut file, [process, process].map(u32::to_le_bytes));
        words(&mut file, [entry.start, entry.start, size, number].map(usize::to_le_bytes));
        file.extend_from_slice(name.as_bytes());
        file.push(0);
        // SAFETY: the image's code is mapped, readable, and not written any more.
        file.extend_from_slice(unsafe { std::slice::from_raw_parts(entry.start as *const u8, size) });
    }
    file
}

fn record(file: &mut Vec<u8>, kind: u32, size: usize, time: u64) {
    words(file, [kind, (RECORD_HEADER + size) as u32].map(u32::to_le_bytes));
    file.extend_from_slice(&time.to_le_bytes());
}

fn words<const SIZE: usize, const N: usize>(file: &mut Vec<u8>, words: [[u8; SIZE]; N]) {
    file.extend_from_slice(words.as_flattened());
}
