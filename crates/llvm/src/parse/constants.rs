//! Constants that are linear in addresses, and the numbers in them.
//!
//! Nearly every constant of a program is `a - b + n` with at most two addresses: a number, an address with an
//! offset, a difference of addresses. [`Lin`] is that form; it serves operands and initialisers alike. An
//! expression that does not fit (a product of an address, a comparison of two) gives `None`; inside a
//! function it becomes instructions.

use sheave_ir::{BinaryOp, OpFlags, Symbol, ensure};

use crate::lower::casts::Cast;
use crate::lower::constants::{low_bits, sign_extended};
use crate::lower::floats::narrowed;
use crate::lower::types::{Kind, MAX_TYPE_DEPTH, Ty};
use crate::parse::Reader;
use crate::parse::cursor::Span;
use crate::parse::fault::{At, Fault, Read};
use crate::parse::headers::GlobalKind;
use crate::parse::keywords::{Opcode, opcode};
use crate::parse::words::key;

/// An address in a linear constant.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Target {
    Symbol(Symbol),
    /// A block: index of the function's header, and the label.
    Block {
        header: u32,
        label: Span,
    },
}

/// `plus - minus + offset`.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Lin {
    pub(crate) plus: Option<Target>,
    pub(crate) minus: Option<Target>,
    pub(crate) offset: i64,
    /// Undefined; then the other fields are empty.
    pub(crate) undef: bool,
}

impl Lin {
    pub(crate) fn number(value: u64) -> Lin {
        Lin { offset: value as i64, ..Lin::default() }
    }

    fn is_number(&self) -> bool {
        self.plus.is_none() && self.minus.is_none()
    }

    fn add(self, other: Lin) -> Option<Lin> {
        let one = |a: Option<Target>, b: Option<Target>| match (a, b) {
            (Some(_), Some(_)) => None,
            (a, b) => Some(a.or(b)),
        };
        Some(Lin {
            plus: one(self.plus, other.plus)?,
            minus: one(self.minus, other.minus)?,
            offset: self.offset.wrapping_add(other.offset),
            undef: false,
        })
    }

    fn negated(self) -> Lin {
        Lin { plus: self.minus, minus: self.plus, offset: self.offset.wrapping_neg(), undef: false }
    }
}

impl Reader<'_> {
    /// The low 64 bits of an integer of `bits` bits.
    #[inline(always)]
    pub(crate) fn integer(&mut self, bits: u32) -> Read<u64> {
        let word = self.cursor.word8(self.cursor.p);
        let (first, second) = ((word as u8).wrapping_sub(b'0'), (word >> 8) as u8);
        if first <= 9 && bits >= 4 && matches!(second, b',' | b')' | b'\n' | b' ') {
            self.cursor.p += 1;
            return Ok(u64::from(first));
        }
        self.long_integer(bits)
    }

    fn long_integer(&mut self, bits: u32) -> Read<u64> {
        if matches!(self.cursor.peek(), b'u' | b's') {
            let mut value = [0];
            self.limbs(&mut value, bits)?;
            return Ok(low_bits(value[0], bits));
        }
        let negative = self.cursor.eat(b'-');
        let start = self.cursor.p;
        let digits = self.cursor.s[start..].iter().take_while(|b| b.is_ascii_digit());
        let mut value = 0u64;
        for digit in digits {
            value = value.wrapping_mul(10).wrapping_add(u64::from(digit - b'0'));
            self.cursor.p += 1;
        }
        self.end_of_integer(start, bits)?;
        Ok(low_bits(if negative { value.wrapping_neg() } else { value }, bits))
    }

    /// Checks that the digits from `start` on are those of an integer.
    #[inline]
    fn end_of_integer(&self, start: usize, bits: u32) -> Read<()> {
        ensure(self.cursor.p != start, || self.expected("a number"))?;
        if matches!(self.cursor.peek(), b'.' | b'e' | b'x') {
            return Err(self.fault_at(start, format!("a float where i{bits} is wanted")));
        }
        Ok(())
    }

    /// An integer of more than 64 bits as limbs, the lowest first.
    pub(crate) fn wide_integer(&mut self, bits: u32) -> Read<Vec<u64>> {
        let mut limbs = vec![0; bits.div_ceil(64) as usize];
        self.limbs(&mut limbs, bits)?;
        Ok(limbs)
    }

    /// Whether the token at the position is an integer: `12`, `-3`, `u0x1F`, `s0xE0`.
    pub(crate) fn is_at_integer(&self) -> bool {
        match self.cursor.peek() {
            b'u' | b's' => self.cursor.peek_at(1) == b'0' && self.cursor.peek_at(2) == b'x',
            first => first == b'-' || first.is_ascii_digit(),
        }
    }

    /// An integer in limbs that are zero, the lowest first. As in LLVM, bits above the highest limb and above
    /// `bits` are dropped, and the highest one bit of a signed hexadecimal number is its sign.
    fn limbs(&mut self, limbs: &mut [u64], bits: u32) -> Read<()> {
        let first = self.cursor.peek();
        let (radix, n_prefix) = match first {
            b'u' | b's' if self.is_at_integer() => (16, 3),
            first => (10, usize::from(first == b'-')),
        };
        self.cursor.p += n_prefix;
        let digits = self.cursor.p;
        let mut overflows = false;
        while let Some(digit) = (self.cursor.peek() as char).to_digit(radix) {
            let mut carry = u128::from(digit);
            for limb in &mut *limbs {
                let sum = u128::from(*limb) * u128::from(radix) + carry;
                *limb = sum as u64;
                carry = sum >> 64;
            }
            overflows |= carry != 0;
            self.cursor.p += 1;
        }
        self.end_of_integer(digits, bits)?;
        match first {
            b'-' => {
                let mut carry = true;
                for limb in &mut *limbs {
                    (*limb, carry) = (!*limb).overflowing_add(u64::from(carry));
                }
            }
            b's' if !overflows => {
                if let Some(highest) = limbs.iter().rposition(|&limb| limb != 0) {
                    limbs[highest] |= u64::MAX << limbs[highest].ilog2();
                    limbs[highest + 1..].fill(u64::MAX);
                }
            }
            _ => {}
        }
        let last = limbs.len() - 1;
        limbs[last] = low_bits(limbs[last], bits.saturating_sub(64 * last as u32));
        Ok(())
    }

    /// Hexadecimal digits, at most `max` of them; fails if there are none.
    fn hex_digits(&mut self, max: usize) -> Read<u128> {
        let start = self.cursor.p;
        let mut value = 0u128;
        while let Some(digit) = (self.cursor.peek() as char).to_digit(16) {
            value = value << 4 | u128::from(digit);
            self.cursor.p += 1;
        }
        let n = self.cursor.p - start;
        if n == 0 || n > 32 || max < 32 && value >> (4 * max) != 0 {
            Err(self.fault_at(start, "a malformed hexadecimal number"))
        } else {
            Ok(value)
        }
    }

    /// `0xK…`: sign, exponent and significand of an 80-bit float.
    pub(crate) fn fp80_bits(&mut self) -> Read<u128> {
        if !self.cursor.s[self.cursor.p..].starts_with(b"0xK") {
            return Err(self.fault("an 80-bit float is written as 0xK and twenty hexadecimal digits"));
        }
        self.cursor.p += 3;
        self.hex_digits(20)
    }

    /// The bits of a float of type `ty` (half, bfloat, float or double).
    pub(crate) fn float_bits(&mut self, ty: Ty) -> Read<u64> {
        let start = self.cursor.p;
        let rest = &self.cursor.s[start..];
        match rest {
            [b'0', b'x', letter, ..] if matches!((letter, ty), (b'H', Ty::HALF) | (b'R', Ty::BFLOAT)) => {
                self.cursor.p += 3;
                Ok(self.hex_digits(4)? as u64)
            }
            [b'f', b'0', b'x', ..] => {
                self.cursor.p += 3;
                Ok(self.hex_digits(self.lower.types.info(ty).size as usize * 2)? as u64)
            }
            [b'0', b'x', digit, ..] if digit.is_ascii_hexdigit() => {
                self.cursor.p += 2;
                let bits = self.hex_digits(16)? as u64;
                self.exact_float(ty, f64::from_bits(bits), start)
            }
            [b'+' | b'-' | b'0'..=b'9', ..] => {
                self.cursor.take_while(|b| matches!(b, b'0'..=b'9' | b'+' | b'-' | b'.' | b'e' | b'E'));
                let text = self.cursor.str(self.cursor.since(start));
                ensure(text.contains('.'), || self.unlike(start, "an integer", ty))?;
                let value: f64 = text.parse().map_err(|_| self.fault_at(start, "a malformed float"))?;
                self.exact_float(ty, value, start)
            }
            _ => Err(self.expected("a float")),
        }
    }

    /// The fault that `found` is at `pos` in place of a value of type `ty`.
    #[cold]
    fn unlike(&self, pos: usize, found: &str, ty: Ty) -> Box<Fault> {
        self.fault_at(pos, format!("{found} where {} is wanted", self.lower.types.show(ty)))
    }

    /// The bits of `value` as `ty`, which must have such a value; text gives floats of all types as doubles.
    fn exact_float(&self, ty: Ty, value: f64, pos: usize) -> Read<u64> {
        let bits = match ty {
            Ty::DOUBLE => Some(value.to_bits()),
            Ty::FLOAT => narrowed(value, 8, 23),
            Ty::BFLOAT => narrowed(value, 8, 7),
            _ => narrowed(value, 5, 10),
        };
        bits.ok_or_else(|| self.fault_at(pos, format!("{} has no such value", self.lower.types.show(ty))))
    }

    /// A scalar constant of type `ty` in linear form, of a wider integer its low 64 bits; `None` if it has
    /// none, and then the position means nothing.
    pub(crate) fn lin(&mut self, ty: Ty, depth: u32) -> Read<Option<Lin>> {
        let start = self.cursor.token_start();
        ensure(depth <= MAX_TYPE_DEPTH, || self.fault("constants nest too deeply"))?;
        let kind = self.lower.types.kind(ty);
        let is_float = matches!(kind, Kind::Float | Kind::Double | Kind::Half | Kind::BFloat);
        match self.cursor.peek() {
            b'@' => {
                self.cursor.p += 1;
                ensure(matches!(kind, Kind::Ptr(_)), || self.unlike(start, "an address", ty))?;
                let symbol = self.global_symbol()?;
                return Ok(Some(Lin { plus: Some(Target::Symbol(symbol)), ..Lin::default() }));
            }
            _ if self.is_at_integer() || self.cursor.peek() == b'+' => {
                return match kind {
                    Kind::Int(bits) => Ok(Some(Lin::number(self.integer(bits)?))),
                    _ if is_float => Ok(Some(Lin::number(self.float_bits(ty)?))),
                    _ => Err(self.unlike(start, "a number", ty)),
                };
            }
            b'f' if is_float && self.cursor.s[start..].starts_with(b"f0x") => {
                return Ok(Some(Lin::number(self.float_bits(ty)?)));
            }
            _ => {}
        }
        let word = self.cursor.word();
        match opcode(word) {
            Some(Opcode::GetElementPtr) => return self.lin_gep(depth),
            Some(Opcode::Cast(cast)) => return self.lin_cast(cast, depth),
            Some(Opcode::Int(op)) => return self.lin_binary(op, depth),
            Some(Opcode::Float(_) | Opcode::Compare(_) | Opcode::Parts(_)) => return Ok(None),
            _ => {}
        }
        match word {
            b"null" if matches!(kind, Kind::Ptr(_)) => Ok(Some(Lin::default())),
            b"true" | b"false" if ty == Ty::I1 => Ok(Some(Lin::number(u64::from(word == b"true")))),
            b"zeroinitializer" | b"none" => Ok(Some(Lin::default())),
            b"undef" | b"poison" => Ok(Some(Lin { undef: true, ..Lin::default() })),
            b"dso_local_equivalent" | b"no_cfi" => self.lin(ty, depth + 1),
            b"blockaddress" => {
                self.cursor.expect(b'(')?;
                self.cursor.ws();
                ensure(self.cursor.eat(b'@'), || self.fault("expected a function"))?;
                let index = self.known_global()?;
                let GlobalKind::Defined(header) = self.globals[index as usize].kind else {
                    return Err(self.fault_at(start, "the address of a block in a function without a body"));
                };
                self.cursor.expect(b',')?;
                self.cursor.expect(b'%')?;
                let label = self.cursor.name()?;
                self.cursor.expect(b')')?;
                Ok(Some(Lin { plus: Some(Target::Block { header, label }), ..Lin::default() }))
            }
            b"asm" if matches!(kind, Kind::Ptr(_)) => {
                Err(self.fault_at(start, "assembly can only be called"))
            }
            b"ptrauth" => Ok(None),
            _ => {
                self.cursor.p = start;
                Err(self.fault(format!(
                    "expected a value of type {}, found {}",
                    self.lower.types.show(ty),
                    self.cursor.found()
                )))
            }
        }
    }

    /// A type that a linear constant may have, and a linear constant of it.
    fn typed_lin(&mut self, depth: u32) -> Read<Option<(Ty, Lin)>> {
        let ty = self.ty()?;
        if !self.is_linear(ty) {
            return Ok(None);
        }
        Ok(self.lin(ty, depth + 1)?.map(|lin| (ty, lin)))
    }

    fn is_linear(&self, ty: Ty) -> bool {
        let info = self.lower.types.info(ty);
        (info.single && info.kind != Kind::Fp80) || matches!(info.kind, Kind::Int(_))
    }

    fn lin_cast(&mut self, cast: Cast, depth: u32) -> Read<Option<Lin>> {
        self.skip_flags();
        self.cursor.expect(b'(')?;
        let start = self.cursor.p;
        let Some((from, lin)) = self.typed_lin(depth)? else { return Ok(None) };
        self.cursor.expect_word(b"to")?;
        let to = self.ty()?;
        self.cursor.expect(b')')?;
        let fits = match (cast, self.lower.types.kind(from), self.lower.types.kind(to)) {
            (Cast::Trunc, Kind::Int(a), Kind::Int(b)) => a > b,
            (Cast::Zext | Cast::Sext, Kind::Int(a), Kind::Int(b)) => a < b,
            (Cast::PtrToInt, Kind::Ptr(_), Kind::Int(_)) | (Cast::IntToPtr, Kind::Int(_), Kind::Ptr(_)) => {
                true
            }
            (Cast::Trunc | Cast::Zext | Cast::Sext | Cast::PtrToInt | Cast::IntToPtr, ..) => false,
            _ => true,
        };
        ensure(fits, || self.lower.bad_cast(cast, from, to)).at(start)?;
        if lin.undef {
            return Ok(Some(lin));
        }
        let [from_bits, to_bits] = [from, to].map(|ty| self.lower.types.bits(ty) as u32);
        if !self.is_linear(to) {
            return Ok(None);
        }
        Ok(match cast {
            Cast::Sext if lin.is_number() => {
                Some(Lin::number(low_bits(sign_extended(lin.offset as u64, from_bits) as u64, to_bits)))
            }
            Cast::Zext if lin.is_number() => Some(lin),
            Cast::Sext | Cast::Zext => None,
            Cast::FpTrunc | Cast::FpExt | Cast::FpToInt { .. } | Cast::IntToFp { .. } => None,
            _ if lin.is_number() => Some(Lin::number(low_bits(lin.offset as u64, to_bits))),
            // A narrowed address keeps its form; its use has the width.
            _ if to_bits >= 32 => Some(lin),
            _ => None,
        })
    }

    fn lin_binary(&mut self, op: BinaryOp, depth: u32) -> Read<Option<Lin>> {
        self.skip_flags();
        self.cursor.expect(b'(')?;
        let Some((ty, a)) = self.typed_lin(depth)? else { return Ok(None) };
        self.cursor.expect(b',')?;
        let Some((_, b)) = self.typed_lin(depth)? else { return Ok(None) };
        self.cursor.expect(b')')?;
        let Kind::Int(bits) = self.lower.types.kind(ty) else { return Ok(None) };
        let sum = match op {
            BinaryOp::Add => a.add(b),
            BinaryOp::Sub => a.add(b.negated()),
            _ => None,
        };
        if let Some(mut lin) = sum {
            if lin.is_number() {
                lin.offset = low_bits(lin.offset as u64, bits) as i64;
            }
            return Ok(Some(lin));
        }
        if !a.is_number() || !b.is_number() {
            return Ok(None);
        }
        let (x, y) = (a.offset as u64, b.offset as u64);
        let shift = y % u64::from(bits.max(1));
        let value = match op {
            BinaryOp::Mul => x.wrapping_mul(y),
            BinaryOp::And => x & y,
            BinaryOp::Or => x | y,
            BinaryOp::Xor => x ^ y,
            BinaryOp::Shl => x << shift,
            BinaryOp::Lshr if bits <= 64 => x >> shift,
            BinaryOp::Ashr if bits <= 64 => (sign_extended(x, bits) >> shift) as u64,
            _ => return Ok(None),
        };
        Ok(Some(Lin::number(low_bits(value, bits))))
    }

    /// `getelementptr` with constant indices, after its keyword.
    fn lin_gep(&mut self, depth: u32) -> Read<Option<Lin>> {
        self.skip_flags();
        self.cursor.expect(b'(')?;
        self.skip_flags();
        let start = self.cursor.p;
        let mut ty = self.ty()?;
        self.cursor.expect(b',')?;
        let Some((base_ty, mut lin)) = self.typed_lin(depth)? else { return Ok(None) };
        let is_pointer = self.lower.types.is_pointer(base_ty);
        ensure(is_pointer, || self.fault_at(start, "getelementptr wants a pointer"))?;
        let mut first = true;
        loop {
            self.cursor.ws();
            if self.cursor.eat(b')') {
                return Ok(Some(lin));
            }
            self.cursor.expect(b',')?;
            self.skip_flags();
            let pos = self.cursor.token_start();
            let Some((index_ty, index)) = self.typed_lin(depth)? else { return Ok(None) };
            let bits = self.lower.expect_integer(index_ty).at(pos)?;
            if !index.is_number() {
                return Ok(None);
            }
            let index = sign_extended(index.offset as u64, bits);
            let (offset, element) = self.lower.index_offset(ty, index, first).at(pos)?;
            lin.offset = lin.offset.wrapping_add(offset);
            ty = element;
            first = false;
        }
    }

    /// Flags such as `nuw`, `inbounds`, `fast` between a keyword and its operands.
    #[inline(always)]
    pub(crate) fn skip_flags(&mut self) {
        self.take_flags();
    }

    /// The same; gives those that are promises about operations here.
    #[inline(always)]
    pub(crate) fn take_flags(&mut self) -> OpFlags {
        let mut flags = OpFlags::NONE;
        loop {
            let word = self.cursor.after_blank();
            match word as u8 {
                b'n' if word & 0xffff_ffff == key(b"nsw ") => {
                    flags = flags | OpFlags::NSW;
                    self.cursor.p += 4;
                }
                b'i' if word & 0xff_ffff_ffff_ffff == key(b"inbound")
                    && self.cursor.word8(self.cursor.p + 7) & 0xffff == key(b"s ") =>
                {
                    flags = flags | OpFlags::INBOUNDS;
                    self.cursor.p += 9;
                }
                b'i' if (word >> 8) as u8 != b'n' => return flags,
                b'p' | b'%' | b'[' | b'{' | b'<' => return flags,
                _ => return flags | self.take_flag_words(),
            }
        }
    }

    fn take_flag_words(&mut self) -> OpFlags {
        let mut flags = OpFlags::NONE;
        loop {
            let start = self.cursor.token_start();
            match self.cursor.word() {
                b"nuw" => flags = flags | OpFlags::NUW,
                b"nsw" => flags = flags | OpFlags::NSW,
                b"exact" => flags = flags | OpFlags::EXACT,
                b"inbounds" => flags = flags | OpFlags::INBOUNDS,
                b"nusw" | b"disjoint" | b"nneg" | b"samesign" | b"nnan" | b"ninf" | b"nsz" | b"arcp"
                | b"contract" | b"afn" | b"reassoc" | b"fast" => {}
                b"inrange" if self.cursor.peek() != b'(' || self.cursor.skip_group().is_ok() => {}
                _ => {
                    self.cursor.p = start;
                    return flags;
                }
            }
        }
    }
}
