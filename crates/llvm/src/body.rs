//! The body pass: reads one function, statement by statement, and makes instructions at once.
//!
//! No tree is built. An instruction's keyword selects the method that reads its operands and pushes what it
//! lowers to. Names used before their definition get stand-in values, replaced when the function is finished
//! ([`crate::finish`]). Addresses with constant offsets are folded into loads and stores.

use sheave_ir::entity::PrimaryMap;
use sheave_ir::{Block, FuncId, Function, ValueData, ValueDef, ValuePool};

use crate::attributes::ParamAttrs;
use crate::cursor::{Read, key};
use crate::function_state::{LocalState, Res};
use crate::keywords::{Opcode, take_opcode};
use crate::reader::{BYTES_PER_LINE, Param, Reader};
use crate::types::{Kind, Ty};

impl Reader<'_> {
    /// Reads the body of `headers[header]`; the position is after its opening brace and is left at its
    /// closing one.
    pub(crate) fn read_body(&mut self, header: u32) -> Read<()> {
        let h = self.headers[header as usize];
        let Some(id) = h.func.expand() else { return Ok(()) };
        self.fs.header = header;
        self.begin_function(id, (h.end - h.body) / BYTES_PER_LINE);
        self.bind_params(h.global)?;
        self.entry_label()?;
        self.statements()?;
        let close = self.c.p;
        if !self.is_between_blocks() {
            return Err(self.c.fault_at(close, "the last block has no terminator"));
        }
        if self.fs.n_forward > 0 {
            return Err(self.undefined_local(close));
        }
        self.finish_function()?;
        if self.keep_labels {
            self.keep_labels();
        }
        Ok(())
    }

    /// Begins the function `id`, which is empty so far and will have about `expected` instructions.
    pub(crate) fn begin_function(&mut self, id: FuncId, expected: usize) {
        let fs = &mut self.fs;
        fs.clear();
        let placeholder = &self.module.functions[id];
        let (symbol, sig) = (placeholder.symbol, placeholder.sig);
        fs.f = Function::new(symbol, sig);
        fs.f.frame = placeholder.frame;
        fs.f.pool = ValuePool::with_capacity(expected * 2);
        fs.id = id;
        fs.f.insts = PrimaryMap::with_capacity(expected);
        fs.f.inst_results = PrimaryMap::with_capacity(expected);
        fs.f.values = PrimaryMap::with_capacity(expected);
        fs.f.order = Vec::with_capacity(expected);
        fs.f.blocks = PrimaryMap::with_capacity(expected / 4);
        fs.f.edges = PrimaryMap::with_capacity(expected / 4);
        fs.f.layout = Vec::with_capacity(expected / 4);
        fs.f.slots = PrimaryMap::with_capacity(expected / 8);
        fs.f.consts = PrimaryMap::with_capacity(expected / 8);
        for (index, param) in self.module.signatures[sig].params.iter().enumerate() {
            let value = fs.f.values.push(ValueData::new(param.ty, ValueDef::Param(index as u32)));
            fs.f.params.push(value);
        }
        let entry = fs.new_block();
        fs.open_block(entry);
        fs.llvm_block = entry;
        fs.phis_allowed = true;
    }

    /// The first block of the function.
    pub(crate) fn entry_block(&self) -> Block {
        self.fs.llvm_block
    }

    /// Whether a terminator was the last instruction, so that a block must begin.
    #[inline(always)]
    pub(crate) fn is_between_blocks(&self) -> bool {
        self.fs.current.is_none()
    }

    /// Begins to fill `block`, next in the layout.
    pub(crate) fn fill_block(&mut self, block: Block) {
        self.fs.open_block(block);
        self.fs.llvm_block = block;
        self.fs.phis_allowed = true;
    }

    /// No phi of the current block follows any more.
    #[inline(always)]
    pub(crate) fn end_phis(&mut self) {
        if self.fs.phis_allowed {
            self.fs.phis_allowed = false;
            if !self.fs.fp80_phis.is_empty() {
                self.copy_fp80_phis();
            }
        }
    }

    /// Says what the function returns; the number of parameters of its signature that are hidden.
    pub(crate) fn bind_result(&mut self, ret_ty: Ty, ret: ParamAttrs, pos: usize) -> Read<usize> {
        self.fs.ret_ty = ret_ty;
        if !self.is_demoted(ret_ty, ret, pos)? {
            return Ok(0);
        }
        self.fs.demoted_result = Some(self.fs.f.params[0]);
        Ok(1)
    }

    /// The type that the function returns.
    pub(crate) fn result_type(&self) -> Ty {
        self.fs.ret_ty
    }

    /// Gives names to the parameters and cuts them into pieces.
    fn bind_params(&mut self, global: u32) -> Read<()> {
        let params = self.globals[global as usize].params;
        let ret = self.globals[global as usize].ret;
        let Kind::Func { ret: ret_ty, .. } = self.types.kind(self.globals[global as usize].ty) else {
            return Ok(());
        };
        let pos = self.globals[global as usize].pos as usize;
        let mut next = self.bind_result(ret_ty, ret, pos)?;
        for i in params.0..params.1 {
            let Param { ty, attrs, name, pos } = self.param_pool[i as usize];
            let v = self.param_value(ty, attrs, &mut next, pos as usize)?;
            let index = if name.start == name.end {
                self.next_number_local(pos)
            } else {
                let digits = self.c.bytes(name);
                if digits.iter().all(u8::is_ascii_digit) && self.c.s[name.start as usize - 1] != b'"' {
                    let mut c = self.c;
                    c.p = name.start as usize;
                    let number = c.number32()?;
                    self.numbered_definition(number, pos)?
                } else {
                    self.named_local(name)
                }
            };
            self.define(index, pos as usize, Res::new(ty, v))?;
        }
        Ok(())
    }

    /// The label of the entry block, written or not.
    fn entry_label(&mut self) -> Read<()> {
        let entry = self.entry_block();
        self.c.ws();
        let start = self.c.p;
        let index = if self.label_follows() {
            self.label_local(start)?
        } else {
            self.next_number_local(start as u32)
        };
        self.define_label(index, start, entry)
    }

    /// Whether a name and a colon are next.
    fn label_follows(&self) -> bool {
        let mut c = self.c;
        c.name().is_ok() && c.peek() == b':'
    }

    /// The local whose label is at the position; takes the colon.
    fn label_local(&mut self, start: usize) -> Read<u32> {
        let quoted = self.c.peek() == b'"';
        if let Some(name) = self.c.hashed_label() {
            let index = match self.find_local(&name) {
                Ok(id) => id,
                Err(place) => self.enter_local(name, place),
            };
            self.c.p = name.span.end as usize + 1;
            return Ok(index);
        }
        if !self.label_follows() {
            return Err(self.unknown_instruction());
        }
        let span = self.c.name()?;
        self.c.expect(b':')?;
        if !quoted && self.c.bytes(span).iter().all(u8::is_ascii_digit) {
            let mut c = self.c;
            c.p = start;
            let number = c.number32()?;
            return self.numbered_definition(number, start as u32);
        }
        Ok(self.named_local(span))
    }

    fn define_label(&mut self, index: u32, start: usize, block: Block) -> Read<()> {
        let local = &mut self.fs.locals[index as usize];
        match local.state {
            LocalState::Unused => {
                local.state = LocalState::Label;
                local.v = block.as_u32();
                Ok(())
            }
            LocalState::ForwardLabel if local.v == block.as_u32() => {
                local.state = LocalState::Label;
                self.fs.n_forward -= 1;
                Ok(())
            }
            _ => {
                let name = self.local_name(index);
                Err(self.c.fault_at(start, format!("redefinition of '%{name}'")))
            }
        }
    }

    /// A label in the middle of the body: closes nothing, opens a block.
    pub(crate) fn label(&mut self, start: usize) -> Read<()> {
        if !self.is_between_blocks() {
            if !self.label_follows() {
                return Err(self.unknown_instruction());
            }
            return Err(self.c.fault_at(start, "the block before this label has no terminator"));
        }
        let index = self.label_local(start)?;
        self.begin_block(index, start)
    }

    /// Opens the block of the label `index`.
    fn begin_block(&mut self, index: u32, start: usize) -> Read<()> {
        let local = self.fs.locals[index as usize];
        let block = match local.state {
            LocalState::ForwardLabel => Block::from_u32(local.v),
            _ => self.fs.new_block(),
        };
        self.define_label(index, start, block)?;
        self.fill_block(block);
        Ok(())
    }

    /// All statements up to the closing brace.
    fn statements(&mut self) -> Read<()> {
        loop {
            let first = self.c.next_line();
            let start = self.c.p;
            let name = match first {
                b'%' => {
                    self.c.p += 1;
                    let index = self.definition_name()?;
                    self.c.equals_sign()?;
                    Some(index)
                }
                b'#' => {
                    self.c.skip_line();
                    continue;
                }
                b'}' => return Ok(()),
                _ => None,
            };
            let word = self.c.p;
            let Some(opcode) = take_opcode(&mut self.c) else {
                if name.is_some() {
                    return Err(self.unknown_instruction());
                }
                self.label(start)?;
                continue;
            };
            let res = self.instruction(opcode, word)?;
            match name {
                Some(_) if res.ty == Ty::VOID => {
                    return Err(self.c.fault_at(start, "a name for an instruction without a value"));
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
        if self.c.peek().is_ascii_digit() {
            let start = self.c.p as u32;
            let number = self.c.short_number()?;
            return self.numbered_definition(number, start);
        }
        self.local_name_ref()
    }

    /// What may follow an instruction: alignments and metadata.
    #[inline(always)]
    pub(crate) fn end_of_instruction(&mut self) -> Read<()> {
        let word = self.c.word8(self.c.p);
        if word as u8 == b'\n' {
            return Ok(());
        }
        if word == key(b", align ") {
            let after = self.c.word8(self.c.p + 8);
            if matches!(after as u8, b'1' | b'2' | b'4' | b'8') && (after >> 8) as u8 == b'\n' {
                self.c.p += 9;
                return Ok(());
            }
        }
        self.end_of_instruction_slow()
    }

    fn end_of_instruction_slow(&mut self) -> Read<()> {
        loop {
            self.c.blanks();
            if self.c.peek() != b',' {
                break;
            }
            self.c.p += 1;
            self.c.ws();
            match self.c.peek() {
                b'!' => {
                    self.c.skip_line();
                    return Ok(());
                }
                b'a' if self.c.eat_word(b"align") => {
                    self.c.ws();
                    let start = self.c.p;
                    if !self.c.number()?.is_power_of_two() {
                        return Err(self.c.fault_at(start, "an alignment is a power of two"));
                    }
                }
                _ => return Err(self.c.fault(format!("expected metadata, found {}", self.c.found()))),
            }
        }
        match self.c.peek() {
            b'\n' | b'\r' | b';' | b'}' | 0 => Ok(()),
            // Hand-written text may put several statements on a line; a value or bracket is a fault.
            b'a'..=b'z' | b'%' => Ok(()),
            _ => Err(self.c.fault(format!("expected the end of the instruction, found {}", self.c.found()))),
        }
    }

    /// Reads the instruction whose keyword was just taken, at `start`.
    #[inline(always)]
    fn instruction(&mut self, opcode: Opcode, start: usize) -> Read<Res> {
        if self.is_between_blocks() && opcode != Opcode::UseListOrder {
            // After a terminator an unnamed block may follow without a label.
            let index = self.next_number_local(start as u32);
            self.begin_block(index, start)?;
        }
        if opcode != Opcode::Phi {
            self.end_phis();
        }
        match opcode {
            Opcode::Load => self.load_inst(),
            Opcode::Store => self.store_inst(),
            Opcode::Br => self.br(),
            Opcode::GetElementPtr => self.gep_inst(),
            Opcode::Call => self.call_inst(),
            Opcode::CallMarker => {
                self.c.expect_word(b"call")?;
                self.call_inst()
            }
            Opcode::Icmp => self.icmp_inst(),
            Opcode::Fcmp => self.fcmp_inst(),
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
                self.lower_unreachable();
                Ok(Res::NONE)
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
                self.c.skip_line();
                Ok(Res::NONE)
            }
            Opcode::Funclet => {
                self.c.p = start;
                let word = String::from_utf8_lossy(self.c.peek_word());
                Err(self.c.unsupported_at(start, format!("instruction '{word}'")))
            }
        }
    }

    #[cold]
    fn unknown_instruction(&self) -> Box<crate::cursor::Fault> {
        let word = String::from_utf8_lossy(self.c.peek_word());
        if word.is_empty() {
            return self.c.fault(format!("expected an instruction, found {}", self.c.found()));
        }
        self.c.fault(format!("unknown instruction '{word}'"))
    }
}
