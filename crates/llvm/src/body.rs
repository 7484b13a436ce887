//! The body pass: reads one function, statement by statement, and makes instructions at once.
//!
//! No tree is built. An instruction's keyword selects the method that reads its operands and pushes what it lowers
//! to. Names used before their definition get stand-in values, replaced when the function is finished
//! ([`crate::finish`]). Addresses with constant offsets are folded into loads and stores.

use sheave_ir::entity::PrimaryMap;
use sheave_ir::{BinaryOp, Block, Function, InstData, UnaryOp, ValueData, ValueDef, ValuePool};

use crate::cursor::{HashedName, Read, Span, key};
use crate::function_state::{LocalState, Res};
use crate::names::{first_word, hash_name};
use crate::reader::{BYTES_PER_LINE, Param, Reader};
use crate::types::{Kind, Ty};

impl Reader<'_> {
    /// Reads the body of `headers[header]`; the position is after its opening brace and is left at its closing one.
    pub(crate) fn read_body(&mut self, header: u32) -> Read<()> {
        let h = self.headers[header as usize];
        let Some(id) = h.func.expand() else { return Ok(()) };
        let fs = &mut self.fs;
        fs.clear();
        let placeholder = &self.module.functions[id];
        let (symbol, sig) = (placeholder.symbol, placeholder.sig);
        fs.f = Function::new(symbol, sig);
        fs.f.frame = placeholder.frame;
        fs.f.pool = ValuePool::with_capacity((h.end - h.body) / 20);
        fs.id = id;
        fs.header = header;
        let expected = (h.end - h.body) / BYTES_PER_LINE;
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
        self.bind_params(h.global)?;
        self.entry_label()?;
        self.statements()?;
        let close = self.c.p;
        if self.fs.current.is_some() {
            return Err(self.c.fault_at(close, "the last block has no terminator"));
        }
        self.finish_body(close)?;
        core::mem::swap(&mut self.module.functions[id], &mut self.fs.f);
        Ok(())
    }

    /// Gives names to the parameters and cuts them into pieces.
    fn bind_params(&mut self, global: u32) -> Read<()> {
        let params = self.globals[global as usize].params;
        let ret = self.globals[global as usize].ret;
        let Kind::Func { ret: ret_ty, .. } = self.types.kind(self.globals[global as usize].ty) else {
            return Ok(());
        };
        self.fs.ret_ty = ret_ty;
        let mut next = 0;
        if self.is_demoted(ret_ty, ret, self.globals[global as usize].pos as usize)? {
            self.fs.demoted_result = Some(self.fs.f.params[0]);
            next = 1;
        }
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
        let entry = self.fs.llvm_block;
        self.c.ws();
        let start = self.c.p;
        let mut c = self.c;
        let written = match c.peek() {
            b'"' => c.quoted().is_ok() && c.peek() == b':',
            _ => {
                let span = c.ident();
                span.start != span.end && c.peek() == b':'
            }
        };
        let index = if written { self.label_local(start)? } else { self.next_number_local(start as u32) };
        self.define_label(index, start, entry)
    }

    /// The local whose label stands at the position; takes the colon.
    fn label_local(&mut self, start: usize) -> Read<u32> {
        let quoted = self.c.peek() == b'"';
        let span = self.c.name()?;
        if !self.c.eat(b':') {
            return Err(self.c.fault_at(start, "expected a label or an instruction"));
        }
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
        self.c.p = start;
        if self.fs.current.is_some() {
            return Err(self.c.fault_at(start, "the block before this label has no terminator"));
        }
        let index = self.label_local(start)?;
        self.begin_block(index, start)
    }

    /// A label of `length` bytes at `start`, whose colon follows.
    fn plain_label(&mut self, start: usize, length: usize) -> Read<()> {
        let span = Span { start: start as u32, end: (start + length) as u32 };
        if self.fs.current.is_some() || !self.c.is_plain(span) {
            return self.label(start);
        }
        let bytes = self.c.bytes(span);
        let name = HashedName { hash: hash_name(bytes), head: first_word(bytes), span };
        let index = match self.find_local(&name) {
            Ok(id) => id,
            Err(place) => self.enter_local(name, place),
        };
        self.c.p = start + length + 1;
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
        self.fs.open_block(block);
        self.fs.llvm_block = block;
        self.fs.phis_allowed = true;
        Ok(())
    }

    /// All statements up to the closing brace.
    fn statements(&mut self) -> Read<()> {
        loop {
            self.fast_lines();
            self.c.next_line();
            let start = self.c.p;
            match self.c.peek() {
                b'%' => {
                    self.c.p += 1;
                    let index = self.definition_name()?;
                    self.c.ws();
                    if !self.c.eat(b'=') {
                        return Err(self.c.fault(format!("expected '=', found {}", self.c.found())));
                    }
                    self.c.ws();
                    let word_start = self.c.p;
                    let word = self.c.instruction_word();
                    let res = self.instruction(word, word_start)?;
                    if res.ty == Ty::VOID {
                        return Err(self.c.fault_at(start, "a name for an instruction without a value"));
                    }
                    self.define(index, start, res)?;
                    self.end_of_instruction()?;
                }
                b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' | b'$' | b'-' => {
                    let word = self.c.instruction_word();
                    if word.last() == Some(&b':')
                        || matches!(self.c.peek(), b':' | b'-' | b'$')
                        || word.is_empty()
                    {
                        let length = word.len() - usize::from(word.last() == Some(&b':'));
                        if length < word.len() || self.c.peek() == b':' {
                            self.plain_label(start, length)?;
                        } else {
                            self.label(start)?;
                        }
                        continue;
                    }
                    let res = self.instruction(word, start)?;
                    if res.ty != Ty::VOID {
                        // An instruction with a value but no name takes a number all the same.
                        let index = self.next_number_local(start as u32);
                        self.define(index, start, res)?;
                    }
                    self.end_of_instruction()?;
                }
                b'"' | b'0'..=b'9' => self.label(start)?,
                b'#' => self.c.skip_line(),
                b'}' => return Ok(()),
                _ => return Err(self.c.fault(format!("expected an instruction, found {}", self.c.found()))),
            }
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
        if self.c.peek() == b'\n' {
            return Ok(());
        }
        if self.c.word8(self.c.p) == key(b", align ")
            && matches!(self.c.peek_at(8), b'1' | b'2' | b'4' | b'8')
            && self.c.peek_at(9) == b'\n'
        {
            self.c.p += 9;
            return Ok(());
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
    #[inline]
    pub(crate) fn instruction(&mut self, word: &[u8], start: usize) -> Read<Res> {
        macro_rules! keys {
            ($($name:ident = $text:literal,)*) => { $(const $name: u64 = key($text);)* };
        }
        keys! {
            LOAD = b"load", STORE = b"store", BR = b"br", GEP = b"getelementptr", CALL = b"call",
            ALLOCA = b"alloca", ICMP = b"icmp", FCMP = b"fcmp", PHI = b"phi", RET = b"ret", SWITCH = b"switch",
            SELECT = b"select", TAIL = b"tail", MUSTTAIL = b"musttail", NOTAIL = b"notail",
            ADD = b"add", SUB = b"sub", MUL = b"mul", SDIV = b"sdiv", UDIV = b"udiv", SREM = b"srem",
            UREM = b"urem", AND = b"and", OR = b"or", XOR = b"xor", SHL = b"shl", LSHR = b"lshr", ASHR = b"ashr",
            FADD = b"fadd", FSUB = b"fsub", FMUL = b"fmul", FDIV = b"fdiv", FREM = b"frem", FNEG = b"fneg",
            TRUNC = b"trunc", ZEXT = b"zext", SEXT = b"sext", FPTRUNC = b"fptrunc", FPEXT = b"fpext",
            FPTOSI = b"fptosi", FPTOUI = b"fptoui", SITOFP = b"sitofp", UITOFP = b"uitofp",
            PTRTOINT = b"ptrtoint", PTRTOADDR = b"ptrtoaddr", INTTOPTR = b"inttoptr", BITCAST = b"bitcast",
            ADDRSPACECAST = b"addrspacecast", EXTRACTVALUE = b"extractvalue", INSERTVALUE = b"insertvalue",
            EXTRACTELEMENT = b"extractelement", INSERTELEMENT = b"insertelement",
            SHUFFLEVECTOR = b"shufflevector", UNREACHABLE = b"unreachable", INDIRECTBR = b"indirectbr",
            FREEZE = b"freeze", FENCE = b"fence", CMPXCHG = b"cmpxchg", ATOMICRMW = b"atomicrmw",
            VA_ARG = b"va_arg", INVOKE = b"invoke", CALLBR = b"callbr", LANDINGPAD = b"landingpad",
            RESUME = b"resume", USELISTORDER = b"uselistorder",
        }
        let k = key(word);
        if self.fs.current.is_none() && k != USELISTORDER {
            // After a terminator an unnamed block may follow without a label.
            let index = self.next_number_local(start as u32);
            self.begin_block(index, start)?;
        }
        if k != PHI && self.fs.phis_allowed {
            self.fs.phis_allowed = false;
            if !self.fs.fp80_phis.is_empty() {
                self.copy_fp80_phis();
            }
        }
        match k {
            LOAD => self.load_inst(),
            STORE => self.store_inst(),
            BR => self.br(),
            GEP if word.len() == 13 => self.gep_inst(),
            CALL => self.call_inst(),
            TAIL | NOTAIL => {
                self.c.expect_word(b"call")?;
                self.call_inst()
            }
            MUSTTAIL if word.len() == 8 => {
                self.c.expect_word(b"call")?;
                self.call_inst()
            }
            ICMP => self.icmp_inst(),
            ALLOCA => self.alloca_inst(),
            ADD => self.int_binary(BinaryOp::Add),
            SUB => self.int_binary(BinaryOp::Sub),
            MUL => self.int_binary(BinaryOp::Mul),
            AND => self.int_binary(BinaryOp::And),
            OR => self.int_binary(BinaryOp::Or),
            XOR => self.int_binary(BinaryOp::Xor),
            SHL => self.int_binary(BinaryOp::Shl),
            LSHR => self.int_binary(BinaryOp::Lshr),
            ASHR => self.int_binary(BinaryOp::Ashr),
            SDIV => self.int_binary(BinaryOp::Sdiv),
            UDIV => self.int_binary(BinaryOp::Udiv),
            SREM => self.int_binary(BinaryOp::Srem),
            UREM => self.int_binary(BinaryOp::Urem),
            SEXT => self.cast_inst(crate::casts::Cast::Sext),
            ZEXT => self.cast_inst(crate::casts::Cast::Zext),
            TRUNC => self.cast_inst(crate::casts::Cast::Trunc),
            PHI => self.phi(start),
            RET => self.ret(),
            EXTRACTVALUE if word.len() == 12 => self.extract_value(),
            INSERTVALUE if word.len() == 11 => self.insert_value(),
            UNREACHABLE if word.len() == 11 => {
                let first = self.fs.f.edges.len();
                self.fs.terminate(InstData::Unreachable, first);
                Ok(Res::NONE)
            }
            SWITCH => self.switch(),
            SELECT => self.select_inst(),
            FCMP => self.fcmp_inst(),
            FADD => self.float_binary(Some(BinaryOp::Fadd)),
            FSUB => self.float_binary(Some(BinaryOp::Fsub)),
            FMUL => self.float_binary(Some(BinaryOp::Fmul)),
            FDIV => self.float_binary(Some(BinaryOp::Fdiv)),
            FREM => self.float_binary(None),
            FNEG => self.float_unary(UnaryOp::Fneg),
            FPTRUNC => self.cast_inst(crate::casts::Cast::FpTrunc),
            FPEXT => self.cast_inst(crate::casts::Cast::FpExt),
            FPTOSI => self.cast_inst(crate::casts::Cast::FpToInt { signed: true }),
            FPTOUI => self.cast_inst(crate::casts::Cast::FpToInt { signed: false }),
            SITOFP => self.cast_inst(crate::casts::Cast::IntToFp { signed: true }),
            UITOFP => self.cast_inst(crate::casts::Cast::IntToFp { signed: false }),
            PTRTOINT | PTRTOADDR if word.len() <= 9 => self.cast_inst(crate::casts::Cast::PtrToInt),
            INTTOPTR => self.cast_inst(crate::casts::Cast::IntToPtr),
            BITCAST => self.cast_inst(crate::casts::Cast::Bitcast),
            ADDRSPACECAST if word.len() == 13 => self.cast_inst(crate::casts::Cast::Bitcast),
            EXTRACTELEMENT if word == b"extractelement" => self.extract_element(),
            INSERTELEMENT if word == b"insertelement" => self.insert_element(),
            SHUFFLEVECTOR if word == b"shufflevector" => self.shuffle_vector(),
            INDIRECTBR if word.len() == 10 => self.indirect_br(),
            FREEZE => self.freeze(),
            FENCE => self.fence(),
            CMPXCHG => self.cmpxchg(),
            ATOMICRMW if word.len() == 9 => self.atomic_rmw(),
            VA_ARG => self.va_arg(),
            INVOKE => self.invoke(),
            CALLBR => self.callbr(),
            LANDINGPAD if word.len() == 10 => self.landing_pad(),
            RESUME => self.resume(),
            USELISTORDER => {
                self.c.skip_line();
                Ok(Res::NONE)
            }
            _ => Err(self.unknown_instruction(word, start)),
        }
    }

    #[cold]
    fn unknown_instruction(&self, word: &[u8], start: usize) -> Box<crate::cursor::Fault> {
        match word {
            b"cleanuppad" | b"catchpad" | b"catchswitch" | b"cleanupret" | b"catchret" => {
                self.c.unsupported_at(start, format!("instruction '{}'", String::from_utf8_lossy(word)))
            }
            _ => self.c.fault_at(start, format!("unknown instruction '{}'", String::from_utf8_lossy(word))),
        }
    }
}
