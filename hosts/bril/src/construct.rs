//! Into SSA form: new names, and `set` and `get` for phis.

use sheave_ssa::variables::{Ctx, Options, Plan, Reaching, plan};
use sheave_ssa::{Block, Edge};

use crate::function::{Function, args, is_copy, lower_shadows};
use crate::json::{Json, object, texts};

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

/// Brings `function` into SSA form. Blocks that cannot be reached disappear.
pub(crate) fn construct(function: &mut Json, ctx: &mut Ctx) -> Result<(), String> {
    lower_shadows(function);
    let read = Function::read(function)?;
    let plan = plan(&read, &Options::default(), ctx).map_err(|error| error.to_string())?;
    // No name of the program ends like the new ones.
    let mut suffix = ".".to_owned();
    while read.names.iter().any(|name| name.contains(&suffix)) {
        suffix.push('.');
    }
    let names = Names { function: &read, plan, suffix };
    let mut undefined = Undefined { types: Vec::new(), suffix: &names.suffix };
    let set = |(phi, arg): (u32, Reaching), undefined: &mut Undefined<'_>| {
        let value = names.of(arg).unwrap_or_else(|| undefined.name(&read.types[plan.phi_var(phi).index()]));
        object(vec![("op", Json::Text("set".to_owned())), ("args", texts([names.of_phi(phi), value]))])
    };
    let mut out = Vec::new();
    if plan.entry_args().len() != 0 {
        // A block before the entry block, from which execution falls through.
        out.push(object(vec![("label", Json::Text(format!("sheave.entry{}", names.suffix)))]));
        let phis = plan.block_phis(Block(0)).zip(plan.entry_args());
        out.extend(phis.map(|arg| set(arg, &mut undefined)));
    }
    let reachable = read.reachable();
    for (index, block) in read.blocks.iter().enumerate().filter(|&(index, _)| reachable[index]) {
        let at = Block::new(index);
        out.push(object(vec![("label", Json::Text(block.label.clone()))]));
        out.extend(plan.block_phis(at).map(|phi| {
            object(vec![
                ("op", Json::Text("get".to_owned())),
                ("dest", Json::Text(names.of_phi(phi))),
                ("type", read.types[plan.phi_var(phi).index()].clone()),
            ])
        }));
        let mut sets = Vec::new();
        for (k, &target) in block.succs.iter().enumerate() {
            let args = plan.edge_args(Edge::new(at, k as u32));
            sets.extend(plan.block_phis(target).zip(args));
        }
        // Edges from one block to another pass the same values.
        sets.sort_by_key(|&(phi, _)| phi);
        sets.dedup_by_key(|&mut (phi, _)| phi);
        let mut sets: Vec<Json> = sets.into_iter().map(|arg| set(arg, &mut undefined)).collect();
        let mut uses = plan.uses(at);
        for (position, &inst) in block.insts.iter().enumerate() {
            let mut data = read.insts[inst].clone();
            if is_copy(&data) && data.get("dest").is_some() {
                continue;
            }
            let operands: Vec<String> = args(&data)
                .zip(uses.by_ref())
                .map(|(name, value)| {
                    let ty = &read.types[read.vars[name].index()];
                    names.of(value).unwrap_or_else(|| undefined.name(ty))
                })
                .collect();
            if let Some(list) = data.get_mut("args") {
                *list = texts(operands);
            }
            if let (Some(dest), Some(name)) = (data.get_mut("dest"), names.of_assignment(inst)) {
                *dest = Json::Text(name);
            }
            if position + 1 == block.insts.len() && !read.falls_through(block) {
                out.append(&mut sets);
            }
            out.push(data);
        }
        out.append(&mut sets);
    }
    let undefined = undefined.definitions();
    out.splice(1..1, undefined);
    if let Some(instrs) = function.get_mut("instrs") {
        *instrs = Json::List(out);
    }
    Ok(())
}

/// Undefined values: one for each type that needs one, made at the start of the function.
struct Undefined<'a> {
    types: Vec<Json>,
    suffix: &'a str,
}

impl Undefined<'_> {
    fn name_at(&self, index: usize) -> String {
        format!("undef{}undef{index}", self.suffix)
    }

    fn name(&mut self, ty: &Json) -> String {
        let index = self.types.iter().position(|other| other == ty).unwrap_or_else(|| {
            self.types.push(ty.clone());
            self.types.len() - 1
        });
        self.name_at(index)
    }

    fn definitions(self) -> Vec<Json> {
        let define = |(index, ty): (usize, &Json)| {
            object(vec![
                ("op", Json::Text("undef".to_owned())),
                ("dest", Json::Text(self.name_at(index))),
                ("type", ty.clone()),
            ])
        };
        self.types.iter().enumerate().map(define).collect()
    }
}
