//! Reads a function's body: blocks, phis, definitions.
//!
//! Facts that a line leaves open are settled at the closing brace: phi arguments move to their edges, types
//! follow values that were defined further down, case values get their width.

use core::ops::Range;

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::ReservedValue;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::cursor::{Cursor, Fault, Parsed};
use super::lexer::Token;
use super::parse_signature::ParamLabel;
use super::scope::{BodyExtent, ForeignBlocks, Scope, ValueState};
use super::source_map::FunctionMap;
use crate::incoming::Incoming;
use crate::result_type::{ResultType, result_type};
use crate::{
    Block, Cases, ConstInterner, Edge, Form, FuncId, Function, Inst, InstData, Module, SourceInterner, Type,
    Value, ValueData, ValueDef, ValueList,
};

/// Memory that is used again for the next body.
#[derive(Default)]
pub(super) struct BodyScratch {
    pub(super) scope: Scope,
    pub(super) interner: ConstInterner,
    pub(super) sources: SourceInterner,
    phis: Vec<PhiText>,
    phi_args: Vec<PhiArg>,
    /// Results whose type is that of another value: result, other value, position.
    untyped: Vec<(Value, Value, u32)>,
    pub(super) switches: Vec<(Value, Cases)>,
    /// The address of a slot that `lifetime_start` and `lifetime_end` name, and its position.
    pub(super) lifetimes: Vec<(Inst, Value, u32)>,
    /// In step with the function's case values: the number as it was written, and its position.
    pub(super) case_texts: Vec<(i128, u32)>,
    /// Operands of the instruction that is being read.
    pub(super) operands: Vec<Value>,
}

struct PhiText {
    value: Value,
    block: Block,
    /// Which phi of its block.
    index: u32,
    args: Range<u32>,
    offset: u32,
}

struct PhiArg {
    pred: Block,
    /// The successor index, if it is given.
    edge_index: Option<u32>,
    value: Value,
    offset: u32,
}

/// A result as the text shows it.
#[derive(Clone, Copy)]
pub(super) struct ResultText {
    label: u64,
    offset: u32,
    ty: Option<Type>,
}

pub(super) type ResultTexts = SmallVec<[ResultText; 4]>;

pub(super) struct BodyParser<'p, 'a> {
    pub(super) cursor: &'p mut Cursor<'a>,
    pub(super) module: &'p mut Module,
    pub(super) func: &'p mut Function,
    pub(super) id: FuncId,
    pub(super) map: &'p mut FunctionMap,
    pub(super) scratch: &'p mut BodyScratch,
    pub(super) foreign: &'p mut ForeignBlocks,
    /// The block that is being read, and whether it has its terminator.
    pub(super) block: Option<(Block, bool)>,
    /// The start of the line that is being read.
    pub(super) line: usize,
    pub(super) faults: &'p mut Vec<Fault>,
    /// No item outside the bodies has a fault.
    pub(super) items_are_whole: bool,
}

impl<'a> BodyParser<'_, 'a> {
    /// Reads up to the closing brace; true if there is no fault. The error is a fault after which there were
    /// enough.
    pub(super) fn parse(&mut self, extent: &BodyExtent, params: &[ParamLabel]) -> Parsed<bool> {
        if let Err(fault) = self.open(extent, params) {
            return self.note(fault).map(|()| false);
        }
        let (mut is_sound, mut n_skipped) = (true, 0);
        while let Err(fault) = self.lines() {
            is_sound = false;
            self.note(fault)?;
            if self.cursor.token() == Token::End {
                return Ok(false);
            }
            n_skipped += self.recover(extent.end);
        }
        self.close_block();
        self.cursor.advance();
        if is_sound {
            return self.finish();
        }
        // Skipped lines may have the definitions.
        if n_skipped == 0 {
            self.note_undefined()?;
        }
        Ok(false)
    }

    /// Reads up to the closing brace, or to a fault.
    fn lines(&mut self) -> Parsed<()> {
        loop {
            self.line = self.cursor.offset();
            match self.cursor.token() {
                Token::Punct(b'}') => return Ok(()),
                Token::Block(label) => self.open_block(label)?,
                Token::Word("var") => self.variables()?,
                Token::Value(_) | Token::Word(_) => self.statement()?,
                _ => return self.cursor.unexpected_line("an instruction, a block or `}`"),
            }
        }
    }

    fn open(&mut self, extent: &BodyExtent, params: &[ParamLabel]) -> Parsed<()> {
        let scratch = &mut *self.scratch;
        scratch.interner.clear();
        scratch.sources.next_function();
        scratch.phis.clear();
        scratch.phi_args.clear();
        scratch.untyped.clear();
        scratch.switches.clear();
        scratch.lifetimes.clear();
        scratch.case_texts.clear();
        scratch.scope.open(self.func, extent);
        for (index, &(label, offset)) in params.iter().enumerate() {
            let value = scratch.scope.value(self.func, label);
            if scratch.scope.state(self.func, value) != ValueState::Unknown {
                return self.defined_twice(value, offset);
            }
            let ty = self.module.signatures[self.func.sig].params[index].ty;
            self.func.values[value] = ValueData::new(ty, ValueDef::Param(index as u32));
            *scratch.scope.state_mut(value) = ValueState::Known;
            self.func.params.push(value);
        }
        Ok(())
    }

    fn open_block(&mut self, label: u64) -> Parsed<()> {
        self.close_block();
        let offset = self.cursor.advance().start;
        let Some(block) = self.scratch.scope.open_block(self.func, label) else {
            return self.cursor.error(offset, format!("block{label} is in the function twice"));
        };
        self.cursor.expect(b':')?;
        let start = self.func.order.len() as u32;
        (self.func.blocks[block].start, self.func.blocks[block].end) = (start, start);
        self.func.layout.push(block);
        self.map.blocks.push(offset as u32);
        self.block = Some((block, false));
        Ok(())
    }

    fn close_block(&mut self) {
        if let Some((block, _)) = self.block.take() {
            self.func.blocks[block].end = self.func.order.len() as u32;
        }
    }

    /// `var i32 v7, i64 v8`
    fn variables(&mut self) -> Parsed<()> {
        let offset = self.cursor.advance().start;
        if self.func.form != Form::Copies {
            return self.cursor.error(offset, "only a function in copies form has variables");
        }
        loop {
            let ty = self.cursor.expect_type()?;
            let Token::Value(label) = self.cursor.token() else {
                return self.cursor.unexpected("the variable's name, such as `v7`");
            };
            let offset = self.cursor.advance().start as u32;
            let value = self.scratch.scope.value(self.func, label);
            match self.scratch.scope.state(self.func, value) {
                ValueState::Unknown | ValueState::Used => {}
                // A parameter that the body writes as well.
                _ if self.func.values[value].ty() == ty
                    && matches!(self.func.def(value), ValueDef::Param(_)) => {}
                _ => return self.defined_twice(value, offset),
            }
            self.func.values[value] = ValueData::new(ty, ValueDef::Variable);
            *self.scratch.scope.state_mut(value) = ValueState::Variable;
            if !self.cursor.eat(b',') {
                return Ok(());
            }
        }
    }

    /// A phi or an instruction, with its results.
    fn statement(&mut self) -> Parsed<()> {
        let start = self.cursor.offset();
        let Some((block, ended)) = self.block else {
            return self.cursor.error(start, "an instruction must be in a block; open one with `block0:`");
        };
        if ended {
            let name = self.func.block_name(block);
            return self.cursor.error(start, format!("{name} has ended with the terminator above"));
        }
        let results = self.results()?;
        let Token::Word(mnemonic) = self.cursor.token() else {
            return self.cursor.unexpected("an instruction");
        };
        let at = self.cursor.advance().start;
        if mnemonic == "phi" {
            return self.phi(block, &results, start);
        }
        self.instruction(mnemonic, at, results, start)
    }

    /// `v1, v2: i32 =`, or no results.
    fn results(&mut self) -> Parsed<ResultTexts> {
        let mut results = ResultTexts::new();
        while let Token::Value(label) = self.cursor.token() {
            let offset = self.cursor.advance().start as u32;
            let ty = if self.cursor.eat(b':') { Some(self.cursor.expect_type()?) } else { None };
            results.push(ResultText { label, offset, ty });
            if self.cursor.eat(b'=') {
                return Ok(results);
            }
            if !self.cursor.eat(b',') {
                return self.cursor.unexpected("`,` or `=`");
            }
        }
        if results.is_empty() { Ok(results) } else { self.cursor.unexpected("another result") }
    }

    /// `v9 = phi i32 [block3: v1], [block5.2: i32 4]`
    fn phi(&mut self, block: Block, results: &[ResultText], start: usize) -> Parsed<()> {
        let &[ResultText { label, offset, ty: annotation }] = results else {
            return self.cursor.error(start, "a phi has one result: `v1 = phi i32 [block0: v0]`");
        };
        if self.func.blocks[block].start as usize != self.func.order.len() {
            return self.cursor.error(start, "phis stand at the head of their block");
        }
        let ty = self.cursor.expect_type()?;
        if annotation.is_some_and(|other| other != ty) {
            return self.cursor.error(offset as usize, "the phi has two types");
        }
        let value = self.define(label, offset, Some(ty), ValueDef::Phi(block))?;
        let index = self.func.blocks[block].phis.push(value, &mut self.func.pool) as u32;
        self.map.phis.push((value, start as u32));
        let first = self.scratch.phi_args.len() as u32;
        while self.cursor.token() == Token::Punct(b'[') {
            self.cursor.advance();
            let (pred, offset) = self.target()?;
            let edge_index = match self.cursor.eat(b'.') {
                true => Some(self.cursor.expect_u32("the successor's index")?),
                false => None,
            };
            self.cursor.expect(b':')?;
            let value = self.operand()?;
            self.cursor.expect(b']')?;
            self.scratch.phi_args.push(PhiArg { pred, edge_index, value, offset });
            if !self.cursor.eat(b',') {
                break;
            }
            if self.cursor.token() != Token::Punct(b'[') {
                return self.cursor.unexpected("`[`");
            }
        }
        let args = first..self.scratch.phi_args.len() as u32;
        self.scratch.phis.push(PhiText { value, block, index, args, offset: start as u32 });
        Ok(())
    }

    /// A block's name, and its position.
    pub(super) fn target(&mut self) -> Parsed<(Block, u32)> {
        let Token::Block(label) = self.cursor.token() else {
            return self.cursor.unexpected("a block such as `block1`");
        };
        let offset = self.cursor.advance().start;
        Ok((self.scratch.scope.use_block(self.func, label, offset), offset as u32))
    }

    /// Adds an instruction and defines its results. `named` is the type that follows the mnemonic.
    pub(super) fn add_inst(
        &mut self,
        data: InstData,
        mnemonic: &str,
        named: Option<Type>,
        results: &[ResultText],
        start: usize,
    ) -> Parsed<Inst> {
        let inst = self.func.make_inst(data);
        self.func.order.push(inst);
        self.map.insts.push(start as u32);
        if data.is_terminator()
            && let Some((_, ended)) = &mut self.block
        {
            *ended = true;
        }
        for (index, result) in results.iter().enumerate() {
            let ty = match result_type(self.func, self.module, &data, index) {
                ResultType::None if index == 0 => {
                    return self.cursor.error(start, format!("`{mnemonic}` gives no result here"));
                }
                ResultType::None => {
                    let plural = if index == 1 { "" } else { "s" };
                    let message =
                        format!("`{mnemonic}` gives {index} result{plural} here, not {}", results.len());
                    return self.cursor.error(start, message);
                }
                ResultType::Fixed(ty) => Ok(ty),
                ResultType::Named => named.ok_or(None),
                ResultType::Same(arg) => match self.scratch.scope.state(self.func, arg) {
                    ValueState::Known | ValueState::Variable => Ok(self.func.ty(arg)),
                    _ => Err(Some(arg)),
                },
            };
            self.define_result(inst, result, ty)?;
        }
        match result_type(self.func, self.module, &data, results.len()) {
            ResultType::None => Ok(inst),
            _ if results.is_empty() => {
                self.cursor.error(start, format!("`{mnemonic}` gives a result: `v1 = {mnemonic} ...`"))
            }
            _ => {
                let message = format!("`{mnemonic}` gives more results than {} here", results.len());
                self.cursor.error(start, message)
            }
        }
    }

    /// Defines a result, or writes a variable. If the type is not known, it is that of another value.
    fn define_result(
        &mut self,
        inst: Inst,
        result: &ResultText,
        ty: Result<Type, Option<Value>>,
    ) -> Parsed<()> {
        let ResultText { label, offset, ty: annotation } = *result;
        let value = self.scratch.scope.value(self.func, label);
        if self.scratch.scope.state(self.func, value) == ValueState::Variable {
            self.func.attach_result(inst, value);
            return Ok(());
        }
        let known = annotation.or(ty.ok());
        let value = self.define(label, offset, known, ValueDef::Result(inst))?;
        self.func.attach_result(inst, value);
        match (known, ty) {
            (Some(_), _) => Ok(()),
            (None, Err(Some(source))) => {
                self.scratch.untyped.push((value, source, offset));
                Ok(())
            }
            (None, _) => self.no_type(value, offset),
        }
    }

    /// Gives `label` its definition.
    fn define(&mut self, label: u64, offset: u32, ty: Option<Type>, def: ValueDef) -> Parsed<Value> {
        let value = self.scratch.scope.value(self.func, label);
        let state = self.scratch.scope.state_mut(value);
        if !matches!(state, ValueState::Unknown | ValueState::Used) {
            return self.defined_twice(value, offset);
        }
        *state = if ty.is_some() { ValueState::Known } else { ValueState::Untyped };
        self.func.values[value] = ValueData::new(ty.unwrap_or(Type::I64), def);
        Ok(value)
    }

    fn defined_twice<T>(&self, value: Value, offset: u32) -> Parsed<T> {
        self.cursor.error(offset as usize, format!("{} is defined twice", self.func.value_name(value)))
    }

    fn no_type<T>(&self, value: Value, offset: u32) -> Parsed<T> {
        let name = self.func.value_name(value);
        let message =
            format!("the operands do not tell the type of {name}: name it, as in `{name}: i32 = ...`");
        self.cursor.error(offset as usize, message)
    }

    /// Settles the facts that the lines left open; true if there is no fault.
    fn finish(&mut self) -> Parsed<bool> {
        let n_faults = self.faults.len();
        if !self.note_undefined()? || !self.settle_types()? {
            return Ok(false);
        }
        self.scratch.scope.close(self.func);
        for i in 0..self.scratch.switches.len() {
            let (value, cases) = self.scratch.switches[i];
            self.settle_cases(value, cases).or_else(|fault| self.note(fault))?;
        }
        self.settle_phis()?;
        for i in 0..self.scratch.lifetimes.len() {
            let (inst, address, offset) = self.scratch.lifetimes[i];
            self.settle_lifetime(inst, address, offset).or_else(|fault| self.note(fault))?;
        }
        self.map.phis.sort_unstable();
        Ok(self.faults.len() == n_faults)
    }

    /// Gives every result that follows another value that value's type, and returns whether all have one.
    /// Each is followed once.
    fn settle_types(&mut self) -> Parsed<bool> {
        if self.scratch.untyped.is_empty() {
            return Ok(true);
        }
        let mut circles = Vec::new();
        let scope = &mut self.scratch.scope;
        let sources: FxHashMap<Value, Value> = self.scratch.untyped.iter().map(|u| (u.0, u.1)).collect();
        let mut path = Vec::new();
        for &(value, _, offset) in &self.scratch.untyped {
            let mut end = value;
            while scope.state(self.func, end) == ValueState::Untyped {
                // `Used` marks the values on the path, so a circle ends there.
                *scope.state_mut(end) = ValueState::Used;
                path.push(end);
                end = sources[&end];
            }
            if scope.state(self.func, end) == ValueState::Used {
                circles.push((value, offset));
            }
            let ty = self.func.ty(end);
            for follower in path.drain(..) {
                *scope.state_mut(follower) = ValueState::Known;
                self.func.values[follower] = ValueData::new(ty, self.func.def(follower));
            }
        }
        for &(value, offset) in &circles {
            self.no_type(value, offset).or_else(|fault| self.note(fault))?;
        }
        Ok(circles.is_empty())
    }

    /// Cuts case values to the width of `value`, the operand of the switch.
    fn settle_cases(&mut self, value: Value, cases: Cases) -> Parsed<()> {
        let ty = self.func.ty(value);
        let ty = if ty.is_int() { ty } else { Type::I64 };
        let (start, end) = self.func.cases[cases];
        for i in start as usize..end as usize {
            let (number, offset) = self.scratch.case_texts[i];
            if number < -(1 << (ty.bits() - 1)) || number >= 1 << ty.bits() {
                return self.cursor.error(offset as usize, format!("the case does not fit in {ty}"));
            }
            self.func.case_values[i] = number as u64 & ty.mask();
        }
        Ok(())
    }

    /// Finds the slot of a lifetime instruction by its address.
    fn settle_lifetime(&mut self, inst: Inst, address: Value, offset: u32) -> Parsed<()> {
        let made = match self.func.def(address) {
            ValueDef::Result(alloca) => self.func.insts[alloca],
            _ => InstData::Jump,
        };
        let (InstData::Alloca { slot: made }, InstData::Lifetime { slot, .. }) =
            (made, &mut self.func.insts[inst])
        else {
            let name = self.func.value_name(address);
            let message = format!("{name} is not what an `alloca` gives: only slots have lifetimes");
            return self.cursor.error(offset as usize, message);
        };
        *slot = made;
        Ok(())
    }

    /// Brings the arguments of the phis to the edges.
    fn settle_phis(&mut self) -> Parsed<()> {
        if self.scratch.phis.is_empty() {
            return Ok(());
        }
        let incoming = Incoming::compute(self.func);
        let mut room = Vec::new();
        for i in 0..self.func.edges.len() {
            let edge = Edge::from_u32(i as u32);
            room.clear();
            room.resize(self.func.phis(self.func.edges[edge].target).len(), Value::reserved_value());
            self.func.edges[edge].args = ValueList::from_slice(&room, &mut self.func.pool);
        }
        for i in 0..self.scratch.phis.len() {
            self.settle_phi(&incoming, i).or_else(|fault| self.note(fault))?;
        }
        Ok(())
    }

    /// Brings the arguments of a phi to the edges.
    fn settle_phi(&mut self, incoming: &Incoming, i: usize) -> Parsed<()> {
        let phi = &self.scratch.phis[i];
        let row = &incoming.edges[incoming.row(phi.block)];
        let args = &self.scratch.phi_args[phi.args.start as usize..phi.args.end as usize];
        for arg in args {
            let edge = self.find_edge(incoming, phi.block, arg)?;
            let mut list = self.func.edges[edge].args;
            let place = &mut list.as_mut_slice(&mut self.func.pool)[phi.index as usize];
            if core::mem::replace(place, arg.value) != Value::reserved_value() {
                return self.cursor.error(arg.offset as usize, "the phi has two arguments for this edge");
            }
        }
        for &(pred, index, edge) in row {
            if self.func.edge_args(edge)[phi.index as usize] == Value::reserved_value() {
                let (value, pred) = (self.func.value_name(phi.value), self.func.block_name(pred));
                let message = format!("{value} has no argument for edge {index} of {pred}");
                return self.cursor.error(phi.offset as usize, message);
            }
        }
        Ok(())
    }

    /// The edge to `target` that an argument of a phi names.
    fn find_edge(&self, incoming: &Incoming, target: Block, arg: &PhiArg) -> Parsed<Edge> {
        let row = &incoming.edges[incoming.row(target)];
        let key = |entry: &(Block, u32, Edge)| (incoming.positions[entry.0.index()], entry.1);
        let position = incoming.positions[arg.pred.index()];
        let first = row.partition_point(|entry| key(entry).0 < position);
        let same_pred = |j: usize| row.get(j).is_some_and(|entry| entry.0 == arg.pred);
        let offset = arg.offset as usize;
        let (pred, target) = (self.func.block_name(arg.pred), self.func.block_name(target));
        if !same_pred(first) {
            return self.cursor.error(offset, format!("{pred} has no edge to {target}"));
        }
        match arg.edge_index {
            None if same_pred(first + 1) => {
                let message = format!("{pred} has several edges to {target}: name one, as in `{pred}.0`");
                self.cursor.error(offset, message)
            }
            None => Ok(row[first].2),
            Some(index) => match row.binary_search_by_key(&(position, index), key) {
                Ok(at) => Ok(row[at].2),
                Err(_) => {
                    self.cursor.error(offset, format!("edge {index} of {pred} does not go to {target}"))
                }
            },
        }
    }
}
