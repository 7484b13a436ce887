//! Reads programs: finds out which language a text is in, reads it, verifies it.

use std::fs::File;
use std::io::{self, Read as _};
use std::os::fd::AsFd as _;
use std::os::unix::fs::FileTypeExt as _;
use std::path::Path;
use std::sync::OnceLock;

use sheave_ir::Module;
use sheave_llvm::ReadOptions;

use crate::Error;
use crate::frontend::language::Language as Compiled;

/// Reads the module in `path`, LLVM IR or Sheave's own text; `-` is standard input. The module is verified.
///
/// # Errors
/// When the file cannot be read, and for everything that is wrong with its text or its program.
pub fn read_file(path: &Path) -> Result<Module, Error> {
    read_bytes(&display_name(path), &contents(path)?)
}

/// Standard input, once it has been read.
static STANDARD_INPUT: OnceLock<Vec<u8>> = OnceLock::new();

/// The contents of the file at `path`, however often it is read; `-` is standard input.
pub(crate) fn contents(path: &Path) -> Result<Vec<u8>, Error> {
    let fault = |error| Error::Read { file: display_name(path), error };
    if path != Path::new("-") {
        return File::open(path).and_then(read_all).map_err(fault);
    }
    let input = std::io::stdin().as_fd().try_clone_to_owned();
    let bytes = input.and_then(|input| read_all(input.into())).map_err(fault)?;
    Ok(STANDARD_INPUT.get_or_init(|| bytes).clone())
}

/// The most bytes that are read from a file: as long as the reader's texts may be, and an object.
const MAX_BYTES: u64 = 1 << 32;
/// The most bytes that are read from a device, which may have no end.
const MAX_DEVICE_BYTES: u64 = 1 << 26;

/// Everything in `file`. One read is cheaper than a mapping for files of this size, and no other process can
/// truncate it under the reader.
fn read_all(file: File) -> io::Result<Vec<u8>> {
    let data = file.metadata()?;
    let limit = if data.file_type().is_char_device() { MAX_DEVICE_BYTES } else { MAX_BYTES };
    let mut bytes = Vec::with_capacity(data.len().min(limit) as usize + 1);
    file.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, format!("it has more than {limit} bytes")));
    }
    Ok(bytes)
}

/// The name of the file at `path` in messages.
pub(crate) fn display_name(path: &Path) -> String {
    if path == Path::new("-") { "<stdin>".to_owned() } else { path.display().to_string() }
}

/// Reads the module in `bytes`; `name` is its name in messages. The module is verified.
///
/// # Errors
/// As [`read_file`].
pub fn read_bytes(name: &str, bytes: &[u8]) -> Result<Module, Error> {
    read_bytes_with(name, bytes, &ReadOptions::default())
}

/// As [`read_bytes`], with options.
///
/// # Errors
/// As [`read_file`].
pub(crate) fn read_bytes_with(name: &str, bytes: &[u8], options: &ReadOptions) -> Result<Module, Error> {
    let commented;
    let bytes = without_mark(bytes);
    let mut text = bytes;
    // A first line for the system is a comment.
    if bytes.starts_with(b"#!") {
        commented = [b";", &bytes[1..]].concat();
        text = &commented;
    }
    match language(name, bytes) {
        Language::Llvm => {
            let module = sheave_llvm::read_module_with(name, text, options)?;
            sheave_ir::verify_module(&module)
                .map_err(|error| sheave_llvm::locate_faults(name, text, options, &error))?;
            Ok(module)
        }
        Language::Sheave => Ok(sheave_ir::read_module(name, text)?),
        Language::Source(Compiled::Bitcode) => Err(Error::Link(format!(
            "{name} is LLVM bitcode; Sheave reads textual IR: `llvm-dis {name}` makes it, and clang prints \
             it with -S"
        ))),
        Language::Source(language) => Err(Error::Link(format!(
            "{name} is source text; Sheave reads LLVM IR: `{} {name}` makes it",
            match language {
                Compiled::Cpp => "clang++ -O0 -S -emit-llvm",
                Compiled::Rust => "rustc -C panic=abort -C prefer-dynamic --emit=llvm-ir",
                Compiled::C | Compiled::Bitcode | Compiled::Ir => "clang -O0 -S -emit-llvm",
            }
        ))),
        Language::Object => Err(Error::Link(format!(
            "{name} is a compiled file; Sheave reads LLVM IR (clang -S -emit-llvm) and its own text"
        ))),
    }
}

/// The text without a byte-order mark.
fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes)
}

/// The language of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    Llvm,
    Sheave,
    Object,
    /// A language that another compiler translates to LLVM IR.
    Source(Compiled),
}

/// Words that begin a line of LLVM IR and none of Sheave's text.
const LLVM_WORDS: [&str; 11] =
    ["source_filename", "target", "define", "declare", "attributes", "module", "@", "%", "!", "$", "^"];

/// Words that begin a line of Sheave's text.
const SHEAVE_WORDS: [&str; 6] = ["function", "data", "extern", "alias", "constructor", "destructor"];

/// Whether the first line of code, after one for the system, begins with a word of Sheave's text.
pub(crate) fn begins_with_sheave_word(bytes: &[u8]) -> bool {
    first_line(bytes).is_some_and(|line| {
        let word =
            line.split(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_').next().unwrap_or_default();
        SHEAVE_WORDS.iter().any(|known| known.as_bytes() == word)
    })
}

/// The first line that is neither empty nor a comment of IR, nor for the system (`#!`).
fn first_line(bytes: &[u8]) -> Option<&[u8]> {
    let lines = without_mark(bytes).split(|&byte| byte == b'\n').enumerate();
    let lines = lines.filter(|(at, line)| *at > 0 || !line.starts_with(b"#!"));
    lines.map(|(_, line)| line.trim_ascii_start()).find(|line| !line.is_empty() && !line.starts_with(b";"))
}

/// The language of a text: by its first words; if they are in no language, by the name.
pub(crate) fn language(name: &str, bytes: &[u8]) -> Language {
    // Bitcode, and bitcode in its wrapper.
    if bytes.starts_with(b"BC\xC0\xDE") || bytes.starts_with(b"\xDE\xC0\x17\x0B") {
        return Language::Source(Compiled::Bitcode);
    }
    if bytes.starts_with(b"\x7FELF") || bytes.starts_with(b"!<arch>\n") {
        return Language::Object;
    }
    if let Some(line) = first_line(bytes) {
        let is_llvm = LLVM_WORDS.iter().any(|word| {
            line.strip_prefix(word.as_bytes()).is_some_and(|rest| {
                !word.ends_with(|c: char| c.is_alphabetic())
                    || rest.first().is_none_or(|c| !c.is_ascii_alphanumeric())
            })
        });
        // `declare %f` is Sheave's, `declare i32 @f` is LLVM's.
        let is_ours = line.strip_prefix(b"declare").is_some_and(|rest| !rest.contains(&b'@'));
        if is_llvm && !is_ours {
            return Language::Llvm;
        }
    }
    match Path::new(name).extension().and_then(|extension| extension.to_str()) {
        Some("ll") => Language::Llvm,
        _ => Compiled::of_name(Path::new(name)).map_or(Language::Sheave, Language::Source),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_told_apart_by_content_first() {
        assert_eq!(language("a", b"; ModuleID = 'a'\nsource_filename = \"a\"\n"), Language::Llvm);
        assert_eq!(language("a", b"\n  define i32 @main() {"), Language::Llvm);
        assert_eq!(language("a.ll", b"garbage"), Language::Llvm);
        assert_eq!(language("a.ll", b"function %f() {"), Language::Llvm);
        assert_eq!(language("a.txt", b"; why\nfunction %f() {"), Language::Sheave);
        assert_eq!(language("-", b""), Language::Sheave);
        assert_eq!(language("a.ll", b"BC\xC0\xDE\x35"), Language::Source(Compiled::Bitcode));
        assert_eq!(language("a", b"\x7FELF\x02"), Language::Object);
        assert_eq!(language("a.c", b"int main() {"), Language::Source(Compiled::C));
        assert_eq!(language("a.c", b"define i32 @main() {"), Language::Llvm);
        assert_eq!(language("a", b"#!/usr/bin/env sheave\n; why\ndefine i32 @main() {"), Language::Llvm);
        assert_eq!(language("a", "\u{feff}define i32 @main() {".as_bytes()), Language::Llvm);
        let marked = "\u{feff}define i32 @main() {\n  ret i32 0\n}\n";
        assert!(read_bytes("a", marked.as_bytes()).is_ok());
        assert!(read_bytes("a", b"\xEF\xBB\xBFfunction %f() {\nblock0:\n    return\n}\n").is_ok());
        assert!(begins_with_sheave_word(b"#!/usr/bin/env sheave\n; why\nfunction %f() {"));
        assert!(!begins_with_sheave_word(b"#!/usr/bin/env sheave\nfunctional f;"));
    }
}
