//! Constants of any type, scalars and aggregates: one grammar for operands and initialisers.
//!
//! [`Sink`] is the destination: the pieces of an operand, in order, or the bytes of a variable, at an offset.
//! Scalars that are linear in addresses are read by [`Reader::lin`]; other expressions become instructions in
//! an operand and are unsupported in an initialiser.

use sheave_ir::{Type, Value, ensure};

use crate::lower::types::{Kind, MAX_PIECES, MAX_TYPE_DEPTH, Ty};
use crate::parse::Reader;
use crate::parse::cursor::unescape;
use crate::parse::fault::{At, Read};
use crate::parse::initializer::Image;
use crate::parse::keywords::opcode;

/// The most lanes of a vector that are written as one constant.
const MAX_SPLAT: u32 = 1 << 16;

/// The destination of a constant.
pub(crate) enum Sink<'a> {
    Pieces(&'a mut Vec<Value>),
    Image(&'a mut Image),
}

impl Reader<'_> {
    /// Reads a constant of type `ty` into `sink`; in an image it is at `offset`.
    pub(crate) fn constant_into(&mut self, ty: Ty, offset: u64, depth: u32, sink: &mut Sink<'_>) -> Read<()> {
        let start = self.cursor.token_start();
        ensure(depth <= MAX_TYPE_DEPTH, || self.fault("constants nest too deeply"))?;
        let first = self.cursor.peek();
        if matches!(first, b'u' | b'p' | b'z' | b'n') {
            let word = self.cursor.peek_word();
            let is_undef = matches!(word, b"undef" | b"poison");
            if is_undef || matches!(word, b"zeroinitializer" | b"none") {
                self.cursor.p += word.len();
                return match sink {
                    Sink::Pieces(out) => self.lower.empty_pieces(ty, is_undef, out).at(start),
                    Sink::Image(_) => Ok(()),
                };
            }
        }
        let kind = self.lower.types.kind(ty);
        match (first, kind, &mut *sink) {
            (b'%', ..) => Err(self.fault("a local value inside a constant")),
            (b'c', Kind::Array(Ty::I8, n), _) if self.cursor.peek_at(1) == b'"' => {
                self.cursor.p += 1;
                let span = self.cursor.quoted()?;
                let bytes = unescape(self.cursor.bytes(span));
                if bytes.len() as u64 != n {
                    return Err(self.fault_at(start, format!("a string of {} bytes for {n}", bytes.len())));
                }
                match sink {
                    Sink::Pieces(out) => {
                        let constant = |&byte| self.lower.body.iconst(Type::I8, u64::from(byte));
                        out.extend(bytes.iter().map(constant));
                        Ok(())
                    }
                    Sink::Image(image) => self.write_bytes(image, offset, &bytes, start),
                }
            }
            (b'[', Kind::Array(element, n), _) => {
                self.cursor.p += 1;
                let size = self.lower.types.info(element).size;
                for i in 0..n {
                    self.element(i, element, offset.wrapping_add(i.wrapping_mul(size)), depth, sink)?;
                }
                self.cursor.expect(b']')
            }
            (b'{' | b'<', Kind::Struct { first, n, .. }, _) => {
                let packed = self.cursor.eat(b'<');
                self.cursor.expect(b'{')?;
                for i in 0..n {
                    let (field, at) = (self.lower.types.field(first, i), self.lower.types.offset(first, i));
                    self.element(u64::from(i), field, offset.wrapping_add(at), depth, sink)?;
                }
                self.cursor.expect(b'}')?;
                if packed { self.cursor.expect(b'>') } else { Ok(()) }
            }
            (b'<', Kind::Vector(element, n), _) => {
                let bits = self.lane_bits(element, sink, start)?;
                self.cursor.p += 1;
                for i in 0..u64::from(n) {
                    self.element(i, element, offset.wrapping_add(i * bits / 8), depth, sink)?;
                }
                self.cursor.expect(b'>')
            }
            (b's', Kind::Vector(element, n), _) if self.cursor.peek_word() == b"splat" => {
                let bits = self.lane_bits(element, sink, start)?;
                self.cursor.word();
                self.cursor.expect(b'(')?;
                let given = self.ty()?;
                self.lower.expect_type(given, element).at(start)?;
                match sink {
                    Sink::Pieces(out) => {
                        let first = out.len();
                        self.constant_into(element, 0, depth + 1, &mut Sink::Pieces(out))?;
                        let end = out.len();
                        if (end - first) * n as usize > MAX_PIECES as usize {
                            return Err(self.unsupported_at(start, "a vector of this size"));
                        }
                        (1..n).for_each(|_| out.extend_from_within(first..end));
                    }
                    Sink::Image(_) if n > MAX_SPLAT => {
                        let message = format!("a constant of more than {MAX_SPLAT} equal lanes");
                        return Err(self.unsupported_at(start, message));
                    }
                    Sink::Image(_) => {
                        let here = self.cursor;
                        for i in 0..u64::from(n) {
                            self.cursor = here;
                            self.constant_into(element, offset + i * bits / 8, depth + 1, sink)?;
                        }
                    }
                }
                self.cursor.expect(b')')
            }
            (b's', _, Sink::Pieces(_)) if self.cursor.peek_word() == b"splat" => {
                Err(self.fault("'splat' makes vectors only"))
            }
            (_, Kind::Int(bits @ 65..), Sink::Pieces(out)) if self.is_at_integer() => {
                let limbs = self.wide_integer(bits)?;
                out.extend(limbs.into_iter().map(|limb| self.lower.body.iconst(Type::I64, limb)));
                Ok(())
            }
            (_, Kind::Int(bits @ 65..), Sink::Image(image)) if self.is_at_integer() => {
                let limbs = self.wide_integer(bits)?;
                let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
                let size = self.lower.types.store_size(ty) as usize;
                self.write_bytes(image, offset, &bytes[..size], start)
            }
            (b'0', Kind::Fp80, Sink::Pieces(out)) => {
                let bits = self.fp80_bits()?;
                out.push(self.lower.fp80_constant(bits));
                Ok(())
            }
            (_, Kind::Fp80, Sink::Image(image)) => {
                let bits = self.fp80_bits()?;
                self.write_bytes(image, offset, &bits.to_le_bytes()[..10], start)
            }
            (_, Kind::Fp128, Sink::Image(_)) => Err(self.unsupported_at(start, "type fp128")),
            (.., Sink::Pieces(out)) if self.lower.types.info(ty).single && kind != Kind::Fp80 => {
                out.push(self.scalar_constant(ty)?);
                Ok(())
            }
            (.., Sink::Pieces(out)) => {
                let (given, v) = self.expression(depth)?;
                self.lower.expect_type(given, ty).at(start)?;
                out.extend(self.lower.pieces(given, v));
                Ok(())
            }
            (_, Kind::Int(65..) | Kind::Vector(..), Sink::Image(_))
                if opcode(self.cursor.peek_word()).is_some() =>
            {
                Err(self.unsupported_at(start, "this constant expression in an initialiser"))
            }
            (.., Sink::Image(image)) if self.lower.types.info(ty).single => match self.lin(ty, depth)? {
                Some(lin) => self.write_lin(lin, ty, offset, start, image),
                None => Err(self.unsupported_at(start, "this constant expression in an initialiser")),
            },
            (.., Sink::Image(_)) => {
                let (shown, found) = (self.lower.types.show(ty), self.cursor.found());
                Err(self.fault_at(start, format!("expected a constant of type {shown}, found {found}")))
            }
        }
    }

    /// The i-th element of an aggregate: a comma, a type and a constant.
    fn element(&mut self, i: u64, wanted: Ty, offset: u64, depth: u32, sink: &mut Sink<'_>) -> Read<()> {
        if i > 0 {
            self.cursor.expect(b',')?;
        }
        let start = self.cursor.token_start();
        let given = self.ty()?;
        self.lower.expect_type(given, wanted).at(start)?;
        if let Sink::Pieces(out) = sink
            && out.len() > MAX_PIECES as usize
        {
            return Err(self.unsupported_at(start, format!("a value of more than {MAX_PIECES} scalars")));
        }
        self.constant_into(wanted, offset, depth + 1, sink)
    }

    /// The bits of a lane of a vector of `element`.
    fn lane_bits(&self, element: Ty, sink: &Sink<'_>, pos: usize) -> Read<u64> {
        let bits = self.lower.types.bits(element);
        if matches!(sink, Sink::Image(_)) && !bits.is_multiple_of(8) {
            return Err(self.unsupported_at(pos, "a vector of bits in an initialiser"));
        }
        Ok(bits)
    }
}
