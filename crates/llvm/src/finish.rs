//! The end of a function: arguments of phis, forward references, additions that nobody needed.
//!
//! Each step is linear in what it looks at and is left out where there is nothing to do, which at -O0 is
//! mostly.

use sheave_ir::{Block, EdgeData, InstData, Value, ValueList};

use crate::cursor::Read;
use crate::function_state::{LocalState, PhiRecord};
use crate::reader::{LabelName, Reader};

const NONE: u32 = u32::MAX;

impl Reader<'_> {
    /// Completes the function and puts it into the module.
    pub(crate) fn finish_function(&mut self) -> Read<()> {
        if !self.fs.phis.is_empty() {
            self.fill_phis()?;
        }
        if !self.fs.replacements.is_empty() {
            self.replace_stand_ins()?;
        }
        self.drop_unused_additions();
        self.place_prologue();
        core::mem::swap(&mut self.module.functions[self.fs.id], &mut self.fs.f);
        Ok(())
    }

    /// The fault for a name that was used and never defined.
    #[cold]
    pub(crate) fn undefined_local(&self, close: usize) -> Box<crate::cursor::Fault> {
        let forward = |state| matches!(state, LocalState::ForwardValue | LocalState::ForwardLabel);
        let first = self.fs.locals.iter().enumerate().filter(|(_, local)| forward(local.state));
        match first.min_by_key(|(_, local)| local.span.start) {
            Some((index, local)) => {
                let name = self.local_name(index as u32);
                let what = if local.state == LocalState::ForwardLabel { "label" } else { "value" };
                // A name's span begins after its sigil; a number's position is that of its first use.
                let pos = local.span.start as usize;
                self.c.fault_at(pos, format!("use of undefined {what} '%{name}'"))
            }
            None => self.c.fault_at(close, "a name is used but not defined"),
        }
    }

    /// Gives every edge into a block with phis its arguments.
    fn fill_phis(&mut self) -> Read<()> {
        let n_blocks = self.fs.n_blocks();
        let n_edges = self.fs.f.edges.len();
        // Edges by target, as chained lists in order.
        let mut first_edge = vec![NONE; n_blocks];
        let mut next_edge = vec![NONE; n_edges];
        for (edge, data) in self.fs.f.edges.iter().rev() {
            let head = &mut first_edge[data.target.as_u32() as usize];
            next_edge[edge.as_u32() as usize] = *head;
            *head = edge.as_u32();
        }
        // For each block, in which phi it was last named and by which incoming value.
        let mut named: Vec<(u32, u32)> = vec![(0, 0); n_blocks];
        let mut stamp = 0;
        let mut edges: Vec<u32> = Vec::new();
        let mut matrix: Vec<Value> = Vec::new();
        let phis = core::mem::take(&mut self.fs.phis);
        for group in phis.chunk_by(|a, b| a.block == b.block) {
            edges.clear();
            let mut edge = first_edge[group[0].block.as_u32() as usize];
            while edge != NONE {
                edges.push(edge);
                edge = next_edge[edge as usize];
            }
            let width = self.fs.f.phis(group[0].block).len();
            matrix.clear();
            matrix.resize(edges.len() * width, Value::from_u32(0));
            for phi in group {
                stamp += 1;
                self.fill_phi(phi, stamp, &edges, width, &mut named, &mut matrix)?;
            }
            for (row, &edge) in edges.iter().enumerate() {
                let args =
                    ValueList::from_slice(&matrix[row * width..(row + 1) * width], &mut self.fs.f.pool);
                self.fs.f.edges[sheave_ir::Edge::from_u32(edge)].args = args;
            }
        }
        self.fs.phis = phis;
        Ok(())
    }

    fn fill_phi(
        &mut self,
        phi: &PhiRecord,
        stamp: u32,
        edges: &[u32],
        width: usize,
        named: &mut [(u32, u32)],
        matrix: &mut [Value],
    ) -> Read<()> {
        let mut n_named = 0;
        for i in phi.incoming.0..phi.incoming.1 {
            let (from, v, pos) = self.fs.incoming[i as usize];
            let entry = &mut named[from.as_u32() as usize];
            if entry.0 == stamp {
                if self.fs.incoming[entry.1 as usize].1 != v && self.types.info(phi.ty).single {
                    let message = "the phi has different values for the same predecessor";
                    return Err(self.c.fault_at(pos as usize, message));
                }
                continue;
            }
            *entry = (stamp, i);
            n_named += 1;
        }
        let mut n_found = 0;
        let mut last = None;
        for (row, &edge) in edges.iter().enumerate() {
            let origin = self.fs.edge_origin[edge as usize];
            let (seen, i) = named[origin.as_u32() as usize];
            if seen != stamp {
                return Err(self.phi_fault(phi, Some(origin)));
            }
            // The edges of one terminator stand side by side, so that this counts predecessors, not edges.
            if last != Some(origin) {
                n_found += 1;
                last = Some(origin);
            }
            let v = self.fs.incoming[i as usize].1;
            let at = row * width + phi.first as usize;
            if self.types.info(phi.ty).single {
                matrix[at] = v.value();
            } else {
                let parts = &self.fs.parts[v.0 as usize..(v.0 + phi.pieces) as usize];
                matrix[at..at + parts.len()].copy_from_slice(parts);
            }
        }
        if n_found < n_named && !self.fs.has_invoke {
            return Err(self.phi_fault(phi, None));
        }
        Ok(())
    }

    #[cold]
    fn phi_fault(&self, phi: &PhiRecord, missing: Option<Block>) -> Box<crate::cursor::Fault> {
        let message = match missing {
            Some(block) => {
                let is_block = |local: &&crate::function_state::Local| {
                    local.state == LocalState::Label && local.v == block.as_u32()
                };
                let name = self.fs.locals.iter().position(|local| is_block(&local));
                let name = name.map_or_else(|| block.to_string(), |index| self.local_name(index as u32));
                format!("the phi has no value for its predecessor '%{name}'")
            }
            None => "the phi has a value for a block that is not a predecessor".to_owned(),
        };
        self.c.fault_at(phi.mark as usize, message)
    }

    /// Puts definitions in the place of the values that stood for them.
    ///
    /// A definition may itself be a stand-in, where an instruction does nothing but rename it (`freeze`, a
    /// cast of a pointer). The chain is followed to its end and shortened. A chain without an end is a value
    /// that is defined by nothing but itself, as jump threading leaves it in unreachable code; there it may
    /// be anything.
    fn replace_stand_ins(&mut self) -> Read<()> {
        let n = self.fs.f.n_values();
        let mut map = vec![NONE; n];
        for &(stand_in, value) in &self.fs.replacements {
            map[stand_in.as_u32() as usize] = value.as_u32();
        }
        // By value, in which walk it was passed last.
        let mut passed = vec![NONE; n];
        for i in 0..self.fs.replacements.len() {
            let start = self.fs.replacements[i].0.as_u32() as usize;
            let mut end = start;
            while map[end] != NONE {
                passed[end] = i as u32;
                let next = map[end] as usize;
                if passed[next] == i as u32 {
                    let (block, pos) = self.fs.replaced_in[i];
                    if block.expand().is_some_and(|block| self.is_reachable(block)) {
                        return Err(self.c.fault_at(pos as usize, "a value is defined by itself"));
                    }
                    let ty = self.fs.ty(Value::from_u32(end as u32));
                    let undef = self.fs.undef(ty);
                    map.resize(self.fs.f.n_values(), NONE);
                    passed.resize(self.fs.f.n_values(), NONE);
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
        let func = &mut self.fs.f;
        for data in func.insts.values_mut() {
            data.map_args(&mut func.pool, resolve);
        }
        for EdgeData { args, .. } in func.edges.values_mut() {
            for value in args.as_mut_slice(&mut func.pool) {
                *value = resolve(*value);
            }
        }
        self.fs.retire_stand_ins();
        Ok(())
    }

    /// Whether there is a path from the entry to `block`.
    #[cold]
    fn is_reachable(&self, block: Block) -> bool {
        let func = &self.fs.f;
        let mut seen = vec![false; self.fs.n_blocks()];
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
        let fs = &mut self.fs;
        if fs.folds.iter().all(|fold| fold.used) {
            return;
        }
        // What stands between two of them moves as a whole.
        let mut unused = fs.folds.iter().filter(|fold| !fold.used).map(|fold| fold.place);
        let mut next = unused.next();
        let mut write = 0;
        let (f, mut read) = (&mut fs.f, 0);
        for &block in &f.layout {
            let end = f.blocks[block].end;
            f.blocks[block].start = write;
            while let Some(place) = next.filter(|&place| place < end) {
                f.order.copy_within(read as usize..place as usize, write as usize);
                write += place - read;
                read = place + 1;
                next = unused.next();
            }
            f.order.copy_within(read as usize..end as usize, write as usize);
            write += end - read;
            read = end;
            f.blocks[block].end = write;
        }
        f.order.truncate(write as usize);
    }

    /// Puts the prologue at the start of the entry block; gives a fresh entry to a function that jumps to its
    /// own.
    fn place_prologue(&mut self) {
        let fs = &mut self.fs;
        let Some(entry) = fs.f.layout.first().copied() else { return };
        let looping = fs.f.edges.values().any(|edge| edge.target == entry);
        let mut prologue = core::mem::take(&mut fs.prologue);
        if prologue.is_empty() && !looping {
            fs.prologue = prologue;
            return;
        }
        let front = looping.then(|| {
            let front = fs.new_block();
            let jump = fs.f.make_inst(InstData::Jump);
            prologue.push(jump);
            let edge = fs.f.edges.push(EdgeData { target: entry, args: ValueList::new() });
            let data = &mut fs.f.blocks[front];
            data.first_edge = edge.as_u32();
            data.n_edges = 1;
            front
        });
        let n = prologue.len() as u32;
        for i in 0..fs.f.layout.len() {
            let block = fs.f.layout[i];
            fs.f.blocks[block].start += n;
            fs.f.blocks[block].end += n;
        }
        match front {
            Some(front) => {
                fs.f.blocks[front].end = n;
                fs.f.layout.insert(0, front);
            }
            None => fs.f.blocks[entry].start = 0,
        }
        fs.f.order.splice(0..0, prologue.drain(..));
        fs.prologue = prologue;
    }

    /// Keeps the labels for block addresses elsewhere.
    pub(crate) fn keep_labels(&mut self) {
        let mut labels = Vec::new();
        for (number, &entry) in self.fs.numbered.iter().enumerate() {
            if entry != 0 && self.fs.locals[entry as usize - 1].state == LocalState::Label {
                let block = Block::from_u32(self.fs.locals[entry as usize - 1].v);
                labels.push((LabelName::Number(number as u32), block));
            }
        }
        for local in &self.fs.locals {
            if local.state == LocalState::Label && local.span.start != local.span.end {
                labels.push((LabelName::Name(local.span), Block::from_u32(local.v)));
            }
        }
        self.labels[self.fs.header as usize] = labels;
    }
}
