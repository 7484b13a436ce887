//! The IR of Sheave: an arena of 16-byte instructions over 32-bit references.
//!
//! A [`Module`] holds names, data, signatures and [`Function`]s. A function is built through a
//! [`FunctionBuilder`], read from text or made by a reader of another language; it is printed, verified and
//! interpreted here. The crate is independent of SSA construction, registers and machine code.
//!
//! `docs/ir.md` describes every instruction with an example.

#![forbid(unsafe_code)]

#[macro_use]
mod named_enum;

mod access_types;
mod asm;
mod attributes;
mod builder;
mod const_interner;
mod diagnostic;
mod edit;
mod entities;
mod format;
mod function;
mod incoming;
mod inst;
mod labels;
mod location;
mod module;
mod names;
mod op_flags;
mod opcode;
mod pad;
mod result_type;
pub mod semantics;
mod signature;
mod text;
mod types;
mod variable;
mod verify;

pub use access_types::{AccessTypes, MAX_ACCESS_TYPES, TypeNode, TypedAccess};
pub use asm::{AsmData, AsmOperand, AsmOperandKind, AsmSource};
pub use attributes::{Access, FuncAttrs, Location, MemoryEffects, PtrAttrs, SymbolAttrs};
pub use builder::{BuildError, BuilderContext, FunctionBuilder};
pub use const_interner::ConstInterner;
pub use cranelift_entity as entity;
pub use diagnostic::{Diagnostic, DiagnosticKind, Diagnostics, MAX_DIAGNOSTICS, MAX_LINE_SHOWN};
pub use diagnostic::{ensure, shortened};
pub use edit::{Change, Constants, EditContext, Editor, InlineMaps, Inlined};
pub use entities::{Asm, Block, Cases, Const, DataId, DebugType, Edge, FuncId, Inst, Loc, Pad, SigId, Slot};
pub use entities::{SourceFile, SourceScope, Symbol, Value, Variable};
pub use function::{
    BlockData, ConstData, DebugInfo, EdgeData, Form, FrameStyle, Function, Results, SlotData, SlotGroups,
    ValueData, ValueDef,
};
pub use inst::{CallKind, InstData, LifetimeEvent, MemFlags, Ordering, ValueList, ValuePool};
pub use location::{FileData, LocData, MAX_INLINE_DEPTH, ScopeData, SourceInterner, Sources};
pub use module::{
    DataObject, Linkage, Module, Reloc, RelocKind, RelocTarget, SymbolData, SymbolDef, Visibility,
};
pub use names::Name;
pub use op_flags::OpFlags;
pub use opcode::{BinaryOp, FloatCC, IntCC, IntrinsicOp, MemOp, RmwOp, TernaryOp, UnaryOp, WideOp};
pub use pad::{PadClause, PadData};
pub use signature::{AbiParam, AbiResult, Convention, Extension, Purpose, ResultPlace, Signature};
pub use text::{
    Decorator, MAX_INIT_BYTES, Place, SourceMap, parse_module, parse_module_with_map, read_module,
};
pub use types::Type;
pub use variable::{
    GlobalVariable, Home, MemberData, SourceOffsets, TypeData, TypeKind, VariableData, VariableHome,
    Variables,
};
pub use verify::{Fault, MAX_FAULTS, Verifier, VerifyError, verify_function, verify_module};

/// The example of the crate's README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
