//! Applies the rules of the table to instructions.

use sheave_ir::{
    BinaryOp, ConstData, Editor, Inst, InstData, IntCC, OpFlags, TernaryOp, Type, UnaryOp, Value,
};

use super::pattern::{Env, Head, MAX_NAMES, Pat, Rule, To, commutes, kind};
use super::table::{HEADS, RULES};
use crate::blocks::inst_of;

/// A rule that applies, and what it found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    rule: &'static Rule,
    env: Env,
    values: [Option<Value>; MAX_NAMES],
    n_cc: u8,
    n_flags: u8,
    has_con: [bool; MAX_NAMES],
}

/// Puts a new instruction before the one that a rule is about.
pub(super) type Insert<'a> = &'a mut dyn FnMut(&mut Editor<'_>, Inst);

/// What a rule made of an instruction.
pub(super) enum Built {
    Value(Value),
    Inst(InstData),
}

/// The kind of definition that `value` has.
#[inline(always)]
fn kind_of(func: &Editor<'_>, value: Value) -> u32 {
    match inst_of(func, value) {
        Some(data) => kind_of_inst(&data),
        None => func.const_bits(value).map_or(kind::OTHER, |bits| kind::constant(func.ty(value), bits)),
    }
}

fn kind_of_inst(data: &InstData) -> u32 {
    match *data {
        InstData::Unary { op, .. } => kind::unary(op),
        InstData::Binary { op, .. } => kind::binary(op),
        InstData::Icmp { .. } => kind::CMP,
        InstData::Ternary { op: TernaryOp::Select, .. } => kind::SEL,
        _ => kind::OTHER,
    }
}

/// The first rule that applies to `data`, whose result has type `ty`.
pub(super) fn find(func: &Editor<'_>, data: &InstData, ty: Type) -> Option<Found> {
    let (a, b, commutes, is_equality) = match *data {
        // Rules for one operand accept any second one.
        InstData::Unary { arg, .. } => (arg, arg, false, false),
        InstData::Binary { op, args: [a, b], .. } => (a, b, commutes(op), false),
        InstData::Icmp { cc, args: [a, b] } => (a, b, false, matches!(cc, IntCC::Eq | IntCC::Ne)),
        InstData::Ternary { args: [a, b, _], .. } => (a, b, false, false),
        _ => return None,
    };
    let operands = [kind_of(func, a), kind_of(func, b)];
    let head = Head { root: kind_of_inst(data), operands, commutes, is_same: a == b, is_equality };
    let (start, mut fits) = HEADS.candidates(head);
    if fits == 0 || !func.ty(a).is_int() {
        return None;
    }
    while fits != 0 {
        let rule = &RULES[start + fits.trailing_zeros() as usize];
        if let Some(found) = matched(func, rule, data, ty, func.ty(a)) {
            return Some(found);
        }
        fits &= fits - 1;
    }
    None
}

fn matched(func: &Editor<'_>, rule: &'static Rule, data: &InstData, ty: Type, of: Type) -> Option<Found> {
    let mut found = Found {
        rule,
        env: Env {
            ty,
            of,
            types: [Type::I8; MAX_NAMES],
            cons: [0; MAX_NAMES],
            cc: [IntCC::Eq; MAX_NAMES],
            flags: [OpFlags::NONE; MAX_NAMES],
        },
        values: [None; MAX_NAMES],
        n_cc: 0,
        n_flags: 0,
        has_con: [false; MAX_NAMES],
    };
    (found.inst(func, &rule.from, data) && (rule.when)(&found.env)).then_some(found)
}

impl Found {
    /// What the rule is called.
    pub(crate) fn name(&self) -> &'static str {
        self.rule.name
    }

    fn value(&mut self, func: &Editor<'_>, pat: &Pat, value: Value) -> bool {
        match *pat {
            Pat::Val(name) => {
                let name = usize::from(name);
                self.env.types[name] = func.ty(value);
                *self.values[name].get_or_insert(value) == value
            }
            Pat::Con(name) | Pat::Limit(name) => {
                let name = usize::from(name);
                let Some(bits) = func.const_bits(value) else { return false };
                let known = core::mem::replace(&mut self.has_con[name], true);
                let same = !known || self.env.cons[name] == bits;
                self.env.cons[name] = bits;
                same
            }
            Pat::Num(n) => func.const_bits(value) == Some(n as u64 & func.ty(value).mask()),
            _ => inst_of(func, value).is_some_and(|data| self.inst(func, pat, &data)),
        }
    }

    fn inst(&mut self, func: &Editor<'_>, pat: &Pat, data: &InstData) -> bool {
        match (pat, *data) {
            (Pat::Un(wanted, x), InstData::Unary { op, arg }) => op == *wanted && self.value(func, x, arg),
            (Pat::Bin(wanted, [x, y]), InstData::Binary { op, flags, args: [a, b] }) => {
                if op != *wanted {
                    return false;
                }
                self.env.flags[usize::from(self.n_flags)] = flags;
                self.n_flags += 1;
                if !commutes(op) {
                    return self.value(func, x, a) && self.value(func, y, b);
                }
                let before = *self;
                if self.value(func, x, a) && self.value(func, y, b) {
                    return true;
                }
                *self = before;
                self.value(func, x, b) && self.value(func, y, a)
            }
            (Pat::Cmp([x, y]) | Pat::Order([x, y]), InstData::Icmp { cc, args: [a, b] }) => {
                self.env.cc[usize::from(self.n_cc)] = cc;
                self.n_cc += 1;
                self.value(func, x, a) && self.value(func, y, b)
            }
            (Pat::Sel([x, y, z]), InstData::Ternary { op: TernaryOp::Select, args: [a, b, c] }) => {
                self.value(func, x, a) && self.value(func, y, b) && self.value(func, z, c)
            }
            _ => false,
        }
    }

    /// The result, with what it needs inserted.
    pub(super) fn build(&self, func: &mut Editor<'_>, insert: Insert<'_>) -> Option<Built> {
        Some(match self.rule.to {
            To::Val(name) => Built::Value(self.values[usize::from(name)]?),
            To::Con(bits) => Built::Value(self.constant(func, self.env.ty, bits)),
            ref to => self.built(func, insert, to)?,
        })
    }

    fn constant(&self, func: &mut Editor<'_>, ty: Type, bits: fn(&Env) -> u64) -> Value {
        func.constant(ty, ConstData::Bits(bits(&self.env) & ty.mask()))
    }

    fn built(&self, func: &mut Editor<'_>, insert: Insert<'_>, to: &To) -> Option<Built> {
        let data = match to {
            To::Val(_) | To::Con(_) => {
                return Some(Built::Value(self.operand(func, insert, to, self.env.ty)?));
            }
            To::Un(op, x) => {
                InstData::Unary { op: *op, arg: self.operand(func, insert, x, self.env.type_of(x))? }
            }
            To::Fit(op, name) => {
                let arg = self.values[usize::from(*name)]?;
                let op = match func.ty(arg).bits().cmp(&self.env.ty.bits()) {
                    core::cmp::Ordering::Equal => return Some(Built::Value(arg)),
                    core::cmp::Ordering::Greater => UnaryOp::Trunc,
                    core::cmp::Ordering::Less => *op,
                };
                InstData::Unary { op, arg }
            }
            To::Bin(op, flags, [x, y]) => {
                let ty = self.env.type_of(to);
                let (a, b) = (self.operand(func, insert, x, ty)?, self.operand(func, insert, y, ty)?);
                if matches!(op, BinaryOp::Add | BinaryOp::Rotr) && func.const_bits(b) == Some(0) {
                    return Some(Built::Value(a));
                }
                InstData::Binary { op: *op, flags: flags(&self.env), args: [a, b] }
            }
            To::Cmp(cc, [x, y]) => {
                let ty = self.env.type_of(x);
                let args = [self.operand(func, insert, x, ty)?, self.operand(func, insert, y, ty)?];
                InstData::Icmp { cc: cc(&self.env), args }
            }
        };
        Some(Built::Inst(data))
    }

    /// A value of type `ty` for an operand.
    fn operand(&self, func: &mut Editor<'_>, insert: Insert<'_>, to: &To, ty: Type) -> Option<Value> {
        match to {
            To::Val(name) => self.values[usize::from(*name)],
            To::Con(bits) => Some(self.constant(func, ty, *bits)),
            _ => match self.built(func, insert, to)? {
                Built::Value(value) => Some(value),
                Built::Inst(data) => {
                    let (new, value) = func.make_inst_with_result(data, self.env.type_of(to));
                    insert(func, new);
                    Some(value)
                }
            },
        }
    }
}

impl Env {
    /// The type of a result; of a constant, whatever its use asks for.
    pub(super) fn type_of(&self, to: &To) -> Type {
        match to {
            To::Val(name) => self.types[usize::from(*name)],
            To::Con(_) | To::Fit(..) => self.ty,
            To::Un(_, x) => self.type_of(x),
            To::Bin(_, _, [To::Con(_), y]) => self.type_of(y),
            To::Bin(_, _, [x, _]) => self.type_of(x),
            To::Cmp(..) => Type::I8,
        }
    }
}
