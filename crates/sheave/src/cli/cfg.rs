//! `sheave cfg`: control-flow graph, dominator tree and frontiers.

use std::process::ExitCode;

use clap::Args;

use super::{Failure, InputFile, Shown, emit};

/// Show each function's control-flow graph, dominator tree, frontiers and loops
#[derive(Args, Debug)]
pub(crate) struct Cfg {
    #[command(flatten)]
    input: InputFile,
    /// Draw them for graphviz: `sheave cfg FILE --dot | dot -Tsvg`
    #[arg(long)]
    dot: bool,
    #[command(flatten)]
    shown: Shown,
}

impl Cfg {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let module = self.input.module()?;
        let functions = self.shown.functions(&module)?.into_iter();
        let pictures = functions
            .map(|id| sheave::cfg::Picture::new(&module, &module.functions[id]))
            .collect::<Result<Vec<_>, _>>()?;
        let out = if self.dot {
            sheave::cfg::dot(&pictures)
        } else {
            pictures.iter().map(sheave::cfg::Picture::text).collect()
        };
        emit(None, out.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }
}
