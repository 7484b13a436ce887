//! Simplification of calls of C library functions (LLVM's SimplifyLibCalls), and of small blocks of memory.
//!
//! A call counts as one of these if the function is defined elsewhere, has the name and the signature, and
//! neither is `no_inline`, which is how a reader passes on that a function is not the library's (`nobuiltin`
//! in LLVM). Small blocks of constant length are copied and filled as one integer, and compared as one or
//! two.
//!
//! ```text
//! v1 = call %strlen(%hello)              v1 is 5
//! v2 = call %strcpy(v0, %hello)          mem_copy v0, %hello, 6; v2 is v0
//! mem_copy v3, v4, 8                     v5 = load i64 v4; store v5, v3
//! v6 = call %memcmp(v7, v8, 4)           v9 = load i32 v7; v10 = load i32 v8
//! v11 = icmp eq v6, 0                    v11 = icmp eq v9, v10
//! v12 = call %sqrt(v13 * v13)            v12 = sqrt v13 * v13: never negative, so `errno` stays
//! ```

use sheave_ir::{BinaryOp, ConstData, Editor, FuncAttrs, Inst, InstData, IntCC, MemFlags, MemOp, SigId};
use sheave_ir::{Symbol, SymbolDef, Type, UnaryOp, Value, ValueDef};

use crate::memory::slots::Slots;
use crate::memory::{self, alias::Aliases, content};
use crate::program::Program;

/// Bytes of the longest string that is read.
const MAX_STRING: u64 = 4096;

/// Levels of sums that are followed to prove that a float is not negative.
const MAX_DEPTH: u32 = 4;

/// Bytes of the longest blocks that are compared without a call.
const MAX_COMPARED: u64 = 16;

/// Blocks whose equality integers tell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Compared {
    call: Inst,
    addrs: [Value; 2],
    ty: Type,
    /// Where the second integer of each is, if there is one.
    rest: Option<i32>,
}

/// A function of the C library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    Strlen,
    Strcmp,
    Strncmp,
    Strcpy,
    Memcmp,
    Sqrt,
}

const P: Type = Type::Ptr;
const N: Type = Type::I64;
const I: Type = Type::I32;

/// Names and signatures.
const FUNCTIONS: [(&str, Known, &[Type], Type); 8] = [
    ("strlen", Known::Strlen, &[P], N),
    ("strcmp", Known::Strcmp, &[P, P], I),
    ("strncmp", Known::Strncmp, &[P, P, N], I),
    ("strcpy", Known::Strcpy, &[P, P], P),
    ("memcmp", Known::Memcmp, &[P, P, N], I),
    ("bcmp", Known::Memcmp, &[P, P, N], I),
    ("sqrt", Known::Sqrt, &[Type::F64], Type::F64),
    ("sqrtf", Known::Sqrt, &[Type::F32], Type::F32),
];

/// The fate of a call.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fate {
    /// Its result is this constant.
    Constant(u64),
    /// Its result is the first character of the string, as an unsigned number; or the negative of that.
    First(Value, bool),
    /// The difference of the first characters of both.
    FirstDifference(Value, Value),
    /// It copies so many bytes to the first address from the second, and gives the first.
    Copy(Value, Value, u64),
    /// The root of its argument.
    Root(Value),
}

/// What reads the module and the function.
pub(crate) struct Library<'a, 'f> {
    pub(crate) module: Program<'a>,
    pub(crate) edit: &'a Editor<'f>,
    pub(crate) slots: &'a Slots,
}

impl Library<'_, '_> {
    fn known(&self, data: &InstData, callee: Symbol, sig: SigId) -> Option<Known> {
        let symbol = &self.module.symbols[callee];
        if symbol.def != SymbolDef::ExternalFunction {
            return None;
        }
        let &(_, known, params, result) = FUNCTIONS.iter().find(|(name, ..)| *name == &*symbol.name)?;
        let sig = &self.module.signatures[sig];
        let fits = sig.variadic.is_none()
            && sig.params.iter().map(|param| param.ty).eq(params.iter().copied())
            && sig.results.iter().map(|result| result.ty).eq([result]);
        (fits && is_plain(self.module.call_attrs(data))).then_some(known)
    }

    /// The fate of the call `data`, if its function is known and its arguments tell.
    pub(crate) fn fate(&self, data: &InstData) -> Option<Fate> {
        let InstData::Call { sig, callee, args, .. } = *data else { return None };
        let known = self.known(data, callee, sig)?;
        let args = args.as_slice(&self.edit.pool);
        let bits = |value| self.edit.const_bits(value);
        match (known, args) {
            (Known::Strlen, &[s]) => self.length(s).map(Fate::Constant),
            (Known::Strcmp, &[a, b]) => match (self.length(a), self.length(b)) {
                (Some(_), Some(_)) => self.order(a, b, u64::MAX).map(Fate::Constant),
                (None, Some(0)) => Some(Fate::First(a, false)),
                (Some(0), None) => Some(Fate::First(b, true)),
                _ => None,
            },
            (Known::Strncmp, &[a, b, n]) => match bits(n)? {
                0 => Some(Fate::Constant(0)),
                n => {
                    self.length(a)?;
                    self.length(b)?;
                    self.order(a, b, n).map(Fate::Constant)
                }
            },
            (Known::Memcmp, &[a, b, n]) => match bits(n)? {
                0 => Some(Fate::Constant(0)),
                1 => Some(Fate::FirstDifference(a, b)),
                _ => None,
            },
            (Known::Strcpy, &[to, from]) => Some(Fate::Copy(to, from, self.length(from)? + 1)),
            (Known::Sqrt, &[x]) => self.is_not_negative(x, MAX_DEPTH).then_some(Fate::Root(x)),
            _ => None,
        }
    }

    /// How blocks are compared where `value` is the result of a comparison of blocks, of which only matters
    /// whether they are equal.
    pub(crate) fn compared(&self, value: Value) -> Option<Compared> {
        let ValueDef::Result(call) = self.edit.def(value) else { return None };
        let data = &self.edit.insts[call];
        let InstData::Call { sig, callee, args, .. } = *data else { return None };
        if self.known(data, callee, sig)? != Known::Memcmp {
            return None;
        }
        let &[a, b, n] = args.as_slice(&self.edit.pool) else { return None };
        let bytes = self.edit.const_bits(n).filter(|bytes| (1..=MAX_COMPARED).contains(bytes))?;
        // Two integers that overlap, or touch, are all of it where one is not.
        let width = 1 << bytes.ilog2().min(3);
        let rest = (bytes != width).then_some((bytes - width) as i32);
        Some(Compared { call, addrs: [a, b], ty: whole(width)?, rest })
    }

    /// The length of a string that nothing ever writes to.
    fn length(&self, string: Value) -> Option<u64> {
        self.text(string).map(|text| text.len() as u64)
    }

    /// The characters of a string that nothing ever writes to.
    pub(crate) fn text(&self, string: Value) -> Option<&[u8]> {
        if !self.edit.values[string].is_const() {
            return None;
        }
        let aliases = Aliases { module: self.module, slots: self.slots };
        memory::text(aliases, &aliases.locate(self.edit, string, 0, 1), MAX_STRING as usize)
    }

    /// A character of constant data.
    fn character(&self, string: Value, at: u64) -> Option<u64> {
        if !self.edit.values[string].is_const() {
            return None;
        }
        let aliases = Aliases { module: self.module, slots: self.slots };
        let location = aliases.locate(self.edit, string, i32::try_from(at).ok()?, 1);
        match content(aliases, &location, Type::I8)? {
            ConstData::Bits(bits) => Some(bits),
            _ => None,
        }
    }

    /// What `strncmp` gives for two strings with an end, as the bits of an `int`.
    fn order(&self, a: Value, b: Value, n: u64) -> Option<u64> {
        for at in 0..n.min(MAX_STRING) {
            let (x, y) = (self.character(a, at)?, self.character(b, at)?);
            if x != y || x == 0 {
                return Some(u64::from(x.cmp(&y) as i32 as u32));
            }
        }
        Some(0)
    }

    /// True where the float is not less than zero: a square, a magnitude, a sum of such.
    fn is_not_negative(&self, value: Value, depth: u32) -> bool {
        if let Some(bits) = self.edit.const_bits(value) {
            return bits >> (self.edit.ty(value).bits() - 1) == 0;
        }
        let ValueDef::Result(inst) = self.edit.def(value) else { return false };
        match self.edit.insts[inst] {
            InstData::Unary { op: UnaryOp::Fabs | UnaryOp::UintToFloat | UnaryOp::Sqrt, .. } => true,
            InstData::Binary { op: BinaryOp::Fmul, args: [a, b], .. } if a == b => true,
            InstData::Binary { op: BinaryOp::Fadd | BinaryOp::Fmul | BinaryOp::Fdiv, args, .. } => {
                depth > 0 && args.iter().all(|&arg| self.is_not_negative(arg, depth - 1))
            }
            _ => false,
        }
    }
}

/// Whether a call with these attributes is one of what the C library has under the name.
pub(crate) fn is_plain(attrs: FuncAttrs) -> bool {
    (attrs & (FuncAttrs::NO_INLINE | FuncAttrs::STRICT_FP | FuncAttrs::RETURNS_TWICE)).is_empty()
}

/// The integer of so many bytes.
fn whole(bytes: u64) -> Option<Type> {
    Type::int_of_bytes(u32::try_from(bytes).ok()?).filter(|ty| ty.is_int())
}

/// What an operation on a small block is instead: a store of what is loaded, or of a constant.
pub(crate) fn small_block(edit: &mut Editor<'_>, inst: Inst) -> Option<InstData> {
    let InstData::Mem { op, volatile: false, args: [to, from, length] } = edit.insts[inst] else {
        return None;
    };
    let ty = whole(edit.const_bits(length)?)?;
    let byte = match op {
        MemOp::Set => Some(edit.const_bits(from)?),
        MemOp::Copy | MemOp::Move => None,
    };
    if !edit.begin_rewrite() {
        return None;
    }
    let flags = MemFlags::default();
    let value = match byte {
        Some(byte) => {
            let bits = (byte & 0xff).wrapping_mul(0x0101_0101_0101_0101) & ty.mask();
            edit.constant(ty, ConstData::Bits(bits))
        }
        None => insert_load(edit, inst, from, 0, ty),
    };
    let data = InstData::Store { flags, addr: to, value, offset: 0 };
    edit.set_inst(inst, data);
    Some(data)
}

fn insert_load(edit: &mut Editor<'_>, before: Inst, addr: Value, offset: i32, ty: Type) -> Value {
    insert(edit, before, InstData::Load { flags: MemFlags::default(), addr, offset }, ty)
}

fn insert(edit: &mut Editor<'_>, before: Inst, data: InstData, ty: Type) -> Value {
    let (new, value) = edit.make_inst_with_result(data, ty);
    edit.insert_before(before, new);
    value
}

/// Inserts what `fate` says before the call `inst`, and gives its result, which is of type `ty`.
pub(crate) fn replace(edit: &mut Editor<'_>, inst: Inst, fate: Fate, ty: Type) -> Value {
    match fate {
        Fate::Constant(bits) => edit.constant(ty, ConstData::Bits(bits & ty.mask())),
        Fate::First(addr, negative) => {
            let byte = insert_load(edit, inst, addr, 0, Type::I8);
            let first = insert(edit, inst, InstData::Unary { op: UnaryOp::Zext, arg: byte }, ty);
            match negative {
                true => insert(edit, inst, InstData::Unary { op: UnaryOp::Neg, arg: first }, ty),
                false => first,
            }
        }
        Fate::FirstDifference(a, b) => {
            let bytes = [a, b].map(|addr| insert_load(edit, inst, addr, 0, Type::I8));
            let op = UnaryOp::Zext;
            let args = bytes.map(|arg| insert(edit, inst, InstData::Unary { op, arg }, ty));
            insert(edit, inst, InstData::binary(BinaryOp::Sub, args), ty)
        }
        Fate::Copy(to, from, length) => {
            let length = edit.constant(Type::I64, ConstData::Bits(length));
            let data = InstData::Mem { op: MemOp::Copy, volatile: false, args: [to, from, length] };
            let new = edit.make_inst(data);
            edit.insert_before(inst, new);
            to
        }
        Fate::Root(arg) => {
            // The function is given some value where this one is poison.
            let arg = insert(edit, inst, InstData::Unary { op: UnaryOp::Freeze, arg }, ty);
            insert(edit, inst, InstData::Unary { op: UnaryOp::Sqrt, arg }, ty)
        }
    }
}

/// The comparison, in place of one of the result of [`Library::compared`] with zero.
pub(crate) fn compare(edit: &mut Editor<'_>, cc: IntCC, compared: Compared) -> InstData {
    let Compared { call, addrs, ty, rest } = compared;
    let mut load = |offset| addrs.map(|addr| insert_load(edit, call, addr, offset, ty));
    let first = load(0);
    let Some(second) = rest.map(load) else { return InstData::Icmp { cc, args: first } };
    let [x, y] = [first, second].map(|args| insert(edit, call, InstData::binary(BinaryOp::Xor, args), ty));
    let differs = insert(edit, call, InstData::binary(BinaryOp::Or, [x, y]), ty);
    InstData::Icmp { cc, args: [differs, edit.constant(ty, ConstData::Bits(0))] }
}
