//! Reads types.

use crate::cursor::{HashedName, Read, key};
use crate::names::hash_quoted;
use crate::reader::Reader;
use crate::types::{Kind, MAX_INT_BITS, MAX_TYPE_DEPTH, Ty};

const I1: u64 = key(b"i1");
const I8: u64 = key(b"i8");
const I16: u64 = key(b"i16");
const I32: u64 = key(b"i32");
const I64: u64 = key(b"i64");
const PTR: u64 = key(b"ptr");
const DOUBLE: u64 = key(b"double");

/// True for a keyword that starts a type.
pub(crate) fn is_type_word(word: &[u8]) -> bool {
    match word {
        [b'i', digits @ ..] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) => true,
        b"void" | b"ptr" | b"float" | b"double" | b"half" | b"bfloat" | b"x86_fp80" | b"fp128"
        | b"ppc_fp128" | b"label" | b"metadata" | b"token" | b"x86_mmx" | b"x86_amx" | b"opaque"
        | b"target" => true,
        _ => false,
    }
}

/// The common type that starts with the bytes of `word`, and its length; 0 where there is none.
#[inline(always)]
fn plain_ty(word: u64) -> (Ty, usize) {
    match word as u8 {
        b'i' => match (word & 0xff_ffff, word & 0xffff) {
            (I32, _) => (Ty::I32, 3),
            (I64, _) => (Ty::I64, 3),
            (I16, _) => (Ty::I16, 3),
            (_, I8) => (Ty::I8, 2),
            (_, I1) => (Ty::I1, 2),
            _ => (Ty::VOID, 0),
        },
        b'p' if word & 0xff_ffff == PTR => (Ty::PTR, 3),
        b'd' if word & 0xffff_ffff_ffff == DOUBLE => (Ty::DOUBLE, 6),
        _ => (Ty::VOID, 0),
    }
}

/// Whether a type before the bytes of `next` is complete: they cannot continue it or its name.
#[inline(always)]
fn ends_type(next: u64) -> bool {
    match next as u8 {
        b',' | b')' => true,
        b' ' => !matches!((next >> 8) as u8, b'(' | b'*' | b'a' | b' '),
        _ => false,
    }
}

impl Reader<'_> {
    /// The type at the position, with its layout computed where it has one.
    #[inline(always)]
    pub(crate) fn ty(&mut self) -> Read<Ty> {
        let word = self.c.after_blank();
        let start = self.c.p;
        // The common types, when neither `*` nor `(` can follow.
        if word as u8 == b'%' {
            return self.struct_ty(start);
        }
        let (ty, n) = plain_ty(word);
        let next = if n < 6 { word >> (8 * n) } else { self.c.word8(start + n) };
        if n > 0 && ends_type(next) {
            self.c.p = start + n;
            return Ok(ty);
        }
        self.ty_slow()
    }

    /// A named type that is known and not followed by anything that makes it another type.
    fn struct_ty(&mut self, start: usize) -> Read<Ty> {
        self.c.p = start + 1;
        if let Some(HashedName { hash, span, .. }) = self.c.hashed_name()
            && ends_type(self.c.word8(span.end as usize))
        {
            let (c, names) = (&self.c, &self.type_names);
            let found = self.type_table.probe(hash, |id| c.bytes(names[id as usize].0) == c.bytes(span));
            if let Ok(id) = found {
                let ty = self.type_names[id as usize].1;
                if self.types.info(ty).ready {
                    self.c.p = span.end as usize;
                    return Ok(ty);
                }
            }
        }
        self.c.p = start;
        self.ty_slow()
    }

    fn ty_slow(&mut self) -> Read<Ty> {
        self.c.ws();
        let start = self.c.p;
        let ty = self.ty_raw(0)?;
        self.lay_out(ty, start)?;
        Ok(ty)
    }

    /// Computes the layout of `ty`, except where it has none by nature.
    pub(crate) fn lay_out(&mut self, ty: Ty, pos: usize) -> Read<()> {
        if self.types.info(ty).ready || self.types.kind(ty) == Kind::Opaque {
            return Ok(());
        }
        self.types.layout(ty).map_err(|error| self.c.fault_at(pos, error.message()))
    }

    /// The type at the position, without its layout: named types need not be defined yet.
    pub(crate) fn ty_raw(&mut self, depth: u32) -> Read<Ty> {
        self.c.ws();
        let start = self.c.p;
        if depth > MAX_TYPE_DEPTH {
            return Err(self.c.fault("types nest too deeply"));
        }
        let mut ty = match self.c.peek() {
            b'%' => {
                self.c.p += 1;
                self.named_ty()?
            }
            b'[' => {
                self.c.p += 1;
                let (n, element) = self.counted(depth, b']')?;
                self.types.array(element, n)
            }
            b'{' => {
                self.c.p += 1;
                self.struct_body(depth, false)?
            }
            b'<' => {
                self.c.p += 1;
                self.c.ws();
                if self.c.eat(b'{') {
                    let ty = self.struct_body(depth, true)?;
                    self.c.expect(b'>')?;
                    ty
                } else {
                    if self.c.peek_word() == b"vscale" {
                        return Err(self.c.unsupported_at(start, "scalable vectors"));
                    }
                    let (n, element) = self.counted(depth, b'>')?;
                    let n = u32::try_from(n).ok().filter(|&n| n > 0);
                    let n = n.ok_or_else(|| {
                        self.c.fault_at(start, "a vector with an impossible number of elements")
                    })?;
                    self.types.vector(element, n)
                }
            }
            _ => {
                let word = self.c.word();
                self.simple_ty(word, start)?
            }
        };
        loop {
            let end = self.c.p;
            self.c.blanks();
            match self.c.peek() {
                b'*' => {
                    self.c.p += 1;
                    ty = self.types.pointer(ty);
                }
                b'(' => {
                    self.c.p += 1;
                    ty = self.function_ty(ty, depth)?;
                }
                b'a' if self.c.peek_word() == b"addrspace" => {
                    self.c.p += 9;
                    self.c.expect(b'(')?;
                    if self.c.number()? != 0 {
                        return Err(self.c.unsupported_at(start, "address spaces"));
                    }
                    self.c.expect(b')')?;
                }
                _ => {
                    self.c.p = end;
                    return Ok(ty);
                }
            }
        }
    }

    fn simple_ty(&mut self, word: &[u8], start: usize) -> Read<Ty> {
        if let [b'i', digits @ ..] = word
            && !digits.is_empty()
            && digits.iter().all(u8::is_ascii_digit)
        {
            let bits =
                digits.iter().try_fold(0u32, |n, d| n.checked_mul(10)?.checked_add(u32::from(d - b'0')));
            return match bits {
                Some(0) | None => Err(self.c.fault_at(start, "an integer type with an impossible width")),
                Some(bits) if bits > MAX_INT_BITS => {
                    Err(self.c.unsupported_at(start, format!("integers of more than {MAX_INT_BITS} bits")))
                }
                Some(bits) => Ok(self.types.int(bits)),
            };
        }
        Ok(match word {
            b"void" => Ty::VOID,
            b"ptr" => Ty::PTR,
            b"float" => Ty::FLOAT,
            b"double" => Ty::DOUBLE,
            b"half" => Ty::HALF,
            b"bfloat" => Ty::BFLOAT,
            b"x86_fp80" => Ty::FP80,
            b"fp128" => Ty::FP128,
            b"label" => Ty::LABEL,
            b"metadata" => Ty::METADATA,
            b"token" => Ty::TOKEN,
            b"opaque" => self.types.named(),
            b"ppc_fp128" | b"x86_mmx" | b"x86_amx" | b"target" => {
                return Err(self.c.unsupported_at(start, format!("type {}", String::from_utf8_lossy(word))));
            }
            _ => {
                self.c.p = start;
                return Err(self.c.fault(format!("expected a type, found {}", self.c.found())));
            }
        })
    }

    /// The named type whose name follows the `%` that was just taken.
    pub(crate) fn named_ty(&mut self) -> Read<Ty> {
        let span = self.c.name()?;
        let hash = hash_quoted(self.c.bytes(span), self.c.is_plain(span));
        let fresh = self.type_names.len() as u32;
        let (c, names) = (&self.c, &self.type_names);
        let found =
            self.type_table.find_or_insert(hash, fresh, |id| c.bytes(names[id as usize].0) == c.bytes(span));
        Ok(match found {
            Some(id) => self.type_names[id as usize].1,
            None => {
                let ty = self.types.named();
                self.type_names.push((span, ty));
                ty
            }
        })
    }

    /// `N x T` and the closing bracket.
    fn counted(&mut self, depth: u32, close: u8) -> Read<(u64, Ty)> {
        self.c.ws();
        let n = self.c.number()?;
        if self.c.word8(self.c.p) & 0xff_ffff == key(b" x ") {
            self.c.p += 3;
        } else {
            self.c.expect_word(b"x")?;
        }
        let (ty, length) = plain_ty(self.c.word8(self.c.p));
        if length > 0 && self.c.word8(self.c.p + length) as u8 == close {
            self.c.p += length + 1;
            return Ok((n, ty));
        }
        let element = self.ty_raw(depth + 1)?;
        self.c.expect(close)?;
        Ok((n, element))
    }

    /// The fields of a struct, after the opening brace.
    fn struct_body(&mut self, depth: u32, packed: bool) -> Read<Ty> {
        let base = self.ty_stack.len();
        self.c.ws();
        if !self.c.eat(b'}') {
            loop {
                let field = self.ty_raw(depth + 1)?;
                self.ty_stack.push(field);
                self.c.ws();
                if self.c.eat(b'}') {
                    break;
                }
                self.c.expect(b',')?;
            }
        }
        let ty = self.types.structure(&self.ty_stack[base..], packed);
        self.ty_stack.truncate(base);
        Ok(ty)
    }

    /// The parameters of a function type, after the opening parenthesis.
    fn function_ty(&mut self, ret: Ty, depth: u32) -> Read<Ty> {
        let base = self.ty_stack.len();
        let mut variadic = false;
        self.c.ws();
        if !self.c.eat(b')') {
            loop {
                self.c.ws();
                if self.c.peek() == b'.' {
                    if self.c.word() != b"..." {
                        return Err(self.c.fault("expected '...'"));
                    }
                    variadic = true;
                    self.c.expect(b')')?;
                    break;
                }
                let param = self.ty_raw(depth + 1)?;
                self.ty_stack.push(param);
                self.c.ws();
                if self.c.eat(b')') {
                    break;
                }
                self.c.expect(b',')?;
            }
        }
        let ty = self.types.function(ret, &self.ty_stack[base..], variadic);
        self.ty_stack.truncate(base);
        Ok(ty)
    }
}
