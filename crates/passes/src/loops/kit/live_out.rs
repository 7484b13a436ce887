//! The values of loops that are used after them.
//!
//! One sweep over the function for all its loops together; the loops must not overlap.

use std::ops::Range;

use cranelift_entity::{EntityRef, SecondaryMap};
use sheave_ir::{Block, Function, Value};
use sheave_ssa::refill;

use crate::blocks::{for_each_use, values_of};

/// The loops, by numbers of the caller's, and what is used after them.
#[derive(Debug, Default)]
pub(crate) struct LiveOut {
    /// By block: the loop that it is in, plus one.
    pub(crate) loop_of: SecondaryMap<Block, u32>,
    /// By value: the loop that defines it, plus one.
    owner: Vec<u32>,
    /// Loop and value, ascending.
    pub(crate) values: Vec<(u32, Value)>,
}

impl LiveOut {
    /// Clears the list of loops; those of `func` come next.
    pub(crate) fn begin(&mut self, func: &Function) {
        self.loop_of.clear();
        self.loop_of.resize(func.n_blocks());
        refill(&mut self.owner, func.n_values(), 0);
        self.values.clear();
    }

    /// `block` is in the loop with this number.
    pub(crate) fn add_block(&mut self, func: &Function, number: u32, block: Block) {
        self.loop_of[block] = number + 1;
        values_of(func, block).for_each(|value| self.owner[value.index()] = number + 1);
    }

    /// These of its values leave the loop on an edge.
    pub(crate) fn add_leaving(&mut self, number: u32, args: &[Value]) {
        let own = args.iter().filter(|arg| self.owner[arg.index()] == number + 1);
        self.values.extend(own.map(|&arg| (number, arg)));
    }

    /// Finds what is used after the loops, once all their blocks are known.
    pub(crate) fn find(&mut self, func: &Function) {
        let LiveOut { loop_of, owner, values } = self;
        for &block in &func.layout {
            for_each_use(func, block, |value| {
                let of = owner[value.index()];
                if of != 0 && of != loop_of[block] {
                    values.push((of - 1, value));
                    // Once is enough.
                    owner[value.index()] = 0;
                }
            });
        }
        values.sort_unstable();
        values.dedup();
    }

    /// Where the values of a loop are among all of them.
    pub(crate) fn range(&self, number: u32) -> Range<usize> {
        let start = self.values.partition_point(|&(of, _)| of < number);
        start..self.values.partition_point(|&(of, _)| of <= number)
    }
}
