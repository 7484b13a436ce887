//! A function: its control flow, the pool of values that may be used, and the text.

use std::fmt::Write as _;

use super::graph::{Node, idoms, order, random_graph};
use super::types::{REGION, Ty};
use super::{Param, Shared};

/// A value: its type and how operands name it.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) ty: Ty,
    pub(super) text: String,
}

/// A stack slot of one value.
#[derive(Clone)]
struct Slot {
    ty: Ty,
    text: String,
    /// The end of its accesses: `, align N` or nothing.
    align: String,
}

/// An edge of the graph.
struct Edge {
    to: usize,
    from: usize,
    /// The block that ends in the edge.
    label: String,
    /// So many of the values at the end of `from` are defined there.
    n_values: usize,
}

struct Phi {
    name: String,
    ty: Ty,
    /// Values and labels.
    incoming: Vec<(String, String)>,
}

struct Block {
    label: String,
    phis: Vec<Phi>,
    lines: String,
}

/// A function that is being written.
pub(super) struct Function<'a> {
    pub(super) shared: &'a mut Shared,
    header: String,
    name: String,
    result: Ty,
    blocks: Vec<Block>,
    next: u32,
    /// Values whose definitions dominate the point of insertion, the latest last.
    pub(super) pool: Vec<Value>,
    /// Stack slots of one value each.
    slots: Vec<Slot>,
    /// The types that this function prefers, so that values meet operations.
    palette: Vec<Ty>,
}

impl<'a> Function<'a> {
    /// A function with an open entry block.
    pub(super) fn new(
        shared: &'a mut Shared,
        name: &str,
        params: &[Param],
        result: Ty,
        convention: &str,
    ) -> Self {
        let linkage = if params.is_empty() && name.ends_with("run") { "" } else { "internal " };
        let list: Vec<String> = params
            .iter()
            .enumerate()
            .map(|(i, Param { ty, attributes })| format!("{ty} {attributes}%a{i}"))
            .collect();
        let header = format!("define {linkage}{convention}{result} {name}({}) {{", list.join(", "));
        let pool = params
            .iter()
            .enumerate()
            .map(|(i, param)| Value { ty: param.ty.clone(), text: format!("%a{i}") })
            .collect();
        let mut palette: Vec<Ty> = params.iter().map(|param| param.ty.clone()).collect();
        palette.push(result.clone());
        for _ in 0..4 {
            palette.push(Ty::random(&mut shared.rng));
        }
        palette.push(Ty::Int(64));
        palette.push(Ty::Int(32));
        let entry = Block { label: "entry".to_owned(), phis: vec![], lines: String::new() };
        Function {
            shared,
            header,
            name: name.to_owned(),
            result,
            blocks: vec![entry],
            next: 0,
            pool,
            slots: vec![],
            palette,
        }
    }

    /// Writes a random function.
    pub(super) fn random(
        shared: &'a mut Shared,
        name: &str,
        params: &[Param],
        result: &Ty,
        convention: &str,
    ) {
        let mut function = Function::new(shared, name, params, result.clone(), convention);
        function.locals();
        function.body();
        function.finish();
    }

    /// A fresh name.
    pub(super) fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    pub(super) fn fresh_label(&mut self) -> String {
        self.next += 1;
        format!("x{}", self.next)
    }

    /// A line of the open block.
    pub(super) fn line(&mut self, text: &str) {
        let block = self.blocks.last_mut().expect("an entry");
        block.lines.push_str("  ");
        block.lines.push_str(text);
        block.lines.push('\n');
    }

    /// Defines a value. The comment tells the reducer its type.
    pub(super) fn define(&mut self, ty: &Ty, operation: &str) -> String {
        let name = self.fresh();
        self.line(&format!("{name} = {operation} ; {ty}"));
        name
    }

    /// Defines a value that later operations may use.
    pub(super) fn push(&mut self, ty: &Ty, operation: &str) -> String {
        let text = self.define(ty, operation);
        self.keep(ty, &text);
        text
    }

    /// Lets later operations use `text`.
    pub(super) fn keep(&mut self, ty: &Ty, text: &str) {
        self.pool.push(Value { ty: ty.clone(), text: text.to_owned() });
    }

    /// Opens a block; the one before must have its terminator.
    pub(super) fn open(&mut self, label: &str) {
        self.blocks.push(Block { label: label.to_owned(), phis: vec![], lines: String::new() });
    }

    /// The open block's label.
    pub(super) fn label(&self) -> String {
        self.blocks.last().expect("an entry").label.clone()
    }

    /// A phi of the open block; arguments follow with [`Function::argue`].
    pub(super) fn phi(&mut self, ty: &Ty) -> String {
        let name = self.fresh();
        let block = self.blocks.last_mut().expect("an entry");
        block.phis.push(Phi { name: name.clone(), ty: ty.clone(), incoming: vec![] });
        self.keep(ty, &name);
        name
    }

    /// Gives the phi called `name` an argument.
    pub(super) fn argue(&mut self, name: &str, value: &str, label: &str) {
        let phi = self.blocks.iter_mut().rev().flat_map(|block| &mut block.phis).find(|phi| phi.name == name);
        phi.expect("the phi").incoming.push((value.to_owned(), label.to_owned()));
    }

    /// A type that this function prefers.
    pub(super) fn some_type(&mut self) -> Ty {
        let i = self.shared.rng.below(self.palette.len());
        self.palette[i].clone()
    }

    /// An integer type, or a vector of integers, that this function prefers.
    pub(super) fn some_int_type(&mut self) -> Ty {
        for _ in 0..4 {
            let ty = self.some_type();
            if ty.int_bits().is_some() {
                return ty;
            }
        }
        Ty::random_int(&mut self.shared.rng)
    }

    /// A scalar integer type.
    pub(super) fn some_scalar_int(&mut self) -> Ty {
        for _ in 0..4 {
            if let ty @ Ty::Int(_) = self.some_type() {
                return ty;
            }
        }
        Ty::random_int(&mut self.shared.rng)
    }

    /// A value of `ty` that was defined, the latest ones first; none if there is none.
    pub(super) fn defined(&mut self, ty: &Ty) -> Option<String> {
        let mut found = None;
        for value in self.pool.iter().rev().filter(|value| value.ty == *ty) {
            found = Some(value.text.clone());
            if self.shared.rng.chance(40) {
                break;
            }
        }
        found
    }

    /// An operand of type `ty`: a value, a slot's content, a conversion, or a constant.
    pub(super) fn operand(&mut self, ty: &Ty) -> String {
        if *ty == Ty::Ptr {
            if self.shared.rng.chance(60)
                && let Some(found) = self.defined(ty)
            {
                return found;
            }
            let i = self.shared.rng.below(self.shared.regions.len());
            return self.shared.regions[i].clone();
        }
        let choice = self.shared.rng.below(100);
        if choice < 70
            && let Some(found) = self.defined(ty)
        {
            return found;
        }
        if choice < 85
            && let Some(slot) = self.slots.iter().find(|slot| slot.ty == *ty).cloned()
        {
            return self.push(ty, &format!("load {ty}, ptr {}{}", slot.text, slot.align));
        }
        if choice < 92
            && let Ty::Int(bits) = *ty
        {
            let from =
                self.pool.iter().rev().find(|value| matches!(value.ty, Ty::Int(n) if n != bits)).cloned();
            if let Some(Value { ty: Ty::Int(n), text }) = from {
                let op = if n > bits { "trunc" } else { self.shared.rng.pick(&["zext", "sext"]) };
                return self.push(ty, &format!("{op} i{n} {text} to {ty}"));
            }
        }
        ty.constant(&mut self.shared.rng)
    }

    /// The slots and the memory of a function's frame.
    fn locals(&mut self) {
        let entry_pool = self.pool.clone();
        for i in 0..self.shared.rng.below(4) + 1 {
            let ty = self.some_type();
            let slot = format!("%s{i}");
            let align = if self.shared.rng.chance(20) {
                format!(", align {}", self.shared.rng.pick(&[1, 2, 8, 32]))
            } else {
                String::new()
            };
            self.line(&format!("{slot} = alloca {ty}{align} ; ptr"));
            self.slots.push(Slot { ty, text: slot, align });
        }
        for i in 0..self.shared.rng.below(2) {
            let align = self.shared.rng.pick(&[16, 16, 64]);
            self.line(&format!("%m{i} = alloca [{REGION} x i8], align {align} ; ptr"));
            let from = self.operand(&Ty::Ptr);
            self.shared.declare("void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)".to_owned());
            self.line(&format!(
                "call void @llvm.memcpy.p0.p0.i64(ptr align 16 %m{i}, ptr {from}, i64 {REGION}, i1 false)"
            ));
            self.keep(&Ty::Ptr, &format!("%m{i}"));
        }
        for slot in self.slots.clone() {
            let value = match entry_pool.iter().rev().find(|value| value.ty == slot.ty) {
                Some(value) => value.text.clone(),
                None if slot.ty == Ty::Ptr => self.operand(&Ty::Ptr),
                None => slot.ty.constant(&mut self.shared.rng),
            };
            self.line(&format!("store {} {value}, ptr {}{}", slot.ty, slot.text, slot.align));
        }
    }

    /// Stores to a slot.
    pub(super) fn store_slot(&mut self) {
        if self.slots.is_empty() {
            return;
        }
        let i = self.shared.rng.below(self.slots.len());
        let slot = self.slots[i].clone();
        let value = self.operand(&slot.ty);
        let volatile = if self.shared.rng.chance(6) { "volatile " } else { "" };
        self.line(&format!("store {volatile}{} {value}, ptr {}{}", slot.ty, slot.text, slot.align));
    }

    /// Loads a slot.
    pub(super) fn load_slot(&mut self) {
        if self.slots.is_empty() {
            return;
        }
        let i = self.shared.rng.below(self.slots.len());
        let slot = self.slots[i].clone();
        let volatile = if self.shared.rng.chance(6) { "volatile " } else { "" };
        self.push(&slot.ty, &format!("load {volatile}{}, ptr {}{}", slot.ty, slot.text, slot.align));
    }

    /// Fills the function with blocks.
    fn body(&mut self) {
        let mut nodes = random_graph(&mut self.shared.rng);
        let n = nodes.len();
        let order = order(&nodes);
        let idoms = idoms(&nodes, &order);
        // Fuel checks lead to the last node, which therefore every node may reach.
        let entry_pool = self.pool.clone();
        let mut edges: Vec<Edge> = vec![];
        let dead: Vec<usize> = (0..n).filter(|i| !order.contains(i)).collect();
        for &i in order.iter().chain(&dead) {
            self.pool = match idoms[i] {
                Some(idom) => nodes[idom].available.clone(),
                None => entry_pool.clone(),
            };
            if let Some(idom) = idoms[i]
                && i == n - 1
            {
                self.pool.truncate(nodes[idom].before_check);
            }
            if i > 0 {
                self.open(&format!("b{i}"));
                for _ in 0..self.shared.rng.below(4) {
                    let ty = self.some_type();
                    self.phi(&ty);
                }
            }
            nodes[i].block = self.blocks.len() - 1;
            if idoms[i].is_none() && i > 0 {
                self.dead_code();
            }
            for _ in 0..self.shared.rng.below(7) + 1 {
                self.operation();
            }
            if i == n - 1 {
                self.end();
            } else {
                let successors = nodes[i].successors.clone();
                nodes[i].before_check = usize::MAX;
                if successors.iter().any(|&successor| successor <= i) {
                    let n_values = self.pool.len();
                    nodes[i].before_check = n_values;
                    let label = self.spend(n - 1);
                    edges.push(Edge { to: n - 1, from: i, label, n_values });
                }
                self.branch(&successors);
                let label = self.label();
                let n_values = self.pool.len();
                edges.extend(successors.iter().map(|&to| Edge {
                    to,
                    from: i,
                    label: label.clone(),
                    n_values,
                }));
            }
            nodes[i].available = self.pool.clone();
        }
        self.fill_phis(&nodes, &edges, &idoms);
    }

    /// Ends the open block with a check of the common counter that leads to node `last` when it is used up.
    fn spend(&mut self, last: usize) -> String {
        let fuel = format!("@{}fuel", self.shared.prefix);
        let old = self.define(&Ty::Int(32), &format!("load i32, ptr {fuel}"));
        let new = self.define(&Ty::Int(32), &format!("sub i32 {old}, 1"));
        self.line(&format!("store i32 {new}, ptr {fuel}"));
        let some = self.define(&Ty::Int(1), &format!("icmp sgt i32 {old}, 0"));
        let label = self.fresh_label();
        self.line(&format!("br i1 {some}, label %{label}, label %b{last}"));
        let from = self.label();
        self.open(&label);
        from
    }

    /// What optimisers leave in blocks that cannot be reached: values in terms of themselves, uses of
    /// `poison`.
    fn dead_code(&mut self) {
        for _ in 0..self.shared.rng.below(3) {
            let ty = self.some_int_type();
            let name = self.fresh();
            let text = match self.shared.rng.below(4) {
                0 => format!("{name} = add {ty} {name}, {}", ty.int(1)),
                1 => format!("{name} = xor {ty} {name}, {name}"),
                2 => format!("{name} = select i1 poison, {ty} {name}, {ty} undef"),
                _ => format!("{name} = mul {ty} {name}, poison"),
            };
            self.line(&format!("{text} ; {ty}"));
            self.keep(&ty, &name);
        }
    }

    /// Ends the open block with an edge to each of `successors`, counted with their repetitions.
    fn branch(&mut self, successors: &[usize]) {
        match successors {
            [only] => self.line(&format!("br label %b{only}")),
            [first, second] if self.shared.rng.chance(80) => {
                let condition = self.condition();
                self.line(&format!("br i1 {condition}, label %b{first}, label %b{second}"));
            }
            _ if self.shared.rng.chance(30) => self.indirect(successors),
            _ => self.switch(successors),
        }
    }

    /// A truth value, often compared here.
    pub(super) fn condition(&mut self) -> String {
        if self.shared.rng.chance(70) {
            let ty = if self.shared.rng.chance(25) {
                Ty::random_float(&mut self.shared.rng)
            } else {
                self.some_scalar_int()
            };
            return self.compare(&ty);
        }
        self.operand(&Ty::Int(1))
    }

    fn indirect(&mut self, successors: &[usize]) {
        let table = format!("@{}t{}", self.shared.prefix, self.shared.globals.len());
        let name = self.name.clone();
        let list: Vec<String> =
            successors.iter().map(|i| format!("ptr blockaddress({name}, %b{i})")).collect();
        self.shared.global(&format!(
            "{table} = internal constant [{} x ptr] [{}]",
            successors.len(),
            list.join(", ")
        ));
        let index = self.index(successors.len() as u32);
        let entry = self.define(
            &Ty::Ptr,
            &format!("getelementptr inbounds [{} x ptr], ptr {table}, i64 0, i64 {index}", successors.len()),
        );
        let target = self.define(&Ty::Ptr, &format!("load ptr, ptr {entry}"));
        let labels: Vec<String> = successors.iter().map(|i| format!("label %b{i}")).collect();
        self.line(&format!("indirectbr ptr {target}, [{}]", labels.join(", ")));
    }

    /// An `i64` below `n`.
    pub(super) fn index(&mut self, n: u32) -> String {
        let ty = Ty::Int(64);
        let value = self.operand(&ty);
        if n.is_power_of_two() {
            self.define(&ty, &format!("and i64 {value}, {}", n - 1))
        } else {
            self.define(&ty, &format!("urem i64 {value}, {n}"))
        }
    }

    /// A `switch` whose first successor is the default.
    fn switch(&mut self, successors: &[usize]) {
        let ty = loop {
            let ty = self.some_scalar_int();
            // Each case needs a value of its own.
            if ty.int_bits().is_some_and(|bits| bits >= 3) {
                break ty;
            }
        };
        let bits = ty.int_bits().unwrap_or(64);
        let mut value = self.operand(&ty);
        let cases = successors.len() - 1;
        let dense = self.shared.rng.chance(60);
        let values: Vec<i128> = if dense {
            let base = i128::from(self.shared.rng.integer()) & ((1 << (bits - 1).min(20)) - 8).max(0);
            value = self.define(&ty, &format!("and {ty} {value}, {}", ty.int(7.min((1 << bits.min(8)) - 1))));
            if base > 0 {
                value = self.define(&ty, &format!("add {ty} {value}, {}", ty.int(base)));
            }
            (0..cases as i128).map(|i| base + i).collect()
        } else {
            let shift = self.shared.rng.below(bits.min(90) as usize - 2) as u32;
            if self.shared.rng.chance(60) {
                value = self.define(&ty, &format!("and {ty} {value}, {}", ty.int(3 << shift)));
            }
            (0..cases as i128).map(|i| i << shift).collect()
        };
        let mut text = format!("switch {ty} {value}, label %b{} [", successors[0]);
        let mut used = vec![];
        let mut kept = vec![successors[0]];
        for (value, successor) in values.iter().zip(&successors[1..]) {
            let constant = ty.int(*value);
            // In a narrow type two values may be one.
            assert!(!used.contains(&constant), "{ty}: {values:?}");
            let _ = write!(text, " {ty} {constant}, label %b{successor}");
            used.push(constant);
            kept.push(*successor);
        }
        self.line(&format!("{text} ]"));
    }

    /// Arguments for the phis of all nodes, from values that are available at the predecessors' ends.
    fn fill_phis(&mut self, nodes: &[Node], edges: &[Edge], idoms: &[Option<usize>]) {
        for (i, node) in nodes.iter().enumerate().skip(1) {
            for at in 0..self.blocks[node.block].phis.len() {
                let ty = self.blocks[node.block].phis[at].ty.clone();
                let mut incoming: Vec<(String, String)> = vec![];
                for Edge { from, label, n_values, .. } in edges.iter().filter(|edge| edge.to == i) {
                    // Edges from the same block bring the same value.
                    if let Some((value, _)) = incoming.iter().find(|(_, other)| other == label) {
                        incoming.push((value.clone(), label.clone()));
                        continue;
                    }
                    let dead = *from > 0 && idoms[*from].is_none();
                    self.pool.clone_from(&nodes[*from].available);
                    self.pool.truncate(*n_values);
                    let value = if dead && self.shared.rng.chance(50) {
                        self.shared.rng.pick(&["undef", "poison"]).to_owned()
                    } else if self.shared.rng.chance(85)
                        && let Some(found) = self.defined(&ty)
                    {
                        found
                    } else if ty == Ty::Ptr {
                        self.shared.regions[0].clone()
                    } else {
                        ty.constant(&mut self.shared.rng)
                    };
                    incoming.push((value, label.clone()));
                }
                self.blocks[node.block].phis[at].incoming = incoming;
            }
            if !edges.iter().any(|edge| edge.to == i) {
                // Without predecessors there is no phi; its uses become `poison`, which nothing reads.
                let phis = std::mem::take(&mut self.blocks[node.block].phis);
                let mut lines = String::new();
                for phi in phis {
                    // What cannot be reached may read its own result, as optimisers leave it.
                    let own = self.shared.rng.chance(50);
                    let read = if own { phi.name.as_str() } else { "undef" };
                    let _ = writeln!(lines, "  {} = freeze {} {read} ; {}", phi.name, phi.ty, phi.ty);
                }
                self.blocks[node.block].lines.insert_str(0, &lines);
            }
        }
    }

    /// Mixes some values into the checksum and returns.
    fn end(&mut self) {
        for slot in self.slots.clone() {
            if slot.ty != Ty::Ptr && self.shared.rng.chance(60) {
                let load = format!("load {}, ptr {}{}", slot.ty, slot.text, slot.align);
                let text = self.define(&slot.ty, &load);
                self.mix(&Value { ty: slot.ty, text });
            }
        }
        let n = self.pool.len();
        for value in self.pool.clone().into_iter().skip(n.saturating_sub(5)) {
            self.mix(&value);
        }
        let result = self.result.clone();
        let value = self.operand(&result);
        self.line(&format!("ret {result} {value}"));
    }

    /// Ends the entry of the module.
    pub(super) fn finish_runner(mut self) {
        let sum = self.define(&Ty::Int(64), &format!("load i64, ptr @{}sum", self.shared.prefix));
        self.line(&format!("ret i64 {sum}"));
        self.finish();
    }

    /// Gives the function variable arguments.
    pub(super) fn make_variadic(&mut self) {
        self.header = self.header.replace(") {", ", ...) {");
    }

    /// Takes the function's result away.
    pub(super) fn make_void(&mut self) {
        let result = format!("{} {}(", self.result, self.name);
        self.header = self.header.replace(&result, &format!("void {}(", self.name));
    }

    /// Adds the text to the module.
    pub(super) fn finish(self) {
        let mut text = self.header;
        text.push('\n');
        for block in &self.blocks {
            let _ = writeln!(text, "{}:", block.label);
            for phi in &block.phis {
                let incoming: Vec<String> =
                    phi.incoming.iter().map(|(value, label)| format!("[ {value}, %{label} ]")).collect();
                let _ =
                    writeln!(text, "  {} = phi {} {} ; {}", phi.name, phi.ty, incoming.join(", "), phi.ty);
            }
            text.push_str(&block.lines);
        }
        text.push_str("}\n\n");
        self.shared.functions.push_str(&text);
    }
}
