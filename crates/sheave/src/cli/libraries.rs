//! The shared libraries of a program, by their linker names.

use std::ffi::OsString;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use clap::Args;
use sheave::process::joined;

/// Shared libraries that a program uses.
#[derive(Args, Debug)]
pub(crate) struct Libraries {
    /// A shared library in which to search for symbols; repeatable
    #[arg(long, value_name = "LIB.so")]
    load: Vec<PathBuf>,
    /// The same by its linker's name: `-lz` is libz.so; repeatable
    #[arg(short = 'l', value_name = "NAME")]
    library: Vec<String>,
    /// Search this folder for the libraries of -l, before those of the system; repeatable
    #[arg(short = 'L', value_name = "DIR")]
    folder: Vec<PathBuf>,
}

/// Libraries of the C compiler's that every program has.
const ALWAYS_THERE: [&str; 8] = ["c", "m", "pthread", "dl", "rt", "util", "gcc", "gcc_s"];

/// The folders of the system's libraries.
const SYSTEM_FOLDERS: [&str; 6] = [
    "/usr/local/lib",
    "/lib/x86_64-linux-gnu",
    "/usr/lib/x86_64-linux-gnu",
    "/lib64",
    "/usr/lib64",
    "/usr/lib",
];

impl Libraries {
    /// The libraries to load, in order.
    pub(crate) fn paths(&self) -> Vec<PathBuf> {
        let loaded = self.load.iter().map(|library| {
            // The system searches for a name without a slash in its own folders only.
            let here = Path::new(".").join(library);
            if library.components().count() == 1 && here.is_file() { here } else { library.clone() }
        });
        let named = self.library.iter().filter(|name| !ALWAYS_THERE.contains(&name.as_str()));
        loaded.chain(named.map(|name| self.find(name))).collect()
    }

    /// The same for a linker, which finds names itself.
    pub(crate) fn link_args(&self) -> Vec<OsString> {
        let folders = self.folder.iter().map(|folder| joined("-L", folder));
        let loaded = self.load.iter().map(|path| path.clone().into_os_string());
        let named = self.library.iter().map(String::as_str).chain(["m"]);
        folders.chain(loaded).chain(named.map(|name| joined("-l", name))).collect()
    }

    /// The library `name` in the first folder that has it. Beside it there may be a text for linkers only,
    /// and without the files for developers there is just a name with a version.
    fn find(&self, name: &str) -> PathBuf {
        let plain = format!("lib{name}.so");
        let variable = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
        let of_variable: Vec<PathBuf> = std::env::split_paths(&variable).collect();
        let system = SYSTEM_FOLDERS.iter().map(PathBuf::from);
        for folder in self.folder.iter().cloned().chain(of_variable).chain(system) {
            if is_elf(&folder.join(&plain)) {
                return folder.join(&plain);
            }
            let Ok(entries) = std::fs::read_dir(&folder) else { continue };
            let is_version = |path: &PathBuf| {
                let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
                name.strip_prefix(&plain).is_some_and(|rest| rest.starts_with('.')) && is_elf(path)
            };
            if let Some(newest) = entries.flatten().map(|entry| entry.path()).filter(is_version).max() {
                return newest;
            }
        }
        // The loader's message will name it.
        PathBuf::from(plain)
    }
}

fn is_elf(path: &Path) -> bool {
    let mut start = [0; 4];
    std::fs::File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok() && start == *b"\x7FELF"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_is_found_by_its_linkers_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let (first, second) = (folder.path().join("a"), folder.path().join("b"));
        for path in [&first, &second] {
            std::fs::create_dir(path).expect("it is new");
        }
        let write = |path: &Path, text: &[u8]| std::fs::write(path, text).expect("the folder is ours");
        let libraries =
            Libraries { load: vec![], library: vec![], folder: vec![first.clone(), second.clone()] };
        assert_eq!(libraries.find("nosuch"), Path::new("libnosuch.so"));
        write(&second.join("libone.so"), b"\x7FELF");
        assert_eq!(libraries.find("one"), second.join("libone.so"));
        // A text for linkers is none; of versions the last one is.
        write(&first.join("libone.so"), b"INPUT(libone.so.6)");
        assert_eq!(libraries.find("one"), second.join("libone.so"));
        write(&first.join("libone.so.5"), b"\x7FELF");
        write(&first.join("libone.so.6"), b"\x7FELF");
        assert_eq!(libraries.find("one"), first.join("libone.so.6"));
    }

    #[test]
    fn what_every_program_has_is_not_searched_for() {
        let words = ["m", "pthread", "nosuch"].map(str::to_owned).to_vec();
        let libraries = Libraries { load: vec![PathBuf::from("a/b.so")], library: words, folder: vec![] };
        assert_eq!(libraries.paths(), [Path::new("a/b.so"), Path::new("libnosuch.so")]);
    }
}
