//! `sheave cfg`: control-flow graph, dominator tree and frontiers.

use clap::Args;
use sheave::pipeline::parse_passes;
use sheave::{Context, Goal, Options};

use super::{ExitCode, Failure, InputFile, Shown, emit};

/// Show each function's control-flow graph, dominator tree, frontiers and loops
#[derive(Args, Debug)]
pub(crate) struct Cfg {
    #[command(flatten)]
    input: InputFile,
    /// Draw them for graphviz: `sheave cfg FILE --dot | dot -Tsvg`
    #[arg(long)]
    dot: bool,
    /// Show them after these passes, in order, instead of as read; `sheave passes` lists them
    #[arg(long, value_name = "PASS,...")]
    passes: Option<String>,
    /// Show them after the passes of this level
    #[arg(long, value_name = "N", conflicts_with = "passes", value_parser = super::passes::level_parser())]
    opt: Option<u8>,
    #[command(flatten)]
    shown: Shown,
}

impl Cfg {
    pub(crate) fn run(&self) -> Result<ExitCode, Failure> {
        let mut module = self.input.module()?;
        let passes = match (&self.passes, self.opt.and_then(sheave::pipeline::level)) {
            (_, Some(passes)) => passes,
            (Some(names), None) => parse_passes(names).map_err(|error| Failure::Usage(error.to_string()))?,
            (None, None) => Vec::new(),
        };
        let names: Vec<&str> = passes.iter().map(|pass| pass.name).collect();
        let mut out = String::new();
        if !passes.is_empty() {
            out = format!("{}after {}\n", if self.dot { "// " } else { "" }, names.join(", "));
            let options = Options { passes, ..Options::default() };
            module = Context::new().run_module(&module, &options, Goal::Passes)?;
        }
        let functions = self.shown.functions(&module)?.into_iter();
        let pictures = functions
            .map(|id| sheave::cfg::Picture::new(&module, &module.functions[id]))
            .collect::<Result<Vec<_>, _>>()?;
        match self.dot {
            true => out += &sheave::cfg::dot(&pictures),
            false => out.extend(pictures.iter().map(sheave::cfg::Picture::text)),
        }
        emit(None, out.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }
}
