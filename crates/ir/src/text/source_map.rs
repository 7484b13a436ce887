//! The positions in a text of the parts of its functions.

use cranelift_entity::{EntityRef, PrimaryMap};

use super::print::Place;
use crate::{FuncId, Inst, Module};

/// Positions of one function's lines, in bytes from the start of the text.
#[derive(Clone, Debug, Default)]
pub(super) struct FunctionMap {
    /// The header.
    pub(super) header: u32,
    /// The heads of the blocks in the order of the layout.
    pub(super) blocks: Vec<u32>,
    /// The instructions, by id.
    pub(super) insts: Vec<u32>,
    /// The phis in order of the text; their ids need not ascend, so this is sorted once it is complete.
    pub(super) phis: Vec<(crate::Value, u32)>,
}

/// The positions of the functions, blocks, phis and instructions of a parsed module in its text.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    pub(super) functions: PrimaryMap<FuncId, FunctionMap>,
}

impl SourceMap {
    /// The position of `place` of the function `id`, in bytes from the start of the text, as long as the
    /// function has not been changed since it was read. Linear in the number of blocks for a block, else
    /// logarithmic.
    pub fn offset(&self, module: &Module, id: FuncId, place: Place) -> Option<usize> {
        let map = self.functions.get(id)?;
        let offset = match place {
            Place::Header => map.header,
            Place::Block(block) => {
                let index = module.functions.get(id)?.layout.iter().position(|&other| other == block)?;
                *map.blocks.get(index)?
            }
            Place::Phi(value) => {
                let index = map.phis.binary_search_by_key(&value, |entry| entry.0).ok()?;
                map.phis[index].1
            }
            Place::Inst(inst) => *map.insts.get(Inst::index(inst))?,
        };
        Some(offset as usize)
    }
}
