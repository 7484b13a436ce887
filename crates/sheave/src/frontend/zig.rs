//! Calls of `zig`, which makes one module of a program and of what it uses of its library.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Output};

use memchr::memmem;

use super::command::{Call, joined};
use super::options::Frontend;
use crate::Error;

/// What versions before 0.14 do not know, and do not need: no run-time library that reports undefined
/// behaviour of C, which uses `fp128`.
const NEWER: &str = "-fno-ubsan-rt";

impl Call<'_> {
    /// The arguments, without the names of temporary files. Code is for any x86-64, so that the program's
    /// vectors are of the size that we have registers for.
    pub(super) fn zig(&mut self, frontend: &Frontend) {
        let mode = match frontend.level.as_deref() {
            None | Some("0") => "Debug",
            Some("s" | "z") => "ReleaseSmall",
            Some("1" | "2" | "3" | "fast") => "ReleaseFast",
            Some(other) => other,
        };
        self.push(["-lc", "-fllvm", "-fno-emit-bin", "-fno-compiler-rt", "-mcpu", "baseline", "-O", mode]);
        self.push(["--color", if frontend.color { "on" } else { "off" }]);
        self.push(frontend.include.iter().map(|folder| joined("-I", folder.as_os_str())));
        self.push(frontend.define.iter().map(|name| joined("-D", name)));
        self.push(frontend.options.iter().cloned());
        self.push([self.path]);
    }

    /// What must hold of a Zig program, beside what its compiler wants.
    pub(super) fn check_zig(&self, frontend: &Frontend, is_script: bool) -> Result<(), Error> {
        let name = crate::input::display_name(self.path);
        if self.path == Path::new("-") || is_script {
            return Err(Error::Frontend(format!(
                "unsupported: {name}: a program in Zig must be a file without a line for the system"
            )));
        }
        if frontend.standard.is_some() {
            return Err(Error::Frontend(format!("{name} is Zig, which has no standards to choose from")));
        }
        Ok(())
    }

    /// Calls it for the IR at `ir`. An object has `main` where the program has one, exported or not.
    pub(super) fn run_zig(&self, ir: &Path, text: &[u8]) -> Result<Output, Error> {
        let mut emit = OsString::from("-femit-llvm-ir=");
        emit.push(ir);
        let call = |newer: &[&str]| {
            let mut command = Command::new(&self.compiler.path);
            command.arg("build-obj").args(newer).arg(&emit).args(&self.args);
            self.output(command, text)
        };
        match call(&[NEWER]) {
            Err(Error::Rejected { diagnostics, .. })
                if memmem::find(&diagnostics, NEWER.as_bytes()).is_some() =>
            {
                call(&[])
            }
            result => result,
        }
    }
}

/// True where `text` includes no other files than those of Zig's own library. Its compiler does not tell
/// which ones it has read.
pub(super) fn is_one_file(text: &[u8]) -> bool {
    let is_own = |at: usize| {
        let rest = text[at + b"@import(".len()..].trim_ascii_start();
        [&b"\"std\""[..], b"\"builtin\"", b"\"root\""].iter().any(|name| rest.starts_with(name))
    };
    let has = |word: &str| memmem::find(text, word.as_bytes()).is_some();
    memmem::find_iter(text, "@import(").all(is_own)
        // A string may say `@import (`, and C's files are Zig's too.
        && memmem::find_iter(text, "@import").count() == memmem::find_iter(text, "@import(").count()
        && !has("@embedFile")
        && !has("@cImport")
}

#[cfg(test)]
mod tests {
    use super::is_one_file;

    #[test]
    fn other_files_are_noticed() {
        assert!(is_one_file(b"const std = @import(\"std\"); const b = @import( \"builtin\");"));
        assert!(is_one_file(b"export fn main() c_int { return 0; }"));
        for text in ["@import(\"std\"); @import(\"other.zig\")", "@import (\"a.zig\")", "@embedFile(\"a\")"] {
            assert!(!is_one_file(text.as_bytes()), "{text}");
        }
        assert!(!is_one_file(b"const c = @cImport(@cInclude(\"stdio.h\"));"));
    }
}
