//! The programs of the corpus as other compilers make them.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::corpus::Program;
use crate::cranelift::{self, Input};
use crate::tools;

/// A compiler that is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Peer {
    /// clang with this level of optimisation.
    Clang(&'static str),
    /// clang -O0 for the IR, LLVM's mem2reg over it, `llc -O2`.
    Mem2regLlc,
    /// Cranelift after these passes of Sheave.
    Cranelift(Input),
    /// gcc -O1.
    Gcc,
    /// The Tiny C Compiler.
    Tcc,
}

impl Peer {
    /// All of them.
    pub const ALL: [Peer; 8] = [
        Peer::Clang("-O2"),
        Peer::Clang("-O1"),
        Peer::Clang("-O0"),
        Peer::Mem2regLlc,
        Peer::Cranelift(Input::Promoted),
        Peer::Cranelift(Input::Optimised),
        Peer::Gcc,
        Peer::Tcc,
    ];

    /// Name in tables.
    pub fn name(self) -> String {
        match self {
            Peer::Clang(level) => format!("clang {level}"),
            Peer::Mem2regLlc => "mem2reg + llc -O2".to_owned(),
            Peer::Cranelift(input) => format!("{} + Cranelift", input.name()),
            Peer::Gcc => "gcc -O1".to_owned(),
            Peer::Tcc => "tcc".to_owned(),
        }
    }

    /// Paths of its tools, if all of them are installed.
    fn tools(self) -> Option<Vec<PathBuf>> {
        let clang = || tools::find(&["clang-19", "clang"]);
        match self {
            Peer::Clang(_) => Some(vec![clang()?]),
            Peer::Mem2regLlc => {
                Some(vec![clang()?, tools::find(&["opt-19", "opt"])?, tools::find(&["llc-19", "llc"])?])
            }
            // Cranelift is a part of this program; the tool links.
            Peer::Cranelift(_) => Some(vec![tools::find(&["cc", "gcc", "clang-19", "clang"])?]),
            Peer::Gcc => Some(vec![tools::find(&["gcc"])?]),
            Peer::Tcc => Some(vec![tools::find(&["tcc"])?]),
        }
    }

    /// The version of its compiler, if it is here.
    pub fn version(self) -> Option<String> {
        if let Peer::Cranelift(_) = self {
            return self.tools().map(|_| cranelift::VERSION.to_owned());
        }
        Some(tools::version(self.tools()?.last()?))
    }

    /// Makes an executable of `program` in `folder`, with `flags` for the linking compiler; `None` if the
    /// compiler is missing.
    ///
    /// # Errors
    /// When the compiler rejects the program.
    pub fn build(self, program: &Program, folder: &Path, flags: &[&str]) -> Result<Option<PathBuf>, String> {
        let Some(tools) = self.tools() else { return Ok(None) };
        let at = |extension: &str| {
            folder.join(format!("{}-{}{extension}", program.name, self.name().replace(' ', "")))
        };
        let result = at("");
        match self {
            Peer::Clang(level) => {
                run(Command::new(&tools[0])
                    .arg(level)
                    .args(flags)
                    .arg("-o")
                    .arg(&result)
                    .arg(&program.c)
                    .arg("-lm"))?;
            }
            Peer::Mem2regLlc => {
                let (promoted, object) = (at(".ll"), at(".o"));
                run(Command::new(&tools[1])
                    .args(["-passes=mem2reg", "-S", "-o"])
                    .arg(&promoted)
                    .arg(&program.ll))?;
                let mut llc = Command::new(&tools[2]);
                llc.args(["-O2", "-filetype=obj", "-relocation-model=pic", "-o"]).arg(&object).arg(&promoted);
                run(&mut llc)?;
                run(Command::new(&tools[0]).args(flags).arg("-o").arg(&result).arg(&object).arg("-lm"))?;
            }
            Peer::Cranelift(input) => {
                let module = sheave_llvm::read_module(&program.name, program.text.as_bytes())
                    .map_err(|error| error.to_string())?;
                let (objects, _) = cranelift::objects(&module, input)?;
                let mut link = Command::new(&tools[0]);
                link.args(flags).arg("-o").arg(&result);
                for (k, bytes) in objects.iter().enumerate() {
                    let path = at(&format!(".{k}.o"));
                    std::fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))?;
                    link.arg(&path);
                }
                run(link.arg("-lm"))?;
            }
            Peer::Gcc => run(Command::new(&tools[0])
                .arg("-O1")
                .args(flags)
                .arg("-o")
                .arg(&result)
                .arg(&program.c)
                .arg("-lm"))?,
            Peer::Tcc => {
                run(Command::new(&tools[0]).args(flags).arg("-o").arg(&result).arg(&program.c).arg("-lm"))?
            }
        }
        Ok(Some(result))
    }
}

/// Runs a tool.
///
/// # Errors
/// When it fails, with its last words.
pub fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let words = String::from_utf8_lossy(&output.stderr);
    Err(format!("{command:?}: {}: {}", output.status, words.lines().last().unwrap_or_default()))
}
