//! The explorer: pages that show a program stage by stage.
//!
//! [`collect`] finds out everything that a page shows, as plain data ([`model`]); [`Exploration::page`] and
//! [`Exploration::files`] write it. The script beside this file draws it in a
//! browser; it computes no analysis.

mod code;
mod collect;
mod graph;
mod layout;
mod listing;
mod live;
mod llvm;
pub mod model;
mod page;
mod placed;

pub use page::{File, MAX_FUNCTIONS_IN_PAGE};

use std::path::Path;
use std::sync::Arc;

use sheave_ir::{FuncId, Module};

use crate::copies::{Invocation, OwnCommand};
use crate::names::Named as _;
use crate::{Error, Options, Strategy};

/// The contents of a page.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Run the program so, and count.
    pub executed: Option<Invocation>,
    /// Only this function.
    pub function: Option<String>,
    /// The program as LLVM IR, if there is such: names of variables are in it, and LLVM's tools read it.
    pub llvm_ir: Option<String>,
    /// Show the results of LLVM's tools, if they are installed.
    pub with_llvm: bool,
    /// User-defined strategies, beside Sheave's, under the placement that is shown first; each has
    /// another name.
    pub own: Vec<Arc<OwnCommand>>,
}

impl Wanted {
    /// Whether the function `id` is shown.
    fn shows(&self, module: &Module, id: FuncId) -> bool {
        let name = module.symbol_name(module.functions[id].symbol);
        self.function.as_deref().is_none_or(|wanted| wanted == name)
    }
}

/// Everything that pages show of a program.
#[derive(Clone, PartialEq, Debug)]
pub struct Exploration {
    /// The data that all functions share.
    pub index: model::Index,
    /// The functions.
    pub functions: Vec<model::Function>,
}

/// Sends `module` through every stage under every placement and strategy; the passes before elimination, and
/// everything else, are as in `options`, whose placement and strategy are shown first.
///
/// # Errors
/// When a pass does not accept a function, when there is no function of the name that is wanted, and when a
/// user-defined strategy fails or its decision is wrong.
pub fn collect(module: &Module, options: &Options, wanted: &Wanted) -> Result<Exploration, Error> {
    if let Some(name) = &wanted.function
        && !module.functions.keys().any(|id| wanted.shows(module, id))
    {
        return Err(Error::NoFunction(name.clone()));
    }
    let slots = wanted.llvm_ir.as_deref().map(crate::source_names::of_llvm_ir).unwrap_or_default();
    let (mut functions, mut notes) = collect::functions(module, options, wanted, &slots)?;
    let mut tools = None;
    if let Some(ir) = wanted.llvm_ir.as_deref().filter(|_| wanted.with_llvm) {
        match llvm::add(ir, &mut functions) {
            Ok(version) => tools = Some(version),
            Err(message) => notes.push(format!("no column of LLVM: {message}")),
        }
    }
    let placements = sheave_ssa::promote::Placement::CHOICES;
    let start = (
        placements.iter().position(|&placement| placement == options.promote.placement).unwrap_or(0),
        Strategy::CHOICES.iter().position(|&strategy| strategy == options.strategy).unwrap_or(0),
    );
    let summaries = (module.functions.iter().filter(|&(id, _)| wanted.shows(module, id))).zip(&functions);
    let summaries = summaries.map(|((_, func), shown)| {
        let counts = &shown.placements[start.0].strategies[start.1].counts;
        let count = |name| counts.iter().find(|count| count.0 == name).map_or(0, |count| count.1 as u32);
        model::Summary {
            name: shown.name.clone(),
            instructions: func.n_insts(),
            phis: count("phis"),
            copies: count("copies left"),
        }
    });
    let passes = options.passes.iter().filter(|pass| !pass.leaves_copies()).map(|pass| pass.name.to_owned());
    let executed = wanted
        .executed
        .as_ref()
        .map(|with| with.args.iter().map(|arg| String::from_utf8_lossy(arg).into_owned()).collect());
    let index = model::Index {
        generator: format!("Sheave {}", env!("CARGO_PKG_VERSION")),
        file: module.name.clone(),
        passes: passes.collect(),
        placements: placements.iter().map(|&placement| placement.name()).collect(),
        strategies: (Strategy::CHOICES.iter().map(|&strategy| strategy.name().into()))
            .chain(wanted.own.iter().map(|own| own.name.to_string()))
            .collect(),
        n_own: wanted.own.len(),
        start,
        sources: sources(module, &functions),
        functions: summaries.collect(),
        executed,
        scripts: String::new(),
        llvm: tools,
        notes,
        metrics: graph::METRICS,
    };
    Ok(Exploration { index, functions })
}

/// Source files above which they are not shown.
const MAX_SOURCE: u64 = 4 << 20;

/// The source files, with the lines of those that functions are in.
fn sources(module: &Module, functions: &[model::Function]) -> Vec<model::Source> {
    let is_used = |file: u32| functions.iter().any(|func| func.source.is_some_and(|(of, _, _)| of == file));
    let read = |file: &sheave_ir::FileData| {
        let name = Path::new(&*file.name);
        let candidates = [Path::new(&*file.directory).join(name), name.to_owned()];
        candidates.iter().find_map(|path| {
            let small = std::fs::metadata(path).is_ok_and(|data| data.is_file() && data.len() <= MAX_SOURCE);
            small.then(|| std::fs::read(path).ok()).flatten()
        })
    };
    let source = |(id, file): (sheave_ir::SourceFile, &sheave_ir::FileData)| {
        let text = is_used(id.as_u32()).then(|| read(file)).flatten().unwrap_or_default();
        let lines = String::from_utf8_lossy(&text).lines().map(str::to_owned).collect();
        model::Source { name: file.name.to_string(), lines }
    };
    module.sources.files.iter().map(source).collect()
}
