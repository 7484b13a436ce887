//! Output: files that are whole or not there at all, and standard output.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::failure::Failure;

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
        Some(path) => write_file(path, bytes)
            .map_err(|error| Failure::System(format!("error: cannot write {}: {error}", path.display()))),
        None => match io::stdout().lock().write_all(bytes).and_then(|()| io::stdout().flush()) {
            // A reader that has seen enough is no failure.
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                Err(Failure::System(format!("error: cannot write the output: {error}")))
            }
            _ => Ok(()),
        },
    };
    // SAFETY: as above.
    unsafe { libc::signal(libc::SIGXFSZ, before) };
    result
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
        // Opening it asks whether it may be written; who may not do that may not replace it either.
        let mut file = OpenOptions::new().write(true).open(path)?;
        if !old.is_file() || is_descriptor(path) {
            return file.write_all(bytes);
        }
    }
    let path = target(path)?;
    let (part, mut file) = Part::create(&path)?;
    file.write_all(bytes)?;
    if let Some(old) = old {
        file.set_permissions(old.permissions())?;
    }
    // Not synced: what a rename promises against a loss of power is the file system's business, and costs a
    // compiler that is called a thousand times more than everything else.
    drop(file);
    part.rename(&path)
}

/// Whether `path` names what the process has open already, wherever that is.
fn is_descriptor(path: &Path) -> bool {
    path.starts_with("/proc") || path.starts_with("/dev/fd") || path == "/dev/stdout" || path == "/dev/stderr"
}

/// Where the symbolic links from `path` on lead: the links stay, and their target is replaced or made.
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

/// A file that is not whole yet; it is removed unless it is renamed.
struct Part(PathBuf);

impl Part {
    /// Creates a file in the folder of `path`, under a name that is free.
    fn create(path: &Path) -> io::Result<(Part, File)> {
        let name = path.file_name().ok_or(ErrorKind::InvalidInput)?;
        for n in 0u32.. {
            let mut part_name = std::ffi::OsString::from(".");
            // File names have an end: a long one is cut, so that ours has room for its suffix.
            part_name.push(name.to_string_lossy().chars().take(40).collect::<String>());
            part_name.push(format!(".{}-{n}.part", std::process::id()));
            let part = path.with_file_name(part_name);
            match OpenOptions::new().write(true).create_new(true).open(&part) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists && n < 1000 => {}
                result => return result.map(|file| (Part(part), file)),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    fn rename(self, path: &Path) -> io::Result<()> {
        fs::rename(&self.0, path)?;
        std::mem::forget(self);
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // Whatever stopped the writing is what is reported.
        let _ = fs::remove_file(&self.0);
    }
}

/// The words of the command line.
pub(super) fn command_line() -> Vec<String> {
    std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect()
}
