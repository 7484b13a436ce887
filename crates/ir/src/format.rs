//! The format of each instruction: its operands and results with their types, its edges, and its text.
//!
//! The parser, the printer, the verifier and the types of results all read this one description, so that an
//! instruction is the same to each of them (the idea of Cranelift's `InstructionFormat`). Text begins with
//! the name, and the pieces follow:
//!
//! ```text
//! load      pieces: access flags, type, operands, offset      v1 = load volatile i32 v0 + 8
//!           operands: ptr      results: any type, which text names
//! select    operands: an integer, any type, the type of operand 1      results: the type of operand 1
//! ```
//!
//! Calls, returns and inline assembly have lists of operands with types of their own: those of a signature or
//! of constraints. Only the operands before the list are described here.

use crate::{
    BinaryOp, CallKind, InstData, IntrinsicOp, MemOp, RmwOp, TernaryOp, Type, UnaryOp, Value, ValuePool,
    WideOp,
};

/// The types that an operand or result may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// This type.
    Is(Type),
    /// The type of the operand of this index.
    Same(u8),
    /// An integer.
    Int,
    /// An integer of more than one byte.
    Bytes,
    /// A float.
    Float,
    /// An integer or an address.
    IntOrPtr,
    /// Any type.
    Any,
    /// An integer wider than operand 0.
    Wider,
    /// An integer narrower than operand 0.
    Narrower,
    /// A type of the size of operand 0.
    SameSize,
}

impl Kind {
    /// Whether a value of type `ty` will do beside these operands.
    pub(crate) fn accepts(self, ty: Type, operands: &[Type]) -> bool {
        match self {
            Kind::Is(wanted) => ty == wanted,
            Kind::Same(index) => operands.get(index as usize) == Some(&ty),
            Kind::Int => ty.is_int(),
            Kind::Bytes => ty.is_int() && ty != Type::I8,
            Kind::Float => ty.is_float(),
            Kind::IntOrPtr => ty.is_int_or_ptr(),
            Kind::Any => true,
            Kind::Wider => ty.is_int() && ty.bytes() > operands[0].bytes(),
            Kind::Narrower => ty.is_int() && ty.bytes() < operands[0].bytes(),
            Kind::SameSize => ty.bytes() == operands[0].bytes(),
        }
    }

    /// The types in words; `T` is the type that several operands and results share.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Kind::Is(ty) => ty.name(),
            Kind::Same(_) => "T",
            Kind::Int => "int",
            Kind::Bytes => "int of 16 bits or more",
            Kind::Float => "float",
            Kind::IntOrPtr => "int or ptr",
            Kind::Any => "any type",
            Kind::Wider => "a wider int",
            Kind::Narrower => "a narrower int",
            Kind::SameSize => "any type of that size",
        }
    }
}

/// A piece of an instruction's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// The type of the result.
    Type,
    /// The operands, list included.
    Operands,
    /// The two operands, the second one first.
    Reversed,
    /// Flags of an operation.
    OpFlags,
    /// The condition of a comparison.
    Condition,
    /// Flags of a memory access.
    MemFlags,
    /// `volatile`, if it is.
    Volatile,
    /// The ordering of a fence.
    Ordering,
    /// The operation of an atomic read-modify-write.
    RmwOp,
    /// ` * scale`
    Scale,
    /// ` + offset`, unless it is zero.
    Offset,
    /// `, align 8`
    Align,
    /// A slot with its properties.
    Slot,
    /// The address of a slot.
    SlotAddress,
    /// A symbol.
    Symbol,
    /// Attributes, callee, arguments and signature of a call.
    Call,
    /// The clauses of a landing pad.
    Pad,
    /// Template, operands and clobbers of inline assembly.
    Asm,
    /// `,`
    Comma,
    /// As many targets as there are edges, with commas between them.
    Targets,
    /// The default target, and cases with theirs in brackets.
    Cases,
    /// Targets in brackets.
    Bracketed,
    /// ` to block1 [block2, …]`: the fall-through and labels.
    Labels,
    /// ` to block1 unwind block2`
    Unwind,
}

/// How many edges a terminator has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Edges {
    /// This number.
    Exactly(usize),
    /// At least this number.
    AtLeast(usize),
    /// One more than it has cases.
    Cases,
}

/// The format of an instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Format {
    /// The mnemonic.
    pub(crate) name: &'static str,
    /// The text after the mnemonic.
    pub(crate) text: &'static [Piece],
    /// The operands, without those of a list.
    pub(crate) operands: &'static [Kind],
    /// The results; `None` if a signature or constraints list them.
    pub(crate) results: Option<&'static [Kind]>,
    /// The edges of a terminator.
    pub(crate) edges: Edges,
}

const OPERANDS: &[Piece] = &[Piece::Operands];
const TYPE_OPERANDS: &[Piece] = &[Piece::Type, Piece::Operands];

impl Format {
    const fn new(
        name: &'static str,
        text: &'static [Piece],
        operands: &'static [Kind],
        results: &'static [Kind],
    ) -> Format {
        Format { name, text, operands, results: Some(results), edges: Edges::Exactly(0) }
    }

    /// The format of a terminator with this number of edges.
    const fn with_edges(self, n: usize) -> Format {
        Format { edges: Edges::Exactly(n), ..self }
    }

    /// An instruction with a list of operands, and results that a signature or constraints list.
    const fn listed(name: &'static str, text: &'static [Piece], operands: &'static [Kind]) -> Format {
        Format { results: None, ..Format::new(name, text, operands, &[]) }
    }

    /// A call, with its name among those of the three kinds.
    fn call(kind: CallKind, names: [&'static str; 3], operands: &'static [Kind]) -> Format {
        let name = names[kind as usize];
        match kind {
            CallKind::Plain => Format::listed(name, &[Piece::Call], operands),
            CallKind::Invoke => Format::listed(name, &[Piece::Call, Piece::Unwind], operands).with_edges(2),
            CallKind::Return => Format::new(name, &[Piece::Call], operands, &[]),
        }
    }

    /// Whether operands and results of these types keep the rule; operands of lists are left out.
    pub(crate) fn fits(&self, operands: &[Type], results: &[Type]) -> bool {
        let fit = |kinds: &[Kind], types: &[Type]| {
            kinds.iter().zip(types).all(|(kind, &ty)| kind.accepts(ty, operands))
        };
        let results_fit =
            self.results.is_none_or(|kinds| kinds.len() == results.len() && fit(kinds, results));
        operands.len() >= self.operands.len() && fit(self.operands, operands) && results_fit
    }

    /// The types of operands and results in words: `takes int T, T and gives T`.
    pub(crate) fn rule(&self) -> String {
        let kinds = self.operands.iter().chain(self.results.unwrap_or_default());
        let shared = kinds.filter_map(|kind| if let Kind::Same(index) = kind { Some(*index) } else { None });
        let shared = shared.min().map(usize::from);
        let operands = self.operands.iter().enumerate().map(|(index, kind)| match kind {
            _ if shared != Some(index) => kind.name().to_owned(),
            Kind::Any => "any T".to_owned(),
            _ => format!("{} T", kind.name()),
        });
        let takes = operands.collect::<Vec<_>>().join(", ");
        let gives = self.results.map(|kinds| match kinds {
            [] => "gives nothing".to_owned(),
            _ => format!("gives {}", kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ")),
        });
        let takes = Some(format!("takes {takes}")).filter(|_| !self.operands.is_empty());
        takes.into_iter().chain(gives).collect::<Vec<_>>().join(" and ")
    }
}

impl InstData {
    /// The format of the instruction.
    pub(crate) fn format(&self) -> Format {
        use Kind::{Any, Float, Int, IntOrPtr, Is, Same};
        use Piece as P;
        const I8: Kind = Is(Type::I8);
        const I32: Kind = Is(Type::I32);
        const I64: Kind = Is(Type::I64);
        const PTR: Kind = Is(Type::Ptr);
        let new = Format::new;
        match self {
            InstData::Unary { op, .. } => unary(*op),
            InstData::Binary { op, .. } => binary(*op),
            InstData::Wide { op: WideOp::UmulWide, .. } => {
                new(WideOp::UmulWide.name(), OPERANDS, &[Int, Same(0)], &[Same(0), Same(0)])
            }
            InstData::Wide { op, .. } => new(op.name(), OPERANDS, &[Int, Same(0)], &[Same(0), I8]),
            InstData::Ternary { op: TernaryOp::Select, .. } => {
                new(TernaryOp::Select.name(), OPERANDS, &[Int, Any, Same(1)], &[Same(1)])
            }
            InstData::Ternary { op, .. } => new(op.name(), OPERANDS, &[Int, Same(0), Same(0)], &[Same(0)]),
            InstData::Icmp { .. } => new("icmp", &[P::Condition, P::Operands], &[IntOrPtr, Same(0)], &[I8]),
            InstData::Fcmp { .. } => new("fcmp", &[P::Condition, P::Operands], &[Float, Same(0)], &[I8]),
            InstData::PtrIndex { .. } => {
                new("ptr_index", &[P::OpFlags, P::Operands, P::Scale, P::Offset], &[PTR, I64], &[PTR])
            }
            InstData::Alloca { .. } => new("alloca", &[P::Slot], &[], &[PTR]),
            InstData::DynAlloca { .. } => new("dyn_alloca", &[P::Operands, P::Align], &[I64], &[PTR]),
            InstData::Load { .. } => {
                new("load", &[P::MemFlags, P::Type, P::Operands, P::Offset], &[PTR], &[Any])
            }
            InstData::Store { .. } => new("store", &[P::MemFlags, P::Reversed, P::Offset], &[PTR, Any], &[]),
            InstData::Rmw { op, .. } => {
                let operands: &'static [Kind] = match op {
                    RmwOp::Xchg => &[PTR, Any],
                    RmwOp::Fadd | RmwOp::Fsub => &[PTR, Float],
                    _ => &[PTR, Int],
                };
                new("rmw", &[P::MemFlags, P::RmwOp, P::Operands], operands, &[Same(1)])
            }
            InstData::CmpXchg { .. } => {
                new("cmpxchg", &[P::MemFlags, P::Operands], &[PTR, IntOrPtr, Same(1)], &[Same(2), I8])
            }
            InstData::Fence { .. } => new("fence", &[P::Ordering], &[], &[]),
            InstData::Lifetime { event, .. } => new(event.name(), &[P::SlotAddress], &[], &[]),
            InstData::Mem { op: MemOp::Set, .. } => {
                new(MemOp::Set.name(), &[P::Volatile, P::Operands], &[PTR, I8, I64], &[])
            }
            InstData::Mem { op, .. } => new(op.name(), &[P::Volatile, P::Operands], &[PTR, PTR, I64], &[]),
            InstData::Call { kind, .. } => Format::call(*kind, ["call", "invoke", "return_call"], &[]),
            InstData::CallIndirect { kind, .. } => {
                Format::call(*kind, ["call_indirect", "invoke_indirect", "return_call_indirect"], &[PTR])
            }
            InstData::LandingPad { .. } => new("landing_pad", &[P::Pad], &[], &[PTR, I32]),
            InstData::TypeId { .. } => new("type_id", &[P::Symbol], &[], &[I32]),
            InstData::Intrinsic { op, .. } => intrinsic(*op),
            InstData::Asm { is_goto: false, .. } => Format::listed("asm", &[P::Asm], &[]),
            InstData::Asm { is_goto: true, .. } => {
                let format = Format::listed("asm_goto", &[P::Asm, P::Labels], &[]);
                Format { edges: Edges::AtLeast(1), ..format }
            }
            InstData::Jump => new("jump", &[P::Targets], &[], &[]).with_edges(1),
            InstData::Branch { .. } => {
                new("branch", &[P::Operands, P::Comma, P::Targets], &[Int], &[]).with_edges(2)
            }
            InstData::Switch { .. } => {
                let format = new("switch", &[P::Operands, P::Comma, P::Cases], &[Int], &[]);
                Format { edges: Edges::Cases, ..format }
            }
            InstData::IndirectBranch { .. } => {
                let format = new("indirect_branch", &[P::Operands, P::Comma, P::Bracketed], &[PTR], &[]);
                Format { edges: Edges::AtLeast(0), ..format }
            }
            InstData::Resume { .. } => new("resume", OPERANDS, &[PTR, I32], &[]),
            InstData::Return { .. } => new("return", OPERANDS, &[], &[]),
            InstData::Unreachable => new("unreachable", &[], &[], &[]),
        }
    }

    /// The operand at `index`.
    pub(crate) fn arg(&self, pool: &ValuePool, index: u8) -> Option<Value> {
        let (mut left, mut found) = (index, None);
        self.for_each_arg(pool, |arg| match left.checked_sub(1) {
            Some(less) => left = less,
            None => _ = found.get_or_insert(arg),
        });
        found
    }
}

fn unary(op: UnaryOp) -> Format {
    use Kind::{Any, Bytes, Float, Int, Is, Narrower, Same, SameSize, Wider};
    let (from, to): (&'static [Kind], &'static [Kind]) = match op {
        UnaryOp::Copy | UnaryOp::Freeze => (&[Any], &[Same(0)]),
        UnaryOp::Bitcast => (&[Any], &[SameSize]),
        UnaryOp::Zext | UnaryOp::Sext => (&[Int], &[Wider]),
        UnaryOp::Trunc => (&[Int], &[Narrower]),
        UnaryOp::Bswap => (&[Bytes], &[Same(0)]),
        UnaryOp::Neg
        | UnaryOp::Not
        | UnaryOp::Clz
        | UnaryOp::Ctz
        | UnaryOp::Popcnt
        | UnaryOp::Bitrev
        | UnaryOp::Iabs => (&[Int], &[Same(0)]),
        UnaryOp::Fpromote => (&[Is(Type::F32)], &[Is(Type::F64)]),
        UnaryOp::Fdemote => (&[Is(Type::F64)], &[Is(Type::F32)]),
        UnaryOp::SintToFloat | UnaryOp::UintToFloat => (&[Int], &[Float]),
        UnaryOp::FloatToSint | UnaryOp::FloatToUint | UnaryOp::FloatToSintSat | UnaryOp::FloatToUintSat => {
            (&[Float], &[Int])
        }
        UnaryOp::Fneg
        | UnaryOp::Fabs
        | UnaryOp::Sqrt
        | UnaryOp::Floor
        | UnaryOp::Ceil
        | UnaryOp::Ftrunc
        | UnaryOp::Nearest
        | UnaryOp::Rint => (&[Float], &[Same(0)]),
    };
    let text = if matches!(to[0], Same(_) | Is(_)) { OPERANDS } else { TYPE_OPERANDS };
    Format::new(op.name(), text, from, to)
}

fn binary(op: BinaryOp) -> Format {
    use Kind::{Float, Int, Is, Same};
    let operands: &'static [Kind] = match op {
        BinaryOp::PtrAdd => &[Is(Type::Ptr), Is(Type::I64)],
        BinaryOp::Fadd
        | BinaryOp::Fsub
        | BinaryOp::Fmul
        | BinaryOp::Fdiv
        | BinaryOp::Fmin
        | BinaryOp::Fmax
        | BinaryOp::Copysign => &[Float, Same(0)],
        _ => &[Int, Same(0)],
    };
    Format::new(op.name(), &[Piece::OpFlags, Piece::Operands], operands, &[Same(0)])
}

fn intrinsic(op: IntrinsicOp) -> Format {
    use IntrinsicOp as Op;
    use Kind::{Float, Int, Is, Same};
    const PTR: Kind = Is(Type::Ptr);
    let (operands, results): (&'static [Kind], &'static [Kind]) = match op {
        Op::Trap | Op::DebugTrap | Op::Pause => (&[], &[]),
        Op::VaStart | Op::StackRestore | Op::Prefetch | Op::LongJmp => (&[PTR], &[]),
        Op::VaCopy | Op::X87Copy => (&[PTR, PTR], &[]),
        Op::StackSave | Op::FrameAddress | Op::ReturnAddress | Op::ThreadPointer => (&[], &[PTR]),
        Op::CycleCounter => (&[], &[Is(Type::I64)]),
        Op::Fma => (&[Float, Same(0), Same(0)], &[Same(0)]),
        Op::SetJmp => (&[PTR], &[Is(Type::I32)]),
        Op::StrictSqrt => (&[Float], &[Same(0)]),
        Op::StrictFadd | Op::StrictFsub | Op::StrictFmul | Op::StrictFdiv => (&[Float, Same(0)], &[Same(0)]),
        Op::StrictFpromote => (&[Is(Type::F32)], &[Is(Type::F64)]),
        Op::StrictFdemote => (&[Is(Type::F64)], &[Is(Type::F32)]),
        Op::StrictSintToFloat | Op::StrictUintToFloat => (&[Int], &[Float]),
        Op::StrictFloatToSint | Op::StrictFloatToUint => (&[Float], &[Int]),
        Op::StrictFcmp | Op::StrictFcmps => (&[Float, Same(0)], &[Is(Type::I8)]),
        Op::X87FromFloat => (&[PTR, Float], &[]),
        Op::X87ToFloat => (&[PTR], &[Float]),
        Op::X87FromSint | Op::X87FromUint => (&[PTR, Int], &[]),
        Op::X87ToSint | Op::X87ToUint => (&[PTR], &[Int]),
        Op::X87Add | Op::X87Sub | Op::X87Mul | Op::X87Div | Op::X87Rem => (&[PTR, PTR, PTR], &[]),
        Op::X87Neg | Op::X87Abs | Op::X87Sqrt | Op::X87Rint => (&[PTR, PTR], &[]),
        Op::X87Cmp | Op::X87Cmps => (&[PTR, PTR], &[Is(Type::I8)]),
    };
    let text = match results {
        [Int | Float] => TYPE_OPERANDS,
        _ => OPERANDS,
    };
    Format::new(op.name(), text, operands, results)
}

impl UnaryOp {
    /// Whether it rounds a float to an integer, for which code calls the C library.
    pub fn is_rounding(self) -> bool {
        (UnaryOp::Floor as u8..=UnaryOp::Rint as u8).contains(&(self as u8))
    }
}

impl IntrinsicOp {
    /// Whether it obeys the rounding mode and raises exception flags.
    pub fn is_strict(self) -> bool {
        (IntrinsicOp::StrictFadd as u8..=IntrinsicOp::StrictFcmps as u8).contains(&(self as u8))
    }

    /// The number of operands.
    pub fn n_args(self) -> usize {
        intrinsic(self).operands.len()
    }

    /// The number of results.
    pub fn n_results(self) -> usize {
        intrinsic(self).results.unwrap_or_default().len()
    }

    /// The type of the result, if it depends neither on the operands nor on the instruction.
    pub fn fixed_result(self) -> Option<Type> {
        match intrinsic(self).results {
            Some([Kind::Is(ty)]) => Some(*ty),
            _ => None,
        }
    }
}
