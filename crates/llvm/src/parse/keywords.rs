//! The keywords of instructions and constant expressions, in one table.
//!
//! A keyword is found by its first eight bytes: a multiplication takes them to a slot of its own, and one
//! comparison decides whether the word is that keyword. No two keywords share a slot, which is checked when
//! this is compiled.

use sheave_ir::{BinaryOp, UnaryOp};

use crate::lower::body::TypedValue;
use crate::lower::casts::Cast;
use crate::parse::Reader;
use crate::parse::cursor::Cursor;
use crate::parse::fault::Read;
use crate::parse::words::{bytes_below, key};

/// The meaning of a keyword. The representation makes the tag a byte of its own, so that a jump table needs
/// no decoding.
#[derive(Clone, Copy, Debug)]
#[repr(u8)]
pub(crate) enum Opcode {
    GetElementPtr,
    /// `tail` or `notail`, which are hints: `call` follows.
    CallMarker,
    MustTail,
    /// A comparison of integers, or one of floats.
    Compare(bool),
    Int(BinaryOp),
    /// A binary float operation; `None` is the remainder.
    Float(Option<BinaryOp>),
    FloatUnary(UnaryOp),
    Cast(Cast),
    Phi,
    /// What ends a block, with the method that reads it.
    Terminator(fn(&mut Reader<'_>) -> Read<TypedValue>),
    /// An operation on parts of values or a choice of one, whose expression has the same operands.
    Parts(fn(&mut Reader<'_>) -> Read<TypedValue>),
    /// An instruction without an expression of its name.
    Other(fn(&mut Reader<'_>) -> Read<TypedValue>),
    /// A hint on the order of uses in memory, which is skipped.
    UseListOrder,
    /// Exception handling of Windows.
    Funclet,
}

const KEYWORDS: &[(&[u8], Opcode)] = &[
    (b"load", Opcode::Other(|reader| reader.load_inst())),
    (b"store", Opcode::Other(|reader| reader.store_inst())),
    (b"br", Opcode::Terminator(|reader| reader.br())),
    (b"getelementptr", Opcode::GetElementPtr),
    (b"call", Opcode::Other(|reader| reader.call_inst())),
    (b"tail", Opcode::CallMarker),
    (b"notail", Opcode::CallMarker),
    (b"musttail", Opcode::MustTail),
    (b"icmp", Opcode::Compare(true)),
    (b"fcmp", Opcode::Compare(false)),
    (b"alloca", Opcode::Other(|reader| reader.alloca_inst())),
    (b"add", Opcode::Int(BinaryOp::Add)),
    (b"sub", Opcode::Int(BinaryOp::Sub)),
    (b"mul", Opcode::Int(BinaryOp::Mul)),
    (b"and", Opcode::Int(BinaryOp::And)),
    (b"or", Opcode::Int(BinaryOp::Or)),
    (b"xor", Opcode::Int(BinaryOp::Xor)),
    (b"shl", Opcode::Int(BinaryOp::Shl)),
    (b"lshr", Opcode::Int(BinaryOp::Lshr)),
    (b"ashr", Opcode::Int(BinaryOp::Ashr)),
    (b"sdiv", Opcode::Int(BinaryOp::Sdiv)),
    (b"udiv", Opcode::Int(BinaryOp::Udiv)),
    (b"srem", Opcode::Int(BinaryOp::Srem)),
    (b"urem", Opcode::Int(BinaryOp::Urem)),
    (b"fadd", Opcode::Float(Some(BinaryOp::Fadd))),
    (b"fsub", Opcode::Float(Some(BinaryOp::Fsub))),
    (b"fmul", Opcode::Float(Some(BinaryOp::Fmul))),
    (b"fdiv", Opcode::Float(Some(BinaryOp::Fdiv))),
    (b"frem", Opcode::Float(None)),
    (b"fneg", Opcode::FloatUnary(UnaryOp::Fneg)),
    (b"trunc", Opcode::Cast(Cast::Trunc)),
    (b"zext", Opcode::Cast(Cast::Zext)),
    (b"sext", Opcode::Cast(Cast::Sext)),
    (b"fptrunc", Opcode::Cast(Cast::FpTrunc)),
    (b"fpext", Opcode::Cast(Cast::FpExt)),
    (b"fptosi", Opcode::Cast(Cast::FpToInt { signed: true })),
    (b"fptoui", Opcode::Cast(Cast::FpToInt { signed: false })),
    (b"sitofp", Opcode::Cast(Cast::IntToFp { signed: true })),
    (b"uitofp", Opcode::Cast(Cast::IntToFp { signed: false })),
    (b"ptrtoint", Opcode::Cast(Cast::PtrToInt)),
    (b"ptrtoaddr", Opcode::Cast(Cast::PtrToInt)),
    (b"inttoptr", Opcode::Cast(Cast::IntToPtr)),
    (b"bitcast", Opcode::Cast(Cast::Bitcast)),
    (b"addrspacecast", Opcode::Cast(Cast::Bitcast)),
    (b"phi", Opcode::Phi),
    (b"ret", Opcode::Terminator(|reader| reader.ret())),
    (b"select", Opcode::Parts(|reader| reader.select_inst())),
    (b"switch", Opcode::Terminator(|reader| reader.switch())),
    (b"extractvalue", Opcode::Parts(|reader| reader.extract_value())),
    (b"insertvalue", Opcode::Parts(|reader| reader.insert_value())),
    (b"extractelement", Opcode::Parts(|reader| reader.extract_element())),
    (b"insertelement", Opcode::Parts(|reader| reader.insert_element())),
    (b"shufflevector", Opcode::Parts(|reader| reader.shuffle_vector())),
    (b"unreachable", Opcode::Terminator(|reader| reader.unreachable())),
    (b"indirectbr", Opcode::Terminator(|reader| reader.indirect_br())),
    (b"freeze", Opcode::Other(|reader| reader.freeze())),
    (b"fence", Opcode::Other(|reader| reader.fence())),
    (b"cmpxchg", Opcode::Other(|reader| reader.cmpxchg())),
    (b"atomicrmw", Opcode::Other(|reader| reader.atomic_rmw())),
    (b"va_arg", Opcode::Other(|reader| reader.va_arg())),
    (b"invoke", Opcode::Terminator(|reader| reader.invoke())),
    (b"callbr", Opcode::Terminator(|reader| reader.callbr())),
    (b"landingpad", Opcode::Other(|reader| reader.landing_pad())),
    (b"resume", Opcode::Terminator(|reader| reader.resume())),
    (b"uselistorder", Opcode::UseListOrder),
    (b"cleanuppad", Opcode::Funclet),
    (b"catchpad", Opcode::Funclet),
    (b"catchswitch", Opcode::Funclet),
    (b"cleanupret", Opcode::Funclet),
    (b"catchret", Opcode::Funclet),
];

const SLOTS: usize = 512;

/// The top bits of a keyword's first eight bytes times this are its slot.
const FACTOR: u64 = 0x4a17_fdce_ddf4_19bb;

const fn slot(key: u64) -> usize {
    (key.wrapping_mul(FACTOR) >> 55) as usize
}

/// For each slot the first eight bytes of its keyword, the keyword and its meaning; an empty word if there
/// is none.
static TABLE: [(u64, &[u8], Opcode); SLOTS] = {
    let mut table: [(u64, &[u8], Opcode); SLOTS] = [(0, b"", Opcode::Phi); SLOTS];
    let mut i = 0;
    while i < KEYWORDS.len() {
        let (word, opcode) = KEYWORDS[i];
        let at = slot(key(word));
        assert!(table[at].1.is_empty(), "two keywords have one slot: choose another factor");
        table[at] = (key(word), word, opcode);
        i += 1;
    }
    table
};

/// The meaning of `word`.
pub(crate) fn opcode(word: &[u8]) -> Option<Opcode> {
    let (_, name, opcode) = TABLE[slot(key(word))];
    (name == word && !word.is_empty()).then_some(opcode)
}

/// Takes the keyword of an instruction. Nothing is taken if there is none, such as at a label.
#[inline(always)]
pub(crate) fn take_opcode(c: &mut Cursor<'_>) -> Option<Opcode> {
    let head = c.word8(c.p);
    let blank = bytes_below(head, b' ' + 1);
    if blank != 0 {
        let bits = blank.trailing_zeros() & 0x38;
        let head = head & ((1 << bits) - 1);
        let (known, _, opcode) = TABLE[slot(head)];
        if known == head && bits != 0 {
            c.p += bits as usize / 8;
            return Some(opcode);
        }
    } else {
        let (known, name, opcode) = TABLE[slot(head)];
        if known == head && c.s[c.p..].starts_with(name) && !c.continues_name(c.p + name.len()) {
            c.p += name.len();
            return Some(opcode);
        }
    }
    // A short keyword that something else than a blank follows.
    let mut after = *c;
    let opcode = opcode(after.word()).filter(|_| !after.continues_name(after.p))?;
    c.p = after.p;
    Some(opcode)
}

#[cfg(test)]
mod tests {
    use core::mem::discriminant;

    use super::*;

    #[test]
    fn each_keyword_is_found_and_nothing_else() {
        for &(word, meaning) in KEYWORDS {
            let take = |text: &[u8]| {
                let mut c = Cursor::new(text, 0);
                take_opcode(&mut c).map(|opcode| (discriminant(&opcode), c.p))
            };
            let meaning = discriminant(&meaning);
            let found = Some((meaning, word.len()));
            let of_word = opcode(word).map(|opcode| discriminant(&opcode));
            assert_eq!(of_word, Some(meaning), "{}", String::from_utf8_lossy(word));
            for after in [&b""[..], b" i32 %x, %y", b"\n  ret void\n", b", !dbg !1 ", b"(i32 1)  "] {
                assert_eq!(take(&[word, after].concat()), found, "{}", String::from_utf8_lossy(word));
            }
            for after in [&b": ; a label"[..], b".1:        ", b"-x:        ", b"x i32"] {
                assert_eq!(take(&[word, after].concat()), None, "{}", String::from_utf8_lossy(word));
            }
            for i in 0..word.len() {
                let mut other = word.to_vec();
                other[i] ^= 1;
                assert!(opcode(&other).is_none(), "{}", String::from_utf8_lossy(&other));
                assert_eq!(take(&[&other, &b" i32 %x"[..]].concat()), None);
            }
        }
        assert!(opcode(b"").is_none());
    }
}
