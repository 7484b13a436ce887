//! A cache of the outputs of compilers, like ccache's direct mode: an output is found without
//! calling the compiler, and without preprocessing.
//!
//! **Key.** The text of the file, its path, the current folder (debug information has it), the arguments, the
//! compiler's path, size and time, and the variables of the environment that it reads.
//!
//! **Entry.** One file: the other files that the compiler read, each with size, time and hash, checked
//! whenever the entry is used; diagnostics; the LLVM IR; and a hash of all that, so that a damaged entry
//! is not used. Not kept are texts that use `__DATE__`, `__TIME__`, `__TIMESTAMP__` or `__has_include`
//! (system headers may use the last: they change with the system, and so does the time of other files), nor
//! of files that changed while the compiler ran.
//!
//! **Folder.** It must be the user's own and closed to others, because what is in it is run. Entries are
//! written beside and renamed, so that there is never half of one. Whatever fails here is as if there were
//! no cache.
//!
//! **Limit.** To add up the sizes of two thousand entries takes longer than to compile a small program, so
//! not every new entry does: it is one in 400 of 20 KB where the limit is 256 MB. Entries that were not used
//! for longest go when less than an eighth is left, which what was not added up exceeds with a probability
//! of 2 %.

use std::fs::{DirBuilder, File, Metadata};
use std::io::Write as _;
use std::os::unix::ffi::{OsStrExt as _, OsStringExt as _};
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use memchr::memmem;
use xxhash_rust::xxh3::{Xxh3, xxh3_128};

use super::translation::Translation;

/// The beginning of an entry. Changes with its format, and with options of compilers that are not in the key.
const MAGIC: &[u8] = b"sheave translation 1\n";

/// Default limit of the cache in bytes.
const DEFAULT_LIMIT: u64 = 256 << 20;

/// The part of the limit that is kept free when sizes are added up.
const MARGIN: u64 = 8;

/// The part of the limit that is stored, on average, until sizes are added up again.
const INTERVAL: u64 = 32;

/// An entry's time is renewed by a use this long after the last one.
const RENEWAL: Duration = Duration::from_secs(3600);

/// A folder of entries.
#[derive(Clone, Debug)]
pub struct Cache {
    folder: PathBuf,
    limit: u64,
}

impl Cache {
    /// The user's cache: `$SHEAVE_CACHE_DIR`, else `$XDG_CACHE_HOME/sheave`, else `~/.cache/sheave`, of at
    /// most `$SHEAVE_CACHE_SIZE` megabytes (256). `None` where there is no folder that is the user's alone,
    /// and where the size is zero.
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

    /// Removes the entries that were not used for longest until what is left is well below the limit, where
    /// it is near it.
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

impl Entry<'_> {
    /// The stored translation, if every file that it depends on is unchanged.
    pub(super) fn load(&self) -> Option<Translation> {
        let bytes = std::fs::read(&self.path).ok()?;
        let (head, body) = bytes.strip_prefix(MAGIC)?.split_first_chunk::<16>()?;
        if *head != xxh3_128(body).to_le_bytes() {
            return None;
        }
        let mut reader = Reader(body);
        let mut files = Vec::new();
        for _ in 0..reader.number()? {
            let path = PathBuf::from(std::ffi::OsString::from_vec(reader.bytes()?.to_vec()));
            let (size, time) = (reader.number()?, reader.number()?);
            let hash = reader.bytes()?;
            let data = path.metadata().ok()?;
            let is_same = data.size() == size
                && (time_of(&data) == time || xxh3_128(&std::fs::read(&path).ok()?).to_le_bytes() == hash);
            if !is_same {
                return None;
            }
            files.push(path);
        }
        let mut libraries = Vec::new();
        for _ in 0..reader.number()? {
            libraries.push(PathBuf::from(std::ffi::OsString::from_vec(reader.bytes()?.to_vec())));
        }
        let (diagnostics, ir) = (reader.bytes()?.to_vec(), reader.bytes()?.to_vec());
        self.renew();
        Some(Translation { ir, diagnostics, libraries, files, is_complete: true, cached: true })
    }

    /// Notes that the entry is used.
    fn renew(&self) {
        let now = SystemTime::now();
        let is_old = |data: Metadata| {
            data.modified().is_ok_and(|time| now.duration_since(time).is_ok_and(|age| age > RENEWAL))
        };
        if self.path.metadata().is_ok_and(is_old)
            && let Ok(file) = File::options().write(true).open(&self.path)
        {
            let _ = file.set_modified(now);
        }
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
    let mut body = Vec::new();
    number(&mut body, translation.files.len() as u64);
    for path in &translation.files {
        let data = path.metadata().ok()?;
        if data.modified().ok()? >= latest || !data.is_file() {
            return None;
        }
        let contents = std::fs::read(path).ok()?;
        if depends_on_more(&contents, is_of_system(path)) {
            return None;
        }
        bytes(&mut body, path.as_os_str().as_bytes());
        number(&mut body, data.size());
        number(&mut body, time_of(&data));
        bytes(&mut body, &xxh3_128(&contents).to_le_bytes());
    }
    number(&mut body, translation.libraries.len() as u64);
    for path in &translation.libraries {
        bytes(&mut body, path.as_os_str().as_bytes());
    }
    bytes(&mut body, &translation.diagnostics);
    bytes(&mut body, &translation.ir);
    let mut entry = MAGIC.to_vec();
    entry.extend(xxh3_128(&body).to_le_bytes());
    entry.extend(body);
    Some(entry)
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

fn number(to: &mut Vec<u8>, number: u64) {
    to.extend(number.to_le_bytes());
}

fn bytes(to: &mut Vec<u8>, bytes: &[u8]) {
    number(to, bytes.len() as u64);
    to.extend(bytes);
}

/// Takes an entry apart.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn number(&mut self) -> Option<u64> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*first))
    }

    fn bytes(&mut self) -> Option<&'a [u8]> {
        let length = usize::try_from(self.number()?).ok()?;
        let (first, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_added_up_once_per_interval() {
        let cache = Cache { folder: PathBuf::new(), limit: INTERVAL << 20 };
        let is_sample = |n: u64, size| cache.is_sample(xxh3_128(&n.to_le_bytes()), size);
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
