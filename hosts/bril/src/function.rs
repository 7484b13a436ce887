//! A function as a host, and the application of a plan.

use std::collections::{BTreeMap, BTreeSet};

use sheave_ssa::variables::{Ctx, Options, Plan, Reaching, VarHost, VarSink, plan};
use sheave_ssa::{Block, Cfg, Edge, Inst, Value, Var};

use crate::json::Json;

/// A basic block: its label, its instructions, and its successors.
struct BasicBlock {
    label: String,
    insts: Vec<usize>,
    succs: Vec<Block>,
}

struct Function {
    insts: Vec<Json>,
    blocks: Vec<BasicBlock>,
    params: Vec<Var>,
    /// Names and types by variable.
    names: Vec<String>,
    types: Vec<Json>,
    vars: BTreeMap<String, Var>,
}

fn op(inst: &Json) -> &str {
    inst.get("op").and_then(Json::text).unwrap_or("")
}

fn args(inst: &Json) -> impl Iterator<Item = &str> {
    inst.get("args").map_or(&[][..], Json::list).iter().filter_map(Json::text)
}

fn is_copy(inst: &Json) -> bool {
    op(inst) == "id" && args(inst).count() == 1
}

impl Function {
    fn read(function: &Json) -> Result<Self, String> {
        let mut read = Function {
            insts: Vec::new(),
            blocks: Vec::new(),
            params: Vec::new(),
            names: Vec::new(),
            types: Vec::new(),
            vars: BTreeMap::new(),
        };
        for param in function.get("args").map_or(&[][..], Json::list) {
            let name = param.get("name").and_then(Json::text).ok_or("a parameter has a name")?;
            let var = read.var(name, param.get("type"));
            read.params.push(var);
        }
        let list = function.get("instrs").ok_or("a function has instructions")?.list();
        let mut used: BTreeSet<&str> = list.iter().filter_map(|item| item.get("label")?.text()).collect();
        let mut open = false;
        let fresh: Vec<String> = (0..=list.len()).map(|number| format!("sheave.{number}")).collect();
        for (item, fresh) in list.iter().zip(&fresh) {
            let label = item.get("label").and_then(Json::text);
            if label.is_some() || !open {
                let label = label.unwrap_or(fresh);
                if item.get("label").is_none() && !used.insert(fresh) {
                    return Err(format!("the label {fresh} is taken"));
                }
                read.blocks.push(BasicBlock {
                    label: label.to_owned(),
                    insts: Vec::new(),
                    succs: Vec::new(),
                });
                open = true;
            }
            if item.get("op").is_none() {
                continue;
            }
            match op(item) {
                "phi" | "get" | "set" => return Err("the function is in SSA form already".to_owned()),
                // They roll assignments back, along edges that no label names.
                op @ ("speculate" | "guard" | "commit") => return Err(format!("unsupported: {op}")),
                _ => {}
            }
            let inst = read.insts.len();
            read.insts.push(item.clone());
            args(item).for_each(|name| {
                read.var(name, None);
            });
            if let Some(dest) = item.get("dest").and_then(Json::text) {
                read.var(dest, item.get("type"));
            }
            if let Some(block) = read.blocks.last_mut() {
                block.insts.push(inst);
            }
            open = !(item.get("labels").is_some() || op(item) == "ret");
        }
        if read.blocks.is_empty() {
            let label = fresh[0].clone();
            read.blocks.push(BasicBlock { label, insts: Vec::new(), succs: Vec::new() });
        }
        read.link()?;
        Ok(read)
    }

    /// The variable with this name. Its type is that of its first typed occurrence.
    fn var(&mut self, name: &str, ty: Option<&Json>) -> Var {
        let unknown = Json::Text("int".to_owned());
        let var = *self.vars.entry(name.to_owned()).or_insert_with(|| {
            self.names.push(name.to_owned());
            self.types.push(unknown);
            Var::new(self.names.len() - 1)
        });
        if let Some(ty) = ty {
            self.types[var.index()] = ty.clone();
        }
        var
    }

    fn link(&mut self) -> Result<(), String> {
        let blocks = self.blocks.iter().enumerate();
        let by_label: BTreeMap<String, Block> =
            blocks.map(|(index, block)| (block.label.clone(), Block::new(index))).collect();
        if by_label.len() < self.blocks.len() {
            return Err("two blocks have one label".to_owned());
        }
        let n = self.blocks.len();
        for index in 0..n {
            let last = self.blocks[index].insts.last().map(|&inst| &self.insts[inst]);
            let succs = match last {
                Some(inst) if inst.get("labels").is_some() => {
                    let labels = inst.get("labels").map_or(&[][..], Json::list).iter();
                    let find = |label: &Json| label.text().and_then(|label| by_label.get(label)).copied();
                    labels.map(|label| find(label).ok_or(format!("there is no label {label}"))).collect()
                }
                Some(inst) if op(inst) == "ret" => Ok(Vec::new()),
                _ if index + 1 < n => Ok(vec![Block::new(index + 1)]),
                _ => Ok(Vec::new()),
            };
            self.blocks[index].succs = succs?;
        }
        Ok(())
    }
}

impl Cfg for Function {
    fn n_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.blocks[block.index()].succs.iter().copied().for_each(visit);
    }
}

/// The value of an assignment is the number of its instruction; parameters come after all instructions.
impl VarHost for Function {
    fn n_vars(&self) -> usize {
        self.names.len()
    }

    fn n_values(&self) -> usize {
        self.insts.len() + self.params.len()
    }

    fn n_insts(&self) -> usize {
        self.insts.len()
    }

    fn params(&self, mut visit: impl FnMut(Var, Value)) {
        for (index, &var) in self.params.iter().enumerate() {
            visit(var, Value::new(self.insts.len() + index));
        }
    }

    fn events(&self, block: Block, sink: &mut impl VarSink) {
        for &inst in &self.blocks[block.index()].insts {
            let (number, data) = (Inst::new(inst), &self.insts[inst]);
            let mut operands = args(data).map(|name| self.vars[name]);
            let dest = data.get("dest").and_then(Json::text).map(|dest| self.vars[dest]);
            match dest {
                Some(dest) if is_copy(data) => operands.for_each(|from| sink.copies(number, dest, from)),
                _ => {
                    operands.by_ref().for_each(|var| sink.uses(number, var));
                    if let Some(dest) = dest {
                        sink.defines(number, dest, Value::new(inst));
                    }
                }
            }
        }
    }
}

fn texts(list: impl IntoIterator<Item = String>) -> Json {
    Json::List(list.into_iter().map(Json::Text).collect())
}

fn object(members: Vec<(&str, Json)>) -> Json {
    Json::Object(members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}

/// The new names: of assignments, and of phis.
struct Names<'a> {
    function: &'a Function,
    plan: Plan<'a>,
    suffix: String,
}

impl Names<'_> {
    fn of_phi(&self, phi: u32) -> String {
        let name = &self.function.names[self.plan.phi_var(phi).index()];
        format!("{name}{}phi{phi}", self.suffix)
    }

    /// `None` for a parameter, which keeps its name.
    fn of_assignment(&self, inst: usize) -> Option<String> {
        let name = self.function.insts.get(inst)?.get("dest")?.text()?;
        Some(format!("{name}{}{inst}", self.suffix))
    }

    /// The name of the value read by a use; `None` if nothing was written.
    fn of(&self, reaching: Reaching) -> Option<String> {
        match reaching {
            Reaching::Phi(phi) => Some(self.of_phi(phi)),
            Reaching::Undef(_) => None,
            Reaching::Value(value) => Some(self.of_assignment(value.index()).unwrap_or_else(|| {
                let param = self.function.params[value.index() - self.function.insts.len()];
                self.function.names[param.index()].clone()
            })),
        }
    }
}

/// Brings `function` into SSA form.
pub(crate) fn construct(function: &mut Json, ctx: &mut Ctx) -> Result<(), String> {
    let read = Function::read(function)?;
    let plan = plan(&read, &Options::default(), ctx).map_err(|error| error.to_string())?;
    // No name of the program ends like the new ones.
    let mut suffix = ".".to_owned();
    while read.names.iter().any(|name| name.contains(&suffix)) {
        suffix.push('.');
    }
    let names = Names { function: &read, plan, suffix };
    let mut out = Vec::new();
    let entered = plan.entry_args().len() != 0;
    let outside = format!("sheave.entry{}", names.suffix);
    if entered {
        // A block before the entry block, from which execution falls through.
        out.push(object(vec![("label", Json::Text(outside.clone()))]));
    }
    for (index, block) in read.blocks.iter().enumerate() {
        let at = Block::new(index);
        out.push(object(vec![("label", Json::Text(block.label.clone()))]));
        for (position, phi) in plan.block_phis(at).enumerate() {
            let mut sources = Vec::new();
            if entered && index == 0 {
                sources.extend(plan.entry_args().nth(position).map(|arg| (outside.clone(), arg)));
            }
            for (from, source) in read.blocks.iter().enumerate() {
                for (k, _) in source.succs.iter().enumerate().filter(|succ| *succ.1 == at) {
                    let arg = plan.edge_args(Edge::new(Block::new(from), k as u32)).nth(position);
                    sources.extend(arg.map(|arg| (source.label.clone(), arg)));
                }
            }
            // Edges of one block pass the same value; undefined ones are left out.
            sources.dedup_by(|a, b| a.0 == b.0);
            let known = sources.into_iter().filter_map(|(label, arg)| Some((label, names.of(arg)?)));
            let (labels, args): (Vec<String>, Vec<String>) = known.unzip();
            out.push(object(vec![
                ("op", Json::Text("phi".to_owned())),
                ("dest", Json::Text(names.of_phi(phi))),
                ("type", read.types[plan.phi_var(phi).index()].clone()),
                ("args", texts(args)),
                ("labels", texts(labels)),
            ]));
        }
        let mut uses = plan.uses(at);
        for &inst in &block.insts {
            let mut data = read.insts[inst].clone();
            if is_copy(&data) && data.get("dest").is_some() {
                continue;
            }
            if let Some(list) = data.get_mut("args") {
                let n = list.list().iter().filter(|arg| arg.text().is_some()).count();
                let renamed =
                    uses.by_ref().take(n).map(|arg| names.of(arg).unwrap_or("undefined".to_owned()));
                *list = texts(renamed.collect::<Vec<_>>());
            }
            if let (Some(dest), Some(name)) = (data.get_mut("dest"), names.of_assignment(inst)) {
                *dest = Json::Text(name);
            }
            out.push(data);
        }
    }
    if let Some(instrs) = function.get_mut("instrs") {
        *instrs = Json::List(out);
    }
    Ok(())
}
