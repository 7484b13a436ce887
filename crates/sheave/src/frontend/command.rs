//! The command line of a compiler, and the result of its call.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::os::unix::ffi::{OsStrExt as _, OsStringExt as _};
use std::os::unix::fs::MetadataExt as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use super::cache::time_of;
use super::compiler::Compiler;
use super::language::Language;
use super::options::Frontend;
use super::translation::Translation;
use crate::Error;
use crate::input::display_name;
use crate::process::{self, joined};

/// Variables of the environment that change the output of compilers or the form of their diagnostics.
const C_VARIABLES: &[&str] = &[
    "CPATH",
    "C_INCLUDE_PATH",
    "CPLUS_INCLUDE_PATH",
    "CCC_OVERRIDE_OPTIONS",
    "COMPILER_PATH",
    "GCC_EXEC_PREFIX",
    "SOURCE_DATE_EPOCH",
    "LANG",
    "LC_ALL",
    "LC_MESSAGES",
];
const RUST_VARIABLES: &[&str] =
    &["RUSTUP_TOOLCHAIN", "RUSTUP_HOME", "RUSTC_BOOTSTRAP", "SOURCE_DATE_EPOCH", "HOME"];

/// The output of a compiler.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Product {
    /// LLVM IR.
    Ir,
    /// A position-independent object.
    Object,
}

/// One call of a compiler, not made yet.
pub(super) struct Call<'a> {
    compiler: &'a Compiler,
    language: Language,
    path: &'a Path,
    /// The contents of the file.
    text: &'a [u8],
    /// Everything but names of temporary files.
    args: Vec<OsString>,
    /// The text is passed on standard input: its first line is not for the compiler, or it has no file.
    is_piped: bool,
    /// Line 1 of the text is for the system.
    is_script: bool,
    product: Product,
}

impl<'a> Call<'a> {
    pub(super) fn new(
        frontend: &Frontend,
        compiler: &'a Compiler,
        language: Language,
        path: &'a Path,
        text: &'a [u8],
        product: Product,
    ) -> Call<'a> {
        let is_script = text.starts_with(b"#!");
        // rustc ignores a first line that begins with `#!` itself.
        let is_piped = path == Path::new("-") || is_script && language != Language::Rust;
        let mut call =
            Call { compiler, language, path, text, args: Vec::new(), is_piped, is_script, product };
        match language {
            Language::C | Language::Cpp | Language::Ir => call.clang(frontend),
            Language::Rust => call.rustc(frontend),
            Language::Bitcode => call.push(["-o", "-", "-"]),
        }
        call
    }

    fn push<T: Into<OsString>>(&mut self, words: impl IntoIterator<Item = T>) {
        self.args.extend(words.into_iter().map(Into::into));
    }

    fn clang(&mut self, frontend: &Frontend) {
        let level = frontend.level.as_deref().unwrap_or("0");
        // Without optimisation functions are marked as not to be optimised, which is for LLVM's passes alone.
        match self.product {
            Product::Ir => self.push(["-S", "-emit-llvm"]),
            Product::Object => self.push(["-c", "-fPIC"]),
        }
        self.push(["-g", "-o", "-", "-Xclang", "-disable-O0-optnone"]);
        let is_source = self.product == Product::Ir && self.language != Language::Ir;
        if is_source && level == "0" && !frontend.mark_scopes {
            // As without optimisation, macros included, but with the promises that it would be told, and with
            // no more `noinline` than the source has. Ends of scopes that were inlined keep slots in memory.
            self.push(["-O1", "-U__OPTIMIZE__", "-Xclang", "-disable-llvm-passes"]);
            self.push(["-Xclang", "-disable-lifetime-markers"]);
            self.push((!frontend.access_types).then_some("-fno-strict-aliasing"));
        } else {
            self.push([format!("-O{level}")]);
        }
        if frontend.mark_scopes {
            self.push(["-Xclang", "-fsanitize-address-use-after-scope"]);
        }
        self.push([if frontend.color { "-fcolor-diagnostics" } else { "-fno-color-diagnostics" }]);
        if self.language == Language::Ir {
            // Of the options for sources only some have a meaning here.
            self.push(["-Wno-unused-command-line-argument", "-Wno-override-module"]);
        } else {
            self.push(frontend.standard.iter().map(|standard| format!("-std={standard}")));
            self.push(frontend.include.iter().map(|folder| joined("-I", folder)));
            self.push(frontend.define.iter().map(|name| joined("-D", name)));
        }
        self.push(frontend.options.iter().cloned());
        let name = match self.language {
            Language::Cpp => "c++",
            Language::Ir => "ir",
            _ => "c",
        };
        self.push(["-x", name]);
        if self.is_piped {
            let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
            self.push([OsStr::new("-iquote"), folder.unwrap_or(Path::new(".")).as_os_str()]);
            self.push(["-"]);
        } else {
            self.push([self.path]);
        }
    }

    fn rustc(&mut self, frontend: &Frontend) {
        self.push(["-g", "-C", "prefer-dynamic", "-C", "codegen-units=1"]);
        if let Some(level) = &frontend.level {
            self.push([format!("-Copt-level={level}")]);
        }
        let edition = frontend.standard.as_deref().unwrap_or("2024");
        self.push(["--crate-type", "bin", "--edition", edition]);
        self.push(["--color", if frontend.color { "always" } else { "never" }]);
        for name in &frontend.define {
            self.push([OsStr::new("--cfg"), name]);
        }
        self.push(frontend.include.iter().map(|folder| joined("-L", folder)));
        self.push(frontend.options.iter().cloned());
        self.push([self.path]);
    }

    /// Everything that the output depends on beside the text and other files: the same bytes, the same
    /// output. `None` if the compiler is gone.
    pub(super) fn inputs(&self) -> Option<Vec<Vec<u8>>> {
        let compiler = self.compiler.path.metadata().ok()?;
        let mut parts: Vec<Vec<u8>> = vec![
            self.path.as_os_str().as_bytes().to_vec(),
            std::env::current_dir().ok()?.into_os_string().into_vec(),
            self.language.name().as_bytes().to_vec(),
            vec![self.product as u8],
            self.compiler.path.as_os_str().as_bytes().to_vec(),
        ];
        let numbers = [compiler.size(), time_of(&compiler), compiler.ino()];
        parts.extend(numbers.map(|number| number.to_le_bytes().to_vec()));
        parts.extend(self.args.iter().map(|word| word.as_bytes().to_vec()));
        // The variables of the environment that the output depends on.
        let variables = match self.language {
            Language::C | Language::Cpp | Language::Ir => C_VARIABLES,
            Language::Rust => RUST_VARIABLES,
            Language::Bitcode => &[],
        };
        for name in variables {
            let value = std::env::var_os(name);
            parts.push(name.as_bytes().to_vec());
            parts.push(value.as_ref().map_or(&b"unset"[..], |_| b"set").to_vec());
            parts.push(value.unwrap_or_default().into_vec());
        }
        Some(parts)
    }

    /// Calls the compiler.
    ///
    /// # Errors
    /// [`Error::Frontend`] if it cannot be called, and [`Error::Rejected`] if it does not succeed.
    pub(super) fn run(&self) -> Result<Translation, Error> {
        let folder = tempfile::tempdir().map_err(|error| self.fault("a temporary folder", error))?;
        let dependencies = folder.path().join("dependencies");
        let mut command = Command::new(&self.compiler.path);
        let file = folder.path().join("output");
        let output = match self.language {
            Language::C | Language::Cpp => {
                command.args(["-MD", "-MT", "x", "-MF"]).arg(&dependencies).args(&self.args);
                self.output(command)?
            }
            Language::Rust => {
                let emit = |kind: &str, path: &Path| joined(&format!("--emit={kind}="), path);
                let kind = if self.product == Product::Ir { "llvm-ir" } else { "obj" };
                command.args([emit(kind, &file), emit("dep-info", &dependencies)]).args(&self.args);
                let output = self.output(command)?;
                let stdout = std::fs::read(&file).map_err(|error| self.fault("its output: ", error))?;
                Output { stdout, ..output }
            }
            Language::Bitcode | Language::Ir => {
                command.args(&self.args);
                self.output(command)?
            }
        };
        let rules = std::fs::read(&dependencies).unwrap_or_default();
        let mut files = dependencies_of(&rules);
        files.retain(|file| file != Path::new("-"));
        if self.path != Path::new("-") && !files.iter().any(|file| file == self.path) {
            files.insert(0, self.path.to_owned());
        }
        let mut translation = Translation {
            ir: output.stdout,
            diagnostics: output.stderr,
            libraries: Vec::new(),
            files,
            is_complete: true,
        };
        match self.language {
            Language::C | Language::Bitcode | Language::Ir => {}
            Language::Cpp => translation.libraries = vec![PathBuf::from(cpp_library(&translation.ir))],
            Language::Rust => {
                translation.libraries = self.rust_library()?;
                // Which toolchain rustup takes is decided by files.
                translation.files.extend(translation.libraries.iter().cloned().chain(toolchain_files()));
                // `env!` reads variables.
                translation.is_complete = memchr::memmem::find(&rules, b"# env-dep:").is_none();
            }
        }
        Ok(translation)
    }

    /// The output of the compiler, if it succeeds.
    fn output(&self, mut command: Command) -> Result<Output, Error> {
        let input = if self.is_piped || self.language == Language::Bitcode {
            Stdio::from(self.input().map_err(|error| self.fault("its input: ", error))?)
        } else {
            Stdio::null()
        };
        let output = command.stdin(input).output().map_err(|error| self.fault("", error))?;
        if output.status.success() {
            return Ok(output);
        }
        let mut message = output.stderr;
        if let Some(signal) = output.status.signal() {
            let name = &self.compiler.name;
            message.extend(format!("error: `{name}` was ended by signal {signal}\n").into_bytes());
        } else if message.is_empty() {
            let (name, status) = (&self.compiler.name, output.status.code().unwrap_or(-1));
            message.extend(format!("error: `{name}` ended with status {status}\n").into_bytes());
        }
        if memchr::memmem::find(&message, b"-Xclang").is_some()
            && let Some(variable) = self.compiler.variable
        {
            message.extend(format!("note: {variable} has to name clang, which makes LLVM IR\n").into_bytes());
        }
        Err(Error::Rejected { file: display_name(self.path), diagnostics: message })
    }

    /// The text as standard input. Its lines keep their numbers where the first one is left out or
    /// becomes a comment.
    fn input(&self) -> std::io::Result<File> {
        let (mut head, mut rest) = (String::new(), self.text);
        if self.language == Language::Ir && self.is_script {
            head.push(';');
        } else if matches!(self.language, Language::C | Language::Cpp) {
            let mut line = 1;
            if self.is_script {
                let end = rest.iter().position(|&byte| byte == b'\n').map_or(rest.len(), |at| at + 1);
                (rest, line) = (&rest[end..], 2);
            }
            let name = display_name(self.path).replace('\\', "\\\\").replace('"', "\\\"");
            head = format!("# {line} \"{name}\"\n");
        }
        process::input(&[head.as_bytes(), rest].concat())
    }

    /// The shared library of Rust's standard library.
    fn rust_library(&self) -> Result<Vec<PathBuf>, Error> {
        let mut command = Command::new(&self.compiler.path);
        command.args(["--print", "target-libdir"]).stdin(Stdio::null()).stderr(Stdio::null());
        let output = command.output().map_err(|error| self.fault("", error))?;
        let folder = PathBuf::from(OsStr::from_bytes(output.stdout.trim_ascii()));
        let entries = std::fs::read_dir(&folder).map_err(|error| self.fault("its libraries: ", error))?;
        let is_library = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().as_bytes();
            name.starts_with(b"libstd-") && name.ends_with(b".so")
        };
        Ok(entries.flatten().map(|entry| entry.path()).filter(is_library).collect())
    }

    fn fault(&self, what: &str, error: std::io::Error) -> Error {
        let (file, name) = (display_name(self.path), &self.compiler.name);
        let named = match self.compiler.variable {
            Some(variable) => format!("; {variable} names it"),
            None => String::new(),
        };
        Error::Frontend(format!("{file}: `{name}` cannot be used: {what}{error}{named}"))
    }
}

/// The files by which rustup chooses a toolchain, as far as they are there.
fn toolchain_files() -> Vec<PathBuf> {
    let variable = |name| std::env::var_os(name).map(PathBuf::from);
    let home = variable("RUSTUP_HOME").or_else(|| Some(variable("HOME")?.join(".rustup")));
    let mut files: Vec<PathBuf> = home.into_iter().map(|home| home.join("settings.toml")).collect();
    for folder in std::env::current_dir().unwrap_or_default().ancestors() {
        files.extend(["rust-toolchain", "rust-toolchain.toml"].map(|name| folder.join(name)));
    }
    files.retain(|file| file.is_file());
    files
}

/// The C++ library that IR or an object uses: the names in LLVM's have a version.
fn cpp_library(output: &[u8]) -> &'static str {
    let is_llvm = memchr::memmem::find(output, b"_ZNSt3__1").is_some();
    if is_llvm { "libc++.so.1" } else { "libstdc++.so.6" }
}

/// The files in rules as `make` reads them: the words after `target: `, with spaces after backslashes.
fn dependencies_of(rules: &[u8]) -> Vec<PathBuf> {
    let text = String::from_utf8_lossy(rules);
    // Names cannot have zero bytes, which replace escaped spaces.
    let text = text.replace("\\\n", " ").replace("\\ ", "\0").replace("\\#", "#");
    let text = text.replace("\\\\", "\\").replace("$$", "$");
    let rules = text.lines().filter(|line| !line.starts_with('#'));
    let words = rules.filter_map(|line| line.split_once(": ")).flat_map(|(_, words)| words.split(' '));
    let mut files: Vec<PathBuf> = Vec::new();
    for file in words.filter(|word| !word.is_empty()).map(|word| PathBuf::from(word.replace('\0', " "))) {
        if !files.contains(&file) {
            files.push(file);
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_list_files() {
        let rules = b"x: prog.c my\\ file.h \\\n  a\\#b.h d$$e.h C:f.h\n\nmy file.h:\n# env-dep:A=b: c\nout: g.rs prog.c\n";
        let files = dependencies_of(rules);
        let files: Vec<_> = files.iter().map(|file| file.to_str().expect("ASCII")).collect();
        assert_eq!(files, ["prog.c", "my file.h", "a#b.h", "d$e.h", "C:f.h", "g.rs"]);
    }
}
