//! Copies of inlined code: phis after inlining, named by the calls through which their code was inlined.
//!
//! Passes that read callees need the whole module, so the module goes through them once, up to SSA form, and
//! the result is measured. Every instruction gets a source location beforehand, which passes keep:
//! the line that it has in the source, and in the place of a column the ordinal of a call in its function.
//! The chain of an instruction's location afterwards says through which calls it came, with debug information
//! and without; the phis of a block came through those of its first instruction that has a location.

use std::collections::HashMap;

use sheave_ir::{Block, FileData, FuncId, Function, LocData, Module, ScopeData, Value};

use crate::{Context, Error, Goal, Options};

/// `module` after the passes of `options`, in SSA form, and the options that are left for it, if some pass
/// reads callees.
pub(super) fn after_passes(
    ctx: &mut Context,
    module: &Module,
    options: &Options,
) -> Result<Option<(Module, Options)>, Error> {
    if !options.passes.iter().any(|pass| pass.reads_callees) {
        return Ok(None);
    }
    let module = ctx.run_module(&marked(module), options, Goal::Ssa)?;
    Ok(Some((module, Options { passes: Vec::new(), ..options.clone() })))
}

/// A copy of `module` with a location for every instruction.
fn marked(module: &Module) -> Module {
    let mut marked = module.clone();
    let sources = &mut marked.sources;
    let file = sources.files.keys().next();
    let file = file.unwrap_or_else(|| sources.files.push(FileData { name: "".into(), directory: "".into() }));
    for id in module.functions.keys() {
        let name = module.symbol_name(module.functions[id].symbol).into();
        let scope = module.functions[id].debug.scope.expand();
        let scope = scope.unwrap_or_else(|| {
            marked.sources.scopes.push(ScopeData { name, file, line: 0, parent: None.into() })
        });
        let func = &mut marked.functions[id];
        let mut calls = 0;
        for inst in func.order.clone() {
            let data = &func.insts[inst];
            let is_call = data.callee().is_some() && !data.is_invoke();
            calls += u32::from(is_call);
            let known = func.loc(inst).and_then(|loc| func.loc_data(loc));
            let unknown = LocData { scope, line: 0, column: 0, inlined_at: None.into() };
            let data = LocData { column: if is_call { calls } else { 0 }, ..known.unwrap_or(unknown) };
            let loc = func.make_loc(data);
            func.set_loc(inst, Some(loc));
        }
    }
    marked
}

/// By phi of the function, which is in SSA form: the calls through which its block was inlined, if it was.
pub(super) fn origins(module: &Module, id: FuncId) -> HashMap<Value, String> {
    let func = &module.functions[id];
    let mut origins = HashMap::new();
    for &block in &func.layout {
        if !func.phis(block).is_empty()
            && let Some(origin) = origin(module, func, block)
        {
            origins.extend(func.phis(block).iter().map(|&phi| (phi, origin.clone())));
        }
    }
    origins
}

/// `min at line 7 (call 1) of sum at call 2`: the callees, innermost first, each with its call in the
/// function that follows.
fn origin(module: &Module, func: &Function, block: Block) -> Option<String> {
    let first = func.block_insts(block).iter().find_map(|&inst| func.loc(inst))?;
    let chain: Vec<LocData> = func.loc_chain(Some(first)).collect();
    let steps = chain.windows(2).map(|two| {
        let callee = module.sources.scopes.get(two[0].scope).map_or("?", |scope| &scope.name);
        match two[1] {
            LocData { line: 0, column, .. } => format!("{callee} at call {column}"),
            LocData { line, column, .. } => format!("{callee} at line {line} (call {column})"),
        }
    });
    let steps: Vec<String> = steps.collect();
    (!steps.is_empty()).then(|| steps.join(" of "))
}
