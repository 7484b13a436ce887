//! Options for the compilers of source files, and the reading of files by every verb.

use std::ffi::OsString;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use sheave::frontend::cache::Cache;
use sheave::frontend::{Frontend, Input, Language};
use sheave_ir::Module;
use sheave_llvm::ReadOptions;

use super::color::is_coloured;
use super::memory;

/// How source files become LLVM IR.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Sources {
    /// The language of a source file, whatever its name says (`-` has none)
    #[arg(short = 'x', long, value_name = "LANGUAGE", value_parser = languages(),
          help_heading = "Source files")]
    language: Option<Language>,
    /// Search this folder for headers; repeatable
    #[arg(short = 'I', value_name = "DIR", help_heading = "Source files")]
    include: Vec<PathBuf>,
    /// Define a macro (for Rust: what `--cfg` takes); repeatable
    #[arg(short = 'D', value_name = "NAME[=VALUE]", help_heading = "Source files")]
    define: Vec<OsString>,
    /// Clear a macro that the compiler defines; repeatable
    #[arg(short = 'U', value_name = "NAME", help_heading = "Source files")]
    undefine: Vec<String>,
    /// The compiler's own level of optimisation (default: 0, which is what Sheave is made for)
    #[arg(short = 'O', value_name = "LEVEL", num_args = 0..=1, default_missing_value = "1",
          help_heading = "Source files")]
    level: Option<String>,
    /// The standard of C or C++ (also `-std=c17`), or the edition of Rust
    #[arg(long = "std", value_name = "STANDARD", help_heading = "Source files")]
    standard: Option<String>,
    /// `-std=c17` as compilers have it: the option `-s` with the value `td=c17`.
    #[arg(short = 's', hide = true, value_parser = after_td)]
    short_standard: Option<String>,
    /// A warning to switch on or off, as in `-Wall`; repeatable
    #[arg(short = 'W', value_name = "WARNING", help_heading = "Source files")]
    warning: Vec<String>,
    /// No warnings of the compiler's
    #[arg(short = 'w', help_heading = "Source files")]
    no_warnings: bool,
    /// A property of the language, as in `-fwrapv`; repeatable
    #[arg(short = 'f', value_name = "PROPERTY", help_heading = "Source files")]
    property: Vec<String>,
    /// A property of the machine, as in `-march=native`; repeatable
    #[arg(short = 'm', value_name = "PROPERTY", help_heading = "Source files")]
    machine: Vec<String>,
    /// Debug information, which there is anyway
    #[arg(short = 'g', hide = true)]
    debug_symbols: bool,
    /// `-pthread`: the option `-p` with the value `thread`.
    #[arg(short = 'p', hide = true, value_parser = ["thread"])]
    posix_threads: Option<String>,
    /// Pass an option on to the compiler as it is; repeatable
    #[arg(long, value_name = "OPTION", allow_hyphen_values = true, help_heading = "Source files")]
    cc_option: Vec<OsString>,
    /// Call the compiler even where the cache has its output
    #[arg(long, help_heading = "Source files")]
    no_cache: bool,
}

/// A parser of the languages of source files.
fn languages() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(["c", "c++", "rust"]).map(|name| match &*name {
        "c" => Language::C,
        "c++" => Language::Cpp,
        _ => Language::Rust,
    })
}

fn after_td(value: &str) -> Result<String, String> {
    let standard = value.strip_prefix("td=").map(str::to_owned);
    standard.ok_or_else(|| "there is no option `-s`, only `-std=`".to_owned())
}

impl Sources {
    /// The library's options.
    pub(crate) fn frontend(&self) -> Frontend {
        let lists =
            [("-U", &self.undefine), ("-W", &self.warning), ("-f", &self.property), ("-m", &self.machine)];
        let lists = lists.into_iter().flat_map(|(option, values)| {
            values.iter().map(move |value| OsString::from(format!("{option}{value}")))
        });
        let no_warnings = self.no_warnings.then(|| OsString::from("-w"));
        let threads = self.posix_threads.is_some().then(|| OsString::from("-pthread"));
        Frontend {
            language: self.language,
            include: self.include.clone(),
            define: self.define.clone(),
            level: self.level.clone(),
            standard: self.standard.clone().or_else(|| self.short_standard.clone()),
            options: lists.chain(no_warnings).chain(threads).chain(self.cc_option.iter().cloned()).collect(),
            color: is_coloured(),
            cache: if self.no_cache { None } else { Cache::of_user() },
            mark_scopes: false,
            access_types: self.level.is_none(),
            read: ReadOptions::default(),
        }
    }

    /// The module in a file of any language. Diagnostics of compilers are printed.
    pub(crate) fn read(&self, path: &Path) -> Result<Module, sheave::Error> {
        self.read_all(&[path]).map(|input| input.module)
    }

    /// Several files as one module.
    pub(crate) fn read_all(&self, paths: &[impl AsRef<Path>]) -> Result<Input, sheave::Error> {
        read_by(self.frontend(), paths)
    }

    /// Several files as one module, with the variables of the source or without.
    pub(crate) fn read_program(
        &self,
        paths: &[impl AsRef<Path>],
        variables: bool,
    ) -> Result<Input, sheave::Error> {
        read_by(Frontend { read: ReadOptions { variables }, ..self.frontend() }, paths)
    }

    /// The same of C, with marks at the ends of scopes.
    pub(crate) fn read_with_scopes(&self, paths: &[impl AsRef<Path>]) -> Result<Input, sheave::Error> {
        let read = ReadOptions { variables: true };
        read_by(Frontend { mark_scopes: true, read, ..self.frontend() }, paths)
    }
}

fn read_by(frontend: Frontend, paths: &[impl AsRef<Path>]) -> Result<Input, sheave::Error> {
    let size_of = |file: &_| std::fs::metadata(file).map_or(0, |data| data.len() as usize);
    memory::expect_input(paths.iter().map(size_of).sum());
    let input = frontend.read_files(paths)?;
    print_diagnostics(&input.diagnostics);
    Ok(input)
}

/// Prints diagnostics of a compiler. A closed stderr is no failure.
pub(crate) fn print_diagnostics(diagnostics: &[u8]) {
    let _ = std::io::stderr().write_all(diagnostics);
}
