//! Functions, blocks, phis and edges.
//!
//! LLVM's phis have one entry per predecessor, and if one terminator reaches a block several times these
//! entries must be equal. So an edge whose arguments differ from those of the first edge between the same two
//! blocks goes through a block of its own, `block3.e2` for successor 2 of `block3`, which edges with equal
//! arguments share. Edges of an `asm_goto` whose arguments are among its several results go through such a
//! block too, and so does the fall-through of one that stores outputs (see `assembly.rs`).

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};

use rustc_hash::FxHashMap;
use sheave_ir::entity::SecondaryMap;
use sheave_ir::{Block, Edge, Form, FuncId, Function, Inst, InstData, Module, Signature};
use sheave_ir::{Symbol, SymbolAttrs, Type, Value, ValueDef};

use super::abi::{
    LlvmParam, check_params, convention_word, function_type, llvm_params, param_attributes, param_type,
    result_type, vector_type,
};
use super::symbols::fault;
use super::values::{Scope, operand};
use super::words::{definition_linkage, symbol_name, type_name};
use super::{WriteError, Written};
use crate::lower::attributes::{function_attributes, leading_attributes, pointer_attributes};

/// Writes one line of a function's body.
macro_rules! line {
    ($writer:expr, $($format:tt)+) => {{
        let _ = write!($writer.out, "  ");
        let _ = writeln!($writer.out, $($format)+);
    }};
}
pub(super) use line;

/// The writer of one function.
pub(super) struct FunctionWriter<'a> {
    pub(super) scope: &'a Scope<'a>,
    pub(super) module: &'a Module,
    pub(super) func: &'a Function,
    pub(super) out: String,
    /// Declarations of the intrinsics that are used.
    pub(super) intrinsics: &'a mut BTreeSet<String>,
    pub(super) block: Block,
    /// For an edge that does not go from block to block: the index of the edge whose block it goes through.
    routes: SecondaryMap<Edge, Option<u32>>,
    /// The edges into blocks with phis, by target; of those that share a block the first.
    incoming: Vec<(Block, Block, Edge)>,
    /// The invoke that goes on at a block.
    pub(super) invoked_from: FxHashMap<Block, Inst>,
    n_temps: u32,
}

/// A function's definition.
pub(super) fn write_function(
    scope: &Scope<'_>,
    id: FuncId,
    out: &mut String,
    intrinsics: &mut BTreeSet<String>,
) -> Written {
    let module = scope.module;
    let func = &module.functions[id];
    let mut writer = FunctionWriter {
        scope,
        module,
        func,
        out: core::mem::take(out),
        intrinsics,
        block: func.entry().unwrap_or(Block::from_u32(0)),
        routes: SecondaryMap::new(),
        incoming: Vec::new(),
        invoked_from: FxHashMap::default(),
        n_temps: 0,
    };
    let written = writer.function();
    *out = writer.out;
    written
}

impl<'a> FunctionWriter<'a> {
    /// An operand.
    pub(super) fn v(&self, value: Value) -> impl fmt::Display + use<'a> {
        operand(self.scope, self.func, value)
    }

    /// The label of a block, or of the block on an edge of it.
    pub(super) fn label_of(&self, block: Block, edge: Option<u32>) -> String {
        let name = self.func.block_name(block);
        edge.map_or_else(|| name.to_string(), |index| format!("{name}.e{index}"))
    }

    /// An operand after its type.
    pub(super) fn tv(&self, value: Value) -> impl fmt::Display + use<'a> {
        let (ty, operand) = (self.ty(value), self.v(value));
        fmt::from_fn(move |f| write!(f, "{ty} {operand}"))
    }

    /// The name of the type of `value`.
    pub(super) fn ty(&self, value: Value) -> &'static str {
        type_name(self.func.ty(value))
    }

    /// A fresh temporary.
    pub(super) fn temp(&mut self) -> String {
        self.n_temps += 1;
        format!("%t{}", self.n_temps - 1)
    }

    /// The refusal to write something in the current block.
    pub(super) fn refuse<T>(&self, message: &str) -> Written<T> {
        let block = self.func.block_name(self.block).to_string();
        Err(WriteError { block, ..fault(&self.module.symbols[self.func.symbol], message) })
    }

    /// Makes sure that an intrinsic is declared.
    pub(super) fn declare(&mut self, declaration: String) {
        self.intrinsics.insert(declaration);
    }

    /// The name of the `i1` that holds if `value`, an integer, is not zero.
    pub(super) fn condition(&mut self, value: Value) -> String {
        if let Some(bits) = self.func.const_bits(value) {
            return (bits != 0).to_string();
        }
        if self.has_bit(value) {
            return format!("{}.b", self.v(value));
        }
        let temp = self.temp();
        line!(self, "{temp} = icmp ne {}, 0", self.tv(value));
        temp
    }

    /// Whether there is an `i1` besides `value`, of which that was made; its name is that of the value with
    /// `.b` after it.
    fn has_bit(&self, value: Value) -> bool {
        let inst = match self.func.def(value) {
            ValueDef::Result(inst) => inst,
            ValueDef::Param(index) => {
                return self.module.signatures[self.func.sig].params[index as usize].is_bit;
            }
            _ => return false,
        };
        match self.func.insts[inst] {
            InstData::Icmp { .. } | InstData::Fcmp { .. } => true,
            InstData::CmpXchg { .. } => self.func.result(inst) != Some(value),
            InstData::Wide { op, .. } => {
                op != sheave_ir::WideOp::UmulWide && self.func.result(inst) != Some(value)
            }
            _ => false,
        }
    }

    /// The name of `value` where it is passed, or returned, as an `i1` if `is_bit` is set.
    pub(super) fn passed(&mut self, is_bit: bool, value: Value) -> String {
        if !is_bit {
            return self.v(value).to_string();
        }
        if let Some(bits) = self.func.const_bits(value) {
            return (bits & 1 != 0).to_string();
        }
        if self.has_bit(value) {
            return format!("{}.b", self.v(value));
        }
        let temp = self.temp();
        line!(self, "{temp} = trunc {} to i1", self.tv(value));
        temp
    }

    /// The name of `value` where it arrives, as an `i1` if `is_bit` is set; [`Self::widen_bit`] follows then.
    pub(super) fn arrived(&self, is_bit: bool, value: Value) -> String {
        format!("{}{}", self.v(value), if is_bit { ".b" } else { "" })
    }

    /// Makes `value`, 0 or 1, of the `i1` that was just defined under its name.
    pub(super) fn widen_bit(&mut self, value: Value) {
        line!(self, "{0} = zext i1 {0}.b to {1}", self.v(value), self.ty(value));
    }

    fn function(&mut self) -> Written {
        let (func, module) = (self.func, self.module);
        let whole = |message| Err(fault(&module.symbols[func.symbol], message));
        if func.form == Form::Copies {
            return whole("a function in copies form");
        }
        if func.layout.is_empty() {
            return whole("a function without blocks");
        }
        let sig = &module.signatures[func.sig];
        if let Err(text) = check_params(sig) {
            return whole(text);
        }
        self.route_edges();
        let symbol = &module.symbols[func.symbol];
        let (linkage, name) = (definition_linkage(symbol), symbol_name(&symbol.name));
        let (convention, result) = (convention_word(sig), leading_attributes(symbol.attrs.result));
        let _ = write!(self.out, "\ndefine {linkage}{convention}{result}{} {name}(", result_type(sig, true));
        self.params(sig, &symbol.attrs);
        let _ = write!(self.out, "){}", function_attributes(symbol.attrs.function));
        self.find_invokes();
        if let Some(routine) = self.personality() {
            let _ = write!(self.out, " personality ptr {}", symbol_name(module.symbol_name(routine)));
        }
        self.out.push_str(" {\n");
        for (position, &block) in func.layout.iter().enumerate() {
            self.block = block;
            if position > 0 {
                self.out.push('\n');
            }
            let _ = writeln!(self.out, "{}:", func.block_name(block));
            self.phis(block);
            self.unpack_invoked(block)?;
            if position == 0 {
                self.split_pairs(sig);
            }
            for &inst in func.block_insts(block) {
                self.instruction(inst)?;
            }
            self.forwarding_blocks(block);
        }
        self.out.push_str("}\n");
        Ok(())
    }

    /// Finds the invoke that goes on at each block.
    fn find_invokes(&mut self) {
        let func = self.func;
        for &block in &func.layout {
            if let Some(last) = func.terminator(block)
                && func.insts[last].is_invoke()
            {
                self.invoked_from.insert(func.succ_edges(block)[0].target, last);
            }
        }
    }

    /// The personality that the landing pads name, which all have in common; also if code that is not
    /// reached resumes after the last of them is gone.
    fn personality(&self) -> Option<Symbol> {
        self.func.pads.values().next().map(|pad| pad.personality)
    }

    /// Defines `values` as the first lanes of the vector `whole`.
    pub(super) fn take_lanes(&mut self, ty: Type, whole: &str, values: &[Value]) {
        for (lane, &value) in values.iter().enumerate() {
            line!(self, "{} = extractelement {} {whole}, i32 {lane}", self.v(value), vector_type(ty));
        }
    }

    /// The name of a vector of which `values`, of type `ty`, are the first lanes.
    pub(super) fn join_lanes(&mut self, ty: Type, values: &[Value]) -> String {
        let mut whole = "poison".to_owned();
        for (lane, &value) in values.iter().enumerate() {
            let next = self.temp();
            line!(self, "{next} = insertelement {} {whole}, {}, i32 {lane}", vector_type(ty), self.tv(value));
            whole = next;
        }
        whole
    }

    /// The parameters of the definition.
    fn params(&mut self, sig: &Signature, attrs: &SymbolAttrs) {
        let mut separator = "";
        for param in llvm_params(sig) {
            self.out.push_str(separator);
            separator = ", ";
            let _ = match param {
                LlvmParam::One(index) => {
                    let param = &sig.params[index];
                    let (ty, attributes) = (param_type(param), param_attributes(param));
                    let promises = pointer_attributes(attrs.param(index));
                    let name = self.arrived(param.is_bit, self.func.params[index]);
                    write!(self.out, "{ty}{attributes}{promises} {name}")
                }
                LlvmParam::Pair(index) => write!(self.out, "i128 {}.pair", self.v(self.func.params[index])),
                LlvmParam::Vector(index, _) => {
                    let ty = vector_type(sig.params[index].ty);
                    write!(self.out, "{ty} {}.vector", self.v(self.func.params[index]))
                }
            };
        }
        if sig.variadic.is_some() {
            let _ = write!(self.out, "{separator}...");
        }
    }

    /// The halves of each `i128` and vector that came in, and the integers that bits are.
    fn split_pairs(&mut self, sig: &Signature) {
        for param in llvm_params(sig) {
            if let LlvmParam::Vector(index, n) = param {
                let whole = format!("{}.vector", self.v(self.func.params[index]));
                self.take_lanes(sig.params[index].ty, &whole, &self.func.params[index..index + n]);
            }
            if let LlvmParam::One(index) = param
                && sig.params[index].is_bit
            {
                self.widen_bit(self.func.params[index]);
            }
            if let LlvmParam::Pair(index) = param {
                let (low, high) = (self.v(self.func.params[index]), self.v(self.func.params[index + 1]));
                let shifted = self.temp();
                line!(self, "{low} = trunc i128 {low}.pair to i64");
                line!(self, "{shifted} = lshr i128 {low}.pair, 64");
                line!(self, "{high} = trunc i128 {shifted} to i64");
            }
        }
    }

    /// Decides which edges need a block of their own, and lists the entries of the phis.
    fn route_edges(&mut self) {
        let func = self.func;
        // Between this block and a target: the arguments of the direct edge, and the blocks there are for
        // others.
        let mut direct: FxHashMap<Block, &[Value]> = FxHashMap::default();
        let mut forwarded: FxHashMap<(Block, &[Value]), u32> = FxHashMap::default();
        for &block in &func.layout {
            self.block = block;
            direct.clear();
            forwarded.clear();
            for (index, edge) in func.block_edges(block).enumerate() {
                let (index, target) = (index as u32, func.edges[edge].target);
                let args = func.edge_args(edge);
                if !args.is_empty() && *direct.entry(target).or_insert(args) != args {
                    let first = *forwarded.entry((target, args)).or_insert(index);
                    self.routes[edge] = Some(first);
                    if first != index {
                        continue;
                    }
                }
                if !args.is_empty() {
                    self.incoming.push((target, block, edge));
                }
            }
        }
        // Stable: the entries of one block stay in the order of the edges.
        self.incoming.sort_by_key(|&(target, ..)| target);
    }

    /// The phis of `block`: one entry per edge that arrives directly, one per block in between.
    fn phis(&mut self, block: Block) {
        let start = self.incoming.partition_point(|&(target, ..)| target < block);
        let end = self.incoming.partition_point(|&(target, ..)| target <= block);
        for (position, &phi) in self.func.phis(block).iter().enumerate() {
            if start == end {
                // Nothing comes here, and an empty phi cannot be written.
                line!(self, "{} = freeze {} poison", self.v(phi), self.ty(phi));
                continue;
            }
            let _ = write!(self.out, "  {} = phi {} ", self.v(phi), self.ty(phi));
            for at in start..end {
                let (_, from, edge) = self.incoming[at];
                let arg = self.v(self.func.edge_args(edge)[position]);
                let label = self.label_of(from, self.routes[edge]);
                let separator = if at == start { "" } else { ", " };
                let _ = write!(self.out, "{separator}[ {arg}, %{label} ]");
            }
            self.out.push('\n');
        }
    }

    /// The label to which the edge of this index leaves the current block.
    pub(super) fn label(&self, index: usize) -> String {
        let block = self.func.blocks[self.block];
        let edge = Edge::from_u32(block.first_edge + index as u32);
        let label = match self.routes[edge] {
            None => self.label_of(self.func.edges[edge].target, None),
            through => self.label_of(self.block, through),
        };
        format!("label %{label}")
    }

    /// The blocks on the edges of `block`.
    fn forwarding_blocks(&mut self, block: Block) {
        for (index, edge) in self.func.block_edges(block).enumerate() {
            let through = Some(index as u32);
            if self.routes[edge] != through {
                continue;
            }
            let label = self.label_of(block, through);
            let _ = writeln!(self.out, "\n{label}:");
            line!(self, "br label %{}", self.func.block_name(self.func.edges[edge].target));
        }
    }

    /// Calling convention and type of a call, for variadic functions with their parameters.
    pub(super) fn call_type(&self, sig: &Signature) -> String {
        let convention = convention_word(sig);
        match sig.variadic {
            Some(_) => format!("{convention}{}", function_type(sig)),
            None => format!("{convention}{}", result_type(sig, true)),
        }
    }
}
