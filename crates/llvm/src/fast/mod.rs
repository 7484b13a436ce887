//! The quick way through the statements that make up most of a program.
//!
//! Nineteen statements in twenty at -O0 are loads, stores, branches, casts, arithmetic, addresses and calls on plain
//! types, printed by LLVM in exactly one way. They are read here line by line with a cursor in registers ([`line`]);
//! everything else in the reader keeps its position in memory. A method either reads a whole line, up to the line end,
//! or answers `None` before anything was changed that the careful way in [`crate::body`] would not do itself; that then
//! reads the line from its start, and it alone makes messages.

mod address;
mod call;
mod line;
mod statements;

use sheave_ir::{Block, ConstData, InstData, Type, Value};

use crate::cursor::{Span, key};
use crate::function_state::{Local, LocalState, Opd, Res};
use crate::globals::GlobalKind;
use crate::reader::Reader;
use crate::types::Ty;

use line::{Line, Name, digits, low, small_number};

macro_rules! keys {
    ($($name:ident = $text:literal,)*) => { $(const $name: u64 = key($text);)* };
}
use keys;

keys! {
    I1 = b"i1", I8 = b"i8", I16 = b"i16", I32 = b"i32", I64 = b"i64", PTR = b"ptr", DOUBLE = b"double",
    FLOAT = b"float", INDENT = b"\n  ", EMPTY_LINE = b"\n\n", EQUALS = b" = ", NULL = b"null",
    COMMA_PTR = b", ptr ", DEBUG_RECORD = b"\n    #db",
}

/// No local has this number.
const NO_LOCAL: u64 = u32::MAX as u64;

/// A plain type whose name starts `word`: the type, its piece, the length of its name.
#[inline(always)]
fn plain_type(word: u64) -> Option<(Ty, Type, usize)> {
    match low(word, 3) {
        I32 => return Some((Ty::I32, Type::I32, 3)),
        I64 => return Some((Ty::I64, Type::I64, 3)),
        PTR => return Some((Ty::PTR, Type::Ptr, 3)),
        I16 => return Some((Ty::I16, Type::I16, 3)),
        _ => {}
    }
    if low(word, 2) == I8 {
        return Some((Ty::I8, Type::I8, 2));
    }
    if low(word, 6) == DOUBLE {
        return Some((Ty::DOUBLE, Type::F64, 6));
    }
    if low(word, 5) == FLOAT {
        return Some((Ty::FLOAT, Type::F32, 5));
    }
    None
}

impl<'s> Reader<'s> {
    /// Reads lines from the line end at the position on, and leaves the position at the line end in front of the first
    /// line that is not a common one.
    pub(crate) fn fast_lines(&mut self) {
        if self.fs.in_prologue || !self.fs.fp80_phis.is_empty() {
            return;
        }
        let text = self.c.s;
        let Some(rest) = text.get(self.c.p..) else { return };
        let line = self.fast_blocks(Line { rest });
        self.c.p = text.len() - line.rest.len();
    }

    #[inline(always)]
    fn fast_blocks(&mut self, mut line: Line<'s>) -> Line<'s> {
        loop {
            if self.fs.current.is_none() {
                match self.fast_label_line(line) {
                    Some(after) => line = after,
                    None => return line,
                }
            }
            loop {
                let Some(word) = line.word() else { return line };
                if low(word, 3) != INDENT {
                    return line;
                }
                let after = match (word >> 24) as u8 {
                    b'%' => self.fast_definition(line),
                    b's' => self.fast_store(line),
                    b'c' => self.fast_call_line(line),
                    b'b' => self.fast_br(line),
                    b'r' => self.fast_ret(line),
                    b' ' if word == DEBUG_RECORD => {
                        line.skip(1).and_then(|()| line.skip_line()).map(|()| line)
                    }
                    _ => None,
                };
                match after {
                    Some(after) => line = after,
                    None => return line,
                }
                self.fs.phis_allowed = false;
                if self.fs.current.is_none() {
                    break;
                }
            }
        }
    }

    /// Appends an instruction without a result.
    #[inline(always)]
    fn emit(&mut self, data: InstData) {
        let inst = self.fs.f.make_inst(data);
        self.fs.f.order.push(inst);
    }

    /// Appends an instruction with one result.
    #[inline(always)]
    fn emit_value(&mut self, data: InstData, ty: Type) -> Value {
        let (inst, value) = self.fs.f.make_inst_with_result(data, ty);
        self.fs.f.order.push(inst);
        value
    }

    /// `%name = …` from the line end in front of it.
    #[inline(always)]
    fn fast_definition(&mut self, mut line: Line<'s>) -> Option<Line<'s>> {
        line.skip(4)?;
        let word = line.word()?;
        if (word as u8).is_ascii_digit() {
            let start = self.c.s.len() - line.rest.len();
            let (number, n, _) = digits(word)?;
            // Where the number was used before, or is too small, there is more to do or to say.
            let number = number as usize;
            if number < self.fs.next_number as usize
                || number > self.c.s.len()
                || self.fs.numbered.get(number).is_some_and(|&entry| entry != 0)
            {
                return None;
            }
            line.skip(n)?;
            line.take(EQUALS, 3)?;
            let (after, res) = self.fast_value(line)?;
            self.fs.next_number = number as u32 + 1;
            let span = Span { start: start as u32, end: start as u32 };
            self.fs.locals.push(Local::defined(span, 0, res));
            let entry = self.fs.locals.len() as u32;
            if number == self.fs.numbered.len() {
                self.fs.numbered.push(entry);
            } else {
                self.fs.numbered.resize(self.fs.numbered.len().max(number + 1), 0);
                self.fs.numbered[number] = entry;
            }
            return Some(after);
        }
        let name = line.name()?;
        line.take(EQUALS, 3)?;
        let place = match self.fast_find(&name) {
            Err(place) if name.is_plain() => place,
            _ => return None,
        };
        let (after, res) = self.fast_value(line)?;
        let id = self.fs.locals.len() as u32;
        self.fs.locals.push(Local::defined(name.span(self.c.s.len()), name.head, res));
        self.fs.table.fill(place, name.hash, id);
        Some(after)
    }

    /// The local called `name`, or its place in the table.
    #[inline(always)]
    fn fast_find(&self, name: &Name<'s>) -> Result<u32, usize> {
        let (c, locals) = (&self.c, &self.fs.locals);
        self.fs.table.probe(name.hash, |id| {
            let local = &locals[id as usize];
            local.head == name.head
                && (local.span.end - local.span.start) as usize == name.length
                && (name.length <= 8 || same_tail(c.bytes(local.span), name.bytes()))
        })
    }

    /// The local at the position, after its `%`, if it is known.
    #[inline(always)]
    fn fast_local(&self, line: &mut Line<'s>) -> Option<&Local> {
        let word = line.word()?;
        let id = if (word as u8).is_ascii_digit() {
            let (number, n, _) = digits(word)?;
            line.skip(n)?;
            self.fs.numbered.get(number as usize)?.wrapping_sub(1)
        } else {
            let found = self.fast_named(*line);
            line.skip((found >> 32) as usize)?;
            found as u32
        };
        self.fs.locals.get(id as usize)
    }

    /// The local whose name follows: its number, and above it the length of its name; [`NO_LOCAL`] where it is not known.
    /// (An `Option` of a pair would be returned in memory.)
    #[inline(never)]
    fn fast_named(&self, mut line: Line<'s>) -> u64 {
        if let Some(name) = line.name()
            && let Ok(id) = self.fast_find(&name)
        {
            return u64::from(id) | (name.length as u64) << 32;
        }
        NO_LOCAL
    }

    /// An operand of the plain type `ty`: a known local, a number of at most seven digits, a known global, null.
    #[inline(always)]
    fn fast_operand(&mut self, line: &mut Line<'s>, ty: Ty, piece: Type) -> Option<Value> {
        let word = line.word()?;
        if word as u8 == b'%' {
            line.skip(1)?;
            let local = self.fast_local(line)?;
            if local.state != LocalState::Value || local.ty != ty {
                return None;
            }
            let (v, fold) = (local.v, local.fold);
            self.fs.need(fold);
            return Some(Opd(v).value());
        }
        if piece.is_int() {
            if word as u8 == b'-' {
                let Some((number, n)) = small_number(word >> 8) else {
                    return self.fast_long_number(line, piece);
                };
                // The lowest number of the type is rare enough.
                if number > piece.mask() >> 1 {
                    return None;
                }
                line.skip(n + 1)?;
                return Some(self.fs.iconst(piece, number.wrapping_neg() & piece.mask()));
            }
            let Some((number, n)) = small_number(word) else { return self.fast_long_number(line, piece) };
            if number > piece.mask() {
                return None;
            }
            line.skip(n)?;
            return Some(self.fs.iconst(piece, number));
        }
        if piece != Type::Ptr {
            return None;
        }
        if word as u8 == b'@' {
            line.skip(1)?;
            return self.fast_global(line);
        }
        if low(word, 4) == NULL && matches!((word >> 32) as u8, b',' | b'\n' | b')') {
            line.skip(4)?;
            return Some(self.fs.constant(Type::Ptr, ConstData::Bits(0)));
        }
        None
    }

    /// A number of more than seven digits.
    #[inline(never)]
    fn fast_long_number(&mut self, line: &mut Line<'s>, piece: Type) -> Option<Value> {
        let negative = line.byte()? == b'-';
        line.skip(usize::from(negative))?;
        let mut number = 0u64;
        let mut n = 0;
        while let digit @ 0..=9 = line.byte()?.wrapping_sub(b'0') {
            number = number.checked_mul(10)?.checked_add(u64::from(digit))?;
            line.skip(1)?;
            n += 1;
        }
        if n == 0 || !matches!(line.byte()?, b',' | b'\n' | b' ' | b')') {
            return None;
        }
        if number > if negative { piece.mask() >> 1 } else { piece.mask() } {
            return None;
        }
        let bits = if negative { number.wrapping_neg() & piece.mask() } else { number };
        Some(self.fs.iconst(piece, bits))
    }

    /// The address of a global after its `@`.
    #[inline(never)]
    fn fast_global(&mut self, line: &mut Line<'s>) -> Option<Value> {
        let name = line.name()?;
        let id = self.fast_find_global(&name)?;
        if matches!(self.globals[id as usize].kind, GlobalKind::Unknown | GlobalKind::Intrinsic(_)) {
            return None;
        }
        let symbol = self.symbol(id).ok()?;
        Some(self.fs.constant(Type::Ptr, ConstData::Symbol(symbol, 0)))
    }

    /// The global called `name`.
    #[inline(always)]
    fn fast_find_global(&self, name: &Name<'s>) -> Option<u32> {
        let (c, globals) = (&self.c, &self.globals);
        let found = self.global_table.probe(name.hash, |id| {
            let global = &globals[id as usize];
            global.head == name.head
                && (global.span.end - global.span.start) as usize == name.length
                && (name.length <= 8 || same_tail(c.bytes(global.span), name.bytes()))
        });
        found.ok()
    }

    /// A known address after `, ptr `.
    #[inline(always)]
    fn fast_address(&mut self, line: &mut Line<'s>) -> Option<(Value, i32)> {
        let word = line.word()?;
        if low(word, 6) != COMMA_PTR {
            return None;
        }
        line.skip(7)?;
        match (word >> 48) as u8 {
            b'%' => {
                let local = self.fast_local(line)?;
                if local.state != LocalState::Value || local.ty != Ty::PTR {
                    return None;
                }
                if local.fold != 0 {
                    let fold = &self.fs.folds[local.fold as usize - 1];
                    return Some((fold.base, fold.offset));
                }
                Some((Opd(local.v).value(), 0))
            }
            b'@' => Some((self.fast_global(line)?, 0)),
            _ => None,
        }
    }

    /// A label from the line end in front of it, which opens its block.
    #[inline(never)]
    fn fast_label_line(&mut self, mut line: Line<'s>) -> Option<Line<'s>> {
        let word = line.word()?;
        if word as u8 != b'\n' {
            return None;
        }
        line.skip(if low(word, 2) == EMPTY_LINE { 2 } else { 1 })?;
        let mut next_number = self.fs.next_number;
        let index = if line.byte()?.is_ascii_digit() {
            let (number, n, rest) = digits(line.word()?)?;
            if rest as u8 != b':' || number < u64::from(next_number) {
                return None;
            }
            next_number = number as u32 + 1;
            let start = self.c.s.len() - line.rest.len();
            line.skip(n + 1)?;
            line.end_of_label()?;
            self.numbered_local(number as u32, start as u32).ok()?
        } else {
            if !line.byte()?.is_ascii_alphabetic() {
                return None;
            }
            let name = line.name_before(b':')?;
            line.end_of_label()?;
            self.fast_label_local(&name)?
        };
        let local = &mut self.fs.locals[index as usize];
        let block = match local.state {
            LocalState::ForwardLabel => {
                self.fs.n_forward -= 1;
                Block::from_u32(local.v)
            }
            LocalState::Unused => {
                let block = self.fs.f.blocks.push(Default::default());
                local.v = block.as_u32();
                block
            }
            _ => return None,
        };
        local.state = LocalState::Label;
        self.fs.next_number = next_number;
        self.fs.open_block(block);
        self.fs.llvm_block = block;
        self.fs.phis_allowed = true;
        Some(line)
    }

    /// The local of a label, entered if it is new.
    #[inline(always)]
    fn fast_label_local(&mut self, name: &Name<'s>) -> Option<u32> {
        match self.fast_find(name) {
            Ok(id) => Some(id),
            Err(place) if name.is_plain() => {
                let id = self.fs.locals.len() as u32;
                let res = Res::new(Ty::VOID, Opd(0));
                let local = Local::defined(name.span(self.c.s.len()), name.head, res);
                self.fs.locals.push(Local { state: LocalState::Unused, ..local });
                self.fs.table.fill(place, name.hash, id);
                Some(id)
            }
            Err(_) => None,
        }
    }
}

/// Whether two names that agree in their first eight bytes and their length are the same.
#[inline(never)]
fn same_tail(a: &[u8], b: &[u8]) -> bool {
    a == b
}
