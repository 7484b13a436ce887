//! Finds compilers: the one that an environment variable names, else the newest one on `PATH`.

use std::ffi::OsStr;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use super::language::Language;

/// An installed compiler.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compiler {
    /// Its executable.
    pub path: PathBuf,
    /// Its name in messages.
    pub name: String,
    /// The variable of the environment that names it, if one does.
    pub variable: Option<&'static str>,
}

/// Versions of LLVM that are looked for under names with a version, newest first.
const VERSIONS: std::ops::RangeInclusive<u32> = 11..=30;

/// For the compilers of a language: the variable that names one, the name of the executable, and the package
/// to install.
const fn family(language: Language) -> (&'static str, &'static str, &'static str) {
    match language {
        Language::C | Language::Ir => ("SHEAVE_CC", "clang", "clang"),
        Language::Cpp => ("SHEAVE_CXX", "clang++", "clang"),
        Language::Rust => ("SHEAVE_RUSTC", "rustc", "Rust (https://rustup.rs)"),
        Language::Bitcode => ("SHEAVE_LLVM_DIS", "llvm-dis", "llvm"),
    }
}

/// The compiler of `language`.
pub fn find(language: Language) -> Option<Compiler> {
    let (variable, family, _) = family(language);
    let path = std::env::var_os("PATH").unwrap_or_default();
    if let Some(chosen) = std::env::var_os(variable).filter(|chosen| !chosen.is_empty()) {
        let name = chosen.to_string_lossy().into_owned();
        let path = find_executable(&chosen, &path).unwrap_or_else(|| PathBuf::from(&chosen));
        return Some(Compiler { path, name, variable: Some(variable) });
    }
    let compiler = |name: String| {
        find_executable(OsStr::new(&name), &path).map(|path| Compiler { path, name, variable: None })
    };
    let plain = compiler(family.to_owned());
    if language == Language::Rust {
        return plain;
    }
    // A name without version is of the version in the name that it is a link to.
    let of_plain = plain.as_ref().and_then(|plain| version(&plain.path)).unwrap_or(0);
    let newer = VERSIONS.rev().take_while(|&version| version > of_plain);
    newer.map(|version| format!("{family}-{version}")).find_map(compiler).or(plain)
}

/// A clang that reads the LLVM IR `text`: one that is not older than the LLVM that wrote it.
pub fn find_for_ir(text: &[u8]) -> Option<Compiler> {
    let newest = find(Language::Ir)?;
    if newest.variable.is_some() {
        return Some(newest);
    }
    let wanted = llvm_version(text);
    let path = llvm_tool("clang", wanted)?;
    let is_older = version(&path).zip(wanted).is_some_and(|(found, wanted)| found < wanted);
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    (!is_older).then_some(Compiler { path, name, variable: None })
}

/// The major version of the clang that wrote the LLVM IR `text`, if it was clang.
pub fn llvm_version(text: &[u8]) -> Option<u32> {
    const BEFORE: &[u8] = b"clang version ";
    let rest = &text[memchr::memmem::find(text, BEFORE)? + BEFORE.len()..];
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&rest[..digits]).ok()?.parse().ok()
}

/// LLVM's tool `name` of version `wanted`, else of the oldest newer version; without a wish the newest. The
/// name without a version is the last resort.
pub fn llvm_tool(name: &str, wanted: Option<u32>) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let find = |name: &str| find_executable(OsStr::new(name), &path);
    let versioned = |version: u32| find(&format!("{name}-{version}"));
    let found = match wanted {
        Some(wanted) => (wanted..=*VERSIONS.end()).find_map(versioned),
        None => VERSIONS.rev().find_map(versioned),
    };
    found.or_else(|| find(name))
}

/// The version that the name of the executable that `path` resolves to ends in, or that of its folder
/// (`/usr/lib/llvm-19/bin/clang`).
fn version(path: &Path) -> Option<u32> {
    let path = std::fs::canonicalize(path).ok()?;
    let number = |part: &OsStr| part.to_str()?.rsplit_once('-')?.1.parse().ok();
    path.iter().rev().find_map(number)
}

/// The executable `name`: a path if it has a slash, else the first one in the folders of `path`.
fn find_executable(name: &OsStr, path: &OsStr) -> Option<PathBuf> {
    let is_executable = |path: &Path| {
        path.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
    };
    if Path::new(name).components().count() > 1 {
        return Some(PathBuf::from(name)).filter(|path| is_executable(path));
    }
    std::env::split_paths(path).map(|folder| folder.join(name)).find(|path| is_executable(path))
}

/// One line for a user who has no compiler for `file`.
pub(super) fn what_to_install(language: Language, file: &str) -> String {
    let (variable, name, package) = family(language);
    format!(
        "{file} is {}, and there is no `{name}`: install {package}, or name one in {variable}",
        language.name()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn executable(path: &Path) {
        std::fs::write(path, "#!/bin/sh\n").expect("it can be written");
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).expect("it is ours");
    }

    #[test]
    fn executables_are_found_in_the_first_folder_that_has_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let (first, second) = (folder.path().join("a"), folder.path().join("b"));
        for path in [&first, &second] {
            std::fs::create_dir(path).expect("it is new");
        }
        let path = std::env::join_paths([&first, &second]).expect("no colons");
        let find = |name: &str| find_executable(OsStr::new(name), &path);
        assert_eq!(find("clang"), None);
        executable(&second.join("clang"));
        assert_eq!(find("clang"), Some(second.join("clang")));
        std::fs::write(first.join("clang"), "no program").expect("it can be written");
        assert_eq!(find("clang"), Some(second.join("clang")));
        executable(&first.join("clang"));
        assert_eq!(find("clang"), Some(first.join("clang")));
    }

    #[test]
    fn the_version_is_that_of_the_target_of_links() {
        let folder = tempfile::tempdir().expect("a folder");
        let bin = folder.path().join("llvm-21").join("bin");
        std::fs::create_dir_all(&bin).expect("it is new");
        executable(&bin.join("clang"));
        let link = folder.path().join("clang");
        std::os::unix::fs::symlink(bin.join("clang"), &link).expect("it is new");
        assert_eq!(version(&link), Some(21));
        executable(&folder.path().join("clang-14"));
        assert_eq!(version(&folder.path().join("clang-14")), Some(14));
    }
}
