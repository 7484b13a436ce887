//! `sheave compile`: show what a program becomes at some stage.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use sheave::pipeline::{parse_passes, table::PLAIN};
use sheave::{Context, Goal};

use super::{Common, Failure, InputFile, emit};

/// Show what a program becomes at some stage
#[derive(Args, Debug)]
pub(crate) struct Compile {
    #[command(flatten)]
    input: InputFile,
    /// What to write (default: what the output's name says, else asm)
    #[arg(long, value_enum)]
    emit: Option<Emit>,
    /// Where to write it (default: standard output); without --emit, *.o is an object, *.ll is llvm, *.sheave
    /// is ssa, *.s and *.asm are asm
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    common: Common,
}

/// A stage of the pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Emit {
    /// The module as read, in Sheave's text; --passes chooses what runs before
    Ir,
    /// After promotion (or what --passes says)
    Ssa,
    /// After phi elimination
    Copies,
    /// Machine code, disassembled
    Asm,
    /// SSA form as LLVM IR, for opt and lli
    Llvm,
    /// An ELF object for the linker
    Object,
}

impl Emit {
    /// What a file of this name holds.
    fn of_name(path: &Path) -> Option<Emit> {
        match path.extension()?.to_str()? {
            "o" => Some(Emit::Object),
            "ll" => Some(Emit::Llvm),
            "sheave" => Some(Emit::Ssa),
            "s" | "asm" => Some(Emit::Asm),
            _ => None,
        }
    }
}

impl Compile {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let mut options = self.common.options()?;
        let explicit = self.common.passes.is_some();
        let named = || self.output.as_deref().and_then(Emit::of_name);
        let emit_kind = self.emit.or_else(named).unwrap_or(Emit::Asm);
        let module = self.input.module()?;
        let own_passes = match emit_kind {
            Emit::Ir => Some(""),
            Emit::Ssa | Emit::Llvm => Some("promote"),
            Emit::Copies => Some(PLAIN),
            Emit::Asm | Emit::Object => None,
        };
        if let Some(passes) = own_passes.filter(|_| !explicit) {
            options.passes = parse_passes(passes).map_err(|e| Failure::Usage(e.to_string()))?;
        }
        let transformed = |goal| Context::new().run_module(&module, &options, goal);
        let bytes = match emit_kind {
            Emit::Ir => transformed(Goal::Passes)?.to_string().into_bytes(),
            Emit::Ssa => transformed(Goal::Ssa)?.to_string().into_bytes(),
            Emit::Copies => transformed(Goal::Copies)?.to_string().into_bytes(),
            Emit::Llvm => sheave_llvm::write_module(&transformed(Goal::Ssa)?)
                .map_err(|error| Failure::Program(format!("error: {error}")))?
                .into_bytes(),
            Emit::Asm => sheave::disassemble(&module, &options)?.into_bytes(),
            Emit::Object => sheave::compile_object(&module, &options)?,
        };
        emit(self.output.as_deref(), &bytes)?;
        Ok(ExitCode::SUCCESS)
    }
}
