//! The first sweep: ranges, terminators, edges, and the definition of each value.

use cranelift_entity::EntityRef;

use super::checker::{Checker, DefPlace};
use crate::{Block, Edge, Form, Inst, InstData, Place, Value, ValueDef};

impl Checker<'_> {
    pub(super) fn fault(&mut self, place: Place, message: impl Into<String>) {
        self.v.faults.push(place, message.into(), None);
    }

    /// Checks the structure; false if it is too broken to continue.
    pub(super) fn structure(&mut self) -> bool {
        let func = self.func;
        self.v.dominance.clear();
        if func.form != self.form {
            let message = format!("the function is in {} form, not {}", func.form, self.form);
            self.fault(Place::Header, message);
        }
        let Some(entry) = func.entry() else {
            self.fault(Place::Header, "the function has no blocks");
            return false;
        };
        self.entry = entry.as_u32();
        let mut sound = self.layout();
        self.known_values();
        sound &= self.params();
        self.locations();
        self.v.in_order.clear();
        self.v.in_order.resize(func.insts.len(), false);
        self.v.has_invokes = false;
        for &block in &func.layout {
            if block.index() < func.blocks.len() {
                sound &= self.block(block);
            }
        }
        sound
    }

    /// Every block of the layout exists and occurs there once.
    fn layout(&mut self) -> bool {
        let func = self.func;
        let mut sound = true;
        self.v.in_layout.clear();
        self.v.in_layout.resize(func.blocks.len(), false);
        for &block in &func.layout {
            match self.v.in_layout.get_mut(block.index()) {
                Some(seen) if !*seen => *seen = true,
                Some(_) => {
                    self.fault(Place::Block(block), format!("{block} is in the layout twice"));
                    sound = false;
                }
                None => {
                    self.fault(Place::Block(block), format!("{block} does not exist"));
                    sound = false;
                }
            }
        }
        sound
    }

    /// Constants, and in copies form variables, can be used everywhere, as if they preceded the
    /// entry.
    fn known_values(&mut self) {
        let (form, everywhere) = (self.form, DefPlace { block: self.entry, position: 0 });
        let func = self.func;
        let defs = &mut self.v.defs;
        defs.clear();
        defs.extend(func.values.values().map(|data| match data.def() {
            ValueDef::Const(c) => match func.consts.get(c) {
                Some(crate::ConstData::Bits(bits)) if bits & !data.ty().mask() == 0 => everywhere,
                Some(crate::ConstData::Undef) => everywhere,
                // Addresses are checked at their uses: a block that is no longer named may be gone.
                _ => DefPlace::NONE,
            },
            ValueDef::Variable if form == Form::Copies => everywhere,
            _ => DefPlace::NONE,
        }));
    }

    fn params(&mut self) -> bool {
        let func = self.func;
        let Some(sig) = self.module.signatures.get(func.sig) else {
            self.fault(Place::Header, "the signature does not exist");
            return false;
        };
        if func.params.len() != sig.params.len() {
            let message =
                format!("{} parameters, but the signature has {}", func.params.len(), sig.params.len());
            self.fault(Place::Header, message);
        }
        for (index, (&value, param)) in func.params.iter().zip(&sig.params).enumerate() {
            let name = func.value_name(value);
            let Some(data) = func.values.get(value) else {
                self.fault(Place::Header, format!("the parameter {name} does not exist"));
                continue;
            };
            // In copies form a parameter may share a variable with the values that are merged with it.
            let is_variable = data.def() == ValueDef::Variable && self.form == Form::Copies;
            if data.def() != ValueDef::Param(index as u32) && !is_variable {
                self.fault(Place::Header, format!("{name} is not parameter {index}"));
            } else if data.ty() != param.ty {
                let message =
                    format!("the parameter {name} is {}, but {} in the signature", data.ty(), param.ty);
                self.fault(Place::Header, message);
            }
            if !is_variable {
                self.v.defs[value.index()] = DefPlace { block: self.entry, position: 0 };
            }
        }
        true
    }

    /// Locations refer to scopes that exist and to earlier locations, so that a chain ends.
    fn locations(&mut self) {
        let (func, scopes) = (self.func, &self.module.sources.scopes);
        if func.debug.scope.expand().is_some_and(|scope| scopes.get(scope).is_none()) {
            self.fault(Place::Header, "the scope of the function does not exist");
        }
        if !func.has_locs() {
            return;
        }
        let mut sound = true;
        let mut n_locs = 0;
        for (loc, data) in func.locs() {
            if data.inlined_at.expand().is_some_and(|at| at >= loc) {
                self.fault(Place::Header, format!("{loc} is inlined at a later location"));
                return;
            }
            sound &= data.scope.index() < scopes.len();
            n_locs = loc.index() + 1;
        }
        if sound && func.loc_bound() as usize <= n_locs {
            return;
        }
        for &block in &func.layout {
            let data = func.blocks.get(block).copied().unwrap_or_default();
            for &inst in func.order.get(data.start as usize..data.end as usize).unwrap_or(&[]) {
                let Some(loc) = func.loc(inst) else { continue };
                if func.loc_data(loc).is_none() {
                    self.fault(Place::Inst(inst), format!("the location {loc} does not exist"));
                } else if func.loc_chain(Some(loc)).any(|data| scopes.get(data.scope).is_none()) {
                    self.fault(Place::Inst(inst), "a scope of the location does not exist");
                }
            }
        }
    }

    fn block(&mut self, block: Block) -> bool {
        let func = self.func;
        let data = &func.blocks[block];
        let place = Place::Block(block);
        if data.start > data.end || data.end as usize > func.order.len() {
            self.fault(place, "the block's range is not in the order");
            return false;
        }
        let n_edges_known = (data.first_edge as u64 + u64::from(data.n_edges)) <= func.edges.len() as u64;
        if !n_edges_known {
            self.fault(place, "the block's edges do not exist");
            return false;
        }
        let mut sound = self.phis(block);
        for (position, &inst) in (data.start..).zip(func.block_insts(block)) {
            let Some(seen) = self.v.in_order.get_mut(inst.index()) else {
                self.fault(place, format!("{inst} does not exist"));
                sound = false;
                continue;
            };
            if core::mem::replace(seen, true) {
                self.fault(Place::Inst(inst), "the instruction stands in the function twice");
                sound = false;
                continue;
            }
            let is_last = position + 1 == data.end;
            let inst_data = &func.insts[inst];
            if inst_data.is_terminator() != is_last {
                let message = if is_last {
                    "the block does not end in a terminator"
                } else {
                    "a terminator stands before the end of its block"
                };
                self.fault(Place::Inst(inst), message);
            }
            let mut def = DefPlace { block: block.as_u32(), position: position + 1 };
            self.v.has_invokes |= inst_data.is_invoke() || matches!(inst_data, InstData::LandingPad { .. });
            if inst_data.is_invoke()
                && let Some(edge) = func.edges.get(Edge::from_u32(data.first_edge))
                && let Some(normal) = func.blocks.get(edge.target).filter(|_| data.n_edges > 0)
            {
                // The results exist from the head of the block on, which has no other predecessor.
                def = DefPlace { block: edge.target.as_u32(), position: normal.start };
            }
            let (first, others) = func.first_and_other_results(inst);
            if let Some(value) = first {
                sound &= self.result(inst, value, def);
            }
            for &value in others {
                sound &= self.result(inst, value, def);
            }
        }
        if data.start == data.end {
            self.fault(place, "the block is empty");
        }
        sound &= self.targets(block);
        sound
    }

    fn phis(&mut self, block: Block) -> bool {
        let func = self.func;
        let mut sound = true;
        for &phi in func.phis(block) {
            let place = Place::Phi(phi);
            let Some(data) = func.values.get(phi) else {
                self.fault(Place::Block(block), format!("the phi {phi} does not exist"));
                sound = false;
                continue;
            };
            if data.def() != ValueDef::Phi(block) {
                self.fault(place, format!("{} is not a phi of this block", func.value_name(phi)));
            } else if self.v.defs[phi.index()] != DefPlace::NONE {
                self.fault(place, format!("{} is defined twice", func.value_name(phi)));
            }
            if self.form == Form::Copies {
                self.fault(place, "copies form has no phis");
            }
            self.v.defs[phi.index()] = DefPlace { block: block.as_u32(), position: 0 };
        }
        sound
    }

    #[inline]
    fn result(&mut self, inst: Inst, value: Value, def: DefPlace) -> bool {
        let func = self.func;
        let place = Place::Inst(inst);
        let Some(data) = func.values.get(value) else {
            self.fault(place, format!("the result {value} does not exist"));
            return false;
        };
        match data.def() {
            ValueDef::Result(of) if of == inst => {
                if self.v.defs[value.index()] != DefPlace::NONE {
                    self.fault(place, format!("{} is defined twice", func.value_name(value)));
                }
                self.v.defs[value.index()] = def;
            }
            ValueDef::Variable if self.form == Form::Copies => {}
            ValueDef::Variable => {
                let message = format!("{} is a variable, which only copies form has", func.value_name(value));
                self.fault(place, message);
            }
            _ => self.fault(place, format!("{} is not defined here", func.value_name(value))),
        }
        true
    }

    fn targets(&mut self, block: Block) -> bool {
        let func = self.func;
        let last = func.terminator(block);
        let place = last.map_or(Place::Block(block), Place::Inst);
        let mut sound = true;
        for edge in func.succ_edges(block) {
            let target = edge.target;
            if !self.v.in_layout.get(target.index()).is_some_and(|&there| there) {
                let message = format!("{} is not in the function", func.block_name(target));
                self.fault(place, message);
                sound = false;
            } else if target.as_u32() == self.entry {
                self.fault(place, "the entry block has a predecessor");
            }
        }
        sound
    }
}
