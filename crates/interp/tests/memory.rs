//! Loads, stores, bounds, lifetimes, relocations.

use sheave_interp::TrapKind;

use super::{run, trap};

#[test]
fn every_width_is_zero_extended() {
    for (ty, offset, expected) in
        [("i8", 0, 0x88), ("i16", 1, 0xaa99), ("i32", 3, 0xeedd_ccbb_u64), ("i64", 0, 0xffee_ddcc_bbaa_9988)]
    {
        let source = format!(
            "data %bytes size 8 align 8 {{\n    \"\\88\\99\\aa\\bb\\cc\\dd\\ee\\ff\"\n}}
function %f() -> {ty} {{\nblock0:\n    v0 = load {ty} %bytes + {offset}\n    return v0\n}}"
        );
        assert_eq!(run(&source, &[]), [expected], "{ty}");
    }
}

#[test]
fn slots_are_zero_bounded_and_die() {
    let zero = "
function %f() -> i32 {
block0:
    v0 = alloca i32
    v1 = load i32 v0
    return v1
}";
    assert_eq!(run(zero, &[]), [0]);
    let beyond = "
function %f(i64 v0) -> i32 {
block0:
    v1 = alloca size 12 align 4
    v2 = ptr_index v1, v0 * 4
    store i32 5, v2
    v3 = load i32 v2
    return v3
}";
    assert_eq!(run(beyond, &[2]), [5]);
    for index in [3u64, u64::MAX] {
        assert!(matches!(trap(beyond, &[index]).kind, TrapKind::OutOfBounds { size: 4, write: true, .. }));
    }
    let dead = "
function %f() -> i32 {
block0:
    v0 = call %g()
    v1 = load i32 v0
    return v1
}
function %g() -> ptr {
block0:
    v0 = alloca i32
    return v0
}";
    assert!(matches!(trap(dead, &[]).kind, TrapKind::OutOfBounds { write: false, .. }));
}

#[test]
fn null_and_constants_are_protected() {
    let null = "
function %f(ptr v0) {
block0:
    store i32 1, v0 + 16
    return
}";
    assert_eq!(trap(null, &[0]).kind, TrapKind::NullAccess { addr: 16, write: true });
    let constant = "
data readonly %text size 2 align 1 {
    \"a\\00\"
}
function %f() {
block0:
    store i8 1, %text
    return
}";
    assert!(matches!(trap(constant, &[]).kind, TrapKind::WriteToReadOnly(_)));
}

#[test]
fn heap_blocks_live_until_they_are_freed() {
    let source = "
extern function %malloc(i64) -> ptr
extern function %free(ptr)
function %f(i32 v0) -> i32 {
block0:
    v1 = call %malloc(i64 8)
    store i32 3, v1 + 4
    branch v0, block1, block2
block1:
    call %free(v1)
    jump block2
block2:
    v2 = load i32 v1 + 4
    return v2
}";
    assert_eq!(run(source, &[0]), [3]);
    assert!(matches!(trap(source, &[1]).kind, TrapKind::UseAfterFree { size: 4, write: false, .. }));
}

#[test]
fn relocations_and_differences() {
    let source = "
data %a size 8 align 8 {
    at 0: %b+4
}
data %b size 8 align 8 {
    \"\\01\\00\\00\\00\\02\\00\\00\\00\"
}
data readonly %labels size 8 align 4 {
    at 0: difference32 blockaddr(%f, block2) - blockaddr(%f, block1)
    at 4: difference32 blockaddr(%f, block1) - blockaddr(%f, block1)
}
alias %c = %b+4
function %f(i64 v0) -> i32 {
block0:
    v1 = ptr_index %labels, v0 * 4
    v2 = load i32 v1
    v3 = sext i64 v2
    v4 = ptr_add blockaddr(%f, block1), v3
    indirect_branch v4, [block1, block2]
block1:
    v5 = load ptr %a
    v6 = load i32 v5
    return v6
block2:
    v7 = load i32 %c
    v8 = add v7, i32 40
    return v8
}";
    assert_eq!(run(source, &[0]), [42]);
    assert_eq!(run(source, &[1]), [2]);
}

#[test]
fn dynamic_allocations_nest_and_are_restored() {
    let source = "
function %f(i64 v0) -> i64 {
block0:
    v1 = stack_save
    v2 = dyn_alloca v0, align 64
    v3 = ptr_add v2, v0
    store i8 1, v3 - 1
    stack_restore v1
    v4 = stack_save
    v5 = bitcast i64 v1
    v6 = bitcast i64 v4
    v7 = sub v5, v6
    v8 = bitcast i64 v2
    v9 = and v8, i64 63
    v10 = or v7, v9
    return v10
}";
    assert_eq!(run(source, &[100]), [0]);
    let after = "
function %f() -> i8 {
block0:
    v1 = stack_save
    v2 = dyn_alloca i64 8, align 8
    stack_restore v1
    v3 = load i8 v2
    return v3
}";
    assert!(matches!(trap(after, &[]).kind, TrapKind::OutOfBounds { .. }));
    assert_eq!(trap(source, &[1 << 40]).kind, TrapKind::StackOverflow);
}

#[test]
fn a_slot_in_a_loop_is_fresh_each_time() {
    let source = "
function %f(i32 v0) -> i32 {
block0:
    jump block1
block1:
    v1 = phi i32 [block0: v0], [block1: v4]
    v2 = phi i32 [block0: i32 0], [block1: v6]
    v3 = alloca i32
    v5 = load i32 v3
    v6 = add v2, v5
    store i32 1, v3
    v4 = sub v1, i32 1
    branch v4, block1, block2
block2:
    return v6
}";
    assert_eq!(run(source, &[5]), [0]);
}

#[test]
fn blocks_of_memory() {
    let source = "
data %data size 8 align 8 {
    \"\\01\\02\\03\\04\\05\\06\\07\\08\"
}
function %f(i64 v0) -> i64 {
block0:
    v1 = alloca i64
    mem_set v1, i8 -1, i64 8
    mem_copy v1, %data, v0
    mem_move %data+1, %data, i64 4
    v2 = load i64 %data
    v3 = load i64 v1
    v4 = xor v2, v3
    return v4
}";
    let expected = 0x0807_0604_0302_0101u64 ^ 0xffff_ff05_0403_0201;
    assert_eq!(run(source, &[5]), [expected]);
    assert!(matches!(trap(source, &[9]).kind, TrapKind::OutOfBounds { size: 9, .. }));
}

#[test]
fn atomics_give_the_old_content() {
    for (op, operand, expected) in [
        ("xchg", 3u64, 3u64),
        ("add", 0x80, 0x70),
        ("sub", 0xf1, 0xff),
        ("and", 0x3c, 0x30),
        ("nand", 0x3c, 0xcf),
        ("or", 0x0f, 0xff),
        ("xor", 0xff, 0x0f),
        ("max", 1, 1),
        ("min", 1, 0xf0),
        ("umax", 1, 0xf0),
        ("umin", 1, 1),
    ] {
        let source = format!(
            "data %cell size 1 align 1 {{\n    \"\\f0\"\n}}
function %f(i8 v0) -> i32 {{
block0:
    v1 = rmw seq_cst {op} %cell, v0
    v2 = load i8 %cell
    v3 = zext i32 v1
    v4 = zext i32 v2
    v5 = shl v3, i32 8
    v6 = or v5, v4
    return v6
}}"
        );
        assert_eq!(run(&source, &[operand]), [0xf000 | expected], "{op}");
    }
    let source = "
data %cell size 4 align 4 {
    \"\\05\\00\\00\\00\"
}
function %f(i32 v0) -> i32 {
block0:
    v1, v2 = cmpxchg seq_cst %cell, v0, i32 9
    fence seq_cst
    v3 = load i32 %cell
    v4 = mul v3, i32 10
    v5 = add v4, v1
    v6 = mul v5, i32 10
    v7 = zext i32 v2
    v8 = add v6, v7
    return v8
}";
    assert_eq!(run(source, &[5]), [951]);
    assert_eq!(run(source, &[6]), [550]);
}
