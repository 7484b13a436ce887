//! Control flow: a random graph, a block for each of its nodes, terminators, and arguments for the phis.

use std::fmt::Write as _;

use super::function::{Function, Value};
use super::graph::{Node, idoms, order, random_graph};
use super::types::Ty;

/// An edge of the graph.
struct Edge {
    to: usize,
    from: usize,
    /// The block that ends in the edge.
    label: String,
    /// So many of the values at the end of `from` are defined there.
    n_values: usize,
}

impl Function<'_> {
    /// Fills the function with blocks.
    pub(super) fn body(&mut self) {
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

    /// Leftovers of optimisers in unreachable blocks: values in terms of themselves, uses of `poison`.
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

    /// A `switch` whose first successor is the default.
    fn switch(&mut self, successors: &[usize]) {
        let ty = loop {
            let ty = self.some_scalar_int();
            // Each case needs a distinct value.
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
                // Without predecessors there is no phi; its uses become `poison`, which is never read.
                let phis = std::mem::take(&mut self.blocks[node.block].phis);
                let mut lines = String::new();
                for phi in phis {
                    // An unreachable instruction may read its result, as optimisers leave it.
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
}
