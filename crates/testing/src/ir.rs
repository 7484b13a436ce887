//! Translation of toy functions into functions of `sheave-ir`.

use sheave_ir::{
    BuilderContext, FuncId, FunctionBuilder, Linkage, Module, Signature, SlotData, Symbol, Type, UnaryOp,
    Value,
};

use crate::ssa::toy::{Op, ToyFunc};

/// A module whose function `toy` is equivalent to `program`. `Input` calls `input() -> i64`, `Observe` calls
/// `observe(i64)`, `Leak` calls `leak(ptr)`; a fresh slot is a store of zero.
///
/// # Panics
///
/// If `program` has phis: it has to be in memory form.
pub fn translate(program: &ToyFunc) -> (Module, FuncId) {
    let mut module = Module::new("toy");
    let input = module.declare_function("input", Signature::new(&[], &[Type::I64]));
    let observe = module.declare_function("observe", Signature::new(&[Type::I64], &[]));
    let leak = module.declare_function("leak", Signature::new(&[Type::Ptr], &[]));
    let id = module.define_function("toy", Signature::default(), Linkage::External);
    let mut ctx = BuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut module, id, &mut ctx);
    let blocks: Vec<_> = program.blocks.iter().map(|_| builder.create_block()).collect();
    let mut values: Vec<Option<Value>> = Vec::new();
    values.resize(program.values.len(), None);
    let mut slots = Vec::new();
    for (index, block) in program.blocks.iter().enumerate() {
        assert!(block.phis.is_empty(), "memory form has no phis");
        builder.switch_to_block(blocks[index]);
        if index == 0 {
            slots.extend(program.slots.iter().map(|slot| alloca(&mut builder, slot)));
        }
        let targets: Vec<_> = block.edges.iter().map(|edge| blocks[edge.target.index()]).collect();
        for &inst in &block.insts {
            let (op, result) = &program.insts[inst.index()];
            let read = |value: &sheave_ssa::Value| values[value.index()].expect("definitions come first");
            let value = match op {
                Op::Const(bits) => Some(builder.iconst(Type::I64, *bits as i64)),
                Op::Input => call(&mut builder, input, &[]),
                Op::Observe(value) => call(&mut builder, observe, &[read(value)]),
                Op::Leak(slot) => call(&mut builder, leak, &[slots[slot.index()]]),
                Op::Add(a, b) => Some(builder.binary(sheave_ir::BinaryOp::Add, read(a), read(b))),
                Op::Convert(value, ty) => {
                    let narrow = narrow(&mut builder, read(value), ir_type(*ty));
                    Some(widen(&mut builder, narrow, ir_type(*ty)))
                }
                Op::Load(slot, ty) => {
                    let loaded = builder.load(ir_type(*ty), slots[slot.index()], 0);
                    Some(widen(&mut builder, loaded, ir_type(*ty)))
                }
                Op::Store(slot, ty, value) => {
                    let value = narrow(&mut builder, read(value), ir_type(*ty));
                    builder.store(value, slots[slot.index()], 0);
                    None
                }
                Op::Fresh(slot) => {
                    let ty = program.slots[slot.index()].ty.map_or(Type::I64, ir_type);
                    let zero = builder.iconst(ty, 0);
                    builder.store(zero, slots[slot.index()], 0);
                    None
                }
                Op::Branch(value) => {
                    builder.branch(read(value), (targets[0], &[]), (targets[1], &[]));
                    None
                }
                Op::Switch(value) => {
                    let cases: Vec<_> =
                        (1..targets.len()).map(|case| (case as u64 - 1, targets[case], &[][..])).collect();
                    builder.switch(read(value), (targets[0], &[]), &cases);
                    None
                }
                Op::Jump => {
                    match targets.first() {
                        Some(&target) => builder.jump(target, &[]),
                        None => builder.ret(&[]),
                    }
                    None
                }
            };
            if let Some(result) = result {
                values[result.index()] = value;
            }
        }
    }
    builder.finish().expect("the program is well formed");
    (module, id)
}

fn alloca(builder: &mut FunctionBuilder<'_>, slot: &sheave_ssa::host::SlotInfo) -> Value {
    let data = SlotData {
        size: slot.bytes,
        align_log2: 3,
        ty: slot.ty.map(ir_type),
        volatile: slot.volatile,
        param: None,
    };
    builder.alloca_slot(data).1
}

fn call(builder: &mut FunctionBuilder<'_>, callee: Symbol, args: &[Value]) -> Option<Value> {
    let sig = builder.module.symbols[callee].sig.expect("the functions were declared with signatures");
    let inst = builder.call(callee, sig, args);
    builder.func.result(inst)
}

fn narrow(builder: &mut FunctionBuilder<'_>, value: Value, ty: Type) -> Value {
    if ty == Type::I64 { value } else { builder.unary(UnaryOp::Trunc, ty, value) }
}

fn widen(builder: &mut FunctionBuilder<'_>, value: Value, ty: Type) -> Value {
    if ty == Type::I64 { value } else { builder.unary(UnaryOp::Zext, Type::I64, value) }
}

fn ir_type(ty: sheave_ssa::Type) -> Type {
    match ty.bytes() {
        1 => Type::I8,
        2 => Type::I16,
        4 => Type::I32,
        _ => Type::I64,
    }
}
