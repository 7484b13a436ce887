//! Constants that are linear in addresses, and the numbers in them.
//!
//! Nearly every constant of a program is `a - b + n` with at most two addresses: a number, an address with an
//! offset, a difference of addresses. [`Lin`] is that form; it serves operands and initialisers alike. An
//! expression that does not fit (a product of an address, a comparison of two) gives `None`; inside a
//! function it becomes instructions.

use sheave_ir::{BinaryOp, OpFlags, Symbol};

use crate::lower::casts::Cast;
use crate::lower::constants::{low_bits, sign_extended};
use crate::lower::types::{Kind, MAX_TYPE_DEPTH, Ty};
use crate::parse::Reader;
use crate::parse::cursor::Span;
use crate::parse::fault::{At, Read};
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
    /// A decimal or `u0x`/`s0x` hexadecimal integer of at most 64 bits, cut to `bits`.
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
        let negative = self.cursor.eat(b'-');
        let start = self.cursor.p;
        let mut value: u64 = 0;
        let mut digits = 0;
        for &b in &self.cursor.s[start..] {
            let digit = b.wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            digits += 1;
            value = value.wrapping_mul(10).wrapping_add(u64::from(digit));
        }
        self.cursor.p = start + digits;
        if digits == 0 {
            return Err(self.expected("a number"));
        }
        if digits > 19 {
            let text = self.cursor.str(Span { start: start as u32, end: self.cursor.p as u32 });
            if text.parse::<u64>().is_err() {
                return Err(self.fault_at(start, format!("the number does not fit i{bits}")));
            }
        }
        let too_large = if bits >= 64 {
            negative && value > 1 << 63
        } else if negative {
            value > 1 << (bits - 1)
        } else {
            value >> bits != 0
        };
        if too_large {
            return Err(self.fault_at(start, format!("the number does not fit i{bits}")));
        }
        if matches!(self.cursor.peek(), b'.' | b'e' | b'x') {
            return Err(self.fault_at(start, format!("a float where i{bits} is wanted")));
        }
        Ok(low_bits(if negative { value.wrapping_neg() } else { value }, bits))
    }

    /// An integer of more than 64 bits as limbs, the lowest first.
    pub(crate) fn wide_integer(&mut self, bits: u32) -> Read<Vec<u64>> {
        let start = self.cursor.p;
        let n = bits.div_ceil(64) as usize;
        let mut limbs = vec![0u64; n];
        let mut overflow = false;
        let mut push = |limbs: &mut [u64], radix: u64, digit: u64| {
            let mut carry = u128::from(digit);
            for limb in limbs {
                let sum = u128::from(*limb) * u128::from(radix) + carry;
                *limb = sum as u64;
                carry = sum >> 64;
            }
            overflow |= carry != 0;
        };
        let negative = self.cursor.eat(b'-');
        let hex = matches!(self.cursor.peek(), b'u' | b's');
        if hex && !self.cursor.s[self.cursor.p + 1..].starts_with(b"0x") {
            return Err(self.expected("a number"));
        }
        if hex {
            self.cursor.p += 3;
        }
        let digits = self.cursor.p;
        while let Some(digit) = (self.cursor.peek() as char).to_digit(if hex { 16 } else { 10 }) {
            push(&mut limbs, if hex { 16 } else { 10 }, u64::from(digit));
            self.cursor.p += 1;
        }
        if self.cursor.p == digits {
            return Err(self.expected("a number"));
        }
        if overflow {
            return Err(self.fault_at(start, format!("the number does not fit i{bits}")));
        }
        if negative {
            let mut carry = true;
            for limb in &mut limbs {
                let (value, next) = (!*limb).overflowing_add(u64::from(carry));
                (*limb, carry) = (value, next);
            }
        }
        if !bits.is_multiple_of(64) {
            limbs[n - 1] = low_bits(limbs[n - 1], bits % 64);
        }
        Ok(limbs)
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
        if n == 0 || n > max {
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
                self.round_float(ty, f64::from_bits(bits), start)
            }
            [b'+' | b'-' | b'0'..=b'9', ..] => {
                if matches!(self.cursor.peek(), b'+' | b'-') {
                    self.cursor.p += 1;
                }
                while matches!(self.cursor.peek(), b'0'..=b'9' | b'.' | b'e' | b'E')
                    || (matches!(self.cursor.peek(), b'+' | b'-')
                        && matches!(self.cursor.s[self.cursor.p - 1], b'e' | b'E'))
                {
                    self.cursor.p += 1;
                }
                let text = self
                    .cursor
                    .str(Span { start: start as u32, end: self.cursor.p as u32 })
                    .trim_start_matches('+');
                if !text.contains('.') {
                    return Err(self.fault_at(
                        start,
                        format!("an integer where {} is wanted", self.lower.types.show(ty)),
                    ));
                }
                let value: f64 = text.parse().map_err(|_| self.fault_at(start, "a malformed float"))?;
                self.round_float(ty, value, start)
            }
            _ => Err(self.expected("a float")),
        }
    }

    /// The bits of `value` as `ty`; text gives floats of all types as doubles.
    fn round_float(&self, ty: Ty, value: f64, pos: usize) -> Read<u64> {
        match ty {
            Ty::DOUBLE => Ok(value.to_bits()),
            Ty::FLOAT if value.is_nan() => {
                // A conversion would set the quiet bit.
                let bits = value.to_bits();
                let sign = (bits >> 32) & 0x8000_0000;
                Ok(sign | 0x7f80_0000 | ((bits >> 29) & 0x007f_ffff))
            }
            Ty::FLOAT => Ok(u64::from((value as f32).to_bits())),
            _ => Ok(u64::from(
                crate::lower::floats::half_from_f64(value, ty == Ty::BFLOAT)
                    .ok_or_else(|| self.fault_at(pos, "the float does not fit its type"))?,
            )),
        }
    }

    /// A scalar constant of type `ty`, at most 64 bits wide, in linear form; `None` if it has none, and
    /// then the position means nothing.
    pub(crate) fn lin(&mut self, ty: Ty, depth: u32) -> Read<Option<Lin>> {
        let start = self.cursor.token_start();
        if depth > MAX_TYPE_DEPTH {
            return Err(self.fault("constants nest too deeply"));
        }
        let kind = self.lower.types.kind(ty);
        let is_float = matches!(kind, Kind::Float | Kind::Double | Kind::Half | Kind::BFloat);
        match self.cursor.peek() {
            b'@' => {
                self.cursor.p += 1;
                if !matches!(kind, Kind::Ptr(_)) {
                    return Err(self.fault_at(
                        start,
                        format!("an address where {} is wanted", self.lower.types.show(ty)),
                    ));
                }
                let symbol = self.global_symbol()?;
                return Ok(Some(Lin { plus: Some(Target::Symbol(symbol)), ..Lin::default() }));
            }
            b'0'..=b'9' | b'-' | b'+' => {
                return match kind {
                    Kind::Int(bits) if bits <= 64 => Ok(Some(Lin::number(self.integer(bits)?))),
                    _ if is_float => Ok(Some(Lin::number(self.float_bits(ty)?))),
                    _ => Err(self
                        .fault_at(start, format!("a number where {} is wanted", self.lower.types.show(ty)))),
                };
            }
            b'f' if is_float && self.cursor.s[start..].starts_with(b"f0x") => {
                return Ok(Some(Lin::number(self.float_bits(ty)?)));
            }
            b'u' | b's' if self.cursor.s[start + 1..].starts_with(b"0x") => {
                let Kind::Int(bits) = kind else {
                    return Err(self.fault("an integer where none is wanted"));
                };
                self.cursor.p += 3;
                let value = self.hex_digits(16)? as u64;
                return Ok(Some(Lin::number(low_bits(value, bits))));
            }
            _ => {}
        }
        let word = self.cursor.word();
        match opcode(word) {
            Some(Opcode::GetElementPtr) => return self.lin_gep(depth),
            Some(Opcode::Cast(cast)) => return self.lin_cast(cast, depth),
            Some(Opcode::Int(op)) => return self.lin_binary(op, depth),
            Some(
                Opcode::Float(_)
                | Opcode::Icmp
                | Opcode::Fcmp
                | Opcode::Select
                | Opcode::ExtractValue
                | Opcode::InsertValue
                | Opcode::ExtractElement
                | Opcode::InsertElement
                | Opcode::ShuffleVector,
            ) => return Ok(None),
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
                if !self.cursor.eat(b'@') {
                    return Err(self.fault("expected a function"));
                }
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

    /// A type with a layout and a linear constant of it.
    fn typed_lin(&mut self, depth: u32) -> Read<Option<(Ty, Lin)>> {
        let ty = self.ty()?;
        let info = self.lower.types.info(ty);
        if !info.single || info.kind == Kind::Fp80 {
            return Ok(None);
        }
        Ok(self.lin(ty, depth + 1)?.map(|lin| (ty, lin)))
    }

    fn lin_cast(&mut self, cast: Cast, depth: u32) -> Read<Option<Lin>> {
        self.skip_flags();
        self.cursor.expect(b'(')?;
        let Some((from, lin)) = self.typed_lin(depth)? else { return Ok(None) };
        self.cursor.expect_word(b"to")?;
        let to = self.ty()?;
        self.cursor.expect(b')')?;
        if lin.undef {
            return Ok(Some(lin));
        }
        let info = *self.lower.types.info(to);
        let bits = |kind: Kind, size: u64| match kind {
            Kind::Int(bits) => bits,
            _ => size as u32 * 8,
        };
        let from_bits = bits(self.lower.types.kind(from), self.lower.types.info(from).size);
        let to_bits = bits(info.kind, info.size);
        if !info.single || info.kind == Kind::Fp80 {
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
            BinaryOp::Lshr => x >> shift,
            BinaryOp::Ashr => (sign_extended(x, bits) >> shift) as u64,
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
        if !matches!(self.lower.types.kind(base_ty), Kind::Ptr(_)) {
            return Err(self.fault_at(start, "getelementptr wants a pointer"));
        }
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
            let Kind::Int(bits) = self.lower.types.kind(index_ty) else {
                return Err(self.fault_at(pos, "an index is an integer"));
            };
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
