//! The beginning of a function and of its blocks.

use sheave_ir::entity::PrimaryMap;
use sheave_ir::{Block, FuncId, Function, ValueData, ValueDef, ValuePool};

use crate::lower::Lower;
use crate::lower::abi::CallConv;
use crate::lower::reason::Lowered;
use crate::lower::types::Ty;

impl Lower {
    /// Begins the function `id`, which is empty so far and will have about `expected` instructions.
    pub(crate) fn begin_function(&mut self, id: FuncId, expected: usize) {
        let body = &mut self.body;
        body.clear();
        let placeholder = &self.module.functions[id];
        let (symbol, sig) = (placeholder.symbol, placeholder.sig);
        body.func = Function::new(symbol, sig);
        body.func.frame = placeholder.frame;
        body.func.pool = ValuePool::with_capacity(expected * 2);
        body.id = id;
        body.func.insts = PrimaryMap::with_capacity(expected);
        body.func.inst_results = PrimaryMap::with_capacity(expected);
        body.func.values = PrimaryMap::with_capacity(expected);
        body.func.order = Vec::with_capacity(expected);
        body.func.blocks = PrimaryMap::with_capacity(expected / 4);
        body.func.edges = PrimaryMap::with_capacity(expected / 4);
        body.func.layout = Vec::with_capacity(expected / 4);
        body.func.slots = PrimaryMap::with_capacity(expected / 8);
        body.func.consts = PrimaryMap::with_capacity(expected / 8);
        for (index, param) in self.module.signatures[sig].params.iter().enumerate() {
            let value = body.func.values.push(ValueData::new(param.ty, ValueDef::Param(index as u32)));
            body.func.params.push(value);
        }
        let entry = body.new_block();
        body.open_block(entry);
        body.llvm_block = entry;
        body.phis_allowed = true;
    }

    /// Whether a terminator was the last instruction, so that a block must begin.
    #[inline(always)]
    pub(crate) fn is_between_blocks(&self) -> bool {
        self.body.current.is_none()
    }

    /// Whether `block` is the first of the function.
    pub(crate) fn is_entry(&self, block: Block) -> bool {
        self.body.entry() == Some(block)
    }

    /// Begins to fill `block`, next in the layout.
    pub(crate) fn fill_block(&mut self, block: Block) {
        self.body.open_block(block);
        self.body.llvm_block = block;
        self.body.phis_allowed = true;
    }

    /// Lets go of an instruction that was begun and not completed, as its text has a fault. The function
    /// cannot be finished any more.
    pub(crate) fn recover(&mut self) {
        self.body.invoking = false;
        self.body.tail_call = None;
        self.body.in_prologue = false;
        self.body.landing_block = None.into();
    }

    /// No phi of the current block follows any more.
    pub(crate) fn end_phis(&mut self) {
        self.body.phis_allowed = false;
        if !self.body.fp80_phis.is_empty() {
            self.copy_fp80_phis();
        }
    }

    /// Sets the function's convention and the type of its result; gives the number of hidden parameters of
    /// its signature.
    pub(crate) fn bind_result(&mut self, convention: CallConv, ret_ty: Ty) -> Lowered<usize> {
        self.body.ret_ty = ret_ty;
        self.body.convention = convention;
        self.refuse_wide_vectors(ret_ty)?;
        if !self.is_demoted(convention, ret_ty)? {
            return Ok(0);
        }
        self.body.demoted_result = Some(self.body.func.params[0]);
        Ok(1)
    }
}
