//! Cranelift's test files with Sheave's register allocator: functions are compiled for the host and for other
//! targets, each answer is checked, and their `; run:` lines are run as machine code.

use cranelift_codegen::data_value::DataValue;
use cranelift_codegen::ir::{
    AbiParam, ExternalName, Function, InstBuilder, MemFlagsData, Signature, UserExternalName, UserFuncName,
    types,
};
use cranelift_codegen::isa::{CallConv, OwnedTargetIsa, TargetIsa};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_codegen::{Context, control::ControlPlane};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{FuncId, Linkage, Module};
use cranelift_reader::{ParseOptions, RunCommand, parse_run_command, parse_test};

/// A file of functions with their expected results.
pub struct File {
    /// The functions.
    pub functions: Vec<Function>,
    /// The `; run:` lines.
    pub commands: Vec<RunCommand>,
}

impl File {
    /// Reads a file.
    ///
    /// # Errors
    /// The reader's message.
    pub fn read(text: &str) -> Result<File, String> {
        let test = parse_test(text, ParseOptions::default()).map_err(|error| error.to_string())?;
        let mut file = File { functions: Vec::new(), commands: Vec::new() };
        for (func, details) in test.functions {
            for comment in &details.comments {
                if let Some(command) =
                    parse_run_command(comment.text, &func.signature).map_err(|error| error.to_string())?
                {
                    file.commands.push(command);
                }
            }
            file.functions.push(func);
        }
        Ok(file)
    }
}

fn flags(opt_level: &str) -> settings::Flags {
    let mut flags = settings::builder();
    for (name, value) in [
        ("opt_level", opt_level),
        ("regalloc_checker", "true"),
        ("enable_multi_ret_implicit_sret", "true"),
        ("enable_llvm_abi_extensions", "true"),
        ("unwind_info", "false"),
    ] {
        flags.set(name, value).expect("Cranelift knows the setting");
    }
    settings::Flags::new(flags)
}

/// The host, with everything that it can do.
pub fn host(opt_level: &str) -> OwnedTargetIsa {
    let builder = cranelift_native::builder().expect("Cranelift knows the host");
    builder.finish(flags(opt_level)).expect("the settings go together")
}

/// Another target by its name.
pub fn target(triple: &str, opt_level: &str) -> OwnedTargetIsa {
    let mut builder = cranelift_codegen::isa::lookup_by_name(triple).expect("Cranelift was built with it");
    if triple.starts_with("riscv64") {
        for extension in ["has_v", "has_zcb", "has_c", "has_zbb", "has_zba", "has_zbs", "has_zfh"] {
            builder.enable(extension).expect("Cranelift knows the extension");
        }
    }
    builder.finish(flags(opt_level)).expect("the settings go together")
}

/// The bytes of the machine code of a function, whose allocation was checked.
///
/// # Errors
/// If Cranelift does not compile the function for this target, or the answer is wrong.
pub fn compile(func: &Function, isa: &dyn TargetIsa) -> Result<usize, String> {
    let mut func = func.clone();
    // Other targets lack this convention.
    func.signature.call_conv = CallConv::triple_default(isa.triple());
    for signature in func.dfg.signatures.values_mut() {
        signature.call_conv = CallConv::triple_default(isa.triple());
    }
    let mut context = Context::for_function(func);
    let code =
        context.compile(isa, &mut ControlPlane::default()).map_err(|error| format!("{:?}", error.inner))?;
    Ok(code.code_buffer().len())
}

/// The bytes between two values of a call.
const STRIDE: usize = 16;

/// A function that reads the arguments of another one from memory and writes its results there.
fn called_by_memory(module: &mut JITModule, id: FuncId, signature: &Signature) -> Function {
    let mut own = Signature::new(module.isa().default_call_conv());
    own.params.push(AbiParam::new(types::I64));
    let mut func = Function::with_name_signature(UserFuncName::default(), own);
    let callee = module.declare_func_in_func(id, &mut func);
    let mut context = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut func, &mut context);
    let block = builder.create_block();
    builder.append_block_params_for_function_params(block);
    builder.switch_to_block(block);
    builder.seal_all_blocks();
    let base = builder.block_params(block)[0];
    let offset = |index: usize| (index * STRIDE) as i32;
    let args: Vec<_> = (signature.params.iter().enumerate())
        .map(|(i, param)| builder.ins().load(param.value_type, MemFlagsData::trusted(), base, offset(i)))
        .collect();
    let call = builder.ins().call(callee, &args);
    for (i, result) in builder.inst_results(call).to_vec().into_iter().enumerate() {
        builder.ins().store(MemFlagsData::trusted(), result, base, offset(i));
    }
    builder.ins().return_(&[]);
    builder.finalize(module.target_config());
    func
}

/// Runs the lines of a file as machine code of the host; returns the number that hold.
///
/// # Errors
/// The first function that does not compile, and the first line that does not hold.
pub fn run(file: &File, opt_level: &str) -> Result<usize, String> {
    let builder = JITBuilder::with_isa(host(opt_level), cranelift_module::default_libcall_names());
    let mut module = JITModule::new(builder);
    let mut ids = Vec::new();
    for func in &file.functions {
        let name = func.name.to_string();
        let id = module.declare_function(&name, Linkage::Export, &func.signature);
        ids.push((name, id.map_err(|error| error.to_string())?));
    }
    for (func, (name, id)) in file.functions.iter().zip(&ids) {
        let mut func = func.clone();
        let callees: Vec<_> =
            func.dfg.ext_funcs.iter().map(|(r, data)| (r, data.name.display(None).to_string())).collect();
        for (callee, callee_name) in callees {
            if let Some((_, id)) = ids.iter().find(|(name, _)| *name == callee_name) {
                let name = UserExternalName { namespace: 0, index: id.as_u32() };
                let name = func.declare_imported_user_function(name);
                func.dfg.ext_funcs[callee].name = ExternalName::user(name);
            }
        }
        let mut context = Context::for_function(func);
        module.define_function(*id, &mut context).map_err(|error| format!("{name}: {error:?}"))?;
    }
    let mut calls = Vec::new();
    for (func, (name, id)) in file.functions.iter().zip(&ids) {
        let body = called_by_memory(&mut module, *id, &func.signature);
        let id = module
            .declare_function(&format!("call {name}"), Linkage::Export, &body.signature)
            .map_err(|error| error.to_string())?;
        module
            .define_function(id, &mut Context::for_function(body))
            .map_err(|error| format!("{name}: {error:?}"))?;
        calls.push(id);
    }
    module.finalize_definitions().map_err(|error| error.to_string())?;
    let call = |name: &str, args: &[DataValue]| {
        let name = format!("%{name}");
        let index = ids.iter().position(|(known, _)| *known == name).ok_or(format!("there is no {name}"))?;
        let signature = &file.functions[index].signature;
        let n = args.len().max(signature.returns.len());
        let mut memory = vec![0_u128; n.max(1)];
        // SAFETY: bytes of integers are bytes.
        let bytes = unsafe { std::slice::from_raw_parts_mut(memory.as_mut_ptr().cast::<u8>(), n * STRIDE) };
        args.iter().zip(bytes.chunks_mut(STRIDE)).for_each(|(arg, at)| arg.write_to_slice_ne(at));
        let code = module.get_finalized_function(calls[index]);
        // SAFETY: that is the function's signature, the module is alive, and the memory holds all values.
        let code: extern "C" fn(*mut u8) = unsafe { std::mem::transmute(code) };
        code(bytes.as_mut_ptr());
        let returns = signature.returns.iter().zip(bytes.chunks(STRIDE));
        Ok(returns.map(|(param, at)| DataValue::read_from_slice_ne(at, param.value_type)).collect())
    };
    let mut held = 0;
    for command in &file.commands {
        command.run(call)?;
        held += usize::from(matches!(command, RunCommand::Run(..)));
    }
    // SAFETY: no reference to the code is left.
    unsafe { module.free_memory() };
    Ok(held)
}
