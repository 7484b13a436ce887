//! The body pass: reads one function, statement by statement, and makes instructions at once.
//!
//! No tree is built. An instruction's keyword selects the method that reads its operands and pushes what it
//! lowers to. Names used before their definition get stand-in values, replaced when the function is finished
//! ([`crate::finish`]). Addresses with constant offsets are folded into loads and stores.

use sheave_ir::Block;

use crate::lower::body::TypedValue;
use crate::lower::types::{Kind, Ty};
use crate::parse::cursor::{At, Read, key};
use crate::parse::keywords::{Opcode, take_opcode};
use crate::parse::locals::LocalState;
use crate::parse::{BYTES_PER_LINE, Param, Reader};

impl Reader<'_> {
    /// Reads the body of `headers[header]`; the position is after its opening brace and is left at its
    /// closing one.
    pub(crate) fn read_body(&mut self, header: u32) -> Read<()> {
        let h = self.headers[header as usize];
        let Some(id) = h.func.expand() else { return Ok(()) };
        self.header = header;
        self.headers[header as usize].labels = self.labels.len() as u32;
        self.names.clear();
        self.lower.begin_function(id, (h.end - h.body) / BYTES_PER_LINE);
        self.bind_params(h.global)?;
        self.entry_label()?;
        self.statements()?;
        let close = self.cursor.p;
        if !self.lower.is_between_blocks() {
            return Err(self.cursor.fault_at(close, "the last block has no terminator"));
        }
        if self.names.n_forward > 0 {
            return Err(self.undefined_local(close));
        }
        self.lower.finish_function().map_err(|reason| self.function_fault(*reason, close))?;
        Ok(())
    }

    /// Gives names to the parameters and cuts them into pieces.
    fn bind_params(&mut self, global: u32) -> Read<()> {
        let params = self.globals[global as usize].params;
        let ret = self.globals[global as usize].ret;
        let Kind::Func { ret: ret_ty, .. } = self.lower.types.kind(self.globals[global as usize].ty) else {
            return Ok(());
        };
        let pos = self.globals[global as usize].pos as usize;
        let mut next = self.lower.bind_result(ret_ty, ret).at(pos)?;
        for i in params.0..params.1 {
            let Param { ty, attrs, name, pos } = self.param_pool[i as usize];
            let v = self.lower.param_value(ty, attrs, &mut next).at(pos as usize)?;
            let index = if name.start == name.end {
                self.next_number_local(pos)
            } else {
                let digits = self.cursor.bytes(name);
                if digits.iter().all(u8::is_ascii_digit) && self.cursor.s[name.start as usize - 1] != b'"' {
                    let mut c = self.cursor;
                    c.p = name.start as usize;
                    let number = c.number32()?;
                    self.numbered_definition(number, pos)?
                } else {
                    let name = self.cursor.name_at(name);
                    self.named_local(&name)
                }
            };
            self.define(index, pos as usize, TypedValue::new(ty, v))?;
        }
        Ok(())
    }

    /// The label of the entry block, written or not.
    fn entry_label(&mut self) -> Read<()> {
        let entry = self.lower.entry_block();
        self.cursor.ws();
        let start = self.cursor.p;
        let index = if self.label_follows() {
            self.label_local(start)?
        } else {
            self.next_number_local(start as u32)
        };
        self.define_label(index, start, entry)
    }

    /// Whether a name and a colon are next.
    fn label_follows(&self) -> bool {
        let mut c = self.cursor;
        c.name().is_ok() && c.peek() == b':'
    }

    /// The local whose label is at the position; takes the colon.
    fn label_local(&mut self, start: usize) -> Read<u32> {
        let quoted = self.cursor.peek() == b'"';
        if let Some(found) = self.cursor.hashed_label() {
            self.cursor.p = found.name.span.end as usize + 1;
            return Ok(self.named_local(&found));
        }
        if !self.label_follows() {
            return Err(self.unknown_instruction());
        }
        let span = self.cursor.name()?;
        self.cursor.expect(b':')?;
        if !quoted && self.cursor.bytes(span).iter().all(u8::is_ascii_digit) {
            let mut c = self.cursor;
            c.p = start;
            let number = c.number32()?;
            return self.numbered_definition(number, start as u32);
        }
        let name = self.cursor.name_at(span);
        Ok(self.named_local(&name))
    }

    fn define_label(&mut self, index: u32, start: usize, block: Block) -> Read<()> {
        let local = &mut self.names.locals[index as usize];
        match local.state {
            LocalState::Unused => {}
            LocalState::ForwardLabel if local.v == block.as_u32() => self.names.n_forward -= 1,
            _ => {
                let name = self.local_name(index);
                return Err(self.cursor.fault_at(start, format!("redefinition of '%{name}'")));
            }
        }
        (local.state, local.v) = (LocalState::Label, block.as_u32());
        self.labels.push((local.name, block));
        Ok(())
    }

    /// A label in the middle of the body: closes nothing, opens a block.
    pub(crate) fn label(&mut self, start: usize) -> Read<()> {
        if !self.lower.is_between_blocks() {
            if !self.label_follows() {
                return Err(self.unknown_instruction());
            }
            return Err(self.cursor.fault_at(start, "the block before this label has no terminator"));
        }
        let index = self.label_local(start)?;
        self.begin_block(index, start)
    }

    /// Opens the block of the label `index`.
    fn begin_block(&mut self, index: u32, start: usize) -> Read<()> {
        let local = self.names.locals[index as usize];
        let block = match local.state {
            LocalState::ForwardLabel => Block::from_u32(local.v),
            _ => self.lower.body.new_block(),
        };
        self.define_label(index, start, block)?;
        self.lower.fill_block(block);
        Ok(())
    }

    /// All statements up to the closing brace.
    fn statements(&mut self) -> Read<()> {
        loop {
            let first = self.cursor.next_line();
            let start = self.cursor.p;
            let name = match first {
                b'%' => {
                    self.cursor.p += 1;
                    let index = self.definition_name()?;
                    self.cursor.equals_sign()?;
                    Some(index)
                }
                b'#' => {
                    self.cursor.skip_line();
                    continue;
                }
                b'}' => return Ok(()),
                _ => None,
            };
            let word = self.cursor.p;
            let Some(opcode) = take_opcode(&mut self.cursor) else {
                if name.is_some() {
                    return Err(self.unknown_instruction());
                }
                self.label(start)?;
                continue;
            };
            let res = self.instruction(opcode, word)?;
            match name {
                Some(_) if res.ty == Ty::VOID => {
                    return Err(self.cursor.fault_at(start, "a name for an instruction without a value"));
                }
                Some(index) => self.define(index, start, res)?,
                None if res.ty == Ty::VOID => {}
                // An instruction with a value but no name takes a number all the same.
                None => {
                    let index = self.next_number_local(start as u32);
                    self.define(index, start, res)?;
                }
            }
            self.end_of_instruction()?;
        }
    }

    /// The local that a statement defines, after the `%`.
    #[inline]
    fn definition_name(&mut self) -> Read<u32> {
        if self.cursor.peek().is_ascii_digit() {
            let start = self.cursor.p as u32;
            let number = self.cursor.short_number()?;
            return self.numbered_definition(number, start);
        }
        self.local_name_ref()
    }

    /// What may follow an instruction: alignments and metadata.
    #[inline(always)]
    pub(crate) fn end_of_instruction(&mut self) -> Read<()> {
        let word = self.cursor.word8(self.cursor.p);
        if word as u8 == b'\n' {
            return Ok(());
        }
        if word == key(b", align ") {
            let after = self.cursor.word8(self.cursor.p + 8);
            if matches!(after as u8, b'1' | b'2' | b'4' | b'8') && (after >> 8) as u8 == b'\n' {
                self.cursor.p += 9;
                return Ok(());
            }
        }
        self.end_of_instruction_slow()
    }

    fn end_of_instruction_slow(&mut self) -> Read<()> {
        loop {
            self.cursor.blanks();
            if self.cursor.peek() != b',' {
                break;
            }
            self.cursor.p += 1;
            self.cursor.ws();
            match self.cursor.peek() {
                b'!' => {
                    self.cursor.skip_line();
                    return Ok(());
                }
                b'a' if self.cursor.eat_word(b"align") => {
                    self.cursor.ws();
                    let start = self.cursor.p;
                    if !self.cursor.number()?.is_power_of_two() {
                        return Err(self.cursor.fault_at(start, "an alignment is a power of two"));
                    }
                }
                _ => {
                    return Err(self
                        .cursor
                        .fault(format!("expected metadata, found {}", self.cursor.found())));
                }
            }
        }
        match self.cursor.peek() {
            b'\n' | b'\r' | b';' | b'}' | 0 => Ok(()),
            // Hand-written text may put several statements on a line; a value or bracket is a fault.
            b'a'..=b'z' | b'%' => Ok(()),
            _ => Err(self
                .cursor
                .fault(format!("expected the end of the instruction, found {}", self.cursor.found()))),
        }
    }

    /// Reads the instruction whose keyword was just taken, at `start`.
    #[inline(always)]
    fn instruction(&mut self, opcode: Opcode, start: usize) -> Read<TypedValue> {
        if self.lower.is_between_blocks() && opcode != Opcode::UseListOrder {
            // After a terminator an unnamed block may follow without a label.
            let index = self.next_number_local(start as u32);
            self.begin_block(index, start)?;
        }
        if opcode != Opcode::Phi {
            self.lower.end_phis();
        }
        match opcode {
            Opcode::Load => self.load_inst(),
            Opcode::Store => self.store_inst(),
            Opcode::Br => self.br(),
            Opcode::GetElementPtr => self.gep_inst(),
            Opcode::Call => self.call_inst(),
            Opcode::CallMarker => {
                self.cursor.expect_word(b"call")?;
                self.call_inst()
            }
            Opcode::Icmp => self.compare_inst(true),
            Opcode::Fcmp => self.compare_inst(false),
            Opcode::Alloca => self.alloca_inst(),
            Opcode::Int(op) => self.int_binary(op),
            Opcode::Float(op) => self.float_binary(op),
            Opcode::FloatUnary(op) => self.float_unary(op),
            Opcode::Cast(cast) => self.cast_inst(cast),
            Opcode::Phi => self.phi(start),
            Opcode::Ret => self.ret(),
            Opcode::Select => self.select_inst(),
            Opcode::Switch => self.switch(),
            Opcode::ExtractValue => self.extract_value(),
            Opcode::InsertValue => self.insert_value(),
            Opcode::ExtractElement => self.extract_element(),
            Opcode::InsertElement => self.insert_element(),
            Opcode::ShuffleVector => self.shuffle_vector(),
            Opcode::Unreachable => {
                self.lower.unreachable();
                Ok(TypedValue::NONE)
            }
            Opcode::IndirectBr => self.indirect_br(),
            Opcode::Freeze => self.freeze(),
            Opcode::Fence => self.fence(),
            Opcode::CmpXchg => self.cmpxchg(),
            Opcode::AtomicRmw => self.atomic_rmw(),
            Opcode::VaArg => self.va_arg(),
            Opcode::Invoke => self.invoke(),
            Opcode::CallBr => self.callbr(),
            Opcode::LandingPad => self.landing_pad(),
            Opcode::Resume => self.resume(),
            Opcode::UseListOrder => {
                self.cursor.skip_line();
                Ok(TypedValue::NONE)
            }
            Opcode::Funclet => {
                self.cursor.p = start;
                let word = String::from_utf8_lossy(self.cursor.peek_word());
                Err(self.cursor.unsupported_at(start, format!("instruction '{word}'")))
            }
        }
    }

    #[cold]
    fn unknown_instruction(&self) -> Box<crate::parse::cursor::Fault> {
        let word = String::from_utf8_lossy(self.cursor.peek_word());
        if word.is_empty() {
            return self.cursor.fault(format!("expected an instruction, found {}", self.cursor.found()));
        }
        self.cursor.fault(format!("unknown instruction '{word}'"))
    }
}
