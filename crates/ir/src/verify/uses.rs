//! Uses: the definition of every operand dominates them.

use cranelift_entity::EntityRef;

use super::checker::{Checker, DefPlace};
use crate::{Block, ConstData, Function, Place, SymbolDef, Type, Value, ValueDef};

/// A use of a value.
#[derive(Clone, Copy)]
pub(super) struct Use {
    pub(super) block: Block,
    /// Position in the order; the end of the block for the arguments of an edge.
    pub(super) position: u32,
    pub(super) place: Place,
}

impl Checker<'_> {
    /// Checks one operand; false if it does not even have a type.
    #[inline]
    pub(super) fn check_use(&mut self, value: Value, at: &Use) -> bool {
        let Some(&def) = self.v.defs.get(value.index()) else {
            self.fault(at.place, format!("{value} does not exist"));
            return false;
        };
        let settled = if def.block == at.block.as_u32() {
            def.position <= at.position
        } else {
            def.block == self.entry
        };
        if !settled {
            self.check_distant_use(value, def, at);
        }
        true
    }

    /// A use that the places do not settle.
    #[cold]
    fn check_distant_use(&mut self, value: Value, def: DefPlace, at: &Use) {
        if def == DefPlace::NONE {
            return self.check_undefined(value, at);
        }
        self.v.dominance.compute(self.func);
        if !self.v.dominance.is_reachable(at.block) {
            return;
        }
        let name = self.func.value_name(value);
        let block = Block::from_u32(def.block);
        if block == at.block {
            let message = format!("{name} is used before its definition");
            self.v.faults.push(at.place, message, Some(value));
        } else if !self.v.dominance.is_reachable(block) || !self.v.dominance.dominates(block, at.block) {
            let message = format!("{name} is defined in {}, which does not dominate this use", {
                self.func.block_name(block)
            });
            self.v.faults.push(at.place, message, Some(value));
        }
    }

    /// A value without a definition, or a constant that is an address.
    fn check_undefined(&mut self, value: Value, at: &Use) {
        let func = self.func;
        let name = func.value_name(value);
        let ty = func.ty(value);
        let message = match func.def(value) {
            ValueDef::Const(c) => match func.consts.get(c) {
                Some(ConstData::Bits(_)) => format!("the constant {name} has bits above its type {ty}"),
                Some(ConstData::Undef) => return,
                Some(&ConstData::Symbol(symbol, _)) => {
                    if self.module.symbols.get(symbol).is_none() {
                        format!("{symbol} does not exist")
                    } else if ty != Type::Ptr {
                        format!("an address is a ptr, not {ty}")
                    } else {
                        return;
                    }
                }
                Some(&ConstData::BlockAddr(symbol, block)) => {
                    let SymbolDef::Function(id) = self.symbol_def(symbol) else {
                        return self.fault(at.place, "the address of a block of something that has none");
                    };
                    // The function under examination may be a copy of the module's that has come further.
                    let there = if symbol == func.symbol {
                        self.v.in_layout.get(block.index()).is_some_and(|&there| there)
                    } else {
                        self.module.functions.get(id).is_some_and(|owner| has_block(owner, block))
                    };
                    if !there {
                        format!("the address of {block}, which does not exist")
                    } else if ty != Type::Ptr {
                        format!("an address is a ptr, not {ty}")
                    } else {
                        return;
                    }
                }
                None => format!("the constant {name} has no content"),
            },
            ValueDef::Result(_) => {
                format!("{name} is the result of an instruction that is not in the function")
            }
            ValueDef::Phi(_) => format!("{name} is a phi that is not in the function"),
            ValueDef::Param(_) => format!("{name} is not a parameter of the function"),
            ValueDef::Variable => format!("{name} is a variable, which only copies form has"),
        };
        self.fault(at.place, message);
    }

    fn symbol_def(&self, symbol: crate::Symbol) -> SymbolDef {
        self.module.symbols.get(symbol).map_or(SymbolDef::ExternalData, |data| data.def)
    }
}

/// True if `block` has contents: blocks outside the layout are empty or left-overs.
fn has_block(func: &Function, block: Block) -> bool {
    func.blocks.get(block).is_some_and(|data| data.start < data.end)
}
