//! Output: files that are whole or not there at all, and standard output.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::os::fd::AsFd as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::failure::{Failure, cannot};

/// As many symbolic links as Linux follows.
const MAX_LINKS: u32 = 40;

/// The file that `-o` names, if it names one: `-` is standard output.
pub(crate) fn named(path: Option<&Path>) -> Option<&Path> {
    path.filter(|path| *path != Path::new("-"))
}

/// Writes `bytes` to `path`, or to stdout if there is none or it is `-`.
pub(crate) fn emit(path: Option<&Path>, bytes: &[u8]) -> Result<(), Failure> {
    // A file that exceeds the user's limit is to be an error, not the end of the process.
    // SAFETY: the action is one of the two predefined ones, and no other thread changes it.
    let before = unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
    let result = match named(path) {
        Some(path) => write_file(path, bytes).map_err(cannot(format!("write {}", path.display()))),
        // The library's handle ignores that standard output is closed.
        None => {
            match io::stdout().as_fd().try_clone_to_owned().and_then(|fd| File::from(fd).write_all(bytes)) {
                // A reader that has seen enough is no failure.
                Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(cannot("write the output")(error)),
                _ => Ok(()),
            }
        }
    };
    // SAFETY: as above.
    unsafe { libc::signal(libc::SIGXFSZ, before) };
    result
}

/// Writes `bytes` to `path`, and makes its folder.
pub(crate) fn write_in_folder(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(cannot(format!("make {}", folder.display())))?;
    emit(Some(path), bytes)
}

/// Makes `bytes` the contents of `path`. A regular file is written under another name in its folder and
/// renamed when it is whole, so that a failure leaves an earlier file; a device or a pipe is written
/// directly.
fn write_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let old = match fs::metadata(path) {
        Ok(old) => Some(old),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    if let Some(old) = &old {
        // Only a file that may be written may be replaced.
        let mut file = OpenOptions::new().write(true).open(path)?;
        if !old.is_file() || is_descriptor(path) {
            return file.write_all(bytes);
        }
    }
    let path = target(path)?;
    let mut part = beside(&path)?;
    part.write_all(bytes)?;
    if let Some(old) = old {
        part.as_file().set_permissions(old.permissions())?;
    }
    // Not synced: durability across a power loss would cost more than everything else in a compiler that is
    // called a thousand times.
    part.persist(&path).map_err(|error| error.error)?;
    Ok(())
}

/// A new file in the folder of `path`, which is removed unless it is renamed. Who may use it is the umask's
/// business.
pub(crate) fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".").suffix(".part").permissions(fs::Permissions::from_mode(0o666)).tempfile_in(folder)
}

/// Whether `path` names an open file descriptor of the process.
fn is_descriptor(path: &Path) -> bool {
    path.starts_with("/proc") || path.starts_with("/dev/fd") || path == "/dev/stdout" || path == "/dev/stderr"
}

/// The target of the symbolic links from `path` on: the links stay, and their target is replaced or made.
fn target(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&path) {
            // A relative target counts from the folder of the link, an absolute one replaces it.
            Ok(next) => path = path.parent().unwrap_or(Path::new("")).join(next),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::from_raw_os_error(libc::ELOOP))
}

/// `n` and its noun: `1 function`, `2 functions`.
pub(crate) fn counted(n: usize, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// The words of the command line.
pub(super) fn command_line() -> Vec<String> {
    std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect()
}
