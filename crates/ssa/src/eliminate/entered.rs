//! A host whose entry block has predecessors, with the
//! [virtual block](crate::Graph::virtual_entry) before it.

use crate::graph::NONE;
use crate::host::{Cfg, Constraint, InstSink, SsaHost, ValueKind};
use crate::{Block, Edge, Graph, Type, Value};

/// The host as the pass reads it: no query reaches it about the virtual block.
pub(crate) struct Entered<'a, H> {
    host: &'a H,
    /// The virtual block; `NONE` if there is none.
    virtual_entry: u32,
    /// The host's first answer: tables have these sizes.
    n_blocks: usize,
    n_values: usize,
}

impl<'a, H: SsaHost> Entered<'a, H> {
    pub(crate) fn new(host: &'a H, graph: &Graph) -> Self {
        let virtual_entry = graph.virtual_entry().map_or(NONE, |block| block.0);
        let n_blocks = graph.n_blocks() - graph.virtual_entry().is_some() as usize;
        Entered { host, virtual_entry, n_blocks, n_values: host.n_values() }
    }
}

impl<H: SsaHost> Cfg for Entered<'_, H> {
    fn n_blocks(&self) -> usize {
        self.n_blocks
    }

    fn entry(&self) -> Block {
        self.host.entry()
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.host.successors(block, visit);
    }

    fn frequency(&self, block: Block) -> Option<u64> {
        // The virtual block runs once per call; frequencies are known if that of the entry is.
        if block.0 == self.virtual_entry {
            self.host.frequency(self.entry()).map(|_| 1)
        } else {
            self.host.frequency(block)
        }
    }
}

impl<H: SsaHost> SsaHost for Entered<'_, H> {
    fn n_values(&self) -> usize {
        self.n_values
    }

    fn n_insts(&self) -> usize {
        self.host.n_insts()
    }

    #[inline]
    fn phis(&self, block: Block, visit: impl FnMut(Value)) {
        if block.0 != self.virtual_entry {
            self.host.phis(block, visit);
        }
    }

    #[inline]
    fn phi_args(&self, edge: Edge, visit: impl FnMut(Value)) {
        if edge.from.0 == self.virtual_entry {
            self.host.entry_args(visit);
        } else {
            self.host.phi_args(edge, visit);
        }
    }

    #[inline]
    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        if block.0 != self.virtual_entry {
            self.host.insts(block, sink);
        }
    }

    #[inline]
    fn value_type(&self, value: Value) -> Type {
        self.host.value_type(value)
    }

    #[inline]
    fn value_kind(&self, value: Value) -> ValueKind {
        self.host.value_kind(value)
    }

    fn params(&self, visit: impl FnMut(Value)) {
        self.host.params(visit);
    }

    #[inline]
    fn terminator(&self, block: Block, sink: &mut impl InstSink) {
        if block.0 != self.virtual_entry {
            self.host.terminator(block, sink);
        }
    }

    #[inline]
    fn splittable(&self, edge: Edge) -> bool {
        edge.from.0 == self.virtual_entry || self.host.splittable(edge)
    }

    fn constraints(&self, visit: impl FnMut(Constraint)) {
        self.host.constraints(visit);
    }
}
