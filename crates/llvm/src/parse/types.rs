//! Reads types.

use crate::lower::types::{FIXED, Kind, MAX_INT_BITS, MAX_TYPE_DEPTH, Ty};
use crate::parse::Reader;
use crate::parse::fault::{At, Read};
use crate::parse::list::List;
use crate::parse::name::Name;
use crate::parse::words::key;
use sheave_ir::ensure;

const I1: u64 = key(b"i1");
const I8: u64 = key(b"i8");
const I16: u64 = key(b"i16");
const I32: u64 = key(b"i32");
const I64: u64 = key(b"i64");
const PTR: u64 = key(b"ptr");
const DOUBLE: u64 = key(b"double");

/// Types without values here.
const UNSUPPORTED: [&[u8]; 4] = [b"ppc_fp128", b"x86_mmx", b"x86_amx", b"target"];

/// The digits of the name of an integer type.
fn int_digits(word: &[u8]) -> Option<&[u8]> {
    let digits = word.strip_prefix(b"i")?;
    (!digits.is_empty() && digits.iter().all(u8::is_ascii_digit)).then_some(digits)
}

/// The type with this name, if it is one of those that every module has.
fn fixed_ty(word: &[u8]) -> Option<Ty> {
    FIXED.iter().position(|(_, name)| name.as_bytes() == word).map(|index| Ty(index as u32))
}

/// True for a keyword that starts a type.
pub(crate) fn is_type_word(word: &[u8]) -> bool {
    int_digits(word).is_some() || fixed_ty(word).is_some() || word == b"opaque" || UNSUPPORTED.contains(&word)
}

/// The common type that starts with the bytes of `word`, and its length; 0 if there is none.
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
        _ if next as u16 == u16::from_le_bytes(*b" %") => true,
        b',' | b')' | b']' | b'}' | b'>' => true,
        b' ' => !matches!((next >> 8) as u8, b'(' | b'*' | b'a' | b' '),
        _ => false,
    }
}

impl<'s> Reader<'s> {
    /// The type at the position, with its layout computed if it has one.
    #[inline(always)]
    pub(crate) fn ty(&mut self) -> Read<Ty> {
        let ty = match self.plain_ty() {
            Some(ty) => ty,
            None => self.other_ty()?,
        };
        Ok(ty)
    }

    /// The type at the position, if it is a common one and neither `*` nor `(` can follow.
    #[inline(always)]
    fn plain_ty(&mut self) -> Option<Ty> {
        let word = self.cursor.after_blank();
        let (ty, n) = plain_ty(word);
        let next = if n < 6 { word >> (8 * n) } else { self.cursor.word8(self.cursor.p + n) };
        (n > 0 && ends_type(next)).then(|| {
            self.cursor.p += n;
            ty
        })
    }

    fn other_ty(&mut self) -> Read<Ty> {
        if self.cursor.peek() == b'%'
            && let Some(ty) = self.struct_ty()
        {
            return Ok(ty);
        }
        let start = self.cursor.token_start();
        let ty = self.ty_raw(0)?;
        self.lower.lay_out(ty).at(start)?;
        Ok(ty)
    }

    /// A named type that is known and not followed by anything that makes it another type.
    fn struct_ty(&mut self) -> Option<Ty> {
        let mut c = self.cursor;
        c.p += 1;
        let ty = self.type_names.get(&c.take_name().ok()?)?;
        (ends_type(c.word8(c.p)) && self.lower.types.info(ty).ready).then(|| {
            self.cursor.p = c.p;
            ty
        })
    }

    /// The type at the position, without its layout: named types need not be defined yet.
    pub(crate) fn ty_raw(&mut self, depth: u32) -> Read<Ty> {
        if let Some(ty) = self.plain_ty() {
            return Ok(ty);
        }
        let start = self.cursor.token_start();
        ensure(depth <= MAX_TYPE_DEPTH, || self.fault("types nest too deeply"))?;
        let mut ty = match self.cursor.peek() {
            b'%' => {
                self.cursor.p += 1;
                let name = self.cursor.take_name()?;
                self.named_ty(name)
            }
            b'[' => {
                self.cursor.p += 1;
                let (n, element) = self.counted(depth, b']')?;
                self.lower.types.array(element, n)
            }
            b'{' => {
                self.cursor.p += 1;
                self.struct_body(depth, false)?
            }
            b'<' => {
                self.cursor.p += 1;
                self.cursor.ws();
                if self.cursor.eat(b'{') {
                    let ty = self.struct_body(depth, true)?;
                    self.cursor.expect(b'>')?;
                    ty
                } else {
                    if self.cursor.peek_word() == b"vscale" {
                        return Err(self.unsupported_at(start, "scalable vectors"));
                    }
                    let (n, element) = self.counted(depth, b'>')?;
                    let n = u32::try_from(n).ok().filter(|&n| n > 0);
                    let n = n.ok_or_else(|| {
                        self.fault_at(start, "a vector with an impossible number of elements")
                    })?;
                    self.lower.types.vector(element, n)
                }
            }
            _ => {
                let word = self.cursor.word();
                self.simple_ty(word, start)?
            }
        };
        loop {
            let end = self.cursor.p;
            self.cursor.blanks();
            match self.cursor.peek() {
                b'*' => {
                    self.cursor.p += 1;
                    ty = self.lower.types.pointer(ty);
                }
                b'(' => {
                    self.cursor.p += 1;
                    ty = self.function_ty(ty, depth)?;
                }
                b'a' if self.cursor.peek_word() == b"addrspace" => {
                    self.cursor.p += 9;
                    self.address_space(start)?;
                }
                _ => {
                    self.cursor.p = end;
                    return Ok(ty);
                }
            }
        }
    }

    /// The number of an address space, in parentheses; `start` is that of the type or keyword before it.
    pub(super) fn address_space(&mut self, start: usize) -> Read<()> {
        self.cursor.expect(b'(')?;
        self.cursor.ws();
        if self.cursor.peek() == b'"' || self.cursor.number()? != 0 {
            return Err(self.unsupported_at(start, "address spaces"));
        }
        self.cursor.expect(b')')
    }

    fn simple_ty(&mut self, word: &[u8], start: usize) -> Read<Ty> {
        if let Some(ty) = fixed_ty(word) {
            return Ok(ty);
        }
        if let Some(digits) = int_digits(word) {
            let bits =
                digits.iter().try_fold(0u32, |n, d| n.checked_mul(10)?.checked_add(u32::from(d - b'0')));
            return match bits {
                Some(0) | None => Err(self.fault_at(start, "an integer type with an impossible width")),
                Some(bits) if bits > MAX_INT_BITS => {
                    Err(self.unsupported_at(start, format!("integers of more than {MAX_INT_BITS} bits")))
                }
                Some(bits) => Ok(self.lower.types.int(bits)),
            };
        }
        if word == b"opaque" {
            return Ok(self.lower.types.push(Kind::Opaque));
        }
        if UNSUPPORTED.contains(&word) {
            return Err(self.unsupported_at(start, format!("type {}", String::from_utf8_lossy(word))));
        }
        self.cursor.p = start;
        Err(self.expected("a type"))
    }

    /// The type of a name, which is opaque so far if the name is new.
    pub(crate) fn named_ty(&mut self, name: Name<'s>) -> Ty {
        self.type_names.get_or_insert(name, || self.lower.types.push(Kind::Opaque))
    }

    /// `N x T` and the closing bracket.
    fn counted(&mut self, depth: u32, close: u8) -> Read<(u64, Ty)> {
        self.cursor.ws();
        let n = self.cursor.number()?;
        if self.cursor.word8(self.cursor.p) & 0xff_ffff == key(b" x ") {
            self.cursor.p += 3;
        } else {
            self.cursor.expect_word(b"x")?;
        }
        let element = self.ty_raw(depth + 1)?;
        self.cursor.expect(close)?;
        Ok((n, element))
    }

    /// The fields of a struct, after the opening brace.
    fn struct_body(&mut self, depth: u32, packed: bool) -> Read<Ty> {
        let base = self.ty_stack.len();
        let mut fields = List::until(b'}');
        while fields.goes_on(&mut self.cursor)? {
            let field = self.ty_raw(depth + 1)?;
            self.ty_stack.push(field);
        }
        let ty = self.lower.types.structure(&self.ty_stack[base..], packed);
        self.ty_stack.truncate(base);
        Ok(ty)
    }

    /// The parameters of a function type, after the opening parenthesis.
    fn function_ty(&mut self, ret: Ty, depth: u32) -> Read<Ty> {
        let base = self.ty_stack.len();
        let mut variadic = false;
        let mut params = List::until(b')');
        while !variadic && params.goes_on(&mut self.cursor)? {
            variadic = params.ends_in_dots(&mut self.cursor)?;
            if !variadic {
                let param = self.ty_raw(depth + 1)?;
                self.ty_stack.push(param);
            }
        }
        let ty = self.lower.types.function(ret, &self.ty_stack[base..], variadic);
        self.ty_stack.truncate(base);
        Ok(ty)
    }
}
