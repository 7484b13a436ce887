//! Names and signatures of a module, for Cranelift.

use cranelift_codegen::FinalizedMachReloc;
use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::ir::{
    self as clif, AbiParam, ArgumentPurpose, ExtFuncData, ExternalName, GlobalValueData, InstBuilder,
    UserExternalName, types,
};
use cranelift_codegen::isa::{CallConv, TargetFrontendConfig, TargetIsa};
use cranelift_frontend::FunctionBuilder;
use cranelift_module::{FuncId, Linkage, Module as _, ModuleReloc, ModuleRelocTarget};
use cranelift_object::{ObjectBuilder, ObjectModule};
use rustc_hash::FxHashMap;
use sheave::ir::{self, Module, Purpose, ResultPlace, SigId, Symbol, SymbolDef};

use super::translate::{Rejected, clif_type};

/// Integer registers that pass arguments.
const ARGUMENT_REGISTERS: usize = 6;

/// The symbols of `module`, as far as functions have mentioned them, and the object that they are declared
/// in.
pub(super) struct Symbols<'m> {
    module: &'m Module,
    object: ObjectModule,
    functions: FxHashMap<Symbol, FuncId>,
    /// Thunks that set `al`, as callers of variadic functions must and Cranelift does not, and then jump to
    /// the function.
    variadic: FxHashMap<Symbol, FuncId>,
}

impl<'m> Symbols<'m> {
    /// Starts without declarations.
    pub(super) fn new(
        module: &'m Module,
        isa: std::sync::Arc<dyn TargetIsa>,
    ) -> Result<Symbols<'m>, Rejected> {
        let builder =
            ObjectBuilder::new(isa, module.name.as_str(), cranelift_module::default_libcall_names())
                .map_err(|error| error.to_string())?;
        let object = ObjectModule::new(builder);
        Ok(Symbols { module, object, functions: FxHashMap::default(), variadic: FxHashMap::default() })
    }

    pub(super) fn config(&self) -> TargetFrontendConfig {
        self.object.target_config()
    }

    pub(super) fn is_variadic(&self, sig: SigId) -> bool {
        self.module.signatures[sig].variadic.is_some()
    }

    /// True for definitions of this module: no table is between its code and their address.
    fn is_near(&self, symbol: Symbol) -> bool {
        !matches!(self.module.symbols[symbol].def, SymbolDef::ExternalFunction | SymbolDef::ExternalData)
    }

    /// A signature in Cranelift's terms.
    pub(super) fn signature(&self, sig: SigId) -> Result<clif::Signature, Rejected> {
        let sig = &self.module.signatures[sig];
        let mut made = clif::Signature::new(CallConv::SystemV);
        let in_registers = sig
            .params
            .iter()
            .filter(|param| param.ty.is_int_or_ptr() && !matches!(param.purpose, Purpose::ByVal { .. }));
        let grouped = |of_ints: bool| {
            sig.params
                .iter()
                .filter(move |p| p.group != 0 && p.ty.is_int_or_ptr() == of_ints)
                .map(|p| p.group)
        };
        // Two numbers in one vector register. One alone is passed as if it were in no vector.
        if grouped(false).zip(grouped(false).skip(1)).any(|(group, next)| group == next) {
            return Err("vectors as arguments".to_owned());
        }
        if in_registers.count() > ARGUMENT_REGISTERS && grouped(true).next().is_some() {
            return Err("arguments that travel together, some of them on the stack".to_owned());
        }
        for param in &sig.params {
            let mut abi = match param.purpose {
                Purpose::Normal => AbiParam::new(clif_type(param.ty)),
                Purpose::StructReturn => AbiParam::special(types::I64, ArgumentPurpose::StructReturn),
                Purpose::ByVal { size, align } if size % 8 == 0 && align <= 8 => {
                    AbiParam::special(types::I64, ArgumentPurpose::StructArgument(size))
                }
                Purpose::ByVal { .. } => return Err("a structure of odd size passed by value".to_owned()),
            };
            abi.extension = extension(param.extension);
            made.params.push(abi);
        }
        if sig.results.windows(2).any(|pair| pair[0].group != 0 && pair[0].group == pair[1].group) {
            return Err("vectors as results".to_owned());
        }
        for result in &sig.results {
            if result.place == ResultPlace::X87 {
                return Err("an 80-bit result".to_owned());
            }
            let mut abi = AbiParam::new(clif_type(result.ty));
            abi.extension = extension(result.extension);
            made.returns.push(abi);
        }
        Ok(made)
    }

    fn declare(&mut self, symbol: Symbol) -> Result<FuncId, Rejected> {
        if let Some(&id) = self.functions.get(&symbol) {
            return Ok(id);
        }
        let name = self.module.symbol_name(symbol);
        // The arguments of a declaration do not matter: every call and every definition has a separate
        // signature.
        let signature = clif::Signature::new(CallConv::SystemV);
        let id = self
            .object
            .declare_function(name, Linkage::Import, &signature)
            .map_err(|error| error.to_string())?;
        self.functions.insert(symbol, id);
        Ok(id)
    }

    /// A function to call from `func` with `sig`.
    pub(super) fn callee(
        &mut self,
        symbol: Symbol,
        sig: SigId,
        func: &mut clif::Function,
    ) -> Result<clif::FuncRef, Rejected> {
        let variadic = self.is_variadic(sig);
        let id = if variadic { self.variadic(symbol)? } else { self.declare(symbol)? };
        let signature = func.import_signature(self.signature(sig)?);
        let near = variadic || self.is_near(symbol);
        Ok(import(id, signature, near, func))
    }

    /// The address of `symbol`.
    pub(super) fn address(
        &mut self,
        symbol: Symbol,
        builder: &mut FunctionBuilder<'_>,
    ) -> Result<clif::Value, Rejected> {
        let data = &self.module.symbols[symbol];
        if data.thread_local {
            return Err("a thread-local variable".to_owned());
        }
        let near = self.is_near(symbol);
        if matches!(data.def, SymbolDef::Function(_) | SymbolDef::ExternalFunction) {
            let id = self.declare(symbol)?;
            let signature = builder.func.import_signature(clif::Signature::new(CallConv::SystemV));
            let func = import(id, signature, near, builder.func);
            return Ok(builder.ins().func_addr(types::I64, func));
        }
        let id = self
            .object
            .declare_data(&data.name, Linkage::Import, true, false)
            .map_err(|error| error.to_string())?;
        let global = self.object.declare_data_in_func(id, builder.func);
        if let GlobalValueData::Symbol { colocated, .. } = &mut builder.func.global_values[global] {
            *colocated = near;
        }
        Ok(builder.ins().symbol_value(types::I64, global))
    }

    /// A function that sets `al` to announce possible vector arguments, and jumps to `symbol`.
    fn variadic(&mut self, symbol: Symbol) -> Result<FuncId, Rejected> {
        if let Some(&id) = self.variadic.get(&symbol) {
            return Ok(id);
        }
        let target = self.declare(symbol)?;
        let name = format!("variadic.{}", self.module.symbol_name(symbol));
        let id = self
            .object
            .declare_function(&name, Linkage::Local, &clif::Signature::new(CallConv::SystemV))
            .map_err(|error| error.to_string())?;
        // mov al, 8; jmp target
        let code = [0xb0, 8, 0xe9, 0, 0, 0, 0];
        let reloc = ModuleReloc {
            offset: 3,
            kind: Reloc::X86CallPLTRel4,
            name: ModuleRelocTarget::from(target),
            addend: -4,
        };
        self.object.define_function_bytes(id, 16, &code, &[reloc]).map_err(|error| error.to_string())?;
        self.variadic.insert(symbol, id);
        Ok(id)
    }

    /// Puts the machine code of a function of the module into the object.
    pub(super) fn define(
        &mut self,
        symbol: Symbol,
        func: &clif::Function,
        code: &[u8],
        relocs: &[FinalizedMachReloc],
    ) -> Result<(), Rejected> {
        let name = self.module.symbol_name(symbol);
        let id = self
            .object
            .declare_function(name, Linkage::Export, &clif::Signature::new(CallConv::SystemV))
            .map_err(|error| error.to_string())?;
        let relocs: Vec<ModuleReloc> =
            relocs.iter().map(|reloc| ModuleReloc::from_mach_reloc(reloc, func, id)).collect();
        self.object.define_function_bytes(id, 16, code, &relocs).map_err(|error| error.to_string())
    }

    /// The object file.
    pub(super) fn finish(self) -> Result<Vec<u8>, Rejected> {
        self.object.finish().emit().map_err(|error| error.to_string())
    }
}

fn import(id: FuncId, signature: clif::SigRef, near: bool, func: &mut clif::Function) -> clif::FuncRef {
    let name = UserExternalName { namespace: 0, index: id.as_u32() };
    let name = ExternalName::user(func.declare_imported_user_function(name));
    func.import_function(ExtFuncData { name, signature, colocated: near, patchable: false })
}

fn extension(extension: ir::Extension) -> clif::ArgumentExtension {
    match extension {
        ir::Extension::None => clif::ArgumentExtension::None,
        ir::Extension::Zero => clif::ArgumentExtension::Uext,
        ir::Extension::Sign => clif::ArgumentExtension::Sext,
    }
}
