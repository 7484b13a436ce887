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
        let mut out = String::new();
        let mut any = false;
        for func in module.functions.values() {
            let name = module.symbol_name(func.symbol);
            if self.function.as_deref().is_some_and(|wanted| wanted != name) {
                continue;
            }
            any = true;
            let picture = sheave::cfg::Picture::new(&module, func)?;
            out.push_str(&if self.dot { picture.dot() } else { picture.text() });
        }
        if let (false, Some(name)) = (any, &self.function) {
            return Err(sheave::Error::NoFunction(name.clone()).into());
        }
        emit(None, out.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }
}
