//! A function as a host of variables.

use std::collections::{BTreeMap, BTreeSet};

use sheave_ssa::variables::{VarHost, VarSink};
use sheave_ssa::{Block, Cfg, Inst, Value, Var};

use crate::json::{Json, object, texts};

/// A basic block: its label, its instructions, and its successors.
#[derive(Clone)]
pub(crate) struct BasicBlock {
    pub(crate) label: String,
    pub(crate) insts: Vec<usize>,
    pub(crate) succs: Vec<Block>,
}

#[derive(Clone)]
pub(crate) struct Function {
    pub(crate) insts: Vec<Json>,
    pub(crate) blocks: Vec<BasicBlock>,
    pub(crate) params: Vec<Var>,
    /// Names and types by variable.
    pub(crate) names: Vec<String>,
    pub(crate) types: Vec<Json>,
    pub(crate) vars: BTreeMap<String, Var>,
}

pub(crate) fn op(inst: &Json) -> &str {
    inst.get("op").and_then(Json::text).unwrap_or("")
}

pub(crate) fn args(inst: &Json) -> impl Iterator<Item = &str> {
    inst.get("args").map_or(&[][..], Json::list).iter().filter_map(Json::text)
}

pub(crate) fn dest(inst: &Json) -> Option<&str> {
    inst.get("dest").and_then(Json::text)
}

pub(crate) fn is_copy(inst: &Json) -> bool {
    op(inst) == "id" && args(inst).count() == 1
}

/// Whether no instruction can follow in the block.
fn ends_block(inst: &Json) -> bool {
    inst.get("labels").is_some() || op(inst) == "ret"
}

/// The place of a label or instruction of `function`.
pub(crate) fn place(function: &Json, index: usize) -> String {
    let name = function.get("name").and_then(Json::text).unwrap_or("");
    format!("@{name}, element {} of `instrs`", index + 1)
}

/// Why programs with this operation are refused.
pub(crate) fn unsupported(op: &str) -> Option<&'static str> {
    match op {
        "phi" => Some("unsupported: phi, which the language has given up for get and set"),
        "speculate" | "guard" | "commit" => Some(
            "unsupported: speculate, guard and commit, which take assignments back along edges without a \
             label",
        ),
        _ => None,
    }
}

/// Makes the shadow variables of the language's SSA form ordinary ones: `set x y` becomes a copy to the
/// shadow of `x`, `x = get` one from it. Construction removes them as it does all copies.
pub(crate) fn lower_shadows(function: &mut Json) {
    let Some(Json::List(list)) = function.get_mut("instrs") else { return };
    if !list.iter().any(|inst| matches!(op(inst), "get" | "set")) {
        return;
    }
    let mut suffix = ".set".to_owned();
    while list.iter().any(|inst| args(inst).chain(dest(inst)).any(|name| name.ends_with(&suffix))) {
        suffix.push('.');
    }
    for inst in list {
        let operands: Vec<String> = args(inst).map(str::to_owned).collect();
        let (to, from) = match (op(inst), dest(inst), &operands[..]) {
            ("set", None, [shadow, from]) => (format!("{shadow}{suffix}"), from.clone()),
            ("get", Some(to), []) => (to.to_owned(), format!("{to}{suffix}")),
            _ => continue,
        };
        let mut members = vec![("op", Json::Text("id".to_owned())), ("dest", Json::Text(to))];
        members.extend(inst.get("type").cloned().map(|ty| ("type", ty)));
        members.push(("args", texts([from])));
        *inst = object(members);
    }
}

impl Function {
    /// Splits `function` into basic blocks, numbers its variables and finds the successors.
    pub(crate) fn read(function: &Json) -> Result<Self, String> {
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
        for ((number, item), fresh) in list.iter().enumerate().zip(&fresh) {
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
            if let Some(reason) = unsupported(op(item)) {
                return Err(format!("{}: {reason}", place(function, number)));
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
            open = !ends_block(item);
        }
        if read.blocks.is_empty() {
            let label = fresh[0].clone();
            read.blocks.push(BasicBlock { label, insts: Vec::new(), succs: Vec::new() });
        }
        read.link()?;
        Ok(read)
    }

    /// Which blocks can be reached from the first.
    pub(crate) fn reachable(&self) -> Vec<bool> {
        let mut reached = vec![false; self.blocks.len()];
        let mut work = vec![Block(0)];
        while let Some(block) = work.pop() {
            if !std::mem::replace(&mut reached[block.index()], true) {
                work.extend(&self.blocks[block.index()].succs);
            }
        }
        reached
    }

    /// Whether execution runs from `block` into the next one, or off the end of the function.
    pub(crate) fn falls_through(&self, block: &BasicBlock) -> bool {
        block.insts.last().is_none_or(|&inst| !ends_block(&self.insts[inst]))
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
