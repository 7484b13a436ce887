//! The input of a strategy of the user: a function in SSA form as one line of JSON.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::json;
use sheave_ir::entity::EntityRef;
use sheave_ir::{FuncId, Function, Module};
use sheave_passes::IrHost;
use sheave_ssa::host::{Cfg as _, Constraint, InstSink, ValueKind};
use sheave_ssa::{Block, Dominators, Edge, Graph, Inst, Loops, SsaHost as _, Value};

use crate::source_names::{Names, SlotNames};
use crate::{Context, Error, Goal, Options};

#[derive(Serialize, Debug, Default)]
struct InstructionLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    uses: Vec<String>,
    defines: Vec<String>,
}

/// The instructions of a block, without constants.
struct Instructions<'a, 'f> {
    host: &'a IrHost<'f>,
    func: &'a Function,
    found: Vec<InstructionLine>,
}

impl InstSink for Instructions<'_, '_> {
    fn inst(&mut self, inst: Inst) {
        let inst = sheave_ir::Inst::from_u32(inst.0);
        let line = self.func.loc(inst).and_then(|loc| self.func.loc_data(loc)).map(|data| data.line);
        let line = line.filter(|&line| line > 0);
        self.found.push(InstructionLine { line, ..InstructionLine::default() });
    }

    fn uses(&mut self, value: Value) {
        if self.host.value_kind(value) == ValueKind::Variable
            && let Some(last) = self.found.last_mut()
        {
            last.uses.push(value.to_string());
        }
    }

    fn defines(&mut self, value: Value) {
        if let Some(last) = self.found.last_mut() {
            last.defines.push(value.to_string());
        }
    }
}

/// The line for `func`, which is in SSA form, with the names of its values in the source; `None` if no
/// reachable block of it has phis.
pub(super) fn line(
    file: &str,
    module: &Module,
    func: &Function,
    variables: Vec<(String, String)>,
) -> Option<String> {
    let host = IrHost(func);
    let graph = Graph::of(&host).ok()?;
    let (dominators, loops) = (Dominators::of(&graph), Loops::of(&graph));
    let mut mentioned: Vec<Value> = Vec::new();
    let mut parameters = Vec::new();
    host.params(|value| parameters.push(value));
    mentioned.extend(&parameters);
    let mut blocks = Vec::new();
    let mut has_phis = false;
    for &block in &func.layout {
        let block = Block::new(block.index());
        if !graph.is_reachable(block) {
            continue;
        }
        let mut phis = Vec::new();
        host.phis(block, |value| phis.push(value));
        has_phis |= !phis.is_empty();
        mentioned.extend(&phis);
        let mut sink = Instructions { host: &host, func, found: Vec::new() };
        host.insts(block, &mut sink);
        let mut instructions = sink.found;
        let terminator = instructions.pop().unwrap_or_default();
        let mut edges = Vec::new();
        let mut targets = Vec::new();
        host.successors(block, |target| targets.push(target));
        for (index, target) in targets.into_iter().enumerate() {
            let edge = Edge::new(block, index as u32);
            let mut arguments = Vec::new();
            host.phi_args(edge, |value| arguments.push(value));
            mentioned.extend(&arguments);
            edges.push(json!({
                "edge": edge.to_string(),
                "target": target.to_string(),
                // One for each phi of the target, in their order.
                "arguments": names(&arguments),
                "splittable": host.splittable(edge),
            }));
        }
        blocks.push(json!({
            "block": block.to_string(),
            "idom": dominators.idom(block).map(|idom| idom.to_string()),
            "loop_depth": loops.depth(block),
            "phis": names(&phis),
            "instructions": instructions,
            // The instruction that ends the block.
            "terminator": terminator,
            "edges": edges,
        }));
    }
    if !has_phis {
        return None;
    }
    let mut alone = Vec::new();
    host.constraints(|constraint| {
        if let Constraint::Alone { value } = constraint {
            alone.push(value);
        }
    });
    for value in func.values.keys() {
        let value = Value::new(value.index());
        if host.value_kind(value) == ValueKind::Variable {
            mentioned.push(value);
        }
    }
    let (mut types, mut constants, mut undefined) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
    mentioned.sort();
    mentioned.dedup();
    for value in mentioned {
        let ir_value = sheave_ir::Value::from_u32(value.0);
        match host.value_kind(value) {
            ValueKind::Variable => {
                types.insert(value.to_string(), func.ty(ir_value).to_string());
            }
            ValueKind::Constant => {
                constants.insert(value.to_string(), func.display_operand(ir_value, module).to_string());
            }
            ValueKind::Undef => undefined.push(value.to_string()),
        }
    }
    alone.sort();
    alone.dedup();
    let variables: BTreeMap<_, _> =
        variables.into_iter().filter(|(value, _)| types.contains_key(value)).collect();
    let line = json!({
        "format": super::FORMAT,
        "file": file,
        "function": module.symbol_name(func.symbol),
        "entry": Block::new(func.layout[0].index()).to_string(),
        "parameters": names(&parameters),
        // Names of values in the source, if known.
        "variables": variables,
        // The type of each value that a phi, an argument, an instruction or the parameters mention.
        "types": types,
        "constants": constants,
        "undefined": undefined,
        // Values that may share a variable with no other.
        "alone": names(&alone),
        "blocks": blocks,
        // The function as `--emit ssa` prints it.
        "text": func.display(module).to_string(),
    });
    Some(line.to_string())
}

fn names(values: &[Value]) -> Vec<String> {
    values.iter().map(ToString::to_string).collect()
}

/// Brings the function `id` into SSA form, which is in `ctx` then; the variables that its values are.
pub(crate) fn to_ssa(
    ctx: &mut Context,
    module: &Module,
    id: FuncId,
    options: &Options,
    slots: &SlotNames,
) -> Result<Vec<(String, String)>, Error> {
    let func = &module.functions[id];
    let Some(slots) = slots.get(module.symbol_name(func.symbol)) else {
        ctx.run(module, id, options, Goal::Ssa)?;
        return Ok(Vec::new());
    };
    ctx.passes.record = Some(Vec::new());
    let done = ctx.run(module, id, options, Goal::Ssa).map(drop);
    let record = ctx.passes.record.take().unwrap_or_default();
    done?;
    let mut names = Names::new(func, slots);
    for stage in &record {
        names.add_phis(&stage.func, &stage.phis);
    }
    Ok(names.finish(ctx.function()))
}
