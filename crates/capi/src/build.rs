//! The functions of `sheave.h` that add to the function of a module that is being built.

use sheave_ir::{
    BinaryOp, ConstData, FloatCC, IntCC, IntrinsicOp, SlotData, TernaryOp, Type, UnaryOp, Value,
};

use crate::error::{Failure, guard};
use crate::handles::{ModuleHandle, lock};
use crate::memory::{Text, list, optional_text, text};
use crate::module::{Open, Tagged, any_type, signature, value_type};

/// Adds to the function of `module` that is being built.
fn build<T: Default>(module: ModuleHandle, add: impl FnOnce(&mut Open) -> Result<T, Failure>) -> T {
    guard(|| lock(&*module.get()?).build(add))
}

/// The instruction `op` of the IR, by its words there.
fn operation(open: &mut Open, op: &str, ty: Option<Type>, args: &[Value]) -> Result<Tagged, Failure> {
    let needs = |n: usize| match args.len() == n {
        true => Ok(()),
        false => Err(Failure::new(format!("`{op}` has {n} operands, not {}", args.len()))),
    };
    let b = &mut open.builder;
    let result = if let Some(cc) = op.strip_prefix("icmp ").and_then(IntCC::from_name) {
        needs(2)?;
        b.icmp(cc, args[0], args[1])
    } else if let Some(cc) = op.strip_prefix("fcmp ").and_then(FloatCC::from_name) {
        needs(2)?;
        b.fcmp(cc, args[0], args[1])
    } else if let Some(op) = BinaryOp::from_name(op) {
        needs(2)?;
        b.binary(op, args[0], args[1])
    } else if let Some(op) = UnaryOp::from_name(op) {
        needs(1)?;
        let ty = ty.unwrap_or(b.func.ty(args[0]));
        b.unary(op, ty, args[0])
    } else if let Some(op) = TernaryOp::from_name(op) {
        needs(3)?;
        b.ternary(op, args[0], args[1], args[2])
    } else if let Some(op) = IntrinsicOp::from_name(op) {
        return Ok(b.intrinsic(op, args, ty).map_or(0, |value| open.tag(value)));
    } else {
        return Err(Failure::new(format!("there is no operation `{op}`")));
    };
    Ok(open.tag(result))
}

/// The result of the call that was pushed last: zero if it has none.
fn call_result(open: &Open, inst: sheave_ir::Inst) -> Tagged {
    open.builder.func.result(inst).map_or(0, |value| open.tag(value))
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_block(module: ModuleHandle) -> Tagged {
    build(module, |open| {
        let block = open.builder.create_block();
        Ok(open.tag_block(block))
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_switch_to(module: ModuleHandle, block: Tagged) -> bool {
    build(module, |open| {
        let block = open.block(block)?;
        open.builder.switch_to_block(block);
        Ok(true)
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_param(module: ModuleHandle, index: usize) -> Tagged {
    build(module, |open| {
        let param = open.builder.func.params.get(index).map(|&value| open.tag(value));
        param.ok_or_else(|| Failure::new(format!("there is no parameter {index}")))
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_int(module: ModuleHandle, ty: u32, value: i64) -> Tagged {
    build(module, |open| {
        let ty = value_type(ty)?;
        if ty.is_float() {
            return Err(Failure::new("sheave_int of a float type: sheave_float"));
        }
        let value = open.builder.constant(ty, ConstData::Bits(value as u64 & ty.mask()));
        Ok(open.tag(value))
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_float(module: ModuleHandle, ty: u32, value: f64) -> Tagged {
    build(module, |open| {
        let value = match value_type(ty)? {
            Type::F32 => open.builder.f32const(value as f32),
            Type::F64 => open.builder.f64const(value),
            ty => return Err(Failure::new(format!("sheave_float of type {ty}"))),
        };
        Ok(open.tag(value))
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The text is a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_symbol(module: ModuleHandle, name: Text) -> Tagged {
    build(module, |open| {
        // SAFETY: the caller's promise.
        let symbol = open.symbol(unsafe { text(name, "the name") }?)?;
        let value = open.builder.constant(Type::Ptr, ConstData::Symbol(symbol, 0));
        Ok(open.tag(value))
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_slot(module: ModuleHandle, size: u32, align: u32) -> Tagged {
    build(module, |open| {
        if !align.is_power_of_two() {
            return Err(Failure::new(format!("a slot aligned to {align}")));
        }
        let align_log2 = align.trailing_zeros() as u8;
        let slot = SlotData { size, align_log2, ty: None, volatile: false, param: None };
        let (_, address) = open.builder.alloca_slot(slot);
        Ok(open.tag(address))
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_load(module: ModuleHandle, ty: u32, address: Tagged, offset: i32) -> Tagged {
    build(module, |open| {
        let (ty, address) = (value_type(ty)?, open.value(address)?);
        let value = open.builder.load(ty, address, offset);
        Ok(open.tag(value))
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_store(module: ModuleHandle, value: Tagged, address: Tagged, offset: i32) -> bool {
    build(module, |open| {
        let (value, address) = (open.value(value)?, open.value(address)?);
        open.builder.store(value, address, offset);
        Ok(true)
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_index(
    module: ModuleHandle,
    base: Tagged,
    index: Tagged,
    scale: u16,
    offset: i32,
) -> Tagged {
    build(module, |open| {
        let (base, index) = (open.value(base)?, open.value(index)?);
        let value = open.builder.ptr_index(base, index, scale, offset);
        Ok(open.tag(value))
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The text is a C string, and the list has so many elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_op(
    module: ModuleHandle,
    op: Text,
    ty: u32,
    args: *const Tagged,
    n: usize,
) -> Tagged {
    build(module, |open| {
        // SAFETY: the caller's promise.
        let (op, args) = unsafe { (text(op, "the operation")?, list(args, n, "the operands")?) };
        let args = open.values(args)?;
        operation(open, op, any_type(ty)?, &args)
    })
}

/// See `sheave.h`.
///
/// # Safety
/// As for [`sheave_op`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_call(
    module: ModuleHandle,
    name: Text,
    args: *const Tagged,
    n: usize,
) -> Tagged {
    build(module, |open| {
        // SAFETY: the caller's promise.
        let (name, args) = unsafe { (text(name, "the name")?, list(args, n, "the arguments")?) };
        let (symbol, args) = (open.symbol(name)?, open.values(args)?);
        let module = &mut open.builder.module;
        let sig = module.symbols[symbol].sig;
        let mut sig = sig.ok_or_else(|| Failure::new(format!("`{name}` is not a function")))?;
        if let Some(fixed) = module.signatures[sig].variadic {
            // The signature of a call lists the variable arguments, too.
            let mut of_call = module.signatures[sig].clone();
            let variable = args.iter().skip(fixed as usize);
            of_call.params.extend(variable.map(|&arg| sheave_ir::AbiParam::new(open.builder.func.ty(arg))));
            sig = module.intern_signature(of_call);
        }
        let inst = open.builder.call(symbol, sig, &args);
        Ok(call_result(open, inst))
    })
}

/// See `sheave.h`.
///
/// # Safety
/// As for [`sheave_op`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_call_pointer(
    module: ModuleHandle,
    address: Tagged,
    sig: Text,
    args: *const Tagged,
    n: usize,
) -> Tagged {
    build(module, |open| {
        // SAFETY: the caller's promise.
        let (sig, args) = unsafe { (text(sig, "the signature")?, list(args, n, "the arguments")?) };
        let (address, args) = (open.value(address)?, open.values(args)?);
        let sig = open.builder.module.intern_signature(signature(sig)?);
        let inst = open.builder.call_indirect(address, sig, &args);
        Ok(call_result(open, inst))
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_phi(module: ModuleHandle, block: Tagged, ty: u32) -> Tagged {
    build(module, |open| {
        let (block, ty) = (open.block(block)?, value_type(ty)?);
        let phi = open.builder.phi(block, ty);
        Ok(open.tag(phi))
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_phi_input(module: ModuleHandle, phi: Tagged, from: Tagged, value: Tagged) -> bool {
    build(module, |open| open.phi_input(phi, from, value))
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_jump(module: ModuleHandle, target: Tagged) -> bool {
    build(module, |open| {
        let target = open.block(target)?;
        open.builder.jump(target, &[]);
        Ok(true)
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_branch(module: ModuleHandle, cond: Tagged, then: Tagged, other: Tagged) -> bool {
    build(module, |open| {
        let (cond, then, other) = (open.value(cond)?, open.block(then)?, open.block(other)?);
        open.builder.branch(cond, (then, &[]), (other, &[]));
        Ok(true)
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The lists have so many elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_switch(
    module: ModuleHandle,
    value: Tagged,
    default: Tagged,
    cases: *const u64,
    targets: *const Tagged,
    n: usize,
) -> bool {
    build(module, |open| {
        // SAFETY: the caller's promise.
        let (cases, targets) = unsafe { (list(cases, n, "the cases")?, list(targets, n, "the targets")?) };
        let (value, default) = (open.value(value)?, open.block(default)?);
        let cases: Result<Vec<_>, Failure> = cases
            .iter()
            .zip(targets)
            .map(|(&case, &target)| Ok((case, open.block(target)?, &[][..])))
            .collect();
        open.builder.switch(value, (default, &[]), &cases?);
        Ok(true)
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_return(module: ModuleHandle, value: Tagged) -> bool {
    build(module, |open| {
        let value = if value == 0 { None } else { Some(open.value(value)?) };
        open.builder.ret(value.as_slice());
        Ok(true)
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_unreachable(module: ModuleHandle) -> bool {
    build(module, |open| {
        open.builder.unreachable();
        Ok(true)
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The texts are C strings; that of the signature may be null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_declare(module: ModuleHandle, name: Text, sig: Text) -> bool {
    guard(|| {
        // SAFETY: the caller's promise.
        let (name, sig) = unsafe { (text(name, "the name")?, optional_text(sig, "the signature")?) };
        lock(&*module.get()?).declare(name, sig.map(signature).transpose()?)
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The texts are C strings.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_define(module: ModuleHandle, name: Text, sig: Text) -> bool {
    guard(|| {
        // SAFETY: the caller's promise.
        let (name, sig) = unsafe { (text(name, "the name")?, text(sig, "the signature")?) };
        lock(&*module.get()?).define(name, signature(sig)?)
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The name is a C string, and there are so many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_data(
    module: ModuleHandle,
    name: Text,
    init: *const u8,
    n: usize,
    size: u64,
    align: u32,
    writable: bool,
) -> bool {
    guard(|| {
        // SAFETY: the caller's promise.
        let (name, init) = unsafe { (text(name, "the name")?, list(init, n, "the bytes")?) };
        lock(&*module.get()?).data(name, init, size, align, writable)
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_finish(module: ModuleHandle) -> bool {
    guard(|| lock(&*module.get()?).finish())
}
