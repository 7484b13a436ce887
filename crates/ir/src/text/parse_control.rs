//! Reads calls, edges of terminators, and inline assembly.

use super::attributes::parse_attributes;
use super::cursor::{NO_SIGNATURE, Parsed};
use super::lexer::Token;
use super::literal::parse_i128;
use super::parse_function::BodyParser;
use super::parse_signature::parse_signature;
use crate::{
    Asm, AsmData, AsmOperand, AsmOperandKind, Cases, EdgeData, FuncAttrs, Pad, PadClause, PadData, SigId,
    Symbol, Value, ValueList,
};

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

    /// `%personality [cleanup, catch %type, catch null, filter [%type, null]]`
    pub(super) fn landing_pad(&mut self) -> Parsed<Pad> {
        let mut data = PadData { personality: self.symbol()?, cleanup: false, clauses: Vec::new() };
        self.cursor.expect(b'[')?;
        self.list(b']', |parser| {
            if parser.cursor.eat_word("cleanup") {
                data.cleanup = true;
            } else if parser.cursor.eat_word("catch") {
                data.clauses.push(PadClause::Catch(parser.exception_type()?));
            } else if parser.cursor.eat_word("filter") {
                let mut types = Vec::new();
                parser.cursor.expect(b'[')?;
                if !parser.cursor.eat(b']') {
                    parser.list(b']', |parser| parser.exception_type().map(|ty| types.push(ty)))?;
                }
                data.clauses.push(PadClause::Filter(types));
            } else {
                return parser.cursor.unexpected("`cleanup`, `catch` or `filter`");
            }
            Ok(())
        })?;
        Ok(self.func.pads.push(data))
    }

    /// Items with commas between them, and `end` after the last one.
    fn list(&mut self, end: u8, mut item: impl FnMut(&mut Self) -> Parsed<()>) -> Parsed<()> {
        loop {
            item(self)?;
            if self.cursor.ends_list(end)? {
                return Ok(());
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

    /// `[block1, block2]`, or no targets.
    pub(super) fn bracketed_edges(&mut self) -> Parsed<()> {
        if !self.cursor.eat(b'[') || self.cursor.eat(b']') {
            return Ok(());
        }
        self.list(b']', Self::edge)
    }

    /// The edges from `first` on are those of the current block.
    pub(super) fn set_edges(&mut self, first: usize) {
        if let Some((block, _)) = self.block {
            let data = &mut self.func.blocks[block];
            data.first_edge = first as u32;
            data.n_edges = (self.func.edges.len() - first) as u32;
        }
    }

    /// `block1 [1: block2, -3: block3]`
    pub(super) fn cases(&mut self, value: Value) -> Parsed<Cases> {
        self.edge()?;
        let cases = self.func.make_cases([]);
        if self.cursor.eat(b'[') && !self.cursor.eat(b']') {
            self.list(b']', |parser| {
                let number = match parser.cursor.token() {
                    Token::Number(text) => parse_i128(text),
                    _ => None,
                };
                let Some(number) = number else { return parser.cursor.unexpected("the value of a case") };
                let offset = parser.cursor.advance().start as u32;
                parser.scratch.case_texts.push((number, offset));
                parser.func.case_values.push(0);
                parser.cursor.expect(b':')?;
                parser.edge()
            })?;
        }
        self.func.cases[cases].1 = self.func.case_values.len() as u32;
        self.scratch.switches.push((value, cases));
        Ok(cases)
    }

    /// `side_effects "mov $1, $0" [out "r" i32, in "r" i32 = v0] clobbers ["memory"]`
    pub(super) fn asm(&mut self) -> Parsed<(Asm, ValueList)> {
        let mut data = AsmData {
            side_effects: self.cursor.eat_word("side_effects"),
            template: self.cursor.expect_text()?.into(),
            ..AsmData::default()
        };
        let first = self.scratch.operands.len();
        if self.cursor.eat(b'[') && !self.cursor.eat(b']') {
            self.list(b']', |parser| parser.asm_operand().map(|operand| data.operands.push(operand)))?;
        }
        if self.cursor.eat_word("clobbers") {
            self.cursor.expect(b'[')?;
            self.list(b']', |parser| {
                parser.cursor.expect_text().map(|clobber| data.clobbers.push(clobber.into()))
            })?;
        }
        let args = self.take_operands(first);
        Ok((self.func.asms.push(data), args))
    }

    /// `early out "r" i32`, `in "r" i32 = v0`
    fn asm_operand(&mut self) -> Parsed<AsmOperand> {
        let early_clobber = self.cursor.eat_word("early");
        let expected = "`out`, `out_to`, `out_memory`, `in` or `in_memory`";
        let kind = self.cursor.keyword(AsmOperandKind::from_name, expected)?;
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
