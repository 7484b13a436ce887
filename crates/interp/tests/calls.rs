//! Calls: recursion, signatures that differ, variable arguments, copies of objects, `setjmp`, the host.

use sheave_interp::{Interpreter, Options, Outcome, Stop, TrapKind};
use sheave_ir::FuncId;

use super::{module, output, run, trap};

#[test]
fn recursion_needs_no_host_stack() {
    let source = "
function %depth(i32 v0) -> i32 {
block0:
    branch v0, block1, block2
block1:
    v1 = sub v0, i32 1
    v2 = call %depth(v1)
    v3 = add v2, i32 1
    return v3
block2:
    return i32 0
}";
    assert_eq!(run(source, &[200_000]), [200_000]);
    assert_eq!(trap(source, &[0xffff_ffff]).kind, TrapKind::StackOverflow);
}

#[test]
fn two_results_and_groups() {
    let source = "
function %f(i64 v0, i64 v1) -> i64 {
block0:
    v2, v3 = call %g(v0, v1)
    v4 = mul v2, i64 100
    v5 = add v4, v3
    return v5
}
function %g(i64 group(1) v0, i64 group(1) v1) -> (i64, i64) {
block0:
    return v1, v0
}";
    assert_eq!(run(source, &[3, 4]), [403]);
}

#[test]
fn an_object_by_value_is_a_copy() {
    let source = "
function %f() -> i32 {
block0:
    v0 = alloca size 24 align 8
    store i32 7, v0 + 20
    v1 = call %g(i32 1, v0)
    v2 = load i32 v0 + 20
    v3 = mul v1, i32 100
    v4 = add v3, v2
    return v4
}
function %g(i32 v0, ptr byval(24, 8) v1) -> i32 {
block0:
    v2 = load i32 v1 + 20
    store i32 50, v1 + 20
    return v2
}";
    assert_eq!(run(source, &[]), [707]);
}

#[test]
fn a_float_on_the_x87_stack_is_returned() {
    let source = "
function %f() -> i64 {
block0:
    v0 = alloca size 16 align 16
    call %g(v0)
    v1 = load i64 v0
    return v1
}
function %g() -> ptr x87 {
block0:
    v0 = alloca size 16 align 16
    store i64 81985529216486895, v0
    return v0
}";
    assert_eq!(run(source, &[]), [0x0123_4567_89ab_cdef]);
}

#[test]
fn calls_through_other_signatures() {
    let source = "
function %f(f64 v0) -> i32 {
block0:
    v1 = call_indirect %g(v0, i32 5) as (f64, i32) -> i32
    v2 = call_indirect %h(i8 -2) as (i8 sext) -> i64
    v3 = trunc i32 v2
    v4 = add v1, v3
    return v4
}
function %g(i32 v0, f64 v1, i32 v2) -> i32 {
block0:
    v3 = float_to_sint i32 v1
    v4 = mul v3, v0
    v5 = add v4, v2
    return v5
}
function %h(i32 v0) -> i64 {
block0:
    v1 = sext i64 v0
    return v1
}";
    // The integer 5 travels in the first integer register; what the caller does not pass is zero.
    assert_eq!(run(source, &[2.5f64.to_bits()]), [10 - 2]);
}

/// What clang makes of a function that sums `n` variable arguments: ints and doubles by turns.
const SUM: &str = "
extern function %printf(ptr, ...) -> i32
data readonly %format size 4 align 1 {
    \"%f\\0a\\00\"
}
function %sum(i32 v0, ...) -> f64 {
block0:
    v1 = alloca size 24 align 16
    va_start v1
    jump block1
block1:
    v2 = phi i32 [block0: i32 0], [block8: v24]
    v3 = phi f64 [block0: f64 0.0], [block8: v23]
    v4 = icmp slt v2, v0
    branch v4, block2, block9
block2:
    v5 = load i32 v1
    v6 = icmp ule v5, i32 40
    branch v6, block3, block4
block3:
    v7 = load ptr v1 + 16
    v8 = zext i64 v5
    v9 = ptr_add v7, v8
    v10 = add v5, i32 8
    store v10, v1
    jump block5
block4:
    v11 = load ptr v1 + 8
    v12 = ptr_add v11, i64 8
    store v12, v1 + 8
    jump block5
block5:
    v13 = phi ptr [block3: v9], [block4: v11]
    v14 = load i32 v13
    v15 = load i32 v1 + 4
    v16 = icmp ule v15, i32 160
    branch v16, block6, block7
block6:
    v17 = load ptr v1 + 16
    v18 = zext i64 v15
    v19 = ptr_add v17, v18
    v20 = add v15, i32 16
    store v20, v1 + 4
    jump block8
block7:
    v25 = load ptr v1 + 8
    v26 = ptr_add v25, i64 8
    store v26, v1 + 8
    jump block8
block8:
    v21 = phi ptr [block6: v19], [block7: v25]
    v22 = load f64 v21
    v27 = sint_to_float f64 v14
    v28 = fmul v27, v22
    v23 = fadd v3, v28
    v24 = add v2, i32 1
    jump block1
block9:
    return v3
}
function %main() -> i32 {
block0:
";

#[test]
fn variable_arguments_are_where_the_abi_has_them() {
    // Seven pairs use up the integer registers (the count takes one), eleven the float registers as well.
    for n in [0u32, 1, 5, 6, 7, 8, 9, 11] {
        let mut args = format!("i32 {n}");
        let mut types = String::from("i32, ...");
        let mut expected = 0.0;
        for i in 1..=n {
            args += &format!(", i32 -{i}, f64 {i}.5");
            types += ", i32, f64";
            expected -= f64::from(i) * (f64::from(i) + 0.5);
        }
        let source = format!(
            "{SUM}    v0 = call %sum({args}) as ({types}) -> f64
    v1 = call %printf(%format, v0) as (ptr, ..., f64) -> i32
    return v1\n}}"
        );
        let expected = format!("{expected:.6}\n");
        assert_eq!(output(&source, &[], b""), (expected.clone(), expected.len() as i32), "{n} pairs");
    }
}

#[test]
fn a_list_of_arguments_reaches_the_host() {
    let source = "
extern function %vprintf(ptr, ptr) -> i32
data readonly %format size 30 align 1 {
    \"%d %s %.2f %ld %d %d %d %.1Lf\\00\"
}
data readonly %text size 3 align 1 {
    \"hi\\00\"
}
function %log(ptr v0, ...) -> i32 {
block0:
    v1 = alloca size 24 align 16
    v2 = alloca size 24 align 16
    va_start v1
    va_copy v2, v1
    v3 = call %vprintf(v0, v2)
    return v3
}
function %main() -> i32 {
block0:
    v0 = alloca size 16 align 16
    store i64 -3458764513820540928, v0
    store i16 16385, v0 + 8
    v1 = call %log(%format, i32 -1, %text, f64 2.5, i64 -2, i32 3, i32 4, i32 5, v0) as (ptr, ..., i32, ptr, f64, i64, i32, i32, i32, ptr byval(16, 16)) -> i32
    return v1
}";
    // 0xd000... with exponent 16385 is 1.625 * 4.
    assert_eq!(output(source, &[], b"").0, "-1 hi 2.50 -2 3 4 5 6.5");
}

#[test]
fn setjmp_returns_twice() {
    for (set, jump) in [
        ("call returns_twice %_setjmp(%buffer)", "call no_return %longjmp(%buffer, v0)"),
        ("setjmp %buffer", "longjmp %buffer"),
    ] {
        let source = format!(
            "
extern function %_setjmp(ptr) -> i32
extern function %longjmp(ptr, i32)
data %buffer size 200 align 16
function %f(i32 v0) -> i32 {{
block0:
    v1 = alloca i32
    store i32 100, v1
    v2 = {set}
    branch v2, block2, block1
block1:
    store i32 200, v1
    call %deeper(i32 3, v0)
    unreachable
block2:
    v3 = load i32 v1
    v4 = add v3, v2
    return v4
}}
function %deeper(i32 v1, i32 v0) {{
block0:
    branch v1, block1, block2
block1:
    v2 = sub v1, i32 1
    call %deeper(v2, v0)
    return
block2:
    {jump}
    unreachable
}}"
        );
        // The builtin always gives 1, and a longjmp of 0 gives 1 too.
        let with_value = if set.contains("call") { 205 } else { 201 };
        assert_eq!(run(&source, &[5]), [with_value]);
        assert_eq!(run(&source, &[0]), [201]);
    }
}

#[test]
fn a_jump_to_a_function_that_has_returned_is_an_error() {
    let source = "
extern function %_setjmp(ptr) -> i32
extern function %longjmp(ptr, i32)
data %buffer size 200 align 16
function %f() {
block0:
    call %set()
    call no_return %longjmp(%buffer, i32 1)
    unreachable
}
function %set() {
block0:
    v0 = call returns_twice %_setjmp(%buffer)
    return
}";
    assert_eq!(trap(source, &[]).kind, TrapKind::BadLongJump);
}

#[test]
fn a_jump_leaves_functions_of_the_host() {
    let source = "
extern function %_setjmp(ptr) -> i32
extern function %longjmp(ptr, i32)
extern function %qsort(ptr, i64, i64, ptr)
data %buffer size 200 align 16
data %array size 8 align 4
function %f() -> i32 {
block0:
    v0 = call returns_twice %_setjmp(%buffer)
    branch v0, block2, block1
block1:
    call %qsort(%array, i64 2, i64 4, %compare)
    return i32 0
block2:
    return v0
}
function %compare(ptr v0, ptr v1) -> i32 {
block0:
    call no_return %longjmp(%buffer, i32 77)
    unreachable
}";
    assert_eq!(run(source, &[]), [77]);
}

#[test]
fn sorting_calls_back() {
    let source = "
extern function %qsort(ptr, i64, i64, ptr)
data %array size 24 align 4 {
    \"\\05\\00\\00\\00\\01\\00\\00\\00\\04\\00\\00\\00\\02\\00\\00\\00\\03\\00\\00\\00\\00\\00\\00\\00\"
}
function %f(i64 v0) -> i32 {
block0:
    call %qsort(%array, i64 6, i64 4, %compare)
    v1 = ptr_index %array, v0 * 4
    v2 = load i32 v1
    return v2
}
function %compare(ptr v0, ptr v1) -> i32 {
block0:
    v2 = load i32 v0
    v3 = load i32 v1
    v4 = sub v2, v3
    return v4
}";
    for i in 0..6 {
        assert_eq!(run(source, &[i]), [i]);
    }
}

#[test]
fn embedders_add_functions() {
    let source = "
extern function %twice(i32, ptr) -> i32
function %f(i32 v0) -> i32 {
block0:
    v1 = call %twice(v0, %g)
    return v1
}
function %g(i32 v0) -> i32 {
block0:
    v1 = add v0, i32 1
    return v1
}";
    let module = module(source);
    let mut interp = Interpreter::new(&module, Options::default()).unwrap();
    interp.define_host("twice", |call| {
        let (value, function) = (call.arg(0)?, call.arg(1)?);
        if value == 13 {
            return Err(Stop::Exit(3));
        }
        Ok(call.call(function, &[value * 2])? + 100)
    });
    let f = FuncId::from_u32(0);
    assert_eq!(interp.call(f, &[4]), Ok(Outcome::Returned(vec![109])));
    assert_eq!(interp.call(f, &[13]), Ok(Outcome::Exited(3)));
    // The interpreter is usable after it was left in the middle.
    assert_eq!(interp.call(f, &[5]), Ok(Outcome::Returned(vec![111])));
}

#[test]
fn what_nobody_defines_is_named() {
    let trap =
        trap("extern function %nobody()\nfunction %f() {\nblock0:\n    call %nobody()\n    return\n}", &[]);
    assert_eq!(trap.kind, TrapKind::UnresolvedSymbol("nobody".into()));
    let source = "function %f(ptr v0) {\nblock0:\n    call_indirect v0() as ()\n    return\n}";
    assert_eq!(super::trap(source, &[64]).kind, TrapKind::BadCall(64));
}
