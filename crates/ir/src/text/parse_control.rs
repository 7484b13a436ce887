//! Reads calls, edges of terminators, and inline assembly.

use super::attributes::parse_attributes;
use super::cursor::{NO_SIGNATURE, Parsed};
use super::lexer::Token;
use super::literal::parse_i128;
use super::parse_function::BodyParser;
use super::parse_signature::parse_signature;
use crate::{AsmData, AsmOperand, AsmOperandKind, EdgeData, FuncAttrs, InstData, Pad, PadClause, PadData};
use crate::{SigId, Symbol, Value, ValueList};

impl BodyParser<'_, '_> {
    pub(super) fn call_args(&mut self) -> Parsed<ValueList> {
        self.cursor.expect(b'(')?;
        if self.cursor.eat(b')') {
            return Ok(ValueList::new());
        }
        let list = self.operand_list()?;
        if self.cursor.eat(b')') { Ok(list) } else { self.cursor.unexpected("`,` or `)`") }
    }

    pub(super) fn signature(&mut self) -> Parsed<SigId> {
        let sig = parse_signature(self.cursor, None, None)?;
        Ok(self.module.intern_signature(sig))
    }

    pub(super) fn call(&mut self) -> Parsed<(FuncAttrs, SigId, Symbol, ValueList)> {
        let flags = parse_attributes(self.cursor)?;
        let at = self.cursor.offset();
        let callee = self.symbol()?;
        let args = self.call_args()?;
        let declared = self.module.symbols[callee].sig;
        let sig = match declared {
            _ if self.cursor.eat_word("as") => self.signature()?,
            Some(sig) => sig,
            None => {
                let message = format!("{NO_SIGNATURE}: name one, as in `call %f(v0) as (i32) -> i32`");
                return self.cursor.error(at, message);
            }
        };
        Ok((flags, sig, callee, args))
    }

    pub(super) fn call_indirect(&mut self) -> Parsed<(FuncAttrs, SigId, Value, ValueList)> {
        let flags = parse_attributes(self.cursor)?;
        let callee = self.operand()?;
        let args = self.call_args()?;
        self.cursor.expect_word("as")?;
        Ok((flags, self.signature()?, callee, args))
    }

    /// `to block1 unwind block2`
    pub(super) fn invoke_edges(&mut self) -> Parsed<()> {
        let first = self.func.edges.len();
        self.cursor.expect_word("to")?;
        self.edge()?;
        self.cursor.expect_word("unwind")?;
        self.edge()?;
        self.set_edges(first);
        Ok(())
    }

    /// `%personality [cleanup, catch %type, catch null, filter [%type, null]]`
    pub(super) fn landing_pad(&mut self) -> Parsed<Pad> {
        let mut data = PadData { personality: self.symbol()?, cleanup: false, clauses: Vec::new() };
        self.cursor.expect(b'[')?;
        loop {
            if self.cursor.eat_word("cleanup") {
                data.cleanup = true;
            } else if self.cursor.eat_word("catch") {
                data.clauses.push(PadClause::Catch(self.exception_type()?));
            } else if self.cursor.eat_word("filter") {
                let mut types = Vec::new();
                self.cursor.expect(b'[')?;
                while !self.cursor.eat(b']') {
                    types.push(self.exception_type()?);
                    if self.cursor.token() != Token::Punct(b']') && !self.cursor.eat(b',') {
                        return self.cursor.unexpected("`,` or `]`");
                    }
                }
                data.clauses.push(PadClause::Filter(types));
            } else {
                return self.cursor.unexpected("`cleanup`, `catch` or `filter`");
            }
            if self.cursor.eat(b']') {
                return Ok(self.func.pads.push(data));
            }
            if !self.cursor.eat(b',') {
                return self.cursor.unexpected("`,` or `]`");
            }
        }
    }

    /// The object that describes a type, or `null` for every type.
    fn exception_type(&mut self) -> Parsed<Option<Symbol>> {
        if self.cursor.eat_word("null") { Ok(None) } else { self.symbol().map(Some) }
    }

    pub(super) fn edge(&mut self) -> Parsed<()> {
        let (target, _) = self.target()?;
        self.func.edges.push(EdgeData { target, args: ValueList::new() });
        Ok(())
    }

    /// `[block1, block2]` or nothing.
    pub(super) fn bracketed_edges(&mut self) -> Parsed<()> {
        if !self.cursor.eat(b'[') || self.cursor.eat(b']') {
            return Ok(());
        }
        loop {
            self.edge()?;
            if self.cursor.eat(b']') {
                return Ok(());
            }
            if !self.cursor.eat(b',') {
                return self.cursor.unexpected("`,` or `]`");
            }
        }
    }

    /// The edges from `first` on are those of the current block.
    pub(super) fn set_edges(&mut self, first: usize) {
        if let Some((block, _)) = self.block {
            let data = &mut self.func.blocks[block];
            data.first_edge = first as u32;
            data.n_edges = (self.func.edges.len() - first) as u32;
        }
    }

    /// `switch v0, block1 [1: block2, -3: block3]`
    pub(super) fn switch(&mut self) -> Parsed<InstData> {
        let value = self.operand()?;
        self.cursor.expect(b',')?;
        let first = self.func.edges.len();
        self.edge()?;
        let cases = self.func.make_cases([]);
        if self.cursor.eat(b'[') && !self.cursor.eat(b']') {
            loop {
                let Token::Number(text) = self.cursor.token() else {
                    return self.cursor.unexpected("the value of a case");
                };
                let Some(number) = parse_i128(text) else {
                    return self.cursor.unexpected("the value of a case");
                };
                let offset = self.cursor.advance().start as u32;
                self.scratch.case_texts.push((number, offset));
                self.func.case_values.push(0);
                self.cursor.expect(b':')?;
                self.edge()?;
                if self.cursor.eat(b']') {
                    break;
                }
                if !self.cursor.eat(b',') {
                    return self.cursor.unexpected("`,` or `]`");
                }
            }
        }
        self.func.cases[cases].1 = self.func.case_values.len() as u32;
        self.set_edges(first);
        self.scratch.switches.push((value, cases));
        Ok(InstData::Switch { value, cases })
    }

    /// `side_effects "mov $1, $0" [out "r" i32, in "r" i32 = v0] clobbers ["memory"]`
    pub(super) fn asm(&mut self) -> Parsed<(crate::Asm, ValueList)> {
        let mut data = AsmData {
            side_effects: self.cursor.eat_word("side_effects"),
            template: self.cursor.expect_text()?.into(),
            ..AsmData::default()
        };
        let first = self.scratch.operands.len();
        if self.cursor.eat(b'[') && !self.cursor.eat(b']') {
            loop {
                let operand = self.asm_operand()?;
                data.operands.push(operand);
                if self.cursor.eat(b']') {
                    break;
                }
                if !self.cursor.eat(b',') {
                    return self.cursor.unexpected("`,` or `]`");
                }
            }
        }
        if self.cursor.eat_word("clobbers") {
            self.cursor.expect(b'[')?;
            loop {
                data.clobbers.push(self.cursor.expect_text()?.into());
                if self.cursor.eat(b']') {
                    break;
                }
                if !self.cursor.eat(b',') {
                    return self.cursor.unexpected("`,` or `]`");
                }
            }
        }
        let args = self.take_operands(first);
        Ok((self.func.asms.push(data), args))
    }

    /// `early out "r" i32`, `in "r" i32 = v0`
    fn asm_operand(&mut self) -> Parsed<AsmOperand> {
        let early_clobber = self.cursor.eat_word("early");
        let kind = match self.cursor.token() {
            Token::Word("out") => AsmOperandKind::Output,
            Token::Word("out_to") => AsmOperandKind::OutputTo,
            Token::Word("out_memory") => AsmOperandKind::OutputMemory,
            Token::Word("in") => AsmOperandKind::Input,
            Token::Word("in_memory") => AsmOperandKind::InputMemory,
            _ => return self.cursor.unexpected("`out`, `out_to`, `out_memory`, `in` or `in_memory`"),
        };
        self.cursor.advance();
        let constraint = self.cursor.expect_text()?.into();
        let ty = self.cursor.eat_type();
        if kind.takes_argument() {
            self.cursor.expect(b'=')?;
            let arg = self.operand()?;
            self.scratch.operands.push(arg);
        }
        Ok(AsmOperand { constraint, kind, ty, early_clobber })
    }
}
