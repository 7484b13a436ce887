//! Out of SSA form: what `set` and `get` pass on becomes as few copies as possible.

use std::collections::BTreeMap;

use sheave_ssa::eliminate::{Ctx, Options, Plan, Position, plan};
use sheave_ssa::host::{InstSink, SsaHost, ValueKind};
use sheave_ssa::{Analyses, Block, Cfg, Dominators, Edge, Inst, Type, Value, Var};

use crate::function::{BasicBlock, Function, args, dest, is_copy, op};
use crate::json::{Json, object, texts};

/// A function in SSA form: a value is a name.
struct Ssa {
    function: Function,
    /// By block: the values of its `get`s.
    phis: Vec<Vec<Value>>,
    /// By block: the arguments of its `set`s, by phi.
    sets: Vec<BTreeMap<Value, Value>>,
    /// By value: the constant, if only `set`s use it, so that a copy can make it anew.
    constants: Vec<Option<usize>>,
    undefined: Vec<bool>,
    /// By block: an estimate of how often it runs.
    frequencies: Vec<u64>,
}

/// How often a function runs, in the unit of the estimates.
const ONCE: u64 = 1 << 32;
/// How often a loop is estimated to run for each time it is entered.
const ITERATIONS: u64 = 10;

/// Estimates how often blocks run: a branch takes each of its edges alike often, but those out of a loop only
/// when its iterations are over.
fn frequencies(function: &Function) -> Result<Vec<u64>, String> {
    let mut analyses = Analyses::new();
    let (graph, loops) = analyses.loops(function).map_err(|error| error.to_string())?;
    let mut frequencies = vec![0u64; graph.n_blocks()];
    let leaves = |from: Block, to: Block| loops.innermost(from).is_some_and(|id| !loops.contains(id, to));
    for block in graph.reverse_postorder() {
        // The sources of back edges come later, and count nothing yet.
        let entered = graph.predecessors(block).map(|source| {
            let left = loops.depth(source).saturating_sub(loops.depth(block));
            let alike = graph.successors(source).filter(|&other| !leaves(source, other)).count() as u64;
            let share = if leaves(source, block) { ITERATIONS.saturating_pow(left.max(1)) } else { alike };
            frequencies[source.index()] / share
        });
        let entered = if block == graph.entry() { ONCE } else { entered.fold(0, u64::saturating_add) };
        let is_header = loops.innermost(block).is_some_and(|id| loops.header(id) == block);
        frequencies[block.index()] = entered.saturating_mul(if is_header { ITERATIONS } else { 1 }).max(1);
    }
    Ok(frequencies)
}

impl Ssa {
    /// Reads what [`construct`](crate::construct::construct) wrote.
    fn read(function: &Json) -> Result<Self, String> {
        let function = Function::read(function)?;
        let frequencies = frequencies(&function)?;
        Ok(Ssa::of(function, frequencies))
    }

    fn of(function: Function, frequencies: Vec<u64>) -> Self {
        let (phis, sets, constants, undefined) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut ssa = Ssa { function, phis, sets, constants, undefined, frequencies };
        ssa.index();
        ssa
    }

    fn value(&self, name: &str) -> Value {
        Value::new(self.function.vars[name].index())
    }

    fn index(&mut self) {
        let function = &self.function;
        let n = function.names.len();
        let mut constants = vec![None; n];
        let mut undefined = vec![false; n];
        let (mut phis, mut sets) = (Vec::new(), Vec::new());
        for block in &function.blocks {
            let (mut gets, mut passed) = (Vec::new(), BTreeMap::new());
            for &inst in &block.insts {
                let data = &function.insts[inst];
                let operands: Vec<Value> = args(data).map(|name| self.value(name)).collect();
                let result = dest(data).map(|name| self.value(name));
                match (op(data), result, &operands[..]) {
                    ("set", None, &[phi, value]) => drop(passed.insert(phi, value)),
                    ("get", Some(phi), _) => gets.push(phi),
                    ("const", Some(value), _) => constants[value.index()] = Some(inst),
                    ("undef", Some(value), _) => undefined[value.index()] = true,
                    _ => {}
                }
            }
            phis.push(gets);
            sets.push(passed);
        }
        // One that an instruction uses exists in any case.
        for inst in function.insts.iter().filter(|inst| op(inst) != "set") {
            args(inst).for_each(|name| constants[self.value(name).index()] = None);
        }
        (self.phis, self.sets, self.constants, self.undefined) = (phis, sets, constants, undefined);
    }

    /// Whether the instruction stays: `set` and `get` become copies, and copies bring constants along.
    fn stays(&self, inst: usize) -> bool {
        let data = &self.function.insts[inst];
        match (op(data), dest(data)) {
            ("set" | "get" | "undef", _) => false,
            ("const", Some(name)) => self.constants[self.value(name).index()].is_none(),
            _ => true,
        }
    }
}

impl Cfg for Ssa {
    fn n_blocks(&self) -> usize {
        self.function.n_blocks()
    }

    fn entry(&self) -> Block {
        self.function.entry()
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.function.successors(block, visit);
    }

    fn frequency(&self, block: Block) -> Option<u64> {
        Some(self.frequencies.get(block.index()).copied().unwrap_or(ONCE))
    }
}

impl SsaHost for Ssa {
    fn n_values(&self) -> usize {
        self.function.names.len()
    }

    fn n_insts(&self) -> usize {
        self.function.insts.len()
    }

    fn phis(&self, block: Block, visit: impl FnMut(Value)) {
        self.phis[block.index()].iter().copied().for_each(visit);
    }

    fn phi_args(&self, edge: Edge, visit: impl FnMut(Value)) {
        let target = self.function.blocks[edge.from.index()].succs[edge.index as usize];
        let sets = &self.sets[edge.from.index()];
        self.phis[target.index()].iter().filter_map(|phi| sets.get(phi)).copied().for_each(visit);
    }

    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        for &inst in self.function.blocks[block.index()].insts.iter().filter(|&&inst| self.stays(inst)) {
            let data = &self.function.insts[inst];
            sink.inst(Inst::new(inst));
            args(data).for_each(|name| sink.uses(self.value(name)));
            dest(data).into_iter().for_each(|name| sink.defines(self.value(name)));
        }
    }

    fn value_type(&self, _: Value) -> Type {
        // What a variable holds is of one type throughout, and copies are alike for all of them.
        Type::int(8)
    }

    fn value_kind(&self, value: Value) -> ValueKind {
        match (self.undefined[value.index()], self.constants[value.index()]) {
            (true, _) => ValueKind::Undef,
            (_, Some(_)) => ValueKind::Constant,
            _ => ValueKind::Variable,
        }
    }

    fn params(&self, mut visit: impl FnMut(Value)) {
        self.function.params.iter().for_each(|var| visit(Value::new(var.index())));
    }
}

/// Candidates for an early copy, and constants to be kept, that are tried in a function: each costs a plan.
const MAX_EARLY_COPIES: usize = 64;

/// A copy of a value before the next value of its variable is computed.
struct EarlyCopy {
    value: Value,
    block: usize,
    /// Index in the block of the instruction that the copy is put before.
    before: usize,
}

impl Ssa {
    /// The places where a copy may let a phi and its next value be one variable. In
    ///
    /// ```text
    /// .loop: prev = get; x = get; ...; y = f x; set prev x; set x y
    /// ```
    ///
    /// `x` lives until it is copied to `prev` at the end, so it cannot be the variable of `y`. If readers of
    /// `x` after the definition of `y` read a copy made before, it can. So can, where branches meet, the
    /// value of another branch. What may be undefined is not copied, for the program might not read it there.
    fn early_copies(&self, dominators: &Dominators) -> Vec<EarlyCopy> {
        let mut defined = vec![None; self.function.names.len()];
        for (index, block) in self.function.blocks.iter().enumerate() {
            for (at, &inst) in block.insts.iter().enumerate() {
                if let Some(name) = dest(&self.function.insts[inst]) {
                    defined[self.value(name).index()] = Some((Block::new(index), at, inst));
                }
            }
        }
        let undefined = self.maybe_undefined();
        let mut places = Vec::new();
        for (index, block) in self.function.blocks.iter().enumerate() {
            for (&target, (&phi, next)) in
                block.succs.iter().flat_map(|target| self.sets[index].iter().map(move |set| (target, set)))
            {
                let Some((block, before, inst)) = defined[next.index()] else { continue };
                if !self.phis[target.index()].contains(&phi)
                    || matches!(op(&self.function.insts[inst]), "get" | "id")
                {
                    continue;
                }
                let of_others = self.sets.iter().filter_map(|sets| sets.get(&phi)).filter(|&old| old != next);
                for &value in of_others.chain([&phi]) {
                    let is_before = defined[value.index()].is_none_or(|(own, at, _)| {
                        dominators.dominates(own, block) && (own != block || at < before)
                    });
                    if is_before && !undefined[value.index()] {
                        places.push(EarlyCopy { value, block: block.index(), before });
                    }
                }
            }
        }
        places
    }

    /// By value: whether it is undefined, or a phi of a value for which this is true.
    fn maybe_undefined(&self) -> Vec<bool> {
        let mut undefined = self.undefined.clone();
        let mut is_changed = true;
        while std::mem::take(&mut is_changed) {
            for (phi, value) in self.sets.iter().flatten() {
                if undefined[value.index()] && !undefined[phi.index()] {
                    undefined[phi.index()] = true;
                    is_changed = true;
                }
            }
        }
        undefined
    }

    /// The function with that copy; none if nothing would read it.
    fn with_copy(&self, place: &EarlyCopy, copy: &str, dominators: &Dominators) -> Option<Self> {
        let mut function = self.function.clone();
        let old = self.function.names[place.value.index()].as_str();
        let mut is_read = false;
        for (index, block) in self.function.blocks.iter().enumerate() {
            let first = match index == place.block {
                true => place.before + 1,
                false if dominators.dominates(Block::new(place.block), Block::new(index)) => 0,
                false => continue,
            };
            for &inst in &block.insts[first..] {
                let data = &self.function.insts[inst];
                // A `set` names the phi that it passes a value to first.
                let target = usize::from(op(data) == "set");
                if args(data).skip(target).any(|arg| arg == old) {
                    is_read = true;
                    let renamed = args(data)
                        .enumerate()
                        .map(|(k, arg)| if k >= target && arg == old { copy } else { arg });
                    let renamed = texts(renamed.map(str::to_owned));
                    if let Some(list) = function.insts[inst].get_mut("args") {
                        *list = renamed;
                    }
                }
            }
        }
        if !is_read {
            return None;
        }
        let ty = function.types[place.value.index()].clone();
        function.blocks[place.block].insts.insert(place.before, function.insts.len());
        function.insts.push(object(vec![
            ("op", Json::Text("id".to_owned())),
            ("dest", Json::Text(copy.to_owned())),
            ("type", ty.clone()),
            ("args", texts([old.to_owned()])),
        ]));
        function.vars.insert(copy.to_owned(), Var::new(function.names.len()));
        function.names.push(copy.to_owned());
        function.types.push(ty);
        Some(Ssa::of(function, self.frequencies.clone()))
    }

    /// An estimate of the copies, constants and jumps that are executed.
    fn cost(&self, ctx: &mut Ctx) -> Result<f64, String> {
        let plan = plan(self, &Options::default(), ctx).map_err(|error| error.to_string())?;
        let weight = |block: Block| self.frequency(block).unwrap_or(ONCE) as f64;
        let out = Out::new(self, plan);
        let jumps = out.splits_before_targets();
        let mut cost = 0.0;
        for sequence in &plan.sequences {
            let copies = plan.sequence_copies(sequence).len() as f64;
            cost += match sequence.at {
                Position::End(block) | Position::Head(block) => weight(block) * copies,
                Position::Split(split) => {
                    let edges = plan.edges_to(&plan.splits[split as usize]).iter();
                    let weights = edges
                        .map(|edge| weight(edge.from))
                        .chain([weight(plan.splits[split as usize].target)]);
                    let jump = f64::from(u8::from(!jumps.contains(&Some(split as usize))));
                    weights.fold(f64::INFINITY, f64::min) * (copies + jump)
                }
            };
        }
        for (index, block) in self.function.blocks.iter().enumerate() {
            let is_left = |inst: usize| match &self.function.insts[inst] {
                data if is_copy(data) => out.rename(inst).is_some(),
                data => op(data) == "const" && self.stays(inst),
            };
            let left = block.insts.iter().filter(|&&inst| is_left(inst)).count();
            cost += weight(Block::new(index)) * left as f64;
        }
        Ok(cost)
    }

    /// The function with the early copies that save one later, and with those constants where they were that
    /// copies would make more often.
    fn copy_early(mut self, ctx: &mut Ctx) -> Result<Self, String> {
        let mut analyses = Analyses::new();
        let (_, dominators) = analyses.dominators(&self).map_err(|error| error.to_string())?;
        let n = self.early_copies(dominators).len().min(MAX_EARLY_COPIES);
        let constants: Vec<usize> =
            (0..self.constants.len()).filter(|&value| self.constants[value].is_some()).collect();
        if n == 0 && constants.is_empty() {
            return Ok(self);
        }
        let mut suffix = ".".to_owned();
        while self.function.names.iter().any(|name| name.contains(&suffix)) {
            suffix.push('.');
        }
        let mut cost = self.cost(ctx)?;
        for number in 0..n {
            // They are much the same ones each time, at other positions.
            let places = self.early_copies(dominators);
            let Some(place) = places.get(number) else { break };
            let Some(tried) = self.with_copy(place, &format!("early{suffix}{number}"), dominators) else {
                continue;
            };
            let new = tried.cost(ctx)?;
            if new < cost {
                (self, cost) = (tried, new);
            }
        }
        for value in constants.into_iter().take(MAX_EARLY_COPIES) {
            // A constant of an edge needs a block with a jump, if the edge must be split for it.
            let inst = self.constants[value].take();
            let new = self.cost(ctx)?;
            if new < cost {
                cost = new;
            } else {
                self.constants[value] = inst;
            }
        }
        Ok(self)
    }
}

/// Takes `function`, which [`construct`](crate::construct::construct) wrote, out of SSA form.
pub(crate) fn destruct(function: &mut Json, ctx: &mut Ctx) -> Result<(), String> {
    let ssa = Ssa::read(function)?.copy_early(ctx)?;
    let plan = plan(&ssa, &Options::default(), ctx).map_err(|error| error.to_string())?;
    let out = Out::new(&ssa, plan);
    let mut params: Vec<&String> = ssa.function.params.iter().map(|var| &out.names[var.index()]).collect();
    params.sort_unstable();
    params.dedup();
    if params.len() < ssa.function.params.len() {
        return Err("two parameters have become one variable".to_owned());
    }
    let instrs = out.layout();
    if let Some(params) = function.get_mut("args")
        && let Json::List(params) = params
    {
        for (param, var) in params.iter_mut().zip(&ssa.function.params) {
            if let Some(name) = param.get_mut("name") {
                *name = Json::Text(out.names[var.index()].clone());
            }
        }
    }
    if let Some(list) = function.get_mut("instrs") {
        *list = Json::List(instrs);
    }
    Ok(())
}

/// The function as the plan makes it.
struct Out<'a> {
    ssa: &'a Ssa,
    plan: &'a Plan,
    /// By value, temporaries included: the variable.
    names: Vec<String>,
    types: Vec<Json>,
    copies: BTreeMap<Position, Vec<Json>>,
}

impl<'a> Out<'a> {
    fn new(ssa: &'a Ssa, plan: &'a Plan) -> Self {
        let mut names = ssa.function.names.clone();
        let mut types = ssa.function.types.clone();
        for class in plan.classes() {
            let name = ssa.function.names[class[0].index()].clone();
            class.iter().for_each(|member| names[member.index()].clone_from(&name));
        }
        let mut suffix = ".".to_owned();
        while names.iter().any(|name| name.contains(&suffix)) {
            suffix.push('.');
        }
        let n = names.len();
        names.extend((0..plan.temporaries.len()).map(|index| format!("sheave{suffix}{index}")));
        types.resize(names.len(), Json::Text("int".to_owned()));
        for copy in &plan.copies {
            // A temporary is written before it is read.
            if copy.dest.index() >= n {
                types[copy.dest.index()] = types[copy.source.index()].clone();
            }
        }
        let mut out = Out { ssa, plan, names, types, copies: BTreeMap::new() };
        for sequence in &plan.sequences {
            let copies = plan.sequence_copies(sequence).iter().map(|copy| out.copy(copy.dest, copy.source));
            let copies = copies.collect();
            out.copies.insert(sequence.at, copies);
        }
        out
    }

    fn copy(&self, dest: Value, source: Value) -> Json {
        let constant = self.ssa.constants.get(source.index()).copied().flatten();
        let mut copy = match constant {
            Some(inst) => self.ssa.function.insts[inst].clone(),
            None => object(vec![
                ("op", Json::Text("id".to_owned())),
                ("dest", Json::Text(String::new())),
                ("type", self.types[source.index()].clone()),
                ("args", texts([self.names[source.index()].clone()])),
            ]),
        };
        if let Some(name) = copy.get_mut("dest") {
            *name = Json::Text(self.names[dest.index()].clone());
        }
        copy
    }

    /// The instruction with the names of variables; none if it copies a variable to itself.
    fn rename(&self, inst: usize) -> Option<Json> {
        let mut data = self.ssa.function.insts[inst].clone();
        let place = |name: &str| self.names[self.ssa.value(name).index()].clone();
        let operands: Vec<String> = args(&data).map(place).collect();
        let result = dest(&data).map(place);
        if is_copy(&data) && result.as_ref() == operands.first() {
            return None;
        }
        if let Some(list) = data.get_mut("args") {
            *list = texts(operands);
        }
        if let (Some(name), Some(result)) = (data.get_mut("dest"), result) {
            *name = Json::Text(result);
        }
        Some(data)
    }

    /// The label of the edge block with this number.
    fn split_label(&self, split: usize) -> String {
        let mut label = format!("sheave.edge{split}");
        while self.ssa.function.blocks.iter().any(|block| block.label == label) {
            label.push('.');
        }
        label
    }

    fn split_of(&self, edge: Edge) -> Option<usize> {
        self.plan.splits.iter().position(|split| self.plan.edges_to(split).contains(&edge))
    }

    /// By block: the edge block that precedes it, because it can be entered and left there without a jump.
    fn splits_before_targets(&self) -> Vec<Option<usize>> {
        let blocks = &self.ssa.function.blocks;
        let before = |index: usize| match index.checked_sub(1) {
            Some(last) if self.ssa.function.falls_through(&blocks[last]) => {
                self.split_of(Edge::new(Block::new(last), 0))
            }
            Some(_) => self.plan.splits.iter().position(|split| split.target == Block::new(index)),
            None => None,
        };
        (0..blocks.len()).map(before).collect()
    }

    /// The instructions of all blocks.
    fn layout(&self) -> Vec<Json> {
        let function = &self.ssa.function;
        let mut out = Vec::new();
        let before = self.splits_before_targets();
        for (index, block) in function.blocks.iter().enumerate() {
            if let Some(split) = before[index] {
                self.edge_block(split, &mut out);
            }
            self.block(Block::new(index), block, &mut out);
        }
        let rest: Vec<usize> =
            (0..self.plan.splits.len()).filter(|&split| !before.contains(&Some(split))).collect();
        if function.blocks.last().is_some_and(|last| function.falls_through(last)) && !rest.is_empty() {
            out.push(object(vec![("op", Json::Text("ret".to_owned()))]));
        }
        for split in rest {
            self.edge_block(split, &mut out);
            let target = &function.blocks[self.plan.splits[split].target.index()].label;
            let labels = texts([target.clone()]);
            out.push(object(vec![("op", Json::Text("jmp".to_owned())), ("labels", labels)]));
        }
        out
    }

    fn edge_block(&self, split: usize, out: &mut Vec<Json>) {
        out.push(object(vec![("label", Json::Text(self.split_label(split)))]));
        out.extend(self.copies.get(&Position::Split(split as u32)).into_iter().flatten().cloned());
    }

    fn block(&self, at: Block, block: &BasicBlock, out: &mut Vec<Json>) {
        out.push(object(vec![("label", Json::Text(block.label.clone()))]));
        out.extend(self.copies.get(&Position::Head(at)).into_iter().flatten().cloned());
        let mut end = self.copies.get(&Position::End(at)).cloned().unwrap_or_default();
        for (position, &inst) in block.insts.iter().enumerate().filter(|inst| self.ssa.stays(*inst.1)) {
            let Some(mut data) = self.rename(inst) else { continue };
            if position + 1 == block.insts.len() && !self.ssa.function.falls_through(block) {
                out.append(&mut end);
                let labels = block.succs.iter().enumerate().map(|(k, target)| {
                    match self.split_of(Edge::new(at, k as u32)) {
                        Some(split) => self.split_label(split),
                        None => self.ssa.function.blocks[target.index()].label.clone(),
                    }
                });
                if let Some(list) = data.get_mut("labels") {
                    *list = texts(labels);
                }
            }
            out.push(data);
        }
        out.append(&mut end);
    }
}
