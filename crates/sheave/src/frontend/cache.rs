//! A cache of the outputs of compilers, like ccache's direct mode: an output is found without
//! calling the compiler, and without preprocessing.
//!
//! **Key.** The text of the file, its path, the current folder (debug information has it), the arguments, the
//! compiler's path, size and time, and the variables of the environment that it reads.
//!
//! **Entry.** One file: a hash of the rest, so that a damaged entry is not used; in a line of JSON the other
//! files that the compiler read, each with size, time and hash, checked whenever the entry is used, and
//! diagnostics; the LLVM IR or the object. Not kept are texts that use `__DATE__`, `__TIME__`,
//! `__TIMESTAMP__` or `__has_include` (system headers may use the last: they change with the system, and so
//! does the time of other files), nor of files that changed while the compiler ran.
//!
//! **Folder.** It must be private to the user, because its contents are executed. Entries are
//! written beside and renamed, so that there is never half of one. Whatever fails here is as if there were
//! no cache.
//!
//! **Limit.** To add up the sizes of two thousand entries takes longer than to compile a small program, so
//! not every new entry does: it is one in 400 of 20 KB if the limit is 256 MB. The oldest entries
//! are removed when less than an eighth is left; entries added since then exceed that with a probability
//! of 2 %.

use std::fs::{DirBuilder, Metadata};
use std::io::Write as _;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use memchr::memmem;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use super::translation::Translation;

/// The beginning of an entry. Changes with its format, and with options of compilers that are not in the key.
const MAGIC: &[u8] = b"sheave translation 2\n";

/// Default limit of the cache in bytes.
const DEFAULT_LIMIT: u64 = 256 << 20;

/// The part of the limit that is kept free when sizes are added up.
const MARGIN: u64 = 8;

/// The part of the limit that is stored, on average, until sizes are added up again.
const INTERVAL: u64 = 32;

/// A folder of entries.
#[derive(Clone, Debug)]
pub struct Cache {
    folder: PathBuf,
    limit: u64,
}

impl Cache {
    /// The user's cache: `$SHEAVE_CACHE_DIR`, else `$XDG_CACHE_HOME/sheave`, else `~/.cache/sheave`, of at
    /// most `$SHEAVE_CACHE_SIZE` megabytes (256). `None` without a folder that is private to the
    /// user, and if the size is zero.
    pub fn of_user() -> Option<Cache> {
        let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = variable("SHEAVE_CACHE_DIR")
            .or_else(|| Some(variable("XDG_CACHE_HOME")?.join("sheave")))
            .or_else(|| Some(variable("HOME")?.join(".cache/sheave")))?;
        let megabytes =
            std::env::var("SHEAVE_CACHE_SIZE").ok().and_then(|size| size.trim().parse::<u64>().ok());
        Cache::at(folder, megabytes.map_or(DEFAULT_LIMIT, |size| size << 20))
    }

    /// The cache in `folder`, which is made if it is missing, of at most `limit` bytes. `None` unless the
    /// folder is the user's alone.
    pub fn at(folder: PathBuf, limit: u64) -> Option<Cache> {
        let is_private = |data: &Metadata| {
            // SAFETY: it has no preconditions.
            data.is_dir() && data.uid() == unsafe { libc::geteuid() } && data.mode() & 0o077 == 0
        };
        let data = folder.metadata().or_else(|_| {
            DirBuilder::new().recursive(true).mode(0o700).create(&folder)?;
            folder.metadata()
        });
        (limit != 0 && data.is_ok_and(|data| is_private(&data))).then_some(Cache { folder, limit })
    }

    /// The entry for a file that holds `text`, of a translation that depends on `inputs`.
    pub(super) fn entry(&self, text: &[u8], inputs: &[Vec<u8>]) -> Entry<'_> {
        let mut hash = Xxh3::new();
        for part in [MAGIC, text].into_iter().chain(inputs.iter().map(Vec::as_slice)) {
            hash.update(&(part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        let key = hash.digest128();
        Entry { cache: self, key, path: self.folder.join(format!("{key:032x}")) }
    }

    /// Whether a new entry of `size` bytes has the sizes of all added up: with a probability in proportion to
    /// its size. `key` decides, which is a hash.
    fn is_sample(&self, key: u128, size: u64) -> bool {
        key as u64 % (self.limit / INTERVAL).max(1) < size
    }

    /// Removes the oldest entries until the rest is well below the limit, if the total is near it.
    fn trim(&self) {
        let Ok(entries) = std::fs::read_dir(&self.folder) else { return };
        let mut files: Vec<(SystemTime, u64, PathBuf)> = entries
            .flatten()
            .filter_map(|entry| {
                let data = entry.metadata().ok().filter(Metadata::is_file)?;
                Some((data.modified().ok()?, data.size(), entry.path()))
            })
            .collect();
        let mut total: u64 = files.iter().map(|file| file.1).sum();
        let bound = self.limit - self.limit / MARGIN;
        if total <= bound {
            return;
        }
        files.sort();
        for (_, size, path) in files {
            if total <= self.limit / 4 * 3 {
                break;
            }
            // Another process may have removed it.
            let _ = std::fs::remove_file(path);
            total -= size;
        }
    }
}

/// The entry for one call of a compiler.
pub(super) struct Entry<'a> {
    cache: &'a Cache,
    /// The hash of everything that the translation depends on.
    key: u128,
    path: PathBuf,
}

/// Nanoseconds of the last change of contents.
pub(super) fn time_of(data: &Metadata) -> u64 {
    (data.mtime() as u64).wrapping_mul(1_000_000_000).wrapping_add(data.mtime_nsec() as u64)
}

/// The part of an entry besides the output.
#[derive(Serialize, Deserialize)]
struct Head {
    files: Vec<Known>,
    libraries: Vec<PathBuf>,
    diagnostics: String,
}

/// A file that an output depends on, as it was when the compiler read it.
#[derive(PartialEq, Serialize, Deserialize)]
struct Known {
    path: PathBuf,
    size: u64,
    time: u64,
    hash: u64,
}

impl Known {
    fn is_unchanged(&self) -> bool {
        let Ok(data) = self.path.metadata() else { return false };
        let has_hash = || std::fs::read(&self.path).is_ok_and(|bytes| xxh3_64(&bytes) == self.hash);
        data.size() == self.size && (time_of(&data) == self.time || has_hash())
    }
}

impl Entry<'_> {
    /// The stored translation, if every file that it depends on is unchanged.
    pub(super) fn load(&self) -> Option<Translation> {
        let bytes = std::fs::read(&self.path).ok()?;
        let (sum, body) = bytes.strip_prefix(MAGIC)?.split_first_chunk()?;
        if u64::from_le_bytes(*sum) != xxh3_64(body) {
            return None;
        }
        let (head, ir) = body.split_at_checked(memchr::memchr(b'\n', body)? + 1)?;
        let Head { files, libraries, diagnostics } = serde_json::from_slice(head).ok()?;
        files.iter().all(Known::is_unchanged).then(|| Translation {
            ir: ir.to_vec(),
            diagnostics: diagnostics.into_bytes(),
            libraries,
            files: files.into_iter().map(|file| file.path).collect(),
            is_complete: true,
        })
    }

    /// Stores the result of a call that `started` then, for a file with the contents `text`.
    pub(super) fn store(&self, translation: &Translation, text: &[u8], started: SystemTime) {
        if let Some(bytes) = bytes_of(translation, text, started) {
            let file = tempfile::Builder::new().prefix(".").tempfile_in(&self.cache.folder);
            // A failure leaves no entry; the temporary file is removed when it is dropped.
            if let Ok(mut file) = file
                && file.write_all(&bytes).is_ok()
                && file.persist(&self.path).is_ok()
                && self.cache.is_sample(self.key, bytes.len() as u64)
            {
                self.cache.trim();
            }
        }
    }
}

/// The entry of a translation; `None` if it must not be kept.
fn bytes_of(translation: &Translation, text: &[u8], started: SystemTime) -> Option<Vec<u8>> {
    if !translation.is_complete || depends_on_more(text, false) {
        return None;
    }
    // File systems count time more coarsely than processors.
    let latest = started.checked_sub(Duration::from_millis(20))?;
    let known = |path: &PathBuf| {
        let data = path.metadata().ok().filter(Metadata::is_file)?;
        let contents = std::fs::read(path).ok()?;
        let is_steady = data.modified().ok()? < latest && !depends_on_more(&contents, is_of_system(path));
        let (path, size, time) = (path.clone(), data.size(), time_of(&data));
        is_steady.then(|| Known { path, size, time, hash: xxh3_64(&contents) })
    };
    let files = translation.files.iter().map(known).collect::<Option<_>>()?;
    let diagnostics = String::from_utf8(translation.diagnostics.clone()).ok()?;
    let head = Head { files, libraries: translation.libraries.clone(), diagnostics };
    let body = [&serde_json::to_vec(&head).ok()?[..], b"\n", &translation.ir].concat();
    Some([MAGIC, &xxh3_64(&body).to_le_bytes(), &body].concat())
}

/// Whether a text may have another meaning tomorrow although no file that was read has changed.
fn depends_on_more(text: &[u8], of_system: bool) -> bool {
    let has = |word: &str| memmem::find(text, word.as_bytes()).is_some();
    has("__DATE__") || has("__TIME__") || has("__TIMESTAMP__") || !of_system && has("__has_include")
}

/// True for headers that come with the system or the compiler.
fn is_of_system(path: &Path) -> bool {
    path.starts_with("/usr") || path.starts_with("/opt") || path.starts_with("/nix")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_added_up_once_per_interval() {
        let cache = Cache { folder: PathBuf::new(), limit: INTERVAL << 20 };
        let is_sample = |n: u64, size| cache.is_sample(xxh3_64(&n.to_le_bytes()).into(), size);
        for size in [1 << 10, 1 << 14, 1 << 17] {
            // As many as are 64 intervals.
            let n_entries = (64 << 20) / size;
            let samples = (0..n_entries).filter(|&n| is_sample(n, size)).count();
            assert!((40..=90).contains(&samples), "{samples} of {n_entries}");
        }
        // As large as the interval: always.
        assert!((0..100).all(|n| is_sample(n, 1 << 20)));
    }
}
