//! The conformance suite over Cranelift: random functions run through its JIT before and after promotion.

use std::cell::RefCell;

use cranelift_codegen::Context;
use cranelift_codegen::ir::{
    AbiParam, Function, InstBuilder, JumpTableData, MemFlagsData, Opcode, Signature, StackSlotData,
    StackSlotKind, Type, UserFuncName, types,
};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{FuncId, Linkage, Module};
use sheave_ssa::promote::{Ctx, Options};
use sheave_ssa_cranelift::promote;
use sheave_testing::ssa::conformance::{Embedding, check};
use sheave_testing::ssa::toy::{Op, ToyFunc};

thread_local! {
    static INPUT: RefCell<Vec<u64>> = const { RefCell::new(Vec::new()) };
    static OBSERVED: RefCell<Vec<u64>> = const { RefCell::new(Vec::new()) };
}

extern "C" fn input() -> u64 {
    INPUT.with_borrow_mut(|input| input.pop().unwrap_or(u64::MAX))
}

extern "C" fn observe(value: u64) {
    OBSERVED.with_borrow_mut(|observed| observed.push(value));
}

extern "C" fn leak(_: u64) {}

/// The three functions of the outside.
#[derive(Clone, Copy)]
struct Outside {
    input: FuncId,
    observe: FuncId,
    leak: FuncId,
}

#[derive(Default)]
struct Cranelift {
    ctx: Ctx,
    loads_before: usize,
    loads_after: usize,
}

fn module() -> (JITModule, Outside) {
    let mut flags = settings::builder();
    flags.set("enable_verifier", "true").unwrap();
    let isa = cranelift_native::builder().unwrap().finish(settings::Flags::new(flags)).unwrap();
    let mut builder = JITBuilder::with_isa(isa, cranelift_module::default_libcall_names());
    builder.symbol("input", input as *const u8);
    builder.symbol("observe", observe as *const u8);
    builder.symbol("leak", leak as *const u8);
    let mut module = JITModule::new(builder);
    let taker = signature(&module, &[types::I64], &[]);
    let giver = signature(&module, &[], &[types::I64]);
    let outside = Outside {
        input: module.declare_function("input", Linkage::Import, &giver).unwrap(),
        observe: module.declare_function("observe", Linkage::Import, &taker).unwrap(),
        leak: module.declare_function("leak", Linkage::Import, &taker).unwrap(),
    };
    (module, outside)
}

fn signature(module: &JITModule, params: &[Type], returns: &[Type]) -> Signature {
    let mut signature = Signature::new(CallConv::triple_default(module.isa().triple()));
    signature.params.extend(params.iter().map(|&ty| AbiParam::new(ty)));
    signature.returns.extend(returns.iter().map(|&ty| AbiParam::new(ty)));
    signature
}

fn int(ty: sheave_ssa::Type) -> Type {
    Type::int(ty.bytes() as u16 * 8).unwrap()
}

/// Translates a toy function: slots become stack slots, which half of the accesses reach through the address
/// alone and half with an offset in the `stack_addr`.
fn translate(program: &ToyFunc, module: &mut JITModule, outside: Outside) -> Function {
    let mut func = Function::with_name_signature(UserFuncName::default(), signature(module, &[], &[]));
    let mut context = FunctionBuilderContext::new();
    let input = module.declare_func_in_func(outside.input, &mut func);
    let observe = module.declare_func_in_func(outside.observe, &mut func);
    let leak = module.declare_func_in_func(outside.leak, &mut func);
    let mut builder = FunctionBuilder::new(&mut func, &mut context);
    let blocks: Vec<_> = program.blocks.iter().map(|_| builder.create_block()).collect();
    let data = StackSlotData::new(StackSlotKind::ExplicitSlot, 8, 3);
    let slots: Vec<_> = program.slots.iter().map(|_| builder.create_sized_stack_slot(data.clone())).collect();
    let mut values = vec![None; program.values.len()];
    for (index, block) in program.blocks.iter().enumerate() {
        builder.switch_to_block(blocks[index]);
        if index == 0 {
            // In Cranelift the initial content of a slot is unspecified.
            let zero = builder.ins().iconst(types::I64, 0);
            for &slot in &slots {
                let addr = builder.ins().stack_addr(types::I64, slot, 0);
                builder.ins().store(MemFlagsData::new(), zero, addr, 0);
            }
        }
        let targets: Vec<_> = block.edges.iter().map(|edge| blocks[edge.target.index()]).collect();
        for &inst in &block.insts {
            let (op, result) = &program.insts[inst.index()];
            let read = |value: &sheave_ssa::Value| values[value.index()].unwrap();
            let narrow = |builder: &mut FunctionBuilder<'_>, value, ty| {
                if ty == types::I64 { value } else { builder.ins().ireduce(ty, value) }
            };
            let widen = |builder: &mut FunctionBuilder<'_>, value, ty| {
                if ty == types::I64 { value } else { builder.ins().uextend(types::I64, value) }
            };
            let value = match op {
                Op::Const(bits) => Some(builder.ins().iconst(types::I64, *bits as i64)),
                Op::Input => {
                    let call = builder.ins().call(input, &[]);
                    Some(builder.inst_results(call)[0])
                }
                Op::Observe(value) => {
                    builder.ins().call(observe, &[read(value)]);
                    None
                }
                Op::Leak(slot) => {
                    let addr = builder.ins().stack_addr(types::I64, slots[slot.index()], 0);
                    builder.ins().call(leak, &[addr]);
                    None
                }
                Op::Add(a, b) => Some(builder.ins().iadd(read(a), read(b))),
                Op::Convert(value, ty) => {
                    let value = narrow(&mut builder, read(value), int(*ty));
                    Some(widen(&mut builder, value, int(*ty)))
                }
                Op::Load(slot, ty) => {
                    let slot = slots[slot.index()];
                    let addr = builder.ins().stack_addr(types::I64, slot, if index % 2 == 0 { 0 } else { 4 });
                    let offset = if index % 2 == 0 { 0 } else { -4 };
                    let value = builder.ins().load(int(*ty), MemFlagsData::new(), addr, offset);
                    Some(widen(&mut builder, value, int(*ty)))
                }
                Op::Store(slot, ty, value) => {
                    let value = narrow(&mut builder, read(value), int(*ty));
                    let addr = builder.ins().stack_addr(types::I64, slots[slot.index()], 0);
                    builder.ins().store(MemFlagsData::new(), value, addr, 0);
                    None
                }
                Op::Fresh(slot) => {
                    let zero = builder.ins().iconst(types::I64, 0);
                    let addr = builder.ins().stack_addr(types::I64, slots[slot.index()], 0);
                    builder.ins().store(MemFlagsData::new(), zero, addr, 0);
                    None
                }
                Op::Branch(value) => {
                    builder.ins().brif(read(value), targets[0], &[], targets[1], &[]);
                    None
                }
                Op::Switch(value) => {
                    // The index is 32 bits wide, and too large ones select the default.
                    let limit = builder.ins().iconst(types::I64, 1000);
                    let index = builder.ins().umin(read(value), limit);
                    let index = builder.ins().ireduce(types::I32, index);
                    let pool = &mut builder.func.dfg.value_lists;
                    let mut calls = targets.iter().map(|&target| {
                        cranelift_codegen::ir::BlockCall::new(target, std::iter::empty(), pool)
                    });
                    let default = calls.next().unwrap();
                    let cases: Vec<_> = calls.collect();
                    let table = builder.create_jump_table(JumpTableData::new(default, &cases));
                    builder.ins().br_table(index, table);
                    None
                }
                Op::Jump => {
                    match targets.first() {
                        Some(&target) => builder.ins().jump(target, &[]),
                        None => builder.ins().return_(&[]),
                    };
                    None
                }
            };
            if let Some(result) = result {
                values[result.index()] = value;
            }
        }
    }
    builder.seal_all_blocks();
    builder.finalize(module.target_config());
    func
}

/// Loads and stores in the function.
fn accesses(func: &Function) -> usize {
    let insts = func.layout.blocks().flat_map(|block| func.layout.block_insts(block));
    insts.filter(|&inst| matches!(func.dfg.insts[inst].opcode(), Opcode::Load | Opcode::Store)).count()
}

impl Embedding for Cranelift {
    fn run(
        &mut self,
        program: &ToyFunc,
        options: Option<&Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String> {
        let (mut module, outside) = module();
        let mut func = translate(program, &mut module, outside);
        self.loads_before += accesses(&func);
        if let Some(options) = options {
            promote(&mut func, &mut self.ctx, options).map_err(|error| error.to_string())?;
        }
        self.loads_after += accesses(&func);
        let sig = func.signature.clone();
        let id = module.declare_function("toy", Linkage::Export, &sig).map_err(|error| error.to_string())?;
        let mut context = Context::for_function(func);
        module.define_function(id, &mut context).map_err(|error| format!("{error:?}"))?;
        module.finalize_definitions().map_err(|error| error.to_string())?;
        let code = module.get_finalized_function(id);
        // SAFETY: the function was compiled with this signature, and the module is alive until after the
        // call.
        let toy: extern "C" fn() = unsafe { std::mem::transmute(code) };
        INPUT.set(input.iter().rev().copied().collect());
        OBSERVED.set(Vec::new());
        toy();
        // SAFETY: no reference to the code is left.
        unsafe { module.free_memory() };
        Ok(OBSERVED.take())
    }
}

#[test]
fn cranelift_conforms() {
    let mut cranelift = Cranelift::default();
    check(&mut cranelift, 12).unwrap_or_else(|difference| panic!("{difference}"));
    let Cranelift { loads_before, loads_after, .. } = cranelift;
    assert!(loads_after * 4 < loads_before, "{loads_after} loads and stores of {loads_before} are left");
}
