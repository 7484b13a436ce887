//! `sheave cfg`: control-flow graph, dominator tree and frontiers.

use std::process::ExitCode;

use clap::Args;

use super::{Failure, InputFile, emit};

/// Show each function's control-flow graph, dominator tree, frontiers and loops
#[derive(Args, Debug)]
pub(crate) struct Cfg {
    #[command(flatten)]
    input: InputFile,
    /// Draw them for graphviz: `sheave cfg FILE --dot | dot -Tsvg`
    #[arg(long)]
    dot: bool,
    /// Only this function
    #[arg(long, value_name = "NAME")]
    function: Option<String>,
}

impl Cfg {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let module = self.input.module()?;
        let mut pictures = Vec::new();
        for func in module.functions.values() {
            let name = module.symbol_name(func.symbol);
            if self.function.as_deref().is_none_or(|wanted| wanted == name) {
                pictures.push(sheave::cfg::Picture::new(&module, func)?);
            }
        }
        if let (true, Some(name)) = (pictures.is_empty(), &self.function) {
            return Err(sheave::Error::NoFunction(name.clone()).into());
        }
        let out = if self.dot {
            sheave::cfg::dot(&pictures)
        } else {
            pictures.iter().map(sheave::cfg::Picture::text).collect()
        };
        emit(None, out.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }
}
