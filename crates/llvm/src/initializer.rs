//! Contents of global variables: bytes and relocations.

use sheave_ir::{
    BuilderContext, CallFlags, DataObject, FunctionBuilder, InstData, Linkage, Reloc, RelocKind, RelocTarget,
    Signature, SymbolDef, Type,
};

use crate::constants::{Lin, Target};
use crate::cursor::Read;
use crate::reader::{AliasHeader, Reader, VarHeader};
use crate::types::{Kind, MAX_TYPE_DEPTH, Ty};

/// The largest part of an initialiser that is not zero.
const MAX_INITIALIZED_BYTES: u64 = 1 << 31;

/// An initialiser in the making.
#[derive(Default)]
struct Image {
    bytes: Vec<u8>,
    relocs: Vec<Reloc>,
}

impl Image {
    fn write(&mut self, offset: u64, bytes: &[u8]) {
        let Some(last) = bytes.iter().rposition(|&b| b != 0) else { return };
        let start = offset as usize;
        if self.bytes.len() < start + last + 1 {
            self.bytes.resize(start + last + 1, 0);
        }
        self.bytes[start..start + last + 1].copy_from_slice(&bytes[..last + 1]);
    }
}

impl Reader<'_> {
    /// Reads the contents of all variables.
    pub(crate) fn read_initializers(&mut self) -> Read<()> {
        for i in 0..self.vars.len() {
            let VarHeader { global, init, constant } = self.vars[i];
            let (span, ty, pos) = {
                let global = &self.globals[global as usize];
                (global.span, global.ty, global.pos as usize)
            };
            let name = self.c.str(span);
            let special = name.starts_with("llvm.");
            if special && name != "llvm.global_ctors" && name != "llvm.global_dtors" {
                continue;
            }
            self.lay_out(ty, pos)?;
            self.require_size(ty, pos)?;
            self.c.p = init;
            let mut image = Image::default();
            self.initializer(ty, 0, 0, &mut image)?;
            let align = self.variable_tail(ty)?;
            if special {
                self.structors(&image, ty, name == "llvm.global_ctors")?;
                continue;
            }
            let symbol = self.symbol(global)?;
            let size = self.types.info(ty).size;
            self.module.define_data(DataObject {
                symbol,
                size,
                align,
                readonly: constant,
                init: image.bytes,
                relocs: image.relocs,
            });
        }
        Ok(())
    }

    /// What follows an initialiser: section, comdat, alignment, metadata. Gives the alignment.
    fn variable_tail(&mut self, ty: Ty) -> Read<u32> {
        let mut align = 1u32 << self.types.info(ty).align_log2.min(31);
        loop {
            self.c.blanks();
            if !self.c.eat(b',') {
                break;
            }
            self.c.ws();
            if self.c.peek() == b'!' {
                self.c.skip_line();
                break;
            }
            match self.c.word() {
                b"align" => {
                    self.c.ws();
                    let pos = self.c.p;
                    align = self.c.number32()?;
                    if !align.is_power_of_two() {
                        return Err(self.c.fault_at(pos, "an alignment is a power of two"));
                    }
                }
                b"section" | b"partition" => {
                    self.c.ws();
                    self.c.quoted()?;
                }
                b"comdat" => {
                    self.c.blanks();
                    if self.c.peek() == b'(' {
                        self.c.skip_group()?;
                    }
                }
                b"code_model" => {
                    self.c.blanks();
                    self.c.quoted()?;
                }
                b"no_sanitize_address"
                | b"no_sanitize_hwaddress"
                | b"sanitize_memtag"
                | b"sanitize_address_dyninit" => {}
                _ => return Err(self.c.fault(format!("expected an attribute, found {}", self.c.found()))),
            }
        }
        self.c.blanks();
        match self.c.peek() {
            b'\n' | b'\r' | b';' | 0 => Ok(align),
            b'#' => {
                self.c.skip_line();
                Ok(align)
            }
            _ => Err(self.c.fault(format!("expected the end of the line, found {}", self.c.found()))),
        }
    }

    /// A constant of type `ty` into the bytes at `offset`.
    fn initializer(&mut self, ty: Ty, offset: u64, depth: u32, image: &mut Image) -> Read<()> {
        self.c.ws();
        let start = self.c.p;
        if depth > MAX_TYPE_DEPTH {
            return Err(self.c.fault("constants nest too deeply"));
        }
        if offset > MAX_INITIALIZED_BYTES {
            return Err(self.c.unsupported_at(start, "an initialiser of more than two gigabytes"));
        }
        if matches!(self.c.peek(), b'z' | b'u' | b'p')
            && matches!(self.c.peek_word(), b"zeroinitializer" | b"undef" | b"poison")
        {
            self.c.word();
            return Ok(());
        }
        let kind = self.types.kind(ty);
        match (self.c.peek(), kind) {
            (b'c', Kind::Array(Ty::I8, n)) if self.c.peek_at(1) == b'"' => {
                self.c.p += 1;
                let span = self.c.quoted()?;
                let mut bytes = core::mem::take(&mut self.scratch_name);
                bytes.clear();
                self.c.unescape(span, &mut bytes)?;
                let len = bytes.len() as u64;
                image.write(offset, &bytes);
                self.scratch_name = bytes;
                if len != n {
                    return Err(self.c.fault_at(start, format!("a string of {len} bytes for {n}")));
                }
                Ok(())
            }
            (b'[', Kind::Array(element, n)) => {
                self.c.p += 1;
                let size = self.types.info(element).size;
                for i in 0..n {
                    self.element(i, element, offset + i * size, depth, image)?;
                }
                self.c.expect(b']')
            }
            (b'{', Kind::Struct { first, n, .. }) => {
                self.c.p += 1;
                self.fields(first, n, offset, depth, image)
            }
            (b'<', Kind::Struct { first, n, .. }) => {
                self.c.p += 1;
                self.c.expect(b'{')?;
                self.fields(first, n, offset, depth, image)?;
                self.c.expect(b'>')
            }
            (b'<', Kind::Vector(element, n)) => {
                let bits = self.types.bits(element);
                if !bits.is_multiple_of(8) {
                    return Err(self.c.unsupported_at(start, "a vector of bits in an initialiser"));
                }
                self.c.p += 1;
                for i in 0..u64::from(n) {
                    self.element(i, element, offset + i * bits / 8, depth, image)?;
                }
                self.c.expect(b'>')
            }
            (b's', Kind::Vector(element, n)) if self.c.peek_word() == b"splat" => {
                let bits = self.types.bits(element);
                self.c.word();
                self.c.expect(b'(')?;
                let given = self.ty()?;
                self.expect_type(given, element, start)?;
                let here = self.c;
                for i in 0..u64::from(n) {
                    self.c = here;
                    self.initializer(element, offset + i * bits / 8, depth + 1, image)?;
                }
                self.c.expect(b')')
            }
            (_, Kind::Int(bits)) if bits > 64 => {
                let limbs = self.wide_integer(bits)?;
                let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
                image.write(offset, &bytes[..self.types.store_size(ty) as usize]);
                Ok(())
            }
            (_, Kind::Fp80) => {
                let bits = self.fp80_bits()?;
                image.write(offset, &bits.to_le_bytes()[..10]);
                Ok(())
            }
            (_, Kind::Fp128) => Err(self.c.unsupported_at(start, "type fp128")),
            _ => {
                if !self.types.info(ty).single {
                    let (shown, found) = (self.types.show(ty), self.c.found());
                    return Err(self
                        .c
                        .fault_at(start, format!("expected a constant of type {shown}, found {found}")));
                }
                match self.lin(ty, depth)? {
                    Some(lin) => self.write_lin(lin, ty, offset, start, image),
                    None => Err(self.c.unsupported_at(start, "this constant expression in an initialiser")),
                }
            }
        }
    }

    /// The i-th element: a comma, a type and a constant.
    fn element(&mut self, i: u64, wanted: Ty, offset: u64, depth: u32, image: &mut Image) -> Read<()> {
        if i > 0 {
            self.c.expect(b',')?;
        }
        self.c.ws();
        let pos = self.c.p;
        let given = self.ty()?;
        self.expect_type(given, wanted, pos)?;
        self.initializer(wanted, offset, depth + 1, image)
    }

    fn fields(&mut self, first: u32, n: u32, offset: u64, depth: u32, image: &mut Image) -> Read<()> {
        for i in 0..n {
            let (field, at) = (self.types.field(first, i), self.types.offset(first, i));
            self.element(u64::from(i), field, offset + at, depth, image)?;
        }
        self.c.expect(b'}')
    }

    /// Writes a number, an address or a difference.
    fn write_lin(&mut self, lin: Lin, ty: Ty, offset: u64, pos: usize, image: &mut Image) -> Read<()> {
        let size = self.types.store_size(ty);
        let Lin { plus, minus, offset: addend, .. } = lin;
        let Some(plus) = plus else {
            if minus.is_some() {
                return Err(self.c.unsupported_at(pos, "a negated address in an initialiser"));
            }
            image.write(offset, &(addend as u64).to_le_bytes()[..size as usize]);
            return Ok(());
        };
        let target = self.reloc_target(plus, pos)?;
        let kind = match (minus, size) {
            (None, 8) => RelocKind::Abs64,
            (Some(minus), 4) => RelocKind::Difference32 { base: self.reloc_target(minus, pos)? },
            (Some(minus), 8) => RelocKind::Difference64 { base: self.reloc_target(minus, pos)? },
            _ => return Err(self.c.unsupported_at(pos, "an address in this many bytes")),
        };
        image.relocs.push(Reloc { offset, target, addend, kind });
        Ok(())
    }

    fn reloc_target(&mut self, target: Target, pos: usize) -> Read<RelocTarget> {
        Ok(match target {
            Target::Symbol(symbol) => RelocTarget::Symbol(symbol),
            Target::Block { header, label } => {
                let block = self.label_of(header, label, pos)?;
                match self.headers[header as usize].func.expand() {
                    Some(func) => RelocTarget::Block(func, block),
                    None => return Err(self.c.fault_at(pos, "a block of a function without a body")),
                }
            }
        })
    }

    /// Decodes `llvm.global_ctors` or `llvm.global_dtors`: an array of priority, function, associated data.
    fn structors(&mut self, image: &Image, ty: Ty, constructors: bool) -> Read<()> {
        let Kind::Array(element, n) = self.types.kind(ty) else { return Ok(()) };
        let stride = self.types.info(element).size.max(1);
        let mut list = Vec::new();
        for i in 0..n {
            let at = i * stride;
            let priority: u32 = (0..4).fold(0, |value, k| {
                let byte = image.bytes.get((at + k) as usize).copied().unwrap_or(0);
                value | u32::from(byte) << (8 * k)
            });
            let reloc = image.relocs.iter().find(|reloc| reloc.offset == at + 8);
            if let Some(Reloc { target: RelocTarget::Symbol(symbol), .. }) = reloc {
                list.push((priority, *symbol));
            }
        }
        list.sort_by_key(|&(priority, _)| priority);
        if constructors {
            self.module.constructors = list;
        } else {
            list.reverse();
            self.module.destructors = list;
        }
        Ok(())
    }

    /// Reads what aliases and ifuncs stand for.
    pub(crate) fn read_aliases(&mut self) -> Read<()> {
        for i in 0..self.aliases.len() {
            let AliasHeader { global, target, ifunc } = self.aliases[i];
            let symbol = self.symbol(global)?;
            self.c.p = target;
            // LLVM leaves the type out in front of an expression.
            let bare =
                matches!(self.c.peek_word(), b"getelementptr" | b"bitcast" | b"inttoptr" | b"addrspacecast");
            let ty = if bare { Ty::PTR } else { self.ty()? };
            let lin = self.lin(ty, 0)?;
            let Some(Lin { plus: Some(Target::Symbol(aliasee)), minus: None, offset, .. }) = lin else {
                return Err(self.c.unsupported_at(target, "an alias of this expression"));
            };
            if ifunc {
                self.define_ifunc(global, symbol, aliasee, target)?;
            } else {
                self.module.symbols[symbol].def = SymbolDef::Alias { target: aliasee, offset };
            }
        }
        for i in 0..self.aliases.len() {
            let AliasHeader { global, target, .. } = self.aliases[i];
            let mut at = self.symbol(global)?;
            let mut steps = 0;
            while let SymbolDef::Alias { target: next, .. } = self.module.symbols[at].def {
                at = next;
                steps += 1;
                if steps > self.aliases.len() {
                    return Err(self.c.fault_at(target, "an alias of itself"));
                }
            }
            if !matches!(self.module.symbols[at].def, SymbolDef::Function(_)) && !self.is_variable_here(at) {
                return Err(self.c.fault_at(target, "an alias of something that is defined elsewhere"));
            }
            let (sig, linkage) = (self.module.symbols[at].sig, self.module.symbols[at].thread_local);
            let alias = self.symbol(global)?;
            self.module.symbols[alias].sig = sig;
            self.module.symbols[alias].thread_local |= linkage;
        }
        Ok(())
    }

    /// Whether a variable with this symbol has an initialiser that will be read.
    fn is_variable_here(&self, symbol: sheave_ir::Symbol) -> bool {
        self.vars.iter().any(|var| self.globals[var.global as usize].symbol.expand() == Some(symbol))
    }

    /// Defines an ifunc as a function that asks the resolver and calls what it names.
    fn define_ifunc(
        &mut self,
        global: u32,
        symbol: sheave_ir::Symbol,
        resolver: sheave_ir::Symbol,
        pos: usize,
    ) -> Read<()> {
        let ty = self.globals[global as usize].ty;
        let Kind::Func { ret, first, n, variadic } = self.types.kind(ty) else {
            return Err(self.c.fault_at(pos, "an ifunc is a function"));
        };
        if variadic {
            return Err(self.c.unsupported_at(pos, "a variadic ifunc"));
        }
        self.lay_out(ret, pos)?;
        self.begin_signature();
        self.sig_result(ret, Default::default(), pos)?;
        for i in 0..n {
            let param = self.types.field(first, i);
            self.lay_out(param, pos)?;
            self.sig_param(param, Default::default(), pos)?;
        }
        let sig = self.finish_signature(None);
        let signature = self.module.signatures[sig].clone();
        if signature.n_x87_results() > 0 {
            return Err(self.c.unsupported_at(pos, "an ifunc that returns x86_fp80"));
        }
        let linkage: Linkage = self.globals[global as usize].linkage;
        let name = self.module.symbols[symbol].name.to_string();
        let id = self.module.define_function(&name, signature, linkage);
        let resolver_sig = self.module.intern_signature(Signature::new(&[], &[Type::Ptr]));
        let mut ctx = BuilderContext::new();
        let mut builder = FunctionBuilder::new(&mut self.module, id, &mut ctx);
        let entry = builder.create_block();
        builder.switch_to_block(entry);
        let asked = builder.call(resolver, resolver_sig, &[]);
        if let Some(callee) = builder.func.result(asked) {
            let args = builder.func.params.clone();
            let list = builder.list(&args);
            let inst =
                builder.push(InstData::CallIndirect { flags: CallFlags::default(), sig, callee, args: list });
            builder.append_call_results(inst, sig);
            let results: Vec<_> = builder.func.results(inst).collect();
            builder.ret(&results);
        }
        builder.finish().map(drop).map_err(|error| self.c.fault_at(pos, error.to_string()))
    }
}
