//! `sheave cfg`: control-flow graph, dominator tree and frontiers.

use clap::Args;
use sheave::{Context, Goal, Options};

use super::failure::Failure;
use super::options::PassList;
use super::options::{InputFile, Shown};
use super::output::emit;

/// Show each function's control-flow graph, dominator tree, frontiers and loops
///
/// They are shown as read, or after --passes or --opt.
#[derive(Args, Debug)]
pub(crate) struct Cfg {
    #[command(flatten)]
    input: InputFile,
    /// Draw them for graphviz: `sheave cfg FILE --dot | dot -Tsvg`
    #[arg(long)]
    dot: bool,
    #[command(flatten)]
    passes: PassList,
    #[command(flatten)]
    shown: Shown,
}

impl Cfg {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut module = self.input.module()?;
        let passes = self.passes.named()?.unwrap_or_default();
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
        emit(None, out.as_bytes())
    }
}
