//! `sheave promote`: what happened to each slot, and why.

use std::fmt::Write as _;

use clap::Args;
use sheave::{Context, Goal};

use super::failure::Failure;
use super::options::parse_passes;
use super::options::{Common, InputFile, Shown};
use super::output::emit;

/// Promote slots to values and show the result, or with --explain what happened to each slot
#[derive(Args, Debug)]
pub(crate) struct Promote {
    #[command(flatten)]
    input: InputFile,
    /// One line per slot: promoted with how many phis, or kept and why
    #[arg(long)]
    explain: bool,
    /// Leave the slots of parameters to an inliner
    #[arg(long)]
    locals: bool,
    #[command(flatten)]
    shown: Shown,
    #[command(flatten)]
    common: Common,
}

impl Promote {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut options = self.common.options()?;
        let pass = if self.locals { "promote-locals" } else { "promote" };
        options.passes = parse_passes(pass)?;
        let module = self.input.module()?;
        let mut ctx = Context::new();
        if !self.explain {
            let transformed = ctx.run_module(&module, &options, Goal::Passes)?;
            return emit(None, self.shown.text(&transformed)?.as_bytes());
        }
        let mut out = String::new();
        for id in self.shown.functions(&module)? {
            let func = &module.functions[id];
            ctx.run(&module, id, &options, Goal::Passes)?;
            let stats = ctx.stats();
            let _ = writeln!(
                out,
                "%{}: {} of {} slots promoted, {} phis",
                module.symbol_name(func.symbol),
                stats.promoted,
                stats.slots,
                ctx.promoted_phis()
            );
            for line in ctx.promotion_report(&module.functions[id]) {
                let _ = writeln!(out, "    {line}");
            }
        }
        emit(None, out.as_bytes())
    }
}
