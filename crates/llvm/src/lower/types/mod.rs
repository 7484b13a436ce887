//! LLVM's types: interned, with sizes, field offsets and the scalars that a value of the type consists of.
//!
//! A first-class value of LLVM becomes a row of *pieces*, each a value of one of Sheave's seven types: one
//! for a scalar, several for a wide integer, a vector or an aggregate. An 80-bit float is one piece, the
//! address of a 16-byte slot. The table has the number and types of the pieces of each type; the type's
//! [`Unit`]s, its scalars and vectors in order, give their positions in memory.
//!
//! Layouts follow the x86-64 data layout. They are computed when a type is first needed, because textual IR
//! may use a named type before it defines it. Nesting is limited to [`MAX_TYPE_DEPTH`], so recursion here is
//! bounded.

mod layout;

use rustc_hash::FxHashMap;
use sheave_ir::Type;

/// How deeply types may nest. Real programs stay under 20; the limit keeps hostile text from exhausting the
/// stack.
pub(crate) const MAX_TYPE_DEPTH: u32 = 200;

/// How many scalars a first-class value may have.
pub(crate) const MAX_PIECES: u32 = 4096;

/// The widest integer that is read.
pub(crate) const MAX_INT_BITS: u32 = 8192;

/// A type; `void` by default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Ty(pub(crate) u32);

impl Ty {
    pub(crate) const VOID: Ty = Ty(0);
    pub(crate) const METADATA: Ty = Ty(2);
    pub(crate) const HALF: Ty = Ty(4);
    pub(crate) const BFLOAT: Ty = Ty(5);
    pub(crate) const FLOAT: Ty = Ty(6);
    pub(crate) const DOUBLE: Ty = Ty(7);
    pub(crate) const FP80: Ty = Ty(8);
    pub(crate) const PTR: Ty = Ty(10);
    pub(crate) const I1: Ty = Ty(11);
    pub(crate) const I8: Ty = Ty(12);
    pub(crate) const I16: Ty = Ty(13);
    pub(crate) const I32: Ty = Ty(14);
    pub(crate) const I64: Ty = Ty(15);
    pub(crate) const I128: Ty = Ty(16);
}

/// The first types of the table, in its order, with LLVM's names.
pub(crate) const FIXED: [(Kind, &str); 16] = [
    (Kind::Void, "void"),
    (Kind::Label, "label"),
    (Kind::Metadata, "metadata"),
    (Kind::Token, "token"),
    (Kind::Half, "half"),
    (Kind::BFloat, "bfloat"),
    (Kind::Float, "float"),
    (Kind::Double, "double"),
    (Kind::Fp80, "x86_fp80"),
    (Kind::Fp128, "fp128"),
    (Kind::Ptr(None), "ptr"),
    (Kind::Int(1), "i1"),
    (Kind::Int(8), "i8"),
    (Kind::Int(16), "i16"),
    (Kind::Int(32), "i32"),
    (Kind::Int(64), "i64"),
];

/// The structure of a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    Void,
    Label,
    Metadata,
    Token,
    Half,
    BFloat,
    Float,
    Double,
    Fp80,
    Fp128,
    /// The pointee of a typed pointer, or `None`.
    Ptr(Option<Ty>),
    Int(u32),
    Array(Ty, u64),
    Vector(Ty, u32),
    /// The fields are a range of [`Types::fields`].
    Struct {
        first: u32,
        n: u32,
        packed: bool,
    },
    /// A function; the parameters are a range of [`Types::fields`].
    Func {
        ret: Ty,
        first: u32,
        n: u32,
        variadic: bool,
    },
    /// A named type without a definition (so far).
    Opaque,
}

impl Kind {
    /// False for types that no value has.
    pub(crate) fn has_values(self) -> bool {
        use Kind::{Func, Label, Metadata, Opaque, Token, Void};
        !matches!(self, Void | Label | Metadata | Token | Func { .. } | Opaque)
    }
}

/// The Sheave type that holds an integer of `bits` bits, at most 64.
pub(crate) fn container(bits: u32) -> Type {
    match bits {
        0..=8 => Type::I8,
        9..=16 => Type::I16,
        17..=32 => Type::I32,
        _ => Type::I64,
    }
}

/// A type with its layout.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Info {
    pub(crate) kind: Kind,
    /// The layout below is known.
    pub(crate) ready: bool,
    /// A value of this type is one Sheave value.
    pub(crate) single: bool,
    /// Memory holds that value as it is: loads and stores have nothing to convert.
    pub(crate) plain: bool,
    /// The Sheave type of that value.
    pub(crate) piece: Type,
    /// Base-two logarithm of the ABI alignment.
    pub(crate) align_log2: u8,
    /// Number of pieces, saturating; 0 for types without values.
    pub(crate) pieces: u32,
    /// Size in memory with padding to the alignment.
    pub(crate) size: u64,
    /// The units' range, once [`Types::units`] has made them.
    units: (u32, u32),
}

/// A scalar or vector inside a type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unit {
    /// Bytes from the start.
    pub(crate) offset: u32,
    /// The scalar or vector type.
    pub(crate) ty: Ty,
}

/// The table of types.
pub(crate) struct Types {
    infos: Vec<Info>,
    /// Fields and parameters of all structs and functions.
    fields: Vec<Ty>,
    /// For fields of structs with a layout, their offsets.
    offsets: Vec<u64>,
    units: Vec<Unit>,
    /// Structs and functions, as if their parts were the first ones, with these; arrays, vectors, typed
    /// pointers, and integers of unusual widths.
    known: FxHashMap<(Kind, Box<[Ty]>), Ty>,
    /// Alignment of `i128` in bytes, base-two logarithm: 4 in data layouts since LLVM 18, 3 before.
    pub(crate) i128_align_log2: u8,
}

impl Default for Types {
    fn default() -> Self {
        let mut types = Types {
            infos: Vec::with_capacity(64),
            fields: Vec::with_capacity(64),
            offsets: Vec::with_capacity(64),
            units: Vec::with_capacity(64),
            known: FxHashMap::default(),
            i128_align_log2: 4,
        };
        for (kind, _) in FIXED {
            let ty = types.push(kind);
            // None of these can fail: they have no parts.
            let _ = types.layout(ty);
        }
        types.push(Kind::Int(128));
        types
    }
}

impl Types {
    pub(crate) fn push(&mut self, kind: Kind) -> Ty {
        let ty = Ty(self.infos.len() as u32);
        self.infos.push(Info {
            kind,
            ready: false,
            single: false,
            plain: false,
            piece: Type::I8,
            align_log2: 0,
            pieces: 0,
            size: 0,
            units: (0, 0),
        });
        ty
    }

    /// The type's description. Its layout is valid only if [`Types::layout`] has succeeded.
    #[inline(always)]
    pub(crate) fn info(&self, ty: Ty) -> &Info {
        &self.infos[ty.0 as usize]
    }

    #[inline(always)]
    pub(crate) fn kind(&self, ty: Ty) -> Kind {
        self.infos[ty.0 as usize].kind
    }

    /// Gives the named type `ty` the definition of `body`.
    pub(crate) fn define(&mut self, ty: Ty, body: Ty) {
        self.infos[ty.0 as usize].kind = self.kind(body);
    }

    pub(crate) fn int(&mut self, bits: u32) -> Ty {
        match bits {
            1 => Ty::I1,
            8 => Ty::I8,
            16 => Ty::I16,
            32 => Ty::I32,
            64 => Ty::I64,
            128 => Ty::I128,
            _ => self.simple(Kind::Int(bits)),
        }
    }

    pub(crate) fn pointer(&mut self, pointee: Ty) -> Ty {
        let ty = self.simple(Kind::Ptr(Some(pointee)));
        // Cannot fail: the layout of a pointer needs that of nothing else.
        let _ = self.layout(ty);
        ty
    }

    pub(crate) fn array(&mut self, element: Ty, n: u64) -> Ty {
        self.simple(Kind::Array(element, n))
    }

    pub(crate) fn vector(&mut self, element: Ty, n: u32) -> Ty {
        self.simple(Kind::Vector(element, n))
    }

    pub(crate) fn structure(&mut self, fields: &[Ty], packed: bool) -> Ty {
        let n = fields.len() as u32;
        self.composite(fields, |first| Kind::Struct { first, n, packed })
    }

    pub(crate) fn function(&mut self, ret: Ty, params: &[Ty], variadic: bool) -> Ty {
        let n = params.len() as u32;
        self.composite(params, |first| Kind::Func { ret, first, n, variadic })
    }

    fn simple(&mut self, kind: Kind) -> Ty {
        self.composite(&[], |_| kind)
    }

    /// The type of this kind with these fields or parameters, made if it is new. `kind` gets the number of
    /// the first one.
    fn composite(&mut self, parts: &[Ty], kind: impl Fn(u32) -> Kind) -> Ty {
        let key = (kind(0), parts.into());
        if let Some(&ty) = self.known.get(&key) {
            return ty;
        }
        let first = self.fields.len() as u32;
        self.fields.extend_from_slice(parts);
        self.offsets.resize(self.fields.len(), 0);
        let ty = self.push(kind(first));
        self.known.insert(key, ty);
        ty
    }

    /// The i-th field of the struct or parameter of the function whose fields start at `first`.
    #[inline(always)]
    pub(crate) fn field(&self, first: u32, i: u32) -> Ty {
        self.fields[(first + i) as usize]
    }

    /// The offset of that field; the struct has a layout.
    #[inline(always)]
    pub(crate) fn offset(&self, first: u32, i: u32) -> u64 {
        self.offsets[(first + i) as usize]
    }

    /// The number of bits of a scalar or vector.
    pub(crate) fn bits(&self, ty: Ty) -> u64 {
        match self.kind(ty) {
            Kind::Int(bits) => u64::from(bits),
            Kind::Vector(element, n) => self.bits(element) * u64::from(n),
            Kind::Fp80 => 80,
            _ => self.info(ty).size * 8,
        }
    }

    /// True for pointers.
    pub(crate) fn is_pointer(&self, ty: Ty) -> bool {
        matches!(self.kind(ty), Kind::Ptr(_))
    }

    /// True for structs and arrays.
    pub(crate) fn is_aggregate(&self, ty: Ty) -> bool {
        matches!(self.kind(ty), Kind::Struct { .. } | Kind::Array(..))
    }

    /// True if a value of type `a` may be used as one of type `b`: the same type, or pointers with other
    /// pointees.
    #[inline(always)]
    pub(crate) fn same(&self, a: Ty, b: Ty) -> bool {
        a == b || self.same_slow(a, b, &mut 10_000)
    }

    /// `budget` bounds the comparisons: named types that share parts could ask for exponentially many.
    fn same_slow(&self, a: Ty, b: Ty, budget: &mut u32) -> bool {
        if a == b {
            return true;
        }
        if *budget == 0 || !self.info(a).ready || !self.info(b).ready {
            return false;
        }
        *budget -= 1;
        match (self.kind(a), self.kind(b)) {
            (Kind::Ptr(_), Kind::Ptr(_)) => true,
            (Kind::Array(x, n), Kind::Array(y, m)) => n == m && self.same_slow(x, y, budget),
            (Kind::Vector(x, n), Kind::Vector(y, m)) => n == m && self.same_slow(x, y, budget),
            (Kind::Struct { first: f, n, packed: p }, Kind::Struct { first: g, n: m, packed: q }) => {
                // Named types with the same fields are distinct for LLVM, but only typed pointers make them
                // meet.
                n == m && p == q && (0..n).all(|i| self.same_slow(self.field(f, i), self.field(g, i), budget))
            }
            _ => false,
        }
    }

    /// The type as LLVM writes it, for messages.
    pub(crate) fn show(&self, ty: Ty) -> String {
        let mut out = String::new();
        self.show_into(ty, 0, &mut out);
        out
    }

    fn show_into(&self, ty: Ty, depth: u32, out: &mut String) {
        if depth > 3 {
            out.push_str("...");
            return;
        }
        let list = |fields: &mut dyn Iterator<Item = Ty>, out: &mut String| {
            for (i, field) in fields.enumerate() {
                if i > 0 {
                    out.push_str(", ");
                }
                self.show_into(field, depth + 1, out);
            }
        };
        match self.kind(ty) {
            Kind::Ptr(Some(pointee)) => {
                self.show_into(pointee, depth + 1, out);
                out.push('*');
            }
            Kind::Int(bits) => out.push_str(&format!("i{bits}")),
            Kind::Array(element, n) => {
                out.push_str(&format!("[{n} x "));
                self.show_into(element, depth + 1, out);
                out.push(']');
            }
            Kind::Vector(element, n) => {
                out.push_str(&format!("<{n} x "));
                self.show_into(element, depth + 1, out);
                out.push('>');
            }
            Kind::Struct { first, n, packed } => {
                out.push_str(if packed { "<{ " } else { "{ " });
                list(&mut (0..n).map(|i| self.field(first, i)), out);
                out.push_str(if packed { " }>" } else { " }" });
            }
            Kind::Func { ret, first, n, variadic } => {
                self.show_into(ret, depth + 1, out);
                out.push_str(" (");
                list(&mut (0..n).map(|i| self.field(first, i)), out);
                out.push_str(if variadic { ", ...)" } else { ")" });
            }
            kind => {
                let fixed = FIXED.iter().find(|(fixed, _)| *fixed == kind);
                out.push_str(fixed.map_or("opaque", |(_, name)| name));
            }
        }
    }
}
