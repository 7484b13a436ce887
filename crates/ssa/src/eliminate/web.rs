//! The phis of a function and their arguments in flat arrays, read once from the host.
//!
//! Time and memory: O(blocks + edges + phi arguments). Unreachable blocks are left out.

use alloc::vec::Vec;

use crate::graph::NONE;
use crate::host::ValueKind;
use crate::refill::refill;
use crate::{EdgeId, Entity, Error, Graph, Rule, SsaHost, Value};

/// Marks an argument as a constant.
pub(crate) const CONSTANT: u32 = 1 << 31;
/// An undefined argument.
pub(crate) const UNDEF: u32 = NONE;

/// True for an argument that is neither constant nor undefined.
#[inline]
pub(crate) fn is_variable(arg: u32) -> bool {
    arg & CONSTANT == 0
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Web {
    /// Blocks with phis, in reverse postorder.
    pub(crate) joins: Vec<u32>,
    /// By block: the index of its first phi, meaningless if it has none.
    pub(crate) first_phi: Vec<u32>,
    /// By block: the number of its phis.
    pub(crate) n_phis: Vec<u32>,
    /// By phi index: the value it defines.
    pub(crate) phi_value: Vec<u32>,
    /// By phi index: its block.
    pub(crate) phi_block: Vec<u32>,
    /// By edge: the start of its arguments, meaningless if the target has no phis.
    pub(crate) first_arg: Vec<u32>,
    /// Arguments: values, tagged.
    pub(crate) args: Vec<u32>,
    /// By value: `round` if a phi of this function defines it.
    defined: Vec<u32>,
    round: u32,
    write_undefined: bool,
}

impl Web {
    /// Becomes the web of a function without phis.
    pub(crate) fn clear(&mut self) {
        self.joins.clear();
        self.phi_value.clear();
        self.phi_block.clear();
        self.args.clear();
    }

    /// Reads the phis. With `write_undefined` an undefined argument is a constant like others, to be copied.
    pub(crate) fn collect(
        &mut self,
        host: &impl SsaHost,
        graph: &Graph,
        write_undefined: bool,
    ) -> Result<(), Error> {
        self.clear();
        self.write_undefined = write_undefined;
        refill(&mut self.n_phis, graph.n_blocks(), 0);
        let limit = host.n_values() as u32;
        for &block in &graph.rpo {
            let first = self.phi_value.len();
            host.phis(crate::Block(block), |value| self.phi_value.push(value.0));
            let count = self.phi_value.len() - first;
            if count == 0 {
                continue;
            }
            if self.joins.is_empty() {
                refill(&mut self.first_phi, graph.n_blocks(), 0);
            }
            self.joins.push(block);
            self.first_phi[block as usize] = first as u32;
            self.n_phis[block as usize] = count as u32;
            self.phi_block.resize(first + count, block);
        }
        if self.joins.is_empty() {
            return Ok(());
        }
        self.check_phis(limit)?;
        if let Some(&join) = self.joins.iter().find(|&&join| join == graph.entry().0) {
            // Nothing leads there, so no edge could bring the arguments.
            let phi = self.phi_value[self.first_phi[join as usize] as usize];
            return Err(Error::new(Rule::PhiArgumentCount, Entity::Value(Value(phi))));
        }
        refill(&mut self.first_arg, graph.n_edges(), 0);
        for i in 0..self.joins.len() {
            let join = self.joins[i];
            let phis = self.phis(join);
            for edge in graph.incoming(join) {
                self.collect_edge(host, graph, edge, phis.clone(), limit)?;
            }
        }
        Ok(())
    }

    /// Phis define values that exist, each another one.
    fn check_phis(&mut self, limit: u32) -> Result<(), Error> {
        if self.defined.len() < limit as usize {
            self.defined.resize(limit as usize, 0);
        }
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.defined.fill(0);
            self.round = 1;
        }
        for &value in &self.phi_value {
            let broken = match self.defined.get_mut(value as usize).filter(|_| value < limit) {
                None => Rule::ValueOutOfRange,
                Some(round) if *round == self.round => Rule::DefinedTwice,
                Some(round) => {
                    *round = self.round;
                    continue;
                }
            };
            return Err(Error::new(broken, Entity::Value(Value(value))));
        }
        Ok(())
    }

    fn collect_edge(
        &mut self,
        host: &impl SsaHost,
        graph: &Graph,
        id: u32,
        phis: core::ops::Range<usize>,
        limit: u32,
    ) -> Result<(), Error> {
        let (edge, virtual_entry) = (graph.edge(EdgeId(id)), graph.virtual_entry());
        let first = self.args.len();
        self.first_arg[id as usize] = first as u32;
        let args = &mut self.args;
        let mut bad = None;
        let mut targets = self.phi_value[phis.clone()].iter();
        host.phi_args(edge, |value| {
            if value.0 >= limit {
                bad = Some((Rule::ValueOutOfRange, value));
                return;
            }
            let arg = match host.value_kind(value) {
                ValueKind::Variable => value.0,
                ValueKind::Constant => value.0 | CONSTANT,
                ValueKind::Undef if self.write_undefined => value.0 | CONSTANT,
                ValueKind::Undef => UNDEF,
            };
            // Too many arguments are seen below.
            let phi = Value(targets.next().copied().unwrap_or(value.0));
            if arg != UNDEF && host.value_type(value) != host.value_type(phi) {
                bad = Some((Rule::PhiArgumentType, value));
            }
            args.push(arg);
        });
        if let Some((rule, value)) = bad {
            return Err(Error::new(rule, Entity::Value(value)));
        }
        if Some(edge.from) == virtual_entry && self.args.len() == first && !self.write_undefined {
            self.args.resize(first + phis.len(), UNDEF);
        }
        if self.args.len() - first != phis.len() {
            return Err(Error::new(Rule::PhiArgumentCount, Entity::Edge(edge)));
        }
        Ok(())
    }

    /// The indices of the phis of `block`.
    #[inline]
    pub(crate) fn phis(&self, block: u32) -> core::ops::Range<usize> {
        match self.n_phis[block as usize] {
            0 => 0..0,
            n => self.first_phi[block as usize] as usize..(self.first_phi[block as usize] + n) as usize,
        }
    }

    /// The arguments that the edge `id`, into a block with `n_phis` phis, brings.
    #[inline]
    pub(crate) fn edge_args(&self, id: u32, n_phis: usize) -> &[u32] {
        let first = self.first_arg[id as usize] as usize;
        &self.args[first..first + n_phis]
    }

    /// The variables other than the phi itself that edges bring to the phi with index `phi` of `join`, each
    /// with its edge.
    pub(super) fn variables_into<'a>(
        &'a self,
        graph: &'a Graph,
        join: u32,
        phi: usize,
    ) -> impl Iterator<Item = (u32, u32)> + 'a {
        let phis = self.phis(join);
        let args =
            graph.incoming(join).map(move |edge| (edge, self.edge_args(edge, phis.len())[phi - phis.start]));
        args.filter(move |&(_, arg)| is_variable(arg) && arg != self.phi_value[phi])
    }
}
