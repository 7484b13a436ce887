//! Invokes and landing pads, which belong together.

use super::checker::Checker;
use crate::incoming::Incoming;
use crate::{Block, Inst, InstData, Pad, Place};

impl Checker<'_> {
    /// The rules of a landing pad by itself.
    pub(super) fn landing_pad(&mut self, block: Block, inst: Inst, pad: Pad) {
        let (func, place) = (self.func, Place::Inst(inst));
        if func.block_insts(block)[0] != inst {
            self.fault(place, "a landing_pad is the first instruction of its block");
        }
        let Some(data) = func.pads.get(pad) else {
            return self.fault(place, format!("{pad} does not exist"));
        };
        if let Some(symbol) = data.symbols().find(|&symbol| self.module.symbols.get(symbol).is_none()) {
            self.fault(place, format!("{symbol} does not exist"));
        }
        if !data.cleanup && data.clauses.is_empty() {
            self.fault(place, "nothing lands on a landing_pad without clauses");
        }
        if let Some(other) = func.pads.values().next()
            && other.personality != data.personality
        {
            let [one, other] = [data.personality, other.personality].map(|symbol| {
                self.module
                    .symbols
                    .get(symbol)
                    .map_or_else(|| symbol.to_string(), |data| data.name.to_string())
            });
            self.fault(place, format!("the personalities %{one} and %{other} in one function"));
        }
    }

    /// The targets of an invoke have no other predecessors and no phis, and the second one is a landing pad,
    /// with no other predecessor.
    pub(super) fn unwind_edges(&mut self) {
        let func = self.func;
        let data =
            |block: Block, index: usize| func.block_insts(block).get(index).map(|&inst| func.insts[inst]);
        let last = |block: Block| func.terminator(block).map(|inst| func.insts[inst]);
        let is_pad = |block: Block| matches!(data(block, 0), Some(InstData::LandingPad { .. }));
        let incoming = Incoming::compute(func);
        for &block in &func.layout {
            let is_invoke = last(block).is_some_and(|data| data.is_invoke());
            let place = func.terminator(block).map_or(Place::Block(block), Place::Inst);
            for (k, target) in func.succs(block).enumerate() {
                let name = func.block_name(target);
                if is_pad(target) != (is_invoke && k == 1) {
                    let message = if is_pad(target) {
                        format!("{name} is a landing pad, to which only an exception leads")
                    } else {
                        format!("an exception leads to {name}, which is no landing pad")
                    };
                    self.fault(place, message);
                }
                if is_invoke && incoming.row(target).len() != 1 {
                    self.fault(place, format!("{name} has other predecessors than this invoke"));
                }
                if is_invoke && !func.phis(target).is_empty() {
                    self.fault(place, format!("{name}, the target of an invoke, has phis"));
                }
            }
        }
    }
}
