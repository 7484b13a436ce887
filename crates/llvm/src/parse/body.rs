//! The body pass: reads one function, statement by statement, and makes instructions at once.
//!
//! No tree is built. An instruction's keyword selects the method that reads its operands and lowers
//! it. Names used before their definition get stand-in values, replaced when the function is finished
//! ([`crate::finish`]). Addresses with constant offsets are folded into loads and stores.

use sheave_ir::{Block, FuncId, Inst, ensure};

use crate::lower::body::TypedValue;
use crate::lower::types::{Kind, Ty};
use crate::parse::cursor::Cursor;
use crate::parse::fault::{At, Fault, Read};
use crate::parse::headers::Param;
use crate::parse::keywords::{Opcode, take_opcode};
use crate::parse::local_names::{Local, LocalId, LocalName, LocalState};
use crate::parse::tail_calls::convention;
use crate::parse::words::{key, low_bytes};
use crate::parse::{BYTES_PER_LINE, Reader};

impl Reader<'_> {
    /// Reads the body of `headers[header]`, that of the function `id`; the position is after its opening
    /// brace and is left at its closing one.
    pub(crate) fn read_body(&mut self, header: u32, id: FuncId) -> Read<()> {
        let h = self.headers[header as usize];
        self.header = header;
        self.constant_depth = 0;
        self.headers[header as usize].labels = self.labels.len() as u32;
        self.names.clear();
        self.lower.begin_function(id, (h.end - h.body) / BYTES_PER_LINE);
        let flags = self.global_flags(&self.globals[h.global as usize]);
        // Callees have no known semantics by their names.
        self.lower.body.no_builtins = flags.no_builtins;
        self.lower.body.avx = flags.avx;
        self.begin_locations(h.subprogram);
        self.bind_params(h.global)?;
        self.entry_label()?;
        let is_sound = self.all_statements()?;
        let close = self.cursor.p;
        if !is_sound {
            return Ok(());
        }
        ensure(self.lower.is_between_blocks(), || self.fault_at(close, "the last block has no terminator"))?;
        if self.names.n_forward > 0 {
            for fault in self.undefined_locals() {
                self.settle(Err(Box::new(fault)))?;
            }
            return Ok(());
        }
        self.lower.finish_function().map_err(|reason| self.function_fault(*reason, close))?;
        Ok(())
    }

    /// Gives names to the parameters and cuts them into pieces.
    fn bind_params(&mut self, global: u32) -> Read<()> {
        let params = self.globals[global as usize].params;
        let Kind::Func { ret: ret_ty, .. } = self.lower.types.kind(self.globals[global as usize].ty) else {
            return Ok(());
        };
        let pos = self.globals[global as usize].pos as usize;
        let convention = convention(self.globals[global as usize].header.cc);
        let mut next = self.lower.bind_result(convention, ret_ty).at(pos)?;
        for i in params.0..params.1 {
            let Param { ty, attrs, name, pos } = self.param_pool[i as usize];
            let v = self.lower.param_value(ty, attrs, &mut next).at(pos as usize)?;
            let id = match name {
                Some(name) => self.definition(self.name_at(name)?, pos)?,
                None => self.names.next_unnamed(),
            };
            self.define(id, pos as usize, TypedValue::new(ty, v))?;
        }
        Ok(())
    }

    /// The label of the entry block, written or not.
    fn entry_label(&mut self) -> Read<()> {
        let entry = self.lower.body.llvm_block;
        let start = self.cursor.token_start();
        let id = match self.label_local(start)? {
            Some(id) => id,
            None => self.names.next_unnamed(),
        };
        self.define_label(id, start, entry)
    }

    /// Whether a name and a colon are next.
    pub(crate) fn label_follows(&self) -> bool {
        let mut c = self.cursor;
        c.name().is_ok() && c.peek() == b':'
    }

    /// The local whose label is at the position, if there is one; takes the colon.
    fn label_local(&mut self, start: usize) -> Read<Option<LocalId>> {
        let mut c = self.cursor;
        if !c.peek().is_ascii_digit()
            && let Ok(name) = c.take_name()
            && c.eat(b':')
        {
            self.cursor = c;
            return Ok(Some(self.names.get(LocalName::Text(name))));
        }
        if !self.label_follows() {
            return Ok(None);
        }
        let span = self.cursor.name()?;
        self.cursor.expect(b':')?;
        self.definition(self.name_at(span)?, start as u32).map(Some)
    }

    fn define_label(&mut self, id: LocalId, start: usize, block: Block) -> Read<()> {
        let local = self.names[id];
        match local.state {
            LocalState::Unused => {}
            LocalState::ForwardLabel if local.v == block.as_u32() => self.names.n_forward -= 1,
            _ => return Err(self.fault_at(start, format!("redefinition of '%{}'", local.name))),
        }
        self.names[id] = Local { state: LocalState::Label, v: block.as_u32(), ..local };
        self.labels.push((local.name, block));
        Ok(())
    }

    /// Opens the block of the label at the position, if there is one.
    fn label(&mut self, start: usize) -> Read<bool> {
        let Some(id) = self.label_local(start)? else { return Ok(false) };
        self.begin_block(id, start)?;
        Ok(true)
    }

    /// Opens the block of the label `index`.
    fn begin_block(&mut self, id: LocalId, start: usize) -> Read<()> {
        let local = &self.names[id];
        let block = match local.state {
            LocalState::ForwardLabel => Block::from_u32(local.v),
            _ => self.lower.body.new_block(),
        };
        self.define_label(id, start, block)?;
        self.lower.fill_block(block);
        Ok(())
    }

    /// Opens a block that has no label, as one after a terminator may have none.
    #[cold]
    fn unnamed_block(&mut self, start: usize) -> Read<()> {
        let id = self.names.next_unnamed();
        self.begin_block(id, start)
    }

    /// All statements up to the closing brace, or the first one with a fault. `first` is the byte at the
    /// position.
    pub(crate) fn statements(&mut self, mut first: u8) -> Read<()> {
        let end = self.headers[self.header as usize].end;
        loop {
            let start = self.cursor.p;
            self.statement = start;
            let name = match first {
                b'%' => {
                    // The number of a block without a label comes before that of its first value.
                    if self.lower.is_between_blocks() {
                        self.unnamed_block(start)?;
                    }
                    self.cursor.p += 1;
                    let id = self.definition_name()?;
                    self.cursor.equals_sign()?;
                    Some(id)
                }
                b'}' => return Ok(()),
                b'#' => {
                    if self.metadata.wants_variables {
                        self.debug_record();
                    }
                    self.cursor.skip_line();
                    // A record nearly always ends with its line.
                    let mut group = Cursor { p: start + 1, ..self.cursor };
                    group.word();
                    let is_open = self.cursor.s[self.cursor.p - 1] != b')';
                    if is_open && group.skip_group().is_ok() && group.p <= end {
                        self.cursor = group;
                    }
                    first = self.cursor.next_line();
                    continue;
                }
                _ if self.lower.is_between_blocks() && self.label(start)? => {
                    first = self.cursor.next_line();
                    continue;
                }
                _ => None,
            };
            let word = self.cursor.p;
            let opcode = match take_opcode(&mut self.cursor) {
                Some(opcode) => opcode,
                None => self.opcode_after_blanks(name.is_none(), start)?,
            };
            let made = self.lower.body.func.insts.next_key();
            if self.positions.is_some() {
                self.note_statement(start);
            }
            let res = self.instruction(opcode, word)?;
            match name {
                Some(_) if res.ty == Ty::VOID => {
                    return Err(self.fault_at(start, "a name for an instruction without a value"));
                }
                Some(id) => self.define(id, start, res)?,
                None if res.ty == Ty::VOID => {}
                // An instruction with a value but no name takes a number all the same.
                None => {
                    let id = self.names.next_unnamed();
                    self.define(id, start, res)?;
                }
            }
            first = self.next_statement(made)?;
            if matches!(opcode, Opcode::MustTail) {
                first = self.return_of_call(word, res, first)?;
            }
        }
    }

    /// The local that a statement defines, after the `%`.
    #[inline(always)]
    pub(crate) fn definition_name(&mut self) -> Read<LocalId> {
        let start = self.cursor.p as u32 - 1;
        let name = self.take_local()?;
        self.definition(name, start)
    }

    /// Skips alignments and metadata at the end of an instruction to the next statement;
    /// its first byte. `made` is the first of the instructions that the statement made.
    #[inline(always)]
    pub(crate) fn next_statement(&mut self, made: Inst) -> Read<u8> {
        let mut p = self.cursor.p;
        let mut word = self.cursor.word8(p);
        if word == key(b", align ") {
            let align = self.cursor.word8(p + 8);
            if matches!(align as u8, b'1' | b'2' | b'4' | b'8') {
                p += 9;
                word = align >> 8;
            }
        }
        let first = (word >> 24) as u8;
        if word & 0xff_ffff == key(b"\n  ") && (first == b'%' || first > b';') {
            self.cursor.p = p + 3;
        } else if word == key(b", !dbg !") {
            self.cursor.p = p + 8;
            self.debug_location(made);
            return Ok(self.cursor.next_line());
        } else {
            self.end_of_instruction(made)?;
            return Ok(self.cursor.next_line());
        }
        Ok(first)
    }

    /// The end of an instruction: alignments and metadata.
    fn end_of_instruction(&mut self, made: Inst) -> Read<()> {
        loop {
            self.cursor.blanks();
            if !self.cursor.eat_comma() {
                break;
            }
            self.cursor.ws();
            match self.cursor.peek() {
                b'!' if self.cursor.word8(self.cursor.p) & low_bytes(6) == key(b"!dbg !") => {
                    self.cursor.p += 6;
                    self.debug_location(made);
                    return Ok(());
                }
                b'!' if self.cursor.word8(self.cursor.p) & low_bytes(6) == key(b"!tbaa ") => {
                    self.cursor.p += 6;
                    self.access_type(made);
                }
                b'!' if self.cursor.eat_word(b"!range") => self.range(made),
                b'!' => self.skip_attachment()?,
                b'a' if self.cursor.eat_word(b"align") => _ = self.cursor.alignment()?,
                _ => return Err(self.expected("metadata")),
            }
        }
        match self.cursor.peek() {
            b'\n' | b'\r' | b';' | b'}' | 0 => Ok(()),
            // Hand-written text may put several statements on a line; a value or bracket is a fault.
            b'a'..=b'z' | b'%' => Ok(()),
            _ => Err(self.expected("the end of the instruction")),
        }
    }

    /// Reads the instruction whose keyword was just taken, at `start`.
    #[inline(always)]
    fn instruction(&mut self, opcode: Opcode, start: usize) -> Read<TypedValue> {
        if self.lower.is_between_blocks() && !matches!(opcode, Opcode::UseListOrder) {
            self.unnamed_block(start)?;
        }
        if self.lower.body.phis_allowed && !matches!(opcode, Opcode::Phi) {
            self.lower.end_phis();
        }
        match opcode {
            Opcode::GetElementPtr => self.gep_inst(),
            Opcode::CallMarker => {
                self.cursor.expect_word(b"call")?;
                self.call_inst()
            }
            Opcode::MustTail => self.must_tail_call(start),
            Opcode::Compare(of_integers) => self.compare_inst(of_integers),
            Opcode::Int(op) => self.int_binary(op),
            Opcode::Float(op) => self.float_binary(op),
            Opcode::FloatUnary(op) => self.float_unary(op),
            Opcode::Cast(cast) => self.cast_inst(cast),
            Opcode::Phi => self.phi(start),
            Opcode::Terminator(read) | Opcode::Parts(read) | Opcode::Other(read) => read(self),
            Opcode::UseListOrder => {
                self.cursor.skip_line();
                Ok(TypedValue::NONE)
            }
            Opcode::Funclet => {
                self.cursor.p = start;
                let word = String::from_utf8_lossy(self.cursor.peek_word());
                Err(self.unsupported_at(start, format!("instruction '{word}'")))
            }
        }
    }

    /// The keyword of an instruction after unexpected blanks.
    #[cold]
    fn opcode_after_blanks(&mut self, may_be_label: bool, start: usize) -> Read<Opcode> {
        self.cursor.ws();
        take_opcode(&mut self.cursor).ok_or_else(|| self.no_instruction(may_be_label, start))
    }

    /// The fault if no instruction is at the position.
    #[cold]
    fn no_instruction(&self, may_be_label: bool, start: usize) -> Box<Fault> {
        if may_be_label && self.label_follows() {
            return self.fault_at(start, "the block before this label has no terminator");
        }
        let word = String::from_utf8_lossy(self.cursor.peek_word());
        if word.is_empty() {
            return self.expected("an instruction");
        }
        self.fault(format!("unknown instruction '{word}'"))
    }
}
