//! Which values are live where, at block boundaries.
//!
//! By path exploration, one value at a time (Appel and Palsberg, "Modern Compiler Implementation", 2002,
//! section 19.6; Brandner et al., "Computing Liveness Sets for SSA-Form Programs", 2011, section 4): from
//! each use backwards to the definition. It touches each member of a live set once or, per edge, twice, so
//! its cost is the size of the answer, which can be blocks times values but rarely is. Sets are sorted rows
//! of one array; a query is a binary search.
//!
//! A phi's argument is used on its edge: it is live out of the source, and not by that live into the target.
//! A phi defines its value at the head of its block, so a phi is not live into its own block. What a
//! terminator defines is visible along all of its edges.

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::host::{InstSink, ValueKind};
use crate::{Block, Edge, Entity, Error, Graph, Inst, Rule, SsaHost, Value};

/// Live values at the boundaries of blocks.
#[derive(Clone, Debug, Default)]
pub struct Liveness {
    ins: Rows,
    outs: Rows,
    /// By value: the block that defines it, `NONE` for constants and undefined values.
    def_block: Vec<u32>,
    /// Upward-exposed uses, by value through linked lists: block and next.
    use_head: Vec<u32>,
    uses: Vec<(u32, u32)>,
    in_stamp: Vec<u32>,
    out_stamp: Vec<u32>,
    worklist: Vec<u32>,
}

#[derive(Clone, Debug, Default)]
struct Rows {
    start: Vec<u32>,
    values: Vec<Value>,
    pairs: Vec<(u32, u32)>,
}

impl Rows {
    fn clear(&mut self) {
        self.pairs.clear();
    }

    /// Sorts the pairs by block, stably, so that values stay ascending.
    fn finish(&mut self, n_blocks: usize) {
        self.start.clear();
        self.start.resize(n_blocks + 2, 0);
        for &(block, _) in &self.pairs {
            self.start[block as usize + 2] += 1;
        }
        for i in 2..n_blocks + 2 {
            self.start[i] += self.start[i - 1];
        }
        self.values.clear();
        self.values.resize(self.pairs.len(), Value(0));
        for &(block, value) in &self.pairs {
            let at = &mut self.start[block as usize + 1];
            self.values[*at as usize] = Value(value);
            *at += 1;
        }
        self.start.pop();
    }

    fn row(&self, block: Block) -> &[Value] {
        &self.values[self.start[block.index()] as usize..self.start[block.index() + 1] as usize]
    }
}

/// Collects definitions and upward-exposed uses of one block.
struct Scan<'a> {
    live: &'a mut Liveness,
    block: u32,
    bad: Option<(Rule, Value)>,
}

impl Scan<'_> {
    fn define(&mut self, value: Value) {
        match self.live.def_block.get_mut(value.index()) {
            Some(slot) if *slot == NONE => *slot = self.block,
            Some(_) => self.bad = Some((Rule::DefinedTwice, value)),
            None => self.bad = Some((Rule::ValueOutOfRange, value)),
        }
    }
}

impl InstSink for Scan<'_> {
    fn inst(&mut self, _: Inst) {}

    fn uses(&mut self, value: Value) {
        match self.live.use_head.get_mut(value.index()) {
            None => self.bad = Some((Rule::ValueOutOfRange, value)),
            Some(head) => {
                // One entry per block and value is enough; repeated uses mostly stand in a row.
                if *head == NONE || self.live.uses[*head as usize].0 != self.block {
                    self.live.uses.push((self.block, *head));
                    *head = self.live.uses.len() as u32 - 1;
                }
            }
        }
    }

    fn defines(&mut self, value: Value) {
        self.define(value);
    }
}

impl Liveness {
    /// Empty; fill it with [`compute`](Liveness::compute).
    pub fn new() -> Self {
        Liveness::default()
    }

    /// The liveness of `host`, whose graph is `graph`.
    ///
    /// # Errors
    ///
    /// As [`compute`](Liveness::compute).
    pub fn of(host: &impl SsaHost, graph: &Graph) -> Result<Self, Error> {
        let mut liveness = Liveness::new();
        liveness.compute(host, graph)?;
        Ok(liveness)
    }

    /// Replaces the contents by the liveness of `host`, whose graph is `graph`. Unreachable blocks use
    /// nothing.
    ///
    /// # Errors
    ///
    /// [`Rule::ValueOutOfRange`], [`Rule::DefinedTwice`], and [`Rule::UseBeforeDefinition`] where a value is
    /// live into the entry block without being a parameter.
    pub fn compute(&mut self, host: &impl SsaHost, graph: &Graph) -> Result<(), Error> {
        let (n_values, n_blocks) = (host.n_values(), graph.n_blocks());
        for (list, len) in [
            (&mut self.def_block, n_values),
            (&mut self.use_head, n_values),
            (&mut self.in_stamp, n_blocks),
            (&mut self.out_stamp, n_blocks),
        ] {
            list.clear();
            list.resize(len, NONE);
        }
        self.uses.clear();
        self.ins.clear();
        self.outs.clear();
        let mut scan = Scan { live: self, block: graph.entry().0, bad: None };
        host.params(|value| scan.define(value));
        for block in graph.reverse_postorder() {
            scan.block = block.0;
            host.phis(block, |value| scan.define(value));
            host.insts(block, &mut scan);
        }
        if let Some((rule, value)) = scan.bad {
            return Err(Error::new(rule, Entity::Value(value)));
        }
        // Phi arguments: lists per value of edges, kept apart from the uses inside blocks by the top bit.
        for block in graph.reverse_postorder() {
            for index in 0..graph.n_succs(block) as u32 {
                let mut bad = None;
                host.phi_args(Edge::new(block, index), |value| match self.use_head.get_mut(value.index()) {
                    None => bad = Some(value),
                    Some(head) => {
                        self.uses.push((block.0 | EDGE_USE, *head));
                        *head = self.uses.len() as u32 - 1;
                    }
                });
                if let Some(value) = bad {
                    return Err(Error::new(Rule::ValueOutOfRange, Entity::Value(value)));
                }
            }
        }
        for value in 0..n_values as u32 {
            if self.use_head[value as usize] != NONE && host.value_kind(Value(value)) == ValueKind::Variable {
                self.explore(graph, value)?;
            }
        }
        self.ins.finish(n_blocks);
        self.outs.finish(n_blocks);
        Ok(())
    }

    fn explore(&mut self, graph: &Graph, value: u32) -> Result<(), Error> {
        let def = self.def_block[value as usize];
        let mut at = self.use_head[value as usize];
        while at != NONE {
            let (block, next) = self.uses[at as usize];
            at = next;
            if block & EDGE_USE != 0 {
                self.out(value, block & !EDGE_USE, def);
            } else if block != def {
                self.into(value, block);
            }
        }
        while let Some(block) = self.worklist.pop() {
            if block == graph.entry().0 {
                return Err(Error::new(Rule::UseBeforeDefinition, Entity::Value(Value(value))));
            }
            for pred in graph.predecessors(Block(block)) {
                // What unreachable blocks pass on does not matter.
                if graph.is_reachable(pred) {
                    self.out(value, pred.0, def);
                }
            }
        }
        Ok(())
    }

    fn into(&mut self, value: u32, block: u32) {
        if core::mem::replace(&mut self.in_stamp[block as usize], value) != value {
            self.ins.pairs.push((block, value));
            self.worklist.push(block);
        }
    }

    fn out(&mut self, value: u32, block: u32, def: u32) {
        if core::mem::replace(&mut self.out_stamp[block as usize], value) != value {
            self.outs.pairs.push((block, value));
            if block != def {
                self.into(value, block);
            }
        }
    }

    /// The values live at the head of `block`, after its phis are defined and without them, ascending.
    pub fn live_in(&self, block: Block) -> &[Value] {
        self.ins.row(block)
    }

    /// The values live at the end of `block`, those that its edges pass to phis included, ascending.
    pub fn live_out(&self, block: Block) -> &[Value] {
        self.outs.row(block)
    }

    /// True if `value` is live at the head of `block` (its own phis are not).
    pub fn is_live_in(&self, value: Value, block: Block) -> bool {
        self.live_in(block).binary_search(&value).is_ok()
    }

    /// True if `value` is live at the end of `block`.
    pub fn is_live_out(&self, value: Value, block: Block) -> bool {
        self.live_out(block).binary_search(&value).is_ok()
    }

    /// The block that defines `value`: the entry block for parameters, `None` for constants and for what is
    /// defined in unreachable code.
    pub fn def_block(&self, value: Value) -> Option<Block> {
        let block = self.def_block[value.index()];
        (block != NONE).then_some(Block(block))
    }
}

/// Marks a use on an edge out of the block rather than inside it. Blocks are fewer than 2³⁰.
const EDGE_USE: u32 = 1 << 31;
