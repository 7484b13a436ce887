//! Functions with a fixed outline: variadic ones, `setjmp`, recursion, results by address.

use super::function::{Function, Value};
use super::types::{Float, Ty};
use super::{Callee, Param, Shared};

/// With some luck makes functions that later ones may call.
pub(super) fn maybe(shared: &mut Shared, i: usize) {
    if shared.rng.chance(20) {
        variadic(shared, i);
    }
    if shared.rng.chance(20) {
        jump(shared, i);
    }
    if shared.rng.chance(30) {
        recursion(shared, i);
    }
    if shared.rng.chance(20) {
        by_address(shared, i);
    }
}

fn plain(ty: Ty) -> Param {
    Param { ty, attributes: "" }
}

fn params_of(types: &[Ty]) -> Vec<Param> {
    types.iter().cloned().map(plain).collect()
}

/// A function with variable arguments, which reads them as clang has it, and one that calls it.
fn variadic(shared: &mut Shared, i: usize) {
    let n = shared.rng.below(12) + 1;
    let kinds: Vec<Ty> = (0..n)
        .map(|_| match shared.rng.below(8) {
            0..=2 => Ty::Int(32),
            3..=4 => Ty::Int(64),
            5..=6 => Ty::Float(Float::Double),
            _ => Ty::Float(Float::X87),
        })
        .collect();
    let name = format!("@{}va{i}", shared.prefix);
    let first = params_of(&vec![Ty::Int(64); shared.rng.below(3) + 1]);
    for intrinsic in ["va_start.p0(ptr)", "va_end.p0(ptr)", "va_copy.p0(ptr, ptr)"] {
        shared.declare(format!("void @llvm.{intrinsic}"));
    }
    shared.declare("ptr @llvm.ptrmask.p0.i64(ptr, i64)".to_owned());
    let mut f = Function::new(shared, &name, &first, Ty::Int(64), "");
    f.make_variadic();
    f.line("%ap = alloca [1 x { i32, i32, ptr, ptr }], align 16 ; ptr");
    f.line("call void @llvm.va_start.p0(ptr %ap)");
    let mut list = "%ap";
    if f.shared.rng.chance(30) {
        f.line("%copy = alloca [1 x { i32, i32, ptr, ptr }], align 16 ; ptr");
        f.line("call void @llvm.va_copy.p0(ptr %copy, ptr %ap)");
        list = "%copy";
    }
    for ty in &kinds {
        let at = next_argument(&mut f, list, ty);
        let text = f.push(ty, &format!("load {ty}, ptr {at}, align 8"));
        f.mix(&Value { ty: ty.clone(), text });
        if f.shared.rng.chance(30) {
            f.operation();
        }
    }
    f.line("call void @llvm.va_end.p0(ptr %ap)");
    let result = f.operand(&Ty::Int(64));
    f.line(&format!("ret i64 {result}"));
    f.finish();

    let params = params_of(&kinds);
    let outer = format!("@{}vac{i}", shared.prefix);
    let mut f = Function::new(shared, &outer, &params, Ty::Int(64), "");
    let fixed: Vec<String> = first.iter().map(|_| format!("i64 {}", f.operand(&Ty::Int(64)))).collect();
    let rest: Vec<String> = kinds.iter().enumerate().map(|(i, ty)| format!("{ty} %a{i}")).collect();
    let types: Vec<&str> = first.iter().map(|_| "i64").collect();
    let callee = format!("i64 ({}, ...) {name}", types.join(", "));
    let result = f.define(&Ty::Int(64), &format!("call {callee}({}, {})", fixed.join(", "), rest.join(", ")));
    f.line(&format!("ret i64 {result}"));
    f.finish();
    shared.callees.push(Callee { name: outer, params, result: Ty::Int(64), convention: "" });
}

/// The address of the next argument of type `ty`.
fn next_argument(f: &mut Function<'_>, list: &str, ty: &Ty) -> String {
    let (ptr, number) = (Ty::Ptr, Ty::Int(32));
    let field = |f: &mut Function<'_>, i: u32| {
        f.define(
            &ptr,
            &format!("getelementptr inbounds {{ i32, i32, ptr, ptr }}, ptr {list}, i32 0, i32 {i}"),
        )
    };
    if *ty == Ty::Float(Float::X87) {
        let at = field(f, 2);
        let area = f.define(&ptr, &format!("load ptr, ptr {at}"));
        let up = f.define(&ptr, &format!("getelementptr inbounds i8, ptr {area}, i32 15"));
        let area = f.define(&ptr, &format!("call ptr @llvm.ptrmask.p0.i64(ptr {up}, i64 -16)"));
        let next = f.define(&ptr, &format!("getelementptr i8, ptr {area}, i32 16"));
        f.line(&format!("store ptr {next}, ptr {at}"));
        return area;
    }
    let (offset, last, step) = if ty.float().is_some() { (1, 160, 16) } else { (0, 40, 8) };
    let at = field(f, offset);
    let used = f.define(&number, &format!("load i32, ptr {at}"));
    let fits = f.define(&Ty::Int(1), &format!("icmp ule i32 {used}, {last}"));
    let (register, memory, join) = (f.fresh_label(), f.fresh_label(), f.fresh_label());
    f.line(&format!("br i1 {fits}, label %{register}, label %{memory}"));
    f.open(&register);
    let save = field(f, 3);
    let save = f.define(&ptr, &format!("load ptr, ptr {save}"));
    let in_register = f.define(&ptr, &format!("getelementptr i8, ptr {save}, i32 {used}"));
    let more = f.define(&number, &format!("add i32 {used}, {step}"));
    f.line(&format!("store i32 {more}, ptr {at}"));
    f.line(&format!("br label %{join}"));
    f.open(&memory);
    let at = field(f, 2);
    let in_memory = f.define(&ptr, &format!("load ptr, ptr {at}"));
    let next = f.define(&ptr, &format!("getelementptr i8, ptr {in_memory}, i32 8"));
    f.line(&format!("store ptr {next}, ptr {at}"));
    f.line(&format!("br label %{join}"));
    f.open(&join);
    let phi = f.phi(&ptr);
    // It points to an argument, not to a region.
    f.pool.pop();
    f.argue(&phi, &in_register, &register);
    f.argue(&phi, &in_memory, &memory);
    phi
}

/// A function that calls `setjmp` and comes back there three times.
fn jump(shared: &mut Shared, i: usize) {
    shared.declare("i32 @_setjmp(ptr) returns_twice".to_owned());
    shared.declare("void @longjmp(ptr, i32) noreturn".to_owned());
    let thrower = format!("@{}throw{i}", shared.prefix);
    let mut f = Function::new(shared, &thrower, &params_of(&[Ty::Int(64), Ty::Int(32)]), Ty::Int(32), "");
    // The first parameter is an address, which differs from run to run.
    f.pool.retain(|value| value.text != "%a0");
    f.operation();
    f.line("%buffer = inttoptr i64 %a0 to ptr ; ptr");
    f.line("call void @longjmp(ptr %buffer, i32 %a1) noreturn");
    f.line("unreachable");
    f.finish();

    let params =
        params_of(&[Ty::Int(64), Ty::random_int(&mut shared.rng), Ty::random_float(&mut shared.rng)]);
    let name = format!("@{}jump{i}", shared.prefix);
    let mut f = Function::new(shared, &name, &params, Ty::Int(64), "");
    f.line("%buffer = alloca [256 x i8], align 16 ; ptr");
    f.line("%kept = alloca i64 ; ptr");
    f.line("store volatile i64 %a0, ptr %kept");
    for _ in 0..f.shared.rng.below(5) {
        f.operation();
    }
    let returned = f.define(&Ty::Int(32), "call i32 @_setjmp(ptr %buffer) returns_twice");
    let more = f.define(&Ty::Int(1), &format!("icmp slt i32 {returned}, 3"));
    f.line(&format!("br i1 {more}, label %again, label %done"));
    let before = f.pool.clone();
    f.open("again");
    let old = f.push(&Ty::Int(64), "load volatile i64, ptr %kept");
    for _ in 0..f.shared.rng.below(5) {
        f.operation();
    }
    let other = f.operand(&Ty::Int(64));
    let new = f.define(&Ty::Int(64), &format!("sub i64 {other}, {old}"));
    f.line(&format!("store volatile i64 {new}, ptr %kept"));
    let next = f.define(&Ty::Int(32), &format!("add i32 {returned}, 1"));
    if f.shared.rng.chance(50) {
        let number = f.define(&Ty::Int(64), "ptrtoint ptr %buffer to i64");
        f.define(&Ty::Int(32), &format!("call i32 {thrower}(i64 {number}, i32 {next})"));
    } else {
        f.line(&format!("call void @longjmp(ptr %buffer, i32 {next}) noreturn"));
    }
    f.line("unreachable");
    f.open("done");
    f.pool = before;
    for value in f.pool.clone().iter().rev().take(4) {
        f.mix(value);
    }
    let result = f.define(&Ty::Int(64), "load volatile i64, ptr %kept");
    f.line(&format!("ret i64 {result}"));
    f.finish();
    shared.callees.push(Callee { name, params, result: Ty::Int(64), convention: "" });
}

/// A function that calls itself, at its end or before it, with arguments that change their positions.
fn recursion(shared: &mut Shared, i: usize) {
    let n = shared.rng.below(10) + 1;
    let mut types = vec![Ty::Int(32)];
    let repeated = Ty::random(&mut shared.rng);
    for _ in 0..n {
        let other = Ty::random(&mut shared.rng);
        types.push(if shared.rng.chance(60) { repeated.clone() } else { other });
    }
    let params = params_of(&types);
    let kind = shared.rng.pick(&["musttail ", "tail ", "", ""]);
    let convention = shared.rng.pick(&["", "", "fastcc ", "tailcc "]);
    let result = if repeated == Ty::Ptr { Ty::Int(64) } else { repeated };
    let name = format!("@{}rec{i}", shared.prefix);
    let mut f = Function::new(shared, &name, &params, result.clone(), convention);
    let zero = f.define(&Ty::Int(1), "icmp eq i32 %a0, 0");
    f.line(&format!("br i1 {zero}, label %done, label %more"));
    f.open("done");
    let value = f.operand(&result);
    f.line(&format!("ret {result} {value}"));
    // Values defined there are not defined here.
    f.pool.truncate(params.len());
    f.open("more");
    for _ in 0..f.shared.rng.below(4) + 1 {
        f.operation();
    }
    let less = f.define(&Ty::Int(32), "sub i32 %a0, 1");
    let mut args = vec![format!("i32 {less}")];
    for (i, ty) in types.iter().enumerate().skip(1) {
        let others: Vec<usize> = (1..types.len()).filter(|&j| types[j] == *ty && j != i).collect();
        let value = if f.shared.rng.chance(50) && !others.is_empty() {
            format!("%a{}", others[f.shared.rng.below(others.len())])
        } else if kind.is_empty() || *ty != Ty::Ptr {
            f.operand(ty)
        } else {
            // A tail call's memory must not be this function's.
            format!("%a{i}")
        };
        args.push(format!("{ty} {value}"));
    }
    let value = f.push(&result, &format!("{kind}call {convention}{result} {name}({})", args.join(", ")));
    if !kind.is_empty() {
        f.line(&format!("ret {result} {value}"));
    } else {
        f.operation();
        let value = f.operand(&result);
        f.line(&format!("ret {result} {value}"));
    }
    f.finish();

    let outer = format!("@{}recc{i}", shared.prefix);
    let mut f = Function::new(shared, &outer, &params, result.clone(), "");
    let depth = f.define(&Ty::Int(32), "and i32 %a0, 15");
    let mut args = vec![format!("i32 {depth}")];
    args.extend(types.iter().enumerate().skip(1).map(|(i, ty)| format!("{ty} %a{i}")));
    let value = f.define(&result, &format!("call {convention}{result} {name}({})", args.join(", ")));
    f.line(&format!("ret {result} {value}"));
    f.finish();
    shared.callees.push(Callee { name: outer, params, result, convention: "" });
}

/// A function that returns its result by address, and one that calls it.
fn by_address(shared: &mut Shared, i: usize) {
    let types: Vec<Ty> = (0..shared.rng.below(4)).map(|_| Ty::random(&mut shared.rng)).collect();
    let name = format!("@{}out{i}", shared.prefix);
    let mut params = vec![Param { ty: Ty::Ptr, attributes: "sret([64 x i8]) align 16 " }];
    params.extend(params_of(&types));
    let mut f = Function::new(shared, &name, &params, Ty::Int(8), "");
    f.make_void();
    for _ in 0..f.shared.rng.below(6) + 1 {
        f.operation();
        f.memory_operation();
    }
    let value = f.operand(&Ty::Int(64));
    f.line(&format!("store i64 {value}, ptr %a0"));
    f.line("ret void");
    f.finish();

    let outer = format!("@{}outc{i}", shared.prefix);
    let params = params_of(&types);
    let mut f = Function::new(shared, &outer, &params, Ty::Int(64), "");
    let memory = f.result_memory();
    let mut args = vec![format!("ptr sret([64 x i8]) align 16 {memory}")];
    args.extend(types.iter().enumerate().map(|(i, ty)| format!("{ty} %a{i}")));
    f.line(&format!("call void {name}({})", args.join(", ")));
    f.keep(&Ty::Ptr, &memory);
    for _ in 0..2 {
        f.memory_operation();
    }
    let result = f.define(&Ty::Int(64), &format!("load i64, ptr {memory}, align 1"));
    f.line(&format!("ret i64 {result}"));
    f.finish();
    shared.callees.push(Callee { name: outer, params, result: Ty::Int(64), convention: "" });
}
