//! The 32-bit references of the IR. Each prints as it is written in text; the default is the first one.

use cranelift_entity::entity_impl;

macro_rules! entities {
    ($($(#[$doc:meta])* $name:ident = $prefix:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        #[repr(transparent)]
        pub struct $name(u32);
        entity_impl!($name, $prefix);
    )*};
}

entities! {
    /// A basic block of one function.
    Block = "block";
    /// An instruction of one function.
    Inst = "inst";
    /// A value of one function: a parameter, a phi, an instruction's result, a constant, or (in copies form)
    /// a variable.
    Value = "v";
    /// One occurrence of a successor in a terminator. A block's edges are consecutive.
    Edge = "edge";
    /// A constant of one function; the `Value` that represents it carries the type.
    Const = "const";
    /// A stack slot of one function, made by an `alloca`.
    Slot = "slot";
    /// The case values of one `switch`.
    Cases = "cases";
    /// One piece of inline assembly of one function.
    Asm = "asm";
    /// The clauses of one landing pad of one function.
    Pad = "pad";
    /// A source location of one function.
    Loc = "loc";
    /// A file of a module's source.
    SourceFile = "file";
    /// A function or block of a module's source.
    SourceScope = "scope";
    /// A type of a module's source.
    DebugType = "type";
    /// A variable or parameter of a module's source.
    Variable = "variable";
    /// A name of a module: a function, a data object, an alias, or something external.
    Symbol = "sym";
    /// A function with a body, of one module.
    FuncId = "fn";
    /// A data object with contents, of one module.
    DataId = "data";
    /// A signature of one module.
    SigId = "sig";
}
