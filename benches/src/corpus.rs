//! The programs that everything is measured on: `tests/corpus` and `benches/programs`.

use std::path::{Path, PathBuf};

/// A program of the corpus.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its name.
    pub name: String,
    /// Its source in C.
    pub c: PathBuf,
    /// The output of clang -O0.
    pub ll: PathBuf,
    /// The text of `ll`.
    pub text: String,
    /// Instructions of `text`, as LLVM counts them.
    pub insts: usize,
    /// The argument with which it ends soon.
    pub small: String,
}

/// The programs of `tests/corpus`, by name.
///
/// # Errors
/// When one cannot be read, or there are none.
pub fn programs() -> Result<Vec<Program>, String> {
    read("../tests/corpus")
}

/// The programs of `benches/programs`, by name.
///
/// # Errors
/// As [`programs`].
pub fn others() -> Result<Vec<Program>, String> {
    read("programs")
}

/// The programs of a folder that exist as C and as LLVM IR.
fn read(folder: &str) -> Result<Vec<Program>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let folder = folder.canonicalize().map_err(|error| format!("{}: {error}", folder.display()))?;
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut programs = Vec::new();
    for c in
        entries.flatten().map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|e| e == "c"))
    {
        let ll = c.with_extension("ll");
        let text = std::fs::read_to_string(&ll).map_err(|error| format!("{}: {error}", ll.display()))?;
        let small = std::fs::read_to_string(c.with_extension("small")).unwrap_or_default().trim().to_owned();
        let name = c.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        programs.push(Program { name, insts: llvm_insts(&text), c, ll, text, small });
    }
    if programs.is_empty() {
        return Err(format!("{}: no programs", folder.display()));
    }
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(programs)
}

/// Instructions of a textual LLVM module, as LLVM counts them.
pub fn llvm_insts(source: &str) -> usize {
    let mut inside = false;
    let mut count = 0;
    for line in source.lines() {
        if line.starts_with("define") {
            inside = true;
        } else if line.starts_with('}') {
            inside = false;
        } else if inside && line.starts_with("  ") && !line.starts_with("   ") && line != "  ]" {
            count += 1;
        }
    }
    count
}
