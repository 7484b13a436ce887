//! `sheave check`: read and verify only.

use std::path::PathBuf;

use clap::Args;

use super::color::report;
use super::failure::{Failure, Kind};
use super::output::{counted, emit};
use super::sources::Sources;

/// Read and verify files, and say nothing where all is well
#[derive(Args, Debug)]
pub(crate) struct Check {
    /// C, C++, Rust, LLVM IR or Sheave's text; `-` is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Also say what each file holds
    #[arg(short, long)]
    verbose: bool,
    #[command(flatten)]
    sources: Sources,
}

impl Check {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut failed = false;
        for file in &self.files {
            match self.sources.read(file) {
                Ok(module) => {
                    if self.verbose {
                        let insts: usize = module.functions.values().map(|func| func.n_insts()).sum();
                        let line = format!(
                            "{}: {}, {}, {}\n",
                            file.display(),
                            counted(module.functions.len(), "function"),
                            counted(insts, "instruction"),
                            counted(module.data.len(), "data object")
                        );
                        emit(None, line.as_bytes())?;
                    }
                }
                Err(error) => {
                    report(&error.to_string());
                    failed = true;
                }
            }
        }
        if failed { Err(Kind::Program.failure("")) } else { Ok(()) }
    }
}
