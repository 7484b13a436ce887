//! Variables of the source: their names, types and locations in functions.
//!
//! Only debuggers use them, so a reader fills these tables only on request; nothing else depends on them, and
//! the text form leaves them out. A variable of the module is a declaration of the source; a
//! [`VariableHome`] of a function is its location in the code, once for each call that was inlined:
//!
//! ```text
//! int f(int n) { ... }        variable n of type int, parameter 1 of scope f
//!                             in %f:  n is in slot0
//!                             in %g:  n is in slot3, inlined at @0:9:10
//! ```

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};

use crate::location::InlinedLocs;
use crate::{DebugType, Function, Loc, Slot, SourceFile, SourceScope, Symbol, Variable};

/// A type of the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeData {
    /// Its name; empty if it has none.
    pub name: Box<str>,
    /// Its size in bits; 0 if unknown, or if it follows from other types.
    pub bits: u64,
    /// Its kind.
    pub kind: TypeKind,
}

/// The kind of a type of the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypeKind {
    /// A number or character, with an encoding (`DW_ATE_…`) of the DWARF standard.
    Base(u8),
    /// A pointer, a reference, another name, a qualifier: a tag of the DWARF standard, and the type that it
    /// is made of; none for `void`.
    Derived(u16, Option<DebugType>),
    /// Elements of one type, with their number in each dimension, if known.
    Array {
        /// Of an element.
        element: Option<DebugType>,
        /// The outermost dimension first.
        counts: Box<[Option<u64>]>,
        /// It is a vector of the machine.
        vector: bool,
    },
    /// A structure, class or union (a tag of the DWARF standard), and its members.
    Record(u16, Box<[MemberData]>),
    /// Named numbers, of a type.
    Enumeration(Option<DebugType>, Box<[(Box<str>, i64)]>),
    /// A function: its result, and its parameters.
    Function(Option<DebugType>, Box<[Option<DebugType>]>),
    /// Only the name is known: a structure that is declared elsewhere, or a type that debuggers do not show.
    Opaque,
}

/// A member or a base of a structure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemberData {
    /// Its name; empty if it has none.
    pub name: Box<str>,
    /// Its type.
    pub ty: Option<DebugType>,
    /// Its offset in bits.
    pub bit_offset: u64,
    /// The width of a bit field.
    pub bit_size: Option<u64>,
    /// It is a structure that is inherited.
    pub inherited: bool,
}

/// A variable or parameter of the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariableData {
    /// Its name.
    pub name: Box<str>,
    /// The function or block that it belongs to.
    pub scope: SourceScope,
    /// The line of its declaration; 0 if unknown.
    pub line: u32,
    /// Its type.
    pub ty: Option<DebugType>,
    /// Which parameter it is, from 1; 0 for other variables.
    pub parameter: u32,
}

/// A variable of the module's data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GlobalVariable {
    /// Its name.
    pub name: Box<str>,
    /// Its location.
    pub symbol: Symbol,
    /// How many bytes after the symbol.
    pub offset: u64,
    /// The file that declares it.
    pub file: Option<SourceFile>,
    /// The line; 0 if unknown.
    pub line: u32,
    /// Its type.
    pub ty: Option<DebugType>,
    /// The function or block of its name; none for the scope of the file.
    pub scope: Option<SourceScope>,
}

/// Types and variables of a module.
#[derive(Clone, Default, Debug)]
pub struct Variables {
    /// Types.
    pub types: PrimaryMap<DebugType, TypeData>,
    /// Variables and parameters of functions.
    pub locals: PrimaryMap<Variable, VariableData>,
    /// Variables of the module's data.
    pub globals: Vec<GlobalVariable>,
    /// Result types of functions; those of scopes after the end are not known.
    pub results: SecondaryMap<SourceScope, PackedOption<DebugType>>,
    /// The compiler that made the code that was read, if it is known.
    pub producer: Box<str>,
    /// The language of the source, a number (`DW_LANG_…`) of the DWARF standard, if known.
    pub language: Option<u16>,
}

/// How many files, scopes, types and variables a module had before those of another one were added.
#[derive(Clone, Copy, Default, Debug)]
pub struct SourceOffsets {
    files: usize,
    scopes: usize,
    types: usize,
    locals: usize,
}

impl SourceOffsets {
    /// The offsets after so many files and scopes, and these variables.
    pub fn after(files: usize, scopes: usize, variables: &Variables) -> SourceOffsets {
        SourceOffsets { files, scopes, types: variables.types.len(), locals: variables.locals.len() }
    }

    /// The number in the whole of a file.
    pub fn file(&self, file: SourceFile) -> SourceFile {
        SourceFile::new(file.index() + self.files)
    }

    /// The number in the whole of a scope.
    pub fn scope(&self, scope: SourceScope) -> SourceScope {
        SourceScope::new(scope.index() + self.scopes)
    }

    /// The number in the whole of a type.
    pub fn ty(&self, ty: DebugType) -> DebugType {
        DebugType::new(ty.index() + self.types)
    }

    /// The number in the whole of a variable.
    pub fn local(&self, variable: Variable) -> Variable {
        Variable::new(variable.index() + self.locals)
    }
}

impl crate::Sources {
    /// Adds the files, scopes, types and variables of another module; returns their new numbers. Variables
    /// of data keep their symbols.
    pub fn append(&mut self, other: &crate::Sources) -> SourceOffsets {
        let offsets = SourceOffsets::after(self.files.len(), self.scopes.len(), &self.variables);
        self.files.extend(other.files.values().cloned());
        self.scopes.extend(other.scopes.values().map(|scope| crate::ScopeData {
            file: offsets.file(scope.file),
            parent: scope.parent.expand().map(|parent| offsets.scope(parent)).into(),
            ..scope.clone()
        }));
        self.variables.append(&other.variables, &offsets);
        offsets
    }
}

impl Variables {
    /// Whether there are no variables and types.
    pub fn is_empty(&self) -> bool {
        self.locals.is_empty() && self.globals.is_empty() && self.types.is_empty()
    }

    /// Adds the variables and types of another module, whose sources begin at `offsets`. Those of data keep
    /// their symbols.
    pub fn append(&mut self, other: &Variables, offsets: &SourceOffsets) {
        self.types.extend(other.types.values().map(|data| {
            let mut data = data.clone();
            data.for_each_part(|part| *part = part.map(|ty| offsets.ty(ty)));
            data
        }));
        self.locals.extend(other.locals.values().map(|data| VariableData {
            scope: offsets.scope(data.scope),
            ty: data.ty.map(|ty| offsets.ty(ty)),
            ..data.clone()
        }));
        self.globals.extend(other.globals.iter().map(|data| GlobalVariable {
            file: data.file.map(|file| offsets.file(file)),
            ty: data.ty.map(|ty| offsets.ty(ty)),
            scope: data.scope.map(|scope| offsets.scope(scope)),
            ..data.clone()
        }));
        for (scope, result) in other.results.iter() {
            if let Some(result) = result.expand() {
                self.results[offsets.scope(scope)] = offsets.ty(result).into();
            }
        }
        self.language = self.language.or(other.language);
        if self.producer.is_empty() {
            self.producer = other.producer.clone();
        }
    }
}

impl TypeData {
    /// Calls `f` with every type that this one is made of.
    fn for_each_part(&mut self, mut f: impl FnMut(&mut Option<DebugType>)) {
        match &mut self.kind {
            TypeKind::Base(_) | TypeKind::Opaque => {}
            TypeKind::Derived(_, part) | TypeKind::Enumeration(part, _) => f(part),
            TypeKind::Array { element, .. } => f(element),
            TypeKind::Record(_, members) => members.iter_mut().for_each(|member| f(&mut member.ty)),
            TypeKind::Function(result, parameters) => {
                f(result);
                parameters.iter_mut().for_each(f);
            }
        }
    }
}

/// The location of a variable in a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariableHome {
    /// The variable.
    pub variable: Variable,
    /// The call that its function was inlined at; none in the function that the code was written in.
    pub inlined_at: PackedOption<Loc>,
    /// Its location.
    pub home: Home,
}

/// The location of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// In a slot, or, if `indirect`, at the address that is in the slot.
    Slot {
        /// The slot.
        slot: Slot,
        /// Its offset in the slot, or from the address in the slot.
        offset: i32,
        /// The slot has the variable's address.
        indirect: bool,
    },
    /// In an object that a parameter passes by value (`byval`).
    Argument {
        /// Which of the function's parameters.
        param: u32,
        /// Its offset in the object.
        offset: i32,
    },
    /// Nowhere that is known.
    Gone,
}

impl Function {
    /// Keeps variables that are in slots there, so that a debugger finds each of them at any time, as long as
    /// no pass removes stores. Slow: no variable stays in a register.
    pub fn keep_variables_in_slots(&mut self) {
        for home in &self.debug.variables {
            if let Home::Slot { slot, .. } = home.home {
                self.slots[slot].volatile = true;
            }
        }
    }

    /// From now on the location of no variable is known.
    pub(crate) fn forget_variables(&mut self) {
        for home in &mut self.debug.variables {
            home.home = Home::Gone;
        }
    }

    /// From now on the location of variables in `gone` is not known. (Nor is it of those in a slot that no
    /// instruction accesses.)
    pub(crate) fn forget_variables_in(&mut self, gone: Slot) {
        for home in &mut self.debug.variables {
            if matches!(home.home, Home::Slot { slot, .. } if slot == gone) {
                home.home = Home::Gone;
            }
        }
    }

    /// Renumbers references to the sources of a module that became part of another one.
    pub fn renumber_sources(&mut self, offsets: &SourceOffsets) {
        self.debug.scope = self.debug.scope.expand().map(|scope| offsets.scope(scope)).into();
        self.for_each_loc(|loc| loc.scope = offsets.scope(loc.scope));
        for home in &mut self.debug.variables {
            home.variable = offsets.local(home.variable);
        }
    }

    /// Adds the variables of `callee`, which is inlined with these slots.
    pub(crate) fn inline_variables(&mut self, callee: &Function, slots: &[Slot], maps: &mut InlinedLocs) {
        if maps.call.is_none() {
            return;
        }
        for home in &callee.debug.variables {
            let inlined_at = match home.inlined_at.expand() {
                None => maps.call.expand(),
                Some(loc) => self.inlined_loc(callee, loc, maps),
            };
            let here = match home.home {
                Home::Slot { slot, offset, indirect } => {
                    Home::Slot { slot: slots[slot.index()], offset, indirect }
                }
                Home::Argument { .. } | Home::Gone => Home::Gone,
            };
            if inlined_at.is_some() {
                let (variable, inlined_at) = (home.variable, inlined_at.into());
                self.debug.variables.push(VariableHome { variable, inlined_at, home: here });
            }
        }
    }
}
