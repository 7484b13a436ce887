//! Modules, and the function of each that is being built.

use std::collections::HashMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use sheave::frontend::Frontend;
use sheave_ir::entity::EntityRef;
use sheave_ir::{
    Block, BuilderContext, DataObject, Form, FuncId, FunctionBuilder, Linkage, Module, Signature, Symbol,
    SymbolDef, Type, Value, ValueList,
};

use crate::error::Failure;

/// A value or block, with the function that it belongs to: the function's number in the upper half, the kind
/// in the next bit, the index plus one below. Zero is none.
pub type Tagged = u64;

const IS_BLOCK: u64 = 1 << 31;

/// The types, in the order of the numbers that C has for them; zero is `void`.
const TYPES: [Option<Type>; 8] = [
    None,
    Some(Type::I8),
    Some(Type::I16),
    Some(Type::I32),
    Some(Type::I64),
    Some(Type::F32),
    Some(Type::F64),
    Some(Type::Ptr),
];

/// The type of this number, which may be that of `void`.
pub(crate) fn any_type(ty: u32) -> Result<Option<Type>, Failure> {
    let known = TYPES.get(ty as usize).copied();
    known.ok_or_else(|| Failure::new(format!("there is no type of number {ty}")))
}

/// The type of this number.
pub(crate) fn value_type(ty: u32) -> Result<Type, Failure> {
    any_type(ty)?.ok_or_else(|| Failure::new("a value of type void"))
}

/// A signature in the words of the IR: `(i64, ptr) -> i32`.
pub(crate) fn signature(text: &str) -> Result<Signature, Failure> {
    if !text.trim_start().starts_with('(') {
        return Err(Failure::new(format!("`{text}` is not a signature such as `(i64, ptr) -> i32`")));
    }
    let source = format!("extern function %f{text}\n");
    let module = sheave_ir::read_module("signature", source.as_bytes())?;
    let id = module.symbol("f").and_then(|symbol| module.symbols[symbol].sig);
    id.map(|id| module.signatures[id].clone()).ok_or_else(|| Failure::new("no signature"))
}

/// A module.
pub(crate) struct Unit {
    /// The function that is being built; it borrows the two that follow.
    open: Option<Open>,
    module: *mut Module,
    memory: *mut BuilderContext,
    /// Why it cannot be compiled.
    broken: Option<String>,
    /// Shared libraries that it needs.
    pub(crate) libraries: Vec<PathBuf>,
}

// SAFETY: the pointers own what they point at, which may be sent.
unsafe impl Send for Unit {}

/// A function that is being built.
pub(crate) struct Open {
    pub(crate) builder: FunctionBuilder<'static>,
    name: String,
    number: u32,
    phi_inputs: HashMap<(Value, Block), Value>,
    failure: Option<Failure>,
}

impl Drop for Unit {
    fn drop(&mut self) {
        self.open = None;
        // SAFETY: they were made by `Unit::new`, and nobody borrows them any more.
        unsafe {
            drop(Box::from_raw(self.module));
            drop(Box::from_raw(self.memory));
        }
    }
}

impl Unit {
    pub(crate) fn new(module: Module) -> Unit {
        let (module, memory) = (Box::into_raw(Box::new(module)), Box::into_raw(Box::default()));
        Unit { open: None, module, memory, broken: None, libraries: Vec::new() }
    }

    /// LLVM IR or Sheave's own text.
    pub(crate) fn parse(name: &str, text: &[u8]) -> Result<Unit, Failure> {
        Ok(Unit::new(sheave::read_bytes(name, text)?))
    }

    /// A file in whatever language; the compilers of other languages get `options`.
    pub(crate) fn read(path: &Path, options: &str) -> Result<Unit, Failure> {
        let options = options.split_whitespace().map(Into::into).collect();
        let input = Frontend { options, ..Frontend::default() }.read_file(path)?;
        // What the compilers warn of belongs to the user.
        let _ = std::io::stderr().write_all(&input.diagnostics);
        let mut unit = Unit::new(input.module);
        unit.libraries = input.libraries;
        Ok(unit)
    }

    /// The module, which is complete.
    pub(crate) fn module(&self) -> Result<&Module, Failure> {
        match (&self.open, &self.broken) {
            (Some(open), _) => {
                Err(Failure::new(format!("the function `{}` is not finished: sheave_finish", open.name)))
            }
            (None, Some(broken)) => Err(Failure::new(broken)),
            // SAFETY: the module lives as long as this, and no function borrows it.
            (None, None) => Ok(unsafe { &*self.module }),
        }
    }

    /// The module, complete or not.
    fn module_mut(&mut self) -> &mut Module {
        match &mut self.open {
            Some(open) => open.builder.module,
            // SAFETY: the module lives as long as this, and no function borrows it.
            None => unsafe { &mut *self.module },
        }
    }

    /// The symbol `name`, which must not be defined; with this signature, if it has one.
    fn undefined(&mut self, name: &str, sig: Option<&Signature>) -> Result<Symbol, Failure> {
        let module = self.module_mut();
        let symbol = module.intern_symbol(name);
        let (def, known) = (module.symbols[symbol].def, module.symbols[symbol].sig);
        if !matches!(def, SymbolDef::ExternalFunction | SymbolDef::ExternalData) {
            return Err(Failure::new(format!("`{name}` is defined already")));
        }
        match known.map(|id| &module.signatures[id]) {
            Some(known) if Some(known) != sig => {
                Err(Failure::new(format!("`{name}` was declared as {known}")))
            }
            _ => Ok(symbol),
        }
    }

    /// Declares a function that is defined elsewhere, or data if there is no signature.
    pub(crate) fn declare(&mut self, name: &str, sig: Option<Signature>) -> Result<bool, Failure> {
        let symbol = self.undefined(name, sig.as_ref())?;
        let module = self.module_mut();
        match sig {
            Some(sig) => _ = module.declare_function(name, sig),
            None => module.symbols[symbol].def = SymbolDef::ExternalData,
        }
        Ok(true)
    }

    /// Defines data of `size` bytes that begins with `init`.
    pub(crate) fn data(
        &mut self,
        name: &str,
        init: &[u8],
        size: u64,
        align: u32,
        writable: bool,
    ) -> Result<bool, Failure> {
        if !align.is_power_of_two() || size < init.len() as u64 {
            return Err(Failure::new(format!("`{name}`: {size} bytes aligned to {align}")));
        }
        let symbol = self.undefined(name, None)?;
        let (init, relocs) = (init.to_vec(), Vec::new());
        self.module_mut().define_data(DataObject { symbol, size, align, readonly: !writable, init, relocs });
        Ok(true)
    }

    /// Begins to build a function.
    pub(crate) fn define(&mut self, name: &str, sig: Signature) -> Result<bool, Failure> {
        static NUMBER: AtomicU32 = AtomicU32::new(1);
        self.module()?;
        self.undefined(name, Some(&sig))?;
        let id: FuncId = self.module_mut().define_function(name, sig, Linkage::External);
        // SAFETY: both live until the builder is gone, and are not used meanwhile: `module` refuses, and
        // `module_mut` goes through the builder.
        let builder = unsafe { FunctionBuilder::new(&mut *self.module, id, &mut *self.memory) };
        self.open = Some(Open {
            builder,
            name: name.to_owned(),
            number: NUMBER.fetch_add(1, Ordering::Relaxed),
            phi_inputs: HashMap::new(),
            failure: None,
        });
        Ok(true)
    }

    /// Adds to the function that is being built. After a failure there is no further one; the first is that
    /// of `finish`.
    pub(crate) fn build<T: Default>(
        &mut self,
        add: impl FnOnce(&mut Open) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let open = self.open.as_mut();
        let open = open.ok_or_else(|| Failure::new("no function is being built: sheave_define"))?;
        if open.failure.is_some() {
            return Ok(T::default());
        }
        let result = add(open).map_err(|failure| Failure {
            message: format!("the function `{}`: {}", open.name, failure.message),
            ..failure
        });
        open.failure = result.as_ref().err().cloned();
        result
    }

    /// Completes the function that is being built, and verifies it.
    pub(crate) fn finish(&mut self) -> Result<bool, Failure> {
        let open = self.open.take();
        let mut open = open.ok_or_else(|| Failure::new("no function is being built: sheave_define"))?;
        let name = std::mem::take(&mut open.name);
        let finished = open.finish().map_err(|failure| failure.message);
        let verified = finished.and_then(|id| {
            let module = self.module().map_err(|failure| failure.message)?;
            sheave_ir::verify_function(module, &module.functions[id], Form::Memory)
                .map_err(|error| format!("the function `{name}`: {error}"))
        });
        verified.map(|()| true).map_err(|message| {
            self.broken = Some(message.clone());
            Failure::new(message)
        })
    }

    /// The functions that other modules may call, one per line: name, tabulator, signature.
    pub(crate) fn functions(&self) -> Result<String, Failure> {
        let module = self.module()?;
        let exported =
            module.functions.values().filter(|func| module.symbols[func.symbol].linkage != Linkage::Local);
        let line = |func: &sheave_ir::Function| {
            format!("{}\t{}\n", module.symbol_name(func.symbol), module.signatures[func.sig])
        };
        Ok(exported.map(line).collect())
    }
}

impl Open {
    /// The value of this number, which must be one of this function.
    pub(crate) fn value(&self, tagged: Tagged) -> Result<Value, Failure> {
        let index = self.index(tagged, 0, "value", self.builder.func.values.len())?;
        Ok(Value::new(index))
    }

    /// The values of these numbers.
    pub(crate) fn values(&self, tagged: &[Tagged]) -> Result<Vec<Value>, Failure> {
        tagged.iter().map(|&value| self.value(value)).collect()
    }

    /// The block of this number, which must be one of this function.
    pub(crate) fn block(&self, tagged: Tagged) -> Result<Block, Failure> {
        let index = self.index(tagged, IS_BLOCK, "block", self.builder.func.blocks.len())?;
        Ok(Block::new(index))
    }

    fn index(&self, tagged: Tagged, kind: u64, what: &str, n: usize) -> Result<usize, Failure> {
        let index = ((tagged & (IS_BLOCK - 1)) as usize).wrapping_sub(1);
        match (tagged >> 32 == u64::from(self.number), tagged & IS_BLOCK == kind) {
            (true, true) if index < n => Ok(index),
            (true, false) => Err(Failure::new(format!("{tagged:#x} is not a {what}"))),
            _ if tagged == 0 => Err(Failure::new(format!("no {what}: 0 was passed"))),
            _ => Err(Failure::new(format!("the {what} {tagged:#x} is not of this function"))),
        }
    }

    /// The number of a value.
    pub(crate) fn tag(&self, value: Value) -> Tagged {
        u64::from(self.number) << 32 | (value.index() as u64 + 1)
    }

    /// The number of a block.
    pub(crate) fn tag_block(&self, block: Block) -> Tagged {
        u64::from(self.number) << 32 | IS_BLOCK | (block.index() as u64 + 1)
    }

    /// The symbol `name`, which must have been declared or defined.
    pub(crate) fn symbol(&self, name: &str) -> Result<Symbol, Failure> {
        let symbol = self.builder.module.symbol(name);
        symbol.ok_or_else(|| Failure::new(format!("`{name}` is not declared: sheave_declare")))
    }

    /// Says which value `phi` has where control comes from `from`.
    pub(crate) fn phi_input(&mut self, phi: Tagged, from: Tagged, value: Tagged) -> Result<bool, Failure> {
        let (phi, from, value) = (self.value(phi)?, self.block(from)?, self.value(value)?);
        match self.phi_inputs.insert((phi, from), value) {
            Some(_) => Err(Failure::new(format!("{phi} has two inputs from {from}"))),
            None => Ok(true),
        }
    }

    /// Gives the edges the inputs of phis, and the function back to the module.
    fn finish(mut self) -> Result<FuncId, Failure> {
        if let Some(failure) = self.failure {
            return Err(failure);
        }
        let func = &mut self.builder.func;
        for block in func.layout.clone() {
            let data = func.blocks[block];
            for edge in
                (data.first_edge..data.first_edge + data.n_edges).map(|edge| EntityRef::new(edge as usize))
            {
                let phis = func.phis(func.edges[edge].target).to_vec();
                let inputs: Option<Vec<Value>> =
                    phis.iter().map(|&phi| self.phi_inputs.get(&(phi, block)).copied()).collect();
                let Some(inputs) = inputs else {
                    return Err(Failure::new(format!(
                        "the function `{}`: a phi of {} has no input from {block}",
                        self.name, func.edges[edge].target
                    )));
                };
                func.edges[edge].args = ValueList::from_slice(&inputs, &mut func.pool);
            }
        }
        self.builder.finish().map_err(|error| Failure::new(format!("the function `{}`: {error}", self.name)))
    }
}
