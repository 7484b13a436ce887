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
    BinaryOp, InstData, IntrinsicOp, MemOp, RmwOp, TernaryOp, Type, UnaryOp, Value, ValuePool, WideOp,
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

    /// The types in words.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Kind::Is(ty) => ty.name(),
            Kind::Same(_) => "the type of its operand",
            Kind::Int | Kind::Bytes | Kind::Wider | Kind::Narrower => "an integer",
            Kind::Float => "a float",
            Kind::IntOrPtr => "an integer or ptr",
            Kind::Any | Kind::SameSize => "a value",
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
    /// The rule that operands and results keep, as the end of a sentence.
    pub(crate) rule: &'static str,
}

const OPERANDS: &[Piece] = &[Piece::Operands];
const TYPE_OPERANDS: &[Piece] = &[Piece::Type, Piece::Operands];

impl Format {
    const fn new(
        name: &'static str,
        text: &'static [Piece],
        operands: &'static [Kind],
        results: &'static [Kind],
        rule: &'static str,
    ) -> Format {
        Format { name, text, operands, results: Some(results), edges: Edges::Exactly(0), rule }
    }

    /// A terminator without results.
    const fn terminator(
        name: &'static str,
        text: &'static [Piece],
        operands: &'static [Kind],
        edges: Edges,
        rule: &'static str,
    ) -> Format {
        Format { name, text, operands, results: Some(&[]), edges, rule }
    }

    /// An instruction with a list of operands, and results that a signature or constraints list.
    const fn listed(
        name: &'static str,
        text: &'static [Piece],
        operands: &'static [Kind],
        edges: Edges,
    ) -> Format {
        let rule = "takes the address of a function, a ptr";
        Format { name, text, operands, results: None, edges, rule }
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
        let exactly = Edges::Exactly;
        match self {
            InstData::Unary { op, .. } => unary(*op),
            InstData::Binary { op, .. } => binary(*op),
            InstData::Wide { op: op @ WideOp::UmulWide, .. } => {
                let rule = "takes two integers of one type and gives two of that type";
                Format::new(op.name(), OPERANDS, &[Int, Same(0)], &[Same(0), Same(0)], rule)
            }
            InstData::Wide { op, .. } => {
                let rule = "takes two integers of one type and gives that type and i8";
                Format::new(op.name(), OPERANDS, &[Int, Same(0)], &[Same(0), I8], rule)
            }
            InstData::Ternary { op: op @ TernaryOp::Select, .. } => {
                let rule = "takes an integer and two values of one type and gives that type";
                Format::new(op.name(), OPERANDS, &[Int, Any, Same(1)], &[Same(1)], rule)
            }
            InstData::Ternary { op, .. } => {
                let rule = "takes three integers of one type and gives that type";
                Format::new(op.name(), OPERANDS, &[Int, Same(0), Same(0)], &[Same(0)], rule)
            }
            InstData::Icmp { .. } => {
                let rule = "takes two integers or addresses of one type and gives i8";
                Format::new("icmp", &[P::Condition, P::Operands], &[IntOrPtr, Same(0)], &[I8], rule)
            }
            InstData::Fcmp { .. } => {
                let rule = "takes two floats of one type and gives i8";
                Format::new("fcmp", &[P::Condition, P::Operands], &[Float, Same(0)], &[I8], rule)
            }
            InstData::PtrIndex { .. } => {
                let text = &[P::OpFlags, P::Operands, P::Scale, P::Offset];
                Format::new("ptr_index", text, &[PTR, I64], &[PTR], "takes ptr and i64 and gives ptr")
            }
            InstData::Alloca { .. } => Format::new("alloca", &[P::Slot], &[], &[PTR], "gives ptr"),
            InstData::DynAlloca { .. } => {
                Format::new("dyn_alloca", &[P::Operands, P::Align], &[I64], &[PTR], "takes i64 and gives ptr")
            }
            InstData::Load { .. } => {
                let text = &[P::MemFlags, P::Type, P::Operands, P::Offset];
                Format::new("load", text, &[PTR], &[Any], "takes ptr and gives one value")
            }
            InstData::Store { .. } => {
                let text = &[P::MemFlags, P::Reversed, P::Offset];
                Format::new("store", text, &[PTR, Any], &[], "takes a value and ptr and gives nothing")
            }
            InstData::Rmw { op, .. } => {
                let (operands, rule): (&'static [Kind], _) = match op {
                    RmwOp::Xchg => (&[PTR, Any], "takes ptr and a value and gives the value's type"),
                    RmwOp::Fadd | RmwOp::Fsub => {
                        (&[PTR, Float], "takes ptr and a float and gives the float's type")
                    }
                    _ => (&[PTR, Int], "takes ptr and an integer and gives the integer's type"),
                };
                Format::new("rmw", &[P::MemFlags, P::RmwOp, P::Operands], operands, &[Same(1)], rule)
            }
            InstData::CmpXchg { .. } => {
                let rule = "takes ptr and two integers or addresses of one type and gives that type and i8";
                let text = &[P::MemFlags, P::Operands];
                Format::new("cmpxchg", text, &[PTR, IntOrPtr, Same(1)], &[Same(2), I8], rule)
            }
            InstData::Fence { .. } => Format::new("fence", &[P::Ordering], &[], &[], "gives nothing"),
            InstData::Lifetime { event, .. } => {
                Format::new(event.name(), &[P::SlotAddress], &[], &[], "gives nothing")
            }
            InstData::Mem { op, .. } => {
                let (operands, rule): (&'static [Kind], _) = match op {
                    MemOp::Set => (&[PTR, I8, I64], "takes ptr, i8 and i64 and gives nothing"),
                    _ => (&[PTR, PTR, I64], "takes ptr, ptr and i64 and gives nothing"),
                };
                Format::new(op.name(), &[P::Volatile, P::Operands], operands, &[], rule)
            }
            InstData::Call { .. } => Format::listed("call", &[P::Call], &[], exactly(0)),
            InstData::CallIndirect { .. } => Format::listed("call_indirect", &[P::Call], &[PTR], exactly(0)),
            InstData::Invoke { .. } => Format::listed("invoke", &[P::Call, P::Unwind], &[], exactly(2)),
            InstData::InvokeIndirect { .. } => {
                Format::listed("invoke_indirect", &[P::Call, P::Unwind], &[PTR], exactly(2))
            }
            InstData::LandingPad { .. } => {
                Format::new("landing_pad", &[P::Pad], &[], &[PTR, I32], "gives ptr and i32")
            }
            InstData::TypeId { .. } => Format::new("type_id", &[P::Symbol], &[], &[I32], "gives i32"),
            InstData::Intrinsic { op, .. } => intrinsic(*op),
            InstData::Asm { .. } => Format::listed("asm", &[P::Asm], &[], exactly(0)),
            InstData::AsmGoto { .. } => {
                Format::listed("asm_goto", &[P::Asm, P::Labels], &[], Edges::AtLeast(1))
            }
            InstData::Jump => Format::terminator("jump", &[P::Targets], &[], exactly(1), "gives nothing"),
            InstData::Branch { .. } => {
                let text = &[P::Operands, P::Comma, P::Targets];
                Format::terminator("branch", text, &[Int], exactly(2), "takes an integer and gives nothing")
            }
            InstData::Switch { .. } => {
                let text = &[P::Operands, P::Comma, P::Cases];
                Format::terminator("switch", text, &[Int], Edges::Cases, "takes an integer and gives nothing")
            }
            InstData::IndirectBranch { .. } => {
                let text = &[P::Operands, P::Comma, P::Bracketed];
                let rule = "takes ptr and gives nothing";
                Format::terminator("indirect_branch", text, &[PTR], Edges::AtLeast(0), rule)
            }
            InstData::Resume { .. } => {
                let rule = "takes ptr and i32 and gives nothing";
                Format::terminator("resume", OPERANDS, &[PTR, I32], exactly(0), rule)
            }
            InstData::Return { .. } => {
                Format::terminator("return", OPERANDS, &[], exactly(0), "gives nothing")
            }
            InstData::Unreachable => Format::terminator("unreachable", &[], &[], exactly(0), "gives nothing"),
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
    let (from, to, rule): (&'static [Kind], &'static [Kind], _) = match op {
        UnaryOp::Copy | UnaryOp::Freeze => (&[Any], &[Same(0)], "gives the type it takes"),
        UnaryOp::Bitcast => (&[Any], &[SameSize], "gives a type of the same size"),
        UnaryOp::Zext | UnaryOp::Sext => (&[Int], &[Wider], "takes an integer and gives a wider one"),
        UnaryOp::Trunc => (&[Int], &[Narrower], "takes an integer and gives a narrower one"),
        UnaryOp::Bswap => (&[Bytes], &[Same(0)], "takes i16, i32 or i64 and gives the same"),
        UnaryOp::Neg
        | UnaryOp::Not
        | UnaryOp::Clz
        | UnaryOp::Ctz
        | UnaryOp::Popcnt
        | UnaryOp::Bitrev
        | UnaryOp::Iabs => (&[Int], &[Same(0)], "takes an integer and gives the same type"),
        UnaryOp::Fpromote => (&[Is(Type::F32)], &[Is(Type::F64)], "takes f32 and gives f64"),
        UnaryOp::Fdemote => (&[Is(Type::F64)], &[Is(Type::F32)], "takes f64 and gives f32"),
        UnaryOp::SintToFloat | UnaryOp::UintToFloat => {
            (&[Int], &[Float], "takes an integer and gives a float")
        }
        UnaryOp::FloatToSint | UnaryOp::FloatToUint | UnaryOp::FloatToSintSat | UnaryOp::FloatToUintSat => {
            (&[Float], &[Int], "takes a float and gives an integer")
        }
        UnaryOp::Fneg | UnaryOp::Fabs | UnaryOp::Sqrt => {
            (&[Float], &[Same(0)], "takes a float and gives the same type")
        }
    };
    let text = if matches!(to[0], Same(_) | Is(_)) { OPERANDS } else { TYPE_OPERANDS };
    Format::new(op.name(), text, from, to, rule)
}

fn binary(op: BinaryOp) -> Format {
    use Kind::{Float, Int, Is, Same};
    const TEXT: &[Piece] = &[Piece::OpFlags, Piece::Operands];
    match op {
        BinaryOp::PtrAdd => {
            let operands = &[Is(Type::Ptr), Is(Type::I64)];
            Format::new(op.name(), TEXT, operands, &[Same(0)], "takes ptr and i64 and gives ptr")
        }
        BinaryOp::Fadd
        | BinaryOp::Fsub
        | BinaryOp::Fmul
        | BinaryOp::Fdiv
        | BinaryOp::Fmin
        | BinaryOp::Fmax
        | BinaryOp::Copysign => {
            let rule = "takes two floats of one type and gives that type";
            Format::new(op.name(), TEXT, &[Float, Same(0)], &[Same(0)], rule)
        }
        BinaryOp::Add
        | BinaryOp::Sub
        | BinaryOp::Mul
        | BinaryOp::Sdiv
        | BinaryOp::Udiv
        | BinaryOp::Srem
        | BinaryOp::Urem
        | BinaryOp::SmulHi
        | BinaryOp::UmulHi
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::Shl
        | BinaryOp::Lshr
        | BinaryOp::Ashr
        | BinaryOp::Rotl
        | BinaryOp::Rotr
        | BinaryOp::Smin
        | BinaryOp::Smax
        | BinaryOp::Umin
        | BinaryOp::Umax => {
            let rule = "takes two integers of one type and gives that type";
            Format::new(op.name(), TEXT, &[Int, Same(0)], &[Same(0)], rule)
        }
    }
}

/// All floats of one intrinsic have one type.
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
        Op::Fma => (&[Float, Float, Float], &[Same(0)]),
        Op::SetJmp => (&[PTR], &[Is(Type::I32)]),
        Op::Floor | Op::Ceil | Op::Ftrunc | Op::Nearest | Op::Rint | Op::StrictSqrt => (&[Float], &[Same(0)]),
        Op::StrictFadd | Op::StrictFsub | Op::StrictFmul | Op::StrictFdiv => (&[Float, Float], &[Same(0)]),
        Op::StrictFpromote => (&[Float], &[Is(Type::F64)]),
        Op::StrictFdemote => (&[Float], &[Is(Type::F32)]),
        Op::StrictSintToFloat | Op::StrictUintToFloat => (&[Int], &[Float]),
        Op::StrictFloatToSint | Op::StrictFloatToUint => (&[Float], &[Int]),
        Op::StrictFcmp | Op::StrictFcmps => (&[Float, Float], &[Is(Type::I8)]),
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
    Format::new(op.name(), text, operands, results, "")
}

impl IntrinsicOp {
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
