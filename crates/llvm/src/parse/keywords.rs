//! The keywords of instructions and constant expressions, in one table.
//!
//! A keyword is found by its first eight bytes: a multiplication takes them to a slot of its own, and one
//! comparison decides whether the word is that keyword. No two keywords share a slot, which is checked when
//! this is compiled.

use sheave_ir::{BinaryOp, UnaryOp};

use crate::lower::casts::Cast;
use crate::parse::cursor::Cursor;
use crate::parse::words::{bytes_below, key};

/// The meaning of a keyword. The representation makes the tag a byte of its own, so that a jump table needs
/// no decoding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Opcode {
    Load,
    Store,
    Br,
    GetElementPtr,
    Call,
    /// `tail` or `notail`, which are hints: `call` follows.
    CallMarker,
    MustTail,
    Icmp,
    Fcmp,
    Alloca,
    Int(BinaryOp),
    /// A binary float operation; `None` is the remainder.
    Float(Option<BinaryOp>),
    FloatUnary(UnaryOp),
    Cast(Cast),
    Phi,
    Ret,
    Select,
    Switch,
    ExtractValue,
    InsertValue,
    ExtractElement,
    InsertElement,
    ShuffleVector,
    Unreachable,
    IndirectBr,
    Freeze,
    Fence,
    CmpXchg,
    AtomicRmw,
    VaArg,
    Invoke,
    CallBr,
    LandingPad,
    Resume,
    /// A hint on the order of uses in memory, which is skipped.
    UseListOrder,
    /// Exception handling of Windows.
    Funclet,
}

const KEYWORDS: &[(&[u8], Opcode)] = &[
    (b"load", Opcode::Load),
    (b"store", Opcode::Store),
    (b"br", Opcode::Br),
    (b"getelementptr", Opcode::GetElementPtr),
    (b"call", Opcode::Call),
    (b"tail", Opcode::CallMarker),
    (b"notail", Opcode::CallMarker),
    (b"musttail", Opcode::MustTail),
    (b"icmp", Opcode::Icmp),
    (b"fcmp", Opcode::Fcmp),
    (b"alloca", Opcode::Alloca),
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
    (b"ret", Opcode::Ret),
    (b"select", Opcode::Select),
    (b"switch", Opcode::Switch),
    (b"extractvalue", Opcode::ExtractValue),
    (b"insertvalue", Opcode::InsertValue),
    (b"extractelement", Opcode::ExtractElement),
    (b"insertelement", Opcode::InsertElement),
    (b"shufflevector", Opcode::ShuffleVector),
    (b"unreachable", Opcode::Unreachable),
    (b"indirectbr", Opcode::IndirectBr),
    (b"freeze", Opcode::Freeze),
    (b"fence", Opcode::Fence),
    (b"cmpxchg", Opcode::CmpXchg),
    (b"atomicrmw", Opcode::AtomicRmw),
    (b"va_arg", Opcode::VaArg),
    (b"invoke", Opcode::Invoke),
    (b"callbr", Opcode::CallBr),
    (b"landingpad", Opcode::LandingPad),
    (b"resume", Opcode::Resume),
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
    let mut table: [(u64, &[u8], Opcode); SLOTS] = [(0, b"", Opcode::Load); SLOTS];
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
    use super::*;

    #[test]
    fn each_keyword_is_found_and_nothing_else() {
        for &(word, meaning) in KEYWORDS {
            let take = |text: &[u8]| {
                let mut c = Cursor::new(text, 0);
                take_opcode(&mut c).map(|opcode| (opcode, c.p))
            };
            let found = Some((meaning, word.len()));
            assert_eq!(opcode(word), Some(meaning), "{}", String::from_utf8_lossy(word));
            for after in [&b""[..], b" i32 %x, %y", b"\n  ret void\n", b", !dbg !1 ", b"(i32 1)  "] {
                assert_eq!(take(&[word, after].concat()), found, "{}", String::from_utf8_lossy(word));
            }
            for after in [&b": ; a label"[..], b".1:        ", b"-x:        ", b"x i32"] {
                assert_eq!(take(&[word, after].concat()), None, "{}", String::from_utf8_lossy(word));
            }
            for i in 0..word.len() {
                let mut other = word.to_vec();
                other[i] ^= 1;
                assert_eq!(opcode(&other), None, "{}", String::from_utf8_lossy(&other));
                assert_eq!(take(&[&other, &b" i32 %x"[..]].concat()), None);
            }
        }
        assert_eq!(opcode(b""), None);
    }
}
