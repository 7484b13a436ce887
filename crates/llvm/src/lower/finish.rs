//! The end of a function: arguments of phis, forward references, additions that have no use.
//!
//! Each step is linear and is skipped if there is nothing to do, which is the common case at -O0.

use rustc_hash::FxHashSet;
use sheave_ir::entity::EntityRef;
use sheave_ir::{Block, EdgeData, InstData, Slot, SlotData, Value, ValueDef, ValueList, ValuePool, ensure};

use crate::lower::Lower;
use crate::lower::body::{Operand, PhiRecord};
use crate::lower::reason::{Lowered, invalid};

const NONE: u32 = u32::MAX;

/// The values that a phi has for one block.
#[derive(Clone, Copy, Default)]
struct Named {
    /// The number of the phi that named the block last, from one.
    phi: u32,
    /// The first of its values, in [`Body::incoming`](crate::lower::body::Body::incoming).
    value: u32,
    /// Values that no edge has taken so far.
    n_unused: u32,
}

/// The operation of an instruction without side effects, and its operands.
fn operation(mut data: InstData) -> Option<(InstData, Vec<Value>)> {
    use InstData as I;
    let is_pure = matches!(
        data,
        I::Unary { .. }
            | I::Binary { .. }
            | I::Ternary { .. }
            | I::Icmp { .. }
            | I::Fcmp { .. }
            | I::Wide { .. }
    );
    let mut operands = Vec::new();
    // Of these none has its operands in a pool.
    is_pure.then(|| {
        data.map_args(&mut ValuePool::new(), |operand| {
            operands.push(operand);
            Value::from_u32(0)
        });
        (data, operands)
    })
}

impl Lower {
    /// Completes the function and puts it into the module.
    pub(crate) fn finish_function(&mut self) -> Lowered<()> {
        if !self.body.landings.is_empty() {
            self.fill_landings()?;
        }
        if !self.body.phis.is_empty() {
            self.fill_phis()?;
        }
        if !self.body.replacements.is_empty() {
            self.replace_stand_ins()?;
        }
        if self.body.has_unknown_lifetimes {
            self.forget_lifetimes(|_| true);
        }
        self.drop_unused_additions();
        self.make_kept_slots_dynamic();
        self.place_prologue();
        core::mem::swap(&mut self.module.functions[self.body.id], &mut self.body.func);
        Ok(())
    }

    /// Makes the lifetimes of some slots those of one that nothing makes the address of, which do nothing.
    pub(crate) fn forget_lifetimes(&mut self, is_one: impl Fn(Slot) -> bool) {
        let data = SlotData { size: 0, align_log2: 0, ty: None, volatile: false, param: None };
        let none = self.body.func.make_slot(data);
        for data in self.body.func.insts.values_mut() {
            if let InstData::Lifetime { slot, .. } = data
                && is_one(*slot)
            {
                *slot = none;
            }
        }
    }

    /// Gives every edge into a block with phis its arguments.
    fn fill_phis(&mut self) -> Lowered<()> {
        let n_blocks = self.body.func.blocks.len();
        let n_edges = self.body.func.edges.len();
        // Edges by target, as chained lists in order.
        let mut first_edge = vec![NONE; n_blocks];
        let mut next_edge = vec![NONE; n_edges];
        for (edge, data) in self.body.func.edges.iter().rev() {
            let head = &mut first_edge[data.target.as_u32() as usize];
            next_edge[edge.as_u32() as usize] = *head;
            *head = edge.as_u32();
        }
        let mut named = vec![Named::default(); n_blocks];
        let mut stamp = 0;
        let mut edges: Vec<u32> = Vec::new();
        let mut matrix: Vec<Value> = Vec::new();
        let phis = core::mem::take(&mut self.body.phis);
        for group in phis.chunk_by(|a, b| a.block == b.block) {
            edges.clear();
            let mut edge = first_edge[group[0].block.as_u32() as usize];
            while edge != NONE {
                edges.push(edge);
                edge = next_edge[edge as usize];
            }
            let width = self.body.func.phis(group[0].block).len();
            matrix.clear();
            matrix.resize(edges.len() * width, Value::from_u32(0));
            for phi in group {
                stamp += 1;
                self.fill_phi(phi, stamp, &edges, width, &mut named, &mut matrix)?;
            }
            for (row, &edge) in edges.iter().enumerate() {
                let args =
                    ValueList::from_slice(&matrix[row * width..(row + 1) * width], &mut self.body.func.pool);
                self.body.func.edges[sheave_ir::Edge::from_u32(edge)].args = args;
            }
        }
        self.body.phis = phis;
        Ok(())
    }

    fn fill_phi(
        &mut self,
        phi: &PhiRecord,
        stamp: u32,
        edges: &[u32],
        width: usize,
        named: &mut [Named],
        matrix: &mut [Value],
    ) -> Lowered<()> {
        let mut n_named = 0;
        for i in phi.incoming.0..phi.incoming.1 {
            let (from, v, pos) = self.body.incoming[i as usize];
            let entry = &mut named[from.index()];
            if entry.phi == stamp {
                entry.n_unused += 1;
                let message = "the phi has different values for the same predecessor";
                let is_same = self.is_same_operand(phi, self.body.incoming[entry.value as usize].1, v);
                ensure(is_same, || invalid(message).marked(pos))?;
                continue;
            }
            *entry = Named { phi: stamp, value: i, n_unused: 1 };
            n_named += 1;
        }
        let mut n_found = 0;
        let mut last = None;
        for (row, &edge) in edges.iter().enumerate() {
            let origin = self.body.edge_origin[edge as usize];
            let entry = &mut named[origin.index()];
            if entry.phi != stamp {
                let mut reason = invalid("the phi has no value for its predecessor").marked(phi.mark);
                reason.predecessor = Some(origin);
                return Err(reason);
            }
            let message = "the phi has fewer values for a predecessor than there are edges from it";
            ensure(entry.n_unused > 0, || invalid(message).marked(phi.mark))?;
            entry.n_unused -= 1;
            // The edges of one terminator are neighbours, so that this counts predecessors, not edges.
            if last != Some(origin) {
                n_found += 1;
                last = Some(origin);
            }
            let i = entry.value;
            let v = self.body.incoming[i as usize].1;
            let at = row * width + phi.first as usize;
            if self.types.info(phi.ty).single {
                matrix[at] = v.value();
            } else {
                let parts = &self.body.parts[v.0 as usize..(v.0 + phi.pieces) as usize];
                matrix[at..at + parts.len()].copy_from_slice(parts);
            }
        }
        // A block may have lost predecessors that only an exception reaches, but the first one has none.
        let may_have_lost = self.body.lost_edges && self.body.entry() != Some(phi.block);
        let n_values = (phi.incoming.1 - phi.incoming.0) as usize;
        if n_values == edges.len() || may_have_lost {
            return Ok(());
        }
        let message = match n_found < n_named {
            true => "the phi has a value for a block that is not a predecessor",
            false => "the phi has more values for a predecessor than there are edges from it",
        };
        Err(invalid(message).marked(phi.mark))
    }

    /// Whether two values of a phi are one value, or constant expressions of the same operations.
    fn is_same_operand(&self, phi: &PhiRecord, a: Operand, b: Operand) -> bool {
        if a == b {
            return true;
        }
        let mut pairs = vec![(a.value(), b.value())];
        if !self.types.info(phi.ty).single {
            let parts =
                |v: Operand| self.body.parts[v.0 as usize..(v.0 + phi.pieces) as usize].iter().copied();
            pairs = parts(a).zip(parts(b)).collect();
        }
        let func = &self.body.func;
        let mut seen = FxHashSet::default();
        while let Some((a, b)) = pairs.pop() {
            if a == b || !seen.insert((a, b)) {
                continue;
            }
            let (ValueDef::Result(x), ValueDef::Result(y)) = (func.def(a), func.def(b)) else { return false };
            // The operations of a phi's constants are all in the prologue, in the order of their making.
            let is_constant = |inst| self.body.prologue.binary_search(&inst).is_ok();
            let position = |value, inst| func.results(inst).position(|result| result == value);
            if !is_constant(x) || !is_constant(y) || position(a, x) != position(b, y) {
                return false;
            }
            let (Some((x, left)), Some((y, right))) = (operation(func.insts[x]), operation(func.insts[y]))
            else {
                return false;
            };
            if x != y || func.ty(a) != func.ty(b) {
                return false;
            }
            pairs.extend(left.into_iter().zip(right));
        }
        true
    }

    /// Puts definitions in place of their stand-ins.
    ///
    /// A definition may itself be a stand-in, if an instruction only renames it (a cast of
    /// a pointer). The chain is followed to its end and shortened. A chain without an end is a value
    /// that is defined by nothing but itself, as jump threading leaves it in unreachable code; there it may
    /// be anything.
    fn replace_stand_ins(&mut self) -> Lowered<()> {
        let n = self.body.func.n_values();
        let mut map = vec![NONE; n];
        for &(stand_in, value) in &self.body.replacements {
            map[stand_in.as_u32() as usize] = value.as_u32();
        }
        // By value, in which walk it was passed last.
        let mut passed = vec![NONE; n];
        for i in 0..self.body.replacements.len() {
            let start = self.body.replacements[i].0.as_u32() as usize;
            let mut end = start;
            while map[end] != NONE {
                passed[end] = i as u32;
                let next = map[end] as usize;
                if passed[next] == i as u32 {
                    let (block, pos) = self.body.replaced_in[i];
                    if block.expand().is_some_and(|block| self.is_reachable(block)) {
                        return Err(invalid("a value is defined by itself").marked(pos));
                    }
                    let ty = self.body.ty(Value::from_u32(end as u32));
                    let undef = self.body.undef(ty);
                    map.resize(self.body.func.n_values(), NONE);
                    passed.resize(self.body.func.n_values(), NONE);
                    map[end] = undef.as_u32();
                    end = undef.as_u32() as usize;
                    break;
                }
                end = next;
            }
            let mut at = start;
            while map[at] != NONE && map[at] != end as u32 {
                at = core::mem::replace(&mut map[at], end as u32) as usize;
            }
        }
        let resolve = |value: Value| match map[value.as_u32() as usize] {
            NONE => value,
            replacement => Value::from_u32(replacement),
        };
        let func = &mut self.body.func;
        for data in func.insts.values_mut() {
            data.map_args(&mut func.pool, resolve);
        }
        for EdgeData { args, .. } in func.edges.values_mut() {
            for value in args.as_mut_slice(&mut func.pool) {
                *value = resolve(*value);
            }
        }
        self.body.retire_stand_ins();
        Ok(())
    }

    /// Whether there is a path from the entry to `block`.
    #[cold]
    fn is_reachable(&self, block: Block) -> bool {
        let func = &self.body.func;
        let mut seen = vec![false; self.body.func.blocks.len()];
        let mut stack: Vec<Block> = func.layout.first().copied().into_iter().collect();
        while let Some(next) = stack.pop() {
            if next == block {
                return true;
            }
            if !core::mem::replace(&mut seen[next.as_u32() as usize], true) {
                stack.extend(func.succs(next));
            }
        }
        false
    }

    /// Takes out the additions of constant offsets that only loads and stores used.
    fn drop_unused_additions(&mut self) {
        let body = &mut self.body;
        if body.folds.iter().all(|fold| fold.used) {
            return;
        }
        // The instructions between two of them move as a whole.
        let mut unused = body.folds.iter().filter(|fold| !fold.used).map(|fold| fold.place);
        let mut next = unused.next();
        let mut write = 0;
        let (func, mut read) = (&mut body.func, 0);
        for &block in &func.layout {
            let end = func.blocks[block].end;
            func.blocks[block].start = write;
            while let Some(place) = next.filter(|&place| place < end) {
                func.order.copy_within(read as usize..place as usize, write as usize);
                write += place - read;
                read = place + 1;
                next = unused.next();
            }
            func.order.copy_within(read as usize..end as usize, write as usize);
            write += end - read;
            read = end;
            func.blocks[block].end = write;
        }
        func.order.truncate(write as usize);
    }

    /// Puts the prologue at the start of the entry block.
    fn place_prologue(&mut self) {
        let body = &mut self.body;
        let n = body.prologue.len() as u32;
        let Some(entry) = body.func.layout.first().copied().filter(|_| n > 0) else { return };
        for &block in &body.func.layout {
            body.func.blocks[block].start += n;
            body.func.blocks[block].end += n;
        }
        body.func.blocks[entry].start = 0;
        body.func.order.splice(0..0, body.prologue.drain(..));
    }
}
